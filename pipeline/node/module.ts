/** `node:module` for modules that every run loads; see `fs.ts` beside this file. */
export const { createRequire } = process.getBuiltinModule('node:module');

/** `node:util` for modules that every run loads; see `fs.ts` beside this file. */
export const { parseArgs, styleText } = process.getBuiltinModule('node:util');

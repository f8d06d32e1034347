/**
 * `node:fs` for modules that every run loads. An `import` of it makes Node load whatever any of its exports may ever need
 * (promises, streams, watchers, readline); taken like this, it costs only what is used.
 */
export const {
  closeSync,
  constants,
  copyFileSync,
  createWriteStream,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} = process.getBuiltinModule('node:fs');

/** How code in documents is judged, whatever runs the compiler. */
export const compilerOptions = {
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  jsx: 'preserve',
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};

export const isSource = (file: string): boolean => /\.[cm]?tsx?$/.test(file);

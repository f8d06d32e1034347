import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    reporters: ['default', './tests/closing-line.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { include: ['pipeline/**/*.ts', 'checks/**/*.ts'] },
  },
});

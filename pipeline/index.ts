export { isSealed } from './core/report.ts';
export { gateResults } from './core/gate.ts';
export type * from './core/types.ts';

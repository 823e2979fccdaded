export * from './answers.js';
export { Arbiter } from './arbiter.js';
export type { components, paths } from './generated.js';
export type { Request, Settings } from './http.js';
export { ArbiterError, type Problem } from './problem.js';
export { type MyTurn, Table } from './table.js';
export type * from './types.js';

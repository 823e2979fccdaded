/** How a command is carried out, and what it prints. */
import type { Tools } from './open.js';

/** Carries a command out and prints what it returns. */
export type Run = (work: (tools: Tools) => Promise<string>) => Promise<void>;

/** A game that is not as its log says: the result of looking, not a failure to look. */
export class Differs extends Error {}

/** One line each, fields separated by tabs: to be read, and to be cut by other tools. */
export const rows = (lines: readonly (readonly string[])[]): string => lines.map((line) => line.join('\t')).join('\n');

export const shown = (value: Date | number | string | null): string =>
  value === null ? '-' : value instanceof Date ? value.toISOString() : String(value);

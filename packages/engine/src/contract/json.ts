/** Plain JSON: everything that crosses the engine's border or lies in a state is made of these. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
/** Something with keys: an object that is no list. */
export type Table = { [key: string]: unknown };
export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What is published as JSON, read as one thing or another; nothing where it is none. */
export const tableIn = (value: unknown): Table => (isTable(value) ? value : {});
export const tablesIn = (value: unknown): Table[] => (Array.isArray(value) ? value.filter(isTable) : []);
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

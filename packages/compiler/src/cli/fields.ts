/** Fields of JSON that may be anything, as what they ought to be. */
export type Fields = { [name: string]: unknown };
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Characters around the first difference that are told. */
const BEFORE = 200;
const AFTER = 600;

/** Throws where two texts differ, and says where. */
export function equal(what: string, one: string, two: string): void {
  if (one === two) return;
  let at = 0;
  while (one[at] === two[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - BEFORE), at + AFTER);
  throw new Error(`${what} differs from character ${at} on:\n${around(one)}\n${around(two)}`);
}

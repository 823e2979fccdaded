/** What follows from the rules of an edition and is kept with them: two editions never share it. */
import type { Rules } from './rules.js';

let slots = 0;

/** Makes a getter of something that each edition's rules have one of, made when it is first asked for. */
export function perRules<T>(make: (rules: Rules) => T): (rules: Rules) => T {
  const slot = slots++;
  return (rules) => {
    const { kept } = rules;
    if (kept[slot] === undefined) kept[slot] = make(rules);
    return kept[slot] as T;
  };
}

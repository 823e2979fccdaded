/** Filters for a word that no list of the game ever has in it: they would quietly fit nothing. */
import type { Json } from '../contract/json.js';
import type { Face } from '../language/types.js';
import type { Fault, WordLists } from '../machine/words.js';

type Path = readonly (string | number)[];
type Values = NonNullable<WordLists['values']>;

/** Checks the `has` filters of a definition whose form is right, each with the rules that name the words. */
export function checkListValues(definition: Face, values: Values, fault: Fault): void {
  const printed: { [list: string]: Set<string> } = {};
  for (const [list, { open }] of Object.entries(values)) if (open) printed[list] = printedIn(definition, list);
  const json: Json = JSON.parse(JSON.stringify(definition.abilities));
  walk(json, ['abilities'], (value, list, path) => {
    const { known, rules } = (Object.hasOwn(values, list) ? values[list] : undefined) ?? {};
    if (!known || known.includes(value) || printed[list]?.has(value)) return;
    const near = known.find((k) => k.toLowerCase() === value.toLowerCase());
    const among = known.length > MAX_LISTED ? '' : `: it is one of ${known.join(', ')}`;
    fault(path, `no object has "${value}" among its ${list}${near ? `: it is written "${near}"` : among}`, rules);
  });
}

const MAX_LISTED = 40;

/** Words that the card itself, and what it makes, have in a list. */
function printedIn(value: unknown, list: string, into = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return into;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'props' && inner && typeof inner === 'object')
      for (const word of [inner[list] ?? []].flat()) into.add(String(word));
    printedIn(inner, list, into);
  }
  return into;
}

function walk(value: Json, path: Path, found: (value: string, list: string, path: Path) => void): void {
  if (Array.isArray(value)) for (const [i, v] of value.entries()) walk(v, [...path, i], found);
  else if (value && typeof value === 'object') {
    if (Array.isArray(value.has)) {
      const [list, wanted] = value.has;
      for (const word of [wanted].flat()) if (typeof word === 'string') found(word, String(list), [...path, 'has', 1]);
    }
    for (const [field, v] of Object.entries(value)) walk(v, [...path, field], found);
  }
}

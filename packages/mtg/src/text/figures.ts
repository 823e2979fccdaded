/** Figures in descriptions: "with power 2 or less" (208, 202.3). */

import { canonical, either, type Value } from '@arbiter/engine';
import { figureName, isChosenX, isFigure } from './numbers.js';
import { isPlain, type Say, UNSAID } from './say.js';
import { isSpoken } from './spoken.js';

export function figure([name, op, value]: [string, string, Value], say: Say): string {
  if (!['power', 'toughness', 'manaValue'].includes(name)) return UNSAID;
  if (isPlain(value)) {
    const words = BOUNDS[op];
    return words === undefined ? UNSAID : `with ${figureName(name)} ${words[0]}${say.value(value)}${words[1]}`;
  }
  if (isChosenX(value, say)) {
    const words = BOUNDS[op];
    return words === undefined ? UNSAID : `with ${figureName(name)} ${words[0]}X${words[1]}`;
  }
  const words = WORKED_OUT[op];
  const own = ownFigure([name, op, value], say);
  if (own !== undefined) return `with ${figureName(name)} ${words} its ${figureName(own)}`;
  if (words === undefined) return UNSAID;
  const plain = `with ${figureName(name)} ${words} ${say.apart(() => say.value(value))}`;
  // The X of the card itself is another.
  const bound = canonical(say.face).includes('{X}') ? undefined : { '<=': 'X or less', '>=': 'X or greater' }[op];
  const said = say.value(value);
  return bound === undefined ? plain : either(plain, `with ${figureName(name)} ${bound} where X is ${said}`);
}
const BOUNDS: { [op: string]: [string, string] } = {
  '>=': ['', ' or greater'],
  '<=': ['', ' or less'],
  '=': ['', ''],
  '<': ['less than ', ''],
  '>': ['greater than ', ''],
};
/** Of what an ability waits for its own figures are compared: "with power equal to its toughness". */
function ownFigure(stat: [string, string, Value], say: Say): string | undefined {
  const [, , value] = stat;
  if (typeof value !== 'object' || !('stat' in value)) return undefined;
  // What enters is looked at as it is there, and so are its figures (603.6a).
  const enters = say.on?.on === 'move' && say.on.match?.to === 'battlefield';
  if (canonical(value.of) !== (enters ? ENTERED : ITSELF)) return undefined;
  const awaited = !isSpoken(say, ITSELF) && canonical(say.on?.object ?? null).includes(canonical({ stat }));
  return awaited && isFigure(value.stat) ? value.stat : undefined;
}
const ITSELF = canonical({ event: 'object' });
const ENTERED = canonical({ event: 'became' });
/** How a figure compares with a value that is worked out. */
const WORKED_OUT: { [op: string]: string } = {
  '>=': 'greater than or equal to',
  '<=': 'less than or equal to',
  '=': 'equal to',
  '<': 'less than',
  '>': 'greater than',
};

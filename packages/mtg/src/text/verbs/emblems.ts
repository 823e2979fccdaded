/** How emblems are printed (114): nothing is said of one but its abilities, each in quotation marks. */
import { type Ability, type Effect, type Face, facesOf } from '@arbiter/engine';
import { listed, type Say, UNSAID, verb, whole } from '../say.js';
import { does } from './doing.js';

/** "You get an emblem with "Creatures you control get +1/+1."" */
export function emblemText({ token, who }: Extract<Effect, { do: 'emblem' }>, say: Say): string {
  const [face, ...more] = facesOf(token);
  if (!face || more.length > 0) return UNSAID;
  const abilities = abilitiesOf(face);
  return does(who, say, (s) => {
    const quoted = abilities === undefined ? [UNSAID] : say.abilities(abilities, { ...face, name: '' });
    const inner = quoted.map((one) => (one.startsWith('"') ? withinQuotes(one) : UNSAID));
    return `${s.text} ${verb(s, 'get')} an emblem with ${listed(inner)}`;
  });
}
/** An emblem has no characteristics but its abilities, all of which work in the command zone (114.3). */
function abilitiesOf({ props, abilities }: Face): Ability[] | undefined {
  const plain = whole(props, ({ name, types, subtypes, supertypes, colors, ...rest }) =>
    name === 'Emblem' &&
    [types, subtypes, supertypes, colors].flat().every((one) => one === undefined) &&
    Object.keys(rest).length === 0
      ? ''
      : UNSAID,
  );
  if (plain !== '' || abilities.length === 0) return undefined;
  const said: Ability[] = [];
  for (const ability of abilities) {
    if (!('zone' in ability) || ability.zone !== 'command') return undefined;
    const { zone, ...rest } = ability;
    said.push(rest);
  }
  return said;
}
/** A quotation within one has single marks. */
const withinQuotes = (quoted: string): string => `"${quoted.slice(1, -1).replaceAll('"', "'")}"`;

/** How it is waited for that players do what a keyword action calls by a name (701). */
import { canonical, type TriggerPattern } from '@arbiter/engine';
import { type Happening, happens, list, OBJECT, playerText, unsaid, verbOf } from './moving.js';
import type { Say } from './say.js';
import { speak } from './spoken.js';

const did = (what: string): string => canonical({ what });
/** What a player does: the verb, and what stands after it. */
const DOES: { [match: string]: readonly [verb: string, rest?: string] } = {
  [did('completeDungeon')]: ['complete', 'a dungeon'],
  [did('venture')]: ['venture', 'into the dungeon'],
  [did('takeInitiative')]: ['take', 'the initiative'],
  [did('collectEvidence')]: ['collect', 'evidence'],
  [did('clash')]: ['clash'],
  [did('winClash')]: ['clash', 'and win'],
};
const TEMPTED = did('ringTempts');
const BEARING = did('becomeRingBearer');
const CREATURE = canonical([{ has: ['types', 'Creature'] }]);

/** "You complete a dungeon", "the Ring tempts you", "you choose a creature as your Ring-bearer". */
export function playerDeed(on: TriggerPattern, match: string, say: Say): Happening | undefined {
  const { object, player } = on;
  if (match === TEMPTED) return object === undefined && player === 'you' ? happens('the Ring', 'tempts you') : unsaid;
  if (match === BEARING) return player === 'you' ? bearerChosen(object, say) : unsaid;
  const deed = DOES[match];
  if (deed === undefined) return undefined;
  if (object !== undefined || player === undefined) return unsaid;
  const [verb, rest] = deed;
  const who = playerText(player, say);
  // "Clashes and wins".
  const after = rest === 'and win' ? `and ${verbOf(who, 'win')}` : rest;
  return happens(who, `${verb === 'clash' && who !== 'you' ? 'clashes' : verbOf(who, verb)} ${after ?? ''}`.trim());
}
/** Whoever becomes a Ring-bearer is a creature (701.54a). */
function bearerChosen(object: TriggerPattern['object'], say: Say): Happening {
  if (object === 'self') return happens('you', `choose ${say.object('self', 'asked')} as your Ring-bearer`);
  if (object !== undefined && (typeof object === 'string' || canonical(list(object)) !== CREATURE)) return unsaid;
  speak(say, OBJECT, ['creature', 'permanent']);
  return happens('you', 'choose a creature as your Ring-bearer');
}

/** Phrases of instructions about objects: moving, changing and making them. */
import type { Effect } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { isThatMuch } from '../numbers.js';
import { either, isPlain, numeral, type Say, UNSAID, verb } from '../say.js';
import { keep, kindsOf } from '../spoken.js';
import { counteredTo, counterText } from './countering.js';
import { does } from './doing.js';
import { greatestText } from './greatest.js';
import { attackingText, blockingText, countersText, createText } from './making.js';
import { modifyText } from './modifying.js';
import { moveText } from './moves.js';
import type { VerbPhrases } from './plain.js';
import { shieldText } from './shields.js';

function statusText({ what, status, on, save }: Extract<Effect, { do: 'status' }>, say: Say): string {
  if (status === 'flipped' && on !== false && save === undefined) return `flip ${say.object(what)}`;
  // After what somebody else does it is said who does this.
  const you = say.having || say.doing !== undefined || save !== undefined ? '' : either('', 'you ');
  const said = status === 'tapped' ? `${you}${on === false ? 'untap' : 'tap'} ${say.object(what)}` : UNSAID;
  keep(say, save, what, []);
  return said;
}

export const objectVerbs: VerbPhrases = {
  move: moveText,
  status: statusText,
  counters: countersText,
  counterOnStack: (counter, say) => `${counterText(counter, say)}${counteredTo(counter, say)}`,
  clearCounters: ({ what, kind }, say) =>
    `remove all ${kind === undefined ? '' : `${kind} `}counters from ${say.object(what)}`,
  create: createText,
  enterAttacking: attackingText,
  enterBlocking: blockingText,
  sacrifice: (effect, say) => {
    if (effect.each !== undefined) return greatestText(effect);
    const { who, filter, count = 1, cause, save } = effect;
    if (cause !== undefined || !(isPlain(count) || isThatMuch(count, say))) return UNSAID;
    const number = isThatMuch(count, say) ? 'that many' : typeof count === 'number' ? numeral(count) : 'X';
    const what = (): string =>
      count === 1 ? say.thing(filter, { determiner: 'a' }) : `${number} ${say.thing(filter, { many: true })}`;
    // "Of their choice" may stand before the rest of the description.
    const chosen = (): string[] =>
      count === 1 ? [say.apart(() => say.thing(filter, { determiner: 'a', from: 'of their choice' }))] : [];
    const said = does(
      who,
      say,
      (s) => `${s.text} ${verb(s, 'sacrifice')} ${either(`${what()}${either('', ' of their choice')}`, ...chosen())}`,
    );
    // What was sacrificed is asked about as what it was (608.2h).
    keep(say, save, undefined, kindsOf(filter), count !== 1 || !isOnePlayer(who, say));
    if (save !== undefined) say.spoken.paid = [...say.spoken.paid, save];
    if (save !== undefined) say.spoken.former = [...say.spoken.former, save];
    return said;
  },
  doubleCounters: ({ what, kind }, say) =>
    `double the number of ${kind === undefined ? 'each kind of counter' : `${kind} counters`} on ${say.object(what)}`,
  modify: modifyText,
  regenerate: () => UNSAID,
  removeDamage: () => UNSAID,
  createReplacement: (effect, say) => shieldText(effect, say),
  removeFromCombat: ({ what }, say) => `remove ${say.object(what)} from combat`,
  attach: ({ what, to }, say) => `attach ${say.object(what)} to ${say.object(to, 'given')}`,
  transform: ({ what }, say) => `transform ${say.object(what)}`,
  convert: ({ what }, say) => `convert ${say.object(what)}`,
};

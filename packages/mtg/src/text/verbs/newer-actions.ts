/** Keyword actions that a player does with what they have: clash, airbend, time travel, blight, and life totals exchanged. */
import type { Condition, Ref } from '@arbiter/engine';
import { takesInitiative, ventureText } from '../dungeons.js';
import { isOnePlayer } from '../nouns.js';
import { chaosText, planarRollText, planeswalkText } from '../planes.js';
import { ringText } from '../ring.js';
import { isPlain, type Say, UNSAID, verb } from '../say.js';
import { keep, moves } from '../spoken.js';
import { does } from './doing.js';
import type { VerbPhrases } from './plain.js';

export const newerVerbs: VerbPhrases = {
  venture: ventureText,
  planeswalk: planeswalkText,
  chaosEnsues: chaosText,
  rollPlanarDie: planarRollText,
  takeInitiative: takesInitiative,
  ringTempts: (_effect, say) => ringText(say),
  // Who wins is asked about later (701.30d).
  clash: ({ with: other, won }, say) => {
    const anyone = other === undefined || other === 'opponents';
    if (!anyone && (other === 'you' || !isOnePlayer(other, say))) return UNSAID;
    say.spoken.clash = won;
    return does('you', say, (s) => `${s.text} clash with ${anyone ? 'an opponent' : say.object(other, 'given')}`);
  },
  airbend: ({ what }, say) => {
    const said = does('you', say, (s) => `${s.text} airbend ${say.object(what)}`);
    moves(say, what);
    return said;
  },
  timeTravel: (_effect, say) => does('you', say, (s) => `${s.text} time travel`),
  blight: ({ count, save }, say) => {
    const number = isPlain(count) ? say.value(count) : `X, where X is ${say.value(count)}`;
    const said = does('you', say, (s) => `${s.text} blight ${number}`);
    keep(say, save, undefined, ['creature', 'permanent', 'blighted creature']);
    return said;
  },
  exchangeLifeTotals: ({ who, with: other }, say) => {
    if (other === undefined)
      return areTwo(who, say) ? say.about(who, (s) => `${s.text} ${verb(s, 'exchange')} life totals`) : UNSAID;
    if (other === 'you' || !isOnePlayer(who, say) || !isOnePlayer(other, say)) return UNSAID;
    return does(who, say, (s) => `${s.text} ${verb(s, 'exchange')} life totals with ${say.object(other, 'given')}`);
  },
};
/** Two target players, no fewer. */
function areTwo(who: Ref, say: Say): boolean {
  const spec = typeof who === 'object' && 'target' in who ? say.targets[who.target] : undefined;
  return spec?.min === 2 && spec.max === 2 && spec.count === undefined;
}

/** "You win", after a clash: its name is 1 or 0 then (701.30d). */
export function wonClash([value, op, bound]: Extract<Condition, { compare: unknown }>['compare'], say: Say): boolean {
  if (typeof value !== 'object' || !('number' in value) || value.number !== say.spoken.clash) return false;
  return bound === 1 && (op === '=' || op === '>=');
}

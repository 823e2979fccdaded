/** What is done later: abilities that trigger once, at a step or as something happens in the turn (603.7). */
import type { Effect, FilterClause, TriggerPattern, Until } from '@arbiter/engine';
import { type Mention, ofLater, SPOKEN } from '../../../references/nouns.js';
import { gap, row, type Trigger } from '../../categories.js';
import { anaphor } from '../../nouns.js';

export const later = (
  on: TriggerPattern,
  effects: Effect[],
  more: { repeat?: true; thisTurn?: true; until?: Until; heard?: readonly Mention[] } = {},
): Effect[] | undefined => {
  // An ability that something else makes is made when that is carried out, and knows nothing of this one.
  if (effects.some((effect) => effect.do === 'delayed')) return undefined;
  const { repeat, thisTurn, until, heard } = more;
  return [
    {
      do: 'delayed',
      on,
      effects: effects.map(withoutSpoken),
      ...(repeat ? { repeat } : {}),
      ...(thisTurn ? { until: { kind: 'endOfTurn' as const } } : {}),
      ...(until ? { until } : {}),
      ...(heard ? { heard } : {}),
    },
  ];
};
/** What is done later speaks of nothing to what is done now. */
function withoutSpoken(effect: Effect): Effect {
  const { [SPOKEN]: _spoken, ...rest } = effect as Effect & { [SPOKEN]?: unknown };
  return rest as Effect;
}
const step = (name: string, player?: 'you'): TriggerPattern => ({
  on: 'step',
  ...(player ? { player } : {}),
  match: { step: name },
});

/**
 * An ability that triggers each time for a while, whatever becomes of its source: what it waits for knows that as "it" (603.7).
 * What depends on where the source is, is not read.
 */
function whenever({ on, mentions, or, ...more }: Trigger, effects: Effect[], until: Until): Effect[] | undefined {
  if (or) {
    const [one, other] = [whenever({ on, mentions, ...more }, effects, until), whenever(or, effects, until)];
    return one && other && [...one, ...other];
  }
  if (Object.keys(more).length > 0 || on.on === 'state' || dependsOnSource(on)) return undefined;
  const it: FilterClause[] = [{ in: { saved: 'it' } }];
  const own = (what: TriggerPattern['object']) => (what === 'self' ? it : what);
  const pattern: TriggerPattern = {
    ...on,
    ...(on.object === undefined ? {} : { object: own(on.object) }),
    ...(on.source === undefined ? {} : { source: own(on.source) }),
  };
  return later(pattern, effects, { repeat: true, until, heard: mentions.map(ofLater) });
}
const dependsOnSource = (part: unknown): boolean =>
  part === 'attached' ||
  part === 'attachedController' ||
  (typeof part === 'object' && part !== null && ('other' in part || Object.values(part).some(dependsOnSource)));
const END_OF_TURN: Until = { kind: 'endOfTurn' };
const NEXT_TURN: Until = { kind: 'untilStep', step: 'untap', of: 'you' };

export const laters = [
  row(
    'sentence',
    'until your next turn , <trigger> , <sentence>',
    ({ trigger, sentence }) => whenever(trigger, sentence, NEXT_TURN),
    'Vraska the Unseen',
  ),
  row('sentence', 'until end of turn , <trigger> , <sentence>', ({ trigger, sentence }) =>
    whenever(trigger, sentence, END_OF_TURN),
  ),
  row('sentence', '<trigger> this turn , <sentence>', ({ trigger, sentence }) =>
    whenever(trigger, sentence, END_OF_TURN),
  ),
  row('moment', 'at the beginning of the next end step', () => step('end')),
  row('moment', 'at the beginning of your next end step', () => step('end', 'you')),
  row('moment', 'at the beginning of your next upkeep', () => step('upkeep', 'you')),
  row('moment', 'at the beginning of their next upkeep', () => ({
    on: 'step',
    player: { ownerOf: { saved: 'it' } },
    match: { step: 'upkeep' },
  })),
  row('moment', 'at end of combat', () => step('endOfCombat')),
  gap('moment', "at the beginning of the next turn 's upkeep", 'a step of the next turn', 'Portent'),
  row('sentence', '<effect> <moment>', ({ effect, moment }) => later(moment, effect)),
  row('conditional', 'if <condition> , <effect> <moment>', ({ condition, effect, moment }) => {
    const then = later(moment, effect);
    return then && [{ do: 'if', if: condition, then }];
  }),
  row('sentence', '<moment> , <clauses>', ({ moment, clauses }) => later(moment, clauses)),
  row('sentence', 'when that <kind> dies this turn , <clauses>', ({ kind, clauses }, { from }) =>
    later(
      { on: 'move', object: [{ in: anaphor(from, kind) }], match: { from: 'battlefield', to: 'graveyard' } },
      clauses,
      { thisTurn: true },
    ),
  ),
];

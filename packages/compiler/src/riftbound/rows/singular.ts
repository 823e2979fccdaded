/** What single texts say of turns, scoring, abilities that are used, and of what is with the source. */
import type { Condition, Cost, Effect, FilterClause, Ref } from '@arbiter/engine';
import { mention } from '../../references/making.js';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import {
  AT_BATTLEFIELD,
  DIES,
  eachOf,
  FRIENDLY,
  GEAR,
  HERE,
  pays,
  SPELL,
  selfMention,
  type,
  UNIT,
  YOURS,
} from './shared.js';
import { entersReady, still } from './statics.js';

const OTHER: FilterClause = { other: true };
const EQUIPMENT: FilterClause = { has: ['tags', 'Equipment'] };
const SCORING = ['conquer', 'hold'] as const;
/** What was scored in the player's first turns is drawn instead. */
const drawnInstead = (cause: (typeof SCORING)[number], turns: number): Unsettled =>
  unsettled({
    kind: 'replacement',
    on: 'stat',
    match: { stat: 'points', gain: true, cause },
    if: {
      all: [
        { is: [{ event: 'player' }, { player: 'active' }] },
        { compare: [{ stat: 'turns', of: { event: 'player' } }, '<=', turns] },
      ],
    },
    instead: [{ do: 'draw', who: { event: 'player' }, count: 1 }],
  });
/** The first such ability of this turn, which counts from its finalization on (419.4.b). */
const noneActivated = (object: FilterClause[]): Condition => ({
  compare: [{ happened: { on: 'activated', player: 'team', object } }, '=', 0],
});
/** Goes with a unit that leaves where it is: to a battlefield, or where that is its player's own to the base. */
function follows(filter: FilterClause[]): Unsettled[] {
  const along = (from: 'battlefield' | 'base', to: 'battlefield' | 'base'): Unsettled =>
    unsettled(
      {
        kind: 'triggered',
        on: {
          on: 'moved',
          // In a base there are only units of its player.
          object: [...filter, ...(from === 'base' || to === 'base' ? [YOURS] : []), OTHER],
          match: { from, to },
          ...(from === 'battlefield' ? { source: [HERE] } : {}),
        },
        ...(from === 'base' ? { if: { is: ['self', { is: 'inBase' }] } } : {}),
        may: true,
        effects: [{ do: 'moveTo', what: 'self', to: to === 'base' ? 'base' : { event: 'destination' } }],
      },
      [selfMention(0)],
    );
  return [along('battlefield', 'battlefield'), along('battlefield', 'base'), along('base', 'battlefield')];
}
/** Each of several, as it is its turn. */
const IT: Ref = { saved: 'it' };
const NOBODY: Ref = { each: [{ player: 'you' }, { not: { player: 'you' } }] };
/** Players who said the same are known under its name together. */
const alsoKnown = (name: string, one: Ref): Effect => ({
  do: 'remember',
  as: name,
  what: { each: [{ player: 'any' }, { any: [{ in: { saved: name } }, { in: one }] }] },
});

export const singular = [
  // Buffs that are spent as something is carried out (702.2.b)
  row('effect', 'for each <thing> , you may spend its buff to ready it', ({ thing }) => [
    {
      do: 'forEach',
      of: { each: thing.filter },
      as: 'it',
      effects: [
        {
          do: 'pay',
          who: 'you',
          cost: [{ pay: 'spendBuff', what: [{ in: IT }] }],
          then: [{ do: 'status', what: IT, status: 'exhausted', on: false }],
        },
      ],
    },
  ]),
  row(
    'told',
    'spend any number of buffs . for each buff spent , channel <n> rune exhausted',
    ({ n }) =>
      n === 1
        ? {
            effects: [
              {
                do: 'pay',
                cost: [{ pay: 'spendBuff', each: 'x' }],
                x: 'spent',
                then: [{ do: 'channel', count: { number: 'spent' }, exhausted: true, who: 'you' }],
              },
            ],
          }
        : undefined,
    'Albus Ferros',
  ),
  // Turns and scoring
  row('tally', 'point you scored from holding this turn', () => ({
    happened: { on: 'stat', player: 'you', match: { stat: 'points', gain: true, cause: 'hold' } },
    sum: true as const,
  })),
  row('less', 'i|this cost|costs <energySign> <powerSigns> less for each <tally>', (said) => [
    { mod: 'cost', less: [pays(said.energySign, said.powerSigns)], times: said.tally },
  ]),
  row(
    'static',
    'if a player would score 1 point from conquering or holding during their first or second turn , they draw 1 instead',
    () => SCORING.map((cause) => drawnInstead(cause, 2)),
    'Otterpus',
  ),
  row('static', 'while <condition> , players only channel <n> rune at the start of their channel phase', (said) =>
    typeof said.n === 'number'
      ? still([{ mod: 'rule', rule: 'channelsOnly', count: said.n }], {
          affects: { players: 'all' },
          if: said.condition,
        })
      : undefined,
  ),
  row('static', "your <open> temporary <close> effects at my battlefield don't trigger", () =>
    still([{ mod: 'rule', rule: 'doesntTrigger', keyword: 'temporary' }], {
      affects: [YOURS, HERE, AT_BATTLEFIELD],
    }),
  ),
  row(
    'static',
    'if a friendly unit died during your beginning phase this turn , i enter ready',
    () =>
      entersReady({
        all: [
          { turnOf: 'you' },
          {
            compare: [
              {
                happened: {
                  on: 'move',
                  object: [UNIT, FRIENDLY],
                  match: DIES,
                  during: ['beginning', 'scoring'],
                },
              },
              '>=',
              1,
            ],
          },
        ],
      }),
    'Shadow Watcher',
  ),

  // Might, and keywords
  row('static', '<group> have <plus> <mightSign> , to a minimum of <digit> <mightSign>', ({ group, plus, digit }) => {
    const affects = eachOf(group);
    return affects && plus < 0
      ? still([{ mod: 'lower', stat: 'might', by: -plus, to: digit }], { affects })
      : undefined;
  }),
  // It gives once more what is printed on it.
  row('static', 'each equipment attached to me gives double its base might bonus', () =>
    still([
      {
        mod: 'add',
        stat: 'might',
        value: { total: 'mightBonus', of: { each: [EQUIPMENT, { attachedTo: 'self' }] } },
      },
    ]),
  ),
  row('static', "<group> have <open> <numbered> <close> if they didn't already", ({ group, numbered }) => {
    const filter = eachOf(group);
    return (
      filter && still([{ mod: 'ifMissing', ability: { kind: 'keyword', keyword: numbered } }], { affects: filter })
    );
  }),

  // Abilities that are used (377.2)
  row('trigger', 'when you use an activated ability of a|an <thing>', ({ thing }, { from }) => [
    { on: { on: 'used', player: 'you', object: thing.filter }, mentions: [selfMention(from)] },
  ]),
  row(
    'trigger',
    'when you play a unit , gear , or activated ability with energy cost <energySign> or more',
    ({ energySign }, { from }) => [
      {
        on: { on: 'play', player: 'you', object: [type('Unit', 'Gear'), { stat: ['energy', '>=', energySign] }] },
        mentions: [selfMention(from)],
      },
      { on: { on: 'used', player: 'you', energy: energySign }, mentions: [selfMention(from)] },
    ],
  ),
  row(
    'static',
    'while <condition> , the first friendly gear activated ability played each turn costs <resources> less',
    ({ condition, resources }) =>
      still([{ mod: 'cost', abilities: true, less: resources }], {
        affects: [GEAR, FRIENDLY],
        if: { all: [condition, noneActivated([GEAR])] },
      }),
    'Piltovan Forge',
  ),
  row(
    'static',
    'each spell that chooses one or more units here that are friendly to it costs <resources> less',
    ({ resources }) => {
      const less: Cost[] = resources;
      return still([{ mod: 'cost', of: SPELL, less, targeting: [UNIT, { controller: 'team' }, HERE], asPayer: true }], {
        affects: { players: 'all' },
      });
    },
    'Sandswept Tomb',
  ),

  // What goes with a unit, and what players do together
  row('ability', 'when a|an <thing> moves from my location , i may be moved with it', ({ thing }) =>
    follows(thing.filter),
  ),
  row('ability', 'when combat starts here , the attacker and defender each <open> add <close> <resources>', (said) => {
    const [one] = said.resources;
    if (one?.pay !== 'resources') return undefined;
    const add: Effect = {
      do: 'add',
      energy: one.energy ?? 0,
      power: one.power ?? [],
      who: { event: 'player' },
    };
    return (['attacker', 'defender'] as const).map((side) =>
      unsettled(
        {
          kind: 'triggered',
          on: { on: 'combatStarts', player: 'any', match: { side }, object: 'self' },
          effects: [add],
        },
        [mention(0, { event: 'player' }, ['player'])],
      ),
    );
  }),
  row(
    'effects',
    'each other player chooses cards or runes . for each player that chooses cards , you and that player each draw <n> . for each player that chooses runes , you and that player each channel <m:n> rune exhausted',
    ({ n, m }) => {
      const player: Ref = { saved: 'player' };
      const each = (of: string, effects: (who: Ref) => Effect): Effect => ({
        do: 'forEach',
        of: { saved: of },
        as: 'player',
        effects: [effects('you'), effects(player)],
      });
      return [
        ...['cards', 'runes'].map((as): Effect => ({ do: 'remember', as, what: NOBODY })),
        {
          do: 'forEach',
          of: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
          as: 'player',
          effects: [
            {
              do: 'either',
              who: player,
              choices: ['cards', 'runes'].map((name) => ({ label: name, effects: [alsoKnown(name, player)] })),
            },
          ],
        },
        each('cards', (who) => ({ do: 'draw', who, count: n })),
        each('runes', (who) => ({ do: 'channel', who, count: m, exhausted: true })),
      ];
    },
    'Party Favors',
  ),
];

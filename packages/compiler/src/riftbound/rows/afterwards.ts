/** "Do this": what triggers at once on what was just done (386–388), and what waits for what damage kills (428.5.c). */
import type { Condition, Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { anaphor, target, targetOf } from '../../references/making.js';
import { asBody, unsettled } from '../../references/nouns.js';
import { row, type Told } from '../categories.js';
import { addMight, END_OF_TURN, eachOther, isTarget, modify, PERMANENT, type } from './shared.js';
import { tokenNamed } from './tokens.js';

/** It is declined or paid for as it is finalized, where that is said of it at first (383.3.a, 383.3.b). */
const atOnce = ({ effects, may, cost }: Told): Effect[] => [
  {
    do: 'reflexive',
    ability: asBody(
      unsettled(
        may || cost
          ? {
              kind: 'triggered',
              on: { on: 'reflexive' },
              ...(may ? { may } : {}),
              ...(cost ? { cost } : {}),
              effects,
            }
          : { kind: 'spell', effects },
      ),
    ),
  },
];
/** As its cleanup kills something, that is due to what has dealt it damage just before (428.5.c). */
const killedByThis = (object: FilterClause[], effects: Effect[], more: { repeat?: true } = {}): Effect => ({
  do: 'delayed',
  on: { on: 'did', match: { act: 'kill' }, source: 'self', object },
  effects,
  until: END_OF_TURN,
  ...more,
});
const PLAYED_BY_OPPONENTS: Value = { happened: { on: 'finalized', player: 'opponent', object: [type('Spell')] } };
const CHAMPION_ZONE: FilterClause[] = [{ zone: 'championZone' }, { owner: 'you' }];

/** A token that was played before, and what it is a copy of: it stays so (359.3.d). */
const copied = (at: number, of: Ref, granted: Mod[]): Effect[] => [
  { do: 'become', what: anaphor(at, 'token'), copy: of },
  ...modify(anaphor(at, 'token'), granted, PERMANENT),
];

export const afterwards = [
  // What follows belongs to it, to the end of the text.
  row('effects', 'do this : <told>', ({ told }) => atOnce(told)),
  row('effects', 'then do this : <told>', ({ told }) => atOnce(told)),
  row('effects', 'then you may do this : <effects>', ({ effects }) => [{ do: 'may', then: atOnce({ effects }) }]),
  // What was burned is known by the name that it has then (440).
  row(
    'told',
    "<open> burn <digit> <close> . when you burn a|an <cards> this way , do this : give a|an <thing> + <mightSign> equal to the burned card 's might this turn",
    ({ digit, cards, thing }, { to }) => ({
      effects: [
        { do: 'burn', count: digit, save: 'burned' },
        {
          do: 'if',
          if: { is: [{ saved: 'burned' }, cards.filter] },
          then: atOnce({
            effects: modify(target(to, thing), [addMight({ stat: 'might', of: { saved: 'burned' } })]),
          }),
        },
      ],
    }),
    'Forgotten Relic',
  ),
  row('effects', 'if this kills it , do this : <effects>', ({ effects }, { from }) => [
    killedByThis([{ in: anaphor(from) }], effects),
  ]),
  // Of as many as the unit has Might at first, each that is left is dealt 1 or more of what it has then (355.14).
  row(
    'plain',
    'choose a|an <a:thing> . it deals damage equal to its might split among <b:thing> . then for each unit this kills , do this : <effects>',
    ({ a, b, effects }, { from, to }) => {
      const one = target(from, a);
      const among = target(to, b, { min: 0, count: { stat: 'might', of: one } });
      return [
        { do: 'divide', among, total: { stat: 'might', of: one } },
        { do: 'damage', from: one, to: among, amount: { division: true } },
        killedByThis([{ in: among }], effects, { repeat: true }),
      ];
    },
    'Alpha Strike',
  ),
  // What it aims at is where the first unit came to.
  row(
    'effects',
    'move a|an <thing> . then do this : choose another <thing> at its destination . they deal damage equal to their mights to each other',
    ({ thing }, { from, to }) => {
      const one = target(from, thing);
      const moving = { saved: 'moved' };
      const there: FilterClause[] = [...thing.filter, { at: moving }, { not: { in: moving } }];
      return [
        { do: 'moveTo', what: one, to: target(from + 1, { filter: [{ destination: one }], kinds: ['battlefield'] }) },
        { do: 'remember', what: one, as: 'moved' },
        ...atOnce({ effects: eachOther(moving, targetOf(to, there, ['unit'])) }),
      ];
    },
    "Dragon's Rage",
  ),
  row('plain', 'it becomes a copy of <object> . give it <granted>', ({ object, granted }, { from }) =>
    isTarget(object) ? undefined : copied(from, object, granted),
  ),
  row('plain', 'it becomes a copy of another <thing> . give it <granted>', ({ thing, granted }, { from, to }) =>
    copied(from, target(to, { ...thing, filter: [...thing.filter, { not: { in: anaphor(from, 'token') } }] }), granted),
  ),
  row('plain', 'they become copies of <object>', ({ object }, { from }) => [
    { do: 'become', what: anaphor(from, 'token', true), copy: object },
  ]),
  // It lies in the trash by then.
  row(
    'plain',
    'banish it . then , if <condition> , put each in its trash , <clauses>',
    ({ condition, clauses }, { from }) => [
      { do: 'move', what: { now: anaphor(from) }, to: 'banishment', cause: 'banish' },
      {
        do: 'if',
        if: condition,
        then: [
          { do: 'move', what: { each: [{ zone: 'banishment' }, { linked: true }] }, to: 'trash', cause: 'effect' },
          ...clauses,
        ],
      },
    ],
  ),
  row('effect', 'return your chosen champion from your trash to your champion zone if it is empty', (_, { from }) => [
    {
      do: 'if',
      if: { not: { exists: CHAMPION_ZONE } },
      then: [
        {
          do: 'move',
          what: targetOf(from, [{ zone: 'trash' }, { owner: 'you' }, { is: 'chosenChampion' }], ['card']),
          to: 'championZone',
          cause: 'return',
        },
      ],
    },
  ]),
  // The spell itself is no other one, where an opponent has played it.
  row('plain', 'counter a spell if an opponent has played another spell this turn', (_, { from }) => {
    const spell = targetOf(from, [{ zone: 'chain' }, type('Spell')], ['spell']);
    return [
      {
        do: 'if',
        if: {
          any: [
            { compare: [PLAYED_BY_OPPONENTS, '>=', 2] },
            {
              all: [
                { compare: [PLAYED_BY_OPPONENTS, '>=', 1] },
                {
                  not: { is: [spell, { happened: { on: 'finalized', player: 'opponent', object: 'self' } }] },
                },
              ],
            },
          ],
        },
        then: [{ do: 'counterOnStack', what: spell }],
      },
    ];
  }),
  row(
    'plain',
    'you and each opponent may play a gold gear token exhausted . for each opponent who did , you play a gold gear token exhausted',
    () => {
      const token = tokenNamed('Gold', 0);
      if (!token) return undefined;
      const gold: Effect = { do: 'playToken', token, exhausted: true };
      const opponent = { saved: 'opponent' };
      return [
        { do: 'may', then: [gold] },
        {
          do: 'forEach',
          of: 'opponents',
          as: 'opponent',
          effects: [{ do: 'may', who: opponent, then: [{ ...gold, who: opponent }, gold] }],
        },
      ];
    },
    'Card Sharp',
  ),
  // Each goes to where the other one was, and with it what was attached to it.
  row(
    'plain',
    "choose a|an <a:thing> . move me to its location and it to my original location . if it 's equipped , you may attach one of its <b:thing> to me",
    ({ a, b }, { from, to }) => {
      const one = target(from, a);
      const when: Condition = { is: [one, { bears: b.filter }] };
      const taken = target(to, { ...b, filter: [...b.filter, { attachedTo: one }] }, { if: when });
      return [
        { do: 'swapPlaces', what: 'self', with: one },
        { do: 'if', if: when, then: [{ do: 'may', then: [{ do: 'attach', what: taken, to: 'self' }] }] },
      ];
    },
    'Azir, Ascendant',
  ),
];

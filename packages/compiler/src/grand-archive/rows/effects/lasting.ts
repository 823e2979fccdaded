/** Who controls something, of which type it is, and what triggers for a while (2.4.0.9, 2.5.1). */
import type { Effect, FilterClause, Mod, Ref, Until } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { isNoun, ofLater } from '../../../references/nouns.js';
import { type Described, row, type Trigger } from '../../categories.js';
import { controlled, END_OF_TURN, lasting, PERMANENT } from '../shared.js';

const gaining = (subtypes: readonly string[]): Mod[] => [{ mod: 'gain', prop: 'subtypes', values: [...subtypes] }];
/** An ability that triggers again and again until then; what it waits for is what its text speaks of. */
const repeating = ({ on, mentions, if: when, zone }: Trigger, effects: Effect[], until: Until): Effect[] | undefined =>
  when !== undefined || zone !== undefined || JSON.stringify(on).includes('"self"')
    ? undefined
    : [{ do: 'delayed', on, effects, repeat: true, until, heard: mentions.map(ofLater) } as Effect];
const chosen = (save: string, { filter }: Described): Effect => ({ do: 'choose', from: filter, min: 1, max: 1, save });

/** What the next card that fits costs less, and no card after it. */
const nextCosts = ({ filter, card }: Described, amount: number): Effect[] | undefined =>
  card === true
    ? [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount }], ...(filter.length > 0 ? { of: filter } : {}) }],
          until: {
            kind: 'untilEvent',
            on: { on: 'activate', player: 'you', ...(filter.length > 0 ? { object: filter } : {}) },
          },
        },
      ]
    : undefined;

type Entering = { status: { rested: true } } | { counters: { [kind: string]: number } };
const entering = (object: FilterClause[], change: Entering, until: Until): Effect[] => [
  { do: 'createReplacement', replaces: { on: 'move', object, match: { to: 'field' }, change }, until },
];

/** A card that lies somewhere, aimed at. */
const isTargetCard = (noun: Ref): boolean => isNoun(noun) && noun.noun === 'target' && noun.kinds.includes('card');

export const lastings = [
  row('effect', 'the next <cards> you activate this turn cost(s) <price> less to activate', ({ cards, price }) =>
    nextCosts(cards, price),
  ),
  row('effect', 'the next <cards> you activate this turn cost(s) <digit> less to activate', ({ cards, digit }) =>
    nextCosts(cards, digit),
  ),
  row('sentence', '<duration> , <dearer>', ({ duration, dearer: { who, mod } }) => [
    { do: 'modify', what: who === 'all' ? 'players' : who, mods: [mod], until: duration },
  ]),
  ...['digit', 'price'].map((figure) =>
    row('effect', `<cards> your opponents activate this turn cost <n:${figure}> more to activate`, (said) => {
      const { cards, n } = said as unknown as { cards: Described; n: number };
      return cards.card === true
        ? [
            {
              do: 'modify',
              what: 'opponents',
              mods: [
                {
                  mod: 'cost',
                  more: [{ pay: 'reserve', amount: n }],
                  ...(cards.filter.length > 0 ? { of: cards.filter } : {}),
                },
              ],
              until: END_OF_TURN,
            },
          ]
        : undefined;
    }),
  ),
  // Others enter in another state for a while (2.5.2).
  row('sentence', '<duration> , <thing> enter the field rested', ({ duration, thing }) =>
    entering(thing.filter, { status: { rested: true } }, duration),
  ),
  row('sentence', '<duration> , <thing> enter the field with an additional <counter> counter on them', (said) =>
    entering(said.thing.filter, { counters: { [said.counter]: 1 } }, said.duration),
  ),
  row(
    'sentence',
    '<duration> , <thing> that enter the field under your control enter with an additional <counter> counter on them',
    (said) => entering(controlled(said.thing.filter), { counters: { [said.counter]: 1 } }, said.duration),
    'Key Slime Pudding',
  ),
  row('sentence', '<duration> , you may activate <object>', ({ duration, object }) =>
    isTargetCard(object) ? lasting(object, [{ mod: 'play' }], duration) : undefined,
  ),
  row('effect', 'gain control of <object>', ({ object }) =>
    lasting(object, [{ mod: 'control', to: 'you' }], PERMANENT),
  ),
  row('effect', 'gain control of <object> <duration>', ({ object, duration }) =>
    lasting(object, [{ mod: 'control', to: 'you' }], duration),
  ),
  row('effect', '<player> gain(s) control of <object>', ({ player, object }) =>
    player === 'you' ? undefined : lasting(object, [{ mod: 'control', to: player }], PERMANENT),
  ),
  row(
    'sentence',
    'choose a player . that player gains control of <source>',
    ({ source }, { from }) => [
      { do: 'choose', from: [{ player: 'any' }], min: 1, max: 1, save: `player ${from}` },
      ...lasting(source, [{ mod: 'control', to: { saved: `player ${from}` } }], PERMANENT),
    ],
    'Poisonous Apple',
  ),
  row('effect', '<object> becomes a|an <subtype> in addition to its other types', ({ object, subtype }) =>
    lasting(object, gaining([subtype]), PERMANENT),
  ),
  row('sentence', '<duration> , <trigger> , <clauses>', ({ duration, trigger, clauses }) =>
    repeating(trigger, clauses, duration),
  ),
  row('effect', 'choose a|an <thing> and it <mods> <duration>', ({ thing, mods, duration }, { from }) => [
    chosen(`picked ${from}`, thing),
    ...lasting({ saved: `picked ${from}` }, mods, duration),
  ]),
  row('effect', 'choose a|an <thing> and it becomes distant', ({ thing }, { from }) => [
    chosen(`picked ${from}`, thing),
    { do: 'status', what: { saved: `picked ${from}` }, status: 'distant' },
  ]),
  row(
    'paid',
    "they may pay <price> . if they don't , <clauses>",
    ({ price, clauses }, { from }) => [
      { do: 'pay', who: anaphor(from, 'player'), cost: [{ pay: 'reserve', amount: price }], then: [], else: clauses },
    ],
    'Pendant of Accrual',
  ),
];

/** What limits attacks, activations and waking up, and what lifts such limits (2.6, 2.8.1, 2.11.7.15.2). */
import type { Condition, Effect, Filter, FilterClause, Mod, StaticAbility, Until } from '@arbiter/engine';
import { anaphor, targetOf } from '../../references/making.js';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { type Described, gap, type Line, row } from '../categories.js';
import { isCard, isOne, lasting, YOUR_CHAMPION } from './shared.js';
import { affectsOf, attacks } from './statics.js';
import { placed } from './things.js';

type ObjectRule = 'cantAttack' | 'cantBeRetaliated' | 'cantBeIntercepted' | 'combatUnpreventable' | 'doesntWakeUp';
const rule = (...names: ObjectRule[]): Mod[] => names.map((name): Mod => ({ mod: 'rule', rule: name }));
const RETALIATED: Mod[] = rule('cantBeRetaliated');
const INTERCEPTED: Mod[] = rule('cantBeIntercepted');
/** What can't be done about attacks of something. */
const AGAINST: readonly (readonly [words: string, mods: Mod[]])[] = [
  ["can't be retaliated", RETALIATED],
  ["can't be intercepted", INTERCEPTED],
  ["can't be retaliated or intercepted", [...RETALIATED, ...INTERCEPTED]],
  ["can't be intercepted or retaliated", [...INTERCEPTED, ...RETALIATED]],
];
const still = (mods: Mod[], more: Partial<StaticAbility> = {}): Unsettled[] => [
  unsettled({ kind: 'static', ...more, mods }),
];
const inPhase = (turnOf: 'you' | 'opponent', step: string): Condition => ({ all: [{ turnOf }, { during: [step] }] });
/** A rule about what fits, or where something is so. */
const about = (name: string, more: { of?: FilterClause[]; if?: Condition }): Mod =>
  ({ mod: 'rule', rule: name, ...more }) as Mod;
const UNLESS = 'unless they pay <price> for each attack declaration';
const tax = (amount: number, more: { of?: FilterClause[]; at?: FilterClause }): Mod =>
  ({ mod: 'rule', rule: 'attackTax', amount, ...more }) as Mod;
const costly = (amount: number): Line => ({
  line: 'abilities',
  abilities: still([{ mod: 'rule', rule: 'attackCost', amount }]),
});
/** A card that says of itself when it may be activated. */
const only = (condition: Condition): Line => ({
  line: 'abilities',
  abilities: still([about('activateOnly', { if: condition })]),
});
const YOURS: Condition = { turnOf: 'you' };
const THEIRS: Condition = { turnOf: 'opponent' };
const MOMENTS: readonly (readonly [words: string, when: Condition])[] = [
  ...['recollection', 'end', 'main'].flatMap((step): readonly (readonly [string, Condition])[] => [
    [`during an opponent 's ${step} phase`, inPhase('opponent', step)],
    [`during your ${step} phase`, inPhase('you', step)],
  ]),
  ['during your turn', YOURS],
  ["during an opponent 's turn", THEIRS],
];
const NEXT_WAKE_UP: Until = { kind: 'nextStep', step: 'wakeUp' };
const owned = (zones: readonly string[]): FilterClause[] => {
  const [one] = zones;
  return one !== undefined && zones.length === 1 ? [{ zone: one }] : [{ any: zones.map((zone) => ({ zone })) }];
};
type Owns = { owns: [Filter, '>=' | '<=' | '=', number] };
const owns = (zones: readonly string[], filter: FilterClause[], than: '>=' | '<=' | '=', n: number): Owns => ({
  owns: [[...owned(zones), ...filter], than, n],
});
const INFLUENCE = ['hand', 'memory'];

const unlessPaid = (price: number, effects: Effect[]): Effect[] => [
  { do: 'pay', who: 'opponents', cost: [{ pay: 'reserve', amount: price }], then: [], else: effects },
];

export const attacking = [
  row('mod', "can't attack", () => rule('cantAttack')),
  ...AGAINST.flatMap(([words, mods]) => [
    row('mod', words, () => mods),
    row('static', `<subject> 's attacks ${words}`, ({ subject }) => {
      const whom = affectsOf(subject);
      return whom && still(mods, whom);
    }),
    row('static', `as long as <condition> , <subject> 's attacks ${words}`, ({ condition, subject }) => {
      const whom = affectsOf(subject);
      return whom && still(mods, { ...whom, if: condition });
    }),
    row('static', `attacks using <source> ${words}`, () => still(mods)),
    row('effect', `<subject> 's attacks ${words} <duration>`, ({ subject, duration }) =>
      lasting(subject, mods, duration),
    ),
  ]),
  row(
    'static',
    '~ may only declare attacks against <thing> your champion has dealt combat damage to this turn',
    ({ thing }) =>
      still([
        {
          mod: 'rule',
          rule: 'attacksOnly',
          at: [
            ...thing.filter,
            { happened: { on: 'damage', object: 'self', match: { combat: true } }, by: { each: YOUR_CHAMPION } },
          ],
        } as Mod,
      ]),
  ),
  row('static', 'combat damage dealt by this attack is unpreventable', () => still(rule('combatUnpreventable'))),
  // What the attacking unit says of its own attack.
  row('effect', 'this attack <mods>', ({ mods }) => {
    const own = attacks(mods);
    return own?.every(({ mod }) => mod === 'add') ? lasting('self', own, { kind: 'endOfFight' }) : undefined;
  }),

  // What attacks cost (2.6.1).
  row('own', 'as an additional cost to use this weapon for an attack , pay <price>', ({ price }) => costly(price)),
  row('own', 'as an additional cost to declare an attack with this ally , pay <price>', ({ price }) => costly(price)),
  row('static', '<attackTax>', ({ attackTax }) => still([attackTax], { affects: { players: 'all' } })),
  row('sentence', '<duration> , <attackTax>', ({ duration, attackTax }) => lasting('players', [attackTax], duration)),
  row('attackTax', `players can't declare attacks ${UNLESS}`, ({ price }) => tax(price, {})),
  ...['', ' they control'].map((theirs) =>
    row('attackTax', `players can't declare attacks with <thing>${theirs} ${UNLESS}`, (said) => {
      const { price, thing } = said as unknown as { price: number; thing: Described };
      return tax(price, { of: thing.filter });
    }),
  ),
  row('attackTax', `players can't declare attacks targeting <source> ${UNLESS}`, ({ price }) =>
    tax(price, { at: { self: true } }),
  ),

  // Waking up (2.2.2).
  row('effect', "<object> doesn't|don't wake up during its|their controller 's next wake up phase", ({ object }) =>
    lasting(object, rule('doesntWakeUp'), NEXT_WAKE_UP),
  ),
  row(
    'effect',
    "<object> doesn't wake up during its controller 's next wake up phase unless that player pays <price>",
    ({ object, price }) =>
      typeof object === 'object' && isOne(object)
        ? [
            {
              do: 'pay',
              who: { controllerOf: object },
              cost: [{ pay: 'reserve', amount: price }],
              then: [],
              else: lasting(object, rule('doesntWakeUp'), NEXT_WAKE_UP),
            },
          ]
        : undefined,
    'Frigid Bash',
  ),
  row('effect', "<object> doesn't wake up during its controller 's wake up phase <duration>", ({ object, duration }) =>
    lasting(object, rule('doesntWakeUp'), duration),
  ),
  row('duration', 'as long as you control <source>', () => ({
    kind: 'asLongAs' as const,
    if: { exists: [{ self: true as const }, { controller: 'you' as const }] },
  })),

  // When a card may be activated (2.3.1.1).
  row('own', 'activate this card only if <condition>', ({ condition }) => only(condition)),
  ...MOMENTS.flatMap(([words, when]) => [
    row('own', `activate this card only ${words}`, () => only(when)),
    ...[',', ''].map((comma) =>
      row('own', `activate this card only if <condition> ${comma} and only ${words}`, ({ condition }) =>
        only({ all: [condition, when] }),
      ),
    ),
  ]),
  row(
    'effect',
    'the next <cards> you activate this turn can be activated as though it had fast activation',
    ({ cards: { filter, card } }) => {
      const of = filter.length > 0 ? { of: filter } : {};
      return card === true
        ? [
            {
              do: 'modify',
              what: 'you',
              mods: [about('asThoughFast', of)],
              until: {
                kind: 'untilEvent',
                on: { on: 'activate', player: 'you', ...(filter.length > 0 ? { object: filter } : {}) },
              },
            },
          ]
        : undefined;
    },
  ),
  row('static', 'ignore the elemental requirements of <cards> you activate', ({ cards }) =>
    isCard(cards)
      ? still([about('ignoresElements', { of: cards.filter })], { affects: { players: 'you' } })
      : undefined,
  ),
  // To play is to activate or to materialize (2.3).
  row(
    'static',
    'ignore the elemental requirements of <cards> you play',
    ({ cards }) =>
      isCard(cards)
        ? still([{ ...about('ignoresElements', { of: cards.filter }), materializing: true } as Mod], {
            affects: { players: 'you' },
          })
        : undefined,
    'The Looking Glass',
  ),
  row(
    'sentence',
    'for the rest of the game , ignore the elemental requirements of <cards> you activate',
    ({ cards }) =>
      isCard(cards)
        ? lasting('you', [about('ignoresElements', { of: cards.filter })], { kind: 'permanent' })
        : undefined,
  ),
  // It is a phase of combat that ends where something attacks or defends; where nothing does, the text ends none.
  gap('effect', 'end the combat phase', 'end phases'),
  row('conditional', 'if a|an <thing> is attacking , end the combat phase', ({ thing }) => [
    { do: 'if', if: { exists: [...thing.filter, { is: 'attacking' }] }, then: [{ do: 'endPhase' }] },
  ]),
  ...['attacking', 'defending'].flatMap((does) => [
    row(
      'conditional',
      `if that <kind> is ${does} , end the combat phase unless an opponent pays <price>`,
      (said, { from }) => [
        {
          do: 'if',
          if: { is: [anaphor(from, said.kind), [{ is: does }]] },
          then: unlessPaid(said.price, [{ do: 'endPhase' }]),
        },
      ],
    ),
    row('conditional', `if that <kind> is ${does} , end the combat phase`, ({ kind }, { from }) => [
      { do: 'if', if: { is: [anaphor(from, kind), [{ is: does }]] }, then: [{ do: 'endPhase' }] },
    ]),
  ]),
  // Each opponent is asked, until one of them pays.
  row('clauses', '<effect> unless an opponent pays <price>', ({ effect, price }) => unlessPaid(price, effect)),

  // Cards of one player, and of one graveyard.
  ...['graveyard', 'memory', 'hand'].flatMap((zone) => [
    row('condition', `an opponent has <word> or more <cards> in their ${zone}`, ({ word, cards }) => ({
      exists: [{ player: 'opponent' as const }, owns([zone], cards.filter, '>=', word)],
    })),
    row('condition', `an opponent has no cards in their ${zone}`, () => ({
      exists: [{ player: 'opponent' as const }, owns([zone], [], '=', 0)],
    })),
  ]),
  row('condition', 'an opponent has influence <word> or more', ({ word }) => ({
    exists: [{ player: 'opponent' as const }, owns(INFLUENCE, [], '>=', word)],
  })),
  row('player', 'target opponent with influence <word> or more', ({ word }, { from }) =>
    targetOf(from, [{ player: 'opponent' }, owns(INFLUENCE, [], '>=', word)], ['player', 'opponent']),
  ),
  row('object', 'up to <word> target <cards> in|from a single graveyard', ({ word, cards }, { from }) =>
    isCard(cards) && word > 1
      ? targetOf(from, placed(cards.filter, { zones: ['graveyard'] }), cards.kinds, {
          min: 0,
          max: word,
          together: 'sameOwner',
        })
      : undefined,
  ),
  row('effect', 'scavenge <n> for a|an <cards>', ({ n, cards: { filter, card } }) =>
    card === true
      ? [
          {
            do: 'dig',
            count: { least: [n, { topUntil: filter }] },
            reveal: true,
            take: { to: 'hand', filter },
            rest: { to: 'bottom', order: 'random' },
          },
        ]
      : undefined,
  ),
  row('effect', '<player> put(s) all cards from their hand into their memory', ({ player }) =>
    player === 'you' || typeof player === 'string'
      ? undefined
      : [{ do: 'move', what: { each: [{ zone: 'hand' }, { owner: player }] }, to: 'memory', cause: 'effect' }],
  ),
  row('effect', '<player> banish(es) <word> cards at random from their memory', ({ player, word }, { from }) =>
    player === 'you'
      ? undefined
      : [
          { do: 'random', who: player, zone: 'memory', count: word, save: `lost ${from}` },
          { do: 'move', what: { saved: `lost ${from}` }, to: 'banishment', cause: 'banish' },
        ],
  ),
];

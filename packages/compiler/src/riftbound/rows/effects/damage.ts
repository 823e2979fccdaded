/** Damage: dealing it, two that deal it to each other, preventing it, and what happens to it otherwise (417, 437). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { anaphor, target, targetOf } from '../../../references/making.js';
import { row } from '../../categories.js';
import { eachOther, modify, type } from '../shared.js';

const damage = (amount: Value | undefined, to: Ref): Effect[] => [
  { do: 'damage', to, ...(amount === undefined ? {} : { amount }) },
];
type Replaces = Extract<Effect, { do: 'createReplacement' }>['replaces'];
const replacing = (replaces: Replaces, more: object = {}): Effect[] => [{ do: 'createReplacement', replaces, ...more }];
const TWICE: Value = { times: [2, { event: 'amount' }] };

export const damageEffects = [
  row('effect', 'deal <n> to <object>', ({ n, object }) => damage(n, object)),
  row('effect', 'deal <n> to <a:object> and <m:n> to <b:object>', ({ n, a, m, b }) => [
    {
      do: 'damage',
      parts: [
        { to: a, amount: n },
        { to: b, amount: m },
      ],
    },
  ]),
  row('plain', 'deal <n> to <object> . if <condition> , deal <m:n> instead', ({ n, object, condition, m }) => [
    { do: 'if', if: condition, then: damage(m, object), else: damage(n, object) },
  ]),
  row(
    'plain',
    'choose a|an <thing> . deal damage equal to its might to all <b:thing> at a battlefield , then move your unit there',
    ({ thing, b }, { from, to }) => {
      const one = target(from, thing);
      const there = targetOf(to, type('Battlefield'), ['battlefield']);
      return [
        ...damage({ stat: 'might', of: one }, { each: [...b.filter, { at: there }] }),
        { do: 'moveTo', what: one, to: there },
      ];
    },
    'Stormbringer',
  ),
  row('plain', 'choose up to one <thing> at each location . deal <n> to them', ({ thing, n }, { from }) =>
    damage(n, target(from, thing, { min: 0, max: null, together: 'apart' })),
  ),
  row('effect', 'deal <n> to <object> for each <tally>', ({ n, object, tally }) =>
    damage(n === 1 ? tally : { times: [n, tally] }, object),
  ),
  row(
    'plain',
    'choose a|an <a:thing> . it deals damage equal to its might to a|an <b:thing> . then detach a|an <x:thing> from it',
    ({ a, b, x }, { from, to }) => {
      const one = target(from, a);
      return [
        { do: 'damage', from: one, to: target(from + 1, b), amount: { stat: 'might', of: one } },
        { do: 'unattach', what: target(to, { ...x, filter: [...x.filter, { attachedTo: one }] }) },
      ];
    },
    'Strike Down',
  ),
  row(
    'effect',
    'pay any amount of <powerSign> to deal that much damage to <group>',
    ({ powerSign, group }) => [
      {
        do: 'pay',
        who: 'you',
        cost: [{ pay: 'resources', power: [powerSign], each: 'x' }],
        x: 'x',
        then: damage({ number: 'x' }, group),
      },
    ],
    'Bullet Time',
  ),
  row('effect', 'deal damage equal to <value> to <object>', ({ value, object }) => damage(value, object)),
  row('effect', 'deal damage to <object> equal to <value>', ({ object, value }) => damage(value, object)),
  row('effect', 'deal <value> to <object>', ({ object, value }) =>
    typeof value === 'number' ? undefined : damage(value, object),
  ),
  // Each that is chosen is dealt 1 or more, and how it is split is chosen as it is dealt (355.14).
  row('effect', 'deal <n> damage split among any number of <thing>', ({ n, thing }, { to }) => {
    if (typeof n !== 'number') return undefined;
    const among = target(to, thing, { min: 0, max: n });
    return [
      { do: 'divide', among, total: n },
      { do: 'damage', to: among, amount: { division: true } },
    ];
  }),
  row('effect', 'it deals damage equal to its might to <object>', ({ object }, { from }) => [
    { do: 'damage', from: anaphor(from), to: object, amount: { stat: 'might', of: anaphor(from) } },
  ]),
  // Whoever lets their opponent draw spares the unit.
  row(
    'effect',
    'deal <n> to <object> unless its controller has you draw <m:n>',
    ({ n, object, m }) => [
      {
        do: 'may',
        who: { controllerOf: object },
        then: [{ do: 'draw', who: 'you', count: m }],
        else: damage(n, object),
      },
    ],
    'Shakedown',
  ),

  // Two that deal damage to each other
  row('plain', 'choose <a:object> and <b:object> . they deal damage equal to their mights to each other', ({ a, b }) =>
    eachOther(a, b),
  ),
  row('plain', 'choose <object> . they deal damage equal to their mights to each other', ({ object }) =>
    eachOther(object),
  ),
  row(
    'plain',
    'choose <object> . we deal damage equal to our mights to each other',
    ({ object }) => eachOther('self', object),
    'Carnivorous Snapvine',
  ),
  row(
    'plain',
    'give <a:object> <given> . then choose <b:object> . they deal damage equal to their mights to each other',
    ({ a, given, b }) => (given.weaken || given.forever ? undefined : [...modify(a, given.mods), ...eachOther(a, b)]),
    "Gentlemen's Duel",
  ),
  row(
    'plain',
    'choose <a:object> and <b:object> . if <condition> , give the friendly unit <given> . they deal damage equal to their mights to each other',
    ({ a, b, condition, given }) =>
      given.weaken || given.forever
        ? undefined
        : [{ do: 'if', if: condition, then: modify(a, given.mods) }, ...eachOther(a, b)],
    'Rampage',
  ),

  // What becomes of damage and deaths in this turn (437)
  row('effect', 'prevent all spell and ability damage this turn', () =>
    replacing({ on: 'damage', match: { combat: false, named: false }, prevent: true }),
  ),
  ...['it', 'that unit'].flatMap((it) => [
    row('effect', `the next time ${it} would be dealt damage this turn , prevent it`, (_: object, { from }) =>
      replacing({ on: 'damage', prevent: true }, { entities: anaphor(from), once: true }),
    ),
    row(
      'effect',
      `prevent the next <digit> damage that would be dealt to ${it} this turn`,
      ({ digit }: { digit: number }, { from }) =>
        replacing({ on: 'damage', prevent: true }, { entities: anaphor(from), shield: digit }),
    ),
    row('effect', `double all damage that would be dealt to ${it} this turn`, (_: object, { from }) =>
      replacing({ on: 'damage', change: { amount: TWICE } }, { entities: anaphor(from) }),
    ),
    row('effect', `if ${it} would die this turn , banish it instead`, (_: object, { from }) =>
      // Whatever goes to the trash from the board is killed (428.1).
      replacing(
        { on: 'move', match: { from: 'board', to: 'trash' }, change: { to: 'banishment' } },
        { entities: anaphor(from) },
      ),
    ),
  ]),
];

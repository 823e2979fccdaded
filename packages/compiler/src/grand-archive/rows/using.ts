/** What weapons, bullets and attack cards say of the attack that uses them, and what waits for such attacks (2.6). */
import type { Effect, FilterClause, Mod, Ref } from '@arbiter/engine';
import { anaphor, mention, mentioned, SOURCE_KINDS } from '../../references/making.js';
import { asAbility, isUnsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { attacker, type CLASS_BONUS, isCard, isOne, isSelf, lasting, withX, YOUR_CHAMPION } from './shared.js';
import { attacks, times } from './statics.js';

const FIGHT = { kind: 'endOfFight' } as const;
/** There is one attack at a time, and so one attacker (2.6.1.6). */
export const ATTACKER: Ref = { each: [{ is: 'attacking' }] };
const INTENT: FilterClause = { zone: 'intent' };
/** What is changed of the present attack is changed of the unit that makes it. */
const ofAttack = (who: Ref, mods: Mod[] | undefined): Effect[] | undefined =>
  mods === undefined || mods.length === 0 ? undefined : lasting(who, mods, FIGHT);
/** The unit says "this attack" of its own, anything else of the one that uses it. */
const WHOSE: readonly Ref[] = ['self', ATTACKER];

/** An ability that is given to what lies in an intent works there. */
export function givenInIntent(mod: Mod): Mod {
  const inner = mod.mod === 'ability' ? mod.ability : undefined;
  if (mod.mod !== 'ability' || !isUnsettled(inner)) return mod;
  const { ability } = inner;
  if ((ability.kind !== 'triggered' && ability.kind !== 'static') || ability.zone !== undefined) return mod;
  return { ...mod, ability: asAbility({ ...inner, ability: { ...ability, zone: 'intent' } }) };
}

export const using = [
  row('duration', 'for this attack', () => FIGHT),
  ...WHOSE.flatMap((who) => [
    row('effect', 'this attack <mods>', ({ mods }) => ofAttack(who, attacks(mods))),
    row('effect', 'this attack <mods> for each <tally>', ({ mods, tally }) =>
      ofAttack(who, times(attacks(mods) ?? [], tally)),
    ),
  ]),
  row('effect', 'that attack <mods>', ({ mods }, { from }) => ofAttack(anaphor(from, 'unit'), attacks(mods))),
  // What an attack card says of its attack at all times is so while it is in the intent.
  ...['', 'as long as <condition> , '].map((when) =>
    row('static', `${when}this attack <mods>`, (said) => {
      const { condition, mods } = said as unknown as { condition?: typeof CLASS_BONUS; mods: Mod[] };
      return (
        attacks(mods) && [
          unsettled({ kind: 'static', mods, zone: 'intent', ...(condition === undefined ? {} : { if: condition }) }),
        ]
      );
    }),
  ),
  row('static', 'as long as a|an <thing> is attacking with <source> , it <mods>', ({ thing, mods }) => [
    unsettled({
      kind: 'static',
      affects: [...thing.filter, { is: 'attacksUsing', of: { self: true } }],
      mods,
    }),
  ]),
  row('trigger', 'whenever a unit uses this weapon for an attack', (_, { from }) => ({
    on: { on: 'attack', object: 'self' },
    mentions: [mention(from, ATTACKER, ['unit', 'object'])],
  })),
  row('trigger', 'whenever <source> attacks with a|an <cards>', ({ source, cards }, { from }) =>
    isSelf(source) && isCard(cards)
      ? {
          on: { on: 'attack', object: 'self' },
          mentions: [mention(from, 'self', SOURCE_KINDS)],
          if: { is: ['self', { is: 'attacksUsing', of: cards.filter }] },
        }
      : undefined,
  ),
  row('trigger', 'whenever <champion> attacks using a|an <thing>', ({ champion: _, thing }, { from }) => ({
    on: { on: 'attack', object: [...[YOUR_CHAMPION].flat(), { is: 'attacksUsing', of: thing.filter }] },
    mentions: [mention(from, { event: 'object' }, ['champion', 'unit', 'object'])],
  })),
  row('object', 'its attacker', (_, { from }) => attacker(from)),
  row('player', 'the defending player', (_, { from }) =>
    mentioned(from, { each: [{ player: 'any' }, { is: 'defendingPlayer' }] }, ['player', 'opponent']),
  ),
  // Cards that the attack uses
  row(
    'sentence',
    "for each <cards> in the attacker 's intent , choose a|an <thing> . that <kind> <mods> <duration>",
    (said, { from }) =>
      isCard(said.cards) && said.thing.kinds.includes(said.kind)
        ? [
            {
              do: 'forEach',
              of: { each: [INTENT, ...said.cards.filter] },
              as: `one ${from}`,
              effects: [
                { do: 'choose', from: said.thing.filter, min: 1, max: 1, save: `picked ${from}` },
                { do: 'modify', what: { saved: `picked ${from}` }, mods: said.mods, until: said.duration },
              ],
            },
          ]
        : undefined,
  ),
  row('effect', "<cards> in the attacker 's intent <mods>", ({ cards, mods }) =>
    isCard(cards) && mods.every(({ mod }) => mod === 'ability')
      ? lasting({ each: [INTENT, ...cards.filter] }, mods.map(givenInIntent), { kind: 'permanent' })
      : undefined,
  ),
  row('sentence', '<effect> unless its controller pays <price>', ({ effect, price }) => {
    const [one, ...others] = effect;
    const what = one?.do === 'move' && one.cause === 'destroy' ? one.what : undefined;
    return one && others.length === 0 && typeof what === 'object' && isOne(what)
      ? [
          {
            do: 'pay',
            who: { controllerOf: what },
            cost: [{ pay: 'reserve', amount: price }],
            then: [],
            else: [one],
          },
        ]
      : undefined;
  }),
  row(
    'sentence',
    "you may pay ( x ) . x can't be more than <value> . if you do , <clauses>",
    ({ value, clauses }, { from }) => {
      const then = withX(clauses, { number: `paid ${from}` });
      return (
        then && [
          { do: 'number', as: `paid ${from}`, max: value },
          {
            do: 'pay',
            cost: [{ pay: 'reserve', amount: 1 }],
            times: { number: `paid ${from}` },
            then,
            else: [],
          },
        ]
      );
    },
    "Lacuna's Grasp",
  ),
];

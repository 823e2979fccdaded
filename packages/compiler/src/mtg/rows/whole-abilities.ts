/** Abilities that say where their source is, or what it must still be (113.6, 603.4, 603.10). */
import type { Ability, Cost, FilterClause } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row, type Trigger } from '../categories.js';
import { activated, triggered } from './abilities-of-lines.js';
import { has } from './effects/changes.js';

const SELF: FilterClause = { self: true };
const IN_GRAVEYARD: FilterClause[] = [SELF, { zone: 'graveyard' }];

const becoming = (
  trigger: Trigger,
  { power, toughness }: { power: number; toughness: number },
  subtypes: string[],
  granted: readonly Ability[],
) =>
  triggered(
    trigger,
    [
      {
        do: 'modify',
        what: 'self',
        mods: [
          { mod: 'set', prop: 'types', value: ['Creature'] },
          { mod: 'set', prop: 'subtypes', value: subtypes },
          { mod: 'set', prop: 'power', value: power },
          { mod: 'set', prop: 'toughness', value: toughness },
          ...granted.map(has),
        ],
        until: { kind: 'permanent' },
      },
    ],
    { if: { is: ['self', { has: ['types', 'Enchantment'] }] } },
  );

/** The X of a cost on which only mana of a color may be spent (107.3, 601.2h). */
const onX = (costs: readonly Cost[], color: string): Cost[] | undefined =>
  costs.some((cost) => cost.pay === 'mana' && cost.cost.includes('{X}'))
    ? costs.map((cost) => (cost.pay === 'mana' ? ({ ...cost, onX: color } as Cost) : cost))
    : undefined;

export const wholeAbilities = [
  row(
    'ability',
    '<costs> : <effects> . this ability costs <mana> less to activate for each <tally> .',
    ({ costs, effects, mana, tally }) => {
      const [one, ...more] = activated(costs, effects) ?? [];
      return one && more.length === 0 && one.ability.kind === 'activated'
        ? [{ ...one, ability: { ...one.ability, less: { cost: [{ pay: 'mana', cost: mana }], times: tally } } }]
        : undefined;
    },
    'Nemesis of Mortals',
  ),
  row(
    'ability',
    '<costs> : <effects> . spend only <color> mana on x .',
    ({ costs, effects, color }) => {
      const said = onX(costs, color);
      return said && activated(said, effects);
    },
    'Crypt Rats',
  ),
  row(
    'static',
    'spend only <color> mana on x',
    ({ color }) => [unsettled({ kind: 'static', mods: [{ mod: 'rule', rule: 'spendOnX', color }] })],
    'Consume Spirit',
  ),
  // The source is sacrificed as well, and counts.
  row(
    'ability',
    '{t} , sacrifice <source> and any number of other <thing> : create a|an <token> for each creature sacrificed this way .',
    ({ thing, token }) => [
      unsettled({
        kind: 'activated',
        cost: [
          { pay: 'tap' },
          { pay: 'sacrifice', what: 'self' },
          { pay: 'sacrifice', what: [...thing.filter, { other: true }], count: 'x' },
        ],
        effects: [{ do: 'create', token, count: { sum: [1, 'x'] } }],
      }),
    ],
    "Emrakul's Evangel",
  ),
  // One ability for each zone, since it functions in each by itself (113.6).
  row(
    'ability',
    '<trigger> , if <source> is in your graveyard or on the battlefield , <told> .',
    ({ trigger, told }) => {
      const here = triggered(trigger, told, { if: { exists: [SELF] } });
      const there = triggered(trigger, told, { zone: 'graveyard', if: { exists: IN_GRAVEYARD } });
      return here && there && [...here, ...there];
    },
    'Firemane Angel',
  ),
  row(
    'ability',
    '<trigger> , if <source> is in your graveyard , <told> .',
    ({ trigger, told }) => triggered(trigger, told, { zone: 'graveyard', if: { exists: IN_GRAVEYARD } }),
    'Pyrewild Shaman',
  ),
  // How many there were does not change until it resolves, so that the event is all that is asked (603.4).
  ...['first', 'second', 'third'].map((word, i) =>
    row(
      'ability',
      `<trigger> , if it 's the ${word} <thing> you cast this turn , <told> .`,
      ({ trigger, thing, told }) => {
        const { on } = trigger;
        if (on.on !== 'cast' || on.player !== 'you' || on.object !== undefined || trigger.if || trigger.or)
          return undefined;
        if (!thing.kinds.includes('spell')) return undefined;
        const object = thing.filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
        return triggered({ ...trigger, on: { ...on, ...(object.length > 0 ? { object } : {}), nth: i + 1 } }, told);
      },
      'Vengevine',
    ),
  ),
  // What becomes a creature without staying what it was has no other card type (205.1a).
  row(
    'ability',
    '<trigger> , if <source> is an enchantment , it becomes a|an <shape> <tokenName> creature .',
    ({ trigger, shape, tokenName }) => becoming(trigger, shape, tokenName, []),
    'Opal Titan',
  ),
  row(
    'ability',
    '<trigger> , if <source> is an enchantment , it becomes a|an <shape> <tokenName> creature with <granted> .',
    ({ trigger, shape, tokenName, granted }) => becoming(trigger, shape, tokenName, granted),
    'Opal Champion',
  ),
  // The Aura has left together with what it enchanted (303.4c, 704.5m), and is found where it went (400.7).
  row(
    'ability',
    'when enchanted <subtype> is put into a graveyard , you may return <source> from your graveyard to your hand .',
    () => [
      unsettled({
        kind: 'triggered',
        on: { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
        effects: [
          {
            do: 'may',
            then: [
              {
                do: 'move',
                what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { in: { now: 'self' } }] },
                to: 'hand',
                cause: 'return',
              },
            ],
          },
        ],
      }),
    ],
    'Genju of the Fens',
  ),
];

/** Enchantments that many decks have and whose text no template of card texts says. */
import type { CardDefinition, Effect, Filter, FilterClause, Value } from '@arbiter/engine';
import {
  activated,
  and,
  attach,
  card,
  color,
  continuous,
  create,
  creature,
  damage,
  draw,
  each,
  enchant,
  enchantment,
  enters,
  exile,
  has,
  keyword,
  land,
  loseLife,
  mana,
  may,
  mayPay,
  not,
  or,
  permanent,
  planeswalker,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const squirrel = token('Squirrel', 'Creature — Squirrel', ['G'], '1/1');
const elfWarrior = token('Elf Warrior', 'Creature — Elf Warrior', ['G'], '1/1');
const isToken: Filter = { is: 'token' };
const BASIC_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const shuffle: Effect = { do: 'shuffle', who: 'you' };
const sacrificeThis = { pay: 'sacrifice', what: 'self' } as const;
const withKeyword = (name: string): FilterClause => ({ keyword: name });
const countless: Value = { sum: [{ count: and(creature, youControl) }, { count: and(subtype('Aura'), youControl) }] };

export const soughtEnchantments: CardDefinition[] = [
  card('Eidolon of Countless Battles', {
    cost: '{1}{W}{W}',
    type: 'Enchantment Creature — Spirit',
    power: 0,
    toughness: 0,
    abilities: [
      keyword('bestow', { cost: [mana('{2}{W}{W}')] }),
      ...(['self', 'attached'] as const).map((affects) =>
        continuous(affects, [
          { mod: 'add', stat: 'power', value: countless },
          { mod: 'add', stat: 'toughness', value: countless },
        ]),
      ),
    ],
  }),
  card('Call to the Kindred', {
    cost: '{3}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(yourUpkeep, {
        effects: [
          may('Look at the top five cards of your library?', {
            do: 'dig',
            count: 5,
            take: { to: 'battlefield', filter: and(creature, { sharesCreatureType: 'attached' }), may: true },
            rest: { to: 'bottom', order: 'any' },
          }),
        ],
      }),
    ],
  }),
  card('Soul Snare', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      activated([mana('{W}'), sacrificeThis], {
        targets: [
          target(
            and(creature, or({ attacks: 'you' }, { attacks: { each: and(permanent, planeswalker, youControl) } })),
          ),
        ],
        effects: [exile(t(0))],
      }),
    ],
  }),
  card('Raking Canopy', {
    cost: '{1}{G}{G}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'attack', object: and(creature, withKeyword('flying')), at: { player: 'you' } },
        { effects: [damage(4, { event: 'object' })] },
      ),
    ],
  }),
  card('Quest for the Holy Relic', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      triggered(youCast(creature), {
        effects: [may('Put a quest counter on it?', putCounters(1, 'self', 'quest'))],
      }),
      activated([{ pay: 'takeCounters', kind: 'quest', count: 5 }, sacrificeThis], {
        effects: [
          { do: 'search', filter: subtype('Equipment'), to: 'battlefield', save: 'relic' },
          {
            do: 'if',
            if: { is: [{ saved: 'relic' }, permanent] },
            then: [
              { do: 'choose', from: and(creature, youControl, { couldBear: { saved: 'relic' } }), save: 'bearer' },
              attach({ saved: 'relic' }, { saved: 'bearer' }),
            ],
          },
          shuffle,
        ],
      }),
    ],
  }),
  card('Greater Auramancy', {
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(enchantment, youControl, { other: true }), [has('shroud')]),
      continuous(and(creature, youControl, { bears: subtype('Aura') }), [has('shroud')]),
    ],
  }),
  card('Gift of the Deity', {
    cost: '{4}{B/G}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [...plus(1, 1), has('deathtouch')], { is: ['attached', color('B')] }),
      continuous('attached', [...plus(1, 1), rule('blockedByAll')], { is: ['attached', color('G')] }),
    ],
  }),
  card('Glory of Warfare', {
    cost: '{2}{R}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, youControl), plus(2, 0), { turnOf: 'you' }),
      continuous(and(creature, youControl), plus(0, 2), { not: { turnOf: 'you' } }),
    ],
  }),
  card('Lashknife Barrier', {
    cost: '{2}{W}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, { effects: [draw(1)] }),
      {
        kind: 'replacement',
        on: 'damage',
        target: and(permanent, creature, youControl),
        change: { amount: { sum: [{ event: 'amount' }, -1] } },
      },
    ],
  }),
  card("Legion's Initiative", {
    cost: '{R}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, color('R'), youControl), plus(1, 0)),
      continuous(and(creature, color('W'), youControl), plus(0, 1)),
      activated([mana('{R}{W}'), { pay: 'exile', what: 'self', from: 'battlefield' }], {
        effects: [
          exile(each(creature, youControl), 'away'),
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'beginningOfCombat' } },
            effects: [
              { do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return', save: 'back' },
              untilEndOfTurn({ saved: 'back' }, has('haste')),
            ],
          },
        ],
      }),
    ],
  }),
  card('Cradle of Vitality', {
    cost: '{3}{W}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        {
          targets: [target(creature)],
          effects: [mayPay([mana('{1}{W}')], [putCounters({ event: 'amount' }, t(0))])],
        },
      ),
    ],
  }),
  card('Realmwright', {
    cost: '{U}',
    type: 'Creature — Vedalken Wizard',
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [{ do: 'chooseWord', of: 'option', options: BASIC_TYPES, entering: true }],
      },
      ...BASIC_TYPES.map((type) =>
        continuous(and(land, youControl), [{ mod: 'gain', prop: 'subtypes', values: [type] }], {
          is: ['self', { chosenOption: type }],
        }),
      ),
    ],
  }),
  card('Prismatic Omen', {
    cost: '{1}{G}',
    type: 'Enchantment',
    abilities: [continuous(and(land, youControl), [{ mod: 'gain', prop: 'subtypes', values: BASIC_TYPES }])],
  }),
  card('Prowess of the Fair', {
    cost: '{1}{B}',
    type: 'Kindred Enchantment — Elf',
    abilities: [
      triggered(
        {
          on: 'move',
          object: and(permanent, subtype('Elf'), { owner: 'you' }, not(isToken), { other: true }),
          match: { from: 'battlefield', to: 'graveyard' },
        },
        { effects: [may('Create an Elf Warrior?', create(elfWarrior))] },
      ),
    ],
  }),
  card('Training Grounds', {
    cost: '{U}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, youControl), [
        { mod: 'cost', abilities: true, less: [mana('{2}')], downTo: [mana('{1}')] },
      ]),
    ],
  }),
  card("Druid's Call", {
    cost: '{1}{G}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(
        { on: 'damage', object: 'attached' },
        {
          effects: [
            {
              do: 'create',
              who: { controllerOf: { event: 'object' } },
              token: squirrel,
              count: { event: 'amount' },
            },
          ],
        },
      ),
    ],
  }),
  card('Warped Devotion', {
    cost: '{2}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: permanent, match: { from: 'battlefield', to: 'hand' } },
        { effects: [{ do: 'discard', who: { ownerOf: { event: 'object' } }, count: 1 }] },
      ),
    ],
  }),
  card('Hissing Miasma', {
    cost: '{1}{B}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'attack', object: creature, at: { player: 'you' } },
        { effects: [loseLife(1, { controllerOf: { event: 'object' } })] },
      ),
    ],
  }),
];

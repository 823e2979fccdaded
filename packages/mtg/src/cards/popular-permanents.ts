/** Lands, artifacts, enchantments and planeswalkers that many decks play, and that no template of card texts says. */
import type { CardDefinition, Effect, Mod, Ref, Value } from '@arbiter/engine';
import {
  activated,
  and,
  anyTarget,
  attacking,
  card,
  continuous,
  control,
  create,
  creature,
  damage,
  draw,
  each,
  emblem,
  enchant,
  enters,
  entersTapped,
  gainLife,
  has,
  instantOrSorcery,
  land,
  loyalty,
  mana,
  manaAbility,
  may,
  not,
  or,
  permanent,
  plus,
  putCounters,
  putOntoBattlefield,
  rule,
  subtype,
  t,
  tap,
  tapped,
  target,
  token,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const SWAMPS: Value = { count: and(subtype('Swamp'), youControl) };
const basicLand = and(land, { has: ['supertypes', 'Basic'] });
const becomesElemental: Mod[] = [
  { mod: 'set', prop: 'power', value: 4 },
  { mod: 'set', prop: 'toughness', value: 4 },
  { mod: 'gain', prop: 'types', values: ['Creature'] },
  { mod: 'gain', prop: 'subtypes', values: ['Elemental'] },
  has('trample'),
];
const untap = (what: Ref): Effect => ({ do: 'status', status: 'tapped', what, on: false });

export const popularLands: CardDefinition[] = [
  card('Pendelhaven', {
    type: 'Legendary Land',
    abilities: [
      manaAbility('{G}'),
      activated([tap], {
        targets: [target(and(creature, { stat: ['power', '=', 1] }, { stat: ['toughness', '=', 1] }))],
        effects: [untilEndOfTurn(t(0), plus(1, 2))],
      }),
    ],
  }),
  card('Valakut, the Molten Pinnacle', {
    type: 'Land',
    abilities: [
      entersTapped,
      triggered(
        { on: 'move', object: and(subtype('Mountain'), youControl), match: { to: 'battlefield' } },
        {
          // Others than the one that entered (603.4): asked as it triggers and again as it resolves.
          if: {
            compare: [{ count: and(subtype('Mountain'), youControl, not({ in: { event: 'became' } })) }, '>=', 5],
          },
          targets: [target(anyTarget)],
          effects: [may('Deal 3 damage?', damage(3, t(0)))],
        },
      ),
      manaAbility('{R}'),
    ],
  }),
  card('City of Traitors', {
    type: 'Land',
    abilities: [
      triggered(
        { on: 'move', object: and(land, youControl, { other: true }), match: { to: 'battlefield', cause: 'play' } },
        { effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }] },
      ),
      manaAbility('{C}{C}'),
    ],
  }),
  card('Homeward Path', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        effects: [
          {
            do: 'forEach',
            of: 'players',
            as: 'who',
            effects: [
              {
                do: 'modify',
                what: each(creature, { owner: { saved: 'who' } }),
                mods: [{ mod: 'control', to: { saved: 'who' } }],
                until: { kind: 'permanent' },
              },
            ],
          },
        ],
      }),
    ],
  }),
];

export const popularArtifactsAndEnchantments: CardDefinition[] = [
  card('Bow of Nylea', {
    cost: '{1}{G}{G}',
    type: 'Legendary Enchantment Artifact',
    abilities: [
      continuous(and(creature, attacking, youControl), [has('deathtouch')]),
      activated([mana('{1}{G}'), tap], {
        modes: {
          min: 1,
          max: 1,
          choices: [
            {
              label: 'put a +1/+1 counter on target creature',
              targets: [target(creature)],
              effects: [putCounters(1, t(0))],
            },
            {
              label: 'deal 2 damage to target creature with flying',
              targets: [target(and(creature, withKeyword('flying')))],
              effects: [damage(2, t(0))],
            },
            { label: 'gain 3 life', effects: [gainLife(3)] },
            {
              label: 'put up to four target cards from your graveyard on the bottom of your library',
              targets: [target([{ zone: 'graveyard' }, { owner: 'you' }], { min: 0, max: 4 })],
              effects: [{ do: 'move', what: t(0), to: 'library', position: 'bottom', cause: 'return' }],
            },
          ],
        },
      }),
    ],
  }),
  card('Volition Reins', {
    cost: '{3}{U}{U}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(permanent),
      triggered(enters, { if: { is: ['attached', tapped] }, effects: [untap('attached')] }),
      continuous('attached', [control]),
    ],
  }),
  card('Deadbridge Chant', {
    cost: '{4}{B}{G}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, { effects: [{ do: 'mill', who: 'you', count: 10 }] }),
      triggered(yourUpkeep, {
        effects: [
          { do: 'random', who: 'you', zone: 'graveyard', save: 'it' },
          {
            do: 'if',
            if: { is: [{ saved: 'it' }, creature] },
            then: [putOntoBattlefield({ saved: 'it' })],
            else: [{ do: 'move', what: { saved: 'it' }, to: 'hand', cause: 'return' }],
          },
        ],
      }),
    ],
  }),
  card('Sulfuric Vortex', {
    cost: '{1}{R}{R}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'step', player: 'any', match: { step: 'upkeep' } },
        { effects: [damage(2, { event: 'player' })] },
      ),
      { kind: 'replacement', on: 'stat', match: { stat: 'life', gain: true }, instead: [] },
    ],
  }),
  card('Tainted Remedy', {
    cost: '{2}{B}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'stat',
        player: 'opponent',
        match: { stat: 'life', gain: true },
        instead: [{ do: 'stat', stat: 'life', who: { event: 'player' }, amount: { negative: { event: 'amount' } } }],
      },
    ],
  }),
  card('Sun Droplet', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'damage', player: 'you' }, { effects: [putCounters({ event: 'amount' }, 'self', 'charge')] }),
      triggered(
        { on: 'step', player: 'any', match: { step: 'upkeep' } },
        {
          effects: [{ do: 'pay', cost: [{ pay: 'takeCounters', kind: 'charge', count: 1 }], then: [gainLife(1)] }],
        },
      ),
    ],
  }),
  card('Trinisphere', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'all' }, [{ mod: 'cost', atLeast: [mana('{3}')] }], { is: ['self', not(tapped)] }),
    ],
  }),
  card('Panharmonicon', {
    cost: '{4}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'you' }, [
        {
          mod: 'rule',
          rule: 'triggersAgain',
          of: { zone: 'battlefield' },
          on: { on: 'move', object: { has: ['types', ['Artifact', 'Creature']] }, match: { to: 'battlefield' } },
        },
      ]),
    ],
  }),
  card('Strionic Resonator', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      activated([mana('{2}'), tap], {
        targets: [target(and({ zone: 'stack' }, not({ is: 'spell' }), not({ is: 'activatedAbility' }), youControl))],
        effects: [{ do: 'copy', what: t(0), newTargets: true }],
      }),
    ],
  }),
  card('Sundial of the Infinite', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [activated([mana('{1}'), tap], { if: { turnOf: 'you' }, effects: [{ do: 'endTurn' }] })],
  }),
];

export const popularPlaneswalkers: CardDefinition[] = [
  card('Nissa, Worldwaker', {
    cost: '{3}{G}{G}',
    type: 'Legendary Planeswalker — Nissa',
    loyalty: 3,
    abilities: [
      loyalty(1, {
        targets: [target(and(land, youControl))],
        effects: [{ do: 'modify', what: t(0), mods: becomesElemental, until: { kind: 'permanent' } }],
      }),
      loyalty(1, { targets: [target(subtype('Forest'), { min: 0, max: 4 })], effects: [untap(t(0))] }),
      loyalty(-7, {
        effects: [
          { do: 'search', filter: basicLand, count: 'any', to: 'battlefield', save: 'lands' },
          { do: 'shuffle', who: 'you' },
          { do: 'modify', what: { saved: 'lands' }, mods: becomesElemental, until: { kind: 'permanent' } },
        ],
      }),
    ],
  }),
  card('Ashiok, Nightmare Weaver', {
    cost: '{1}{U}{B}',
    type: 'Legendary Planeswalker — Ashiok',
    loyalty: 3,
    abilities: [
      loyalty(2, {
        targets: [target({ player: 'opponent' })],
        effects: [{ do: 'move', what: { top: 3, of: t(0) }, to: 'exile', cause: 'exile', keep: 'linked' }],
      }),
      loyalty('-x', {
        effects: [
          {
            do: 'choose',
            from: [{ zone: 'exile' }, { linked: true }, creature, { stat: ['manaValue', '=', 'x'] }],
            save: 'chosen',
          },
          {
            do: 'move',
            what: { saved: 'chosen' },
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
            save: 'nightmare',
          },
          {
            do: 'modify',
            what: { saved: 'nightmare' },
            mods: [{ mod: 'gain', prop: 'subtypes', values: ['Nightmare'] }],
            until: { kind: 'permanent' },
          },
        ],
      }),
      loyalty(-10, {
        effects: [
          {
            do: 'move',
            what: { each: [or({ zone: 'hand' }, { zone: 'graveyard' }), { owner: 'opponent' }] },
            to: 'exile',
            cause: 'exile',
            keep: 'linked',
          },
        ],
      }),
    ],
  }),
  card('Liliana of the Dark Realms', {
    cost: '{2}{B}{B}',
    type: 'Legendary Planeswalker — Liliana',
    loyalty: 3,
    abilities: [
      loyalty(1, {
        effects: [
          { do: 'search', filter: subtype('Swamp'), to: 'hand', reveal: true },
          { do: 'shuffle', who: 'you' },
        ],
      }),
      loyalty(-3, {
        targets: [target(creature)],
        effects: [
          {
            do: 'either',
            choices: ([1, -1] as const).map((sign) => ({
              label: sign > 0 ? '+X/+X' : '-X/-X',
              effects: [
                untilEndOfTurn(
                  t(0),
                  (['power', 'toughness'] as const).map((stat) => ({
                    mod: 'add' as const,
                    stat,
                    value: sign > 0 ? SWAMPS : ({ negative: SWAMPS } as const),
                  })),
                ),
              ],
            })),
          },
        ],
      }),
      loyalty(-6, {
        effects: [emblem(continuous(and(subtype('Swamp'), youControl), [has(manaAbility('{B}{B}{B}{B}'))]))],
      }),
    ],
  }),
  card('Chandra, the Firebrand', {
    cost: '{3}{R}',
    type: 'Legendary Planeswalker — Chandra',
    loyalty: 3,
    abilities: [
      loyalty(1, { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
      loyalty(-2, {
        effects: [
          {
            do: 'delayed',
            on: { on: 'cast', player: 'you', object: instantOrSorcery },
            effects: [{ do: 'copy', what: { event: 'object' }, newTargets: true }],
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
      loyalty(-6, { targets: [target(anyTarget, { min: 0, max: 6 })], effects: [damage(6, t(0))] }),
    ],
  }),
  card('Ajani, Mentor of Heroes', {
    cost: '{3}{G}{W}',
    type: 'Legendary Planeswalker — Ajani',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        divide: 3,
        targets: [target(and(creature, youControl), { min: 1, max: 3 })],
        effects: [putCounters({ division: true }, t(0))],
      }),
      loyalty(1, {
        effects: [
          {
            do: 'dig',
            count: 4,
            take: {
              to: 'hand',
              filter: or({ has: ['types', ['Creature', 'Planeswalker']] }, subtype('Aura')),
              may: true,
              reveal: true,
            },
            rest: { to: 'bottom', order: 'any' },
          },
        ],
      }),
      loyalty(-8, { effects: [gainLife(100)] }),
    ],
  }),
  card('Kiora, the Crashing Wave', {
    cost: '{2}{G}{U}',
    type: 'Legendary Planeswalker — Kiora',
    loyalty: 2,
    abilities: [
      loyalty(1, {
        targets: [target({ controller: 'opponent' })],
        effects: [
          {
            do: 'createReplacement',
            replaces: { on: 'damage', prevent: true },
            entities: t(0),
            until: { kind: 'untilStep', step: 'untap', of: 'you' },
          },
          {
            do: 'createReplacement',
            replaces: { on: 'damage', prevent: true },
            from: t(0),
            until: { kind: 'untilStep', step: 'untap', of: 'you' },
          },
        ],
      }),
      loyalty(-1, { effects: [draw(1), untilEndOfTurn('you', rule('additionalLands', { count: 1 }))] }),
      loyalty(-5, {
        effects: [
          emblem(
            triggered(
              { on: 'step', player: 'you', match: { step: 'end' } },
              { effects: [create(token('Kraken', 'Creature — Kraken', ['U'], '9/9'))] },
            ),
          ),
        ],
      }),
    ],
  }),
];

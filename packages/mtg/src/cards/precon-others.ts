/** Artifacts, enchantments, lands and planeswalkers of preconstructed decks. */
import {
  activated,
  anyTarget,
  asItEnters,
  card,
  continuous,
  controlledBy,
  creature,
  damage,
  destroy,
  each,
  exile,
  gainLife,
  has,
  instantOrSorcery,
  inYourGraveyard,
  keyword,
  loyalty,
  mana,
  manaAbility,
  may,
  not,
  opponent,
  or,
  permanent,
  planeswalker,
  putCounters,
  putOntoBattlefield,
  subtype,
  t,
  tap,
  target,
  triggered,
  youCast,
} from '../language/builders.js';

/** The cards that were exiled with it (607.2a). */
const imprinted = each({ linked: true }, { zone: 'exile' });
const entering = { on: 'move', object: creature, match: { to: 'battlefield' } } as const;
const dying = { from: 'battlefield', to: 'graveyard' } as const;

export const preconOthers = [
  card('Angrath, Minotaur Pirate', {
    cost: '{4}{B}{R}',
    type: 'Legendary Planeswalker — Angrath',
    loyalty: 5,
    abilities: [
      loyalty(2, {
        targets: [target(or(opponent, [permanent, planeswalker]))],
        effects: [
          {
            do: 'damage',
            parts: [
              { to: t(0), amount: 1 },
              { to: each(creature, controlledBy({ controllerOf: t(0) })), amount: 1 },
            ],
          },
        ],
      }),
      loyalty(-3, {
        targets: [target([subtype('Pirate'), ...inYourGraveyard])],
        effects: [putOntoBattlefield(t(0))],
      }),
      loyalty(-11, {
        targets: [target(opponent)],
        effects: [
          { do: 'remember', as: 'all', what: each(creature, controlledBy(t(0))) },
          destroy({ saved: 'all' }),
          damage({ total: 'power', of: { saved: 'all' } }, t(0)),
        ],
      }),
    ],
  }),
  card('Profane Memento', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      triggered(
        {
          on: 'move',
          object: [creature, { owner: 'opponent' }, not({ is: 'token' })],
          match: { to: 'graveyard' },
        },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  card('Nivix, Aerie of the Firemind', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([mana('{2}{U}{R}'), tap], {
        effects: [
          exile({ top: 1 }, 'exiled'),
          {
            do: 'modify',
            what: { saved: 'exiled' },
            mods: [{ mod: 'play', fits: { has: ['types', ['Instant', 'Sorcery']] } }],
            until: { kind: 'untilStep', step: 'untap', of: 'you' },
          },
        ],
      }),
    ],
  }),
  card('Portcullis', {
    cost: '{4}',
    type: 'Artifact',
    abilities: [
      triggered(entering, {
        if: { exists: [creature, not({ in: { event: 'became' } })], atLeast: 2 },
        effects: [
          exile({ event: 'became' }, 'held'),
          {
            do: 'delayed',
            on: { on: 'move', object: 'self', match: { from: 'battlefield' } },
            effects: [{ do: 'move', what: { saved: 'held' }, to: 'battlefield', cause: 'return' }],
          },
        ],
      }),
    ],
  }),
  card('Blade of the Bloodchief', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: dying },
        {
          effects: [
            {
              do: 'if',
              if: { is: ['attached', subtype('Vampire')] },
              then: [putCounters(2, 'attached')],
              else: [putCounters(1, 'attached')],
            },
          ],
        },
      ),
      keyword('equip', { cost: [mana('{1}')] }),
    ],
  }),
  // Only the creature may be given up for it, and the card's own power is what does the damage (201.5a).
  card('Blazing Torch', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', [
        { mod: 'rule', rule: 'cantBeBlockedBy', by: { has: ['subtypes', ['Vampire', 'Zombie']] } },
        has(
          activated([tap, { pay: 'sacrifice', what: { in: 'grantor' }, label: 'Blazing Torch', save: 'torch' }], {
            targets: [target(anyTarget)],
            effects: [damage(2, t(0), { was: { saved: 'torch' } })],
          }),
        ),
      ]),
      keyword('equip', { cost: [mana('{1}')] }),
    ],
  }),
  card('Hankyu', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', [
        has(activated([tap], { effects: [putCounters(1, 'grantor', 'aim')] })),
        has(
          activated(
            [
              tap,
              {
                pay: 'takeCounters',
                kind: 'aim',
                count: 'all',
                from: { in: 'grantor' },
                whose: 'any',
                label: 'Hankyu',
                save: 'removed',
              },
            ],
            { targets: [target(anyTarget)], effects: [damage({ number: 'removed' }, t(0))] },
          ),
        ),
      ]),
      keyword('equip', { cost: [mana('{4}')] }),
    ],
  }),
  card('Tablet of the Guilds', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'color', count: 2, entering: true }),
      triggered(youCast({ chosen: 'color' }), { effects: [gainLife({ chosenColors: { event: 'object' } })] }),
    ],
  }),
  card('Aluren', {
    cost: '{2}{G}{G}',
    type: 'Enchantment',
    abilities: [
      continuous({ zone: 'hand' }, [
        {
          mod: 'play',
          method: 'aluren',
          cost: [],
          timing: 'instant',
          owner: true,
          fits: [creature, { stat: ['manaValue', '<=', 3] }],
        },
      ]),
    ],
  }),
  card('Mimic Vat', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'move', object: [creature, not({ is: 'token' })], match: dying },
        {
          effects: [
            {
              do: 'if',
              if: { exists: [{ in: { event: 'became' } }, { zone: 'graveyard' }] },
              then: [
                may(
                  'Exile it?',
                  { do: 'remember', as: 'others', what: imprinted },
                  {
                    do: 'move',
                    what: { event: 'became' },
                    to: 'exile',
                    cause: 'exile',
                    keep: 'linked',
                    save: 'exiled',
                  },
                  {
                    do: 'if',
                    if: { exists: [{ in: { saved: 'exiled' } }, { zone: 'exile' }] },
                    then: [{ do: 'move', what: { saved: 'others' }, to: 'graveyard', cause: 'return' }],
                  },
                ),
              ],
            },
          ],
        },
      ),
      activated([mana('{3}'), tap], {
        effects: [
          { do: 'choose', among: imprinted, prompt: 'Choose which card is copied', save: 'copied' },
          {
            do: 'if',
            if: { is: [{ saved: 'copied' }, not(instantOrSorcery)] },
            then: [
              { do: 'create', copy: { saved: 'copied' }, save: 'made' },
              {
                do: 'modify',
                what: { saved: 'made' },
                mods: [has('haste')],
                until: { kind: 'permanent' },
              },
              {
                do: 'delayed',
                on: { on: 'step', match: { step: 'end' } },
                effects: [exile({ saved: 'made' })],
              },
            ],
          },
        ],
      }),
    ],
  }),
  card('Counterbalance', {
    cost: '{U}{U}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'cast', player: 'opponent' },
        {
          effects: [
            {
              do: 'if',
              if: { compare: [{ countOf: { top: 1 } }, '>=', 1] },
              then: [
                may(
                  'Reveal the top card of your library?',
                  { do: 'reveal', what: { top: 1 } },
                  {
                    do: 'if',
                    if: {
                      compare: [
                        { stat: 'manaValue', of: { top: 1 } },
                        '=',
                        { stat: 'manaValue', of: { event: 'object' } },
                      ],
                    },
                    then: [{ do: 'counterOnStack', what: { event: 'object' } }],
                  },
                ),
              ],
            },
          ],
        },
      ),
    ],
  }),
];

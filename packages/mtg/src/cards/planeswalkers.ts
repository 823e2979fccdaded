/** Planeswalkers whose abilities no template of card texts says (306). */
import type { Ref, Value } from '@arbiter/engine';
import {
  and,
  card,
  create,
  creature,
  damage,
  discard,
  draw,
  each,
  emblem,
  faces,
  has,
  keyword,
  loyalty,
  permanent,
  plus,
  t,
  target,
  token,
  transform,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const deadCreatures: Value = { count: and({ zone: 'graveyard' }, { owner: 'you' }, creature) };

/** No object is a spell in exile. */
const NOTHING: Ref = { each: [{ zone: 'exile' }, { is: 'spell' }] };

/** What was exiled with him, where it is a permanent card and no Aura. */
const LEFT_BY_KARN: Ref = each(
  { zone: 'exile' },
  { linked: true },
  { has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']] },
  { not: { has: ['subtypes', 'Aura'] } },
);

export const planeswalkers = [
  card('Liliana of the Veil', {
    cost: '{1}{B}{B}',
    type: 'Legendary Planeswalker — Liliana',
    loyalty: 3,
    abilities: [
      loyalty(1, { effects: [discard(1, 'players')] }),
      loyalty(-2, {
        targets: [target({ player: 'any' })],
        effects: [{ do: 'sacrifice', who: t(0), filter: creature }],
      }),
      loyalty(-6, {
        targets: [target({ player: 'any' })],
        effects: [
          {
            do: 'piles',
            what: { each: [{ zone: 'battlefield' }, { controller: t(0) }] },
            chooser: t(0),
            chosen: 'pile',
            other: 'rest',
          },
          { do: 'sacrifice', who: t(0), filter: [{ in: { saved: 'pile' } }], count: { countOf: { saved: 'pile' } } },
        ],
      }),
    ],
  }),

  card('Jace, Architect of Thought', {
    cost: '{2}{U}{U}',
    type: 'Legendary Planeswalker — Jace',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        effects: [
          {
            do: 'delayed',
            on: { on: 'attack', object: and(creature, { controller: 'opponent' }) },
            effects: [untilEndOfTurn({ event: 'object' }, plus(-1, 0))],
            repeat: true,
            until: { kind: 'untilStep', step: 'untap', of: 'you' },
          },
        ],
      }),
      loyalty(-2, {
        effects: [
          { do: 'remember', as: 'cards', what: { top: 3 } },
          { do: 'reveal', what: { saved: 'cards' } },
          { do: 'choose', from: { player: 'opponent' }, save: 'separator', prompt: 'Choose who separates the cards' },
          { do: 'piles', what: { saved: 'cards' }, who: { saved: 'separator' }, chosen: 'hand', other: 'bottom' },
          { do: 'move', what: { saved: 'hand' }, to: 'hand', cause: 'return' },
          { do: 'move', what: { saved: 'bottom' }, to: 'library', position: 'bottom', cause: 'return' },
        ],
      }),
      loyalty(-8, {
        effects: [
          { do: 'remember', as: 'all', what: NOTHING },
          {
            do: 'forEach',
            of: 'players',
            as: 'one',
            effects: [
              {
                do: 'search',
                of: { saved: 'one' },
                filter: { not: { has: ['types', 'Land'] } },
                to: 'exile',
                save: 'found',
              },
              { do: 'shuffle', who: { saved: 'one' } },
              {
                do: 'remember',
                as: 'all',
                what: each({ zone: 'exile' }, { any: [{ in: { saved: 'all' } }, { in: { saved: 'found' } }] }),
              },
            ],
          },
          // One after another, in whatever order.
          {
            do: 'forEach',
            of: 'players',
            as: 'turn',
            effects: [{ do: 'play', what: each({ zone: 'exile' }, { in: { saved: 'all' } }), cost: [] }],
          },
        ],
      }),
    ],
  }),

  card('Sarkhan, the Dragonspeaker', {
    cost: '{3}{R}{R}',
    type: 'Legendary Planeswalker — Sarkhan',
    loyalty: 4,
    abilities: [
      // He is no planeswalker meanwhile (205.1a), and keeps his counters.
      loyalty(1, {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'types', value: ['Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Dragon'] },
            { mod: 'set', prop: 'colors', value: ['R'] },
            { mod: 'set', prop: 'power', value: 4 },
            { mod: 'set', prop: 'toughness', value: 4 },
            has('flying'),
            has('indestructible'),
            has('haste'),
          ),
        ],
      }),
      loyalty(-3, { targets: [target(creature)], effects: [damage(4, t(0))] }),
      loyalty(-6, {
        effects: [
          emblem(
            triggered({ on: 'step', player: 'you', match: { step: 'draw' } }, { effects: [draw(2)] }),
            triggered(
              { on: 'step', player: 'you', match: { step: 'end' } },
              { effects: [{ do: 'discard', who: 'you', count: 'all' }] },
            ),
          ),
        ],
      }),
    ],
  }),

  card('Karn Liberated', {
    cost: '{7}',
    type: 'Legendary Planeswalker — Karn',
    loyalty: 6,
    abilities: [
      loyalty(4, {
        targets: [target({ player: 'any' })],
        effects: [
          {
            do: 'choose',
            who: t(0),
            from: and({ zone: 'hand' }, { owner: t(0) }),
            min: 1,
            save: 'card',
            prompt: 'Exile a card from your hand',
          },
          { do: 'move', what: { saved: 'card' }, to: 'exile', cause: 'exile', keep: 'linked' },
        ],
      }),
      loyalty(-3, {
        targets: [target(permanent)],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
      }),
      loyalty(-14, {
        effects: [
          { do: 'remember', as: 'left', what: LEFT_BY_KARN },
          { do: 'restart', leaving: { saved: 'left' } },
          { do: 'move', what: { saved: 'left' }, to: 'battlefield', controller: 'you' },
        ],
      }),
    ],
  }),

  faces(
    'transform',
    card('Garruk Relentless', {
      cost: '{3}{G}',
      type: 'Legendary Planeswalker — Garruk',
      loyalty: 3,
      abilities: [
        triggered(
          { on: 'state', when: { is: ['self', { not: { counters: ['loyalty', 3] } }] } },
          { effects: [transform('self')] },
        ),
        loyalty(0, {
          targets: [target(creature)],
          effects: [damage(3, t(0)), damage({ stat: 'power', of: t(0) }, 'self', t(0))],
        }),
        loyalty(0, { effects: [create(token('Wolf', 'Creature — Wolf', ['G'], '2/2'))] }),
      ],
    }),
    card('Garruk, the Veil-Cursed', {
      type: 'Legendary Planeswalker — Garruk',
      colors: ['B', 'G'],
      abilities: [
        loyalty(1, { effects: [create(token('Wolf', 'Creature — Wolf', ['B'], '1/1', keyword('deathtouch')))] }),
        loyalty(-1, {
          effects: [
            { do: 'sacrifice', who: 'you', filter: creature, save: 'prey' },
            {
              do: 'if',
              if: { compare: [{ countOf: { saved: 'prey' } }, '>=', 1] },
              then: [
                { do: 'search', filter: creature, to: 'hand', reveal: true },
                { do: 'shuffle', who: 'you' },
              ],
            },
          ],
        }),
        loyalty(-3, {
          effects: [
            untilEndOfTurn(
              each(creature, youControl),
              has('trample'),
              { mod: 'add', stat: 'power', value: deadCreatures },
              { mod: 'add', stat: 'toughness', value: deadCreatures },
            ),
          ],
        }),
      ],
    }),
  ),
];

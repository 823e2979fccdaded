/** Legendary creatures that many decks have and whose text no template of card texts says. */
import type { CardDefinition, Cost, Filter } from '@arbiter/engine';
import {
  activated,
  and,
  card,
  color,
  continuous,
  create,
  creature,
  draw,
  enters,
  exile,
  has,
  keyword,
  mana,
  may,
  mayPay,
  opponent,
  opponentControls,
  or,
  permanent,
  planeswalker,
  putCounters,
  regenerate,
  rule,
  subtype,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
} from '../language/builders.js';

const isToken: Filter = { is: 'token' };
const faerieRogue = token('Faerie Rogue', 'Creature — Faerie Rogue', ['U', 'B'], '1/1', keyword('flying'));
const ogre = token('Ogre', 'Creature — Ogre', ['R'], '3/3');

/** "Grandeur — Discard another card named …" */
const discardAnother = (name: string): Cost[] => [
  { pay: 'discard', what: { named: name }, count: 1, label: `another card named ${name}` },
];

export const soughtLegends: CardDefinition[] = [
  card('Korlash, Heir to Blackblade', {
    cost: '{2}{B}{B}',
    type: 'Legendary Creature — Zombie Warrior',
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        defining: true,
        mods: [
          { mod: 'set', prop: 'power', value: { count: and(subtype('Swamp'), youControl) } },
          { mod: 'set', prop: 'toughness', value: { count: and(subtype('Swamp'), youControl) } },
        ],
      },
      activated([mana('{1}{B}')], { effects: [regenerate('self')] }),
      activated(discardAnother('Korlash, Heir to Blackblade'), {
        effects: [
          { do: 'search', filter: subtype('Swamp'), count: 2, to: 'battlefield', status: { tapped: true } },
          { do: 'shuffle', who: 'you' },
        ],
      }),
    ],
  }),
  card('Tarox Bladewing', {
    cost: '{2}{R}{R}{R}',
    type: 'Legendary Creature — Dragon',
    power: 4,
    toughness: 3,
    abilities: [
      keyword('flying'),
      keyword('haste'),
      activated(discardAnother('Tarox Bladewing'), {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'add', stat: 'power', value: { stat: 'power', of: 'self' } },
            { mod: 'add', stat: 'toughness', value: { stat: 'power', of: 'self' } },
          ),
        ],
      }),
    ],
  }),
  card('Oona, Queen of the Fae', {
    cost: '{3}{U/B}{U/B}{U/B}',
    type: 'Legendary Creature — Faerie Wizard',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('flying'),
      activated([mana('{X}{U/B}')], {
        targets: [target(opponent)],
        effects: [
          { do: 'chooseWord', of: 'color' },
          { do: 'move', what: { top: 'x', of: t(0) }, to: 'exile', cause: 'exile', save: 'exiled' },
          create(faerieRogue, { count: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, { chosen: 'color' }] }),
        ],
      }),
    ],
  }),
  card('Kazuul, Tyrant of the Cliffs', {
    cost: '{3}{R}{R}',
    type: 'Legendary Creature — Ogre Warrior',
    power: 5,
    toughness: 4,
    abilities: [
      triggered(
        {
          on: 'attack',
          object: and(creature, opponentControls),
          at: or({ player: 'you' }, and(permanent, planeswalker, youControl), and(permanent, { protectedBy: 'you' })),
        },
        {
          effects: [mayPay([mana('{3}')], [], [create(ogre)], { controllerOf: { event: 'object' } })],
        },
      ),
    ],
  }),
  card('Horde of Notions', {
    cost: '{W}{U}{B}{R}{G}',
    type: 'Legendary Creature — Elemental',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('vigilance'),
      keyword('trample'),
      keyword('haste'),
      activated([mana('{W}{U}{B}{R}{G}')], {
        targets: [target([{ zone: 'graveyard' }, { owner: 'you' }, subtype('Elemental')])],
        effects: [{ do: 'play', what: t(0), cost: [] }],
      }),
    ],
  }),
  card('Circu, Dimir Lobotomist', {
    cost: '{2}{U}{B}',
    type: 'Legendary Creature — Human Wizard',
    power: 2,
    toughness: 3,
    abilities: [
      ...['U', 'B'].map((letter) =>
        triggered(youCast(color(letter)), {
          targets: [target({ player: 'any' })],
          effects: [{ do: 'move', what: { top: 1, of: t(0) }, to: 'exile', cause: 'exile', keep: 'linked' }],
        }),
      ),
      continuous({ players: 'opponents' }, [
        { mod: 'rule', rule: 'cantCast', of: { sameName: { each: [{ zone: 'exile' }, { linked: true }] } } },
      ]),
    ],
  }),
  card('Iname, Death Aspect', {
    cost: '{4}{B}{B}',
    type: 'Legendary Creature — Spirit',
    power: 4,
    toughness: 4,
    abilities: [
      triggered(enters, {
        effects: [
          may(
            'Search your library for Spirit cards?',
            { do: 'search', filter: subtype('Spirit'), count: 'any', to: 'graveyard' },
            { do: 'shuffle', who: 'you' },
          ),
        ],
      }),
    ],
  }),
  card('Teysa Karlov', {
    cost: '{2}{W}{B}',
    type: 'Legendary Creature — Human Advisor',
    power: 2,
    toughness: 4,
    abilities: [
      continuous({ players: 'you' }, [
        {
          mod: 'rule',
          rule: 'triggersAgain',
          on: {
            on: 'move',
            object: { has: ['types', 'Creature'] },
            match: { from: 'battlefield', to: 'graveyard' },
          },
          of: { zone: 'battlefield' },
        },
      ]),
      continuous(and(creature, youControl, isToken), [has('vigilance'), has('lifelink')]),
    ],
  }),
  card('Tetsuko Umezawa, Fugitive', {
    cost: '{1}{U}',
    type: 'Legendary Creature — Human Rogue',
    power: 1,
    toughness: 3,
    abilities: [
      continuous(and(creature, youControl, or({ stat: ['power', '<=', 1] }, { stat: ['toughness', '<=', 1] })), [
        rule('cantBeBlocked'),
      ]),
    ],
  }),
  card('Edric, Spymaster of Trest', {
    cost: '{1}{G}{U}',
    type: 'Legendary Creature — Elf Rogue',
    power: 2,
    toughness: 2,
    abilities: [
      triggered(
        { on: 'damage', source: creature, player: 'opponent', match: { combat: true } },
        {
          effects: [
            { do: 'remember', as: 'its', what: { controllerOf: { event: 'source' } } },
            { do: 'may', who: { saved: 'its' }, prompt: 'Draw a card?', then: [draw(1, { saved: 'its' })] },
          ],
        },
      ),
    ],
  }),
  card('Thraximundar', {
    cost: '{4}{U}{B}{R}',
    type: 'Legendary Creature — Zombie Assassin',
    power: 6,
    toughness: 6,
    abilities: [
      keyword('haste'),
      triggered(
        { on: 'attack', object: 'self' },
        { effects: [{ do: 'sacrifice', who: { defenderOf: 'self' }, filter: creature }] },
      ),
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', cause: 'sacrifice' } },
        { effects: [may('Put a +1/+1 counter on it?', putCounters(1, 'self'))] },
      ),
    ],
  }),
  card('Kira, Great Glass-Spinner', {
    cost: '{1}{U}{U}',
    type: 'Legendary Creature — Spirit',
    power: 2,
    toughness: 2,
    abilities: [
      keyword('flying'),
      continuous(and(creature, youControl), [
        has(
          triggered(
            { on: 'target', object: 'self', nth: 1 },
            { effects: [{ do: 'counterOnStack', what: { event: 'source' } }] },
          ),
        ),
      ]),
    ],
  }),
  card('Norin the Wary', {
    cost: '{R}',
    type: 'Legendary Creature — Human Warrior',
    power: 2,
    toughness: 1,
    abilities: [{ on: 'cast' } as const, { on: 'attack', object: creature } as const].map((on) =>
      triggered(on, {
        effects: [
          exile('self', 'away'),
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return' }],
          },
        ],
      }),
    ),
  }),
];

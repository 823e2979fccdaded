/** Creatures that many decks play, and that no template of card texts says. */
import type { Ability, CardDefinition, Filter, ReplacementAbility } from '@arbiter/engine';
import {
  activated,
  and,
  another,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  keyword,
  land,
  mana,
  may,
  mayPay,
  not,
  opponentControls,
  or,
  permanent,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  tap,
  tapped,
  target,
  triggered,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const isToken: Filter = { is: 'token' };
const nontoken = not(isToken);
const castThis = { on: 'cast', object: 'self' } as const;
/** "When it is put into a graveyard from anywhere, its owner shuffles their graveyard into their library." */
export const backIntoLibrary = triggered(
  { on: 'move', object: 'self', match: { to: 'graveyard' } },
  {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'graveyard' }, { owner: { ownerOf: 'self' } }] },
        to: 'library',
        cause: 'return',
        order: 'random',
      },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ],
  },
);
/** What enters as a copy of a creature and has an ability besides (707.9a). */
const copying = (ability: Ability): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  copy: { of: creature, may: true, except: { abilities: [ability] } },
});

export const popularCreatures: CardDefinition[] = [
  card('Kozilek, Butcher of Truth', {
    cost: '{10}',
    type: 'Legendary Creature — Eldrazi',
    power: 12,
    toughness: 12,
    abilities: [triggered(castThis, { effects: [draw(4)] }), keyword('annihilator', { value: 4 }), backIntoLibrary],
  }),
  card('Ulamog, the Infinite Gyre', {
    cost: '{11}',
    type: 'Legendary Creature — Eldrazi',
    power: 10,
    toughness: 10,
    abilities: [
      triggered(castThis, { targets: [target(permanent)], effects: [destroy(t(0))] }),
      keyword('annihilator', { value: 4 }),
      keyword('indestructible'),
      backIntoLibrary,
    ],
  }),
  card('Aurelia, the Warleader', {
    cost: '{2}{R}{R}{W}{W}',
    type: 'Legendary Creature — Angel',
    power: 3,
    toughness: 4,
    abilities: [
      keyword('flying'),
      keyword('vigilance'),
      keyword('haste'),
      triggered(
        { on: 'attack', object: 'self', nth: 1 },
        {
          effects: [
            { do: 'status', status: 'tapped', what: each(creature, youControl), on: false },
            { do: 'extraPhases', phases: ['combat'] },
          ],
        },
      ),
    ],
  }),
  card('Gisela, Blade of Goldnight', {
    cost: '{4}{R}{W}{W}',
    type: 'Legendary Creature — Angel',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('flying'),
      keyword('first strike'),
      {
        kind: 'replacement',
        on: 'damage',
        target: or({ player: 'opponent' }, and(permanent, opponentControls)),
        change: { amount: { times: [2, { event: 'amount' }] } },
      },
      {
        kind: 'replacement',
        on: 'damage',
        target: or({ player: 'you' }, and(permanent, youControl)),
        prevent: { quotient: [{ event: 'amount' }, 2], round: 'up' },
      },
    ],
  }),
  card('Anafenza, the Foremost', {
    cost: '{W}{B}{G}',
    type: 'Legendary Creature — Human Soldier',
    power: 4,
    toughness: 4,
    abilities: [
      triggered(attacks, {
        targets: [target(and(creature, tapped, youControl, another))],
        effects: [putCounters(1, t(0))],
      }),
      {
        kind: 'replacement',
        on: 'move',
        object: and(creature, { owner: 'opponent' }, nontoken),
        match: { to: 'graveyard' },
        change: { to: 'exile' },
      },
    ],
  }),
  creatureCard('Nether Traitor', '{B}{B}', 'Spirit', '1/1', keyword('haste'), keyword('shadow'), {
    kind: 'triggered',
    zone: 'graveyard',
    on: {
      on: 'move',
      object: and(creature, another, { owner: 'you' }),
      match: { from: 'battlefield', to: 'graveyard' },
    },
    effects: [mayPay([mana('{B}')], [{ do: 'move', what: 'self', to: 'battlefield', cause: 'return' }])],
  }),
  creatureCard(
    'Stonybrook Banneret',
    '{1}{U}',
    'Merfolk Wizard',
    '1/1',
    keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' }),
    continuous({ players: 'you' }, [{ mod: 'cost', of: subtype('Merfolk', 'Wizard'), less: [mana('{1}')] }]),
  ),
  creatureCard(
    'Progenitor Mimic',
    '{4}{G}{U}',
    'Shapeshifter',
    '0/0',
    copying(
      triggered(yourUpkeep, {
        if: { not: { is: ['self', isToken] } },
        effects: [{ do: 'create', copy: 'self' }],
      }),
    ),
  ),
  creatureCard(
    'Evil Twin',
    '{2}{U}{B}',
    'Shapeshifter',
    '0/0',
    copying(
      activated([mana('{U}{B}'), tap], {
        targets: [target(and(creature, { sameName: 'self' }))],
        effects: [destroy(t(0))],
      }),
    ),
  ),
  creatureCard(
    'Undercity Informer',
    '{2}{B}',
    'Human Rogue',
    '2/3',
    activated([mana('{1}'), { pay: 'sacrifice', what: creature, count: 1 }], {
      targets: [target({ player: 'any' })],
      effects: [
        { do: 'remember', as: 'shown', what: { top: { topUntil: land, of: t(0) }, of: t(0) } },
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'move', what: { saved: 'shown' }, to: 'graveyard', cause: 'return' },
      ],
    }),
  ),
  card('Tasigur, the Golden Fang', {
    cost: '{5}{B}',
    type: 'Legendary Creature — Human Shaman',
    power: 4,
    toughness: 5,
    abilities: [
      keyword('delve'),
      activated([mana('{2}{G/U}{G/U}')], {
        effects: [
          { do: 'mill', who: 'you', count: 2 },
          { do: 'choose', from: { player: 'opponent' }, save: 'opponent' },
          {
            do: 'choose',
            who: { saved: 'opponent' },
            from: [{ zone: 'graveyard' }, { owner: 'you' }, not(land)],
            save: 'returned',
          },
          { do: 'move', what: { saved: 'returned' }, to: 'hand', cause: 'return' },
        ],
      }),
    ],
  }),
  creatureCard(
    'Fathom Mage',
    '{2}{G}{U}',
    'Human Wizard',
    '1/1',
    keyword('evolve'),
    triggered(
      { on: 'counters', object: 'self', match: { kind: '+1/+1' }, each: true },
      { effects: [may('Draw a card?', draw(1))] },
    ),
  ),
  creatureCard(
    'Duskmantle Seer',
    '{2}{U}{B}',
    'Vampire Wizard',
    '4/4',
    keyword('flying'),
    triggered(yourUpkeep, {
      effects: [
        { do: 'reveal', what: { top: 1, of: 'players' } },
        {
          do: 'forEach',
          of: 'players',
          as: 'who',
          effects: [
            {
              do: 'stat',
              stat: 'life',
              who: { saved: 'who' },
              amount: { negative: { stat: 'manaValue', of: { top: 1, of: { saved: 'who' } } } },
            },
          ],
        },
        { do: 'move', what: { top: 1, of: 'players' }, to: 'hand', cause: 'return' },
      ],
    }),
  ),
  creatureCard(
    "Jace's Phantasm",
    '{U}',
    'Illusion',
    '1/1',
    keyword('flying'),
    continuous('self', plus(4, 4), {
      exists: and({ player: 'opponent' }, { owns: [{ zone: 'graveyard' }, '>=', 10] }),
    }),
  ),
  creatureCard(
    'Deus of Calamity',
    '{R/G}{R/G}{R/G}{R/G}{R/G}',
    'Spirit Avatar',
    '6/6',
    keyword('trample'),
    triggered(
      { on: 'damage', source: 'self', player: 'opponent' },
      {
        if: { compare: [{ event: 'amount' }, '>=', 6] },
        targets: [target(and(land, { controller: { event: 'player' } }))],
        effects: [destroy(t(0))],
      },
    ),
  ),
  creatureCard(
    'Ashcloud Phoenix',
    '{2}{R}{R}',
    'Phoenix',
    '4/1',
    keyword('flying'),
    triggered(
      { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
      {
        effects: [
          {
            do: 'move',
            what: { event: 'became' },
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
            status: { faceDown: true },
          },
        ],
      },
    ),
    keyword('morph', { cost: [mana('{4}{R}{R}')] }),
    triggered(
      { on: 'status', object: 'self', match: { status: 'faceDown', on: false } },
      { effects: [damage(2, 'players')] },
    ),
  ),
  creatureCard(
    'Ali from Cairo',
    '{2}{R}{R}',
    'Human',
    '0/1',
    continuous({ players: 'you' }, [rule('damageLeavesLife', { count: 1 })]),
  ),
  card('Spirit of the Labyrinth', {
    cost: '{1}{W}',
    type: 'Enchantment Creature — Spirit',
    power: 3,
    toughness: 1,
    abilities: [continuous({ players: 'all' }, [rule('drawsAtMost', { count: 1 })])],
  }),
  creatureCard(
    'Abyssal Persecutor',
    '{2}{B}{B}',
    'Demon',
    '6/6',
    keyword('flying'),
    keyword('trample'),
    continuous({ players: 'you' }, [rule('cantWin')]),
    continuous({ players: 'opponents' }, [rule('cantLose')]),
  ),
  creatureCard(
    "Thassa's Oracle",
    '{U}{U}',
    'Merfolk Wizard',
    '1/3',
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      {
        effects: [
          // X is what devotion is as the ability resolves, before and after cards are put away.
          { do: 'remember', as: 'x', value: { devotion: ['U'] } },
          {
            do: 'dig',
            count: { number: 'x' },
            take: { to: 'library', position: 'top', may: true },
            rest: { to: 'bottom', order: 'random' },
          },
          {
            do: 'if',
            if: { compare: [{ number: 'x' }, '>=', { count: [{ zone: 'library' }, { owner: 'you' }] }] },
            then: [{ do: 'win', who: 'you' }],
          },
        ],
      },
    ),
  ),
];

/** Creatures that many decks have and whose text no template of card texts says. */
import type { Effect, FilterClause } from '@arbiter/engine';
import {
  activated,
  and,
  asItEnters,
  attacks,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  draw,
  enters,
  gainLife,
  has,
  hitsPlayer,
  keyword,
  land,
  mana,
  mayPay,
  opponent,
  or,
  permanent,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const saproling = token('Saproling', 'Creature — Saproling', ['G'], '1/1');
const sliver = token('Sliver', 'Creature — Sliver', [], '1/1');
const insect = token('Phyrexian Insect', 'Creature — Phyrexian Insect', ['G'], '1/1', keyword('infect'));
const returned = card('Tuktuk the Returned', {
  type: 'Legendary Artifact Creature — Goblin Golem',
  colors: [],
  power: 5,
  toughness: 5,
});
const notToken: FilterClause = { not: { is: 'token' } };
const topCard: Effect[] = [
  { do: 'remember', as: 'top', what: { top: 1 } },
  { do: 'reveal', what: { saved: 'top' } },
];
const topToHand = { do: 'move', what: { saved: 'top' }, to: 'hand', cause: 'return' } satisfies Effect;

export const soughtCreatures = [
  creatureCard(
    'Death Baron',
    '{1}{B}{B}',
    'Zombie Wizard',
    '2/2',
    continuous(and(youControl, or(subtype('Skeleton'), and(subtype('Zombie'), { other: true }))), [
      ...plus(1, 1),
      has('deathtouch'),
    ]),
  ),
  creatureCard(
    'Murkfiend Liege',
    '{2}{G/U}{G/U}{G/U}',
    'Horror',
    '4/4',
    continuous(and(creature, color('G'), youControl, { other: true }), plus(1, 1)),
    continuous(and(creature, color('U'), youControl, { other: true }), plus(1, 1)),
    continuous(and(creature, color('G', 'U'), youControl), [rule('untapsWithOthers')]),
  ),
  creatureCard(
    'Brood Sliver',
    '{4}{G}',
    'Sliver',
    '3/3',
    triggered(
      { on: 'damage', source: subtype('Sliver'), player: 'any', match: { combat: true } },
      {
        effects: [
          { do: 'remember', as: 'its', what: { controllerOf: { event: 'source' } } },
          {
            do: 'may',
            who: { saved: 'its' },
            prompt: 'Create a Sliver?',
            then: [{ do: 'create', who: { saved: 'its' }, token: sliver }],
          },
        ],
      },
    ),
  ),
  card('Sapling of Colfenor', {
    cost: '{3}{B/G}{B/G}',
    type: 'Legendary Creature — Treefolk Shaman',
    power: 2,
    toughness: 5,
    abilities: [
      keyword('indestructible'),
      triggered(attacks, {
        effects: [
          ...topCard,
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, creature]] },
            then: [
              gainLife({ stat: 'toughness', of: { saved: 'top' } }),
              { do: 'stat', stat: 'life', who: 'you', amount: { negative: { stat: 'power', of: { saved: 'top' } } } },
              topToHand,
            ],
          },
        ],
      }),
    ],
  }),
  creatureCard(
    'Augury Adept',
    '{1}{W/U}{W/U}',
    'Kithkin Wizard',
    '2/2',
    triggered(hitsPlayer, {
      effects: [...topCard, { ...topToHand, save: 'taken' }, gainLife({ stat: 'manaValue', of: { saved: 'taken' } })],
    }),
  ),
  creatureCard(
    'Phyrexian Swarmlord',
    '{4}{G}{G}',
    'Phyrexian Insect Horror',
    '4/4',
    keyword('infect'),
    triggered(yourUpkeep, { effects: [create(insect, { counters: 'poison', of: 'opponents' })] }),
  ),
  creatureCard(
    'Prophetic Flamespeaker',
    '{1}{R}{R}',
    'Human Shaman',
    '1/3',
    keyword('double strike'),
    keyword('trample'),
    triggered(hitsPlayer, {
      effects: [
        { do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile', save: 'exiled' },
        { do: 'modify', what: { saved: 'exiled' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
      ],
    }),
  ),
  creatureCard(
    'Greatbow Doyen',
    '{4}{G}',
    'Elf Archer',
    '2/4',
    continuous(and(creature, subtype('Archer'), youControl, { other: true }), plus(1, 1)),
    triggered(
      { on: 'damage', source: and(subtype('Archer'), youControl), object: creature },
      { effects: [damage({ event: 'amount' }, { controllerOf: { event: 'object' } }, { event: 'source' })] },
    ),
  ),
  card("Gishath, Sun's Avatar", {
    cost: '{5}{R}{G}{W}',
    type: 'Legendary Creature — Dinosaur Avatar',
    power: 7,
    toughness: 6,
    abilities: [
      keyword('vigilance'),
      keyword('trample'),
      keyword('haste'),
      triggered(hitsPlayer, {
        effects: [
          {
            do: 'dig',
            count: { event: 'amount' },
            reveal: true,
            take: {
              to: 'battlefield',
              filter: and(creature, subtype('Dinosaur')),
              count: { event: 'amount' },
              may: true,
            },
            rest: { to: 'bottom', order: 'random' },
          },
        ],
      }),
    ],
  }),
  card('Stuffy Doll', {
    cost: '{5}',
    type: 'Artifact Creature — Construct',
    power: 0,
    toughness: 1,
    abilities: [
      keyword('indestructible'),
      asItEnters({ do: 'chooseWord', of: 'player', entering: true }),
      triggered({ on: 'damage', object: 'self' }, { effects: [damage({ event: 'amount' }, { chosenPlayer: true })] }),
      activated([tap], { effects: [damage(1, 'self')] }),
    ],
  }),
  card('Rith, the Awakener', {
    cost: '{3}{R}{G}{W}',
    type: 'Legendary Creature — Dragon',
    power: 6,
    toughness: 6,
    abilities: [
      keyword('flying'),
      triggered(hitsPlayer, {
        effects: [
          mayPay(
            [mana('{2}{G}')],
            [{ do: 'chooseWord', of: 'color' }, create(saproling, { count: and(permanent, { chosen: 'color' }) })],
          ),
        ],
      }),
    ],
  }),
  card('Tuktuk the Explorer', {
    cost: '{2}{R}',
    type: 'Legendary Creature — Goblin',
    power: 1,
    toughness: 1,
    abilities: [
      keyword('haste'),
      triggered(
        { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [create(returned)] },
      ),
    ],
  }),
  card('Asmira, Holy Avenger', {
    cost: '{2}{G}{W}',
    type: 'Legendary Creature — Human Cleric',
    power: 2,
    toughness: 3,
    abilities: [
      keyword('flying'),
      triggered(
        { on: 'step', match: { step: 'end' } },
        {
          effects: [
            putCounters(
              {
                happened: {
                  on: 'move',
                  object: and(creature, { owner: 'you' }),
                  match: { from: 'battlefield', to: 'graveyard' },
                },
              },
              'self',
            ),
          ],
        },
      ),
    ],
  }),
  creatureCard(
    'Vulturous Zombie',
    '{3}{B}{G}',
    'Plant Zombie',
    '3/3',
    keyword('flying'),
    triggered(
      { on: 'move', object: and({ owner: 'opponent' }, notToken), match: { to: 'graveyard' } },
      { effects: [putCounters(1, 'self')] },
    ),
  ),
  creatureCard(
    'Goatnapper',
    '{2}{R}',
    'Goblin Rogue',
    '2/2',
    triggered(enters, {
      targets: [target(subtype('Goat'))],
      effects: [
        { do: 'status', what: t(0), status: 'tapped', on: false },
        untilEndOfTurn(t(0), { mod: 'control', to: 'you' }, has('haste')),
      ],
    }),
  ),
  card('Mogis, God of Slaughter', {
    cost: '{2}{B}{R}',
    type: 'Legendary Enchantment Creature — God',
    power: 7,
    toughness: 5,
    abilities: [
      keyword('indestructible'),
      continuous('self', [{ mod: 'lose', prop: 'types', values: ['Creature'] }], {
        compare: [{ devotion: ['B', 'R'] }, '<', 7],
      }),
      triggered(
        { on: 'step', player: 'opponent', match: { step: 'upkeep' } },
        {
          effects: [
            mayPay(
              [{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }],
              [],
              [damage(2, { event: 'player' })],
              { event: 'player' },
            ),
          ],
        },
      ),
    ],
  }),
  creatureCard(
    'Balustrade Spy',
    '{3}{B}',
    'Vampire Rogue',
    '2/3',
    keyword('flying'),
    triggered(enters, {
      targets: [target({ player: 'any' })],
      effects: [
        { do: 'remember', as: 'shown', what: { top: { topUntil: land, of: t(0) }, of: t(0) } },
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'move', what: { saved: 'shown' }, to: 'graveyard', cause: 'return' },
      ],
    }),
  ),
  card('Combustible Gearhulk', {
    cost: '{4}{R}{R}',
    type: 'Artifact Creature — Construct',
    power: 6,
    toughness: 6,
    abilities: [
      keyword('first strike'),
      triggered(enters, {
        targets: [target(opponent)],
        effects: [
          {
            do: 'may',
            who: t(0),
            prompt: 'Have its controller draw three cards?',
            then: [draw(3)],
            else: [
              { do: 'mill', who: 'you', count: 3, save: 'milled' },
              damage({ total: 'manaValue', of: { saved: 'milled' } }, t(0)),
            ],
          },
        ],
      }),
    ],
  }),
  creatureCard("Nissa's Chosen", '{G}{G}', 'Elf Warrior', '2/3', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'library', position: 'bottom' },
  }),
];

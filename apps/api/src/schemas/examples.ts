/** Requests that work as they stand: the OpenAPI document shows them, and a test sends each of them. */

const board = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 'example',
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: [
    {
      hand: ['Shock', 'Mountain'],
      battlefield: ['Mountain', 'Hill Giant'],
      library: [{ card: 'Mountain', count: 30 }],
    },
    { life: 12, battlefield: ['Plains', 'Serra Angel'], library: [{ card: 'Plains', count: 30 }] },
  ],
};
/** A spell with its target, in one request. */
const shock = [{ choose: [{ kind: 'CAST', card: 'Shock' }] }, { choose: [{ player: 1 }] }];

export const newGameExamples = [
  {
    ruleset: 'mtg',
    edition: 'current',
    seats: [{ name: 'Ann', deckText: '56 Forest\n4 Grizzly Bears' }, { open: true }],
    options: { autoPass: 'smart', joinable: true },
    metadata: { table: 'kitchen' },
  },
  { ruleset: 'mtg', edition: 'current', scenario: board },
];
export const compileExamples = [
  {
    ruleset: 'mtg',
    edition: 'current',
    cards: [
      { name: 'Kindled Reply', cost: '{1}{R}', type: 'Instant', text: 'Kindled Reply deals 2 damage to any target.' },
      {
        name: 'Mossback Warden',
        cost: '{2}{G}',
        type: 'Creature — Human Druid',
        figures: { power: '2', toughness: '3' },
        text: 'Vigilance',
      },
    ],
  },
];
export const newMatchExamples = [
  {
    ruleset: 'mtg',
    edition: 'current',
    bestOf: 3,
    seats: [
      { name: 'Ann', deckText: '56 Forest\n4 Grizzly Bears\n\nSideboard\n4 Giant Spider' },
      { name: 'Bob', deckText: '56 Mountain\n4 Hill Giant' },
    ],
  },
];
/** For the second game of that match. */
export const exchangeExamples = [{ deckText: '56 Forest\n4 Giant Spider\n\nSideboard\n4 Grizzly Bears' }];
export const joinExamples = [{ name: 'Bob', deckText: '56 Mountain\n4 Hill Giant' }];
/** In the game that the second of `newGameExamples` makes. */
export const moveExamples = [{ expectedVersion: 0, answers: shock }];
export const orderExamples = [
  {
    orders: [
      {
        id: 'until my turn',
        pass: {
          until: { turn: 'mine' },
          unless: [{ type: 'SPELL_CAST', by: 'opponent' }],
          stops: [{ turn: 'theirs', step: 'end' }],
        },
      },
      {
        id: 'block',
        on: { kind: 'BLOCKERS' },
        if: [{ type: 'ATTACKED', card: 'Serra Angel' }],
        answers: [{ assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Serra Angel' } }] }],
      },
      { id: 'trust', yield: { source: { card: 'Hill Giant' } }, answer: 'default' },
    ],
  },
];
export const offerExamples = [{ kind: 'DRAW' }];
export const offerAnswerExamples = [{ accept: false }];
export const deckExamples = [
  { ruleset: 'mtg', edition: 'current', deckText: '56 Forest\n4 Grizzly Bears' },
  { ruleset: 'mtg', edition: 'current', deck: { main: [{ card: 'Forest', count: 60 }] } },
];
/** In the middle of combat, with a spell on the stack. */
const fight = {
  ...board,
  turn: { number: 3, active: 0, step: 'declareBlockers' },
  players: [
    {
      battlefield: [{ card: 'Hill Giant', as: 'giant', attacking: { player: 1 } }],
      library: board.players[0]?.library,
    },
    { battlefield: [{ card: 'Serra Angel', as: 'angel', blocking: ['giant'] }], library: board.players[1]?.library },
  ],
  stack: [{ card: 'Shock', controller: 0, targets: [{ as: 'angel' }] }],
};

export const positionExamples = [
  { scenario: board, viewer: 0 },
  { scenario: fight, viewer: 0 },
];
export const positionMoveExamples = [
  { scenario: board, viewer: 0, answers: shock.map((answer) => ({ seat: 0, ...answer })) },
];
export const playerExamples = [{ name: 'Ann' }];
export const whyExamples = [{ scenario: board, seat: 0, match: { kind: 'CAST', card: 'Shock' } }];

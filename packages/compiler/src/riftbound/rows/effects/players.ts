/** Instructions about players and their cards: drawing, discarding, runes, tokens, points, and the top of decks (413, 422, 430, 436). */
import type { CardDefinition, Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor, result } from '../../../references/making.js';
import { type Entering, row } from '../../categories.js';
import { some, there, type, YOURS } from '../shared.js';
import { tokenNamed } from '../tokens.js';

const RUNE_DECK: FilterClause[] = [{ zone: 'runeDeck' }, { owner: 'you' }];
type Count = Extract<Effect, { do: 'draw' }>['count'];
const draw = (who: Ref, count: Count): Effect[] => [{ do: 'draw', who, count }];
const channel = (who: Ref, count: Count, exhausted: boolean): Effect[] => [{ do: 'channel', count, exhausted, who }];

export const playerEffects = [
  row('effect', 'draw <n>', ({ n }) => draw('you', n)),
  row('effect', 'draw <n> for each <tally>', ({ n, tally }) => draw('you', n === 1 ? tally : { times: [n, tally] })),
  row('effect', '<player> draw|draws <n>', ({ player, n }) => draw(player, n)),
  row('effect', 'discard <n>', ({ n }) => [{ do: 'discard', who: 'you', count: n }]),
  row('effect', '<player> discard|discards <n>', ({ player, n }) => [{ do: 'discard', who: player, count: n }]),
  row('effect', '<player> discards their hand', ({ player }) => [{ do: 'discard', who: player, count: 'all' }]),
  row('effect', '<player> discards their hand , then draws <n>', ({ player, n }) => [
    { do: 'discard', who: player, count: 'all' },
    ...draw(player, n),
  ]),
  row('effect', 'discard <n> . deal its energy cost as damage to <object>', ({ n, object }, { from }) =>
    n === 1
      ? [
          { do: 'discard', who: 'you', count: 1, save: `discarded ${from}` },
          { do: 'damage', to: object, amount: { stat: 'energy', of: { saved: `discarded ${from}` } } },
        ]
      : undefined,
  ),
  row(
    'effect',
    '<player> reveal their hand . choose a card from it , and they discard that card',
    ({ player }, { from }) => [
      { do: 'reveal', what: player },
      { do: 'discard', who: anaphor(from + 1, 'player'), count: 1, chooser: 'you' },
    ],
    'Mindsplitter',
  ),
  row(
    'effect',
    '<player> reveal their hand . choose a <cards> from it , and recycle that card',
    ({ player, cards }, { from }) => recycledFromHand(player, cards.filter, from),
    'Sabotage',
  ),
  row(
    'effect',
    '<player> reveal their hand and you choose a <cards> from it . they recycle that card',
    ({ player, cards }, { from }) => recycledFromHand(player, cards.filter, from, 'owners'),
    'Decree of Strength',
  ),
  row('effect', '<player> reveal|reveals their hand', ({ player }) => [{ do: 'reveal', what: player }]),
  row('effect', 'you can look at their facedown cards this turn', (_, { from }) => [
    { do: 'lookAtFacedown', of: anaphor(from, 'player') },
  ]),
  row('effect', 'channel <n> rune(s)', ({ n }) => channel('you', n, false)),
  row('effect', 'channel <n> rune(s) exhausted', ({ n }) => channel('you', n, true)),
  row('effect', '<player> channel|channels <n> rune(s) exhausted', ({ player, n }) => channel(player, n, true)),
  row('effect', '<player> channel|channels <n> rune(s)', ({ player, n }) => channel(player, n, false)),
  // As many as there are: where one can't be channeled, there is none (430.3).
  row('plain', "channel <n> rune(s) exhausted . if you can't , <clauses>", ({ n, clauses }) =>
    n === 1 ? [{ do: 'if', if: { exists: RUNE_DECK }, then: channel('you', n, true), else: clauses }] : undefined,
  ),
  row('plain', "channel <n> runes exhausted . if you couldn't channel <m:n> runes this way , <clauses>", (said) =>
    typeof said.n === 'number' && said.n === said.m
      ? [
          {
            do: 'if',
            if: { exists: RUNE_DECK, atLeast: said.n },
            then: channel('you', said.n, true),
            else: [...channel('you', said.n, true), ...said.clauses],
          },
        ]
      : undefined,
  ),
  // What is recycled out of a zone is chosen then, and no target (416.6).
  row('effect', 'recycle <n> from your trash', ({ n }, { from }) => [
    { do: 'choose', from: [{ zone: 'trash' }, { owner: 'you' }], min: n, max: n, save: `recycled ${from}` },
    { do: 'move', what: { saved: `recycled ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
  ]),
  // What must be recycled is chosen then, too (355.10.f).
  row('effect', 'you must recycle one of your runes', (_, { from }) => [
    { do: 'choose', from: [type('Rune'), YOURS], min: 1, max: 1, save: `recycled ${from}` },
    { do: 'move', what: { saved: `recycled ${from}` }, to: 'runeDeck', position: 'bottom', cause: 'recycle' },
  ]),
  row('effect', 'score <n> point(s)', ({ n }) => points('you', n)),
  row('effect', '<player> score|scores <n> point(s)', ({ player, n }) => points(player, n)),
  row('effect', '<player> gain|gains <n> point(s)', ({ player, n }) => points(player, n)),
  row('effect', 'you win the game', (): Effect[] => [{ do: 'win', who: 'you' }]),
  row('effect', 'take a turn after this one', (): Effect[] => [{ do: 'takeTurn' }]),
  row('effect', '<open> add <close> <resources>', ({ resources: [one] }) =>
    one?.pay === 'resources' ? [{ do: 'add', energy: one.energy ?? 0, power: one.power ?? [] }] : undefined,
  ),
  row('effect', 'gain <n> xp', ({ n }) => xp(n)),
  row('effect', 'gain <n> xp for each <tally>', ({ n, tally }) => xp(n === 1 ? tally : { times: [n, tally] })),
  row('effect', '<open> predict <close>', () => predict(1)),
  row('effect', '<open> predict <digit> <close>', ({ digit }) => predict(digit)),
  row('effect', '<open> burn <digit> <close>', ({ digit }) => [{ do: 'burn', count: digit }]),
  row('effect', '<player> <open> burn <digit> <close>', ({ player, digit }) => [
    { do: 'burn', count: digit, who: player },
  ]),

  // Tokens (184–187)
  row('token', '<digit> <mightSign> recruit unit token(s)', ({ digit }) => ({ name: 'Recruit', count: digit })),
  row('token', '<digit> <mightSign> mech unit token(s)', ({ digit }) => ({ name: 'Mech', count: digit })),
  row('token', '<digit> <mightSign> sand soldier unit token(s)', ({ digit }) => ({
    name: 'Sand Soldier',
    count: digit,
  })),
  row(
    'token',
    '[<open>] <digit> [<close>] <mightSign> bird unit token(s) with <open> deflect <close>',
    ({ digit }) => ({
      name: 'Bird',
      count: digit,
    }),
  ),
  row('token', '<digit> <mightSign> sprite unit token(s) with <open> temporary <close>', ({ digit }) => ({
    name: 'Sprite',
    count: digit,
  })),
  row('token', 'reflection unit token(s)', () => ({ name: 'Reflection', count: 0 })),
  row('token', '<digit> <mightSign> shadow clone unit token', ({ digit }) => ({ name: 'Shadow Clone', count: digit })),
  row('token', '[<open>] <digit> [<close>] <mightSign> tentacle unit token(s) from bilgewater', ({ digit }) => ({
    name: 'Tentacle',
    count: digit,
  })),
  row('entering', 'exhausted', () => ({ exhausted: true as const })),
  ...['to', 'into', 'in', 'at'].map((into) => row('entering', `${into} your base`, () => ({ to: 'base' as const }))),
  // Where the source is, or where something is that was spoken of.
  row('entering', 'here', () => ({ to: 'self' as const })),
  row('entering', 'there', (_, { from }) => ({ to: there(from) })),
  row('effect', 'play a|an <token>', ({ token }, { to }) => tokens(to, token, 1)),
  row('effect', 'play a|an ready <token>', ({ token }, { to }) => tokens(to, token, 1, { ready: true })),
  row('effect', 'play a|an <token> for each <tally>', ({ token, tally }, { to }) => tokens(to, token, tally)),
  row('effect', 'play a|an <token> <entering>', ({ token, entering }, { to }) => tokens(to, token, 1, entering)),
  row('effect', 'play a|an ready <token> <entering>', ({ token, entering }, { to }) =>
    tokens(to, token, 1, { ready: true, ...entering }),
  ),
  row('effect', '<player> play|plays a|an <token>', ({ player, token }, { to }) =>
    tokens(to, token, 1, { who: player }),
  ),
  row('effect', 'play <word> <token>', ({ word, token }, { to }) => tokens(to, token, word)),
  row('effect', 'play <word> ready <token>', ({ word, token }, { to }) => tokens(to, token, word, { ready: true })),
  row('effect', 'play <word> <token> <entering>', ({ word, token, entering }, { to }) =>
    tokens(to, token, word, entering),
  ),
  row('effect', 'play a gold gear token exhausted', (_, { to }) => tokens(to, GOLD, 1, { exhausted: true })),
  row('effect', 'play <word> gold gear tokens exhausted', ({ word }, { to }) =>
    tokens(to, GOLD, word, { exhausted: true }),
  ),
  row('effect', 'play <word> ready <token> <entering>', ({ word, token, entering }, { to }) =>
    tokens(to, token, word, { ready: true, ...entering }),
  ),

  // Ashe: what was banished comes back once its owner holds.
  row(
    'effect',
    '<player> reveal their hand . choose a card revealed this way and banish it . when they hold , return it to their hand',
    ({ player: who }, { from }) => [
      { do: 'reveal', what: who },
      {
        do: 'choose',
        from: [{ zone: 'hand' }, { owner: anaphor(from + 1, 'player') }],
        min: 1,
        max: 1,
        save: 'chosen',
        kind: 'CHOOSE_CARD',
      },
      { do: 'move', what: { saved: 'chosen' }, to: 'banishment', cause: 'banish', save: 'banished' },
      { do: 'remember', what: anaphor(from + 2, 'player'), as: 'opponent' },
      {
        do: 'if',
        if: some({ saved: 'banished' }),
        then: [
          {
            do: 'delayed',
            on: { on: 'hold', player: { saved: 'opponent' } },
            effects: [{ do: 'move', what: { saved: 'banished' }, to: 'hand', cause: 'return' }],
            until: { kind: 'permanent' },
          },
        ],
      },
    ],
    'Ashe, Focused',
  ),
];

const recycledFromHand = (who: Ref, filter: FilterClause[], from: number, by?: 'owners'): Effect[] => [
  { do: 'reveal', what: who },
  {
    do: 'choose',
    from: [{ zone: 'hand' }, { owner: anaphor(from + 1, 'player') }, ...filter],
    min: 1,
    max: 1,
    save: 'chosen',
    kind: 'CHOOSE_CARD',
  },
  {
    do: 'move',
    what: { saved: 'chosen' },
    to: 'mainDeck',
    position: 'bottom',
    cause: 'recycle',
    ...(by ? { by } : {}),
  },
];
/** 436: what is not put back is recycled. */
const predict = (count: number): Effect[] => [{ do: 'arrange', kind: 'PREDICT', count, piles: ['top', 'bottom'] }];
const xp = (amount: Count): Effect[] => [{ do: 'stat', who: 'you', stat: 'xp', amount }];
const points = (who: Ref, amount: Count): Effect[] => [{ do: 'stat', who, stat: 'points', amount }];
const GOLD = { name: 'Gold', count: 0 };
/** Tokens as the rules know them (187): what a text says of them must be what they are. */
function tokens(
  at: number,
  { name, count: might }: { name: string; count: number },
  count: Count,
  entering: Entering = {},
): Effect[] | undefined {
  const token: CardDefinition | undefined = tokenNamed(name, might);
  const save = result(at, ['token'], undefined, count !== 1);
  return token && [{ do: 'playToken', token, ...(count === 1 ? {} : { count }), ...entering, save }];
}

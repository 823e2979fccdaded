/** What triggered abilities wait for (383). Where a text names two such things, they are two abilities with one effect. */
import type { FilterClause, Ref, TriggerPattern } from '@arbiter/engine';
import { mention } from '../../references/making.js';
import type { Mention } from '../../references/nouns.js';
import { type Described, gap, row, type Trigger } from '../categories.js';
import { AT_BATTLEFIELD, DIES, HERE, SPELL, saysHere, selfMention, type, UNIT, YOURS } from './shared.js';
import { SOMETHING } from './things.js';

const SCORING = ['conquer', 'hold'] as const;
const MIGHTY = 5;
const OTHER: FilterClause = { other: true };
const toSelf = (at: number, on: TriggerPattern, mentions: readonly Mention[] = []): Trigger => ({
  on: { ...on, object: 'self' },
  mentions: [selfMention(at), ...mentions],
});
const player = (at: number): Mention => mention(at, { event: 'player' }, ['player', 'opponent']);
const toOne = (at: number, { filter, kinds }: Described, on: TriggerPattern, ...more: FilterClause[]): Trigger => ({
  on: { ...on, object: [...filter, ...more] },
  mentions: [selfMention(at), mention(at + 1, { event: 'object' } satisfies Ref, kinds)],
});
const you = (at: number, on: TriggerPattern): Trigger => ({
  on: { ...on, player: 'you' },
  mentions: [selfMention(at), mention(at + 1, { event: 'object' }, ['battlefield'])],
});
const here = (at: number, on: 'conquer' | 'hold' | 'defend' | 'attack'): Trigger => ({
  on: { on, object: 'self', player: 'you' },
  mentions: [selfMention(at)],
});
const step = (at: number, name: string, whose: 'you' | 'any'): Trigger => ({
  on: { on: 'step', match: { step: name }, player: whose },
  mentions: [selfMention(at), ...(whose === 'you' ? [] : [player(at)])],
});
/** It is in the trash then, and everybody sees it there. */
const discarded = (at: number): Trigger => toSelf(at, { on: 'move', match: { from: 'hand', cause: 'discard' } });
const nth = (count: number, { on, ...more }: Trigger): Trigger => ({ ...more, on: { ...on, nth: count } });
const FACEDOWN: FilterClause = { playedFrom: 'facedown' };
const selfPlayed = (at: number, how: FilterClause): Trigger => ({
  on: { on: 'play', object: [{ self: true }, how] },
  mentions: [selfMention(at)],
});
const cardPlayed = (at: number, how: FilterClause): Trigger => ({
  on: { on: 'play', player: 'you', match: { card: true }, object: [how] },
  mentions: [selfMention(at), mention(at + 1, { event: 'object' }, ['card'])],
});
/** Where it was is known as it has died (359.3.e.13). */
const dies = (at: number, thing: Described, ...more: FilterClause[]): Trigger[] => [
  toOne(at, thing, { on: 'move', match: DIES }, ...more),
];
const MOVED_TO_BATTLEFIELD: TriggerPattern = { on: 'moved', object: [{ self: true }, AT_BATTLEFIELD] };
type Act =
  | 'stun'
  | 'ready'
  | 'buff'
  | 'empower'
  | 'spendBuff'
  | 'hide'
  | 'move'
  | 'attach'
  | 'kill'
  | 'banish'
  | 'recycle'
  | 'recycleRune';
/** What a player does by instructions, as costs or in a phase (415.3.a, 423.1, 426.1). */
const did = (act: Act, more: Partial<TriggerPattern> = {}): TriggerPattern => ({
  on: 'did',
  player: 'you',
  match: { act },
  ...more,
});
/** What spells and abilities of a player choose; what is chosen on the board is there. */
const CHOSEN: TriggerPattern = { on: 'target', player: 'you' };
/** Instructions that say whom a player did something to. */
const ON_ONE = ['stun', 'ready', 'buff', 'empower'] as const;

export const triggers = [
  row('trigger', 'when you play me|this', (_, { from }) => [toSelf(from, { on: 'play' })]),
  row('trigger', "when i 'm played", (_, { from }) => [toSelf(from, { on: 'play' })]),
  row('trigger', 'when i conquer', (_, { from }) => [toSelf(from, { on: 'unit:conquer' })]),
  row('trigger', 'when i hold', (_, { from }) => [toSelf(from, { on: 'unit:hold' })]),
  row('trigger', 'when i attack', (_, { from }) => [toSelf(from, { on: 'unit:attack' })]),
  row('trigger', 'when i defend', (_, { from }) => [toSelf(from, { on: 'unit:defend' })]),
  row('trigger', 'when i move', (_, { from }) => [toSelf(from, { on: 'moved' })]),
  row('trigger', 'when i conquer or hold', (_, { from }) => [
    toSelf(from, { on: 'unit:conquer' }),
    toSelf(from, { on: 'unit:hold' }),
  ]),
  row('trigger', 'when i attack or defend', (_, { from }) => [
    toSelf(from, { on: 'unit:attack' }),
    toSelf(from, { on: 'unit:defend' }),
  ]),
  // 740.2.b
  row('trigger', 'when i attack or defend one on one', (_, { from }) =>
    (['unit:attack', 'unit:defend'] as const).map((on) => ({
      ...toSelf(from, { on }),
      if: { is: ['self' as const, { is: 'oneOnOne' }] },
    })),
  ),
  row('trigger', 'when you play me or the first time you play a|an <thing> each turn', ({ thing }, { from }) => [
    toSelf(from, { on: 'play' }),
    nth(1, { on: { on: 'play', player: 'you', object: thing.filter }, mentions: [selfMention(from)] }),
  ]),
  row('trigger', 'when you play me or when i hold', (_, { from }) => [
    toSelf(from, { on: 'play' }),
    toSelf(from, { on: 'unit:hold' }),
  ]),
  row('trigger', "when i'm played and when i conquer", (_, { from }) => [
    toSelf(from, { on: 'play' }),
    toSelf(from, { on: 'unit:conquer' }),
  ]),
  row('trigger', 'when you play me or i attack', (_, { from }) => [
    toSelf(from, { on: 'play' }),
    toSelf(from, { on: 'unit:attack' }),
  ]),
  row('trigger', 'when you play me|this or at the start of your beginning phase', (_, { from }) => [
    toSelf(from, { on: 'play' }),
    step(from, 'beginning', 'you'),
  ]),
  row('trigger', 'when i move to a battlefield', (_, { from }) => [
    {
      on: MOVED_TO_BATTLEFIELD,
      mentions: [selfMention(from), mention(from + 1, { event: 'destination' }, ['battlefield'])],
    },
  ]),
  row('trigger', 'the first time i move each turn', (_, { from }) => [nth(1, toSelf(from, { on: 'moved' }))]),
  row('trigger', 'the third time i move in a turn', (_, { from }) => [nth(3, toSelf(from, { on: 'moved' }))]),
  row('trigger', 'the first time i conquer each turn', (_, { from }) => [nth(1, toSelf(from, { on: 'unit:conquer' }))]),
  row('trigger', 'when i move from a battlefield', (_, { from }) => [
    toSelf(from, { on: 'moved', match: { from: 'battlefield' } }),
  ]),
  // Units at the battlefield have the result of their player (466.3.c).
  row('trigger', 'when i win a combat', (_, { from }) => [
    { on: { on: 'combatWon', player: 'you', object: HERE }, mentions: [selfMention(from)] },
  ]),
  row('trigger', 'the first time i win a combat each turn', (_, { from }) => [
    {
      on: { on: 'combatWon', player: 'you', object: HERE },
      limit: { perTurn: 1 },
      mentions: [selfMention(from)],
    },
  ]),
  // Attackers and defenders are known as they were (808.1.d.3).
  row('trigger', 'when i die in combat', (_, { from }) => [
    {
      ...toSelf(from, { on: 'move', match: DIES }),
      if: { is: ['self', { any: [{ is: 'attacker' }, { is: 'defender' }] }] },
    },
  ]),
  row('trigger', 'when a combat that i was in ends', (_, { from }) => [toSelf(from, { on: 'unit:combatEnded' })]),
  gap('trigger', 'when i conquer an open battlefield', 'battlefields as places'),
  // Attackers are still called so as they conquer (466.5.d, 466.7.a).
  row('trigger', 'when i conquer after an attack', (_, { from }) => [
    { ...toSelf(from, { on: 'unit:conquer' }), if: { is: ['self', { is: 'attacker' }] } },
  ]),
  row('trigger', 'when i become <open> empowered <close>', (_, { from }) => [
    toSelf(from, { on: 'status', match: { status: 'empowered', on: true } }),
  ]),
  row('trigger', 'when you play me from face down', (_, { from }) => [selfPlayed(from, FACEDOWN)]),
  row('trigger', 'when you play this from face down', (_, { from }) => [
    { ...selfPlayed(from, FACEDOWN), mentions: [selfMention(from), mention(from + 1, 'self', ['gear'])] },
  ]),
  row('trigger', 'when you play me from face down on your turn', (_, { from }) => [
    { ...selfPlayed(from, FACEDOWN), if: { turnOf: 'you' as const } },
  ]),
  row('trigger', 'when you play me to a battlefield', (_, { from }) => [selfPlayed(from, AT_BATTLEFIELD)]),
  row('trigger', 'when you play me or another <thing>', ({ thing }, { from }) => [
    toSelf(from, { on: 'play' }),
    { on: { on: 'play', player: 'you', object: [...thing.filter, OTHER] }, mentions: [selfMention(from)] },
  ]),
  ...['face down', '<open> hidden <close>'].map((where) =>
    row('trigger', `when you play a card from ${where}`, (_, { from }) => [cardPlayed(from, FACEDOWN)]),
  ),
  row('trigger', 'when you play a card from anywhere other than your hand', (_, { from }) => [
    cardPlayed(from, { not: { playedFrom: 'hand' } }),
  ]),
  row('trigger', 'when you discard me', (_, { from }) => [discarded(from)]),
  row('trigger', 'when this is played , discarded , or killed', (_, { from }) => [
    toSelf(from, { on: 'play' }),
    discarded(from),
    toSelf(from, { on: 'move', match: DIES }),
  ]),
  row('trigger', 'when you attach a|an <thing> to me', ({ thing }, { from }) => [
    { on: did('attach', { object: thing.filter, source: 'self' }), mentions: [selfMention(from)] },
  ]),

  // Of a battlefield, or of a player
  row('trigger', 'when you conquer here', (_, { from }) => [here(from, 'conquer')]),
  row('trigger', 'when you hold here', (_, { from }) => [here(from, 'hold')]),
  row('trigger', 'when you defend here', (_, { from }) => [here(from, 'defend')]),
  row('trigger', 'when you conquer', (_, { from }) => [you(from, { on: 'conquer' })]),
  row('trigger', 'when you defend at a battlefield', (_, { from }) => [you(from, { on: 'defend' })]),
  row('trigger', 'when you hold', (_, { from }) => [you(from, { on: 'hold' })]),
  row('trigger', 'when you conquer or hold', (_, { from }) => [
    you(from, { on: 'conquer' }),
    you(from, { on: 'hold' }),
  ]),
  row('trigger', 'when you win a combat', (_, { from }) => [you(from, { on: 'combatWon' })]),
  row('trigger', 'when you or an ally hold', (_, { from }) => [
    {
      on: { on: 'hold', player: 'team' },
      mentions: [selfMention(from), mention(from + 1, { event: 'object' }, ['battlefield'])],
    },
  ]),
  // What conquered is there as its player has (466.5.d).
  row('trigger', 'when you conquer here with one or more <thing>', ({ thing }, { from }) => [
    { ...here(from, 'conquer'), if: { exists: [...thing.filter, YOURS, HERE] } },
  ]),
  row('trigger', 'when a|an <thing> moves from here', ({ thing }, { from }) =>
    saysHere(thing.filter) ? undefined : [toOne(from, thing, { on: 'moved', source: 'self' })],
  ),
  row('trigger', 'when a showdown begins here', (_, { from }) => [
    { on: { on: 'showdown', object: HERE }, mentions: [selfMention(from)] },
  ]),

  row('trigger', 'when you play a|an <thing> during a showdown', ({ thing }, { from }) => [
    {
      on: { on: 'play', player: 'you', object: thing.filter },
      mentions: [selfMention(from)],
      if: { exists: [type('Battlefield'), { is: 'inShowdown' }] },
    },
  ]),
  // Steps
  row('trigger', 'at [the] start of your beginning phase', (_, { from }) => [step(from, 'beginning', 'you')]),
  row('trigger', 'at the start of your main phase', (_, { from }) => [step(from, 'main', 'you')]),
  row('trigger', 'at the end of your turn', (_, { from }) => [step(from, 'end', 'you')]),
  row('trigger', "at the start of each player 's beginning phase", (_, { from }) => [step(from, 'beginning', 'any')]),
  row('trigger', "at the start of each player 's first beginning phase", (_, { from }) => [
    { ...step(from, 'beginning', 'any'), if: { compare: [{ stat: 'turns', of: { event: 'player' } }, '=', 1] } },
  ]),

  // Playing
  row('trigger', 'when you play a|an <cards>', ({ cards }, { from }) => [
    {
      on: {
        on: 'play',
        player: 'you',
        ...(cards.filter.length === 0 ? { match: { card: true } } : { object: cards.filter }),
      },
      mentions: [selfMention(from), mention(from + 1, { event: 'object' }, cards.kinds)],
    },
  ]),
  row('trigger', 'when you play another <thing>', ({ thing }, { from }) => [
    {
      ...toOne(from, thing, { on: 'play' }, OTHER),
      on: { on: 'play', player: 'you', object: [...thing.filter, OTHER] },
    },
  ]),
  row('trigger', "when you play a|an <cards> on an opponent 's turn", ({ cards }, { from }) => [
    {
      on: {
        on: 'play',
        player: 'you',
        ...(cards.filter.length === 0 ? { match: { card: true } } : { object: cards.filter }),
      },
      mentions: [selfMention(from)],
      if: { turnOf: 'opponent' as const },
    },
  ]),
  row('trigger', 'when an opponent plays a|an <cards>', ({ cards }, { from }) => [
    {
      on: {
        on: 'play',
        player: 'opponent',
        ...(cards.filter.length === 0 ? { match: { card: true } } : { object: cards.filter }),
      },
      mentions: [selfMention(from), mention(from + 1, { event: 'object' }, cards.kinds), player(from)],
    },
  ]),
  row('trigger', 'when you play your second card in a turn', (_, { from }) => [
    { on: { on: 'play', player: 'you', match: { card: true, nth: 2 } }, mentions: [selfMention(from)] },
  ]),
  row('trigger', 'when you play your first card each turn', (_, { from }) => [
    { on: { on: 'play', player: 'you', match: { card: true, nth: 1 } }, mentions: [selfMention(from)] },
  ]),
  row('trigger', 'when you draw your second card each turn', (_, { from }) => [
    { on: { on: 'draw', player: 'you', nth: 2 }, mentions: [selfMention(from)] },
  ]),
  row('trigger', 'when you play a token unit', (_, { from }) => [
    {
      on: { on: 'play', player: 'you', object: [{ is: 'token' }, UNIT] },
      mentions: [selfMention(from), mention(from + 1, { event: 'object' }, ['unit'])],
    },
  ]),

  // Deaths
  row('trigger', 'when a|an <thing> dies', ({ thing }, { from }) => dies(from, thing)),
  row('trigger', 'when another <thing> dies', ({ thing }, { from }) => dies(from, thing, OTHER)),
  row('trigger', 'the first time a|an <thing> dies each turn', ({ thing }, { from }) =>
    dies(from, thing).map((one) => nth(1, one)),
  ),
  // Nothing of a turn comes before its Beginning Phase but awakening (315).
  row('trigger', 'the first time a|an <thing> dies during your beginning phase each turn', ({ thing }, { from }) =>
    dies(from, thing).map((one) => ({
      ...nth(1, one),
      if: { all: [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }] },
    })),
  ),
  row('trigger', 'once each turn , when a|an <thing> dies', ({ thing }, { from }) =>
    dies(from, thing).map((one) => ({ ...one, limit: { perTurn: 1 } })),
  ),

  row('trigger', 'when this leaves the board', (_, { from }) => [
    toSelf(from, { on: 'move', match: { from: 'board' } }),
  ]),
  row('trigger', 'when a|an <thing> attacks a battlefield you control', ({ thing }, { from }) => [
    { ...toOne(from, thing, { on: 'unit:attack' }), if: { is: [{ event: 'battlefield' }, { controller: 'you' }] } },
  ]),

  // What a player chooses, and other things that happen to units
  row('trigger', 'when you choose me with a spell', (_, { from }) => [
    { on: { on: 'chooseFriendly', player: 'you', object: 'self' }, mentions: [selfMention(from)] },
  ]),
  row(
    'trigger',
    'when a player chooses a friendly unit here with a spell for the first time each turn',
    (_, { from }) => [{ on: { on: 'chooseFriendly', object: HERE, match: { first: true } }, mentions: [player(from)] }],
    'The Dreaming Tree',
  ),
  row('trigger', 'when a|an <thing> attacks or defends alone', ({ thing }, { from }) =>
    (['unit:attack', 'unit:defend'] as const).map((on) => toOne(from, thing, { on }, { is: 'alone' })),
  ),
  row('trigger', 'when i become ready', (_, { from }) => [
    toSelf(from, { on: 'status', match: { status: 'exhausted', on: false } }),
  ]),
  row('trigger', 'when you choose me', (_, { from }) => [toSelf(from, CHOSEN)]),
  row('trigger', 'when you choose a|an <thing>', ({ thing }, { from }) => [toOne(from, thing, CHOSEN)]),
  row('trigger', 'when you choose or ready me', (_, { from }) => [toSelf(from, CHOSEN), toSelf(from, did('ready'))]),
  ...ON_ONE.flatMap((act) => [
    row('trigger', `when you ${act} me`, (_: object, { from }) => [toSelf(from, did(act))]),
    row('trigger', `when you ${act} a|an <thing>`, ({ thing }: { thing: Described }, { from }) => [
      toOne(from, thing, did(act)),
    ]),
    row('trigger', `when you ${act} another <thing>`, ({ thing }: { thing: Described }, { from }) => [
      toOne(from, thing, did(act), OTHER),
    ]),
    // Several at one time are one such event.
    row('trigger', `when you ${act} one or more <thing>`, ({ thing }: { thing: Described }, { from }) => [
      { on: did(act, { batch: true, object: thing.filter }), mentions: [selfMention(from)] },
    ]),
  ]),
  // Where it was then.
  row('trigger', 'when you <open> stun <close> a|an <thing> at a battlefield', ({ thing }, { from }) => [
    {
      on: did('stun', { object: [...thing.filter, AT_BATTLEFIELD] }),
      mentions: [
        selfMention(from),
        mention(from + 1, { event: 'object' }, thing.kinds),
        mention(from + 2, { event: 'battlefield' }, ['battlefield']),
      ],
    },
  ]),
  row('trigger', "as i'm revealed from your deck", (_, { from }) => [
    toSelf(from, { on: 'revealed', player: 'you', match: { from: 'mainDeck' } }),
  ]),
  row('trigger', 'when you empower something else', (_, { from }) => [
    { on: did('empower', { object: [...SOMETHING.filter, OTHER] }), mentions: [selfMention(from)] },
  ]),
  row('trigger', 'when you kill a|an <thing>', ({ thing }, { from }) => [toOne(from, thing, did('kill'))]),
  row('trigger', 'when you kill a|an <thing> with a spell', ({ thing }, { from }) => [
    toOne(from, thing, did('kill', { source: [SPELL] })),
  ]),
  row('trigger', 'when you move a|an <thing>', ({ thing }, { from }) => [toOne(from, thing, did('move'))]),
  row('trigger', 'when you banish a card you own', (_, { from }) => [
    {
      on: { on: 'did', player: 'you', match: { act: 'banish', owned: true } },
      mentions: [selfMention(from)],
    },
  ]),
  row('trigger', 'when you recycle one or more cards [to your main deck]', (_, { from }) => [
    {
      on: { on: 'did', player: 'you', batch: true, match: { act: 'recycle', owned: true } },
      mentions: [selfMention(from)],
    },
  ]),
  row('trigger', 'when you recycle a rune', (_, { from }) => [
    { on: did('recycleRune'), mentions: [selfMention(from)] },
  ]),
  // Several at one time are one such event.
  row('trigger', 'when you discard one or more cards', (_, { from }) => [
    {
      on: { on: 'move', batch: true, object: [{ owner: 'you' }], match: { from: 'hand', cause: 'discard' } },
      mentions: [selfMention(from)],
    },
  ]),
  row('trigger', 'when one or more <thing> die', ({ thing }, { from }) =>
    saysHere(thing.filter)
      ? undefined
      : [{ on: { on: 'move', batch: true, object: thing.filter, match: DIES }, mentions: [selfMention(from)] }],
  ),
  row('trigger', 'when you spend a buff', (_, { from }) => [{ on: did('spendBuff'), mentions: [selfMention(from)] }]),
  row('trigger', 'when you hide a card', (_, { from }) => [{ on: did('hide'), mentions: [selfMention(from)] }]),
  // Conquering and holding are the ways to score (469).
  row('trigger', 'when an opponent scores', (_, { from }) =>
    SCORING.map((on) => ({ on: { on, player: 'opponent' as const }, mentions: [selfMention(from), player(from)] })),
  ),
  row('trigger', 'when you score here', (_, { from }) => SCORING.map((on) => here(from, on))),
  row('trigger', 'when you play me or when i score', (_, { from }) => [
    toSelf(from, { on: 'play' }),
    ...SCORING.map((deed) => toSelf(from, { on: `unit:${deed}` as const })),
  ]),
  row('trigger', 'when i conquer a battlefield that was uncontrolled', (_, { from }) => [
    toSelf(from, { on: 'unit:conquer', match: { uncontrolled: true } }),
  ]),
  // 709: Might that comes to 5 or more.
  row('trigger', 'when a|an <thing> becomes <open> mighty <close>', ({ thing }, { from }) => [
    toOne(from, thing, { on: 'reaches', atLeast: MIGHTY }),
  ]),
  row('trigger', 'when one of your <thing> becomes <open> mighty <close>', ({ thing }, { from }) => [
    toOne(from, thing, { on: 'reaches', atLeast: MIGHTY }, YOURS),
  ]),
  row('trigger', 'when my might becomes <digit> or more', ({ digit }, { from }) => [
    toSelf(from, { on: 'reaches', atLeast: digit }),
  ]),
  gap('trigger', 'when an opponent moves to a battlefield other than mine', 'where something moved to'),
];

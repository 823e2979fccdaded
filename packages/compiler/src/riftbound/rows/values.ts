/** Numbers that are worked out, and conditions (383.2.a.1, 740). */
import type { Condition, FilterClause, Value } from '@arbiter/engine';
import { anaphor } from '../../references/making.js';
import { gap, row } from '../categories.js';
import { ADDITIONAL, AT_BATTLEFIELD, FRIENDLY, HERE, type, UNIT, YOURS } from './shared.js';
import { placed } from './things.js';

const friendly = (filter: FilterClause[]): FilterClause[] =>
  filter.some((clause) => 'controller' in clause || 'owner' in clause) ? filter : [...filter, YOURS];
const exists = (filter: FilterClause[], atLeast?: number): Condition => ({
  exists: filter,
  ...(atLeast === undefined || atLeast === 1 ? {} : { atLeast }),
});
const isSelfThat = (...clauses: FilterClause[]): Condition => ({
  is: ['self', clauses.length === 1 && clauses[0] !== undefined ? clauses[0] : clauses],
});
const MIGHTY: FilterClause = { stat: ['might', '>=', 5] };
const EMPOWERED: FilterClause = { status: 'empowered' };
const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro'].map((tag): FilterClause => ({ has: ['tags', tag] }));
const HAND: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }];
const RUNES: FilterClause[] = [type('Rune'), YOURS];

export const values = [
  row('value', '<digit>', ({ digit }) => digit),
  row('value', 'my might', () => ({ stat: 'might', of: 'self' })),
  row('value', 'your points', () => ({ stat: 'points', of: 'you' })),
  row('value', 'the number of <tally>', ({ tally }) => tally),
  gap('value', 'its might', 'might as it was'),
  row('value', 'that much', () => ({ event: 'excess' })),
  row('value', 'the damage marked on it', (_, { from }) => ({ stat: 'damage', of: anaphor(from) })),
  row('value', 'my <open> <numbered> <close>', ({ numbered }) => ({ keywordValue: numbered, of: 'self' })),

  row('tally', '<thing>', ({ thing }) => ({ count: thing.filter })),
  row('tally', 'other <thing>', ({ thing }) => ({ count: [...thing.filter, { other: true as const }] })),
  row('tally', 'of your <thing>', ({ thing }) => ({ count: friendly(thing.filter) })),
  row('tally', '<cards> in <place>', ({ cards, place }) => ({ count: placed(cards.filter, place) })),
  // Those that are finalized count (419.4.b), which the card itself is not as its cost is worked out.
  row('tally', "card you've played this turn", () => ({ stat: 'cardsPlayed', of: 'you' })),
  row('tally', 'card with my|this name in your trash', () => ({
    count: [{ zone: 'trash' }, { owner: 'you' }, { sameName: 'self' }],
  })),
  row('tally', 'other battlefield you or allies control', () => ({
    count: [type('Battlefield'), FRIENDLY, { other: true as const }],
  })),
  row('tally', 'battlefield you or allies control', () => ({ count: [type('Battlefield'), FRIENDLY] })),
  row('tally', 'of the following tags among your units — bird , cat , dog , and poro', () => ({
    sum: ANIMALS.map((tag) => ({ least: [1, { count: [UNIT, YOURS, tag] }] })),
  })),
  gap('tally', "time i'm <open> empowered <close>", 'being Empowered several times'),

  // "If you control a Poro", "if you have two or more other units in your base"
  row('condition', 'you control|have a|an <thing>', ({ thing }) => exists(friendly(thing.filter))),
  row('condition', 'you control <anything>', ({ anything }) => exists(friendly(anything.filter))),
  row('condition', 'you control|have another <thing>', ({ thing }) =>
    exists([...friendly(thing.filter), { other: true }]),
  ),
  row('condition', 'you control|have <n> or more <thing>', ({ n, thing }) =>
    typeof n === 'number' ? exists(friendly(thing.filter), n) : undefined,
  ),
  row('condition', 'you control|have <digit> + <thing>', ({ digit, thing }) => exists(friendly(thing.filter), digit)),
  row('condition', 'you control|have <n> or more other <thing>', ({ n, thing }) =>
    typeof n === 'number' ? exists([...friendly(thing.filter), { other: true }], n) : undefined,
  ),
  row('condition', 'you control <n> or fewer runes', ({ n }) => ({ compare: [{ count: RUNES }, '<=', n] })),
  row('condition', 'you have <n> or fewer cards in your hand', ({ n }) => ({ compare: [{ count: HAND }, '<=', n] })),
  row('condition', 'you have a card with my name in your trash', () => ({
    exists: [{ zone: 'trash' }, { owner: 'you' }, { sameName: 'self' }],
  })),
  row('condition', "there 's|is a|an <thing>", ({ thing }) => exists(thing.filter)),
  row('condition', "there 's a|an <thing>", ({ thing }) => exists(thing.filter)),
  row('condition', 'a|an <thing> is alone here', ({ thing }) => exists([...thing.filter, { is: 'alone' }, HERE])),
  row('condition', "i 'm at a battlefield", () => isSelfThat(AT_BATTLEFIELD)),
  row('condition', "i'm at a battlefield", () => isSelfThat(AT_BATTLEFIELD)),
  row('condition', 'i am at a battlefield', () => isSelfThat(AT_BATTLEFIELD)),
  // 740.2.c
  row('condition', "i'm in combat", () => isSelfThat({ any: [{ is: 'attacker' }, { is: 'defender' }] })),
  row('condition', "i'm in a showdown", () => isSelfThat({ is: 'inShowdown' })),
  row('condition', 'you control this battlefield', () => isSelfThat(YOURS)),
  row('condition', "i'm buffed", () => isSelfThat({ counters: ['buff', 1] })),
  row('condition', "i'm <open> mighty <close>", () => isSelfThat(MIGHTY)),
  // Of what has died this is known as it was (359.3.e.13).
  row('condition', 'i was <open> mighty <close>', () => isSelfThat(MIGHTY)),
  row('condition', "i'm attacking or defending alone", () =>
    isSelfThat({ any: [{ is: 'attacker' }, { is: 'defender' }] }, { is: 'alone' }),
  ),
  row('condition', "i'm attacking with another unit", () => ({
    all: [isSelfThat({ is: 'attacker' }), { exists: [UNIT, YOURS, { is: 'attacker' }, { other: true }] }],
  })),
  row('condition', "i'm at a battlefield with exactly one other unit you control", () => ({
    all: [isSelfThat(AT_BATTLEFIELD), { compare: [{ count: [UNIT, YOURS, { other: true }, HERE] }, '=', 1] }],
  })),
  row('condition', 'there is exactly one other unit you control here', () => ({
    compare: [{ count: [UNIT, YOURS, { other: true }, HERE] }, '=', 1],
  })),
  row('condition', "it 's your beginning phase", () => ({
    all: [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }],
  })),
  row('condition', "it's your turn", () => ({ turnOf: 'you' as const })),
  row('condition', 'you played this from your hand', () => ({ is: ['self', { playedFrom: 'hand' }] })),
  // What was played counts from its finalization on (419.4.b).
  row('condition', "you've played a spell this turn", () => playedThisTurn([type('Spell')])),
  row('condition', "you've played a non-token unit , a non-token gear , and a spell this turn", () => ({
    all: [playedThisTurn([UNIT]), playedThisTurn([type('Gear')]), playedThisTurn([type('Spell')])],
  })),
  row('condition', "you've played an equipment this turn", () => playedThisTurn([{ has: ['tags', 'Equipment'] }])),
  row('condition', "you've discarded a card this turn", () => ({
    compare: [{ happened: { on: 'move', object: { owner: 'you' }, match: { cause: 'discard' } } }, '>=', 1],
  })),
  row('condition', "it is|'s [already] stunned", (_, { from }) => ({ is: [anaphor(from), { status: 'stunned' }] })),
  row('condition', "it is|'s attacking", (_, { from }) => ({ is: [anaphor(from), { is: 'attacker' }] })),
  row('condition', "it is|'s a|an <thing>", ({ thing }, { from }) => ({ is: [anaphor(from), thing.filter] })),
  row('condition', 'you have exactly <n> cards in hand and exactly <m:n> <thing>', ({ n, m, thing }) => ({
    all: [{ compare: [{ count: HAND }, '=', n] }, { compare: [{ count: friendly(thing.filter) }, '=', m] }],
  })),
  // A teammate's units are there beside it (740.2.a).
  row('condition', 'it is the only unit you control there', (_, { from }) => ({
    all: [{ is: [anaphor(from), [YOURS]] }, { compare: [{ count: [UNIT, YOURS, { at: anaphor(from + 1) }] }, '=', 1] }],
  })),
  row('condition', 'it has <digit> <mightSign> or less', ({ digit }, { from }) => ({
    is: [anaphor(from), { stat: ['might', '<=', digit] }],
  })),
  row('condition', 'your other units have total might <digit> or more', ({ digit }) => ({
    compare: [{ total: 'might', of: { each: [UNIT, YOURS, { other: true }] } }, '>=', digit],
  })),
  row('condition', 'a unit died this turn', () => died([UNIT])),
  row('condition', 'an enemy unit has died this turn', () => died([UNIT, { controller: 'opponent' }])),
  row('condition', "it is|'s <open> empowered <close>", (_, { from }) => ({ is: [anaphor(from), EMPOWERED] })),
  row('condition', 'this is <open> empowered <close>', () => isSelfThat(EMPOWERED)),
  row('condition', "i'm <open> empowered <close>", () => isSelfThat(EMPOWERED)),
  row('condition', 'your units have all 4 tags', () => ({
    all: ANIMALS.map((tag) => ({ exists: [UNIT, YOURS, tag] })),
  })),
  row('condition', 'you paid the|my additional cost', () => ({ paid: ADDITIONAL })),
  // In the combat before it, beyond what was lethal (465.2).
  row('condition', 'you assigned <n> or more excess damage [to enemy units]', ({ n }) => ({
    compare: [{ event: 'excess' }, '>=', n],
  })),
  row('condition', "an opponent 's score is within <n> points of the victory score", ({ n }) => opponentWithin(n)),
  row('condition', "an opponent 's score is not within <n> points of the victory score", ({ n }) => ({
    not: opponentWithin(n),
  })),
  row('condition', 'your score is within <n> points of the victory score', ({ n }) => youWithin(n)),
  row('condition', 'your score is not within <n> points of the victory score', ({ n }) => ({ not: youWithin(n) })),
  // 131.2: Energy alone counts.
  row('condition', "you've spent <energySign> or more to play a spell this turn", ({ energySign }) => ({
    compare: [{ happened: { on: 'finalized', player: 'you', object: [type('Spell')], spent: energySign } }, '>=', 1],
  })),
  row('condition', "you've spent at least <powerSigns> this turn", ({ powerSigns }) => ({
    compare: [{ stat: 'powerSpent', of: 'you' }, '>=', powerSigns.length],
  })),
  row('condition', 'you spent <energySign> or more', ({ energySign }) => ({
    compare: [{ event: 'spent' }, '>=', energySign],
  })),
  row('condition', 'you control fewer runes than an opponent', () => ({
    exists: [{ player: 'opponent' }, { controls: [type('Rune'), '>', { count: RUNES }] }],
  })),
  row('condition', 'there are <n> <cards> banished with me', ({ n, cards }) => ({
    compare: [{ count: [{ zone: 'banishment' }, { linked: true }, ...cards.filter] }, '>=', n],
  })),
  // It is attached to whoever has its effect text: what it was attached to last.
  row('condition', '<source> was attached to me this turn', ({ source }) => ({
    is: [source, { happened: { on: 'attach', object: 'self' } }],
  })),
  row('condition', 'you control a battlefield with exactly <n> units there', ({ n }) =>
    typeof n === 'number' ? exists([type('Battlefield'), YOURS, { unitsThere: [[UNIT], n] }]) : undefined,
  ),
  // As it was just before it died (359.3.e.13).
  row('condition', 'i died alone', () => isSelfThat({ is: 'alone' })),
  row('condition', "i didn't die alone", () => ({ not: isSelfThat({ is: 'alone' }) })),
  row('condition', "i haven't been dealt damage this turn", () => ({
    compare: [{ happened: { on: 'damage', object: 'self' } }, '=', 0],
  })),
  row('condition', "i didn't conquer this turn", () => ({
    compare: [{ happened: { on: 'unit:conquer', object: 'self' } }, '=', 0],
  })),
  ...['and/or', 'and / or'].map((both) =>
    row('condition', `you've chosen enemy units ${both} gear twice this turn with spells or unit abilities`, () => ({
      compare: [
        {
          happened: {
            on: 'target',
            player: 'you',
            object: [type('Unit', 'Gear'), { controller: 'opponent' }],
            source: { any: [type('Spell'), { fromSource: [UNIT] }] },
          },
        },
        '>=' as const,
        2,
      ],
    })),
  ),
  row('condition', "you've chosen an enemy unit this turn", () => ({
    compare: [{ happened: { on: 'target', player: 'you', object: [UNIT, { controller: 'opponent' }] } }, '>=', 1],
  })),
  row('condition', "you've gained xp this turn", () => ({
    compare: [{ happened: { on: 'stat', player: 'you', match: { stat: 'xp', gain: true } } }, '>=', 1],
  })),
  // A facedown card is always at a battlefield (107.3).
  row('condition', 'you control a facedown card [at a battlefield]', () => ({
    exists: [{ zone: 'facedown' }, { owner: 'you' }],
  })),
  row('condition', 'an opponent controls a battlefield', () =>
    exists([type('Battlefield'), { controller: 'opponent' }]),
  ),
  row('condition', 'an opponent controls a|an <thing>', ({ thing }) =>
    exists([...thing.filter, { controller: 'opponent' }]),
  ),
];

const playedThisTurn = (object: FilterClause[]): Condition => ({
  compare: [{ happened: { on: 'finalized', player: 'you', object } }, '>=', 1],
});
/** So many points from what wins the game. */
const within = (points: Value): Value => ({
  sum: ['victoryScore', typeof points === 'number' ? -points : { negative: points }],
});
const opponentWithin = (points: Value): Condition => ({
  exists: [{ player: 'opponent' }, { stat: ['points', '>=', within(points)] }],
});
const youWithin = (points: Value): Condition => ({ compare: [{ stat: 'points', of: 'you' }, '>=', within(points)] });
const died = (filter: FilterClause[]): Condition => ({
  compare: [
    { happened: { on: 'move', object: filter, match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } } },
    '>=',
    1,
  ],
});

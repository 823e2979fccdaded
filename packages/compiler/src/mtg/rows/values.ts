/** Numbers that are worked out, and conditions (107.3, 603.4, 604). */
import type { Condition, FilterClause, TriggerPattern, Value } from '@arbiter/engine';
import { isNoun } from '../../references/nouns.js';
import { type Described, row } from '../categories.js';
import { anaphor, mentioned } from '../nouns.js';

const attached = (at: number, kind: string) => mentioned(at, 'attached', [kind, 'permanent']);
const inHand: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }];

const YOURS: FilterClause = { controller: 'you' };
const CREATURE: FilterClause = { has: ['types', 'Creature'] };
/** At least once in this turn (608.2i). */
const happened = (on: TriggerPattern): Condition => ({ compare: [{ happened: on }, '>=', 1] });
const died = (object: FilterClause[]): TriggerPattern => ({
  on: 'move',
  object,
  match: { from: 'battlefield', to: 'graveyard' },
});
const life = (player: 'you' | 'opponent', gain: boolean): TriggerPattern => ({
  on: 'stat',
  player,
  match: { stat: 'life', gain },
});

const ATTACKED = JSON.stringify({ happened: { on: 'attack', object: 'self' } });
const CONVOKED = JSON.stringify({ in: 'convoked' });
/**
 * What attacked this turn and what convoked a spell is counted wherever it is by now, and not among what is there (608.2i,
 * 702.51c). Only creatures convoke.
 */
const counted = ({ filter }: Described): Value | undefined => {
  const others = filter.filter((clause) => JSON.stringify(clause) !== CONVOKED);
  if (others.length < filter.length)
    return JSON.stringify(others) === JSON.stringify([CREATURE]) ? { countOf: 'convoked' } : undefined;
  return filter.some((clause) => JSON.stringify(clause) === ATTACKED) ? undefined : { count: filter };
};

/** What another ability of the source exiled (607.2a). */
const isLinked = (noun: unknown): boolean =>
  isNoun(noun) && noun.noun === 'mention' && JSON.stringify(noun.ref).includes('"linked"');

export const values = [
  row('value', 'the number of <thing>', ({ thing }) => counted(thing), 'Dwarven Priest'),
  row('value', 'the number of colors of mana spent to cast this spell', () => 'colorsSpent' as const, 'Radiant Flames'),
  // What was exiled for the cost of the same ability is meant before what another one has exiled.
  row('value', "<object> 's <stat>", ({ object, stat }) => (isLinked(object) ? undefined : { stat, of: object })),
  row('value', 'its <stat>', ({ stat }, { from }) => ({ stat, of: anaphor(from) })),
  row('value', 'the number of <counter> counters on <object>', ({ counter, object }) => ({
    counters: counter,
    of: object,
  })),
  row('value', 'your life total', () => ({ stat: 'life', of: 'you' as const })),
  row('value', 'twice <value>', ({ value }) => ({ times: [2, value] })),
  row('value', 'half <value> , rounded up', ({ value }) => ({ half: value, round: 'up' as const })),
  row('value', 'half <value> , rounded down', ({ value }) => ({ half: value, round: 'down' as const })),
  row('value', '<digitOrWord> plus <value>', ({ digitOrWord, value }) => ({ sum: [digitOrWord, value] })),
  row('value', '1|one plus <value>', ({ value }) => ({ sum: [1, value] })),
  row('value', 'the number of <a:thing> plus the number of <b:thing>', ({ a, b }) => ({
    sum: [{ count: a.filter }, { count: b.filter }],
  })),
  row('value', 'the total <stat> of <thing>', ({ stat, thing }) => ({ total: stat, of: { each: thing.filter } })),
  row('condition', 'creatures you control have total power <n:digitOrWord> or greater', ({ n }) => ({
    compare: [{ total: 'power', of: { each: [CREATURE, YOURS] } }, '>=', n],
  })),
  row('value', 'the greatest <stat> among <thing>', ({ stat, thing }) => ({
    highest: stat,
    of: { each: thing.filter },
  })),
  row(
    'value',
    "the sacrificed <kind> 's <stat>",
    ({ kind, stat }, { from }) => ({
      stat,
      of: { was: anaphor(from, `#sacrificed ${kind}`) },
    }),
    'Fling',
  ),
  row(
    'value',
    "the exiled card 's <stat>",
    ({ stat }, { from }) => ({ stat, of: anaphor(from, '#exiled card') }),
    'Corpse Lunge',
  ),
  // What "for each" counts.
  row('tally', '<thing>', ({ thing }) => counted(thing)),
  row(
    'tally',
    '<counter> counter on <object>',
    ({ counter, object }) => ({ counters: counter, of: object }),
    'Shrine of Loyal Legions',
  ),
  row('tally', 'other <thing>', ({ thing }) => ({ count: [...thing.filter, { other: true as const }] })),
  row('tally', 'time it was kicked', () => ({ paid: 'kicker' }), 'Bloodhusk Ritualist'),
  row('value', 'your devotion to <color>', ({ color }) => devotion(color), 'Gray Merchant of Asphodel'),
  row('value', 'your devotion to <a:color> and <b:color>', ({ a, b }) => devotion(a, b)),
  row(
    'condition',
    'your devotion to <color> is less than <n:digitOrWord>',
    ({ color, n }) => ({ compare: [devotion(color), '<', n] }),
    'Erebos, God of the Dead',
  ),
  row('condition', 'your devotion to <a:color> and <b:color> is less than <n:digitOrWord>', ({ a, b, n }) => ({
    compare: [devotion(a, b), '<', n],
  })),
  row(
    'condition',
    'you control fewer <thing> than an opponent',
    ({ thing }) => ({
      exists: [{ player: 'opponent' }, { controls: [thing.filter, '>', { count: yours(thing.filter) }] }],
    }),
    'Timely Reinforcements',
  ),
  row('condition', 'an opponent controls more <thing> than you', ({ thing }) => ({
    exists: [{ player: 'opponent' }, { controls: [thing.filter, '>', { count: yours(thing.filter) }] }],
  })),
  // Each of the five counts once, however many lands have it; other land types don't count (305.6).
  row('value', 'the number of basic land types among <thing>', ({ thing }) => basicTypes(thing.filter), 'Draco'),
  row('value', 'the number of colors among <thing>', ({ thing }) => ({
    distinct: 'colors',
    of: { each: thing.filter },
  })),
  row('value', 'the number of card types among <thing>', ({ thing }) => ({
    distinct: 'types',
    of: { each: thing.filter },
  })),

  row(
    'condition',
    'the sacrificed <kind> was <thing:one>',
    ({ kind, thing }, { from }) => ({ is: [{ was: anaphor(from, `#sacrificed ${kind}`) }, thing.filter] }),
    'Falkenrath Aristocrat',
  ),
  row(
    'condition',
    'the sacrificed <kind> was <adjective>',
    ({ kind, adjective }, { from }) => ({ is: [{ was: anaphor(from, `#sacrificed ${kind}`) }, adjective] }),
    'Lyzolda, the Blood Witch',
  ),
  // Only of what the text has moved: what it was is what is asked.
  row(
    'condition',
    'it was <thing:one>',
    // What was a spell is on no stack any more.
    ({ thing }, { from }) =>
      thing.kinds.includes('spell') ? undefined : { is: [{ was: anaphor(from) }, thing.filter] },
    'Scavenging Ooze',
  ),
  row('condition', 'that <kind> was <thing:one>', ({ kind, thing }, { from }) =>
    thing.kinds.includes('spell') ? undefined : { is: [{ was: anaphor(from, kind) }, thing.filter] },
  ),
  ...(
    [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ] as const
  ).map(([word, n]) =>
    row(
      'condition',
      `that player has ${word} or fewer cards in hand`,
      (_, { from }) => ({ not: { exists: [{ zone: 'hand' }, { owner: anaphor(from, 'player') }], atLeast: n + 1 } }),
      'Shrieking Affliction',
    ),
  ),
  row('condition', 'you control <thing:one>', ({ thing }) => ({ exists: yours(thing.filter) }), 'Kargan Dragonrider'),
  row('condition', 'you control another <thing>', ({ thing }) => ({
    exists: [...yours(thing.filter), { other: true }],
  })),
  row('condition', 'you control <n:digitOrWord> or more <thing>', ({ n, thing }) => ({
    exists: yours(thing.filter),
    atLeast: n,
  })),
  row('condition', 'you control no <thing>', ({ thing }) => ({ not: { exists: yours(thing.filter) } })),
  row('condition', 'an opponent controls <thing:one>', ({ thing }) => ({
    exists: [...thing.filter, { controller: 'opponent' }],
  })),
  // One of them alone controls so many.
  row(
    'condition',
    'an opponent controls <n:digitOrWord> or more <thing>',
    ({ n, thing }) => ({ exists: [{ player: 'opponent' as const }, { controls: [thing.filter, '>=' as const, n] }] }),
    'Tectonic Edge',
  ),
  row('condition', 'there are <n:digitOrWord> or more <thing>', ({ n, thing }) => ({
    exists: thing.filter,
    atLeast: n,
  })),
  row('condition', '<n:digitOrWord> or more <thing> are <place:suffix>', ({ n, thing, place }) =>
    place.some((clause) => 'zone' in clause) ? { exists: [...thing.filter, ...place], atLeast: n } : undefined,
  ),
  row(
    'condition',
    'no <thing> are <place:suffix>',
    ({ thing, place }) =>
      place.some((clause) => 'zone' in clause) ? { not: { exists: [...thing.filter, ...place] } } : undefined,
    'Pestilence',
  ),
  row(
    'condition',
    '<source> is <thing:one>',
    ({ source, thing }) => ({ is: [source, thing.filter] }),
    'Figure of Destiny',
  ),
  row('condition', 'there are <n:digitOrWord> or more card types among <thing>', ({ n, thing }) => ({
    compare: [{ distinct: 'types', of: { each: thing.filter } }, '>=', n],
  })),
  row('condition', 'you control <n:digitOrWord> or fewer <thing>', ({ n, thing }) => ({
    not: { exists: yours(thing.filter), atLeast: n + 1 },
  })),
  row('condition', 'you control <n:digitOrWord> or more other <thing>', ({ n, thing }) => ({
    exists: [...yours(thing.filter), { other: true as const }],
    atLeast: n,
  })),
  row('condition', 'you control <n:digitOrWord> or fewer other <thing>', ({ n, thing }) => ({
    not: { exists: [...yours(thing.filter), { other: true as const }], atLeast: n + 1 },
  })),
  row('condition', 'you control no other <thing>', ({ thing }) => ({
    not: { exists: [...yours(thing.filter), { other: true as const }] },
  })),
  row('condition', 'you control <a:one> or <b:one>', ({ a, b }) => ({
    any: [{ exists: yours(a.filter) }, { exists: yours(b.filter) }],
  })),
  row('condition', 'you control <a:one> and <b:one>', ({ a, b }) => ({
    all: [{ exists: yours(a.filter) }, { exists: yours(b.filter) }],
  })),
  row('condition', "enchanted|equipped <kind> 's <stat> is <digit> or greater", ({ kind, stat, digit }, { from }) => ({
    is: [attached(from, kind), { stat: [stat, '>=' as const, digit] }],
  })),
  row('condition', 'it|he|she has a|an <counter> counter on it', ({ counter }, { from }) => ({
    is: [anaphor(from), { counters: [counter, 1] }],
  })),
  row('condition', 'that <kind> has a|an <counter> counter on it', ({ kind, counter }, { from }) => ({
    is: [anaphor(from, kind), { counters: [counter, 1] }],
  })),
  row('condition', '<thing:one> is <place:suffix>', ({ thing, place }) =>
    place.some((clause) => 'zone' in clause) ? { exists: [...thing.filter, ...place] } : undefined,
  ),
  row('condition', 'you had a land enter the battlefield under your control this turn', () =>
    happened({ on: 'move', object: [{ has: ['types', 'Land'] }, YOURS], match: { to: 'battlefield' } }),
  ),
  row('condition', 'it was kicked', () => ({ paid: 'kicker' })),
  row('condition', 'this <kind> was kicked', () => ({ paid: 'kicker' })),
  row('condition', 'enchanted|equipped <kind> is <adjective>', ({ kind, adjective }, { from }) => ({
    is: [attached(from, kind), adjective],
  })),
  row('condition', 'enchanted|equipped <kind> is <thing:one>', ({ kind, thing }, { from }) => ({
    is: [attached(from, kind), thing.filter],
  })),
  row('condition', "it 's <thing:one>", ({ thing }, { from }) => ({ is: [itself(from, thing), thing.filter] })),
  row('condition', "it isn't <thing:one>", ({ thing }, { from }) => ({
    not: { is: [itself(from, thing), thing.filter] },
  })),
  row('condition', "<source> 's <stat> is <digit> or greater", ({ source, stat, digit }) => ({
    is: [source, { stat: [stat, '>=' as const, digit] }],
  })),
  row('condition', "it 's your turn", () => ({ turnOf: 'you' as const })),
  row('condition', "it 's not your turn", () => ({ not: { turnOf: 'you' as const } })),
  row('condition', '<source> is <adjective>', ({ source, adjective }) => ({ is: [source, adjective] })),
  row('condition', "it 's <adjective>", ({ adjective }, { from }) => ({ is: [anaphor(from), adjective] })),
  row('condition', "<source> isn't <adjective>", ({ source, adjective }) => ({ not: { is: [source, adjective] } })),
  row('condition', '<source> has a|an <counter> counter on it', ({ source, counter }) => ({
    is: [source, { counters: [counter, 1] }],
  })),
  row('condition', '<source> has <n:digitOrWord> or more <counter> counters on it', ({ source, n, counter }) => ({
    is: [source, { counters: [counter, n] }],
  })),
  row('condition', 'it has <n:digitOrWord> or more <counter> counters on it', ({ n, counter }, { from }) => ({
    is: [anaphor(from), { counters: [counter, n] }],
  })),
  row('condition', 'you cast it from your hand', (_, { from }) => ({
    is: [anaphor(from), [{ owner: 'you' as const }, { playedFrom: 'hand' }]],
  })),
  row('condition', 'you have <n:digitOrWord> or more life', ({ n }) => ({
    compare: [{ stat: 'life', of: 'you' as const }, '>=', n],
  })),
  row('condition', 'you have <n:digitOrWord> or less life', ({ n }) => ({
    compare: [{ stat: 'life', of: 'you' as const }, '<=', n],
  })),
  row('condition', 'you have <n:digitOrWord> or more cards in hand', ({ n }) => ({ exists: inHand, atLeast: n })),
  row(
    'condition',
    'an opponent has <n:digitOrWord> or less life',
    ({ n }) => ({
      exists: [{ player: 'opponent' }, { stat: ['life', '<=', n] }],
    }),
    'Bloodghast',
  ),
  row('condition', 'an opponent has <n:digitOrWord> or more life', ({ n }) => ({
    exists: [{ player: 'opponent' }, { stat: ['life', '>=', n] }],
  })),
  row('condition', 'you have less life than an opponent', () => ({
    exists: [{ player: 'opponent' }, { stat: ['life', '>', { stat: 'life', of: 'you' }] }],
  })),
  row('condition', 'an opponent has more life than you', () => ({
    exists: [{ player: 'opponent' }, { stat: ['life', '>', { stat: 'life', of: 'you' }] }],
  })),
  row('condition', 'you have no cards in hand', () => ({ not: { exists: inHand } })),
  row('digitOrWord', '<n>', ({ n }) => (typeof n === 'number' && n > 1 ? n : undefined)),
  row('condition', 'a creature died this turn', () => happened(died([CREATURE])), 'Morbid Hunger'),
  row('condition', 'another creature died this turn', () => happened(died([CREATURE, { other: true }]))),
  row('condition', 'a creature you controlled died this turn', () => happened(died([CREATURE, YOURS]))),
  row('condition', 'you attacked this turn', () => happened({ on: 'attackers', player: 'you' })),
  row('condition', 'you attacked with a creature this turn', () => happened({ on: 'attackers', player: 'you' })),
  row('condition', '<source> attacked this turn', () => happened({ on: 'attack', object: 'self' })),
  row(
    'condition',
    "you didn't lose life this turn",
    () => ({ not: happened(life('you', false)) }),
    'Luminarch Ascension',
  ),
  row('condition', '<source> was cast from a graveyard', ({ source }) => ({
    is: [source, { playedFrom: 'graveyard' }],
  })),
  row(
    'condition',
    'you control the creature with the greatest <stat> or tied for the greatest <b:stat>',
    ({ stat, b }) =>
      stat === b
        ? { exists: [CREATURE, YOURS, { stat: [stat, '>=', { highest: stat, of: { each: [CREATURE] } }] }] }
        : undefined,
    'Triumph of Ferocity',
  ),
  row('condition', 'you had a land enter the battlefield under your control this turn', () =>
    happened({ on: 'move', object: [{ has: ['types', 'Land'] }, YOURS], match: { to: 'battlefield' } }),
  ),
  row('condition', 'you gained life this turn', () => happened(life('you', true))),
  row('condition', 'you lost life this turn', () => happened(life('you', false))),
  row('condition', 'an opponent lost life this turn', () => happened(life('opponent', false))),
  row('condition', 'an opponent was dealt damage this turn', () => happened({ on: 'damage', player: 'opponent' })),
  row('condition', 'a permanent you controlled left the battlefield this turn', () =>
    happened({ on: 'move', object: [YOURS], match: { from: 'battlefield' } }),
  ),
  row('condition', 'a permanent left the battlefield under your control this turn', () =>
    happened({ on: 'move', object: [YOURS], match: { from: 'battlefield' } }),
  ),
  row('condition', 'a land entered the battlefield under your control this turn', () =>
    happened({ on: 'move', object: [{ has: ['types', 'Land'] }, YOURS], match: { to: 'battlefield' } }),
  ),
  row('condition', 'you discarded a card this turn', () =>
    happened({ on: 'move', object: [{ owner: 'you' as const }], match: { cause: 'discard' } }),
  ),
  row('condition', 'no spells were cast last turn', () => ({
    compare: [{ happened: { on: 'cast' }, last: true as const }, '=', 0],
  })),
  row(
    'condition',
    'a player cast two or more spells last turn',
    () => ({ compare: [{ happened: { on: 'cast', player: 'you' }, last: true, most: true }, '>=', 2] }),
    'Huntmaster of the Fells',
  ),
];

/** "It's a land card" speaks of something that was called a card. */
const itself = (at: number, { kinds }: Described) => anaphor(at, kinds.includes('card') ? 'card' : undefined);
const basicTypes = (filter: FilterClause[]): Value => ({
  sum: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((type) => ({
    least: [1, { count: [...filter, { has: ['subtypes', type] }] }],
  })),
});
const devotion = (...colors: string[]): Value => ({ devotion: colors }) as Value;
const yours = (filter: FilterClause[]) => [...filter, { controller: 'you' as const }];

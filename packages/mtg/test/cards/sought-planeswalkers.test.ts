/** Planeswalkers that many decks have, by each of their abilities. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { anyTarget, creatureCard, damage, instant, keyword, t, target } from '../../src/language/builders.js';
import { choices } from './support.js';

ownCards(
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  creatureCard('Test Dragon', '{0}', 'Dragon', '4/4', keyword('flying')),
);

const walker = (card: string, ability: number, mine: object = {}, theirs: object = {}): Play => {
  const { battlefield = [], ...more } = mine as { battlefield?: string[] };
  const game = magicPosition([{ battlefield: [{ card, counters: { loyalty: 12 } }, ...battlefield], ...more }, theirs]);
  return game.choose(0, { kind: 'ACTIVATE', card, ability });
};
const all = (game: Play) => game.decision().options.map(({ id }) => id);

it('Ugin, the Spirit Dragon (mtg:606.1) deals 3, exiles what is colored, and puts permanent cards onto the battlefield', () => {
  expect(walker('Ugin, the Spirit Dragon', 0).choose(0, { player: 1 }).resolve().life(1)).toBe(17);
  const swept = walker(
    'Ugin, the Spirit Dragon',
    1,
    { battlefield: ['Grizzly Bears', 'Memnite', 'Hill Giant'] },
    { battlefield: ['Silvercoat Lion'] },
  );
  swept.answer(0, { number: 2 }).resolve();
  expect(['Grizzly Bears', 'Memnite', 'Hill Giant', 'Silvercoat Lion'].flatMap((name) => swept.zones(name))).toEqual([
    'exile',
    'battlefield',
    'battlefield',
    'exile',
  ]);
  const last = walker('Ugin, the Spirit Dragon', 2, {
    library: ['Memnite', 'Forest', 'Test Bolt', ...lands(6, 'Island')],
  }).resolve();
  expect(choices(last)).not.toContain('Test Bolt');
  last.answer(0, { choose: all(last).slice(0, 7) });
  expect([last.life(0), last.hand(0)]).toEqual([27, 1]);
});

it('Sarkhan the Mad (mtg:606.1) is dealt damage by the card it takes, turns a creature into a Dragon, and has Dragons strike', () => {
  const first = walker('Sarkhan the Mad', 0, { library: ['Hill Giant', 'Forest'] }).resolve();
  expect([first.hand(0), first.the('Sarkhan the Mad').loyalty]).toEqual([1, 8]);
  const second = walker('Sarkhan the Mad', 1, {}, { battlefield: ['Memnite'] });
  if (!second.waiting()) second.choose(0, { card: 'Memnite' });
  second.resolve();
  expect([second.zones('Memnite'), second.the('Dragon').controller]).toEqual([['graveyard'], 1]);
  const third = walker('Sarkhan the Mad', 2, { battlefield: ['Test Dragon', 'Test Dragon', 'Hill Giant'] });
  expect(third.choose(0, { player: 1 }).resolve().life(1)).toBe(12);
});

it('Tezzeret the Seeker (mtg:606.1) untaps, searches and animates artifacts', () => {
  const first = walker('Tezzeret the Seeker', 0, { battlefield: [{ card: 'Sol Ring', tapped: true }, 'Memnite'] });
  expect(
    first
      .choose(0, [{ card: 'Sol Ring' }, { card: 'Memnite' }])
      .resolve()
      .the('Sol Ring').tapped,
  ).toBe(false);
  const second = walker('Tezzeret the Seeker', 1, { library: ['Memnite', 'Sol Ring', 'Icy Manipulator', 'Forest'] });
  second.answer(0, { number: 1 }).resolve();
  expect(choices(second).sort()).toEqual(['Memnite', 'Sol Ring']);
  const third = walker('Tezzeret the Seeker', 2, { battlefield: ['Sol Ring', 'Memnite', 'Forest'] }).resolve();
  expect([third.figures('Sol Ring'), third.figures('Memnite')]).toEqual(['5/5', '5/5']);
});

it('Nicol Bolas, Planeswalker (mtg:606.1) destroys, takes a creature, and empties hand and board', () => {
  const first = walker('Nicol Bolas, Planeswalker', 0, {}, { battlefield: ['Forest', 'Hill Giant'] });
  expect(choices(first).sort()).toEqual(['Forest', 'Nicol Bolas, Planeswalker']);
  const second = walker('Nicol Bolas, Planeswalker', 1, {}, { battlefield: ['Hill Giant'] });
  if (!second.waiting()) second.choose(0, { card: 'Hill Giant' });
  expect(second.resolve().the('Hill Giant').controller).toBe(0);
  const third = walker(
    'Nicol Bolas, Planeswalker',
    2,
    {},
    { hand: lands(7, 'Island'), battlefield: lands(8, 'Forest') },
  );
  third.choose(0, { player: 1 }).resolve();
  if (third.decision().kind !== 'PRIORITY') third.answer(1, third.decision().default);
  expect([third.life(1), third.hand(1), third.all('Forest').length]).toEqual([13, 0, 1]);
});

it('Ajani Steadfast (mtg:606.1) helps a creature, gives counters, and has an emblem prevent all but 1', () => {
  const first = walker('Ajani Steadfast', 0, { battlefield: ['Memnite'] })
    .choose(0, [{ card: 'Memnite' }])
    .resolve();
  expect([first.figures('Memnite'), first.the('Memnite').keywords]).toEqual([
    '2/2',
    ['first strike', 'vigilance', 'lifelink'],
  ]);
  const second = walker('Ajani Steadfast', 1, { battlefield: ['Memnite', 'Sarkhan the Mad'] }).resolve();
  expect([
    second.figures('Memnite'),
    second.the('Sarkhan the Mad').loyalty,
    second.the('Ajani Steadfast').loyalty,
  ]).toEqual(['2/2', 8, 10]);
  const third = walker('Ajani Steadfast', 2, {
    hand: ['Test Bolt', 'Test Bolt', 'Test Bolt'],
    battlefield: ['Hill Giant'],
  }).resolve();
  third.cast(0, 'Test Bolt', { player: 0 }).resolve();
  third.cast(0, 'Test Bolt', { card: 'Ajani Steadfast' }).resolve();
  third.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve();
  expect([third.life(0), third.the('Ajani Steadfast').loyalty, third.zones('Hill Giant')]).toEqual([
    19,
    4,
    ['graveyard'],
  ]);
});

it('Sarkhan, Dragonsoul (mtg:606.1) deals 1 to all opponents and their creatures, 4 to one, and finds Dragons', () => {
  const first = walker(
    'Sarkhan, Dragonsoul',
    0,
    { battlefield: ['Grizzly Bears'] },
    { battlefield: ['Memnite', 'Hill Giant'] },
  ).resolve();
  expect([
    first.life(1),
    first.zones('Memnite'),
    first.the('Hill Giant').damage,
    first.the('Grizzly Bears').damage,
  ]).toEqual([19, ['graveyard'], 1, 0]);
  expect(walker('Sarkhan, Dragonsoul', 1).choose(0, { player: 1 }).resolve().life(1)).toBe(16);
  const third = walker('Sarkhan, Dragonsoul', 2, { library: ['Test Dragon', 'Memnite', 'Test Dragon'] }).resolve();
  third.answer(0, { choose: all(third) });
  expect(third.all('Test Dragon').length).toBe(2);
});

/** Sorceries that many decks have, by each of their clauses. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { creature, instant, plus, regenerate, t, target, untilEndOfTurn } from '../../src/language/builders.js';
import { choices } from './support.js';

ownCards(
  instant('Test Mend', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
);

type Side = Parameters<typeof magicPosition>[0][0];
/** Seat 0 casts the card from this mana, and it resolves as far as nothing is asked. */
const played = (card: string, mana: string, mine: Side, theirs: Side = {}, ...picks: { [key: string]: unknown }[]) =>
  magicPosition([{ ...mine, hand: [card, ...(mine.hand ?? [])], mana }, theirs])
    .castAt(0, card, ...picks)
    .resolve();
const tokens = (game: ReturnType<typeof played>, name: string) =>
  game.all(name).map((o) => `${o.power}/${o.toughness}`);

it('Flamebreak (mtg:701.19c) spares what flies, and what it burnt can’t be regenerated this turn', () => {
  const game = magicPosition([
    { hand: ['Flamebreak', 'Test Mend'], mana: '{R}{R}{R}', battlefield: ['Air Elemental'] },
    { battlefield: ['Hill Giant', 'Shivan Dragon', 'Craw Wurm'] },
  ]);
  game.cast(0, 'Test Mend', { card: 'Hill Giant' }).resolve().cast(0, 'Flamebreak').resolve();
  expect([game.life(0), game.life(1)]).toEqual([17, 17]);
  expect([game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([['graveyard'], ['battlefield']]);
  expect(['Air Elemental', 'Shivan Dragon', 'Craw Wurm'].map((card) => game.the(card).damage ?? 0)).toEqual([0, 0, 3]);
});

it("Feudkiller's Verdict (mtg:608.2c) makes a Giant only where an opponent has less life then", () => {
  const more = played("Feudkiller's Verdict", '{C}{C}{C}{C}{W}{W}', { life: 11 }, { life: 20 });
  expect([more.life(0), tokens(more, 'Giant Warrior')]).toEqual([21, ['5/5']]);
  const even = played("Feudkiller's Verdict", '{C}{C}{C}{C}{W}{W}', { life: 10 }, { life: 20 });
  expect([even.life(0), tokens(even, 'Giant Warrior')]).toEqual([20, []]);
});

it('Timetwister (mtg:701.24a) takes hands and graveyards of all into their libraries, itself left out', () => {
  const game = played(
    'Timetwister',
    '{C}{C}{U}',
    { hand: ['Shock'], graveyard: ['Forest'], library: [{ card: 'Island', count: 6 }] },
    { hand: ['Memnite', 'Memnite'], graveyard: [], library: [{ card: 'Swamp', count: 10 }] },
  );
  expect([game.hand(0), game.hand(1), game.zones('Timetwister')]).toEqual([7, 7, ['graveyard']]);
  const left = Object.values(game.view().objects).filter((o) => o.zone === 'library');
  expect(left.map((o) => o.owner).sort()).toEqual([0, 1, 1, 1, 1, 1]);
});

it("Gerrard's Verdict (mtg:608.2h) gains 3 life for each land card among the two", () => {
  const at = (...hand: string[]) => played("Gerrard's Verdict", '{W}{B}', {}, { hand }, { player: 1 });
  expect([at('Forest', 'Island').life(0), at('Forest', 'Shock').life(0), at('Shock', 'Memnite').life(0)]).toEqual([
    26, 23, 20,
  ]);
  const chosen = at('Forest', 'Shock', 'Memnite').choose(1, [{ card: 'Shock' }, { card: 'Memnite' }]);
  expect([chosen.life(0), chosen.life(1), chosen.hand(1)]).toEqual([20, 20, 1]);
});

it('Thought Hemorrhage (mtg:701.23b) burns for each in the hand, and exiles what bears the name everywhere', () => {
  const game = played(
    'Thought Hemorrhage',
    '{C}{C}{B}{R}',
    {},
    { hand: ['Shock', 'Shock', 'Forest'], graveyard: ['Shock'], library: ['Shock', 'Island'] },
    { player: 1 },
  );
  expect(game.refused(0, { name: 'Forest' }).rules).toContain('mtg:201.4a');
  game.answer(0, { name: 'Shock' });
  expect([game.life(1), game.zones('Shock').sort()]).toEqual([14, ['exile', 'hand', 'hand', 'library']]);
  expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 3 });
  game.choose(0, [{ zone: 'hand' }, { zone: 'library' }]);
  expect(game.zones('Shock').sort()).toEqual(['exile', 'exile', 'exile', 'hand']);
});

it('All Is Dust (mtg:105.2c) has each player sacrifice all that is of a color, tokens and all', () => {
  const game = played(
    'All Is Dust',
    '{C}{C}{C}{C}{C}{C}{C}',
    { battlefield: ['Glorious Anthem', 'Forest', 'Memnite'] },
    { battlefield: ['Grizzly Bears', 'Darksteel Myr', 'Island'] },
  );
  for (const card of ['Glorious Anthem', 'Grizzly Bears']) expect(game.zones(card)).toEqual(['graveyard']);
  for (const card of ['Forest', 'Memnite', 'Darksteel Myr', 'Island'])
    expect(game.zones(card)).toEqual(['battlefield']);
});

it('Compulsive Research (mtg:118.12a) has its target discard two cards unless they discard a land card', () => {
  const at = (hand: string[]) =>
    played('Compulsive Research', '{C}{C}{U}', {}, { hand, library: [{ card: 'Memnite', count: 9 }] }, { player: 1 });
  const land = at(['Forest']).answer(1, { confirm: true });
  if (!land.waiting()) land.choose(1, { card: 'Forest' });
  expect([land.hand(1), land.zones('Forest')]).toEqual([3, ['graveyard']]);
  const two = at(['Forest'])
    .answer(1, { confirm: false })
    .choose(1, [
      { nth: 0, card: 'Memnite' },
      { nth: 1, card: 'Memnite' },
    ]);
  expect([two.hand(1), two.zones('Forest')]).toEqual([2, ['hand']]);
  const none = at(['Shock']);
  none.refused(1, { confirm: true });
  expect(none.answer(1, { confirm: false }).decision()).toMatchObject({ kind: 'DISCARD', min: 2, max: 2 });
});

it('Wrench Mind (mtg:118.12a) spares who discards an artifact card the second one', () => {
  const at = (...hand: string[]) => played('Wrench Mind', '{B}{B}', {}, { hand }, { player: 1 });
  const one = at('Memnite', 'Shock', 'Forest').answer(1, { confirm: true });
  if (!one.waiting()) one.choose(1, { card: 'Memnite' });
  expect([one.hand(1), one.zones('Memnite')]).toEqual([2, ['graveyard']]);
  const none = at('Shock', 'Forest');
  none.refused(1, { confirm: true });
  expect(none.answer(1, { confirm: false }).hand(1)).toBe(0);
});

it('Genesis Wave (mtg:110.4a) puts any number of permanent cards of mana value X or less there, and the rest away', () => {
  const game = magicPosition([
    {
      hand: ['Genesis Wave'],
      mana: '{C}{C}{C}{G}{G}{G}',
      library: ['Forest', 'Grizzly Bears', 'Hill Giant', 'Shock', 'Memnite'],
    },
    {},
  ]);
  game.cast(0, 'Genesis Wave');
  game.answer(0, { number: 3 }).resolve();
  expect(choices(game).sort()).toEqual(['Forest', 'Grizzly Bears']);
  game.choose(0, [{ card: 'Forest' }, { card: 'Grizzly Bears' }]);
  expect([game.zones('Forest'), game.zones('Grizzly Bears')]).toEqual([['battlefield'], ['battlefield']]);
  expect([game.zones('Hill Giant'), game.zones('Shock'), game.zones('Memnite')]).toEqual([
    ['graveyard'],
    ['library'],
    ['library'],
  ]);
});

it('Amnesia (mtg:701.9a) has all nonland cards of a hand discarded', () => {
  const game = played('Amnesia', '{C}{C}{C}{U}{U}{U}', {}, { hand: ['Shock', 'Forest', 'Memnite'] }, { player: 1 });
  expect([game.hand(1), game.zones('Forest')]).toEqual([1, ['hand']]);
});

it('Wretched Banquet (mtg:608.2c) destroys what has the least power, be it tied, and nothing else', () => {
  const at = (card: string) =>
    played(
      'Wretched Banquet',
      '{B}',
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Runeclaw Bear', 'Hill Giant'] },
      { card },
    );
  expect(at('Runeclaw Bear').zones('Runeclaw Bear')).toEqual(['graveyard']);
  expect(at('Hill Giant').zones('Hill Giant')).toEqual(['battlefield']);
});

it('Cabal Therapy (mtg:201.4a) has all cards of a nonland name discarded, again for a creature', () => {
  const game = played(
    'Cabal Therapy',
    '{B}',
    { battlefield: ['Memnite'] },
    { hand: ['Shock', 'Shock', 'Forest'] },
    { player: 1 },
  );
  expect(game.refused(0, { name: 'Forest' }).rules).toContain('mtg:201.4a');
  game.answer(0, { name: 'Shock' });
  expect([game.hand(1), game.zones('Cabal Therapy')]).toEqual([1, ['graveyard']]);
  game.choose(0, { kind: 'CAST', card: 'Cabal Therapy', method: 'flashback' }).choose(0, { player: 1 });
  if (!game.waiting()) game.choose(0, { card: 'Memnite' });
  expect(game.zones('Memnite')).toEqual(['graveyard']);
  game.resolve().answer(0, { name: 'Shock' });
  expect([game.hand(1), game.zones('Cabal Therapy')]).toEqual([1, ['exile']]);
});

it('Divine Reckoning (mtg:101.4) leaves each player one creature of their choice, without targets', () => {
  const game = played(
    'Divine Reckoning',
    '{C}{C}{W}{W}',
    { battlefield: ['Grizzly Bears', 'Hill Giant', 'Glorious Anthem'] },
    { battlefield: ['Memnite', 'Serra Angel'] },
  );
  game.choose(0, { card: 'Hill Giant' });
  expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  game.choose(1, { card: 'Serra Angel' });
  expect(['Grizzly Bears', 'Memnite'].map((card) => game.zones(card))).toEqual([['graveyard'], ['graveyard']]);
  expect(['Hill Giant', 'Serra Angel', 'Glorious Anthem'].map((card) => game.zones(card)[0])).toEqual([
    'battlefield',
    'battlefield',
    'battlefield',
  ]);
});

it("Praetor's Counsel (mtg:402.2) returns a graveyard, is exiled, and ends the maximum hand size for good", () => {
  const game = played(
    "Praetor's Counsel",
    '{C}{C}{C}{C}{C}{G}{G}{G}',
    { graveyard: Array.from({ length: 9 }, () => 'Memnite') },
    { graveyard: ['Shock'] },
  );
  expect([game.hand(0), game.zones("Praetor's Counsel"), game.zones('Shock')]).toEqual([9, ['exile'], ['graveyard']]);
  expect(game.until({ turn: 4 }).hand(0)).toBe(9);
  expect(game.until({ turn: 6 }).hand(0)).toBe(10);
});

it('Bribery (mtg:701.23a) puts a creature card of an opponent’s library there under your control', () => {
  const game = played('Bribery', '{C}{C}{C}{U}{U}', {}, { library: ['Forest', 'Serra Angel', 'Shock'] }, { player: 1 });
  expect(game.decision()).toMatchObject({ kind: 'SEARCH', seat: 0, min: 0, max: 1 });
  expect(choices(game)).toEqual(['Serra Angel']);
  game.choose(0, { card: 'Serra Angel' });
  expect(game.the('Serra Angel')).toMatchObject({ controller: 0, owner: 1 });
});

it('Firespout (mtg:106.6) burns by the colors that were spent for it', () => {
  const at = (mana: string) => {
    const game = played('Firespout', mana, { battlefield: ['Hill Giant'] }, { battlefield: ['Wind Drake'] });
    return ['Hill Giant', 'Wind Drake'].filter((card) => game.zones(card)[0] === 'graveyard');
  };
  expect([at('{C}{C}{R}'), at('{C}{C}{G}'), at('{C}{R}{G}')]).toEqual([
    ['Hill Giant'],
    ['Wind Drake'],
    ['Hill Giant', 'Wind Drake'],
  ]);
});

it('Bestial Menace (mtg:111.3) makes a Snake, a Wolf and an Elephant', () => {
  const game = played('Bestial Menace', '{C}{C}{C}{G}{G}', {});
  expect(['Snake', 'Wolf', 'Elephant'].flatMap((name) => tokens(game, name))).toEqual(['1/1', '2/2', '3/3']);
});

it('Rude Awakening (mtg:702.42a) untaps lands, or makes creatures of them, or both', () => {
  const battlefield = [
    { card: 'Forest', tapped: true },
    { card: 'Island', tapped: true },
  ];
  const both = magicPosition([
    { hand: ['Rude Awakening'], mana: '{C}{C}{C}{C}{C}{C}{G}{G}', battlefield },
    { battlefield: ['Swamp'] },
  ]);
  both.cast(0, 'Rude Awakening').answer(0, { confirm: true });
  if (!both.waiting()) both.takeDefault(both.decision().kind);
  both.resolve();
  expect(both.the('Forest')).toMatchObject({ tapped: false, power: 2, toughness: 2, types: ['Land', 'Creature'] });
  expect(both.the('Swamp').types).toEqual(['Land']);
  const one = magicPosition([{ hand: ['Rude Awakening'], mana: '{C}{C}{C}{C}{G}', battlefield }, {}]);
  one.cast(0, 'Rude Awakening').choose(0, { index: 1 }).resolve();
  expect(one.the('Island')).toMatchObject({ tapped: true, power: 2, toughness: 2 });
  expect(one.until({ turn: 4 }).the('Island').types).toEqual(['Land']);
});

it('Living Death (mtg:608.2c) swaps all creatures for those in the graveyards, each under its owner’s control', () => {
  const game = played(
    'Living Death',
    '{C}{C}{C}{B}{B}',
    { battlefield: ['Grizzly Bears'], graveyard: ['Hill Giant', 'Shock'] },
    { battlefield: ['Memnite'], graveyard: ['Serra Angel'] },
  );
  expect(['Grizzly Bears', 'Memnite', 'Shock'].map((card) => game.zones(card)[0])).toEqual([
    'graveyard',
    'graveyard',
    'graveyard',
  ]);
  expect([game.the('Hill Giant').controller, game.the('Serra Angel').controller]).toEqual([0, 1]);
});

it("Ugin's Insight (mtg:701.22a) scries as deep as the greatest mana value, then draws three", () => {
  const game = played(
    "Ugin's Insight",
    '{C}{C}{C}{U}{U}',
    { battlefield: ['Hill Giant', 'Memnite'] },
    { battlefield: ['Craw Wurm'] },
  );
  expect(game.decision().kind).toBe('SCRY');
  expect((game.decision().from ?? []).length).toBe(4);
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  expect(game.hand(0)).toBe(3);
});

it('An-Havva Inn (mtg:107.3i) gains a life more than there are green creatures', () => {
  const game = played(
    'An-Havva Inn',
    '{C}{G}{G}',
    { battlefield: ['Grizzly Bears', 'Forest'] },
    { battlefield: ['Craw Wurm', 'Memnite'] },
  );
  expect(game.life(0)).toBe(23);
});

it('Roiling Terrain (mtg:608.2h) counts the land that it destroyed among those of the graveyard', () => {
  const game = played(
    'Roiling Terrain',
    '{C}{C}{R}{R}',
    { graveyard: ['Swamp'] },
    { battlefield: ['Island', 'Forest'], graveyard: ['Plains', 'Shock'] },
    { card: 'Island' },
  );
  expect([game.life(0), game.life(1), game.zones('Island')]).toEqual([20, 18, ['graveyard']]);
});

it('See the Unwritten (mtg:207.2c) takes a creature card of eight, or two beside great power', () => {
  const library = [
    'Hill Giant',
    'Serra Angel',
    'Forest',
    'Shock',
    'Shock',
    'Shock',
    'Shock',
    'Memnite',
    'Grizzly Bears',
  ];
  const at = (...battlefield: string[]) =>
    played('See the Unwritten', '{C}{C}{C}{C}{G}{G}', { library, battlefield }, { battlefield: ['Craw Wurm'] });
  const one = at('Runeclaw Bear');
  expect(one.decision()).toMatchObject({ min: 0, max: 1 });
  expect(choices(one).sort()).toEqual(['Hill Giant', 'Memnite', 'Serra Angel']);
  one.choose(0, { card: 'Serra Angel' });
  expect([one.zones('Hill Giant'), one.zones('Serra Angel'), one.zones('Grizzly Bears')]).toEqual([
    ['graveyard'],
    ['battlefield'],
    ['library'],
  ]);
  expect(at('Air Elemental').decision()).toMatchObject({ min: 0, max: 2 });
});

it('Whelming Wave (mtg:108.3) returns all creatures but those of the sea to their owners', () => {
  const game = played(
    'Whelming Wave',
    '{C}{C}{U}{U}',
    { battlefield: ['Grizzly Bears', 'Kraken Hatchling'] },
    { battlefield: ['Hill Giant', 'Sealock Monster'] },
  );
  expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  expect(game.zones('Kraken Hatchling')).toEqual(['battlefield']);
});

it('Scapeshift (mtg:701.21a) fetches up to as many lands as were sacrificed, tapped', () => {
  const game = played('Scapeshift', '{C}{C}{G}{G}', {
    battlefield: ['Forest', 'Forest', 'Island'],
    library: ['Swamp', 'Plains', 'Mountain', 'Shock'],
  });
  expect(game.decision()).toMatchObject({ min: 0, max: 3 });
  game.choose(0, [
    { card: 'Forest', nth: 0 },
    { card: 'Forest', nth: 1 },
  ]);
  expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 2 });
  game.choose(0, [{ card: 'Swamp' }, { card: 'Plains' }]);
  expect([game.the('Swamp').tapped, game.the('Plains').tapped]).toEqual([true, true]);
  expect([game.zones('Forest'), game.zones('Island')]).toEqual([['graveyard', 'graveyard'], ['battlefield']]);
});

it('Creeping Renaissance (mtg:110.4a) returns all cards of one permanent type to the hand', () => {
  const game = played('Creeping Renaissance', '{C}{C}{C}{G}{G}', {
    graveyard: ['Memnite', 'Grizzly Bears', 'Forest', 'Shock'],
  });
  expect(game.decision().options.length).toBe(6);
  game.choose(0, { index: 2 });
  expect(['Memnite', 'Grizzly Bears', 'Forest', 'Shock'].map((card) => game.zones(card)[0])).toEqual([
    'hand',
    'hand',
    'graveyard',
    'graveyard',
  ]);
});

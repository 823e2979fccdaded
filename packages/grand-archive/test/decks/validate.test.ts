import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';

type Pile = { card: string; count: number }[];
const { main = [], material = [] } = starterDecks.rai as { main: Pile; material: Pile };
const check = (deck: unknown) => grandArchive.validateDeck('4.1', deck as never);
const faults = (deck: unknown) => check(deck).errors.map(({ code, rules }) => [code, ...(rules ?? [])]);

describe('deck construction', () => {
  it.each(Object.keys(starterDecks))('the %s starter is legal', (name) => {
    expect(check(starterDecks[name])).toMatchObject({ legal: true, errors: [] });
  });

  it('ga:1.5.1.1 a main deck has at least 60 cards, and at most four of a name', () => {
    expect(faults({ main: main.slice(1), material })).toEqual([['DECK_ILLEGAL', 'ga:1.5.1.1']]);
    const [first, ...rest] = main as [Pile[number], ...Pile];
    const less = (n: number) => [{ ...first, count: first.count - n }, ...rest].filter(({ count }) => count > 0);
    const size = main.reduce((n, { count }) => n + count, 0);
    expect([size, faults({ main: less(1), material })]).toEqual([60, [['DECK_ILLEGAL', 'ga:1.5.1.1']]]);
    const five = main.map((e) => (e.card === 'Fireball' ? { ...e, count: 5 } : e));
    expect(faults({ main: five, material })).toEqual([['DECK_ILLEGAL', 'ga:1.5.1.1']]);
    // Copies are counted over all lines.
    expect(faults({ main: [...main, { card: 'Fireball', count: 1 }], material })).toEqual([
      ['DECK_ILLEGAL', 'ga:1.5.1.1'],
    ]);
  });

  it('ga:1.5.1.2 a material deck has at most 12 cards, ga:2.1.3.1.2 one of each name, ga:1.7.8.3.1 regalia as well', () => {
    const more = [...material, { card: 'Sword of Seeking', count: 1 }];
    expect([material.length, faults({ main, material: more })[0]]).toEqual([
      12,
      expect.arrayContaining(['ga:1.5.1.2']),
    ]);
    const twice = material.map((e) => (e.card === 'Mana Limiter' ? { ...e, count: 2 } : e)).slice(0, 11);
    expect(faults({ main, material: twice })).toEqual([expect.arrayContaining(['ga:2.1.3.1.2', 'ga:1.7.8.3.1'])]);
    const champions = material.map((e) => (e.card === 'Spirit of Fire' ? { ...e, count: 2 } : e)).slice(0, 11);
    expect(faults({ main, material: champions })).toEqual([expect.arrayContaining(['ga:1.5.1.2'])]);
  });

  it('ga:1.5.1.2 cards of one name are copies of one another, whatever else tells them apart', () => {
    const among = (...cards: string[]): Pile => [
      ...material.filter(({ card }) => card !== 'Mana Limiter').slice(0, 12 - cards.length),
      ...cards.map((card) => ({ card, count: 1 })),
    ];
    const one = 'Nameless Champion (Assassin, Mage)';
    expect(check({ main, material: among(one) })).toMatchObject({ legal: true, errors: [] });
    expect(faults({ main, material: among(one, 'nameless champion (tamer warrior)') })).toEqual([
      expect.arrayContaining(['ga:1.5.1.2']),
    ]);
    expect(faults({ main, material: among(one, 'Nameless Champion') })).toEqual([
      expect.arrayContaining(['ga:1.5.1.2']),
    ]);
  });

  it('ga:1.7.1.1 champions begin in the material deck, and are in no main deck', () => {
    expect(faults({ main: [...main, { card: 'Rai, Archmage', count: 1 }], material })[0]).toContain('ga:1.7.1.1');
    expect(material.some(({ card }) => card === 'Rai, Archmage')).toBe(true);
  });

  it('ga:1.5.1.3 a material deck needs a level 0 champion, ga:2.1.3.1.1 at least one', () => {
    const without = material.filter((e) => e.card !== 'Spirit of Fire');
    expect(faults({ main, material: without })).toEqual([['DECK_ILLEGAL', 'ga:1.5.1.3', 'ga:2.1.3.1.1']]);
  });

  it('ga:1.3.1.1 only champions and regalia are in a material deck, ga:2.1.2.4 and never in the main deck, ga:1.7.8.3 a regalia no more than a champion', () => {
    const fire = [...material.slice(0, 11), { card: 'Fireball', count: 1 }];
    expect(
      faults({ main: main.filter((e) => e.card !== 'Fireball').concat({ card: 'Reclaim', count: 4 }), material: fire }),
    ).toEqual([['DECK_ILLEGAL', 'ga:1.3.1.1', 'ga:1.7.8.3', 'ga:2.1.3.1.2']]);
    for (const card of ['Sword of Seeking', 'Spirit of Wind'])
      expect(faults({ main: [...main, { card, count: 1 }], material })).toEqual([
        ['DECK_ILLEGAL', 'ga:2.1.2.4', 'ga:1.7.1.1'],
      ]);
  });

  it('ga:2.1.3.1.2 nothing but champions and regalia lies in a material deck', () => {
    const spirit = { card: 'Spirit of Fire', count: 1 };
    for (const card of ['Blitz Mage', 'Savage Slash'])
      expect(faults({ main, material: [spirit, { card, count: 1 }] })).toEqual([
        ['DECK_ILLEGAL', 'ga:1.3.1.1', 'ga:1.7.8.3', 'ga:2.1.3.1.2'],
      ]);
    expect(faults({ main, material: [spirit, { card: 'Sword of Seeking', count: 1 }] })).toEqual([]);
  });

  it('ga:1.5.2.1 a draft deck has at least 30 cards and any number of copies, ga:1.5.2.2 and any material deck with a level 0 champion', () => {
    const draft = { format: 'draft', main: [{ card: 'Fireball', count: 30 }], material };
    const much = [...material, { card: 'Mana Limiter', count: 3 }];
    expect(check({ ...draft, material: much })).toMatchObject({ legal: true });
    expect(faults({ ...draft, material: much.filter((e) => e.card !== 'Spirit of Fire') })).toEqual([
      ['DECK_ILLEGAL', 'ga:1.5.2.2'],
    ]);
    expect(check(draft)).toMatchObject({ legal: true });
    expect(faults({ ...draft, main: [{ card: 'Fireball', count: 29 }] })).toEqual([['DECK_ILLEGAL', 'ga:1.5.2.1']]);
  });

  it('an unknown name is reported with the nearest one', () => {
    const typo = main.map((e) => (e.card === 'Fireball' ? { ...e, card: 'Firebal' } : e));
    expect(check({ main: typo, material }).errors).toMatchObject([{ code: 'UNKNOWN_CARD', suggestions: ['Fireball'] }]);
  });

  it('everything wrong is told at once', () => {
    const report = check({ main: [{ card: 'Nothing', count: 5 }], material: [{ card: 'Fireball', count: 1 }] });
    expect(report.legal).toBe(false);
    expect(report.errors.length).toBeGreaterThan(2);
  });

  it('ga:1.5.1.3 nor is an empty material deck enough, ga:2.1.3.1.1 for it has none', () => {
    expect(faults({ main, material: [] })).toEqual([['DECK_ILLEGAL', 'ga:1.5.1.3', 'ga:2.1.3.1.1']]);
  });

  it('ga:1.5.2.1 a list in one is divided in the format of a game as well', () => {
    expect(check({ main: [...main, ...material], format: 'draft' })).toMatchObject({ legal: true, deck: { material } });
    expect(check({ main: [...main, ...material] })).toMatchObject({ legal: true, deck: { material } });
    expect(faults({ main: main.slice(0, 3), material, format: 'draft' })).toEqual([['DECK_ILLEGAL', 'ga:1.5.2.1']]);
  });
});

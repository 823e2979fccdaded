/** What a deck's champion and its signature cards must be, and what counts as one card. */
import { describe, expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { riftbound, rules, sampleDecks } from '../../src/index.js';

const { kaisa } = sampleDecks;
if (!kaisa) throw new Error('no deck');
type Known = NonNullable<ReturnType<typeof rules.cards.get>>;
const cardNamed = (name: string): Known => {
  const found = rules.cards.get(name);
  if (!found) throw new Error(`no card named ${name}`);
  return found;
};
/** The deck with other cards in some piles, where cards may be otherwise than they are. */
const cited = (piles: object, otherwise: { [name: string]: object } = {}): string[] => {
  const cards = {
    get: (name: string) => {
      const card = rules.cards.get(name);
      return card && otherwise[card.name] ? { ...card, data: { ...card.data, ...otherwise[card.name] } } : card;
    },
    suggest: (name: string) => rules.cards.suggest(name),
  };
  return validateDeck({ decks: DECKS, cards }, { ...kaisa, ...piles }).errors.flatMap((e) => e.rules ?? []);
};
const main = (...more: [string, number][]) => ({
  main: [...(kaisa.main ?? []), ...more.map(([card, count]) => ({ card, count }))],
});
const SIGNED = { supertypes: ['Signature'], tags: ["Kai'Sa"] };
/** What the deck has besides signature cards and these. */
const unsigned = (...without: string[]) =>
  (kaisa.main ?? []).filter(
    ({ card }) =>
      !['Darius, Trifarian', ...without].includes(card) &&
      !(cardNamed(card).data.supertypes as string[]).includes('Signature'),
  );

describe('champions and signature cards', () => {
  it('riftbound:103.2.b.2 cards of one champion with other names are other cards: three of each', () => {
    const without = (kaisa.main ?? []).filter(({ card }) => card !== 'Pouty Poro' && card !== "Kai'Sa, Survivor");
    const other = { 'Pouty Poro': { supertypes: ['Champion'], tags: ["Kai'Sa"] } };
    const has = (count: number) =>
      cited({ main: [...without, { card: "Kai'Sa, Survivor", count: 2 }, { card: 'Pouty Poro', count }] }, other);
    expect(has(3)).not.toContain('riftbound:103.2.b.2');
    expect(has(4)).toContain('riftbound:103.2.b.2');
  });
  it('riftbound:103.2.b.2 copies are told by the whole name, and not by the character', () => {
    const rest = (kaisa.main ?? []).filter(({ card }) => !card.startsWith("Kai'Sa"));
    const main = [
      { card: "Kai'Sa, Survivor", count: 2 },
      { card: "Kai'Sa, Evolutionary", count: 3 },
    ];
    expect(cited({ main: [...rest, ...main] })).not.toContain('riftbound:103.2.b.2');
  });
  it('riftbound:103.2.d signature cards of different names count together', () => {
    const has = (count: number) =>
      cited(
        {
          main: [...unsigned('Pouty Poro'), { card: 'Darius, Trifarian', count: 2 }, { card: 'Pouty Poro', count }],
        },
        { 'Darius, Trifarian': SIGNED, 'Pouty Poro': SIGNED },
      );
    expect([has(1).includes('riftbound:103.2.d'), has(2).includes('riftbound:103.2.d')]).toEqual([false, true]);
  });
  it('riftbound:133.7.b gear may be a signature card as well', () => {
    const tool = { 'Pouty Poro': { ...SIGNED, types: ['Gear'] } };
    const has = (count: number) => cited({ main: [...unsigned('Pouty Poro'), { card: 'Pouty Poro', count }] }, tool);
    expect([has(3).includes('riftbound:133.7.b'), has(4).includes('riftbound:133.7.b')]).toEqual([false, true]);
  });
  it('riftbound:103.2.d of the legend’s signature cards a deck has three at most', () => {
    const has = (count: number) =>
      cited({ main: [...unsigned(), { card: 'Darius, Trifarian', count }] }, { 'Darius, Trifarian': SIGNED });
    expect([has(3).includes('riftbound:103.2.d'), has(4).includes('riftbound:103.2.d')]).toEqual([false, true]);
  });
  it('riftbound:103.2.d.3 a signature card is no chosen champion', () => {
    const chosen = (otherwise: { [name: string]: object }) =>
      cited({ champion: [{ card: 'Cleave', count: 1 }] }, otherwise);
    expect(chosen({ Cleave: SIGNED })).toContain('riftbound:103.2.d.3');
    expect(cited({})).toEqual([]);
  });
  it('riftbound:133.7.a a unit that is no champion is none for a deck, whatever its tags', () => {
    const chosen = (supertypes: string[]) =>
      cited({ champion: [{ card: 'Pouty Poro', count: 1 }] }, { 'Pouty Poro': { supertypes, tags: ["Kai'Sa"] } });
    expect(chosen([])).toContain('riftbound:133.7.a');
    expect(chosen(['Champion'])).not.toContain('riftbound:133.7.a');
  });
  it('riftbound:133.7.b cards of any type are signature cards alike, and count together', () => {
    expect([cardNamed('Cleave').data.types, cardNamed('Pouty Poro').data.types]).toEqual([['Spell'], ['Unit']]);
    const two = ['Cleave', 'Pouty Poro'].map((card) => ({ card, count: 2 }));
    const has = (otherwise: { [name: string]: object }) =>
      cited({ main: [...unsigned('Cleave', 'Pouty Poro'), ...two] }, otherwise);
    expect(has({ Cleave: SIGNED, 'Pouty Poro': SIGNED })).toContain('riftbound:133.7.b');
    expect(has({ Cleave: SIGNED })).not.toContain('riftbound:133.7.b');
  });
  it('riftbound:161.1 a rune is no card of a main deck', () => {
    expect(cited(main(['Fury Rune', 1]))).toContain('riftbound:161.1');
  });
  it('riftbound:161.2.a twelve runes, not eleven and not thirteen', () => {
    const runes = (mind: number) => {
      const [first, ...rest] = kaisa.runes ?? [];
      return cited({ runes: [{ card: first?.card, count: mind }, ...rest] });
    };
    const count = kaisa.runes?.[0]?.count ?? 0;
    expect([count - 1, count, count + 1].map((n) => runes(n).includes('riftbound:161.2.a'))).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('riftbound:176 a legend has one domain or several', () => {
    const domains = ["Kai'Sa, Daughter of the Void", 'Viktor, Herald of the Arcane'].map(
      (name) => cardNamed(name).data.domains,
    );
    expect(domains).toEqual([
      ['Fury', 'Mind'],
      ['Mind', 'Order'],
    ]);
    const one = { "Kai'Sa, Daughter of the Void": { domains: ['Fury'] } };
    expect(cited({}, one).length).toBeGreaterThan(0);
    expect(cited({})).toEqual([]);
  });
  it('riftbound:176.1 the legend’s domains say which cards a deck may have', () => {
    const add = (domains: string[]) =>
      cited(main(['Honest Broker', 1]), { "Kai'Sa, Daughter of the Void": { domains } }).filter(
        (rule) => rule === 'riftbound:176.1',
      );
    expect([add(['Fury', 'Mind']).length, add(['Fury', 'Mind', 'Order']).length]).toEqual([1, 0]);
    expect(riftbound.validateDeck('2026-07', kaisa)).toMatchObject({ legal: true });
  });
  it('riftbound:176.1 of the chosen champion as well, and all domains of a card', () => {
    const champion = (domains: string[]) => cited({}, { "Kai'Sa, Survivor": { domains } }).includes('riftbound:176.1');
    expect([champion(['Fury']), champion(['Order'])]).toEqual([false, true]);
    const broker = (domains: string[]) =>
      cited(main(['Honest Broker', 1]), { 'Honest Broker': { domains } }).includes('riftbound:176.1');
    expect([broker(['Fury', 'Mind']), broker(['Fury', 'Order'])]).toEqual([false, true]);
  });
});

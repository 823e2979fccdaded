import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { welcomeDecks } from '../../src/decks/welcome.js';
import { magic, rules } from '../../src/index.js';
import { cardList, fillers } from './card-list.js';

const check = (deck: unknown): ReturnType<typeof validateDeck> =>
  validateDeck({ decks: rules.decks, formats: rules.formats, cards: cardList }, deck);
const faults = (deck: unknown): { code: string; path: string; rules?: string[] }[] =>
  check(deck).errors.map(({ code, path, rules }) => ({ code, path, ...(rules ? { rules } : {}) }));
const mountains = (count: number): { card: string; count: number } => ({ card: 'Mountain', count });

describe('deck construction', () => {
  it('mtg:100.2a a constructed deck has at least 60 cards', () => {
    expect(faults({ main: [mountains(60)], format: 'constructed' })).toEqual([]);
    expect(faults({ main: [mountains(59)], format: 'constructed' })).toEqual([
      { code: 'DECK_ILLEGAL', path: '$.main', rules: ['mtg:100.2a', 'mtg:100.5'] },
    ]);
  });

  it('mtg:100.2b a limited deck has at least 40 cards', () => {
    expect(faults({ main: [mountains(40)], format: 'limited' })).toEqual([]);
    expect(faults({ main: [mountains(39)], format: 'limited' })).toEqual([
      { code: 'DECK_ILLEGAL', path: '$.main', rules: ['mtg:100.2b', 'mtg:100.5'] },
    ]);
  });

  it('mtg:100.2b a deck that names no format needs 40 cards', () => {
    expect(faults([mountains(40)])).toEqual([]);
    expect(faults([mountains(60)])).toEqual([]);
    expect(faults([mountains(39)])).toEqual([{ code: 'DECK_ILLEGAL', path: '$', rules: ['mtg:100.2b', 'mtg:100.5'] }]);
  });

  it('mtg:100.2b a limited deck has as many copies of a card as its player opened', () => {
    expect(faults({ main: [mountains(30), { card: 'Shock', count: 10 }], format: 'limited' })).toEqual([]);
  });

  it('mtg:100.2a a deck has at most four copies of a card, whatever its size, unless it is limited', () => {
    const four = { card: 'Shock', count: 4 };
    const five = { card: 'Shock', count: 5 };
    expect(faults([mountains(56), four])).toEqual([]);
    const rules = ['mtg:100.2a', 'mtg:100.4a'];
    expect(faults([mountains(56), five])).toEqual([{ code: 'DECK_ILLEGAL', path: '$[1]', rules }]);
    expect(faults([mountains(36), five])).toEqual([{ code: 'DECK_ILLEGAL', path: '$[1]', rules }]);
    expect(faults({ main: [mountains(56), five], format: 'constructed' })).toHaveLength(1);
    expect(faults({ main: [mountains(36), five], format: 'limited' })).toEqual([]);
  });

  it('mtg:113.6n a card may say how many of it a deck can have', () => {
    const saying = (count?: number) => (name: string) => {
      const found = cardList.get(name === 'Many' ? 'Shock' : name);
      const abilities = [{ kind: 'static', mods: [{ mod: 'rule', rule: 'deckCopies', ...(count ? { count } : {}) }] }];
      return found && name === 'Many' ? { ...found, name, data: { ...found.data, abilities } } : found;
    };
    const legal = (copies: number, most?: number, format?: string): boolean => {
      const cards = { ...cardList, get: saying(most), suggest: cardList.suggest };
      const main = [mountains(60), { card: 'Many', count: copies }];
      return validateDeck(
        { decks: rules.decks, formats: rules.formats, cards },
        { main, ...(format ? { format } : {}) },
      ).legal;
    };
    expect([legal(30), legal(7, 7), legal(8, 7), legal(30, undefined, 'constructed')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('mtg:305.8 mtg-2003:214.9g a land with a basic land type is no basic land: its copies are counted', () => {
    const arbors = (count: number) =>
      magic.validateDeck('current', { main: [mountains(55), { card: 'Dryad Arbor', count }], format: 'constructed' });
    for (const card of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])
      expect(magic.validateDeck('current', { main: [{ card, count: 60 }], format: 'constructed' }).errors).toEqual([]);
    expect(arbors(4).errors).toMatchObject([{ path: '$.main', rules: ['mtg:100.2a', 'mtg:100.5'] }]);
    expect(arbors(5).errors).toMatchObject([{ path: '$.main[1]', rules: ['mtg:100.2a', 'mtg:100.4a'] }]);
  });

  it('mtg:100.2a copies are counted over all entries and spellings of a name', () => {
    const deck = [mountains(56), { card: 'Shock', count: 3 }, 'shock', { card: ' SHOCK ', count: 1 }];
    expect(faults(deck)).toMatchObject([{ code: 'DECK_ILLEGAL', path: '$[3]' }]);
    expect(check(deck).errors[0]?.detail).toContain('5 copies of Shock');
  });

  it('mtg:100.2a any number of basic land cards is allowed, and of nothing else', () => {
    expect(faults([{ card: 'Snow-Covered Mountain', count: 60 }])).toEqual([]);
    expect(faults([mountains(56), { card: 'Basic Conjuration', count: 5 }])).toHaveLength(1);
  });

  it('mtg:305.8 what is basic but no land is no basic land: its copies are counted', () => {
    expect(faults([mountains(56), { card: 'Basic Relic', count: 5 }])).toHaveLength(1);
  });

  it('mtg:305.8 a basic land that is snow besides is one: its copies are not counted', () => {
    expect(faults([{ card: 'Frozen Forest', count: 60 }])).toEqual([]);
  });

  it('mtg:100.2c decks with a commander are Commander decks, and no others', () => {
    const deck = { main: [mountains(60)], commander: ['Shock'] };
    for (const format of ['constructed', 'limited'])
      expect(faults({ ...deck, format })).toEqual([
        { code: 'DECK_ILLEGAL', path: '$.commander', rules: ['mtg:100.2c'] },
      ]);
    expect(faults(deck)).toEqual(faults({ ...deck, format: 'commander' }));
    expect(faults(deck).map(({ rules }) => rules)).toEqual([['mtg:903.5a', 'mtg:702.124b'], ['mtg:903.3']]);
  });

  it('mtg:100.4 the sideboard is apart from the deck', () => {
    const deck = check({ main: [mountains(60)], sideboard: [{ card: 'Shock', count: 4 }] }).deck;
    expect(deck).toEqual({ main: [mountains(60)], sideboard: [{ card: 'Shock', count: 4 }] });
  });

  it('mtg:100.4a the four-card limit applies to deck and sideboard together', () => {
    const deck = { main: [mountains(57), { card: 'Shock', count: 3 }], sideboard: [{ card: 'Shock', count: 2 }] };
    expect(faults(deck)).toMatchObject([{ code: 'DECK_ILLEGAL', path: '$.sideboard[0]' }]);
  });

  it('mtg:100.4a a constructed sideboard has at most 15 cards', () => {
    expect(faults({ main: [mountains(60)], sideboard: fillers(15) })).toEqual([]);
    expect(faults({ main: [mountains(60)], sideboard: fillers(16) })).toEqual([
      { code: 'DECK_ILLEGAL', path: '$.sideboard', rules: ['mtg:100.4a'] },
    ]);
  });

  it('mtg:100.4b a limited sideboard holds all the cards left over', () => {
    expect(faults({ main: [mountains(40)], sideboard: fillers(50), format: 'limited' })).toEqual([]);
  });

  it('every fault is reported at once', () => {
    const deck = { main: ['Nosuch', { card: 'Shock', count: 5 }], sideboard: fillers(16) };
    expect(faults(deck).map((f) => f.path)).toEqual(['$.main[0]', '$.main', '$.sideboard', '$.main[1]']);
  });
});

describe('card names in decks', () => {
  it('official names are given back, however they were written', () => {
    const written = [
      'lightning bolt',
      'Serra’s  Guardian',
      'fire/ice',
      'Fire // Ice',
      'Fire',
      'juzam djinn',
      'SP//dr, Piloted by Peni',
    ];
    const { deck, errors } = check([mountains(60), ...written]);
    expect(errors).toEqual([]);
    expect(deck?.main?.slice(1).map((e) => e.card)).toEqual([
      'Lightning Bolt',
      "Serra's Guardian",
      'Fire // Ice',
      'Fire // Ice',
      'Fire // Ice',
      'Juzám Djinn',
      'SP//dr, Piloted by Peni',
    ]);
  });

  it('an unknown name is refused with the nearest ones', () => {
    const { errors, legal } = check([mountains(60), 'Lihgtning Bolt']);
    expect(legal).toBe(false);
    expect(errors).toMatchObject([{ code: 'UNKNOWN_CARD', path: '$[1]' }]);
    expect(errors[0]?.suggestions?.[0]).toBe('Lightning Bolt');
    expect(check([mountains(60), 'Xyzzy Qwfpgj']).errors[0]?.suggestions).toEqual([]);
  });

  it('an unknown card counts for the size of the deck, so that one slip is one fault', () => {
    expect(faults([mountains(39), 'Nosuch'])).toMatchObject([{ code: 'UNKNOWN_CARD' }]);
  });

  it('a card that the engine does not play is refused with the reason', () => {
    const { errors } = check([mountains(60), 'Chaos Orb']);
    expect(errors).toMatchObject([{ code: 'UNSUPPORTED_CARD', path: '$[1]' }]);
    expect(errors[0]?.detail).toContain('throwing');
  });

  it('names that mean something to JavaScript are only names', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(faults([mountains(60), name])).toMatchObject([{ code: 'UNKNOWN_CARD' }]);
    }
  });
});

describe('decks as JSON', () => {
  it('what is no deck is refused with the place of each fault', () => {
    expect(faults(null)).toEqual([{ code: 'INVALID_INPUT', path: '$' }]);
    expect(faults('60 Mountain')).toEqual([{ code: 'INVALID_INPUT', path: '$' }]);
    expect(faults({})).toEqual([{ code: 'INVALID_INPUT', path: '$.main' }]);
    expect(faults({ main: {}, cards: [], format: 'vintage' }).map((f) => f.path)).toEqual([
      '$.cards',
      '$.main',
      '$.format',
    ]);
    const entries = [
      7,
      '',
      { card: 'Shock', count: 0 },
      { card: 'Shock', count: 1.5 },
      { count: 2 },
      { card: 'Shock', foil: true },
    ];
    expect(faults(entries).map((f) => f.path)).toEqual([
      '$[0]',
      '$[1]',
      '$[2].count',
      '$[3].count',
      '$[4].card',
      '$[5].foil',
    ]);
    expect(check({}).deck).toBeNull();
  });

  it('mtg:100.5 there is no largest deck, except what a server can hold', () => {
    expect(faults([mountains(900)])).toEqual([]);
    expect(faults([mountains(600), mountains(600)])).toMatchObject([{ code: 'TOO_LARGE' }]);
  });

  it('a deck that was found legal is legal as it was understood', () => {
    const { deck } = check({ main: [mountains(56), { card: 'shock', count: 4 }], sideboard: ['fire/ice'] });
    expect(check(deck)).toMatchObject({ legal: true, deck });
  });
});

describe('the Welcome Decks', () => {
  it.each(Object.entries(welcomeDecks))('%s is legal, with a format and without', (_colors, deck) => {
    expect(validateDeck(rules, deck).errors).toEqual([]);
    expect(validateDeck(rules, { ...deck, format: 'constructed' }).errors).toEqual([]);
  });

  const reference = new URL('../../../../../shared/decks/mtg.jsonl', import.meta.url);
  it.runIf(existsSync(reference))('are those of the reference lists, all of them legal', () => {
    const decks = readFileSync(reference, 'utf8')
      .split('\n')
      .filter((line) => line.includes('welcome-deck'))
      .map((line) => JSON.parse(line) as { main: { name: string; count: number }[] });
    expect(decks).toHaveLength(10);
    for (const { main } of decks) {
      const deck = main.map(({ name, count }) => ({ card: name, count }));
      expect(validateDeck(rules, deck).errors).toEqual([]);
    }
  });
});

/** Deck construction (100): each clause with decks of each kind, beside what is allowed. */
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { rules } from '../../src/index.js';
import { cardList, fillers } from './card-list.js';

const check = (deck: unknown) => validateDeck({ decks: rules.decks, formats: rules.formats, cards: cardList }, deck);
const paths = (deck: unknown) => check(deck).errors.map(({ path }) => path);
const of = (card: string, count: number) => ({ card, count });
const lands = (count: number) => of('Mountain', count);

describe('decks of each kind', () => {
  it('mtg:100.2a mtg-2003:100.2 the sideboard does not count for the sixty cards', () => {
    expect(paths({ main: [lands(50)], sideboard: fillers(10), format: 'constructed' })).toEqual(['$.main']);
    expect(paths({ main: [lands(59), of('Shock', 1)], format: 'constructed' })).toEqual([]);
  });
  it('mtg:100.2a each card of which there are more than four is named, creatures, artifacts and split cards too', () => {
    const main = [lands(60), of('Shock', 4), of('Filler 1', 5), of('Basic Relic', 6), of('Fire // Ice', 5)];
    for (const format of ['constructed', undefined])
      expect(paths({ main, ...(format ? { format } : {}) })).toEqual(['$.main[2]', '$.main[3]', '$.main[4]']);
    expect(paths({ main: [lands(10), of('Snow-Covered Mountain', 50)], format: 'constructed' })).toEqual([]);
  });
  it('mtg:100.2b mtg-2003:100.3 the sideboard does not count for the forty cards, nor are copies bounded in it', () => {
    expect(paths({ main: [lands(30)], sideboard: fillers(10), format: 'limited' })).toEqual(['$.main']);
    expect(paths({ main: [lands(30)], sideboard: fillers(10) })).toEqual(['$.main']);
    const main = [lands(20), of('Shock', 20)];
    expect(paths({ main, sideboard: [of('Shock', 20), of('Filler 1', 9)], format: 'limited' })).toEqual([]);
  });
  it('mtg:100.2c a commander is refused in decks of every other format', () => {
    for (const format of ['constructed', 'limited'])
      for (const commander of [['Shock'], ['Shock', 'Lightning Bolt']])
        expect(paths({ main: [lands(99)], commander, format })).toEqual(['$.commander']);
    expect(paths({ main: [lands(99)], commander: ['Shock'] })).toEqual(['$.commander[0]']);
  });
  it('mtg:100.4 what is understood keeps the sideboard apart, in every format, and none where none was given', () => {
    const main = [lands(56), of('Shock', 2)];
    const sideboard = [of('Shock', 2), of('Filler 1', 1)];
    for (const format of ['constructed', 'limited', undefined]) {
      const deck = { main: [...main, of('Filler 2', 2)], sideboard, ...(format ? { format } : {}) };
      expect(check(deck)).toMatchObject({ legal: true, deck: { main: deck.main, sideboard } });
    }
    expect(check({ main: [lands(60)] }).deck).toEqual({ main: [lands(60)] });
  });
  it('mtg:100.4a a deck that names no format has the sideboard of a constructed one', () => {
    for (const format of ['constructed', undefined]) {
      const rest = format ? { format } : {};
      expect(paths({ main: [lands(60)], sideboard: fillers(15), ...rest })).toEqual([]);
      expect(paths({ main: [lands(60)], sideboard: fillers(16), ...rest })).toEqual(['$.sideboard']);
      expect(paths({ main: [lands(60)], sideboard: [of('Shock', 5)], ...rest })).toEqual(['$.sideboard[0]']);
      expect(paths({ main: [lands(57), of('Shock', 3)], sideboard: [of('Shock', 1)], ...rest })).toEqual([]);
      expect(paths({ main: [lands(60)], sideboard: [lands(15)], ...rest })).toEqual([]);
    }
  });
  it('mtg:100.4b a limited sideboard holds any number of cards, of each as many as there are', () => {
    const sideboard = [...fillers(60), of('Shock', 30), lands(40)];
    expect(check({ main: [lands(40)], sideboard, format: 'limited' })).toMatchObject({
      legal: true,
      deck: { sideboard },
    });
  });
  it('mtg:100.5 mtg-2003:100.4 there is no largest deck, of no kind', () => {
    for (const format of ['constructed', 'limited', undefined])
      for (const count of [61, 101, 251, 600])
        expect(paths({ main: [lands(count), ...fillers(40)], ...(format ? { format } : {}) })).toEqual([]);
  });
});

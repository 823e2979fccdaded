/** The cards of 2003: which there are, as they were then, and why others are not played. */
import { describe, expect, it } from 'vitest';
import { legionsDecks } from '../../../src/decks/legions.js';
import { whyNot } from '../../../src/editions/2003/cards/fits.js';
import { magic, rules } from '../../../src/index.js';
import { readRulebook } from '../../../src/rules/index.js';

const cards = magic.cardsOf?.('2003') ?? magic.cards;
const why = (name: string): string | null | undefined => cards.get(name)?.reason;

describe('the cards of edition 2003', () => {
  it('are more than three thousand, none of a card type that there was not', () => {
    expect(cards.names().length).toBeGreaterThan(3000);
    const types = new Set(cards.names().flatMap((name) => cards.get(name)?.data.types as string[]));
    expect([...types].sort()).toEqual(['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery']);
  });

  it('are all known still, and nothing speaks against them', () => {
    const list = Object.entries(
      readRulebook('rules-2003')('cards.json') as { [name: string]: string[] | null | false },
    );
    const against = list.filter(([name, entry]) => {
      const card = rules.definitions.named(name)?.definition;
      return entry !== false && (card === undefined || whyNot(card, entry) !== null);
    });
    // scripts/cards-2003.ts writes the list anew.
    expect(against.map(([name]) => name)).toEqual([]);
  });

  it.each(Object.keys(legionsDecks))('make the deck %s, which is legal by both rules', (name) => {
    const deck = magic.sampleDecks?.[name];
    expect(['2003', 'current'].map((edition) => magic.validateDeck(edition, deck).errors)).toEqual([[], []]);
  });

  it('mtg-2003:100.2 make no deck with five of a name, which is refused by the number that the rule had', () => {
    const deck = {
      main: [
        { card: 'Forest', count: 55 },
        { card: 'Grizzly Bears', count: 5 },
      ],
    };
    const { errors } = magic.validateDeck('2003', { format: 'constructed', ...deck });
    expect(errors).toMatchObject([{ code: 'DECK_ILLEGAL', rules: ['mtg-2003:100.2'] }]);
  });

  it('have the creature types of then', () => {
    const types = (name: string): unknown => cards.get(name)?.data.subtypes;
    expect([types('Prodigal Sorcerer'), types('Ornithopter'), types('Grizzly Bears')]).toEqual([
      ['Wizard'],
      [],
      ['Bear'],
    ]);
    expect(cards.get('Akroma, Angel of Wrath')?.data).toMatchObject({ supertypes: [], subtypes: ['Angel', 'Legend'] });
  });

  it('are written without defender where they are Walls', () => {
    const { abilities } = cards.get('Wall of Stone')?.data ?? {};
    expect(abilities).toEqual([]);
  });

  it.each([
    ['Jace Beleren', /no card type Planeswalker/],
    ['Wind Drake of Nowhere', undefined],
    ['Day of Judgment', /printed up to Legions/],
    ['Teferi’s Isle', undefined],
    ['Artificial Evolution', /creature types/],
    ['Basalt Monolith', /said something else/],
    ['Volrath’s Shapeshifter', undefined],
    ['Ivory Cup', /chosen at another time/],
    ['Lhurgoyf', /its figures/],
  ])('say of %s why it is not played', (name, reason) => {
    if (reason === undefined) expect(cards.get(name)).toBeNull();
    else expect(why(name)).toMatch(reason);
  });
});

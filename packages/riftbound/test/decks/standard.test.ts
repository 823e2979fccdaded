/** Decks for tournaments: the tournament rules 601, which ask more than the core rules. */
import { describe, expect, it } from 'vitest';
import { notInStandard, STANDARD } from '../../src/decks/standard.js';
import { riftbound, sampleDecks } from '../../src/index.js';

type Deck = { [pile: string]: { card: string; count: number }[] };
const sample = sampleDecks.kaisa as Deck;
// One of its battlefields is banned.
const kaisa: Deck = {
  ...sample,
  battlefields: (sample.battlefields ?? []).map((entry) =>
    entry.card === 'The Dreaming Tree' ? { ...entry, card: 'Navori Fighting Pit' } : entry,
  ),
};
const faults = (deck: object): { path: string; detail: string }[] =>
  riftbound.validateDeck('2026-07', deck).errors.map(({ path, detail }) => ({ path, detail }));
const standard = (change: Partial<Deck> = {}): object => ({ ...kaisa, ...change, format: 'standard' });

describe('a deck for Standard', () => {
  it('is as the core rules ask, of legal sets, and has no banned card', () => {
    expect(faults(standard())).toEqual([]);
    expect(faults({ ...kaisa, format: 'constructed' })).toEqual([]);
    expect(faults({ ...kaisa, format: 'modern' })).toMatchObject([{ path: '$.format' }]);
  });

  it('has exactly forty cards with the chosen champion (601.1.b), where the core rules ask for at least forty', () => {
    const [first, ...rest] = kaisa.main as Deck[string];
    const spare = (kaisa.main ?? []).find(({ count }) => count < 3) as Deck[string][number];
    const more = [first, ...rest].map((entry) => (entry === spare ? { ...spare, count: spare.count + 1 } : entry));
    expect(faults({ ...kaisa, main: more })).toEqual([]);
    expect(faults(standard({ main: more as Deck[string] }))).toMatchObject([
      { path: '$.main', detail: expect.stringContaining('601.1.b') },
    ]);
  });

  it('has at most ten cards in the sideboard (601.1.c.1)', () => {
    const names = (kaisa.main ?? []).map(({ card }) => card);
    const sideboard = (count: number) => ({ ...kaisa, sideboard: [{ card: names[0] as string, count }] });
    const of = (deck: object): string[] => faults(deck).map(({ detail }) => detail);
    expect(of({ ...sideboard(11), format: 'standard' })).toContainEqual(expect.stringContaining('601.1.c.1'));
    expect(of({ ...sideboard(10), format: 'standard' })).not.toContainEqual(expect.stringContaining('601.1.c.1'));
    expect(of(sideboard(11))).not.toContainEqual(expect.stringContaining('601.1.c.1'));
  });

  it('has no card that is banned (601.2.d), in whatever pile', () => {
    const battlefields = (kaisa.battlefields ?? []).slice(1);
    const deck = { battlefields: [{ card: "Reaver's Row", count: 1 }, ...battlefields] };
    expect(faults(standard(deck))).toContainEqual({
      path: '$.battlefields[0]',
      detail: `Reaver's Row is banned in Standard (as of ${STANDARD.banned.date}) (tournament rule 601.2.d)`,
    });
  });

  it('has cards of the sets that are legal alone (601.2.a)', () => {
    expect(notInStandard('Calm Rune', 'OGN-042')).toBeUndefined();
    expect(notInStandard('Test Old Soldier', 'OLD-001')).toMatchObject({ rule: '601.2.a' });
    expect(notInStandard('Test Own Card', undefined)).toMatchObject({ rule: '601.2.a' });
  });
});

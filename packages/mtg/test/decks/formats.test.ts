import { describe, expect, it } from 'vitest';
import { parseDeckText } from '../../src/decks/formats.js';

const read = (text: string): unknown => {
  const result = parseDeckText(text);
  return result.ok ? result.value : result.error.errors?.map((e) => e.detail);
};
const bolt = { card: 'Lightning Bolt', count: 4 };
const duress = { card: 'Duress', count: 2 };
const mountain = { card: 'Mountain', count: 56 };

describe('deck lists as text', () => {
  it('reads an export of MTG Arena', () => {
    const text =
      'About\nName Red Deck\n\nDeck\n4 Lightning Bolt (M19) 152\n56 Mountain (ANA) 63\n\nSideboard\n2 Duress (XLN) 105\n';
    expect(read(text)).toEqual({ main: [bolt, mountain], sideboard: [duress] });
  });

  it('reads a commander and a companion from an export of MTG Arena', () => {
    const text =
      'Commander\n1 Niv-Mizzet, Parun (GRN) 192\n\nCompanion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n4 Lightning Bolt';
    const lurrus = { card: 'Lurrus of the Dream-Den', count: 1 };
    expect(read(text)).toEqual({
      main: [bolt],
      sideboard: [lurrus],
      commander: [{ card: 'Niv-Mizzet, Parun', count: 1 }],
    });
    expect(read(`${text}\n\nSideboard\n1 Lurrus of the Dream-Den (IKO) 226`)).toMatchObject({ sideboard: [lurrus] });
  });

  it('reads a list of Magic Online, where a blank line begins the sideboard', () => {
    expect(read('\n4 Lightning Bolt\r\n56 Mountain\r\n\r\n\r\n2 Duress\r\n')).toEqual({
      main: [bolt, mountain],
      sideboard: [duress],
    });
  });

  it('reads "SB:" before a card and "Sideboard" above cards, and then blank lines mean nothing', () => {
    const expected = { main: [bolt, mountain], sideboard: [duress] };
    expect(read('4 Lightning Bolt\n\n56 Mountain\nSB: 2 Duress')).toEqual(expected);
    expect(read('4 Lightning Bolt\n\n56 Mountain\n\nSIDEBOARD:\n2 Duress')).toEqual(expected);
    expect(read('// Spells\n4 Lightning Bolt\n\n# Lands\n56 Mountain\nSideboard (2)\n2 Duress')).toEqual(expected);
  });

  it('reads "4x", printings in lower case and marks of foils', () => {
    expect(read('4x Lightning Bolt\n2 x Duress')).toEqual({ main: [bolt, duress] });
    expect(read('4 Lightning Bolt (m19) 152\n2 Duress (XLN) 105 *F*')).toEqual({ main: [bolt, duress] });
  });

  it('keeps what belongs to a name', () => {
    const names = [
      'Hazmat Suit (Used)',
      'Fire // Ice',
      '17-Year Cicadas',
      'Xantid Swarm',
      'B.F.M. (Big Furry Monster)',
    ];
    expect(read(names.map((n) => `1 ${n}`).join('\n'))).toEqual({ main: names.map((card) => ({ card, count: 1 })) });
  });

  it('names the line of each fault', () => {
    expect(read('4 Lightning Bolt\nMountain\n0 Duress\n999 Shock')).toEqual([
      'line 2: "Mountain" is not a number of copies and a card name',
      'line 3: 0 copies in "0 Duress"; 1 to 250 can be read',
      'line 4: 999 copies in "999 Shock"; 1 to 250 can be read',
    ]);
  });

  it('asks where the sideboard begins rather than guess between several blank lines', () => {
    expect(read('4 Lightning Bolt\n\n56 Mountain\n\n2 Duress')).toEqual([
      expect.stringContaining('line 5: a second blank line'),
    ]);
  });

  it('refuses lists without a deck, and endless ones', () => {
    expect(read('')).toEqual(['the list names no cards of a deck']);
    expect(read('Sideboard\n2 Duress')).toEqual(['the list names no cards of a deck']);
    expect(read('1 Shock\n'.repeat(20_000))).toEqual([expect.stringContaining('longer')]);
    expect(read(`1 ${'('.repeat(50_000)}`)).toHaveLength(1);
  });
});

/** Texts that a publisher has corrected come before those that were printed. */
import { describe, expect, it } from 'vitest';
import { correctedIn } from '../../src/cli/errata.js';
import { riftboundLine } from '../../src/cli/riftbound.js';

const ANNOUNCED = [
  '# Corrections',
  'What follows is corrected.',
  '### Origins Cards',
  '### Lamp Bearer',
  '### [NEW TEXT]',
  '',
  'You may pay [C] to play me.',
  '',
  'When I hold, give me +1 [S] this turn.',
  '### ▲',
  '### [OLD TEXT]',
  'When I hold, give me +9 [M].',
  '### Keeper’s Lamp',
  '[NEW TEXT]',
  'Draw 1.',
  '▲',
].join('\n');

describe('an announcement of corrections', () => {
  const errata = correctedIn(ANNOUNCED);
  it('has the new text of each card, without the old one', () => {
    expect([...errata]).toEqual([
      ['lamp bearer', 'You may pay [C] to play me.\nWhen I hold, give me +1 [S] this turn.'],
      ["keeper's lamp", 'Draw 1.'],
    ]);
  });

  it('takes the place of the printed text, in the symbols of the other texts', () => {
    const line = { name: 'Lamp Bearer', type: 'Unit', domains: ['Mind'], energy: 1, might: 1, text: 'Draw 9.' };
    expect(riftboundLine(line, errata).card.text).toBe(
      'You may pay [Mind] to play me.\nWhen I hold, give me +1 [M] this turn.',
    );
    expect(riftboundLine({ ...line, domains: ['Mind', 'Body'] }, errata).card.text).toContain('pay [C]');
    expect(riftboundLine(line).card.text).toBe('Draw 9.');
  });
});

/** The cards of October 2025: which there are, and why another one is not among them. */
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../../src/index.js';

const cards = riftbound.cardsOf('2025-10');
const deck = (card: string) => ({ main: [{ card, count: 1 }] });

describe('cards of edition 2025-10', () => {
  it('are those of Origins and Proving Grounds', () => {
    expect(cards.get('Cleave')).toMatchObject({ name: 'Cleave', support: 'exact' });
    expect(cards.get('Incinerate')).toMatchObject({ support: 'exact' });
  });

  it('leave out what came later, with the reason', () => {
    const { errors } = riftbound.validateDeck('2025-10', deck('Honest Broker'));
    expect(errors).toContainEqual(
      expect.objectContaining({
        code: 'UNSUPPORTED_CARD',
        detail: expect.stringContaining('edition 2025-10 has only cards of Origins and Proving Grounds'),
      }),
    );
    expect(riftbound.cards.get('Honest Broker')).toMatchObject({ support: 'exact' });
  });
});

/** Replacement effects of the same wording: whose they are can matter. */
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';

describe('replacement effects with the same words', () => {
  it('ga:2.5.2.2 two that sacrifice their own sources are ordered by the player whose object is affected', () => {
    const guard = card(
      'Guard',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      {
        kind: 'replacement',
        on: 'damage',
        target: [{ has: ['types', 'Ally'] }, { controller: 'you' }],
        instead: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
      },
    );
    const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }] });
    const game = play(
      [guard, spark, ally('Friend', { life: 1 })],
      { hand: ['Spark'], field: ['Friend', 'Guard', { card: 'Guard' }] },
      {},
    );
    const [, second] = game.all('Guard').map(({ id }) => id);
    game.activateCard(0, 'Spark', { card: 'Friend' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
    game.choose(0, { object: second as string });
    expect([
      game
        .all('Guard')
        .map(({ id }) => id)
        .includes(second as string),
      game.zones('Friend'),
    ]).toEqual([false, ['field']]);
  });
});

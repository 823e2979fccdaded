/** Split cards of 2003: either half matches, and both are named. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, sorcery } from '../../../src/language/builders.js';

const valued = (n: number) =>
  sorcery(`Test Purge ${n}`, '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'hand' }, { owner: 'opponent' }, { stat: ['manaValue', '=', n] }] },
        to: 'graveyard',
      },
    ],
  });
ownCards(
  valued(1),
  valued(4),
  valued(5),
  card('Test Naming', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [{ do: 'chooseWord', of: 'cardName', entering: true }],
      },
    ],
  }),
);
ownCards(
  card('Test Meddler', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [{ do: 'chooseWord', of: 'cardName', entering: true }],
      },
      {
        kind: 'static',
        affects: { players: 'all' },
        mods: [{ mod: 'rule', rule: 'cantCast', of: [{ chosen: 'cardName' }] }],
      },
    ],
  }),
);
const left = (n: number): number => {
  const game = position2003([{ hand: [`Test Purge ${n}`] }, { hand: ['Assault // Battery'] }]);
  return game.cast(0, `Test Purge ${n}`).resolve().hand(1);
};
const naming = (): Play =>
  position2003([{ hand: ['Test Naming', 'Assault // Battery'] }, {}])
    .cast(0, 'Test Naming')
    .pass()
    .pass();

describe('split cards', () => {
  it('mtg-2003:505.6 a look for a number finds either half, and not their sum', () => {
    expect([left(1), left(4), left(5)]).toEqual([0, 0, 1]);
  });

  it('mtg-2003:505.7 whoever names one names both halves', () => {
    const game = naming();
    expect(game.decision().kind).toBe('NAME');
    game.refused(0, { name: 'Assault' });
    game.answer(0, { name: 'Assault // Battery' });
    expect(game.zones('Test Naming')).toEqual(['battlefield']);
  });

  it('mtg-2003:505.7 what is said of the named card is said of either half', () => {
    const lands = Array.from({ length: 5 }, () => 'Mountain').concat('Forest');
    const game = position2003([{ hand: ['Test Meddler', 'Assault // Battery', 'Shock'], battlefield: lands }, {}]);
    const castable = (): unknown[] =>
      game.decision().options?.flatMap((o) => (o.kind === 'CAST' ? [o.card, o.label] : [])) ?? [];
    expect(castable().join()).toMatch(/Assault.*Battery/);
    game.cast(0, 'Test Meddler').pass().pass().answer(0, { name: 'Assault // Battery' });
    expect(castable().join()).not.toMatch(/Assault|Battery/);
    expect(castable().join()).toMatch(/Shock/);
  });
});

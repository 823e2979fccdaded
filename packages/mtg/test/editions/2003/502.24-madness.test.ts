/** Madness of 2003: a card that may be played until its owner passes. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, draw, gainLife, instant, keyword, sorcery } from '../../../src/language/builders.js';

ownCards(
  card('Test Outlet', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })],
  }),
  { ...instant('Test Frenzy', '{5}', { effects: [gainLife(3)] }) },
);
const frenzy = instant('Test Mad Frenzy', '{5}', { effects: [gainLife(3)] });
ownCards({ ...frenzy, abilities: [...frenzy.abilities, keyword('madness', { cost: [{ pay: 'mana', cost: '{W}' }] })] });

const rage = sorcery('Test Mad Rage', '{5}', { effects: [gainLife(4)] });
ownCards({ ...rage, abilities: [...rage.abilities, keyword('madness', { cost: [{ pay: 'mana', cost: '{W}' }] })] });

const discarded = (removed: boolean): Play => {
  const game = position2003([{ hand: ['Test Mad Frenzy'], battlefield: ['Test Outlet', 'Plains'] }, {}]);
  game.activate(0, 'Test Outlet');
  while (game.decision().kind !== 'MAY') game.choose(0, { card: 'Test Mad Frenzy' });
  return game.answer(0, { confirm: removed });
};
const canPlay = (game: Play): boolean =>
  game.decision().options?.some((o) => o.kind === 'CAST' && o.card === 'Test Mad Frenzy') ?? false;

describe('madness', () => {
  it('mtg-2003:502.24a its owner chooses whether it is removed from the game instead of going to the graveyard', () => {
    expect(discarded(false).zones('Test Mad Frenzy')).toEqual(['graveyard']);
    const game = discarded(true);
    expect([game.all('Test Mad Frenzy', 'exile').length, game.view().stack.length]).toEqual([1, 2]);
  });

  it('mtg-2003:502.24c it may be played once its ability has resolved, until its owner passes; then it goes to the graveyard', () => {
    const game = discarded(true);
    expect(canPlay(game)).toBe(false);
    game.resolve();
    expect([canPlay(game), game.zones('Test Mad Frenzy'), game.decision().kind]).toEqual([true, ['exile'], 'PRIORITY']);
    game.pass();
    expect(game.zones('Test Mad Frenzy')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.24b its madness cost is an alternative one, paid for a sorcery though an ability waits and it is no time for one', () => {
    const rage = (...lands: string[]): Play => {
      const game = position2003([{ hand: ['Test Mad Rage'], battlefield: ['Test Outlet', ...lands] }, {}]);
      game.activate(0, 'Test Outlet');
      while (game.decision().kind !== 'MAY') game.choose(0, { card: 'Test Mad Rage' });
      return game.answer(0, { confirm: true }).resolve();
    };
    const offered = (game: Play): unknown[] =>
      game.decision().options?.flatMap((o) => (o.kind === 'CAST' ? [o.card] : [])) ?? [];
    expect([offered(rage('Forest')), offered(rage('Plains'))]).toEqual([[], ['Test Mad Rage']]);
    const game = rage('Plains');
    expect(game.view().stack.length).toBe(1);
    game.choose(0, { kind: 'CAST', card: 'Test Mad Rage' });
    expect([game.the('Plains').tapped, game.view().stack.length]).toEqual([true, 2]);
    game.resolve();
    expect([game.life(0), game.zones('Test Mad Rage')]).toEqual([24, ['graveyard']]);
  });

  it('mtg-2003:502.24c the opponent who passes before its owner could ends nothing; its owner who passes does', () => {
    const game = position2003([{}, { hand: ['Test Mad Frenzy'], battlefield: ['Test Outlet', 'Plains'] }]).pass();
    game.activate(1, 'Test Outlet');
    while (game.decision().kind !== 'MAY') game.choose(1, { card: 'Test Mad Frenzy' });
    game.answer(1, { confirm: true }).resolve();
    // The active player has priority first.
    expect(game.decision().seat).toBe(0);
    game.pass();
    expect([game.decision().seat, game.zones('Test Mad Frenzy'), canPlay(game)]).toEqual([1, ['exile'], true]);
    game.pass();
    expect(game.zones('Test Mad Frenzy')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.24a who is asked is told what happens instead', () => {
    const game = position2003([{ hand: ['Test Mad Frenzy'], battlefield: ['Test Outlet', 'Plains'] }, {}]);
    game.activate(0, 'Test Outlet');
    while (game.decision().kind !== 'MAY') game.choose(0, { card: 'Test Mad Frenzy' });
    expect(game.decision().prompt).toMatch(/^Test Mad Frenzy: \w.*(game|exile)/);
  });
});

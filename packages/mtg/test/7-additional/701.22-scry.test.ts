/** Scrying and surveilling (701.22, 701.25): several at once, and what waits for it. */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, draw, gainLife, instant, triggered } from '../../src/language/builders.js';

const scrying = (count: number): Effect => ({ do: 'arrange', kind: 'SCRY', count, piles: ['top', 'bottom'] });
const surveilling = (count: number): Effect => ({ do: 'arrange', kind: 'SURVEIL', count, piles: ['top', 'graveyard'] });
const spellOf = (name: string, effect: Effect) => instant(name, '{0}', { effects: [effect] });

ownCards(
  spellOf('Test Scry', scrying(2)),
  spellOf('Test Scry None', scrying(0)),
  spellOf('Test Surveil', surveilling(1)),
  spellOf('Test Surveil None', surveilling(0)),
  spellOf('Test Omen for All', { ...scrying(1), who: 'players' } as Effect),
  spellOf('Test Watch for All', { ...surveilling(1), who: 'players' } as Effect),
  spellOf('Test Sip', draw(1, 'players')),
  card('Test Seer', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'did', player: 'you', match: { what: 'scry' } }, { effects: [gainLife(1)] }),
      triggered({ on: 'did', player: 'you', match: { what: 'surveil' } }, { effects: [gainLife(10)] }),
    ],
  }),
);

const play = (spell: string, library = ['Forest', 'Island', 'Swamp']) =>
  magicPosition([
    { hand: [spell, 'Test Sip'], library, battlefield: ['Test Seer'] },
    { library: ['Plains', 'Mountain'] },
  ])
    .cast(0, spell)
    .resolve();
describe('several who scry or surveil at once', () => {
  it('mtg:701.22c all look, decide one after another, and then the cards move together', () => {
    const game = play('Test Omen for All');
    expect(game.happened('LOOKED_AT').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(game.decision()).toMatchObject({ kind: 'SCRY', seat: 0 });
    game.answer(0, { assign: [{ from: { card: 'Forest' }, to: { value: 'bottom' } }] });
    expect(game.decision()).toMatchObject({ kind: 'SCRY', seat: 1, from: [{ card: 'Plains' }] });
    game.answer(1, { assign: [{ from: { card: 'Plains' }, to: { value: 'bottom' } }] });
    game.cast(0, 'Test Sip').resolve();
    expect([game.zones('Island'), game.zones('Mountain'), game.zones('Forest')]).toEqual([
      ['hand'],
      ['hand'],
      ['library'],
    ]);
    expect(JSON.stringify(game.service.redactEvents(game.events, 1))).not.toContain('Forest');
  });

  it('mtg:701.22c what goes to graveyards goes there at the same time', () => {
    const game = play('Test Watch for All');
    game.answer(0, { assign: [{ from: { card: 'Forest' }, to: { value: 'graveyard' } }] });
    expect(game.zones('Forest')).toEqual(['library']);
    game.answer(1, { assign: [{ from: { card: 'Plains' }, to: { value: 'graveyard' } }] });
    expect([game.zones('Forest'), game.zones('Plains')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('what waits for it', () => {
  it('mtg:701.22d whoever scried is told once it is complete, also where there was nothing to look at', () => {
    const game = play('Test Scry');
    expect([game.decision().kind, game.view().stack.map((s) => s.card)]).toEqual(['SCRY', ['Test Scry']]);
    game.answer(0, game.decision().default).takeDefault('ORDER');
    expect(game.resolveAll().life(0)).toBe(21);
    expect(play('Test Scry', []).resolveAll().life(0)).toBe(21);
  });

  it('mtg:701.22b nobody scries 0', () => {
    expect(play('Test Scry None').resolveAll().life(0)).toBe(20);
  });

  it('mtg:701.25c nobody surveils 0', () => {
    expect(play('Test Surveil None').resolveAll().life(0)).toBe(20);
  });

  it('mtg:701.25d whoever surveilled is told once it is complete, also where there was nothing to look at', () => {
    const game = play('Test Surveil');
    game.answer(0, { assign: [{ from: { card: 'Forest' }, to: { value: 'graveyard' } }] });
    expect([game.zones('Forest'), game.resolveAll().life(0)]).toEqual([['graveyard'], 30]);
    expect(play('Test Surveil', []).resolveAll().life(0)).toBe(30);
  });
});

/** Phyrexian mana symbols are paid with mana or with life, in every payment (107.4f, 118.13, 601.2b). */
import type { ActivatedAbility, Cost } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  continuous,
  draw,
  gainLife,
  instant,
  mana,
  rule,
  tap,
} from '../../src/language/builders.js';

const lifeFor = (...choices: string[]): ActivatedAbility => ({
  kind: 'activated',
  cost: [tap, { pay: 'life', amount: 1 }],
  immediate: true,
  effects: [addMana(...choices)],
});
const withCost = (name: string, cost: string, additional: Cost[]) =>
  card(name, { cost, type: 'Instant', abilities: [{ kind: 'spell', additional, effects: [draw(1)] }] });
ownCards(
  instant('Test Probe', '{U/P}', { effects: [draw(1)] }),
  instant('Test Rend', '{1}{B/P}{B/P}', { effects: [draw(1)] }),
  instant('Test Both', '{W/U/P}', { effects: [draw(1)] }),
  instant('Test Boundless', '{X}{R/P}', { effects: [gainLife(0)] }),
  withCost('Test Tithe', '{B/P}', [{ pay: 'life', amount: 2 }]),
  card('Test Shard', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [activated([mana('{G/P}')], { effects: [draw(1)] })],
  }),
  card('Test Confluence', { type: 'Land', abilities: [lifeFor('{W}', '{U}', '{B}', '{R}', '{G}')] }),
  card('Test Vow', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('cantLoseLife')])],
  }),
  card('Test Signet', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [{ kind: 'activated', cost: [mana('{1}'), tap], immediate: true, effects: [addMana('{U}{B}')] }],
  }),
);

const at = (hand: string, battlefield: string[], life = 20, manual = false): Play =>
  magicPosition([{ hand: [hand], battlefield, life }, {}], manual ? { options: { payment: 'manual' } } : {});
const castable = (game: Play): boolean => game.decision().options.some((o) => o.kind === 'CAST');
const untapped = (game: Play, name: string): number => game.all(name).filter((o) => !o.tapped).length;

describe('automatic payments', () => {
  it('mtg:107.4f a Phyrexian symbol is paid with 2 life where there is no mana of its color', () => {
    expect(at('Test Probe', ['Forest']).cast(0, 'Test Probe').life(0)).toBe(18);
  });
  it('mtg:107.4f mana is paid rather than life', () => {
    const game = at('Test Probe', ['Island']).cast(0, 'Test Probe');
    expect([game.life(0), untapped(game, 'Island')]).toEqual([20, 0]);
  });
  it('mtg:107.4f one symbol may be paid with mana and the other with life', () => {
    const game = at('Test Rend', ['Forest', 'Swamp']).cast(0, 'Test Rend');
    expect([game.life(0), untapped(game, 'Forest'), untapped(game, 'Swamp')]).toEqual([18, 0, 0]);
  });
  it('mtg:107.4f a hybrid Phyrexian symbol takes mana of either color or 2 life', () => {
    for (const land of ['Plains', 'Island']) expect(at('Test Both', [land]).cast(0, 'Test Both').life(0)).toBe(20);
    expect(at('Test Both', ['Swamp']).cast(0, 'Test Both').life(0)).toBe(18);
  });
  it('mtg:107.4f so is the cost of an activated ability', () => {
    const game = magicPosition([{ battlefield: ['Test Shard'] }, {}]).activate(0, 'Test Shard');
    expect(game.life(0)).toBe(18);
  });
  it('mtg:601.2b mtg-2003:409.1b the player names life where they would rather pay that', () => {
    const game = at('Test Probe', ['Island']);
    game.answer(0, { choose: [{ kind: 'CAST', card: 'Test Probe' }], mana: [{ kind: 'PAY_LIFE', value: '2' }] });
    expect([game.life(0), untapped(game, 'Island')]).toEqual([18, 1]);
  });
  it('mtg:601.2b for so many of the symbols as they name', () => {
    const rend = (value?: string): unknown => {
      const game = at('Test Rend', lands(3, 'Swamp'));
      const life = { kind: 'PAY_LIFE', ...(value ? { value } : {}) };
      game.answer(0, { choose: [{ kind: 'CAST', card: 'Test Rend' }], mana: [life] });
      return [game.life(0), untapped(game, 'Swamp')];
    };
    expect([rend('2'), rend('4'), rend()]).toEqual([
      [18, 1],
      [16, 2],
      [16, 2],
    ]);
  });
  it('mtg:119.4 nobody pays more life than they have', () => {
    expect([1, 2].map((life) => castable(at('Test Probe', ['Forest'], life)))).toEqual([false, true]);
    expect([3, 4].map((life) => castable(at('Test Rend', ['Forest'], life)))).toEqual([false, true]);
  });
  it('mtg:119.8 who can’t lose life doesn’t pay it', () => {
    expect(castable(at('Test Probe', ['Forest', 'Test Vow']))).toBe(false);
    expect(castable(at('Test Probe', ['Island', 'Test Vow']))).toBe(true);
  });
  it('mtg:118.3 life that another part of the cost takes is not there for the symbol', () => {
    expect([3, 4].map((life) => castable(at('Test Tithe', ['Forest'], life)))).toEqual([false, true]);
    expect(at('Test Tithe', ['Forest'], 4).cast(0, 'Test Tithe').life(0)).toBe(0);
    expect(at('Test Tithe', ['Swamp'], 2).cast(0, 'Test Tithe').life(0)).toBe(0);
  });
  it('mtg:118.3 nor is life that sources of mana take', () => {
    const rend = (life: number) => castable(at('Test Rend', ['Test Confluence', 'Test Confluence'], life));
    expect([1, 2, 3, 4].map(rend)).toEqual([false, false, false, true]);
    expect(at('Test Rend', ['Test Confluence', 'Test Confluence'], 4).cast(0, 'Test Rend').life(0)).toBe(0);
    expect(castable(at('Test Rend', ['Test Confluence', 'Forest'], 3))).toBe(true);
  });
  it('mtg:601.2g mana that must be changed first is better than life', () => {
    const game = at('Test Probe', ['Forest', 'Test Signet']).cast(0, 'Test Probe');
    expect([game.life(0), untapped(game, 'Forest')]).toEqual([20, 0]);
  });
  it('mtg:107.3a X leaves its Phyrexian symbols to life', () => {
    const game = at('Test Boundless', lands(3, 'Mountain'), 5).cast(0, 'Test Boundless');
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    expect(game.answer(0, { number: 3 }).life(0)).toBe(3);
  });
});

describe('payments by hand', () => {
  const byHand = (name: string, battlefield: string[], life = 20) => at(name, battlefield, life, true).cast(0, name);
  const offered = (game: Play): unknown[] => game.decision().options.map((o) => (o.mana ? o.card : o.value));
  it('mtg:107.4f life is offered beside the mana', () => {
    const game = byHand('Test Probe', ['Island']);
    expect(offered(game)).toEqual(['2 life', 'Island']);
    game.choose(0, { kind: 'PAY', value: '2 life' });
    expect([game.life(0), untapped(game, 'Island')]).toEqual([18, 1]);
  });
  it('mtg:107.4f with mana in the pool for the rest', () => {
    const game = byHand('Test Rend', ['Swamp', 'Swamp']);
    expect(offered(game)).toEqual(['Swamp', 'Swamp']);
    expect(offered(game.choose(0, { card: 'Swamp' }))).toEqual(['{B}, 4 life', 'Swamp']);
    expect(offered(game.choose(0, { card: 'Swamp' }))).toEqual(['{B}{B}, 2 life', '{B}, 4 life']);
    expect(game.choose(0, { kind: 'PAY', value: '{B}{B}, 2 life' }).life(0)).toBe(18);
  });
  it('mtg:119.4 only as far as there is life', () => {
    expect(offered(byHand('Test Probe', ['Island'], 1))).toEqual(['Island']);
    expect(castable(at('Test Probe', [], 1, true))).toBe(false);
  });
});

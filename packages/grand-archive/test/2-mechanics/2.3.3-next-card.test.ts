/** What is said of the next card holds for that alone, and not after the turn (1.6.4.2.8, 2.5.1.1.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const next = (of?: JsonObject): JsonObject => ({
  do: 'modify',
  what: 'you',
  mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 2 }], ...(of ? { of } : {}) }],
  until: { kind: 'untilEvent', on: { on: 'activate', player: 'you', ...(of ? { object: of } : {}) } },
});
const channel = action('Channel', { effects: [next()] });
const focus = action('Focus', { effects: [next({ has: ['types', ['Ally']] })] });
const squire = ally('Squire', { cost: 3 });
const trick = action('Trick', { effects: [] });
const definitions = [channel, focus, squire, trick];
const costs = (game: ReturnType<typeof play>): unknown[] => game.all('Squire', 'hand').map(({ costNow }) => costNow);
const begin = (card: string) =>
  play(definitions, { hand: [card, 'Trick', { card: 'Squire', count: 2 }, ...some(4)] }, {})
    .activateCard(0, card)
    .resolve();

describe('the next card', () => {
  it('ga:1.6.4.2.8 costs less, and those after it do not', () => {
    const game = begin('Channel');
    expect(costs(game)).toEqual([1, 1]);
    expect(costs(game.activateCard(0, 'Squire').resolve())).toEqual([3]);
    expect(game.count(0, 'memory')).toBe(1);
  });

  it('ga:1.6.4.2.8 whatever it is, or only where it fits', () => {
    expect(costs(begin('Channel').activateCard(0, 'Trick').resolve())).toEqual([3, 3]);
    expect(costs(begin('Focus').activateCard(0, 'Trick').resolve())).toEqual([1, 1]);
    expect(costs(begin('Focus').activateCard(0, 'Squire').resolve())).toEqual([3]);
  });

  it('ga:1.6.4.2.8.2 costs less of what it is paid with by default, ga:1.6.4.2.8.2.1 which of a card of the material deck is memory', () => {
    const relic = (name: string, additional: JsonObject = {}): JsonObject =>
      card(
        name,
        { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 3 },
        { kind: 'play', method: 'elsewhere', zone: 'materialDeck', ...additional },
      );
    const own = [relic('Relic'), relic('Idol', { additional: [{ pay: 'reserve', amount: 3 }] })];
    const paid = (name: string, before: string[]): number[] => {
      const game = play(
        [...definitions, ...own],
        { hand: [...before, ...some(4)], memory: some(4), materialDeck: [name] },
        {},
      );
      for (const one of before) game.activateCard(0, one).resolve();
      game.activateCard(0, name);
      return [game.count(0, 'banishment'), game.count(0, 'hand')];
    };
    expect([paid('Relic', []), paid('Relic', ['Channel'])]).toEqual([
      [3, 4],
      [1, 4],
    ]);
    // What is paid besides is no default cost.
    expect([paid('Idol', []), paid('Idol', ['Channel'])]).toEqual([
      [3, 1],
      [1, 1],
    ]);
  });

  it('ga:2.3.3.4 what is materialized is not the next card that is activated, whichever cost is lowered', () => {
    const relic = card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 3 });
    const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
    const lower = (pay: string) =>
      action('Lower', {
        effects: [{ do: 'modify', what: 'you', mods: [{ mod: 'cost', less: [{ pay, amount: 2 }] }] }],
      });
    const taken = (pay: string): number => {
      const game = play(
        [lower(pay), relic, rush],
        { hand: ['Lower', 'Rush'], memory: some(4), materialDeck: ['Relic'] },
        {},
      );
      game.activateCard(0, 'Lower').resolve().activateCard(0, 'Rush').resolve();
      return game.answer(0, { choose: [{ card: 'Relic' }] }).count(0, 'banishment');
    };
    expect([taken('reserve'), taken('memory')]).toEqual([3, 1]);
  });

  it('ga:2.5.1.1.1 no longer than this turn', () => {
    expect(costs(begin('Channel').to('main', 4))).toEqual([3, 3]);
  });
});

/** Cards that are drawn from elsewhere than the top of the deck, and cards that are recycled from it (413, 416). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered } from '../support/own-cards.js';
import { position, type RiftboundPlay, runes } from '../support/position.js';

const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
/** Nobody begins with any. */
const gained = (game: RiftboundPlay): number => Number(game.xp(0) ?? 0);
const watcher = (on: JsonObject): JsonObject => gear('Test Watcher', triggered(on, XP));
const look = (take: JsonObject): JsonObject =>
  spell('Test Look', {
    effects: [{ do: 'dig', count: 3, take: { to: 'hand', ...take }, rest: { to: 'bottom', order: 'random' } }],
  });
function looked(take: JsonObject, on: JsonObject): RiftboundPlay {
  const game = position([{ base: ['Test Watcher'], hand: ['Test Look'] }, {}], {
    definitions: [watcher(on), look(take)],
  });
  game.play(0, 'Test Look').settle();
  game.answer(0, { choose: [{ card: 'Watchful Sentry' }] });
  return game.calm();
}

describe('cards of the deck', () => {
  it('riftbound:413.1 a card that is drawn from among others is drawn', () => {
    const draws = { on: 'draw', player: 'you' };
    const drawn = looked({ cause: 'draw' }, draws);
    expect([gained(drawn), drawn.hand(0)]).toEqual([1, 1]);
    const put = looked({}, draws);
    expect([gained(put), put.hand(0)]).toEqual([0, 1]);
  });
  it('riftbound:416.1 the rest of them is recycled, by whoever is told to', () => {
    const recycles = (player: string, batch: boolean): unknown =>
      gained(looked({}, { on: 'did', player, match: { act: 'recycle' }, ...(batch ? { batch: true } : {}) }));
    expect([recycles('you', true), recycles('you', false), recycles('opponent', true)]).toEqual([1, 2, 0]);
  });
  it('riftbound:052 runes are no cards: they are recycled apart', () => {
    const recycled = (act: string): unknown => {
      const spending = spell('Test Spending', { effects: [XP] });
      const game = position([{ base: ['Test Watcher'], hand: ['Test Spending'], runes: [runes(1, 'Mind')] }, {}], {
        definitions: [
          watcher({ on: 'did', player: 'you', match: { act } }),
          { ...spending, props: { ...(spending.props as JsonObject), power: ['Mind'] } },
        ],
      });
      return gained(game.play(0, 'Test Spending').settle());
    };
    expect([recycled('recycleRune'), recycled('recycle')]).toEqual([2, 1]);
  });
});

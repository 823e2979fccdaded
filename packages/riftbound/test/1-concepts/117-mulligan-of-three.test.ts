/** Mulligans of three players: each sets cards of their own aside, and they go under that player’s deck (117). */
import type { Decision } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { pileIn } from '../support/position.js';

describe('a mulligan of three players', () => {
  const begun = (): Play => {
    const deck = sampleDecks.kaisa;
    if (!deck) throw new Error('no deck');
    const created = riftbound.create({
      edition: '2026-07',
      seed: 'three',
      options: { autoPass: 'none', payment: 'auto' },
      seats: [0, 1, 2].map((i) => ({ name: `P${i}`, deck })),
    });
    if (!created.ok) throw new Error('not created');
    return new Play(riftbound, created.value.state);
  };
  /** Each sets so many cards aside; who was asked, with what, and which cards they set aside. */
  const replacing = (play: Play, counts: number[]) =>
    counts.map((count) => {
      const d: Decision = play.decision();
      const hand = pileIn(play, d.seat, 'hand').sort();
      const aside = d.options.slice(0, count).map((o) => String(o.card));
      const offered = d.options.map((o) => String(o.card)).sort();
      play.answer(d.seat, { choose: d.options.slice(0, count).map((o) => o.id) });
      return { seat: d.seat, kind: d.kind, most: d.max, ofOwn: offered.join() === hand.join(), aside: aside.sort() };
    });
  it('riftbound:117.1 each of three may set two of their own hand aside, and the last two as well', () => {
    const asked = replacing(begun(), [0, 2, 2]);
    expect(asked.map(({ kind, most, ofOwn }) => [kind, most, ofOwn])).toEqual([
      ['MULLIGAN', 2, true],
      ['MULLIGAN', 2, true],
      ['MULLIGAN', 2, true],
    ]);
    expect(asked.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  });
  it('riftbound:117.3 what each of three sets aside lies under their own Main Deck, and nobody else’s', () => {
    const play = begun();
    const asked = replacing(play, [2, 1, 2]);
    for (const { seat, aside } of asked) {
      const deck = pileIn(play, seat, 'mainDeck');
      expect(deck.slice(-aside.length).sort()).toEqual(aside);
      expect([deck.length, pileIn(play, seat, 'hand').length >= 4]).toEqual([35, true]);
    }
  });
});

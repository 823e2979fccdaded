/** Cards that an effect plays, of which units enter where it says, and others as usual (355.2, 419.3). */
import { describe, expect, it } from 'vitest';
import { gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { draw, foe } from '../support/rites.js';

const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';
const ava = unit('Test Ava', 9, {
  kind: 'triggered',
  on: { on: 'unit:attack', object: 'self' },
  may: true,
  effects: [
    { do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, { keyword: 'hidden' }] }, cost: [], to: 'self' },
  ],
});
const hidden = [
  withKeyword(unit('Test Scout', 2), 'hidden'),
  withKeyword(spell('Test Note', { effects: [draw(2)] }), 'hidden'),
  withKeyword(gear('Test Trap'), 'hidden'),
];
function attacked(card: string): RiftboundPlay {
  const game = position([{ base: ['Test Ava'], hand: [card, 'Stupefy'] }, {}], {
    definitions: [ava, ...hidden],
    battlefields: [
      { card: PEAK, owner: 0, controller: 1, units: [foe('Watchful Sentry')] },
      { card: GROVE, owner: 1 },
    ],
  }).move(0, 'Test Ava', PEAK);
  for (let i = 0; i < 40 && !isCalm(game); i++) {
    const d = game.decision();
    const own = d.kind === 'PLAY_CARD' ? d.options.find((o) => o.card === card) : undefined;
    if (d.kind === 'PLAY_CARD') expect(d.options.map((o) => o.card)).toEqual([card]);
    if (own) game.answer(d.seat, { choose: [own.id] });
    else game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
  }
  return game;
}

describe('what is played “here”', () => {
  it('riftbound:355.2.b are units alone: a spell resolves, and gear enters as usual', () => {
    expect(attacked('Test Scout').where('Test Scout')).toBe(PEAK);
    const drawn = attacked('Test Note');
    expect([drawn.zones('Test Note'), drawn.hand(0)]).toEqual([['trash'], 3]);
    expect(attacked('Test Trap').zones('Test Trap')).toEqual(['base']);
  });
});

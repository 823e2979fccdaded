/** Spells that are banished with something, and those that have banished themselves before. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { position, type RiftboundPlay, runes } from '../support/position.js';
import { draw } from '../support/rites.js';

const dear = (name: string, ...effects: JsonObject[]) => {
  const one = spell(name, { effects });
  return { ...one, props: { ...(one.props as JsonObject), energy: 4 } };
};
const banishing = dear('Test Last', draw(1), { do: 'move', what: 'self', to: 'banishment', cause: 'banish' });
const plain = dear('Test Plain', draw(1));
function played(name: string): RiftboundPlay {
  const game = position(
    [
      {
        legend: 'Jhin, Virtuoso',
        hand: Array(4).fill(name),
        runes: [runes(24, 'Mind')],
        runeDeck: [runes(8, 'Mind')],
      },
      {},
    ],
    { definitions: [banishing, plain] },
  );
  for (let n = 0; n < 4; n++) {
    game.play(0, name);
    for (let i = 0; i < 30; i++) {
      const d = game.decision();
      if (d.kind === 'PRIORITY' && game.turnState() === 'neutralOpen') break;
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
  }
  return game;
}
const channeled = (game: RiftboundPlay): number => 8 - game.count(0, 'runeDeck');

describe('Jhin', () => {
  it('riftbound:427.1 banishes what isn’t banished yet, and counts nothing else', () => {
    expect(channeled(played('Test Plain'))).toBe(4);
    expect(played('Test Plain').zones('Test Plain')).toEqual(['trash', 'trash', 'trash', 'trash']);
    expect(channeled(played('Test Last'))).toBe(0);
    expect(played('Test Last').zones('Test Last')).toEqual(Array(4).fill('banishment'));
  });
});

/** Abilities that wait for something to become a target: which choices make targets, and how often (355, 383.4.b, 820.2.a). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered } from '../support/own-cards.js';
import { position } from '../support/position.js';

const UNIT = { has: ['types', 'Unit'] };
const PORO = 'Pouty Poro';
const watcher = gear(
  'Test Watcher',
  triggered(
    { on: 'target', player: 'you', object: [{ controller: 'you' }, UNIT] },
    { do: 'draw', who: 'you', count: 1 },
  ),
);
const MIGHT = { mod: 'add', stat: 'might', value: 1 };
const raise = (target: number): JsonObject => ({ do: 'modify', what: { target }, mods: [MIGHT] });

/** How many cards are in hand after a spell of which the only Poro is every target. */
function inHand(body: JsonObject, zone: 'base' | 'trash' = 'base'): number {
  const seat = { hand: ['Test Deed'], base: ['Test Watcher', ...(zone === 'base' ? [PORO] : [])] };
  const game = position([{ ...seat, trash: zone === 'trash' ? [PORO] : [] }, {}], {
    definitions: [watcher, spell('Test Deed', body)],
  });
  game.choose(0, { kind: 'PLAY', card: 'Test Deed' });
  while (game.decisions()[0]?.kind === 'TARGETS') game.choose(0, [{ card: PORO }]);
  return game.settle().hand(0);
}

describe('targets', () => {
  it('riftbound:820.2.a each instruction that chooses a unit targets it', () => {
    const two = { targets: [{ what: UNIT }, { what: UNIT }], effects: [raise(0), raise(1)] };
    const one = { targets: [{ what: UNIT }], effects: [raise(0), raise(0)] };
    expect([inHand(two), inHand(one)]).toEqual([2, 1]);
  });
  it('riftbound:355.9.a a card that is chosen in a trash is no unit', () => {
    const what: JsonObject[] = [{ zone: 'trash' }, { owner: 'you' }, UNIT];
    const fetch: JsonObject = {
      targets: [{ what }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    };
    // The Poro alone.
    expect(inHand(fetch, 'trash')).toBe(1);
  });
});

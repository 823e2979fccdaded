/** Modes: which may be chosen, where only those may that were not chosen yet in this turn (355.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, withKeyword } from '../support/own-cards.js';
import { position } from '../support/position.js';
import { draw } from '../support/rites.js';

const MODES: JsonObject[] = [
  { label: 'draw', effects: [draw(1)] },
  { label: 'score', effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }] },
];
const chooser = (unchosen?: string): JsonObject =>
  gear('Test Chooser', {
    kind: 'activated',
    cost: [],
    modes: { min: 1, max: 1, choices: MODES, ...(unchosen ? { unchosen } : {}) },
  });
const game = (definition: JsonObject) =>
  position([{ base: ['Test Chooser'], hand: ['Test Theft'] }, { hand: ['Test Theft'] }], {
    definitions: [
      definition,
      withKeyword(
        spell('Test Theft', {
          targets: [{ what: { has: ['types', 'Gear'] } }],
          effects: [
            { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
          ],
        }),
        'action',
      ),
    ],
  });
const modesOf = (play: ReturnType<typeof game>): unknown[] => {
  const decision = play.use(0, 'Test Chooser').decision();
  return decision?.kind === 'MODES' && 'options' in decision ? decision.options.map(({ label }) => label) : [];
};

describe('modes that may be chosen once in a turn', () => {
  it('riftbound:355.3 a mode that was chosen before in the turn is not chosen again', () => {
    const once = game(chooser('any'));
    expect(modesOf(once)).toEqual(['draw', 'score']);
    once.choose(0, { index: 0 }).settle();
    expect(once.hand(0)).toBe(2);
    once.use(0, 'Test Chooser').settle();
    expect([once.hand(0), once.points(0)]).toEqual([2, 1]);
    expect(once.offered().filter((one) => one.includes('Test Chooser'))).toEqual([]);
  });
  it('riftbound:355.3 all of them are open where nothing is said', () => {
    const free = game(chooser());
    free.use(0, 'Test Chooser').choose(0, { index: 0 }).settle();
    expect(modesOf(free)).toEqual(['draw', 'score']);
  });
});

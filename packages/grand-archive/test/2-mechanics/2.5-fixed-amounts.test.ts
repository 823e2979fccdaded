/** What an effect changes an amount by is worked out as the effect resolves, and not again when it applies, as cards say of LV. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const CHAMPION: JsonObject = { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] };
const LEVEL: JsonObject = { stat: 'level', of: CHAMPION };
const END = { kind: 'endOfTurn' };
const weaken = (amount: JsonObject): JsonObject =>
  action('Weaken', {
    targets: [on('Ally')],
    effects: [
      { do: 'createReplacement', entities: { target: 0 }, replaces: { on: 'damage', change: { amount } }, until: END },
    ],
  });
const inspire = action('Inspire', {
  effects: [{ do: 'modify', what: CHAMPION, mods: [{ mod: 'add', stat: 'level', value: 2 }], until: END }],
});
const bolt = action('Bolt', {
  targets: [on('Ally')],
  effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
});
const giant = ally('Giant', { life: 20 });

describe('an amount that is changed for a while', () => {
  const damage = (first: string, second: string): unknown => {
    const cards = [weaken({ sum: [{ event: 'amount' }, LEVEL] }), inspire, bolt, giant];
    const game = play(cards, { hand: ['Weaken', 'Inspire', 'Bolt', ...some(2)], field: ['Giant'] }, {});
    const cast = (name: string): void => {
      game.activateCard(0, name, ...(name === 'Inspire' ? [] : [{ card: 'Giant' }])).resolve();
    };
    for (const name of [first, second, 'Bolt']) cast(name);
    return game.the('Giant', 'field').damage;
  };

  it('grows by the level that there was as the effect resolved', () => {
    expect([damage('Inspire', 'Weaken'), damage('Weaken', 'Inspire')]).toEqual([3, 1]);
  });
});

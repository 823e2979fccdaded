/** The damage that units have is a number: damaged and undamaged units (2.9.0.13, 2.9.0.14, 2.11.7.14.6.5). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const yours: JsonObject[] = [{ has: ['types', ['Champion']] }, { controller: 'you' }];
const hurt = (least: number): JsonObject => ({ compare: [{ stat: 'damage', of: { each: yours } }, '>=', least] });
const wrath = ally(
  'Wrath',
  { life: 9 },
  {
    kind: 'static',
    if: hurt(20),
    mods: [{ mod: 'add', stat: 'power', value: { stat: 'damage', of: { each: yours } } }],
  },
);
const cull = action('Cull', {
  targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Ally'] }, { stat: ['damage', '>=', 1] }] }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const definitions = [wrath, cull];
const power = (damage: number) =>
  play(definitions, { champion: lorraine(3, { damage }), field: ['Wrath'] }, {}).figures('Wrath');

describe('damage as a number', () => {
  it('ga:2.9.0.14 is of a champion its damage counters', () => {
    expect([power(19), power(20), power(22)]).toEqual(['1/9', '21/9', '23/9']);
  });

  it('ga:2.11.7.14.6.5 a damaged ally has some, ga:2.11.7.14.6.6 an undamaged one none', () => {
    const cards = (damage?: number) =>
      play(definitions, { hand: ['Cull'] }, { field: [{ card: 'Wrath', ...(damage ? { damage } : {}) }] }).offers();
    expect([cards(1), cards()]).toEqual([['PASS', 'ACTIVATE_CARD Cull'], ['PASS']]);
  });

  it('ga:2.9.0.13 and what is gone as the turn ends is damage no more', () => {
    const game = play(definitions, { hand: ['Cull'] }, { field: [{ card: 'Wrath', damage: 1 }] });
    expect(game.to('main', 5).offers()).not.toContain('ACTIVATE_CARD Cull');
  });
});

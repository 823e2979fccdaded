/** What more than one type makes of an object, whichever of them stands first (178). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { choices } from '../support/kinds.js';
import { card, gear } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, does, draw, foe, GEAR, giant, giveMight, recruit, status, UNIT } from '../support/rites.js';

describe('objects of several types', () => {
  const golems = [
    ['Unit', 'Gear'],
    ['Gear', 'Unit'],
  ].map((types) => card('Test Golem', { types, might: 3 }));
  const each = (check: (golem: JsonObject) => void): void => {
    for (const golem of golems) check(golem);
  };
  it('riftbound:178.1 whichever type stands first, it moves, fights and is hurt as a unit, and is used as gear', () => {
    each((golem) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Golem', 'Test Giant'] }, {}], {
        definitions: [
          golem,
          giant,
          recruit,
          does(
            { do: 'damage', to: { each: GEAR }, amount: 1 },
            { do: 'modify', what: { each: UNIT }, mods: [{ mod: 'add', stat: 'might', value: 1 }] },
          ),
        ],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
      });
      game.play(0, 'Test Rite').settle();
      expect(game.unit('Test Golem')).toMatchObject({ might: 4, damage: 1 });
      game.move(0, 'Test Golem', PEAK);
      expect(game.unit('Test Golem')).toMatchObject({ attacker: true });
      game.settle();
      expect([game.zones('Test Recruit'), game.where('Test Golem'), game.holder(PEAK)]).toEqual([['trash'], PEAK, 0]);
    });
  });
  it('riftbound:178.1.a what units have comes first: it is played exhausted, to a battlefield, and stays there', () => {
    each((golem) => {
      const game = position([{ hand: ['Test Golem', 'Test Rite'] }, {}], {
        definitions: [golem, does(draw(1))],
        battlefields: [{ card: PEAK, controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
      });
      game.play(0, 'Test Golem', { at: PEAK });
      expect([game.where('Test Golem'), game.ready('Test Golem')]).toEqual([PEAK, false]);
      expect(game.play(0, 'Test Rite').settle().where('Test Golem')).toBe(PEAK);
    });
  });
  it('riftbound:178.1.a.1.a no cleanup recalls it, at a battlefield of its own, of another player or of nobody', () => {
    each((golem) => {
      for (const controller of [0, 1, null]) {
        const game = position([{ base: ['Test Golem'] }, {}], {
          definitions: [golem],
          battlefields: [{ card: PEAK, controller }, { card: GROVE }],
        });
        game.move(0, 'Test Golem', PEAK);
        expect([game.where('Test Golem'), game.happened('RECALLED')]).toEqual([PEAK, []]);
        expect(game.settle().where('Test Golem')).toBe(PEAK);
      }
    });
  });
  it('riftbound:178.2.a it makes standard moves, by itself and with others, there and back', () => {
    each((golem) => {
      const game = position([{ base: ['Test Golem', 'Noxus Hopeful', 'Test Tool'] }, {}], {
        definitions: [golem, gear('Test Tool')],
      });
      expect(
        game
          .offered()
          .filter((one) => one.startsWith('MOVE'))
          .sort(),
      ).toEqual(['MOVE Noxus Hopeful', 'MOVE Test Golem']);
      game.move(0, 'Noxus Hopeful', PEAK, ['Test Golem']).settle();
      expect([game.where('Test Golem'), game.ready('Test Golem')]).toEqual([PEAK, false]);
      game.until({ turn: 5, step: 'main' }).move(0, 'Test Golem', 'base');
      expect(game.where('Test Golem')).toBe('base');
    });
  });
  it('riftbound:178.2.a.1 at a battlefield it counts among the units there, and holds it', () => {
    each((golem) => {
      const game = position([{ base: ['Test Golem'] }, {}], { definitions: [golem] });
      game.move(0, 'Test Golem', PEAK).settle();
      expect([game.the(PEAK).units, game.holder(PEAK), game.points(0)]).toEqual([[game.unit('Test Golem').id], 0, 1]);
      expect(game.until({ turn: 5, step: 'main' }).points(0)).toBe(2);
    });
  });
  it('riftbound:178.3 it is chosen by what asks for a unit and by what asks for gear, and changed by both', () => {
    each((golem) => {
      for (const what of [UNIT, GEAR]) {
        const game = position([{ hand: ['Test Rite'], base: ['Test Golem', 'Test Giant', 'Test Tool'] }, {}], {
          definitions: [golem, giant, gear('Test Tool'), aims(what, giveMight(2), status('exhausted'))],
        }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
        expect(choices(game)).toEqual(what === UNIT ? ['Test Giant', 'Test Golem'] : ['Test Golem', 'Test Tool']);
        game.choose(0, [{ card: 'Test Golem' }]).settle();
        expect(game.unit('Test Golem')).toMatchObject({ might: 5, exhausted: true });
      }
    });
  });
});

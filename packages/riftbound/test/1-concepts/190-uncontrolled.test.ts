/** Battlefields that nobody controls (190). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, triggered } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const _might = (value: number): JsonObject => ({
  do: 'modify',
  what: { target: 0 },
  mods: [{ mod: 'add', stat: 'might', value }],
});

describe('battlefields of nobody', () => {
  const BATTLEFIELD: JsonObject = { has: ['types', 'Battlefield'] };
  const field = (...abilities: JsonObject[]): JsonObject => ({
    name: 'Test Field',
    props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
    abilities,
  });
  const at = (definition: JsonObject, controller: number | null, more: JsonObject[] = [], hand: string[] = []) =>
    position([{ hand, base: ['Pouty Poro'] }, {}], {
      battlefields: [
        { card: 'Test Field', controller, units: controller === null ? [] : [{ card: 'Honest Broker', controller }] },
        { card: PEAK, controller: 1, units: [{ card: 'Watchful Sentry', controller: 1 }] },
      ],
      definitions: [definition, ...more],
    });
  const each = (player: string, ...effects: JsonObject[]): JsonObject =>
    triggered({ on: 'step', match: { step: 'beginning' }, player }, ...effects);
  const point = (who: unknown): JsonObject => ({ do: 'stat', who: who as string, stat: 'points', amount: 1 });

  it('riftbound:190.6.b the turn player handles what triggers there, for whomever it names', () => {
    const game = at(field(each('any', point({ event: 'player' }))), null).until({ turn: 4, step: 'beginning' });
    expect([game.chain(), game.view().stack[0]?.controller]).toEqual([['Test Field'], 1]);
    expect(game.until({ turn: 4, step: 'main' }).points(1)).toBe(2);
  });

  it('riftbound:190.6.d "you" is no one there, nor has no one opponents, and such instructions are ignored', () => {
    const token = card('Test Recruit', { types: ['Unit'], might: 1 });
    const effects = [point('you'), point('opponents'), { do: 'playToken', token }, { do: 'add', energy: 1 }];
    const game = at(field(each('any', ...effects)), null).until({ turn: 5, step: 'main' });
    // Each has held the peak or nothing.
    expect([game.points(0), game.points(1), game.onBoard('Test Recruit')]).toEqual([0, 1, []]);
    const held = at(field(each('any', ...effects.slice(0, 1))), 0).until({ turn: 4, step: 'main' });
    expect(held.points(0)).toBe(1);
  });

  it.each(['you', 'opponent'])('riftbound:190.2 what waits for %s of nobody does not trigger', (player) => {
    const game = at(field(each(player, point({ event: 'player' }))), null).until({ turn: 5, step: 'main' });
    expect([game.points(0), game.points(1)]).toEqual([0, 1]);
  });

  it('riftbound:190.2 it is neither friendly nor an enemy in filters', () => {
    const seize = (controller: string) =>
      spell('Test Seize', { targets: [{ what: [BATTLEFIELD, { controller }] }], effects: [] });
    const offered = (controller: string, holder: number | null) =>
      at(field(), holder, [seize(controller)], ['Test Seize'])
        .offered()
        .includes('PLAY Test Seize');
    expect([offered('you', null), offered('you', 0)]).toEqual([false, true]);
    const game = at(field(), null, [seize('opponent')], ['Test Seize']).play(0, 'Test Seize');
    // The peak is the only one of an opponent, so that nothing is asked.
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: PEAK }]);
  });

  it('riftbound:190.6.d continuous effects for "you" and opponents reach nobody', () => {
    const strong = field({
      kind: 'static',
      affects: [UNIT, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'might', value: 3 }],
    });
    expect(at(strong, null).might('Pouty Poro')).toBe(2);
    expect(at(strong, 0).might('Pouty Poro')).toBe(5);
  });
});

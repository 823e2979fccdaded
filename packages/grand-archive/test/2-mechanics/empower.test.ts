/** Empowering the next Spell card of the turn (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const LV: JsonObject = { stat: 'level', of: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] } };
const foe: JsonObject = { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] };
const strike = action('Strike', { effects: [{ do: 'damage', amount: LV, to: foe }] });
const plain: JsonObject = { ...strike, name: 'Skill' };
const skill: JsonObject = { ...plain, props: { ...(strike.props as JsonObject), name: 'Skill', subtypes: ['Skill'] } };
const cheap: JsonObject = {
  ...action('Cheap', { effects: [{ do: 'draw', who: 'you', count: 1 }] }),
};
const efficient: JsonObject = {
  ...cheap,
  props: { ...(cheap.props as JsonObject), cost: 3 },
  abilities: [...(cheap.abilities as JsonObject[]), { kind: 'keyword', keyword: 'efficiency' }],
};
const channel = (amount: number): JsonObject => action(`Channel ${amount}`, { effects: [{ do: 'empower', amount }] });
const quiet = (amount: number): JsonObject => {
  const card = channel(amount);
  return { ...card, props: { ...(card.props as JsonObject), subtypes: ['Skill'] } };
};
const twin = action('Twin', {
  targets: [{ what: [{ zone: 'effectsStack' }, { named: 'Strike' }] }],
  effects: [{ do: 'copy', what: { target: 0 } }],
});
const guard = ally('Guard', { life: 9 }, { kind: 'static', mods: [{ mod: 'add', stat: 'power', value: LV }] });
const definitions = [strike, skill, efficient, quiet(2), quiet(3), quiet(0), twin, guard];
const start = (hand: string[], more: JsonObject = {}) =>
  play(definitions, { champion: lorraine(1), hand, ...more }, {});
type Game = ReturnType<typeof start>;
const done = (game: Game, ...names: string[]): Game =>
  names.reduce((now, name) => now.activateCard(0, name).resolve(), game);

describe('empower', () => {
  it('ga:2.11.7.15.2 the next Spell card resolves as though the champion had so many levels more', () => {
    const game = done(start(['Channel 2', 'Strike', 'Strike']), 'Channel 2', 'Strike');
    expect(game.damage(1)).toBe(3);
    expect([game.champion(0).level, done(game, 'Strike').damage(1)]).toEqual([1, 4]);
  });
  it('ga:2.11.7.15.2 it adds up', () => {
    expect(done(start(['Channel 2', 'Channel 3', 'Strike']), 'Channel 2', 'Channel 3', 'Strike').damage(1)).toBe(6);
  });
  it('ga:2.11.7.15.2 what is no Spell is not empowered, and takes nothing', () => {
    const game = done(start(['Channel 2', 'Skill', 'Strike']), 'Channel 2', 'Skill');
    expect(game.damage(1)).toBe(1);
    expect(done(game, 'Strike').damage(1)).toBe(4);
  });
  it('ga:2.11.7.15.2 it is activated so: its cost counts the levels too', () => {
    const cost = (game: Game): unknown =>
      game.decision().options.find(({ card, kind }) => card === 'Cheap' && kind === 'ACTIVATE_CARD')?.cost;
    expect(cost(start(['Cheap', 'Skill', 'Skill']))).toContain('2');
    const game = done(start(['Channel 2', 'Cheap', 'Skill', 'Skill']), 'Channel 2');
    expect(cost(game)).toContain('0');
    const before = game.count(0, 'memory');
    game.activateCard(0, 'Cheap');
    expect(game.count(0, 'memory')).toBe(before);
  });
  it('ga:2.11.7.15.2 for the turn only', () => {
    const game = done(start(['Channel 2', 'Strike']), 'Channel 2').to('main', 5);
    expect(done(game, 'Strike').damage(1)).toBe(1);
  });
  it('ga:2.11.7.15.2 copies are empowered as well', () => {
    const game = done(start(['Channel 2', 'Strike', 'Twin']), 'Channel 2').activateCard(0, 'Strike');
    game.activateCard(0, 'Twin').resolve().resolve().resolve();
    expect(game.damage(1)).toBe(6);
  });
  it('ga:2.11.7.15.2 nothing else sees more levels', () => {
    const game = done(start(['Channel 2', 'Strike'], { field: ['Guard'] }), 'Channel 2').activateCard(0, 'Strike');
    expect(game.figures('Guard')).toBe('2/9');
  });
});

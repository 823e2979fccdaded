/** Cards with Reaction, whatever gives it to them: what these cost more during showdowns (811, 813, 819, 822). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card } from '../support/own-cards.js';
import { GROVE, position, runes } from '../support/position.js';
import { energy, giant } from '../support/rites.js';

const vortex = card(
  'Test Vortex',
  { types: ['Battlefield'] },
  {
    kind: 'static',
    affects: { players: 'all' },
    if: { is: ['self', { is: 'inShowdown' }] },
    mods: [{ mod: 'cost', of: [{ is: 'withReaction' }], more: energy(2) }],
  },
);
const held = (name: string, keyword: string, type = 'Spell'): JsonObject =>
  card(
    name,
    { types: [type], ...(type === 'Unit' ? { might: 1 } : {}) },
    { kind: 'keyword', keyword },
    ...(type === 'Spell' ? [{ kind: 'spell', effects: [] }] : []),
  );
/** How many runes it takes to play a card in a showdown at the Vortex. */
function spent(definition: JsonObject, at?: string): number {
  const name = String(definition.name);
  const game = position([{ base: ['Test Giant'], hand: [name], runes: [runes(6, 'Mind')] }, {}], {
    definitions: [vortex, giant, definition],
    battlefields: [
      { card: 'Test Vortex', owner: 0 },
      { card: GROVE, owner: 1 },
    ],
  }).move(0, 'Test Giant', 'Test Vortex');
  game.play(0, name, at ? { at } : {}).settle();
  return game.runes(0).filter(({ exhausted }) => exhausted).length;
}

describe('cards with Reaction', () => {
  it('riftbound:813.5.b Reaction is a quality of the card, which Action is not', () => {
    expect([spent(held('Test Rite', 'reaction')), spent(held('Test Rite', 'action'))]).toEqual([2, 0]);
  });
  it('riftbound:822.1.b a unit has it as it is played by Ambush', () => {
    expect(spent(held('Test Lurker', 'ambush', 'Unit'), 'Test Vortex')).toBe(2);
  });
  it('riftbound:811.1.b what is face down has it', () => {
    const trap = held('Test Trap', 'hidden');
    const game = position([{ base: ['Test Giant'], runes: [runes(6, 'Mind')] }, {}], {
      definitions: [vortex, giant, trap],
      battlefields: [
        { card: 'Test Vortex', owner: 0, controller: 1, units: [{ card: 'Watchful Sentry', controller: 1 }] },
        { card: GROVE, owner: 1, controller: 0, units: ['Test Giant'], facedown: [{ card: 'Test Trap', turn: 1 }] },
      ],
    }).move(0, { card: 'Test Giant', zone: 'base' }, 'Test Vortex');
    game.choose(0, { kind: 'PLAY', card: 'Test Trap' });
    expect(game.happened('COST_PAID').at(-1)).toMatchObject({ seat: 0, energy: 2 });
  });
  it('riftbound:819.1.b gear with Quick-Draw has it', () => {
    const blade = card(
      'Test Blade',
      { types: ['Gear'], tags: ['Equipment'] },
      { kind: 'keyword', keyword: 'quick-draw' },
      { kind: 'keyword', keyword: 'equip', cost: energy(1) },
    );
    expect(spent(blade)).toBe(2);
  });
});

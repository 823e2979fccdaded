import type { TargetSpec } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  attach,
  card,
  color,
  continuous,
  creature,
  enchant,
  gainLife,
  instant,
  keyword,
  land,
  player,
  plus,
  subtype,
  t,
  target,
  triggered,
  youControl,
} from '../../6-spells/test-cards.js';
import { aims } from './aims.js';

const aura = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities });
for (const definition of [
  aura('Test Own Aura', enchant(and(creature, youControl)), continuous('attached', plus(1, 1))),
  aura('Test Land Aura', enchant(land)),
  aura('Test Curse', enchant(player), triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] })),
  aura(
    'Test Choosy Aura',
    keyword('enchant', { from: creature }),
    keyword('enchant', { from: color('G') }),
    { kind: 'spell', targets: [target(and(creature, color('G')))], effects: [] },
    continuous('attached', plus(1, 1)),
  ),
])
  ownCards(definition);

const options = (spell: string, mine: string[], theirs: string[]): unknown[] =>
  aims(magicPosition([{ hand: [spell], battlefield: mine }, { battlefield: theirs }]), spell);

describe('enchant (702.5)', () => {
  it('mtg:702.5a it says what the Aura spell may target', () => {
    expect(options('Test Own Aura', ['Grizzly Bears', 'Forest'], ['Hill Giant'])).toEqual(['Grizzly Bears']);
    expect(options('Test Land Aura', ['Grizzly Bears', 'Forest'], ['Mountain'])).toEqual(['Forest', 'Mountain']);
    expect(options('Test Own Aura', ['Forest'], ['Hill Giant'])).toEqual([]);
  });
  it('mtg:702.5a it says what the Aura may stay on: losing control of the creature loses the Aura', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: lands(4, 'Island') },
      {
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Own Aura', attachedTo: 'b' },
        ],
      },
    ])
      .cast(0, 'Control Magic')
      .resolve();
    expect([game.the('Grizzly Bears').controller, game.zones('Test Own Aura')]).toEqual([0, ['graveyard']]);
  });
  it('mtg:702.5c several enchant abilities must all fit', () => {
    expect(options('Test Choosy Aura', ['Grizzly Bears', 'Hill Giant'], [])).toEqual(['Grizzly Bears']);
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Hill Giant', as: 'g' },
          { card: 'Test Choosy Aura', attachedTo: 'g' },
        ],
      },
      {},
    ]);
    expect(game.zones('Test Choosy Aura')).toEqual(['graveyard']);
  });
  it('mtg:702.5d what enchants players targets players and stays on one', () => {
    expect(options('Test Curse', ['Grizzly Bears'], ['Hill Giant']).sort()).toEqual([0, 1]);
    const game = magicPosition([{ hand: ['Test Curse'] }, {}])
      .cast(0, 'Test Curse', { player: 1 })
      .resolve();
    expect(game.the('Test Curse').attachedTo).toEqual({ player: 1 });
    expect(game.until({ turn: 4, step: 'draw' }).life(0)).toBe(21);
  });
  it('mtg:702.5d it can’t be attached to a permanent, but to another player', () => {
    const move = (name: string, to: TargetSpec) =>
      instant(name, '{0}', { targets: [target(subtype('Aura')), to], effects: [attach(t(0), t(1))] });
    const game = magicPosition(
      [{ hand: ['Test Curse', 'Test Pin', 'Test Pass'], battlefield: ['Grizzly Bears'] }, {}],
      {
        definitions: [move('Test Pin', target(creature)), move('Test Pass', target(player))],
      },
    );
    game.cast(0, 'Test Curse', { player: 1 }).resolve().cast(0, 'Test Pin').resolve();
    expect(game.the('Test Curse').attachedTo).toEqual({ player: 1 });
    game.cast(0, 'Test Pass', { player: 0 }).resolve();
    expect(game.the('Test Curse').attachedTo).toEqual({ player: 0 });
  });
});

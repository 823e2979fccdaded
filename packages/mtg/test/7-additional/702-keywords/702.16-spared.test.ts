/** Protection that an Aura gives and that does not remove it (702.16n, 702.16p). */

import type { KeywordAbility } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  attach,
  card,
  color,
  continuous,
  creature,
  enchant,
  has,
  instant,
  keyword,
  mana,
  plus,
  t,
  target,
} from '../../6-spells/test-cards.js';

const aura = (name: string, cost: string, spares: KeywordAbility['spares']) =>
  card(name, {
    cost,
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      continuous('attached', [
        has(keyword('protection', { from: color('W'), label: 'white', ...(spares ? { spares } : {}) })),
      ]),
    ],
  });
ownCards(
  aura('Test Ward', '{W}', { what: 'self' }),
  aura('Test Grand Ward', '{W}', { what: { has: ['subtypes', 'Aura'] } }),
  aura('Test Blessing', '{W}', {
    what: [{ has: ['subtypes', ['Aura', 'Equipment']] }, { controller: 'you' }],
    already: true,
  }),
  instant('Test Arming', '{0}', {
    targets: [target(creature)],
    effects: [attach({ each: [{ has: ['subtypes', 'Equipment'] }] }, t(0))],
  }),
  aura('Test Plain Ward', '{W}', undefined),
  card('Test Shine', {
    cost: '{W}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  card('Test Sword', {
    type: 'Artifact — Equipment',
    colors: ['W'],
    abilities: [keyword('equip', { cost: [mana('{0}')] }), continuous('attached', plus(2, 0))],
  }),
);

const PLAINS = ['Plains', 'Plains'];
const at = (battlefield: (string | { card: string; as?: string; attachedTo?: string })[], ...hand: string[]): Play =>
  magicPosition([{ hand, battlefield: [{ card: 'Grizzly Bears', as: 'bear' }, ...battlefield, ...PLAINS] }, {}]);
const on = (name: string) => ({ card: name, attachedTo: 'bear' });
const cast = (game: Play, name: string): Play => game.castAt(0, name, { card: 'Grizzly Bears' }).resolve();

describe('protection (702.16)', () => {
  it('mtg:702.16n the Aura that says so stays, and all others of the quality go', () => {
    const game = cast(at([on('Test Shine')], 'Test Ward'), 'Test Ward');
    expect([game.zones('Test Ward'), game.zones('Test Shine')]).toEqual([['battlefield'], ['graveyard']]);
    const plain = cast(at([on('Test Shine')], 'Test Plain Ward'), 'Test Plain Ward');
    expect([plain.zones('Test Plain Ward'), plain.zones('Test Shine')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:702.16n where it spares all Auras they all stay', () => {
    const game = cast(at([on('Test Shine'), on('Test Sword')], 'Test Grand Ward'), 'Test Grand Ward');
    expect([game.zones('Test Grand Ward'), game.zones('Test Shine')]).toEqual([['battlefield'], ['battlefield']]);
    expect(game.the('Test Sword').attachedTo).toBeNull();
  });

  it('mtg:702.16n another instance of the protection removes it as usual', () => {
    const twice = at([on('Test Grand Ward'), on('Test Ward')]).until({ step: 'end' });
    expect([twice.zones('Test Grand Ward'), twice.zones('Test Ward')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:702.16p what was attached already stays, and nothing more can be attached', () => {
    const game = cast(at([on('Test Shine'), 'Test Sword'], 'Test Blessing', 'Test Arming'), 'Test Blessing');
    expect([game.zones('Test Blessing'), game.zones('Test Shine')]).toEqual([['battlefield'], ['battlefield']]);
    game.castAt(0, 'Test Arming', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Sword').attachedTo).toBeNull();
    const equipped = cast(at([on('Test Sword')], 'Test Blessing'), 'Test Blessing');
    expect(equipped.figures('Grizzly Bears')).toBe('4/2');
  });
});

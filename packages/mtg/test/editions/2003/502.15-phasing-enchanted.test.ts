/** Phasing (502.15) of what is enchanted, of its enchantments, and the order in which they come back. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  has,
  instant,
  keyword,
  land,
  or,
  permanent,
  plus,
  sorcery,
  t,
  target,
} from '../../../src/language/builders.js';
import { many, position } from './table.js';

type Mods = Parameters<typeof continuous>[1];
type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const aura = (name: string, on: Parameters<typeof enchant>[0], mods: Mods, ...abilities: Abilities) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(on), continuous('attached', mods), ...abilities],
  });
const figures = (value: number): Mods => [
  { mod: 'set', prop: 'power', value },
  { mod: 'set', prop: 'toughness', value },
];

const destroying = { do: 'move', to: 'graveyard', cause: 'destroy' } as const;

ownCards(
  card('Test Fading Gem', { cost: '{0}', type: 'Artifact', abilities: [keyword('phasing')] }),
  creatureCard('Test Firm', '{0}', 'Golem', '1/1', continuous('self', figures(5))),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Fate', '{0}', { targets: [target(creature)], effects: [{ ...destroying, what: t(0) }] }),
  sorcery('Test Haze', '{0}', {
    effects: [{ do: 'phaseOut', what: { each: [permanent, or(creature, { has: ['types', 'Enchantment'] })] } }],
  }),
  aura('Test Small', creature, figures(1)),
  aura('Test Large', creature, figures(7)),
  aura('Test Haunt', creature, plus(1, 1), keyword('phasing')),
  aura('Test Ribbon', { has: ['types', 'Enchantment'] }, [has('indestructible')]),
  aura('Test Halo', creature, plus(1, 1)),
  aura('Test Charm', or(artifact, land), [has('indestructible')]),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
/** What is phased out, by name. */
const out = (game: Play): string[] =>
  Object.values(game.view().objects)
    .flatMap((one) => (one.zone === 'phasedOut' ? [String(one.card)] : []))
    .sort();
const at = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });
const cast = (game: Play, name: string, on?: string): Play =>
  on === undefined ? game.cast(0, name).resolve() : game.castAt(0, name, { card: on }).resolve();

describe('enchantments', () => {
  const enchanted = (on: string, ...auras: (string | object)[]) => [
    { card: on, as: 'host' },
    ...auras.map((one) => ({ ...(typeof one === 'string' ? { card: one } : one), attachedTo: 'host' })),
  ];

  it('mtg-2003:502.15i those on an artifact or a land go with it and come back with it, of whichever player', () => {
    for (const host of ['Test Fading Gem', 'Forest']) {
      const game = position({
        hand: ['Test Shift'],
        battlefield: enchanted(host, 'Test Charm', owned('Test Charm', 1)),
      });
      cast(game, 'Test Shift', host);
      expect([out(game), out(at(game, 4)), out(at(game, 5))]).toEqual([
        ['Test Charm', 'Test Charm', host].sort(),
        ['Test Charm', 'Test Charm', host].sort(),
        [],
      ]);
    }
  });

  it('mtg-2003:502.15i one on an enchantment that goes along goes along as well', () => {
    const game = position({
      hand: ['Test Shift'],
      battlefield: [
        { card: 'Hill Giant', as: 'host' },
        { card: 'Test Halo', attachedTo: 'host', as: 'halo' },
        { card: 'Test Ribbon', attachedTo: 'halo' },
      ],
    });
    cast(game, 'Test Shift', 'Hill Giant');
    expect([out(game), out(at(game, 5))]).toEqual([['Hill Giant', 'Test Halo', 'Test Ribbon'], []]);
    expect(game.zones('Test Ribbon')).toEqual(['battlefield']);
  });

  it('mtg-2003:502.15i what would phase out with its creature and by itself goes with that, and comes back with it', () => {
    const game = position({ hand: ['Test Haze'], battlefield: enchanted('Hill Giant', owned('Test Halo', 1)) });
    cast(game, 'Test Haze');
    expect([out(game), out(at(game, 4)), out(at(game, 5))]).toEqual([
      ['Hill Giant', 'Test Halo'],
      ['Hill Giant', 'Test Halo'],
      [],
    ]);
    expect(game.figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:502.15j one whose creature has left goes to its owner’s graveyard as it comes back', () => {
    const game = position(
      { hand: ['Test Fate'], battlefield: [{ card: 'Hill Giant', as: 'host' }] },
      { battlefield: [{ card: 'Test Haunt', attachedTo: 'host', controller: 0 }] },
    );
    expect(out(at(game, 5))).toEqual(['Test Haunt']);
    cast(game, 'Test Fate', 'Hill Giant');
    expect(out(at(game, 6))).toEqual(['Test Haunt']);
    expect(at(game, 7).the('Test Haunt', 'graveyard').owner).toBe(1);
  });

  it('mtg-2003:502.15k what goes with a creature is younger than that as it is back, and in the order that it had', () => {
    const both = (...auras: string[]) => {
      const game = position({ hand: ['Test Shift'], battlefield: enchanted('Test Firm', ...auras) });
      const before = game.figures('Test Firm');
      return [before, at(cast(game, 'Test Shift', 'Test Firm'), 5).figures('Test Firm')];
    };
    expect([both('Test Small'), both('Test Small', 'Test Large'), both('Test Large', 'Test Small')]).toEqual([
      ['1/1', '1/1'],
      ['7/7', '7/7'],
      ['1/1', '1/1'],
    ]);
  });

  it('mtg-2003:502.15k of three that come back the active player says which is oldest, and what is on them is not asked about', () => {
    const three = ['Test Firm', 'Hill Giant', 'Gray Ogre'];
    const game = position(
      {
        hand: many('Test Shift', 3),
        battlefield: [...enchanted('Test Firm', 'Test Small', 'Test Large'), 'Hill Giant', 'Gray Ogre'],
      },
      {},
    );
    for (const name of three) cast(game, 'Test Shift', name);
    game.until({ kind: 'ORDER' });
    expect([
      game.decision().seat,
      game
        .decision()
        .options?.map((one) => one.card)
        .sort(),
    ]).toEqual([0, [...three].sort()]);
    game.answer(0, { order: [...three].reverse().map((name) => ({ card: name })) });
    expect(at(game, 5).figures('Test Firm')).toBe('7/7');
  });
});

/** Mana that may be spent only on some things, and what comes of spending it (106.6). */
import type { ActivatedAbility, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  asItEnters,
  card,
  creature,
  creatureCard,
  draw,
  instant,
  mana,
  rule,
  tap,
} from '../6-spells/test-cards.js';

type Added = Omit<Extract<Effect, { do: 'addMana' }>, 'do'>;
const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const adds = (added: Added): ActivatedAbility => ({
  kind: 'activated',
  cost: [tap],
  immediate: true,
  effects: [{ do: 'addMana', ...added }],
});
const landWith = (name: string, added: Added, ...more: ActivatedAbility[]) =>
  card(name, { type: 'Land', abilities: [adds(added), ...more] });
const artifact = { has: ['types', 'Artifact'] as [string, string] };
const anything = { not: { player: 'any' as const } };

ownCards(
  landWith('Test Glade', { choices: ['{G}'], only: { cast: creature } }),
  landWith('Test Forge', { choices: ['{C}'], only: { activate: artifact } }),
  // As a Powerstone's: anything but nonartifact spells.
  landWith('Test Powerstone', { choices: ['{C}'], only: { cast: artifact, activate: anything, other: true } }),
  card('Test Cavern', {
    type: 'Land',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'creatureType', entering: true }),
      adds({
        choices: EACH,
        only: { cast: [creature, { chosen: 'creatureType' }] },
        spent: {
          cast: creature,
          effects: [{ do: 'modify', what: { event: 'object' }, mods: [rule('cantBeCountered')] }],
        },
      }),
    ],
  }),
  landWith('Test Path', {
    choices: ['{G}'],
    spent: { cast: creature, triggers: true, effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 1 } as never] },
  }),
  card('Test Twice', {
    cost: '{4}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('tapsForMore', { count: 2 })] }],
  }),
  card('Test Anvil', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([mana('{1}')], { effects: [draw(1)] })],
  }),
  card('Test Shrine', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [activated([mana('{1}')], { effects: [draw(1)] })],
  }),
  creatureCard('Test Elf', '{G}', 'Elf', '1/1'),
  creatureCard('Test Pair', '{1}{G}', 'Elf', '1/1'),
  creatureCard('Test Bear', '{G}', 'Bear', '2/2'),
  instant('Test Sprout', '{G}', { effects: [draw(1)] }),
);

const offered = (battlefield: string[], hand: string[]) =>
  magicPosition([{ hand, battlefield }, {}])
    .decision()
    .options?.filter(({ kind, mana: of }) => kind === 'CAST' || (kind === 'ACTIVATE' && !of))
    .map((option) => option.card)
    .sort();

describe('mana that is kept for something', () => {
  it('mtg:106.6 is spent on such spells alone', () => {
    const hand = ['Test Bear', 'Test Sprout', 'Test Pair'];
    expect(offered(['Test Glade'], hand)).toEqual(['Test Bear']);
    expect(offered(['Test Glade', 'Forest'], hand)).toEqual(['Test Bear', 'Test Pair', 'Test Sprout']);
    expect(offered(['Test Glade', 'Test Anvil', 'Test Shrine'], [])).toEqual([]);
  });

  it('mtg:106.6 is spent on abilities of such sources alone', () => {
    expect(offered(['Test Forge', 'Test Anvil', 'Test Shrine'], ['Test Anvil'])).toEqual(['Test Anvil']);
    const game = magicPosition([{ battlefield: ['Test Forge', 'Test Anvil'] }, {}])
      .activate(0, 'Test Anvil')
      .resolve();
    expect(game.hand(0)).toBe(1);
  });

  it('mtg:106.6 "can’t be spent to cast a nonartifact spell" leaves everything else', () => {
    const all = ['Test Powerstone', 'Test Shrine'];
    expect(offered(all, ['Test Anvil', 'Test Shrine'])).toEqual(['Test Anvil', 'Test Shrine']);
    const hand = magicPosition([{ hand: ['Test Anvil', 'Test Shrine'], battlefield: ['Test Powerstone'] }, {}])
      .decision()
      .options?.filter(({ kind }) => kind === 'CAST');
    expect(hand).toMatchObject([{ card: 'Test Anvil' }]);
  });

  it('mtg:106.6 lies in the pool with what it is kept for, and its type is the same', () => {
    const game = magicPosition([{ hand: ['Test Bear', 'Test Sprout'], battlefield: ['Test Glade'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Glade' });
    const { resources } = game.view().players[0] as unknown as { resources: { keptMana: object } };
    expect(resources).toMatchObject({ mana: { G: 1 } });
    expect(Object.entries(resources.keptMana)).toEqual([[expect.stringMatching(/^Add \{G\}\..*creature/i), 1]]);
    const casts = game.decision().options?.filter(({ kind }) => kind === 'CAST');
    expect(casts).toMatchObject([{ card: 'Test Bear' }]);
    game.cast(0, 'Test Bear');
    expect(game.view().players[0]?.resources).toEqual({ mana: {} });
  });

  it('mtg:106.4 empties as other mana does', () => {
    const game = magicPosition([{ hand: ['Test Bear'], battlefield: ['Test Glade'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Glade' }).until({ step: 'beginningOfCombat' });
    expect(game.view().players[0]?.resources).toEqual({ mana: {} });
    expect(game.happened('MANA_EMPTIED')).toMatchObject([{ mana: '{G}', amount: 1 }]);
  });

  it('mtg:118.3a whose mana is spent is its player’s choice', () => {
    const game = magicPosition([{ hand: ['Test Bear'], battlefield: ['Test Glade', 'Forest'] }, {}], {
      options: { payment: 'manual' },
    });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Glade' }).choose(0, { kind: 'ACTIVATE', card: 'Forest' });
    game.cast(0, 'Test Bear');
    expect(game.decision()).toMatchObject({ kind: 'PAY_MANA' });
    const pays = game.decision().options?.filter(({ kind }) => kind === 'PAY');
    expect(pays?.map(({ value }) => value)).toEqual(['{G}, kept: {G}', '{G}']);
    game.choose(0, { kind: 'PAY', value: '{G}' });
    expect(game.view().players[0]?.resources).toMatchObject({ mana: { G: 1 }, keptMana: {} });
  });

  it('mtg:106.6 of a chosen type; the spell that it pays for gets what the mana gives', () => {
    const cavern = { card: 'Test Cavern', chosen: { creatureType: 'Elf' } };
    const at = (on: unknown) =>
      magicPosition([
        { hand: ['Test Elf', 'Test Bear'], battlefield: [on as never] },
        { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
      ]);
    const game = at(cavern);
    expect(game.decision().options?.filter(({ kind }) => kind === 'CAST')).toMatchObject([{ card: 'Test Elf' }]);
    game.cast(0, 'Test Elf').choose(0, { kind: 'PASS' }).cast(1, 'Counterspell');
    expect(game.resolve().resolve().zones('Test Elf')).toEqual(['battlefield']);
    const plain = at('Forest');
    plain.cast(0, 'Test Elf').choose(0, { kind: 'PASS' }).cast(1, 'Counterspell');
    expect(plain.resolve().zones('Test Elf')).toEqual(['graveyard']);
  });
});

describe('what comes of spending mana', () => {
  it('mtg:106.6 what triggers on its being spent goes on the stack above the spell', () => {
    const game = magicPosition([{ hand: ['Test Bear', 'Test Sprout'], battlefield: ['Test Path', 'Forest'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Path' }).cast(0, 'Test Bear');
    expect(game.view().stack).toMatchObject([{ source: game.the('Test Path').id }, { card: 'Test Bear' }]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:106.6 nothing triggers where it is spent on something else', () => {
    const game = magicPosition([{ hand: ['Test Sprout'], battlefield: ['Test Path'] }, {}]).cast(0, 'Test Sprout');
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:106.6a more of it is kept for the same, and of each something comes', () => {
    const all = { hand: ['Test Pair', 'Test Sprout'], battlefield: ['Test Twice', 'Test Path'] };
    const game = magicPosition([all, {}]).cast(0, 'Test Pair').takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack).toHaveLength(3);
    const glade = { hand: ['Test Pair', 'Test Sprout'], battlefield: ['Test Twice', 'Test Glade'] };
    const casts = magicPosition([glade, {}])
      .decision()
      .options?.filter(({ kind }) => kind === 'CAST');
    expect(casts).toMatchObject([{ card: 'Test Pair' }]);
  });
});

import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  discard,
  each,
  gainLife,
  has,
  instant,
  opponent,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const edict: Effect = { do: 'sacrifice', who: 'players', filter: [{ zone: 'battlefield' }, creature] };
for (const definition of [
  card('Test Roads', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])],
  }),
  creatureCard('Test Fury', '{R}', 'Goblin', '2/2', continuous('self', [rule('mustAttack')])),
  card('Test Chains', { type: 'Enchantment', abilities: [continuous(creature, [rule('cantAttack')])] }),
  card('Test Doom', { type: 'Enchantment', abilities: [continuous({ players: 'all' }, [rule('cantGainLife')])] }),
  instant('Test Balm', '{0}', { effects: [gainLife(4)] }),
  card('Test Gravity', {
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])],
  }),
  instant('Test Wings', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Edict', '{0}', { effects: [edict] }),
  instant('Test Madness', '{0}', { effects: [discard(1, 'players')] }),
  instant('Test Loss', '{0}', { effects: [discard(2, 'opponents'), damage(2, each(opponent))] }),
])
  ownCards(definition);

const landsOffered = (game: ReturnType<typeof magicPosition>) =>
  game.decision().options.filter((o) => o.kind === 'PLAY_LAND').length;

describe('the golden rules (101)', () => {
  it('mtg:101.1 mtg-2003:103.1 a card overrides a rule, and just the rule that it speaks of', () => {
    const game = magicPosition([{ hand: lands(3, 'Forest'), battlefield: ['Test Roads'] }, { hand: ['Island'] }]);
    game.choose(0, { kind: 'PLAY_LAND', nth: 0 }).choose(0, { kind: 'PLAY_LAND', nth: 0 });
    expect([game.all('Forest').length, landsOffered(game)]).toEqual([2, 0]);
    // It is still a land for one's own main phase only.
    game.until({ turn: 4, step: 'upkeep' });
    expect(landsOffered(game)).toBe(0);
  });

  it('mtg:101.2 what must attack doesn’t when it can’t', () => {
    const game = magicPosition([{ battlefield: ['Test Fury', 'Test Chains'] }, {}]).until({ step: 'postcombatMain' });
    expect([game.life(1), game.happened('ATTACKERS_DECLARED')]).toEqual([20, []]);
  });

  it('mtg:101.2 life is not gained by who can’t gain any', () => {
    const game = magicPosition([{ hand: ['Test Balm'], battlefield: ['Test Doom'] }, {}])
      .cast(0, 'Test Balm')
      .resolve();
    expect(game.life(0)).toBe(20);
  });

  it('mtg:101.2a an ability that was taken away can be given again: neither is a prohibition', () => {
    const game = magicPosition([{ hand: ['Test Wings'], battlefield: ['Test Gravity', 'Air Elemental'] }, {}]);
    expect(game.the('Air Elemental').keywords).toEqual([]);
    game.cast(0, 'Test Wings').resolve();
    expect(game.the('Air Elemental').keywords).toEqual(['flying']);
  });

  it('mtg:101.3 of an instruction that is impossible in part the rest is done', () => {
    const game = magicPosition([{ hand: ['Test Loss', 'Test Loss'] }, { hand: ['Forest'] }]);
    game.cast(0, 'Test Loss').resolve();
    expect([game.hand(1), game.life(1)]).toEqual([0, 18]);
    game.cast(0, 'Test Loss').resolve();
    expect([game.hand(1), game.life(1)]).toEqual([0, 16]);
  });

  it('mtg:101.4 the active player chooses first, whoever’s spell it is, and then all goes at once', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', 'Air Elemental'] },
      { hand: ['Test Edict'], battlefield: ['Hill Giant', 'Llanowar Elves'] },
    ]);
    game.pass().cast(1, 'Test Edict').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'SACRIFICE' });
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'SACRIFICE' });
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    game.choose(1, { card: 'Llanowar Elves' });
    expect([game.zones('Grizzly Bears'), game.zones('Llanowar Elves')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:101.4b who chooses later knows what was chosen before', () => {
    const game = magicPosition([
      { hand: ['Test Edict'], battlefield: ['Grizzly Bears', 'Air Elemental'] },
      { battlefield: ['Hill Giant', 'Llanowar Elves'] },
    ]);
    const bears = game.the('Grizzly Bears').id;
    game.cast(0, 'Test Edict').resolve().choose(0, { card: 'Grizzly Bears' });
    expect(game.decision().seat).toBe(1);
    expect(game.happened('CHOSEN')).toEqual([{ seat: 0, objects: [{ object: bears, card: 'Grizzly Bears' }] }]);
  });

  it('mtg:101.4a cards chosen in a hand stay hidden until everybody has chosen', () => {
    const game = magicPosition([{ hand: ['Test Madness', 'Forest', 'Shock'] }, { hand: ['Island', 'Plains'] }]);
    game.cast(0, 'Test Madness').resolve();
    const before = game.events.length;
    game.choose(0, { card: 'Shock' });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'DISCARD' });
    expect([game.events.slice(before), game.zones('Shock')]).toEqual([[], ['hand']]);
    game.choose(1, { card: 'Plains' });
    expect([game.zones('Shock'), game.zones('Plains')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('players (102)', () => {
  it('mtg:102.1 the active player is the one whose turn it is', () => {
    const game = magicPosition([{}, {}]);
    expect(game.view().turn).toMatchObject({ active: 0, priority: 0 });
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.view().turn).toMatchObject({ active: 1, priority: 1 });
  });

  it('mtg:102.2 the opponent is the other player, for each of the two', () => {
    const game = magicPosition([{ hand: ['Test Loss', 'Forest', 'Forest'] }, { hand: ['Test Loss'] }]);
    game.cast(0, 'Test Loss').resolve();
    expect([game.life(0), game.life(1), game.hand(0), game.hand(1)]).toEqual([20, 18, 2, 0]);
    const other = magicPosition([{}, { hand: ['Test Loss'] }])
      .pass()
      .cast(1, 'Test Loss')
      .resolve();
    expect([other.life(0), other.life(1)]).toEqual([18, 20]);
  });
});

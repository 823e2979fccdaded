/** What else a rule says: abilities, targets, priority, damage and counters (113–122). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  keyword,
  player,
  plus,
  regenerate,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  card('Test Lamp', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  instant('Test Dart', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  instant('Test Nick', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Save', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  instant('Test Steel', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), [{ mod: 'ability', ability: keyword('indestructible') }])],
  }),
  creatureCard(
    'Test Brute',
    '{0}',
    'Ogre',
    '1/3',
    triggered(
      { on: 'damage', source: 'self', player: 'opponent', match: { combat: true } },
      { effects: [gainLife(5)] },
    ),
    activated([], { targets: [target(player)], effects: [damage(1, t(0), 'self')] }),
  ),
  card('Test Altar', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'life', amount: 3 }], { effects: [gainLife(9)] })],
  }),
  card('Test Doom', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [rule('cantGainLife')])],
  }),
  creatureCard('Test Bat', '{0}', 'Bat', '2/1', keyword('lifelink')),
  card('Test Echo', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [gainLife(0)] }),
    ],
  }),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  instant('Test Twin', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [{ do: 'create', copy: t(0) }],
  }),
  card('Test Garden', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'counters', object: { has: ['types', 'Planeswalker'] } }, { effects: [gainLife(5)] })],
  }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(1, 1))] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('other clauses: abilities, targets and priority (113–117)', () => {
  it('mtg:113.3b only its controller activates an ability', () => {
    const game = magicPosition([{ battlefield: ['Test Lamp'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Lamp']);
    expect(offered(game.pass(), 'ACTIVATE')).toEqual([]);
    game.refused(1, { choose: [{ kind: 'ACTIVATE', card: 'Test Lamp' }] });
  });

  it('mtg:115.1a whoever casts the spell chooses, in another’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Dart'] }])
      .pass()
      .choose(1, { kind: 'CAST', card: 'Test Dart' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    expect(game.choose(1, { player: 0 }).view().stack[0]?.targets).toMatchObject([{ player: 0 }]);
  });

  it('mtg:117.4 an activated ability, too, is an action in between: all must pass again', () => {
    const game = magicPosition([{ hand: ['Test Note'] }, { battlefield: ['Test Lamp'] }])
      .cast(0, 'Test Note')
      .pass();
    game.activate(1, 'Test Lamp').pass();
    expect([game.decision().seat, game.view().stack.length]).toEqual([0, 2]);
    expect(
      game
        .pass()
        .view()
        .stack.map((s) => s.card),
    ).toEqual(['Test Note']);
  });
});

describe('other clauses: damage and counters (120–122)', () => {
  it('mtg:120.2a damage of attackers is combat damage; mtg:120.2b that of an ability is none', () => {
    const game = magicPosition([{ battlefield: ['Test Brute'] }, {}]).activate(0, 'Test Brute', { player: 1 });
    game.resolve();
    expect([game.life(1), game.view().stack]).toEqual([19, []]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Brute').until({ step: 'combatDamage' });
    expect([game.life(1), game.view().stack.length]).toEqual([18, 1]);
  });

  it('mtg:120.5 damage destroys nothing itself: what regenerates or is indestructible survives it', () => {
    const lethal = (spell: string) => {
      const game = magicPosition([{ hand: [spell, 'Test Nick'], battlefield: ['Memnite'] }, {}]);
      game.castAt(0, spell, { card: 'Memnite' }).resolve().castAt(0, 'Test Nick', { card: 'Memnite' }).resolve();
      return game.all('Memnite').map((o) => [o.damage, o.tapped]);
    };
    expect([lethal('Test Save'), lethal('Test Steel'), lethal('Test Note')]).toEqual([[[0, true]], [[1, false]], []]);
  });

  it('mtg:120.6 damage stays marked while spells resolve, and adds up until it is lethal', () => {
    const hand = ['Test Nick', 'Test Note', 'Test Nick'];
    const game = magicPosition([{ hand }, { battlefield: ['Grizzly Bears'] }])
      .castAt(0, 'Test Nick')
      .resolve();
    game.cast(0, 'Test Note').resolve();
    expect(game.the('Grizzly Bears').damage).toBe(1);
    expect(game.castAt(0, 'Test Nick').resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:120.6 mtg:302.7 it wears off at the end of each turn, from every player’s creatures', () => {
    const hurt = [{ card: 'Hill Giant', damage: 1 }];
    const game = magicPosition([{ battlefield: hurt }, { battlefield: hurt }]).until({ step: 'end' });
    expect(game.all('Hill Giant').map((o) => o.damage)).toEqual([1, 1]);
    expect(
      game
        .until({ turn: 4 })
        .all('Hill Giant')
        .map((o) => o.damage),
    ).toEqual([0, 0]);
  });

  it('mtg:122.6 counters with which a token enters were put on it', () => {
    const mine = { hand: ['Test Twin'], battlefield: ['Test Sage', 'Test Garden'] };
    const game = magicPosition([mine, {}]).castAt(0, 'Test Twin').resolve();
    expect(game.all('Test Sage').map((o) => o.loyalty)).toEqual([3, 3]);
    expect(game.resolve().life(0)).toBe(25);
  });

  it('mtg:118.3b who has just as much life as is to be paid pays it, and loses', () => {
    const game = magicPosition([{ life: 3, battlefield: ['Test Altar'] }, {}]).activate(0, 'Test Altar');
    expect(game.result()).toMatchObject({ winners: [1] });
    expect(offered(magicPosition([{ life: 2, battlefield: ['Test Altar'] }, {}]), 'ACTIVATE')).toEqual([]);
  });
  it('mtg:119.7 who can’t gain life gains not even 1', () => {
    const game = magicPosition([{ hand: ['Test Note'], battlefield: ['Test Doom'] }, {}])
      .cast(0, 'Test Note')
      .resolve();
    expect([game.life(0), game.happened('LIFE_CHANGED')]).toEqual([20, []]);
  });
  it('mtg:119.9 what waits for life to be gained triggers on what damage gains', () => {
    const game = magicPosition([{ battlefield: ['Test Bat', 'Test Echo'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Bat').until({ step: 'combatDamage' });
    expect([game.life(0), game.view().stack.map((s) => s.card)]).toEqual([22, ['Test Echo']]);
  });
});

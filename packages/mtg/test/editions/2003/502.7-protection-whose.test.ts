/** Protection (502.7) against each kind of source, of each player, and of permanents that are no creatures. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  artifact,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  dies,
  enchant,
  has,
  instant,
  permanent,
  plus,
  protectionFrom,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { fight, position } from './table.js';

const fromRed = protectionFrom(color('R'), 'red');
const fromBlack = protectionFrom(color('B'), 'black');
const pinging = activated([], { targets: [target(creature)], effects: [damage(1, t(0))] });
const sweeping = activated([], { effects: [damage(1, { each: [permanent, { any: [creature, artifact] }] })] });
const aura = (name: string, cost: string, what: Parameters<typeof enchant>[0]) =>
  card(name, { cost, type: 'Enchantment — Aura', abilities: [...enchant(what), continuous('attached', plus(1, 1))] });

ownCards(
  creatureCard('Test Ember', '{R}', 'Spirit', '1/1', pinging),
  creatureCard('Test Cinder', '{B}{R}', 'Spirit', '1/1', pinging),
  creatureCard('Test Squall', '{R}', 'Spirit', '1/9', sweeping),
  creatureCard(
    'Test Martyr',
    '{R}',
    'Spirit',
    '1/1',
    triggered(dies, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard('Test Watchman', '{0}', 'Cleric', '2/5', fromBlack, fromRed),
  creatureCard('Test Guest', '{0}', 'Cleric', '2/5'),
  creatureCard('Test Acolyte', '{0}', 'Cleric', '2/2', fromBlack),
  card('Test Idol', { cost: '{0}', type: 'Artifact', abilities: [fromRed] }),
  card('Test Statue', { cost: '{0}', type: 'Artifact' }),
  aura('Test Red Rune', '{R}', artifact),
  aura('Test Red Mail', '{R}', creature),
  instant('Test Red Tap', '{R}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(1, 0))] }),
  instant('Test Boon', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has(fromRed))] }),
  instant('Test Fate', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  sorcery('Test Firestorm', '{R}', {
    effects: [damage(1, { each: [permanent, creature] }), damage(1, { each: [{ player: 'any' }] })],
  }),
  instant('Test Spark', '{R}', { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
);

/** The cards among these that may be chosen as the target that is asked for. */
const targets = (game: Play, ...names: string[]): string[] => {
  const options = game.decision().kind === 'TARGETS' ? game.decision().options : undefined;
  if (options) return names.filter((name) => options.some((option) => option.card === name));
  const chosen = game.view().stack[0]?.targets as { card?: string }[];
  return names.filter((name) => chosen.some((one) => one.card === name));
};
const guests = ['Test Watchman', 'Test Guest', 'Hill Giant'];

describe('protection from targets', () => {
  it('mtg-2003:502.7b abilities of that color do not target it, its own controller’s neither, and nor do spells', () => {
    for (const seat of [0, 1]) {
      const players: [object, object] = [{}, {}];
      players[0] = { battlefield: ['Test Ember', 'Mountain', ...(seat === 0 ? guests : [])], hand: ['Test Red Tap'] };
      if (seat === 1) players[1] = { battlefield: guests };
      const ability = position(...players).choose(0, { kind: 'ACTIVATE', card: 'Test Ember', mana: false });
      expect(targets(ability, ...guests)).toEqual(['Test Guest', 'Hill Giant']);
      const spell = position(...players).choose(0, { kind: 'CAST', card: 'Test Red Tap' });
      expect(targets(spell, ...guests)).toEqual(['Test Guest', 'Hill Giant']);
    }
  });

  it('mtg-2003:502.7b what triggers as a source of that color dies does not target it either', () => {
    const game = position({ battlefield: ['Test Martyr'], hand: ['Test Fate'] }, { battlefield: guests });
    game.castAt(0, 'Test Fate', { card: 'Test Martyr' }).resolve();
    expect(targets(game, ...guests)).toEqual(['Test Guest', 'Hill Giant']);
  });

  it('mtg-2003:502.7b a spell does nothing to a target that has come to be protected', () => {
    const game = position(
      { hand: ['Test Spark'], battlefield: ['Mountain'] },
      { hand: ['Test Boon'], battlefield: ['Test Guest', 'Hill Giant'] },
    );
    game
      .castAt(0, 'Test Spark', { card: 'Test Guest' })
      .pass()
      .castAt(1, 'Test Boon', { card: 'Test Guest' })
      .resolve();
    expect(game.resolve().the('Test Guest').damage).toBe(0);
  });

  it('mtg-2003:502.7a of two protections each counts, and a source of both colors or one more is of either', () => {
    const at = (source: string) =>
      targets(
        position({ battlefield: [source] }, { battlefield: guests }).choose(0, {
          kind: 'ACTIVATE',
          card: source,
          mana: false,
        }),
        ...guests,
      );
    expect([at('Test Ember'), at('Test Cinder')]).toEqual([
      ['Test Guest', 'Hill Giant'],
      ['Test Guest', 'Hill Giant'],
    ]);
  });
});

describe('protection from damage', () => {
  it('mtg-2003:502.7b each time damage of that color is prevented, of whatever player, spell or creature; its player has none', () => {
    for (const seat of [0, 1]) {
      const theirs = { battlefield: ['Test Watchman', 'Test Guest'] };
      const mine = { battlefield: ['Test Squall', 'Mountain'], hand: ['Test Firestorm'] };
      const game = position(
        seat === 0 ? { ...mine, battlefield: [...mine.battlefield, ...theirs.battlefield] } : mine,
        seat === 0 ? {} : theirs,
      );
      for (let i = 0; i < 2; i++) game.activate(0, 'Test Squall').resolve();
      game.cast(0, 'Test Firestorm').resolve();
      expect([game.the('Test Watchman').damage, game.the('Test Guest').damage, game.life(seat)]).toEqual([0, 3, 19]);
    }
  });

  it('mtg-2003:502.7b damage of what is gone by then is prevented by what it was', () => {
    const game = fight(
      { battlefield: ['Hurloon Minotaur'], hand: ['Test Fate'] },
      { battlefield: ['Test Watchman'] },
      ['Hurloon Minotaur'],
      ['Test Watchman', 'Hurloon Minotaur'],
    ).until({ step: 'combatDamage' });
    game.castAt(0, 'Test Fate', { card: 'Hurloon Minotaur' }).resolve().resolve();
    expect(game.the('Test Watchman').damage).toBe(0);
  });

  it('mtg-2003:502.7a damage of a source of several colors is prevented by protection from one of them', () => {
    const game = fight(
      { battlefield: ['Test Cinder'] },
      { battlefield: ['Test Acolyte'] },
      ['Test Cinder'],
      ['Test Acolyte', 'Test Cinder'],
    ).until({ step: 'endOfCombat' });
    expect([game.the('Test Acolyte').damage, game.zones('Test Cinder')]).toEqual([0, ['graveyard']]);
  });

  it('mtg-2003:502.7b what it deals to that color is dealt', () => {
    const game = fight({ battlefield: ['Test Watchman'] }, { battlefield: ['Hill Giant'] }, ['Test Watchman']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
    const blocking = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Test Watchman'] },
      ['Hill Giant'],
      ['Test Watchman', 'Hill Giant'],
    ).until({ step: 'endOfCombat' });
    expect([blocking.the('Hill Giant').damage, blocking.the('Test Watchman').damage]).toEqual([2, 0]);
  });
});

describe('protection from enchantments and blockers', () => {
  it('mtg-2003:502.7b enchantments of that color that anybody controls go to their owners’ graveyards as it begins', () => {
    const guest = { card: 'Test Guest', as: 'guest' };
    const mails = [
      { card: 'Test Red Mail', attachedTo: 'guest' },
      { card: 'Test Red Mail', attachedTo: 'guest', controller: 0 },
    ];
    const game = position({ hand: ['Test Boon'], battlefield: [guest, ...mails.slice(0, 1)] }, { battlefield: mails });
    expect(game.figures('Test Guest')).toBe('5/8');
    game.castAt(0, 'Test Boon', { card: 'Test Guest' }).resolve();
    expect(game.figures('Test Guest')).toBe('2/5');
    expect(
      game
        .all('Test Red Mail', 'graveyard')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual([0, 1, 1]);
  });

  it('mtg-2003:502.7b an artifact has protection as a creature has: it is no target, and no enchantment of that color stays', () => {
    const game = position({
      hand: ['Test Red Rune'],
      battlefield: ['Test Idol', 'Test Statue', 'Mountain'],
    }).choose(0, { kind: 'CAST', card: 'Test Red Rune' });
    expect(targets(game, 'Test Idol', 'Test Statue')).toEqual(['Test Statue']);
    const worn = position({
      battlefield: [
        { card: 'Test Idol', as: 'idol' },
        { card: 'Test Red Rune', attachedTo: 'idol' },
      ],
    });
    expect(worn.zones('Test Red Rune')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.7b protection that was lent keeps that color from blocking, and others not', () => {
    const game = position(
      { hand: ['Test Boon'], battlefield: ['Test Guest'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    );
    game.castAt(0, 'Test Boon', { card: 'Test Guest' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Guest').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Grizzly Bears']);
  });
});

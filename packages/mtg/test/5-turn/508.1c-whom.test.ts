/** Whom creatures may attack, must attack, and against whom they may block (508.1c, 508.1d, 509.1b). */
import type { Filter, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creatureCard, instant, rule, t, target, untilEndOfTurn } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const only = (name: string, of: Filter): Mod => ({ mod: 'rule', rule: name, of }) as Mod;
const onSelf = (...mods: Mod[]) => ({ kind: 'static' as const, affects: 'self' as const, mods });
const creature: Filter = { has: ['types', 'Creature'] };
const island: Filter = { has: ['subtypes', 'Island'] };
const fewer: Filter = [{ player: 'any' }, { controls: [creature, '<', { count: [creature, { controller: 'you' }] }] }];
const cards = [
  creatureCard(
    'Test Monster',
    '{3}{U}',
    'Octopus',
    '5/5',
    onSelf(only('attacksOnly', [{ player: 'any' }, { controls: [island, '>=', 1] }])),
  ),
  creatureCard(
    'Test Goon',
    '{3}{R}',
    'Goblin',
    '6/6',
    onSelf(only('attacksOnly', fewer), only('blocksOnlyAgainst', fewer)),
  ),
  creatureCard('Test Siren', '{1}{U}', 'Siren', '1/1', {
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    targets: [target([{ zone: 'battlefield' }, creature])],
    effects: [untilEndOfTurn(t(0), rule('mustAttackYou'))],
  }),
  instant('Test Vines', '{G}', {
    targets: [target([{ zone: 'battlefield' }, creature])],
    effects: [untilEndOfTurn(t(0), rule('opponentsCantTarget'))],
  }),
  instant('Test Zap', '{R}', {
    targets: [target([{ zone: 'battlefield' }, creature])],
    effects: [{ do: 'damage', to: t(0), amount: 1 }],
  }),
];
const tactics = instant('Test Tactics', '{W}', {
  effects: [{ do: 'modify', what: 'you', mods: [rule('choosesBlocks')], until: { kind: 'endOfFight' } }],
});
const library = ['Forest', 'Forest', 'Forest', 'Forest'];
const ableToAttack = (mine: string[], theirs: string[]): unknown[] => {
  const game = own(cards, [
    { battlefield: mine, library },
    { battlefield: theirs, library },
  ]);
  for (let i = 0; i < 20 && game.view().turn.phase !== 'postcombatMain'; i++) {
    const decision = game.decision();
    if (decision.kind === 'ATTACKERS') return decision.from?.map((one) => one.card) ?? [];
    game.answer(decision.seat, decision.default);
  }
  return [];
};

describe('whom a creature may attack', () => {
  it('mtg:508.1c only a defending player who controls such a permanent', () => {
    expect(ableToAttack(['Test Monster'], ['Forest'])).toEqual([]);
    expect(ableToAttack(['Test Monster'], ['Island'])).toEqual(['Test Monster']);
    expect(ableToAttack(['Test Monster', 'Island'], ['Forest'])).toEqual([]);
  });

  it('mtg:508.1c only a player who controls fewer creatures', () => {
    expect(ableToAttack(['Test Goon'], ['Hill Giant'])).toEqual([]);
    expect(ableToAttack(['Test Goon'], [])).toEqual(['Test Goon']);
    expect(ableToAttack(['Test Goon', 'Test Goon'], ['Hill Giant'])).toEqual(['Test Goon', 'Test Goon']);
  });

  it('mtg:509.1b blocks only against a player who controls fewer creatures', () => {
    const blockers = (mine: string[]) => {
      const game = own(cards, [
        { battlefield: ['Hill Giant'], library },
        { battlefield: mine, library },
      ]);
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant');
      for (let i = 0; i < 10 && game.view().turn.step !== 'combatDamage'; i++) {
        const decision = game.decision();
        if (decision.kind === 'BLOCKERS') return decision.from?.map((one) => one.card) ?? [];
        game.answer(decision.seat, decision.default);
      }
      return [];
    };
    expect(blockers(['Test Goon'])).toEqual([]);
    expect(blockers(['Test Goon', 'Test Goon'])).toEqual(['Test Goon', 'Test Goon']);
  });

  it('mtg:508.1d attacks the player who says so, if able', () => {
    const game = own(cards, [
      { battlefield: ['Hill Giant', 'Grizzly Bears'], library },
      { battlefield: ['Test Siren'], library },
    ]);
    game.pass().activate(1, 'Test Siren', { card: 'Hill Giant' });
    game.resolve().until({ kind: 'ATTACKERS' });
    const from = game.decision().from ?? [];
    expect(from.map((one) => [one.card, one.min])).toEqual([
      ['Hill Giant', 1],
      ['Grizzly Bears', 0],
    ]);
  });

  it('mtg:115.4 opponents of who says so can’t target it, and who says so can', () => {
    const game = own(cards, [
      { hand: ['Test Vines', 'Test Zap'], battlefield: ['Forest', 'Mountain', 'Hill Giant'], library },
      { hand: ['Test Zap'], battlefield: ['Mountain'], library },
    ])
      .castAt(0, 'Test Vines', { card: 'Hill Giant' })
      .resolve();
    expect(game.decision().options?.some((one) => one.card === 'Test Zap')).toBe(true);
    game.pass();
    expect(game.decision().seat).toBe(1);
    expect(game.decision().options?.some((one) => one.card === 'Test Zap')).toBe(false);
  });

  it('mtg:509.1 an effect has another player choose how creatures block, in this combat alone', () => {
    const game = own(
      [...cards, tactics],
      [
        { hand: ['Test Tactics'], battlefield: ['Plains', 'Hill Giant'], library },
        { battlefield: ['Grizzly Bears'], library },
      ],
    );
    game
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .cast(0, 'Test Tactics')
      .resolve()
      .until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().from?.map((one) => one.card)]).toEqual([0, ['Grizzly Bears']]);
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Hill Giant' } }] });
    game.until({ step: 'postcombatMain' });
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], 20]);
  });
});

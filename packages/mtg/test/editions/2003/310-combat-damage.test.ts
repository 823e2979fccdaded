import { lands, ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { instant, t, target } from '../../../src/language/builders.js';

const onStack = [{ zone: 'stack' as const }];
ownCards(
  instant('Test Stifle', '{0}', {
    targets: [target(onStack)],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  instant('Test Silence', '{0}', { effects: [{ do: 'counterOnStack', what: { each: onStack } }] }),
);

type Pair = [blocker: string, attacker: string];
/** Seat 0 attacks with these; seat 1 blocks so. */
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: Pair[]): Play => {
  const game = position2003([mine, theirs]).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};
const stack = (game: Play): unknown[] => game.view().stack.map(({ kind }) => kind);

describe('combat damage that uses the stack', () => {
  it('mtg-2003:310.2 all that is assigned is one object on the stack, and then the active player has priority', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Wall of Stone'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Wall of Stone', 'Grizzly Bears'],
    ).until({ step: 'combatDamage' });
    expect([stack(game), game.decision()]).toMatchObject([['COMBAT_DAMAGE'], { kind: 'PRIORITY', seat: 0 }]);
    expect(game.decision().prompt).toContain('Combat damage is on top of the stack');
    expect(game.view().stack[0]?.damage).toMatchObject([
      { card: 'Grizzly Bears', target: { card: 'Wall of Stone' }, amount: 2 },
      { card: 'Hill Giant', target: { player: 1 }, amount: 3 },
    ]);
    expect(game.life(1)).toBe(20);
    game.resolve();
    expect([game.life(1), game.the('Wall of Stone').damage]).toEqual([17, 2]);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(game.view().turn.step).toBe('combatDamage');
  });

  it('mtg-2003:310.4 what has left play, or changed its power, deals what it was assigned', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Grizzly Bears', 'Island'] },
      { hand: ['Giant Growth'], battlefield: ['Hill Giant', 'Forest'] },
      ['Grizzly Bears'],
      ['Hill Giant', 'Grizzly Bears'],
    ).until({ step: 'combatDamage' });
    game.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve();
    game.pass().castAt(1, 'Giant Growth', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Grizzly Bears'), game.figures('Hill Giant')]).toEqual([['hand'], '6/6']);
    game.resolve();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Grizzly Bears', amount: 2 }]);
    expect(game.the('Hill Giant').damage).toBe(2);
  });

  it('mtg-2003:310.3 it can be neither countered nor targeted', () => {
    const game = fight(
      { hand: ['Counterspell', 'Test Stifle', 'Test Silence'], battlefield: ['Grizzly Bears', ...lands(2, 'Island')] },
      {},
      ['Grizzly Bears'],
    ).until({ step: 'combatDamage' });
    expect(stack(game)).toEqual(['COMBAT_DAMAGE']);
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Counterspell' }] }).code).toBe('NO_MATCH');
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Stifle' }] }).code).toBe('NO_MATCH');
    game.cast(0, 'Test Silence').resolve().resolve();
    expect([game.happened('COUNTERED').map((e) => e.card), game.life(1)]).toEqual([['Test Silence'], 18]);
  });
});

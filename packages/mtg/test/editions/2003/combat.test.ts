/** Fighting by the rules of 2003, with damage that waits on the stack. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, instant, keyword, t, target, untilEndOfTurn } from '../../../src/language/builders.js';

const gains = (name: string) => ({ mod: 'ability' as const, ability: keyword(name) });
ownCards(
  instant('Test Second Blow', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), gains('double strike'))],
  }),
  instant('Test Blunting', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  instant('Test Take-off', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), gains('flying'))],
  }),
);

type Pair = [blocker: string, attacker: string];
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: Pair[]): Play => {
  const game = position2003([mine, theirs]).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};
const waiting = (game: Play): unknown[] =>
  game
    .view()
    .stack.flatMap(({ damage }) => (damage as { card: string; amount: number }[]).map((d) => [d.card, d.amount]));
const split = (...parts: [string | number, number][]) => ({
  distribute: parts.map(([to, amount]) => ({ option: typeof to === 'string' ? { card: to } : { player: to }, amount })),
});

describe('first strike and double strike', () => {
  const knights = (): Play =>
    fight(
      {
        hand: ['Shock', 'Test Second Blow', 'Test Blunting'],
        battlefield: ['Youthful Knight', 'Hill Giant', 'Ridgetop Raptor', 'Mountain'],
      },
      {},
      ['Youthful Knight', 'Hill Giant', 'Ridgetop Raptor'],
    ).until({ step: 'firstStrikeDamage' });

  it('mtg-2003:502.2b those with first strike assign in a step of their own, and the others in a second one', () => {
    const game = knights();
    expect(waiting(game)).toEqual([
      ['Youthful Knight', 2],
      ['Ridgetop Raptor', 2],
    ]);
    game.resolve();
    expect(game.life(1)).toBe(16);
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Hill Giant', 3],
      ['Ridgetop Raptor', 2],
    ]);
    game.resolve();
    expect(game.life(1)).toBe(11);
  });

  it('mtg-2003:502.28b what has double strike assigns in both', () => {
    const game = knights();
    expect(waiting(game)).toContainEqual(['Ridgetop Raptor', 2]);
    game.resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toContainEqual(['Ridgetop Raptor', 2]);
  });

  it('mtg-2003:502.28c what loses double strike while its first damage waits does not assign again', () => {
    const game = knights().cast(0, 'Test Blunting', { card: 'Ridgetop Raptor' }).resolve().resolve();
    expect(game.life(1)).toBe(16);
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Hill Giant', 3]]);
  });

  it('mtg-2003:502.28d what gets double strike while its first damage waits assigns again', () => {
    const game = knights().cast(0, 'Test Second Blow', { card: 'Youthful Knight' }).resolve().resolve();
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Youthful Knight', 2],
      ['Hill Giant', 3],
      ['Ridgetop Raptor', 2],
    ]);
  });
});

describe('damage that waits', () => {
  it('mtg-2003:408.1g it goes on the stack as soon as it has been assigned', () => {
    const game = fight(
      { battlefield: ['War Mammoth'] },
      { battlefield: ['Grizzly Bears', 'Storm Crow'] },
      ['War Mammoth'],
      ['Grizzly Bears', 'War Mammoth'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.view().stack).toEqual([]);
    game.answer(0, split(['Grizzly Bears', 2], [1, 1]));
    expect(waiting(game)).toEqual([
      ['War Mammoth', 2],
      ['War Mammoth', 1],
      ['Grizzly Bears', 2],
    ]);
  });

  it('mtg-2003:419.4 what prevents damage is there in time while it waits', () => {
    const game = fight({ battlefield: ['Hill Giant'] }, { hand: ['Healing Salve'], battlefield: ['Plains'] }, [
      'Hill Giant',
    ]).until({ step: 'combatDamage' });
    game.pass().cast(1, 'Healing Salve');
    game.choose(1, { index: 1 }).choose(1, { player: 1 }).resolve().resolve();
    expect(game.life(1)).toBe(20);
  });

  it('mtg-2003:306.2 a creature that regenerates before it assigns is out of combat, and one that does so later deals its damage', () => {
    const mine = { battlefield: ['Drudge Skeletons', 'Swamp'] };
    const theirs = { hand: ['Shock'], battlefield: ['Mountain'] };
    const early = fight(mine, theirs, ['Drudge Skeletons']);
    early.activate(0, 'Drudge Skeletons').resolve().pass();
    early.castAt(1, 'Shock', { card: 'Drudge Skeletons' }).resolve().until({ step: 'endOfCombat' });
    expect([early.happened('DAMAGE_DEALT').length, early.life(1)]).toEqual([1, 20]);
    const late = fight(mine, theirs, ['Drudge Skeletons']).until({ step: 'combatDamage' });
    late.activate(0, 'Drudge Skeletons').resolve().pass();
    late.castAt(1, 'Shock', { card: 'Drudge Skeletons' }).resolve().resolve();
    expect([late.the('Drudge Skeletons').attacking, late.life(1)]).toEqual([null, 19]);
  });
});

describe('trample', () => {
  it('mtg-2003:502.9e lethal damage is measured by toughness, whatever damage there is already', () => {
    const game = fight(
      { hand: ['Shock'], battlefield: ['Shivan Wurm', 'Mountain'] },
      { battlefield: ['Hill Giant'] },
      ['Shivan Wurm'],
      ['Hill Giant', 'Shivan Wurm'],
    );
    game.castAt(0, 'Shock', { card: 'Hill Giant' }).resolve().until({ step: 'combatDamage' });
    expect([game.decision().kind, waiting(game)[0]]).toMatchObject(['COMBAT_DAMAGE', undefined]);
    expect(game.refused(0, split(['Hill Giant', 1], [1, 6])).rules).toContain('mtg-2003:502.9b');
    expect(game.answer(0, split(['Hill Giant', 3], [1, 4])).decision().kind).toBe('PRIORITY');
  });
});

describe('declaring', () => {
  const refusedFirst = (): Play =>
    position2003([
      { battlefield: ['Grizzly Bears', 'Wall of Air'] },
      { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Gray Ogre'] },
    ]).until({ kind: 'ATTACKERS' });

  it('mtg-2003:308.3 an illegal attack is taken back whole, and another one declared', () => {
    const game = refusedFirst();
    const illegal = { assign: ['Grizzly Bears', 'Wall of Air'].map((card) => ({ from: { card }, to: { player: 1 } })) };
    game.refused(0, illegal);
    expect([game.decision().kind, game.the('Grizzly Bears').tapped]).toEqual(['ATTACKERS', false]);
    game.attack(0, 'Grizzly Bears');
    expect(game.the('Grizzly Bears').tapped).toBe(true);
  });

  it('mtg-2003:308.6 the active player has priority once attackers are declared', () => {
    const game = refusedFirst().attack(0, 'Grizzly Bears');
    expect([game.decision().kind, game.decision().seat, game.view().turn.step]).toEqual([
      'PRIORITY',
      0,
      'declareAttackers',
    ]);
  });

  it('mtg-2003:309.3 an illegal block is taken back whole, and another one declared', () => {
    const game = refusedFirst().attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.refused(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Grizzly Bears' } }] });
    game.block(1, ['Gray Ogre', 'Grizzly Bears']);
    expect(game.the('Gray Ogre').blocking).toEqual([game.the('Grizzly Bears').id]);
  });

  it('mtg-2003:501.3 evasion that comes after the block does not undo it', () => {
    const game = fight(
      { hand: ['Test Take-off'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Gray Ogre'] },
      ['Grizzly Bears'],
      ['Gray Ogre', 'Grizzly Bears'],
    );
    game.cast(0, 'Test Take-off', { card: 'Grizzly Bears' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Grizzly Bears', 2],
      ['Gray Ogre', 2],
    ]);
  });
});

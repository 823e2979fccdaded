import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stepsOf = (game: Play): unknown[] =>
  game
    .happened('STEP_BEGAN')
    .filter((e) => e.phase === 'combat')
    .map((e) => e.step);
const free = (...cards: string[]) => ({ hand: cards });

/** Seat 0 attacks with all that is named; seat 1 is about to declare blockers or has nothing to block with. */
const attacking = (mine: object, theirs: object, ...names: string[]): Play =>
  magicPosition([mine, theirs])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...names);

describe('the combat phase (506)', () => {
  it('mtg:506.1 with an attack there are five steps in order', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, {}, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect(stepsOf(game)).toEqual([
      'beginningOfCombat',
      'declareAttackers',
      'declareBlockers',
      'combatDamage',
      'endOfCombat',
    ]);
  });

  it('mtg:506.1 a creature with first strike or double strike in combat makes a second damage step', () => {
    const mine = { battlefield: ['Grizzly Bears', 'Test Duelist'] };
    const game = attacking(mine, {}, 'Grizzly Bears', 'Test Duelist').until({ step: 'postcombatMain' });
    expect(stepsOf(game).slice(3)).toEqual(['firstStrikeDamage', 'combatDamage', 'endOfCombat']);
    const idle = attacking(mine, { battlefield: ['Test Fencer'] }, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect(stepsOf(idle).slice(3)).toEqual(['combatDamage', 'endOfCombat']);
  });

  it('mtg:506.2 the active player’s creatures may attack the other player and their planeswalkers, nobody else', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', 'Test Walker'] },
      { battlefield: ['Hill Giant', { card: 'Test Walker', as: 'theirs' }] },
    ]).until({ kind: 'ATTACKERS' });
    const d = game.decision();
    expect(d).toMatchObject({ seat: 0, shape: 'ASSIGN', rules: expect.arrayContaining(['mtg:508.1']) });
    expect(d.from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
    expect(d.to?.map((o) => [o.kind, o.player ?? o.controller])).toEqual([
      ['PLAYER', 1],
      ['OBJECT', 1],
    ]);
  });

  it('mtg:506.3 only creatures attack or block', () => {
    const game = magicPosition([{ battlefield: ['Forest', 'Glorious Anthem'] }, {}]);
    game.until({ step: 'endOfCombat' });
    expect(stepsOf(game)).not.toContain('declareBlockers');
    const blocks = attacking(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Forest', 'Dryad Arbor'] },
      'Grizzly Bears',
    );
    expect(
      blocks
        .until({ kind: 'BLOCKERS' })
        .decision()
        .from?.map((o) => o.card),
    ).toEqual(['Dryad Arbor']);
  });

  it('mtg:506.4 a creature that leaves the battlefield is out of combat, and what it became is not in it', () => {
    const game = attacking({ hand: ['Cloudshift'], battlefield: ['Grizzly Bears', 'Plains'] }, {}, 'Grizzly Bears');
    game.castAt(0, 'Cloudshift', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ attacking: null, tapped: false });
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(20);
  });

  it('mtg:506.4 an attacker whose controller changes leaves combat', () => {
    const game = attacking(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      free('Test Seize'),
      'Grizzly Bears',
      'Hill Giant',
    );
    game.pass().castAt(1, 'Test Seize', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 1, attacking: null });
    expect(game.happened('REMOVED_FROM_COMBAT')).toMatchObject([{ card: 'Hill Giant' }]);
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(18);
  });

  it('mtg:506.4 a blocker whose controller changes leaves combat; what it blocked stays blocked', () => {
    const game = attacking(
      { hand: ['Test Seize'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
      'Grizzly Bears',
    )
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears']);
    game.castAt(0, 'Test Seize', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').blocking).toEqual([]);
    game.until({ step: 'postcombatMain' });
    expect([game.life(1), game.the('Grizzly Bears').damage]).toEqual([20, 0]);
  });

  it('mtg:506.4 a creature that was blocked, left combat, and attacks again another turn is not blocked any more', () => {
    const game = attacking(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Seize'], battlefield: ['Palace Guard'] },
      'Grizzly Bears',
    )
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Palace Guard', 'Grizzly Bears'])
      .pass()
      .castAt(1, 'Test Seize', { card: 'Grizzly Bears' })
      .resolve();
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ turn: 5, step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:506.4 what stops being a creature stops attacking', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, free('Test Petrify'), 'Grizzly Bears');
    game.pass().castAt(1, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').attacking).toBeNull();
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(20);
  });

  it('mtg:506.4a what would have kept a creature from attacking does not remove it once it attacks', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, free('Test Shame'), 'Grizzly Bears');
    game.pass().castAt(1, 'Test Shame', { card: 'Grizzly Bears' }).resolve();
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(18);
  });

  it('mtg:506.4b a tapped blocker goes on blocking and deals its damage', () => {
    const game = attacking(
      { hand: ['Test Tangle'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
      'Grizzly Bears',
    )
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears']);
    game.castAt(0, 'Test Tangle', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').tapped).toBe(true);
    game.until({ step: 'postcombatMain' });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(game.the('Hill Giant').damage).toBe(2);
  });

  const onWalker = (theirs: object): Play =>
    magicPosition([{ hand: ['Test Ray'], battlefield: ['Grizzly Bears'] }, theirs])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Walker' } }] });

  it('mtg:506.4c an attacker whose planeswalker is gone attacks nothing: it is no less attacking, and deals no damage', () => {
    const game = onWalker({ battlefield: ['Test Walker'] });
    game.castAt(0, 'Test Ray', { card: 'Test Walker' }).resolve();
    expect(game.zones('Test Walker')).toEqual(['graveyard']);
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: null });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });

  it('mtg:506.4c such an attacker may still be blocked', () => {
    const game = onWalker({ battlefield: ['Test Walker', 'Hill Giant'] });
    game.castAt(0, 'Test Ray', { card: 'Test Walker' }).resolve();
    game.until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Grizzly Bears']).until({ step: 'endOfCombat' });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(game.the('Hill Giant').damage).toBe(2);
  });

  it('mtg:506.4 an attacked planeswalker that stops being one, or changes sides, leaves combat', () => {
    const turned = onWalker({ hand: ['Test Petrify'], battlefield: ['Test Walker'] });
    turned.pass().castAt(1, 'Test Petrify', { card: 'Test Walker' }).resolve().until({ step: 'endOfCombat' });
    expect(turned.the('Test Walker').counters).toEqual({ loyalty: 4 });
  });

  it('mtg:506.5 mtg-2003:308.5a a creature attacks alone when it is the only one declared', () => {
    const battlefield = ['Test Loner', 'Grizzly Bears'];
    expect(attacking({ battlefield }, {}, 'Test Loner').resolve().life(0)).toBe(21);
    expect(attacking({ battlefield }, {}, 'Test Loner', 'Grizzly Bears').view().stack).toEqual([]);
  });

  it('mtg:507.2 the active player gets priority at the beginning of combat, triggers of that moment on the stack', () => {
    const game = magicPosition([{ battlefield: ['Test Noon'] }, {}]).until({ step: 'beginningOfCombat' });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Noon']);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:507.2 a creature tapped at the beginning of combat does not attack', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears', 'Hill Giant'] }, free('Test Tangle')])
      .until({ step: 'beginningOfCombat' })
      .pass()
      .castAt(1, 'Test Tangle', { card: 'Hill Giant' })
      .resolve()
      .until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
  });
});

describe('the end of combat step (511)', () => {
  it('mtg:511.1 the active player gets priority in it, and no damage is dealt', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, {}, 'Grizzly Bears').until({ step: 'endOfCombat' });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
  });

  it('mtg:511.2 what triggers at end of combat triggers as that step begins', () => {
    const game = magicPosition([{ battlefield: ['Test Truce'] }, {}]).until({ step: 'endOfCombat' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Truce']);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:511.3 creatures are in combat until the end of combat step ends', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Sentry'] }, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Sentry', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(game.the('Grizzly Bears').attacking).toEqual({ player: 1 });
    expect(game.the('Test Sentry').blocking).toEqual([game.the('Grizzly Bears').id]);
    game.until({ step: 'postcombatMain' });
    expect(game.the('Grizzly Bears').attacking).toBeNull();
    expect(game.the('Test Sentry').blocking).toEqual([]);
  });
});

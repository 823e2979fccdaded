/** Blocks and damage in the second player’s turn as in the first’s, and of whichever of several creatures (509–511). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attack, attackers, battle, battleCards, stack, theirs } from './battles.js';

ownCards(...battleCards);

describe('blocking in the second player’s turn (509)', () => {
  it('mtg:509.1 the first player declares blockers in the second player’s turn', () => {
    const game = battle({ battlefield: ['Hill Giant'] }, { battlefield: ['Memnite'] }).attack(1, 'Memnite');
    expect(game.until({ kind: 'BLOCKERS' }).decision().seat).toBe(0);
    game.block(0, ['Hill Giant', 'Memnite']).until({ step: 'postcombatMain' });
    expect([game.life(0), game.zones('Memnite')]).toEqual([20, ['graveyard']]);
  });

  it('mtg:509.1a what one controls blocks, whoever owns it and however new it is, what attacks a planeswalker too', () => {
    const game = battle(
      { battlefield: [{ card: 'Hill Giant', sick: true }, 'Test Walker'] },
      { battlefield: ['Memnite', { card: 'Grizzly Bears', controller: 0 }] },
    );
    attack(game, 1, ['Memnite', { card: 'Test Walker' }]).until({ kind: 'BLOCKERS' });
    expect([...attackers(game)].sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.block(0, ['Grizzly Bears', 'Memnite']).until({ step: 'postcombatMain' });
    expect([game.zones('Memnite'), game.the('Test Walker').loyalty]).toEqual([['graveyard'], 4]);
  });

  it('mtg:509.1b mtg-2003:501.2 of two limits on its blockers the smaller counts, of any attacker', () => {
    const game = magicPosition(
      [
        { battlefield: ['Hill Giant', 'Memnite'] },
        { hand: ['Test Narrower'], battlefield: ['Craw Wurm', 'Test Narrow'] },
      ],
      theirs,
    );
    game.castAt(1, 'Test Narrower', { card: 'Test Narrow' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(1, 'Craw Wurm', 'Test Narrow').until({ kind: 'BLOCKERS' });
    const both = (name: string) => ({
      assign: ['Hill Giant', 'Memnite'].map((b) => ({ from: { card: b }, to: { card: name } })),
    });
    expect(game.refused(0, both('Test Narrow')).rules).toContain('mtg:509.1b');
    expect(game.answer(0, both('Craw Wurm')).happened('BLOCKERS_DECLARED')).toHaveLength(1);
  });

  it('mtg:509.1c all that must block do, in the second player’s turn as well', () => {
    const game = battle(
      { battlefield: ['Test Bodyguard', 'Test Bodyguard'] },
      { battlefield: ['Craw Wurm', 'Memnite'] },
    );
    game.attack(1, 'Craw Wurm', 'Memnite').until({ kind: 'BLOCKERS' });
    const [one, two] = game
      .all('Test Bodyguard')
      .map(({ id }) => ({ from: { object: id }, to: { card: 'Craw Wurm' } }));
    if (!one || !two) throw new Error('two must block');
    expect(game.refused(0, { assign: [] }).rules).toContain('mtg:509.1c');
    expect(game.refused(0, { assign: [one] }).rules).toContain('mtg:509.1c');
    game.answer(0, { assign: [one, two] }).until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(19);
  });

  it('mtg:509.1c as many block as can where not all that must block can', () => {
    const game = battle({ battlefield: ['Test Bodyguard', 'Test Bodyguard'] }, { battlefield: ['Test Strait'] });
    game.attack(1, 'Test Strait').until({ kind: 'BLOCKERS' });
    expect(game.refused(0, { assign: [] }).rules).toContain('mtg:509.1c');
    const [{ id } = { id: '' }] = game.all('Test Bodyguard');
    game.answer(0, { assign: [{ from: { object: id }, to: { card: 'Test Strait' } }] });
    expect(game.happened('BLOCKERS_DECLARED')).toHaveLength(1);
  });

  it('mtg:509.1c of three that must block two do where two can', () => {
    const battlefield = ['Test Bodyguard', 'Test Bodyguard', 'Test Bodyguard'];
    const game = battle({ battlefield }, { battlefield: ['Test Narrow'] });
    game.attack(1, 'Test Narrow').until({ kind: 'BLOCKERS' });
    const blocks = (count: number) => ({
      assign: game
        .all('Test Bodyguard')
        .slice(0, count)
        .map(({ id }) => ({ from: { object: id }, to: { card: 'Test Narrow' } })),
    });
    for (const count of [0, 1]) expect(game.refused(0, blocks(count)).rules).toContain('mtg:509.1c');
    expect(game.refused(0, blocks(3)).rules).toContain('mtg:509.1b');
    expect(game.answer(0, blocks(2)).happened('BLOCKERS_DECLARED')).toHaveLength(1);
  });

  it('mtg:509.1g who blocks one of several attackers blocks that one', () => {
    for (const name of ['Memnite', 'Grizzly Bears']) {
      const game = battle({ battlefield: ['Test Bulwark'] }, { battlefield: ['Memnite', 'Grizzly Bears'] });
      game.attack(1, 'Memnite', 'Grizzly Bears').until({ kind: 'BLOCKERS' }).block(0, ['Test Bulwark', name]);
      game.until({ step: 'postcombatMain' });
      expect([game.life(0), game.the('Test Bulwark').damage]).toEqual(name === 'Memnite' ? [18, 1] : [19, 2]);
    }
  });

  it('mtg:509.1g who blocks two blocks both of them', () => {
    const game = battle({ battlefield: ['Test Bulwark'] }, { battlefield: ['Memnite', 'Grizzly Bears'] });
    game.attack(1, 'Memnite', 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.block(0, ['Test Bulwark', 'Memnite'], ['Test Bulwark', 'Grizzly Bears']);
    expect(game.until({ step: 'combatDamage', kind: 'PRIORITY' }).the('Test Bulwark').damage).toBe(3);
  });

  it('mtg:509.1h each of several blocked attackers is blocked, and no other', () => {
    const game = battle(
      { battlefield: ['Test Bulwark', 'Hill Giant'] },
      { battlefield: ['Memnite', 'Grizzly Bears', 'Test Mother'] },
    );
    game.attack(1, 'Memnite', 'Grizzly Bears', 'Test Mother').until({ kind: 'BLOCKERS' });
    game.block(0, ['Test Bulwark', 'Memnite'], ['Hill Giant', 'Grizzly Bears']).until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(19);
  });

  it('mtg:509.2a what triggered on blocks is on the stack in the declare blockers step', () => {
    const game = battle({ battlefield: ['Hill Giant'] }, { battlefield: ['Test Beast'] }).attack(1, 'Test Beast');
    game.until({ kind: 'BLOCKERS' }).block(0, ['Hill Giant', 'Test Beast']);
    expect([game.view().turn.step, stack(game), game.decision().seat]).toEqual(['declareBlockers', ['Test Beast'], 1]);
  });

  it('mtg:509.2a what is blocked by two has triggered as well', () => {
    const game = battle({ battlefield: ['Hill Giant', 'Memnite'] }, { battlefield: ['Test Beast'] });
    game.attack(1, 'Test Beast').until({ kind: 'BLOCKERS' });
    game.block(0, ['Hill Giant', 'Test Beast'], ['Memnite', 'Test Beast']);
    expect(stack(game)).toEqual(['Test Beast']);
  });

  it('mtg:509.3a each of several blockers triggers once, for its controller', () => {
    const game = battle({ battlefield: ['Test Sentry', 'Test Sentry'] }, { battlefield: ['Memnite', 'Test Weakling'] });
    game.attack(1, 'Memnite', 'Test Weakling').until({ kind: 'BLOCKERS' });
    const pairs = game
      .all('Test Sentry')
      .flatMap(({ id }) => ['Memnite', 'Test Weakling'].map((name) => ({ from: { object: id }, to: { card: name } })));
    game.answer(0, { assign: pairs });
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack.map((s) => s.controller)).toEqual([0, 0]);
  });

  it('mtg:509.3b it triggers for each creature that is blocked, about that one', () => {
    const game = battle({ battlefield: ['Test Thorny'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] });
    game.attack(1, 'Hill Giant', 'Craw Wurm').until({ kind: 'BLOCKERS' });
    game.block(0, ['Test Thorny', 'Hill Giant'], ['Test Thorny', 'Craw Wurm']);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    game.resolveAll();
    expect([game.the('Hill Giant').damage, game.the('Craw Wurm').damage]).toEqual([1, 1]);
  });

  it('mtg:509.3d it triggers for each blocker of the other player', () => {
    const game = battle({ battlefield: ['Memnite', 'Hill Giant'] }, { battlefield: ['Test Brier'] });
    game.attack(1, 'Test Brier').until({ kind: 'BLOCKERS' });
    game.block(0, ['Memnite', 'Test Brier'], ['Hill Giant', 'Test Brier']);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Test Brier', 'Test Brier']);
  });

  it('mtg:509.3c each of several blocked attackers triggers', () => {
    const game = battle({ battlefield: ['Memnite', 'Hill Giant'] }, { battlefield: ['Test Beast', 'Test Beast'] });
    const [one, two] = game.all('Test Beast');
    game.attack(1, 'Test Beast', 'Test Beast').until({ kind: 'BLOCKERS' });
    game.answer(0, {
      assign: [
        { from: { card: 'Memnite' }, to: { object: one?.id ?? '' } },
        { from: { card: 'Hill Giant' }, to: { object: two?.id ?? '' } },
      ],
    });
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Test Beast', 'Test Beast']);
  });

  it('mtg:509.3e the number of blockers is that of one attacker, whatever blocks another', () => {
    const game = battle({ battlefield: ['Memnite', 'Hill Giant'] }, { battlefield: ['Test Crowd', 'Craw Wurm'] });
    game.attack(1, 'Test Crowd', 'Craw Wurm').until({ kind: 'BLOCKERS' });
    game.block(0, ['Memnite', 'Test Crowd'], ['Hill Giant', 'Craw Wurm']);
    expect(stack(game)).toEqual([]);
  });

  it('mtg:509.3g without any blockers all attackers are unblocked', () => {
    const game = battle({}, { battlefield: ['Test Sneak', 'Test Sneak'] }).attack(1, 'Test Sneak', 'Test Sneak');
    game.until({ step: 'declareBlockers' });
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Test Sneak', 'Test Sneak']);
  });
});

describe('damage in the second player’s turn (510, 511)', () => {
  it('mtg:510.1 the attacking player announces first in the second player’s turn, too', () => {
    const game = battle({ battlefield: ['Test Bulwark', 'Memnite'] }, { battlefield: ['Craw Wurm', 'Grizzly Bears'] });
    game.attack(1, 'Craw Wurm', 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.block(0, ['Test Bulwark', 'Craw Wurm'], ['Test Bulwark', 'Grizzly Bears'], ['Memnite', 'Craw Wurm']);
    game.until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 1, total: 6 });
    expect(game.takeDefault('COMBAT_DAMAGE').decision().seat).toBe(game.waiting() ? 1 : 0);
  });

  it('mtg:510.1a a creature with a power below 0 assigns no damage, as attacker and as blocker', () => {
    const weak = { card: 'Grizzly Bears', counters: { '-3/-0': 1 } };
    const game = battle({}, { battlefield: [weak] })
      .attack(1, 'Grizzly Bears')
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
    const blocked = battle({ battlefield: [weak] }, { battlefield: ['Test Weakling'] }).attack(1, 'Test Weakling');
    blocked.until({ kind: 'BLOCKERS' }).block(0, ['Grizzly Bears', 'Test Weakling']).until({ step: 'postcombatMain' });
    expect(blocked.happened('DAMAGE_DEALT')).toEqual([]);
  });

  it('mtg:510.1c an attacker may assign all to one of several blockers, as its controller chooses', () => {
    for (const victim of ['Hill Giant', 'Grizzly Bears']) {
      const game = battle({ battlefield: ['Hill Giant', 'Grizzly Bears'] }, { battlefield: ['Test Beast'] });
      game.attack(1, 'Test Beast').until({ kind: 'BLOCKERS' });
      game.block(0, ['Hill Giant', 'Test Beast'], ['Grizzly Bears', 'Test Beast']).until({ kind: 'COMBAT_DAMAGE' });
      expect(game.decision().seat).toBe(1);
      game.answer(1, { distribute: [{ option: { card: victim }, amount: 3 }] });
      expect(['Hill Giant', 'Grizzly Bears'].filter((name) => game.zones(name)[0] === 'graveyard')).toEqual([victim]);
    }
  });

  it('mtg:510.1d mtg-2003:310.1d the defending player divides what a blocker of two deals, as they choose', () => {
    for (const victim of ['Grizzly Bears', 'Test Mother']) {
      const strong = { card: 'Test Bulwark', counters: { '+1/+1': 1 } };
      const game = battle({ battlefield: [strong] }, { battlefield: ['Grizzly Bears', 'Test Mother'] });
      game.attack(1, 'Grizzly Bears', 'Test Mother').until({ kind: 'BLOCKERS' });
      game
        .block(0, ['Test Bulwark', 'Grizzly Bears'], ['Test Bulwark', 'Test Mother'])
        .until({ kind: 'COMBAT_DAMAGE' });
      expect(game.decision()).toMatchObject({ seat: 0, total: 2 });
      game.answer(0, { distribute: [{ option: { card: victim }, amount: 2 }] });
      expect(['Grizzly Bears', 'Test Mother'].filter((name) => game.zones(name)[0] === 'graveyard')).toEqual([victim]);
    }
  });

  it('mtg:510.2 what blockers deal is combat damage as well', () => {
    const game = battle({ battlefield: ['Hill Giant'] }, { battlefield: ['Craw Wurm'] }).attack(1, 'Craw Wurm');
    game.until({ kind: 'BLOCKERS' }).block(0, ['Hill Giant', 'Craw Wurm']).until({ step: 'combatDamage' });
    expect(game.happened('DAMAGE_DEALT').map((e) => [e.card, e.combat])).toEqual([
      ['Craw Wurm', true],
      ['Hill Giant', true],
    ]);
  });

  it('mtg:510.3a what damage triggered is on the stack in the combat damage step', () => {
    const game = battle({}, { battlefield: ['Test Wound', 'Memnite'] }).attack(1, 'Memnite');
    game.until({ step: 'combatDamage' });
    expect([stack(game), game.decision().seat]).toEqual([['Test Wound'], 1]);
  });

  it('mtg:510.4 blockers with first strike or double strike strike in the first step', () => {
    const game = battle(
      { battlefield: ['Test Duelist', 'Test Fencer'] },
      { battlefield: ['Grizzly Bears', 'Test Bulwark'] },
    );
    game.attack(1, 'Grizzly Bears', 'Test Bulwark').until({ kind: 'BLOCKERS' });
    game
      .block(0, ['Test Duelist', 'Grizzly Bears'], ['Test Fencer', 'Test Bulwark'])
      .until({ step: 'firstStrikeDamage' });
    expect([game.zones('Grizzly Bears'), game.the('Test Bulwark').damage]).toEqual([['graveyard'], 2]);
    game.until({ step: 'combatDamage' });
    expect([game.zones('Test Duelist'), game.the('Test Bulwark').damage]).toEqual([['battlefield'], 4]);
  });

  it('mtg:511.3 after combat in the second player’s turn nothing attacks or blocks', () => {
    const game = battle({ battlefield: ['Test Bulwark'] }, { battlefield: ['Hill Giant'] }).attack(1, 'Hill Giant');
    game.until({ kind: 'BLOCKERS' }).block(0, ['Test Bulwark', 'Hill Giant']).until({ step: 'endOfCombat' });
    const inCombat = () => [game.the('Hill Giant').attacking ?? null, game.the('Test Bulwark').blocking ?? null];
    expect(inCombat()).not.toContain(null);
    game.until({ step: 'postcombatMain' });
    expect(inCombat().flat()).toEqual([null]);
  });
});

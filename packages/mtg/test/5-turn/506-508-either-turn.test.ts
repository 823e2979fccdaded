/** Attacks in the second player’s turn as in the first’s, and of whichever of several creatures (506–508). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attack, attackers, battle, battleCards, stack, theirs } from './battles.js';

ownCards(...battleCards);

const steps = (game: Play): unknown[] => game.happened('STEP_BEGAN').map((e) => e.step);

describe('attacking in the second player’s turn (506, 508)', () => {
  it('mtg:506.1 first strike of an attacker or of a blocker makes two damage steps', () => {
    for (const [mine, other] of [
      ['Test Duelist', 'Hill Giant'],
      ['Hill Giant', 'Test Duelist'],
    ] as const) {
      const game = magicPosition([{ battlefield: [mine] }, { battlefield: [other] }]).until({ kind: 'ATTACKERS' });
      game.attack(0, mine).until({ kind: 'BLOCKERS' }).block(1, [other, mine]).until({ step: 'postcombatMain' });
      expect(steps(game).filter((s) => String(s).includes('amage'))).toEqual(['firstStrikeDamage', 'combatDamage']);
    }
  });

  it('mtg:506.2 what the second player controls attacks the first in their turn, whoever owns it', () => {
    const game = battle(
      { battlefield: [{ card: 'Hill Giant', controller: 1 }, 'Grizzly Bears', 'Test Walker'] },
      { battlefield: ['Memnite', 'Test Mother'] },
    );
    expect(game.decision().seat).toBe(1);
    expect([...attackers(game)].sort()).toEqual(['Hill Giant', 'Memnite', 'Test Mother']);
    expect(game.decision().to?.map((o) => o.player ?? o.card)).toEqual([0, 'Test Walker']);
    game.attack(1, 'Hill Giant').until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([17, 20]);
  });

  it('mtg:506.3 a creature of other types as well attacks and blocks', () => {
    const game = battle({ battlefield: ['Memnite'] }, { battlefield: ['Ornithopter', 'Memnite'] });
    expect([...attackers(game)].sort()).toEqual(['Memnite', 'Ornithopter']);
    game.attack(1, 'Memnite').until({ kind: 'BLOCKERS' });
    expect(attackers(game)).toEqual(['Memnite']);
  });

  it('mtg:506.3b what is put there attacking outside combat is there and does not attack', () => {
    const game = magicPosition([{ hand: ['Test Ambush'] }, {}])
      .cast(0, 'Test Ambush')
      .resolve();
    expect(game.the('Test Wolf').attacking ?? null).toBeNull();
    expect(game.until({ turn: 4, step: 'upkeep' }).life(1)).toBe(20);
  });

  it('mtg:506.5 who blocks two attackers blocks alone where nobody else blocks', () => {
    for (const others of [[], ['Memnite']]) {
      const game = battle(
        { battlefield: ['Test Loner Guard', ...others] },
        { battlefield: ['Hill Giant', 'Craw Wurm'] },
      );
      game.attack(1, 'Hill Giant', 'Craw Wurm').until({ kind: 'BLOCKERS' });
      const both = [
        ['Test Loner Guard', 'Hill Giant'] as [string, string],
        ['Test Loner Guard', 'Craw Wurm'] as [string, string],
      ];
      game.block(0, ...both, ...others.map((name): [string, string] => [name, 'Craw Wurm']));
      expect(stack(game)).toEqual(others.length === 0 ? ['Test Loner Guard'] : []);
    }
  });

  it('mtg:508.1 the second player declares attackers in their turn, before anyone has priority', () => {
    const game = battle({}, { battlefield: ['Hill Giant'] });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'ATTACKERS' });
    game.attack(1, 'Hill Giant');
    expect([game.view().turn.step, game.decision().seat, game.the('Hill Giant').tapped]).toEqual([
      'declareAttackers',
      1,
      true,
    ]);
  });

  it('mtg:508.1a with haste a creature attacks in the turn in which it came', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Test Runner', sick: true },
          { card: 'Memnite', sick: true },
        ],
      },
      {},
    ]);
    expect(attackers(game.until({ kind: 'ATTACKERS' }))).toEqual(['Test Runner']);
  });

  it('mtg:508.1b planeswalkers are attacked that the defending player controls, whoever owns them', () => {
    const game = battle(
      { battlefield: [{ card: 'Test Walker', controller: 1 }] },
      { battlefield: ['Hill Giant', { card: 'Test Walker', controller: 0 }] },
    );
    const mine = game.all('Test Walker').find((o) => o.controller === 0);
    expect(game.decision().to?.map((o) => o.player ?? o.object)).toEqual([0, mine?.id]);
  });

  it('mtg:508.1c what can’t attack can’t attack planeswalkers, and a defender in no player’s turn', () => {
    const game = battle({ battlefield: ['Test Walker'] }, { battlefield: ['Test Pacifist', 'Test Gate', 'Memnite'] });
    expect(attackers(game)).toEqual(['Memnite']);
  });

  it('mtg:508.1d in the second player’s turn what attacks if able must', () => {
    const game = battle({}, { battlefield: ['Test Raider', 'Memnite'] });
    expect(game.refused(1, { assign: [] }).rules).toContain('mtg:508.1d');
    game.attack(1, 'Test Raider').until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(18);
  });

  it('mtg:508.1d what is tapped or came just now need not attack', () => {
    for (const more of ['tapped', 'sick']) {
      const battlefield = [{ card: 'Test Raider', [more]: true }, 'Memnite'];
      const game = magicPosition([{ battlefield }, {}]).until({ kind: 'ATTACKERS' });
      expect(attackers(game)).toEqual(['Memnite']);
      expect(game.answer(0, { assign: [] }).happened('ATTACKERS_DECLARED')).toEqual([]);
    }
  });

  it('mtg:508.1d what can’t attack must not, whatever requires it', () => {
    const game = magicPosition([{}, { hand: ['Test Shame'], battlefield: ['Test Raider', 'Memnite'] }], theirs);
    game.castAt(1, 'Test Shame', { card: 'Test Raider' }).resolve().until({ kind: 'ATTACKERS' });
    expect(attackers(game)).toEqual(['Memnite']);
    expect(game.answer(1, { assign: [] }).the('Test Raider').tapped).toBe(false);
  });

  it('mtg:508.1m what waits for two attackers triggers on two, and not on three', () => {
    for (const names of [['Memnite'], ['Memnite', 'Hill Giant'], ['Memnite', 'Hill Giant', 'Craw Wurm']]) {
      const game = battle({}, { battlefield: ['Test War Drum', ...names] }).attack(1, ...names);
      expect(stack(game)).toEqual(names.length === 2 ? ['Test War Drum'] : []);
    }
  });

  it('mtg:508.1f mtg:508.1k mtg:508.1m who attacks a planeswalker is tapped, attacking, and triggers', () => {
    const game = battle({ battlefield: ['Test Walker'] }, { battlefield: ['Test Herald'] });
    attack(game, 1, ['Test Herald', { card: 'Test Walker' }]);
    expect(game.the('Test Herald').tapped).toBe(true);
    expect(game.the('Test Herald').attacking ?? null).not.toBeNull();
    expect(stack(game)).toEqual(['Test Herald']);
  });

  it('mtg:508.1k in the end of combat step attackers are still attacking', () => {
    const game = battle({}, { battlefield: ['Hill Giant'] })
      .attack(1, 'Hill Giant')
      .until({ step: 'endOfCombat' });
    expect(game.the('Hill Giant').attacking ?? null).not.toBeNull();
    expect(game.until({ step: 'postcombatMain' }).the('Hill Giant').attacking ?? null).toBeNull();
  });

  it('mtg:508.2b what triggered on attacking is on the stack in the declare attackers step', () => {
    const game = battle({}, { battlefield: ['Test Herald'] }).attack(1, 'Test Herald');
    expect([game.view().turn.step, stack(game), game.decision().seat]).toEqual([
      'declareAttackers',
      ['Test Herald'],
      1,
    ]);
  });

  it('mtg:508.3a a creature of the second player triggers on attacking, each for its controller', () => {
    const game = battle(
      { battlefield: ['Test Herald'] },
      { battlefield: ['Test Herald', 'Test Banner', 'Grizzly Bears'] },
    );
    game.attack(1, 'Test Herald', 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([17, 22]);
  });

  it('mtg:508.3b a player and a planeswalker attacked at once each trigger, and each once', () => {
    const game = battle(
      { battlefield: ['Test Alarm', 'Test Watch', 'Test Walker'] },
      { battlefield: ['Memnite', 'Test Mother', 'Hill Giant', 'Craw Wurm'] },
    );
    const walker = { card: 'Test Walker' };
    attack(
      game,
      1,
      ['Memnite', { player: 0 }],
      ['Test Mother', { player: 0 }],
      ['Hill Giant', walker],
      ['Craw Wurm', walker],
    );
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect([...stack(game)].sort()).toEqual(['Test Alarm', 'Test Watch']);
  });

  it('mtg:508.3b a planeswalker attacked is no attack on its controller', () => {
    const game = battle({ battlefield: ['Test Alarm', 'Test Walker'] }, { battlefield: ['Memnite'] });
    attack(game, 1, ['Memnite', { card: 'Test Walker' }]);
    expect(stack(game)).toEqual([]);
  });

  it('mtg:508.3c "you attack with" looks at the attacking player, and mtg:508.3d at how many there are', () => {
    const mine = { battlefield: ['Test Banner', 'Test Drums', 'Test War Drum'] };
    const game = battle(mine, { battlefield: [...mine.battlefield, 'Grizzly Bears', 'Memnite'] });
    game.attack(1, 'Grizzly Bears', 'Memnite');
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(
      game
        .view()
        .stack.map((s) => [s.card, s.controller])
        .sort(),
    ).toEqual([
      ['Test Banner', 1],
      ['Test Drums', 1],
      ['Test War Drum', 1],
    ]);
  });
});

describe('attacks on planeswalkers (508.3)', () => {
  it('mtg:508.3a a creature that attacks a planeswalker triggers on attacking', () => {
    const game = battle({ battlefield: ['Test Walker'] }, { battlefield: ['Test Herald'] });
    expect(stack(attack(game, 1, ['Test Herald', { card: 'Test Walker' }]))).toEqual(['Test Herald']);
  });

  it('mtg:508.3c mtg:508.3d who attacks a planeswalker alone attacks', () => {
    const mine = { battlefield: ['Test Banner', 'Test Drums', 'Grizzly Bears'] };
    const game = battle({ battlefield: ['Test Walker'] }, mine);
    attack(game, 1, ['Grizzly Bears', { card: 'Test Walker' }]);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect([...stack(game)].sort()).toEqual(['Test Banner', 'Test Drums']);
  });
});

describe('entering combat and the defending player (508.4, 508.5)', () => {
  it('mtg:508.4 all that an effect puts there attack, under the control of who does so, whoever owns them', () => {
    const game = magicPosition(
      [
        { graveyard: ['Memnite'] },
        { hand: ['Test Rising'], graveyard: ['Grizzly Bears'], battlefield: ['Hill Giant'] },
      ],
      theirs,
    ).until({ kind: 'ATTACKERS' });
    game.attack(1, 'Hill Giant').cast(1, 'Test Rising').resolve();
    const there = ['Memnite', 'Grizzly Bears'].map((name) => game.the(name));
    expect(there.map((o) => [o.controller, o.tapped, (o.attacking ?? null) !== null])).toEqual([
      [1, true, true],
      [1, true, true],
    ]);
    expect(game.until({ step: 'postcombatMain' }).life(0)).toBe(20 - 3 - 1 - 2);
  });

  it('mtg:508.5 the defending player is who is attacked, or who controls the planeswalker that is', () => {
    const game = battle(
      { battlefield: [{ card: 'Test Walker', controller: 1 }] },
      { battlefield: ['Test Thief', { card: 'Test Walker', controller: 0 }] },
    );
    const walker = game.decision().to?.find((o) => o.object !== undefined)?.object;
    attack(game, 1, ['Test Thief', { object: String(walker) }]).resolve();
    expect([game.life(0), game.life(1)]).toEqual([15, 20]);
    const direct = battle({}, { battlefield: ['Test Thief'] })
      .attack(1, 'Test Thief')
      .resolve();
    expect([direct.life(0), direct.life(1)]).toEqual([15, 20]);
  });
});

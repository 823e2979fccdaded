/** White creatures of the welcome decks with abilities of their own. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { arrives, attackWith, choices, fight, mayAttack, mayBlock, stack } from './support.js';

describe('Dwarven Priest', () => {
  const others = { battlefield: ['Silvercoat Lion', 'Memnite', 'Glorious Anthem', ...lands(2, 'Plains')] };

  it('Dwarven Priest (mtg:603.6a) gains 1 life for each creature its controller has, itself included', () => {
    const game = arrives('Dwarven Priest', '{3}{W}', [others, { battlefield: ['Hill Giant', 'Hill Giant'] }]);
    expect(stack(game)).toEqual(['Dwarven Priest']);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 20]);
    expect(arrives('Dwarven Priest', '{3}{W}').resolve().life(0)).toBe(21);
  });

  it('Dwarven Priest (mtg:608.2h) counts as its ability resolves, without itself if it has gone by then', () => {
    const game = arrives('Dwarven Priest', '{3}{W}', [others, { hand: ['Murder'], mana: '{B}{B}{B}' }]);
    game.pass().cast(1, 'Murder', { card: 'Dwarven Priest' }).resolve();
    expect(game.zones('Dwarven Priest')).toContain('graveyard');
    expect(game.resolve().life(0)).toBe(22);
  });
});

describe('Herald of Faith', () => {
  it('Herald of Faith (mtg:508.3a) gains 2 life whenever it attacks, before blocks', () => {
    const game = magicPosition([{ battlefield: ['Herald of Faith'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Herald of Faith');
    expect([stack(game), game.life(0)]).toEqual([['Herald of Faith'], 20]);
    game.resolve();
    expect([game.life(0), game.view().turn.step]).toEqual([22, 'declareAttackers']);
    expect(fight(game).life(1)).toBe(16);
  });

  it('Herald of Faith (mtg:508.3a) gains nothing by blocking or by another attack', () => {
    const game = magicPosition([{ battlefield: ['Snapping Drake'] }, { battlefield: ['Herald of Faith'] }]);
    attackWith(game, 'Snapping Drake').block(1, ['Herald of Faith', 'Snapping Drake']);
    expect(fight(game).life(1)).toBe(20);
    const beside = magicPosition([{ battlefield: ['Herald of Faith', 'Hill Giant'] }, {}]);
    expect(fight(attackWith(beside, 'Hill Giant')).life(0)).toBe(20);
  });
});

describe('Pegasus Courser', () => {
  const attack = (...attackers: string[]) =>
    magicPosition([
      { hand: ['Unsummon'], battlefield: ['Pegasus Courser', 'Hill Giant', 'Craw Wurm', 'Memnite', 'Island'] },
      { battlefield: ['Grizzly Bears', 'Giant Spider'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...attackers);

  it('Pegasus Courser (mtg:702.9b) gives another attacking creature flying until end of turn', () => {
    const game = attack('Pegasus Courser', 'Hill Giant', 'Craw Wurm');
    expect(choices(game)).toEqual(['Hill Giant', 'Craw Wurm']);
    game.choose(0, { card: 'Craw Wurm' }).resolve();
    expect(game.the('Craw Wurm').keywords).toEqual(['flying']);
    game.until({ kind: 'BLOCKERS' });
    expect(mayBlock(game)).toEqual([
      'Grizzly Bears: Hill Giant',
      'Giant Spider: Pegasus Courser, Hill Giant, Craw Wurm',
    ]);
    expect(game.until({ step: 'end' }).the('Craw Wurm').keywords).toEqual(['flying']);
    expect(game.until({ turn: 4 }).the('Craw Wurm').keywords).toEqual([]);
  });

  it('Pegasus Courser (mtg:603.3d) attacking alone, it has nothing to target', () => {
    const game = attack('Pegasus Courser');
    expect([stack(game), game.decision().kind]).toEqual([[], 'PRIORITY']);
  });

  it('Pegasus Courser (mtg:508.3a) does nothing for others while it stays at home', () => {
    expect(stack(attack('Hill Giant', 'Craw Wurm'))).toEqual([]);
  });

  it('Pegasus Courser (mtg:608.2b) does nothing when its target has left', () => {
    const game = attack('Pegasus Courser', 'Hill Giant', 'Craw Wurm').choose(0, { card: 'Hill Giant' });
    game.cast(0, 'Unsummon', { card: 'Hill Giant' }).resolveAll();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
    expect(game.the('Craw Wurm').keywords).toEqual([]);
  });

  it('Pegasus Courser (mtg:113.7a) helps although it was itself returned in response', () => {
    const game = attack('Pegasus Courser', 'Hill Giant').cast(0, 'Unsummon', { card: 'Pegasus Courser' }).resolveAll();
    expect(game.the('Hill Giant').keywords).toEqual(['flying']);
  });
});

describe("Serra's Guardian", () => {
  it("Serra's Guardian (mtg:702.20b) lets the other creatures of its controller attack without tapping", () => {
    const game = magicPosition([
      { battlefield: ["Serra's Guardian", 'Hill Giant', { card: 'Memnite', sick: true }] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(game.the('Hill Giant').keywords).toEqual(['vigilance']);
    expect(game.the('Grizzly Bears').keywords).toEqual([]);
    expect(game.the("Serra's Guardian").keywords).toEqual(['flying', 'vigilance']);
    // It doesn't give haste.
    expect(mayAttack(game)).toEqual(["Serra's Guardian", 'Hill Giant']);
    attackWith(game, 'Hill Giant', "Serra's Guardian");
    expect([game.the('Hill Giant').tapped, game.the("Serra's Guardian").tapped]).toEqual([false, false]);
    expect(fight(game).life(1)).toBe(12);
  });

  it("Serra's Guardian (mtg:508.1f) leaving after attackers were declared doesn't tap them", () => {
    const game = magicPosition([
      { battlefield: ["Serra's Guardian", 'Hill Giant'] },
      { hand: ['Murder'], mana: '{B}{B}{B}', battlefield: lands(3, 'Swamp') },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .pass()
      .cast(1, 'Murder', { card: "Serra's Guardian" })
      .resolve();
    expect(game.the('Hill Giant')).toMatchObject({ keywords: [], tapped: false });
    expect(fight(game).life(1)).toBe(17);
  });

  it("Serra's Guardian (mtg:611.3b) gives vigilance for as long as it is there", () => {
    const game = magicPosition([
      { hand: ['Unsummon'], mana: '{U}', battlefield: ["Serra's Guardian", 'Hill Giant'] },
      {},
    ]).cast(0, 'Unsummon', { card: "Serra's Guardian" });
    expect(game.resolve().the('Hill Giant').keywords).toEqual([]);
  });
});

describe('Star-Crowned Stag', () => {
  const attack = (theirs: (string | { card: string; tapped: boolean })[]) =>
    magicPosition([
      { hand: ['Shock'], battlefield: ['Star-Crowned Stag', 'Memnite', 'Mountain'] },
      { battlefield: theirs },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Star-Crowned Stag');

  it('Star-Crowned Stag (mtg:508.5) taps a creature of the player it attacks, which then cannot block', () => {
    const game = attack(['Hill Giant', 'Grizzly Bears', 'Forest', { card: 'Craw Wurm', tapped: true }]);
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears', 'Craw Wurm']);
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Hill Giant').tapped).toBe(false);
    game.resolve().until({ kind: 'BLOCKERS' });
    expect(game.the('Hill Giant').tapped).toBe(true);
    expect(mayBlock(game)).toEqual(['Grizzly Bears: Star-Crowned Stag']);
  });

  it('Star-Crowned Stag (mtg:115.1) may target a creature that is tapped already', () => {
    const game = attack(['Hill Giant', { card: 'Craw Wurm', tapped: true }]).choose(0, { card: 'Craw Wurm' });
    expect(game.resolve().the('Hill Giant').tapped).toBe(false);
  });

  it('Star-Crowned Stag (mtg:603.3d) without creatures to tap simply attacks', () => {
    const game = attack(['Forest']);
    expect(stack(game)).toEqual([]);
    expect(fight(game).life(1)).toBe(17);
  });

  it('Star-Crowned Stag (mtg:702.11b) cannot target what has hexproof', () => {
    expect(stack(attack(['Gladecover Scout']))).toEqual([]);
  });

  it('Star-Crowned Stag (mtg:608.2b) taps nothing when its target has died', () => {
    const game = attack(['Grizzly Bears', 'Hill Giant']).choose(0, { card: 'Grizzly Bears' });
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolveAll();
    expect(game.the('Hill Giant').tapped).toBe(false);
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
  });
});

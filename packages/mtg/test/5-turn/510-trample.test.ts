import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

type Pair = [blocker: string, attacker: string];
/** Seat 0 attacks with all that is named first; seat 1 blocks so. */
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: Pair[]): Play => {
  const game = magicPosition([mine, theirs]).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};
const split = (...parts: [string | number, number][]) => ({
  distribute: parts.map(([to, amount]) => ({ option: typeof to === 'string' ? { card: to } : { player: to }, amount })),
});

describe('trample and what is lethal (510.1e, 702.19)', () => {
  const sentryBlocksBoth = (a: string, b: string): Play =>
    fight({ battlefield: [a, b] }, { battlefield: ['Test Bulwark'] }, [a, b], ['Test Bulwark', a], ['Test Bulwark', b]);

  it('mtg:702.19b mtg-2003:502.9b a blocker of two attackers is assigned lethal damage by both together', () => {
    // Test Bulwark is 1/8: Craw Wurm's six leave two for the trampler.
    const game = sentryBlocksBoth('Craw Wurm', 'Test Trampler').until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options).toMatchObject([{ card: 'Test Bulwark', lethal: 2 }, { player: 1 }]);
    expect(game.refused(0, split(['Test Bulwark', 1], [1, 2])).rules).toEqual(
      expect.arrayContaining(['mtg:702.19b', 'mtg:510.1e']),
    );
    game.answer(0, split(['Test Bulwark', 2], [1, 1]));
    game.takeDefault('COMBAT_DAMAGE');
    expect([game.life(1), game.zones('Test Bulwark')]).toEqual([19, ['graveyard']]);
  });

  it('mtg:510.1e the assignment is judged as a whole: what is assigned after may make the first legal', () => {
    const game = sentryBlocksBoth('Test Trampler', 'Craw Wurm').until({ kind: 'COMBAT_DAMAGE' });
    // Craw Wurm must assign its six to the only creature it is blocked by.
    expect(game.refused(0, split(['Test Bulwark', 1], [1, 2])).rules).toContain('mtg:510.1e');
    game.answer(0, split(['Test Bulwark', 2], [1, 1]));
    game.takeDefault('COMBAT_DAMAGE');
    expect(game.life(1)).toBe(19);
  });

  it('mtg:510.1e what was assigned before counts: the trampler makes up what is missing, and no more', () => {
    const game = sentryBlocksBoth('Craw Wurm', 'Test Trampler').until({ kind: 'COMBAT_DAMAGE' });
    expect(game.refused(0, split(['Test Bulwark', 1], [1, 2])).rules).toContain('mtg:510.1e');
    game.answer(0, split(['Test Bulwark', 2], [1, 1])).takeDefault('COMBAT_DAMAGE');
    expect([game.life(1), game.zones('Test Bulwark')]).toEqual([19, ['graveyard']]);
  });

  it('mtg:702.19b nobody is asked where one blocker needs all of the damage, and somebody is where one is left over', () => {
    const against = (blocker: string): Play =>
      fight(
        { battlefield: ['Test Trampler'] },
        { battlefield: [blocker] },
        ['Test Trampler'],
        [blocker, 'Test Trampler'],
      );
    const forced = against('Hill Giant').until({ step: 'combatDamage' });
    expect([forced.decision().kind, forced.zones('Hill Giant'), forced.life(1)]).toEqual([
      'PRIORITY',
      ['graveyard'],
      20,
    ]);
    expect(against('Grizzly Bears').until({ step: 'combatDamage' }).decision().kind).toBe('COMBAT_DAMAGE');
  });

  it('mtg:510.1e two tramplers may share a blocker; the second has to make up for the first', () => {
    const game = sentryBlocksBoth('Colossal Dreadmaw', 'Argothian Swine').until({ kind: 'COMBAT_DAMAGE' });
    expect(game.refused(0, split(['Test Bulwark', 4], [1, 2])).rules).toContain('mtg:510.1e');
    game.answer(0, split(['Test Bulwark', 5], [1, 1]));
    // All three of the second are needed: it has no choice, and the next that is asked is how the blocker deals its damage.
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'COMBAT_DAMAGE' });
    game.takeDefault('COMBAT_DAMAGE');
    expect([game.life(1), game.zones('Test Bulwark')]).toEqual([19, ['graveyard']]);
  });

  it('mtg:510.1e of several blockers each must be assigned lethal damage before the rest goes through', () => {
    const game = magicPosition([{ battlefield: ['Colossal Dreadmaw'] }, { battlefield: ['Memnite', 'Grizzly Bears'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Colossal Dreadmaw').until({ kind: 'BLOCKERS' });
    game.block(1, ['Memnite', 'Colossal Dreadmaw'], ['Grizzly Bears', 'Colossal Dreadmaw']);
    game.until({ kind: 'COMBAT_DAMAGE' });
    const parts = (memnite: number, bears: number) => ({
      distribute: [
        { option: { card: 'Memnite' }, amount: memnite },
        { option: { card: 'Grizzly Bears' }, amount: bears },
        { option: { player: 1 }, amount: 6 - memnite - bears },
      ],
    });
    for (const [memnite, bears] of [
      [1, 1],
      [0, 2],
      [1, 0],
    ] as const)
      expect(game.refused(0, parts(memnite, bears)).rules).toContain('mtg:510.1e');
    expect(game.answer(0, parts(1, 2)).life(1)).toBe(17);
  });

  it('mtg:702.19b damage already marked on a blocker counts too', () => {
    const game = fight(
      { battlefield: ['Colossal Dreadmaw'] },
      { battlefield: [{ card: 'Pillarfield Ox', damage: 3 }] },
      ['Colossal Dreadmaw'],
      ['Pillarfield Ox', 'Colossal Dreadmaw'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, split(['Pillarfield Ox', 1], [1, 5]));
    expect(game.life(1)).toBe(15);
  });

  it('mtg:702.2c with deathtouch one damage is lethal, so a trampler lets the rest through', () => {
    const game = fight(
      { battlefield: ['Test Viper'] },
      { battlefield: ['Hill Giant', 'Pillarfield Ox'] },
      ['Test Viper'],
      ['Hill Giant', 'Test Viper'],
      ['Pillarfield Ox', 'Test Viper'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.refused(0, split(['Hill Giant', 1], [1, 2])).rules).toContain('mtg:702.19b');
    game.answer(0, split(['Hill Giant', 1], ['Pillarfield Ox', 1], [1, 1]));
    expect([game.life(1), game.zones('Hill Giant'), game.zones('Pillarfield Ox')]).toEqual([
      19,
      ['graveyard'],
      ['graveyard'],
    ]);
  });

  it('mtg:702.19d a blocked trampler without blockers left deals all its damage to what it attacks', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Colossal Dreadmaw', 'Island'] },
      { battlefield: ['Grizzly Bears'] },
      ['Colossal Dreadmaw'],
      ['Grizzly Bears', 'Colossal Dreadmaw'],
    );
    game.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(14);
  });

  it('mtg:702.19f what tramples over a planeswalker’s defenders goes to the planeswalker, not to the player', () => {
    const game = magicPosition([
      { battlefield: ['Colossal Dreadmaw'] },
      { battlefield: ['Test Walker', 'Grizzly Bears'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Colossal Dreadmaw' }, to: { card: 'Test Walker' } }] })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Colossal Dreadmaw'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options.map((o) => [o.card, o.lethal])).toEqual([
      ['Grizzly Bears', 2],
      ['Test Walker', 4],
    ]);
    game.answer(0, game.decision().default);
    expect([game.life(1), game.zones('Test Walker')]).toEqual([20, ['graveyard']]);
  });
});

describe('trample (702.19)', () => {
  const attackWithDreadmaw = () =>
    magicPosition([{ battlefield: ['Colossal Dreadmaw'] }, { battlefield: ['Giant Spider', ...lands(2, 'Forest')] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Colossal Dreadmaw')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Giant Spider', 'Colossal Dreadmaw'])
      .until({ kind: 'COMBAT_DAMAGE' });

  it('mtg:702.19b the rest goes through once every blocker is assigned lethal damage', () => {
    const game = attackWithDreadmaw().answer(0, {
      distribute: [
        { option: { card: 'Giant Spider' }, amount: 4 },
        { option: { player: 1 }, amount: 2 },
      ],
    });
    expect(game.life(1)).toBe(18);
    expect(game.zones('Giant Spider')).toEqual(['graveyard']);
  });

  it('mtg:702.19b less than lethal damage to a blocker lets nothing through', () => {
    const refusal = attackWithDreadmaw().refused(0, {
      distribute: [
        { option: { card: 'Giant Spider' }, amount: 3 },
        { option: { player: 1 }, amount: 3 },
      ],
    });
    expect(refusal.code).toBe('ILLEGAL_ACTION');
    expect(refusal.rules).toContain('mtg:702.19b');
  });
});

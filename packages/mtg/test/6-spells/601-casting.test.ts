import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const offered = (game: Play, kind = 'CAST'): string[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => String(o.card));
const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const mountains = (n: number) => lands(n, 'Mountain');

describe('what may be cast (601.3, 117.1)', () => {
  it('mtg:601.3 a spell without a legal target for its only target is not offered', () => {
    expect(
      offered(magicPosition([{ hand: ['Electrify', 'Lightning Strike'], battlefield: mountains(4) }, {}])),
    ).toEqual(['Lightning Strike']);
    expect(
      offered(magicPosition([{ hand: ['Electrify'], battlefield: mountains(4) }, { battlefield: ['Walking Corpse'] }])),
    ).toEqual(['Electrify']);
  });

  it('mtg:601.3 a spell with two target clauses needs a legal target for each', () => {
    const rabid = (mine: string[], theirs: string[]) =>
      offered(
        magicPosition([
          { hand: ['Rabid Bite'], battlefield: [...lands(2, 'Forest'), ...mine] },
          { battlefield: theirs },
        ]),
      );
    expect(rabid(['Walking Corpse'], [])).toEqual([]);
    expect(rabid([], ['Walking Corpse'])).toEqual([]);
    expect(rabid(['Walking Corpse'], ['Walking Corpse'])).toEqual(['Rabid Bite']);
  });

  it('mtg:601.2h what cannot be paid is not offered', () => {
    const hand = ['Lightning Strike', 'Shock', 'Fiery Finish'];
    expect(
      offered(magicPosition([{ hand, battlefield: [...mountains(1), 'Forest'] }, { battlefield: ['Walking Corpse'] }])),
    ).toEqual(['Lightning Strike', 'Shock']);
    expect(offered(magicPosition([{ hand, battlefield: [{ card: 'Mountain', tapped: true }] }, {}]))).toEqual([]);
    expect(offered(magicPosition([{ hand, mana: '{R}' }, {}]))).toEqual(['Shock']);
  });

  it('mtg:202.1b a land is played, never cast', () => {
    const game = magicPosition([{ hand: ['Mountain', 'Ornithopter'] }, {}]);
    expect(offered(game)).toEqual(['Ornithopter']);
    expect(offered(game, 'PLAY_LAND')).toEqual(['Mountain']);
  });

  it('mtg:307.1 sorceries, creatures and Auras are offered only in the own main phase with an empty stack', () => {
    const hand = ['Divination', 'Snapping Drake', 'Waterknot', 'Befuddle', 'Opt'];
    const battlefield = [...lands(8, 'Island'), 'Walking Corpse'];
    const game = magicPosition([
      { hand, battlefield },
      { hand, battlefield },
    ]);
    expect(offered(game)).toEqual(hand);
    game.cast(0, 'Opt');
    expect(offered(game)).toEqual(['Befuddle']);
    game.pass();
    expect(offered(game)).toEqual(['Befuddle', 'Opt']);
    expect(offered(game.resolveAll().answer(0, game.decision().default).until({ step: 'end' }))).toEqual(['Befuddle']);
  });

  it('mtg:117.1d a player without priority is not asked', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: mountains(1) }]);
    expect(game.refused(1, { choose: [{ kind: 'CAST' }] }).code).toBe('NOT_YOUR_DECISION');
  });
});

describe('proposing and paying (601.2)', () => {
  it('mtg:601.2a the card goes from the hand to the top of the stack under its caster’s control', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, {}]).cast(0, 'Shock', { player: 1 });
    expect(game.hand(0)).toBe(0);
    expect(game.view().stack[0]).toMatchObject({
      kind: 'SPELL',
      card: 'Shock',
      controller: 0,
      targets: [{ player: 1 }],
    });
    expect(game.zones('Shock')).toEqual(['stack']);
  });

  it('mtg:601.2h casting taps what pays for it', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: mountains(3) }, {}]).cast(
      0,
      'Lightning Strike',
      { player: 1 },
    );
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(2);
    expect(game.view().players[0]?.resources).toEqual({ mana: {} });
  });

  it('mtg:601.2i mtg-2003:409.1g its caster has priority again once it is cast, and both must pass before it resolves', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, {}]).cast(0, 'Shock', { player: 1 });
    expect(game.decision().seat).toBe(0);
    game.pass();
    expect([game.decision().seat, game.life(1)]).toEqual([1, 20]);
    game.pass();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:601.2c the same target cannot be chosen twice for one word target', () => {
    const game = magicPosition([
      { hand: ['Forked Bolt'], battlefield: mountains(1) },
      { battlefield: ['Walking Corpse'] },
    ]).cast(0, 'Forked Bolt');
    const refusal = game.refused(0, { choose: [{ player: 1 }, { player: 1 }] });
    expect(refusal).toMatchObject({ code: 'ILLEGAL_ACTION' });
    expect(refusal.rules).toContain('mtg:601.2c');
  });

  it('mtg:601.2d each target of a division gets at least one', () => {
    const game = magicPosition([
      { hand: ['Forked Bolt'], battlefield: mountains(1) },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Forked Bolt');
    // With two targets there is one way to divide 2: it isn't asked.
    game.choose(0, [{ card: 'Grizzly Bears' }, { player: 1 }]);
    expect(game.decision().kind).toBe('PRIORITY');
    game.resolve();
    expect([game.the('Grizzly Bears').damage, game.life(1)]).toEqual([1, 19]);
  });

  it('mtg:601.2b X is chosen from 0 up to what can be paid', () => {
    const game = () => magicPosition([{ hand: ['Blaze'], battlefield: mountains(4) }, {}]).cast(0, 'Blaze');
    expect(game().decision()).toMatchObject({ kind: 'X', shape: 'NUMBER', min: 0, max: 3 });
    expect(game().refused(0, { number: 4 }).code).toBe('ILLEGAL_ACTION');
    expect(game().refused(0, { number: -1 }).code).toBe('ILLEGAL_ACTION');
    expect(game().refused(0, { number: 1.5 }).code).toBe('ILLEGAL_ACTION');
    const zero = game().answer(0, { number: 0 }, { choose: [{ player: 1 }] });
    expect(zero.all('Mountain').filter((m) => m.tapped)).toHaveLength(1);
    expect(zero.resolve().life(1)).toBe(20);
    expect(
      game()
        .answer(0, { number: 3 }, { choose: [{ player: 1 }] })
        .resolve()
        .life(1),
    ).toBe(17);
  });

  it('mtg:107.3a a spell with X is offered where only X of 0 can be paid, and X is not asked then', () => {
    const game = magicPosition([{ hand: ['Blaze'], battlefield: mountains(1) }, {}]).cast(0, 'Blaze');
    expect(game.decision().kind).toBe('TARGETS');
    expect(game.choose(0, { player: 1 }).view().stack[0]).toMatchObject({ x: 0 });
  });

  it('mtg:202.3e the mana value of a spell on the stack counts the chosen X, elsewhere X is 0', () => {
    const game = magicPosition([{ hand: ['Blaze'], battlefield: mountains(4) }, {}]);
    expect(game.the('Blaze', 'hand').manaValue).toBe(1);
    game.cast(0, 'Blaze').answer(0, { number: 2 }, { choose: [{ player: 1 }] });
    expect(game.the('Blaze', 'stack').manaValue).toBe(3);
  });
});

describe('the stack (405) and priority (117)', () => {
  it('mtg:405.5 the spell put on the stack last resolves first', () => {
    const game = magicPosition([
      { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] },
      { hand: ['Shock'], battlefield: mountains(1) },
    ]);
    game.cast(0, 'Giant Growth').pass().cast(1, 'Shock', { card: 'Grizzly Bears' });
    expect(stack(game)).toEqual(['Shock', 'Giant Growth']);
    game.resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(stack(game)).toEqual(['Giant Growth']);
  });

  it('mtg:117.3c a player may hold priority and add another spell before anybody passes', () => {
    const game = magicPosition([{ hand: ['Shock', 'Lightning Bolt'], battlefield: mountains(2) }, {}])
      .cast(0, 'Shock', { player: 1 })
      .cast(0, 'Lightning Bolt', { player: 1 });
    expect(stack(game)).toEqual(['Lightning Bolt', 'Shock']);
    expect(game.resolve().life(1)).toBe(17);
    expect(game.resolve().life(1)).toBe(15);
  });

  it('mtg:117.3b the active player has priority after something resolves, whoever cast it', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: mountains(1) }])
      .pass()
      .cast(1, 'Shock', { player: 0 })
      .resolve();
    expect([game.decision().seat, game.life(0)]).toEqual([0, 18]);
  });

  it('mtg:117.4 mtg-2003:408.1c with an empty stack the step ends only when all pass in a row', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: mountains(1) },
      { hand: ['Shock'], battlefield: mountains(1) },
    ]);
    game.pass().cast(1, 'Shock', { player: 0 }).resolve();
    expect(game.view().turn.phase).toBe('precombatMain');
    game.pass().pass();
    expect(game.view().turn.phase).toBe('combat');
  });
});

describe('countering (701.6)', () => {
  it('mtg:701.6a mtg-2003:414.1 a countered spell goes to its owner’s graveyard and does nothing', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: mountains(1) },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Counterspell').resolveAll();
    expect([game.life(1), game.zones('Shock'), game.zones('Counterspell')]).toEqual([20, ['graveyard'], ['graveyard']]);
    expect(game.happened('COUNTERED')).toHaveLength(1);
  });

  it('mtg:701.6b mtg-2003:414.2 what was paid for a countered spell is not paid back', () => {
    const game = magicPosition([
      { hand: ['Walking Corpse'], battlefield: lands(2, 'Swamp') },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    game.cast(0, 'Walking Corpse').pass().cast(1, 'Counterspell').resolveAll();
    expect(game.zones('Walking Corpse')).toEqual(['graveyard']);
    expect(game.all('Swamp').every((s) => s.tapped)).toBe(true);
  });

  it('mtg:115.5 a spell cannot target itself', () => {
    const game = magicPosition([
      { hand: ['Counterspell', 'Counterspell', 'Opt'], battlefield: lands(5, 'Island') },
      {},
    ]);
    expect(offered(game)).toEqual(['Opt']);
    game.cast(0, 'Opt').choose(0, { kind: 'CAST', card: 'Counterspell' });
    // Opt is the only spell that it can target: the choice is forced.
    expect(game.view().stack[0]).toMatchObject({
      card: 'Counterspell',
      targets: [{ card: 'Opt' }] as unknown as JsonObject,
    });
  });

  it('mtg:118.12 who doesn’t pay what is asked on resolution has the spell countered', () => {
    const leak = (mine: number) => {
      const game = magicPosition([
        { hand: ['Shock'], battlefield: mountains(mine) },
        { hand: ['Mana Leak'], battlefield: lands(2, 'Island') },
      ]);
      return game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Mana Leak').resolve();
    };
    expect(leak(3).resolveAll().life(1)).toBe(20);
    const paying = leak(4);
    expect(paying.decision()).toMatchObject({ kind: 'PAY', seat: 0, shape: 'CONFIRM' });
    paying.answer(0, { confirm: true });
    expect(paying.all('Mountain').every((m) => m.tapped)).toBe(true);
    expect(paying.resolveAll().life(1)).toBe(18);
    expect(leak(4).answer(0, { confirm: false }).resolveAll().life(1)).toBe(20);
  });
});

import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const phases = (game: Play, turn: number): unknown[] =>
  game
    .happened('PHASE_BEGAN')
    .filter((e) => e.turn === turn)
    .map((e) => e.phase);
const steps = (game: Play, turn: number, phase: string): unknown[] =>
  game
    .happened('STEP_BEGAN')
    .filter((e) => e.turn === turn && e.phase === phase)
    .map((e) => e.step);
const atUntap = { turn: { number: 3, active: 0, step: 'untap' } };

describe('phases and steps (500)', () => {
  it('mtg:500.1 mtg-2003:300.1 a turn goes through its five phases in order, also where nothing happens in them', () => {
    const game = magicPosition([{}, {}], atUntap).until({ turn: 4 });
    expect(phases(game, 3)).toEqual(['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending']);
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
  });

  it('mtg:501.1 mtg-2003:301.1 the beginning phase is untap, upkeep and draw, in this order', () => {
    const game = magicPosition([{}, {}], atUntap).until({ turn: 4 });
    expect(steps(game, 3, 'beginning')).toEqual(['untap', 'upkeep', 'draw']);
  });

  it('mtg:512.1 mtg-2003:312.1 the ending phase is the end step and the cleanup step', () => {
    const game = magicPosition([{}, {}], atUntap).until({ turn: 4 });
    expect(steps(game, 3, 'ending')).toEqual(['end', 'cleanup']);
  });

  it('mtg:500.2 mtg-2003:300.2 a step ends when all pass in succession with an empty stack, not when the stack becomes empty', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    })
      .cast(0, 'Shock', { player: 1 })
      .resolve();
    expect(game.view().turn).toMatchObject({ step: 'upkeep', priority: 0 });
    game.pass();
    expect(game.view().turn).toMatchObject({ step: 'upkeep', priority: 1 });
    game.pass();
    expect(game.view().turn.step).toBe('draw');
  });

  it('mtg:500.2 who acts instead of passing gives everybody another chance before the step ends', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: ['Mountain'] }], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    game.pass().cast(1, 'Shock', { player: 0 }).resolve();
    expect(game.view().turn).toMatchObject({ step: 'upkeep', priority: 0 });
  });

  it('mtg:500.3 the untap step and an ordinary cleanup step pass without anybody getting priority', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { hand: ['Shock'] }], atUntap);
    expect(game.view().turn.step).toBe('upkeep');
    game.until({ step: 'end' }).pass().pass();
    expect(game.view().turn).toMatchObject({ number: 4, step: 'upkeep' });
  });

  it('mtg:500.4 mtg-2003:300.3 an effect that lasts until a step is over as that step begins, and no earlier', () => {
    const game = magicPosition([{ hand: ['Test Until Upkeep'], battlefield: ['Grizzly Bears'] }, {}])
      .castAt(0, 'Test Until Upkeep', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('4/4');
    expect(game.until({ turn: 4, step: 'end' }).figures('Grizzly Bears')).toBe('4/4');
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:500.5 unspent mana is lost as a step ends', () => {
    const game = magicPosition([{ battlefield: ['Mountain'] }, {}], { turn: { number: 3, active: 0, step: 'upkeep' } });
    game.choose(0, { kind: 'ACTIVATE', card: 'Mountain', mana: true });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 1 } } });
    game.pass();
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 1 } } });
    game.pass();
    expect(game.view().turn.step).toBe('draw');
    expect((game.view().players[0] as { resources: object }).resources).toEqual({ mana: {} });
  });

  it('mtg:500.5 unspent mana is lost as a phase ends, the other player’s too', () => {
    const game = magicPosition([{}, { battlefield: ['Forest'] }]).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Forest', mana: true }).pass().pass();
    expect(game.view().turn.phase).toBe('combat');
    expect((game.view().players[1] as { resources: object }).resources).toEqual({ mana: {} });
    expect(game.happened('MANA_EMPTIED')).toMatchObject([{ seat: 1, mana: '{G}', amount: 1 }]);
  });

  it('mtg:500.5a "until end of combat" lasts through the end of combat step', () => {
    const game = magicPosition([{ hand: ['Test Skirmish'], battlefield: ['Grizzly Bears'] }, {}])
      .castAt(0, 'Test Skirmish', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.until({ step: 'endOfCombat' }).figures('Grizzly Bears')).toBe('4/4');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:500.6 mtg-2003:300.5 what triggers at the beginning of a step is on the stack when the active player first gets priority', () => {
    const game = magicPosition([{ battlefield: ['Test Dawn'] }, {}], atUntap);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(stack(game)).toEqual(['Test Dawn']);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:500.6 abilities trigger as the step begins, before its turn-based actions', () => {
    const setup = { turn: { number: 3, active: 0, step: 'draw' } };
    const game = magicPosition([{ battlefield: ['Test Beggar'] }, {}], setup);
    expect(stack(game)).toEqual(['Test Beggar']);
    // It asks again as it resolves, and by then there is the card drawn (603.4).
    expect(game.hand(0)).toBe(1);
    expect(game.resolve().life(0)).toBe(20);
    expect(stack(magicPosition([{ hand: ['Plains'], battlefield: ['Test Beggar'] }, {}], setup))).toEqual([]);
  });

  it('mtg:500.11 a step that is skipped is gone past as though it did not exist', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [] })
      .until({ step: 'postcombatMain' });
    expect(steps(game, 3, 'combat')).toEqual(['beginningOfCombat', 'declareAttackers', 'endOfCombat']);
  });
});

describe('untap, upkeep and draw (502–504)', () => {
  it('mtg:502.3 mtg-2003:302.1 the active player untaps all their permanents at once, the other player none', () => {
    const game = magicPosition(
      [
        {
          battlefield: [
            { card: 'Mountain', tapped: true },
            { card: 'Hill Giant', tapped: true },
          ],
        },
        { battlefield: [{ card: 'Forest', tapped: true }] },
      ],
      atUntap,
    );
    expect([game.the('Mountain').tapped, game.the('Hill Giant').tapped, game.the('Forest').tapped]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('mtg:502.4 mtg-2003:302.2 what triggers during the untap step is held until the upkeep', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Riser', tapped: true }] }, {}], atUntap);
    expect(game.view().turn).toMatchObject({ step: 'upkeep', priority: 0 });
    expect(stack(game)).toEqual(['Test Riser']);
  });

  it('mtg:503.1 the active player gets priority in the upkeep, then the other', () => {
    const game = magicPosition([{}, {}], atUntap);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(game.pass().decision()).toMatchObject({ seat: 1, kind: 'PRIORITY' });
  });

  it('mtg:503.1a triggers of the untap step and of the upkeep are ordered together by their controller', () => {
    const game = magicPosition([{ battlefield: ['Test Dawn', { card: 'Test Riser', tapped: true }] }, {}], atUntap);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER_TRIGGERS' });
    game.answer(0, { order: [{ card: 'Test Dawn' }, { card: 'Test Riser' }] });
    expect(stack(game)).toEqual(['Test Riser', 'Test Dawn']);
  });

  it('mtg:504.1 the active player draws a card as the draw step begins, without the stack', () => {
    const game = magicPosition([{ library: ['Shock', 'Plains'] }, {}], {
      turn: { number: 4, active: 0, step: 'upkeep' },
    });
    expect(game.hand(0)).toBe(0);
    game.pass().pass();
    expect([game.hand(0), game.hand(1), stack(game)]).toEqual([1, 0, []]);
    expect(game.zones('Shock')).toEqual(['hand']);
  });

  it('mtg:504.2 the active player has priority in the draw step, with the card drawn', () => {
    const game = magicPosition([{ library: ['Shock', 'Plains'], battlefield: ['Mountain'] }, {}], {
      turn: { number: 4, active: 0, step: 'draw' },
    });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
  });
});

describe('main phases (505)', () => {
  it('mtg:505.1 mtg-2003:305.1 one main phase comes before combat and one after it', () => {
    const game = magicPosition([{}, {}], atUntap).until({ turn: 4 });
    expect(phases(game, 3).filter((p) => String(p).endsWith('Main'))).toEqual(['precombatMain', 'postcombatMain']);
  });

  it('mtg:505.2 mtg-2003:305.2 a main phase ends when all pass in succession while the stack is empty', () => {
    const game = magicPosition([{}, {}]).pass();
    expect(game.view().turn).toMatchObject({ phase: 'precombatMain', step: null, priority: 1 });
    expect(game.pass().view().turn).toMatchObject({ phase: 'combat', step: 'beginningOfCombat', priority: 0 });
  });

  it('mtg:505.6 the active player gets priority in both main phases', () => {
    const game = magicPosition([{}, {}]);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(game.until({ step: 'postcombatMain' }).decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
  });

  it('mtg:505.6a mtg-2003:305.3 creatures and sorceries are cast by the active player in a main phase, with the stack empty', () => {
    const offered = (game: Play): unknown[] =>
      game
        .decision()
        .options.filter((o) => o.kind === 'CAST')
        .map((o) => o.card);
    const hand = ['Grizzly Bears', 'Divination', 'Shock'];
    const battlefield = [...lands(3, 'Island'), ...lands(2, 'Forest'), ...lands(2, 'Mountain')];
    const game = magicPosition([
      { hand, battlefield },
      { hand, battlefield },
    ]);
    expect(offered(game)).toEqual(hand);
    expect(offered(game.pass())).toEqual(['Shock']);
    expect(offered(game.until({ step: 'beginningOfCombat' }))).toEqual(['Shock']);
    expect(offered(game.until({ step: 'postcombatMain' }))).toEqual(hand);
    expect(offered(game.cast(0, 'Shock', { player: 1 }))).toEqual([]);
  });

  it('mtg:505.6b mtg-2003:305.4 one land a turn, in either main phase, at once and without the stack', () => {
    const game = magicPosition([{ hand: ['Forest', 'Forest', 'Forest'] }, { hand: ['Forest'] }]);
    const mayPlay = (): boolean => game.decision().options.some((o) => o.kind === 'PLAY_LAND');
    game.until({ step: 'beginningOfCombat' });
    expect(mayPlay()).toBe(false);
    game.until({ step: 'postcombatMain' }).choose(0, { kind: 'PLAY_LAND' });
    expect([stack(game), game.all('Forest').length]).toEqual([[], 1]);
    expect(mayPlay()).toBe(false);
    expect(game.refused(0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] }).code).toBe('NO_MATCH');
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.decision().seat, mayPlay()]).toEqual([1, true]);
    game.pass();
    expect([game.decision().seat, mayPlay()]).toEqual([0, false]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(mayPlay()).toBe(true);
  });

  it('mtg:505.6b no land is played while something is on the stack', () => {
    const game = magicPosition([{ hand: ['Forest', 'Shock'], battlefield: ['Mountain'] }, {}]).cast(0, 'Shock', {
      player: 1,
    });
    expect(game.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(false);
  });
});

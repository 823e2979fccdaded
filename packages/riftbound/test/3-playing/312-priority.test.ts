/** Who may act and when: priority, focus, and what begins in a main phase. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const PATH = 'Rockfall Path';
const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });
const fast = (name: string, ...effects: JsonObject[]) => withKeyword(spell(name, { effects }), 'reaction');
const plain = spell('Test Plain', { effects: [DRAW] });

describe('actions', () => {
  it('riftbound:303.1 an instruction is carried out whole before the next one begins', () => {
    const storm = spell('Test Storm', {
      effects: [
        { do: 'kill', what: { each: UNIT } },
        { do: 'if', if: { not: { exists: UNIT } }, then: [DRAW] },
      ],
    });
    const game = position([{ hand: ['Test Storm'], base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      definitions: [storm],
    });
    expect(game.play(0, 'Test Storm').settle().hand(0)).toBe(1);
  });
  it('riftbound:303.2 two instructions are not carried out at once, though they are of the same kind', () => {
    const two = spell('Test Two', {
      effects: [
        { do: 'damage', to: { each: { named: 'Noxus Hopeful' } }, amount: 1 },
        { do: 'damage', to: { each: { named: 'Honest Broker' } }, amount: 1 },
      ],
    });
    const witness = unit('Test Witness', 5, triggered({ on: 'damage', object: UNIT }, DRAW));
    const game = position([{ hand: ['Test Two'], base: ['Noxus Hopeful', 'Honest Broker', 'Test Witness'] }, {}], {
      definitions: [two, witness],
    });
    game.play(0, 'Test Two').settle();
    expect(game.happened('DAMAGE_DEALT').map((e) => (e.target as JsonObject).card)).toEqual([
      'Noxus Hopeful',
      'Honest Broker',
    ]);
    expect(game.hand(0)).toBe(2);
  });
});

describe('priority', () => {
  it('riftbound:309.1 as long as a chain exists the state is closed, from the moment its first card is there', () => {
    const touch = spell('Test Touch', { targets: [{ what: UNIT }], effects: [] });
    const game = position([{ hand: ['Test Touch'], base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      definitions: [touch],
    });
    expect(game.turnState()).toBe('neutralOpen');
    game.choose(0, { kind: 'PLAY', card: 'Test Touch' });
    expect([game.decision().kind, game.turnState()]).toEqual(['TARGETS', 'neutralClosed']);
    expect(game.choose(0, [{ card: 'Pouty Poro' }]).turnState()).toBe('neutralClosed');
    expect(game.settle().turnState()).toBe('neutralOpen');
  });
  it('riftbound:312 one player at a time has priority', () => {
    const game = position([{ hand: ['Test Plain'] }, { hand: ['Test Answer'] }], {
      definitions: [plain, fast('Test Answer', DRAW)],
    });
    const holders: unknown[] = [game.view().turn.priority];
    game.play(0, 'Test Plain');
    for (let n = 0; n < 2; n++) {
      expect(game.decisions()).toHaveLength(1);
      holders.push(game.view().turn.priority);
      game.pass();
    }
    expect(holders).toEqual([0, 0, 1]);
  });
  it('riftbound:312.1.a who has it acts as the time allows', () => {
    const game = position([{ hand: ['Test Plain', 'Test Answer'] }, {}], {
      definitions: [plain, fast('Test Answer', DRAW)],
    });
    expect(game.offered()).toEqual(expect.arrayContaining(['PLAY Test Plain', 'PLAY Test Answer', 'PASS']));
    game.play(0, 'Test Answer');
    expect(game.offered()).not.toContain('PLAY Test Plain');
  });
  it('riftbound:312.1.b who has none takes no action', () => {
    const game = position([{ hand: ['Test Plain'] }, { hand: ['Test Answer'] }], {
      definitions: [plain, fast('Test Answer', DRAW)],
    });
    game.play(0, 'Test Plain');
    expect(game.decision().seat).toBe(0);
    expect(game.refused(1, { choose: [{ kind: 'PLAY', card: 'Test Answer' }] }).code).toBeTruthy();
    expect(game.chain()).toEqual(['Test Plain']);
  });
  it('riftbound:312.1.b.1 but does what an instruction asks', () => {
    const tax = spell('Test Tax', { effects: [{ do: 'discard', who: 'opponents', count: 1 }] });
    const game = position([{ hand: ['Test Tax'] }, { hand: ['Cleave', 'Retreat'] }], { definitions: [tax] });
    game.play(0, 'Test Tax').pass().pass();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.choose(1, [{ card: 'Cleave' }]);
    expect(game.pile(1, 'hand')).toEqual(['Retreat']);
  });
  it('riftbound:312.2.a in a neutral open state of the main phase the turn player has it', () => {
    for (const active of [0, 1]) {
      const game = position([{}, {}], { turn: { active } });
      expect([game.turnState(), game.view().turn.priority]).toEqual(['neutralOpen', active]);
    }
  });
  it('riftbound:312.2.b whoever gets focus gets it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect([game.focus, game.view().turn.priority]).toEqual([0, 0]);
    game.pass();
    expect([game.focus, game.view().turn.priority]).toEqual([1, 1]);
  });
  it('riftbound:312.2.c in a closed state the controller of the next item has it, once all are finalized', () => {
    const game = position([{ hand: ['Test Plain'] }, { hand: ['Test Answer'] }], {
      definitions: [plain, fast('Test Answer', DRAW)],
    });
    game.play(0, 'Test Plain').pass().play(1, 'Test Answer');
    expect([game.chain(), game.view().turn.priority]).toEqual([['Test Answer', 'Test Plain'], 1]);
    game.pass().pass();
    expect([game.chain(), game.view().turn.priority]).toEqual([['Test Plain'], 0]);
  });
  it('riftbound:312.2.d the next player in turn order has it when the one who has it passes', () => {
    const game = position([{}, { hand: ['Test Plain'] }, {}], {
      turn: { active: 1 },
      definitions: [plain],
      battlefields: [{ card: PEAK }, { card: GROVE }, { card: PATH }],
    });
    game.play(1, 'Test Plain');
    const order = [0, 1, 2].map(() => {
      const { priority } = game.view().turn;
      game.pass();
      return priority;
    });
    expect(order).toEqual([1, 2, 0]);
  });
  it('riftbound:312.3 who is given it takes it from who had it', () => {
    const game = position([{ hand: ['Test Plain'] }, {}], { definitions: [plain] })
      .play(0, 'Test Plain')
      .pass();
    expect([game.view().turn.priority, game.decisions().map(({ seat }) => seat)]).toEqual([1, [1]]);
  });
  const attack = (mine: object = {}, definitions: JsonObject[] = []) =>
    position([{ base: ['Noxus Hopeful'], ...mine }, {}], { definitions }).move(0, 'Noxus Hopeful', PEAK);
  it('riftbound:313.1 focus lets a player act in an open state of a showdown', () => {
    const game = attack({ hand: ['Test Swift'] }, [withKeyword(spell('Test Swift', { effects: [DRAW] }), 'action')]);
    expect([game.turnState(), game.focus, game.offered().includes('PLAY Test Swift')]).toEqual([
      'showdownOpen',
      0,
      true,
    ]);
    game.pass();
    expect([game.focus, game.decision().seat]).toEqual([1, 1]);
  });
  it('riftbound:313.1.a but not with what has neither Action nor Reaction', () => {
    const game = attack({ hand: ['Test Plain', 'Pouty Poro'] }, [plain]);
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual([]);
    expect(game.refused(0, { choose: [{ kind: 'PLAY', card: 'Test Plain' }] }).rules).toContain('riftbound:308.1.a');
  });
  it('riftbound:313.2 who gains focus has priority too', () => {
    const game = attack().pass();
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
    expect(game.focus).toBe(1);
  });
  it('riftbound:313.4 who has focus without priority does nothing', () => {
    const swift = withKeyword(spell('Test Swift', { effects: [DRAW] }), 'action');
    const game = attack({ hand: ['Test Swift', 'Test Answer'] }, [swift, fast('Test Answer', DRAW)])
      .play(0, 'Test Swift')
      .pass();
    expect([game.focus, game.view().turn.priority]).toEqual([0, 1]);
    game.refused(0, { choose: [{ kind: 'PLAY', card: 'Test Answer' }] });
    expect(game.chain()).toEqual(['Test Swift']);
  });
});

describe('phases', () => {
  it('riftbound:315.4.b.1 who has no card left to draw in the draw phase burns out', () => {
    const game = position([{ mainDeck: [], trash: ['Cleave', 'Retreat'] }, {}], { turn: { step: 'draw' } });
    expect([game.points(1), game.pile(0, 'trash')]).toEqual([1, []]);
  });
  it('riftbound:315.4.b.2 and draws one afterwards', () => {
    const game = position([{ mainDeck: [], trash: ['Cleave', 'Retreat'] }, {}], { turn: { step: 'draw' } });
    expect([game.hand(0), game.count(0, 'mainDeck')]).toEqual([1, 1]);
  });
  const onStep = (step: string) =>
    unit('Test Early', 2, triggered({ on: 'step', match: { step }, player: 'you' }, DRAW));
  it('riftbound:316.4 what triggers at the start of the main phase goes before what its player does', () => {
    const game = position([{ base: ['Test Early'] }, {}], { definitions: [onStep('main')], turn: { step: 'draw' } });
    expect([game.chain(), game.turnState()]).toEqual([['Test Early'], 'neutralClosed']);
    const drawn = game.hand(0);
    expect(game.settle().hand(0)).toBe(drawn + 1);
  });
  it('riftbound:317.1.a what triggers at the end of a turn does so before the turn ends', () => {
    const game = position([{ base: ['Test Early'] }, {}], { definitions: [onStep('end')] }).pass();
    expect([game.chain(), game.view().turn.number, game.view().turn.phase]).toEqual([['Test Early'], 3, 'end']);
  });
  it('riftbound:316.5.b in the neutral open state the turn player alone plays and activates', () => {
    const mine = { hand: ['Test Plain', 'Test Answer'], base: ['Test Tool'] };
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const game = position([mine, mine], { definitions: [plain, fast('Test Answer', DRAW), tool] });
    expect(game.decisions().map(({ seat }) => seat)).toEqual([0]);
    expect(game.offered()).toEqual(expect.arrayContaining(['PLAY Test Plain', 'ACTIVATE Test Tool']));
    game.refused(1, { choose: [{ kind: 'PLAY', card: 'Test Answer' }] });
  });
  it('riftbound:316.8.b a showdown is due in the cleanup after a battlefield was contested', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    const order = game.events
      .map(({ type }) => type)
      .filter((type) => ['CONTESTED', 'SHOWDOWN_STARTED', 'SHOWDOWN_BEGAN', 'SHOWDOWN_OPENED'].includes(type));
    expect([order[0], order.length, game.turnState()]).toEqual(['CONTESTED', 2, 'showdownOpen']);
  });
  it('riftbound:316.8.b.1 a showdown at an empty battlefield makes no combat', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}])
      .move(0, 'Noxus Hopeful', PEAK)
      .settle();
    expect([game.happened('COMBAT_STARTED'), game.happened('COMBAT_ENDED'), game.holder(PEAK)]).toEqual([[], [], 0]);
  });
  it('riftbound:316.8.b.1.a it becomes one when units of another player come there meanwhile', () => {
    const back = withKeyword(
      spell('Test Come', {
        effects: [{ do: 'moveTo', what: { each: { named: 'Honest Broker' } }, to: { each: { named: PEAK } } }],
      }),
      'action',
    );
    const game = position([{ base: ['Noxus Hopeful'] }, { base: ['Honest Broker'], hand: ['Test Come'] }], {
      definitions: [back],
    });
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(((game.view().turn as JsonObject).showdown as JsonObject).combat).toBeNull();
    game.pass().play(1, 'Test Come').pass().pass();
    expect(((game.view().turn as JsonObject).showdown as JsonObject).combat).toEqual({ attacker: 0, defender: 1 });
  });
  it('riftbound:317.2.a as a turn ends units with lethal damage die, and others are healed', () => {
    const frail = unit('Test Frail', 2);
    const grow: JsonObject = {
      kind: 'static',
      affects: [{ named: 'Test Frail' }],
      if: { during: ['main', 'end'] },
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    };
    const game = position(
      [{ base: [{ card: 'Test Frail', damage: 3 }, { card: 'Noxus Hopeful', damage: 1 }, 'Test Tool'] }, {}],
      {
        definitions: [frail, gear('Test Tool', grow)],
      },
    );
    expect(game.onBoard('Test Frail')).toHaveLength(1);
    game.until({ turn: 4, step: 'main' });
    expect([game.zones('Test Frail'), game.unit('Noxus Hopeful').damage]).toEqual([['trash'], 0]);
  });
  it.each([
    ['a unit', unit('Test Late', 1)],
    ['gear', gear('Test Late')],
    ['a spell', spell('Test Late', { effects: [DRAW] })],
  ])('riftbound:331.1.a %s is not played in a closed state', (_, late) => {
    const game = position([{ hand: ['Test Answer', 'Test Late'] }, {}], {
      definitions: [late, fast('Test Answer', DRAW)],
    });
    expect(game.offered()).toContain('PLAY Test Late');
    game.play(0, 'Test Answer');
    expect(game.offered()).not.toContain('PLAY Test Late');
  });
  const tool = (timing?: string) =>
    gear('Test Tool', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [DRAW],
      ...(timing ? { timing } : {}),
    });
  it('riftbound:331.1.b nor is an ability activated then, unless it is a reaction', () => {
    const may = (timing?: string) =>
      position([{ hand: ['Test Answer'], base: ['Test Tool'] }, {}], {
        definitions: [tool(timing), fast('Test Answer', DRAW)],
      })
        .play(0, 'Test Answer')
        .offered()
        .includes('ACTIVATE Test Tool');
    expect([may(), may('action'), may('reaction')]).toEqual([false, false, true]);
  });
  it.each([
    ['a unit', unit('Test Late', 1)],
    ['gear', gear('Test Late')],
    ['a spell', spell('Test Late', { effects: [DRAW] })],
  ])('riftbound:343.1.a %s is not played in a showdown', (_, late) => {
    const game = attack({ hand: ['Test Late'] }, [late]);
    expect(game.offered()).not.toContain('PLAY Test Late');
    expect(game.refused(0, { choose: [{ kind: 'PLAY', card: 'Test Late' }] }).rules).toContain('riftbound:308.1.a');
  });
  const attack = (mine: object = {}, definitions: JsonObject[] = []) =>
    position([{ base: ['Noxus Hopeful'], ...mine }, {}], { definitions }).move(0, 'Noxus Hopeful', PEAK);
  it('riftbound:343.1.b nor is an ability activated in a showdown, unless it is an action or a reaction', () => {
    const may = (timing?: string) =>
      attack({ base: ['Noxus Hopeful', 'Test Tool'] }, [tool(timing)])
        .offered()
        .includes('ACTIVATE Test Tool');
    expect([may(), may('action'), may('reaction')]).toEqual([false, true, true]);
  });
  it('riftbound:344.1 a showdown at a battlefield that two players contest is the first step of a combat', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: PEAK }],
    }).move(0, 'Noxus Hopeful', PATH);
    expect((game.view().turn as JsonObject).showdown).toMatchObject({
      combat: { attacker: 0, defender: 1 },
      contester: 0,
    });
    expect([game.unit('Noxus Hopeful').attacker, game.unit('Honest Broker').defender]).toEqual([true, true]);
  });
  it('riftbound:344.2 a showdown without a combat waits until the state is neutral and open', () => {
    const go = spell('Test Go', {
      effects: [{ do: 'moveTo', what: { each: { named: 'Noxus Hopeful' } }, to: { each: { named: PEAK } } }],
    });
    const after = triggered({ on: 'moved', object: 'self' }, DRAW);
    const game = position([{ hand: ['Test Go'], base: ['Noxus Hopeful', 'Test Follower'] }, {}], {
      definitions: [go, unit('Test Follower', 1, { ...after, on: { on: 'moved', object: UNIT } })],
    });
    game.play(0, 'Test Go').pass().pass();
    // The trigger is on the chain: no showdown yet.
    expect([game.chain(), game.turnState()]).toEqual([['Test Follower'], 'neutralClosed']);
    game.pass().pass();
    expect(game.turnState()).toBe('showdownOpen');
  });
  const swift = withKeyword(spell('Test Swift', { effects: [DRAW] }), 'action');
  it('riftbound:347.1 with focus a card is played that is an action', () => {
    const game = attack({ hand: ['Test Swift', 'Test Plain'] }, [swift, plain]);
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Test Swift']);
    expect(game.play(0, 'Test Swift').settle().hand(0)).toBe(2);
  });
  it('riftbound:347.1.a which begins a chain', () => {
    const game = attack({ hand: ['Test Swift'] }, [swift]).play(0, 'Test Swift');
    expect([game.chain(), game.turnState()]).toEqual([['Test Swift'], 'showdownClosed']);
  });
  it('riftbound:347.1.b when that chain has closed focus passes to the next player', () => {
    const game = attack({ hand: ['Test Swift'] }, [swift])
      .play(0, 'Test Swift')
      .pass()
      .pass();
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 1]);
  });
  it('riftbound:348.1 after the showdown of a combat its other steps follow', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: PEAK }],
      definitions: [unit('Test Giant', 9)],
    });
    game.move(0, 'Test Giant', PATH).pass().pass();
    game.settle();
    expect([game.zones('Honest Broker'), game.holder(PATH), game.happened('COMBAT_ENDED').length]).toEqual([
      ['trash'],
      0,
      1,
    ]);
  });
});

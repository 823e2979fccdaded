/** When cleanups happen and when they don't, and what they leave to the next one. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const PATH = 'Rockfall Path';
const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });
const less = (affects: JsonObject | JsonObject[] | string, condition?: JsonObject): JsonObject => ({
  kind: 'static',
  affects,
  ...(condition ? { if: condition } : {}),
  mods: [{ mod: 'add', stat: 'might', value: -2 }],
});
/** A unit with 3 Might and 1 damage, which dies when it has 2 less. */
const HURT = { card: 'Test Frail', damage: 1 };
const frail = (...abilities: JsonObject[]) => unit('Test Frail', 3, ...abilities);
const plain = spell('Test Plain', { effects: [DRAW] });
const dies = (effect: JsonObject) =>
  triggered({ on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } }, effect);

describe('a cleanup follows', () => {
  it('riftbound:319.1 when the state opens again: control of an empty battlefield is lost then', () => {
    const flee = spell('Test Flee', {
      effects: [{ do: 'moveTo', what: { each: { named: 'Noxus Hopeful' } }, to: 'base' }],
    });
    const watcher = unit('Test Watcher', 1, triggered({ on: 'moved', object: UNIT }, DRAW));
    const game = position([{ hand: ['Test Flee'], base: ['Test Watcher'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }],
      definitions: [flee, watcher],
    });
    game.play(0, 'Test Flee').pass().pass();
    expect([game.turnState(), game.where('Noxus Hopeful'), game.holder(PEAK)]).toEqual(['neutralClosed', 'base', 0]);
    game.pass().pass();
    expect([game.turnState(), game.holder(PEAK)]).toEqual(['neutralOpen', null]);
  });
  it('riftbound:319.2 when another phase begins: a unit that is weaker then dies', () => {
    const game = position([{ base: [HURT] }, {}], {
      definitions: [frail(less('self', { during: ['main'] }))],
      turn: { step: 'draw' },
    });
    expect([game.view().turn.phase, game.zones('Test Frail')]).toEqual(['main', ['trash']]);
  });
  const weakWhile = (condition: JsonObject) => frail(less('self', condition));
  it('riftbound:319.5 when something leaves the chain', () => {
    const game = position([{ hand: ['Test Plain'], base: [HURT] }, {}], {
      definitions: [plain, weakWhile({ exists: [{ zone: 'trash' }, { named: 'Test Plain' }] })],
    });
    game.play(0, 'Test Plain');
    expect(game.zones('Test Frail')).toEqual(['base']);
    expect(game.settle().zones('Test Frail')).toEqual(['trash']);
  });
  it('riftbound:319.6 when something enters the board', () => {
    const game = position([{ hand: ['Test Blight'], base: [HURT] }, {}], {
      definitions: [frail(), gear('Test Blight', less([{ named: 'Test Frail' }]))],
    });
    expect(game.play(0, 'Test Blight').zones('Test Frail')).toEqual(['trash']);
  });
  it('riftbound:319.7 when the status of something changes', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const game = position([{ base: [HURT, 'Test Tool'] }, {}], {
      definitions: [weakWhile({ exists: [{ named: 'Test Tool' }, { status: 'exhausted' }] }), tool],
    });
    expect(game.use(0, 'Test Tool').zones('Test Frail')).toEqual(['trash']);
  });
  it('riftbound:319.8 when something has moved', () => {
    const game = position([{ base: [HURT] }, {}], {
      definitions: [weakWhile({ is: ['self', { is: 'atBattlefield' }] })],
    });
    expect(game.move(0, 'Test Frail', PEAK).zones('Test Frail')).toEqual(['trash']);
  });
});

describe('while a cleanup or a resolution goes on', () => {
  const blast = spell('Test Blast', { effects: [{ do: 'damage', to: { each: UNIT }, amount: 2 }] });
  it('riftbound:320 nothing on the chain resolves: all that dies has died before anything that triggered does something', () => {
    const revenge = { do: 'if', if: { exists: { named: 'Test Other' } }, then: [DRAW] };
    const game = position([{ hand: ['Test Blast'], base: ['Test Mourner', 'Test Other'] }, {}], {
      definitions: [blast, unit('Test Mourner', 2, dies(revenge)), unit('Test Other', 2)],
    });
    expect(game.play(0, 'Test Blast').settle().hand(0)).toBe(0);
  });
  it('riftbound:320.1 but what triggers is put onto the chain', () => {
    const game = position([{ hand: ['Test Blast'], base: ['Test Mourner'] }, {}], {
      definitions: [blast, unit('Test Mourner', 2, dies(DRAW))],
    });
    game.play(0, 'Test Blast').pass().pass();
    expect([game.chain(), game.hand(0), game.zones('Test Mourner').includes('trash')]).toEqual([
      ['Test Mourner'],
      0,
      true,
    ]);
  });
  const twice = spell('Test Twice', {
    effects: [
      { do: 'damage', to: { each: { named: 'Test Frail' } }, amount: 5 },
      { do: 'if', if: { exists: { named: 'Test Frail' } }, then: [DRAW] },
    ],
  });
  it('riftbound:321 while something resolves there is no cleanup: a unit with lethal damage is still there', () => {
    const game = position([{ hand: ['Test Twice'], base: ['Test Frail'] }, {}], { definitions: [twice, frail()] });
    expect(game.play(0, 'Test Twice').settle().hand(0)).toBe(1);
  });
  it('riftbound:321.1 it follows when that has resolved', () => {
    const game = position([{ hand: ['Test Twice'], base: ['Test Frail'] }, {}], { definitions: [twice, frail()] });
    game.play(0, 'Test Twice').pass().pass();
    expect([game.zones('Test Frail'), game.chain()]).toEqual([['trash'], []]);
  });
  const lords = [
    unit('Test First', 2, {
      kind: 'static',
      affects: [{ named: 'Test Second' }],
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    }),
    unit('Test Second', 1, {
      kind: 'static',
      affects: [{ named: 'Test Third' }],
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    }),
    unit('Test Third', 1),
  ];
  it('riftbound:322 what a cleanup changes has another one follow, until nothing changes any more', () => {
    const game = position([{ hand: ['Test Blast'], base: ['Test First', 'Test Second', 'Test Third'] }, {}], {
      definitions: [blast, ...lords],
    });
    game.play(0, 'Test Blast').settle();
    expect(['Test First', 'Test Second', 'Test Third'].flatMap((name) => game.zones(name))).toEqual([
      'trash',
      'trash',
      'trash',
    ]);
  });
  it('riftbound:322.1 before anybody has priority', () => {
    const game = position([{ hand: ['Test Blast'], base: ['Test First', 'Test Second', 'Test Third'] }, {}], {
      definitions: [blast, ...lords],
    });
    game.play(0, 'Test Blast').pass().pass();
    expect([game.decision().kind, game.onBoard('Test Third')]).toEqual(['PRIORITY', []]);
  });
  it('riftbound:323.2.b a unit of which the other side gains control in a combat fights for that side', () => {
    const steal = withKeyword(
      spell('Test Steal', {
        effects: [
          {
            do: 'modify',
            what: { each: { named: 'Test Turncoat' } },
            mods: [{ mod: 'control', to: 'you' }],
            until: { kind: 'permanent' },
          },
        ],
      }),
      'reaction',
    );
    const game = position([{ base: ['Test Turncoat', 'Noxus Hopeful'] }, { hand: ['Test Steal'] }], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: PEAK }],
      definitions: [steal, unit('Test Turncoat', 2)],
    });
    game.move(0, 'Test Turncoat', PATH, ['Noxus Hopeful']);
    expect(game.unit('Test Turncoat')).toMatchObject({ attacker: true, defender: false });
    game.pass().play(1, 'Test Steal').pass().pass();
    expect(game.unit('Test Turncoat')).toMatchObject({ controller: 1, attacker: false, defender: true });
  });
});

describe('what is on the chain', () => {
  const touch = spell('Test Touch', { targets: [{ what: UNIT }], effects: [DRAW] });
  const choosing = () =>
    position([{ hand: ['Test Touch'], base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], { definitions: [touch] }).choose(
      0,
      {
        kind: 'PLAY',
        card: 'Test Touch',
      },
    );
  it('riftbound:328.1 cards and abilities are put there to be played', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const fast = withKeyword(plain, 'reaction');
    const game = position([{ hand: ['Test Plain'], base: ['Test Tool'] }, {}], { definitions: [tool, fast] });
    game.use(0, 'Test Tool').play(0, 'Test Plain');
    expect(game.chain()).toEqual(['Test Plain', 'Test Tool']);
  });
  it('riftbound:329 what is added is pending at first', () => {
    expect(choosing().view().stack).toMatchObject([{ card: 'Test Touch', pending: true }]);
  });
  it('riftbound:329.2 it is pending until it is paid for', () => {
    const game = choosing();
    expect([game.decision().kind, game.view().stack[0]?.pending]).toEqual(['TARGETS', true]);
    game.choose(0, [{ card: 'Pouty Poro' }]);
    expect(game.view().stack[0]?.pending).toBe(false);
  });
  it('riftbound:329.3 then it is finalized', () => {
    const game = choosing();
    expect(game.happened('CARD_PLAYED')).toEqual([]);
    game.choose(0, [{ card: 'Pouty Poro' }]);
    expect(game.happened('CARD_PLAYED')).toMatchObject([{ card: 'Test Touch' }]);
  });
  const answers = () => {
    const fast = withKeyword(plain, 'reaction');
    return position([{ hand: ['Test Touch'], base: ['Noxus Hopeful'] }, { hand: ['Test Plain'] }], {
      definitions: [touch, fast],
    })
      .play(0, 'Test Touch')
      .pass()
      .play(1, 'Test Plain');
  };
  it('riftbound:330.1 there is one chain for both players', () => {
    expect(
      answers()
        .view()
        .stack.map(({ controller }) => controller),
    ).toEqual([1, 0]);
  });
  it('riftbound:330.2 what is played while there is one goes onto that', () => {
    expect(answers().chain()).toEqual(['Test Plain', 'Test Touch']);
  });
  it('riftbound:339.2 who passes gives priority to the next player, and nothing resolves', () => {
    const game = answers();
    expect(game.decision().seat).toBe(1);
    game.pass();
    expect([game.decision().seat, game.chain().length]).toEqual([0, 2]);
  });
  it('riftbound:337.1.a finalizing passes no priority', () => {
    const game = position([{ hand: ['Test Touch'], base: ['Noxus Hopeful'] }, {}], { definitions: [touch] }).play(
      0,
      'Test Touch',
    );
    expect([game.view().stack[0]?.pending, game.view().turn.priority]).toEqual([false, 0]);
  });
  const pair = triggered({ on: 'play', player: 'you', object: UNIT }, { do: 'kill', what: { target: 0 } });
  const choosers = unit('Test Chooser', 2, { ...pair, targets: [{ what: { has: ['types', 'Gear'] } }] });
  it('riftbound:337.3 all pending items are finalized before anybody has priority', () => {
    const game = position([{ hand: ['Pouty Poro'], base: ['Test Chooser', 'Test Chooser', 'Gold', 'Gold'] }, {}], {
      definitions: [choosers],
    });
    game.play(0, 'Pouty Poro');
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision()) game.answer(d.seat, d.default);
    expect(game.view().stack.map(({ pending }) => pending)).toEqual([false, false]);
  });
  it('riftbound:340.3 after something resolved what is pending is finalized before priority', () => {
    const blast = spell('Test Blast', { effects: [{ do: 'kill', what: { each: [UNIT, { named: 'Test Mourner' }] } }] });
    const mourner = unit('Test Mourner', 2, {
      ...dies({ do: 'kill', what: { target: 0 } }),
      targets: [{ what: { has: ['types', 'Gear'] } }],
    });
    const game = position([{ hand: ['Test Plain', 'Test Blast'], base: ['Test Mourner', 'Gold', 'Test Tool'] }, {}], {
      definitions: [plain, withKeyword(blast, 'reaction'), mourner, gear('Test Tool')],
    });
    game.play(0, 'Test Plain').play(0, 'Test Blast').pass().pass();
    expect([game.decision().kind, game.chain().at(-1)]).toEqual(['TARGETS', 'Test Plain']);
    game.choose(0, [{ card: 'Test Tool' }]);
    expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', ['Test Mourner', 'Test Plain']]);
  });
  it('riftbound:335 with nothing left to do the turn player has priority in the main phase', () => {
    const game = answers().settle();
    expect([game.turnState(), game.view().turn.priority, game.view().turn.phase]).toEqual(['neutralOpen', 0, 'main']);
  });
  it('riftbound:335.1 in a showdown who has focus has it', () => {
    const swift = withKeyword(spell('Test Swift', { effects: [DRAW] }), 'action');
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Swift'] }, {}], { definitions: [swift] });
    game.move(0, 'Noxus Hopeful', PEAK).play(0, 'Test Swift').pass().pass();
    expect([game.focus, game.view().turn.priority]).toEqual([1, 1]);
  });
  it('riftbound:338.1.a who has priority plays what is legally timed', () => {
    const tool = (name: string, more: JsonObject) =>
      gear(name, { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW], ...more });
    const game = position(
      [{ hand: ['Test Touch', 'Test Plain', 'Test Late'], base: ['Noxus Hopeful', 'Test Slow', 'Test Quick'] }, {}],
      {
        definitions: [
          touch,
          withKeyword(plain, 'reaction'),
          spell('Test Late', { effects: [DRAW] }),
          tool('Test Slow', {}),
          tool('Test Quick', { timing: 'reaction' }),
        ],
      },
    );
    game.play(0, 'Test Touch');
    const offered = game.offered().filter((o) => o.includes('Test'));
    expect(offered.sort()).toEqual(['ACTIVATE Test Quick', 'PLAY Test Plain']);
    expect(game.use(0, 'Test Quick').chain()).toEqual(['Test Quick', 'Test Touch']);
  });
  it('riftbound:338.1.a.2 in a closed state that is what is a reaction', () => {
    const slow = spell('Test Slow', { effects: [DRAW] });
    const may = (card: JsonObject) =>
      position([{ hand: ['Test Touch', 'Test Slow'], base: ['Noxus Hopeful'] }, {}], { definitions: [touch, card] })
        .play(0, 'Test Touch')
        .offered()
        .includes('PLAY Test Slow');
    expect([may(slow), may(withKeyword(slow, 'reaction'))]).toEqual([false, true]);
  });
  it('riftbound:338.1.a.5 the player who began the chain may add to it', () => {
    const game = position([{ hand: ['Test Touch', 'Test Plain'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [touch, withKeyword(plain, 'reaction')],
    });
    game.play(0, 'Test Touch').play(0, 'Test Plain');
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([0, 0]);
  });
  it('riftbound:338.1.a.4 what is added is pending while it is being played', () => {
    const game = position([{ hand: ['Test Plain', 'Test Touch'], base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      definitions: [plain, withKeyword(touch, 'reaction')],
    });
    game.play(0, 'Test Plain').choose(0, { kind: 'PLAY', card: 'Test Touch' });
    expect(game.view().stack.map(({ pending }) => pending)).toEqual([true, false]);
  });
  it('riftbound:338.1.a.7 it is finalized before anything else happens', () => {
    const game = position([{ hand: ['Test Plain', 'Test Touch'], base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      definitions: [plain, withKeyword(touch, 'reaction')],
    });
    game.play(0, 'Test Plain').choose(0, { kind: 'PLAY', card: 'Test Touch' });
    expect([game.decision().kind, game.hand(0)]).toEqual(['TARGETS', 0]);
    game.choose(0, [{ card: 'Pouty Poro' }]);
    expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', ['Test Touch', 'Test Plain']]);
  });
});

describe('playing', () => {
  it('riftbound:350.1 a card has been played when all of it is done: what waits for that triggers then', () => {
    const student = unit(
      'Test Student',
      2,
      triggered({ on: 'play', player: 'you', object: { has: ['types', 'Spell'] } }, DRAW),
    );
    const game = position([{ hand: ['Test Plain'], base: ['Test Student'] }, {}], { definitions: [plain, student] });
    game.play(0, 'Test Plain');
    expect(game.chain()).toEqual(['Test Plain']);
    game.pass().pass();
    expect(game.chain()).toEqual(['Test Student']);
  });
  it('riftbound:351.1 a permanent becomes a game object as it is played', () => {
    const game = position([{ hand: ['Pouty Poro'] }, {}]);
    const { id } = game.the('Pouty Poro', 'hand');
    game.play(0, 'Pouty Poro');
    expect([game.onBoard('Pouty Poro').length, game.unit('Pouty Poro').id === id]).toEqual([1, false]);
  });
  it('riftbound:351.2 a spell’s effects are carried out, and its card is put into the trash', () => {
    const look = spell('Test Look', {
      effects: [{ do: 'if', if: { not: { exists: [{ zone: 'trash' }, { named: 'Test Look' }] } }, then: [DRAW] }],
    });
    const game = position([{ hand: ['Test Look'] }, {}], { definitions: [look] })
      .play(0, 'Test Look')
      .settle();
    expect([game.hand(0), game.pile(0, 'trash')]).toEqual([1, ['Test Look']]);
  });
  it('riftbound:359.2.a as a permanent enters its passive abilities work', () => {
    const lord = unit('Test Lord', 2, {
      kind: 'static',
      affects: [{ named: 'Noxus Hopeful' }],
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
    });
    const game = position([{ hand: ['Test Lord'], base: ['Noxus Hopeful'] }, {}], { definitions: [lord] });
    expect(game.might('Noxus Hopeful')).toBe(4);
    expect(game.play(0, 'Test Lord').might('Noxus Hopeful')).toBe(5);
  });
  it('riftbound:359.2.c a unit enters exhausted where it was said', () => {
    const game = position([{ hand: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    game.play(0, 'Noxus Hopeful', { at: PEAK });
    expect([game.where('Noxus Hopeful'), game.ready('Noxus Hopeful')]).toEqual([PEAK, false]);
  });
  it('riftbound:359.2.d gear that is no unit enters its player’s base, ready', () => {
    const game = position([{}, { hand: ['Test Tool'], runes: [] }], {
      turn: { active: 1 },
      definitions: [gear('Test Tool')],
    });
    game.play(1, 'Test Tool');
    const base = game.view().zones.find((z) => z.id === 'base' && z.owner === 1);
    expect(base && 'objects' in base ? base.objects : []).toEqual([game.unit('Test Tool').id]);
    expect(game.ready('Test Tool')).toBe(true);
  });
  it('riftbound:359.3.a a spell is finalized and stays on the chain', () => {
    const game = position([{ hand: ['Test Plain'] }, {}], { definitions: [plain] }).play(0, 'Test Plain');
    expect(game.view().stack).toMatchObject([{ card: 'Test Plain', pending: false }]);
  });
  it('riftbound:359.3.c other players may react before it resolves', () => {
    const game = position([{ hand: ['Test Plain'] }, { hand: ['Test Answer'] }], {
      definitions: [plain, withKeyword(spell('Test Answer', { effects: [DRAW] }), 'reaction')],
    });
    game.play(0, 'Test Plain').pass();
    expect([game.hand(0), game.offered().includes('PLAY Test Answer')]).toEqual([0, true]);
  });
  it('riftbound:359.3.d it is carried out and put into its owner’s trash', () => {
    const lend = spell('Test Lend', {
      effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const game = position([{ hand: ['Test Lend'] }, { trash: ['Test Plain'] }], { definitions: [lend, plain] });
    game.play(0, 'Test Lend').settle().choose(0, { card: 'Test Plain' }).settle();
    expect([game.hand(0), game.pile(1, 'trash')]).toEqual([1, ['Test Plain']]);
  });
  it('riftbound:358.1 what has no legal target at all is not played', () => {
    const touch = spell('Test Touch', { targets: [{ what: [UNIT, { stat: ['might', '>=', 5] }] }], effects: [DRAW] });
    const may = (base: string[]) =>
      position([{ hand: ['Test Touch'], base }, {}], { definitions: [touch] })
        .offered()
        .includes('PLAY Test Touch');
    expect([may(['Noxus Hopeful']), may(['Darius, Trifarian'])]).toEqual([false, true]);
  });
  it('riftbound:358.2 what is not paid for is not played', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, energy: 3 });
    const game = position([{ hand: ['Test Dear'], runes: [{ card: 'Mind Rune', count: 2 }] }, {}], {
      definitions: [dear],
    });
    game.refused(0, { choose: [{ kind: 'PLAY', card: 'Test Dear' }] });
    expect(game.zones('Test Dear')).toEqual(['hand']);
  });
  it('riftbound:358.4 what is not allowed at the time is not played: the card stays where it is', () => {
    const game = position([{ hand: ['Test Plain'], base: ['Noxus Hopeful'] }, {}], { definitions: [plain] });
    game.move(0, 'Noxus Hopeful', PEAK);
    game.refused(0, { choose: [{ kind: 'PLAY', card: 'Test Plain' }] });
    expect([game.zones('Test Plain'), game.chain()]).toEqual([['hand'], []]);
  });
});

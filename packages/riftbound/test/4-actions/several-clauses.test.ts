/** Clauses of the rules of actions, combat and scoring that other tests leave out (413–477). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';
const DRAW = { do: 'draw', who: 'you', count: 1 };
const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const field = (...abilities: JsonObject[]): JsonObject => ({
  name: 'Test Field',
  props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
  abilities,
});

describe('clauses of scoring', () => {
  it('riftbound:383.4.d.2 it is the player who held whom abilities speak of, whoever owns the battlefield', () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring', active: 1 },
      battlefields: [{ card: 'Test Field', owner: 0, controller: 1, units: [foe('Pouty Poro')] }, { card: PATH }],
      definitions: [field(triggered({ on: 'hold', object: 'self', player: 'you' }, DRAW))],
    });
    expect([game.points(1), game.chain()]).toEqual([1, ['Test Field']]);
  });
  it('riftbound:471.1.b what is held is not restricted so, with another battlefield unscored', () => {
    const game = position([{ points: 7 }, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Noxus Hopeful'] }, { card: PATH }],
    });
    expect([game.points(0), game.hand(0), game.result()]).toMatchObject([8, 0, { winners: [0] }]);
  });
  it('riftbound:468.1 holding gains a point as conquering does', () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Noxus Hopeful'] }, { card: PATH }],
    });
    expect([game.happened('SCORED').map((e) => e.how), game.points(0)]).toEqual([['hold'], 1]);
  });
  it('riftbound:194.2 with as many points as the other player nobody wins, whose turn it may be', () => {
    const result = (active: number) => position([{ points: 8 }, { points: 8 }], { turn: { active } }).result();
    expect([result(0), result(1)]).toEqual([null, null]);
  });
});

describe('clauses of combat', () => {
  const two = [{ card: PATH, controller: 1, units: [foe('Test Rock'), foe('Test Rock')] }, { card: PEAK }];
  it('riftbound:465.2.c.3 what is left after lethal damage goes to the next, though it is not lethal', () => {
    const game = position([{ base: ['Test Five'] }, {}], {
      battlefields: two,
      definitions: [unit('Test Five', 5), unit('Test Rock', 3)],
    });
    game.move(0, 'Test Five', PATH).pass().pass();
    const [one, other] = game.decision().options;
    const split = (a: number, b: number) => ({
      distribute: [
        { option: String(one?.id), amount: a },
        { option: String(other?.id), amount: b },
      ],
    });
    expect(game.refused(0, split(4, 1) as never).rules).toContain('riftbound:465.2.c.3');
    game.answer(0, split(3, 2) as never).settle();
    expect(game.zones('Test Rock').sort()).toEqual(['battlefield', 'trash']);
  });
  it('riftbound:346 in a combat, too, focus passes after a chain', () => {
    const act = withKeyword(spell('Test Act', { effects: [] }), 'action');
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Act'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [act],
    }).move(0, 'Noxus Hopeful', PATH);
    game.play(0, 'Test Act').pass().pass();
    expect([game.turnState(), game.focus, game.decision().seat]).toEqual(['showdownOpen', 1, 1]);
  });
  it('riftbound:347.2.a with three players all three must pass', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect(game.pass().pass().turnState()).toBe('showdownOpen');
    expect([game.decision().seat, game.pass().turnState()]).toEqual([2, 'neutralOpen']);
  });
  it('riftbound:345 in a combat as well it is the attacker who gains focus', () => {
    const game = position([{}, { base: ['Noxus Hopeful'] }], {
      turn: { active: 1 },
      battlefields: [{ card: PATH, units: ['Honest Broker'] }, { card: GROVE }],
    }).move(1, 'Noxus Hopeful', PATH);
    expect([game.view().turn.phase, game.focus, game.decision().seat]).toEqual(['combat', 1, 1]);
  });
  it('riftbound:464.2.e.1 what triggers for a player who does not fight comes after the attacker’s, and before the defender’s', () => {
    const watcher = (name: string) => unit(name, 1, triggered({ on: 'attack', player: 'any' }, DRAW));
    const names = ['Test First', 'Test Second', 'Test Third'];
    const game = position(
      [{ base: ['Noxus Hopeful', 'Test First'] }, { base: ['Test Second'] }, { base: ['Test Third'] }],
      {
        battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
        definitions: names.map(watcher),
      },
    ).move(0, 'Noxus Hopeful', PATH);
    // The newest first: the defender's was placed last.
    expect(game.chain()).toEqual(['Test Second', 'Test Third', 'Test First']);
  });
});

describe('clauses of adding resources', () => {
  it('riftbound:400.2 it is done while something waits on the chain, and resolves there at once', () => {
    const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
    const game = position([{ hand: ['Test Quick'] }, {}], { definitions: [quick] }).play(0, 'Test Quick');
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0, nth: 0 });
    expect([game.chain(), game.pool(0).energy, game.decision().seat]).toEqual([['Test Quick'], 1, 0]);
  });
  it('riftbound:166.1 all the Power that is added goes into the pool, of each domain', () => {
    const gain = spell('Test Gain', { effects: [{ do: 'add', energy: 2, power: ['Mind', 'Fury', 'Mind'] }] });
    const game = position([{ hand: ['Test Gain'] }, {}], { definitions: [gain] })
      .play(0, 'Test Gain')
      .settle();
    expect(game.pool(0)).toMatchObject({ energy: 2, power: { Mind: 2, Fury: 1 } });
  });
  it('riftbound:414.5 [E] exhausts a legend as well as what lies on the board', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane' }, {}]).use(0, 'Viktor, Herald of the Arcane');
    expect(game.the('Viktor, Herald of the Arcane', 'legendZone').exhausted).toBe(true);
  });
  it('riftbound:431.2.c with several opponents who burns out chooses one of them', () => {
    const draws = spell('Test Draws', { effects: [DRAW] });
    const game = position([{ mainDeck: [], hand: ['Test Draws'] }, {}, {}], { definitions: [draws] });
    game.play(0, 'Test Draws').pass().pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'OPPONENT', seat: 0, options: [{ player: 1 }, { player: 2 }] });
    expect(game.choose(0, { player: 2 }).points(2)).toBe(1);
  });
  it('riftbound:471.1.a.1 another’s burning out gives the last point too', () => {
    const draws = spell('Test Draws', { effects: [DRAW] });
    const game = position([{ mainDeck: [], trash: ['Honest Broker'], hand: ['Test Draws'] }, { points: 7 }], {
      definitions: [draws],
    });
    game.play(0, 'Test Draws').settle();
    expect([game.points(1), game.result()]).toMatchObject([8, { winners: [1] }]);
  });
  it('riftbound:144.4 with Ganking a unit goes to other battlefields or home', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, units: ['Test Roamer'] }, { card: GROVE }],
      definitions: [withKeyword(unit('Test Roamer', 2), 'ganking')],
    }).choose(0, { kind: 'MOVE', card: 'Test Roamer' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
  });
  it('riftbound:323.2.a units are designated by who controls them, not by who owns them', () => {
    const game = position([{}, { base: [{ card: 'Noxus Hopeful', controller: 0 }] }], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    }).move(0, 'Noxus Hopeful', PATH);
    expect([game.unit('Noxus Hopeful').attacker, game.unit('Honest Broker').defender]).toEqual([true, true]);
  });
  it('riftbound:143.3.b.1 exhausted units are healed at the end of the turn as others are', () => {
    const hurt = (more: object = {}) => ({ card: 'Darius, Trifarian', damage: 2, ...more });
    const game = position([{ base: [hurt(), hurt({ exhausted: true })] }, {}]).until({ turn: 4, step: 'main' });
    expect(game.onBoard('Darius, Trifarian').map(({ damage }) => damage)).toEqual([0, 0]);
  });
  it('riftbound:143.2.a a unit without damage lives, though it has no Might', () => {
    const game = position([{ base: ['Test Nought'] }, {}], { definitions: [unit('Test Nought', 0)] });
    expect(game.zones('Test Nought')).toEqual(['base']);
  });
});

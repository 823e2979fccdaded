/** Wither counters, agility, and Shifting Currents (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, DRAW, play } from '../support/own-cards.js';
import { ArchivePlay, scenarioOf } from '../support/play.js';

type Player = Parameters<typeof scenarioOf>[0][0];
/** A position in some turn and phase. */
function at(turn: JsonObject, definitions: JsonObject[], mine: Player, theirs: Player = {}): ArchivePlay {
  const created = grandArchive.createScenario({ ...scenarioOf([mine, theirs], { turn }), definitions });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state);
}
const player = (game: ArchivePlay, seat: number): JsonObject => game.view().players[seat] as JsonObject;

describe('wither', () => {
  const leaf = ally('Leaf', {});
  const filler = ally('Filler', {});
  const withered = (wither: number): JsonObject => ({ card: 'Leaf', counters: { wither } });
  const filled = (count: number): string[] => Array.from({ length: count }, () => 'Filler');
  const start = (field: (JsonObject | string)[], hand: number, theirs: (JsonObject | string)[] = []): ArchivePlay =>
    at(
      { active: 0, step: 'draw' },
      [leaf, filler],
      { field, hand: filled(hand), mainDeck: filled(5) },
      { field: theirs },
    );
  /** On to the main phase; then all pass, and offers to pay are answered. */
  const wither = (game: ArchivePlay, pays: boolean): ArchivePlay => {
    for (let i = 0; i < 30; i++) {
      const d = game.decisions()[0];
      if (!d) break;
      if (d.kind === 'PAY' || d.kind === 'MAY') game.answer(d.seat, { confirm: pays });
      else if (d.kind === 'RESERVE') game.answer(d.seat, d.default);
      else if (game.view().turn.phase === 'main' && game.view().stack.length === 0) break;
      else game.pass();
    }
    return game;
  };
  it('ga:2.11.7.15.2 its player sacrifices the object as the main phase begins, unless they pay for each counter', () => {
    const given = wither(start([withered(2), 'Leaf'], 4), false);
    expect(given.zones('Leaf').toSorted()).toEqual(['field', 'graveyard']);
    const paid = wither(start([withered(2)], 4), true);
    expect([paid.zones('Leaf'), paid.count(0, 'memory'), paid.the('Leaf').counters]).toEqual([['field'], 2, {}]);
  });
  it('ga:2.11.7.15.2 in full, and only what the player of that turn controls', () => {
    expect(wither(start([withered(3)], 1), true).zones('Leaf')).toEqual(['graveyard']);
    const theirs = wither(start([], 1, [withered(1)]), false);
    expect([theirs.zones('Leaf'), theirs.view().stack]).toEqual([['field'], []]);
  });
});

describe('agility', () => {
  const dash = action('Dash', { effects: [{ do: 'gainAgility', amount: 2 }] });
  const watcher = ally('Watcher', {}, { kind: 'triggered', on: { on: 'agility', player: 'you' }, effects: [DRAW] });
  const swift = ally(
    'Swift',
    { power: 1 },
    {
      kind: 'static',
      if: { is: ['you', { is: 'agility' }] },
      mods: [{ mod: 'add', stat: 'power', value: 4 }],
    },
  );
  const filler = ally('Filler', {});
  const own = [dash, watcher, swift, filler];
  it('ga:2.11.7.15.2 so many cards return from memory to hand as the end phase begins, by each instance', () => {
    const returned = (dashes: number, memory: number) => {
      const hand = Array.from({ length: dashes }, () => 'Dash');
      const game = play(own, { hand, memory: Array.from({ length: memory }, () => 'Filler') }, {});
      for (let i = 0; i < dashes; i++) game.activateCard(0, 'Dash').resolve();
      game.to('end');
      for (let i = 0; i < 20 && (game.stack().length > 0 || !isWindow(game.decision())); i++)
        if (isWindow(game.decision())) game.pass();
        else game.answer(0, game.decision().default);
      return [game.count(0, 'memory'), game.count(0, 'hand')];
    };
    expect([returned(1, 3), returned(2, 5), returned(1, 1)]).toEqual([
      [1, 2],
      [1, 4],
      [0, 1],
    ]);
  });
  it('ga:2.11.7.15.2 the player has it until the end of the turn, and gaining it is seen', () => {
    const mainDeck = ['Filler', 'Filler', 'Filler'];
    const game = play(own, { hand: ['Dash'], field: ['Watcher', 'Swift'], mainDeck }, { mainDeck });
    expect(game.figures('Swift')).toBe('1/1');
    game.activateCard(0, 'Dash').resolve();
    expect([game.figures('Swift'), game.stack(), player(game, 0).agility]).toEqual(['5/1', ['Watcher'], true]);
    game.resolve().until({ turn: game.view().turn.number + 1 });
    expect([game.figures('Swift'), player(game, 0).agility]).toEqual(['1/1', undefined]);
  });
});

describe('masteries', () => {
  const gain = action('Gain', { effects: [{ do: 'mastery', name: 'Shifting Currents' }] });
  const turn = (name: string, direction: string): JsonObject => action(name, { effects: [{ do: 'face', direction }] });
  const veer = action('Veer', { effects: [{ do: 'shift', to: 'adjacent' }] });
  const spin = action('Spin', {
    effects: [{ do: 'shift', to: 'different', turned: { from: 'north', to: 'south' }, then: [DRAW] }],
  });
  const facing = (name: string, ...directions: string[]): JsonObject =>
    ally(name, {}, { kind: 'static', if: { facing: directions }, mods: [{ mod: 'add', stat: 'power', value: 2 }] });
  const sees = (name: string, match: JsonObject): JsonObject =>
    ally(name, {}, { kind: 'triggered', on: { on: 'shift', player: 'you', match }, effects: [DRAW] });
  const own = [gain, turn('East', 'east'), turn('North', 'north'), veer, spin, facing('Northern', 'north', 'south')];
  const game = (mine: Player, theirs: Player = {}, more: JsonObject[] = []): ArchivePlay =>
    play([...own, ...more], mine, theirs)
      .activateCard(0, 'Gain')
      .resolve();
  it('ga:2.11.7.15.2 Shifting Currents face north as they are gained, and another direction then', () => {
    const currents = game({ hand: ['Gain', 'East'], field: ['Northern'] }, { field: ['Northern'] });
    const figures = () => currents.all('Northern').map(({ controller, power }) => [controller, power]);
    expect([player(currents, 0).direction, player(currents, 1).direction]).toEqual(['north', undefined]);
    expect(figures()).toEqual([
      [0, 3],
      [1, 1],
    ]);
    currents.activateCard(0, 'East').resolve();
    expect([player(currents, 0).direction, figures()[0]]).toEqual(['east', [0, 1]]);
  });
  it('ga:2.11.7.15.2 a player who has them chooses among the directions, another one or one beside it', () => {
    const labels = (card: string) => {
      const currents = game({ hand: ['Gain', card] })
        .activateCard(0, card)
        .resolve();
      return currents.decision().options.map(({ label }) => label);
    };
    expect(labels('Spin')).toEqual(['east', 'south', 'west']);
    expect(labels('Veer')).toEqual(['east', 'west']);
    const without = play(own, { hand: ['Spin'] }, {})
      .activateCard(0, 'Spin')
      .resolve();
    expect(without.view().stack).toEqual([]);
    expect(player(without, 0).direction).toBeUndefined();
  });
  it('ga:2.11.7.15.2 what follows on a turn follows on that one alone', () => {
    const hand = (index: number) => {
      const currents = game({ hand: ['Gain', 'Spin'], mainDeck: ['Northern'] })
        .activateCard(0, 'Spin')
        .resolve();
      return currents.choose(0, { index }).count(0, 'hand');
    };
    expect([hand(1), hand(0)]).toEqual([1, 0]);
  });
  it('ga:2.11.7.15.2 a turn is seen by where it went from and to, and how far', () => {
    const seen = (match: JsonObject, ...cards: string[]) => {
      const currents = game({ hand: ['Gain', ...cards], field: ['Seer'] }, {}, [sees('Seer', match)]);
      for (const card of cards) currents.activateCard(0, card).resolve();
      return currents.stack().length;
    };
    expect([seen({ from: 'north', to: 'east' }, 'East'), seen({ turn: 'clockwise' }, 'East')]).toEqual([1, 1]);
    expect([seen({ from: 'east' }, 'East'), seen({ turn: 'opposite' }, 'East'), seen({}, 'North')]).toEqual([0, 0, 0]);
  });
  it('ga:2.11.7.15.2 gained again they begin anew', () => {
    const currents = game({ hand: ['Gain', 'East', 'Gain'] })
      .activateCard(0, 'East')
      .resolve();
    expect(player(currents.activateCard(0, 'Gain').resolve(), 0).direction).toBe('north');
  });
});

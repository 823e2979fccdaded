/** The favor of the crowd, next attacks, attacks that go elsewhere, domains under siege (2.11.7.15.2, 2.6). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';

const knight = ally('Knight', { power: 2, life: 9 }, keyword('vigor'));
const page = ally('Page', { power: 1, life: 9 });
const filler = ally('Filler', { cost: 0 });
const wake = action('Wake', {
  effects: [{ do: 'status', what: { each: [{ zone: 'field' }, { controller: 'you' }] }, status: 'rested', on: false }],
});
const bolt = action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] });

describe('the Crowd’s Favor', () => {
  const cheer = action('Cheer', { effects: [{ do: 'gainStatus', status: "Crowd's Favor" }] });
  const definitions = [cheer, knight, page, filler, bolt];
  const favors = (game: ReturnType<typeof play>): unknown[] =>
    game.view().players.map((player) => (player as JsonObject).crowdsFavor ?? false);
  it('ga:2.11.7.15.2 a player who gains it takes it from the others', () => {
    const game = play(definitions, { hand: ['Cheer'] }, { hand: ['Cheer'] })
      .activateCard(0, 'Cheer')
      .resolve();
    expect(favors(game)).toEqual([true, false]);
    game.pass();
    expect(favors(game.activateCard(1, 'Cheer').resolve())).toEqual([false, true]);
  });
  const favored = (hand: string[]) => {
    const game = play(definitions, { hand, field: ['Knight'] }, { hand: ['Cheer'], field: ['Page'] });
    game.pass();
    return game.activateCard(1, 'Cheer').resolve();
  };
  it('ga:2.11.7.15.2 attacks on what its player controls cost 1 more to declare', () => {
    expect(favored([]).offers()).not.toContain('ATTACK Knight');
    const game = favored(['Filler']).choose(0, { kind: 'ATTACK', card: 'Knight' });
    game.answer(0, { choose: [{ card: 'Page' }] });
    expect(game.count(0, 'memory')).toBe(1);
  });
  it('ga:2.11.7.15.2 what targets what they control may be negated unless it is paid for', () => {
    const aimed = (pays: boolean): unknown => {
      const game = favored(['Bolt', 'Filler']).activateCard(0, 'Bolt', { card: 'Page' }).resolve();
      game.answer(1, { confirm: true });
      game.answer(0, { confirm: pays });
      if (pays && game.decision().kind === 'RESERVE') game.answer(0, game.decision().default);
      return game.resolveAll().the('Page').damage;
    };
    expect([aimed(true), aimed(false)]).toEqual([1, 0]);
  });
});

describe('next attacks', () => {
  const rally = (name: string, more: JsonObject = {}): JsonObject =>
    action(name, {
      targets: [on('Ally')],
      effects: [
        { do: 'nextAttack', what: { target: 0 }, mods: [{ mod: 'add', stat: 'attackPower', value: 3 }], ...more },
      ],
    });
  const definitions = [rally('Rally'), rally('Later', { nextTurn: true }), knight, page, wake];
  const start = (hand: string[]) => play(definitions, { hand, field: ['Knight'] }, { field: ['Page'] });
  it('ga:2.6.1.4 what is said of a next attack holds for that one alone', () => {
    const game = start(['Rally', 'Wake']).activateCard(0, 'Rally', { card: 'Knight' }).resolve();
    game.declare(0, 'Knight', 'Page');
    expect(game.combat().power).toBe(5);
    game.fight();
    game.activateCard(0, 'Wake').resolve().declare(0, 'Knight', 'Page');
    expect(game.combat().power).toBe(2);
  });
  it('ga:2.6.1.4 not for one that goes on', () => {
    const game = start(['Rally', 'Wake'])
      .declare(0, 'Knight', 'Page')
      .activateCard(0, 'Rally', { card: 'Knight' })
      .resolve();
    expect(game.combat().power).toBe(2);
    game.fight().activateCard(0, 'Wake').resolve().declare(0, 'Knight', 'Page');
    expect(game.combat().power).toBe(5);
  });
  it('ga:2.2.6.4.2 nor for one of another turn, unless it is for the next turn of its player', () => {
    const next = (name: string): unknown => {
      const game = start([name]).activateCard(0, name, { card: 'Knight' }).resolve().to('main', 5);
      return game.declare(0, 'Knight', 'Page').combat().power;
    };
    expect([next('Rally'), next('Later')]).toEqual([2, 5]);
    const now = start(['Later']).activateCard(0, 'Later', { card: 'Knight' }).resolve();
    expect(now.declare(0, 'Knight', 'Page').combat().power).toBe(2);
  });
});

describe('attacks that go to another unit', () => {
  const decoy = action('Decoy', {
    targets: [on('Ally')],
    effects: [
      { do: 'redirect', to: { target: 0 }, at: [{ has: ['types', ['Champion']] }], save: 'it' },
      {
        do: 'if',
        if: { is: [{ saved: 'it' }, { zone: 'field' }] },
        then: [{ do: 'counters', what: { saved: 'it' }, kind: 'buff', amount: 1 }],
      },
    ],
  });
  const hidden = ally('Hidden', { life: 9 }, keyword('stealth'));
  const definitions = [decoy, knight, page, hidden];
  const start = (target: string) => {
    const game = play(definitions, { field: ['Knight'] }, { hand: ['Decoy'], field: ['Page', 'Page', 'Hidden'] });
    return game.declare(0, 'Knight', target);
  };
  const buffed = (game: ReturnType<typeof play>): number =>
    game.all('Page').filter(({ counters }) => (counters as JsonObject | undefined)?.buff).length;
  it('ga:2.11.7.14.6.8 an attack on what fits goes to another unit, and it is known whether it did', () => {
    const game = start('Spirit of Fire').pass();
    game.choose(1, { kind: 'ACTIVATE_CARD', card: 'Decoy' });
    const page = game.decision().options.find((option) => option.card === 'Page');
    game.answer(1, { choose: [page?.id ?? ''] }).resolve();
    expect([buffed(game), game.fight().damage(1)]).toEqual([1, 0]);
  });
  it('ga:2.11.7.14.6.8 not to one that it could not target, nor from what does not fit', () => {
    const hid = start('Spirit of Fire').pass().activateCard(1, 'Decoy', { card: 'Hidden' }).resolve();
    expect(hid.fight().damage(1)).toBe(2);
    const other = start('Page').pass();
    other.choose(1, { kind: 'ACTIVATE_CARD', card: 'Decoy' });
    const pages = other.decision().options.filter((option) => option.card === 'Page');
    other.answer(1, { choose: [pages[1]?.id ?? ''] }).resolve();
    expect(buffed(other)).toBe(0);
  });
});

describe('siegeable domains', () => {
  const castle = card('Castle', {
    types: ['Domain'],
    subtypes: ['Siegeable'],
    costKind: 'reserve',
    cost: 0,
    durability: 3,
  });
  const meadow = card('Meadow', { types: ['Domain'], costKind: 'reserve', cost: 0, subtypes: ['Field'] });
  const raider = ally(
    'Raider',
    { power: 2, life: 9 },
    {
      kind: 'triggered',
      keyword: 'on hit',
      on: { on: 'hit', source: 'self' },
      effects: [{ do: 'counters', what: 'self', kind: 'loot', amount: 1 }],
    },
    {
      kind: 'triggered',
      keyword: 'on kill',
      on: { on: 'kill', source: 'self' },
      effects: [{ do: 'counters', what: 'self', kind: 'skull', amount: 1 }],
    },
  );
  const definitions = [castle, meadow, raider, wake];
  it('ga:2.11.7.15.2 can be attacked, and lose durability counters as damage, which hits them and kills nothing', () => {
    const game = play(definitions, { field: ['Raider'], hand: ['Wake'] }, { field: ['Castle', 'Meadow'] });
    game.choose(0, { kind: 'ATTACK', card: 'Raider' });
    expect(game.choices()).toEqual(['Spirit of Fire', 'Castle']);
    game
      .answer(0, { choose: [{ card: 'Castle' }] })
      .fight()
      .resolveAll();
    expect([game.the('Castle').counters, game.the('Raider').counters]).toEqual([{ durability: 1 }, { loot: 1 }]);
    game.activateCard(0, 'Wake').resolve().declare(0, 'Raider', 'Castle').fight().resolveAll();
    expect([game.zones('Castle'), game.the('Raider').counters]).toEqual([['graveyard'], { loot: 2 }]);
  });
});

describe('bulwark', () => {
  const wall = ally('Wall', { life: 2 }, keyword('bulwark'));
  const giant = ally('Giant', { power: 5, life: 9 });
  it('ga:2.11.7.15.2 each counter prevents combat damage once, and no other damage', () => {
    const game = play(
      [wall, giant, bolt, wake],
      { field: ['Giant'], hand: ['Wake', 'Bolt'] },
      { field: [{ card: 'Wall', counters: { bulwark: 1 } }] },
    );
    game.activateCard(0, 'Bolt', { card: 'Wall' }).resolve();
    expect(game.the('Wall')).toMatchObject({ damage: 1, counters: { bulwark: 1 } });
    game.declare(0, 'Giant', 'Wall').fight();
    expect(game.the('Wall')).toMatchObject({ damage: 1, counters: {} });
    game.activateCard(0, 'Wake').resolve().declare(0, 'Giant', 'Wall').fight();
    expect(game.zones('Wall')).toEqual(['graveyard']);
  });
  it('ga:2.11.7.15.2 it enters with one', () => {
    const game = play([{ ...wall, props: { ...(wall.props as JsonObject), cost: 0 } }], { hand: ['Wall'] }, {});
    expect(game.activateCard(0, 'Wall').resolve().the('Wall').counters).toEqual({ bulwark: 1 });
  });
});

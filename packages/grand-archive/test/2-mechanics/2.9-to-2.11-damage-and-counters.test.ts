/** What is combat damage and whose, counters and what they pay for, and who can not lose (2.9–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { ArchivePlay, lorraine, rai, scenarioOf } from '../support/play.js';
import { table } from '../support/table.js';

const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const spark = (amount: number): JsonObject =>
  action('Spark', {
    targets: [on('Ally', 'Champion')],
    effects: [{ do: 'damage', to: { target: 0 }, amount }],
  });
const wolf = ally('Wolf', { power: 2, life: 9 });

describe('damage', () => {
  it('ga:2.9.0.2 what actions and abilities deal in the midst of a combat is no combat damage, what units deal is', () => {
    const rod = item('Rod', {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      targets: [on('Ally')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const mine = { field: ['Wolf', 'Rod'], hand: ['Spark'] };
    const game = play([wolf, rod, spark(3)], mine, { field: [{ card: 'Wolf' }] }).choose(0, {
      kind: 'ATTACK',
      card: 'Wolf',
    });
    game.answer(0, { choose: [{ card: 'Wolf' }] });
    const theirs = { card: 'Wolf', controller: 1 };
    game.activateCard(0, 'Spark', theirs).resolve().use(0, 'Rod', theirs).resolve();
    while (game.decision().kind !== 'RETALIATE') game.pass();
    game.answer(1, { choose: [{ card: 'Wolf' }] }).fight();
    const dealt = game.happened('DAMAGE_DEALT').map(({ card: from, amount, combat }) => [from, amount, combat]);
    expect(dealt).toEqual([
      ['Spark', 3, false],
      ['Rod', 1, false],
      ['Wolf', 2, true],
      ['Wolf', 2, true],
    ]);
  });

  const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2, subtypes: ['Skill'] });
  it('ga:2.9.0.5 each of several attack cards adds its power to the damage of the champion', () => {
    const foe = { champion: { card: 'Spirit of Fire', as: 'foe' } };
    const dealt = (...intent: string[]) => {
      const scenario = scenarioOf([{ champion: lorraine(1, { attacking: { as: 'foe' } }), intent }, foe], {
        turn: { step: 'retaliation' },
      });
      const made = grandArchive.createScenario({ ...scenario, definitions: [cut] });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      const game = new ArchivePlay(grandArchive, made.value.state).fight();
      return [game.damage(1), game.happened('DAMAGE_DEALT').length];
    };
    expect([dealt('Cut'), dealt('Cut', 'Cut'), dealt('Cut', 'Cut', 'Cut')]).toEqual([
      [2, 1],
      [4, 1],
      [6, 1],
    ]);
  });

  it('ga:2.9.0.1 what several are dealt at once is one event, with all that changes it', () => {
    const owl = ally(
      'Owl',
      { power: 0, life: 20 },
      { kind: 'triggered', on: { on: 'damage', match: { combat: true } }, effects: [DRAW] },
    );
    const rage = item('Rage', {
      kind: 'static',
      affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'attackPower', value: 2 }],
    });
    const sweep = ally('Sweep', { power: 1, life: 20 }, keyword('cleave'));
    const game = play([owl, rage, sweep, wolf], { field: ['Sweep', 'Rage', 'Owl'] }, { field: ['Wolf', 'Wolf'] });
    game.choose(0, { kind: 'ATTACK', card: 'Sweep' }).fight().resolveAll();
    expect([game.all('Wolf').map(({ damage }) => damage), game.damage(1)]).toEqual([[3, 3], 3]);
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(1);
  });

  it('ga:2.9.0.11.2 an action is the source of what it deals, and one of its player for what is said of such', () => {
    const oath = item('Oath', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'damageUnpreventable' }],
    });
    const guard = item('Guard', {
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      prevent: true,
    });
    const hit = (mine: string[], theirs: string[]) => {
      const game = play([oath, guard, spark(3)], { hand: ['Spark'], field: mine }, { field: theirs, champion: rai(1) });
      game.activateCard(0, 'Spark', { card: 'Rai, Spellcrafter' }).resolve();
      expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toEqual(game.damage(1) > 0 ? ['Spark'] : []);
      return game.damage(1);
    };
    expect([hit([], []), hit([], ['Guard']), hit(['Oath'], ['Guard']), hit([], ['Guard', 'Oath'])]).toEqual([
      3, 0, 3, 0,
    ]);
  });

  it('ga:2.9.0.14 damage adds up on a champion until it is as much as its life, and then the game ends', () => {
    const game = play([spark(5)], { hand: ['Spark', 'Spark', 'Spark'] }, {});
    for (const total of [5, 10]) {
      game.activateCard(0, 'Spark', { card: 'Spirit of Fire' }).resolve();
      expect([game.damage(1), game.result()]).toEqual([total, null]);
    }
    expect(Number(game.champion(1).life)).toBe(15);
    game.to('main', 4).to('main', 5);
    expect(game.damage(1)).toBe(10);
    game.activateCard(0, 'Spark', { card: 'Spirit of Fire' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0], reason: 'all champions are defeated' });
  });
});

describe('counters', () => {
  const heal = action('Heal', { effects: [{ do: 'recover', who: 'players', amount: 4 }] });
  it('ga:2.11.6.2.2 damage counters are counted from 0: recovering more than there are leaves none', () => {
    const champion = { card: 'Spirit of Fire', damage: 3 };
    const game = play(
      [heal, spark(2)],
      { hand: ['Heal', 'Spark', 'Spark'], champion: lorraine(1, { damage: 5 }) },
      { champion },
    );
    game.activateCard(0, 'Heal').resolve();
    expect([game.damage(0), game.damage(1)]).toEqual([1, 0]);
    for (const total of [2, 4])
      expect(game.activateCard(0, 'Spark', { card: 'Spirit of Fire' }).resolve().damage(1)).toBe(total);
  });

  it('ga:2.11.6.3.3 a weapon whose last durability is gone is destroyed, and not sacrificed', () => {
    const wear = action('Wear', {
      targets: [on('Weapon')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: -1 }],
    });
    const owl = (name: string, cause: string): JsonObject =>
      ally(
        name,
        {},
        {
          kind: 'triggered',
          on: { on: 'move', object: [{ has: ['types', ['Weapon']] }], match: { from: 'field', cause } },
          effects: [DRAW],
        },
      );
    const stick = card('Stick', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 1, durability: 2 });
    for (const controller of [0, 1]) {
      const mine = { hand: ['Wear', 'Wear'], field: ['Ruin', 'Gift', { card: 'Stick', controller }] };
      const game = play([wear, owl('Ruin', 'destroy'), owl('Gift', 'sacrifice'), stick], mine, {});
      game.activateCard(0, 'Wear').resolve();
      expect([game.the('Stick').counters, game.stack()]).toEqual([{ durability: 1 }, []]);
      game.activateCard(0, 'Wear').resolve();
      expect([game.zones('Stick'), game.stack(), game.count(0, 'graveyard')]).toEqual([['graveyard'], ['Ruin'], 3]);
    }
  });

  const plot = card(
    'Plot',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    { ...keyword('prepare'), value: 2 },
    {
      kind: 'spell',
      effects: [{ do: 'if', if: { paid: 'prepare' }, then: [{ do: 'draw', who: 'you', count: 3 }], else: [DRAW] }],
    },
  );
  const prepared = (mine: JsonObject, theirs: JsonObject, seat: number) => {
    const game = play([plot], { ...mine, hand: ['Plot'] }, { ...theirs, hand: ['Plot'] });
    if (seat === 1) game.pass();
    return game.choose(seat, { kind: 'ACTIVATE_CARD', card: 'Plot' });
  };
  const holding = (preparation: number) => ({ counters: { preparation } });

  it('ga:2.11.6.7.1 preparation counters lie on champions, and each player’s own champion is prepared with', () => {
    for (const seat of [0, 1]) {
      const full = { champion: lorraine(1, holding(3)) };
      const game = prepared(full, { champion: rai(1, holding(3)) }, seat).answering([{ confirm: true }]);
      expect([game.champion(seat).counters, game.champion(1 - seat).counters]).toEqual([
        { preparation: 1 },
        { preparation: 3 },
      ]);
      expect(game.resolve().count(seat, 'hand')).toBe(3);
    }
    // Those of an opponent, or of something else than the champion, are of no use.
    const field = [{ card: 'Blitz Mage', ...holding(5) }];
    const none = prepared({ field }, { champion: rai(1, holding(3)) }, 0);
    expect([none.decision().kind, none.resolve().count(0, 'hand')]).toEqual(['OPPORTUNITY', 1]);
    expect(none.champion(1).counters).toEqual({ preparation: 3 });
  });

  it('ga:2.11.7.14.5.1 who prepares a card removes as many counters as it says, and who does not removes none', () => {
    const start = () => prepared({ champion: lorraine(1, holding(2)) }, {}, 0);
    const paid = start().answering([{ confirm: true }]);
    expect([paid.champion(0).counters, paid.resolve().count(0, 'hand')]).toEqual([{}, 3]);
    const kept = start().answering([{ confirm: false }]);
    expect([kept.champion(0).counters, kept.resolve().count(0, 'hand')]).toEqual([{ preparation: 2 }, 1]);
    const few = prepared({ champion: lorraine(1, holding(1)) }, {}, 0);
    expect([few.champion(0).counters, few.resolve().count(0, 'hand')]).toEqual([{ preparation: 1 }, 1]);
  });
});

describe('who can not lose', () => {
  it('ga:2.11.7.9.2.1 what can not happen beats what makes it happen, whoever says so and whichever is newer', () => {
    const charm = (by?: string): JsonObject =>
      item('Charm', {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'rule', rule: 'cantLose', ...(by ? { by } : {}) }],
      });
    const doom = action('Doom', { effects: [{ do: 'lose', who: 'opponents' }] });
    const fate = action('Fate', { effects: [{ do: 'lose', who: 'you' }] });
    const struck = (by: string | undefined, name: string, ...field: string[]) => {
      const side = { hand: [name], field: name === 'Fate' ? field : [] };
      const game = play([charm(by), doom, fate], side, { field: name === 'Fate' ? [] : field });
      return game.activateCard(0, name).resolve().result()?.winners ?? null;
    };
    expect([struck(undefined, 'Doom'), struck(undefined, 'Fate')]).toEqual([[0], [1]]);
    expect([struck(undefined, 'Doom', 'Charm'), struck(undefined, 'Fate', 'Charm')]).toEqual([null, null]);
    expect([struck('effect', 'Doom', 'Charm'), struck('deckOut', 'Doom', 'Charm')]).toEqual([null, [0]]);
    // Of several players that an effect has lose the others lose all the same.
    const game = table([{ hand: ['Doom'] }, { field: ['Charm'] }, {}], { definitions: [charm(), doom] });
    game.activateCard(0, 'Doom');
    while (game.stack().length > 0) game.pass();
    expect([game.happened('PLAYER_LOST'), game.result()]).toMatchObject([[{ seat: 2 }], null]);
  });
});

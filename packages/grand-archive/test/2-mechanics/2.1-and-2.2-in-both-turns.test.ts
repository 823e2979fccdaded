/** Phases and combat step by step, in the turns of both players and with several things at once (2.1.10, 2.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, away, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { ArchivePlay, lorraine, newGame, scenarioOf, some } from '../support/play.js';

const think = action('Think', { effects: [DRAW] });
const seen = (name: string, on: JsonObject): JsonObject =>
  ally(name, { life: 9 }, { kind: 'triggered', on, effects: [DRAW] });

describe('waking up', () => {
  it('ga:2.2.1.1 all that its player controls wakes up, and nothing that is awake is said to', () => {
    const owl = seen('Owl', {
      on: 'status',
      object: [{ has: ['types', ['Ally', 'Item']] }],
      match: { status: 'rested', on: false },
    });
    const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 1 });
    const rouse = action('Rouse', {
      effects: [{ do: 'status', what: { each: [{ zone: 'field' }] }, status: 'rested', on: false }],
    });
    const rested = (name: string, more: JsonObject = {}): JsonObject => ({ card: name, rested: true, ...more });
    const mine = { field: ['Owl', rested('Lamp'), 'Lamp', rested('Blitz Mage', { controller: 1 })], hand: ['Rouse'] };
    const theirs = { field: [rested('Banner Knight', { controller: 0 }), rested('Lamp')] };
    const game = play([owl, lamp, rouse], mine, theirs).to('main', 4);
    // In the turn of the second player only what they control woke up: a lamp and the mage.
    expect(
      game
        .happened('STATUS_CHANGED')
        .map((e) => e.card)
        .sort(),
    ).toEqual(['Blitz Mage', 'Lamp']);
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(2);
    game.to('recollection', 5);
    expect(
      game
        .happened('STATUS_CHANGED')
        .map((e) => e.card)
        .sort(),
    ).toEqual(['Banner Knight', 'Blitz Mage', 'Lamp', 'Lamp']);
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(4);
    // Nothing is rested by now, so that nothing wakes up by an effect either.
    game.to('main', 5).activateCard(0, 'Rouse').resolve();
    expect([game.stack(), game.happened('ABILITY_TRIGGERED').length]).toEqual([[], 4]);
  });

  it('ga:2.11.7.7.1 nobody answers the placing of a first champion, with or without something that it triggered', () => {
    const game = newGame();
    game.to('main', 2);
    let phase: unknown;
    const told: unknown[] = [];
    for (const { type, data } of game.events) {
      if (type === 'PHASE_BEGAN') phase = data.phase;
      if (phase === 'start' && (type === 'PHASE_BEGAN' || type === 'OPPORTUNITY_PASSED')) told.push(type);
    }
    // What entering triggered is passed on by both in each first turn, and nothing else is.
    const turn = ['PHASE_BEGAN', 'OPPORTUNITY_PASSED', 'OPPORTUNITY_PASSED'];
    expect(told).toEqual([...turn, ...turn]);
  });
});

describe('the main phase', () => {
  const lever = card(
    'Lever',
    { types: ['Item'], costKind: 'reserve', cost: 1 },
    { kind: 'activated', timing: 'slow', cost: [], effects: [DRAW] },
    { kind: 'activated', cost: [], effects: [DRAW] },
  );
  const side = { field: ['Lever', 'Blitz Mage', 'Banner Knight'], hand: ['Think', 'Esteemed Knight', ...some(6)] };
  const slow = ['ACTIVATE_ABILITY Lever', 'ACTIVATE_CARD Esteemed Knight', 'ATTACK Banner Knight'];
  const fast = ['ACTIVATE_ABILITY Lever', 'ACTIVATE_CARD Think'];
  const abilities = (game: ReturnType<typeof play>) =>
    game.offers().filter((offer) => offer === 'ACTIVATE_ABILITY Lever').length;

  it('ga:2.2.5.2 the turn player does slow things and fast ones, the other player fast ones alone', () => {
    const game = play([lever, think], side, side);
    for (const turn of [3, 4]) {
      game.to('main', turn);
      expect([game.offers(), abilities(game)]).toEqual([expect.arrayContaining([...slow, ...fast]), 2]);
      game.pass();
      expect([game.offers(), abilities(game)]).toEqual([expect.arrayContaining(fast), 1]);
      for (const offer of slow.slice(1)) expect(game.offers()).not.toContain(offer);
    }
  });

  it('ga:2.2.5.3 after a card, an ability or an attack the turn player does slow things again', () => {
    const game = play([lever, think], side, side);
    for (const turn of [3, 4]) {
      game.to('main', turn);
      const seat = game.view().turn.active;
      game.activateCard(seat, 'Think').resolve();
      expect([game.decision().seat, game.offers(), abilities(game)]).toEqual([seat, expect.arrayContaining(slow), 2]);
      game.choose(seat, { kind: 'ACTIVATE_ABILITY', card: 'Lever', ability: 1 }).resolve();
      expect([game.decision().seat, game.offers(), abilities(game)]).toEqual([seat, expect.arrayContaining(slow), 2]);
      game.declare(seat, 'Blitz Mage', seat === 0 ? 'Spirit of Fire' : 'Spirit of Wind').fight();
      expect([game.decision().seat, game.offers(), abilities(game)]).toEqual([seat, expect.arrayContaining(slow), 2]);
    }
  });
});

describe('the end phase', () => {
  it('ga:2.2.6.3.1 as players act before the end of the turn nothing of it is over yet', () => {
    const grow = action('Grow', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'power', value: 3 }],
          until: { kind: 'endOfTurn' },
        },
        { do: 'damage', to: { target: 0 }, amount: 2 },
      ],
    });
    const wolf = ally('Wolf', { power: 1, life: 9 });
    const game = play([grow, wolf, think], { hand: ['Grow', 'Think'], field: ['Wolf'] }, { hand: ['Think'] });
    game.activateCard(0, 'Grow', { card: 'Wolf' }).resolve().to('end');
    for (const seat of [0, 1]) {
      expect([game.decision().seat, game.offers()]).toEqual([seat, ['PASS', 'ACTIVATE_CARD Think']]);
      expect([game.view().turn, game.the('Wolf')]).toMatchObject([
        { phase: 'end', number: 3 },
        { power: 4, damage: 2 },
      ]);
      game.pass();
    }
    expect([game.view().turn.number, game.the('Wolf')]).toMatchObject([4, { power: 1, damage: 0 }]);
  });
});

describe('combat', () => {
  const scythe = ally('Scythe', { power: 1, life: 20 }, keyword('cleave'));
  const imp = ally('Imp', { power: 3, life: 9 });
  const wisp = ally('Wisp', { power: 2, life: 9 });

  it('ga:2.2.7.2.2.1 as one of those that retaliate leaves, it alone deals and is dealt nothing', () => {
    const game = play([scythe, imp, wisp, away], { field: ['Scythe'], hand: ['Away'] }, { field: ['Imp', 'Wisp'] });
    game.choose(0, { kind: 'ATTACK', card: 'Scythe' });
    while (game.decision().kind !== 'RETALIATE') game.pass();
    game.answer(1, {
      choose: game
        .decision()
        .options.filter((one) => one.card !== 'Spirit of Fire')
        .map(({ id }) => id),
    });
    game.activateCard(0, 'Away', { card: 'Imp' }).resolve().fight();
    expect([game.the('Scythe').damage, game.the('Wisp').damage, game.the('Imp', 'banishment').damage]).toEqual([
      2, 1, 0,
    ]);
  });

  it('ga:2.2.7.3.3 what triggers as combat ends resolves before the main phase goes on', () => {
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Skill'] });
    const owl = seen('Owl', {
      on: 'move',
      object: [{ has: ['types', ['Attack']] }],
      match: { from: 'intent', to: 'graveyard' },
    });
    const side = { field: ['Owl', 'Imp'], hand: ['Cut', 'Think'] };
    const game = play([owl, imp, cut, think], side, side);
    for (const turn of [3, 4]) {
      game.to('main', turn);
      const seat = game.view().turn.active;
      game.activateCard(seat, 'Cut').resolve();
      while (game.decision().kind !== 'OPPORTUNITY' || game.view().turn.step !== 'endOfCombat')
        game.answer(game.decision().seat, game.decision().default);
      expect([game.stack(), game.view().turn.phase, game.decision().seat]).toEqual([['Owl', 'Owl'], 'combat', seat]);
      expect(game.offers()).not.toContain('ATTACK Imp');
      while (game.stack().length > 0) game.pass();
      expect([game.view().turn, game.decision().seat]).toMatchObject([{ phase: 'main', step: null }, seat]);
      expect(game.offers()).toContain('ATTACK Imp');
    }
  });

  it('ga:2.1.10.3 each of several cards of an intent goes to the graveyard of its owner', () => {
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Skill'] });
    const slash = { ...cut, name: 'Slash', props: { ...(cut.props as JsonObject), name: 'Slash' } };
    const mine = { champion: lorraine(1, { attacking: { as: 'foe' } }), intent: ['Cut', 'Slash', 'Cut'] };
    const foe = { champion: { card: 'Spirit of Fire', as: 'foe' } };
    const made = grandArchive.createScenario({
      ...scenarioOf([mine, foe], { turn: { step: 'retaliation' } }),
      definitions: [cut, slash],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const game = new ArchivePlay(grandArchive, made.value.state);
    expect([game.zones('Cut'), game.zones('Slash')]).toEqual([['intent', 'intent'], ['intent']]);
    game.fight();
    expect([game.zones('Cut'), game.zones('Slash'), game.damage(1), game.count(0, 'graveyard')]).toEqual([
      ['graveyard', 'graveyard'],
      ['graveyard'],
      3,
      3,
    ]);
  });
});

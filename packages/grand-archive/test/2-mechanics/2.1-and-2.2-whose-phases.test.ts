/** Zones that all share or that hold what they hold, and phases of each player in turn (2.1, 2.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });

describe('zones', () => {
  it('ga:2.1.4.4 the field is one for all: each player sees all that is there, and effects reach it whoever controls it', () => {
    const storm = action('Storm', {
      effects: [{ do: 'damage', amount: 1, to: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] } }],
    });
    const side = { field: ['Wolf'], hand: ['Storm'] };
    const game = play([storm, ally('Wolf', { life: 5 })], side, side);
    for (const viewer of [0, 1] as const) {
      const seen = Object.values(game.view(viewer).objects).filter((o) => o.zone === 'field' && o.card === 'Wolf');
      expect([viewer, seen.map((o) => o.controller)]).toEqual([viewer, [0, 1]]);
    }
    expect(game.view().zones.filter((zone) => zone.id === 'field')).toHaveLength(1);
    game.activateCard(0, 'Storm').resolve();
    expect(game.all('Wolf').map(({ damage }) => damage)).toEqual([1, 1]);
  });

  it('ga:2.1.5.7 any number of cards lies in memory: by reserving, drawing there, and of either player', () => {
    const dream = action('Dream', { effects: [{ do: 'draw', who: 'you', count: 3, to: 'memory' }] });
    const vast = { ...action('Vast', { effects: [] }) };
    const dear = { ...vast, props: { ...(vast.props as JsonObject), cost: 4 } };
    const side = { memory: some(14), hand: ['Dream', 'Vast', ...some(4)] };
    const game = play([dream, dear], side, side);
    for (const seat of [0, 1]) {
      if (seat === 1) game.pass();
      game.activateCard(seat, 'Vast');
      expect(game.count(seat, 'memory')).toBe(18);
      game.resolve();
      if (seat === 1) game.pass();
      game.activateCard(seat, 'Dream').resolve();
      expect([game.count(seat, 'memory'), game.count(seat, 'hand')]).toEqual([21, 0]);
    }
  });

  it('ga:2.1.7.1 whatever is banished goes to the banishment of its owner: by effects, for memory costs, and for other costs', () => {
    const relic = card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 2 });
    const charm = card(
      'Charm',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', cost: [{ pay: 'banish', what: 'self' }], effects: [DRAW] },
    );
    const away = action('Away', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
          to: 'banishment',
          cause: 'banish',
        },
      ],
    });
    const mine = {
      field: ['Charm', { card: 'Blitz Mage', controller: 1 }],
      hand: ['Away'],
      memory: some(3),
      materialDeck: ['Relic'],
    };
    const game = play([relic, charm, away], mine, { field: ['Banner Knight'] });
    game.use(0, 'Charm');
    expect(game.zones('Charm')).toEqual(['banishment']);
    game.resolve().activateCard(0, 'Away').resolve();
    expect([game.count(0, 'banishment'), game.count(1, 'banishment')]).toEqual([2, 1]);
    game.to('materialize', 5).choose(0, { card: 'Relic' });
    expect([game.count(0, 'banishment'), game.count(0, 'graveyard')]).toEqual([4, 1]);
  });

  it('ga:2.1.9.3.2 the turn player’s triggers lie lowest, those of the last player in turn order on top, whose turn it is', () => {
    const owl = ally('Owl', {}, { kind: 'triggered', on: { on: 'step', match: { step: 'end' } }, effects: [DRAW] });
    const game = table([{ field: ['Owl'] }, { field: ['Owl'] }, { field: ['Owl'] }], { definitions: [owl] });
    for (const active of [0, 1, 2]) {
      game.to('end', 3 + active);
      expect(game.view().stack.map((one) => one.controller)).toEqual([2, 1, 0].map((n) => (active + n) % 3));
      const order = [];
      while (game.stack().length > 0) {
        order.push(game.view().stack[0]?.controller);
        game.resolve();
      }
      expect(order).toEqual([2, 1, 0].map((n) => (active + n) % 3));
    }
  });
});

describe('phases of each player', () => {
  it('ga:2.2.2.3 in the materialize phase of either player that one may materialize a card, or none', () => {
    const mine = { champion: lorraine(1), materialDeck: ['Sword of Seeking'] };
    const theirs = { champion: rai(1), materialDeck: ['Bauble of Abundance'], memory: some(2) };
    const game = play([], mine, theirs).to('materialize', 4);
    expect([game.decision(), game.choices()]).toMatchObject([
      { kind: 'MATERIALIZE', seat: 1 },
      ['Bauble of Abundance'],
    ]);
    game.choose(1, { card: 'Bauble of Abundance' }).resolve();
    expect(game.the('Bauble of Abundance')).toMatchObject({ controller: 1 });
    game.to('materialize', 5);
    expect([game.decision(), game.choices()]).toMatchObject([
      { kind: 'MATERIALIZE', seat: 0, min: 0 },
      ['Sword of Seeking'],
    ]);
    game.answer(0, { choose: [] });
    expect([game.view().turn.phase, game.zones('Sword of Seeking')]).toEqual(['recollection', ['materialDeck']]);
  });

  it('ga:2.2.4.1.1 what triggers in the draw phase leaves Opportunity to the turn player first, after each of them', () => {
    const crow = (player: string) =>
      ally(
        `Crow of ${player}`,
        {},
        { kind: 'triggered', on: { on: 'step', player, match: { step: 'draw' } }, effects: [DRAW] },
      );
    const definitions = [crow('you'), crow('opponent'), think];
    const side = { field: ['Crow of you', 'Crow of opponent'], hand: ['Think'] };
    const game = play(definitions, side, side).to('draw', 4);
    expect([game.stack(), game.decision()]).toMatchObject([
      ['Crow of opponent', 'Crow of you'],
      { kind: 'OPPORTUNITY', seat: 1 },
    ]);
    game.resolve();
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['draw', { kind: 'OPPORTUNITY', seat: 1 }]);
    expect(game.pass().decision()).toMatchObject({ seat: 0 });
    game.pass();
    expect([game.view().turn.phase, game.stack(), game.decision().seat]).toEqual(['main', [], 1]);
  });

  it('ga:2.2.5.4 others do nothing slow in the turn player’s main phase: cards, abilities and attacks', () => {
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', timing: 'slow', cost: [], effects: [DRAW] },
    );
    const ponder = action('Ponder', { effects: [DRAW] }, 'slow');
    const theirs = { hand: ['Ponder', 'Think'], field: ['Lamp', 'Blitz Mage'] };
    const game = play([lamp, ponder, think], { hand: ['Think'] }, theirs);
    expect(game.pass().offers()).toEqual(['PASS', 'ACTIVATE_CARD Think']);
    const over = play([lamp, ponder, think], { hand: ['Think'] }, theirs)
      .activateCard(0, 'Think')
      .pass();
    expect(over.offers()).toEqual(['PASS', 'ACTIVATE_CARD Think']);
  });
});

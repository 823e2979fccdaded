/** Ways to activate cards beside those of the hand, and what cards cost after what changes that. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const again = (more: JsonObject = {}): JsonObject => ({
  kind: 'play',
  method: 'again',
  zone: 'graveyard',
  cost: [{ pay: 'reserve', amount: 1 }],
  exit: { to: 'banishment' },
  ...more,
});
const withAbility = (definition: JsonObject, ...abilities: JsonObject[]): JsonObject => ({
  ...definition,
  abilities: [...(definition.abilities as JsonObject[]), ...abilities],
});
const costs = (change: JsonObject, players = 'you'): JsonObject => ({
  kind: 'static',
  affects: { players },
  mods: [{ mod: 'cost', ...change }],
});
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const less = (amount: number): JsonObject[] => [{ pay: 'reserve', amount }];
const offered = (game: ReturnType<typeof play>, name: string): JsonObject[] =>
  game.decision().options.filter((o) => o.kind === 'ACTIVATE_CARD' && o.card === name) as never;

describe('cards that say from where they may be activated', () => {
  const echo = withAbility(action('Echo', { effects: [DRAW] }), again());

  it('ga:2.3.1.10 a card of the graveyard is activated only if something says so', () => {
    const game = play([echo, action('Mute', { effects: [DRAW] })], { graveyard: ['Echo', 'Mute'], hand: some(1) }, {});
    expect(offered(game, 'Mute')).toEqual([]);
    expect(offered(game, 'Echo')).toMatchObject([{ method: 'again', zone: 'graveyard', cost: '(1)' }]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Echo', method: 'again' }).answering([]);
    expect(game.count(0, 'memory')).toBe(1);
    expect(game.resolve().zones('Echo')).toEqual(['banishment']);
  });
  it('ga:2.3.4.4.2.1 one that was activated from the hand goes to the graveyard as always', () => {
    const game = play([echo], { hand: ['Echo', ...some(1)] }, {})
      .activateCard(0, 'Echo')
      .resolve();
    expect(game.zones('Echo')).toEqual(['graveyard']);
  });
  it('ga:2.8.1.2.1 such a way keeps the speed of the card', () => {
    const late = withAbility(ally('Late', {}), again());
    const game = play([late], { graveyard: ['Late'], hand: some(2) }, {});
    expect(offered(game, 'Late').length).toBe(1);
    const waiting = play(
      [late, action('Fast', { effects: [DRAW] })],
      { graveyard: ['Late'], hand: ['Fast', ...some(2)] },
      {},
    );
    expect(offered(waiting.activateCard(0, 'Fast'), 'Late')).toEqual([]);
  });
  it('ga:2.4.4.3 a restriction of the way is looked at in the graveyard', () => {
    const bound = (level: number) =>
      withAbility(
        action('Bound', { effects: [DRAW] }),
        again({
          if: {
            compare: [
              { stat: 'level', of: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] } },
              '>=',
              level,
            ],
          },
        }),
      );
    const game = (level: number) =>
      play([bound(level)], { champion: lorraine(1), graveyard: ['Bound'], hand: some(1) }, { champion: lorraine(1) });
    expect([offered(game(1), 'Bound').length, offered(game(2), 'Bound').length]).toEqual([1, 0]);
  });

  it('ga:2.3.1.10 and only where it says so: not out of the hand, nor by another player', () => {
    const game = play([echo], { hand: ['Echo', ...some(1)] }, { graveyard: ['Echo'] });
    const usual = offered(game, 'Echo');
    expect([usual.length, usual[0]?.method, usual[0]?.zone]).toEqual([1, undefined, 'hand']);
  });
  it('ga:2.3.1.11 what is activated in such a way is an activation as well', () => {
    const game = play([echo], { graveyard: ['Echo'], hand: some(1) }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Echo' }).answering([]);
    expect(game.view().stack).toMatchObject([{ kind: 'ACTIVATION', card: 'Echo' }]);
  });
  it('ga:2.3.1.6.2 what a way asks for besides is paid with its cost', () => {
    const dear = withAbility(
      action('Dear', { effects: [DRAW] }),
      again({ additional: [{ pay: 'reserve', amount: 2 }] }),
    );
    const game = play([dear], { graveyard: ['Dear'], hand: some(4) }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Dear' }).answering([]);
    expect(game.count(0, 'memory')).toBe(3);
  });
  it('ga:2.3.3.4 a card that has no cost is played for the one that its way asks for', () => {
    const relic = card('Relic', { types: ['Item'], subtypes: ['Artifact'] }, again());
    const game = play([relic], { graveyard: ['Relic'], hand: ['Relic', ...some(1)] }, {});
    expect(offered(game, 'Relic')).toMatchObject([{ method: 'again', cost: '(1)' }]);
  });
});

describe('what changes costs', () => {
  it('ga:1.6.4.2.8.1 increases and reductions of others count together, for cards that fit', () => {
    const tax = item('Tax', costs({ more: less(2), of: { has: ['types', 'Ally'] } }, 'all'));
    const help = item('Help', costs({ less: less(1) }));
    const game = play(
      [tax, help, ally('Friend', { cost: 1 })],
      { field: ['Tax', 'Help'], hand: ['Friend', ...some(2)] },
      {},
    );
    expect(offered(game, 'Friend')).toMatchObject([{ cost: '(2)' }]);
    const poor = play([tax, ally('Friend', { cost: 1 })], { field: ['Tax'], hand: ['Friend', ...some(2)] }, {});
    expect(offered(poor, 'Friend')).toEqual([]);
  });
  it('ga:1.6.4.2.8 the costs of abilities change as well', () => {
    const tool = item('Tool', { kind: 'activated', cost: [{ pay: 'reserve', amount: 2 }], effects: [DRAW] });
    const oil = item('Oil', costs({ less: less(1), abilities: true }));
    const game = play([tool, oil], { field: ['Tool', 'Oil'], hand: some(1) }, {});
    game.use(0, 'Tool').answering([]);
    expect([game.stack(), game.count(0, 'memory')]).toEqual([['Tool'], 1]);
  });
  it('ga:1.6.4.2.8 an ability may say itself what it costs less', () => {
    const each = { cost: [{ pay: 'reserve', amount: 1 }], times: { count: [{ has: ['types', 'Ally'] }] } };
    const tool = item('Tool', {
      kind: 'activated',
      cost: [{ pay: 'reserve', amount: 3 }],
      effects: [DRAW],
      less: each,
    });
    const paid = (allies: number) => {
      const field = ['Tool', ...Array.from({ length: allies }, () => 'Friend')];
      const game = play([tool, ally('Friend', { cost: 1 })], { field, hand: some(3) }, {});
      return game.use(0, 'Tool').answering([]).count(0, 'memory');
    };
    expect([paid(0), paid(1), paid(2), paid(4)]).toEqual([3, 2, 1, 0]);
  });
  it('ga:1.6.4.2.8.3 a cost is not lowered below 0', () => {
    const help = item('Help', costs({ less: less(5) }));
    const game = play(
      [help, action('Aim', { targets: [on('Item')], effects: [DRAW] })],
      { field: ['Help'], hand: ['Aim'] },
      {},
    );
    expect(offered(game, 'Aim')).toMatchObject([{ cost: '(0)' }]);
  });

  it('ga:1.6.4.2.8 what changes the costs of one player changes nobody else’s', () => {
    const help = item('Help', costs({ less: less(1) }));
    const game = play([help, ally('Friend', { cost: 2 })], { hand: ['Friend', ...some(2)] }, { field: ['Help'] });
    expect(offered(game, 'Friend')).toMatchObject([{ cost: '(2)' }]);
  });
  it('ga:1.6.4.2.8.1 what speaks of some cards leaves the costs of others alone', () => {
    const tax = item('Tax', costs({ more: less(2), of: { has: ['types', 'Ally'] } }, 'all'));
    const game = play([tax, item('Tool')], { field: ['Tax'], hand: ['Tool', ...some(3)] }, {});
    expect(offered(game, 'Tool')).toMatchObject([{ cost: '(1)' }]);
  });
  it('ga:1.6.4.2.8.3 only the sum of all changes is looked at, not each by itself', () => {
    const tax = item('Tax', costs({ more: less(2) }));
    const help = item('Help', costs({ less: less(3) }));
    for (const field of [
      ['Help', 'Tax'],
      ['Tax', 'Help'],
    ]) {
      const game = play([help, tax, ally('Friend', { cost: 1 })], { field, hand: ['Friend'] }, {});
      expect(offered(game, 'Friend')).toMatchObject([{ cost: '(0)' }]);
    }
  });
});

describe('activating by an effect', () => {
  const free = action('Free', {
    targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }] }],
    effects: [{ do: 'play', what: { target: 0 }, method: 'free', cost: [], exit: { to: 'banishment' } }],
  });
  const study = withAbility(action('Study', { effects: [DRAW] }, 'slow'));
  const begun = () =>
    play([free, study], { hand: ['Free'], graveyard: ['Study'] }, {})
      .activateCard(0, 'Free')
      .resolve();

  it('ga:2.3.1.10 a card of the graveyard is activated for nothing where an effect says so', () => {
    const game = begun();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', min: 0 });
    game.choose(0, { card: 'Study' });
    expect(game.stack()).toEqual(['Study']);
    expect(game.resolve().zones('Study')).toEqual(['banishment']);
  });
  it('ga:2.3.1.10 or not', () => {
    const game = begun().answer(0, { choose: [] });
    expect([game.stack(), game.zones('Study')]).toEqual([[], ['graveyard']]);
  });
});

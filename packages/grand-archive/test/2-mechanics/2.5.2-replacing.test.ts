/** Replacement effects, and when the state is checked (2.5.1.3, 2.5.2, 2.11.7.8.2), with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position } from '../support/play.js';

const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] }, ...abilities);
const amount = (value: unknown): JsonObject => ({ amount: value }) as JsonObject;
const onAllies: JsonObject = {
  kind: 'replacement',
  on: 'damage',
  target: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
};
const plus = item('Plus', { ...onAllies, change: amount({ sum: [{ event: 'amount' }, 1] }) });
const twice = item('Twice', { ...onAllies, change: amount({ times: [2, { event: 'amount' }] }) });
const shell = item('Shell', { ...onAllies, prevent: 2 });
const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 3 }] });
const wall = ally('Wall', { power: 0, life: 30 });
const definitions = [plus, twice, shell, spark, wall];
const hit = (field: string[], ...order: string[]) => {
  const game = play(definitions, { hand: ['Spark'] }, { field: ['Wall', ...field] }).activateCard(0, 'Spark', {
    card: 'Wall',
  });
  game.resolve();
  for (const name of order) game.choose(1, { card: name });
  return game;
};

describe('replacement effects', () => {
  it('ga:2.5.2.1 what is replaced does not happen: something else does', () => {
    const phoenix = ally(
      'Phoenix',
      { life: 1 },
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { from: 'field', to: 'graveyard' },
        instead: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }],
      },
    );
    const watcher = item('Watcher', {
      kind: 'triggered',
      on: { on: 'move', object: { has: ['types', ['Ally']] }, match: { from: 'field', to: 'graveyard' } },
      effects: [draw],
    });
    const game = play(
      [...definitions, phoenix, watcher],
      { hand: ['Spark'], field: ['Watcher'] },
      { field: ['Phoenix'] },
    );
    game.activateCard(0, 'Spark', { card: 'Phoenix' }).resolve();
    expect([game.zones('Phoenix'), game.stack(), game.count(0, 'hand')]).toEqual([['hand'], [], 0]);
  });

  it('ga:2.5.2.2.1 several apply one after another, each by itself and once, until none is left', () => {
    // 3, one more, then twice as much; or twice as much and then one more.
    const first = hit(['Plus', 'Twice']);
    expect(first.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    expect(hit(['Plus', 'Twice'], 'Plus').the('Wall').damage).toBe(8);
    expect(hit(['Plus', 'Twice'], 'Twice').the('Wall').damage).toBe(7);
    // Two alike apply once each.
    expect(hit(['Plus', 'Plus'], ...[]).decision().kind).toBeDefined();
    const three = hit(['Plus', 'Twice', 'Shell'], 'Shell', 'Twice');
    expect(three.the('Wall').damage).toBe(3);
  });

  it('ga:2.5.2.3.1 preventing damage is replacing it: what is prevented is not dealt, and what replaces it comes in an order', () => {
    const game = hit(['Shell']);
    expect([game.the('Wall').damage, game.happened('DAMAGE_DEALT')]).toMatchObject([1, [{ amount: 1 }]]);
    expect(hit(['Shell', 'Twice'], 'Shell').the('Wall').damage).toBe(2);
    expect(hit(['Shell', 'Twice'], 'Twice').the('Wall').damage).toBe(4);
  });

  it('ga:2.5.2.3.2 a triggered ability can make one, and what comes of a replacement can trigger', () => {
    const sentry = ally(
      'Sentry',
      { life: 30 },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [
          {
            do: 'createReplacement',
            replaces: {
              on: 'damage',
              instead: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
            },
            entities: 'self',
            once: true,
          },
        ],
      },
    );
    const chronicle = item('Chronicle', {
      kind: 'triggered',
      on: { on: 'counters', match: { kind: 'buff' } },
      effects: [draw],
    });
    const game = play(
      [...definitions, sentry, chronicle],
      { champion: lorraine(1), hand: ['Sentry', 'Spark', 'Spark', 'Wall'], field: ['Chronicle'] },
      {},
    ).activateCard(0, 'Sentry');
    game.resolve().resolve();
    game.activateCard(0, 'Spark', { card: 'Sentry' }).resolve();
    expect(game.the('Sentry')).toMatchObject({ damage: 0, counters: { buff: 1 } });
    expect(game.stack()).toEqual(['Chronicle']);
    game.resolve().activateCard(0, 'Spark', { card: 'Sentry' }).resolve();
    expect(game.the('Sentry').damage).toBe(3);
  });
});

describe('checking the state', () => {
  const frail = ally('Frail', { power: 1, life: 2 });
  const double = action('Double', {
    targets: [on('Ally')],
    effects: [
      { do: 'damage', to: { target: 0 }, amount: 2 },
      { do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 },
    ],
  });

  it('ga:2.5.1.3 it is checked as somebody gets Opportunity, and not in the midst of what resolves', () => {
    const game = play([frail, double], { hand: ['Double'] }, { field: ['Frail'] }).activateCard(0, 'Double', {
      card: 'Frail',
    });
    // For a moment it has as much damage as life; when somebody could act it has more life.
    game.resolve();
    expect(game.the('Frail')).toMatchObject({ damage: 2, life: 3, zone: 'field' });
  });

  it('ga:2.5.1.3 and as a phase ends, before the next one begins', () => {
    const brave = action('Brave', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'life', value: 2 }],
          until: { kind: 'untilStep', step: 'end' },
        },
        { do: 'damage', to: { target: 0 }, amount: 3 },
      ],
    });
    const game = play([frail, brave], { hand: ['Brave'], field: ['Frail'] }, {}).activateCard(0, 'Brave', {
      card: 'Frail',
    });
    expect(game.resolve().zones('Frail')).toEqual(['field']);
    const at = game.events.length;
    game.to('end');
    const types = game.events.slice(at).map((e) => e.type);
    expect(game.zones('Frail')).toEqual(['graveyard']);
    expect(types.indexOf('OBJECT_MOVED')).toBeGreaterThanOrEqual(0);
  });

  it('ga:2.5.1.3 and so who drew from an empty deck loses in that phase', () => {
    const game = position([{ mainDeck: [] }, {}], { turn: { step: 'recollection' } })
      .pass()
      .pass();
    expect([game.result()?.winners, game.view().turn.phase]).toEqual([[1], 'draw']);
  });

  it('ga:2.11.7.8.2 each time something changed, before the next player gets Opportunity', () => {
    const boom = item('Boom', {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: { has: ['types', ['Item']] }, label: 'an item' }],
      effects: [draw],
    });
    const banner = item('Banner', {
      kind: 'static',
      affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'life', value: 1 }],
    });
    const doomed = ally('Doomed', { power: 1, life: 0 }, keyword('vigor'));
    const game = play([boom, banner, doomed], { field: ['Boom', 'Banner', 'Doomed'] }, {}).use(0, 'Boom', {
      card: 'Banner',
    });
    // The ability waits still; the ally that the banner kept alive is gone already.
    expect([game.stack(), game.zones('Doomed')]).toEqual([['Boom'], ['graveyard']]);
    // What comes of a check is checked again, until nothing is left to do.
    const lord = ally(
      'Lord',
      { power: 1, life: 1 },
      {
        kind: 'static',
        affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }, { other: true }],
        mods: [{ mod: 'add', stat: 'life', value: 1 }],
      },
    );
    const zap = action('Zap', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] });
    const fallen = play([lord, zap, doomed], { hand: ['Zap'], field: ['Lord', 'Doomed'] }, {});
    fallen.activateCard(0, 'Zap', { card: 'Lord' }).pass().pass();
    expect([fallen.zones('Lord'), fallen.zones('Doomed')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

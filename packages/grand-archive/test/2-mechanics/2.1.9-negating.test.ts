/** Negating takes off the Effects Stack what waits there (1.7.4.4.1, 2.1.9, 2.5.1.5.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const negate: JsonObject = { do: 'counterOnStack', what: { target: 0 } };
const target = (is: string): JsonObject => ({ what: [{ is }] });
const annul = action('Annul', { targets: [target('cardActivation')], effects: [negate] });
const tax = action('Tax', {
  targets: [target('cardActivation')],
  effects: [{ do: 'pay', who: { controllerOf: { target: 0 } }, cost: [{ pay: 'reserve', amount: 2 }], else: [negate] }],
});
const freeze = action('Freeze', {
  targets: [target('cardActivation')],
  effects: [{ ...negate, to: 'banishment' }],
});
const quell = action('Quell', { targets: [target('activation')], effects: [negate] });
const hush = action('Hush', { targets: [target('trigger')], effects: [negate] });
const bar = action('Bar', { targets: [target('materialization')], effects: [negate] });
const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const study = action('Study', { effects: [draw] }, 'slow');
const sure = (() => {
  const made = action('Sure', { effects: [draw] }, 'slow');
  const own = { kind: 'static', zone: 'effectsStack', mods: [{ mod: 'rule', rule: 'cantBeNegated' }] };
  return { ...made, abilities: [...(made.abilities as JsonObject[]), own] };
})();
const herald = ally(
  'Herald',
  { cost: 0 },
  {
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { to: 'field' } },
    effects: [draw],
  },
);
const warden = ally(
  'Warden',
  {},
  {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'cantBeNegated' }],
  },
);
const bell = ally('Bell', {}, { kind: 'activated', cost: [], effects: [draw] });
const definitions = [annul, tax, freeze, quell, hush, bar, study, sure, herald, warden, bell];
const mineIs = (mine: object, ...theirs: string[]) =>
  play(definitions, { champion: lorraine(1), ...mine }, { hand: [...theirs, ...some(1)] as never });
/** Seat 0 activates a card, and seat 1 answers with another. */
const answered = (card: string, answer: string, mine: object = {}) =>
  mineIs({ hand: [card], ...mine }, answer)
    .activateCard(0, card)
    .pass()
    .activateCard(1, answer)
    .resolve();

describe('negating', () => {
  it('ga:1.7.4.4.1 what is negated does not resolve, and its card goes to the graveyard', () => {
    const game = answered('Study', 'Annul');
    expect([game.stack(), game.zones('Study'), game.count(0, 'hand')]).toEqual([[], ['graveyard'], 0]);
    expect(game.happened('COUNTERED')).toMatchObject([{ card: 'Study' }]);
    expect(answered('Study', 'Freeze').zones('Study')).toEqual(['banishment']);
  });

  it('ga:2.11.7.12.3 unless its controller pays', () => {
    const game = answered('Study', 'Tax', { hand: ['Study', ...some(2)] });
    expect(game.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
    const paid = game.answer(0, { confirm: true }).answering([]);
    expect([paid.stack(), paid.count(0, 'memory')]).toEqual([['Study'], 2]);
    const broke = answered('Study', 'Tax');
    expect([broke.stack(), broke.zones('Study')]).toEqual([[], ['graveyard']]);
  });

  it('ga:2.1.9 an ability is no card activation', () => {
    const game = mineIs({ field: ['Bell'] }, 'Annul', 'Quell', 'Hush')
      .use(0, 'Bell')
      .pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Quell']);
    expect(game.activateCard(1, 'Quell').resolve().count(0, 'hand')).toBe(0);
  });

  it('ga:2.1.9 a trigger is no activation', () => {
    const game = mineIs({ hand: ['Herald'] }, 'Annul', 'Quell', 'Hush')
      .activateCard(0, 'Herald')
      .resolve()
      .pass();
    expect([game.stack(), game.offers()]).toEqual([['Herald'], ['PASS', 'ACTIVATE_CARD Hush']]);
    expect(game.activateCard(1, 'Hush').resolve().count(0, 'hand')).toBe(0);
  });

  it('ga:2.3.2.11 a materialization is no activation', () => {
    const mine = { champion: lorraine(1), materialDeck: ['Sword of Seeking'] };
    const game = play(definitions, mine, { hand: ['Annul', 'Quell', 'Bar'] }).to('materialize', 5);
    game.choose(0, { card: 'Sword of Seeking' }).pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Bar']);
  });

  it('ga:2.5.1.5.4 what cannot be negated resolves', () => {
    expect(answered('Sure', 'Annul').stack()).toEqual(['Sure']);
    expect(answered('Study', 'Annul', { field: ['Warden'] }).stack()).toEqual(['Study']);
    const game = mineIs({ field: ['Bell', 'Warden'] }, 'Quell')
      .use(0, 'Bell')
      .pass()
      .activateCard(1, 'Quell');
    expect(game.resolve().stack()).toEqual([]);
  });
});

describe('triggers with a word before them', () => {
  const onEnter = (name: string): JsonObject =>
    ally(
      name,
      { cost: 0 },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [{ do: 'draw', who: 'you', count: 1, to: 'memory' }],
      },
    );
  const stifle = action('Stifle', {
    targets: [on('Ally')],
    effects: [
      {
        do: 'counterOnStack',
        what: {
          each: [
            { zone: 'effectsStack' },
            { is: 'trigger' },
            { triggerWord: 'on enter' },
            { fromSource: [{ in: { target: 0 } }] },
          ],
        },
      },
    ],
  });
  it('ga:2.4.2.2.2 are told apart by it, and by the object that they are of', () => {
    const after = (aim: string) => {
      const copy = play(
        [onEnter('Herald'), onEnter('Page'), stifle],
        { hand: ['Herald', 'Stifle'], field: ['Page'] },
        {},
      );
      copy.activateCard(0, 'Herald').pass().pass();
      const order = copy.decision();
      copy.answer(order.seat, order.default);
      expect(copy.stack()).toHaveLength(2);
      copy.activateCard(0, 'Stifle', { card: aim }).pass().pass();
      return copy.stack().length;
    };
    expect([after('Page'), after('Herald')]).toEqual([2, 1]);
  });
});

describe('what hangs on negating something', () => {
  const wall = (inner: JsonObject): JsonObject =>
    card(
      'Gate',
      { types: ['Domain'], costKind: 'reserve', cost: 1 },
      {
        kind: 'triggered',
        on: { on: 'activate', player: 'you', object: [{ has: ['types', ['Action']] }] },
        effects: [
          { do: 'counterOnStack', what: { event: 'object' } },
          { do: 'if', if: { not: { is: [inner, { zone: 'effectsStack' }] } }, then: [{ do: 'gather' }] },
        ],
      },
    );
  const spark = action('Spark', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
  const sure = action('Sure', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
  const unnegated: JsonObject = {
    kind: 'static',
    zone: 'effectsStack',
    mods: [{ mod: 'rule', rule: 'cantBeNegated' }],
  };
  const tokens = (name: string) => {
    const own = { ...sure, abilities: [...(sure.abilities as JsonObject[]), unnegated] };
    const game = play([wall({ now: { event: 'object' } }), spark, own], { field: ['Gate'], hand: [name] }, {});
    game.activateCard(0, name).pass().pass();
    return [game.zones(name), game.events.some(({ type }) => type === 'TOKEN_CREATED')];
  };
  it('ga:2.7.5 asks where what was negated is now, and is not done for what can’t be', () => {
    expect(tokens('Spark')).toEqual([['graveyard'], true]);
    expect(tokens('Sure')).toEqual([['effectsStack'], false]);
  });
});

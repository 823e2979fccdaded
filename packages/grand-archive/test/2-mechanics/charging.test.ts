/** On Charge, and what several opponents may pay for (2.11.7.15.2, 2.11.7.12.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';
import { table } from '../support/table.js';

const charged = (name: string, reached: number, more: JsonObject = {}): JsonObject =>
  card(
    name,
    { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 },
    {
      kind: 'triggered',
      keyword: 'on charge',
      on: { on: 'counters', object: 'self', match: { kind: 'charge' }, reached },
      limit: { inAll: 1 },
      effects: [{ do: 'recover', who: 'you', amount: 2 }],
      ...more,
    },
  );
const hourglass = charged('Hourglass', 2);
const bound = charged('Bound', 1, {
  if: { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { lineageName: 'Rai' }] },
});
const damaged = lorraine(1, { damage: 9 });

describe('On Charge', () => {
  const start = (field: JsonObject[]) => play([hourglass, bound], { champion: damaged, field: field as never }, {});
  it('ga:2.11.7.15.2 a counter comes as the recollection phase of its controller begins', () => {
    const game = start([{ card: 'Hourglass' }]).to('recollection', 4);
    expect(game.the('Hourglass').counters ?? {}).toEqual({});
    expect(game.to('recollection', 5).the('Hourglass').counters).toEqual({ charge: 1 });
  });
  it('ga:2.11.7.15.2 it triggers as it has so many for the first time, and no more come then', () => {
    const game = start([{ card: 'Hourglass', counters: { charge: 1 } }]).to('main', 5);
    expect([game.champion(0).damage, game.the('Hourglass').counters]).toEqual([7, { charge: 2 }]);
    game.to('main', 7);
    expect([game.champion(0).damage, game.the('Hourglass').counters]).toEqual([7, { charge: 2 }]);
  });
  it('ga:2.4.4.2 none comes where a restriction does not admit the ability', () => {
    expect(
      start([{ card: 'Bound' }])
        .to('main', 5)
        .the('Bound').counters ?? {},
    ).toEqual({});
  });
});

describe('what an opponent may pay for', () => {
  const veil = action('Veil', {
    effects: [
      {
        do: 'pay',
        who: 'opponents',
        cost: [{ pay: 'reserve', amount: 2 }],
        then: [],
        else: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ],
  });
  const drawn = (hand: number, pays?: boolean) => {
    const game = play([veil], { hand: ['Veil'] }, { hand: some(hand) })
      .activateCard(0, 'Veil')
      .resolve();
    if (pays !== undefined) game.answer(1, { confirm: pays }).answering([]);
    return game.count(0, 'hand');
  };
  it('ga:2.11.7.12.3 happens unless one of them does', () => {
    expect([drawn(2, true), drawn(2, false), drawn(1)]).toEqual([0, 1, 1]);
  });
  it('ga:2.11.7.12.3 each is asked in turn order until one pays', () => {
    const asked = () =>
      table([{ hand: ['Veil'] }, { hand: some(2) }, { hand: some(2) }], { definitions: [veil] })
        .activateCard(0, 'Veil')
        .resolve();
    const first = asked();
    expect(first.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
    expect(first.answer(1, { confirm: false }).decision()).toMatchObject({ kind: 'PAY', seat: 2 });
    expect(first.answer(2, { confirm: true }).answering([]).count(0, 'hand')).toBe(0);
    const paid = asked().answer(1, { confirm: true }).answering([]);
    expect([paid.decision().kind, paid.count(0, 'hand')]).toEqual(['OPPORTUNITY', 0]);
  });
});

/** Preparation and music counters, and what is paid with them (2.11.6.6, 2.11.6.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const put = (kind: string, type: string): JsonObject =>
  action(`Add ${kind}`, {
    targets: [on(type)],
    effects: [{ do: 'counters', what: { target: 0 }, kind, amount: 2 }],
  });
const ifPrepared: JsonObject = {
  do: 'if',
  if: { paid: 'prepare' },
  then: [{ do: 'draw', who: 'you', count: 3 }],
  else: [{ do: 'draw', who: 'you', count: 1 }],
};
const plot = card(
  'Plot',
  { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
  { ...keyword('prepare'), value: 2 },
  { kind: 'spell', effects: [ifPrepared] },
);
const echo = action('Echo', {
  targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', ['Action']] }] }],
  effects: [{ do: 'copy', what: { target: 0 } }],
});
const definitions = [put('preparation', 'Champion'), put('music', 'Ally'), plot, echo];
const start = (preparation: number, hand: (string | JsonObject)[] = []) =>
  play(
    definitions,
    { champion: lorraine(1, { counters: { preparation } }), hand: ['Plot', ...hand, ...some(2)] },
    {},
  ).choose(0, { kind: 'ACTIVATE_CARD', card: 'Plot' });

describe('preparation counters', () => {
  it('ga:2.11.6.7.1 they are put on a champion, and do nothing by themselves', () => {
    const game = play(definitions, { champion: lorraine(1), hand: ['Add preparation'] }, {});
    const { level, life } = game.champion(0);
    game.activateCard(0, 'Add preparation', { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.champion(0)).toMatchObject({ counters: { preparation: 2 }, level, life });
  });

  it('ga:2.11.6.7.2 they are paid besides the reserve cost as a card with the keyword is activated', () => {
    const game = start(3);
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', seat: 0 });
    game.answering([{ confirm: true }]);
    expect([game.champion(0).counters, game.count(0, 'memory')]).toEqual([{ preparation: 1 }, 1]);
    expect(game.resolve().count(0, 'hand')).toBe(4);
  });

  it('ga:2.11.6.7.2 with too few there is nothing to decide, and whoever wants keeps them', () => {
    const few = start(1).answering([]);
    expect([few.champion(0).counters, few.resolve().count(0, 'hand')]).toEqual([{ preparation: 1 }, 2]);
    const kept = start(2).answering([{ confirm: false }]);
    expect([kept.champion(0).counters, kept.resolve().count(0, 'hand')]).toEqual([{ preparation: 2 }, 2]);
  });

  it('ga:2.11.7.14.5.1 to be prepared belongs to this activation, and not to the card', () => {
    const game = start(2, ['Plot'])
      .answering([{ confirm: true }])
      .resolve();
    // The other one of the name is not prepared.
    const before = game.count(0, 'hand');
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Plot' }).answering([]).resolve();
    expect(game.count(0, 'hand')).toBe(before - 2 + 1);
    // Whatever asks whether it is.
    const ruse = action('Ruse', {
      effects: [{ do: 'if', if: { is: ['self', { is: 'prepared' }] }, then: [{ do: 'draw', who: 'you', count: 3 }] }],
    });
    const prepared = {
      ...ruse,
      abilities: [...(ruse.abilities as JsonObject[]), { kind: 'keyword', keyword: 'prepare', value: 1 }],
    };
    const drawn = (confirm: boolean) =>
      play([prepared], { champion: lorraine(1, { counters: { preparation: 1 } }), hand: ['Ruse'] }, {})
        .activateCard(0, 'Ruse', { confirm })
        .resolve()
        .count(0, 'hand');
    expect([drawn(true), drawn(false)]).toEqual([3, 0]);
  });

  it('ga:2.11.7.13.4.1.2 a copy of the activation is prepared as that was', () => {
    const copied = (prepared: boolean): number => {
      const game = start(2, ['Echo']).answering([{ confirm: prepared }]);
      game.activateCard(0, 'Echo', { card: 'Plot' }).resolve();
      const before = game.count(0, 'hand');
      return game.resolve().count(0, 'hand') - before;
    };
    expect([copied(true), copied(false)]).toEqual([3, 1]);
  });
});

describe('music counters', () => {
  const lyre = (name: string): JsonObject =>
    ally(
      name,
      {
        subtypes: ['Harmony'],
      },
      {
        kind: 'activated',
        cost: [{ pay: 'removeCounters', kind: 'music', amount: 1 }],
        effects: [{ do: 'draw', who: 'you', count: { counters: 'music', of: 'self' } }],
      },
    );
  const game = () =>
    play([...definitions, lyre('Lyre'), lyre('Harp')], { hand: ['Add music'], field: ['Lyre', 'Harp'] }, {});

  it('ga:2.11.6.6.1 cards put them on what has to do with music, pay with them and count them', () => {
    const played = game().activateCard(0, 'Add music', { card: 'Lyre' }).resolve();
    expect(played.offers().filter((o) => o.startsWith('ACTIVATE_ABILITY'))).toEqual(['ACTIVATE_ABILITY Lyre']);
    played.use(0, 'Lyre').resolve();
    expect([played.the('Lyre').counters, played.count(0, 'hand')]).toEqual([{ music: 1 }, 1]);
    // The last of them pays as well, and without one there is nothing to pay with.
    played.use(0, 'Lyre').resolve();
    expect([played.the('Lyre').counters, played.offers()]).toEqual([{}, ['PASS', 'ATTACK Lyre', 'ATTACK Harp']]);
  });

  it('ga:2.11.6.6.2 they do nothing by themselves', () => {
    const played = game();
    const { counters: _none, ...before } = played.the('Lyre');
    const { counters, ...after } = played.activateCard(0, 'Add music', { card: 'Lyre' }).resolve().the('Lyre');
    expect([counters, after]).toEqual([{ music: 2 }, before]);
  });
});

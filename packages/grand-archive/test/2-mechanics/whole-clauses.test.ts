/** Rules of which other tests show a part: here is the rest of what they say (1.7, 2.1, 2.2, 2.6). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, on, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, position, some } from '../support/play.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const gone = (to: string, cause: string): JsonObject =>
  action('Gone', { targets: [on('Ally')], effects: [{ do: 'move', what: { target: 0 }, to, cause }] });

describe('the field and the graveyard', () => {
  it.each([
    ['Ally', { power: 1, life: 1 }],
    ['Weapon', { power: 1, durability: 1 }],
    ['Item', {}],
    ['Domain', {}],
    ['Phantasia', {}],
  ])('ga:2.1.4.3 what resolves as an object comes onto the field: %s', (type, figures) => {
    const thing = card('Thing', { types: [type], costKind: 'reserve', cost: 0, ...figures });
    expect(
      play([thing], { hand: ['Thing'] }, {})
        .activateCard(0, 'Thing')
        .resolve()
        .zones('Thing'),
    ).toEqual(['field']);
  });

  it('ga:2.1.4.3 regalia as well, once they are materialized', () => {
    const relic = card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const game = play([relic], { materialDeck: ['Relic'] }, {})
      .to('materialize', 5)
      .choose(0, { card: 'Relic' });
    expect(game.resolve().zones('Relic')).toEqual(['field']);
  });

  it('ga:2.1.6.2 what goes from the field to the graveyard has died, and nothing else has', () => {
    const mourner = ally(
      'Mourner',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', object: { has: ['types', ['Ally']] }, match: { from: 'field', to: 'graveyard' } },
        effects: [DRAW],
      },
    );
    const seen = (to: string, cause: string): string[] =>
      play([mourner, gone(to, cause)], { hand: ['Gone'], field: ['Mourner', 'Blitz Mage'] }, {})
        .activateCard(0, 'Gone', { card: 'Blitz Mage' })
        .resolve()
        .stack();
    expect(seen('graveyard', 'destroy')).toEqual(['Mourner']);
    expect([seen('hand', 'return'), seen('banishment', 'banish'), seen('memory', 'return')]).toEqual([[], [], []]);
    const dropped = play(
      [mourner, action('Drop', { effects: [{ do: 'discard', who: 'you', count: 1 }] })],
      {
        hand: ['Drop', 'Blitz Mage'],
        field: ['Mourner'],
      },
      {},
    );
    dropped.activateCard(0, 'Drop').resolve();
    expect([dropped.zones('Blitz Mage'), dropped.stack()]).toEqual([['graveyard'], []]);
  });
});

describe('items of the material deck', () => {
  it('ga:1.7.5.1.1 a regalia with a reserve cost is no card', () => {
    const relic = (costKind: string): JsonObject =>
      card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind, cost: 1 });
    const created = (costKind: string) => grandArchive.createScenario(scenarioWith([relic(costKind)], {}, {}));
    const refused = created('reserve');
    expect([refused.ok, created('memory').ok]).toEqual([false, true]);
    expect(JSON.stringify(refused)).toContain('ga:1.7.5.1.1');
  });
});

describe('attacks', () => {
  it('ga:2.2.5.2.1 an attack is a slow action: in the own main phase, with an empty Effects Stack', () => {
    const attacks = (game: ReturnType<typeof play>) => game.offers().filter((offer) => offer.startsWith('ATTACK'));
    const wait = action('Wait', { effects: [] });
    const game = play([wait], { hand: ['Wait'], field: ['Blitz Mage'] }, { field: ['Blitz Mage'] });
    expect(attacks(game)).toEqual(['ATTACK Blitz Mage']);
    expect(attacks(game.activateCard(0, 'Wait'))).toEqual([]);
    expect(attacks(game.pass())).toEqual([]);
    for (const step of ['recollection', 'end'])
      expect(attacks(position([{ field: ['Blitz Mage'] }, {}], { turn: { step } }))).toEqual([]);
  });

  const armed = (keyword: string, on: JsonObject, life: number) => {
    const blade = card(
      'Blade',
      { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 2, subtypes: ['Sword'] },
      { kind: 'triggered', keyword, on: { ...on, source: 'self' }, effects: [DRAW] },
    );
    const prey = ally('Prey', { power: 0, life });
    const game = play([blade, prey], { champion: lorraine(1), field: ['Blade'] }, { field: ['Prey'], hand: some(0) });
    game.declare(0, 'Lorraine, Wandering Warrior', 'Prey', 'Blade').fight();
    return game.resolveAll().count(0, 'hand');
  };
  it('ga:2.6.8 the hit and kill abilities of a weapon as well', () => {
    expect([armed('on hit', { on: 'hit' }, 9), armed('on kill', { on: 'kill' }, 2)]).toEqual([1, 1]);
    expect(armed('on kill', { on: 'kill' }, 9)).toBe(0);
  });
});

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

  it('ga:2.1.4.3 and champions, as the one that they level up', () => {
    const mine = { champion: lorraine(1), memory: some(3), materialDeck: ['Lorraine, Blademaster'] };
    const game = position([mine, {}], { turn: { step: 'materialize' } });
    game.choose(0, { card: 'Lorraine, Blademaster' }).resolve();
    expect([game.zones('Lorraine, Blademaster'), game.champion(0).name]).toEqual([['field'], 'Lorraine, Blademaster']);
  });

  it('ga:2.1.6.2 what is banished instead was not killed by what dealt it the damage', () => {
    const slayer = ally(
      'Slayer',
      { power: 4, life: 9 },
      { kind: 'triggered', on: { on: 'kill', source: 'self' }, effects: [DRAW] },
    );
    const pyre = card(
      'Pyre',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'replacement',
        on: 'move',
        object: [{ has: ['types', ['Ally']] }],
        match: { from: 'field', to: 'graveyard' },
        change: { to: 'banishment' },
      },
    );
    const fought = (...field: string[]) => {
      const game = play([slayer, pyre], { field: ['Slayer', ...field] }, { field: ['Blitz Mage'] });
      game.declare(0, 'Slayer', 'Blitz Mage').fight([]).resolveAll();
      return [game.zones('Blitz Mage'), game.count(0, 'hand')];
    };
    expect([fought(), fought('Pyre')]).toEqual([
      [['graveyard'], 1],
      [['banishment'], 0],
    ]);
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
    expect(attacks(position([{}, { field: ['Blitz Mage'] }]).pass())).toEqual([]);
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
  it('ga:2.6.8 the attack abilities of a weapon and of an attack card', () => {
    const eager = { kind: 'triggered', keyword: 'on attack', on: { on: 'attack', object: 'self' }, effects: [DRAW] };
    const spear = card('Spear', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 2 }, eager);
    const rush = card(
      'Rush',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 },
      { ...eager, zone: 'intent' },
    );
    const mine = { champion: lorraine(1), field: ['Spear'], hand: ['Rush'] };
    const armed = play([spear, rush], mine, {}).declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Spear');
    expect([armed.stack(), armed.resolveAll().count(0, 'hand')]).toEqual([['Spear'], 2]);
    const rushing = play([spear, rush], { ...mine, field: [] }, {})
      .activateCard(0, 'Rush')
      .resolve();
    expect([rushing.stack(), rushing.resolveAll().count(0, 'hand')]).toEqual([['Rush'], 1]);
  });

  it('ga:2.6.8 they speak of the unit that attacks as of what has them', () => {
    const blade = card(
      'Blade',
      { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 2 },
      {
        kind: 'triggered',
        keyword: 'on hit',
        on: { on: 'hit', source: 'self' },
        effects: [{ do: 'counters', what: { event: 'attacker' }, kind: 'level', amount: 1 }],
      },
    );
    const game = play([blade], { champion: lorraine(1), field: ['Blade'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Blade').fight().resolveAll();
    expect([game.champion(0).level, game.the('Blade').counters]).toEqual([2, { durability: 1 }]);
  });

  it('ga:2.6.8 the hit and kill abilities of a weapon as well', () => {
    expect([armed('on hit', { on: 'hit' }, 9), armed('on kill', { on: 'kill' }, 2)]).toEqual([1, 1]);
    expect(armed('on kill', { on: 'kill' }, 9)).toBe(0);
  });
});

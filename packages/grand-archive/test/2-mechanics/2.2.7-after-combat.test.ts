/** What triggers by the damage of an attack knows its attacker, the card and the defending player (2.2.7.3, 2.6.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, keyword, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const attackCard = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Attack'], costKind: 'reserve', cost: 0, speed: 'slow', power: 2 }, ...abilities);
const onHit = (...effects: JsonObject[]): JsonObject => ({
  kind: 'triggered',
  keyword: 'on hit',
  zone: 'intent',
  on: { on: 'hit', source: 'self' },
  effects,
});
const rouse = attackCard('Rouse', onHit({ do: 'status', what: { event: 'attacker' }, status: 'rested', on: false }));
const back = attackCard('Back', onHit({ do: 'move', what: { now: 'self' }, to: 'hand', cause: 'return' }));
const gone = attackCard('Gone', onHit({ do: 'move', what: 'self', to: 'hand', cause: 'return' }));
const wall = ally('Wall', { life: 9, power: 0 });
const definitions = [rouse, back, gone, wall];
const strike = (name: string) =>
  play(definitions, { champion: lorraine(1), hand: [name] }, { field: ['Wall'] })
    .activateCard(0, name)
    .resolve()
    .aim('Wall')
    .fight();

describe('what an attack does as it hits', () => {
  it('ga:2.2.7.3.2 the attacker is known as the trigger resolves, though nothing attacks any more', () => {
    expect(strike('Back').champion(0).rested).toBe(true);
    expect(strike('Rouse').champion(0).rested).toBe(false);
  });
  it('ga:2.2.7.3.2 so it is where a card or weapon has killed', () => {
    const slay = attackCard('Slay', {
      kind: 'triggered',
      keyword: 'on kill',
      zone: 'intent',
      on: { on: 'kill', source: 'self' },
      effects: [{ do: 'status', what: { event: 'attacker' }, status: 'rested', on: false }],
    });
    const game = play(
      [slay, ally('Frail', { life: 1, power: 0 })],
      { champion: lorraine(1), hand: ['Slay'] },
      { field: ['Frail'] },
    );
    game.activateCard(0, 'Slay').resolve().aim('Frail').fight();
    expect([game.zones('Frail'), game.champion(0).rested]).toEqual([['graveyard'], false]);
  });
  it('ga:2.2.7.3.1.1 the card lies in the graveyard by then, and is found there as what it has become', () => {
    expect(strike('Back').zones('Back')).toEqual(['hand']);
    expect(strike('Gone').zones('Gone')).toEqual(['graveyard']);
  });
});

describe('the defending player', () => {
  const herald = ally(
    'Herald',
    { power: 1, life: 3 },
    {
      kind: 'triggered',
      keyword: 'on attack',
      on: { on: 'attack', object: 'self' },
      effects: [
        {
          do: 'damage',
          amount: 2,
          to: {
            each: [
              { has: ['types', ['Ally']] },
              { controller: { each: [{ player: 'any' }, { is: 'defendingPlayer' }] } },
            ],
          },
        },
      ],
    },
  );
  const hide = card(
    'Hide',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    { kind: 'spell', effects: [{ do: 'move', what: { each: [{ named: 'Wall' }] }, to: 'hand', cause: 'return' }] },
  );
  it('ga:2.6.4 is whoever’s units are attacked, also once these have gone', () => {
    const other = ally('Other', { life: 5 });
    const start = () =>
      play(
        [...definitions, herald, hide, other],
        { field: ['Herald'] },
        { field: ['Wall', 'Other'], hand: ['Hide', ...some(1)] },
      ).declare(0, 'Herald', 'Wall');
    expect(start().resolve().the('Other').damage).toBe(2);
    const left = start().pass().activateCard(1, 'Hide').resolve();
    expect(left.zones('Wall')).toEqual(['hand']);
    expect(left.resolve().the('Other').damage).toBe(2);
  });
});

describe('what enters with what is given to it', () => {
  const sentinel = ally(
    'Sentinel',
    { life: 2 },
    {
      kind: 'static',
      if: { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { lineageName: 'Lorraine' }] },
      mods: [{ mod: 'ability', ability: keyword('bulwark') }],
    },
  );
  const counters = (level: number) =>
    play([sentinel], { champion: lorraine(level), hand: ['Sentinel', ...some(1)] }, {})
      .activateCard(0, 'Sentinel')
      .resolve()
      .the('Sentinel').counters ?? {};
  it('ga:2.4.4.2 a restriction that holds gives the ability with which it enters', () => {
    expect([counters(1), counters(0)]).toEqual([{ bulwark: 1 }, {}]);
  });
});

describe('a champion that levels up', () => {
  const watch = ally(
    'Watch',
    {},
    {
      kind: 'triggered',
      on: { on: 'move', object: [{ controller: 'you' }, { other: true }], match: { to: 'field' } },
      effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
    },
  );
  const ascend = card(
    'Ascend',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    { kind: 'spell', effects: [{ do: 'levelUp' }] },
  );
  it('ga:1.7.1.4.3 has entered for its own abilities, and for nothing else', () => {
    const game = play(
      [watch, ascend, ally('Squire', { cost: 0 })],
      {
        champion: lorraine(0),
        field: ['Watch'],
        hand: ['Ascend', 'Squire'],
        materialDeck: ['Lorraine, Wandering Warrior'],
      },
      {},
    );
    game
      .activateCard(0, 'Ascend')
      .resolve()
      .answer(0, { choose: [{ card: 'Lorraine, Wandering Warrior' }] })
      .resolveAll();
    expect([game.the('Watch').counters ?? {}, game.happened('ABILITY_TRIGGERED').length > 0]).toEqual([{}, true]);
    game.activateCard(0, 'Squire').resolve().resolveAll();
    expect(game.the('Watch').counters).toEqual({ buff: 1 });
  });
});

describe('negating', () => {
  const vault = card(
    'Vault',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    {
      kind: 'spell',
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [
        {
          do: 'counterOnStack',
          what: { each: [{ zone: 'effectsStack' }, { is: 'cardActivation' }, { targets: { in: { target: 0 } } }] },
        },
        { do: 'draw', who: 'you', count: 1 },
      ],
    },
  );
  const zap = card(
    'Zap',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    {
      kind: 'spell',
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'damage', amount: 3, to: { target: 0 } }],
    },
  );
  it('ga:2.3.4.1 what resolves waits no more, and isn’t negated with what still waits', () => {
    const game = play([vault, zap, wall], { field: ['Wall'], hand: ['Vault'] }, { hand: ['Zap'] });
    game.pass().activateCard(1, 'Zap', { card: 'Wall' });
    while (game.decision().seat !== 0) game.pass();
    game.activateCard(0, 'Vault', { card: 'Wall' }).resolve();
    expect(game.happened('COUNTERED').map(({ card: name }) => name)).toEqual(['Zap']);
    expect([game.the('Wall').damage ?? 0, game.zones('Vault')]).toEqual([0, ['graveyard']]);
  });
});

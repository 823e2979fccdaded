import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { position } from '../support/position.js';

const create = (scenario: object) =>
  riftbound.createScenario({ ruleset: 'riftbound', edition: '2026-07', players: [{}, {}], ...scenario });
const faults = (scenario: object): [string, string][] => {
  const created = create(scenario);
  return created.ok ? [] : (created.error.errors ?? []).map((e) => [e.path, e.code]);
};

describe('scenarios', () => {
  it('riftbound:142 only units have damage, riftbound:423.1, riftbound-zh:410.1 are stunned, riftbound:702 or have buffs', () => {
    const rules = (card: string, more: object) => {
      const created = create({ players: [{ base: [{ card, ...more }] }, {}] });
      return created.ok ? [] : (created.error.errors ?? []).flatMap((e) => e.rules ?? []);
    };
    expect(rules('Sprite Fountain', { damage: 1 })).toContain('riftbound:142');
    expect(rules('Sprite Fountain', { stunned: true })).toContain('riftbound:423.1');
    expect(rules('Sprite Fountain', { buffed: true })).toContain('riftbound:702');
    expect(rules('Noxus Hopeful', { damage: 1, stunned: true, buffed: true })).toEqual([]);
    const all = position([{ base: [{ card: 'Noxus Hopeful', damage: 1, stunned: true, buffed: true }] }, {}]);
    expect(all.unit('Noxus Hopeful')).toMatchObject({ damage: 1, stunned: true, buffed: true, might: 5 });
  });
  it('riftbound:128.1 every card lies in a zone for its kind, riftbound:161 runes among them', () => {
    const fault = (player: object) => {
      const created = create({ players: [player, {}] });
      return created.ok ? [] : (created.error.errors ?? []).flatMap((e) => e.rules ?? []);
    };
    expect([fault({ hand: ['Fury Rune'] }), fault({ runeDeck: ['Cleave'] })]).toEqual([
      ['riftbound:128.1'],
      ['riftbound:128.1'],
    ]);
    expect([fault({ runes: ['Cleave'] }), fault({ runes: ['Fury Rune'] })]).toEqual([['riftbound:161'], []]);
    const others = ['Noxus Hopeful', 'Sprite Fountain', "Kai'Sa, Daughter of the Void", 'Rockfall Path'];
    expect(others.map((card) => fault({ runes: [card] }))).toEqual(others.map(() => ['riftbound:161']));
  });
  it('riftbound:185.2.b a token unit has Might', () => {
    const token = (more: object) => faults({ players: [{ base: [{ token: { name: 'Wisp', ...more } }] }, {}] });
    expect([token({ might: 0 }), token({ types: ['Gear'] })]).toEqual([[], []]);
    const created = create({ players: [{ base: [{ token: { name: 'Wisp' } }] }, {}] });
    expect(created).toMatchObject({ ok: false, error: { errors: [{ rules: ['riftbound:185.2.b'] }] } });
  });
  it('put everything where it is said to be', () => {
    const game = position(
      [
        {
          legend: { card: "Kai'Sa, Daughter of the Void", exhausted: true },
          championZone: ["Kai'Sa, Survivor"],
          points: 3,
          hand: ['Cleave'],
          mainDeck: ['Stupefy', { card: 'Retreat', count: 2 }],
          runeDeck: [{ card: 'Mind Rune', count: 2 }],
          runes: [{ card: 'Fury Rune', exhausted: true, count: 2 }],
          base: [{ card: 'Noxus Hopeful', exhausted: true, damage: 1, buffed: true, stunned: true, as: 'it' }],
          trash: ['Falling Star'],
          banishment: ['Time Warp'],
        },
        {},
      ],
      {
        battlefields: [
          {
            card: 'Rockfall Path',
            owner: 1,
            controller: 0,
            units: [{ card: 'Pouty Poro', controller: 0 }],
            facedown: [{ card: 'Hidden Blade', controller: 0, turn: 2 }],
          },
        ],
      },
    );
    const view = game.view();
    expect(game.points(0)).toBe(3);
    expect(game.unit('Noxus Hopeful')).toMatchObject({
      exhausted: true,
      damage: 1,
      buffed: true,
      stunned: true,
      might: 5,
      zone: 'base',
    });
    expect(game.the("Kai'Sa, Daughter of the Void", 'legendZone').exhausted).toBe(true);
    expect(view.players[0]?.zones).toMatchObject({
      mainDeck: 3,
      runeDeck: 2,
      hand: 1,
      trash: 1,
      banishment: 1,
      championZone: 1,
    });
    expect(game.runes(0).map((r) => r.exhausted)).toEqual([true, true]);
    expect(game.the('Rockfall Path')).toMatchObject({ owner: 1, controller: 0 });
    expect(game.where('Pouty Poro')).toBe('Rockfall Path');
    expect(game.pile(0, 'mainDeck')).toEqual(['Stupefy', 'Retreat', 'Retreat']);
  });

  it('begin as their step begins', () => {
    const beginning = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: 'Rockfall Path', units: ['Pouty Poro'] }],
    });
    expect(beginning.points(0)).toBe(1);
    expect(position([{}, {}], { battlefields: [{ card: 'Rockfall Path', units: ['Pouty Poro'] }] }).points(0)).toBe(0);
  });
  it('know a player’s first turn by the turn’s number', () => {
    const first = position([{}, {}], {
      turn: { number: 2, active: 1, step: 'beginning' },
      battlefields: [{ card: 'The Arena\u0027s Greatest' }],
    });
    first.settle();
    expect(first.points(1)).toBe(1);
    const later = position([{}, {}], {
      turn: { number: 4, active: 1, step: 'beginning' },
      battlefields: [{ card: 'The Arena\u0027s Greatest' }],
    });
    later.settle();
    expect(later.points(1)).toBe(0);
  });
  it('a battlefield that one player alone has units at is theirs, unless said otherwise', () => {
    expect(
      position([{}, {}], { battlefields: [{ card: 'Rockfall Path', units: ['Pouty Poro'] }] }).holder('Rockfall Path'),
    ).toBe(0);
    const open = position([{}, {}], {
      battlefields: [{ card: 'Rockfall Path', controller: null, units: ['Pouty Poro'] }],
    });
    expect(open.turnState()).toBe('showdownOpen');
  });
  it('tokens are named or described', () => {
    const game = position([
      {
        base: [
          { token: 'Gold' },
          { token: { name: 'Sprite' } },
          { token: { name: 'Bird', might: 1, tags: ['Bird'], keywords: ['deflect'] } },
        ],
      },
      {},
    ]);
    expect(game.unit('Sprite')).toMatchObject({ might: 3, token: true, keywords: ['temporary'] });
    expect(game.unit('Bird')).toMatchObject({ might: 1, tags: ['Bird'], keywords: ['deflect'] });
    expect(game.unit('Gold').types).toEqual(['Gear']);
  });

  it('are refused with every fault at once, each with its path', () => {
    const created = create({
      players: [
        {
          legend: 'Pouty Poro',
          championZone: ['Noxus Hopeful'],
          hand: ['Fury Rune', 'Stupefi'],
          runes: ['Cleave'],
          base: ['Cleave', { token: 'Gold', damage: 1 }, { card: 'Pouty Poro', token: 'Gold' }, { token: 'Dragon' }],
        },
        { trash: ['Rockfall Path'] },
      ],
      battlefields: [
        { card: 'Pouty Poro' },
        {
          card: 'Rockfall Path',
          controller: 0,
          units: ['Sprite Fountain'],
          facedown: [{ card: 'Hidden Blade', controller: 1 }],
        },
      ],
    });
    if (created.ok) throw new Error('it was accepted');
    expect((created.error.errors ?? []).map((e) => e.path)).toEqual([
      '$.players[0].legend',
      '$.players[0].championZone[0]',
      '$.players[0].hand[0]',
      '$.players[0].hand[1]',
      '$.players[0].runes[0]',
      '$.players[0].base[0]',
      '$.players[0].base[1]',
      '$.players[0].base[2]',
      '$.players[0].base[3].token',
      '$.players[1].trash[0]',
      '$.battlefields[0].card',
      '$.battlefields[1].units[0]',
      '$.battlefields[1].facedown[0]',
    ]);
    expect(created.error.errors?.[3]).toMatchObject({ code: 'UNKNOWN_CARD', suggestions: ['Stupefy'] });
  });
  it('riftbound:421.2.a, riftbound-zh:408.2.a only cards with Hidden lie face down', () => {
    expect(
      faults({
        battlefields: [
          { card: 'Rockfall Path', controller: 0, facedown: [{ card: 'Cleave', controller: 0, turn: 1 }] },
        ],
      }),
    ).toEqual([['$.battlefields[0].facedown[0]', 'INVALID_INPUT']]);
  });
  it('of the wrong form are refused', () => {
    expect(faults({ players: [{ life: 20 }, {}] })).toEqual([['$.players[0].life', 'UNKNOWN_FIELD']]);
    expect(faults({ turn: { step: 'upkeep' } })[0]?.[0]).toBe('$.turn.step');
  });
});

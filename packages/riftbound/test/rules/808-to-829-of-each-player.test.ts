/** Keywords from Deathknell to Flow (808–829) of stolen units, legends and the other player, and what is paid besides. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { rules, sampleDecks } from '../../src/index.js';
import { legend } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  foe,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

const take = spell('Test Take', {
  targets: [{ what: ENEMY }],
  effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
/** A battlefield whose text is about no playing. */
const FORT = "The Arena's Greatest";
const exhausted = (game: RiftboundPlay, seat = 0) => game.runes(seat).filter((one) => one.exhausted).length;

describe('Deathknell', () => {
  const bell = (...effects: JsonObject[]) => withKeyword(unit('Test Bell', 3), 'deathknell', { effects });
  const slay = does({ do: 'kill', what: { each: { named: 'Test Bell' } } });
  it('riftbound:808.1.d.3 a stolen unit was in the base of whoever controlled it', () => {
    const game = position(
      [{ hand: ['Test Take', 'Test Rite'], base: ['Test Giant'] }, { base: ['Test Bell', 'Test Other'] }],
      {
        definitions: [giant, unit('Test Other', 6), take, slay, bell(damage(1, { each: [UNIT, { is: 'here' }] }))],
      },
    );
    game
      .play(0, 'Test Take', { targets: [[{ card: 'Test Bell' }]] })
      .settle()
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Other').damage]).toEqual([1, 0]);
  });
  it('riftbound:808.2.a it is its own player who orders several, in the other one’s turn as well', () => {
    const twice = withKeyword(bell(draw(1)), 'deathknell', {
      effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }],
    });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Bell'] }], { definitions: [twice, slay] });
    game.play(0, 'Test Rite').pass().pass();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'ORDER_TRIGGERS' });
    expect(game.calm().hand(1)).toBe(1);
  });
});

describe('Hidden and Reaction', () => {
  it('riftbound:811.6.a what lies face down has Reaction for what asks, and shows others nothing of it', () => {
    const lurker = withKeyword(spell('Test Lurker', { effects: [draw(1)] }), 'hidden');
    const counts = does({ do: 'draw', who: 'you', count: { count: [{ is: 'withReaction' }, { zone: 'facedown' }] } });
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [lurker, counts],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Pouty Poro'], facedown: [{ card: 'Test Lurker', turn: 1 }] },
        { card: GROVE, owner: 1 },
      ],
    });
    const seen = Object.values(game.view(1).objects).filter(({ zone }) => zone === 'facedown');
    expect(JSON.stringify(seen)).not.toMatch(/Test Lurker|reaction/i);
    expect(game.play(0, 'Test Rite').settle().hand(0)).toBe(1);
  });
  const fight = (hand: [string[], string[]]) =>
    position([{ base: ['Test Giant'], hand: hand[0] }, { hand: hand[1] }], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
      definitions: [giant, recruit, reacts('Test Quick', { effects: [draw(1)] })],
    }).move(0, 'Test Giant', PEAK);
  it('riftbound:813.1.c in showdowns it permits both players to play it, in the open state and the closed one', () => {
    const game = fight([['Test Quick'], ['Test Quick']]);
    expect([game.decision().seat, game.offered().includes('PLAY Test Quick')]).toEqual([0, true]);
    expect(game.pass().offered()).toContain('PLAY Test Quick');
    const answer = fight([['Test Quick'], ['Test Quick']])
      .play(0, 'Test Quick')
      .pass();
    expect([answer.decision().seat, answer.offered().includes('PLAY Test Quick')]).toEqual([1, true]);
  });
});

describe('Ambush', () => {
  const joiner = withKeyword(unit('Test Joiner', 1), 'ambush');
  const places = (game: RiftboundPlay): unknown[] =>
    game
      .choose(0, { kind: 'PLAY', card: 'Test Joiner' })
      .decisions()
      .flatMap(({ kind, options }) => (kind === 'LOCATION' ? options.map(({ card: name }) => name ?? 'base') : []));
  const start = (hand: string[], other: JsonObject, definitions: JsonObject[] = [joiner]) =>
    position([{ hand }, {}], {
      definitions: [recruit, giant, does(draw(1)), ...definitions],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1, ...other } as never,
        { card: FORT, owner: 1, controller: 0, units: ['Test Giant'] },
      ],
    });
  it('riftbound:813.4.b as a reaction it is played to where its own player has units, and to nothing else', () => {
    const game = start(['Test Joiner', 'Test Rite'], { controller: 1, units: [foe('Test Recruit')] }).play(
      0,
      'Test Rite',
    );
    expect(places(game)).toEqual([PEAK, FORT]);
  });
  it('riftbound:822.3.a with the usual timing whatever else permits a place still does', () => {
    const bold: JsonObject = {
      ...joiner,
      abilities: [
        ...(joiner.abilities as JsonObject[]),
        {
          kind: 'static',
          zone: 'chain',
          mods: [{ mod: 'rule', rule: 'playableAt', at: [{ has: ['types', 'Battlefield'] }, { is: 'open' }] }],
        },
      ],
    };
    expect(places(start(['Test Joiner'], { controller: null }))).toEqual(['base', PEAK, FORT]);
    expect(places(start(['Test Joiner'], { controller: null }, [bold])).sort()).toEqual([GROVE, PEAK, FORT, 'base']);
    expect(places(start(['Test Joiner', 'Test Rite'], { controller: null }, [bold]).play(0, 'Test Rite'))).toEqual([
      PEAK,
      FORT,
    ]);
  });
});

describe('Equip', () => {
  const equipment = (name: string, ...cost: JsonObject[]): JsonObject =>
    card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 }, { kind: 'keyword', keyword: 'equip', cost });
  const soldier = (...abilities: JsonObject[]) => unit('Test Soldier', 3, ...abilities);
  const DISCARD = { pay: 'discard', what: [], count: 1 };
  const smithy = (definitions: JsonObject[], base: string[], hand: string[] = []) =>
    position([{ base: ['Test Blade', ...base], hand }, {}], { definitions: [recruit, giant, ...definitions] });
  const equips = (game: RiftboundPlay, to: string): RiftboundPlay => {
    game.use(0, 'Test Blade');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: to });
    return game;
  };
  it('riftbound:818.1.b it is the unit that was chosen, be it the second', () => {
    for (const to of ['Test Recruit', 'Test Soldier', 'Test Giant']) {
      const game = smithy(
        [equipment('Test Blade', ...energy(1)), soldier()],
        ['Test Recruit', 'Test Soldier', 'Test Giant'],
      );
      equips(game, to).settle();
      expect([game.unit('Test Blade').attachedTo, exhausted(game)]).toEqual([game.unit(to).id, 1]);
    }
  });
  it('riftbound:818.1.b.1 what waits for a unit to become a target sees it', () => {
    const wary = soldier(triggered({ on: 'target', object: 'self' }, draw(1)));
    const game = smithy([equipment('Test Blade'), wary], ['Test Recruit', 'Test Soldier']);
    expect(equips(game, 'Test Soldier').settle().hand(0)).toBe(1);
    const other = smithy([equipment('Test Blade'), wary], ['Test Recruit', 'Test Soldier']);
    expect(equips(other, 'Test Recruit').settle().hand(0)).toBe(0);
  });
  it('riftbound:818.1.c.3 all of a cost is paid, the resources and the rest', () => {
    const game = smithy(
      [equipment('Test Blade', ...energy(2), DISCARD), soldier()],
      ['Test Soldier'],
      ['Test Recruit'],
    );
    equips(game, 'Test Soldier').calm();
    expect([exhausted(game), game.pile(0, 'trash'), game.might('Test Soldier')]).toEqual([2, ['Test Recruit'], 5]);
  });
  it('riftbound:818.2 the unit that was chosen has been equipped by that gear, and no other has', () => {
    const proud = triggered({ on: 'did', player: 'you', match: { act: 'attach' }, source: 'self' }, draw(1));
    const drawn = (to: string) =>
      equips(smithy([equipment('Test Blade'), soldier(proud)], ['Test Recruit', 'Test Soldier']), to)
        .settle()
        .hand(0);
    expect([drawn('Test Soldier'), drawn('Test Recruit')]).toEqual([1, 0]);
  });
  it('riftbound:818.2.a abilities wait for a player to equip something, and for something to be attached', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'did', player: 'you', match: { act: 'attach' } }, draw(1)),
      triggered({ on: 'attach', object: { has: ['tags', 'Equipment'] } }, draw(1)),
    );
    const game = smithy([equipment('Test Blade'), soldier(), watch], ['Test Soldier', 'Test Watch']);
    expect(equips(game, 'Test Soldier').calm().hand(0)).toBe(2);
  });
  it('riftbound:818.3 a unit is equipped by Equipment beside other gear, whoever asks', () => {
    const charm = gear('Test Charm');
    const bind = spell('Test Bind', {
      effects: [{ do: 'attach', what: { each: { named: 'Test Charm' } }, to: { each: { named: 'Test Soldier' } } }],
    });
    const bears = does({ do: 'draw', who: 'you', count: { count: [UNIT, { bears: { has: ['tags', 'Equipment'] } }] } });
    const game = position(
      [
        { base: ['Test Charm', 'Test Blade', 'Test Soldier'], hand: ['Test Bind', 'Test Rite'] },
        { hand: ['Test Rite'] },
      ],
      {
        definitions: [charm, bind, bears, soldier(), equipment('Test Blade')],
      },
    );
    game.play(0, 'Test Bind').settle().play(0, 'Test Rite').settle();
    expect(game.hand(0)).toBe(0);
    equips(game, 'Test Soldier').settle().until({ turn: 4, step: 'main' });
    const before = game.hand(1) - 1;
    expect(game.play(1, 'Test Rite').settle().hand(1) - before).toBe(1);
  });
});

describe('Unique', () => {
  const one = (name: string, ...supertypes: string[]): JsonObject => ({
    ...withKeyword(unit(name, 2), 'unique'),
    props: {
      ...(unit(name, 2).props as JsonObject),
      supertypes,
      ...(supertypes.length > 0 ? { tags: ["Kai'Sa"] } : {}),
    },
  });
  const own = [
    one('Test Only'),
    one('Test Champ', 'Champion'),
    ...['A', 'B', 'C', 'D'].map((name) => one(`Test ${name}`, 'Signature')),
  ];
  const { kaisa = {} } = sampleDecks;
  const { main = [] } = kaisa as { main?: object[] };
  const cited = (deck: object, rule: `${string}:${string}`): boolean =>
    validateDeck({ decks: rules.decks, cards: rules.cards.with(own as never) }, deck).errors.some(({ rules: by }) =>
      by?.includes(rule),
    );
  const once = (...names: string[]) => names.map((name) => ({ card: name, count: 1 }));
  it('riftbound:825.1 the chosen champion counts with the main deck and the sideboard', () => {
    const champion = once('Test Champ');
    expect(cited({ ...kaisa, champion }, 'riftbound:825.3.a')).toBe(false);
    expect(cited({ ...kaisa, champion, main: [...main, ...champion] }, 'riftbound:825.3.a')).toBe(true);
    expect(cited({ ...kaisa, champion, sideboard: champion }, 'riftbound:825.3.a')).toBe(true);
  });
  it('riftbound:825.3.b a fourth signature card is one too many, unique as it may be', () => {
    const deck = (...names: string[]) => ({ ...kaisa, main: once(...names) });
    const without = cited(deck('Test A', 'Test B', 'Test C'), 'riftbound:103.2.d.1');
    expect([without, cited(deck('Test A', 'Test B', 'Test C', 'Test D'), 'riftbound:103.2.d.1')]).toEqual([
      false,
      true,
    ]);
    expect(cited(deck('Test A', 'Test B', 'Test C'), 'riftbound:825.3.a')).toBe(false);
  });
  it('riftbound:825.3 in the game nothing is forbidden, and nothing comes of several', () => {
    const game = position([{ hand: ['Test Only'], base: ['Test Only'] }, { base: ['Test Only'] }], {
      definitions: [one('Test Only')],
    });
    game.play(0, 'Test Only').settle();
    expect(game.onBoard('Test Only').map(({ might }) => might)).toEqual([2, 2, 2]);
  });
});

describe('Backline', () => {
  it('riftbound:826.5 who has it twice is no later than who has it once', () => {
    const twice = withKeyword(withKeyword(unit('Test Twice', 2), 'backline'), 'backline');
    const game = position([{ base: ['Test Striker'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Test Once'), foe('Test Twice'), foe('Test Plain')] },
        { card: GROVE },
      ],
      definitions: [
        unit('Test Striker', 5),
        twice,
        withKeyword(unit('Test Once', 2), 'backline'),
        unit('Test Plain', 2),
      ],
    })
      .move(0, 'Test Striker', PEAK)
      .until({ kind: 'COMBAT_DAMAGE' });
    const allows = (...amounts: [string, number][]): boolean =>
      game.service.submit(game.state, [
        { seat: 0, distribute: amounts.map(([name, amount]) => ({ option: { card: name }, amount })) },
      ]).ok;
    expect([
      allows(['Test Plain', 2], ['Test Twice', 2], ['Test Once', 1]),
      allows(['Test Plain', 2], ['Test Once', 2], ['Test Twice', 1]),
      allows(['Test Twice', 2], ['Test Once', 2], ['Test Plain', 1]),
    ]).toEqual([true, true, false]);
  });
});

describe('Empower and Empowered', () => {
  const EMPOWER = { kind: 'keyword', keyword: 'empower', cost: energy(1) };
  it('riftbound:827.2 a legend becomes Empowered by its own as well', () => {
    const game = position([{ legend: 'Test Legend' }, {}], { definitions: [legend('Test Legend', EMPOWER)] });
    expect(game.the('Test Legend', 'legendZone').empowered).toBe(false);
    game.use(0, 'Test Legend').settle();
    expect([game.the('Test Legend', 'legendZone').empowered, game.offered().includes('ACTIVATE Test Legend')]).toEqual([
      true,
      false,
    ]);
  });
  it('riftbound:827.2.a abilities wait for a player to empower something, be it the other one', () => {
    const watch = (player: string) =>
      gear('Test Watch', triggered({ on: 'did', player, match: { act: 'empower' } }, draw(1)));
    const drawn = (player: string) => {
      const game = position([{ base: ['Test Idol'] }, { base: ['Test Watch'] }], {
        definitions: [watch(player), gear('Test Idol', EMPOWER)],
      });
      return game.use(0, 'Test Idol').settle().hand(1);
    };
    expect([drawn('opponent'), drawn('you')]).toEqual([1, 0]);
  });
  const brute = withKeyword(
    unit('Test Brute', 2, {
      kind: 'static',
      if: { is: ['self', { status: 'empowered' }] },
      mods: [{ mod: 'add', stat: 'might', value: 3 }],
    }),
    'empowered',
  );
  const both = (effects: JsonObject[]) =>
    position([{ hand: ['Test Rite'], base: ['Test Brute'] }, {}], { definitions: [brute, aims(UNIT, ...effects)] })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:828.1.b.1 what depends on it is there in every player’s turn', () => {
    const game = both([status('empowered')]);
    expect([game.might('Test Brute'), game.until({ turn: 4, step: 'main' }).might('Test Brute')]).toEqual([5, 5]);
  });
  it('riftbound:828.1.c it stays for turns, and is gone as the status is', () => {
    const game = both([status('empowered')]).until({ turn: 5, step: 'main' });
    expect([game.unit('Test Brute').empowered, game.might('Test Brute')]).toEqual([true, 5]);
    const ended = both([status('empowered'), status('empowered', false)]);
    expect([ended.unit('Test Brute').empowered, ended.might('Test Brute')]).toEqual([false, 2]);
  });
});

describe('Flow', () => {
  it('riftbound:829.1.c.2 all of a cost is paid, the resources and the rest', () => {
    const stream = withKeyword(spell('Test Stream', { effects: [draw(1)] }), 'flow', {
      cost: [...energy(2), { pay: 'discard', what: [], count: 1 }],
    });
    const game = position([{ hand: ['Test Recruit'], trash: ['Test Stream'] }, {}], { definitions: [stream, recruit] });
    game.play(0, 'Test Stream', { method: 'flow' }).calm();
    expect([exhausted(game), game.pile(0, 'trash'), game.pile(0, 'banishment')]).toEqual([
      2,
      ['Test Recruit'],
      ['Test Stream'],
    ]);
  });
});

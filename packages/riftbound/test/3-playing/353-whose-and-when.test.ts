/** Playing cards in another player's turn, another player's card, and with the second of several permissions, targets or costs (355–359, 369, 403, 419). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  foe,
  giant,
  giveMight,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const BATTLEFIELD: JsonObject = { has: ['types', 'Battlefield'] };
const WASTE = 'Forbidding Waste';
const calm = spell('Test Calm', {});
/** Seat 0 has played something in its turn, and seat 1 may answer. */
const answering = (theirs: object, definitions: JsonObject[], mine: object = {}, more: object = {}): RiftboundPlay =>
  position([{ hand: ['Test Calm'], ...mine }, theirs], { definitions: [calm, ...definitions], ...more })
    .play(0, 'Test Calm')
    .pass();
const places = (game: RiftboundPlay): unknown[] => game.decision().options.map((o) => o.card ?? o.kind);
const scout = (...abilities: JsonObject[]): JsonObject => withKeyword(unit('Test Scout', 2, ...abilities), 'reaction');
const rule = (name: string, more: JsonObject): JsonObject => ({ mods: [{ mod: 'rule', rule: name, ...more }] });
const ofYou = (name: string, more: JsonObject): JsonObject => ({
  kind: 'static',
  affects: { players: 'you' },
  ...rule(name, more),
});
/** All that an effect offers is taken, and then nothing more is done. */
function carriedOut(game: RiftboundPlay): RiftboundPlay {
  for (let d = game.decision(); game.turnState() !== 'neutralOpen' || d.kind !== 'PRIORITY'; d = game.decision()) {
    if (d.kind === 'PRIORITY') game.pass();
    else if (d.kind === 'LOCATION' || d.shape !== 'CHOOSE') game.answer(d.seat, d.default);
    else game.answer(d.seat, { choose: [d.options.at(-1)?.id as string] });
  }
  return game;
}
/** Seat 0 plays a card from the trash of seat 1. */
const lend = does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] });
function lent(lies: JsonObject, base: (string | JsonObject)[] = [], more: JsonObject[] = []): RiftboundPlay {
  const game = position([{ hand: ['Test Rite'], base }, { trash: [String(lies.name)] }], {
    definitions: [lend, lies, ...more],
  }).play(0, 'Test Rite');
  return carriedOut(game);
}

describe('where and how units enter', () => {
  it('riftbound:355.2.a in another player’s turn too one’s own places are usual', () => {
    const game = answering(
      { hand: ['Test Scout'] },
      [scout()],
      {},
      {
        battlefields: [
          { card: PEAK, units: ['Pouty Poro'] },
          { card: WASTE, controller: 1, units: [foe('Pouty Poro')] },
        ],
      },
    );
    expect(places(game.choose(1, { kind: 'PLAY', card: 'Test Scout' }))).toEqual(['BASE', WASTE]);
  });
  it('riftbound:355.2.b each of several permissions makes places valid', () => {
    const at = (is: string): JsonObject => ({
      kind: 'static',
      zone: 'chain',
      ...rule('playableAt', { at: [{ is }, BATTLEFIELD] }),
    });
    const game = position([{ hand: ['Test Scout'] }, {}], {
      definitions: [scout(at('open'), at('occupied'))],
      battlefields: [{ card: PEAK }, { card: WASTE, controller: 1, units: [foe('Pouty Poro')] }],
    }).choose(0, { kind: 'PLAY', card: 'Test Scout' });
    expect(places(game)).toEqual(['BASE', PEAK, WASTE]);
  });
  it('riftbound:355.2.b what permits a player places does so in others’ turns', () => {
    const opener = unit('Test Opener', 1, ofYou('unitsPlayableAt', { at: [BATTLEFIELD, { is: 'open' }] }));
    const game = answering(
      { hand: ['Test Scout'], base: ['Test Opener'] },
      [scout(), opener],
      {},
      {
        battlefields: [{ card: PEAK }, { card: GROVE, units: ['Pouty Poro'] }],
      },
    );
    expect(places(game.choose(1, { kind: 'PLAY', card: 'Test Scout' }))).toEqual(['BASE', PEAK]);
  });
  it('riftbound:359.2.c it enters under who has played it, exhausted', () => {
    expect(lent(unit('Test Gift', 2)).unit('Test Gift')).toMatchObject({ owner: 1, controller: 0, exhausted: true });
  });
  it('riftbound:359.2.d gear is in the base of who has played it', () => {
    expect(lent(gear('Test Gift')).unit('Test Gift')).toMatchObject({ owner: 1, controller: 0, zone: 'base' });
  });
  it('riftbound:369.3 another player’s card enters ready where that is so for who plays it', () => {
    const banner = gear('Test Banner', ofYou('unitsEnterReady', { of: [UNIT] }));
    expect(lent(unit('Test Gift', 2), ['Test Banner'], [banner]).ready('Test Gift')).toBe(true);
  });
  it('riftbound:143.4 a unit that is played in another player’s turn enters exhausted', () => {
    const game = answering({ hand: ['Test Scout'] }, [scout()])
      .play(1, 'Test Scout')
      .settle();
    expect(game.ready('Test Scout')).toBe(false);
  });
});

describe('what counts as played', () => {
  const quick = reacts('Test Quick', { effects: [] });
  it('riftbound:419.4.b what is played in another player’s turn counts for who plays it', () => {
    const tally = reacts('Test Tally', {
      effects: [{ do: 'draw', who: 'you', count: { stat: 'cardsPlayed', of: 'you' } }],
    });
    const game = answering({ hand: ['Test Quick', 'Test Tally'] }, [quick, tally])
      .play(1, 'Test Quick')
      .play(1, 'Test Tally');
    expect(game.settle().hand(1)).toBe(2);
  });
  it('riftbound:419.4.b the number of a card among those that were played is its player’s', () => {
    const second = gear('Test Second', triggered({ on: 'finalized', player: 'you', match: { nth: 2 } }, draw(1)));
    const game = answering({ hand: ['Test Quick', 'Test Quick'], base: ['Test Second'] }, [quick, second])
      .play(1, 'Test Quick')
      .play(1, 'Test Quick');
    expect(game.settle().hand(1)).toBe(1);
  });
  const fan = gear('Test Fan', triggered({ on: 'play', player: 'you' }, draw(1)));
  it('riftbound:419.4.a each of several cards triggers what waits for that', () => {
    const game = position([{ hand: ['Test Calm', 'Test Calm', 'Test Calm'], base: ['Test Fan'] }, {}], {
      definitions: [calm, fan],
    });
    for (let i = 0; i < 3; i++) game.play(0, 'Test Calm').settle();
    expect(game.hand(0)).toBe(3);
  });
  it('riftbound:419.4.a whoever plays it has played it, in another player’s turn as well', () => {
    const game = answering({ hand: ['Test Quick'], base: ['Test Fan'] }, [quick, fan])
      .play(1, 'Test Quick')
      .settle();
    expect(game.hand(1)).toBe(1);
  });
  it('riftbound:377.2.a and so with abilities that are used', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], timing: 'reaction', effects: [] });
    const user = gear('Test User', triggered({ on: 'used', player: 'you' }, draw(1)));
    const game = answering({ base: ['Test Tool', 'Test User'] }, [tool, user])
      .use(1, 'Test Tool')
      .settle();
    expect(game.hand(1)).toBe(1);
  });
});

describe('targets', () => {
  const shy = unit('Test Shy', 3, { kind: 'static', ...rule('cantBeChosenByEnemies', {}) });
  const cannon = gear('Test Cannon', {
    kind: 'activated',
    cost: [{ pay: 'exhaust' }],
    targets: [{ what: UNIT }],
    effects: [damage(1)],
  });
  it('riftbound:355.9.b what enemies can’t choose its own player can', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Shy'] }, {}], {
      definitions: [shy, aims(UNIT, damage(1))],
    }).play(0, 'Test Rite', { targets: [[{ card: 'Test Shy' }]] });
    expect(game.settle().unit('Test Shy').damage).toBe(1);
  });
  const fired = (): RiftboundPlay =>
    position([{ base: ['Test Cannon'] }, { base: ['Test Shy', 'Test Giant'] }], { definitions: [shy, giant, cannon] })
      .use(0, 'Test Cannon')
      .settle();
  it('riftbound:757 abilities of enemies can’t choose it either', () => {
    expect(fired().unit('Test Giant').damage).toBe(1);
  });
  it('riftbound:757.1 they choose something else', () => {
    expect(['Test Shy', 'Test Giant'].map((name) => fired().unit(name).damage)).toEqual([0, 1]);
  });
  const named = (...names: string[]) => names.map((name) => ({ card: name }));
  const group = (more: JsonObject): JsonObject =>
    spell('Test Rite', { targets: [{ what: UNIT, min: 0, max: null, ...more }], effects: [damage(1)] });
  it('riftbound:355.11 units of one controller are those that one player has, whoever owns them', () => {
    const game = position(
      [{ hand: ['Test Rite'] }, { base: ['Test Giant', { card: 'Test Recruit', controller: 0 }] }],
      {
        definitions: [giant, recruit, group({ together: 'sameController' })],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.refused(0, { choose: named('Test Giant', 'Test Recruit') }).rules).toContain('riftbound:355.11');
  });
  it('riftbound:355.11 a third one must be where the others are, too', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Shyless'] }], {
      definitions: [giant, recruit, unit('Test Shyless', 2), group({ together: 'samePlace' })],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    game.refused(0, { choose: named('Test Giant', 'Test Shyless', 'Test Recruit') });
    game.answer(0, { choose: named('Test Giant', 'Test Shyless') });
  });
  it('riftbound:355.11 Might below 0 makes room for no others', () => {
    const curse = aims({ named: 'Test Recruit' }, giveMight(-4));
    const game = position([{ hand: ['Test Rite', 'Test Sweep'] }, { base: ['Test Recruit', 'Test Giant'] }], {
      definitions: [
        giant,
        recruit,
        curse,
        spell('Test Sweep', {
          targets: [{ what: UNIT, min: 0, max: null, total: { stat: 'might', most: 4 } }],
          effects: [damage(1)],
        }),
      ],
    })
      .play(0, 'Test Rite')
      .settle()
      .choose(0, { kind: 'PLAY', card: 'Test Sweep' });
    expect(game.might('Test Recruit')).toBe(-3);
    game.refused(0, { choose: named('Test Recruit', 'Test Giant') });
  });
  const split = (amount: number): JsonObject => ({
    targets: [{ what: ENEMY, min: 1, max: 3 }],
    divide: amount,
    effects: [{ do: 'damage', to: T0, amount: { division: true } }],
  });
  it('riftbound:355.14.f of three targets too each gets some', () => {
    const names = ['Test Giant', 'Test Shyless', 'Test Other'];
    const game = position([{ hand: ['Test Rite'] }, { base: names }], {
      definitions: [giant, unit('Test Shyless', 9), unit('Test Other', 9), spell('Test Rite', split(5))],
    })
      .play(0, 'Test Rite', { targets: [named(...names)] })
      .pass()
      .pass();
    const parts = (...amounts: number[]) => ({
      distribute: names
        .map((name, i) => ({ option: { card: name }, amount: amounts[i] as number }))
        .filter(({ amount }) => amount > 0),
    });
    game.refused(0, parts(3, 2, 0));
    game.answer(0, parts(3, 1, 1));
    expect(names.map((name) => game.unit(name).damage)).toEqual([3, 1, 1]);
  });
  it('riftbound:355.14.e in another player’s turn as well who has the spell splits', () => {
    const game = answering({ hand: ['Test Burst'] }, [giant, recruit, reacts('Test Burst', split(3))], {
      base: ['Test Giant', 'Test Giant'],
    }).play(1, 'Test Burst', {
      targets: [
        [
          { card: 'Test Giant', nth: 0 },
          { card: 'Test Giant', nth: 1 },
        ],
      ],
    });
    game.pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'DIVIDE', seat: 1 });
  });
});

describe('Deflect and other costs', () => {
  const wary = (name: string): JsonObject => withKeyword(unit(name, 6), 'deflect');
  it('riftbound:809.1.c of a borrowed unit it is asked of its owner as well', () => {
    const game = position(
      [{ hand: ['Test Rite'], runes: [runes(1, 'Mind')] }, { base: [foe('Test Wary'), { card: 'Test Giant' }] }],
      { definitions: [wary('Test Wary'), giant, aims(UNIT, damage(1))] },
    );
    const stolen = position(
      [
        { hand: ['Test Rite'], runes: [runes(1, 'Mind')], base: [{ card: 'Test Wary', controller: 1 }] },
        { base: ['Test Giant'] },
      ],
      { definitions: [wary('Test Wary'), giant, aims(UNIT, damage(1))] },
    );
    for (const one of [game, stolen]) {
      one.play(0, 'Test Rite', { targets: [[{ card: 'Test Wary' }]] });
      expect(one.runes(0)).toEqual([]);
    }
  });
  it('riftbound:809.1.c all that are chosen together are paid for', () => {
    const game = position([{ hand: ['Test Rite'], runes: [runes(1, 'Mind')] }, { base: ['Test Wary', 'Test Weary'] }], {
      definitions: [
        wary('Test Wary'),
        wary('Test Weary'),
        spell('Test Rite', { targets: [{ what: UNIT, min: 0, max: 2 }], effects: [damage(1)] }),
      ],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    game.refused(0, { choose: [{ card: 'Test Wary' }, { card: 'Test Weary' }] });
    game.answer(0, { choose: [{ card: 'Test Weary' }] });
  });
  it('riftbound:809.1.c triggered abilities pay for it, too', () => {
    const thorn = unit('Test Thorn', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: ENEMY }],
    });
    const game = position([{ hand: ['Test Thorn'], runes: [runes(2, 'Mind')] }, { base: ['Test Wary'] }], {
      definitions: [wary('Test Wary'), thorn],
    }).play(0, 'Test Thorn');
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision())
      game.answer(0, d.kind === 'PAY' ? { confirm: true } : d.default);
    expect([game.chain(), game.runes(0).length]).toEqual([['Test Thorn'], 1]);
  });
  it('riftbound:809.1.c teammates pay nothing', () => {
    const game = position(
      [{ hand: ['Test Rite'], runes: [runes(1, 'Mind')] }, {}, { base: ['Test Wary'] }, {}] as never,
      { definitions: [wary('Test Wary'), aims(UNIT, damage(1))], options: { format: '2v2' } as never },
    ).play(0, 'Test Rite', { targets: [[{ card: 'Test Wary' }]] });
    expect(game.runes(0)).toHaveLength(1);
  });
  const dear = (name: string): JsonObject =>
    card(
      name,
      { types: ['Spell'], energy: 4, power: ['Mind'] },
      { kind: 'spell', additional: [{ pay: 'discard', what: [], count: 1 }], effects: [draw(1)] },
    );
  const free = (more: JsonObject): RiftboundPlay => {
    const hidden: JsonObject[] = [{ zone: 'hand' }, { named: 'Test Dear' }, { owner: 'you' }];
    const hand = ['Test Rite', 'Test Dear', 'Test Calm'];
    const game = position([{ hand, runes: [runes(3, 'Mind')] }, {}], {
      definitions: [calm, dear('Test Dear'), does({ do: 'play', what: { each: hidden }, ...more })],
    });
    return carriedOut(game.play(0, 'Test Rite'));
  };
  it('riftbound:356.1.b.2 who ignores the Energy cost pays additional costs', () => {
    const game = free({ ignores: 'energy' });
    expect([game.zones('Test Calm'), game.runes(0).length, game.hand(0)]).toEqual([['trash'], 2, 1]);
  });
  it('riftbound:356.1.b.3 and so does who plays it for nothing', () => {
    const game = free({ cost: [] });
    expect([game.zones('Test Calm'), game.runes(0).length, game.hand(0)]).toEqual([['trash'], 3, 1]);
  });
  it('riftbound:356.5.a who ignores all costs pays none for Deflect either', () => {
    const rite = does({ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, ignores: 'all' });
    const bolt = spell('Test Bolt', { targets: [{ what: UNIT }], effects: [damage(1)] });
    const hand = ['Test Rite', 'Test Bolt'];
    const game = position([{ hand, runes: [runes(3, 'Mind')] }, { base: ['Test Wary'] }], {
      definitions: [wary('Test Wary'), bolt, rite],
    });
    carriedOut(game.play(0, 'Test Rite'));
    expect([game.unit('Test Wary').damage, game.runes(0).length]).toEqual([1, 3]);
  });
  it('riftbound:403.3 what changes the costs of a player’s abilities does so in others’ turns', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: energy(2), timing: 'reaction', effects: [draw(1)] });
    const mentor = gear('Test Mentor', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', abilities: true, less: energy(1) }],
    });
    const game = answering({ base: ['Test Tool', 'Test Mentor'], runes: [runes(1, 'Mind')] }, [tool, mentor]).use(
      1,
      'Test Tool',
    );
    expect(game.runes(1).filter(({ exhausted }) => exhausted)).toHaveLength(1);
  });
});

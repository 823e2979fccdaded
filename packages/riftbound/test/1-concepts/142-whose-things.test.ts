/** Units, gear, spells, tokens and buffs that are borrowed, another player's, or used in another player's turn (142–204, 702). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { aims, does, draw, ENEMY, foe, giant, giveMight, recruit } from '../support/rites.js';

const WASTE = 'Forbidding Waste';
const calm = spell('Test Calm', {});
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
function lent(lies: JsonObject, more: JsonObject[] = []): RiftboundPlay {
  const lend = does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] });
  const game = position([{ hand: ['Test Rite'] }, { trash: [String(lies.name)] }], {
    definitions: [lend, lies, ...more],
  });
  return carriedOut(game.play(0, 'Test Rite'));
}

describe('damage', () => {
  it('riftbound:143.2.a what somebody has borrowed dies of its damage', () => {
    const game = position([{ hand: ['Test Rite'], base: [{ card: 'Test Giant', controller: 1, damage: 3 }] }, {}], {
      definitions: [giant, aims(ENEMY, giveMight(-3))],
    });
    expect(game.play(0, 'Test Rite').settle().zones('Test Giant')).toEqual(['trash']);
  });
  it('riftbound:143.3.b.2 after a combat units of both sides are healed, wherever they are', () => {
    const hurt = { card: 'Test Giant', damage: 2 };
    const game = position([{ base: [hurt, 'Test Recruit'] }, { base: [hurt] }], {
      definitions: [giant, recruit],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PEAK)
      .settle();
    expect(game.all('Test Giant', 'base').map(({ damage }) => damage)).toEqual([0, 0]);
  });
});

describe('whose cards are', () => {
  it('riftbound:156 a spell of another player is controlled by who plays it', () => {
    const game = lent(spell('Test Gift', { effects: [draw(2)] }));
    expect([game.hand(0), game.hand(1)]).toEqual([2, 0]);
  });
  it('riftbound:157 and then lies in its owner’s trash', () => {
    const game = lent(spell('Test Gift', { effects: [draw(2)] }));
    expect([game.pile(0, 'trash'), game.pile(1, 'trash')]).toEqual([['Test Rite'], ['Test Gift']]);
  });
  it('riftbound:191.3 a permanent of another player is controlled by who plays it', () => {
    expect(lent(unit('Test Gift', 2)).unit('Test Gift')).toMatchObject({ owner: 1, controller: 0 });
  });
  it('riftbound:149.2 gear is played to the base of who plays it', () => {
    expect(lent(gear('Test Gift')).unit('Test Gift')).toMatchObject({ owner: 1, controller: 0, zone: 'base' });
  });
  it('riftbound:149.1 gear that is played in another player’s turn enters ready', () => {
    const swift = withKeyword(gear('Test Swift'), 'reaction');
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Swift'] }], { definitions: [calm, swift] })
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Swift')
      .settle();
    expect(game.ready('Test Swift')).toBe(true);
  });
});

describe('tokens', () => {
  it('riftbound:182 an effect may have other players control theirs', () => {
    const call = does({ do: 'playToken', token: recruit, to: 'base', who: 'opponents' });
    const game = position([{ hand: ['Test Rite'] }, {}, {}], { definitions: [recruit, call] })
      .play(0, 'Test Rite')
      .calm();
    expect(game.onBoard('Test Recruit').map(({ controller }) => controller)).toEqual([1, 2]);
  });
  it('riftbound:184.2 an effect may say where they are played, and nothing is asked', () => {
    const call = spell('Test Rite', {
      targets: [{ what: { named: WASTE } }],
      effects: [{ do: 'playToken', token: recruit, to: { target: 0 } }],
    });
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [recruit, giant, call],
      battlefields: [
        { card: PEAK, units: ['Test Giant'] },
        { card: WASTE, units: ['Test Giant'] },
      ],
    })
      .play(0, 'Test Rite', { targets: [[{ card: WASTE }]] })
      .settle();
    expect([game.decision().kind, game.where('Test Recruit')]).toEqual(['PRIORITY', WASTE]);
  });
});

describe('moves', () => {
  const walker = unit('Test Walker', 2);
  it('riftbound:144.1.a nobody moves units in another player’s main phase', () => {
    const game = position([{ base: ['Test Walker'] }, { base: ['Test Walker'] }], { definitions: [walker] });
    const movers = (play: RiftboundPlay) =>
      play
        .decision()
        .options.filter(({ kind }) => kind === 'MOVE')
        .map(({ controller }) => controller);
    expect([game.decision().seat, movers(game)]).toEqual([0, [0]]);
    // Nor in a showdown that gives them focus.
    const fight = game.move(0, 'Test Walker', PEAK).pass();
    expect([fight.decision().seat, movers(fight)]).toEqual([1, []]);
  });
  const toll = (name: string): JsonObject =>
    unit(name, 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'moveTax', power: 1 }] });
  const crossing = (tolls: string[], power: number): RiftboundPlay =>
    position(
      [{ base: ['Test Walker', 'Test Second', 'Test Third'], runes: [{ card: 'Mind Rune', count: power }] }, {}],
      {
        definitions: [walker, unit('Test Second', 2), unit('Test Third', 2), toll('Test Toll'), toll('Test Gate')],
        battlefields: [{ card: PEAK, controller: 1, units: tolls.map((name) => foe(name)) }, { card: GROVE }],
      },
    )
      .choose(0, { kind: 'MOVE', card: 'Test Walker' })
      .choose(0, { kind: 'BATTLEFIELD', card: PEAK });
  it('riftbound:204.4.a each of several applied costs is asked', () => {
    const game = crossing(['Test Toll', 'Test Gate'], 3).choose(0, [{ card: 'Test Second' }]);
    expect(game.runes(0)).toHaveLength(1);
  });
  it('riftbound:204.4.c who can pay for one of two brings that one', () => {
    const game = crossing(['Test Toll'], 1);
    expect(game.decision()).toMatchObject({ kind: 'MOVE_ALONG', max: 1 });
    expect(game.choose(0, [{ card: 'Test Third' }]).runes(0)).toEqual([]);
  });
});

describe('buffs', () => {
  const buffed = (card: string, more: JsonObject = {}): JsonObject => ({ card, buffed: true, ...more });
  const spends = spell('Test Spend', { additional: [{ pay: 'spendBuff' }], effects: [draw(1)] });
  const playable = (mine: JsonObject[], theirs: JsonObject[]): boolean =>
    position([{ hand: ['Test Spend'], base: mine }, { base: theirs }], { definitions: [spends, giant, recruit] })
      .offered()
      .includes('PLAY Test Spend');
  const others = { pay: 'spendBuff', what: [{ has: ['types', 'Unit'] }] };
  const anybody = spell('Test Spend', { additional: [others], effects: [draw(1)] });
  it('riftbound:702.2.b buffs of units of others are not spent, whatever could pay', () => {
    const game = (mine: JsonObject[]) =>
      position([{ hand: ['Test Spend'], base: mine }, { base: [buffed('Test Giant')] }], {
        definitions: [anybody, giant, recruit],
      })
        .offered()
        .includes('PLAY Test Spend');
    expect([game([]), game([buffed('Test Recruit')])]).toEqual([false, true]);
  });
  it('riftbound:702.2.b.1 who has borrowed a unit spends its buff', () => {
    expect(playable([], [buffed('Test Giant', { controller: 0 })])).toBe(true);
  });
  it('riftbound:702.2.b.2 who has lent a unit does not spend its buff', () => {
    expect(playable([buffed('Test Giant', { controller: 1 })], [])).toBe(false);
  });
});

describe('who is left', () => {
  const doomed = (players: number, seat: number): RiftboundPlay => {
    const doom = aims({ player: 'opponent' }, { do: 'lose', who: { target: 0 } });
    const seats = Array.from({ length: players }, (_, one) => (one === 0 ? { hand: ['Test Rite'] } : {}));
    const game = position(seats as never, { definitions: [doom] });
    const how = players > 2 ? { targets: [[{ player: seat }]] } : {};
    return game.play(0, 'Test Rite', how).settle();
  };
  it('riftbound:195 of three players two are left after one has lost, and nobody has won', () => {
    expect([doomed(3, 1).result() ?? null, doomed(2, 1).result()?.winners]).toEqual([null, [0]]);
  });
  it('riftbound:195.1 an effect has the player lose whom it speaks of', () => {
    expect(doomed(3, 2).happened('PLAYER_LOST')).toMatchObject([{ seat: 2 }]);
  });
});

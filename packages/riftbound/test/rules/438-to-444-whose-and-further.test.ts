/** Replacing, creating, empowering, skipping and paying in further situations (438–444). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, energy, foe, giant, recruit, status, T0, UNIT } from '../support/rites.js';

/** Both players have gear that draws a card when this happens to whoever has it. */
const watching = (on: JsonObject): JsonObject => gear('Test Watch', triggered(on, draw(1)));

describe('replacing and swapping back', () => {
  const token = (name: string, type: string): JsonObject => ({
    name,
    props: { name, types: [type], supertypes: [], domains: [], tags: [], ...(type === 'Unit' ? { might: 9 } : {}) },
    abilities: [],
  });
  const grow = (name: string, what: JsonObject | JsonObject[], made: JsonObject): JsonObject =>
    spell(name, { targets: [{ what }], effects: [{ do: 'replaceWithToken', what: T0, token: made }] });
  const back = spell('Test Back', {
    targets: [{ what: UNIT }],
    effects: [{ do: 'swapBack', what: T0 }],
  });
  const beast = token('Test Beast', 'Unit');
  const table = (mine: (string | JsonObject)[], theirs: (string | JsonObject)[], more: JsonObject = {}) =>
    position([{ hand: ['Test Grow', 'Test Grow', 'Test Back', 'Test Back'], base: mine, ...more }, { base: theirs }], {
      definitions: [
        giant,
        recruit,
        grow('Test Grow', UNIT, beast),
        back,
        watching({ on: 'did', player: 'any', match: { act: 'banish' } }),
      ],
    });
  const at = (game: RiftboundPlay, rite: string, name: string) =>
    game.play(0, rite, { targets: [[{ card: name }]] }).settle();
  it('riftbound:438.5.a nobody has banished what was replaced, whosever it is', () => {
    const game = at(table(['Test Giant', 'Test Watch'], ['Test Recruit', 'Test Watch']), 'Test Grow', 'Test Recruit');
    expect([game.pile(1, 'banishment'), game.hand(0), game.hand(1)]).toEqual([['Test Recruit'], 3, 0]);
  });
  it('riftbound:438.7 swapped back the card is its owner’s again', () => {
    const game = at(
      at(table([], ['Test Recruit', 'Test Giant']), 'Test Grow', 'Test Recruit'),
      'Test Back',
      'Test Beast',
    );
    expect(game.unit('Test Recruit')).toMatchObject({ owner: 1, controller: 1, might: 1, token: false });
    expect([game.pile(0, 'banishment'), game.pile(1, 'banishment')]).toEqual([[], []]);
  });
  it('riftbound:438.7.a what is swapped back has the damage, the buff and the statuses that the token had', () => {
    const worn = { card: 'Test Giant', damage: 2, exhausted: true, buffed: true, stunned: true };
    const game = at(at(table([worn], []), 'Test Grow', 'Test Giant'), 'Test Back', 'Test Beast');
    expect(game.unit('Test Giant')).toMatchObject({
      damage: 2,
      exhausted: true,
      buffed: true,
      stunned: true,
      might: 7,
    });
  });
  it('riftbound:438.7.c what replaced nothing stays, whatever lies in banishment, and whatever another token replaced', () => {
    const made = does({ do: 'createToken', token: token('Test Made', 'Unit'), to: 'base' });
    const game = position(
      [{ hand: ['Test Rite', 'Test Grow', 'Test Back'], base: ['Test Giant'], banishment: ['Test Recruit'] }, {}],
      { definitions: [giant, recruit, made, back, grow('Test Grow', { named: 'Test Giant' }, beast)] },
    );
    game.play(0, 'Test Rite').settle().play(0, 'Test Grow').settle();
    at(game, 'Test Back', 'Test Made');
    expect([game.unit('Test Made').token, game.pile(0, 'banishment').sort()]).toEqual([
      true,
      ['Test Giant', 'Test Recruit'],
    ]);
  });
  it('riftbound:439.2.b.4 a legend comes to the legend zone of whoever creates it, in another’s turn as well', () => {
    const herald = gear(
      'Test Herald',
      triggered({ on: 'play', player: 'opponent' }, { do: 'createToken', token: token('Test Legend', 'Legend') }),
    );
    const game = position([{ hand: ['Test Recruit'] }, { base: ['Test Herald'] }], { definitions: [herald, recruit] })
      .play(0, 'Test Recruit')
      .settle();
    expect(game.all('Test Legend', 'legendZone')).toMatchObject([{ controller: 1 }]);
  });
  it('riftbound:439.2.c what is played is created on the chain, after the rest of the instructions; what is created is there at once', () => {
    const small = {
      ...token('Test Small', 'Unit'),
      props: { ...(token('Test Small', 'Unit').props as JsonObject), might: 1 },
    };
    const made = (verb: string) =>
      position([{ hand: ['Test Rite'] }, {}], {
        definitions: [does({ do: verb, token: small, to: 'base' }, damage(1, { each: UNIT }))],
      })
        .play(0, 'Test Rite')
        .settle()
        .onBoard('Test Small').length;
    expect([made('playToken'), made('createToken')]).toEqual([1, 0]);
  });
});

describe('Empowered', () => {
  const watch = watching({ on: 'did', player: 'you', match: { act: 'empower' } });
  const empowers = (...how: boolean[]) =>
    position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Watch'] }, { base: ['Test Recruit', 'Test Watch'] }], {
      definitions: [giant, recruit, watch, does(...how.map((on) => status('empowered', on, { each: UNIT })))],
    })
      .play(0, 'Test Rite')
      .calm();
  it('riftbound:441.1.c Empowered again nobody has empowered it', () => {
    expect([empowers(true), empowers(true, true), empowers(true, false, true)].map((game) => game.hand(0))).toEqual([
      2, 2, 4,
    ]);
  });
  it('riftbound:441.2.a whoever empowers is seen to, also where others control what they empower', () => {
    expect([empowers(true).hand(0), empowers(true).hand(1)]).toEqual([2, 0]);
  });
});

describe('skipping', () => {
  const lazy = (step: string): JsonObject =>
    gear('Test Lazy', { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'skips', step }] });
  const later = (step: string, turn: number, mine: object = {}) =>
    position([{}, { base: ['Test Lazy'], ...mine }], {
      definitions: [lazy(step), recruit],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    }).until({ turn, step: 'main' });
  it('riftbound:443.1 a phase that a player skips is nothing for them, and as always for others', () => {
    expect([later('draw', 4).hand(1), later('channel', 4).hand(1)]).toEqual([0, 1]);
    const next = later('draw', 5);
    expect([next.hand(0), next.hand(1)]).toEqual([1, 0]);
  });
  it('riftbound:443.1.a steps are skipped as phases are: nothing is held where scoring is', () => {
    expect([later('draw', 4).points(1), later('scoring', 4).points(1)]).toEqual([1, 0]);
  });
});

describe('paying', () => {
  it('riftbound:444.2.b whoever doesn’t pay the cost of a triggered ability has nothing of it', () => {
    const herald = unit('Test Herald', 1, { ...triggered({ on: 'play', object: 'self' }, draw(2)), cost: energy(1) });
    const after = (confirm: boolean) => {
      const game = position([{ hand: ['Test Herald'], runes: [runes(1, 'Mind')] }, {}], { definitions: [herald] })
        .play(0, 'Test Herald')
        .answer(0, { confirm })
        .settle();
      return [game.hand(0), game.runes(0).map(({ exhausted }) => exhausted)];
    };
    expect([after(true), after(false)]).toEqual([
      [2, [true]],
      [0, [false]],
    ]);
  });
});

/** Cards whose texts leave something open, played as `docs/rulings.md` says. */
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const rite = (name: string, ability: object, more: object = {}) => ({
  name,
  props: { name, types: ['Spell'], supertypes: [], domains: ['Fury'], tags: [], energy: 1, power: [], ...more },
  abilities: [{ kind: 'spell', ...ability }],
});
const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });

describe('what is paid to play a card is its cost', () => {
  it('Flame Chompers (riftbound:204.3.a) are played for one Fury as they are discarded', () => {
    const throws = rite('Throw', { effects: [{ do: 'discard', who: 'you', count: 1 }] });
    const game = (count: number) =>
      position([{ hand: ['Throw', 'Flame Chompers'], runes: [runes(count, 'Fury')] }, {}], { definitions: [throws] })
        .play(0, 'Throw')
        .pass()
        .pass();
    const paid = game(1);
    if (paid.decision().kind === 'DISCARD') paid.choose(0, { card: 'Flame Chompers' });
    paid.answer(0, { confirm: true });
    paid.calm();
    expect([paid.onBoard('Flame Chompers').length, paid.runes(0).length, paid.count(0, 'trash')]).toEqual([1, 0, 1]);
    const left = game(1);
    if (left.decision().kind === 'DISCARD') left.choose(0, { card: 'Flame Chompers' });
    left.answer(0, { confirm: false }).calm();
    expect([left.onBoard('Flame Chompers').length, left.runes(0).length]).toEqual([0, 1]);
  });
  it('Immortal Phoenix (riftbound:428.5.b) comes back from the trash for a unit that a spell has killed', () => {
    const ends = rite('End', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'kill', what: { target: 0 } }],
    });
    const game = (caster: number) =>
      position(
        [
          { hand: ['End'], trash: ['Immortal Phoenix'], runes: [runes(2, 'Fury')], base: ['Pouty Poro'] },
          { hand: ['End'], trash: [], base: ['Honest Broker'] },
        ],
        { definitions: [ends], turn: { active: caster } },
      ).play(caster, 'End', { targets: [[{ card: 'Honest Broker' }]] });
    const mine = game(0).pass().pass();
    mine.answer(0, { confirm: true }).calm();
    expect([mine.onBoard('Immortal Phoenix').length, mine.runes(0).length]).toEqual([1, 1]);
    expect(game(1).calm().pile(0, 'trash')).toEqual(['Immortal Phoenix']);
  });
  it('Immortal Phoenix comes back though it was the unit that the spell killed (riftbound:383.2.c.1)', () => {
    const ends = rite('End', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'kill', what: { target: 0 } }],
    });
    const game = position([{ hand: ['End'], base: ['Immortal Phoenix'], runes: [runes(2, 'Fury')] }, {}], {
      definitions: [ends],
    }).play(0, 'End', { targets: [[{ card: 'Immortal Phoenix' }]] });
    game.pass().pass();
    game.answer(0, { confirm: true }).calm();
    expect(game.onBoard('Immortal Phoenix').length).toBe(1);
  });
});

describe('Volibear, Imposing', () => {
  const game = (more: object = {}) =>
    position([{}, { base: ['Volibear, Imposing', 'Pouty Poro', 'Honest Broker'], ...more }], {
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1 },
      ],
    });
  it('Volibear, Imposing (riftbound:411.4) draws once for a move of an opponent to another battlefield', () => {
    const moved = position([{ base: ['Pouty Poro', 'Honest Broker'] }, { hand: [] }], {
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Volibear, Imposing')] },
      ],
    }).move(0, 'Pouty Poro', PEAK, ['Honest Broker']);
    expect(moved.settle().count(1, 'hand')).toBe(1);
    const here = position([{ base: ['Pouty Poro'] }, {}], {
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Volibear, Imposing')] },
      ],
    }).move(0, 'Pouty Poro', GROVE);
    expect(here.calm().count(1, 'hand')).toBe(0);
  });
  it('Volibear, Imposing doesn’t draw for what its own player moves', () => {
    const own = game();
    expect(own.count(1, 'hand')).toBe(0);
    const turned = position([{ base: ['Pouty Poro', 'Volibear, Imposing'] }, {}])
      .move(0, 'Pouty Poro', PEAK)
      .settle();
    expect([turned.count(0, 'hand'), turned.where('Pouty Poro')]).toEqual([0, PEAK]);
  });
});

describe('Star Spring', () => {
  const game = (units: object[]) =>
    position([{ hand: ['Watchful Sentry', 'Watchful Sentry'] }, {}], {
      battlefields: [
        { card: 'Star Spring', owner: 0, controller: 0, units: units as never },
        { card: GROVE, owner: 1 },
      ],
    });
  it('Star Spring (riftbound:383.1.b) moves a unit to its base for the first unit that is played there in a turn', () => {
    const play = game([
      { card: 'Pouty Poro', controller: 0 },
      { card: 'Honest Broker', controller: 0 },
    ]).play(0, 'Watchful Sentry', { at: 'Star Spring' });
    play.answer(0, { confirm: true });
    expect(
      play
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Honest Broker', 'Pouty Poro']);
    play.choose(0, { card: 'Pouty Poro' }).settle();
    expect([play.where('Pouty Poro'), play.where('Honest Broker')]).toEqual(['base', 'Star Spring']);
    play.play(0, 'Watchful Sentry', { at: 'Star Spring' });
    expect(play.settle().decision().kind).toBe('PRIORITY');
  });
  it('Star Spring (riftbound:383.1.b) has nothing for the second unit of a turn, though the first moved nobody', () => {
    const declined = game([{ card: 'Pouty Poro', controller: 0 }]).play(0, 'Watchful Sentry', { at: 'Star Spring' });
    declined.answer(0, { confirm: false }).settle();
    expect(declined.play(0, 'Watchful Sentry', { at: 'Star Spring' }).decision().kind).toBe('PRIORITY');
    // Nobody else was there as the first was played.
    const alone = game([]);
    alone.play(0, 'Watchful Sentry', { at: 'Star Spring' }).settle();
    expect(alone.play(0, 'Watchful Sentry', { at: 'Star Spring' }).decision().kind).toBe('PRIORITY');
  });
});

describe('Patched Porobot', () => {
  it('Patched Porobot (riftbound:178.1) is a unit and a gear: it enters exhausted and counts other gear', () => {
    const game = (others: string[]) =>
      position([{ hand: ['Patched Porobot'], base: others }, {}])
        .play(0, 'Patched Porobot')
        .settle();
    const three = game(['Hextech Gauntlets', 'Forgotten Signpost', 'Pack of Wonders']);
    expect([three.count(0, 'hand'), three.ready('Patched Porobot'), three.might('Patched Porobot')]).toEqual([
      1,
      false,
      2,
    ]);
    expect(game(['Hextech Gauntlets', 'Forgotten Signpost']).count(0, 'hand')).toBe(0);
    expect(three.unit('Patched Porobot').types).toEqual(['Unit', 'Gear']);
  });
});

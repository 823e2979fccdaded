import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const being = (name: string, might: number, more: object = {}) => ({
  name,
  props: { name, types: ['Unit'], supertypes: [], domains: ['Mind'], tags: [], energy: 2, power: [], might, ...more },
  abilities: [],
});

describe('costs that look at what is chosen', () => {
  it('Hextech Gauntlets (riftbound:403) are equipped for less by the Might of the unit that is chosen', () => {
    const game = (count: number) =>
      position([
        {
          base: ['Hextech Gauntlets', 'Watchful Sentry', 'Pouty Poro', 'Viktor, Leader'],
          runes: [runes(count, 'Fury')],
        },
        {},
      ]);
    // A rune pays [1] and is recycled for [A]: enough for the 2 Might of the Poro, and not for the 1 of the Sentry.
    const one = game(1).use(0, 'Hextech Gauntlets');
    expect(
      one
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Pouty Poro', 'Viktor, Leader']);
    one.choose(0, { card: 'Viktor, Leader' }).settle();
    expect([one.might('Viktor, Leader'), one.runes(0).length]).toEqual([7, 0]);
    const two = game(2).use(0, 'Hextech Gauntlets');
    expect(
      two
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Pouty Poro', 'Viktor, Leader', 'Watchful Sentry']);
    const none = position([{ base: ['Hextech Gauntlets', 'Watchful Sentry'], runes: [runes(1, 'Fury')] }, {}]);
    expect(none.offered()).not.toContain('ACTIVATE Hextech Gauntlets');
  });
  it('Hextech Gauntlets have their unit draw for three excess damage', () => {
    const game = (enemy: string) =>
      position([{ base: ['Hextech Gauntlets', 'Viktor, Leader'], runes: [runes(1, 'Fury')] }, {}], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe(enemy)] },
          { card: GROVE, owner: 1 },
        ],
      })
        .use(0, 'Hextech Gauntlets')
        .settle()
        .move(0, 'Viktor, Leader', PEAK)
        .settle();
    expect([game('Watchful Sentry').count(0, 'hand'), game('Darius, Trifarian').count(0, 'hand')]).toEqual([1, 0]);
  });
  it('Forgotten Signpost moves a unit to where another one is that is exhausted for it', () => {
    const game = (units: string[], base: string[]) =>
      position([{ base: ['Forgotten Signpost', ...base] }, {}], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units },
          { card: GROVE, owner: 1 },
        ],
      });
    const moved = game(['Pouty Poro'], ['Honest Broker'])
      .use(0, 'Forgotten Signpost')
      .choose(0, { card: 'Honest Broker' });
    moved.settle();
    expect([moved.where('Honest Broker'), moved.ready('Pouty Poro'), moved.ready('Honest Broker')]).toEqual([
      PEAK,
      false,
      true,
    ]);
    expect(game([], ['Honest Broker']).offered()).not.toContain('ACTIVATE Forgotten Signpost');
    const tired = position([
      { base: ['Forgotten Signpost', 'Honest Broker', { card: 'Pouty Poro', exhausted: true }] },
      {},
    ]).use(0, 'Forgotten Signpost');
    // The Broker must be exhausted, so that the Poro alone can be moved.
    expect(tired.decision().options.map((o) => o.card)).not.toContain('Honest Broker');
  });
  it('Heedless Resurrection kills a unit that costs as much as what it brings back', () => {
    const game = (trash: string[], base: string[]) =>
      position([{ hand: ['Heedless Resurrection'], trash, base, runes: [runes(3, 'Chaos')] }, {}], {
        definitions: [being('Dear', 1, { energy: 5, power: ['any', 'any'] }), being('Cheap', 1, { energy: 1 })],
      });
    expect(game(['Dear'], ['Cheap']).offered()).not.toContain('PLAY Heedless Resurrection');
    const back = game(['Dear', 'Pouty Poro'], ['Dear', 'Cheap']).choose(0, {
      kind: 'PLAY',
      card: 'Heedless Resurrection',
    });
    // Only what is in the trash by then may be chosen.
    expect(
      back
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Dear', 'Pouty Poro']);
    back.choose(0, { card: 'Dear' }).pass().pass();
    for (let i = 0; i < 5 && back.decision().kind !== 'PRIORITY'; i++)
      back.answer(0, back.decision().kind === 'LOCATION' ? { choose: [{ kind: 'BASE' }] } : back.decision().default);
    expect([back.onBoard('Dear').length, back.onBoard('Cheap').length, back.pile(0, 'trash').sort()]).toEqual([
      1,
      1,
      ['Dear', 'Heedless Resurrection', 'Pouty Poro'],
    ]);
  });
  it('Heedless Resurrection may be paid for with any unit that is dear enough', () => {
    const game = position(
      [{ hand: ['Heedless Resurrection'], trash: ['Cheap'], base: ['Dear', 'Cheap'], runes: [runes(3, 'Chaos')] }, {}],
      {
        definitions: [being('Dear', 1, { energy: 5 }), being('Cheap', 1, { energy: 1 })],
      },
    ).choose(0, { kind: 'PLAY', card: 'Heedless Resurrection' });
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Cheap' });
    expect(game.decision()).toMatchObject({ kind: 'COST' });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Cheap', 'Dear']);
  });
  it('Tricksy Tentacles (riftbound:355.11) move units of one controller with 8 Might together', () => {
    const game = position(
      [{ hand: ['Tricksy Tentacles'], base: ['Pouty Poro'], runes: [runes(5, 'Calm')] }, { base: ['Four'] }],
      {
        definitions: [being('Five', 5), being('Three', 3), being('Four', 4)],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Five'), foe('Three')] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).choose(0, { kind: 'PLAY', card: 'Tricksy Tentacles' });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Five', 'Four', 'Three']);
    expect(() => game.choose(0, [{ card: 'Five' }, { card: 'Four' }])).toThrow(/at most 8/);
    game.choose(0, [{ card: 'Five' }, { card: 'Three' }]);
    expect(game.decision().options.map((o) => o.card ?? o.kind)).toEqual(expect.arrayContaining([GROVE]));
    game.choose(0, { card: GROVE }).settle();
    expect([game.where('Five'), game.where('Three')]).toEqual([GROVE, GROVE]);
  });
  it('Tricksy Tentacles may move nothing', () => {
    const game = position([{ hand: ['Tricksy Tentacles'], runes: [runes(5, 'Calm')] }, { base: ['Pouty Poro'] }]);
    game.choose(0, { kind: 'PLAY', card: 'Tricksy Tentacles' }).answer(0, { choose: [] }).settle();
    expect(game.zones('Tricksy Tentacles')).toEqual(['trash']);
  });
  it('Rumble, Hotheaded plays a Mech from the trash for less by the Might of what he recycled', () => {
    const game = (fodder: string) =>
      position([{ base: ['Rumble, Hotheaded', fodder], trash: ['Robot'], runes: [runes(2, 'Fury')] }, {}], {
        definitions: [being('Robot', 4, { energy: 6, tags: ['Mech'] }), being('Four', 4), being('Three', 3)],
      })
        .move(0, 'Rumble, Hotheaded', PEAK)
        .pass()
        .pass();
    const conquered = game('Four');
    for (let i = 0; i < 8 && conquered.onBoard('Robot').length === 0; i++) {
      const d = conquered.decision();
      const yes =
        d.shape === 'CONFIRM'
          ? { confirm: true }
          : d.kind === 'LOCATION'
            ? { choose: [{ kind: 'BASE' }] }
            : d.kind === 'PLAY_CARD'
              ? { choose: [{ card: 'Robot' }] }
              : d.default;
      conquered.answer(d.seat, d.kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : yes);
    }
    expect([conquered.onBoard('Robot').length, conquered.onBoard('Four').length]).toEqual([1, 0]);
    expect(conquered.runes(0).filter((r) => r.exhausted)).toHaveLength(2);
    const dear = game('Three');
    for (let i = 0; i < 8 && dear.decision().kind !== 'PRIORITY'; i++) {
      const d = dear.decision();
      dear.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    dear.settle();
    expect([dear.onBoard('Robot').length, dear.onBoard('Three').length]).toEqual([0, 0]);
  });
  it('Rumble, Hotheaded gives his player’s Mechs Assault, himself among them', () => {
    const game = position([{ base: ['Rumble, Hotheaded', 'Pouty Poro'] }, {}]);
    expect([game.unit('Rumble, Hotheaded').keywords, game.unit('Pouty Poro').keywords]).toEqual([
      ['assault'],
      ['deflect'],
    ]);
  });
});

describe('what is named', () => {
  it('Fallen Feline (riftbound:762) forbids opponents the spell that was named, at a battlefield', () => {
    const game = position(
      [{ hand: ['Fallen Feline', 'Cleave'] }, { hand: ['Cleave', 'Stupefy'], base: ['Honest Broker'] }],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Pouty Poro'] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
    game.play(0, 'Fallen Feline', { at: PEAK }).pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'NAME', shape: 'NAME', seat: 0 });
    expect(() => game.answer(0, { name: 'Pouty Poro' })).toThrow(/no spell/);
    game.answer(0, { name: 'cleave' });
    expect(game.offered()).toContain('PLAY Cleave');
    game.until({ turn: 4, step: 'main' });
    expect(game.offered()).toContain('PLAY Stupefy');
    expect(game.offered()).not.toContain('PLAY Cleave');
  });
  it('Fallen Feline forbids nothing from a base', () => {
    const game = position([{ hand: ['Fallen Feline'] }, { hand: ['Cleave'], base: ['Honest Broker'] }]);
    game.play(0, 'Fallen Feline', { at: 'base' }).pass().pass().answer(0, { name: 'Cleave' });
    game.until({ turn: 4, step: 'main' });
    expect(game.offered()).toContain('PLAY Cleave');
  });
  it('The List (riftbound:763) takes 2 Might from units with the tag that was named as it was played', () => {
    const game = position([{ hand: ['The List'] }, { base: ['Pouty Poro', 'Noxus Hopeful'] }]);
    game.play(0, 'The List');
    expect(game.decision()).toMatchObject({ kind: 'NAME', seat: 0 });
    expect(() => game.answer(0, { name: 'Refrigerator' })).toThrow();
    game.answer(0, { name: 'Noxus' });
    game.use(0, 'The List');
    game.settle();
    expect([game.might('Noxus Hopeful'), game.might('Pouty Poro')]).toEqual([2, 2]);
  });
});

/** Equipment that changes the text of its unit, and cards that have the abilities of others. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { PEAK, position, type RiftboundPlay, runes } from '../support/position.js';

/** A unit is asked for where there are several. */
function equips(game: RiftboundPlay, equipment: string, unit: string): RiftboundPlay {
  const [first] = game
    .decision()
    .options.filter((o) => o.kind === 'ACTIVATE' && o.card === equipment && !/banish/i.test(String(o.cost)));
  game.choose(0, { kind: 'ACTIVATE', card: equipment, ability: first?.ability as number });
  return game.decision().kind === 'TARGETS' ? game.choose(0, { card: unit }) : game;
}
const being = (name: string, might: number, abilities: JsonObject[], more: JsonObject = {}) => ({
  name,
  props: { name, types: ['Unit'], supertypes: [], domains: ['Mind'], tags: [], energy: 2, power: [], might, ...more },
  abilities,
});
const drawsOn = (on: string) => ({
  kind: 'triggered',
  on: { on, object: 'self' },
  effects: [{ do: 'draw', who: 'you', count: 1 }],
});
const rite = (name: string, ability: JsonObject) => ({
  name,
  props: { name, types: ['Spell'], supertypes: [], domains: ['Fury'], tags: [], energy: 0, power: [] },
  abilities: [{ kind: 'spell', ...ability }],
});
const ends = rite('End', {
  targets: [{ what: [{ any: [{ has: ['types', 'Unit'] }, { has: ['types', 'Gear'] }] }] }],
  effects: [{ do: 'kill', what: { target: 0 } }],
});

describe('as Equipment is attached', () => {
  it('Svellsongur (riftbound:477.1.b.2) gives its unit the unit’s own text once more, as long as it is attached', () => {
    const game = position([{ base: ['Svellsongur', 'Holder'], hand: ['End'], runes: [runes(3, 'Calm')] }, {}], {
      definitions: [
        being('Holder', 2, [{ kind: 'keyword', keyword: 'assault', value: 2 }, drawsOn('unit:conquer')]),
        ends,
      ],
    });
    equips(game, 'Svellsongur', 'Holder').settle();
    game.move(0, 'Holder', PEAK).calm();
    expect(game.count(0, 'hand')).toBe(3);
    game.play(0, 'End', { targets: [[{ card: 'Svellsongur' }]] }).settle();
    expect((game.unit('Holder').abilities as unknown[]).length).toBe(2);
  });
  it('riftbound:370.1.b.1 what triggers on its being attached does so before the text is copied', () => {
    const glad = being('Glad', 2, [
      {
        kind: 'triggered',
        on: { on: 'did', player: 'you', match: { act: 'attach' }, source: 'self' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ]);
    const game = position([{ base: ['Svellsongur', 'Glad'], runes: [runes(3, 'Calm')] }, {}], { definitions: [glad] });
    equips(game, 'Svellsongur', 'Glad').settle();
    expect([game.count(0, 'hand'), (game.unit('Glad').abilities as unknown[]).length]).toEqual([1, 2]);
  });
  it('Shady Spectacles (riftbound:477.1.b.1) make their unit a copy of another friendly one while they are attached', () => {
    const game = position(
      [{ base: ['Shady Spectacles', 'Pouty Poro', 'Honest Broker', 'Watchful Sentry'], hand: ['End'] }, {}],
      {
        definitions: [ends],
      },
    );
    equips(game, 'Shady Spectacles', 'Pouty Poro').pass().pass();
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Honest Broker', 'Watchful Sentry']);
    game.choose(0, { card: 'Watchful Sentry' }).settle();
    const names = () =>
      Object.values(game.view().objects)
        .filter((o) => o.zone === 'base' && (o.types as string[]).includes('Unit'))
        .map((o) => o.name)
        .sort();
    expect(names()).toEqual(['Honest Broker', 'Watchful Sentry', 'Watchful Sentry']);
    game.play(0, 'End', { targets: [[{ card: 'Shady Spectacles' }]] }).settle();
    expect(names()).toEqual(['Honest Broker', 'Pouty Poro', 'Watchful Sentry']);
  });
});

describe('what is attached goes on to another unit, or nowhere', () => {
  const hands = rite('Hand Over', {
    targets: [{ what: [{ has: ['types', 'Unit'] }] }],
    effects: [{ do: 'attach', what: { each: [{ has: ['tags', 'Equipment'] }] }, to: { target: 0 } }],
  });
  const texts = (game: RiftboundPlay, unit: string) => (game.unit(unit).abilities as unknown[]).length;
  const game = () =>
    equips(
      position([{ base: ['Svellsongur', 'Holder', 'Other'], hand: ['Hand Over'], runes: [runes(3, 'Calm')] }, {}], {
        definitions: [being('Holder', 2, [drawsOn('unit:hold')]), being('Other', 2, [drawsOn('unit:hold')]), hands],
      }),
      'Svellsongur',
      'Holder',
    ).settle();
  it('riftbound:725.1 what is done as it is attached is done as well where it was attached before', () => {
    const moved = game()
      .play(0, 'Hand Over', { targets: [[{ card: 'Other' }]] })
      .settle();
    expect([texts(moved, 'Holder'), texts(moved, 'Other')]).toEqual([1, 2]);
  });
  it('riftbound:434.1.g nothing is done where it is attached already', () => {
    const same = game()
      .play(0, 'Hand Over', { targets: [[{ card: 'Holder' }]] })
      .settle();
    expect([texts(same, 'Holder'), texts(same, 'Other')]).toEqual([2, 1]);
  });
});

describe('Skyfall of Areion', () => {
  const game = (abilities: JsonObject[]) =>
    equips(
      position([{ base: ['Skyfall of Areion', 'Holder'] }, {}], { definitions: [being('Holder', 2, abilities)] }),
      'Skyfall of Areion',
      'Holder',
    )
      .settle()
      .move(0, 'Holder', PEAK)
      .settle();
  it('Skyfall of Areion (riftbound:383.4.d) has hold effects trigger as its unit conquers, and the other way round', () => {
    expect(game([drawsOn('unit:hold')]).count(0, 'hand')).toBe(1);
    expect(game([{ ...drawsOn('hold'), on: { on: 'hold', player: 'you' } }]).count(0, 'hand')).toBe(1);
    const held = game([drawsOn('unit:conquer')]);
    expect(held.count(0, 'hand')).toBe(1);
    held.until({ turn: 5, step: 'main' });
    // Two draw phases' worth aside: one for the turn, one for the hold.
    expect(held.count(0, 'hand')).toBe(3);
  });
  it('riftbound:383.4.c what is both by itself triggers once', () => {
    expect(game([drawsOn('unit:conquer'), drawsOn('unit:hold')]).count(0, 'hand')).toBe(1);
  });
});

describe('The Zero Drive', () => {
  it('The Zero Drive (riftbound:395) plays what died with it, and nothing that was banished otherwise', () => {
    const game = position(
      [
        {
          base: ['The Zero Drive', 'Pouty Poro', 'Honest Broker'],
          hand: ['End', 'End'],
          banishment: ['Watchful Sentry'],
          runes: [runes(6, 'Mind')],
        },
        {},
      ],
      { definitions: [ends] },
    );
    for (const card of ['Pouty Poro', 'Honest Broker']) {
      equips(game, 'The Zero Drive', card).calm();
      game.play(0, 'End', { targets: [[{ card }]] }).calm();
    }
    expect(game.pile(0, 'banishment').sort()).toEqual(['Honest Broker', 'Pouty Poro', 'Watchful Sentry']);
    const plays = game.decision().options.find((o) => o.card === 'The Zero Drive' && /banish/i.test(String(o.cost)));
    game.choose(0, { kind: 'ACTIVATE', card: 'The Zero Drive', ability: plays?.ability as number });
    for (let i = 0; i < 9 && !(game.decision().kind === 'PRIORITY' && game.view().turn.state === 'neutralOpen'); i++) {
      const d = game.decision();
      game.answer(d.seat, d.kind === 'PLAY_CARD' ? { choose: [{ card: String(d.options[0]?.card) }] } : d.default);
    }
    expect(game.pile(0, 'banishment').sort()).toEqual(['The Zero Drive', 'Watchful Sentry']);
    expect([game.onBoard('Pouty Poro').length, game.onBoard('Honest Broker').length]).toEqual([1, 1]);
  });
});

describe('Heimerdinger, Inventor', () => {
  it('Heimerdinger, Inventor (riftbound:478.1.c) has the [E] abilities of friendly legends, units and gear', () => {
    const machine = {
      name: 'Machine',
      props: { name: 'Machine', types: ['Gear'], supertypes: [], domains: [], tags: [], energy: 1, power: [] },
      abilities: [
        { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
        { kind: 'activated', cost: [{ pay: 'resources', energy: 1 }], effects: [{ do: 'draw', who: 'you', count: 3 }] },
      ],
    };
    const game = position([{ base: ['Heimerdinger, Inventor', 'Machine'] }, { base: ['Ravenborn Tome'] }], {
      definitions: [machine],
    });
    const his = game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Heimerdinger, Inventor');
    expect(his.length).toBe(1);
    game.use(0, 'Heimerdinger, Inventor').settle();
    expect([game.count(0, 'hand'), game.ready('Heimerdinger, Inventor'), game.ready('Machine')]).toEqual([
      1,
      false,
      true,
    ]);
  });
});

describe('Undying Legion', () => {
  it('Undying Legion (riftbound:812.1.c) is played from the trash once another card was, which it isn’t itself', () => {
    const nothing = rite('Nothing', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
    const alone = position([{ trash: ['Undying Legion'], hand: ['Nothing'], runes: [runes(9, 'Fury')] }, {}], {
      definitions: [nothing],
    });
    expect(alone.offered()).not.toContain('PLAY Undying Legion');
    alone.play(0, 'Nothing').settle();
    expect(alone.offered()).toContain('PLAY Undying Legion');
    alone.play(0, 'Undying Legion').settle();
    expect([
      alone.onBoard('Undying Legion').length,
      alone.runes(0).filter((r) => r.exhausted === false).length,
    ]).toEqual([1, 6]);
  });
  it('Undying Legion that was played itself and died is no other card', () => {
    const frail = rite('Frail', {
      targets: [{ what: [{ has: ['types', 'Unit'] }] }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const killer = being('Killer', 2, [
      {
        kind: 'activated',
        cost: [],
        targets: [{ what: [{ has: ['types', 'Unit'] }] }],
        effects: [{ do: 'kill', what: { target: 0 } }],
      },
    ]);
    const game = position([{ hand: ['Undying Legion', 'Frail'], base: ['Killer'], runes: [runes(12, 'Fury')] }, {}], {
      definitions: [killer, frail],
    });
    game.play(0, 'Undying Legion').settle();
    game.use(0, 'Killer').choose(0, { card: 'Undying Legion' }).settle();
    expect(game.pile(0, 'trash')).toEqual(['Undying Legion']);
    expect(game.offered()).not.toContain('PLAY Undying Legion');
    game.play(0, 'Frail', { targets: [[{ card: 'Killer' }]] }).settle();
    expect(game.offered()).toContain('PLAY Undying Legion');
  });
});

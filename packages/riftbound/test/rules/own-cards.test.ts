/** Rules that the cards of the sample decks do not show, played with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const might = (value: number): JsonObject => ({
  do: 'modify',
  what: { target: 0 },
  mods: [{ mod: 'add', stat: 'might', value }],
});
const onUnit = (name: string, ...effects: JsonObject[]): JsonObject =>
  spell(name, { targets: [{ what: UNIT }], effects });

describe('Might below 0', () => {
  const weaken = onUnit('Test Weaken', might(-5));

  it('riftbound:143.2.b counts as 0 where effects ask for it', () => {
    const count = spell('Test Count', {
      targets: [{ what: [UNIT, { stat: ['might', '=', 0] }] }],
      effects: [{ do: 'draw', who: 'you', count: { sum: [3, { stat: 'might', of: { target: 0 } }] } }],
    });
    const game = position([{ hand: ['Test Weaken', 'Test Count'], base: ['Test Small'] }, {}], {
      definitions: [weaken, count, unit('Test Small', 1)],
    });
    game.play(0, 'Test Weaken').settle();
    expect(game.might('Test Small')).toBe(-4);
    game.play(0, 'Test Count').settle();
    expect(game.hand(0)).toBe(3);
  });

  it('riftbound:143.2.b.1 is less than 0 all the same for what changes it', () => {
    const game = position([{ hand: ['Test Weaken', 'Test Grow'], base: ['Test Small'] }, {}], {
      definitions: [weaken, onUnit('Test Grow', might(3)), unit('Test Small', 1)],
    });
    game.play(0, 'Test Weaken').settle().play(0, 'Test Grow').settle();
    expect(game.might('Test Small')).toBe(-1);
  });
});

describe('buffs', () => {
  it('riftbound:702.3.a a second one is not placed, riftbound:702.3 nor are two at once', () => {
    const buff = (amount: number): JsonObject => ({ do: 'counters', what: { target: 0 }, kind: 'buff', amount });
    const game = position([{ hand: ['Test Buff', 'Test Two'], base: ['Test Small'] }, {}], {
      definitions: [onUnit('Test Buff', buff(1)), onUnit('Test Two', buff(2)), unit('Test Small', 1)],
    });
    game.play(0, 'Test Two').settle();
    expect(game.might('Test Small')).toBe(2);
    game.play(0, 'Test Buff').settle();
    expect([game.might('Test Small'), game.happened('COUNTERS_CHANGED')]).toMatchObject([2, [{ amount: 1, total: 1 }]]);
  });
});

describe('piles', () => {
  it('riftbound:416.5 cards that are recycled together lie in random order', () => {
    const recycle = spell('Test Recycle', {
      effects: [
        { do: 'move', what: { each: { zone: 'trash' } }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
      ],
    });
    const bottom = (order: number[]) => {
      const trash = ['Stupefy', 'Cleave', 'Retreat'];
      const game = position([{ hand: ['Test Recycle'], trash }, {}], { definitions: [recycle], random: [order] });
      return game.play(0, 'Test Recycle').settle().pile(0, 'mainDeck').slice(-3);
    };
    const [inOrder, turned] = [bottom([0, 1, 2]), bottom([2, 0, 1])];
    expect([...inOrder].sort()).toEqual(['Cleave', 'Retreat', 'Stupefy']);
    expect(turned).toEqual([inOrder[2], inOrder[0], inOrder[1]]);
  });

  it('riftbound:416.5.a runes that are recycled together lie as their owner likes', () => {
    const recycle = spell('Test Recycle', {
      effects: [
        {
          do: 'move',
          what: { each: [{ has: ['types', 'Rune'] }, { status: 'exhausted' }] },
          to: 'runeDeck',
          position: 'bottom',
          cause: 'recycle',
        },
      ],
    });
    const spent = (rune: string) => ({ card: rune, exhausted: true });
    const game = position([{ hand: ['Test Recycle'], runes: [spent('Fury Rune'), spent('Mind Rune')] }, {}], {
      definitions: [recycle],
    });
    game.play(0, 'Test Recycle').resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER', seat: 0 });
    game.answer(0, { order: [{ card: 'Mind Rune' }, { card: 'Fury Rune' }] });
    expect(game.pile(0, 'runeDeck')).toEqual(['Mind Rune', 'Fury Rune']);
  });

  it('riftbound:413.1.a an effect may draw to another zone', () => {
    const mill = spell('Test Mill', { effects: [{ do: 'draw', who: 'you', count: 2, to: 'trash' }] });
    const game = position([{ hand: ['Test Mill'] }, {}], { definitions: [mill] })
      .play(0, 'Test Mill')
      .settle();
    expect([game.hand(0), game.count(0, 'trash')]).toEqual([0, 3]);
  });
});

describe('abilities that trigger a number of times each turn', () => {
  const watcher = unit('Test Watcher', 2, {
    kind: 'triggered',
    on: { on: 'moved', player: 'you' },
    may: true,
    limit: { perTurn: 1 },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  });
  const moved = (...answers: boolean[]) => {
    const game = position([{ base: ['Test Watcher', 'Honest Broker', 'Pouty Poro', 'Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [watcher],
    });
    const asked: boolean[] = [];
    for (const name of ['Honest Broker', 'Pouty Poro', 'Noxus Hopeful']) {
      game.move(0, name, PATH);
      const asks = game.decision().kind === 'MAY';
      asked.push(asks);
      if (asks) game.answer(0, { confirm: answers.shift() === true });
      game.settle();
    }
    return [asked, game.hand(0)];
  };

  it('riftbound:383.3.e.2.b may trigger again after it was declined, riftbound:383.3.e.1 but not once it was done', () => {
    expect(moved(false, true)).toEqual([[true, true, false], 1]);
    expect(moved(false, false, false)).toEqual([[true, true, true], 0]);
  });

  it('riftbound:383.3.e.1 of two at one moment only one is performed', () => {
    const game = position([{ base: ['Test Watcher', 'Honest Broker', 'Pouty Poro'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [watcher],
    });
    game.move(0, 'Honest Broker', PATH, ['Pouty Poro']);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    game.answer(0, { confirm: true }).settle();
    expect([game.decision().kind, game.hand(0)]).toEqual(['PRIORITY', 1]);
  });
});

describe('events and places', () => {
  it('riftbound:740.2.a a unit is alone in a base too, where no other friendly unit is', () => {
    const loner = unit('Test Loner', 2, {
      kind: 'static',
      if: { is: ['self', { is: 'alone' }] },
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
    const at = (...base: string[]) =>
      position([{ base: ['Test Loner', ...base] }, { base: ['Honest Broker'] }], { definitions: [loner] });
    expect([at().might('Test Loner'), at('Pouty Poro').might('Test Loner')]).toEqual([4, 2]);
  });

  it('riftbound:383.4.e, riftbound:383.4.f attacking and defending units say at which battlefield', () => {
    const ready = { do: 'counters', what: { event: 'battlefield' }, kind: 'seen', amount: 1 };
    const scout = unit('Test Scout', 2, triggered({ on: 'unit:attack', object: 'self' }, ready));
    const guard = unit('Test Guard', 2, triggered({ on: 'unit:defend', object: 'self' }, ready));
    const game = position([{ base: ['Test Scout'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [{ card: 'Test Guard', controller: 1 }] }, { card: PEAK }],
      definitions: [scout, guard],
    });
    game.move(0, 'Test Scout', PATH).settle();
    expect(game.the(PATH).counters).toEqual({ seen: 2 });
  });

  it('riftbound:196 a win by an effect says so', () => {
    const triumph = spell('Test Triumph', { effects: [{ do: 'win', who: 'you' }] });
    const game = position([{ hand: ['Test Triumph'] }, {}], { definitions: [triumph] })
      .play(0, 'Test Triumph')
      .settle();
    expect(game.result()).toMatchObject({ winners: [0], reason: 'an effect says so', rules: ['riftbound:196'] });
  });
});

describe('costs', () => {
  it('riftbound:414.4 exhausting is nothing that a card on the chain could pay', () => {
    const tired = card('Test Tired', { types: ['Spell'] }, { kind: 'spell', additional: [{ pay: 'exhaust' }] });
    const { faults } = checked(tired);
    expect(faults).toEqual([{ path: '$.abilities[0]', rules: ['riftbound:414.4'] }]);
  });

  it('riftbound:401.1 the label of an ability says its cost once', () => {
    const tool = gear('Test Tool', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const game = position([{ base: ['Test Tool'] }, {}], { definitions: [tool] });
    const [option] = game.decision().options.filter((o) => o.card === 'Test Tool');
    expect(option?.label).toBe('Test Tool: [E]: draw 1');
  });
});

/** What is wrong with a card as a definition. */
function checked(definition: JsonObject): { faults: unknown[] } {
  const created = riftbound.createScenario({
    ruleset: 'riftbound',
    edition: '2026-07',
    players: [{}, {}],
    definitions: [definition],
  });
  const errors = created.ok ? [] : (created.error.errors ?? []);
  return { faults: errors.map(({ path, rules }) => ({ path: path?.replace('$.definitions[0]', '$'), rules })) };
}

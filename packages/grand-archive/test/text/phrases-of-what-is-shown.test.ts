/** How cards print what is looked at or revealed and put away, what is done to several together, and what boons do. */
import type { Ability, Effect, Filter, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { saysOn } from './printing.js';

const ACTION = { types: ['Action'] };
const spell = (effects: Effect[], ...targets: TargetSpec[]): Ability => ({
  kind: 'spell',
  effects,
  ...(targets.length > 0 ? { targets } : {}),
});
/** Whether an action that does this says that. */
const says = (text: string, effects: Effect[], ...targets: TargetSpec[]): boolean =>
  saysOn(ACTION, text, spell(effects, ...targets));
const OPPONENT: TargetSpec = { what: { player: 'opponent' } };
const theirs = (zone: string): Filter => [{ zone }, { owner: { target: 0 } }];
const CHAMPION: Filter = [{ has: ['types', ['Champion']] }, { controller: 'you' }];

const discardFrom = (zone: string, how: 'look' | 'reveal'): Effect[] => [
  { do: how, what: { each: theirs(zone) } },
  { do: 'choose', from: theirs(zone), min: 1, max: 1, save: 'card' },
  { do: 'move', what: { saved: 'card' }, to: 'graveyard', cause: 'discard' },
];
const handOrMemory = (how: 'look' | 'reveal'): Effect[] => [
  {
    do: 'either',
    choices: [
      { label: 'hand', effects: discardFrom('hand', how) },
      { label: 'memory', effects: discardFrom('memory', how) },
    ],
  },
];

describe('cards that are seen', () => {
  it('lie in the hand or the memory, of which one is chosen', () => {
    expect(
      says("look at target opponent's hand or memory and discard a card from it.", handOrMemory('look'), OPPONENT),
    ).toBe(true);
    const reveals =
      'target opponent reveals your choice of their hand or memory. choose a card from among the revealed cards and discard it.';
    expect(says(reveals, handOrMemory('reveal'), OPPONENT)).toBe(true);
    expect(says(reveals, handOrMemory('look'), OPPONENT)).toBe(false);
  });
  it('are revealed once, counted, and put away', () => {
    const beasts: Filter = [{ has: ['subtypes', ['Beast']] }];
    const effects = (count: number): Effect[] => [
      { do: 'reveal', what: { top: 5 } },
      {
        do: 'recover',
        who: 'you',
        amount: { count: [{ zone: 'mainDeck' }, { in: { top: 5 } }, ...[beasts].flat()] as Filter },
      },
      { do: 'dig', count, reveal: true, take: { to: 'hand', filter: beasts }, rest: { to: 'bottom', order: 'any' } },
    ];
    const text =
      'reveal the top five cards of your deck. recover X, where X is the amount of Beast cards revealed this way. put a Beast card from among them into your hand and the rest on the bottom of your deck in any order.';
    expect([says(text, effects(5)), says(text, effects(4))]).toEqual([true, false]);
  });
  it('are discarded, as many as their player draws', () => {
    const effects = (max: number): Effect[] => [
      { do: 'look', what: { each: theirs('memory') } },
      { do: 'choose', from: theirs('memory'), min: 0, max, save: 'cards' },
      { do: 'move', what: { saved: 'cards' }, to: 'graveyard', cause: 'discard', save: 'gone' },
      { do: 'draw', who: { target: 0 }, count: { countOf: { saved: 'gone' } }, to: 'memory' },
    ];
    const text =
      "look at target opponent's memory. you may discard up to two cards from it. if you do, they draw that many cards into their memory.";
    expect([says(text, effects(2), OPPONENT), says(text, effects(3), OPPONENT)]).toEqual([true, false]);
  });
  it('are what each player may discard, and who does draws', () => {
    const effects = (min: number, of = 'gone'): Effect[] => [
      {
        do: 'choose',
        from: [{ zone: 'hand' }, { owner: { saved: 'one' } }],
        who: 'players',
        each: 'one',
        min,
        max: 1,
        save: 'cards',
      },
      { do: 'move', what: { saved: 'cards' }, to: 'graveyard', cause: 'discard', save: 'gone' },
      {
        do: 'forEach',
        of: { saved: of },
        as: 'each',
        effects: [{ do: 'draw', who: { ownerOf: { saved: 'each' } }, count: 1, to: 'memory' }],
      },
    ];
    const text = 'each player may discard a card. each player that does draws a card into their memory.';
    expect([says(text, effects(0)), says(text, effects(1))]).toEqual([true, false]);
    // A card that has left a hand belongs to nobody.
    expect(says(text, effects(0, 'cards'))).toBe(false);
  });
});

describe('what happens to several together', () => {
  it('is a shield of each by itself', () => {
    const shield = (apart: boolean): Effect[] =>
      [{ each: CHAMPION }, { target: 0 }].map(
        (entities): Effect => ({
          do: 'createReplacement',
          entities,
          shield: 4,
          ...(apart ? { apart: true } : {}),
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        }),
      );
    const other: TargetSpec = {
      what: [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }, { not: CHAMPION }],
      min: 0,
    };
    const text =
      'prevent the next 4 damage that would be dealt to your champion and up to one other target unit until end of turn.';
    expect([says(text, shield(true), other), says(text, shield(false), other)]).toEqual([true, false]);
  });
  it('is done to all that enter the next time any do, or to one alone', () => {
    const ALLIES: Filter = [{ has: ['types', ['Ally']] }];
    const next: Effect = {
      do: 'createReplacement',
      replaces: { on: 'move', object: ALLIES, match: { to: 'field' }, change: { status: { rested: true } } },
      until: { kind: 'untilEvent', on: { on: 'move', object: ALLIES, match: { to: 'field' } } },
    };
    const text =
      'the next time one or more allies would enter the field this turn, they enter the field rested instead.';
    expect(says(text, [next])).toBe(true);
    expect(says(text, [{ ...next, until: { kind: 'endOfTurn' } } as Effect])).toBe(false);
    const stolen: Effect = {
      do: 'createReplacement',
      once: true,
      replaces: { on: 'move', object: ALLIES, match: { to: 'field' }, change: { controller: 'you' } },
      until: { kind: 'endOfTurn' },
    };
    const mine =
      'the next time an ally would enter the field this turn, it enters the field under your control instead.';
    expect([says(mine, [stolen]), says(mine, [next])]).toEqual([true, false]);
  });
  it('is said with X where both use the same', () => {
    const curses = { counters: 'age', of: 'self' as const };
    const effects = (second: number): Effect[] => [
      { do: 'damage', amount: curses, to: { target: 0 } },
      { do: 'recover', who: 'you', amount: second === 0 ? curses : second },
    ];
    const unit: TargetSpec = { what: [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }] };
    const text = 'deal X damage to target unit, then recover X, where X is the amount of age counters on ~.';
    expect([says(text, effects(0), unit), says(text, effects(2), unit)]).toEqual([true, false]);
  });
});

describe('boons', () => {
  const BOON = { types: ['Boon'], supertypes: ['Lesser'] };
  const draw: Effect = { do: 'draw', who: 'you', count: 1 };
  it('say what they do as they are gained', () => {
    expect(saysOn(BOON, 'as you gain this boon, draw a card.', spell([draw]))).toBe(true);
    expect(saysOn(ACTION, 'as you gain this boon, draw a card.', spell([draw]))).toBe(false);
  });
  it('do the rest in the pantheon, which is not said', () => {
    const ending: Ability = {
      kind: 'triggered',
      on: { on: 'step', player: 'you', match: { step: 'end' } },
      effects: [draw],
    };
    const text = 'at the beginning of your end phase, draw a card.';
    expect(saysOn(BOON, text, { ...ending, zone: 'pantheon' } as Ability)).toBe(true);
    expect(saysOn(BOON, text, ending)).toBe(false);
    expect(saysOn({ types: ['Ally'] }, text, { ...ending, zone: 'pantheon' } as Ability)).toBe(false);
  });
  it('say what bestowing them costs', () => {
    const less: Ability = {
      kind: 'static',
      mods: [
        {
          mod: 'cost',
          less: [
            { pay: 'reserve', amount: 1 },
            { pay: 'memory', amount: 1 },
          ],
        },
      ],
    };
    expect(saysOn(BOON, 'this boon costs 1 less to bestow.', less)).toBe(true);
    expect(saysOn(BOON, 'this boon costs 1 less to activate.', less)).toBe(false);
  });
  it('make a champion a class and thereby one of its subtypes', () => {
    const mods = (...props: string[]): Ability => ({
      kind: 'static',
      zone: 'pantheon',
      affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      mods: props.map((prop) => ({ mod: 'gain' as const, prop, values: ['Ranger'] })),
    });
    const text = 'your champion is a Ranger class in addition to their other types.';
    expect(saysOn(BOON, text, mods('classes', 'subtypes'))).toBe(true);
    expect(saysOn(BOON, text, mods('classes'))).toBe(false);
    expect(saysOn(BOON, text, mods('subtypes'))).toBe(false);
  });
});

describe('counters', () => {
  it('are each spoken of as "a counter", and all together as "one or more"', () => {
    const removed = (more: object): Ability => ({
      kind: 'triggered',
      on: { on: 'counters', object: 'self', match: { kind: 'aim', removed: true }, ...more },
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const says = (text: string, more: object): boolean =>
      saysOn({ types: ['Ally'] }, `whenever ${text} removed from ~, draw a card.`, removed(more));
    expect([says('an aim counter is', { each: true }), says('one or more aim counters are', {})]).toEqual([true, true]);
    expect([says('an aim counter is', {}), says('one or more aim counters are', { each: true })]).toEqual([
      false,
      false,
    ]);
  });
});

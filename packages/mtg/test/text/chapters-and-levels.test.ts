/** What belongs to a number: chapters of Sagas, levels of Classes, level symbols of levelers (711, 714, 716). */
import type { Ability, Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printedOn, saysOn, UNSAID } from './printing.js';

const draw: Effect = { do: 'draw', who: 'you', count: 1 };
const life: Effect = { do: 'stat', stat: 'life', who: 'you', amount: 2 };

describe('chapters of a Saga (714.2)', () => {
  const saga = { types: ['Enchantment'], subtypes: ['Saga'] };
  const lore = { on: 'counters', object: 'self', match: { kind: 'lore' } };
  const chapter = (reached: number, effects: Effect[], more: object = {}, on: object = {}): Ability =>
    ({ kind: 'triggered', on: { ...lore, reached, ...on }, effects, ...more }) as Ability;
  const says = (text: string, ...abilities: Ability[]): boolean => saysOn(saga, text, ...abilities);

  it('are what it does with so many lore counters (714.2b)', () => {
    expect(says('II — draw a card', chapter(2, [draw]))).toBe(true);
    expect(says('II — draw a card', chapter(1, [draw]))).toBe(false);
    expect(says('II — draw a card', chapter(2, [life]))).toBe(false);
    expect(says('IV — draw a card', chapter(4, [draw]))).toBe(true);
  });
  it('stand together where they do the same (714.2c)', () => {
    const both = [chapter(1, [draw]), chapter(2, [draw])];
    expect(says('I, II — draw a card', ...both)).toBe(true);
    expect(says('I, III — draw a card', chapter(1, [draw]), chapter(3, [draw]))).toBe(true);
    expect(says('I, II — draw a card', chapter(1, [draw]), chapter(3, [draw]))).toBe(false);
    expect(says('I, II — draw a card', chapter(1, [draw]))).toBe(false);
    expect(says('I, II — draw a card', chapter(1, [draw]), chapter(2, [life]))).toBe(false);
    expect(printedOn(saga, ...both, chapter(3, [life]))).toBe('I, II — draw a card / III — gain 2 life');
    expect(printedOn(saga, chapter(2, [draw]), chapter(1, [draw]))).toContain(UNSAID);
    expect(printedOn(saga, chapter(1, [draw]), chapter(1, [draw]))).toContain(UNSAID);
  });
  it('say nothing of any other trigger', () => {
    const others: Ability[] = [
      chapter(1, [draw], { if: { turnOf: 'you' } }),
      chapter(1, [draw], { limit: { perTurn: 1 } }),
      chapter(1, [draw], { zone: 'graveyard' }),
      chapter(1, [draw], { may: true }),
      chapter(1, [draw], {}, { match: { kind: 'time' } }),
      chapter(1, [draw], {}, { match: { kind: 'lore', last: true } }),
      chapter(1, [draw], {}, { object: [creature] }),
      chapter(1, [draw], {}, { batch: true }),
      chapter(1, [draw], {}, { reached: undefined }),
      chapter(0, [draw]),
    ];
    for (const one of others) expect(printedOn(saga, one)).toContain(UNSAID);
  });
  it('may have modes, and call it "this Saga"', () => {
    const modal: Ability = {
      kind: 'triggered',
      on: { ...lore, reached: 1 } as never,
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'one', effects: [draw] },
          { label: 'other', effects: [life] },
        ],
      },
    };
    expect(says('I — choose one — • draw a card. • you gain 2 life', modal)).toBe(true);
    const burn: Effect = { do: 'damage', amount: 3, to: 'opponents' };
    expect(says('III — this Saga deals 3 damage to each opponent', chapter(3, [burn]))).toBe(true);
    expect(
      saysOn({ types: ['Enchantment'] }, 'III — this Saga deals 3 damage to each opponent', chapter(3, [burn])),
    ).toBe(false);
  });
  it('hold what they tap for as long as the Saga is there', () => {
    const frozen = (rule: string, until: object): Ability =>
      chapter(
        1,
        [
          { do: 'status', status: 'tapped', what: { target: 0 } },
          { do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule }], until: until as never },
        ],
        { targets: [{ what: [{ zone: 'battlefield' }, creature] }] },
      );
    const text =
      "I — tap target creature. it doesn't untap during its controller's untap step for as long as you control this Saga";
    const held = { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } };
    expect(says(text, frozen('doesntUntap', held))).toBe(true);
    expect(says(text, frozen('doesntUntap', { ...held, if: { exists: [{ self: true }] } }))).toBe(false);
    expect(says(text, frozen('doesntUntap', { kind: 'endOfTurn' }))).toBe(false);
    expect(says(text, frozen('cantBlock', held))).toBe(false);
  });
});

describe('levels of a Class (716.2)', () => {
  const ofClass = { types: ['Enchantment'], subtypes: ['Class'] };
  const is = (level: number): object => ({ is: ['self', { status: `level${level}` }] });
  const cost = [{ pay: 'mana', cost: '{2}{W}' }];
  const become = (level: number): object => ({ do: 'status', what: 'self', status: `level${level}` });
  const bar = (level: number, more: object = {}): Ability =>
    ({
      kind: 'activated',
      cost,
      timing: 'sorcery',
      effects: [become(level)],
      if: { all: [...(level > 2 ? [is(level - 1)] : []), { not: is(level) }] },
      ...more,
    }) as Ability;
  const has = (level: number, abilities: object[], more: object = {}): Ability =>
    ({
      kind: 'static',
      affects: 'self',
      mods: abilities.map((ability) => ({ mod: 'ability', ability })),
      if: is(level),
      ...more,
    }) as Ability;
  const step = { kind: 'triggered', on: { on: 'step', player: 'you', match: { step: 'upkeep' } }, effects: [draw] };
  const says = (text: string, ...abilities: Ability[]): boolean => saysOn(ofClass, text, ...abilities);
  const text = '{2}{W}: level 2 at the beginning of your upkeep, draw a card';

  it('bring their abilities with them (716.2a)', () => {
    expect(says(text, bar(2), has(2, [step]))).toBe(true);
    expect(says(text.replace('level 2', 'level 3'), bar(3), has(3, [step]))).toBe(true);
    expect(says(text, bar(3), has(3, [step]))).toBe(false);
    const haste = {
      kind: 'static',
      affects: [creature, { controller: 'you' }],
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'haste' } }],
    };
    expect(says(`${text}. creatures you control have haste`, bar(2), has(2, [step, haste]))).toBe(true);
    expect(says(text, bar(2), has(2, [step, haste]))).toBe(false);
  });
  it('are reached once, from the one before, as a sorcery', () => {
    const wrong: Ability[][] = [
      [bar(2)],
      [has(2, [step])],
      [bar(2), has(3, [step])],
      [bar(2, { timing: undefined }), has(2, [step])],
      [bar(2, { if: undefined }), has(2, [step])],
      [bar(3, { if: { all: [{ not: is(3) }] } }), has(3, [step])],
      [bar(2, { limit: { perTurn: 1 } }), has(2, [step])],
      [bar(2, { effects: [become(2), draw] }), has(2, [step])],
      [bar(2, { effects: [{ ...become(2), on: false }] }), has(2, [step])],
      [bar(2), has(2, [step], { affects: [creature] })],
      [bar(2), has(2, [step], { zone: 'graveyard' })],
      [bar(2), has(2, [])],
      [bar(2), has(2, [step]), has(2, [step])],
    ];
    for (const abilities of wrong) {
      expect(printedOn(ofClass, ...abilities)).not.toMatch(/^[^⁇]*level 2[^⁇]*$/);
      expect(says(text, ...abilities)).toBe(false);
    }
  });
  it('are waited for', () => {
    const reached = (level: number, on = true): object => ({
      kind: 'triggered',
      on: { on: 'status', object: 'self', match: { status: `level${level}`, on } },
      effects: [draw],
    });
    const when = '{2}{W}: level 2 when this Class becomes level 2, draw a card';
    expect(says(when, bar(2), has(2, [reached(2)]))).toBe(true);
    expect(says(when, bar(2), has(2, [reached(3)]))).toBe(false);
    expect(says(when, bar(2), has(2, [reached(2, false)]))).toBe(false);
  });
});

describe('level symbols (711.2)', () => {
  const counted = (comparison: string, count: number, kind = 'level'): object => ({
    compare: [{ counters: kind, of: 'self' }, comparison, count],
  });
  const set = (prop: string, value: unknown): object => ({ mod: 'set', prop, value });
  const size = [set('power', 4), set('toughness', 3)];
  const flying = { mod: 'ability', ability: { kind: 'keyword', keyword: 'flying' } };
  const haste = { mod: 'ability', ability: { kind: 'keyword', keyword: 'haste' } };
  const symbol = (all: object[], mods: object[] = size, more: object = {}): Ability =>
    ({ kind: 'static', affects: 'self', mods, if: { all }, ...more }) as Ability;
  const range = [counted('>=', 1), counted('<=', 4)];
  const says = (text: string, one: Ability): boolean => saysOn({}, text, one);

  it('say how many counters, what size, and which abilities (711.2a, 711.2b)', () => {
    expect(says('level 1-4 4/3', symbol(range))).toBe(true);
    expect(says('level 5+ 4/3', symbol([counted('>=', 5)]))).toBe(true);
    expect(says('level 1-4 4/3 flying, haste', symbol(range, [...size, flying, haste]))).toBe(true);
    expect(says('level 1-4 4/3 flying', symbol(range, [...size, flying, haste]))).toBe(false);
    expect(says('level 1-4 4/3', symbol([counted('>=', 1)]))).toBe(false);
    expect(says('level 1-4 4/3', symbol([counted('>=', 2), counted('<=', 4)]))).toBe(false);
    expect(says('level 1-4 4/3', symbol([counted('>=', 1), counted('<=', 5)]))).toBe(false);
    expect(says('level 1-4 4/3', symbol(range, [set('power', 3), set('toughness', 4)]))).toBe(false);
  });
  it('say nothing else', () => {
    const wrong: Ability[] = [
      symbol([counted('>=', 1, 'charge'), counted('<=', 4, 'charge')]),
      symbol([counted('>=', 1), counted('<', 4)]),
      symbol([counted('>', 1)]),
      symbol([...range, { turnOf: 'you' }]),
      symbol([counted('>=', 4), counted('<=', 1)]),
      symbol(range, [set('power', 4)]),
      symbol(range, [set('power', 'x'), set('toughness', 3)]),
      symbol(range, [...size, { mod: 'add', stat: 'power', value: 1 }]),
      symbol(range, size, { affects: [creature] }),
      symbol(range, size, { zone: 'graveyard' }),
      symbol(range, size, { defining: true }),
    ];
    for (const one of wrong) expect(says('level 1-4 4/3', one)).toBe(false);
  });
});

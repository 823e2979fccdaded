/** Chosen sources, max speed, abilities that cost less, gifts, and two cards that go to different places. */
import type { Ability, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, saysOn, tells, UNSAID } from './printing.js';

const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const draw = { do: 'draw', who: 'you', count: 1 } as const;

describe('a source of your choice (609.7a)', () => {
  const red: FilterClause = { has: ['colors', 'R'] };
  const shield = (filter: FilterClause[], source: FilterClause[] | undefined, more: object): Ability =>
    spell([
      { do: 'chooseSource', filter, save: 'source' },
      {
        do: 'createReplacement',
        replaces: { on: 'damage', ...(source ? { source } : {}), prevent: true },
        from: { saved: 'source' },
        until: { kind: 'endOfTurn' },
        ...more,
      },
    ]);
  const you = { entities: 'you', once: true };
  it('deals nothing to you the next time', () => {
    tells(
      'the next time a red source of your choice would deal damage to you this turn, prevent that damage',
      shield([red], [red], you),
      shield([red], undefined, you),
      shield([], undefined, you),
      shield([red], [red], { entities: 'you' }),
      shield([red], [red], { once: true }),
      shield([red], [red], { ...you, from: { saved: 'other' } }),
      shield([red], [red], { ...you, until: { kind: 'permanent' } }),
      shield([red], [red], { ...you, shield: 3 }),
    );
    tells(
      'the next time a source of your choice would deal damage to you this turn, prevent that damage',
      shield([], undefined, you),
      shield([red], [red], you),
    );
    const artifact: FilterClause = { has: ['types', 'Artifact'] };
    tells(
      'the next time an artifact source of your choice would deal damage to you this turn, prevent that damage',
      shield([artifact], [artifact], you),
    );
  });
  it('deals nothing at all this turn', () => {
    tells(
      'prevent all damage a black or red source of your choice would deal this turn',
      shield([{ has: ['colors', ['B', 'R']] }], [{ has: ['colors', ['B', 'R']] }], {}),
      shield([{ has: ['colors', ['B', 'R']] }], [red], {}),
      shield([red], [red], {}),
      shield([{ has: ['colors', ['B', 'R']] }], [{ has: ['colors', ['B', 'R']] }], you),
    );
    expect(printed(shield([creature, red], [creature, red], you))).toContain(UNSAID);
    expect(printed(spell([{ do: 'chooseSource', filter: [], save: 'source' }, draw]))).toContain(UNSAID);
  });
});

describe('max speed (702.178)', () => {
  const fast = (ability: Ability, more: object = {}): Ability => ({
    kind: 'static',
    affects: 'self',
    mods: [{ mod: 'ability', ability }],
    if: { is: ['you', { is: 'maxSpeed' }] },
    ...more,
  });
  const drawing: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effects: [draw] };
  const fromYard: Ability = {
    kind: 'activated',
    zone: 'graveyard',
    cost: [{ pay: 'exile', what: 'self' }],
    effects: [draw],
  };
  it('has an ability that works where that ability does', () => {
    tells(
      'max speed — {T}: draw a card',
      fast(drawing),
      fast(drawing, { if: { not: { is: ['you', { is: 'maxSpeed' }] } } }),
      fast(drawing, { affects: 'attached' }),
      fast(drawing, { zone: 'graveyard' }),
    );
    tells(
      'max speed — exile this card from your graveyard: draw a card',
      fast(fromYard, { zone: 'graveyard' }),
      // On the battlefield alone it would give what can be used in the graveyard alone.
      fast(fromYard),
    );
  });
  it('is asked for', () => {
    const cant = (condition: Extract<Ability, { kind: 'static' }>['if']): Ability => ({
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'rule', rule: 'cantAttack' }],
      ...(condition ? { if: condition } : {}),
    });
    tells(
      "this creature can't attack unless you have max speed",
      cant({ not: { is: ['you', { is: 'maxSpeed' }] } }),
      cant({ is: ['you', { is: 'maxSpeed' }] }),
      cant(undefined),
    );
  });
});

describe('what an ability costs less (602.2b)', () => {
  const cheaper = (less: object | undefined): Ability => ({
    kind: 'activated',
    cost: [{ pay: 'mana', cost: '{5}' }],
    effects: [draw],
    ...(less ? { less: less as never } : {}),
  });
  const one = [{ pay: 'mana', cost: '{1}' }];
  it('is said after what it does', () => {
    const mine = { count: [creature, { controller: 'you' }] };
    tells(
      '{5}: draw a card. this ability costs {1} less to activate for each creature you control',
      cheaper({ cost: one, times: mine }),
      cheaper(undefined),
      cheaper({ cost: one }),
      cheaper({ cost: one, times: { times: [2, mine] } }),
      cheaper({ cost: [{ pay: 'mana', cost: '{2}' }], times: mine }),
      cheaper({ cost: one, times: { count: [land, { controller: 'you' }] } }),
    );
  });
});

describe('a gift (702.174)', () => {
  const gift = (label?: string): Ability => ({ kind: 'keyword', keyword: 'gift', ...(label ? { label } : {}) });
  it('is named, and asked for', () => {
    tells('gift a Food', gift('a Food'), gift(), gift('a card'));
    const promised = (paid: string): Ability => spell([{ do: 'if', if: { paid }, then: [draw] }]);
    tells('if the gift was promised, draw a card', promised('gift'), promised('kicker'), promised('bargain'));
  });
});

describe('two cards that are found (701.23)', () => {
  const basic: FilterClause[] = [{ has: ['supertypes', 'Basic'] }, land];
  const both = (search: object = {}, enters: object = {}, rest: object = {}): Ability =>
    spell([
      { do: 'search', filter: basic, count: 2, reveal: true, save: 'found', ...search },
      { do: 'choose', among: { saved: 'found' }, save: 'one' },
      {
        do: 'move',
        what: { saved: 'one' },
        to: 'battlefield',
        status: { tapped: true },
        cause: 'return',
        ...enters,
      },
      {
        do: 'move',
        what: { each: [{ zone: 'library' }, { in: { saved: 'found' } }] },
        to: 'hand',
        cause: 'return',
        ...rest,
      },
      { do: 'shuffle', who: 'you' },
    ]);
  it('go to the battlefield and to the hand', () => {
    tells(
      'search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle',
      both(),
      both({ count: 3 }),
      both({ reveal: false }),
      both({ filter: [land] }),
      both({ who: 'opponents' }),
      both({}, { status: {} }),
      both({}, { what: { saved: 'other' } }),
      both({}, {}, { to: 'graveyard' }),
      both({}, {}, { what: { saved: 'found' } }),
    );
  });
});

describe('what something was that was destroyed (608.2h)', () => {
  const destroyed = (of: object, more: object = {}): Ability =>
    spell(
      [
        { do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy', ...more },
        { do: 'if', if: { is: [of, [{ has: ['subtypes', 'Elf'] }]] }, then: [draw] },
      ],
      [{ what: [{ zone: 'battlefield' }, creature] }],
    );
  it('is asked of the target', () => {
    const text = 'destroy target creature. if that creature was an Elf, draw a card';
    const fits = (one: Ability): boolean => saysOn({ types: ['Sorcery'] }, text, one);
    expect(fits(destroyed({ was: { target: 0 } }))).toBe(true);
    expect(fits(destroyed({ target: 0 }))).toBe(false);
    expect(fits(destroyed({ was: { target: 1 } }))).toBe(false);
    expect(fits(destroyed({ was: { target: 0 } }, { to: 'exile', cause: 'exile' }))).toBe(false);
  });
});

describe('words in descriptions and instructions', () => {
  it('are unblocked and convert', () => {
    const boost = (is: string): Ability => ({
      kind: 'static',
      affects: [creature, { is } as FilterClause, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'power', value: 1 }],
    });
    tells('unblocked creatures you control get +1/+0', boost('unblocked'), boost('blocking'));
    tells(
      '{T}: convert this creature',
      { kind: 'activated', cost: [{ pay: 'tap' }], effects: [{ do: 'convert', what: 'self' }] },
      { kind: 'activated', cost: [{ pay: 'tap' }], effects: [{ do: 'transform', what: 'self' }] },
    );
  });
});

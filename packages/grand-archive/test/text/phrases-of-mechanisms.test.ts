/** How cards print the mechanisms of later sets: distant and loaded, brewing and omens, empowering and gathering. */
import type { Ability, Condition, Cost, Effect, Filter, FilterClause, Mod, Ref } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  destroy,
  draw,
  drawIntoMemory,
  each,
  keyword,
  onEnter,
  onHit,
  plus,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
} from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const _CANT_RECOVER: Mod = { mod: 'rule', rule: 'cantRecover' };
const spell = (...effects: Effect[]): Ability => ({ kind: 'spell', effects });
const aimed = (what: Parameters<typeof target>, ...effects: Effect[]): Ability => ({
  kind: 'spell',
  targets: [target(...what)],
  effects,
});
const ACTION = { types: ['Action'] };
const spellSays = (text: string, ability: Ability): boolean => saysOn(ACTION, text, ability);

/** A text says the first of these, and none of the others. */
const tells = (text: string, one: Ability, ...others: Ability[]): void => {
  expect(
    [one, ...others].map((ability) => spellSays(text, ability)),
    text,
  ).toEqual([true, ...others.map(() => false)]);
};

describe('distant and ranged', () => {
  const becomes = (what: Ref): Effect => ({ do: 'status', what, status: 'distant' });
  it('a unit becomes distant, and is asked whether it is', () => {
    tells(
      'Target unit becomes distant. Draw a card.',
      aimed([unit], becomes(t(0)), draw(1)),
      aimed([unit], destroy(t(0))),
    );
    tells('Your champion becomes distant.', spell(becomes(YOUR_CHAMPION)), spell(becomes('self')));
    const isDistant: Condition = { is: [YOUR_CHAMPION, { status: 'distant' }] };
    tells(
      'If your champion is distant, draw a card. Otherwise, your champion becomes distant.',
      spell({ do: 'if', if: isDistant, then: [draw(1)], else: [becomes(YOUR_CHAMPION)] }),
    );
    tells(
      'Up to two target units become distant.',
      aimed([unit, { min: 0, max: 2 }], becomes(t(0))),
      aimed([unit], becomes(t(0))),
    );
    expect(
      says(
        'Whenever Gale Wanderer becomes distant, draw a card.',
        triggered({ on: 'status', object: 'self', match: { status: 'distant', on: true } }, { effects: [draw(1)] }),
      ),
    ).toBe(true);
  });
  it('ranged says its number', () => {
    expect(printed(keyword('ranged', { value: 2 }))).toBe('ranged 2');
    expect(says('[Class Bonus] Ranged 3', classBonus(keyword('ranged', { value: 3 })))).toBe(true);
    expect(says('[Class Bonus] Ranged 3', classBonus(keyword('ranged', { value: 2 })))).toBe(false);
  });
});

describe('loaded', () => {
  const gun: FilterClause[] = [{ zone: 'field' }, weapon, subtype('Gun'), youControl];
  const load = (what: Ref, into: Ref): Effect => ({ do: 'move', what, to: 'loaded', attached: into, cause: 'load' });
  it('cards load themselves, or others, into a weapon', () => {
    const item = activated([{ pay: 'rest' }], {
      targets: [{ what: [...gun, { not: { is: 'loaded' } }] }],
      effects: [load('self', t(0))],
    });
    expect(
      saysOn({ types: ['Item'] }, 'REST: Load Gale Wanderer into target unloaded Gun weapon you control.', item),
    ).toBe(true);
    expect(saysOn({ types: ['Item'] }, 'REST: Load Gale Wanderer into target Gun weapon you control.', item)).toBe(
      false,
    );
    const into = (min: number): Effect => choose('into', gun, { min, max: 1 });
    const may = spell(into(0), load('self', saved('into')));
    tells(
      'You may load Gale Wanderer into a Gun weapon you control.',
      may,
      spell(into(1), load('self', saved('into'))),
    );
    tells('Load Gale Wanderer into a Gun weapon you control.', spell(into(1), load('self', saved('into'))), may);
    const charge = choose('card', [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['subtypes', ['Aethercharge']] }], {
      min: 0,
      max: 1,
    });
    tells(
      'You may load an Aethercharge card from your graveyard into a Gun weapon you control.',
      spell(charge, into(1), load(saved('card'), saved('into'))),
    );
  });
  it('what is loaded does what it does in the intent', () => {
    const drawing = { ...onHit(draw(1)), zone: 'intent' };
    expect(saysOn({ types: ['Item'], subtypes: ['Bullet'] }, 'On Hit: Draw a card.', drawing as Ability)).toBe(true);
    expect(saysOn({ types: ['Item'], subtypes: ['Bullet'] }, 'On Hit: Draw a card.', onHit(draw(1)))).toBe(false);
  });
});

describe('keywords of later sets', () => {
  const becomes = (what: Ref, status: string): Effect => ({ do: 'status', what, status });
  it('are printed by their names', () => {
    const names = ['vigor', 'hindered', 'fast activation', 'foster'];
    expect(names.map((name) => printed(keyword(name)))).toEqual(names);
    const ephemerate = keyword('ephemerate', { cost: [{ pay: 'reserve', amount: 2 }] });
    expect(says('Ephemerate — (2)', ephemerate)).toBe(true);
    expect(says('Ephemerate — (3)', ephemerate)).toBe(false);
    const bonus = { ...restricted(CLASS_BONUS, ephemerate), zone: 'graveyard' } as Ability;
    expect(says('[Class Bonus] Ephemerate — (2)', bonus)).toBe(true);
  });
  it('objects become fostered and ephemeral', () => {
    expect(
      says('On Enter: Another target ally you control becomes fostered.', onEnter(becomes(t(0), 'fostered'))),
    ).toBe(false);
    const enters = { ...onEnter(becomes('self', 'ephemeral'), drawIntoMemory(1)) } as Ability;
    expect(says('On Enter: Gale Wanderer becomes ephemeral. Draw a card into your memory.', enters)).toBe(true);
    const fostered = { on: 'status', object: 'self', match: { status: 'fostered', on: true } } as const;
    expect(says('On Foster: Draw a card.', triggered(fostered, { keyword: 'on foster', effects: [draw(1)] }))).toBe(
      true,
    );
  });
  it('what is suppressed comes back', () => {
    const gone = (what: Ref): Effect => ({ do: 'move', what, to: 'banishment', cause: 'suppress', save: 'gone' });
    const back = (name: string, step = 'end'): Effect => ({
      do: 'delayed',
      on: { on: 'step', match: { step } },
      effects: [{ do: 'move', what: saved(name), to: 'field' }],
    });
    tells(
      'Suppress target unit.',
      aimed([unit], gone(t(0)), back('gone')),
      aimed([unit], gone(t(0)), back('gone', 'recollection')),
      aimed([unit], gone(t(0))),
    );
    const all = [unit, { min: 0, max: 2 }] as Parameters<typeof target>;
    tells(
      'Suppress up to two target units.',
      aimed(all, gone(t(0)), { do: 'forEach', of: saved('gone'), as: 'one', effects: [back('one')] }),
    );
  });
});

describe('brewing and omens', () => {
  const herbs = (what: FilterClause, count: number): Cost => ({
    pay: 'sacrifice',
    what: [{ zone: 'field' }, youControl, what],
    count,
  });
  const herb: FilterClause = { has: ['subtypes', ['Herb']] };
  it('brew lists what is sacrificed', () => {
    const brew = (...cost: Cost[]) => keyword('brew', { cost });
    expect(says('Brew — Two Herbs', brew(herbs(herb, 2)))).toBe(true);
    expect(says('Brew — One Razorvine, One Herb', brew(herbs({ named: 'Razorvine' }, 1), herbs(herb, 1)))).toBe(true);
    expect(says('Brew — Two Herbs', brew(herbs(herb, 3)))).toBe(false);
  });
  it('it is asked whether something was brewed', () => {
    const brewed: Condition = { is: ['self', { played: 'brew' }] };
    expect(says('On Enter: If Gale Wanderer was brewed, draw a card.', onEnter(when(brewed, draw(1))))).toBe(true);
    const potion: Filter = [{ has: ['subtypes', ['Potion']] }, { played: 'brew' }];
    expect(
      says(
        'Whenever you brew a Potion, draw a card.',
        triggered({ on: 'activate', player: 'you', object: potion }, { effects: [draw(1)] }),
      ),
    ).toBe(true);
  });
  it('omens are cards with omen counters in banishment', () => {
    const omens = (...more: FilterClause[]): FilterClause[] => [
      { zone: 'banishment' },
      { owner: 'you' },
      { counters: ['omen', 1] },
      ...more,
    ];
    const have = (atLeast: number, ...more: FilterClause[]) =>
      continuous('self', [plus('power', 1)], { exists: omens(...more), ...(atLeast === 1 ? {} : { atLeast }) });
    expect(says('As long as you have two or more omens, Gale Wanderer gets +1 POWER.', have(2))).toBe(true);
    expect(says('As long as you have three or more omens, Gale Wanderer gets +1 POWER.', have(2))).toBe(false);
    const attack: FilterClause = { has: ['types', ['Attack']] };
    expect(says('As long as you have one or more attack omens, Gale Wanderer gets +1 POWER.', have(1, attack))).toBe(
      true,
    );
    tells(
      'Draw cards equal to the amount of omens you have.',
      spell({ do: 'draw', who: 'you', count: { count: omens() } }),
      spell({ do: 'draw', who: 'you', count: { count: omens(attack) } }),
    );
  });
});

describe('empower', () => {
  it('says by how many levels', () => {
    expect(says('On Enter: Empower 2.', onEnter({ do: 'empower', amount: 2 }))).toBe(true);
    expect(says('On Enter: Empower 2.', onEnter({ do: 'empower', amount: 3 }))).toBe(false);
    const domains: Filter = [{ has: ['types', ['Domain']] }, youControl];
    tells(
      'Draw a card. Empower X, where X is the amount of domains you control.',
      spell(draw(1), { do: 'empower', amount: { count: domains } }),
    );
  });
});

describe('gather', () => {
  it('says how often', () => {
    expect(says('On Enter: Gather twice.', onEnter({ do: 'gather', count: 2 }))).toBe(true);
    expect(says('On Enter: Gather.', onEnter({ do: 'gather' }))).toBe(true);
    expect(says('On Enter: Gather three times.', onEnter({ do: 'gather', count: 2 }))).toBe(false);
    expect(
      says('Whenever you gather, draw a card.', triggered({ on: 'gather', player: 'you' }, { effects: [draw(1)] })),
    ).toBe(true);
  });
});

describe('what hangs on whether something was done', () => {
  it('is said as that', () => {
    const under = choose('card', [{ zone: 'hand' }, { owner: 'you' }], { min: 1, max: 1 });
    const put: Effect = { do: 'move', what: saved('card'), to: 'mainDeck', position: 'bottom', save: 'put' };
    const did = (atLeast: number): Effect => when({ compare: [{ countOf: saved('put') }, '>=', atLeast] }, draw(1));
    const text = 'Put a card from your hand on the bottom of your deck. If you do, draw a card.';
    tells(text, spell(under, put, did(1)), spell(under, put, did(2)), spell(under, put, draw(1)));
    tells('Draw a card. Draw another card.', spell(draw(1), draw(1)), spell(draw(2), draw(1)));
    tells(
      'Phantasias you control get +1 POWER until end of turn.',
      spell({
        do: 'modify',
        what: each({ has: ['types', ['Phantasia']] }, youControl),
        mods: [plus('power', 1)],
        until: { kind: 'endOfTurn' },
      }),
    );
  });
});

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
import { printed, printedOn, says, saysOn } from './printing.js';

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

describe('mechanisms of later sets', () => {
  const ALLY: Filter = [{ has: ['types', ['Ally']] }];
  const linkTo: Ability = { kind: 'keyword', keyword: 'link', from: ALLY };
  const stronger: Mod = { mod: 'add', stat: 'power', value: 2 };
  const faced = (text: string, ...abilities: Ability[]): boolean =>
    saysOn({ types: ['Phantasia'] }, text, ...abilities);

  it('imbue says by which cards', () => {
    const imbue = (from?: Filter): Ability => ({
      kind: 'keyword',
      keyword: 'imbue',
      value: 2,
      ...(from ? { from } : {}),
    });
    expect(says('Imbue 2', imbue())).toBe(true);
    expect(says('Crux & Tera Imbue 2', imbue({ has: ['elements', ['crux', 'tera']] }))).toBe(true);
    expect(says('Imbue 2', imbue({ has: ['elements', ['crux', 'tera']] }))).toBe(false);
    const advanced = 'arcane astra crux exia luxem neos tera umbra exalted'.split(' ');
    expect(says('Advanced Imbue 2', imbue({ has: ['elements', advanced] }))).toBe(true);
    const bonus: Ability = { kind: 'static', if: { paid: 'imbue' }, mods: [stronger] };
    expect(says('As long as Gale Wanderer is prepared, it gets +2 POWER.', bonus)).toBe(false);
    expect(says('As long as Gale Wanderer is imbued, Gale Wanderer gets +2 POWER.', bonus)).toBe(true);
  });

  it('what is linked is called by what the link asks for', () => {
    const given: Ability = { kind: 'static', affects: 'attached', mods: [stronger] };
    const shield: Ability = { kind: 'replacement', on: 'damage', target: { in: 'attached' }, prevent: 1 };
    expect(saysOn({ types: ['Phantasia'] }, 'Ally Link', linkTo)).toBe(true);
    expect(faced('Linked ally gets +2 POWER.', given)).toBe(false);
    const all = printedOn({ types: ['Phantasia'] }, linkTo, given, shield);
    expect(all).toContain('linked ally gets +2 POWER');
    expect(all).toContain('if damage would be dealt to linked ally, prevent 1 of that damage');
  });

  it('what acts as a Spell says so, before or after what it waits for', () => {
    const as: [string, string] = ['subtypes', 'Spell'];
    const effects: Effect[] = [{ do: 'draw', who: 'you', count: 1 }];
    const rested: Ability = { kind: 'activated', cost: [{ pay: 'rest' }], effects };
    expect(says('REST: As a Spell, draw a card.', { ...rested, as })).toBe(true);
    expect([says('REST: Draw a card.', { ...rested, as }), says('REST: As a Spell, draw a card.', rested)]).toEqual([
      false,
      false,
    ]);
    const waiting: Ability = { kind: 'triggered', on: { on: 'draw', player: 'opponent' }, effects };
    expect(says('As a Spell, whenever an opponent draws a card, draw a card.', { ...waiting, as })).toBe(true);
    expect(says('Whenever an opponent draws a card, as a Spell, draw a card.', { ...waiting, as })).toBe(true);
    expect(says('Whenever an opponent draws a card, draw a card.', { ...waiting, as })).toBe(false);
  });

  it('masteries have counters, and are asked for them', () => {
    tells(
      'Put two sheen counters on your Fractured Memories.',
      spell({ do: 'putOnMastery', kind: 'sheen', amount: 2 }),
      spell({ do: 'putOnMastery', kind: 'haunt', amount: 2 }),
      spell({ do: 'putOnMastery', kind: 'sheen', amount: 3 }),
    );
    tells(
      'Move all sheen counters from target unit to your Fractured Memories.',
      aimed([unit], { do: 'putOnMastery', kind: 'sheen', from: t(0) }),
      aimed([unit], { do: 'putOnMastery', kind: 'sheen', amount: 1, from: t(0) }),
    );
    const sheen: Condition = { compare: [{ onMastery: 'sheen' }, '>=', 6] };
    expect(
      says('[Sheen 6+] Stealth', {
        kind: 'static',
        if: sheen,
        mods: [{ mod: 'ability', ability: keyword('stealth') }],
      }),
    ).toBe(true);
  });

  it('cards lie in a lineage, and give the champion what they say that it inherits', () => {
    tells(
      "Put Gale Wanderer on the bottom of target champion's lineage.",
      aimed([{ has: ['types', ['Champion']] }], {
        do: 'move',
        what: 'self',
        to: 'lineage',
        attached: t(0),
        position: 'bottom',
      }),
    );
    const frail: Ability = {
      kind: 'static',
      zone: 'lineage',
      affects: 'attached',
      mods: [{ mod: 'add', stat: 'life', value: -2 }],
    };
    expect(faced('Inherited Effect: This object gets -2 LIFE.', frail)).toBe(true);
    expect(faced('This object gets -2 LIFE.', frail)).toBe(false);
    const own: Ability = { kind: 'static', zone: 'lineage', mods: [{ mod: 'add', stat: 'life', value: -2 }] };
    expect(faced('Inherited Effect: This object gets -2 LIFE.', own)).toBe(false);
    const hurt = (from?: Ref): Ability => ({
      kind: 'triggered',
      zone: 'lineage',
      on: { on: 'step', player: 'you', match: { step: 'recollection' } },
      effects: [{ do: 'damage', to: 'attached', amount: 1, ...(from === undefined ? {} : { from }) }],
    });
    const each = 'Inherited Effect: At the beginning of your recollection phase, deal 1 damage to this object.';
    expect([faced(each, hurt('attached')), faced(each, hurt())]).toEqual([true, false]);
    const inLineage: Effect = {
      do: 'draw',
      who: 'you',
      count: {
        count: [{ zone: 'lineage' }, { has: ['subtypes', ['Curse']] }, { attachedTo: YOUR_CHAMPION }],
      },
    };
    expect(spellSays("For each Curse card in your champion's lineage, draw a card.", spell(inLineage))).toBe(true);
  });

  it('attacks: the next one, and those that go elsewhere', () => {
    const next = (more: object = {}): Ability =>
      aimed([unit], { do: 'nextAttack', what: t(0), mods: [{ mod: 'add', stat: 'attackPower', value: 3 }], ...more });
    tells("Target unit's next attack this turn gets +3 POWER.", next(), next({ nextTurn: true }), next({ bare: true }));
    tells("Target unit's first attack during your next turn gets +3 POWER.", next({ nextTurn: true }), next());
    const turn = (at?: Filter): Ability => aimed([ALLY], { do: 'redirect', to: t(0), ...(at ? { at } : {}) });
    const champion: Filter = [{ has: ['types', ['Champion']] }, { controller: 'you' }];
    tells('Change the target of an attack to target ally.', turn(), turn(champion));
    tells('Change the target of an attack that targets your champion to target ally.', turn(champion), turn());
  });

  it('more modes are chosen where something is so', () => {
    const choices = [{ effects: [draw(1)] }, { effects: [draw(2)] }];
    const modal = (more?: { min?: number; max?: number }): Ability => ({
      kind: 'spell',
      modes: { min: 1, max: 1, choices, ...(more ? { more: { if: CLASS_BONUS, ...more } } : {}) },
    });
    tells(
      'Choose one. Class Bonus: Choose two instead— • Draw a card. • Draw two cards.',
      modal({ min: 2, max: 2 }),
      modal({ min: 0, max: 2 }),
      modal(),
    );
    tells(
      'Choose one. Class Bonus: Choose up to two instead— • Draw a card. • Draw two cards.',
      modal({ min: 0, max: 2 }),
      modal({ min: 2, max: 2 }),
    );
  });

  it('prevention says how much', () => {
    const ward = (prevent: Extract<Ability, { kind: 'replacement' }>['prevent']): Ability => ({
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      ...(prevent === undefined ? {} : { prevent }),
    });
    const all = ward({ sum: [{ event: 'amount' }, -1] });
    const half = ward({ half: { event: 'amount' }, round: 'up' });
    expect(says('If damage would be dealt to Gale Wanderer, prevent all but 1 of that damage.', all)).toBe(true);
    expect(says('If damage would be dealt to Gale Wanderer, prevent half of that damage, rounded up.', half)).toBe(
      true,
    );
    expect(says('If damage would be dealt to Gale Wanderer, prevent 1 of that damage.', all)).toBe(false);
  });
});

/** Phrases of invented cards: what they say, in which ways, and that what differs is said otherwise. */
import type { Ability, Condition, Effect, Face, Filter, FilterClause, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  ally,
  and,
  banishThis,
  CLASS_BONUS,
  classBonus,
  continuous,
  costsLess,
  destroy,
  draw,
  ELEMENT_BONUS,
  element,
  faceUp,
  floatingMemory,
  glimpse,
  has,
  inherited,
  intercept,
  keyword,
  LV,
  levelAtLeast,
  lineage,
  nameBonus,
  onDeath,
  onEnter,
  opponentControls,
  or,
  other,
  plus,
  putCounters,
  regalia,
  removeFromThis,
  rest,
  restricted,
  sacrifice,
  subtype,
  t,
  target,
  triggered,
  unit,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yourRecollection,
  yours,
} from '../../src/language/builders.js';
import { abilitiesWording, displayedAbility, typeLine } from '../../src/text/index.js';
import { printed, printedOn, says, saysOf, saysOn, UNSAID } from './printing.js';

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

describe('restrictions', () => {
  it('stand in brackets before what they restrict, in any order', () => {
    const ability = restricted({ all: [CLASS_BONUS, levelAtLeast(2)] }, continuous('self', [plus('power', 1)]));
    expect(printed(ability)).toBe('[Class Bonus] [Level 2+] ~ gets +1 POWER');
    expect(says('[Level 2+] [Class Bonus] Gale Wanderer gets +1 POWER.', ability)).toBe(true);
    expect(says('[Class Bonus] [Level 3+] Gale Wanderer gets +1 POWER.', ability)).toBe(false);
    expect(says('[Class Bonus] Gale Wanderer gets +1 POWER.', ability)).toBe(false);
  });
  it('name a champion, which its own card does too, or ask for an element', () => {
    const ability = restricted(nameBonus('Gale'), intercept);
    expect(says('[Gale Bonus] Intercept', ability)).toBe(true);
    expect(says('[Gale Bonus] [Element Bonus] Intercept', ability)).toBe(false);
    expect(says('[Rai Bonus] Intercept', ability)).toBe(false);
    const both = restricted({ all: [nameBonus('Gale'), ELEMENT_BONUS] }, intercept);
    expect(says('[Gale Bonus] [Element Bonus] Intercept', both)).toBe(true);
    expect(saysOf('[Gale Bonus] Intercept', { name: 'Gale, Lost One', props: {}, abilities: [ability] })).toBe(true);
    expect(saysOf('[Gale Bonus] Intercept', { name: 'Galen', props: {}, abilities: [ability] })).toBe(true);
    expect(spellSays('Draw a card.\n[Gale Bonus] Draw a card.', spell(draw(1), when(nameBonus('Gale'), draw(1))))).toBe(
      true,
    );
  });
  it('count the cards of the memory', () => {
    const four: Condition = { exists: [{ zone: 'memory' }, { owner: 'you' }], atLeast: 4 };
    const ability = restricted(four, intercept);
    expect(says('[Memory 4+] Intercept', ability)).toBe(true);
    expect(says('Gale Wanderer has intercept as long as there are four or more cards in your memory.', ability)).toBe(
      true,
    );
    expect(says('[Memory 5+] Intercept', ability)).toBe(false);
  });
  it('stand before a part of an action', () => {
    const ability = spell(draw(1), when(CLASS_BONUS, draw(2)));
    expect(spellSays('Draw a card.\n[Class Bonus] Draw two cards.', ability)).toBe(true);
    expect(spellSays('Draw a card. Class Bonus: Draw two cards.', ability)).toBe(true);
    expect(spellSays('Draw a card. Draw two cards.', ability)).toBe(false);
  });
});

describe('triggered abilities', () => {
  it('have a word before them for what they wait for, and only for that', () => {
    expect(printed(onEnter(draw(1)))).toBe('On Enter: draw a card');
    expect(printed(onDeath(draw(1)))).toBe('On Death: draw a card');
    const wrong = triggered(
      { on: 'move', object: 'self', match: { from: 'field' } },
      { effects: [draw(1)], keyword: 'on enter' },
    );
    expect(printed(wrong)).toContain(UNSAID);
  });
  it('wait for what happens otherwise', () => {
    const dies = { from: 'field', to: 'graveyard' };
    const ability = triggered({ on: 'move', object: and(ally, youControl), match: dies }, { effects: [draw(1)] });
    expect(says('Whenever an ally you control dies, draw a card.', ability)).toBe(true);
    expect(says('Whenever an ally dies, draw a card.', ability)).toBe(false);
    expect(printed(triggered(yourRecollection, { effects: [draw(1)] }))).toBe(
      'at the beginning of your recollection phase, draw a card',
    );
    expect(
      says(
        'Whenever your champion takes damage, put that many age counters on Gale Wanderer.',
        triggered(
          { on: 'damage', object: yourChampion },
          { effects: [putCounters({ event: 'amount' }, 'age', 'self')] },
        ),
      ),
    ).toBe(true);
    expect(printed(triggered({ on: 'levelUp', player: 'you' }, { effects: [draw(1)] }))).toBe(
      'whenever your champion levels up, draw a card',
    );
  });
  it('speak of what they wait for as that', () => {
    const ability = triggered(
      { on: 'move', object: and(ally, other, youControl), match: { to: 'field' } },
      { effects: [putCounters(1, 'buff', { event: 'object' })] },
    );
    expect(
      says('Whenever another ally enters the field under your control, put a buff counter on that ally.', ability),
    ).toBe(true);
    expect(
      says('Whenever another ally enters the field under your control, put a buff counter on Gale Wanderer.', ability),
    ).toBe(false);
  });
  it('are inherited where a lineage has them as well', () => {
    const ability = inherited({ kind: 'triggered', on: { on: 'draw', player: 'you', nth: 2 }, effects: [draw(1)] });
    expect(printed(...ability)).toBe('inherited effect: whenever you draw your second card each turn, draw a card');
    expect(abilitiesWording(ability, { name: '', props: {}, abilities: [] })).toHaveLength(1);
    expect(printedOn({ types: ['Champion'] }, ...ability.slice(1))).toContain(UNSAID);
    expect(printed(...ability.slice(1))).toContain('inherited effect');
  });
});

describe('activated abilities', () => {
  it('say their costs, and when they may be activated', () => {
    const ability = activated([{ pay: 'reserve', amount: 2 }, rest, removeFromThis(1, 'age')], {
      effects: [glimpse(2)],
      timing: 'slow',
      limit: { perTurn: 1 },
    });
    expect(printed(ability)).toBe(
      '(2), REST, remove an age counter from ~: glimpse 2. activate this ability only at slow speed. activate this ability only once per turn',
    );
    expect(says('Banish Gale Wanderer: Draw a card.', activated([banishThis], { effects: [draw(1)] }))).toBe(true);
    expect(
      says(
        'Sacrifice an ally: Draw a card.',
        activated([sacrifice(and(ally, youControl), 'an ally')], { effects: [draw(1)] }),
      ),
    ).toBe(true);
  });
  it('work elsewhere only where their cost says so', () => {
    const ability = activated([banishThis], { effects: [draw(1)] });
    expect(says('Banish this card from your graveyard: Draw a card.', { ...ability, zone: 'graveyard' })).toBe(true);
    expect(says('Banish this card from your graveyard: Draw a card.', ability)).toBe(false);
    expect(printed({ ...activated([rest], { effects: [draw(1)] }), zone: 'memory' })).toContain(UNSAID);
  });
  it('may ask for something', () => {
    const ability = activated([rest], {
      effects: [draw(1)],
      if: { all: [{ turnOf: 'opponent' }, { during: ['recollection'] }] },
    });
    expect(
      says("REST: Draw a card. Activate this ability only during an opponent's recollection phase.", ability),
    ).toBe(true);
    expect(says('REST: Draw a card. Activate this ability only during your recollection phase.', ability)).toBe(false);
  });
});

describe('static abilities', () => {
  it('reach others as their filter says', () => {
    const ability = continuous(and(ally, subtype('Beast'), other, youControl), [
      plus('power', 1),
      has(keyword('stealth')),
    ]);
    expect(printed(ability)).toBe('other Beast allies you control get +1 POWER and have stealth');
    expect(says('Each other Beast ally you control gets +1 POWER and has stealth.', ability)).toBe(true);
    expect(says('Beast allies you control get +1 POWER and have stealth.', ability)).toBe(false);
  });
  it('hold as long as something does', () => {
    const ability = continuous('self', [plus('life', 2)], { exists: and(ally, element('fire'), youControl) });
    expect(says('Gale Wanderer gets +2 LIFE as long as you control a fire element ally.', ability)).toBe(true);
    expect(says('As long as you control a fire element ally, Gale Wanderer gets +2 LIFE.', ability)).toBe(true);
    expect(says('As long as you control a water element ally, Gale Wanderer gets +2 LIFE.', ability)).toBe(false);
  });
  it('hold as long as something is attacked', () => {
    const attacks = (of: Filter): FilterClause => ({ is: 'attacks', of });
    const power = (condition: Condition): Ability => continuous('self', [plus('power', 1)], condition);
    const its = power({ is: ['self', attacks(ally)] });
    expect(says('As long as Gale Wanderer is attacking an ally, Gale Wanderer gets +1 POWER.', its)).toBe(true);
    expect(says('Gale Wanderer gets +1 POWER as long as it is attacking an ally.', its)).toBe(true);
    expect(says('Gale Wanderer gets +1 POWER as long as it is attacking a unit.', its)).toBe(false);
    expect(says('Gale Wanderer gets +1 POWER as long as it is attacking.', its)).toBe(false);
    const champions = power({ is: [YOUR_CHAMPION, attacks(and(unit, { status: 'rested' }))] });
    expect(says('As long as your champion is attacking a rested unit, Gale Wanderer gets +1 POWER.', champions)).toBe(
      true,
    );
    const attackers = power({ exists: [attacks(and(ally, subtype('Human')))] });
    expect(says('As long as the attacker is attacking a Human ally, Gale Wanderer gets +1 POWER.', attackers)).toBe(
      true,
    );
    expect(says('As long as Gale Wanderer is attacking a Human ally, Gale Wanderer gets +1 POWER.', attackers)).toBe(
      false,
    );
    // Not attacking such a thing has no words of its own, for it may attack another thing or nothing.
    expect(printed(power({ not: { is: ['self', attacks(ally)] } }))).toContain(UNSAID);
    expect(printed(power({ not: { exists: [attacks(ally)] } }))).toContain(UNSAID);
  });
  it('change what cards cost', () => {
    expect(printedOn(ACTION, costsLess(2, CLASS_BONUS))).toBe('[Class Bonus] this card costs 2 less to activate');
    expect(printedOn({ ...ACTION, costKind: 'memory' }, costsLess(1))).toBe('this card costs 1 less to materialize');
    expect(
      saysOn(
        ACTION,
        'This card costs 1 less to activate for each ally you control.',
        costsLess({ count: and(ally, youControl) }),
      ),
    ).toBe(true);
  });
  it('of an attack card work in the intent, and those of others do not', () => {
    const ability = continuous('self', [plus('power', 1)]);
    expect(printedOn({ types: ['Attack'] }, { ...ability, zone: 'intent' })).toBe('~ gets +1 POWER');
    expect(printedOn({ types: ['Attack'] }, ability)).toContain(UNSAID);
    expect(printed({ ...ability, zone: 'intent' })).toContain(UNSAID);
  });
  it('make figures greater or less', () => {
    const lost = continuous(and(ally, opponentControls), [plus('power', -1), plus('life', { negative: LV() })]);
    expect(says('Allies your opponents control get -1 POWER and -LV LIFE.', lost)).toBe(true);
    expect(says('Allies your opponents control get +1 POWER and +LV LIFE.', lost)).toBe(false);
  });
  it('say of attacks what they get', () => {
    const ability = continuous(yourChampion, [plus('attackPower', 1)]);
    expect(printed(ability)).toBe("your champion's attacks get +1 POWER");
    expect(says('Your champion gets +1 POWER.', ability)).toBe(false);
  });
  it('speak of cards in banishment only as far as they are seen', () => {
    const power = (...more: Parameters<typeof and>) =>
      continuous('self', [plus('power', { count: and(yours('banishment'), ...more) })]);
    expect(printed(power(regalia, faceUp))).toBe('~ gets +1 POWER for each regalia card in your banishment');
    expect(printed(power(regalia))).toContain(UNSAID);
  });
});

describe('descriptions', () => {
  it('have their words in the places where cards have them', () => {
    const named = (...what: Parameters<typeof and>): string => printed(continuous(and(...what), [plus('power', 1)]));
    expect(named(ally, subtype('Human'), { status: 'rested' }, element('wind'), youControl)).toBe(
      'rested wind element Human allies you control get +1 POWER',
    );
    expect(named(or(ally, weapon), youControl)).toBe('allies and weapons you control get +1 POWER');
    expect(named(ally, { not: { has: ['subtypes', 'Human'] } }, youControl)).toBe(
      'non-Human allies you control get +1 POWER',
    );
    expect(named(ally, { keyword: 'stealth' })).toBe('allies with stealth get +1 POWER');
    expect(named(ally, { counters: ['buff', 2] })).toContain('with 2 or more buff counters');
  });
  it('are of one kind or another', () => {
    const dig = (filter: Filter): Effect => ({
      do: 'dig',
      count: 3,
      take: { to: 'hand', filter, may: true, reveal: true },
      rest: { to: 'bottom', order: 'any' },
    });
    const mixed = spell(dig([or(element('wind'), subtype('Reaction'))]));
    const text = (card: string): string =>
      `Look at the top three cards of your deck. You may reveal ${card} from among them and put it into your hand. Put the rest on the bottom of your deck in any order.`;
    tells(text('a wind element card or a Reaction card'), mixed, spell(dig([element('wind'), subtype('Reaction')])));
    tells(text('a Harmony or a Melody card'), spell(dig([or(subtype('Harmony'), subtype('Melody'))])), mixed);
  });
  it('say the cost of one kind', () => {
    const cheap = (kind: string): Ability =>
      aimed([and(weapon, { prop: ['costKind', kind] }, { stat: ['cost', '<=', 2] })], destroy(t(0)));
    tells('Destroy target weapon with reserve cost 2 or less.', cheap('reserve'), cheap('memory'));
    expect(printedOn(ACTION, aimed([and(weapon, { stat: ['cost', '<=', 2] })], destroy(t(0))))).toContain(UNSAID);
  });
});

describe('keywords', () => {
  it('are printed by their names', () => {
    expect(printed(intercept, floatingMemory, classBonus(keyword('true sight')))).toBe(
      'intercept / floating memory / [Class Bonus] true sight',
    );
    expect(printedOn({ name: 'Rai, Dawn Herald' }, lineage('Rai'))).toBe('Rai lineage');
  });
});

describe('what people are shown', () => {
  const face: Face = { name: 'Gale Wanderer', props: { types: ['Ally'] }, abilities: [] };
  it('begins sentences with capital letters, and has the name of the card', () => {
    expect(displayedAbility(activated([banishThis], { effects: [draw(1), glimpse(1)] }), face)).toBe(
      'Banish Gale Wanderer: Draw a card. Glimpse 1.',
    );
    expect(displayedAbility(floatingMemory, face)).toBe('Floating Memory');
  });
  it('is nothing where no card says it', () => {
    expect(
      displayedAbility({ ...activated([banishThis], { effects: [draw(1)] }), immediate: true }, face),
    ).toBeUndefined();
  });
});

describe('type lines', () => {
  it('are read with the cost before them', () => {
    expect(typeLine('Regalia Weapon — Warrior Sword', 'memory 1')).toEqual({
      supertypes: ['Regalia'],
      types: ['Weapon'],
      subtypes: ['Warrior', 'Sword'],
      classes: ['Warrior'],
      costKind: 'memory',
      cost: 1,
    });
    expect(typeLine('ALLY — MAGE HUMAN', '(2)')).toMatchObject({
      types: ['Ally'],
      classes: ['Mage'],
      costKind: 'reserve',
      cost: 2,
    });
    expect(typeLine('Creature — Bear')).toBeNull();
  });
});

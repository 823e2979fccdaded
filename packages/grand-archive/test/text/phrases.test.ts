/** Phrases of invented cards: what they say, in which ways, and that what differs is said otherwise. */
import type { Ability, Condition, Cost, Effect, Face, Filter, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  ally,
  and,
  banish,
  banishThis,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  costsLess,
  damage,
  destroy,
  draw,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
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
  may,
  nameBonus,
  onAttack,
  onDeath,
  onEnter,
  onHit,
  opponentControls,
  or,
  other,
  plus,
  putCounters,
  regalia,
  removeFromThis,
  rest,
  restricted,
  returnToHand,
  returnToMaterial,
  sacrifice,
  saved,
  shield,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yourRecollection,
  yours,
} from '../../src/language/builders.js';
import { abilitiesWording, displayedAbility, effectsWording, typeLine } from '../../src/text/index.js';
import { printed, printedOn, says, saysOf, saysOn, UNSAID } from './printing.js';

const CANT_RECOVER: Mod = { mod: 'rule', rule: 'cantRecover' };
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
    expect(printed(...ability.slice(1))).toContain(UNSAID);
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

describe('instructions', () => {
  it('deal damage', () => {
    tells(
      'Deal 1+LV damage to target unit.',
      aimed([unit], damage({ sum: [1, LV()] }, t(0))),
      aimed([unit], damage(LV(), t(0))),
      aimed([ally], damage({ sum: [1, LV()] }, t(0))),
      aimed([unit, { min: 0 }], damage({ sum: [1, LV()] }, t(0))),
    );
    tells(
      'Deal 3 damage to each ally.',
      spell(damage(3, each(ally))),
      spell(damage(2, each(ally))),
      spell({ do: 'damage', amount: 3, to: each(ally), unpreventable: true }),
    );
    tells(
      'Deal 2 damage to all units except for your champion.',
      spell(damage(2, each(unit, { not: yourChampion }))),
      spell(damage(2, each(unit))),
    );
  });
  it('draw, discard and glimpse', () => {
    tells(
      'Draw two cards, then discard a card.',
      spell(draw(2), { do: 'discard', who: 'you', count: 1 }),
      spell(draw(2), { do: 'discard', who: 'opponents', count: 1 }),
    );
    tells('Draw a card into your memory.', spell(drawIntoMemory(1)), spell(draw(1)));
    tells('Glimpse LV.', spell(glimpse(LV())), spell(glimpse(1)));
  });
  it('recover', () => {
    const recover = (amount: Value, who: Ref = 'you'): Effect => ({ do: 'recover', who, amount });
    tells('Recover 3.', spell(recover(3)), spell(recover(2)), spell(recover(3, 'opponents')));
    tells('Each player recovers 8+LV.', spell(recover({ sum: [8, LV()] }, 'players')));
    const allies: Value = { count: and(ally, youControl) };
    tells('Recover 2+X, where X is the amount of allies you control.', spell(recover({ sum: [2, allies] })));
    const opponents: Ability = { kind: 'static', affects: { players: 'opponents' }, mods: [CANT_RECOVER] };
    expect(says("Your opponents can't recover.", opponents)).toBe(true);
    tells("Until end of turn, target opponent can't recover.", {
      kind: 'spell',
      targets: [{ what: { player: 'opponent' } }],
      effects: [{ do: 'modify', what: t(0), mods: [CANT_RECOVER] }],
    });
    const when = triggered({ on: 'recover', player: 'you' }, { effects: [draw(1)] });
    expect([
      says('Whenever you recover, draw a card.', when),
      says('Whenever a player recovers, draw a card.', when),
    ]).toEqual([true, false]);
    const more = (amount: Value, mine = false): Ability => ({
      kind: 'replacement',
      on: 'recover',
      ...(mine ? { player: 'you' as const } : {}),
      change: { amount },
    });
    const that: Value = { event: 'amount' };
    const two = more({ sum: [2, that] }, true);
    expect(says('If you would recover an amount, recover 2+X instead, where X is that amount.', two)).toBe(true);
    expect(says('If you would recover an amount, recover 3+X instead, where X is that amount.', two)).toBe(false);
    expect(
      says(
        'If a player would recover an amount, they recover X instead, where X is that amount minus 3.',
        more({ sum: [that, { negative: 3 }] }),
      ),
    ).toBe(true);
  });
  it('negate what waits, by what it is', () => {
    const negate: Effect = { do: 'counterOnStack', what: t(0) };
    const at = (is: string, ...effects: Effect[]): Ability => ({
      kind: 'spell',
      targets: [{ what: [{ zone: 'effectsStack' }, { is }] }],
      effects,
    });
    tells(
      'Negate target card activation.',
      at('cardActivation', negate),
      at('activation', negate),
      at('trigger', negate),
    );
    tells('Negate target trigger.', at('trigger', negate), at('cardActivation', negate));
    tells(
      'Negate target card activation unless its controller pays (3).',
      at('cardActivation', {
        do: 'pay',
        who: { controllerOf: t(0) },
        cost: [{ pay: 'reserve', amount: 3 }],
        else: [negate],
      }),
      at('cardActivation', negate),
    );
    tells(
      'Negate target card activation. Banish the card that had its activation negated this way.',
      at('cardActivation', { ...negate, to: 'banishment' }),
      at('cardActivation', negate),
    );
    // Whatever waits there is more than card activations.
    expect(
      printedOn(ACTION, { kind: 'spell', targets: [{ what: { zone: 'effectsStack' } }], effects: [negate] }),
    ).toContain(UNSAID);
    const rule: Mod = { mod: 'rule', rule: 'cantBeNegated' };
    const own: Ability = { kind: 'static', zone: 'effectsStack', mods: [rule] };
    expect(spellSays("This card's activation can't be negated.", own)).toBe(true);
    const all: Ability = { kind: 'static', affects: { players: 'you' }, mods: [rule] };
    expect(says("Card activations you control can't be negated.", all)).toBe(true);
  });
  it('change what the next card costs', () => {
    const next = (amount: number, of?: FilterClause, ends: FilterClause | undefined = of): Ability =>
      spell({
        do: 'modify',
        what: 'you',
        mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount }], ...(of ? { of } : {}) }],
        until: { kind: 'untilEvent', on: { on: 'activate', player: 'you', ...(ends ? { object: ends } : {}) } },
      });
    tells(
      'The next card you activate this turn costs 2 less to activate.',
      next(2),
      next(3),
      next(2, subtype('Reaction')),
    );
    tells(
      'The next Reaction card you activate this turn costs (1) less to activate.',
      next(1, subtype('Reaction')),
      next(1),
      next(1, subtype('Reaction'), subtype('Spell')),
    );
  });
  it('are activated in other zones', () => {
    const from = (zone: string, cost: Cost[], more: object = {}): Ability => ({
      ...activated(cost, { effects: [draw(1)] }),
      zone,
      ...more,
    });
    const self: Cost = { pay: 'banish', what: 'self' };
    expect(
      says(
        '(2), Banish this card from your graveyard: Draw a card.',
        from('graveyard', [{ pay: 'reserve', amount: 2 }, self]),
      ),
    ).toBe(true);
    const given = from('hand', [{ pay: 'discardCards', what: 'self' }]);
    expect([
      says('Discard this card from your hand: Draw a card.', given),
      says('Discard this card: Draw a card.', given),
    ]).toEqual([true, false]);
    const release = from('lineage', [self], { keyword: 'lineage release' });
    expect([says('Lineage Release — Draw a card.', release), says('Banish this card: Draw a card.', release)]).toEqual([
      true,
      false,
    ]);
    const any = activated([{ pay: 'discardCards', what: [{ zone: 'hand' }, { owner: 'you' }, element('fire')] }], {
      effects: [draw(1)],
    });
    expect([says('Discard a fire element card: Draw a card.', any), says('Discard a card: Draw a card.', any)]).toEqual(
      [true, false],
    );
  });
  it('summon tokens by name', () => {
    const create = (more: object = {}): Effect => ({ do: 'create', named: 'Powercell', ...more });
    tells('Summon a Powercell token rested.', spell(create({ status: { rested: true } })), spell(create()));
    tells('Summon two Powercell tokens.', spell(create({ count: 2 })), spell(create({ count: 2, who: 'opponents' })));
    tells('Summon a Powercell token with a buff counter on it.', spell(create({ counters: { buff: 1 } })));
    tells(
      'Destroy target token ally.',
      aimed([and(ally, { is: 'token' })], destroy(t(0))),
      aimed([ally], destroy(t(0))),
    );
    tells('Destroy target non-token ally.', aimed([and(ally, { not: { is: 'token' } })], destroy(t(0))));
  });
  it('ask for damage, and for keywords of cards', () => {
    tells(
      'Destroy target damaged ally.',
      aimed([and(ally, { stat: ['damage', '>=', 1] })], destroy(t(0))),
      aimed([and(ally, { stat: ['damage', '>=', 2] })], destroy(t(0))),
    );
    tells('Destroy target undamaged ally.', aimed([and(ally, { not: { stat: ['damage', '>=', 1] } })], destroy(t(0))));
    const least = (many: number): Condition => ({
      compare: [{ stat: 'damage', of: { each: yourChampion } }, '>=', many],
    });
    tells('[Damage 20+] Draw a card.', spell(when(least(20), draw(1))), spell(when(least(21), draw(1))));
    tells(
      'If your champion has 20 or more damage counters on them, draw a card.',
      spell(when(least(20), draw(1))),
      spell(when(least(2), draw(1))),
    );
    const paid = (clause: FilterClause): Ability =>
      activated([{ pay: 'banish', what: [...yours('graveyard'), clause], label: 'a card' }], { effects: [draw(1)] });
    const text = 'Banish a card with floating memory from your graveyard: Draw a card.';
    expect([says(text, paid({ cardKeyword: 'floating memory' })), says(text, paid({ cardKeyword: 'cleave' }))]).toEqual(
      [true, false],
    );
  });
  it('move things', () => {
    tells(
      "Return target ally to its owner's hand.",
      aimed([ally], returnToHand(t(0))),
      aimed([ally], { do: 'move', what: t(0), to: 'memory', cause: 'return' }),
    );
    tells(
      'Destroy target weapon an opponent controls.',
      aimed([and(weapon, opponentControls)], destroy(t(0))),
      aimed([weapon], destroy(t(0))),
      aimed([and(weapon, opponentControls)], banish(t(0))),
    );
    tells('Target opponent puts the top two cards of their deck into their graveyard.', {
      kind: 'spell',
      targets: [{ what: { player: 'opponent' } }],
      effects: [{ do: 'move', what: { top: 2, of: t(0) }, to: 'graveyard' }],
    });
  });
  it('ask, and say what follows', () => {
    tells(
      'You may discard a card. If you do, draw two cards.',
      spell(may('', { do: 'discard', who: 'you', count: 1 }, draw(2))),
      spell({ do: 'discard', who: 'you', count: 1 }, draw(2)),
    );
    tells(
      'Draw a card unless you pay (2).',
      spell({ do: 'pay', cost: [{ pay: 'reserve', amount: 2 }], else: [draw(1)] }),
      spell({ do: 'pay', cost: [{ pay: 'reserve', amount: 3 }], else: [draw(1)] }),
    );
  });
  it('do the same in another way instead', () => {
    tells(
      'Deal 2 damage to target ally. Class Bonus: Deal 3 damage to that ally instead.',
      aimed([ally], { do: 'if', if: CLASS_BONUS, then: [damage(3, t(0))], else: [damage(2, t(0))] }),
      aimed([ally], { do: 'if', if: CLASS_BONUS, then: [damage(2, t(0))], else: [damage(3, t(0))] }),
      aimed([ally], damage(2, t(0)), when(CLASS_BONUS, damage(3, t(0)))),
    );
  });
  it('choose without targeting', () => {
    tells(
      'Choose a unit and deal 2 damage to it.',
      spell(choose('it', unit, { min: 1, max: 1 }), damage(2, saved('it'))),
      aimed([unit], damage(2, t(0))),
    );
    tells(
      'Put a buff counter on an ally you control.',
      spell(choose('it', and(ally, youControl), { min: 1, max: 1 }), putCounters(1, 'buff', saved('it'))),
    );
  });
  it('prevent damage', () => {
    tells(
      'Prevent the next 2 combat damage that would be dealt to target unit this turn.',
      aimed([unit], shield(2, t(0), true)),
      aimed([unit], shield(2, t(0), false)),
      aimed([unit], shield(3, t(0), true)),
    );
    // One shield for all of them together is what no card says.
    expect(
      spellSays(
        'Prevent the next 2 combat damage that would be dealt to each ally this turn.',
        spell(shield(2, each(ally), true, { apart: true })),
      ),
    ).toBe(true);
    expect(printedOn(ACTION, spell(shield(2, each(ally), true)))).toContain(UNSAID);
  });
  it('last until a turn ends', () => {
    tells(
      'Until end of turn, target ally gets +1 POWER and "On Hit: Draw a card."',
      aimed([ally], untilEndOfTurn(t(0), plus('power', 1), has(onHit(draw(1))))),
      aimed([ally], untilEndOfTurn(t(0), plus('power', 1), has(onAttack(draw(1))))),
    );
    tells(
      'Target ally gets +1 POWER until the end of your next turn.',
      aimed([ally], { do: 'modify', what: t(0), mods: [plus('power', 1)], until: { kind: 'endOfNextTurn' } }),
      aimed([ally], untilEndOfTurn(t(0), plus('power', 1))),
    );
  });
  it('have costs besides', () => {
    const paid: Ability = {
      kind: 'spell',
      additional: [returnToMaterial(and(regalia, youControl), 'a regalia')],
      effects: [wakeUp(YOUR_CHAMPION)],
    };
    tells(
      "As an additional cost to activate this card, return a regalia you control to its owner's material deck. Wake up your champion.",
      paid,
      spell(wakeUp(YOUR_CHAMPION)),
    );
  });
  it('look through the deck', () => {
    const dig: Effect = {
      do: 'dig',
      count: 4,
      take: { to: 'memory', filter: [ally], may: true, reveal: true },
      rest: { to: 'bottom', order: 'any' },
    };
    tells(
      'Look at the top four cards of your deck. You may reveal an ally card from among them and put it into your memory. Put the rest on the bottom of your deck in any order.',
      spell(dig),
      spell({ ...dig, take: { to: 'hand', filter: [ally], may: true, reveal: true } }),
      spell({ ...dig, rest: { to: 'bottom', order: 'random' } }),
    );
  });
  it('are several to choose from', () => {
    const modes: Ability = {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'one', effects: [draw(1)] },
          { label: 'two', effects: [glimpse(3)] },
        ],
      },
    };
    expect(spellSays('Choose one—\n• Draw a card.\n• Glimpse 3.', modes)).toBe(true);
    expect(effectsWording({ effects: [draw(1)] }, { name: 'A', props: {}, abilities: [] })).toContain('draw');
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

/** What instructions are printed as. */
import type { Ability, Condition, Cost, Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  ally,
  and,
  banish,
  CLASS_BONUS,
  choose,
  damage,
  destroy,
  draw,
  drawIntoMemory,
  each,
  element,
  glimpse,
  has,
  LV,
  may,
  onAttack,
  onHit,
  opponentControls,
  plus,
  putCounters,
  regalia,
  returnToHand,
  returnToMaterial,
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
  yours,
} from '../../src/language/builders.js';
import { effectsWording } from '../../src/text/index.js';
import { printedOn, says, saysOn, UNSAID } from './printing.js';

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

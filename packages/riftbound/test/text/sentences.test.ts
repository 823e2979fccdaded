/** Sentences that several words make together, each beside what it does not say. */
import type { Ability, Effect, Filter, FilterClause, Ref, StaticAbility, TargetSpec, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  always,
  and,
  atBattlefield,
  channelRunes,
  deal,
  deathknell,
  draw,
  enemy,
  friendly,
  gear,
  giveMight,
  here,
  keyword,
  other,
  pays,
  playMe,
  spell,
  t,
  target,
  type,
  unit,
  when,
  yours,
} from '../../src/language/builders.js';
import { says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const might = (value: number | { count: Filter }) => [{ mod: 'add', stat: 'might', value } as const];
const plain = (...effects: Effect[]): Ability => spell({ effects });
const onSpell = (text: string, ability: Ability): boolean => saysOn(SPELL, text, ability);
const bonus: StaticAbility = always([
  { mod: 'cost', optional: { name: 'additional', cost: [pays(1)] } },
]) as StaticAbility;
const died = (object: Filter): Ability =>
  always(might(1), undefined, {
    compare: [
      { happened: { on: 'move', object, match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } } },
      '>=',
      1,
    ],
  });

describe('triggers', () => {
  it('depend on Legion, which counts the card itself as it is played', () => {
    const cards = (n: number): Ability =>
      when(playMe, [draw(1)], { if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', n] } });
    expect(says('[Legion][>] When you play me, draw 1.', keyword('legion'), cards(2))).toBe(true);
    expect(says('[Legion][>] When you play me, draw 1.', keyword('legion'), cards(1))).toBe(false);
  });
  it('ask how it was paid for', () => {
    const paid = when(playMe, [draw(1)], { if: { paid: 'additional' } });
    const text =
      'You may pay [1] as an additional cost to play me.\nWhen you play me, if you paid the additional cost, draw 1.';
    expect(says(text, bonus, paid)).toBe(true);
    expect(says(text, bonus, when(playMe, [draw(1)]))).toBe(false);
  });
  it('count by the turn', () => {
    const nth = (n: number): Ability => when({ on: 'moved', object: 'self', nth: n }, [draw(1)]);
    expect(says('The third time I move in a turn, draw 1.', nth(3))).toBe(true);
    expect(says('The third time I move in a turn, draw 1.', nth(2))).toBe(false);
  });
  it('say where and how something moves or attacks', () => {
    const moved = when({ on: 'moved', object: [{ self: true }, atBattlefield] as never }, [draw(1)]);
    expect(says('When I move to a battlefield, draw 1.', moved)).toBe(true);
    expect(says('When I move, draw 1.', moved)).toBe(false);
    const alone = (on: 'unit:attack' | 'unit:defend'): Ability =>
      when({ on, object: and(friendly, unit, { is: 'alone' }) }, [draw(1)]);
    const text = 'When a friendly unit attacks or defends alone, draw 1.';
    expect(says(text, alone('unit:attack'), alone('unit:defend'))).toBe(true);
    expect(says(text, alone('unit:attack'))).toBe(false);
    const attacked = when({ on: 'unit:attack', object: and(enemy, unit) }, [draw(1)], {
      if: { is: [{ event: 'battlefield' }, yours as never] },
    });
    expect(says('When an enemy unit attacks a battlefield you control, draw 1.', attacked)).toBe(true);
    expect(says('When an enemy unit attacks, draw 1.', attacked)).toBe(false);
  });
  it('ask whose turn it is as they happen', () => {
    const theirs = when({ on: 'play', player: 'you', match: { card: true } }, [draw(1)], {
      if: { turnOf: 'opponent' },
    });
    expect(says("When you play a card on an opponent's turn, draw 1.", theirs)).toBe(true);
    expect(says('When you play a card on your turn, draw 1.', theirs)).toBe(false);
  });
});

describe('what holds', () => {
  it('since something happened this turn', () => {
    expect(says('If an enemy unit has died this turn, I have +1 [M].', died(and(enemy, unit)))).toBe(true);
    expect(says('If a unit died this turn, I have +1 [M].', died(unit))).toBe(true);
    expect(says('If a unit died this turn, I have +1 [M].', died(and(enemy, unit)))).toBe(false);
  });
  it('at the battlefield where the card is', () => {
    const near = always(might({ count: and(friendly, unit, here, atBattlefield) }));
    expect(says('I have +1 [M] for each friendly unit at my battlefield.', near)).toBe(true);
    expect(says('I have +1 [M] for each friendly unit at a battlefield.', near)).toBe(false);
    expect(says('My Might is increased by the number of friendly units at my battlefield.', near)).toBe(true);
    const others = always(might(1), and(friendly, unit, other, here));
    expect(says('Other friendly units have +1 [M] here.', others)).toBe(true);
  });
  it('in company', () => {
    const led = (n: number): Ability =>
      always(might(1), undefined, {
        all: [{ is: ['self', atBattlefield] }, { compare: [{ count: and(unit, yours, other, here) }, '=', n] }],
      });
    const text = "I have +1 [M] while I'm at a battlefield with exactly one other unit you control.";
    expect(says(text, led(1))).toBe(true);
    expect(says(text, led(2))).toBe(false);
  });
  it('for what others cost', () => {
    const less = (energy: number): Ability =>
      always([{ mod: 'cost', less: [pays(energy)], downTo: [pays(1)], of: type('Spell') }], {
        players: 'you',
      } as never);
    const text = 'The Energy cost of spells you play is reduced by [2], to a minimum of [1].';
    expect(says(text, less(2))).toBe(true);
    expect(says(text, less(1))).toBe(false);
  });
  it('twice on one condition', () => {
    const asked = { exists: and(gear, yours) };
    const pair = [always([{ mod: 'cost', less: [pays(2)] }], undefined, asked), always(might(1), undefined, asked)];
    expect(says('If you control a gear, I cost [2] less and have +1 [M].', ...pair)).toBe(true);
    expect(says('If you control a gear, I cost [2] less and have +1 [M].', ...pair.slice(0, 1))).toBe(false);
  });
});

describe('instructions', () => {
  it('say a verb once for two', () => {
    const both = spell({
      targets: [target(unit), target(unit, { notIn: [0] })],
      effects: [giveMight(2, t()), giveMight(-2, t(1))],
    });
    expect(onSpell('Give a unit +2 [M] this turn and another unit -2 [M] this turn.', both)).toBe(true);
    expect(onSpell('Give a unit +2 [M] this turn and another unit -1 [M] this turn.', both)).toBe(false);
    const each = spell({ targets: [target(unit, { min: 2, max: 2 })], effects: [giveMight(1, t())] });
    expect(onSpell('Give two units each +1 [M] this turn.', each)).toBe(true);
  });
  it('choose among two', () => {
    const one: Effect = {
      do: 'either',
      choices: [
        { label: 'a', effects: [draw(1)] },
        { label: 'b', effects: [channelRunes(1, true)] },
      ],
    };
    expect(onSpell('Draw 1 or channel 1 rune exhausted.', plain(one))).toBe(true);
    expect(onSpell('Draw 1 or channel 1 rune.', plain(one))).toBe(false);
  });
  it('say what is done where it could not be done whole', () => {
    const runes = and({ zone: 'runeDeck' }, { owner: 'you' });
    const short = (atLeast: number): Effect => ({
      do: 'if',
      if: { exists: runes, atLeast },
      then: [channelRunes(2, true)],
      else: [channelRunes(2, true), draw(1)],
    });
    const text = "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1.";
    expect(onSpell(text, plain(short(2)))).toBe(true);
    expect(onSpell(text, plain(short(3)))).toBe(false);
  });
  it('move so many of a zone', () => {
    const some = (n: number): Effect[] => [
      { do: 'choose', from: and({ zone: 'trash' }, { owner: 'you' }), min: n, max: n, save: 'these' },
      { do: 'move', what: { saved: 'these' }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
    ];
    expect(onSpell('Recycle 3 from your trash.', plain(...some(3)))).toBe(true);
    expect(onSpell('Recycle 3 from your trash.', plain(...some(2)))).toBe(false);
  });
  it('repeat what was done as the card was played', () => {
    const text = "When you play this, draw 1.\n[Deathknell][>] Repeat this gear's play effect.";
    const played = when(playMe, [draw(1)]);
    expect(saysOn({ types: ['Gear'] }, text, played, deathknell(draw(1)))).toBe(true);
    expect(saysOn({ types: ['Gear'] }, text, played, deathknell(draw(2)))).toBe(false);
  });
  it('deal as much as a figure', () => {
    const costly = spell({
      targets: [target(unit)],
      effects: [
        { do: 'discard', who: 'you', count: 1, save: 'gone' },
        deal({ stat: 'energy', of: { saved: 'gone' } }, t()),
      ],
    });
    expect(onSpell('Discard 1. Deal its Energy cost as damage to a unit.', costly)).toBe(true);
    expect(onSpell('Discard 1. Deal its Might as damage to a unit.', costly)).toBe(false);
  });
});

describe('Equipment', () => {
  const EQUIPMENT = { types: ['Gear'], tags: ['Equipment'] };
  const equip = { ...keyword('equip'), cost: [pays(1, 'Fury')] };
  it('says Equip with its cost, and its effect text as its unit would', () => {
    const text = always([{ mod: 'ability', ability: keyword('assault', 2) }]);
    const given: StaticAbility = { ...(text as StaticAbility), affects: 'attached' };
    expect(saysOn(EQUIPMENT, '[Equip] [1][Fury]\n[Assault 2]', equip, given)).toBe(true);
    expect(saysOn(EQUIPMENT, '[Equip] [1][Fury]\n[Assault 2]', equip, text)).toBe(false);
    const conquering: StaticAbility = {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'ability', ability: when({ on: 'unit:conquer', object: 'self' }, [draw(1)]) }],
    };
    expect(saysOn(EQUIPMENT, 'When I conquer, draw 1.', conquering)).toBe(true);
  });
  it('is attached, detached and predicted about', () => {
    const both = [target(gear), target(and(unit, friendly))];
    expect(
      onSpell(
        'Attach a gear to a friendly unit.',
        spell({ targets: both, effects: [{ do: 'attach', what: t(), to: t(1) }] }),
      ),
    ).toBe(true);
    expect(
      onSpell('Detach a gear.', spell({ targets: [target(gear)], effects: [{ do: 'unattach', what: t() }] })),
    ).toBe(true);
    const predict = (count: number): Effect => ({ do: 'arrange', kind: 'PREDICT', count, piles: ['top', 'bottom'] });
    expect(onSpell('[Predict 2]. Draw 1.', plain(predict(2), draw(1)))).toBe(true);
    expect(onSpell('[Predict]. Draw 1.', plain(predict(2), draw(1)))).toBe(false);
  });
});

describe('what is otherwise this turn', () => {
  const each = (...refs: Ref[]): FilterClause => ({ any: refs.map((ref) => ({ in: ref })) });
  const fight = (from: FilterClause, targets: TargetSpec[]): Ability =>
    spell({
      targets,
      effects: [
        {
          do: 'damage',
          from: { each: [from] },
          as: 'one',
          to: { each: [from, { not: { in: { saved: 'one' } } }] },
          amount: { stat: 'might', of: { saved: 'one' } },
        },
      ],
    });
  it('is damage of units to each other', () => {
    const both = [target(and(unit, friendly)), target(and(unit, enemy))];
    const text = 'Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.';
    expect(onSpell(text, fight(each(t(0), t(1)), both))).toBe(true);
    expect(onSpell(text, fight(each(t(0)), both))).toBe(false);
  });
  it('is damage prevented or doubled, and what would die banished', () => {
    const lasting = (effect: Omit<Extract<Effect, { do: 'createReplacement' }>, 'do'>): Ability =>
      spell({ targets: [target(unit)], effects: [{ do: 'createReplacement', entities: t(), ...effect }] });
    const next = 'Choose a unit. The next time that unit would be dealt damage this turn, prevent it.';
    expect(onSpell(next, lasting({ replaces: { on: 'damage', prevent: true }, once: true }))).toBe(true);
    expect(onSpell(next, lasting({ replaces: { on: 'damage', prevent: true } }))).toBe(false);
    const seven = 'Choose a unit. Prevent the next 7 damage that would be dealt to it this turn.';
    expect(onSpell(seven, lasting({ replaces: { on: 'damage', prevent: true }, shield: 7 }))).toBe(true);
    expect(onSpell(seven, lasting({ replaces: { on: 'damage', prevent: true }, shield: 6 }))).toBe(false);
    const dying = { on: 'move', match: { from: 'board', to: 'trash' } } as const;
    const banished = 'Choose a unit. If it would die this turn, banish it instead.';
    expect(onSpell(banished, lasting({ replaces: { ...dying, change: { to: 'banishment' } } }))).toBe(true);
    expect(onSpell(banished, lasting({ replaces: { ...dying, change: { to: 'hand' } } }))).toBe(false);
  });
  it('is done on a level, or for each of some tags', () => {
    const give = (level: number): Ability =>
      spell({
        targets: [target(unit)],
        effects: [
          {
            do: 'if',
            if: { compare: [{ stat: 'xp', of: 'you' }, '>=', level] },
            then: [giveMight(3, t())],
            else: [giveMight(1, t())],
          },
        ],
      });
    const text = 'Give a unit +1 [M] this turn. [Level 6][>] Give it +3 [M] this turn instead.';
    expect(onSpell(text, give(6))).toBe(true);
    expect(onSpell(text, give(5))).toBe(false);
    const tags = (...all: string[]): Value => ({
      sum: all.map((tag) => ({ least: [1, { count: and(unit, yours, { has: ['tags', tag] }) }] })),
    });
    const friends = 'Give a unit +1 [M] this turn for each of the following tags among your units — Bird and Cat.';
    const aided = (value: Value): Ability => spell({ targets: [target(unit)], effects: [giveMight(value, t())] });
    expect(onSpell(friends, aided(tags('Bird', 'Cat')))).toBe(true);
    expect(onSpell(friends, aided(tags('Bird', 'Dog')))).toBe(false);
  });
});

describe('how a card was played', () => {
  it('is said of what waits for it, and of what it costs', () => {
    const facedown = when({ on: 'play', player: 'you', match: { card: true }, object: { playedFrom: 'facedown' } }, [
      draw(1),
    ]);
    expect(says('When you play a card from face down, draw 1.', facedown)).toBe(true);
    expect(says('When you play a card, draw 1.', facedown)).toBe(false);
    const there = when({ on: 'play', object: [{ self: true }, { is: 'atBattlefield' }] }, [draw(1)]);
    expect(says('When you play me to a battlefield, draw 1.', there)).toBe(true);
    expect(says('When you play me, draw 1.', there)).toBe(false);
  });
});

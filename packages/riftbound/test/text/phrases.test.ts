/** Phrases of invented cards: what they say, in which ways, and that what differs is said otherwise. */
import type { Ability, Effect, Filter, Mod, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { bird, gold, mech, recruit } from '../../src/cards/tokens.js';
import {
  adds,
  always,
  and,
  atBattlefield,
  beginningPhase,
  channelRunes,
  deal,
  deathknell,
  draw,
  each,
  enemy,
  entersReadyIf,
  exhaustThis,
  friendly,
  gear,
  giveKeyword,
  giveMight,
  here,
  iConquer,
  keyword,
  kill,
  killThis,
  legionDiscount,
  opponent,
  other,
  pays,
  playMe,
  playToken,
  ready,
  repeatable,
  spell,
  t,
  tagged,
  target,
  type,
  unit,
  uses,
  weaken,
  when,
  yours,
} from '../../src/language/builders.js';
import { displayedAbility } from '../../src/text/index.js';
import { printed, printedOn, says, saysOn, UNSAID } from './printing.js';

const aimed = (targets: TargetSpec[], ...effects: Effect[]): Ability => spell({ targets, effects });
const plain = (...effects: Effect[]): Ability => spell({ effects });
const SPELL = { types: ['Spell'] };
const GEAR = { types: ['Gear'] };
/** A text says the first of these, and none of the others. */
const tells = (text: string, one: Ability, ...others: Ability[]): void => {
  expect(
    [one, ...others].map((ability) => saysOn(SPELL, text, ability)),
    text,
  ).toEqual([true, ...others.map(() => false)]);
};

describe('instructions', () => {
  it('deal damage', () => {
    tells('Deal 3 to a unit.', aimed([target(unit)], deal(3, t())), aimed([target(unit)], deal(2, t())));
    tells(
      'Deal 3 to all enemy units at a battlefield.',
      plain(deal(3, each(and(unit, enemy, atBattlefield)))),
      plain(deal(3, each(and(unit, friendly, atBattlefield)))),
    );
    tells(
      'Deal 6 to each of up to two units.',
      aimed([target(unit, { min: 0, max: 2 })], deal(6, t())),
      aimed([target(unit, { min: 2, max: 2 })], deal(6, t())),
    );
    tells(
      'Choose a friendly unit. It deals damage equal to its Might to an enemy unit.',
      aimed([target(and(unit, friendly)), target(and(unit, enemy))], {
        do: 'damage',
        from: t(0),
        to: t(1),
        amount: { stat: 'might', of: t(0) },
      }),
    );
  });
  it('give Might and keywords for a while', () => {
    const [a, b] = [giveMight(2, t()), giveKeyword(keyword('ganking'), t())];
    tells('Give a unit +2 [M] this turn.', aimed([target(unit)], a), aimed([target(unit)], giveMight(-2, t())));
    tells(
      'Give a unit [Ganking] this turn.',
      aimed([target(unit)], b),
      aimed([target(unit)], giveKeyword(keyword('ganking'), t(), true)),
    );
    tells('Give a gear [Temporary].', aimed([target(gear)], giveKeyword(keyword('temporary'), t(), true)));
    tells(
      'Give a unit -4 [M] this turn, to a minimum of 1 [M].',
      aimed([target(unit)], weaken(4, t(), 1)),
      aimed([target(unit)], weaken(4, t(), 2)),
    );
    expect(printedOn(SPELL, aimed([target(unit)], giveMight({ stat: 'might', of: t() }, t())))).toBe(
      "double a unit's Might this turn",
    );
  });
  it('draw, discard, channel and score', () => {
    tells('Discard 1, then draw 2.', plain({ do: 'discard', who: 'you', count: 1 }, draw(2)));
    tells(
      'Draw 1 and channel 1 rune exhausted.',
      plain(draw(1), channelRunes(1, true)),
      plain(draw(1), channelRunes(1, false)),
    );
    tells('You score 1 point.', plain({ do: 'stat', who: 'you', stat: 'points', amount: 1 }));
    tells('Draw 1 for each friendly gear.', plain(draw({ count: and(gear, friendly) })), plain(draw(1)));
  });
  it('move cards from zone to zone', () => {
    const back: Effect = { do: 'move', what: t(), to: 'hand', cause: 'return' };
    const own: Filter = [type('Unit') as never, { zone: 'trash' }, { owner: 'you' }];
    tells('Return a unit from your trash to your hand.', aimed([target(own)], back), aimed([target(unit)], back));
    tells("Return a gear to its owner's hand.", aimed([target(gear)], back));
    tells(
      "Return all units and gear to their owners' hands.",
      plain({ do: 'move', what: each({ any: [unit, gear] }), to: 'hand', cause: 'return' }),
    );
    tells('Banish this.', plain({ do: 'move', what: 'self', to: 'banishment', cause: 'banish' }));
  });
  it('play tokens that the rules know', () => {
    tells('Play a 1 [M] Recruit unit token.', plain(playToken(recruit)), plain(playToken(mech)));
    tells(
      'Play four 1 [M] Bird unit tokens with [Deflect].',
      plain(playToken(bird, { count: 4 })),
      plain(playToken(bird, { count: 3 })),
    );
    tells('Play a Gold gear token exhausted.', plain(playToken(gold, { exhausted: true })), plain(playToken(gold)));
    const stranger = { ...recruit, props: { ...recruit.props, might: 2 } };
    expect(printedOn(SPELL, plain(playToken(stranger)))).toContain(UNSAID);
  });
  it('offer and ask', () => {
    tells(
      'You may kill a gear. Draw 1.',
      aimed([target(gear, { min: 0, max: 1 })], { do: 'may', then: [kill(t())] }, draw(1)),
      aimed([target(gear, { min: 0, max: 1 })], kill(t()), draw(1)),
    );
    tells(
      'Counter a spell unless its controller pays [2].',
      aimed([target(and({ zone: 'chain' }, type('Spell')))], {
        do: 'pay',
        who: { controllerOf: t() },
        cost: [pays(2)],
        else: [{ do: 'counterOnStack', what: t() }],
      }),
    );
    const four: Effect = {
      do: 'if',
      if: { exists: and(gear, yours), atLeast: 2 },
      then: [deal(4, t())],
      else: [deal(2, t())],
    };
    tells('Deal 2 to a unit. If you control two or more gear, deal 4 to it instead.', aimed([target(unit)], four));
  });
  it('choose first, where a sentence says so', () => {
    const both = [target(and(unit, friendly)), target(and(gear, enemy))];
    tells(
      'Choose a friendly unit and an enemy gear. Ready that unit. Kill that gear.',
      aimed(both, ready(t(0)), kill(t(1))),
      aimed(both, ready(t(0)), kill(t(0))),
    );
  });
});

describe('abilities', () => {
  it('wait for something', () => {
    expect(says('When I conquer, draw 1.', when(iConquer, [draw(1)]))).toBe(true);
    expect(says('When you play me, draw 1.', when(playMe, [draw(1)]))).toBe(true);
    expect(saysOn(GEAR, 'When you play this, draw 1.', when(playMe, [draw(1)]))).toBe(true);
    expect(says('At the start of your Beginning Phase, draw 1.', when(beginningPhase('you'), [draw(1)]))).toBe(true);
    expect(says('When I conquer, you may draw 1.', when(iConquer, [draw(1)], { may: true }))).toBe(true);
    expect(says('When I conquer, you may draw 1.', when(iConquer, [draw(1)]))).toBe(false);
  });
  it('wait for one of two things', () => {
    const pair = [{ on: 'unit:attack', object: 'self' } as const, { on: 'unit:defend', object: 'self' } as const];
    expect(says('When I attack or defend, draw 1.', ...pair.map((on) => when(on, [draw(1)])))).toBe(true);
    expect(says('When I attack or defend, draw 1.', ...pair.slice(1).map((on) => when(on, [draw(1)])))).toBe(false);
    const hold = { on: 'unit:hold', object: 'self' } as const;
    expect(says('When you play me or when I hold, draw 1.', ...[playMe, hold].map((on) => when(on, [draw(1)])))).toBe(
      true,
    );
  });
  it('have costs, and their time in brackets', () => {
    expect(printed(uses([pays(1, 'Fury'), exhaustThis], [draw(1)]))).toBe('[1][Fury], [E]: draw 1');
    const quick = uses([exhaustThis], [draw(1)], { timing: 'action' });
    expect(says('[Action][>] [E]: Draw 1.', quick)).toBe(true);
    expect(says('[E]: [Action] — Draw 1.', quick)).toBe(true);
    expect(says('[Reaction][>] [E]: Draw 1.', quick)).toBe(false);
    expect(says('[1]: Draw 1. Use only once per turn.', uses([pays(1)], [draw(1)], { limit: { perTurn: 1 } }))).toBe(
      true,
    );
    expect(saysOn(GEAR, 'Kill this, [E]: [Reaction] — [Add] [A].', adds([killThis, exhaustThis], 0, ['any']))).toBe(
      true,
    );
    expect(printedOn({ types: ['Legend'] }, uses([exhaustThis], [draw(1)]))).toBe(UNSAID);
  });
  it('hold while something does', () => {
    const mighty = always([{ mod: 'add', stat: 'might', value: 1 }], undefined, {
      is: ['self', { counters: ['buff', 1] }],
    });
    expect(says("While I'm buffed, I have +1 [M].", mighty)).toBe(true);
    expect(says('I have +1 [M].', mighty)).toBe(false);
    const others = always([{ mod: 'ability', ability: keyword('shield') }], and(unit, friendly, other, here));
    expect(says('Other friendly units here have [Shield].', others)).toBe(true);
    expect(says('Your other units here have [Shield].', others)).toBe(false);
    const ours = always([{ mod: 'ability', ability: keyword('shield') }], and(unit, yours, other, here));
    expect(says('Your other units here have [Shield].', ours)).toBe(true);
    expect(says('Other friendly units here have [Shield].', ours)).toBe(false);
    expect(
      says(
        'Your Mechs have [Shield].',
        always([{ mod: 'ability', ability: keyword('shield') }], and(tagged('Mech'), yours)),
      ),
    ).toBe(true);
    expect(
      says(
        'I enter ready if you control another Dragon.',
        entersReadyIf({ exists: and(tagged('Dragon'), yours, other) }),
      ),
    ).toBe(true);
  });
  it('depend on keywords', () => {
    expect(says('[Legion] — I cost [2] less.', ...legionDiscount(2))).toBe(true);
    expect(says('[Legion][>] I cost [2] less.', ...legionDiscount(3))).toBe(false);
    expect(says('[Deathknell][>] Draw 1.', deathknell(draw(1)))).toBe(true);
    expect(says('[Assault 2] [Shield]', keyword('assault', 2), keyword('shield'))).toBe(true);
    expect(saysOn(SPELL, '[Repeat] [2]\nDraw 1.', ...repeatable(pays(2), { effects: [draw(1)] }))).toBe(true);
    expect(saysOn(SPELL, '[Repeat] [3]\nDraw 1.', ...repeatable(pays(2), { effects: [draw(1)] }))).toBe(false);
  });
});

describe('XP and what is Empowered', () => {
  const might = (value: number): Mod[] => [{ mod: 'add', stat: 'might', value }];
  it('are gained, spent and asked for', () => {
    tells(
      'Gain 1 XP.',
      plain({ do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
      plain({ do: 'stat', who: 'you', stat: 'points', amount: 1 }),
    );
    expect(says('Spend 3 XP, [E]: Draw 1.', uses([{ pay: 'xp', amount: 3 }, exhaustThis], [draw(1)]))).toBe(true);
    const level = always(might(1), undefined, { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] });
    expect(says('[Hunt 2]\n[Level 3][>] I have +1 [M].', keyword('hunt', 2), keyword('level', 3), level)).toBe(true);
    expect(says('[Level 4][>] I have +1 [M].', keyword('level', 4), level)).toBe(false);
  });
  it('say their cost and their condition', () => {
    const cost = { ...keyword('empower'), cost: [pays(1, 'Order')] };
    const strong = always(might(2), undefined, { is: ['self', { status: 'empowered' }] });
    expect(says('[Empower] [1][Order]\n[Empowered][>] I have +2 [M].', cost, keyword('empowered'), strong)).toBe(true);
    expect(says('[Empowered][>] I have +2 [M].', keyword('empowered'), always(might(2)))).toBe(false);
    expect(
      saysOn(
        GEAR,
        'Disempower this, [1], [E]: Draw 1.',
        uses([{ pay: 'disempower' }, pays(1), exhaustThis], [draw(1)]),
      ),
    ).toBe(true);
    tells(
      'Empower a gear.',
      aimed([target(gear)], { do: 'status', what: t(), status: 'empowered' }),
      aimed([target(gear)], ready(t())),
    );
  });
});

describe('descriptions', () => {
  const named = (...what: Filter[]): string => printedOn(SPELL, aimed([target(and(...what))], kill(t())));
  it('have their words in the places where cards have them', () => {
    expect(named(unit, enemy, { status: 'exhausted' })).toBe('kill an enemy exhausted unit');
    expect(named(unit, { stat: ['might', '<=', 3] }, atBattlefield)).toContain('with 3 [M] or less');
    expect(named(unit, friendly, { stat: ['might', '>=', 5] })).toBe('kill a friendly [Mighty] unit');
    expect(named({ any: [unit, gear] }, enemy)).toBe('kill an enemy unit or gear');
    expect(named(tagged(['Bird', 'Cat', 'Poro'] as never))).toBe('kill a Bird, Cat, or Poro');
    expect(named(unit, { not: tagged('Dragon') })).toBe('kill a non-Dragon unit');
  });
  it('of players are said first', () => {
    const shows = when(playMe, [{ do: 'discard', who: t(), count: 1 }], { targets: [target(opponent)] });
    expect(says('When you play me, choose an opponent. They discard 1.', shows)).toBe(true);
  });
});

describe('what people are shown', () => {
  const face = { name: 'Quiet Ferryman', props: { types: ['Unit'] }, abilities: [] };
  it('begins sentences with capital letters', () => {
    expect(displayedAbility(when(iConquer, [draw(1), kill('self')]), face)).toBe('When I conquer, draw 1. Kill me.');
    expect(displayedAbility(keyword('assault', 2), face)).toBe('[Assault 2]');
  });
  it('is nothing where no card says it', () => {
    expect(displayedAbility(when(iConquer, []), face)).toBeUndefined();
  });
});

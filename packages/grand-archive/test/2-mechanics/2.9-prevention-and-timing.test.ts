/** Prevention, unpreventable damage, delayed triggers, memory costs beside materializing, and what gives Opportunity (2.3–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const END: JsonObject = { kind: 'endOfTurn' };
const bolt = (amount: number, more: JsonObject = {}): JsonObject =>
  action('Bolt', {
    targets: [on('Champion', 'Ally')],
    effects: [{ do: 'damage', amount, to: { target: 0 }, ...more }],
  });
/** A shield of 3 on one's champion, or one instance of prevention of it. */
const guard = (more: JsonObject, replaces: JsonObject = {}): JsonObject =>
  action('Guard', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }, { controller: 'you' }] },
        replaces: { on: 'damage', prevent: true, ...replaces },
        until: END,
        ...more,
      },
    ],
  });
const FIRE = { card: 'Spirit of Fire' };
const shot = (cards: JsonObject[], times: number, hand: string[] = ['Guard']) => {
  const game = play(cards, { hand: Array.from({ length: times }, () => 'Bolt') }, { hand });
  game.pass().activateCard(1, 'Guard').resolve();
  return Array.from({ length: times }, () => game.activateCard(0, 'Bolt', FIRE).resolve().damage(1));
};

describe('preventing damage', () => {
  it('ga:2.9.1.1 a prevention takes off some of the damage or all of it', () => {
    expect([shot([bolt(5), guard({ shield: 3 })], 1), shot([bolt(2), guard({ shield: 3 })], 1)]).toEqual([[2], [0]]);
  });

  it('ga:2.9.0.8 damage that is prevented does not happen: nothing that waits for it triggers', () => {
    const sting = ally(
      'Sting',
      { power: 2 },
      {
        kind: 'triggered',
        on: { on: 'damage', source: 'self' },
        effects: [DRAW],
      },
    );
    const drawn = (...hand: string[]) => {
      const game = play([sting, guard({ shield: 3 })], { field: ['Sting'] }, { hand });
      if (hand.length > 0) game.pass().activateCard(1, 'Guard').resolve();
      game.declare(0, 'Sting', 'Spirit of Fire').fight();
      return [game.damage(1), game.count(0, 'hand'), game.happened('DAMAGE_DEALT').length];
    };
    expect([drawn(), drawn('Guard')]).toEqual([
      [2, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('ga:2.9.1.4 a shield lasts for so much damage, an instance for one time', () => {
    expect(shot([bolt(2), guard({ shield: 3 })], 3)).toEqual([0, 1, 3]);
    expect(shot([bolt(2), guard({ once: true })], 3)).toEqual([0, 2, 4]);
  });

  it('ga:2.9.0.3 damage that can not be prevented is dealt, ga:2.9.1.6 and leaves a shield as it is', () => {
    const cards = [
      guard({ shield: 3 }),
      bolt(3),
      { ...bolt(2, { unpreventable: true }), name: 'Spike' },
    ] as JsonObject[];
    const spike = cards[2] as { props: JsonObject };
    spike.props = { ...spike.props, name: 'Spike' };
    const game = play(cards, { hand: ['Spike', 'Bolt'] }, { hand: ['Guard'] });
    game.pass().activateCard(1, 'Guard').resolve();
    expect(game.activateCard(0, 'Spike', FIRE).resolve().damage(1)).toBe(2);
    expect(game.activateCard(0, 'Bolt', FIRE).resolve().damage(1)).toBe(2);
  });

  it('ga:2.9.1.6 what prevents one time has tried that time, and what follows on it follows', () => {
    const cards = [
      guard({ once: true }, { also: [DRAW] }),
      bolt(3),
      action('Spike', {
        targets: [on('Champion')],
        effects: [{ do: 'damage', amount: 2, to: { target: 0 }, unpreventable: true }],
      }),
    ];
    const game = play(cards, { hand: ['Spike', 'Bolt'] }, { hand: ['Guard'] });
    game.pass().activateCard(1, 'Guard').resolve();
    game.activateCard(0, 'Spike', FIRE).resolve();
    expect([game.damage(1), game.count(1, 'hand')]).toEqual([2, 1]);
    expect(game.activateCard(0, 'Bolt', FIRE).resolve().damage(1)).toBe(5);
  });

  it('ga:2.9.1.7 or for those of a kind', () => {
    const ward = card(
      'Ward',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'replacement',
        on: 'damage',
        target: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
        prevent: true,
      },
    );
    const field = ['Ward', 'Banner Knight'];
    const game = play([ward, bolt(1)], { hand: ['Bolt', 'Bolt', 'Bolt'], field: ['Blitz Mage'] }, { field });
    for (const name of ['Banner Knight', 'Spirit of Fire', 'Blitz Mage'])
      game.activateCard(0, 'Bolt', { card: name }).resolve();
    expect([game.the('Banner Knight').damage, game.damage(1), game.zones('Blitz Mage')]).toEqual([0, 1, ['graveyard']]);
  });

  it('ga:2.9.1.7 a prevention is for the units that it names', () => {
    const game = play(
      [guard({ shield: 3 }), bolt(1)],
      { hand: ['Bolt', 'Bolt'] },
      { hand: ['Guard'], field: ['Banner Knight'] },
    );
    game.pass().activateCard(1, 'Guard').resolve();
    game.activateCard(0, 'Bolt', { card: 'Banner Knight' }).resolve().activateCard(0, 'Bolt', FIRE).resolve();
    expect([game.the('Banner Knight').damage, game.damage(1)]).toEqual([1, 0]);
  });

  it('ga:2.9.1.8 and from the sources that it names', () => {
    const fromAllies = guard({ shield: 9 }, { source: { has: ['types', ['Ally']] } });
    const game = play([fromAllies, bolt(2)], { hand: ['Bolt'], field: ['Blitz Mage'] }, { hand: ['Guard'] });
    game.pass().activateCard(1, 'Guard').resolve();
    game.activateCard(0, 'Bolt', FIRE).resolve();
    expect(game.damage(1)).toBe(2);
    expect(game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight().damage(1)).toBe(2);
  });

  it('ga:2.9.0.12 an action deals the damage that it says to what was chosen', () => {
    const game = play([bolt(4)], { hand: ['Bolt'] }, { field: ['Banner Knight'] });
    game.activateCard(0, 'Bolt', FIRE).resolve();
    expect([game.damage(0), game.damage(1), game.the('Banner Knight').damage]).toEqual([0, 4, 0]);
  });
});

describe('delayed triggers', () => {
  const later = action('Later', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [DRAW] }],
  });
  const deny = action('Deny', {
    targets: [{ what: [{ zone: 'effectsStack' }] }],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  });

  it('ga:2.4.2.5.1 a delayed trigger comes of the resolution of another ability or card', () => {
    const game = play([later], { hand: ['Later'] }, {})
      .activateCard(0, 'Later')
      .resolve()
      .to('end');
    expect([game.stack(), game.resolve().count(0, 'hand')]).toEqual([['Later'], 1]);
    // For that one time.
    expect(game.to('end', 4).stack()).toEqual([]);
  });

  it('ga:2.4.2.5.1.1 what was negated makes none', () => {
    const game = play([later, deny], { hand: ['Later'] }, { hand: ['Deny'] })
      .activateCard(0, 'Later')
      .pass();
    game.activateCard(1, 'Deny', { card: 'Later' }).resolveAll().to('end');
    expect([game.stack(), game.zones('Later')]).toEqual([[], ['graveyard']]);
  });

  it('ga:2.4.2.5.3 a delayed trigger is an ability that may be negated', () => {
    const game = play([later, deny], { hand: ['Later'] }, { hand: ['Deny'] })
      .activateCard(0, 'Later')
      .resolve()
      .to('end');
    game.pass().activateCard(1, 'Deny', { card: 'Later' }).resolve();
    expect([game.stack(), game.count(0, 'hand')]).toEqual([[], 0]);
    // It is a triggered ability to what asks for those.
    const hush = action('Hush', {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'trigger' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const other = play([later, hush], { hand: ['Later'] }, { hand: ['Hush'] })
      .activateCard(0, 'Later')
      .resolve();
    other.to('end').pass().activateCard(1, 'Hush', { card: 'Later' }).resolve();
    expect([other.stack(), other.count(0, 'hand')]).toEqual([[], 0]);
  });
});

describe('costs of the memory', () => {
  it('ga:2.3.1.6.3 who pays may choose another way to, ga:2.3.2.7.3 as floating memory, also for what is materialized', () => {
    const floating = card(
      'Driftwood',
      { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast' },
      { kind: 'keyword', keyword: 'floating memory' },
      { kind: 'spell', effects: [] },
    );
    const mine = {
      champion: lorraine(1),
      memory: some(1),
      graveyard: ['Driftwood'],
      materialDeck: ["Warrior's Longsword"],
    };
    const start = () =>
      play([floating], { ...mine }, {})
        .to('materialize', 5)
        .choose(0, { card: "Warrior's Longsword" });
    const asked = start();
    expect(asked.decision()).toMatchObject({ kind: 'FLOATING_MEMORY', min: 0 });
    expect(asked.decision().rules).toEqual(expect.arrayContaining(['ga:2.3.1.6.3', 'ga:2.3.2.7.3']));
    asked.choose(0, [{ card: 'Driftwood' }]);
    expect([asked.zones('Driftwood'), asked.count(0, 'memory')]).toEqual([['banishment'], 1]);
    const other = start().choose(0, []);
    expect([other.zones('Driftwood'), other.count(0, 'memory')]).toEqual([['graveyard'], 0]);
  });

  it('ga:2.3.3.2.3 as soon as the cost is paid the card waits on the Effects Stack', () => {
    const mine = { champion: lorraine(1), memory: some(2), materialDeck: ["Warrior's Longsword"] };
    const game = position([mine, {}], { turn: { step: 'materialize' } }).choose(0, { card: "Warrior's Longsword" });
    expect([game.count(0, 'banishment'), game.stack(), game.decision().kind]).toEqual([
      1,
      ["Warrior's Longsword"],
      'OPPORTUNITY',
    ]);
    // It resolves in this phase, in which others may answer.
    expect(game.view().turn.phase).toBe('materialize');
    const types = game.events.map(({ type }) => type);
    expect(types.slice(types.lastIndexOf('OBJECT_MOVED'))).not.toContain('OPPORTUNITY_PASSED');
  });

  it('ga:2.3.3.1.2 what was reserved for one card is not exchanged for another', () => {
    const game = position([
      { hand: ['Favorable Winds', 'Favorable Winds', 'Reclaim', 'Banner Knight', 'Fireball'] },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Favorable Winds' }).choose(0, [{ card: 'Reclaim' }]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Favorable Winds' });
    expect(game.choices()).not.toContain('Reclaim');
    game.choose(0, [{ card: 'Banner Knight' }]);
    expect([game.zones('Reclaim'), game.zones('Banner Knight')]).toEqual([['memory'], ['memory']]);
  });
});

describe('Opportunity and targets', () => {
  it('ga:2.8.2.1.1.1 an activation gives Opportunity, and so does a trigger that goes on the Effects Stack', () => {
    const game = position([{ champion: rai(1), field: ['Impassioned Tutor', 'Bauble of Abundance'] }, {}]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire');
    expect([game.stack(), game.decision().kind, game.view().turn.step]).toEqual([
      ['Impassioned Tutor'],
      'OPPORTUNITY',
      'attackDeclaration',
    ]);
    game.use(0, 'Bauble of Abundance');
    expect([game.stack().length, game.decision().kind]).toEqual([2, 'OPPORTUNITY']);
    // In a phase that gives none by itself as well.
    const owl = ally('Owl', {}, { kind: 'triggered', on: { on: 'draw', player: 'you' }, effects: [] });
    const drawn = play([owl], { field: ['Owl'] }, {}).to('draw', 5);
    expect([drawn.stack(), drawn.decision().kind, drawn.view().turn.phase]).toEqual([['Owl'], 'OPPORTUNITY', 'draw']);
  });

  it('ga:2.8.2.1.1.2 as long as something waits there is Opportunity before it resolves', () => {
    const hand = ['Favorable Winds', 'Favorable Winds', ...some(2)];
    const game = position([{ hand }, {}]).activateCard(0, 'Favorable Winds').activateCard(0, 'Favorable Winds');
    game.pass().pass();
    expect([game.stack().length, game.decision()]).toMatchObject([1, { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.8.1.3.2 activated abilities may be used at fast speed', () => {
    const mine = { field: ['Bauble of Abundance'] };
    for (const step of ['recollection', 'end'])
      expect(position([mine, {}], { turn: { step } }).offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
    expect(position([{}, mine]).pass().offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
    const busy = position([{ ...mine, hand: ['Favorable Winds', ...some(1)] }, {}]).activateCard(0, 'Favorable Winds');
    expect(busy.offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
    const fighting = position([{ field: ['Bauble of Abundance', 'Blitz Mage'] }, mine]);
    fighting.declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(fighting.offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
    expect(fighting.pass().offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
  });

  it('ga:2.11.7.6.3.1 a target is named as the effect goes on the Effects Stack, and must be legal then', () => {
    const dig = action('Dig', {
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    expect(play([dig], { hand: ['Dig'] }, {}).offers()).toEqual(['PASS']);
    const game = play([dig], { hand: ['Dig'], graveyard: ['Fireball', 'Reclaim'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Dig' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 1, max: 1 });
    game.refused(0, { choose: [] });
    // That of a triggered ability as well; without any it doesn't go there.
    const scout = ally(
      'Scout',
      { cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }] }],
        effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
      },
    );
    const entered = (...graveyard: string[]) =>
      play([scout], { hand: ['Scout'], graveyard }, {})
        .activateCard(0, 'Scout')
        .resolve();
    expect([entered().stack(), entered('Fireball', 'Reclaim').decision().kind]).toEqual([[], 'TARGETS']);
    const named = entered('Fireball', 'Reclaim').choose(0, { card: 'Reclaim' });
    expect([named.stack(), named.resolve().zones('Reclaim')]).toEqual([['Scout'], ['hand']]);
  });

  it('ga:2.5.1.1.7 a player with two unique objects of one name sacrifices one before anybody acts', () => {
    const twin = ally('Twin', { cost: 0, supertypes: ['Unique'] });
    const game = play([twin], { hand: ['Twin'], field: ['Twin'] }, {})
      .activateCard(0, 'Twin')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'UNIQUE', seat: 0 });
    game.answer(0, game.decision().default);
    expect(game.zones('Twin').sort()).toEqual(['field', 'graveyard']);
  });

  it('ga:2.6.1.1 a unit may attack in the turn in which it came onto the field, as long as it is awake', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, {}])
      .activateCard(0, 'Banner Knight')
      .resolve();
    expect(game.offers()).toContain('ATTACK Banner Knight');
    expect(game.declare(0, 'Banner Knight', 'Spirit of Fire').fight().damage(1)).toBe(1);
  });

  it('ga:2.6.5.1 an attack with a weapon is declared at slow speed', () => {
    const mine = { champion: lorraine(1), field: ['Sword of Seeking'] };
    expect(position([mine, {}]).offers()).toContain('ATTACK Lorraine, Wandering Warrior');
    for (const step of ['recollection', 'end'])
      expect(position([mine, {}], { turn: { step } }).offers()).toEqual(['PASS']);
    expect(position([{}, mine]).pass().offers()).toEqual(['PASS']);
  });

  it('ga:2.6.8 the hit ability of an attack card is as one of the unit that attacks with it', () => {
    const game = position([{ champion: lorraine(1), hand: ['Wind Cutter', ...some(2)] }, {}]);
    game.activateCard(0, 'Wind Cutter').resolve().fight();
    expect([
      game.happened('DAMAGE_DEALT').map((e) => e.card),
      game.happened('ABILITY_TRIGGERED').map((e) => e.card),
    ]).toEqual([['Lorraine, Wandering Warrior'], ['Wind Cutter']]);
  });

  it('ga:2.4.4.4.1 an ability that a level restricts is there from that level on', () => {
    const scholar = ally(
      'Scholar',
      {},
      {
        kind: 'static',
        if: {
          compare: [
            { stat: 'level', of: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] } },
            '>=',
            2,
          ],
        },
        mods: [{ mod: 'add', stat: 'power', value: 3 }],
      },
    );
    const power = (level: number) =>
      play([scholar], { champion: rai(level), field: ['Scholar'] }, {}).the('Scholar').power;
    expect([power(1), power(2), power(3)]).toEqual([1, 4, 4]);
  });

  it('ga:2.11.7.5.1 a half is rounded down', () => {
    const halve = action('Halve', {
      effects: [
        {
          do: 'draw',
          who: 'you',
          count: { half: { count: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }, round: 'down' },
        },
      ],
    });
    const drawn = (allies: number) =>
      play([halve], { hand: ['Halve'], field: Array.from({ length: allies }, () => 'Blitz Mage') }, {})
        .activateCard(0, 'Halve')
        .resolve()
        .count(0, 'hand');
    expect([drawn(3), drawn(4), drawn(1)]).toEqual([1, 2, 0]);
  });

  it('ga:2.10.4 a card that is revealed and put into the hand was not drawn', () => {
    const reader = card(
      'Reader',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      { kind: 'triggered', on: { on: 'draw', player: 'you' }, effects: [] },
    );
    const pick = action('Pick', {
      effects: [
        { do: 'reveal', what: { top: 1 } },
        { do: 'move', what: { top: 1 }, to: 'hand' },
      ],
    });
    const game = play([reader, pick], { hand: ['Pick'], field: ['Reader'] }, {})
      .activateCard(0, 'Pick')
      .resolve();
    expect([game.count(0, 'hand'), game.happened('CARD_DRAWN'), game.stack()]).toEqual([1, [], []]);
  });
});

/** Phrases of what is played by effects, what would die, what is kept of each kind, and what depends on what was there (356, 367, 419.3). */
import type { Ability, Effect, Filter, FilterClause, JsonObject, TriggerPattern } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { draw, giveMight, keyword, pays, playMe, spell, t, target, when } from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const GEAR = { types: ['Gear'] };
const UNIT: FilterClause = { has: ['types', 'Unit'] };
const ENEMY: FilterClause = { controller: 'opponent' };
const YOURS: FilterClause = { controller: 'you' };
const FRIENDLY: FilterClause = { controller: 'team' };
const EQUIPMENT: FilterClause = { has: ['tags', 'Equipment'] };
const onSpell = (text: string, ...abilities: Ability[]): boolean => saysOn(SPELL, text, ...abilities);
const onGear = (text: string, ...abilities: Ability[]): boolean => saysOn(GEAR, text, ...abilities);
const FROM_TRASH: Filter = [{ zone: 'trash' }, { owner: 'you' }, UNIT];
const RECYCLED = { to: 'mainDeck', position: 'bottom' as const, cause: 'recycle', byOthers: true as const };

describe('cards that effects play', () => {
  const plays = (more: Partial<Extract<Effect, { do: 'play' }>>): Ability =>
    spell({ targets: [target(FROM_TRASH)], effects: [{ do: 'play', what: t(), must: true, ...more }] });
  it('say which cost is ignored', () => {
    expect(onSpell('Play a unit from your trash, ignoring its Energy cost.', plays({ ignores: 'energy' }))).toBe(true);
    expect(onSpell('Play a unit from your trash, ignoring its cost.', plays({ cost: [] }))).toBe(true);
    expect(onSpell('Play a unit from your trash, ignoring its cost.', plays({ ignores: 'energy' }))).toBe(false);
    expect(onSpell('Play a unit from your trash.', plays({ cost: [] }))).toBe(false);
  });
  it('say how much less it is, and where the card enters', () => {
    const text = 'Play a unit from your trash to your base, reducing its cost by [2].';
    expect(onSpell(text, plays({ to: 'base', less: [pays(2)] })), printed(plays({ to: 'base', less: [pays(2)] }))).toBe(
      true,
    );
    expect(onSpell(text, plays({ less: [pays(2)] }))).toBe(false);
    const at: Filter = [{ is: 'open' }, { has: ['types', 'Battlefield'] }];
    expect(onSpell('Play a unit from your trash to an open battlefield.', plays({ at }))).toBe(true);
  });
  it('say where it goes afterwards', () => {
    const text = 'Play a unit from your trash. Then recycle it.';
    expect(onSpell(text, plays({ exit: RECYCLED }))).toBe(true);
    expect(onSpell(text, plays({}))).toBe(false);
    expect(onSpell(text, plays({ exit: { ...RECYCLED, position: undefined } as never }))).toBe(false);
  });
});

describe('what would die', () => {
  const saved = (...first: Effect[]): Effect[] => [
    ...first,
    { do: 'heal', what: { event: 'object' } },
    { do: 'status', what: { event: 'object' }, status: 'exhausted' },
    { do: 'recall', what: { event: 'object' } },
  ];
  const DYING = { from: 'board', to: 'trash' };
  it('is saved the next time', () => {
    const saves = (once?: true): Ability =>
      spell({
        targets: [target([FRIENDLY, UNIT])],
        effects: [
          {
            do: 'createReplacement',
            replaces: { on: 'move', match: DYING, instead: saved() },
            entities: t(),
            ...(once ? { once } : {}),
          },
        ],
      });
    const text =
      'Choose a friendly unit. The next time it would die this turn, heal it, exhaust it, and recall it instead.';
    expect(onSpell(text, saves(true)), printed(saves(true))).toBe(true);
    expect(onSpell(text, saves())).toBe(false);
  });
  it('is saved by what is killed for it', () => {
    const object: Filter = [UNIT, YOURS];
    const saves = (...first: Effect[]): Ability => ({
      kind: 'replacement',
      on: 'move',
      match: DYING,
      object,
      instead: saved(...first),
    });
    const text = 'If a unit you control would die, kill this instead. Heal it, exhaust it, and recall it.';
    expect(onGear(text, saves({ do: 'kill', what: 'self' })), printed(saves({ do: 'kill', what: 'self' }))).toBe(true);
    expect(onGear(text, saves())).toBe(false);
  });
});

describe('one after another', () => {
  it('the same is killed, whatever it was', () => {
    const kills = (might: number): Ability =>
      spell({
        targets: [target([UNIT])],
        effects: [
          {
            do: 'if',
            if: { is: [t(), [{ stat: ['might', '<=', might] }]] },
            then: [{ do: 'kill', what: t() }, draw(1)],
            else: [{ do: 'kill', what: t() }],
          },
        ],
      });
    expect(onSpell('Kill a unit. Then, if it had 3 [M] or less, draw 1.', kills(3))).toBe(true);
    expect(onSpell('Kill a unit. Then, if it had 3 [M] or less, draw 1.', kills(4))).toBe(false);
  });
  it('what depends on whether something was killed', () => {
    const bargain = (save: string): Ability =>
      when(
        playMe,
        [
          { do: 'move', what: t(), to: 'trash', cause: 'kill', save: 'killed' },
          { do: 'if', if: { compare: [{ countOf: { saved: save } }, '>=', 1] }, then: [draw(1)] },
        ],
        { targets: [target([UNIT])] },
      );
    const text = 'When you play me, kill a unit. If you do, draw 1.';
    expect(says(text, bargain('killed')), printed(bargain('killed'))).toBe(true);
    expect(says(text, bargain('other'))).toBe(false);
    expect(says('When you play me, kill a unit. Draw 1.', bargain('killed'))).toBe(false);
  });
  it('cards that are drawn from among those that are looked at', () => {
    const look = (cause?: string): Ability =>
      spell({
        effects: [
          {
            do: 'dig',
            count: 2,
            take: { to: 'hand', ...(cause ? { cause } : {}) },
            rest: { to: 'bottom', order: 'random' },
          },
        ],
      });
    const text = 'Look at the top 2 cards of your Main Deck. Draw one and recycle the other.';
    expect(onSpell(text, look('draw'))).toBe(true);
    expect(onSpell(text, look())).toBe(false);
  });
});

describe('what abilities wait for', () => {
  const waits = (on: TriggerPattern, text: string): boolean => says(`${text}, draw 1.`, when(on, [draw(1)]));
  it('who attaches, recycles and kills', () => {
    const attach: TriggerPattern = { on: 'did', player: 'you', match: { act: 'attach' }, object: [EQUIPMENT] };
    expect(waits({ ...attach, source: 'self' }, 'When you attach an Equipment to me')).toBe(true);
    expect(waits(attach, 'When you attach an Equipment to me')).toBe(false);
    const recycle: TriggerPattern = { on: 'did', player: 'you', match: { act: 'recycle' }, batch: true };
    expect(waits(recycle, 'When you recycle one or more cards')).toBe(true);
    expect(
      waits(
        { ...recycle, match: { act: 'recycle', owned: true } },
        'When you recycle one or more cards to your Main Deck',
      ),
    ).toBe(true);
    expect(waits(recycle, 'When you recycle one or more cards to your Main Deck')).toBe(false);
    const kill: TriggerPattern = { on: 'did', player: 'you', match: { act: 'kill' }, object: [UNIT] };
    expect(waits({ ...kill, source: [{ has: ['types', 'Spell'] }] }, 'When you kill a unit with a spell')).toBe(true);
    expect(waits(kill, 'When you kill a unit with a spell')).toBe(false);
  });
  it('scoring, which is conquering or holding', () => {
    const scores = (...ons: ('conquer' | 'hold')[]): Ability[] =>
      ons.map((on) =>
        when({ on, object: 'self', player: 'you' }, [{ do: 'may', then: [{ do: 'swapBack', what: 'self' }] }]),
      );
    const text = 'When you score here, you may replace this with the battlefield it replaced.';
    const onPlace = (...abilities: Ability[]): boolean => saysOn({ types: ['Battlefield'] }, text, ...abilities);
    expect(onPlace(...scores('conquer', 'hold'))).toBe(true);
    expect(onPlace(...scores('conquer'))).toBe(false);
  });
  it('Might that becomes so much, and combats that end', () => {
    expect(
      waits({ on: 'reaches', object: [UNIT, FRIENDLY], atLeast: 5 }, 'When a friendly unit becomes [Mighty]'),
    ).toBe(true);
    expect(
      waits({ on: 'reaches', object: [UNIT, FRIENDLY], atLeast: 6 }, 'When a friendly unit becomes [Mighty]'),
    ).toBe(false);
    expect(waits({ on: 'reaches', object: 'self', atLeast: 10 }, 'When my Might becomes 10 or more')).toBe(true);
    expect(waits({ on: 'unit:combatEnded', object: 'self' }, 'When a combat that I was in ends')).toBe(true);
  });
  it('deaths that aim', () => {
    const knell = (what: Filter): Ability => ({
      kind: 'triggered',
      keyword: 'deathknell',
      on: { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
      targets: [target(what)],
      effects: [{ do: 'damage', to: t(), amount: 4 }],
    });
    expect(says('[Deathknell][>] Deal 4 to an enemy unit.', knell([ENEMY, UNIT]))).toBe(true);
    expect(says('[Deathknell][>] Deal 4 to an enemy unit.', knell([UNIT]))).toBe(false);
  });
});

describe('rules and figures', () => {
  it('players who can’t play, and abilities that trigger again', () => {
    const rule = (mod: JsonObject, players = 'opponents'): Ability =>
      ({ kind: 'static', affects: { players }, mods: [{ mod: 'rule', ...mod }] }) as never;
    expect(says("Opponents can't play spells.", rule({ rule: 'cantPlay', of: [{ has: ['types', 'Spell'] }] }))).toBe(
      true,
    );
    expect(says("Opponents can't play spells.", rule({ rule: 'cantPlay' }))).toBe(false);
    const again = { rule: 'triggersAgain', keyword: 'deathknell' };
    expect(says('Your [Deathknell] effects trigger an additional time.', rule(again, 'you'))).toBe(true);
    expect(says('Your [Deathknell] effects trigger an additional time.', rule(again))).toBe(false);
  });
  it('costs of both kinds, and equipped units', () => {
    const kills = (...what: FilterClause[]): Ability =>
      spell({ targets: [target(what)], effects: [{ do: 'kill', what: t() }] });
    const both: FilterClause[] = [UNIT, { stat: ['energy', '<=', 3] }, { stat: ['power', '<=', 1] }];
    expect(onSpell('Kill a unit with cost no more than [3] and no more than [A].', kills(...both))).toBe(true);
    expect(onSpell('Kill a unit with cost no more than [3] and no more than [A].', kills(...both.slice(0, 2)))).toBe(
      false,
    );
    expect(onSpell('Kill an equipped unit.', kills(UNIT, { bears: [EQUIPMENT] }))).toBe(true);
    expect(onSpell('Kill a damaged unit.', kills(UNIT, { stat: ['damage', '>=', 1] }))).toBe(true);
    expect(onSpell('Kill a damaged unit.', kills(UNIT))).toBe(false);
  });
  it('what is cheaper once', () => {
    const next = (on: 'finalized' | 'play'): Ability =>
      when(playMe, [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'cost', of: [{ has: ['types', 'Spell'] }], less: [pays(5)] }],
          until: { kind: 'untilEvent', on: { on, player: 'you', object: [{ has: ['types', 'Spell'] }] } },
        },
      ]);
    const text = 'When you play me, the next spell you play this turn costs [5] less.';
    expect(says(text, next('finalized'))).toBe(true);
    expect(says(text, next('play'))).toBe(false);
  });
  it('Levels that take the place of each other', () => {
    const at = (xp: number): JsonObject => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', xp] });
    const level = (value: number, energy: number, ...asked: JsonObject[]): Ability[] => [
      keyword('level', value),
      {
        kind: 'static',
        mods: [{ mod: 'cost', less: [pays(energy)] }],
        if: asked.length > 1 ? { all: asked } : asked[0],
      } as never,
    ];
    const all = [...level(3, 2, at(3), { not: at(6) }), ...level(6, 4, at(6))];
    expect(says('[Level 3][>] I cost [2] less. [Level 6][>] I cost [4] less instead.', ...all), printed(...all)).toBe(
      true,
    );
  });
  it('a figure that is taken before', () => {
    const riposte = (of: number): Ability =>
      spell({
        targets: [target([FRIENDLY, UNIT]), target([{ zone: 'chain' }, { has: ['types', 'Spell'] }])],
        effects: [
          { do: 'remember', as: 'cost', value: { stat: 'energy', of: t(of) } },
          { do: 'counterOnStack', what: t(1) },
          giveMight({ number: 'cost' }, t(0)),
        ],
      });
    const text =
      "Choose a friendly unit and a spell. Counter that spell and give that unit +[M] equal to that spell's Energy cost this turn.";
    expect(onSpell(text, riposte(1)), printed(riposte(1))).toBe(true);
    expect(onSpell(text, riposte(0))).toBe(false);
  });
});

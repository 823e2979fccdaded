/** Phrases of what is ignored, taxed or has more room, of given instances, and of what several instructions say together. */
import type { Ability, Effect, FilterClause, JsonObject, ReplacementAbility, StaticAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { draw, keyword, spell, t, target, when } from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const FIELD = { types: ['Battlefield'] };
const UNIT: FilterClause = { has: ['types', 'Unit'] };
const ENEMY: FilterClause = { controller: 'opponent' };
const HERE = { is: 'here' };
const onSpell = (text: string, ...abilities: Ability[]): boolean => saysOn(SPELL, text, ...abilities);
const onField = (text: string, ...abilities: Ability[]): boolean => saysOn(FIELD, text, ...abilities);
const rule = (name: string, more: JsonObject = {}, rest: Partial<StaticAbility> = {}): StaticAbility => ({
  kind: 'static',
  mods: [{ mod: 'rule', rule: name, ...more }],
  ...rest,
});

describe('rules', () => {
  it('more room, and what moving together costs', () => {
    const text = 'You may hide an additional card here.';
    expect(onField(text, rule('facedownRoom', { more: 1 }))).toBe(true);
    expect(onField(text, rule('facedownRoom', { more: 2 }))).toBe(false);
    const tax =
      'Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield at the same time.';
    expect(says(tax, rule('moveTax', { power: 1 }))).toBe(true);
    expect(says(tax, rule('moveTax', { energy: 1 }))).toBe(false);
  });
  it('what is ignored, by whom and where', () => {
    const tank = 'You ignore [Tank] while assigning combat damage here.';
    const here = { keyword: 'tank', at: [HERE] };
    expect(says(tank, rule('ignores', here, { affects: { players: 'you' } }))).toBe(true);
    expect(says(tank, rule('ignores', here, { affects: { players: 'all' } }))).toBe(false);
    expect(says(tank, rule('ignores', { keyword: 'tank' }, { affects: { players: 'you' } }))).toBe(false);
    const all = 'Players ignore [Deflect] while paying for spells and abilities choosing something here.';
    const choosing = { keyword: 'deflect', choosing: [HERE] };
    expect(onField(all, rule('ignores', choosing, { affects: { players: 'all' } }))).toBe(true);
    expect(onField(all, rule('ignores', choosing, { affects: { players: 'you' } }))).toBe(false);
    const own = "Ignore [Deflect] while paying this spell's cost.";
    expect(onSpell(own, rule('ignores', { keyword: 'deflect' }, { zone: 'chain' }))).toBe(true);
    expect(onSpell(own, rule('ignores', { keyword: 'deflect' }))).toBe(false);
  });
  it('what costs more in showdowns', () => {
    const dear = (of: FilterClause): StaticAbility => ({
      kind: 'static',
      affects: { players: 'all' },
      if: { is: ['self', { is: 'inShowdown' }] },
      mods: [{ mod: 'cost', of: [of], more: [{ pay: 'resources', energy: 0, power: ['any'] }] }],
    });
    const text = 'During showdowns here, cards with [Reaction] cost [A] more to play.';
    expect(onField(text, dear({ is: 'withReaction' }))).toBe(true);
    // What is face down, or played by Ambush, has Reaction as well (811.1.b, 822.1.b).
    expect(onField(text, dear({ keyword: 'reaction' }))).toBe(false);
  });
  it('another way to be played', () => {
    const play = (spent: number): Ability => ({
      kind: 'play',
      method: 'cheaper',
      if: {
        compare: [
          { happened: { on: 'finalized', player: 'you', object: [{ has: ['types', 'Spell'] }], spent } },
          '>=',
          1,
        ],
      },
      cost: [{ pay: 'resources', energy: 0, power: ['Mind'] }],
    });
    const text = "If you've spent [4] or more to play a spell this turn, you may play me for [Mind].";
    expect(says(text, play(4)), printed(play(4))).toBe(true);
    expect(says(text, play(3))).toBe(false);
  });
});

describe('what is so', () => {
  it('in so many instances', () => {
    const assault = (what: FilterClause[]): StaticAbility => ({
      kind: 'static',
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'assault' }, times: { count: what } }],
    });
    const text = 'I have [Assault] equal to the number of enemy units here.';
    expect(says(text, assault([ENEMY, UNIT, HERE]))).toBe(true);
    expect(says(text, assault([ENEMY, UNIT]))).toBe(false);
  });
  it('and no damage that is not of combat', () => {
    const empowered: StaticAbility['if'] = { is: ['self', { status: 'empowered' }] };
    const plus: StaticAbility = { kind: 'static', mods: [{ mod: 'add', stat: 'might', value: 3 }], if: empowered };
    const shield = (role: 'attacker' | 'defender'): ReplacementAbility => ({
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      if: {
        all: [
          { is: ['self', { status: 'empowered' }] },
          { not: { is: ['self', { any: [{ is: 'attacker' }, { is: role }] }] } },
        ],
      },
      prevent: true,
    });
    const text = "[Empowered][>] I have +3 [M] and can't be dealt damage unless I'm in combat.";
    expect(says(text, keyword('empowered'), plus, shield('defender'))).toBe(true);
    expect(says(text, keyword('empowered'), plus, shield('attacker'))).toBe(false);
  });
  it('of one token more', () => {
    const more = (count: number): ReplacementAbility => ({
      kind: 'replacement',
      on: 'create',
      player: 'you',
      object: [UNIT],
      if: { is: ['self', { is: 'atBattlefield' }] },
      may: true,
      limit: { perTurn: 1 },
      change: { count },
    });
    const text =
      "Once each turn, if you would play a token unit while I'm at a battlefield, you may play that token and an additional copy of it instead.";
    expect(says(text, more(2))).toBe(true);
    expect(says(text, more(3))).toBe(false);
  });
});

describe('what is chosen', () => {
  it('with a total', () => {
    const kill = (most: number, together?: string): Ability =>
      spell({
        targets: [
          {
            ...target([UNIT, { is: 'atBattlefield' }], { min: 0, max: null }),
            total: { stat: 'might', most },
            ...(together ? { together } : {}),
          },
        ],
        effects: [{ do: 'kill', what: t(0) }],
      });
    const text = 'Kill any number of units at a battlefield with total Might 4 or less.';
    expect(onSpell(text, kill(4, 'samePlace'))).toBe(true);
    expect(onSpell(text, kill(5, 'samePlace'))).toBe(false);
    expect(onSpell('Kill any number of units at battlefields with total Might 4 or less.', kill(4))).toBe(true);
  });
  it('another one beside what moved', () => {
    const rage = (apart: boolean): Ability =>
      spell({
        targets: [target([ENEMY, UNIT])],
        effects: [
          { do: 'moveTo', what: t(0), to: 'base' },
          { do: 'remember', as: 'moved', what: t(0) },
          {
            do: 'reflexive',
            ability: {
              targets: [
                target([
                  ENEMY,
                  UNIT,
                  { at: { saved: 'moved' } },
                  ...(apart ? [{ not: { in: { saved: 'moved' } } }] : []),
                ]),
              ],
              effects: [{ do: 'kill', what: t(0) }],
            },
          },
        ],
      });
    const text = 'Move an enemy unit to its base. Do this: kill another enemy unit at its destination.';
    expect(onSpell(text, rage(true)), printed(rage(true))).toBe(true);
    expect(onSpell(text, rage(false))).toBe(false);
  });
  it('the champion, where there is room for it', () => {
    const home = (zone: string): Ability =>
      when(
        { on: 'hold', object: 'self', player: 'you' },
        [
          {
            do: 'if',
            if: { not: { exists: [{ zone }, { owner: 'you' }] } },
            then: [{ do: 'move', what: t(0), to: 'championZone', cause: 'return' }],
          },
        ],
        { may: true, targets: [target([{ zone: 'trash' }, { owner: 'you' }, { is: 'chosenChampion' }])] },
      );
    const text =
      'When you hold here, you may return your Chosen Champion from your trash to your Champion Zone if it is empty.';
    expect(onField(text, home('championZone'))).toBe(true);
    expect(onField(text, home('hand'))).toBe(false);
  });
});

describe('what several instructions say', () => {
  it('of what a spell kills', () => {
    const kills = (source?: 'self'): Ability =>
      spell({
        targets: [target([UNIT])],
        effects: [
          { do: 'damage', to: t(0), amount: 3 },
          {
            do: 'delayed',
            on: {
              on: 'did',
              match: { act: 'kill' },
              ...(source ? { source } : {}),
              object: [{ in: { saved: 'target' } }],
            },
            effects: [draw(1)],
            until: { kind: 'endOfTurn' },
          },
        ],
      });
    const text = 'Deal 3 to a unit. If this kills it, do this: draw 1.';
    expect(onSpell(text, kills('self'))).toBe(true);
    expect(onSpell(text, kills())).toBe(false);
  });
  it('of what is declined or paid for only then', () => {
    const paid = (may?: true): Effect => ({
      do: 'reflexive',
      ability: {
        effects: [draw(1)],
        ...(may ? { may } : {}),
        cost: [{ pay: 'resources', energy: 0, power: ['Order'] }],
      },
    });
    const text = 'Draw 1. Do this: you may pay [Order] to draw 1.';
    expect(onSpell(text, spell({ effects: [draw(1), paid(true)] }))).toBe(true);
    expect(onSpell(text, spell({ effects: [draw(1), paid()] }))).toBe(false);
  });
  it('of another spell that was played', () => {
    const spells = { on: 'finalized', player: 'opponent', object: [{ has: ['types', 'Spell'] }] } as const;
    const counter = (own: 'opponent' | 'you'): Ability =>
      spell({
        targets: [target([{ zone: 'chain' }, { has: ['types', 'Spell'] }])],
        effects: [
          {
            do: 'if',
            if: {
              any: [
                { compare: [{ happened: { ...spells, object: [{ has: ['types', 'Spell'] }] } }, '>=', 2] },
                {
                  all: [
                    { compare: [{ happened: { ...spells, object: [{ has: ['types', 'Spell'] }] } }, '>=', 1] },
                    { not: { is: [t(0), { happened: { on: 'finalized', player: own, object: 'self' } }] } },
                  ],
                },
              ],
            },
            then: [{ do: 'counterOnStack', what: t(0) }],
          },
        ],
      });
    const text = 'Counter a spell if an opponent has played another spell this turn.';
    expect(onSpell(text, counter('opponent'))).toBe(true);
    expect(onSpell(text, counter('you'))).toBe(false);
  });
  it('of a hand, whose cards nobody is compelled by', () => {
    const play = (zone: string): Ability =>
      spell({ effects: [{ do: 'play', what: { each: [{ zone }, { owner: 'you' }, UNIT] } }] });
    expect(onSpell('Play a unit from your hand.', play('hand'))).toBe(true);
    expect(onSpell('Play a unit from your trash.', play('trash'))).toBe(false);
    expect(onSpell('You may play a unit from your trash.', play('trash'))).toBe(true);
  });
});

describe('what others may do', () => {
  it('they', () => {
    const may = (by?: 'player'): Ability => ({
      kind: 'triggered',
      on: { on: 'play', player: 'any', object: [{ has: ['types', 'Spell'] }] },
      may: true,
      targets: [target([UNIT, { controller: 'you' }, HERE])],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'might', value: 1 }] }],
      ...(by ? { by } : {}),
    });
    const text = 'When a player plays a spell, they may give a unit they control here +1 [M] this turn.';
    expect(onField(text, may('player')), printed(may('player'))).toBe(true);
    expect(onField(text, may())).toBe(false);
  });
});

describe('where and when', () => {
  it('something may be played, readied or scored', () => {
    const only = (how: 'conquer' | 'hold'): StaticAbility =>
      rule('playableOnlyAt', {
        at: [{ has: ['types', 'Battlefield'] }, { happened: { on: how, object: 'self', player: 'you' } }] as never,
      });
    const text = 'Play me only to a battlefield you conquered this turn.';
    expect([says(text, only('conquer')), says(text, only('hold'))]).toEqual([true, false]);
    const poro = (turns: number): StaticAbility =>
      rule(
        'cantBePlayed',
        {},
        { if: { all: [{ turnOf: 'you' }, { compare: [{ stat: 'turns', of: 'you' }, '<=', turns] }] } },
      );
    const turns = "I can't be played on your first, second, or third turns.";
    expect([says(turns, poro(3)), says(turns, poro(2))]).toEqual([true, false]);
    const score = "Players can't score here until their third turn.";
    expect([3, 2].map((turn) => onField(score, rule('notScoredBefore', { turn })))).toEqual([true, false]);
    const unready = (on: boolean): ReplacementAbility => ({
      kind: 'replacement',
      on: 'status',
      object: 'self',
      match: { status: 'exhausted', on },
      instead: [],
    });
    expect([false, true].map((on) => says("I can't be readied.", unready(on)))).toEqual([true, false]);
  });
  it('somebody scores', () => {
    const scores = (who: 'you' | 'opponent', other: 'you' | 'opponent'): Ability[] => [
      when({ on: 'conquer', player: who }, [draw(1)]),
      when({ on: 'hold', player: other }, [draw(1)]),
    ];
    expect(says('When an opponent scores, draw 1.', ...scores('opponent', 'opponent'))).toBe(true);
    expect(says('When an opponent scores, draw 1.', ...scores('opponent', 'you'))).toBe(false);
    const free = (uncontrolled?: true): Ability =>
      when({ on: 'unit:conquer', object: 'self', ...(uncontrolled ? { match: { uncontrolled } } : {}) }, [draw(1)]);
    const text = 'When I conquer a battlefield that was uncontrolled, draw 1.';
    expect([says(text, free(true)), says(text, free())]).toEqual([true, false]);
  });
});

describe('what is hidden, and what others choose', () => {
  it('costs otherwise, or is not revealed', () => {
    const hides = (energy: number): StaticAbility => rule('hidesFor', { energy }, { affects: { players: 'you' } });
    const text = 'You may pay [1] to hide a card with [Hidden] instead of [A].';
    expect([says(text, hides(1)), says(text, hides(2))]).toEqual([true, false]);
    const free = (energy: number): Ability =>
      spell({ effects: [{ do: 'modify', what: 'you', mods: [{ mod: 'rule', rule: 'hidesFor', energy }] }] });
    const turn = 'You can hide cards ignoring costs this turn.';
    expect([onSpell(turn, free(0)), onSpell(turn, free(1))]).toEqual([true, false]);
    const seen = (players: 'opponents' | 'you'): StaticAbility =>
      rule('cantPlay', { of: [{ is: 'hiddenHere' }] }, { affects: { players } });
    const hidden = "Your opponents' [Hidden] cards can't be revealed here.";
    expect([says(hidden, seen('opponents')), says(hidden, seen('you'))]).toEqual([true, false]);
  });
  it('is killed', () => {
    const decree = (apart?: true): Ability =>
      spell({
        effects: [
          {
            do: 'choose',
            who: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
            each: 'chooser',
            ...(apart ? { apart } : {}),
            from: [UNIT, { not: { controller: 'you' } }],
            min: 1,
            max: 1,
            save: 'chosen',
          },
          { do: 'kill', what: { saved: 'chosen' } },
        ],
      });
    const text =
      "Starting with the next player, each other player chooses a unit you don't control that hasn't been chosen for this spell. Kill those units.";
    expect([onSpell(text, decree(true)), onSpell(text, decree())]).toEqual([true, false]);
  });
});

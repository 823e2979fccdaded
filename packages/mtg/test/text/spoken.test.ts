/** What a text may call what it has spoken of, and what it may not. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const anyTarget: TargetSpec = {
  what: { any: [{ player: 'any' }, [there, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]] },
};
const damage = (amount: number, to: Ref, from?: Ref): Effect => ({
  do: 'damage',
  amount,
  to,
  ...(from === undefined ? {} : { from }),
});
const spell = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({ kind: 'spell', targets, effects });

describe('targets', () => {
  it('are others than those before them, where the text says so (115.3)', () => {
    const burn = (second: TargetSpec): Ability =>
      spell([anyTarget, second], {
        do: 'damage',
        parts: [
          { to: { target: 0 }, amount: 2 },
          { to: { target: 1 }, amount: 1 },
        ],
      });
    const text = '~ deals 2 damage to any target and 1 damage to';
    expect(says(`${text} another target`, burn({ ...anyTarget, notIn: [0] }))).toBe(true);
    expect(says(`${text} any other target`, burn({ ...anyTarget, notIn: [0] }))).toBe(true);
    expect(says(`${text} any target`, burn({ ...anyTarget, notIn: [0] }))).toBe(false);
    expect(says(`${text} another target`, burn(anyTarget))).toBe(false);
    const player: TargetSpec = { what: { player: 'any' } };
    expect(says(`${text} target player`, burn({ ...player, notIn: [0] }))).toBe(false);
  });
  it('that may be players have a controller only where they are none', () => {
    const walker: TargetSpec = { what: { any: [{ player: 'any' }, [there, { has: ['types', 'Planeswalker'] }]] } };
    const discard = (who: Ref): Ability => spell([walker], damage(3, { target: 0 }), { do: 'discard', who, count: 2 });
    const text = '~ deals 3 damage to target player or planeswalker.';
    const said = `${text} that player or that planeswalker's controller discards two cards`;
    expect(says(said, discard({ controllerOf: { target: 0 } }))).toBe(true);
    expect(says(said, discard('players'))).toBe(false);
    expect(says(`${text} its controller discards two cards`, discard({ controllerOf: { target: 0 } }))).toBe(false);
  });
  it('show the hand of who controlled them', () => {
    const counter = (what: Ref): Ability =>
      spell([{ what: [{ is: 'spell' }] }], { do: 'counterOnStack', what: { target: 0 } }, { do: 'look', what });
    const text = "counter target spell. look at its controller's hand";
    expect(says(text, counter({ controllerOf: { target: 0 } }))).toBe(true);
    expect(says(text, counter({ ownerOf: { target: 0 } }))).toBe(false);
  });
});

describe('"it"', () => {
  it('is the source that a spell targets, which was spoken of last', () => {
    const trigger = (what: Ref): Ability => ({
      kind: 'triggered',
      on: { on: 'cast', player: 'you', object: [{ targets: { self: true } }] },
      effects: [{ do: 'counters', what, kind: '+1/+1', amount: 1 }],
    });
    const text = 'whenever you cast a spell that targets ~, put a +1/+1 counter on it';
    expect(says(text, trigger('self'))).toBe(true);
    expect(says(text, trigger({ event: 'object' }))).toBe(false);
  });
  it('is a spell that was kicked, of which that was just said', () => {
    const each: Ref = { each: [there, creature] };
    const kicked = (targets: TargetSpec[], first: Ref, from?: Ref): Ability =>
      spell(targets, damage(1, first), { do: 'if', if: { paid: 'kicker' }, then: [damage(2, each, from)] });
    const text = (first: string): string =>
      `~ deals 1 damage to ${first}. if this spell was kicked, it deals 2 damage to each creature`;
    expect(says(text('each creature'), kicked([], each))).toBe(true);
    const target: TargetSpec = { what: [there, creature] };
    expect(says(text('target creature'), kicked([target], { target: 0 }))).toBe(true);
    expect(says(text('target creature'), kicked([target], { target: 0 }, { target: 0 }))).toBe(false);
  });
});

describe('what is done instead', () => {
  it('is done to what has not moved, since the other was not done (608.2c)', () => {
    const move = (to: 'hand' | 'library'): Effect => ({
      do: 'move',
      what: { target: 0 },
      to,
      cause: 'return',
      ...(to === 'library' ? { position: 'bottom' as const } : {}),
    });
    const kicked = (after: Effect[]): Ability =>
      spell(
        [{ what: [there, creature] }],
        { do: 'if', if: { paid: 'kicker' }, then: [move('library')], else: [move('hand')] },
        ...after,
      );
    const text =
      "return target creature to its owner's hand. if this spell was kicked, put that creature on the bottom of its owner's library instead";
    expect(says(text, kicked([]))).toBe(true);
    expect(printed(kicked([{ do: 'status', status: 'tapped', what: { target: 0 } }]))).toContain(UNSAID);
  });
});

describe('what is given an ability', () => {
  const has = (...abilities: Ability[]): Ability => ({
    kind: 'static',
    affects: [land, { controller: 'you' }],
    mods: abilities.map((ability) => ({ mod: 'ability', ability })),
  });
  const pumped: Effect = {
    do: 'modify',
    what: 'self',
    mods: [
      { mod: 'add', stat: 'power', value: 1 },
      { mod: 'add', stat: 'toughness', value: 1 },
    ],
    until: { kind: 'endOfTurn' },
  };
  const on = (event: 'attack' | 'block', effect: Effect = pumped): Ability => ({
    kind: 'triggered',
    on: event === 'attack' ? { on: 'attack', object: 'self' } : { on: 'block', object: 'self', match: { first: true } },
    effects: [effect],
  });
  it('may have two that are said together', () => {
    const text = 'lands you control have "whenever this creature attacks or blocks, it gets +1/+1 until end of turn."';
    expect(says(text, has(on('attack'), on('block')))).toBe(true);
    expect(says(text, has(on('attack')))).toBe(false);
    expect(says(text, has(on('attack'), on('block', damage(1, 'you'))))).toBe(false);
  });
  it('names the card that gives it by its name, and never itself (201.5b)', () => {
    const named = (name: string): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [{ do: 'draw', who: 'you', count: { count: [there, { named: name }] } }],
    });
    const text = (name: string): string =>
      `lands you control have "{T}: draw cards equal to the number of permanents named ${name}."`;
    expect(says(text('~'), has(named('Mossback Warden')))).toBe(true);
    expect(says(text('~'), has(named('Fernwood Warden')))).toBe(false);
    const giving: Ability = { kind: 'activated', cost: [{ pay: 'sacrifice', what: 'self' }], effects: [pumped] };
    expect(printed(has(giving))).not.toContain('~');
  });
});

describe('what is aimed at only if a spell was kicked', () => {
  const target: TargetSpec = { what: [there, creature] };
  const second: TargetSpec = { what: [there, land] };
  const kicked = (spec: TargetSpec, then: Effect[]): Ability =>
    spell([target, spec], damage(1, { target: 0 }), { do: 'if', if: { paid: 'kicker' }, then });
  const exile = (at: number): Effect => ({ do: 'move', what: { target: at }, to: 'exile', cause: 'exile' });
  const text = '~ deals 1 damage to target creature. if this spell was kicked, exile target land';
  it('is chosen only then (702.33g)', () => {
    expect(says(text, kicked({ ...second, if: { paid: 'kicker' } }, [exile(1)]))).toBe(true);
    expect(says(text, kicked(second, [exile(1)]))).toBe(false);
    expect(says(text, kicked({ ...second, if: { not: { paid: 'kicker' } } }, [exile(1)]))).toBe(false);
  });
  it('may be what was aimed at anyway', () => {
    const both = (spec: TargetSpec): Ability =>
      spell([spec], damage(1, { target: 0 }), { do: 'if', if: { paid: 'kicker' }, then: [exile(0)] });
    const same = '~ deals 1 damage to target creature. if this spell was kicked, exile it';
    expect(says(same, both(target))).toBe(true);
    expect(says(same, both({ ...target, if: { paid: 'kicker' } }))).toBe(false);
  });
});

/** What abilities wait for: attacks with others, spells from somewhere, damage by one of several. */
import type { Ability, Effect, TriggerPattern } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, UNSAID } from './printing.js';

const draw: Effect = { do: 'draw', who: 'you', count: 1 };
const when = (on: TriggerPattern, more: object = {}): Ability =>
  Object.assign({ kind: 'triggered' as const, on, effects: [draw] }, more);
const waits = (text: string, on: TriggerPattern, more: object = {}): boolean =>
  says(`${text}, draw a card`, when(on, more));

describe('attacks', () => {
  const beside = (count?: number): TriggerPattern => ({
    on: 'attack',
    object: 'self',
    beside: { what: [creature], ...(count === undefined ? {} : { count }) },
  });
  it('beside others are said with how many of them', () => {
    expect(waits('whenever ~ and at least two other creatures attack', beside(2))).toBe(true);
    expect(waits('whenever ~ and at least one other creature attack', beside())).toBe(true);
    expect(waits('whenever ~ and at least two other creatures attack', beside(3))).toBe(false);
    expect(waits('whenever ~ attacks', beside(2))).toBe(false);
  });
  it('say whom they are aimed at', () => {
    const at = (what: object): TriggerPattern => ({ on: 'attack', object: 'self', at: what as never });
    expect(waits('whenever ~ attacks a player', at({ player: 'any' }))).toBe(true);
    expect(waits('whenever ~ attacks a planeswalker', at({ has: ['types', 'Planeswalker'] }))).toBe(true);
    expect(waits('whenever ~ attacks', at({ player: 'any' }))).toBe(false);
    expect(printed(when(at({ has: ['types', 'Battle'] })))).toContain(UNSAID);
  });
});

describe('spells that are cast', () => {
  const cast = (player: 'you' | 'opponent' | 'any', ...object: object[]): TriggerPattern => ({
    on: 'cast',
    player,
    object: object as never,
  });
  it('come from where the text says (601.2)', () => {
    expect(waits('whenever a player casts a spell from a graveyard', cast('any', { playedFrom: 'graveyard' }))).toBe(
      true,
    );
    expect(waits('whenever a player casts a spell from a graveyard', cast('any', { playedFrom: 'exile' }))).toBe(false);
    const elsewhere = cast('you', { not: { playedFrom: 'hand' } });
    expect(waits('whenever you cast a spell from anywhere other than your hand', elsewhere)).toBe(true);
    expect(waits('whenever you cast a spell', elsewhere)).toBe(false);
  });
  it('are cast during your turn, which stays your turn', () => {
    const text = 'whenever an opponent casts a creature spell';
    expect(waits(`${text} during your turn`, cast('opponent', creature), { if: { turnOf: 'you' } })).toBe(true);
    expect(waits(text, cast('opponent', creature), { if: { turnOf: 'you' } })).toBe(false);
    expect(waits(`${text} during your turn`, cast('opponent', creature), { if: { turnOf: 'opponent' } })).toBe(false);
    expect(waits(`${text} during your turn`, cast('opponent', creature))).toBe(false);
  });
  it('during your turn, or something else that has nothing to do with turns', () => {
    const dies: TriggerPattern = { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } };
    const first = when(cast('opponent'), { if: { turnOf: 'you' } });
    const text = 'whenever an opponent casts a spell during your turn and when ~ dies, draw a card';
    expect(says(text, first, when(dies))).toBe(true);
    expect(says(text, when(cast('opponent')), when(dies))).toBe(false);
    expect(says(text, first, when(dies, { effects: [{ ...draw, count: 2 }] }))).toBe(false);
  });
});

describe('damage', () => {
  it('may be said of the player who is dealt it', () => {
    const by = (...source: object[]): TriggerPattern => ({ on: 'damage', player: 'opponent', source: source as never });
    const any = {
      any: [
        [creature, { controller: 'you' }],
        [{ is: 'spell' }, { controller: 'you' }],
      ],
    };
    const text = 'whenever an opponent is dealt damage by a creature you control or by a spell you control';
    expect(waits(text, by(any))).toBe(true);
    expect(waits(text, by(creature))).toBe(false);
    expect(
      waits('whenever a creature you control deals damage to an opponent', by(creature, { controller: 'you' })),
    ).toBe(true);
  });
  it('of each source is told from damage of all at once (603.2c)', () => {
    expect(waits('whenever a source deals damage to ~', { on: 'damage', object: 'self', source: [] })).toBe(true);
    expect(waits('whenever a source deals damage to ~', { on: 'damage', object: 'self' })).toBe(false);
    expect(waits('whenever ~ is dealt damage', { on: 'damage', object: 'self', source: [] })).toBe(false);
  });
});

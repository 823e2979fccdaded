/** Damage that is prevented: always, for a while, by shields of each, and what happens as it is. */
import type { Ability, Effect, FilterClause, Ref, ReplacementAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, UNSAID } from './printing.js';

const mine: FilterClause = { controller: 'you' };
const there: FilterClause = { zone: 'battlefield' };
const you: FilterClause[] = [{ player: 'you' }];
const prevents = (more: Partial<ReplacementAbility>): Ability =>
  ({ kind: 'replacement', on: 'damage', prevent: true, ...more }) as Ability;
const spell = (effect: object): Ability => ({ kind: 'spell', effects: [effect as Effect] });

describe('what is always prevented (615.1)', () => {
  it('is dealt to or by what the source is attached to', () => {
    const attached: FilterClause[] = [{ in: 'attached' }];
    const both = (kind: object): Ability[] => [
      prevents({ target: attached, match: kind as never }),
      prevents({ source: attached, match: kind as never }),
    ];
    const text = 'prevent all combat damage that would be dealt to and dealt by enchanted creature';
    expect(says(text, ...both({ combat: true }))).toBe(true);
    expect(says(text, ...both({}))).toBe(false);
    expect(says(text, prevents({ target: attached, match: { combat: true } }))).toBe(false);
    expect(
      printed(
        prevents({ target: attached, match: { combat: true } }),
        prevents({ source: 'self', match: { combat: true } }),
      ),
    ).toContain(UNSAID);
  });
  it('is some of it', () => {
    const some = (prevent: number, more: Partial<ReplacementAbility> = { target: you }): Ability =>
      prevents({ ...more, prevent });
    const text = 'if a source would deal damage to you, prevent 1 of that damage';
    expect(says(text, some(1))).toBe(true);
    expect(says(text, some(2))).toBe(false);
    expect(says(text, some(1, { target: 'self' }))).toBe(false);
    expect(says(text, some(1, { target: [{ player: 'any' }] }))).toBe(false);
    expect(printed(some(1, {}))).toContain(UNSAID);
    const red: FilterClause = { has: ['colors', 'R'] };
    expect(says(text.replace('a source', 'a red source'), some(1, { target: you, source: [red] }))).toBe(true);
    expect(says(text.replace('a source', 'a creature'), some(1, { target: you, source: [creature] }))).toBe(true);
    expect(says(text, some(1, { target: you, source: [red] }))).toBe(false);
  });
  it('does something for each 1 of it (615.5)', () => {
    const too = (also: Effect, more: Partial<ReplacementAbility> = {}): Ability =>
      prevents({ target: [creature, mine, { other: true }], also: [also], ...more });
    const put = (what: Ref, amount: object | number = { event: 'prevented' }): Effect =>
      ({ do: 'counters', what, kind: '+1/+1', amount }) as Effect;
    const text =
      'if damage would be dealt to another creature you control, prevent that damage. put a +1/+1 counter on that creature for each 1 damage prevented this way';
    expect(says(text, too(put({ event: 'target' })))).toBe(true);
    expect(says(text, too(put('self')))).toBe(false);
    expect(says(text, too(put({ event: 'target' }, 1)))).toBe(false);
    expect(says(text, too(put({ event: 'target' }), { target: [creature, mine] }))).toBe(false);
    expect(says(text, too(put({ event: 'target' }), { match: { combat: true } }))).toBe(false);
    const gain = { do: 'stat', who: 'you', stat: 'life', amount: { event: 'prevented' } } as Effect;
    const gained =
      'if noncombat damage would be dealt to you, prevent that damage. you gain life equal to the damage prevented this way';
    expect(says(gained, too(gain, { target: you, match: { combat: false } }))).toBe(true);
    expect(says(gained, too(gain, { target: you }))).toBe(false);
    expect(says(gained, too({ ...gain, who: 'opponents' } as Effect, { target: you, match: { combat: false } }))).toBe(
      false,
    );
  });
});

describe('what is prevented for a while', () => {
  const shield = (more: object): Ability =>
    spell({
      do: 'createReplacement',
      replaces: { on: 'damage', prevent: true },
      until: { kind: 'endOfTurn' },
      ...more,
    });
  it('has a shield for each (615.7)', () => {
    const each = { each: [there, creature, mine] };
    const text = 'prevent the next 1 damage that would be dealt to each creature you control this turn';
    expect(says(text, shield({ entities: each, shield: 1, apart: true }))).toBe(true);
    expect(says(text, shield({ entities: each, shield: 1 }))).toBe(false);
    expect(says(text, shield({ entities: each, shield: 2, apart: true }))).toBe(false);
    const all = { each: { any: [[there, creature], { player: 'any' }] } };
    expect(
      says(
        text.replace('each creature you control', 'each creature and each player'),
        shield({ entities: all, shield: 1, apart: true }),
      ),
    ).toBe(true);
  });
  it('is dealt to whatever fits then, and not to what fits now (611.2c)', () => {
    const target = [{ any: [{ player: 'you' }, [there, creature, mine]] }];
    const text = 'prevent all damage that would be dealt to you and creatures you control this turn';
    expect(says(text, shield({ replaces: { on: 'damage', prevent: true, target } }))).toBe(true);
    expect(says(text, shield({ replaces: { on: 'damage', prevent: true, target, match: { combat: true } } }))).toBe(
      false,
    );
    expect(
      says(
        'prevent all damage that would be dealt to creatures you control this turn',
        shield({ entities: { each: [there, creature, mine] } }),
      ),
    ).toBe(false);
    expect(printed(shield({ replaces: { on: 'damage', prevent: true, target }, shield: 1 }))).toContain(UNSAID);
  });
});

/** X targets, abilities and their sources as targets, how something was played, and what champion and craft are about. */
import type { Ability, Condition, Effect, FilterClause, KeywordAbility, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const tap: Effect = { do: 'status', status: 'tapped', what: { target: 0 } };
const artifact: FilterClause = { has: ['types', 'Artifact'] };
const spell = (target: TargetSpec, ...effects: Effect[]): Ability => ({
  kind: 'spell',
  targets: [target],
  effects: effects.length > 0 ? effects : [tap],
});

describe('as many targets as are said (107.3a, 601.2c)', () => {
  const what = [there, land];
  it('are X, or up to X', () => {
    tells(
      'tap X target lands',
      spell({ what, count: 'x' }),
      spell({ what, count: 'x', min: 0 }),
      spell({ what }),
      spell({ what, count: 'x', max: 2 }),
      spell({ what, count: 2 }),
      spell({ what: [there, creature], count: 'x' }),
    );
    tells('tap up to X target lands', spell({ what, count: 'x', min: 0 }), spell({ what, count: 'x' }));
    expect(says('tap target land', spell({ what, count: 'x' }))).toBe(false);
    expect(says('tap target lands', spell({ what, count: 'x' }))).toBe(false);
    expect(printed(spell({ what: { player: 'any' }, count: 'x' }))).toContain(UNSAID);
    const counters: Effect = { do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: 1 };
    const each = 'put a +1/+1 counter on each of X target lands';
    tells(each, spell({ what, count: 'x' }, counters), spell({ what, count: 'x', min: 0 }, counters));
  });
  it('are worked out, which is said at the end', () => {
    const count = { counters: 'verse', of: 'self' } as const;
    const text = 'tap up to X target lands, where X is the number of verse counters on ~';
    const activated = (target: TargetSpec, ...effects: Effect[]): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [target],
      effects: [tap, ...effects],
    });
    const said = `{T}: ${text}`;
    tells(
      said,
      activated({ what, count, min: 0 }),
      activated({ what, count }),
      activated({ what, count: 'x', min: 0 }),
      activated({ what, count: { ...count, counters: 'ki' }, min: 0 }),
    );
    const more: Effect = { do: 'draw', who: 'you', count: 1 };
    expect(printed(activated({ what, count, min: 0 }, more))).toContain(UNSAID);
  });
  it('are several, of which no single player or creature is spoken', () => {
    const lose: Effect = { do: 'discard', who: { controllerOf: { target: 0 } }, count: 1 };
    const one = spell({ what }, tap, lose);
    expect(says('tap target land. its controller discards a card', one)).toBe(true);
    const many = spell({ what, count: 'x' }, tap, lose);
    expect(says('tap X target lands. its controller discards a card', many)).toBe(false);
    const gain: Effect = {
      do: 'modify',
      what: { target: 0 },
      mods: [{ mod: 'rule', rule: 'cantBlock' }],
      until: { kind: 'endOfTurn' },
    };
    const them = spell({ what: [there, creature], count: 'x' }, tap, gain);
    expect(says("tap X target creatures. those creatures can't block this turn", them)).toBe(true);
    expect(says("tap X target creatures. that creature can't block this turn", them)).toBe(false);
  });
});

describe('what is on the stack', () => {
  const counter: Effect = { do: 'counterOnStack', what: { target: 0 } };
  const stack: FilterClause = { zone: 'stack' };
  const activated: FilterClause = { is: 'activatedAbility' };
  it('may be an activated ability alone, from a source of a kind (113.7a)', () => {
    tells(
      'counter target activated ability',
      spell({ what: [stack, activated] }, counter),
      spell({ what: [stack] }, counter),
      spell({ what: [stack, { not: { is: 'spell' } }] }, counter),
      spell({ what: [stack, activated, { fromSource: [artifact] }] }, counter),
    );
    tells(
      'counter target activated ability from an artifact source',
      spell({ what: [stack, activated, { fromSource: [artifact] }] }, counter),
      spell({ what: [stack, activated, { fromSource: [creature] }] }, counter),
      spell({ what: [stack, { not: { is: 'spell' } }, { fromSource: [artifact] }] }, counter),
      spell({ what: [stack, activated] }, counter),
    );
    expect(printed(spell({ what: [stack, activated, { fromSource: [there, artifact] }] }, counter))).toContain(UNSAID);
  });
  it('may be a spell or a permanent', () => {
    const what = { any: [{ is: 'spell' }, [there]] };
    const back: Effect = { do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' };
    const text = "return target spell or permanent to its owner's hand";
    tells(text, spell({ what } as TargetSpec, back), spell({ what: [there] }, back));
  });
});

describe('how something was played', () => {
  const whenEnters = (condition: Condition, ...more: Ability[]): Ability[] => [
    {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
      if: condition,
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    },
    ...more,
  ];
  const paid = (played: string): Condition => ({ is: ['self', { played }] });
  const own = (keyword: string): Ability => ({ kind: 'keyword', keyword, cost: [{ pay: 'mana', cost: '{U}' }] });
  it('is asked of the cost that was paid (118.9)', () => {
    const text = 'when ~ enters, if its surge cost was paid, draw a card / surge {U}';
    expect(says(text, ...whenEnters(paid('surge'), own('surge')))).toBe(true);
    expect(says(text, ...whenEnters(paid('prowl'), own('surge')))).toBe(false);
    expect(says(text, ...whenEnters({ not: paid('surge') }, own('surge')))).toBe(false);
    expect(printed(...whenEnters(paid('surge')))).toContain(UNSAID);
    expect(printed(...whenEnters(paid('escape'), own('escape')))).toContain(UNSAID);
  });
  it('is asked of tribute (702.104b)', () => {
    const asked = (many: number): Condition => ({ compare: [{ noted: 'tribute' }, '=', many] });
    const tribute: Ability = { kind: 'keyword', keyword: 'tribute', value: 2 };
    const text = "when ~ enters, if tribute wasn't paid, draw a card / tribute 2";
    expect(says(text, ...whenEnters(asked(0), tribute))).toBe(true);
    expect(says(text, ...whenEnters(asked(1), tribute))).toBe(false);
    expect(printed(...whenEnters(asked(0)))).toContain(UNSAID);
    expect(printed(...whenEnters({ compare: [{ noted: 'devoured' }, '=', 0] }, tribute))).toContain(UNSAID);
  });
  it('may have given the city’s blessing (702.131c)', () => {
    const blessed = (ref: 'you' | 'self'): Condition => ({ is: [ref, { is: 'citysBlessing' }] });
    const text = "when ~ enters, if you have the city's blessing, draw a card";
    expect(says(text, ...whenEnters(blessed('you')))).toBe(true);
    expect(says(text, ...whenEnters({ not: blessed('you') }))).toBe(false);
    expect(says(text, ...whenEnters({ is: ['you', { is: 'monarch' }] }))).toBe(false);
    expect(printed(...whenEnters(blessed('self')))).toContain(UNSAID);
  });
});

describe('keywords about others', () => {
  const champion = (from: FilterClause): Ability => ({ kind: 'keyword', keyword: 'champion', from, label: 'one' });
  it('champion says what is exiled (702.72a)', () => {
    tells('champion a creature', champion(creature), champion(artifact));
    tells('champion a Goblin or Shaman', champion({ has: ['subtypes', ['Goblin', 'Shaman']] }), champion(creature));
    expect(printed({ kind: 'keyword', keyword: 'champion' })).toContain(UNSAID);
  });
  it('craft says what it is made of, and how many (702.167a)', () => {
    const craft = (more: Partial<KeywordAbility>): Ability => ({
      kind: 'keyword',
      keyword: 'craft',
      from: artifact,
      label: 'artifact',
      cost: [{ pay: 'mana', cost: '{2}{R}' }],
      ...more,
    });
    tells(
      'craft with artifact {2}{R}',
      craft({}),
      craft({ from: creature }),
      craft({ value: 2 }),
      craft({ label: 'one or more artifacts' }),
      craft({ cost: [{ pay: 'mana', cost: '{R}' }] }),
    );
    const several = craft({ label: 'one or more artifacts' });
    tells('craft with one or more artifacts {2}{R}', several, craft({}), craft({ label: 'a or more b', value: 2 }));
    tells('craft with two artifacts {2}{R}', craft({ value: 2 }), craft({}));
    expect(printed(craft({ from: [artifact, { controller: 'you' }] }))).toContain(UNSAID);
  });
});

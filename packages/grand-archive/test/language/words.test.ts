import { describe, expect, it } from 'vitest';
import { describeWords } from '../../../../test/support/words.js';
import { language } from '../../src/index.js';
import { action, ally, examples } from './hosts.js';

const errors = (card: unknown) => {
  const checked = language.check(card, '$.definitions[0]');
  return checked.ok ? [] : checked.errors;
};

describeWords(examples);

describe('the words of this game', () => {
  it('No word speaks of numbers kept for players: there are none', () => {
    const words = examples.entries().map((e) => `${e.part} ${e.word}`);
    for (const part of ['verb', 'happening', 'action']) expect(words).not.toContain(`${part} stat`);
  });
});

describe('refusals say where, what and what was meant', () => {
  it.each([
    ['a keyword', { kind: 'keyword', keyword: 'stelth' }, 'keyword', 'stealth'],
    ['a happening', { kind: 'triggered', on: { on: 'atack' } }, 'on.on', 'attack'],
    ['a rule', { kind: 'static', mods: [{ mod: 'rule', rule: 'cantPayCounter' }] }, 'mods[0].rule', 'cantPayCounters'],
    ['a zone', { kind: 'static', mods: [], zone: 'linage' }, 'zone', 'lineage'],
    ['a cost', { kind: 'activated', cost: [{ pay: 'reserv', amount: 1 }] }, 'cost[0].pay', 'reserve'],
    ['a predicate', { kind: 'static', affects: { is: 'atacking' }, mods: [] }, 'affects.is', 'attacking'],
    ['a status', { kind: 'static', affects: { status: 'restet' }, mods: [] }, 'affects.status', 'rested'],
    ['a name of abilities', { kind: 'triggered', on: { on: 'hit' }, keyword: 'on hitt' }, 'keyword', 'on hit'],
  ])('%s', (_, ability, path, near) => {
    expect(errors(ally('Example', ability as never))).toMatchObject([
      {
        path: `$.definitions[0].abilities[0].${path}`,
        code: 'UNKNOWN_WORD',
        suggestions: expect.arrayContaining([near]),
      },
    ]);
  });

  it('Words of other games are none of this one', () => {
    const effects = [
      { do: 'addMana', choices: ['{G}'] },
      { do: 'channel', count: 1 },
    ];
    expect(errors(action('Example', { effects } as never)).map((e) => e.code)).toEqual([
      'UNKNOWN_WORD',
      'UNKNOWN_WORD',
    ]);
    expect(errors(ally('Example', { kind: 'activated', cost: [{ pay: 'tap' }] }))).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', 'toString'])('%s is no key and no name', (name) => {
    const card = JSON.parse(JSON.stringify(ally('Example')).replace('"cost"', `"${name}":1,"cost"`));
    expect(errors(card)).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(errors(action('Example', { effects: [{ do: name }] }))).toMatchObject([{ code: 'UNKNOWN_WORD' }]);
    expect(
      errors(action('Example', { effects: [{ do: 'counters', what: 'self', kind: name, amount: 1 }] })),
    ).toHaveLength(1);
  });
});

describe('what the rules cannot hold', () => {
  const base = ally('Example');
  const withProps = (more: object, abilities: unknown[] = []) =>
    errors({ ...base, props: { ...(base.props as object), ...more }, abilities });
  const at = (path: string) => `$.definitions[0].${path}`;

  it('ga:1.6.5.2.2 an ally has power and life', () => {
    expect(withProps({ life: undefined })).toMatchObject([
      { path: at('props.life'), rules: expect.arrayContaining(['ga:1.6.5.2.2']) },
    ]);
    expect(withProps({ power: undefined })).toMatchObject([{ path: at('props.power') }]);
  });

  it('ga:1.6.5.2.1 a champion has a level and life', () => {
    const champion = { types: ['Champion'], power: undefined, costKind: 'memory' };
    expect(withProps(champion)).toMatchObject([
      { path: at('props.level'), rules: expect.arrayContaining(['ga:1.6.5.2.1']) },
    ]);
    expect(withProps({ ...champion, level: 1, life: undefined })).toMatchObject([
      { path: at('props.life'), rules: expect.arrayContaining(['ga:1.6.5.2.1']) },
    ]);
  });

  /** What is said of a card of a type that lacks one figure, and that nothing is said where it has all. */
  const lacking = (type: string, figures: { [name: string]: unknown }, figure: string) => {
    const given = { types: [type], power: undefined, life: undefined, ...figures };
    expect(withProps(given)).toEqual([]);
    return withProps({ ...given, [figure]: undefined });
  };
  it('ga:1.6.5.2.3 an action has a speed', () => {
    expect(lacking('Action', { speed: 'fast' }, 'speed')).toMatchObject([
      { path: at('props.speed'), rules: expect.arrayContaining(['ga:1.6.5.2.3']) },
    ]);
  });
  it.each(['power', 'durability'])('ga:1.6.5.2.4 a weapon has %s', (figure) => {
    expect(lacking('Weapon', { power: 1, durability: 1 }, figure)).toMatchObject([
      { path: at(`props.${figure}`), rules: expect.arrayContaining(['ga:1.6.5.2.4']) },
    ]);
  });
  it('ga:1.6.5.2.5 an attack card has power', () => {
    expect(lacking('Attack', { power: 1 }, 'power')).toMatchObject([
      { path: at('props.power'), rules: expect.arrayContaining(['ga:1.6.5.2.5']) },
    ]);
  });

  it('ga:1.6.4.2 a cost is of one kind, and a kind is of a cost', () => {
    expect(withProps({ costKind: undefined })).toMatchObject([{ path: at('props.cost'), rules: ['ga:1.6.4.2'] }]);
    expect(withProps({ cost: undefined })).toMatchObject([{ path: at('props.cost'), rules: ['ga:1.6.4.2'] }]);
    expect(withProps({ cost: undefined, costKind: undefined })).toEqual([]);
  });

  it('ga:1.7.8.3.2 a regalia has a memory cost, not a reserve cost', () => {
    const regalia = { supertypes: ['Regalia'] };
    expect(withProps({ ...regalia, costKind: 'reserve' })).toMatchObject([
      { path: at('props.costKind'), rules: expect.arrayContaining(['ga:1.7.8.3.2']) },
    ]);
    expect(withProps({ ...regalia, costKind: 'memory' })).toEqual([]);
  });

  it('ga:1.6.5.3.1 the classes of a card are among its subtypes', () => {
    expect(withProps({ classes: ['Warrior'] })).toMatchObject([
      { path: at('props.classes[0]'), rules: ['ga:1.6.5.3.1'] },
    ]);
    expect(withProps({ classes: ['Mage', 'Warrior'] })).toMatchObject([{ path: at('props.classes[1]') }]);
    expect(withProps({ classes: ['Wizard'] })).toMatchObject([{ path: at('props.classes[0]') }]);
  });

  it('ga:2.4.0.4 what something does as it resolves is said of actions only', () => {
    const spell = { kind: 'spell', additional: [{ pay: 'rest' }] };
    expect(withProps({}, [spell])).toEqual([]);
    const modes = { min: 1, max: 1, choices: [{ label: 'one', effects: [] }] };
    for (const [part, said] of Object.entries({ effects: [], targets: [], modes }))
      expect(withProps({}, [{ ...spell, [part]: said }])).toMatchObject([
        { path: at(`abilities[0].${part}`), rules: ['ga:2.4.0.4'] },
      ]);
  });

  it('ga:2.4.2.2.2 what triggers says when, and nothing else does', () => {
    expect(withProps({}, [{ kind: 'keyword', keyword: 'on enter' }])).toMatchObject([
      { path: at('abilities[0].keyword'), rules: ['ga:2.4.2.2.2'] },
    ]);
  });
});

describe('words that could never hold', () => {
  it.each([
    ['types', 'ally', 'ga:1.6.5.2'],
    ['supertypes', 'unique', 'ga:1.7.8'],
    ['classes', 'Merchant', 'ga:1.6.5.3.1'],
  ])('%s have no "%s" in them', (list, value, rule) => {
    const lord = ally('Example', { kind: 'static', affects: { has: [list, value] }, mods: [] } as never);
    expect(errors(lord)).toMatchObject([
      { path: '$.definitions[0].abilities[0].affects.has[1]', rules: expect.arrayContaining([rule]) },
    ]);
  });
});

import { readFileSync } from 'node:fs';
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { describeWords } from '../../../../test/support/words.js';
import { language, riftbound } from '../../src/index.js';
import { position } from '../support/position.js';
import { examples, sample, spell, unit } from './hosts.js';

const errors = (card: unknown) => {
  const checked = language.check(card, '$.definitions[0]');
  return checked.ok ? [] : checked.errors;
};

describeWords(examples);

describe('refusals say where, what and what was meant', () => {
  it.each([
    ['a keyword', { kind: 'keyword', keyword: 'gankin' }, 'keyword', 'ganking'],
    ['a happening', { kind: 'triggered', on: { on: 'conqer' } }, 'on.on', 'conquer'],
    ['a rule', { kind: 'static', mods: [{ mod: 'rule', rule: 'enterReady' }] }, 'mods[0].rule', 'entersReady'],
    ['a cost', { kind: 'activated', cost: [{ pay: 'exaust' }] }, 'cost[0].pay', 'exhaust'],
    ['a predicate', { kind: 'static', affects: { is: 'atacker' }, mods: [] }, 'affects.is', 'attacker'],
    ['a timing', { kind: 'activated', cost: [], timing: 'reactoin' }, 'timing', 'reaction'],
    [
      'a rule for targets',
      { kind: 'activated', cost: [], targets: [{ what: [], together: 'sameplace' }] },
      'targets[0].together',
      'samePlace',
    ],
  ])('%s', (_, ability, path, near) => {
    expect(errors(unit('Example', ability as never))).toMatchObject([
      {
        path: `$.definitions[0].abilities[0].${path}`,
        code: 'UNKNOWN_WORD',
        suggestions: expect.arrayContaining([near]),
      },
    ]);
  });

  it('Words of other games are none of this one, and numbers that only the rules count can not be changed', () => {
    const effects = [
      { do: 'addMana', choices: ['{G}'] },
      { do: 'materialize', filter: [] },
      { do: 'stat', who: 'you', stat: 'cardsPlayed', amount: 1 },
    ];
    expect(errors(spell('Example', { effects } as never)).map((e) => e.code)).toEqual(Array(3).fill('UNKNOWN_WORD'));
    const asks = { do: 'draw', who: 'you', count: { stat: 'cardsPlayed', of: 'you' } };
    expect(errors(spell('Example', { effects: [asks] }))).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('%s is no key and no name', (name) => {
    const card = JSON.parse(JSON.stringify(unit('Example')).replace('"energy"', `"${name}":1,"energy"`));
    expect(errors(card)).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(errors(spell('Example', { effects: [{ do: name }] }))).toMatchObject([{ code: 'UNKNOWN_WORD' }]);
  });

  it('Instructions of a keyword are checked like all others', () => {
    const deathknell = (effect: object) =>
      unit('Example', { kind: 'keyword', keyword: 'deathknell', effects: [effect as never] });
    expect(errors(deathknell({ do: 'kil', what: 'self' }))).toMatchObject([
      { path: '$.definitions[0].abilities[0].effects[0].do', suggestions: expect.arrayContaining(['kill']) },
    ]);
    expect(errors(deathknell({ do: 'kill', what: { target: 0 } }))).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(errors(unit('Example', { kind: 'keyword', keyword: 'deathknell' }))).toMatchObject([{ code: 'REQUIRED' }]);
  });
});

describe('what the rules cannot hold', () => {
  const base = unit('Example');
  const withProps = (more: object, abilities: unknown[] = []) =>
    errors({ ...base, props: { ...(base.props as object), ...more }, abilities });

  it('riftbound:143.2 units have Might, and nothing else has', () => {
    expect(withProps({ might: undefined })).toMatchObject([{ rules: ['riftbound:143.2'] }]);
    expect(withProps({ types: ['Gear'] })).toMatchObject([{ path: '$.definitions[0].props.might' }]);
  });

  it('riftbound:429.2 what resolves at once adds resources and nothing else', () => {
    const adds = { kind: 'activated', immediate: true, cost: [{ pay: 'exhaust' }], timing: 'reaction' };
    const effects = [{ do: 'add', energy: 1 }];
    expect(withProps({}, [{ ...adds, effects }])).toEqual([]);
    expect(withProps({}, [{ ...adds, effects: [{ do: 'draw', who: 'you', count: 1 }] }])).toHaveLength(1);
    expect(withProps({}, [{ ...adds, effects, cost: [] }])).toMatchObject([
      { path: '$.definitions[0].abilities[0].cost' },
    ]);
    expect(withProps({}, [{ ...adds, effects, cost: [{ pay: 'resources', energy: 1 }] }])).toHaveLength(2);
  });
});

describe('cards that a scenario defines', () => {
  const own = (definitions: unknown[], player: object, more: object = {}) => {
    const created = riftbound.createScenario({
      ruleset: 'riftbound',
      edition: '2026-07',
      turn: { number: 3 },
      definitions,
      players: [{ mainDeck: [{ card: 'Cleave', count: 5 }], ...player }, {}],
      ...more,
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = position([{}, {}]);
    game.state = created.value.state;
    return game;
  };

  it('Tokens of their own are played, and the position survives JSON', () => {
    const token = { do: 'playToken', token: sample.token, count: 2, to: 'base', ready: true };
    const mother = unit('Test Mother', { kind: 'triggered', on: { on: 'play', object: 'self' }, effects: [token] });
    const game = own([mother], { hand: ['Test Mother'] });
    game.state = JSON.parse(JSON.stringify(game.state));
    game.play(0, 'Test Mother').settle();
    expect(game.onBoard('Example Token')).toMatchObject([
      { might: 2, token: true, exhausted: false },
      { might: 2, token: true, exhausted: false },
    ]);
  });

  it('A unit triggers as it conquers, at a battlefield that is defined as well', () => {
    const raider = unit('Test Raider', {
      kind: 'triggered',
      on: { on: 'unit:conquer', object: 'self' },
      effects: [{ do: 'draw', who: 'you', count: 2 }],
    });
    const field = {
      name: 'Test Field',
      props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
      abilities: [
        {
          kind: 'static',
          affects: [{ has: ['types', 'Unit'] }, { is: 'here' }],
          mods: [{ mod: 'add', stat: 'might', value: 2 }],
        },
      ],
    };
    const game = own([raider, field], { base: ['Test Raider'] }, { battlefields: [{ card: 'Test Field', owner: 1 }] });
    game.move(0, 'Test Raider', 'Test Field').settle();
    expect([game.points(0), game.hand(0), game.might('Test Raider')]).toEqual([1, 2, 5]);
  });

  it('An ability that demands something is offered only then', () => {
    const scholar = unit('Test Scholar', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      if: { compare: [{ stat: 'points', of: 'you' }, '>=', 1] },
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const offered = (points: number) => own([scholar], { base: ['Test Scholar'], points }).offered();
    expect(offered(0)).not.toContain('ACTIVATE Test Scholar');
    expect(offered(1)).toContain('ACTIVATE Test Scholar');
  });

  it('The example of docs/card-language.md draws as it conquers', () => {
    const document = readFileSync(new URL('../../../../docs/card-language.md', import.meta.url), 'utf8');
    const [, card = ''] = /^```json card riftbound\n(.*?)^```$/ms.exec(document) ?? [];
    const definition = JSON.parse(card) as JsonObject;
    const game = own(
      [definition],
      { base: ['Shoreline Scout'] },
      { battlefields: [{ card: 'Rockfall Path', owner: 1 }] },
    );
    game.move(0, 'Shoreline Scout', 'Rockfall Path').settle();
    expect([game.points(0), game.hand(0)]).toEqual([1, 1]);
    const dying = own([definition], { base: [{ card: 'Shoreline Scout', damage: 3 }] });
    expect(dying.settle().onBoard('Crab')).toMatchObject([{ might: 1, token: true }]);
  });

  it('What is misspelt is told from what is defined, even where the form is wrong', () => {
    const created = riftbound.createScenario({
      ruleset: 'riftbound',
      edition: '2026-07',
      weather: 'fair',
      definitions: [unit('Test Raider')],
      players: [{ base: ['Test Raider', 'Recruit', 'Test Raidr'] }, {}],
    });
    expect(created).toMatchObject({
      ok: false,
      error: { errors: [{ path: '$.weather' }, { path: '$.players[0].base[2]', suggestions: ['Test Raider'] }] },
    });
  });
});

describe('words that could never hold', () => {
  it.each([
    ['types', 'unit', 'riftbound:133'],
    ['supertypes', 'Legendary', 'riftbound:133'],
    ['domains', 'mind', 'riftbound:134'],
  ])('%s have no "%s" in them', (list, value, rule) => {
    const lord = unit('Example', { kind: 'static', affects: { has: [list, value] }, mods: [] } as never);
    expect(errors(lord)).toMatchObject([{ path: '$.definitions[0].abilities[0].affects.has[1]', rules: [rule] }]);
  });
});

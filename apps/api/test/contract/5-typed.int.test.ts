/** GraphQL's types: decisions, options and events by their own types, answers by `@oneOf`. */
import { type GraphQLEnumType, isInputObjectType, isInterfaceType, isScalarType, isUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaFor } from '../../src/graphql/schema.js';
import { rulesets } from '../../src/rulesets.js';
import { startApp, type TestApp } from '../support/app.js';
import { scenario } from '../support/magic.js';

type Json = Record<string, unknown>;
let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

const games = Object.values(rulesets).map(({ info }) => info);
const schema = schemaFor(games);

async function ask(query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json' };
  const reply = await t.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return reply.json();
}

describe('5 The types', () => {
  test('5 Decisions and options are interfaces, what events carry is a union, answers are one of seven', () => {
    const typesOf = (name: string): string[] => {
      const type = schema.getType(name);
      return isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [];
    };
    const shapes = ['Choose', 'Assign', 'Order', 'Distribute', 'Number', 'Name', 'Confirm', 'Hidden'];
    expect(typesOf('Decision')).toEqual(shapes.map((shape) => `${shape}Decision`));
    expect(typesOf('Option')).toEqual(['ObjectOption', 'PlayerOption', 'ModeOption', 'ValueOption', 'PlainOption']);
    const published = new Set(games.flatMap(({ eventTypes }) => eventTypes.map(({ type }) => type)));
    expect(typesOf('EventDetail')).toHaveLength(published.size + 1);
    for (const name of ['AnswerInput', 'PickInput']) {
      const type = schema.getType(name);
      expect(isInputObjectType(type) && type.isOneOf, name).toBe(true);
    }
    expect(isScalarType(schema.getType('DateTime'))).toBe(true);
  });

  test('5 Kinds are those that the games publish', () => {
    const values = (name: string): string[] =>
      (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
    const wanted = (list: { kind: string }[]): string[] => [...new Set(list.map(({ kind }) => kind))].sort();
    expect(values('KindOfDecision')).toEqual(wanted(games.flatMap((game) => game.decisionKinds)));
    expect(values('KindOfOption')).toEqual(wanted(games.flatMap((game) => game.optionKinds)));
  });
});

const ERRORS = 'userErrors { code detail errors { path } }';
const spell = scenario({ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Serra Angel'] });
const combat = scenario(
  { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  { battlefield: ['Serra Angel'] },
  { turn: { number: 3, active: 0, step: 'declareAttackers' } },
);

describe('5 Asking by types', () => {
  test('5 A decision and its options are of their own types', async () => {
    const DECISIONS = `decisions { __typename id kind ... on ChooseDecision { prompt options { __typename kind
      ... on ObjectOption { object card } } } ... on AssignDecision { from { id } to { __typename ... on PlayerOption { player } } } }`;
    const query = `query($scenario: JSON) { positionDecisions(scenario: $scenario) { ${DECISIONS} ${ERRORS} } }`;
    const [choose] = (await ask(query, { scenario: spell })).data.positionDecisions.decisions;
    expect(choose).toMatchObject({ __typename: 'ChooseDecision', kind: 'PRIORITY' });
    const cast = { __typename: 'ObjectOption', kind: 'CAST', object: expect.any(String), card: 'Shock' };
    expect(choose.options).toEqual(expect.arrayContaining([{ __typename: 'PlainOption', kind: 'PASS' }, cast]));
    const [assign] = (await ask(query, { scenario: combat })).data.positionDecisions.decisions;
    expect(assign).toMatchObject({
      __typename: 'AssignDecision',
      from: [{}, {}],
      to: [{ __typename: 'PlayerOption', player: 1 }],
    });
  });

  const ACT = `query($scenario: JSON, $answers: [JSON!], $typed: [DecisionAnswerInput!]) {
    positionActions(scenario: $scenario, answers: $answers, typedAnswers: $typed) {
      events { type detail { __typename ... on SpellCastEvent { card controller targets { player } } ... on DamageDealtEvent { amount } } } ${ERRORS} } }`;
  const typed = [
    { seat: 0, answer: { choose: [{ match: { kind: 'CAST', card: 'Shock' } }] } },
    { seat: 0, answer: { choose: [{ match: { player: 1 } }] } },
  ];

  test('5 Typed answers stand in the place of plain ones, not beside them', async () => {
    const answers = [{ seat: 0, choose: [{ kind: 'PASS' }] }];
    const { userErrors } = (await ask(ACT, { scenario: spell, answers, typed })).data.positionActions;
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', errors: [{ path: '$.typedAnswers' }] }]);
  });

  test('5 Typed answers do what plain ones do, and events tell their own fields', async () => {
    // Asked often enough, a query is compiled: it answers the same.
    for (let i = 0; i < 4; i++) {
      const { events, userErrors } = (await ask(ACT, { scenario: spell, typed })).data.positionActions;
      expect(userErrors).toEqual([]);
      const cast = events.find((event: Json) => event.type === 'SPELL_CAST');
      expect(cast.detail).toEqual({
        __typename: 'SpellCastEvent',
        card: 'Shock',
        controller: 0,
        targets: [{ player: 1 }],
      });
    }
    const attack = { assign: [{ from: { match: { card: 'Hill Giant' } }, to: { match: { player: 1 } } }] };
    const reply = await ask(ACT, { scenario: combat, typed: [{ seat: 0, answer: attack }] });
    const { events, userErrors } = reply.data.positionActions;
    expect(userErrors).toEqual([]);
    expect(events.map((event: Json) => event.type)).toContain('ATTACKERS_DECLARED');
  });

  test('5 Two shapes, an option and a matcher, and typed answers beside plain ones are refused', async () => {
    const wrong: [object, unknown[] | undefined][] = [
      [{ seat: 0, answer: { confirm: true, number: 1 } }, undefined],
      [{ seat: 0, answer: { choose: [{ option: 'o0', match: { kind: 'PASS' } }] } }, undefined],
      [{ seat: 0, answer: {} }, undefined],
      [{ seat: 0, answer: { confirm: true } }, [{ seat: 0, choose: ['o0'] }]],
    ];
    for (const [one, answers] of wrong)
      for (let i = 0; i < 4; i++) {
        const { data, errors } = await ask(ACT, { scenario: spell, typed: [one], answers });
        const code = errors?.[0].extensions.code ?? data.positionActions.userErrors[0]?.code;
        expect(code, JSON.stringify(one)).toBe('INVALID_INPUT');
      }
  });
});

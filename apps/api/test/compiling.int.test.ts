/** Cards from their texts, by REST and by GraphQL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grammars } from '../src/grammars.js';
import { rulesets } from '../src/rulesets.js';
import { CompilingService } from '../src/services/compiling.js';
import { send, startApp, type TestApp } from './support/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t.close());

const REPLY = {
  name: 'Kindled Reply',
  cost: '{1}{R}',
  type: 'Instant',
  text: 'Kindled Reply deals 2 damage to any target.',
};
const post = (url: string, body: unknown) => send(t.app, 'POST', url, { body, once: true });
const compile = async (...cards: object[]) =>
  (await post('/v1/cards/compile', { ruleset: 'mtg', edition: 'current', cards })).json();

describe('12 Cards from text', () => {
  test('an exact card has a definition, which a scenario plays', async () => {
    const { cards } = await compile(REPLY);
    expect(cards).toMatchObject([
      {
        name: 'Kindled Reply',
        status: 'exact',
        printed: expect.stringContaining('2 damage to any target'),
        clauses: [{ text: REPLY.text, status: 'exact' }],
      },
    ]);
    const scenario = {
      ruleset: 'mtg',
      edition: 'current',
      seed: 'compiled',
      turn: { number: 3, active: 0, step: 'precombatMain' },
      players: [
        { hand: ['Kindled Reply'], battlefield: ['Mountain', 'Mountain'], library: ['Mountain'] },
        { library: ['Plains'] },
      ],
      definitions: [cards[0].definition],
    };
    const answers = [
      { seat: 0, choose: [{ kind: 'CAST', card: 'Kindled Reply' }] },
      { seat: 0, choose: [{ player: 1 }] },
      { seat: 0, choose: [{ kind: 'PASS' }] },
      { seat: 1, choose: [{ kind: 'PASS' }] },
    ];
    const played = (await post('/v1/positions/actions', { scenario, answers })).json();
    expect(played.view.players).toMatchObject([{ life: 20 }, { life: 18 }]);
  });

  test('clauses cover everything but white space, with offsets into the text as sent', async () => {
    const text = 'Vigilance, haste\n  \nWhenever ~~ wibbles, draw a card.';
    const { cards } = await compile({
      name: 'Warden',
      type: 'Creature — Elf',
      figures: { power: 1, toughness: '1' },
      text,
    });
    const [{ status, clauses, definition }] = cards;
    expect([status, definition]).toEqual(['unsupported', undefined]);
    for (const clause of clauses) expect(text.slice(clause.from, clause.to)).toBe(clause.text);
    const covered = new Set(
      clauses.flatMap(({ from, to }: { from: number; to: number }) =>
        Array.from({ length: to - from }, (_, i) => from + i),
      ),
    );
    expect([...text].flatMap((letter, at) => (letter.trim() !== '' && !covered.has(at) ? [at] : []))).toEqual([]);
    expect(clauses.at(-1)).toMatchObject({ status: 'unsupported', reason: 'text', expected: expect.any(Array) });
  });

  test('missing figures are one clause with empty text, and a missing word is named', async () => {
    const { cards } = await compile(
      { name: 'Warden', type: 'Creature — Elf', text: 'Haste' },
      { name: 'Diver', type: 'Creature — Elf', figures: { power: 1, toughness: 1 }, text: 'Kicker {1} and/or {2}' },
    );
    expect(cards[0].clauses).toMatchObject([{ text: '', from: 0, to: 0, status: 'unsupported', reason: 'figures' }]);
    expect(cards[1].clauses).toMatchObject([{ status: 'unsupported', reason: 'word', needs: 'two kickers' }]);
  });

  test('cards of Grand Archive are read by their own grammar', async () => {
    const card = {
      name: 'Lantern Keeper',
      cost: 'reserve 2',
      type: 'Ally — Cleric Human',
      figures: { element: 'norm', power: 1, life: 2 },
      text: 'On Death: Draw a card.\n\nInterdiction',
    };
    const { cards } = (await post('/v1/cards/compile', { ruleset: 'grand-archive', cards: [card] })).json();
    expect(cards[0]).toMatchObject({
      name: 'Lantern Keeper',
      status: 'unsupported',
      clauses: [{ text: 'On Death: Draw a card.' }, { text: 'Interdiction', reason: 'word', needs: 'interdiction' }],
    });
    const query = `query ($cards: [CardTextInput!]!) { compileCards(ruleset: "grand-archive", cards: $cards) {
      cards { clauses { text needs } } userErrors { code } } }`;
    const { data } = (await post('/graphql', { query, variables: { cards: [card] } })).json();
    expect(data.compileCards).toMatchObject({ cards: [{ clauses: [{}, { needs: 'interdiction' }] }], userErrors: [] });
  });

  test('cards of Riftbound are read by their own grammar, with their cost as printed', async () => {
    const card = {
      name: 'Lantern Keeper',
      cost: '[3][C]',
      type: 'Champion Unit — Ionia, Lanterns',
      figures: { domains: 'Mind', might: 4 },
      text: '[Tank] (I must be assigned combat damage first.)\nYour Equipment each give [Assault].',
    };
    const { cards } = (await post('/v1/cards/compile', { ruleset: 'riftbound', cards: [card] })).json();
    expect(cards[0]).toMatchObject({
      name: 'Lantern Keeper',
      status: 'unsupported',
      clauses: [{ status: 'exact' }, { reason: 'word', needs: 'what is attached' }],
    });
    const plain = (await post('/v1/cards/compile', { ruleset: 'riftbound', cards: [{ ...card, text: '' }] })).json();
    expect(plain.cards[0]).toMatchObject({
      status: 'exact',
      definition: {
        props: { types: ['Unit'], supertypes: ['Champion'], domains: ['Mind'], energy: 3, power: ['Mind'], might: 4 },
      },
    });
  });

  test('a taken name compiles, and using it is refused', async () => {
    const { cards } = await compile({ ...REPLY, name: 'Shock', text: 'Shock deals 2 damage to any target.' });
    expect(cards).toMatchObject([{ name: 'Shock', status: 'exact' }]);
    const scenario = { ruleset: 'mtg', edition: 'current', players: [{}, {}], definitions: [cards[0].definition] };
    const refused = (await post('/v1/positions/decisions', { scenario })).json();
    expect(refused.errors).toMatchObject([{ path: '$.scenario.definitions[0].name', code: 'NAME_TAKEN' }]);
  });

  test.each([
    ['$.cards', { cards: [] }],
    ['$.cards', { cards: Array(101).fill(REPLY) }],
    ['$.cards[0].text', { cards: [{ ...REPLY, text: 'x'.repeat(5001) }] }],
    ['$.ruleset', { ruleset: 'chess' }],
    ['$.edition', { edition: '1066' }],
  ])('a fault at %s is named', async (path, wrong) => {
    const reply = await post('/v1/cards/compile', { ruleset: 'mtg', cards: [REPLY], ...wrong });
    expect([400, 413]).toContain(reply.statusCode);
    expect(reply.json().errors).toMatchObject([{ path }]);
  });

  test('texts of a game without a grammar are refused at $.ruleset', async () => {
    const { mtg } = grammars;
    const fewer = new CompilingService(t.app.services.compiling.catalogue, mtg ? { mtg } : {});
    const played = { turn: async () => undefined, budget: { spend: () => undefined } };
    await expect(fewer.compile({ ruleset: 'riftbound', cards: [REPLY] }, played as never)).rejects.toMatchObject({
      extras: { errors: [{ path: '$.ruleset' }] },
    });
  });

  test('texts made to cost much are refused within the budget of one card', async () => {
    const words = [
      'target creature gets +1/+1 and ',
      'whenever you do, ',
      'x ',
      '(',
      '"',
      '{1}',
      'draw a card, then ',
      'or ',
      '• ',
    ];
    const cards = words.map((word) => ({ ...REPLY, text: word.repeat(5000).slice(0, 5000) }));
    const { cards: done } = await compile(...cards);
    expect(done.map(({ status }: { status: string }) => status)).not.toContain('exact');
  });

  test('GraphQL says the same', async () => {
    const query = `query ($cards: [CardTextInput!]!) { compileCards(ruleset: "mtg", cards: $cards) {
      cards { name status definition printed clauses { text from to status reason expected needs } } userErrors { code } } }`;
    const { data } = (await post('/graphql', { query, variables: { cards: [REPLY] } })).json();
    const rest = await compile(REPLY);
    expect(data.compileCards.userErrors).toEqual([]);
    const [card] = data.compileCards.cards;
    expect(card).toMatchObject({ name: 'Kindled Reply', status: 'exact', definition: rest.cards[0].definition });
    const wrong = (
      await post('/graphql', { query: query.replace('"mtg"', '"chess"'), variables: { cards: [REPLY] } })
    ).json();
    expect(wrong.data.compileCards).toMatchObject({ cards: [], userErrors: [{ code: 'INVALID_INPUT' }] });
  });
});

describe('Cards that are not played', () => {
  test('say so, with the reason and the clause; the filter leaves the others out', async () => {
    const list = (await send(t.app, 'GET', '/v1/cards?ruleset=mtg&support=unsupported&first=5&search=dragon')).json();
    expect(list.cards.length).toBe(5);
    for (const card of list.cards)
      expect(card).toMatchObject({ support: 'unsupported', reason: expect.any(String), proof: [] });
    const exact = (await send(t.app, 'GET', '/v1/cards?ruleset=mtg&support=exact&first=50&search=dragon')).json();
    expect(new Set(exact.cards.map(({ support }: { support: string }) => support))).toEqual(new Set(['exact']));
    const [{ name, clause }] = list.cards;
    const one = (await send(t.app, 'GET', `/v1/cards/mtg/${encodeURIComponent(name)}?edition=current`)).json();
    expect(one).toMatchObject({ name, support: 'unsupported', clause });
    const deck = {
      main: [
        { card: name, count: 4 },
        { card: 'Mountain', count: 56 },
      ],
    };
    const report = (await post('/v1/decks/validate', { ruleset: 'mtg', edition: 'current', deck })).json();
    expect(report.errors).toMatchObject([
      { path: '$.deck.main[0]', code: 'UNSUPPORTED_CARD', ...(clause ? { clause } : {}) },
    ]);
    const scenario = { ruleset: 'mtg', edition: 'current', players: [{ hand: [name] }, {}] };
    const refused = await post('/v1/positions/decisions', { scenario });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'UNSUPPORTED_CARD']);
    expect(refused.json().errors).toMatchObject([{ path: '$.scenario.players[0].hand[0]', code: 'UNSUPPORTED_CARD' }]);
  });
});

/** Why a seat can or cannot do something: the rule that forbids it, and nothing of what the seat doesn't see. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ rulesets: { mtg: magic } });
});
afterAll(() => test.close());

interface Why {
  offered: boolean;
  option?: { id: string; kind: string; card?: string };
  reasons: { object: string | null; detail: string; rules: string[] }[];
}
const scenario = (first: object, second: object = {}, turn: object = { step: 'precombatMain' }): object => ({
  ruleset: 'mtg',
  edition: 'current',
  turn: { number: 1, active: 0, ...turn },
  players: [
    { library: ['Forest'], ...first },
    { library: ['Forest'], ...second },
  ],
});
const why = async (of: object, match: object, seat?: number): Promise<Why> => {
  const body = { scenario: of, match, ...(seat === undefined ? {} : { seat }) };
  const reply = await send(test.app, 'POST', '/v1/positions/why', { body, once: true });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Why>();
};
const rules = ({ reasons }: Why): string[] => reasons.flatMap((reason) => reason.rules);

it('what is offered is said with its option', async () => {
  const found = await why(scenario({ hand: ['Shock'], battlefield: ['Mountain'] }), { kind: 'CAST', card: 'Shock' });
  expect(found).toMatchObject({ offered: true, option: { kind: 'CAST', card: 'Shock' }, reasons: [] });
});

it('the time is wrong: the rule that gives each kind of card its time is cited', async () => {
  const hand = ['Mountain', 'Divination'];
  const battlefield = [{ card: 'Island', count: 3 }];
  const upkeep = scenario({ hand, battlefield }, {}, { step: 'upkeep' });
  const land = await why(upkeep, { kind: 'PLAY_LAND', card: 'Mountain' });
  expect(land.offered).toBe(false);
  expect(rules(land)).toContain('mtg:305.1');
  expect(land.reasons[0]?.object).toMatch(/^ob\d+$/);
  expect(rules(await why(upkeep, { kind: 'CAST', card: 'Divination' }))).toContain('mtg:307.1');
});

it('somebody else is asked: that is a reason beside the others', async () => {
  const found = await why(scenario({ hand: ['Shock'] }), { kind: 'CAST', card: 'Shock' }, 1);
  expect(found).toMatchObject({ offered: false, reasons: [{ object: null, rules: ['mtg:117.1'] }] });
});

it('unless a seat is named, of the one that is asked; a seat that there is not is refused', async () => {
  const theirs = scenario({}, { hand: ['Shock'], battlefield: ['Mountain'] }, { step: 'precombatMain', active: 1 });
  const match = { kind: 'CAST', card: 'Shock' };
  expect(await why(theirs, match)).toMatchObject({ offered: true });
  const reply = await send(test.app, 'POST', '/v1/positions/why', {
    body: { scenario: theirs, match, seat: 2 },
    once: true,
  });
  expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, '$.seat']);
});

it('it cannot be paid', async () => {
  const found = await why(scenario({ hand: ['Shock'] }), { kind: 'CAST', card: 'Shock' });
  expect(found.offered).toBe(false);
  expect(found.reasons[0]?.object).toMatch(/^ob\d+$/);
  expect(found.reasons[0]?.rules.length).toBeGreaterThan(0);
});

it('of a card that the seat does not see is said what is said of one that is nowhere', async () => {
  const match = { kind: 'CAST', card: 'Murder' };
  const nowhere = await why(scenario({ hand: ['Shock'] }, { hand: ['Duress'] }), match, 0);
  expect(await why(scenario({ hand: ['Shock'] }, { hand: ['Murder'] }), match, 0)).toEqual(nowhere);
  expect(await why(scenario({ hand: ['Shock'], library: ['Murder'] }), match, 0)).toEqual(nowhere);
  expect(nowhere.reasons).toHaveLength(1);
  const ids = Array.from({ length: 8 }, (_, n) => ({ object: `ob${n + 1}` }));
  for (const object of ids) {
    const [one, two] = await Promise.all(
      ['Murder', 'Duress'].map((card) => why(scenario({ hand: ['Shock'] }, { hand: [card] }), object, 0)),
    );
    expect(one).toEqual(two);
  }
});

it('in a game it is said of one’s own seat alone', async () => {
  const made = (
    await send(test.app, 'POST', '/v1/games', {
      body: {
        ruleset: 'mtg',
        edition: 'current',
        scenario: { ...scenario({ hand: ['Shock'], battlefield: ['Mountain'] }), seed: 's' },
      },
    })
  ).json();
  const ask = (token: string | undefined, body: object): ReturnType<typeof send> =>
    send(test.app, 'POST', `/v1/games/${made.game}/why`, { token, body, once: true });
  const [mine, theirs] = made.seats.map((seat: { token: string }) => seat.token);
  const match = { kind: 'CAST', card: 'Shock' };
  expect((await ask(mine, { match })).json()).toMatchObject({ offered: true });
  expect((await ask(theirs, { match })).json()).toMatchObject({ offered: false });
  expect((await ask(theirs, { match, seat: 0 })).statusCode).toBe(403);
  expect((await ask(made.judgeToken, { match })).statusCode).toBe(403);
  expect((await ask(undefined, { match })).statusCode).toBe(401);
  const query = `{ why(gameId: "${made.game}", match: { kind: "CAST", card: "Shock" }) { offered option { card } userErrors { code } } }`;
  const { data } = (await send(test.app, 'POST', '/graphql', { token: mine, body: { query }, once: true })).json();
  expect(data.why).toEqual({ offered: true, option: { card: 'Shock' }, userErrors: [] });
  await send(test.app, 'POST', `/v1/games/${made.game}/concede`, { token: theirs });
  expect((await ask(mine, { match })).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
});

it('while attackers are asked for, what can’t attack is told by its own rule (508.1a, 702.3b)', async () => {
  const battlefield = ['Grizzly Bears', { card: 'Hill Giant', tapped: true }, 'Wall of Stone'];
  const of = scenario({ battlefield, hand: ['Shock'] }, {}, { step: 'declareAttackers' });
  expect(await why(of, { card: 'Grizzly Bears' })).toMatchObject({ offered: true });
  const tapped = await why(of, { card: 'Hill Giant' });
  expect(tapped).toMatchObject({ offered: false, reasons: [{ object: expect.stringMatching(/^ob\d+$/) }] });
  expect(rules(tapped)).toEqual(['mtg:508.1a']);
  expect(rules(await why(of, { card: 'Wall of Stone' }))).toEqual(['mtg:702.3b', 'mtg:508.1c']);
  // What is no permanent is told what is being asked.
  expect(rules(await why(of, { card: 'Shock' }))).toContain('mtg:508.1');
});

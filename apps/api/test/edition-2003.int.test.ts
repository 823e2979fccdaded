/** Magic by the rules of 2003 over HTTP: what is listed, what is refused, combat damage on the stack, and whole games of both editions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from './matches/support.js';
import { send, type TestApp } from './support/app.js';
import { look, pass, play, scenario, startMagic } from './support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const get = async (url: string) => (await send(t.app, 'GET', url)).json();
const post = (url: string, body: object) => send(t.app, 'POST', url, { body });

describe('edition 2003', () => {
  test('is listed, with its rules and its cards', async () => {
    const [{ editions }] = await get('/v1/rulesets');
    expect(editions.map(({ id }: { id: string }) => id)).toEqual(['current', '2003']);
    expect(await get('/v1/rulesets/mtg/rules/mtg-2003:310.4')).toMatchObject({ number: '310.4' });
    const { cards } = await get('/v1/cards?ruleset=mtg&edition=2003&search=Prodigal%20Sorcerer');
    expect(cards).toMatchObject([{ name: 'Prodigal Sorcerer', support: 'exact', data: { subtypes: ['Wizard'] } }]);
    const none = await get('/v1/cards/mtg/Jace%20Beleren?edition=2003');
    expect(none).toMatchObject({
      support: 'unsupported',
      reason: 'there is no card type Planeswalker in edition 2003',
    });
  });

  test('a number of a rule is looked for in the rulebook of the edition that is named', async () => {
    const url = '/v1/rulesets/mtg/rules/';
    const [then, today] = [await get(`${url}310.4?edition=2003`), await get(`${url}310.4`)];
    expect(then).toEqual(await get(`${url}mtg-2003:310.4`));
    expect(today).toEqual(await get(`${url}310.4?edition=current`));
    expect(today).toMatchObject({ number: '310.4' });
    expect(today.title).not.toBe(then.title);
    // A number that names its rulebook is of that one, and what a rulebook does not have is not found.
    expect(await get(`${url}mtg:310.4?edition=2003`)).toEqual(today);
    expect((await send(t.app, 'GET', `${url}702.19b?edition=2003`)).statusCode).toBe(404);
    expect(await get(`${url}310.4?edition=1994`)).toMatchObject({ errors: [{ path: '$.edition' }] });
    const query = '{ rule(ruleset: "mtg", number: "310.4", edition: "2003") { title } }';
    expect((await post('/graphql', { query })).json()).toEqual({ data: { rule: { title: then.title } } });
  });

  test('a format that came later is refused where the request names it', async () => {
    const deck = [{ card: 'Plains', count: 60 }];
    const asked = (seats: object[]) =>
      post('/v1/games', { ruleset: 'mtg', edition: '2003', options: { format: 'commander' }, seats });
    for (const seat of [{ bot: 'greedy', deck }, { open: true }]) {
      const refused = await asked([seat, seat]);
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [
          expect.objectContaining({
            path: '$.options.format',
            detail: 'mtg has no format "commander" in edition 2003; it has constructed, limited, ante',
          }),
        ],
      ]);
    }
    const limited = await post('/v1/games', {
      ...{ ruleset: 'mtg', edition: '2003', options: { format: 'limited' } },
      seats: [{ open: true }, { open: true }],
    });
    expect(limited.statusCode).toBe(201);
  });

  test('refuses an edition that there is not, and a deck with cards that it does not have', async () => {
    const unknown = await post('/v1/games', { ruleset: 'mtg', edition: '1994', seats: [] });
    expect([unknown.statusCode, unknown.body]).toEqual([400, expect.stringContaining('it has current, 2003')]);
    const deck = [
      { card: 'Plains', count: 59 },
      { card: 'Jace Beleren', count: 1 },
    ];
    const refused = await post('/v1/games', {
      ruleset: 'mtg',
      edition: '2003',
      seats: [
        { bot: 'greedy', deck },
        { bot: 'greedy', deck },
      ],
    });
    expect(refused.json()).toMatchObject({ code: 'UNSUPPORTED_CARD' });
    expect(refused.body).toContain('no card type Planeswalker in edition 2003');
  });

  test('refuses a card that came later, in a deck and in a position, and says what it has', async () => {
    const later = [
      { card: 'Plains', count: 56 },
      { card: 'Day of Judgment', count: 4 },
    ];
    const report = await post('/v1/decks/validate', { ruleset: 'mtg', edition: '2003', deck: later });
    expect(report.json()).toMatchObject({ legal: false, errors: [{ code: 'UNSUPPORTED_CARD', path: '$.deck[1]' }] });
    expect(report.body).toContain('edition 2003 has only cards printed up to Legions');
    const position = scenario(
      { battlefield: ['Day of Judgment'] },
      {},
      { edition: '2003', turn: { number: 3, active: 0, step: 'precombatMain' } },
    );
    const refused = await post('/v1/positions/decisions', { scenario: position });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.body).toContain('edition 2003 has only cards printed up to Legions');
    const unknown = await get('/v1/cards?ruleset=mtg&edition=1994');
    expect(JSON.stringify(unknown)).toContain('it has current, 2003');
  });

  test('lets players respond to combat damage on the stack', async () => {
    const given = scenario(
      { battlefield: [{ card: 'Grizzly Bears', attacking: { player: 1 } }] },
      { life: 20 },
      { edition: '2003', turn: { number: 3, active: 0, step: 'combatDamage' } },
    );
    const waiting = await look(t, given);
    expect(waiting.view.stack).toMatchObject([
      { kind: 'COMBAT_DAMAGE', damage: [{ card: 'Grizzly Bears', target: { player: 1 }, amount: 2 }] },
    ]);
    expect(waiting.decisions).toMatchObject([{ kind: 'PRIORITY', seat: 0 }]);
    const dealt = await play(t, given, [0, pass], [1, pass]);
    expect([dealt.view.players[1]?.life, dealt.view.stack, dealt.view.turn.step]).toEqual([18, [], 'combatDamage']);
    expect(dealt.view.zones.map(({ id }) => id)).toContain('phasedOut');
  });

  test('plays a whole game of two theme decks beside one of the current edition', { timeout: 180_000 }, async () => {
    const decks = ['sample:2003-spectral-slam', 'sample:2003-armada'];
    const bots = (edition: string) => ({
      ...{ ruleset: 'mtg', edition, options: { test: true, seed: 'both' } },
      seats: decks.map((deck) => ({ bot: 'greedy', deck })),
    });
    const begun = await Promise.all(['2003', 'current'].map((edition) => post('/v1/games', bots(edition))));
    for (const reply of begun) expect(reply.statusCode, reply.body).toBe(201);
    for (const reply of begun) {
      const { game: id } = reply.json();
      await until(async () => (await get(`/v1/games/${id}`)).status === 'FINISHED' || undefined, 80_000);
      expect((await get(`/v1/games/${id}`)).result).toMatchObject({ kind: 'WIN' });
    }
    // Each is told in the words of its edition.
    const stories = await Promise.all(
      begun.map(async (reply) => JSON.stringify(await get(`/v1/games/${reply.json().game}/log?first=100&text=true`))),
    );
    expect(stories.map((story) => [/ comes into play/.test(story), / enters the battlefield/.test(story)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

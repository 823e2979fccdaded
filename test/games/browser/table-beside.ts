/** What players do at the table beside the game: take their seats, settle things among themselves, leave orders, go on to the next game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDefault, type Created, call, create, look } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };
const PHONE = { viewport: { width: 375, height: 740 } };
const LIST = '56 Forest\n4 Grizzly Bears';
const BETWEEN_TWO = {
  ruleset: 'mtg',
  edition: 'current',
  seats: [
    { name: 'Ann', deckText: LIST },
    { name: 'Ben', deckText: LIST },
  ],
};
/** Ann may act in her main phase, then whoever passes is asked again in each step. */
const MAIN_PHASE = {
  ruleset: 'mtg',
  edition: 'current',
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: [{ library: [{ card: 'Forest', count: 9 }] }, { library: [{ card: 'Forest', count: 9 }] }],
};

const youAre = (page: Page, name: string) => page.locator('.viewer', { hasText: `You are ${name}` }).waitFor(PATIENCE);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(PATIENCE);
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click(PATIENCE);

/** Both players of a game at their tables. */
async function atTable(place: Place, { game, seats }: Created): Promise<[Page, Page]> {
  const [ann, ben] = await Promise.all(
    seats.map(({ token }, seat) => place.open(`/table/${game}#token=${token}`, seat === 1 ? PHONE : {})),
  );
  if (!ann || !ben) throw new Error('a game for two');
  await youAre(ann.page, 'Ann');
  await youAre(ben.page, 'Ben');
  return [ann.page, ben.page];
}

export function tableBeside(place: Place): void {
  test('somebody without a token gives it, comes back, and leaves; no address ever has it', {
    timeout: 60_000,
  }, async () => {
    const { game, seats } = await create(place, { ...BETWEEN_TWO, options: { listed: false } });
    const token = seats[0]?.token as string;
    const { page } = await place.open(`/table/${game}`);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const secret = (one: Page) => one.getByLabel('Seat token, player key');
    await secret(page).fill('seat_wrong');
    await press(page, 'Take my seat');
    await page.locator('.refusal:not(:empty)').waitFor(PATIENCE);
    await secret(page).fill(`${place.address()}/table/${game}#token=${token}`);
    await press(page, 'Take my seat');
    await youAre(page, 'Ann');

    // Another tab of the same browser, as from a link in a mail.
    const storageState = await page.context().storageState();
    const { page: later } = await place.open(`/table/${game}`, { storageState });
    await youAre(later, 'Ann');
    // A link from a mail.
    const { page: linked } = await place.open('/table/');
    linked.on('request', (request) => addresses.push(request.url()));
    await linked.goto(`${place.address()}/table/${game}#token=${token}`);
    await youAre(linked, 'Ann');
    expect(linked.url()).toBe(`${place.address()}/table/${game}`);
    await linked.close();
    await unfold(later, 'Leave the seat');
    await press(later, 'Forget it here');
    await secret(later).waitFor(PATIENCE);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    await Promise.all([page.close(), later.close()]);
  });

  test('a player has one key for all tables', { timeout: 60_000 }, async () => {
    const { page, faults } = await place.open('/table/');
    await unfold(page, 'Play at several tables');
    await page.getByLabel('Or a new player').fill('Cleo');
    await press(page, 'Make me a player');
    const key = await page.getByRole('region', { name: 'Your key' }).getByRole('textbox').inputValue(PATIENCE);
    const seats = [
      { me: true, deckText: '60 Forest' },
      { bot: 'random', deckText: '60 Forest' },
    ];
    const { game } = await call<Created>(place, 'POST', '/v1/games', key, { ...BETWEEN_TWO, seats });
    await page.getByRole('link', { name: 'To my games' }).click();
    await page.locator('.games li', { hasText: 'your turn' }).waitFor(PATIENCE);
    await page.locator('.games a').click();
    await page.waitForURL(`**/table/${game}`);
    await youAre(page, 'Cleo');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('offers are made, declined and accepted, and a rematch leads to its table', { timeout: 60_000 }, async () => {
    const [ann, ben] = await atTable(place, await create(place, BETWEEN_TWO));
    await unfold(ann, 'Offers, giving up');
    await press(ann, 'Offer a draw');
    await ann.getByText('You offered a draw').waitFor(PATIENCE);
    await ben.getByText('Ann offers a draw').waitFor(PATIENCE);
    await press(ben, 'Decline');
    await ann.getByText('You offered a draw').waitFor({ state: 'hidden', ...PATIENCE });
    await press(ann, 'Offer a draw');
    await press(ben, 'Accept');
    for (const page of [ann, ben]) await page.getByRole('heading', { name: 'Draw (agreement)' }).waitFor(PATIENCE);
    await press(ben, 'Offer a rematch');
    await press(ann, 'Accept');
    for (const [page, name] of [
      [ann, 'Ann'],
      [ben, 'Ben'],
    ] as const) {
      await page.getByRole('link', { name: 'To the rematch' }).click(PATIENCE);
      await page.locator('main[data-status=ACTIVE]').waitFor(PATIENCE);
      await youAre(page, name);
    }
    await Promise.all([ann.close(), ben.close()]);
  });

  test('time is shown, and who has let it pass loses by a claim', { timeout: 60_000 }, async () => {
    const made = await create(place, { ...BETWEEN_TWO, options: { clock: { perMove: 'PT1S' } } });
    const pages = await atTable(place, made);
    const [first] = (await look(place, made.game)).decisions;
    const waits = pages[first?.seat === 0 ? 1 : 0];
    await waits.locator('.clock', { hasText: 'time is over' }).waitFor(PATIENCE);
    await press(waits, 'Claim the game');
    await waits.getByRole('heading', { name: /won \(timeout\)/ }).waitFor(PATIENCE);
    await Promise.all(pages.map((page) => page.close()));
  });

  test('a standing order passes until it is deleted', { timeout: 60_000 }, async () => {
    const seats = [{ name: 'Ann' }, { name: 'Ben' }];
    const made = await create(place, { ...BETWEEN_TWO, scenario: MAIN_PHASE, seats, options: { autoPass: 'none' } });
    const [ann, ben] = await atTable(place, made);
    const passed = async (seat: number): Promise<void> => {
      await answerDefault(place, made.game, made.seats[1]?.token as string);
      await expect.poll(async () => (await look(place, made.game)).decisions[0]?.seat, PATIENCE).toBe(seat);
    };
    await unfold(ann, 'Standing orders');
    await press(ann, 'Pass from now on');
    const given = ann.locator('.orders li', { hasText: 'Pass until my next turn; ask me when attacked by another' });
    await given.waitFor(PATIENCE);
    await ben.locator('form[data-kind=PRIORITY]').waitFor(PATIENCE);
    await passed(1);
    await given.getByRole('button').click();
    await given.waitFor({ state: 'hidden', ...PATIENCE });
    await passed(0);
    await Promise.all([ann.close(), ben.close()]);
  });

  test('who gives up a game of a match goes on to the next one', { timeout: 60_000 }, async () => {
    const { match: _match, ...match } = await call<Created & { match: string; games: string[] }>(
      place,
      'POST',
      '/v1/matches',
      undefined,
      { ...BETWEEN_TWO, bestOf: 3 },
    );
    const [game, token] = [match.games[0] as string, match.seats[0]?.token];
    const { page } = await place.open(`/table/${game}#token=${token}`, PHONE);
    await unfold(page, 'Offers, giving up');
    await unfold(page, 'Concede');
    await press(page, 'Yes, give the game up');
    await page.getByText('Ann 0, Ben 1').waitFor(PATIENCE);
    await page.getByRole('link', { name: 'To game 2' }).click(PATIENCE);
    await youAre(page, 'Ann');
    await page.getByLabel('The same cards').fill('60 Forest');
    await press(page, 'Send this deck');
    await page.getByRole('alert').getByText('too many').waitFor(PATIENCE);
    await page.getByLabel('The same cards').fill(LIST);
    await press(page, 'Send this deck');
    await page.getByText('Waiting for the deck of Ben').waitFor(PATIENCE);
    const next = new URL(page.url()).pathname.split('/').at(-1) as string;
    await call(place, 'POST', `/v1/games/${next}/deck`, match.seats[1]?.token, { deckText: LIST });
    await page.locator('main[data-status=ACTIVE]').waitFor(PATIENCE);
    await page.close();
  });
}

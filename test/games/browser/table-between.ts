/** What players at the table settle, and what opens their seats: each control by itself, pressed by hand. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Inbox, linksIn } from '../../../apps/api/test/support/inbox.js';
import { type Created, call, create, look } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };
const library = [{ card: 'Forest', count: 9 }];
const LIST = '60 Forest';
const OPEN = {
  ruleset: 'mtg',
  edition: 'current',
  seats: [{ name: 'Ann', deckText: LIST }, { open: true }],
};
const GAME = {
  ruleset: 'mtg',
  edition: 'current',
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  options: { autoPass: 'none', clock: { perMove: 'PT10M' } },
  scenario: {
    ruleset: 'mtg',
    edition: 'current',
    turn: { number: 3, active: 0, step: 'precombatMain' },
    players: [{ library }, { library }],
  },
};

const youAre = (page: Page, name: string) => page.locator('.viewer', { hasText: `You are ${name}` }).waitFor(PATIENCE);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(PATIENCE);
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click(PATIENCE);

/** Makes a player; their id and key. */
const player = (place: Place, name: string) =>
  call<{ player: string; key: string }>(place, 'POST', '/v1/players', undefined, { name });

export function tableBetween(place: Place, inbox: () => Inbox): void {
  const table = async (): Promise<{ made: Created; ann: Page; ben: Page }> => {
    const made = await create(place, GAME);
    const open = (seat: number) => place.open(`/table/${made.game}#token=${made.seats[seat]?.token}`);
    const [ann, ben] = await Promise.all([open(0), open(1)]);
    await youAre(ann.page, 'Ann');
    await youAre(ben.page, 'Ben');
    return { made, ann: ann.page, ben: ben.page };
  };

  test('a move is taken back where the other agrees, who may look at what was before', {
    timeout: 60_000,
  }, async () => {
    const { made, ann, ben } = await table();
    await ann.locator('form[data-kind=PRIORITY] .primary').click(PATIENCE);
    await ben.locator('form[data-kind=PRIORITY]').waitFor(PATIENCE);
    await unfold(ann, 'Offers, giving up');
    // What players settle is no move of theirs.
    await press(ann, 'Offer a draw');
    await press(ben, 'Decline');
    await press(ann, 'Ask to take back my last move');
    await ben.getByText('Ann offers to go back to version 0').waitFor(PATIENCE);
    await press(ben, 'Look at version 0');
    await ben.locator('main[data-at="0"]').waitFor(PATIENCE);
    await press(ben, 'To the present');
    expect((await look(place, made.game)).decisions[0]?.seat).toBe(1);
    await press(ben, 'Accept');
    await expect.poll(async () => (await look(place, made.game)).decisions[0]?.seat, PATIENCE).toBe(0);
    await ann.locator('form[data-kind=PRIORITY]').waitFor(PATIENCE);
    await Promise.all([ann.close(), ben.close()]);
  });

  test('time runs in sight, is paused by agreement and runs again; a game ends without a result', {
    timeout: 60_000,
  }, async () => {
    const { ann, ben } = await table();
    await ann.getByText('Time until').waitFor(PATIENCE);
    const clock = ann.locator('.clock').last();
    const before = await clock.innerText();
    expect(before).toMatch(/^9 min|^10 min/);
    await expect.poll(() => clock.innerText(), PATIENCE).not.toBe(before);
    await unfold(ann, 'Offers, giving up');
    await press(ann, 'Ask for a pause');
    await press(ben, 'Accept');
    for (const page of [ann, ben]) await page.locator('.badge', { hasText: 'paused' }).waitFor(PATIENCE);
    await press(ben, 'Let time run');
    for (const page of [ann, ben])
      await page.locator('.badge', { hasText: 'paused' }).waitFor({ state: 'hidden', ...PATIENCE });
    await press(ann, 'Offer to end it without a result');
    await press(ben, 'Accept');
    for (const page of [ann, ben]) await page.locator('main[data-status=ABORTED]').waitFor(PATIENCE);
    await Promise.all([ann.close(), ben.close()]);
  });

  test('an open seat is taken from the table; a player with no seat in the game is told so', {
    timeout: 60_000,
  }, async () => {
    const { game } = await create(place, { ...OPEN, options: { joinable: true } });
    const stranger = await player(place, 'Zoe');
    const { page } = await place.open(`/table/${game}`);
    await page.getByLabel('Seat token, player key').fill(stranger.key);
    await press(page, 'Take my seat');
    await page.getByText('That player has no seat in this game.').waitFor(PATIENCE);
    await press(page, 'Take the open seat');
    await page.getByLabel('My name').fill('Ben');
    await press(page, 'Join');
    await youAre(page, 'Ben');
    await page.close();
  });

  test('who was invited as a player joins by their key, and forgets it', { timeout: 60_000 }, async () => {
    const ben = await player(place, 'Ben');
    const { game } = await create(place, { ...OPEN, seats: [OPEN.seats[0], { player: ben.player }] });
    const { page } = await place.open(`/table/${game}#token=${ben.key}`);
    await page.getByRole('heading', { name: 'You are invited' }).waitFor(PATIENCE);
    await press(page, 'Join');
    await youAre(page, 'Ben');

    await page.goto(`${place.address()}/table/`);
    await page.getByRole('heading', { name: 'Ben' }).waitFor(PATIENCE);
    await unfold(page, 'Mail, and my key');
    await press(page, 'Forget my key in this browser');
    await page.locator('summary', { hasText: 'Play at several tables' }).waitFor(PATIENCE);
    // The seat that was taken by joining has a token of its own, until all is forgotten.
    await page.getByText('1 token').waitFor({ state: 'attached', ...PATIENCE });
    await unfold(page, 'What this browser keeps');
    await press(page, 'Forget all of it');
    await page.locator('summary', { hasText: 'What this browser keeps' }).waitFor({ state: 'hidden', ...PATIENCE });
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    // What the seat has seen is gone as well: no cache shows it to whoever comes next.
    await page.goto(`${place.address()}/table/${game}`);
    await page.getByLabel('Seat token, player key').waitFor(PATIENCE);
    expect(await page.locator('.near .heap[data-zone=hand]').count()).toBe(0);
    await page.close();
  });

  test('a player is told by mail, and stops that', { timeout: 60_000 }, async () => {
    const { key } = await player(place, 'Mia');
    const { page, faults } = await place.open(`/table/#token=${key}`);
    await unfold(page, 'Play at several tables');
    await page.getByLabel('My player key').fill(key);
    await press(page, 'Show my games');
    await unfold(page, 'Mail, and my key');
    const address = `mia-${Date.now()}@example.org`;
    await page.getByLabel('Tell me by mail at').fill(address);
    await press(page, 'Send me mail');
    await page.getByText(`A mail with a link went to ${address}`).waitFor(PATIENCE);
    await expect.poll(() => inbox().of(address).length, PATIENCE).toBe(1);
    const [link] = linksIn(inbox().of(address)[0] as never) as [URL];
    await fetch(`${place.address()}${link.pathname}${link.search}`, { method: 'POST' });
    await page.reload();
    await unfold(page, 'Mail, and my key');
    await page.getByText(`Mail goes to ${address}`).waitFor(PATIENCE);
    await press(page, 'Stop');
    await page.getByText('Mail goes to').waitFor({ state: 'hidden', ...PATIENCE });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a match against a bot is made on the first page, goes on with the same deck, and ends', {
    timeout: 60_000,
  }, async () => {
    const { page } = await place.open('/table/');
    await page.getByLabel('My name').fill('Ann');
    await unfold(page, 'Time, match');
    // A label holds the titles of what it lists, and some deck's title speaks of time as well.
    await page.locator('select[name=clock]').selectOption('mail');
    await page.getByLabel('Match').selectOption('3');
    await press(page, 'Play');
    await page.getByText('Game 1, best of 3').waitFor(PATIENCE);
    await page.locator('.clock').first().waitFor(PATIENCE);
    const concede = async (): Promise<void> => {
      await unfold(page, 'Giving up');
      await unfold(page, 'Concede');
      await press(page, 'Yes, give the game up');
    };
    await concede();
    await page.getByRole('link', { name: 'To game 2' }).click(PATIENCE);
    await press(page, 'Play the same deck');
    await page.locator('main[data-status=ACTIVE]').waitFor(PATIENCE);
    await concede();
    await page.getByText(/won the match/).waitFor(PATIENCE);
    // Who leaves a seat does not find it again by the token of the match.
    await unfold(page, 'Leave the seat');
    await unfold(page, 'Show my link');
    const link = await page.getByRole('textbox', { name: 'My link' }).inputValue();
    await press(page, 'Forget it here');
    const looksOn = () => page.locator('.viewer', { hasText: /^You (?:look on|see all cards)$/ }).waitFor(PATIENCE);
    await looksOn();
    await page.getByText(/won the match/).waitFor(PATIENCE);
    await looksOn();
    // The link leads back.
    await page.goto('about:blank');
    await page.goto(link);
    await youAre(page, 'Ann');
    await page.close();
  });
}

/** Games at the table in the browser, to their ends: by clicks, by keys, and played back. */
import { randomFrom } from '@arbiter/test-kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { create, look } from './api.js';
import type { Place } from './place.js';
import { playByClicks, playByKeys } from './robot.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: false };
const HOSTILE = `<img src=x onerror="document.title='taken'"> "&'\`\${1}`;
const PATIENCE = { timeout: 20_000 };

/** Positions from which a game is over soon, whoever wins. */
const SOON = {
  mtg: {
    edition: 'current',
    turn: { number: 3, active: 0, step: 'precombatMain' },
    players: [
      {
        life: 4,
        hand: ['Shock', 'Giant Growth', 'Mountain'],
        battlefield: [{ card: 'Mountain', count: 2 }, 'Forest', 'Grizzly Bears', 'Grizzly Bears'],
        library: [{ card: 'Mountain', count: 4 }],
      },
      {
        life: 6,
        hand: ['Shock'],
        battlefield: [{ card: 'Mountain', count: 2 }, 'Giant Spider', 'Hill Giant'],
        library: [{ card: 'Mountain', count: 4 }],
      },
    ],
  },
  'grand-archive': {
    edition: '4.1',
    turn: { number: 3, active: 0, step: 'main' },
    players: [
      {
        champion: { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'], damage: 15 },
        hand: ['Esteemed Knight', 'Banner Knight'],
        field: ['Esteemed Knight', 'Banner Knight'],
        mainDeck: [{ card: 'Banner Knight', count: 5 }],
      },
      {
        champion: { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'], damage: 15 },
        field: ['Banner Knight'],
        mainDeck: [{ card: 'Banner Knight', count: 5 }],
      },
    ],
  },
};

async function createSoon(place: Place, ruleset: keyof typeof SOON, name: string, bot: string) {
  const { edition, ...position } = SOON[ruleset];
  const scenario = { ruleset, edition, seed: 'soon', ...position };
  return create(place, { ruleset, edition, scenario, options: { autoPass: 'seat' }, seats: [{ name }, { bot }] });
}

const fitsInWidth = async (page: Page): Promise<void> => {
  const [needed, there] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as number[];
  expect(needed).toBeLessThanOrEqual(there as number);
};
const isOver = (page: Page) => page.locator('main[data-status=FINISHED]').waitFor(PATIENCE);

export function table(place: Place): void {
  test('a whole game of Riftbound, from the first page on, on a phone, by somebody with a strange name; and played back', {
    timeout: 120_000,
  }, async () => {
    const { page, faults } = await place.open('/table', PHONE);
    await page.getByLabel('Riftbound', { exact: true }).check();
    await page.getByLabel('My name').fill(HOSTILE);
    await fitsInWidth(page);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/\/table\/g_[\w-]+$/);
    await page.getByRole('heading', { name: HOSTILE }).waitFor(PATIENCE);
    await playByClicks(page, randomFrom(1), () => fitsInWidth(page));
    await isOver(page);
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.title()).toBe('Arbiter');

    // Whoever has no token sees the same game, from the beginning to the end.
    const { pathname } = new URL(page.url());
    const watching = await place.open(pathname);
    await isOver(watching.page);
    const slider = watching.page.getByLabel('Version', { exact: true });
    const version = Number(await slider.getAttribute('max'));
    await watching.page.getByText('To the end').or(watching.page.getByText(' won (')).first().waitFor(PATIENCE);
    const turn = watching.page.locator('.top .where');
    const atEnd = await turn.innerText();
    await slider.focus();
    await watching.page.keyboard.press('Home');
    await expect.poll(() => turn.innerText(), PATIENCE).not.toBe(atEnd);
    for (let i = 0; i < 5; i++) await watching.page.getByRole('button', { name: 'On', exact: true }).click();
    await watching.page.locator('.entry').nth(-2).click();
    await watching.page.getByRole('button', { name: 'Share' }).click();
    const link = await watching.page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\?version=\d+$/);
    await watching.page.locator('.share pre').waitFor(PATIENCE);
    await watching.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => watching.page.getByLabel('Version', { exact: true }).inputValue()).toBe(String(version));

    // And whoever gets the link sees that position.
    const shared = await place.open(new URL(link).pathname + new URL(link).search);
    const there = link.replace(/.*=/, '');
    await expect
      .poll(() => shared.page.locator('.playback output').innerText(), PATIENCE)
      .toBe(`${there} / ${version}`);
    expect([
      ...watching.faults,
      ...shared.faults,
      ...faults.filter((fault) => !/status of 4(09|22)/.test(fault)),
    ]).toEqual([]);
    await Promise.all([page, watching.page, shared.page].map((one) => one.close()));
  });

  test('Magic and Grand Archive by clicks', { timeout: 120_000 }, async () => {
    for (const ruleset of ['mtg', 'grand-archive'] as const) {
      const { game, seats } = await createSoon(place, ruleset, 'Ann', 'greedy');
      const { page, faults } = await place.open(`/table/${game}#token=${seats[0]?.token}`);
      await playByClicks(page, randomFrom(7));
      expect(page.url()).toBe(`${place.address()}/table/${game}`);
      expect((await look(place, game)).status).toBe('FINISHED');
      expect(faults.filter((fault) => !/status of 4(09|22)/.test(fault))).toEqual([]);
      await page.close();
    }
  });

  test('Grand Archive on a narrow phone: nothing is wider than it, and what sends the answer is in sight', {
    timeout: 120_000,
  }, async () => {
    const narrow = { viewport: { width: 375, height: 740 } };
    const { game, seats } = await createSoon(place, 'grand-archive', 'Ann', 'greedy');
    const { page, faults } = await place.open(`/table/${game}#token=${seats[0]?.token}`, narrow);
    const sees = async (): Promise<void> => {
      await fitsInWidth(page);
      const hidden = `[...document.querySelectorAll('.panel .send')].filter((send) => {
        const { top, bottom } = send.getBoundingClientRect();
        return top < send.closest('.panel').getBoundingClientRect().top || bottom > innerHeight;
      }).length`;
      expect(await page.evaluate(hidden)).toBe(0);
    };
    await playByClicks(page, randomFrom(11), sees);
    await isOver(page);
    expect(faults.filter((fault) => !/status of 4(09|22)/.test(fault))).toEqual([]);
    await page.close();
  });

  test('a game by an older rulebook is chosen on the first page, with the decks of then', {
    timeout: 60_000,
  }, async () => {
    const { page, faults } = await place.open('/table/');
    const deck = page.locator('select[name=mine]');
    await deck.waitFor(PATIENCE);
    expect(await deck.inputValue()).not.toMatch(/^2003-/);
    await page.getByLabel('Rules of 2003').check();
    expect(await deck.inputValue()).toMatch(/^2003-/);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/\/table\/g_[\w-]+$/);
    const { edition } = await look(place, page.url().split('/').at(-1) ?? '');
    expect([edition, faults]).toEqual(['2003', []]);
    await page.close();
  });

  test('Magic by the keyboard alone', { timeout: 120_000 }, async () => {
    const { game, seats } = await createSoon(place, 'mtg', 'Ann', 'random');
    const { page, faults } = await place.open(`/table/${game}#token=${seats[0]?.token}`);
    await playByKeys(page, randomFrom(3));
    expect((await look(place, game)).status).toBe('FINISHED');
    expect(faults.filter((fault) => !/status of 4(09|22)/.test(fault))).toEqual([]);
    await page.close();
  });

  test('a friend is invited by a link, and both play', { timeout: 60_000 }, async () => {
    const { page, faults } = await place.open('/table/');
    await page.getByLabel('My name').fill('Ann');
    await page.getByLabel('Against').selectOption('friend');
    await page.getByRole('button', { name: 'Play' }).click();
    const link = await page.getByLabel('Send this link to the other player', { exact: true }).inputValue(PATIENCE);
    const { pathname, hash } = new URL(link);
    const friend = await place.open(pathname + hash, PHONE);
    await friend.page.getByLabel('My name').fill('Ben');
    await friend.page.getByRole('button', { name: 'Join' }).click();
    // Who waited for a friend sees that it has begun, whoever is asked first.
    await page
      .getByLabel('Send this link to the other player', { exact: true })
      .waitFor({ state: 'hidden', ...PATIENCE });
    // Whoever is asked keeps their hand, then the other.
    const pages = [page, friend.page];
    const keep = (one: Page) => one.locator('form[data-kind=MULLIGAN] .primary').click(PATIENCE);
    await Promise.all(pages.map(keep));
    const version = (one: Page) => () => one.locator('main').getAttribute('data-version');
    for (const one of pages) await expect.poll(version(one), PATIENCE).not.toMatch(/^[01]$/);
    await page.getByRole('region', { name: 'Story' }).getByText('Ben keeps').waitFor(PATIENCE);
    expect([...faults, ...friend.faults]).toEqual([]);
    await Promise.all(pages.map((one) => one.close()));
  });

  test('a scenario of one’s own; its position is shared, and tried out by somebody else', {
    timeout: 60_000,
  }, async () => {
    const { page, faults } = await place.open('/table/');
    const { edition, ...position } = SOON.mtg;
    const given = page.getByLabel('A scenario, or a position');
    await page.getByText('Begin from a position').click();
    await given.fill('{ "ruleset": "mtg" }');
    await page.getByRole('button', { name: 'Set it up' }).click();
    await page.getByRole('alert').waitFor(PATIENCE);
    await given.fill(JSON.stringify({ ruleset: 'mtg', edition, ...position }));
    await page.getByRole('button', { name: 'Set it up' }).click();
    await page.waitForURL(/\/table\/g_/);
    await page.getByRole('button', { name: 'Share' }).click(PATIENCE);
    const text = await page.getByLabel('Position', { exact: true }).inputValue(PATIENCE);

    const other = await place.open('/table/');
    await other.page.getByText('Begin from a position').click();
    await other.page.getByLabel('A scenario, or a position').fill(text);
    await other.page.getByRole('button', { name: 'Set it up' }).click();
    await other.page.locator('.near .card.pressable', { hasText: 'Shock' }).click(PATIENCE);
    await other.page.locator('.far .who.pressable').click(PATIENCE);
    await other.page.locator('main[data-version="2"]').waitFor(PATIENCE);
    await other.page.locator('.stack').getByText('Shock').waitFor(PATIENCE);
    await other.page.getByRole('button', { name: 'Share', exact: true }).click(PATIENCE);
    expect(await other.page.getByLabel('Link', { exact: true }).inputValue(PATIENCE)).toMatch(
      /\/table\/position#position=/,
    );
    expect([...faults, ...other.faults].filter((fault) => !/status of 4/.test(fault))).toEqual([]);
    await Promise.all([page.close(), other.page.close()]);
  });
}

/** Shapes of decisions that the robot seldom meets, answered at the table as a person does: a number, a division, an order, a name. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, create, look } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };
const PHONE = { viewport: { width: 375, height: 740 } };
const sorcery = (name: string, spell: object): object => ({
  name,
  props: { name, manaCost: '{R}', supertypes: [], types: ['Sorcery'], subtypes: [], colors: ['R'] },
  abilities: [{ kind: 'spell', ...spell }],
});
const GAZE = sorcery('Wide Gaze', { effects: [{ do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] }] });
const VOLLEY = sorcery('Volley', {
  targets: [{ what: { any: [{ player: 'any' }, { zone: 'battlefield' }] }, min: 1, max: 3 }],
  divide: 3,
  effects: [{ do: 'damage', amount: { division: true }, to: { target: 0 } }],
});
const SCENARIO = {
  ruleset: 'mtg',
  edition: 'current',
  definitions: [GAZE, VOLLEY],
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: [
    {
      hand: ['Blaze', 'Volley', 'Wide Gaze'],
      battlefield: [{ card: 'Mountain', count: 6 }],
      library: ['Shock', 'Forest', 'Mountain'],
    },
    { life: 9, battlefield: ['Hill Giant'], library: ['Forest'] },
  ],
};

const asks = (page: Page, shape: string) => page.locator(`form[data-shape=${shape}]`).waitFor(PATIENCE);
const cardOf = (page: Page, name: string) => page.locator('.card.pressable', { hasText: name });
const send = (page: Page) => page.locator('.panel .send').click(PATIENCE);

interface Seen {
  version: number;
  view: {
    players: { life: number }[];
    objects: Record<string, { card?: string; damage?: number }>;
    zones: { id: string; owner: number; objects?: string[] }[];
  };
}

export function tableShapes(place: Place): void {
  test('a number, a division and an order are given by hand, on a phone', { timeout: 60_000 }, async () => {
    const seats = [{ name: 'Ann' }, { bot: 'greedy' }];
    const made = await create(place, { ruleset: 'mtg', edition: 'current', scenario: SCENARIO, seats });
    const judge = (made as unknown as { judgeToken: string }).judgeToken;
    const seen = () => call<Seen>(place, 'GET', `/v1/games/${made.game}`, judge);
    const { page, faults } = await place.open(`/table/${made.game}#token=${made.seats[0]?.token}`, PHONE);
    const resolve = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Pass/ }).click(PATIENCE);
      await page.locator('.stack').waitFor({ state: 'hidden', ...PATIENCE });
    };

    await cardOf(page, 'Blaze').click(PATIENCE);
    await asks(page, 'NUMBER');
    const number = page.getByLabel('Number');
    await number.fill('99');
    await page.getByRole('button', { name: /A whole number from 0 to/ }).waitFor(PATIENCE);
    await number.fill('2');
    await send(page);
    await page.locator('.far .who.pressable').click(PATIENCE);
    await resolve();
    expect((await seen()).view.players[1]?.life).toBe(7);

    await cardOf(page, 'Volley').click(PATIENCE);
    await cardOf(page, 'Hill Giant').click(PATIENCE);
    await page.locator('.far .who.pressable').click(PATIENCE);
    await send(page);
    await asks(page, 'DISTRIBUTE');
    await page.getByText('3 in all').waitFor(PATIENCE);
    const share = page.locator('form[data-shape=DISTRIBUTE]').getByLabel('Hill Giant');
    await share.fill('4');
    await page.getByRole('button', { name: '2 too many' }).waitFor(PATIENCE);
    // A phone has no Escape key.
    await page.getByRole('button', { name: 'Begin anew' }).click(PATIENCE);
    expect(await share.inputValue()).not.toBe('4');
    await share.fill('0');
    await page.getByRole('button', { name: '2 more to distribute' }).waitFor(PATIENCE);
    await share.fill('2');
    await send(page);
    await resolve();
    const { view } = await seen();
    expect(view.players[1]?.life).toBe(6);
    expect(Object.values(view.objects).find(({ card }) => card === 'Hill Giant')?.damage).toBe(2);

    await cardOf(page, 'Wide Gaze').click(PATIENCE);
    await page.getByRole('button', { name: /^Pass/ }).click(PATIENCE);
    await asks(page, 'ASSIGN');
    for (const name of ['Shock', 'Forest']) {
      await page.locator('.panel .option', { hasText: name }).click(PATIENCE);
      await page.locator('.goals .option', { hasText: /top/i }).click(PATIENCE);
    }
    await send(page);
    await asks(page, 'ORDER');
    const order = () => page.locator('.order li span').allInnerTexts();
    expect(await order()).toEqual(['Shock', 'Forest']);
    await page.getByRole('button', { name: 'Forest: up' }).click(PATIENCE);
    await expect.poll(order, PATIENCE).toEqual(['Forest', 'Shock']);
    await send(page);
    await page.locator('form[data-kind=PRIORITY]').waitFor(PATIENCE);
    const after = (await seen()).view;
    const library = after.zones.find(({ id, owner }) => id === 'library' && owner === 0)?.objects ?? [];
    expect(library.map((id) => after.objects[id]?.card).slice(0, 2)).toEqual(['Forest', 'Shock']);
    expect(faults).toEqual([]);
    await page.close();
  });

  // No card of the three games asks for a name: the decision is put into the reply of the service.
  test('a name is typed, and sent as it stands', { timeout: 60_000 }, async () => {
    const made = await create(place, { ruleset: 'mtg', edition: 'current', scenario: SCENARIO });
    const token = made.seats[0]?.token as string;
    const [asked] = (await look(place, made.game, token)).decisions;
    const named = {
      ...asked,
      id: 'd_name',
      kind: 'NAME',
      shape: 'NAME',
      prompt: 'Name a card',
      vocabulary: 'cardName',
      options: [],
      default: { decision: 'd_name', name: 'Forest' },
    };
    const { page } = await place.open('/table/');
    await page.route(`**/v1/games/${made.game}`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), decisions: [named] } });
    });
    let sent: unknown;
    await page.route('**/actions', async (route) => {
      sent = route.request().postDataJSON();
      await route.abort();
    });
    await page.goto(`${place.address()}/table/${made.game}#token=${token}`);
    await asks(page, 'NAME');
    const name = page.getByLabel('Card name');
    expect(await name.inputValue()).toBe('Forest');
    await name.fill('  ');
    expect(await page.locator('.panel .send').isDisabled()).toBe(true);
    await name.fill(' Lightning Bolt ');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => sent, PATIENCE)
      .toEqual({ expectedVersion: 0, answers: [{ decision: 'd_name', name: 'Lightning Bolt' }] });
    await page.close();
  });
}

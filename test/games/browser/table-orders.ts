/** Standing orders, written on the page: what they say to the service, and that they answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDefault, type Created, call, create, look } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };
const library = [{ card: 'Forest', count: 9 }];
const PINGER = {
  name: 'Pinger',
  props: {
    name: 'Pinger',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Human'],
    colors: [],
    power: 1,
    toughness: 1,
  },
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ what: { player: 'any' } }],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    },
  ],
};
/** Ann may act in her main phase, and whoever passes is asked again in each step. */
const GAME = {
  ruleset: 'mtg',
  edition: 'current',
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  options: { autoPass: 'none' },
  scenario: {
    ruleset: 'mtg',
    edition: 'current',
    definitions: [PINGER],
    turn: { number: 3, active: 0, step: 'precombatMain' },
    players: [{ battlefield: ['Pinger'], library }, { library }],
  },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(PATIENCE);
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click(PATIENCE);
const given = (page: Page, words: string | RegExp) => page.locator('.orders li', { hasText: words });

export function tableOrders(place: Place): void {
  const ordersOf = async ({ game, seats }: Created): Promise<object[]> => {
    const path = `/v1/games/${game}/orders`;
    const { orders } = await call<{ orders: { id: string }[] }>(place, 'GET', path, seats[0]?.token);
    return orders.map(({ id: _id, ...order }) => order);
  };
  const atTable = async (): Promise<{ made: Created; page: Page }> => {
    const made = await create(place, GAME);
    const { page } = await place.open(`/table/${made.game}#token=${made.seats[0]?.token}`);
    await unfold(page, 'Standing orders');
    return { made, page };
  };

  test('what is asked is answered the same next time, as often as was said', { timeout: 60_000 }, async () => {
    const { made, page } = await atTable();
    await unfold(page, 'Answer this so next time');
    await page.locator('select[name=answer]').selectOption({ label: 'Pass priority' });
    await page.getByLabel('But only').selectOption('any');
    await page.getByLabel('How often').selectOption('5');
    await press(page, 'Answer so');
    await given(page, 'Answer “priority”: pass, 5 times').waitFor(PATIENCE);
    expect(await ordersOf(made)).toEqual([
      { on: { kind: 'PRIORITY' }, answers: [{ choose: [{ kind: 'PASS' }] }], times: 5 },
    ]);
    // What is asked now is still for Ann; what comes next no more.
    expect((await look(place, made.game)).decisions[0]?.seat).toBe(0);
    await page.locator('form[data-kind=PRIORITY] .primary').click(PATIENCE);
    await given(page, '5 times').waitFor(PATIENCE);
    await expect.poll(async () => (await look(place, made.game)).decisions[0]?.seat, PATIENCE).toBe(1);
    await answerDefault(place, made.game, made.seats[1]?.token as string);
    await given(page, '4 times').waitFor(PATIENCE);
    expect((await look(place, made.game)).decisions[0]?.seat).toBe(1);

    await page.getByRole('button', { name: /^Delete: Answer/ }).click(PATIENCE);
    await given(page, 'Answer').waitFor({ state: 'hidden', ...PATIENCE });
    expect(await ordersOf(made)).toEqual([]);
    await page.close();
  });

  test('an order for this step alone names what is pressed by its card, not by its id', {
    timeout: 60_000,
  }, async () => {
    const { made, page } = await atTable();
    await unfold(page, 'Answer this so next time');
    const answers = page.locator('select[name=answer]');
    const label = await answers.locator('option', { hasText: 'Pinger' }).first().innerText();
    await answers.selectOption({ label });
    await press(page, 'Answer so');
    await given(page, 'at precombat main in my turn: activate Pinger, once').waitFor(PATIENCE);
    expect(await ordersOf(made)).toMatchObject([
      {
        on: { kind: 'PRIORITY', step: 'precombatMain', turn: 'mine' },
        answers: [{ choose: [{ kind: 'ACTIVATE', card: 'Pinger', ability: 0 }] }],
        times: 1,
      },
    ]);
    await page.close();
  });

  test('orders to pass say when they end and what wakes the seat, and stand beside others', {
    timeout: 60_000,
  }, async () => {
    const { made, page } = await atTable();
    const wakes = page.getByLabel('Ask me as well');
    await wakes.selectOption(JSON.stringify({ step: 'end', turn: 'theirs' }));
    await wakes.selectOption(JSON.stringify({ type: 'SPELL_CAST', by: 'opponent' }));
    await page.getByRole('button', { name: /^Remove: when attacked/ }).click(PATIENCE);
    await page.locator('select[name=until]').selectOption(JSON.stringify({ step: 'upkeep', turn: 'mine' }));
    await press(page, 'Pass from now on');
    await page.locator('.orders summary b', { hasText: '1' }).waitFor(PATIENCE);
    const first = {
      pass: {
        until: { step: 'upkeep', turn: 'mine' },
        unless: [{ type: 'SPELL_CAST', by: 'opponent' }],
        stops: [{ step: 'end', turn: 'theirs' }],
      },
    };
    await expect.poll(() => ordersOf(made), PATIENCE).toEqual([first]);
    await expect.poll(async () => (await look(place, made.game)).decisions[0]?.seat, PATIENCE).toBe(1);
    await page.locator('select[name=until]').selectOption(JSON.stringify('always'));
    await press(page, 'Pass from then on');
    await page.locator('.orders summary b', { hasText: '2' }).waitFor(PATIENCE);
    expect(await ordersOf(made)).toMatchObject([first, { pass: { until: 'always' } }]);
    await page.close();
  });

  test('what waits to resolve need not ask again; an order that was dropped is told', { timeout: 60_000 }, async () => {
    const { made, page } = await atTable();
    await page.locator('.near .card.pressable', { hasText: 'Pinger' }).click(PATIENCE);
    await page.locator('.far .who.pressable').click(PATIENCE);
    await press(page, 'Don’t ask me about Pinger any more');
    await given(page, 'Don’t ask me about').waitFor(PATIENCE);
    expect(await ordersOf(made)).toEqual([{ yield: { source: { card: 'Pinger' } }, answer: 'default' }]);
    // An answer that will not be possible.
    const wrong = { id: 'wrong', on: { kind: 'PRIORITY' }, answers: [{ choose: [{ kind: 'CAST', card: 'Shock' }] }] };
    const path = `/v1/games/${made.game}/orders`;
    await call(place, 'PUT', path, made.seats[0]?.token, { orders: [wrong] });
    await page.locator('form[data-kind=PRIORITY] .primary').click(PATIENCE);
    await expect.poll(async () => (await look(place, made.game)).decisions[0]?.seat, PATIENCE).toBe(1);
    await answerDefault(place, made.game, made.seats[1]?.token as string);
    await page.getByText('The order wrong was dropped').waitFor(PATIENCE);
    await page.close();
  });
}

/** The first page, the reference and GraphiQL: they work without any other host, and their policies forbid nothing that they need. */
import { expect, test } from 'vitest';
import type { Place } from './place.js';

export function pages({ address, open }: Place): void {
  test('the first page and the reference', { timeout: 120_000 }, async () => {
    const first = await open('/');
    expect(await first.page.title()).toBe('Arbiter');
    expect(first.faults).toEqual([]);
    const { page, faults } = await open('/docs');
    const shown = () => page.locator('body').innerText();
    await expect.poll(shown, { timeout: 60_000 }).toContain('Create a game');
    // What is shown only where it is scrolled to.
    for (let i = 0; i < 10; i++) await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });

  test('GraphiQL asks, and subscribes with a token', { timeout: 120_000 }, async () => {
    const { page, faults } = await open('/graphiql');
    const editor = '.graphiql-query-editor .CodeMirror';
    await page.locator(editor).waitFor();
    const run = () => page.locator('.graphiql-execute-button').click();
    const answer = page.locator('.result-window');
    await run();
    await answer.getByText('grand-archive').first().waitFor();

    const seats = [
      { name: 'Ann', deckText: '60 Forest' },
      { name: 'Bob', deckText: '60 Forest' },
    ];
    const json = { 'content-type': 'application/json' };
    const post = async (path: string, body: object, token?: string) => {
      const headers = { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const reply = await fetch(`${address()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await reply.json()) as { game: string; seats: { token: string }[] };
    };
    const { game, seats: given } = await post('/v1/games', { ruleset: 'mtg', edition: 'current', seats });
    const set = (where: string, text: string) =>
      page.evaluate(`document.querySelector(${JSON.stringify(where)}).CodeMirror.setValue(${JSON.stringify(text)})`);
    await page.getByRole('button', { name: 'Headers' }).click();
    await set(
      '.graphiql-editor-tool .graphiql-editor:not(.hidden) .CodeMirror',
      JSON.stringify({ authorization: `Bearer ${given[0]?.token}` }),
    );
    await set(editor, `subscription { gameEvents(gameId: "${game}", after: -1) { version } }`);
    const told = () => answer.innerText();
    // GraphiQL takes a moment to see that another operation stands there, and asks the old way until then.
    const subscribed = async (): Promise<string> => {
      const text = await told();
      if (!text.includes('gameEvents')) await run();
      return text;
    };
    await expect.poll(subscribed, { timeout: 30_000, interval: 1000 }).toContain('"version": 0');
    for (const { token } of given)
      await post(`/v1/games/${game}/actions`, { expectedVersion: 0, answers: [{ confirm: false }] }, token);
    await expect.poll(told, { timeout: 30_000 }).toContain('"version": 1');
    // Asking the old way is refused, which the browser tells.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  });
}

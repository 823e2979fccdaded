/** Mail in tests: an app with a mail server, players with addresses, and their games. */
import { magic } from '@arbiter/mtg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';
import { type Inbox, type Letter, linksIn, startInbox } from '../support/inbox.js';
import { nim, stones } from '../support/nim.js';
import { newPlayer, type TestPlayer } from '../support/players.js';

export const FROM = 'Arbiter <arbiter@arbiter.test>';
export let t: TestApp;
export let inbox: Inbox;
/** An app with a mail server, for the tests of a file. */
export function withMail(): void {
  beforeAll(async () => {
    inbox = await startInbox();
    t = await startApp({
      rulesets: { nim, mtg: magic },
      mail: { smtpUrl: inbox.url, from: FROM },
      publicUrl: 'https://arbiter.test',
    });
  });
  afterAll(async () => {
    await t.close();
    await inbox.close();
  });
  afterEach(() => inbox.refuse({}));
}

let addresses = 0;
export const newAddress = (): string => `ann${++addresses}@example.org`;
export const put = (player: TestPlayer, address: string, digest = 'each') =>
  send(t.app, 'PUT', '/v1/me/mail', { token: player.key, body: { address, digest } });
export const mailOf = async (player: TestPlayer) =>
  (await send(t.app, 'GET', '/v1/me/mail', { token: player.key })).json();
export async function letters(to: string, count: number): Promise<Letter[]> {
  await expect.poll(() => inbox.of(to).length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
  return inbox.of(to);
}
/** A page, opened or acted on as a browser does. */
export const open = (method: 'GET' | 'POST', { pathname, search }: URL, type = 'application/x-www-form-urlencoded') =>
  t.app.inject({
    method,
    url: `${pathname}${search}`,
    ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } } : {}),
  });
export async function confirmed(player: TestPlayer, digest = 'each'): Promise<string> {
  const address = newAddress();
  expect((await put(player, address, digest)).statusCode).toBe(200);
  const [letter] = await letters(address, 1);
  const [link] = linksIn(letter as Letter);
  expect((await open('POST', link as URL)).statusCode).toBe(200);
  return address;
}
export async function game(ann: TestPlayer, bob: TestPlayer, more: object = {}) {
  const seats = [{ me: true, deck: stones(10) }, { player: bob.player }];
  const created = await send(t.app, 'POST', '/v1/games', {
    token: ann.key,
    body: { ruleset: 'nim', edition: '1', seats, ...more },
  });
  expect(created.statusCode, created.body).toBe(201);
  const id = created.json().game as string;
  await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob.key, body: { deck: stones(11) } });
  return { id, tokens: [ann.key, bob.key], judge: undefined };
}
export const both = async (): Promise<[TestPlayer, TestPlayer]> => [
  await newPlayer(t.app, 'Ann'),
  await newPlayer(t.app, 'Bob'),
];
/** What would be done later is done now. */
export const hurry = () =>
  t.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
export const jobsOf = async (key: string) =>
  (await t.database.pool.query('SELECT key, run_at FROM graphile_worker.jobs WHERE key LIKE $1', [key])).rows;

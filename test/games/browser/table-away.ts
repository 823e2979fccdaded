/** The table where something goes wrong: the service is away for a while, another was faster, a token is good for nothing. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answerDefault, create, look } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };
const GAME = {
  ruleset: 'mtg',
  edition: 'current',
  seats: [
    { name: 'Ann', deckText: '60 Forest' },
    { name: 'Ben', deckText: '60 Forest' },
  ],
};

/** A way to the service that can be cut. */
async function cuttable(to: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(new URL(to).port), new URL(to).hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(end);
          socket.destroy();
          onward.destroy();
        });
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { address: `http://127.0.0.1:${port}`, cut, mend: () => listen(port) };
}

export function tableAway(place: Place): void {
  test('the service is away for a while: what happened meanwhile is told, once', { timeout: 60_000 }, async () => {
    const { game, seats } = await create(place, GAME);
    const way = await cuttable(place.address());
    const [mine, theirs] = seats.map(({ token }) => token) as [string, string];
    const { page, faults } = await place.open(`/table/${game}#token=${mine}`, { at: way.address });
    await page.locator('.entry').first().waitFor(PATIENCE);
    await way.cut();
    await page.getByText('not connected').waitFor(PATIENCE);
    // Whoever is asked first keeps their hand; then the other.
    const [first] = (await look(place, game)).decisions;
    for (const token of [mine, theirs]) await answerDefault(place, game, token).catch(() => undefined);
    await answerDefault(place, game, mine).catch(() => undefined);
    expect(first).toBeDefined();
    const { version } = await look(place, game);
    expect(version).toBeGreaterThanOrEqual(2);
    await way.mend();
    await page.locator(`main[data-version="${version}"]`).waitFor(PATIENCE);
    await expect.poll(() => page.getByText('not connected').count(), PATIENCE).toBe(0);
    const story = page.getByRole('region', { name: 'Story' });
    await expect.poll(() => story.getByText('Ann keeps').count(), PATIENCE).toBe(1);
    expect(faults.filter((fault) => !/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|network/i.test(fault))).toEqual([]);
    await page.close();
    await way.cut();
  });

  test('another tab was faster: the refusal is told, and the game as it is now', { timeout: 60_000 }, async () => {
    const { game, seats } = await create(place, GAME);
    const { decisions } = await look(place, game);
    const token = seats[decisions[0]?.seat ?? 0]?.token as string;
    const { page } = await place.open(`/table/${game}#token=${token}`);
    // Just before this tab's answer arrives, another one of the same seat is there.
    await page.route('**/actions', async (route) => {
      await answerDefault(place, game, token);
      await route.continue();
    });
    await page.locator('form[data-kind=MULLIGAN] .primary').click(PATIENCE);
    await page.getByRole('alert').getByText('The game has moved on').waitFor(PATIENCE);
    await page.locator('main[data-version="1"]').waitFor(PATIENCE);
    await page.close();
  });

  test('a token that is good for nothing, and a game that nobody knows', async () => {
    const { game } = await create(place, GAME);
    const wrong = await place.open(`/table/${game}#token=wrong`);
    await wrong.page.getByRole('alert').waitFor(PATIENCE);
    await wrong.page.getByRole('button', { name: 'Look on' }).click();
    await wrong.page.getByText('You are looking on').waitFor(PATIENCE);
    const unknown = await place.open('/table/g_unknown');
    await unknown.page.getByRole('alert').waitFor(PATIENCE);
    await Promise.all([wrong.page.close(), unknown.page.close()]);
  });
}

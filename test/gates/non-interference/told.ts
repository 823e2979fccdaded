/** What a player is told outside of the service, by webhook and by mail: compared between two games that differ in what is hidden. */
import { randomUUID } from 'node:crypto';
import type { RunningService } from '@arbiter/api';
import { expect } from 'vitest';
import { type Inbox, type Letter, linksIn } from '../../../apps/api/test/support/inbox.js';
import type { Receiver } from '../../../apps/api/test/support/receiver.js';

const EVENTS = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'];
const PATIENCE = { timeout: 60_000, interval: 20 };

export class Told {
  private constructor(
    private readonly service: RunningService,
    private readonly inbox: Inbox,
    private readonly receiver: Receiver,
    private readonly address: string,
    private readonly player: string,
    readonly key: string,
  ) {}

  /** A new player who is told by both. */
  static async player(service: RunningService, inbox: Inbox, receiver: Receiver): Promise<Told> {
    const send = async (method: 'POST' | 'PUT', url: string, key?: string, payload?: object): Promise<string> => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const reply = await service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      expect(reply.statusCode, reply.body).toBeLessThan(300);
      return reply.body;
    };
    const made = JSON.parse(await send('POST', '/v1/players', undefined, { name: 'Ann' })) as Record<string, string>;
    const { player = '', key = '' } = made;
    const address = `${randomUUID()}@example.org`;
    await send('POST', '/v1/me/webhooks', key, { url: receiver.url, events: EVENTS });
    await send('PUT', '/v1/me/mail', key, { address, digest: 'each' });
    await expect.poll(() => inbox.of(address).length, PATIENCE).toBe(1);
    const [{ pathname, search }] = linksIn(inbox.of(address)[0] as Letter) as [URL];
    await send('POST', `${pathname}${search}`);
    return new Told(service, inbox, receiver, address, player, key);
  }

  /** Compares all that was told of two games. @returns how much that was */
  async compare(games: readonly [string, string]): Promise<number> {
    await expect.poll(() => this.waiting(), PATIENCE).toBe(0);
    const [one, two] = games.map((game) => [...this.hooksOf(game), ...this.mailsOf(game)]) as [string[], string[]];
    expect(two, 'webhooks and mails').toEqual(one);
    return one.length;
  }

  private async waiting(): Promise<number> {
    const { rows } = await this.service.app.database.pool.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM mail_notices WHERE player_id = $1 AND status = 'PENDING')::int
         + (SELECT count(*) FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE w.player_id = $1 AND d.status = 'PENDING')::int AS n`,
      [this.player],
    );
    return rows[0]?.n ?? 0;
  }

  /** Without the game's id and the clock's time; lengths as they came. */
  private hooksOf(game: string): string[] {
    const bodies = this.receiver.got.filter(({ json }) => json.data.game === game).map(({ body }) => body);
    return bodies
      .map((body) => `${body.length} ${body.replaceAll(game, 'GAME').replace(/"timestamp"\s*:\s*"[^"]*"/, '')}`)
      .sort();
  }

  private mailsOf(game: string): string[] {
    const letters = this.inbox.of(this.address).filter(({ mail }) => mail.text?.includes(game));
    return letters
      .map(({ raw, mail: { subject, text, html } }) =>
        JSON.stringify([raw.length, subject, text, html]).replaceAll(game, 'GAME'),
      )
      .sort();
  }
}

import { describe, expect, test } from 'vitest';
import { act, take } from '../support/app.js';
import type { Letter } from '../support/inbox.js';
import { both, confirmed, game, hurry, inbox, jobsOf, letters, mailOf, t, withMail } from './support.js';

withMail();

describe('10 Mail: servers that do not take it', () => {
  test('10 What fails for now is tried again with the same message id, until three days are over', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    inbox.refuse({ recipient: 451 });
    await act(t.app, await game(ann, bob), 0, 0, take(1));
    const notice = async () =>
      (await t.database.pool.query('SELECT * FROM mail_notices WHERE player_id = $1', [bob.player])).rows[0];
    await expect.poll(async () => (await notice()).attempts, { timeout: 10_000 }).toBe(1);
    const failed = await notice();
    expect(failed).toMatchObject({ status: 'PENDING', error: 'the mail server answered 451 to RCPT TO' });
    const [job] = await jobsOf(`mail:${failed.id}`);
    expect(job.run_at.getTime() - Date.now()).toBeGreaterThan(20_000);
    inbox.refuse({});
    await hurry();
    const letter = (await letters(address, 2))[1] as Letter;
    expect(letter.mail.messageId).toBe(`<${failed.id}@arbiter.test>`);
    await expect.poll(async () => (await notice()).status).toBe('SENT');
    await t.database.pool.query(
      `UPDATE mail_notices SET status = 'PENDING', at = now() - interval '3 days' WHERE id = $1`,
      [failed.id],
    );
    inbox.refuse({ content: 451 });
    await t.database.pool.query(`SELECT graphile_worker.add_job('mailNotice', json_build_object('notice', $1::text))`, [
      failed.id,
    ]);
    await expect.poll(async () => (await notice()).status, { timeout: 10_000 }).toBe('FAILED');
  });

  test('10 Refusals that were not in a row do not count; whoever does not sit there any more is not told', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob);
    const refusals = async () =>
      (await t.database.pool.query('SELECT refusals FROM mails WHERE player_id = $1', [bob.player])).rows[0].refusals;
    inbox.refuse({ recipient: 550 });
    await act(t.app, table, 0, 0, take(1));
    await expect.poll(refusals, { timeout: 10_000 }).toBe(1);
    inbox.refuse({});
    await act(t.app, table, 1, 1, take(1));
    await act(t.app, table, 0, 2, take(1));
    await letters(address, 2);
    await expect.poll(refusals, { timeout: 10_000 }).toBe(0);
    inbox.refuse({ recipient: 451 });
    await act(t.app, table, 1, 3, take(1));
    await act(t.app, table, 0, 4, take(1));
    const last = async () =>
      (
        await t.database.pool.query('SELECT * FROM mail_notices WHERE player_id = $1 ORDER BY version DESC', [
          bob.player,
        ])
      ).rows[0];
    await expect.poll(async () => (await last()).attempts, { timeout: 10_000 }).toBe(1);
    await t.database.pool.query('UPDATE seats SET player_id = NULL WHERE player_id = $1', [bob.player]);
    inbox.refuse({});
    await hurry();
    await expect.poll(async () => (await last()).status, { timeout: 10_000 }).toBe('FAILED');
    expect(inbox.of(address)).toHaveLength(2);
  });

  test('10 Where nobody is, three times in a row, nothing is sent any more, and the player sees why', async () => {
    const [ann, bob] = await both();
    await confirmed(bob);
    inbox.refuse({ recipient: 550 });
    const table = await game(ann, bob);
    for (let version = 0; version < 5; version++) {
      await act(t.app, table, version % 2, version, take(1));
      const attempts = 'SELECT count(*)::int AS n FROM mail_notices WHERE player_id = $1 AND attempts = 1';
      const expected = Math.floor(version / 2) + 1;
      await expect
        .poll(async () => (await t.database.pool.query(attempts, [bob.player])).rows[0].n, { timeout: 10_000 })
        .toBe(expected);
    }
    await expect.poll(async () => (await mailOf(bob)).address).toBeNull();
    const { disabledReason } = await mailOf(bob);
    expect(disabledReason).toBe('there is nobody at the address: the mail server answered 550 to RCPT TO');
  });

  test('10 A mail whose content is refused is not tried again; the next one is', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    inbox.refuse({ content: 554 });
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    const failed = `SELECT 1 FROM mail_notices WHERE player_id = $1 AND status = 'FAILED'`;
    await expect
      .poll(async () => (await t.database.pool.query(failed, [bob.player])).rowCount, { timeout: 10_000 })
      .toBe(1);
    inbox.refuse({});
    await act(t.app, table, 1, 1, take(1));
    await act(t.app, table, 0, 2, take(1));
    await letters(address, 2);
  });

  test('10 More than a hundred mails within an hour come together in one', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob);
    await t.database.pool.query(
      `INSERT INTO mail_notices (id, player_id, game_id, seat, version, type, about, status, sent_at)
       SELECT $1 || n, $1, $2, 1, 0, 'decision.pending', '{}', 'SENT', now() FROM generate_series(1, 100) n`,
      [bob.player, table.id],
    );
    await act(t.app, table, 0, 0, take(1));
    await expect.poll(async () => (await jobsOf(`digest:${bob.player}`)).length, { timeout: 10_000 }).toBe(1);
    expect(inbox.of(address)).toHaveLength(1);
    await hurry();
    await letters(address, 2);
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { htmlOf, sentencesOf, textOf } from '../../src/mail/content.js';
import { MADE_OF } from '../../src/mail/template.js';
import { isSender } from '../../src/mail/transport.js';
import { redacted } from '../../src/redact.js';

test('The HTML of mails was compiled from the template as it is', async () => {
  const source = await readFile(new URL('../../src/mail/notice.mjml', import.meta.url));
  expect(MADE_OF, 'npm run mail-template').toBe(createHash('sha256').update(source).digest('hex'));
});

test('10 Whatever is filled into a mail is escaped, in text, in links and in the board', () => {
  const evil = `<script>alert("x")</script>{{= it.title }}`;
  const part = {
    title: evil,
    lines: [evil],
    board: `${evil}\n  two  spaces`,
    link: { url: 'https://a.test/?a=1&b="', label: evil },
  };
  const content = { title: evil, lines: [evil], parts: [part], why: evil, unsubscribe: 'https://a.test/?x=">' };
  const html = htmlOf(content);
  expect(html).not.toMatch(/<script|alert\("/);
  expect(html).toContain('href="https://a.test/?a=1&amp;b=&quot;"');
  expect(html).toContain('\n  two  spaces</pre>');
  expect(html.split('{{= it.title }}').length).toBeGreaterThan(4);
  expect(textOf(content)).toContain('Stop these mails: https://a.test/?x=">');
});

test('10 A mail tells how a game ended for its own seat', () => {
  const table = { ruleset: 'Nim', seat: 1, names: ['Ann', 'Bob'] };
  const end = (result: object | null) =>
    sentencesOf({ type: 'game.finished', about: { result: result as never } }, table);
  expect(end({ kind: 'WIN', winners: [1], reason: 'timeout' })).toEqual(['You have won by time.']);
  expect(end({ kind: 'WIN', winners: [0], reason: 'x' })).toEqual(['Ann won.']);
  expect(end({ kind: 'DRAW', winners: [], reason: 'x' })).toEqual(['The game is drawn.']);
  expect(end({ kind: 'ABORTED', winners: [], reason: 'x' })).toEqual(['The game was aborted.']);
});

test('SMTP_URL and MAIL_FROM are checked at the start', () => {
  expect(readConfig({}).mail).toBeUndefined();
  const url = 'smtp://user:pass@mail.example.org:587';
  expect(readConfig({ SMTP_URL: url, PUBLIC_URL: 'https://arbiter.example.org' }).mail).toEqual({
    smtpUrl: url,
    from: 'Arbiter <arbiter@arbiter.example.org>',
  });
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'games@example.org' }).mail?.from).toBe('games@example.org');
  expect(() => readConfig({ SMTP_URL: 'https://mail.example.org' })).toThrow('SMTP_URL');
  for (const wrong of ['Arbiter', 'a@b.org, c@d.org', 'Arbiter <>', 'x: a@b.org;'])
    expect(() => readConfig({ SMTP_URL: url, MAIL_FROM: wrong }), wrong).toThrow('MAIL_FROM');
  expect(isSender('"Arbiter, games" <games@example.org>')).toBe(true);
});

test('Lines of the log have no mail address in full', () => {
  const line = JSON.stringify({
    msg: 'no ann.lee+x@mail.example.org here',
    path: 'node_modules/@fastify/cors/index.js',
    v: 'pg@8.23.1',
  });
  const safe = redacted(line);
  expect(safe).not.toContain('ann.lee');
  expect(JSON.parse(safe)).toMatchObject({
    msg: 'no [redacted]@mail.example.org here',
    path: 'node_modules/@fastify/cors/index.js',
  });
});

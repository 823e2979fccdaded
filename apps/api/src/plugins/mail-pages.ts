/**
 * The pages that links in mails open. What looks at a link before a person does (a scanner, a preview) changes nothing: a page
 * is read by GET, and acts by POST, which is also what a mail program sends that unsubscribes by one click (RFC 8058).
 */
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { CONFIRM_PAGE, STOP_PAGE } from '../mail/links.js';
import { pagePolicy } from './security.js';

const MAX_BODY = 4096;
const GONE = 410;
/** The pages have no script; their form leads to where they come from. */
const POLICY = pagePolicy({ 'script-src': "'none'", 'form-action': "'self'" });

const page = (title: string, text: string, button?: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; color: #222; background: #fff }
  button { font: inherit; padding: .5em 1em }
  @media (prefers-color-scheme: dark) { body { color: #ddd; background: #191919 } }
</style>
<h1>${title}</h1>
<p>${text}</p>
${button === undefined ? '' : `<form method="post"><button>${button}</button></form>\n`}</html>
`;

const ASK_CONFIRM = page(
  'Confirm your address',
  'Mail about your games will be sent to the address at which you got this link.',
  'Confirm',
);
const CONFIRMED = page('Confirmed', 'Mail about your games is sent to your address from now on.');
const TOO_LATE = page(
  'This link does nothing',
  'It has been used, is older than a day, or another one has been sent since.',
);
const ASK_STOP = page('Stop these mails', 'No more mail about your games will be sent to your address.', 'Stop');
const STOPPED = page('Stopped', 'No mail about games is sent to this address by this link’s player.');

interface Linked {
  player: string;
  token: string;
}
/** What is no link of ours is one that does nothing. */
function linkIn(query: unknown): Linked {
  const { player, token } = (query ?? {}) as Record<string, unknown>;
  return { player: String(player ?? '').slice(0, 100), token: String(token ?? '').slice(0, 200) };
}

const show = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(html);

export const mailPages: FastifyPluginAsync = async (app) => {
  const { mail } = app.services;
  // Forms and one click send something, but all that is to be known stands in the address.
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MAX_BODY }, async () => undefined);
  const options = { schema: { hide: true } };

  app.get(CONFIRM_PAGE, options, async (request, reply) => {
    const { player, token } = linkIn(request.query);
    return (await mail.canConfirm(player, token)) ? show(reply, ASK_CONFIRM) : show(reply, TOO_LATE, GONE);
  });
  app.post(CONFIRM_PAGE, options, async (request, reply) => {
    const { player, token } = linkIn(request.query);
    return (await mail.confirm(player, token)) ? show(reply, CONFIRMED) : show(reply, TOO_LATE, GONE);
  });

  app.get(STOP_PAGE, options, async (request, reply) => {
    const { player, token } = linkIn(request.query);
    return show(reply, (await mail.canStop(player, token)) ? ASK_STOP : STOPPED);
  });
  app.post(STOP_PAGE, options, async (request, reply) => {
    const { player, token } = linkIn(request.query);
    await mail.stop(player, token);
    return show(reply, STOPPED);
  });
};

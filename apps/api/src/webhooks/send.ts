/** One request to a receiver: whatever it does, this ends soon and takes no more than the head of its answer. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { faultOfUrl, hostOf, lookupPublic, type Resolve } from './addresses.js';

export interface Message {
  id: string;
  url: string;
  secret: string;
  body: string;
}
/** The status of the answer, or why there was none. */
export type Answer = { status: number } | { error: string };

export interface Sending {
  allowPrivate: boolean;
  resolve: Resolve;
  timeoutMs: number;
  /** The process is to end. */
  signal: AbortSignal;
  now: Date;
}

/** Bytes of an answer's head. */
const MAX_HEAD = 16_384;

export async function sendWebhook({ id, url, secret, body }: Message, sending: Sending): Promise<Answer> {
  const { allowPrivate, resolve, timeoutMs, signal, now } = sending;
  const fault = faultOfUrl(url, allowPrivate);
  if (fault) return { error: fault };
  const target = new URL(url);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Arbiter',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  const within = AbortSignal.timeout(timeoutMs);
  const request = target.protocol === 'https:' ? overHttps : overHttp;
  const options = {
    method: 'POST',
    headers,
    agent: false,
    maxHeaderSize: MAX_HEAD,
    signal: AbortSignal.any([signal, within]),
    // What is written as an address was looked at already, and is not looked up.
    ...(allowPrivate || isIP(hostOf(target)) !== 0 ? {} : { lookup: lookupPublic(resolve) }),
  };
  return new Promise((done) => {
    const sent = request(target, options, (response) => {
      // Its body is nothing to us, however long it is.
      done({ status: response.statusCode ?? 0 });
      sent.destroy();
    });
    sent.on('error', (error) => done({ error: within.aborted ? `no answer within ${timeoutMs} ms` : error.message }));
    sent.end(body);
  });
}

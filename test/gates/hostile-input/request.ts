/** A request as the gate sends it, and the words that stand for what only a running service knows: `@@game@@`, `@@seat0@@`. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { jsonOf } from './mutate.js';

export interface Attack {
  /** What kind of attack it is: counted, and told with a failure. */
  kind: string;
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** JSON, or a text to be sent as it is. */
  body?: unknown;
}

/** Names and their present values. */
export type Known = Record<string, string | number>;

const filled = (text: string, known: Known): string =>
  text.replace(/@@(\w+)@@/g, (_, name: string) => String(known[name] ?? ''));

/** Characters that no HTTP header can have; a client that sends them never gets as far as the service. */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/g;

export interface Sent {
  attack: Attack;
  options: InjectOptions;
  reply: LightMyRequestResponse;
}

function optionsOf(attack: Attack, known: Known): InjectOptions {
  const { method, url, body } = attack;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(attack.headers ?? {}))
    headers[name] = filled(value, known).replace(unsendable, '?');
  const options: InjectOptions = { method: method as 'GET', url: filled(url, known), headers };
  if (body !== undefined) {
    // A version is a number, not a text.
    const text = (typeof body === 'string' ? body : jsonOf(body)).replace(/"@@version@@"/g, String(known.version));
    options.payload = filled(text, known);
    headers['content-type'] ??= 'application/json';
  }
  return options;
}

export async function send(app: FastifyInstance, attack: Attack, known: Known): Promise<Sent> {
  const options = optionsOf(attack, known);
  return { attack, options, reply: await app.inject(options) };
}

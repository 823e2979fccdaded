/** The secrets of webhooks, which the database alone does not give, and one of which is of no use beside another webhook. */
import { randomBytes } from 'node:crypto';
import type { Keys } from '../security/keys.js';

const PREFIX = 'whsec_';
const MADE_BYTES = 32;
const MIN_BYTES = 24;
const MAX_BYTES = 64;

export const newSecret = (): string => `${PREFIX}${randomBytes(MADE_BYTES).toString('base64')}`;

export function isSecret(text: string): boolean {
  const encoded = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded && bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES;
}

export class WebhookSecrets {
  constructor(readonly keys: Keys) {}

  seal(webhook: string, secret: string): string {
    return this.keys.seal(Buffer.from(`${mark(webhook)}${secret}`));
  }

  /** Undefined: it was sealed with a secret of the server that is gone, or for another webhook. */
  open(webhook: string, sealed: string): string | undefined {
    const opened = this.keys.unseal(sealed)?.toString();
    return opened?.startsWith(mark(webhook)) ? opened.slice(mark(webhook).length) : undefined;
  }
}

const mark = (webhook: string): string => `webhook ${webhook} `;

/** One mail to one address over SMTP: whatever the server does, this ends, and says in few words how. */
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

export interface MailSettings {
  /** The server that takes mail, with user and password if it wants them. */
  smtpUrl: string;
  /** Who it comes from: an address, perhaps with a name. */
  from: string;
}

/** Whether a text is one address that mail can come from, perhaps with a name before it. */
export function isSender(text: string): boolean {
  const [one, ...more] = addressparser(text);
  return one !== undefined && more.length === 0 && 'address' in one && /^[^\s@]+@[^\s@]+$/.test(one.address ?? '');
}

export interface Message {
  /** The same whenever it is sent again, so that whoever gets it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When there was something to tell. */
  date: Date;
  /** Where one click ends these mails (RFC 8058). */
  unsubscribe?: string | undefined;
  /** What it belongs together with. */
  thread?: string | undefined;
}

/** `refused`: for good; `nobody`: because there is nobody at the address; `failed`: for now. */
export type Sent = { how: 'sent' } | { how: 'refused' | 'nobody' | 'failed'; why: string };

/** What a server may take for each step. */
const CONNECTS_MS = 10_000;
const ANSWERS_MS = 30_000;

interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

export class MailTransport {
  readonly #transport;
  readonly domain: string;

  constructor(readonly settings: MailSettings) {
    this.#transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: CONNECTS_MS,
      greetingTimeout: CONNECTS_MS,
      socketTimeout: ANSWERS_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.domain = /@([\w.-]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost';
  }

  async send(message: Message, signal: AbortSignal): Promise<Sent> {
    const { id, to, subject, text, html, date, unsubscribe, thread } = message;
    try {
      await this.#transport.sendMail({
        messageId: this.#id(id),
        from: this.settings.from,
        to: { name: '', address: to },
        subject: inOneLine(subject),
        text,
        html,
        date,
        ...(thread === undefined ? {} : { references: this.#id(thread), inReplyTo: this.#id(thread) }),
        ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        signal,
      });
      return { how: 'sent' };
    } catch (error) {
      return outcomeOf(error as Refusal);
    }
  }

  #id(name: string): string {
    return `<${name}@${this.domain}>`;
  }
}

/** Steps in which the server speaks of this mail, and not of who we are. */
const OF_ADDRESS = 'RCPT TO';
const OF_CONTENT = 'DATA';

/** Its words are not repeated: they may have the address in them. */
function outcomeOf({ code, command, responseCode, permanent }: Refusal): Sent {
  const why = [
    'the mail server',
    responseCode === undefined ? `failed (${code ?? 'error'})` : `answered ${responseCode}`,
  ];
  if (command) why.push(`to ${command}`);
  if (permanent && command === OF_ADDRESS) return { how: 'nobody', why: why.join(' ') };
  return { how: permanent && command === OF_CONTENT ? 'refused' : 'failed', why: why.join(' ') };
}

/** A header is one line, whatever names are in it. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

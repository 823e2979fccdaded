/** A mail server: it keeps what it takes, and answers as it is told. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  mail: Email;
  header(name: string): string | undefined;
}

/** How a server refuses: by a number, and as an answer to which command. */
interface Refusing {
  recipient?: number | undefined;
  content?: number | undefined;
  /** Does not answer once: after it has taken a letter, or before. */
  silent?: 'recipient' | 'content' | undefined;
}

function refusal(code: number): Error {
  return Object.assign(new Error('no, ann@example.org is not here'), { responseCode: code });
}

export async function startInbox(refusing: Refusing = {}, port = 0) {
  const got: Letter[] = [];
  const state = { refusing, silent: 0 };
  const isSilent = (when: Refusing['silent']): boolean => {
    if (state.refusing.silent !== when) return false;
    state.refusing = { ...state.refusing, silent: undefined };
    state.silent++;
    return true;
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const { recipient } = state.refusing;
      if (!isSilent('recipient')) done(recipient === undefined ? null : refusal(recipient));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { content } = state.refusing;
        if (content !== undefined) return done(refusal(content));
        const raw = Buffer.concat(chunks).toString();
        const mail = await PostalMime.parse(raw);
        const { mailFrom, rcptTo } = session.envelope;
        const header = (name: string) => mail.headers.find(({ key }) => key === name.toLowerCase())?.value;
        const to = rcptTo.map(({ address }) => address);
        got.push({ from: mailFrom ? mailFrom.address : '', to, raw, mail, header });
        if (!isSilent('content')) done(null);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.server.address() as AddressInfo;
  return {
    got,
    url: `smtp://127.0.0.1:${address.port}`,
    /** How often it has not answered. */
    silent: () => state.silent,
    /** What came to an address. */
    of: (to: string) => got.filter((letter) => letter.to.includes(to)),
    refuse: (other: Refusing) => {
      state.refusing = other;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/** The links of a letter. */
export const linksIn = ({ mail }: Letter): URL[] =>
  [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));

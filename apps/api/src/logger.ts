/**
 * The log of the service itself. Tokens, invites, tickets, positions and seeds never get into it, whoever writes a line;
 * and what is only a client's fault never gets above level info.
 */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redacted } from './redact.js';

/** Lines are written many together and at latest after a moment; what is left when the process ends is written then. */
const GATHERED = { dest: 1, sync: false, minLength: 16_000, periodicFlush: 200 };

const WARN = 40;
/** Codes of libraries for what a client did: frames that are none, messages of another protocol, bodies cut short. */
const CLIENTS_CODES =
  /^(?:WS_ERR_|HPE_|MER_ERR_GQL_(?:SUBSCRIPTION|VALIDATION|PERSISTED_QUERY|QUERY_DEPTH)|MER_ERR_INVALID_OPTS$)/;
const CLIENTS_WORDS = /^wrong websocket protocol/;
/** What streams say of a reply whose receiver went before its end. */
const RECEIVER_GONE = 'premature close';

interface Told {
  name?: string;
  message?: unknown;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
  originalError?: unknown;
  err?: unknown;
}

/** Whether an error, or all of several, came about by what a client sent alone. */
function isClients(what: unknown): boolean {
  if (typeof what === 'string') return CLIENTS_WORDS.test(what);
  if (Array.isArray(what)) return what.length > 0 && what.every(isClients);
  if (what === null || typeof what !== 'object') return false;
  const { name, message, code, status, statusCode, originalError, err } = what as Told;
  if (err !== undefined) return isClients(err);
  if (originalError !== undefined && originalError !== null) return isClients(originalError);
  if (String(message).toLowerCase() === RECEIVER_GONE) return true;
  if (name === 'GraphQLError' || (typeof code === 'string' && CLIENTS_CODES.test(code))) return true;
  const answered = Number(statusCode ?? status);
  return answered >= 400 && answered < 500;
}

/** The line that is being written has nothing in it that could be secret. */
let vouched = false;

const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [what] = args as unknown[];
    if (level < WARN || !isClients(what)) return method.apply(this, args);
    // A list of errors has no text of its own.
    if (Array.isArray(what)) return this.info({ err: what[0] }, 'refused');
    (this.info as (...all: unknown[]) => void)(...args);
  },
  streamWrite: (line) => (vouched ? line : redacted(line)),
};

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: ['req.headers'], censor: '[redacted]' },
    hooks,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: request.url,
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}

/** Addresses of routes without anything that strangers might have put there: too short for a secret, of which none begins so. */
const PLAIN_URL = /^(?!.*(?:seat|judge|invite|player|key|whsec)_)[\w/-]{1,42}$/i;
/** The same of what a client calls its request. */
const PLAIN_ID = /^(?!.*(?:seat|judge|invite|player|key|whsec)_)[\w.:-]{1,42}$/i;
const PLAIN_ADDRESS = /^[\da-f.:]{2,45}$/i;

/** Writes the line of a request that was answered: there are more of them than of all others, and most have a plain address. */
export function tellRequest(
  logger: Pick<Logger, 'info'>,
  request: { id: string; method: string; url: string; ip: string },
  answered: { status: number; ms: number },
): void {
  const { id, method, url, ip } = request;
  vouched = PLAIN_URL.test(url) && PLAIN_ADDRESS.test(ip) && PLAIN_ID.test(id);
  try {
    logger.info({ req: { method, url, ip }, ...answered }, 'request');
  } finally {
    vouched = false;
  }
}

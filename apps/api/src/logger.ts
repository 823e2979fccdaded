/** The log of the service itself. Tokens, invites, tickets and seeds never get into it. */
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['token', 'invite', 'ticket', 'seed', 'judgeToken', 'authorization', 'password', 'cookie'];

/** Lines are written a few together and at latest after a moment; what is left when the process ends is written then. */
const GATHERED = { dest: 1, sync: false, minLength: 4096, periodicFlush: 200 };

/** The path of a request without what its query may give away. */
export function safeUrl(url: string): string {
  return url.replace(/([?&](?:ticket|token|invite)=)[^&]*/gi, '$1[redacted]');
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: [...SECRETS.flatMap((name) => [name, `*.${name}`]), 'req.headers', '*.*.authorization'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: safeUrl(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}

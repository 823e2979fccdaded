/** Server-sent events over fetch, which go on where they were cut. */
import { type Http, sleep } from './http.js';
import { ArbiterError } from './problem.js';

interface Message {
  id: string | undefined;
  data: string;
}

const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** The messages of a body, as the standard has them. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, field = '', text = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
        if (field === 'id') id = text;
        else if (field === 'data') data.push(text);
        else if (line === '' && data.length > 0) {
          yield { id, data: data.join('\n') };
          data = [];
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * What a stream brings, each once: where the connection is cut, another one goes on after the last that came.
 * Ends when the service says that nothing more will come, or when `signal` is aborted.
 */
export async function* resuming<T>(
  http: Http,
  path: string,
  {
    after,
    query = {},
    signal,
  }: { after?: string | undefined; query?: Record<string, string>; signal?: AbortSignal | undefined },
): AsyncGenerator<T> {
  let last = after;
  let wait = PAUSE_MS;
  while (!signal?.aborted) {
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (last !== undefined) headers['last-event-id'] = last;
      const reply = await http.send(path, { headers, query, signal });
      if (reply.status === 204 || !reply.body) return;
      for await (const { id, data } of messages(reply.body)) {
        wait = PAUSE_MS;
        last = id ?? last;
        yield JSON.parse(data) as T;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ArbiterError) throw error;
    }
    await sleep(wait, signal).catch(() => undefined);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}

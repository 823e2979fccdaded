/** A receiver of webhooks: it keeps what it gets, and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  json: { type: string; timestamp: string; data: { [field: string]: unknown } };
}
type Answering = (response: ServerResponse, received: Received, url: string) => void;

export async function startReceiver(answer: Answering = (response) => response.writeHead(204).end()) {
  const got: Received[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const received = { headers: request.headers, body, json: JSON.parse(body) };
      got.push(received);
      state.answer(response, received, request.url ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    got,
    url: `http://127.0.0.1:${port}/hook`,
    answerWith: (other: Answering) => {
      state.answer = other;
    },
    /** Fails where the signature is wrong or old. */
    verify: (secret: string, { body, headers }: Received) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

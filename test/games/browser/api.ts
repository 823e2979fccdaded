/** What the tests in a browser ask of the service besides. */
import type { Place } from './place.js';

export interface Created {
  game: string;
  seats: { seat: number; token: string }[];
}
interface Game {
  edition: string;
  version: number;
  status: string;
  decisions: { id: string; seat: number; default?: object }[];
}

export async function call<T>(place: Place, method: string, path: string, token?: string, body?: object): Promise<T> {
  const reply = await fetch(place.address() + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

export const create = (place: Place, game: object): Promise<Created> =>
  call(place, 'POST', '/v1/games', undefined, game);

export const look = (place: Place, game: string, token?: string): Promise<Game> =>
  call(place, 'GET', `/v1/games/${game}`, token);

/** Answers what a seat is asked with its default. */
export async function answerDefault(place: Place, game: string, token: string): Promise<void> {
  const { version, decisions } = await look(place, game, token);
  const answers = decisions.flatMap((decision) => decision.default ?? []).slice(0, 1);
  await call(place, 'POST', `/v1/games/${game}/actions`, token, { expectedVersion: version, answers });
}

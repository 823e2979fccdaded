/**
 * What this browser keeps: tokens, invites, decks, a player's key, and the position that is tried out. Secrets come in the fragment of a
 * link, which no server and no log ever sees, and leave the address at once.
 */
type Kept = 'token' | 'invite' | 'position' | 'deck' | 'player';
const nameOf = (what: Kept, game: string): string => `arbiter:${what}:${game}`;

/** Kept by the tab, so that two tabs may sit at one table; and by the browser, so that whoever comes back finds their seat. */
export function keep(what: Kept, game: string, value: string): void {
  sessionStorage.setItem(nameOf(what, game), value);
  if (what !== 'position') localStorage.setItem(nameOf(what, game), value);
}
export const kept = (what: Kept, game: string): string | undefined =>
  sessionStorage.getItem(nameOf(what, game)) ?? localStorage.getItem(nameOf(what, game)) ?? undefined;
function forget(what: Kept, game: string): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(nameOf(what, game));
}

/** Forgets all that belongs to a game, or to the match that it is one of, so that nobody here sits there any more. */
export function forgetSeat(...of: string[]): void {
  for (const what of ['token', 'invite', 'deck'] as const) for (const one of of) forget(what, one);
}

/** What opens something and lies in this browser: seats, by the games and matches that they are in, and whether a player's key. */
export function secretsHere(): { seats: string[]; player: boolean } {
  const prefix = nameOf('token', '');
  const names = [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage));
  const seats = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return { seats: [...new Set(seats)], player: playerKey() !== undefined };
}

/** Forgets whatever this table has ever kept here. */
export function forgetAll(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const name of Object.keys(storage)) if (name.startsWith('arbiter:')) storage.removeItem(name);
}

/** A player has one key for all games; it stands wherever the token of a seat may. */
const ALL_GAMES = 'all';
export const keepPlayer = (key: string): void => keep('player', ALL_GAMES, key);
export const playerKey = (): string | undefined => kept('player', ALL_GAMES);
export const forgetPlayer = (): void => forget('player', ALL_GAMES);
export const isPlayerKey = (secret: string): boolean => secret.startsWith('player_');

/** What opens a game: the token of a seat in it, or else the player's key. */
export const secretFor = (game: string): string | undefined => kept('token', game) ?? playerKey();

/** What the fragment says, which is then taken out of the address. */
export function fragment(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return said;
}

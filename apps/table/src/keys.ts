/** What this tab keeps: tokens, invites, and the position that is tried out. They come in the fragment of a link, which no server and no log ever sees, and leave the address at once. */
type Kept = 'token' | 'invite' | 'position';
const nameOf = (what: string, game: string): string => `arbiter:${what}:${game}`;

export function keep(what: Kept, game: string, value: string): void {
  sessionStorage.setItem(nameOf(what, game), value);
}
export const kept = (what: Kept, game: string): string | undefined =>
  sessionStorage.getItem(nameOf(what, game)) ?? undefined;
export const forget = (what: Kept, game: string): void => sessionStorage.removeItem(nameOf(what, game));

/** What the fragment says, which is then taken out of the address. */
export function fragment(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return said;
}

/** Whose eyes one looks with, and how somebody who only looks on takes their seat. */
import { type Arbiter, ArbiterError } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { forgetPlayer, forgetSeat, isPlayerKey, keep, keepPlayer, kept } from './keys.js';
import { field } from './share.js';

/** A token or key as it was pasted, be it in the link that it came with. */
const secretIn = (pasted: string): string => /[#&](?:token|key)=([^&\s]+)/.exec(pasted)?.[1] ?? pasted.trim();

/** Keeps what opens a seat of this game; says why where it opens none. */
async function take(arbiter: Arbiter, game: string, secret: string): Promise<string | undefined> {
  try {
    const { view, status } = await arbiter.table(game, secret).look();
    const opens = view.viewer !== 'spectator' || (status === 'OPEN' && (await isInvited(arbiter, game, secret)));
    if (!opens) return 'That player has no seat in this game.';
  } catch (error) {
    if (!(error instanceof ArbiterError)) return 'The service cannot be reached. Try again.';
    if (error.status === 404) return 'It opens no seat of this game.';
    return error.status === 401 ? 'Nobody has such a token or key here: is it whole?' : error.problem.detail;
  }
  if (isPlayerKey(secret)) keepPlayer(secret);
  else keep('token', game, secret);
  return undefined;
}

/** Whether a player was invited to a game that has not begun, and has not joined it yet. */
export async function isInvited(arbiter: Arbiter, game: string, secret: string): Promise<boolean> {
  if (!isPlayerKey(secret)) return false;
  const query = new URLSearchParams({ status: 'OPEN', first: '100' });
  const headers = { authorization: `Bearer ${secret}` };
  const { games } = await arbiter.request<MyGames>(`/v1/me/games?${query}`, { headers });
  const mine = games.find(({ id }) => id === game);
  return mine !== undefined && (mine.seats.find(({ seat }) => seat === mine.seat)?.open ?? false);
}
interface MyGames {
  games: { id: string; seat: number | null; seats: { seat: number; open: boolean }[] }[];
}

/** Somewhere to paste what opens a seat. */
export function seatForm(arbiter: Arbiter, game: string): TemplateResult {
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const said = form.querySelector('output') as HTMLOutputElement;
    said.value = '';
    const refused = await take(arbiter, game, secretIn(String(new FormData(form).get('secret'))));
    if (refused === undefined) location.reload();
    else said.value = refused;
  };
  return html`<form class="take" aria-label="Take your seat" @submit=${submit}>
    <label>Seat token, player key, or the link with it
      <input type="password" name="secret" autocomplete="off" spellcheck="false" required /></label>
    <button class="primary">Take my seat</button>
    <output class="refusal"></output>
    <p><small>This browser keeps it until you leave the seat.</small></p>
  </form>`;
}

/** Without what it keeps this browser looks on. The token of a match opens each of its games, so that it goes as well. */
export function leave(game: string, match?: string | null): void {
  if (kept('token', game) === undefined) forgetPlayer();
  else forgetSeat(game, ...(match ? [match] : []));
  location.reload();
}

/** What opens the seat is shown to whoever sits there, to come back with, and forgotten. */
export function leaving(game: string, match: string | null): TemplateResult {
  const token = kept('token', game);
  const link = `${location.origin}${location.pathname}#${new URLSearchParams({ token: token ?? '' })}`;
  return html`<details class="leaving"><summary>Leave the seat</summary>
    ${
      token === undefined
        ? html`<p>Your player’s key opens this seat. Without it this browser opens none of your seats; the games go on.</p>`
        : html`<p>This browser keeps a token that opens your seat: whoever uses this browser after you can play for you. The game goes on
            without it, and only this link leads back:</p>
          <details><summary>Show my link: for me alone</summary>${field('My link', link)}</details>`
    }
    <button type="button" @click=${() => leave(game, match)}>${token === undefined ? 'Forget my key here' : 'Forget it here'}</button></details>`;
}

/** For whoever looks on; `join` where a seat may be taken by anybody. */
export const lookingOn = (form: TemplateResult, isOver: boolean, join: (() => void) | undefined): TemplateResult =>
  html`<section class="seat" aria-label="Your seat">
    <h2>You are looking on</h2>
    ${join ? html`<button type="button" class="primary" @click=${join}>Take the open seat</button>` : nothing}
    <details ?open=${!isOver}><summary>${isOver ? 'Did you play here?' : 'Do you play here?'}</summary>${form}</details>
  </section>`;

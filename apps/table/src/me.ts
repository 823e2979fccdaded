/** Somebody who sits at many tables: a player, their games, and how they are told that it is their turn. */
import type { Arbiter, Me, MyGame } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { duration } from './clock.js';
import { doing } from './forms.js';
import { forgetPlayer, keepPlayer } from './keys.js';
import { field } from './share.js';

export interface Player {
  me: Me;
  games: MyGame[];
}

/** Whose key this browser keeps, and where they play. */
export async function playerOf(arbiter: Arbiter): Promise<Player> {
  const lists = await Promise.all([
    arbiter.myGames({ turn: 'mine', first: 50 }),
    arbiter.myGames({ status: 'ACTIVE', first: 50 }),
    arbiter.myGames({ status: 'OPEN', first: 50 }),
  ]);
  const games = new Map(lists.flatMap((list) => list.games.map((game) => [game.id, game])));
  return { me: await arbiter.me(), games: [...games.values()] };
}

const tableOf = ({ id, ruleset, seats, seat, pending, deadline }: MyGame): TemplateResult => {
  const others = seats.filter((one) => one.seat !== seat).map(({ name }) => name ?? 'an open seat');
  const isMine =
    pending.some((decision) => decision.seat === seat) || seats.some((one) => one.seat === seat && one.open);
  const left = deadline ? ` ${duration((Date.parse(deadline) - Date.now()) / 1000)} left` : '';
  return html`<li><a href=${`./${encodeURIComponent(id)}`}>Against ${others.join(' and ')}</a> <small>${ruleset}${left}</small>
    ${isMine ? html`<span class="badge turn">your turn</span>` : nothing}</li>`;
};

type Tell = (problem: string | undefined) => void;

export const playerBox = (arbiter: Arbiter, { me, games }: Player, tell: Tell, done: () => void): TemplateResult =>
  html`<section aria-label="My games"><h2>${me.name}</h2>
    ${games.length > 0 ? html`<ul class="games">${games.map(tableOf)}</ul>` : html`<p>You sit at no table.</p>`}
    <details><summary>Mail, and my key</summary>
      ${mail(arbiter, me, tell, done)}
      ${field('Others invite me by', me.player)}
      <button type="button" @click=${leave}>Forget my key in this browser</button>
    </details></section>`;

function leave(): void {
  forgetPlayer();
  location.reload();
}

function mail(arbiter: Arbiter, { mail: now }: Me, tell: Tell, done: () => void): TemplateResult {
  const put = async (form: FormData): Promise<void> => {
    await arbiter.putMail({
      address: String(form.get('address')),
      digest: form.get('digest') === 'daily' ? 'daily' : 'each',
    });
    done();
  };
  const stop = async (): Promise<void> => {
    await arbiter.request('/v1/me/mail', { method: 'DELETE' });
    done();
  };
  return html`<form aria-label="Mail" @submit=${doing(put, tell)}>
    ${now?.address ? html`<p>Mail goes to <b>${now.address}</b>${now.disabledReason ? `, but: ${now.disabledReason}` : ''}. <button type="button" class="quiet" @click=${doing(stop, tell)}>Stop</button></p>` : nothing}
    ${now?.wanted ? html`<p role="status">A mail with a link went to <b>${now.wanted.address}</b>: the link confirms the address.</p>` : nothing}
    <label>Tell me by mail at <input type="email" name="address" required autocomplete="email" /></label>
    <label>How often <select name="digest"><option value="each">at each turn of mine</option><option value="daily">once a day</option></select></label>
    <button>Send me mail</button>
  </form>`;
}

/** For whoever has no key here: they paste one, or become somebody. */
export function strangerBox(arbiter: Arbiter, tell: Tell, made: (key: string) => void): TemplateResult {
  const use = async (form: FormData): Promise<void> => {
    const key = String(form.get('key')).trim();
    await arbiter.request('/v1/me', { headers: { authorization: `Bearer ${key}` } });
    keepPlayer(key);
    location.reload();
  };
  const create = async (form: FormData): Promise<void> => {
    const { key } = await arbiter.createPlayer(String(form.get('name')));
    keepPlayer(key);
    made(key);
  };
  return html`<details class="stranger"><summary>Play at several tables, and be told by mail</summary>
    <form aria-label="Who I am" @submit=${doing(use, tell)}>
      <label>My player key <input type="password" name="key" required autocomplete="off" /></label>
      <button>Show my games</button>
    </form>
    <form aria-label="A new player" @submit=${doing(create, tell)}>
      <label>Or a new player, by the name of <input name="name" required maxlength="100" autocomplete="nickname" /></label>
      <button>Make me a player</button>
    </form>
  </details>`;
}

/** A key is shown once. */
export const keyBox = (key: string): TemplateResult => html`<section aria-label="Your key">
  <h2>Keep this key</h2>
  <p>It stands for you in all games, and is never shown again. This browser keeps it; another one needs it from you.</p>
  ${field('My player key', key)}
  <a class="primary next" href="./">To my games</a>
</section>`;

/** A position for others: a link to it, the board as text, and what a bot or another service may go on from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Session } from './session.js';

export interface Shared {
  link: string;
  board: string;
  /** The position as this seat may imagine it; only of the present. */
  position: string | undefined;
}

/** Everything there is to share of what is looked at. No token is in it. */
export async function shareOf(session: Session): Promise<Shared> {
  const { table, game, at } = session;
  const version = at ?? game?.version;
  const link = new URL(`${location.pathname}?version=${version}`, location.href).href;
  const isSeat = typeof game?.view.viewer === 'number';
  const [board, position] = await Promise.all([
    table.board(at),
    isSeat && at === undefined && game.status === 'ACTIVE' ? table.imagine(1) : undefined,
  ]);
  return { link, board, position: position?.[0] };
}

export function shareBox({ link, board, position }: Shared, close: () => void): TemplateResult {
  return html`<section class="share" aria-label="Share this position">
    <h2>Share this position</h2>
    ${field('Link', link)}
    ${position === undefined ? nothing : html`${field('Position', position)}<p><small>What you cannot see is drawn anew. Open it on the <a href="./">first page</a>, or send it to <code>/v1/positions</code>.</small></p>`}
    <pre tabindex="0" aria-label="The board as text">${board}</pre>
    <button type="button" @click=${close}>Close</button>
  </section>`;
}

export const field = (label: string, value: string): TemplateResult => html`<label class="copy">${label}
  <span><input type="text" readonly .value=${value} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
  <button type="button" @click=${() => navigator.clipboard?.writeText(value)}>Copy</button></span></label>`;

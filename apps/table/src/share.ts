/** A position for others: a link to it, the board as text, and what a bot or another service may go on from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Session } from './session.js';

export interface Shared {
  link: string;
  board: string | undefined;
  /** The position as this seat may imagine it; only of the present. */
  position: string | undefined;
}

/** Everything there is to share of what is looked at. No token is in it. */
export async function shareOf(session: Session): Promise<Shared> {
  const { table, game, at } = session;
  // Whoever looks as the judge of a stored game imagines nothing: they know.
  const imagines = !table.board || (typeof game?.view.viewer === 'number' && game.status === 'ACTIVE');
  const [board, positions] = await Promise.all([
    table.board?.(at),
    imagines && at === undefined ? table.imagine(1) : undefined,
  ]);
  const position = positions?.[0];
  const here = `${location.origin}${location.pathname}`;
  const link =
    board === undefined
      ? `${here}#${new URLSearchParams({ position: position ?? '' })}`
      : `${here}?version=${at ?? game?.version}`;
  return { link, board, position };
}

export function shareBox({ link, board, position }: Shared, close: () => void): TemplateResult {
  return html`<section class="share" aria-label="Share this position">
    <h2>Share this position</h2>
    ${field('Link', link)}
    ${position === undefined ? nothing : html`${field('Position', position)}<p><small>What you cannot see is drawn anew. Open it on the <a href="./">first page</a>, or send it to <code>/v1/positions</code>.</small></p>`}
    ${board === undefined ? nothing : html`<pre tabindex="0" aria-label="The board as text">${board}</pre>`}
    <button type="button" @click=${close}>Close</button>
  </section>`;
}

export const field = (label: string, value: string): TemplateResult => html`<div class="copy">
  <label>${label} <input type="text" readonly .value=${value} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
  <button type="button" aria-label=${`Copy: ${label}`} @click=${(event: Event) => copy(event, value)}>Copy</button>
</div>`;

/** Where the browser lets no page write to the clipboard, what is to be copied is marked. */
function copy({ currentTarget }: Event, value: string): void {
  const mark = (): void => (currentTarget as HTMLElement).parentElement?.querySelector('input')?.select();
  if (navigator.clipboard) navigator.clipboard.writeText(value).catch(mark);
  else mark();
}

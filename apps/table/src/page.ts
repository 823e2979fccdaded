/** The page of a game. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { board } from './board.js';
import { cardInFull } from './card.js';
import { nameIn } from './layout.js';
import { panel } from './panel.js';
import type { Session } from './session.js';
import { field, type Shared, shareBox } from './share.js';
import { story } from './story.js';
import { spoken } from './words.js';

export interface Around {
  /** A link for whoever takes the open seat. */
  invite: string | undefined;
  shared: Shared | undefined;
  share: () => void;
  unshare: () => void;
}

export function page(session: Session, around: Around): TemplateResult {
  const game = session.shown;
  return html`<header class="top">
      <a href="./">Arbiter</a>
      ${game ? html`<span class="where">${whereOf(game.view.turn, game.status)}</span>` : nothing}
      ${session.online ? nothing : html`<span class="badge lost" role="status">not connected</span>`}
      ${game ? html`<span class="viewer">${viewerOf(session)}</span><button type="button" class="quiet" @click=${around.share}>Share</button>` : nothing}
      ${session.asked && session.table.concede ? concede(session) : nothing}
    </header>
    <main class=${session.busy ? 'busy' : ''} data-version=${session.game?.version ?? nothing} data-status=${session.game?.status ?? nothing} data-at=${session.at ?? nothing}>
      ${game ? board(session, game) : html`<section class="board"></section>`}
      <aside>
        ${panel(session)}
        ${around.invite && session.game?.status === 'OPEN' ? html`<section class="share">${field('Send this link to the other player', around.invite)}</section>` : nothing}
        ${around.shared ? shareBox(around.shared, around.unshare) : nothing}
        ${inspector(session)}
        ${story(session)}
      </aside>
    </main>`;
}

function whereOf(turn: { number: number; phase: string | null; step: string | null; state?: string }, status: string) {
  if (status === 'OPEN') return 'Open';
  const at = [turn.phase, turn.step, turn.state].filter((part): part is string => Boolean(part)).map(spoken);
  return html`Turn <b>${turn.number}</b>${at.map((part) => html` · ${part}`)}`;
}

function viewerOf({ shown }: Session): string {
  const viewer = shown?.view.viewer;
  if (typeof viewer !== 'number') return viewer === 'judge' ? 'All cards open' : 'Spectator';
  return shown?.seats.find(({ seat }) => seat === viewer)?.name ?? `Seat ${viewer}`;
}

const concede = (session: Session): TemplateResult =>
  html`<details class="concede"><summary>Concede</summary>
    <button type="button" @click=${() => session.concede()}>Yes, give the game up</button></details>`;

function inspector({ shown, inspected, narrowed }: Session): TemplateResult | typeof nothing {
  const object = inspected === undefined || inspected === narrowed ? undefined : shown?.view.objects[inspected];
  if (!object || !shown) return nothing;
  return html`<section class="inspector" aria-label="Card">${cardInFull(object, (id) => nameIn(shown.view, id))}</section>`;
}

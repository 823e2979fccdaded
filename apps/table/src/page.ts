/** The page of a game. */
import type { Game } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { agreements } from './agreements.js';
import { board } from './board.js';
import { cardInFull } from './card.js';
import { nameIn } from './layout.js';
import { match, rematch } from './match.js';
import { type OrderDraft, orders } from './orders.js';
import { panel } from './panel.js';
import { leaving, lookingOn } from './seat.js';
import type { Session } from './session.js';
import { field, type Shared, shareBox } from './share.js';
import { story } from './story.js';
import { sentence, spoken } from './words.js';

export interface Around {
  /** A link for whoever takes the open seat. */
  invite: string | undefined;
  shared: Shared | undefined;
  /** Where somebody who looks on gives what opens their seat. */
  seatForm: TemplateResult;
  /** Takes a seat that is open to anybody. */
  join: () => void;
  order: OrderDraft;
  share: () => void;
  unshare: () => void;
}

export function page(session: Session, around: Around): TemplateResult {
  const game = session.shown;
  if (!game && session.problem?.status === 404) return unknown(session, around);
  return html`<header class="top">
      <a href="./">Arbiter</a>
      ${game ? html`<span class="where">${whereOf(game.view.turn, game.status)}</span>` : nothing}
      ${game?.clock?.paused ? html`<span class="badge">paused</span>` : nothing}
      ${session.online ? nothing : html`<span class="badge lost" role="status">not connected</span>`}
      ${game ? viewerOf(game) : nothing}
      ${game ? html`<button type="button" class="quiet" @click=${around.share}>Share</button>` : nothing}
    </header>
    <main class=${session.busy ? 'busy' : ''} data-version=${session.game?.version ?? nothing} data-status=${session.game?.status ?? nothing} data-at=${session.at ?? nothing}>
      ${game ? board(session, game) : html`<section class="board"></section>`}
      <aside>
        ${seat(session, around)}
        ${panel(session)}
        ${around.invite && session.game?.status === 'OPEN' ? html`<section class="share">${field('Send this link to the other player', around.invite)}</section>` : nothing}
        ${match(session)}
        ${session.game ? dealings(session, around) : nothing}
        ${around.shared ? shareBox(around.shared, around.unshare) : nothing}
        ${inspector(session)}
        ${story(session)}
        ${help}
      </aside>
      <div class="heard" aria-live="polite">${told(session)}</div>
    </main>`;
}

/** For whoever sits here for the first time. */
const help = html`<details class="help"><summary>How this table works</summary><ul>
  <li>You are asked one thing at a time. What may be pressed has a green frame; the buttons below the question say the same.</li>
  <li>The filled button is what Enter sends; while nothing else is pressed, the rules allow it. A digit presses the button in that place, Escape
    begins anew.</li>
  <li>Point at a card to read it; on a phone, press it.</li>
  <li>A number such as 601.2c leads to the rule behind the question.</li>
  <li>A line of the story shows the table as it was then; » leads back.</li>
</ul></details>`;

/** A game that is in no list is there for nobody but those who have a token of it. */
const unknown = ({ problem }: Session, { seatForm }: Around): TemplateResult => html`<main class="start">
  <p class="problem" role="alert">${sentence(problem?.detail ?? '')}</p>
  <section><p>If it is a private game in which you play, give what opens your seat.</p>${seatForm}</section>
  <a href="./">Back</a>
</main>`;

/** The newest of the story, for whoever hears it read. */
function told({ log, at }: Session): string {
  return at === undefined ? (log.findLast(({ text }) => text)?.text ?? '') : '';
}

interface Turn {
  number: number;
  phase: string | null;
  step: string | null;
  state?: string;
  phaseName?: string;
  stepName?: string;
}
function whereOf(turn: Turn, status: string) {
  if (status === 'OPEN') return 'Open';
  const parts = [turn.phaseName ?? turn.phase, turn.stepName ?? turn.step, turn.state];
  const at = parts.filter((part): part is string => Boolean(part)).map(spoken);
  return html`Turn <b>${turn.number}</b>${at.map((part) => html` · ${part}`)}`;
}

function viewerOf({ view, seats }: Game): TemplateResult {
  const { viewer } = view;
  if (viewer === 'judge') return html`<span class="viewer">You see all cards</span>`;
  if (viewer === 'spectator') return html`<span class="viewer">You look on</span>`;
  const name = seats.find(({ seat: one }) => one === viewer)?.name ?? `seat ${viewer}`;
  return html`<span class="viewer">You are <b>${name}</b></span>`;
}

function seat(session: Session, { seatForm, join }: Around): TemplateResult | typeof nothing {
  const { game } = session;
  if (game?.view.viewer !== 'spectator') return nothing;
  const isFree = game.joinable && game.seats.some(({ open }) => open);
  return lookingOn(seatForm, session.isOver, isFree ? join : undefined);
}

/** What a seat settles beside its decisions. */
function dealings(session: Session, { order }: Around): TemplateResult | typeof nothing {
  if (session.seat === undefined || !session.table.makeOffer) return nothing;
  return html`<section class="dealings" aria-label="Beside the game">
    ${rematch(session)}
    ${orders(session, order)}
    ${agreements(session)}
    ${leaving(session.game?.id ?? '', session.game?.match ?? null)}
  </section>`;
}

function inspector({ shown, inspected, narrowed }: Session): TemplateResult | typeof nothing {
  const object = inspected === undefined || inspected === narrowed ? undefined : shown?.view.objects[inspected];
  if (!object || !shown) return nothing;
  return html`<section class="inspector" aria-label="Card">${cardInFull(object, (id) => nameIn(shown.view, id))}</section>`;
}

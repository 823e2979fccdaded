/** What players settle among themselves: offers and answers to them, a claim where a clock has run out, giving up. */
import type { NewOffer, OpenOffer } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { isOverdue } from './clock.js';
import { seatName } from './layout.js';
import type { Session } from './session.js';

type Kind = OpenOffer['kind'];
const THINGS: Record<Kind, string> = {
  DRAW: 'a draw',
  TAKEBACK: 'to take back',
  PAUSE: 'a pause',
  ABORT: 'to end the game without a result',
  REMATCH: 'a rematch',
};
const what = ({ kind, version }: Pick<OpenOffer, 'kind' | 'version'>): string =>
  kind === 'TAKEBACK' ? `to go back to version ${version}` : THINGS[kind];

/** What waits for this seat: offers of others, the pause, time that somebody else has let pass. It stands beside what is asked. */
export function toSettle(session: Session): TemplateResult | typeof nothing {
  const { game, seat } = session;
  if (!game || seat === undefined) return nothing;
  const theirs = game.offers.filter((offer) => offer.seat !== seat);
  const mine = game.offers.filter((offer) => offer.seat === seat);
  return html`
    ${theirs.map((offer) => answerable(session, offer, seatName(game, offer.seat)))}
    ${mine.map((offer) => html`<p class="offer">You offered ${what(offer)}. It waits for an answer.</p>`)}
    ${paused(session)}
    ${overdue(session)}`;
}

function answerable(session: Session, offer: OpenOffer, who: string): TemplateResult {
  const answer = (accept: boolean): void => void session.settle((table) => table.answerOffer?.(offer.offer, accept));
  const look = offer.version;
  return html`<div class="offer" role="group" aria-label=${`Offer of ${who}`}>
    <p><b>${who}</b> offers ${what(offer)}.</p>
    ${look === undefined ? nothing : html`<button type="button" @click=${() => session.goTo(look)}>Look at version ${look}</button>`}
    <button type="button" @click=${() => answer(true)}>Accept</button>
    <button type="button" @click=${() => answer(false)}>Decline</button>
  </div>`;
}

/** A pause is lifted by declining what was accepted. */
function paused(session: Session): TemplateResult | typeof nothing {
  if (!session.game?.clock?.paused) return nothing;
  const pause = session.accepted('PAUSE');
  const lift = (): void => void session.settle((table) => table.answerOffer?.(pause ?? '', false));
  return html`<div class="offer"><p>The game is paused until the next move.</p>
    ${pause ? html`<button type="button" @click=${lift}>Let time run</button>` : nothing}</div>`;
}

/** Where the game leaves it to the opponents, whoever is too late loses by a claim. */
function overdue(session: Session): TemplateResult | typeof nothing {
  const { game, seat } = session;
  if (game?.status !== 'ACTIVE' || game.clock?.onTimeout !== 'claim') return nothing;
  const late = game.decisions.find((decision) => decision.seat !== seat && isOverdue(decision.deadline));
  if (!late) return nothing;
  return html`<div class="offer"><p>The time of <b>${seatName(game, late.seat)}</b> is over.</p>
    <button type="button" @click=${() => session.settle((table) => table.claim?.())}>Claim the game</button></div>`;
}

/** What this seat may offer, and how it gives up. */
export function agreements(session: Session): TemplateResult | typeof nothing {
  const { game, seat, table } = session;
  if (!game || seat === undefined || !table.makeOffer || game.status === 'OPEN') return nothing;
  const people = game.seats.filter((one) => one.seat !== seat && one.bot === null);
  return html`<details class="agreements" ?open=${session.isOver && people.length > 0}>
    <summary>${session.isOver ? 'Once more' : people.length > 0 ? 'Offers, giving up' : 'Giving up'}</summary>
    ${people.length === 0 && session.isOver ? html`<p>Bots answer no offers. <a href="./">A new game</a></p>` : nothing}
    <div class="buttons">
      ${people.length > 0 ? offerable(session).map((offer) => offerButton(session, offer)) : nothing}
      ${session.isOver ? nothing : concede(session)}
    </div>
  </details>`;
}

const isOffered = ({ game, seat }: Session, kind: Kind): boolean =>
  game?.offers.some((offer) => offer.kind === kind && offer.seat === seat) ?? false;

function offerable(session: Session): NewOffer[] {
  const { game } = session;
  if (session.isOver) {
    const isDone = session.match === undefined || session.match.result !== null;
    const offer: NewOffer[] = isDone && !session.rematch ? [{ kind: 'REMATCH' }] : [];
    return offer.filter(({ kind }) => !isOffered(session, kind));
  }
  const back = session.at ?? beforeLastMove(session);
  const offers: NewOffer[] = [
    { kind: 'DRAW' },
    ...(back === undefined ? [] : [{ kind: 'TAKEBACK', version: back } as const]),
    ...(game?.clock && !game.clock.paused ? [{ kind: 'PAUSE' } as const] : []),
    { kind: 'ABORT' },
  ];
  return offers;
}

/** The version that this seat last moved at; what players settle is no move. */
function beforeLastMove({ log, seat }: Session): number | undefined {
  const move = log.findLast(
    (entry) => entry.seat === seat && !entry.events.some(({ type }) => /^(?:OFFER_|PAUSED|RESUMED)/.test(type)),
  );
  return move && move.version - 1;
}

const BUTTONS: Record<Kind, string> = {
  DRAW: 'Offer a draw',
  TAKEBACK: 'Ask to take back my last move',
  PAUSE: 'Ask for a pause',
  ABORT: 'Offer to end it without a result',
  REMATCH: 'Offer a rematch',
};

// What is offered already stays where it is: no button moves away under who is about to press the next one.
const offerButton = (session: Session, offer: NewOffer): TemplateResult =>
  html`<button type="button" ?disabled=${isOffered(session, offer.kind)} @click=${() => session.settle((table) => table.makeOffer?.(offer))}>
    ${offer.kind === 'TAKEBACK' && session.at !== undefined ? `Ask to go back to version ${session.at}` : BUTTONS[offer.kind]}
  </button>`;

const concede = (session: Session): TemplateResult =>
  html`<details class="concede"><summary>Concede</summary>
    <button type="button" @click=${() => session.settle((table) => table.concede?.())}>Yes, give the game up</button></details>`;

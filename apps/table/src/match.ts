/** A match: how it stands, its next game, and the deck for it; and the rematch that was agreed on. */
import type { Game, Match } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { deadline } from './clock.js';
import { keep, kept } from './keys.js';
import { seatName } from './layout.js';
import type { Session } from './session.js';

export function match(session: Session): TemplateResult | typeof nothing {
  const { game, match: of } = session;
  if (!game || !of) return nothing;
  const nth = of.games.indexOf(game.id);
  const next = of.games[nth + 1];
  const score = of.wins.map((won, seat) => `${seatName(game, seat)} ${won}`).join(', ');
  return html`<section class="match" aria-label="Match">
    <h2>Game ${nth + 1}, best of ${of.bestOf}</h2>
    <p>${score}</p>
    ${of.result ? html`<p>${outcome(game, of)}</p>` : nothing}
    ${next === undefined ? nothing : html`<a class="primary next" href=${`./${encodeURIComponent(next)}`}>To game ${nth + 2}</a>`}
    ${game.status === 'OPEN' ? deck(session, game, of) : nothing}
  </section>`;
}

function outcome(game: Game, { result }: Match): string {
  const winners = result?.winners.map((seat) => seatName(game, seat)) ?? [];
  return winners.length > 0 ? `${winners.join(' and ')} won the match` : 'Nobody won the match';
}

/** The tokens of a match open all of its games: whoever comes to the next one by a link in a mail finds their seat. */
export function shareToken({ game, seat }: Session, of: string): void {
  if (!game) return;
  const token = kept('token', game.id);
  const forAll = kept('token', of);
  if (seat !== undefined && token !== undefined) keep('token', of, token);
  else if (token === undefined && forAll !== undefined) {
    keep('token', game.id, forAll);
    location.reload();
  }
}

/** Between two games cards may be exchanged with the side deck. */
function deck(session: Session, game: Game, { match: of, decks }: Match): TemplateResult {
  const mine = decks.find(({ seat }) => seat === session.seat);
  const others = decks.filter(({ seat }) => seat !== session.seat);
  const before = kept('deck', of);
  const send = (sent: { deck: unknown } | { deckText: string }): void => {
    keep('deck', of, JSON.stringify(sent));
    void session.settle((table) => table.sendDeck?.(sent));
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    send({ deckText: String(new FormData(event.target as HTMLFormElement).get('deckText')) });
  };
  return html`
    ${mine ? deadline(mine.deadline) : nothing}
    ${mine && before !== undefined ? html`<button type="button" class="primary" @click=${() => send(JSON.parse(before))}>Play the same deck</button>` : nothing}
    ${
      mine
        ? html`<form aria-label="Deck for this game" @submit=${submit}>
            <label>The same cards, some exchanged with the side deck
              <textarea name="deckText" rows="5" required placeholder="4 Name of a card"></textarea></label>
            <button>Send this deck</button>
          </form>`
        : nothing
    }
    ${others.length > 0 ? html`<p>Waiting for the deck of ${others.map(({ seat }) => seatName(game, seat)).join(' and ')}</p>` : nothing}`;
}

/** Where the rematch is played. */
export function rematch({ rematch: offer }: Session): TemplateResult | typeof nothing {
  const game = offer?.game;
  if (game === undefined) return nothing;
  const sit = (): void => {
    if (offer?.token !== undefined) keep('token', game, offer.token);
  };
  return html`<a class="primary next" href=${`./${encodeURIComponent(game)}`} @click=${sit}>To the rematch</a>`;
}

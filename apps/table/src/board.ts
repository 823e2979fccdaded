/** The table itself: who sits there, what lies before them, and what waits to resolve. Whatever may be pressed can be pressed there. */
import type { Decision, Game, Option, Player, StackItem } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { isOnePress, pressable } from './answering.js';
import { cardOnTable } from './card.js';
import { clockOf, terms } from './clock.js';
import { FOLDED, type Heap, layoutOf, nameIn, type Place, type Side } from './layout.js';
import type { Session } from './session.js';
import { said, spoken, tells } from './words.js';

/** What players are told by, besides the figures of their view that are numbers. */
const NOT_FIGURES = new Set(['seat', 'damage']);

/** What may be pressed where: options by the object, or the seat, that they are about. */
function optionsByPlace(session: Session): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const { answerable, draft } = session;
  for (const option of answerable && draft ? pressable(answerable, draft) : []) {
    const at = option.object ?? (option.player === undefined ? undefined : `seat ${option.player}`);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), option]);
  }
  return found;
}

export function board(session: Session, game: Game): TemplateResult {
  const { view } = game;
  const near = typeof view.viewer === 'number' ? view.viewer : 0;
  const { sides, places, middle } = layoutOf(view, near);
  const options = optionsByPlace(session);
  const draw = new Drawing(session, game, options);
  const [last, ...others] = [...sides].reverse();
  return html`<section class="board" aria-label="Table">
    ${others.reverse().map((one) => draw.side(one, 'far'))}
    <div class="middle">
      ${view.stack.length > 0 ? draw.stack(view.stack) : nothing}
      ${places.map((place) => draw.place(place))}
      ${middle.map((heap) => draw.heap(heap, 'Nobody'))}
    </div>
    ${last ? draw.side(last, 'near') : nothing}
  </section>`;
}

class Drawing {
  readonly #nameOf: (id: string) => string;

  constructor(
    readonly session: Session,
    readonly game: Game,
    readonly options: Map<string, Option[]>,
  ) {
    this.#nameOf = (id) => nameIn(game.view, id);
  }

  side({ player, heaps }: Side, where: 'near' | 'far'): TemplateResult {
    const name = player.name ?? `Seat ${player.seat}`;
    const here = this.#isActive(player) ? 'active' : '';
    return html`<section class="side ${where} ${here}" data-seat=${player.seat} aria-label=${name}>
      ${this.#player(player, name)}
      <div class="heaps">${heaps.map((heap) => this.heap(heap, name))}</div>
    </section>`;
  }

  #player(player: Player, name: string): TemplateResult {
    const { turn } = this.game.view;
    const at = `seat ${player.seat}`;
    const figures = Object.entries(player).filter(([key, value]) => typeof value === 'number' && !NOT_FIGURES.has(key));
    const more = [player.counters, player.resources, player.designations].filter(tells).map(said).filter(Boolean);
    return html`<header class="player">
      ${
        this.options.has(at)
          ? html`<button type="button" class="pressable who" aria-pressed=${this.#isPicked(at)} @click=${(event: Event) => this.#press(at, event)}>${name}</button>`
          : html`<h2 class="who">${name}</h2>`
      }
      ${this.#isActive(player) ? html`<span class="badge turn">turn</span>` : nothing}
      ${turn.priority === player.seat ? html`<span class="badge">acts</span>` : nothing}
      ${this.#clock(player)}
      ${player.lost ? html`<span class="badge lost">lost</span>` : nothing}
      ${this.#note(at)}
      ${figures.map(([key, value]) => html`<span class="fact fact-${key}"><b>${value}</b> ${spoken(key).toLowerCase()}</span>`)}
      ${more.map((text) => html`<span class="fact">${text}</span>`)}
    </header>`;
  }

  #isActive({ seat }: Player): boolean {
    return this.game.status !== 'OPEN' && this.game.view.turn.active === seat;
  }

  /** Time runs now; of the past nobody needs to know. */
  #clock({ seat }: Player): TemplateResult | typeof nothing {
    const left = this.session.at === undefined ? clockOf(this.game, seat) : undefined;
    return left === undefined
      ? nothing
      : html`<span class="fact clock" role="timer" title=${this.game.clock ? terms(this.game.clock) : nothing}><b>${left}</b></span>`;
  }

  heap({ zone, name, objects, hidden }: Heap, whose: string): TemplateResult {
    const title = name ?? spoken(zone);
    const wanted = objects.some((id) => this.options.has(id));
    const folded = FOLDED.has(zone) && !wanted;
    const size = objects.length + hidden;
    if (objects.length === 0)
      return html`<p class="pile" data-zone=${zone}><span class="backs" aria-hidden="true"></span>${title} <b>${hidden}</b></p>`;
    const cards = html`<div class="cards">
      ${repeat(
        objects,
        (id) => id,
        (id) => this.card(id),
      )}${hidden > 0 ? html`<p class="pile"><span class="backs" aria-hidden="true"></span><b>${hidden}</b> hidden</p>` : nothing}
    </div>`;
    if (!FOLDED.has(zone))
      return html`<div class="heap" data-zone=${zone} role="group" aria-label=${`${whose}: ${title}`}>
        <h3>${title}</h3>${cards}
      </div>`;
    return html`<details class="heap folded" data-zone=${zone} ?open=${!folded}>
      <summary>${title} <b>${size}</b></summary>${cards}
    </details>`;
  }

  place({ id, units }: Place): TemplateResult {
    return html`<div class="place" role="group" aria-label=${this.#nameOf(id)}>
      ${this.card(id)}
      ${this.game.view.players.map(({ seat, name }) => {
        const theirs = units.filter((unit) => this.game.view.objects[unit]?.controller === seat);
        if (theirs.length === 0) return nothing;
        return html`<div class="units"><h3>${name}</h3><div class="cards">${theirs.map((unit) => this.card(unit))}</div></div>`;
      })}
    </div>`;
  }

  /** What waits to resolve, the next first. */
  stack(items: readonly StackItem[]): TemplateResult {
    return html`<ol class="stack" aria-label="Waits to resolve, the next first">
      ${items.map(
        ({ id, kind, name, card, controller, unowned, targets, text, x }) => html`<li>
          <button type="button" class="waiting ${this.#isPressable(id) ? 'pressable' : ''}" data-object=${id} @click=${(event: Event) => this.#press(id, event)}>
            <b>${name || card || spoken(kind)}</b>
            <small>${spoken(kind).toLowerCase()}${unowned ? '' : ` of ${this.#nameOf(`seat ${controller}`)}`}${x === null ? '' : `, X = ${x}`}</small>
            ${text ? html`<span>${text}</span>` : nothing}
            ${targets.length > 0 ? html`<span>→ ${targets.map(({ object, player }) => this.#nameOf(object ?? `seat ${player}`)).join(', ')}</span>` : nothing}
            ${this.#note(id)}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  card(id: string): TemplateResult | typeof nothing {
    const object = this.game.view.objects[id];
    if (!object) return nothing;
    return html`<div class="slot">
      ${cardOnTable(object, {
        id,
        nameOf: this.#nameOf,
        pressable: this.#isPressable(id),
        picked: this.#isPicked(id),
        inspected: this.session.inspected === id,
        press: (event) => this.#press(id, event),
        inspect: () => this.session.inspect(id),
      })}${this.#note(id)}
    </div>`;
  }

  /**
   * One option is taken at once; of several, and for what makes mana, the panel asks which. A finger cannot look before it
   * presses: what would be the whole answer is shown first.
   */
  #press(at: string, event: Event): void {
    const { session } = this;
    const [only, ...others] = this.options.get(at) ?? [];
    const looks = (event as PointerEvent).pointerType === 'touch';
    const isWhole = session.answerable !== undefined && isOnePress(session.answerable);
    session.inspect(at);
    if (only && others.length === 0 && !only.mana && !(looks && isWhole)) session.press(only.id);
    else session.narrow(only || looks ? at : undefined);
  }

  /** What only makes mana is not pointed out: it is paid for whoever asks for nothing else. */
  #isPressable(at: string): boolean {
    return (this.options.get(at) ?? []).some(({ mana }) => !mana);
  }

  #isPicked(at: string): boolean {
    const { draft } = this.session;
    const ids = (this.options.get(at) ?? []).map(({ id }) => id);
    return draft !== undefined && ids.some((id) => isIn(draft, id));
  }

  /** What the draft says of it: where it goes, or how much it gets. */
  #note(at: string): TemplateResult | typeof nothing {
    const { answerable, draft } = this.session;
    if (!answerable || !draft) return nothing;
    const notes = (this.options.get(at) ?? []).flatMap(({ id }) => noteOf(answerable, draft, id));
    return notes.length > 0 ? html`<span class="note">${notes.join(', ')}</span>` : nothing;
  }
}

type Draft = NonNullable<Session['draft']>;

const isIn = ({ picks, from, pairs }: Draft, id: string): boolean =>
  picks.includes(id) || from === id || pairs.some((pair) => pair.from === id);

function noteOf(decision: Decision, { picks, pairs, amounts }: Draft, id: string): string[] {
  switch (decision.shape) {
    case 'ASSIGN':
      return pairs
        .filter(({ from }) => from === id)
        .map(({ to }) => `→ ${decision.to.find((option) => option.id === to)?.label ?? to}`);
    case 'DISTRIBUTE':
      return amounts[id] ? [String(amounts[id])] : [];
    case 'ORDER':
      return [`${picks.indexOf(id) + 1}.`];
    case 'CHOOSE':
      return decision.ordered && picks.includes(id) ? [`${picks.indexOf(id) + 1}.`] : [];
    default:
      return [];
  }
}

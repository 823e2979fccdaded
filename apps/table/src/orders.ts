/** Standing orders: what is answered for this seat while it is away. Which steps and events there are the service says. */
import type { OrdersInForce, Ruleset, StandingOrder } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { answerForm } from './answer-form.js';
import { answerInWords, timesInWords } from './answer-orders.js';
import { nameIn, seatName } from './layout.js';
import type { Session } from './session.js';
import { said, spoken } from './words.js';

type Pass = Extract<StandingOrder, { pass: object }>['pass'];
type Until = Pass['until'];
type Event = NonNullable<Pass['unless']>[number];
type Stop = NonNullable<Pass['stops']>[number];
/** What wakes a seat that passes: an event, or a step. */
type Wake = Event | Stop;
const isStop = (wake: Wake): wake is Stop => 'step' in wake;

const WHOSE = { mine: 'in my turn', theirs: 'in another’s turn' };
const BY = { opponent: 'by another', me: 'by me' };

/** An order that is being written: what wakes the seat. */
export class OrderDraft {
  /** An attack is the one event that all games have under one name. */
  wakes: Wake[] = [{ type: 'ATTACKED', by: 'opponent' }];
  ruleset: Ruleset | undefined;

  /** @param read finds what steps and events a game has, when somebody first wants to know */
  constructor(
    readonly read: (ruleset: string) => Promise<Ruleset | undefined>,
    readonly changed: () => void,
  ) {}

  async open(ruleset: string): Promise<void> {
    this.ruleset ??= await this.read(ruleset).catch(() => undefined);
    this.changed();
  }

  add(wake: Wake): void {
    const same = JSON.stringify(wake);
    this.remove(same);
    this.wakes.push(wake);
    this.changed();
  }
  remove(wake: string): void {
    this.wakes = this.wakes.filter((one) => JSON.stringify(one) !== wake);
    this.changed();
  }

  orderOf(until: Until): StandingOrder {
    const stops = this.wakes.filter(isStop);
    const unless = this.wakes.filter((wake): wake is Event => !isStop(wake));
    return { pass: { until, ...(unless.length > 0 ? { unless } : {}), ...(stops.length > 0 ? { stops } : {}) } };
  }
}

export function orders(session: Session, draft: OrderDraft): TemplateResult | typeof nothing {
  const { game, seat, table, orders: inForce } = session;
  if (!game || seat === undefined || !table.putOrders || session.isOver) return nothing;
  const count = inForce?.orders.length ?? 0;
  const toggled = (event: globalThis.Event): void => {
    if ((event.target as HTMLDetailsElement).open) void draft.open(game.ruleset);
  };
  return html`<details class="orders" @toggle=${toggled}>
    <summary>Standing orders${count > 0 ? html` <b>${count}</b>` : nothing}</summary>
    ${(inForce?.dropped ?? []).map(({ order, refusal }) => html`<p class="problem">The order ${order} was dropped: ${refusal.detail}</p>`)}
    ${inForce && count > 0 ? list(session, inForce) : nothing}
    ${draft.ruleset ? passForm(session, draft, draft.ruleset) : nothing}
    ${answerForm(session, (order) => session.putOrders([...before(session), order]))}
    ${yields(session)}
  </details>`;
}

const givenIn = ({ orders: given }: OrdersInForce): StandingOrder[] => given as unknown as StandingOrder[];
/** Those in force, which new ones come after. */
const before = ({ orders: inForce }: Session): StandingOrder[] => (inForce ? givenIn(inForce) : []);

function list(session: Session, inForce: OrdersInForce): TemplateResult {
  const given = givenIn(inForce);
  return html`<ul>${given.map((order) => {
    const words = inWords(session, order);
    const others = given.filter((other) => other !== order);
    return html`<li><span>${words}</span><button type="button" class="quiet" aria-label=${`Delete: ${words}`} @click=${() => session.putOrders(others)}>Delete</button></li>`;
  })}</ul>`;
}

function inWords(session: Session, order: StandingOrder): string {
  const left = order.times ? `, ${timesInWords(order.times)}` : '';
  if ('pass' in order) {
    const { until, unless, stops } = order.pass;
    const wakes = [...(unless ?? []), ...(stops ?? [])].map(wakeInWords);
    return `Pass ${untilInWords(until)}${wakes.length > 0 ? `; ask me ${wakes.join(', ')}` : ''}${left}`;
  }
  if ('yield' in order) {
    const { source } = order.yield;
    return `Don’t ask me about ${typeof source === 'string' ? nameOf(session, source) : said(source)}${left}`;
  }
  return `${answerInWords(order, (seat) => (session.game ? seatName(session.game, seat) : `seat ${seat}`))}${left}`;
}

const nameOf = ({ game }: Session, id: string): string => (game ? nameIn(game.view, id) : id);

function untilInWords(until: Until): string {
  if (until === 'always') return 'always';
  if (!('step' in until)) return until.turn === 'mine' ? 'until my next turn' : 'until the next turn';
  return `until ${stepInWords(until)}`;
}
const stepInWords = ({ step, turn }: Stop): string =>
  [spoken(step).toLowerCase(), turn ? WHOSE[turn] : ''].filter(Boolean).join(' ');
const wakeInWords = (wake: Wake): string =>
  isStop(wake)
    ? `at ${stepInWords(wake)}`
    : `when ${spoken(wake.type).toLowerCase()} ${typeof wake.by === 'string' ? BY[wake.by] : ''}`.trimEnd();

const stepsOf = ({ phases }: Ruleset): string[] => phases.flatMap(({ id, steps }) => (steps.length > 0 ? steps : [id]));

function passForm(session: Session, draft: OrderDraft, ruleset: Ruleset): TemplateResult {
  const pass = session.answerable?.options.find(({ kind }) => kind === 'PASS');
  const submit = async (event: globalThis.Event): Promise<void> => {
    event.preventDefault();
    const until = JSON.parse(String(new FormData(event.target as HTMLFormElement).get('until'))) as Until;
    if ((await session.putOrders([...before(session), draft.orderOf(until)])) && pass) session.press(pass.id);
  };
  const steps = stepsOf(ruleset);
  const untils: Until[] = [{ turn: 'mine' }, { turn: 'next' }, 'always'];
  const option = (until: Until): TemplateResult =>
    html`<option value=${JSON.stringify(until)}>${untilInWords(until).replace('until ', '')}</option>`;
  return html`<form aria-label="Pass until" @submit=${submit}>
    <label>Pass until <select name="until">
      ${untils.map(option)}
      ${(['mine', 'theirs'] as const).map((turn) => html`<optgroup label=${WHOSE[turn]}>${steps.map((step) => option({ step, turn }))}</optgroup>`)}
    </select></label>
    <p>${draft.wakes.length > 0 ? 'but ask me' : 'and ask me nothing'}</p>
    <ul>${draft.wakes.map(
      (wake) => html`<li><span>${wakeInWords(wake)}</span>
        <button type="button" class="quiet" aria-label=${`Remove: ${wakeInWords(wake)}`} @click=${() => draft.remove(JSON.stringify(wake))}>Remove</button></li>`,
    )}</ul>
    ${wakeFields(draft, ruleset, steps)}
    <button class="primary">${pass ? 'Pass from now on' : 'Pass from then on'}</button>
  </form>`;
}

/** One more event, or step, that wakes the seat. */
function wakeFields(draft: OrderDraft, { eventTypes }: Ruleset, steps: readonly string[]): TemplateResult {
  const add = (event: globalThis.Event): void => {
    const select = event.target as HTMLSelectElement;
    if (select.value) draft.add(JSON.parse(select.value) as Wake);
    select.value = '';
  };
  const events = [{ type: 'ATTACKED', meaning: 'Somebody attacks.' }, ...eventTypes];
  const option = (wake: Wake, label: string): TemplateResult =>
    html`<option value=${JSON.stringify(wake)}>${label}</option>`;
  return html`<label>Ask me as well <select @change=${add}>
    <option value="">…</option>
    ${(['mine', 'theirs'] as const).map((turn) => html`<optgroup label=${`At a step, ${WHOSE[turn]}`}>${steps.map((step) => option({ step, turn }, spoken(step)))}</optgroup>`)}
    ${(['opponent', 'me'] as const).map((by) => html`<optgroup label=${`When it happens, ${BY[by]}`}>${events.map(({ type, meaning }) => option({ type, by }, meaning))}</optgroup>`)}
  </select></label>`;
}

/** What waits to resolve, or asks now, need not ask again. */
function yields(session: Session): TemplateResult | typeof nothing {
  const { game, answerable } = session;
  if (!game) return nothing;
  const waiting = game.view.stack.filter(({ kind }) => kind === 'ABILITY').map(({ source }) => source);
  const sources = [...waiting, answerable?.source];
  const found = [...new Set(sources.filter((source): source is string => typeof source === 'string'))];
  const cards = [...new Set(found.flatMap((source) => game.view.objects[source]?.card ?? []))];
  if (cards.length === 0) return nothing;
  return html`<div class="buttons">${cards.map(
    (card) =>
      html`<button type="button" @click=${() => session.putOrders([...before(session), { yield: { source: { card } }, answer: 'default' }])}>Don’t ask me about ${card} any more</button>`,
  )}</div>`;
}

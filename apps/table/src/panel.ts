/** What is asked, in seven shapes. Each is a few buttons or fields; whatever they hold is the draft of the answer. */
import type { Decision, Option } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { toSettle } from './agreements.js';
import {
  type Draft,
  defaultLabel,
  distributed,
  isOnePress,
  lacking,
  moved,
  optionOf,
  pressable,
  typed,
} from './answering.js';
import { cardInFull } from './card.js';
import { deadline } from './clock.js';
import { nameIn, seatName, zoneName } from './layout.js';
import { leave } from './seat.js';
import type { Session } from './session.js';
import { counted, sentence, spoken } from './words.js';

export function panel(session: Session): TemplateResult {
  return html`<section class="panel" aria-label="What is asked">
    <div aria-live="polite">${heading(session)}</div>
    ${session.at === undefined ? time(session) : nothing}
    ${session.problem ? problem(session) : nothing}
    ${toSettle(session)}
    ${closer(session)}
    ${session.answerable && session.draft ? form(session, session.answerable, session.draft) : nothing}
  </section>`;
}

/** The card whose options are listed, to be read before it is played. */
function closer({ narrowed, shown }: Session): TemplateResult | typeof nothing {
  const object = narrowed === undefined ? undefined : shown?.view.objects[narrowed];
  if (!object || !shown) return nothing;
  return html`<div class="closer">${cardInFull(object, (id) => nameIn(shown.view, id))}</div>`;
}

function heading(session: Session): TemplateResult {
  const { game, asked, at } = session;
  if (!game) return html`<h2>Looking …</h2>`;
  if (at !== undefined) return html`<h2>${session.isOver ? outcome(session) : `As it was at version ${at}`}</h2>`;
  if (asked) return html`<h2>${asked.prompt}</h2>${rulesOf(game.ruleset, asked.rules)}`;
  if (session.isOver) return html`<h2>${outcome(session)}</h2>`;
  if (game.status === 'OPEN')
    return html`<h2>${session.match?.decks.length ? 'The next game begins when all have sent their decks' : 'The game begins when every seat is taken'}</h2>`;
  const [next] = game.decisions;
  return html`<h2 class="waits">Waiting for ${next ? seatName(game, next.seat) : 'somebody'}${next ? html` <small>${spoken(next.kind).toLowerCase()}</small>` : nothing}</h2>`;
}

/** How much time there is for it; it is not read aloud as it runs. */
function time({ game, asked }: Session): TemplateResult | typeof nothing {
  return deadline((asked ?? game?.decisions[0])?.deadline ?? null);
}

function outcome({ game }: Session): string {
  const result = game?.result;
  if (!result) return 'The game is over';
  const winners = result.winners.map((seat) => seatName(game, seat));
  const what = result.kind === 'WIN' ? `${winners.join(' and ')} won` : spoken(result.kind);
  return `${what} (${spoken(result.reason).toLowerCase()})`;
}

/** So many rules are told at once; more are for whoever asks. */
const FEW = 3;

/** Each rule leads to what it says, in our words. */
function rulesOf(ruleset: string, rules: readonly string[]): TemplateResult | typeof nothing {
  if (rules.length === 0) return nothing;
  const links = rules.map((rule) => {
    const number = rule.replace(/^[^:]*:/, '');
    const address = `/v1/rulesets/${encodeURIComponent(ruleset)}/rules/${encodeURIComponent(number)}`;
    return html`<a href=${address} target="_blank" rel="noopener">${number}</a> `;
  });
  if (links.length <= FEW) return html`<p class="rules">${links.length === 1 ? 'Rule' : 'Rules'} ${links}</p>`;
  return html`<details class="rules"><summary>${links.length} rules</summary>${links}</details>`;
}

/** Why the last thing was refused; what the sentence says already is not said again. */
function problem({ problem: refusal, game }: Session): TemplateResult {
  const { code, detail = '', errors = [], rules = [] } = refusal ?? {};
  const more = errors.filter((fault) => !detail.includes(fault.detail));
  return html`<div class="problem" role="alert">
    <p>${code === 'VERSION_CONFLICT' ? 'The game has moved on. Look again, and decide again.' : sentence(detail)}</p>
    ${more.map((fault) => html`<p>${sentence(fault.detail)}</p>`)}
    ${rulesOf(game?.ruleset ?? '', rules)}
    ${code === 'UNAUTHORIZED' ? html`<button type="button" @click=${() => leave(location.pathname.split('/').at(-1) ?? '')}>Look on without it</button>` : nothing}
  </div>`;
}

function form(session: Session, decision: Decision, draft: Draft): TemplateResult {
  const lacks = lacking(decision, draft);
  const submit = (event: Event): void => {
    event.preventDefault();
    session.send();
  };
  return html`<form class="shape" data-shape=${decision.shape} data-kind=${decision.kind} @submit=${submit}>
    ${widget(session, decision, draft)}
    ${
      isOnePress(decision) || decision.shape === 'CONFIRM'
        ? nothing
        : html`<button class="primary send" ?disabled=${lacks !== null}>
            ${lacks ?? (draft.touched ? 'Confirm' : defaultLabel(decision))} <kbd>⏎</kbd>
          </button>`
    }
    ${draft.touched ? html`<button type="button" class="anew" @click=${() => session.restart()}>Begin anew</button>` : nothing}
  </form>`;
}

function widget(session: Session, decision: Decision, draft: Draft): TemplateResult {
  const redraft = (next: Draft): void => session.redraft(next);
  switch (decision.shape) {
    case 'CHOOSE':
      return choose(session, decision, draft);
    case 'ASSIGN':
      return assign(session, decision, draft);
    case 'ORDER':
      return order(decision, draft, redraft);
    case 'DISTRIBUTE':
      return distribute(decision, draft, redraft);
    case 'NUMBER':
      return html`<label>Number
        <input type="number" inputmode="numeric" min=${decision.min} max=${decision.max ?? nothing} .value=${live(draft.text)}
          @input=${(event: Event) => redraft(typed(draft, textOf(event)))} /></label>`;
    case 'NAME':
      return html`<label>${spoken(decision.vocabulary)}
        <input type="text" autocomplete="off" .value=${live(draft.text)}
          @input=${(event: Event) => redraft(typed(draft, textOf(event)))} /></label>`;
    case 'CONFIRM':
      return html`${[true, false].map((yes) =>
        button(yes ? 'Yes' : 'No', {
          primary: decision.default.confirm === yes,
          press: () => void session.answer({ decision: decision.id, confirm: yes }),
        }),
      )}`;
  }
}

const textOf = ({ target }: Event): string => (target as HTMLInputElement).value;

interface ButtonState {
  primary?: boolean;
  pressed?: boolean | undefined;
  press: () => void;
  more?: unknown;
}
const button = (label: string, { primary = false, pressed, press, more }: ButtonState): TemplateResult =>
  html`<button type="button" class="option ${primary ? 'primary' : ''}" aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${press}>
    ${label}${more ?? nothing}${primary ? html` <kbd>⏎</kbd>` : nothing}
  </button>`;

function choose(session: Session, decision: Extract<Decision, { shape: 'CHOOSE' }>, draft: Draft): TemplateResult {
  const one = isOnePress(decision);
  const nearby = decision.options.filter((option) => placeOf(option) === session.narrowed);
  const narrowed = nearby.length > 0 || session.narrowed === undefined ? session.narrowed : undefined;
  const about = narrowed === undefined ? decision.options : nearby;
  // Of identical twins one stands for all, where one is enough.
  const twins = (option: Option): number => about.filter(({ sameAs }) => sameAs === option.id).length;
  const listed = one ? about.filter(({ sameAs }) => !about.some(({ id }) => id === sameAs)) : about;
  const draw = (option: Option): TemplateResult => {
    const place = draft.picks.indexOf(option.id);
    const count = one && twins(option) > 0 ? html` <small>× ${twins(option) + 1}</small>` : nothing;
    return button(decision.ordered && place >= 0 ? `${place + 1}. ${option.label}` : option.label, {
      primary: one && decision.default.choose[0] === option.id,
      pressed: one ? undefined : place >= 0,
      press: () => session.press(option.id),
      more: html`${count}${whereOf(session, option)}`,
    });
  };
  const mana = narrowed === undefined ? listed.filter((option) => option.mana) : [];
  return html`${one ? nothing : html`<p>${howMany(decision)}</p>`}
    ${listed.filter((option) => !mana.includes(option)).map(draw)}
    ${mana.length > 0 ? html`<details class="mana"><summary>${counted(mana.length, 'way')} to make mana</summary>${mana.map(draw)}</details>` : nothing}
    ${narrowed === undefined ? nothing : html`<button type="button" class="quiet" @click=${() => session.narrow(undefined)}>All options</button>`}`;
}

const placeOf = ({ object, player }: Option): string | undefined =>
  object ?? (player === undefined ? undefined : `seat ${player}`);

/** Whose a card is, and where: two of the same name are told apart by it. */
function whereOf({ game }: Session, { controller, owner, zone, object }: Option): TemplateResult | typeof nothing {
  if (object === undefined || zone === undefined) return nothing;
  const whose = game?.seats.find(({ seat }) => seat === (controller ?? owner))?.name;
  return html` <small>${whose === undefined ? '' : `${whose}, `}${(game ? zoneName(game.view, zone) : spoken(zone)).toLowerCase()}</small>`;
}

function howMany({ min, max, ordered }: Decision): string {
  const order = ordered ? ', in order' : '';
  if (max === null) return `Choose ${min} or more${order}`;
  return min === max ? `Choose ${min}${order}` : `Choose ${min} to ${max}${order}`;
}

function assign(session: Session, decision: Extract<Decision, { shape: 'ASSIGN' }>, draft: Draft): TemplateResult {
  const goals = pressable(decision, draft).filter((option) => decision.to.includes(option));
  const where = ({ id }: Option): string =>
    draft.pairs
      .filter(({ from }) => from === id)
      .map(({ to }) => optionOf(decision, to)?.label ?? to)
      .join(', ');
  return html`${decision.from.map((option) => {
    const goesTo = where(option);
    return html`${button(goesTo ? `${option.label} → ${goesTo}` : option.label, {
      pressed: goesTo !== '' || draft.from === option.id,
      press: () => session.press(option.id),
    })}
    ${
      draft.from === option.id
        ? html`<div class="goals" role="group" aria-label="Where to">${goals.map((goal) =>
            button(`→ ${goal.label}`, { press: () => session.press(goal.id), more: whereOf(session, goal) }),
          )}</div>`
        : nothing
    }`;
  })}`;
}

function order(decision: Decision, draft: Draft, redraft: (draft: Draft) => void): TemplateResult {
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    const id = event.dataTransfer?.getData('text/plain') ?? '';
    if (draft.picks.includes(id)) redraft(moved(draft, id, at - draft.picks.indexOf(id)));
  };
  const step = (id: string, by: number, label: string): TemplateResult =>
    html`<button type="button" aria-label=${`${optionOf(decision, id)?.label}: ${label}`} @click=${() => redraft(moved(draft, id, by))}>${by < 0 ? '▲' : '▼'}</button>`;
  return html`<p>From first to last: move them by ▲ and ▼, or drag them</p><ol class="order">
    ${draft.picks.map(
      (id, at) => html`<li draggable="true"
        @dragstart=${(event: DragEvent) => event.dataTransfer?.setData('text/plain', id)}
        @dragover=${(event: DragEvent) => event.preventDefault()}
        @drop=${(event: DragEvent) => drop(event, at)}>
        <span>${optionOf(decision, id)?.label}</span>${step(id, -1, 'up')}${step(id, 1, 'down')}
      </li>`,
    )}
  </ol>`;
}

function distribute(
  decision: Extract<Decision, { shape: 'DISTRIBUTE' }>,
  draft: Draft,
  redraft: (draft: Draft) => void,
): TemplateResult {
  return html`<p>${decision.total} in all</p>
    ${decision.options.map(
      ({
        id,
        label,
        min = 0,
        max,
        lethal,
      }) => html`<label class="share"><span>${label}${lethal === undefined ? nothing : html` <small>lethal: ${lethal}</small>`}</span>
        <input type="number" inputmode="numeric" min=${min} max=${max ?? decision.total} .value=${live(String(draft.amounts[id] ?? 0))}
          @input=${(event: Event) => redraft(distributed(draft, id, Number(textOf(event)) || 0))} /></label>`,
    )}`;
}

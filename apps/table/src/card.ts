/** A card, drawn from its facts. It knows the names of fields that a view may have, and none of the rules behind them. */
import type { GameObject } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { said, spoken, tells } from './words.js';

/** Figures that stand at the foot of a card, and what marks what has happened to it. */
const FIGURES = ['power', 'toughness', 'might', 'attackPower', 'life', 'level', 'loyalty', 'durability'];
const MARKS =
  'tapped rested exhausted sick stunned buffed attacker attacking blocking defender defending retaliating damage counters token copy faceDown facedown phasedOut chosen contested'.split(
    ' ',
  );
/** Colours, elements, domains: whatever a game has for them decides how a card is tinted. */
const TINTS = ['colors', 'elements', 'domain'];
/** What lies sideways. */
const TURNED = ['tapped', 'rested', 'exhausted'];

const list = (object: GameObject, field: string): string[] => (object[field] as string[] | undefined) ?? [];

const costOf = ({ manaCost, cost, costKind }: GameObject): string =>
  [manaCost ?? cost, costKind].filter((part) => part !== null && part !== undefined).join(' ');

function typeLine(object: GameObject): string {
  const first = [...list(object, 'supertypes'), ...list(object, 'types')].join(' ');
  const second = [...list(object, 'subtypes'), ...list(object, 'tags')].join(' ');
  return second ? `${first} — ${second}` : first;
}

const figuresOf = (object: GameObject): [name: string, value: number][] =>
  FIGURES.flatMap((name) => (typeof object[name] === 'number' ? [[name, object[name]]] : []));

/** What has happened to it: "tapped", "damage 2", "+1/+1 1". Who is meant by an id, `nameOf` says. */
const marksOf = (object: GameObject, nameOf: (id: string) => string): string[] =>
  MARKS.filter((name) => tells(object[name])).map((name) => {
    const value = object[name];
    if (value === true) return spoken(name).toLowerCase();
    if (name === 'counters' || name === 'chosen') return said(value);
    return `${spoken(name).toLowerCase()} ${target(value, nameOf)}`;
  });

function target(value: unknown, nameOf: (id: string) => string): string {
  if (Array.isArray(value)) return value.map((one) => target(one, nameOf)).join(', ');
  if (typeof value === 'string') return nameOf(value);
  if (typeof value !== 'object' || value === null) return said(value);
  const { object, player } = value as { object?: string; player?: number };
  return object === undefined ? nameOf(`seat ${player}`) : nameOf(object);
}

/** What a card is called: nothing is known of one that lies face down for whoever may not look. */
const nameOfObject = ({ name, card }: GameObject): string => name || card || 'Face-down card';

/** In one line, for whoever hears it read. */
const spokenCard = (object: GameObject, marks: string[]): string =>
  [
    nameOfObject(object),
    costOf(object),
    typeLine(object),
    ...figuresOf(object).map(([name, n]) => `${spoken(name)} ${n}`),
    ...marks,
  ]
    .filter(Boolean)
    .join(', ');

export interface CardState {
  id: string;
  nameOf: (id: string) => string;
  /** Whether pressing it says something. */
  pressable: boolean;
  picked: boolean;
  inspected: boolean;
  press: (event: Event) => void;
  inspect: () => void;
}

export function cardOnTable(object: GameObject, state: CardState): TemplateResult {
  const marks = marksOf(object, state.nameOf);
  const turned = TURNED.some((name) => object[name] === true);
  const known = Boolean(object.name || object.card);
  return html`<button
    type="button"
    class="card ${turned ? 'turned' : ''} ${known ? '' : 'back'} ${state.pressable ? 'pressable' : ''} ${state.inspected ? 'inspected' : ''}"
    data-object=${state.id}
    data-tint=${tintOf(object)}
    aria-label=${spokenCard(object, marks)}
    aria-pressed=${state.picked ? 'true' : state.pressable ? 'false' : nothing}
    @click=${state.press}
    @focus=${state.inspect}
    @mouseenter=${state.inspect}
  >
    <span class="name">${nameOfObject(object)}</span>
    <span class="types"><span class="cost">${costOf(object)}</span> ${typeLine(object)}</span>
    ${marks.length > 0 ? html`<span class="marks">${marks.join(' · ')}</span>` : nothing}
    <span class="figures">${figuresOf(object).map(figure)}</span>
  </button>`;
}

const figure = ([name, value]: [string, number]): TemplateResult =>
  html`<span class="figure"><b>${value}</b> <small>${spoken(name).toLowerCase()}</small></span>`;

/** The one colour of a card, or that it has several, or none. */
function tintOf(object: GameObject): string {
  const tints = TINTS.flatMap((field) => list(object, field));
  return tints.length > 1 ? 'several' : (tints[0] ?? 'none');
}

/** A card with all that it says, to be read. */
export function cardInFull(object: GameObject, nameOf: (id: string) => string): TemplateResult {
  const abilities = object.abilities ?? [];
  const keywords = (object.keywords ?? []).filter((word) => !abilities.some(({ text }) => text === word));
  const marks = marksOf(object, nameOf);
  return html`<h3>${nameOfObject(object)} <span class="cost">${costOf(object)}</span></h3>
    <p class="types">${typeLine(object)}</p>
    ${keywords.length > 0 ? html`<p>${keywords.join(', ')}</p>` : nothing}
    ${abilities.map(({ text }) => html`<p class="text">${text}</p>`)}
    <p class="figures">${figuresOf(object).map(figure)}</p>
    ${marks.length > 0 ? html`<p class="marks">${marks.join(' · ')}</p>` : nothing}`;
}

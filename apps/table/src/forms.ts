/** Forms: what becomes of their refusals, and the deck that somebody chooses. */
import { type Arbiter, ArbiterError, type Ruleset } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { sentence } from './words.js';

/** What a page does with a form, or a button: problems are told. */
export const doing =
  (work: (form: FormData) => Promise<void>, tell: (problem: string | undefined) => void) =>
  async (event: Event): Promise<void> => {
    event.preventDefault();
    tell(undefined);
    const form = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : undefined;
    try {
      await work(new FormData(form));
    } catch (error) {
      if (!(error instanceof ArbiterError)) return tell(error instanceof Error ? error.message : String(error));
      const { detail, errors } = error.problem;
      const more = errors.filter((fault) => !detail.includes(fault.detail));
      tell([detail, ...more.map((fault) => fault.detail)].map(sentence).join('\n'));
    }
  };

export const problemBox = (problem: string | undefined): TemplateResult | typeof nothing =>
  problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`;

export interface SampleDeck {
  name: string;
  title: string;
}
/** A game by one of its rulebooks, and the decks that come with it. */
export interface Choice {
  ruleset: Ruleset;
  edition: Ruleset['editions'][number];
  /** What people call it: a rulebook that is not the present one is named. */
  name: string;
  decks: SampleDeck[];
}

/** How many decks are asked for at a time. */
const PAGE = 100;

/** All decks that are legal in an edition. */
async function decksIn(arbiter: Arbiter, ruleset: string, edition: string): Promise<SampleDeck[]> {
  interface Page {
    decks: SampleDeck[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const all: SampleDeck[] = [];
  for (let after = ''; ; ) {
    const query = new URLSearchParams({ edition, first: String(PAGE), ...(after && { after }) });
    const { decks, pageInfo } = await arbiter.request<Page>(
      `/v1/rulesets/${encodeURIComponent(ruleset)}/decks?${query}`,
    );
    all.push(...decks);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return all;
    after = pageInfo.endCursor;
  }
}

/** Each edition of a game with its decks: first those that no other edition has. */
async function editionsOf(arbiter: Arbiter, ruleset: Ruleset): Promise<Choice[]> {
  const decks = await Promise.all(ruleset.editions.map(({ id }) => decksIn(arbiter, ruleset.id, id)));
  return ruleset.editions.map((edition, at) => {
    const elsewhere = new Set(decks.flatMap((list, other) => (other === at ? [] : list.map(({ name }) => name))));
    const own = decks[at] ?? [];
    return {
      ruleset,
      edition,
      name: edition.current ? ruleset.name : `${ruleset.name}, ${edition.name}`,
      decks: [...own.filter(({ name }) => !elsewhere.has(name)), ...own.filter(({ name }) => elsewhere.has(name))],
    };
  });
}

/** What may be played: all games by all their rulebooks, or one that goes on already. */
export async function choicesOf(arbiter: Arbiter, only?: { ruleset: string; edition: string }): Promise<Choice[]> {
  const rulesets = (await arbiter.rulesets()).filter(({ id }) => only === undefined || id === only.ruleset);
  const choices = (await Promise.all(rulesets.map((ruleset) => editionsOf(arbiter, ruleset)))).flat();
  return choices.filter(({ edition }) => only === undefined || edition.id === only.edition);
}

const OWN = 'own';
export const deckOf = (form: FormData, name: string): { deck: string } | { deckText: string } =>
  form.get(name) === OWN ? { deckText: String(form.get(`${name}Text`)) } : { deck: `sample:${form.get(name)}` };

/** A list of one's own opens where it is chosen. */
export const deckField = (decks: readonly SampleDeck[], name: string, label: string, nth = 0): TemplateResult => {
  const show = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    const list = select.closest('.deck')?.querySelector<HTMLElement>('.own');
    if (list) list.hidden = select.value !== OWN;
  };
  return html`<div class="deck"><label>${label}
    <select name=${name} @change=${show}>
      ${decks.map((deck, at) => html`<option value=${deck.name} ?selected=${at === nth}>${deck.title}</option>`)}
      <option value=${OWN}>A list of my own</option>
    </select></label>
    <label class="own" hidden>${label}: a card in each line <textarea name=${`${name}Text`} rows="6" placeholder="4 Name of a card"></textarea></label></div>`;
};

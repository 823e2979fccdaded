/** The first page: a new game against a bot or a friend, a position of one's own, and games to watch. Also how an invited friend joins. */
import {
  type Arbiter,
  ArbiterError,
  type CreatedGame,
  type GameList,
  type NewGame,
  type Ruleset,
} from '@arbiter/client';
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { keep } from './keys.js';

interface Deck {
  name: string;
  title: string;
}
interface Choice {
  ruleset: Ruleset;
  decks: Deck[];
}

/** Where a position is tried out. */
export const TRIED = 'position';
const OWN = 'own';
const FRIEND = 'friend';

async function choicesOf(arbiter: Arbiter, only?: string): Promise<Choice[]> {
  const rulesets = (await arbiter.rulesets()).filter(({ id }) => only === undefined || id === only);
  return Promise.all(
    rulesets.map(async (ruleset) => {
      const path = `/v1/rulesets/${encodeURIComponent(ruleset.id)}/decks`;
      return { ruleset, decks: (await arbiter.request<{ decks: Deck[] }>(path)).decks };
    }),
  );
}

const deckOf = (form: FormData, field: string): { deck: string } | { deckText: string } =>
  form.get(field) === OWN ? { deckText: String(form.get(`${field}Text`)) } : { deck: `sample:${form.get(field)}` };

const deckField = (
  decks: readonly Deck[],
  field: string,
  label: string,
  nth = 0,
): TemplateResult => html`<label>${label}
    <select name=${field}>
      ${decks.map(({ name, title }, at) => html`<option value=${name} ?selected=${at === nth}>${title}</option>`)}
      <option value=${OWN}>A list of my own</option>
    </select></label>
  <details><summary>List of my own</summary><textarea name=${`${field}Text`} rows="6" aria-label=${`${label}: list`} placeholder="4 Name of a card"></textarea></details>`;

/** What a page does with a form: problems are shown below it. */
const doing =
  (work: (form: FormData) => Promise<void>, tell: (problem: string | undefined) => void) =>
  async (event: Event): Promise<void> => {
    event.preventDefault();
    tell(undefined);
    try {
      await work(new FormData(event.target as HTMLFormElement));
    } catch (error) {
      if (!(error instanceof ArbiterError)) return tell(error instanceof Error ? error.message : String(error));
      const { detail, errors } = error.problem;
      tell([detail, ...errors.map((fault) => `${fault.path}: ${fault.detail}`)].join('\n'));
    }
  };

const problemBox = (problem: string | undefined): TemplateResult | typeof nothing =>
  problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`;

/** To the table of a game that was just made, with what only its maker knows. */
function sitDown({ game, seats, judgeToken }: CreatedGame): void {
  const token = seats[0]?.token ?? judgeToken;
  const invite = seats.find((seat) => seat.invite)?.invite;
  if (token) keep('token', game, token);
  if (invite) keep('invite', game, invite);
  location.assign(`./${encodeURIComponent(game)}`);
}

export async function startPage(arbiter: Arbiter, root: HTMLElement): Promise<void> {
  const [choices, { games }] = await Promise.all([
    choicesOf(arbiter),
    arbiter.games({ status: 'ACTIVE', first: 10 }) as Promise<GameList>,
  ]);
  let chosen = choices[0];
  let againstBot = true;
  let problem: string | undefined;

  const create = async (form: FormData): Promise<void> => {
    if (!chosen) return;
    const { ruleset } = chosen;
    const against = String(form.get('against'));
    const opponent = against === FRIEND ? { open: true } : { bot: against, ...deckOf(form, 'theirs') };
    const edition = ruleset.editions.find(({ current }) => current)?.id ?? '';
    const seats = [{ name: String(form.get('name')), ...deckOf(form, 'mine') }, opponent];
    sitDown(await arbiter.createGame({ ruleset: ruleset.id, edition, seats, options: { autoPass: 'seat' } }));
  };
  const createFrom = async (form: FormData): Promise<void> => {
    const given = String(form.get('scenario')).trim();
    if (!given.startsWith('{')) {
      keep('position', TRIED, given);
      return location.assign(`./${TRIED}`);
    }
    const scenario = JSON.parse(given) as NonNullable<NewGame['scenario']>;
    const { ruleset, edition } = scenario as { ruleset: string; edition: string };
    const created = await arbiter.createGame({ ruleset, edition, scenario });
    sitDown(created);
  };
  const draw = (): void => {
    const tell = (said: string | undefined): void => {
      problem = said;
      draw();
    };
    // The strongest comes last in the list of the service.
    const bots = (chosen?.ruleset.bots ?? []).toReversed();
    render(
      html`<main class="start">
        <h1>Arbiter</h1>
        <p>A table for every game that the service knows. The cards come without pictures; the rules come complete.</p>
        <form aria-label="A new game" @submit=${doing(create, tell)}>
          <h2>A new game</h2>
          <fieldset><legend>Game</legend>${choices.map(
            (
              choice,
            ) => html`<label class="choice"><input type="radio" name="ruleset" value=${choice.ruleset.id} .checked=${choice === chosen}
              @change=${() => {
                chosen = choice;
                draw();
              }} /> ${choice.ruleset.name}</label>`,
          )}</fieldset>
          <label>My name <input name="name" required maxlength="100" value="Me" autocomplete="nickname" /></label>
          ${deckField(chosen?.decks ?? [], 'mine', 'My deck')}
          <label>Against <select name="against" @change=${(event: Event) => {
            againstBot = (event.target as HTMLSelectElement).value !== FRIEND;
            draw();
          }}>
            ${bots.map((bot, at) => html`<option value=${bot} ?selected=${at === 0}>a bot: ${bot}</option>`)}
            <option value=${FRIEND}>a friend, who gets a link</option>
          </select></label>
          ${againstBot ? deckField(chosen?.decks ?? [], 'theirs', 'The bot’s deck', 1) : nothing}
          <button class="primary">Play</button>
          ${problemBox(problem)}
        </form>
        ${watching(games)}
        <details><summary>Begin from a position</summary>
          <form aria-label="A position" @submit=${doing(createFrom, tell)}>
            <label>A scenario, or a position that somebody shared <textarea name="scenario" rows="10" required placeholder='{ "ruleset": "mtg", "edition": "current", "players": [ … ] }'></textarea></label>
            <button>Set it up</button>
          </form>
        </details>
      </main>`,
      root,
    );
  };
  draw();
}

const watching = (games: GameList['games']): TemplateResult | typeof nothing =>
  games.length === 0
    ? nothing
    : html`<section><h2>Games to watch</h2><ul>${games.map(
        ({ id, ruleset, seats }) =>
          html`<li><a href=${`./${encodeURIComponent(id)}`}>${seats.map(({ name }) => name ?? 'open').join(' against ')}</a> <small>${ruleset}</small></li>`,
      )}</ul></section>`;

/** Whoever was invited says a name and a deck. */
export async function joinPage(arbiter: Arbiter, root: HTMLElement, id: string, invite: string): Promise<void> {
  const { ruleset } = await arbiter.table(id).look();
  const [choice] = await choicesOf(arbiter, ruleset);
  let problem: string | undefined;
  const join = async (form: FormData): Promise<void> => {
    const player = { invite, name: String(form.get('name')), ...deckOf(form, 'mine') };
    const { token } = await arbiter.joinGame(id, player);
    keep('token', id, token);
    location.reload();
  };
  const draw = (): void => {
    render(
      html`<main class="start"><form aria-label="Join the game" @submit=${doing(join, (said) => {
        problem = said;
        draw();
      })}>
        <h1>You are invited</h1>
        <p>${choice?.ruleset.name}</p>
        <label>My name <input name="name" required maxlength="100" value="Me" autocomplete="nickname" /></label>
        ${deckField(choice?.decks ?? [], 'mine', 'My deck', 1)}
        <button class="primary">Join</button>
        ${problemBox(problem)}
      </form></main>`,
      root,
    );
  };
  draw();
}

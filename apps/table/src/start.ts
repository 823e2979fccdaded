/** The first page: a new game against a bot or a friend, a position of one's own, games to watch and one's own. Also how an invited friend joins. */
import type { Arbiter, CreatedGame, CreatedMatch, GameList, NewGame } from '@arbiter/client';
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { choicesOf, deckField, deckOf, doing, problemBox } from './forms.js';
import { keptHere } from './here.js';
import { forgetPlayer, keep, playerKey } from './keys.js';
import { keyBox, type Player, playerBox, playerOf, strangerBox } from './me.js';

/** Where a position is tried out. */
export const TRIED = 'position';
const FRIEND = 'friend';

/** To the table of a game that was just made, with what only its maker knows. */
function sitDown(made: CreatedGame | CreatedMatch, deck?: object): void {
  const game = 'game' in made ? made.game : (made.games[0] as string);
  const token = made.seats[0]?.token ?? made.judgeToken;
  const invite = made.seats.find((seat) => seat.invite)?.invite;
  if (token) keep('token', game, token);
  if (invite) keep('invite', game, invite);
  if (deck && 'match' in made) keep('deck', made.match, JSON.stringify(deck));
  location.assign(`./${encodeURIComponent(game)}`);
}

/** Terms of time, by their names in the form. */
const CLOCKS: Record<string, NonNullable<NewGame['options']>['clock']> = {
  mail: { perMove: 'P3D' },
  evening: { bank: 'PT30M', increment: 'PT20S' },
};

function optionsOf(form: FormData): NonNullable<NewGame['options']> {
  const clock = CLOCKS[String(form.get('clock'))];
  return {
    autoPass: String(form.get('autoPass')) as 'seat',
    payment: String(form.get('payment')) as 'auto',
    listed: form.get('listed') !== null,
    ...(clock ? { clock } : {}),
  };
}

/** What most leave as it is. */
const moreOptions = html`<details><summary>Time, match, how often I am asked</summary>
  <label>Time <select name="clock">
    <option value="">as much as we like</option>
    <option value="mail">three days for each decision</option>
    <option value="evening">half an hour each, and 20 s for each answer</option>
  </select></label>
  <label>Match <select name="bestOf"><option value="">one game</option><option value="3">best of 3</option><option value="5">best of 5</option></select></label>
  <label>Ask me <select name="autoPass">
    <option value="seat">only when my hand or board can do something</option>
    <option value="smart">unless all can see that I can do nothing</option>
    <option value="none">each time that I might act</option>
  </select></label>
  <label>Costs <select name="payment"><option value="auto">are paid for me</option><option value="manual">I pay by hand</option></select></label>
  <label class="choice"><input type="checkbox" name="listed" checked /> Others may find and watch it</label>
</details>`;

/** The player whose key is kept here; one that is good for nothing any more is forgotten. */
async function playerHere(arbiter: Arbiter): Promise<Player | undefined> {
  if (playerKey() === undefined) return undefined;
  try {
    return await playerOf(arbiter);
  } catch {
    forgetPlayer();
    return undefined;
  }
}

export async function startPage(arbiter: Arbiter, root: HTMLElement): Promise<void> {
  let player = await playerHere(arbiter);
  const [choices, { games }] = await Promise.all([
    choicesOf(arbiter),
    arbiter.request<GameList>('/v1/games?status=ACTIVE&first=10'),
  ]);
  let chosen = choices[0];
  let againstBot = true;
  let newKey: string | undefined;
  /** What went wrong, and in which part of the page. */
  let problem: { at: 'game' | 'position' | 'player'; text: string } | undefined;

  const create = async (form: FormData): Promise<void> => {
    if (!chosen) return;
    const { ruleset, edition } = chosen;
    const against = String(form.get('against'));
    const deck = deckOf(form, 'mine');
    const me = player ? { me: true } : { name: String(form.get('name')) };
    const opponent = against === FRIEND ? { open: true } : { bot: against, ...deckOf(form, 'theirs') };
    const game = {
      ruleset: ruleset.id,
      edition: edition.id,
      seats: [{ ...me, ...deck }, opponent],
      options: optionsOf(form),
    };
    const bestOf = Number(form.get('bestOf')) as 0 | 3 | 5;
    sitDown(await (bestOf ? arbiter.createMatch({ ...game, bestOf }) : arbiter.createGame(game)), deck);
  };
  const createFrom = async (form: FormData): Promise<void> => {
    const given = String(form.get('scenario')).trim();
    if (!given.startsWith('{')) {
      keep('position', TRIED, given);
      return location.assign(`./${TRIED}`);
    }
    const scenario = JSON.parse(given) as NonNullable<NewGame['scenario']>;
    const { ruleset, edition } = scenario as { ruleset: string; edition: string };
    sitDown(await arbiter.createGame({ ruleset, edition, scenario }));
  };
  const draw = (): void => {
    const tell =
      (at: NonNullable<typeof problem>['at']) =>
      (text: string | undefined): void => {
        problem = text === undefined ? undefined : { at, text };
        draw();
      };
    const problemAt = (at: NonNullable<typeof problem>['at']) =>
      problem?.at === at ? problemBox(problem.text) : nothing;
    const again = async (): Promise<void> => {
      player = await playerHere(arbiter);
      draw();
    };
    const made = (key: string): void => {
      newKey = key;
      draw();
    };
    // The strongest comes last in the list of the service.
    const bots = (chosen?.ruleset.bots ?? []).toReversed();
    render(
      html`<main class="start">
        <h1>Arbiter</h1>
        <p>A table for every game that the service knows. The cards come without pictures; the rules come complete.</p>
        ${newKey === undefined ? nothing : keyBox(newKey)}
        ${player ? playerBox(arbiter, player, tell('player'), again) : nothing}
        <form aria-label="A new game" @submit=${doing(create, tell('game'))}>
          <h2>A new game</h2>
          <fieldset><legend>Game</legend>${choices.map(
            (
              choice,
            ) => html`<label class="choice"><input type="radio" name="ruleset" value=${`${choice.ruleset.id} ${choice.edition.id}`} .checked=${choice === chosen}
              @change=${() => {
                chosen = choice;
                draw();
              }} /> ${choice.name}</label>`,
          )}</fieldset>
          ${player ? nothing : html`<label>My name <input name="name" required maxlength="100" value="Me" autocomplete="nickname" /></label>`}
          ${deckField(chosen?.decks ?? [], 'mine', 'My deck')}
          <label>Against <select name="against" @change=${(event: Event) => {
            againstBot = (event.target as HTMLSelectElement).value !== FRIEND;
            draw();
          }}>
            ${bots.map((bot, at) => html`<option value=${bot} ?selected=${at === 0}>a bot: ${bot}</option>`)}
            <option value=${FRIEND}>a friend, who gets a link</option>
          </select></label>
          ${againstBot ? deckField(chosen?.decks ?? [], 'theirs', 'The bot’s deck', 1) : nothing}
          ${moreOptions}
          <button class="primary">Play</button>
          ${problemAt('game')}
        </form>
        ${watching(games)}
        <details><summary>Begin from a position</summary>
          <form aria-label="A position" @submit=${doing(createFrom, tell('position'))}>
            <label>A scenario, or a position that somebody shared <textarea name="scenario" rows="10" required placeholder='{ "ruleset": "mtg", "edition": "current", "players": [ … ] }'></textarea></label>
            <button>Set it up</button>
            ${problemAt('position')}
          </form>
        </details>
        ${player || newKey !== undefined ? nothing : strangerBox(arbiter, tell('player'), made)}
        ${problemAt('player')}
        ${keptHere()}
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

/** Whoever was invited, by a link or as the player whose key is kept here, chooses a deck and, unless known, says a name. */
export async function joinPage(arbiter: Arbiter, root: HTMLElement, id: string, invite?: string): Promise<void> {
  const { ruleset, edition, match } = await arbiter.table(id).look();
  const [choice] = await choicesOf(arbiter, { ruleset, edition });
  const isKnown = playerKey() !== undefined;
  let problem: string | undefined;
  const join = async (form: FormData): Promise<void> => {
    const deck = deckOf(form, 'mine');
    const who = isKnown ? {} : { name: String(form.get('name')) };
    const { token } = await arbiter.joinGame(id, { ...(invite === undefined ? {} : { invite }), ...who, ...deck });
    keep('token', id, token);
    if (match) keep('deck', match, JSON.stringify(deck));
    location.reload();
  };
  const draw = (): void => {
    render(
      html`<main class="start"><form aria-label="Join the game" @submit=${doing(join, (said) => {
        problem = said;
        draw();
      })}>
        <h1>You are invited</h1>
        <p>${choice?.name}</p>
        ${isKnown ? nothing : html`<label>My name <input name="name" required maxlength="100" value="Me" autocomplete="nickname" /></label>`}
        ${deckField(choice?.decks ?? [], 'mine', 'My deck', 1)}
        <button class="primary">Join</button>
        ${problemBox(problem)}
      </form></main>`,
      root,
    );
  };
  draw();
}

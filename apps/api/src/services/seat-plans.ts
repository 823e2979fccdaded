/** What a request to create a game says of its seats. */
import type { GameFormat, RulesetService } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import { nameInRules, namesIn, withoutNames } from '../games/names.js';
import { nameInput } from '../schemas/common.js';
import type { CreateGameInput, SeatInput } from '../schemas/games.js';
import { faultAt } from '../schemas/parse.js';
import type { PlayerRef } from './access.js';
import { type CatalogueService, formatOf } from './catalogue.js';

/** One seat of a game about to be made. */
export interface Plan {
  seat: number;
  name: string | null;
  bot: string | null;
  open: boolean;
  deck: unknown;
  /** By which rules of construction; null: it does not say. */
  deckFormat: string | null;
  nonce: string | null;
  /** Whose seat it is, or who is invited to it. */
  player: string | null;
}

/** Reads the seats of a request, which a player may have sent. */
export class SeatPlans {
  constructor(
    readonly catalogue: CatalogueService,
    readonly creator: PlayerRef | undefined,
    readonly format: GameFormat | undefined,
  ) {}

  plan(ruleset: RulesetService, edition: string, input: SeatInput, seat: number): Plan {
    const path = `$.seats[${seat}]`;
    const plan = this.#seated(ruleset, input, seat);
    if (plan.open) return plan;
    if (plan.name === null) throw faultAt(`${path}.name`, 'a seat needs a name, a bot, or to be open', 'REQUIRED');
    const decks = decksOf(this.format, seat);
    const deck = this.catalogue.legalDeck(ruleset, edition, input, path, decks);
    return { ...plan, deck, deckFormat: decks ?? formatOf(input.deck) };
  }

  /** A scenario's players are its seats; the request may name them, hand them to bots or players, or leave them open. */
  ofScenario(
    ruleset: RulesetService,
    inputs: SeatInput[] | undefined,
    scenario: Record<string, unknown>,
    count: number,
  ): Plan[] {
    if (inputs && inputs.length !== count)
      throw faultAt('$.seats', `the scenario has ${count} players, but there are ${inputs.length} seats`);
    const names = namesIn(scenario);
    return Array.from({ length: count }, (_, seat): Plan => {
      const input = inputs?.[seat] ?? {};
      if (input.deck !== undefined || input.deckText !== undefined)
        throw faultAt(`$.seats[${seat}].deck`, 'in a scenario the cards come from its players');
      const plan = this.#seated(ruleset, input, seat);
      return plan.open ? plan : { ...plan, name: plan.name ?? names[seat] ?? nameInRules(seat) };
    });
  }

  #seated(ruleset: RulesetService, input: SeatInput, seat: number): Plan {
    const path = `$.seats[${seat}]`;
    const { bot = null, nonce = null, name } = input;
    if (input.open) return openSeat(input, seat, path, 'an open seat');
    if (input.player !== undefined) return openSeat(input, seat, path, 'a seat for an invited player');
    if (input.me) {
      if (bot !== null) throw faultAt(`${path}.bot`, 'a seat is yours or a bot’s');
      if (!this.creator) throw needsKey(`${path}.me`);
      return { ...unseated(input, seat), open: false, name: name ?? this.creator.name, player: this.creator.id };
    }
    checkBot(ruleset, bot, path);
    return {
      seat,
      name: name ?? (bot ? `Bot (${bot})` : null),
      bot,
      open: false,
      deck: null,
      deckFormat: null,
      nonce,
      player: null,
    };
  }
}

function needsKey(path: string): ApiError {
  const detail = 'this needs the key of a player: Authorization: Bearer player_…';
  return new ApiError('UNAUTHORIZED', detail, { errors: [{ path, code: 'REQUIRED', detail }] });
}

/** A player has one seat in a game, so that a key says which. */
export function checkPlayersDiffer(plans: readonly Plan[]): void {
  const again = plans.find((plan, i) => plan.player !== null && plans.findIndex((p) => p.player === plan.player) < i);
  if (again) throw faultAt(`$.seats[${again.seat}]`, 'a player has one seat in a game');
}

/** The seed asked for, where that is allowed; undefined: the server makes a secret one. */
export function chosenSeed(input: CreateGameInput): string | undefined {
  const asked = input.seed ?? input.options?.seed;
  if (asked !== undefined && input.options?.test !== true) {
    const path = input.seed === undefined ? '$.options.seed' : '$.seed';
    throw faultAt(path, 'a seed can be set only inside a scenario or with options.test: true');
  }
  const inScenario = input.scenario?.seed;
  if (inScenario !== undefined && typeof inScenario !== 'string')
    throw faultAt('$.scenario.seed', 'a seed is a text', 'WRONG_TYPE');
  return inScenario ?? asked;
}

/** Options that a request has beside its scenario and not within: they hold there as well. */
export function optionsBeside({ options = {}, scenario }: CreateGameInput): string[] {
  const within: unknown = scenario?.options;
  return Object.keys(options).filter((name) => typeof within !== 'object' || within === null || !(name in within));
}

/** The scenario to begin from, with everything that the request said outside of it. */
export function scenarioOf(input: CreateGameInput, seed: string): Record<string, unknown> {
  const given = input.scenario ?? {};
  for (const field of ['ruleset', 'edition'] as const) {
    if (given[field] === input[field]) continue;
    throw faultAt(`$.scenario.${field}`, `must equal the request's ${field}, ${JSON.stringify(input[field])}`);
  }
  namesIn(given).forEach((name, seat) => {
    if (name !== undefined && !nameInput.safeParse(name).success)
      throw faultAt(`$.scenario.players[${seat}].name`, 'a name has 1 to 100 characters that can be seen');
  });
  const { autoPass, payment, format } = input.options ?? {};
  const outside = {
    ...(autoPass ? { autoPass } : {}),
    ...(payment ? { payment } : {}),
    ...(format ? { format } : {}),
  };
  const options =
    typeof given.options === 'object' || Object.keys(outside).length > 0
      ? { ...outside, ...(given.options ?? {}) }
      : undefined;
  return { ...given, seed, ...(options ? { options } : {}) };
}

/** The same as it is kept: what it calls its players is said by the seats. */
export const keptScenario = withoutNames;

/** The format that options name. */
export function formatAmong(options: unknown): string | null {
  const format = typeof options === 'object' && options !== null && 'format' in options ? options.format : null;
  return typeof format === 'string' ? format : null;
}

/** The format that a game of an edition is to be played in. */
export function formatIn(
  ruleset: RulesetService,
  edition: string,
  id: string | null | undefined,
): GameFormat | undefined {
  if (id === undefined || id === null) return undefined;
  const { info } = ruleset;
  const all = info.formats ?? [];
  const played = ruleset.formatsOf?.(edition);
  const formats = played ? all.filter((format) => played.includes(format.id)) : all;
  const found = formats.find((format) => format.id === id);
  if (found) return found;
  const where = formats.length < all.length ? ` in edition ${edition}` : '';
  const has = formats.length > 0 ? `it has ${formats.map((format) => format.id).join(', ')}` : 'it has none';
  throw faultAt('$.options.format', `${info.id} has no format ${JSON.stringify(id)}${where}; ${has}`);
}

/** The format that the deck of a seat is of; undefined: it says so itself. */
export const decksOf = (format: GameFormat | undefined, seat: number): string | undefined =>
  (seat === 0 ? format?.firstDeck : undefined) ?? format?.decks;

export function checkSeatCount({ info }: RulesetService, count: number, format?: GameFormat): void {
  if (count === 0) throw faultAt('$.seats', 'a game needs seats, or a scenario', 'REQUIRED');
  const { min, max } = format?.seats ?? info.seats ?? { min: 1, max: count };
  if (count >= min && count <= max) return;
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const what = format ? `${info.name} (${format.name})` : info.name;
  throw faultAt('$.seats', `${what} is played here with ${wanted} seats, not ${count}`, 'OUT_OF_RANGE');
}

/** A seat of which no more is known than what it adds to the game's randomness. */
export function unseated({ nonce = null }: { nonce?: string | null | undefined }, seat: number): Plan {
  return { seat, name: null, bot: null, open: true, deck: null, deckFormat: null, nonce, player: null };
}

/** A list says of each seat how it passes. */
export function checkAutoPass(autoPass: string | readonly string[], seats: number): void {
  if (typeof autoPass === 'string' || autoPass.length === seats) return;
  const detail = `a list has one for each of the ${seats} seats, not ${autoPass.length}`;
  throw faultAt('$.options.autoPass', detail, 'OUT_OF_RANGE');
}

function openSeat(input: SeatInput, seat: number, path: string, what: string): Plan {
  if (Object.keys(input).length > 1)
    throw faultAt(path, `${what} has no other field: who joins brings name, deck and nonce`);
  return { ...unseated({}, seat), player: input.player ?? null };
}

function checkBot(ruleset: RulesetService, bot: string | null, path: string): void {
  if (bot === null || Object.hasOwn(ruleset.bots, bot)) return;
  throw faultAt(
    `${path}.bot`,
    `there is no bot ${JSON.stringify(bot)}; there are ${Object.keys(ruleset.bots).join(', ')}`,
  );
}

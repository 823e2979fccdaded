/**
 * What happened, told in lines for people. It follows from what a viewer gets of the events and from nothing else, so it tells
 * nobody more than they do. Each game says by type of event what is told, and which events are told together.
 */
import type { Told } from '../contract/api.js';
import type { RedactedEvent } from '../contract/contract.js';
import { type Table, tableIn, tablesIn } from '../contract/json.js';

/** Players by seat. */
export type PlayerNames = readonly string[];

/** Several events that follow one another as one line; the line may be missing where they are not worth telling. */
export interface Passage {
  text: string | null;
  /** How many events it tells. */
  length: number;
}
/** Where in what happened something is read. */
export interface Reading {
  events: readonly RedactedEvent[];
  at: number;
  tell: Teller;
}
/** Reads a passage that begins with an event; null: none does. */
export type ReadPassage = (e: RedactedEvent, reading: Reading) => Passage | null;
export type TellEvent = (e: RedactedEvent, tell: Teller) => string | null;

/** How one game tells its events. */
export interface Telling {
  events: { readonly [type: string]: TellEvent };
  passages: readonly ReadPassage[];
}

/** Characters that are not seen, or that would begin a line of their own. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const oneLine = (text: string): string => text.replace(UNSEEN, ' ').trim();

/** `mainDeck` → `main deck`. */
export const inWords = (id: unknown): string =>
  String(id).replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

export const counted = (n: unknown, one: string, many = `${one}s`): string =>
  `${String(n)} ${Number(n) === 1 ? one : many}`;

/** Puts what is told into words that all games have in common. */
export class Teller {
  private readonly players: string[];

  constructor(players: PlayerNames) {
    this.players = players.map(oneLine);
  }

  who(seat: unknown): string {
    return this.players[Number(seat)] ?? `seat ${String(seat)}`;
  }

  /** What something is called now, where that isn't what its card is called; undefined where that isn't known. */
  known({ name, card }: Table): string | undefined {
    const called = name || card;
    return called === undefined || called === null || called === '' ? undefined : oneLine(String(called));
  }

  card(thing: Table): string {
    return this.known(thing) ?? 'a card';
  }

  /** A player or a thing. */
  target(target: unknown): string {
    const { player, ...thing } = tableIn(target);
    return player === undefined ? (this.known(thing) ?? 'something') : this.who(player);
  }

  /** `A, 2 × B and C`; names with a comma in them stand in quotation marks. */
  list(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const many = counts.size > 1;
    const said = [...counts].map(
      ([name, n]) => `${n > 1 ? `${n} × ` : ''}${many && name.includes(',') ? `“${name}”` : name}`,
    );
    const last = said.pop() ?? '';
    return said.length > 0 ? `${said.join(', ')} and ${last}` : last;
  }

  cards(things: unknown): string {
    return this.list(tablesIn(things).map((thing) => this.card(thing)));
  }

  /** ` at …`, where something has targets. */
  aimed({ targets }: Table): string {
    const aimed = tablesIn(targets).map((target) => this.target(target));
    return aimed.length > 0 ? ` at ${this.list(aimed)}` : '';
  }

  /** What an ability does, in brackets. */
  does({ ability }: Table): string {
    const { text } = tableIn(ability);
    return typeof text === 'string' ? ` (${text})` : '';
  }

  winners({ kind, winners }: Table): string {
    if (kind === 'DRAW' || !Array.isArray(winners) || winners.length === 0) return 'The game is a draw';
    return `${this.list(winners.map((seat) => this.who(seat)))} ${winners.length === 1 ? 'wins' : 'win'}`;
  }
}

/** Events that mean the same in every game. */
export const COMMON: Telling['events'] = {
  ABILITY_TRIGGERED: (e, tell) => `${tell.card(e)} triggers${tell.does(e)}`,
  ABILITY_ON_STACK: (e, tell) => (tablesIn(e.targets).length > 0 ? `${tell.card(e)} aims${tell.aimed(e)}` : null),
  ILLEGAL_TARGETS: (e, tell) => `${tell.card(e)} does nothing: its targets are gone`,
  COUNTERED: (e, tell) => `${tell.card(e)} is countered`,
  COPIED: (e, tell) => `${tell.card(e)} is copied${tell.aimed(e)}`,
  BECAME_COPY: (e, tell) => `${tell.card(e)} becomes a copy of ${tell.card({ card: e.of })}`,
  ATTACHED: (e, tell) => `${tell.card(e)} is attached to ${tell.target(e.to)}`,
  EFFECT_BEGAN: (e, tell) => {
    const named = tablesIn(e.cards);
    if (named.length === 0 || typeof e.text !== 'string') return null;
    const affected = tell.cards(named);
    return affected === tell.card(e) ? `${affected}: ${e.text}` : `${tell.card(e)} affects ${affected}: ${e.text}`;
  },
  COUNTERS_CHANGED: (e, tell) => {
    const whose = e.player === undefined ? tell.card(e) : tell.who(e.player);
    const n = Math.abs(Number(e.amount));
    const what = counted(n, `${inWords(e.kind)} counter`);
    return `${whose} ${Number(e.amount) > 0 ? 'gets' : 'loses'} ${what} (${String(e.total)} now)`;
  },
  REVEALED: (e, tell) => {
    const shown = tell.cards(e.cards) || 'nothing';
    return e.seat === undefined ? `${shown} is revealed` : `${tell.who(e.seat)} reveals ${shown}`;
  },
  LOOKED_AT: (e, tell) => {
    const seen = tell.cards(e.cards);
    return `${tell.who(e.seat)} looks at ${counted(e.count, 'card')} of the ${inWords(e.zone)}${seen ? `: ${seen}` : ''}`;
  },
  SEARCHED: (e, tell) =>
    `${tell.who(e.seat)} searches ${e.owner === e.seat ? 'their' : `${tell.who(e.owner)}’s`} ${inWords(e.zone)}`,
  CHOSEN: (e, tell) => (tablesIn(e.objects).length > 0 ? `${tell.who(e.seat)} chooses ${tell.cards(e.objects)}` : null),
  EXTRA_TURN: (e, tell) => `${tell.who(e.seat)} will take another turn`,
  PLAYER_LEFT: (e, tell) => `${tell.who(e.seat)} leaves the game`,
  PLAYER_LOST: (e, tell) => `${tell.who(e.seat)} loses: ${String(e.reason)}`,
  CONCEDED: (e, tell) => `${tell.who(e.seat)} concedes`,
  GAME_ENDED: (e, tell) => tell.winners(e),
};

/** How many events from one on fit together. */
export function run(
  events: readonly RedactedEvent[],
  at: number,
  fits: (e: RedactedEvent) => boolean,
): RedactedEvent[] {
  let end = at;
  for (let e = events[end]; e && fits(e); e = events[++end]);
  return events.slice(at, end);
}

/** Cards that somebody draws one after another. */
export const draws: ReadPassage = (e, { events, at, tell }) => {
  const { seat } = e;
  const drawn = run(events, at, (e) => e.type === 'CARD_DRAWN' && e.seat === seat);
  if (drawn.length === 0) return null;
  const names = drawn.flatMap((e) => tell.known(e) ?? []);
  const text = `${tell.who(seat)} draws ${drawn.length === 1 ? 'a card' : `${drawn.length} cards`}`;
  return { text: names.length > 0 ? `${text}: ${tell.list(names)}` : text, length: drawn.length };
};

/** Tokens of one name that somebody gets together. */
export const tokens: ReadPassage = (e, { events, at, tell }) => {
  const { controller, card } = e;
  const made = run(events, at, (e) => e.type === 'TOKEN_CREATED' && e.controller === controller && e.card === card);
  if (made.length === 0) return null;
  const { length } = made;
  const what = `${tell.card({ card })} token`;
  return { text: `${tell.who(controller)} gets ${length === 1 ? `a ${what}` : `${length} × ${what}`}`, length };
};

/** Several events of damage, as each target saw them: from what, and how much together. */
export function byTarget(events: readonly Table[], tell: Teller): { target: Table; from: string; amount: number }[] {
  const targets = new Map<string, Table[]>();
  for (const e of events) {
    const key = JSON.stringify(e.target);
    targets.set(key, [...(targets.get(key) ?? []), e]);
  }
  return [...targets.values()].map((dealt) => ({
    target: tableIn(dealt[0]?.target),
    from: tell.list(dealt.map((e) => tell.card(e))),
    amount: dealt.reduce((sum, e) => sum + Number(e.amount), 0),
  }));
}

/** Where the players stand as a turn begins. */
export const turnLine =
  (figures: (standing: Table) => string): TellEvent =>
  (e, tell) => {
    const standing = tablesIn(e.standing).map((one) => `${tell.who(one.seat)} ${figures(one)}`);
    return `— Turn ${String(e.turn)}: ${tell.who(e.active)} —${standing.length > 0 ? ` ${standing.join('; ')}` : ''}`;
  };

/** What a spell does is told where nothing tells that it did it. */
interface Silent {
  line: Told;
  after: number;
}

export function tellAll(
  { events: table, passages }: Telling,
  events: readonly RedactedEvent[],
  players: PlayerNames,
): Told[] {
  const tell = new Teller(players);
  const told: Told[] = [];
  let silent: Silent | null = null;
  const speak = (): void => {
    if (silent?.after === told.length) told.push(silent.line);
    silent = null;
  };
  let after = 0;
  for (const [at, e] of events.entries()) {
    if (at < after) continue;
    if (e.type === 'RESOLVING') {
      speak();
      if (typeof e.text === 'string' && e.ability === undefined)
        silent = { line: { text: `${tell.card(e)}: ${e.text}`, rules: e.rules }, after: told.length };
    }
    const { text, length } = firstOf(passages, e, { events, at, tell }) ?? {
      text: table[e.type]?.(e, tell),
      length: 1,
    };
    after = at + length;
    if (text == null) continue;
    const rules = events.slice(at, after).flatMap((one) => one.rules);
    told.push({ text, rules: [...new Set(rules)] });
  }
  speak();
  return told;
}

function firstOf(passages: Telling['passages'], e: RedactedEvent, reading: Reading): Passage | null {
  for (const read of passages) {
    const passage = read(e, reading);
    if (passage) return passage;
  }
  return null;
}

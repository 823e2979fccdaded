/** Positions of Riftbound that read as play. */
import type { JsonObject, Matcher } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { riftbound } from '../../src/index.js';

type Entry = string | JsonObject;
export interface PlayerSetup {
  legend?: Entry;
  championZone?: string[];
  points?: number;
  xp?: number;
  hand?: Entry[];
  mainDeck?: Entry[];
  runeDeck?: Entry[];
  runes?: Entry[];
  base?: Entry[];
  trash?: Entry[];
  banishment?: Entry[];
}
interface BattlefieldSetup {
  card: string;
  owner?: number;
  controller?: number | null;
  units?: Entry[];
  facedown?: JsonObject[];
  showdown?: JsonObject;
}
export interface Setup {
  turn?: { number?: number; active?: number; step?: string };
  battlefields?: BattlefieldSetup[];
  options?: { payment?: 'auto' | 'manual'; autoPass?: 'none' | 'smart' };
  seed?: string;
  random?: (number | number[])[];
  stops?: { turn: number; step: string; at: 'begin' | 'end' }[];
  stack?: JsonObject[];
  /** Cards of the test's own. */
  definitions?: JsonObject[];
}
/** What a player does in playing a card, besides naming it. */
export interface How {
  at?: string;
  /** Whether optional additional costs are paid. */
  paying?: boolean;
  targets?: Matcher[][];
  method?: string;
}

export const PEAK = 'Startipped Peak';
export const GROVE = 'Grove of the God-Willow';
/** `runes(3, 'Fury')`: three of them. */
export const runes = (count: number, domain: string, exhausted = false): JsonObject => ({
  card: `${domain} Rune`,
  count,
  ...(exhausted ? { exhausted } : {}),
});
export type Edition = '2026-07' | '2025-10';
type Players = [PlayerSetup, PlayerSetup, ...PlayerSetup[]];
/** Enough of everything to pay any cost. */
const PLENTY = ['Fury', 'Mind', 'Order'].map((domain) => runes(6, domain));
const DECK = [{ card: 'Watchful Sentry', count: 20 }];

export class RiftboundPlay extends Play {
  /** Plays a card: where it enters, what is paid and chosen is answered as it is asked. */
  play(seat: number, card: string, how: How = {}): this {
    this.choose(seat, { kind: 'PLAY', card, ...(how.method ? { method: how.method } : {}) });
    const targets = [...(how.targets ?? [])];
    for (;;) {
      const d = this.decisions()[0];
      if (!d || d.seat !== seat) return this;
      if (d.kind === 'LOCATION') this.choose(seat, place(how.at));
      else if (d.kind === 'OPTIONAL_COST') this.answer(seat, { confirm: how.paying === true });
      else if (d.kind === 'TARGETS' && targets.length > 0) this.choose(seat, targets.shift() as Matcher[]);
      else return this;
    }
  }
  use(seat: number, card: string): this {
    return this.choose(seat, { kind: 'ACTIVATE', card });
  }
  /** A standard move, of one unit or of several at once. */
  move(seat: number, unit: Matcher | string, to: string, along: (Matcher | string)[] = []): this {
    this.choose(seat, { kind: 'MOVE', ...named(unit) });
    if (this.decisions()[0]?.kind === 'DESTINATION') this.choose(seat, place(to));
    if (this.decisions()[0]?.kind === 'MOVE_ALONG') this.choose(seat, along.map(named));
    return this;
  }
  hide(seat: number, card: string, at: string): this {
    this.choose(seat, { kind: 'HIDE', card });
    return this.decisions()[0]?.kind === 'HIDE_AT' ? this.choose(seat, { card: at }) : this;
  }
  /** Everybody passes until the turn player may act freely again; damage is assigned as it is offered. */
  settle(): this {
    for (let d = this.decisions()[0]; d; d = this.decisions()[0]) {
      if (d.kind === 'PRIORITY' && this.view().turn.state === 'neutralOpen') return this;
      if (d.kind !== 'PRIORITY' && d.kind !== 'COMBAT_DAMAGE') return this;
      this.answer(d.seat, d.kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : d.default);
    }
    return this;
  }
  /** Takes every default until the turn player may act freely again. */
  calm(): this {
    for (let d = this.decisions()[0]; d; d = this.decisions()[0]) {
      if (d.kind === 'PRIORITY' && this.view().turn.state === 'neutralOpen') return this;
      this.answer(d.seat, d.default);
    }
    return this;
  }
  /** Kinds and cards of what the player who may act is offered: `PLAY Cleave`. */
  offered(): string[] {
    return this.decision().options.map((o) => `${o.kind} ${o.card ?? ''}`.trim());
  }
  points(seat: number): number {
    return Number((this.view().players[seat] as JsonObject).points);
  }
  xp(seat: number): unknown {
    return (this.view().players[seat] as JsonObject).xp;
  }
  pool(seat: number): JsonObject {
    return (this.view().players[seat] as JsonObject).resources as JsonObject;
  }
  count(seat: number, zone: string): number {
    return Number(((this.view().players[seat] as JsonObject).zones as JsonObject)[zone]);
  }
  /** Objects on the board with this name. */
  onBoard(card: string): (JsonObject & { id: string })[] {
    return [...this.all(card, 'base'), ...this.all(card, 'battlefield')];
  }
  unit(card: string): JsonObject & { id: string } {
    const found = this.onBoard(card);
    if (found.length !== 1) throw new Error(`${found.length} things named ${card} on the board`);
    return found[0] as JsonObject & { id: string };
  }
  might(card: string): unknown {
    return this.unit(card).might;
  }
  /** The name of the battlefield where a unit is, or `base`. */
  where(card: string): string {
    const { zone, battlefield } = this.unit(card);
    return zone === 'base' ? 'base' : String(this.view().objects[String(battlefield)]?.name);
  }
  /** Who controls a battlefield. */
  holder(battlefield: string): unknown {
    return this.the(battlefield).controller;
  }
  /** The names in a pile, from the top. */
  pile(seat: number, zone: string): string[] {
    return pileIn(this, seat, zone);
  }
  get focus(): unknown {
    return (this.view().turn as JsonObject).focus;
  }
  /** A player's runes on the board. */
  runes(seat: number): (JsonObject & { id: string })[] {
    return Object.entries(this.view().objects)
      .filter(([, o]) => o.zone === 'base' && o.controller === seat && (o.types as string[]).includes('Rune'))
      .map(([id, o]) => ({ ...o, id }));
  }
  ready(card: string): boolean {
    return this.unit(card).exhausted === false;
  }
  turnState(): unknown {
    return this.view().turn.state;
  }
  /** The names on the chain, newest first. */
  chain(): string[] {
    return this.view().stack.map((s) => String((s as JsonObject).card));
  }
}

/** The names in a player's pile, from the top, as the judge sees them. */
export function pileIn(play: Play, seat: number, zone: string): string[] {
  const view = play.view();
  const found = view.zones.find((z) => z.id === zone && z.owner === seat);
  const ids = found && 'objects' in found ? found.objects : [];
  return ids.map((id) => String(view.objects[id]?.card));
}

const named = (unit: Matcher | string): Matcher => (typeof unit === 'string' ? { card: unit } : unit);
const place = (at: string | undefined): Matcher =>
  at === undefined || at === 'base' ? { kind: 'BASE' } : { kind: 'BATTLEFIELD', card: at };

/** A position in the main phase of turn 3, of seat 0 and with plenty of runes, unless said otherwise. */
export const position = (players: Players, setup: Setup = {}): RiftboundPlay => positionIn('2026-07', players, setup);

/** A position by the rules of October 2025. */
export const position2025 = (players: Players, setup: Setup = {}): RiftboundPlay =>
  positionIn('2025-10', players, setup);

export function positionIn(edition: Edition, players: Players, setup: Setup = {}): RiftboundPlay {
  const scenario = {
    ruleset: 'riftbound',
    edition,
    seed: setup.seed ?? 'test',
    turn: { number: 3, active: 0, step: 'main', ...setup.turn },
    battlefields: setup.battlefields ?? [
      { card: PEAK, owner: 0 },
      { card: GROVE, owner: 1 },
    ],
    ...(setup.options ? { options: setup.options } : {}),
    ...(setup.random ? { random: setup.random } : {}),
    ...(setup.stops ? { stops: setup.stops } : {}),
    ...(setup.stack ? { stack: setup.stack } : {}),
    ...(setup.definitions ? { definitions: setup.definitions } : {}),
    players: players.map((p) => ({ mainDeck: DECK, runes: PLENTY, ...p })),
  };
  const created = riftbound.createScenario(scenario);
  if (!created.ok) throw new Error(`scenario refused: ${JSON.stringify(created.error)}`);
  const play = new RiftboundPlay(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

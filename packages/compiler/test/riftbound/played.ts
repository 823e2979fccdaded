/** Invented cards of Riftbound as they are read from their texts, in games that read as play. */
import type { JsonObject, Matcher } from '@arbiter/engine';
import { riftbound } from '@arbiter/riftbound';
import { Play } from '@arbiter/test-kit';
import type { CardText } from '../../src/index.js';
import { readCard } from './cards.js';

type Entry = string | JsonObject;
interface Seats {
  legend?: string;
  hand?: Entry[];
  mainDeck?: Entry[];
  runes?: Entry[];
  base?: Entry[];
  trash?: Entry[];
  banishment?: Entry[];
  points?: number;
  xp?: number;
}
export interface Field {
  card: string;
  controller?: number;
  units?: Entry[];
}
export const GROVE = 'Grove of the God-Willow';
export const PEAK = 'Startipped Peak';
const PLENTY = ['Fury', 'Mind', 'Order', 'Calm'].map((domain) => ({ card: `${domain} Rune`, count: 6 }));
const DECK = [{ card: 'Watchful Sentry', count: 20 }];
const named = (card: Matcher | string): Matcher => (typeof card === 'string' ? { card } : card);

export class Table extends Play {
  /** Plays a card, and answers what is asked about it: with what is said, or else by default. */
  play(seat: number, card: string, ...answers: (Matcher[] | 'pay')[]): this {
    this.choose(seat, { kind: 'PLAY', card });
    return this.answers(seat, answers);
  }
  use(seat: number, card: string, ...answers: (Matcher[] | 'pay')[]): this {
    this.choose(seat, { kind: 'ACTIVATE', card });
    return this.answers(seat, answers);
  }
  private answers(seat: number, answers: (Matcher[] | 'pay')[]): this {
    const left = [...answers];
    for (let d = this.decisions()[0]; d && d.seat === seat; d = this.decisions()[0]) {
      if (d.kind === 'TARGETS' && Array.isArray(left[0])) this.choose(seat, left.shift() as Matcher[]);
      else if (d.kind === 'OPTIONAL_COST') this.answer(seat, { confirm: left[0] === 'pay' && left.shift() === 'pay' });
      else if (d.kind === 'LOCATION') this.answer(seat, d.default);
      else return this;
    }
    return this;
  }
  move(seat: number, unit: Matcher | string, to: string): this {
    this.choose(seat, { kind: 'MOVE', ...named(unit) });
    if (this.decisions()[0]?.kind === 'DESTINATION')
      this.choose(seat, to === 'base' ? { kind: 'BASE' } : { kind: 'BATTLEFIELD', card: to });
    if (this.decisions()[0]?.kind === 'MOVE_ALONG') this.choose(seat, []);
    return this;
  }
  /** Everybody passes until the turn player may act freely again, or something else is asked. */
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
  points(seat: number): number {
    return Number((this.view().players[seat] as JsonObject).points);
  }
  count(seat: number, zone: string): number {
    return Number(((this.view().players[seat] as JsonObject).zones as JsonObject)[zone]);
  }
  /** Something on the board. */
  unit(card: string): JsonObject & { id: string } {
    const found = [...this.all(card, 'base'), ...this.all(card, 'battlefield')];
    if (found.length !== 1) throw new Error(`${found.length} things named ${card} on the board`);
    return found[0] as JsonObject & { id: string };
  }
  /** The names in a player's pile, from the top. */
  pile(seat: number, zone: string): string[] {
    const view = this.view();
    const found = view.zones.find((z) => z.id === zone && z.owner === seat);
    const ids = found && 'objects' in found ? found.objects : [];
    return ids.map((id) => String(view.objects[id]?.card));
  }
  readyRunes(seat: number): number {
    return Object.values(this.view().objects).filter(
      (o) => o.zone === 'base' && o.controller === seat && (o.types as string[]).includes('Rune') && !o.exhausted,
    ).length;
  }
}

/** A table in the main phase of seat 0, with cards that are read from their texts. */
export function table(
  texts: CardText[],
  players: [Seats, Seats, ...Seats[]],
  battlefields: Field[] = [{ card: PEAK }, { card: GROVE }],
  format?: '2v2',
): Table {
  const definitions = texts.map((text) => {
    const { definition, why } = readCard(text);
    if (!definition) throw new Error(why);
    return definition as unknown as JsonObject;
  });
  const created = riftbound.createScenario({
    ruleset: 'riftbound',
    edition: '2026-07',
    seed: 'test',
    ...(format ? { options: { format } } : {}),
    turn: { number: 3, active: 0, step: 'main' },
    battlefields: battlefields.map((one, owner) => ({ owner: owner % players.length, ...one })),
    definitions,
    players: players.map((one) => ({ mainDeck: DECK, runes: PLENTY, ...one })),
  });
  if (!created.ok) throw new Error(`scenario refused: ${JSON.stringify(created.error)}`);
  const play = new Table(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

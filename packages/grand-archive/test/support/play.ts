/** Grand Archive positions that read as play. */
import type { Answer, Decision, JsonObject, Matcher } from '@arbiter/engine';
import { isWindow, Play } from '@arbiter/test-kit';
import { grandArchive, starterDecks } from '../../src/index.js';

type Pick = Matcher | Matcher[] | Answer;

/** A pick is one option, several, or a whole answer of another shape. */
const answerOf = (pick: Pick): Answer => {
  if (Array.isArray(pick)) return { choose: pick };
  const shapes = ['choose', 'confirm', 'number', 'order', 'assign', 'distribute'];
  return shapes.some((s) => s in pick) ? (pick as Answer) : { choose: [pick as Matcher] };
};

/** A game of both starter decks, the first player having placed a champion. */
export function newGame(seed = 'new', decks = ['lorraine', 'rai']): ArchivePlay {
  const game = shuffledUp(seed, decks);
  const { seat, default: only } = game.decision();
  return game.answer(seat, only);
}

/** A game of both starter decks from its very beginning. */
export function shuffledUp(seed = 'new', decks = ['lorraine', 'rai']): ArchivePlay {
  const created = grandArchive.create({
    edition: '4.1',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: decks.map((name) => ({ name, deck: starterDecks[name] ?? {} })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new ArchivePlay(grandArchive, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

export class ArchivePlay extends Play {
  override all(card: string, zone = 'field') {
    return super.all(card, zone);
  }
  override the(card: string, zone = 'field') {
    return super.the(card, zone);
  }

  /** Activates a card of the hand; picks answer the questions in order (modes, targets, costs …). */
  activateCard(seat: number, card: string, ...picks: Pick[]): this {
    return this.choose(seat, { kind: 'ACTIVATE_CARD', card }).answering(picks);
  }
  use(seat: number, card: string, ...picks: Pick[]): this {
    return this.choose(seat, { kind: 'ACTIVATE_ABILITY', card }).answering(picks);
  }
  /** Declares an attack with a unit on something, with a weapon if one is named; forced choices are not asked. */
  declare(seat: number, attacker: string, target: string, weapon?: string): this {
    return this.choose(seat, { kind: 'ATTACK', card: attacker }).aim(target, weapon);
  }
  /** Answers what a declaration asks for. */
  aim(target: string, weapon?: string): this {
    for (let d = this.decisions()[0]; d && !isWindow(d); d = this.decisions()[0]) {
      if (d.kind === 'WEAPON') this.answer(d.seat, { choose: weapon === undefined ? [] : [{ card: weapon }] });
      else if (d.kind === 'ATTACK_TARGET') this.answer(d.seat, { choose: [{ card: target }] });
      else throw new Error(`${d.kind} is asked during a declaration`);
    }
    const { targets, weapon: used } = this.combat();
    const names = (targets as string[]).map((id) => this.view().objects[id]?.card);
    if (!names.includes(target)) throw new Error(`${names.join(', ')} is attacked, not ${target}`);
    if (weapon !== undefined && this.view().objects[String(used)]?.card !== weapon)
      throw new Error(`${weapon} is not used`);
    return this;
  }
  /** Answers what is asked with the picks, in order, until somebody may act; the last cards of the hand pay. */
  answering(picks: Pick[]): this {
    const left = [...picks];
    for (let d = this.decisions()[0]; d && !isWindow(d); d = this.decisions()[0]) {
      if (d.kind === 'RESERVE') this.answer(d.seat, { choose: d.options.slice(-d.min).map((o) => o.id) });
      else if (left.length === 0) break;
      else this.answer(d.seat, answerOf(left.shift() as Pick));
    }
    // A choice with one possibility is not asked; then the pick says what it must have come to.
    for (const pick of left) if (!this.aimedAt(pick)) throw new Error(`nothing asked for ${JSON.stringify(pick)}`);
    return this;
  }
  private aimedAt(pick: Pick): boolean {
    const [top] = this.view().stack as unknown as { targets?: { object?: string }[] }[];
    const names = (top?.targets ?? []).map(({ object }) => this.view().objects[object ?? '']?.card);
    return 'card' in pick && names.includes(pick.card);
  }

  /** The present attack: attacker, weapon, intent, targets, retaliating, power. */
  combat(): JsonObject {
    const { combat } = this.view().turn as unknown as { combat?: JsonObject };
    if (!combat) throw new Error('there is no attack');
    return combat;
  }
  /** All pass until combat is over; what is asked meanwhile is answered by the picks in order, then by defaults. */
  fight(...picks: Pick[]): this {
    const left = [...picks];
    for (let i = 0; this.view().turn.phase === 'combat' && !this.result() && i < 200; i++) {
      const d = this.decisions()[0] as Decision;
      if (isWindow(d)) this.pass();
      else this.answer(d.seat, left.length > 0 ? answerOf(left.shift() as Pick) : d.default);
    }
    if (left.length > 0) throw new Error(`nothing asked for ${JSON.stringify(left)}`);
    return this;
  }
  /** All pass until this phase or step, in this or the next turns. */
  to(step: string, turn?: number): this {
    return this.until({ step, ...(turn === undefined ? {} : { turn }) });
  }

  /** Where cards of that name are; abilities on the Effects Stack are no cards. */
  override zones(card: string): string[] {
    return Object.values(this.view().objects)
      .filter((o) => o.card === card && (o.types as string[]).length > 0)
      .map((o) => String(o.zone));
  }
  champion(seat: number): JsonObject & { id: string } {
    const id = String((this.view().players[seat] as JsonObject).champion);
    return { ...(this.view().objects[id] as JsonObject), id };
  }
  /** What a player could do now: `ACTIVATE_CARD Fireball`. */
  offers(): string[] {
    return this.decision().options.map((o) => (o.card ? `${o.kind} ${o.card}` : o.kind));
  }
  /** The names of what may be chosen now. */
  choices(): string[] {
    return this.decision().options.map((o) => String(o.card ?? o.label));
  }
  /** How many cards of a player lie in a zone. */
  count(seat: number, zone: string): number {
    return Number(((this.view().players[seat] as JsonObject).zones as JsonObject)[zone]);
  }
  stack(): string[] {
    return this.view().stack.map((s) => String(s.card));
  }
  /** `power/life` of the only object of that name. */
  override figures(card: string, zone = 'field'): string {
    const o = this.the(card, zone);
    return `${String(o.power)}/${String(o.life)}`;
  }
  damage(seat: number): number {
    return Number(this.champion(seat).damage);
  }
}

type Entry = string | JsonObject;
interface PlayerSetup {
  champion?: Entry | null;
  hand?: Entry[];
  memory?: Entry[];
  materialDeck?: Entry[];
  mainDeck?: Entry[];
  field?: Entry[];
  graveyard?: Entry[];
  banishment?: Entry[];
  intent?: string[];
}
interface Setup {
  turn?: { number?: number; active?: number; step?: string };
  options?: { autoPass?: 'none' | 'smart' };
  seed?: string;
  random?: (number | number[])[];
  stops?: { turn: number; step: string; at: 'begin' | 'end' }[];
  stack?: JsonObject[];
}

/** Champions of each level with their whole lineage. */
const LINEAGES: { [name: string]: string[] } = {
  lorraine: ['Spirit of Wind', 'Lorraine, Wandering Warrior', 'Lorraine, Blademaster', 'Lorraine, Crux Knight'],
  rai: ['Spirit of Fire', 'Rai, Spellcrafter', 'Rai, Archmage', 'Rai, Storm Seer'],
};
const lineage = (name: string, level: number): { card: string; lineage: string[] } => {
  const [card = '', ...under] = (LINEAGES[name] as string[]).slice(0, level + 1).reverse();
  return { card, lineage: under };
};
export const lorraine = (level = 1, more: JsonObject = {}): JsonObject => ({ ...lineage('lorraine', level), ...more });
export const rai = (level = 1, more: JsonObject = {}): JsonObject => ({ ...lineage('rai', level), ...more });

/** Enough to draw from, of a card without consequence. */
const DECK = [{ card: 'Veteran Soldier', count: 20 }];

/** A position; it begins in the main phase of seat 0's turn 3, unless said otherwise. Without a champion it's a Spirit. */
export function position(players: [PlayerSetup, PlayerSetup], setup: Setup = {}): ArchivePlay {
  const created = grandArchive.createScenario(scenarioOf(players, setup));
  if (!created.ok) throw new Error(`scenario refused: ${JSON.stringify(created.error)}`);
  const play = new ArchivePlay(grandArchive, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

export function scenarioOf(players: [PlayerSetup, PlayerSetup], setup: Setup = {}): JsonObject {
  return {
    ruleset: 'grand-archive',
    edition: '4.1',
    seed: 'test',
    ...setup,
    turn: { number: 3, active: 0, step: 'main', ...setup.turn },
    players: players.map(({ champion, ...rest }, seat) => ({
      ...(champion === null ? {} : { champion: champion ?? (seat === 0 ? 'Spirit of Wind' : 'Spirit of Fire') }),
      mainDeck: DECK,
      ...rest,
    })),
  } as JsonObject;
}

/** Several of one card, to pay with or to look at. */
export const some = (count: number, card = 'Veteran Soldier'): Entry[] => (count > 0 ? [{ card, count }] : []);

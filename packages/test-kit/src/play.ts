/**
 * Games that read as play. A test sets up a position, lets the seats answer, and looks at what came of it. Every answer
 * goes through the ruleset's public interface; refusals are errors unless a test asks for one.
 */
import type {
  Answer,
  CardDefinition,
  Decision,
  GameEvent,
  GameOptions,
  GameState,
  GameView,
  HiddenDecision,
  JsonObject,
  Matcher,
  Refusal,
  Ruleset,
  RulesetService,
  SeatAnswer,
  Viewer,
} from '@arbiter/engine';
import { editions, magic, magicOf, rules } from '@arbiter/mtg';
import { begun } from './forced.js';
import { cardsOfFile } from './own.js';

/** A moment in which a player may act or pass: priority, Opportunity and the like. */
export const isWindow = (d: Decision): boolean => d.options?.some((o) => o.kind === 'PASS') ?? false;

export class Play {
  events: GameEvent[] = [];

  constructor(
    readonly service: RulesetService,
    public state: GameState,
  ) {
    begun(this);
  }

  view(viewer: Viewer = 'judge'): GameView {
    return this.service.view(this.state, viewer);
  }
  decisions(): Decision[] {
    return this.service
      .decisions(this.state, 'judge')
      .filter((d: Decision | HiddenDecision): d is Decision => 'options' in d);
  }
  /** The only pending decision. */
  decision(): Decision {
    const [first, second] = this.decisions();
    if (!first || second)
      throw new Error(
        `expected one pending decision, found ${
          this.decisions()
            .map((d) => d.kind)
            .join(', ') || 'none'
        }`,
      );
    return first;
  }

  /** Answers in order; throws on any refusal. */
  answer(seat: number, ...answers: Answer[]): this {
    const result = this.service.submit(
      this.state,
      answers.map((a): SeatAnswer => ({ ...a, seat })),
    );
    if (!result.ok)
      throw new Error(
        `refused: ${JSON.stringify(result.error)}\npending: ${JSON.stringify(this.decisions(), null, 1).slice(0, 4000)}`,
      );
    if (result.value.error) throw new Error(`refused after a reveal: ${JSON.stringify(result.value.error)}`);
    this.state = result.value.state;
    this.events.push(...result.value.events);
    return this;
  }

  /** Answers what is asked now, and must be of this kind, with its default. */
  takeDefault(kind: string): this {
    const d = this.decision();
    if (d.kind !== kind) throw new Error(`${d.kind} is asked, not ${kind}`);
    return this.answer(d.seat, d.default);
  }

  /** Tries answers that must be refused; the game stays as it was. */
  refused(seat: number, ...answers: Answer[]): Refusal {
    const before = this.service.hash(this.state);
    const result = this.service.submit(
      this.state,
      answers.map((a): SeatAnswer => ({ ...a, seat })),
    );
    if (result.ok) throw new Error('this should have been refused');
    if (result.error.code === 'INTERNAL') throw result.fault;
    if (this.service.hash(this.state) !== before) throw new Error('a refusal changed the game');
    return result.error;
  }

  /** `choose(0, {kind:'CAST', card:'Shock'}, {player: 1})`: one CHOOSE answer with one pick for each argument. */
  choose(seat: number, ...picks: (Matcher | Matcher[])[]): this {
    return this.answer(seat, ...picks.map((p) => ({ choose: Array.isArray(p) ? p : [p] })));
  }

  /** Casts a card and makes its first choices (targets …), one pick for each decision. */
  cast(seat: number, card: string, ...picks: (Matcher | Matcher[])[]): this {
    return this.choose(seat, { kind: 'CAST', card, method: 'normal' }, ...picks);
  }
  /** The same where a choice may be forced: a pick is used only where something is asked. */
  castAt(seat: number, card: string, ...picks: (Matcher | Matcher[])[]): this {
    this.cast(seat, card);
    for (const pick of picks) if (!this.waiting()) this.choose(seat, pick);
    return this;
  }
  activate(seat: number, card: string, ...picks: (Matcher | Matcher[])[]): this {
    return this.choose(seat, { kind: 'ACTIVATE', card, mana: false }, ...picks);
  }
  /** Declares attackers, all of the first player who may be attacked. */
  attack(seat: number, ...attackers: string[]): this {
    const player = this.decision().to?.find((o) => o.player !== undefined)?.player;
    if (player === undefined) throw new Error('no player may be attacked now');
    return this.answer(seat, { assign: attackers.map((card) => ({ from: { card }, to: { player } })) });
  }
  block(seat: number, ...pairs: [blocker: string, attacker: string][]): this {
    return this.answer(seat, { assign: pairs.map(([b, a]) => ({ from: { card: b }, to: { card: a } })) });
  }

  /** Whether a player may act or pass now, and nothing else is asked. */
  waiting(): boolean {
    const [first, second] = this.decisions();
    return first !== undefined && second === undefined && isWindow(first);
  }
  /** Whoever has priority passes, once. */
  pass(): this {
    const d = this.decision();
    if (!isWindow(d)) throw new Error(`nobody may pass: ${d.kind} of seat ${d.seat} is pending`);
    return this.answer(d.seat, { choose: [{ kind: 'PASS' }] });
  }

  /** All pass until the present top of the stack has left it, or something else is asked. */
  resolve(): this {
    const top = (this.view().stack[0] as JsonObject | undefined)?.id;
    if (top === undefined) throw new Error('the stack is empty');
    while (this.waiting() && this.view().stack.some((s) => s.id === top)) this.pass();
    return this;
  }
  /** Resolves everything on the stack; stops early when anything else is asked. */
  resolveAll(): this {
    while (this.view().stack.length > 0 && this.waiting()) this.resolve();
    return this;
  }

  /** Takes every default (passing) until this step, or a decision of this kind. */
  until(goal: { step?: string; kind?: string; turn?: number }): this {
    for (let i = 0; i < 2000; i++) {
      const pending = this.decisions();
      const { turn, phase, step } = { ...this.view().turn, turn: this.view().turn.number };
      const there =
        (goal.step === undefined || (step ?? phase) === goal.step) && (goal.turn === undefined || turn === goal.turn);
      if (there && (goal.kind === undefined || pending.some((d) => d.kind === goal.kind)) && pending.length > 0)
        return this;
      const d = pending[0];
      if (!d) throw new Error('the game ended before that');
      this.answer(d.seat, d.default);
    }
    throw new Error(`never reached ${JSON.stringify(goal)}`);
  }

  /** Objects with this card name, as the judge sees them; `zone` limits where. */
  all(card: string, zone = 'battlefield'): (JsonObject & { id: string })[] {
    return Object.entries(this.view().objects)
      .filter(([, o]) => o.card === card && o.zone === zone)
      .map(([id, o]) => ({ ...o, id }));
  }
  /** The only object of that name in a zone. */
  the(card: string, zone = 'battlefield'): JsonObject & { id: string } {
    const found = this.all(card, zone);
    if (found.length !== 1) throw new Error(`${found.length} objects named ${card} in ${zone}`);
    return found[0] as JsonObject & { id: string };
  }
  /** Where cards of that name are, e.g. `['graveyard']`. */
  zones(card: string): string[] {
    return Object.values(this.view().objects)
      .filter((o) => o.card === card)
      .map((o) => String(o.zone));
  }
  life(seat: number): number {
    return Number((this.view().players[seat] as JsonObject).life);
  }
  hand(seat: number): number {
    return Number(((this.view().players[seat] as JsonObject).zones as JsonObject).hand);
  }
  /** `power/toughness` of the only creature of that name. */
  figures(card: string): string {
    const o = this.the(card);
    return `${String(o.power)}/${String(o.toughness)}`;
  }
  result(): GameView['result'] {
    return this.view().result;
  }
  /** Types of the events so far. */
  happened(type: string): JsonObject[] {
    return this.events.filter((e) => e.type === type).map((e) => e.data);
  }
}

interface PlayerSetup {
  life?: number;
  hand?: string[];
  library?: (string | { card: string; count: number })[];
  graveyard?: (string | JsonObject)[];
  exile?: (string | JsonObject)[];
  battlefield?: (string | JsonObject)[];
  sideboard?: (string | JsonObject)[];
  companion?: string;
  mana?: string;
  counters?: { [kind: string]: number };
}
interface MagicSetup {
  turn?: { number?: number; active?: number; step?: string };
  options?: { payment?: 'auto' | 'manual'; autoPass?: GameOptions['autoPass'] };
  seed?: string;
  random?: (number | number[])[];
  stops?: { turn: number; step: string; at: 'begin' | 'end' }[];
  /** What is on the stack, top first. */
  stack?: JsonObject[];
  /** Cards that only this position knows. */
  definitions?: CardDefinition[];
}

/** Twenty lands to draw from, so that nobody loses for want of cards. */
const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];

let laidOver: { cards: readonly CardDefinition[]; magic: Ruleset } = { cards: [], magic };

/** Magic with the cards of this file's tests (see `ownCards`). */
export function ownMagic(): Ruleset {
  const cards = cardsOfFile();
  if (cards.length === 0) return magic;
  if (laidOver.cards !== cards)
    laidOver = { cards, magic: magicOf({ ...rules, kept: [], definitions: rules.definitions.with(cards) }) };
  return laidOver.magic;
}

/** The same by the rules of an older edition, with its cards and those of this file's tests. */
export function olderMagic(edition: string): Ruleset {
  const older = editions.find((one) => one.edition.id === edition);
  if (!older) throw new Error(`there is no edition ${edition}`);
  const cards = cardsOfFile();
  return magicOf(cards.length === 0 ? older : { ...older, kept: [], definitions: older.definitions.with(cards) });
}

/** A Magic position. It begins in the precombat main phase of turn 3, unless said otherwise. */
export const magicPosition = (players: [PlayerSetup, PlayerSetup, ...PlayerSetup[]], setup: MagicSetup = {}): Play =>
  positionIn(ownMagic(), 'current', players, setup);

/** A position by the rules of 2003. */
export const position2003 = (players: [PlayerSetup, PlayerSetup], setup: MagicSetup = {}): Play =>
  positionIn(
    olderMagic('2003'),
    '2003',
    players.map((p) => ({ library: [{ card: 'Plains', count: 20 }], ...p })) as [PlayerSetup, PlayerSetup],
    setup,
  );

function positionIn(service: Ruleset, edition: string, players: PlayerSetup[], setup: MagicSetup): Play {
  const scenario = {
    ruleset: 'mtg',
    edition,
    seed: setup.seed ?? 'test',
    turn: { number: 3, active: 0, step: 'precombatMain', ...setup.turn },
    ...(setup.options ? { options: setup.options } : {}),
    ...(setup.random ? { random: setup.random } : {}),
    ...(setup.stops ? { stops: setup.stops } : {}),
    ...(setup.stack ? { stack: setup.stack } : {}),
    ...(setup.definitions ? { definitions: setup.definitions } : {}),
    players: players.map((p) => ({ library: LIBRARY, ...p })),
  };
  const created = service.createScenario(scenario);
  if (!created.ok) throw new Error(`scenario refused: ${JSON.stringify(created.error)}`);
  const play = new Play(service, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

/** `lands(3, 'Mountain')` → three of them. */
export const lands = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

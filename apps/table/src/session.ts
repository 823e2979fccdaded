/** One game as somebody at this table has it: what they see, what is asked, what happened, and what they answer. */
import {
  type Answer,
  ArbiterError,
  type Decision,
  type Game,
  isMine,
  type LogEntry,
  type Match,
  type Offer,
  type OrdersInForce,
  type Problem,
  type StandingOrder,
  type Table,
} from '@arbiter/client';
import { answerOf, type Draft, draftOf, isOnePress, lacking, press } from './answering.js';

const PAUSE_MS = 1000;
/** Looks at the past that are kept. */
const KEPT = 200;
/** Entries of the log in one request. */
const AT_ONCE = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Whether the same may go well later: nobody answered, or the service is too busy or away. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ArbiterError) || error.status >= 500 || error.status === 429;

/** For so long a table waits for a rematch, or the next game of a match, in waits of half a minute. */
const LINGERS = 60;

/** What a session needs of a table; a position that is only tried out has neither text nor anybody to settle anything with. */
type Played =
  | 'board'
  | 'concede'
  | 'claim'
  | 'makeOffer'
  | 'answerOffer'
  | 'offer'
  | 'newer'
  | 'orders'
  | 'putOrders'
  | 'sendDeck';
export type At = Pick<Table, 'look' | 'act' | 'log' | 'stream' | 'imagine'> & Partial<Pick<Table, Played>>;

export class Session {
  /** How the game stands now. */
  game: Game | undefined;
  log: LogEntry[] = [];
  /** The version that is looked at; undefined: the present. */
  at: number | undefined;
  draft: Draft | undefined;
  /** Why the last thing was refused. */
  problem: Partial<Problem> | undefined;
  /** Whether an answer is on its way. */
  busy = false;
  /** Whether the service is heard. */
  online = true;
  /** The object that is looked at closely. */
  inspected: string | undefined;
  /** The object whose options alone are listed. */
  narrowed: string | undefined;
  /** The match that it is a game of. */
  match: Match | undefined;
  /** The standing orders of this seat. */
  orders: OrdersInForce | undefined;
  /** The rematch that was agreed on. */
  rematch: Offer | undefined;
  readonly #past = new Map<number, Game>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  /** @param changed called after each change, to draw it; @param readMatch finds a match */
  constructor(
    readonly table: At,
    readonly changed: () => void,
    readonly readMatch?: (match: string) => Promise<Match>,
  ) {}

  /** What is on the table: the game now, or as it was. */
  get shown(): Game | undefined {
    return this.at === undefined ? this.game : (this.#past.get(this.at) ?? this.game);
  }

  /** The first thing that is asked of whoever sits here. */
  get asked(): Decision | undefined {
    return this.game?.decisions.find(isMine);
  }

  /** What may be answered: nothing while the past is looked at. */
  get answerable(): Decision | undefined {
    return this.at === undefined ? this.asked : undefined;
  }

  /** The seat that looks; undefined: a spectator, or the judge. */
  get seat(): number | undefined {
    const viewer = this.game?.view.viewer;
    return typeof viewer === 'number' ? viewer : undefined;
  }

  get isOver(): boolean {
    return this.game?.status === 'FINISHED' || this.game?.status === 'ABORTED';
  }

  /** The last offer of a kind that was accepted. */
  accepted(kind: Offer['kind']): string | undefined {
    let last: string | undefined;
    for (const event of this.log.flatMap(({ events }) => events))
      if (event.type === 'OFFER_ACCEPTED' && event.kind === kind) last = event.offer;
    return last;
  }

  /** Looks at the game and stays with it until it is over. */
  async open(at?: number): Promise<void> {
    if (!(await this.#attempt(() => this.refresh()))) return;
    await this.#attempt(() => this.#readLog());
    if (at !== undefined || this.isOver) await this.goTo(at ?? this.game?.version);
    await this.readOrders();
    if (!this.isOver) await this.#follow();
    await this.#linger();
  }

  /** Looks again; whoever asks meanwhile gets one more look after this one. */
  refresh(): Promise<void> {
    this.#lookAgain = true;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** However long the service is away: what it would have told is looked for until it is there. */
  async #look(): Promise<void> {
    try {
      while (this.#lookAgain) {
        this.#lookAgain = false;
        try {
          this.#take(await this.table.look());
        } catch (error) {
          if (!isPassing(error)) throw error;
          this.#lookAgain = true;
          await pause();
        }
      }
    } finally {
      this.#looking = undefined;
    }
  }

  #take(game: Game): void {
    if (this.game && game.version < this.game.version) return;
    const before = this.asked?.id;
    const { status, version } = this.game ?? {};
    this.game = game;
    if (game.match && (game.status !== status || game.status === 'OPEN')) void this.#readMatch(game.match);
    if (this.orders?.orders.length && game.version !== version) void this.readOrders();
    if (this.asked?.id !== before) {
      this.draft = this.asked && draftOf(this.asked);
      this.narrowed = undefined;
    }
    this.changed();
  }

  async #readLog(): Promise<void> {
    for (let more = true; more; ) {
      const page = await this.table.log({ after: this.log.at(-1)?.version ?? -1, first: AT_ONCE, text: true });
      this.log.push(...page);
      more = page.length === AT_ONCE;
    }
    this.changed();
  }

  /** The stream goes on by itself where the network fails; where the service itself refuses for a while, here. */
  async #follow(): Promise<void> {
    while (!this.isOver) {
      try {
        for await (const entry of this.table.stream({ after: this.log.at(-1)?.version ?? -1, text: true })) {
          this.log.push(entry);
          // A game begins at the version that it had while a seat was open.
          const isNews = this.game?.status === 'OPEN' || entry.version > (this.game?.version ?? -1);
          if (isNews) void this.refresh().catch(() => undefined);
          this.changed();
        }
        await this.refresh();
      } catch (error) {
        if (!isPassing(error)) return this.tell(error);
      }
      if (!this.isOver) await pause();
    }
  }

  /** The stream ends with the game; what is settled afterwards, a rematch or the next game of the match, is waited for. */
  async #linger(): Promise<void> {
    for (let n = 0; n < LINGERS && this.seat !== undefined && this.table.newer && this.game; n++) {
      await this.#findRematch();
      if (this.rematch) return;
      try {
        const game = await this.table.newer(this.game.version);
        if (game) this.#take(game);
        await this.#readLog();
        if (this.game.match && !this.match?.result) await this.#readMatch(this.game.match);
      } catch (error) {
        if (!isPassing(error)) return;
        await pause();
      }
    }
  }

  async #findRematch(): Promise<void> {
    const accepted = this.accepted('REMATCH');
    if (accepted === undefined) return;
    await this.#attempt(async () => {
      this.rematch = await this.table.offer?.(accepted);
    }, false);
    this.changed();
  }

  async #readMatch(id: string): Promise<void> {
    await this.#attempt(async () => {
      this.match = await this.readMatch?.(id);
    }, false);
    this.changed();
  }

  async readOrders(): Promise<void> {
    if (this.seat === undefined || this.isOver) return;
    await this.#attempt(async () => {
      this.orders = await this.table.orders?.();
    }, false);
    this.changed();
  }

  /** Gives orders in place of those in force; those of the reply have their ids. */
  putOrders(orders: StandingOrder[]): Promise<boolean> {
    return this.#attempt(async () => {
      this.orders = await this.table.putOrders?.(orders);
      this.problem = undefined;
      this.changed();
    });
  }

  /** A press on an option: the whole answer, or a part of it. */
  press(id: string): void {
    const decision = this.answerable;
    if (!decision || !this.draft) return;
    if (isOnePress(decision)) void this.answer({ decision: decision.id, choose: [id] });
    else this.redraft(press(decision, this.draft, id));
  }

  /** Back to the present, and the answer begins anew. */
  restart(): void {
    if (!this.isOver) this.at = undefined;
    this.draft = this.asked && draftOf(this.asked);
    this.problem = undefined;
    this.narrow(undefined);
  }

  redraft(draft: Draft): void {
    this.draft = draft;
    this.changed();
  }

  /** Sends the draft, or the default where nothing was pressed. */
  send(): void {
    const decision = this.answerable;
    if (decision && this.draft && lacking(decision, this.draft) === null)
      void this.answer(answerOf(decision, this.draft));
  }

  async answer(answer: Answer): Promise<void> {
    const { game } = this;
    if (!game || this.busy) return;
    this.busy = true;
    this.problem = undefined;
    this.changed();
    const fine = await this.#attempt(async () => {
      const { version, view = game.view, decisions } = await this.table.act(game.version, answer);
      this.#take({ ...game, version, view, decisions });
      if (view.result) await this.refresh();
    });
    this.busy = false;
    // A refused answer is begun anew; after another's move the question may be another one.
    if (!fine) await this.#attempt(() => this.refresh(), false);
    if (!fine && this.asked) this.draft = draftOf(this.asked);
    this.changed();
  }

  /** Does what needs no decision: an offer, an answer to one, a claim, giving up. */
  settle(work: (table: At) => Promise<unknown> | undefined): Promise<boolean> {
    this.problem = undefined;
    return this.#attempt(async () => {
      await work(this.table);
      await this.refresh();
    });
  }

  /** Looks at a version; undefined: back to the present. */
  async goTo(version: number | undefined): Promise<void> {
    const last = this.game?.version ?? 0;
    const wanted = version === undefined ? undefined : Math.min(Math.max(version, 0), last);
    this.at = wanted === last && !this.isOver ? undefined : wanted;
    this.changed();
    if (wanted === undefined || this.#past.has(wanted)) return;
    await this.#attempt(async () => {
      const game = await this.table.look(wanted);
      if (this.#past.size >= KEPT) this.#past.clear();
      this.#past.set(wanted, game);
    });
    this.changed();
  }

  inspect(object: string | undefined): void {
    if (this.inspected === object) return;
    this.inspected = object;
    this.changed();
  }

  /** Lists the options of one object alone; undefined: all. */
  narrow(object: string | undefined): void {
    this.narrowed = object;
    this.changed();
  }

  hears(online: boolean): void {
    if (this.online === online) return;
    this.online = online;
    this.changed();
  }

  /** Does something, and tells why where it is refused. */
  async #attempt(work: () => Promise<void>, tells = true): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (tells) this.tell(error);
      return false;
    }
  }

  /** Shows why something was refused. */
  tell(error: unknown): void {
    this.problem =
      error instanceof ArbiterError
        ? error.problem
        : { code: 'NETWORK', detail: 'The service cannot be reached; it is tried again.', rules: [] };
    this.changed();
  }
}

/** A position that somebody shared, to try out: played on by the service move for move, and kept by nobody but this tab. */
import {
  type Answer,
  type Arbiter,
  type Game,
  isMine,
  type LogEntry,
  type Move,
  type PositionReply,
} from '@arbiter/client';
import type { At } from './session.js';

/** A position, how it was come to, and what was asked then. */
interface Step {
  position: string;
  view: NonNullable<PositionReply['view']>;
  decisions: NonNullable<PositionReply['decisions']>;
  text: string;
}
const stepOf = ({ position, view, decisions = [] }: PositionReply, text: string): Step => {
  if (!view) throw new Error('the service left the view out');
  return { position, view, decisions, text };
};

/** All seats of it are this tab's. Each answer is a version. */
export class Position implements At {
  readonly #steps: Step[];
  #moved: () => void = () => undefined;

  private constructor(
    readonly arbiter: Arbiter,
    first: Step,
  ) {
    this.#steps = [first];
  }

  static async open(arbiter: Arbiter, position: string): Promise<Position> {
    return new Position(arbiter, stepOf(await arbiter.position({ position }), 'The position as it was shared'));
  }

  async look(version = this.#steps.length - 1): Promise<Game> {
    const { view, decisions } = this.#step(version);
    const seats = view.players.map(({ seat, name }) => ({ seat, name, bot: null, open: false, nonce: null }));
    const status = view.result ? 'FINISHED' : 'ACTIVE';
    const nobodys = {
      id: '',
      edition: '',
      test: true,
      seedHash: '',
      seed: null,
      listed: false,
      joinable: false,
      format: null,
    };
    const when = { createdAt: '', updatedAt: '', clock: null, metadata: null, offers: [], match: null };
    // Its rules say themselves whose they are.
    const ruleset = decisions.filter(isMine)[0]?.rules[0]?.split(':')[0] ?? '';
    return { ...nobodys, ...when, ruleset, status, version, seats, result: view.result, view, decisions };
  }

  async act(version: number, answer: Answer | Answer[]): Promise<Move> {
    const { position, decisions, view } = this.#step(version);
    const asked = decisions.find(isMine);
    const answers = [answer].flat().map((one) => ({ ...one, seat: asked?.seat }));
    const reply = await this.arbiter.positionAfter({ position }, answers);
    const who = view.players.find(({ seat }) => seat === asked?.seat)?.name ?? `seat ${asked?.seat}`;
    const step = stepOf(reply, `${who}: ${asked?.prompt}`);
    this.#steps.push(step);
    this.#moved();
    return { version: version + 1, events: [], decisions: step.decisions, view: step.view, unapplied: [], error: null };
  }

  async log({ after = -1 }: { after?: number } = {}): Promise<LogEntry[]> {
    const entries = this.#steps.map(({ text }, version) => ({ version, at: '', seat: null, events: [], text }));
    return entries.slice(after + 1);
  }

  async *stream({ after = -1 }: { after?: number } = {}): AsyncGenerator<LogEntry> {
    for (let told = after; ; told = this.#steps.length - 1) {
      yield* await this.log({ after: told });
      await new Promise<void>((moved) => {
        this.#moved = moved;
      });
    }
  }

  async imagine(): Promise<string[]> {
    return [this.#step(this.#steps.length - 1).position];
  }

  #step(version: number): Step {
    const step = this.#steps[version];
    if (!step) throw new Error(`there is no version ${version}`);
    return step;
  }
}

/** What a call costs: the processor's time for it, in units measured in the same run, beside the work that it counted itself. */
import { workDone } from '@arbiter/engine';

export interface Cost {
  /** Which call it was. */
  call: string;
  /** Processor time in reference units: what the reference loop does in the same time. */
  time: number;
  /** Milliseconds of processor time. */
  ms: number;
  /** Units of work that the engine counted. */
  units: number;
  /** Units that reading what came in and writing what goes out may take. */
  data: number;
}

/** Microseconds of a unit as the engine means it; the reference loop's round takes about as long on a machine of 2026. */
const ROUNDS = 400;
const SAMPLES = 9;
/** Bytes of JSON that are read, checked and written in the time of a unit. */
const BYTES_PER_UNIT = 64;
/** Measured calls between two looks at how fast the machine is now. */
const LOOK_AGAIN = 50;

const something = {
  card: 'Reference',
  types: ['Creature'],
  subtypes: ['Elf', 'Druid'],
  figures: { power: 1, toughness: 1, loyalty: null },
  abilities: Array.from({ length: 4 }, (_, i) => ({
    kind: 'activated',
    cost: `{${i}}`,
    text: 'Add one mana of any color.',
  })),
  counters: {},
  attachments: [],
  tapped: false,
};
const microseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

function round(): void {
  for (let i = 0; i < ROUNDS; i++) {
    const text = JSON.stringify({ ...something, i });
    JSON.parse(text);
  }
}

/** Measures calls against a loop of work that is always the same, so that a slow or busy machine is no slow call. */
export class Meter {
  #unit = 0;
  #calls = 0;

  /** Microseconds of processor time that a reference unit takes now: the median of several looks. */
  get unit(): number {
    if (this.#calls++ % LOOK_AGAIN === 0) {
      const looks = Array.from({ length: SAMPLES }, () => microseconds(round) / ROUNDS);
      this.#unit = looks.sort((a, b) => a - b)[SAMPLES >> 1] as number;
    }
    return this.#unit;
  }

  /**
   * Does a call and says what it cost.
   * @param size bytes of what goes in and comes out, as JSON, and how many objects were made or copied
   */
  cost<T>(call: string, work: () => T, size: (result: T) => number): { result: T; cost: Cost } {
    const { unit } = this;
    const before = workDone();
    let result: T | undefined;
    const time = microseconds(() => {
      result = work();
    });
    const units = workDone() - before;
    const data = size(result as T) / BYTES_PER_UNIT;
    return { result: result as T, cost: { call, time: time / unit, ms: time / 1000, units, data } };
  }
}

/** How many times as long a call took as what it counted says. */
export const excess = ({ time, units, data }: Cost): number => time / (units + data + FLOOR);

/** Units that any call may take without saying so: compiling, collecting garbage. */
const FLOOR = 2_000;

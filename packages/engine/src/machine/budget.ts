/** How much work one call may be, whatever cards it brings. */
import { countWork } from '../language/work.js';

/**
 * Work units one step of a turn may use, and one call, before it is refused as a runaway (a card that never stops). A unit
 * is what takes a few microseconds; whatever cards can make long counts what it does, so that none keeps a server for long.
 */
const IN_A_STEP = 100_000;
const IN_A_CALL = 120_000;
/** Most objects in one zone, and most procedures that wait for each other. */
export const MAX_OBJECTS = 2000;
export const MAX_FRAMES = 1000;

export class BudgetExceeded extends Error {
  constructor(why = 'this action takes more steps than one action may') {
    super(why);
  }
}

export class Budget {
  private inThisStep = 0;
  private before = 0;
  private inAStep = IN_A_STEP;

  /** Counts work. @throws BudgetExceeded when one call does too much */
  spend(units: number): void {
    countWork(units);
    this.inThisStep += units;
    if (!(this.inThisStep <= this.inAStep && this.before + this.inThisStep <= IN_A_CALL)) throw new BudgetExceeded();
  }

  /** Another step of a turn may use as much again, up to what one call may. */
  nextStep(): void {
    this.before += this.inThisStep;
    this.inThisStep = 0;
  }

  /** The call is over: looking at what came of it costs nothing of it. */
  reset(): void {
    this.inThisStep = 0;
    this.before = 0;
    this.inAStep = IN_A_STEP;
  }

  /**
   * What a state asks is worked out in a copy that knows nothing of it yet: what it follows from is counted once more, and
   * what could be asked as the state came about can be asked again.
   */
  lookAgain(): void {
    this.reset();
    this.inAStep = IN_A_CALL;
  }
}

/** A half-done procedure while a game is worked on: it holds the procedure itself, and the place of the step that comes next. */
import type { Json } from '../contract/json.js';
import type { Frame } from '../state/state.js';
import type { Locals, Procedure } from './control.js';

/** Step name of a frame that has run all its steps and only waits for a call to come back. */
export const END = '$end';

type Program = Pick<Procedure, 'name' | 'order' | 'run' | 'places' | 'counts'>;

export class WorkingFrame implements Frame {
  /**
   * @param program what it runs
   * @param at place of the next of its steps; behind the last one it only waits for a call to come back
   * @param locals what it remembers
   */
  constructor(
    readonly program: Program,
    public at: number,
    public locals: Locals,
    public partial: { [index: string]: Json } | undefined,
  ) {}

  get procedure(): string {
    return this.program.name;
  }

  get step(): string {
    return this.program.order[this.at] ?? END;
  }

  get ended(): boolean {
    return this.at >= this.program.order.length;
  }
}

/** What a state says of a frame, as it is worked with; what no procedure is called by has no steps. */
export function workingFrame(
  procedures: ReadonlyMap<string, Procedure>,
  { procedure, step, locals, partial }: Frame,
): WorkingFrame {
  const program = procedures.get(procedure) ?? { ...MISSING, name: procedure };
  const at = step === END ? program.order.length : (program.places.get(step) ?? NOWHERE);
  return new WorkingFrame(program, at, locals, partial);
}
const NOWHERE = -1;
const MISSING = { order: [], run: [], places: new Map<string, number>(), counts: false };

/** A frame as a state says it. */
export const restingFrame = ({ procedure, step, locals, partial }: Frame): Frame => ({
  procedure,
  step,
  locals,
  partial,
});

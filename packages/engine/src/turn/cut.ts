/** Ending a step of the turn at once, whatever goes on in it: the turn goes on from there as its table says. */
import type { Game } from '../machine/game.js';
import { goTo } from '../machine/machine.js';
import { STEP } from '../state/journal.js';
import type { Frame } from '../state/state.js';
import { innerPhase, turnLoop } from './turn.js';

/** What was under way above a frame is not gone on with, and nobody has priority in it any more. */
function cutDownTo(g: Game, runs: (frame: Frame) => boolean, step: string): void {
  g.beforeNextStep = () => {
    const { frames, contexts } = g.s;
    const at = frames.findIndex(runs);
    while (frames.length > at + 1) g.j.notePop(frames);
    const used = new Set(frames.map(({ locals }) => locals.ctx));
    for (const id of Object.keys(contexts)) if (!used.has(id)) g.j.drop(contexts, id);
    goTo(g, g.top(), step);
  };
}

/** The step of the turn's table ends; what it does as it ends is done. */
export const cutStep = (g: Game): void => cutDownTo(g, (frame) => turnLoop.runs(frame), 'leave');

/** The turn goes on with the end of another step of its table, and with nothing of what that step is for. */
export function cutToEndOf(g: Game, index: number): void {
  const { turn } = g.s;
  g.j.note(turn, 'index', index);
  const row = g.rules.turn.table[index];
  g.j.set(turn, 'phase', row?.phase ?? null, STEP);
  g.j.set(turn, 'step', row?.step ?? null, STEP);
  cutStep(g);
}

/** A phase within another one is over, and what it interrupted goes on. */
export const cutInnerPhase = (g: Game): void => cutDownTo(g, (frame) => innerPhase.runs(frame), 'back');

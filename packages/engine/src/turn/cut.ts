/** Ending a step of the turn at once, whatever goes on in it: the turn goes on from there as its table says. */
import type { Game } from '../machine/game.js';
import { goTo } from '../machine/machine.js';
import { turnLoop } from './turn.js';

/** What was under way in the step is not gone on with, and nobody has priority in it any more. */
export function cutStep(g: Game): void {
  g.beforeNextStep = () => {
    const { frames, contexts } = g.s;
    const turn = frames.findIndex((frame) => turnLoop.runs(frame));
    while (frames.length > turn + 1) g.j.notePop(frames);
    for (const id of Object.keys(contexts)) g.j.drop(contexts, id);
    goTo(g, g.top(), 'leave');
  };
}

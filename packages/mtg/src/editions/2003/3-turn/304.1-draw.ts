/** The draw for the turn is an ability that nobody controls, on the stack above all that triggered in the draw step (304.1). */
import {
  type Game,
  type JsonObject,
  type Obj,
  procedure,
  putTrigger,
  settle,
  type TriggeredAbility,
} from '@arbiter/engine';
import { cite } from '../../../cite.js';
import { draw } from '../../../language/builders.js';

/** Of the draw step. @citation */
export const DRAW = cite('mtg-2003:304.1', 'mtg-2003:408.2g');
const FIRST_PLAYER = cite('mtg-2003:101.4');

const NO_SOURCE = 0;
const DRAW_FOR_TURN: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'step', match: { step: 'draw' } },
  effects: [draw(1, { event: 'player' })],
};

/** What is said of it where objects are named: it has no source. */
export const calledDraw = ({ source, kind }: Obj): string | null =>
  kind === 'ability' && source === NO_SOURCE ? 'The draw for the turn' : null;

/** As the contract shows it: nobody controls it, and it has no source that could be named. */
export function viewDraw(object: Obj): JsonObject | null {
  const name = calledDraw(object);
  return name === null ? null : { name, text: 'the active player draws a card', unowned: true };
}

/** Who has the first turn skips its draw step (101.4). */
export function skipsDraw(g: Game): boolean {
  if (g.turnNumber !== 1) return false;
  g.emit('DRAW_SKIPPED', FIRST_PLAYER, { seat: g.active });
  return true;
}

export const drawStep = procedure('drawStep', {
  others: () => settle.call({}),
  draw: (g) =>
    putTrigger.call({
      trigger: {
        id: g.nextId(),
        source: NO_SOURCE,
        controller: g.active,
        unowned: true,
        ability: DRAW_FOR_TURN,
        event: { type: 'step', step: 'draw', player: g.active },
      },
    }),
});

/** Killing: a permanent goes to the trash from the board (428). */
import {
  type Action,
  defineVerb,
  type EffectContext,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  objectsOf,
  type ParamsOf,
  perform,
  strayObjects,
  zoneName,
} from '@arbiter/engine';
import { units } from '../1-concepts/107-board.js';
import { hasLethalDamage } from './417-damage.js';

const kill = (object: number, cause: 'kill' | 'lethal'): Action => moveAction({ object, to: 'trash', cause });
/** By whom and by what something is killed (428.5.b). */
const attributed = (kills: readonly Action[], { controller, source }: EffectContext): Action[] =>
  kills.map((one) => ({ ...one, by: controller, source }));

/** What a killed thing's move to the trash looks like, for abilities that wait for a death (428.2). */
export const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    kill: ParamsOf<typeof params>;
  }
}

/** A kill instruction (428.1.a.1.a). */
export const killVerb = defineVerb('kill', {
  description: 'Kills permanents.',
  example: { do: 'kill', what: 'self' },
  params,
  run: (g, { what }, ctx) =>
    perform(
      g,
      attributed(
        objectsOf(entitiesOf(g, what, fromContext(ctx)))
          .filter((id) => g.find(id)?.zone === 'board')
          .map((id) => kill(id, 'kill')),
        ctx,
      ),
    ),
  text: ({ what }, say) => `kill ${say.ref(what)}`,
  intent: () => -1,
});

/** 3b of a cleanup: units with lethal damage die (323.5, 143.2.a). */
export const dying = (g: Game): Action[] =>
  units(g)
    .filter((id) => hasLethalDamage(g, id))
    .map((id) => kill(id, 'lethal'));

/** Tokens exist on the board, of which legend zones are a part, and on the chain alone (186.1). */
export const tokensOffTheBoard = (g: Game): Action[] =>
  strayObjects(g)
    .filter((id) => g.object(id).kind === 'token' && !STAYING.includes(zoneName(g.object(id).zone)))
    .map((object) => ({ type: 'cease', object }));
const STAYING = ['chain', 'legendZone'];

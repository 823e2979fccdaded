/** Hideaway (702.75): one of the top cards of the library lies face down in exile, for another ability to speak of. */
import {
  controllerOf,
  defineVerb,
  type Effects,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  gameMark,
  NOTHING,
  objectsOf,
  type ParamsOf,
  type Ref,
  setMark,
  show,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { enters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    hideAway: ParamsOf<typeof params>;
  }
  interface GameMarks {
    /** Cards have been hidden away in this game. */
    hiding?: true;
  }
  interface ObjectMarks {
    /** Whoever controls the permanent that exiled it may look at it (702.75a). */
    hidden?: true;
  }
}

const hiding = gameMark('hiding', NOTHING);
const LOOKED_AT: Ref = { saved: '$topmost' };
const hidingAway = (count: number): Effects => [
  { do: 'remember', as: '$topmost', what: { top: count } },
  { do: 'look', what: LOOKED_AT },
  { do: 'choose', among: LOOKED_AT, min: 1, max: 1, save: '$hidden', prompt: 'Choose the card to hide away' },
  {
    do: 'move',
    what: { saved: '$hidden' },
    to: 'exile',
    cause: 'exile',
    status: { faceDown: true },
    keep: 'linked',
    save: '$away',
  },
  { do: 'hideAway', what: { saved: '$away' } },
  {
    do: 'move',
    what: { each: [{ zone: 'library' }, { in: LOOKED_AT }] },
    to: 'library',
    position: 'bottom',
    order: 'random',
  },
];

export const hideaway = defineKeyword({
  name: 'hideaway',
  rules: cite('mtg:702.75a'),
  description:
    'When it enters, one of the top `value` cards of your library goes to exile face down, for its other abilities; the rest to the bottom.',
  params: { value: 'must' },
  text: (a) => `hideaway ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [triggered(enters, { effects: hidingAway(value) })],
});

export const hideAway = defineVerb('hideAway', {
  description: 'Whoever controls the permanent that exiled these cards may look at them.',
  example: { do: 'hideAway', what: { saved: 'away' } },
  params,
  internal: true,
  run: (g, { what }, ctx) => {
    for (const id of objectsOf(entitiesOf(g, what, fromContext(ctx)))) setMark(g, g.object(id), 'hidden', true);
    hiding.set(g, true);
    showHidden(g);
    return undefined;
  },
  text: () => '',
});

/** The cards that were hidden away may be looked at by whoever controls what hid them (702.75a). */
export function showHidden(g: Game): void {
  if (!hiding.of(g)) return;
  for (const id of g.zone('exile')) {
    const object = g.object(id);
    const keeper = object.marks?.hidden ? g.markOf(object, 'keptBy') : undefined;
    if (keeper !== undefined && g.find(keeper)?.zone === 'battlefield') show(g, [id], [controllerOf(g, keeper)]);
  }
}

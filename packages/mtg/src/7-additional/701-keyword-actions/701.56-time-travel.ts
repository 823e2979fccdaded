/** Time travel (701.56): time counters come or go, as its player chooses for each permanent and suspended card. */
import {
  type Action,
  asks,
  type Base,
  ctxOf,
  defineVerb,
  entitiesOf,
  entityChoice,
  type Filter,
  fields,
  fromContext,
  type Game,
  objectsOf,
  perform,
  procedure,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { and, youControl } from '../../language/builders.js';

const params = fields(() => ({}));

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    timeTravel: {};
  }
}
const TIME = 'time';
const TRAVEL = cite('mtg:701.56a');

/** Permanents of its player, and cards of theirs in exile that are suspended: all with a time counter (702.62b). */
const places: Filter[] = [
  and({ zone: 'battlefield' }, youControl, { counters: [TIME, 1] }),
  [{ zone: 'exile' }, { owner: 'you' }, { keyword: 'suspend' }, { counters: [TIME, 1] }],
];
const travellers = (g: Game, by: ReturnType<typeof fromContext>): number[] =>
  places.flatMap((each) => objectsOf(entitiesOf(g, { each }, by)));

const travelling = procedure<Base<object>, { more: number[]; fewer: number[] }>('verb:timeTravel', {
  more: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const found = travellers(g, by);
    return {
      ask: {
        seat: by.controller,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what gets a time counter',
        rules: TRAVEL,
        source: by.source,
        options: found.map((object) => entityChoice(g, { object }, object)),
        min: 0,
        max: found.length,
      },
      into: 'more',
    };
  },
  fewer: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const found = travellers(g, by).filter((id) => !l.more.includes(id));
    return {
      ask: {
        seat: by.controller,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what loses a time counter',
        rules: TRAVEL,
        source: by.source,
        options: found.map((object) => entityChoice(g, { object }, object)),
        min: 0,
        max: found.length,
      },
      into: 'fewer',
    };
  },
  change: (g, l) => {
    const change =
      (amount: number) =>
      (object: number): Action => ({
        type: 'counters',
        object,
        kind: TIME,
        amount,
        $rules: TRAVEL,
      });
    return perform(g, [...l.more.map(change(1)), ...l.fewer.map(change(-1))]);
  },
});

export const timeTravel = defineVerb('timeTravel', {
  description:
    'For each permanent of yours and suspended card with a time counter you may put one on it or take one off.',
  example: { do: 'timeTravel' },
  params,
  run: asks(travelling),
  procedures: [travelling],
  text: () => 'time travel',
});

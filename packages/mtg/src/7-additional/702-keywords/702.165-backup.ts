/** Backup (702.165): counters, and for another creature the abilities that are printed below it. */
import {
  type Ability,
  anyDefinition,
  defineVerb,
  entitiesOf,
  facesOf,
  fields,
  fromContext,
  type Game,
  type Mod,
  type Obj,
  objectsOf,
  type ParamsOf,
  setMark,
  type VerbWord,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { creature, enters, has, putCounters, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, nth: p.count }));
declare module '@arbiter/engine' {
  interface Verbs {
    backUp: ParamsOf<typeof params>;
  }
  interface ObjectMarks {
    /** What a permanent with backup was as it entered, of itself or as a copy: its definition. */
    enteredAs?: number;
  }
}

const isBackup = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'backup';

/** Whether any card of this game has backup: most games have none, and nothing to note. */
const anyBackup = anyDefinition('cards that back up', (_g, { definition }) =>
  facesOf(definition).some(({ abilities }) => abilities.some(isBackup)),
);

/** Notes what is printed on a permanent as it enters, which is what its ability gives (702.165b, 702.165d). */
export function noteBackup(g: Game, object: Obj): void {
  if (object.zone !== 'battlefield' || !anyBackup(g)) return;
  setMark(g, object, 'enteredAs', object.copied ?? object.face ?? object.def);
}

/** The abilities below the so many-th backup, but for backup itself; none that it has gained (702.165a, 702.165c). */
function printedBelow(g: Game, source: number, nth: number): Ability[] {
  const marks = g.find(source)?.marks ?? g.s.lastKnown[source]?.marks;
  if (marks?.enteredAs === undefined) return [];
  const { abilities } = g.defined(marks.enteredAs);
  const [at = abilities.length] = abilities.flatMap((a, i) => (isBackup(a) ? [i] : [])).slice(nth);
  return abilities.slice(at + 1).filter((ability) => !isBackup(ability));
}

export const backUp: VerbWord = defineVerb('backUp', {
  description: 'Another creature gains what is printed below an ability of the source, until end of turn.',
  example: { do: 'backUp', what: { target: 0 }, nth: 0 },
  params,
  internal: true,
  run: (g, { what, nth }, ctx) => {
    const { source, controller } = ctx;
    const objects = objectsOf(entitiesOf(g, what, fromContext(ctx))).filter((id) => id !== source);
    const mods = printedBelow(g, source, nth).map((ability): Mod => has(ability));
    if (objects.length === 0 || mods.length === 0) return undefined;
    const until = { kind: 'endOfTurn' } as const;
    g.j.push(g.s.effects, { id: g.nextId(), ts: g.nextTimestamp(), source, controller, objects, mods, until });
    return undefined;
  },
  text: () => '',
});

export const backup = defineKeyword({
  name: 'backup',
  rules: cite('mtg:702.165a', 'mtg:702.165b', 'mtg:702.165c', 'mtg:702.165d'),
  description:
    'When it enters, put `value` +1/+1 counters on target creature; another one gains the abilities below until end of turn.',
  params: { value: 'must' },
  linked: true,
  text: (a) => `backup ${a.value ?? 0}`,
  expand: ({ value = 0 }, nth) => [
    triggered(enters, {
      targets: [target(creature)],
      effects: [putCounters(value, t(0)), { do: 'backUp', what: t(0), nth }],
    }),
  ],
});

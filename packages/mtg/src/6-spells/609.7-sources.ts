/** Sources of damage that a player chooses (609.7a). */
import {
  asks,
  type Base,
  ctxOf,
  defineVerb,
  type Entity,
  entityChoice,
  fields,
  fromContext,
  type Game,
  isPlayer,
  matches,
  type ParamsOf,
  procedure,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const SOURCES = cite('mtg:609.7a');
const params = fields((p) => ({ filter: p.filter, save: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    chooseSource: ParamsOf<typeof params>;
  }
}

const objectsIn = (entities: readonly Entity[]): number[] => entities.flatMap((e) => (isPlayer(e) ? [] : [e.object]));

/** What objects on the stack, delayed abilities and effects that wait speak of, wherever it is by now. */
function referredTo(g: Game): number[] {
  const onStack = g.zone('stack').flatMap((id) => {
    const { source, play } = g.object(id);
    const taken = Object.values(play?.carried?.saved ?? {});
    return [...(source === undefined ? [] : [source]), ...objectsIn([...(play?.targets ?? []), ...taken].flat())];
  });
  const delayed = g.s.delayed.flatMap(({ source, saved }) => [source, ...objectsIn(Object.values(saved).flat())]);
  const waiting = g.s.replacements.flatMap(({ source, entities = [] }) => [source, ...objectsIn(entities)]);
  return [...onStack, ...delayed, ...waiting].filter((id) => g.find(id) ?? g.s.lastKnown[id]);
}

/** All that may be chosen: permanents, spells, what is referred to, and what lies in the command zone face up. */
function possibleSources(g: Game): number[] {
  const spells = g.zone('stack').filter((id) => g.object(id).kind !== 'ability');
  const command = g.zone('command').filter((id) => g.object(id).status?.faceDown !== true);
  const hidden = (id: number): boolean => /^(hand|library)/.test(g.find(id)?.zone ?? '');
  const all = [...g.zone('battlefield'), ...spells, ...referredTo(g), ...command];
  return [...new Set(all)].filter((id) => !hidden(id) && g.find(id)?.kind !== 'ability');
}

const choosing = procedure<Base<ParamsOf<typeof params>>, { picked: Entity[] }>('verb:chooseSource', {
  ask: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const found = possibleSources(g).filter((object) => matches(g, { object }, l.effect.filter, by));
    const count = Math.min(1, found.length);
    return {
      ask: {
        seat: by.controller,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose a source of damage',
        rules: SOURCES,
        source: by.source,
        options: found.map((object) => entityChoice(g, { object })),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).saved, l.effect.save, l.picked);
  },
});

export const chooseSource = defineVerb('chooseSource', {
  description: 'You choose a source of damage that fits: a permanent, a spell, what something on the stack speaks of.',
  example: { do: 'chooseSource', filter: { has: ['colors', 'R'] }, save: 'source' },
  params,
  run: asks(choosing),
  procedures: [choosing],
  text: ({ filter }, say) => `choose a source that is ${say.filter(filter)}`,
});

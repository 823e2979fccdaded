/** The base level of champions: what is printed on them, whatever adds to their level (1.7.1.4). */
import { defineFilter, defineValue, definitionOf, type Game, isPlayer, objectsOf, type Ref } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Filters {
    baseLevel: { baseLevel: number };
  }
  interface Values {
    baseLevel: { baseLevel: Ref };
  }
}

const printedLevel = (g: Game, id: number): number | undefined => {
  const object = g.find(id);
  const level = object && definitionOf(g, object).props.level;
  return typeof level === 'number' ? level : undefined;
};

export const ofBaseLevel = defineFilter('baseLevel', {
  description: 'Its printed level is this, whatever adds to its level.',
  example: { baseLevel: 3 },
  params: (p) => ({ baseLevel: p.count }),
  compile: (clause) => (g, e) => !isPlayer(e) && printedLevel(g, e.object) === clause.baseLevel,
  fits: 'objects',
  reads: () => new Set(['level']),
  text: (clause) => `with base level ${clause.baseLevel}`,
});

export const baseLevel = defineValue('baseLevel', {
  description: 'The printed level of a champion, whatever adds to its level; of several, added up.',
  example: { baseLevel: { each: { has: ['types', 'Champion'] } } },
  params: (p) => ({ baseLevel: p.ref }),
  compile: ({ baseLevel: of }, compiler) => {
    const find = compiler.ref(of);
    return (g, by) => objectsOf(find(g, by)).reduce((sum, id) => sum + (printedLevel(g, id) ?? 0), 0);
  },
  text: ({ baseLevel: of }, say) => `the base level of ${say.ref(of)}`,
});
export const baseLevelWords = [ofBaseLevel, baseLevel];

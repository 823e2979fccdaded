/** What has an X in its mana cost (107.3). */
import {
  characteristicsOf,
  definePredicate,
  defineValue,
  type Game,
  isPlayer,
  objectsOf,
  type Ref,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { readManaCost } from './107.4-mana-symbols.js';

export const hasX = definePredicate('hasX', {
  description: 'Has {X} in its mana cost.',
  holds: (g, e) => {
    const cost = isPlayer(e) ? undefined : characteristicsOf(g, e.object).props.manaCost;
    return typeof cost === 'string' && (readManaCost(cost)?.x ?? 0) > 0;
  },
  reads: ['manaCost'],
});

declare module '@arbiter/engine' {
  interface Values {
    xOf: { xOf: Ref };
  }
}

/** The X that was chosen for something on the stack, or for what a permanent was there; as it last was, where it has gone. */
function xChosenFor(g: Game, id: number): number {
  const object = g.find(id) ?? g.s.lastKnown[id];
  return object?.play?.x ?? object?.from?.x ?? g.s.lastKnown[id]?.x ?? 0;
}

/** What another object has for X is X for what refers to it. @citation */
export const OF_ANOTHER = cite('mtg:107.3e');
export const xOf = defineValue('xOf', {
  description: 'The X that was chosen for the spell or ability that is referred to.',
  example: { xOf: 'self' },
  params: (p) => ({ xOf: p.ref }),
  compile({ xOf: of }, compiler) {
    const find = compiler.ref(of);
    return (g, by) => objectsOf(find(g, by)).reduce((sum, id) => sum + xChosenFor(g, id), 0);
  },
  text: ({ xOf: of }, say) => `the X of ${say.ref(of)}`,
});

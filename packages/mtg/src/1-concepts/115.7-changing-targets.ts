/** Changing the targets of something on the stack (115.7). */
import { changeTargetsBy, definePredicate, isPlayer, type VerbWord } from '@arbiter/engine';
import { cite } from '../cite.js';

export const targetWords: readonly VerbWord[] = [
  changeTargetsBy({
    anew: cite('mtg:115.7d', 'mtg:115.7e', 'mtg:115.8'),
    changed: cite('mtg:115.7a', 'mtg:115.7b'),
    any: cite('mtg:115.7c'),
  }),
];

/** Each time that something was chosen as a target counts (115.9a). */
export const singleTarget = definePredicate('singleTarget', {
  description: 'Something on the stack for which a target was chosen once.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object?.zone === 'stack' && (object.play?.targets ?? []).flat().length === 1;
  },
  zone: 'stack',
  reads: [],
});

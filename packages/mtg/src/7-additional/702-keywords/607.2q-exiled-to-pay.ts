/** The cards that were exiled to pay for a spell, of which the permanent speaks that it became (607.2q). */
import { defineRef, type Entity, isOrWas } from '@arbiter/engine';
import { cite } from '../../cite.js';

declare module '@arbiter/engine' {
  interface Refs {
    exiledToPay: 'exiledToPay';
  }
}

/** Those of that very spell alone, and nothing that was exiled otherwise. @citation */
export const EXILED_TO_PAY = cite('mtg:607.2q');

export const exiledToPay = defineRef('exiledToPay', {
  description:
    'The cards in exile that an ability of the spell let be exiled to pay for it, or for the spell that the source was.',
  example: 'exiledToPay',
  compile: () => (g, by) => {
    for (const id of [by.ctx?.item ?? by.source, by.source]) {
      const object = isOrWas(g, id);
      const helped = object?.play?.helped ?? object?.from?.helped;
      if (!helped) continue;
      const became = Object.values(helped).flatMap((ids) => ids.map((one) => g.s.lastKnown[one]?.became));
      return became.flatMap((one): Entity[] =>
        one !== undefined && g.find(one)?.zone === 'exile' ? [{ object: one }] : [],
      );
    }
    return [];
  },
  names: 'objects',
  text: () => 'the cards exiled to pay for it',
});

/** Copies of cards in an intent (2.11.7.13): they take part in the attack, and are nothing any more as they leave. */
import {
  copyOfCard,
  defineVerb,
  definitionOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  newObject,
  objectsOf,
  type ParamsOf,
  publicId,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { combatOf, setCombat } from './2.6-attacking.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    copyIntoIntent: ParamsOf<typeof params>;
  }
}

/** What is made in an intent is there until the attack is over. */
export const isInIntent = (g: Game, id: number): boolean => g.find(id)?.zone.startsWith('intent:') === true;

export const copyIntoIntent = defineVerb('copyIntoIntent', {
  description: 'Creates a copy of each of some cards in the intent of the present attack.',
  example: { do: 'copyIntoIntent', what: { each: { zone: 'intent' } } },
  params,
  run: (g, { what }, ctx) => {
    const combat = combatOf(g);
    if (!combat?.declared) return undefined;
    const zone = `intent:${combat.player}`;
    const made = objectsOf(entitiesOf(g, what, fromContext(ctx))).flatMap((id) => {
      const card = g.find(id) && copyOfCard(g, id);
      if (!card) return [];
      const face = card.face === undefined ? {} : { face: card.face };
      const copy = newObject({ id: g.nextId(), def: card.def, owner: combat.player, zone, kind: 'copy', ...face });
      copy.ts = g.nextTimestamp();
      g.add(copy);
      g.j.push(g.zone(zone), copy.id, g.channelOf(zone));
      g.emit('COPIED', cite('ga:2.11.7.13'), {
        object: publicId(copy.id),
        card: definitionOf(g, copy).name,
        of: publicId(id),
        controller: combat.player,
        targets: [],
      });
      return [copy.id];
    });
    setCombat(g, { ...combat, cards: [...combat.cards, ...made] });
    return undefined;
  },
  text: ({ what }, say) => `copy ${say.ref(what)} in the intent`,
});

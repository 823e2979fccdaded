/** Regenerate (701.19): a shield that takes the place of the next destruction. Said by the builder `regenerate`. */
import { entitiesOf, fromContext, isPlayer, type Ref, type RuleRef, type Verb, type Word } from '@arbiter/engine';
import { removeFromCombat } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';

const REGENERATE_RULES: RuleRef[] = cite('mtg:701.19a', 'mtg:701.19c', 'mtg:701.8c', 'mtg:614.8');

/** What regeneration does to a permanent beside tapping it: its damage is removed, and it leaves combat. */
export const regenerateVerb: Verb = {
  run: (g, effect, ctx) => {
    for (const e of entitiesOf(g, effect.what as Ref, fromContext(ctx))) {
      const object = isPlayer(e) ? undefined : g.find(e.object);
      if (!object) continue;
      g.change(object, 'damage', undefined);
      removeFromCombat(g, object.id);
      g.emit('REGENERATED', REGENERATE_RULES, {
        object: `ob${object.id}`,
        card: g.rules.view.label(g, { object: object.id }),
      });
    }
    return undefined;
  },
};

export const regenerateWord: Word = {
  says: 'Removes all damage from a permanent and takes it out of combat, as regenerating does (701.19).',
  example: { do: 'regenerate', what: 'self' },
  takes: (p) => ({ what: p.ref }),
};

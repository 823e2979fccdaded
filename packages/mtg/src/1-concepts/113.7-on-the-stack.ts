/** Abilities by what they are, on the stack and on what has them (113.3, 113.7). */
import { characteristicsOf, definePredicate, expandKeywords, isPlayer } from '@arbiter/engine';

export const activatedAbility = definePredicate('activatedAbility', {
  description: 'An activated ability on the stack.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object?.kind === 'ability' && object.ability?.kind === 'activated';
  },
  zone: 'stack',
  reads: [],
});

export const hasActivatedAbility = definePredicate('hasActivatedAbility', {
  description: 'Has an activated ability, a mana ability or one that a keyword stands for among them.',
  holds: (g, e) =>
    !isPlayer(e) &&
    expandKeywords(g, characteristicsOf(g, e.object).abilities).some(
      (ability) => ability.kind === 'activated' && ability.special !== true,
    ),
});

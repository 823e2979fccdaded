/** Cards whose texts said something else in 2003 than they do now. */
import type { Condition, SingleFaced } from '@arbiter/engine';

/** What they do as they come into play they did for who had played them from their hand, and for nobody else. */
const FROM_HAND = ['Cloud of Faeries', 'Great Whale', 'Palinchron', 'Peregrine Drake', 'Treachery'];

const PLAYED: Condition = { is: ['self', { playedFrom: 'hand' }] };

/** A card with the text that it had. */
export function textThen(card: SingleFaced): SingleFaced {
  if (!FROM_HAND.includes(card.name)) return card;
  const abilities = card.abilities.map((ability) =>
    ability.kind === 'triggered' ? { ...ability, if: PLAYED } : ability,
  );
  return { ...card, abilities };
}

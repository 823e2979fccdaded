/** Discover (701.57): a card from the library is cast for nothing, or comes to the hand. */
import { defineVerb, type Effects, type Filter, fields, instructions, type ParamsOf, type Ref } from '@arbiter/engine';
import { exile, land, not } from '../../language/builders.js';

const params = fields((p) => ({ count: p.value }));
declare module '@arbiter/engine' {
  interface Verbs {
    discover: ParamsOf<typeof params>;
  }
}

const stillExiled = (name: string): Ref => ({ each: [{ zone: 'exile' }, { in: { saved: name } }] });

/** The steps of 701.57a; the card that was found is known, whatever became of it (701.57c), and whoever did is told (701.57b). */
function discovering(count: ParamsOf<typeof params>['count']): Effects {
  const cheap: Filter = { stat: ['manaValue', '<=', count] };
  const found = [not(land), cheap].flat();
  return [
    exile({ top: { topUntil: found } }, '$exiled'),
    { do: 'remember', as: '$discovered', what: { each: [{ zone: 'exile' }, { in: { saved: '$exiled' } }, ...found] } },
    // The spell is looked at again as what it would be: half of a card may cost more than the card did.
    { do: 'play', what: { saved: '$discovered' }, cost: [], fits: cheap },
    { do: 'move', what: stillExiled('$discovered'), to: 'hand', cause: 'return' },
    { do: 'move', what: stillExiled('$exiled'), to: 'library', position: 'bottom', order: 'random' },
    { do: 'did', what: 'discover', object: 'self' },
  ];
}

export const discover = defineVerb('discover', {
  description:
    'You exile cards from the top of your library down to a nonland card with mana value `count` or less, and cast it for nothing or take it.',
  example: { do: 'discover', count: 3 },
  params,
  run: (g, { count }, _ctx, id) => instructions(g, id, discovering(count)),
  text: ({ count }, say) => `discover ${say.value(count)}`,
  intent: () => 1,
});

/**
 * Madness as it was (502.24): who discards the card may remove it from the game instead; once that has triggered and resolved, its
 * owner may play it until they next pass priority, and then it is put into the graveyard.
 */
import { characteristicsOf, type Game, moveNow, type Obj, type Seat } from '@arbiter/engine';
import { manaText } from '../../../1-concepts/107.4-mana-symbols.js';
import { defineKeyword } from '../../../7-additional/702-keywords/hooks.js';
import { cite } from '../../../cite.js';

const MADNESS = 'madness';

export const madness = defineKeyword({
  name: MADNESS,
  // 502.24b: its cost is an alternative one, as that of any way to play a card.
  rules: cite('mtg-2003:502.24a', 'mtg-2003:502.24b', 'mtg-2003:502.24c'),
  description:
    'Discarded, it may be removed from the game; then its owner may play it for `cost` until they pass priority.',
  params: { cost: 'must' },
  redundant: true,
  text: (a) => `madness ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'hand', to: 'graveyard', cause: 'discard' },
      may: true,
      change: { to: 'exile' },
    },
    {
      kind: 'triggered',
      keyword: MADNESS,
      on: { on: 'move', object: 'self', match: { from: 'hand', to: 'exile', cause: 'discard' } },
      effects: [
        {
          do: 'modify',
          what: 'self',
          mods: [{ mod: 'play', method: MADNESS, cost, timing: 'instant', owner: true }],
          until: { kind: 'permanent' },
        },
      ],
    },
  ],
});

const isWaiting = (g: Game, { id }: Obj): boolean =>
  characteristicsOf(g, id).terms.some(({ mod }) => mod.mod === 'play' && mod.method === MADNESS);

/** Who passes has let the moment go by: what they could have played so goes to the graveyard. */
export function madnessPasses(g: Game, seat: Seat): void {
  const waiting = g
    .zone('exile')
    .map((id) => g.object(id))
    .filter((object) => object.owner === seat && isWaiting(g, object));
  for (const { id } of waiting) moveNow(g, { object: id, to: 'graveyard', cause: 'madness' });
}

/** Miracle (702.94): the first card that a player draws in a turn may be revealed at once, and cast for another cost. */
import { type Condition, characteristicsOf, type Effects, type Game, type KeywordAbility } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

/** "If it's the first card you've drawn this turn". */
const FIRST: Condition = { compare: [{ happened: { on: 'draw', player: 'you' } }, '=', 1] };

export const miracle = defineKeyword({
  name: 'miracle',
  rules: cite('mtg:702.94a', 'mtg:702.94b', 'mtg:121.9'),
  description:
    'As you draw it as the first card of a turn, you may reveal it; when you do, you may cast it for `cost` from your hand.',
  params: { cost: 'must' },
  text: (a) => `miracle ${manaText(a.cost)}`.trimEnd(),
  expand: () => [{ kind: 'static', zone: 'hand', mods: [], if: FIRST }],
});

/** What its player does as they draw it; that it is revealed is enough for the ability that this is linked to (603.11). */
function revealed({ cost = [] }: KeywordAbility): Effects {
  return [
    {
      do: 'if',
      if: FIRST,
      then: [
        {
          do: 'may',
          prompt: 'Reveal it for its miracle?',
          then: [
            { do: 'reveal', what: 'self' },
            { do: 'reflexive', ability: { effects: [{ do: 'play', what: 'self', method: 'miracle', cost }] } },
          ],
        },
      ],
    },
  ];
}

/** A card that was drawn and goes to the hand says itself what may be done with it. */
export function asDrawn(g: Game, id: number): Effects | undefined {
  const object = g.find(id);
  if (!object?.zone.startsWith('hand:')) return undefined;
  const ability = characteristicsOf(g, id).abilities.find(
    (a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'miracle',
  );
  return ability && revealed(ability);
}

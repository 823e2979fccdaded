/** Miracle (702.94): the first card that a player draws in a turn may be revealed at once, and cast for another cost. */
import {
  type Ability,
  type Condition,
  type Cost,
  characteristicsOf,
  definitionOf,
  type Effects,
  type Game,
  holds,
  type KeywordAbility,
  type Seat,
} from '@arbiter/engine';
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

/**
 * What its player does as they draw it; that it is revealed is enough for the ability that this is linked to (603.11). They
 * are asked whatever they have drawn, since being asked would tell the others what it is.
 */
function revealed(cost: Cost[]): Effects {
  return [
    {
      do: 'choose',
      from: [{ self: true }, { zone: 'hand' }, { keyword: 'miracle' }],
      min: 0,
      max: 1,
      prompt: 'Reveal what you have drawn for its miracle?',
      save: REVEALED,
    },
    {
      do: 'if',
      if: { compare: [{ countOf: { saved: REVEALED } }, '>', 0] },
      then: [
        { do: 'reveal', what: 'self' },
        { do: 'reflexive', ability: { effects: [{ do: 'play', what: 'self', method: 'miracle', cost }] } },
      ],
    },
  ];
}
const REVEALED = '$miracle';

const miracleOf = (abilities: readonly Ability[]): KeywordAbility | undefined =>
  abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'miracle');

/** Whether a player has such a card that others don't see: who has none is never asked. */
const mayHaveOne = (g: Game, seat: Seat): boolean =>
  ['hand', 'library'].some((zone) =>
    g.zone(`${zone}:${seat}`).some((id) => miracleOf(definitionOf(g, g.object(id)).abilities) !== undefined),
  );

/** A card that was drawn and goes to the hand says itself what may be done with it. */
export function asDrawn(g: Game, id: number): Effects | undefined {
  const object = g.find(id);
  if (!object?.zone.startsWith('hand:')) return undefined;
  // Only the first draw of a turn looks through all that is hidden.
  if (!holds(g, FIRST, { source: id, controller: object.owner }) || !mayHaveOne(g, object.owner)) return undefined;
  return revealed(miracleOf(characteristicsOf(g, id).abilities)?.cost ?? []);
}

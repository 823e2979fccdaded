/** The chain of a position (328–340): spells and abilities that are final, with their costs paid. */
import {
  definitionOf,
  type Game,
  NORMAL,
  type Obj,
  type Seat,
  type StackRules,
  setMark,
  type Violation,
  wordsOf,
} from '@arbiter/engine';
import { noteFinalized } from '../3-playing/307-states.js';
import { toChain } from '../3-playing/353-process-of-play.js';
import { addsResources } from '../4-actions/429-add.js';
import { cite } from '../cite.js';

function spell(g: Game, id: number, seat: Seat, name: string): Obj | Violation {
  if (!wordsOf(definitionOf(g, g.object(id)).props.types).includes('Spell'))
    return { detail: `${name} is no spell: it never waits on the chain`, rules: cite('riftbound:359.2') };
  const item = toChain(g, { seat, object: id, method: NORMAL });
  setMark(g, item, 'pending', undefined);
  noteFinalized(g);
  g.setStat(seat, 'cardsPlayed', g.statOf(seat, 'cardsPlayed') + 1);
  // Its printed cost was paid.
  const { props } = definitionOf(g, item);
  const [energy, power] = [Number(props.energy ?? 0), wordsOf(props.power).length];
  if (energy > 0) setMark(g, item, 'spent', energy);
  if (energy > 0) g.setStat(seat, 'energySpent', g.statOf(seat, 'energySpent') + energy);
  if (power > 0) g.setStat(seat, 'powerSpent', g.statOf(seat, 'powerSpent') + power);
  return item;
}

export const stackRules: StackRules = {
  spell,
  used: noteFinalized,
  // 429.2: what adds resources is done as it is finalized.
  waits: (ability) => !addsResources(ability.effects),
  rules: { step: cite('riftbound:312.1'), abilities: cite('riftbound:429.2') },
};

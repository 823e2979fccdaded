/** Spells that lie on the stack where a position begins: cast from the hand, and paid for (601.2). */
import {
  definitionOf,
  foldName,
  type Game,
  moveNow,
  NORMAL,
  type Obj,
  playedBy,
  type Seat,
  type StackRules,
  setMark,
  type Violation,
  type Way,
  waysToPlay,
  writePlay,
} from '@arbiter/engine';
import { castable, castableFace } from '../6-spells/601-casting.js';
import { loyaltyCost } from '../6-spells/606-loyalty.js';
import { cite } from '../cite.js';

/** The way of casting a card that a name means: the face that it names, both halves of what is fused, or the card as it is. */
function wayNamed(g: Game, id: number, seat: Seat, name: string): Way | Violation {
  const { faces, layout, name: whole } = definitionOf(g, g.object(id));
  const ways = waysToPlay(g, seat, id).filter((way) => way.faceDown === undefined);
  const normal = ways.filter(({ method }) => method === NORMAL);
  const at = faces?.findIndex((face) => foldName(face.name) === foldName(name)) ?? -1;
  const isHalf = layout?.combined && at < 0;
  const way = isHalf
    ? ways.find((one) => one.whole)
    : normal.find(({ face }) => face === undefined || face === Math.max(0, at));
  if (way) return way;
  return isHalf
    ? { detail: `${whole} is cast as one of its halves: name that`, rules: cite('mtg:709.3') }
    : { detail: `${name} can't be cast from a hand`, rules: cite('mtg:601.3') };
}

function spell(g: Game, id: number, seat: Seat, name: string): Obj | Violation {
  const way = wayNamed(g, id, seat, name);
  if ('detail' in way) return way;
  const found = way.face === undefined ? castable(g, id) : castableFace(g, id, way);
  if (!found) return { detail: `${name} is a land, and no spell`, rules: cite('mtg:305.9') };
  const face = way.face === undefined ? {} : { face: way.face };
  const moved = moveNow(g, { object: id, to: 'stack', cause: 'cast', controller: seat, ...face });
  if (!moved) throw new Error('the card to cast is gone');
  const usual = g.rules.play.ways.of(g, moved.object).includes(way);
  writePlay(g, moved.object, playedBy(g, way.method, usual ? undefined : way, 'hand'));
  g.markPlayer(seat, 'spellsCast', (g.playerMarks(seat).spellsCast ?? 0) + 1);
  return moved.object;
}

export const stackRules: StackRules = {
  spell,
  used: (g, { source }, ability) => {
    // 606.3: a loyalty ability on the stack was activated this turn.
    if (loyaltyCost(ability) && source !== undefined) setMark(g, g.object(source), 'loyaltyUsed', g.turnNumber);
  },
  rules: { step: cite('mtg:117.1'), abilities: cite('mtg:602.2a', 'mtg:603.3', 'mtg:605.3b') },
};

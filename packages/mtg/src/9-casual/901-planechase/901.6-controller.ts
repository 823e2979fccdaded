/** The planar controller (901.6): who controls what lies face up of planar decks, which is whoever's turn it is. */
import { type Compiled, type Game, gameMark, leaderOf, type Obj, type Seat, sameSide, wordsOf } from '@arbiter/engine';
import { variantType } from '../../1-concepts/108.5-nontraditional.js';
import { communalPlanes, hasPlanes } from '../../8-multiplayer/formats.js';
import { cite } from '../../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    /** Who has become the planar controller because the one before left the game, until another player's turn begins. */
    planarController?: Seat;
  }
}

const COMMAND = 'command';
const PLANAR: readonly string[] = ['Plane', 'Phenomenon'];
const successor = gameMark('planarController');

/** Whoever's turn it is, of a team its primary player (901.12b), unless they have left the game in that turn. */
export const planarController = (g: Game): Seat => successor.of(g) ?? g.active;
/** Whether a player is the planar controller, or of the team of that one. */
export const isPlanarController = (g: Game, seat: Seat): boolean => sameSide(g, seat, planarController(g));

/** Whether a card belongs in planar decks. */
export const isPlanarCard = ({ props }: Pick<Compiled, 'props'>): boolean =>
  wordsOf(props.types).some((type) => PLANAR.includes(type));
/** Whether an object is a card of a planar deck. */
export const isPlanar = (g: Game, object: Pick<Obj, 'def'>): boolean => PLANAR.includes(variantType(g, object) ?? '');
export const isPlane = (g: Game, object: Pick<Obj, 'def'>): boolean => variantType(g, object) === 'Plane';
export const isPhenomenon = (g: Game, object: Pick<Obj, 'def'>): boolean => variantType(g, object) === 'Phenomenon';

/** What lies face up of planar decks: there may be several planes. */
export const faceUp = (g: Game): number[] =>
  hasPlanes(g.s.options) ? g.zone(COMMAND).filter((id) => isPlanar(g, g.object(id))) : [];

/** Who controls it, and that the rules say who does. @citation */
export const CONTROLLED = cite('mtg:109.4d', 'mtg:311.5', 'mtg:312.4', 'mtg:901.6', 'mtg:901.12b');
export const planarControl = (g: Game, object: Obj): Seat | undefined =>
  object.zone === COMMAND && hasPlanes(g.s.options) && isPlanar(g, object) ? planarController(g) : undefined;

/** The zone of planar decks: each player's own, or the one of all (901.15c). */
export const deckZone = (g: Game): 'planes' | 'communalPlanes' =>
  communalPlanes(g.s.options) ? 'communalPlanes' : 'planes';
/** The key of a player's planar deck. @citation */
export const ONE_DECK = cite('mtg:901.15c');
export const planarDeck = (g: Game, seat: Seat): string => {
  const zone = deckZone(g);
  return zone === 'planes' ? `${zone}:${seat}` : zone;
};

/** Cards of a communal deck are owned by the planar controller (108.3a, 901.15b). @citation */
export const OWNED = cite('mtg:108.3a', 'mtg:901.15b');
function passOwnership(g: Game): void {
  if (!communalPlanes(g.s.options)) return;
  const owner = planarController(g);
  for (const id of [...g.zone(deckZone(g)), ...faceUp(g)]) {
    const object = g.object(id);
    if (object.owner !== owner) g.change(object, 'owner', owner);
  }
}

/** As a turn begins its player is the planar controller, whoever was it instead of somebody who left. */
export function beginPlanarControl(g: Game): void {
  if (!hasPlanes(g.s.options)) return;
  if (successor.of(g) !== undefined) successor.set(g, undefined);
  passOwnership(g);
}

/** By which rules somebody else becomes the planar controller. @citation */
const SUCCESSION = cite('mtg:800.4p', 'mtg:311.5', 'mtg:312.4', 'mtg:901.6', 'mtg:901.12b');
/** Before the planar controller leaves the game the next player is it, or the primary player of the next team. */
export function passPlanarControl(g: Game, leaving: Seat): void {
  if (!hasPlanes(g.s.options)) return;
  const next = g.seatsFrom(leaving)[0];
  if (next === undefined) return;
  if (planarController(g) === leaving) {
    successor.set(g, leaderOf(g, next));
    g.emit('PLANAR_CONTROLLER_CHANGED', SUCCESSION, { seat: planarController(g) });
    passOwnership(g);
  }
  keepPhenomenonAbilities(g, leaving, planarController(g));
}

/** Abilities of phenomena stay where their controller leaves, and the new planar controller has them (901.10b). @citation */
export const STAYING = cite('mtg:901.10', 'mtg:901.10b');
function keepPhenomenonAbilities(g: Game, from: Seat, to: Seat): void {
  const ofPhenomenon = (source: number | undefined): boolean => {
    const known = source === undefined ? undefined : (g.find(source) ?? g.s.lastKnown[source]);
    return known !== undefined && isPhenomenon(g, known);
  };
  for (const id of g.zone(g.rules.zones.stack)) {
    const object = g.object(id);
    if (object.kind !== 'ability' || object.owner !== from || !ofPhenomenon(object.source)) continue;
    g.change(object, 'owner', to);
    g.change(object, 'controller', to);
  }
  const waits = g.s.triggers.some(({ controller, source }) => controller === from && ofPhenomenon(source));
  if (waits)
    g.j.refill(
      g.s.triggers,
      g.s.triggers.map((one) =>
        one.controller === from && ofPhenomenon(one.source) ? { ...one, controller: to } : one,
      ),
    );
  // One that is just resolving goes on under the new controller, too.
  for (const ctx of Object.values(g.s.contexts))
    if (ctx.controller === from && ofPhenomenon(ctx.source)) g.j.note(ctx, 'controller', to);
}

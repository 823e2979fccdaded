/** Other faces turned up on the field: cards that are turned over, objects that a status shows otherwise, and face-down ones. */
import { characteristicsOf } from '../continuous/characteristics.js';
import { copiedOf } from '../continuous/copy.js';
import type { Layout } from '../language/layouts.js';
import type { ActionKind, ActionOf } from '../machine/actions.js';
import { coverOf, defIndex, faceOf, known, ownFaceOf } from '../machine/definition-of.js';
import { canBeTurned, cardOf, faceIndex } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { perRules } from '../machine/per-rules.js';
import { publicId } from '../machine/zones.js';
import type { Component, Obj } from '../state/state.js';
import { componentsOf, rejoin, writeComponents } from './components.js';

/** The status of an object that lies face down. */
export const FACE_DOWN = 'faceDown';

/** The statuses that show faces of a layout. */
const statusesOf = ({ shownBy, showEach }: Layout): readonly string[] => (shownBy ? [shownBy] : (showEach ?? []));

/** Statuses by which an object is something else. */
const showing = perRules((rules) => {
  const found = Object.values(rules.definitions.layouts).flatMap(statusesOf);
  return new Set(rules.zones.faceDown ? [...found, FACE_DOWN] : found);
});

/** Whether a status says what an object is, and not only something about it. */
export const isShown = (g: Game, status: string): boolean => showing(g.rules).has(status);

/** What an object is by itself that is face down, entered into the game's table; undefined where nothing is said of it. */
export function coverIndex(g: Game, look = 'usual'): number | undefined {
  const covers = g.rules.zones.faceDown?.[look];
  return covers && defIndex(g, known(g, covers));
}

/** Whether an object lies face down and looks so. */
export function looksLike(g: Game, { covered }: Pick<Obj, 'covered'>, look: string): boolean {
  const covers = g.rules.zones.faceDown?.[look];
  return covered !== undefined && covers !== undefined && g.defined(covered).hash === coverOf(g, covers).hash;
}

/** Tells that an object has another face up now. */
function announce(g: Game, id: number, how: string): void {
  const { name } = characteristicsOf(g, id).props;
  const rules = g.rules.cite.faces?.[how] ?? [];
  g.emit('FACE_CHANGED', rules, {
    object: publicId(id),
    card: cardOf(g, id),
    name: name ?? '',
    how,
  });
}

/**
 * A status that shows another face was turned on or off. What is turned up or down gets a new timestamp (mtg 613.7f); what
 * applied to it goes on applying (708.8).
 */
export function showFace(g: Game, object: Obj, status: string, on: boolean): void {
  if (status === FACE_DOWN) {
    const covered = on ? coverIndex(g) : undefined;
    g.change(object, 'covered', covered);
    if (object.under)
      g.change(
        object,
        'under',
        object.under.map((part) => laid(part, covered)),
      );
    g.change(object, 'ts', g.nextTimestamp());
    if (!on) g.revealed = true;
  }
  if (object.under) rejoin(g, object.id);
  announce(g, object.id, on ? status : `not ${status}`);
}

/** A component is turned with the object, face down or face up, where it doesn't lie so already (mtg 730.2f). */
export function laid({ covered: before, ...part }: Component, covered: number | undefined): Component {
  return covered === undefined ? part : { ...part, covered: before ?? covered };
}

declare module '../machine/actions.js' {
  interface Events {
    transform: { object: number };
  }
  interface Actions {
    /** `item`: the spell or ability that says so; `parts`: of an object that is several, which of them can be turned. */
    transform: { object: number; how: string; item?: number; parts?: number[] };
  }
}

/** Turns an object over, so that the other face of its card counts. It stays the same object (mtg 712.18). */
export const turnKind: ActionKind<ActionOf<'transform'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id, how, parts }) => {
    const object = g.find(id);
    if (!object) return [];
    if (object.under) turnComponents(g, object, parts);
    else g.change(object, 'face', otherFace(g, object, object.zone));
    const ts = g.nextTimestamp();
    g.change(object, 'ts', ts);
    g.change(object, 'turned', ts);
    announce(g, object.id, how);
    return [{ type: 'transform', object: object.id }];
  },
};

/** The other face of a card than the one that is up. */
const otherFace = (g: Game, part: Pick<Obj, 'def' | 'face'>, zone: string): number | undefined =>
  faceIndex(g, part, 1 - ownFaceOf(g, { def: part.def, face: part.face, status: undefined, zone }).at, zone);

/** Each component that can be turned over is; the object itself is nothing that could be (mtg 730.2i). */
function turnComponents(g: Game, object: Obj, which: readonly number[] | undefined): void {
  const turned = (part: Component, at: number): Component => {
    if (!canBeTurned(g, part) || which?.includes(at) === false) return part;
    const { face: _face, ...rest } = part;
    const face = otherFace(g, part, object.zone);
    return face === undefined ? rest : { ...rest, face };
  };
  const [top, ...under] = componentsOf(object);
  writeComponents(
    g,
    object,
    turned(top, 0),
    under.map((part, i) => turned(part, i + 1)),
  );
  rejoin(g, object.id);
}

/** Whether a status that shows another face would show one. */
export function hasShown(g: Game, object: Obj, status: string): boolean {
  const looks = faceOf(g, { ...object, ...copiedOf(g, object) });
  const { layout } = looks.card ?? looks;
  return status === FACE_DOWN || (layout !== undefined && statusesOf(layout).includes(status));
}

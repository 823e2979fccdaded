/**
 * One object that is several cards or tokens (mtg 712.4a, 730.2). What is topmost is said by the fields that every object
 * has, so that it is asked about like any other; what lies beneath stands in a list.
 */
import type { Compiled } from '../cards/compiled.js';
import { copiedOf } from '../continuous/copy.js';
import { type Layout, nameByFaces } from '../language/layouts.js';
import { type Ability, type CardDefinition, type Face, facesOf } from '../language/types.js';
import { defIndex, definitionOf, faceOf, known } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Component, LastKnown, Obj, StoredEffect } from '../state/state.js';

type Several = Pick<Obj, 'under'>;

/** Whether an object is several that were put together, and not only the two halves of one. */
export const isMerged = ({ under }: Several): boolean => under?.some(({ half }) => !half) === true;

/** Whether an object is two cards by a face that both share, and nothing else is topmost (mtg 712.8g). */
export const isOfHalves = ({ under }: Several): boolean => under?.[0]?.half === true;

/** What the topmost card of an object is designated as itself: the object is that as well by what lies beneath (mtg 903.3c). */
export const ownDesignation = ({ designation, under }: Pick<Obj, 'designation' | 'under'>): string | undefined =>
  designation !== undefined && under?.some((part) => part.designation === designation) ? undefined : designation;

const fields = ({ def, copied, face, covered }: Pick<Component, 'def' | 'copied' | 'face' | 'covered'>): Component => ({
  def,
  ...(copied === undefined ? {} : { copied }),
  ...(face === undefined ? {} : { face }),
  ...(covered === undefined ? {} : { covered }),
});

/** What an object or a spell is as a component: a copy of a spell is a token once it is on the field (mtg 608.3f). */
export function asComponent(object: Obj): Component {
  const designation = ownDesignation(object);
  return {
    ...fields(object),
    ...(object.kind === 'token' || object.kind === 'copy' ? { kind: 'token' as const } : {}),
    ...(designation === undefined ? {} : { designation }),
  };
}

/** All that an object is, from the top to the bottom. */
export const componentsOf = (object: Obj): [Component, ...Component[]] => [
  asComponent(object),
  ...(object.under ?? []),
];

/** The cards of all that an object is. */
export const cardsOf = (g: Game, object: Pick<Obj, 'def' | 'under'>): Compiled[] =>
  [object, ...(object.under ?? [])].map((part) => definitionOf(g, part));

/** Which way up its components lie. */
type Lie = 'asTheyLie' | 'faceUp';

const looks = (g: Game, { covered, ...part }: Component, status: Obj['status'], lie: Lie): Compiled =>
  faceOf(g, { ...part, ...(lie === 'faceUp' ? {} : { covered }), status, zone: g.rules.zones.field });

/** The abilities that are printed on what something looks like. */
function printedOn(shown: Compiled): readonly Ability[] {
  if (shown.card?.bare === shown) return [];
  const whole = shown.card?.layout?.alike ? shown.card : shown;
  const faces = facesOf(whole.definition);
  return whole.layout?.combined ? faces.flatMap(({ abilities }) => abilities) : (faces[0]?.abilities ?? []);
}

/** What its components look like beneath the topmost one; what two halves are together the upper one says. */
const beneath = (g: Game, { under = [] }: Obj, status: Obj['status'], lie: Lie): Compiled[] =>
  under.filter(({ half }) => !half).map((part) => looks(g, part, status, lie));

/** The topmost component with the abilities of all (mtg 702.140e). */
export function asOne(g: Game, object: Obj, status: Obj['status'], lie: Lie): Face {
  const top = looks(g, asComponent(object), status, 'faceUp');
  const abilities = [top, ...beneath(g, object, status, lie)].flatMap(printedOn);
  return { name: top.name, props: top.props, abilities };
}

/** The layout of a component, and the status that shows it otherwise (mtg 730.2h). */
export function shownLayout(g: Game, object: Obj, lie: Lie): { name: string; layout: Layout; by: string } | undefined {
  for (const shown of [looks(g, asComponent(object), undefined, 'faceUp'), ...beneath(g, object, undefined, lie)]) {
    const { layout, definition } = shown.card ?? shown;
    if (layout?.shownBy !== undefined && definition.layout !== undefined)
      return { name: definition.layout, layout, by: layout.shownBy };
  }
  return undefined;
}

/** What the components of an object are together while it is face up. */
function together(g: Game, object: Obj, lie: Lie): CardDefinition {
  const found = shownLayout(g, object, lie);
  if (!found) return asOne(g, object, object.status, lie);
  const { [found.by]: _shown, ...rest } = object.status ?? {};
  const one = asOne(g, object, rest, lie);
  const other = asOne(g, object, { ...rest, [found.by]: true }, lie);
  const name = one.name === other.name ? one.name : nameByFaces(found.layout, [one, other]);
  return { name, layout: found.name, faces: [one, other] };
}

/** What an object would be if it were turned face up, with all that it is (mtg 730.2f). It is not written into the state. */
export const onceFaceUp = (g: Game, object: Obj): Compiled =>
  g.rules.definitions.compile(together(g, object, 'faceUp'));

const joins = (id: number, effect: StoredEffect): boolean => effect.joining === true && effect.objects.includes(id);

/**
 * Says again what the components of an object are together, with the time at which the last of them came to it. While it
 * lies face down nothing is said of that, which may be secret.
 */
export function rejoin(g: Game, id: number): void {
  const object = g.object(id);
  if (g.s.effects.some((effect) => joins(object.id, effect)))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((effect) => !joins(object.id, effect)),
    );
  if (!isMerged(object) || object.covered !== undefined) return;
  const def = defIndex(g, known(g, together(g, object, 'asTheyLie')));
  g.j.push(g.s.effects, {
    id: g.nextId(),
    ts: Math.max(...(object.under ?? []).map(({ ts = 0 }) => ts)),
    source: object.id,
    controller: object.owner,
    objects: [object.id],
    mods: [{ mod: 'copy', def }],
    until: { kind: 'permanent' },
    joining: true,
  });
}

/** Whether an object is what its components are together, and no copy of anything else. */
export function isAsJoined(g: Game, object: Obj | LastKnown): boolean {
  if (!('props' in object)) {
    const { copied } = copiedOf(g, object);
    const own = g.s.effects.find((effect) => joins(object.id, effect));
    return own?.mods.some((mod) => mod.mod === 'copy' && mod.def === copied) === true;
  }
  return object.joined === true;
}

/** Writes all that an object is, from the top to the bottom. */
export function writeComponents(g: Game, object: Obj, top: Component, under: Component[]): void {
  g.change(object, 'def', top.def);
  g.change(object, 'copied', top.copied);
  g.change(object, 'face', top.face);
  g.change(object, 'covered', top.covered);
  g.change(object, 'kind', top.kind);
  g.change(object, 'designation', [top, ...under].find((part) => part.designation !== undefined)?.designation);
  g.change(object, 'under', under);
}

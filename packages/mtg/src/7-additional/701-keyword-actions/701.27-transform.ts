/** Transforming and converting (701.27, 701.28): a double-faced permanent is turned over. */
import {
  type Action,
  type ActionOf,
  type Compiled,
  type Control,
  cardsOf,
  controllerOf,
  defineAction,
  defineEvent,
  definePredicate,
  defineVerb,
  definitionOf,
  type EffectContext,
  entitiesOf,
  expandKeywords,
  fields,
  fromContext,
  type Game,
  hasShown,
  isMerged,
  isPlayer,
  mayTurn,
  type Obj,
  objectsOf,
  ownFaceOf,
  type ParamsOf,
  perform,
  type Ref,
  type Replacement,
  type RuleRef,
  replacementOf,
  ruleOn,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { UNLOCKED } from '../709-faces.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    transform: ParamsOf<typeof params>;
    convert: ParamsOf<typeof params>;
  }
}

const turnOver = (g: Game, what: Ref, ctx: EffectContext, how: string): Control =>
  perform(
    g,
    objectsOf(entitiesOf(g, what, fromContext(ctx))).map(
      (object): Action => ({
        type: 'transform',
        object,
        how,
        source: ctx.source,
        item: ctx.item,
        ...turningParts(g, g.find(object)),
      }),
    ),
  );

export const transform = defineVerb('transform', {
  description: 'Turns permanents over whose cards have another face; others stay as they are.',
  example: { do: 'transform', what: 'self' },
  params,
  run: (g, { what }, ctx) => turnOver(g, what, ctx, 'transform'),
  text: ({ what }, say) => `transform ${say.ref(what)}`,
  intent: () => 1,
});

export const convert = defineVerb('convert', {
  description: 'The same as `transform`, by the other name that cards have for it.',
  example: { do: 'convert', what: 'self' },
  params,
  run: (g, { what }, ctx) => turnOver(g, what, ctx, 'convert'),
  text: ({ what }, say) => `convert ${say.ref(what)}`,
  intent: () => 1,
});

export const transformEvent = defineEvent('transform', {
  description: 'A permanent transformed or converted; a filter sees it as it is then.',
  example: { on: 'transform', object: 'self' },
  refs: ['object'],
});

export const transformed = definePredicate('transformed', {
  description: 'A double-faced permanent whose back face is up.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object !== undefined && isTransformed(g, object);
  },
  reads: [],
});

/** Whether a double-faced permanent has its back face up (701.27g). */
export const isTransformed = (g: Game, object: NonNullable<ReturnType<Game['find']>>): boolean =>
  !isMerged(object) && mayTurn(g, object) && ownFaceOf(g, object).at === 1;

/** Whether the other face of a card is one that is never on the battlefield. */
function wouldBeSpell(card: Compiled, up: number): boolean {
  const types = wordsOf(card.faces?.[1 - up]?.props.types);
  return types.includes('Instant') || types.includes('Sorcery');
}

/**
 * Of a merged permanent the components that can transform, from the top; nothing of any other permanent (730.2i).
 * @param from those alone that have this face up
 */
export function turningParts(g: Game, object: Obj | undefined, from?: number): { parts?: number[] } {
  if (!object || !isMerged(object)) return {};
  const all = [object, ...(object.under ?? [])];
  return {
    parts: all.flatMap((part, at) => {
      const card = definitionOf(g, part);
      const up = part.face === undefined ? 0 : g.defined(part.face).at;
      if (!card.layout?.turns || wouldBeSpell(card, up)) return [];
      return from === undefined || from === up ? [at] : [];
    }),
  };
}

/** What transforms of a merged permanent. @citation */
const COMPONENTS_TURN = cite('mtg:730.2i');

export const transformAction = defineAction('transform', {
  description:
    'A permanent would transform or convert; with `entering` it is for what the face says that it will have then.',
  example: { on: 'transform', object: 'self', before: [{ do: 'draw', who: 'you', count: 1 }] },
  refs: ['object'],
});

/** The abilities of a double-faced permanent that are applied while it is turned over. @citation */
export const AS_IT_TRANSFORMS = cite('mtg:712.20');

/** What the face that it will have then says of its transforming (712.20). */
export function turningOver(g: Game, action: Action): Replacement[] {
  if (action.type !== 'transform') return [];
  const object = g.find(action.object);
  if (!object || isMerged(object) || !mayTurn(g, object)) return [];
  const other = definitionOf(g, object).faces?.[1 - ownFaceOf(g, object).at];
  const controller = controllerOf(g, object.id);
  return expandKeywords(g, other?.abilities ?? []).flatMap((ability, i) =>
    ability.kind === 'replacement' && ability.on === 'transform' && ability.entering && ability.object === 'self'
      ? [{ key: `o${object.id}:${i}`, source: object.id, controller, spec: replacementOf(ability) }]
      : [],
  );
}

/** Why another face can't be turned up, or null. */
export function cannotShow(g: Game, action: Action): RuleRef[] | null {
  if (action.type === 'transform') return cannotTransform(g, action);
  if (action.type !== 'status') return null;
  const object = g.find(action.object);
  if (!object) return null;
  if (action.status === 'flipped') {
    // Flipping is for flip cards, and for good (710.2, 710.4).
    if (action.on !== true) return cite('mtg:710.4');
    return hasShown(g, object, 'flipped') ? null : cite('mtg:710.2');
  }
  if (UNLOCKED.some((half) => half === action.status))
    // A half can be unlocked or locked of what has such halves (709.5c).
    return hasShown(g, object, action.status) ? null : cite('mtg:709.5c');
  if (action.status !== 'faceDown' || action.on !== true) return null;
  // Melded permanents and all other double-faced ones, and what contains such a component.
  const isDoubleFaced = ({ layout }: Compiled): boolean => layout?.turns === true || layout?.joins === true;
  if (!cardsOf(g, object).some(isDoubleFaced)) return null;
  return isMerged(object) ? cite('mtg:730.2j') : cite('mtg:712.16');
}

function cannotTransform(g: Game, { object: id, source, item }: ActionOf<'transform'>): RuleRef[] | null {
  const object = g.find(id);
  if (!object) return null;
  if (ruleOn(g, id, 'cantTransform')) return cite('mtg:101.2');
  if (object.covered !== undefined) return cite('mtg:712.15a');
  if (isMerged(object)) {
    if (turningParts(g, object).parts?.length === 0) return COMPONENTS_TURN;
  } else if (definitionOf(g, object).layout?.joins) return cite('mtg:712.4c', 'mtg:712.9');
  else if (!mayTurn(g, object)) return cite('mtg:701.27c', 'mtg:701.28c', 'mtg:712.9');
  else if (wouldBeSpell(definitionOf(g, object), ownFaceOf(g, object).at))
    return cite('mtg:701.27d', 'mtg:701.28d', 'mtg:712.10');
  // An ability of the permanent itself turns it over only if nothing has since the ability was put onto the stack.
  const since = typeof item === 'number' && source === id ? g.find(item) : undefined;
  if (since?.kind === 'ability' && (object.turned ?? 0) > (since.ts ?? 0)) return cite('mtg:701.27f', 'mtg:701.28e');
  return null;
}

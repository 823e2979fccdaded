/** Face-down spells and permanents (708): what they look like, and who may turn them face up for what. */
import {
  type Action,
  type Choice,
  type Compiled,
  type Cost,
  cardsOf,
  characteristicsOf,
  copiedOf,
  defineCell,
  definitionOf,
  expandKeywords,
  faceOf,
  type Game,
  isMerged,
  type KeywordAbility,
  looksLike,
  type Obj,
  onceFaceUp,
  perform,
  procedure,
  publicId,
  type Replacement,
  replacementOf,
  revealObjects,
  type Seat,
  type SingleFaced,
  setMark,
  wholeChoice,
  wordsOf,
} from '@arbiter/engine';
import { parseManaCost, printManaCost, withChosenX } from '../1-concepts/107.4-mana-symbols.js';
import { paySpecial } from '../1-concepts/116-special-actions.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { cite } from '../cite.js';
import { keyword, mana } from '../language/builders.js';

const look = (name: string, ...abilities: KeywordAbility[]): SingleFaced => ({
  name,
  props: { name: '', supertypes: [], types: ['Creature'], subtypes: [], colors: [], power: 2, toughness: 2 },
  abilities,
});
const warded = (name: string): SingleFaced => look(name, keyword('ward', { cost: [mana('{2}')] }));

const NO_WORDS: string[] = [];

/** What a permanent is that is turned or put face down by what lists no other characteristics (708.2a). */
export const FACE_DOWN_CREATURE = look('Face-down creature');

/** What there is face down: each has a name of its own, by which players tell how it came to be so (708.6). */
export const LOOKS = {
  usual: FACE_DOWN_CREATURE,
  disguised: warded('Disguised creature'),
  manifested: look('Manifested creature'),
  cloaked: warded('Cloaked creature'),
  /** A card that was exiled face down has no characteristics (406.3a). */
  exiled: {
    name: 'Face-down card',
    props: { name: '', supertypes: NO_WORDS, types: NO_WORDS, subtypes: NO_WORDS, colors: NO_WORDS },
    abilities: [],
  } satisfies SingleFaced,
};

/** Keywords by whose cost a face-down permanent is turned face up, and what they say besides (702.37e, 702.168d). */
const TURNED_BY: { [name: string]: { rules: ReturnType<typeof cite>; counter?: true } } = {
  morph: { rules: cite('mtg:702.37e', 'mtg:702.37f') },
  megamorph: { rules: cite('mtg:702.37b'), counter: true },
  disguise: { rules: cite('mtg:702.168d', 'mtg:702.168e') },
};
/** Looks that are turned face up for the mana cost of a creature card. @citation */
const BY_MANA_COST: { [look: string]: ReturnType<typeof cite> } = {
  manifested: cite('mtg:701.40b'),
  cloaked: cite('mtg:701.58b'),
};

/** A mana cost that is paid for what is no spell: X in it is 0. @citation */
const NO_X = cite('mtg:107.3h');
const withoutX = (manaCost: string): Cost => mana(printManaCost(withChosenX(parseManaCost(manaCost), 0)));

interface TurningUp {
  /** What it is called: a keyword, or how it lies there. */
  method: string;
  cost: Cost[];
  counter?: true;
  rules: ReturnType<typeof cite>;
}

/** What an object would be by itself if it were face up. */
function faceUpOf(g: Game, object: Obj): Compiled {
  const { copied } = copiedOf(g, { id: object.id, copied: object.copied, covered: undefined });
  // What it copied before it was merged with something its components are instead (730.2a).
  if (isMerged(object) && copied === object.copied) return onceFaceUp(g, object);
  return faceOf(g, { ...object, covered: undefined, copied });
}

/** The ways in which a face-down permanent may be turned face up by its controller. */
function waysUp(g: Game, object: Obj): TurningUp[] {
  const { abilities } = faceUpOf(g, object);
  const found: TurningUp[] = expandKeywords(g, abilities).flatMap((ability) => {
    const by = ability.kind === 'keyword' ? TURNED_BY[ability.keyword] : undefined;
    if (!by || ability.kind !== 'keyword') return [];
    return [{ method: ability.keyword, cost: ability.cost ?? [], ...by }];
  });
  const { props } = definitionOf(g, object);
  const { manaCost } = props;
  // 701.40b: only a creature card that has a mana cost.
  if (typeof manaCost !== 'string' || !wordsOf(props.types).includes('Creature')) return found;
  for (const [method, rules] of Object.entries(BY_MANA_COST))
    if (looksLike(g, object, method)) found.push({ method, cost: [withoutX(manaCost)], rules: [...rules, ...NO_X] });
  return found;
}

const faceDownPermanents = defineCell('face-down permanents', (g): number[] =>
  g.zone('battlefield').filter((id) => g.object(id).covered !== undefined),
);
/** The face-down permanents of a player: whether they can be turned face up is nobody else's business. */
export const faceDownOf = (g: Game, seat: Seat): number[] =>
  faceDownPermanents(g).filter((id) => characteristicsOf(g, id).controller === seat);

/** As the game ends, or a player leaves it, the face-down permanents and spells, or those that they own, are revealed (708.9). */
export function revealFaceDown(g: Game, owner?: Seat): void {
  const hidden = (['battlefield', 'stack', 'exile'] as const).flatMap((zone) =>
    g.zone(zone).filter((id) => {
      const object = g.object(id);
      return object.covered !== undefined && object.kind !== 'ability' && (owner ?? object.owner) === object.owner;
    }),
  );
  revealObjects(g, hidden, cite('mtg:708.9', 'mtg:702.143f'));
}

/** Turning face-down permanents face up, as special actions at any time that their controller has priority (116.2b). */
export function turnUpOptions(g: Game, seat: Seat): Choice[] {
  const found: Choice[] = [];
  for (const id of faceDownOf(g, seat)) {
    const object = g.object(id);
    for (const [at, { method, cost }] of waysUp(g, object).entries())
      if (canPayAll(g, cost, { seat, source: id, x: 0 })) found.push(turnUpChoice(g, object, method, cost, at));
  }
  return found;
}

function turnUpChoice(g: Game, object: Obj, method: string, paid: Cost[], at: number): Choice {
  const { id, owner } = object;
  const { name } = definitionOf(g, object);
  const cost = g.rules.view.costText(paid);
  return wholeChoice({
    kind: 'TURN_FACE_UP',
    label: `Turn ${name} face up (${method})`,
    object: publicId(id),
    card: name,
    controller: characteristicsOf(g, id).controller,
    owner,
    zone: 'battlefield',
    method,
    cost,
    data: { kind: 'TURN_FACE_UP', object: id, at },
  });
}

/** Turns a face-down permanent face up: the cost is shown and paid, and nothing goes on the stack (702.37e, 701.40b). */
export const turnFaceUp = procedure<{ seat: Seat; object: number; at: number }, { x: number | null }>('turnFaceUp', {
  pay: (g, l) => {
    // What it costs is shown before it is paid, and so is what is turned up (702.37e).
    revealObjects(g, [l.object], cite('mtg:702.37e'));
    const costs = waysUp(g, g.object(l.object))[l.at]?.cost ?? [];
    return paySpecial.call({ seat: l.seat, object: l.object, costs }, { into: 'x' });
  },
  turn: (g, l) => {
    const object = g.find(l.object);
    const way = object && waysUp(g, object)[l.at];
    if (!way) return { done: null };
    const { cost, method, rules } = way;
    // 702.37f, 702.168e: what its other abilities call X from now on.
    setMark(g, object, 'x', l.x ?? undefined);
    g.emit('TURNED_FACE_UP', [...cite('mtg:116.2b'), ...rules], {
      seat: l.seat,
      object: publicId(l.object),
      card: definitionOf(g, object).name,
      method,
      cost: g.rules.view.costText(cost),
      ...(l.x === null ? {} : { x: l.x }),
    });
    const up: Action = { type: 'status', object: l.object, status: 'faceDown', on: false };
    // 702.37b, 708.11: the counter is put on it as it is turned face up.
    const counter: Action[] = way.counter ? [{ type: 'counters', object: l.object, kind: '+1/+1', amount: 1 }] : [];
    return perform(g, [up, ...counter]);
  },
});

/** What would turn up a card that is an instant or sorcery reveals it instead (701.40g, 701.58g). @citation */
export const STAYS_DOWN = cite('mtg:701.40g', 'mtg:701.58g', 'mtg:730.2g');

/** What being turned face up is replaced by: a reveal, or what the permanent says of it, which it has not yet (708.11). */
export function turningUp(g: Game, action: Action): Replacement[] {
  if (action.type !== 'status' || action.status !== 'faceDown' || action.on !== false) return [];
  const object = g.find(action.object);
  if (!object || object.covered === undefined) return [];
  const { controller } = characteristicsOf(g, object.id);
  if (!neverUp(g, object)) return asTurnedUp(g, object, controller, action.copiedUntil && action.copied);
  return [
    {
      key: `f${object.id}`,
      source: object.id,
      controller,
      spec: { on: 'status', instead: [{ do: 'reveal', what: 'self' }] },
    },
  ];
}

/** The abilities of a permanent that are applied while it is turned face up. @citation */
export const AS_TURNED_UP = cite('mtg:708.11');

/** What it is turned up as a copy of may say how it is turned up, too. */
function asTurnedUp(g: Game, object: Obj, controller: Seat, copied = object.copied): Replacement[] {
  const key = `u${object.id}:${copied === object.copied ? '' : 'copied:'}`;
  return expandKeywords(g, faceUpOf(g, { ...object, copied }).abilities).flatMap((ability, i) => {
    if (ability.kind !== 'replacement' || ability.on !== 'status' || ability.object !== 'self') return [];
    return [{ key: `${key}${i}`, source: object.id, controller, spec: replacementOf(ability) }];
  });
}

/** Nor does a merged permanent with such a card among its components (730.2g). */
function neverUp(g: Game, object: Obj): boolean {
  const all = isMerged(object) ? cardsOf(g, object) : [faceUpOf(g, object)];
  return all.some(({ props }) => {
    const types = wordsOf(props.types);
    return types.includes('Instant') || types.includes('Sorcery');
  });
}

/** Whether a card may be what lies there face down, by the way in which it was put there (702.37c, 702.168b). */
export function fitsFaceDown(_g: Game, { play, from }: Obj, card: Compiled): boolean {
  const method = (play ?? from)?.method ?? '';
  if (!Object.hasOwn(TURNED_BY, method)) return true;
  const wanted = method === 'disguise' ? ['disguise'] : ['morph', 'megamorph'];
  return card.abilities.some((a) => a.kind === 'keyword' && wanted.includes(a.keyword));
}

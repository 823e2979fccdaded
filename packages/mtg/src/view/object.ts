/** An object as the contract shows it (section 6). */
import {
  attachedId,
  type Characteristics,
  type Compiled,
  characteristicsOf,
  defineCell,
  definitionOf,
  faceOf,
  type Game,
  isAside,
  isMerged,
  isPlayer,
  type Json,
  type JsonObject,
  type KeywordAbility,
  type Obj,
  ownFaceOf,
  perRules,
  publicId,
  wordOf,
  zoneName,
} from '@arbiter/engine';
import { manaValue, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { choicesShown } from '../2-parts/201.4-chosen-words.js';
import { costForValue, manaValueOf } from '../2-parts/202-mana-cost.js';
import { isCreature, isSick } from '../3-card-types/302-creatures.js';
import { isBattle, protectorOf } from '../3-card-types/310-battles.js';
import { attackedBy, blockedBy, isAttacking } from '../5-turn/506-combat.js';
import { isTransformed } from '../7-additional/701-keyword-actions/701.27-transform.js';
import { hauntedOf } from '../7-additional/702-keywords/702.55-haunt.js';
import { partnerOf } from '../7-additional/702-keywords/702.95-soulbond.js';
import { editionOf } from '../edition.js';

/** The mana cost of what has none: abilities have none at all, whatever an edition says of cards and tokens (202.1b). */
const costOfNone = (g: Game, { kind }: Obj): string | null => (kind === 'ability' ? null : editionOf(g).costOfNone);

export function viewObject(g: Game, object: Obj): JsonObject {
  const { props, abilities, controller } = characteristicsOf(g, object.id);
  const printed = faceOf(g, object);
  const cost = wordOf(props.manaCost);
  const onBattlefield = object.zone === 'battlefield';
  // A permanent that is no creature has no power and toughness, whatever is printed (208.3).
  const powerAndToughness = !onBattlefield || isCreature(g, object.id);
  const figure = (name: string, ...values: (Json | undefined)[]): { [name: string]: Json } => ({
    [name]: powerAndToughness ? (values.find((v) => v !== undefined) ?? null) : null,
  });
  // A creature without a value has 0 (208.5).
  const none = onBattlefield ? 0 : undefined;
  const attacked = attackedBy(g, object.id);
  return {
    card: definitionOf(g, object).name,
    name: props.name ?? '',
    owner: object.owner,
    controller,
    zone: zoneName(object.zone),
    manaCost: cost ?? costOfNone(g, object),
    supertypes: props.supertypes ?? [],
    types: props.types ?? [],
    subtypes: props.subtypes ?? [],
    colors: props.colors ?? [],
    manaValue: manaValueOf(g, object, cost),
    ...figure('power', props.power),
    ...figure('toughness', props.toughness),
    ...figure('basePower', props.basePower, printed.props.power, none),
    ...figure('baseToughness', props.baseToughness, printed.props.toughness, none),
    loyalty: props.loyalty ?? null,
    ...(props.defense === undefined ? {} : { defense: props.defense }),
    ...modifiers(props),
    ...protectedBy(g, object),
    keywords: [
      ...new Set(
        abilities.filter((a): a is KeywordAbility => a.kind === 'keyword').map((a) => g.rules.view.abilityText(a)),
      ),
    ],
    // An Aura's target clause is part of its enchant ability.
    abilities: abilities
      .filter((a) => a.kind !== 'spell' || a.modes || (a.effects ?? []).length > 0)
      .map((a) => ({
        kind: a.kind,
        ...(a.kind === 'activated' ? { cost: g.rules.view.costText(a.cost) } : {}),
        text: g.rules.view.abilityText(a),
      })),
    tapped: object.status?.tapped ?? false,
    sick: onBattlefield && isSick(g, object),
    damage: object.damage ?? 0,
    counters: object.counters ?? {},
    attachedTo: attachedId(object),
    attachments: [],
    attacking: attacked
      ? isPlayer(attacked)
        ? { player: attacked.player }
        : { object: publicId(attacked.object) }
      : isAttacking(g, object.id)
        ? { object: null }
        : null,
    blocking: blockedBy(g, object.id).map(publicId),
    token: object.kind === 'token',
    copy: object.kind === 'copy',
    faceDown: object.covered !== undefined,
    phasedOut: isAside(g, object.id),
    chosen: choicesShown(object),
    ...(object.designation === undefined ? {} : { commander: true }),
    ...designations(object),
    ...pairedWith(g, object.id),
    ...viewFaces(g, object),
    ...mergedWith(g, object),
  };
}

/** What a permanent has become by the rules, as monstrous (701.37b), renowned (702.112b), saddled (702.171b), suspected (701.60b), prepared (722.3a). */
const DESIGNATIONS = [
  'monstrous',
  'renowned',
  'saddled',
  'suspected',
  'prepared',
  'level2',
  'level3',
  'solved',
  'harnessed',
  'embalmed',
];
function designations({ status = {} }: Obj): JsonObject {
  const found = DESIGNATIONS.filter((name) => status[name]);
  return found.length === 0 ? {} : { designations: found };
}

/** 211.1, 212.1: what a vanguard card adds to its owner's hand and life. */
const modifiers = ({ handModifier, lifeModifier }: Characteristics): JsonObject => ({
  ...(handModifier === undefined ? {} : { handModifier }),
  ...(lifeModifier === undefined ? {} : { lifeModifier }),
});

/** 310.8: who protects a battle. */
function protectedBy(g: Game, { id, zone }: Obj): JsonObject {
  const protector = zone === 'battlefield' && isBattle(g, id) ? protectorOf(g, id) : undefined;
  return protector === undefined ? {} : { protector };
}

/** 712.4a: the other card of a melded permanent. */
const meldedWith = (g: Game, { under: [other] = [] }: Obj): JsonObject =>
  other?.half ? { meldedWith: g.defined(other.def).name } : {};

/** 730.2: what lies beneath the topmost component of a merged permanent; of what is face down no more than that. */
const mergedWith = (g: Game, { under }: Obj): JsonObject =>
  under && isMerged({ under }) ? { mergedWith: under.map(({ covered, def }) => g.defined(covered ?? def).name) } : {};

/** 702.95b: the creature that it is paired with. */
function pairedWith(g: Game, id: number): JsonObject {
  const partner = partnerOf(g, id);
  return partner === undefined ? {} : { pairedWith: publicId(partner) };
}

/** 702.55b: the creature that a card in exile haunts, as long as that is there. */
function haunts(g: Game, id: number): JsonObject | null {
  const haunted = hauntedOf(g, id);
  return haunted === undefined || !g.find(haunted) ? null : { haunts: publicId(haunted) };
}

/** Of a card with several faces: which counts now, and what the faces are. */
function viewFaces(g: Game, object: Obj): JsonObject {
  const { definition, faces, layout } = definitionOf(g, object);
  if (!faces || !layout || object.covered !== undefined) return {};
  const up = ownFaceOf(g, object);
  return {
    layout: definition.layout as string,
    // A split card is both of its halves but on the stack (709.4), a Room those that are unlocked (709.5).
    face: layout.combined && !faces.includes(up) ? null : up.at,
    ...(layout.turns ? { transformed: isTransformed(g, object) } : {}),
    ...(layout.shownBy ? { [layout.shownBy]: object.status?.[layout.shownBy] ?? false } : {}),
    ...Object.fromEntries(layout.showEach?.map((name) => [name, object.status?.[name] ?? false]) ?? []),
    ...meldedWith(g, object),
    faces: faces.map((face) => faceFacts(g, face)),
  };
}

const facts = perRules(() => new WeakMap<Compiled, JsonObject>());
/** What is printed on a face. */
function faceFacts(g: Game, face: Compiled): JsonObject {
  const known = facts(g.rules);
  let found = known.get(face);
  if (!found) {
    const { name, manaCost, supertypes, types, subtypes, colors, power, toughness, loyalty, defense } = face.props;
    found = {
      name: name as Json,
      manaCost: manaCost ?? null,
      manaValue: manaValue(parseManaCost(costForValue(face) ?? '')),
      ...{ supertypes, types, subtypes, colors },
      power: power ?? null,
      toughness: toughness ?? null,
      loyalty: loyalty ?? null,
      ...(defense === undefined ? {} : { defense }),
      abilities: face.abilities.map((ability) => g.rules.view.abilityText(ability)),
    } as JsonObject;
    known.set(face, found);
  }
  return found;
}

/** What is attached to a permanent, and what a card haunts; nothing where nothing is. */
export function viewAround(g: Game, { id, zone }: Obj): JsonObject | null {
  if (zone === 'exile') return haunts(g, id);
  const attachments = zone === 'battlefield' ? attachedTo(g).get(id) : undefined;
  return attachments ? { attachments: attachments.map(publicId) } : null;
}

/** Permanents by what they are attached to. */
const attachedTo = defineCell('attached', (g): ReadonlyMap<number, number[]> => {
  const by = new Map<number, number[]>();
  for (const id of g.zone('battlefield')) {
    const to = g.object(id).attachedTo;
    if (to && !isPlayer(to)) by.set(to.object, [...(by.get(to.object) ?? []), id]);
  }
  return by;
});

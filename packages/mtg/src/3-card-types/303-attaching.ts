/** What Auras and Equipment may be attached to, as they enter and later (301.5, 303.4, 701.3). */
import {
  type Action,
  type ActionOf,
  all,
  asEntered,
  asMade,
  type Chars,
  characteristicsOf,
  defineCell,
  derive,
  type Entity,
  faceOf,
  type Game,
  isPlayer,
  looksEntering,
  looksOfMade,
  onField,
  type RuleRef,
  type Rules,
  ruleOn,
  type Seat,
  sameEntity,
  wordsOf,
} from '@arbiter/engine';
import { canEnchant } from '../7-additional/702-keywords/702.5-enchant.js';
import { isSafeFrom } from '../7-additional/702-keywords/702.16-protection.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

type Face = Pick<Chars, 'props' | 'abilities'>;
const is = (face: Face, list: 'types' | 'subtypes', value: string): boolean =>
  wordsOf(face.props[list]).includes(value);
export const isAura = (face: Face): boolean => is(face, 'subtypes', 'Aura');
export const isEquipment = (face: Face): boolean => is(face, 'subtypes', 'Equipment');
export const isFortification = (face: Face): boolean => is(face, 'subtypes', 'Fortification');

/** Whether a keyword says that something can't be attached to an object (702.16c, 702.16d). */
const restricted = (g: Game, host: number, attached: number): boolean =>
  g.find(attached) !== undefined &&
  editionOf(g).hooks.attachRestriction.some((restriction) => restriction(g, host, attached) !== null);

/** Whether an Aura, as this face says, could enchant something (303.4d, 702.5, 702.16c). */
function enchants(g: Game, aura: number, face: Face, host: Entity, controller: Seat): boolean {
  if (is(face, 'types', 'Creature') || sameEntity(host, { object: aura })) return false;
  if (!isPlayer(host) && (!onField(g, host.object) || restricted(g, host.object, aura))) return false;
  if (isPlayer(host) && isSafeFrom(g, host.player, aura)) return false;
  return canEnchant(g, face.abilities, host, { source: aura, controller });
}

/** An Equipment that is a creature equips nothing, unless it has reconfigure: attached it is no creature (301.5c, 702.151b). */
const onceAttached = (face: Face): Face =>
  face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'reconfigure')
    ? { ...face, props: { ...face.props, types: wordsOf(face.props.types).filter((type) => type !== 'Creature') } }
    : face;

/** Whether an Equipment could equip something (301.5, 301.5c, 702.16d). */
function equips(g: Game, equipment: number, now: Face, host: Entity): boolean {
  const face = onceAttached(now);
  if (is(face, 'types', 'Creature') || isPlayer(host) || host.object === equipment) return false;
  if (ruleOn(g, host.object, 'cantBeEquipped')) return false;
  return (
    onField(g, host.object) &&
    is(characteristicsOf(g, host.object), 'types', 'Creature') &&
    !restricted(g, host.object, equipment)
  );
}

/** Whether a Fortification could fortify something: what holds of Equipment and creatures holds of it and lands (301.6). */
function fortifies(g: Game, fortification: number, face: Face, host: Entity): boolean {
  if (!isFortification(face) || is(face, 'types', 'Creature') || isPlayer(host)) return false;
  const { object } = host;
  if (object === fortification || !onField(g, object)) return false;
  return is(characteristicsOf(g, object), 'types', 'Land') && !restricted(g, object, fortification);
}

/** Whether a permanent may be attached to something. */
export function mayAttach(g: Game, id: number, host: Entity): boolean {
  const face = characteristicsOf(g, id);
  // 310.9: a battle is attached to nothing, whatever it is besides.
  if (is(face, 'types', 'Battle')) return false;
  if (isAura(face)) return enchants(g, id, face, host, face.controller);
  if (fortifies(g, id, face, host)) return true;
  return isEquipment(face) && equips(g, id, face, host);
}

/** The same as though what is equipped were a creature (702.6e). */
function equipsAsCreature(g: Game, id: number, host: Entity): boolean {
  const face = characteristicsOf(g, id);
  if (!isEquipment(face) || is(face, 'types', 'Creature') || isPlayer(host) || host.object === id) return false;
  const now = g.find(id)?.attachedTo;
  return (
    onField(g, id) && onField(g, host.object) && !(now && sameEntity(now, host)) && !restricted(g, host.object, id)
  );
}

/** Attaching to what it can't be attached to, or is attached to already, does nothing (701.3b, 303.4j, 301.5b). */
export function cannotAttach(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'attach' || !action.target) return null;
  const { object: id, target: host } = action;
  if (action.asCreature) return equipsAsCreature(g, id, host) ? null : cite('mtg:301.5b', 'mtg:701.3b', 'mtg:702.6e');
  const now = g.find(id)?.attachedTo;
  return !onField(g, id) || (now && sameEntity(now, host)) || !mayAttach(g, id, host)
    ? cite('mtg:701.3b', 'mtg:303.4j', 'mtg:301.5b', 'mtg:301.6')
    : null;
}

/** What enters attached (303.4f–i): an Aura to what its controller chooses, unless it is said; nothing else to anything. */
export const host: Rules['zones']['host'] = (g, action) => {
  const id = action.object;
  const object = g.find(id);
  if (!object) return null;
  const face = faceOf(g, looksEntering(g, action, object));
  if (!isAura(face)) return null;
  const seat = action.controller ?? object.controller ?? object.owner;
  const legal = (e: Entity): boolean => enchants(g, id, face, e, seat);
  const said = action.attachedTo;
  if (said && legal(said)) return null;
  // An Aura put onto something it can't enchant goes nowhere (303.4i).
  const among = said ? [] : all(g, [], { source: id, controller: seat }).filter(legal);
  return { seat, among, rules: cite('mtg:303.4f', 'mtg:303.4g', 'mtg:303.4i') };
};

/** No object has this number: a token that is not there yet. */
const UNMADE = 0;
/** Why an Aura token is not made: it couldn't enchant what it would be attached to (303.4i), nor anything else (303.4g). */
export function hostless(g: Game, action: ActionOf<'create'>): RuleRef[] | null {
  const face = looksOfMade(g, action);
  if (!isAura(face)) return null;
  const { player, attachedTo } = action;
  const legal = (e: Entity): boolean => enchants(g, UNMADE, face, e, player);
  if (attachedTo) return legal(attachedTo) ? null : cite('mtg:303.4i');
  return all(g, [], { source: UNMADE, controller: player }).some(legal) ? null : cite('mtg:303.4g');
}

/** Whether a permanent that is no Aura is attached to what it can't be attached to (301.5c, 301.5e, 303.4h). */
export function illegalHost(g: Game, id: number): boolean {
  const to = g.find(id)?.attachedTo;
  return to !== undefined && !isAura(characteristicsOf(g, id)) && !mayAttach(g, id, to);
}

/** Whether anything on the battlefield keeps permanents from it. */
const isGuarded = defineCell('effects that keep permanents out', (g) =>
  [...derive(g).of.values()].some(({ abilities }) =>
    abilities.some((a) => a.kind === 'static' && a.mods.some((mod) => mod.mod === 'rule' && mod.rule === 'cantEnter')),
  ),
);

/** Whether an effect keeps a token from the battlefield, by what it would be there (111.5). */
export const isKeptOut = (g: Game, action: ActionOf<'create'>): boolean =>
  isGuarded(g) && asMade(g, action, (id) => ruleOn(g, id, 'cantEnter') !== undefined);

/** Instants and sorceries never enter the battlefield (400.4a, 304.4, 307.4), nor does what an effect keeps from it (101.2). */
export function cannotEnter(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move' || action.to !== 'battlefield') return null;
  if (ruleOn(g, action.object, 'cantEnter')) return cite('mtg:101.2');
  // Whether an effect keeps it from the battlefield depends on what it would be there (614.17d).
  if (isGuarded(g) && asEntered(g, action, (id) => ruleOn(g, id, 'cantEnter'))) return cite('mtg:101.2', 'mtg:614.17d');
  const object = g.find(action.object);
  if (!object) return null;
  const types = wordsOf(faceOf(g, looksEntering(g, action, object)).props.types);
  return types.some((t) => t === 'Instant' || t === 'Sorcery') ? cite('mtg:400.4a', 'mtg:304.4', 'mtg:307.4') : null;
}

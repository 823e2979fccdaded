/** Protection (702.16): no damage, enchanting or equipping, blocking or targeting by what has the quality. */
import {
  type Action,
  characteristicsOf,
  controllerOf,
  defineRule,
  type Game,
  isPlayer,
  type KeywordAbility,
  keyword,
  matches,
  type Obj,
  playerRules,
  type Replacement,
  type Seat,
  sameEntity,
} from '@arbiter/engine';
import { filterOf } from '../../1-concepts/101.2-cant.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const PROTECTION_FROM_DAMAGE = cite('mtg:702.16e');
export const protection = defineKeyword({
  name: 'protection',
  rules: cite('mtg:702.16', 'mtg:702.16a', 'mtg:702.16h', 'mtg:702.16i', 'mtg:702.16n', 'mtg:702.16p'),
  description:
    'What fits `from` doesn’t damage, enchant, equip, block or target it; `label` says what that is, `spares` what stays attached.',
  params: { from: 'must', label: 'must', spares: 'may' },
  text: (a) => `protection from ${a.label ?? ''}`,
  // Damage is prevented like any other (702.16e): who is protected orders it with other effects.
  expand: (a) => [{ kind: 'replacement', on: 'damage', target: 'self', source: a.from ?? [], prevent: true }],
  hooks: {
    targetRestriction: (g, object, by) =>
      protectedFrom(g, object, by.source, by.playing) ? cite('mtg:702.16b') : null,
    // Players have it by an effect.
    playerTargetRestriction: (g, player, by) =>
      isSafeFrom(g, player, by.source, by.playing) ? cite('mtg:702.16b') : null,
    blockRestriction: (g, attacker, blocker) => (protectedFrom(g, attacker, blocker) ? cite('mtg:702.16f') : null),
    attachRestriction: (g, host, attached) =>
      doesNotBearIt(g, host, attached) ? cite('mtg:702.16c', 'mtg:702.16d') : null,
  },
});

/**
 * Whether an object has protection from another one; several protections may be there at once (702.16h).
 * @param playing what is about to be cast: it is a spell as its targets are chosen (601.2c)
 */
export function protectedFrom(g: Game, object: number, from: number, playing?: number): boolean {
  if (!keyword(g, object, 'protection')) return false;
  const { abilities, controller } = characteristicsOf(g, object);
  return abilities.some(
    (a): a is KeywordAbility =>
      a.kind === 'keyword' &&
      a.keyword === 'protection' &&
      a.from !== undefined &&
      matches(g, { object: from }, a.from, { source: object, controller, playing }),
  );
}

const PLAYER_PROTECTION = 'protection';
/** The protections of a player from an object, by the effects that give them. */
const protectionsOf = (g: Game, player: Seat, from: number, playing?: number) =>
  playerRules(g, player, PLAYER_PROTECTION).filter(
    ({ mod, source }) =>
      g.find(from) !== undefined &&
      matches(g, { object: from }, filterOf(mod.from), { source, controller: controllerOf(g, source), playing }),
  );
/** Whether a player has protection from an object: nothing of it targets, enchants or damages them (702.16b, 702.16c, 702.16e). */
export const isSafeFrom = (g: Game, player: Seat, from: number, playing?: number): boolean =>
  protectionsOf(g, player, from, playing).length > 0;

/** Damage to a player with protection is prevented; several from the same quality are redundant (702.16e, 702.16m). */
export function sparingPlayers(g: Game, action: Action): Replacement[] {
  if (action.type !== 'damage' || !isPlayer(action.target)) return [];
  const { player } = action.target;
  const [one] = protectionsOf(g, player, action.source);
  if (!one) return [];
  return [{ key: `p${player}`, source: one.source, controller: player, spec: { prevent: true, on: 'damage' } }];
}

export const protectionOfPlayers = defineRule(PLAYER_PROTECTION, {
  description: 'Of players: protection from what fits `from`, an empty list being everything.',
  example: { mod: 'rule', rule: PLAYER_PROTECTION, from: [] },
  params: (p) => ({ from: p.filter }),
  intent: 1,
});

/** The instances of protection from what another object is like. */
function protectionsFrom(g: Game, host: number, other: number): KeywordAbility[] {
  if (!protectedFrom(g, host, other)) return NONE;
  const now = characteristicsOf(g, host);
  const by = { source: host, controller: now.controller };
  return now.abilities.filter(
    (a): a is KeywordAbility =>
      a.kind === 'keyword' && a.keyword === 'protection' && matches(g, { object: other }, a.from ?? [], by),
  );
}
const NONE: KeywordAbility[] = [];

/** Whether one of its protections keeps something from being attached to it. */
const doesNotBearIt = (g: Game, host: number, attached: number): boolean =>
  protectionsFrom(g, host, attached).some((one, nth, all) => !isSpared(g, one, all.slice(0, nth), host, attached));

/** The attached permanents that give an ability, in the order of their effects: the very ability that they say. */
const giversOf = (g: Game, ability: KeywordAbility, host: number): Obj[] =>
  g
    .zone('battlefield')
    .map((id) => g.object(id))
    .filter(({ id, attachedTo }) => attachedTo && sameEntity(attachedTo, { object: host }) && gives(g, id, ability))
    .sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0));
const gives = (g: Game, id: number, ability: KeywordAbility): boolean =>
  characteristicsOf(g, id).abilities.some(
    (a) => a.kind === 'static' && a.mods.some((mod) => mod.mod === 'ability' && mod.ability === ability),
  );

/**
 * Whether a protection does not keep something from being attached: the Aura that gives it, all Auras, or what was attached
 * already as it began, as its text says (702.16n, 702.16p). Other instances of the same protection count as usual.
 */
function isSpared(
  g: Game,
  ability: KeywordAbility,
  before: readonly KeywordAbility[],
  host: number,
  attached: number,
): boolean {
  const { spares } = ability;
  if (!spares) return false;
  // Of several that give the very same ability each gives one instance of it.
  const giver = giversOf(g, ability, host)[before.filter((other) => other === ability).length];
  if (!giver) return false;
  if (spares.what === 'self') return giver.id === attached;
  const by = { source: giver.id, controller: controllerOf(g, giver.id) };
  if (!matches(g, { object: attached }, spares.what, by)) return false;
  const to = g.object(attached).attachedTo;
  const isThere = to !== undefined && sameEntity(to, { object: host });
  return !spares.already || (isThere && (g.object(attached).ts ?? 0) <= (giver.ts ?? 0));
}

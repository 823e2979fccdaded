/** Casting a spell, in the order of rule 601.2; playing a land is a special action beside it (305, 116.2a). */
import {
  type Ability,
  announceTargets,
  asPlayed,
  type Body,
  become,
  bodyOf,
  type Chars,
  type Compiled,
  type Cost,
  canChoose,
  cardAndName,
  characteristicsOf,
  choices,
  FACE_DOWN,
  freeEffects,
  type Game,
  holds,
  IllegalPlay,
  moveAction,
  moveNow,
  NORMAL,
  outsideTargets,
  ownFaceOf,
  perform,
  perObject,
  perRules,
  playedBy,
  playedFace,
  playerRules,
  procedure,
  publicId,
  rulesOfWay,
  type Seat,
  type StaticAbility,
  triggerOn,
  type UsualWays,
  type Way,
  wayOf,
  wordsOf,
  writePlay,
  zoneName,
} from '@arbiter/engine';
import { playerRulesAbout } from '../1-concepts/101.2-cant.js';
import { manaSpentOn } from '../1-concepts/106-spent.js';
import { isNontraditional } from '../1-concepts/108.5-nontraditional.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { isOutOfTime, noteOutOfTime } from '../3-card-types/307.5-timing.js';
import { commitCrime } from '../7-additional/700.13-crimes.js';
import { spliceOnto } from '../7-additional/702-keywords/702.47-splice.js';
import { withChosenPermanents } from '../7-additional/702-keywords/chosen-permanents.js';
import { isForetold, staysForetold } from '../7-additional/702-keywords/exiled-as.js';
import { traitAmong } from '../7-additional/702-keywords/traits.js';
import { lentByRules, staysPrepareSpell, unprepareByCasting } from '../7-additional/722-preparation.js';
import { commanderCast } from '../9-casual/903-commander/903.8-casting.js';
import { cite } from '../cite.js';
import { mostX, totalCost } from './601.2f-total-cost.js';
import { payTogether } from './601.2h-paying.js';
import { asNextSpell } from './611.2f-next-spell.js';

const FACE_DOWN_STATUS = { [FACE_DOWN]: true } as const;
const INSTANT_SPEED = ['Instant'];

/** Why something can't be cast that could be begun. @citation */
export const UNCHOOSABLE = cite('mtg:601.2e', 'mtg:733.1');

const USUAL: Way = { method: NORMAL };
const NORMAL_WAYS: readonly Way[] = [USUAL];
/** Lands are played and spells cast from the hand (305.1, 601.2a). */
const commonWays = { from: ['hand'], of: () => NORMAL_WAYS, lent: lentByRules } satisfies UsualWays;
/** Some keywords say ways that depend on what there is. */
export const usualWays = { ...commonWays, abilities: withChosenPermanents } satisfies UsualWays;

/** A card that can be cast. */
export interface Castable {
  id: number;
  /** May be cast whenever its player has priority (304.1, 702.8a). */
  instant: boolean;
  body: Body;
  /** By which it may have flash: that works wherever it is cast from (113.6e, 601.3d). */
  flashing: readonly StaticAbility[];
  /** Each of its modes as a spell by itself and what that costs, where modes have costs of their own (700.2h). */
  each?: readonly { spell: Castable; costs: readonly Cost[][] }[];
}

/** What a card is as something to cast, or null where it is a land (305.9). */
export const castable = perObject((g, id, card) => castableAs(g, id, card, ownFaceOf(g, g.object(id))));

/** The same of one face of a card, whose characteristics alone count (709.3a, 712.11c, 715.3a). */
export const castableFace = (g: Game, id: number, way: Way): Castable | null =>
  asPlayed(g, id, way, () => castableAs(g, id, characteristicsOf(g, id), playedFace(g, g.object(id), way)));

function castableAs(g: Game, id: number, { props, abilities }: Chars, face: Compiled): Castable | null {
  const types = wordsOf(props.types);
  if (types.includes('Land')) return null;
  // Nor are dungeon cards cast (309.2c), planes (311.2), phenomena (312.2), vanguards (313.2) and schemes (314.2).
  if (isNontraditional(props.types)) return null;
  const instant = types.some((t) => INSTANT_SPEED.includes(t)) || traitAmong(g, abilities, 'instantSpeed');
  return { id, instant, body: bodyOf(g, g.object(id), face), flashing: flashingAmong(g, abilities) };
}

/** Whether a player may cast it in this way as though it had flash: an effect says so, or it says so itself (601.3b, 601.3d). */
export const asThoughFlash = (g: Game, seat: Seat, { id, flashing }: Castable, way: Way): boolean =>
  way.timing === undefined &&
  (flashing.length > 0 || playerRules(g, seat, 'asThoughFlash').length > 0) &&
  inWay(
    g,
    id,
    way,
    () =>
      playerRulesAbout(g, seat, 'asThoughFlash', id).length > 0 ||
      flashing.some((ability) => ability.if === undefined || holds(g, ability.if, { source: id, controller: seat })),
  );

/** The abilities among these that give flash to their own object. */
const flashingByRules = perRules(() => new WeakMap<Ability[], readonly StaticAbility[]>());
function flashingAmong(g: Game, abilities: Ability[]): readonly StaticAbility[] {
  const known = flashingByRules(g.rules);
  let found = known.get(abilities);
  if (!found) {
    found = abilities.filter(
      (ability): ability is StaticAbility =>
        ability.kind === 'static' &&
        (ability.affects ?? 'self') === 'self' &&
        ability.mods.some((mod) => mod.mod === 'ability' && traitAmong(g, [mod.ability], 'instantSpeed')),
    );
    known.set(abilities, found);
  }
  return found;
}

/** Whether a card could be cast so now, as far as paying and choosing go (601.3). */
export function mayCast(g: Game, seat: Seat, spell: Castable, way: Way, costs: readonly Cost[][]): boolean {
  const { each } = spell;
  if (each) return each.some((mode) => mayCast(g, seat, mode.spell, way, mode.costs));
  return inWay(g, spell.id, way, () => isPayable(g, seat, spell, costs) && isChoosable(g, seat, spell, way, costs));
}

/** Looks at a card as what it is when it is cast in a way. */
export const inWay = (g: Game, id: number, way: Way, could: () => boolean): boolean =>
  way.face === undefined && way.faceDown === undefined && !way.becomes && g.find(id)?.covered === undefined
    ? could()
    : asPlayed(g, id, way, could);

export const isPayable = (g: Game, seat: Seat, { id, each }: Castable, costs: readonly Cost[][]): boolean =>
  (each?.flatMap((mode) => mode.costs) ?? costs).some((total) =>
    canPayAll(g, total, { seat, source: id, x: 0, playing: true }),
  );

/** What does to each what it would do to a target needs none (702.96b). */
export function isChoosable(g: Game, seat: Seat, { id, body }: Castable, way: Way, costs: readonly Cost[][]): boolean {
  if (way.each) return true;
  // X is chosen before the targets are (601.2b, 601.2c).
  const largestX = () => Math.max(0, ...costs.map((cost) => mostX(g, cost, { seat, source: id, x: 0, playing: true })));
  const by = { source: id, controller: seat, playing: id };
  return canChoose(g, way.targets ? { targets: way.targets } : body, by, largestX);
}

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** How many spells they cast this turn. */
    spellsCast?: number;
  }
}

export const playLand = procedure<{ seat: Seat; object: number; way?: Way }>('playLand', {
  play: (g, l) => {
    g.markPlayer(l.seat, 'landsPlayed', (g.playerMarks(l.seat).landsPlayed ?? 0) + 1);
    g.emit('LAND_PLAYED', cite('mtg:305.1', 'mtg:116.2a'), {
      seat: l.seat,
      card: playedFace(g, g.object(l.object), l.way ?? USUAL).name,
    });
    const { object, seat: controller, way } = l;
    // 712.12: it enters with the face up that was chosen.
    const face = way?.face === undefined ? {} : { face: way.face };
    return perform(g, [moveAction({ object, to: 'battlefield', cause: 'play', controller, ...face })]);
  },
  // 400.7i: what let it be played finds the land that it became.
  entered: (g, l) => {
    const effects = l.way?.entered;
    const became = effects && g.s.lastKnown[l.object]?.became;
    if (!effects || became === undefined || g.find(became)?.zone !== 'battlefield') return { done: null };
    return freeEffects.call({ source: became, controller: l.seat, effects, event: {} });
  },
});
/** What an effect says of a land that it lets be played. @citation */
export const PLAYED_LAND = cite('mtg:400.7i');

export const cast = procedure<
  { seat: Seat; object: number; method: string; way?: Way },
  { item: number; legal?: boolean }
>('cast', {
  // 601.2a: the card goes to the stack.
  announce: (g, l) => {
    const before = g.object(l.object);
    const from = zoneName(before.zone);
    // 709.3, 712.11b, 715.3: only the chosen face is put onto the stack.
    const face = l.way?.face === undefined ? {} : { face: l.way.face };
    // 708.4: it is turned face down before it is put there.
    const hidden = l.way?.faceDown === undefined ? {} : { status: FACE_DOWN_STATUS, cover: l.way.faceDown };
    const wasForetold = isForetold(g, l.object);
    const outOfTime = isOutOfTime(g, l.seat, l.object);
    const moved = moveNow(g, { object: l.object, to: 'stack', cause: 'cast', controller: l.seat, ...face, ...hidden });
    if (!moved) throw new Error('the card to cast is gone');
    writePlay(g, moved.object, playedBy(g, l.method, l.way, from));
    if (wasForetold) staysForetold(g, moved.object.id);
    staysPrepareSpell(g, before, moved.object.id);
    if (outOfTime) noteOutOfTime(g, moved.object.id);
    if (l.way) become(g, g.object(moved.object.id), l.way);
    g.j.note(l, 'item', moved.object.id);
  },
  // What was said of the next spell holds of it from now on (611.2f).
  next: (g, l) => asNextSpell(g, l.seat, l.item),
  // 601.2b: cards are spliced onto it.
  splice: (_g, l) => spliceOnto.call({ item: l.item }),
  // 601.2b–d: modes, X, targets, division.
  choose: (_g, l) => choices.call({ item: l.item }, { into: 'legal' }),
  // 601.2e: what can't be proposed whole is not cast at all.
  check: (_g, l) => {
    if (l.legal === false) throw new IllegalPlay('what it asks for can’t be chosen', UNCHOOSABLE);
  },
  // 601.2f–h: the total cost is determined and paid.
  pay: (g, l) => {
    const item = g.object(l.item);
    const costs = totalCost(g, item);
    return payTogether(g, { seat: l.seat, source: l.item, costs, x: item.play?.x ?? 0, playing: true });
  },
  // 601.2i: the spell becomes cast.
  becomeCast: (g, l) => {
    const item = g.object(l.item);
    const data = {
      object: publicId(item.id),
      ...cardAndName(g, item.id),
      controller: l.seat,
      targets: outsideTargets(g, item.play?.targets ?? []),
      method: l.method,
      modes: item.play?.modes ?? [],
      x: item.play?.x ?? null,
    };
    const rules = [...cite('mtg:601.2i'), ...rulesOfWay(g, wayOf(g, item)), ...commanderCast(g, l.seat, item)];
    g.emit('SPELL_CAST', rules, data);
    unprepareByCasting(g, item);
    const earlier = g.s.players.reduce((sum, { seat }) => sum + (g.playerMarks(seat).spellsCast ?? 0), 0);
    const spells = (g.playerMarks(l.seat).spellsCast ?? 0) + 1;
    g.markPlayer(l.seat, 'spellsCast', spells);
    const manaSpent = manaSpentOn(g, item.id);
    triggerOn(g, { type: 'cast', object: item.id, player: l.seat, method: l.method, nth: spells, earlier, manaSpent });
    announceTargets(g, item);
    commitCrime(g, item);
    return { done: true };
  },
});

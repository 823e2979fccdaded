/** Special actions that keywords give to cards in the hand (116.2f, 116.2h, 116.2k): they use no stack. */
import {
  type ActivatedAbility,
  type Choice,
  cardName,
  characteristicsOf,
  defineCell,
  expandKeywords,
  freeEffects,
  type Game,
  holds,
  NORMAL,
  perAbilities,
  playerRules,
  procedure,
  publicId,
  type Seat,
  wholeChoice,
  zone,
  zoneName,
} from '@arbiter/engine';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { isBarred } from '../6-spells/601.3-offers.js';
import { asThoughFlash, castable } from '../6-spells/601-casting.js';
import { cite } from '../cite.js';
import { endableBy, endEffect } from './116.2c-ending.js';
import { ignorable, ignoringOf, mayIgnore } from './116.2d-ignoring.js';
import { AS_CAST, paySpecial } from './116-special-actions.js';
import { canPayAll } from './118-paying-together.js';

/** What special actions that keywords give to cards in the hand cite. @citation */
export const BY_KEYWORD = cite('mtg:116.2f', 'mtg:116.2h', 'mtg:116.2k');

const NONE: readonly ActivatedAbility[] = [];

/** The abilities among these whose use is a special action. */
const specialAmong = perAbilities((abilities): readonly ActivatedAbility[] => {
  const found = abilities.filter((a): a is ActivatedAbility => a.kind === 'activated' && a.special === true);
  return found.length > 0 ? found : NONE;
});

/** "You may discard this card any time you could cast an instant" (116.2e). */
const DISCARDING: readonly ActivatedAbility[] = [
  {
    kind: 'activated',
    special: true,
    keyword: 'discard',
    cost: [],
    effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'discard' }],
  },
];
/** What lets players discard a card by an action. @citation */
export const DISCARDED = cite('mtg:116.2e');
const areDiscardable = perAbilities((abilities) =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' && ability.mods.some((mod) => mod.mod === 'rule' && mod.rule === 'discardedAnyTime'),
  ),
);

function specialOf(g: Game, id: number): readonly ActivatedAbility[] {
  const { abilities } = characteristicsOf(g, id);
  const found = specialAmong(expandKeywords(g, abilities));
  return areDiscardable(abilities) ? [...found, ...DISCARDING] : found;
}

function isTime(g: Game, seat: Seat, id: number, { timing }: ActivatedAbility): boolean {
  if (timing !== AS_CAST) return timing === undefined || sorceryTiming(g, seat);
  const spell = castable(g, id);
  // What keeps it from being cast keeps it from being suspended (702.62c).
  if (!spell || isBarred(g, seat, id)) return false;
  return spell.instant || sorceryTiming(g, seat) || asThoughFlash(g, seat, spell, { method: NORMAL });
}

/** The cards of a player's hand, and the top card of their library where an effect lets them plot that (702.170f). @citation */
const withSpecials = (g: Game, seat: Seat): readonly number[] =>
  playerRules(g, seat, 'plotsTop').length > 0
    ? [...zone(g, 'hand', seat), ...zone(g, 'library', seat).slice(0, 1)]
    : zone(g, 'hand', seat);
/** From where else than the hand cards are plotted. @citation */
export const PLOTTED_ELSEWHERE = cite('mtg:702.170f');

/** Those of them that have such abilities: mostly there are none. */
const cardsWithSpecials = defineCell('cards with special actions', (g, seat): number[] =>
  withSpecials(g, seat).filter((id) => specialOf(g, id).length > 0),
);

/** The special actions that a player may take with the cards in their hand. */
export function specialOptions(g: Game, seat: Seat): Choice[] {
  const found: Choice[] = [];
  for (const id of cardsWithSpecials(g, seat))
    for (const [at, ability] of specialOf(g, id).entries()) {
      if (ability.keyword !== 'plot' && !zone(g, 'hand', seat).includes(id)) continue;
      if (!isTime(g, seat, id, ability)) continue;
      if (ability.if && !holds(g, ability.if, { source: id, controller: seat })) continue;
      if (canPayAll(g, ability.cost, { seat, source: id, x: 0 })) found.push(specialChoice(g, seat, id, ability, at));
    }
  for (const id of ignorable(g)) {
    const action = ignoringOf(g, id);
    if (!action || !mayIgnore(g, seat, id)) continue;
    if (canPayAll(g, action.cost, { seat, source: id, x: 0 })) found.push(specialChoice(g, seat, id, action, IGNORE));
  }
  for (const { id, source, action } of endableBy(g, seat))
    if (canPayAll(g, action.cost, { seat, source, x: 0 }))
      found.push(specialChoice(g, seat, source, action, endingAt(id)));
  return found;
}
/** Where the ending of an effect stands among what can be done with its source. */
const endingAt = (effect: number): number => -1 - effect;
/** Stands for ignoring among what can be done with an object. */
const IGNORE = -1;

function specialChoice(g: Game, seat: Seat, id: number, { cost: paid, keyword }: ActivatedAbility, at: number): Choice {
  const card = cardName(g, g.object(id));
  const cost = g.rules.view.costText(paid);
  return wholeChoice({
    kind: 'SPECIAL',
    label: `${card}: ${keyword} (${cost})`,
    object: publicId(id),
    card,
    controller: seat,
    owner: seat,
    zone: zoneName(g.object(id).zone),
    cost,
    keyword,
    data: { kind: 'SPECIAL', object: id, at },
  });
}

/** The action that stands in a place. */
function actionAt(
  g: Game,
  { seat, object, at }: { seat: Seat; object: number; at: number },
): ActivatedAbility | undefined {
  if (at === IGNORE) return ignoringOf(g, object);
  return at < IGNORE ? endableBy(g, seat).find(({ id }) => endingAt(id) === at)?.action : specialOf(g, object)[at];
}

/** Takes such an action: its cost is paid, and what it does happens at once. */
export const takeSpecial = procedure<{ seat: Seat; object: number; at: number }, { ability: ActivatedAbility }>(
  'takeSpecial',
  {
    pay: (g, l) => {
      const ability = actionAt(g, l);
      if (!ability) return { done: null };
      g.j.note(l, 'ability', ability);
      return paySpecial.call({ seat: l.seat, object: l.object, costs: ability.cost });
    },
    take: (g, l) => {
      if (l.at < IGNORE) endEffect(g, -1 - l.at);
      return freeEffects.call({ source: l.object, controller: l.seat, effects: l.ability.effects ?? [], event: {} });
    },
  },
);

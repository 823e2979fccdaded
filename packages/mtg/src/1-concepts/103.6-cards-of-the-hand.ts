/** What cards in the hand let players do before the first turn: beside mulligans (103.5b), and with the hand kept (103.6). */
import {
  type Choice,
  type Effects,
  entityChoice,
  freeEffects,
  type Game,
  moveAction,
  ownFaceOf,
  perform,
  procedure,
  revealObjects,
  type Seat,
  wholeChoice,
} from '@arbiter/engine';
import { cite } from '../cite.js';

type Saying = 'beginsInPlay' | 'fromOpeningHand' | 'asMulligan';
/** What a card says of the hand that it is in as the game begins; nobody else sees it there yet. */
const saidBy = (g: Game, id: number, rule: Saying) =>
  ownFaceOf(g, g.object(id)).abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.mods.flatMap((mod) => (mod.mod === 'rule' && mod.rule === rule ? [mod] : []))
      : [],
  );
const says = (g: Game, id: number, rule: Saying): boolean => saidBy(g, id, rule).length > 0;
const isEffects = (part: unknown): part is Effects => Array.isArray(part);
const effectsOf = (g: Game, id: number, rule: Saying): Effects =>
  saidBy(g, id, rule).flatMap(({ effects }) => (isEffects(effects) ? effects : []));
const does = (g: Game, seat: Seat, source: number, rule: Saying) =>
  freeEffects.call({ source, controller: seat, effects: effectsOf(g, source, rule), event: {} });

const KEEP = 'KEEP';
const MULLIGAN = 'MULLIGAN';
/** Cards that do something any time their player could take a mulligan (103.5b). */
export const besideMulligans = (g: Game, seat: Seat): number[] =>
  g.zone(`hand:${seat}`).filter((id) => says(g, id, 'asMulligan'));

/** The choices of a player who has such cards: to keep, to take a mulligan, or what a card lets them do first. */
export const handChoices = (g: Game, cards: readonly number[]): Choice[] => [
  wholeChoice({ kind: KEEP, label: 'Keep this hand', data: KEEP }),
  wholeChoice({ kind: MULLIGAN, label: 'Take a mulligan', data: MULLIGAN }),
  ...cards.map((id) => entityChoice(g, { object: id }, id)),
];
export const isMulligan = (picked: string | number): boolean => picked === MULLIGAN;

/** A card does what it says; after that its player declares again whether they take a mulligan (103.5b). @citation */
export const BESIDE_MULLIGANS = cite('mtg:103.5', 'mtg:103.5b');
export const doBeside = (g: Game, seat: Seat, card: number) => {
  revealObjects(g, [card], cite('mtg:103.5b'));
  return does(g, seat, card, 'asMulligan');
};

/** The cards of an opening hand with which something can be done (103.6a, 103.6b). */
export const openingCards = (g: Game, seat: Seat): number[] =>
  g.zone(`hand:${seat}`).filter((id) => says(g, id, 'beginsInPlay') || says(g, id, 'fromOpeningHand'));

/** Does it with each that its player has chosen, once: first with those that are revealed, in the order of the choice (103.6). */
export const openHand = procedure<{ seat: Seat; cards: number[] }, { left: number[] }>('openHand', {
  begin: (g, l) => {
    const revealed = l.cards.filter((id) => says(g, id, 'fromOpeningHand'));
    // 103.6b: it stays revealed until the first turn begins.
    revealObjects(g, revealed, cite('mtg:103.6', 'mtg:103.6b'));
    g.j.note(l, 'left', revealed);
  },
  next: (g, l) => {
    const [card, ...left] = l.left;
    if (card === undefined) return undefined;
    g.j.note(l, 'left', left);
    return does(g, l.seat, card, 'fromOpeningHand').thenGo('next');
  },
  place: (g, l) => {
    const placed = l.cards.filter((id) => says(g, id, 'beginsInPlay'));
    const controller = l.seat;
    return perform(
      g,
      placed.map((object) => moveAction({ object, to: 'battlefield', cause: 'effect', controller })),
    );
  },
});

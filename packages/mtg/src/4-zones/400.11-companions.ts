/** Companions (702.139): a card revealed from outside the game before it begins, and put into the hand once in the game. */
import {
  type Ask,
  type CardDefinition,
  type Choice,
  type Compiled,
  type Cost,
  definePredicate,
  defineValue,
  facesOf,
  type Game,
  holds,
  isPlayer,
  type JsonObject,
  type KeywordAbility,
  newObject,
  ownFaceOf,
  procedure,
  publicId,
  type Seat,
  type State,
  show,
  wholeChoice,
} from '@arbiter/engine';
import { paySpecial } from '../1-concepts/116-special-actions.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { minimumDeckSize } from '../8-multiplayer/formats.js';
import { isCommander } from '../9-casual/903-commander/903.3-commander.js';
import { cite } from '../cite.js';
import { bringIn, namedIn, takeFromOutside } from './400.11-outside.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The companion that they have revealed, which is still outside the game; everybody knows it. */
    companion?: { def: number };
  }
  interface Values {
    minimumDeckSize: 'minimumDeckSize';
  }
}

/** What it is to reveal a companion, and what a starting deck is. @citation */
const REVEALING = cite('mtg:103.2b', 'mtg:702.139a', 'mtg:702.139b');
/** What putting it into the hand cites. @citation */
const TAKING = cite('mtg:116.2g', 'mtg:702.139a', 'mtg:702.139c', 'mtg:702.139d');

const NAME: KeywordAbility['keyword'] = 'companion';
const COST: Cost[] = [{ pay: 'mana', cost: '{3}' }];

/** Whether a card may be somebody's companion. */
export const isForCompanions = (definition: CardDefinition): boolean =>
  facesOf(definition).some(({ abilities }) =>
    abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === NAME),
  );

/** The first turn has not begun, so that libraries and the command zone hold the starting decks. */
const isStarting = (g: Game): boolean => g.turn.number === 0;

export const companionWords = [
  definePredicate('startingDeck', {
    description: 'A card of its owner’s starting deck, a commander among it, as the game begins.',
    holds: (g, e) => {
      const object = isPlayer(e) || !isStarting(g) ? undefined : g.find(e.object);
      return object !== undefined && (object.zone === `library:${object.owner}` || isCommander(object));
    },
  }),
  defineValue('minimumDeckSize', {
    description: 'How many cards a deck needs in this game’s format.',
    example: 'minimumDeckSize',
    compile: () => minimumDeckSize,
    text: () => 'the minimum deck size',
  }),
] as const;

/** Whether the starting deck of a player is as the companion ability of a card of theirs wants it. */
function fulfills(g: Game, seat: Seat, def: number): boolean {
  const before = g.mark();
  const object = newObject({ id: g.nextId(), def, owner: seat, zone: 'exile' });
  g.add(object);
  const fits = ownFaceOf(g, object).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === NAME &&
      (ability.if === undefined || holds(g, ability.if, { source: object.id, controller: seat })),
  );
  g.rollback(before);
  return fits;
}

/** The places, among a player's cards outside the game, of those that they may reveal as their companion. */
export function companionsOf(g: Game, seat: Seat): number[] {
  const { outside } = g.playerMarks(seat);
  return (outside?.def ?? []).flatMap((def, at) => (fulfills(g, seat, def) ? [at] : []));
}

/** Which companion a player reveals, if any. */
export const companionQuestion = (g: Game, seat: Seat): Ask => ({
  seat,
  kind: 'COMPANION',
  shape: 'CHOOSE',
  prompt: 'Reveal a companion from outside the game?',
  rules: REVEALING,
  options: companionsOf(g, seat).map((at) => {
    const { name } = g.defined(g.playerMarks(seat).outside?.def[at] ?? 0);
    return wholeChoice({ kind: 'CARD', label: name, card: name, value: at, data: at });
  }),
  min: 0,
  max: 1,
  // Nobody has to say that they have one.
  always: true,
});

/** Reveals a companion, which stays outside the game. */
export function revealCompanion(g: Game, seat: Seat, at: number): void {
  const def = g.playerMarks(seat).outside?.def[at];
  if (def === undefined) return;
  takeFromOutside(g, seat, [at]);
  g.markPlayer(seat, 'companion', { def });
  g.emit('COMPANION_REVEALED', REVEALING, { seat, card: g.defined(def).name });
}

/** Notes a companion that a player has revealed in a game which goes on. */
export function placeCompanion(state: State, seat: Seat, card: Compiled): void {
  const player = state.players[seat];
  if (player) player.marks.companion = { def: namedIn(state, card) };
}

/** By name, the companion that a player has revealed and not put into their hand. */
export const companionOf = (g: Game, seat: Seat): string | undefined => {
  const { companion } = g.playerMarks(seat);
  return companion && g.defined(companion.def).name;
};

/** What everybody sees of a player's companion. */
export function viewCompanion(g: Game, seat: Seat): JsonObject {
  const companion = companionOf(g, seat);
  return companion === undefined ? {} : { companion };
}

/** The special action of a player whose companion waits outside the game. */
export function companionOptions(g: Game, seat: Seat): Choice[] {
  const card = companionOf(g, seat);
  if (card === undefined || !sorceryTiming(g, seat) || !canPayAll(g, COST, { seat, source: NOTHING, x: 0 })) return [];
  const cost = g.rules.view.costText(COST);
  const choice = { kind: 'SPECIAL', label: `${card}: ${NAME} (${cost})`, card, owner: seat, cost, keyword: NAME };
  return [wholeChoice({ ...choice, data: { kind: 'COMPANION' } })];
}
/** The action has no source among the objects of the game: the card is outside. */
const NOTHING = 0;

/** Pays, and puts the companion into its owner's hand. */
export const takeCompanion = procedure<{ seat: Seat }>('takeCompanion', {
  pay: (_g, { seat }) => paySpecial.call({ seat, object: NOTHING, costs: COST }),
  take: (g, { seat }) => {
    const { companion } = g.playerMarks(seat);
    if (!companion) return { done: null };
    g.markPlayer(seat, 'companion', undefined);
    const { id } = bringIn(g, seat, companion.def, `hand:${seat}`);
    const everybody = g.s.players.map((player) => player.seat);
    show(g, [id], everybody);
    const card = g.defined(companion.def).name;
    g.emit('CARD_BROUGHT', TAKING, { seat, to: 'hand', object: publicId(id), card });
    return { done: null };
  },
});

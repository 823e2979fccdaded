/** Riftbound's events in words for people: play-by-play in a terminal, a mail or a chat. */
import {
  byTarget,
  COMMON,
  counted,
  draws,
  inWords,
  type ReadPassage,
  type RedactedEvent,
  run,
  type Table,
  type Telling,
  textsIn,
  tokens,
  turnLine,
} from '@arbiter/engine';

/** Where a card went, said as players say it; what other events tell already is left out. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string } = {
  kill: (card) => `${card} is killed`,
  lethal: (card) => `${card} dies`,
  banish: (card) => `${card} is banished`,
  discard: (card) => `${card} is discarded`,
  recycle: (card, e) => `${card} is recycled from the ${inWords(e.from)}`,
  hiddenLost: (card) => `${card} is revealed and goes to the trash`,
  return: (card, e) => `${card} returns to ${e.to === 'hand' ? 'its owner’s hand' : `the ${inWords(e.to)}`}`,
};

const how = (method: unknown): string =>
  method === 'hidden' ? ' from hiding' : method === 'ambush' ? ' in ambush' : '';
const paid = (costs: unknown): string => (textsIn(costs).length > 0 ? ` (${textsIn(costs).join(', ')})` : '');

const isCombatDamage = (e: RedactedEvent): boolean => e.type === 'DAMAGE_DEALT' && e.combat === true;

/** The damage of a combat is dealt at one moment, and told in one line. */
const combatDamage: ReadPassage = (_, { events, at, tell }) => {
  const dealt = run(events, at, isCombatDamage);
  if (dealt.length === 0) return null;
  const parts = byTarget(dealt, tell).map(
    ({ target, from, amount }) => `${tell.target(target)} takes ${amount} from ${from}`,
  );
  return { text: `Combat damage: ${parts.join('; ')}`, length: dealt.length };
};

/** Scoring, with the points that it makes. */
const scoring: ReadPassage = (e, { events, at, tell }) => {
  if (e.type !== 'SCORED') return null;
  const text = `${tell.who(e.seat)} ${e.how === 'hold' ? 'holds' : 'conquers'} ${tell.card(e)}`;
  const next = events[at + 1];
  if (next?.type !== 'POINTS_CHANGED' || next.seat !== e.seat) return { text, length: 1 };
  return { text: `${text} and has ${counted(next.total, 'point')}`, length: 2 };
};

const standing = ({ points, hand }: Table): string => `${counted(points, 'point')}, ${counted(hand, 'card')} in hand`;

export const telling: Telling = {
  passages: [draws, tokens, combatDamage, scoring],
  events: {
    ...COMMON,
    STARTING_PLAYER: (e, tell) => `${tell.who(e.seat)} goes first`,
    BATTLEFIELD_CHOSEN: (e, tell) => `${tell.who(e.seat)} brings ${tell.card(e)}`,
    MULLIGAN_DECIDED: (e, tell) =>
      Number(e.count) === 0
        ? `${tell.who(e.seat)} keeps`
        : `${tell.who(e.seat)} sets ${counted(e.count, 'card')} aside`,
    TURN_BEGAN: turnLine(standing),
    DRAW_SKIPPED: (e, tell) => `${tell.who(e.seat)} draws no card`,
    CHANNELED: (e, tell) => `${tell.who(e.seat)} channels ${counted(e.count, 'rune')}`,
    CARD_PLAYED: (e, tell) =>
      `${tell.who(e.controller)} plays ${tell.card(e)}${how(e.method)}${paid(e.paid)}${tell.aimed(e)}`,
    CARD_HIDDEN: (e, tell) => `${tell.who(e.seat)} hides ${tell.known(e) ?? 'a card'}`,
    ABILITY_ACTIVATED: (e, tell) =>
      e.mana ? null : `${tell.who(e.controller)} uses ${tell.card(e)}${tell.aimed(e)}${tell.does(e)}`,
    MOVED: (e, tell) => `${tell.card(e)} moves to ${e.to === null ? 'base' : tell.card({ card: e.toCard })}`,
    RECALLED: (e, tell) => `${tell.card(e)} is recalled`,
    CONTESTED: (e, tell) => (e.by === null ? null : `${tell.who(e.by)} contests ${tell.card(e)}`),
    CONTROL_CHANGED: (e, tell) =>
      e.controller === null
        ? `Nobody controls ${tell.card(e)} any more`
        : `${tell.who(e.controller)} takes control of ${tell.card(e)}`,
    SHOWDOWN_BEGAN: (e, tell) => `${e.combat ? 'Combat' : 'Showdown'} at ${tell.card(e)}`,
    DAMAGE_DEALT: (e, tell) => `${tell.card(e)} deals ${String(e.amount)} damage to ${tell.target(e.target)}`,
    COMBAT_RESULT: (e, tell) =>
      e.winner === null ? 'Nobody wins the combat' : `${tell.who(e.winner)} wins the combat`,
    FINAL_POINT_DENIED: (e, tell) => `${tell.who(e.seat)} draws instead of scoring the final point`,
    POINTS_CHANGED: (e, tell) => `${tell.who(e.seat)} has ${counted(e.total, 'point')}`,
    XP_CHANGED: (e, tell) => `${tell.who(e.seat)} has ${String(e.total)} XP`,
    BURNED_OUT: (e, tell) => `${tell.who(e.seat)} burns out`,
    OBJECT_MOVED: (e, tell) => {
      const card = tell.known(e);
      return card === undefined ? null : (MOVES[String(e.cause)]?.(card, e) ?? null);
    },
  },
};

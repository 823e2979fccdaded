/** Grand Archive's events in words for people: play-by-play in a terminal, a mail or a chat. */
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
  tableIn,
  tablesIn,
  tokens,
  turnLine,
} from '@arbiter/engine';

/** Where a card went, said as players say it; what other events tell already is left out. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string | null } = {
  destroy: (card, e) => (e.to === 'banishment' ? `${card} is destroyed and banished` : `${card} dies`),
  banish: (card) => `${card} is banished`,
  memoryCost: (card) => `${card} is banished as memory cost`,
  sacrifice: (card) => `${card} is sacrificed`,
  discard: (card) => `${card} is discarded`,
  return: (card, e) => `${card} returns to the ${inWords(e.to)}`,
  effect: (card, e) => `${card} is put ${e.to === 'field' ? 'onto the field' : `into the ${inWords(e.to)}`}`,
  start: (card) => `${card} is the first champion`,
};

/** An attack: who, whom, and with what. */
function attack(e: RedactedEvent): { with: Table[]; targets: Table[] } {
  const weapon = e.weapon ? [tableIn(e.weapon)] : [];
  return { with: [...tablesIn(e.intent), ...weapon], targets: tablesIn(e.targets) };
}

const isCombatDamage = (e: RedactedEvent): boolean => e.type === 'DAMAGE_DEALT' && e.combat === true;

/** The damage of a combat is dealt at one moment, and told in one line. */
const combatDamage: ReadPassage = (_, { events, at, tell }) => {
  const dealt = run(events, at, isCombatDamage);
  if (dealt.length === 0) return null;
  const parts = byTarget(dealt, tell).map(({ target, from, amount }) => {
    const last = dealt.findLast((e) => tableIn(e.target).object === target.object);
    return `${tell.target(target)} takes ${amount} from ${from} (${String(last?.total)} in all)`;
  });
  return { text: `Combat damage: ${parts.join('; ')}`, length: dealt.length };
};

function standing({ level, life, damage, memory, hand }: Table): string {
  const champion =
    level === null || level === undefined
      ? ''
      : `level ${String(level)}, ${String(damage)} of ${String(life)} damage, `;
  return `${champion}${String(memory)} in memory, ${counted(hand, 'card')} in hand`;
}

export const telling: Telling = {
  passages: [draws, tokens, combatDamage],
  events: {
    ...COMMON,
    FIRST_PLAYER: (e, tell) => `${tell.who(e.seat)} goes first`,
    TURN_BEGAN: turnLine(standing),
    CARD_ACTIVATED: (e, tell) => `${tell.who(e.controller)} activates ${tell.card(e)}${tell.aimed(e)}`,
    CARD_MATERIALIZED: (e, tell) => `${tell.who(e.controller)} materializes ${tell.card(e)}`,
    MATERIALIZATION_FAILED: (e, tell) => `${tell.card(e)} cannot be materialized`,
    NOTHING_MATERIALIZED: (e, tell) => `${tell.who(e.seat)} materializes nothing`,
    ABILITY_ACTIVATED: (e, tell) => `${tell.who(e.controller)} uses ${tell.card(e)}${tell.aimed(e)}${tell.does(e)}`,
    CHAMPION_LEVELED: (e, tell) => `${tell.who(e.seat)} levels up: ${tell.card(e)}, level ${String(e.level)}`,
    MASTERY_GAINED: (e, tell) => `${tell.who(e.seat)} gains the ${String(e.name)} mastery`,
    DIRECTION_CHANGED: (e, tell) => `${tell.who(e.seat)} turns the Shifting Currents to ${String(e.to)}`,
    RECOLLECTED: (e, tell) => `${tell.who(e.seat)} recollects ${counted(e.count, 'card')}`,
    ATTACK_DECLARED: (e, tell) => {
      const { with: used, targets } = attack(e);
      const using = used.length > 0 ? ` with ${tell.cards(used)}` : '';
      return `${tell.who(e.seat)}: ${tell.target(e.attacker)} attacks ${tell.cards(targets)}${using}`;
    },
    ATTACK_REDIRECTED: (e, tell) => `${tell.target(e.target)} intercepts`,
    ATTACK_FAILED: (e, tell) => `${tell.card(e)} finds nothing to attack`,
    RETALIATION_DECLARED: (e, tell) =>
      `${tell.cards(e.units)} ${tablesIn(e.units).length === 1 ? 'retaliates' : 'retaliate'}`,
    DAMAGE_DEALT: (e, tell) =>
      `${tell.card(e)} deals ${String(e.amount)} damage to ${tell.target(e.target)} (${String(e.total)} in all)`,
    RECOVERED: (e, tell) => `${tell.who(e.seat)} recovers ${String(e.amount)} (${String(e.total)} damage left)`,
    DAMAGE_REMOVED: (e, tell) => `all damage is removed from ${tell.card(e)}`,
    COUNTERS_CHANGED: (e, tell) => (e.kind === 'durability' ? null : (COMMON.COUNTERS_CHANGED?.(e, tell) ?? null)),
    OBJECT_MOVED: (e, tell) => {
      const card = tell.known(e);
      return card === undefined ? null : (MOVES[String(e.cause)]?.(card, e) ?? null);
    },
  },
};

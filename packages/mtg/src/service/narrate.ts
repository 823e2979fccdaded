/** Magic's events in words for people: play-by-play in a terminal, a mail or a chat. */
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
  type Teller,
  type Telling,
  tableIn,
  tablesIn,
  tokens,
  turnLine,
} from '@arbiter/engine';

/** Where a card went, said as players say it; what other events tell already is left out. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string | null } = {
  destroy: (card) => `${card} is destroyed`,
  lethal: (card) => `${card} dies`,
  toughness: (card) => `${card} dies (toughness 0)`,
  discard: (card) => `${card} is discarded`,
  sacrifice: (card) => `${card} is sacrificed`,
  exile: (card) => `${card} is exiled`,
  mill: (card) => `${card} is milled`,
  countered: (card) => `${card} goes to the graveyard`,
  unattached: (card) => `${card} falls off`,
  legendRule: (card) => `${card} goes to the graveyard (legend rule)`,
  roleRule: (card) => `${card} goes to the graveyard (a newer Role)`,
  worldRule: (card) => `${card} goes to the graveyard (world rule)`,
  search: (card, e) => `${card} is put ${placed(e.to)}`,
  return: (card, e) => `${card} ${e.from === 'library' ? 'is put' : 'returns'} ${placed(e.to)}`,
};
const PLACES: { [zone: string]: string } = {
  hand: 'to its owner’s hand',
  battlefield: 'onto the battlefield',
  library: 'into its owner’s library',
};
const placed = (zone: unknown): string => PLACES[String(zone)] ?? `to the ${inWords(zone)}`;

/** How another face came up. */
const FACES: { [how: string]: (card: string) => string } = {
  transform: (card) => `a permanent transforms into ${card}`,
  convert: (card) => `a permanent converts into ${card}`,
  daybound: (card) => `a permanent transforms into ${card}`,
  nightbound: (card) => `a permanent transforms into ${card}`,
  flipped: (card) => `a permanent flips and is ${card} now`,
  faceDown: () => 'a permanent is turned face down',
  'not faceDown': (card) => `${card} is turned face up`,
  leftUnlocked: () => 'the left door of a Room is unlocked',
  rightUnlocked: () => 'the right door of a Room is unlocked',
  'not leftUnlocked': () => 'the left door of a Room is locked',
  'not rightUnlocked': () => 'the right door of a Room is locked',
};

const lifeNow = (e: RedactedEvent): string => `${Number(e.amount) < 0 ? 'falls' : 'rises'} to ${String(e.total)} life`;

/** Things that attack or block, by what they attack or block. */
function grouped(pairs: Table[], whom: (pair: Table) => unknown): Table[][] {
  const groups = new Map<unknown, Table[]>();
  for (const pair of pairs) groups.set(whom(pair), [...(groups.get(whom(pair)) ?? []), pair]);
  return [...groups.values()];
}

const attacked = (e: RedactedEvent, tell: Teller): string =>
  grouped(tablesIn(e.attacks), (a) => a.object ?? a.player)
    .map((group) => {
      const { player, objectName } = tableIn(group[0]);
      return `${player === undefined ? tell.card({ name: objectName }) : tell.who(player)} with ${tell.cards(group)}`;
    })
    .join('; ');

const blocked = (e: RedactedEvent, tell: Teller): string =>
  grouped(tablesIn(e.blocks), (b) => b.attacker)
    .map((group) => `${tell.card({ name: group[0]?.attackerName })} with ${tell.cards(group)}`)
    .join('; ');

const isCombatDamage = (e: RedactedEvent): boolean => e.combat === true && e.type.startsWith('DAMAGE_');
/** What follows from damage at once. */
const isResult = (e: RedactedEvent): boolean =>
  e.type === 'LIFE_CHANGED' || e.type === 'LIFELINK' || (e.type === 'COUNTERS_CHANGED' && Number(e.amount) < 0);

/** The counters that are left on something that lost some to damage. */
function lost(told: readonly RedactedEvent[], { object }: Table): string {
  const left = told.findLast((e) => e.type === 'COUNTERS_CHANGED' && object !== undefined && e.object === object);
  return left ? ` and has ${String(left.total)} ${String(left.kind)} left` : '';
}

/** What each target takes, from what; players with the life that is left to them. */
function takes(told: readonly RedactedEvent[], tell: Teller): { taken: string[]; rest: string[] } {
  const lives = told.filter((e) => e.type === 'LIFE_CHANGED');
  const dealt = told.filter((e) => e.type === 'DAMAGE_DEALT');
  const hit = byTarget(dealt, tell);
  const isLoss = (e: RedactedEvent): boolean =>
    Number(e.amount) < 0 && hit.some(({ target }) => target.player === e.seat);
  const taken = hit.map(({ target, from, amount }) => {
    const left = lives.findLast((e) => isLoss(e) && e.seat === target.player);
    return `${tell.target(target)} takes ${amount} from ${from}${left ? ` and ${lifeNow(left)}` : ''}${lost(told, target)}`;
  });
  const rest = lives.filter((e) => !isLoss(e)).map((e) => `${tell.who(e.seat)} ${lifeNow(e)}`);
  return { taken, rest };
}

/** The damage of a combat is dealt at one moment, and told in one line. */
const combatDamage: ReadPassage = (e, { events, at, tell }) => {
  if (!isCombatDamage(e)) return null;
  const told = run(events, at, (e) => isCombatDamage(e) || isResult(e));
  const { taken, rest } = takes(told, tell);
  const stopped = told.filter((e) => e.type === 'DAMAGE_PREVENTED');
  const prevented = byTarget(stopped, tell).map(
    ({ target, from, amount }) => `${amount} from ${from} to ${tell.target(target)} is prevented`,
  );
  return { text: `Combat damage: ${[...taken, ...prevented, ...rest].join('; ')}`, length: told.length };
};

/** Other damage of one source, with the life that it costs. */
const damage: ReadPassage = (first, { events, at, tell }) => {
  if (first.type !== 'DAMAGE_DEALT') return null;
  const told = run(events, at, (e) =>
    e.type === 'DAMAGE_DEALT' ? e.source === first.source && e.combat !== true : isResult(e),
  );
  const hit = byTarget(
    told.filter((e) => e.type === 'DAMAGE_DEALT'),
    tell,
  );
  const parts = hit.map(
    ({ target, amount }, i) =>
      `${amount}${i === 0 ? ' damage' : ''} to ${tell.target(target)}${lost(told, target).replace(' and', ', which')}`,
  );
  const lives = told.filter((e, i) => e.type === 'LIFE_CHANGED' && !told.slice(i + 1).some((o) => o.seat === e.seat));
  const after = lives.map((e) => `; ${tell.who(e.seat)} ${lifeNow(e)}`).join('');
  return { text: `${tell.card(first)} deals ${parts.join(', ')}${after}`, length: told.length };
};

const standing = ({ life, hand }: Table): string => `${String(life)} life, ${counted(hand, 'card')} in hand`;

export const telling: Telling = {
  passages: [draws, tokens, combatDamage, damage],
  events: {
    ...COMMON,
    STARTING_PLAYER: (e, tell) => `${tell.who(e.seat)} goes first`,
    CARD_BROUGHT: (e, tell) =>
      `${tell.who(e.seat)} puts ${tell.known(e) ?? 'a card'} from outside the game into the ${inWords(e.to)}`,
    VANGUARD_REVEALED: (e, tell) => `${tell.who(e.seat)} has the vanguard ${tell.card(e)}`,
    SCHEME_SET_IN_MOTION: (e, tell) => `${tell.who(e.seat)} sets ${tell.card(e)} in motion`,
    SCHEME_ABANDONED: (e, tell) => `${tell.card(e)} is abandoned`,
    COMPANION_REVEALED: (e, tell) => `${tell.who(e.seat)} has the companion ${tell.card(e)}`,
    GAME_RESTARTED: (e, tell) => `the game is restarted by ${tell.who(e.seat)}`,
    SUBGAME_BEGAN: () => 'a subgame begins',
    SUBGAME_ENDED: (e, tell) => `the subgame is over: ${tell.winners(e)}`,
    MULLIGAN_DECIDED: (e, tell) => `${tell.who(e.seat)} ${e.mulligan ? 'takes a mulligan' : 'keeps'}`,
    TURN_BEGAN: turnLine(standing),
    DRAW_SKIPPED: (e, tell) => `${tell.who(e.seat)} draws no card in the first turn`,
    SKIPPED: (e, tell) => `${tell.who(e.seat)} skips a ${inWords(e.what)}`,
    LAND_PLAYED: (e, tell) => `${tell.who(e.seat)} plays ${tell.card(e)}`,
    SPELL_CAST: (e, tell) =>
      `${tell.who(e.controller)} casts ${tell.card(e)}${e.x ? ` with X = ${String(e.x)}` : ''}${tell.aimed(e)}`,
    ABILITY_ACTIVATED: (e, tell) =>
      e.mana ? null : `${tell.who(e.controller)} activates ${tell.card(e)}${tell.aimed(e)}${tell.does(e)}`,
    TURNED_FACE_UP: (e, tell) => `${tell.who(e.seat)} turns ${tell.card(e)} face up`,
    FACE_CHANGED: (e, tell) => FACES[String(e.how)]?.(tell.card(e)) ?? null,
    DAMAGE_PREVENTED: (e, tell) =>
      `${String(e.amount)} damage from ${tell.card(e)} to ${tell.target(e.target)} is prevented`,
    ANTE_WON: (e, tell) => `${tell.who(e.seat)} wins the ante`,
    MANA_BURNED: (e, tell) => `${tell.who(e.seat)} is burned by ${String(e.amount)} unspent mana`,
    LIFE_CHANGED: (e, tell) =>
      `${tell.who(e.seat)} ${Number(e.amount) < 0 ? 'loses' : 'gains'} ${Math.abs(Number(e.amount))} life and ${lifeNow(e)}`,
    STARTING_PLANE: (e, tell) => `the game begins on ${tell.card(e)}`,
    PLANAR_DIE_ROLLED: (e, tell) => `${tell.who(e.seat)} rolls the planar die: ${String(e.face)}`,
    CHAOS_ENSUED: (e, tell) => `chaos ensues on ${tell.cards(e.cards)}`,
    PLANESWALKED: (e, tell) => `${tell.who(e.seat)} planeswalks to ${tell.cards(e.cards)}`,
    PHASED_OUT: (e, tell) => `${tell.card(e)} phases out`,
    PHASED_IN: (e, tell) => `${tell.card(e)} phases in`,
    HAUNTS: (e, tell) => `${tell.card(e)} haunts ${tell.card(tableIn(e.creature))}`,
    STAT_CHANGED: (e, tell) => `${tell.who(e.seat)} has ${e.stat} ${e.total}`,
    PLAYER_CONTROL_CHANGED: (e, tell) =>
      e.by === e.seat ? `${tell.who(e.seat)} decides again` : `${tell.who(e.by)} controls ${tell.who(e.seat)}`,
    DICE_ROLLED: (e, tell) =>
      `${tell.who(e.player)} rolls ${(Array.isArray(e.results) ? e.results : []).join(' and ')} (d${String(e.sides)})`,
    PAIRED: (e, tell) => `${tell.cards(e.cards)} are paired`,
    UNPAIRED: (e, tell) => `${tell.cards(e.cards)} ${tablesIn(e.cards).length > 1 ? 'are' : 'is'} paired no more`,
    DAMAGE_REMOVED: (e, tell) => `all damage is removed from ${tell.card(e)}`,
    REGENERATED: (e, tell) => `${tell.card(e)} regenerates`,
    REMOVED_FROM_COMBAT: (e, tell) => `${tell.card(e)} is out of combat`,
    ATTACKERS_DECLARED: (e, tell) => `${tell.who(e.seat)} attacks ${attacked(e, tell)}`,
    COMBAT_DAMAGE_ON_STACK: (e, tell) =>
      `Combat damage waits: ${byTarget(tablesIn(e.damage), tell)
        .map(({ target, from, amount }) => `${amount} from ${from} to ${tell.target(target)}`)
        .join('; ')}`,
    BLOCKERS_DECLARED: (e, tell) => `${tell.who(e.seat)} blocks ${blocked(e, tell)}`,
    OBJECT_MOVED: (e, tell) => {
      const card = tell.known(e);
      if (card === undefined) return null;
      if (e.from === 'stack' && e.to === 'battlefield') return `${card} enters the battlefield`;
      return MOVES[String(e.cause)]?.(card, e) ?? null;
    },
  },
};

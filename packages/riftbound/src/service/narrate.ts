/** Events and boards in a few words for people: play-by-play in a terminal or a chat. */
import { type GameView, type JsonObject, type RedactedEvent, tableIn, tablesIn, textsIn } from '@arbiter/engine';

type Names = string[];
const who = (names: Names, seat: unknown): string => names[Number(seat)] ?? `seat ${String(seat)}`;
const plural = (n: unknown, word: string): string => `${String(n)} ${word}${Number(n) === 1 ? '' : 's'}`;

/** Where a card went, said as players say it; causes that other events tell already are left out. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string } = {
  kill: (card) => `${card} is killed`,
  lethal: (card) => `${card} dies`,
  banish: (card) => `${card} is banished`,
  hiddenLost: (card) => `${card} is revealed and goes to the trash`,
  return: (card) => `${card} returns to its owner’s hand`,
};

type Telling = (e: RedactedEvent, names: Names, card: string) => string | null;
const TELLINGS: { [type: string]: Telling } = {
  STARTING_PLAYER: (e, names) => `${who(names, e.seat)} goes first`,
  BATTLEFIELD_CHOSEN: (e, names, card) => `${who(names, e.seat)} brings ${card}`,
  MULLIGAN_DECIDED: (e, names) =>
    Number(e.count) === 0
      ? `${who(names, e.seat)} keeps`
      : `${who(names, e.seat)} sets ${plural(e.count, 'card')} aside`,
  TURN_BEGAN: (e, names) => `— Turn ${String(e.turn)}: ${who(names, e.active)} —`,
  CHANNELED: (e, names) => `${who(names, e.seat)} channels ${plural(e.count, 'rune')}`,
  CARD_PLAYED: (e, names, card) =>
    `${who(names, e.controller)} plays ${card}${how(e.method)}${paid(e.paid)}${aimedAt(e, names)}`,
  CARD_HIDDEN: (e, names) => `${who(names, e.seat)} hides a card`,
  ABILITY_ACTIVATED: (e, names, card) =>
    e.mana ? null : `${who(names, e.controller)} uses ${card}${aimedAt(e, names)}`,
  ABILITY_TRIGGERED: (_e, _names, card) => `${card} triggers`,
  COUNTERED: (_e, _names, card) => `${card} is countered`,
  TOKEN_CREATED: (e, names, card) => `${who(names, e.controller)} gets a ${card}`,
  MOVED: (e, _names, card) => `${card} moves to ${e.to === null ? 'base' : String(e.toCard)}`,
  RECALLED: (_e, _names, card) => `${card} is recalled`,
  CONTESTED: (e, names, card) => (e.by === null ? null : `${who(names, e.by)} contests ${card}`),
  CONTROL_CHANGED: (e, names, card) =>
    e.controller === null ? `Nobody controls ${card} any more` : `${who(names, e.controller)} takes control of ${card}`,
  SHOWDOWN_BEGAN: (e, _names, card) => `${e.combat ? 'Combat' : 'Showdown'} at ${card}`,
  DAMAGE_DEALT: (e, _names, card) =>
    `${e.combat ? 'Combat' : card} deals ${String(e.amount)} to ${String(tableIn(e.target).card ?? 'a unit')}`,
  COMBAT_RESULT: (e, names) =>
    e.winner === null ? 'Nobody wins the combat' : `${who(names, e.winner)} wins the combat`,
  SCORED: (e, names, card) => `${who(names, e.seat)} ${e.how === 'hold' ? 'holds' : 'conquers'} ${card}`,
  FINAL_POINT_DENIED: (e, names) => `${who(names, e.seat)} draws instead of scoring the final point`,
  POINTS_CHANGED: (e, names) => `${who(names, e.seat)} has ${plural(e.total, 'point')}`,
  BURNED_OUT: (e, names) => `${who(names, e.seat)} burns out`,
  EXTRA_TURN: (e, names) => `${who(names, e.seat)} will take another turn`,
  OBJECT_MOVED: (e, _names, card) => (e.card === undefined ? null : (MOVES[String(e.cause)]?.(card, e) ?? null)),
  CONCEDED: (e, names) => `${who(names, e.seat)} concedes`,
  GAME_ENDED: (e, names) =>
    `${tablesIn(e.winners)
      .map((w) => who(names, w))
      .join(', ')} wins`,
};

export function narrate(e: RedactedEvent, names: Names): string | null {
  return TELLINGS[e.type]?.(e, names, String(e.card ?? 'a card')) ?? null;
}

const how = (method: unknown): string =>
  method === 'hidden' ? ' from hiding' : method === 'ambush' ? ' in ambush' : '';
const paid = (costs: unknown): string =>
  Array.isArray(costs) && costs.length > 0 ? ` (${costs.map(String).join(', ')})` : '';

function aimedAt(e: RedactedEvent, names: Names): string {
  const aimed = tablesIn(e.targets).flatMap((t) =>
    typeof t.player === 'number' ? [who(names, t.player)] : t.card ? [String(t.card)] : [],
  );
  return aimed.length > 0 ? ` at ${aimed.join(', ')}` : '';
}

const figures = (o: JsonObject): string => {
  if (o.might === null) return '';
  return ` ${String(o.might)}${Number(o.damage) > 0 ? ` (${String(o.damage)} damage)` : ''}`;
};
const shown = (o: JsonObject): string => `${String(o.name)}${figures(o)}${o.exhausted ? ', exhausted' : ''}`;
const together = (things: JsonObject[]): string => {
  const counts = new Map<string, number>();
  for (const o of things) counts.set(shown(o), (counts.get(shown(o)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join('; ');
};

/** Each player's points, cards and base, then the battlefields with who is there. */
export function board(view: GameView): string[] {
  const objects = Object.entries(view.objects);
  const lines: string[] = [];
  for (const p of view.players) {
    const zones = tableIn(p.zones);
    const base = objects.map(([, o]) => o).filter((o) => o.zone === 'base' && o.controller === p.seat);
    const runes = base.filter((o) => textsIn(o.types).includes('Rune')).length;
    const rest = base.filter((o) => !textsIn(o.types).includes('Rune'));
    lines.push(
      `${String(p.name)}: ${plural(p.points, 'point')}, ${String(zones.hand)} in hand, ${String(zones.mainDeck)} in deck, ${plural(runes, 'rune')}`,
      `  base: ${together(rest) || 'nothing'}`,
    );
  }
  for (const [id, o] of objects) {
    if (o.zone !== 'battlefield' || !textsIn(o.types).includes('Battlefield')) continue;
    const holder = o.controller === null ? 'nobody' : String(view.players[Number(o.controller)]?.name);
    const there = objects.map(([, u]) => u).filter((u) => u.battlefield === id && u.types !== undefined);
    lines.push(`${String(o.name)} (${holder}): ${together(there) || 'empty'}`);
  }
  return lines;
}

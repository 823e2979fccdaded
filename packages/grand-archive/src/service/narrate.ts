/** Events and boards in a few words for people: play-by-play in a terminal or a chat. */
import { type GameView, type JsonObject, type RedactedEvent, tableIn, tablesIn, textsIn } from '@arbiter/engine';

type Names = string[];
const who = (names: Names, seat: unknown): string => names[Number(seat)] ?? `seat ${String(seat)}`;
const cardOf = (value: unknown): string => String(tableIn(value).card ?? 'something');
const cardsOf = (value: unknown): string =>
  tablesIn(value)
    .map((v) => String(v.card))
    .join(', ');

/** Where a card went, said as players say it; causes that other events tell already are left out. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string | null } = {
  destroy: (card, e) => (e.to === 'banishment' ? `${card} is destroyed and banished` : `${card} dies`),
  banish: (card) => `${card} is banished`,
  memoryCost: (card) => `${card} is banished as memory cost`,
  sacrifice: (card) => `${card} is sacrificed`,
  discard: (card) => `${card} is discarded`,
  return: (card, e) => `${card} returns to the ${e.to === 'materialDeck' ? 'material deck' : String(e.to)}`,
  effect: (card, e) => `${card} is put ${e.to === 'field' ? 'onto the field' : `into ${String(e.to)}`}`,
  start: (card) => `${card} is the first champion`,
};

function combatEvent(e: RedactedEvent, names: Names): string | null {
  switch (e.type) {
    case 'ATTACK_DECLARED': {
      const used = [...tablesIn(e.intent), ...(e.weapon ? [tableIn(e.weapon)] : [])].map((c) => String(c.card));
      const using = used.length > 0 ? ` with ${used.join(' and ')}` : '';
      return `${who(names, e.seat)}: ${cardOf(e.attacker)} attacks ${cardsOf(e.targets)}${using}`;
    }
    case 'ATTACK_REDIRECTED':
      return `${cardOf(e.target)} intercepts`;
    case 'ATTACK_FAILED':
      return `${String(e.card)} finds nothing to attack`;
    case 'RETALIATION_DECLARED':
      return `${cardsOf(e.units)} retaliates`;
    case 'DAMAGE_DEALT':
      return `${String(e.card)} deals ${String(e.amount)} damage to ${cardOf(e.target)} (${String(e.total)} in all)`;
    default:
      return null;
  }
}

export function narrate(e: RedactedEvent, names: Names): string | null {
  const card = String(e.card ?? 'a card');
  switch (e.type) {
    case 'FIRST_PLAYER':
      return `${who(names, e.seat)} goes first`;
    case 'TURN_BEGAN':
      return `— Turn ${String(e.turn)}: ${who(names, e.active)} —`;
    case 'CARD_ACTIVATED':
      return `${who(names, e.controller)} activates ${card}${aimedAt(e, names)}`;
    case 'CARD_MATERIALIZED':
      return `${who(names, e.controller)} materializes ${card}`;
    case 'ABILITY_ACTIVATED':
      return `${who(names, e.controller)} uses ${card}${aimedAt(e, names)}`;
    case 'ABILITY_TRIGGERED':
      return `${card} triggers`;
    case 'CHAMPION_LEVELED':
      return `${who(names, e.seat)} levels up: ${card}, level ${String(e.level)}`;
    case 'RECOLLECTED':
      return `${who(names, e.seat)} recollects ${String(e.count)}`;
    case 'ILLEGAL_TARGETS':
      return `${card} does nothing: its target is gone`;
    case 'OBJECT_MOVED':
      return e.card === undefined ? null : (MOVES[String(e.cause)]?.(card, e) ?? null);
    case 'COUNTERS_CHANGED':
      return e.kind === 'durability'
        ? null
        : `${Number(e.amount) > 0 ? '+' : ''}${String(e.amount)} ${String(e.kind)} counters (${String(e.total)})`;
    case 'PLAYER_LOST':
      return `${who(names, e.seat)} loses: ${String(e.reason)}`;
    case 'CONCEDED':
      return `${who(names, e.seat)} concedes`;
    case 'GAME_ENDED':
      return e.kind === 'DRAW'
        ? 'The game is a draw'
        : `${tablesIn(e.winners)
            .map((w) => who(names, w))
            .join(', ')} wins`;
    default:
      return combatEvent(e, names);
  }
}

function aimedAt(e: RedactedEvent, names: Names): string {
  const aimed = tablesIn(e.targets).flatMap((t) =>
    typeof t.player === 'number' ? [who(names, t.player)] : t.card ? [String(t.card)] : [],
  );
  return aimed.length > 0 ? ` at ${aimed.join(', ')}` : '';
}

/** Each player's champion, cards and field in two lines. */
export function board(view: GameView): string[] {
  return view.players.flatMap((p) => {
    const zones = tableIn(p.zones);
    const champion = view.objects[String(p.champion)];
    const head = champion
      ? `${String(champion.name)} (level ${String(champion.level)}), ${String(champion.damage)} of ${String(champion.life)} damage`
      : 'no champion yet';
    const rest = Object.values(view.objects).filter(
      (o) => o.zone === 'field' && o.controller === p.seat && o !== champion,
    );
    const shown = rest.map((o) => `${String(o.name)}${figures(o)}${o.rested ? ' (rested)' : ''}`);
    return [
      `${String(p.name)}: ${head}; ${String(zones.hand)} in hand, ${String(zones.memory)} in memory, ${String(zones.mainDeck)} in deck`,
      `  ${shown.join(', ') || 'nothing else on the field'}`,
    ];
  });
}

function figures(o: JsonObject): string {
  if (textsIn(o.types).includes('Ally')) return ` ${String(o.power)}/${Number(o.life) - Number(o.damage)}`;
  return textsIn(o.types).includes('Weapon') ? ` ${String(o.power)} (${String(o.durability)})` : '';
}

/** Events and boards in a few words for people: play-by-play in a terminal or a chat. */
import { type GameView, type RedactedEvent, tableIn, tablesIn } from '@arbiter/engine';

type Names = string[];
const who = (names: Names, seat: unknown): string => names[Number(seat)] ?? `seat ${String(seat)}`;

/** Where a card went, said as players say it. */
const MOVES: { [cause: string]: (card: string, e: RedactedEvent) => string | null } = {
  destroy: (card) => `${card} is destroyed`,
  toughness: (card) => `${card} dies (toughness 0)`,
  discard: (card) => `${card} is discarded`,
  sacrifice: (card) => `${card} is sacrificed`,
  exile: (card) => `${card} is exiled`,
  countered: (card) => `${card} goes to the graveyard`,
  unattached: (card) => `${card} falls off`,
  legendRule: (card) => `${card} goes to the graveyard (legend rule)`,
  return: (card, e) => `${card} returns to ${e.to === 'hand' ? 'its owner’s hand' : `the ${String(e.to)}`}`,
};

/** How another face came up. */
const FACES: { [how: string]: (card: string) => string } = {
  transform: (card) => `a permanent transforms into ${card}`,
  convert: (card) => `a permanent converts into ${card}`,
  flipped: (card) => `a permanent flips and is ${card} now`,
  faceDown: () => 'a permanent is turned face down',
  'not faceDown': (card) => `${card} is turned face up`,
};

/** What something is called now, where that isn't what its card is called. */
const called = ({ name, card }: { [field: string]: unknown }): string | undefined => {
  const said = name || card;
  return said === undefined ? undefined : String(said);
};

export function narrate(e: RedactedEvent, names: Names): string | null {
  const card = called(e) ?? 'a card';
  switch (e.type) {
    case 'STARTING_PLAYER':
      return `${who(names, e.seat)} goes first`;
    case 'MULLIGAN_DECIDED':
      return `${who(names, e.seat)} ${e.mulligan ? 'takes a mulligan' : 'keeps'}`;
    case 'TURN_BEGAN':
      return `— Turn ${String(e.turn)}: ${who(names, e.active)} —`;
    case 'LAND_PLAYED':
      return `${who(names, e.seat)} plays ${card}`;
    case 'SPELL_CAST':
      return `${who(names, e.controller)} casts ${card}${e.x ? ` with X = ${String(e.x)}` : ''}${aimedAt(e, names)}`;
    case 'ABILITY_ACTIVATED':
      return e.mana ? null : `${who(names, e.controller)} activates ${card}${aimedAt(e, names)}`;
    case 'ABILITY_TRIGGERED':
      return `${card} triggers`;
    case 'ILLEGAL_TARGETS':
      return `${card} does nothing: its targets are gone`;
    case 'COUNTERED':
      return `${card} is countered`;
    case 'TOKEN_CREATED':
      return `${who(names, e.controller)} gets a ${card} token`;
    case 'BECAME_COPY':
      return `${card} becomes a copy of ${String(e.of)}`;
    case 'FACE_CHANGED':
      return FACES[String(e.how)]?.(card) ?? null;
    case 'COPIED':
      return `${card} is copied`;
    case 'DAMAGE_DEALT':
      return `${card} deals ${String(e.amount)} damage${recipient(e.target, names)}`;
    case 'DAMAGE_PREVENTED':
      return `${card}’s damage is prevented`;
    case 'LIFE_CHANGED':
      return `${who(names, e.seat)} ${Number(e.amount) < 0 ? 'falls' : 'rises'} to ${String(e.total)} life`;
    case 'ATTACKERS_DECLARED':
      return `${who(names, e.seat)} attacks with ${tablesIn(e.attacks)
        .map((a) => called(a))
        .join(', ')}`;
    case 'BLOCKERS_DECLARED':
      return `${who(names, e.seat)} blocks with ${tablesIn(e.blocks)
        .map((b) => called(b))
        .join(', ')}`;
    case 'OBJECT_MOVED':
      return e.card === undefined ? null : (MOVES[String(e.cause)]?.(card, e) ?? null);
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
      return null;
  }
}

function aimedAt(e: RedactedEvent, names: Names): string {
  const aimed = tablesIn(e.targets).flatMap((t) =>
    typeof t.player === 'number' ? [who(names, t.player)] : t.card ? [String(t.card)] : [],
  );
  return aimed.length > 0 ? ` at ${aimed.join(', ')}` : '';
}
function recipient(target: unknown, names: Names): string {
  const { player, card } = tableIn(target);
  if (player !== undefined) return ` to ${who(names, player)}`;
  return card === undefined ? '' : ` to ${String(card)}`;
}

/** Each player's life, hand and permanents in two lines. */
export function board(view: GameView): string[] {
  const lines: string[] = [];
  for (const p of view.players) {
    const zones = tableIn(p.zones);
    lines.push(
      `${String(p.name)}: ${String(p.life)} life, ${String(zones.hand)} in hand, ${String(zones.library)} in library, ${String(zones.graveyard)} in graveyard`,
    );
    const counts = new Map<string, number>();
    for (const o of Object.values(view.objects)) {
      if (o.zone !== 'battlefield' || o.controller !== p.seat) continue;
      const powerAndToughness = o.power === null ? '' : ` ${String(o.power)}/${String(o.toughness)}`;
      const name = `${String(o.name)}${powerAndToughness}${o.tapped ? ' (tapped)' : ''}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    lines.push(
      `  ${[...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ') || 'nothing on the battlefield'}`,
    );
  }
  return lines;
}

/** Grand Archive's board in lines of text. */
import {
  type GameView,
  type JsonObject,
  lyingIn,
  row,
  shownName,
  situationOf,
  tableIn,
  textsIn,
  together,
  wrapped,
} from '@arbiter/engine';

function figures(o: JsonObject): string {
  const types = textsIn(o.types);
  const own = types.includes('Ally')
    ? ` ${String(o.power)}/${Number(o.life) - Number(o.damage)}`
    : types.includes('Weapon')
      ? ` ${String(o.power)} (durability ${String(o.durability)})`
      : '';
  const counters = Object.entries(tableIn(o.counters)).map(([kind, n]) => `${String(n)} ${kind}`);
  const states = [
    o.rested === true && 'rested',
    ...['distant', 'fostered', 'ephemeral'].filter((one) => o[one] === true),
    ...counters,
  ].filter((state) => state);
  return `${own}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

function championOf(champion: JsonObject | undefined): string {
  if (!champion) return 'none';
  const { level, damage, life } = champion;
  return `${shownName(champion)}, level ${String(level)}, ${String(damage)} of ${String(life)} damage${figures(champion)}`;
}

function seatOf(view: GameView, p: JsonObject): string[] {
  const zones = tableIn(p.zones);
  const seat = Number(p.seat);
  const champion = view.objects[String(p.champion)];
  const field = Object.values(view.objects).filter(
    (o) => o.zone === 'field' && o.controller === seat && o !== champion,
  );
  const zone = (title: string, id: string): string[] => {
    const there = lyingIn(view, id, seat);
    return there.length > 0 ? row(title, together(there, shownName)) : [];
  };
  return [
    ...wrapped(
      `${String(p.name)}: ${String(zones.hand)} in hand, ${String(zones.memory)} in memory, ${String(zones.mainDeck)} in deck, ${String(zones.materialDeck)} in the material deck`,
    ),
    ...row('champion', championOf(champion)),
    ...row('field', together(field, (o) => `${shownName(o)}${figures(o)}`) || 'nothing else'),
    ...zone('graveyard', 'graveyard'),
    ...zone('banishment', 'banishment'),
    ...zone('memory', 'memory'),
    ...zone('hand', 'hand'),
  ];
}

/** The turn, each player's champion, cards and field, and what waits to resolve. */
export function board(view: GameView): string[] {
  const stack = view.stack.map((item) => String(item.name || item.card || 'something'));
  return [
    ...wrapped(situationOf(view, 'Opportunity')),
    ...view.players.flatMap((p) => ['', ...seatOf(view, p)]),
    ...(stack.length > 0 ? ['', ...wrapped(`Effects Stack, top first: ${stack.join('; ')}`)] : []),
  ];
}

/** Riftbound's board in lines of text. */
import {
  counted,
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

function shown(o: JsonObject): string {
  const states = [
    Number(o.damage) > 0 && `${String(o.damage)} damage`,
    o.exhausted === true && 'exhausted',
    o.stunned === true && 'stunned',
    o.buffed === true && 'buffed',
  ].filter((state) => state);
  const might = o.might === null || o.might === undefined ? '' : ` ${String(o.might)}`;
  return `${shownName(o)}${might}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
const is = (o: JsonObject, type: string): boolean => textsIn(o.types).includes(type);

function seatOf(view: GameView, p: JsonObject): string[] {
  const zones = tableIn(p.zones);
  const seat = Number(p.seat);
  const base = Object.values(view.objects).filter((o) => o.zone === 'base' && o.controller === seat);
  const runes = base.filter((o) => is(o, 'Rune'));
  const rest = base.filter((o) => !is(o, 'Rune'));
  const zone = (title: string, id: string): string[] => {
    const there = lyingIn(view, id, seat);
    return there.length > 0 ? row(title, together(there, shownName)) : [];
  };
  return [
    ...wrapped(
      `${String(p.name)}: ${counted(p.points, 'point')}, ${String(zones.hand)} in hand, ${String(zones.mainDeck)} in deck, ${counted(zones.runeDeck, 'rune')} in the rune deck`,
    ),
    ...zone('legend', 'legendZone'),
    ...zone('champion', 'championZone'),
    ...(runes.length > 0 ? row('runes', together(runes, shown)) : []),
    ...row('base', together(rest, shown) || 'nothing'),
    ...zone('trash', 'trash'),
    ...zone('hand', 'hand'),
  ];
}

function battlefieldOf(view: GameView, [id, o]: [string, JsonObject]): string[] {
  const holder = o.controller === null ? 'nobody' : String(view.players[Number(o.controller)]?.name ?? 'nobody');
  const there = Object.values(view.objects).filter((u) => u.battlefield === id);
  const bySeat = view.players.flatMap((p) => {
    const units = there.filter((u) => u.controller === p.seat);
    return units.length > 0 ? row(String(p.name), together(units, shown)) : [];
  });
  return [...wrapped(`${shownName(o)}, held by ${holder}`), ...(bySeat.length > 0 ? bySeat : ['  empty'])];
}

/** The turn, each player's points, cards and base, then the battlefields with who is there. */
export function board(view: GameView): string[] {
  const battlefields = Object.entries(view.objects).filter(([, o]) => o.zone === 'battlefield' && is(o, 'Battlefield'));
  const chain = view.stack.map((item) => String(item.name || item.card || 'something'));
  return [
    ...wrapped(situationOf(view, 'priority', view.turn.phase)),
    ...view.players.flatMap((p) => ['', ...seatOf(view, p)]),
    ...battlefields.flatMap((b) => ['', ...battlefieldOf(view, b)]),
    ...(chain.length > 0 ? ['', ...wrapped(`Chain, top first: ${chain.join('; ')}`)] : []),
  ];
}

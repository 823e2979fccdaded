/** Magic's board in lines of text. */
import {
  counted,
  type GameView,
  type JsonObject,
  lyingIn,
  row,
  shownName,
  situationOf,
  tableIn,
  tablesIn,
  textsIn,
  together,
  wrapped,
} from '@arbiter/engine';

function figures(o: JsonObject): string {
  const power = o.power === null || o.power === undefined ? '' : ` ${String(o.power)}/${String(o.toughness)}`;
  const loyalty = o.loyalty === null || o.loyalty === undefined ? '' : ` [${String(o.loyalty)}]`;
  const counters = Object.entries(tableIn(o.counters)).map(([kind, n]) => counted(n, `${kind} counter`));
  const states = [
    o.tapped && 'tapped',
    o.attacking != null && 'attacking',
    textsIn(o.blocking).length > 0 && 'blocking',
    Number(o.damage) > 0 && `${String(o.damage)} damage`,
    ...counters,
  ].filter((state) => state);
  return `${power}${loyalty}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

const permanents = (view: GameView, of: JsonObject): JsonObject[] =>
  Object.values(view.objects).filter((o) => o.zone === 'battlefield' && o.controller === of.seat);

function attachedTo(view: GameView, o: JsonObject): string {
  const host = typeof o.attachedTo === 'string' ? view.objects[o.attachedTo] : undefined;
  return host ? ` on ${shownName(host)}` : '';
}

/** What an edition calls a zone otherwise. */
const namedIn = (view: GameView, zone: string): string | undefined =>
  view.zones.find(({ id }) => id === zone)?.name?.toLowerCase();

/** What a commander costs more than at first. */
function taxOn(p: JsonObject, o: JsonObject): string {
  const { tax } = tablesIn(p.commanders).find(({ card }) => card === o.card) ?? {};
  return Number(tax ?? 0) > 0 ? ` (costs {${String(tax)}} more)` : '';
}

function seatOf(view: GameView, p: JsonObject): string[] {
  const zones = tableIn(p.zones);
  const figuresOf = [
    `${String(p.life)} life`,
    ...Object.entries(tableIn(p.counters)).map(([kind, n]) => `${String(n)} ${kind}`),
    `${String(zones.hand)} in hand`,
    `${String(zones.library)} in library`,
    `${String(zones.graveyard)} in graveyard`,
    ...tablesIn(p.commanderDamage).map(({ amount, card }) => `${String(amount)} damage by ${String(card)}`),
  ];
  const all = permanents(view, p);
  const of = (type: string): JsonObject[] => all.filter((o) => textsIn(o.types).includes(type));
  const creatures = of('Creature');
  const lands = of('Land').filter((o) => !creatures.includes(o));
  const others = all.filter((o) => !creatures.includes(o) && !lands.includes(o));
  const shown = (o: JsonObject): string => `${shownName(o)}${figures(o)}${attachedTo(view, o)}`;
  const hand = lyingIn(view, 'hand', Number(p.seat));
  const graveyard = lyingIn(view, 'graveyard', Number(p.seat));
  const phasedOut = Object.values(view.objects).filter((o) => o.zone === 'phasedOut' && o.controller === p.seat);
  const command = Object.values(view.objects).filter((o) => o.zone === 'command' && o.owner === p.seat);
  const taxed = (o: JsonObject): string => `${shownName(o)}${taxOn(p, o)}`;
  return [
    ...wrapped(`${String(p.name)}: ${figuresOf.join(', ')}`),
    ...(lands.length > 0 ? row('lands', together(lands, shown)) : []),
    ...(creatures.length > 0 ? row('creatures', together(creatures, shown)) : []),
    ...(others.length > 0 ? row('others', together(others, shown)) : []),
    ...(all.length === 0 ? [`  nothing ${namedIn(view, 'battlefield') ?? 'on the battlefield'}`] : []),
    ...(phasedOut.length > 0 ? row('phased out', together(phasedOut, shown)) : []),
    ...(command.length > 0 ? row('command', together(command, taxed)) : []),
    ...(graveyard.length > 0 ? row('graveyard', together(graveyard, shownName)) : []),
    ...(hand.length > 0 ? row('hand', together(hand, shownName)) : []),
  ];
}

/** The turn, each player's figures and cards, and what waits to resolve. */
export function board(view: GameView): string[] {
  const stack = view.stack.map((item) => String(item.name || item.card || 'something'));
  return [
    ...wrapped(situationOf(view, 'priority')),
    ...view.players.flatMap((p) => ['', ...seatOf(view, p)]),
    ...(stack.length > 0 ? ['', ...wrapped(`Stack, top first: ${stack.join('; ')}`)] : []),
  ];
}

/** Phrases of moves: destroying, banishing, returning, and putting something elsewhere. */
import { canonical, type Effect, type Filter, type Ref } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { perEach } from '../numbers.js';
import { zoneName } from '../places.js';
import { clausesOf, either, numeral, type Say, UNSAID, verb } from '../say.js';
import { keep, keyOf, kindsOf, moves, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';

type Move = Extract<Effect, { do: 'move' }>;

export const moveText = (effect: Move, say: Say): string => movedText(effect, say);
/** The same of something that is described where it is chosen. */
export function movedText(effect: Move, say: Say, described?: string): string {
  const { what, to, position, status, save, cause = 'effect', controller, counters, final, face, order } = effect;
  const { keep: kept, attached } = effect;
  if (final || (face !== undefined && (face !== 1 || to !== 'field'))) return UNSAID;
  // What is kept is called by what was done to it.
  if (kept && (to !== 'banishment' || cause !== 'banish' || kept !== 'linked')) return UNSAID;
  if (attached && to === 'lineage') return lineageText(effect, attached, say, described);
  if (attached) return loadedText(effect, attached, say, described);
  const theirs =
    described === undefined
      ? (ofTheirDeck(effect, say) ?? fromYourDeck(effect, say) ?? allOfTheirs(effect, say))
      : undefined;
  const how = moved(effect, { to, position, status, cause, controller, counters, order }, say);
  // Nobody sacrifices what others control.
  const given =
    cause === 'sacrifice' && typeof what === 'object' && 'each' in what && described === undefined
      ? sacrificed(what.each, say)
      : undefined;
  const said = theirs ?? how(described ?? given ?? fromThere(what, to, say) ?? say.object(what));
  const past =
    PAST[cause] ?? (to === 'graveyard' ? either('put', `put into ${either('your', 'their')} graveyard`) : 'put');
  const done = { past, kind: kindOfThese(what, say), many: isMany(what, say) };
  if (save !== undefined) {
    keep(say, save, what, ['card', ...(to === 'field' ? asObject(what, say) : [])]);
    say.spoken.became = [...(say.spoken.became ?? []), save];
    say.spoken.done = { ...say.spoken.done, [save]: done };
  }
  if (typeof what === 'object' && 'saved' in what)
    say.spoken.became = (say.spoken.became ?? []).filter((name) => name !== what.saved);
  if (typeof what === 'object' && 'saved' in what) say.spoken.done = { ...say.spoken.done, [what.saved]: done };
  moves(say, what);
  return said;
}
/** "Ally card": what a card of such a kind is on the field. */
function asObject(what: Ref, say: Say): string[] {
  const key = keyOf(what, say);
  const known = say.spoken.said.find((one) => one.key === key)?.kinds ?? [];
  return known.flatMap((kind) => (kind.endsWith(' card') ? [kind.slice(0, -' card'.length)] : []));
}
/** "Each regalia with a bond counter on it", of what its controller sacrifices. */
function sacrificed(filter: Filter, say: Say): string | undefined {
  const clauses = clausesOf(filter);
  const rest = clauses.filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (rest.length + 1 !== clauses.length || zonesOf(clauses).length > 0) return undefined;
  const plain = say.apart(() => say.object({ each: rest }));
  return either(plain, say.object({ each: filter }));
}
/** "Return ~ from your graveyard", of what works there and moves itself: that it does is said so. */
function fromThere(what: Ref, to: string, say: Say): string | undefined {
  const { from } = say;
  if (what !== 'self' || !from || from.said || from.zone === to || from.zone === 'lineage') return undefined;
  from.said = true;
  const names = say.object('self');
  return `${either(names, 'the card')} from your ${zoneName(from.zone)}`;
}
/** "Target player puts the top three cards of their deck into their graveyard." */
function ofTheirDeck({ what, to, position, status, controller, counters, order }: Move, say: Say): string | undefined {
  if (typeof what !== 'object' || !('top' in what) || what.of === undefined || what.of === 'you') return undefined;
  if (
    position !== undefined ||
    status ||
    controller ||
    counters ||
    order ||
    !['graveyard', 'memory', 'hand'].includes(to)
  )
    return undefined;
  const size = writtenValue(what.top);
  const each = size === undefined ? perEach(what.top) : undefined;
  const { of } = what;
  // "For each damage counter on it, their controller puts the top two cards from their deck into their graveyard."
  const one = each && {
    said: say.apart(() => each.one(say)),
    cards: each.times === 1 ? 'card' : `${numeral(each.times)} cards`,
  };
  if (size === undefined)
    return say.ways(
      ...(one
        ? [
            () =>
              `for ${one.said}, ${say.about(of, (s) => `${s.text} ${verb(s, 'put')} the top ${one.cards} ${either('of', 'from')} their deck into their ${zoneName(to)}`)}`,
          ]
        : []),
      () =>
        say.about(
          of,
          (s) =>
            `${s.text} ${verb(s, 'put')} the top X cards ${either('of', 'from')} their deck into their ${zoneName(to)}, where X is ${say.value(what.top)}`,
        ),
    );
  const cards = what.top === 1 ? 'card' : `${typeof what.top === 'number' ? numeral(what.top) : size} cards`;
  return say.about(
    what.of,
    (s) => `${s.text} ${verb(s, 'put')} the top ${cards} ${either('of', 'from')} their deck into their ${zoneName(to)}`,
  );
}
/** "Put an amount of cards from the top of your deck into your graveyard equal to …", "for each ally you control, put the top card …" */
function fromYourDeck(
  { what, to, position, status, controller, counters, order, cause = 'effect' }: Move,
  say: Say,
): string | undefined {
  if (typeof what !== 'object' || !('top' in what) || (what.of !== undefined && what.of !== 'you')) return undefined;
  const { top } = what;
  if (writtenValue(top) !== undefined || position !== undefined || status || controller || counters || order)
    return undefined;
  if (cause !== 'effect' || !['graveyard', 'memory', 'hand'].includes(to)) return undefined;
  const into = `into your ${zoneName(to)}`;
  const each = perEach(top);
  return say.ways(
    ...(each?.times === 1 ? [() => `for ${each.one(say)}, put the top card of your deck ${into}`] : []),
    () => `put the top X cards ${either('of', 'from')} your deck ${into}, where X is ${say.value(top)}`,
    () => `put an amount of cards from the top of your deck ${into} equal to ${say.value(top)}`,
  );
}
/** "Target player banishes all cards in their graveyard." */
function allOfTheirs(
  { what, to, position, status, controller, counters, order, cause }: Move,
  say: Say,
): string | undefined {
  if (typeof what !== 'object' || !('each' in what)) return undefined;
  if (position !== undefined || status || controller || counters || order) return undefined;
  if (to === 'memory' && (cause ?? 'effect') === 'effect') return handToMemory(what.each, say);
  if (to !== 'banishment' || cause !== 'banish') return undefined;
  const clauses = clausesOf(what.each);
  const [zone, ...more] = zonesOf(clauses);
  if (zone === 'graveyard' && more.length === 0 && !clauses.some((clause) => 'owner' in clause)) {
    const all = clauses.filter((clause) => !('zone' in clause));
    return say.ways(
      () => `banish ${say.object(what)}`,
      () =>
        `each player banishes all ${say.thing(all, { many: true, card: true })} ${either('in', 'from')} their graveyard`,
    );
  }
  const owner = clauses.find((clause) => 'owner' in clause);
  if (zone === undefined || more.length > 0 || !owner || !('owner' in owner) || typeof owner.owner !== 'object')
    return undefined;
  const whose = owner.owner;
  const rest = clauses.filter((clause) => clause !== owner && !('zone' in clause));
  return say.ways(
    () => `banish ${say.object(what)}`,
    () =>
      say.about(
        whose,
        (s) =>
          `${s.text} ${verb(s, 'banish', 'banishes')} all ${say.thing(rest, { many: true, card: true })} ${either('in', 'from')} their ${zoneName(zone)}`,
      ),
  );
}
/** "Target opponent puts all cards from their hand into their memory." */
function handToMemory(cards: Filter, say: Say): string | undefined {
  const clauses = clausesOf(cards);
  const owner = clauses.find((clause) => 'owner' in clause);
  if (clauses.length !== 2 || zonesOf(clauses).join() !== 'hand' || !owner || !('owner' in owner)) return undefined;
  if (typeof owner.owner !== 'object') return undefined;
  return say.about(
    owner.owner,
    (s) => `${s.text} ${verb(s, 'put')} all cards ${either('from', 'in')} their hand into their memory`,
  );
}
const PAST: { [cause: string]: string } = {
  banish: 'banished',
  destroy: 'destroyed',
  return: 'returned',
  discard: 'discarded',
  sacrifice: 'sacrificed',
};
/** What each of those that move was. */
function kindOfThese(what: Ref, say: Say): string {
  if (typeof what !== 'object') return 'object';
  if ('each' in what)
    return zonesOf(clausesOf(what.each)).some((zone) => zone !== 'field')
      ? 'card'
      : (kindsOf(what.each)[0] ?? 'object');
  if ('top' in what || 'bottom' in what) return 'card';
  if ('target' in what) {
    const kinds = kindsOf(say.targets[what.target]?.what ?? []);
    return kinds.includes('card') ? 'card' : (kinds[0] ?? 'object');
  }
  const known =
    'saved' in what
      ? say.spoken.said.find(({ key }) => key === (say.spoken.saved[what.saved] ?? canonical(what)))
      : undefined;
  if (!known || known.kinds.includes('card')) return known ? 'card' : 'object';
  const [kind = 'object', ...kinds] = known.kinds;
  const type = kinds.find((one) => TYPES.includes(one));
  return type === undefined ? kind : either(kind, type);
}
const TYPES = ['ally', 'champion', 'weapon', 'item', 'domain', 'phantasia'];
function isMany(what: Ref, say: Say): boolean {
  if (typeof what !== 'object') return false;
  if ('each' in what) return true;
  if ('saved' in what)
    return say.spoken.said.some(({ key, many }) => many && key === (say.spoken.saved[what.saved] ?? canonical(what)));
  return ('top' in what && what.top !== 1) || ('target' in what && (say.targets[what.target]?.max ?? 1) !== 1);
}

/** "Load ~ into target unloaded Gun weapon you control." */
function loadedText(
  { what, to, position, status, cause, controller, counters, order, save }: Move,
  into: Ref,
  say: Say,
  described?: string,
): string {
  if (to !== 'loaded' || cause !== 'load' || position !== undefined || status || controller || counters || order)
    return UNSAID;
  const said = `load ${described ?? fromThere(what, to, say) ?? say.object(what)} into ${say.object(into, 'given')}`;
  const done = { past: 'loaded', kind: 'card', many: isMany(what, say) };
  if (save !== undefined) {
    keep(say, save, what, ['card']);
    say.spoken.became = [...(say.spoken.became ?? []), save];
    say.spoken.done = { ...say.spoken.done, [save]: done };
  }
  moves(say, what);
  return said;
}

/** "Put ~ on the bottom of target champion's lineage." */
function lineageText(
  { what, position, status, cause, controller, counters, order, save }: Move,
  under: Ref,
  say: Say,
  described?: string,
): string {
  if (position !== 'bottom' || (cause ?? 'effect') !== 'effect' || status || controller || counters || order)
    return UNSAID;
  const card = described ?? fromThere(what, 'lineage', say) ?? say.object(what);
  const whose = whoseNames(under, say);
  const said = `put ${card} on the bottom of ${either(...whose)} lineage`;
  if (save !== undefined) {
    keep(say, save, what, ['card']);
    say.spoken.became = [...(say.spoken.became ?? []), save];
    say.spoken.done = { ...say.spoken.done, [save]: { past: 'put', kind: 'card', many: isMany(what, say) } };
  }
  moves(say, what);
  return said;
}

/** How it is said of what moves. */
function moved(
  effect: Move,
  {
    to,
    position,
    status,
    cause,
    controller,
    counters,
    order,
  }: Pick<Move, 'to' | 'position' | 'status' | 'cause' | 'controller' | 'counters' | 'order'>,
  say: Say,
): (what: string) => string {
  const plain = position === undefined && !status && !controller && !counters && order === undefined;
  if (to === 'graveyard' && cause === 'destroy') return plain ? (what) => `destroy ${what}` : () => UNSAID;
  if (to === 'graveyard' && cause === 'sacrifice') return plain ? (what) => `sacrifice ${what}` : () => UNSAID;
  if (to === 'graveyard' && cause === 'discard') return plain ? (what) => `discard ${what}` : () => UNSAID;
  if (to === 'banishment') {
    const facedown = canonical(status ?? {}) === '{"faceDown":true}';
    if (cause !== 'banish' || (status && !facedown) || controller || position !== undefined || order)
      return () => UNSAID;
    const put = counters ? ` ${countersOn(counters, say)}` : '';
    return (what) => `banish ${what}${facedown ? ' face down' : ''}${put}`;
  }
  if (to === 'field') return ontoField(effect, { status, controller, counters, cause }, say);
  const preserved = to === 'materialDeck' && canonical(status ?? {}) === '{"preserved":true}';
  if ((status && !preserved) || counters || controller) return () => UNSAID;
  const many = isMany(effect.what, say);
  // Whatever goes to a pile of cards goes to that of its owner.
  const whose = ownersOf(effect.what, many);
  const does = cause === 'return' ? ['return', 'to'] : cause === 'effect' ? ['put', 'into'] : undefined;
  if (!does) return () => UNSAID;
  const [verb, at] = does;
  if (to === 'mainDeck') {
    if (position === undefined) return () => UNSAID;
    if (typeof position === 'number') {
      const nth = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][position];
      return (what) =>
        nth === undefined || many || order !== undefined || verb === 'return'
          ? UNSAID
          : `put ${what} into ${either(...whose)} deck ${nth} from the top`;
    }
    const random = order === 'random' ? ' in a random order' : '';
    return (what) =>
      `${verb === 'return' ? 'return' : 'put'} ${what} ${verb === 'return' ? 'to' : 'on'} ${position === 'top' ? either('the top', 'top') : 'the bottom'} of ${either(...whose.map((one) => `${one} deck${many && one !== 'your' ? 's' : ''}`))}${random}`;
  }
  if (position !== undefined || order !== undefined || !['hand', 'memory', 'graveyard', 'materialDeck'].includes(to))
    return () => UNSAID;
  const name = zoneName(to);
  const places = whose.flatMap((one) => [
    `${one} ${name}`,
    ...(many && one !== 'your' ? [`${one} ${name.endsWith('y') ? name.replace(/y$/, 'ies') : `${name}s`}`] : []),
  ]);
  return (what) =>
    `${verb} ${what} ${verb === 'return' ? at : either('into', ...(to === 'hand' ? ['in'] : []))} ${either(...places)}${preserved ? ' preserved' : ''}`;
}
/** "Your" of cards that are yours; of all others, "its owner's". */
function ownersOf(what: Ref, many: boolean): string[] {
  const said = canonical(what);
  const yours =
    said.includes('"owner":"you"') ||
    (typeof what === 'object' && ('top' in what || 'bottom' in what) && (what.of === undefined || what.of === 'you')) ||
    what === 'self';
  const known = typeof what === 'object' && ('saved' in what || 'target' in what || 'event' in what || 'now' in what);
  return [
    ...(many ? ["their owners'", "their owner's"] : ["its owner's"]),
    ...(yours || known ? ['your', "your owner's"] : []),
  ];
}
const countersOn = (counters: NonNullable<Move['counters']>, say: Say): string => {
  const all = Object.entries(counters).map(([kind, amount]) => say.counted(amount, `${kind} counter`));
  return `with ${all.join(' and ')} on ${either('it', 'them')}`;
};
function ontoField(
  effect: Move,
  { status = {}, controller, counters, cause }: Pick<Move, 'status' | 'controller' | 'counters' | 'cause'>,
  say: Say,
): (what: string) => string {
  if (effect.position !== undefined || effect.order !== undefined || (cause !== 'effect' && cause !== 'return'))
    return () => UNSAID;
  const states = Object.keys(status)
    .map((one) => (one === 'rested' || one === 'distant' ? ` ${one}` : UNSAID))
    .join('');
  const put = counters ? ` ${countersOn(counters, say)}` : '';
  const under =
    controller === 'you'
      ? either('', ' under your control')
      : either(" under its owner's control", " under their owners' control");
  const side = effect.face === 1 ? ' transformed' : '';
  return (what) =>
    `${cause === 'return' ? `return ${what} to` : `put ${what} onto`} the field${side === '' ? under : either(`${side}${under}`, `${under}${side}`)}${states}${put}`;
}

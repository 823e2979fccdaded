/** How what moves is printed: what goes where, and what is said of it afterwards (400.7, 608.2h). */
import { canonical, type Effect, type Filter, type FilterClause, type Ref, type Value } from '@arbiter/engine';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { article, either, isPlain, numeral, ownNames, type Say, UNSAID, verb } from '../say.js';
import { keep, keyOf, kindsOf, laterNames, moves, PLAYER, rename, speak } from '../spoken.js';
import { wholeLibrary } from './piles.js';

type Move = Extract<Effect, { do: 'move' }>;

export function moveText(move: Move, say: Say): string {
  const said = movedText(move, say);
  keep(say, move.save, move.what, []);
  if (move.save !== undefined) say.spoken.former = [...say.spoken.former, move.save];
  const past = pastOf(move);
  if (move.save !== undefined && past !== undefined)
    say.spoken.done = { ...say.spoken.done, [move.save]: { past, ...movedKinds(move.what, say) } };
  if (move.save !== undefined && move.cause === 'destroy')
    say.spoken.buried = [...(say.spoken.buried ?? []), move.save];
  // What has left the battlefield is asked about as what it was there, and what was kept is the card that it is now (608.2h).
  if (move.save !== undefined && move.to !== 'battlefield' && wasThere(move.what, say))
    say.spoken.paid = [...say.spoken.paid, move.save];
  moves(say, move.what);
  // What is on the battlefield is a permanent (110.1).
  if (move.to === 'battlefield') rename(say, keyOf(move.what, say), ['permanent']);
  if (move.save === undefined && move.to === 'graveyard' && move.cause === 'destroy')
    say.spoken.destroyed = [...(say.spoken.destroyed ?? []), keyOf(move.what, say)];
  return said;
}
/** What is said of what was moved: "exiled this way". */
function pastOf({ to, cause }: Move): string | undefined {
  if (to === 'exile') return cause === 'exile' ? 'exiled' : undefined;
  if (to === 'graveyard') return { destroy: 'destroyed', sacrifice: 'sacrificed' }[String(cause)];
  return cause === 'return' && to === 'hand' ? 'returned' : undefined;
}
/** What it was called that was moved. */
function movedKinds(what: Ref, say: Say): { kinds: readonly string[]; many: boolean } {
  if (typeof what === 'object' && 'each' in what) return { kinds: kindsOf(what.each), many: true };
  const known = say.spoken.said.find(({ key }) => key === keyOf(what, say));
  return { kinds: known?.kinds ?? [], many: known?.many ?? false };
}
const wasThere = (what: Ref, say: Say): boolean => {
  if (typeof what === 'string') return say.from === undefined;
  const spec = 'target' in what ? say.targets[what.target] : undefined;
  return spec !== undefined && canonical(spec.what).includes('{"zone":"battlefield"}');
};
function movedText(
  { what, to, cause, position, status, controller, final, face, counters, keep: kept, attached }: Move,
  say: Say,
): string {
  const onto = to === 'battlefield';
  // A card that comes back with its other face up comes back transformed (712.14a).
  if ((face !== undefined && (face !== 1 || !onto)) || (status && (!onto || canonical(status) !== '{"tapped":true}')))
    return UNSAID;
  if (attached !== undefined && (!onto || counters !== undefined || face !== undefined)) return UNSAID;
  if (counters !== undefined && (!onto || face !== undefined)) return UNSAID;
  if ((controller !== undefined && !onto) || (position !== undefined && to !== 'library')) return UNSAID;
  if (!isKept(what, to, kept, say)) return UNSAID;
  if (to === 'graveyard' && cause === 'destroy')
    return `destroy ${say.object(what)}${final ? unregenerated(what, say) : ''}`;
  if (final) return UNSAID;
  if (typeof what === 'object' && 'bottom' in what) return theirBottom(what, to, cause, say);
  if (to === 'graveyard') return cause === 'sacrifice' ? `sacrifice ${say.object(what)}` : UNSAID;
  const yard =
    to === 'exile' && cause === 'exile' && kept === undefined
      ? (graveyardText(what, say) ?? wholeLibrary(what, say))
      : undefined;
  if (yard !== undefined) return `exile ${yard}`;
  const ofTheirs = theirTop(what, to, cause, say);
  if (ofTheirs !== undefined) return ofTheirs;
  if (to === 'exile') return cause === 'exile' ? exiledUntil(what, kept === 'untilLeaves', say) : UNSAID;
  if (cause !== 'return') return UNSAID;
  const object = fromZone(what, say);
  if (to === 'hand') {
    const hand = ownHand(what, say);
    // Its owner, who was named, is "that player" unless another player was spoken of.
    if (hand.includes("its owner's hand") && !isSeveral(what, say))
      say.spoken.said = [{ key: canonical({ ownerOf: what }), kinds: PLAYER, many: false }, ...say.spoken.said];
    const group = typeof what === 'object' && 'each' in what ? groupToHand(what.each, hand, say) : [];
    return either(`return ${object} to ${hand}`, ...group);
  }
  if (to === 'library') {
    const mine = isYours(what, say) ? ['your library'] : [];
    const whose = either("its owner's library", "their owners' libraries", ...mine);
    // Their owner puts several into an order there anyway (401.4).
    const order = isSeveral(what, say) ? either('', ' in any order') : '';
    if (typeof position === 'number') {
      const place = PLACES[position];
      return place === undefined || order !== '' ? UNSAID : `put ${object} into ${whose} ${place} from the top`;
    }
    if (position !== 'top' && position !== 'bottom') return UNSAID;
    return `put ${object} on ${position === 'top' ? 'top' : 'the bottom'} of ${whose}${order}`;
  }
  if (!onto) return UNSAID;
  const tapped = `${status ? ' tapped' : ''}${face === 1 ? ' transformed' : ''}`;
  const yours = ' under your control';
  const theirs = either(" under its owner's control", " under their owners' control", " under their owner's control");
  // Whoever puts it there controls it unless something else is said (110.2a).
  const under = controller === 'you' ? (isYours(what, say) ? either('', yours) : either(yours, '')) : theirs;
  const bound = attached === undefined ? '' : ` attached to ${say.object(attached, 'given')}`;
  const having = counters === undefined ? bound : ` ${enteringWith(counters, isSeveral(what, say))}`;
  return `${either(`return ${object} to the battlefield`, `put ${object} onto the battlefield`)}${tapped}${under}${having}`;
}

/** "Return to their owners' hands all creatures with toughness 2 or less", "each … with toughness X or less to its owner's hand, where X is …". */
function groupToHand(each: Filter, hand: string, say: Say): string[] {
  const all = say.apart(() => say.thing(each, { many: true }));
  const first = `return to ${hand} all ${all}`;
  const worked = [each].flat().find((clause) => 'stat' in clause && typeof clause.stat[2] === 'object');
  if (!worked || !('stat' in worked) || canonical(say.face).includes('{X}')) return [first];
  const [stat, op, value] = worked.stat;
  const inX = [each].flat().map((clause): FilterClause => (clause === worked ? { stat: [stat, op, 'x'] } : clause));
  const determined = say.apart(() => say.thing(inX, { determiner: 'each' }));
  return [first, `return ${determined} to ${hand} where X is ${say.apart(() => say.value(value))}`];
}
/** "It can't be regenerated", "that creature can't be regenerated" (701.19c). */
function unregenerated(what: Ref, say: Say): string {
  const known = laterNames(keyOf(what, say), say).filter((name) => /^th(?:at|ose) /.test(name));
  return `. ${either('it', 'they', ...known)} can't be regenerated`;
}
/** "That player exiles the top card of their library", "that player puts it into their hand". */
function theirTop(what: Ref, to: string, cause: Move['cause'], say: Say): string | undefined {
  if (typeof what !== 'object' || !('top' in what) || !isPlain(what.top)) return undefined;
  const { of = 'you', top } = what;
  const many = top !== 1;
  const key = canonical(what);
  if (to === 'hand' && cause === 'return') {
    const card = (own: string): string =>
      say.spoken.top === key
        ? say.object(what)
        : `the top ${many ? `${top === 'x' ? 'X' : numeral(top)} cards` : 'card'} of ${own} library`;
    return say.about(of, (s) => {
      const own = s.you ? 'your' : 'their';
      return `${s.text} ${verb(s, 'put')} ${card(own)} into ${own} hand`;
    });
  }
  if (to !== 'exile' || cause !== 'exile' || of === 'you' || say.spoken.top === key) return undefined;
  // Each exiles from the top of their own.
  if (of === 'opponents' || of === 'players')
    return say.about(of, (s) => `${s.text} ${verb(s, 'exile')} the top ${many ? UNSAID : 'card'} of their library`);
  if (!isOnePlayer(of, say)) return undefined;
  return say.ways(
    () =>
      say.about(of, (s) => {
        const cards = many ? `${top === 'x' ? 'X' : numeral(top)} cards` : 'card';
        const said = `${s.text} ${verb(s, 'exile')} the top ${cards} of their library`;
        speak(say, key, ['card'], many);
        return said;
      }),
    () => `exile ${say.object(what)}`,
  );
}

/** "Target player puts the bottom card of their library into their graveyard." */
function theirBottom(what: Extract<Ref, { bottom: unknown }>, to: string, cause: Move['cause'], say: Say): string {
  const { bottom, of = 'you' } = what;
  if (bottom !== 1 || to !== 'graveyard' || cause !== 'return' || !isOnePlayer(of, say)) return UNSAID;
  return say.about(of, (s) => {
    const own = s.you ? 'your' : 'their';
    const said = `${s.text} ${verb(s, 'put')} the bottom card of ${own} library into ${own} graveyard`;
    speak(say, canonical(what), ['card']);
    return said;
  });
}

/** Places in a library, counted from the top (401.7). */
const PLACES: { [position: number]: string } = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** "with a +1/+1 counter on it". */
function enteringWith(counters: { readonly [kind: string]: Value }, many: boolean): string {
  const [[kind, amount] = [], ...more] = Object.entries(counters);
  if (kind === undefined || typeof amount !== 'number' || more.length > 0) return UNSAID;
  return `with ${amount === 1 ? `${article(kind)} ${kind} counter` : `${numeral(amount)} ${kind} counters`} on ${many ? either('them', 'each of them') : 'it'}`;
}
const isSeveral = (what: Ref, say: Say): boolean =>
  say.spoken.said.some(({ key, many }) => many && key === keyOf(what, say));

/**
 * How long what is exiled is kept: until the source leaves, which is said (610.3); or for an ability linked to this one, which
 * another ability of the card says (607.2a). What such a card exiles without keeping it is only itself.
 */
function isKept(what: Ref, to: string, kept: Move['keep'], say: Say): boolean {
  if (to !== 'exile') return kept === undefined;
  if (kept === 'untilLeaves') return true;
  const linked = canonical(say.face.abilities).includes('{"linked":true}');
  return kept === 'linked' ? linked : kept === undefined && (!linked || what === 'self');
}
/** "All graveyards", "target player's graveyard": all the cards in them, and no others. */
function graveyardText(what: Ref, say: Say): string | undefined {
  if (typeof what !== 'object' || !('each' in what)) return undefined;
  const clauses = [what.each].flat();
  const [zone, whose, ...more] = clauses;
  if (canonical(zone ?? null) !== '{"zone":"graveyard"}' || more.length > 0) return undefined;
  if (whose === undefined) return either('all graveyards', 'all cards from all graveyards');
  if (!('owner' in whose)) return undefined;
  if (whose.owner === 'you') return either('your graveyard', 'all cards from your graveyard');
  if (whose.owner === 'opponent' || whose.owner === 'opponents')
    return either("each opponent's graveyard", "all opponents' graveyards");
  if (typeof whose.owner !== 'object') return undefined;
  const names = whoseNames(whose.owner, say);
  return either(...names.map((one) => `${one} graveyard`), ...names.map((one) => `all cards from ${one} graveyard`));
}
function exiledUntil(what: Ref, comesBack: boolean, say: Say): string {
  const said = `exile ${say.object(what)}`;
  return comesBack ? `${said} until ${either(...ownNames(say.face))} leaves the battlefield` : said;
}

/** What lies elsewhere says so itself: "return this card from your graveyard". */
function fromZone(what: Ref, say: Say): string {
  // An Aura that was put there after what it was on (704.5m).
  if (canonical(what) === BURIED_SELF) return `${either('this card', ...ownNames(say.face))} from your graveyard`;
  if (what !== 'self' || say.from === undefined) return say.object(what);
  // Where it is may have been said by a condition already.
  const { said, zone } = say.from;
  say.from.said = true;
  const from = ` from your ${zone}`;
  return `${say.object(what)}${said ? either('', from) : from}`;
}

const BURIED_SELF = canonical({ each: [{ zone: 'graveyard' }, { owner: 'you' }, { in: { now: 'self' } }] });

/** Whether what is put onto the battlefield is its controller's anyway: a card from their own graveyard. */
function isYours(what: Ref, say: Say): boolean {
  if (what === 'self') return true;
  if (typeof what === 'object' && 'each' in what)
    return [what.each].flat().some((clause) => canonical(clause) === '{"owner":"you"}');
  if (typeof what === 'object' && 'saved' in what)
    return say.spoken.chosen?.owned === true && say.spoken.chosen.key === keyOf(what, say);
  if (typeof what === 'object' && 'event' in what && what.event === 'became' && typeof say.on?.object === 'object')
    return canonical(say.on.object).includes('{"owner":"you"}');
  if (typeof what !== 'object' || !('target' in what)) return false;
  return canonical(say.targets[what.target]?.what ?? []).includes('{"owner":"you"}');
}
function ownHand(what: Ref, say: Say): string {
  if (isYours(what, say) && what !== 'self') return 'your hand';
  return either(
    "its owner's hand",
    "their owners' hands",
    "their owner's hand",
    ...(what === 'self' ? ['your hand'] : []),
  );
}

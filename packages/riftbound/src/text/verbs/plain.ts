/** Phrases of instructions about cards, damage, Might and tokens. */
import {
  canonical,
  type Effect,
  type FilterClause,
  type Ref,
  type TargetSpec,
  type Value,
  type Verbs,
} from '@arbiter/engine';

import { isMany, listedIn } from '../nouns.js';
import { countedBy, damageText, perEach } from '../numbers.js';
import { clausesOf, either, joined, numeral, type Say, symbols, typesOf, UNSAID, verb, whole } from '../say.js';
import { isSpoken, keep, keyOf, kindsOf, moves, speak } from '../spoken.js';
import { tokenText } from '../tokens.js';
import { digText } from './digging.js';

type Phrase<V extends keyof Verbs> = (effect: { do: V } & Verbs[V], say: Say) => string;
export type VerbPhrases = { [V in keyof Verbs]?: Phrase<V> };

function dealText(
  { to, amount, parts, from, as, per, unpreventable, save, total }: Extract<Effect, { do: 'damage' }>,
  say: Say,
): string {
  if (as !== undefined) return whole({ to, amount, from, as }, (dealt) => eachOther(dealt, say));
  if (per !== undefined || unpreventable || save !== undefined || total !== undefined) return UNSAID;
  if (parts) return to === undefined && amount === undefined && from === undefined ? partsText(parts, say) : UNSAID;
  if (to === undefined || amount === undefined) return UNSAID;
  const dealt = (does: string): string =>
    say.ways(
      ...say
        .apart(() => damageText(amount, say))
        .map((_, i) => () => {
          const said = damageText(amount, say)[i] ?? UNSAID;
          return `${does} ${said} to ${say.object(to, 'given')}`;
        }),
      ...(typeof amount === 'number'
        ? []
        : [
            () => {
              const unit = say.object(to, 'given');
              return `${does} damage to ${unit} equal to ${say.value(amount)}`;
            },
          ]),
      // "Deal 1 to it for each of your units".
      ...(perEach(amount) ? [() => `${does} ${eachBehind(amount, () => say.object(to, 'given'), say)}`] : []),
    );
  if (from === undefined) return dealt('deal');
  return say.about(from, (s) => `${s.text} ${dealt(verb(s, 'deal'))}`, 'asked');
}

const eachBehind = (amount: Value, to: () => string, say: Say): string => {
  const each = perEach(amount);
  return each ? `${each.times} to ${to()} for ${each.one(say)}` : UNSAID;
};

/** "Deal 4 to it and 1 to each other enemy unit there": all at once. */
function partsText(parts: NonNullable<Extract<Effect, { do: 'damage' }>['parts']>, say: Say): string {
  const said = parts.map((part) =>
    whole(part, ({ to, amount, ...more }) =>
      typeof amount === 'number' && Object.keys(more).length === 0 ? `${amount} to ${say.object(to, 'given')}` : UNSAID,
    ),
  );
  return `deal ${joined(said, 'and')}`;
}

type Dealt = Pick<Extract<Effect, { do: 'damage' }>, 'to' | 'amount' | 'from' | 'as'>;
/** "They deal damage equal to their Mights to each other": each of some to all others of them. */
function eachOther({ to, amount, from, as = '' }: Dealt, say: Say): string {
  const dealers = typeof from === 'object' && 'each' in from ? clausesOf(from.each) : [];
  const others = [...dealers, { not: { in: { saved: as } } }];
  const among = listedIn(dealers);
  if (!among || canonical(amount ?? null) !== canonical({ stat: 'might', of: { saved: as } })) return UNSAID;
  if (typeof to !== 'object' || !('each' in to) || canonical(clausesOf(to.each)) !== canonical(others)) return UNSAID;
  // "They" are all that was chosen.
  const names = among.map((ref) => canonical(ref));
  if (!say.targets.every((_, i) => names.includes(canonical({ target: i })))) return UNSAID;
  const isNew = (ref: Ref): boolean => ref !== 'self' && !isSpoken(say, keyOf(ref, say));
  const chosen = among.filter(isNew).map((ref) => say.object(ref));
  const me = among.includes('self');
  const deal = `${me ? 'we' : 'they'} deal damage equal to ${me ? 'our' : 'their'} Mights to each other`;
  return chosen.length > 0 ? `choose ${joined(chosen, 'and')}. ${deal}` : deal;
}

/** The top card of your deck was shown, and is still there. */
const isShownTop = (say: Say): boolean => say.spoken.looked === 'reveal' && isSpoken(say, canonical({ top: 1 }));
const draws: Phrase<'draw'> = ({ who, count, to, save }, say) => {
  if (who === 'you' && count === 1 && to === undefined && save === undefined && isShownTop(say))
    return say.about(who, (s) => `${s.text} ${verb(s, 'draw')} ${either('1', 'it', 'that card')}`);
  if (to !== undefined) return UNSAID;
  if (save !== undefined) keep(say, save, undefined, ['card'], count !== 1);
  return say.about(who, (s) => `${s.text} ${verb(s, 'draw')} ${countedBy(count, say)}`);
};
const discards: Phrase<'discard'> = ({ who, count = 1, filter, chooser, save }, say) => {
  if (filter !== undefined) return UNSAID;
  if (chooser !== undefined) {
    if (chooser !== 'you' || count !== 1 || save !== undefined || canonical(who) !== say.spoken.shown) return UNSAID;
    const card = `choose a card ${either('from it', 'from their hand', 'revealed this way')}`;
    return say.about(
      who,
      (s) => `${card}${either('. ', ' and ')}${s.text} ${verb(s, 'discard')} ${either('that card', 'it')}`,
    );
  }
  const said = say.about(who, (s) => {
    const what = count === 'all' ? `${s.you ? 'your' : 'their'} hand` : countedBy(count, say);
    return `${s.text} ${verb(s, 'discard')} ${what}`;
  });
  if (save !== undefined) keep(say, save, undefined, ['card'], count !== 1);
  return said;
};

const STATUSES: { [status: string]: [string | undefined, string | undefined] } = {
  exhausted: ['exhaust', 'ready'],
  stunned: [either('stun', '[stun]'), undefined],
  empowered: ['empower', 'disempower'],
};
const statusText: Phrase<'status'> = ({ what, status, on = true, save }, say) => {
  const does = STATUSES[status]?.[on ? 0 : 1];
  if (does === undefined || save !== undefined) return UNSAID;
  return `${does} ${say.object(what)}`;
};

/** "Buff a friendly unit"; a unit has one buff, so more are no more (702.3). */
const countersText: Phrase<'counters'> = ({ what, kind, amount }, say) => {
  if (kind !== 'buff') return UNSAID;
  if (amount === 1) return `${either('buff', '[buff]')} ${say.object(what)}`;
  return UNSAID;
};

/** "Here", "there", "at that battlefield". */
function placedText(to: Ref, say: Say): string {
  if (to === 'self') return either('here', 'to here');
  const known = isSpoken(say, keyOf(to, say));
  const named = `${either('to', 'at')} ${say.object(to, 'asked')}`;
  return known ? either('there', named) : named;
}
const tokens: Phrase<'playToken'> = ({ token, count = 1, ready, exhausted, to, who, save, ...rest }, say) => {
  if (Object.keys(rest).some((key) => key !== 'do')) return UNSAID;
  const many = count !== 1;
  const said = tokenText(token, ready === true, typeof count === 'number' && many, say);
  if (!said) return UNSAID;
  const each = typeof count === 'number' ? undefined : perEach(count);
  if (typeof count !== 'number' && each?.times !== 1) return UNSAID;
  const unit = said.noun.includes('unit');
  // A unit enters exhausted and a gear ready, where nothing is said (184.1).
  if ((unit && exhausted) || (!unit && ready)) return UNSAID;
  const how = exhausted ? ' exhausted' : '';
  const where =
    to === undefined
      ? ''
      : to === 'base'
        ? ` ${either('to', 'into', 'in', 'at')} your base`
        : ` ${placedText(to, say)}`;
  const some = typeof count === 'number' && many ? numeral(count) : 'a';
  const what = `${some} ${said.noun}${said.after}${how}${where}${each ? ` for ${each.one(say)}` : ''}`;
  if (save !== undefined) keep(say, save, undefined, [unit ? 'unit' : 'gear', 'token'], many);
  return who === undefined ? `play ${what}` : say.about(who, (s) => `${s.text} ${verb(s, 'play')} ${what}`);
};

/** "Each player kills one of their units": each chooses among their own (355.10.e). */
const sacrifices: Phrase<'sacrifice'> = ({ who, filter, count = 1, cause, kind, each, save }, say) => {
  if (cause !== 'kill' || kind !== 'KILL' || each !== undefined || save !== undefined || count !== 1) return UNSAID;
  const what = clausesOf(filter).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  return say.about(who, (s) => {
    if (s.you) return UNSAID;
    const one = `one of their ${say.thing(what, { many: true, determiner: 'some' })}`;
    return `${s.text} ${either(verb(s, 'kill'), 'must kill')} ${one}`;
  });
};

const scores: Phrase<'stat'> = ({ who, stat, amount, to, total, cause }, say) => {
  if (to !== undefined || total !== undefined || cause !== undefined || amount === undefined) return UNSAID;
  if (stat === 'xp') return gainsXp(who, amount, say);
  if (stat !== 'points' || typeof amount !== 'number' || amount < 1) return UNSAID;
  const points = `${amount} ${amount === 1 ? 'point' : 'points'}`;
  return say.about(who, (s) => `${s.text} ${either(verb(s, 'score'), verb(s, 'gain'))} ${points}`);
};

/** "Gain 1 XP for each friendly unit" (730.1). */
function gainsXp(who: Ref, amount: Value, say: Say): string {
  if (typeof amount === 'number')
    return amount < 1 ? UNSAID : say.about(who, (s) => `${s.text} ${verb(s, 'gain')} ${amount} XP`);
  const each = perEach(amount);
  return each ? say.about(who, (s) => `${s.text} ${verb(s, 'gain')} ${each.times} XP for ${each.one(say)}`) : UNSAID;
}

/** "Reveal the top card of your Main Deck", "they reveal their hand". */
const reveals: Phrase<'reveal'> = ({ what }, say) => {
  if (typeof what === 'object' && 'top' in what) {
    say.spoken.looked = 'reveal';
    return `reveal ${say.object(what)}`;
  }
  if (typeof what === 'object' && ('target' in what || 'saved' in what)) {
    const kinds = say.spoken.said.find(({ key }) => key === keyOf(what, say))?.kinds ?? [];
    if (!kinds.includes('player')) return `reveal ${say.object(what)}`;
    say.spoken.shown = canonical(what);
    return say.about(what, (s) => `${s.text} ${verb(s, 'reveal')} their hand`);
  }
  return UNSAID;
};

/** All players but one, teammates among them (489). */
export const OTHERS: Ref = { each: [{ player: 'any' }, { not: { player: 'you' } }] };
const BANISHED_WITH_IT = canonical({ each: [{ zone: 'banishment' }, { linked: true }] });
const REST: { [key: string]: string } = { hand: 'hand', trash: 'trash' };
type Move = Extract<Effect, { do: 'move' }>;
/** "Return a unit to its owner's hand", "banish this", "recycle it", "put it into your hand". */
export function moveText(effect: Move, say: Say, described?: string): string {
  const { what, to, position, status, save, cause = 'effect', controller, counters, final, face, order } = effect;
  const { keep: kept, attached, by } = effect;
  // Whatever is done later with what was banished by this is told by the card as well ("banished with this").
  if (kept !== undefined && !(kept === 'linked' && cause === 'banish')) return UNSAID;
  if (final || face !== undefined || attached || status || controller || counters || order) return UNSAID;
  const many = isSeveral(what, say);
  if (by && cause !== 'recycle') return UNSAID;
  const place = (): string => {
    const yours = owned(what, say);
    const whose = [
      ...(many ? ["their owners'", "their owner's"] : ["its owner's"]),
      ...(what === 'self' ? ["my owner's", "this's owner's"] : []),
      ...(yours ? ['your'] : []),
      // A card of a hand that was shown.
      ...(say.spoken.shown === undefined ? [] : ['their']),
    ];
    const several = to === 'trash' ? 'es' : 's';
    return either(...whose.map((one) => `${one} ${REST[to] ?? UNSAID}${many && one.endsWith("s'") ? several : ''}`));
  };
  const two = fromTwoPlaces(effect, say);
  if (two !== undefined) return two;
  const object = described ?? say.object(what);
  let said = UNSAID;
  const from = what === 'self' && say.fromTrash ? ' from your trash' : '';
  if (to === 'hand' && cause === 'return' && position === undefined) said = `return ${object}${from} to ${place()}`;
  else if (to === 'championZone' && cause === 'return' && position === undefined && owned(what, say))
    said = `return ${object} to your Champion Zone`;
  else if (to === 'hand' && cause === 'draw' && position === undefined) said = `draw ${object}`;
  else if ((to === 'hand' || to === 'trash') && cause === 'effect' && position === undefined)
    said =
      canonical(what) === BANISHED_WITH_IT && to === 'trash'
        ? either(`put ${object} ${either('into', 'in')} ${place()}`, 'put each in its trash')
        : `put ${object} ${either('into', 'in')} ${place()}`;
  else if (to === 'banishment' && cause === 'banish' && position === undefined) said = `banish ${object}`;
  else if (to === 'trash' && cause === 'kill' && position === undefined) said = `kill ${object}`;
  else if (to === 'mainDeck' && cause === 'recycle' && position === 'bottom')
    said = `${by ? recyclersOf(what, many, say) : ''}recycle ${object}`;
  else if (to === 'runeDeck' && cause === 'recycle' && position === 'bottom')
    said = described === undefined ? `recycle ${object}` : `${either('', 'you must ')}recycle ${object}`;
  else if (to === 'trash' && cause === 'discard' && position === undefined) said = `discard ${object}`;
  if (save !== undefined) {
    keep(say, save, what, ['card']);
    say.spoken.done = { ...say.spoken.done, [save]: { past: PAST[cause] ?? 'put', kind: 'card', many } };
  }
  moves(say, what);
  return said;
}
/** Who recycles their own: whose hand was shown, or the owners of what was spoken of (416.1.c). */
function recyclersOf(what: Ref, many: boolean, say: Say): string {
  if (say.spoken.shown !== undefined) return 'they ';
  return many && isSpoken(say, keyOf(what, say)) ? 'their owners ' : UNSAID;
}
/** "Put a Teemo unit you own into your hand from your Champion Zone or the board": one's own, wherever of both it is. */
function fromTwoPlaces({ what, to, cause, ...rest }: Move, say: Say): string | undefined {
  const spec = typeof what === 'object' && 'target' in what ? say.targets[what.target] : undefined;
  const clauses = spec ? clausesOf(spec.what) : [];
  const places = canonical({ any: [{ zone: 'championZone' }, { zone: 'board' }] });
  const own = canonical({ owner: 'you' });
  const others = clauses.filter((clause) => ![places, own].includes(canonical(clause)));
  if (others.length !== clauses.length - 2 || to !== 'hand' || cause !== 'return') return undefined;
  if (!spec || Object.keys(spec).length > 1 || Object.keys(rest).some((key) => key !== 'do')) return UNSAID;
  // The card's own name stands for its tag as well.
  const [name = ''] = say.face.name.split(',');
  const one = say.thing(others, { determiner: 'a' }).replaceAll(` ${name} `, ` ${either(name, '~')} `);
  speak(say, canonical(what), kindsOf(spec.what));
  return `put ${one} you own into your hand from your Champion Zone or the board`;
}
/** What was killed, or not: what is done if it was stands behind "if you do". */
export const KILLED = 'killed';
const PAST: { [cause: string]: string } = {
  banish: 'banished',
  kill: KILLED,
  return: 'returned',
  recycle: 'recycled',
  discard: 'discarded',
};
/** Whether whatever moves is yours in any case. */
function owned(what: Ref, say: Say): boolean {
  if (what === 'self') return true;
  if (typeof what !== 'object') return false;
  if ('top' in what) return what.of === undefined || what.of === 'you';
  const filter = 'target' in what ? say.targets[what.target]?.what : 'each' in what ? what.each : undefined;
  if (filter === undefined) return 'saved' in what;
  return canonical(filter).includes('"owner":"you"');
}
export function isSeveral(what: Ref, say: Say): boolean {
  if (typeof what !== 'object') return false;
  if ('each' in what) return true;
  const spec = 'target' in what ? say.targets[what.target] : undefined;
  if (spec) return isMany(spec);
  return say.spoken.said.some(({ key, many }) => many && key === keyOf(what, say));
}

const detachText = (what: Ref, say: Say): string => `${either('detach', 'unattach')} ${say.object(what, 'asked')}`;
/** "Swap the Might of two units at the same battlefield this turn" (433). */
function swapText({ one, other, stat, until }: Verbs['swapFigures'], say: Say): string {
  const [first, second] = say.targets;
  if (stat !== 'might' || until !== undefined || !first || !second || say.targets.length > 2) return UNSAID;
  if (canonical([one, other]) !== canonical([{ target: 0 }, { target: 1 }])) return UNSAID;
  const there: FilterClause[] = [{ has: ['types', 'Unit'] }, { at: { target: 0 } }];
  const what = [{ has: ['types', 'Unit'] }, { is: 'atBattlefield' }];
  const another = [{ what: [...there, { not: { in: { target: 0 } } }] }, { what: there, notIn: [0] }];
  if (canonical(first) !== canonical({ what }) || !another.some((spec) => canonical(spec) === canonical(second)))
    return UNSAID;
  for (const key of [0, 1]) speak(say, canonical({ target: key }), ['unit']);
  return 'swap the Might of two units at the same battlefield this turn';
}
/** Nothing becomes a copy of itself: of two units that were spoken of, "that unit" is the other one. */
function modelText(what: Ref, copy: Ref, say: Say): string {
  const units = say.spoken.said.filter(({ kinds }) => kinds.includes('unit')).map(({ key }) => key);
  const both = [what, copy].map((one) => keyOf(one, say));
  const named = say.apart(() => say.object(copy, 'asked'));
  if (named !== UNSAID || units.length !== 2 || !both.every((key) => units.includes(key)))
    return say.object(copy, 'asked');
  return 'that unit';
}
const FOR: { [only: string]: string } = {
  spell: 'to play spells',
  gear: 'to play gear or use gear abilities',
  unit: 'to play units or activated abilities of units',
  showdown: 'during showdowns',
};
export const plainVerbs: VerbPhrases = {
  damage: dealText,
  draw: draws,
  discard: discards,
  status: statusText,
  counters: countersText,
  playToken: tokens,
  sacrifice: sacrifices,
  stat: scores,
  reveal: reveals,
  move: (effect, say) => moveText(effect, say),
  kill: ({ what }, say) => {
    const said = `kill ${say.object(what)}`;
    return said;
  },
  heal: ({ what }, say) => `heal ${say.object(what)}`,
  channel: ({ count = 1, exhausted, who = 'you' }, say) => {
    const runes = `${countedBy(count, say)} ${count === 1 ? 'rune' : 'runes'}`;
    return say.about(who, (s) => `${s.text} ${verb(s, 'channel')} ${runes}${exhausted ? ' exhausted' : ''}`);
  },
  arrange: ({ kind, count, piles, who, of }) => {
    if (kind !== 'PREDICT' || piles.join() !== 'top,bottom' || of !== undefined) return UNSAID;
    if (typeof count !== 'number' || (who !== undefined && who !== 'you')) return UNSAID;
    if (count === 1) return either('[predict]', '[predict 1]');
    // 436.1: the same in more words.
    const looked = `look at the top ${numeral(count)} cards of your Main Deck`;
    const both = `${looked}. you may recycle one or both of them. put those you don't back in any order`;
    return count === 2 ? either('[predict 2]', both) : `[predict ${count}]`;
  },
  attach: ({ what, to }, say) => {
    // Nothing is attached to itself: "it" is what was spoken of before.
    const before = isSpoken(say, keyOf(to, say)) ? say.apart(() => say.object(to, 'given')) : undefined;
    const self = say.object(what, 'asked');
    // What is played is what it speaks of.
    const attached = what === 'self' && say.on?.on === 'play' ? either(self, 'it') : self;
    const named = say.object(to, 'given');
    return `attach ${attached} to ${before === undefined ? named : either(named, before)}`;
  },
  unattach: ({ what }, say) => {
    const spec = typeof what === 'object' && 'target' in what ? say.targets[what.target] : undefined;
    const from = spec && clausesOf(spec.what).flatMap((clause) => ('attachedTo' in clause ? [clause.attachedTo] : []));
    const [unit] = from ?? [];
    if (!spec || !unit || Object.keys(spec).length > 1 || isSpoken(say, keyOf(what, say))) return detachText(what, say);
    const rest = clausesOf(spec.what).filter((clause) => !('attachedTo' in clause));
    const it = say.object(unit, 'asked');
    const said = say.thing(rest, { determiner: 'a' });
    speak(say, keyOf(what, say), kindsOf(spec.what));
    // Of those that were chosen one is equipped: nothing is detached from any other.
    const equipped = (one: TargetSpec): boolean => canonical(one.what).includes('"bears"');
    const only = typeof unit === 'object' && 'target' in unit ? say.targets[unit.target] : undefined;
    const one = only && equipped(only) && say.targets.filter(equipped).length === 1;
    return `${either('detach', 'unattach')} ${said} from ${one ? either(it, 'it') : it}`;
  },
  takeTurn: () => 'take a turn after this one',
  add: ({ energy, power, only, who }) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    const said = symbols(energy, power);
    const amount = (power ?? []).length === 0 ? 'Energy' : 'Power';
    const what = only === undefined ? undefined : FOR[only];
    const spent = what === undefined ? '' : `. ${either(`use only ${what}`, `spend this ${amount} only ${what}`)}`;
    return said === '' ? UNSAID : `[add] ${said}${spent}`;
  },
  counterOnStack: ({ what, to, position, save }, say) => {
    if (position || (to !== undefined && to !== 'hand')) return UNSAID;
    const countered = `counter ${say.object(what)}`;
    // What follows speaks of it only where it was countered (359.3.e.14.a).
    if (save !== undefined) say.spoken.saved = { ...say.spoken.saved, [save]: keyOf(what, say) };
    return to === undefined
      ? countered
      : `${countered}. return ${say.object(what)} to its owner's hand instead of putting it ${either('in', 'into')} their trash`;
  },
  dig: (effect, say) => digText(effect, say),
  divide: () => UNSAID,
  burn: ({ count = 1, who = 'you' }, say) => {
    if (typeof count !== 'number') return UNSAID;
    const burn = say.about(who, (s) => `${s.text} [burn ${count}]`);
    // 440.1: the same in more words.
    const cards = count === 1 ? 'card' : `${numeral(count)} cards`;
    return who === 'you' ? either(burn, `put the top ${cards} of your Main Deck into your trash`) : burn;
  },
  activateTriggers: ({ of, on }, say) => {
    const name = on === 'unit:conquer' ? 'conquer' : on === 'unit:hold' ? 'hold' : UNSAID;
    return `activate the ${name} effects of ${say.object(of)}`;
  },
  replaceWithToken: ({ what, token }, say) => `replace ${say.object(what)} with a ${token.name} battlefield token`,
  swapFigures: ({ one, other, stat, until }, say) => swapText({ one, other, stat, until }, say),
  swapBack: ({ what }, say) =>
    what === 'self' && typesOf(say.face).includes('Battlefield')
      ? 'replace this with the battlefield it replaced'
      : UNSAID,
  lookAtFacedown: ({ of }, say) => {
    const known = isSpoken(say, keyOf(of, say));
    return known ? 'you can look at their facedown cards this turn' : UNSAID;
  },
  changeTargets: ({ what, anew, ...rest }, say) =>
    anew && Object.keys(rest).every((key) => key === 'do')
      ? `you may make new choices for ${say.object(what)}`
      : UNSAID,
  become: ({ what, copy, except, until }, say) => {
    if (except || until) return UNSAID;
    const said = say.about(what, (s) => {
      const model = modelText(what, copy, say);
      return s.many ? `${s.text} become copies of ${model}` : `${s.text} becomes a copy of ${model}`;
    });
    // What is said next is said of it.
    speak(say, keyOf(what, say), []);
    return said;
  },
  win: ({ who }, say) => say.about(who, (s) => `${s.text} ${verb(s, 'win')} the game`),
  look: ({ what, who }, say) => {
    if ((who !== undefined && who !== 'you') || typeof what !== 'object' || !('top' in what)) return UNSAID;
    say.spoken.looked = 'look';
    return `look at ${say.object(what)}`;
  },
};

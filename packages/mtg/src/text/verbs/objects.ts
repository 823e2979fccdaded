/** Phrases of instructions about objects: moving, changing and making them. */
import {
  type Ability,
  type CardDefinition,
  type Condition,
  canonical,
  type Effect,
  type Ref,
  type Value,
} from '@arbiter/engine';
import { basedText } from '../becoming.js';
import { besides, isShape, shapeText, WHERE } from '../changes.js';
import { combatText } from '../combat.js';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { isChosenX, isThatMuch, perEach, sizeOf } from '../numbers.js';
import { type Players, playerRule } from '../players.js';
import {
  article,
  either,
  isPlain,
  listed,
  numeral,
  ownNames,
  type Say,
  type Subject,
  UNSAID,
  verb,
  whole,
} from '../say.js';
import { keep, keyOf, kindsOf, laterNames, moves, speak } from '../spoken.js';
import { isClue, kindsOfToken, tokenText } from '../tokens.js';
import { counteredTo, counterText } from './countering.js';
import { amongText, inTotal } from './dealing.js';
import { does } from './doing.js';
import { wholeLibrary } from './piles.js';
import type { VerbPhrases } from './plain.js';
import { shieldText } from './shields.js';

type Move = Extract<Effect, { do: 'move' }>;

function moveText(move: Move, say: Say): string {
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
  { what, to, cause, position, status, controller, final, face, counters, keep: kept }: Move,
  say: Say,
): string {
  const onto = to === 'battlefield';
  // A card that comes back with its other face up comes back transformed (712.14a).
  if ((face !== undefined && (face !== 1 || !onto)) || (status && (!onto || canonical(status) !== '{"tapped":true}')))
    return UNSAID;
  if (counters !== undefined && (!onto || face !== undefined)) return UNSAID;
  if ((controller !== undefined && !onto) || (position !== undefined && to !== 'library')) return UNSAID;
  if (!isKept(what, to, kept, say)) return UNSAID;
  if (to === 'graveyard' && cause === 'destroy')
    return `destroy ${say.object(what)}${final ? unregenerated(what, say) : ''}`;
  if (final) return UNSAID;
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
  if (to === 'hand') return `return ${object} to ${ownHand(what, say)}`;
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
  const having = counters === undefined ? '' : ` ${enteringWith(counters, isSeveral(what, say))}`;
  return `${either(`return ${object} to the battlefield`, `put ${object} onto the battlefield`)}${tapped}${under}${having}`;
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
  if (to !== 'exile' || cause !== 'exile' || of === 'you' || say.spoken.top === key || !isOnePlayer(of, say))
    return undefined;
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
  if (what !== 'self' || say.from === undefined) return say.object(what);
  say.from.said = true;
  return `${say.object(what)} from your ${say.from.zone}`;
}

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

function statusText({ what, status, on, save }: Extract<Effect, { do: 'status' }>, say: Say): string {
  if (status === 'flipped' && on !== false && save === undefined) return `flip ${say.object(what)}`;
  // After what somebody else does it is said who does this.
  const you = say.having || say.doing !== undefined || save !== undefined ? '' : either('', 'you ');
  const said = status === 'tapped' ? `${you}${on === false ? 'untap' : 'tap'} ${say.object(what)}` : UNSAID;
  keep(say, save, what, []);
  return said;
}

function countersText({ what, kind, amount }: Extract<Effect, { do: 'counters' }>, say: Say): string {
  if (typeof amount === 'object' && 'division' in amount)
    return inTotal((total, where) => `distribute ${total} ${kind} counters among ${amongText(what, say)}${where}`, say);
  if (kind === 'poison' && (amount === 'x' || (typeof amount === 'number' && amount > 0)))
    return does(what, say, (s) => `${s.text} ${verb(s, 'get')} ${say.counted(amount, 'poison counter')}`);
  const size = sizeOf(amount);
  const removed = size !== amount;
  const noun = `${kind} counter`;
  if (removed) return `remove ${say.counted(size, noun)} from ${say.object(what)}`;
  if (isPlain(size) || isChosenX(size, say))
    return `put ${say.counted(size, noun)} on ${either('', 'each of ')}${say.object(what)}`;
  if (isThatMuch(size, say)) return `put ${say.counted(size, noun)} on ${say.object(what)}`;
  const each = perEach(size);
  const perOne = (): string =>
    `${say.counted(1, noun)} on ${say.object(what)} for each ${each ? each.one(say) : UNSAID}`;
  return `put ${say.ways(
    ...(each?.times === 1 ? [perOne] : []),
    () => `${noun}s on ${say.object(what)} equal to ${say.value(size)}`,
    () => `a number of ${noun}s on ${say.object(what)} equal to ${say.value(size)}`,
    () => `X ${noun}s on ${say.object(what)} where X is ${say.value(size)}`,
  )}`;
}

/** "two 1/1 white Soldier creature tokens": so many of them. */
function tokensText(token: CardDefinition, count: Value, say: Say, tapped: boolean): string {
  const { one: plain, has } = tokenText(token, say);
  const one = tapped ? `tapped ${plain}` : plain;
  if (isPlain(count) || isThatMuch(count, say) || isChosenX(count, say)) return `${say.counted(count, one)}${has}`;
  const each = perEach(count);
  const perOne = (): string => `${say.counted(1, one)}${has} for each ${each ? each.one(say) : UNSAID}`;
  return say.ways(
    ...(each?.times === 1 ? [perOne] : []),
    () => `a number of ${one}s${has} equal to ${say.value(count)}`,
    () => `X ${one}s${has} where X is ${say.value(count)}`,
  );
}
type Create = Extract<Effect, { do: 'create' }>;
function createText(
  { token, copy, except, count = 1, who, save, status, counters, also = [] }: Create,
  say: Say,
): string {
  if (
    counters !== undefined ||
    (status !== undefined && (copy !== undefined || canonical(status) !== '{"tapped":true}'))
  )
    return UNSAID;
  if (copy !== undefined)
    return token || who !== undefined || also.length > 0 ? UNSAID : copiesText(copy, except, count, save, say);
  if (!token || except !== undefined) return UNSAID;
  const made = does(
    who,
    say,
    (s) =>
      `${s.text} ${verb(s, 'create')} ${listed(
        [{ token, count }, ...also].map((one) => tokensText(one.token, one.count ?? 1, say, status !== undefined)),
      )}`,
  );
  const kinds = [token, ...also.map((one) => one.token)].flatMap(kindsOfToken);
  keep(say, save, undefined, kinds, count !== 1 || also.length > 0);
  const investigated =
    isClue(token) &&
    also.length === 0 &&
    status === undefined &&
    !made.includes(UNSAID) &&
    count === 1 &&
    (who === undefined || who === 'you');
  return investigated ? either(made, 'investigate') : made;
}
/** "a token that's a copy of target creature": a copy, with what it has that the copied thing has not (707.9). */
function copiesText(copy: Ref, except: Create['except'], count: Value, save: string | undefined, say: Say): string {
  const model = say.object(copy, 'asked');
  const more = except === undefined ? '' : `, except ${exceptText(except, count !== 1, say)}`;
  keep(say, save, undefined, ['token', 'creature', 'permanent'], count !== 1);
  if (count === 1) return `create a token that's a copy of ${model}${more}`;
  return isPlain(count) ? `create ${say.counted(count, 'token')} that are copies of ${model}${more}` : UNSAID;
}
function exceptText({ props, gain, abilities = [] }: NonNullable<Create['except']>, many: boolean, say: Say): string {
  if (props !== undefined || gain !== undefined || abilities.length === 0) return UNSAID;
  return `${many ? 'they have' : either('it has', 'the token has')} ${listed(abilities.map((one: Ability) => say.ability(one)))}`;
}

export const objectVerbs: VerbPhrases = {
  move: moveText,
  status: statusText,
  counters: countersText,
  counterOnStack: (counter, say) => `${counterText(counter, say)}${counteredTo(counter, say)}`,
  clearCounters: ({ what, kind }, say) =>
    `remove all ${kind === undefined ? '' : `${kind} `}counters from ${say.object(what)}`,
  create: createText,
  enterAttacking: ({ token, what, copy, count = 1, defending, except, save, untapped }, say) => {
    const plain = what === undefined && copy === undefined && defending === undefined && except === undefined;
    if (!token || !plain || !isPlain(count)) return UNSAID;
    const { one, has } = tokenText(token, say);
    keep(say, save, undefined, kindsOfToken(token), count !== 1);
    return `create ${say.counted(count, one)}${has} ${count === 1 ? "that's" : 'that are'} ${untapped ? '' : 'tapped and '}attacking`;
  },
  enterBlocking: ({ token, blocking, save }, say) => {
    const { one, has } = tokenText(token, say);
    const blocked = say.object(blocking, 'asked');
    keep(say, save, undefined, kindsOfToken(token));
    return `create ${article(one)} ${one}${has} that's blocking ${blocked}`;
  },
  sacrifice: ({ who, filter, count = 1, cause, save }, say) => {
    if (cause !== undefined || !(isPlain(count) || isThatMuch(count, say))) return UNSAID;
    const number = isThatMuch(count, say) ? 'that many' : typeof count === 'number' ? numeral(count) : 'X';
    const what = (): string =>
      count === 1 ? say.thing(filter, { determiner: 'a' }) : `${number} ${say.thing(filter, { many: true })}`;
    // "Of their choice" may stand before the rest of the description.
    const chosen = (): string[] =>
      count === 1 ? [say.apart(() => say.thing(filter, { determiner: 'a', from: 'of their choice' }))] : [];
    const said = does(
      who,
      say,
      (s) => `${s.text} ${verb(s, 'sacrifice')} ${either(`${what()}${either('', ' of their choice')}`, ...chosen())}`,
    );
    // What was sacrificed is asked about as what it was (608.2h).
    keep(say, save, undefined, kindsOf(filter), count !== 1 || !isOnePlayer(who, say));
    if (save !== undefined) say.spoken.paid = [...say.spoken.paid, save];
    if (save !== undefined) say.spoken.former = [...say.spoken.former, save];
    return said;
  },
  modify: modifyText,
  regenerate: () => UNSAID,
  removeDamage: () => UNSAID,
  createReplacement: (effect, say) => shieldText(effect, say),
  attach: ({ what, to }, say) => `attach ${say.object(what)} to ${say.object(to, 'given')}`,
  transform: ({ what }, say) => `transform ${say.object(what)}`,
};

/** Without a cost of its own it is cast for its mana cost. */
const FLASHBACK = canonical({ kind: 'keyword', keyword: 'flashback' });
const PLAYERS: { [what: string]: Players } = { you: 'you', players: 'all', opponents: 'opponents' };
type Modify = Extract<Effect, { do: 'modify' }>;
function modifyText({ what, mods, until = { kind: 'endOfTurn' } }: Modify, say: Say): string {
  const [mod, ...more] = mods;
  const alone = more.length === 0 ? mod : undefined;
  if (until.kind === 'endOfFight')
    return mods.every((one) => one.mod === 'rule' && one.rule === 'cantBlock')
      ? say.about(what, (s) => `${s.text} ${say.mods(mods, s, true).replaceAll(' this turn', ' this combat')}`)
      : UNSAID;
  if (until.kind === 'endOfTurn' && alone?.mod === 'rule' && alone.rule === 'additionalLands')
    return what === 'you' ? whole(alone, landsText) : UNSAID;
  const who = typeof what === 'string' ? PLAYERS[what] : undefined;
  if (who !== undefined)
    return alone?.mod === 'rule' && until.kind === 'endOfTurn' ? playerRule(alone, who, true, say) : UNSAID;
  const lasts = whole(until, (duration) => untilText(duration, say));
  if (alone?.mod === 'ability' && canonical(alone.ability) === FLASHBACK && until.kind === 'endOfTurn')
    return say.about(what, (s) => {
      const gains = lastingText(s.text, `${verb(s, 'gain')} flashback`);
      return `${gains}. the flashback cost is equal to ${s.many ? either('its', 'their') : 'its'} mana cost`;
    });
  if (alone?.mod === 'control' && until.kind !== 'nextStep')
    return alone.to === 'you' ? `gain control of ${say.object(what)}${lasts}` : UNSAID;
  if (alone?.mod === 'switch')
    return alone.stats.join() === 'power,toughness' && until.kind === 'endOfTurn'
      ? `switch ${say.object(what)}'s power and toughness until end of turn`
      : UNSAID;
  if (alone?.mod === 'play')
    return canonical(alone) === '{"mod":"play"}' && ['endOfTurn', 'endOfNextTurn'].includes(until.kind)
      ? playText(what, until.kind === 'endOfTurn', say)
      : UNSAID;
  if (until.kind === 'nextStep') return say.about(what, (s) => nextStepText(s, alone, until, say));
  if (isShape(mods)) return say.about(what, (s) => shapeText(mods, s, lasts, say, besides(what, say)));
  if (until.kind === 'untilStep')
    return say.about(what, (s) => {
      const said = say.mods(mods, s, true).replaceAll(' this turn', '').replaceAll(WHERE, ' ');
      return either(`${s.text} ${said}${lasts}`, `${lasts}, ${s.text} ${said}`);
    });
  if (until.kind === 'endOfNextTurn' && alone?.mod === 'rule' && alone.rule === 'mustAttackIt')
    return whole(alone, ({ mod: _, rule }) => (rule === alone.rule ? mustAttackText(what, until.of, say) : UNSAID));
  const combat = until.kind === 'endOfTurn' ? combatText(what, mods, true, say) : undefined;
  if (combat !== undefined) return combat;
  if (until.kind === 'endOfTurn' && alone?.mod === 'rule' && alone.rule === 'mustBlockIt')
    return whole(alone, ({ mod: _, rule }) =>
      rule === alone.rule
        ? say.about(what, (s) => `${s.text} ${verb(s, 'block')} ${say.object('self', 'given')} this turn if able`)
        : UNSAID,
    );
  // What is gained for good is said without a word about how long.
  if (
    until.kind === 'permanent' &&
    mods.every((one) => one.mod === 'ability' || (one.mod === 'gain' && !isShape(mods)))
  )
    return say.about(what, (s) => {
      const becomes = `${s.text} ${say.mods(mods, s, true)}`;
      // What becomes something for good is that from then on.
      return mods.every((one) => one.mod === 'gain')
        ? either(becomes, `${s.text} ${say.mods(mods, s, false)}`)
        : becomes;
    });
  if (until.kind === 'permanent') return say.about(what, (s) => basedText(mods, s, say) ?? UNSAID);
  if (until.kind === 'asLongAs')
    return say.about(what, (s) => `${s.text} ${say.mods(mods, s, !isRuleOnly(mods)).replaceAll(WHERE, ' ')}${lasts}`);
  if (until.kind !== 'endOfTurn') return UNSAID;
  const rules = mods.filter((one) => one.mod === 'rule');
  const others = mods.filter((one) => one.mod !== 'rule');
  return say.about(what, (s) => {
    if (others.length === 0) return `${s.text} ${say.mods(mods, s, true)}`;
    // What is done after something else is done as well.
    const also = say.spoken.subject === undefined ? s.text : either(s.text, `${s.text} also`);
    const all = lastingText(also, say.mods(mods, s, true));
    if (rules.length === 0) return all;
    // What a rule says by itself how long it lasts, and stands before or after the rest.
    const [rule, rest] = [say.mods(rules, s, true), say.mods(others, s, true)];
    return either(all, `${lastingText(s.text, rest)} and ${rule}`, `${s.text} ${rule} and ${lastingText('', rest)}`);
  });
}
/** "You may play an additional land this turn" (305.2). */
function landsText({ mod, rule, count }: Extract<Modify['mods'][number], { mod: 'rule' }>): string {
  if (!mod || !rule || typeof count !== 'number' || count < 1) return UNSAID;
  const lands = count === 1 ? 'an additional land' : `${either('up to ', '')}${numeral(count)} additional lands`;
  return `you may play ${lands} this turn`;
}
/** "During target opponent's next turn, creatures that player controls attack this permanent if able" (508.1d). */
function mustAttackText(what: Ref, of: Ref | undefined, say: Say): string {
  if (of === undefined || of === 'you' || !isOnePlayer(of, say)) return UNSAID;
  if (typeof what !== 'object' || !('each' in what)) return UNSAID;
  const theirs = [what.each].flat().filter((clause) => 'controller' in clause);
  if (canonical(theirs) !== canonical([{ controller: of }])) return UNSAID;
  const whose = either(...whoseNames(of, say));
  return say.about(
    what,
    (s) => `during ${whose} next turn, ${s.text} ${verb(s, 'attack')} ${say.object('self', 'given')} if able`,
  );
}
/** What a rule says is said as of what always holds: how long it holds stands at the end. */
const isRuleOnly = (mods: Modify['mods']): boolean => mods.every((one) => one.mod === 'rule');
/** "Until end of turn, you may play that card." */
function playText(what: Ref, now: boolean, say: Say): string {
  const card = say.object(what, 'asked');
  const next = 'until the end of your next turn';
  if (!now) return either(`${next}, you may play ${card}`, `you may play ${card} ${next}`);
  return either(
    `until end of turn, you may play ${card}`,
    `you may play ${card} this turn`,
    `you may play ${card} until end of turn`,
  );
}
type Until = NonNullable<Modify['until']>;
/** What must stay so for as long as it lasts: it ends for good once it isn't (611.2b). */
function asLongText(condition: Condition, say: Say): string {
  const self = (): string => say.object('self', 'asked');
  switch (canonical(condition)) {
    case canonical({ exists: [{ self: true }, { controller: 'you' }] }):
      return `you control ${self()}`;
    case canonical({ exists: [{ self: true }] }):
      return `${self()} remains on the battlefield`;
    case canonical({ exists: [{ self: true }, { status: 'tapped' }] }):
      return `${self()} remains tapped`;
    default:
      return UNSAID;
  }
}
/** How long it lasts, as it is said at the end. */
function untilText(until: Until, say: Say): string {
  if (until.kind === 'endOfTurn') return ' until end of turn';
  if (until.kind === 'permanent') return '';
  if (until.kind === 'untilStep')
    return until.step === 'untap' && (until.of === undefined || until.of === 'you') ? ' until your next turn' : UNSAID;
  if (until.kind === 'asLongAs') return ` for as long as ${asLongText(until.if, say)}`;
  if (until.kind === 'endOfNextTurn') return ' until the end of your next turn';
  return until.kind === 'nextStep' && until.step && [until.of].length > 0 && say ? '' : UNSAID;
}
/** "doesn't untap during its controller's next untap step". */
function nextStepText(
  s: Subject,
  mod: Modify['mods'][number] | undefined,
  until: Extract<Until, { kind: 'nextStep' }>,
  say: Say,
): string {
  if (until.step !== 'untap' || mod?.mod !== 'rule' || mod.rule !== 'doesntUntap') return UNSAID;
  const mine = until.of === undefined ? undefined : until.of === 'you' ? 'your' : `${say.object(until.of)}'s`;
  const whose = mine ?? either("its controller's", "their controllers'", "their controller's");
  return `${s.text} ${verb(s, "don't", "doesn't")} untap during ${whose} next untap step${s.many ? either('', 's') : ''}`;
}

/** "until end of turn" stands at the end, before what X is, before what is counted, or at the beginning. */
function lastingText(subject: string, said: string): string {
  const eot = 'until end of turn';
  const plain = said.replaceAll(WHERE, ' ');
  const inside = [WHERE, ' for each '].some((sign) => said.includes(sign))
    ? [`${subject} ${said.replaceAll(WHERE, ` ${eot} `).replaceAll(' for each ', ` ${eot} for each `)}`]
    : [];
  return either(`${subject} ${plain} ${eot}`, `${eot}, ${subject} ${plain}`, ...inside);
}

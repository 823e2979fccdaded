/** What is chosen without targets, and what is done with it: "choose a unit and deal 2 damage to it". */
import { canonical, type Effect, type Filter, type FilterClause, wholeEffect } from '@arbiter/engine';
import { countedText, isSame, yourShown } from '../numbers.js';
import { clausesOf, either, numeral, type Say, UNSAID } from '../say.js';
import { kindsOf, speak, zonesOf } from '../spoken.js';
import { movedText } from './moves.js';

export type Choose = Extract<Effect, { do: 'choose' }>;
export type Move = Extract<Effect, { do: 'move' }>;
export interface Several {
  said: string;
  /** How many instructions that says. */
  count: number;
}

/** Zones in which a player may fail to find what is asked for. */
const HIDDEN = ['materialDeck', 'mainDeck', 'hand', 'memory', 'banishment'];

const PRIVATE = ['materialDeck', 'mainDeck', 'hand', 'memory'];
const isPlace = (clause: FilterClause): boolean =>
  'zone' in clause || ('any' in clause && clause.any.every((one) => clausesOf(one).every(isPlace)));
/** One must be found where it lies open, and need not where it is looked for in a private zone. */
function isFoundOpen(min: Choose['min'], from: Filter): boolean {
  if (typeof min !== 'object' || !('least' in min) || !Array.isArray(min.least)) return false;
  const [one, counted, ...more] = min.least;
  if (one !== 1 || more.length > 0 || typeof counted !== 'object' || !('count' in counted)) return false;
  const [open, all] = [clausesOf(counted.count), clausesOf(from)];
  const rest = (clauses: readonly FilterClause[]): string => canonical(clauses.filter((clause) => !isPlace(clause)));
  return (
    rest(open) === rest(all) &&
    isSame(
      zonesOf(open),
      zonesOf(all).filter((zone) => !PRIVATE.includes(zone)),
    )
  );
}

/** "a unit", "up to two allies", "any amount of Sword weapons you control". */
export function chosenText(
  { from, min = 1, max = 1 }: Pick<Choose, 'from' | 'min' | 'max'>,
  say: Say,
  card = false,
): { said: string; many: boolean; may: boolean } {
  const unsaid = { said: UNSAID, many: false, may: false };
  if (from === undefined) return unsaid;
  const [player, ...asked] = clausesOf(from);
  if (player && 'player' in player)
    return min === 1 && max === 1 && asked.length === 0 && player.player !== 'you'
      ? { said: player.player === 'opponent' ? 'an opponent' : 'a player', many: false, may: false }
      : unsaid;
  const shown = yourShown(from, say);
  if (shown && min === 0 && max !== 1 && typeof max === 'number') {
    const cards = say.thing(shown, { many: true, card: true });
    const inMemory = say.thing(from, { many: true });
    return { said: `up to ${numeral(max)} ${either(`${cards} from among them`, inMemory)}`, many: true, may: true };
  }
  const hidden = card || zonesOf(clausesOf(from)).some((zone) => HIDDEN.includes(zone));
  const isForced = min === 1 || isFoundOpen(min, from);
  if (max === 1 && (isForced || min === 0)) {
    const one = say.thing(from, { determiner: 'a', card });
    if (isForced) return { said: one, many: false, may: false };
    const upTo = `up to one ${say.thing(from, { card })}`;
    return { said: hidden ? either(one, upTo) : upTo, many: false, may: true };
  }
  const many = say.thing(from, { many: true, card });
  if (typeof max === 'number') {
    if (min === max) return { said: `${numeral(max)} ${many}`, many: true, may: false };
    return min === 0 ? { said: `up to ${numeral(max)} ${many}`, many: true, may: true } : unsaid;
  }
  if (min === 0 && typeof max === 'object' && 'count' in max && canonical(max.count) === canonical(from))
    return { said: `any ${either('amount', 'number')} of ${many}`, many: true, may: true };
  if (typeof max === 'object' && isSame(min, max))
    return { said: countedText(max, say.thing(from), many, say), many: true, may: false };
  if (min === 0) return { said: `up to ${countedText(max, say.thing(from), many, say)}`, many: true, may: true };
  return unsaid;
}
/** Speaks of what was chosen. */
export function chosen({ save, from }: Choose, many: boolean, say: Say): void {
  const key = canonical({ saved: save });
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  speak(say, key, kindsOf(from ?? []), many);
}
export const isPlainChoice = (effect: Effect | undefined): effect is Choose =>
  effect?.do === 'choose' &&
  effect.among === undefined &&
  (effect.who === undefined || effect.who === 'you') &&
  effect.each === undefined &&
  (effect.kind === undefined || effect.kind === 'CHOOSE_OBJECTS');

/** "Choose a unit." What is done with it is said by the instruction that does. */
export function chooseText(effect: Choose, say: Say): string {
  const { among, who, each, kind } = effect;
  if (among !== undefined || (who !== undefined && who !== 'you') || each !== undefined || kind !== undefined)
    return UNSAID;
  const { said, many } = chosenText(effect, say);
  chosen(effect, many, say);
  // Whoever may choose none may do so or not.
  return effect.min === 0 && effect.max === 1
    ? either(`you may choose ${say.thing(effect.from ?? [], { determiner: 'a' })}`, `choose ${said}`)
    : effect.min === 0
      ? either(`choose ${said}`, `you may choose ${said}`)
      : `choose ${said}`;
}
export const names = (saved: string): string => canonical({ saved });

/** What can only be said of several instructions together. */
export function choosingText(effects: readonly Effect[], say: Say): Several | undefined {
  return mayChoose(effects, say) ?? firstOfSeveral(effects, say);
}
/** What takes more instructions comes first. */
const firstOfSeveral = (effects: readonly Effect[], say: Say): Several | undefined =>
  isShuffledIn(effects) || areBothMarked(effects) || isShownFirst(effects)
    ? undefined
    : (chosenAndMoved(effects, say) ?? chosenInline(effects, say));
const isShuffledIn = ([, second, third]: readonly Effect[]): boolean =>
  second?.do === 'move' && second.to === 'mainDeck' && third?.do === 'shuffle';

/** "Choose up to three units. Put a level counter on each chosen champion and a buff counter on each chosen Slime." */
const areBothMarked = ([choose, one, other]: readonly Effect[]): boolean =>
  choose?.do === 'choose' &&
  one?.do === 'counters' &&
  other?.do === 'counters' &&
  [one, other].every(({ what }) => typeof what === 'object' && 'each' in what);

/** "Reveal up to three cards from your memory and put them on the bottom of your deck"; "X is that card's reserve cost". */
const isShownFirst = ([choose, reveal, next]: readonly Effect[]): boolean =>
  choose?.do === 'choose' &&
  reveal?.do === 'reveal' &&
  (next?.do === 'order' || (next?.do === 'remember' && canonical(next.value ?? null).includes('"cost"')));

/** "You may banish a card from your material deck. If you do, …": a card is chosen or none, and then something is done with it. */
function mayChoose([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || then?.do !== 'if' || then.else !== undefined || choose.min !== 0 || choose.max !== 1)
    return undefined;
  const asked = then.if;
  if (!('is' in asked) || canonical(asked.is[0]) !== names(choose.save)) return undefined;
  const zones = zonesOf(clausesOf(choose.from ?? []));
  const where = clausesOf(asked.is[1]);
  // What is chosen without a zone is on the field.
  const there = zones.length === 0 ? ['field'] : zones.toSorted();
  if (zonesOf(where).toSorted().join() !== there.join() || where.length !== 1) return undefined;
  const [first, ...more] = then.then;
  const done = first && doneWith(first, choose, say);
  if (done === undefined) return undefined;
  const when = more[0]?.do === 'reflexive' && more.length === 1 ? '' : 'if you do, ';
  const follow = (effects: readonly Effect[]): string =>
    effects.length === 0 ? '' : `. ${when}${say.effects(effects, 'sentence')}`;
  const [second, ...others] = more;
  // "You may discard a card and have ~ deal 2 damage to your champion. If you do, …"
  const together =
    second?.do === 'damage' && others.length > 0
      ? [
          () =>
            `you may ${done} and have ${say.object('self', 'asked')} ${say.effects([second], 'sentence')}${follow(others)}`,
        ]
      : [];
  return { said: say.ways(...together, () => `you may ${done}${follow(more)}`), count: 2 };
}
/** "Banish a card from your material deck", of the one that was chosen for it. */
function doneWith(effect: Effect, choose: Choose, say: Say): string | undefined {
  if (effect.do === 'reveal' && canonical(effect) === canonical({ do: 'reveal', what: { saved: choose.save } })) {
    chosen(choose, false, say);
    return `reveal ${say.thing(choose.from ?? [], { determiner: 'a' })}`;
  }
  if (effect.do === 'counters' && canonical(effect.what) === names(choose.save)) {
    const kinds = kindsOf(choose.from ?? []);
    say.spoken.saved = { ...say.spoken.saved, [choose.save]: names(choose.save) };
    say.spoken.inline = {
      key: names(choose.save),
      text: say.thing(choose.from ?? [], { determiner: 'a' }),
      kinds,
      many: false,
    };
    return say.effects([effect], 'sentence');
  }
  if (effect.do !== 'move' || canonical(effect.what) !== names(choose.save)) return undefined;
  const from = effect.cause === 'discard' ? withoutHand(choose.from ?? []) : (choose.from ?? []);
  return movedWith(effect, say.thing(from, { determiner: 'a', card: effect.cause === 'discard' }), choose, false, say);
}
/** All that a player discards is in the hand. */
export const withoutHand = (from: Filter): FilterClause[] => {
  const clauses = clausesOf(from);
  if (!clauses.some((clause) => 'zone' in clause && clause.zone === 'hand')) return clauses;
  return clauses.filter(
    (clause) => !('zone' in clause && clause.zone === 'hand') && canonical(clause) !== '{"owner":"you"}',
  );
};
/** What a player sacrifices is under their control. */
const withoutControl = (from: Filter): FilterClause[] => {
  const rest = clausesOf(from).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  return rest.length > 0 ? rest : clausesOf(from);
};
/** A move of what is described where it is chosen. */
function movedWith(effect: Move, what: string, choose: Choose, many: boolean, say: Say): string {
  chosen(choose, many, say);
  return wholeEffect(effect, (watched) => movedText(watched, say, what));
}
/** "Return up to one crux element card from your graveyard to your hand", "choose a card … and put it onto the field". */
function chosenAndMoved([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || move?.do !== 'move' || canonical(move.what) !== names(choose.save)) return undefined;
  // What is suppressed is said with how it comes back.
  if (move.cause === 'suppress') return undefined;
  const discards = move.cause === 'discard';
  const from = discards
    ? withoutHand(choose.from ?? [])
    : move.cause === 'sacrifice'
      ? withoutControl(choose.from ?? [])
      : (choose.from ?? []);
  const plainly = (): string => {
    const all = canonical(choose.max ?? null) === canonical({ count: choose.from ?? null });
    const max = all ? { count: from } : choose.max;
    const { said: what, many } = chosenText({ ...choose, from, ...(max === undefined ? {} : { max }) }, say, discards);
    return movedWith(move, what, choose, many, say);
  };
  const several = choose.min === 0 && choose.max !== 1;
  const said = say.ways(
    ...(choose.min === 0 && choose.max === 1 ? [() => `you may ${doneWith(move, choose, say) ?? UNSAID}`] : []),
    plainly,
    ...(several ? [() => `you may ${plainly()}`] : []),
    () => `${chooseText(choose, say)}${either(' and ', '. ')}${say.effects([move], 'sentence')}`,
    ...(discards && choose.max === 1 && choose.min === 1 && say.spoken.seen === canonical(clausesOf(choose.from ?? []))
      ? [
          () => {
            chosen(choose, false, say);
            return `discard ${either('a', 'an additional')} card from ${either('among them', 'it')}`;
          },
        ]
      : []),
    ...enteringWith(choose, move, say),
  );
  return { said, count: 2 };
}
/** "Put it onto the field. It enters the field with three additional durability counters on it." */
function enteringWith(choose: Choose, move: Move, say: Say): (() => string)[] {
  const { counters, ...plainly } = move;
  if (!counters || move.to !== 'field' || choose.max !== 1) return [];
  const put = Object.entries(counters).map(([kind, amount]) => say.counted(amount, `additional ${kind} counter`));
  const card = say.apart(() => say.thing(choose.from ?? [], { determiner: 'a' }));
  return [
    () => {
      chosen(choose, false, say);
      const moved = `choose ${card}${either(' and ', '. ')}${say.effects([plainly], 'sentence')}`;
      return `${moved}. it enters the field with ${put.join(' and ')} on it`;
    },
  ];
}

/** "Put an age counter on a Potion item you control": what is chosen is described where something is done with it. */
function chosenInline([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || !then || !(INLINE.includes(then.do) || isLoading(then))) return undefined;
  if (!canonical(then).includes(names(choose.save)) || choose.from === undefined) return undefined;
  const { said: text, many, may } = chosenText(choose, say);
  const inline = (described: string): string => {
    const key = names(choose.save);
    say.spoken.saved = { ...say.spoken.saved, [choose.save]: key };
    say.spoken.inline = { key, text: described, kinds: kindsOf(choose.from ?? []), many };
    return say.effects([then], 'sentence');
  };
  const a = say.apart(() => say.thing(choose.from ?? [], { determiner: 'a' }));
  const said = say.ways(
    ...(may && !many ? [() => `you may ${inline(a)}`] : []),
    () => inline(text),
    () => `${chooseText(choose, say)}${either(' and ', '. ')}${say.effects([then], 'sentence')}`,
    // "Choose and reveal a card in your memory."
    ...(then.do === 'reveal' && !may ? [() => `choose and ${inline(text)}`] : []),
  );
  if (then.do === 'reveal') {
    const such = many ? { such: suchCards(choose, say) } : {};
    say.spoken.done = { ...say.spoken.done, [choose.save]: { past: 'revealed', kind: 'card', many, ...such } };
  }
  return { said, count: 2 };
}
/** "Wind element cards", wherever they lie. */
const suchCards = ({ from = [] }: Choose, say: Say): string =>
  say.apart(() =>
    say.thing(
      clausesOf(from).filter((clause) => !('zone' in clause || 'owner' in clause)),
      { many: true, card: true },
    ),
  );
export const isLoading = (effect: Effect | undefined): effect is Move =>
  effect?.do === 'move' && effect.to === 'loaded';
const INLINE = ['counters', 'status', 'modify', 'damage', 'clearCounters', 'reveal', 'create', 'redirect'];

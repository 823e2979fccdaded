/** Phrases of instructions about players, cards and damage. */
import { canonical, type Effect, type Ref, type Value, type Verbs } from '@arbiter/engine';
import { isAnyTarget, isOnePlayer, isPlaced } from '../nouns.js';
import { isChosenX, isThatMuch, perEach, sizeOf } from '../numbers.js';
import { either, isPlain, listed, numeral, type Say, type Subject, UNSAID, verb, whole } from '../say.js';
import { keep, kindsOf, PLAYER, passing, speak } from '../spoken.js';
import { digText } from './digging.js';
import { manaText } from './mana.js';

/** Where what is looked at may go (701.22a, 701.25a). */
const PILES: { [kind: string]: string } = { SCRY: 'top,bottom', SURVEIL: 'top,graveyard' };

type Phrase<V extends keyof Verbs> = (effect: { do: V } & Verbs[V], say: Say) => string;
export type VerbPhrases = { [V in keyof Verbs]?: Phrase<V> };

/** Somebody does something; "you" is left out where a text gives an order. */
export const does = (who: Ref | undefined, say: Say, said: (subject: Subject) => string): string =>
  say.about(who ?? 'you', said);

/** "3 life", "life equal to its power", "2 life for each creature you control". */
function amount(value: Value, what: string, say: Say): string {
  if (isChosenX(value, say)) return `X ${what}`;
  if (isThatMuch(value, say)) return `that much ${what}`;
  if (isPlain(value)) return `${value === 'x' ? 'X' : value} ${what}`;
  const each = perEach(value);
  return say.ways(
    ...(each ? [() => `${each.times} ${what} for each ${each.one(say)}`] : []),
    ...(each && each.times !== 1
      ? []
      : [() => `X ${what} where X is ${say.value(value)}`, () => `${what} equal to ${say.value(value)}`]),
  );
}

const isOnlySelf = ({ spoken: { said } }: Say): boolean =>
  said.some(({ key }) => key === '"self"') &&
  said.every(({ key, kinds, many }) => key === '"self"' || many || kinds.includes('player'));
function damageText({ to, amount: dealt, parts, from }: Extract<Effect, { do: 'damage' }>, say: Say): string {
  return say.about(
    from ?? 'self',
    (source) => {
      // A spell is "it" once it was spoken of, where nothing else could be that.
      const self = from === undefined && isOnlySelf(say) ? either(source.text, 'it') : source.text;
      const deals = `${self} ${verb(source, 'deal')}`;
      if (parts) {
        if (to !== undefined || dealt !== undefined) return UNSAID;
        return `${deals} ${listed(parts.map((part) => whole(part, (one) => dealtText(one.amount, one.to, say))))}`;
      }
      if (to === undefined || dealt === undefined) return UNSAID;
      if (typeof dealt === 'object' && 'division' in dealt) return `${deals} ${divided(to, say)}`;
      return `${deals} ${dealtText(dealt, to, say)}`;
    },
    'asked',
  );
}
/** "3 damage to any target", "damage equal to its power to that player". */
function dealtText(dealt: Value, to: Ref, say: Say): string {
  if (isPlain(dealt) || isChosenX(dealt, say) || isThatMuch(dealt, say))
    return `${amount(dealt, 'damage', say)} to ${say.object(to, 'given')}`;
  const each = perEach(dealt);
  return say.ways(
    ...(each ? [() => `${each.times} damage to ${say.object(to, 'given')} for each ${each.one(say)}`] : []),
    () => `damage equal to ${say.value(dealt)} to ${say.object(to, 'given')}`,
    () => `X damage to ${say.object(to, 'given')} where X is ${say.value(dealt)}`,
    () => `damage to ${say.object(to, 'given')} equal to ${say.value(dealt)}`,
  );
}
/** Damage that is divided among targets as its player chooses (601.2d). */
const divided = (to: Ref, say: Say): string =>
  inTotal((total, where) => `${total} damage divided as you choose among ${amongText(to, say)}${where}`, say);
/** The total that is divided: "5", "X", or what X is at the end. */
export function inTotal(said: (total: string, where: string) => string, say: Say): string {
  const { total } = say;
  if (total === undefined) return UNSAID;
  say.totalled = true;
  if (isPlain(total)) return said(say.value(total), '');
  const text = said('X', WHERE);
  return text.replaceAll(WHERE, ` where X is ${say.value(total)}`);
}
const WHERE = '⁂';
/** "one or two target creatures", "any number of targets". */
export function amongText(to: Ref, say: Say): string {
  const spec = typeof to === 'object' && 'target' in to ? say.targets[to.target] : undefined;
  if (!spec) return UNSAID;
  const any = isAnyTarget(spec.what);
  const text = whole(spec, ({ what, min = 1, max = 1, notIn, together, if: condition }) => {
    if ((condition && canonical(condition)) !== say.paidFor) return UNSAID;
    if (!isPlaced(what) || notIn || together || (max !== null && max < 2)) return UNSAID;
    const number =
      max === null
        ? min === 0
          ? 'any number of'
          : UNSAID
        : min === 1
          ? ONE_OR[max]
          : min === 0
            ? `up to ${numeral(max)}`
            : undefined;
    return `${number ?? UNSAID} ${any ? 'targets' : say.thing(what, { many: true, determiner: 'target' })}`;
  });
  speak(say, canonical(to), any ? [...PLAYER, 'creature', 'permanent'] : kindsOf(spec.what), true);
  return text;
}
const ONE_OR: { [max: number]: string } = { 2: 'one or two', 3: 'one, two, or three' };

function life({ who, stat, amount: change, to }: Extract<Effect, { do: 'stat' }>, say: Say): string {
  if (stat !== 'life' || (change !== undefined && to !== undefined)) return UNSAID;
  if (change === undefined) {
    const whose = who === 'you' ? 'your' : `${say.object(who)}'s`;
    return `${whose} life total becomes ${to === undefined ? UNSAID : say.value(to)}`;
  }
  const size = sizeOf(change);
  if (typeof size === 'object' && 'half' in size && canonical(size.half) === canonical({ stat: 'life', of: who }))
    return does(who, say, (s) => {
      const own = s.you ? 'your' : 'their';
      const life = either(`${own} life`, `${own} life total`);
      return `${s.text} ${verb(s, size === change ? 'gain' : 'lose')} half ${life}, rounded ${size.round}`;
    });
  const loses = typeof change === 'number' ? change < 0 : typeof change === 'object' && 'negative' in change;
  return does(who, say, (s) => `${s.text} ${verb(s, loses ? 'lose' : 'gain')} ${amount(sizeOf(change), 'life', say)}`);
}

export const plainVerbs: VerbPhrases = {
  damage: damageText,
  stat: life,
  draw: ({ who, count }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'draw')} ${say.counted(count, 'card')}`),
  discard: ({ who, count = 1, filter, chooser, save }, say) => {
    if (save !== undefined) return UNSAID;
    if (chooser === 'you' && count === 1) {
      const cards = say.thing([{ zone: 'library' }, ...[filter ?? []].flat()], {
        determiner: 'a',
        library: true,
        from: 'from it',
      });
      passing(say, ['card'], false);
      return `you choose ${cards}. ${say.object(who)} discards that card`;
    }
    if (filter !== undefined || chooser !== undefined) return UNSAID;
    return does(who, say, (s) => {
      const what =
        count === 'all' ? (s.you ? 'your hand' : either('their hand', 'their hands')) : say.counted(count, 'card');
      return `${s.text} ${verb(s, 'discard')} ${what}`;
    });
  },
  reveal: ({ what }, say) => {
    if (typeof what === 'object' && 'top' in what) return topText(what, say);
    return does(
      what,
      say,
      (s) => `${s.text} ${verb(s, 'reveal')} ${s.you ? 'your hand' : either('their hand', 'their hands')}`,
    );
  },
  mill: ({ who, count }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'mill')} ${say.counted(count, 'card')}`),
  shuffle: ({ who, zone }, say) => {
    if (zone !== undefined) return UNSAID;
    return does(who, say, (s) =>
      either(
        ...(s.you || s.text === '' ? [verb(s, 'shuffle')] : []),
        `${s.text} ${verb(s, 'shuffle')} ${s.you ? 'your' : 'their'} library`,
      ),
    );
  },
  arrange: ({ kind, count, who, piles }, say) => {
    if (who !== undefined || piles.join() !== PILES[kind]) return UNSAID;
    return `${kind.toLowerCase()} ${isPlain(count) ? say.value(count) : `X, where X is ${say.value(count)}`}`;
  },
  dig: digText,
  search: (effect, say) => searchText(effect, say),
  look: ({ what, who }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    if (typeof what === 'object' && 'top' in what) {
      if (!isPlain(what.top)) return UNSAID;
      const said = `look at ${say.object(what)}`;
      say.spoken.top = canonical(what);
      return said;
    }
    // Whose hand is looked at is one player's: of several the text says otherwise.
    if (typeof what === 'object' && 'controllerOf' in what && isOnePlayer(what, say))
      return say.about(what, ({ text }) => `look at ${text}'s hand`, 'asked');
    return isOnePlayer(what, say) && what !== 'you' && isPlayerRef(what, say)
      ? `look at ${say.object(what, 'asked')}'s hand`
      : UNSAID;
  },
  copy: ({ what, who, count, newTargets }, say) => {
    if (who !== undefined || count !== undefined || !isOneThing(what, say)) return UNSAID;
    return `copy ${say.object(what, 'asked')}${newTargets ? '. you may choose new targets for the copy' : ''}`;
  },
  lose: ({ who }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'lose')} the game`),
  win: ({ who }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'win')} the game`),
  fight: ({ what, with: other }, say) =>
    say.about(what, (s) => `${s.text} ${verb(s, 'fight')} ${say.object(other, 'given')}`),
  extraTurn: ({ who }, say) =>
    who === 'you'
      ? 'take an extra turn after this one'
      : does(who, say, (s) => `${s.text} ${verb(s, 'take')} an extra turn after this one`),
  addMana: manaText,
};

/** "Reveal the top card of your library", "defending player reveals the top card of their library" (701.20a). */
function topText(what: { top: Value; of?: Ref }, say: Say): string {
  const { top, of = 'you' } = what;
  if (!isPlain(top) || !isOnePlayer(of, say)) return UNSAID;
  const cards = top === 1 ? 'card' : `${top === 'x' ? 'X' : numeral(top)} cards`;
  const said = does(of, say, (s) => {
    const shows = `${s.text} ${verb(s, 'reveal')} the top ${cards} of ${s.you ? 'your' : 'their'} library`;
    speak(say, canonical(what), ['card'], top !== 1);
    return shows;
  });
  say.spoken.top = canonical(what);
  return said;
}
const isPlayerRef = (what: Ref, say: Say): boolean =>
  typeof what === 'object' && 'target' in what
    ? canonical(say.targets[what.target]?.what ?? []).includes('"player"')
    : typeof what === 'object' && 'event' in what && ['player', 'defending'].includes(what.event);
/** The spell that is copied: a single target, the source, or what the ability waited for. */
const isOneThing = (what: Ref, say: Say): boolean =>
  what === 'self' || (typeof what === 'object' && ('target' in what || 'event' in what) && isOnePlayer(what, say));

function searchText(effect: Extract<Effect, { do: 'search' }>, say: Say): string {
  const { to, position, status, save, who, of, zone, filter = [], count = 1, reveal, shuffle } = effect;
  if (!isOnePlayer(who, say)) return UNSAID;
  if (
    of !== undefined ||
    shuffle ||
    position !== undefined ||
    zone !== undefined ||
    (save !== undefined && count !== 1)
  )
    return UNSAID;
  if (status && (to !== 'battlefield' || canonical(status) !== '{"tapped":true}')) return UNSAID;
  return does(who, say, (s) => {
    const own = s.you ? 'your' : 'their';
    const cards = [{ zone: 'library' }, ...[filter].flat()];
    const noun = (many: boolean): string =>
      say.thing(cards, many ? { many, library: true } : { determiner: 'a', library: true });
    const found =
      count === 1 ? noun(false) : `up to ${typeof count === 'number' ? numeral(count) : UNSAID} ${noun(true)}`;
    const it = count === 1 ? either('it', 'that card') : either('them', 'those cards');
    const place = {
      hand: `into ${own} hand`,
      graveyard: `into ${own} graveyard`,
      battlefield: `onto the battlefield${status ? ' tapped' : ''}`,
    }[to];
    const shows = reveal ? `, ${verb(s, 'reveal')} ${it}` : '';
    if (save === undefined) passing(say, ['card'], count !== 1);
    else keep(say, save, undefined, [...kindsOf(cards), 'card'], false);
    return `${s.text} ${verb(s, 'search', 'searches')} ${own} library for ${found}${shows}, ${verb(s, 'put')} ${it} ${place ?? UNSAID}`;
  });
}

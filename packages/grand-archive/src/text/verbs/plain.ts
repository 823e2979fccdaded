/** Phrases of instructions about cards, damage and counters. */
import { canonical, type Effect, type Ref, type Value, type Verbs } from '@arbiter/engine';
import { amountOf, isNegative, perEach, sizeOf, xText } from '../numbers.js';
import { zoneName } from '../places.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, verb } from '../say.js';
import { isSpoken, keep, keyOf, kindsOf, speak, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';

type Phrase<V extends keyof Verbs> = (effect: { do: V } & Verbs[V], say: Say) => string;
export type VerbPhrases = { [V in keyof Verbs]?: Phrase<V> };

/** Who deals it: the source, unless said. */
function damageText(
  { to, amount, parts, from, as, per, unpreventable, save, total }: Extract<Effect, { do: 'damage' }>,
  say: Say,
): string {
  if (as !== undefined || per !== undefined || parts !== undefined || to === undefined || amount === undefined)
    return UNSAID;
  const damage = unpreventable ? 'unpreventable damage' : 'damage';
  if (typeof amount === 'object' && 'division' in amount) return UNSAID;
  const dealt = (verbs: string): string =>
    say.ways(
      () => `${verbs} ${amountOf(amount, damage, say)} to ${recipients(to, say)}`,
      ...(writtenValue(amount) === undefined
        ? [
            () =>
              `${verbs} ${either('', 'an amount of ')}${damage} to ${recipients(to, say)} equal to ${say.value(amount)}`,
            () => `${verbs} ${xText(amount, say, `${damage} to ${recipients(to, say)}`)}`,
          ]
        : []),
    );
  if (save !== undefined) keep(say, save, to, ['unit']);
  if (total !== undefined) say.spoken.numbers = { ...say.spoken.numbers, [total]: 'damage dealt this way' };
  // "You may have ~ deal 2 damage": it is the source that deals it.
  if (from === undefined && say.doing !== undefined)
    return say.ways(
      () => dealt('deal'),
      () => `have ${say.object('self', 'asked')} ${dealt('deal')}`,
    );
  if (from === undefined) return dealt('deal');
  return say.about(from, (s) => `${s.text} ${dealt(verb(s, 'deal'))}`, 'asked');
}
export const recipients = (to: Ref, say: Say): string => say.object(to, 'given');

function draws({ who, count, to, save }: Extract<Effect, { do: 'draw' }>, say: Say): string {
  if (to !== undefined && to !== 'memory') return UNSAID;
  if (save !== undefined) keep(say, save, undefined, ['card'], count !== 1);
  return say.about(who, (s) => {
    const whose = s.you ? 'your' : 'their';
    const into = to === undefined ? '' : ` into ${whose} memory`;
    const cards = say.counted(count, `card${into}`, `cards${into}`);
    // What is drawn besides is no other than any.
    const more = count === 1 ? [`another card${into}`, `an additional card${into}`] : [];
    return `${s.text} ${verb(s, 'draw')} ${either(cards, ...more)}`;
  });
}

const IN_HAND = [canonical({ zone: 'hand' }), canonical({ owner: 'you' })];
function discards({ who, count = 1, filter, chooser, save }: Extract<Effect, { do: 'discard' }>, say: Say): string {
  if (chooser !== undefined) return UNSAID;
  // All that a player discards is in the hand.
  const asked = filter === undefined ? [] : clausesOf(filter).filter((clause) => !IN_HAND.includes(canonical(clause)));
  const card = (many: boolean): string =>
    asked.length === 0 ? (many ? 'cards' : 'card') : say.thing(asked, { many, card: true });
  if (save !== undefined) {
    say.spoken.saved = { ...say.spoken.saved, [save]: canonical({ saved: save }) };
    say.spoken.done = { ...say.spoken.done, [save]: { past: 'discarded', kind: 'card', many: count !== 1 } };
  }
  const said = say.about(who, (s) => {
    const what =
      count === 'all'
        ? filter
          ? UNSAID
          : s.you
            ? 'your hand'
            : either('their hand', 'their hands')
        : say.counted(count, card(false), card(true));
    return `${s.text} ${verb(s, 'discard')} ${what}`;
  });
  if (save !== undefined) speak(say, canonical({ saved: save }), ['card'], count !== 1);
  return said;
}

function countersText({ what, kind, amount }: Extract<Effect, { do: 'counters' }>, say: Say): string {
  const size = sizeOf(amount);
  const [does, at] = isNegative(amount) ? ['remove', 'from'] : ['put', 'on'];
  return say.ways(
    () => `${does} ${say.counted(size, `${kind} counter`)} ${at} ${say.object(what, 'given')}`,
    // What they are worked out from may be said after what they are put on.
    ...(writtenValue(size) === undefined
      ? [
          () => `${does} an amount of ${kind} counters ${at} ${say.object(what, 'given')} equal to ${say.value(size)}`,
          () => `${does} X ${kind} counters ${at} ${say.object(what, 'given')}, where X is ${say.value(size)}`,
        ]
      : []),
    ...perEachOf(size).map(
      ({ times, one }) =>
        () =>
          `${does} ${say.counted(times, `${kind} counter`)} ${at} ${say.object(what, 'given')} for ${one(say)}`,
    ),
  );
}
const perEachOf = (value: Value) => [perEach(value) ?? []].flat();

const PILES: { [kind: string]: string } = { GLIMPSE: 'top,bottom', LOOK: 'top' };
/** Where the one card that is looked at may go instead of staying. */
const AWAY: { [piles: string]: string } = {
  'top,graveyard': 'into your graveyard',
  'top,bottom': 'on the bottom of your deck',
  'top,memory': 'into your memory',
};
function arrangeText({ kind, who, of, count, piles }: Extract<Effect, { do: 'arrange' }>, say: Say): string {
  const away = AWAY[piles.join()];
  if (kind === 'LOOK' && count === 1 && away !== undefined && of === undefined && (who === undefined || who === 'you'))
    return `look at the top card of your deck. you may put ${either('it', 'that card')} ${away}`;
  if (piles.join() !== PILES[kind] || (of !== undefined && kind === 'GLIMPSE')) return UNSAID;
  if (kind === 'GLIMPSE') return say.about(who ?? 'you', (s) => `${s.text} ${verb(s, 'glimpse')} ${xText(count, say)}`);
  if (who !== undefined && who !== 'you') return UNSAID;
  const size = writtenValue(count);
  if (size === undefined) return UNSAID;
  const whose = of === undefined || of === 'you' ? 'your' : `${say.object(of, 'asked')}'s`;
  const cards = count === 1 ? UNSAID : `${typeof count === 'number' ? numeral(count) : size} cards`;
  return `look at the top ${cards} of ${whose} deck${either(' and then', ', then', '. then', '. ')} put them back in any order`;
}

/** "Reveal your memory" is said of all its cards; of a hand that it is one. */
function reveals(what: Ref, say: Say): string {
  if (typeof what === 'object' && 'each' in what) {
    const clauses = clausesOf(what.each);
    if (zonesOf(clauses).join() === 'memory') {
      const owner = clauses.filter((clause) => 'owner' in clause);
      if (canonical(clauses) === '[{"zone":"memory"}]') {
        say.spoken.shown = true;
        return either('each player reveals all cards in their memory', 'each player reveals their memory');
      }
      const [who] = owner;
      if (clauses.length === 2 && who && 'owner' in who && typeof who.owner === 'object')
        return say.about(
          who.owner,
          (s) => `${s.text} ${verb(s, 'reveal')} ${either('all cards in their memory', 'their memory')}`,
        );
      if (clauses.length === 2 && canonical(owner) === '[{"owner":"you"}]')
        return either('reveal all cards in your memory', 'reveal your memory');
    }
    return UNSAID;
  }
  if (typeof what === 'object' && 'top' in what) return `reveal ${say.object(what)}`;
  if (typeof what === 'string')
    return what === 'self'
      ? `reveal ${say.object(what)}`
      : say.about(what, (s) => `${s.text} ${verb(s, 'reveal')} ${s.you ? 'your hand' : 'their hand'}`);
  return isSpoken(say, keyOf(what, say)) || 'target' in what ? `reveal ${say.object(what)}` : UNSAID;
}

export const plainVerbs: VerbPhrases = {
  damage: damageText,
  draw: draws,
  discard: discards,
  counters: countersText,
  arrange: arrangeText,
  clearCounters: ({ what, kind }, say) =>
    `remove all ${kind === undefined ? '' : `${kind} `}counters from ${say.object(what)}`,
  status: ({ what, status, on = true, save }, say) => {
    if (save !== undefined) return UNSAID;
    if (['distant', 'fostered', 'ephemeral'].includes(status))
      return on
        ? say.about(what, (s) => `${s.text} ${either('', 'also ')}${verb(s, 'become')} ${status}`, 'done')
        : UNSAID;
    if (status !== 'rested' && status !== 'faceDown') return UNSAID;
    if (status === 'faceDown') return `turn ${say.object(what)} face ${on ? 'down' : 'up'}`;
    return on
      ? `rest ${say.object(what)}`
      : either(
          `wake up ${say.object(what)}`,
          say.apart(() => `wake ${say.object(what)} up`),
        );
  },
  reveal: ({ what }, say) => reveals(what, say),
  look: ({ what, who }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    if (typeof what === 'object' && 'top' in what) return `look at ${say.object(what)}`;
    if (typeof what === 'object' && 'each' in what) {
      const clauses = clausesOf(what.each);
      const owner = clauses.find((clause) => 'owner' in clause);
      if (zonesOf(clauses).join() !== 'memory' || clauses.length !== 2 || !owner || !('owner' in owner)) return UNSAID;
      return typeof owner.owner === 'object' ? `look at ${say.object(owner.owner, 'asked')}'s memory` : UNSAID;
    }
    return what === 'opponents' || (typeof what === 'object' && 'target' in what)
      ? `look at ${say.object(what, 'asked')}'s hand`
      : UNSAID;
  },
  shuffle: ({ who, zone }, say) =>
    say.about(
      who,
      (s) => `${s.text} ${verb(s, 'shuffle')} ${s.you ? 'your' : 'their'} ${zoneName(zone ?? 'mainDeck')}`,
    ),
  sacrifice: ({ who, filter, count = 1, cause, each, save }, say) => {
    if (cause !== undefined || each !== undefined) return UNSAID;
    const what = clausesOf(filter).filter((clause) => canonical(clause) !== '{"controller":"you"}');
    if (zonesOf(what).some((zone) => zone !== 'field')) return UNSAID;
    const said = say.about(who, (s) => {
      const noun = say.thing(what);
      return `${s.text} ${verb(s, 'sacrifice')} ${count === 1 ? `${article(noun)} ${noun}` : say.counted(count, noun, say.thing(what, { many: true }))}`;
    });
    if (save !== undefined) {
      say.spoken.saved = { ...say.spoken.saved, [save]: canonical({ saved: save }) };
      say.spoken.done = {
        ...say.spoken.done,
        [save]: { past: 'sacrificed', kind: kindsOf(what)[0] ?? 'object', many: count !== 1 },
      };
      speak(say, canonical({ saved: save }), kindsOf(what), count !== 1);
    }
    return said;
  },
  materialize: ({ filter }, say) => {
    const what = clausesOf(filter).filter((clause) => canonical(clause) !== '{"zone":"materialDeck"}');
    return `materialize ${say.thing(what, { determiner: 'a', card: true })} from your material deck`;
  },
  recover: ({ who, amount }, say) => say.about(who, (s) => `${s.text} ${verb(s, 'recover')} ${xText(amount, say)}`),
  gather: ({ count = 1 }, say) => {
    if (typeof count !== 'number')
      return say.ways(
        () => `gather ${xText(count, say, 'times')}`,
        () => `gather ${say.value(count)} times`,
      );
    return count === 1 ? 'gather' : count === 2 ? 'gather twice' : `gather ${numeral(count)} times`;
  },
  empower: ({ amount }, say) => `empower ${xText(amount, say)}`,
  redirect: (_effect, say) => `redirect that attack to ${say.object('self', 'given')}`,
  win: ({ who }, say) => say.about(who, (s) => `${s.text} ${verb(s, 'win')} the game`),
  lose: ({ who }, say) => say.about(who, (s) => `${s.text} ${verb(s, 'lose')} the game`),
  counterOnStack: ({ what, to, position }, say) => {
    if (position !== undefined) return UNSAID;
    const said = `negate ${say.object(what)}`;
    return to === undefined
      ? said
      : to === 'banishment'
        ? `${said}. banish ${either('that card', 'the card that had its activation negated this way')}`
        : UNSAID;
  },
  copy: ({ what, who, count, newTargets, target, targetEach, except }, say) => {
    if ((who !== undefined && who !== 'you') || target || targetEach || except) return UNSAID;
    if (count !== undefined && count !== 1) return UNSAID;
    return `copy ${say.object(what, 'asked')}${newTargets ? '. you may choose new targets for the copy' : ''}`;
  },
  create: (
    { token, copy, named, except, count = 1, who, figures, status, counters, attached, keep: kept, also, save },
    say,
  ) => {
    if (token || copy || except || figures || attached || kept || also || named === undefined) return UNSAID;
    const states = Object.keys(status ?? {})
      .map((one) => (one === 'rested' || one === 'distant' ? ` ${one}` : UNSAID))
      .join('');
    const put = Object.entries(counters ?? {}).map(([kind, amount]) => say.counted(amount, `${kind} counter`));
    const on = put.length > 0 ? ` with ${put.join(' and ')} on ${either('it', 'them')}` : '';
    const said = say.about(
      who ?? 'you',
      (s) => `${s.text} ${verb(s, 'summon')} ${say.counted(count, `${named} token`)}${states}${on}`,
    );
    keep(say, save, undefined, ['token', 'object'], count !== 1);
    return said;
  },
};

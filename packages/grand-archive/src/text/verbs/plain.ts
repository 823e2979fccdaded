/** Phrases of instructions about cards, damage and counters. */
import { canonical, type Effect, type Filter, type Ref, type Value, type Verbs } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { amountOf, isNegative, perEach, sizeOf, xText } from '../numbers.js';
import { zoneName } from '../places.js';
import { article, clausesOf, either, numeral, type Say, type Subject, UNSAID, verb } from '../say.js';
import { isSpoken, keep, kindsOf, speak, zonesOf } from '../spoken.js';
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
      // "Deal 1 damage to your champion for each Curse card in your champion's lineage."
      ...[writtenValue(amount) === undefined ? perEach(amount) : undefined].flatMap((each) =>
        each ? [() => `${verbs} ${each.times} ${damage} to ${recipients(to, say)} for ${each.one(say)}`] : [],
      ),
      // What is dealt besides is no other than any.
      ...(typeof amount === 'number' && !unpreventable
        ? [() => `${verbs} an additional ${amount} damage to ${recipients(to, say)}`]
        : []),
      ...(writtenValue(amount) === undefined
        ? [
            () =>
              `${verbs} ${either('', 'an amount of ')}${damage} to ${recipients(to, say)} equal to ${say.value(amount)}`,
            () => `${verbs} ${xText(amount, say, `${damage} to ${recipients(to, say)}`)}`,
            () => `${verbs} ${xText(amount, say, damage)} to ${recipients(to, say)}`,
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
  say.spoken.drewInto = who === 'you' ? to : undefined;
  const each = perEach(count);
  return each
    ? say.ways(
        () => `for ${each.one(say)}, ${drawn(who, each.times, to, say)}`,
        () => drawn(who, count, to, say),
      )
    : drawn(who, count, to, say);
}
function drawn(who: Ref, count: Value, to: string | undefined, say: Say): string {
  // "You may have each player draw a card."
  const others = say.doing !== undefined && who !== 'you' && say.doing !== canonical(who);
  const having = (s: Subject): Subject => (others ? { ...s, text: `have ${s.text}`, plain: true } : s);
  return say.about(who, (subject) => {
    const s = having(subject);
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
    () => {
      const plain = say.counted(size, `${kind} counter`);
      // What is put besides is no other than any.
      const more =
        typeof size === 'number' && does === 'put'
          ? [say.counted(size, `additional ${kind} counter`), `${size} more ${kind} counters`]
          : [];
      return `${does} ${either(plain, ...more)} ${at} ${eachOf(say.object(what, 'given'))}`;
    },
    // "The buff counters that were on ~": as many of the same kind.
    ...(typeof size === 'object' && 'counters' in size && size.counters === kind && does === 'put'
      ? [() => `put the ${kind} counters that were on ${say.object(size.of, 'asked')} on ${say.object(what, 'given')}`]
      : []),
    ...(does === 'put' && canonical(size) === canonical({ counters: kind, of: what })
      ? [() => `double the ${either('amount', 'number')} of ${kind} counters on ${say.object(what, 'asked')}`]
      : []),
    // What they are worked out from may be said after what they are put on.
    ...(writtenValue(size) === undefined
      ? [
          () => `${does} an amount of ${kind} counters ${at} ${say.object(what, 'given')} equal to ${say.value(size)}`,
          () => `${does} X ${kind} counters ${at} ${say.object(what, 'given')}, where X is ${say.value(size)}`,
        ]
      : []),
    ...perEachOf(size).map(({ times, one }) => () => {
      const more = does === 'put' ? [say.counted(times, `additional ${kind} counter`)] : [];
      return `${does} ${either(say.counted(times, `${kind} counter`), ...more)} ${at} ${say.object(what, 'given')} for ${one(say)}`;
    }),
    ...perEachOf(size).map(
      ({ times, one }) =>
        () =>
          `for ${one(say)}, ${does} ${say.counted(times, `${kind} counter`)} ${at} ${say.object(what, 'given')}`,
    ),
  );
}
/** Of several, each is given as many, whether that is said or not. */
const eachOf = (said: string): string => (said.startsWith('up to ') ? either(said, `each of ${said}`) : said);
const perEachOf = (value: Value) => [perEach(value) ?? []].flat();

/** "Banish the card that had its activation negated this way": where it goes then. */
export function negatedTo(to: string, position: unknown): string {
  const card = either('the card that had its activation negated this way', 'that card');
  if (position !== undefined) return UNSAID;
  if (to === 'banishment') return `banish ${card}`;
  return to === 'memory' || to === 'hand' ? `put ${card} into its owner's ${zoneName(to)}` : UNSAID;
}

/** What was rested is kept, and may be asked for. */
function saved(save: string, what: Ref, say: Say, said: string): string {
  keep(say, save, what, ['object']);
  say.spoken.done = { ...say.spoken.done, [save]: { past: 'rested', kind: 'object', many: false } };
  return said;
}

const YOUR_CHAMPION: Filter = [{ has: ['types', ['Champion']] }, { controller: 'you' }];

/** "Change the target of an attack that targets your champion to an ally you control." */
function redirectText({ to = 'self', at, save }: Extract<Effect, { do: 'redirect' }>, say: Say): string {
  if (save !== undefined) {
    keep(say, save, to, ['unit']);
    say.spoken.redirected = save;
  }
  // What was attacked is what the attack that is waited for targets.
  const own = say.on?.on === 'attacked' && canonical(at ?? null) === canonical([{ in: { event: 'object' } }]);
  const whose = say.on?.on === 'attacked' ? [either('that attack', 'the attack')] : [];
  const attack =
    at === undefined
      ? 'an attack'
      : own
        ? 'that attack'
        : `an attack that targets ${say.thing(at, { determiner: 'a' })}`;
  const change = `change the target of ${either(attack, ...whose)} to ${say.object(to, 'given')}`;
  return to === 'self' && at === undefined
    ? either(change, `redirect that attack to ${say.object('self', 'given')}`)
    : change;
}

export const plainVerbs: VerbPhrases = {
  damage: damageText,
  draw: draws,
  discard: discards,
  counters: countersText,
  clearCounters: ({ what, kind }, say) => {
    // What was asked for just before is "them".
    const asked =
      kind !== undefined && what === 'self' && say.under?.includes(canonical({ counters: [kind, 0] }).slice(1, -3));
    return `remove all ${either(...(asked ? ['of them'] : []), `${kind === undefined ? '' : `${kind} `}counters from ${say.object(what)}`)}`;
  },
  status: ({ what, status, on = true, save }, say) => {
    if (save !== undefined && (status !== 'rested' || !on)) return UNSAID;
    if (['distant', 'fostered', 'ephemeral'].includes(status))
      return on
        ? say.about(what, (s) => `${s.text} ${either('', 'also ')}${verb(s, 'become')} ${status}`, 'done')
        : UNSAID;
    if (status !== 'rested' && status !== 'faceDown') return UNSAID;
    if (status === 'faceDown') return `turn ${say.object(what)} face ${on ? 'down' : 'up'}`;
    if (on && save !== undefined) return saved(save, what, say, `rest ${say.object(what)}`);
    return on
      ? `rest ${say.object(what)}`
      : either(
          `wake up ${say.object(what)}`,
          say.apart(() => `wake ${say.object(what)} up`),
        );
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
    // "Each opponent sacrifices all Flowerbuds": as many as all of them have.
    const all = canonical(count) === canonical({ count: [...what, { controller: 'opponent' }] });
    if (all && who !== 'opponents') return UNSAID;
    const said = say.about(who, (s) => {
      const noun = say.thing(what);
      if (all) return `${s.text} ${verb(s, 'sacrifice')} all ${say.thing(what, { many: true })}`;
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
    const each = perEach(count);
    if (typeof count !== 'number')
      return say.ways(
        ...(each?.times === 1 ? [() => `for ${each.one(say)}, gather`] : []),
        () => `gather ${xText(count, say, 'times')}`,
        () => `gather ${say.value(count)} times`,
      );
    return count === 1
      ? either('gather', 'gather an additional time')
      : count === 2
        ? 'gather twice'
        : `gather ${numeral(count)} times`;
  },
  empower: ({ amount }, say) => `empower ${xText(amount, say)}`,
  redirect: redirectText,
  levelUp: () => either('level up your champion', 'your champion levels up'),
  delevel: ({ what }, say) => `delevel ${say.object(what ?? { each: YOUR_CHAMPION })}`,
  transform: ({ what }, say) => `transform ${say.object(what)}`,
  gainStatus: ({ status }) => `you gain the ${status} status`,
  removeTemporaryDamage: ({ what }, say) => `remove all temporary damage from ${say.object(what)}`,
  endTurn: () => 'end the turn',
  endPhase: () => either('end the combat phase', 'end the current phase'),
  drawGame: () => 'the game is a draw',
  win: ({ who }, say) => say.about(who, (s) => `${s.text} ${verb(s, 'win')} the game`),
  lose: ({ who }, say) =>
    say.about(who, (s) => `${s.you ? either('you ', '') : `${s.text} `}${verb(s, 'lose')} the game`),
  counterOnStack: ({ what, to, position }, say) => {
    const activated = say.on?.on === 'activate' && canonical(what) === canonical({ event: 'object' });
    const again = typeof what === 'object' && 'target' in what && isSpoken(say, canonical(what));
    const named = say.object(what);
    const said = `negate ${activated || again ? either(named, 'its activation', "that card's activation") : named}`;
    return to === undefined ? (position === undefined ? said : UNSAID) : `${said}. ${negatedTo(to, position)}`;
  },
  copy: ({ what, who, count, newTargets, target, targetEach, except }, say) => {
    if ((who !== undefined && who !== 'you') || target || targetEach || except) return UNSAID;
    if (count !== undefined && count !== 1) return UNSAID;
    return `copy ${say.object(what, 'asked')}${newTargets ? '. you may choose new targets for the copy' : ''}`;
  },
  // "Generate up to two … cards and put them into your memory."
  generate: ({ named, count = 1, to, attached }, say) => {
    const cards = count === 1 ? `${either('a', 'an')} ${named} card` : say.counted(count, `${named} card`);
    const it = count === 1 ? 'it' : 'them';
    const put = either(' and put ', `. put `);
    if (to === 'lineage')
      return attached === undefined
        ? UNSAID
        : `generate ${cards}${put}${it} on the bottom of ${either(...whoseNames(attached, say))} lineage`;
    if (attached !== undefined) return UNSAID;
    if (to === undefined || to === 'hand')
      return `generate ${cards}${to === undefined ? '' : `${put}${it} into your hand`}`;
    if (to === 'memory') return `generate ${cards}${put}${it} into your memory`;
    if (to === 'banishment') return `generate ${cards} and banish ${it}`;
    return UNSAID;
  },
  create: (
    { token, copy, named, except, count = 1, who, figures, status, counters, attached, keep: kept, also, save },
    say,
  ) => {
    if (token || except || figures || attached || kept || also) return UNSAID;
    if (copy !== undefined) {
      if (
        named !== undefined ||
        count !== 1 ||
        who !== undefined ||
        counters ||
        Object.keys(status ?? {}).some((one) => one !== 'rested')
      )
        return UNSAID;
      const said = `summon a ${either('token copy', 'copy')} of ${say.object(copy, 'asked')}${status ? ' rested' : ''}`;
      keep(say, save, undefined, ['token', 'object']);
      return said;
    }
    if (named === undefined) return UNSAID;
    const each = who === undefined && !counters && !status && save === undefined ? perEach(count) : undefined;
    if (each?.times === 1 && typeof count !== 'number')
      return say.ways(
        () => `summon ${say.counted(count, `${named} token`)}`,
        () => `for ${each.one(say)}, summon ${article(named)} ${named} token`,
      );
    const states = Object.keys(status ?? {})
      .map((one) => (one === 'rested' || one === 'distant' ? ` ${one}` : UNSAID))
      .join('');
    const put = Object.entries(counters ?? {}).map(([kind, amount]) => say.counted(amount, `${kind} counter`));
    const on =
      put.length > 0
        ? `${count === 1 ? '' : either('', ' each')} with ${put.join(' and ')} on ${either('it', 'them')}`
        : '';
    const said = say.about(who ?? 'you', (s) => {
      const tokens = say.counted(count, `${named} token`);
      const more = count === 1 ? [`another ${named} token`, `an additional ${named} token`] : [];
      const summons = `${s.text} ${verb(s, 'summon')} ${either(tokens, ...more)}`;
      // "Summon that many tokens. Each of those tokens enters the field rested with … on it."
      const apart =
        count !== 1 && states !== '' && put.length > 0
          ? say.apart(() => {
              const [[kind, amount] = ['', 0]] = Object.entries(counters ?? {});
              return typeof amount === 'object'
                ? [
                    `${summons}. each of those tokens enters the field${states} with an amount of ${kind} counters on it equal to ${say.value(amount)}`,
                  ]
                : [];
            })
          : [];
      return either(`${summons}${states}${on}`, ...apart);
    });
    keep(say, save, undefined, ['token', 'object'], count !== 1);
    return said;
  },
};

/** What is said of several instructions together that choose nothing on the way, or several things. */
import { canonical, type Effect, wholeEffect } from '@arbiter/engine';
import { perEach } from '../numbers.js';
import { article, either, type Say } from '../say.js';
import { keep, kindsOf, moves } from '../spoken.js';
import { writtenValue } from '../written.js';
import {
  allShuffledIn,
  anyOfCounters,
  drawnUpTo,
  memoryUnder,
  milledUpTo,
  orderedUnder,
  removedFrom,
  shuffledIn,
  splitDamage,
} from './amounts.js';
import { chosen, chosenText, isLoading, isPlainChoice, names, type Several } from './choosing.js';
import { givenAway } from './control.js';
import { exchanged } from './lasting.js';
import { byLot, dugAndMarked, lookedAt, lostForATurn, reviewed } from './looked-at.js';
import { movedText } from './moves.js';
import { eachDoes, eachPuts, theyMark, theyReveal } from './other-players.js';
import { pilesText } from './piles.js';
import { shownText } from './shown.js';
import { dependingText } from './standing.js';

/** What can only be said of several instructions together, where no choice of one is all there is. */
export function sequenceText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    shieldedBoth(effects, say) ??
    shownText(effects, say) ??
    pilesText(effects, say) ??
    forEachBoth(effects, say) ??
    removedFrom(effects, say) ??
    splitDamage(effects, say) ??
    lookedAt(effects, say) ??
    dugAndMarked(effects, say) ??
    lostForATurn(effects, say) ??
    eachPuts(effects, say) ??
    eachDoes(effects, say) ??
    theyMark(effects, say) ??
    orderedUnder(effects, say) ??
    shuffledIn(effects, say) ??
    drawnUpTo(effects, say) ??
    milledUpTo(effects) ??
    allShuffledIn(effects, say) ??
    theyReveal(effects, say) ??
    reviewed(effects, say) ??
    suppressed(effects, say) ??
    bothChosen(effects, say) ??
    byLot(effects, say) ??
    anyOfCounters(effects, say) ??
    memoryUnder(effects, say) ??
    bothSummoned(effects, say) ??
    exchanged(effects, say) ??
    givenAway(effects, say) ??
    loadedInto(effects, say) ??
    wokenAndTurned(effects, say) ??
    bothCounters(effects, say) ??
    dependingText(effects, say)
  );
}

/** "Prevent the next 4 damage that would be dealt to your champion and up to one other target unit": of each by itself. */
function shieldedBoth([one, other]: readonly Effect[], say: Say): Several | undefined {
  if (one?.do !== 'createReplacement' || other?.do !== 'createReplacement') return undefined;
  const { entities: first, ...shield } = one;
  const { entities: second, ...same } = other;
  if (first === undefined || second === undefined || canonical(shield) !== canonical(same)) return undefined;
  const plain = {
    do: 'createReplacement',
    shield: shield.shield ?? null,
    apart: true,
    replaces: { on: 'damage', prevent: true },
    until: { kind: 'endOfTurn' },
  };
  if (typeof shield.shield !== 'number' || canonical(shield) !== canonical(plain)) return undefined;
  const both = `${say.object(first, 'given')} and ${say.object(second, 'given')}`;
  const ends = either('until end of turn', 'this turn');
  return { said: `prevent the next ${shield.shield} damage that would be dealt to ${both} ${ends}`, count: 2 };
}

/** "Put a bulwark and a buff counter on it." */
function bothCounters([one, other]: readonly Effect[], say: Say): Several | undefined {
  if (one?.do !== 'counters' || other?.do !== 'counters') return undefined;
  if (one.amount === 1 && other.amount === 1 && canonical(one.what) !== canonical(other.what)) {
    // "Put a level counter on each chosen champion and a buff counter on each chosen Slime ally."
    const said = say.ways(
      () => `${say.effects([one])}${either('. ', ' and ', ' ')}${say.effects([other])}`,
      () =>
        [one, other]
          .map(({ kind, what }) => `${article(kind)} ${kind} counter on ${say.object(what, 'given')}`)
          .join(' and ')
          .replace(/^/, 'put '),
    );
    return { said, count: 2 };
  }
  if (canonical(one.what) !== canonical(other.what)) return undefined;
  if (one.amount !== 1 || other.amount !== 1 || one.kind === other.kind) return undefined;
  const said = say.ways(
    () => `${say.effects([one])}${either('. ', ' and ', ' ')}${say.apart(() => say.effects([other]))}`,
    () =>
      `put ${article(one.kind)} ${one.kind} and ${article(other.kind)} ${other.kind} counter on ${say.object(one.what, 'given')}`,
  );
  return { said, count: 2 };
}

/** "Wake up and transform ~": the same does both. */
function wokenAndTurned([wake, turn]: readonly Effect[], say: Say): Several | undefined {
  if (wake?.do !== 'status' || turn?.do !== 'transform' || canonical(wake.what) !== canonical(turn.what))
    return undefined;
  if (wake.status !== 'rested' || wake.on !== false || wake.save !== undefined) return undefined;
  const said = say.ways(
    () => `wake up and transform ${say.object(turn.what)}`,
    () => `${say.effects([wake])}${either('. ', ' and ')}${say.apart(() => say.effects([turn]))}`,
  );
  return { said, count: 2 };
}

/** "Load up to two Aethercharge cards from your hand and/or memory into an Aetherwing weapon you control." */
function loadedInto([weapon, cards, load]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(weapon) || !isPlainChoice(cards) || !isLoading(load)) return undefined;
  if (canonical(load.what) !== names(cards.save) || canonical(load.attached ?? null) !== names(weapon.save))
    return undefined;
  if ((weapon.min ?? 1) !== 1 || (weapon.max ?? 1) !== 1) return undefined;
  const what = chosenText(cards, say);
  chosen(cards, what.many, say);
  const into = chosenText(weapon, say);
  chosen(weapon, false, say);
  const { to, cause, save, ...more } = load;
  if (to !== 'loaded' || cause !== 'load' || Object.keys(more).length !== 3) return undefined;
  if (save !== undefined) {
    keep(say, save, load.what, ['card']);
    say.spoken.became = [...(say.spoken.became ?? []), save];
    say.spoken.done = { ...say.spoken.done, [save]: { past: 'loaded', kind: 'card', many: what.many } };
  }
  return { said: `load ${what.said} into ${into.said}`, count: 3 };
}

/** "For each card banished this way, put a buff counter on ~ and draw a card": both as often. */
function forEachBoth([counters, draw]: readonly Effect[], say: Say): Several | undefined {
  if (counters?.do !== 'counters' || draw?.do !== 'draw' || canonical(counters.amount) !== canonical(draw.count))
    return undefined;
  const each = perEach(counters.amount);
  if (each?.times !== 1 || writtenValue(counters.amount) !== undefined) return undefined;
  const plain = (): string =>
    `${say.effects([counters])}${either('. ', ' and ')}${say.apart(() => say.effects([draw]))}`;
  const said = say.ways(
    () =>
      `for ${each.one(say)}, ${say.effects(
        [
          { ...counters, amount: 1 },
          { ...draw, count: 1 },
        ],
        'sentence',
      )}`,
    () =>
      `for ${each.one(say)}, ${say.effects(
        [
          { ...draw, count: 1 },
          { ...counters, amount: 1 },
        ],
        'sentence',
      )}`,
    plain,
  );
  return { said, count: 2 };
}

const plainlyNamed = (effect: Effect): string[] =>
  effect.do === 'create' && effect.named !== undefined && Object.keys(effect).length === 2 ? [effect.named] : [];

/** "Summon a Silvershine and a Fraysia token", "a Blightroot, Manaroot, and a Fraysia token". */
function bothSummoned(effects: readonly Effect[], say: Say): Several | undefined {
  const end = effects.findIndex((effect) => plainlyNamed(effect).length === 0);
  const all = effects.slice(0, end < 0 ? effects.length : end).flatMap(plainlyNamed);
  const [first, ...others] = all;
  const last = others.pop();
  if (first === undefined || last === undefined) return undefined;
  if (others.length > 0) {
    const before = [first, ...others].map((name, i) => (i === 0 ? `${article(name)} ${name}` : name));
    return { said: `summon ${before.join(', ')}, and ${article(last)} ${last} token`, count: all.length };
  }
  const [a, b] = effects;
  if (!a || !b) return undefined;
  const plain = [first, last].map((name) => `${article(name)} ${name}`);
  const said = say.ways(
    () => `summon ${plain.join(' and ')} token`,
    () => `summon ${plain.join(' token and ')} token`,
    () => [a, b].map((one) => say.effects([one])).join(either('. ', ' and ', ' ')),
  );
  return { said, count: 2 };
}

/** "Suppress target ally": it is banished, and each that was comes back at the beginning of the next end phase. */
function suppressed([move, back]: readonly Effect[], say: Say): Several | undefined {
  if (move?.do !== 'move' || move.cause !== 'suppress' || !back || move.save === undefined) return undefined;
  const { what, save } = move;
  const each = (name: string): string =>
    canonical({
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      effects: [{ do: 'move', what: { saved: name }, to: 'field' }],
    });
  const one = canonical(back) === each(save);
  const all =
    back.do === 'forEach' &&
    canonical(back.of) === names(save) &&
    back.effects.length === 1 &&
    canonical(back.effects[0] ?? null) === each(back.as);
  if (canonical(move) !== canonical({ do: 'move', what, to: 'banishment', cause: 'suppress', save }) || !(one || all))
    return undefined;
  const said = `suppress ${say.object(what)}`;
  keep(say, save, what, ['card']);
  if (one) say.spoken.done = { ...say.spoken.done, [save]: { past: 'suppressed', kind: 'object', many: false } };
  moves(say, what);
  return { said, count: 2 };
}

/** "You may load an Aethercharge card from your graveyard into an Aetherwing weapon you control": both are chosen. */
function bothChosen([choose, into, load]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || !isPlainChoice(into) || !isLoading(load)) return undefined;
  if (canonical(load.what) !== names(choose.save) || canonical(load.attached ?? null) !== names(into.save))
    return undefined;
  if ((into.min ?? 1) !== 1 || (into.max ?? 1) !== 1) return undefined;
  const { said: text, many } = chosenText(choose, say);
  const inline = (described: string): string => {
    chosen(choose, many, say);
    const key = names(into.save);
    say.spoken.saved = { ...say.spoken.saved, [into.save]: key };
    const weapon = say.thing(into.from ?? [], { determiner: 'a' });
    say.spoken.inline = { key, text: weapon, kinds: kindsOf(into.from ?? []), many: false };
    return wholeEffect(load, (watched) => movedText(watched, say, described));
  };
  const a = say.apart(() => say.thing(choose.from ?? [], { determiner: 'a' }));
  const said = say.ways(...(choose.min === 0 && choose.max === 1 ? [() => `you may ${inline(a)}`] : []), () =>
    inline(text),
  );
  return { said, count: 3 };
}

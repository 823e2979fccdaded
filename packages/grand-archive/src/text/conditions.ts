/** How conditions are printed, after "if" or "as long as". */
import { type Condition, canonical, type Filter, type FilterClause, type Value, wordsOf } from '@arbiter/engine';
import { compareText } from './comparing.js';
import { zoneName } from './places.js';
import { cardText, countersText, isText, ON_IT } from './questions.js';
import { isYourMemory } from './restrictions.js';
import { clausesOf, either, joined, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { zonesOf } from './spoken.js';
import { omensText } from './things.js';
import { CURRENTS, directionNames } from './verbs/standing.js';
import { isYourChampion } from './written.js';

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => plainCondition(watched, say));
}
function plainCondition(condition: Condition, say: Say): string {
  if ('all' in condition) return allText(condition.all, say);
  if ('any' in condition && isFighting(condition.any, say)) return fightingText(condition.any, say);
  if ('any' in condition)
    return joined(
      condition.any.map((one) => say.condition(one)),
      'or',
    );
  if ('turnOf' in condition)
    return condition.turnOf === 'you' ? "it's your turn" : either("it's not your turn", "it's an opponent's turn");
  if ('not' in condition) return whole(condition.not, (denied) => notText(denied, say));
  if ('exists' in condition) return existsText(condition.exists, condition.atLeast ?? 1, say);
  if ('is' in condition) return isText(condition.is, true, say);
  if ('compare' in condition) {
    const said = compareText(condition.compare, say);
    return wasDone(condition.compare, say) ? either('you do', 'they do', said) : said;
  }
  if ('paid' in condition) return paidText(condition.paid, say);
  if ('facing' in condition) return `${CURRENTS} face ${directionNames(condition.facing)}`;
  return UNSAID;
}
/** "~ is attacking or retaliating against a Human": it attacks one, or one attacks and it retaliates. */
function isFighting(any: readonly Condition[], say: Say): boolean {
  return !fightingText(any, say).includes(UNSAID);
}
function fightingText([attacks, retaliates, ...more]: readonly Condition[], say: Say): string {
  if (!attacks || !retaliates || more.length > 0 || !('is' in attacks) || !('all' in retaliates)) return UNSAID;
  const [clause] = clausesOf(attacks.is[1]);
  if (attacks.is[0] !== 'self' || !clause || !('is' in clause) || clause.is !== 'attacks' || !clause.of) return UNSAID;
  const foe = { exists: [...clausesOf(clause.of), { is: 'attacking' }] };
  const both = [{ is: ['self', { is: 'retaliating' }] }, foe];
  if (canonical(retaliates.all) !== canonical(both)) return UNSAID;
  const { of } = clause;
  return `${say.object('self', 'asked')} is attacking or retaliating against ${say.apart(() => say.thing(of, { determiner: 'a' }))}`;
}
/** Whether it only asks if what was to be done was done to anything. */
const wasDone = ([value, op, bound]: [Value, string, Value], say: Say): boolean =>
  op === '>=' &&
  bound === 1 &&
  typeof value === 'object' &&
  'countOf' in value &&
  typeof value.countOf === 'object' &&
  'saved' in value.countOf &&
  say.spoken.done[value.countOf.saved] !== undefined;

const RESERVE = canonical([{ prop: ['costKind', 'reserve'] }]);
/** "Its reserve cost is equal to the reserve cost of the revealed card": both have one. */
function sameCosts(all: readonly Condition[], say: Say): string | undefined {
  const [one, other, equal, ...more] = all;
  if (!one || !other || !equal || more.length > 0 || !('compare' in equal)) return undefined;
  const [a, op, b] = equal.compare;
  if (op !== '=' || typeof a !== 'object' || typeof b !== 'object' || !('stat' in a) || !('stat' in b))
    return undefined;
  const asks = (condition: Condition, of: unknown): boolean =>
    'is' in condition &&
    canonical(condition.is[0]) === canonical(of) &&
    canonical(clausesOf(condition.is[1])) === RESERVE;
  if (a.stat !== 'cost' || b.stat !== 'cost' || !asks(one, a.of) || !asks(other, b.of)) return undefined;
  return `${say.value(a)} is equal to ${say.value(b)}`;
}
/** "You control exactly three allies that are all unique." */
function allUnique([count, none, ...more]: readonly Condition[], say: Say): string | undefined {
  if (!count || !none || more.length > 0 || !('compare' in count) || !('not' in none) || !('exists' in none.not))
    return undefined;
  const [value, op, bound] = count.compare;
  if (typeof value !== 'object' || !('count' in value) || op !== '=' || typeof bound !== 'number') return undefined;
  const others = [...clausesOf(value.count), { not: { has: ['supertypes', 'Unique'] } }];
  if (canonical(clausesOf(none.not.exists)) !== canonical(others) || none.not.atLeast !== undefined) return undefined;
  return `${say.condition(count)} that are all unique`;
}
/** "It's an opponent's recollection phase": whose turn, and which phase of it. */
function allText(all: readonly Condition[], say: Say): string {
  const equal = sameCosts(all, say);
  if (equal !== undefined) return equal;
  const alike = allUnique(all, say);
  if (alike !== undefined) return alike;
  const phase = ofPhase(all);
  // What resolves does so in the phase in which it was activated.
  const activated = wordsOf(say.face.props.types).includes('Action')
    ? [`you activated this card during ${phase}`, `${ownNames(say.face)[0] ?? UNSAID} was activated during ${phase}`]
    : [];
  if (phase !== undefined) return either(...beingPhase(all, true), ...activated);
  return joined(
    all.map((one, i) => (i === 0 ? '' : either('', 'if ')) + say.condition(one)),
    'and',
  );
}
/** Whose phase it must be, where that is all that is asked for. */
function ofPhase(all: readonly Condition[]): string | undefined {
  const [turn, phase, ...more] = [...all].sort((a, b) => Number('during' in a) - Number('during' in b));
  if (!turn || !phase || more.length > 0 || !('turnOf' in turn) || !('during' in phase)) return undefined;
  return `${turn.turnOf === 'you' ? 'your' : "an opponent's"} ${phaseName(phase.during)}`;
}
const beingPhase = (all: readonly Condition[], holds: boolean): string[] => {
  const phase = ofPhase(all) ?? UNSAID;
  return holds ? [`it's ${phase}`] : [`it's not ${phase}`, `it isn't ${phase}`];
};
const PHASES: { [step: string]: string } = {
  wakeUp: 'wake up phase',
  materialize: 'materialize phase',
  recollection: 'recollection phase',
  draw: 'draw phase',
  main: 'main phase',
  end: 'end phase',
};
export const phaseName = (steps: readonly string[]): string =>
  steps.length === 1 ? (PHASES[steps[0] ?? ''] ?? UNSAID) : UNSAID;

/** Whether its card has the keyword, by itself or under a restriction. */
const isPrepared = (say: Say): boolean =>
  say.face.abilities.some(
    (one) =>
      (one.kind === 'keyword' && one.keyword === 'prepare') ||
      (one.kind === 'static' &&
        one.mods.some(
          (mod) => mod.mod === 'ability' && mod.ability.kind === 'keyword' && mod.ability.keyword === 'prepare',
        )),
  );
/** A spell with one additional cost that may be paid asks whether it was. */
function paidText(name: string, say: Say): string {
  if (name === 'imbue') return `${say.object('self', 'asked')} ${either('is', 'was')} imbued`;
  if (name === 'prepare')
    return isPrepared(say) ? `${say.object('self', 'asked')} ${either('was', 'is')} prepared` : UNSAID;
  const costs = say.face.abilities.flatMap((one) => (one.kind === 'spell' ? (one.optional ?? []) : []));
  return costs.length === 1 && costs[0]?.name === name
    ? either('you do', 'the additional cost was paid', 'you paid the additional cost')
    : UNSAID;
}

function notText(condition: Condition, say: Say): string {
  if ('turnOf' in condition)
    return condition.turnOf === 'you' ? "it's not your turn" : either("it's your turn", "it's not an opponent's turn");
  if ('exists' in condition) return noneText(condition.exists, condition.atLeast ?? 1, say);
  if ('is' in condition) return isText(condition.is, false, say);
  if ('not' in condition) return say.condition(condition.not);
  if ('compare' in condition && wasDone(condition.compare, say)) return either("you don't", "they don't");
  if ('all' in condition && ofPhase(condition.all)) return either(...beingPhase(condition.all, false));
  return UNSAID;
}

const NOT_YOURS = canonical({ not: { controller: 'you' } });
const FAVORED = canonical([{ player: 'you' }, { is: 'crowdsFavor' }]);
/** "You control an ally", "your champion has six or more enlighten counters on them", "there is a card in your graveyard". */
function existsText(exists: Filter, atLeast: number, say: Say): string {
  if (isYourMemory(exists))
    return atLeast === 1
      ? either('you have a card in your memory', 'there is a card in your memory')
      : ofMemory(`${numeral(atLeast)} or more cards`);
  const clauses = clausesOf(exists);
  const omens = omensText(exists, say, atLeast !== 1);
  if (omens !== undefined && atLeast === 1) {
    const equal = asCostlyText(clauses, say);
    if (equal !== undefined) return equal;
  }
  if (omens !== undefined) {
    const some = `you have ${numeral(atLeast)} or more ${omensText(exists, say, true) ?? UNSAID}`;
    return atLeast === 1 ? either(`you have an ${omens}`, some) : some;
  }
  if (canonical(clauses) === FAVORED && atLeast === 1) return "you have the Crowd's Favor status";
  const counted = clauses.flatMap((clause) => ('counters' in clause ? [clause.counters] : []));
  const others = clauses.filter((clause) => !('counters' in clause));
  const [counters] = counted;
  if (counters !== undefined && counted.length === 1 && isYourChampion(others) && atLeast === 1)
    return `your champion has ${countersText(counters)} on ${ON_IT}`;
  const damaged = clauses.flatMap((clause) => ('stat' in clause && clause.stat[0] === 'damage' ? [clause.stat] : []));
  const [damage] = damaged;
  if (
    damage &&
    damaged.length === 1 &&
    atLeast === 1 &&
    isYourChampion(clauses.filter((clause) => !('stat' in clause)))
  )
    return compareText(
      [{ stat: 'damage', of: { each: clauses.filter((clause) => !('stat' in clause)) } }, damage[1], damage[2]],
      say,
    );
  const done = doneSuch(clauses, true, say);
  if (done !== undefined) return atLeast === 1 ? done : UNSAID;
  const others_ = clauses.filter((clause) => canonical(clause) !== '{"is":"attacking"}');
  if (
    atLeast === 1 &&
    others_.length + 1 === clauses.length &&
    others_.some((clause) => canonical(clause) === '{"controller":"you"}')
  ) {
    const attacker = say.apart(() => say.thing(others_, { determiner: 'a' }));
    return either(
      `you control ${say.thing(
        clauses.filter((clause) => canonical(clause) !== '{"controller":"you"}'),
        { determiner: 'a' },
      )}`,
      `${attacker} is attacking`,
    );
  }
  // There is one attacker at most, so whether any attacks such a thing is asked of it.
  const [attack, ...besides] = clauses;
  if (attack && besides.length === 0 && atLeast === 1 && 'is' in attack && attack.is === 'attacks') {
    const { of } = attack;
    return of === undefined
      ? UNSAID
      : `the attacker is attacking ${say.apart(() => say.thing(of, { determiner: 'a' }))}`;
  }
  const [opponent, controls, ...rest] = clauses;
  if (
    atLeast === 1 &&
    rest.length === 0 &&
    canonical(opponent ?? null) === '{"player":"opponent"}' &&
    controls &&
    'controls' in controls
  )
    return opponentControls(controls.controls, say);
  if (
    atLeast === 1 &&
    rest.length === 0 &&
    canonical(opponent ?? null) === '{"player":"opponent"}' &&
    controls &&
    'owns' in controls
  )
    return opponentOwns(controls.owns, say);
  const zones = zonesOf(clauses);
  if (zones.length === 0 || zones.join() === 'field') {
    const whose = clauses.filter((clause) => 'controller' in clause);
    const what = clauses.filter((clause) => !('controller' in clause) && !('zone' in clause));
    const [who, ...more] = whose;
    const attacks = what.filter((clause) => canonical(clause) === '{"is":"attacking"}');
    const rest = what.filter((clause) => canonical(clause) !== '{"is":"attacking"}');
    if (!who && attacks.length === 1 && atLeast === 1 && rest.length > 0)
      return either(
        `there is ${say.apart(() => say.thing(what, { determiner: 'a' }))} on the field`,
        `${say.thing(rest, { determiner: 'a' })} is attacking`,
      );
    const others = what.filter((clause) => canonical(clause) !== NOT_YOURS);
    if (!who && atLeast > 1 && others.length + 1 === what.length)
      return `there are ${numeral(atLeast)} or more ${say.thing(others, { many: true })} on the field you don't control`;
    if (!who || more.length > 0 || !('controller' in who))
      return atLeast === 1 ? `there is ${say.thing(what, { determiner: 'a' })} on the field` : UNSAID;
    const holder =
      who.controller === 'you' ? 'you control' : who.controller === 'opponent' ? 'an opponent controls' : UNSAID;
    if (atLeast === 1)
      return either(
        `${holder} ${say.apart(() => say.thing(what, { determiner: 'a' }))}`,
        `${holder} one or more ${say.thing(what, { many: true })}`,
      );
    // One opponent has them all, and the filter counts those of all opponents together.
    return who.controller === 'you'
      ? `${holder} ${numeral(atLeast)} or more ${say.thing(what, { many: true })}`
      : UNSAID;
  }
  const hand = atLeast === 1 ? undefined : canonical(clauses) === IN_HAND;
  if (hand)
    return either(
      `you have ${numeral(atLeast)} or more cards in your hand`,
      `there are ${numeral(atLeast)} or more cards in your hand`,
    );
  const seen = shownText(clauses, zones, atLeast, say);
  if (seen !== undefined) return seen;
  // The champion is none of the cards of its own lineage (1.7.1.4): any there is another one.
  const under = clauses.some((clause) => 'attachedTo' in clause && clause.attachedTo === 'self');
  const another = under && zones.join() === 'lineage' ? [say.apart(() => `there's another ${say.thing(exists)}`)] : [];
  if (atLeast === 1)
    return either(
      ...another,
      `there is ${say.thing(exists, { determiner: 'a' })}`,
      say.apart(() => `there are one or more ${say.thing(exists, { many: true })}`),
      `there's ${say.thing(exists, { determiner: 'a' })}`,
    );
  const many = say.thing(exists, { many: true });
  return either(`there are ${numeral(atLeast)} or more ${many}`, `you have ${numeral(atLeast)} or more ${many}`);
}
/** "The reserve cost of the discarded card is equal to the reserve cost of one of your omens." */
function asCostlyText(clauses: readonly FilterClause[], say: Say): string | undefined {
  const cost = clauses.find((clause) => 'stat' in clause && clause.stat[0] === 'cost');
  if (!cost || !('stat' in cost) || cost.stat[1] !== '=' || typeof cost.stat[2] !== 'object') return undefined;
  const rest = clauses.filter(
    (clause) => clause !== cost && canonical(clause) !== canonical({ prop: ['costKind', 'reserve'] }),
  );
  const omens = rest.length + 2 === clauses.length ? say.apart(() => omensText(rest, say, true)) : undefined;
  return omens && `${say.value(cost.stat[2])} is equal to the reserve cost of one of your ${omens}`;
}
const INFLUENCE = canonical([{ any: [{ zone: 'hand' }, { zone: 'memory' }] }]);
/** "An opponent has four or more cards in their memory", "an opponent has no cards in their graveyard". */
function opponentOwns([filter, op, bound]: [Filter, string, Value], say: Say): string {
  const clauses = clausesOf(filter);
  if (canonical(clauses) === INFLUENCE && typeof bound === 'number' && (op === '>=' || op === '<='))
    return `an opponent has influence ${numeral(bound)} or ${op === '>=' ? 'more' : 'less'}`;
  const [zone, ...more] = zonesOf(clauses);
  const rest = clauses.filter((clause) => !('zone' in clause));
  if (zone === undefined || more.length > 0 || typeof bound !== 'number') return UNSAID;
  const there = `in their ${zoneName(zone)}`;
  const many = say.thing(rest, { many: true, card: true });
  if (op === '=' && bound === 0) return `an opponent has no ${many} ${there}`;
  if (op === '>=') return `an opponent has ${numeral(bound)} or more ${many} ${there}`;
  return op === '<=' ? `an opponent has ${numeral(bound)} or ${either('less', 'fewer')} ${many} ${there}` : UNSAID;
}
/** "An opponent controls three or more units." */
function opponentControls([filter, op, bound]: [Filter, string, Value], say: Say): string {
  if (typeof bound !== 'number' || op !== '>=') return UNSAID;
  const many = `an opponent controls ${numeral(bound)} or more ${say.apart(() => say.thing(filter, { many: true }))}`;
  return bound === 1 ? either(`an opponent controls ${say.thing(filter, { determiner: 'a' })}`, many) : many;
}
const IN_HAND = canonical([{ zone: 'hand' }, { owner: 'you' }]);
/** "A fire element card was revealed": among the memories that all see now. */
function shownText(clauses: readonly FilterClause[], zones: readonly string[], atLeast: number, say: Say) {
  if (say.spoken.shown === 'yours' && zones.join() === 'memory' && atLeast > 1 && clauses.length > 2) {
    const own = clauses.filter((clause) => !('zone' in clause) && canonical(clause) !== '{"owner":"you"}');
    const many = say.apart(() => say.thing(own, { many: true, card: true }));
    const there = say.apart(() => say.thing([...clauses], { many: true }));
    return either(
      `${numeral(atLeast)} or more ${many} were revealed this way`,
      `there are ${numeral(atLeast)} or more ${there}`,
      `you have ${numeral(atLeast)} or more ${there}`,
    );
  }
  if (say.spoken.shown !== 'all' || zones.join() !== 'memory' || atLeast !== 1) return undefined;
  const what = clauses.filter((clause) => !('zone' in clause));
  if (what.some((clause) => 'owner' in clause || 'any' in clause)) return undefined;
  return `${cardText(what, say)} was revealed`;
}
const ofMemory = (cards: string): string =>
  either(`you have ${cards} in your memory`, `there are ${cards} in your memory`);

/** "You discarded a Potion item card": what an instruction before has done something to such a thing. */
function doneSuch(clauses: readonly FilterClause[], holds: boolean, say: Say): string | undefined {
  const among = clauses.find((clause) => 'in' in clause);
  if (!among || !('in' in among)) return undefined;
  const done = typeof among.in === 'object' && 'saved' in among.in ? say.spoken.done[among.in.saved] : undefined;
  if (!done) return UNSAID;
  const rest = clauses.filter((clause) => clause !== among);
  const what = done.kind === 'card' ? cardText(rest, say) : say.thing(rest, { determiner: 'a' });
  if (holds)
    return either(`${what} was ${done.past} this way`, ...(done.past === 'discarded' ? [`you discarded ${what}`] : []));
  return either(
    `no ${what} was ${done.past} this way`,
    ...(done.past === 'discarded' ? [`you didn't discard ${what}`] : []),
  );
}
/** "You have no cards in your graveyard." */
function yoursIn(clauses: readonly FilterClause[], say: Say): string[] {
  const [zone, ...more] = zonesOf(clauses);
  if (zone === undefined || more.length > 0 || !clauses.some((clause) => canonical(clause) === '{"owner":"you"}'))
    return [];
  return [say.apart(() => `you have no ${say.thing([...clauses], { many: true })}`)];
}
/** An opponent whose influence isn't greater than yours. */
const AS_LITTLE = canonical([
  { player: 'opponent' },
  {
    owns: [
      [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }],
      '<=',
      { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: 'you' }] },
    ],
  },
]);
function noneText(exists: Filter, atLeast: number, say: Say): string {
  if (isYourMemory(exists))
    return atLeast === 1
      ? either('you have no cards in your memory', 'there are no cards in your memory')
      : ofMemory(`${numeral(atLeast - 1)} or ${either('less', 'fewer')} cards`);
  const clauses = clausesOf(exists);
  if (canonical(clauses) === AS_LITTLE && atLeast === 1)
    return either("you're the player with the least influence", 'you are the player with the least influence');
  const who = clauses.filter((clause) => 'controller' in clause);
  const what = clauses.filter((clause) => !('controller' in clause) && canonical(clause) !== '{"zone":"field"}');
  const [whose] = who;
  const done = doneSuch(clauses, false, say);
  if (done !== undefined) return atLeast === 1 ? done : UNSAID;
  const omens = omensText(exists, say, true);
  if (omens !== undefined)
    return atLeast === 1
      ? `you have no ${omens}`
      : `you have ${numeral(atLeast - 1)} or ${either('less', 'fewer')} ${omens}`;
  if (canonical(clauses) === IN_HAND)
    return atLeast === 1
      ? either('you have no cards in your hand', 'there are no cards in your hand')
      : `you have ${numeral(atLeast - 1)} or ${either('less', 'fewer')} cards in your hand`;
  if (zonesOf(clauses).some((zone) => zone !== 'field'))
    return atLeast === 1
      ? either(`there are no ${say.thing(exists, { many: true })}`, ...yoursIn(clauses, say))
      : `there are ${either('less', 'fewer')} than ${numeral(atLeast)} ${say.thing(exists, { many: true })}`;
  if (!whose || who.length > 1 || !('controller' in whose)) return UNSAID;
  if (whose.controller === 'opponent' && atLeast === 1)
    return either(
      `each opponent controls no ${say.thing(what, { many: true })}`,
      `no opponent controls ${say.thing(what, { determiner: 'a' })}`,
      `your opponents control no ${say.thing(what, { many: true })}`,
    );
  if (whose.controller !== 'you') return UNSAID;
  if (atLeast > 1)
    return `you control ${numeral(atLeast - 1)} or ${either('less', 'fewer')} ${say.thing(what, { many: true })}`;
  const many = say.apart(() => say.thing(what, { many: true }));
  // "~ is the only ally you control": no other is.
  const rest = what.filter((clause) => !('other' in clause));
  const only =
    rest.length < what.length
      ? [say.apart(() => `${say.object('self', 'asked')} is the only ${say.thing(rest)} you control`)]
      : [];
  return either(
    ...only,
    `you control no ${many}`,
    `you don't control any ${many}`,
    `you don't control ${say.thing(what, { determiner: 'a' })}`,
  );
}

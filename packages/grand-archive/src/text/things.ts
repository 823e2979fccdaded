/** How descriptions are printed: adjectives, a noun, and what follows it. */
import { canonical, type Filter, type FilterClause, orders } from '@arbiter/engine';
import { priceText } from './figures.js';
import { isPrice, partsOf, WAITING } from './parts.js';
import { placeText } from './places.js';
import { article, clausesOf, either, joined, ownNames, type Say, UNSAID } from './say.js';
import { isZone, zonesOf } from './spoken.js';
import { isYourChampion } from './written.js';

const typedAlone = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((clause) => 'has' in clause && clause.has[0] === 'types');

const ITSELF = canonical([{ self: true }]);
const FACE_UP = canonical({ not: { status: 'faceDown' } });
/** What only a card that is seen can be asked for. */
const asksOfFace = (clause: FilterClause): boolean =>
  'has' in clause || 'named' in clause || 'prop' in clause || 'stat' in clause || 'keyword' in clause;

/** Whether it asks for one kind of card. */
const isOneKind = (filter: Filter): boolean => {
  const [clause, ...more] = clausesOf(filter);
  return clause !== undefined && more.length === 0 && 'has' in clause;
};

/** A description, after what says how many of them: "target ally you control", "each other Human". */
const OMEN = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }].map(canonical);
/** "Omens", "wind element omens": cards with omen counters in your banishment, without saying that they are yours. */
export function omensText(filter: Filter, say: Say, many: boolean): string | undefined {
  const clauses = clausesOf(filter);
  const rest = clauses.filter((clause) => !OMEN.includes(canonical(clause)) && canonical(clause) !== FACE_UP);
  if (OMEN.some((one) => !clauses.some((clause) => canonical(clause) === one))) return undefined;
  return thing(rest, say, { many, card: true }).replaceAll(/\bcard(s?)\b/g, 'omen$1');
}

/** "Activation or trigger", "trigger or action card activation": what waits on the stack is one or the other. */
function severalWaiting(rest: readonly FilterClause[], say: Say): { clause: FilterClause; noun: string } | undefined {
  const clause = rest.find((one) => 'any' in one && one.any.every((each) => waitsAs(each) !== undefined));
  if (!clause || !('any' in clause)) return undefined;
  const nouns = clause.any.map((one) => {
    const own = clausesOf(one).filter((each) => !('is' in each));
    const parts = partsOf(own, say);
    if (parts.other || parts.after.length > 0) return UNSAID;
    return [...parts.before, ...parts.nouns.map((noun) => noun.one), waitsAs(one) ?? UNSAID].join(' ');
  });
  return { clause, noun: either(joined(nouns, 'or'), joined(nouns.toReversed(), 'or')) };
}
const waitsAs = (filter: Filter): string | undefined =>
  clausesOf(filter).flatMap((one) => ('is' in one && one.of === undefined ? (WAITING[one.is] ?? []) : []))[0];

/** "Aethercharge cards loaded into ~." */
function loadedThing(
  rest: readonly FilterClause[],
  say: Say,
  { many, determiner }: { many: boolean; determiner: string },
): string {
  const into = rest.flatMap((clause) => ('attachedTo' in clause ? [clause.attachedTo] : []));
  const [weapon, ...more] = into;
  if (weapon === undefined || more.length > 0) return UNSAID;
  const cards = thing(
    rest.filter((clause) => !('attachedTo' in clause)),
    say,
    { many, determiner, card: true },
  );
  return `${cards} loaded into ${say.object(weapon, 'asked')}`;
}
export function thing(
  filter: Filter,
  say: Say,
  { many = false, determiner = '', card = false, noun: called }: Parameters<Say['thing']>[1] = {},
): string {
  if (canonical(clausesOf(filter)) === ITSELF && !many && determiner !== 'target') return either(...ownNames(say.face));
  if (isYourChampion(filter) && called === undefined)
    return many ? UNSAID : determiner === 'target' ? UNSAID : 'your champion';
  const omens = omensText(filter, say, many);
  if (omens !== undefined) {
    const all = omensText(filter, say, true) ?? UNSAID;
    if (many)
      return determiner === '' ? either(`${omens} you have`, `your ${omens}`) : `${determiner} ${omens} you have`;
    const priced = clausesOf(filter).filter(isPrice);
    const others = clausesOf(filter).filter((clause) => !isPrice(clause));
    // "Target action omen you have with reserve cost 5 or less."
    if (priced.length > 0 && determiner !== 'a')
      return either(
        `${determiner} ${omens} you have`.trim(),
        `${determiner} ${omensText(others, say, false)} you have ${priceText(priced, say)}`.trim(),
      );
    return determiner === 'a'
      ? either(`one of your ${all}`, `an ${omens} you have`)
      : `${determiner === '' ? '' : `${determiner} `}${omens} you have`;
  }
  const clauses = clausesOf(filter);
  const zones = zonesOf(clauses);
  const cards = card || (zones.length > 0 && !zones.includes('field'));
  // A card that lies face down in banishment is nothing but a card (2.1.1.5.3): what else it is asked for it must be seen for.
  const hides = cards && zones.includes('banishment');
  const seen = clauses.some((clause) => canonical(clause) === FACE_UP);
  const placed = cards && zones.length > 0;
  const owner = placed ? clauses.filter((clause) => 'owner' in clause) : [];
  const rest = clauses.filter(
    (clause) => !isZone([clause]) && !(placed && 'owner' in clause) && !(hides && canonical(clause) === FACE_UP),
  );
  if (zones.length > 0 && zones.includes('field') && zones.length > 1) return UNSAID;
  if (hides && !seen && rest.some(asksOfFace)) return UNSAID;
  const [mixed, ...besides] = rest;
  // "A wind element card or a Reaction card": of kinds that have different places before the noun.
  if (cards && !placed && mixed && 'any' in mixed && besides.length === 0 && mixed.any.every(isOneKind)) {
    const kinds = new Set(
      mixed.any.flatMap((one) => clausesOf(one).flatMap((clause) => ('has' in clause ? [clause.has[0]] : []))),
    );
    const each = (how: string): string[] =>
      mixed.any.map((one, i) => thing(one, say, { many, card: true, determiner: i === 0 ? determiner : how }));
    if (kinds.size > 1) return either(joined(each(determiner === 'a' ? 'a' : ''), 'or'), joined(each(''), 'or'));
  }
  // What is loaded lies in a zone of what it is loaded into.
  if (zones.join() === 'loaded' && owner.length === 0) return loadedThing(rest, say, { many, determiner });
  const parts = partsOf(rest, say, placed);
  // "Another Automaton ally or a Powercell": each is described by itself.
  if (
    !cards &&
    determiner === 'a' &&
    !many &&
    mixed &&
    'any' in mixed &&
    besides.length === 0 &&
    parts.before.includes(UNSAID)
  )
    return joined(
      mixed.any.map((one) => thing(one, say, { determiner: 'a' })),
      'or',
    );
  // In whose lineage a card lies says where it is.
  const laid = zones.join() === 'lineage' && owner.length === 0 && rest.some((clause) => 'attachedTo' in clause);
  if (placed && !laid) parts.after.push(placeText(zones, owner, say));
  if (!laid && rest.some((clause) => 'attachedTo' in clause)) return UNSAID;
  const waiting = severalWaiting(rest, say);
  if (waiting !== undefined && called === undefined)
    return thing(
      rest.filter((clause) => clause !== waiting.clause).concat(clauses.filter((one) => isZone([one]))),
      say,
      {
        many,
        determiner,
        card,
        noun: waiting.noun,
      },
    );
  const waits = clauses.flatMap((clause) =>
    'is' in clause && clause.of === undefined ? (WAITING[clause.is] ?? []) : [],
  );
  const onStack = zones.includes('effectsStack') || waits.length > 0;
  // Something that has types may as well be a card; whatever else is on the stack must be called what it is.
  const what = waits.length === 1 ? waits[0] : typedAlone(clauses) ? 'card activation' : UNSAID;
  const inPantheon = zones.join() === 'pantheon' ? 'boon' : undefined;
  const fixed = called ?? (onStack ? what : (inPantheon ?? (cards ? 'card' : undefined)));
  const typed = parts.nouns.some(({ rank }) => rank === 'type');
  const order = typed ? ['regalia', 'subtype', 'type'] : ['subtype', 'regalia'];
  const nouns = [...parts.nouns].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
  const noun = fixed ? { one: fixed, many: `${fixed}s` } : (nouns.pop() ?? { one: 'object', many: 'objects' });
  const adjectives = [...parts.before, ...nouns.map(({ one, both }) => (many ? both : one))];
  const head = many ? noun.many : noun.one;
  // "A Book", "a Book object": what has no type besides.
  const bare = !fixed && !typed && parts.nouns.length > 0 && parts.nouns.every(({ rank }) => rank === 'subtype');
  const heads = bare
    ? [head, `${many && 'both' in noun ? either(noun.one, noun.both) : noun.one} ${many ? 'objects' : 'object'}`]
    : [head];
  const fronts = orders(adjectives).flatMap((before) => heads.map((last) => `${before} ${last}`.trim()));
  const text = `${either(...fronts)} ${either(...orders(parts.after))}`.trim();
  const described = [...adjectives, head].join(' ');
  // "An Herb", "a Herb": cards print both.
  const indefinite = `${/^\u27e6*Herb/.test(described) ? either('a', 'an') : article(described)} ${text}`;
  if (!parts.other) return determiner === 'a' ? indefinite : `${determiner} ${text}`.trim();
  const than = ` other than ${either(...ownNames(say.face))}`;
  switch (determiner) {
    case 'a':
      return either(`another ${text}`, `${indefinite}${than}`);
    case 'target':
      return either(many ? `other target ${text}` : `another target ${text}`, `target ${text}${than}`);
    default:
      return either(`${determiner} other ${text}`.trim(), `${determiner} ${text}${than}`.trim());
  }
}

/** How references are printed: by what they are the first time, and as what was spoken of after that (109.5, 115). */
import { type Filter, type FilterClause, type Ref, type TargetSpec, wordsOf } from '@arbiter/engine';
import { either, numeral, ownNames, type Say, type Subject, UNSAID } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** The ways to name a reference as a subject. */
export function subjectsOf(ref: Ref, say: Say): Subject[] {
  if (ref === 'you') return [{ text: 'you', many: false, you: true }];
  if (ref === 'players') return [one('each player')];
  if (ref === 'opponents') return [one('each opponent')];
  if (ref === 'self') return [one(selfText(say))];
  if (ref === 'attached') return [one(attachedText(say))];
  if (typeof ref === 'string') return [one(UNSAID)];
  if ('target' in ref) return [targetSubject(ref.target, say)];
  if ('each' in ref) return eachSubjects(ref.each, say);
  if ('event' in ref) return [one(eventText(ref.event, say))];
  if ('controllerOf' in ref) return [one(possessed(ref.controllerOf, 'controller', say))];
  if ('ownerOf' in ref) return [one(possessed(ref.ownerOf, 'owner', say))];
  if ('now' in ref) return subjectsOf(ref.now, say);
  if ('saved' in ref)
    return [
      one(either('it', 'that card', 'that creature', 'that permanent', 'that token', 'the token')),
      several(
        either(
          'they',
          'them',
          'those creatures',
          'those permanents',
          'those tokens',
          'the tokens',
          'those cards',
          'those lands',
        ),
      ),
    ];
  return [one(UNSAID)];
}
const one = (text: string): Subject => ({ text, many: false });
const several = (text: string): Subject => ({ text, many: true });

/** What a card calls itself; "it" only once it was spoken of. */
function selfText(say: Say): string {
  const names = ownNames(say.face);
  const known = say.spoken.self;
  say.spoken.self = true;
  return known ? either('it', ...names) : either(...names);
}

function attachedText(say: Say): string {
  const known = say.spoken.attached;
  say.spoken.attached = true;
  const equipment = wordsOf(say.face.props.subtypes).includes('Equipment');
  const names = ['creature', 'permanent', 'land', 'artifact'].map(
    (kind) => `${equipment ? 'equipped' : 'enchanted'} ${kind}`,
  );
  return known ? either('it', 'that creature', ...names) : either(...names);
}

/** "its controller", "that creature's controller". */
function possessed(of: Ref, what: string, say: Say): string {
  const owned = say.apart(() => say.object(of));
  if (owned.includes(UNSAID)) return UNSAID;
  return either(
    `its ${what}`,
    `${owned}'s ${what}`,
    `that creature's ${what}`,
    `that permanent's ${what}`,
    `that spell's ${what}`,
  );
}

const isPlayers = (filter: Filter): boolean => list(filter).some((clause) => 'player' in clause);
/** Later words for what a filter describes. */
function laterNames(filter: Filter, many: boolean): string[] {
  if (isPlayers(filter)) return ['that player', 'they', 'that opponent', 'the player', 'them'];
  const kinds = list(filter).flatMap((clause) => {
    if ('has' in clause && clause.has[0] === 'types') return [clause.has[1]].flat().map((type) => type.toLowerCase());
    if ('is' in clause && clause.is === 'spell') return ['spell'];
    if ('zone' in clause && clause.zone !== 'battlefield') return ['card'];
    return 'any' in clause ? ['creature'] : [];
  });
  const all = [...new Set([...kinds, 'creature', 'permanent', 'card'])];
  return many
    ? ['they', 'them', ...all.map((kind) => `those ${kind}s`)]
    : ['it', ...all.flatMap((kind) => [`that ${kind}`, `the ${kind}`]), 'itself'];
}

function targetSubject(index: number, say: Say): Subject {
  const spec = say.targets[index];
  if (!spec) return one(UNSAID);
  const many = spec.max !== undefined && spec.max !== 1;
  if (say.spoken.targets.has(index)) return { text: either(...laterNames(spec.what, many)), many };
  say.spoken.targets.add(index);
  return { text: targetText(spec, say), many };
}

/** "target creature", "up to two target creatures": the words of the clause itself (115.1). */
function targetText(spec: TargetSpec, say: Say): string {
  const { what, min = 1, max = 1, notIn } = spec;
  // Where it is must be said: nothing is a target on the battlefield by default.
  if (!isPlaced(what)) return UNSAID;
  const special = specialTarget(what);
  if (special !== undefined) return notIn ? special.replace(/^any /, 'any other ') : special;
  const several = max === null || max > 1;
  const determiner = several ? 'target' : notIn ? 'another target' : 'target';
  const noun = say.thing(what, { many: several, determiner });
  if (max === null) return min === 0 ? `any number of ${noun}` : UNSAID;
  if (several) {
    const count = min === 0 ? `up to ${numeral(max)} ${noun}` : `${numeral(max)} ${noun}`;
    return min === 0 || min === max ? either(count, `each of ${count}`) : UNSAID;
  }
  if (min === 0) return either(`up to one ${noun}`, `up to one ${noun.replace(/^another target/, 'other target')}`);
  return noun;
}

const isPlaced = (what: Filter): boolean =>
  list(what).some(
    (clause) =>
      'zone' in clause ||
      'player' in clause ||
      ('is' in clause && clause.is === 'spell') ||
      ('any' in clause && clause.any.every(isPlaced)),
  );

const SPECIAL: readonly [string, string][] = [
  [
    '{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types",["Creature","Planeswalker","Battle"]]}]]}',
    'any target',
  ],
  ['{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types","Creature"]}]]}', 'target creature or player'],
  [
    '{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types","Planeswalker"]}]]}',
    'target player or planeswalker',
  ],
  [
    '{"any":[{"player":"opponent"},[{"zone":"battlefield"},{"has":["types","Planeswalker"]}]]}',
    'target opponent or planeswalker',
  ],
  ['{"player":"any"}', 'target player'],
  ['{"player":"opponent"}', 'target opponent'],
];
export const isAnyTarget = (what: Filter): boolean => specialTarget(what) === 'any target';
/** Players and what takes damage have words of their own (115.4). */
const specialTarget = (what: Filter): string | undefined => {
  const clauses = list(what);
  const said = JSON.stringify(clauses.length === 1 ? clauses[0] : clauses);
  return SPECIAL.find(([filter]) => filter === said)?.[1];
};

/** A group: "creatures you control", "each creature you control". */
function eachSubjects(filter: Filter, say: Say): Subject[] {
  const [clause] = list(filter);
  if (clause && 'any' in clause && clause.any.some(isPlayers)) return [one(withPlayers(clause.any, say))];
  const many = say.apart(() => say.thing(filter, { many: true }));
  const key = JSON.stringify(filter);
  if (say.spoken.groups.has(key))
    return [
      several(either('they', 'them', ...laterNames(filter, true), many, `all ${many}`)),
      one(say.thing(filter, { determiner: 'each' })),
    ];
  say.spoken.groups.add(key);
  return [several(many), one(say.thing(filter, { determiner: 'each' })), several(`all ${many}`)];
}
function withPlayers(parts: readonly Filter[], say: Say): string {
  return parts
    .map((part) => {
      const [player] = list(part);
      if (player && 'player' in player) return player.player === 'opponent' ? 'each opponent' : 'each player';
      return say.thing(part, { determiner: 'each' });
    })
    .join(' and ');
}

/** What made the ability trigger. */
function eventText(field: string, say: Say): string {
  const { on } = say;
  if (field === 'player') return either('that player', 'they', 'that opponent', 'them');
  if (field === 'defending') return 'defending player';
  if (field === 'attacker') return either('that creature', 'it');
  if (field === 'source') return either('that creature', 'it', 'that spell');
  if (field !== 'object' && field !== 'became') return UNSAID;
  if (on?.on === 'cast') return either('that spell', 'it');
  if (field === 'became' && on?.object === 'self') return either('it', 'that card', 'the card', ...ownNames(say.face));
  const names =
    on?.object === undefined || typeof on.object === 'string' ? ['it', 'that card'] : laterNames(on.object, false);
  return either(...names);
}

/** How groups are printed: all that fit, each of them, and those that stand beside something else (109.2). */
import { canonical, type Filter, type FilterClause } from '@arbiter/engine';
import { plural } from './plurals.js';
import { either, listed, numeral, type Say, type Subject, UNSAID } from './say.js';
import { kindsOf, laterNames, PLAYER, speak } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const one = (text: string): Subject => ({ text, many: false });
const several = (text: string): Subject => ({ text, many: true });
const isPlayers = (filter: Filter): boolean => list(filter).some((clause) => 'player' in clause);

/** "Target creature and all other creatures with the same name as that creature" (201.2a). */
function namesakes(filter: Filter, say: Say): Subject | undefined {
  const clauses = list(filter);
  const union = clauses.find((clause) => 'any' in clause);
  if (!union || !('any' in union) || union.any.length !== 2) return undefined;
  const around = clauses.filter((clause) => clause !== union);
  const [itself, others] = union.any.map(list);
  const [only, ...more] = itself ?? [];
  if (!only || !('in' in only) || more.length > 0 || !others) return undefined;
  const all = [...around, ...others];
  const same = all.filter((clause) => 'sameName' in clause && canonical(clause.sameName) === canonical(only.in));
  if (same.length !== 1 || typeof only.in === 'string' || !('target' in only.in)) return undefined;
  const first = say.object(only.in);
  return several(
    `${first} and ${say.ways(
      () => `all other ${say.thing(all, { many: true })}`,
      () => `each other ${say.thing(all)}`,
    )}`,
  );
}

/** "Target creature you control and target creature you don't control": done to both at once. */
function bothTargets(filter: Filter, say: Say): Subject | undefined {
  const [clause, ...more] = list(filter);
  if (!clause || more.length > 0 || !('any' in clause) || clause.any.length !== 2) return undefined;
  const targets = clause.any.flatMap((part) => {
    const [only, ...rest] = list(part);
    return only && rest.length === 0 && 'in' in only && typeof only.in === 'object' && 'target' in only.in
      ? [only.in]
      : [];
  });
  const [first, second] = targets;
  if (!first || !second) return undefined;
  const [here, other] = [first, second].map(({ target }) => canonical(say.targets[target]?.what ?? []));
  const said = `${say.object(first)} and ${say.object(second)}`;
  // Where the second is, if the first is a card elsewhere.
  const there = here?.includes('"graveyard"') && other?.includes('{"zone":"battlefield"}');
  return several(there ? `${said}${either('', ' on the battlefield')}` : said);
}
const OPEN_PILES = canonical({ any: [{ zone: 'graveyard' }, { zone: 'exile' }] });
/** "That card and the sacrificed card": a target and what a cost was paid with, where they lie now. */
function targetAndGiven(filter: Filter, say: Say): Subject | undefined {
  const [zone, clause, ...more] = list(filter);
  if (canonical(zone ?? null) !== OPEN_PILES || !clause || more.length > 0 || !('any' in clause)) return undefined;
  const kept = clause.any.map((part) => {
    const [only, ...rest] = list(part);
    const saved = only && rest.length === 0 && 'in' in only && typeof only.in === 'object' ? only.in : undefined;
    return saved && 'saved' in saved ? saved : undefined;
  });
  const [target, given, ...rest] = kept;
  if (target?.saved !== 'target' || !given || rest.length > 0 || !say.spoken.paid.includes(given.saved))
    return undefined;
  const kinds = say.spoken.said.find(({ key }) => key === canonical(given))?.kinds ?? [];
  if (!kinds.some((kind) => kind.startsWith('sacrificed '))) return undefined;
  return several(`${say.object(target)} and the sacrificed card`);
}
/** "Target creature and all Auras attached to it" (303.4). */
function withAttached(filter: Filter, say: Say): Subject | undefined {
  const [clause, ...more] = list(filter);
  if (!clause || more.length > 0 || !('any' in clause) || clause.any.length !== 2) return undefined;
  const [itself = [], others = []] = clause.any.map(list);
  const [only, ...rest] = itself;
  const plain = (clauses: readonly FilterClause[]): FilterClause[] =>
    clauses.filter((one) => canonical(one) !== '{"zone":"battlefield"}');
  const on = others.flatMap((one) => ('attachedTo' in one ? [one.attachedTo] : []));
  // "All creatures and all permanents attached to creatures".
  if (on.length === 1 && canonical(on[0]) === canonical({ each: plain(itself) })) {
    const bearers = say.thing(itself, { many: true });
    const bound = others.filter((one) => !('attachedTo' in one));
    return several(
      `${either('all ', '')}${bearers} and all ${say.thing(bound, { many: true, from: `attached to ${bearers}` })}`,
    );
  }
  // "Enchanted creature and all Auras attached to that creature".
  if (only && 'in' in only && only.in === 'attached' && rest.length === 0 && canonical(on) === '["attached"]') {
    const bearer = say.object('attached');
    return several(`${bearer} and all ${say.thing(others, { many: true })}`);
  }
  if (!only || !('in' in only) || rest.length > 0 || typeof only.in === 'string' || !('target' in only.in))
    return undefined;
  const to = canonical(only.in);
  if (!others.some((one) => 'attachedTo' in one && canonical(one.attachedTo) === to)) return undefined;
  const first = say.object(only.in);
  return several(`${first} and all ${say.thing(others, { many: true })}`);
}

/** What an attacking creature attacks (508.1b). */
const ATTACKED = canonical([
  {
    any: [
      [{ player: 'any' }, { in: { event: 'attackedPlayer' } }],
      [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }, { in: { event: 'attackedObject' } }],
    ],
  },
]);

/** A group: "creatures you control", "each creature you control". */
export function eachSubjects(filter: Filter, say: Say): Subject[] {
  if (canonical(list(filter)) === ATTACKED && say.on?.on === 'attack')
    return [one(`the player or planeswalker ${either('it', 'that creature')}'s attacking`)];
  const alike =
    bothTargets(filter, say) ?? targetAndGiven(filter, say) ?? namesakes(filter, say) ?? withAttached(filter, say);
  if (alike) return [alike];
  const [clause, ...more] = list(filter);
  if (clause && more.length === 0 && 'any' in clause && clause.any.some(isPlayers))
    return [one(withPlayers(clause.any, say))];
  const linked = canonical(filter).includes('{"linked":true}') ? [one(say.apart(() => say.thing(filter)))] : [];
  if (isHurt(filter, say)) return [one('a creature dealt damage this way'), several('creatures dealt damage this way')];
  const having = playersWho(filter, say);
  if (having !== undefined) return [one(having)];
  const buried = buriedText(filter, say);
  if (buried !== undefined) return [one(buried)];
  const except = exceptFor(filter);
  const many = say.apart(() => say.thing(filter, { many: true }));
  const key = canonical({ each: filter });
  const names = laterNames(key, say);
  const each = one(say.thing(filter, { determiner: 'each' }));
  speak(say, key, kindsOf(filter), true);
  if (names.length > 0) return [several(either(...names, many, `all ${many}`)), each];
  return [
    ...linked,
    several(many),
    each,
    several(except === undefined ? `all ${many}` : either(`all ${many}`, except)),
  ];
}
/** Creatures that were dealt damage by what was said before. */
const isHurt = (filter: Filter, say: Say): boolean => {
  const [kind, kept, ...more] = list(filter);
  const creature = canonical(kind ?? null) === '{"has":["types","Creature"]}';
  const saved = kept && 'in' in kept && typeof kept.in === 'object' && 'saved' in kept.in ? kept.in.saved : undefined;
  return creature && more.length === 0 && saved !== undefined && say.spoken.hurt?.includes(saved) === true;
};
/** "Each opponent who controls an Elf", "each player who doesn't control an Elf". */
function playersWho(filter: Filter, say: Say): string | undefined {
  const [player, asked, ...more] = list(filter);
  if (!player || !('player' in player) || !asked || !('controls' in asked) || more.length > 0) return undefined;
  const who = { any: 'each player', opponent: 'each opponent' }[String(player.player)];
  const [what, op, bound] = asked.controls;
  if (who === undefined || list(what).some((clause) => 'controller' in clause) || typeof bound !== 'number')
    return UNSAID;
  const said =
    op === '=' && bound === 0
      ? `who doesn't control ${say.thing(what, { determiner: 'a' })}`
      : op === '>=' && bound === 1
        ? `who controls ${say.thing(what, { determiner: 'a' })}`
        : op === '>='
          ? `who controls ${numeral(bound)} or more ${say.thing(what, { many: true })}`
          : UNSAID;
  speak(say, canonical({ each: filter }), PLAYER, true);
  return `${who} ${said}`;
}
/** "All other permanents except for lands and tokens". */
function exceptFor(filter: Filter): string | undefined {
  const clauses = list(filter).filter((clause) => canonical(clause) !== '{"zone":"battlefield"}');
  const other = clauses.some((clause) => 'other' in clause && clause.other);
  const left = clauses.flatMap((clause) => ('not' in clause ? [list(clause.not)] : []));
  if (left.length < 2 || left.length + (other ? 1 : 0) !== clauses.length) return undefined;
  const nouns = left.map(([clause, ...more]) => {
    if (!clause || more.length > 0) return undefined;
    if (canonical(clause) === '{"is":"token"}') return 'tokens';
    const type = 'has' in clause && clause.has[0] === 'types' ? clause.has[1] : undefined;
    return typeof type === 'string' ? plural(type).toLowerCase() : undefined;
  });
  const names = nouns.filter((noun) => noun !== undefined);
  return names.length < nouns.length
    ? undefined
    : `all ${other ? 'other ' : ''}permanents except for ${either(listed(names), listed(names.toReversed()))}`;
}
/** "Each card put into a graveyard this way": what was destroyed, where it lies now (400.7). */
function buriedText(filter: Filter, say: Say): string | undefined {
  const [zone, kept, ...more] = list(filter);
  if (canonical(zone ?? null) !== '{"zone":"graveyard"}' || !kept || !('in' in kept) || more.length > 0)
    return undefined;
  const { in: what } = kept;
  const known = typeof what === 'object' && 'saved' in what && say.spoken.buried?.includes(what.saved);
  return known ? 'each card put into a graveyard this way' : UNSAID;
}
function withPlayers(parts: readonly Filter[], say: Say): string {
  return parts
    .map((part) => {
      const [player, ...more] = list(part);
      if (player && 'player' in player)
        return more.length > 0
          ? UNSAID
          : player.player === 'opponent'
            ? 'each opponent'
            : player.player === 'any'
              ? 'each player'
              : UNSAID;
      return say.thing(part, { determiner: 'each' });
    })
    .join(' and ');
}

/** What damage is prevented, by abilities that always hold (615.1). */
import { canonical, type Effect, type Filter, type FilterClause, type ReplacementAbility } from '@arbiter/engine';
import { either, type Say, UNSAID, whole } from './say.js';
import { isSpoken, kindsOf, speak } from './spoken.js';

type Prevents = ReplacementAbility;
const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const KINDS: { [match: string]: string } = {
  '{}': 'damage',
  '{"combat":true}': 'combat damage',
  '{"combat":false}': 'noncombat damage',
};

/** "Prevent all combat damage that would be dealt to and dealt by this creature." */
export function preventedText(all: readonly Prevents[], say: Say): string {
  const [first, ...more] = all;
  if (!first) return UNSAID;
  if (more.length === 0 && first.also !== undefined) return whole(first, (one) => preventedToo(one, say));
  if (more.length === 0 && first.prevent !== true) return whole(first, (one) => someOfText(one, say));
  const kinds = all.map(({ match }) => canonical(match ?? {}));
  const kind = KINDS[kinds[0] ?? ''];
  if (kind === undefined || new Set(kinds).size > 1) return UNSAID;
  const dealt = all.map((one) => sidesOf(one, all.length > 1));
  const who = new Set(dealt.map(({ who: of }) => of));
  const [of] = who;
  if (who.size > 1) return UNSAID;
  const prevent = `prevent all ${kind} that would be dealt`;
  const self = (): string => (of === undefined ? UNSAID : say.object(of, 'asked'));
  const sides = dealt.map(({ side }) => side).join();
  if (sides === 'to,by') return `${prevent} to and dealt by ${self()}`;
  if (sides === 'to-by' && typeof first.source === 'object')
    return `${prevent} to ${self()} by ${say.thing(first.source, { many: true })}`;
  if (sides === 'to-them' && typeof first.target === 'object')
    return `${prevent} to ${say.thing(first.target, { many: true })}`;
  return sides === 'to' || sides === 'by' ? `${prevent} ${sides} ${self()}` : UNSAID;
}
type Side = 'to' | 'by' | 'to-by' | 'to-them' | typeof UNSAID;
/** To whom it would be dealt, or by what. */
function sidesOf(one: Prevents, several: boolean): { side: Side; who?: 'self' | 'attached' } {
  const said = ['kind', 'on', 'match', 'prevent', 'target', 'source'];
  if (one.prevent !== true || !Object.keys(one).every((key) => said.includes(key))) return { side: UNSAID };
  const [to, by] = [itself(one.target), itself(one.source)];
  if (to !== undefined && one.source === undefined) return { side: 'to', who: to };
  if (by !== undefined && one.target === undefined) return { side: 'by', who: by };
  if (several) return { side: UNSAID };
  if (to !== undefined && by === undefined) return { side: 'to-by', who: to };
  return { side: one.target !== undefined && one.source === undefined ? 'to-them' : UNSAID };
}
/** The source, or what that is attached to. */
function itself(what: Prevents['target']): 'self' | 'attached' | undefined {
  if (what === 'self') return what;
  return canonical(what ?? null) === ATTACHED ? 'attached' : undefined;
}
const ATTACHED = canonical([{ in: 'attached' }]);

/** "If a red source would deal damage to you, prevent 1 of that damage." */
function someOfText({ kind, on, match, target, source, prevent, ...rest }: Prevents, say: Say): string {
  const damage = KINDS[canonical(match ?? {})];
  if (!kind || on !== 'damage' || typeof prevent !== 'number' || damage === undefined || canonical(rest) !== '{}')
    return UNSAID;
  if (typeof source === 'string') return UNSAID;
  const to =
    target === undefined
      ? UNSAID
      : canonical(target) === YOU
        ? 'you'
        : itself(target)
          ? say.object(itself(target) ?? 'self', 'asked')
          : typeof target === 'object' && !list(target).some((clause) => 'player' in clause)
            ? say.thing(target, { determiner: 'a' })
            : UNSAID;
  return `if ${sourceText(source, say)} would deal ${damage} to ${to}, prevent ${prevent} of that damage`;
}
const YOU = canonical([{ player: 'you' }]);
/** "a source", "a red source", "a creature an opponent controls": spells and permanents deal damage (120.7). */
function sourceText(source: Filter | undefined, say: Say): string {
  const clauses = list(source ?? []);
  if (clauses.length === 0) return 'a source';
  const noun = clauses.some(
    (clause) =>
      'zone' in clause || ('is' in clause && clause.is === 'spell') || ('has' in clause && clause.has[0] !== 'colors'),
  );
  const said = say.thing(clauses, { determiner: 'a' });
  return noun ? said : said.replaceAll('permanent', 'source');
}

/** "If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on it for each 1 damage prevented this way" (615.5). */
function preventedToo(ability: Prevents, say: Say): string {
  const { kind, on, target, match, prevent, source, also = [], ...rest } = ability;
  const damage = KINDS[canonical(match ?? {})];
  if (!kind || on !== 'damage' || prevent !== true || damage === undefined || canonical(rest) !== '{}') return UNSAID;
  if (source !== undefined || target === undefined) return UNSAID;
  let to: string;
  if (canonical(target) === YOU) to = 'you';
  else if (itself(target) !== undefined) to = say.object(itself(target) ?? 'self', 'asked');
  else if (typeof target === 'object' && !list(target).some((clause) => 'player' in clause)) {
    to = say.thing(target, { determiner: 'a' });
    speak(say, TARGET, kindsOf(target));
  } else return UNSAID;
  const [first, ...more] = also;
  if (!first || more.length > 0) return UNSAID;
  const too = whole(first, (effect) => alsoText(effect, say));
  const would = either(`${damage} would be dealt to ${to}`, `${to} would be dealt ${damage}`);
  return `if ${would}, prevent that damage${either('. ', ' and ')}${too}`;
}
const TARGET = canonical({ event: 'target' });
const PREVENTED = canonical({ event: 'prevented' });
function alsoText(effect: Effect, say: Say): string {
  if (effect.do === 'counters') {
    const { what, kind, amount } = effect;
    if (what === 'self' && amount === -1) return `remove a ${kind} counter from ${say.object('self')}`;
    if (canonical(amount) !== PREVENTED || (what !== 'self' && canonical(what) !== TARGET)) return UNSAID;
    if (what !== 'self' && !isSpoken(say, TARGET)) return UNSAID;
    const on = what === 'self' ? say.object('self') : either('it', 'that creature', 'that permanent');
    return either(
      `put a ${kind} counter on ${on} for each 1 damage prevented this way`,
      `put that many ${kind} counters on ${on}`,
    );
  }
  if (effect.do === 'stat') {
    const { who, stat, amount, to, total } = effect;
    const gains = who === 'you' && stat === 'life' && canonical(amount ?? null) === PREVENTED;
    return gains && to === undefined && total === undefined
      ? either('you gain life equal to the damage prevented this way', 'you gain that much life')
      : UNSAID;
  }
  if (effect.do === 'move') {
    const { what, to, cause, ...rest } = effect;
    const top = canonical(what) === canonical({ top: { event: 'prevented' } });
    return top && to === 'exile' && cause === 'exile' && canonical(rest) === '{"do":"move"}'
      ? 'exile that many cards from the top of your library'
      : UNSAID;
  }
  return UNSAID;
}

/** How permanents enter: tapped, with counters, as copies (614.1c, 614.12). */
import {
  type Cost,
  canonical,
  type Effect,
  type Filter,
  type FilterClause,
  type ReplacementAbility,
  type Value,
} from '@arbiter/engine';
import { choiceText } from './chosen.js';
import { dayAsEnters } from './day-and-night.js';
import { perEach } from './numbers.js';
import { article, either, isPlain, listed, numeral, ownNames, type Say, UNSAID, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** " tapped", " with two charge counters on it", or both. */
const howText = (tapped: boolean, counters: string | undefined): string =>
  `${tapped ? ' tapped' : ''}${counters === undefined ? '' : `${tapped ? either(' ', ' and ') : ' '}${counters}`}`;

/** "Creatures your opponents control enter tapped", "each other creature you control enters with an additional +1/+1 counter on it". */
function othersText({ kind, on, object, match, change, ...rest }: ReplacementAbility, say: Say): string {
  if (!kind || on !== 'move' || object === undefined || object === 'self' || !change) return UNSAID;
  if (canonical(match) !== '{"to":"battlefield"}' || canonical(rest) !== '{}') return UNSAID;
  const { status, counters, ...more } = change;
  if (canonical(more) !== '{}' || (status !== undefined && canonical(status) !== '{"tapped":true}')) return UNSAID;
  if (status === undefined && counters === undefined) return UNSAID;
  const [[counter, amount] = [], ...others] = Object.entries(counters ?? {});
  if (others.length > 0 || (amount !== undefined && typeof amount !== 'number')) return UNSAID;
  const many = say.apart(() => say.thing(list(object).length > 0 ? object : [{ zone: 'battlefield' }], { many: true }));
  const additional = (each: string): string | undefined => {
    if (counter === undefined || typeof amount !== 'number') return undefined;
    const noun =
      amount === 1 ? `an additional ${counter} counter` : `${numeral(amount)} additional ${counter} counters`;
    return `with ${noun} on ${each}`;
  };
  return say.ways(
    ...(counter === undefined ? [() => `${many} enter${howText(status !== undefined, undefined)}`] : []),
    () => `each ${say.thing(object)} enters${howText(status !== undefined, additional('it'))}`,
  );
}

export function enteringText(ability: ReplacementAbility, say: Say): string {
  if (ability.object !== 'self' && ability.zone === 'graveyard') {
    const { zone: _, ...plain } = ability;
    return `as long as ${either('this card', ...ownNames(say.face))} is in your graveyard, ${othersText(plain, say)}`;
  }
  if (ability.object !== 'self') return othersText(ability, say);
  const { kind, on, object, match, entering, change, if: condition, copy, unless, before, ...rest } = ability;
  const plain = kind && on === 'move' && object === 'self' && entering && canonical(match) === '{"to":"battlefield"}';
  if (!plain || Object.keys(rest).length > 0) return UNSAID;
  const day = before && dayAsEnters(ability, say);
  if (day !== undefined) return day;
  if (before) return copy || condition || unless || change ? UNSAID : chosenText(before, say);
  if (unless) return copy || condition ? UNSAID : unlessText(unless, canonical(change ?? {}), say);
  if (copy) return change || condition ? UNSAID : cloneText(copy, say);
  if (!change) return UNSAID;
  const tapped = change.status !== undefined;
  const said = ['status', 'counters'];
  if (tapped && canonical(change.status) !== '{"tapped":true}') return UNSAID;
  if (!Object.keys(change).every((key) => said.includes(key))) return UNSAID;
  const counters = change.counters === undefined ? undefined : withCounters(change.counters, say);
  const how = howText(tapped, counters);
  if (how === '') return UNSAID;
  const enters = (): string => `${say.object('self')} enters${how}`;
  if (condition === undefined) return enters();
  return say.ways(
    () => `${enters()} if ${say.condition(condition)}`,
    () => `if ${say.condition(condition)}, ${enters()}`,
    ...('not' in condition ? [() => `${enters()} unless ${say.condition(condition.not)}`] : []),
  );
}
/** "As this creature enters, choose a creature type" (614.12a). */
function chosenText([effect, ...more]: readonly Effect[], say: Say): string {
  if (effect?.do !== 'chooseWord' || more.length > 0) return UNSAID;
  return whole(effect, (watched) => {
    const { do: verb, of, who, entering, with: having = [], without: lacking = [] } = watched;
    if (!verb || !entering || (who !== undefined && who !== 'you')) return UNSAID;
    const plain = having.length + lacking.length === 0;
    const choice =
      of === 'player' && plain
        ? `choose ${watched.opponent ? 'an opponent' : 'a player'}`
        : choiceText(of, having, lacking);
    return `as ${say.object('self', 'asked')} enters, ${choice}`;
  });
}
/** "As this land enters, you may pay 2 life. If you don't, it enters tapped" (614.12a). */
function unlessText(cost: readonly Cost[], change: string, say: Say): string {
  if (change !== '{"status":{"tapped":true}}' || cost.length !== 1) return UNSAID;
  const self = say.object('self', 'asked');
  return `as ${self} enters, you may ${say.costs(cost)}. if you don't, ${either('it', self)} enters tapped`;
}
/** "with three charge counters on it", "with X +1/+1 counters on it", "with a +1/+1 counter on it for each Elf you control". */
function withCounters(counters: { readonly [kind: string]: Value }, say: Say): string {
  const [[kind, amount] = [], ...more] = Object.entries(counters);
  if (kind === undefined || amount === undefined || more.length > 0) return UNSAID;
  const noun = `${kind} counter`;
  if (isPlain(amount)) return `with ${say.counted(amount, noun)} on it`;
  const each = perEach(amount);
  return say.ways(
    ...(each ? [() => `with ${say.counted(each.times, noun)} on it for each ${each.one(say)}`] : []),
    () => `with a number of ${noun}s on it equal to ${say.value(amount)}`,
    () => `with X ${noun}s on it where X is ${say.value(amount)}`,
  );
}
/** "You may have this creature enter as a copy of any creature on the battlefield" (707.5). */
function cloneText({ of, may, except }: NonNullable<ReplacementAbility['copy']>, say: Say): string {
  if (!may) return UNSAID;
  const placed = list(of).some((clause) => 'zone' in clause && clause.zone !== 'battlefield');
  const whose = list(of).some((clause) => 'controller' in clause);
  const one = say.thing(of, { determiner: 'a' });
  const any = `any ${say.thing(of)}`;
  const model = placed || whose ? either(one, any) : `${either(any, one)} on the battlefield`;
  const more = except === undefined ? '' : `, except ${whole(except, (watched) => exceptText(watched, say))}`;
  return `you may have ${say.object('self')} enter as a copy of ${model}${more}`;
}
/** "it's a Spirit in addition to its other types and it has flying" (707.9). */
function exceptText({ props, gain, abilities = [] }: Except, say: Say): string {
  if (props !== undefined) return UNSAID;
  const { types = [], subtypes = [], ...others } = gain ?? {};
  const words = [...subtypes, ...types.map((type) => type.toLowerCase())];
  if (Object.keys(others).length > 0 || words.length + abilities.length === 0) return UNSAID;
  const is =
    words.length === 0 ? [] : [`it's ${article(words[0] ?? '')} ${words.join(' ')} in addition to its other types`];
  const has = abilities.length === 0 ? [] : [`it has ${listed(abilities.map((ability) => say.ability(ability)))}`];
  return [...is, ...has].join(' and ');
}
type Except = NonNullable<NonNullable<ReplacementAbility['copy']>['except']>;

/** How modifications are printed: what something has or is given. */
import {
  type Ability,
  type Condition,
  type Cost,
  type CostChange,
  canonical,
  type Filter,
  type Mod,
  type Value,
} from '@arbiter/engine';
import { anyNumberText } from './costs.js';
import { isMe, whoseNames } from './nouns.js';
import { mightText, perEach } from './numbers.js';
import { article, clausesOf, either, listed, type Say, type Subject, symbols, UNSAID, verb, whole } from './say.js';
import { keywordName } from './things.js';

/** What is given, after "give it" or "it has": "+2 [M] and [Ganking]". */
export function givenText(mods: readonly Mod[], say: Say): string {
  const said = mods.map((mod) =>
    whole(mod, (watched) => {
      switch (watched.mod) {
        case 'add':
          return watched.stat === 'might' ? mightText(watched.value, say) : UNSAID;
        case 'ability':
          if (watched.times !== undefined) return severalText(watched.ability, watched.times, say);
          return watched.ability.kind === 'keyword'
            ? say.ability(watched.ability)
            : `"${say.ability(watched.ability)}."`;
        default:
          return UNSAID;
      }
    }),
  );
  return listed(said);
}
/** "[Assault] equal to the number of gear you control": so many instances of it. */
const severalText = (ability: Ability, times: Value, say: Say): string =>
  ability.kind === 'keyword' && ability.value === undefined && typeof times === 'object'
    ? `${say.ability(ability)} equal to ${say.value(times)}`
    : UNSAID;
const isGiven = (mod: Mod): boolean => mod.mod === 'add' || mod.mod === 'ability';

/** What is so of a subject: "have +1 [M]", "enter ready". */
export function modsText(mods: readonly Mod[], s: Subject, say: Say): string {
  const given = mods.filter(isGiven);
  const rules = mods.filter((mod) => !isGiven(mod));
  const has = given.length === 0 ? [] : [`${either(verb(s, 'have', 'has'), verb(s, 'get'))} ${givenText(given, say)}`];
  return [...has, ...rules.map((mod) => whole(mod, (watched) => modText(watched, s)))].join(' and ');
}
function modText(mod: Mod, s: Subject): string {
  if (mod.mod === 'gain' && mod.prop === 'tags') {
    const [tag, ...more] = mod.values;
    return tag === undefined || more.length > 0 || s.many ? UNSAID : `${isMe(s) ? 'am' : 'is'} ${article(tag)} ${tag}`;
  }
  if (mod.mod === 'lower')
    return mod.stat === 'might' && typeof mod.by === 'number' && typeof mod.to === 'number'
      ? `${either(verb(s, 'have', 'has'), verb(s, 'get'))} -${mod.by} [M], to a minimum of ${mod.to} [M]`
      : UNSAID;
  if (mod.mod !== 'rule') return UNSAID;
  switch (mod.rule) {
    case 'entersReady':
      return mod.at === undefined ? `${verb(s, 'enter')} ready` : UNSAID;
    case 'cantBeMoved':
      // Opponents move it by nothing else.
      return mod.by === 'opponent'
        ? "can't be moved by enemy spells and abilities"
        : mod.by === undefined
          ? "can't be moved"
          : UNSAID;
    case 'cantMoveToBase':
      return "can't move to base";
    case 'cantBeChosenByEnemies':
      return `can't be chosen by enemy spells ${either('and', 'or')} abilities`;
    case 'dealsNoCombatDamage':
      return `${verb(s, "don't", "doesn't")} deal combat damage`;
    case 'assignedDamageLast':
      return 'must be assigned combat damage last';
    case 'cantBeCountered':
      return "can't be countered";
    default:
      return UNSAID;
  }
}

type Priced = CostChange & { mod: 'cost' };
/** "You may play me to an open battlefield". */
export function playableText([mod, ...more]: readonly Mod[], s: Subject, say: Say): string | undefined {
  if (mod?.mod === 'rule' && mod.rule === 'ambushAt' && more.length === 0)
    return whole(mod, ({ mod: kind, rule, at }) =>
      kind && rule && isFilter(at) && canonical(at).includes('"hasEnemies"')
        ? `${s.text} can [Ambush] to ${placeText(at, say)}${either('', ", even if you don't have units there")}`
        : UNSAID,
    );
  if (mod?.mod !== 'rule' || mod.rule !== 'playableAt' || more.length > 0) return undefined;
  return whole(mod, ({ mod: kind, rule, at }) => {
    if (!kind || !rule || !isFilter(at)) return UNSAID;
    const { object = s.text } = { object: isMe(s) ? 'me' : s.text };
    const where = placeText(at, say);
    return either(`you may play ${object} to ${where}`, `${s.text} ${either('can', 'may')} be played to ${where}`);
  });
}
const isFilter = (part: unknown): part is Filter => typeof part === 'object' && part !== null;
/** "A battlefield where there are enemy units". */
function placeText(at: Filter, say: Say): string {
  const rest = clausesOf(at).filter((clause) => canonical(clause) !== canonical({ is: 'hasEnemies' }));
  const place = say.thing(rest, { determiner: 'a' });
  return rest.length < clausesOf(at).length ? `${place} where there are enemy units` : place;
}
/** "Other friendly units enter ready": also tokens; `turn`: only in this one. */
export function readyText(
  [mod, ...more]: readonly Mod[],
  turn: string,
  say: Say,
  controller: 'you' | 'team' = 'you',
): string | undefined {
  if (mod?.mod !== 'rule' || mod.rule !== 'unitsEnterReady' || more.length > 0) return undefined;
  return whole(mod, ({ mod: kind, rule, of }) => {
    if (!kind || !rule || !isFilter(of)) return UNSAID;
    const yours = [...clausesOf(of), { controller }];
    const units = say.thing(yours, { many: true, determiner: 'some' });
    const plain = say.thing(of, { many: true, determiner: 'some' });
    const all = controller === 'team' ? units : either(units, say.thing(yours, { many: true }));
    return either(
      `${all} enter ready${turn}`,
      ...(turn === '' || controller === 'team' ? [] : [`${plain} you play${turn} enter ready`]),
    );
  });
}

/** "You may pay [1] as an additional cost to play me" (355.10.b). */
export function optionalCostText({ mod, optional, ...rest }: Priced, say: Say): string {
  if (!mod || !optional || Object.keys(rest).length > 0) return UNSAID;
  return whole(optional, ({ name, cost, repeat, ...more }) => {
    if (name === 'repeat' || Object.keys(more).length > 0) return UNSAID;
    const paid = repeat ? anyNumberText(cost, say) : say.costs(cost, 'spoken');
    const this_ = say.object('self', 'asked');
    return either(
      `you may ${paid} as an additional cost to play ${this_}`,
      `as you play ${this_}, you may ${paid} as an additional cost`,
      `as an additional cost to play ${this_}, you may ${paid}`,
    );
  });
}
/** In the trash, or played from there. */
const FROM_TRASH = canonical({ any: [{ zone: 'trash' }, { playedFrom: 'trash' }] });
/** "Your Dragons' Energy costs are reduced by [2], to a minimum of [1]": what those of a player cost. */
export function othersCostText(
  { mod, of, less, more, downTo, ...rest }: Priced,
  say: Say,
  theirs?: 'opponents' | 'team',
): string {
  if (!mod || !of || Object.keys(rest).length > 0) return UNSAID;
  if (theirs === 'opponents') {
    if (!more || less || downTo) return UNSAID;
    const spells = say.thing(of, { many: true, determiner: 'some', card: true });
    return `${either(`enemy ${spells}`, `opponents' ${spells}`)} cost ${pricesOf(more)} more`;
  }
  if (!less || more) return UNSAID;
  const amount = pricesOf(less);
  const least = downTo === undefined ? '' : `, to a minimum of ${pricesOf(downTo)}`;
  const [only] = less;
  const energy = only?.pay === 'resources' && (only.power ?? []).length === 0;
  const clauses = clausesOf(of);
  const cards = clauses.filter((clause) => canonical(clause) !== FROM_TRASH);
  const what = say.thing(cards, { many: true, determiner: 'some', card: true });
  if (cards.length < clauses.length) return `${what} you play from your trash cost ${amount} less${least}`;
  if (theirs === 'team') return `friendly ${what} cost ${amount} less${least}`;
  const reduced = `${either('is', 'are')} reduced by ${amount}${least}`;
  return either(
    ...(energy
      ? [
          `the Energy ${either('cost', 'costs')} ${either('for', 'of')} ${what} you play ${reduced}`,
          `your ${what}' Energy costs ${reduced}`,
        ]
      : []),
    `${what} you play cost ${amount} less${least}`,
    `your ${what} cost ${amount} less${least}`,
    `friendly ${what} cost ${amount} less${least}`,
  );
}
/** "This spell's Energy cost is reduced by the highest Might among units you control": [1] less for each of so many. */
function reducedBy(less: readonly Cost[], times: Value, say: Say): string | undefined {
  const [only, ...more] = less;
  const single = only?.pay === 'resources' && more.length === 0 && only.energy === 1 && (only.power ?? []).length === 0;
  if (!single || perEach(times)) return undefined;
  const whose = whoseNames('self', say).map((one) => `${one} Energy cost is reduced by ${say.value(times)}`);
  return either(...whose);
}

/** "I cost [2] less", "this costs [1] less for each friendly gear". */
export function costChangeText(mod: Priced, s: Subject, say: Say): string {
  return whole(
    mod,
    ({ mod: kind, less, more, times, of, abilities, using, targeting, part, downTo, set, atLeast, optional }) => {
      if (!kind || of !== undefined || part || set || atLeast || optional) return UNSAID;
      if ((abilities === true) !== (using !== undefined)) return UNSAID;
      const least = downTo === undefined ? '' : `, to a minimum of ${pricesOf(downTo)}`;
      const aimed = targeting === undefined ? '' : ` if you choose ${say.thing(targeting, { determiner: 'a' })}`;
      if (aimed !== '' && times !== undefined) return UNSAID;
      const changed = less ?? more;
      if (changed === undefined || (less && more)) return UNSAID;
      const amount = pricesOf(changed);
      const costs = verb(s, 'cost');
      // It stands behind the keyword whose cost it changes (818.1.c.4).
      const who = abilities ? 'this ability costs' : `${s.text} ${costs}`;
      const said = `${who} ${amount} ${less ? 'less' : 'more'}`;
      if (times === undefined) return said + least + aimed;
      const reduces = less && !abilities ? reducesText(less, s) : undefined;
      const each = either(said, ...(reduces === undefined ? [] : [reduces]));
      return `${(less ? reducedBy(less, times, say) : undefined) ?? forEach(each, times, say)}${least}`;
    },
  );
}
/** "This ability costs [1] less for each friendly unit": said behind the only one that it can be. */
export function abilityCostText({ mod, abilities, less, times, ...more }: Priced, say: Say): string {
  if (!mod || !abilities || !less || times === undefined || Object.keys(more).length > 0) return UNSAID;
  return forEach(`this ability costs ${pricesOf(less)} less`, times, say);
}
/** "Reduce my cost by [2]". */
export const reducesText = (less: readonly Cost[], s: Subject): string =>
  `reduce ${isMe(s) ? 'my' : "this spell's"} cost by ${pricesOf(less)}`;
function forEach(said: string, times: Value, say: Say): string {
  const each = perEach(times);
  return each?.times === 1 ? `${said} for ${each.one(say)}` : UNSAID;
}
/** "Cost [1] more", of what was named before. */
export const costsOf = ({ less, more }: Pick<Priced, 'less' | 'more'>): string =>
  more ? `cost ${pricesOf(more)} more` : less ? `cost ${pricesOf(less)} less` : UNSAID;
/** Only Energy and Power are more or less. */
function pricesOf([only, ...more]: readonly Cost[]): string {
  return only?.pay === 'resources' && more.length === 0 ? symbols(only.energy, only.power) || UNSAID : UNSAID;
}
export const isCostChange = (mods: readonly Mod[]): mods is [Extract<Mod, { mod: 'cost' }>] =>
  mods.length === 1 && mods[0]?.mod === 'cost';
/** A card that was played itself is no other card (812.1.c): gear that counts has been played before. */
export const LEGION_OF_PLAYED = canonical({
  compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', { sum: [1, { happened: { on: 'play', object: 'self' } }] }],
});
/** What keywords stand for that other abilities depend on (727.1): their conditions, and how they are written. */
export function dependedOn(
  keyword: string,
  value: number | undefined,
  playing = false,
): { condition: Condition; name: string } | undefined {
  switch (keyword) {
    case 'legion':
      // What asks as it is played itself is one of the cards played (812.1.c).
      return {
        condition: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', playing ? 2 : 1] },
        name: '[Legion]',
      };
    case 'level':
      return { condition: { compare: [{ stat: 'xp', of: 'you' }, '>=', value ?? 1] }, name: `[Level ${value ?? 1}]` };
    case 'empowered':
      return { condition: { is: ['self', { status: 'empowered' }] }, name: '[Empowered]' };
    default:
      return undefined;
  }
}

/** "Opponents can't play cards this turn", "your [Deathknell] effects trigger an additional time". */
export function playersRuleText(
  [mod, ...more]: readonly Mod[],
  who: Subject,
  turn: string,
  say: Say,
): string | undefined {
  const scoring = scoresAgain([mod, ...more]);
  if (scoring !== undefined) return who.you && turn === '' ? scoring : UNSAID;
  if (mod?.mod !== 'rule' || more.length > 0) return undefined;
  if (mod.rule === 'anyDamageKills')
    return who.you && turn === '' && Object.keys(mod).length === 2
      ? 'any amount of your damage is enough to kill enemy units'
      : UNSAID;
  if (mod.rule === 'unitsOnlyToBase')
    return turn === '' && Object.keys(mod).length === 2
      ? `${who.text} can only play units to ${who.you ? 'your' : 'their'} base`
      : UNSAID;
  if (mod.rule === 'unitsPlayableAt') return who.you && turn === '' ? playedThere(mod, 'your units', say) : UNSAID;
  if (mod.rule === 'bonusDamage') return bonusText(mod, who, turn);
  if (mod.rule === 'cantPlay')
    return whole(mod, ({ mod: kind, rule, of }) => {
      if (!kind || !rule) return UNSAID;
      const what = isFilter(of) ? say.thing(of, { many: true, determiner: 'some', card: true }) : 'cards';
      return `${who.text} can't play ${what}${turn}`;
    });
  if (mod.rule !== 'triggersAgain' || !who.you || turn !== '') return undefined;
  return whole(mod, ({ mod: kind, rule, keyword, of, on }) =>
    kind && rule && typeof keyword === 'string' && of === undefined && on === undefined
      ? `your [${keywordName(keyword)}] effects trigger an additional time`
      : UNSAID,
  );
}

/** "Your conquer effects for conquering here trigger an additional time": of battlefields, and of units there. */
function scoresAgain(mods: readonly (Mod | undefined)[]): string | undefined {
  for (const [how, doing] of [
    ['conquer', 'conquering'],
    ['hold', 'holding'],
  ] as const) {
    const here = (on: string): Mod => ({
      mod: 'rule',
      rule: 'triggersAgain',
      on: { on, player: 'you', object: [{ is: 'here' }] },
    });
    if (canonical(mods.map((mod) => mod ?? null)) === canonical([here(how), here(`unit:${how}`)]))
      return `your ${how} effects for ${doing} here trigger an additional time`;
  }
  return undefined;
}
/** "Your spells and abilities deal 1 Bonus Damage" (713). */
function bonusText(mod: Extract<Mod, { mod: 'rule' }>, who: Subject, turn: string): string {
  return whole(mod, ({ mod: kind, rule, amount, to }) => {
    if (!kind || !rule || typeof amount !== 'number' || turn !== '') return UNSAID;
    if (to === undefined) return who.you ? `your spells and abilities deal ${amount} Bonus Damage` : UNSAID;
    return UNSAID;
  });
}

/** "Friendly units may be played to open battlefields": those of teammates as well (740.1.a). */
export function teamPlayableText([mod, ...more]: readonly Mod[], say: Say): string | undefined {
  if (mod?.mod !== 'rule' || mod.rule !== 'unitsPlayableAt' || more.length > 0) return undefined;
  return playedThere(mod, 'friendly units', say);
}
function playedThere(mod: Extract<Mod, { mod: 'rule' }>, units: string, say: Say): string {
  return whole(mod, ({ mod: kind, rule, at, of }) => {
    if (!kind || !rule || !isFilter(at) || of !== undefined) return UNSAID;
    const one = say.thing(at, { determiner: 'a' });
    const many = say.thing(at, { many: true, determiner: 'some' });
    return `${units} ${either('may', 'can')} be played to ${either(many, one)}`;
  });
}

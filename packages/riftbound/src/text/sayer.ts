/** Puts the phrases of words together to what a card says. */
import {
  type Ability,
  type Body,
  type Condition,
  type Cost,
  canonical,
  type Effect,
  type Face,
  type Filter,
  type Mod,
  type Ref,
  Speaker,
  type TargetSpec,
  type Value,
} from '@arbiter/engine';
import {
  cheaperText,
  insteadText,
  playText,
  replacementText,
  staticsText,
  staticText,
  undamagedText,
} from './abilities.js';
import { activatedText, isCheaper, isFreeIfPaid, isIgnored, ownCostText, spellText } from './activated.js';
import { dependedOn, modsText } from './changes.js';
import { conditionText } from './conditions.js';
import { costText } from './costs.js';
import {
  besidesOn,
  deniedBefore,
  givenAlone,
  isDependent,
  isFromAnywhere,
  isLegionOfPlayed,
  isOnTop,
  isOwnBonus,
  isShared,
} from './depending.js';
import { BEHIND, keywordText } from './keywords.js';
import { modesText } from './modes.js';
import { isMany, subjectsOf, targetText } from './nouns.js';
import { valueText } from './numbers.js';
import {
  type Described,
  either,
  joined,
  type Role,
  type Say,
  type Spoken,
  type Subject,
  UNSAID,
  whole,
} from './say.js';
import { MOST_TOGETHER, singularLine } from './singular.js';
import { chosenNames, isSpoken, kindsOf, nothing, speak } from './spoken.js';
import { thing } from './things.js';
import { triggeredText } from './triggered.js';
import { chooseText, choosingText } from './verbs/choosing.js';
import { flowVerbs } from './verbs/flow.js';
import { movingVerbs } from './verbs/moving.js';
import { plainVerbs, type VerbPhrases } from './verbs/plain.js';
import { playingVerbs } from './verbs/playing.js';

const VERBS: VerbPhrases = { ...plainVerbs, ...movingVerbs, ...flowVerbs, ...playingVerbs, choose: chooseText };
/** A phrase of any instruction; the table by verb gives each its own. */
type AnyPhrase = { say(effect: Effect, say: Say): string }['say'];
const phraseOf = (effect: Effect): AnyPhrase | undefined => VERBS[effect.do];

/** Instructions follow one another in a sentence or sentence by sentence; a comma or "then" is not compared. */
const NEXT = either('. ', ' and ', ' ');
const NEXT_IN_SENTENCE = either(' and ', ' ');

/** How many instructions at first are for this turn, so that this can be said once before them. */
function lastingAtFirst(effects: readonly Effect[]): number {
  const first = effects.findIndex(
    (one) => one.do !== 'modify' || canonical(one.until ?? END_OF_TURN) !== canonical(END_OF_TURN),
  );
  return first < 0 ? effects.length : first;
}
const END_OF_TURN = { kind: 'endOfTurn' };

class Sayer extends Speaker<Spoken> implements Say {
  spoken: Spoken = nothing();
  moving?: true;
  lasting?: true;
  asked?: string;
  fromTrash = false;
  constructor(
    readonly face: Face,
    readonly targets: readonly TargetSpec[] = [],
    public on?: Say['on'],
  ) {
    super();
  }

  effects(effects: readonly Effect[] = [], sentence?: 'sentence'): string {
    const lasting = this.lasting ? 0 : lastingAtFirst(effects);
    if (lasting > 0)
      return this.ways(
        () => this.oneByOne(effects, sentence),
        () => {
          this.lasting = true;
          const first = this.oneByOne(effects.slice(0, lasting), 'sentence');
          delete this.lasting;
          const rest = this.oneByOne(effects.slice(lasting), sentence);
          return [`this turn, ${first}`, ...(rest === '' ? [] : [rest])].join(sentence ? NEXT_IN_SENTENCE : NEXT);
        },
      );
    return this.oneByOne(effects, sentence);
  }
  private oneByOne(effects: readonly Effect[], sentence?: 'sentence'): string {
    const said: string[] = [];
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i];
      if (!effect) break;
      const several = choosingText(effects.slice(i), this);
      if (several) i += several.count - 1;
      said.push(several?.said ?? whole(effect, (watched) => phraseOf(watched)?.(watched, this) ?? UNSAID));
      if (effect.do !== 'modify') this.spoken.gave = undefined;
    }
    return said.filter((one) => one !== '').join(sentence ? NEXT_IN_SENTENCE : NEXT);
  }
  protected override subjects(ref: Ref, role?: Role): Subject[] {
    return subjectsOf(ref, this, role);
  }
  override object(ref: Ref, role?: Role): string {
    return either(...new Set(subjectsOf(ref, this, role).map(({ text, object = text }) => object)));
  }
  value(value: Value): string {
    return valueText(value, this);
  }
  condition(condition: Condition): string {
    return conditionText(condition, this);
  }
  costs(costs: readonly Cost[], how?: 'spoken'): string {
    return costs.map((cost) => whole(cost, (watched) => costText(watched, this, how))).join(how ? ' and ' : ', ');
  }
  mods(mods: readonly Mod[], subject: Subject): string {
    return modsText(mods, subject, this);
  }
  thing(filter: Filter, more?: Described): string {
    return thing(filter, this, more);
  }
  ability(ability: Ability): string {
    // What is given an ability calls itself by what it is, never by the card that gives it.
    const given = 'zone' in ability && ability.zone === 'legendZone' ? GIVEN_LEGEND : GIVEN;
    return wordingOf([ability], ability.kind === 'keyword' ? this.face : given);
  }
  triggered(ability: Extract<Ability, { kind: 'triggered' }>): string {
    return triggeredText(ability, [], new Sayer(this.face, [], ability.on), new Sayer(GIVEN));
  }
  abilities(abilities: readonly Ability[]): string[] {
    return grouped(abilities).map((group) => {
      const [only, ...more] = group;
      return only && more.length === 0 ? this.ability(only) : wordingOf(group, GIVEN);
    });
  }
  body({ modes, targets = [], effects, divide }: Body): string {
    if (divide !== undefined) return UNSAID;
    if (modes) return targets.length > 0 || effects ? UNSAID : modesText(modes, this);
    const within = new Sayer(this.face, targets, this.on);
    within.fromTrash = this.fromTrash;
    within.having = this.having;
    within.doing = this.doing;
    // Each body counts its own targets.
    // What waits for the first target later knows it by this name.
    if (targets.length === 1) this.spoken.saved = { ...this.spoken.saved, target: canonical({ target: 0 }) };
    // What this one has spoken of by its own targets is another's there.
    within.spoken = {
      ...this.spoken,
      said: this.spoken.said.map((one) => ({ ...one, key: outerKey(one.key) })),
      saved: Object.fromEntries(
        Object.entries(this.spoken.saved).map(([name, key]) => [name, name === 'target' ? key : outerKey(key)]),
      ),
      moved: this.spoken.moved.map(outerKey),
    };
    const ways = [...targets.keys(), targets.length].map((first) => (): string => {
      const before = first === 0 ? '' : `choose ${within.chosen(first)}${either('. ', ' and ')}`;
      const said = `${before}${within.effects(effects)}`;
      // Nothing is a target that the text does not name.
      return targets.some((_, i) => !isSpoken(within, canonical({ target: i }))) ? UNSAID : said;
    });
    return within.sayable(ways);
  }
  /** The first targets, described before anything is done with them: "choose a friendly unit and an enemy unit". */
  private chosen(count: number): string {
    const names = chosenNames(this.targets.slice(0, count).map(({ what }) => what));
    const said = this.targets.slice(0, count).map((spec, i) => {
      const text = whole(spec, (watched) => targetText(watched, this));
      const key = canonical({ target: i });
      speak(this, key, kindsOf(spec.what), isMany(spec));
      this.spoken.chosen = { ...this.spoken.chosen, [key]: names[i] ?? [] };
      return text;
    });
    return joined(said, 'and');
  }
  /** Those of some wordings that can be said. */
  private sayable(ways: readonly (() => string)[]): string {
    const can = ways.filter((way) => isSaid(this.apart(way)));
    const [first = (): string => UNSAID, ...more] = can;
    return this.ways(first, ...more);
  }
}
/** How a target of an outer body is called within another. */
const outerKey = (key: string): string => (key.startsWith('{"target"') ? `outer ${key}` : key);
const GIVEN: Face = { name: '', props: { name: '', types: ['Unit'], subtypes: [] }, abilities: [] };
const GIVEN_FIELD: Face = { ...GIVEN, props: { ...GIVEN.props, types: ['Battlefield'] } };
/** Abilities of legends function in their zone alone. */
const GIVEN_LEGEND: Face = { ...GIVEN, props: { ...GIVEN.props, types: ['Legend'] } };
/** Whether there is a way to say it without what no card says. */
const isSaid = (wording: string): boolean => wording !== UNSAID;

/** Which abilities of a line are said together: a keyword with what depends on it, or one thing that waits for several. */
function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i];
    if (!ability) break;
    const together = sentence(abilities.slice(i));
    if (together) {
      groups.push(together);
      i += together.length - 1;
      continue;
    }
    const last = groups.at(-1);
    const first = last?.[0];
    const depends =
      first?.kind === 'keyword' &&
      dependedOn(first.keyword, first.value) !== undefined &&
      (last?.length === 1 ||
        (last?.[1]?.kind === 'static' && ability.kind === 'static' && isShared(last[1], ability)) ||
        (last?.length === 2 &&
          last[1]?.kind === 'static' &&
          ability.kind === 'replacement' &&
          isOnTop(last[1], ability)) ||
        (last?.[1]?.kind === 'triggered' && ability.kind === 'triggered' && besidesOn(last[1]) === besidesOn(ability)));
    const paid =
      ability.kind === 'static' &&
      last?.length === 1 &&
      ((first?.kind === 'spell' && (isFreeIfPaid(ability, first) || isOwnBonus(ability))) ||
        (first?.kind === 'static' &&
          (cheaperText(first, ability, new Sayer(GIVEN)) ?? insteadText(first, ability, new Sayer(GIVEN))) !==
            undefined));
    const cheaper = first?.kind === 'activated' && last?.length === 1 && isCheaper(ability, undefined);
    const also =
      paid ||
      cheaper ||
      (first?.kind === 'triggered' &&
        ability.kind === 'triggered' &&
        (besidesOn(first) === besidesOn(ability) || (last?.length === 1 && isFromAnywhere(first, ability)))) ||
      (first?.kind === 'static' && ability.kind === 'static' && isShared(first, ability)) ||
      (first?.kind === 'keyword' &&
        first.keyword === 'empower' &&
        ability.kind === 'keyword' &&
        ability.keyword === 'empower');
    if (last && (depends || also)) last.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

/** Several abilities that stand in one sentence. */
function sentence(abilities: readonly Ability[]): Ability[] | undefined {
  for (let count = MOST_TOGETHER; count > 1; count--) {
    const some = abilities.slice(0, count);
    const faces = [GIVEN, GIVEN_FIELD, GIVEN_LEGEND];
    if (some.length === count && faces.some((face) => singularLine(some, new Sayer(face)) !== undefined)) return some;
  }
  return undefined;
}
/** Abilities of one line of a card, each in its words. */
export const abilitiesWording = (abilities: readonly Ability[], face: Face): string[] =>
  grouped(abilities).map((group) => wordingOf(group, face));

function wordingOf([first, ...more]: readonly Ability[], face: Face): string {
  if (first === undefined) return UNSAID;
  const single = more.length > 0 ? singularLine([first, ...more], new Sayer(face)) : undefined;
  if (single !== undefined) return single;
  const [second, ...others] = more;
  const played = second?.kind === 'triggered' && second.on.on === 'play' && second.on.object === 'self';
  const depends = first.kind === 'keyword' ? dependedOn(first.keyword, first.value, played) : undefined;
  if (depends) return second ? dependentText(depends, [second, ...others], face) : UNSAID;
  if (first.kind === 'keyword' && second) return severalCosts([first, ...more], face);
  if (
    first.kind === 'triggered' &&
    second?.kind === 'triggered' &&
    others.length === 0 &&
    isFromAnywhere(first, second)
  )
    return whole(first, (watched) =>
      triggeredText(watched, [], new Sayer(face, [], first.on), new Sayer(GIVEN)).replace(
        'from a battlefield',
        'from a location',
      ),
    );
  if (first.kind === 'triggered' && second)
    return whole(first, (watched) =>
      triggeredText(
        watched,
        more.flatMap((one) => (one.kind === 'triggered' ? [one.on] : [])),
        new Sayer(face, [], first.on),
        new Sayer(GIVEN),
      ),
    );
  if (first.kind === 'spell' && second && others.length === 0 && isOwnBonus(second))
    return `${whole(first, (watched) => spellText(watched, new Sayer(face)))}. ${whole(second, (watched) => staticText(watched, new Sayer(face)))}`;
  if (first.kind === 'spell' && second)
    return second.kind === 'static' && isIgnored(second)
      ? whole(first, (watched) => spellText(watched, new Sayer(face), 'free'))
      : UNSAID;
  if (first.kind === 'activated' && second)
    return isCheaper(second, face) && others.length === 0 && second.kind === 'static'
      ? `${whole(first, (watched) => activatedText(watched, new Sayer(face)))}. ${whole(second, (watched) => ownCostText(watched, new Sayer(face)))}`
      : UNSAID;
  if (first.kind === 'static' && second?.kind === 'static' && others.length === 0) {
    const together = cheaperText(first, second, new Sayer(face)) ?? insteadText(first, second, new Sayer(face));
    if (together !== undefined) return together;
  }
  if (first.kind === 'static' && second)
    return staticsText([first, ...more.flatMap((one) => (one.kind === 'static' ? [one] : []))], new Sayer(face));
  return second ? UNSAID : whole(first, (watched) => abilityText(watched, face));
}
/** "[Legion][>] I cost [2] less": what depends on a keyword asks for what that stands for (727.1). */
function dependentText(on: { condition: Condition; name: string }, abilities: readonly Ability[], face: Face): string {
  const unharmed = dependentDamage(on, abilities, face);
  if (unharmed) return unharmed;
  const all = abilities.flatMap((ability): Ability[] => {
    const played = on.name === '[Legion]' && ability.kind === 'activated' && isLegionOfPlayed(ability.if);
    if (!('if' in ability) || !(played || isDependent(ability.if, on.condition, face))) return [];
    const rest = { ...ability };
    delete rest.if;
    return [rest];
  });
  const [only, ...more] = all;
  if (!only || all.length < abilities.length) return UNSAID;
  if (deniedBefore(on.condition, face))
    return more.length === 0 ? `${on.name}${BEHIND}${wordingOf([only], face)} instead` : UNSAID;
  if (more.length === 0)
    return either(
      `${on.name}${BEHIND}${either(wordingOf([only], face), ...givenAlone(only, new Sayer(face)))}`,
      // An activated ability may have the word behind its cost.
      ...(only.kind === 'activated' ? [wordingOf(abilities, face)] : []),
    );
  const triggered = all.every((one) => one.kind === 'triggered') && grouped(all).length === 1;
  if (triggered) return `${on.name}${BEHIND}${wordingOf(all, face)}`;
  const statics = all.flatMap((one) => (one.kind === 'static' ? [one] : []));
  return statics.length === all.length ? `${on.name}${BEHIND}${staticsText(statics, new Sayer(face))}` : UNSAID;
}
/** "[Empowered][>] I have +3 [M] and can't be dealt damage unless I'm in combat". */
function dependentDamage(
  on: { condition: Condition; name: string },
  [first, second, ...more]: readonly Ability[],
  face: Face,
): string | undefined {
  if (first?.kind !== 'static' || second?.kind !== 'replacement' || more.length > 0) return undefined;
  if (canonical(first.if ?? null) !== canonical(on.condition) || !isOnTop(first, second)) return undefined;
  const { if: _asked, ...plain } = first;
  const asked = second.if && 'all' in second.if ? second.if.all[1] : undefined;
  const say = new Sayer(face);
  const said = whole(plain, (watched) => staticText(watched, say));
  const unharmed = undamagedText({ ...second, ...(asked ? { if: asked } : {}) }, say);
  return unharmed ? `${on.name}${BEHIND}${said} and ${unharmed}` : undefined;
}
/** "[Empower] — [1] or [Body]": the same for one cost or another. */
function severalCosts(all: readonly Ability[], face: Face): string {
  const say = new Sayer(face);
  const costs = all.map((one) => {
    if (one.kind !== 'keyword' || one.keyword !== 'empower' || !one.cost) return UNSAID;
    return Object.keys(one).length === 3 ? say.costs(one.cost) : UNSAID;
  });
  return `[Empower] — ${joined(costs, 'or')}`;
}

function abilityText(ability: Ability, face: Face): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordText(ability, new Sayer(face));
    case 'static':
      return staticText(ability, new Sayer(face));
    case 'triggered':
      return triggeredText(ability, [], new Sayer(face, [], ability.on), new Sayer(GIVEN));
    case 'activated':
      return activatedText(ability, new Sayer(face));
    case 'replacement':
      return replacementText(ability, new Sayer(face));
    case 'spell':
      return spellText(ability, new Sayer(face));
    case 'play':
      return playText(ability, new Sayer(face));
    default:
      return UNSAID;
  }
}

/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);

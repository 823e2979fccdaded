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
  shown,
  type TargetSpec,
  type Value,
} from '@arbiter/engine';
import { eitherStaticText, staticText } from './abilities.js';
import { isManaAbility, LIMITS, zoneOf } from './activation.js';
import { modsText } from './changes.js';
import { chaptersText, isChapter } from './chapters.js';
import { conditionText } from './conditions.js';
import { costText } from './costs.js';
import { thing } from './described.js';
import { grouped, isBothSides, isDuring } from './grouping.js';
import { isHaunting } from './haunting.js';
import { keywordText, kickerText, playText } from './keywords.js';
import { classLevelText, isClassLevel, isLevelSymbol, levelSymbolText } from './levels.js';
import { cheaperText, limitsText } from './limits.js';
import { modesText } from './modes.js';
import { subjectsOf } from './nouns.js';
import { countedText, valueText } from './numbers.js';
import { optionsOf, optionsText } from './options.js';
import { withoutHome } from './planes.js';
import { replacementsText } from './replacements.js';
import { either, type Role, type Say, type Spoken, type Subject, UNSAID, whole } from './say.js';
import { countedIn, type Shared, sharedIn, withX } from './shared.js';
import { atMaxSpeed, maxSpeedText } from './speed.js';
import { spentOnX } from './spent.js';
import { isSpoken, nothing } from './spoken.js';
import { triggerText, WHEN } from './triggers.js';
import { actionVerbs } from './verbs/actions.js';
import { exchangeVerbs } from './verbs/exchanging.js';
import { flowVerbs } from './verbs/flow.js';
import { newerVerbs } from './verbs/newer-actions.js';
import { objectVerbs } from './verbs/objects.js';
import type { VerbPhrases } from './verbs/plain.js';
import { plainVerbs } from './verbs/plain.js';
import { sequenceText } from './verbs/sequences.js';

const VERBS: VerbPhrases = {
  ...plainVerbs,
  ...objectVerbs,
  ...flowVerbs,
  ...actionVerbs,
  ...exchangeVerbs,
  ...newerVerbs,
};
/** The table by verb knows each phrase's own instruction. */
const phraseOf = (effect: Effect): ((effect: Effect, say: Say) => string) | undefined =>
  VERBS[effect.do] as ((effect: Effect, say: Say) => string) | undefined;

const GIVEN = ['Creature', 'Artifact', 'Enchantment', 'Land', 'Permanent', 'Planeswalker'];

/** Instructions follow one another in a sentence or sentence by sentence (608.2c); a comma or "then" is not compared. */
const NEXT = either('. ', ' and ', ' ');
const NEXT_IN_SENTENCE = either(' and ', ' ');

/** What several are said to be done once. */
const ONCE = [' create ', 'create ', 'destroy ', 'exile ', 'tap ', 'untap '];
const SHOWN = ['reveal', 'look', 'stat', 'counters'];

/** How what an ability waits for later speaks of the source of the ability that made it. */
const LATER_SELF = canonical([{ in: { saved: 'it' } }]);

/** A target that is chosen before anything is done with it, in a sentence of its own. */
const isChosenOnly = (effect: Effect | undefined): boolean =>
  effect?.do === 'remember' && typeof effect.what === 'object' && 'target' in effect.what;

class Sayer extends Speaker<Spoken> implements Say {
  spoken: Spoken = nothing();
  from?: { zone: string; said: boolean };
  total?: Value;
  paidFor?: string | undefined;
  chosenX?: string | undefined;
  place?: string | undefined;
  totalled = false;
  constructor(
    readonly face: Face,
    readonly targets: readonly TargetSpec[] = [],
    readonly on?: Say['on'],
  ) {
    super();
  }

  effects(effects: readonly Effect[] = [], sentence?: 'sentence'): string {
    // What is kept is said by what is done with it; what nobody uses is not said.
    const isUnused = ({ do: verb, ...rest }: Effect, i: number): boolean =>
      verb === 'remember' &&
      'as' in rest &&
      !('value' in rest) &&
      !isChosenOnly(effects[i]) &&
      !canonical(effects.slice(i + 1)).includes(canonical({ saved: rest.as }));
    if (effects.some(isUnused)) return UNSAID;
    // Those that share an X may come after others.
    const from = effects.findIndex((_, i) => sharedIn(effects.slice(i)) !== undefined);
    const shared = from < 0 ? undefined : sharedIn(effects.slice(from));
    const inX =
      shared &&
      this.apart(() => {
        const before = this.listed(effects.slice(0, from), sentence);
        const said = this.inX(effects.slice(from), shared);
        return before === '' ? said : `${before}${sentence ? NEXT_IN_SENTENCE : NEXT}${said}`;
      });
    const said = this.listed(effects, sentence);
    return inX === undefined ? said : either(said, inX);
  }
  private listed(effects: readonly Effect[], sentence?: 'sentence'): string {
    const said: string[] = [];
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i];
      if (!effect) break;
      const several = sequenceText(effects.slice(i), this, sentence);
      if (several) i += several.count - 1;
      const { top } = this.spoken;
      said.push(several?.said ?? whole(effect, (watched) => phraseOf(watched)?.(watched, this) ?? UNSAID));
      // "Put a counter on this and a counter on that": the same is done to both.
      const [before, now] = [said.at(-2), said.at(-1)];
      const done = ONCE.find((plain) => now?.startsWith(plain) && before?.startsWith(plain));
      if (done && before && now && !several && effects[i - 1]?.do === effect.do)
        said.splice(
          -2,
          2,
          either(`${before}${sentence ? NEXT_IN_SENTENCE : NEXT}${now}`, `${before} and ${now.slice(done.length)}`),
        );
      // What else happens may change what is on top of a library.
      if (top !== undefined && this.spoken.top === top && !SHOWN.includes(effect.do)) this.spoken.top = undefined;
    }
    return said.filter((one) => one !== '').join(sentence ? NEXT_IN_SENTENCE : NEXT);
  }
  /** "You draw X cards and you lose X life, where X is …": instructions that are worked out from the same, and others after them. */
  private inX(effects: readonly Effect[], { value, count }: Shared): string {
    const asX = effects.slice(0, count).map((effect) => withX(effect, value));
    const said = `${this.listed(asX, 'sentence')} where X is ${this.value(value)}`;
    const rest = this.listed(effects.slice(count));
    return rest === '' ? said : `${said}${NEXT}${rest}`;
  }
  protected subjects(ref: Ref, role?: Role): Subject[] {
    return subjectsOf(ref, this, role);
  }
  value(value: Value): string {
    return valueText(value, this);
  }
  counted(value: Value, one: string, many = `${one}s`): string {
    return countedText(value, one, many, this);
  }
  condition(condition: Condition): string {
    return conditionText(condition, this);
  }
  costs(costs: readonly Cost[]): string {
    const said = costs.map((cost) => whole(cost, (watched) => costText(watched, this)));
    const [before, last] = costs.slice(-2);
    // "Remove three counters from this creature and sacrifice it".
    const given = before?.pay === 'takeCounters' && (before.from ?? 'self') === 'self' && last?.pay === 'sacrifice';
    return given && last.what === 'self'
      ? either(said.join(', '), `${said.slice(0, -1).join(', ')} and sacrifice it`)
      : said.join(', ');
  }
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string {
    return modsText(mods, subject, lasting, this);
  }
  thing(filter: Filter, more?: Parameters<Say['thing']>[1]): string {
    return thing(filter, this, more);
  }
  ability(ability: Ability): string {
    return this.abilities([ability]).join('');
  }
  abilities(abilities: readonly Ability[], of?: Face): string[] {
    // What is given an ability calls itself by what it is, never by the name of the card that gives it.
    const props = { name: this.face.props.name ?? '', types: GIVEN, subtypes: [] };
    const face = of ?? { ...this.face, name: '', props };
    // A quotation within one has single marks.
    const quote = this.face.name === '' ? "'" : '"';
    return grouped(abilities).map((group) => {
      const said = wordingOf(group, face);
      return group[0]?.kind === 'keyword' ? said : `${quote}${said}.${quote}`;
    });
  }
  body({ modes, targets = [], effects, divide }: Body): string {
    if (modes) return targets.length > 0 || effects || divide !== undefined ? UNSAID : modesText(modes, this);
    const counted = divide === undefined ? countedIn(targets, effects) : undefined;
    if (counted) {
      const said = this.body({ targets: counted.targets, effects: effects ?? [] });
      return `${said} where X is ${this.value(counted.value)}`;
    }
    const within = new Sayer(this.face, targets, this.on);
    // Each body counts its own targets.
    if (this.from) within.from = this.from;
    within.having = this.having;
    within.doing = this.doing;
    within.paidFor = undefined;
    within.chosenX = this.chosenX;
    within.place = this.place;
    within.spoken = { ...this.spoken, said: this.spoken.said.filter(({ key }) => !key.startsWith('{"target"')) };
    if (divide !== undefined) within.total = divide;
    const said = within.effects(effects);
    // Nothing is a target that the text does not call one.
    if (targets.some((_, i) => !isSpoken(within, canonical({ target: i })))) return UNSAID;
    return divide === undefined || within.totalled ? said : UNSAID;
  }
  later(all: NonNullable<Say['on']>[], effects: readonly Effect[]): { when: string; then: string } {
    // The source is known as "it" there, and what made this ability trigger is another event's (603.7).
    const own = <T>(what: T): T | 'self' => (canonical(what ?? null) === LATER_SELF ? 'self' : what);
    const waiting = all.map(({ object, source, ...on }) => ({
      ...on,
      ...(object === undefined ? {} : { object: own(object) }),
      ...(source === undefined ? {} : { source: own(source) }),
    }));
    const said = this.spoken.said.filter(({ key }) => !key.startsWith('{"event"'));
    // Whatever happens of several, the same is said of it.
    const ways = waiting.map((waits) => {
      const within = new Sayer(this.face, [], waits);
      within.spoken = { ...this.spoken, said };
      const when = triggerText(waiting, within).replaceAll(WHEN, 'whenever');
      return { when, then: within.effects(effects, 'sentence') };
    });
    const [first] = ways;
    return first && ways.every(({ then }) => then === first.then) ? first : { when: UNSAID, then: UNSAID };
  }
}

/**
 * Abilities of one line of a card, each in its words: those that differ only in what they wait for are said together, and so
 * is what is prevented to and by the same.
 */
export const abilitiesWording = (abilities: readonly Ability[], face: Face): string[] =>
  grouped(withoutHome(abilities, face)).map((group) => wordingOf(group, face));
/** Abilities that are said together; each is looked at as a whole. */
function wordingOf([first, ...more]: readonly Ability[], face: Face): string {
  if (first === undefined) return UNSAID;
  if (optionsOf(first)) return optionsText([first, ...more], face, (ability) => wordingOf([ability], face));
  const own = (abilities: readonly Ability[]): string[] => abilitiesWording(abilities, face);
  const [second] = more;
  if (isClassLevel(first, second)) return classLevelText([first, ...more], (cost) => new Sayer(face).costs(cost), own);
  if (isLevelSymbol(first)) return more.length > 0 ? UNSAID : levelSymbolText(first, own);
  if (first.kind === 'triggered')
    return triggeredText(
      first,
      more.filter((one) => one.kind === 'triggered'),
      face,
    );
  if (first.kind === 'replacement')
    return replacementsText([first, ...more.filter((one) => one.kind === 'replacement')], new Sayer(face));
  if (first.kind === 'static' && more.length === 0) {
    const given = atMaxSpeed(first);
    if (given) return maxSpeedText(first, given, (one) => wordingOf([one], face));
  }
  if (first.kind === 'static' && more.length > 0) {
    const [other, ...others] = more.flatMap((one) => (one.kind === 'static' ? [one] : []));
    if (!other || others.length > 0) return UNSAID;
    const apart = [first, other].map((one) => wordingOf([one], face)).join('. ');
    return either(eitherStaticText([first, other], new Sayer(face)), apart);
  }
  return more.length > 0 ? UNSAID : whole(first, (watched) => plainText(watched, face, placeIn(face, first)));
}

export type Triggered = Extract<Ability, { kind: 'triggered' }>;
/** Whatever happens of the events, the ability does the same: it must say the same of each. */
function triggeredText(first: Triggered, more: readonly Triggered[], face: Face): string {
  const all = [first, ...more];
  const [second] = more;
  const bothSides = second !== undefined && more.length === 1 && isBothSides(first, second);
  if (!bothSides && more.some((one) => isBothSides(first, one))) return UNSAID;
  const said = all.map((one) => {
    const say = new Sayer(face, [], one.on);
    const triggers = (during: readonly Triggered[]): string =>
      triggerText(
        all.map(({ on }) => on),
        say,
        during.map(({ on }) => on),
        during.some(({ if: when }) => when && canonical(when) === '{"turnOf":"opponent"}')
          ? "an opponent's turn"
          : 'your turn',
      );
    const during = all.filter(isDuring);
    const chapters = all.every(isChapter) ? chaptersText(all.map(({ on }) => on)) : undefined;
    if (chapters !== undefined) return whole(one, (watched) => `${chapters} — ${consequenceText(watched, say)}`);
    const way = (asked: boolean): string => {
      const trigger = bothSides ? say.apart(() => triggers([])) : triggers(asked ? [] : during);
      // Each side speaks of the creature that is on the other.
      if (bothSides) triggerText([one.on], say);
      return whole(one, (watched) => `${trigger}, ${consequenceText(watched, say, asked)}`);
    };
    const ways = [
      ...(during.length > 0 ? [() => way(false)] : []),
      ...(all.some((it) => !isDuring(it)) && during.length > 0 ? [] : [() => way(true)]),
    ];
    const text = say.ways(...ways);
    return bothSides ? text.replaceAll('attacking creature', 'blocking creature') : text;
  });
  return new Set(said).size === 1 ? (said[0] ?? UNSAID) : UNSAID;
}
/** Whether X itself is meant somewhere: a payment may choose one of its own under that word. */
const usesX = (part: unknown): boolean => /"x"(?!:)/.test(canonical(part ?? null));
function consequenceText(ability: Triggered, say: Sayer, asked = true): string {
  const { zone, keyword, may, limit, on, if: when } = ability;
  const condition = asked ? when : undefined;
  if (keyword !== undefined || may || on === undefined || ability.kind !== 'triggered') return UNSAID;
  // What does nothing is said by no card.
  if (!ability.modes && (ability.effects ?? []).length === 0) return UNSAID;
  // The X that was paid to cycle the card is another ability's: nothing carries it over to this one (107.3).
  if (on.match?.paying !== undefined && usesX([ability.effects, ability.modes, ability.targets])) return UNSAID;
  // In exile the card waits for the death of what it haunts, and for nothing else (702.55c).
  const haunting = isHaunting(on);
  if (haunting !== (zone === 'exile')) return UNSAID;
  if (zone !== undefined && !haunting) say.from = { zone, said: false };
  const provided = condition === undefined ? '' : `if ${say.condition(condition)}, `;
  const once =
    limit === undefined
      ? ''
      : limit.perTurn === 1 && limit.inAll === undefined
        ? '. this ability triggers only once each turn'
        : UNSAID;
  const said = `${provided}${say.body(ability)}${once}`;
  return haunting || isFromZone(zone, say) ? said : UNSAID;
}
/** What works in the graveyard must say so. */
const isFromZone = (zone: string | undefined, { from }: Sayer): boolean =>
  zone === undefined || (zone === 'graveyard' && from?.said === true);

/** The so many-th of its card's abilities it is, if the card has one such alone; what is given is none of them. */
function placeIn({ name, abilities }: Face, ability: Ability): string | undefined {
  if (ability.kind !== 'activated') return undefined;
  const said = canonical(ability);
  const places = abilities.flatMap((one, i) => (canonical(one) === said ? [String(i)] : []));
  return name !== '' && places.length === 1 ? places[0] : undefined;
}
function plainText(ability: Ability, face: Face, place: string | undefined): string {
  const say = new Sayer(face);
  say.place = place;
  switch (ability.kind) {
    case 'keyword':
      return keywordText(ability, say);
    case 'static':
      return staticText(ability, say);
    case 'activated':
      return activatedText(ability, say);
    case 'spell':
      return spellText(ability, say);
    case 'play':
      return playText(ability, say);
    default:
      return UNSAID;
  }
}
function activatedText(ability: Extract<Ability, { kind: 'activated' }>, say: Sayer): string {
  const { keyword, zone, cost, immediate, limit, if: condition, timing, less } = ability;
  if ((immediate === true) !== isManaAbility(ability)) return UNSAID;
  // A keyword before the ability means how often, and when alone, it may be activated (702.57, 702.142, 702.177).
  if (keyword === 'forecast' && zone !== 'hand') return UNSAID;
  if (keyword !== undefined && canonical({ limit, condition }) !== LIMITS[keyword]) return UNSAID;
  const limited = keyword === undefined ? { limit, if: condition, timing } : { timing };
  const paidFrom = zoneOf(cost);
  if (paidFrom === undefined && zone !== undefined) say.from = { zone, said: false };
  else if (paidFrom !== zone) return UNSAID;
  const named = keyword === undefined ? '' : `${keyword} — `;
  const spent = spentOnX(cost);
  const said = `${named}${say.costs(spent.costs)}: ${say.body(ability)}${spent.said}${cheaperText(less, say)}${limitsText(limited, say)}`;
  return paidFrom !== undefined || isFromZone(zone, say) ? said : UNSAID;
}
function spellText(ability: Extract<Ability, { kind: 'spell' }>, say: Sayer): string {
  const { optional = [], additional, targets = [], effects = [], modes } = ability;
  const kicker = optional.map((one) => whole(one, (watched) => kickerText(watched, say))).join(' ');
  // What an Aura is cast on is said by its keyword (702.5a).
  if (!modes && effects.length === 0 && !additional) return isCastOn(targets, say.face) && kicker === '' ? '' : UNSAID;
  const paid = additional ? `as an additional cost to cast this spell, ${say.costs(additional)}. ` : '';
  return `${kicker === '' ? '' : `${kicker}${either('. ', ' ')}`}${paid}${say.body(ability)}`;
}

/** Whether an Aura's spell has the target that its keyword "enchant" asks for, and says nothing else. */
function isCastOn(targets: readonly TargetSpec[], face: Face): boolean {
  const [target, ...more] = targets;
  const enchant = face.abilities.flatMap((one) =>
    one.kind === 'keyword' && one.keyword === 'enchant' ? [one.from] : [],
  );
  const [from] = enchant;
  if (!target || more.length > 0 || from === undefined || enchant.length > 1) return false;
  const clauses = [from].flat();
  const placed = clauses.some((clause) => 'zone' in clause || 'player' in clause);
  const what = canonical([target.what].flat());
  const same = [clauses, [{ zone: 'battlefield' }, ...clauses]].some((one) => canonical(one) === what);
  return (
    same &&
    (placed || what.includes('{"zone":"battlefield"}')) &&
    Object.keys(target).every((key) => ['what', 'prompt'].includes(key))
  );
}

/**
 * What a body does, without what it waits for or costs: the text of a mode. Where it speaks of what its ability waits `on`,
 * that has been spoken of.
 */
export function effectsWording(body: Body, face: Face, on?: Triggered['on']): string {
  const alone = new Sayer(face).body(body);
  if (on === undefined || !shown(alone).includes(UNSAID)) return alone;
  const say = new Sayer(face, [], on);
  triggerText([on], say);
  return say.body(body);
}

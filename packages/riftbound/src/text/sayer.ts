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
  type Modes,
  type Ref,
  Speaker,
  type TargetSpec,
  type Value,
  wordsOf,
} from '@arbiter/engine';
import {
  cheaperText,
  homeOf,
  insteadText,
  playText,
  replacementText,
  staticsText,
  staticText,
  undamagedText,
} from './abilities.js';
import { abilityCostText, dependedOn, LEGION_OF_PLAYED, modsText } from './changes.js';
import { conditionText } from './conditions.js';
import { costText } from './costs.js';
import { EACH_TURN, FIRST_TURN, passiveText, triggerText } from './events.js';
import { BEHIND, keywordText } from './keywords.js';
import { isMany, subjectsOf, targetText, whoseNames } from './nouns.js';
import { valueText } from './numbers.js';
import {
  clausesOf,
  type Described,
  either,
  isWholeWording,
  joined,
  numeral,
  type Role,
  type Say,
  type Spoken,
  type Subject,
  UNSAID,
  whole,
} from './say.js';
import { chosenNames, isSpoken, kindsOf, nothing, SELF, speak } from './spoken.js';
import { keywordName, thing } from './things.js';
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
/** Abilities of legends function in their zone alone. */
const GIVEN_LEGEND: Face = { ...GIVEN, props: { ...GIVEN.props, types: ['Legend'] } };
/** Whether there is a way to say it without what no card says. */
const isSaid = (wording: string): boolean => wording !== UNSAID;

/** "Choose one to give me this turn — [Assault 2]. [Ganking]". */
function givenModes(choices: Modes['choices'], say: Sayer): string | undefined {
  const all = choices.map(({ effects: [only, ...more] = [], label: _label, ...rest }) =>
    more.length + Object.keys(rest).length === 0 && only?.do === 'modify' && only.what === 'self' ? only : undefined,
  );
  const mods = all.flatMap((one) => {
    const [mod, ...more] = one?.mods ?? [];
    const plain = one && Object.keys(one).every((key) => ['do', 'what', 'mods'].includes(key));
    return plain && more.length === 0 && mod?.mod === 'ability' && mod.ability.kind === 'keyword' ? [mod.ability] : [];
  });
  if (mods.length < choices.length) return undefined;
  const said = mods.map((one) => `${either('', '• ')}${say.ability(one)}`);
  return `to give ${say.object('self', 'given')} this turn — ${said.join(either('. ', ' '))}`;
}
function modesText(modes: Modes, say: Sayer): string {
  return whole(modes, ({ min, max, choices, chooser, worth, repeat }) => {
    if (chooser || worth !== undefined || repeat || min !== max) return UNSAID;
    const given = givenModes(choices, say);
    if (given !== undefined) return `choose ${numeral(min)} ${given}`;
    const all = choices.map((mode) =>
      whole(mode, ({ cost, worth: value, ...rest }) =>
        cost || value !== undefined ? UNSAID : say.apart(() => say.body(rest)),
      ),
    );
    return `choose ${numeral(min)}${either(' —', '. ', '—', ' -')} ${all.map((one) => `${either('', '• ')}${one}`).join('. ')}`;
  });
}

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Static = Extract<Ability, { kind: 'static' }>;
const besidesOn = ({ on: _on, ...rest }: Triggered): string => canonical(rest);
/** What is so of the card on one condition. */
const isShared = (one: Static, other: Static): boolean =>
  one.if !== undefined &&
  canonical(one.if) === canonical(other.if ?? null) &&
  ([one, other].every(({ affects = 'self' }) => affects === 'self') ||
    [one, other].every(({ affects }) => typeof affects === 'object' && 'players' in affects));
/** Whether something replaces on the condition of a static ability, and one more. */
function isOnTop({ if: asked }: Static, { if: both }: Extract<Ability, { kind: 'replacement' }>): boolean {
  const [first, , ...more] = both && 'all' in both ? both.all : [];
  return asked !== undefined && more.length === 0 && canonical(first ?? null) === canonical(asked);
}
/** Which abilities of a line are said together: a keyword with what depends on it, or one thing that waits for several. */
function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
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
      ((first?.kind === 'spell' && isFreeIfPaid(ability, first)) ||
        (first?.kind === 'static' &&
          (cheaperText(first, ability, new Sayer(GIVEN)) ?? insteadText(first, ability, new Sayer(GIVEN))) !==
            undefined));
    const cheaper = first?.kind === 'activated' && last?.length === 1 && isCheaper(ability, undefined);
    const also =
      paid ||
      cheaper ||
      (first?.kind === 'triggered' && ability.kind === 'triggered' && besidesOn(first) === besidesOn(ability)) ||
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

/** Abilities of one line of a card, each in its words. */
export const abilitiesWording = (abilities: readonly Ability[], face: Face): string[] =>
  grouped(abilities).map((group) => wordingOf(group, face));

function wordingOf([first, ...more]: readonly Ability[], face: Face): string {
  if (first === undefined) return UNSAID;
  const [second, ...others] = more;
  const played = second?.kind === 'triggered' && second.on.on === 'play' && second.on.object === 'self';
  const depends = first.kind === 'keyword' ? dependedOn(first.keyword, first.value, played) : undefined;
  if (depends) return second ? dependentText(depends, [second, ...others], face) : UNSAID;
  if (first.kind === 'keyword' && second) return severalCosts([first, ...more], face);
  if (first.kind === 'triggered' && second)
    return whole(first, (watched) =>
      triggeredText(
        watched,
        more.flatMap((one) => (one.kind === 'triggered' ? [one.on] : [])),
        face,
      ),
    );
  if (first.kind === 'spell' && second)
    return second.kind === 'static' && isAsDear(second, face)
      ? whole(first, (watched) => spellText(watched, new Sayer(face), 'free'))
      : UNSAID;
  if (first.kind === 'activated' && second)
    return isCheaper(second, face) && others.length === 0 && second.kind === 'static'
      ? `${whole(first, (watched) => activatedText(watched, face))}. ${whole(second, (watched) => ownCostText(watched, face))}`
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
const isLegionOfPlayed = (asked: Condition | undefined): boolean => canonical(asked ?? null) === LEGION_OF_PLAYED;
/** What depends on something is so as long as that holds; and not any more where another of the card is so instead. */
function isDependent(asked: Condition | undefined, on: Condition, face: Face): boolean {
  if (canonical(asked ?? null) === canonical(on)) return true;
  const [held, denied, ...more] = asked && 'all' in asked ? asked.all : [];
  if (!held || !denied || more.length > 0 || canonical(held) !== canonical(on) || !('not' in denied)) return false;
  return face.abilities.some(
    (one) => one.kind === 'static' && one.if && canonical(heldBy(one.if)) === canonical(denied.not),
  );
}
/** What is asked, whatever is denied besides. */
const heldBy = (asked: Condition): Condition => {
  const [held, denied, ...more] = 'all' in asked ? asked.all : [];
  return held && denied && more.length === 0 && 'not' in denied ? held : asked;
};
/** Whether something else of the card is so only without this: "instead". */
const deniedBefore = (on: Condition, face: Face): boolean =>
  face.abilities.some(
    (one) =>
      one.kind === 'static' &&
      one.if &&
      'all' in one.if &&
      one.if.all.some((asked) => canonical(asked) === canonical({ not: on })),
  );
/** What a card has then stands there by itself: "[Empowered][>] [Deathknell][>] …". */
function givenAlone(ability: Ability, say: Sayer): string[] {
  if (ability.kind !== 'static' || Object.keys(ability).some((key) => key !== 'kind' && key !== 'mods')) return [];
  const [mod, ...more] = ability.mods;
  return mod?.mod === 'ability' && more.length === 0 && mod.ability.kind === 'keyword'
    ? [say.ability(mod.ability)]
    : [];
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
      return triggeredText(ability, [], face);
    case 'activated':
      return activatedText(ability, face);
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

function triggeredText(ability: Triggered, others: readonly Triggered['on'][], face: Face): string {
  const { kind, on, zone, keyword, may, cost, limit, if: condition, targets, effects, modes, divide, by } = ability;
  const say = new Sayer(face, [], on);
  // What is done with the card itself as it lies in the trash says so ("return this from your trash").
  say.fromTrash = zone === 'trash' && canonical(effects ?? []).includes('"what":"self"');
  if (keyword === 'deathknell') return others.length > 0 ? UNSAID : deathknellText(ability, face);
  if (!kind || keyword !== undefined || (zone !== homeOf(say) && !say.fromTrash)) return UNSAID;
  if (limit !== undefined && canonical(limit) !== '{"perTurn":1}') return UNSAID;
  if (!modes && (effects ?? []).length === 0) return UNSAID;
  const when = [on, ...others].map((one) => triggerText(one, say));
  const [first = '', ...rest] = when;
  const short = rest.map((one) => either(one, shortened(first, one)));
  const plays = others.length === 1 && on.on === 'play' && on.object === 'self' && rest[0]?.startsWith(PLAYED);
  const events = either(
    [first, ...short].join(' or '),
    // Each by itself: "when I'm played and when I conquer".
    ...(rest.length > 0 ? [when.join(' and ')] : []),
    ...sharedEnd(when),
    // Who conquers or holds scores (469).
    ...scoring(when),
    ...[passiveText([on, ...others], say) ?? []].flat(),
    ...(plays ? [`${PLAYED}me or ${rest[0]?.slice(PLAYED.length)}`] : []),
  );
  const often = limit ? 'once each turn, ' : '';
  const before = `${often}${events}`;
  const body: Body = {
    ...(targets ? { targets } : {}),
    ...(effects ? { effects } : {}),
    ...(modes ? { modes } : {}),
    ...(divide === undefined ? {} : { divide }),
  };
  const done = (): string => (by === 'player' ? asTheirs(does()) : does());
  const does = (): string => {
    // "Pay [1] to draw 1", before all else that it does (383.3.b).
    const paid = cost === undefined ? '' : `${say.costs(cost, 'spoken')} to `;
    if (!may) return `${paid}${say.body(body)}`;
    say.doing = canonical('you');
    const said = `you may ${paid}${say.body(body)}`;
    say.doing = undefined;
    return said;
  };
  if (condition === undefined) return `${before}, ${done()}`;
  if (canonical(condition) === FIRST_TURN && others.length === 0 && events.includes("each player's"))
    return `${before.replace("each player's ", "each player's first ")}, ${done()}`;
  const [held, then_, ...further] = 'all' in condition ? condition.all : [];
  if (held && then_ && further.length + others.length === 0 && canonical(held) === HELD && on.on !== 'step') {
    const control = say.condition(held);
    return `while ${control}, ${before}, if ${say.condition(then_)}, ${done()}`;
  }
  // Roles last until the combat is over (466.7.a): who still attacks conquers after an attack.
  const [attacks, asked2, ...no] = 'all' in condition ? condition.all : [];
  if (on.on === 'unit:conquer' && on.object === 'self' && asked2 && no.length + others.length === 0)
    if (canonical(attacks ?? null) === canonical({ is: ['self', { is: 'attacker' }] })) {
      const if_ = say.condition(asked2);
      return `${before} after an attack, if ${if_}, ${done()}`;
    }
  const behind = behindEvent(condition, on, others);
  // How often is said behind all of it: "the first time … during your Beginning Phase each turn".
  if (behind && before.endsWith(EACH_TURN))
    return `${before.slice(0, -EACH_TURN.length)}${behind} ${EACH_TURN}, ${done()}`;
  if (behind) return `${before} ${behind}, ${done()}`;
  // What stands between the event and its effect is asked as it happens (383.2.a.1).
  const asked = say.apart(() => say.condition(condition));
  say.condition(condition);
  const begins = on.on === 'step' && others.length === 0 ? [() => `if ${asked} ${before}, ${done()}`] : [];
  return say.ways(() => `${before}${either(`, if ${asked}`, ` while ${asked}`)}, ${done()}`, ...begins);
}
/** The player of the event does it: "they may" (190.6.c). */
const asTheirs = (said: string): string => said.replace(/\byou\b/g, 'they').replace(/\byour\b/g, 'their');
/** "[Deathknell][>] Deal 4 to an enemy unit": what aims as it dies (808.1.d). */
function deathknellText({ kind, keyword, on, targets, effects, may, ...rest }: Triggered, face: Face): string {
  if (!kind || !keyword || !targets || !effects || Object.keys(rest).length > 0) return UNSAID;
  if (canonical(on) !== canonical({ on: 'move', object: 'self', match: DIED })) return UNSAID;
  const say = new Sayer(face, [], on);
  speak(say, SELF, []);
  if (may) say.doing = canonical('you');
  return `[Deathknell]${BEHIND}${may ? 'you may ' : ''}${say.body({ targets, effects })}`;
}
const DIED = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
/** What is asked of an event in its own sentence: "on an opponent's turn", "attacks a battlefield you control". */
function behindEvent(
  condition: Condition,
  on: Triggered['on'],
  others: readonly Triggered['on'][],
): string | undefined {
  if (others.length > 0)
    return others.length === 1 && canonical(condition) === ONE_ON_ONE && others[0]?.on === 'unit:defend'
      ? 'one on one'
      : undefined;
  if ('turnOf' in condition && on.on !== 'step' && Object.keys(condition).length === 1)
    return { you: 'on your turn', opponent: "on an opponent's turn" }[String(condition.turnOf)];
  // "When you conquer here with one or more [Mighty] units".
  if (on.on === 'conquer' && on.object === 'self' && 'exists' in condition && condition.atLeast === undefined) {
    const said = clausesOf(condition.exists).map(canonical);
    const rest = clausesOf(condition.exists).filter((clause) => !THEIRS_HERE.includes(canonical(clause)));
    if (THEIRS_HERE.every((one) => said.includes(one)) && rest.length > 0)
      return `with one or more ${new Sayer(GIVEN).thing(rest, { many: true, determiner: 'some' })}`;
  }
  if (canonical(condition) === ONE_ON_ONE && ['unit:attack', 'unit:defend'].includes(on.on)) return 'one on one';
  if (on.on !== 'step' && canonical(condition) === IN_SHOWDOWN) return 'during a showdown';
  const attacked = canonical({ is: [{ event: 'battlefield' }, { controller: 'you' }] });
  if (on.on === 'unit:attack' && canonical(condition) === attacked) return 'a battlefield you control';
  if (on.nth !== undefined && canonical(condition) === BEGINNING_PHASE) return 'during your Beginning Phase';
  return undefined;
}
const ONE_ON_ONE = canonical({ is: ['self', { is: 'oneOnOne' }] });
const IN_SHOWDOWN = canonical({ exists: [{ has: ['types', 'Battlefield'] }, { is: 'inShowdown' }] });
const HELD = canonical({ is: ['self', { controller: 'you' }] });
const THEIRS_HERE = [canonical({ controller: 'you' }), canonical({ is: 'here' })];
const BEGINNING_PHASE = canonical({ all: [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }] });
/** "When you play me or when I score": of the same, conquering and holding are said in one. */
function scoring(when: readonly string[]): string[] {
  const at = when.findIndex((one, i) => one.includes('conquer') && one.replaceAll('conquer', 'hold') === when[i + 1]);
  if (at < 0) return [];
  const both = [...when.slice(0, at), (when[at] ?? UNSAID).replaceAll('conquer', 'score'), ...when.slice(at + 2)];
  return [both.join(' or ')];
}
const PLAYED = 'when you play ';
/** "When a friendly unit attacks or defends alone": how is said once, as who does it is. */
function sharedEnd(all: readonly string[]): string[] {
  const [first = '', other, ...more] = all;
  const end = first.split(' ').at(-1);
  if (other === undefined || more.length > 0 || !end || !other.endsWith(` ${end}`)) return [];
  return [`${first.slice(0, -end.length - 1)} or ${shortened(first, other)}`];
}
/** "When I attack or defend": who does it is said once. */
function shortened(first: string, other: string): string {
  const [a, b] = [first.split(' '), other.split(' ')];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const rest = b.slice(same).join(' ');
  // What is left out must not be a part of several wordings.
  return rest !== '' && isWholeWording(rest) ? rest : other;
}

/** Instructions that add resources, whatever that hangs on. */
const addsResources = (effects: readonly Effect[] = []): boolean =>
  effects.some((one) => one.do === 'add' || (one.do === 'if' && addsResources(one.then)));
type Activated = Extract<Ability, { kind: 'activated' }>;
function activatedText(ability: Activated, face: Face): string {
  const { kind, cost, keyword, zone, limit, immediate, timing, less, special, if: condition } = ability;
  const say = new Sayer(face);
  if (!kind || keyword !== undefined || special || less || zone !== homeOf(say)) return UNSAID;
  // Adding resources is what resolves at once (429.2), and needs no word for that.
  const adds = (ability.effects ?? []).length === 1 && addsResources(ability.effects);
  // With Reaction it is used as costs are paid as well, and its source alone pays for it (429.3).
  if (adds ? immediate !== true && timing === 'reaction' : immediate) return UNSAID;
  const costs = say.costs(cost);
  const sign = timing === undefined ? undefined : `[${keywordName(timing)}]`;
  const legion = [canonical(dependedOn('legion', undefined)?.condition ?? ''), LEGION_OF_PLAYED].includes(
    canonical(condition ?? null),
  );
  const only = [
    ...(condition === undefined || legion
      ? []
      : [`${either('if', 'while')} ${say.apart(() => say.condition(condition))}`]),
    ...(limit === undefined
      ? []
      : [canonical(limit) === '{"perTurn":1}' ? either('once each turn', 'once per turn') : UNSAID]),
  ];
  const all = face.abilities.filter((one) => one.kind === 'activated');
  const mine = all.length > 1 && all.every((one) => canonical(one.if ?? null) === canonical(condition ?? null));
  const limited =
    only.length === 0
      ? ''
      : `. use ${either('', 'this ability ', ...(mine && limit === undefined ? ['my abilities '] : []))}only ${only.join(' and only ')}`;
  const said = `${legion ? either('[Legion] — ', '[Legion][>] ') : ''}${say.body(ability)}${limited}`;
  return sign === undefined
    ? `${costs}: ${said}`
    : either(
        `${sign}[>] ${costs}: ${said}`,
        `${costs}: ${sign} — ${said}`,
        ...(legion ? [`${costs}: ${sign} ${said}`] : []),
      );
}

/** What an activated ability costs less; with a face: where that has no other than this. */
function isCheaper(ability: Ability, face: Face | undefined): boolean {
  if (ability.kind !== 'static' || (ability.affects ?? 'self') !== 'self') return false;
  const [mod, ...more] = ability.mods;
  if (mod?.mod !== 'cost' || !mod.abilities || mod.using !== undefined || more.length > 0) return false;
  if (!face) return true;
  // Equip and Empower stand for activated abilities as well (818.1.c.2, 827.1).
  const all = face.abilities.filter((one) => one.kind === 'activated' || (one.kind === 'keyword' && one.cost));
  return all.length === 1;
}
function ownCostText({ kind, affects, mods, zone, ...more }: Static, face: Face): string {
  const say = new Sayer(face);
  const [mod] = mods;
  if (!kind || (affects ?? 'self') !== 'self' || zone !== homeOf(say) || Object.keys(more).length > 0) return UNSAID;
  return mod?.mod === 'cost' ? whole(mod, (watched) => abilityCostText(watched, say)) : UNSAID;
}

type Spell = Extract<Ability, { kind: 'spell' }>;
/** A line ends where it ends, with or without a full stop. */
const END = either('. ', ' ');
/** Whether a card costs less where something was paid besides: ignoring its cost is paying as much less. */
function isFreeIfPaid({ if: paid, mods }: Static, { optional = [] }: Spell): boolean {
  const [mod, ...more] = mods;
  const [offer, ...others] = optional;
  return (
    mod?.mod === 'cost' &&
    more.length + others.length === 0 &&
    offer !== undefined &&
    canonical(paid ?? null) === canonical({ paid: offer.name })
  );
}
/** Whether it is the whole cost of the card that is not paid. */
function isAsDear(ability: Static, { props }: Face): boolean {
  const cost = { pay: 'resources', energy: Number(props.energy ?? 0), power: wordsOf(props.power) };
  return (
    canonical({ ...ability, if: null }) ===
    canonical({ kind: 'static', if: null, mods: [{ mod: 'cost', less: [cost] }] })
  );
}
function spellText({ kind, additional, optional = [], ...body }: Spell, say: Sayer, free?: 'free'): string {
  if (!kind) return UNSAID;
  const this_ = either(...new Set(subjectsOf('self', say, 'asked').map(({ text, object = text }) => object)));
  const must =
    additional === undefined ? '' : `as an additional cost to play ${this_}, ${say.costs(additional, 'spoken')}${END}`;
  const may = optional.map((one) =>
    whole(one, ({ name, cost, times, repeat, as, allModes }) => {
      if (repeat || as !== undefined || allModes) return UNSAID;
      // The keyword says it (820.1.d).
      if (name === 'repeat') return times === 1 ? '' : UNSAID;
      // Only Repeat carries the instructions out again.
      if (times !== undefined) return UNSAID;
      const paid = say.costs(cost, 'spoken');
      return either(
        `you may ${paid} as an additional cost to play ${this_}`,
        `as you play ${this_}, you may ${paid} as an additional cost`,
        `as an additional cost to play ${this_}, you may ${paid}`,
      ).concat(END);
    }),
  );
  const does = body.modes !== undefined || (body.effects ?? []).length > 0;
  if (!does && (body.targets ?? []).length > 0) return UNSAID;
  const ignored = free ? `if you do, ignore ${either(...whoseNames('self', say))} cost${END}` : '';
  const said = `${must}${may.join('')}${ignored}${does ? say.body(body) : ''}`;
  return does || !said.endsWith(END) ? said : said.slice(0, -END.length);
}
/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);

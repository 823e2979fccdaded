/**
 * The references pass: gives each occurrence of "target" its clause, and each word that points back the one thing it can
 * mean. What was possible is kept; two different things are an ambiguity unless a rule of `rules.ts` decides.
 */
import {
  type Ability,
  type Body,
  canonical,
  type Effect,
  type Filter,
  type FilterClause,
  type Ref,
  type TargetSpec,
} from '@arbiter/engine';
import { leavesGroups } from './groups.js';
import {
  type Anaphor,
  isNoun,
  isUnsettled,
  type Mention,
  type Noun,
  type OwnEvent,
  SPOKEN,
  type TargetNoun,
  type Unsettled,
} from './nouns.js';
import { type Candidate, choose, isAsking, type Pointed, type Position, type ReferenceRules, same } from './rules.js';

/** A word that points to nothing, or to more than one thing. */
interface Doubt {
  /** Where it stands, and the ability, by its place. */
  at: number;
  ability: number;
  possible: readonly Ref[];
}
type Note = (doubt: Omit<Doubt, 'ability'>) => void;
export interface Settled {
  abilities: Ability[];
  doubts: Doubt[];
}

export function settle(abilities: readonly Unsettled[], rules: ReferenceRules): Settled {
  const doubts: Doubt[] = [];
  const note =
    (ability: number): Note =>
    (doubt) =>
      void doubts.push({ ...doubt, ability });
  return { abilities: abilities.map((one, i) => settleAbility(one, rules, note(i))), doubts };
}

function settleAbility(
  { ability, mentions }: Unsettled,
  rules: ReferenceRules,
  note: Note,
  before?: readonly Candidate[],
): Ability {
  const copy = structuredClone(ability);
  if ('modes' in copy && copy.modes) {
    for (const choice of copy.modes.choices) new Pass(choice, mentions, rules, note, before).run();
    return copy;
  }
  new Pass(copy, mentions, rules, note, before).run();
  return copy;
}

/** Where a noun stands: what holds it, under which key. */
interface Found extends Position {
  noun: Noun;
  /** The instruction that does it later, if one does. */
  later?: Later | undefined;
  /** What it names comes to the field, where the conditions of these hold. */
  there?: { under: readonly object[] } | undefined;
  /** The instructions under whose conditions it stands, and those which do it otherwise. */
  under: readonly object[];
  otherwise: readonly object[];
  /** The instructions that it stands in, the outermost first. */
  within: readonly object[];
  put: (value: unknown) => void;
}

/** An instruction that makes an ability which triggers later, where it stands, and what is kept for it. */
interface Later {
  list: unknown[];
  effect: object;
  kept: Map<string, { name: string; ref: Ref }>;
}
const isLater = (effect: unknown): effect is object =>
  typeof effect === 'object' && effect !== null && 'do' in effect && effect.do === 'delayed';

const isConditional = (part: object): boolean => 'do' in part && part.do === 'if';

/** An instruction that speaks of something in passing, as of a player whose hand something goes to. */
interface Speaking {
  [SPOKEN]?: unknown;
}
const isSpeaking = (part: object): part is Speaking => SPOKEN in part;

/** What an ability that triggers later waits for, and not what made it trigger that makes it. */
const isOwnEvent = (ref: object): ref is OwnEvent => 'event' in ref && 'own' in ref;

class Pass {
  private readonly found: Found[] = [];
  private readonly candidates: Candidate[] = [];
  private readonly targets: { noun: TargetNoun; spec: TargetSpec }[] = [];
  /** What nouns turned out to be, by where they stand. */
  private readonly settled = new Map<number, Ref>();
  private last: Pointed | undefined;
  private results: number;
  private readonly laters: Later[] = [];
  /** Abilities that trigger at once on what the text has done, which goes on in them. */
  private readonly atOnce: { inner: Unsettled; put: (value: unknown) => void; effect: object; list?: unknown[] }[] = [];
  private readonly lists = new Map<object, unknown[]>();
  private readonly speaking: Speaking[] = [];
  /** The names of groups that are kept as they were, by the instruction that speaks of them first. */
  private readonly groups = new Map<object, string>();
  /** The instructions under whose conditions others stand, and the one whose condition is being read. */
  private under: readonly object[] = [];
  private otherwise: readonly object[] = [];
  private asks: object | undefined;
  private within: readonly object[] = [];

  constructor(
    private readonly body: Ability | Body,
    private readonly mentions: readonly Mention[],
    private readonly rules: ReferenceRules,
    private readonly note: Note,
    /** What was spoken of before by the ability that makes this one. */
    private readonly inherited: readonly Candidate[] = [],
  ) {
    this.results = Math.max(0, ...inherited.map(({ ref }) => numberIn(ref)));
  }

  run(): void {
    this.candidates.push(...this.inherited);
    this.collect(this.body, '');
    for (const { many = false, ...mention } of this.mentions) this.candidates.push({ ...mention, many });
    this.found.sort((a, b) => a.noun.at - b.noun.at || order(a.noun) - order(b.noun));
    for (const one of this.found) this.settle(one);
    for (const one of this.atOnce) this.goOn(one);
    this.keep();
    for (const effect of this.speaking) delete effect[SPOKEN];
    if (this.rules.spell) this.chosenOnly();
    if (this.targets.length > 0)
      Object.assign(this.body, { targets: this.targets.map(({ spec }) => spec), effects: effectsOf(this.body) });
  }

  /** What a spell does only where a cost was paid aims at nothing where it was not (702.33g). */
  private chosenOnly(): void {
    const uses = new Map<number, Set<string>>();
    const walk = (part: unknown, when: string): void => {
      if (typeof part !== 'object' || part === null) return;
      if ('target' in part && typeof part.target === 'number') {
        uses.set(part.target, (uses.get(part.target) ?? new Set()).add(when));
        return;
      }
      const paid = paidIn(part);
      for (const [key, inner] of Object.entries(part)) walk(inner, paid !== undefined && key === 'then' ? paid : when);
    };
    walk(effectsOf(this.body), ALWAYS);
    for (const [i, { spec }] of this.targets.entries()) {
      const [when, ...others] = uses.get(i) ?? [];
      if (when !== undefined && when !== ALWAYS && others.length === 0) spec.if = { paid: when };
    }
  }

  private collect(value: unknown, under: string, within?: Later, paid = false): void {
    if (typeof value !== 'object' || value === null) return;
    if (isSpeaking(value)) this.speaking.push(value);
    const later = within ?? this.laters.find(({ effect }) => effect === value);
    if (Array.isArray(value))
      for (const effect of value) {
        if (isLater(effect)) this.laters.push({ list: value, effect, kept: new Map() });
        if (typeof effect === 'object' && effect !== null) this.lists.set(effect, value);
      }
    const { under: above, otherwise, asks, within: around } = this;
    if (this.lists.has(value) && 'do' in value) this.within = [...around, value];
    for (const [key, inner] of Object.entries(value)) {
      this.under = isConditional(value) && key === 'then' ? [...above, value] : above;
      this.otherwise = isConditional(value) && key === 'else' ? [...otherwise, value] : otherwise;
      this.asks = isConditional(value) && key === 'if' ? value : asks;
      const put = (settled: unknown): void => {
        if (settled === undefined) delete (value as { [key: string]: unknown })[key];
        else (value as { [key: string]: unknown })[key] = later ? this.remembered(settled, later) : settled;
      };
      const position = Array.isArray(value) ? under : key;
      const within = paid || (key === 'then' && paidIn(value) !== undefined);
      if (isUnsettled(inner) && inner.body && this.rules.goesOn)
        this.atOnce.push({ inner, put, effect: value, ...listed(this.lists.get(value)) });
      else if (isUnsettled(inner)) put(this.inner(inner));
      // "If this spell was kicked, it deals …": the spell was spoken of last.
      else if (within && this.rules.spell && position === 'from' && isBare(inner)) put('self');
      else if (isNoun(inner)) {
        const there = 'to' in value && value.to === this.rules.field ? { under: this.under } : undefined;
        const where = { under: this.under, otherwise: this.otherwise, asks: this.asks, within: this.within };
        this.found.push({ noun: inner, key: position, put, later, there, ...where });
        // A target's own description may speak of others.
        if (inner.noun === 'target') this.collect(inner, '');
        if (inner.noun === 'mention') this.collect(inner, '', later);
      } else this.collect(inner, position, later, within);
    }
    this.under = above;
    this.otherwise = otherwise;
    this.asks = asks;
    this.within = around;
  }

  /**
   * An ability that triggers later has neither the targets nor the event of what makes it (603.7): the first target it knows
   * by a name, and the others are kept under names for it.
   */
  private remembered(settled: unknown, { kept }: Later): unknown {
    if (typeof settled !== 'object' || settled === null) return settled;
    if (isOwnEvent(settled)) return { event: settled.event };
    if ('target' in settled && settled.target === 0) return { saved: 'target' };
    if (!isOfNow(settled)) return settled;
    const said = canonical(settled as Ref);
    const name = kept.get(said)?.name ?? `kept ${++this.results}`;
    kept.set(said, { name, ref: settled as Ref });
    return { saved: name };
  }

  private keep(): void {
    for (const { effect } of this.laters) if ('heard' in effect) delete effect.heard;
    for (const { list, effect, kept } of this.laters)
      for (const { name, ref } of kept.values())
        list.splice(list.indexOf(effect), 0, { do: 'remember', as: name, what: ref } as Effect);
  }

  /** An ability within an ability knows nothing of it; a body within an instruction knows what its ability spoke of. */
  private inner({ ability, mentions, body }: Unsettled, before: readonly Candidate[] = []): Ability | Body {
    const known = body ? [...this.mentions, ...mentions] : mentions;
    // What has an ability that a spell gives or makes is no spell itself.
    const rules = body ? this.rules : { ...this.rules, spell: false };
    const settled = settleAbility({ unsettled: true, ability, mentions: known }, rules, this.note, before);
    return body ? bodyOf(settled) : settled;
  }

  /** What triggers at once has targets of its own: those of the ability that makes it are kept for it under names. */
  private goOn({ inner, put, effect, list }: (typeof this.atOnce)[number]): void {
    const before = this.candidates.flatMap((one): Candidate[] => {
      const { use, later, only: _, ...said } = one;
      if (later || !list) return [];
      if (!hasTargets(one.ref)) return [use ? { ...said, use } : said];
      const name = `kept ${++this.results}`;
      const keep = (): void =>
        void (
          list.some((known) => isKeeping(known, name)) ||
          list.splice(list.indexOf(effect), 0, { do: 'remember', as: name, what: one.ref } as Effect)
        );
      return [{ ...said, ref: { saved: name }, use: keep }];
    });
    put(this.inner(inner, before));
  }

  private settle(found: Found): void {
    const { noun, put } = found;
    switch (noun.noun) {
      case 'target':
        put(this.known(noun.at, { target: this.target(noun, found) }));
        return;
      case 'mention': {
        const ref = found.later ? noun.ref : this.apart(noun);
        this.remember(noun, ref, found);
        put(this.known(noun.at, this.moved(ref, found)));
        return;
      }
      case 'result': {
        const name = `found ${++this.results}`;
        put(undefined);
        const { kinds, at, many = false } = noun;
        const of = isNoun(noun.of) ? this.settled.get(noun.of.at) : noun.of;
        const use = (): void => put(name);
        const later = { ...(found.later ? { later: found.later } : {}), only: found.under };
        // What was chosen as it was moved is asked about as it was before.
        const was: Ref = { was: { saved: name } };
        if (noun.was) this.candidates.push({ kinds, at, many, ref: was, use, ...later });
        const before = noun.was ? was : of;
        this.candidates.push({
          kinds,
          at,
          many,
          ref: { saved: name },
          use,
          ...(before ? { of: before } : {}),
          ...(found.there ? { there: found.there } : {}),
          ...later,
        });
        return;
      }
      case 'anaphor':
        put(this.known(noun.at, this.pointed(noun, found)));
    }
  }

  private known(at: number, ref: Ref): Ref {
    this.settled.set(at, ref);
    return ref;
  }

  private remember({ kinds, many, at, implied }: Mention, ref: Ref, { within }: Found): void {
    // Who fits later may be others, where what was done to them changes who fits.
    if (isGroup(ref) && !this.rules.isSteady(ref.each)) return;
    const first = isGroup(ref) ? { within } : {};
    this.candidates.push({ ref, kinds, many: many === true, at, ...first, ...(implied ? { implied } : {}) });
  }

  /** "Those creatures": all that fitted when they were first spoken of, whoever fits by now, and whoever fits later. */
  private asTheyWere({ ref, within = [] }: Candidate, position: Found): Ref {
    const effect = within.at(-1);
    const list = effect && this.lists.get(effect);
    if (!isGroup(ref) || !effect || !list) return ref;
    const until = list.findIndex((one) => position.within.includes(one as object));
    const since = list.slice(list.indexOf(effect), until < 0 ? undefined : until);
    const holder = position.within.at(-1);
    const isLasting = position.later === undefined && (holder === undefined || !this.rules.bindsOthers(holder));
    if (isLasting && since.every((one) => leavesGroups(one as object, ref.each))) return ref;
    const known = this.groups.get(effect);
    if (known) return { saved: known };
    const name = `kept ${++this.results}`;
    this.groups.set(effect, name);
    list.splice(list.indexOf(effect), 0, { do: 'remember', as: name, what: ref } as Effect);
    return { saved: name };
  }

  /** "Other creatures", where a spell has spoken of one target of the kind: another than that. */
  private apart({ ref, kinds }: Mention): Ref {
    if (!this.rules.spell || typeof ref !== 'object' || !('each' in ref)) return ref;
    const clauses: readonly FilterClause[] = [ref.each].flat();
    const alike = this.targets.flatMap(({ noun }, i) => (noun.kinds.some((kind) => kinds.includes(kind)) ? [i] : []));
    const [target, ...more] = alike;
    if (target === undefined || more.length > 0 || !clauses.some(isOther)) return ref;
    return { each: clauses.map((clause) => (isOther(clause) ? { not: { in: { target } } } : clause)) };
  }

  /** What is named again after it moved is what it became, where something is done to it (400.7j). */
  private moved(ref: Ref, position: Found): Ref {
    const became = isAsking(position)
      ? undefined
      : this.candidates.find((one) => one.of !== undefined && same(one.of, ref) && isDone(one, position));
    became?.use?.();
    return became?.ref ?? ref;
  }

  private target(noun: TargetNoun, { key }: Position): number {
    const known = this.targets.findIndex((target) => target.noun.at === noun.at);
    if (known >= 0) return known;
    const index = this.targets.length;
    const apart = noun.other ? this.earlier(noun) : [];
    const spec: TargetSpec = {
      what: this.rules.targeted(noun.other && apart.length === 0 ? and(noun.what, this.others(noun.what)) : noun.what),
      ...(noun.min === undefined ? {} : { min: noun.min }),
      ...(noun.max === undefined ? {} : { max: noun.max }),
      ...(noun.count === undefined ? {} : { count: noun.count }),
      ...(noun.if === undefined ? {} : { if: noun.if }),
      ...(noun.together === undefined ? {} : { together: noun.together }),
      ...(noun.total === undefined ? {} : { total: noun.total }),
      ...(apart.length > 0 ? { notIn: apart } : {}),
    };
    this.targets.push({ noun, spec });
    const many = noun.count !== undefined || (noun.max !== undefined && noun.max !== 1);
    const copied = key === 'copy' ? { copied: true as const } : {};
    this.candidates.push({ ref: { target: index }, kinds: noun.kinds, many, at: noun.at, ...copied });
    const whose = this.rules.implied(noun.what);
    if (whose && !many)
      this.candidates.push({
        ref: { controllerOf: { target: index } },
        kinds: whose,
        many: false,
        at: noun.at,
        implied: true,
      });
    return index;
  }

  /** Another than the source; where that has gone to a graveyard, another card than what it became there (400.7). */
  private others(what: Filter): FilterClause[] {
    if (this.rules.spell) return [];
    const gone = this.mentions.find(({ of }) => of === 'self')?.ref;
    const among = JSON.stringify(what).includes('"zone":"graveyard"');
    return gone !== undefined && among ? [{ not: { in: gone } }] : [{ other: true }];
  }

  /** Clauses before it that could have the same target: "another" is another than these. */
  private earlier({ kinds }: TargetNoun): number[] {
    return this.targets.flatMap(({ noun }, i) => (noun.kinds.some((kind) => kinds.includes(kind)) ? [i] : []));
  }

  private pointed(anaphor: Anaphor, position: Found): Ref {
    // What is going to be moved later has not been moved where the text goes on.
    const later = this.candidates.filter(
      (one) => (one.later === undefined || one.later === position.later) && isDone(one, position),
    );
    // Whoever controls what an opponent must control is spoken of where no other player is.
    const direct = later.filter(({ implied }) => !implied);
    const known = choose(anaphor, position, direct, this.rules, this.last).length > 0 ? direct : later;
    const chosen = choose(anaphor, position, known, this.rules, this.last);
    if (chosen.length !== 1) this.note({ at: anaphor.at, possible: chosen.map(({ ref }) => ref) });
    const [one] = chosen;
    if (one && chosen.length === 1) this.last = { ref: one.ref, at: anaphor.at };
    one?.use?.();
    return one ? this.asTheyWere(one, position) : 'self';
  }
}

/** Names go on being counted where an earlier ability has given some. */
const numberIn = (ref: Ref): number =>
  typeof ref === 'object' && 'saved' in ref ? Number(/\d+$/.exec(ref.saved)?.[0] ?? 0) : 0;
const hasTargets = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('target' in part || Object.values(part).some(hasTargets));
const isKeeping = (effect: unknown, name: string): boolean =>
  typeof effect === 'object' && effect !== null && 'as' in effect && effect.as === name;
const listed = (list: unknown[] | undefined): { list?: unknown[] } => (list ? { list } : {});
/** Whether only what makes the later ability knows it: its target, its event, or whoever has these. */
function isOfNow(ref: object): boolean {
  if ('target' in ref || 'event' in ref) return true;
  const inner = 'controllerOf' in ref ? ref.controllerOf : 'ownerOf' in ref ? ref.ownerOf : undefined;
  return typeof inner === 'object' && inner !== null && isOfNow(inner);
}

/** What is chosen and done, without what kind of ability does it. */
function bodyOf(ability: Ability): Body {
  const { targets, effects, as } = ability.kind === 'spell' || ability.kind === 'triggered' ? ability : {};
  const { may, cost } = ability.kind === 'triggered' ? ability : {};
  return {
    ...(targets ? { targets } : {}),
    effects: effects ?? [],
    ...(as ? { as } : {}),
    ...(may ? { may } : {}),
    ...(cost ? { cost } : {}),
  };
}

/** Whether it has been done where a word stands: nothing was done of what would be done otherwise. */
const isDone = ({ only = [] }: Candidate, { otherwise }: Found): boolean =>
  !only.some((one) => otherwise.includes(one));
const isGroup = (ref: Ref): ref is { each: Filter } => typeof ref === 'object' && 'each' in ref;
const isOther = (clause: FilterClause): boolean => 'other' in clause && clause.other === true;
const isBare = (part: unknown): boolean => isNoun(part) && part.noun === 'anaphor' && part.kind === undefined;
const ALWAYS = '';
/** The cost that an instruction asks about, where it does something if that was paid. */
function paidIn(effect: object): string | undefined {
  if (!('do' in effect) || effect.do !== 'if' || !('if' in effect)) return undefined;
  const condition: unknown = effect.if;
  const isPaid = typeof condition === 'object' && condition !== null && 'paid' in condition;
  return isPaid && typeof condition.paid === 'string' ? condition.paid : undefined;
}
const order = ({ noun }: Noun): number => ['target', 'mention', 'anaphor', 'result'].indexOf(noun);
const and = (...filters: Filter[]): Filter => filters.flat();
const effectsOf = (body: Ability | Body) => ('effects' in body ? (body.effects ?? []) : []);

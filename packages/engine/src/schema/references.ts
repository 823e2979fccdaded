/**
 * Names and numbers that point to something else on the card: targets, what was saved, fields of the event, costs that
 * were paid. What points nowhere would quietly do nothing, so it is refused.
 */
import { isTable, type Table } from '../contract/json.js';
import type { Ability, Cost, Face, Filter, OptionalCost, Ref } from '../language/types.js';
import type { CostWord, EventFields, Fault, Scope, Scoping, WordSet } from '../machine/words.js';
import { kindsIn } from './entity-kinds.js';

type Node = Table;
type Path = readonly (string | number)[];

const isDefinition = (node: Node): node is Node & Face => Array.isArray(node.abilities) && isTable(node.props);
const nodesIn = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isTable) : []);
const nothing = (event?: EventFields): Scope => ({
  targets: 0,
  chosen: [],
  x: false,
  divided: false,
  saved: new Set(),
  numbers: new Set(),
  event,
});

/** Checks a definition whose form is right. */
export function checkReferences(definition: Face, words: WordSet, fault: Fault): void {
  const paid = new Set<string>(words.lists.noted);
  for (const ability of definition.abilities)
    for (const { name, as = name } of optionalIn(words, ability)) paid.add(name).add(as);
  for (const name of namesOfCosts(words, definition.abilities)) paid.add(name);
  // The X of another way to play the card, a keyword's perhaps, is the card's.
  const ways = definition.abilities.filter((a) => a.kind === 'keyword' || a.kind === 'play');
  const kept = definition.abilities.some((a) => costsX(words, a) && keepsX(words, a));
  const printsX = words.lists.printsX?.(definition.props) === true || costsX(words, ways) || kept;
  const checker = new Checker(words, fault, paid, printsX);
  for (const [i, ability] of definition.abilities.entries()) checker.ability({ ...ability }, ['abilities', i]);
}

/** The optional costs that an ability brings, that of a keyword those of what it stands for. */
function optionalIn(words: WordSet, ability: Ability): readonly OptionalCost[] {
  if (ability.kind === 'spell') return ability.optional ?? [];
  if (ability.kind === 'static')
    return ability.mods.flatMap((mod) =>
      mod.mod === 'cost' && mod.optional ? [mod.optional] : mod.mod === 'ability' ? optionalIn(words, mod.ability) : [],
    );
  if (ability.kind !== 'keyword') return [];
  const keyword = words.lists.keywords.find(({ name }) => name === ability.keyword);
  return keyword?.expand?.(ability, 0).flatMap((one) => optionalIn(words, one)) ?? [];
}

/** A part that is a cost, and its word. Its form was checked before: it has the parameters of its kind. */
function costOf(words: WordSet, part: Node): { word: CostWord; said: Cost } | undefined {
  const word = typeof part.pay === 'string' ? words.cost.get(part.pay) : undefined;
  return word && { word, said: part as never };
}

/** Whether an X stands in a cost somewhere in this. */
function costsX(words: WordSet, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((v) => costsX(words, v));
  if (!isTable(value)) return false;
  const cost = costOf(words, value);
  return cost?.word.hasX?.(cost.said) === true || Object.values(value).some((v) => costsX(words, v));
}

/** Whether an instruction somewhere in this keeps the X that it is done with for other abilities of its source. */
function keepsX(words: WordSet, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((v) => keepsX(words, v));
  if (!isTable(value)) return false;
  const verb = typeof value.do === 'string' ? words.verb.get(value.do) : undefined;
  return verb?.keepsX === true || Object.values(value).some((v) => keepsX(words, v));
}

/** The names of costs among which one is chosen, and those under which costs save what they are paid with. */
function* costsIn(words: WordSet, value: unknown): Generator<{ names: string[]; save: unknown; isNumber: boolean }> {
  if (Array.isArray(value)) for (const one of value) yield* costsIn(words, one);
  if (!isTable(value)) return;
  const cost = costOf(words, value);
  if (cost)
    yield {
      names: cost.word.alternatives?.(cost.said).map(({ name }) => name) ?? [],
      save: value.save,
      isNumber: cost.word.savesNumber?.(cost.said) === true,
    };
  for (const part of Object.values(value)) yield* costsIn(words, part);
}
const namesOfCosts = (words: WordSet, value: unknown): string[] => [...costsIn(words, value)].flatMap((c) => c.names);

class Checker {
  constructor(
    private readonly words: WordSet,
    private readonly fault: Fault,
    private readonly paid: Set<string>,
    /** Whether an X stands in what the card costs. */
    private readonly printsX: boolean,
  ) {}

  /** An ability refers to nothing outside itself. */
  ability(ability: Node, path: Path): void {
    const on = String(isTable(ability.on) ? ability.on.on : ability.on);
    const event =
      ability.kind === 'triggered'
        ? this.words.event.get(on)
        : ability.kind === 'replacement'
          ? this.words.action.get(on)
          : undefined;
    const x = this.printsX || costsX(this.words, ability);
    const keyword =
      ability.kind === 'keyword' ? this.words.lists.keywords.find(({ name }) => name === ability.keyword) : undefined;
    this.body(ability, path, { ...nothing(event), saved: new Set(keyword?.saves), x });
  }

  /** Targets are counted in the body that has them; its instructions may refer to them. */
  private body(body: Node, path: Path, scope: Scope): void {
    const { targets, modes, divide, ...rest } = body;
    const clauses = nodesIn(targets);
    const outside = { ...scope, targets: 0, chosen: [], divided: false };
    const chosen = clauses.map(({ what }) => kindsIn(this.words, outside).filter(what as Filter));
    for (const [i, clause] of clauses.entries()) {
      // What was chosen for an earlier clause is known to a later one (mtg 601.2c).
      this.walk(clause.what, [...path, 'targets', i, 'what'], { ...outside, targets: i, chosen: chosen.slice(0, i) });
      for (const n of Array.isArray(clause.notIn) ? clause.notIn : [])
        if (n >= i) this.fault([...path, 'targets', i, 'notIn'], `target clause ${n} does not come before this one`);
      const earlier = { ...outside, targets: i, chosen: chosen.slice(0, i) };
      this.walk(clause.count, [...path, 'targets', i, 'count'], earlier);
      const { min = 1, max, count } = clause;
      if (count !== undefined && (max !== undefined || Number(min) > 1))
        this.fault(
          [...path, 'targets', i, 'count'],
          'is how many there are: "max" is not said beside it, and "min" is 0 or 1',
        );
      if (typeof max === 'number' && max < Number(min))
        this.fault([...path, 'targets', i, 'max'], 'is less than the least number of targets');
    }
    if (divide !== undefined) {
      if (clauses.length === 0) this.fault([...path, 'divide'], 'there are no targets to divide among');
      this.walk(divide, [...path, 'divide'], outside);
    }
    if (isTable(modes)) this.modes(modes, [...path, 'modes'], scope);
    const inside = { ...scope, targets: clauses.length, chosen, divided: divide !== undefined };
    // What is put away for a cost is known to what the cost is paid for.
    for (const { save, isNumber } of costsIn(this.words, [body.cost, body.additional, body.optional])) {
      if (typeof save !== 'string') continue;
      inside.saved.add(save);
      if (isNumber) inside.numbers.add(save);
    }
    for (const [key, value] of Object.entries(rest))
      this.walk(
        value,
        [...path, key],
        key === 'mods' && body.kind === 'static' ? { ...inside, modified: true } : inside,
      );
  }

  private modes({ min, max, choices, worth, repeat, more }: Node, path: Path, scope: Scope): void {
    const bodies = nodesIn(choices);
    if (Number(min) > Number(max)) this.fault([...path, 'min'], 'is more than the most modes');
    if (!repeat && Number(max) > bodies.length) this.fault([...path, 'max'], `there are only ${bodies.length} modes`);
    if (isTable(more)) {
      if (!repeat && Number(more.max ?? 0) > bodies.length)
        this.fault([...path, 'more', 'max'], `there are only ${bodies.length} modes`);
      if (Number(more.min ?? min) > Number(more.max ?? max))
        this.fault([...path, 'more', 'min'], 'is more than the most modes');
      this.walk(more.if, [...path, 'more', 'if'], scope);
    }
    for (const [i, choice] of bodies.entries()) {
      if ((worth === undefined) !== (choice.worth === undefined))
        this.fault([...path, 'choices', i], 'each mode has a "worth" where the modes have one, and none otherwise');
      this.body(choice, [...path, 'choices', i], scope);
    }
  }

  private walk(value: unknown, path: Path, scope: Scope): void {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) this.walk(item, [...path, i], scope);
    else if (isTable(value)) this.node(value, path, scope);
    else if (value === 'affected' && !scope.modified && !NAMES.has(String(path.at(-1))))
      this.fault(path, 'only a static ability works out its numbers for each object that it modifies');
    else if (value === 'x' && !scope.x && !NAMES.has(String(path.at(-1))))
      this.fault(path, 'there is no X here: it stands neither in the cost of this ability nor in that of the card');
  }

  private node(node: Node, path: Path, scope: Scope): void {
    if (this.reference(node, path, scope)) return;
    const verb = typeof node.do === 'string' ? this.words.verb.get(node.do) : undefined;
    if (isDefinition(node)) {
      checkReferences(node, this.words, (at, detail, rules) => this.fault([...path, ...at], detail, rules));
    } else if (typeof node.kind === 'string' && node.mod === undefined && ABILITIES.has(node.kind)) {
      this.ability(node, path);
    } else if (verb) {
      if (node.who !== undefined && kindsIn(this.words, scope).ref(node.who as Ref) === 'objects')
        this.fault([...path, 'who'], `a player does "${verb.name}", and this refers to objects`);
      const within = this.within(node, path, scope);
      // The form of instructions was checked before: they have the parameters of their verb.
      if (verb.scope) verb.scope(node as never, within);
      else within.others();
      if (typeof node.save === 'string') scope.saved.add(node.save);
    } else {
      const known =
        node.mod === 'rule' && typeof node.rule === 'string' ? this.words.rule.get(node.rule)?.known : undefined;
      const within = known && {
        ...scope,
        event: known.event ?? scope.event,
        saved: new Set([...scope.saved, ...(known.saved ?? [])]),
      };
      for (const [key, value] of Object.entries(node))
        this.walk(value, [...path, key], key === 'effects' && within ? within : scope);
    }
  }

  /** What a verb says of the names that it gives and uses. */
  private within(node: Node, path: Path, scope: Scope): Scoping {
    return {
      scope,
      apart: (known) => ({ ...nothing(), ...known }),
      event: (on) => this.words.event.get(on),
      action: (on) => this.words.action.get(on),
      walk: (parameter, inner = scope) => this.walk(node[parameter], [...path, parameter], inner),
      body: (parameter, inner) => {
        const body = node[parameter];
        if (isTable(body)) this.body(body, [...path, parameter], inner);
      },
      others: (...but) => {
        for (const [key, value] of Object.entries(node))
          if (!but.includes(key)) this.walk(value, [...path, key], scope);
      },
      fault: (parameter, detail, rules) => this.fault([...path, parameter], detail, rules),
    };
  }

  /** Objects of one key that point somewhere. */
  private reference(node: Node, path: Path, scope: Scope): boolean {
    const [key = '', ...more] = Object.keys(node);
    if (more.length > 0) return false;
    const to = node[key];
    if (key === 'target' && typeof to === 'number') {
      if (to >= scope.targets)
        this.fault([...path, key], `there is no target clause ${to} here${countText(scope.targets)}`);
    } else if (key === 'saved' && typeof to === 'string') {
      if (!scope.saved.has(to)) this.fault([...path, key], `nothing before this saves "${to}"`);
    } else if (key === 'number' && typeof to === 'string') {
      if (!scope.numbers.has(to)) this.fault([...path, key], `nothing before this remembers a number "${to}"`);
    } else if (key === 'paid' && typeof to === 'string') {
      if (!this.paid.has(to)) this.fault([...path, key], `the card has no optional cost "${to}"`);
    } else if (key === 'event' && typeof to === 'string') {
      const fields = [...(scope.event?.refs ?? []), ...(scope.event?.numbers ?? [])];
      if (!scope.event) this.fault([...path, key], 'nothing triggered this');
      else if (!fields.includes(to))
        this.fault([...path, key], `what triggers this has no "${to}"; it has ${fields.join(', ') || 'nothing'}`);
    } else if (key === 'division' && to === true) {
      if (!scope.divided) this.fault(path, 'nothing is divided here');
    } else return false;
    return true;
  }
}

/** Parameters that hold names which cards give, `x` perhaps among them. */
const NAMES = new Set([
  'as',
  'save',
  'saved',
  'number',
  'label',
  'name',
  'prompt',
  'paid',
  'event',
  'kind',
  'counters',
]);
const ABILITIES = new Set(['spell', 'activated', 'triggered', 'static', 'replacement', 'play', 'payment', 'keyword']);
const countText = (n: number): string =>
  n === 0 ? '' : `: they are counted from 0, and there ${n === 1 ? 'is 1' : `are ${n}`}`;

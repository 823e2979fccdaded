/**
 * Names and numbers that point to something else on the card: targets, what was saved, fields of the event, costs that
 * were paid. What points nowhere would quietly do nothing, so it is refused.
 */
import type { CardDefinition } from '../language/types.js';
import type { Fault, HappeningWord } from './words.js';

type Node = { [key: string]: unknown };
type Path = readonly (string | number)[];

/** What may be referred to at a place on the card. */
interface Scope {
  targets: number;
  divided: boolean;
  /** Grows as instructions save; shared by instructions that share a context. */
  saved: Set<string>;
  numbers: Set<string>;
  event: HappeningWord | undefined;
}

export interface Events {
  happening: { [on: string]: HappeningWord };
  action: { [on: string]: HappeningWord };
}

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value);
const nothing = (event?: HappeningWord): Scope => ({
  targets: 0,
  divided: false,
  saved: new Set(),
  numbers: new Set(),
  event,
});

/** Checks a definition whose form is right. */
export function checkReferences(definition: CardDefinition, events: Events, fault: Fault): void {
  const paid = new Set<string>();
  for (const ability of definition.abilities)
    if (ability.kind === 'spell') for (const { name } of ability.optional ?? []) paid.add(name);
  const checker = new Checker(events, fault, paid);
  for (const [i, ability] of definition.abilities.entries())
    checker.ability(ability as unknown as Node, ['abilities', i]);
}

class Checker {
  constructor(
    private readonly events: Events,
    private readonly fault: Fault,
    private readonly paid: Set<string>,
  ) {}

  /** An ability refers to nothing outside itself. */
  ability(ability: Node, path: Path): void {
    const on = isNode(ability.on) ? ability.on.on : ability.on;
    const event =
      ability.kind === 'triggered'
        ? this.events.happening[on as string]
        : ability.kind === 'replacement'
          ? this.events.action[on as string]
          : undefined;
    this.body(ability, path, nothing(event));
  }

  /** Targets are counted in the body that has them; its instructions may refer to them. */
  private body(body: Node, path: Path, scope: Scope): void {
    const { targets, modes, divide, ...rest } = body;
    const clauses = (targets as Node[] | undefined) ?? [];
    const outside = { ...scope, targets: 0, divided: false };
    for (const [i, clause] of clauses.entries()) {
      this.walk(clause.what, [...path, 'targets', i, 'what'], outside);
      for (const n of (clause.notIn as number[] | undefined) ?? [])
        if (n >= i) this.fault([...path, 'targets', i, 'notIn'], `target clause ${n} does not come before this one`);
      if (typeof clause.max === 'number' && clause.max < ((clause.min as number | undefined) ?? 1))
        this.fault([...path, 'targets', i, 'max'], 'is less than the least number of targets');
    }
    if (divide !== undefined) {
      if (clauses.length === 0) this.fault([...path, 'divide'], 'there are no targets to divide among');
      this.walk(divide, [...path, 'divide'], outside);
    }
    if (modes !== undefined) this.modes(modes as Node, [...path, 'modes'], scope);
    const inside = { ...scope, targets: clauses.length, divided: divide !== undefined };
    for (const [key, value] of Object.entries(rest)) this.walk(value, [...path, key], inside);
  }

  private modes(modes: Node, path: Path, scope: Scope): void {
    const choices = modes.choices as Node[];
    if ((modes.min as number) > (modes.max as number)) this.fault([...path, 'min'], 'is more than the most modes');
    if ((modes.max as number) > choices.length) this.fault([...path, 'max'], `there are only ${choices.length} modes`);
    for (const [i, choice] of choices.entries()) this.body(choice, [...path, 'choices', i], scope);
  }

  private walk(value: unknown, path: Path, scope: Scope): void {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) this.walk(item, [...path, i], scope);
    else if (isNode(value)) this.node(value, path, scope);
  }

  private node(node: Node, path: Path, scope: Scope): void {
    if (this.reference(node, path, scope)) return;
    if (Array.isArray(node.abilities) && isNode(node.props)) {
      checkReferences(node as unknown as CardDefinition, this.events, (at, detail, rules) =>
        this.fault([...path, ...at], detail, rules),
      );
    } else if (typeof node.kind === 'string' && node.mod === undefined && ABILITIES.has(node.kind)) {
      this.ability(node, path);
    } else if (node.do === 'delayed') {
      const event = this.events.happening[(node.on as Node).on as string];
      const later = { ...nothing(event), saved: new Set([...scope.saved, 'it', 'target']) };
      this.walk(node.on, [...path, 'on'], later);
      this.walk(node.effects, [...path, 'effects'], later);
    } else if (node.do === 'reflexive') {
      const saved = new Set(scope.saved);
      this.body(node.ability as Node, [...path, 'ability'], { ...nothing(scope.event), saved });
    } else if (node.do === 'createReplacement') {
      const { replaces, ...rest } = node;
      for (const [key, value] of Object.entries(rest)) this.walk(value, [...path, key], scope);
      this.walk(replaces, [...path, 'replaces'], nothing(this.events.action[(replaces as Node).on as string]));
    } else {
      if (node.do === 'forEach') scope.saved.add(node.as as string);
      for (const [key, value] of Object.entries(node)) this.walk(value, [...path, key], scope);
      if (typeof node.save === 'string') scope.saved.add(node.save);
      if (node.do === 'divide') scope.divided = true;
      if (node.do === 'number') scope.numbers.add(node.as as string);
      if (node.do === 'remember') (node.what === undefined ? scope.numbers : scope.saved).add(node.as as string);
    }
  }

  /** Objects of one key that point somewhere. */
  private reference(node: Node, path: Path, scope: Scope): boolean {
    const keys = Object.keys(node);
    const key = keys.length === 1 ? (keys[0] as string) : '';
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

const ABILITIES = new Set(['spell', 'activated', 'triggered', 'static', 'replacement', 'keyword']);
const countText = (n: number): string =>
  n === 0 ? '' : `: they are counted from 0, and there ${n === 1 ? 'is 1' : `are ${n}`}`;

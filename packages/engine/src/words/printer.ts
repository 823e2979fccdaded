/** Says cards in short words of our own, for labels and views: each word says itself. */
import type { Ability, Condition, Cost, Effect, Effects, Filter, Mod, Ref, Until, Value } from '../language/types.js';
import type { Printer, WordSet } from '../machine/words.js';

/** `cantBeBlocked` → `can't be blocked`. */
const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
    .replace(/\b(can|does)n?t\b/, (said) => (said.startsWith('can') ? "can't" : "doesn't"));

class WordPrinter implements Printer {
  constructor(
    private readonly words: WordSet,
    readonly ability: (ability: Ability) => string,
  ) {}

  effects(effects: Effects = []): string {
    return effects
      .map((effect) => this.effect(effect))
      .filter((text) => text !== '')
      .join(', ');
  }
  private effect(effect: Effect): string {
    return this.words.verb.get(effect.do)?.text(effect, this) ?? effect.do;
  }
  ref(ref: Ref): string {
    return this.words.headOf('ref', ref).text(ref, this);
  }
  doer(ref: Ref | undefined): string {
    return ref === undefined || ref === 'you' ? '' : `${this.ref(ref)}: `;
  }
  value(value: Value): string {
    return typeof value === 'number' ? String(value) : this.words.headOf('value', value).text(value, this);
  }
  size(value: Value): string {
    if (typeof value === 'number') return String(Math.abs(value));
    return typeof value === 'object' && 'negative' in value ? this.size(value.negative) : this.value(value);
  }
  filter(filter: Filter): string {
    if (Array.isArray(filter)) return filter.map((clause) => this.filter(clause)).join(' ') || 'card';
    return this.words.headOf('filter', filter).text(filter, this);
  }
  condition(condition: Condition): string {
    return this.words.headOf('condition', condition).text(condition, this);
  }
  costs(costs: Cost[]): string {
    return costs.map((cost) => this.words.cost.get(cost.pay)?.text(cost) ?? cost.pay).join(', ');
  }
  mods(mods: Mod[]): string {
    return mods.map((mod) => this.words.modOf(mod).text(mod, this)).join(', ');
  }
  until(until: Until = { kind: 'endOfTurn' }): string {
    return this.words.duration.get(until.kind)?.text(until) ?? '';
  }
  status(status: string, on: boolean): string {
    const text = this.words.lists.statuses?.[status]?.text;
    if (typeof text === 'object') return on ? text.on : text.off;
    return `${on ? 'make' : 'no longer'} ${status}`;
  }
  cause(cause: string | undefined): string | undefined {
    const text = cause === undefined ? undefined : this.words.causes[cause]?.text;
    return typeof text === 'string' ? text : undefined;
  }
  rule(rule: string): string {
    return this.words.rule.get(rule)?.text ?? spaced(rule);
  }
}

/**
 * A printer for an edition's words.
 * @param ability how abilities are said
 */
export const printerOf = (words: WordSet, ability: (ability: Ability) => string): Printer =>
  new WordPrinter(words, ability);

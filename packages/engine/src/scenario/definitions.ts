/** Cards that a scenario brings along: checked, ready to be played, and known to this game alone. */

import type { Compiled } from '../cards/compiled.js';
import { whyUnplayed } from '../cards/ledger.js';
import type { Report } from '../language/report.js';
import { bestNames, foldName, rankNames } from '../language/suggest.js';
import { facesOf } from '../language/types.js';
import { countWork } from '../language/work.js';
import type { StartingCards } from '../machine/pinned.js';
import type { Rules } from '../machine/rules.js';
import type { CardLanguage } from '../schema/language.js';
import type { State } from '../state/state.js';

/** The names of faces by which a card goes: one that two cards have together is none of theirs. */
const playedNames = ({ definition, layout }: Compiled): string[] =>
  layout?.joins ? [] : facesOf(definition).map((face) => face.name);

export class ScenarioCards {
  private readonly own = new Map<string, Compiled>();
  /** Names of definitions that were refused: that there is no such card is no further fault. */
  private readonly refused = new Set<unknown>();

  constructor(
    private readonly rules: Rules,
    private readonly report: Report,
    private readonly cards: StartingCards,
  ) {}

  /** Reads untrusted definitions; a name may be neither that of a known card nor used twice. */
  read(language: CardLanguage, inputs: readonly unknown[], base = '$.definitions'): void {
    if (inputs.length === 0) return;
    const taken = new Set<string>();
    for (const [i, input] of inputs.entries()) {
      const path = `${base}[${i}]`;
      const checked = language.check(input, path, this.report.suggestions);
      if (!checked.ok) {
        for (const { path: at, code, detail, ...more } of checked.errors) this.report.add(at, code, detail, more);
        this.refused.add(typeof input === 'object' && input && 'name' in input ? input.name : undefined);
        continue;
      }
      // A card goes by its name, and by that of each of its faces.
      const compiled = this.rules.definitions.compile(checked.definition);
      const names = new Set([compiled.name, ...playedNames(compiled)]);
      const folds = [...names].map(foldName);
      const used = [...names].find((_, i) => taken.has(folds[i] ?? '') || this.cards.taken(folds[i] ?? ''));
      if (folds.includes('')) this.report.add(`${path}.name`, 'INVALID_INPUT', 'a name has letters or digits');
      else if (used !== undefined)
        this.report.add(`${path}.name`, 'NAME_TAKEN', `there is a card named "${used}" already; choose another name`);
      for (const folded of folds) taken.add(folded);
      for (const name of names) this.own.set(name, compiled);
    }
  }

  /** Those that were read. */
  all(): Compiled[] {
    return [...new Set(this.own.values())];
  }

  /** A card by its name, of this scenario or known to all. */
  find(name: string, path: string): Compiled | null {
    const found = this.own.get(name) ?? this.cards.named(name);
    if (!found && !this.refused.has(name)) this.missing(name, path);
    return found ?? null;
  }

  private missing(name: string, path: string): void {
    const unplayed = this.rules.ledger?.unplayed(name);
    if (unplayed) {
      const detail = `the engine does not play ${unplayed.name}: ${whyUnplayed(unplayed)}`;
      this.report.add(path, 'UNSUPPORTED_CARD', detail, { clause: unplayed.clauses[0] });
      return;
    }
    this.report.add(path, 'UNKNOWN_CARD', `there is no card named "${name}" that the engine plays`, {
      suggestions: this.report.suggestions.of(() => this.nearest(name)),
    });
  }

  private nearest(name: string): string[] {
    const own = rankNames(name, new Set([...this.own.values()].map((card) => card.name)), countWork);
    return bestNames([...own, ...this.rules.definitions.nearest(name, countWork)]);
  }

  /** Writes the definitions into the state, where every process finds them. */
  into(state: State): void {
    if (this.own.size === 0) return;
    for (const { definition } of this.all()) state.definitions.push(definition);
    state.marks.authored = true;
  }
}

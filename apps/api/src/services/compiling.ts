/** Cards from their printed texts: each is compiled by itself, and nothing is kept. */
import { type CompiledCard, compileCard } from '@arbiter/compiler';
import { type Grammars, grammars } from '../grammars.js';
import type { CompileInput } from '../schemas/compiling.js';
import { faultAt } from '../schemas/parse.js';
import type { CatalogueService } from './catalogue.js';
import type { PlayedFor } from './positions.js';

/** Characters of a text that are counted as one decision is. */
const CHARACTERS_A_UNIT = 500;

export class CompilingService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly readable: Grammars = grammars,
  ) {}

  /** What each text says, or where it can't be read. The work that one text may cost is bounded; others get their turns between two. */
  async compile({ ruleset, edition, cards }: CompileInput, { turn, budget }: PlayedFor): Promise<CompiledCard[]> {
    if (edition === undefined) this.catalogue.ruleset(ruleset);
    else this.catalogue.edition(ruleset, edition);
    const grammar = Object.hasOwn(this.readable, ruleset) ? this.readable[ruleset] : undefined;
    if (!grammar) {
      const known = Object.keys(this.readable).join(', ');
      throw faultAt('$.ruleset', `texts of ${JSON.stringify(ruleset)} are not read yet; those of ${known} are`);
    }
    const compiled: CompiledCard[] = [];
    for (const [i, { figures, cost, ...card }] of cards.entries()) {
      if (i > 0) await turn();
      budget.spend(1 + Math.ceil(card.text.length / CHARACTERS_A_UNIT));
      compiled.push(compileCard({ ...card, ...(cost ? { cost } : {}), ...(figures ? { figures } : {}) }, grammar).card);
    }
    return compiled;
  }
}

/** All words of one game by what they are. */
import type { Mod } from '../language/types.js';
import type { Compiler, Headed, NameWords, OfPart, Part, Word, WordLists, WordSet } from './words.js';

/** Causes of moves that every game knows. */
export const kernelCauses: NameWords = {
  effect: { description: 'An effect, where nothing more is said.' },
  draw: { description: 'Drawing.', text: 'draw' },
  discard: { description: 'Discarding.', text: 'discard', intent: -1 },
  sacrifice: { description: 'Sacrificing.', text: 'sacrifice', intent: -1 },
  search: { description: 'Found by a search.' },
  resolve: { description: 'Finished resolving.' },
  countered: { description: 'Taken off the stack without resolving.' },
  illegal: { description: 'Did not resolve, because all its targets were gone or could not be targeted any more.' },
  create: { description: 'Made.' },
};

/** Words about numbers that the rules keep for players: a game that keeps none has no use for them. */
const OF_SCORES: readonly Part[] = ['verb', 'event', 'action'];

export class GameWords implements WordSet {
  readonly ability = new Map<string, OfPart<'ability'>>();
  readonly verb = new Map<string, OfPart<'verb'>>();
  readonly cost = new Map<string, OfPart<'cost'>>();
  readonly event = new Map<string, OfPart<'event'>>();
  readonly action = new Map<string, OfPart<'action'>>();
  readonly filter = new Map<string, OfPart<'filter'>>();
  readonly ref = new Map<string, OfPart<'ref'>>();
  readonly value = new Map<string, OfPart<'value'>>();
  readonly condition = new Map<string, OfPart<'condition'>>();
  readonly mod = new Map<string, OfPart<'mod'>>();
  readonly rule = new Map<string, OfPart<'rule'>>();
  readonly duration = new Map<string, OfPart<'duration'>>();
  readonly predicate = new Map<string, OfPart<'predicate'>>();
  readonly figure = new Map<string, OfPart<'figure'>>();
  readonly causes: NameWords;
  readonly compiler: Compiler;

  constructor(
    readonly lists: WordLists,
    compiler: (words: WordSet) => Compiler,
  ) {
    for (const word of lists.words) {
      if (word.name === 'stat' && lists.scores.length === 0 && OF_SCORES.includes(word.part)) continue;
      const words: Map<string, Word> = this[word.part];
      words.set(word.name, word);
    }
    this.causes = { ...kernelCauses, ...lists.causes };
    this.compiler = compiler(this);
  }

  headOf<P extends Headed>(part: P, said: string | object): OfPart<P>;
  headOf(part: Headed, said: string | object): Word {
    const words: ReadonlyMap<string, Word> = this[part];
    for (const name of typeof said === 'string' ? [said] : Object.keys(said)) {
      const word = words.get(name);
      if (word) return word;
    }
    throw new Error(`unknown ${part} ${JSON.stringify(said)}`);
  }

  modOf(mod: Mod): OfPart<'mod'> {
    const word = this.mod.get(mod.mod);
    if (!word) throw new Error(`no modification ${mod.mod}`);
    return word;
  }
}

/** Whether a card does its targets good or harm, read off the words' records: for bots, which must know whom to aim at. */
import type { Ability, Body, Effects, Mod } from '../language/types.js';
import type { Judge, WordSet } from '../machine/words.js';

/** Something that was chosen is spoken of: what is done to others says nothing about whom to choose. */
const isAboutChosen = (effect: object): boolean => /"(target|saved)":/.test(JSON.stringify(effect));

class WordJudge implements Judge {
  constructor(private readonly words: WordSet) {}

  effects(effects: Effects = []): number {
    return effects
      .filter(isAboutChosen)
      .reduce((sum, effect) => sum + (this.words.verb.get(effect.do)?.intent?.(effect, this) ?? 0), 0);
  }
  mods(mods: Mod[]): number {
    return mods.reduce((sum, mod) => sum + (this.words.modOf(mod).intent?.(mod, this) ?? 0), 0);
  }
  status(status: string): number {
    return this.words.lists.statuses?.[status]?.intent ?? 0;
  }
  cause(cause: string | undefined): number {
    return (cause === undefined ? undefined : this.words.causes[cause]?.intent) ?? 0;
  }
  rule(rule: string): number {
    return this.words.rule.get(rule)?.intent ?? 0;
  }
  body({ targets, effects, modes }: Body): number {
    const own = targets ? this.effects(effects) : 0;
    return (modes?.choices ?? []).reduce((sum, choice) => sum + this.body(choice), own);
  }
  ability(ability: Ability): number {
    if (ability.kind === 'static') return ability.affects === 'attached' ? this.mods(ability.mods) : 0;
    if (ability.kind === 'play') return this.effects(ability.entered);
    if (ability.kind === 'payment') return 0;
    return ability.kind === 'replacement' || ability.kind === 'keyword' ? 0 : this.body(ability);
  }
}

/** Above 0: aim it at one's own; below 0: at an opponent's. */
export function intentOf(words: WordSet, abilities: readonly Ability[]): number {
  const judge = new WordJudge(words);
  return abilities.reduce((sum, ability) => sum + judge.ability(ability), 0);
}

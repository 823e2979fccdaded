/** How the chapters of Sagas are printed (714.2). */
import { type Ability, canonical, type TriggerPattern } from '@arbiter/engine';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const patternOf = (reached: number): TriggerPattern => ({
  on: 'counters',
  object: 'self',
  match: { kind: 'lore' },
  reached,
});

/** Which chapter it is that comes with so many lore counters, if this is what is waited for (714.2b). */
function numberOf(on: TriggerPattern): number | undefined {
  const at = ROMAN.findIndex((_, i) => canonical(on) === canonical(patternOf(i + 1)));
  return at < 0 ? undefined : at + 1;
}

/** Whether an ability is a chapter: with anything asked before it triggers no chapter symbol says that (714.2b). */
export const isChapter = (ability: Ability): ability is Extract<Ability, { kind: 'triggered' }> =>
  ability.kind === 'triggered' &&
  numberOf(ability.on) !== undefined &&
  ability.if === undefined &&
  ability.limit === undefined &&
  ability.zone === undefined;

/** "I, II": chapters that do the same, each once and in the order of their numbers (714.2c). */
export function chaptersText(all: readonly TriggerPattern[]): string | undefined {
  const numbers = all.map((on) => numberOf(on) ?? 0);
  const inOrder = numbers.every((number, i) => number > (numbers[i - 1] ?? 0));
  return inOrder ? numbers.map((number) => ROMAN[number - 1]).join(', ') : undefined;
}

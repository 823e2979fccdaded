/** Many definitions: the present ones again and again under names made of their words. */
import { type CardDefinition, type CardLibrary, type Face, facesOf } from '@arbiter/engine';

export function manyCards(library: CardLibrary, count: number): CardDefinition[] {
  const present = library.names().map((name) => library.named(name)?.definition as CardDefinition);
  const words = [...new Set(present.flatMap((card) => card.name.split(' ')).filter((word) => word.length > 3))];
  const made = new Map<string, CardDefinition>();
  for (let i = 0; made.size < count; i++) {
    const card = present[i % present.length] as CardDefinition;
    // As long as names are, on average: one to four words.
    const at = [i, i * 7 + 3, Math.floor(i / words.length), i * 13 + 5].slice(0, 1 + (i % 4));
    const name = `${card.name.split(' ')[0]} ${at.map((n) => words[n % words.length]).join(' ')}`;
    if (!made.has(name)) made.set(name, named(card, name));
  }
  return [...made.values()];
}

/** The same card under another name; of one with several faces the first. */
function named(card: CardDefinition, name: string): CardDefinition {
  const [{ props, abilities }] = facesOf(card) as [Face];
  return { name, props: { ...props, name }, abilities };
}

/** Names with two faults each, evenly taken. */
export function misspeltNames(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const name = names[Math.floor((i * names.length) / count)] as string;
    const [first, second] = [1 + (i % (name.length - 1)), 1 + ((i * 5) % (name.length - 1))];
    const dropped = name.slice(0, first) + name.slice(first + 1);
    return `${dropped.slice(0, second)}x${dropped.slice(second)}`;
  });
}

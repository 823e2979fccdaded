/** Streaks: numbers that follow each other without a gap, each counted once. */
import { characteristicsOf, defineValue, objectsOf, type Ref } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Values {
    streak: { streak: string; of: Ref };
  }
}

export const streak = defineValue('streak', {
  description: 'How many numbers of a characteristic follow each other without a gap among objects, at the longest.',
  example: { streak: 'cost', of: { each: { controller: 'you' } } },
  params: (p) => ({ streak: p.prop, of: p.ref }),
  compile: ({ streak: name, of }, compiler) => {
    const find = compiler.ref(of);
    return (g, by) => {
      const numbers = objectsOf(find(g, by)).flatMap((id) => {
        const value = characteristicsOf(g, id).props[name];
        return typeof value === 'number' ? [value] : [];
      });
      return longest(new Set(numbers));
    };
  },
  text: ({ streak: name, of }, say) => `the longest streak of ${name} among ${say.ref(of)}`,
});

function longest(numbers: ReadonlySet<number>): number {
  let most = 0;
  for (const first of numbers) {
    if (numbers.has(first - 1)) continue;
    let length = 1;
    while (numbers.has(first + length)) length++;
    most = Math.max(most, length);
  }
  return most;
}

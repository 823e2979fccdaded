/** Devotion (700.5): the mana symbols of some colors in the mana costs of permanents you control. */
import { characteristicsOf, defineValue, youOf } from '@arbiter/engine';
import { z } from 'zod';
import { type Color, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';

declare module '@arbiter/engine' {
  interface Values {
    devotion: { devotion: Color[] };
  }
}

/** A symbol of two colors counts once, for whichever of them is asked (700.5a). */
const isOf = (symbol: string, colors: readonly string[]): boolean =>
  symbol.split('/').some((part) => colors.includes(part));

export const devotion = defineValue('devotion', {
  description: 'How many mana symbols of these colors there are in the mana costs of permanents you control.',
  example: { devotion: ['B'] },
  params: () => ({
    devotion: z
      .array(z.enum(['W', 'U', 'B', 'R', 'G']))
      .min(1)
      .max(5),
  }),
  compile:
    ({ devotion: colors }) =>
    (g, by) => {
      let count = 0;
      for (const id of g.zone('battlefield')) {
        const { controller, props } = characteristicsOf(g, id);
        if (controller !== youOf(by) || typeof props.manaCost !== 'string') continue;
        count += parseManaCost(props.manaCost).symbols.filter((symbol) => isOf(symbol, colors)).length;
      }
      return count;
    },
  text: ({ devotion: colors }) => `your devotion to ${colors.join(' and ')}`,
});

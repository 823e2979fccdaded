/** What was noted of an object as it entered, for its abilities to speak of (mtg 607.2, 614.12a). */
import { defineValue } from '../../machine/words.js';
import { isOrWas } from '../helpers.js';

declare module '../../language/types.js' {
  interface Values {
    noted: { noted: string };
  }
}

export const noted = defineValue('noted', {
  description: 'The number that was noted under a name as the source entered; 0 where none was.',
  example: { noted: 'devoured' },
  params: (p) => ({ noted: p.term }),
  compile:
    ({ noted: name }) =>
    (g, by) => {
      const number = isOrWas(g, by.source)?.chosen?.[name];
      return typeof number === 'number' ? number : 0;
    },
  text: ({ noted: name }) => `the number noted as ${name}`,
});

/** The life total that a player began the game with (103.4), as a value of the card language. */
import { defineValue } from '@arbiter/engine';
import { numbersOf } from '../8-multiplayer/formats.js';

declare module '@arbiter/engine' {
  interface Values {
    startingLife: 'startingLife';
  }
}

export const startingLife = defineValue('startingLife', {
  description: 'The life total that a player began the game with.',
  example: 'startingLife',
  compile: () => (g) => numbersOf(g).startingLife,
  text: () => 'the starting life total',
});

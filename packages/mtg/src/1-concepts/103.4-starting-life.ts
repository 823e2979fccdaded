/** The life total that a player began the game with (103.4), as a value of the card language. */
import { defineValue, youOf } from '@arbiter/engine';
import { startingLifeOf } from '../9-casual/902-vanguard.js';

declare module '@arbiter/engine' {
  interface Values {
    startingLife: 'startingLife';
  }
}

export const startingLife = defineValue('startingLife', {
  description: 'The life total that a player began the game with.',
  example: 'startingLife',
  compile: () => (g, by) => startingLifeOf(g, youOf(by)),
  text: () => 'the starting life total',
});

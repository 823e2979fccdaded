/** The cards that games may name, with the abilities that every champion has. */
import { type Ability, cardLibrary, type Json } from '@arbiter/engine';
import { lineageElements } from '../1-general/1.6.6-elements.js';
import { compiled, handWritten } from './source.js';

/** Every champion may remove three enlighten counters to draw a card (2.11.6.4.1). */
const ENLIGHTEN: Ability = {
  kind: 'activated',
  cost: [{ pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 3 }],
  effects: [{ do: 'draw', who: 'you', count: 1 }],
};
const ofChampions = (props: { [name: string]: Json }): Ability[] =>
  (props.types as string[]).includes('Champion') ? [ENLIGHTEN, ...lineageElements(props)] : [];

export const library = cardLibrary(ofChampions, handWritten, compiled);

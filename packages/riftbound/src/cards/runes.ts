/** Basic runes: each is exhausted for Energy, or recycled for Power of its domain (164). */
import { type Ability, type Characteristics, type SingleFaced, wordsOf } from '@arbiter/engine';
import { adds, card } from '../language/builders.js';

const rune = (domain: string, code: string): SingleFaced =>
  card(`${domain} Rune`, { code, type: 'Rune', domains: [domain] });

export const runes: SingleFaced[] = [
  rune('Fury', 'OGN-007'),
  rune('Calm', 'OGN-042'),
  rune('Mind', 'OGN-089'),
  rune('Body', 'OGN-126'),
  rune('Chaos', 'OGN-166'),
  rune('Order', 'OGN-214'),
];

/** 164.2: what every basic rune can do follows from its domain. */
export function runeAbilities(props: Characteristics): Ability[] {
  if (!wordsOf(props.types).includes('Rune')) return [];
  const [domain = ''] = wordsOf(props.domains);
  return [adds([{ pay: 'exhaust' }], 1, []), adds([{ pay: 'recycle' }], 0, [domain])];
}

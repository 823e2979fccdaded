/** What the printer says of abilities of a card of these tests, and whether a text is one of the ways in which it says them. */
import { type Ability, type Face, type FilterClause, readWording, shown, type WordingPart } from '@arbiter/engine';
import { expect } from 'vitest';
import { abilitiesWording } from '../../src/text/index.js';

/** What no card says. */
export const UNSAID = '⁇';
export const creature: FilterClause = { has: ['types', 'Creature'] };
export const land: FilterClause = { has: ['types', 'Land'] };

const card = { name: 'Mossback Warden', supertypes: [], subtypes: [], colors: ['G'] };
const isSpell = (abilities: readonly Ability[]): boolean => abilities.some(({ kind }) => kind === 'spell');
const faceOf = (abilities: Ability[], more: Partial<Face['props']>): Face => ({
  name: card.name,
  props: { ...card, types: [isSpell(abilities) ? 'Sorcery' : 'Creature'], ...more },
  abilities,
});

/** The first way to say each of its abilities. */
export const printed = (...abilities: Ability[]): string => printedOn({}, ...abilities);
export const printedOn = (more: Partial<Face['props']>, ...abilities: Ability[]): string =>
  abilitiesWording(abilities, faceOf(abilities, more)).map(shown).join(' / ');

/** Whether a text says this, in any of the ways; commas and "then" aside. */
export const says = (text: string, ...abilities: Ability[]): boolean => saysOn({}, text, ...abilities);
export const saysOn = (more: Partial<Face['props']>, text: string, ...abilities: Ability[]): boolean => {
  const wordings = abilitiesWording(abilities, faceOf(abilities, more));
  return new RegExp(`^${wordings.map((one) => pattern(readWording(one))).join(' \\/')} ?$`).test(` ${plain(text)}`);
};
const plain = (text: string): string =>
  text
    .replaceAll(',', ' ')
    .replaceAll(/\bthen\b/g, ' ')
    .replaceAll(/([.:;"—])/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const pattern = (parts: readonly WordingPart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? plain(part)
            .split(' ')
            .filter((word) => word !== '')
            .map((word) => ` ?${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
            .join('')
        : `(?:${part.map(pattern).join('|')})`,
    )
    .join('');

/** A text says the first of these, and none of the others. */
export const tells = (text: string, one: Ability, ...others: Ability[]): void => {
  expect(
    [one, ...others].map((ability) => says(text, ability)),
    text,
  ).toEqual([true, ...others.map(() => false)]);
};

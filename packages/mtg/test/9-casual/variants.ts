/** Cards of tests of the casual variants: vanguards, schemes, planes. */
import type { Ability, CardDefinition } from '@arbiter/engine';
import { card, continuous, draw, gainLife, plus, triggered } from '../../src/language/builders.js';

/** An ability that functions in the command zone. */
export const inCommand = <A extends Ability>(ability: A): A => ({ ...ability, zone: 'command' });
export const vanguardCard = (name: string, hand: number, life: number, ...abilities: Ability[]): CardDefinition => {
  const made = card(name, { type: 'Vanguard', abilities: abilities.map(inCommand) });
  return { ...made, props: { ...made.props, handModifier: hand, lifeModifier: life } };
};
export const variantCard = (name: string, type: string, ...abilities: Ability[]): CardDefinition =>
  card(name, { type, abilities: abilities.map(inCommand) });

const theirs = [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }, { controller: 'you' }] as const;
/** Each creature of its owner gets +1/+1. */
export const boost = continuous(theirs as never, plus(1, 1));
export const upkeepGain = triggered(
  { on: 'step', player: 'you', match: { step: 'upkeep' } },
  { effects: [gainLife(3)] },
);

export const VANGUARDS: CardDefinition[] = [
  vanguardCard('Test Mentor', 2, -5, boost),
  vanguardCard('Test Hermit', -3, 12, upkeepGain),
  vanguardCard('Test Sage', 0, 0, { kind: 'activated', cost: [{ pay: 'mana', cost: '{1}' }], effects: [draw(1)] }),
];
/** So many planes of different names, and as many phenomena. */
export const planes = (count: number, phenomena = 0): CardDefinition[] => [
  ...Array.from({ length: count }, (_, i) => variantCard(`Test Plane ${i}`, 'Plane — Serra’s Realm')),
  ...Array.from({ length: phenomena }, (_, i) => variantCard(`Test Phenomenon ${i}`, 'Phenomenon')),
];

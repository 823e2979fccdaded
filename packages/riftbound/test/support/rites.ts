/** Words of the card language that tests of single rules say again and again, and cards that do nothing else. */
import type { JsonObject } from '@arbiter/engine';
import { activated, gear, spell, unit, withKeyword } from './own-cards.js';

export const UNIT: JsonObject = { has: ['types', 'Unit'] };
export const GEAR: JsonObject = { has: ['types', 'Gear'] };
export const ENEMY: JsonObject[] = [UNIT, { controller: 'opponent' }];
export const FRIEND: JsonObject[] = [UNIT, { controller: 'you' }];
export const T0: JsonObject = { target: 0 };
export const T1: JsonObject = { target: 1 };
export const THIS_TURN: JsonObject = { kind: 'endOfTurn' };
export const draw = (count: number): JsonObject => ({ do: 'draw', who: 'you', count });
export const damage = (amount: number, to: JsonObject = T0): JsonObject => ({ do: 'damage', to, amount });
export const status = (name: string, on = true, what: JsonObject | string = T0): JsonObject => ({
  ...{ do: 'status', what, status: name },
  ...(on ? {} : { on }),
});
export const giveMight = (value: number, what: JsonObject | string = T0): JsonObject => ({
  do: 'modify',
  what,
  mods: [{ mod: 'add', stat: 'might', value }],
});
export const energy = (amount: number, ...power: string[]): JsonObject[] => [
  { pay: 'resources', energy: amount, power },
];

/** A unit of 1 Might, and one of 6. */
export const recruit = unit('Test Recruit', 1);
export const giant = unit('Test Giant', 6);
/** A free spell that does this, or this to what it chooses. */
export const does = (...effects: JsonObject[]): JsonObject => spell('Test Rite', { effects });
export const aims = (what: JsonObject | JsonObject[], ...effects: JsonObject[]): JsonObject =>
  spell('Test Rite', { targets: [{ what }], effects });
/** The same as a reaction, under another name. */
export const reacts = (name: string, body: JsonObject): JsonObject => withKeyword(spell(name, body), 'reaction');
export const foe = (card: string, more: JsonObject = {}): JsonObject => ({ card, controller: 1, ...more });
/** Gear that banishes a unit by one ability, and returns by another what it has banished. */
export const banishes = (name: string): JsonObject =>
  gear(
    name,
    {
      ...activated({ do: 'move', what: T0, to: 'banishment', cause: 'banish', keep: 'linked' }),
      targets: [{ what: UNIT }],
    },
    activated({ do: 'move', what: { each: [{ zone: 'banishment' }, { linked: true }] }, to: 'hand', cause: 'return' }),
  );

/** Short words for cards and scenarios that want all the time and memory there is. */
import { card, MAGIC } from './world.js';

type Json = Record<string, unknown>;
export interface Trap {
  name: string;
  scenario: Json;
}

const isCreature = { has: ['types', 'Creature'] };
export const everything = [{ zone: 'battlefield' }, isCreature];
export const creature = (name: string, abilities: unknown[], more: object = {}): object =>
  card(name, ['Creature'], abilities, { power: 2, toughness: 2, manaCost: '{0}', ...more });
export const evil = (effects: unknown[], more: object = {}): object =>
  card('Evil', ['Instant'], [{ kind: 'spell', effects, ...more }], { manaCost: '{0}' });
const soldier = {
  name: 'Soldier',
  props: { name: 'Soldier', supertypes: [], types: ['Creature'], subtypes: [], colors: [], power: 1, toughness: 1 },
  abilities: [] as unknown[],
};
export const create = (count: unknown, abilities: unknown[] = []): object => ({
  do: 'create',
  count,
  token: { ...soldier, abilities },
});
export const onEntering = (effects: unknown[], object: unknown = 'self'): object => ({
  kind: 'triggered',
  on: { on: 'move', object, match: { to: 'battlefield' } },
  effects,
});
export const draw = { do: 'draw', who: 'you', count: 1 };
export const gain = (amount: unknown = 1): object => ({ do: 'stat', who: 'you', stat: 'life', amount });

export const scene = (definitions: unknown[], battlefield: unknown[] = [], more: Json = {}): Json => ({
  ...MAGIC,
  seed: 'trap',
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: [
    {
      hand: definitions.some((d) => (d as { name: string }).name === 'Evil') ? ['Evil'] : [],
      battlefield: ['Mountain', ...battlefield],
      library: [{ card: 'Mountain', count: 250 }],
    },
    { library: [{ card: 'Forest', count: 250 }], battlefield: [{ card: 'Grizzly Bears', count: 20 }] },
  ],
  definitions,
  ...more,
});

/** A count of what there is as many of as …, so many times over. */
export const nested = (levels: number): unknown =>
  levels === 0 ? 1 : { count: [...everything, { stat: ['power', '<=', nested(levels - 1)] }] };
export const nestedIn = (levels: number): object =>
  levels === 0 ? isCreature : { in: { each: [...everything, nestedIn(levels - 1)] } };
/** An ability that gives an ability that gives … */
export const giving = (levels: number): object => ({
  kind: 'static',
  affects: everything,
  mods:
    levels === 0
      ? [{ mod: 'add', stat: 'power', value: 1 }]
      : [
          { mod: 'ability', ability: giving(levels - 1) },
          { mod: 'add', stat: 'power', value: 1 },
        ],
});
export const each = (levels: number): object =>
  levels === 0 ? gain() : { do: 'forEach', of: { each: everything }, as: `n${levels}`, effects: [each(levels - 1)] };
/** An entry of a scenario has so many copies at most; there may be several entries. */
export const many = (name: string, count: number): object[] =>
  Array.from({ length: Math.ceil(count / 100) }, (_, i) => ({ card: name, count: Math.min(100, count - 100 * i) }));
export const stat = (value: unknown): object => ({ mod: 'add', stat: 'power', value });
export const boost = (affects: unknown, mods: unknown[]): object => ({ kind: 'static', affects, mods });

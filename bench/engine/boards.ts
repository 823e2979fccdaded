/** Positions with so many permanents of mixed kinds, as scenarios of each game. */
import type { JsonObject } from '@arbiter/engine';

type Entry = string | JsonObject;

/** `count` entries, taken from a list in turns. */
const mixed = (count: number, kinds: readonly Entry[]): Entry[] =>
  Array.from({ length: count }, (_, i) => kinds[i % kinds.length] as Entry);

const soldier: JsonObject = {
  token: { name: 'Soldier', types: ['Creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
};

/** Lands, creatures with and without abilities, tokens, and enchantments that change other permanents. */
const MAGIC: Entry[] = [
  'Forest',
  'Giant Spider',
  'Mountain',
  soldier,
  'Llanowar Elves',
  'Plains',
  'Black Knight',
  'Swamp',
  soldier,
  'Air Elemental',
  'Glorious Anthem',
  'Serra Angel',
];
const ALLIES: Entry[] = [
  'Esteemed Knight',
  'Blitz Mage',
  'Banner Knight',
  'Honorable Vanguard',
  'Library Witch',
  "Arcanist's Prism",
  'Veteran Soldier',
  'Magus Disciple',
];
const UNITS: Entry[] = ['Watchful Sentry', 'Pouty Poro', 'Noxus Hopeful', 'Chakram Dancer', 'Ravenbloom Student'];

/** A position with about `permanents` of them, half on each side, in which the first player may act. */
export function board(ruleset: string, permanents: number): JsonObject {
  const half = Math.floor(permanents / 2);
  const common = { ruleset, seed: 'board', options: { autoPass: 'none', payment: 'auto' } };
  if (ruleset === 'mtg') {
    const side = {
      hand: ['Shock', 'Giant Growth', 'Raise the Alarm', 'Centaur Courser'],
      library: [{ card: 'Forest', count: 40 }],
      battlefield: mixed(half, MAGIC),
    };
    const turn = { number: 5, active: 0, step: 'precombatMain' };
    return { ...common, edition: 'current', turn, players: [side, side] };
  }
  if (ruleset === 'grand-archive') {
    const side = {
      champion: { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'] },
      hand: ['Veteran Soldier', 'Careful Study', 'Opening Cut', 'Esteemed Knight'],
      memory: ['Veteran Soldier'],
      mainDeck: [{ card: 'Veteran Soldier', count: 30 }],
      field: mixed(half - 1, ALLIES),
    };
    return { ...common, edition: '4.1', turn: { number: 5, active: 0, step: 'main' }, players: [side, side] };
  }
  const side = {
    legend: "Kai'Sa, Daughter of the Void",
    hand: ['Falling Star', 'Cleave', 'Watchful Sentry'],
    mainDeck: [{ card: 'Watchful Sentry', count: 30 }],
    runes: ['Fury', 'Mind', 'Order'].map((domain) => ({ card: `${domain} Rune`, count: 3 })),
    base: mixed(half - 9, UNITS),
  };
  const battlefields = ['Startipped Peak', 'Grove of the God-Willow'].map((card, owner) => ({ card, owner }));
  const turn = { number: 5, active: 0, step: 'main' };
  return { ...common, edition: '2026-07', turn, battlefields, players: [side, side] };
}

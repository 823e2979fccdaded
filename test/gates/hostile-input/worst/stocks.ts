/** The three games as the search sees them. */
import type { JsonObject, Ruleset } from '@arbiter/engine';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { TRAPS } from '../hostile-cards.js';
import { type Plan, type Random, Stock } from './genes.js';

const head = (ruleset: Ruleset, { step, active, manual }: Plan): JsonObject => ({
  ruleset: ruleset.info.id,
  edition: ruleset.info.editions.find((e) => e.current)?.id ?? 'current',
  seed: 'worst',
  options: { payment: manual ? 'manual' : 'auto' },
  turn: { number: 3, active, step },
});

/** What services add to a card's characteristics; definitions have their own. */
const without =
  (...fields: string[]) =>
  (data: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(data).filter(([k]) => k !== 'abilities' && !fields.includes(k)));

export const stocks = (random: Random): Stock[] => [
  new Stock(
    magic,
    ['battlefield', 'hand', 'library', 'graveyard', 'exile'],
    (plan) => ({ ...head(magic, plan), players: [0, 1].map(() => ({ library: [{ card: 'Forest', count: 60 }] })) }),
    without('manaValue'),
    random,
    TRAPS.flatMap((t) => (t.scenario.definitions ?? []) as { abilities: unknown[] }[]).flatMap((d) => d.abilities),
  ),
  new Stock(
    grandArchive,
    ['field', 'hand', 'memory', 'materialDeck', 'mainDeck', 'graveyard', 'banishment'],
    (plan) => ({
      ...head(grandArchive, plan),
      players: [
        { champion: { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'] } },
        { champion: { card: 'Rai, Spellcrafter', lineage: ['Spirit of Fire'] } },
      ],
    }),
    without(),
    random,
  ),
  new Stock(
    riftbound,
    ['base', 'hand', 'runes', 'mainDeck', 'runeDeck', 'trash', 'banishment'],
    (plan) => ({
      ...head(riftbound, plan),
      players: [{}, {}],
      battlefields: [{ card: 'Grove of the God-Willow' }],
    }),
    without(),
    random,
  ),
];

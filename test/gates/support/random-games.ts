/** How the random games of the gates begin: three of four decks are made of all cards at random. */
import type { Deck, Ruleset, Setup } from '@arbiter/engine';
import { randomDeck } from '../../support/random-decks.js';
import { all, decksOf } from '../../support/rulesets.js';

export function rulesetOf(id: string): Ruleset {
  const found = all.find((r) => r.info.id === id);
  if (!found) throw new Error(`no ruleset ${id}`);
  return found;
}

export function randomSetup(
  ruleset: Ruleset,
  random: (n: number) => number,
  seed: string,
  options: Setup['options'],
): Setup {
  const samples = decksOf(ruleset).map(([, deck]) => deck);
  const deck = (): Deck => (random(4) === 0 ? (samples[random(samples.length)] as Deck) : randomDeck(ruleset, random));
  return {
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed,
    options,
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: deck() })),
  };
}

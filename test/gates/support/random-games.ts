/** How the random games of the gates begin: three of four decks are made of all cards at random. */
import type { Deck, Setup } from '@arbiter/engine';
import { randomDeckOf } from '../../support/random-decks.js';
import { decksOfEdition, type Playable, playable } from '../../support/rulesets.js';

export function playableOf(id: string): Playable {
  const found = playable.find((one) => one.id === id);
  if (!found) throw new Error(`no ruleset ${id}`);
  return found;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
const known = new Map<Playable, Deck[]>();
/** The decks that come with a ruleset, as far as the edition plays them. */
function samplesOf(what: Playable): Deck[] {
  const samples = known.get(what) ?? decksOfEdition(what);
  known.set(what, samples);
  return samples;
}

export function randomSetup(
  what: Playable,
  random: (n: number) => number,
  seed: string,
  options: Setup['options'],
  seats = 2,
): Setup {
  const samples = samplesOf(what);
  const deck = (): Deck => (random(4) === 0 ? (samples[random(samples.length)] as Deck) : randomDeckOf(what, random));
  return {
    edition: what.edition,
    seed,
    options,
    seats: NAMES.slice(0, seats).map((name) => ({ name, deck: deck() })),
  };
}

/**
 * The round trip as a test of itself: a definition that means something else than what a card says must not be printed as that
 * card's text. Whatever lives here is a hole in the printer or in the comparison.
 */
import { type Ability, canonical, type Face, facesOf } from '@arbiter/engine';
import { handWritten } from '@arbiter/mtg';
import { beforeAll, describe, expect, it } from 'vitest';
import { differenceOf } from '../../src/compare/compare.js';
import { comparable } from '../../src/compare/definitions.js';
import { type CardText, magicGrammar, type Trace } from '../../src/index.js';
import { compile } from '../cards.js';
import { Mutator, picker, Seen } from './mutants.js';
import { texts } from './texts.js';

interface Read {
  face: Face;
  trace: Trace;
}
function read(card: CardText): Read[] {
  const { card: compiled, trace } = compile(card);
  return compiled.definition ? [{ face: compiled.definition as Face, trace }] : [];
}

/** What the words' parameters may be, from the cards written by hand. */
const seen = new Seen();
beforeAll(() => {
  for (const place of handWritten.names.keys())
    for (const face of facesOf(handWritten.read(place))) seen.read(face.abilities as never);
});

/** Mutants that are printed as the text of the card which they no longer are. */
function* living({ face, trace }: Read, mutator: Mutator): Generator<string> {
  for (const { abilities, tokens } of trace.compared)
    for (const place of abilities)
      for (const { what, ability } of mutator.of(face.abilities[place] as never)) {
        const changed = { ...face, abilities: face.abilities.with(place, ability as never) };
        if (isPrinted(changed, abilities, tokens) && !isSame(ability as never, face.abilities[place]))
          if (magicGrammar.faults(changed).length === 0) yield `${face.name}: ${what}`;
      }
}
/** What the game refuses is no definition, and nobody prints it. */
function isPrinted(face: Face, abilities: readonly number[], tokens: readonly string[]): boolean {
  try {
    const together = face.abilities.filter((_, i) => abilities.includes(i));
    return differenceOf(magicGrammar.wordings(together, face), tokens) === null;
  } catch (error) {
    if (magicGrammar.faults(face).length === 0) throw error;
    return false;
  }
}
const isSame = (one: Ability, other: Ability | undefined): boolean =>
  canonical(comparable(one)) === canonical(comparable(other ?? null));

describe('a definition that was changed is not printed as the text any more', () => {
  it('of invented cards, with every other value that is known', () => {
    const all = texts.flatMap(read);
    for (const { face } of all) seen.read(face.abilities as never);
    const mutator = new Mutator(seen, picker(1), 6);
    expect(all.length).toBeGreaterThan(30);
    expect(all.flatMap((one) => [...living(one, mutator)]).filter((what) => !SAME.includes(what))).toEqual([]);
  });
});
/** What becomes blocked is the attacker: both are the source there. */
const SAME = [
  'Mossback Warden: do modify: what is {"event":"attacker"}',
  // Counters are taken from the permanent itself where nothing else is said.
  'Lantern of Reeds: pay takeCounters: from added, "self"',
  // Only cards in a hand are discarded.
  'Mossback Warden: pay discard: one more of what, {"zone":"hand"}',
];

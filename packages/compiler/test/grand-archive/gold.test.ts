/**
 * The cards of Grand Archive written by hand against what their printed texts are read as; skipped where the texts are not at
 * hand. What the language or the printer refuses of that is read as nothing: such cards are written by hand for that reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { canonical, facesOf } from '@arbiter/engine';
import { handWritten } from '@arbiter/grand-archive';
import { expect, it } from 'vitest';
import { grandArchiveLine } from '../../src/cli/grand-archive.js';
import { comparable } from '../../src/compare/definitions.js';
import { compileCard, grandArchiveGrammar } from '../../src/index.js';
import { readCard } from './cards.js';

const texts = new URL('../../../../../shared/cards/ga-cards.jsonl', import.meta.url);

/** Read, and not exact: the language refuses what is read, or the printer says something else of it. */
const READ_OTHERWISE = [
  'Animal Encounter',
  'Diao Chan, Idyll Corsage',
  'Exorcism',
  'Fleeting Guard',
  'Guided Starlight',
  'Meteoric Slime',
  'Pearled Prayer',
  'Reconstructive Surgery',
  'Scepter of Awakening',
  'Spirit Blade: Ensoul',
  'Swooping Talons',
  'Ticket to the Afterlife',
  'Veiling Breeze',
];

it.skipIf(!existsSync(texts))('cards written by hand come out as they were written', () => {
  const faces = new Map(
    handWritten.names.flatMap((_, at) => facesOf(handWritten.read(at)).map((face) => [face.name, face] as const)),
  );
  const read: string[] = [];
  const exact: string[] = [];
  const different: string[] = [];
  for (const line of readFileSync(texts, 'utf8').split('\n')) {
    const name = /"name": "([^"]*)"/.exec(line)?.[1];
    const face = name === undefined ? undefined : faces.get(name);
    if (!face) continue;
    const { card } = grandArchiveLine(JSON.parse(line));
    const isExact = compileCard(card, grandArchiveGrammar).card.status === 'exact';
    if (isExact) exact.push(face.name);
    const { definition } = readCard(card);
    const [compiled] = definition ? facesOf(definition) : [];
    if (!compiled || (!isExact && READ_OTHERWISE.includes(face.name))) continue;
    read.push(face.name);
    const same =
      canonical(comparable(compiled.abilities)) === canonical(comparable(face.abilities)) &&
      canonical(compiled.props) === canonical(face.props);
    if (!same) different.push(face.name);
  }
  expect(different).toEqual([]);
  expect(read.length).toBeGreaterThan(65);
  expect(exact.length).toBeGreaterThan(60);
});

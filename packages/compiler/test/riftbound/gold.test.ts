/** The cards of Riftbound written by hand against what their printed texts are read as; skipped where the texts are not at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonical, facesOf } from '@arbiter/engine';
import { handWritten } from '@arbiter/riftbound';
import { expect, it } from 'vitest';
import { errataIn } from '../../src/cli/errata.js';
import { riftboundLine } from '../../src/cli/riftbound.js';
import { comparable } from '../../src/compare/definitions.js';
import { readCard } from './cards.js';

const folder = new URL('../../../../../shared/rules/en/riftbound-extra/', import.meta.url);
const texts = new URL('../../../../../shared/cards/riftbound-cards.jsonl', import.meta.url);

it.skipIf(!existsSync(texts) || !existsSync(folder))('cards written by hand come out as they were written', () => {
  const faces = new Map(
    handWritten.names.flatMap((_, at) => facesOf(handWritten.read(at)).map((face) => [face.name, face] as const)),
  );
  const errata = errataIn(fileURLToPath(folder));
  const unread: string[] = [];
  const read: string[] = [];
  const different: string[] = [];
  for (const line of readFileSync(texts, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { card, again } = riftboundLine(JSON.parse(line), errata);
    const face = faces.get(card.name);
    if (!face || again) continue;
    const { definition, why } = readCard(card);
    const [compiled] = definition ? facesOf(definition) : [];
    if (!compiled) {
      unread.push(`${face.name}: ${why}`);
      continue;
    }
    read.push(face.name);
    const same =
      canonical(comparable(compiled.abilities)) === canonical(comparable(face.abilities)) &&
      canonical(compiled.props) === canonical(face.props);
    if (!same) different.push(`${face.name}: ${canonical(comparable(compiled))}\n${canonical(comparable(face))}`);
  }
  expect(unread).toEqual([]);
  expect(different).toEqual([]);
  expect(read.length).toBeGreaterThan(40);
});

/** The cards written by hand against what their printed texts compile to; skipped where the texts are not at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { canonical, facesOf } from '@arbiter/engine';
import { handWritten } from '@arbiter/mtg';
import { expect, it } from 'vitest';
import { comparable } from '../src/compare/definitions.js';
import { compile } from './cards.js';

const texts = new URL('../../../../shared/cards/mtg-cards.jsonl', import.meta.url);

interface Printed {
  name: string;
  manaCost?: string;
  typeLine: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  oracleText?: string;
}

it.skipIf(!existsSync(texts))('cards written by hand come out as they were written', () => {
  const faces = new Map(
    handWritten.names.flatMap((_, at) => facesOf(handWritten.read(at)).map((face) => [face.name, face] as const)),
  );
  const compiled: string[] = [];
  const different: string[] = [];
  for (const line of readFileSync(texts, 'utf8').split('\n')) {
    const name = /"name": "([^"]*)"/.exec(line)?.[1];
    const face = name === undefined ? undefined : faces.get(name);
    if (!face) continue;
    const card: Printed = JSON.parse(line);
    const { power, toughness, loyalty } = card;
    const figures = Object.fromEntries(
      Object.entries({ power, toughness, loyalty }).filter(([, value]) => value !== undefined),
    ) as { [figure: string]: string };
    const { card: result } = compile({
      name: card.name,
      cost: card.manaCost ?? '',
      type: card.typeLine,
      figures,
      text: card.oracleText ?? '',
    });
    if (!result.definition?.abilities) continue;
    compiled.push(card.name);
    if (canonical(comparable(result.definition.abilities)) !== canonical(comparable(face.abilities)))
      different.push(card.name);
  }
  expect(different).toEqual([]);
  expect(compiled.length).toBeGreaterThan(150);
});

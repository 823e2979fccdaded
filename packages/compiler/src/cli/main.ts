#!/usr/bin/env node
/**
 * Compiles a bulk file of card texts.
 *
 *   arbiter-compile <bulk file> [--ruleset mtg] [--write folder] [--out definitions.ndjson] [--board board.txt] [--differences differences.txt] [--errata folder] [--most 60]
 *
 * `--write packages/mtg/data` renews the cards that Magic plays, and what is known of those that it does not; so does
 * `--ruleset ga --write packages/grand-archive/data` for Grand Archive, and `--ruleset riftbound --write packages/riftbound/data`;
 * `--errata` is a folder with announcements of texts that are later than the printed ones.
 */
import { createWriteStream, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CardLibrary } from '@arbiter/engine';
import * as grandArchive from '@arbiter/grand-archive';
import * as magic from '@arbiter/mtg';
import * as riftbound from '@arbiter/riftbound';
import type { GameGrammar } from '../game.js';
import { grandArchiveGrammar } from '../grand-archive/game.js';
import { magicGrammar } from '../mtg/game.js';
import { riftboundGrammar } from '../riftbound/game.js';
import { Board } from './board.js';
import { bulkCards, compileBulk } from './bulk.js';
import { type HandWritten, liesBeside, playedIn, Records, writeData } from './data.js';
import { errataIn } from './errata.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: 'string', default: 'mtg' },
    write: { type: 'string' },
    out: { type: 'string' },
    board: { type: 'string' },
    differences: { type: 'string' },
    errata: { type: 'string' },
    most: { type: 'string', default: '60' },
  },
});
/** What is known of a game: how its texts are read, and which cards it plays by hand. */
interface Compiling {
  grammar: GameGrammar;
  definitions: CardLibrary;
  handWritten: HandWritten;
  /** Cards that no deck has are counted as well: others bring them into a game. */
  all?: true;
  /** Effects summon tokens by their names, so that what these are is kept as well. */
  tokens?: true;
}
const ga: Compiling = {
  grammar: grandArchiveGrammar as GameGrammar,
  definitions: grandArchive.rules.definitions,
  handWritten: grandArchive.handWritten,
  all: true,
  tokens: true,
};
const rb: Compiling = {
  grammar: riftboundGrammar as GameGrammar,
  definitions: riftbound.rules.definitions,
  handWritten: riftbound.handWritten,
  all: true,
};
const GAMES: { [ruleset: string]: Compiling } = {
  mtg: {
    grammar: magicGrammar as GameGrammar,
    definitions: magic.rules.definitions,
    handWritten: magic.handWritten,
  },
  'grand-archive': ga,
  ga,
  riftbound: rb,
};
const [file] = positionals;
const game = GAMES[values.ruleset];
if (file === undefined || !game) {
  process.stderr.write(
    'usage: arbiter-compile <bulk file> [--ruleset mtg|ga|riftbound] [--write <folder>] [--out <file>] [--board <file>] [--differences <file>] [--errata <folder>]\n',
  );
  process.exit(2);
}

const out = values.out === undefined ? undefined : createWriteStream(values.out);
const before = values.write === undefined ? new Map() : playedIn(values.write);
const records = new Records(game.grammar.version, game.definitions, game.handWritten, before);
const board = new Board();
const times: number[] = [];
const errata = values.errata === undefined ? undefined : errataIn(values.errata);
for await (const bulk of bulkCards(file, errata)) {
  if (!game.all && liesBeside(bulk)) continue;
  const begun = performance.now();
  const compiled = compileBulk(bulk, game.grammar);
  const { card, trace } = compiled;
  if (values.write !== undefined && Records.takes(bulk, game)) records.add(bulk, compiled);
  times.push(performance.now() - begun);
  board.add(bulk, card, trace);
  if (card.definition && card.status === 'exact') out?.write(`${JSON.stringify(card.definition)}\n`);
}
out?.end();
if (values.write !== undefined) writeData(values.write, records.files());
times.sort((a, b) => a - b);
const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
const figures = `${times.length} cards; ms a card: mean ${mean.toFixed(2)}, 99th percentile ${times[Math.floor(times.length * 0.99)]?.toFixed(2)}, most ${times.at(-1)?.toFixed(1)}`;
const text = `${figures}\n\n${board.text(Number(values.most))}\n`;
if (values.board === undefined) process.stdout.write(text);
else writeFileSync(values.board, text);
if (values.differences !== undefined)
  writeFileSync(
    values.differences,
    `${[...board.refusals.map((one) => `refused ${one}`), ...board.differences, ...board.doubts.map((one) => `doubtful ${one}`)].join('\n')}\n`,
  );

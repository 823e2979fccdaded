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

/** What no rows read: written by hand for that reason. */
const UNREAD = [
  'Akshan, Mischievous',
  'Baron Nashor',
  'Bone Skewer',
  'Decree of Focus',
  'Endless Riches',
  'Dragon Roost',
  'Ezreal, Prodigy',
  'Fallen Feline',
  'Flame Chompers',
  'Forgotten Signpost',
  'Gemhand Hunter',
  'Heedless Resurrection',
  'Heimerdinger, Inventor',
  'Hextech Gauntlets',
  'Hostile Takeover',
  'Immortal Phoenix',
  'Irelia, Graceful',
  'Ivern, Friend to All',
  'Kato the Arm',
  'Jayce, Man of Progress',
  'Kayle, Justified',
  'Lee Sin, Ascetic',
  'Lucian, Purifier',
  'Pack of Wonders',
  'Patched Porobot',
  'Promising Future',
  'Ravenborn Tome',
  'Rebuttal',
  "Rek'Sai, Breacher",
  "Rek'Sai, Swarm Queen",
  'Rell, Magnetic',
  "Ripper's Bay",
  'Risen Altar',
  'Rumble, Hotheaded',
  'Shadow Order Disciple',
  'Shady Spectacles',
  'Skyfall of Areion',
  'Stalking Wolf',
  'Stand United',
  'Star Spring',
  'Svellsongur',
  'Symbol of the Solari',
  'The List',
  'The Zero Drive',
  'Tricksy Tentacles',
  'Twisted Fate, Gambler',
  'Undying Legion',
  'Volibear, Imposing',
];
/** Read, and not exact: the language refuses what is read, or the printer says something else of it. */
const READ_OTHERWISE: string[] = ['Renata Glasc, Mastermind', 'Undertitan', 'Zilean, Time Mage'];

it.skipIf(!existsSync(texts) || !existsSync(folder))('cards written by hand come out as they were written', () => {
  const faces = new Map(
    handWritten.names.flatMap((_, at) => facesOf(handWritten.read(at)).map((face) => [face.name, face] as const)),
  );
  const errata = errataIn(fileURLToPath(folder));
  const unread: { [name: string]: string } = {};
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
      unread[face.name] = why;
      continue;
    }
    read.push(face.name);
    const same =
      canonical(comparable(compiled.abilities)) === canonical(comparable(face.abilities)) &&
      canonical(compiled.props) === canonical(face.props);
    if (!same && !READ_OTHERWISE.includes(face.name))
      different.push(`${face.name}: ${canonical(comparable(compiled))}\n${canonical(comparable(face))}`);
  }
  expect(Object.entries(unread).filter(([name]) => !UNREAD.includes(name))).toEqual([]);
  expect(different).toEqual([]);
  expect(read.length).toBeGreaterThan(40);
});

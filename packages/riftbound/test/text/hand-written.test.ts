/** What the cards written by hand are printed as, beside what is printed on them, where the list of cards is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { shown } from '@arbiter/engine';
import { unheard } from '@arbiter/test-kit/printing';
import { describe, expect, it } from 'vitest';
import { cards, tokens } from '../../src/cards/index.js';
import { language } from '../../src/index.js';
import { abilitiesWording } from '../../src/text/index.js';
import { saysOf, UNSAID } from './printing.js';

const list = new URL('../../../../../shared/cards/riftbound-cards.jsonl', import.meta.url);
const texts = new Map<string, string>();
if (existsSync(list))
  for (const line of readFileSync(list, 'utf8').split('\n'))
    if (line !== '') {
      const { name, fullName, text, variant } = JSON.parse(line) as {
        name: string;
        fullName: string | null;
        text: string | null;
        variant: boolean;
      };
      if (!variant) for (const one of [name, fullName]) if (one !== null) texts.set(one, text ?? '');
    }

/**
 * Cards for parts of which the printer has no words yet: labels and views show these by the words of the language. Nothing
 * but their own tests proves them.
 */
const UNPRINTED = new Set([
  'Jayce, Man of Progress',
  'Dragon Roost',
  'Svellsongur',
  'Shady Spectacles',
  'Skyfall of Areion',
  'The Zero Drive',
  'Heimerdinger, Inventor',
  'Undying Legion',
  'Kayle, Justified',
  'Lee Sin, Ascetic',
  'Renata Glasc, Mastermind',
  'Stand United',
  'Bone Skewer',
  'Flame Chompers',
  'Immortal Phoenix',
  'Star Spring',
  'Volibear, Imposing',
  'Baron Nashor',
  'Ravenborn Tome',
  'Stalking Wolf',
  'Zilean, Time Mage',
  'Fallen Feline',
  'Forgotten Signpost',
  'Heedless Resurrection',
  'Hextech Gauntlets',
  'Rumble, Hotheaded',
  'The List',
  'Tricksy Tentacles',
  'Akshan, Mischievous',
  'Decree of Focus',
  'Endless Riches',
  'Ezreal, Prodigy',
  'Gemhand Hunter',
  'Hostile Takeover',
  'Irelia, Graceful',
  'Ivern, Friend to All',
  'Kato the Arm',
  'Pack of Wonders',
  'Promising Future',
  "Rek'Sai, Breacher",
  "Rek'Sai, Swarm Queen",
  'Rell, Magnetic',
  "Ripper's Bay",
  'Risen Altar',
  'Shadow Order Disciple',
  'Symbol of the Solari',
  'Twisted Fate, Gambler',
  'Undertitan',
]);
const isPrinted = ({ name }: { name: string }): boolean => !UNPRINTED.has(name);
const all = [...cards, ...tokens].filter(isPrinted).filter(({ name }) => texts.size === 0 || texts.has(name));

describe.skipIf(texts.size === 0)('beside the printed texts', () => {
  it.each(all.map((card) => [card.name, card] as const))('%s says what is printed on it', (name, card) => {
    const text = texts.get(name) ?? UNSAID;
    const wordings = abilitiesWording(card.abilities, card).map(shown);
    expect(saysOf(text, card), `${text}\n${wordings.join('\n')}`).toBe(true);
  });
});

describe.skipIf(texts.size === 0)('cards that the printer has no words for', () => {
  it('are none whose printed text it says after all', () => {
    const said = cards.filter((card) => !isPrinted(card) && saysOf(texts.get(card.name) ?? UNSAID, card));
    expect(said.map(({ name }) => name)).toEqual([]);
  });
});

describe('cards written by hand', () => {
  it.each(all.map((card) => [card.name, card] as const))('%s has words for all that it does', (_, card) => {
    expect(abilitiesWording(card.abilities, card).filter((one) => shown(one).includes(UNSAID))).toEqual([]);
  });

  it('each parameter of each of their words shows in what is printed', () => {
    expect(unheard(cards.filter(isPrinted), abilitiesWording, (is) => language.check(is).ok, OTHER)).toEqual(UNHEARD);
  });
});

/** Parameters that cards don't print, and why. */
const UNHEARD: string[] = [];

const OTHER: { [word: string]: string } = {
  you: 'opponent',
  opponent: 'you',
  opponents: 'you',
  players: 'opponents',
  self: 'attached',
  hand: 'trash',
  board: 'trash',
  trash: 'hand',
  top: 'bottom',
  bottom: 'top',
  action: 'reaction',
  reaction: 'action',
  '>=': '<=',
};

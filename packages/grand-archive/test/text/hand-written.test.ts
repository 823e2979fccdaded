/** What the cards of the starters, which are written by hand, are printed as, beside what is printed on them, where the list of cards is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { shown } from '@arbiter/engine';
import { unheard } from '@arbiter/test-kit/printing';
import { describe, expect, it } from 'vitest';
import { starterCards as cards } from '../../src/cards/index.js';
import { language } from '../../src/index.js';
import { abilitiesWording } from '../../src/text/index.js';
import { saysOf, UNSAID } from './printing.js';

const list = new URL('../../../../../shared/cards/ga-cards.jsonl', import.meta.url);
const texts = new Map<string, string>();
if (existsSync(list))
  for (const line of readFileSync(list, 'utf8').split('\n'))
    if (line !== '') {
      const { name, effect } = JSON.parse(line) as { name: string; effect: string | null };
      texts.set(name, effect ?? '');
    }

/** Cards that say the same in another way than their definitions are put together. */
const OTHERWISE: { [name: string]: string } = {
  'Crux Sight': 'what its additional cost brings is a quoted ability that it gains',
};

describe.skipIf(texts.size === 0)('beside the printed texts', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s says what is printed on it', (name, card) => {
    const text = texts.get(name);
    const wordings = abilitiesWording(card.abilities, card).map(shown);
    expect(saysOf(text ?? UNSAID, card), `${text}\n${wordings.join('\n')}`).toBe(!(name in OTHERWISE));
  });
});

describe('cards written by hand', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s has words for all that it does', (_, card) => {
    expect(abilitiesWording(card.abilities, card).filter((one) => shown(one).includes(UNSAID))).toEqual([]);
  });

  it('each parameter of each of their words shows in what is printed', () => {
    expect(unheard(cards, abilitiesWording, (is) => language.check(is).ok, OTHER)).toEqual(UNHEARD);
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
  memory: 'hand',
  field: 'graveyard',
  graveyard: 'field',
  top: 'bottom',
  bottom: 'top',
  '>=': '<=',
};

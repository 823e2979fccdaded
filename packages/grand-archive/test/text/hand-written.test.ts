/** What the cards written by hand are printed as, beside what is printed on them, where the list of cards is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { canonical, type SingleFaced, shown } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../../src/cards/index.js';
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
    const silent = cards.flatMap((card) =>
      mutants(card)
        .filter(({ is }) => language.check(is).ok && sameWords(card, is))
        .map(({ at }) => `${card.name}: ${at}`),
    );
    expect(silent).toEqual(UNHEARD);
  });
});

/** Parameters that cards don't print, and why. */
const UNHEARD: string[] = [];

const sameWords = (card: SingleFaced, other: SingleFaced): boolean =>
  canonical(abilitiesWording(card.abilities, card)) === canonical(abilitiesWording(other.abilities, other));

/** Names that an author chose mean only what they are used for, and texts for people nothing. */
const NAMES = ['label', 'prompt', 'save', 'as', 'saved', 'number', 'keyword', 'kind', 'do', 'on', 'mod', 'pay'];
interface Mutant {
  at: string;
  is: SingleFaced;
}
/** The card with one number, word or switch of its abilities changed. */
function mutants(card: SingleFaced): Mutant[] {
  const found: Mutant[] = [];
  const visit = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) visit(value, [...path, Array.isArray(part) ? Number(key) : key]);
      return;
    }
    const last = path.findLast((step) => typeof step === 'string');
    if (typeof last === 'string' && NAMES.includes(last)) return;
    for (const other of otherThan(part)) {
      const is = structuredClone(card);
      put(is.abilities, path, other);
      found.push({ at: `${path.join('.')}: ${String(other)}`, is });
    }
  };
  visit(card.abilities, []);
  return found;
}
function otherThan(part: unknown): unknown[] {
  if (typeof part === 'number') return [part + 1];
  if (typeof part === 'boolean') return [!part];
  return typeof part === 'string' ? [OTHER[part] ?? `${part}X`] : [];
}
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
function put(within: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): void {
  const holder = within as { [step: string | number]: unknown };
  if (step === undefined) return;
  if (rest.length === 0) holder[step] = value;
  else put(holder[step], rest, value);
}

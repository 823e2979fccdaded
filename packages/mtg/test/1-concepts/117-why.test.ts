/** Why something can't be done now: each reason by itself, with the rule that forbids it. */
import type { Matcher } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { magic } from '../../src/index.js';

const reasons = (game: Play, pick: Matcher): string[][] =>
  (magic.why?.(game.state, 0, pick).reasons ?? []).map(({ rules }) => rules);
const CAST = { kind: 'CAST', card: 'Murder' };

it('118.3, 601.2h what can’t be paid is told by itself', () => {
  const game = magicPosition([{ hand: ['Murder'] }, { battlefield: ['Grizzly Bears'] }]);
  expect(reasons(game, CAST)).toEqual([['mtg:118.3', 'mtg:601.2h']]);
});

it('601.2c, 115.1 so is a target that isn’t there', () => {
  const game = magicPosition([{ hand: ['Murder'], battlefield: lands(3, 'Swamp') }, {}]);
  expect(reasons(game, CAST)).toEqual([['mtg:601.2c', 'mtg:115.1']]);
});

it('601.2h, 601.2c two reasons are two', () => {
  const game = magicPosition([{ hand: ['Murder'] }, {}]);
  expect(reasons(game, CAST)).toEqual([
    ['mtg:118.3', 'mtg:601.2h'],
    ['mtg:601.2c', 'mtg:115.1'],
  ]);
});

it('601.3 a card is cast only from where something lets its player cast it', () => {
  const game = magicPosition([
    { graveyard: ['Murder'], battlefield: lands(3, 'Swamp') },
    { battlefield: ['Grizzly Bears'] },
  ]);
  expect(reasons(game, CAST)).toEqual([['mtg:601.3']]);
});

it('118.3 abilities are told of like spells', () => {
  const pick = { kind: 'ACTIVATE', card: 'Frilled Sea Serpent' };
  const game = magicPosition([{ battlefield: ['Frilled Sea Serpent', ...lands(7, 'Island')] }, {}]);
  expect(magic.why?.(game.state, 0, pick).offered).toBe(true);
  const poor = magicPosition([{ battlefield: ['Frilled Sea Serpent', ...lands(6, 'Island')] }, {}]);
  expect(reasons(poor, pick)).toEqual([['mtg:118.3', 'mtg:601.2h']]);
});

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

const ACTIVATE = (card: string, more: Matcher = {}): Matcher => ({ kind: 'ACTIVATE', card, ...more });

it.each(['Llanowar Elves', 'Prodigal Pyromancer'])('302.6, 602.5a %s came too late to be tapped', (card) => {
  const at = (sick: boolean): Play => magicPosition([{ battlefield: [{ card, sick }] }, {}]);
  expect(magic.why?.(at(false).state, 0, ACTIVATE(card)).offered).toBe(true);
  expect(reasons(at(true), ACTIVATE(card))).toEqual([['mtg:302.6', 'mtg:602.5a']]);
});

it('118.3 of mana abilities too is told that their costs can’t be paid', () => {
  const game = magicPosition([{ battlefield: [{ card: 'Forest', tapped: true }] }, {}]);
  expect(reasons(game, ACTIVATE('Forest'))).toEqual([['mtg:118.3', 'mtg:601.2h']]);
});

it('602.5d an ability that a keyword brings has its time as well', () => {
  const first = { battlefield: ['Grizzly Bears', 'Short Sword', 'Mountain'] };
  const game = magicPosition([first, {}], { turn: { step: 'upkeep' } });
  expect(reasons(game, ACTIVATE('Short Sword'))).toEqual([['mtg:602.5d']]);
});

it('118.3 one of several abilities is meant by its loyalty cost', () => {
  const game = magicPosition([{ battlefield: [{ card: 'Chandra Nalaar', counters: { loyalty: 3 } }] }, {}]);
  expect(magic.why?.(game.state, 0, ACTIVATE('Chandra Nalaar')).offered).toBe(true);
  const most = reasons(game, ACTIVATE('Chandra Nalaar', { loyalty: '-8' }));
  expect(most).toEqual([['mtg:118.3', 'mtg:601.2h']]);
});

it('602.1 what has no such ability is told of as that', () => {
  const game = magicPosition([{ battlefield: ['Grizzly Bears', 'Prodigal Pyromancer'] }, {}]);
  expect(reasons(game, ACTIVATE('Grizzly Bears'))).toEqual([['mtg:602.1']]);
  expect(reasons(game, ACTIVATE('Prodigal Pyromancer', { ability: 7 }))).toEqual([['mtg:602.1']]);
});

it('606.3 a second loyalty ability in a turn is told of as that', () => {
  const game = magicPosition([{ battlefield: ['Chandra Nalaar'] }, {}]);
  game.answer(0, { choose: [{ kind: 'ACTIVATE', loyalty: '+1' }] }, { choose: [{ player: 1 }] });
  for (const seat of [0, 1]) game.answer(seat, { choose: [{ kind: 'PASS' }] });
  expect(reasons(game, ACTIVATE('Chandra Nalaar'))).toEqual([['mtg:606.3']]);
});

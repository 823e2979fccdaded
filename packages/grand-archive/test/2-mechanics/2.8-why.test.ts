/** Why something can't be done now: each reason by itself, with the rule that forbids it. */
import type { Matcher } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { type ArchivePlay, lorraine, position } from '../support/play.js';

const reasons = (game: ArchivePlay, pick: Matcher): string[][] =>
  (grandArchive.why?.(game.state, 0, pick).reasons ?? []).map(({ rules }) => rules);

it('2.3.1.8 what can’t be paid is told by itself', () => {
  const game = position([{ champion: lorraine(), hand: ['Crusader of Aesa'] }, {}]);
  expect(reasons(game, { kind: 'ACTIVATE_CARD', card: 'Crusader of Aesa' })).toEqual([['ga:2.3.1.8']]);
});

it('2.3.1.5 so is a target that isn’t there', () => {
  const hand = ['Training Session', 'Veteran Soldier', 'Veteran Soldier'];
  const game = position([{ champion: lorraine(), hand }, {}]);
  const [first, ...others] = reasons(game, { kind: 'ACTIVATE_CARD', card: 'Training Session' });
  expect(first).toContain('ga:2.3.1.5');
  expect(others).toEqual([]);
});

it('2.3.1.1 a card is activated only from where something lets its player activate it', () => {
  const game = position([{ champion: lorraine(), hand: ['Veteran Soldier'], graveyard: ['Crusader of Aesa'] }, {}]);
  expect(reasons(game, { kind: 'ACTIVATE_CARD', card: 'Crusader of Aesa' })).toEqual([['ga:2.3.1.1']]);
});

it('2.6.1.1, 2.6.1.4 a unit that is rested does not attack', () => {
  const attack = { kind: 'ATTACK', card: 'Esteemed Knight' };
  const at = (rested: boolean): ArchivePlay => position([{ field: [{ card: 'Esteemed Knight', rested }] }, {}]);
  expect(grandArchive.why?.(at(false).state, 0, attack).offered).toBe(true);
  expect(reasons(at(true), attack)).toEqual([['ga:2.6.1.1', 'ga:2.6.1.4', 'ga:1.7.2.4']]);
});

it('2.6.1.3 nor does a champion without a weapon', () => {
  const attack = { kind: 'ATTACK', card: 'Lorraine, Wandering Warrior' };
  expect(reasons(position([{ champion: lorraine() }, {}]), attack)).toEqual([['ga:2.6.1.3']]);
});

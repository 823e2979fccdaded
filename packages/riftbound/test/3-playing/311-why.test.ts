/** Why something can't be done now: each reason by itself, with the rule that forbids it. */
import type { Matcher } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { position, type RiftboundPlay } from '../support/position.js';

const reasons = (game: RiftboundPlay, pick: Matcher): string[][] =>
  (riftbound.why?.(game.state, 0, pick).reasons ?? []).map(({ rules }) => rules);
const RAY = { kind: 'PLAY', card: 'Hextech Ray' };

it('357.1 what can’t be paid is told by itself', () => {
  const game = position([{ hand: ['Noxus Hopeful'], runes: [] }, {}]);
  expect(reasons(game, { kind: 'PLAY', card: 'Noxus Hopeful' })).toEqual([['riftbound:357.1']]);
});

it('355.5 so is something that must be chosen and isn’t there', () => {
  const game = position([{ hand: ['Hextech Ray'] }, {}]);
  const [first, ...others] = reasons(game, RAY);
  expect(first).toContain('riftbound:355.5');
  expect(others).toEqual([]);
});

it('357.1, 355.5 two reasons are two', () => {
  const game = position([{ hand: ['Hextech Ray'], runes: [] }, {}]);
  expect(reasons(game, RAY)).toHaveLength(2);
});

it('419.1.a a card is played only from where something lets its player play it', () => {
  const game = position([{ trash: ['Noxus Hopeful'] }, {}]);
  expect(reasons(game, { kind: 'PLAY', card: 'Noxus Hopeful' })).toEqual([['riftbound:419.1.a']]);
});

it('144.2 a unit that is exhausted moves nowhere', () => {
  const move = { kind: 'MOVE', card: 'Pouty Poro' };
  const at = (exhausted: boolean): RiftboundPlay => position([{ base: [{ card: 'Pouty Poro', exhausted }] }, {}]);
  expect(riftbound.why?.(at(false).state, 0, move).offered).toBe(true);
  expect(reasons(at(true), move)).toEqual([['riftbound:144.2']]);
});

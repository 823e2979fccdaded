/** Players of Commander games leave at any moment (104.3a, 800.4a), asked about their commanders or not. */
import { leaveOneByOne } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { leave, to } from '../8-multiplayer/table.js';
import { commanders } from './cards.js';

const player = {
  command: ['Test Captain'],
  hand: ['Test Bounce', 'Test Kill', 'Test Tuck', 'Test Draw', 'Test Banish'],
  battlefield: [{ card: 'Test Titan', commander: true }, 'Plains', 'Plains', 'Plains', 'Test Squire'],
};

describe('leaving a Commander game', () => {
  it.each(Array.from({ length: 6 }, (_, seed) => seed))('mtg:104.3a at any moment whatever: %i', (seed) => {
    const game = commanders(Array.from({ length: 3 + (seed % 2) }, () => player));
    expect(leaveOneByOne(magic, game.state, seed).result).not.toBeNull();
  });

  it.each(['Test Kill', 'Test Bounce'])('mtg:800.4a while asked where a commander goes after %s', (spell) => {
    const game = commanders([{ battlefield: [{ card: 'Test Captain', commander: true }] }, { hand: [spell] }, {}]);
    to(game, 1).castAt(1, spell, { card: 'Test Captain' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0 });
    leave(game, 0);
    expect([game.zones('Test Captain'), game.decision().kind, game.zones(spell)]).toEqual([
      [],
      'PRIORITY',
      ['graveyard'],
    ]);
  });
});

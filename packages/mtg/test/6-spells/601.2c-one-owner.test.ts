/** Targets that all belong to one player: so many of one graveyard (601.2c). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, creatureCard, exile, t, tap, target } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const theirs = target([{ zone: 'graveyard' }, { owner: 'opponent' }], { min: 2, max: 2, together: 'sameOwner' });
const tracker = creatureCard(
  'Test Tracker',
  '{1}',
  'Rat',
  '1/1',
  activated([tap], { targets: [theirs], effects: [exile(t(0))] }),
);
/** It is ready, and these cards lie in the graveyards of two opponents. */
const over = (...graveyards: string[][]) =>
  table([{ battlefield: ['Test Tracker'] }, ...graveyards.map((graveyard): JsonObject => ({ graveyard }))], {
    definitions: [tracker] as never,
  });

describe('two cards from an opponent’s graveyard', () => {
  it('mtg:601.2c are not chosen of two opponents, and can’t be where none of them has two', () => {
    expect(
      over(['Shock'], ['Murder'])
        .decision()
        .options.map(({ kind }) => kind),
    ).toEqual(['PASS']);
    const forced = over(['Shock', 'Opt'], ['Murder']).activate(0, 'Test Tracker');
    expect(forced.view().stack[0]?.targets).toMatchObject([{ card: 'Shock' }, { card: 'Opt' }]);
    const game = over(['Shock', 'Opt'], ['Murder', 'Blur']).activate(0, 'Test Tracker');
    game.refused(0, { choose: [{ card: 'Opt' }, { card: 'Murder' }] });
    game.choose(0, [{ card: 'Murder' }, { card: 'Blur' }]);
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Murder' }, { card: 'Blur' }]);
  });
});

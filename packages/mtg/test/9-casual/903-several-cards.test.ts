/** Commanders that are one permanent with other cards (903.3b, 903.3c, 903.9c). */
import type { Filter } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, creatureCard, exile, keyword, mana, meldPair } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';
import { CARDS } from './cards.js';

const other: Filter = [{ zone: 'battlefield' }, { owner: 'you' }, { named: 'Test Half' }];
const definitions = [
  ...CARDS,
  creatureCard('Test Mutant', '{4}', 'Beast', '4/4', keyword('mutate', { cost: [mana('{0}')] })),
  ...meldPair(
    creatureCard(
      'Test Melder',
      '{1}',
      'Golem',
      '1/1',
      activated([mana('{0}')], {
        effects: [exile('self', 'pair'), exile({ each: other }, 'pair'), { do: 'meld', what: { saved: 'pair' } }],
      }),
    ),
    creatureCard('Test Half', '{2}', 'Golem', '2/2'),
    card('Test Whole', { type: 'Creature — Golem', power: 7, toughness: 7 }),
  ),
];
const play = (mine: object): Play =>
  table([mine, {}, {}] as never, { definitions: definitions as never, options: { format: 'commander' } });

/** A commander that is topmost, or beneath, in a merged permanent. */
function merged(over: boolean, hand: string[] = []): Play {
  const game = play({
    hand: ['Test Mutant', ...hand],
    battlefield: [{ card: 'Test Titan', commander: true }],
  });
  game.choose(0, { card: 'Test Mutant', method: 'mutate' });
  if (!game.waiting()) game.choose(0, { card: 'Test Titan' });
  return game.resolve().answer(0, { confirm: over });
}
const melded = (commander: string, hand: string[] = []): Play => {
  const entry = (name: string) => (name === commander ? { card: name, commander: true } : name);
  const game = play({ hand, battlefield: [entry('Test Melder'), entry('Test Half')] })
    .activate(0, 'Test Melder')
    .resolve();
  // It was exiled on the way, which its owner is asked about only if it stays there.
  return game;
};

describe('commanders among other cards', () => {
  it.each(['Test Melder', 'Test Half'])('mtg:903.3b what the commander %s is melded into is that commander', (name) => {
    expect(melded(name).the('Test Melder')).toMatchObject({ name: 'Test Whole', commander: true });
  });
  it.each([
    [true, 'Test Mutant'],
    [false, 'Test Titan'],
  ])('mtg:903.3c a merged permanent with the commander among its components is that commander (%s)', (over, name) => {
    expect(merged(over).the(name)).toMatchObject({ name, commander: true });
  });
  it.each([
    [true, 'Test Mutant'],
    [false, 'Test Titan'],
  ])('mtg:903.9c of a merged commander only its own card goes to the command zone (%s)', (over, name) => {
    for (const confirm of [true, false]) {
      const game = merged(over, ['Test Bounce']).castAt(0, 'Test Bounce', { card: name }).resolve();
      expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0 });
      game.answer(0, { confirm });
      expect([game.zones('Test Titan'), game.zones('Test Mutant')]).toEqual([[confirm ? 'command' : 'hand'], ['hand']]);
      expect(game.all('Test Mutant', 'hand')).toMatchObject([{ card: 'Test Mutant' }]);
      expect(game.all('Test Mutant', 'hand')[0]?.commander).toBeUndefined();
    }
  });
  it.each(['Test Melder', 'Test Half'])('mtg:903.9c of a melded commander only %s goes there', (name) => {
    const game = melded(name, ['Test Tuck']).castAt(0, 'Test Tuck', { card: 'Test Melder' }).resolve();
    game.answer(0, { confirm: true });
    const second = name === 'Test Half' ? 'Test Melder' : 'Test Half';
    expect([game.zones(name), game.zones(second)]).toEqual([['command'], ['library']]);
  });
});

/** Sources of damage that a player chooses (609.7). */
import type { Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, creatureCard, damage, instant } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const red = { has: ['colors', 'R'] as [string, string] };
const shield = (more: object): Effect[] => [
  { do: 'chooseSource', filter: [red], save: 'source' },
  {
    do: 'createReplacement',
    replaces: { on: 'damage', source: [red], prevent: true },
    from: { saved: 'source' },
    until: { kind: 'endOfTurn' },
    ...more,
  },
];
const cards = [
  card('Test Circle', {
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [activated([{ pay: 'mana', cost: '{1}' }], { effects: shield({ entities: 'you', once: true }) })],
  }),
  creatureCard(
    'Test Pinger',
    '{R}',
    'Goblin',
    '1/1',
    activated([{ pay: 'tap' }], { effects: [damage(1, 'opponents')] }),
  ),
  creatureCard(
    'Test Spitter',
    '{R}',
    'Goblin',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { effects: [damage(2, 'opponents')] }),
  ),
  creatureCard('Test Archer', '{G}', 'Elf', '1/1', activated([{ pay: 'tap' }], { effects: [damage(1, 'opponents')] })),
  instant('Test Burn', '{R}', { effects: [damage(3, 'opponents')] }),
];
const library = ['Forest', 'Forest'];
const play = (theirs: object) =>
  own(cards, [
    { library, ...theirs },
    { battlefield: ['Test Circle', 'Plains', 'Plains'], library },
  ]);

describe('a source of damage that is chosen', () => {
  it('mtg:609.7a mtg-2003:419.7c is a permanent or a spell that fits; the next damage that it deals is prevented', () => {
    const game = play({ hand: ['Test Burn'], battlefield: ['Mountain', 'Test Pinger', 'Test Archer'] })
      .cast(0, 'Test Burn')
      .pass()
      .activate(1, 'Test Circle')
      .resolve();
    const cards = game.decision().options?.map(({ card }) => card) ?? [];
    expect([...cards].sort()).toEqual(['Test Burn', 'Test Pinger']);
    game.choose(1, { card: 'Test Burn' }).resolveAll();
    expect(game.life(1)).toBe(20);
    game.activate(0, 'Test Pinger').resolve();
    expect(game.life(1)).toBe(19);
  });

  it('mtg:609.7a is the source of an ability on the stack, though it is gone', () => {
    const game = play({ battlefield: ['Test Spitter'] })
      .activate(0, 'Test Spitter')
      .pass()
      .activate(1, 'Test Circle')
      .resolve();
    if (game.decision().kind === 'CHOOSE_OBJECTS') game.choose(1, { card: 'Test Spitter' });
    expect(game.resolveAll().life(1)).toBe(20);
  });

  it('mtg:609.7b nothing is prevented of what others deal', () => {
    const game = play({ battlefield: ['Test Pinger', { card: 'Test Pinger' }, 'Mountain'] })
      .activate(0, 'Test Pinger')
      .pass()
      .activate(1, 'Test Circle')
      .resolve();
    const source = (game.view().stack.at(-1) as { source?: string } | undefined)?.source;
    const other = game.all('Test Pinger').find(({ id }) => id !== source);
    game.choose(1, { object: other?.id ?? '' }).resolveAll();
    expect(game.life(1)).toBe(19);
  });
});

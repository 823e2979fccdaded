/** When the game looks for state-based actions, and how often (704.3, 704.7). */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  another,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  dies,
  each,
  gainLife,
  instant,
  keyword,
  loseLife,
  plus,
  regenerate,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const definitions = [
  creatureCard(
    'Test Captain',
    '{0}',
    'Human',
    '1/1',
    continuous([creature, youControl, another], plus(0, 1)),
    triggered(dies, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Squire', '{0}', 'Human', '1/0', triggered(dies, { effects: [gainLife(2)] })),
  creatureCard('Test Page', '{0}', 'Human', '1/0'),
  creatureCard('Test Plain Captain', '{0}', 'Human', '1/1', continuous([creature, youControl, another], plus(0, 1))),
  instant('Test Shot', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Swoon', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'counters', what: t(0), kind: '-1/-1', amount: 2 },
      loseLife(20, 'you'),
      { do: 'counters', what: t(0), kind: '-1/-1', amount: -2 },
      gainLife(3),
    ],
  }),
  instant('Test Sting', '{0}', { effects: [damage(2, each(creature))] }),
  creatureCard('Test Lord', '{0}', 'Human', '1/1', continuous([creature, youControl, another], plus(2, 0))),
  creatureCard(
    'Test Grudge',
    '{0}',
    'Human',
    '1/1',
    triggered(dies, { effects: [damage({ stat: 'power', of: 'self' }, 'opponents')] }),
  ),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Human', power: 1, toughness: 1 }),
  creatureCard('Test Scorpion', '{0}', 'Scorpion', '2/2', keyword('deathtouch')),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([], { effects: [regenerate('self')] })),
];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });

describe('checking for state-based actions (704)', () => {
  it('mtg:704.3 after any action the check is repeated before anybody has priority', () => {
    // Damage kills the captain in the first check, and the page has no toughness without him in the second.
    const game = play({ hand: ['Test Shot'], battlefield: ['Test Plain Captain', 'Test Page'] });
    game.cast(0, 'Test Shot', { card: 'Test Plain Captain' }).resolve();
    expect([game.decision().kind, game.zones('Test Page')]).toEqual(['PRIORITY', ['graveyard']]);
  });

  it('mtg:704.3 only when a check has found nothing do triggers of all checks go on the stack, ordered together', () => {
    const game = play({ hand: ['Test Shot'], battlefield: ['Test Captain', 'Test Squire'] });
    game.cast(0, 'Test Shot', { card: 'Test Captain' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 0 });
    expect(game.decision().options).toHaveLength(2);
  });

  it.each([[['Test Lord', 'Test Grudge']], [['Test Grudge', 'Test Lord']]])(
    'mtg:704.8 what leaves in a check is remembered as it was before any of it: %j',
    (battlefield) => {
      const game = play({ hand: ['Test Sting'], battlefield })
        .cast(0, 'Test Sting')
        .resolveAll();
      expect([game.zones('Test Lord'), game.zones('Test Grudge'), game.life(1)]).toEqual([
        ['graveyard'],
        ['graveyard'],
        17,
      ]);
    },
  );

  it('mtg:704.5j the one that its controller chooses stays, the other goes', () => {
    const game = play({ hand: ['Test Queen'], battlefield: ['Test Queen'] });
    const { id } = game.the('Test Queen');
    game.cast(0, 'Test Queen').resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 0 });
    game.choose(0, { object: id });
    expect([game.the('Test Queen').id, game.all('Test Queen', 'graveyard').length]).toEqual([id, 1]);
  });

  it('mtg:704.4 nothing is checked between the instructions of a spell', () => {
    const game = play({ hand: ['Test Swoon'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Swoon')
      .resolve();
    expect([game.figures('Grizzly Bears'), game.life(0), game.result()]).toEqual(['2/2', 3, null]);
  });

  it('mtg:704.7 one shield replaces both destructions that two checks find', () => {
    const game = play({ battlefield: ['Test Troll'] }, { battlefield: ['Test Scorpion'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Troll')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Scorpion', 'Test Troll']);
    game.activate(0, 'Test Troll').resolve().until({ step: 'endOfCombat' });
    expect([game.zones('Test Troll'), game.happened('REPLACED').length]).toEqual([['battlefield'], 1]);
  });
});

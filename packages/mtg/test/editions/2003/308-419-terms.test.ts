/** What the glossary says of landhome and of redirecting damage, where the rules use it; and spells that are another’s card, in 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  keyword,
  player,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { fight, onStack, position } from './table.js';

ownCards(
  instant('Test Borrow', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'play', what: t(0), cost: [] }],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Elf', '{G}', 'Elf', '1/1'),
  creatureCard('Test Darter', '{0}', 'Elf', '1/1', keyword('flash')),
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test Spark', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  creatureCard('Test Martyr', '{0}', 'Cleric', '0/9', {
    kind: 'replacement',
    on: 'damage',
    target: { player: 'you' },
    change: { dealtTo: 'self' },
  } as never),
  creatureCard(
    'Test Leech',
    '{0}',
    'Leech',
    '2/2',
    triggered({ on: 'damage', source: 'self', match: { combat: true } } as never, { effects: [gainLife(3)] }),
  ),
  card('Test Haven', { cost: '', type: 'Land — Island', abilities: [] }),
);

describe('landhome', () => {
  const attackers = (mine: string[], theirs: string[]): boolean => {
    const game = position({ battlefield: ['Dandân', 'Grizzly Bears', ...mine] }, { battlefield: theirs });
    return JSON.stringify(game.until({ kind: 'ATTACKERS' }).decision().from).includes('Dandân');
  };

  it('mtg-2003:308.1 a creature with landhome attacks whom controls such a land, whatever its own player has', () => {
    expect([attackers(['Island'], []), attackers(['Island'], ['Forest'])]).toEqual([false, false]);
    expect([attackers(['Island'], ['Island']), attackers(['Island'], ['Test Haven'])]).toEqual([true, true]);
  });

  it('mtg-2003:410.8a landhome triggers for who controls the creature, and it goes to its owner’s graveyard', () => {
    const theirs = { battlefield: ['Dandân', 'Island'] };
    const game = position({ hand: ['Test Steal'] }, theirs)
      .castAt(0, 'Test Steal', { card: 'Dandân' })
      .resolve();
    expect([game.the('Dandân', 'battlefield').controller, onStack(game)]).toEqual([0, ['Dandân']]);
    game.resolve();
    expect(game.all('Dandân', 'graveyard').map(({ owner }) => owner)).toEqual([1]);
    const kept = position({ hand: ['Test Steal'], battlefield: ['Island'] }, theirs);
    kept.castAt(0, 'Test Steal', { card: 'Dandân' }).resolve();
    expect([kept.the('Dandân').controller, onStack(kept)]).toEqual([0, []]);
  });
});

describe('redirecting', () => {
  it('mtg-2003:419.1 damage that is dealt to something else instead is dealt by the same source, as combat damage or not', () => {
    const game = fight({ battlefield: ['Test Leech'] }, { battlefield: ['Test Martyr'] }, ['Test Leech']);
    game.until({ step: 'endOfCombat' });
    expect([game.life(1), game.the('Test Martyr').damage, game.life(0)]).toEqual([20, 2, 23]);
    const spark = position({ hand: ['Test Spark'] }, { battlefield: ['Test Martyr'] });
    spark.castAt(0, 'Test Spark', { player: 1 }).resolve();
    expect([spark.life(1), spark.the('Test Martyr').damage]).toEqual([20, 2]);
  });
});

describe('whose spell it is', () => {
  const borrowing = (name: string): Play => {
    const game = position({ hand: ['Test Borrow'] }, { graveyard: [name] });
    return game.castAt(0, 'Test Borrow', { card: name }).resolve().choose(0, { card: name }).resolveAll();
  };

  it('mtg-2003:413.2h who plays another’s card controls the permanent, and a spell goes to its owner’s graveyard', () => {
    expect(borrowing('Test Elf').the('Test Elf')).toMatchObject({ zone: 'battlefield', controller: 0, owner: 1 });
    const game = borrowing('Test Sip');
    expect([game.life(0), game.all('Test Sip', 'graveyard').map(({ owner }) => owner)]).toEqual([21, [1]]);
  });

  it('mtg-2003:413.2h a permanent spell of who is not the active player comes into play under their control', () => {
    const game = position({}, { hand: ['Test Darter'] })
      .pass()
      .cast(1, 'Test Darter')
      .resolve();
    expect(game.the('Test Darter')).toMatchObject({ zone: 'battlefield', controller: 1 });
  });
});

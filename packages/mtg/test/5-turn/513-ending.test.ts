import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const atEnd = { turn: { number: 3, active: 0, step: 'end' } };

describe('the end step (513)', () => {
  it('mtg:513.1 the active player gets priority in it, with its triggers on the stack', () => {
    const game = magicPosition([{ battlefield: ['Test Dusk'] }, {}], atEnd);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(stack(game)).toEqual(['Test Dusk']);
  });

  it('mtg:513.2 mtg-2003:313.2 a permanent that enters during the end step triggers at the next turn’s', () => {
    const game = magicPosition([{ hand: ['Test Flash Mob'] }, {}], atEnd)
      .cast(0, 'Test Flash Mob')
      .resolve();
    expect([game.all('Test Ghost').length, stack(game)]).toEqual([1, []]);
    game.until({ turn: 5, step: 'end' });
    expect(stack(game)).toEqual(['Test Ghost']);
    expect(game.life(0)).toBe(20);
  });

  it('mtg:513.2 a delayed ability made during the end step waits for the next turn’s', () => {
    const game = magicPosition([{ hand: ['Test Later'] }, {}], atEnd)
      .cast(0, 'Test Later')
      .resolve();
    expect(game.pass().pass().life(0)).toBe(20);
    game.until({ turn: 4, step: 'end' });
    expect(stack(game)).toEqual(['Test Later']);
    expect(game.resolve().life(0)).toBe(21);
  });
});

describe('the cleanup step (514)', () => {
  const ten = ['Shock', 'Opt', 'Divination', 'Blaze', 'Fog', 'Duress', 'Forest', 'Island', 'Swamp', 'Plains'];

  it('mtg:514.1 mtg-2003:314.1a the active player discards down to seven cards of their choice', () => {
    const game = magicPosition([{ hand: ten }, { hand: ten }], atEnd)
      .pass()
      .pass();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CLEANUP_DISCARD', shape: 'CHOOSE', min: 3, max: 3 });
    expect(game.refused(0, { choose: [{ card: 'Shock' }] }).rules).toContain('mtg:514.1');
    game.answer(0, { choose: [{ card: 'Shock' }, { card: 'Blaze' }, { card: 'Swamp' }] });
    expect([game.hand(0), game.hand(1)]).toEqual([7, 10]);
    expect(game.all('Blaze', 'graveyard')).toHaveLength(1);
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
  });

  it('mtg:514.1 with seven cards or fewer nobody discards', () => {
    const game = magicPosition([{ hand: ten.slice(0, 7) }, {}], atEnd)
      .pass()
      .pass();
    expect([game.hand(0), game.view().turn.number]).toEqual([7, 4]);
  });

  it('mtg:514.2 mtg-2003:314.1b damage wears off and "until end of turn" ends at the same time', () => {
    // 2/2 with three damage and +3/+3: were the bonus to end first, it would die.
    const mine = { hand: ['Test Growth'], battlefield: ['Grizzly Bears', 'Mountain'] };
    const game = magicPosition([mine, { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }])
      .castAt(0, 'Test Growth', { card: 'Grizzly Bears' })
      .resolve()
      .pass()
      .cast(1, 'Lightning Bolt', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').damage]).toEqual(['5/5', 3]);
    game.until({ turn: 4 });
    expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').damage]).toEqual(['2/2', 0]);
  });

  it('mtg:514.2 damage is removed from the other player’s permanents as well', () => {
    const theirs = { battlefield: [{ card: 'Hill Giant', damage: 2 }] };
    expect(magicPosition([{}, theirs]).until({ turn: 4 }).the('Hill Giant').damage).toBe(0);
  });

  it('mtg:514.3 mtg-2003:314.1c normally nobody gets priority in it', () => {
    const hand = ['Shock'];
    const game = magicPosition(
      [
        { hand, battlefield: ['Mountain'] },
        { hand, battlefield: ['Mountain'] },
      ],
      atEnd,
    );
    expect(game.pass().pass().view().turn).toMatchObject({ number: 4, step: 'upkeep' });
  });

  it('mtg:514.3a what the discard triggers goes on the stack; players get priority, and another cleanup step follows', () => {
    const game = magicPosition([{ hand: ten, battlefield: ['Test Regret', ...lands(1, 'Mountain')] }, {}], atEnd)
      .pass()
      .pass();
    game.answer(0, { choose: [{ card: 'Opt' }, { card: 'Blaze' }, { card: 'Swamp' }] });
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.view().turn).toMatchObject({ number: 3, step: 'cleanup', priority: 0 });
    expect(stack(game)).toEqual(['Test Regret', 'Test Regret', 'Test Regret']);
    game.cast(0, 'Shock', { player: 1 }).resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([23, 18]);
    game.pass().pass();
    const cleanups = game.happened('STEP_BEGAN').filter((e) => e.turn === 3 && e.step === 'cleanup');
    expect(cleanups).toHaveLength(2);
    expect(game.view().turn.number).toBe(4);
  });

  it('mtg:514.3a what triggers at the beginning of the cleanup step is put on the stack in it', () => {
    const game = magicPosition([{ hand: ['Test Night'] }, {}], atEnd)
      .cast(0, 'Test Night')
      .resolve()
      .pass()
      .pass();
    expect(game.view().turn).toMatchObject({ number: 3, step: 'cleanup', priority: 0 });
    expect(stack(game)).toEqual(['Test Night']);
  });

  it('mtg:514.3a a state-based action as effects end gives players priority too; mtg:514.3 in the cleanup step after it nobody has it', () => {
    const game = magicPosition(
      [{ hand: ['Test Masquerade'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
      atEnd,
    );
    game.castAt(0, 'Test Masquerade', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('0/2');
    game.pass().pass();
    expect(game.view().turn).toMatchObject({ number: 3, step: 'cleanup', priority: 0 });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    game.pass().pass();
    expect(game.view().turn.number).toBe(4);
  });

  it('mtg:514.3a effects until end of turn that begin in a cleanup step end in the next one', () => {
    const game = magicPosition([{ hand: ['Test Growth', 'Test Night'], battlefield: ['Grizzly Bears'] }, {}], atEnd);
    game.cast(0, 'Test Night').resolve().pass().pass();
    game.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('2/2');
  });
});

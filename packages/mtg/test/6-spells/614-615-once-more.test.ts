/** What replaces, what prevents, and what can’t happen at all (614, 615). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { cards } from './resolving-cards.js';

ownCards(...cards);

describe('replacement and prevention (614, 615)', () => {
  it('mtg:614.7 where nothing would happen nothing is replaced', () => {
    const game = magicPosition([
      { hand: ['Test Regrow', 'Test Steel', 'Test Kill', 'Test Strip', 'Test Kill'], battlefield: ['Test Cub'] },
      {},
    ]);
    for (const name of ['Test Regrow', 'Test Steel', 'Test Kill', 'Test Strip'])
      game.castAt(0, name, { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').tapped).toBe(false);
    // The shield is there still.
    game.castAt(0, 'Test Kill', { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').tapped).toBe(true);
  });

  it('mtg:614.9 mtg-2003:419.6c damage is dealt to another instead; where that is no creature any more, to whom it would have been', () => {
    const play = (stone: boolean) => {
      const game = magicPosition([
        { hand: ['Shock', 'Test Stone'], battlefield: ['Mountain'] },
        { battlefield: ['Test Guard'] },
      ]);
      if (stone) game.castAt(0, 'Test Stone', { card: 'Test Guard' }).resolve();
      game.cast(0, 'Shock', { player: 1 }).resolve();
      return [game.life(1), game.the('Test Guard').damage];
    };
    expect([play(false), play(true)]).toEqual([
      [20, 2],
      [18, 0],
    ]);
  });

  it('mtg:614.13b what one of two sacrifices as it enters the other can’t', () => {
    const game = magicPosition([
      { hand: ['Test Rise'], graveyard: ['Test Devourer', 'Test Devourer'], battlefield: ['Test Cub'] },
      {},
    ])
      .cast(0, 'Test Rise')
      .resolve();
    while (!game.waiting()) {
      const d = game.decision();
      const mine = d.options.filter((o) => o.card === 'Test Cub');
      game.answer(
        0,
        d.shape === 'CONFIRM' ? { confirm: true } : { choose: mine.length > 0 ? [{ card: 'Test Cub' }] : [] },
      );
    }
    expect(game.zones('Test Cub')).toEqual(['graveyard']);
    expect(
      game
        .all('Test Devourer')
        .map((o) => (o.counters as { [k: string]: number })['+1/+1'] ?? 0)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('mtg:614.13a nor one that enters with it', () => {
    const game = magicPosition([
      { hand: ['Test Rise'], graveyard: ['Test Devourer', 'Test Green'], battlefield: ['Test Cub'] },
      {},
    ])
      .cast(0, 'Test Rise')
      .resolve();
    const cards = game.decision().options.map((o) => o.card);
    expect(cards).toContain('Test Cub');
    expect(cards).not.toContain('Test Green');
    expect(cards).not.toContain('Test Devourer');
  });

  it('mtg:614.17b nobody pays a cost with what can’t happen', () => {
    const at = (more: string[]) =>
      magicPosition([{ battlefield: ['Test Blood Priest', ...more] }, {}])
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE').length;
    expect([at([]), at(['Test No Loss'])]).toEqual([1, 0]);
  });

  it('mtg:614.17c what can’t happen isn’t replaced either', () => {
    const play = (...more: string[]) => {
      const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Spring', ...more] }, {}])
        .cast(0, 'Test Sip')
        .resolve();
      return [game.life(0), game.hand(0)];
    };
    expect([play(), play('Test Grave Lock')]).toEqual([
      [20, 1],
      [20, 0],
    ]);
  });

  it('mtg:614.17a and what happened before is not undone', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Grave Lock', 'Test Sip'] }, {}])
      .cast(0, 'Test Sip')
      .resolve();
    game.cast(0, 'Test Grave Lock').resolve();
    expect(game.life(0)).toBe(23);
    expect(game.cast(0, 'Test Sip').resolve().life(0)).toBe(23);
  });

  it('mtg:615.8 the next damage of one source is prevented whole, and what comes later or from another is dealt', () => {
    const game = magicPosition([{ battlefield: ['Test Meek'], hand: ['Test Hit'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Meek', ability: 0 }).resolve();
    game.cast(0, 'Test Hit', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
    for (let i = 0; i < 2; i++) game.choose(0, { kind: 'ACTIVATE', card: 'Test Meek', ability: 1 }).resolve();
    expect(game.life(1)).toBe(15);
  });

  it('mtg:615.9 a shield against red sources looks again as damage would be dealt, and is not used up in vain', () => {
    const game = magicPosition([
      { hand: ['Test Dye', 'Shock'], battlefield: ['Test Red', 'Mountain'] },
      { hand: ['Test Circle'] },
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Red').pass();
    game.castAt(1, 'Test Circle').resolve();
    game.castAt(0, 'Test Dye', { card: 'Test Red' }).resolve();
    game.until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(18);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('mtg:615.12 damage that can’t be prevented uses no shield up, and what else a shield does happens', () => {
    const game = magicPosition([
      { hand: ['Test Hit', 'Test Hit', 'Test Sweep'], battlefield: ['Test Truth'] },
      { hand: ['Test Buffer', 'Test Reverse'] },
    ]).pass();
    game.cast(1, 'Test Buffer').resolve().pass().cast(1, 'Test Reverse').resolve();
    game.cast(0, 'Test Hit', { player: 1 }).resolve();
    while (!game.waiting()) game.takeDefault('REPLACEMENT');
    // Two dealt, one gained.
    expect(game.life(1)).toBe(19);
  });

  it('mtg:615.12a and each applies to it once', () => {
    const game = magicPosition([
      { hand: ['Test Hit'], battlefield: ['Test Truth'] },
      { hand: ['Test Reverse'] },
    ]).pass();
    game.cast(1, 'Test Reverse').resolve().cast(0, 'Test Hit', { player: 1 }).resolve();
    expect(game.life(1)).toBe(19);
  });
});

/** Clauses of casting, activating and triggering that nothing else shows (601–606). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, creatureCard, damage, gainLife, instant, mana, t, target } from './test-cards.js';

ownCards(
  instant('Test Dear Words', '{2}', { effects: [gainLife(1)] }),
  // Every spell costs more as long as it is there, and it comes at instant speed.
  {
    ...creatureCard(
      'Test Toll Keeper',
      '{0}',
      'Cleric',
      '1/1',
      {
        kind: 'static',
        affects: { players: 'all' },
        mods: [{ mod: 'cost', more: [mana('{5}')] }],
      },
      { kind: 'keyword', keyword: 'flash' },
    ),
  },
  creatureCard(
    'Test Tax Clerk',
    '{0}',
    'Cleric',
    '1/1',
    activated([], {
      effects: [
        {
          do: 'modify',
          what: 'self',
          mods: [{ mod: 'cost', abilities: true, more: [mana('{9}')] }],
          until: { kind: 'permanent' },
        },
      ],
    }),
    activated([mana('{1}')], { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Prompt Mage',
    '{0}',
    'Wizard',
    '1/1',
    activated([], { effects: [gainLife(2)], timing: 'instant' }),
  ),
  creatureCard('Test Diamond', '{0}', 'Construct', '1/1', {
    ...activated([], { effects: [{ do: 'addMana', choices: ['{R}'] }], immediate: true }),
    timing: 'instant',
  }),
  instant('Test Ember', '{R}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
);

describe('costs of what is on the stack', () => {
  it('mtg:601.7 a spell that makes spells dearer changes nothing for what is cast already', () => {
    const game = magicPosition([
      { hand: ['Test Dear Words', 'Test Toll Keeper', 'Test Dear Words'], battlefield: lands(4, 'Island') },
      {},
    ]);
    game.cast(0, 'Test Dear Words').cast(0, 'Test Toll Keeper').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect(game.life(0)).toBe(21);
    // The second one would cost seven.
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Dear Words' }] }).code).toBe('NO_MATCH');
  });

  it('mtg:602.4 an ability that makes abilities dearer changes nothing for what is activated already', () => {
    const game = magicPosition([{ battlefield: ['Test Tax Clerk', ...lands(3, 'Island')] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Tax Clerk', ability: 1 });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Tax Clerk', ability: 0 }).resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect(game.life(0)).toBe(23);
    expect(game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Tax Clerk', ability: 1 }] }).code).toBe(
      'NO_MATCH',
    );
  });

  it('mtg:602.5e what is activated only as an instant pays for nothing that is being cast', () => {
    const game = magicPosition([{ hand: ['Test Ember'], battlefield: ['Test Diamond'] }, {}]);
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Ember' }] }).code).toBe('NO_MATCH');
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Diamond' });
    expect(game.castAt(0, 'Test Ember', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('mtg:602.5e any time one has priority will do, without an instant in hand', () => {
    const game = magicPosition([{ battlefield: ['Test Prompt Mage'] }, {}], { turn: { active: 1 } });
    game.pass();
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Prompt Mage' });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Prompt Mage' });
    expect(game.resolveAll().life(0)).toBe(24);
  });
});

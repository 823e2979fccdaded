import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  each,
  gainLife,
  has,
  instant,
  keyword,
  plus,
  rule,
  untilEndOfTurn,
  withKeyword,
} from './test-cards.js';

for (const definition of [
  card('Test Skies', { type: 'Enchantment', abilities: [continuous(withKeyword('flying'), plus(1, 0))] }),
  card('Test Wind', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, [has('flying')])] }),
  creatureCard('Test Link', '{W}', 'Cat', '2/2', keyword('lifelink')),
  card('Test Hush', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'all' }, mods: [rule('cantGainLife')] }],
  }),
  card('Test Denial', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'opponents' }, mods: [rule('cantGainLife')] }],
  }),
  instant('Test Heal', '{0}', { effects: [gainLife(2)] }),
  instant('Test Embolden', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] }),
])
  ownCards(definition);

describe('layers (613)', () => {
  it('mtg:613.1g figures come last: what has gained flying in layer 6 counts, mtg:613.5 at once', () => {
    const game = magicPosition([{ hand: ['Test Wind'], battlefield: ['Grizzly Bears', 'Test Skies'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    game.cast(0, 'Test Wind').resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/2');
  });

  it('mtg:613.10 effects on players are there while their source is', () => {
    const game = magicPosition([
      { hand: ['Disenchant'], battlefield: [...lands(2, 'Plains'), 'Test Hush', 'Test Link'] },
      {},
    ]);
    game.cast(0, 'Disenchant').resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Link').until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(22);
  });

  it('mtg:613.10 effects on players say of whom they speak', () => {
    const lives = (enchantment: string) => {
      const game = magicPosition([{ battlefield: ['Test Link', enchantment] }, { hand: ['Test Heal'] }]);
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Link').until({ step: 'postcombatMain' });
      game.pass().cast(1, 'Test Heal').resolve();
      return [game.life(0), game.life(1)];
    };
    expect([lives('Wall of Mist'), lives('Test Hush'), lives('Test Denial')]).toEqual([
      [22, 20],
      [20, 18],
      [22, 18],
    ]);
  });

  it('mtg:609.2 an effect on creatures leaves creature cards elsewhere alone', () => {
    const game = magicPosition([
      { hand: ['Test Embolden', 'Grizzly Bears'], graveyard: ['Hill Giant'], battlefield: ['Typhoid Rats'] },
      {},
    ]);
    game.cast(0, 'Test Embolden').resolve();
    expect([game.figures('Typhoid Rats'), game.the('Hill Giant', 'graveyard').power]).toEqual(['2/2', 3]);
  });
});

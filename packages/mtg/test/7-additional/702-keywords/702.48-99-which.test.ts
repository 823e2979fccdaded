/** Which permanents keywords speak of, and for how long: offering, champion, prowl, cipher (702). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, gainLife, keyword, mana, spell, subtype } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Fox', '{1}', 'Fox', '1/1'),
  creatureCard('Test Patron', '{9}', 'Spirit', '5/5', keyword('offering', { from: subtype('Fox'), label: 'Fox' })),
  creatureCard('Test Fox Lord', '{0}', 'Fox', '5/5', keyword('champion', { from: subtype('Fox'), label: 'a Fox' })),
  creatureCard('Test Prowler', '{9}', 'Fox Rogue', '2/2', keyword('prowl', { cost: [mana('{0}')] })),
  card('Test Code', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ effects: [gainLife(3)] }), keyword('cipher')],
  }),
);

describe('which permanents', () => {
  it('mtg:702.48b only what is of the quality is chosen, as the spell is announced', () => {
    const ways = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Patron'], battlefield, mana: 'CCCCCCCC' }, { battlefield: ['Test Fox'] }])
        .decision()
        .options.filter((o) => o.kind === 'CAST').length;
    expect([ways('Test Cub'), ways('Test Cub', 'Test Fox')]).toEqual([0, 1]);
  });

  it('mtg:702.72a only what is of the quality is exiled', () => {
    const enter = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Fox Lord'], battlefield }, {}])
        .cast(0, 'Test Fox Lord')
        .resolve()
        .resolve();
    expect(
      enter('Test Cub', 'Test Fox')
        .decision()
        .options.map((o) => o.card),
    ).toEqual(['Test Fox']);
    const alone = enter('Test Cub');
    expect([alone.all('Test Fox Lord'), alone.zones('Test Cub')]).toEqual([[], ['battlefield']]);
  });

  it('mtg:702.76a damage of an earlier turn doesn’t count', () => {
    const game = magicPosition([{ hand: ['Test Prowler'], battlefield: ['Test Fox'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Fox')
      .until({ step: 'postcombatMain' });
    const castable = () => game.decision().options.some((o) => o.kind === 'CAST');
    expect(castable()).toBe(true);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(castable()).toBe(false);
  });

  it('mtg:702.99b another creature that hits casts nothing', () => {
    const game = magicPosition([{ hand: ['Test Code'], battlefield: ['Test Cub', 'Test Fox'] }, {}])
      .cast(0, 'Test Code')
      .resolve()
      .choose(0, { card: 'Test Cub' });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Fox').until({ step: 'combatDamage' });
    expect([game.life(1), game.view().stack.length]).toEqual([19, 0]);
  });
});

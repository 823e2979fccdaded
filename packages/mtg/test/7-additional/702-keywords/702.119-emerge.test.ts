/** Emerge (702.119): a creature for a part of the cost. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, enters, gainLife, keyword, mana, triggered } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Emerger',
    '{8}',
    'Eldrazi',
    '5/6',
    keyword('emerge', { cost: [mana('{5}{U}')] }),
    triggered(enters, { if: { is: ['self', { played: 'emerge' }] }, effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Machine',
    '{8}',
    'Eldrazi',
    '5/6',
    keyword('emerge', { cost: [mana('{5}{U}')], from: { has: ['types', 'Artifact'] }, label: 'artifact' }),
  ),
  card('Test Relic', { cost: '{3}', type: 'Artifact' }),
);

const at = (hand: string, ...battlefield: string[]): Play => magicPosition([{ hand: [hand], battlefield }, {}]);
const ways = (game: Play): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST')
    .map((o) => [o.method, o.cost]);

describe('emerge (702.119)', () => {
  it('mtg:702.119a for its cost and a sacrificed creature, whose mana value it costs less in generic mana', () => {
    const game = at('Test Emerger', 'Grizzly Bears', ...lands(4, 'Island'));
    expect(ways(game)).toEqual([['emerge', '{3}{U}, Sacrifice Grizzly Bears']]);
    game.choose(0, { card: 'Test Emerger', method: 'emerge' }).resolve().resolveAll();
    expect([game.zones('Test Emerger'), game.zones('Grizzly Bears')]).toEqual([['battlefield'], ['graveyard']]);
    expect([game.all('Island').filter((o) => o.tapped).length, game.life(0)]).toEqual([4, 23]);
  });

  it('mtg:702.119b from a quality it is a permanent of that quality', () => {
    const game = at('Test Machine', 'Test Relic', 'Hill Giant', ...lands(3, 'Island'));
    expect(ways(game)).toEqual([['emerge', '{2}{U}, Sacrifice Test Relic']]);
  });

  it('mtg:702.119c which permanent it is is chosen as the spell is announced, and it is sacrificed as that is paid', () => {
    const game = at('Test Emerger', 'Grizzly Bears', 'Hill Giant', ...lands(4, 'Island'));
    expect(ways(game)).toEqual([
      ['emerge', '{3}{U}, Sacrifice Grizzly Bears'],
      ['emerge', '{1}{U}, Sacrifice Hill Giant'],
    ]);
    game.choose(0, { card: 'Test Emerger', cost: '{1}{U}, Sacrifice Hill Giant' });
    expect([game.zones('Hill Giant'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['battlefield']]);
    expect(game.all('Island').filter((o) => o.tapped)).toHaveLength(2);
  });
});

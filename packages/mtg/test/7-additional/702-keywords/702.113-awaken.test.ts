/** Awaken (702.113): a land gets up as well. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, damage, keyword, mana, spell, t, target } from '../../6-spells/test-cards.js';

ownCards(
  card('Test Boil', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
        effects: [damage(2, t(0))],
      }),
      keyword('awaken', { value: 3, cost: [mana('{2}{R}')] }),
    ],
  }),
);

const at = (): Play =>
  magicPosition([
    { hand: ['Test Boil'], battlefield: [...lands(3, 'Mountain'), 'Forest'] },
    { battlefield: ['Grizzly Bears', 'Island'] },
  ]);
const way = (method: string) => ({ kind: 'CAST', card: 'Test Boil', method });

describe('awaken (702.113)', () => {
  it('mtg:702.113a for its cost a land of yours becomes a 0/0 Elemental creature with haste and counters, still a land', () => {
    const game = at().choose(0, way('awaken'));
    const mine = game.decision().options.map(({ card: land }) => land);
    expect(mine.sort()).toEqual(['Forest', 'Mountain', 'Mountain', 'Mountain']);
    game.choose(0, { card: 'Forest' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(game.the('Forest')).toMatchObject({
      types: ['Land', 'Creature'],
      subtypes: ['Forest', 'Elemental'],
      power: 3,
      toughness: 3,
      keywords: ['haste'],
    });
    expect(game.all('Mountain').filter((o) => o.tapped)).toHaveLength(3);
    const usual = at().choose(0, way('normal')).resolve();
    expect([usual.zones('Grizzly Bears'), usual.the('Forest').types]).toEqual([['graveyard'], ['Land']]);
  });

  it('mtg:702.113b only who pays that cost chooses a land as its target', () => {
    const game = at().castAt(0, 'Test Boil', { card: 'Grizzly Bears' });
    expect(game.waiting()).toBe(true);
    game.resolve();
    expect([game.zones('Grizzly Bears'), game.the('Forest').types]).toEqual([['graveyard'], ['Land']]);
    const awakened = at().choose(0, way('awaken'));
    const land = awakened.decision().options.map((o) => o.card);
    expect(land).toEqual(['Mountain', 'Mountain', 'Mountain', 'Forest']);
  });
});

/** Cards that bring others from outside the game (400.11b). */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const offered = (game: Play): unknown[] => game.decision().options.map(({ card }) => card);
const call = (game: Play, name: string): Play => game.cast(0, name).resolve();

describe('the wishes', () => {
  it.each([
    ['Burning Wish', 2, 'Mountain', ['Lava Spike']],
    ['Cunning Wish', 3, 'Island', ['Shock']],
    ['Living Wish', 2, 'Forest', ['Forest', 'Memnite']],
    ['Golden Wish', 5, 'Plains', ['Memnite']],
  ])('%s finds what it names, and exiles itself', (name, count, land, found) => {
    const sideboard = ['Lava Spike', 'Shock', 'Forest', 'Memnite'];
    const game = magicPosition([{ hand: [name], battlefield: lands(count, land), sideboard }, {}]);
    call(game, name);
    expect(offered(game)).toEqual(found);
    game.choose(0, { card: found[0] ?? '' });
    expect([game.zones(name), game.all(found[0] ?? '', 'hand').length]).toEqual([['exile'], 1]);
  });

  it('Glittering Wish finds a multicolored card', () => {
    const sideboard = ['Lava Spike', 'Lightning Helix', 'Memnite'];
    const game = magicPosition([{ hand: ['Glittering Wish'], battlefield: ['Forest', 'Plains'], sideboard }, {}]);
    expect(offered(call(game, 'Glittering Wish'))).toEqual(['Lightning Helix']);
  });

  it('Death Wish brings any card, unseen, and costs half the life, rounded up', () => {
    const battlefield = lands(3, 'Swamp');
    const game = magicPosition([{ hand: ['Death Wish'], life: 15, battlefield, sideboard: ['Shock'] }, {}]);
    call(game, 'Death Wish').choose(0, { card: 'Shock' });
    expect([game.zones('Shock'), game.life(0), game.zones('Death Wish')]).toEqual([['hand'], 7, ['exile']]);
    expect(game.happened('REVEALED')).toEqual([]);
  });
});

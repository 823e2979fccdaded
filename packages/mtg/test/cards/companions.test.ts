/** What companions do once they are there. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('companions as permanents', () => {
  it('Gyruda, Doom of Depths mills for everybody, and takes a creature of an even mana value', () => {
    const library = ['Shock', 'Memnite', 'Plains', 'Hill Giant'];
    const theirs = ['Grizzly Bears', 'Giant Spider', 'Forest', 'Shock'];
    const game = magicPosition([
      { hand: ['Gyruda, Doom of Depths'], mana: '{U}{U}{U}{U}{U}{U}', library: [...library, 'Plains'] },
      { library: [...theirs, 'Forest'] },
    ]);
    game.cast(0, 'Gyruda, Doom of Depths').resolve().resolve();
    const offered = game.decision().options.map(({ card }) => String(card));
    expect(offered.sort()).toEqual(['Giant Spider', 'Grizzly Bears', 'Hill Giant', 'Memnite']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.the('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('Kaheera, the Orphanguard is vigilant, and its kin grow and are', () => {
    const cats = ['Kaheera, the Orphanguard', 'Savannah Lions', 'Grizzly Bears'];
    const game = magicPosition([{ battlefield: cats }, { battlefield: ['Savannah Lions'] }]);
    expect([game.figures('Grizzly Bears'), game.figures('Kaheera, the Orphanguard')]).toEqual(['2/2', '3/2']);
    expect(game.all('Savannah Lions').map(({ power, toughness }) => [power, toughness])).toEqual([
      [3, 2],
      [2, 1],
    ]);
    game.until({ step: 'declareAttackers' }).attack(0, 'Savannah Lions');
    expect(game.all('Savannah Lions').some(({ tapped }) => tapped)).toBe(false);
  });

  it('Keruga, the Macrosage draws for each other permanent of mana value 3 or more', () => {
    const game = magicPosition([
      {
        hand: ['Keruga, the Macrosage'],
        mana: '{U}{U}{U}{U}{U}',
        battlefield: ['Giant Spider', 'Hill Giant', 'Grizzly Bears', 'Forest'],
        library: ['Plains', 'Plains', 'Plains', 'Plains'],
      },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Keruga, the Macrosage').resolve().resolve();
    expect(game.hand(0)).toBe(2);
  });

  it('Lutri, the Spellchaser copies an instant of yours where it was cast', () => {
    const game = magicPosition([{ hand: ['Lutri, the Spellchaser', 'Shock'], mana: '{R}{R}{R}{R}' }, {}]);
    game.cast(0, 'Shock', { player: 1 }).cast(0, 'Lutri, the Spellchaser').resolve();
    while (game.waiting()) game.pass();
    game.resolve();
    game.answer(0, game.decision().default);
    game.resolveAll();
    expect(game.life(1)).toBe(16);
  });

  it('Obosh, the Preypiercer doubles the damage of sources of odd mana value, and of no others', () => {
    const hand = ['Shock', 'Lightning Bolt', 'Searing Spear'];
    const game = magicPosition([{ battlefield: ['Obosh, the Preypiercer', ...lands(4, 'Mountain')], hand }, {}]);
    game.cast(0, 'Lightning Bolt', { player: 1 }).resolve();
    expect(game.life(1)).toBe(14);
    game.cast(0, 'Searing Spear', { player: 1 }).resolve();
    expect(game.life(1)).toBe(11);
  });

  it('Yorion, Sky Nomad exiles what you own and control, and it returns at the end', () => {
    const game = magicPosition([
      {
        hand: ['Yorion, Sky Nomad'],
        mana: '{W}{W}{W}{W}{W}',
        battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'],
      },
      { battlefield: ['Giant Spider'] },
    ]);
    game.cast(0, 'Yorion, Sky Nomad').resolve().resolve();
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['exile'], ['battlefield']]);
    game.until({ step: 'end', kind: 'PRIORITY' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  });
});

/** Planeswalkers written by hand. */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('Liliana of the Veil', () => {
  const use = (game: Play, loyalty: string, ...picks: object[]): Play =>
    game.choose(0, { kind: 'ACTIVATE', card: 'Liliana of the Veil', loyalty }, ...picks).resolve();

  it('Liliana of the Veil has each player discard a card', () => {
    const game = magicPosition([
      { battlefield: ['Liliana of the Veil'], hand: ['Shock', 'Memnite'] },
      { hand: ['Forest', 'Island'] },
    ]);
    use(game, '+1').choose(0, { card: 'Shock' }).choose(1, { card: 'Forest' });
    expect([game.zones('Shock'), game.zones('Forest'), game.hand(0), game.hand(1)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      1,
      1,
    ]);
    expect(game.the('Liliana of the Veil').loyalty).toBe(4);
  });

  it('Liliana of the Veil has a player sacrifice a creature', () => {
    const game = magicPosition([
      { battlefield: ['Liliana of the Veil'] },
      { battlefield: ['Memnite', 'Hill Giant', 'Forest'] },
    ]);
    use(game, '-2', { player: 1 }).choose(1, { card: 'Memnite' });
    expect([game.zones('Memnite'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('Liliana of the Veil separates permanents into two piles, of which the player sacrifices one', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Liliana of the Veil', counters: { loyalty: 6 } }] },
      { battlefield: ['Memnite', 'Hill Giant', 'Forest'] },
    ]);
    use(game, '-6', { player: 1 }).choose(0, [{ card: 'Memnite' }, { card: 'Forest' }]);
    const { seat, options } = game.decision();
    expect([seat, options.map(({ label }) => label)]).toEqual([1, ['Memnite, Forest', 'Hill Giant']]);
    game.choose(1, { index: 0 });
    expect(['Memnite', 'Forest', 'Hill Giant'].map((name) => game.zones(name)[0])).toEqual([
      'graveyard',
      'graveyard',
      'battlefield',
    ]);
  });
});

describe('Sarkhan, the Dragonspeaker', () => {
  const sarkhan = 'Sarkhan, the Dragonspeaker';
  const use = (game: Play, loyalty: string, ...picks: object[]): Play =>
    game.choose(0, { kind: 'ACTIVATE', card: sarkhan, loyalty }, ...picks).resolve();

  it('Sarkhan, the Dragonspeaker becomes a Dragon until the turn ends, and keeps his loyalty counters', () => {
    const game = use(magicPosition([{ battlefield: [sarkhan] }, {}]), '+1');
    expect(game.the(sarkhan)).toMatchObject({
      types: ['Creature'],
      supertypes: ['Legendary'],
      subtypes: ['Dragon'],
      colors: ['R'],
      power: 4,
      toughness: 4,
      counters: { loyalty: 5 },
    });
    expect(game.the(sarkhan).keywords).toEqual(['flying', 'indestructible', 'haste']);
    game.until({ turn: game.view().turn.number + 1, step: 'upkeep' });
    expect(game.the(sarkhan)).toMatchObject({ types: ['Planeswalker'], subtypes: ['Sarkhan'], loyalty: 5 });
  });

  it('Sarkhan, the Dragonspeaker deals 4 damage to a creature', () => {
    const game = magicPosition([{ battlefield: [sarkhan] }, { battlefield: ['Hill Giant', 'Memnite'] }]);
    expect(use(game, '-3', { card: 'Hill Giant' }).zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('Sarkhan, the Dragonspeaker leaves an emblem that draws two more and discards the hand', () => {
    const library = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
    const game = use(
      magicPosition([
        { battlefield: [{ card: sarkhan, counters: { loyalty: 6 } }], library, hand: ['Shock'] },
        { library, battlefield: ['Memnite'] },
      ]),
      '-6',
    );
    game.until({ step: 'end' }).resolveAll();
    expect([game.hand(0), game.zones('Shock')]).toEqual([0, ['graveyard']]);
    game.until({ turn: game.view().turn.number + 2, step: 'precombatMain' });
    expect(game.hand(0)).toBe(3);
  });
});

describe('Garruk Relentless // Garruk, the Veil-Cursed', () => {
  const name = 'Garruk Relentless // Garruk, the Veil-Cursed';
  const ability = (game: Play, at: number): Play => game.choose(0, { kind: 'ACTIVATE', card: name, ability: at });

  it('Garruk Relentless // Garruk, the Veil-Cursed fights in his way, and transforms with two loyalty counters or fewer', () => {
    const game = magicPosition([{ battlefield: ['Garruk Relentless'] }, { battlefield: ['Grizzly Bears', 'Memnite'] }]);
    ability(game, 1).choose(0, { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.the(name).loyalty, game.the(name).name]).toEqual([
      ['graveyard'],
      1,
      'Garruk Relentless',
    ]);
    game.resolve();
    expect(game.the(name)).toMatchObject({ name: 'Garruk, the Veil-Cursed', colors: ['B', 'G'], loyalty: 1 });
  });

  it('Garruk Relentless // Garruk, the Veil-Cursed makes a Wolf, with deathtouch once transformed', () => {
    const front = magicPosition([{ battlefield: ['Garruk Relentless'] }, {}]);
    expect(ability(front, 2).resolve().the('Wolf')).toMatchObject({ power: 2, colors: ['G'], keywords: [] });
    const back = magicPosition([{ battlefield: [{ card: 'Garruk, the Veil-Cursed', counters: { loyalty: 2 } }] }, {}]);
    expect(ability(back, 0).resolve().the('Wolf')).toMatchObject({ power: 1, colors: ['B'], keywords: ['deathtouch'] });
    // Its cost is +1.
    expect(back.the(name).loyalty).toBe(3);
  });

  const cursed = (loyalty: number, mine: object) =>
    magicPosition([
      { ...mine, battlefield: [{ card: 'Garruk, the Veil-Cursed', counters: { loyalty } }, 'Memnite'] },
      {},
    ]);
  it('Garruk Relentless // Garruk, the Veil-Cursed searches for a creature where one is sacrificed', () => {
    const game = cursed(2, { library: ['Forest', 'Hill Giant'] });
    game.choose(0, { kind: 'ACTIVATE', card: name, loyalty: '-1' }).resolve().choose(0, { card: 'Hill Giant' });
    expect([game.zones('Memnite'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['hand']]);
  });

  it('Garruk Relentless // Garruk, the Veil-Cursed strengthens creatures by those in the graveyard', () => {
    const game = cursed(3, { graveyard: ['Hill Giant', 'Grizzly Bears', 'Forest'] });
    game.choose(0, { kind: 'ACTIVATE', card: name, loyalty: '-3' }).resolve();
    expect([game.figures('Memnite'), game.the('Memnite').keywords]).toEqual(['3/3', ['trample']]);
  });
});

describe('Jace, Architect of Thought', () => {
  const jace = 'Jace, Architect of Thought';
  const use = (game: Play, loyalty: string): Play =>
    game.choose(0, { kind: 'ACTIVATE', card: jace, loyalty }).resolve();
  const library = ['Forest', 'Island', 'Swamp', 'Plains'];

  it('Jace, Architect of Thought weakens what attacks until his player’s next turn', () => {
    const game = use(
      magicPosition([
        { battlefield: [jace], library },
        { battlefield: ['Hill Giant'], library },
      ]),
      '+1',
    );
    game.until({ kind: 'ATTACKERS' }).attack(1, 'Hill Giant').resolveAll();
    expect(game.figures('Hill Giant')).toBe('2/3');
    game.until({ turn: game.view().turn.number + 2, kind: 'ATTACKERS' }).attack(1, 'Hill Giant');
    expect([game.view().stack.length, game.figures('Hill Giant')]).toEqual([0, '3/3']);
  });

  it('Jace, Architect of Thought has an opponent separate three cards, and puts one pile into the hand', () => {
    const game = use(magicPosition([{ battlefield: [jace], library }, {}]), '-2');
    game.choose(1, [{ card: 'Swamp' }]);
    game.choose(0, { index: 0 });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER' });
    game.takeDefault('ORDER');
    expect(library.map((name) => game.zones(name)[0])).toEqual(['library', 'library', 'hand', 'library']);
    const pile = game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0) as unknown as {
      objects: string[];
    };
    expect(game.view().objects[pile.objects[0] ?? '']?.card).toBe('Plains');
  });

  it('Jace, Architect of Thought exiles a card of each library, and casts them for nothing', () => {
    const game = use(
      magicPosition([
        { battlefield: [{ card: jace, counters: { loyalty: 8 } }], library: ['Forest', 'Memnite', 'Hill Giant'] },
        { library: ['Island', 'Grizzly Bears', 'Shock'] },
      ]),
      '-8',
    );
    game.choose(0, { card: 'Hill Giant' }).choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Hill Giant'), game.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
    game.choose(0, { card: 'Grizzly Bears' }).choose(0, { card: 'Hill Giant' }).resolveAll();
    expect([game.the('Hill Giant').controller, game.the('Grizzly Bears').controller]).toEqual([0, 0]);
  });
});

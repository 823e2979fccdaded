/** Cards of the theme decks "Replicator", "Pummel" and "Spectral Slam". */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const offers = (game: Play, kind: string, name: string): number =>
  game.decision().options?.filter((o) => o.kind === kind && o.card === name).length ?? 0;
const chosen = (game: Play, ...names: string[]): Play => {
  while (!game.waiting()) {
    const { seat, options = [] } = game.decision();
    const wanted = names.find((name) => options.some((o) => o.card === name));
    if (wanted === undefined) game.answer(seat, game.decision().default);
    else game.choose(seat, { card: wanted });
  }
  return game;
};

describe('cards of theme decks full of forests', () => {
  it('Invigorate (mtg:118.9) is cast for three life of an opponent, with a Forest', () => {
    const offered = (land: string): Play =>
      magicPosition([{ hand: ['Invigorate'], battlefield: ['Grizzly Bears', land] }, {}]);
    expect([offers(offered('Island'), 'CAST', 'Invigorate'), offers(offered('Forest'), 'CAST', 'Invigorate')]).toEqual([
      0, 1,
    ]);
    const game = offered('Forest').choose(0, { kind: 'CAST', card: 'Invigorate', method: 'invigorate' });
    chosen(game, 'Grizzly Bears');
    expect(game.life(1)).toBe(23);
    expect(game.resolve().figures('Grizzly Bears')).toBe('6/6');
  });

  it('Squallmonger (mtg:602.2) is for any player: who activates it pays and controls the ability', () => {
    const game = magicPosition([
      { battlefield: ['Squallmonger', 'Storm Crow'] },
      { battlefield: ['Forest', 'Forest', 'Hill Giant'] },
    ]);
    expect(offers(game, 'ACTIVATE', 'Squallmonger')).toBe(0);
    game.pass().activate(1, 'Squallmonger');
    expect(game.view().stack[0]).toMatchObject({ controller: 1 });
    game.resolve();
    expect([game.life(0), game.life(1), game.the('Storm Crow').damage, game.the('Hill Giant').damage]).toEqual([
      19, 19, 1, 0,
    ]);
  });

  it('Saproling Cluster (mtg:602.2) makes a token for whoever discards a card', () => {
    const game = magicPosition([{ battlefield: ['Saproling Cluster'] }, { hand: ['Shock'], battlefield: ['Forest'] }]);
    chosen(game.pass().activate(1, 'Saproling Cluster'), 'Shock').resolve();
    expect([game.the('Saproling').controller, game.hand(1)]).toEqual([1, 0]);
  });

  it('Saproling Burst (mtg:702.32a) makes tokens as large as it has counters, which go with it', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Saproling Burst', counters: { fade: 7 } }] },
      { hand: ['Disenchant'], battlefield: lands(2, 'Plains') },
    ]);
    game.activate(0, 'Saproling Burst').resolve().activate(0, 'Saproling Burst').resolve();
    expect(game.all('Saproling').map(({ power, toughness }) => [power, toughness])).toEqual([
      [5, 5],
      [5, 5],
    ]);
    game.pass().castAt(1, 'Disenchant', { card: 'Saproling Burst' }).resolve();
    game.resolveAll();
    expect(game.all('Saproling')).toEqual([]);
  });

  it('Flowstone Armor (mtg:502.3) may stay tapped, and counts as long as it does', () => {
    const game = magicPosition([{ battlefield: ['Flowstone Armor', 'Hill Giant', ...lands(3, 'Forest')] }, {}]);
    chosen(game.activate(0, 'Flowstone Armor'), 'Hill Giant').resolve();
    expect(game.figures('Hill Giant')).toBe('4/2');
    game.until({ kind: 'CHOOSE_OBJECTS' });
    expect([game.decision().seat, game.decision().options?.map(({ card }) => card)]).toEqual([0, ['Flowstone Armor']]);
    game.choose(0, { card: 'Flowstone Armor' });
    expect([game.the('Flowstone Armor').tapped, game.figures('Hill Giant')]).toEqual([true, '4/2']);
    game.until({ kind: 'CHOOSE_OBJECTS' }).choose(0, []);
    expect([game.the('Flowstone Armor').tapped, game.figures('Hill Giant')]).toEqual([false, '3/3']);
  });

  it('Hickory Woodlot (mtg:605.1a) is given up with its last counter', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Hickory Woodlot', counters: { depletion: 1 } }] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Hickory Woodlot', mana: true });
    expect([game.zones('Hickory Woodlot'), game.view().players[0]?.resources]).toMatchObject([
      ['graveyard'],
      { mana: { G: 2 } },
    ]);
    const played = magicPosition([{ hand: ['Hickory Woodlot'] }, {}]);
    played.choose(0, { kind: 'PLAY_LAND', card: 'Hickory Woodlot' });
    expect(played.the('Hickory Woodlot')).toMatchObject({ tapped: true, counters: { depletion: 2 } });
  });

  it('Vintara Elephant (mtg:602.2) loses trample for any player’s mana', () => {
    const game = magicPosition([{ battlefield: ['Vintara Elephant'] }, { battlefield: lands(3, 'Swamp') }]);
    game.pass().activate(1, 'Vintara Elephant').resolve();
    expect(game.the('Vintara Elephant').keywords).toEqual([]);
  });

  it('Wild Might (mtg:118.12) gives four more unless any player pays', () => {
    const cast = (paid: boolean): string => {
      const mine = { hand: ['Wild Might'], battlefield: ['Grizzly Bears', 'Forest', 'Forest'] };
      const game = magicPosition([mine, { battlefield: lands(2, 'Swamp') }]);
      game.castAt(0, 'Wild Might', { card: 'Grizzly Bears' }).pass().pass();
      expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
      return game.answer(1, { confirm: paid }).figures('Grizzly Bears');
    };
    expect([cast(true), cast(false)]).toEqual(['3/3', '7/7']);
  });

  it('Living Terrain (mtg:613.4b) makes a land a creature that is still a land', () => {
    const game = magicPosition([{ hand: ['Living Terrain'], battlefield: lands(5, 'Forest') }, {}]);
    game.cast(0, 'Living Terrain');
    chosen(game, 'Forest').resolve();
    const living = game.all('Forest').find(({ power }) => power === 5);
    expect(living).toMatchObject({ toughness: 6, colors: ['G'], types: ['Land', 'Creature'] });
    expect(living?.subtypes).toContain('Forest');
  });

  it('Snag (mtg:615.1a) prevents what unblocked creatures deal, for a Forest card', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
      { hand: ['Snag', 'Forest'], battlefield: ['Grizzly Bears'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant', 'Gray Ogre').until({ kind: 'BLOCKERS' });
    game.block(1, ['Grizzly Bears', 'Gray Ogre']).pass();
    chosen(game.choose(1, { kind: 'CAST', card: 'Snag', method: 'discarding' }), 'Forest')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect([game.life(1), game.zones('Forest'), game.zones('Grizzly Bears')]).toEqual([
      20,
      ['graveyard'],
      ['graveyard'],
    ]);
  });

  it('Avatar of Might (mtg:601.2f) costs six less against four creatures more', () => {
    const offered = (theirs: number): number =>
      offers(
        magicPosition([
          { hand: ['Avatar of Might'], battlefield: ['Grizzly Bears', 'Forest', 'Forest'] },
          { battlefield: lands(theirs, 'Hill Giant') },
        ]),
        'CAST',
        'Avatar of Might',
      );
    expect([offered(4), offered(5)]).toEqual([0, 1]);
  });
});

describe('cards of the theme deck of phantoms', () => {
  it('Forcemage Advocate (mtg:608.2b) returns a card to an opponent, and strengthens a creature', () => {
    const game = magicPosition([{ battlefield: ['Forcemage Advocate'] }, { graveyard: ['Shock'] }]);
    chosen(game.activate(0, 'Forcemage Advocate'), 'Shock', 'Forcemage Advocate').resolve();
    expect([game.hand(1), game.figures('Forcemage Advocate')]).toEqual([1, '3/2']);
  });

  it('Krosan Verge (mtg:701.23a) fetches a Forest card and a Plains card at the same time', () => {
    const game = magicPosition([
      { battlefield: ['Krosan Verge', 'Swamp', 'Swamp'], library: ['Swamp', 'Plains', 'Forest', 'Island'] },
      {},
    ]);
    game.activate(0, 'Krosan Verge').pass().pass();
    while (game.decision().kind !== 'PRIORITY') {
      const [wanted] = game.decision().options ?? [];
      game.choose(0, wanted ? { card: wanted.card as string } : []);
    }
    expect([game.the('Forest').tapped, game.the('Plains').tapped, game.zones('Krosan Verge')]).toEqual([
      true,
      true,
      ['graveyard'],
    ]);
  });

  it.each([
    ['Phantom Nomad', '2/2'],
    ['Phantom Tiger', '3/2'],
    ['Phantom Centaur', '5/3'],
    ['Phantom Flock', '3/3'],
    ['Phantom Nantuko', '2/2'],
  ])('%s (mtg:615.5) enters as %s, and a counter goes for what is prevented', (name, size) => {
    const game = magicPosition([{ hand: [name], battlefield: [...lands(3, 'Plains'), ...lands(4, 'Forest')] }, {}]);
    game.cast(0, name).resolve();
    const [power = 0, toughness = 0] = size.split('/').map(Number);
    expect(game.figures(name)).toBe(size);
    const shocked = magicPosition([{ battlefield: [name] }, { hand: ['Shock'], battlefield: ['Mountain'] }]);
    expect(shocked.all(name, 'battlefield')).toEqual([]);
    const there = { card: name, counters: { '+1/+1': 3 } };
    const hit = magicPosition([{ battlefield: [there] }, { hand: ['Shock'], battlefield: ['Mountain'] }]).pass();
    hit.castAt(1, 'Shock', { card: name }).resolve();
    expect([hit.the(name).damage, hit.the(name).counters, power, toughness]).toEqual([
      0,
      { '+1/+1': 2 },
      power,
      toughness,
    ]);
  });

  it('Phantom Nomad (mtg:615.13) loses one counter for all damage that is dealt at the same time', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Phantom Nomad', counters: { '+1/+1': 3 } }] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Phantom Nomad').until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Phantom Nomad'], ['Gray Ogre', 'Phantom Nomad']).until({ step: 'endOfCombat' });
    expect(game.the('Phantom Nomad').counters).toEqual({ '+1/+1': 2 });
  });

  it("Seton's Desire (mtg:509.1c) has all block its creature, with seven cards in the graveyard", () => {
    const game = magicPosition([
      { hand: ["Seton's Desire"], battlefield: ['Hill Giant', ...lands(3, 'Forest')], graveyard: lands(7, 'Shock') },
      { battlefield: ['Gray Ogre', 'Grizzly Bears'] },
    ]);
    game.castAt(0, "Seton's Desire", { card: 'Hill Giant' }).resolve();
    expect(game.figures('Hill Giant')).toBe('5/5');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'declareBlockers' });
    if (game.decision().kind === 'BLOCKERS') game.refused(1, { assign: [] });
    if (game.decision().kind === 'BLOCKERS')
      game.block(1, ['Gray Ogre', 'Hill Giant'], ['Grizzly Bears', 'Hill Giant']);
    const blocks = ['Gray Ogre', 'Grizzly Bears'].map((name) => game.the(name).blocking as string[]);
    expect(blocks.map((all) => all.length)).toEqual([1, 1]);
  });

  it('Spirit Flare (mtg:608.2c) taps a creature, which deals its power to one that fights', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant'] },
      { hand: ['Spirit Flare'], battlefield: ['Gray Ogre', ...lands(4, 'Plains')] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').pass();
    chosen(game.cast(1, 'Spirit Flare'), 'Gray Ogre', 'Hill Giant').resolve();
    expect([game.the('Gray Ogre').tapped, game.the('Hill Giant').damage]).toEqual([true, 2]);
  });
});

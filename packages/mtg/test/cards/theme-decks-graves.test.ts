/** Cards of theme decks from Tempest to Torment. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const named = (game: Play, ...names: string[]): Play => {
  while (!game.waiting()) {
    const { kind, seat, options = [] } = game.decision();
    const wanted = names.find((name) => options.some((o) => o.card === name));
    if (kind === 'PRIORITY') break;
    if (wanted === undefined) game.answer(seat, game.decision().default);
    else game.choose(seat, { card: wanted });
  }
  return game;
};
const top = (game: Play, seat: number, count: number): unknown[] =>
  game
    .view()
    .zones.filter(({ id, owner }) => id === 'library' && owner === seat)
    .flatMap((zone) => ('objects' in zone ? zone.objects.slice(0, count) : []))
    .map((id) => game.view().objects[id]?.card);

describe('cards of blue theme decks', () => {
  const cached = (): Play =>
    magicPosition([{ hand: ['Dream Cache', 'Shock', 'Opt'], battlefield: lands(3, 'Island') }, {}])
      .cast(0, 'Dream Cache')
      .pass()
      .pass();

  it('Dream Cache (mtg:401.4) puts two cards back, both on top or both on the bottom', () => {
    const game = cached();
    expect([game.hand(0), game.decision().kind]).toEqual([5, 'CHOOSE_OBJECTS']);
    game.choose(0, [{ card: 'Shock' }, { card: 'Opt' }]).choose(0, { index: 0 });
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect([game.hand(0), top(game, 0, 2).sort()]).toEqual([3, ['Opt', 'Shock']]);
    const below = cached()
      .choose(0, [{ card: 'Shock' }, { card: 'Opt' }])
      .choose(0, { index: 1 });
    while (below.decision().kind !== 'PRIORITY') below.answer(0, below.decision().default);
    expect([below.hand(0), top(below, 0, 20).slice(-2).sort()]).toEqual([3, ['Opt', 'Shock']]);
  });

  it('Precognition (mtg:701.20e) lets one look at the top card and put it on the bottom', () => {
    const game = magicPosition([{ battlefield: ['Precognition'] }, { library: ['Shock', ...lands(9, 'Forest')] }]);
    game.until({ turn: 5, step: 'upkeep' });
    named(game).pass().pass();
    expect([game.decision().kind, game.decision().seat]).toEqual(['MAY', 0]);
    game.answer(0, { confirm: true });
    expect(game.view(0).objects[game.decision().source as string] !== undefined).toBe(true);
    game.answer(0, { confirm: true });
    expect(top(game, 1, 1)).toEqual(['Forest']);
  });

  it('Turnabout (mtg:608.2d) turns all of a type that a player controls, as its controller says then', () => {
    const game = magicPosition([
      { hand: ['Turnabout'], battlefield: lands(4, 'Island') },
      { battlefield: ['Forest', 'Grizzly Bears', { card: 'Hill Giant', tapped: true }] },
    ]);
    game.castAt(0, 'Turnabout', { player: 1 }).pass().pass();
    expect(game.decision().options?.length).toBe(6);
    game.choose(0, { index: 2 });
    const tapped = (name: string): unknown => game.the(name).tapped;
    expect([tapped('Grizzly Bears'), tapped('Hill Giant'), tapped('Forest')]).toEqual([true, true, false]);
  });

  it('Wizard Mentor (mtg:608.2c) returns itself and a creature of yours', () => {
    const game = magicPosition([{ battlefield: ['Wizard Mentor', 'Grizzly Bears'] }, {}]);
    named(game.activate(0, 'Wizard Mentor'), 'Grizzly Bears').resolve();
    expect([game.zones('Wizard Mentor'), game.zones('Grizzly Bears')]).toEqual([['hand'], ['hand']]);
  });

  it('Breakthrough (mtg:701.9a) keeps X cards of the hand and discards the rest', () => {
    const game = magicPosition([{ hand: ['Breakthrough', 'Shock', 'Opt'], battlefield: lands(2, 'Island') }, {}]).cast(
      0,
      'Breakthrough',
    );
    while (game.decision().kind === 'X') game.answer(0, { number: 1 });
    game.pass().pass();
    expect(game.hand(0)).toBe(6);
    game.choose(0, [{ card: 'Opt' }]);
    expect([game.hand(0), game.zones('Opt'), game.zones('Shock')]).toEqual([1, ['hand'], ['graveyard']]);
  });

  it('Cephalid Illusionist (mtg:603.2, mtg:615.1a) mills as it is targeted, and keeps combat damage from a creature and by it', () => {
    const game = magicPosition([
      { battlefield: ['Cephalid Illusionist', 'Hill Giant', ...lands(3, 'Island')] },
      { battlefield: ['Gray Ogre'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(1, ['Gray Ogre', 'Hill Giant']);
    named(game.activate(0, 'Cephalid Illusionist'), 'Hill Giant').resolve();
    game.until({ step: 'endOfCombat' });
    expect([game.the('Hill Giant').damage, game.the('Gray Ogre').damage]).toEqual([0, 0]);
    const aimed = magicPosition([
      { hand: ['Giant Growth'], battlefield: ['Cephalid Illusionist', 'Forest'] },
      {},
    ]).castAt(0, 'Giant Growth', { card: 'Cephalid Illusionist' });
    aimed.resolve();
    expect(aimed.all('Wall of Mist', 'graveyard').length).toBe(3);
  });

  it('Cephalid Vandal (mtg:122.1) mills a card for each of its counters', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Cephalid Vandal', counters: { shred: 1 } }] }, {}]);
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect([game.the('Cephalid Vandal').counters, game.all('Wall of Mist', 'graveyard').length]).toEqual([
      { shred: 2 },
      2,
    ]);
  });

  it('False Memories (mtg:603.7) mills seven cards, and exiles seven at the end', () => {
    const game = magicPosition([
      { hand: ['False Memories'], graveyard: ['Shock'], battlefield: lands(2, 'Island') },
      {},
    ]);
    game.cast(0, 'False Memories').resolve();
    expect(game.all('Wall of Mist', 'graveyard').length).toBe(7);
    game.until({ step: 'end' }).pass().pass();
    game.choose(0, [...Array.from({ length: 6 }, (_, nth) => ({ card: 'Wall of Mist', nth })), { card: 'Shock' }]);
    expect([game.zones('Shock'), game.all('Wall of Mist', 'graveyard').length, game.zones('False Memories')]).toEqual([
      ['exile'],
      1,
      ['graveyard'],
    ]);
  });
});

describe('cards of black and green theme decks', () => {
  const served = (): Play => {
    const game = magicPosition([
      {
        hand: ['Diabolic Servitude', 'Shock'],
        graveyard: ['Hill Giant'],
        battlefield: [...lands(4, 'Swamp'), 'Mountain', 'Mountain'],
      },
      { hand: ['Disenchant'], battlefield: lands(2, 'Plains') },
    ]);
    game.cast(0, 'Diabolic Servitude').pass().pass();
    return named(game, 'Hill Giant').resolve();
  };

  it('Diabolic Servitude (mtg:607.2a) comes back as its creature dies, which is exiled', () => {
    const game = magicPosition([
      {
        hand: ['Diabolic Servitude', 'Shock'],
        graveyard: ['Grizzly Bears'],
        battlefield: [...lands(4, 'Swamp'), 'Mountain'],
      },
      {},
    ]);
    game.cast(0, 'Diabolic Servitude').pass().pass();
    named(game, 'Grizzly Bears').resolve();
    game.castAt(0, 'Shock', { card: 'Grizzly Bears' }).resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Diabolic Servitude')]).toEqual([['exile'], ['hand']]);
  });

  it('Diabolic Servitude (mtg:603.6c) takes its creature along as it leaves', () => {
    const game = served().pass();
    game.castAt(1, 'Disenchant', { card: 'Diabolic Servitude' }).resolve().resolve();
    expect([game.zones('Hill Giant'), game.zones('Diabolic Servitude')]).toEqual([['exile'], ['graveyard']]);
  });

  it('Victimize (mtg:608.2c) brings two creatures back for one that is sacrificed as it resolves', () => {
    const game = magicPosition([
      {
        hand: ['Victimize'],
        graveyard: ['Hill Giant', 'Gray Ogre'],
        battlefield: ['Grizzly Bears', ...lands(3, 'Swamp')],
      },
      {},
    ]).cast(0, 'Victimize');
    if (!game.waiting()) game.choose(0, [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }]);
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    game.resolve();
    expect([game.zones('Grizzly Bears'), game.the('Hill Giant').tapped, game.the('Gray Ogre').tapped]).toEqual([
      ['graveyard'],
      true,
      true,
    ]);
    const without = magicPosition([
      { hand: ['Victimize'], graveyard: ['Hill Giant', 'Gray Ogre'], battlefield: lands(3, 'Swamp') },
      {},
    ]).cast(0, 'Victimize');
    if (!without.waiting()) without.choose(0, [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }]);
    expect(without.resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('Gamekeeper (mtg:603.10a) leaves the game for the next creature of the library', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Gamekeeper', 'Mountain'], library: ['Forest', 'Opt', 'Hill Giant', 'Forest'] },
      {},
    ]).castAt(0, 'Shock', { card: 'Gamekeeper' });
    game.resolve().pass().pass().answer(0, { confirm: true });
    expect([game.zones('Gamekeeper'), game.zones('Hill Giant'), game.zones('Opt')]).toEqual([
      ['exile'],
      ['battlefield'],
      ['graveyard'],
    ]);
    expect(game.all('Forest', 'graveyard').length).toBe(1);
    const kept = magicPosition([
      { hand: ['Shock'], battlefield: ['Gamekeeper', 'Mountain'], library: ['Forest', 'Hill Giant'] },
      {},
    ]).castAt(0, 'Shock', { card: 'Gamekeeper' });
    kept.resolve().pass().pass().answer(0, { confirm: false });
    expect([kept.zones('Gamekeeper'), kept.zones('Hill Giant')]).toEqual([['graveyard'], ['library']]);
  });

  it('Exhume (mtg:101.4) brings a creature back for each player, of their own graveyard and choice', () => {
    const game = magicPosition([
      { hand: ['Exhume'], graveyard: ['Hill Giant', 'Shock'], battlefield: lands(2, 'Swamp') },
      { graveyard: ['Gray Ogre', 'Grizzly Bears'] },
    ]).cast(0, 'Exhume');
    named(game.pass().pass(), 'Gray Ogre');
    expect([game.the('Hill Giant').controller, game.the('Gray Ogre').controller, game.zones('Grizzly Bears')]).toEqual([
      0,
      1,
      ['graveyard'],
    ]);
  });

  it('Painbringer (mtg:107.3a) takes as much power and toughness as cards are exiled', () => {
    const game = magicPosition([
      { battlefield: ['Painbringer'], graveyard: ['Shock', 'Opt', 'Forest'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.activate(0, 'Painbringer');
    while (!game.waiting()) {
      const { kind, options = [] } = game.decision();
      if (kind === 'X') game.answer(0, { number: 2 });
      else if (kind === 'TARGETS') game.choose(0, { card: 'Hill Giant' });
      else
        game.choose(
          0,
          options.slice(0, 2).map(({ card }) => ({ card })),
        );
    }
    game.resolve();
    expect([
      game.figures('Hill Giant'),
      game
        .view()
        .zones.filter(({ id }) => id === 'exile')
        .flatMap((zone) => ('objects' in zone ? zone.objects : [])).length,
    ]).toEqual(['1/1', 2]);
  });

  it('Zombie Assassin (mtg:602.2b) is exiled with two cards of the graveyard to destroy what is not black', () => {
    const game = magicPosition([
      { battlefield: ['Zombie Assassin'], graveyard: ['Shock', 'Opt'] },
      { battlefield: ['Hill Giant', 'Drudge Skeletons'] },
    ]);
    named(game.activate(0, 'Zombie Assassin'), 'Hill Giant').resolve();
    expect([game.zones('Zombie Assassin'), game.zones('Shock'), game.zones('Hill Giant')]).toEqual([
      ['exile'],
      ['exile'],
      ['graveyard'],
    ]);
  });
});

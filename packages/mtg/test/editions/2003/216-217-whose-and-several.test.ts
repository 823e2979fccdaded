/** Tokens and zones (216, 217): another's turn, another's cards, the second of several, by the rules of 2003. */
import { olderMagic, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  destroy,
  dies,
  gainLife,
  instant,
  plus,
  putOntoBattlefield,
  returnToHand,
  rule,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, onStack, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const phasing = { kind: 'keyword', keyword: 'phasing' } as const;
const anywhere = { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'hand' }] } as never;
const instead = (name: string, to: string) =>
  enchantment(name, {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to },
  } as never);

ownCards(
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([tap], { effects: [gainLife(1)] })),
  enchantment(
    'Test Clearing',
    continuous({ players: 'all' }, [{ mod: 'rule', rule: 'asThoughFlash', of: [] } as never]),
  ),
  instant('Test Bring Spark', '{0}', {
    effects: [
      { do: 'move', what: { each: [{ named: 'Test Gain' }, anywhere] }, to: 'battlefield', cause: 'effect' } as never,
    ],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Return', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Tuck', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'library', position: 'top', cause: 'effect' }],
  }),
  instant('Test Ash', '{0}', { effects: [destroy({ each: creature })] }),
  instant('Test Feast', '{0}', {
    additional: [{ pay: 'sacrifice', what: creature }],
    effects: [gainLife(1)],
  } as never),
  instant('Test Scouts', '{0}', { effects: [create(token('Scout', 'Creature — Scout', ['G'], '1/1'), 2)] }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test Flicker', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'effect', save: 'it' },
      putOntoBattlefield({ now: { saved: 'it' } }),
    ],
  }),
  sorcery('Test Ghosts', '{0}', {
    effects: [create({ ...token('Ghost', 'Creature — Ghost', [], '1/1'), abilities: [phasing] } as never, 2)],
  }),
  instant('Test Shift', '{0}', { effects: [{ do: 'phaseOut', what: { each: creature } }] }),
  enchantment(
    'Test Heap',
    activated([], { effects: [returnToHand({ each: [{ zone: 'graveyard' }, { topmost: creature }] } as never)] }),
  ),
  card('Test Tome', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  card('Test Second Tome', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  creatureCard(
    'Test Fuse',
    '{R}',
    'Goblin',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Martyr', '{W}', 'Cleric', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  creatureCard('Test Wisp', '{0}', 'Illusion', '2/2', phasing, continuous('self', [rule('doesntUntap')])),
  instant('Test Hush', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  enchantment('Test Loan', {
    kind: 'static',
    affects: [{ zone: 'graveyard' }, { owner: 'opponent' }],
    mods: [{ mod: 'play' }],
  } as never),
  instant('Test Brace', '{0}', { targets: [target({ is: 'spell' })], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
  instead('Test Rest', 'exile'),
  instead('Test Riptide', 'hand'),
  instant('Test Topple', '{0}', {
    effects: [{ do: 'move', what: { each: creature }, to: 'library', position: 'top', cause: 'effect' }],
  }),
  enchantment('Test Gambler', continuous('self', [rule('onlyForAnte')])),
  enchantment('Test Window', continuous({ players: 'you' }, [rule('topRevealed')])),
);

const lying = (game: Play, zone: string, owner: number): unknown[] => {
  const view = game.view();
  const pile = view.zones.find(({ id, owner: whose }) => id === zone && whose === owner);
  return (pile && 'objects' in pile ? pile.objects : []).map((id) => view.objects[id]?.card);
};
const knows = (game: Play, viewer: number, name: string): boolean =>
  JSON.stringify(game.view(viewer)).includes(`"${name}"`);
const ownerOf = (game: Play, name: string, zone: string): unknown[] => game.all(name, zone).map(({ owner }) => owner);

describe('tokens', () => {
  it('mtg-2003:216.1 a token that is made in the turn of the other is owned by who made it', () => {
    const game = position({}, { hand: ['Test Scouts'] })
      .pass()
      .cast(1, 'Test Scouts')
      .resolve();
    expect(game.all('Scout').map(({ owner, controller }) => [owner, controller])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('mtg-2003:216.3 all tokens cease to exist that leave play at once, in whatever zone, and whoever has them', () => {
    const game = (spell: string): Play => {
      const one = position({ hand: ['Test Theft', spell] }, { hand: ['Test Scouts'] });
      one.pass().cast(1, 'Test Scouts').resolve();
      if (spell === 'Test Ash') return one.cast(0, spell).resolve();
      const [scout] = one.all('Scout');
      one
        .cast(0, 'Test Theft')
        .choose(0, { object: String(scout?.id) })
        .resolve();
      return one
        .cast(0, spell)
        .choose(0, { object: String(scout?.id) })
        .resolve();
    };
    const left = (spell: string): unknown => game(spell).zones('Scout');
    expect(['Test Ash', 'Test Tuck', 'Test Return', 'Test Flicker'].map(left)).toEqual([
      [],
      ['battlefield'],
      ['battlefield'],
      ['battlefield'],
    ]);
    expect(
      game('Test Tuck')
        .view()
        .players.map((one) => (one.zones as { library: number }).library),
    ).toEqual([20, 20]);
  });

  it('mtg-2003:217.8d all tokens that phase out cease to exist, whoever they are of', () => {
    const game = position({ hand: ['Test Ghosts'], battlefield: ['Test Clearing'] });
    game.cast(0, 'Test Ghosts').resolve();
    expect(game.all('Ghost')).toHaveLength(2);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Ghost')).toEqual([]);
    const theirs = position({ hand: ['Test Shift'] }, { hand: ['Test Scouts'] });
    theirs.pass().cast(1, 'Test Scouts').resolve().cast(0, 'Test Shift').resolve();
    expect(theirs.zones('Scout')).toEqual([]);
  });
});

describe('zones', () => {
  const borrowed = { card: 'Grizzly Bears', controller: 0 };

  it('mtg-2003:217.1a what somebody else controls goes to the hand or library of its owner', () => {
    const moved = (spell: string): unknown => {
      const game = position({ hand: [spell] }, { battlefield: [borrowed] });
      const [at] = game.castAt(0, spell, { card: 'Grizzly Bears' }).resolve().zones('Grizzly Bears');
      return [at, ownerOf(game, 'Grizzly Bears', String(at)), game.hand(0), game.hand(1)];
    };
    expect([moved('Test Return'), moved('Test Tuck')]).toEqual([
      ['hand', [1], 0, 1],
      ['library', [1], 0, 0],
    ]);
    const game = position({ hand: ['Test Tuck'] }, { battlefield: [borrowed] });
    game.castAt(0, 'Test Tuck', { card: 'Grizzly Bears' }).resolve();
    expect(game.view().players.map((one) => (one.zones as { library: number }).library)).toEqual([20, 21]);
  });

  it('mtg-2003:217.1a a card of the opponent that is played goes back to their graveyard, countered or resolved', () => {
    const at = (...hand: string[]): Play => {
      const game = position({ hand, battlefield: ['Test Loan'] }, { graveyard: ['Test Gain'] });
      return game.choose(0, { kind: 'CAST', card: 'Test Gain' });
    };
    const resolved = at().resolve();
    expect([resolved.life(0), lying(resolved, 'graveyard', 1)]).toEqual([21, ['Test Gain']]);
    const countered = at('Test Hush').castAt(0, 'Test Hush', { card: 'Test Gain' }).resolve();
    expect([countered.life(0), lying(countered, 'graveyard', 1)]).toEqual([20, ['Test Gain']]);
  });

  it('mtg-2003:217.1a an instant card that would come into play stays where it is', () => {
    for (const zone of ['hand', 'exile', 'graveyard']) {
      const cards = { hand: ['Test Bring Spark'], exile: [], graveyard: [] } as { [zone: string]: string[] };
      cards[zone] = [...(cards[zone] ?? []), 'Test Gain'];
      expect(position(cards).cast(0, 'Test Bring Spark').resolve().zones('Test Gain')).toEqual([zone]);
    }
  });

  it('mtg-2003:217.1c what was done to a creature spell for the turn is so for the creature that it becomes', () => {
    const game = position({ hand: ['Test Healer', 'Test Brace'] });
    game.cast(0, 'Test Healer').castAt(0, 'Test Brace', { card: 'Test Healer' }).resolve().resolve();
    expect(game.figures('Test Healer')).toBe('3/3');
  });

  it('mtg-2003:217.1d who controls what two effects would send elsewhere says which does, whoever owns it', () => {
    const game = position(
      { hand: ['Test Blast'], battlefield: ['Test Rest', 'Test Riptide'] },
      { battlefield: [borrowed] },
    );
    game.castAt(0, 'Test Blast', { card: 'Grizzly Bears' });
    while (game.decision().kind === 'PRIORITY') game.pass();
    expect(asked(game)).toBe('0:REPLACEMENT');
    game.choose(0, { card: 'Test Riptide' });
    expect([game.zones('Grizzly Bears'), game.hand(1)]).toEqual([['hand'], 1]);
  });

  it('mtg-2003:217.2c each player may count each library', () => {
    const game = position({ library: Array(5).fill('Swamp') }, { library: Array(7).fill('Swamp') });
    for (const viewer of [0, 1])
      expect(game.view(viewer).players.map((one) => (one.zones as { library: number }).library)).toEqual([5, 7]);
  });

  it('mtg-2003:217.2d three cards lie as their owner says, who alone knows, and each owner arranges their own', () => {
    const names = ['Test Healer', 'Hill Giant', 'Gray Ogre'];
    const game = position(
      { hand: ['Test Topple'], battlefield: ['Craw Wurm', 'Wall of Air'] },
      { battlefield: names, library: ['Swamp'] },
    ).cast(0, 'Test Topple');
    while (game.decision().kind === 'PRIORITY') game.pass();
    expect(asked(game)).toBe('0:ORDER');
    game.answer(0, { order: [{ card: 'Wall of Air' }, { card: 'Craw Wurm' }] } as never);
    expect(asked(game)).toBe('1:ORDER');
    game.answer(1, { order: ['Gray Ogre', 'Test Healer', 'Hill Giant'].map((name) => ({ card: name })) } as never);
    expect(lying(game, 'library', 1)).toEqual(['Gray Ogre', 'Test Healer', 'Hill Giant', 'Swamp']);
    expect(lying(game, 'library', 0).slice(0, 2)).toEqual(['Wall of Air', 'Craw Wurm']);
    expect(names.map((name) => [knows(game, 0, name), knows(game, 1, name)])).toEqual(names.map(() => [false, true]));
  });

  it('mtg-2003:217.2e a library is open in the turn of the other as well', () => {
    const game = position({}, { battlefield: ['Test Window'], library: ['Hill Giant', 'Swamp'] });
    expect([knows(game, 0, 'Hill Giant'), knows(game, 0, 'Swamp')]).toEqual([true, false]);
  });

  it('mtg-2003:217.4a what is sacrificed goes on top of the graveyard of its owner, whoever sacrifices it', () => {
    const game = position({ hand: ['Test Feast'] }, { battlefield: [borrowed], graveyard: ['Hill Giant'] });
    game.castAt(0, 'Test Feast', { card: 'Grizzly Bears' }).resolve();
    expect([lying(game, 'graveyard', 1), lying(game, 'graveyard', 0)]).toEqual([
      ['Grizzly Bears', 'Hill Giant'],
      ['Test Feast'],
    ]);
  });

  it('mtg-2003:217.4c each owner arranges what goes to their graveyard at once, whoever controlled it', () => {
    const game = position(
      { hand: ['Test Ash'], battlefield: ['Craw Wurm', 'Wall of Air', 'Test Heap'] },
      { battlefield: [{ card: 'Hill Giant', controller: 0 }, 'Gray Ogre'] },
    ).cast(0, 'Test Ash');
    while (game.decision().kind === 'PRIORITY') game.pass();
    expect(asked(game)).toBe('0:ORDER');
    game.answer(0, { order: [{ card: 'Wall of Air' }, { card: 'Craw Wurm' }] } as never);
    expect(asked(game)).toBe('1:ORDER');
    game.answer(1, { order: [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }] } as never);
    expect([lying(game, 'graveyard', 0), lying(game, 'graveyard', 1)]).toEqual([
      ['Test Ash', 'Wall of Air', 'Craw Wurm'],
      ['Hill Giant', 'Gray Ogre'],
    ]);
  });

  it('mtg-2003:217.6a a third thing goes on top of the two that are there, be it a spell or an ability', () => {
    const game = position({ hand: ['Test Gain', 'Test Healer'], battlefield: ['Test Tome', 'Test Second Tome'] });
    game.cast(0, 'Test Healer').activate(0, 'Test Tome').activate(0, 'Test Second Tome').cast(0, 'Test Gain');
    expect(onStack(game)).toEqual(['Test Gain', 'Test Second Tome', 'Test Tome', 'Test Healer']);
  });

  it('mtg-2003:217.6b an ability of what was sacrificed for it is still told by that', () => {
    const game = position({ battlefield: ['Test Fuse'] }).activate(0, 'Test Fuse');
    expect([game.all('Test Fuse', 'graveyard').length, onStack(game)]).toEqual([1, ['Test Fuse']]);
    expect(game.resolve().life(0)).toBe(21);
    const dead = position({ hand: ['Test Blast'] }, { battlefield: ['Test Martyr'] });
    dead.castAt(0, 'Test Blast', { card: 'Test Martyr' }).resolve();
    expect(dead.view().stack.map(({ card: name, controller }) => [name, controller])).toEqual([['Test Martyr', 1]]);
  });

  it('mtg-2003:217.8c what is borrowed and phased out tapped is so as it is back', () => {
    const theirs = { battlefield: [{ card: 'Test Wisp', controller: 0, tapped: true }] };
    const game = position({}, theirs, { turn: { number: 3, active: 0, step: 'untap' } });
    expect(game.zones('Test Wisp')).toEqual(['phasedOut']);
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Test Wisp')).toMatchObject({ controller: 0, tapped: true });
  });

  it('mtg-2003:217.5d a card in a graveyard is not tapped, though it was as it left play', () => {
    const game = position({ hand: ['Test Blast'], battlefield: [{ card: 'Hill Giant', tapped: true }] });
    game.castAt(0, 'Test Blast', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant', 'graveyard').tapped ?? false).toBe(false);
  });

  it('mtg-2003:217.9c nobody has cards for ante alone in their sideboard either', () => {
    const service = olderMagic('2003');
    const main = [{ card: 'Forest', count: 60 }];
    const made = (seat: number, pile: string): boolean => {
      const decks = [{ main }, { main }] as { [pile: string]: object[] }[];
      decks[seat] = { main, [pile]: [...(pile === 'main' ? main : []), { card: 'Test Gambler', count: 1 }] };
      return service.create({
        edition: '2003',
        seed: 'a',
        options: {},
        seats: decks.map((deck, i) => ({ name: `P${i}`, deck })),
      } as never).ok;
    };
    expect([0, 1].flatMap((seat) => ['main', 'sideboard'].map((pile) => made(seat, pile)))).toEqual(
      Array(4).fill(false),
    );
  });
});

/** Keywords of the upkeep, of cards and of creatures (502) where somebody else owns them, where there are two, and once things have changed. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  control,
  creature,
  creatureCard,
  draw,
  enters,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  regenerate,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, waiting } from './table.js';

const lends = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...mods)] });
const loses = (name: string) => ({ mod: 'loseKeyword' as const, keyword: name });
const regenerates = activated([mana('{0}')], { effects: [regenerate('self')] });
const maddening = (name: string, type: string) =>
  card(name, {
    cost: '{5}',
    type,
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('madness', { cost: [mana('{0}')] })],
  });

ownCards(
  lends('Test Theft', control),
  lends('Test Saddle', has('horsemanship')),
  lends('Test Dread', has('fear')),
  lends('Test Fury', has('double strike')),
  lends('Test Ink', { mod: 'set', prop: 'colors', value: ['B'] }),
  lends('Test Bleach', { mod: 'set', prop: 'colors', value: ['W'] }),
  lends('Test Gilding', { mod: 'gain', prop: 'types', values: ['Artifact'] }),
  lends('Test Calm', loses('double strike')),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test Dear', '{0}', 'Elf', '3/3', keyword('cumulative upkeep', { cost: [mana('{1}')] }), regenerates),
  creatureCard('Test Echo', '{1}', 'Elf', '3/3', keyword('echo', { cost: [mana('{1}')] }), regenerates),
  creatureCard('Test Second Echo', '{1}', 'Elf', '3/3', keyword('echo', { cost: [mana('{1}')] })),
  creatureCard('Test Rider', '{0}', 'Knight', '2/2', keyword('horsemanship')),
  creatureCard('Test Horror', '{W}', 'Horror', '2/2', keyword('fear')),
  creatureCard('Test Twin', '{0}', 'Knight', '2/2', keyword('double strike')),
  creatureCard('Test Second Twin', '{0}', 'Knight', '2/2', keyword('double strike')),
  creatureCard('Test Both', '{0}', 'Knight', '2/9', keyword('double strike'), keyword('first strike')),
  creatureCard('Test Sabreur', '{0}', 'Knight', '2/9', keyword('first strike')),
  creatureCard('Test Taunter', '{0}', 'Goblin', '2/2', keyword('provoke')),
  creatureCard('Test Broodling', '{0}', 'Dragon', '1/1', keyword('amplify', { value: 1 })),
  creatureCard(
    'Test Masked',
    '{5}',
    'Elf',
    '4/6',
    keyword('morph', { cost: [mana('{1}')] }),
    triggered(enters, { effects: [gainLife(5)] }),
  ),
  sorcery('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you' }],
  }),
  sorcery('Test Onslaught', '{0}', {
    effects: [
      { do: 'status', what: { each: [creature] }, status: 'tapped', on: false },
      { do: 'extraPhases', phases: ['combat', 'main'] },
    ],
  }),
  card('Test Outlet', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })],
  }),
  maddening('Test Rage', 'Instant'),
  maddening('Test Second Rage', 'Sorcery'),
  instant('Test Mill', '{0}', { effects: [{ do: 'mill', who: 'you', count: 1 }] }),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
const at = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });
const tapped = (game: Play, name = 'Island'): number => game.all(name).filter((one) => one.tapped).length;

describe('cumulative upkeep and echo', () => {
  it('mtg-2003:502.13a whoever controls it pays for it in their upkeep, once for each age counter and for no other', () => {
    const dear = { card: 'Test Dear', controller: 1, counters: { age: 4, '+1/+1': 2 } };
    const game = at(position({ battlefield: [dear] }, { battlefield: many('Island', 6) }), 4);
    expect(asked(game.resolve())).toBe('1:PAY');
    expect([tapped(game.answer(1, { confirm: true })), game.the('Test Dear').counters]).toEqual([
      5,
      { age: 5, '+1/+1': 2 },
    ]);
    expect(onStack(at(game, 5))).toEqual([]);
  });

  it('mtg-2003:502.13a nobody pays for what has left, and what is not paid for is sacrificed, whatever regenerates it', () => {
    const mine = { hand: ['Test Recall'], battlefield: ['Test Dear', 'Island'] };
    const gone = at(position(mine), 5).castAt(0, 'Test Recall', { card: 'Test Dear' }).resolve().resolve();
    expect([asked(gone), tapped(gone), onStack(gone)]).toEqual(['0:PRIORITY', 0, []]);
    const kept = at(position(mine), 5).activate(0, 'Test Dear').resolve().resolve();
    expect(kept.answer(0, { confirm: false }).zones('Test Dear')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.19a each of two that came in one turn is paid for, and unpaid it is sacrificed, whatever regenerates it', () => {
    const game = position({ hand: ['Test Echo', 'Test Second Echo'], battlefield: many('Island', 2) });
    game.cast(0, 'Test Echo').resolve().cast(0, 'Test Second Echo').resolve().until({ turn: 5, step: 'upkeep' });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    game.activate(0, 'Test Echo').resolve();
    for (let i = 0; i < 2; i++) game.resolve().answer(0, { confirm: false });
    expect([game.zones('Test Echo'), game.zones('Test Second Echo')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

/** What may block this attacker of seat 0, once these spells have been cast at creatures. */
const blockersOf = (
  attacker: string,
  mine: object,
  theirs: object,
  ...spells: [spell: string, at: string][]
): unknown => {
  const game = position(mine, theirs);
  for (const [spell, on] of spells) game.castAt(0, spell, { card: on }).resolve();
  game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.decision().from?.map((one) => one.card) : [];
};

describe('horsemanship and fear', () => {
  it('mtg-2003:502.17b borrowed or lent, for who attacks and for who blocks, and flying is not as good', () => {
    const theirs = { battlefield: [owned('Test Rider', 0), 'Storm Crow', 'Grizzly Bears'] };
    expect(blockersOf('Test Rider', {}, theirs)).toEqual([]);
    const mine = { hand: ['Test Saddle'], battlefield: ['Hill Giant', 'Test Rider'] };
    const bears = { battlefield: ['Grizzly Bears', 'Gray Ogre'] };
    expect(blockersOf('Hill Giant', mine, bears, ['Test Saddle', 'Hill Giant'])).toEqual([]);
    expect(blockersOf('Test Rider', mine, bears, ['Test Saddle', 'Grizzly Bears'])).toEqual(['Grizzly Bears']);
  });

  it('mtg-2003:502.25b borrowed or lent, and fear of the blocker does not help it', () => {
    const theirs = { battlefield: [owned('Test Horror', 0), 'Grizzly Bears', 'Drudge Skeletons'] };
    expect(blockersOf('Test Horror', {}, theirs)).toEqual(['Drudge Skeletons']);
    const mine = { hand: ['Test Dread'], battlefield: ['Hill Giant'] };
    const bears = { battlefield: ['Grizzly Bears', 'Test Horror', 'Ornithopter'] };
    expect(blockersOf('Hill Giant', mine, bears, ['Test Dread', 'Hill Giant'])).toEqual(['Ornithopter']);
  });
});

describe('what has become black, or an artifact', () => {
  it('mtg-2003:502.25b blocks what has fear, and what was black and is so no more does not', () => {
    const mine = { hand: ['Test Ink', 'Test Gilding'], battlefield: ['Test Horror'] };
    const theirs = { battlefield: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] };
    const blockers = blockersOf(
      'Test Horror',
      mine,
      theirs,
      ['Test Ink', 'Grizzly Bears'],
      ['Test Gilding', 'Gray Ogre'],
    );
    expect(blockers).toEqual(['Grizzly Bears', 'Gray Ogre']);
    const pale = { hand: ['Test Bleach'], battlefield: ['Test Horror'] };
    const skeletons = { battlefield: ['Drudge Skeletons'] };
    expect(blockersOf('Test Horror', pale, skeletons, ['Test Bleach', 'Drudge Skeletons'])).toEqual([]);
  });
});

describe('double strike', () => {
  it('mtg-2003:502.28b each of several strikes twice, borrowed or lent it', () => {
    const game = position(
      { hand: ['Test Fury'], battlefield: ['Test Twin', 'Gray Ogre'] },
      { battlefield: [owned('Test Second Twin', 0)] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Twin', 'Gray Ogre', 'Test Second Twin');
    game.castAt(0, 'Test Fury', { card: 'Gray Ogre' }).resolve().until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toHaveLength(3);
    expect(waiting(game.resolve().until({ step: 'combatDamage' }))).toHaveLength(3);
    expect(game.resolve().life(1)).toBe(8);
  });

  it('mtg-2003:502.28c what loses it and has first strike still does not strike again, attacking or blocking', () => {
    for (const attacks of [true, false]) {
      const one = { hand: ['Test Calm'], battlefield: [attacks ? 'Test Both' : 'Craw Wurm'] };
      const game = attacks
        ? fight(one, {}, ['Test Both'])
        : fight(one, { battlefield: ['Test Both'] }, ['Craw Wurm'], ['Test Both', 'Craw Wurm']);
      game.until({ step: 'firstStrikeDamage' }).castAt(0, 'Test Calm', { card: 'Test Both' }).resolve();
      game.until({ step: 'endOfCombat' });
      if (attacks) expect(game.life(1)).toBe(18);
      else expect(game.the('Craw Wurm').damage).toBe(2);
    }
  });

  it('mtg-2003:502.28d also a blocker that gains it, once the first damage has been dealt to it', () => {
    const game = fight(
      { hand: ['Test Fury'], battlefield: ['Test Twin'] },
      { battlefield: ['Test Sabreur'] },
      ['Test Twin'],
      ['Test Sabreur', 'Test Twin'],
    );
    game.until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toHaveLength(2);
    const large = fight(
      { hand: ['Test Fury'], battlefield: ['Test Both'] },
      { battlefield: ['Test Sabreur'] },
      ['Test Both'],
      ['Test Sabreur', 'Test Both'],
    ).until({ step: 'firstStrikeDamage' });
    large.resolve().castAt(0, 'Test Fury', { card: 'Test Sabreur' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(large)).toEqual([
      ['Test Both', 2],
      ['Test Sabreur', 2],
    ]);
  });
});

describe('provoke', () => {
  const provoked = (game: Play, on: string, ...attackers: string[]): Play => {
    game.until({ kind: 'ATTACKERS' }).attack(0, ...attackers);
    while (!game.waiting()) {
      if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
      else game.choose(0, { card: on });
    }
    return game.resolve().until({ step: 'declareBlockers' });
  };

  it('mtg-2003:502.29a a borrowed creature provokes one of the defending player’s, untapped or not, to block it and no other', () => {
    for (const lies of [true, false]) {
      const game = position(
        { battlefield: ['Hill Giant'] },
        { battlefield: [owned('Test Taunter', 0), { card: 'Gray Ogre', tapped: lies }] },
      );
      provoked(game, 'Gray Ogre', 'Test Taunter', 'Hill Giant');
      game.refused(1, { assign: [{ from: { card: 'Gray Ogre' }, to: { card: 'Hill Giant' } }] });
      game.refused(1, { assign: [] });
      expect(game.block(1, ['Gray Ogre', 'Test Taunter']).the('Gray Ogre').tapped).toBe(false);
    }
  });

  it('mtg-2003:502.29a its own player’s creatures are not provoked', () => {
    const game = position(
      { battlefield: ['Test Taunter', 'Hill Giant'] },
      { battlefield: ['Gray Ogre', 'Grizzly Bears'] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Taunter');
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
    expect(
      game
        .decision()
        .options?.flatMap((one) => one.card ?? [])
        .sort(),
    ).toEqual(['Gray Ogre', 'Grizzly Bears']);
  });

  it('mtg-2003:502.29a in another combat of the turn what was provoked need not block', () => {
    const game = position(
      { hand: ['Test Onslaught'], battlefield: ['Test Taunter', 'Hill Giant'] },
      { battlefield: ['Wall of Wood'] },
    );
    provoked(game, 'Wall of Wood', 'Test Taunter');
    expect(game.the('Wall of Wood').blocking).toEqual([game.the('Test Taunter').id]);
    game.until({ step: 'postcombatMain' }).cast(0, 'Test Onslaught').resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Taunter', 'Hill Giant');
    while (!game.waiting()) {
      if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: false });
      else game.answer(0, game.decision().default);
    }
    game.until({ kind: 'BLOCKERS' }).block(1, ['Wall of Wood', 'Hill Giant']);
    expect(game.the('Wall of Wood').blocking).toEqual([game.the('Hill Giant').id]);
  });
});

describe('amplify, morph and madness', () => {
  it('mtg-2003:502.27a whoever it comes into play under shows cards from their own hand', () => {
    const game = position(
      { hand: ['Test Raise', 'Shivan Dragon'] },
      { hand: ['Shivan Dragon', 'Shivan Dragon'], graveyard: ['Test Broodling'] },
    );
    game.castAt(0, 'Test Raise', { card: 'Test Broodling' }).resolve();
    expect([asked(game), game.decision().options?.length]).toEqual(['0:CHOOSE_OBJECTS', 1]);
    expect(game.choose(0, { card: 'Shivan Dragon' }).figures('Test Broodling')).toBe('2/2');
  });

  it('mtg-2003:502.26d turned up it is tapped, damaged and bears counters as before, and does not come into play', () => {
    const masked = { card: 'Test Masked', faceDown: true, tapped: true, damage: 1, counters: { '+1/+1': 1 } };
    const game = position({ battlefield: [masked, 'Island'] });
    expect(game.figures('Test Masked')).toBe('3/3');
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Masked')).toMatchObject({ power: 5, toughness: 7, tapped: true, damage: 1 });
    expect([onStack(game), game.life(0)]).toEqual([[], 20]);
  });

  const discards = (game: Play, seat: number, name: string): Play => {
    game.activate(seat, 'Test Outlet');
    while (game.decision().kind !== 'MAY') game.choose(seat, { card: name });
    return game.answer(seat, { confirm: true });
  };

  it('mtg-2003:502.24a in the other player’s turn as well, and only as the card is discarded from the hand', () => {
    const game = position({}, { hand: ['Test Rage'], battlefield: ['Test Outlet'] }).pass();
    expect(discards(game, 1, 'Test Rage').all('Test Rage', 'exile')).toHaveLength(1);
    const milled = position({ hand: ['Test Mill'], library: ['Test Rage', 'Plains', 'Plains'] });
    milled.cast(0, 'Test Mill').resolve();
    expect([asked(milled), milled.zones('Test Rage')]).toEqual(['0:PRIORITY', ['graveyard']]);
    const spent = position({ hand: ['Test Rage'], battlefield: many('Island', 5) })
      .cast(0, 'Test Rage')
      .resolve();
    expect([asked(spent), spent.zones('Test Rage')]).toEqual(['0:PRIORITY', ['graveyard']]);
  });

  it('mtg-2003:502.24c its owner alone may play it, be it a sorcery and something else on the stack', () => {
    const theirs = { hand: ['Test Second Rage'], battlefield: ['Test Outlet'] };
    const game = discards(position({}, theirs).pass(), 1, 'Test Second Rage').resolve();
    expect([asked(game), onStack(game).length, offers(game, 'CAST', 'Test Second Rage')]).toEqual([
      '0:PRIORITY',
      1,
      false,
    ]);
    game.pass().choose(1, { kind: 'CAST', card: 'Test Second Rage' }).resolve();
    expect([game.life(1), game.zones('Test Second Rage'), onStack(game).length]).toEqual([23, ['graveyard'], 1]);
  });
});

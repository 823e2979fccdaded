/** Resolving, countering and targets (413–415): the clauses of each rule, by the rules of 2003. */
import type { Filter, Value } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  draw,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  player,
  plus,
  regenerate,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, onStack, position, relic } from './table.js';

const anySpell: Filter = [{ zone: 'stack' }, { is: 'spell' }];
const anyOnStack: Filter = [{ zone: 'stack' }];
const count: Value = { count: [creature, youControl] };
const until = (kind: 'permanent' | 'endOfTurn') => ({ kind }) as const;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Second Sip', '{0}', { effects: [gainLife(10)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Finish', '{0}', { targets: [target(creature)], effects: [destroy(t(0), { noRegeneration: true })] }),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated(free, { effects: [regenerate('self')] })),
  instant('Test Duel', '{0}', { targets: [target(creature)], effects: [damage(5, t(0)), gainLife(count)] }),
  instant('Test Sequence', '{0}', {
    effects: [draw(1), discard(1, 'you'), gainLife({ count: [{ zone: 'hand' }, { owner: 'you' }] })],
  }),
  instant('Test Blood', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 1 }] }),
  instant('Test Regret', '{0}', { effects: [discard(1, 'players')] }),
  creatureCard(
    'Test Measure',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { effects: [gainLife({ stat: 'power', of: 'self' })] }),
  ),
  creatureCard(
    'Test Archer',
    '{0}',
    'Archer',
    '1/1',
    activated(free, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Avenger',
    '{0}',
    'Elf',
    '1/9',
    triggered({ on: 'damage', object: 'self', source: { has: ['subtypes', ['Archer']] } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Deny', '{0}', { targets: [target(anySpell)], effects: [{ do: 'counterOnStack', what: t(0) }] }),
  instant('Test Stifle', '{0}', { targets: [target(anyOnStack)], effects: [{ do: 'counterOnStack', what: t(0) }] }),
  instant('Test Shelve', '{0}', {
    targets: [target(anySpell)],
    effects: [{ do: 'counterOnStack', what: t(0), to: 'library', position: 'top' } as never],
  }),
  {
    ...instant('Test Rite', '{1}', {}),
    abilities: [
      {
        kind: 'spell',
        additional: [
          { pay: 'sacrifice', what: [creature], count: 1 },
          { pay: 'life', amount: 2 },
        ],
        effects: [draw(1)],
      },
    ],
  } as never,
  instant('Test Divert', '{0}', {
    targets: [target(anySpell)],
    effects: [{ do: 'changeTargets', what: t(0) } as never],
  }),
  creatureCard('Test Veiled', '{0}', 'Elf', '1/1', keyword('shroud')),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  instant('Test Drain', '{0}', { targets: [target(player)], effects: [loseLife(1, t(0)), gainLife(1)] }),
  relic('Test Nervous', triggered({ on: 'target', player: 'you' } as never, { effects: [gainLife(100)] })),
  instant('Test Paint', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [
      { do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'colors', value: ['U'] }], until: until('permanent') },
    ],
  }),
  instant('Test Boost', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [untilEndOfTurn(t(0), plus(1, 1), has('flying'))],
  }),
  instant('Test Spawn', '{0}', {
    effects: [{ do: 'create', count: 1, token: token('Sprout', 'Creature — Sprout', ['G'], '1/1') }],
  }),
);

const _ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('resolving (413)', () => {
  it('mtg-2003:413.1 as both have passed in a row the top resolves, that alone', () => {
    const game = position({ hand: ['Test Sip'] }, { hand: ['Test Second Sip'] })
      .cast(0, 'Test Sip')
      .pass()
      .cast(1, 'Test Second Sip');
    // Who has acted passes, and so does the other: a pass from before counts no more.
    expect([asked(game), asked(game.pass()), onStack(game)]).toEqual([
      '1:PRIORITY',
      '0:PRIORITY',
      ['Test Second Sip', 'Test Sip'],
    ]);
    game.pass();
    expect([lives(game), onStack(game), asked(game)]).toEqual([[20, 30], ['Test Sip'], '0:PRIORITY']);
    game.pass();
    expect([lives(game), onStack(game)]).toEqual([[20, 30], ['Test Sip']]);
    expect([lives(game.pass()), onStack(game)]).toEqual([[21, 30], []]);
  });

  it('mtg-2003:413.2 nobody does anything between its steps, and what has lethal damage is there until all is done', () => {
    const game = position({ hand: ['Test Duel'], battlefield: ['Test Elf', 'Grizzly Bears'] });
    game.castAt(0, 'Test Duel', { card: 'Grizzly Bears' }).pass().pass();
    expect([game.life(0), game.zones('Grizzly Bears'), game.zones('Test Duel')]).toEqual([
      22,
      ['graveyard'],
      ['graveyard'],
    ]);
    const moved = game.happened('OBJECT_MOVED').map(({ card: name, to }) => [name, to]);
    // The spell itself has left the stack before the creature is destroyed.
    expect(moved.slice(-2)).toEqual([
      ['Test Duel', 'graveyard'],
      ['Grizzly Bears', 'graveyard'],
    ]);
  });

  it('mtg-2003:413.2b its instructions come in the order in which they are written, and what comes later may change what comes before', () => {
    const game = position({ hand: ['Test Sequence', 'Test Elf'], library: ['Forest', 'Island'] });
    game.cast(0, 'Test Sequence').resolve();
    expect(asked(game)).toBe('0:DISCARD');
    expect(game.zones('Forest')).toEqual(['hand']);
    expect(game.choose(0, { card: 'Forest' }).life(0)).toBe(21);
    const kill = (spell: string) => {
      const troll = position({ hand: [spell], battlefield: ['Test Troll'] })
        .activate(0, 'Test Troll')
        .resolve();
      return troll.castAt(0, spell, { card: 'Test Troll' }).resolve().zones('Test Troll');
    };
    expect([kill('Test Slay'), kill('Test Finish')]).toEqual([['battlefield'], ['graveyard']]);
    const shelved = position({ hand: ['Test Elf'] }, { hand: ['Test Shelve'] })
      .cast(0, 'Test Elf')
      .pass();
    expect(shelved.cast(1, 'Test Shelve').resolve().zones('Test Elf')).toEqual(['library']);
  });

  it('mtg-2003:413.2d the active player chooses first, whoever plays the spell', () => {
    const two = { battlefield: ['Grizzly Bears', 'Hill Giant'] };
    const game = position(two, { hand: ['Test Blood'], battlefield: ['Gray Ogre', 'Storm Crow'] });
    game.pass().cast(1, 'Test Blood').resolve();
    expect(asked(game)).toBe('0:SACRIFICE');
    expect(asked(game.choose(0, { card: 'Hill Giant' }))).toBe('1:SACRIFICE');
    // Neither is gone, and the other player knows.
    expect([
      game.zones('Hill Giant'),
      game.events.some(({ data }) => JSON.stringify(data).includes('Hill Giant')),
    ]).toEqual([['battlefield'], true]);
    game.choose(1, { card: 'Gray Ogre' });
    expect(['Hill Giant', 'Gray Ogre'].map((name) => game.zones(name)[0])).toEqual(['graveyard', 'graveyard']);
    const turn = { number: 4, active: 1, step: 'precombatMain' };
    const theirs = position({ ...two, hand: ['Test Blood'] }, { battlefield: ['Gray Ogre', 'Storm Crow'] }, { turn });
    expect(asked(theirs.pass().cast(0, 'Test Blood').resolve())).toBe('1:SACRIFICE');
    const cards = { hand: ['Test Regret', 'Forest', 'Island'] };
    const regret = position(cards, cards, { turn }).pass().cast(0, 'Test Regret').resolve();
    expect(asked(regret)).toBe('1:DISCARD');
    expect(asked(regret.choose(1, { card: 'Island' }))).toBe('0:DISCARD');
  });

  it('mtg-2003:413.2e whoever is asked for mana as a spell resolves uses mana abilities for it, and nothing else', () => {
    const mine = { hand: ['Test Elf', 'Test Sip'], battlefield: [...many('Forest', 3), 'Test Archer'] };
    const theirs = { hand: ['Mana Leak'], battlefield: many('Island', 2) };
    const game = position(mine, theirs, { options: { payment: 'manual' } });
    game.cast(0, 'Test Elf').pass().cast(1, 'Mana Leak');
    while (!game.waiting()) game.answer(1, game.decision().default);
    game.resolve().answer(0, { confirm: true });
    expect(asked(game)).toBe('0:PAY_MANA');
    game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Sip' }] });
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Archer' }] });
    for (let i = 0; i < 3; i++) game.choose(0, { kind: 'ACTIVATE', card: 'Forest', nth: 0 });
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.resolve().zones('Test Elf'), game.all('Forest').filter(({ tapped }) => tapped)]).toMatchObject([
      ['battlefield'],
      { length: 3 },
    ]);
  });

  it('mtg-2003:413.2f what it asks of the game is found out as it resolves; of what is gone, what it was at last', () => {
    const game = position({ hand: ['Test Duel', 'Test Spawn'], battlefield: ['Test Elf', 'Craw Wurm'] });
    game.castAt(0, 'Test Duel', { card: 'Craw Wurm' }).cast(0, 'Test Spawn').resolve().resolve();
    expect(game.life(0)).toBe(23);
    const measured = (...spells: string[]) => {
      const at = position({ hand: spells, battlefield: ['Test Measure'] }).activate(0, 'Test Measure');
      for (const spell of spells) at.castAt(0, spell, { card: 'Test Measure' }).resolve();
      return at.resolve().life(0);
    };
    expect([measured(), measured('Test Growth'), measured('Test Growth', 'Test Slay')]).toEqual([21, 24, 24]);
    // It is the archer that deals the damage, not its ability, though it is gone.
    const shot = position({ hand: ['Test Slay'], battlefield: ['Test Archer'] }, { battlefield: ['Test Avenger'] });
    shot
      .activate(0, 'Test Archer', { card: 'Test Avenger' })
      .castAt(0, 'Test Slay', { card: 'Test Archer' })
      .resolve()
      .resolve();
    expect(shot.resolve().life(1)).toBe(21);
  });
});

describe('countering (414)', () => {
  it('mtg-2003:414.1 a countered spell goes to its owner’s graveyard, a countered ability ceases to exist, and neither does anything', () => {
    const game = position({ hand: ['Test Sip'] }, { hand: ['Test Deny'] })
      .cast(0, 'Test Sip')
      .pass();
    game.cast(1, 'Test Deny').resolve();
    expect([lives(game), onStack(game), game.the('Test Sip', 'graveyard').owner]).toEqual([[20, 20], [], 0]);
    const shot = position({ battlefield: ['Test Archer'] }, { hand: ['Test Stifle'], battlefield: ['Hill Giant'] });
    shot.activate(0, 'Test Archer', { card: 'Hill Giant' }).pass().cast(1, 'Test Stifle').resolve();
    expect([shot.the('Hill Giant').damage, onStack(shot), shot.zones('Test Archer')]).toEqual([0, [], ['battlefield']]);
  });

  it('mtg-2003:414.2 nothing of what was paid for it comes back', () => {
    const mine = { hand: ['Test Rite'], battlefield: ['Forest', 'Grizzly Bears'] };
    const game = position(mine, { hand: ['Test Deny'] })
      .cast(0, 'Test Rite')
      .pass()
      .cast(1, 'Test Deny')
      .resolve();
    expect([game.the('Forest').tapped, game.zones('Grizzly Bears'), game.life(0), game.hand(0)]).toEqual([
      true,
      ['graveyard'],
      18,
      0,
    ]);
  });
});

describe('targets and what was done to a spell (415)', () => {
  it('mtg-2003:415.2 it is changed to a legal one only, and stays where there is none', () => {
    const divert = (...others: string[]) => {
      const game = position(
        { hand: ['Test Slay'], battlefield: ['Test Veiled', ...others] },
        { hand: ['Test Divert'], battlefield: ['Hill Giant'] },
      );
      return game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).pass().cast(1, 'Test Divert').resolve();
    };
    const none = divert();
    if (!none.waiting()) none.answer(1, none.decision().default);
    expect([none.resolve().zones('Hill Giant'), none.zones('Test Veiled')]).toEqual([['graveyard'], ['battlefield']]);
    const game = divert('Gray Ogre', 'Test Elf');
    expect(game.decision().options.map(({ card: name }) => name)).not.toContain('Test Veiled');
    game.choose(1, { card: 'Gray Ogre' }).resolve();
    expect([game.zones('Gray Ogre'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:415.2b "you" is no target, and is whoever controls the spell', () => {
    const game = position({ battlefield: ['Test Nervous'] }, { hand: ['Test Drain', 'Test Sip'] })
      .pass()
      .cast(1, 'Test Sip');
    expect([game.view().stack[0]?.targets ?? [], onStack(game)]).toEqual([[], ['Test Sip']]);
    game.castAt(1, 'Test Drain', { player: 0 });
    expect(game.view().stack.find(({ card: name }) => name === 'Test Drain')?.targets).toMatchObject([{ player: 0 }]);
    game.resolveAll();
    expect(game.life(1)).toBe(22);
  });

  it('mtg-2003:415.3 what several effects did to a spell is so of the permanent, each for as long as it lasts', () => {
    const game = position({ hand: ['Test Elf', 'Test Paint', 'Test Boost'] }).cast(0, 'Test Elf');
    game
      .castAt(0, 'Test Paint', { card: 'Test Elf' })
      .resolve()
      .castAt(0, 'Test Boost', { card: 'Test Elf' })
      .resolve()
      .resolve();
    expect(game.the('Test Elf')).toMatchObject({ colors: ['U'], power: 2, keywords: ['flying'] });
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Test Elf')).toMatchObject({ colors: ['U'], power: 1, keywords: [] });
  });
});

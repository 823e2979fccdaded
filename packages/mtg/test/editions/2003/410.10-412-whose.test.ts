/** Changes of zones, mana and static abilities (410.10–412): of tokens, of stolen and copied permanents, in either turn. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  addMana,
  card,
  continuous,
  control,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  each,
  enchant,
  gainLife,
  has,
  instant,
  land,
  manaAbility,
  player,
  plus,
  putOntoBattlefield,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, lives, many, offers, onStack, pool, position, relic, tapFor } from './table.js';

const inPlay = { zone: 'battlefield' } as const;
const comes = { on: 'move', object: creature, match: { to: 'battlefield' } } as const;
const leaves = { on: 'move', object: creature, match: { from: 'battlefield' } } as const;
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const toGraveyard = (what: Parameters<typeof each>[0]) =>
  ({ do: 'move', what: each(what), to: 'graveyard', cause: 'destroy' }) as const;
const sprout = token('Sprout', 'Creature — Sprout', ['G'], '1/1');

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Theft', '{0}', { targets: [target(inPlay)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  card('Test Dominion', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [control])],
  }),
  relic(
    'Test Grudge',
    triggered(creatureDies, { effects: [{ do: 'stat', stat: 'life', who: { event: 'controller' }, amount: -1 }] }),
  ),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }] as never)], effects: [counterSpell(t(0))] }),
  creatureCard('Test Greeter', '{0}', 'Elf', '1/1', triggered(comes, { effects: [gainLife(1)] })),
  relic('Test Gate', triggered(comes, { effects: [gainLife(1)] })),
  instant('Test Rising', '{0}', { effects: [putOntoBattlefield(each({ zone: 'graveyard' }, { owner: 'you' }))] }),
  instant('Test Grave Theft', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'effect', controller: 'you' } as never],
  }),
  instant('Test Spawn', '{0}', { effects: [create(sprout)] }),
  relic('Test Mourning', triggered(creatureDies, { effects: [gainLife(1)] })),
  relic('Test Farewell', triggered(leaves, { effects: [gainLife(1)] })),
  relic(
    'Test Strong Farewell',
    triggered(
      {
        on: 'move',
        object: [creature, { stat: ['power', '>=', 2] }, youControl],
        match: { from: 'battlefield' },
      } as never,
      { effects: [gainLife(1)] },
    ),
  ),
  creatureCard(
    'Test Captain',
    '{0}',
    'Soldier',
    '1/1',
    continuous([creature, { other: true }, youControl], plus(1, 1)),
  ),
  instant('Test Doom', '{0}', { effects: [toGraveyard(creature)] }),
  instant('Test End', '{0}', { effects: [toGraveyard({ zone: 'battlefield' } as never)] }),
  relic('Test Grinder', {
    ...manaAbility('{B}'),
    cost: [tap, { pay: 'sacrifice', what: [creature], count: 1 }],
  } as never),
  card('Test Twin Grove', {
    type: 'Land',
    abilities: [{ ...manaAbility('{G}{U}') }],
  }),
  relic(
    'Test Reflection',
    triggered(
      { on: 'tapForMana', object: land },
      {
        effects: [{ do: 'addMana', produced: true, who: { event: 'player' } } as never],
      },
    ),
  ),
  relic('Test Sprouting', triggered({ on: 'tapForMana', object: land }, { effects: [addMana('{G}')] })),
  relic('Test Shield', { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 } as never),
  instant('Test Spark', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [...plus(2, 2), has('flying')])],
  }),
  {
    ...instant('Test Stubborn', '{0}', {}),
    abilities: [
      { kind: 'spell', effects: [gainLife(1)] },
      { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeCountered' }] },
    ],
  } as never,
  instant('Test Echo', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  card('Test Loot', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'static', affects: [{ zone: 'graveyard' }, { owner: 'you' }], mods: [{ mod: 'play' }] } as never,
    ],
  }),
  {
    ...instant('Test Noon', '{0}', {}),
    abilities: [
      { kind: 'spell', effects: [gainLife(1)] },
      { kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: { turnOf: 'you' } }] },
    ],
  } as never,
);

const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('changes of zones (410.10)', () => {
  it('mtg-2003:410.10a what comes sees what comes with it; tokens, and what comes under another’s control, are seen', () => {
    const risen = position({ hand: ['Test Rising'], graveyard: ['Test Greeter', 'Test Elf'] }).cast(0, 'Test Rising');
    expect(ordered(risen.resolve()).resolveAll().life(0)).toBe(22);
    const made = position({ hand: ['Test Spawn'], battlefield: ['Test Gate'] }, { battlefield: ['Test Gate'] });
    expect(lives(ordered(made.cast(0, 'Test Spawn').resolve()).resolveAll())).toEqual([21, 21]);
    const taken = position({ hand: ['Test Grave Theft'], battlefield: ['Test Gate'] }, { graveyard: ['Test Elf'] });
    taken.castAt(0, 'Test Grave Theft', { card: 'Test Elf' }).resolve();
    expect([onStack(taken), taken.the('Test Elf').controller]).toEqual([['Test Gate'], 0]);
  });

  it('mtg-2003:410.10c tokens and stolen creatures are seen as they leave play, mtg-2003:410.10d whoever controls what saw a token or a stolen creature leave has the ability', () => {
    const watch = { battlefield: ['Test Mourning', 'Test Farewell'] };
    const made = position({ hand: ['Test Spawn', 'Test Slay'], ...watch })
      .cast(0, 'Test Spawn')
      .resolve();
    made.castAt(0, 'Test Slay', { card: 'Sprout' }).resolve();
    expect(onStack(ordered(made))).toHaveLength(2);
    const stolen = position({ hand: ['Test Theft', 'Test Slay'], ...watch }, { battlefield: ['Test Last Breath'] });
    stolen.castAt(0, 'Test Theft', { card: 'Test Last Breath' }).resolve();
    stolen.castAt(0, 'Test Slay', { card: 'Test Last Breath' }).resolve();
    expect(lives(ordered(stolen).resolveAll())).toEqual([23, 20]);
    expect(stolen.the('Test Last Breath', 'graveyard').owner).toBe(1);
  });

  it('mtg-2003:410.10d all that leaves at once is seen as it was before, with what the others gave it, by who controlled what saw it', () => {
    const battlefield = ['Test Strong Farewell', 'Test Captain', 'Test Elf', 'Test Last Breath'];
    const game = position({ hand: ['Test Doom'], battlefield })
      .cast(0, 'Test Doom')
      .resolve();
    // Elf and Last Breath had power 2, and Captain 1; one more life is of what died itself.
    expect(ordered(game).resolveAll().life(0)).toBe(23);
    // What controlled it leaves with it.
    const lent = [{ card: 'Test Dominion', attachedTo: 'ogre' }, 'Test Grudge'];
    const dominated = position(
      { hand: ['Test End'], battlefield: lent },
      { battlefield: [{ card: 'Gray Ogre', as: 'ogre' }] },
    );
    expect(dominated.the('Gray Ogre').controller).toBe(0);
    expect(lives(dominated.cast(0, 'Test End').resolve().resolveAll())).toEqual([19, 20]);
    const mine = { hand: ['Test Theft', 'Test End'], battlefield: ['Gray Ogre'] };
    const stolen = position(mine, { battlefield: ['Test Mourning', 'Hill Giant'] });
    stolen.castAt(0, 'Test Theft', { card: 'Test Mourning' }).resolve().cast(0, 'Test End').resolve();
    expect(lives(ordered(stolen).resolveAll())).toEqual([22, 20]);
  });
});

describe('mana abilities and static abilities (411, 412)', () => {
  it('mtg-2003:411.1 all that a mana ability costs is paid, a creature as well as {T}', () => {
    const game = tapFor(position({ battlefield: ['Test Grinder', 'Gray Ogre'] }), 0, 'Test Grinder');
    if (!game.waiting()) game.choose(0, { card: 'Gray Ogre' });
    expect([pool(game, 0), game.zones('Gray Ogre'), game.the('Test Grinder').tapped]).toEqual([
      { B: 1 },
      ['graveyard'],
      true,
    ]);
    expect(offers(position({ battlefield: ['Test Grinder'] }), 'ACTIVATE', 'Test Grinder')).toBe(false);
  });

  it('mtg-2003:411.3 each that triggers on mana resolves at once, of the other player’s as well', () => {
    const game = position(
      { battlefield: ['Forest', 'Test Sprouting', 'Test Sprouting'] },
      { battlefield: ['Test Sprouting'] },
    );
    tapFor(game, 0, 'Forest');
    expect([pool(game, 0), pool(game, 1), onStack(game)]).toEqual([{ G: 3 }, { G: 1 }, []]);
  });

  it('mtg-2003:411.3a of mana of several types whoever gets it says which type comes besides, and not whose ability it is', () => {
    const game = tapFor(
      position({ battlefield: ['Test Twin Grove'] }, { battlefield: ['Test Reflection'] }),
      0,
      'Test Twin Grove',
    );
    expect(asked(game)).toBe('0:COLOR');
    expect(pool(game.choose(0, { value: 'U' }), 0)).toEqual({ G: 1, U: 2 });
  });

  it('mtg-2003:413.2e whose turn it is not pays with mana abilities as a spell resolves, too', () => {
    const theirs = { hand: ['Test Elf', 'Test Sip'], battlefield: many('Forest', 3) };
    const mine = { hand: ['Mana Leak'], battlefield: many('Island', 2) };
    const game = position(mine, theirs).pass().cast(1, 'Test Sip').pass().castAt(0, 'Mana Leak', {});
    game.resolve().answer(1, { confirm: true });
    expect([game.all('Forest').filter(({ tapped }) => tapped).length, lives(game.resolveAll())]).toEqual([3, [20, 21]]);
  });

  it('mtg-2003:412.1 what a stolen permanent prevents it prevents for who has it, in either turn', () => {
    const game = position({ hand: ['Test Theft', ...many('Test Spark', 2)] }, { battlefield: ['Test Shield'] });
    const spark = (player: number): Play =>
      game
        .choose(0, { kind: 'CAST', card: 'Test Spark', nth: 0 } as never)
        .choose(0, { player })
        .resolve();
    game.castAt(0, 'Test Theft', { card: 'Test Shield' }).resolve();
    expect([lives(spark(0)), lives(spark(1))]).toEqual([
      [19, 20],
      [19, 18],
    ]);
  });

  it('mtg-2003:412.2 an Aura changes another player’s creature as well', () => {
    const game = position({ hand: ['Test Halo'] }, { battlefield: ['Hill Giant'] }).castAt(0, 'Test Halo', {
      card: 'Hill Giant',
    });
    expect([game.resolve().figures('Hill Giant'), game.the('Hill Giant').keywords]).toEqual(['5/5', ['flying']]);
  });

  it('mtg-2003:412.3 a copy of a spell that can’t be countered can’t be countered', () => {
    const game = position({ hand: ['Test Stubborn', 'Test Echo'] }, { hand: ['Test Stifle'] }).cast(0, 'Test Stubborn');
    game.castAt(0, 'Test Echo', { card: 'Test Stubborn' }).resolve().pass();
    game
      .cast(1, 'Test Stifle')
      .choose(1, { object: String(game.view().stack[1]?.id) } as never)
      .resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg-2003:412.4 what says when its card is played says so of a graveyard as well', () => {
    const grave = { graveyard: ['Test Noon', 'Test Sip'], battlefield: ['Test Loot'] };
    const open = (game: Play): boolean[] => ['Test Noon', 'Test Sip'].map((name) => offers(game, 'CAST', name));
    expect([open(position(grave)), open(position({}, grave).pass())]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

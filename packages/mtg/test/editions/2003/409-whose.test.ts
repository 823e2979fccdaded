/** Playing spells and abilities (409): in the other player’s turn, abilities as well as spells, the second of several. */
import type { Effect } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  land,
  loseLife,
  mana,
  player,
  rule,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, offers, onStack, position, relic, split } from './table.js';

const atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const choices = (...all: { effects: Effect[] }[]) => ({ modes: { min: 1, max: 1, choices: all } });
const divided = {
  targets: [target(creature, { min: 1, max: 2 })],
  divide: 3,
  effects: [damage({ division: true }, t(0))],
};
const two = {
  targets: [target(creature), target(creature, { notIn: [0] })],
  effects: [damage(1, t(0)), damage(2, t(1))],
};

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Worker', '{0}', 'Elf', '1/1', activated(free, { effects: [gainLife(1)] })),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  relic('Test Dial', activated(free, choices({ effects: [gainLife(1)] }, { effects: [gainLife(10)] }))),
  relic('Test Chimes', triggered(atStep('upkeep'), choices({ effects: [gainLife(1)] }, { effects: [gainLife(10)] }))),
  instant('Test Offer', '{0}', {
    modes: { min: 1, max: 1, chooser: 'opponent', choices: [{ effects: [gainLife(1)] }, { effects: [gainLife(10)] }] },
  } as never),
  relic('Test Pump', activated([mana('{X}')], { effects: [gainLife('x')] })),
  instant('Test Blaze', '{X}', { targets: [target(player)], effects: [loseLife(1, t(0)), gainLife('x')] }),
  {
    ...instant('Test Kick', '{0}', {}),
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('kicker', { cost: [mana('{1}')], label: 'kicked' })],
  } as never,
  {
    ...instant('Test Aimed Kick', '{0}', {}),
    abilities: [
      {
        kind: 'spell',
        targets: [{ ...target(creature), if: { paid: 'aimed' } }],
        effects: [damage(1, t(0)), gainLife(1)],
      },
      keyword('kicker', { cost: [mana('{1}')], label: 'aimed' }),
    ],
  } as never,
  instant('Test Up To Two', '{0}', {
    targets: [target(creature, { min: 0, max: 2 })],
    effects: [damage(1, t(0)), gainLife(1)],
  }),
  instant('Test Sear', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  relic('Test Two Arms', activated(free, two)),
  instant('Test Robbery', '{0}', {
    targets: [target(artifact), target([artifact, { has: ['types', 'Creature'] }] as never, { notIn: [0] })],
    effects: [destroy(t(0)), damage(1, t(1))],
  }),
  creatureCard('Test Statue', '{0}', 'Golem', '1/4'),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 1, toughness: 4 }),
  relic('Test Fork', activated(free, divided)),
  relic('Test Fork Bell', triggered(atStep('upkeep'), divided)),
  instant('Test Forked', '{0}', divided),
  relic('Test Toll', continuous({ players: 'all' }, [{ mod: 'cost', abilities: true, more: [mana('{1}')] } as never])),
  relic('Test Medal', continuous({ players: 'you' }, [{ mod: 'cost', less: [mana('{1}')] } as never])),
  instant('Test Tonic', '{3}', { effects: [gainLife(1)] }),
  {
    ...instant('Test Rite', '{0}', {}),
    abilities: [{ kind: 'spell', additional: [{ pay: 'life', amount: 2 }], effects: [draw(1)] }],
  } as never,
  instant('Test Waken', '{0}', {
    targets: [target(land)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ),
    ],
  }),
  instant('Test Spawn', '{0}', {
    effects: [
      {
        do: 'create',
        token: {
          ...token('Shooter', 'Creature — Archer', ['G'], '1/1'),
          abilities: [activated([tap], { effects: [gainLife(1)] }), activated(free, { effects: [gainLife(10)] })],
        },
      },
    ],
  }),
  relic('Test Silence', continuous({ players: 'all' }, [rule('cantCast')])),
  relic('Test Stillness', continuous({ players: 'all' }, [rule('cantActivate')])),
  relic('Test Shackles', continuous([creature], [rule('cantBeActivated')])),
  {
    ...relic('Test Buried'),
    abilities: [{ ...activated(free, { effects: [gainLife(1)] }), zone: 'graveyard' }],
  } as never,
  card('Test Memory', {
    cost: '{0}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('flashback', { cost: [mana('{0}')] })],
  }),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
const spent = (game: Play): number => game.all('Forest').filter(({ tapped }) => tapped).length;
const may = (game: Play, name: string, kind = 'ACTIVATE'): boolean => offers(game, kind, name);

describe('playing spells and abilities (409)', () => {
  it('mtg-2003:409.1 the opponent chooses the modes that are left to them, in either player’s turn', () => {
    const mine = position({ hand: ['Test Offer'] }).cast(0, 'Test Offer');
    expect(asked(mine)).toBe('1:MODES');
    expect(lives(mine.choose(1, { index: 1 }).resolve())).toEqual([30, 20]);
    const theirs = position({}, { hand: ['Test Offer'] })
      .pass()
      .cast(1, 'Test Offer');
    expect(asked(theirs)).toBe('0:MODES');
    expect(lives(theirs.choose(0, { index: 0 }).resolve())).toEqual([20, 21]);
  });

  it('mtg-2003:409.1b an ability has its mode and its X said as well, by who plays or controls it, and so has a kicker', () => {
    const dial = position({}, { battlefield: ['Test Dial'] })
      .pass()
      .activate(1, 'Test Dial');
    expect(asked(dial)).toBe('1:MODES');
    expect(lives(dial.choose(1, { index: 1 }).resolve())).toEqual([20, 30]);
    const chimes = position({}, { battlefield: ['Test Chimes'] }, UPKEEP);
    expect(asked(chimes)).toBe('1:MODES');
    expect(lives(chimes.choose(1, { index: 1 }).resolve())).toEqual([20, 30]);
    const pump = position({}, { battlefield: ['Test Pump', ...many('Forest', 3)] })
      .pass()
      .activate(1, 'Test Pump');
    expect(pump.decision()).toMatchObject({ seat: 1, kind: 'X', min: 0, max: 3 });
    expect([lives(pump.answer(1, { number: 2 }).resolve()), spent(pump)]).toEqual([[20, 22], 2]);
    const blaze = position({}, { hand: ['Test Blaze'], battlefield: many('Forest', 3) })
      .pass()
      .cast(1, 'Test Blaze');
    expect(asked(blaze)).toBe('1:X');
    expect(lives(blaze.answer(1, { number: 1 }).choose(1, { player: 0 }).resolve())).toEqual([19, 21]);
    const kick = position({}, { hand: ['Test Kick'], battlefield: ['Forest'] })
      .pass()
      .cast(1, 'Test Kick');
    expect(asked(kick)).toBe('1:OPTIONAL_COST');
    expect(spent(kick.answer(1, { confirm: true }))).toBe(1);
  });

  it('mtg-2003:409.1c as many targets are chosen as whoever plays it says, in the other player’s turn as well', () => {
    const game = position(
      { battlefield: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
      { hand: many('Test Up To Two', 2) },
    );
    const cast = (): Play => game.pass().choose(1, { kind: 'CAST', card: 'Test Up To Two', nth: 0 } as never);
    expect(cast().decision()).toMatchObject({ seat: 1, kind: 'TARGETS', min: 0, max: 2 });
    expect(lives(game.choose(1, []).resolve())).toEqual([20, 21]);
    cast()
      .choose(1, [{ card: 'Craw Wurm' }])
      .resolve();
    expect([lives(game), game.the('Craw Wurm').damage, game.the('Hill Giant').damage]).toEqual([[20, 22], 1, 0]);
    const sear = position({ battlefield: ['Hill Giant', 'Craw Wurm'] }, { hand: ['Test Sear'] }).pass();
    expect(asked(sear.cast(1, 'Test Sear'))).toBe('1:TARGETS');
  });

  it('mtg-2003:409.1c what a kicker alone targets is chosen where it is paid, and where there is none it can’t be paid', () => {
    const kicked = (...battlefield: string[]) =>
      position({ hand: ['Test Aimed Kick'], battlefield: ['Forest', ...battlefield] }).cast(0, 'Test Aimed Kick');
    const none = kicked();
    expect([asked(none), onStack(none), none.resolve().life(0)]).toEqual(['0:PRIORITY', ['Test Aimed Kick'], 21]);
    const aimed = kicked('Hill Giant', 'Craw Wurm').answer(0, { confirm: true });
    expect(asked(aimed)).toBe('0:TARGETS');
    expect(aimed.choose(0, { card: 'Craw Wurm' }).resolve().the('Craw Wurm').damage).toBe(1);
  });

  it('mtg-2003:409.1d an ability’s other target is another one too, and the first leaves one that can be the other', () => {
    const arms = position({ battlefield: ['Test Two Arms', 'Hill Giant', 'Craw Wurm', 'Test Statue'] });
    arms.activate(0, 'Test Two Arms', { card: 'Craw Wurm' });
    expect(
      arms
        .decision()
        .options.map(({ card: name }) => name)
        .toSorted(),
    ).toEqual(['Hill Giant', 'Test Statue']);
    arms.choose(0, { card: 'Hill Giant' }).resolve();
    expect(['Craw Wurm', 'Hill Giant'].map((name) => arms.the(name).damage)).toEqual([1, 2]);
    expect(may(position({ battlefield: ['Test Two Arms', 'Hill Giant'] }), 'Test Two Arms')).toBe(false);
    const robbery = position({ hand: ['Test Robbery'], battlefield: ['Test Golem', 'Test Dial', 'Test Pump'] });
    robbery.cast(0, 'Test Robbery');
    expect(
      robbery
        .decision()
        .options.map(({ card: name }) => name)
        .toSorted(),
    ).toEqual(['Test Dial', 'Test Pump']);
    robbery.choose(0, { card: 'Test Pump' }).resolve();
    expect([robbery.zones('Test Pump'), robbery.the('Test Golem').damage]).toEqual([['graveyard'], 1]);
  });

  it('mtg-2003:409.1e an ability is divided as it is activated or put on the stack, by whoever controls it', () => {
    const giants = { battlefield: ['Hill Giant', 'Craw Wurm'] };
    const pair = [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }];
    const dealt = (game: Play): unknown[] => ['Hill Giant', 'Craw Wurm'].map((name) => game.the(name).damage);
    const parts = split(['Hill Giant', 1], ['Craw Wurm', 2]);
    const fork = position(giants, { battlefield: ['Test Fork'] })
      .pass()
      .activate(1, 'Test Fork')
      .choose(1, pair);
    expect(asked(fork)).toBe('1:DIVIDE');
    expect(dealt(fork.answer(1, parts).resolve())).toEqual([1, 2]);
    const bell = position(giants, { battlefield: ['Test Fork Bell'] }, UPKEEP).choose(1, pair);
    expect(asked(bell)).toBe('1:DIVIDE');
    expect(dealt(bell.answer(1, parts).resolve())).toEqual([1, 2]);
    const forked = position(giants, { hand: ['Test Forked'] })
      .pass()
      .cast(1, 'Test Forked')
      .choose(1, pair);
    expect(asked(forked)).toBe('1:DIVIDE');
    expect(dealt(forked.answer(1, parts).resolve())).toEqual([1, 2]);
  });

  it('mtg-2003:409.1f each of several changes of a cost counts, also of abilities, and all is paid in the other’s turn as well', () => {
    const used = (...battlefield: string[]) =>
      spent(
        position({ battlefield: ['Test Worker', ...battlefield, ...many('Forest', 3)] }).activate(0, 'Test Worker'),
      );
    expect([used(), used('Test Toll'), used('Test Toll', 'Test Toll')]).toEqual([0, 1, 2]);
    const tonic = (...battlefield: string[]) =>
      spent(
        position({ hand: ['Test Tonic'], battlefield: [...battlefield, ...many('Forest', 3)] }).cast(0, 'Test Tonic'),
      );
    expect([tonic(), tonic('Test Medal'), tonic('Test Medal', 'Test Medal')]).toEqual([3, 2, 1]);
    const rite = position({}, { hand: ['Test Rite'] })
      .pass()
      .cast(1, 'Test Rite');
    expect([lives(rite), may(position({}, { life: 1, hand: ['Test Rite'] }).pass(), 'Test Rite', 'CAST')]).toEqual([
      [20, 18],
      false,
    ]);
  });

  it('mtg-2003:409.3 a token, and a land that has become a creature, pay {T} only once their player’s next turn has begun', () => {
    const uses = (game: Play, name: string): number =>
      game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === name).length;
    const game = position({ hand: ['Test Spawn'] })
      .cast(0, 'Test Spawn')
      .resolve();
    expect(uses(game, 'Shooter')).toBe(1);
    expect(uses(game.until({ turn: 4, step: 'upkeep' }).pass(), 'Shooter')).toBe(1);
    expect(uses(game.until({ turn: 5, step: 'upkeep' }), 'Shooter')).toBe(2);
    const wood = position({ hand: ['Forest', 'Test Waken'] }).choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(uses(wood, 'Forest')).toBe(1);
    expect(uses(wood.castAt(0, 'Test Waken', { card: 'Forest' }).resolve(), 'Forest')).toBe(0);
  });

  it('mtg-2003:409.4 what is forbidden is so to either player in either turn, and wherever the card is', () => {
    const all = { hand: ['Test Sip'], graveyard: ['Test Memory', 'Test Buried'], battlefield: ['Test Worker'] };
    const open = (game: Play): boolean[] => [
      may(game, 'Test Sip', 'CAST'),
      may(game, 'Test Memory', 'CAST'),
      may(game, 'Test Worker'),
      may(game, 'Test Buried'),
    ];
    const under = (name: string): boolean[][] => [
      open(position({ ...all, battlefield: ['Test Worker', name] })),
      open(position({ battlefield: [name] }, all).pass()),
    ];
    expect(under('Forest')).toEqual([
      [true, true, true, true],
      [true, true, true, true],
    ]);
    expect(under('Test Silence')).toEqual([
      [false, false, true, true],
      [false, false, true, true],
    ]);
    expect(under('Test Stillness')).toEqual([
      [true, true, false, false],
      [true, true, false, false],
    ]);
    expect(under('Test Shackles')).toEqual([
      [true, true, false, true],
      [true, true, false, true],
    ]);
    const stolen = position({ hand: ['Test Theft'], battlefield: ['Test Shackles'] }, { battlefield: ['Test Worker'] });
    expect(may(stolen.castAt(0, 'Test Theft', { card: 'Test Worker' }).resolve(), 'Test Worker')).toBe(false);
  });
});

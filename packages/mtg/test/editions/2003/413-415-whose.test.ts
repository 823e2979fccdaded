/** Resolving, countering and targets (413–415): abilities as well as spells, several targets, and another player than whose turn it is. */
import type { Mod } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  may,
  mayPay,
  returnToHand,
  rule,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, offers, onStack, position, relic, split } from './table.js';

const upkeepStep = { on: 'step', match: { step: 'upkeep' } } as const;
const onTheStack = [{ zone: 'stack' }] as never;
const green = [creature, { has: ['colors', ['G']] }] as never;
const theirCreature = [creature, { controller: 'opponent' }] as never;
const redWard = keyword('protection', { from: { has: ['colors', ['R']] }, label: 'red' });
const blue: Mod = { mod: 'set', prop: 'colors', value: ['U'] };

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Second Sip', '{0}', { effects: [gainLife(10)] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Dye', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), blue)] }),
  instant('Test Ward', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has(redWard))] }),
  instant('Test Both Modes', '{0}', {
    modes: {
      min: 2,
      max: 2,
      choices: [{ effects: [gainLife(1)] }, { effects: [gainLife(10)] }, { effects: [gainLife(100)] }],
    },
  }),
  instant('Test Green Bane', '{R}', { targets: [target(green)], effects: [damage(1, t(0)), gainLife(1)] }),
  instant('Test Two Darts', '{R}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(1, t(1)), gainLife(1)],
  }),
  instant('Test Volley', '{R}', {
    targets: [target(creature, { min: 2, max: 2 })],
    effects: [damage(1, t(0)), gainLife(1)],
  }),
  instant('Test Forked', '{R}', {
    targets: [target(creature, { min: 2, max: 2 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  creatureCard(
    'Test Green Archer',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { targets: [target(green)], effects: [damage(1, t(0)), gainLife(1)] }),
  ),
  creatureCard(
    'Test Green Hunter',
    '{0}',
    'Elf',
    '1/1',
    triggered(upkeepStep, { targets: [target(green)], effects: [damage(1, t(0)), gainLife(1)] }),
  ),
  instant('Test Bargain', '{0}', {
    effects: [may('give it up?', { do: 'sacrifice', who: 'you', filter: creature, count: 1 }, gainLife(5))],
  }),
  instant('Test Reading', '{0}', { effects: [may('draw?', draw(1))] }),
  relic('Test Ignorance', continuous({ players: 'all' }, [rule('cantDraw')])),
  instant('Test Kindness', '{0}', { effects: [may('gain?', gainLife(1))] }),
  instant('Test Auction', '{0}', { effects: [mayPay([mana('{1}')], [gainLife(1)], [], 'players')] }),
  instant('Test Hush All', '{0}', {
    effects: [{ do: 'counterOnStack', what: each({ is: 'spell' }, { other: true } as never) }],
  }),
  instant('Test Hush', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Stifle', '{0}', { targets: [target(onTheStack)], effects: [counterSpell(t(0))] }),
  creatureCard(
    'Test Font',
    '{0}',
    'Elf',
    '1/1',
    activated([tap, { pay: 'life', amount: 2 }], { effects: [gainLife(10)] }),
  ),
  creatureCard('Test Bell', '{0}', 'Elf', '1/1', triggered(upkeepStep, { effects: [gainLife(1)] })),
  card('Test Loot', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'static', affects: [{ zone: 'graveyard' }, { owner: 'opponent' }], mods: [{ mod: 'play' }] } as never,
    ],
  }),
  instant('Test Divert', '{0}', {
    targets: [target(onTheStack)],
    effects: [{ do: 'changeTargets', what: t(0) } as never],
  }),
  instant('Test Strike', '{0}', { targets: [target(theirCreature)], effects: [damage(1, t(0))] }),
  instant('Test Pair Strike', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  relic('Test Ballista', activated(free, { targets: [target(creature)], effects: [damage(1, t(0))] })),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  instant('Test Paint', '{0}', {
    targets: [target(onTheStack)],
    effects: [{ do: 'modify', what: t(0), mods: [blue], until: { kind: 'permanent' } }],
  }),
  instant('Test Hack', '{0}', {
    targets: [target(onTheStack)],
    effects: [{ do: 'changeText', what: t(0), of: ['color'] } as never],
  }),
  instant('Test Land Hack', '{0}', {
    targets: [target({ has: ['types', 'Land'] })],
    effects: [{ do: 'changeText', what: t(0), of: ['landType'] } as never],
  }),
  instant('Test Red Bane', '{0}', { effects: [destroy(each(creature, { has: ['colors', ['R']] }))] }),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
const damages = (game: Play, ...names: string[]): unknown[] => names.map((name) => game.the(name).damage);
const countered = (game: Play): number => game.happened('COUNTERED').length;

describe('resolving (413)', () => {
  it('mtg-2003:413.2 each of several modes is carried out', () => {
    const game = position({ hand: ['Test Both Modes'] }).cast(0, 'Test Both Modes');
    expect(
      game
        .choose(0, [{ index: 0 }, { index: 2 }])
        .resolve()
        .life(0),
    ).toBe(121);
  });

  it('mtg-2003:413.2a what a target has become since makes it illegal: its color, or protection', () => {
    const play = (spell: string, other?: string) => {
      const mine = { hand: [spell, ...(other ? [other] : [])], battlefield: ['Mountain', 'Mountain'] };
      const game = position(mine, { battlefield: ['Giant Spider'] }).castAt(0, spell, { card: 'Giant Spider' });
      if (other) game.castAt(0, other, { card: 'Giant Spider' }).resolve();
      game.resolve();
      return [game.the('Giant Spider').damage, game.life(0), countered(game)];
    };
    expect([
      play('Test Green Bane'),
      play('Test Green Bane', 'Test Dye'),
      play('Test Green Bane', 'Test Ward'),
    ]).toEqual([
      [1, 21, 0],
      [0, 20, 1],
      [0, 20, 1],
    ]);
  });

  it('mtg-2003:413.2a it is countered where all targets are illegal, and else affects those that are not, of each clause', () => {
    const darts = (...gone: string[]) => {
      const game = position(
        { hand: ['Test Two Darts', ...many('Test Recall', 2)], battlefield: ['Mountain'] },
        { battlefield: ['Hill Giant', 'Craw Wurm'] },
      );
      game.cast(0, 'Test Two Darts').choose(0, { card: 'Hill Giant' }).choose(0, { card: 'Craw Wurm' });
      for (const name of gone)
        game
          .choose(0, { kind: 'CAST', card: 'Test Recall', nth: 0 } as never)
          .choose(0, { card: name })
          .resolve();
      game.resolve();
      return [game.life(0), countered(game), ['Hill Giant', 'Craw Wurm'].map((name) => game.all(name)[0]?.damage)];
    };
    expect([darts(), darts('Hill Giant'), darts('Craw Wurm'), darts('Hill Giant', 'Craw Wurm')]).toEqual([
      [21, 0, [1, 1]],
      [21, 0, [undefined, 1]],
      [21, 0, [1, undefined]],
      [20, 1, [undefined, undefined]],
    ]);
    const volley = position(
      { hand: ['Test Volley', 'Test Ward'], battlefield: ['Mountain'] },
      { battlefield: ['Hill Giant', 'Craw Wurm', 'Storm Crow'] },
    );
    volley.cast(0, 'Test Volley').choose(0, [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }]);
    volley.castAt(0, 'Test Ward', { card: 'Hill Giant' }).resolve().resolve();
    expect([damages(volley, 'Hill Giant', 'Craw Wurm'), volley.life(0)]).toEqual([[0, 1], 21]);
  });

  it('mtg-2003:413.2a each target that is legal still gets the part that was said for it, and no other', () => {
    const game = position(
      { hand: ['Test Forked', 'Test Recall'], battlefield: ['Mountain'] },
      { battlefield: ['Hill Giant', 'Craw Wurm', 'Storm Crow'] },
    );
    game.cast(0, 'Test Forked').choose(0, [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }]);
    game.answer(0, split(['Hill Giant', 1], ['Craw Wurm', 2]));
    game.castAt(0, 'Test Recall', { card: 'Hill Giant' }).resolve().resolve();
    expect(game.the('Craw Wurm').damage).toBe(2);
  });

  it('mtg-2003:413.2a the targets of abilities are looked at again, of those that trigger as well', () => {
    const shot = position(
      { hand: ['Test Dye'], battlefield: ['Test Green Archer'] },
      { battlefield: ['Giant Spider', 'Grizzly Bears'] },
    );
    shot.activate(0, 'Test Green Archer', { card: 'Giant Spider' }).castAt(0, 'Test Dye', { card: 'Giant Spider' });
    expect([shot.resolve().resolve().life(0), damages(shot, 'Giant Spider'), countered(shot)]).toEqual([20, [0], 1]);
    const two = { battlefield: ['Giant Spider', 'Grizzly Bears'] };
    const hunt = position({ hand: ['Test Dye'], battlefield: ['Test Green Hunter'] }, two, UPKEEP);
    hunt.choose(0, { card: 'Giant Spider' }).castAt(0, 'Test Dye', { card: 'Giant Spider' });
    expect([hunt.resolve().resolve().life(0), damages(hunt, 'Giant Spider'), countered(hunt)]).toEqual([20, [0], 1]);
  });

  it('mtg-2003:413.2c whoever plays it says whether, in the other player’s turn as well; what can’t be done is not offered', () => {
    const kind = position({}, { hand: ['Test Kindness'] })
      .pass()
      .cast(1, 'Test Kindness')
      .resolve();
    expect(asked(kind)).toBe('1:MAY');
    expect(lives(kind.answer(1, { confirm: true }))).toEqual([20, 21]);
    const read = (...battlefield: string[]) =>
      asked(
        position({ hand: ['Test Reading'], battlefield })
          .cast(0, 'Test Reading')
          .resolve(),
      );
    expect([read(), read('Test Ignorance')]).toEqual(['0:MAY', '0:PRIORITY']);
    const bargain = position({ hand: ['Test Bargain'] }, { battlefield: ['Gray Ogre'] })
      .cast(0, 'Test Bargain')
      .resolve();
    while (!bargain.waiting()) bargain.answer(0, { confirm: true });
    expect([bargain.zones('Gray Ogre'), asked(bargain)]).toEqual([['battlefield'], '0:PRIORITY']);
  });

  it('mtg-2003:413.2d where both may pay, the active player is asked first, whoever plays the spell', () => {
    const rich = { hand: ['Test Auction'], battlefield: ['Forest'] };
    expect(asked(position(rich, rich).cast(0, 'Test Auction').resolve())).toBe('0:PAY');
    const theirs = position(rich, rich).pass().cast(1, 'Test Auction').resolve();
    expect(asked(theirs)).toBe('0:PAY');
    expect(asked(theirs.answer(0, { confirm: false }))).toBe('1:PAY');
  });
});

describe('countering (414)', () => {
  it('mtg-2003:414.1 each of several is countered, a card goes to its owner, and an ability of either kind is gone', () => {
    const all = position({ hand: ['Test Sip', 'Test Second Sip'] }, { hand: ['Test Hush All'] });
    all.cast(0, 'Test Sip').cast(0, 'Test Second Sip').pass().cast(1, 'Test Hush All').resolve();
    expect([onStack(all), lives(all), all.zones('Test Sip'), all.zones('Test Second Sip')]).toEqual([
      [],
      [20, 20],
      ['graveyard'],
      ['graveyard'],
    ]);
    const looted = position({ battlefield: ['Test Loot'] }, { graveyard: ['Test Sip'], hand: ['Test Hush'] });
    looted.choose(0, { kind: 'CAST', card: 'Test Sip' }).pass().castAt(1, 'Test Hush', { card: 'Test Sip' }).resolve();
    expect([looted.the('Test Sip', 'graveyard').owner, lives(looted)]).toEqual([1, [20, 20]]);
    const shelf = looted.view().zones.find(({ id, owner }) => id === 'graveyard' && owner === 0);
    expect(shelf && 'objects' in shelf ? shelf.objects : []).toEqual([]);
    const rung = position({ hand: ['Test Stifle'], battlefield: ['Test Bell'] }, {}, UPKEEP).castAt(
      0,
      'Test Stifle',
      {},
    );
    expect([onStack(rung.resolve()), rung.resolveAll().life(0)]).toEqual([[], 20]);
  });

  it('mtg-2003:414.2 what was paid for an ability that is countered stays paid', () => {
    const game = position({ hand: ['Test Stifle'], battlefield: ['Test Font'] }).activate(0, 'Test Font');
    game.castAt(0, 'Test Stifle', { card: 'Test Font' }).resolve();
    expect([onStack(game), game.the('Test Font').tapped, game.life(0)]).toEqual([[], true, 18]);
    expect(offers(game, 'ACTIVATE', 'Test Font')).toBe(false);
  });
});

describe('changing what is on the stack (415)', () => {
  it('mtg-2003:415.2 what is legal for its own controller is what a target may become, of an ability as well, and no other target of the same', () => {
    const strike = position(
      { hand: ['Test Strike'], battlefield: ['Gray Ogre', 'Test Elf'] },
      { hand: ['Test Divert'], battlefield: ['Hill Giant', 'Craw Wurm', 'Storm Crow'] },
    );
    strike.castAt(0, 'Test Strike', { card: 'Hill Giant' }).pass().cast(1, 'Test Divert').resolve();
    expect(
      strike
        .decision()
        .options.map(({ card: name }) => name)
        .toSorted(),
    ).toEqual(['Craw Wurm', 'Storm Crow']);
    // The second player’s, which the first one changes in their own turn.
    const back = position(
      { hand: ['Test Divert'], battlefield: ['Gray Ogre', 'Craw Wurm', 'Storm Crow'] },
      { hand: ['Test Strike'], battlefield: ['Hill Giant'] },
    );
    back.pass().castAt(1, 'Test Strike', { card: 'Gray Ogre' }).pass().castAt(0, 'Test Divert', {}).resolve();
    expect(
      back
        .decision()
        .options.map(({ card: name }) => name)
        .toSorted(),
    ).toEqual(['Craw Wurm', 'Storm Crow']);
    const pair = position(
      { hand: ['Test Pair Strike'] },
      { hand: ['Test Divert'], battlefield: ['Hill Giant', 'Craw Wurm'] },
    );
    pair.cast(0, 'Test Pair Strike').choose(0, { card: 'Hill Giant' });
    if (!pair.waiting()) pair.choose(0, { card: 'Craw Wurm' });
    pair.pass().castAt(1, 'Test Divert', {}).resolve();
    while (!pair.waiting()) pair.answer(1, pair.decision().default);
    expect(damages(pair.resolveAll(), 'Hill Giant', 'Craw Wurm')).toEqual([1, 2]);
    const shot = position(
      { battlefield: ['Test Ballista'] },
      { hand: ['Test Divert'], battlefield: ['Hill Giant', 'Craw Wurm'] },
    );
    shot.activate(0, 'Test Ballista', { card: 'Hill Giant' }).pass().castAt(1, 'Test Divert', {}).resolve();
    if (!shot.waiting()) shot.choose(1, { card: 'Craw Wurm' });
    expect(damages(shot.resolve(), 'Hill Giant', 'Craw Wurm')).toEqual([0, 1]);
  });

  it('mtg-2003:415.3 what the other player did to a spell is so of the permanent as well', () => {
    const game = position({ hand: ['Test Elf'] }, { hand: ['Test Paint'] })
      .cast(0, 'Test Elf')
      .pass();
    game.castAt(1, 'Test Paint', { card: 'Test Elf' }).resolve().resolve();
    expect(game.the('Test Elf').colors).toEqual(['U']);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Test Elf').colors).toEqual(['U']);
  });

  it('mtg-2003:415.4 a word for a land type is changed where it says what a land is', () => {
    const game = position({ hand: ['Test Land Hack'] }, { battlefield: ['Forest'] });
    game.castAt(0, 'Test Land Hack', { card: 'Forest' }).resolve();
    game.choose(0, { value: 'Forest' } as never).choose(0, { value: 'Swamp' } as never);
    expect(game.the('Forest').subtypes).toEqual(['Swamp']);
  });

  it('mtg-2003:415.4 the text of a spell is changed as it lies on the stack, and a second time', () => {
    const bane = (...changes: [from: string, to: string][]) => {
      const battlefield = ['Hill Giant', 'Grizzly Bears', 'Storm Crow'];
      const game = position({ hand: ['Test Red Bane', ...many('Test Hack', changes.length)], battlefield }).cast(
        0,
        'Test Red Bane',
      );
      for (const [from, to] of changes) {
        game.choose(0, { kind: 'CAST', card: 'Test Hack', nth: 0 } as never);
        if (!game.waiting() && asked(game) === '0:TARGETS') game.choose(0, { card: 'Test Red Bane' });
        game
          .resolve()
          .choose(0, { value: from } as never)
          .choose(0, { value: to } as never);
      }
      game.resolve();
      return battlefield.filter((name) => game.zones(name)[0] === 'graveyard');
    };
    expect([bane(), bane(['red', 'green']), bane(['red', 'green'], ['green', 'blue'])]).toEqual([
      ['Hill Giant'],
      ['Grizzly Bears'],
      ['Storm Crow'],
    ]);
  });
});

/** Effects (416–418): the clauses of each rule, by the rules of 2003. */
import type { Filter, Value } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  discard,
  each,
  gainLife,
  instant,
  mana,
  mill,
  player,
  plus,
  putOntoBattlefield,
  returnToHand,
  rule,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { lives, many, offers, onStack, position, relic } from './table.js';

const _free = [mana('{0}')];
const _anySpell: Filter = [{ zone: 'stack' }, { is: 'spell' }];
const _anyOnStack: Filter = [{ zone: 'stack' }];
const count: Value = { count: [creature, youControl] };
const until = (kind: 'permanent' | 'endOfTurn') => ({ kind }) as const;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  instant('Test Demand', '{0}', {
    targets: [target(player)],
    effects: [discard(2, t(0)), mill(3, t(0)), { do: 'sacrifice', who: t(0), filter: creature, count: 2 }, gainLife(1)],
  }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature)), gainLife(1)] }),
  instant('Test Promise', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(2)] }],
  }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-1, -1))] }),
  instant('Test Lasting', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(2, 0), until: until('permanent') }],
  }),
  instant('Test Truce', '{0}', { effects: [untilEndOfTurn(each(creature), rule('cantAttack'))] }),
  relic('Test Peace', continuous({ players: 'all' }, [rule('cantCast', {})])),
  relic('Test Banner', continuous([creature, youControl], plus(1, 1))),
  relic(
    'Test Big Bell',
    triggered(
      { on: 'move', object: [creature, { stat: ['power', '>=', 2] }], match: { to: 'battlefield' } },
      { effects: [gainLife(1)] },
    ),
  ),
  relic(
    'Test Oath',
    activated([mana('{0}')], {
      effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(3)] }],
    }),
  ),
  instant('Test Raise', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  instant('Test Spawn', '{0}', {
    effects: [{ do: 'create', count: 1, token: token('Sprout', 'Creature — Sprout', ['G'], '1/1') }],
  }),
  instant('Test Rally', '{0}', { effects: [untilEndOfTurn(each(creature, { has: ['colors', ['G']] }), plus(1, 1))] }),
  instant('Test Dye', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Count', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'add', stat: 'power', value: count },
        { mod: 'add', stat: 'toughness', value: count },
      ),
    ],
  }),
  relic('Test Green Banner', continuous([creature, { has: ['colors', ['G']] }], plus(1, 1))),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  relic('Test Greening', continuous(creature, [{ mod: 'set', prop: 'colors', value: ['G'] }])),
  instant('Test Verdure', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['G'] })],
  }),
  creatureCard('Test Chief', '{0}', 'Chief', '1/1', continuous([creature, { other: true }], plus(1, 1))),
  relic('Test Blank', continuous([creature, { has: ['subtypes', ['Chief']] }], [{ mod: 'loseAbilities' }])),
  instant('Test Double', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: { stat: 'power', of: t(0) } })],
  }),
  instant('Test Gift', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [
      {
        do: 'modify',
        what: t(1),
        mods: plus(3, 3),
        until: { kind: 'asLongAs', if: { is: [t(0), [creature, youControl]] } } as never,
      },
    ],
  }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
);

const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('effects (416–418)', () => {
  it('mtg-2003:416.3 of each thing as much is done as can be, and all that comes after it', () => {
    const theirs = { hand: ['Forest'], library: ['Island', 'Swamp'], battlefield: ['Hill Giant'] };
    const game = position({ hand: ['Test Demand'] }, theirs)
      .castAt(0, 'Test Demand', { player: 1 })
      .resolve();
    expect(['Forest', 'Island', 'Swamp', 'Hill Giant'].map((name) => game.zones(name)[0])).toEqual(
      many('graveyard', 4),
    );
    expect([game.life(0), game.result()]).toEqual([21, null]);
    const more = position(
      { hand: ['Test Demand'] },
      { hand: many('Forest', 3), battlefield: ['Hill Giant', 'Gray Ogre', 'Test Elf'] },
    );
    more.castAt(0, 'Test Demand', { player: 1 }).resolve();
    while (!more.waiting()) more.answer(more.decision().seat, more.decision().default);
    expect([
      more.hand(1),
      more.all('Forest', 'graveyard').length,
      ['Hill Giant', 'Gray Ogre', 'Test Elf'].filter((n) => more.zones(n)[0] === 'graveyard').length,
    ]).toEqual([1, 2, 2]);
  });

  it('mtg-2003:417.1 what is done once is done to all that it is said of, and not to what comes afterwards', () => {
    const game = position(
      { hand: ['Test Doom', 'Test Elf'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    );
    game.cast(0, 'Test Doom').resolve().cast(0, 'Test Elf').resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Test Elf'].map((name) => game.zones(name)[0])).toEqual([
      ...many('graveyard', 3),
      'battlefield',
    ]);
    expect([game.life(0), game.until({ turn: 4, step: 'upkeep' }).zones('Hill Giant')]).toEqual([21, ['graveyard']]);
  });

  it('mtg-2003:417.2 what it says for later is an ability of who controlled it, once for each such spell', () => {
    const game = position({ hand: ['Test Promise'] }, { hand: ['Test Promise', 'Test Promise'] });
    game
      .cast(0, 'Test Promise')
      .resolve()
      .pass()
      .cast(1, 'Test Promise')
      .resolve()
      .pass()
      .cast(1, 'Test Promise')
      .resolve();
    expect(lives(game)).toEqual([20, 20]);
    ordered(game.until({ step: 'end' }));
    expect([onStack(game).length, lives(game.resolveAll())]).toEqual([3, [22, 24]]);
    expect(lives(game.until({ turn: 4, step: 'end' }))).toEqual([22, 24]);
    const again = position({ battlefield: ['Test Oath'] })
      .activate(0, 'Test Oath')
      .resolve()
      .activate(0, 'Test Oath');
    ordered(again.resolve().until({ step: 'end' }));
    expect(lives(again.resolveAll())).toEqual([26, 20]);
  });

  it('mtg-2003:418.1 it changes permanents or the rules, for a time or for good', () => {
    const game = position({ hand: ['Test Lasting', 'Test Shrink', 'Test Truce'], battlefield: ['Hill Giant'] });
    game
      .castAt(0, 'Test Lasting', { card: 'Hill Giant' })
      .resolve()
      .castAt(0, 'Test Shrink', { card: 'Hill Giant' })
      .resolve();
    expect(game.figures('Hill Giant')).toBe('4/2');
    const truce = game.cast(0, 'Test Truce').resolve().until({ turn: 4, step: 'upkeep' });
    expect([truce.happened('ATTACKERS_DECLARED').length, truce.figures('Hill Giant')]).toEqual([0, '5/3']);
    expect(truce.until({ turn: 5, kind: 'ATTACKERS' }).figures('Hill Giant')).toBe('5/3');
    const peace = (...battlefield: string[]) =>
      offers(position({ battlefield }, { hand: ['Test Sip'] }).pass(), 'CAST', 'Test Sip');
    expect([peace(), peace('Test Peace')]).toEqual([true, false]);
  });

  it('mtg-2003:418.2 a creature comes into play with what a permanent gives it, and is looked at so', () => {
    const bell = { battlefield: ['Test Banner', 'Test Big Bell'] };
    const cast = position({ hand: ['Test Elf'], ...bell })
      .cast(0, 'Test Elf')
      .resolve();
    expect([onStack(cast), cast.figures('Test Elf')]).toEqual([['Test Big Bell'], '2/2']);
    const made = position({ hand: ['Test Spawn'], ...bell })
      .cast(0, 'Test Spawn')
      .resolve();
    expect(onStack(made)).toEqual(['Test Big Bell']);
    const without = position({ hand: ['Test Elf'], battlefield: ['Test Big Bell'] })
      .cast(0, 'Test Elf')
      .resolve();
    expect(onStack(without)).toEqual([]);
    const raised = position({ hand: ['Test Raise'], graveyard: ['Test Elf'], ...bell });
    expect(onStack(raised.castAt(0, 'Test Raise', { card: 'Test Elf' }).resolve())).toEqual(['Test Big Bell']);
  });

  it('mtg-2003:418.3a it lasts as long as is said, and where nothing is said for the rest of the game', () => {
    const game = position({ hand: ['Test Lasting', 'Test Growth'], battlefield: ['Hill Giant', 'Gray Ogre'] });
    game
      .castAt(0, 'Test Lasting', { card: 'Hill Giant' })
      .resolve()
      .castAt(0, 'Test Growth', { card: 'Gray Ogre' })
      .resolve();
    const figures = () => ['Hill Giant', 'Gray Ogre'].map((name) => game.figures(name));
    expect(figures()).toEqual(['5/3', '5/5']);
    game.until({ step: 'end' });
    expect(figures()).toEqual(['5/3', '5/5']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(figures()).toEqual(['5/3', '2/2']);
    game.until({ turn: 6, step: 'upkeep' });
    expect(figures()).toEqual(['5/3', '2/2']);
  });

  it('mtg-2003:418.3b those that are there as it resolves are meant, whatever they become, and nothing else', () => {
    const game = position(
      {
        hand: ['Test Rally', 'Test Dye', 'Llanowar Elves', 'Test Theft'],
        battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'],
      },
      { battlefield: ['Craw Wurm', 'Giant Spider'] },
    );
    game.cast(0, 'Test Rally').resolve().castAt(0, 'Test Dye', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Llanowar Elves').resolve().castAt(0, 'Test Theft', { card: 'Craw Wurm' }).resolve();
    expect(
      ['Grizzly Bears', 'Craw Wurm', 'Giant Spider', 'Hill Giant', 'Llanowar Elves'].map((name) => game.figures(name)),
    ).toEqual(['3/3', '7/5', '3/5', '3/3', '1/1']);
  });

  it('mtg-2003:418.3c its numbers are found out once, all of them', () => {
    const game = position({
      hand: ['Test Count', 'Test Spawn', 'Test Slay'],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
    });
    game.castAt(0, 'Test Count', { card: 'Grizzly Bears' }).cast(0, 'Test Spawn').resolve().resolve();
    // Three creatures were there as it resolved.
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    // What is doubled is as much more as it was then.
    const twice = position({ hand: ['Test Double', 'Test Growth'], battlefield: ['Grizzly Bears'] });
    twice
      .castAt(0, 'Test Double', { card: 'Grizzly Bears' })
      .resolve()
      .castAt(0, 'Test Growth', { card: 'Grizzly Bears' })
      .resolve();
    expect(twice.figures('Grizzly Bears')).toBe('7/5');
  });

  it('mtg-2003:418.3d what would last as long as something is so does nothing where that is over before, nor later', () => {
    const play = (taken: boolean) => {
      const game = position(
        { hand: ['Test Gift'], battlefield: ['Test Elf', 'Grizzly Bears'] },
        { hand: ['Test Theft'] },
      );
      game.cast(0, 'Test Gift').choose(0, { card: 'Test Elf' });
      if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
      if (taken) game.pass().castAt(1, 'Test Theft', { card: 'Test Elf' }).resolve();
      const now = game.resolve().figures('Grizzly Bears');
      return [now, game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')];
    };
    expect([play(false), play(true)]).toEqual([
      ['5/5', '5/5'],
      ['2/2', '2/2'],
    ]);
    // Nor does it begin again once it has ended.
    const game = position(
      { hand: ['Test Gift'], battlefield: ['Test Elf', 'Grizzly Bears'] },
      { hand: ['Test Theft'] },
    );
    game.cast(0, 'Test Gift').choose(0, { card: 'Test Elf' });
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve().pass().castAt(1, 'Test Theft', { card: 'Test Elf' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:418.4a a permanent’s effect is about whatever fits now', () => {
    const game = position(
      { hand: ['Test Dye', 'Test Spawn'], battlefield: ['Test Green Banner', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
    );
    expect(['Grizzly Bears', 'Hill Giant', 'Craw Wurm'].map((name) => game.figures(name))).toEqual([
      '3/3',
      '3/3',
      '7/5',
    ]);
    game.castAt(0, 'Test Dye', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:418.4b it applies all the time that its permanent is in play: to older and newer ones, in each turn and in combat', () => {
    const game = position({
      hand: ['Test Spawn', 'Test Recall'],
      battlefield: ['Grizzly Bears', { card: 'Test Banner', tapped: true }, 'Hill Giant'],
    });
    game.cast(0, 'Test Spawn').resolve();
    const figures = () => ['Grizzly Bears', 'Hill Giant', 'Sprout'].map((name) => game.figures(name));
    const more = ['3/3', '4/4', '2/2'];
    expect(figures()).toEqual(more);
    game.until({ kind: 'ATTACKERS' });
    expect(figures()).toEqual(more);
    game.until({ turn: 4, step: 'upkeep' });
    expect(figures()).toEqual(more);
    game.until({ turn: 5, step: 'precombatMain' }).castAt(0, 'Test Recall', { card: 'Test Banner' }).resolve();
    expect(figures()).toEqual(['2/2', '3/3', '1/1']);
  });

  it('mtg-2003:418.5b of two effects the one that changes what the other applies to comes first, however old', () => {
    const green = (...order: string[]) => {
      const game = position({ hand: order, battlefield: ['Hill Giant'] });
      for (const name of order) game.cast(0, name).resolve();
      return game.figures('Hill Giant');
    };
    expect([green('Test Greening', 'Test Green Banner'), green('Test Green Banner', 'Test Greening')]).toEqual([
      '4/4',
      '4/4',
    ]);
    const spells = position({ hand: ['Test Verdure'], battlefield: ['Test Green Banner', 'Hill Giant'] });
    expect(spells.castAt(0, 'Test Verdure', { card: 'Hill Giant' }).resolve().figures('Hill Giant')).toBe('4/4');
    // What takes an ability away ends what that does to others, also where that is older.
    const lost = (...order: string[]) => {
      const game = position({ hand: order, battlefield: ['Gray Ogre'] });
      for (const name of order) game.cast(0, name).resolve();
      return game.figures('Gray Ogre');
    };
    expect([lost('Test Chief', 'Test Blank'), lost('Test Blank', 'Test Chief'), lost('Test Chief')]).toEqual([
      '2/2',
      '2/2',
      '3/3',
    ]);
  });
});

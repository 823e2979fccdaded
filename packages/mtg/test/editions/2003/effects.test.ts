/** Spells, abilities and effects of 2003: each difference from today, by the rule that had it so. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  draw,
  enters,
  gainLife,
  instant,
  keyword,
  plus,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const set = (power: number, toughness: number) => [
  { mod: 'set' as const, prop: 'power', value: power },
  { mod: 'set' as const, prop: 'toughness', value: toughness },
];

ownCards(
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...set(0, 2))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  card('Test Staff', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'mana', cost: '{0}' }], {
        effects: [untilEndOfTurn('self', { mod: 'set', prop: 'types', value: ['Artifact', 'Creature'] }, ...set(3, 2))],
      }),
    ],
  }),
  creatureCard('Test Scout', '{0}', 'Elf', '1/1', triggered(enters, { effects: [{ do: 'may', then: [draw(1)] }] })),
  sorcery('Test Gift', '{0}', {
    effects: [{ do: 'create', who: 'opponents', token: token('Goblin', 'Creature — Goblin', ['R'], '1/1') }],
  }),
  sorcery('Test Twins', '{0}', {
    effects: [{ do: 'create', count: 2, token: token('Kor', 'Legendary Creature — Kor', ['W'], '1/1') }],
  }),
  creatureCard('Test Bander', '{0}', 'Human', '1/1', keyword('banding')),
  card('Test World', { cost: '{0}', type: 'World Enchantment' }),
  card('Test Later World', { cost: '{0}', type: 'World Enchantment' }),
  card('Test Presence', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'countered', player: 'you' }, { effects: [gainLife(1)] })],
  }),
);

const position = (mine: object, theirs: object = {}): Play => position2003([mine, theirs]);

describe('continuous effects', () => {
  it('mtg-2003:418.5e counters count before an effect that sets figures, and vanish under it', () => {
    const game = position({
      hand: ['Test Shrink'],
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
    });
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    game.castAt(0, 'Test Shrink', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('0/2');
  });

  it('mtg-2003:418.5c setting and adding are in one order of age', () => {
    const game = position({ hand: ['Test Shrink', 'Test Growth'], battlefield: ['Grizzly Bears', 'Hill Giant'] });
    game.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Shrink', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('0/2');
  });

  it('mtg-2003:418.5d of two the later one wins', () => {
    const game = position({ hand: ['Test Shrink', 'Test Growth'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Shrink', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/5');
  });

  it('mtg-2003:214.5 figures that come with a type are initial values, and override no older effect', () => {
    const game = position({ hand: ['Test Shrink'], battlefield: ['Test Staff'] });
    game.activate(0, 'Test Staff').resolve();
    expect(game.figures('Test Staff')).toBe('3/2');
    game.castAt(0, 'Test Shrink', { card: 'Test Staff' }).resolve();
    game.activate(0, 'Test Staff').resolve();
    expect(game.figures('Test Staff')).toBe('0/2');
  });
});

describe('triggered abilities', () => {
  it('mtg-2003:410.5 whether to do what it may is chosen as it goes on the stack, and not asked again', () => {
    const game = position({ hand: ['Test Scout'] });
    game.cast(0, 'Test Scout').pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect([game.decision().kind, game.view().stack.length, game.hand(0)]).toEqual(['PRIORITY', 1, 0]);
    game.resolve();
    expect([game.decision().kind, game.hand(0)]).toEqual(['PRIORITY', 1]);
  });

  it('mtg-2003:410.5 who chose to do nothing has an ability on the stack that does nothing', () => {
    const game = position({ hand: ['Test Scout'] });
    game.cast(0, 'Test Scout').pass().pass().answer(0, { confirm: false });
    expect(game.view().stack.length).toBe(1);
    game.resolve();
    expect([game.hand(0), game.view().stack]).toEqual([0, []]);
  });
});

describe('what has no legal target', () => {
  it('mtg-2003:413.2a is countered, and what waits for that triggers', () => {
    const game = position(
      { hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Forest', 'Test Presence'] },
      { hand: ['Unsummon'], battlefield: ['Island'] },
    );
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).pass();
    game.castAt(1, 'Unsummon', { card: 'Grizzly Bears' }).resolve().resolve();
    expect(game.happened('COUNTERED')).toMatchObject([{ card: 'Giant Growth' }]);
    game.resolve();
    expect([game.life(0), game.zones('Giant Growth')]).toEqual([21, ['graveyard']]);
  });
});

describe('permanents', () => {
  it('mtg-2003:216.1 a token is owned by who made it, whoever controls it', () => {
    const game = position({ hand: ['Test Gift'] });
    game.cast(0, 'Test Gift').resolve();
    expect(game.the('Goblin')).toMatchObject({ owner: 0, controller: 1 });
  });

  it('mtg-2003:420.5e of those that came together none is the oldest, and all go', () => {
    const game = position({ hand: ['Test Twins'] });
    game.cast(0, 'Test Twins').resolve();
    expect(game.all('Kor')).toEqual([]);
  });

  it('mtg-2003:214.8k of two enchant worlds the older goes', () => {
    const game = position({ hand: ['Test Later World'], battlefield: ['Test World'] });
    game.cast(0, 'Test Later World').resolve();
    expect([game.zones('Test World'), game.zones('Test Later World')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:502.10b a band has any number of creatures without banding', () => {
    const game = position({ battlefield: ['Test Bander', 'Grizzly Bears', 'Hill Giant'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Bander', 'Grizzly Bears', 'Hill Giant');
    expect(game.decision().kind).toBe('BAND');
    game.choose(0, { card: 'Test Bander' }).choose(0, [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    expect([game.decision().kind, game.view().turn.step]).toEqual(['PRIORITY', 'declareAttackers']);
  });
});

describe('a star', () => {
  it('mtg-2003:208.2 counts in play alone, and is 0 elsewhere', () => {
    const game = position({ hand: ['Maro', 'Shock'], battlefield: ['Maro'], graveyard: ['Maro'] });
    const power = (zone: string): unknown => game.the('Maro', zone).power;
    expect([power('battlefield'), power('hand'), power('graveyard')]).toEqual([2, 0, 0]);
  });
});

describe('what a triggered ability lets another player do', () => {
  const wumpus = (yes: boolean): Play => {
    const game = position(
      { hand: ['Hunted Wumpus'], battlefield: Array.from({ length: 4 }, () => 'Forest') },
      { hand: ['Grizzly Bears', 'Shock'] },
    );
    game.cast(0, 'Hunted Wumpus').pass().pass();
    expect([game.decision().kind, game.decision().seat]).toEqual(['MAY', 1]);
    return game.answer(1, { confirm: yes });
  };

  it('mtg-2003:410.5 that player says as it goes on the stack whether to, and not again as it resolves', () => {
    const done = wumpus(true);
    expect([done.view().stack.length, done.zones('Grizzly Bears')]).toEqual([1, ['hand']]);
    done.pass().pass();
    if (done.decision().kind === 'CHOOSE_OBJECTS') done.choose(1, { card: 'Grizzly Bears' });
    expect([done.zones('Grizzly Bears'), done.zones('Shock')]).toEqual([['battlefield'], ['hand']]);
    const left = wumpus(false).resolve();
    expect([left.zones('Grizzly Bears'), left.decision().kind]).toEqual([['hand'], 'PRIORITY']);
  });

  it('mtg-2003:410.5 what happens if they do hangs on what they said', () => {
    const burned = (yes: boolean): Play => {
      const lands = Array.from({ length: 3 }, () => 'Mountain');
      const game = position({ hand: ['Longhorn Firebeast'], battlefield: lands });
      game.cast(0, 'Longhorn Firebeast').pass().pass();
      expect([game.decision().kind, game.decision().seat]).toEqual(['MAY', 1]);
      game.answer(1, { confirm: yes });
      expect(game.life(1)).toBe(20);
      return game.resolve();
    };
    const [taken, left] = [burned(true), burned(false)];
    expect([taken.life(1), taken.zones('Longhorn Firebeast')]).toEqual([15, ['graveyard']]);
    expect([left.life(1), left.zones('Longhorn Firebeast')]).toEqual([20, ['battlefield']]);
  });
});

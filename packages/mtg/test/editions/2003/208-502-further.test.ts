/** Stars, what is set aside, what is done later, continuous effects, trample and names (208 to 502): other zones, other players, later turns. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  continuous,
  create,
  creature,
  creatureCard,
  exile,
  gainLife,
  instant,
  keyword,
  land,
  plus,
  putOntoBattlefield,
  t,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, free, position, relic, split } from './table.js';

const colors = (...value: string[]) => ({ mod: 'set', prop: 'colors', value }) as const;
const setAside = activated(free, {
  targets: [target(creature)],
  effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' } as never],
});
const comesBack = activated(free, {
  effects: [putOntoBattlefield({ each: [{ zone: 'exile' }, { linked: true }] } as never)],
});

ownCards(
  relic('Test Coffin', setAside, comesBack),
  relic('Test Second Coffin', setAside, comesBack),
  instant('Test Removal', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(3)] }],
  }),
  relic('Test Crusade', continuous([creature, { has: ['colors', 'W'] }], plus(1, 1))),
  relic('Test Whitewash', continuous(creature, [colors('W')])),
  relic('Test Gloom', continuous(creature, [colors('B')])),
  instant('Test Paint', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), colors('W'))] }),
  instant('Test Recruit', '{0}', { effects: [create(token('Recruit', 'Creature — Soldier', ['W'], '1/1'))] }),
  instant('Test Recall', '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test Ram', '{0}', 'Beast', '4/4', keyword('trample')),
  instant('Test Shield', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        entities: t(0),
        shield: 3,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Thorough Thaw', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'snow-covered' })],
  }),
  instant('Test Blank', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  instant('Test Chill', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: keyword('snow-covered') })],
  }),
);

describe('stars (208)', () => {
  it('mtg-2003:208.2 it is 0 in each zone but play: in a hand, on the stack, in a library, a graveyard and removed', () => {
    const game = position({
      hand: ['Keldon Warlord', 'Keldon Warlord'],
      graveyard: ['Keldon Warlord'],
      library: ['Keldon Warlord', 'Plains'],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Keldon Warlord', ...Array.from({ length: 8 }, () => 'Mountain')],
      exile: ['Keldon Warlord'],
    } as never);
    game.choose(0, { kind: 'CAST', card: 'Keldon Warlord', nth: 0 } as never);
    const figures = (zone: string) =>
      game.all('Keldon Warlord', zone).map(({ power, toughness }) => [power, toughness]);
    for (const zone of ['hand', 'stack', 'graveyard', 'library', 'exile'])
      expect([zone, figures(zone)]).toEqual([zone, [[0, 0]]]);
    expect(figures('battlefield')).toEqual([[3, 3]]);
    game.resolve();
    expect(figures('battlefield')).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });
});

describe('what is set aside (217.7)', () => {
  it('mtg-2003:217.7a it is removed from the game, and comes back by what put it aside, each by its own', () => {
    for (const seat of [0, 1]) {
      const mine = { battlefield: ['Test Coffin', 'Test Second Coffin'], hand: ['Test Removal'] };
      const theirs = { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] };
      const game = seat === 0 ? position(mine, theirs) : position(theirs, mine).pass();
      const by = (relicName: string, ability: number, name?: string): Play => {
        if (game.decision().seat !== seat) game.pass();
        game.choose(seat, { kind: 'ACTIVATE', card: relicName, ability } as never);
        if (!game.waiting() && name) game.choose(seat, { card: name });
        return game.resolve();
      };
      by('Test Coffin', 0, 'Grizzly Bears');
      by('Test Second Coffin', 0, 'Hill Giant');
      if (game.decision().seat !== seat) game.pass();
      game.castAt(seat, 'Test Removal', { card: 'Gray Ogre' }).resolve();
      const zones = () => ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'].map((name) => game.zones(name)[0]);
      expect(zones()).toEqual(['exile', 'exile', 'exile']);
      by('Test Coffin', 1);
      expect(zones()).toEqual(['battlefield', 'exile', 'exile']);
      by('Test Second Coffin', 1);
      expect(zones()).toEqual(['battlefield', 'battlefield', 'exile']);
    }
  });
});

describe('what is done later (406, 417)', () => {
  it('mtg-2003:406.2b what is made in the step that it waits for waits for the next such step, whoever’s turn that is', () => {
    for (const turn of [3, 4]) {
      const game = position({ hand: ['Test Later'] }).until({ turn, step: 'end' });
      if (game.decision().seat !== 0) game.pass();
      game.cast(0, 'Test Later').resolve().resolveAll();
      expect([turn, game.life(0), game.view().stack.length]).toEqual([turn, 20, 0]);
      game.until({ turn: turn + 1, step: 'end' });
      expect([turn, game.resolveAll().life(0)]).toEqual([turn, 23]);
    }
  });

  it('mtg-2003:417.2 what an effect says to do later is done once, by whoever controlled the effect, and never again', () => {
    for (const seat of [0, 1]) {
      const own = { hand: ['Test Later'] };
      const game = seat === 0 ? position(own) : position({}, own).pass();
      game.cast(seat, 'Test Later').resolve();
      const lives = (turn: number) => {
        game.until({ turn, step: 'end' }).resolveAll();
        return [game.life(seat), game.life(1 - seat)];
      };
      expect([lives(3), lives(4), lives(5)]).toEqual([
        [23, 20],
        [23, 20],
        [23, 20],
      ]);
    }
  });
});

describe('effects of permanents (418)', () => {
  const own = { battlefield: ['Test Crusade', 'Savannah Lions', 'Grizzly Bears'] };

  it('mtg-2003:418.4b it reaches all that fits, of either player, older and younger, as long as its permanent is there', () => {
    for (const seat of [0, 1]) {
      const other = { hand: ['Test Recruit', 'Test Paint', 'Test Recall'], battlefield: ['Serra Angel'] };
      const game = seat === 0 ? position(own, other).pass() : position(other, own);
      const by = 1 - seat;
      const onward = (): Play => (game.decision().seat === by ? game : game.pass());
      game.cast(by, 'Test Recruit').resolve();
      onward().castAt(by, 'Test Paint', { card: 'Grizzly Bears' }).resolve();
      const figures = () =>
        ['Savannah Lions', 'Serra Angel', 'Recruit', 'Grizzly Bears'].map((name) => game.figures(name));
      expect(figures()).toEqual(['3/2', '5/5', '2/2', '3/3']);
      onward().castAt(by, 'Test Recall', { card: 'Test Crusade' }).resolve();
      expect(figures()).toEqual(['2/1', '4/4', '1/1', '2/2']);
    }
  });

  it('mtg-2003:418.5c what depends on another effect comes after it, be it older or younger, and whoever controls either', () => {
    const figures = (mine: string[], theirs: string[]) => {
      const game = position(
        { battlefield: [...mine, 'Savannah Lions', 'Grizzly Bears'] },
        { battlefield: [...theirs, 'Hill Giant'] },
      );
      return ['Savannah Lions', 'Grizzly Bears', 'Hill Giant'].map((name) => game.figures(name));
    };
    const [white, none] = [
      ['3/2', '3/3', '4/4'],
      ['2/1', '2/2', '3/3'],
    ];
    for (const [color, expected] of [
      ['Test Whitewash', white],
      ['Test Gloom', none],
    ] as const)
      for (const [mine, theirs] of [
        [['Test Crusade', color], []],
        [[color, 'Test Crusade'], []],
        [['Test Crusade'], [color]],
        [[color], ['Test Crusade']],
      ] as const)
        expect(figures([...mine], [...theirs])).toEqual(expected);
    // Of the two colors, which don't depend on each other, the younger counts.
    expect(figures(['Test Crusade', 'Test Whitewash', 'Test Gloom'], [])).toEqual(none);
    expect(figures(['Test Crusade', 'Test Gloom', 'Test Whitewash'], [])).toEqual(white);
  });
});

describe('trample and shields (502.9)', () => {
  it('mtg-2003:502.9e what will be prevented of the damage does not count for how much a blocker is assigned', () => {
    const game = fight(
      { battlefield: ['Test Ram'] },
      { hand: ['Test Shield'], battlefield: ['Grizzly Bears'] },
      ['Test Ram'],
      ['Grizzly Bears', 'Test Ram'],
    );
    game.pass().castAt(1, 'Test Shield', { card: 'Grizzly Bears' }).resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.refused(0, split(['Grizzly Bears', 1], [1, 3]));
    game.answer(0, split(['Grizzly Bears', 2], [1, 2])).until({ step: 'endOfCombat' });
    expect([game.life(1), game.zones('Grizzly Bears')]).toEqual([18, ['battlefield']]);
  });
});

describe('names of snow-covered lands (502.14)', () => {
  it('mtg-2003:502.14c they stay as they are, whoever gains the ability and however it is lost', () => {
    const game = position(
      { hand: ['Test Thorough Thaw', 'Test Blank', 'Test Chill'], battlefield: ['Snow-Covered Forest', 'Plains'] },
      { battlefield: ['Snow-Covered Island'] },
    );
    const name = (spell: string, land: string) => game.castAt(0, spell, { card: land }).resolve().the(land).name;
    expect([
      name('Test Thorough Thaw', 'Snow-Covered Forest'),
      name('Test Blank', 'Snow-Covered Island'),
      name('Test Chill', 'Plains'),
    ]).toEqual(['Snow-Covered Forest', 'Snow-Covered Island', 'Plains']);
  });
});

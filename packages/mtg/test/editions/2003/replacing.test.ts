/** Effects of 2003 that replace what happens, and types that are kept or lost. */
import { ownCards, type Play, position2003, magicPosition as positionNow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  land,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const gain = (...values: string[]) => ({ mod: 'gain' as const, prop: 'types', values });
const figures = (power: number, toughness: number) => [
  { mod: 'set' as const, prop: 'power', value: power },
  { mod: 'set' as const, prop: 'toughness', value: toughness },
];

ownCards(
  card('Test Study', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'life', gain: true }, instead: [draw(1)] },
    ],
  }),
  card('Test Rest', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(1)] }],
  }),
  instant('Test Balm', '{0}', { effects: [gainLife(1)] }),
  card('Test Forge', { type: 'Artifact Land' }),
  card('Test Uprising', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([land], [gain('Creature'), ...figures(1, 1)])],
  }),
  instant('Test Clay', '{0}', {
    targets: [target([{ has: ['types', 'Artifact'] }])],
    effects: [untilEndOfTurn(t(0), gain('Artifact', 'Creature'), ...figures(2, 2))],
  }),
  creatureCard('Test Ram', '{0}', 'Beast', '3/3', keyword('trample')),
  creatureCard('Test Mist', '{0}', 'Spirit', '1/4', continuous('self', [{ mod: 'rule', rule: 'assignedNoDamage' }])),
  card('Test Frost', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: [creature],
        match: { to: 'battlefield' },
        change: { status: { tapped: true } },
      },
    ],
  }),
  creatureCard('Test Mirror', '{0}', 'Shapeshifter', '0/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: [creature] },
  }),
);

const position = (mine: object, theirs: object = {}): Play => position2003([mine, theirs]);

describe('replacement effects', () => {
  const looped = (): Play =>
    position({ hand: ['Test Balm'], battlefield: ['Test Study', 'Test Rest'] })
      .cast(0, 'Test Balm')
      .pass()
      .pass();

  it('mtg-2003:419.8c where two lead to each other, whoever is affected decides where that ends', () => {
    const left = looped();
    expect(left.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0, min: 0, max: 1 });
    expect(left.decision().options?.map(({ card: name }) => name)).toEqual(['Test Study']);
    left.choose(0, []);
    expect([left.life(0), left.hand(0), left.decision().kind]).toEqual([21, 0, 'PRIORITY']);
    const drawn = looped().choose(0, { card: 'Test Study' });
    expect([drawn.life(0), drawn.hand(0), drawn.decision().kind]).toEqual([20, 1, 'PRIORITY']);
  });

  it('mtg-2003:419.6a one that meets what it made itself does not apply again, and nobody is asked', () => {
    const game = position({ hand: ['Test Balm'], battlefield: ['Test Study'] });
    game.cast(0, 'Test Balm').resolve();
    expect([game.life(0), game.hand(0), game.decision().kind]).toEqual([20, 1, 'PRIORITY']);
  });

  it('mtg-2003:419.8a what says of which creature it is a copy has no precedence over what says that it is tapped', () => {
    const asked = (make: typeof position2003): string => {
      const game = make([{ hand: ['Test Mirror'], battlefield: ['Test Frost', 'Grizzly Bears', 'Hill Giant'] }, {}]);
      return game.cast(0, 'Test Mirror').pass().pass().decision().kind;
    };
    expect([asked(position2003), asked(positionNow)]).toEqual(['REPLACEMENT', 'COPY']);
  });
});

describe('types', () => {
  it('mtg-2003:214.4a an artifact land that becomes a creature and is still a land is no artifact any more', () => {
    const game = position({ hand: ['Test Uprising'], battlefield: ['Test Forge', 'Forest'] })
      .cast(0, 'Test Uprising')
      .resolve();
    expect([game.the('Test Forge').types, game.the('Forest').types]).toEqual([
      ['Land', 'Creature'],
      ['Land', 'Creature'],
    ]);
    expect(game.figures('Test Forge')).toBe('1/1');
  });

  it('mtg-2003:214.4 what becomes an artifact creature is nothing else', () => {
    const game = position({ hand: ['Test Clay'], battlefield: ['Test Forge'] });
    game.castAt(0, 'Test Clay', { card: 'Test Forge' }).resolve();
    expect(game.the('Test Forge').types).toEqual(['Artifact', 'Creature']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Test Forge').types).toEqual(['Artifact', 'Land']);
  });
});

describe('trample', () => {
  it('mtg-2003:502.9d passes over blockers to which no damage can be assigned', () => {
    const fight = (...blockers: string[]): Play => {
      const game = position({ battlefield: ['Test Ram'] }, { battlefield: blockers });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Ram').until({ kind: 'BLOCKERS' });
      game.block(1, ...blockers.map((one): [string, string] => [one, 'Test Ram']));
      return game.until({ step: 'combatDamage' });
    };
    const alone = fight('Test Mist').until({ kind: 'PRIORITY' }).resolve();
    expect([alone.life(1), alone.the('Test Mist').damage]).toEqual([17, 0]);
    const beside = fight('Test Mist', 'Grizzly Bears');
    expect(beside.decision().options?.map(({ card: name }) => name ?? 'player')).toEqual(['Grizzly Bears', 'player']);
    beside.answer(0, {
      distribute: [
        { option: { card: 'Grizzly Bears' }, amount: 2 },
        { option: { player: 1 }, amount: 1 },
      ],
    });
    beside.until({ kind: 'PRIORITY' }).resolve();
    expect([beside.life(1), beside.zones('Grizzly Bears')]).toEqual([19, ['graveyard']]);
  });
});

/** Positions set up from the text of 2003 alone, chapter by chapter. */
import { lands, ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  loseLife,
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
  sorcery('Test Doom', '{0}', { effects: [loseLife(30, 'players')] }),
  instant('Test Gift', '{0}', { effects: [draw(30, { each: { player: 'any' } })] }),
  creatureCard('Test Echo', '{1}{G}', 'Elf', '3/3', keyword('echo', { cost: [{ pay: 'mana', cost: '{1}{G}' }] })),
  creatureCard('Test Rampager', '{0}', 'Beast', '2/2', keyword('rampage', { value: 2 })),
  creatureCard('Test Flanker', '{0}', 'Knight', '2/2', keyword('flanking')),
  creatureCard('Test Second Flanker', '{0}', 'Knight', '2/2', keyword('flanking')),
  creatureCard('Test Shade', '{0}', 'Soldier', '2/2', keyword('shadow')),
  creatureCard('Test Rider', '{0}', 'Knight', '2/2', keyword('horsemanship')),
  creatureCard('Test Fright', '{0}', 'Horror', '2/2', keyword('fear')),
  creatureCard('Test Black Guard', '{B}', 'Soldier', '1/1'),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature', power: 1, toughness: 1 }),
  sorcery('Test Swarm', '{0}', {
    effects: [{ do: 'create', count: 2, token: token('Soldier', 'Creature — Soldier', ['W'], '1/1') }],
  }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...set(0, 2))] }),
  instant('Test Feed', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: 1 }],
  }),
  card('Test Banner', { cost: '{0}', type: 'Enchantment', abilities: [continuous([creature], plus(1, 1))] }),
  card('Test Echoing Bell', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'step', match: { step: 'end' } }, { effects: [gainLife(1)] }),
      activated([{ pay: 'mana', cost: '{0}' }], { effects: [draw(1)] }),
    ],
  }),
  instant('Test Call', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Artifact'] }] },
        to: 'battlefield',
      },
    ],
  }),
);

const position = (mine: object, theirs: object = {}): Play => position2003([mine, theirs]);
const blocked = (attacker: string, ...blockers: string[]): unknown[] => {
  const game = position({ battlefield: [attacker] }, { battlefield: blockers });
  game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? (game.decision().from ?? []).map(({ card: name }) => name) : [];
};

describe('winning and losing', () => {
  it('mtg-2003:102.4 both at no life at the same time draw the game', () => {
    const game = position({ hand: ['Test Doom'] })
      .cast(0, 'Test Doom')
      .pass()
      .pass();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg-2003:420.5g who had to draw more cards than there were loses with the next check', () => {
    const game = position({ hand: ['Test Gift'], library: lands(40, 'Plains') }, { library: lands(3, 'Plains') });
    game.cast(0, 'Test Gift').pass().pass();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

describe('the end of the turn', () => {
  it('mtg-2003:313.2 what comes into play in the end of turn step waits for that of the next turn', () => {
    const game = position({ hand: ['Test Call', 'Test Echoing Bell'] }).until({ turn: 3, step: 'end' });
    game.cast(0, 'Test Call').resolve();
    expect(game.zones('Test Echoing Bell')).toEqual(['battlefield']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.life(0)).toBe(20);
    game.until({ turn: 4, step: 'end' }).resolveAll();
    expect(game.life(0)).toBe(21);
  });
});

describe('abilities of creatures', () => {
  it('mtg-2003:502.8b shadow is blocked by shadow alone, and blocks nothing else', () => {
    expect([blocked('Test Shade', 'Grizzly Bears'), blocked('Grizzly Bears', 'Test Shade')]).toEqual([[], []]);
  });

  it('mtg-2003:502.17b horsemanship is blocked by horsemanship alone, and blocks anything', () => {
    expect([blocked('Test Rider', 'Grizzly Bears'), blocked('Grizzly Bears', 'Test Rider')]).toEqual([
      [],
      ['Test Rider'],
    ]);
  });

  it('mtg-2003:502.25b fear is blocked by what is black, or an artifact', () => {
    expect(blocked('Test Fright', 'Grizzly Bears', 'Test Black Guard', 'Test Golem').sort()).toEqual([
      'Test Black Guard',
      'Test Golem',
    ]);
  });

  it('mtg-2003:502.3b who blocks a flanker gets -1/-1, and another flanker does not', () => {
    const after = (blocker: string): string => {
      const game = position({ battlefield: ['Test Flanker'] }, { battlefield: [blocker] });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Flanker').until({ kind: 'BLOCKERS' });
      game.block(1, [blocker, 'Test Flanker']);
      if (game.view().stack.length > 0) game.resolve();
      return game.figures(blocker);
    };
    expect([after('Hill Giant'), after('Test Second Flanker')]).toEqual(['2/2', '2/2']);
  });

  it('mtg-2003:502.12a rampage counts each creature beyond the first that blocks', () => {
    const game = position(
      { battlefield: ['Test Rampager'] },
      { battlefield: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Rampager').until({ kind: 'BLOCKERS' });
    game.block(
      1,
      ...['Hill Giant', 'Gray Ogre', 'Grizzly Bears'].map((one): [string, string] => [one, 'Test Rampager']),
    );
    expect(game.resolve().figures('Test Rampager')).toBe('6/6');
  });

  it('mtg-2003:502.19a echo costs the mana cost once, in the first upkeep', () => {
    const game = position({ hand: ['Test Echo'], battlefield: ['Forest', 'Forest'] })
      .cast(0, 'Test Echo')
      .resolve();
    game.until({ turn: 5, step: 'upkeep' }).pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect([game.zones('Test Echo'), game.all('Forest').filter(({ tapped }) => tapped).length]).toEqual([
      ['battlefield'],
      2,
    ]);
    game.until({ turn: 7, step: 'upkeep' });
    expect(game.view().stack).toEqual([]);
  });
});

describe('effects', () => {
  it('mtg-2003:418.4b what comes into play later has what a permanent gives to all of its kind', () => {
    const game = position({ hand: ['Test Swarm'], battlefield: ['Test Banner'] })
      .cast(0, 'Test Swarm')
      .resolve();
    expect(game.all('Soldier').map(({ power }) => power)).toEqual([2, 2]);
  });

  it('mtg-2003:418.5c a younger effect that sets figures comes after an older one that adds', () => {
    const game = position({ hand: ['Test Shrink', 'Test Banner'], battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Shrink', { card: 'Hill Giant' }).resolve();
    expect(game.figures('Hill Giant')).toBe('0/2');
    // The banner is younger, and adds to what was set.
    expect(game.cast(0, 'Test Banner').resolve().figures('Hill Giant')).toBe('1/3');
    const other = position({ hand: ['Test Shrink'], battlefield: ['Hill Giant', 'Test Banner'] });
    expect(other.castAt(0, 'Test Shrink', { card: 'Hill Giant' }).resolve().figures('Hill Giant')).toBe('0/2');
  });

  it('mtg-2003:418.5e a counter that comes after an effect that sets figures counts before it all the same', () => {
    const game = position({ hand: ['Test Shrink', 'Test Feed'], battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Shrink', { card: 'Hill Giant' }).resolve();
    game.castAt(0, 'Test Feed', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').counters, game.figures('Hill Giant')]).toEqual([{ '+1/+1': 1 }, '0/2']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.figures('Hill Giant')).toBe('4/4');
  });
});

/** Phasing (502.15) of several permanents at once, of what is borrowed, enchanted or face down, and what remembers them. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  card,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  keyword,
  permanent,
  plus,
  regenerate,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { onStack, position } from './table.js';

const phased = (out: boolean) => ({ on: 'phased', object: 'self', match: { out } }) as const;

const destroying = { do: 'move', to: 'graveyard', cause: 'destroy' } as const;

ownCards(
  creatureCard('Test Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  creatureCard('Test Second Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  card('Test Fading Gem', { cost: '{0}', type: 'Artifact', abilities: [keyword('phasing')] }),
  creatureCard(
    'Test Herald',
    '{0}',
    'Illusion',
    '2/2',
    keyword('phasing'),
    triggered(phased(true), { effects: [gainLife(1)] }),
    triggered(phased(false), { effects: [gainLife(10)] }),
  ),
  // It goes out until it leaves play, which Unsummon has it do at any time.
  creatureCard(
    'Test Gate',
    '{0}',
    'Wall',
    '0/1',
    activated([], { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0), keep: 'untilLeaves' }] }),
  ),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Fate', '{0}', { targets: [target(creature)], effects: [{ ...destroying, what: t(0) }] }),
  instant('Test Rally', '{0}', { effects: [untilEndOfTurn({ each: [permanent, creature] }, plus(1, 1))] }),
  instant('Test Vigor', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: plus(2, 2),
        until: { kind: 'asLongAs', if: { exists: [permanent, artifact] } },
      },
    ],
  }),
  instant('Test Change', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: { kind: 'permanent' } }],
  }),
  instant('Test Mend', '{0}', { effects: [regenerate({ each: [permanent, creature] })] }),
  // One shield for all of them.
  instant('Test Aegis', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: [permanent, creature] },
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Quake', '{0}', { effects: [damage(1, { each: [permanent, creature] })] }),
  instant('Test Late Fate', '{0}', {
    targets: [target(creature, { min: 2, max: 2 })],
    effects: [
      { do: 'remember', as: 'doomed', what: t(0) },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [{ ...destroying, what: { saved: 'doomed' } }],
      },
    ],
  }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  creatureCard(
    'Test Trainer',
    '{0}',
    'Elf',
    '1/1',
    activated([], { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  ),
  creatureCard('Test Plain', '{0}', 'Elf', '2/2'),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
/** What is phased out, by name. */
const out = (game: Play): string[] =>
  Object.values(game.view().objects)
    .flatMap((one) => (one.zone === 'phasedOut' ? [String(one.card)] : []))
    .sort();
const at = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });
const cast = (game: Play, name: string, on?: string): Play =>
  on === undefined ? game.cast(0, name).resolve() : game.castAt(0, name, { card: on }).resolve();
/** Out, and back in the same turn. */
const outAndIn = (game: Play, name: string): Play => {
  game.activate(0, 'Test Gate', { card: name }).resolve();
  expect(out(game)).toContain(name);
  return cast(game, 'Test Recall', 'Test Gate');
};
const withGate = (hand: string[], ...mine: unknown[]) => ({
  hand: [...hand, 'Test Recall'],
  battlefield: ['Test Gate', ...mine],
});

describe('in untap steps', () => {
  it('mtg-2003:502.15b all with phasing go out together and come back together, artifacts as well', () => {
    const all = ['Test Fading Gem', 'Test Phaser', 'Test Second Phaser'];
    const game = position({ battlefield: all });
    expect([out(at(game, 5)), out(at(game, 6)), out(at(game, 7)), out(at(game, 9))]).toEqual([all, all, [], all]);
  });

  it('mtg-2003:502.15b as some come back others go out, and what came back stays until the next untap step', () => {
    const game = cast(
      position({ hand: ['Test Shift'], battlefield: ['Test Phaser', 'Test Second Phaser'] }),
      'Test Shift',
      'Test Phaser',
    );
    expect([out(at(game, 5)), out(at(game, 7))]).toEqual([['Test Second Phaser'], ['Test Phaser']]);
  });

  it('mtg-2003:502.15b what an effect phased out, and has no phasing itself, comes back as its player untaps', () => {
    const game = position(
      { hand: ['Test Shift', 'Test Shift'], battlefield: ['Forest'] },
      { battlefield: ['Hill Giant'] },
    );
    cast(cast(game, 'Test Shift', 'Forest'), 'Test Shift', 'Hill Giant');
    expect([out(at(game, 4)), out(at(game, 5))]).toEqual([['Forest'], []]);
  });

  it('mtg-2003:502.15d what speaks of phasing triggers as it goes out and as it comes back, and waits for the upkeep', () => {
    const game = position({ battlefield: ['Test Herald'] });
    expect(onStack(at(game, 5))).toHaveLength(1);
    expect(game.resolveAll().life(0)).toBe(21);
    expect(onStack(at(game, 7))).toHaveLength(1);
    expect(game.resolveAll().life(0)).toBe(31);
  });

  it('mtg-2003:502.15e any damage to it is gone, and that of others is not', () => {
    const giants = [
      { card: 'Hill Giant', damage: 1 },
      { card: 'Gray Ogre', damage: 1 },
    ];
    const game = cast(position({ hand: ['Test Shift'], battlefield: giants }), 'Test Shift', 'Hill Giant');
    const dealt = (name: string) => Object.values(game.view().objects).find((one) => one.card === name)?.damage;
    expect([dealt('Hill Giant'), dealt('Gray Ogre')]).toEqual([0, 1]);
  });
});

describe('what lasts for a while', () => {
  it('mtg-2003:502.15g of several that an effect is about one loses it alone', () => {
    const game = position(withGate(['Test Rally'], 'Hill Giant', 'Gray Ogre'));
    outAndIn(cast(game, 'Test Rally'), 'Hill Giant');
    expect([game.figures('Hill Giant'), game.figures('Gray Ogre')]).toEqual(['3/3', '3/3']);
  });

  it('mtg-2003:502.15g what lasts as long as something else is there is lost, what has no end is not', () => {
    const game = position(withGate(['Test Vigor', 'Test Change'], 'Test Fading Gem', 'Hill Giant', 'Gray Ogre'));
    cast(cast(game, 'Test Vigor', 'Hill Giant'), 'Test Change', 'Gray Ogre');
    expect([game.figures('Hill Giant'), game.figures('Gray Ogre')]).toEqual(['5/5', '3/3']);
    outAndIn(game, 'Hill Giant');
    expect(game.figures('Hill Giant')).toBe('3/3');
    const other = position(withGate(['Test Change'], 'Gray Ogre'));
    outAndIn(cast(other, 'Test Change', 'Gray Ogre'), 'Gray Ogre');
    expect(other.figures('Gray Ogre')).toBe('3/3');
  });

  it('mtg-2003:502.15g a shield of regeneration is lost, and those of others are not', () => {
    const game = position(withGate(['Test Mend', 'Test Fate', 'Test Fate'], 'Hill Giant', 'Gray Ogre'));
    outAndIn(cast(game, 'Test Mend'), 'Hill Giant');
    cast(cast(game, 'Test Fate', 'Hill Giant'), 'Test Fate', 'Gray Ogre');
    expect([game.zones('Hill Giant'), game.zones('Gray Ogre')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:502.15g of several from which damage is prevented it is the one that phased out which is dealt some', () => {
    const game = position(withGate(['Test Aegis', 'Test Quake'], 'Hill Giant', 'Gray Ogre'));
    outAndIn(cast(game, 'Test Aegis'), 'Hill Giant');
    cast(game, 'Test Quake');
    expect([game.the('Hill Giant').damage, game.the('Gray Ogre').damage]).toEqual([1, 0]);
  });

  it('mtg-2003:502.15g of two that a later ability names one is spared', () => {
    const game = position(withGate(['Test Late Fate'], 'Hill Giant', 'Gray Ogre'));
    game.cast(0, 'Test Late Fate', [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }]).resolve();
    outAndIn(game, 'Hill Giant').until({ step: 'end' }).resolveAll();
    expect([game.zones('Hill Giant'), game.zones('Gray Ogre')]).toEqual([['battlefield'], ['graveyard']]);
  });
});

describe('as it was', () => {
  it('mtg-2003:502.15h it keeps counters of every kind', () => {
    const giant = { card: 'Hill Giant', counters: { '-1/-1': 1, age: 2, charge: 3 } };
    const game = cast(position({ hand: ['Test Shift'], battlefield: [giant] }), 'Test Shift', 'Hill Giant');
    expect(at(game, 5).the('Hill Giant').counters).toEqual(giant.counters);
  });

  it('mtg-2003:502.15h it comes back to whoever had it, though another player owns it, and face down', () => {
    const game = position(
      { hand: ['Test Shift', 'Test Shift'], battlefield: [{ card: 'Exalted Angel', faceDown: true }] },
      { battlefield: [owned('Hill Giant', 0)] },
    );
    cast(cast(game, 'Test Shift', 'Hill Giant'), 'Test Shift', 'Exalted Angel');
    if (at(game, 4).decision().kind !== 'PRIORITY') throw new Error('nothing is asked as the other player untaps');
    expect(out(game)).toEqual(['Exalted Angel', 'Hill Giant']);
    at(game, 5);
    expect([game.the('Hill Giant').controller, game.figures('Exalted Angel')]).toEqual([0, '2/2']);
  });
});

describe('once it is back', () => {
  it('mtg-2003:502.15m it attacks at once, until somebody else gains control of it', () => {
    const game = position(withGate(['Test Phaser']), { hand: ['Test Theft'] });
    cast(game, 'Test Phaser');
    outAndIn(game, 'Test Phaser');
    expect(game.the('Test Phaser').sick).toBe(false);
    game.pass().castAt(1, 'Test Theft', { card: 'Test Phaser' }).resolve();
    expect(game.the('Test Phaser')).toMatchObject({ controller: 1, sick: true });
  });

  it('mtg-2003:502.15m a creature without phasing as well, where an effect phased it out', () => {
    const game = cast(position(withGate(['Test Plain'])), 'Test Plain');
    expect(game.the('Test Plain').sick).toBe(true);
    expect(outAndIn(game, 'Test Plain').the('Test Plain').sick).toBe(false);
    expect(
      game
        .until({ kind: 'ATTACKERS' })
        .decision()
        .from?.map((one) => one.card),
    ).toContain('Test Plain');
  });

  it('mtg-2003:502.15n what an ability aims at is its target still', () => {
    const game = position(withGate([], 'Test Trainer', 'Hill Giant')).activate(0, 'Test Trainer', {
      card: 'Hill Giant',
    });
    outAndIn(game, 'Hill Giant').resolve();
    expect(game.figures('Hill Giant')).toBe('6/6');
  });
});

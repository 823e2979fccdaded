/** Clauses of chapters 107 to 122 that no other file is about: X, symbols, targets that change, tokens. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  anyTarget,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  sorcery,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';
import { chapter, levelSymbol } from '../../src/language/frames.js';

const adder = (name: string, ...choices: string[]): CardDefinition =>
  card(name, {
    type: 'Land',
    abilities: [{ kind: 'activated', cost: [tap], immediate: true, effects: [addMana(...choices)] }],
  });
const onSpell = (name: string, effect: Effect, what: object[] = []) =>
  instant(name, '{0}', { targets: [target([{ zone: 'stack' }, ...what] as never)], effects: [effect] });

ownCards(
  instant('Test Blaze', '{X}', { targets: [target(anyTarget)], effects: [damage('x', t(0))] }),
  instant('Test Count', '{0}', { effects: [gainLife({ count: [creature].flat() as never })] }),
  sorcery('Test Free', '{0}', {
    targets: [target([{ zone: 'graveyard' }] as never)],
    effects: [{ do: 'play', what: t(0), cost: [] }],
  }),
  sorcery('Test Manifest', '{0}', { effects: [{ do: 'manifest', count: 1 }] }),
  creatureCard('Test Hydra', '{X}{G}', 'Hydra', '1/1', keyword('haste')),
  creatureCard(
    'Test Student',
    '{W}',
    'Human',
    '1/1',
    levelSymbol([2, 6], '3/3', keyword('first strike')),
    levelSymbol([7], '4/4', keyword('double strike')),
  ),
  card('Test Tale', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [...chapter([1, 2], { effects: [gainLife(1)] }), ...chapter([4], { effects: [gainLife(100)] })],
  }),
  instant('Test Page', '{0}', {
    targets: [target([{ zone: 'battlefield' }] as never)],
    effects: [putCounters(2, t(0), 'lore')],
  }),
  adder('Test Hybrid', '{W/U}'),
  adder('Test Twobrid', '{2/R}'),
  adder('Test Phyrexian', '{G/P}'),
  adder('Test Generic', '{2}'),
  adder('Test Snow', '{S}{S}'),
  instant('Test Split Bolt', '{0}', {
    targets: [target(anyTarget), target(anyTarget)],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  onSpell('Test Sway', { do: 'changeTargets', what: t(0), any: true } as never),
  onSpell('Test Answer', gainLife(1), [{ targetsOnly: creature }]),
  creatureCard('Test Pain', '{1}', 'Elf', '1/1', {
    kind: 'activated',
    cost: [tap],
    immediate: true,
    effects: [addMana('{G}'), damage(1, 'you')],
  }),
  sorcery('Test Incubate', '{0}', { effects: [{ do: 'incubate', count: 2 }] }),
  card('Test Anvil', { cost: '{1}', type: 'Artifact', abilities: [activated([mana('{1}')], { effects: [draw(1)] })] }),
  card('Test Graves', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [{ not: { is: 'token' } }] as never, match: { to: 'graveyard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  instant('Test Kill', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  instant('Test Elf Token', '{0}', {
    effects: [
      {
        do: 'create',
        token: creatureCard('Elf', '{0}', 'Elf', '1/1') as never,
      },
    ],
  }),
);

const makes = (land: string): string[] => {
  const game = magicPosition([{ battlefield: [land] }, {}]).choose(0, { kind: 'ACTIVATE', card: land });
  const { kind, options } = game.decision();
  const [own] = game.view().players as unknown as { resources: { mana: object } }[];
  return kind === 'COLOR'
    ? (options ?? []).map(({ label }) => String(label))
    : Object.entries(own?.resources.mana ?? {}).map(([type, n]) => `${n}${type}`);
};

describe('X', () => {
  it('mtg:107.3 its controller chooses it where nothing says what it is', () => {
    const game = magicPosition([{ hand: ['Test Blaze'], battlefield: lands(3, 'Mountain') }, {}]).cast(0, 'Test Blaze');
    expect(game.decision()).toMatchObject({ kind: 'X', seat: 0, max: 3 });
  });

  it('mtg:107.3c what its text says is no choice, and may change while it is on the stack', () => {
    const game = magicPosition([{ hand: ['Test Count', 'Test Kill'], battlefield: ['Memnite', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Count');
    expect(game.decision().kind).toBe('PRIORITY');
    game.cast(0, 'Test Kill', { card: 'Memnite' }).resolve().resolve();
    expect(game.life(0)).toBe(21);
  });

  it('mtg:107.3b without a cost that has it, it can only be 0', () => {
    const all = { hand: ['Test Free'], graveyard: ['Test Blaze'], battlefield: lands(3, 'Mountain') };
    const game = magicPosition([all, {}]).cast(0, 'Test Free').resolve();
    while (game.decision().kind !== 'PRIORITY') {
      expect(game.decision()).not.toMatchObject({ kind: 'X' });
      game.choose(0, game.decision().kind === 'TARGETS' ? { player: 1 } : {});
    }
    expect(game.resolveAll().life(1)).toBe(20);
  });

  it('mtg:107.3h of a mana cost that is paid for a permanent it is 0', () => {
    const all = { hand: ['Test Manifest'], library: ['Test Hydra'], battlefield: lands(3, 'Forest') };
    const game = magicPosition([all, {}]).cast(0, 'Test Manifest').resolve();
    expect(game.decision().options?.find(({ kind }) => kind === 'TURN_FACE_UP')).toMatchObject({ cost: '{G}' });
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect([game.the('Test Hydra').faceDown, game.all('Forest').filter((land) => land.tapped)]).toMatchObject([
      false,
      [{}],
    ]);
  });
});

describe('symbols of levels and chapters', () => {
  const student = (level: number) =>
    magicPosition([{ battlefield: [{ card: 'Test Student', counters: { level } }] }, {}]).the('Test Student');
  const is = (figures: [number, number], keywords: string[]) => ({
    power: figures[0],
    toughness: figures[1],
    keywords,
  });

  it('mtg:107.8 what stands beside a level symbol belongs to it: abilities and figures', () => {
    expect(student(3)).toMatchObject(is([3, 3], ['first strike']));
  });
  it('mtg:107.8a between two numbers, these two among them', () => {
    expect([1, 2, 6, 7].map((n) => student(n).power)).toEqual([1, 3, 3, 4]);
  });
  it('mtg:107.8b or from a number on', () => {
    expect([student(7), student(20)]).toMatchObject([is([4, 4], ['double strike']), is([4, 4], ['double strike'])]);
  });

  const tale = (lore: number) =>
    magicPosition([{ hand: ['Test Page'], battlefield: [{ card: 'Test Tale', counters: { lore } }] }, {}])
      .cast(0, 'Test Page')
      .resolve();
  it('mtg:107.15a a chapter is reached from below its number, by however many lore counters', () => {
    expect(tale(2).view().stack).toHaveLength(1);
    expect(tale(2).resolve().life(0)).toBe(120);
  });
  it('mtg:107.15b two numbers are two chapters that do the same', () => {
    const game = tale(0);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });
});

describe('symbols that mana is added by', () => {
  it('mtg:106.8 one half of a hybrid symbol, as its player chooses', () => {
    expect(makes('Test Hybrid')).toEqual(['{W}', '{U}']);
    expect(makes('Test Twobrid')).toEqual(['{C}{C}', '{R}']);
  });
  it('mtg:106.9 the color of a Phyrexian symbol', () => {
    expect(makes('Test Phyrexian')).toEqual(['1G']);
  });
  it('mtg:106.10 colorless mana for a generic symbol', () => {
    expect(makes('Test Generic')).toEqual(['2C']);
  });
  it('mtg:106.11 colorless mana for snow symbols', () => {
    expect(makes('Test Snow')).toEqual(['2C']);
  });
});

describe('what has been chosen', () => {
  const split = (first: string, second: string) =>
    magicPosition([
      { hand: ['Test Split Bolt', 'Test Sway', 'Test Answer'], battlefield: ['Memnite', 'Hill Giant'] },
      {},
    ]).castAt(0, 'Test Split Bolt', { card: first }, { card: second });

  it('mtg:115.7c mtg-2003:415.2a any number of the targets change, also one alone', () => {
    const game = split('Memnite', 'Hill Giant').castAt(0, 'Test Sway', { card: 'Test Split Bolt' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 1 });
    game.choose(0, []).choose(0, { player: 1 }).resolveAll();
    expect([game.zones('Memnite'), game.life(1)]).toEqual([['graveyard'], 18]);
  });

  it('mtg:115.9c "only" counts objects and players, not how often they are targets', () => {
    const answers = (first: string, second: string) =>
      split(first, second)
        .decision()
        .options?.some((o) => o.kind === 'CAST' && o.card === 'Test Answer');
    expect([answers('Memnite', 'Memnite'), answers('Memnite', 'Hill Giant')]).toEqual([true, false]);
  });

  it('mtg:109.4a who activates a mana ability controls it', () => {
    const game = magicPosition([{}, { hand: ['Test Anvil'], battlefield: ['Test Pain'] }], {
      turn: { active: 1 },
    });
    game.choose(1, { kind: 'ACTIVATE', card: 'Test Pain' });
    expect([game.life(0), game.life(1)]).toEqual([20, 19]);
  });
});

describe('cards and tokens', () => {
  it('mtg:108.2 a text that says "card" means what a Magic card represents', () => {
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: ['Test Graves', 'Memnite'] }, {}]);
    game.cast(0, 'Test Kill').resolve().takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:108.2b a token is no card, wherever it goes', () => {
    const game = magicPosition([
      { hand: ['Test Elf Token', 'Test Kill', 'Test Kill'], battlefield: ['Test Graves', 'Memnite'] },
      {},
    ]);
    game.cast(0, 'Test Elf Token').resolve().resolveAll();
    const before = game.life(0);
    game.cast(0, 'Test Kill', { card: 'Elf' }).resolve().resolveAll();
    // The instant alone was a card.
    expect(game.life(0)).toBe(before + 1);
    game.cast(0, 'Test Kill').resolve().takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.life(0)).toBe(before + 3);
  });

  it('mtg:111.10i an Incubator is a colorless artifact that becomes a 0/0 Phyrexian artifact creature for {2}', () => {
    const game = magicPosition([{ hand: ['Test Incubate'], battlefield: lands(2, 'Wastes') }, {}]);
    game.cast(0, 'Test Incubate').resolve();
    const name = 'Incubator // Phyrexian Token';
    expect(game.the(name)).toMatchObject({ types: ['Artifact'], subtypes: ['Incubator'], colors: [], token: true });
    game.activate(0, name).resolve();
    const turned = { name: 'Phyrexian Token', types: ['Artifact', 'Creature'], subtypes: ['Phyrexian'], colors: [] };
    expect(game.the(name)).toMatchObject({ ...turned, power: 2, toughness: 2 });
  });
});

import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/rules.js';
import {
  and,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  mill,
  plus,
  rule,
  t,
  target,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from './test-cards.js';

const double = (on: 'damage' | 'stat', more: object) => ({
  kind: 'replacement' as const,
  on,
  change: { amount: { times: [2, { event: 'amount' }] } },
  ...more,
});
for (const definition of [
  card('Test Furnace', { type: 'Enchantment', abilities: [double('damage', {}) as never] }),
  card('Test Reflection', {
    type: 'Enchantment',
    abilities: [
      double('stat', {
        player: 'you',
        match: { stat: 'life' },
        if: { compare: [{ event: 'amount' }, '>', 0] },
      }) as never,
    ],
  }),
  card('Test Abundance', {
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
  instant('Test Detour', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'draw', instead: [mill(1, 'you')] },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Draw Two', '{0}', { effects: [draw(2)] }),
  card('Test Urn', {
    type: 'Artifact',
    abilities: [{ kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 }],
  }),
  instant('Test Reverse', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: true, also: [gainLife({ event: 'prevented' })] },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Aegis', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: and(creature, youControl) },
        apart: true,
        shield: 1,
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Red Shield', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', source: color('R'), prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Quake', '{0}', { effects: [damage(2, each(creature))] }),
  instant('Test Two Shots', '{0}', { effects: [damage(1, 'opponents'), damage(1, 'opponents')] }),
  card('Test Season', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'counters',
        object: and(creature, youControl),
        match: { kind: '+1/+1' },
        change: { amount: { times: [2, { event: 'amount' }] } } as never,
      },
    ],
  }),
  instant('Test Boost', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: 1 }],
  }),
  card('Test Skies', { type: 'Enchantment', abilities: [continuous(withKeyword('flying'), plus(1, 0))] }),
  card('Test Wind', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, [has('flying')])] }),
  creatureCard('Test Link', '{W}', 'Cat', '2/2', keyword('lifelink')),
  card('Test Hush', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'all' }, mods: [rule('cantGainLife')] }],
  }),
  instant('Test Embolden', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] }),
])
  rules.definitions.add(definition);

const shock = (theirs: (string | object)[], mine: string[] = [], life = 20): Play =>
  magicPosition([
    { hand: ['Shock', 'Shock'], battlefield: [...lands(2, 'Mountain'), ...mine] },
    { battlefield: theirs as string[], life },
  ]);

describe('replacement (614)', () => {
  it('mtg:614.5 an effect applies to an event once; two of them apply once each', () => {
    expect(shock([], ['Test Furnace']).cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(16);
    expect(shock([], ['Test Furnace', 'Test Furnace']).cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(12);
  });

  it('mtg:614.3 mtg:614.4 what is there only after the event changes nothing of it', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { hand: ['Test Reverse'] }]).cast(
      0,
      'Shock',
      { player: 1 },
    );
    game.resolve();
    expect(game.pass().cast(1, 'Test Reverse').resolve().life(1)).toBe(18);
  });

  it('mtg:614.11 mtg:121.6a a draw is replaced though the library is empty', () => {
    const game = magicPosition([{ hand: ['Test Draw Two'], library: [], battlefield: ['Test Abundance'] }, {}]);
    game.cast(0, 'Test Draw Two').resolve();
    expect([game.life(0), game.result()]).toEqual([26, null]);
  });

  it('mtg:614.11a what is done in place of a draw is done before the next draw', () => {
    const library = ['Forest', 'Island', 'Plains'];
    const game = magicPosition([{ hand: ['Test Detour', 'Test Draw Two'], library }, {}]);
    game.cast(0, 'Test Detour').resolve().cast(0, 'Test Draw Two').resolve();
    expect(library.map((card) => game.zones(card))).toEqual([['graveyard'], ['hand'], ['library']]);
  });

  it('mtg:121.6b each single draw of several is replaced by itself', () => {
    const game = magicPosition([{ hand: ['Test Draw Two'], battlefield: ['Test Abundance'] }, {}]);
    game.cast(0, 'Test Draw Two').resolve();
    expect([game.life(0), game.hand(0)]).toEqual([26, 0]);
  });

  it('mtg:614.16 twice as many counters are put on', () => {
    const game = magicPosition([{ hand: ['Test Boost'], battlefield: ['Test Season', 'Grizzly Bears'] }, {}]);
    expect(game.cast(0, 'Test Boost').resolve().figures('Grizzly Bears')).toBe('4/4');
  });

  it('mtg:616.2 mtg:120.4c life from lifelink can be replaced, and so can its gaining be forbidden', () => {
    const hit = (...mine: string[]): number =>
      magicPosition([{ battlefield: ['Test Link', ...mine] }, {}])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Link')
        .until({ step: 'postcombatMain' })
        .life(0);
    expect([hit(), hit('Test Reflection'), hit('Test Hush')]).toEqual([22, 24, 20]);
  });

  it('mtg:120.4b damage is changed before its results: doubled damage is doubled life', () => {
    const game = magicPosition([{ battlefield: ['Test Link', 'Test Furnace'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Link')
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([24, 16]);
  });
});

describe('prevention (615)', () => {
  it('mtg:615.10 an effect for a specific amount applies to each event anew', () => {
    const game = shock(['Test Urn']).cast(0, 'Shock', { player: 1 }).resolve().cast(0, 'Shock', { player: 1 });
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:615.5 what follows from preventing knows how much was prevented', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { hand: ['Test Reverse'] },
    ]);
    game.pass().cast(1, 'Test Reverse').resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(22);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(20);
  });

  it('mtg:615.11 each of several creatures has a shield of its own', () => {
    const game = magicPosition([
      { hand: ['Test Aegis', 'Test Quake'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Typhoid Rats'] },
    ]);
    game.cast(0, 'Test Aegis').resolve().cast(0, 'Test Quake').resolve();
    expect([game.the('Grizzly Bears').damage, game.the('Hill Giant').damage]).toEqual([1, 1]);
    expect(game.zones('Typhoid Rats')).toEqual(['graveyard']);
  });

  it('mtg:609.7b what prevents damage from red sources looks at the source as it deals damage', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Test Two Shots'], battlefield: ['Mountain'] },
      { hand: ['Test Red Shield'] },
    ]);
    game.pass().cast(1, 'Test Red Shield').resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve().cast(0, 'Test Two Shots').resolve();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:615.3 mtg:615.4 prevention lasts for its duration and is no past', () => {
    const game = magicPosition([{ hand: ['Test Quake', 'Test Aegis'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Quake').resolve().cast(0, 'Test Aegis').resolve();
    expect(game.the('Hill Giant').damage).toBe(2);
  });
});

describe('layers (613)', () => {
  it('mtg:613.1g figures come last: what has gained flying in layer 6 counts, mtg:613.5 at once', () => {
    const game = magicPosition([{ hand: ['Test Wind'], battlefield: ['Grizzly Bears', 'Test Skies'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    game.cast(0, 'Test Wind').resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/2');
  });

  it('mtg:613.10 effects on players are there while their source is', () => {
    const game = magicPosition([
      { hand: ['Disenchant'], battlefield: [...lands(2, 'Plains'), 'Test Hush', 'Test Link'] },
      {},
    ]);
    game.cast(0, 'Disenchant').resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Link').until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(22);
  });

  it('mtg:611.1 mtg:609.2 an effect on creatures leaves creature cards elsewhere alone', () => {
    const game = magicPosition([
      { hand: ['Test Embolden', 'Grizzly Bears'], graveyard: ['Hill Giant'], battlefield: ['Typhoid Rats'] },
      {},
    ]);
    game.cast(0, 'Test Embolden').resolve();
    expect([game.figures('Typhoid Rats'), game.the('Hill Giant', 'graveyard').power]).toEqual(['2/2', 3]);
  });
});

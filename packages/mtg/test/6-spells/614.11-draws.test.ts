import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  mill,
  rule,
  t,
  target,
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
  creatureCard('Test Link', '{W}', 'Cat', '2/2', keyword('lifelink')),
  card('Test Hush', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'all' }, mods: [rule('cantGainLife')] }],
  }),
])
  ownCards(definition);

const shock = (theirs: (string | object)[], mine: string[] = [], life = 20): Play =>
  magicPosition([
    { hand: ['Shock', 'Shock'], battlefield: [...lands(2, 'Mountain'), ...mine] },
    { battlefield: theirs as string[], life },
  ]);

describe('replacement (614)', () => {
  it('mtg:614.5 mtg-2003:419.6a an effect applies to an event once; two of them apply once each', () => {
    expect(shock([], ['Test Furnace']).cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(16);
    expect(shock([], ['Test Furnace', 'Test Furnace']).cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(12);
  });

  it('mtg:614.3 mtg-2003:419.3 what is there only after the event changes nothing of it', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { hand: ['Test Reverse'] }]).cast(
      0,
      'Shock',
      { player: 1 },
    );
    game.resolve();
    expect(game.pass().cast(1, 'Test Reverse').resolve().life(1)).toBe(18);
  });

  it('mtg:614.3 what a spell has made is there from then on until it is used up or its duration is over', () => {
    const start = () =>
      magicPosition([{ hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') }, { hand: ['Test Reverse'] }]);
    const game = start().pass().cast(1, 'Test Reverse').resolve();
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(22);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(20);
    const later = start().pass().cast(1, 'Test Reverse').resolve().until({ turn: 5, step: 'precombatMain' });
    expect(later.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('mtg:614.11 each draw of an instruction is replaced, mtg:121.6a also one from an empty library', () => {
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

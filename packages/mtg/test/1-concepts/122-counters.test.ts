import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const put = (kind: string, amount: number): Effect => ({ do: 'counters', what: t(0), kind, amount });
for (const definition of [
  instant('Test Wings', '{0}', { targets: [target(creature)], effects: [put('flying', 1)] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Twice', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'damage',
        parts: [
          { to: t(0), amount: 1 },
          { to: t(0), amount: 1 },
        ],
      },
    ],
  }),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Plainness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'loseAbilities' }])],
  }),
  creatureCard('Test Ghost', '{B}', 'Spirit', '1/1', triggered(dies, { effects: [gainLife(5)] })),
])
  ownCards(definition);

const bears = (counters: { [kind: string]: number }, more: object = {}) => ({
  card: 'Grizzly Bears',
  counters,
  ...more,
});

describe('counters (122)', () => {
  it('mtg:122.1a counters of any figures add them', () => {
    const game = magicPosition([{ battlefield: [bears({ '+1/+1': 2, '+0/-1': 1, '+2/+0': 1 })] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('6/3');
  });

  it('mtg:122.1b a keyword counter gives the keyword', () => {
    const game = magicPosition([{ battlefield: [bears({ flying: 1, trample: 1 })] }, { battlefield: ['Hill Giant'] }]);
    expect(game.the('Grizzly Bears').keywords).toEqual(['flying', 'trample']);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:122.1a a counter takes away as it gives: by its own signs', () => {
    const game = magicPosition([{ battlefield: [{ ...bears({ '-1/-1': 1 }), card: 'Hill Giant' }] }, {}]);
    expect(game.figures('Hill Giant')).toBe('2/2');
  });

  it('mtg:122.1b each keyword that a counter may be is given by one', () => {
    const first = ['flying', 'first strike', 'double strike', 'deathtouch', 'decayed', 'exalted', 'haste', 'hexproof'];
    for (const keyword of [
      ...first,
      'indestructible',
      'lifelink',
      'menace',
      'reach',
      'shadow',
      'trample',
      'vigilance',
    ]) {
      const game = magicPosition([{ battlefield: [bears({ [keyword]: 2 })] }, {}]);
      expect(game.the('Grizzly Bears').keywords).toEqual([keyword]);
    }
  });

  it('mtg:122.1b what has a decayed counter blocks nothing', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: [bears({ decayed: 1 })] }]);
    const asked = game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'declareBlockers' });
    expect(asked.decisions().some((d) => d.kind === 'BLOCKERS' && (d.from ?? []).length > 0)).toBe(false);
  });

  it('mtg:613.7c a keyword counter counts from when it was put there, not from when the creature came', () => {
    const game = magicPosition([
      { hand: ['Test Wings', 'Test Plainness'], battlefield: ['Grizzly Bears', bears({ flying: 1 })] },
      {},
    ]);
    game.cast(0, 'Test Plainness').resolve();
    expect(game.all('Grizzly Bears').map((o) => o.keywords)).toEqual([[], []]);
    game.cast(0, 'Test Wings', { card: 'Grizzly Bears', nth: 0 }).resolve();
    expect(game.all('Grizzly Bears').map((o) => o.keywords)).toEqual([['flying'], []]);
  });

  it('mtg:122.1c a shield counter saves from destruction by an effect, and is used up by it', () => {
    const game = magicPosition([{ hand: ['Test Kill', 'Test Kill'] }, { battlefield: [bears({ shield: 1 })] }]);
    game.cast(0, 'Test Kill').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ zone: 'battlefield', counters: {} });
    expect(game.cast(0, 'Test Kill').resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
  });

  it('mtg:122.1c all damage dealt at one time is prevented for one shield counter', () => {
    const game = magicPosition([{ hand: ['Test Twice', 'Test Zap'] }, { battlefield: [bears({ shield: 2 })] }]);
    game.cast(0, 'Test Twice').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ damage: 0, counters: { shield: 1 } });
    game.cast(0, 'Test Zap').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ damage: 0, counters: {} });
  });

  it('mtg:122.1d a stun counter is removed instead of untapping, one for each time', () => {
    const game = magicPosition([{ battlefield: [bears({ stun: 2 }, { tapped: true })] }, {}]);
    const at = (turn: number) => game.until({ turn, step: 'upkeep' }).the('Grizzly Bears');
    expect(at(5)).toMatchObject({ tapped: true, counters: { stun: 1 } });
    expect(at(7)).toMatchObject({ tapped: true, counters: {} });
    expect(at(9)).toMatchObject({ tapped: false });
  });

  it('mtg:122.1h what has a finality counter is exiled instead of dying', () => {
    const game = magicPosition([
      { hand: ['Test Kill'], battlefield: [{ card: 'Test Ghost', counters: { finality: 1 } }] },
      {},
    ]);
    game.cast(0, 'Test Kill').resolve();
    expect([game.zones('Test Ghost'), game.life(0), game.view().stack]).toEqual([['exile'], 20, []]);
  });

  it('mtg:122.1e mtg:122.1f loyalty and poison counters are what state-based actions look at', () => {
    const poisoned = magicPosition([{}, { counters: { poison: 10 } }]);
    expect(poisoned.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:122.2 counters are gone once it has changed zones', () => {
    const game = magicPosition([
      { hand: ['Unsummon'], battlefield: [...lands(3, 'Island'), 'Forest', 'Forest', bears({ '+1/+1': 3 })] },
      {},
    ]);
    game.cast(0, 'Unsummon').resolve().cast(0, 'Grizzly Bears').resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:122.3 pairs of +1/+1 and -1/-1 counters annihilate', () => {
    const game = magicPosition([{ battlefield: [bears({ '+1/+1': 3, '-1/-1': 1 })] }, {}]);
    expect(game.the('Grizzly Bears').counters).toEqual({ '+1/+1': 2 });
  });
});

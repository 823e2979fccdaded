/** Counters that something enters with are put on it: what replaces putting counters replaces these too. */
import type { ReplacementAbility, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  creature,
  creatureCard,
  permanent,
  sorcery,
  token,
  youControl,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const amount: Value = { event: 'amount' };
const put = (more: Partial<ReplacementAbility>, change: Value): ReplacementAbility => ({
  kind: 'replacement',
  on: 'counters',
  if: { compare: [amount, '>', 0] },
  change: { amount: change as never },
  ...more,
});
const enchantment = (name: string, ability: ReplacementAbility) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: [ability] });
const scales = enchantment(
  'Test Scales',
  put({ object: and(creature, youControl), match: { kind: '+1/+1' } }, { sum: [amount, 1] }),
);
const season = enchantment('Test Season', put({ object: and(permanent, youControl) }, { times: [2, amount] }));
const entersWith = (n: number): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  entering: true,
  match: { to: 'battlefield' },
  change: { counters: { '+1/+1': n } },
});
const hydra = creatureCard('Test Hydra', '{0}', 'Hydra', '0/0', entersWith(2));
const walker = card('Test Walker', { cost: '{0}', type: 'Legendary Planeswalker — Test', loyalty: 3, abilities: [] });

describe('counters that something enters with', () => {
  it('mtg:122.6 are put on it, mtg:614.16 so that one more is put instead', () => {
    const game = own([scales, hydra], [{ hand: ['Test Hydra'], battlefield: ['Test Scales'] }, {}]);
    game.cast(0, 'Test Hydra').resolve();
    expect([game.figures('Test Hydra'), game.the('Test Hydra').counters]).toEqual(['3/3', { '+1/+1': 3 }]);
    const theirs = own([scales, hydra], [{ hand: ['Test Hydra'] }, { battlefield: ['Test Scales'] }]);
    expect(theirs.cast(0, 'Test Hydra').resolve().figures('Test Hydra')).toBe('2/2');
  });

  it('mtg:616.1 mtg-2003:419.8a its controller orders two such effects', () => {
    const game = (first: string) => {
      const play = own(
        [scales, season, hydra],
        [{ hand: ['Test Hydra'], battlefield: ['Test Scales', 'Test Season'] }, {}],
      );
      play.cast(0, 'Test Hydra').resolve();
      expect(play.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
      return play.choose(0, { card: first }).figures('Test Hydra');
    };
    expect([game('Test Scales'), game('Test Season')]).toEqual(['6/6', '5/5']);
  });

  it('mtg:306.5b printed loyalty is such counters', () => {
    const game = own([season, walker], [{ hand: ['Test Walker'], battlefield: ['Test Season'] }, {}]);
    expect(game.cast(0, 'Test Walker').resolve().the('Test Walker').counters).toEqual({ loyalty: 6 });
    const alone = own([walker], [{ hand: ['Test Walker'] }, {}]);
    expect(alone.cast(0, 'Test Walker').resolve().the('Test Walker').counters).toEqual({ loyalty: 3 });
  });

  it('mtg:614.12 what replaces counters on itself does so as it enters', () => {
    const doubled = creatureCard(
      'Test Mowu',
      '{0}',
      'Dog',
      '0/0',
      entersWith(2),
      put({ object: 'self', match: { kind: '+1/+1' } }, { sum: [amount, 1] }),
    );
    const game = own([doubled], [{ hand: ['Test Mowu'] }, {}]);
    expect(game.cast(0, 'Test Mowu').resolve().figures('Test Mowu')).toBe('3/3');
  });

  it('mtg:614.16 tokens that enter with counters are no exception', () => {
    const brood = sorcery('Test Brood', '{0}', {
      effects: [
        {
          do: 'create',
          token: token('Test Spawn', 'Creature — Spawn', ['G'], '0/0', entersWith(1)),
          count: 2,
        },
      ],
    });
    const game = own([scales, brood], [{ hand: ['Test Brood'], battlefield: ['Test Scales'] }, {}]);
    game.cast(0, 'Test Brood').resolve();
    expect(game.all('Test Spawn')).toMatchObject([{ power: 2 }, { power: 2 }]);
  });

  it('mtg:614.1c several effects that give counters as it enters add up', () => {
    const mentor = enchantment('Test Mentor', {
      kind: 'replacement',
      on: 'move',
      object: and(creature, youControl),
      match: { to: 'battlefield' },
      change: { counters: { '+1/+1': 1 } },
    });
    const game = own([mentor, hydra], [{ hand: ['Test Hydra'], battlefield: ['Test Mentor'] }, {}]);
    game.cast(0, 'Test Hydra').resolve();
    if (game.decision().kind === 'REPLACEMENT') game.answer(0, game.decision().default);
    expect(game.figures('Test Hydra')).toBe('3/3');
  });
});

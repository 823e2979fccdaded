/** What asks for mana value finds it as the rules say, and what works with numbers of many objects. */
import type { Effect, Filter, Ref, Value } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creature,
  creatureCard,
  destroy,
  each,
  gainLife,
  instant,
  permanent,
  t,
  target,
} from '../../src/language/builders.js';

const upTo = (value: number): Filter => [permanent, { stat: ['manaValue', '<=', value] }, { other: true }];
const counting = (name: string, amount: Value) => instant(name, '{0}', { effects: [gainLife(amount)] });
const mine: Ref = { each: [creature, { controller: 'you' }] };
ownCards(
  instant('Test Cull', '{0}', { effects: [destroy(each(upTo(2)))] }),
  instant('Test Catch', '{0}', {
    targets: [target([{ is: 'spell' }, { stat: ['manaValue', '>=', 4] }])],
    effects: [counterSpell(t(0)), gainLife({ stat: 'manaValue', of: t(0) })],
  }),
  creatureCard('Test Newt', '{X}{G}', 'Hydra', '1/1'),
  instant('Test Fetch', '{0}', {
    effects: [{ do: 'search', filter: { stat: ['manaValue', '=', 2] }, to: 'hand', reveal: true } as Effect],
  }),
  card('Test Twins', { cost: '{1}{W}', type: 'Creature — Elf Bear', power: 1, toughness: 4 }),
  counting('Test Great', { highest: 'power', of: mine }),
  counting('Test Small', { lowest: 'toughness', of: mine }),
  counting('Test Kinds', { distinct: 'subtypes', of: mine }),
  counting('Test Names', { distinct: 'name', of: mine }),
  counting('Test Half Up', { half: { stat: 'life', of: 'you' }, round: 'up' }),
  counting('Test Half Down', { half: { stat: 'life', of: 'you' }, round: 'down' }),
);

describe('mana value as a number and a filter (202.3)', () => {
  it('mtg:202.3a what has no mana cost has mana value 0', () => {
    const game = magicPosition([{ hand: ['Test Cull'], battlefield: ['Island', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Cull').resolve();
    expect([game.zones('Island'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:202.3e what looks at a spell counts the X that was chosen, also once the spell has left the stack', () => {
    const game = magicPosition([{ hand: ['Test Newt', 'Test Catch'], battlefield: lands(5, 'Forest') }, {}]);
    game.cast(0, 'Test Newt').answer(0, { number: 3 });
    game.castAt(0, 'Test Catch', { card: 'Test Newt' }).resolve();
    expect(game.zones('Test Newt')).toEqual(['graveyard']);
    expect(game.life(0)).toBe(24);
  });

  it('mtg:202.3e nowhere else does X count', () => {
    const game = magicPosition([
      { hand: ['Test Fetch'], library: ['Test Newt', 'Grizzly Bears', 'Hill Giant'], battlefield: [] },
      {},
    ]);
    game.cast(0, 'Test Fetch').resolve();
    const labels = game.decision().options.map(({ label }) => label);
    expect(labels).toEqual(['Grizzly Bears']);
  });
});

describe('numbers of many objects', () => {
  const gained = (name: string, battlefield: string[]): number => {
    const game = magicPosition([{ hand: [name], battlefield }, { battlefield: ['Craw Wurm'] }]);
    return game.cast(0, name).resolve().life(0) - 20;
  };

  it('The greatest power is that of one creature, and 0 where there is none', () => {
    expect(gained('Test Great', ['Grizzly Bears', 'Hill Giant'])).toBe(3);
    expect(gained('Test Great', [])).toBe(0);
  });

  it('The least toughness is that of one creature', () => {
    expect(gained('Test Small', ['Test Twins', 'Grizzly Bears'])).toBe(2);
  });

  it('Different subtypes count once each, and so do different names', () => {
    expect(gained('Test Kinds', ['Test Twins', 'Grizzly Bears', 'Grizzly Bears'])).toBe(2);
    expect(gained('Test Names', ['Test Twins', 'Grizzly Bears', 'Grizzly Bears'])).toBe(2);
  });

  it('mtg:107.1a half of an odd number is rounded as the effect says', () => {
    const half = (name: string): number => {
      const game = magicPosition([{ hand: [name], life: 7 }, {}]);
      return game.cast(0, name).resolve().life(0) - 7;
    };
    expect([half('Test Half Up'), half('Test Half Down')]).toEqual([4, 3]);
  });
});

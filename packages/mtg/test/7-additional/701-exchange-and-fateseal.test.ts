/** Doubling mana, exchanging cards of zones, fatesealing, and what is no vote (701.10f, 701.12, 701.29, 701.38c); aura swap (702.65). */
import type { Play } from '@arbiter/test-kit';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  destroy,
  enchant,
  gainLife,
  instant,
  keyword,
  mana,
  opponentControls,
  plus,
  rule,
  triggered,
} from '../../src/language/builders.js';

const bonus = (power: number) => ({ kind: 'static' as const, affects: 'attached' as const, mods: plus(power, power) });
const aura = (
  name: string,
  what: Parameters<typeof enchant>[0],
  power: number,
  ...swap: ReturnType<typeof keyword>[]
) => card(name, { cost: '{9}', type: 'Enchantment — Aura', abilities: [...enchant(what), bonus(power), ...swap] });

ownCards(
  instant('Test Double', '{0}', { effects: [{ do: 'doubleMana' }] }),
  instant('Test Kept Mana', '{0}', {
    effects: [{ do: 'addMana', choices: ['{R}'], only: { cast: { has: ['types', 'Sorcery'] } } }],
  }),
  instant('Test Shift', '{0}', { effects: [{ do: 'exchangeZones', zones: ['graveyard', 'library'] }] }),
  instant('Test Fate', '{0}', { effects: [{ do: 'fateseal', count: 2 }] }),
  aura('Test Wings', creature, 1, keyword('aura swap', { cost: [mana('{1}')] })),
  aura('Test Strength', creature, 5),
  aura('Test Curse', [creature, opponentControls], 3),
  aura('Test Land Ward', { has: ['types', 'Land'] }, 4),
  instant('Test Vote', '{0}', {
    effects: [
      {
        do: 'vote',
        options: [
          { label: 'one', as: 'one' },
          { label: 'two', as: 'two' },
        ],
      },
    ],
  }),
  instant('Test Villain', '{0}', {
    effects: [
      {
        do: 'villainousChoice',
        who: 'opponents',
        as: 'them',
        choices: [
          { label: 'one', effects: [gainLife(1)] },
          { label: 'two', effects: [gainLife(2)] },
        ],
      },
    ],
  }),
  card('Test Senate', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'any', match: { what: 'vote' } }, { effects: [gainLife(10)] })],
  }),
  card('Test Ballot', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('votesMore', { count: 1 })] }],
  }),
  instant('Test Unmake', '{0}', { effects: [destroy({ each: { named: 'Test Wings' } })] }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
);

describe('doubling mana (701.10f)', () => {
  it('mtg:701.10f as much of each type is added as there is, and what is added may be spent on anything', () => {
    const game = magicPosition([{ hand: ['Test Double', 'Test Kept Mana', 'Shock'], mana: '{G}{G}{U}' }, {}]);
    game.cast(0, 'Test Kept Mana').resolve().cast(0, 'Test Double').resolve();
    expect(game.happened('MANA_ADDED').at(-1)).toMatchObject({ seat: 0, mana: '{U}{R}{G}{G}' });
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
  });
});

describe('exchanging cards (701.12)', () => {
  it('mtg:701.12f two zones are exchanged, also where one of them is empty', () => {
    const game = magicPosition([{ hand: ['Test Shift'], library: ['Plains', 'Island'], graveyard: ['Memnite'] }, {}]);
    game.cast(0, 'Test Shift').resolve();
    expect([game.zones('Plains'), game.zones('Island'), game.zones('Memnite')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['library'],
    ]);
    const empty = magicPosition([{ hand: ['Test Shift'], library: ['Plains'] }, {}])
      .cast(0, 'Test Shift')
      .resolve();
    expect([empty.zones('Plains'), empty.zones('Test Shift')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('aura swap (702.65)', () => {
  const WINGS = { card: 'Test Wings', attachedTo: 'bear' };
  const begun = (hand: string[]) =>
    magicPosition([{ hand, mana: '{C}', battlefield: ['Hill Giant', { card: 'Test Bear', as: 'bear' }, WINGS] }, {}]);
  const swap = (game: Play) => game.activate(0, 'Test Wings').resolve();

  it('mtg:702.65a for its cost it is exchanged with an Aura card of the hand, if its controller wants', () => {
    const game = swap(begun(['Test Strength', 'Shock', 'Memnite']));
    expect(game.decision().options.map(({ card: name }) => name)).toEqual(['Test Strength']);
    game.choose(0, { card: 'Test Strength' });
    expect([game.zones('Test Wings'), game.zones('Test Strength')]).toEqual([['hand'], ['battlefield']]);
    const kept = swap(begun(['Test Strength'])).answer(0, { choose: [] });
    expect([kept.zones('Test Wings'), kept.figures('Test Bear')]).toEqual([['battlefield'], '3/3']);
    const offers = (play: Play) => play.decision().options.map(({ kind }) => kind);
    expect(offers(begun(['Test Strength']))).toContain('ACTIVATE');
    expect(offers(kept)).not.toContain('ACTIVATE');
  });

  it('mtg:701.12e the card of the hand becomes attached to what the other one was attached to', () => {
    const game = swap(begun(['Test Strength'])).choose(0, { card: 'Test Strength' });
    expect([game.the('Test Strength').attachedTo, game.figures('Test Bear')]).toEqual([
      game.the('Test Bear').id,
      '7/7',
    ]);
  });

  it('mtg:702.65b nothing happens where no Aura of the hand could enchant that', () => {
    const game = swap(begun(['Test Curse', 'Test Land Ward']));
    expect(game.decision().options).toEqual([]);
    game.answer(0, { choose: [] });
    expect([game.zones('Test Wings'), game.zones('Test Curse')]).toEqual([['battlefield'], ['hand']]);
  });

  it('mtg:702.65b nor where it has left the battlefield', () => {
    const game = begun(['Test Strength', 'Test Unmake']).activate(0, 'Test Wings');
    game.cast(0, 'Test Unmake').resolve().resolve();
    expect(game.decision().kind).toBe('PRIORITY');
    expect([game.zones('Test Wings'), game.zones('Test Strength')]).toEqual([['graveyard'], ['hand']]);
  });

  it('mtg:701.12d an Aura that another player owns is not exchanged', () => {
    const game = magicPosition([
      { hand: ['Test Strength'], mana: '{C}', battlefield: [{ card: 'Test Bear', as: 'bear' }] },
      { battlefield: [{ card: 'Test Wings', attachedTo: 'bear', controller: 0 } as never] },
    ]);
    swap(game);
    expect([game.decision().kind, game.zones('Test Wings')]).toEqual(['PRIORITY', ['battlefield']]);
  });
});

describe('fateseal (701.29)', () => {
  const TOP = ['Plains', 'Island', 'Swamp', 'Forest'];
  it('mtg:701.29a the top cards of an opponent’s library go to its bottom and its top, in any order', () => {
    const game = magicPosition([{ hand: ['Test Fate'], library: ['Memnite', 'Memnite'] }, { library: TOP }]);
    game.cast(0, 'Test Fate').resolve();
    expect(game.decision()).toMatchObject({ kind: 'FATESEAL', seat: 0 });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Plains', 'Island']);
    expect(JSON.stringify(game.view(1))).not.toContain('"Plains"');
    game.answer(0, {
      assign: [
        { from: { card: 'Plains' }, to: { value: 'bottom' } },
        { from: { card: 'Island' }, to: { value: 'top' } },
      ],
    });
    game.until({ turn: 4, step: 'draw' });
    expect([game.zones('Island'), game.zones('Plains')]).toEqual([['hand'], ['library']]);
    expect(game.zones('Memnite')).toEqual(['library', 'library']);
  });
});

describe('what is no vote (701.38c)', () => {
  it('mtg:701.38c what speaks of voting sees votes, and no other choices of players', () => {
    const cast = (name: string, answer: object) => {
      const game = magicPosition([{ hand: [name], battlefield: ['Test Senate', 'Test Ballot'] }, {}])
        .cast(0, name)
        .resolve();
      while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, answer as never);
      return game.resolveAll().life(0);
    };
    expect([cast('Test Vote', { choose: [{ index: 0 }] }), cast('Test Villain', { choose: [{ index: 0 }] })]).toEqual([
      30, 21,
    ]);
  });
});

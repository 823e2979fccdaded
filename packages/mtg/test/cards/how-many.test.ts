/** How many cards are milled and surveilled, and what text boxes say. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  enters,
  gainLife,
  instant,
  mill,
  permanent,
  surveil,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';

ownCards(
  instant('Test Tide', '{0}', {
    effects: [
      { do: 'mill', who: 'opponents', count: 1, save: 'it' },
      gainLife({ total: 'manaValue', of: { saved: 'it' } }),
    ],
  }),
  instant('Test Own Tide', '{0}', { effects: [mill(1, 'you')] }),
  instant('Test Pay Tide', '{0}', {
    effects: [{ do: 'pay', who: 'opponents', cost: [{ pay: 'mill', count: 1 }], then: [gainLife(1)] }],
  }),
  instant('Test Watch', '{0}', { effects: [surveil(1)] }),
  instant('Test Scry', '{0}', { effects: [{ do: 'arrange', kind: 'SCRY', count: 1, piles: ['top', 'bottom'] }] }),
  card('Test Exchange', {
    cost: '{1}{U}{U}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, {
        targets: [target(creature), target(creature, { notIn: [0] })],
        effects: [
          {
            do: 'exchangeText',
            what: t(0),
            with: t(1),
            until: { kind: 'asLongAs', if: { exists: [permanent, { self: true }] } },
          },
        ],
      }),
    ],
  }),
);

const library = ['Shock', 'Hill Giant', 'Forest', 'Memnite'];

describe('milling (701.17)', () => {
  it('mtg:701.17d where several cards are milled for one, what is asked of it is asked of each and added up', () => {
    const game = magicPosition([{ hand: ['Test Tide'], battlefield: ['Bruvac the Grandiloquent'] }, { library }]);
    game.cast(0, 'Test Tide').resolve();
    expect([game.zones('Shock'), game.zones('Hill Giant'), game.zones('Forest')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['library'],
    ]);
    // Mana values 1 and 4.
    expect(game.life(0)).toBe(25);
  });

  it('mtg:701.17d only as many as the effect says', () => {
    const game = magicPosition([{ hand: ['Test Own Tide'], battlefield: ['Bruvac the Grandiloquent'], library }, {}]);
    game.cast(0, 'Test Own Tide').resolve();
    expect([game.zones('Shock'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['library']]);
  });

  it('Bruvac the Grandiloquent has an opponent mill twice as many for a cost as well', () => {
    const game = magicPosition([{ hand: ['Test Pay Tide'], battlefield: ['Bruvac the Grandiloquent'] }, { library }]);
    game.cast(0, 'Test Pay Tide').resolve().answer(1, { confirm: true });
    expect([game.zones('Hill Giant'), game.zones('Forest'), game.life(0)]).toEqual([['graveyard'], ['library'], 21]);
  });
});

describe('surveilling (701.25)', () => {
  const position = (hand: string[]) =>
    magicPosition([{ hand, battlefield: ['Enhanced Surveillance', 'Enhanced Surveillance'], library }, {}]);

  it('mtg:701.25b cards that may be looked at besides go to the graveyard or on top like the others', () => {
    const game = position(['Test Watch']).cast(0, 'Test Watch').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MAY', rules: ['mtg:701.25b'] });
    game.answer(0, { confirm: true }).answer(0, { confirm: false });
    expect(game.decision().from?.map(({ card }) => card)).toEqual(['Shock', 'Hill Giant', 'Forest']);
    game.answer(0, {
      assign: [
        { from: { card: 'Shock' }, to: { value: 'top' } },
        { from: { card: 'Hill Giant' }, to: { value: 'graveyard' } },
        { from: { card: 'Forest' }, to: { value: 'graveyard' } },
      ],
    });
    expect(['Shock', 'Hill Giant', 'Forest', 'Memnite'].map((card) => game.zones(card)[0])).toEqual([
      'library',
      'graveyard',
      'graveyard',
      'library',
    ]);
  });

  it('Enhanced Surveillance does nothing as one scries, and shuffles the graveyard away', () => {
    const game = position(['Test Scry']).cast(0, 'Test Scry').resolve();
    expect(game.decision().from).toHaveLength(1);
    game.answer(0, game.decision().default).activate(0, 'Enhanced Surveillance').resolve();
    expect(game.zones('Test Scry')).toEqual(['library']);
    expect(game.zones('Enhanced Surveillance').sort()).toEqual(['battlefield', 'exile']);
  });
});

describe('exchanging text boxes (701.12)', () => {
  it('mtg:701.12h an exchange of text boxes gives each of two creatures the rules text of the other, as long as it is there', () => {
    const game = magicPosition([
      { hand: ['Test Exchange', 'Disenchant'], battlefield: [...lands(5, 'Tundra')] },
      { battlefield: ['Serra Angel', 'Memnite'] },
    ]);
    game.cast(0, 'Test Exchange').resolve().choose(0, { card: 'Serra Angel' });
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    game.resolve();
    expect([game.the('Serra Angel').keywords ?? [], game.the('Memnite').keywords]).toEqual([
      [],
      ['flying', 'vigilance'],
    ]);
    expect([game.figures('Serra Angel'), game.figures('Memnite')]).toEqual(['4/4', '1/1']);
    game.castAt(0, 'Disenchant', { card: 'Test Exchange' }).resolve();
    expect([game.the('Serra Angel').keywords, game.the('Memnite').keywords ?? []]).toEqual([
      ['flying', 'vigilance'],
      [],
    ]);
  });
});

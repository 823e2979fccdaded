/** Which partner ability is meant (702.124n), and which tokens are embalmed (702.128b). */
import type { Filter } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, destroy, each, instant, keyword, mana } from '../../../src/language/builders.js';

const ends = (name: string, what: Filter) => instant(name, '{0}', { effects: [destroy(each(what))] });
const bear = (name: string, ...abilities: ReturnType<typeof keyword>[]) =>
  creatureCard(name, '{0}', 'Bear', '2/2', ...abilities);
const BEARS = ['Test Alone', 'Test Friend', 'Test Pir', 'Test Patron', 'Test Companion'];
ownCards(
  bear('Test Alone', keyword('partner')),
  bear('Test Friend', keyword('partner', { label: 'Friends forever' })),
  bear('Test Pir', keyword('partner with', { from: { named: 'Toothy' }, label: 'Toothy' })),
  bear('Test Patron', keyword('choose a background')),
  bear('Test Companion', keyword("doctor's companion")),
  bear('Toothy'),
  ends('Test End Partners', { is: 'hasPartner' }),
  ends('Test End Friends', { keyword: 'partner', label: 'Friends forever' }),
  ends('Test End Pairs', { keyword: 'partner with' }),
  ends('Test End Patrons', { keyword: 'choose a background' }),
  bear('Test Mummy', keyword('embalm', { cost: [mana('{1}')] })),
  bear('Test Eternal', keyword('eternalize', { cost: [mana('{1}')] })),
  ends('Test End Embalmed', { status: 'embalmed' }),
  instant('Test Twins', '{0}', { effects: [{ do: 'create', copy: { each: { named: 'Test Mummy' } } }] }),
);

describe('partner abilities', () => {
  it('mtg:702.124n one that is named is meant alone; partner itself means partner, its variants, and partner with a card', () => {
    const left = (spell: string) => {
      const game = magicPosition([{ hand: [spell], battlefield: BEARS }, {}])
        .cast(0, spell)
        .resolve();
      return BEARS.filter((name) => game.zones(name)[0] === 'battlefield');
    };
    expect(left('Test End Partners')).toEqual(['Test Patron', 'Test Companion']);
    expect(left('Test End Friends')).toEqual(BEARS.filter((name) => name !== 'Test Friend'));
    expect(left('Test End Pairs')).toEqual(BEARS.filter((name) => name !== 'Test Pir'));
    expect(left('Test End Patrons')).toEqual(BEARS.filter((name) => name !== 'Test Patron'));
  });
  it('mtg:702.124j as a permanent with partner with a card enters, a player may search for that card', () => {
    const entered = (confirm: boolean) =>
      magicPosition([{ hand: ['Test Pir'] }, { library: ['Forest', 'Toothy', 'Test Alone'] }])
        .cast(0, 'Test Pir')
        .resolve()
        .choose(0, { player: 1 })
        .resolve()
        .answer(1, { confirm });
    const found = entered(true);
    expect(found.decision().options.map(({ card }) => card)).toEqual(['Toothy']);
    found.choose(1, { card: 'Toothy' });
    expect([found.zones('Toothy'), found.hand(1), found.happened('SHUFFLED').length]).toEqual([['hand'], 1, 1]);
    expect(JSON.stringify(found.happened('REVEALED'))).toContain('Toothy');
    expect([entered(false).zones('Toothy'), entered(false).happened('SHUFFLED')]).toEqual([['library'], []]);
  });
});

describe('embalmed tokens', () => {
  it('mtg:702.128b are those that an embalm ability created, and no others', () => {
    const graveyard = ['Test Mummy', 'Test Eternal'];
    const hand = ['Test Twins', 'Test End Embalmed'];
    const game = magicPosition([{ hand, graveyard, mana: '{C}{C}' }, {}]);
    game.activate(0, 'Test Mummy').resolve().activate(0, 'Test Eternal').resolve();
    game.cast(0, 'Test Twins').resolve();
    expect(game.all('Test Mummy')).toHaveLength(2);
    expect(game.all('Test Mummy').map(({ designations = [] }) => designations)).toEqual([['embalmed'], []]);
    game.cast(0, 'Test End Embalmed').resolve();
    expect([game.all('Test Mummy').length, game.all('Test Eternal').length]).toEqual([1, 1]);
  });
});

/** Looking at the top of a library, taking some, and putting the rest away. */
import type { Effect, FilterClause } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, exile, instant, opponent, t, target } from '../../src/language/builders.js';

const dig = (name: string, effect: Omit<Extract<Effect, { do: 'dig' }>, 'do'>): void =>
  ownCards(instant(name, '{0}', { effects: [{ do: 'dig', ...effect }] }));
const hand = { to: 'hand' };
const land: FilterClause = { has: ['types', 'Land'] };
dig('Test Impulse', { count: 4, take: hand, rest: { to: 'bottom' } });
dig('Test Scout', {
  count: 4,
  take: { ...hand, filter: creature, may: true, reveal: true },
  rest: { to: 'bottom', order: 'random' },
});
dig('Test Mulch', { count: 4, reveal: true, take: { ...hand, filter: land, count: 'all' }, rest: { to: 'graveyard' } });
dig('Test Index', { count: 4, rest: { to: 'top' } });
ownCards(
  instant('Test Peek', '{0}', {
    targets: [target(opponent)],
    effects: [{ do: 'dig', who: t(0), count: 2, rest: { to: 'top' } }],
  }),
  instant('Test Burn Away', '{0}', { effects: [exile({ top: 2 })] }),
);

const TOP = ['Forest', 'Grizzly Bears', 'Island', 'Shock'];
const after = (spell: string, library: string[] = [...TOP, 'Swamp']): Play => {
  const game = magicPosition([
    { hand: [spell, 'Test Index', 'Test Peek'], library },
    { library: ['Hill Giant', 'Plains', 'Mountain'] },
  ]);
  return game.castAt(0, spell, { player: 1 }).resolve();
};
/** The top of the library, as somebody who looks at it next sees it. */
const order = (game: Play, spell = 'Test Index'): unknown[] =>
  game
    .castAt(0, spell)
    .resolve()
    .decision()
    .options.map(({ card }) => card);

describe('looking at cards (701.20)', () => {
  it('mtg:701.20e who looks sees the cards, and nobody else', () => {
    const game = after('Test Impulse');
    expect(game.decision().options.map(({ card }) => card)).toEqual(TOP);
    const [looked] = game.service.redactEvents(
      game.events.filter(({ type }) => type === 'LOOKED_AT'),
      1,
    );
    expect(looked).toMatchObject({ seat: 0, zone: 'library', count: 4 });
    expect(looked).not.toHaveProperty('cards');
  });
  it('mtg:401.4 mtg-2003:217.2d the rest goes to the bottom in the order that its owner says, unseen by others', () => {
    const game = after('Test Impulse').choose(0, { card: 'Island' });
    game.answer(0, { order: [{ card: 'Shock' }, { card: 'Forest' }, { card: 'Grizzly Bears' }] });
    expect(game.zones('Island')).toEqual(['hand']);
    expect(order(game)).toEqual(['Swamp', 'Shock', 'Forest', 'Grizzly Bears']);
  });
  it('What fits may be taken and is revealed; that nothing fits is not told by not being asked', () => {
    const game = after('Test Scout');
    expect(game.decision()).toMatchObject({ kind: 'DIG', min: 0, options: [{ card: 'Grizzly Bears' }] });
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.happened('REVEALED')).toMatchObject([{ cards: [{ card: 'Grizzly Bears' }] }]);
    expect(game.view(1).players[0]).toMatchObject({ zones: { hand: 3 } });
    expect(after('Test Scout', ['Forest', 'Forest', 'Forest', 'Forest', 'Swamp']).decision()).toMatchObject({
      kind: 'DIG',
      options: [],
    });
  });
  it('Of what is revealed all that fit are taken, and nobody is asked', () => {
    const game = after('Test Mulch');
    expect([...TOP, 'Swamp'].map((name) => game.zones(name)[0])).toEqual([
      'hand',
      'graveyard',
      'hand',
      'graveyard',
      'library',
    ]);
  });
  it('mtg:701.20d what lies there by lot is known to nobody afterwards', () => {
    const game = after('Test Scout').answer(0, { choose: [] });
    expect(Object.values(game.view(0).objects).filter(({ zone }) => zone === 'library')).toEqual([]);
  });
  it('All may be put back on top in any order, of another player’s library too', () => {
    const game = after('Test Index').answer(0, { order: [...TOP].reverse().map((card) => ({ card })) });
    expect(order(game)).toEqual([...TOP].reverse());
    const peek = after('Test Peek');
    expect(peek.decision()).toMatchObject({ seat: 0, options: [{ card: 'Hill Giant' }, { card: 'Plains' }] });
    peek.answer(0, { order: [{ card: 'Plains' }, { card: 'Hill Giant' }] });
    expect(order(peek, 'Test Peek')).toEqual(['Plains', 'Hill Giant']);
  });
  it('A library with fewer cards is looked at whole, and one without any asks nothing', () => {
    expect(after('Test Impulse', ['Forest', 'Island']).decision().options).toHaveLength(2);
    expect(after('Test Impulse', []).waiting()).toBe(true);
  });
  it('The cards on top can be referred to, without looking', () => {
    expect(['Forest', 'Grizzly Bears', 'Island'].map((name) => after('Test Burn Away').zones(name)[0])).toEqual([
      'exile',
      'exile',
      'library',
    ]);
  });
});

/** Offering (702.48): a permanent for a part of the cost, and at any time. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, create, creatureCard, has, instant, keyword, t, target, token } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Patron',
    '{4}{W}{W}',
    'Spirit',
    '5/6',
    keyword('offering', { from: { has: ['subtypes', 'Fox'] }, label: 'Fox' }),
  ),
  creatureCard('Test Fox', '{1}{W}', 'Fox', '1/1'),
  creatureCard('Test Great Fox', '{2}{W}{W}{W}', 'Fox', '2/2'),
  creatureCard('Test Red Fox', '{R}{R}', 'Fox', '2/2'),
  creatureCard('Test X Fox', '{X}{W}', 'Fox', '1/1'),
  card('Test Moor', { type: 'Land' }),
  instant('Test Den', '{0}', { effects: [create(token('Kit', 'Creature — Fox', ['W'], '1/1'))] }),
  instant('Test Grant', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [{ do: 'modify', what: t(0), mods: [has('flying')], until: { kind: 'endOfTurn' } }],
  }),
);

const at = (battlefield: string[], setup: object = {}): Play =>
  magicPosition([{ hand: ['Test Patron'], battlefield }, {}], setup);
const ways = (game: Play): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST' && o.card === 'Test Patron')
    .map((o) => [o.method, o.cost]);

describe('offering (702.48)', () => {
  it('mtg:702.48a a permanent of the quality may be sacrificed, and its mana cost is taken off', () => {
    const game = at(['Test Fox', ...lands(4, 'Plains')]);
    expect(ways(game)).toEqual([['offering', '{3}{W}, Sacrifice Test Fox']]);
    game.choose(0, { card: 'Test Patron', method: 'offering' }).resolve();
    expect([game.zones('Test Patron'), game.zones('Test Fox')]).toEqual([['battlefield'], ['graveyard']]);
    expect(game.all('Plains').filter((o) => o.tapped)).toHaveLength(4);
  });

  it('mtg:702.48a nobody need offer anything, and only a permanent of the quality that they control is offered', () => {
    const game = at(['Test Fox', 'Grizzly Bears', ...lands(6, 'Plains')]);
    expect(ways(game)).toEqual([
      ['normal', '{4}{W}{W}'],
      ['offering', '{3}{W}, Sacrifice Test Fox'],
    ]);
    const theirs = magicPosition([
      { hand: ['Test Patron'], battlefield: lands(4, 'Plains') },
      { battlefield: ['Test Fox'] },
    ]);
    expect(ways(theirs)).toEqual([]);
  });

  it('mtg:702.48a so it may be cast any time an instant could be, and else as usual', () => {
    const game = at(['Test Fox', ...lands(6, 'Plains')], { turn: { step: 'upkeep' } });
    expect(ways(game)).toEqual([['offering', '{3}{W}, Sacrifice Test Fox']]);
    const main = at(['Test Fox', ...lands(6, 'Plains')]);
    expect(main.cast(0, 'Test Patron').resolve().zones('Test Fox')).toEqual(['battlefield']);
  });

  it('mtg:702.48b which permanent it is is chosen as the spell is announced', () => {
    const game = at(['Test Fox', 'Test Great Fox', ...lands(6, 'Plains')]);
    const cost = '{1}, Sacrifice Test Great Fox';
    expect(ways(game)).toContainEqual(['offering', cost]);
    game.choose(0, { card: 'Test Patron', method: 'offering', cost });
    expect([game.zones('Test Great Fox'), game.zones('Test Fox')]).toEqual([['graveyard'], ['battlefield']]);
    expect(game.all('Plains').filter((o) => o.tapped)).toHaveLength(1);
  });

  it('mtg:702.48c colors take off their own, what is over takes off generic mana, and X counts for nothing', () => {
    expect(ways(at(['Test Red Fox', ...lands(4, 'Plains')]))).toEqual([
      ['offering', '{2}{W}{W}, Sacrifice Test Red Fox'],
    ]);
    expect(ways(at(['Test X Fox', ...lands(5, 'Plains')]))).toEqual([['offering', '{4}{W}, Sacrifice Test X Fox']]);
    const token = at(lands(6, 'Plains'));
    expect(ways(token)).toEqual([['normal', '{4}{W}{W}']]);
  });

  it('mtg:702.48c what has no mana cost takes off nothing', () => {
    const game = magicPosition([{ hand: ['Test Patron', 'Test Den'], battlefield: lands(6, 'Plains') }, {}])
      .cast(0, 'Test Den')
      .resolve();
    expect(ways(game)).toContainEqual(['offering', '{4}{W}{W}, Sacrifice Kit']);
  });
});

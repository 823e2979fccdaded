import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  has,
  instant,
  keyword,
  mana,
  t,
  target,
  untilEndOfTurn,
} from '../../6-spells/test-cards.js';

const ward = (cost: string) => keyword('ward', { cost: [mana(cost)] });
for (const definition of [
  creatureCard('Test Warded', '{U}', 'Merfolk', '2/2', ward('{2}'), ward('{1}')),
  creatureCard('Test Blood Ward', '{U}', 'Merfolk', '2/2', keyword('ward', { cost: [{ pay: 'life', amount: 3 }] })),
  creatureCard(
    'Test Pinger',
    '{R}',
    'Goblin',
    '1/1',
    activated([mana('{0}')], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  instant('Test Give Ward', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has(ward('{1}')))] }),
])
  ownCards(definition);

const shock = (mountains: number, creatureName: string) =>
  magicPosition([{ hand: ['Shock'], battlefield: lands(mountains, 'Mountain') }, { battlefield: [creatureName] }]).cast(
    0,
    'Shock',
    { card: creatureName },
  );

describe('ward (702.21)', () => {
  it('mtg:702.21a an opponent’s spell is countered unless its controller pays', () => {
    const unpaid = shock(3, 'Waterfall Aerialist').resolve();
    expect(unpaid.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    unpaid.answer(0, { confirm: false });
    expect([unpaid.zones('Shock'), unpaid.zones('Waterfall Aerialist'), unpaid.view().stack]).toEqual([
      ['graveyard'],
      ['battlefield'],
      [],
    ]);
    const paid = shock(3, 'Waterfall Aerialist').resolve().answer(0, { confirm: true }).resolveAll();
    expect([paid.zones('Waterfall Aerialist'), paid.all('Mountain').filter((l) => l.tapped).length]).toEqual([
      ['graveyard'],
      3,
    ]);
  });
  it('mtg:702.21a who can’t pay isn’t asked', () => {
    const game = shock(2, 'Waterfall Aerialist').resolve();
    expect([game.zones('Shock'), game.the('Waterfall Aerialist').damage]).toEqual([['graveyard'], 0]);
  });
  it('mtg:702.21a abilities are countered too; one’s own spells are not', () => {
    const ability = magicPosition([{ battlefield: ['Test Pinger'] }, { battlefield: ['Waterfall Aerialist'] }])
      .activate(0, 'Test Pinger', { card: 'Waterfall Aerialist' })
      .resolve();
    expect([ability.view().stack, ability.zones('Waterfall Aerialist')]).toEqual([[], ['battlefield']]);
    const own = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Waterfall Aerialist'] }, {}])
      .cast(0, 'Shock', { card: 'Waterfall Aerialist' })
      .resolve();
    expect(own.zones('Waterfall Aerialist')).toEqual(['graveyard']);
  });
  it('mtg:702.21a two ward abilities trigger both, and each wants its price', () => {
    const game = shock(4, 'Test Warded');
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 1 });
    game.answer(1, game.decision().default);
    expect(game.view().stack).toHaveLength(3);
    expect(game.the('Test Warded').keywords).toEqual(['ward {2}', 'ward {1}']);
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true }).resolve();
    expect(game.zones('Test Warded')).toEqual(['graveyard']);
  });
  it('mtg:702.21a the price may be life', () => {
    const game = shock(1, 'Test Blood Ward').resolve().answer(0, { confirm: true }).resolveAll();
    expect([game.life(0), game.zones('Test Blood Ward')]).toEqual([17, ['graveyard']]);
  });
  it('mtg:702.21a the ability goes on the stack above the spell, and countering the ability lets the spell through', () => {
    const game = shock(1, 'Waterfall Aerialist');
    expect(game.view().stack.map((s) => [s.kind, s.card])).toEqual([
      ['ABILITY', 'Waterfall Aerialist'],
      ['SPELL', 'Shock'],
    ]);
  });
  it('mtg:702.21a given after being targeted it does nothing to that spell', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Test Give Ward'], battlefield: ['Grizzly Bears'] },
    ])
      .cast(0, 'Shock', { card: 'Grizzly Bears' })
      .pass()
      .cast(1, 'Test Give Ward')
      .resolveAll();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
  });
});

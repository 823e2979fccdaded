import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  continuous,
  creatureCard,
  damage,
  instant,
  inYourGraveyard,
  keyword,
  mana,
  spell,
  t,
  target,
} from '../../6-spells/test-cards.js';

const bolt = { targets: [target(anyTarget)], effects: [damage(2, t(0))] };
ownCards(
  creatureCard('Test Remembering Mage', '{U}', 'Wizard', '1/1', {
    kind: 'activated',
    cost: [],
    targets: [target([...inYourGraveyard, { has: ['types', ['Instant', 'Sorcery']] }])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'ability', ability: keyword('flashback') }] }],
  }),
  instant('Test Fresh Sting', '{1}{R}', bolt),
  card('Test Echo', {
    cost: '{3}{R}',
    type: 'Instant',
    abilities: [spell(bolt), keyword('flashback', { cost: [mana('{R}')] })],
  }),
  card('Test Echo Sorcery', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [spell(bolt), keyword('flashback', { cost: [mana('{R}'), { pay: 'life', amount: 2 }] })],
  }),
  instant('Test Return', '{U}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard(
    'Test Archivist',
    '{1}{R}',
    'Wizard',
    '2/1',
    continuous(
      [...inYourGraveyard, { has: ['types', 'Instant'] }],
      [{ mod: 'ability', ability: keyword('flashback', { cost: [mana('{R}')] }) }],
    ),
  ),
);

const FLASHBACK = { kind: 'CAST', method: 'flashback' };
const echo = (more: { hand?: string[]; mountains?: number; theirs?: object } = {}): Play =>
  magicPosition([
    { graveyard: ['Test Echo'], hand: more.hand ?? [], battlefield: lands(more.mountains ?? 1, 'Mountain') },
    { ...more.theirs },
  ]);

describe('flashback (702.34)', () => {
  it('mtg:702.34a mtg-2003:502.22a it is cast from the graveyard for its flashback cost, and exiled as it resolves', () => {
    const game = echo().choose(0, { ...FLASHBACK, card: 'Test Echo', zone: 'graveyard', cost: '{R}' }, { player: 1 });
    expect(game.view().stack.length).toBe(1);
    game.resolve();
    expect(game.life(1)).toBe(18);
    expect(game.zones('Test Echo')).toEqual(['exile']);
    expect(game.events.find((e) => e.type === 'SPELL_CAST')?.rules).toContain('mtg:702.34a');
  });
  it('mtg:702.34a a spell with flashback that was cast from the hand goes to the graveyard as always', () => {
    const game = magicPosition([{ hand: ['Test Echo'], battlefield: lands(4, 'Mountain') }, {}])
      .cast(0, 'Test Echo', { player: 1 })
      .resolve();
    expect(game.zones('Test Echo')).toEqual(['graveyard']);
  });
  it('mtg:702.34a in the hand it can’t be cast for its flashback cost, in the graveyard not for its mana cost', () => {
    const hand = magicPosition([{ hand: ['Test Echo'], battlefield: ['Mountain'] }, {}]);
    expect(hand.decision().options.some((o) => o.kind === 'CAST')).toBe(false);
    const offers = echo({ mountains: 5 })
      .decision()
      .options.filter((o) => o.kind === 'CAST');
    expect(offers.map((o) => [o.method, o.cost, o.label])).toEqual([
      ['flashback', '{R}', 'Cast Test Echo (flashback)'],
    ]);
  });
  it('mtg:702.34a countered, or returned to a hand, it is exiled instead', () => {
    const theirs = { hand: ['Counterspell', 'Test Return'], battlefield: lands(2, 'Island') };
    for (const answer of ['Counterspell', 'Test Return']) {
      const game = echo({ theirs }).choose(0, FLASHBACK, { player: 1 }).pass();
      game.castAt(1, answer, { card: 'Test Echo' }).resolve();
      expect(game.zones('Test Echo')).toEqual(['exile']);
    }
  });
  it('mtg:702.34a another cost in it is paid, and a sorcery keeps its time', () => {
    const game = magicPosition([{ graveyard: ['Test Echo Sorcery'], battlefield: ['Mountain'] }, {}]);
    game.choose(0, { ...FLASHBACK, cost: '{R}, Pay 2 life' }, { player: 1 });
    expect(game.life(0)).toBe(18);
    const later = magicPosition([{ graveyard: ['Test Echo Sorcery'], battlefield: ['Mountain'] }, {}]).until({
      step: 'end',
    });
    expect(later.decision().options.some((o) => o.kind === 'CAST')).toBe(false);
  });
  it('mtg:702.34a a card in the graveyard may be given it, and the spell is exiled though the effect ends', () => {
    const game = magicPosition([
      { graveyard: ['Shock'], battlefield: ['Test Archivist', 'Mountain'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ]).choose(0, { ...FLASHBACK, card: 'Shock' }, { player: 1 });
    game.pass().cast(1, 'Shock', { card: 'Test Archivist' }).resolve();
    expect(game.zones('Test Archivist')).toEqual(['graveyard']);
    game.resolve();
    expect(game.zones('Shock').sort()).toEqual(['exile', 'graveyard']);
  });

  it('mtg:702.34a without a cost of its own it is cast for its mana cost', () => {
    const game = magicPosition([
      { graveyard: ['Test Fresh Sting'], battlefield: ['Test Remembering Mage', ...lands(2, 'Mountain')] },
      {},
    ])
      .activate(0, 'Test Remembering Mage')
      .resolve()
      .choose(0, { kind: 'CAST', card: 'Test Fresh Sting', method: 'flashback' }, { player: 1 });
    expect(game.all('Mountain').filter(({ tapped }) => tapped)).toHaveLength(2);
    expect(game.resolve().life(1)).toBe(18);
    expect(game.zones('Test Fresh Sting')).toEqual(['exile']);
  });
});

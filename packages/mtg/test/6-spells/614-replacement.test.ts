import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  color,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  protectionFrom,
  t,
  target,
  untilEndOfTurn,
} from './test-cards.js';

const guard = (name: string, shield?: number) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        entities: t(0),
        replaces: { on: 'damage', prevent: true },
        ...(shield === undefined ? {} : { shield }),
        until: { kind: 'endOfTurn' },
      },
    ],
  });
for (const definition of [
  guard('Test Shield', 3),
  guard('Test Ward'),
  instant('Test Cloak', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: protectionFrom(color('R'), 'red') })],
  }),
  card('Test Never', {
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'stat', match: { stat: 'life', player: 0 }, instead: [] }],
  }),
  card('Test Return', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: creature,
        match: { from: 'battlefield', to: 'graveyard' },
        change: { to: 'hand' },
      },
    ],
  }),
  card('Test Exile', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'graveyard' }, change: { to: 'exile' } },
    ],
  }),
  card('Test Bounce', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'graveyard' }, change: { to: 'hand' } },
    ],
  }),
  creatureCard(
    'Test Vampire',
    '{B}',
    'Vampire',
    '3/3',
    { kind: 'keyword', keyword: 'lifelink' },
    { kind: 'keyword', keyword: 'trample' },
  ),
  creatureCard('Test Leech', '{B}', 'Leech', '1/1', {
    kind: 'triggered',
    on: { on: 'damage', source: 'self' },
    effects: [gainLife(5)],
  }),
  instant('Test Ping', '{R}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
])
  ownCards(definition);

const fight = (game: Play, attacker: string, ...blocks: [string, string][]): Play => {
  game.until({ kind: 'ATTACKERS' }).attack(0, attacker);
  if (blocks.length > 0) game.until({ kind: 'BLOCKERS' }).block(1, ...blocks);
  return game;
};

describe('prevention (615)', () => {
  it('mtg:615.6 prevented combat damage never happens: no trample through, no life from lifelink, nothing triggers', () => {
    const game = magicPosition([
      { battlefield: ['Test Vampire', 'Test Leech'] },
      { hand: ['Fog'], battlefield: ['Forest', 'Llanowar Elves'] },
    ]);
    game
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Vampire', 'Test Leech')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Llanowar Elves', 'Test Vampire']);
    game.pass().cast(1, 'Fog').resolve().until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1), game.zones('Llanowar Elves')]).toEqual([20, 20, ['battlefield']]);
    expect(game.happened('LIFELINK')).toEqual([]);
  });

  it('mtg:615.1 Fog doesn’t prevent what isn’t combat damage', () => {
    const game = magicPosition([{ hand: ['Fog', 'Shock'], battlefield: ['Forest', 'Mountain'] }, {}])
      .cast(0, 'Fog')
      .resolve()
      .cast(0, 'Shock', { player: 1 })
      .resolve();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:615.4 damage dealt before the shield was there stays', () => {
    const game = fight(
      magicPosition([{ hand: ['Fog'], battlefield: ['Forest', 'Test Vampire'] }, {}]),
      'Test Vampire',
    ).until({ step: 'combatDamage' });
    expect(game.life(1)).toBe(17);
    expect(game.cast(0, 'Fog').resolve().life(1)).toBe(17);
  });

  it('mtg:615.7 a shield for an amount is used up by what it prevents', () => {
    const game = magicPosition([
      { hand: ['Test Shield', 'Lightning Bolt', 'Shock'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Air Elemental'] },
    ])
      .cast(0, 'Test Shield')
      .resolve();
    game.cast(0, 'Shock', { card: 'Air Elemental' }).resolve();
    expect(game.the('Air Elemental').damage).toBe(0);
    game.cast(0, 'Lightning Bolt', { card: 'Air Elemental' }).resolve();
    expect(game.the('Air Elemental').damage).toBe(2);
  });

  it('mtg:514.2 a shield of this turn is gone in the next', () => {
    const game = magicPosition([
      { hand: ['Test Ward', 'Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Air Elemental'] },
    ])
      .cast(0, 'Test Ward')
      .resolve();
    game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Shock', { card: 'Air Elemental' }).resolve();
    expect(game.the('Air Elemental').damage).toBe(2);
  });

  it('mtg:616.1 the controller of the creature chooses between two different shields, only where they differ', () => {
    const game = magicPosition([
      { hand: ['Test Ward', 'Test Shield', 'Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Air Elemental'] },
    ]);
    game
      .cast(0, 'Test Ward')
      .resolve()
      .cast(0, 'Test Shield')
      .resolve()
      .cast(0, 'Shock', { card: 'Air Elemental' })
      .resolve();
    expect(game.the('Air Elemental').damage).toBe(0);
    expect(game.decision().kind).toBe('PRIORITY');
  });

  it('mtg:702.16e protection prevents damage from sources of its quality, and that gives no life', () => {
    const game = magicPosition([
      { hand: ['Test Cloak', 'Radiating Lightning'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['Air Elemental', 'Grizzly Bears'] },
    ]);
    game
      .cast(0, 'Test Cloak', { card: 'Grizzly Bears' })
      .resolve()
      .cast(0, 'Radiating Lightning', { player: 1 })
      .resolve();
    expect([game.the('Grizzly Bears').damage, game.the('Air Elemental').damage]).toEqual([0, 1]);
    const knight = fight(
      magicPosition([{ battlefield: ['Test Vampire'] }, { battlefield: ['White Knight', 'Test Leech'] }]),
      'Test Vampire',
      ['White Knight', 'Test Vampire'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    knight.answer(0, knight.decision().default);
    expect(knight.life(0)).toBe(20 + (20 - knight.life(1)));
    expect(knight.the('White Knight').damage).toBe(0);
  });
});

describe('replacement (614, 616)', () => {
  it('mtg:614.6 mtg-2003:419.5 a replaced event never happens: what returns to the hand has not died', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain', 'Test Return'] },
      { battlefield: ['Highland Game'] },
    ])
      .cast(0, 'Shock', { card: 'Highland Game' })
      .resolve();
    expect([game.zones('Highland Game'), game.life(1), game.view().stack]).toEqual([['hand'], 20, []]);
  });

  it('mtg:614.6 what is replaced by nothing simply doesn’t happen', () => {
    const game = magicPosition([{ hand: ['Revitalize'], battlefield: ['Test Never', ...lands(2, 'Plains')] }, {}])
      .cast(0, 'Revitalize')
      .resolve();
    expect([game.life(0), game.hand(0)]).toEqual([20, 1]);
  });

  it('mtg:616.1 the controller of what is affected chooses, whoever’s turn it is and whoever’s effects they are', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain', 'Test Exile', 'Test Bounce'] },
      { battlefield: ['Walking Corpse'] },
    ]);
    game.cast(0, 'Shock', { card: 'Walking Corpse' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    expect(game.choose(1, { card: 'Test Bounce' }).zones('Walking Corpse')).toEqual(['hand']);
  });

  it('mtg:616.1e of two that could apply the affected object’s controller chooses, and the other finds nothing left', () => {
    const game = (pick: string) => {
      const play = magicPosition([
        { hand: ['Shock'], battlefield: ['Mountain', 'Test Exile', 'Test Bounce'] },
        { battlefield: ['Walking Corpse'] },
      ])
        .cast(0, 'Shock', { card: 'Walking Corpse' })
        .resolve();
      expect(play.decision()).toMatchObject({
        kind: 'REPLACEMENT',
        seat: 1,
        options: [{ card: 'Test Exile' }, { card: 'Test Bounce' }],
      });
      return play.choose(1, { card: pick }).zones('Walking Corpse');
    };
    expect(game('Test Exile')).toEqual(['exile']);
    expect(game('Test Bounce')).toEqual(['hand']);
  });

  it('mtg:614.12 a permanent that enters tapped is never untapped on the battlefield', () => {
    const game = magicPosition([{ hand: ['Diregraf Ghoul'], battlefield: ['Swamp'] }, {}])
      .cast(0, 'Diregraf Ghoul')
      .resolve();
    expect(game.the('Diregraf Ghoul').tapped).toBe(true);
    expect(game.happened('STATUS_CHANGED').filter((e) => e.card === 'Diregraf Ghoul')).toEqual([]);
  });

  it('mtg:614.17 what can’t happen is not replaced either', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: ['Test Exile', 'Test Bounce', 'Darksteel Myr', ...lands(4, 'Plains')] },
      {},
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    expect([game.decision().kind, game.zones('Darksteel Myr')]).toEqual(['PRIORITY', ['battlefield']]);
  });

  it('mtg:702.12b lethal damage doesn’t destroy what is indestructible', () => {
    const boros = magicPosition([
      { hand: ['Boros Charm', 'Test Ping'], battlefield: [...lands(2, 'Mountain'), 'Plains', 'Llanowar Elves'] },
      {},
    ])
      .cast(0, 'Boros Charm', { index: 1 })
      .resolve();
    boros.cast(0, 'Test Ping').resolve();
    expect(boros.the('Llanowar Elves')).toMatchObject({ damage: 1, keywords: ['indestructible'] });
  });
});

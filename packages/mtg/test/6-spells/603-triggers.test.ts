import type { Decision } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  another,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  enters,
  gainLife,
  instant,
  loseLife,
  not,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const cards = (d: Decision): string[] => d.options.map((o) => String(o.card));

for (const definition of [
  creatureCard(
    'Test Mourner',
    '{B}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  creatureCard(
    'Test Watcher',
    '{W}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: [not(creature)], match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  // At the beginning of each end step, if you control three or more creatures, gain 5 life.
  card('Test Muster', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'step', match: { step: 'end' } },
        { if: { exists: [creature, { controller: 'you' }], atLeast: 3 }, effects: [gainLife(5)] },
      ),
    ],
  }),
  instant('Test Echo', '{R}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [damage(2, 'opponents')] }],
  }),
  instant('Test Echo X', '{X}{R}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [damage('x', 'opponents')] }],
  }),
  // Whenever you gain life, an opponent loses that much.
  card('Test Drain', {
    cost: '{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        { effects: [{ do: 'stat', stat: 'life', who: 'opponents', amount: { negative: { event: 'amount' } } }] },
      ),
    ],
  }),
  creatureCard(
    'Test Bomb',
    '{R}',
    'Goblin',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { targets: [target(creature)], effects: [damage(3, t(0))] }),
  ),
  creatureCard(
    'Test Twins',
    '{G}',
    'Elf',
    '1/1',
    triggered(enters, { effects: [draw(1)] }),
    triggered(enters, { effects: [loseLife(1, 'you')] }),
  ),
  instant('Test Rally', '{W}', { effects: [untilEndOfTurn({ each: creature }, plus(1, 1))] }),
  creatureCard('Test Lord', '{R}', 'Goblin', '2/2', continuous(and(creature, youControl, another), plus(1, 1))),
  creatureCard(
    'Test Grudge',
    '{R}',
    'Goblin',
    '1/1',
    triggered(dies, { effects: [damage({ stat: 'power', of: 'self' }, 'opponents')] }),
  ),
])
  ownCards(definition);

describe('triggering and waiting (603.2, 603.3)', () => {
  it('mtg:603.3 mtg-2003:404.2 a trigger goes on the stack when a player would get priority, and can be responded to', () => {
    const game = magicPosition([
      { hand: ['Dwarven Priest'], battlefield: lands(4, 'Plains') },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ])
      .cast(0, 'Dwarven Priest')
      .resolve();
    expect(game.view().stack[0]).toMatchObject({ kind: 'ABILITY', card: 'Dwarven Priest', controller: 0 });
    expect(game.life(0)).toBe(20);
    game.pass().cast(1, 'Shock', { player: 0 });
    expect(stack(game)).toEqual(['Shock', 'Dwarven Priest']);
    expect(game.resolveAll().life(0)).toBe(19);
  });

  it('mtg:603.3d mtg-2003:410.4 a trigger’s targets are chosen as it goes on the stack; with no legal one it is removed', () => {
    const game = magicPosition([{ hand: ['Gravedigger'], battlefield: lands(4, 'Swamp') }, {}])
      .cast(0, 'Gravedigger')
      .resolve();
    expect(stack(game)).toEqual([]);
    const two = magicPosition([
      {
        hand: ['Gravedigger'],
        graveyard: ['Walking Corpse', 'Air Elemental', 'Shock'],
        battlefield: lands(4, 'Swamp'),
      },
      { graveyard: ['Hill Giant'] },
    ])
      .cast(0, 'Gravedigger')
      .resolve();
    expect(two.decision().kind).toBe('TARGETS');
    expect(cards(two.decision())).toEqual(['Walking Corpse', 'Air Elemental']);
    two.choose(0, { card: 'Air Elemental' }).resolve().answer(0, { confirm: true });
    expect(two.zones('Air Elemental')).toEqual(['hand']);
  });

  it('mtg:603.6a an ability that waits for permanents of a kind looks at what entered, not at what it was before', () => {
    const game = magicPosition([{ hand: ['Walking Corpse'], battlefield: ['Test Watcher', ...lands(2, 'Swamp')] }, {}])
      .cast(0, 'Walking Corpse')
      .resolveAll();
    expect(game.life(0)).toBe(20);
    const land = magicPosition([{ hand: ['Swamp'], battlefield: ['Test Watcher'] }, {}])
      .choose(0, { kind: 'PLAY_LAND' })
      .resolveAll();
    expect(land.life(0)).toBe(21);
  });

  it('mtg:603.2c an ability triggers once for each occurrence in one event', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: ['Test Mourner', 'Walking Corpse', ...lands(4, 'Plains')] },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Wrath of God');
    game.resolve();
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(23);
  });

  it('mtg:603.2g life that is not gained triggers nothing, and what is gained is counted', () => {
    const game = magicPosition([{ hand: ['Revitalize'], battlefield: ['Test Drain', ...lands(2, 'Plains')] }, {}])
      .cast(0, 'Revitalize')
      .resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });
});

describe('whose trigger it is (603.3a)', () => {
  it('mtg:603.3a mtg-2003:410.2 who controlled the source as it triggered controls the ability', () => {
    const game = magicPosition([
      { hand: ['Murder'], battlefield: [...lands(3, 'Swamp'), { card: 'Highland Game', as: 'taken' }] },
      { battlefield: [{ card: 'Control Magic', attachedTo: 'taken' }] },
    ]);
    game.cast(0, 'Murder').resolve();
    expect(game.view().stack[0]).toMatchObject({ card: 'Highland Game', controller: 1 });
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 22]);
  });

  it('mtg:704.3 mtg-2003:420.3 a creature with lethal damage is dead and its ability on the stack before anybody has priority', () => {
    const game = magicPosition([{ hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Highland Game'] }, {}])
      .cast(0, 'Lightning Bolt', { card: 'Highland Game' })
      .resolve();
    expect(game.zones('Highland Game')).toEqual(['graveyard', 'stack']);
    expect(game.life(0)).toBe(20);
  });

  it('mtg:603.6c mtg-2003:410.10c a permanent that leaves for the hand has not died', () => {
    const game = magicPosition([{ hand: ['Unsummon'], battlefield: ['Island', 'Highland Game'] }, {}])
      .cast(0, 'Unsummon')
      .resolve();
    expect(stack(game)).toEqual([]);
  });

  it('mtg:603.6c a token that dies triggers what waits for creatures to die', () => {
    const token = { token: { name: 'Soldier', types: ['Creature'], colors: ['W'], power: 1, toughness: 1 } };
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Test Mourner', token] }, {}])
      .cast(0, 'Shock', { card: 'Soldier' })
      .resolveAll();
    expect(game.life(0)).toBe(21);
  });
});

describe('the order of triggers (603.3b)', () => {
  const wrath = () =>
    magicPosition([
      {
        hand: ['Wrath of God'],
        battlefield: [
          'Highland Game',
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Infernal Scarring', attachedTo: 'bears' },
          ...lands(4, 'Plains'),
        ],
      },
      { battlefield: ['Tattered Mummy', 'Tattered Mummy'] },
    ]).cast(0, 'Wrath of God');

  it('mtg:603.10a abilities that trigger on dying look back, also those that another permanent gave', () => {
    const game = wrath().resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 0 });
    expect(cards(game.decision()).sort()).toEqual(['Grizzly Bears', 'Highland Game']);
  });

  it('mtg:603.3b mtg-2003:410.3 the active player’s triggers go on the stack first and so resolve last', () => {
    const game = wrath()
      .resolve()
      .answer(0, { order: [{ card: 'Highland Game' }, { card: 'Grizzly Bears' }] });
    expect(game.decision().kind).toBe('ORDER_TRIGGERS');
    game.answer(1, { order: [{ card: 'Tattered Mummy' }, { card: 'Tattered Mummy' }] });
    expect(stack(game)).toEqual(['Tattered Mummy', 'Tattered Mummy', 'Grizzly Bears', 'Highland Game']);
    const hand = game.hand(0);
    expect(game.resolve().life(0)).toBe(18);
    expect(game.resolve().life(0)).toBe(16);
    expect(game.resolve().hand(0)).toBe(hand + 1);
    expect(game.resolve().life(0)).toBe(18);
  });

  it('mtg:603.3b the order that is answered is the order of going on the stack', () => {
    const game = wrath()
      .resolve()
      .answer(0, { order: [{ card: 'Grizzly Bears' }, { card: 'Highland Game' }] });
    game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game).slice(2)).toEqual(['Highland Game', 'Grizzly Bears']);
  });

  it('mtg:603.3b two different triggers of one permanent are ordered too', () => {
    const game = magicPosition([{ hand: ['Test Twins'], battlefield: ['Forest'] }, {}])
      .cast(0, 'Test Twins')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 0 });
    game.answer(0, {
      order: [
        { card: 'Test Twins', nth: 1 },
        { card: 'Test Twins', nth: 0 },
      ],
    });
    // The draw went on the stack last: it resolves first.
    expect(game.resolve().hand(0)).toBe(1);
    expect(game.life(0)).toBe(20);
    expect(game.resolve().life(0)).toBe(19);
  });
});

describe('conditions and later triggers', () => {
  it('mtg:603.4 mtg-2003:404.3 an intervening if is checked as the ability would trigger', () => {
    const game = magicPosition([{ battlefield: ['Test Muster', 'Walking Corpse', 'Walking Corpse'] }, {}]).until({
      step: 'end',
    });
    expect(stack(game)).toEqual([]);
  });

  it('mtg:603.4 mtg-2003:410.8 and again as it resolves', () => {
    const game = magicPosition([
      { battlefield: ['Test Muster', 'Walking Corpse', 'Grizzly Bears', 'Hill Giant'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ]).until({ step: 'end' });
    expect(stack(game)).toEqual(['Test Muster']);
    game.pass().cast(1, 'Lightning Bolt', { card: 'Hill Giant' }).resolveAll();
    expect(game.life(0)).toBe(20);
    const undisturbed = magicPosition([
      { battlefield: ['Test Muster', 'Walking Corpse', 'Grizzly Bears', 'Hill Giant'] },
      {},
    ])
      .until({ step: 'end' })
      .resolveAll();
    expect(undisturbed.life(0)).toBe(25);
  });

  it('mtg:603.7b a delayed trigger triggers at the next such time, once', () => {
    const game = magicPosition([{ hand: ['Test Echo'], battlefield: ['Mountain'] }, {}])
      .cast(0, 'Test Echo')
      .resolve();
    expect(game.life(1)).toBe(20);
    game.until({ step: 'end' });
    expect(stack(game)).toEqual(['Test Echo']);
    expect(game.resolve().life(1)).toBe(18);
    expect(game.until({ step: 'end', turn: 4 }).resolveAll().life(1)).toBe(18);
  });

  it('mtg:603.7b created in the end step, it waits for the next one', () => {
    const game = magicPosition([{ hand: ['Test Echo'], battlefield: ['Mountain'] }, {}], { turn: { step: 'end' } })
      .cast(0, 'Test Echo')
      .resolve();
    expect(game.life(1)).toBe(20);
    expect(game.until({ step: 'end', turn: 4 }).resolveAll().life(1)).toBe(18);
  });

  it('mtg:603.7c mtg-2003:406.2d a permanent that was to be returned later is lost track of when it has left', () => {
    const game = magicPosition([
      { hand: ['Goblin Heelcutter', 'Cloudshift'], battlefield: [...lands(3, 'Mountain'), 'Plains'] },
      {},
    ])
      .choose(0, { kind: 'CAST', card: 'Goblin Heelcutter', method: 'dash' })
      .resolve();
    game.cast(0, 'Cloudshift').resolveAll().until({ step: 'end' }).resolveAll();
    expect(game.zones('Goblin Heelcutter')).toEqual(['battlefield']);
  });

  it('mtg:107.3n X in a delayed trigger is the X of the spell that made it', () => {
    const game = magicPosition([{ hand: ['Test Echo X'], battlefield: lands(4, 'Mountain') }, {}])
      .cast(0, 'Test Echo X')
      .answer(0, { number: 3 })
      .resolve();
    expect(game.until({ step: 'end' }).resolve().life(1)).toBe(17);
  });

  it('mtg:603.12 "when you do" triggers after the action and chooses its target then', () => {
    const start = () =>
      magicPosition([{ hand: ['Sparktongue Dragon'], battlefield: lands(9, 'Mountain') }, {}])
        .cast(0, 'Sparktongue Dragon')
        .resolve()
        .resolve();
    const game = start();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect(game.decision().kind).toBe('TARGETS');
    game.choose(0, { player: 1 });
    expect(game.view().stack).toHaveLength(1);
    expect(game.life(1)).toBe(20);
    expect(game.resolve().life(1)).toBe(17);
    expect(start().answer(0, { confirm: false }).decision().kind).toBe('PRIORITY');
  });
});

describe('last-known information', () => {
  it('mtg:608.2h mtg-2003:413.2f a trigger whose source is gone uses what it was last', () => {
    const game = magicPosition([
      { hand: ['Skeleton Archer'], battlefield: lands(4, 'Swamp') },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ])
      .cast(0, 'Skeleton Archer')
      .resolve()
      .choose(0, { player: 1 });
    game.pass().cast(1, 'Lightning Bolt', { card: 'Skeleton Archer' }).resolve();
    expect(game.zones('Skeleton Archer')).toContain('graveyard');
    game.resolve();
    expect(game.life(1)).toBe(19);
    expect(game.happened('DAMAGE_DEALT').at(-1)).toMatchObject({ card: 'Skeleton Archer', amount: 1 });
  });

  it('mtg:113.7a an activated ability resolves although its source was sacrificed for it', () => {
    const game = magicPosition([
      { battlefield: ['Test Bomb'] },
      { battlefield: ['Hill Giant', 'Air Elemental'] },
    ]).activate(0, 'Test Bomb', { card: 'Hill Giant' });
    expect(game.zones('Test Bomb')).toContain('graveyard');
    expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:603.10a creatures that die at the same time see each other, and what they were with what died beside them', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: ['Test Mourner', ...lands(4, 'Plains')] },
      { battlefield: ['Test Mourner', 'Grizzly Bears'] },
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    while (game.decision().kind === 'ORDER_TRIGGERS') game.answer(game.decision().seat, game.decision().default);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([23, 23]);
  });

  it('mtg:608.2h what died beside the source still counts in what the source was last', () => {
    for (const mine of [
      ['Test Lord', 'Test Grudge'],
      ['Test Grudge', 'Test Lord'],
    ]) {
      const game = magicPosition([{ hand: ['Wrath of God'], battlefield: [...mine, ...lands(4, 'Plains')] }, {}])
        .cast(0, 'Wrath of God')
        .resolve();
      expect(game.resolveAll().life(1)).toBe(18);
    }
  });
});

/** What holds for either player, in either main phase, of whichever of several, and at the edge (113–122). */
import type { Ability } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  card,
  continuous,
  control,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  enchant,
  enters,
  entersTapped,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  permanent,
  player,
  plus,
  returnToHand,
  rule,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const onSacrifice = activated([{ pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] });

ownCards(
  enchantment('Test School', continuous(creature, [has(activated([], { effects: [gainLife(1)] }))])),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard('Test Cycler', '{0}', 'Cat', '1/1', activated([], { zone: 'hand', effects: [gainLife(1)] })),
  card('Test Discount', {
    cost: '{3}',
    type: 'Instant',
    abilities: [continuous('self', [{ mod: 'cost', less: [mana('{2}')] }]), { kind: 'spell', effects: [gainLife(2)] }],
  }),
  card('Test Herald', {
    cost: '{0}',
    type: 'Creature — Angel',
    power: 1,
    toughness: 1,
    abilities: [keyword('flash'), triggered({ on: 'cast', object: 'self' }, { effects: [gainLife(3)] })],
  }),
  creatureCard(
    'Test Dart',
    '{0}',
    'Elf',
    '1/1',
    activated([], { targets: [target(player)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Breaker',
    '{0}',
    'Ogre',
    '1/1',
    triggered(enters, { targets: [target(artifact)], effects: [destroy(t(0))] }),
  ),
  card('Test Coat', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Three', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] }), target(creature, { notIn: [0, 1] })],
    effects: [tapIt(t(0)), tapIt(t(1)), tapIt(t(2))],
  }),
  instant('Test Upto', '{0}', { targets: [target(creature, { min: 0, max: 1 })], effects: [gainLife(2)] }),
  creatureCard(
    'Test Hopeful',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { targets: [target(artifact, { min: 0, max: 1 })], effects: [gainLife(2)] }),
  ),
  instant('Test Pair', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  card('Test Bog', { type: 'Land', abilities: [entersTapped] }),
  creatureCard(
    'Test Twins',
    '{0}',
    'Human',
    '1/1',
    activated([], { targets: [target(player), target(player)], effects: [damage(2, t(0)), damage(3, t(1))] }),
  ),
  instant('Test Both', '{0}', {
    targets: [target(artifact), target(creature, { notIn: [0] })],
    effects: [tapIt(t(0)), tapIt(t(1))],
  }),
  instant('Test Fork', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  creatureCard('Test Martyr', '{0}', 'Human', '1/1', onSacrifice, triggered(dies, { effects: [gainLife(4)] })),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Dear', '{G}', { effects: [gainLife(1)] }),
  creatureCard('Test Blood', '{0}', 'Vampire', '1/1', activated([{ pay: 'life', amount: 3 }], { effects: [draw(1)] })),
  creatureCard('Test Stretch', '{0}', 'Elf', '1/1', activated([{ pay: 'untap' }], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Sting',
    '{0}',
    'Insect',
    '1/1',
    triggered(enters, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Bird',
    '1/5',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(7)] }),
  ),
  card('Test Kicked', {
    cost: '{1}{R}',
    type: 'Creature — Bear',
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'spell', optional: [{ name: 'kicker', cost: [mana('{2}')] }] } as never,
      keyword('dash', { cost: [mana('{R}')] }),
      triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife(5)] }),
    ],
  }),
  creatureCard('Test Returner', '{4}{B}', 'Zombie', '5/5', {
    kind: 'play',
    method: 'escape',
    zone: 'graveyard',
    cost: [mana('{B}')],
    additional: [{ pay: 'exile', what: { other: true }, count: 2, label: 'two other cards' }],
  }),
  instant('Test Burn', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  instant('Test Drain', '{0}', { targets: [target(player)], effects: [loseLife(25, t(0))] }),
  instant('Test Even', '{0}', { effects: [{ do: 'stat', who: 'players', stat: 'life', to: 7 }] }),
  enchantment('Test Drought', continuous({ players: 'you' }, [rule('cantGainLife')])),
  card('Test Beast Walker', {
    cost: '{0}',
    type: 'Legendary Creature Planeswalker — Test',
    power: 3,
    toughness: 9,
    loyalty: 5,
  }),
  instant('Test Zap', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [damage(2, t(0))],
  }),
  instant('Test Bounce', '{0}', { targets: [target(permanent)], effects: [returnToHand(t(0))] }),
  instant('Test Tap', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Untap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
  }),
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'you', filter: creature }] }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
);

const cards = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const stack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);
const counted = (name: string, counters: { [kind: string]: number }, more: object = {}) => ({
  card: name,
  counters,
  ...more,
});
const pools = (game: Play): unknown[] => game.view().players.map((p) => (p.resources as { mana: unknown }).mana);
const mine = (game: Play): unknown => pools(game)[0];

describe('abilities (113)', () => {
  it('mtg:113.1a whoever controls an object uses the ability that it was granted', () => {
    const game = magicPosition([
      { hand: ['Test Theft'], battlefield: ['Test School'] },
      { battlefield: ['Hill Giant'] },
    ]);
    expect(cards(game, 'ACTIVATE')).toEqual([]);
    game.castAt(0, 'Test Theft', { card: 'Hill Giant' }).resolve().activate(0, 'Hill Giant');
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:113.6b an ability for the hand is none of the permanent', () => {
    const game = magicPosition([{ hand: ['Test Cycler'], battlefield: ['Test Cycler'] }, {}]);
    expect(
      game
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE')
        .map((o) => o.zone),
    ).toEqual(['hand']);
  });

  it('mtg:113.6d what a card says of its own cost counts in another player’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Discount'], battlefield: ['Forest'] }]).pass();
    expect(game.cast(1, 'Test Discount').resolve().life(1)).toBe(22);
  });

  it('mtg:113.6k what triggers on its own casting does so in another player’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Herald'] }])
      .pass()
      .cast(1, 'Test Herald');
    expect([stack(game), game.resolve().life(1)]).toEqual([['Test Herald', 'Test Herald'], 23]);
  });

  it('mtg:113.7 the source of an ability is the object whose ability was activated, whatever else is there', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant', 'Test Dart', 'Memnite'] }, {}]);
    game.activate(0, 'Test Dart', { player: 1 }).resolve();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toEqual(['Test Dart']);
  });
});

describe('abilities and mana on the stack (113, 117)', () => {
  it('mtg:113.9 what counters abilities counters triggered ones too', () => {
    const game = magicPosition([{ hand: ['Test Hopeful'] }, { hand: ['Test Stifle'] }])
      .cast(0, 'Test Hopeful')
      .resolve();
    game.pass().castAt(1, 'Test Stifle', { card: 'Test Hopeful' }).resolve();
    expect([stack(game), game.life(0)]).toEqual([[], 20]);
  });

  it('mtg:117.1d a mana ability is activated with something on the stack, in either player’s turn', () => {
    const game = magicPosition([{ hand: ['Test Note'], battlefield: ['Forest'] }, { battlefield: ['Island'] }]);
    game.cast(0, 'Test Note').choose(0, { kind: 'ACTIVATE', card: 'Forest' }).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Island' });
    expect([pools(game), stack(game)]).toEqual([[{ G: 1 }, { U: 1 }], ['Test Note']]);
  });
});

describe('entering, "you", and attackers before priority (113, 115, 117)', () => {
  it('mtg:113.6h how a land enters is as it says where it is played', () => {
    const game = magicPosition([{ hand: ['Test Bog'] }, {}]).choose(0, { kind: 'PLAY_LAND' });
    expect(game.the('Test Bog').tapped).toBe(true);
  });

  it('mtg:115.10b mtg-2003:415.2b "you" is either player who casts it', () => {
    const game = magicPosition([{}, { hand: ['Test Note'] }])
      .pass()
      .cast(1, 'Test Note')
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 21]);
  });

  it('mtg:115.1c all targets of an activated ability are chosen as it is activated', () => {
    const game = magicPosition([{ battlefield: ['Test Twins'] }, {}]);
    game.activate(0, 'Test Twins', { player: 0 }, { player: 1 });
    expect([game.resolve().life(0), game.life(1)]).toEqual([18, 17]);
  });

  it('mtg:117.2c attackers are declared before anyone has priority in their step', () => {
    const game = magicPosition([{ battlefield: ['Memnite'] }, {}]).until({ step: 'declareAttackers' });
    expect(game.decision().kind).toBe('ATTACKERS');
    game.attack(0, 'Memnite');
    expect([game.view().turn.step, game.decision().kind]).toEqual(['declareAttackers', 'PRIORITY']);
  });
});

describe('targets (115)', () => {
  it('mtg:115.1d a triggered ability that finds no target does not stay on the stack', () => {
    const game = magicPosition([{ hand: ['Test Breaker'] }, {}])
      .cast(0, 'Test Breaker')
      .resolve();
    expect([stack(game), game.zones('Test Breaker')]).toEqual([[], ['battlefield']]);
  });

  it('mtg:115.1b an Aura is attached to what its spell was aimed at', () => {
    for (const name of ['Hill Giant', 'Memnite']) {
      const game = magicPosition([{ hand: ['Test Coat'], battlefield: ['Hill Giant', 'Memnite'] }, {}]);
      game.cast(0, 'Test Coat', { card: name }).resolve();
      expect([game.waiting(), game.the('Test Coat').attachedTo]).toEqual([true, game.the(name).id]);
    }
  });

  it('mtg:115.3 a third target is another than the first and the second', () => {
    const game = magicPosition([{ hand: ['Test Three'], battlefield: ['Hill Giant', 'Memnite', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Three', { card: 'Hill Giant' }, { card: 'Memnite' });
    if (!game.waiting()) expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears']);
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect(['Hill Giant', 'Memnite', 'Grizzly Bears'].map((name) => game.the(name).tapped)).toEqual([true, true, true]);
  });

  it('mtg:115.6 with nothing there to choose, a spell that allows no targets is cast and resolves', () => {
    const game = magicPosition([{ hand: ['Test Upto'] }, {}]).cast(0, 'Test Upto');
    if (!game.waiting()) game.choose(0, []);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:115.6 a triggered ability that allows no targets goes on the stack with nothing there to choose', () => {
    const game = magicPosition([{ hand: ['Test Hopeful'] }, {}])
      .cast(0, 'Test Hopeful')
      .resolve();
    if (!game.waiting()) game.choose(0, []);
    expect(stack(game)).toEqual(['Test Hopeful']);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:115.7d a new target must not be one that another clause keeps', () => {
    const battlefield = ['Hill Giant', 'Grizzly Bears', 'Air Elemental'];
    const game = magicPosition([{ hand: ['Test Pair', 'Test Fork'], battlefield }, {}]);
    const offered = () =>
      game
        .decision()
        .options.map((o) => o.card)
        .sort();
    game.cast(0, 'Test Pair', { card: 'Hill Giant' }, { card: 'Grizzly Bears' });
    game.castAt(0, 'Test Fork', { card: 'Test Pair' }).resolve();
    expect(offered()).toEqual(['Air Elemental', 'Grizzly Bears', 'Hill Giant']);
    // Taken by the first clause, it is free for the second no longer.
    game.choose(0, { card: 'Grizzly Bears' });
    expect(offered()).toEqual(['Air Elemental', 'Hill Giant']);
  });

  it('mtg:115.7d what another clause could not do without is no new target', () => {
    const battlefield = ['Test Vase', 'Memnite'];
    const game = magicPosition([{ hand: ['Test Both', 'Test Fork'], battlefield }, {}]);
    game.castAt(0, 'Test Both', { card: 'Test Vase' });
    game.castAt(0, 'Test Fork', { card: 'Test Both' }).resolve();
    expect([game.waiting(), game.view().stack.map((s) => s.card)]).toEqual([true, ['Test Both', 'Test Both']]);
  });
});

describe('special actions and priority (116, 117)', () => {
  it('mtg:116.2a a land is played in the second main phase too, and not in another player’s', () => {
    const hands = { hand: ['Forest'] };
    const game = magicPosition([hands, hands], { turn: { step: 'postcombatMain' } });
    expect(cards(game, 'PLAY_LAND')).toEqual(['Forest']);
    game.pass();
    expect([game.decision().seat, cards(game, 'PLAY_LAND')]).toEqual([1, []]);
  });

  it('mtg:117.2a what triggers as a cost of an ability is paid goes onto the stack above it', () => {
    const game = magicPosition([{ battlefield: ['Test Martyr'] }, {}]).activate(0, 'Test Martyr');
    expect(game.view().stack).toHaveLength(2);
    expect(game.resolve().life(0)).toBe(24);
    expect(game.resolve().life(0)).toBe(25);
  });

  it('mtg:117.2a abilities of the player whose turn it isn’t trigger as well', () => {
    const game = magicPosition([{ hand: ['Test Zap', 'Test Burn'] }, { hand: ['Test Herald'] }]).pass();
    game.cast(1, 'Test Herald');
    expect(game.view().stack.map((s) => [s.card, s.controller])).toEqual([
      ['Test Herald', 1],
      ['Test Herald', 1],
    ]);
  });

  it('mtg:117.3c who plays a land has priority afterwards', () => {
    const game = magicPosition([{ hand: ['Forest'] }, {}]).choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.view().turn.priority).toBe(0);
  });

  it('mtg:117.5 what triggers as a triggered ability is put on the stack goes there before anyone has priority', () => {
    const game = magicPosition([{ hand: ['Test Sting'], battlefield: ['Test Nervous'] }, {}]).cast(0, 'Test Sting');
    game.resolve().choose(0, { card: 'Test Nervous' });
    expect([game.waiting(), stack(game)]).toEqual([true, ['Test Nervous', 'Test Sting']]);
  });
});

describe('costs (118)', () => {
  it('mtg:118.3 what is untapped can’t be untapped to pay a cost', () => {
    const stretch = (tapped: boolean) =>
      cards(magicPosition([{ battlefield: [{ card: 'Test Stretch', tapped }] }, {}]), 'ACTIVATE');
    expect([stretch(true), stretch(false)]).toEqual([['Test Stretch'], []]);
  });

  it('mtg:118.3a mana is paid from the pool of whoever casts, also in another’s turn', () => {
    const game = magicPosition([{ mana: '{G}' }, { hand: ['Test Dear'], mana: '{G}' }])
      .pass()
      .cast(1, 'Test Dear');
    expect(pools(game)).toEqual([{ G: 1 }, {}]);
  });

  it('mtg:118.3b life is paid by whoever activates, also in another’s turn', () => {
    const game = magicPosition([{}, { battlefield: ['Test Blood'] }])
      .pass()
      .activate(1, 'Test Blood');
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });

  it('mtg:118.8b an optional cost is paid where it was chosen, and only there', () => {
    for (const [kicked, left] of [
      [true, {}],
      [false, { R: 2 }],
    ] as const) {
      const game = magicPosition([{ hand: ['Test Kicked'], mana: '{R}{R}{R}{R}' }, {}]).cast(0, 'Test Kicked');
      expect(mine(game.answer(0, { confirm: kicked }))).toEqual(left);
    }
  });

  it('mtg:118.9d an optional cost is paid beside an alternative one', () => {
    const game = magicPosition([{ hand: ['Test Kicked'], mana: '{R}{R}{R}{R}' }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Kicked', method: 'dash' }).answer(0, { confirm: true });
    expect(mine(game)).toEqual({ R: 1 });
    expect(game.resolve().resolve().life(0)).toBe(25);
  });

  it('mtg:118.8 an additional cost that goes with a way of casting is paid', () => {
    const graveyard = ['Test Returner', 'Forest', 'Island', 'Swamp'];
    const game = magicPosition([{ graveyard, mana: '{B}' }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Returner', method: 'escape' });
    game.choose(0, [{ card: 'Forest' }, { card: 'Island' }]);
    expect(['Forest', 'Island', 'Swamp'].flatMap((name) => game.zones(name))).toEqual(['exile', 'exile', 'graveyard']);
  });
});

describe('life and damage (119, 120)', () => {
  it('mtg:119.2 damage costs either player life in whosever turn', () => {
    const game = magicPosition([{ hand: ['Test Burn', 'Test Burn'] }, {}]);
    game.cast(0, 'Test Burn', { player: 0 }).resolve().cast(0, 'Test Burn', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([18, 18]);
  });

  it('mtg:119.3 a life total goes below 0', () => {
    const game = magicPosition([{ hand: ['Test Drain'] }, {}])
      .cast(0, 'Test Drain', { player: 1 })
      .resolve();
    expect(game.life(1)).toBe(-5);
  });

  it('mtg:119.5 the totals of several players are set, up for one and down for another', () => {
    const game = magicPosition([{ hand: ['Test Even'], life: 3 }, {}])
      .cast(0, 'Test Even')
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([7, 7]);
    expect(game.happened('LIFE_CHANGED').map((e) => e.amount)).toEqual([4, -13]);
  });

  it('mtg:119.7 who can’t gain life can lose it', () => {
    const game = magicPosition([{ hand: ['Test Burn', 'Test Note'], battlefield: ['Test Drought'] }, {}]);
    game.cast(0, 'Test Burn', { player: 0 }).resolve().cast(0, 'Test Note').resolve();
    expect(game.life(0)).toBe(18);
  });

  it('mtg:120.3c damage to a planeswalker that is a creature takes loyalty as well', () => {
    const game = magicPosition([{ hand: ['Test Zap'], battlefield: ['Test Beast Walker'] }, {}]);
    game.castAt(0, 'Test Zap', { card: 'Test Beast Walker' }).resolve();
    expect(game.the('Test Beast Walker')).toMatchObject({ loyalty: 3, damage: 2 });
  });
});

describe('counters (122)', () => {
  it('mtg:122.1c a shield counter does not save from being sacrificed', () => {
    const game = magicPosition([{ hand: ['Test Edict'], battlefield: [counted('Memnite', { shield: 1 })] }, {}]);
    expect(game.cast(0, 'Test Edict').resolve().zones('Memnite')).toEqual(['graveyard']);
  });

  it('mtg:122.1d what has a stun counter is tapped as ever', () => {
    const game = magicPosition([{ hand: ['Test Tap'], battlefield: [counted('Memnite', { stun: 1 })] }, {}]);
    game.castAt(0, 'Test Tap', { card: 'Memnite' }).resolve();
    expect(game.the('Memnite')).toMatchObject({ tapped: true, counters: { stun: 1 } });
  });

  it('mtg:122.1d a stun counter keeps from untapping by an effect, in whosever turn', () => {
    const stunned = counted('Memnite', { stun: 1 }, { tapped: true });
    const game = magicPosition([{ hand: ['Test Untap', 'Test Untap'] }, { battlefield: [stunned] }]);
    game.castAt(0, 'Test Untap', { card: 'Memnite' }).resolve();
    expect(game.the('Memnite')).toMatchObject({ tapped: true, counters: {} });
    expect(game.castAt(0, 'Test Untap', { card: 'Memnite' }).resolve().the('Memnite').tapped).toBe(false);
  });

  it('mtg:122.1h what has a finality counter goes to a hand as ever', () => {
    const game = magicPosition([{ hand: ['Test Bounce'], battlefield: [counted('Memnite', { finality: 1 })] }, {}]);
    expect(game.castAt(0, 'Test Bounce', { card: 'Memnite' }).resolve().zones('Memnite')).toEqual(['hand']);
  });

  it('mtg:122.1h what has a finality counter is exiled where it is sacrificed, too', () => {
    const game = magicPosition([{ hand: ['Test Edict'], battlefield: [counted('Memnite', { finality: 1 })] }, {}]);
    expect(game.cast(0, 'Test Edict').resolve().zones('Memnite')).toEqual(['exile']);
  });

  it('mtg:122.2 what returns to a hand has no counters there', () => {
    const game = magicPosition([{ hand: ['Test Bounce'], battlefield: [counted('Memnite', { charge: 2 })] }, {}]);
    game.castAt(0, 'Test Bounce', { card: 'Memnite' }).resolve();
    expect(game.the('Memnite', 'hand').counters ?? {}).toEqual({});
    expect(game.cast(0, 'Memnite').resolve().the('Memnite').counters).toEqual({});
  });

  it('mtg:122.3 opposed counters go from a permanent that is no creature as well', () => {
    const game = magicPosition([{ battlefield: [counted('Test Vase', { '+1/+1': 2, '-1/-1': 1 })] }, {}]);
    expect(game.the('Test Vase').counters).toEqual({ '+1/+1': 1 });
  });
});

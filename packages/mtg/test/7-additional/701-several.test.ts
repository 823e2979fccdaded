/** Keyword actions for the second of several, for what was stolen, and for what left and came back (701). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  rule,
  sorcery,
  subtype,
  t,
  target,
  token,
  triggered,
} from '../6-spells/test-cards.js';

const forage = {
  pay: 'either' as const,
  choices: [
    { name: 'cards', cost: [{ pay: 'exile' as const, what: [], count: 3, from: 'graveyard' as const }] },
    { name: 'food', cost: [{ pay: 'sacrifice' as const, what: subtype('Food'), count: 1 }] },
  ],
};
const searchesTop = (name: string, count: number) =>
  card(name, {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'opponents' }, [rule('searchesTop', { count })])],
  });

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Oak', '{0}', 'Treefolk', '2/9'),
  card('Test Thinker', {
    cost: '{0}',
    type: 'Planeswalker — Jace',
    loyalty: 1,
    abilities: [activated([{ pay: 'loyalty', amount: -1 }], { effects: [], timing: 'sorcery' })],
  }),
  card('Test Wreath', { cost: '{0}', type: 'Enchantment — Aura', abilities: enchant(creature) }),
  card('Test Ears', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'move', object: [], match: { cause: 'destroy' } }, { effects: [gainLife(100)] })],
  }),
  instant('Test Vanish', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  // Its player gains as much life as the discovered card's mana value.
  sorcery('Test Find', '{0}', {
    effects: [{ do: 'discover', count: 3 }, gainLife({ stat: 'manaValue', of: { saved: '$discovered' } })],
  }),
  searchesTop('Test Fog', 4),
  searchesTop('Test Thick Fog', 2),
  sorcery('Test Tutor', '{0}', {
    effects: [
      { do: 'search', who: 'you', filter: { has: ['types', 'Land'] }, to: 'hand', reveal: true },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  card('Test Ballot', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'all' }, [rule('votesMore', { count: 1 })])],
  }),
  sorcery('Test Villain', '{0}', {
    effects: [
      {
        do: 'villainousChoice',
        who: 'opponents',
        as: 'them',
        choices: [
          { label: 'pain', effects: [{ do: 'stat', who: { saved: 'them' }, stat: 'life', amount: -3 }] },
          { label: 'profit', effects: [gainLife(5)] },
        ],
      },
    ],
  }),
  creatureCard('Test Sleuth', '{0}', 'Beast', '4/4', keyword('disguise', { cost: [mana('{0}')] })),
  creatureCard('Test Morpher', '{0}', 'Beast', '5/5', keyword('morph', { cost: [mana('{0}')] })),
  sorcery('Test Manifest', '{0}', { effects: [{ do: 'manifest', count: 1 }] }),
  sorcery('Test Cloak', '{0}', { effects: [{ do: 'cloak' }] }),
  instant('Test Suspect', '{0}', { targets: [target(creature)], effects: [{ do: 'suspect', what: t(0) }] }),
  sorcery('Test Larder', '{0}', {
    effects: [{ do: 'create', token: token('Food', 'Artifact — Food', [], '0/0') }],
  }),
  creatureCard(
    'Test Squirrel',
    '{0}',
    'Squirrel',
    '1/1',
    triggered(enters, { effects: [{ do: 'pay', cost: [forage], then: [gainLife(2)] }] }),
  ),
  creatureCard(
    'Test Bender',
    '{0}',
    'Monk',
    '1/1',
    activated([{ pay: 'waterbend', amount: 2 }], { effects: [gainLife(4)] }),
  ),
  card('Test Relic', { cost: '{0}', type: 'Artifact' }),
);

describe('destroying and doubling', () => {
  it('mtg:701.8b what has no loyalty left, and an Aura that is attached to nothing, were not destroyed', () => {
    const walker = magicPosition([{ battlefield: ['Test Thinker', 'Test Ears'] }, {}]).activate(0, 'Test Thinker');
    expect([walker.all('Test Thinker'), walker.resolveAll().life(0)]).toEqual([[], 20]);
    const game = magicPosition([
      {
        hand: ['Test Vanish'],
        battlefield: [{ card: 'Test Cub', as: 'cub' }, { card: 'Test Wreath', attachedTo: 'cub' }, 'Test Ears'],
      },
      {},
    ]);
    game.castAt(0, 'Test Vanish', { card: 'Test Cub' }).resolve();
    expect([game.zones('Test Wreath'), game.resolveAll().life(0)]).toEqual([['graveyard'], 20]);
  });

  it('mtg:701.10g damage is doubled whatever it is dealt to, and twice by two such effects', () => {
    const dealt = (furnaces: number, at: { card: string } | { player: number }) => {
      const game = magicPosition([
        { hand: ['Shock'], battlefield: ['Mountain', ...Array.from({ length: furnaces }, () => 'Furnace of Rath')] },
        { battlefield: ['Test Oak'] },
      ]).cast(0, 'Shock', at);
      game.resolve();
      while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
      return [game.the('Test Oak').damage, 20 - game.life(1)];
    };
    expect([dealt(1, { card: 'Test Oak' }), dealt(2, { card: 'Test Oak' }), dealt(2, { player: 1 })]).toEqual([
      [4, 0],
      [8, 0],
      [0, 8],
    ]);
  });
});

describe('searching and choosing', () => {
  it('mtg:701.23f of two such effects the fewer cards are searched, and the whole library is shuffled', () => {
    const game = magicPosition([
      { hand: ['Test Tutor'], library: ['Forest', 'Shock', 'Island', 'Swamp', 'Plains'] },
      { battlefield: ['Test Fog', 'Test Thick Fog'] },
    ])
      .cast(0, 'Test Tutor')
      .resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Forest']);
    game.choose(0, { card: 'Forest' });
    expect([game.hand(0), game.happened('SHUFFLED').length]).toEqual([1, 1]);
  });

  it('mtg:701.38c who gets more votes has no more choices of other kinds', () => {
    const game = magicPosition([{ hand: ['Test Villain'], battlefield: ['Test Ballot'] }, {}])
      .cast(0, 'Test Villain')
      .resolve();
    game.choose(1, { index: 0 });
    expect([game.waiting(), game.life(1)]).toEqual([true, 17]);
  });
});

describe('discovering (701.57)', () => {
  it('mtg:701.57c the card that was found is the discovered one, whether it is cast or goes to the hand', () => {
    const found = (cast: boolean) => {
      const game = magicPosition([{ hand: ['Test Find'], library: ['Forest', 'Grizzly Bears', 'Shock'] }, {}])
        .cast(0, 'Test Find')
        .resolve();
      game.answer(0, { choose: cast ? [{ kind: 'CAST', card: 'Grizzly Bears' }] : [] });
      return [game.life(0), game.zones('Grizzly Bears')];
    };
    expect([found(true), found(false)]).toEqual([
      [22, ['stack']],
      [22, ['hand']],
    ]);
  });
});

describe('face down, suspected, foraging, waterbending', () => {
  const ups = (game: Play) =>
    game
      .decision()
      .options.filter((o) => o.kind === 'TURN_FACE_UP')
      .map((o) => o.method);
  const stolen = (spell: string, top: string) => {
    const game = magicPosition([{ hand: [spell], library: [top, 'Forest'] }, { hand: ['Test Steal'] }])
      .cast(0, spell)
      .resolve();
    const before = ups(game);
    game.pass().castAt(1, 'Test Steal', { card: top });
    // A cloaked permanent has ward: what that asks for is not paid for.
    while (game.view().stack.length > 0) {
      if (game.waiting()) game.resolve();
      else game.answer(game.decision().seat, game.decision().default);
    }
    const mine = ups(game);
    return [before, mine, ups(game.pass())];
  };
  it('mtg:701.40d whoever controls it turns it face up by either cost', () => {
    const both = ['disguise', 'manifested'];
    expect(stolen('Test Manifest', 'Test Sleuth')).toEqual([both, [], both]);
  });

  it('mtg:701.58c its controller turns it face up by either cost, and nobody else does', () => {
    const game = magicPosition([
      { battlefield: [], hand: ['Test Cloak', 'Test Vanish'], library: ['Test Morpher', 'Forest'] },
      {},
    ])
      .cast(0, 'Test Cloak')
      .resolve();
    expect([ups(game), ups(game.pass())]).toEqual([['morph', 'cloaked'], []]);
    const theirs = magicPosition([{ battlefield: [{ card: 'Test Morpher', faceDown: true, controller: 1 }] }, {}]);
    expect([ups(theirs), ups(theirs.pass())]).toEqual([[], ['morph']]);
  });

  it('mtg:701.60a what has left and comes back is suspected no more', () => {
    const game = magicPosition([{ hand: ['Test Suspect', 'Test Vanish'], battlefield: ['Test Cub'] }, {}]);
    game.castAt(0, 'Test Suspect', { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').designations).toEqual(['suspected']);
    game.castAt(0, 'Test Vanish', { card: 'Test Cub' }).resolve().cast(0, 'Test Cub').resolve();
    expect([game.the('Test Cub').designations, game.the('Test Cub').keywords]).toEqual([undefined, []]);
  });

  it('mtg:701.61a as something resolves its player pays either of the two, as they choose, if they can pay one', () => {
    const graveyard = ['Shock', 'Forest', 'Opt'];
    const enter = (yard: string[], battlefield: string[]) =>
      magicPosition([{ hand: ['Test Larder', 'Test Squirrel'], graveyard: yard, battlefield }, {}]);
    const neither = enter(graveyard.slice(1), []).cast(0, 'Test Squirrel').resolve().resolve();
    expect([neither.waiting(), neither.life(0)]).toEqual([true, 20]);
    const exiling = enter(graveyard, []).cast(0, 'Test Squirrel').resolve().resolve().answer(0, { confirm: true });
    expect([exiling.waiting(), exiling.life(0), exiling.zones('Opt')]).toEqual([true, 22, ['exile']]);
    const both = enter(graveyard, []).cast(0, 'Test Larder').resolve().cast(0, 'Test Squirrel').resolve().resolve();
    both.answer(0, { confirm: true }).choose(0, { value: 'food' });
    if (!both.waiting()) both.answer(0, both.decision().default);
    expect([both.life(0), both.all('Food'), both.zones('Opt')]).toEqual([22, [], ['graveyard']]);
  });

  it('mtg:701.67a what is tapped already can’t be tapped for it', () => {
    const ways = (tapped: boolean) =>
      magicPosition([{ battlefield: ['Test Bender', { card: 'Test Relic', tapped }] }, {}])
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE' && !o.mana).length;
    expect([ways(false), ways(true)]).toEqual([1, 0]);
  });
});

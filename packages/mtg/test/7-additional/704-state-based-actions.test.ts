import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  another,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  each,
  gainLife,
  instant,
  keyword,
  loseLife,
  permanent,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const legendary = (name: string, figures: string) => {
  const face = creatureCard(name, '{G}', 'Bear', figures);
  return { ...face, props: { ...face.props, supertypes: ['Legendary'] } };
};
const counters = (kind: string, amount: number, what: 't' | 'player' = 't'): Effect => ({
  do: 'counters',
  kind,
  amount,
  what: what === 't' ? t(0) : 'opponents',
});
for (const definition of [
  legendary('Test Queen', '2/2'),
  instant('Test Drain Both', '{0}', { effects: [loseLife(20, 'players')] }),
  instant('Test Poison', '{0}', { effects: [counters('poison', 9, 'player')] }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [counters('+1/+1', 1)] }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [counters('-1/-1', 3)] }),
  instant('Test Deep Draw', '{0}', { effects: [draw(3), gainLife(1)] }),
  instant('Test Sweep', '{0}', { effects: [damage(2, each(creature))] }),
  instant('Test Dip', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'modify', what: t(0), mods: plus(0, -5), until: { kind: 'endOfTurn' } },
      { do: 'modify', what: t(0), mods: plus(0, 5), until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Venom', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage({ stat: 'power', of: t(0) }, t(1), t(0))],
  }),
  instant('Test Unguard', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'indestructible' })],
  }),
  creatureCard('Test Mourner', '{B}', 'Spirit', '1/1', {
    ...triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  }),
  creatureCard(
    'Test Lord',
    '{B}',
    'Spirit',
    '2/2',
    continuous([creature, another], plus(0, 1)),
    triggered(dies, { effects: [loseLife(1, 'opponents')] }),
  ),
  card('Test Scorpion', {
    cost: '{B}',
    type: 'Creature — Scorpion',
    power: 1,
    toughness: 1,
    abilities: [keyword('deathtouch')],
  }),
  card('Test First World', { cost: '{G}', type: 'World Enchantment' }),
  card('Test Second World', { cost: '{0}', type: 'World Enchantment' }),
  instant('Test Third World', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'supertypes', values: ['World'] })],
  }),
  instant('Test Creation', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }] }, to: 'battlefield', cause: 'return' }],
  }),
  card('Test Walker', { cost: '{0}', type: 'Legendary Planeswalker — Jace', loyalty: 3 }),
])
  ownCards(definition);

describe('players (704.5a–c)', () => {
  it('mtg:704.5a mtg-2003:420.5a a player at 0 life loses as soon as anybody would get priority', () => {
    const game = magicPosition([{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { life: 3 }])
      .cast(0, 'Lightning Bolt', { player: 1 })
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.result()?.rules).toContain('mtg:704.5a');
  });
  it('mtg:104.4a both at 0 at once: the game is drawn', () => {
    const game = magicPosition([{ hand: ['Test Drain Both'] }, {}])
      .cast(0, 'Test Drain Both')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });
  it('mtg:704.5b mtg-2003:420.5g drawing from an empty library loses, but only once the spell has done all it does', () => {
    const game = magicPosition([{ hand: ['Test Deep Draw'], library: ['Shock', 'Shock'] }, {}])
      .cast(0, 'Test Deep Draw')
      .resolve();
    expect([game.result()?.winners, game.life(0), game.hand(0)]).toEqual([[1], 21, 2]);
  });
  it('mtg:704.5b an empty library alone loses nothing', () => {
    const game = magicPosition([{ hand: ['Test Deep Draw'], library: lands(3, 'Shock') }, {}])
      .cast(0, 'Test Deep Draw')
      .resolve();
    expect(game.result()).toBeNull();
  });
  it('mtg:704.5c mtg-2003:420.5h the tenth poison counter loses, the ninth does not', () => {
    const nine = magicPosition([{ hand: ['Test Poison'] }, {}])
      .cast(0, 'Test Poison')
      .resolve();
    expect(nine.result()).toBeNull();
    const ten = magicPosition([{ hand: ['Test Poison'] }, { counters: { poison: 1 } }])
      .cast(0, 'Test Poison')
      .resolve();
    expect(ten.result()).toMatchObject({ winners: [0] });
  });
});

describe('creatures (704.5f–h)', () => {
  it('mtg:704.5f mtg-2003:420.5b toughness 0 puts even what is indestructible into the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Shrink'] }, { battlefield: ['Darksteel Myr'] }])
      .cast(0, 'Test Shrink')
      .resolve();
    expect(game.zones('Darksteel Myr')).toEqual(['graveyard']);
    expect(game.happened('OBJECT_MOVED').find((e) => e.card === 'Darksteel Myr')?.cause).toBe('toughness');
  });
  it('mtg:704.5g mtg-2003:420.5c damage adds up over the turn until it is lethal, and destroys', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Hill Giant'] },
    ])
      .cast(0, 'Shock', { card: 'Hill Giant' })
      .resolve();
    expect(game.zones('Hill Giant')).toEqual(['battlefield']);
    game.cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.happened('OBJECT_MOVED').find((e) => e.card === 'Hill Giant')?.cause).toBe('destroy');
  });
  it('mtg:704.5g losing toughness can make damage lethal that was dealt before', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Strangling Spores'], battlefield: [...lands(4, 'Swamp'), 'Mountain'] },
      { battlefield: ['Pillarfield Ox', 'Thornhide Wolves'] },
    ])
      .cast(0, 'Shock', { card: 'Thornhide Wolves' })
      .resolve()
      .cast(0, 'Strangling Spores', { card: 'Thornhide Wolves' })
      .resolve();
    expect([game.zones('Thornhide Wolves'), game.zones('Pillarfield Ox')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:704.5h any damage from a source with deathtouch destroys', () => {
    const game = magicPosition([
      { hand: ['Test Venom'], battlefield: ['Test Scorpion'] },
      { battlefield: ['Craw Wurm'] },
    ])
      .cast(0, 'Test Venom', { card: 'Test Scorpion' }, { card: 'Craw Wurm' })
      .resolve();
    expect(game.zones('Craw Wurm')).toEqual(['graveyard']);
  });
  it('mtg:704.5h only damage since the last check counts: what survived deathtouch once does not die of it later', () => {
    const game = magicPosition([
      { hand: ['Test Venom', 'Test Unguard', 'Test Grow'], battlefield: ['Test Scorpion'] },
      { battlefield: ['Darksteel Myr'] },
    ])
      .cast(0, 'Test Grow', { card: 'Darksteel Myr' })
      .resolve()
      .cast(0, 'Test Venom', { card: 'Test Scorpion' }, { card: 'Darksteel Myr' })
      .resolve()
      .cast(0, 'Test Unguard', { card: 'Darksteel Myr' })
      .resolve();
    expect(game.the('Darksteel Myr')).toMatchObject({ damage: 1, toughness: 2, keywords: [] });
  });
});

describe('permanents (704.5i–q)', () => {
  it('mtg:704.5i a planeswalker without loyalty goes to the graveyard, and isn’t destroyed', () => {
    const game = magicPosition([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { battlefield: ['Test Walker'] },
    ])
      .cast(0, 'Lightning Bolt', { card: 'Test Walker' })
      .resolve();
    expect(game.happened('OBJECT_MOVED').find((e) => e.card === 'Test Walker')).toMatchObject({
      to: 'graveyard',
      cause: 'loyalty',
    });
    const last = magicPosition([{ battlefield: [{ card: 'Test Walker', counters: { loyalty: 1 } }] }, {}]);
    expect(last.the('Test Walker').loyalty).toBe(1);
  });
  it('mtg:704.5j of two with one name the controller keeps one; the other is not destroyed', () => {
    const game = magicPosition([
      { hand: ['Test Queen'], battlefield: ['Forest', 'Test Queen'] },
      { battlefield: ['Test Queen'] },
    ])
      .cast(0, 'Test Queen')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 0, min: 1, max: 1 });
    expect(game.decision().options).toHaveLength(2);
    game.choose(0, { nth: 1 });
    expect(game.zones('Test Queen').sort()).toEqual(['battlefield', 'battlefield', 'graveyard']);
    expect(game.happened('OBJECT_MOVED').find((e) => e.to === 'graveyard')?.cause).toBe('legendRule');
  });
  it('mtg:704.3 the legend rule and lethal damage act together: each sees the other leave', () => {
    const game = magicPosition([
      { hand: ['Test Queen'], battlefield: ['Forest', { card: 'Test Queen', damage: 1 }, 'Test Mourner'] },
      {},
    ]);
    game.cast(0, 'Test Queen').resolve().choose(0, { nth: 0 });
    expect([game.zones('Test Queen').sort(), game.view().stack.length]).toEqual([['battlefield', 'graveyard'], 1]);
  });
  it('mtg:704.5k only the newest world stays, whoever controls the other', () => {
    const game = magicPosition([{ hand: ['Test Second World'] }, { battlefield: ['Test First World'] }])
      .cast(0, 'Test Second World')
      .resolve();
    expect([game.zones('Test First World'), game.zones('Test Second World')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:704.5k how long each has been a world counts, not how long it has been there', () => {
    const game = magicPosition([{ hand: ['Test Third World'], battlefield: ['Wall of Mist', 'Test First World'] }, {}])
      .castAt(0, 'Test Third World', { card: 'Wall of Mist' })
      .resolve();
    expect([game.zones('Test First World'), game.all('Wall of Mist').length]).toEqual([['graveyard'], 1]);
  });
  it('mtg:704.5k where several have been worlds for the shortest time all go', () => {
    const game = magicPosition([
      {
        hand: ['Test Creation'],
        graveyard: ['Test Second World', 'Test Second World'],
        battlefield: ['Test First World'],
      },
      {},
    ])
      .cast(0, 'Test Creation')
      .resolve();
    expect([game.zones('Test First World'), game.zones('Test Second World')]).toEqual([
      ['graveyard'],
      ['graveyard', 'graveyard'],
    ]);
  });
  it('mtg:704.5k a world that enters is newer than what was made one before', () => {
    const game = magicPosition([
      { hand: ['Test Third World', 'Test Second World'], battlefield: ['Wall of Mist'] },
      {},
    ]).castAt(0, 'Test Third World', { card: 'Wall of Mist' });
    game.resolve().cast(0, 'Test Second World').resolve();
    expect([game.zones('Test Second World'), game.all('Wall of Mist').length]).toEqual([['battlefield'], 0]);
  });
  it('mtg:704.5q +1/+1 and -1/-1 counters take each other away', () => {
    const game = magicPosition([
      { hand: ['Test Shrink'] },
      { battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 2 } }] },
    ])
      .cast(0, 'Test Shrink')
      .resolve();
    expect(game.the('Craw Wurm')).toMatchObject({ counters: { '-1/-1': 1 }, power: 5, toughness: 3 });
  });
  it('mtg:704.5d mtg-2003:420.5f a token that returns to a hand is there for a moment, then nowhere', () => {
    const game = magicPosition([
      {
        hand: ['Unsummon'],
        battlefield: ['Island', { token: { name: 'Soldier', types: ['Creature'], power: 1, toughness: 1 } }],
      },
      {},
    ])
      .cast(0, 'Unsummon')
      .resolve();
    expect([game.hand(0), game.zones('Soldier')]).toEqual([0, []]);
    expect(game.happened('OBJECT_MOVED').some((e) => e.card === 'Soldier' && e.to === 'hand')).toBe(true);
  });
});

describe('how they are done (704.3, 704.4, 704.8)', () => {
  it('mtg:704.3 all at once: of creatures dying together each sees the others die', () => {
    const game = magicPosition([
      { hand: ['Test Sweep'] },
      { battlefield: ['Test Mourner', 'Test Mourner', 'Grizzly Bears'] },
    ])
      .cast(0, 'Test Sweep')
      .resolve();
    expect(game.decision().kind).toBe('ORDER_TRIGGERS');
    expect(game.decision().options).toHaveLength(6);
  });
  it('mtg:704.3 mtg-2003:408.1b again until nothing is left: what lives only by another dies after it, before any trigger goes on the stack', () => {
    const game = magicPosition([{ hand: ['Test Sweep'] }, { battlefield: ['Test Lord', 'Grizzly Bears'] }])
      .cast(0, 'Test Sweep')
      .resolve();
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.to === 'graveyard' && e.cause === 'destroy');
    expect(moved.map((e) => e.card)).toEqual(['Test Lord', 'Grizzly Bears']);
    expect(game.view().stack).toHaveLength(1);
  });
  it('mtg:704.4 mtg-2003:420.4 what is so only in the middle of a resolution is not noticed', () => {
    const game = magicPosition([{ hand: ['Test Dip'] }, { battlefield: ['Grizzly Bears'] }])
      .cast(0, 'Test Dip')
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });
  it('mtg:704.7 two reasons for one loss are one loss', () => {
    const game = magicPosition([{ hand: ['Test Deep Draw'], library: [], life: 0 }, {}], {});
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(game.happened('PLAYER_LOST')).toHaveLength(1);
  });
  it('mtg:704.8 what leaves in a check is remembered with the counters it had before it', () => {
    const game = magicPosition([
      { hand: ['Test Shrink'] },
      { battlefield: [{ card: 'Highland Game', counters: { '+1/+1': 1 } }, 'Test Mourner'] },
    ])
      .cast(0, 'Test Shrink', { card: 'Highland Game' })
      .resolve();
    expect(game.zones('Highland Game')).toEqual(['graveyard']);
    expect(game.happened('COUNTERS_CHANGED').filter((e) => Number(e.amount) < 0)).toEqual([]);
  });
});

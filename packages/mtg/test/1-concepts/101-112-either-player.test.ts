/** What holds for either player, for the last of several and at the edge of a number (101–112). */
import type { Ability } from '@arbiter/engine';
import { magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  counterSpell,
  creature,
  creatureCard,
  discard,
  draw,
  enters,
  gainLife,
  instant,
  keyword,
  loyalty,
  may,
  player,
  plus,
  putOntoBattlefield,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Loss', '{0}', { effects: [discard(1, 'players')] }),
  instant('Test Great Loss', '{0}', { effects: [discard(3, 'players')] }),
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature }] }),
  instant('Test Crown', '{0}', {
    effects: [
      { do: 'create', who: 'players', token: card('Test Queen', { type: 'Legendary Artifact' }) },
      { do: 'create', who: 'players', token: card('Test Queen', { type: 'Legendary Artifact' }) },
    ],
  }),
  instant('Test Triumph', '{0}', { effects: [{ do: 'win', who: 'you' }] }),
  instant('Test Doom', '{0}', { targets: [target(player)], effects: [{ do: 'lose', who: t(0) }] }),
  instant('Test Apocalypse', '{0}', { effects: [{ do: 'lose', who: 'players' }] }),
  card('Test Choir', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: [creature], mods: plus(1, 1) }],
  }),
  card('Test Hydra', {
    cost: '{X}',
    type: 'Creature — Hydra',
    power: 1,
    toughness: 1,
    abilities: [keyword('flash'), triggered(enters, { effects: [gainLife('x')] })],
  }),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return', save: 'it' }, putOntoBattlefield({ saved: 'it' })],
  }),
  instant('Test Gift', '{0}', { effects: [draw(2, 'opponents')] }),
  instant('Test Weaken', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-5, 0))] }),
  instant('Test Swell', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'counters', what: t(0), kind: '+1/+1', amount: { stat: 'power', of: t(0) } },
      untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: { stat: 'power', of: t(0) } }),
    ],
  }),
  instant('Test Guess', '{0}', {
    effects: [may('Choose?', { do: 'number', as: 'n', max: 3 }), gainLife(2), gainLife({ number: 'n' })],
  }),
  creatureCard(
    'Test Newt',
    '{0}',
    'Salamander',
    '1/1',
    triggered(enters, { effects: [gainLife({ event: 'amount' })] }),
  ),
  card('Test Rod', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([tap], { effects: [gainLife(1)] }) as Ability],
  }),
  card('Test Walker', {
    cost: '{0}',
    type: 'Legendary Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(-3, { effects: [gainLife(4)] })],
  }),
  instant('Test Cancel', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  creatureCard('Test Flash', '{0}', 'Cat', '1/1', keyword('flash')),
  instant('Test Return', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'move', what: t(0), to: 'graveyard', cause: 'destroy', save: 'it' },
      putOntoBattlefield({ saved: 'it' }),
    ],
  }),
);

const deck = {
  main: [
    { card: 'Forest', count: 30 },
    { card: 'Grizzly Bears', count: 30 },
  ],
};
function begin(seed: string, seats = 2): Play {
  const created = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: ['Ann', 'Bob', 'Cas', 'Dee'].slice(0, seats).map((name) => ({ name, deck })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const play = new Play(magic, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const first = (game: Play): number => Number(game.happened('STARTING_PLAYER')[0]?.seat);
const library = (game: Play, seat: number): string[] => {
  const zone = game.view().zones.find((z) => z.id === 'library' && z.owner === seat);
  return (zone && 'objects' in zone ? zone.objects : []).map((id) => String(game.view().objects[id]?.card));
};
const mulligan = (game: Play, yes: boolean): Play => game.answer(game.decision().seat, { confirm: yes });
const theirs = { turn: { number: 4, active: 1 } };
const pools = (game: Play): unknown[] => game.view().players.map((p) => (p.resources as { mana: unknown }).mana);

describe('the golden rules, whoever is the active player (101)', () => {
  it('mtg:101.3 who has fewer cards than are to be discarded discards those', () => {
    const game = magicPosition([{ hand: ['Test Great Loss', 'Forest', 'Island'] }, { hand: ['Swamp'] }]);
    game.cast(0, 'Test Great Loss').resolve();
    expect([game.hand(0), game.hand(1), game.zones('Swamp')]).toEqual([0, 0, ['graveyard']]);
  });

  it('mtg:101.4 in the second player’s turn that player chooses first', () => {
    const hands = [{ hand: ['Test Loss', 'Forest', 'Island'] }, { hand: ['Swamp', 'Plains'] }] as const;
    const game = magicPosition([{ hand: [...hands[0].hand] }, { hand: [...hands[1].hand] }], theirs).pass();
    expect(game.cast(0, 'Test Loss').resolve().decision()).toMatchObject({ seat: 1, kind: 'DISCARD' });
    expect(game.choose(1, { card: 'Swamp' }).decision()).toMatchObject({ seat: 0, kind: 'DISCARD' });
  });

  it('mtg:101.4 in the second player’s turn that player says first which legend stays', () => {
    const game = magicPosition([{}, { hand: ['Test Crown'] }], theirs)
      .cast(1, 'Test Crown')
      .resolve();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'LEGEND' });
    expect(game.takeDefault('LEGEND').decision()).toMatchObject({ seat: 0, kind: 'LEGEND' });
  });

  it('mtg:101.4b the first player knows what the second has chosen in the second’s turn', () => {
    const game = magicPosition(
      [
        { battlefield: ['Hill Giant', 'Llanowar Elves'] },
        { hand: ['Test Edict'], battlefield: ['Memnite', 'Ornithopter'] },
      ],
      theirs,
    );
    game.cast(1, 'Test Edict').resolve().choose(1, { card: 'Memnite' });
    expect(game.happened('CHOSEN')).toMatchObject([{ seat: 1, objects: [{ card: 'Memnite' }] }]);
  });
});

describe('starting the game with two players and more (103)', () => {
  it('mtg:103.1 with three players each of them may be drawn to begin', () => {
    const drawn = Array.from({ length: 24 }, (_, i) => first(begin(`lot ${i}`, 3)));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  it('mtg:103.3 each of the decks is shuffled', () => {
    const [a, b] = [begin('a', 3), begin('b', 3)];
    for (const seat of [0, 1, 2]) {
      expect(library(a, seat)).not.toEqual([...library(a, seat)].sort());
      expect(library(a, seat).join()).not.toBe(library(b, seat).join());
    }
  });

  it('mtg:103.5 all who decided to take a mulligan do so, each with cards to put back', () => {
    const game = begin('both');
    const one = first(game);
    mulligan(mulligan(game, true), true);
    expect(game.decision()).toMatchObject({ kind: 'BOTTOM', seat: one });
    expect(game.takeDefault('BOTTOM').decision()).toMatchObject({ kind: 'BOTTOM', seat: 1 - one });
    game.takeDefault('BOTTOM');
    expect([game.hand(0), game.hand(1)]).toEqual([6, 6]);
  });

  it('mtg:103.5 the cards lie on the bottom in the order that was chosen', () => {
    for (const order of [
      ['Forest', 'Grizzly Bears'],
      ['Grizzly Bears', 'Forest'],
    ]) {
      const game = begin('order');
      const one = first(game);
      mulligan(mulligan(game, true), false).takeDefault('BOTTOM');
      mulligan(game, true);
      const picks = order.map((name) => ({
        option: game.decision().options.find((o) => o.card === name)?.id as string,
      }));
      game.answer(one, { choose: picks.map(({ option }) => option) });
      expect(library(game, one).slice(-2)).toEqual(order);
    }
  });

  it('mtg:103.8a in a game of three the starting player draws in the first turn', () => {
    const game = begin('three', 3);
    for (let i = 0; i < 3; i++) mulligan(game, false);
    game.until({ turn: 1, step: 'precombatMain' });
    expect(game.hand(first(game))).toBe(8);
  });
});

describe('ending the game, whoever it is (104)', () => {
  it('mtg:104.2b an effect makes a player win in another’s turn', () => {
    const game = magicPosition([{}, { hand: ['Test Triumph'] }]).pass();
    expect(game.cast(1, 'Test Triumph').resolve().result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('mtg:104.3c who must draw from an empty library in another’s turn loses', () => {
    const game = magicPosition([{ hand: ['Test Gift'] }, { library: ['Forest'] }])
      .cast(0, 'Test Gift')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:104.3d more than ten poison counters lose the game as well', () => {
    expect(magicPosition([{}, { counters: { poison: 11 } }]).result()?.winners).toEqual([0]);
  });

  it('mtg:104.3e an effect makes either player lose in either turn', () => {
    for (const [active, loser] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const game = magicPosition([{ hand: ['Test Doom'] }, {}], { turn: { active } });
      if (active === 1) game.pass();
      game.cast(0, 'Test Doom', { player: loser }).resolve();
      expect(game.result()?.winners).toEqual([1 - loser]);
    }
  });

  it('mtg:104.3e an effect may make several players lose', () => {
    const game = magicPosition([{ hand: ['Test Apocalypse'] }, {}])
      .cast(0, 'Test Apocalypse')
      .resolve();
    expect(game.happened('PLAYER_LOST').map((e) => e.seat)).toEqual([0, 1]);
  });
});

describe('mana and numbers (106, 107)', () => {
  it('mtg:106.4 mana of the player whose turn it isn’t is lost as the step ends too', () => {
    const game = magicPosition([{}, { mana: '{G}{R}' }], { turn: { step: 'upkeep' } });
    expect(pools(game)).toEqual([{}, { G: 1, R: 1 }]);
    expect(pools(game.pass().pass())).toEqual([{}, {}]);
  });

  it('mtg:107.1b an effect that would put on or add less than nothing does nothing', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 2 } };
    const game = magicPosition([{ hand: ['Test Weaken', 'Test Swell'], battlefield: [bears] }, {}]);
    expect(game.cast(0, 'Test Weaken').resolve().figures('Grizzly Bears')).toBe('-1/4');
    expect(game.cast(0, 'Test Swell').resolve().figures('Grizzly Bears')).toBe('-1/4');
  });

  it('mtg:107.2 a number that nobody has chosen is 0', () => {
    const game = magicPosition([{ hand: ['Test Guess'] }, {}])
      .cast(0, 'Test Guess')
      .resolve();
    game.answer(0, { confirm: false });
    expect(game.life(0)).toBe(22);
  });

  it('mtg:107.2 an amount that the event does not have is 0', () => {
    const game = magicPosition([{ hand: ['Test Newt'] }, {}])
      .cast(0, 'Test Newt')
      .resolve()
      .resolve();
    expect(game.life(0)).toBe(20);
  });

  it('mtg:107.3m what enters knows its X in another player’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Hydra'], mana: '{C}{C}' }])
      .pass()
      .cast(1, 'Test Hydra');
    expect(game.answer(1, { number: 2 }).resolve().resolve().life(1)).toBe(22);
  });

  it('mtg:107.5 what is no creature is tapped for {T} as soon as it has come', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Rod', sick: true }] }, {}]).activate(0, 'Test Rod');
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:107.7 the last loyalty counters may be removed', () => {
    const game = magicPosition([{ battlefield: ['Test Walker'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', loyalty: '-3' }).resolve();
    expect([game.life(0), game.zones('Test Walker')]).toEqual([24, ['graveyard']]);
  });
});

describe('objects of either player (109–111)', () => {
  it('mtg:109.2b an ability on the stack is no spell', () => {
    const game = magicPosition([{ battlefield: ['Test Rod'] }, { hand: ['Test Cancel'] }]);
    game.activate(0, 'Test Rod').pass();
    expect(game.decision().options.some((o) => o.card === 'Test Cancel')).toBe(false);
  });

  it('mtg:110.2 a permanent is controlled by whoever cast it, in whosever turn', () => {
    for (const active of [0, 1]) {
      for (const caster of [0, 1]) {
        const seats = [0, 1].map((seat) => (seat === caster ? { hand: ['Test Flash'] } : {}));
        const game = magicPosition([seats[0] ?? {}, seats[1] ?? {}], { turn: { active } });
        if (caster !== active) game.pass();
        const flash = game.cast(caster, 'Test Flash').resolve().the('Test Flash');
        expect(flash).toMatchObject({ owner: caster, controller: caster });
      }
    }
  });

  it('mtg:110.3 effects of either player change the permanents of both', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Choir', 'Hill Giant'] }]);
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '4/4']);
  });

  it('mtg:111.8 a token that went to a hand does not come back', () => {
    const token = { token: { name: 'Soldier', types: ['Creature'], colors: ['W'], power: 1, toughness: 1 } };
    const game = magicPosition([{ hand: ['Test Blink'], battlefield: [token] }, {}]).castAt(0, 'Test Blink');
    expect(game.resolve().zones('Soldier')).toEqual([]);
  });

  it('mtg:111.8 a token that went to the graveyard does not come back', () => {
    const token = { token: { name: 'Soldier', types: ['Creature'], colors: ['W'], power: 1, toughness: 1 } };
    const game = magicPosition([{ hand: ['Test Return'], battlefield: [token] }, {}]).cast(0, 'Test Return');
    expect(game.resolve().zones('Soldier')).toEqual([]);
  });
});

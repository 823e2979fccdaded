/** Casual variants beside their first case: who plays, whose commander it is, and what comes back of a subgame (729.5, 901, 903, 904). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creatureCard,
  destroy,
  gainLife,
  instant,
  permanent,
  returnToHand,
  scheme,
  sorcery,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';
import { attack } from '../8-multiplayer/table.js';
import { asked } from '../8-multiplayer/teams.js';
import { planes, VANGUARDS } from './variants.js';

const legendary = (name: string) => {
  const made = creatureCard(name, '{0}', 'Knight', '3/3');
  return { ...made, props: { ...made.props, supertypes: ['Legendary'] } };
};
const count = (...where: object[]) => ({ count: [...where, { is: 'commander' }] }) as never;
const gains = (amount: never) => ({ do: 'stat', who: 'you', stat: 'life', amount }) as const;
const CARDS: CardDefinition[] = [
  ...VANGUARDS,
  ...planes(4),
  scheme('Test Reign', 'Ongoing Scheme', activated([], { effects: [gainLife(1)] })),
  instant('Test Within', '{0}', { effects: [{ do: 'playSubgame', save: 'won' }] }),
  legendary('Test Captain'),
  creatureCard(
    'Test Herald',
    '{0}',
    'Soldier',
    '1/1',
    triggered({ on: 'cast', player: 'any', object: { is: 'commander' } } as never, { effects: [gainLife(7)] }),
  ),
  instant('Test Muster', '{0}', { effects: [gains(count(permanent, { controller: 'you' }))] }),
  instant('Test Rolls', '{0}', { effects: [gains(count({ zone: 'command' }))] }),
  instant('Test Dig', '{0}', { effects: [gains(count({ zone: 'graveyard' }))] }),
  sorcery('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test Slay', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bounce', '{0}', { targets: [target(permanent)], effects: [returnToHand(t(0))] }),
];
ownCards(...CARDS);

const scenario = (format: string | undefined, players: object[], more: JsonObject = {}) =>
  ownMagic().createScenario({
    ...{ ruleset: 'mtg', edition: 'current', seed: 'whose', ...(format ? { options: { format } } : {}) },
    turn: { number: 5, active: 0, step: 'precombatMain' },
    ...more,
    players: players.map((p) => ({ library: [{ card: 'Wall of Mist', count: 20 }], ...p })),
  } as never);
const position = (format: string | undefined, players: object[], more: JsonObject = {}): Play => {
  const made = scenario(format, players, more);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return new Play(ownMagic(), made.value.state);
};
/** The game within ends, as a player concedes it. */
const concedes = (game: Play, seat: number): Play => {
  const left = ownMagic().concede(game.state, seat);
  if (!left.ok) throw new Error(JSON.stringify(left.error));
  game.state = left.value.state;
  game.events.push(...left.value.events);
  return game;
};
const lying = (game: Play, zone: string) => Object.values(game.view().objects).filter((o) => o.zone === zone).length;
const pile = (game: Play, id: string): number => {
  const zone = game.view().zones.find((z) => z.id === id && z.owner === 0) as JsonObject;
  return (zone.objects as string[]).length;
};

describe('what comes back of a subgame', () => {
  it('mtg:729.5a what was turned face up of a supplementary deck there goes back to it, and the deck to the main game', () => {
    const game = position(
      'archenemy',
      [{ hand: ['Test Within'], schemes: [{ card: 'Test Reign', count: 10 }] }, {}, {}],
      { turn: { number: 5, active: 0, step: 'upkeep' } },
    ).until({ turn: 5, step: 'precombatMain' });
    expect([lying(game, 'command'), pile(game, 'schemes')]).toEqual([1, 9]);
    game.cast(0, 'Test Within');
    for (let n = 0; n < 2; n++) for (const { seat, default: usual } of game.decisions()) game.answer(seat, usual);
    while ((game.view().turn as JsonObject).step !== 'upkeep') {
      const [d] = game.decisions();
      if (d) game.answer(d.seat, d.default);
    }
    game.until({ step: 'precombatMain' });
    // One of the nine has been set in motion within.
    expect([(game.view().turn as JsonObject).subgame, lying(game, 'command'), pile(game, 'schemes')]).toEqual([
      1, 1, 8,
    ]);
    game.events = [];
    concedes(game, 0);
    expect([(game.view().turn as JsonObject).subgame, lying(game, 'command'), pile(game, 'schemes')]).toEqual([
      undefined,
      1,
      9,
    ]);
    expect(game.happened('SHUFFLED').filter(({ zone }) => zone === 'schemes')).not.toEqual([]);
  });
  it('mtg:729.5b each vanguard card lies in the command zone of the main game again, and does what it says there', () => {
    const game = position('vanguard', [
      { command: ['Test Mentor'], hand: ['Test Within'], battlefield: ['Memnite'] },
      { command: ['Test Hermit'] },
    ]);
    expect(game.figures('Memnite')).toBe('2/2');
    game.cast(0, 'Test Within').resolve();
    expect([(game.view().turn as JsonObject).subgame, lying(game, 'battlefield')]).toEqual([1, 0]);
    concedes(game, 0);
    expect([(game.view().turn as JsonObject).subgame, game.figures('Memnite'), lying(game, 'command')]).toEqual([
      undefined,
      '2/2',
      2,
    ]);
    const before = game.life(1);
    game.until({ turn: 6, step: 'upkeep' }).resolveAll();
    expect(game.life(1)).toBe(before + 3);
  });
});

describe('Planechase', () => {
  it('mtg:901.2 two may play it or several, each for themselves, and all opponents may be attacked at once', () => {
    const deck = { planes: ['Test Plane 0', 'Test Plane 1'], command: ['Test Plane 2'] };
    for (const seats of [2, 3, 4]) {
      const others = Array.from({ length: seats - 1 }, () => ({ planes: ['Test Plane 3'] }));
      const game = position('planechase', [{ battlefield: ['Memnite', 'Test Herald'], ...deck }, ...others]);
      game.until({ kind: 'ATTACKERS' });
      expect(game.decision().to?.map(({ player }) => player)).toEqual(others.map((_, i) => i + 1));
      attack(game, 0, ['Memnite', 1], ['Test Herald', seats - 1]).until({ step: 'endOfCombat' });
      expect([game.life(1), game.life(seats - 1)]).toEqual(seats === 2 ? [18, 18] : [19, 19]);
    }
    expect(scenario('planechase', [{}]).ok).toBe(false);
  });
});

describe('commanders', () => {
  const captain = { card: 'Test Captain', commander: true };
  const gained = (game: Play, spell: string): number => {
    const before = game.life(0);
    return game.cast(0, spell).resolve().life(0) - before;
  };
  it('mtg:903.3d an effect means the permanent, the spell or the card in the zone that it speaks of, whoever controls it', () => {
    const hand = ['Test Muster', 'Test Muster', 'Test Rolls', 'Test Rolls', 'Test Steal'];
    const game = position('commander', [{ hand, battlefield: [captain, 'Test Herald'] }, { battlefield: [captain] }]);
    expect([gained(game, 'Test Muster'), gained(game, 'Test Rolls')]).toEqual([1, 0]);
    const [theirs] = game.all('Test Captain').filter((o) => o.controller === 1);
    game.castAt(0, 'Test Steal', { object: String(theirs?.id) }).resolve();
    // The legend rule has one of both go, and its owner may put it into the command zone.
    while (!game.waiting()) {
      const d = game.decision();
      game.answer(d.seat, d.kind === 'LEGEND' ? { choose: [{ object: String(theirs?.id) }] } : { confirm: true });
    }
    expect(game.the('Test Captain')).toMatchObject({ owner: 1, controller: 0 });
    expect([gained(game, 'Test Muster'), gained(game, 'Test Rolls')]).toEqual([1, 1]);
    const dead = position('commander', [{ hand: ['Test Dig', 'Test Slay'], battlefield: [captain] }, {}]);
    dead.castAt(0, 'Test Slay', { card: 'Test Captain' }).resolve();
    if (!dead.waiting()) dead.answer(0, { confirm: false });
    expect([dead.all('Test Captain', 'graveyard').length, gained(dead, 'Test Dig')]).toEqual([1, 1]);
    const lent = position('commander', [{ hand: ['Test Muster'] }, { battlefield: [{ ...captain, controller: 0 }] }]);
    expect(gained(lent, 'Test Muster')).toBe(1);
    const cast = position('commander', [
      { command: ['Test Captain'], hand: ['Test Rolls', 'Test Muster'], battlefield: ['Test Herald'] },
      {},
    ]);
    expect([gained(cast, 'Test Rolls'), gained(cast, 'Test Muster')]).toEqual([1, 0]);
    cast.choose(0, { kind: 'CAST', card: 'Test Captain' });
    expect(cast.view().stack.map((o) => o.card)).toContain('Test Herald');
    expect(cast.resolve().life(0)).toBe(48);
    const plain = position('commander', [{ hand: ['Test Captain', 'Test Muster'], battlefield: ['Test Herald'] }, {}]);
    plain.cast(0, 'Test Captain').resolveAll();
    expect([plain.life(0), gained(plain, 'Test Muster')]).toEqual([40, 0]);
  });
});

describe('Archenemy', () => {
  it('mtg:904.6 in a subgame the archenemy takes the first turn as well, whoever is drawn in other games', () => {
    const firsts = (format: string | undefined, players: object[]): Set<unknown> =>
      new Set(
        Array.from({ length: 8 }, (_, n) => {
          const game = position(format, players, { seed: `within ${n}` }).cast(0, 'Test Within');
          for (let i = 0; i < 2 && (game.view().turn as JsonObject).subgame === undefined; i++)
            for (const { seat, default: usual } of game.decisions()) game.answer(seat, usual);
          return game.happened('STARTING_PLAYER')[0]?.seat;
        }),
      );
    const schemes = [{ card: 'Test Reign', count: 10 }];
    expect([...firsts('archenemy', [{ hand: ['Test Within'], schemes }, {}, {}])]).toEqual([0]);
    expect(firsts(undefined, [{ hand: ['Test Within'] }, {}]).size).toBe(2);
  });
  it('mtg:904.1 a team plays together against one opponent, who alone has schemes', () => {
    const schemes = [{ card: 'Test Reign', count: 10 }];
    const begun = (): Play =>
      position('archenemy', [{ schemes, battlefield: ['Memnite'] }, { battlefield: ['Test Herald'] }, {}, {}], {
        turn: { number: 5, active: 0, step: 'upkeep' },
      });
    const game = begun().until({ kind: 'ATTACKERS' });
    expect([game.decision().seat, game.decision().to?.map(({ player }) => player)]).toEqual([0, [1, 2, 3]]);
    expect(lying(game, 'command')).toBe(1);
    game.until({ turn: 6, step: 'upkeep' });
    expect([game.view().turn.active, asked(game)]).toEqual([1, [1, 2, 3]]);
    game.until({ turn: 6, kind: 'ATTACKERS' });
    expect(game.decision().to?.map(({ player }) => player)).toEqual([0]);
    // The team has set nothing in motion.
    expect([lying(game, 'command'), game.happened('SCHEME_SET_IN_MOTION').map(({ seat }) => seat)]).toEqual([1, [0]]);
    // It has won when the archenemy has left, and not before each of the team has if the archenemy stays.
    expect(concedes(begun(), 0).result()).toMatchObject({ winners: [1, 2, 3] });
    const left = concedes(concedes(begun(), 1), 2);
    expect([left.result(), concedes(left, 3).result()?.winners]).toEqual([null, [0]]);
  });
});

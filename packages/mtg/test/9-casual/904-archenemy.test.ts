/** Archenemy: one player and their schemes against a team of the others (904, 314, 701.32, 701.33). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { ownCards, ownMagic, Play, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  continuous,
  creatureCard,
  gainLife,
  inMotion,
  instant,
  plus,
  scheme,
} from '../../src/language/builders.js';
import { asked, passAll } from '../8-multiplayer/teams.js';

const yours = [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }, { controller: 'you' }] as never;
const CARDS: CardDefinition[] = [
  scheme('Test Gain', 'Scheme', inMotion({ effects: [gainLife(5)] })),
  scheme('Test Idle', 'Scheme'),
  scheme(
    'Test Reign',
    'Ongoing Scheme',
    continuous(yours, plus(1, 1)),
    activated([], { effects: [{ do: 'abandon' }] }),
  ),
  instant('Test Plots', '{0}', { effects: [{ do: 'setInMotion', count: 2 }] }),
  instant('Test Away', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'command' }] }, to: 'hand', cause: 'return' }],
  }),
  instant('Test Desertion', '{0}', { effects: [{ do: 'abandon', what: { each: [{ zone: 'command' }] } }] }),
  instant('Test Search', '{0}', { effects: [{ do: 'abandon', what: { each: [{ zone: 'schemes' }] } }] }),
  instant('Test Within', '{0}', { effects: [{ do: 'playSubgame', save: 'won' }] }),
  creatureCard('Test Squire', '{0}', 'Soldier', '1/1'),
];
ownCards(...CARDS);

const FILLER = { card: 'Test Idle', count: 10 };
/** Seat 0 is the archenemy; it begins in their upkeep. */
const game = (schemes: (string | JsonObject)[], players: JsonObject[] = [{}, {}, {}], more: JsonObject = {}): Play => {
  const made = ownMagic().createScenario({
    ...{ ruleset: 'mtg', edition: 'current', seed: 'archenemy', options: { format: 'archenemy' } },
    turn: { number: 5, active: 0, step: 'upkeep' },
    ...more,
    players: players.map((p, i) => ({
      library: [{ card: 'Wall of Mist', count: 20 }],
      ...(i === 0 ? { schemes: [...schemes, FILLER] } : {}),
      ...p,
    })),
  } as never);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return new Play(ownMagic(), made.value.state);
};
/** All pass until it is this step. */
const to = (play: Play, step: string): Play => {
  for (let n = 0; n < 200 && (play.view().turn.step ?? play.view().turn.phase) !== step; n++)
    for (const { seat, default: usual } of play.decisions().slice(0, 1)) play.answer(seat, usual);
  return play;
};
const open = (play: Play) =>
  Object.values(play.view().objects)
    .filter(({ zone }) => zone === 'command')
    .map(({ card }) => card);
const pile = (play: Play) => play.view().zones.find(({ id, owner }) => id === 'schemes' && owner === 0) as JsonObject;
const bottom = (play: Play) => {
  const view = play.service.view(play.state, 'judge');
  const zone = view.zones.find(({ id, owner }) => id === 'schemes' && owner === 0) as JsonObject;
  const objects = zone.objects as string[];
  return view.objects[objects.at(-1) ?? '']?.card;
};

describe('an Archenemy game', () => {
  const begun = (count: number, format = 'archenemy', seed = 'begins') => {
    const main = [{ card: 'Forest', count: 60 }];
    const schemes = [
      { card: 'Test Gain', count: 2 },
      { card: 'Test Idle', count: 18 },
    ];
    const made = ownMagic().create({
      edition: 'current',
      seed,
      options: { autoPass: 'none', payment: 'auto', format },
      seats: Array.from({ length: count }, (_, n) => ({
        name: `${n}`,
        deck: { main, ...(n === 0 || format !== 'archenemy' ? { schemes } : {}) },
      })),
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  };
  const view = (count: number, format?: string) => ownMagic().view(begun(count, format).state, 'judge');

  it.each([
    'mtg:103.4e the archenemy begins with 40 life',
    'mtg:119.1e the archenemy begins at 40 life, and each other at 20',
    'mtg:904.5 40 life is the archenemy’s, 20 each other player’s',
  ])('%s', () => {
    expect(view(4).players.map(({ life }) => life)).toEqual([40, 20, 20, 20]);
  });

  it.each(['mtg:103.1b the archenemy takes the first turn', 'mtg:904.6 nobody draws who begins: the archenemy does'])(
    '%s',
    () => {
      for (const count of [2, 3, 5, 6, 7, 8]) {
        const { events } = begun(count, 'archenemy', `begins ${count}`);
        expect(events.find(({ type }) => type === 'STARTING_PLAYER')?.data).toEqual({ seat: 0 });
      }
    },
  );

  it('mtg:904.2a the first player is a team of one, mtg:904.2b and all others are the other team', () => {
    expect(view(4).players.map(({ team }) => team)).toEqual([0, 1, 1, 1]);
  });

  it('mtg:904.3 the archenemy alone has a scheme deck', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }], schemes: [FILLER] };
    const made = (...decks: JsonObject[]) =>
      ownMagic().create({
        edition: 'current',
        seed: 'none',
        options: { autoPass: 'none', payment: 'auto', format: 'archenemy' },
        seats: decks.map((one, n) => ({ name: `${n}`, deck: one as never })),
      });
    expect(made(deck, { main: deck.main })).toMatchObject({ ok: true });
    for (const wrong of [made(deck, deck), made({ main: deck.main }, { main: deck.main })])
      expect(wrong).toMatchObject({ ok: false, error: { code: 'DECK_ILLEGAL', rules: ['mtg:904.3', 'mtg:100.2d'] } });
  });

  it('mtg:314.1 no game of another format has schemes', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }], schemes: [FILLER] };
    const made = ['constructed', 'vanguard', 'planechase'].map((format) =>
      ownMagic().create({
        edition: 'current',
        seed: 'none',
        options: { autoPass: 'none', payment: 'auto', format },
        seats: [deck, { main: deck.main }].map((one, n) => ({ name: `${n}`, deck: one })),
      }),
    );
    expect(made.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(made[0]).toMatchObject({ error: { rules: ['mtg:904.3', 'mtg:100.2d'] } });
  });

  it('mtg:904.2 the others share their turn, mtg:104.3g and lose each for themselves: the team is not lost with one of them', () => {
    const play = game([], [{}, {}, {}], { turn: { number: 5, active: 1, step: 'upkeep' } });
    expect(asked(play)).toEqual([1, 2]);
    const left = ownMagic().concede(play.state, 1);
    if (!left.ok) throw new Error(JSON.stringify(left.error));
    play.state = left.value.state;
    const { players, result } = play.view();
    expect([players.map(({ lost }) => lost), result]).toEqual([[false, true, false], null]);
    expect(asked(play)).toEqual([2]);
  });

  it('mtg:904.12b in a Supervillain Rumble each player is an archenemy, mtg:904.12a with schemes', () => {
    const { players, zones } = view(3, 'supervillain-rumble');
    expect(players.map(({ life, team }) => [life, team])).toEqual([
      [40, undefined],
      [40, undefined],
      [40, undefined],
    ]);
    expect(zones.filter(({ id }) => id === 'schemes')).toHaveLength(3);
  });

  it('mtg:904.12c the first player of a Supervillain Rumble is drawn', () => {
    const firsts = Array.from({ length: 12 }, (_, n) => {
      const made = ownMagic().create({
        edition: 'current',
        seed: `drawn ${n}`,
        options: { autoPass: 'none', payment: 'auto', format: 'supervillain-rumble' },
        seats: [0, 1].map((s) => ({
          name: `${s}`,
          deck: { main: [{ card: 'Forest', count: 60 }], schemes: [FILLER] },
        })),
      });
      return made.ok && made.value.events.find(({ type }) => type === 'STARTING_PLAYER')?.data.seat;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

describe('schemes', () => {
  it.each([
    'mtg:505.3 the top scheme is set in motion as the archenemy’s precombat main phase begins',
    'mtg:703.4e setting a scheme in motion is a turn-based action, without the stack',
    'mtg:904.9 what triggers on it waits to resolve',
    'mtg:701.32b a scheme comes off the top of its deck, and is turned face up',
    'mtg:314.4 its triggered abilities may trigger in the command zone',
    'mtg:904.8 its abilities function in the command zone',
  ])('%s', () => {
    const play = to(game(['Test Gain']), 'precombatMain');
    expect(open(play)).toEqual(['Test Gain']);
    expect(play.happened('SCHEME_SET_IN_MOTION')).toMatchObject([{ seat: 0, card: 'Test Gain' }]);
    expect(play.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
    passAll(passAll(play));
    expect(play.life(0)).toBe(45);
  });

  it('mtg:505.3 none is set in motion in the turn of the others', () => {
    const play = to(
      game(['Test Gain'], undefined, { turn: { number: 5, active: 1, step: 'upkeep' } }),
      'precombatMain',
    );
    expect(open(play)).toEqual([]);
  });

  it.each([
    'mtg:704.6e a scheme stays face up until its ability has left the stack, and goes to the bottom of its deck',
    'mtg:314.6 a scheme of which nothing is to resolve is turned face down',
    'mtg:904.10 a scheme that is done goes to the bottom of its owner’s scheme deck',
  ])('%s', () => {
    const play = to(game(['Test Gain']), 'precombatMain');
    expect(open(play)).toEqual(['Test Gain']);
    passAll(passAll(play));
    expect([open(play), bottom(play)]).toEqual([[], 'Test Gain']);
  });

  it.each([
    'mtg:205.4h an ongoing scheme stays face up',
    'mtg:904.11 an ongoing scheme stays until it is abandoned',
    'mtg:904.4 a scheme that lies face up is in the command zone, as its deck is',
  ])('%s', () => {
    const play = to(
      game(['Test Reign'], [{ battlefield: ['Test Squire'], hand: ['Test Away'] }, {}, {}]),
      'precombatMain',
    );
    expect([open(play), play.the('Test Squire').power]).toEqual([['Test Reign'], 2]);
    play.cast(0, 'Test Away');
    passAll(passAll(play));
    to(play, 'end');
    expect([open(play), (pile(play).objects as string[]).length]).toEqual([['Test Reign'], 10]);
  });

  it.each([
    'mtg:701.33b an abandoned scheme is turned face down, to the bottom of its deck',
    'mtg:109.2d "this scheme" is the card in the command zone that says so',
    'mtg:314.7 an ability that abandons "this scheme" means its source',
  ])('%s', () => {
    const play = to(game(['Test Reign']), 'precombatMain').activate(0, 'Test Reign');
    passAll(passAll(play));
    expect([open(play), bottom(play)]).toEqual([[], 'Test Reign']);
    expect(play.happened('SCHEME_ABANDONED')).toHaveLength(1);
  });

  it('mtg:109.4f its owner controls a scheme, mtg:314.5 and alone activates its abilities, mtg:904.7 as its owner', () => {
    const play = to(game(['Test Reign']), 'precombatMain');
    expect(play.the('Test Reign', 'command')).toMatchObject({ owner: 0, controller: 0 });
    const offers = (seat: number) =>
      play
        .decisions()
        .filter((one) => one.seat === seat)
        .flatMap(({ options }) => options?.filter(({ card }) => card === 'Test Reign') ?? []).length;
    expect(offers(0)).toBe(1);
    play.answer(0, { choose: [{ kind: 'PASS' }] });
    expect(offers(1)).toBe(0);
    // In the turn of the others, too.
    expect(play.until({ turn: 6, step: 'upkeep' }).the('Test Reign', 'command')).toMatchObject({ controller: 0 });
    expect(offers(1)).toBe(0);
  });

  it('mtg:613.7h a scheme gets its timestamp as it is turned face up', () => {
    const play = to(game(['Test Reign'], [{ battlefield: ['Test Squire'] }, {}, {}]), 'precombatMain');
    const { objects } = play.state as unknown as { objects: { [id: string]: { zone: string; ts?: number } } };
    const all = Object.values(objects);
    const scheme = all.find(({ zone }) => zone === 'command')?.ts ?? 0;
    expect(scheme).toBeGreaterThan(
      Math.max(...all.filter(({ zone }) => zone === 'battlefield').map(({ ts = 0 }) => ts)),
    );
  });

  it('mtg:701.32c several are set in motion one at a time', () => {
    const play = to(
      game(['Test Idle', 'Test Reign', 'Test Gain'], [{ hand: ['Test Plots'] }, {}, {}]),
      'precombatMain',
    );
    play.cast(0, 'Test Plots');
    passAll(passAll(play));
    expect(play.happened('SCHEME_SET_IN_MOTION').map(({ card }) => card)).toEqual([
      'Test Idle',
      'Test Reign',
      'Test Gain',
    ]);
  });

  it('mtg:701.32a only an archenemy sets schemes in motion', () => {
    const play = game([], [{}, { hand: ['Test Plots'] }, {}], {
      turn: { number: 5, active: 1, step: 'precombatMain' },
    });
    play.cast(1, 'Test Plots');
    passAll(passAll(play));
    expect(play.happened('SCHEME_SET_IN_MOTION')).toEqual([]);
  });

  it('mtg:701.33a only an ongoing scheme is abandoned', () => {
    const play = to(game(['Test Gain'], [{ hand: ['Test Desertion'] }, {}, {}]), 'precombatMain');
    expect(open(play)).toEqual(['Test Gain']);
    // What triggered on it is still on the stack, so that it lies face up.
    play.cast(0, 'Test Desertion');
    passAll(passAll(play));
    expect([open(play), play.happened('SCHEME_ABANDONED')]).toEqual([['Test Gain'], []]);
    const below = to(game(['Test Idle', 'Test Reign'], [{ hand: ['Test Search'] }, {}, {}]), 'precombatMain');
    below.cast(0, 'Test Search');
    passAll(passAll(below));
    expect([open(below), below.happened('SCHEME_ABANDONED')]).toEqual([[], []]);
    const ongoing = to(game(['Test Reign'], [{ hand: ['Test Desertion'] }, {}, {}]), 'precombatMain');
    ongoing.cast(0, 'Test Desertion');
    passAll(passAll(ongoing));
    expect(open(ongoing)).toEqual([]);
    expect(ongoing.happened('SCHEME_ABANDONED')).toMatchObject([{ seat: 0, card: 'Test Reign' }]);
  });

  it('mtg:314.2 neither its deck nor an open scheme is left, and nothing of them is cast', () => {
    const play = to(game(['Test Reign'], [{ hand: ['Test Away'] }, {}, {}]), 'precombatMain');
    const cast = play.decisions().flatMap(({ options }) => options?.filter(({ kind }) => kind === 'CAST') ?? []);
    expect(cast.map(({ card }) => card)).toEqual(['Test Away']);
    play.cast(0, 'Test Away');
    passAll(passAll(play));
    expect([open(play), play.view().stack, (pile(play).objects as string[]).length]).toEqual([['Test Reign'], [], 10]);
  });

  it('shows nobody what lies in the deck', () => {
    const play = to(game(['Test Gain']), 'draw');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = play.service.view(play.state, viewer);
      expect(JSON.stringify(view)).not.toContain('Test Idle');
      expect(view.zones.find(({ id, owner }) => id === 'schemes' && owner === 0)).toEqual({
        id: 'schemes',
        owner: 0,
        count: 11,
      });
    }
  });
});

describe('a subgame of an Archenemy game', () => {
  it('mtg:729.2a takes the scheme deck along, mtg:729.5a and gives it back to be shuffled', () => {
    const play = to(game(['Test Reign'], [{ hand: ['Test Within'] }, {}, {}]), 'precombatMain').cast(0, 'Test Within');
    passAll(passAll(play));
    const lying = () => (pile(play).objects as string[]).length;
    expect([open(play), lying(), (play.view().turn as JsonObject).subgame]).toEqual([[], 10, 1]);
    play.events = [];
    const left = ownMagic().concede(play.state, 0);
    if (!left.ok) throw new Error(JSON.stringify(left.error));
    play.state = left.value.state;
    expect([open(play), lying(), (play.view().turn as JsonObject).subgame]).toEqual([['Test Reign'], 10, undefined]);
    const shuffled = left.value.events.filter(({ type, data }) => type === 'SHUFFLED' && data.zone === 'schemes');
    expect(shuffled.map(({ rules }) => rules[0])).toContain('mtg:729.5a');
  });
});

describe('a whole Archenemy game', () => {
  const main = [
    { card: 'Mountain', count: 26 },
    { card: 'Raging Goblin', count: 17 },
    { card: 'Hill Giant', count: 17 },
  ];
  const schemes = [
    'Know Naught but Fire',
    'Look Skyward and Despair',
    'I Delight in Your Convulsions',
    'Roots of All Evil',
    'The Iron Guardian Stirs',
    'The Very Soil Shall Shake',
    'There Is No Refuge',
    'Tooth, Claw, and Tail',
    "What's Yours Is Now Mine",
    'Your Will Is Not Your Own',
  ].map((card) => ({ card, count: 2 }));
  it.each([
    ['archenemy', 2],
    ['archenemy', 4],
    ['supervillain-rumble', 3],
  ] as const)('mtg:904.1 is played at random to its end: %s by %i', { timeout: 200_000 }, (format, count) => {
    const setup = {
      edition: 'current',
      seed: `${format} ${count}`,
      options: { autoPass: 'none' as const, payment: 'auto' as const, format },
      seats: Array.from({ length: count }, (_, n) => ({
        name: `${n}`,
        deck: { main, ...(n === 0 || format !== 'archenemy' ? { schemes } : {}) },
      })),
    };
    const { state } = simulate(magic, setup, count, { invariants: 400, inMemory: true, maxDecisions: 30_000 });
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });
});

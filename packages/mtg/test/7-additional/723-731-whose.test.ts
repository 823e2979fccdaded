/** Controlled players, turns and phases that are ended, day and night: whose life, cards and spells count (723, 724, 731). */
import type { Ability, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  dies,
  draw,
  gainLife,
  instant,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';
import { leave, table } from '../8-multiplayer/table.js';
import { giants, passAll } from '../8-multiplayer/teams.js';

const CARDS = [
  instant('Test Leash', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'controlPlayer', who: t(0) }] }),
  instant('Test Double', '{0}', {
    effects: [{ do: 'stat', who: 'you', stat: 'life', amount: { stat: 'life', of: 'you' } }],
  }),
  instant('Test Nap', '{0}', { effects: [gainLife(0)] }),
  instant('Test Dawn', '{0}', { effects: [{ do: 'becomeTime', time: 'day' }] }),
  card('Test Toss', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'discard', what: [], count: 1, label: 'a card' }],
        effects: [gainLife(2)],
      } as Ability,
    ],
  }),
  card('Test Ears', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [draw(1)] })],
  }),
  creatureCard('Test Martyr', '{0}', 'Spirit', '1/1', triggered(dies, { effects: [gainLife(30)] })),
  instant('Test Stop', '{0}', { effects: [{ do: 'endTurn' }] }),
  instant('Test Withering Stop', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'toughness', value: -9 }), { do: 'endTurn' }],
  }),
  instant('Test Peace', '{0}', {
    targets: [target(creature)],
    effects: [
      gainLife(1),
      untilEndOfTurn(t(0), { mod: 'add', stat: 'toughness', value: -9 }),
      { do: 'endCombatPhase' },
    ],
  }),
];
ownCards(...CARDS);
const at = (mine: object, theirs: object = {}, more: object = {}): Play => magicPosition([mine, theirs], more);
const leashed = (mine: object, theirs: object, turn = 4): Play =>
  at({ ...mine, hand: ['Test Leash', ...((mine as { hand?: string[] }).hand ?? [])] }, theirs)
    .cast(0, 'Test Leash', { player: 1 })
    .resolve()
    .until({ turn, step: 'precombatMain' });
const timeOf = (game: Play): unknown => (game.view().turn as JsonObject).time ?? null;

describe('controlling another player', () => {
  it('mtg:723.3 whoever is controlled has their own life, permanents and turn', () => {
    const game = leashed(
      { life: 30, battlefield: ['Hill Giant'] },
      { life: 7, hand: ['Test Double'], battlefield: ['Test Ears'] },
    );
    expect([game.life(0), game.life(1), game.view().turn.active, game.decision().seat]).toEqual([30, 7, 1, 0]);
    expect(game.decision()).toMatchObject({ seat: 0, for: 1 });
    game.cast(0, 'Test Double');
    expect(game.view().stack[0]).toMatchObject({ controller: 1 });
    const before = game.hand(1);
    game.resolve().resolveAll();
    expect([game.life(0), game.life(1), game.hand(1)]).toEqual([30, 14, before + 1]);
    expect([game.the('Test Ears').controller, game.the('Hill Giant').controller]).toEqual([1, 0]);
  });
  it('mtg:723.5a cards are discarded and mana is paid out of what the controlled player has alone', () => {
    const game = leashed(
      { hand: ['Hill Giant', 'Craw Wurm'], battlefield: lands(3, 'Forest') },
      { hand: ['Test Toss', 'Memnite'], library: ['Ornithopter', 'Island'] },
    );
    game.cast(0, 'Test Toss');
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Memnite', 'Ornithopter']);
    game.choose(0, { card: 'Memnite' });
    expect([game.zones('Memnite'), game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([
      ['graveyard'],
      ['hand'],
      ['hand'],
    ]);
    expect([game.resolve().life(1), game.life(0)]).toEqual([22, 20]);
    // Without anything to pay with it can't be cast, whatever its controller has.
    const poor = leashed({ hand: ['Hill Giant'] }, { hand: ['Test Toss'], library: [] }, 3);
    expect(poor.life(1)).toBe(20);
  });
  it('mtg:723.5b mtg:723.6 that they leave the game is for the controlled player to say, and for nobody else', () => {
    const three = (): Play =>
      table([{ hand: ['Test Leash'] }, {}, {}], { turn: { number: 3 }, definitions: CARDS as never })
        .cast(0, 'Test Leash', { player: 1 })
        .resolve()
        .until({ turn: 4, step: 'precombatMain' });
    const lost = (game: Play) => game.view().players.map((p) => p.lost);
    expect(three().decision()).toMatchObject({ seat: 0, for: 1 });
    expect(lost(leave(three(), 1))).toEqual([false, true, false]);
    expect(lost(leave(three(), 0))).toEqual([true, false, false]);
    const game = leave(three(), 1);
    expect([game.result(), game.decision().seat]).toEqual([null, 2]);
  });
});

describe('ending the combat phase', () => {
  const peace = (): Play => {
    const game = at({
      hand: ['Test Peace'],
      battlefield: ['Memnite', 'Test Ears', 'Test Martyr'],
      library: lands(5, 'Forest'),
    });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite');
    return game.castAt(0, 'Test Peace', { card: 'Test Martyr' }).resolve();
  };
  it('mtg:724.2a what triggered before is gone, and what triggers meanwhile is not', () => {
    const game = peace();
    expect([game.view().turn.phase, game.view().stack.map(({ card: name }) => name), game.life(0)]).toEqual([
      'postcombatMain',
      ['Test Martyr'],
      21,
    ]);
    expect([game.hand(0), game.resolve().life(0)]).toEqual([0, 51]);
  });
  it('mtg:724.2f what triggers meanwhile is put onto the stack only in the phase that follows, and then players have priority', () => {
    const game = peace();
    const events = game.events.map(({ type, data }) => (type === 'PHASE_BEGAN' ? String(data.phase) : type));
    expect(events.filter((e) => e === 'ABILITY_ON_STACK')).toHaveLength(1);
    expect(events.indexOf('ABILITY_ON_STACK')).toBeGreaterThan(events.indexOf('postcombatMain'));
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
  });
});

describe('ending what is going on', () => {
  const mourned = (spell: string): Play => {
    const game = at({ hand: [spell], battlefield: ['Memnite'] }, { battlefield: ['Test Martyr'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite');
    return game.castAt(0, spell, { card: 'Test Martyr' }).resolve();
  };
  it('mtg:724.2f what triggers of another player meanwhile is put onto the stack in the phase that follows, too', () => {
    const game = mourned('Test Peace');
    expect([game.view().turn.phase, game.view().stack.length, game.resolve().life(1)]).toEqual([
      'postcombatMain',
      1,
      50,
    ]);
  });
  it('mtg:724.1f what triggers of another player meanwhile is put onto the stack in the cleanup step, too', () => {
    const game = mourned('Test Withering Stop');
    expect([game.view().turn.step, game.view().stack.length, game.resolve().life(1)]).toEqual(['cleanup', 1, 50]);
    expect(game.pass().pass().view().turn.number).toBe(4);
  });
  it('mtg:724.1b each of several spells on the stack is exiled, whoever’s it is, and abilities are gone', () => {
    const hand = ['Test Nap', 'Test Nap', 'Test Dawn'];
    const game = at({ hand: [...hand, 'Test Stop'] }, { hand: ['Test Double'] });
    game.cast(0, 'Test Nap').cast(0, 'Test Nap').cast(0, 'Test Dawn').pass().cast(1, 'Test Double');
    while (game.decision().seat !== 0) game.pass();
    game.cast(0, 'Test Stop').resolve();
    expect([...hand.slice(1), 'Test Stop', 'Test Double'].map((name) => game.all(name, 'exile').length)).toEqual([
      2, 1, 1, 1,
    ]);
    expect([game.view().stack, game.view().turn.number, game.life(1)]).toEqual([[], 4, 20]);
  });
});

describe('day and night', () => {
  it('mtg:731.2c what is neither remains neither, however many turns there are and whatever is cast in them', () => {
    const game = at({ hand: ['Test Nap', 'Test Nap'] }, { hand: ['Test Nap'] });
    game.cast(0, 'Test Nap').resolve().cast(0, 'Test Nap').resolve();
    for (const turn of [4, 5, 6, 7, 8, 9]) expect(timeOf(game.until({ turn, step: 'upkeep' }))).toBeNull();
  });
  it('mtg:731.2a spells of others than the player whose turn it was do not keep it day', () => {
    const day = (mine: string[], theirs: string[], turn: number, seats: (0 | 1)[]): unknown => {
      const game = at({ hand: ['Test Dawn', ...mine] }, { hand: theirs })
        .cast(0, 'Test Dawn')
        .resolve();
      game.until({ turn: 4, step: 'upkeep' });
      for (const seat of seats) {
        while (game.decision().seat !== seat) game.pass();
        game.cast(seat, 'Test Nap').resolve();
      }
      return timeOf(game.until({ turn, step: 'upkeep' }));
    };
    expect(day(['Test Nap', 'Test Nap'], [], 5, [0, 0])).toBe('night');
    expect(day([], ['Test Nap'], 5, [1])).toBe('day');
    expect(day(['Test Nap'], ['Test Nap'], 5, [0, 1])).toBe('day');
    expect(day([], [], 5, [])).toBe('night');
  });
  it('mtg:731.2a where teams share their turns a spell of any player of the team whose turn it was keeps it day', () => {
    const kept = (caster: number | null): unknown => {
      const hand = ['Test Nap'];
      const players = [0, 1, 2, 3].map((seat) => ({ hand: seat === 2 ? [...hand, 'Test Dawn'] : hand }));
      const game = giants(players, { definitions: CARDS, turn: { number: 4, active: 2 } });
      game.answer(2, { choose: [{ kind: 'CAST', card: 'Test Dawn' }] });
      passAll(passAll(game));
      game.until({ turn: 5, step: 'precombatMain' });
      if (caster !== null) {
        if (caster > 1) passAll(game);
        game.answer(caster, { choose: [{ kind: 'CAST', card: 'Test Nap' }] });
      }
      return timeOf(game.until({ turn: 6, step: 'upkeep' }));
    };
    expect([kept(0), kept(1), kept(3), kept(null)]).toEqual(['day', 'day', 'night', 'night']);
  });
});

/** What happens of itself, for either player: day and night, turn-based actions and state-based ones (702.145, 703.4, 704.5). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { chapter } from '../../src/language/frames.js';
import {
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  keyword,
  permanent,
  putCounters,
  rule,
  scheme,
  sorcery,
  t,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const seize = (name: string) =>
  instant(name, '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  });
const CARDS: CardDefinition[] = [
  faces(
    'transform',
    creatureCard('Test Villager', '{0}', 'Human Werewolf', '2/2', keyword('daybound')),
    card('Test Howler', {
      type: 'Creature — Werewolf',
      power: 5,
      toughness: 5,
      colors: ['G'],
      abilities: [keyword('nightbound')],
    }),
  ),
  instant('Test Dusk', '{0}', { effects: [{ do: 'becomeTime', time: 'night' }] }),
  instant('Test Dawn', '{0}', { effects: [{ do: 'becomeTime', time: 'day' }] }),
  instant('Test Hush', '{0}', {
    effects: [untilEndOfTurn({ each: [permanent, creature] }, { mod: 'loseAbilities' })],
  }),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Nap', '{0}', { effects: [gainLife(0)] }),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  creatureCard('Test Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  card('Test History', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [...chapter([2], { effects: [gainLife(1)] }), ...chapter([5], { effects: [gainLife(1)] })],
  }),
  scheme('Test Idle', 'Scheme'),
  creatureCard('Test Guard', '{0}', 'Soldier', '2/6', continuous('self', [rule('blocksMore', { count: 1 })])),
  creatureCard('Test Ox', '{0}', 'Ox', '2/4'),
  creatureCard(
    'Test Dreamer',
    '{0}',
    'Wizard',
    '1/1',
    continuous('self', [rule('maxCounters', { kind: 'charge', count: 3 })]),
  ),
  creatureCard('Test Sleeper', '{0}', 'Wizard', '1/1'),
  sorcery('Test Charge', '{0}', {
    effects: [
      putCounters(5, { each: [permanent, creature] }, 'charge'),
      putCounters(4, { each: [permanent, creature] }, 'oil'),
    ],
  }),
  faces(
    'transform',
    card('Test Invasion', { cost: '{1}{W}', type: 'Battle — Siege', defense: 4 }),
    card('Test Liberator', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
  ),
  instant('Test Raze', '{0}', { targets: [target(permanent)], effects: [{ do: 'clearCounters', what: t(0) }] }),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  creatureCard('Test Racer', '{0}', 'Pilot', '2/2', keyword('start your engines!')),
  seize('Test Seize'),
];
ownCards(...CARDS);

const VILLAGER = 'Test Villager // Test Howler';
const SIEGE = 'Test Invasion // Test Liberator';
const at = (mine: object, theirs: object = {}, more: object = {}): Play => magicPosition([mine, theirs], more);
const timeOf = (game: Play): unknown => (game.view().turn as JsonObject).time ?? null;
const cast = (game: Play, ...spells: string[]): Play => {
  for (const spell of spells) game.cast(0, spell).resolveAll();
  return game;
};
/** The names that the permanents of two faces have, first mine, then theirs. */
const names = (game: Play): unknown[] =>
  [0, 1].map((seat) => game.all(VILLAGER).find(({ controller }) => controller === seat)?.name);
const upkeep = (turn: number) => ({ turn, step: 'upkeep' });

describe('day and night', () => {
  /** Whose spells they are decides what the next turn makes of the time. */
  const between = (seat: 0 | 1, ...spells: string[]): Play => {
    const game = at({ hand: spells, battlefield: [VILLAGER] }, { hand: spells, battlefield: [VILLAGER] });
    for (const spell of spells) {
      while (game.decision().seat !== seat) game.pass();
      game.cast(seat, spell).resolveAll();
    }
    return game;
  };
  it('mtg:702.145c at night each player transforms what is daybound and has its front face up, as soon as it is so', () => {
    const game = between(1, 'Test Dawn', 'Test Hush', 'Test Dusk');
    expect([timeOf(game), names(game)]).toEqual(['night', ['Test Villager', 'Test Villager']]);
    expect(names(game.until(upkeep(4)))).toEqual(['Test Howler', 'Test Howler']);
    expect(names(cast(at({ hand: ['Test Dusk'], battlefield: [VILLAGER] }), 'Test Dusk'))[0]).toBe('Test Howler');
    const twins = at({ hand: ['Test Dawn', 'Test Twins', 'Test Dusk'], battlefield: [VILLAGER] });
    cast(twins, 'Test Dawn').castAt(0, 'Test Twins', { card: VILLAGER }).resolve();
    expect(cast(twins, 'Test Dusk').all(VILLAGER)).toMatchObject([{ name: 'Test Howler' }, { name: 'Test Howler' }]);
    const theirs = at({ hand: ['Test Dusk'] }, { battlefield: [VILLAGER] });
    const stack = theirs.cast(0, 'Test Dusk').resolve().view().stack;
    expect([names(theirs)[1], stack]).toEqual(['Test Howler', []]);
  });
  it('mtg:702.145f by day each player transforms what is nightbound and has its back face up, as soon as it is so', () => {
    const game = between(0, 'Test Dusk', 'Test Hush', 'Test Dawn');
    expect([timeOf(game), names(game)]).toEqual(['day', ['Test Howler', 'Test Howler']]);
    expect(names(game.until(upkeep(4)))).toEqual(['Test Villager', 'Test Villager']);
    const twins = at({ hand: ['Test Dusk', 'Test Twins', 'Test Dawn'], battlefield: [VILLAGER] });
    cast(twins, 'Test Dusk').castAt(0, 'Test Twins', { card: VILLAGER }).resolve();
    expect(cast(twins, 'Test Dawn').all(VILLAGER)).toMatchObject([
      { name: 'Test Villager' },
      { name: 'Test Villager' },
    ]);
    const theirs = at({ hand: ['Test Dusk', 'Test Dawn'] }, { battlefield: [VILLAGER] });
    cast(theirs, 'Test Dusk').cast(0, 'Test Dawn');
    expect(names(theirs)[1]).toBe('Test Howler');
    expect([names(theirs.resolve())[1], theirs.view().stack]).toEqual(['Test Villager', []]);
  });
  it('mtg:702.145d whoever controls what is daybound, if it is neither it becomes day, and at night it stays night', () => {
    const theirs = at({ hand: ['Test Dusk', 'Test Nap'] }, { hand: [VILLAGER] }, { turn: { active: 1 } });
    expect(timeOf(theirs)).toBeNull();
    expect(timeOf(theirs.cast(1, 'Test Villager').resolve().until({ turn: 4, step: 'upkeep' }))).toBe('day');
    expect(
      timeOf(
        at({ hand: ['Test Nap'] }, { battlefield: [VILLAGER] })
          .cast(0, 'Test Nap')
          .resolve(),
      ),
    ).toBe('day');
    expect(timeOf(at({}, { battlefield: [{ card: VILLAGER, controller: 0 }] }).pass())).toBe('day');
    expect(timeOf(cast(at({ hand: ['Test Dusk', VILLAGER] }), 'Test Dusk', 'Test Villager'))).toBe('night');
  });
});

describe('turn-based actions', () => {
  const isOut = (game: Play) => game.all('Test Ox').map(({ phasedOut }) => phasedOut);
  it('mtg:703.4a the active player’s permanents with phasing phase out, and what they controlled as it phased out phases in, no one else’s', () => {
    const game = at(
      {
        hand: ['Test Shift', 'Test Shift'],
        battlefield: ['Test Ox', 'Test Phaser', { card: 'Test Sleeper', as: 'it' }],
      },
      { battlefield: ['Test Guard', { card: 'Test Dreamer', controller: 0 }] },
    );
    for (const name of ['Test Ox', 'Test Guard']) game.castAt(0, 'Test Shift', { card: name }).resolve();
    const out = (turn: number) => {
      game.until(upkeep(turn));
      return ['Test Ox', 'Test Guard', 'Test Phaser'].map((name) => game.the(name).phasedOut);
    };
    expect([out(4), out(5), out(6), out(7)]).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, true],
      [false, false, false],
    ]);
    // What somebody else owns phases in for who controlled it.
    const borrowed = at({ hand: ['Test Shift'] }, { battlefield: [{ card: 'Test Ox', controller: 0 }] });
    borrowed.castAt(0, 'Test Shift', { card: 'Test Ox' }).resolve();
    expect([isOut(borrowed.until(upkeep(4))), isOut(borrowed.until(upkeep(5)))]).toEqual([[true], [false]]);
  });
  it('mtg:703.4b in the untap step it is checked whether day becomes night, or night day, and nothing where it is neither', () => {
    const day = at({ hand: ['Test Dawn'] });
    expect(timeOf(cast(day, 'Test Dawn').until(upkeep(4)))).toBe('day');
    expect([timeOf(day.until({ turn: 4, step: 'end' })), timeOf(day.until(upkeep(5)))]).toEqual(['day', 'night']);
    const night = cast(at({ hand: ['Test Dusk', 'Test Nap'] }), 'Test Dusk', 'Test Nap');
    expect([timeOf(night.until({ turn: 3, step: 'end' })), timeOf(night.until(upkeep(4)))]).toEqual(['night', 'day']);
    for (const spells of [[], ['Test Nap'], ['Test Nap', 'Test Nap']]) {
      const neither = cast(at({ hand: spells }), ...spells);
      expect([timeOf(neither.until(upkeep(4))), timeOf(neither.until(upkeep(6)))]).toEqual([null, null]);
    }
    // Phasing comes first: what is daybound and phases in sees the night come.
    const phased = at({ hand: ['Test Dawn', 'Test Shift'], battlefield: [VILLAGER] }).until({
      turn: 3,
      step: 'precombatMain',
    });
    cast(phased, 'Test Dawn').castAt(0, 'Test Shift', { card: VILLAGER }).resolve();
    expect([timeOf(phased.until(upkeep(5))), phased.the(VILLAGER).name]).toEqual(['night', 'Test Howler']);
  });
  it('mtg:703.4f the Sagas of the active player alone get a lore counter, in an Archenemy game after the scheme is set in motion', () => {
    const game = at({ battlefield: ['Test History', 'Test History'] }, { battlefield: ['Test History'] });
    const lore = (play: Play, seat: number) =>
      play.all('Test History').flatMap((o) => (o.controller === seat ? [(o.counters as JsonObject)?.lore ?? 0] : []));
    const before = [lore(game, 0), lore(game, 1)];
    game.until({ turn: 4, step: 'precombatMain' });
    expect([lore(game, 0), lore(game, 1)]).toEqual([before[0], (before[1] ?? []).map((n) => Number(n) + 1)]);
    const made = ownMagic().createScenario({
      ...{ ruleset: 'mtg', edition: 'current', seed: 'archenemy', options: { format: 'archenemy' } },
      turn: { number: 5, active: 0, step: 'upkeep' },
      players: [{ battlefield: ['Test History'], schemes: [{ card: 'Test Idle', count: 10 }] }, {}, {}].map((p) => ({
        library: [{ card: 'Wall of Mist', count: 20 }],
        ...p,
      })),
    } as never);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const schemed = new Play(ownMagic(), made.value.state).until({ turn: 5, step: 'precombatMain' });
    const types = schemed.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'SCHEME_SET_IN_MOTION' || type === 'COUNTERS_CHANGED')).toEqual([
      'SCHEME_SET_IN_MOTION',
      'COUNTERS_CHANGED',
    ]);
  });
  it('mtg:703.4k each player announces how their own creatures assign their damage, the active player first', () => {
    for (const active of [0, 1] as const) {
      const other = active === 0 ? 1 : 0;
      const sides = [0, 1].map((seat) => ({
        battlefield: seat === active ? ['Test Ox', 'Hill Giant', 'Craw Wurm'] : ['Test Guard', 'Test Sleeper'],
      }));
      const game = at(sides[0] as object, sides[1], { turn: { active } }).until({ kind: 'ATTACKERS' });
      game.attack(active, 'Test Ox', 'Hill Giant', 'Craw Wurm').until({ kind: 'BLOCKERS' });
      game.block(other, ['Test Guard', 'Test Ox'], ['Test Guard', 'Hill Giant'], ['Test Sleeper', 'Test Ox']);
      while (game.waiting()) game.pass();
      const asked: unknown[] = [];
      while (game.decision().kind === 'COMBAT_DAMAGE') {
        const { seat, source } = game.decision() as unknown as { seat: number; source: string };
        asked.push([seat, game.view().objects[source]?.card]);
        expect(game.happened('DAMAGE_DEALT')).toEqual([]);
        game.takeDefault('COMBAT_DAMAGE');
      }
      expect(asked).toEqual([
        [active, 'Test Ox'],
        [other, 'Test Guard'],
      ]);
    }
  });
});

describe('state-based actions', () => {
  it('mtg:704.5r of a kind that it can’t have more than three of, all but three are removed, of each that is so limited', () => {
    const game = at(
      { hand: ['Test Charge', 'Test Hush'], battlefield: ['Test Dreamer', 'Test Sleeper'] },
      { battlefield: ['Test Dreamer'] },
    );
    cast(game, 'Test Charge');
    expect(game.all('Test Dreamer').map(({ counters }) => counters)).toEqual([
      { charge: 3, oil: 4 },
      { charge: 3, oil: 4 },
    ]);
    expect(game.the('Test Sleeper').counters).toEqual({ charge: 5, oil: 4 });
    // Without the ability it has them, until it has that again.
    const hushed = at({ hand: ['Test Charge', 'Test Hush'], battlefield: ['Test Dreamer'] });
    cast(hushed, 'Test Hush', 'Test Charge');
    expect(hushed.the('Test Dreamer').counters).toEqual({ charge: 5, oil: 4 });
    expect(hushed.until(upkeep(4)).the('Test Dreamer').counters).toEqual({ charge: 3, oil: 4 });
  });
  it('mtg:704.5v a Siege with defense 0 stays while its ability is to leave the stack, then it goes to its owner’s graveyard', () => {
    const siege = { card: SIEGE, protector: 1, counters: { defense: 4 } };
    for (const [mine, theirs, owner] of [
      [[siege], [], 0],
      [[], [{ ...siege, controller: 0 }], 1],
    ] as const) {
      const game = at({ hand: ['Test Raze', 'Test Stifle'], battlefield: mine }, { battlefield: theirs });
      game.castAt(0, 'Test Raze', { card: SIEGE }).resolve();
      expect([game.all(SIEGE).length, game.view().stack.length]).toEqual([1, 1]);
      game.castAt(0, 'Test Stifle', { card: SIEGE }).resolve();
      expect(game.the(SIEGE, 'graveyard')).toMatchObject({ owner });
    }
  });
  it('mtg:704.5z whoever controls a permanent with start your engines! and has no speed gets speed 1, in either turn, and only then', () => {
    const speeds = (game: Play): unknown[] => [0, 1].map((seat) => (game.view().players[seat] as JsonObject).speed);
    const theirs = at({}, { battlefield: ['Test Racer', 'Test Racer'] }).pass();
    expect(speeds(theirs)).toEqual([undefined, 1]);
    const borrowed = at({ hand: ['Test Seize'] }, { battlefield: ['Test Racer'] });
    expect(speeds(borrowed.castAt(0, 'Test Seize', { card: 'Test Racer' }))).toEqual([undefined, 1]);
    expect(speeds(borrowed.resolve())).toEqual([1, 1]);
    const owned = at({}, { battlefield: [{ card: 'Test Racer', controller: 0 }] }).pass();
    expect(speeds(owned)).toEqual([1, undefined]);
    expect(speeds(at({ battlefield: ['Test Ox'] }).pass())).toEqual([undefined, undefined]);
  });
});

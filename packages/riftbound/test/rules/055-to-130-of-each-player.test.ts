/** What holds of zones, decks and what is seen for each player and in each place, not for the first alone (055–130). */
import type { HandedOn, JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, pileIn, position } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, foe, GEAR, giant, reacts, recruit, T0, T1, UNIT } from '../support/rites.js';

const EVERYBODY = [0, 1, 2, 'spectator'] as const;
type Viewer = (typeof EVERYBODY)[number];

/** The cards that somebody sees in a zone of a player; null: only how many there are. */
function seen(game: Play, viewer: Viewer, id: string, owner: number | null) {
  const view = game.view(viewer);
  const zone = view.zones.find((z) => z.id === id && z.owner === owner);
  return zone && 'objects' in zone ? zone.objects.map((o) => String(view.objects[o]?.card)).sort() : null;
}
const byAll = (game: Play, id: string, owner: number | null): unknown[] =>
  EVERYBODY.map((viewer) => seen(game, viewer, id, owner));

describe('as much as can be done', () => {
  const slay = reacts('Test Slay', { targets: [{ what: UNIT }], effects: [{ do: 'kill', what: T0 }] });
  it('riftbound:055 with one of two targets gone the rest is done to the other one, and what follows as well', () => {
    const pair = spell('Test Pair', {
      targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
      effects: [damage(2), damage(3, T1), draw(1)],
    });
    const after = (gone: string) => {
      const game = position(
        [
          { hand: ['Test Pair'], base: ['Test Giant'] },
          { hand: ['Test Slay'], base: ['Noxus Hopeful'] },
        ],
        { definitions: [pair, slay, giant] },
      );
      game.play(0, 'Test Pair', { targets: [[{ card: 'Test Giant' }], [{ card: 'Noxus Hopeful' }]] }).pass();
      game.play(1, 'Test Slay', { targets: [[{ card: gone }]] }).settle();
      return [game.happened('DAMAGE_DEALT').map(({ amount }) => amount), game.hand(0)];
    };
    expect([after('Test Giant'), after('Noxus Hopeful')]).toEqual([
      [[3], 1],
      [[2], 1],
    ]);
  });
  it('riftbound:055 each of several players does as much as there is for them to do', () => {
    const loss = does({ do: 'discard', who: 'players', count: 2 }, { do: 'kill', what: { each: GEAR } }, draw(1));
    const game = position([{ hand: ['Test Rite', 'Cleave'] }, { hand: ['Retreat', 'Stupefy', 'Cleave'] }], {
      definitions: [loss],
    }).play(0, 'Test Rite');
    expect(game.calm().hand(1)).toBe(1);
    expect([game.hand(0), game.pile(0, 'trash').sort()]).toEqual([1, ['Cleave', 'Test Rite']]);
  });
});

describe('whose zones cards go to', () => {
  it('riftbound:056 whatever becomes of borrowed units and gear, they go to zones of their owners', () => {
    const to = (zone: string, more: JsonObject) => {
      const sweep = does({ do: 'move', what: { each: { any: [UNIT, GEAR] } }, to: zone, ...more });
      const game = position(
        [
          { hand: ['Test Rite'], mainDeck: [], base: [foe('Test Recruit', { owner: 0 })] },
          {
            mainDeck: [],
            base: [
              { card: 'Noxus Hopeful', controller: 0 },
              { card: 'Test Tool', controller: 0 },
            ],
          },
        ],
        { definitions: [sweep, recruit, gear('Test Tool')] },
      );
      game.play(0, 'Test Rite').settle();
      return [0, 1].map((seat) =>
        game
          .pile(seat, zone)
          .filter((name) => name !== 'Test Rite')
          .sort(),
      );
    };
    const owned = [['Test Recruit'], ['Noxus Hopeful', 'Test Tool']];
    expect(to('mainDeck', { position: 'bottom', cause: 'recycle' })).toEqual(owned);
    expect(to('mainDeck', { position: 'top' })).toEqual(owned);
    expect(to('hand', { cause: 'return' })).toEqual(owned);
    expect(to('trash', { cause: 'kill' })).toEqual(owned);
    expect(to('banishment', { cause: 'banish' })).toEqual(owned);
  });
  it('riftbound:107.1.a what is in the base of one player is not where the other ones’ units are', () => {
    const herald = unit('Test Herald', 1, {
      kind: 'static',
      affects: [UNIT, { is: 'here' }, { other: true }],
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
    const game = position(
      [{ base: ['Test Herald', 'Noxus Hopeful'] }, { base: ['Honest Broker'] }, { base: ['Test Giant'] }],
      {
        definitions: [herald, giant],
      },
    );
    const plain = position([{ base: ['Noxus Hopeful'] }, { base: ['Honest Broker'] }]);
    expect(game.might('Noxus Hopeful')).toBe(Number(plain.might('Noxus Hopeful')) + 2);
    expect([game.might('Honest Broker'), game.might('Test Giant')]).toEqual([plain.might('Honest Broker'), 6]);
    for (const [seat, names] of [['Noxus Hopeful', 'Test Herald'], ['Honest Broker'], ['Test Giant']].entries())
      expect(seen(game, 'spectator', 'base', seat)?.filter((name) => !name.endsWith(' Rune'))).toEqual(names);
  });
});

describe('who sees what lies there', () => {
  it('riftbound:107.1.d units, gear, tokens and runes in each base are seen by everybody', () => {
    const base = ['Noxus Hopeful', 'Test Tool', { token: 'Recruit' }];
    const game = position(
      [
        { base, runes: ['Fury Rune'] },
        { base, runes: ['Order Rune', { card: 'Mind Rune', exhausted: true }] },
        { base, runes: [] },
      ],
      { definitions: [gear('Test Tool')] },
    );
    const there = [['Fury Rune'], ['Mind Rune', 'Order Rune'], []];
    for (const [seat, runes] of there.entries()) {
      const all = ['Noxus Hopeful', 'Recruit', 'Test Tool', ...runes].sort();
      expect(byAll(game, 'base', seat)).toEqual([all, all, all, all]);
    }
  });
  it('riftbound:107.2.c each battlefield and all that is there are seen by everybody, whosever they are', () => {
    const game = position([{}, {}, {}], {
      battlefields: [
        { card: PEAK, owner: 0, units: [{ card: 'Noxus Hopeful', controller: 0 }] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Honest Broker'), { token: 'Recruit', controller: 1 }] },
      ],
    });
    const all = [GROVE, 'Honest Broker', 'Noxus Hopeful', PEAK, 'Recruit'].sort();
    expect(byAll(game, 'battlefield', null)).toEqual([all, all, all, all]);
  });
  const three = ['Cleave', 'Retreat', 'Stupefy'];
  it('riftbound:108.2.d everybody sees each of the cards in each trash', () => {
    const game = position([{ trash: three }, { trash: three }, { trash: three }]);
    for (const seat of [0, 1, 2]) expect(byAll(game, 'trash', seat)).toEqual([three, three, three, three]);
  });
  it('riftbound:108.6.e everybody sees each of the cards in each banishment', () => {
    const game = position([{ banishment: three }, { banishment: three }, { banishment: three }]);
    for (const seat of [0, 1, 2]) expect(byAll(game, 'banishment', seat)).toEqual([three, three, three, three]);
  });
  it('riftbound:130.6 what lies below other cards of a trash or a banishment is read by everybody', () => {
    const game = position([{}, { trash: three, banishment: three }, {}]);
    for (const zone of ['trash', 'banishment']) expect(byAll(game, zone, 1)).toEqual([three, three, three, three]);
  });
  it('riftbound:108.3.e everybody sees the card in each champion zone', () => {
    const game = position([{ championZone: ["Kai'Sa, Survivor"] }, { championZone: ['Viktor, Leader'] }, {}]);
    for (const [seat, names] of [["Kai'Sa, Survivor"], ['Viktor, Leader'], []].entries())
      expect(byAll(game, 'championZone', seat)).toEqual([names, names, names, names]);
  });
  it('riftbound:108.5.d nobody is told which rune lies where in a rune deck, its player neither', () => {
    const game = position([{ runeDeck: ['Fury Rune', 'Order Rune'] }, { runeDeck: ['Mind Rune', 'Calm Rune'] }, {}]);
    for (const seat of [0, 1])
      for (const viewer of EVERYBODY)
        expect(game.view(viewer).zones.find((z) => z.id === 'runeDeck' && z.owner === seat)).toEqual({
          id: 'runeDeck',
          owner: seat,
          count: 2,
        });
  });
  it('riftbound:128.5 whoever looks is told which card comes to an open zone', () => {
    const bury = does({ do: 'move', what: { each: [{ zone: 'hand' }, UNIT] }, to: 'trash', cause: 'discard' });
    const game = position([{ hand: ['Test Rite', 'Noxus Hopeful'] }, { hand: ['Honest Broker'] }, {}], {
      definitions: [bury],
    });
    game.play(0, 'Test Rite').settle();
    const told = game.happened('OBJECT_MOVED').filter(({ cause }) => cause === 'discard');
    expect(told.map((data) => data.card).sort()).toEqual(['Honest Broker', 'Noxus Hopeful']);
    for (const [seat, name] of ['Noxus Hopeful', 'Honest Broker'].entries())
      for (const names of byAll(game, 'trash', seat)) expect(names).toContain(name);
  });
  const dig = (more: JsonObject, filter?: JsonObject): JsonObject =>
    does({
      do: 'dig',
      count: 2,
      ...more,
      take: { to: 'hand', ...(filter ? { filter } : {}) },
      rest: { to: 'bottom', order: 'random' },
    });
  it('riftbound:128.6.a of cards that all players see one of a kind is taken, and of any kind as well', () => {
    const least = (rite: JsonObject) =>
      position([{ hand: ['Test Rite'], mainDeck: ['Pouty Poro', 'Watchful Sentry', 'Honest Broker'] }, {}], {
        definitions: [rite],
      })
        .play(0, 'Test Rite')
        .settle()
        .decision().min;
    expect([least(dig({}, UNIT)), least(dig({}))]).toEqual([0, 1]);
    expect([least(dig({ reveal: true }, UNIT)), least(dig({ reveal: true }))]).toEqual([1, 1]);
  });
});

describe('what effects do in zones', () => {
  const [hero, other] = ['Test Hero', 'Test Other'].map((name) =>
    card(name, { types: ['Unit'], might: 2, supertypes: ['Champion'] }),
  ) as [JsonObject, JsonObject];
  it('riftbound:108.3.c.1 what counts is the zone of the champion’s owner, whoever returns it', () => {
    const back = aims(ENEMY, { do: 'move', what: T0, to: 'championZone', cause: 'return' });
    const left = (mine: string[], theirs: string[]) => {
      const game = position(
        [
          { hand: ['Test Rite'], championZone: mine },
          { championZone: theirs, base: ['Test Hero'] },
        ],
        {
          definitions: [hero, back, other],
        },
      );
      return game.play(0, 'Test Rite').settle().onBoard('Test Hero').length;
    };
    expect([left([], []), left(['Test Other'], []), left([], ['Test Other'])]).toEqual([0, 0, 1]);
  });
  it('riftbound:108.7.f what is said of hands is done to the hand that is meant: the own one, another one, all', () => {
    const after = (who: string) => {
      const game = position(
        [{ hand: ['Test Rite', 'Cleave', 'Retreat'] }, { hand: ['Stupefy', 'Cleave'] }, { hand: ['Retreat'] }],
        {
          definitions: [does({ do: 'discard', who, count: 1 })],
        },
      );
      game.play(0, 'Test Rite').calm();
      return [0, 1, 2].map((seat) => game.hand(seat));
    };
    expect([after('you'), after('opponents'), after('players')]).toEqual([
      [1, 2, 1],
      [2, 1, 0],
      [1, 1, 0],
    ]);
  });
});

describe('setting up', () => {
  const { kaisa, viktor } = sampleDecks;
  if (!kaisa || !viktor) throw new Error('no decks');
  const decks = [kaisa, viktor];
  const begun = (seed: string, match?: HandedOn): Play => {
    const created = riftbound.create({
      edition: '2026-07',
      seed,
      options: { autoPass: 'none', payment: 'auto' },
      seats: decks.map((deck, i) => ({ name: `P${i}`, deck })),
      ...(match ? { match: { previous: match } } : {}),
    });
    if (!created.ok) throw new Error('not created');
    const play = new Play(riftbound, created.value.state);
    play.events.push(...created.value.events);
    return play;
  };
  it('riftbound:113.1 where two play one game, chance says which of its three battlefields a deck brings', () => {
    const brought = Array.from({ length: 16 }, (_, n) =>
      Object.values(begun(`seed ${n}`).view().objects)
        .filter((o) => o.zone === 'battlefield')
        .map((o) => String(o.card)),
    ).flat();
    for (const deck of decks)
      for (const { card: name } of deck.battlefields ?? [])
        expect(brought.filter((one) => one === name).length).toBeGreaterThan(0);
  });
  it('riftbound:114.1 each player’s main deck is in a zone of their own, but for what was drawn from it', () => {
    const game = begun('b');
    for (const [seat, deck] of decks.entries()) {
      const listed = (deck.main ?? []).flatMap((one) => Array.from({ length: one.count }, () => one.card));
      const there = ['mainDeck', 'hand'].flatMap((zone) => pileIn(game, seat, zone));
      expect([there.sort(), pileIn(game, seat, 'hand').length]).toEqual([listed.sort(), 4]);
    }
  });
  it('riftbound:115.1.b.1 who was chosen by the loser of the game before takes the first turn', () => {
    const first = (winner: number, confirm: boolean) => {
      const game = begun('b', { first: 0, winners: [winner] });
      game.answer(1 - winner, { confirm });
      for (let d = game.decisions()[0]; d && d.kind !== 'PRIORITY'; d = game.decisions()[0])
        game.answer(d.seat, d.default);
      const { active, number } = game.view().turn;
      expect([game.happened('STARTING_PLAYER').map(({ seat }) => seat), number]).toEqual([[active], 1]);
      return active;
    };
    expect([first(0, true), first(0, false), first(1, true), first(1, false)]).toEqual([1, 0, 0, 1]);
  });
});

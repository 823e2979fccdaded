/** Foretell, plot and suspend: cards that are put away from the hand by special actions, and cast from exile later. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  control,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
ownCards(
  card('Test Foretell', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('foretell', { cost: one }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  creatureCard('Test Foretold Bear', '{5}', 'Bear', '2/2', keyword('foretell', { cost: one })),
  creatureCard('Test Plot', '{5}', 'Rogue', '3/3', keyword('plot', { cost: one })),
  card('Test Plot Instant', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('plot', { cost: one }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  creatureCard('Test Suspend', '{5}', 'Beast', '4/4', keyword('suspend', { cost: one, value: 2 })),
  card('Test Suspend Instant', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('suspend', { cost: one, value: 1 }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'endOfTurn' } }],
  }),
);
const at = (hand: string[], mountains: number, theirs: object = {}): Play =>
  magicPosition([
    { hand, battlefield: lands(mountains, 'Mountain'), library: ['Island', 'Island', 'Island'] },
    { library: ['Plains', 'Plains', 'Plains'], ...theirs },
  ]);
const kinds = (game: Play, name: string) =>
  game
    .decisions()
    .flatMap((d) => d.options.flatMap((o) => (o.card === name ? [`${o.kind} ${o.method ?? ''}`.trim()] : [])));
const special = (game: Play, name: string) => game.choose(0, { kind: 'SPECIAL', card: name });

describe('foretell (702.143)', () => {
  it('mtg:406.3 what was exiled face down is not told by what it may be cast for', () => {
    const game = magicPosition([{ hand: ['Test Foretell'], battlefield: lands(2, 'Forest') }, {}]);
    const done = game.service.submit(game.state, [{ seat: 0, choose: [{ card: 'Test Foretell', kind: 'SPECIAL' }] }]);
    if (!done.ok) throw new Error(done.error.detail);
    const told = game.service.redactEvents(done.value.events, 1).filter((e) => e.type === 'EFFECT_BEGAN');
    expect(told).toMatchObject([{ source: null, card: null, text: null, cards: [] }]);
  });

  it('mtg:702.143a for {2} it is exiled, and cast for its foretell cost from the next turn on', () => {
    const game = special(at(['Test Foretell'], 3), 'Test Foretell');
    expect([game.zones('Test Foretell'), game.all('Mountain').filter((m) => m.tapped)]).toEqual([
      ['exile'],
      expect.objectContaining({ length: 2 }),
    ]);
    expect(kinds(game, 'Test Foretell')).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(kinds(game, 'Test Foretell')).toEqual(['CAST foretell']);
    game.choose(0, { card: 'Test Foretell', method: 'foretell' }).resolve();
    expect([game.life(0), game.zones('Test Foretell')]).toEqual([23, ['graveyard']]);
  });
  it('mtg:702.143a it lies there face down: its owner may look at it, and nobody else', () => {
    const game = special(at(['Test Foretell'], 2), 'Test Foretell');
    const exiled = (viewer: number) => {
      const view = game.view(viewer);
      return view.zones
        .filter((z) => z.id === 'exile')
        .flatMap((z) => ('objects' in z ? z.objects : []).map((id) => view.objects[id]));
    };
    expect(exiled(0)).toEqual([expect.objectContaining({ card: 'Test Foretell', faceDown: true })]);
    expect(JSON.stringify([exiled(1), game.view(1).stack])).not.toContain('Test Foretell');
    expect(exiled(1)).toHaveLength(1);
    expect(JSON.stringify(game.service.redactEvents(game.events, 1))).not.toContain('Test Foretell');
  });
  it('mtg:702.143b it uses no stack, and is done in one’s own turn alone', () => {
    const game = special(at(['Test Foretell'], 2), 'Test Foretell');
    expect([game.view().stack, game.waiting()]).toEqual([[], true]);
    const busy = at(['Test Foretell', 'Test Gain'], 2).cast(0, 'Test Gain');
    expect(kinds(busy, 'Test Foretell')).toEqual(['SPECIAL']);
    const theirs = at(['Test Foretell'], 2).until({ turn: 4, step: 'upkeep' }).pass();
    expect(theirs.decision().seat).toBe(0);
    expect(kinds(theirs, 'Test Foretell')).toEqual([]);
  });
  it('mtg:702.143a what is cast so goes by its own types: a creature in a main phase', () => {
    const game = special(at(['Test Foretold Bear'], 3), 'Test Foretold Bear').until({ turn: 5, step: 'upkeep' });
    expect(kinds(game, 'Test Foretold Bear')).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' }).choose(0, { method: 'foretell' }).resolve();
    expect(game.figures('Test Foretold Bear')).toBe('2/2');
  });
  it('mtg:702.143f as the game ends it is revealed', () => {
    const game = special(at(['Test Foretell'], 2), 'Test Foretell');
    const conceded = game.service.concede(game.state, 1);
    if (!conceded.ok) throw new Error('refused');
    const { state, events } = conceded.value;
    expect(JSON.stringify(game.service.redactEvents(events, 'spectator'))).toContain('Test Foretell');
    expect(JSON.stringify(game.service.view(state, 1))).toContain('Test Foretell');
  });
});

describe('plot (702.170)', () => {
  it('mtg:702.170a for its cost it is exiled as a sorcery could be cast', () => {
    const game = special(at(['Test Plot'], 1), 'Test Plot');
    expect([game.zones('Test Plot'), game.view().stack]).toEqual([['exile'], []]);
    const busy = at(['Test Plot', 'Test Gain'], 1).cast(0, 'Test Gain');
    expect(kinds(busy, 'Test Plot')).toEqual([]);
    expect(kinds(at(['Test Plot'], 0), 'Test Plot')).toEqual([]);
  });
  it('mtg:702.170d from the next turn on its owner casts it for nothing in a main phase', () => {
    const game = special(at(['Test Plot Instant'], 1), 'Test Plot Instant');
    expect(kinds(game, 'Test Plot Instant')).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(kinds(game, 'Test Plot Instant')).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' }).choose(0, { method: 'plot' }).resolve();
    expect(game.life(0)).toBe(23);
  });
});

describe('suspend (702.62)', () => {
  it('mtg:702.62a exiled with time counters, it loses one each upkeep and is cast for nothing with the last, with haste', () => {
    const game = special(at(['Test Suspend'], 1), 'Test Suspend');
    expect(game.all('Test Suspend', 'exile')[0]).toMatchObject({ counters: { time: 2 } });
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect(game.all('Test Suspend', 'exile')[0]).toMatchObject({ counters: { time: 1 } });
    game.until({ turn: 7, step: 'upkeep' }).resolve().resolve();
    game.choose(0, { card: 'Test Suspend' }).resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Suspend');
    expect(game.until({ turn: 8 }).life(1)).toBe(16);
  });
  it('mtg:702.62a not cast, it remains exiled', () => {
    const game = special(at(['Test Suspend Instant'], 1), 'Test Suspend Instant').until({ turn: 5, step: 'upkeep' });
    game.resolve().resolve().answer(0, { choose: [] });
    expect(game.zones('Test Suspend Instant')).toEqual(['exile']);
    game.until({ turn: 7, step: 'upkeep' });
    expect(game.view().stack).toEqual([]);
  });
  it('mtg:702.62a the haste ends as its player loses control of it', () => {
    const game = special(at(['Test Suspend'], 1, { hand: ['Test Steal'] }), 'Test Suspend');
    game.until({ turn: 5, step: 'upkeep' }).resolve().until({ turn: 7, step: 'upkeep' }).resolve().resolve();
    game.choose(0, { card: 'Test Suspend' }).resolve();
    expect(game.the('Test Suspend').keywords).toContain('haste');
    game.pass().castAt(1, 'Test Steal', { card: 'Test Suspend' }).resolve();
    expect(game.the('Test Suspend').keywords).not.toContain('haste');
  });
  it('mtg:702.62c it is suspended when it could begin to be cast: an instant at any time', () => {
    const busy = at(['Test Suspend', 'Test Suspend Instant', 'Test Gain'], 1).cast(0, 'Test Gain');
    expect([kinds(busy, 'Test Suspend'), kinds(busy, 'Test Suspend Instant')]).toEqual([[], ['SPECIAL']]);
    special(busy, 'Test Suspend Instant');
    expect([busy.zones('Test Suspend Instant'), busy.view().stack.length]).toEqual([['exile'], 1]);
  });
});

/** Whose each zone is, who sees what lies there, and what comes there. */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const VIEWERS = [0, 1, 'spectator'] as const;
const LEGENDS = ["Kai'Sa, Daughter of the Void", 'Viktor, Herald of the Arcane'];

/** Something of each player in each zone. */
const full = (): RiftboundPlay =>
  position(
    [
      {
        legend: LEGENDS[0] as string,
        championZone: ["Kai'Sa, Survivor"],
        hand: ['Cleave'],
        mainDeck: ['Stupefy'],
        runeDeck: ['Fury Rune'],
        trash: ['Retreat'],
        banishment: ['Hextech Ray'],
        runes: [],
        base: ['Noxus Hopeful'],
      },
      {
        legend: LEGENDS[1] as string,
        championZone: ['Viktor, Leader'],
        hand: ['Bellows Breath'],
        mainDeck: ['Cull the Weak'],
        runeDeck: ['Order Rune'],
        trash: ['Hidden Blade'],
        banishment: ['Time Warp'],
        runes: [],
        base: ['Honest Broker'],
      },
    ],
    { battlefields: [{ card: PEAK, units: [{ card: 'Watchful Sentry', controller: 0 }] }, { card: GROVE }] },
  );
/** The names in a seat's zone, as somebody sees them; null: only how many there are. */
function seen(game: Play, viewer: 'judge' | (typeof VIEWERS)[number], id: string, owner: number | null) {
  const view = viewer === 'judge' ? game.view() : game.view(viewer);
  const zone = view.zones.find((z) => z.id === id && z.owner === owner);
  return zone && 'objects' in zone ? zone.objects.map((o) => view.objects[o]?.card) : null;
}

describe('each player has zones of their own', () => {
  it.each([
    ['riftbound:107.1.a a base', 'base', 'Noxus Hopeful', 'Honest Broker'],
    ['riftbound:107.4.a a legend zone', 'legendZone', ...LEGENDS],
    ['riftbound:108.2.a a trash', 'trash', 'Retreat', 'Hidden Blade'],
    ['riftbound:108.3.a a champion zone', 'championZone', "Kai'Sa, Survivor", 'Viktor, Leader'],
    ['riftbound:108.4.a a main deck', 'mainDeck', 'Stupefy', 'Cull the Weak'],
    ['riftbound:108.5.a a rune deck', 'runeDeck', 'Fury Rune', 'Order Rune'],
    ['riftbound:108.6.a a banishment', 'banishment', 'Hextech Ray', 'Time Warp'],
    ['riftbound:108.7.a a hand', 'hand', 'Cleave', 'Bellows Breath'],
  ])('%s', (_, zone, mine, theirs) => {
    const game = full();
    expect([0, 1].map((seat) => seen(game, 'judge', zone as string, seat))).toEqual([[mine], [theirs]]);
  });
  it('riftbound:107.2.a the battlefield zone is one for all, with several battlefields', () => {
    const zones = full()
      .view()
      .zones.filter(({ id }) => id === 'battlefield');
    expect(zones.map(({ owner }) => owner)).toEqual([null]);
    expect(seen(full(), 'judge', 'battlefield', null)).toEqual(expect.arrayContaining([PEAK, GROVE]));
  });
  it('riftbound:107.1.c.1 what is attached to a player’s unit is in that player’s base, whoever controls it', () => {
    const bind = spell('Test Bind', {
      effects: [{ do: 'attach', what: { each: { named: 'Test Tool' } }, to: { each: { named: 'Noxus Hopeful' } } }],
    });
    const game = position(
      [
        { hand: ['Test Bind'], runes: [], base: ['Noxus Hopeful'] },
        { runes: [], base: ['Test Tool'] },
      ],
      {
        definitions: [bind, gear('Test Tool')],
      },
    );
    expect(seen(game, 'judge', 'base', 1)).toEqual(['Test Tool']);
    game.play(0, 'Test Bind').settle();
    expect(game.unit('Test Tool').controller).toBe(1);
    expect(seen(game, 'judge', 'base', 0)?.sort()).toEqual(['Noxus Hopeful', 'Test Tool']);
    expect(seen(game, 'judge', 'base', 1)).toEqual([]);
  });
});

describe('who sees what lies there', () => {
  it.each([
    ['riftbound:107.1.d everybody sees what lies in bases', 'base', [0, 1]],
    ['riftbound:107.2.c everybody sees battlefields and what is there', 'battlefield', [null]],
    ['riftbound:108.2.d everybody sees what lies in a trash', 'trash', [0, 1]],
    ['riftbound:108.3.e everybody sees who is in a champion zone', 'championZone', [0, 1]],
    ['riftbound:108.6.e everybody sees what is banished', 'banishment', [0, 1]],
  ] as const)('%s', (_, zone, owners) => {
    const game = full();
    for (const owner of owners) {
      const all = seen(game, 'judge', zone, owner);
      expect(all?.length).toBeGreaterThan(0);
      expect(VIEWERS.map((viewer) => seen(game, viewer, zone, owner))).toEqual([all, all, all]);
    }
  });
  it.each([
    ['riftbound:108.4.c the main deck lies face down, for its player as well', 'mainDeck', 'Stupefy'],
    ['riftbound:108.5.c the rune deck lies face down, for its player as well', 'runeDeck', 'Fury Rune'],
  ])('%s', (_, zone, card) => {
    const game = full();
    expect(seen(game, 'judge', zone, 0)).toEqual([card]);
    for (const viewer of VIEWERS) {
      expect(seen(game, viewer, zone, 0)).toBeNull();
      expect(JSON.stringify(game.view(viewer).objects)).not.toContain(card);
    }
  });
  it.each([
    ['riftbound:108.4.d the order of a main deck is secret', 'mainDeck', ['Stupefy', 'Cull the Weak']],
    ['riftbound:108.5.d the order of a rune deck is secret', 'runeDeck', ['Fury Rune', 'Order Rune']],
  ] as const)('%s', (_, zone, cards) => {
    const [one, other] = [cards, [...cards].reverse()].map((pile) => position([{ [zone]: [...pile] }, {}]));
    if (!one || !other) throw new Error('no games');
    expect([one.pile(0, zone), other.pile(0, zone)]).toEqual([[...cards], [...cards].reverse()]);
    for (const viewer of VIEWERS) expect(one.view(viewer).zones).toEqual(other.view(viewer).zones);
  });
  it('riftbound:108.1.a a card is on the chain while it is being played, and an ability as well', () => {
    const game = position([{ hand: ['Stupefy'], legend: 'Viktor, Herald of the Arcane' }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy');
    expect([game.chain(), game.zones('Stupefy')]).toEqual([['Stupefy'], ['chain']]);
    game.settle().use(0, 'Viktor, Herald of the Arcane');
    expect(game.chain()).toEqual(['Viktor, Herald of the Arcane']);
  });
  it('riftbound:108.1.b everybody sees what is on the chain', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]).play(0, 'Stupefy');
    for (const viewer of VIEWERS) expect(game.view(viewer).stack).toMatchObject([{ card: 'Stupefy', controller: 0 }]);
  });
  it('riftbound:109 everybody sees all game objects on the board and in legend zones', () => {
    const game = full();
    const names = (viewer: 'judge' | (typeof VIEWERS)[number]) =>
      Object.values((viewer === 'judge' ? game.view() : game.view(viewer)).objects)
        .filter(({ zone }) => ['base', 'battlefield', 'legendZone'].includes(String(zone)))
        .map(({ card }) => card)
        .sort();
    expect(names('judge')).toHaveLength(7);
    for (const viewer of VIEWERS) expect(names(viewer)).toEqual(names('judge'));
  });
  it('riftbound:109.1 an opponent reads what is printed on a card in play', () => {
    const game = position([{ base: ["Kai'Sa, Survivor"] }, {}]);
    const [shown] = Object.values(game.view(1).objects).filter(({ card }) => card === "Kai'Sa, Survivor");
    expect(shown).toMatchObject({
      types: ['Unit'],
      supertypes: ['Champion'],
      domain: ['Fury'],
      energy: 4,
      baseMight: 4,
    });
    expect(shown).toMatchObject({
      abilities: expect.arrayContaining([expect.objectContaining({ kind: 'triggered' })]),
    });
  });
  it('riftbound:109.2 an opponent sees the state of what is in play', () => {
    const game = position([
      {
        base: [
          { card: 'Noxus Hopeful', exhausted: true, buffed: true, damage: 2, stunned: true },
          { card: 'Gold', exhausted: true },
        ],
      },
      {},
    ]);
    const shown = (name: string) => Object.values(game.view(1).objects).find(({ card }) => card === name);
    expect(shown('Noxus Hopeful')).toMatchObject({ exhausted: true, buffed: true, damage: 2, stunned: true });
    expect(shown('Gold')).toMatchObject({ exhausted: true });
  });
  it('riftbound:128.2.a a card is as private as the zone where it is: unseen in the hand, seen in the trash', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    const visible = () => VIEWERS.map((viewer) => JSON.stringify(game.view(viewer).objects).includes('Stupefy'));
    expect(visible()).toEqual([true, false, false]);
    game.play(0, 'Stupefy').settle();
    expect([game.zones('Stupefy'), visible()]).toEqual([['trash'], [true, true, true]]);
  });
  it('riftbound:128.5 what is public is seen by every player and by those who watch', () => {
    const game = position([{}, {}, { trash: ['Retreat'] }]);
    for (const viewer of [...VIEWERS, 2] as const)
      expect(JSON.stringify(game.view(viewer).objects)).toContain('Retreat');
  });
  it('riftbound:129.3 of cards in a hand and in a deck others are given a count and no face', () => {
    const game = full();
    for (const [zone, card] of [
      ['hand', 'Cleave'],
      ['mainDeck', 'Stupefy'],
    ] as const) {
      expect(game.view(1).zones.find((z) => z.id === zone && z.owner === 0)).toEqual({ id: zone, owner: 0, count: 1 });
      expect(JSON.stringify(game.view(1).objects)).not.toContain(card);
    }
  });
  it('riftbound:130.4 a card that is played from hiding shows its face', () => {
    const game = position([{}, { base: ['Noxus Hopeful'] }], {
      battlefields: [
        {
          card: PEAK,
          units: ['Watchful Sentry', { card: 'Pouty Poro', controller: 0 }],
          facedown: [{ card: 'Hidden Blade', turn: 1 }],
        },
      ],
    });
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Hidden Blade');
    game.choose(0, { kind: 'PLAY', card: 'Hidden Blade', method: 'hidden' });
    expect(JSON.stringify(game.view(1).objects)).toContain('Hidden Blade');
  });
  it('riftbound:130.6 each card of a trash is seen, those below the topmost as well', () => {
    const game = position([{ trash: ['Retreat', 'Cleave', 'Stupefy'] }, {}]);
    expect(seen(game, 1, 'trash', 0)?.sort()).toEqual(['Cleave', 'Retreat', 'Stupefy']);
  });
});

describe('what comes to a zone', () => {
  const all = (to: string, more: JsonObject = {}) =>
    spell('Test Sweep', { effects: [{ do: 'move', what: { each: UNIT }, to, ...more }] });
  const borrowed = { card: 'Noxus Hopeful', controller: 0 };
  it('riftbound:056 no card goes to another player’s hand', () => {
    const game = position([{ hand: ['Test Sweep'] }, { base: [borrowed] }], { definitions: [all('hand')] });
    game.play(0, 'Test Sweep').settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
  it.each([
    ['riftbound:056.1 nor to their trash', 'trash'],
    ['riftbound:056.1 nor to their hand', 'hand'],
    ['riftbound:056.1 nor to their main deck', 'mainDeck'],
    ['riftbound:056.1 nor to their banishment', 'banishment'],
  ])('%s', (_, zone) => {
    const game = position(
      [
        { hand: ['Test Sweep'], mainDeck: [] },
        { base: [borrowed], mainDeck: [] },
      ],
      {
        definitions: [all(zone)],
      },
    );
    game.play(0, 'Test Sweep').settle();
    const lies = (seat: number) => game.pile(seat, zone).filter((card) => card === 'Noxus Hopeful').length;
    expect([lies(0), lies(1)]).toEqual([0, 1]);
  });
  it('riftbound:108.2.b what is killed, discarded, carried out or put there lies in the trash', () => {
    const game = position(
      [
        {
          hand: ['Test Kill', 'Test Discard', 'Test Bury', 'Cleave'],
          base: ['Test Victim', 'Test Other'],
          mainDeck: [],
        },
        {},
      ],
      {
        definitions: [
          spell('Test Kill', { effects: [{ do: 'kill', what: { each: { named: 'Test Victim' } } }] }),
          spell('Test Bury', { effects: [{ do: 'move', what: { each: { named: 'Test Other' } }, to: 'trash' }] }),
          spell('Test Discard', { effects: [{ do: 'discard', who: 'you', count: 'all' }] }),
          unit('Test Victim', 3),
          unit('Test Other', 3),
        ],
      },
    );
    game.play(0, 'Test Kill').settle();
    expect(game.pile(0, 'trash').sort()).toEqual(['Test Kill', 'Test Victim']);
    game.play(0, 'Test Bury').settle();
    expect(game.pile(0, 'trash').sort()).toEqual(['Test Bury', 'Test Kill', 'Test Other', 'Test Victim']);
    game.play(0, 'Test Discard').settle();
    expect(game.pile(0, 'trash')).toEqual(expect.arrayContaining(['Cleave', 'Test Discard']));
  });
  it('riftbound:108.6.b what is banished lies in its owner’s banishment', () => {
    const game = position([{ hand: ['Test Sweep'] }, { base: [borrowed] }], {
      definitions: [all('banishment', { cause: 'banish' })],
    });
    game.play(0, 'Test Sweep').settle();
    expect([game.pile(0, 'banishment'), game.pile(1, 'banishment')]).toEqual([[], ['Noxus Hopeful']]);
  });
  it('riftbound:108.7.f a spell may act on the cards of a hand', () => {
    const strip = spell('Test Strip', {
      effects: [
        { do: 'move', what: { each: [{ zone: 'hand' }, UNIT, { owner: 'opponent' }] }, to: 'trash', cause: 'discard' },
      ],
    });
    const game = position([{ hand: ['Test Strip', 'Pouty Poro'] }, { hand: ['Noxus Hopeful', 'Cleave'] }], {
      definitions: [strip],
    });
    game.play(0, 'Test Strip').settle();
    expect([game.pile(1, 'hand'), game.pile(0, 'hand'), game.pile(1, 'trash')]).toEqual([
      ['Cleave'],
      ['Pouty Poro'],
      ['Noxus Hopeful'],
    ]);
  });
});

describe('as a game begins', () => {
  const { kaisa, viktor } = sampleDecks;
  if (!kaisa || !viktor) throw new Error('no decks');
  const begun = (decks = [kaisa, viktor]): Play => {
    const created = riftbound.create({
      edition: '2026-07',
      seed: 'b',
      options: { autoPass: 'none' as const, payment: 'auto' as const },
      seats: decks.map((deck, i) => ({ name: `P${i}`, deck })),
    });
    if (!created.ok) throw new Error('not created');
    return new Play(riftbound, created.value.state);
  };
  const decks = [kaisa, viktor];
  const listed = (pile: 'main' | 'runes', deck = kaisa): string[] =>
    (deck[pile] ?? []).flatMap(({ card, count }) => Array.from({ length: count }, () => card)).sort();
  it('riftbound:103.1.a the legend of a deck is in its player’s legend zone', () => {
    const game = begun();
    expect([0, 1].map((seat) => seen(game, 'judge', 'legendZone', seat))).toEqual(
      decks.map((deck) => [deck.legend?.[0]?.card]),
    );
  });
  it('riftbound:103.2.a.1 the chosen champion of a deck is in a champion zone', () => {
    const game = begun();
    expect([0, 1].map((seat) => seen(game, 'judge', 'championZone', seat))).toEqual(
      decks.map((deck) => [deck.champion?.[0]?.card]),
    );
  });
  it('riftbound:108.3.b that of the player whose deck it is', () => {
    const game = begun([viktor, kaisa]);
    expect(seen(game, 'judge', 'championZone', 0)).toEqual(['Viktor, Leader']);
  });
  it('riftbound:103.3.b runes are kept apart from the main deck, and each deck is shuffled', () => {
    const game = begun();
    const piles = ['mainDeck', 'runeDeck'].map((zone) => seen(game, 'judge', zone, 0) as string[]);
    const isRune = (card: string) => card.endsWith(' Rune');
    expect(piles.map((pile) => pile.filter(isRune).length)).toEqual([0, 12]);
    expect(piles.map((pile) => pile.join() === [...pile].sort().join())).toEqual([false, false]);
  });
  it('riftbound:114.1 all of the main deck is in its zone but for the cards drawn from it', () => {
    const game = begun();
    const there = [
      ...(seen(game, 'judge', 'mainDeck', 0) as string[]),
      ...(seen(game, 'judge', 'hand', 0) as string[]),
    ];
    expect(there.sort()).toEqual(listed('main'));
  });
  it('riftbound:108.4.b the zone of a main deck holds the cards of that player’s main deck', () => {
    const game = begun();
    for (const [seat, deck] of decks.entries()) {
      const there = seen(game, 'judge', 'mainDeck', seat) as string[];
      expect(there).toHaveLength(listed('main', deck).length - 4);
      expect(there.filter((card) => !listed('main', deck).includes(card))).toEqual([]);
    }
  });
  it('riftbound:114.2 all of the rune deck is in its zone', () => {
    expect((seen(begun(), 'judge', 'runeDeck', 0) as string[]).sort()).toEqual(listed('runes'));
  });
  it('riftbound:108.5.b the zone of a rune deck holds the runes of that player', () => {
    const game = begun();
    for (const [seat, deck] of decks.entries())
      expect((seen(game, 'judge', 'runeDeck', seat) as string[]).sort()).toEqual(listed('runes', deck));
  });
});

/** Dungeons (309) and venturing into them (701.49). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { card, continuous, creatureCard, gainLife, instant, plus, triggered } from '../../src/language/builders.js';
import { table, to } from '../8-multiplayer/table.js';

const CARDS: CardDefinition[] = [
  instant('Test Delve', '{0}', { effects: [{ do: 'venture' }] }),
  instant('Test Descent', '{0}', { effects: [{ do: 'venture', into: 'Undercity' }] }),
  instant('Test Riches', '{0}', {
    effects: [{ do: 'stat', who: 'you', stat: 'life', amount: { dungeonsCompleted: 'you' } }],
  }),
  creatureCard(
    'Test Veteran',
    '{0}',
    'Human',
    '1/1',
    continuous('self', plus(3, 0), { is: ['you', { completedDungeon: true }] }),
  ),
  card('Test Chronicle', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'did', player: 'you', match: { what: 'completeDungeon' } }, { effects: [gainLife(10)] }),
    ],
  }),
  card('Test Sentry', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'opponents' }, [{ mod: 'rule', rule: 'venturesOnce' }])],
  }),
  card('Test Echo', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [{ mod: 'rule', rule: 'triggersAgain', on: { on: 'room' } }])],
  }),
];
const delves = (count: number) => [{ card: 'Test Delve', count }];
const game = (players: JsonObject[], more: JsonObject = {}) => table(players, { definitions: CARDS as never, ...more });
const dungeon = (g: Play, seat = 0) => (g.view().players[seat] as JsonObject).dungeon as JsonObject | undefined;
const room = (g: Play, seat = 0) => dungeon(g, seat)?.room;
const completed = (g: Play, seat = 0) => (g.view().players[seat] as JsonObject).completedDungeons;
/** Ventures once and lets it all resolve, taking defaults within the rooms. */
const settle = (g: Play): Play => {
  while (!g.waiting() || g.view().stack.length > 0) {
    if (g.waiting()) g.resolve();
    else g.answer(g.decision().seat, g.decision().default);
  }
  return g;
};
const venture = (g: Play, ...picks: string[]): Play => {
  g.cast(0, 'Test Delve').resolve();
  for (const label of picks) g.choose(0, { value: label });
  return settle(g);
};
/** Seat 0 is in the first room of Lost Mine of Phandelver. */
const inMine = (count: number, setup: JsonObject = {}) =>
  venture(game([{ hand: delves(count), ...setup }, {}]), 'Lost Mine of Phandelver');

describe('dungeons', () => {
  it('mtg:701.49a who owns no dungeon in the command zone chooses one; mtg:309.4a the marker is on its topmost room', () => {
    const g = game([{ hand: delves(1) }, {}])
      .cast(0, 'Test Delve')
      .resolve();
    expect(g.decision().options?.map(({ label }) => label)).toEqual([
      'Lost Mine of Phandelver',
      'Dungeon of the Mad Mage',
      'Tomb of Annihilation',
    ]);
    g.choose(0, { value: 'Tomb of Annihilation' });
    expect(room(g)).toBe('Trapped Entry');
  });

  it('mtg:309.2b a dungeon is in the command zone', () => {
    const g = inMine(1);
    expect(g.the('Lost Mine of Phandelver', 'command')).toMatchObject({ types: ['Dungeon'], owner: 0 });
  });

  it('mtg:309.2a each player has dungeons of their own, and mtg:309.3 never two of them in the game', () => {
    const g = game([{ hand: delves(2) }, { hand: delves(1) }]);
    venture(g, 'Lost Mine of Phandelver');
    to(g.pass(), 1).cast(1, 'Test Delve').resolve().choose(1, { value: 'Tomb of Annihilation' });
    settle(g);
    expect([dungeon(g, 0)?.card, dungeon(g, 1)?.card]).toEqual(['Lost Mine of Phandelver', 'Tomb of Annihilation']);
    expect(g.view().zones.find(({ id }) => id === 'command')).toMatchObject({
      objects: [{}, {}].map(() => expect.any(String)),
    });
  });

  it('mtg:309.3 whoever owns one there goes on in it, and brings no other into the game', () => {
    const g = inMine(2).cast(0, 'Test Delve').resolve();
    expect(g.decision().options?.map(({ label }) => label)).toEqual(['Goblin Lair', 'Mine Tunnels']);
    settle(g.choose(0, { value: 'Goblin Lair' }));
    expect([room(g), g.all('Lost Mine of Phandelver', 'command')]).toMatchObject(['Goblin Lair', { length: 1 }]);
    expect(g.view().zones.find(({ id }) => id === 'command')).toMatchObject({ objects: [expect.any(String)] });
  });

  it('mtg:309.3 from its bottommost room on the next one comes in its place, and never beside it', () => {
    const g = inMine(6);
    for (const one of ['Goblin Lair', 'Storeroom', 'Temple of Dumathoin']) {
      g.cast(0, 'Test Delve').resolve();
      if (!g.waiting() && g.decision().options?.some(({ label }) => label === one)) g.choose(0, { value: one });
      if (one !== 'Temple of Dumathoin') settle(g);
    }
    // The ability of the last room is on the stack still.
    expect([room(g), g.view().stack.length]).toEqual(['Temple of Dumathoin', 1]);
    g.cast(0, 'Test Delve').resolve().choose(0, { value: 'Tomb of Annihilation' });
    settle(g);
    expect(g.view().zones.find(({ id }) => id === 'command')).toMatchObject({ objects: [expect.any(String)] });
    expect([dungeon(g)?.card, completed(g)]).toEqual(['Tomb of Annihilation', ['Lost Mine of Phandelver']]);
  });

  it('mtg:309.4c the ability of a room triggers as the marker is moved there; its owner controls it', () => {
    const g = game([{ hand: delves(1) }, {}])
      .cast(0, 'Test Delve')
      .resolve();
    g.choose(0, { value: 'Tomb of Annihilation' });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Tomb of Annihilation', controller: 0 }]);
    settle(g);
    expect([g.life(0), g.life(1)]).toEqual([19, 19]);
    // So does that of a room from which one arrow leads on.
    const next = venture(inMine(3), 'Goblin Lair').cast(0, 'Test Delve').resolve();
    next.choose(0, { value: 'Storeroom' });
    expect(next.view().players[0]).toMatchObject({ dungeon: { room: 'Storeroom', exits: ['Temple of Dumathoin'] } });
    next.answer(0, next.decision().default);
    expect(next.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Lost Mine of Phandelver', controller: 0 }]);
  });

  it('mtg:309.4 the marker of each player is on a room of their own dungeon, and moves there alone', () => {
    const g = game([{ hand: delves(2) }, { hand: delves(2) }]);
    venture(g, 'Lost Mine of Phandelver');
    expect([room(g, 0), room(g, 1)]).toEqual(['Cave Entrance', undefined]);
    to(g.pass(), 1).cast(1, 'Test Delve').resolve().choose(1, { value: 'Tomb of Annihilation' });
    settle(g);
    expect([room(g, 0), room(g, 1)]).toEqual(['Cave Entrance', 'Trapped Entry']);
    venture(g, 'Mine Tunnels');
    expect([room(g, 0), room(g, 1)]).toEqual(['Mine Tunnels', 'Trapped Entry']);
  });

  it('mtg:309.5 venturing moves the marker down, room by room, by one of the arrows and to no other room', () => {
    const g = inMine(5);
    const options = () =>
      g
        .cast(0, 'Test Delve')
        .resolve()
        .decision()
        .options?.map(({ label }) => label);
    expect([room(g), options()]).toEqual(['Cave Entrance', ['Goblin Lair', 'Mine Tunnels']]);
    settle(g.choose(0, { value: 'Mine Tunnels' }));
    expect([room(g), options()]).toEqual(['Mine Tunnels', ['Dark Pool', 'Fungi Cavern']]);
    settle(g.choose(0, { value: 'Fungi Cavern' }));
    expect(room(g)).toBe('Fungi Cavern');
    settle(g.cast(0, 'Test Delve').resolve());
    expect(completed(g)).toEqual(['Lost Mine of Phandelver']);
  });

  it('mtg:309.5a the owner follows one of the arrows from the room', () => {
    const g = inMine(2);
    g.cast(0, 'Test Delve').resolve();
    expect(g.decision().options?.map(({ label }) => label)).toEqual(['Goblin Lair', 'Mine Tunnels']);
    g.choose(0, { value: 'Goblin Lair' }).resolveAll();
    expect(room(g)).toBe('Goblin Lair');
    expect(g.all('Goblin')).toHaveLength(1);
    expect(room(venture(inMine(2), 'Mine Tunnels'))).toBe('Mine Tunnels');
  });

  it('mtg:701.49b where one arrow points away nothing is chosen', () => {
    const g = venture(inMine(4), 'Goblin Lair');
    venture(g, 'Dark Pool');
    expect([room(g), g.life(0), g.life(1)]).toEqual(['Dark Pool', 21, 19]);
    g.cast(0, 'Test Delve').resolve();
    expect(room(g)).toBe('Temple of Dumathoin');
  });

  it('mtg:309.6 the dungeon leaves once the ability of its bottommost room has left the stack', () => {
    const g = venture(venture(inMine(4), 'Goblin Lair'), 'Dark Pool')
      .cast(0, 'Test Delve')
      .resolve();
    expect([room(g), g.view().stack.length]).toEqual(['Temple of Dumathoin', 1]);
    g.resolve();
    expect(dungeon(g)).toBeUndefined();
  });

  it('mtg:704.5t a dungeon whose room ability waits on the stack stays', () => {
    const g = venture(venture(inMine(4), 'Goblin Lair'), 'Dark Pool')
      .cast(0, 'Test Delve')
      .resolve();
    to(g.pass(), 1);
    expect(dungeon(g)).toMatchObject({ room: 'Temple of Dumathoin', exits: [] });
    expect(dungeon(g.resolveAll())).toBeUndefined();
  });

  it('mtg:309.7 its owner completes it as it leaves', () => {
    const setup = { battlefield: ['Test Veteran', 'Test Chronicle'] };
    const g = venture(venture(inMine(4, setup), 'Goblin Lair'), 'Dark Pool');
    expect([completed(g), g.figures('Test Veteran')]).toEqual([undefined, '1/1']);
    venture(g);
    expect([completed(g), g.figures('Test Veteran'), g.life(0)]).toEqual([['Lost Mine of Phandelver'], '4/1', 31]);
  });

  it('mtg:309.7 its owner completes it, whoever’s turn it is', () => {
    const g = game([{ hand: delves(4) }, {}], { turn: { active: 1 } });
    for (const room of ['Lost Mine of Phandelver', 'Goblin Lair', 'Dark Pool']) venture(to(g, 0), room);
    venture(to(g, 0));
    expect([completed(g, 0), completed(g, 1)]).toEqual([['Lost Mine of Phandelver'], undefined]);
  });

  it('mtg:701.49c who ventures from the bottommost room completes the dungeon and goes into another', () => {
    const g = venture(venture(inMine(5), 'Goblin Lair'), 'Dark Pool')
      .cast(0, 'Test Delve')
      .resolve();
    g.cast(0, 'Test Delve').resolve().choose(0, { value: 'Tomb of Annihilation' });
    expect([completed(g), room(g)]).toEqual([['Lost Mine of Phandelver'], 'Trapped Entry']);
    expect(g.view().stack).toHaveLength(2);
    const { library } = (g.view().players[0] as JsonObject).zones as { library: number };
    settle(g);
    expect(((g.view().players[0] as JsonObject).zones as { library: number }).library).toBe(library - 1);
  });

  it('mtg:309.5b another dungeon may be the same one again: each is completed by itself', () => {
    const g = game([{ hand: [...delves(8), 'Test Riches'] }, {}]);
    for (let i = 0; i < 2; i++) {
      venture(g, 'Lost Mine of Phandelver');
      venture(g, 'Goblin Lair');
      venture(g, 'Storeroom');
      venture(g);
    }
    expect(completed(g)).toHaveLength(2);
    expect(g.cast(0, 'Test Riches').resolve().life(0)).toBe(21);
  });

  it('mtg:701.49d into Undercity goes only who is told to; who is in a dungeon goes on in that', () => {
    const g = game([{ hand: ['Test Descent'] }, {}])
      .cast(0, 'Test Descent')
      .resolve();
    expect(room(g)).toBe('Secret Entrance');
    const other = inMine(1, { hand: [...delves(1), 'Test Descent'] })
      .cast(0, 'Test Descent')
      .resolve();
    expect(other.decision().options?.map(({ label }) => label)).toEqual(['Goblin Lair', 'Mine Tunnels']);
    const told = game([{ hand: delves(1) }, {}])
      .cast(0, 'Test Delve')
      .resolve();
    expect(told.decision().options?.map(({ label }) => label)).not.toContain('Undercity');
  });

  it('mtg:205.3p Undercity is of a dungeon type, and chosen only where that is asked for', () => {
    const g = game([{ hand: delves(1) }, {}])
      .cast(0, 'Test Delve')
      .resolve();
    expect(g.decision().options).toHaveLength(3);
    expect(g.decision().options?.map(({ label }) => label)).not.toContain('Undercity');
  });

  it('mtg:205.3p Undercity has the dungeon type Undercity', () => {
    const g = game([{ hand: ['Test Descent'] }, {}])
      .cast(0, 'Test Descent')
      .resolve();
    expect(g.the('Undercity', 'command').subtypes).toEqual(['Undercity']);
  });

  it('a player who may venture only once each turn goes no further', () => {
    const g = inMine(2, { hand: delves(2) });
    const held = venture(game([{ hand: delves(2) }, { battlefield: ['Test Sentry'] }]), 'Lost Mine of Phandelver');
    venture(held);
    expect([room(held), room(venture(g, 'Mine Tunnels'))]).toEqual(['Cave Entrance', 'Mine Tunnels']);
    const { library } = (held.view().players[0] as JsonObject).zones as { library: number };
    expect(library).toBe(20);
  });

  it('Room abilities trigger an additional time where a card says so (Hama Pashar, Ruin Seeker)', () => {
    const g = venture(game([{ hand: delves(1), battlefield: ['Test Echo'] }, {}]), 'Tomb of Annihilation');
    expect([g.life(0), g.life(1)]).toEqual([18, 18]);
  });
});

describe('the dungeon cards', () => {
  const walk = (
    first: string,
    names: (string | undefined)[],
    players: JsonObject[] = [{}, {}],
    into = 'Test Delve',
  ) => {
    const g = game([{ hand: [...delves(names.length + 1), 'Test Descent'], ...players[0] }, players[1] ?? {}]);
    g.cast(0, into).resolve();
    if (into === 'Test Delve') g.choose(0, { value: first });
    settle(g);
    for (const name of names) venture(g, ...(name === undefined ? [] : [name]));
    return g;
  };

  it('Dungeon of the Mad Mage: its last room draws three cards, shows them, and lets one be cast', () => {
    const library = [...Array.from({ length: 2 }, () => 'Forest'), 'Forest', 'Grizzly Bears', 'Island', 'Forest'];
    const g = game([{ hand: [...delves(7), 'Shock'], library }, {}]);
    venture(g, 'Dungeon of the Mad Mage');
    for (const pick of [[], ['Goblin Bazaar'], [], ['Runestone Caverns'], []]) venture(g, ...pick);
    g.cast(0, 'Test Delve').resolve().resolve();
    expect(g.decision()).toMatchObject({ seat: 0 });
    const offered = g.decision().options?.flatMap(({ card }) => card ?? []);
    expect(offered).toEqual(['Grizzly Bears']);
    expect(g.happened('CARDS_REVEALED').length + g.happened('REVEALED').length).toBeGreaterThan(0);
    g.choose(0, { card: 'Grizzly Bears' });
    settle(g);
    expect([g.zones('Grizzly Bears'), completed(g)]).toEqual([['battlefield'], ['Dungeon of the Mad Mage']]);
  });

  it('Dungeon of the Mad Mage: what Runestone Caverns exiles may be played in a later turn', () => {
    const library = ['Mountain', 'Mountain', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
    const g = game([{ hand: delves(5), library }, {}]);
    venture(g, 'Dungeon of the Mad Mage');
    for (const pick of [[], ['Goblin Bazaar'], [], ['Runestone Caverns']]) venture(g, ...pick);
    expect(g.all('Mountain', 'exile')).toHaveLength(2);
    g.until({ step: 'precombatMain', turn: 7 });
    g.choose(0, { kind: 'PLAY_LAND', card: 'Mountain' });
    expect(g.all('Mountain')).toHaveLength(1);
  });

  it('Tomb of Annihilation: players lose life unless they pay, and its end is The Atropal', () => {
    const g = walk(
      'Tomb of Annihilation',
      ['Veils of Fear', undefined, undefined],
      [{}, { hand: ['Forest'], battlefield: ['Grizzly Bears'] }],
    );
    expect(g.figures('The Atropal')).toBe('4/4');
    expect(g.the('The Atropal')).toMatchObject({ supertypes: ['Legendary'], subtypes: ['God', 'Horror'] });
    expect(completed(g)).toEqual(['Tomb of Annihilation']);
  });

  it('Tomb of Annihilation: in Oubliette its owner alone gives up a card, a creature, an artifact and a land', () => {
    const field = ['Grizzly Bears', 'Sol Ring', 'Forest'];
    const g = game([{ hand: [...delves(2), 'Shock'], battlefield: field }, { battlefield: field }]);
    venture(venture(g, 'Tomb of Annihilation'), 'Oubliette');
    expect([...field, 'Shock'].map((name) => g.zones(name).includes('graveyard'))).toEqual([true, true, true, true]);
    expect(field.map((name) => g.all(name).length)).toEqual([1, 1, 1]);
  });

  it('Undercity: a creature from the top ten cards enters with three counters and hexproof', () => {
    const library = ['Mountain', 'Forest', ...Array.from({ length: 10 }, () => 'Grizzly Bears')];
    const g = walk(
      '',
      ['Forge', 'Arena', 'Catacombs', undefined],
      [{ library }, { battlefield: ['Wall of Mist'] }],
      'Test Descent',
    );
    expect(g.figures('Skeleton')).toBe('4/1');
    expect(g.all('Grizzly Bears')).toMatchObject([{ counters: { '+1/+1': 3 }, keywords: ['hexproof'] }]);
    expect(completed(g)).toEqual(['Undercity']);
  });
});

ownCards(
  card('Test Lair', { type: 'Dungeon', abilities: [] }),
  instant('Test Wish', '{0}', { effects: [{ do: 'bring', to: 'hand' }] }),
);

describe('where dungeon cards are', () => {
  const sweep = instant('Test Sweep', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'command' }] }, to: 'hand', cause: 'return' }],
  });
  const through = instant('Test Through', '{0}', {
    effects: [{ do: 'play', what: { each: [{ zone: 'command' }] }, cost: [] }],
  });
  /** Seat 0 is in a dungeon, and has one more card. */
  const inDungeon = (name: string, one: CardDefinition) =>
    venture(
      table([{ hand: ['Test Delve', name] }, {}], { definitions: [...CARDS, one] as never }),
      'Lost Mine of Phandelver',
    );

  it('mtg:309.2 they are in no deck and no sideboard: they come from outside by venturing alone', () => {
    const deck = { main: [{ card: 'Forest', count: 59 }], sideboard: [{ card: 'Undercity', count: 1 }] };
    expect(
      magic.validateDeck('current', { ...deck, main: [...deck.main, { card: 'Undercity', count: 1 }] }).errors,
    ).toMatchObject([{ path: expect.stringContaining('main') }, { path: expect.stringContaining('sideboard') }]);
    expect(
      inMine(1)
        .view()
        .zones.find(({ id }) => id === 'command'),
    ).toMatchObject({ objects: [expect.anything()] });
  });

  it('mtg:309.2c they don’t leave the command zone but as they leave the game, and can’t be cast', () => {
    const swept = inDungeon('Test Sweep', sweep).cast(0, 'Test Sweep').resolve();
    expect(swept.zones('Lost Mine of Phandelver')).toEqual(['command']);
    const offered = inDungeon('Test Through', through).cast(0, 'Test Through').resolve();
    expect(offered.decision()).toMatchObject({ kind: 'PRIORITY' });
    expect(offered.zones('Lost Mine of Phandelver')).toEqual(['command']);
  });

  it('mtg:309.2d no other effect brings one into the game', () => {
    const g = magicPosition([{ hand: ['Test Wish'], sideboard: ['Test Lair', 'Forest'] }, {}]);
    g.cast(0, 'Test Wish').resolve();
    expect(g.decision().options?.map(({ card: name }) => name)).toEqual(['Forest']);
  });
});

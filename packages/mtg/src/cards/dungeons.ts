/** The dungeon cards (309): each player owns one of each outside the game. A room says where its arrows lead. */
import type { Effect, Filter, SingleFaced, TargetSpec } from '@arbiter/engine';
import {
  activated,
  addMana,
  and,
  card,
  create,
  creature,
  draw,
  gainLife,
  has,
  keyword,
  loseLife,
  player,
  plus,
  putCounters,
  rule,
  scry,
  t,
  tap,
  target,
  token,
  triggered,
} from '../language/builders.js';

/** A room: its name, where it leads, and what its ability does, to these targets. */
type Room = [name: string, leads: string[], effects: Effect[], ...targets: TargetSpec[]];

const dungeon = (name: string, type: string, ...rooms: Room[]): SingleFaced =>
  card(name, {
    type,
    abilities: rooms.map(([room, leads, effects, ...targets]) =>
      triggered(
        { on: 'room', object: 'self', match: { room }, ...(leads.length > 0 ? { leads } : {}) },
        { zone: 'command', ...(targets.length > 0 ? { targets } : {}), effects },
      ),
    ),
  });

const TREASURE = card('Treasure', {
  type: 'Artifact — Treasure',
  abilities: [
    activated([tap, { pay: 'sacrifice', what: 'self' }], {
      effects: [addMana('{W}', '{U}', '{B}', '{R}', '{G}')],
      immediate: true,
    }),
  ],
});
const treasure = create(TREASURE);
const aCreature = target(and({ zone: 'battlefield' }, creature));
const untilYourNextTurn = { kind: 'untilStep', step: 'untap' } as const;
const ofType = (type: string): Filter => [{ zone: 'battlefield' }, { has: ['types', type] }, { controller: 'you' }];
const sacrificeA = (filter: Filter): Effect => ({ do: 'sacrifice', who: 'you', filter, count: 1 });
/** "Each player loses 2 life unless they …" */
const unless = (cost: { pay: 'discard' | 'sacrifice'; what: Filter; label: string }): Effect => ({
  do: 'forEach',
  of: 'players',
  as: 'one',
  effects: [{ do: 'pay', who: { saved: 'one' }, cost: [{ ...cost, count: 1 }], else: [loseLife(2, { saved: 'one' })] }],
});
const drawnThisTurn: Filter = [
  { zone: 'hand' },
  { owner: 'you' },
  { happened: { on: 'draw', player: 'you', object: 'self' } },
];

export const DUNGEONS: readonly SingleFaced[] = [
  dungeon(
    'Lost Mine of Phandelver',
    'Dungeon',
    ['Cave Entrance', ['Goblin Lair', 'Mine Tunnels'], [scry(1)]],
    ['Goblin Lair', ['Storeroom', 'Dark Pool'], [create(token('Goblin', 'Creature — Goblin', ['R'], '1/1'))]],
    ['Mine Tunnels', ['Dark Pool', 'Fungi Cavern'], [treasure]],
    ['Storeroom', ['Temple of Dumathoin'], [putCounters(1, t(0))], aCreature],
    ['Dark Pool', ['Temple of Dumathoin'], [loseLife(1, 'opponents'), gainLife(1)]],
    [
      'Fungi Cavern',
      ['Temple of Dumathoin'],
      [{ do: 'modify', what: t(0), mods: plus(-4, 0), until: untilYourNextTurn }],
      aCreature,
    ],
    ['Temple of Dumathoin', [], [draw(1)]],
  ),
  dungeon(
    'Dungeon of the Mad Mage',
    'Dungeon',
    ['Yawning Portal', ['Dungeon Level'], [gainLife(1)]],
    ['Dungeon Level', ['Goblin Bazaar', 'Twisted Caverns'], [scry(1)]],
    ['Goblin Bazaar', ['Lost Level'], [treasure]],
    [
      'Twisted Caverns',
      ['Lost Level'],
      [{ do: 'modify', what: t(0), mods: [rule('cantAttack')], until: untilYourNextTurn }],
      aCreature,
    ],
    ['Lost Level', ['Runestone Caverns', "Muiral's Graveyard"], [scry(2)]],
    [
      'Runestone Caverns',
      ['Deep Mines'],
      [
        { do: 'move', what: { top: 2 }, to: 'exile', cause: 'exile', save: 'away' },
        { do: 'modify', what: { saved: 'away' }, mods: [{ mod: 'play' }], until: { kind: 'permanent' } },
      ],
    ],
    ["Muiral's Graveyard", ['Deep Mines'], [create(token('Skeleton', 'Creature — Skeleton', ['B'], '1/1'), 2)]],
    ['Deep Mines', ["Mad Wizard's Lair"], [scry(3)]],
    [
      "Mad Wizard's Lair",
      [],
      [
        { do: 'remember', as: 'before', what: { each: drawnThisTurn } },
        draw(3),
        { do: 'remember', as: 'drawn', what: { each: [...drawnThisTurn, { not: { in: { saved: 'before' } } }] } },
        { do: 'reveal', what: { saved: 'drawn' } },
        {
          do: 'play',
          what: { saved: 'drawn' },
          cost: [],
          fits: { not: { has: ['types', 'Land'] } },
        },
      ],
    ],
  ),
  dungeon(
    'Tomb of Annihilation',
    'Dungeon',
    ['Trapped Entry', ['Veils of Fear', 'Oubliette'], [loseLife(1, 'players')]],
    ['Veils of Fear', ['Sandfall Cell'], [unless({ pay: 'discard', what: [], label: 'a card' })]],
    [
      'Sandfall Cell',
      ['Cradle of the Death God'],
      [
        unless({
          pay: 'sacrifice',
          what: { has: ['types', ['Creature', 'Artifact', 'Land']] },
          label: 'a creature, artifact, or land',
        }),
      ],
    ],
    [
      'Oubliette',
      ['Cradle of the Death God'],
      [
        { do: 'discard', who: 'you', count: 1 },
        ...['Creature', 'Artifact', 'Land'].map((type) => sacrificeA(ofType(type))),
      ],
    ],
    [
      'Cradle of the Death God',
      [],
      [create(token('The Atropal', 'Legendary Creature — God Horror', ['B'], '4/4', keyword('deathtouch')))],
    ],
  ),
  dungeon(
    'Undercity',
    'Dungeon — Undercity',
    [
      'Secret Entrance',
      ['Forge', 'Lost Well'],
      [
        {
          do: 'search',
          to: 'hand',
          filter: [{ has: ['supertypes', 'Basic'] }, { has: ['types', 'Land'] }],
          reveal: true,
        },
      ],
    ],
    ['Forge', ['Trap!', 'Arena'], [putCounters(2, t(0))], aCreature],
    ['Lost Well', ['Arena', 'Stash'], [scry(2)]],
    ['Trap!', ['Archives'], [loseLife(5, t(0))], target([player])],
    ['Arena', ['Archives', 'Catacombs'], [{ do: 'goad', what: t(0) }], aCreature],
    ['Stash', ['Catacombs'], [treasure]],
    ['Archives', ['Throne of the Dead Three'], [draw(1)]],
    [
      'Catacombs',
      ['Throne of the Dead Three'],
      [create(token('Skeleton', 'Creature — Skeleton', ['B'], '4/1', keyword('menace')))],
    ],
    [
      'Throne of the Dead Three',
      [],
      [
        { do: 'remember', as: 'ten', what: { top: 10 } },
        { do: 'reveal', what: { saved: 'ten' } },
        {
          do: 'choose',
          from: and({ zone: 'library' }, { in: { saved: 'ten' } }, creature),
          min: 1,
          max: 1,
          save: 'one',
        },
        { do: 'move', what: { saved: 'one' }, to: 'battlefield', counters: { '+1/+1': 3 }, save: 'there' },
        { do: 'modify', what: { saved: 'there' }, mods: [has('hexproof')], until: untilYourNextTurn },
        { do: 'shuffle', who: 'you' },
      ],
    ],
  ),
];

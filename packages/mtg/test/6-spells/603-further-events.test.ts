/** Events that abilities wait for and that look back in time (603.9, 603.10), and abilities that trigger again (603.2d). */
import type { Json } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { leave, table } from '../8-multiplayer/table.js';
import {
  activated,
  attach,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  enters,
  gainLife,
  instant,
  loseLife,
  returnToHand,
  t,
  target,
  triggered,
} from './test-cards.js';

const mourner = creatureCard(
  'Test Mourner',
  '{0}',
  'Human',
  '1/1',
  triggered({ on: 'lose', player: 'opponent' }, { effects: [gainLife(3)] }),
);
/** As data, for positions of more than two players. */
const MOURNER: Json = JSON.parse(JSON.stringify([mourner]));
const panharmonicon = card('Test Harmony', {
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    {
      kind: 'static',
      affects: { players: 'you' },
      mods: [
        {
          mod: 'rule',
          rule: 'triggersAgain',
          on: { on: 'move', object: [{ has: ['types', ['Artifact', 'Creature']] }], match: { to: 'battlefield' } },
        },
      ],
    },
  ],
});

ownCards(
  panharmonicon,
  creatureCard('Test Greeter', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Watcher',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'cast', object: [{ is: 'spell' }], player: 'you' }, { effects: [gainLife(10)] }),
  ),
  creatureCard(
    'Test Promise',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, {
      effects: [
        {
          do: 'delayed',
          on: { on: 'move', object: [creature], match: { to: 'battlefield' } },
          effects: [gainLife(100)],
        },
      ],
    }),
  ),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  instant('Test Deny', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [counterSpell(t(0))],
  }),
  creatureCard(
    'Test Presence',
    '{0}',
    'Spirit',
    '1/1',
    triggered({ on: 'countered', object: [{ is: 'spell' }], player: 'you' }, { effects: [gainLife(2)] }),
  ),
  card('Test Wargear', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', [{ mod: 'add', stat: 'power', value: 3 }]),
      triggered(
        { on: 'unattach', object: 'self', source: [creature] },
        { effects: [{ do: 'move', what: { event: 'source' }, to: 'graveyard', cause: 'sacrifice' }] },
      ),
      activated([], {
        targets: [target([creature, { controller: 'you' }])],
        effects: [attach('self', t(0))],
        timing: 'sorcery',
      }),
    ],
  }),
  instant('Test Bounce', '{0}', { targets: [target([{ zone: 'battlefield' }])], effects: [returnToHand(t(0))] }),
  instant('Test Away', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [{ do: 'phaseOut', what: t(0) }],
  }),
  creatureCard(
    'Test Blinker',
    '{0}',
    'Spirit',
    '1/1',
    triggered({ on: 'phased', object: 'self', match: { out: true } }, { effects: [loseLife(2, 'opponents')] }),
  ),
  creatureCard(
    'Test Listener',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'resolve', object: [{ has: ['types', 'Instant'] }], player: 'you' }, { effects: [gainLife(5)] }),
  ),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  creatureCard(
    'Test Third Time',
    '{0}',
    'Wizard',
    '1/1',
    activated([], {
      effects: [
        {
          do: 'if',
          if: { compare: [{ happened: { on: 'resolve', object: 'self', match: { place: '0' } } }, '=', 2] },
          then: [{ do: 'reflexive', ability: { effects: [gainLife(9)] } }],
        },
      ],
    }),
  ),
);

describe('events that abilities wait for', () => {
  it('mtg:603.2d an ability triggers one more time for each effect that says so', () => {
    const game = magicPosition([
      { hand: ['Test Greeter'], battlefield: ['Test Harmony', 'Test Harmony', 'Test Watcher'] },
      {},
    ]);
    game.cast(0, 'Test Greeter').resolve();
    // What casting caused triggered once.
    expect(game.life(0)).toBe(30);
    game.resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(33);
  });

  it('mtg:603.2d delayed abilities trigger no more often than they say', () => {
    const game = magicPosition([{ hand: ['Test Promise', 'Test Cub'], battlefield: ['Test Harmony'] }, {}]);
    game.cast(0, 'Test Promise').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    game.resolveAll().cast(0, 'Test Cub').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    // Two were made, as what made one triggered twice; each of them triggers once.
    expect(game.resolveAll().life(0)).toBe(220);
  });

  it('mtg:603.9 a player who leaves has lost, and whoever waits for that sees it', () => {
    const game = table([{ battlefield: ['Test Mourner'] }, {}, {}], { definitions: MOURNER });
    leave(game, 1);
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg:603.10f what leaves with the player who loses has seen it', () => {
    const game = table([{}, { battlefield: [{ card: 'Test Mourner', controller: 0 }] }, {}], { definitions: MOURNER });
    leave(game, 1);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg:603.10e who waits for a spell to be countered looks back at it', () => {
    const game = magicPosition([{ hand: ['Test Cub', 'Test Deny'], battlefield: ['Test Presence'] }, {}]);
    game.cast(0, 'Test Cub').castAt(0, 'Test Deny', { card: 'Test Cub' }).resolve();
    expect(game.zones('Test Cub')).toEqual(['graveyard']);
    expect(game.resolve().life(0)).toBe(22);
  });

  const equipped = () =>
    magicPosition([
      {
        hand: ['Test Bounce'],
        battlefield: [{ card: 'Test Cub', as: 'host' }, 'Test Greeter', { card: 'Test Wargear', attachedTo: 'host' }],
      },
      {},
    ]);

  it('mtg:603.10c an Equipment that leaves looks back at what it was attached to', () => {
    const game = equipped().castAt(0, 'Test Bounce', { card: 'Test Wargear' }).resolve().resolve();
    expect([game.zones('Test Wargear'), game.zones('Test Cub')]).toEqual([['hand'], ['graveyard']]);
  });

  it('mtg:603.10c it comes off the one as it is attached to another', () => {
    const game = equipped().activate(0, 'Test Wargear', { card: 'Test Greeter' }).resolve().resolve();
    expect([game.zones('Test Cub'), game.figures('Test Greeter')]).toEqual([['graveyard'], '4/1']);
  });

  it('mtg:603.10b what phases out has seen that it does', () => {
    const game = magicPosition([{ hand: ['Test Away'], battlefield: ['Test Blinker', 'Test Cub'] }, {}]);
    game.castAt(0, 'Test Away', { card: 'Test Blinker' }).resolve();
    expect(game.the('Test Blinker').phasedOut).toBe(true);
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:608.2p what waits for a spell to resolve triggers once it has, and has left the stack', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Listener'] }, {}]);
    game.cast(0, 'Test Sip').resolve();
    expect([game.life(0), game.zones('Test Sip'), game.view().stack.length]).toEqual([21, ['graveyard'], 1]);
    const types = game.events.map(({ type }) => type);
    expect(types.lastIndexOf('OBJECT_MOVED')).toBeGreaterThan(-1);
    expect(types.indexOf('ABILITY_TRIGGERED')).toBeGreaterThan(types.lastIndexOf('OBJECT_MOVED'));
    expect(game.resolve().life(0)).toBe(26);
  });

  it('mtg:603.7h what it creates as it resolves for the third time in a turn it creates once', () => {
    const game = magicPosition([{ battlefield: ['Test Third Time'] }, {}]);
    const use = () => game.activate(0, 'Test Third Time').resolve();
    use();
    use();
    expect(game.view().stack).toEqual([]);
    use();
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolveAll().life(0)).toBe(29);
    use();
    expect(game.view().stack).toEqual([]);
  });
});

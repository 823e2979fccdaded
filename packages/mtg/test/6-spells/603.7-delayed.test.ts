import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  enters,
  entersTapped,
  exile,
  gainLife,
  instant,
  returnToHand,
  token,
  triggered,
} from './test-cards.js';

for (const definition of [
  card('Test Night', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step: 'upkeep' }, player: 'you' }, { effects: [gainLife(1)] })],
  }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'upkeep' } }, effects: [damage(1, 'opponents')] }],
  }),
  instant('Test Guard', '{0}', {
    effects: [
      {
        do: 'may',
        then: [{ do: 'create', token: token('Test Shade', 'Creature — Shade', ['B'], '1/1'), count: 1, save: 'made' }],
      },
      { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [exile({ saved: 'made' })] },
    ],
  }),
  creatureCard(
    'Test Later Bear',
    '{0}',
    'Bear',
    '2/2',
    triggered(enters, {
      effects: [
        { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [returnToHand({ saved: 'it' })] },
      ],
    }),
  ),
  instant('Test Untap', '{0}', { effects: [{ do: 'status', status: 'tapped', on: false, what: each(creature) }] }),
  creatureCard(
    'Test Alert',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [draw(1)] }),
  ),
  creatureCard(
    'Test Alert Two',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [draw(1)] }),
  ),
])
  ownCards(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const cast = (game: Play, ...names: string[]): Play => {
  for (const name of names) game.cast(0, name).resolve();
  return game;
};

describe('triggers, once more (603)', () => {
  it('mtg:113.3c whenever what it waits for happens, a triggered ability goes onto the stack', () => {
    const game = cast(one(['Test Later Bear'], ['Test Night']), 'Test Later Bear');
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:405.3 mtg:101.4 triggers of both players: the active player’s lie lower', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Alert'] },
      { battlefield: ['Test Alert Two'] },
    ]);
    game.cast(0, 'Grizzly Bears').resolve();
    expect(game.view().stack.map((s) => s.controller)).toEqual([1, 0]);
  });

  it('mtg:603.7 mtg:610.2 mtg:603.7e a delayed trigger comes from what made it, and is controlled by who controlled that', () => {
    const game = magicPosition([{}, { hand: ['Test Later'] }])
      .pass()
      .cast(1, 'Test Later')
      .resolve();
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.view().stack[0]).toMatchObject({ controller: 1, card: 'Test Later' });
    expect(game.resolve().life(0)).toBe(19);
  });

  it('mtg:603.7c mtg-2003:406.2c a delayed trigger on a permanent acts on that permanent', () => {
    const game = cast(one(['Test Later Bear']), 'Test Later Bear').resolve();
    expect(game.until({ step: 'end' }).resolve().zones('Test Later Bear')).toEqual(['hand']);
  });

  it('mtg:603.7a none is made about what was never made', () => {
    for (const confirm of [true, false]) {
      const game = one(['Test Guard']).cast(0, 'Test Guard').resolve().answer(0, { confirm });
      game.until({ step: 'end' });
      expect([confirm, game.view().stack.length]).toEqual([confirm, confirm ? 1 : 0]);
      expect(game.resolveAll().all('Test Shade')).toEqual([]);
    }
  });

  it('mtg:603.2e what enters tapped does not become tapped, and what is tapped does not become it again', () => {
    const becomes = { on: 'status', object: creature, match: { status: 'tapped', on: true } } as const;
    const definitions = [
      card('Test Bell', { cost: '{0}', type: 'Artifact', abilities: [triggered(becomes, { effects: [gainLife(1)] })] }),
      instant('Test Tap', '{0}', { effects: [{ do: 'status', status: 'tapped', what: each(creature) }] }),
      creatureCard('Test Sleeper', '{0}', 'Zombie', '2/2', entersTapped),
    ];
    const game = magicPosition(
      [{ hand: ['Test Sleeper', 'Test Tap'], battlefield: ['Test Bell', 'Grizzly Bears'] }, {}],
      { definitions },
    );
    game.cast(0, 'Test Sleeper').resolve();
    expect([game.the('Test Sleeper').tapped, game.view().stack]).toEqual([true, []]);
    expect(game.cast(0, 'Test Tap').resolve().view().stack).toHaveLength(1);
  });

  it('mtg:603.2e untapping what is untapped is no event', () => {
    const game = cast(one(['Test Untap'], ['Grizzly Bears', { card: 'Hill Giant', tapped: true }]), 'Test Untap');
    expect(
      game
        .happened('STATUS_CHANGED')
        .filter((e) => e.status === 'tapped')
        .map((e) => e.card),
    ).toEqual(['Hill Giant']);
  });
});

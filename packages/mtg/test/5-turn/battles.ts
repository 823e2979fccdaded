/** Cards and fights of the tests of combat in either player’s turn. */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { magicPosition, type Play } from '@arbiter/test-kit';
import {
  activated,
  attacks,
  blocks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  loseLife,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

export const battleCards: CardDefinition[] = [
  ...turnCards,
  creatureCard('Test Herald', '{0}', 'Human', '1/1', triggered(attacks, { effects: [gainLife(1)] })),
  card('Test War Drum', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'attackers', player: 'you', match: { count: 2 } }, { effects: [draw(1)] })],
  }),
  card('Test Watch', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'attacked', object: [{ controller: 'you' }] }, { effects: [gainLife(3)] })],
  }),
  creatureCard('Test Runner', '{0}', 'Human', '2/2', keyword('haste')),
  creatureCard('Test Gate', '{0}', 'Wall', '0/4', keyword('defender')),
  creatureCard('Test Narrow', '{0}', 'Human', '2/2', continuous('self', [rule('maxBlockers', { count: 2 })])),
  instant('Test Narrower', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), rule('maxBlockers', { count: 1 }))],
  }),
  instant('Test Rising', '{0}', {
    effects: [{ do: 'enterAttacking', what: { each: [{ zone: 'graveyard' }, creature] } }],
  }),
  creatureCard(
    'Test Thief',
    '{0}',
    'Rogue',
    '1/1',
    triggered(attacks, { effects: [loseLife(5, { event: 'defending' })] }),
  ),
  creatureCard(
    'Test Thorny',
    '{0}',
    'Plant',
    '0/8',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered(blocks, { effects: [damage(1, { event: 'attacker' })] }),
  ),
  creatureCard(
    'Test Brier',
    '{0}',
    'Plant',
    '3/3',
    triggered({ on: 'block', source: 'self', player: 'opponent' }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Strait', '{0}', 'Human', '2/2', continuous('self', [rule('maxBlockers', { count: 1 })])),
  creatureCard(
    'Test Loner Guard',
    '{0}',
    'Human',
    '0/8',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered({ ...blocks, match: { first: true, alone: true } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Mother', '{0}', 'Human', '1/1', activated([], { effects: [gainLife(1)] })),
];

export const theirs = { turn: { number: 4, active: 1, step: 'beginningOfCombat' } };
type Side = Parameters<typeof magicPosition>[0][0];
/** A fight in the second player’s turn: their side attacks, the first player’s defends. */
export const battle = (defending: Side, attacking: Side): Play =>
  magicPosition([defending, attacking], theirs).until({ kind: 'ATTACKERS' });
export const attackers = (game: Play): unknown[] => (game.decision().from ?? []).map((o) => o.card);
export const attack = (game: Play, seat: number, ...pairs: [string, JsonObject][]): Play =>
  game.answer(seat, { assign: pairs.map(([name, to]) => ({ from: { card: name }, to: to as never })) });
export const stack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);

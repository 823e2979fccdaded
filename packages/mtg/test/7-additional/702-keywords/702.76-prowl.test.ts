/** Prowl (702.76): cheaper for those whose kind has hit a player. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creatureCard,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Prowler',
    '{3}{B}',
    'Faerie Rogue',
    '2/2',
    keyword('prowl', { cost: [mana('{B}')] }),
    triggered(enters, { if: { is: ['self', { played: 'prowl' }] }, effects: [gainLife(3)] }),
  ),
  creatureCard('Test Rogue', '{B}', 'Human Rogue', '1/1'),
  creatureCard('Test Human', '{B}', 'Human', '1/1'),
  instant('Test Kill', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

const afterAttack = (attacker: string, more: string[] = []): Play =>
  magicPosition([{ hand: ['Test Prowler', ...more], battlefield: [attacker, ...lands(1, 'Swamp')] }, {}])
    .until({ kind: 'ATTACKERS' })
    .attack(0, attacker)
    .until({ step: 'postcombatMain' });
const castable = (game: Play): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST' && o.card === 'Test Prowler')
    .map((o) => [o.method, o.cost]);

describe('prowl (702.76)', () => {
  it('mtg:702.76a it may be cast for the cost once a source of one of its types dealt combat damage to a player', () => {
    const game = afterAttack('Test Rogue');
    expect(castable(game)).toEqual([['prowl', '{B}']]);
    game.choose(0, { kind: 'CAST', card: 'Test Prowler', method: 'prowl' }).resolve().resolveAll();
    expect([game.zones('Test Prowler'), game.life(0)]).toEqual([['battlefield'], 23]);
    expect(castable(afterAttack('Test Human'))).toEqual([]);
  });

  it('mtg:702.76a what the source was as it dealt the damage counts, also where it is gone', () => {
    const game = afterAttack('Test Rogue', ['Test Kill']);
    game.castAt(0, 'Test Kill', { card: 'Test Rogue' }).resolve();
    expect(game.zones('Test Rogue')).toEqual(['graveyard']);
    expect(castable(game)).toEqual([['prowl', '{B}']]);
  });
});

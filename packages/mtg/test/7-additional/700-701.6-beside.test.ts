/** Events, modes of copies, parties, activating and countering: the cases beside the usual one (700, 701.2–701.6). */
import type { Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  mana,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';

const isAbility: Filter = [{ zone: 'stack' }, { not: { is: 'spell' } }];
const isSpell: Filter = [{ zone: 'stack' }, { is: 'spell' }];

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  // It is dealt damage, and a source deals damage to it.
  creatureCard(
    'Test Martyr',
    '{0}',
    'Human',
    '1/9',
    triggered({ on: 'damage', object: 'self' }, { effects: [gainLife(1)] }),
    triggered({ on: 'damage', source: creature, object: 'self' }, { effects: [gainLife(10)] }),
  ),
  card('Test Charm', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        modes: {
          min: 2,
          max: 2,
          choices: [
            { label: 'gain 1 life', effects: [gainLife(1)] },
            { label: 'draw a card', effects: [draw(1)] },
            { label: '2 damage', targets: [target(creature)], effects: [damage(2, t(0))] },
          ],
        },
      },
    ],
  }),
  instant('Test Fork', '{0}', { targets: [target(isSpell)], effects: [{ do: 'copy', what: t(0) }] }),
  creatureCard('Test Leader', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife('party')] })),
  creatureCard('Test Thief', '{0}', 'Rogue', '1/1'),
  creatureCard('Test Priest', '{0}', 'Cleric', '1/1'),
  creatureCard('Test Fountain', '{0}', 'Spirit', '1/1', activated([], { effects: [gainLife(5)] })),
  creatureCard(
    'Test Open Fountain',
    '{0}',
    'Spirit',
    '1/1',
    Object.assign(activated([mana('{1}')], { effects: [gainLife(3)] }), { anyone: true as const }),
  ),
  instant('Test Stifle', '{0}', { targets: [target(isAbility)], effects: [{ do: 'counterOnStack', what: t(0) }] }),
);

const activations = (game: ReturnType<typeof magicPosition>) =>
  game.decision().options.filter((o) => o.kind === 'ACTIVATE' && !o.mana).length;

describe('events and modes', () => {
  it('mtg:700.1 damage of two sources is one event for what is dealt damage, and two for what a source deals it', () => {
    const game = magicPosition([{ battlefield: ['Test Cub', 'Test Cub'] }, { battlefield: ['Test Martyr'] }]);
    game.until({ kind: 'ATTACKERS' });
    const attackers = game.all('Test Cub').map(({ id }) => id);
    game.answer(0, { assign: attackers.map((object) => ({ from: { object }, to: { player: 1 } })) });
    const alone = game.until({ kind: 'BLOCKERS' });
    alone.answer(1, { assign: [{ from: { card: 'Test Martyr' }, to: { object: String(attackers[0]) } }] });
    expect(alone.until({ step: 'postcombatMain' }).life(1)).toBe(20 - 2 + 11);
    const both = magicPosition([{ battlefield: ['Test Martyr'] }, { battlefield: ['Test Cub', 'Test Cub'] }]);
    both.until({ kind: 'ATTACKERS' }).attack(0, 'Test Martyr').until({ kind: 'BLOCKERS' });
    const blockers = both.all('Test Cub').map(({ id }) => id);
    both.answer(1, { assign: blockers.map((object) => ({ from: { object }, to: { card: 'Test Martyr' } })) });
    expect(both.until({ step: 'postcombatMain' }).life(0)).toBe(20 + 1 + 10 + 10);
  });

  it('mtg:700.2g a copy has all modes that were chosen, and no other', () => {
    const game = magicPosition([{ hand: ['Test Charm', 'Test Fork'], battlefield: ['Test Cub'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Charm' }, [{ index: 0 }, { index: 1 }]);
    game.castAt(0, 'Test Fork', { card: 'Test Charm' }).resolve().resolve();
    expect([game.life(0), game.hand(0), game.the('Test Cub').damage]).toEqual([21, 1, 0]);
    expect([game.resolve().life(0), game.hand(0)]).toEqual([22, 2]);
  });

  it('mtg:700.8a the party is that of the player who is asked about, in whosever turn', () => {
    const game = magicPosition([
      { battlefield: ['Test Priest', 'Test Thief'] },
      { battlefield: ['Test Leader', 'Test Priest'] },
    ]).pass();
    expect(game.activate(1, 'Test Leader').resolve().life(1)).toBe(21);
  });
});

describe('activating and countering', () => {
  it('mtg:701.2a who controls a permanent activates it, and neither its owner nor anybody else', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Fountain', controller: 1 }] }, {}, {}]);
    expect(activations(game)).toBe(0);
    expect(game.pass().activate(1, 'Test Fountain').resolve().life(1)).toBe(25);
    expect(activations(game.pass().pass())).toBe(0);
  });

  it('mtg:701.2a what says so is activated by any player, who controls the ability', () => {
    const game = magicPosition([{ battlefield: lands(1, 'Forest') }, { battlefield: ['Test Open Fountain'] }]);
    expect(game.activate(0, 'Test Open Fountain').resolve().life(0)).toBe(23);
  });

  it('mtg:701.6a a countered ability leaves the stack and does nothing, and its source stays', () => {
    const game = magicPosition([{ battlefield: ['Test Fountain'], hand: ['Test Stifle'] }, {}]);
    game.activate(0, 'Test Fountain').castAt(0, 'Test Stifle', { card: 'Test Fountain' }).resolve();
    expect([game.view().stack.length, game.life(0), game.zones('Test Fountain')]).toEqual([0, 20, ['battlefield']]);
  });
});

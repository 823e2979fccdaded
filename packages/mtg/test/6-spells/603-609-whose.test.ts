/** Whose a delayed ability is that a static ability makes (603.7f), and effects about damage from a source (609.7). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  t,
  target,
} from './test-cards.js';

const red = { has: ['colors', 'R'] as [string, string] };

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  // What would die is exiled, and whoever's shrine it was gains life at the end of the turn.
  card('Test Shrine', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: [creature],
        match: { from: 'battlefield', to: 'graveyard' },
        change: { to: 'exile' },
        also: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(4)] }],
      },
    ],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Gift', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Artifact'] }])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'opponents' }], until: { kind: 'permanent' } }],
  }),
  card('Test Red Circle', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      activated([], {
        effects: [
          { do: 'chooseSource', filter: [red], save: 'source' },
          {
            do: 'createReplacement',
            replaces: { on: 'damage', source: [red], prevent: true },
            from: { saved: 'source' },
            entities: 'you',
            once: true,
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  creatureCard('Test Pinger', '{R}', 'Goblin', '1/1', activated([], { effects: [damage(1, 'opponents')] })),
  creatureCard('Test Archer', '{G}', 'Elf', '1/1', activated([], { effects: [damage(1, 'opponents')] })),
);

describe('whose effects are', () => {
  it('mtg:603.7f a delayed ability is of whoever controlled the object as its effect was applied', () => {
    const game = magicPosition([
      { hand: ['Test Kill', 'Test Gift'], battlefield: ['Test Shrine'] },
      { battlefield: ['Test Cub'] },
    ]);
    game
      .castAt(0, 'Test Kill', { card: 'Test Cub' })
      .resolve()
      .castAt(0, 'Test Gift', { card: 'Test Shrine' })
      .resolve();
    expect([game.zones('Test Cub'), game.the('Test Shrine').controller]).toEqual([['exile'], 1]);
    game.until({ step: 'end' }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([24, 20]);
  });

  it('mtg:609.7 an effect is about damage from one source of a kind', () => {
    const game = magicPosition(
      [{ battlefield: ['Test Red Circle'] }, { battlefield: ['Test Pinger', 'Test Archer'] }],
      {
        turn: { active: 1 },
      },
    );
    game.pass().activate(0, 'Test Red Circle').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Pinger' });
    const ping = (name: string) => game.activate(1, name).resolve().life(0);
    // Of another color it is no such source; and the red one's next damage alone is prevented.
    expect([ping('Test Archer'), ping('Test Pinger'), ping('Test Pinger')]).toEqual([19, 19, 18]);
  });
});

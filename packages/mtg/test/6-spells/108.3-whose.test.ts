/** Whose a card is that was never seen, and questions about the numbers of players. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, loseLife, t, target, triggered } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const LIBRARY = ['Grizzly Bears', 'Wall of Mist', 'Wall of Mist'];

describe('whose a card was that nobody saw before', () => {
  const mourner = enchantment(
    'Test Mourner',
    triggered(
      { on: 'move', match: { from: 'library', to: 'graveyard' } },
      { effects: [{ do: 'stat', who: { ownerOf: { event: 'object' } }, stat: 'life', amount: 1 }] },
    ),
  );
  const keeper = enchantment(
    'Test Keeper',
    triggered(
      { on: 'move', match: { from: 'library', to: 'graveyard' } },
      { effects: [{ do: 'stat', who: { controllerOf: { event: 'object' } }, stat: 'life', amount: 1 }] },
    ),
  );
  const mill = instant('Test Mill', '{0}', { effects: [{ do: 'mill', who: 'opponents', count: 1 }] });

  it.each([mourner, keeper])('mtg:108.3 a card from a library is its owner’s ($name)', (watcher) => {
    const game = own([watcher, mill], [{ battlefield: [watcher.name], hand: ['Test Mill'] }, { library: LIBRARY }]);
    game.cast(0, 'Test Mill').resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([20, 21]);
  });

  it('mtg:108.3 a card that goes from one hidden zone to another is its owner’s', () => {
    const reader = enchantment(
      'Test Reader',
      triggered(
        { on: 'draw' },
        { effects: [{ do: 'stat', who: { ownerOf: { event: 'object' } }, stat: 'life', amount: 1 }] },
      ),
    );
    const study = instant('Test Study', '{0}', { effects: [{ do: 'draw', who: 'opponents', count: 1 }] });
    const game = own([reader, study], [{ battlefield: ['Test Reader'], hand: ['Test Study'] }, {}]);
    game.cast(0, 'Test Study').resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([20, 21]);
  });
});

describe('numbers of players', () => {
  it('mtg:119.1 a life total can be asked for, of targets and in conditions', () => {
    const finisher = instant('Test Finisher', '{0}', {
      targets: [target([{ player: 'any' }, { stat: ['life', '<=', 5] }])],
      effects: [loseLife(1, t(0) as never)],
    });
    const poor = enchantment(
      'Test Poor',
      triggered(
        { on: 'step', player: 'you', match: { step: 'end' } },
        { if: { is: ['you', { stat: ['life', '<', 10] }] }, effects: [gainLife(1)] },
      ),
    );
    const at = (mine: number, theirs: number) =>
      own([finisher, poor], [{ life: mine, hand: ['Test Finisher'], battlefield: ['Test Poor'] }, { life: theirs }] as [
        JsonObject,
        JsonObject,
      ]);
    const game = at(9, 5);
    game.cast(0, 'Test Finisher');
    expect(game.resolve().life(1)).toBe(4);
    expect(
      at(9, 6)
        .decision()
        .options.map((o) => o.card),
    ).not.toContain('Test Finisher');
    expect(at(9, 9).until({ step: 'end' }).resolve().life(0)).toBe(10);
    expect(at(10, 9).until({ step: 'end' }).view().stack).toEqual([]);
  });

  it('mtg:208.1 what asks for power says nothing of players', () => {
    const weak = instant('Test Weak', '{0}', {
      targets: [target({ stat: ['power', '<=', 2] })],
      effects: [{ do: 'status', what: t(0), status: 'tapped' }],
    });
    const game = own(
      [weak],
      [{ hand: ['Test Weak'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Grizzly Bears'] }],
    );
    game.cast(0, 'Test Weak');
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Grizzly Bears']);
  });
});

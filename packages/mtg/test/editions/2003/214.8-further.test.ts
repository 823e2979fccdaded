/** Local enchantments (214.8) on what has changed hands, and on what can't be a target any more. */
import type { Ability } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  keyword,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { free, offers, position } from './table.js';

const aura = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature), ...abilities] });

ownCards(
  aura(
    'Test Mantle',
    continuous('attached', plus(2, 2)),
    activated(free, { effects: [untilEndOfTurn('attached', plus(1, 0))] }),
    triggered({ on: 'step', match: { step: 'upkeep' } } as never, {
      effects: [untilEndOfTurn('attached', plus(0, 5))],
    }),
  ),
  creatureCard('Test Elusive', '{0}', 'Spirit', '2/2', keyword('shroud')),
  aura('Test Banner', continuous([creature, youControl], plus(1, 1))),
  aura(
    'Test Lesson',
    continuous('attached', [{ mod: 'ability', ability: activated(free, { effects: [gainLife(1)] }) }]),
    activated(free, { effects: [gainLife(10)] }),
  ),
  instant('Test Veil', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'ability', ability: keyword('shroud') }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  instant('Test Treason', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
);

const onto = (spell: string, name: string) => (game: Play) => game.castAt(0, spell, { card: name }).resolve();
const ogre = { card: 'Gray Ogre', as: 'ogre' };
const on = (name: string, controller?: number) => ({
  card: name,
  attachedTo: 'ogre',
  ...(controller === undefined ? {} : { controller }),
});

describe('local enchantments', () => {
  it('mtg-2003:214.8h what one does to its permanent targets nothing: static, activated and triggered, of either player', () => {
    for (const whose of [0, 1]) {
      const game = position({ hand: ['Test Veil'], battlefield: [ogre] }, { battlefield: [on('Test Mantle', whose)] });
      onto('Test Veil', 'Gray Ogre')(game);
      expect(game.figures('Gray Ogre')).toBe('4/4');
      if (game.decision().seat !== whose) game.pass();
      expect(game.activate(whose, 'Test Mantle').resolve().figures('Gray Ogre')).toBe('5/4');
      game.until({ turn: 4, step: 'upkeep' });
      expect(game.resolveAll().figures('Gray Ogre')).toBe('4/9');
    }
    // So on what never could be a target, where it was put otherwise.
    const elusive = { card: 'Test Elusive', as: 'ogre' };
    const game = position({ battlefield: [elusive, on('Test Mantle')] });
    expect([game.figures('Test Elusive'), game.zones('Test Mantle')]).toEqual(['4/4', ['battlefield']]);
    expect(game.activate(0, 'Test Mantle').resolve().figures('Test Elusive')).toBe('5/4');
  });

  it('mtg-2003:214.8i it stays its controller’s, and what it gives is used by whoever controls the permanent now', () => {
    const game = position(
      { hand: ['Test Treason'], battlefield: ['Grizzly Bears'] },
      { battlefield: [ogre, on('Test Banner'), on('Test Lesson'), 'Hill Giant'] },
    );
    expect(['Grizzly Bears', 'Gray Ogre', 'Hill Giant'].map((name) => game.figures(name))).toEqual([
      '2/2',
      '3/3',
      '4/4',
    ]);
    onto('Test Treason', 'Gray Ogre')(game);
    // The creatures of whoever controls the enchantment, which the other has not gained.
    expect(['Grizzly Bears', 'Gray Ogre', 'Hill Giant'].map((name) => game.figures(name))).toEqual([
      '2/2',
      '2/2',
      '4/4',
    ]);
    const can = () => ['Gray Ogre', 'Test Lesson'].map((name) => offers(game, 'ACTIVATE', name));
    const taker = can();
    game.pass();
    expect([taker, game.decision().seat, can()]).toEqual([[true, false], 1, [false, true]]);
    game.activate(1, 'Test Lesson').resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 30]);
    if (game.decision().seat !== 0) game.pass();
    game.activate(0, 'Gray Ogre').resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 30]);
  });
});

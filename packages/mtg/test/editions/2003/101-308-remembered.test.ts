/** What is remembered of who chose, of legends and of blocked creatures (101, 215, 306, 308), and whose graveyard (214), in 2003. */
import type { HandedOn, Seat } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creatureCard,
  destroy,
  instant,
  keyword,
  mana,
  manaAbility,
  permanent,
  regenerate,
  rule,
  t,
  target,
} from '../../../src/language/builders.js';
import { begin, fight, older, position } from './table.js';

const world = (name: string) => card(name, { cost: '{0}', type: 'World Enchantment', abilities: [] });

ownCards(
  card('Test Hero', { cost: '{0}', type: 'Legendary Creature — Elf', power: 2, toughness: 2 }),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Sentinel', '{0}', 'Soldier', '2/2', keyword('vigilance'), manaAbility('{G}')),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([mana('{0}')], { effects: [regenerate('self')] })),
  card('Test Toll', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('attackTax', { count: 1 })])],
  }),
  creatureCard('Test Bander', '{0}', 'Soldier', '1/1', keyword('banding')),
  instant('Test Blast', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  world('Test First World'),
  world('Test Second World'),
);

const handedOn = (game: Play, winners: Seat[]): HandedOn => older.handOn?.(game.state, winners) ?? { winners };

describe('who begins', () => {
  it('mtg-2003:101.2 who chose the order of one game chooses that of the next where it is drawn, whoever began', () => {
    for (const begins of [true, false]) {
      const game = begin({ first: 0, winners: [0] }).answer(1, { confirm: begins });
      const drawn = begin(handedOn(game, []));
      expect(drawn.decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
      const again = begin(handedOn(drawn.answer(1, { confirm: !begins }), []));
      expect(again.decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
    }
  });

  it('mtg-2003:101.2 who lost chooses, though the other chose before', () => {
    const game = begin({ first: 0, winners: [0] }).answer(1, { confirm: false });
    expect(begin(handedOn(game, [1])).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 0 });
    expect(begin(handedOn(game, [0])).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
  });
});

describe('legends and worlds', () => {
  it('mtg-2003:215.1 a legend that phases in is younger than one that came while it was away', () => {
    const game = position({ hand: ['Test Shift'], battlefield: ['Test Hero'] }, { hand: ['Test Hero'] });
    game.castAt(0, 'Test Shift', { card: 'Test Hero' }).resolve();
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Test Hero').resolve();
    expect(game.all('Test Hero')).toHaveLength(1);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.all('Test Hero').map(({ owner }) => owner)).toEqual([1]);
    expect(game.all('Test Hero', 'graveyard').map(({ owner }) => owner)).toEqual([0]);
  });

  it('mtg-2003:214.8k a stolen enchant world goes to the graveyard of its owner, in the turn of either player', () => {
    const mine = { hand: ['Test Steal'], battlefield: [] };
    const game = position(mine, { hand: ['Test Second World'], battlefield: ['Test First World'] });
    game.castAt(0, 'Test Steal', { card: 'Test First World' }).resolve();
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Test Second World').resolve();
    expect(game.all('Test First World', 'graveyard').map(({ owner }) => owner)).toEqual([1]);
    expect(game.zones('Test Second World')).toEqual(['battlefield']);
  });
});

describe('combat', () => {
  it('mtg-2003:308.2 a creature that need not tap to attack pays for its own attack', () => {
    const game = position({ battlefield: ['Test Sentinel'] }, { battlefield: ['Test Toll'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Sentinel');
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.the('Test Sentinel')).toMatchObject({ tapped: true, attacking: { player: 1 } });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });

  it('mtg-2003:306.2 what left combat when it was blocked is not blocked when it attacks again', () => {
    const game = fight(
      { battlefield: ['Test Troll'] },
      { battlefield: ['Craw Wurm'] },
      ['Test Troll'],
      ['Craw Wurm', 'Test Troll'],
    );
    game.activate(0, 'Test Troll').resolve().until({ step: 'endOfCombat' });
    expect(game.the('Test Troll')).toMatchObject({ zone: 'battlefield', tapped: true });
    game.until({ turn: 7, kind: 'ATTACKERS' }).attack(0, 'Test Troll').until({ kind: 'BLOCKERS' }).block(1);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });

  it('mtg-2003:308.2 of several that need not tap each pays', () => {
    const game = position({ battlefield: ['Test Sentinel', 'Test Sentinel'] }, { battlefield: ['Test Toll'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Sentinel', 'Test Sentinel');
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.all('Test Sentinel').map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });

  it('mtg-2003:306.2 what left combat is in no band when it attacks again', () => {
    const game = position(
      { hand: ['Test Blast'], battlefield: ['Test Troll', 'Test Bander'] },
      { battlefield: ['Craw Wurm'] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Troll', 'Test Bander');
    game.choose(0, { card: 'Test Bander' }).choose(0, [{ card: 'Test Troll' }]);
    while (game.decision().kind === 'BAND') game.answer(0, game.decision().default);
    game.until({ kind: 'BLOCKERS' }).block(1);
    game.activate(0, 'Test Troll').resolve().castAt(0, 'Test Blast', { card: 'Test Troll' }).resolve();
    expect(game.the('Test Troll')).toMatchObject({ zone: 'battlefield', tapped: true });
    game.until({ turn: 7, kind: 'ATTACKERS' }).attack(0, 'Test Troll', 'Test Bander');
    while (game.decision().kind === 'BAND') game.answer(0, game.decision().default);
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Test Troll']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });
});

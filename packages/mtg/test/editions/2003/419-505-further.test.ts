/** What was doubled, cumulative upkeep of what is borrowed, who may play what when, and split cards in a full hand (419 to 505). */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  player,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, free, many, offers, position, relic } from './table.js';

const FIRE_ICE = 'Fire // Ice';
const aid = sorcery('Test Aid', '{0}', { effects: [gainLife(1)] });
const haste = instant('Test Hurry', '{0}', { effects: [gainLife(1)] });
const fury = sorcery('Test Fury', '{5}', { effects: [gainLife(3)] });
const flashback = keyword('flashback', { cost: [mana('{0}')] });

ownCards(
  creatureCard(
    'Test Stinger',
    '{0}',
    'Beast',
    '2/2',
    activated(free, { targets: [target({ any: [creature, player] })], effects: [damage(2, t(0))] }),
    triggered({ on: 'damage', source: 'self' }, { effects: [gainLife({ event: 'amount' })] }),
  ),
  relic('Test Furnace', {
    kind: 'replacement',
    on: 'damage',
    change: { amount: { times: [2, { event: 'amount' }] } },
  } as never),
  creatureCard(
    'Test Debtor',
    '{0}',
    'Spirit',
    '1/1',
    keyword('cumulative upkeep', { cost: [{ pay: 'life', amount: 1 }] }),
  ),
  { ...aid, abilities: [...aid.abilities, flashback] },
  { ...haste, abilities: [...haste.abilities, flashback] },
  { ...fury, abilities: [...fury.abilities, keyword('madness', { cost: [mana('{W}')] })] },
  relic('Test Outlet', activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })),
);

describe('what is changed happens as it was changed (419)', () => {
  it('mtg-2003:419.5 what is doubled triggers with twice the amount, for whatever is dealt it', () => {
    const gained = (furnaces: number, to: object): number => {
      const game = position(
        { battlefield: ['Test Stinger', ...many('Test Furnace', furnaces)] },
        { battlefield: ['Craw Wurm'] },
      ).activate(0, 'Test Stinger', to as never);
      game.resolve();
      while (!game.waiting()) game.choose(game.decision().seat, { nth: 0 } as never);
      return game.resolveAll().life(0) - 20;
    };
    for (const to of [{ player: 1 }, { card: 'Craw Wurm' }])
      expect([gained(0, to), gained(1, to), gained(2, to)]).toEqual([2, 4, 8]);
  });
});

describe('cumulative upkeep (502.13)', () => {
  it('mtg-2003:502.13a whoever controls a borrowed permanent pays for it, in their own upkeeps', () => {
    const game = position({}, { battlefield: [{ card: 'Test Debtor', controller: 0 }] });
    const upkeep = (turn: number, pays: boolean): unknown[] => {
      game.until({ turn, step: 'upkeep' });
      while (game.view().stack.length > 0 && game.waiting()) game.resolve();
      const who = asked(game);
      if (game.decision().shape === 'CONFIRM') game.answer(game.decision().seat, { confirm: pays });
      return [who.split(':')[0], game.the('Test Debtor').counters, game.life(0), game.life(1)];
    };
    expect(upkeep(4, true)).toEqual(['1', {}, 20, 20]);
    expect(upkeep(5, true)).toEqual(['0', { age: 1 }, 19, 20]);
    expect(upkeep(6, true)).toEqual(['1', { age: 1 }, 19, 20]);
    expect(upkeep(7, true)).toEqual(['0', { age: 2 }, 17, 20]);
  });
});

describe('when and by whom cards are played from elsewhere (502.22, 502.24)', () => {
  it('mtg-2003:502.22a flashback lets a card be played when its kind may be, and by its own player', () => {
    const game = position({ graveyard: ['Test Aid', 'Test Hurry'] }, { graveyard: ['Test Aid', 'Test Hurry'] });
    const can = () => ['Test Aid', 'Test Hurry'].map((name) => offers(game, 'CAST', name));
    expect([game.decision().seat, can()]).toEqual([0, [true, true]]);
    game.choose(0, { kind: 'CAST', card: 'Test Hurry' });
    expect([game.decision().seat, can()]).toEqual([0, [false, false]]);
    game.pass();
    expect([game.decision().seat, can()]).toEqual([1, [false, true]]);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.decision().seat, can()]).toEqual([1, [false, true]]);
  });

  it('mtg-2003:502.24a nobody but its owner plays a card that madness removed', () => {
    for (const seat of [0, 1]) {
      const own = { hand: ['Test Fury'], battlefield: ['Test Outlet', 'Plains'] };
      const other = { battlefield: ['Plains'] };
      // In the other player's turn that player has priority first once it has resolved.
      const game =
        seat === 1 ? position(other, own).pass() : position(own, other).until({ turn: 4, step: 'upkeep' }).pass();
      game.activate(seat, 'Test Outlet');
      while (game.decision().kind !== 'MAY') game.choose(seat, { card: 'Test Fury' });
      game.answer(seat, { confirm: true }).resolve();
      expect([game.decision().seat, offers(game, 'CAST', 'Test Fury')]).toEqual([1 - seat, false]);
      game.pass();
      expect([game.decision().seat, offers(game, 'CAST', 'Test Fury')]).toEqual([seat, true]);
    }
  });
});

describe('turning face up (502.26)', () => {
  it('mtg-2003:502.26a what it costs is shown to all before it is paid', () => {
    const game = position({ battlefield: [{ card: 'Exalted Angel', faceDown: true }, ...many('Plains', 4)] });
    const before = game.events.length;
    game.choose(0, { kind: 'TURN_FACE_UP' });
    const types = game.events.slice(before).map(({ type }) => type);
    const shown = ['REVEALED', 'ABILITY_ACTIVATED', 'TURNED_FACE_UP'];
    expect(types.filter((type) => shown.includes(type))[0]).toBe('REVEALED');
    expect(types).toContain('TURNED_FACE_UP');
  });
});

describe('split cards in a hand (505.4)', () => {
  it('mtg-2003:505.4 each is one of the cards that a player may keep, and one of those discarded', () => {
    const cleanup = (others: number): Play => {
      const game = position({ hand: [FIRE_ICE, ...many('Forest', others)] });
      for (let n = 0; n < 60 && game.view().turn.number === 3 && game.decision().kind !== 'CLEANUP_DISCARD'; n++)
        game.answer(game.decision().seat, game.decision().default);
      return game;
    };
    expect([cleanup(6).decision().kind === 'CLEANUP_DISCARD', cleanup(6).hand(0)]).toEqual([false, 7]);
    const full = cleanup(7);
    expect([full.decision().kind, full.decision().min]).toEqual(['CLEANUP_DISCARD', 1]);
    full.choose(0, { card: FIRE_ICE });
    expect([full.hand(0), full.zones(FIRE_ICE)]).toEqual([7, ['graveyard']]);
  });
});

/** Endings of three players, elements and targets of several, and what attack cards and champions keep (1.4–1.7, 2.9.0.14). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';
import { table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });

describe('winning', () => {
  it('ga:1.4.2.3 of three players too whoever an effect says so of wins, in the turn of another as well', () => {
    const decree = action('Decree', { effects: [{ do: 'win', who: 'you' }] });
    const side = { hand: ['Decree'] };
    const won = (seat: number) => {
      const game = table([side, side, side], { definitions: [decree] });
      for (let i = 0; i < seat; i++) game.pass();
      return game.activateCard(seat, 'Decree').resolve().result();
    };
    for (const seat of [0, 1, 2]) expect(won(seat)).toMatchObject({ kind: 'WIN', winners: [seat] });
  });
});

describe('champions', () => {
  it('ga:1.7.1.9.1 each card of a lineage gives all of its elements, however many there are of both', () => {
    const both = hero('Mage', 'fire', 1, 'Both');
    const twin = { ...both, props: { ...(both.props as JsonObject), elements: ['fire', 'water'] } };
    const spell = (name: string, element: string) => {
      const made = action(name, { effects: [DRAW] });
      return { ...made, props: { ...(made.props as JsonObject), elements: [element] } };
    };
    const definitions = [
      twin,
      hero('Mage', 'norm', 2, 'Top'),
      hero('Mage', 'norm', 1, 'Mid'),
      spell('Hot', 'fire'),
      spell('Wet', 'water'),
      spell('Airy', 'wind'),
    ];
    const champion = { card: 'Top', lineage: ['Both', 'Spirit of Wind'] };
    const game = play(definitions, { champion, hand: ['Hot', 'Wet', 'Airy'] }, {});
    expect(
      game
        .offers()
        .filter((offer) => offer.startsWith('ACTIVATE_CARD'))
        .sort(),
    ).toEqual(['ACTIVATE_CARD Airy', 'ACTIVATE_CARD Hot', 'ACTIVATE_CARD Wet']);
    const plain = play(
      definitions,
      { champion: { card: 'Top', lineage: ['Mid', 'Spirit of Wind'] }, hand: ['Hot', 'Wet', 'Airy'] },
      {},
    );
    expect(plain.offers()).toEqual(['PASS', 'ACTIVATE_CARD Airy']);
  });

  it('ga:2.9.0.14 damage stays on a champion through turns and as it levels up', () => {
    const mine = {
      champion: { card: 'Spirit of Wind', damage: 4 },
      materialDeck: ['Lorraine, Wandering Warrior'],
      memory: some(1),
    };
    const game = play([], mine, { champion: { card: 'Spirit of Fire', damage: 2 } }).to('materialize', 5);
    expect([game.damage(0), game.damage(1)]).toEqual([4, 2]);
    game.choose(0, { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.champion(0)).toMatchObject({ card: 'Lorraine, Wandering Warrior', level: 1, damage: 4 });
  });
});

describe('actions and attack cards', () => {
  it('ga:1.7.3.2 targets are chosen before anything is paid, in the turn of another as well', () => {
    const made = action('Jab', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] });
    const jab = { ...made, props: { ...(made.props as JsonObject), cost: 1 } };
    const field = [{ card: 'Blitz Mage' }, { card: 'Banner Knight' }];
    const side = { hand: ['Jab', ...some(2)], field };
    for (const seat of [0, 1]) {
      const game = play([jab], side, side);
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE_CARD', card: 'Jab' });
      expect([game.decision().kind, game.count(seat, 'memory')]).toEqual(['TARGETS', 0]);
      game.answer(seat, { choose: [{ card: 'Banner Knight', controller: 0 }] });
      expect([game.decision().kind, game.count(seat, 'memory')]).toEqual(['RESERVE', 0]);
      game.answering([]);
      expect([game.stack(), game.count(seat, 'memory')]).toEqual([['Jab'], 1]);
      game.resolve();
      expect(game.all('Banner Knight').map(({ controller, damage }) => [controller, damage])).toEqual([
        [0, 1],
        [1, 0],
      ]);
    }
  });

  it('ga:1.7.4.1 attack cards are not activated over what waits, in other phases, or in another’s turn', () => {
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 });
    const side = { champion: lorraine(1), hand: ['Cut', 'Think'] };
    const offered = (game: ReturnType<typeof play>) => game.offers().includes('ACTIVATE_CARD Cut');
    const game = play([cut, think], side, side);
    expect(offered(game)).toBe(true);
    game.activateCard(0, 'Think');
    expect([offered(game), offered(game.pass())]).toEqual([false, false]);
    expect(offered(game.resolve())).toBe(true);
    expect(offered(game.pass())).toBe(false);
    expect([offered(game.to('end')), offered(game.to('recollection')), offered(game.to('main'))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('ga:2.9.0.4 what changes the power of an ally changes what it deals, attacking and retaliating', () => {
    const banner = ally(
      'Banner',
      { life: 9 },
      {
        kind: 'static',
        affects: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }, { other: true }],
        mods: [{ mod: 'add', stat: 'power', value: 2 }],
      },
    );
    const wolf = ally('Wolf', { power: 1, life: 20 });
    const start = (mine: (string | JsonObject)[], theirs: (string | JsonObject)[]) => {
      const game = play([banner, wolf], { field: mine }, { field: theirs }).choose(0, { kind: 'ATTACK', card: 'Wolf' });
      game.aim('Wolf');
      while (game.decision().kind !== 'RETALIATE') game.pass();
      game.answer(1, { choose: [{ card: 'Wolf' }] }).fight();
      return game.all('Wolf').map(({ damage }) => damage);
    };
    expect(start(['Wolf'], ['Wolf'])).toEqual([1, 1]);
    expect(start(['Wolf', 'Banner'], ['Wolf'])).toEqual([1, 3]);
    expect(start(['Wolf'], ['Wolf', 'Banner', 'Banner'])).toEqual([5, 1]);
    expect(start(['Wolf'], [{ card: 'Wolf', counters: { buff: 3 } }])).toEqual([4, 1]);
  });
});

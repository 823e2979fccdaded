/** Several instances of a keyword with a cost: what is paid for one of them counts for no other (607.2). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  has,
  instant,
  instantOrSorcery,
  keyword,
  mana,
  youControl,
} from '../../../src/language/builders.js';

const gain = { effects: [gainLife(1)] };
const trifle = (name: string, ...abilities: ReturnType<typeof keyword>[]) => {
  const printed = instant(name, '{R}', gain);
  return { ...printed, abilities: [...abilities, ...printed.abilities] };
};
const two = [mana('{2}')];
const one = [mana('{1}')];
const crew = ['Test Red One', 'Test Red Two', 'Test Red Three', 'Test Red Four'];
ownCards(
  ...crew.map((name) => creatureCard(name, '{R}', 'Goblin', '1/1')),
  trifle('Test replicate', keyword('replicate', { cost: one }), keyword('replicate', { cost: two })),
  trifle('Test conspire', keyword('conspire'), keyword('conspire')),
  trifle('Test casualty', keyword('casualty', { value: 1 }), keyword('casualty', { value: 2 })),
  trifle('Test Plain Trifle'),
  creatureCard('Test squad', '{1}', 'Soldier', '1/1', keyword('squad', { cost: one }), keyword('squad', { cost: two })),
  creatureCard(
    'Test offspring',
    '{1}',
    'Mouse',
    '3/3',
    keyword('offspring', { cost: one }),
    keyword('offspring', { cost: two }),
  ),
  creatureCard('Test blitz', '{4}', 'Goblin', '2/2', keyword('blitz', { cost: one }), keyword('blitz', { cost: two })),
  instant('Test End', '{0}', {
    effects: [{ do: 'move', what: { each: creature }, to: 'graveyard', cause: 'destroy' }],
  }),
  // What two copies of one card give is given twice, by the very same words.
  card('Test Choir', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous([{ zone: 'stack' }, instantOrSorcery, youControl], [has(keyword('replicate', { cost: one }))]),
    ],
  }),
);
const at = (hand: string[], red: number, battlefield: string[] = []): Play =>
  magicPosition([{ hand, battlefield: [...lands(red, 'Mountain'), ...battlefield] }, {}]);
const untapped = (game: Play): number => game.all('Mountain').filter(({ tapped }) => tapped !== true).length;
const settled = (game: Play): Play => {
  if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game.resolveAll();
};

describe('paid for separately', () => {
  it('mtg:702.56b replicate: each is paid for by itself, and makes the copies that were paid for it', () => {
    const cast = (first: number, second: number) => {
      const game = at(['Test replicate'], 8).cast(0, 'Test replicate');
      game.answer(0, { number: first }, { number: second });
      const left = untapped(game);
      return [left, settled(game).life(0)];
    };
    expect([cast(2, 0), cast(0, 1), cast(1, 2)]).toEqual([
      [5, 23],
      [5, 22],
      [2, 24],
    ]);
  });
  it('mtg:702.56b so are two that the same words gave to it', () => {
    const game = at(['Test Plain Trifle'], 4, ['Test Choir', 'Test Choir']).cast(0, 'Test Plain Trifle');
    game.answer(0, { number: 1 }, { number: 2 });
    expect([untapped(game), settled(game).life(0)]).toEqual([0, 24]);
  });
  it('mtg:702.78b conspire: two creatures for each', () => {
    const cast = (first: boolean, second: boolean) => {
      const game = at(['Test conspire'], 1, crew).cast(0, 'Test conspire');
      game.answer(0, { confirm: first }, { confirm: second });
      while (!game.waiting() && game.decision().kind === 'COST') game.takeDefault('COST');
      const tapped = crew.filter((name) => game.the(name).tapped === true).length;
      return [tapped, settled(game).life(0)];
    };
    expect([cast(true, false), cast(false, true), cast(true, true)]).toEqual([
      [2, 22],
      [2, 22],
      [4, 23],
    ]);
  });
  it('mtg:702.153b casualty: a creature for each', () => {
    const cast = (first: boolean, second: boolean) => {
      const game = at(['Test casualty'], 1, ['Hill Giant', 'Goblin Piker']).cast(0, 'Test casualty');
      game.answer(0, { confirm: first }, { confirm: second });
      while (!game.waiting() && game.decision().kind === 'COST') game.takeDefault('COST');
      const left = game.all('Hill Giant').length + game.all('Goblin Piker').length;
      return [left, settled(game).life(0)];
    };
    expect([cast(false, true), cast(true, true)]).toEqual([
      [1, 22],
      [0, 23],
    ]);
  });
  it('mtg:702.157b squad: as many copies as were paid for each', () => {
    const game = at(['Test squad'], 6).cast(0, 'Test squad').answer(0, { number: 1 }, { number: 2 });
    expect(untapped(game)).toBe(0);
    expect(settled(game.resolve()).all('Test squad')).toHaveLength(4);
  });
  it('mtg:702.175b offspring: one for each that was paid', () => {
    const made = (first: boolean, second: boolean) => {
      const game = at(['Test offspring'], 4)
        .cast(0, 'Test offspring')
        .answer(0, { confirm: first }, { confirm: second });
      const left = untapped(game);
      return [left, settled(game.resolve()).all('Test offspring').length];
    };
    expect([made(false, true), made(true, true)]).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });
  it('mtg:702.152b blitz: one of them is used, and that alone gives what blitz gives', () => {
    const game = at(['Test blitz', 'Test End'], 2);
    const ways = game.decision().options.filter(({ card: name }) => name === 'Test blitz');
    expect(ways.map(({ cost }) => cost)).toEqual(['{1}', '{2}']);
    game.choose(0, { card: 'Test blitz', cost: '{2}' }).resolve();
    expect(game.the('Test blitz').keywords).toContain('haste');
    const before = game.hand(0);
    settled(game.cast(0, 'Test End').resolve());
    expect(game.hand(0) - before).toBe(0);
  });
});

/** Madness, face-down permanents, copies and split cards (502.24 to 505): what is borrowed, the second of several, the other player. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../../../src/language/builders.js';
import { many, offers, position, relic } from './table.js';

const FIRE_ICE = 'Fire // Ice';
const maddening = keyword('madness', { cost: [mana('{W}')] });
const fury = sorcery('Test Mad Fury', '{5}', { effects: [gainLife(3)] });

ownCards(
  relic('Test Outlet', activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })),
  { ...fury, abilities: [...fury.abilities, maddening] },
  creatureCard('Test Mad Elf', '{5}', 'Elf', '1/1', maddening),
  card('Test Mad Idol', { cost: '{5}', type: 'Artifact', abilities: [maddening] }),
  card('Test Mad Rite', { cost: '{5}', type: 'Enchantment', abilities: [maddening] }),
  instant('Test Treason', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  // It is a copy of a creature with an ability besides, which triggers in its player's upkeep.
  creatureCard('Test Double', '{0}', 'Shapeshifter', '0/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: {
      of: creature,
      may: true,
      except: { keep: ['colors'], abilities: [triggered(yourUpkeep, { effects: [gainLife(7)] })] },
    },
  }),
  creatureCard('Test Mirror', '{0}', 'Shapeshifter', '0/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
  instant('Test Bury', '{0}', {
    effects: [{ do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile', status: { faceDown: true } } as never],
  }),
  instant('Test Second Study', '{0}', { effects: [draw(2)] }),
  instant('Test Each Study', '{0}', { effects: [draw(2, 'players')] }),
);

const PLAYED: [name: string, zone: string][] = [
  ['Test Mad Fury', 'graveyard'],
  ['Test Mad Elf', 'battlefield'],
  ['Test Mad Idol', 'battlefield'],
  ['Test Mad Rite', 'battlefield'],
];

describe('playing by madness (502.24)', () => {
  it('mtg-2003:502.24a cards of each kind are played so whenever an instant could be, in either player’s turn', () => {
    for (const seat of [0, 1])
      for (const [name, zone] of PLAYED) {
        const own = { hand: [name], battlefield: ['Test Outlet', 'Plains'] };
        const game = seat === 0 ? position(own) : position({}, own);
        game.until({ step: 'end' });
        if (seat === 1) game.pass();
        game.activate(seat, 'Test Outlet');
        while (game.decision().kind !== 'MAY') game.choose(seat, { card: name });
        game.answer(seat, { confirm: true }).resolve();
        // Whoever has priority first passes before it.
        if (game.decision().seat !== seat) game.pass();
        expect([name, seat, offers(game, 'CAST', name)]).toEqual([name, seat, true]);
        game.choose(seat, { kind: 'CAST', card: name }).resolve();
        expect([name, game.zones(name)]).toEqual([name, [zone]]);
      }
  });
});

describe('what lies face down (502.26, 504)', () => {
  const borrowed = () =>
    position(
      { hand: ['Test Treason'], battlefield: many('Plains', 4) },
      { battlefield: [{ card: 'Exalted Angel', faceDown: true }, ...many('Plains', 4)] },
    )
      .castAt(0, 'Test Treason', { card: 'Exalted Angel' })
      .resolve();

  it('mtg-2003:502.26a who has gained control of a face-down creature turns it up, and its owner does not', () => {
    const game = borrowed();
    expect(offers(game, 'TURN_FACE_UP', 'Exalted Angel')).toBe(true);
    game.pass();
    expect([game.decision().seat, offers(game, 'TURN_FACE_UP', 'Exalted Angel')]).toEqual([1, false]);
    const turned = borrowed().choose(0, { kind: 'TURN_FACE_UP' });
    expect([turned.figures('Exalted Angel'), turned.the('Exalted Angel').controller]).toEqual(['4/5', 0]);
  });

  it('mtg-2003:504.3 nobody looks at a card that was removed from the game face down, whoever owns it', () => {
    for (const seat of [0, 1]) {
      const own = { hand: ['Test Bury'], library: ['Serra Angel', 'Plains', 'Plains'] };
      const other = { library: ['Hill Giant', 'Plains', 'Plains'] };
      const game = seat === 0 ? position(own, other) : position(other, own).pass();
      game.cast(seat, 'Test Bury').resolve();
      const [buried] = game.all('Serra Angel', 'exile');
      const seen = [0, 1].map((viewer) => game.view(viewer).objects[String(buried?.id)]?.card);
      expect([buried?.zone, ...seen.map((name) => name === 'Serra Angel')]).toEqual(['exile', false, false]);
    }
  });
});

describe('copies of copies (503.3)', () => {
  const entering = (game: Play, name: string, model: string): Play => {
    game.cast(0, name).resolve();
    while (game.decision().kind !== 'PRIORITY')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ object: model }] });
    return game;
  };

  it('mtg-2003:503.3 a copy of a copy has the ability that the first has besides, and its color', () => {
    const game = position({ hand: ['Test Double', 'Test Mirror'], battlefield: ['Grizzly Bears'] });
    entering(game, 'Test Double', game.the('Grizzly Bears').id);
    entering(game, 'Test Mirror', game.the('Test Double').id);
    const like = { name: 'Grizzly Bears', colors: [], power: 2, toughness: 2 };
    expect([game.the('Test Double'), game.the('Test Mirror')]).toMatchObject([like, like]);
    game.until({ turn: 5, step: 'upkeep' });
    while (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(34);
  });
});

describe('split cards (505)', () => {
  it('mtg-2003:505.4 as the first of two that are drawn it is one of them, for either player', () => {
    const library = [FIRE_ICE, 'Forest', 'Plains', 'Plains'];
    const game = position({ hand: ['Test Second Study'], library })
      .cast(0, 'Test Second Study')
      .resolve();
    expect([game.hand(0), game.zones('Forest')]).toEqual([2, ['hand']]);
    const both = position({ hand: ['Test Each Study'], library }, { library })
      .cast(0, 'Test Each Study')
      .resolve();
    expect([both.hand(0), both.hand(1), both.zones('Forest')]).toEqual([2, 2, ['hand', 'hand']]);
    // In the draw step it is the one card.
    const step = position({}, { library }).until({ turn: 4, step: 'draw' }).resolveAll();
    expect([step.hand(1), step.zones('Forest')]).toEqual([1, ['library']]);
  });
});

/** Hidden cards, mulligans, places, control, conquering and fights in the situations that other tests leave out (107–816). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { riftbound, rules, sampleDecks } from '../../src/index.js';
import { battlefield } from '../support/kinds.js';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, pileIn, position, runes } from '../support/position.js';
import { does, draw, energy, FRIEND, foe, GEAR, giant, giveMight, recruit, T0, T1, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const { kaisa = {}, viktor = {} } = sampleDecks;
function begun(): Play {
  const created = riftbound.create({
    edition: '2026-07',
    seed: 'a',
    options: { autoPass: 'none', payment: 'auto' },
    seats: [kaisa, viktor].map((deck, i) => ({ name: `P${i}`, deck: deck as never })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(riftbound, created.value.state);
}

it('riftbound:107.3.c a facedown card does not stay where its controller has lost the battlefield', () => {
  const game = position([{}, {}], {
    definitions: [giant],
    battlefields: [
      { card: PEAK, controller: 0, units: ['Test Giant'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
      { card: GROVE },
    ],
  });
  expect(game.zones('Hidden Blade')).toEqual(['facedown']);
  expect(game.move(0, 'Test Giant', 'base').zones('Hidden Blade')).toEqual(['trash']);
});
it('riftbound:117.2 the second player too draws for what they set aside, and the first one draws nothing for it', () => {
  const game = begun();
  const first = game.decision().seat;
  game.answer(first, { choose: [] });
  const second = game.decision();
  const aside = second.options.slice(0, 2).map((one) => one.id);
  const held = pileIn(game, first, 'hand').length;
  const deck = [first, second.seat].map((seat) => pileIn(game, seat, 'mainDeck').length);
  game.answer(second.seat, { choose: aside });
  expect(game.happened('CARD_DRAWN').filter((one) => one.seat === second.seat).length).toBeGreaterThanOrEqual(2);
  expect(pileIn(game, second.seat, 'mainDeck')).toHaveLength(deck[1] as number);
  expect([held, pileIn(game, second.seat, 'hand').length]).toEqual([4, 4]);
});
it('riftbound:133.5 runes begin the game in the rune deck, and none is in the main deck', () => {
  const game = begun();
  for (const seat of [0, 1]) {
    expect(pileIn(game, seat, 'runeDeck')).toHaveLength(12);
    expect(pileIn(game, seat, 'mainDeck').filter((name) => name.endsWith(' Rune'))).toEqual([]);
  }
});
it('riftbound:149.3 gear that is another player’s property goes home from a battlefield as well', () => {
  const bow = gear('Test Bow');
  const moor = spell('Test Moor', {
    targets: [{ what: GEAR }, { what: UNIT }],
    effects: [{ do: 'attach', what: T0, to: T1 }],
  });
  const oust = does({ do: 'move', what: { each: UNIT }, to: 'hand', cause: 'return' });
  const game = position([{ hand: ['Test Moor', 'Test Rite'], base: [{ card: 'Test Bow', owner: 1 }] }, {}], {
    battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant'] }, { card: GROVE }],
    definitions: [bow, moor, oust, giant],
  })
    .play(0, 'Test Moor')
    .settle();
  expect(game.where('Test Bow')).toBe(PEAK);
  expect(game.play(0, 'Test Rite').settle().where('Test Bow')).toBe('base');
});
it('riftbound:190.4.c control of a battlefield that all units leave is lost while a showdown goes on elsewhere', () => {
  const home = withKeyword(
    spell('Test Home', {
      effects: [{ do: 'move', what: { each: [UNIT, { named: 'Test Recruit' }] }, to: 'hand', cause: 'return' }],
    }),
    'action',
  );
  const game = position([{ hand: ['Test Home'], base: ['Test Giant'] }, {}], {
    battlefields: [
      { card: PEAK, controller: 0, units: ['Test Recruit'] },
      { card: GROVE, controller: 1, units: [foe('Pouty Poro')] },
    ],
    definitions: [home, giant, recruit],
  })
    .move(0, 'Test Giant', GROVE)
    .play(0, 'Test Home')
    .pass()
    .pass();
  expect([game.chain(), game.where('Pouty Poro'), game.holder(PEAK)]).toEqual([[], GROVE, null]);
});
it('riftbound:355.2 no unit is played to a battlefield that nobody controls, or to one where none can be', () => {
  const closed = battlefield('Test Closed', {
    kind: 'static',
    mods: [{ mod: 'rule', rule: 'unitsCantBePlayedHere' }],
  });
  const game = position([{ hand: ['Test Recruit'] }, {}], {
    battlefields: [
      { card: 'Test Closed', controller: 0, units: ['Test Giant'] },
      { card: PEAK, controller: 0, units: ['Test Giant'] },
      { card: GROVE },
    ],
    definitions: [closed, giant, recruit],
  }).choose(0, { kind: 'PLAY', card: 'Test Recruit' });
  expect(game.decision().options.map((one) => one.card ?? one.label)).toEqual(['Base', PEAK]);
});
const conqueror = (name: string): JsonObject =>
  unit(name, 3, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)));
it('riftbound:383.4.c a unit that another player owns has its conquer effect for who controls it', () => {
  const game = position([{ base: [{ card: 'Test One', owner: 1 }] }, {}], {
    definitions: [conqueror('Test One')],
    battlefields: [{ card: PATH }, { card: PATH }],
  });
  game.move(0, 'Test One', PATH).settle();
  expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
});
it('riftbound:383.4.g.1 of each of several units the effects are activated', () => {
  const arena = does({ do: 'activateTriggers', of: { each: FRIEND }, on: 'unit:conquer' });
  const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two', 'Test Recruit'] }, {}], {
    definitions: [conqueror('Test One'), conqueror('Test Two'), recruit, arena],
  });
  expect(game.play(0, 'Test Rite').calm().hand(0)).toBe(2);
});
it('riftbound:466.7 what lasts for the combat is over with it', () => {
  const rage = withKeyword(
    spell('Test Rage', {
      targets: [{ what: FRIEND }],
      effects: [{ ...giveMight(3), until: { kind: 'endOfFight' } }],
    }),
    'action',
  );
  const game = position([{ hand: ['Test Rage'], base: ['Test Giant'] }, {}], {
    battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
    definitions: [rage, giant, recruit],
  })
    .move(0, 'Test Giant', PATH)
    .play(0, 'Test Rage')
    .pass()
    .pass();
  expect(game.might('Test Giant')).toBe(9);
  expect([game.settle().where('Test Giant'), game.might('Test Giant')]).toEqual([PATH, 6]);
});
it('riftbound:805.3 a unit on the board lets nobody pay more for another one', () => {
  const swift = withKeyword(unit('Test Swift', 2), 'accelerate', { cost: energy(1) });
  const game = position([{ hand: ['Test Recruit'], base: ['Test Swift'], runes: [runes(3, 'Mind')] }, {}], {
    definitions: [swift, recruit],
  }).choose(0, { kind: 'PLAY', card: 'Test Recruit' });
  expect([game.decision().kind, game.zones('Test Recruit'), game.ready('Test Recruit')]).toEqual([
    'PRIORITY',
    ['base'],
    false,
  ]);
});
it('riftbound:807.1.d.1 Assault still counts as combat damage is dealt', () => {
  const bold = withKeyword(unit('Test Bold', 1), 'assault', { value: 6 });
  const game = position([{ base: ['Test Bold'] }, {}], {
    battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant')] }, { card: PEAK }],
    definitions: [bold, giant],
  });
  game.move(0, 'Test Bold', PATH).settle();
  expect(game.zones('Test Giant')).toEqual(['trash']);
});
it('riftbound:443.4 a step that is skipped is not carried out, and neither is a phase', () => {
  const game = (step: string) =>
    position([{}, { base: ['Test Lazy'] }], {
      definitions: [
        recruit,
        gear('Test Lazy', {
          kind: 'static',
          affects: { players: 'you' },
          mods: [{ mod: 'rule', rule: 'skips', step }],
        }),
      ],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
    }).until({ turn: 4, step: 'main' });
  const [hold, deal] = [game('scoring'), game('draw')];
  expect([hold.points(1), hold.hand(1), deal.points(1), deal.hand(1)]).toEqual([0, 1, 1, 0]);
});
it('riftbound:161.1 a rune is no card of a sideboard either', () => {
  const cited = (name: string) =>
    validateDeck({ decks: DECKS, cards: rules.cards }, {
      ...kaisa,
      format: 'standard',
      sideboard: [{ card: name, count: 1 }],
    } as never).errors.flatMap((one) => one.rules ?? []);
  expect([cited('Fury Rune').includes('riftbound:161.1'), cited('Cleave').includes('riftbound:161.1')]).toEqual([
    true,
    false,
  ]);
});

/** Hidden cards, mulligans, places, control, conquering and fights in the situations that other tests leave out (107–816). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { riftbound, rules, sampleDecks } from '../../src/index.js';
import { battlefield } from '../support/kinds.js';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, pileIn, position, runes } from '../support/position.js';
import {
  damage,
  does,
  draw,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  giveMight,
  recruit,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';

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
it('riftbound:442.1 what is disempowered for a cost is no longer Empowered', () => {
  const engine = gear(
    'Test Engine',
    { kind: 'keyword', keyword: 'empower', cost: [] },
    { kind: 'activated', cost: [{ pay: 'disempower' }], effects: [draw(1)] },
  );
  const game = position([{ base: ['Test Engine'] }, {}], { definitions: [engine] })
    .use(0, 'Test Engine')
    .settle();
  expect(game.unit('Test Engine').empowered).toBe(true);
  expect([game.use(0, 'Test Engine').unit('Test Engine').empowered, game.settle().hand(0)]).toEqual([false, 1]);
});
it('riftbound:444.2 who is told to play a card that costs something may leave it', () => {
  const fox = unit('Test Fox', 1);
  const costly = { ...fox, props: { ...(fox.props as JsonObject), energy: 1 } };
  const rite = does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'you' }, UNIT] }, must: true });
  const asked = () => {
    const game = position([{ hand: ['Test Rite'], trash: ['Test Fox'], runes: [runes(1, 'Mind')] }, {}], {
      definitions: [costly, rite],
    }).play(0, 'Test Rite');
    while (game.decision().kind === 'PRIORITY' && game.chain().length > 0) game.pass();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', min: 0, max: 1 });
    return game;
  };
  expect(asked().choose(0, { card: 'Test Fox' }).settle().zones('Test Fox')).toEqual(['base']);
  expect(asked().answer(0, { choose: [] }).zones('Test Fox')).toEqual(['trash']);
});
it('riftbound:442.1 what was Empowered several times is Empowered once as it is so anew', () => {
  const engine = unit(
    'Test Engine',
    1,
    { kind: 'keyword', keyword: 'empower', cost: [] },
    { kind: 'activated', cost: [{ pay: 'disempower' }], effects: [draw(1)] },
    {
      kind: 'static',
      mods: [
        { mod: 'rule', rule: 'empoweredUpTo', times: 3 },
        { mod: 'add', stat: 'might', value: { timesEmpowered: 'self' } },
      ],
    },
  );
  const game = position([{ base: ['Test Engine'] }, {}], { definitions: [engine] });
  const use = (ability: number) =>
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Engine', ability }).settle().might('Test Engine');
  // What the keyword means comes after the abilities that the card is written with (827.1).
  const [empower, disempower] = [3, 1];
  expect([use(empower), use(empower), use(disempower), use(empower)]).toEqual([2, 3, 1, 2]);
});
it('riftbound:714 what waited for the next spell is added to other Bonus Damage', () => {
  const crown = gear('Test Crown', {
    kind: 'static',
    affects: { players: 'you' },
    mods: [
      { mod: 'rule', rule: 'bonusDamage', amount: 1 },
      { mod: 'rule', rule: 'nextSpellBonus', amount: 2 },
    ],
  });
  const bolt = spell('Test Rite', { targets: [{ what: UNIT }], effects: [damage(1)] });
  const game = position([{ hand: ['Test Rite'], base: ['Test Crown'] }, { base: ['Test Giant'] }], {
    definitions: [crown, bolt, giant],
  });
  expect(game.play(0, 'Test Rite').settle().unit('Test Giant').damage).toBe(4);
});

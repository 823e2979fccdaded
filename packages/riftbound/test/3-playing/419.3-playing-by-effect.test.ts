/** Cards that effects play (419.3, 354.3), and what they cost then (356.1.a, 356.1.b). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, position, type RiftboundPlay, runes } from '../support/position.js';

const energy = (n: number, ...power: string[]): JsonObject[] => [{ pay: 'resources', energy: n, power }];
const drawTwo = { do: 'draw', who: 'you', count: 2 };
const UNITS_IN_HAND: JsonObject = { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Unit'] }] };
const herald = (more: JsonObject, ...then: JsonObject[]) =>
  spell('Test Herald', { effects: [{ do: 'play', what: UNITS_IN_HAND, ...more }, ...then] });
const giant = card('Test Giant', { types: ['Unit'], might: 7, energy: 7, power: ['Mind'] });
const fox = card('Test Fox', { types: ['Unit'], might: 1, energy: 1 });

const table = (definitions: JsonObject[], hand: string[], more: JsonObject = {}): RiftboundPlay =>
  position([{ hand: ['Test Herald', ...hand], runes: [runes(2, 'Mind')], ...more }, {}], { definitions });
/** The herald has resolved, as far as nothing is asked. */
const heralded = (game: RiftboundPlay): RiftboundPlay => game.play(0, 'Test Herald').settle();

describe('playing as part of a resolution', () => {
  it('riftbound:419.3, riftbound-zh:406.3 a card of the hand is played by an effect', () => {
    const game = heralded(table([herald({}), fox], ['Test Fox']));
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 0, options: [{ card: 'Test Fox', cost: '[1]' }] });
    game.choose(0, { card: 'Test Fox' });
    expect([game.where('Test Fox'), game.happened('CARD_PLAYED').map((e) => e.card)]).toEqual([
      'base',
      ['Test Herald', 'Test Fox'],
    ]);
  });
  it('riftbound:419.3.c, riftbound-zh:406.3.c where none can be played nothing happens, and the rest is carried out', () => {
    const game = table([herald({}, drawTwo), giant], ['Test Giant']);
    heralded(game);
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', options: [] });
    game.answer(0, game.decision().default);
    expect([game.zones('Test Giant'), game.count(0, 'hand')]).toEqual([['hand'], 3]);
  });
  it('riftbound:354.3 what is being resolved goes on before the card is played any further', () => {
    const game = table([herald({ cost: [] }, drawTwo), giant], ['Test Giant']);
    const battlefields = [{ card: GROVE, controller: 0, units: ['Noxus Hopeful'] }];
    const wide = position([{ hand: ['Test Herald', 'Test Giant'] }, {}], {
      battlefields,
      definitions: [herald({ cost: [] }, drawTwo), giant],
    });
    for (const one of [game, wide]) heralded(one).choose(0, { card: 'Test Giant' });
    // Where it enters is asked when the two cards are drawn and the herald is in the trash.
    expect(wide.decision()).toMatchObject({ kind: 'LOCATION', seat: 0 });
    expect([wide.count(0, 'hand'), wide.zones('Test Herald'), wide.zones('Test Giant')]).toEqual([
      2,
      ['trash'],
      ['chain'],
    ]);
    expect(wide.choose(0, { card: GROVE }).where('Test Giant')).toBe(GROVE);
  });
  it('riftbound:337.1.b what triggered before it is finalized before it', () => {
    const mourner = unit(
      'Test Mourner',
      1,
      triggered({ on: 'move', object: { has: ['tags', 'Elf'] }, match: { to: 'trash' } }, drawTwo),
    );
    const elf = card('Test Elf', { types: ['Unit'], might: 1, tags: ['Elf'] });
    const kill = { do: 'move', what: { each: { has: ['tags', 'Elf'] } }, to: 'trash', cause: 'kill' };
    const game = position([{ hand: ['Test Herald', 'Test Giant'], base: ['Test Elf', 'Test Mourner'] }, {}], {
      definitions: [
        spell('Test Herald', { effects: [kill, { do: 'play', what: UNITS_IN_HAND, cost: [] }] }),
        giant,
        elf,
        mourner,
      ],
    });
    heralded(game).choose(0, { card: 'Test Giant' });
    const order = game.events.flatMap(({ type, data }) =>
      type === 'ABILITY_ON_STACK' ? ['trigger'] : type === 'CARD_PLAYED' ? [data.card] : [],
    );
    expect(order).toEqual(['Test Herald', 'trigger', 'Test Giant']);
  });
  it('riftbound:358.5 what can’t be paid when its turn comes is taken back', () => {
    const tire = { do: 'status', what: { each: { has: ['types', 'Rune'] } }, status: 'exhausted', on: true };
    const game = table([herald({}, tire), fox], ['Test Fox']);
    heralded(game).choose(0, { card: 'Test Fox' });
    expect([game.zones('Test Fox'), game.happened('CARD_PLAYED').length]).toEqual([['hand'], 1]);
  });
  it('riftbound:358.5 what finds nothing to choose any more is taken back, to where it came from', () => {
    const bolt = spell('Test Bolt', {
      targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const fromTrash: JsonObject = { do: 'play', what: { each: [{ zone: 'trash' }, { has: ['types', 'Spell'] }] } };
    const kill: JsonObject = { do: 'kill', what: { each: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] } };
    const game = position([{ hand: ['Test Herald'], trash: ['Test Bolt'] }, { base: ['Noxus Hopeful'] }], {
      definitions: [spell('Test Herald', { effects: [fromTrash, kill] }), bolt],
    });
    heralded(game).choose(0, { card: 'Test Bolt' });
    expect([game.zones('Test Bolt'), game.pile(0, 'trash'), game.chain(), game.turnState()]).toEqual([
      ['trash'],
      expect.arrayContaining(['Test Bolt']),
      [],
      'neutralOpen',
    ]);
  });
  it('riftbound:419.3 in the other player’s turn as well', () => {
    const quick = withKeyword(herald({ cost: [] }), 'reaction');
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Herald', 'Test Fox'] }], {
      definitions: [quick, fox, spell('Test Calm', { effects: [] })],
    });
    game.play(0, 'Test Calm').pass().play(1, 'Test Herald').pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 1, options: [{ card: 'Test Fox' }] });
    expect(game.choose(1, { card: 'Test Fox' }).unit('Test Fox').controller).toBe(1);
  });
  it('riftbound:419.3.b, riftbound-zh:406.3.b all steps are as usual: choices, Deflect, payment, and then it can be answered', () => {
    const bolt = card(
      'Test Bolt',
      { types: ['Spell'], energy: 1 },
      {
        kind: 'spell',
        targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
        optional: [{ name: 'more', cost: energy(1) }],
      },
    );
    const spells: JsonObject = { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Spell'] }] };
    const mine = { hand: ['Test Herald', 'Test Bolt'], runes: [runes(4, 'Mind')] };
    const game = position([mine, { base: ['Pouty Poro', 'Noxus Hopeful'] }], {
      definitions: [spell('Test Herald', { effects: [{ do: 'play', what: spells }] }), bolt],
    });
    heralded(game).choose(0, { card: 'Test Bolt' });
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', seat: 0 });
    expect(game.answer(0, { confirm: true }).decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.choose(0, { card: 'Pouty Poro' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Bolt', pending: false }]);
    expect([game.runes(0).length, game.runes(0).filter((r) => r.exhausted).length]).toEqual([3, 1]);
    expect([game.decision().seat, game.pass().decision().seat]).toEqual([0, 1]);
    expect(game.pass().unit('Pouty Poro').damage).toBe(1);
  });
  it('riftbound:419.3.c of several cards those that can be played are offered', () => {
    const game = heralded(table([herald({}), fox, giant], ['Test Fox', 'Test Giant']));
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Fox']);
  });
  it('riftbound:811.1.d.3 what a card played from hiding plays enters at its battlefield', () => {
    const scout = card(
      'Test Scout',
      { types: ['Unit'], might: 1 },
      { kind: 'keyword', keyword: 'hidden' },
      triggered({ on: 'play', object: 'self' }, { do: 'play', what: UNITS_IN_HAND, cost: [] }),
    );
    const game = position([{ hand: ['Test Fox'], runes: [runes(2, 'Mind')] }, {}], {
      battlefields: [{ card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Scout', turn: 1 }] }],
      definitions: [scout, fox],
    });
    game.play(0, 'Test Scout').settle().choose(0, { card: 'Test Fox' });
    expect(game.where('Test Fox')).toBe(GROVE);
  });
});

describe('base costs that effects change', () => {
  const costOf = (more: JsonObject): unknown => {
    const game = heralded(table([herald(more), giant], ['Test Giant']));
    return game.decision().options.map((o) => o.cost);
  };
  it('riftbound:356.1.a what an effect names is paid in the place of the base cost', () => {
    expect(costOf({ cost: energy(1, 'Mind') })).toEqual(['[1][B]']);
    const game = heralded(table([herald({ cost: energy(2) }), giant], ['Test Giant'])).choose(0, {
      card: 'Test Giant',
    });
    expect([game.where('Test Giant'), game.all('Mind Rune', 'base').filter((r) => r.exhausted).length]).toEqual([
      'base',
      2,
    ]);
  });
  it('riftbound:356.1.a and additional costs are paid besides', () => {
    const dear = card('Test Giant', { types: ['Unit'], might: 7, energy: 7 }, { kind: 'spell', additional: energy(1) });
    const game = heralded(table([herald({ cost: energy(1) }), dear], ['Test Giant']));
    expect(game.decision().options.map((o) => o.cost)).toEqual(['[2]']);
  });
  it('riftbound:356.1.b a card whose costs are ignored costs nothing by itself', () => {
    expect(costOf({ cost: [] })).toEqual(['[0]']);
    const swift = card(
      'Test Giant',
      { types: ['Unit'], might: 7, energy: 7 },
      { kind: 'keyword', keyword: 'accelerate', cost: energy(1) },
    );
    const game = heralded(table([herald({ cost: [] }), swift], ['Test Giant'])).choose(0, { card: 'Test Giant' });
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST' });
    game.answer(0, { confirm: true });
    expect(game.all('Mind Rune', 'base').filter((r) => r.exhausted)).toHaveLength(1);
  });
});

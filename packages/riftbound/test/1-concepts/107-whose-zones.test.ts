/** Zones of each player: what is there as a game begins, and what comes there later. */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { legend } from '../support/kinds.js';
import { card as cardOf, gear, spell } from '../support/own-cards.js';
import { GROVE, PEAK, pileIn, position, type RiftboundPlay } from '../support/position.js';
import { damage, UNIT } from '../support/rites.js';

const { kaisa, viktor } = sampleDecks;
if (!kaisa || !viktor) throw new Error('no decks');
const SEATS = [0, 1] as const;
const begun = (seats: number = SEATS.length): Play => {
  const created = riftbound.create({
    edition: '2026-07',
    seed: 'b',
    options: { autoPass: 'none' as const, payment: 'auto' as const },
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck: i % 2 === 0 ? kaisa : viktor })),
  });
  if (!created.ok) throw new Error('not created');
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
};
const keep = (play: Play): Play => {
  while (play.decisions()[0]?.kind === 'MULLIGAN') play.answer(play.decision().seat, { choose: [] });
  return play;
};
const kindsIn = (play: Play, zone: string): unknown[] =>
  Object.values(play.view().objects)
    .filter((o) => o.zone === zone)
    .map((o) => (o.types as string[])[0]);

describe('as a game begins', () => {
  it('riftbound:107.4.a each player’s legend is in a legend zone of their own', () => {
    const game = begun();
    expect(SEATS.map((seat) => pileIn(game, seat, 'legendZone'))).toEqual([
      [kaisa.legend?.[0]?.card],
      [viktor.legend?.[0]?.card],
    ]);
  });
  it('riftbound:108.3.a each player’s champion is in a champion zone of their own', () => {
    const game = begun();
    expect(SEATS.map((seat) => pileIn(game, seat, 'championZone'))).toEqual([
      [kaisa.champion?.[0]?.card],
      [viktor.champion?.[0]?.card],
    ]);
  });
  it('riftbound:107.2.a the battlefields of several players are in one zone', () => {
    expect(kindsIn(begun(), 'battlefield')).toEqual(['Battlefield', 'Battlefield']);
  });
  it('riftbound:133.6.a.1 battlefields are on the board, and in nobody’s hand', () => {
    const game = begun();
    expect(kindsIn(game, 'battlefield')).toHaveLength(2);
    expect(kindsIn(game, 'hand')).not.toContain('Battlefield');
  });
  it('riftbound:133.6.b.1 legends are in legend zones, and nowhere else', () => {
    const game = begun();
    const legends = Object.values(game.view().objects).filter((o) => (o.types as string[]).includes('Legend'));
    expect(legends.map(({ zone }) => zone)).toEqual(['legendZone', 'legendZone']);
  });
  it('riftbound:115.2 the last player channels one rune more in the first turn, and no more in later ones', () => {
    const play = keep(begun(3));
    const last = (Number(play.view().turn.active) + 2) % 3;
    const runes = () =>
      Object.values(play.view().objects).filter((o) => o.zone === 'base' && o.owner === last && o.types !== undefined)
        .length;
    play.until({ step: 'main', turn: 3 });
    expect(runes()).toBe(3);
    play.until({ step: 'main', turn: 6 });
    expect(runes()).toBe(5);
  });
});

describe('what comes to a zone of each player', () => {
  const sweep = (what: JsonObject | JsonObject[], to: string, more: JsonObject = {}) =>
    spell('Test Sweep', { effects: [{ do: 'move', what: { each: what }, to, ...more }] });
  const swept = (zone: string): string[][] => {
    const players = ['Noxus Hopeful', 'Pouty Poro'].map((card) => ({ base: [card], mainDeck: [] }));
    const [mine, theirs] = players as [object, object];
    const game = position([{ hand: ['Test Sweep'], ...mine }, theirs], { definitions: [sweep(UNIT, zone)] });
    game.play(0, 'Test Sweep').settle();
    return SEATS.map((seat) => game.pile(seat, zone).filter((card) => card !== 'Test Sweep'));
  };
  const OWN = [['Noxus Hopeful'], ['Pouty Poro']];
  it('riftbound:108.2.a lies in their own trash', () => {
    expect(swept('trash')).toEqual(OWN);
  });
  it('riftbound:108.4.a lies in their own main deck', () => {
    expect(swept('mainDeck')).toEqual(OWN);
  });
  it('riftbound:108.6.a lies in their own banishment', () => {
    expect(swept('banishment')).toEqual(OWN);
  });
  it('riftbound:108.7.a is in their own hand', () => {
    expect(swept('hand')).toEqual(OWN);
  });
  const RUNE: JsonObject = { has: ['types', 'Rune'] };
  const sprout = cardOf('Test Sprout', { types: ['Unit', 'Rune'], might: 1 });
  const returned = (): RiftboundPlay => {
    const back = sweep(RUNE, 'runeDeck', { cause: 'recycle' });
    const borrowed = { card: 'Test Sprout', controller: 0 };
    const game = position(
      [
        { hand: ['Test Sweep'], runes: ['Fury Rune'], runeDeck: [] },
        { base: [borrowed], runes: [], runeDeck: [] },
      ],
      { definitions: [back, sprout] },
    );
    return game.play(0, 'Test Sweep').settle();
  };
  it('riftbound:108.5.a lies in their own rune deck', () => {
    const game = returned();
    expect(SEATS.map((seat) => game.pile(seat, 'runeDeck'))).toEqual([['Fury Rune'], ['Test Sprout']]);
  });
  it('riftbound:056.1 nor to another player’s rune deck, or champion zone', () => {
    expect(returned().pile(0, 'runeDeck')).toEqual(['Fury Rune']);
    const game = position([{ hand: ['Test Sweep'] }, { base: [{ card: 'Noxus Hopeful', controller: 0 }] }], {
      definitions: [sweep(UNIT, 'championZone')],
    });
    game.play(0, 'Test Sweep').settle();
    expect(SEATS.map((seat) => game.pile(seat, 'championZone'))).toEqual([[], ['Noxus Hopeful']]);
  });
  it('riftbound:108.2.b what dies of its damage lies in the trash', () => {
    const sting = spell('Test Sting', { effects: [damage(9, { each: UNIT })] });
    const game = position([{ hand: ['Test Sting'], base: ['Noxus Hopeful'] }, {}], { definitions: [sting] });
    game.play(0, 'Test Sting').settle();
    expect(game.pile(0, 'trash').sort()).toEqual(['Noxus Hopeful', 'Test Sting']);
  });
  it('riftbound:107.4.d whatever would be done to it, a champion legend stays', () => {
    for (const cause of ['banish', 'return', 'recycle', 'kill']) {
      const drive = sweep([{ zone: 'legendZone' }, { has: ['types', 'Legend'] }], 'banishment', {
        cause,
      });
      const game = position([{ hand: ['Test Sweep'], legend: 'Test Sage' }, {}], {
        definitions: [drive, legend('Test Sage')],
      });
      expect(game.play(0, 'Test Sweep').settle().zones('Test Sage')).toEqual(['legendZone']);
    }
  });
});

describe('what others see', () => {
  it('riftbound:108.1.b of a card on the chain everybody sees which it is', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]).play(0, 'Stupefy');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(Object.values(game.view(viewer).objects).filter((o) => o.zone === 'chain')).toMatchObject([
        { card: 'Stupefy' },
      ]);
  });
  it('riftbound:109.1 an opponent reads the tags and the Power cost of a card in play', () => {
    const dear = cardOf('Test Dear', {
      types: ['Unit'],
      might: 1,
      energy: 1,
      power: ['Mind', 'Fury'],
      tags: ['Poro', 'Fae'],
    });
    const game = position([{ base: ['Test Dear'] }, {}], { definitions: [dear] });
    const [shown] = Object.values(game.view(1).objects).filter(({ card }) => card === 'Test Dear');
    expect(shown).toMatchObject({ tags: ['Poro', 'Fae'], power: 2 });
  });
  it('riftbound:109.2 an opponent sees that something is Empowered', () => {
    const lift = spell('Test Lift', { effects: [{ do: 'status', what: { each: UNIT }, status: 'empowered' }] });
    const game = position([{ hand: ['Test Lift'], base: ['Noxus Hopeful'] }, {}], { definitions: [lift] });
    game.play(0, 'Test Lift').settle();
    expect(Object.values(game.view(1).objects).filter((o) => o.empowered === true)).toMatchObject([
      { card: 'Noxus Hopeful' },
    ]);
  });
  it('riftbound:141.1.a.2 an opponent sees at which battlefield a unit is', () => {
    const game = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }] });
    const [shown] = Object.values(game.view(1).objects).filter((o) => o.card === 'Noxus Hopeful');
    expect(shown).toMatchObject({ zone: 'battlefield', battlefield: game.the(PEAK).id });
  });
});

describe('gear that is played', () => {
  it('riftbound:148.1.a.1 enters the base, though its player has a battlefield', () => {
    const game = position([{ hand: ['Test Tool'] }, {}], {
      definitions: [gear('Test Tool')],
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    }).play(0, 'Test Tool');
    expect([game.where('Test Tool'), game.happened('RECALLED')]).toEqual(['base', []]);
  });
});

/** Clauses of the rules of keywords that other tests leave out: what else counts, and what doesn't (800–829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const DRAW = { do: 'draw', who: 'you', count: 1 };
const energy = (n: number, ...power: string[]): JsonObject[] => [{ pay: 'resources', energy: n, power }];
const foe = (name: string) => ({ card: name, controller: 1 });

describe('clauses of keywords', () => {
  const swift = (power: string) =>
    withKeyword(card('Test Swift', { types: ['Unit'], might: 1, energy: 1 }), 'accelerate', { cost: energy(1, power) });
  it('riftbound:805.1.a who could pay for Accelerate need not: the unit costs what it costs, and enters exhausted', () => {
    const game = position([{ hand: ['Test Swift'], runes: [runes(3, 'Mind')] }, {}], { definitions: [swift('Mind')] });
    game.play(0, 'Test Swift', { paying: false });
    expect(game.runes(0).filter((r) => r.exhausted)).toHaveLength(1);
    expect([game.runes(0).length, game.ready('Test Swift')]).toEqual([3, false]);
  });
  it('riftbound:805.1.a.1 of a unit with two domains Power of either pays, and of no other', () => {
    const asked = (domain: string) =>
      position([{ hand: ['Test Swift'], runes: [runes(3, domain)] }, {}], { definitions: [swift('Fury|Mind')] })
        .choose(0, { kind: 'PLAY', card: 'Test Swift' })
        .decisions()
        .some((d) => d.kind === 'OPTIONAL_COST');
    expect(['Fury', 'Mind', 'Order'].map(asked)).toEqual([true, true, false]);
  });
  it('riftbound:822.1.c battlefields with units of the opponent alone are no place for Ambush', () => {
    const game = position([{ hand: ['Test Joiner'] }, {}], {
      battlefields: [
        { card: GROVE, units: ['Pouty Poro'] },
        { card: WASTE, controller: 1, units: [foe('Honest Broker')] },
      ],
      definitions: [withKeyword(unit('Test Joiner', 1), 'ambush')],
    }).choose(0, { kind: 'PLAY', card: 'Test Joiner' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
  });
  it('riftbound:806.1.b with Action cards are played in combats as well, by attacker and defender', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, { hand: ['Cleave'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: PEAK }],
    }).move(0, 'Noxus Hopeful', WASTE);
    expect([game.view().turn.phase, game.offered().includes('PLAY Cleave')]).toEqual(['combat', true]);
    expect([game.pass().decision().seat, game.offered().includes('PLAY Cleave')]).toEqual([1, true]);
  });
  it('riftbound:820.3.a what waits for the second card of a turn does not take a repeated spell for two', () => {
    const twice = spell('Test Twice', { effects: [], optional: [{ name: 'repeat', cost: energy(2), times: 1 }] });
    const second = unit(
      'Test Second',
      2,
      triggered({ on: 'play', player: 'you', match: { card: true, nth: 2 } }, DRAW),
    );
    const game = position([{ hand: ['Test Twice', 'Test Twice'], base: ['Test Second'] }, {}], {
      definitions: [twice, second],
    });
    expect(game.play(0, 'Test Twice', { paying: true }).settle().hand(0)).toBe(1);
    expect(game.play(0, 'Test Twice').settle().hand(0)).toBe(1);
  });
  it('riftbound:820.2 each time the instructions are carried out on what was chosen for that time, riftbound:820.2.a and that may be something else', () => {
    const harm = spell('Test Harm', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
      optional: [{ name: 'repeat', cost: energy(1), times: 1 }],
    });
    const game = position([{ hand: ['Test Harm'] }, { base: ['Noxus Hopeful', 'Darius, Trifarian'] }], {
      definitions: [harm],
    });
    const targets = [[{ card: 'Noxus Hopeful' }], [{ card: 'Darius, Trifarian' }]];
    game.play(0, 'Test Harm', { paying: true, targets }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Darius, Trifarian').damage]).toEqual([1, 1]);
  });
  it('riftbound:811.1.b the chosen champion is hidden out of its zone', () => {
    const shy = card('Test Shy', { types: ['Unit'], supertypes: ['Champion'], might: 1 });
    const game = position([{ championZone: ['Test Shy'] }, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }, { card: PEAK }],
      definitions: [withKeyword(shy, 'hidden')],
    });
    expect(game.hide(0, 'Test Shy', PATH).zones('Test Shy')).toEqual(['facedown']);
  });
  it('riftbound:812.1.c what the other player played in one’s turn does not count for Legion', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [] });
    const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
    const game = position([{ hand: ['Noxus Hopeful'], base: ['Test Tool'] }, { hand: ['Test Quick'] }], {
      definitions: [tool, quick],
    });
    game.use(0, 'Test Tool').pass().play(1, 'Test Quick').settle();
    expect(game.zones('Test Quick')).toEqual(['trash']);
    expect(game.decision().options.find((o) => o.card === 'Noxus Hopeful')?.cost).toBe('[4]');
  });
  it('riftbound:814.1.c Shield with a number is so much more Might', () => {
    const wall = withKeyword(unit('Test Wall', 1), 'shield', { value: 3 });
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Wall')] }, { card: PEAK }],
      definitions: [wall],
    });
    expect([game.might('Test Wall'), game.move(0, 'Noxus Hopeful', PATH).might('Test Wall')]).toEqual([1, 4]);
  });
  it('riftbound:809.1.c Deflect with a number costs so much Power', () => {
    const shy = withKeyword(unit('Test Shy', 3), 'deflect', { value: 2 });
    const left = (count: number) => {
      const game = position([{ hand: ['Test Look'], runes: [runes(count, 'Order')] }, { base: ['Test Shy'] }], {
        definitions: [shy, spell('Test Look', { targets: [{ what: { has: ['types', 'Unit'] } }], effects: [] })],
      });
      return game.offered().includes('PLAY Test Look') ? game.play(0, 'Test Look').runes(0).length : null;
    };
    expect([left(3), left(1)]).toEqual([1, null]);
  });
  it('riftbound:811.1.d.1 where no unit may be played a hidden unit is not played', () => {
    const offered = (at: string) =>
      position([{}, {}], {
        battlefields: [
          { card: at, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Shade', turn: 1 }] },
          { card: PEAK },
        ],
        definitions: [withKeyword(unit('Test Shade', 1), 'hidden')],
      }).offered();
    expect([offered(WASTE), offered(PATH)].map((all) => all.includes('PLAY Test Shade'))).toEqual([true, false]);
  });
});

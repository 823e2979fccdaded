/** What changes costs, and ways to play cards that are not in the hand (356, 829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { GROVE, position, type RiftboundPlay, runes } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const energy = (n: number, ...power: string[]): JsonObject[] => [{ pay: 'resources', energy: n, power }];
const costs = (change: JsonObject, players = 'you'): JsonObject => ({
  kind: 'static',
  affects: { players },
  mods: [{ mod: 'cost', ...change }],
});
const SPELL = { has: ['types', 'Spell'] };
const withProps = (definition: JsonObject, props: JsonObject, ...abilities: JsonObject[]): JsonObject => ({
  ...definition,
  props: { ...(definition.props as JsonObject), ...props },
  abilities: [...(definition.abilities as JsonObject[]), ...abilities],
});
const study = (props: JsonObject, ...abilities: JsonObject[]) =>
  withProps(spell('Test Study', { effects: [DRAW] }), props, ...abilities);
const cost = (game: RiftboundPlay, name = 'Test Study'): unknown =>
  game.decision().options.find((o) => o.kind === 'PLAY' && o.card === name)?.cost ?? null;

describe('increases and discounts', () => {
  const table = (props: JsonObject, base: string[], definitions: JsonObject[], own: JsonObject[] = []) =>
    position([{ hand: ['Test Study'], runes: [runes(9, 'Mind')], base }, {}], {
      definitions: [study(props, ...own), ...definitions],
    });
  const apprentice = gear('Test Apprentice', costs({ of: SPELL, less: energy(1), downTo: energy(1) }));
  const cheap = {
    kind: 'static',
    mods: [{ mod: 'cost', less: energy(1), times: { count: { has: ['types', 'Gear'] } } }],
  };

  it('riftbound:356.4.e a least cost is that of one discount, which comes first', () => {
    expect(cost(table({ energy: 2 }, ['Test Apprentice'], [apprentice]))).toBe('[1]');
    expect(cost(table({ energy: 1 }, ['Test Apprentice'], [apprentice]))).toBe('[1]');
    expect(cost(table({ energy: 2 }, ['Test Apprentice'], [apprentice], [cheap]))).toBe('[0]');
  });
  it('riftbound:356.3 increases come before discounts', () => {
    const tax = gear('Test Tax', costs({ of: SPELL, more: energy(1, 'any') }, 'all'));
    const game = table({ energy: 0 }, ['Test Tax', 'Test Apprentice'], [tax, apprentice]);
    expect(cost(game)).toBe('[1][A]');
    const help = gear('Test Help', costs({ less: energy(1) }));
    expect(cost(table({ energy: 0 }, ['Test Tax', 'Test Help'], [tax, help]))).toBe('[A]');
  });
  it('riftbound:356.1.b.1 a base cost that is ignored is nothing before it is increased, which discounts take off', () => {
    const tax = gear('Test Tax', costs({ of: SPELL, more: energy(1) }, 'all'));
    const free = { kind: 'static', mods: [{ mod: 'cost', part: 'base', set: [] }] };
    const among = (...base: string[]) => cost(table({ energy: 3 }, base, [tax, apprentice], [free]));
    // The least amount of the discount holds: nothing of what is ignored is left to be taken off.
    expect([among(), among('Test Tax'), among('Test Tax', 'Test Apprentice')]).toEqual(['[0]', '[1]', '[1]']);
  });
  it('riftbound:356.3 several increases add up', () => {
    const taxes = ['Test Tax', 'Test Toll'].map((name) => gear(name, costs({ more: energy(1, 'any') }, 'all')));
    expect(cost(table({ energy: 1 }, ['Test Tax', 'Test Toll'], taxes))).toBe('[3][A][A]');
  });
  it('riftbound:356.4 several discounts add up', () => {
    const helps = ['Test Help', 'Test Aid'].map((name) => gear(name, costs({ less: energy(1) })));
    expect(cost(table({ energy: 3 }, ['Test Help', 'Test Aid'], helps))).toBe('[1]');
  });
  it('riftbound:356.4.f discounts take off additional costs too, Power as well as Energy', () => {
    const charm = gear('Test Charm', costs({ less: energy(2, 'Mind') }));
    const dear = withProps(spell('Test Study', { effects: [DRAW], additional: energy(1, 'Mind') }), { energy: 1 });
    const game = (base: string[]) =>
      position([{ hand: ['Test Study'], runes: [runes(9, 'Mind')], base }, {}], { definitions: [dear, charm] });
    expect([cost(game([])), cost(game(['Test Charm']))]).toEqual(['[2][B]', '[0]']);
  });
  it('riftbound:356.4.d discounts of the whole come after those of its parts', () => {
    const kind = gear('Test Patron', costs({ less: energy(2), part: 'optional' }));
    const repeat = { optional: [{ name: 'again', cost: energy(1), times: 1 }] };
    const twice = withProps(spell('Test Study', { effects: [DRAW], ...repeat }), { energy: 2 });
    const game = position(
      [{ hand: ['Test Study'], base: ['Test Patron', 'Test Help'], runes: [runes(9, 'Mind')] }, {}],
      {
        definitions: [twice, kind, gear('Test Help', costs({ less: energy(1) }))],
      },
    );
    // The optional [1] is taken off alone, and of the [2] that are left the whole takes [1].
    game.play(0, 'Test Study', { paying: true });
    expect(game.all('Mind Rune', 'base').filter((r) => r.exhausted)).toHaveLength(1);
  });
});

describe('flow', () => {
  const flowing = study({ energy: 5 }, { kind: 'keyword', keyword: 'flow', cost: energy(1, 'Mind') });
  const inTrash = (more: JsonObject = {}) =>
    position([{ trash: ['Test Study'], runes: [runes(2, 'Mind')], ...more }, {}], { definitions: [flowing] });

  it('riftbound:829.1.b the spell is played from the trash for its flow cost, and banished', () => {
    const game = inTrash();
    game.choose(0, { kind: 'PLAY', card: 'Test Study', method: 'flow', zone: 'trash' });
    expect(game.zones('Test Study')).toEqual(['chain']);
    game.settle();
    expect(game.zones('Test Study')).toEqual(['banishment']);
  });
  it('riftbound:829.1.c.1 the flow cost takes the place of the base cost, in the trash alone', () => {
    const game = position([{ hand: ['Test Study'], trash: [], runes: [runes(2, 'Mind')] }, {}], {
      definitions: [flowing],
    });
    expect(cost(game)).toBe(null);
    expect(cost(inTrash())).toBe('[1][B]');
  });
  it('riftbound:829.1.b.1 it is banished too where it is countered', () => {
    const counter = withProps(
      spell('Test Stop', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      }),
      {},
      { kind: 'keyword', keyword: 'reaction' },
    );
    const game = position([{ trash: ['Test Study'], hand: ['Test Stop'], runes: [runes(2, 'Mind')] }, {}], {
      definitions: [flowing, counter],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Study' }).play(0, 'Test Stop', { targets: [[{ card: 'Test Study' }]] });
    game.settle();
    expect([game.zones('Test Study'), game.happened('COUNTERED')]).toMatchObject([['banishment'], [{}]]);
  });
  it('riftbound:829.1.b.1 but not where its own instructions put it', () => {
    const back = withProps(
      spell('Test Study', { effects: [{ do: 'move', what: 'self', to: 'hand' }] }),
      { energy: 5 },
      { kind: 'keyword', keyword: 'flow', cost: energy(1) },
    );
    const game = position([{ trash: ['Test Study'], runes: [runes(2, 'Mind')] }, {}], { definitions: [back] });
    game.choose(0, { kind: 'PLAY', card: 'Test Study' }).settle();
    expect(game.zones('Test Study')).toEqual(['hand']);
  });
  it('riftbound:829.1.c.3 with several flow costs its player chooses one', () => {
    const flow = (cost: JsonObject[]) => ({ kind: 'keyword', keyword: 'flow', cost });
    const rich = study({ energy: 5 }, flow(energy(2)), flow(energy(0, 'Mind')));
    const game = position([{ trash: ['Test Study'], runes: [runes(2, 'Mind')] }, {}], { definitions: [rich] });
    const offered = game.decision().options.filter((o) => o.kind === 'PLAY');
    expect(offered.map((o) => o.cost)).toEqual(['[2]', '[B]']);
    game.choose(0, { kind: 'PLAY', cost: '[2]' });
    expect(game.all('Mind Rune', 'base').filter((r) => r.exhausted)).toHaveLength(2);
  });
  it('riftbound:829.1.b.2 its timing stays that of the spell', () => {
    const quick = spell('Test Quick', { effects: [DRAW] });
    const game = position([{ trash: ['Test Study'], hand: ['Test Quick'], runes: [runes(2, 'Mind')] }, {}], {
      definitions: [flowing, quick],
    });
    game.play(0, 'Test Quick');
    expect(cost(game)).toBe(null);
  });
});

describe('playing from hiding', () => {
  it('riftbound:356.1.b.3 without its base cost, but with increases', () => {
    const fox = unit('Test Fox', 1, { kind: 'keyword', keyword: 'hidden' });
    const tax = gear('Test Tax', costs({ more: energy(1) }, 'all'));
    const game = (board: string[]) =>
      position([{ base: board, runes: [runes(1, 'Mind')] }, {}], {
        battlefields: [{ card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Fox', turn: 1 }] }],
        definitions: [withProps(fox, { energy: 7 }), tax],
      });
    expect([cost(game([]), 'Test Fox'), cost(game(['Test Tax']), 'Test Fox')]).toEqual(['[0]', '[1]']);
  });
});
describe('accelerate', () => {
  it('riftbound:805.2 its cost is asked for as the unit is played, and increases count with it', () => {
    const swift = card(
      'Test Swift',
      { types: ['Unit'], might: 1, energy: 1 },
      { kind: 'keyword', keyword: 'accelerate', cost: energy(1, 'Mind') },
    );
    const game = position([{ hand: ['Test Swift'], runes: [runes(3, 'Mind')] }, {}], { definitions: [swift] });
    expect(game.play(0, 'Test Swift', { paying: true }).ready('Test Swift')).toBe(true);
    expect(game.happened('CARD_PLAYED')).toMatchObject([{ paid: ['accelerate'] }]);
    const poor = position([{ hand: ['Test Swift'], runes: [runes(1, 'Mind')] }, {}], { definitions: [swift] });
    poor.play(0, 'Test Swift', { paying: true });
    expect(poor.ready('Test Swift')).toBe(false);
  });
});

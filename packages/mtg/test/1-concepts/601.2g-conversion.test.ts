/** Automatic payments with mana abilities that themselves cost mana or other permanents (601.2g, 605.3). */
import type { ActivatedAbility, CardDefinition, Cost } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { addMana, card, creature, draw, instant, keyword, mana, tap } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const manaFor = (cost: Cost[], ...choices: string[]): ActivatedAbility => ({
  kind: 'activated',
  cost,
  immediate: true,
  effects: [addMana(...choices)],
});
const signet = (name: string, output: string) =>
  card(name, { cost: '{2}', type: 'Artifact', abilities: [manaFor([mana('{1}'), tap], output)] });
const filter = card('Test Filter', {
  type: 'Land',
  abilities: [manaFor([tap], '{C}'), manaFor([mana('{W/U}'), tap], '{W}{W}', '{W}{U}', '{U}{U}')],
});
const altar = card('Test Altar', {
  cost: '{3}',
  type: 'Artifact',
  abilities: [manaFor([{ pay: 'sacrifice', what: creature as never, label: 'a creature' }], '{C}{C}')],
});
const another: Cost = { pay: 'tapUntapped', what: creature as never, count: 1, label: 'a creature' };
const drum = card('Test Drum', { cost: '{1}', type: 'Artifact', abilities: [manaFor([tap, another], '{C}')] });
/** A spell that costs two mana, and something else besides. */
const taking = (name: string, cost: string, besides: Cost): CardDefinition =>
  card(name, { cost, type: 'Instant', abilities: [{ kind: 'spell', additional: [besides], effects: [draw(1)] }] });
const creatureOf = (...also: object[]): Cost => ({ pay: 'sacrifice', what: [...[creature].flat(), ...also] as never });
const spell = (cost: string) => instant('Test Spell', cost, { effects: [draw(1)] });
const cards = (cost: string): CardDefinition[] => [
  signet('Test Izzet', '{U}{R}'),
  signet('Test Orzhov', '{W}{B}'),
  filter,
  altar,
  spell(cost),
  drum,
  taking('Test Throw', '{2}', creatureOf()),
  taking('Test Break', '{2}', creatureOf({ has: ['types', 'Artifact'] })),
  taking('Test Rally', '{1}', another),
  card('Test Levy', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [draw(1)] }, keyword('convoke')],
  }),
];
const beside = (name: string, ...battlefield: string[]) =>
  own(cards('{0}'), [{ hand: [name], battlefield: battlefield.map((card) => ({ card })) as never }, {}]);
const offers = (name: string, ...battlefield: string[]) =>
  beside(name, ...battlefield)
    .decision()
    .options.some((o) => o.kind === 'CAST');
const at = (cost: string, ...battlefield: string[]) =>
  own(cards(cost), [{ hand: ['Test Spell'], battlefield: battlefield.map((name) => ({ card: name })) as never }, {}]);
const offered = (cost: string, ...battlefield: string[]) =>
  at(cost, ...battlefield)
    .decision()
    .options.some((o) => o.kind === 'CAST');
const cast = (cost: string, ...battlefield: string[]) => at(cost, ...battlefield).cast(0, 'Test Spell');

describe('payments for which mana must be changed first', () => {
  it('mtg:601.2g an ability that costs mana is activated where nothing else suffices', () => {
    const game = cast('{1}{U}{R}', 'Plains', 'Plains', 'Test Izzet');
    expect(game.view().stack).toMatchObject([{ card: 'Test Spell' }]);
    expect(game.all('Plains').map((p) => p.tapped)).toEqual([true, true]);
    expect(game.the('Test Izzet').tapped).toBe(true);
  });
  it('mtg:601.2g it is left alone where the lands pay', () => {
    const game = cast('{U}{R}', 'Island', 'Mountain', 'Test Izzet');
    expect(game.the('Test Izzet').tapped).toBe(false);
  });
  it('mtg:601.2g also where it adds more than the cost takes', () => {
    const game = cast('{U}', 'Forest', 'Test Izzet');
    expect([game.all('Forest'), game.view().stack]).toMatchObject([[{ tapped: true }], [{ card: 'Test Spell' }]]);
  });
  it('mtg:605.3a one such ability may pay for another', () => {
    expect(cast('{R}{W}{B}', 'Forest', 'Test Izzet', 'Test Orzhov').view().stack).toHaveLength(1);
  });
  it('mtg:605.3a what it adds is chosen so that the rest is paid', () => {
    expect(cast('{U}{U}', 'Plains', 'Test Filter').view().stack).toHaveLength(1);
    expect(cast('{W}{U}', 'Plains', 'Test Filter').view().stack).toHaveLength(1);
  });
  it('mtg:118.3 what it adds can’t pay for itself', () => {
    expect(offered('{U}{R}', 'Test Izzet')).toBe(false);
    expect(offered('{U}{U}{R}', 'Plains', 'Test Izzet')).toBe(false);
    expect(offered('{U}{U}', 'Forest', 'Test Filter')).toBe(false);
    expect(offered('{U}{R}', 'Plains', 'Test Izzet')).toBe(true);
  });
  it('mtg:601.2h what is put away for it is asked for, as often as needed', () => {
    const game = cast('{4}', 'Test Altar', 'Grizzly Bears', 'Wall of Mist', 'Wall of Mist');
    expect(game.decision()).toMatchObject({ kind: 'COST', seat: 0 });
    game.choose(0, { card: 'Wall of Mist' }).choose(0, { card: 'Wall of Mist' });
    expect([game.view().stack.length, game.zones('Grizzly Bears')]).toEqual([1, ['battlefield']]);
    expect(offered('{4}', 'Test Altar', 'Grizzly Bears')).toBe(false);
  });
  it('mtg:107.3a the largest X counts them', () => {
    const game = cast('{X}', 'Test Altar', 'Grizzly Bears', 'Forest');
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
  });

  it('mtg:118.3 what a spell takes besides is not put away for its mana as well', () => {
    expect(offers('Test Throw', 'Test Altar', 'Grizzly Bears')).toBe(false);
    const game = beside('Test Throw', 'Test Altar', 'Grizzly Bears', 'Wall of Mist').cast(0, 'Test Throw');
    game.choose(0, { card: 'Wall of Mist' });
    expect([game.view().stack.length, game.zones('Grizzly Bears')]).toEqual([1, ['graveyard']]);
  });
  it('mtg:118.3 what is put away for mana leaves what the spell takes', () => {
    const game = beside('Test Break', 'Test Altar', 'Ornithopter', 'Grizzly Bears').cast(0, 'Test Break');
    expect(game.refused(0, { choose: [{ card: 'Ornithopter' }] })).toMatchObject({ code: 'ILLEGAL_ACTION' });
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.view().stack.length, game.zones('Ornithopter')]).toEqual([1, ['graveyard']]);
    expect(offers('Test Break', 'Test Altar', 'Ornithopter')).toBe(false);
  });
  it('mtg:118.3 nor is what a spell taps tapped for its mana as well', () => {
    expect(offers('Test Rally', 'Test Drum', 'Grizzly Bears')).toBe(false);
    expect(offers('Test Rally', 'Test Drum', 'Grizzly Bears', 'Wall of Mist')).toBe(true);
  });
  it('mtg:118.3 what is tapped for mana may be sacrificed for the spell', () => {
    expect(offers('Test Throw', 'Test Drum', 'Grizzly Bears', 'Forest')).toBe(true);
  });

  it('mtg:601.2g what is put away for mana does not help to pay as well', () => {
    expect(offers('Test Levy', 'Test Altar', 'Grizzly Bears', 'Grizzly Bears')).toBe(false);
    const game = beside('Test Levy', 'Test Altar', 'Grizzly Bears', 'Grizzly Bears', 'Ornithopter').cast(
      0,
      'Test Levy',
    );
    expect(game.decision()).toMatchObject({ kind: 'HELP_TO_PAY', seat: 0 });
    game.choose(0, { card: 'Ornithopter' });
    expect(game.decision()).toMatchObject({
      kind: 'COST',
      options: [{ card: 'Grizzly Bears' }, { card: 'Grizzly Bears' }],
    });
    game.choose(0, { card: 'Grizzly Bears', nth: 0 });
    expect([game.view().stack.length, game.zones('Ornithopter')]).toEqual([1, ['battlefield']]);
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard', 'graveyard']);
  });
});

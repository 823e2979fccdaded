/** Whole games by the rules of 2003, and what is refused there. */
import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';

const of = (land: string, ...names: string[]) => ({
  main: [{ card: land, count: 60 - 4 * names.length }, ...names.map((card) => ({ card, count: 4 }))],
});
const red = of(
  'Mountain',
  ...['Shock', 'Raging Goblin', 'Goblin Chariot', 'Hill Giant', 'Lightning Bolt', 'Wall of Stone', 'Anaba Shaman'],
  ...['Ridgetop Raptor', 'Mountain Goat'],
);
const green = of(
  'Forest',
  ...['Grizzly Bears', 'Giant Growth', 'Llanowar Elves', 'War Mammoth', 'Craw Wurm', 'River Boa', 'Wall of Ice'],
  ...['Icy Manipulator', 'Elvish Archers'],
);
const mad = of(
  'Snow-Covered Mountain',
  ...['Fiery Temper', 'Patchwork Gnomes', 'Violent Eruption', 'Assault // Battery', 'Fire // Ice', 'Karplusan Giant'],
  ...['Goblin King', 'Mobile Fort', 'Ghitu Encampment'],
);
const slivers = of(
  'Snow-Covered Forest',
  ...['Basking Rootwalla', 'Muscle Sliver', 'Horned Sliver', 'Arrogant Wurm', 'Wall of Ice', 'Treetop Village'],
  ...['Patchwork Gnomes', 'Hidden Spider', 'Quirion Elves'],
);
const setup = (seed: string, decks = [red, green]) => ({
  ruleset: 'mtg',
  edition: '2003',
  seed,
  options: { payment: 'auto' as const, autoPass: 'none' as const },
  seats: [
    { name: 'Red', deck: decks[0] },
    { name: 'Green', deck: decks[1] },
  ],
});

describe('edition 2003', () => {
  it.each([1, 2, 3])('plays whole games that keep all promises of the engine (%i)', (seed) => {
    const { state } = simulate(magic, setup(`game ${seed}`) as never, seed, { invariants: 150, inMemory: true });
    expect(state.result).not.toBeNull();
  });

  it.each([4, 5, 6])('plays with madness, snow, halves and lands that become creatures (%i)', (seed) => {
    const { state } = simulate(magic, setup(`game ${seed}`, [mad, slivers]) as never, seed, {
      invariants: 100,
      inMemory: true,
    });
    expect(state.result).not.toBeNull();
  });

  it('is listed beside the current one, and knows the rules by their numbers of then', () => {
    expect(magic.info.editions.map(({ id, current }) => [id, current])).toEqual([
      ['current', true],
      ['2003', false],
    ]);
    expect(magic.rule('mtg-2003:310.4')).toMatchObject({ number: '310.4', title: 'Combat Damage Step' });
  });

  it('has its own cards, and says why it does not play another one', () => {
    expect(magic.cardsOf?.('2003').get('Llanowar Elves')).toMatchObject({
      support: 'exact',
      data: { subtypes: ['Elf'] },
    });
    expect(magic.cardsOf?.('2003').get('Jace Beleren')).toMatchObject({
      support: 'unsupported',
      reason: 'there is no card type Planeswalker in edition 2003',
    });
  });

  it('refuses a deck with a card that it does not have', () => {
    const deck = {
      main: [
        { card: 'Plains', count: 56 },
        { card: 'Jace Beleren', count: 4 },
      ],
    };
    const { legal, errors } = magic.validateDeck('2003', deck);
    expect([legal, errors[0]?.code, errors[0]?.path]).toEqual([false, 'UNSUPPORTED_CARD', '$.main[1]']);
    expect(errors[0]?.detail).toContain('no card type Planeswalker');
    const unknown = magic.validateDeck('2003', { main: [{ card: 'Plians', count: 60 }] });
    expect(unknown.errors[0]).toMatchObject({ code: 'UNKNOWN_CARD' });
  });

  it('refuses a position with a card that it does not have', () => {
    const refused = magic.createScenario({
      ...{ ruleset: 'mtg', edition: '2003', turn: { number: 3, active: 0, step: 'precombatMain' } },
      players: [{ battlefield: ['Jace Beleren'] }, {}],
    });
    expect(refused.ok || refused.error.errors?.[0]?.code).toBe('UNSUPPORTED_CARD');
  });
});

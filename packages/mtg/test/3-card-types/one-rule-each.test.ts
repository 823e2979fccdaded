/** Situations in which one rule, and no other, says what happens: when each type of card may be cast, and planeswalkers. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, gainLife, loyalty, sorcery } from '../../src/language/builders.js';

ownCards(
  card('Test Gem', { cost: '{0}', type: 'Artifact' }),
  card('Test Veil', { cost: '{0}', type: 'Enchantment' }),
  card('Test Mentor', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
);

const castable = (game: Play): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' && o.card !== 'Shock' ? [o.card] : []));

/** When a card may be cast: in the own main phase, with a spell on the stack, in the own upkeep, in another's main phase. */
function times(name: string): boolean[] {
  const mine = { hand: [name, 'Shock'], battlefield: lands(1, 'Mountain') };
  const main = magicPosition([mine, {}]);
  const upkeep = magicPosition([mine, {}], { turn: { step: 'upkeep' } });
  const theirs = magicPosition([{}, mine]).pass();
  return [
    castable(main).includes(name),
    castable(main.cast(0, 'Shock', { player: 1 })).includes(name),
    castable(upkeep).includes(name),
    castable(theirs).includes(name),
  ];
}
const MAIN_ONLY = [true, false, false, false];

describe('one rule each: card types', () => {
  it('mtg:301.1 an artifact is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Gem')).toEqual(MAIN_ONLY);
  });
  it('mtg:302.1 a creature is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Ornithopter')).toEqual(MAIN_ONLY);
  });
  it('mtg:303.1 an enchantment is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Veil')).toEqual(MAIN_ONLY);
  });
  it('mtg:306.1 a planeswalker is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Mentor')).toEqual(MAIN_ONLY);
  });
  it('mtg:307.1 a sorcery is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Rite')).toEqual(MAIN_ONLY);
  });

  it('mtg:306.5c a planeswalker’s loyalty is the number of its counters, whatever is printed', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Mentor', counters: { loyalty: 6 } }] }, {}]);
    expect(game.the('Test Mentor').loyalty).toBe(6);
  });

  it('mtg:306.5d a loyalty ability is activated once in a turn of its controller', () => {
    const abilities = (game: Play) => game.decision().options.filter((o) => o.kind === 'ACTIVATE').length;
    const game = magicPosition([{ battlefield: ['Test Mentor'] }, {}])
      .activate(0, 'Test Mentor')
      .resolve();
    expect(abilities(game)).toBe(0);
    expect(abilities(game.until({ step: 'postcombatMain' }))).toBe(0);
    expect(abilities(game.until({ turn: 5, step: 'precombatMain' }))).toBe(1);
  });
});

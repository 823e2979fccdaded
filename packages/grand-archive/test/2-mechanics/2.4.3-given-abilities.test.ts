/** Static abilities that are given by an effect, and the abilities that they give in turn (2.4.0.9, 2.4.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, keyword, play } from '../support/own-cards.js';
import { position } from '../support/play.js';

const item = (name: string, ...abilities: JsonObject[]) =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] }, ...abilities);
const ALLIES = [{ has: ['types', 'Ally'] }];
const chief = ally('Chief', {});
/** Chiefs have "Other allies have vigor". */
const teacher = item('Teacher', {
  kind: 'static',
  affects: [{ named: 'Chief' }],
  mods: [
    {
      mod: 'ability',
      ability: {
        kind: 'static',
        affects: [...ALLIES, { other: true }],
        mods: [{ mod: 'ability', ability: keyword('vigor') }],
      },
    },
  ],
});
const mute = item('Mute', { kind: 'static', affects: ALLIES, mods: [{ mod: 'loseAbilities' }] });
const tired = item('Tired', { kind: 'static', affects: ALLIES, mods: [{ mod: 'loseKeyword', keyword: 'vigor' }] });

/** The keywords of another ally, as these items have come onto the field one after the other. */
const keywords = (...items: string[]) => {
  const game = play([chief, teacher, mute, tired], { hand: items, field: ['Chief', 'Blitz Mage'] }, {});
  for (const name of items) game.activateCard(0, name).resolve();
  return game.the('Blitz Mage').keywords;
};

describe('static abilities that are given', () => {
  it('ga:2.4.3.1 what is given gives abilities itself, and not to what has it', () => {
    expect(keywords('Teacher')).toEqual(['vigor']);
    const game = play([chief, teacher], { field: ['Chief', 'Teacher'] }, {});
    expect(game.the('Chief').keywords).toEqual([]);
  });

  it('ga:2.4.3.3.1 it is as old as the effect that gives it: what is newer takes from it, and what is older doesn’t', () => {
    expect([keywords('Teacher', 'Tired'), keywords('Tired', 'Teacher')]).toEqual([[], ['vigor']]);
    expect([keywords('Teacher', 'Mute'), keywords('Mute', 'Teacher')]).toEqual([[], ['vigor']]);
  });

  it('ga:2.4.3.1 other Suited allies have vigor once Chance, Seven of Spades has the ability that says so', () => {
    const field = ['Chance, Seven of Spades', 'Noire, Ace of Spades', 'Blitz Mage'];
    const game = position([{ hand: [{ card: 'Veteran Soldier', count: 7 }], field }, {}]);
    const noire = () => game.the('Noire, Ace of Spades');
    const before = [noire().power, noire().keywords];
    game.use(0, 'Chance, Seven of Spades').resolve();
    expect([before, [noire().power, noire().keywords]]).toEqual([
      [1, ['stealth']],
      [2, ['stealth', 'vigor']],
    ]);
    expect(game.the('Blitz Mage').keywords).toEqual([]);
    expect(game.the('Chance, Seven of Spades').keywords).toEqual([]);
  });
});

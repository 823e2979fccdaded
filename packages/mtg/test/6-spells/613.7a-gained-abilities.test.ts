/** Static abilities that are given by an effect, and what they change in the layer in which they were given (613.7a). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creature, creatureCard, has } from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const chief = [creature, { has: ['subtypes', ['Chief']] as [string, string[]] }];

ownCards(
  creatureCard('Test Chief', '{0}', 'Chief', '1/1'),
  relic('Test Teacher', continuous(chief, [has(continuous(creature, [has('flying')]))])),
  relic('Test Ground', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  relic('Test Blank', continuous(chief, [{ mod: 'loseAbilities' }])),
);

const keywords = (...relics: string[]): unknown => {
  const game = magicPosition([{ hand: relics, battlefield: ['Test Chief', 'Grizzly Bears'] }, {}]);
  for (const name of relics) game.cast(0, name).resolve();
  return game.the('Grizzly Bears').keywords;
};

describe('static abilities that are given (613.7a)', () => {
  it('mtg:613.7a what is given gives abilities itself, as old as the effect that gave it', () => {
    expect(keywords('Test Teacher')).toEqual(['flying']);
    expect(keywords('Test Teacher', 'Test Ground')).toEqual([]);
    expect(keywords('Test Ground', 'Test Teacher')).toEqual(['flying']);
  });

  it('mtg:613.7a what takes it away again later ends what it does from then on', () => {
    expect(keywords('Test Blank', 'Test Teacher')).toEqual(['flying']);
  });

  it('mtg:613.7a a creature with Giant’s Amulet has hexproof while it is untapped', () => {
    const bears = (tapped: boolean): JsonObject[] => [
      { card: 'Grizzly Bears', as: 'b', tapped },
      { card: "Giant's Amulet", attachedTo: 'b' },
    ];
    const at = (tapped: boolean) => magicPosition([{ battlefield: bears(tapped) }, {}]).the('Grizzly Bears');
    expect([at(false).keywords, at(true).keywords, at(true).toughness]).toEqual([['hexproof'], [], 3]);
  });

  it('mtg:613.7a a Rune on an Equipment gives what is equipped its keyword', () => {
    const battlefield: JsonObject[] = [
      { card: 'Grizzly Bears', as: 'b' },
      { card: 'Short Sword', attachedTo: 'b', as: 's' },
      { card: 'Rune of Flight', attachedTo: 's' },
    ];
    expect(magicPosition([{ battlefield }, {}]).the('Grizzly Bears').keywords).toEqual(['flying']);
  });
});

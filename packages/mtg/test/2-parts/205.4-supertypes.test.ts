import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and, card, destroy, each, gainLife, instant, land, not, spell } from '../../src/language/builders.js';

for (const definition of [
  card('Test Order', {
    cost: '{0}',
    type: 'Legendary Sorcery',
    abilities: [spell({ effects: [gainLife(5)] })],
  }),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Elf', power: 1, toughness: 1 }),
  card('Test Relic', { cost: '{0}', type: 'Legendary Artifact' }),
  card('Test Realm', { cost: '{0}', type: 'World Enchantment' }),
  card('Test Sphere', { cost: '{0}', type: 'World Enchantment' }),
  card('Snowy Wood', { type: 'Basic Snow Land — Forest' }),
  instant('Test Chill', '{S}', { effects: [gainLife(1)] }),
  instant('Test Ruin', '{0}', { effects: [destroy(each(and(land, not({ has: ['supertypes', 'Basic'] }))))] }),
])
  ownCards(definition);

describe('supertypes (205.4)', () => {
  it('mtg:205.4c mtg-2003:214.9c a land is basic by its supertype, not by its land types', () => {
    const game = magicPosition([{ hand: ['Test Ruin'], battlefield: ['Taiga', 'Forest', 'Snowy Wood'] }, {}]);
    game.cast(0, 'Test Ruin').resolve();
    const left = ['Taiga', 'Forest', 'Snowy Wood'].map((name) => game.zones(name)[0]);
    expect(left).toEqual(['graveyard', 'battlefield', 'battlefield']);
  });

  it('mtg:205.4e a legendary sorcery needs a legendary creature or planeswalker of its caster', () => {
    const castable = (mine: string[], theirs: string[]) =>
      magicPosition([{ hand: ['Test Order'], battlefield: mine }, { battlefield: theirs }])
        .decision()
        .options.some((o) => o.card === 'Test Order');
    expect(castable(['Grizzly Bears', 'Test Relic'], ['Test Queen'])).toBe(false);
    expect(castable(['Test Queen'], [])).toBe(true);
  });

  it('mtg:205.4f of permanents that are worlds only the newest stays', () => {
    const game = magicPosition([{ hand: ['Test Sphere'] }, { battlefield: ['Test Realm'] }]);
    game.cast(0, 'Test Sphere').resolve();
    expect([game.zones('Test Realm'), game.zones('Test Sphere')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:205.4g only what has the supertype is snow, and its mana pays for snow', () => {
    const castable = (source: string) =>
      magicPosition([{ hand: ['Test Chill'], battlefield: [source] }, {}])
        .decision()
        .options.some((o) => o.kind === 'CAST');
    expect([castable('Forest'), castable('Snowy Wood')]).toEqual([false, true]);
  });
});

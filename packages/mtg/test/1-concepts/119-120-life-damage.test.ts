import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  gainLife,
  instant,
  keyword,
  permanent,
  planeswalker,
  t,
  tap,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

for (const definition of [
  creatureCard(
    'Test Breath',
    '{0}',
    'Dragon',
    '4/4',
    keyword('lifelink'),
    activated([tap], { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  ),
  instant('Test Direct', '{0}', { targets: [target(creature), target(anyTarget)], effects: [damage(2, t(1), t(0))] }),
  instant('Test All Damage', '{0}', { effects: [damage(2, each(permanent))] }),
  card('Test Lure of Gain', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [draw(1)] })],
  }),
  instant('Test Gain Three', '{0}', { effects: [gainLife(3)] }),
  instant('Test Gain None', '{0}', { effects: [gainLife(0)] }),
])
  ownCards(definition);

void [artifact, continuous, planeswalker, token];

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('life and damage (119, 120)', () => {
  it('mtg:119.2 damage to a player is loss of life; mtg:119.6 at 0 that player loses', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2 }]).cast(0, 'Shock', {
      player: 1,
    });
    game.resolve();
    expect([game.life(1), game.result()?.winners]).toEqual([0, [0]]);
  });

  it('mtg:104.3d ten poison counters lose the game; mtg:104.3c so does drawing from an empty library', () => {
    expect(magicPosition([{ counters: { poison: 9 } }, {}]).result()).toBeNull();
    expect(magicPosition([{ counters: { poison: 10 } }, {}]).result()?.winners).toEqual([1]);
    const game = magicPosition([{ library: ['Plains'], hand: ['Divination'], battlefield: lands(3, 'Island') }, {}]);
    game.cast(0, 'Divination').resolve();
    expect([game.hand(0), game.result()?.winners]).toEqual([1, [1]]);
  });

  it('mtg:119.9 one gain of life is one event, and gaining none is none', () => {
    const game = one(['Test Gain Three', 'Test Gain None'], ['Test Lure of Gain']).cast(0, 'Test Gain Three').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve().cast(0, 'Test Gain None').resolve();
    expect(game.view().stack).toEqual([]);
  });

  it('mtg:120.2b mtg:120.7 an ability’s damage comes from its source, a spell’s from what the spell says', () => {
    const game = one([], ['Test Breath']).activate(0, 'Test Breath', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
    const direct = one(['Test Direct'], ['Test Breath']);
    direct.castAt(0, 'Test Direct', { player: 1 }).resolve();
    expect([direct.life(0), direct.happened('DAMAGE_DEALT')[0]?.card]).toEqual([22, 'Test Breath']);
  });

  it('mtg:120.3f lifelink of the source that deals the damage counts, wherever the source is', () => {
    const game = magicPosition([
      { battlefield: ['Test Breath'] },
      { hand: ['Murder'], battlefield: lands(3, 'Swamp') },
    ]);
    game.activate(0, 'Test Breath', { player: 1 }).pass().cast(1, 'Murder').resolve().resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });

  it('mtg:120.1a damage is not dealt to what is neither creature nor planeswalker', () => {
    const game = one(['Test All Damage'], ['Hill Giant', 'Mountain', 'Glorious Anthem'])
      .cast(0, 'Test All Damage')
      .resolve();
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(1);
  });

  it('mtg:120.5 damage itself destroys nothing: lethal damage is looked at later, mtg:302.7 with all that is marked', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').damage).toBe(2);
    game.cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:120.6 marked damage stays until the cleanup step', () => {
    const game = one(['Shock'], ['Mountain', 'Hill Giant']).cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.until({ step: 'end' }).the('Hill Giant').damage).toBe(2);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').damage).toBe(0);
  });
});

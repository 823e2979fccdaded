/** "That much" and "that many" of what was lost is as much as was lost: a number above zero (119.3). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, damage, draw, gainLife, instant, loseLife, triggered } from '../../src/language/builders.js';

const THAT_MUCH = { event: 'amount' };
const losing = (player: 'you' | 'opponent') => ({ on: 'stat', player, match: { stat: 'life', gain: false } });
const wait = (name: string, player: 'you' | 'opponent', ...effects: ReturnType<typeof draw>[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: [triggered(losing(player), { effects })] });
ownCards(
  wait('Test Blood', 'opponent', gainLife(THAT_MUCH)),
  wait('Test Crank', 'opponent', { do: 'mill', who: { event: 'player' }, count: THAT_MUCH }),
  wait('Test Broker', 'you', draw(THAT_MUCH)),
  wait('Test Echo', 'you', gainLife({ negative: THAT_MUCH }, 'opponents')),
  instant('Test Bolt', '{0}', { effects: [damage(3, 'opponents')] }),
  instant('Test Drain', '{0}', { effects: [loseLife(2, 'opponents'), loseLife(2, 'you')] }),
);

describe('as much as was lost', () => {
  const after = (spell: string, ...battlefield: string[]) => {
    const game = magicPosition([{ hand: [spell], battlefield }, {}])
      .cast(0, spell)
      .resolveAll();
    return [game.life(0), game.life(1), game.hand(0), game.all('Wall of Mist', 'graveyard').length];
  };

  it('mtg:119.3 is what an opponent’s loss gives, and what that opponent mills', () => {
    expect(after('Test Bolt', 'Test Blood')).toEqual([23, 17, 0, 0]);
    expect(after('Test Bolt', 'Test Crank')).toEqual([20, 17, 0, 3]);
  });

  it('mtg:119.3 is what one draws of one’s own loss, or has others lose', () => {
    expect(after('Test Drain', 'Test Broker')).toEqual([18, 18, 2, 0]);
    expect(after('Test Drain', 'Test Echo')).toEqual([18, 16, 0, 0]);
  });
});

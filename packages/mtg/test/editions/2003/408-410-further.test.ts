/** Priority in each step, and how tokens come into play (408, 410), in either player's turn. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  create,
  creatureCard,
  entersTapped,
  entersWith,
  instant,
  keyword,
  t,
  target,
} from '../../../src/language/builders.js';
import { asked, position } from './table.js';

const growing = creatureCard('Test Sprout', '{0}', 'Plant', '0/0', entersWith({ '+1/+1': 2 }), entersTapped);

ownCards(
  growing,
  instant('Test Sowing', '{0}', { effects: [create(growing, 2)] }),
  instant('Test Echo', '{0}', {
    targets: [target({ has: ['subtypes', 'Plant'] })],
    effects: [{ do: 'create', copy: t(0) } as never],
  }),
  creatureCard('Test Rider', '{0}', 'Knight', '2/2', keyword('first strike')),
);

const STEPS = [
  'upkeep',
  'draw',
  'precombatMain',
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endOfCombat',
  'postcombatMain',
  'end',
];

describe('who has priority first (408)', () => {
  it('mtg-2003:408.1c as each step begins that is the active player, and then the other one', () => {
    for (const active of [0, 1]) {
      const turn = active === 0 ? 5 : 6;
      const rider = { battlefield: ['Test Rider'] };
      const game = active === 0 ? position(rider, {}) : position({}, rider);
      game.until({ turn, step: 'upkeep' });
      for (const step of STEPS) {
        if (step === 'declareAttackers') game.until({ turn, kind: 'ATTACKERS' }).attack(active, 'Test Rider');
        game.until({ turn, step, kind: 'PRIORITY' });
        const first = asked(game);
        expect([step, first, asked(game.pass())]).toEqual([step, `${active}:PRIORITY`, `${1 - active}:PRIORITY`]);
      }
    }
  });
});

describe('how tokens come into play (410)', () => {
  it('mtg-2003:410.10e a token, and a copy that is one, comes with what its text says as a card does', () => {
    for (const seat of [0, 1]) {
      const own = { hand: ['Test Sowing', 'Test Echo'], battlefield: [] as string[] };
      const game = seat === 0 ? position(own) : position({}, own).pass();
      // Its player says in which order the counters and the tapping apply to each.
      const settled = () => {
        game.resolve();
        while (!game.waiting()) game.choose(seat, { nth: 0 } as never);
      };
      game.cast(seat, 'Test Sowing');
      settled();
      const sprouts = () =>
        Object.values(game.view().objects)
          .filter(({ name, zone }) => name === 'Test Sprout' && zone === 'battlefield')
          .map(({ power, tapped }) => [power, tapped]);
      expect(sprouts()).toEqual([
        [2, true],
        [2, true],
      ]);
      if (game.decision().seat !== seat) game.pass();
      game.cast(seat, 'Test Echo');
      if (!game.waiting()) game.choose(seat, { nth: 0 } as never);
      settled();
      expect(sprouts()).toHaveLength(3);
      expect(sprouts()[2]).toEqual([2, true]);
    }
  });
});

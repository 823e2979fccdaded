/** Players whose decisions somebody else makes (723), and the X that was chosen as something was paid (107.3f). */
import type { Ability, Effect } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { creature, tells } from './printing.js';

describe('controlling a player (723)', () => {
  const control = (more: object = {}, who: unknown = { target: 0 }): Ability => ({
    kind: 'spell',
    targets: [{ what: { player: 'any' } }],
    effects: [{ do: 'controlPlayer', who, ...more }] as unknown as Effect[],
  });
  it('is said with the turn or the phase that it lasts', () => {
    tells(
      "you control target player during that player's next turn",
      control(),
      control({ during: 'nextCombat' }),
      control({ turnAfter: true }),
      control({ by: { target: 0 } }),
      control({}, 'opponents'),
    );
    tells('you control target player during their next combat phase', control({ during: 'nextCombat' }), control());
    tells(
      "you gain control of target player during that player's next turn. after that turn, that player takes an extra turn",
      control({ turnAfter: true }),
      control(),
    );
  });
});

describe('X that was chosen as it was paid', () => {
  const tap = (value: unknown, count: unknown = 'x'): Ability => ({
    kind: 'triggered',
    on: { on: 'attack', object: 'self' },
    effects: [
      {
        do: 'pay',
        cost: [{ pay: 'tapUntapped', what: [creature], count }],
        x: 'paid',
        then: [
          {
            do: 'modify',
            what: 'self',
            mods: [{ mod: 'add', stat: 'power', value }],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ] as unknown as Effect[],
  });
  it('is called X', () => {
    tells(
      'whenever this creature attacks, you may tap X untapped creatures you control. if you do, this creature gets +X/+0 until end of turn',
      tap({ number: 'paid' }),
      tap({ number: 'other' }),
      tap('x'),
      tap({ number: 'paid' }, 2),
    );
  });
});

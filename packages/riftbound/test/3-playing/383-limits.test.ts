import { describe, expect, it } from 'vitest';
import { unit } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';

describe('abilities that trigger a number of times each turn', () => {
  const watcher = unit('Test Watcher', 2, {
    kind: 'triggered',
    on: { on: 'moved', player: 'you' },
    may: true,
    limit: { perTurn: 1 },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  });
  const moved = (...answers: boolean[]) => {
    const game = position([{ base: ['Test Watcher', 'Honest Broker', 'Pouty Poro', 'Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [watcher],
    });
    const asked: boolean[] = [];
    for (const name of ['Honest Broker', 'Pouty Poro', 'Noxus Hopeful']) {
      game.move(0, name, PATH);
      const asks = game.decision().kind === 'MAY';
      asked.push(asks);
      if (asks) game.answer(0, { confirm: answers.shift() === true });
      game.settle();
    }
    return [asked, game.hand(0)];
  };

  it('riftbound:383.3.e.2.b may trigger again after it was declined, riftbound:383.3.e.1 but not once it was done', () => {
    expect(moved(false, true)).toEqual([[true, true, false], 1]);
    expect(moved(false, false, false)).toEqual([[true, true, true], 0]);
  });

  it('riftbound:383.3.e.1 of two at one moment only one is performed', () => {
    const game = position([{ base: ['Test Watcher', 'Honest Broker', 'Pouty Poro'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [watcher],
    });
    game.move(0, 'Honest Broker', PATH, ['Pouty Poro']);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    game.answer(0, { confirm: true }).settle();
    expect([game.decision().kind, game.hand(0)]).toEqual(['PRIORITY', 1]);
  });
});

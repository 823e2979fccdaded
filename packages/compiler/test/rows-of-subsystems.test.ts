/** What rows mean for players who are controlled, dice, dungeons and the Ring; the printer is taken to say it. */
import { describe, expect, it } from 'vitest';
import { creature, instant } from './cards.js';
import { meant } from './meaning.js';

describe('control of a player', () => {
  it('lasts for their next turn', () => {
    const controlled = [
      { targets: [{ what: { player: 'any' } }], effects: [{ do: 'controlPlayer', who: { target: 0 } }] },
    ];
    expect(meant(instant("You control target player during that player's next turn."))).toMatchObject(controlled);
    expect(meant(instant('You control target player during their next turn.'))).toMatchObject(controlled);
  });

  it('may be followed by another turn of theirs', () => {
    const text =
      "You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.";
    expect(meant(instant(text))).toMatchObject([
      { effects: [{ do: 'controlPlayer', who: { target: 0 }, turnAfter: true }] },
    ]);
  });
});

describe('dice', () => {
  it('are rolled, and their result is a number', () => {
    expect(meant(instant('Roll a d20. Draw cards equal to the result.'))).toMatchObject([
      {
        effects: [
          { do: 'rollDice', sides: 20, as: 'result' },
          { do: 'draw', count: { number: 'result' } },
        ],
      },
    ]);
    expect(meant(creature('Whenever you roll one or more dice, draw a card.'))).toMatchObject([
      { kind: 'triggered', on: { on: 'rollDice', player: 'you' }, effects: [{ do: 'draw' }] },
    ]);
  });

  it('are one more where the lowest is ignored', () => {
    const text = 'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.';
    expect(meant(creature(text))).toMatchObject([
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'rollsMoreDice', count: 1 }] },
    ]);
  });
});

/** What rows mean for players who are controlled, dice, dungeons and the Ring; the printer is taken to say it. */
import { describe, expect, it } from 'vitest';
import { instant } from './cards.js';
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

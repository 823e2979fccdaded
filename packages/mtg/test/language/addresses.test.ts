import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';

/** Prowess triggers on Shock; then both are on the stack, and the Shock was cast for mana of the lands. */
function triggered() {
  const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Monastery Swiftspear'] }, {}]);
  game.cast(0, 'Shock', [{ player: 1 }]);
  return game;
}

describe('what a state says of abilities', () => {
  it('is where they stand in a definition, not what they say', () => {
    const text = JSON.stringify(triggered().state);
    expect(text).toContain('"ability":{"$at":');
    expect(text).not.toContain('"do":');
  });

  it('means the same in a process that reads the state anew', () => {
    const game = triggered();
    const copy = JSON.parse(JSON.stringify(game.state)) as typeof game.state;
    const answers = [0, 1].map((seat) => ({ seat, choose: [{ kind: 'PASS' }] }));
    const [here, there] = [game.state, copy].map((state) => {
      const done = magic.submit(state, answers);
      if (!done.ok) throw new Error(done.error.detail);
      return done.value;
    });
    expect(there?.events).toEqual(here?.events);
    expect(magic.hash(there!.state)).toBe(magic.hash(here!.state));
  });

  it('is said in events as well: which card says it, and where', () => {
    const game = triggered();
    const event = game.events.find((e) => e.type === 'ABILITY_TRIGGERED');
    expect(event?.data).toMatchObject({
      ability: { card: 'Monastery Swiftspear', path: expect.stringMatching(/^\d+\/\*\/0$/) },
    });
  });
});

/** What cards that are played from hiding choose (811.1.d). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, unit } from '../support/own-cards.js';
import { GROVE, position, type RiftboundPlay } from '../support/position.js';

const WASTE = 'Forbidding Waste';
const HIDDEN = { kind: 'keyword', keyword: 'hidden' };
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const HIT = { do: 'damage', to: { target: 0 }, amount: 1 };
const onPlay = (...targets: JsonObject[]): JsonObject => ({
  kind: 'triggered',
  on: { on: 'play', object: 'self' },
  targets,
  effects: [HIT],
});
const RECRUIT = card('Test Recruit', { types: ['Unit'], might: 1 });

/** Seat 0 has a card hidden at the grove; units are at the grove, at the waste and in the base. */
function hiding(definition: JsonObject, at = GROVE): RiftboundPlay {
  const name = String(definition.name);
  return position([{ base: ['Pouty Poro'], hand: [name] }, {}], {
    battlefields: [
      { card: at, units: ['Noxus Hopeful'], facedown: [{ card: name, turn: 1 }] },
      { card: WASTE, units: ['Honest Broker', 'Ravenbloom Student'] },
    ],
    definitions: [definition],
  });
}
/** The same with a card that there is. */
const lying = (name: string): RiftboundPlay =>
  position([{ base: ['Pouty Poro'] }, {}], {
    battlefields: [
      { card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: name, turn: 1 }] },
      { card: WASTE, units: ['Honest Broker', 'Ravenbloom Student'] },
    ],
  });
const offered = (game: RiftboundPlay): string[] => game.decision().options.map((o) => String(o.card));

describe('play effects', () => {
  const fae = (...clauses: JsonObject[]) =>
    unit('Test Fae', 2, HIDDEN, onPlay({ what: [UNIT, { not: { self: true } }, ...clauses] }));

  it('riftbound:811.1.d.2 of a permanent that was hidden choose at that battlefield', () => {
    const game = hiding(fae()).play(0, 'Test Fae', { method: 'hidden' });
    // There is one other unit, so that nothing is asked.
    expect(game.view().stack).toMatchObject([{ card: 'Test Fae', targets: [{ card: 'Noxus Hopeful' }] }]);
    expect(game.where('Test Fae')).toBe(GROVE);
  });

  it('riftbound:811.1.d.1 the permanent itself enters at that battlefield, whatever else its player controls', () => {
    const game = hiding(fae()).choose(0, { kind: 'PLAY', card: 'Test Fae', method: 'hidden' });
    expect(game.decisions().some((d) => d.kind === 'LOCATION')).toBe(false);
    expect(game.where('Test Fae')).toBe(GROVE);
  });

  it('riftbound:811.1.d a spell that finds nothing there to choose can’t be played from hiding', () => {
    const snare = spell('Test Snare', {
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [HIT],
    });
    (snare.abilities as JsonObject[]).push(HIDDEN);
    const offered = (foe: string) =>
      position([{}, { base: foe === 'base' ? ['Honest Broker'] : [] }], {
        battlefields: [
          {
            card: GROVE,
            controller: 0,
            units: foe === 'here' ? ['Noxus Hopeful', { card: 'Honest Broker', controller: 1 }] : ['Noxus Hopeful'],
            facedown: [{ card: 'Test Snare', controller: 0, turn: 1 }],
          },
          { card: WASTE },
        ],
        definitions: [snare],
      });
    expect(offered('base').offered()).not.toContain('PLAY Test Snare');
    const here = offered('here');
    // Seat 1 contests, and has focus first.
    expect(here.pass().offered()).toContain('PLAY Test Snare');
  });

  it('riftbound:811.3 of one that is played from the hand choose anywhere', () => {
    const game = hiding(fae()).play(0, 'Test Fae', { method: 'normal' });
    expect(offered(game).sort()).toEqual(['Honest Broker', 'Noxus Hopeful', 'Pouty Poro', 'Ravenbloom Student']);
  });

  it.each([
    ['in a base', { is: 'inBase' }, ['Pouty Poro']],
    ['not here', { not: { is: 'here' } }, ['Honest Broker', 'Pouty Poro', 'Ravenbloom Student']],
    [
      'in a base or not here',
      { any: [{ is: 'inBase' }, { not: { is: 'here' } }] },
      ['Honest Broker', 'Pouty Poro', 'Ravenbloom Student'],
    ],
  ])('riftbound:811.1.d.2 choose elsewhere what is there by no means: %s', (_, clause, found) => {
    const game = hiding(fae(clause as JsonObject)).play(0, 'Test Fae', { method: 'hidden' });
    const [trigger] = game.view().stack as unknown as { targets: { card: string }[] }[];
    const chosen = game.decision().kind === 'TARGETS' ? offered(game) : (trigger?.targets ?? []).map((t) => t.card);
    expect(chosen.sort()).toEqual(found);
  });

  it('riftbound:811.1.d.2 choose elsewhere what must be at another location: Tideturner', () => {
    const game = lying('Tideturner').play(0, 'Tideturner', { method: 'hidden' }).settle();
    game.answer(0, { confirm: true });
    expect(offered(game).sort()).toEqual(['Honest Broker', 'Pouty Poro', 'Ravenbloom Student']);
    game.choose(0, { card: 'Honest Broker' }).settle();
    expect([game.where('Tideturner'), game.where('Honest Broker')]).toEqual([WASTE, GROVE]);
  });

  it('riftbound:811.1.d.2 other abilities of the permanent are free', () => {
    const keen = unit('Test Keen', 2, HIDDEN, {
      kind: 'activated',
      cost: [{ pay: 'resources', energy: 0 }],
      targets: [{ what: UNIT }],
      effects: [HIT],
    });
    const game = hiding(keen).play(0, 'Test Keen', { method: 'hidden' }).settle().use(0, 'Test Keen');
    expect(offered(game)).toContain('Pouty Poro');
  });
});

describe('spells that choose several things', () => {
  it('riftbound:811.1.d.2.a look at each of them by itself: the first is there, the second can’t be (Smoke and Mirrors)', () => {
    const game = lying('Smoke and Mirrors').play(0, 'Smoke and Mirrors', { method: 'hidden' });
    // One unit is there, so that only the other is asked for.
    expect(offered(game).sort()).toEqual(['Honest Broker', 'Pouty Poro', 'Ravenbloom Student']);
  });

  it('riftbound:811.1.d.2.a a battlefield is itself there, and the unit that comes to it is not (Resonating Strike)', () => {
    const game = lying('Resonating Strike').play(0, 'Resonating Strike', { method: 'hidden' });
    expect(offered(game).sort()).toEqual(['Honest Broker', 'Pouty Poro', 'Ravenbloom Student']);
    game.choose(0, { card: 'Pouty Poro' }).settle();
    expect(game.where('Pouty Poro')).toBe(GROVE);
  });
});

describe('units that are played by what was hidden', () => {
  const call = { do: 'playToken', token: RECRUIT };

  it('riftbound:811.1.d.3 enter at its battlefield: by a spell', () => {
    const muster = spell('Test Muster', { effects: [call] });
    (muster.abilities as JsonObject[]).push(HIDDEN);
    const hidden = hiding(muster).play(0, 'Test Muster', { method: 'hidden' }).settle();
    expect(hidden.where('Test Recruit')).toBe(GROVE);
    const open = hiding(muster).play(0, 'Test Muster', { method: 'normal' }).settle();
    expect(open.decision()).toMatchObject({ kind: 'LOCATION', seat: 0 });
    expect(open.decision().options).toHaveLength(3);
  });

  it('riftbound:811.1.d.3 nowhere else where they can’t enter there', () => {
    const muster = spell('Test Muster', { effects: [call] });
    (muster.abilities as JsonObject[]).push(HIDDEN);
    const game = hiding(muster, 'Rockfall Path').play(0, 'Test Muster', { method: 'hidden' }).settle();
    expect(game.onBoard('Test Recruit')).toEqual([]);
  });

  it('riftbound:811.1.d.3 by a play effect', () => {
    const captain = unit('Test Captain', 2, HIDDEN, {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      effects: [call],
    });
    expect(hiding(captain).play(0, 'Test Captain', { method: 'hidden' }).settle().where('Test Recruit')).toBe(GROVE);
  });
});

/** What is refused for its time, and by which rule (308–310). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';

describe('refusals of what comes at the wrong time', () => {
  const calm = spell('Test Calm', { effects: [] });
  const quick = spell('Test Quick', { effects: [] });
  (quick.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
  const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [] });
  const start = (active = 0) =>
    position(
      [
        { hand: ['Test Calm', 'Test Quick', 'Hidden Blade'], base: ['Test Tool', 'Honest Broker', 'Pouty Poro'] },
        { hand: ['Test Quick'], base: ['Noxus Hopeful'] },
      ],
      { battlefields: [{ card: PATH }, { card: PEAK }], definitions: [calm, quick, tool], turn: { active } },
    );
  const rules = (game: ReturnType<typeof start>, kind: string, name: string) =>
    game.refused(0, { choose: [{ kind, card: name }] }).rules;

  it('riftbound:309.1.a in a closed state they cite it for what has no Reaction, riftbound:144.1.b or moves', () => {
    const game = start().play(0, 'Test Quick');
    expect(rules(game, 'PLAY', 'Test Calm')).toEqual(['riftbound:309.1.a']);
    expect(rules(game, 'ACTIVATE', 'Test Tool')).toEqual(['riftbound:309.1.a']);
    expect(rules(game, 'MOVE', 'Honest Broker')).toEqual(['riftbound:144.1.b']);
    expect(rules(game, 'HIDE', 'Hidden Blade')).toEqual(['riftbound:421.2.a', 'riftbound:811.1.b']);
  });

  it('riftbound:308.1.a in a showdown they cite it for what has no Action, riftbound:144.1.c or moves', () => {
    const game = start().move(0, 'Honest Broker', PATH);
    expect(rules(game, 'PLAY', 'Test Calm')).toEqual(['riftbound:308.1.a']);
    expect(rules(game, 'ACTIVATE', 'Test Tool')).toEqual(['riftbound:308.1.a']);
    expect(rules(game, 'MOVE', 'Pouty Poro')).toEqual(['riftbound:144.1.c']);
  });

  it('riftbound:310.1.a abilities are not used in answer to a player whose turn it is', () => {
    const theirs = position([{ hand: ['Test Quick'] }, { base: ['Test Tool'], hand: ['Test Calm'] }], {
      definitions: [calm, quick, tool],
    })
      .play(0, 'Test Quick')
      .pass();
    expect([theirs.decision().seat, theirs.offered().filter((o) => o.includes('Test'))]).toEqual([1, []]);
  });
  it('riftbound:381, riftbound-zh:374 abilities are used in one’s own turn alone, in an open state outside showdowns, unless they say otherwise', () => {
    const offered = (game: ReturnType<typeof start>) => game.offered().includes('ACTIVATE Test Tool');
    const answering = start(1).play(1, 'Test Quick').pass();
    expect([
      offered(start()),
      offered(start().play(0, 'Test Quick')),
      offered(start().move(0, 'Honest Broker', PATH)),
    ]).toEqual([true, false, false]);
    const theirs = start(1).move(1, 'Noxus Hopeful', PATH).pass();
    expect([answering, theirs].map((game) => [game.decision().seat, offered(game)])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('riftbound:811.1.b what was hidden in this turn is refused for that', () => {
    const game = position([{ hand: ['Hidden Blade'] }, { base: ['Noxus Hopeful'] }], {
      battlefields: [{ card: PATH, units: ['Honest Broker'] }, { card: PEAK }],
    }).hide(0, 'Hidden Blade', PATH);
    expect(rules(game, 'PLAY', 'Hidden Blade')).toEqual(['riftbound:811.1.b']);
  });

  it('riftbound:312.1 what is refused for no such reason cites the rule that asks', () => {
    expect(rules(start(), 'PLAY', 'Nobody')).toEqual(['riftbound:312.1', 'riftbound:312.2']);
  });
});

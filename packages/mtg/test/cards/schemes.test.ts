/** Scheme cards (314), each by itself. */
import type { JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { table } from '../8-multiplayer/table.js';
import { passAll } from '../8-multiplayer/teams.js';

const bears = 'Grizzly Bears';
/** The archenemy has set this scheme in motion, and what triggered on that is on the stack or asks for targets. */
const moving = (scheme: string, mine: JsonObject = {}, theirs: JsonObject = {}): Play => {
  const g = table([{ schemes: [scheme, 'Roots of All Evil'], ...mine }, theirs, {}], {
    options: { format: 'archenemy' },
    turn: { step: 'draw' },
  });
  for (let n = 0; n < 20 && g.happened('SCHEME_SET_IN_MOTION').length === 0; n++) passAll(g);
  return g;
};
/** All pass until nothing is on the stack. */
const done = (g: Play): Play => {
  for (let n = 0; n < 20 && g.view().stack.length > 0; n++) passAll(g);
  return g;
};
/** A target is chosen where one has to be. */
const at = (g: Play, ...cards: string[]): Play =>
  g.decisions().some(({ kind }) => kind === 'TARGETS') ? g.answer(0, { choose: cards.map((card) => ({ card })) }) : g;

describe('schemes that hurt', () => {
  it('Know Naught but Fire deals as much damage as an opponent has cards in hand', () => {
    const g = done(moving('Know Naught but Fire', {}, { hand: ['Forest', 'Forest', 'Forest'] }));
    expect([g.life(0), g.life(1), g.life(2)]).toEqual([40, 17, 20]);
  });

  it('Know Naught but Fire deals to each opponent what that one has in hand', () => {
    const hand = ['Forest'];
    const g = table(
      [{ schemes: ['Know Naught but Fire', 'Roots of All Evil'] }, { hand }, { hand: ['Forest', 'Forest'] }],
      {
        options: { format: 'archenemy' },
        turn: { step: 'draw' },
      },
    );
    for (let n = 0; n < 20 && g.happened('SCHEME_SET_IN_MOTION').length === 0; n++) passAll(g);
    done(g);
    expect([g.life(1), g.life(2)]).toEqual([19, 18]);
  });

  it('I Delight in Your Convulsions takes three life from each opponent, and gives as much', () => {
    const g = done(moving('I Delight in Your Convulsions'));
    expect([g.life(0), g.life(1), g.life(2)]).toEqual([46, 17, 17]);
  });

  it('There Is No Refuge deals three damage and creates a Horror', () => {
    const g = done(at(moving('There Is No Refuge', {}, { battlefield: [bears] }), bears));
    expect([g.zones(bears), g.figures('Horror')]).toEqual([['graveyard'], '3/3']);
  });

  it('Tooth, Claw, and Tail destroys up to three permanents that are no lands', () => {
    const g = moving('Tooth, Claw, and Tail', {}, { battlefield: [bears, 'Hill Giant', 'Forest'] });
    expect(g.decision().options.map(({ card }) => card)).toEqual([bears, 'Hill Giant']);
    done(at(g, bears, 'Hill Giant'));
    expect([g.zones(bears), g.zones('Hill Giant')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('schemes that create', () => {
  it.each([
    ['Look Skyward and Despair', 'Dragon', 1, { power: 5, toughness: 5, colors: ['R'], keywords: ['flying'] }],
    ['Roots of All Evil', 'Saproling', 5, { power: 1, toughness: 1, colors: ['G'] }],
    ['The Iron Guardian Stirs', 'Golem', 1, { power: 4, toughness: 6, colors: [], types: ['Artifact', 'Creature'] }],
  ])('%s creates tokens', (scheme, token, count, like) => {
    const made = done(moving(scheme)).all(token);
    expect(made).toHaveLength(count);
    expect(made[0]).toMatchObject({ ...like, controller: 0, token: true });
  });
});

describe('schemes that take', () => {
  const taken = (scheme: string): Play =>
    done(at(moving(scheme, {}, { battlefield: [{ card: bears, tapped: true }] }), bears));

  it("What's Yours Is Now Mine takes a creature for good", () => {
    const g = taken("What's Yours Is Now Mine");
    expect(g.the(bears)).toMatchObject({ owner: 1, controller: 0, tapped: false, power: 2 });
    expect(g.until({ turn: 6, step: 'upkeep' }).the(bears).controller).toBe(0);
  });

  it('Your Will Is Not Your Own takes a creature for a turn, larger, with trample and haste', () => {
    const g = taken('Your Will Is Not Your Own');
    expect(g.the(bears)).toMatchObject({ controller: 0, tapped: false, power: 5, keywords: ['trample', 'haste'] });
    expect(g.until({ turn: 6, step: 'upkeep' }).the(bears)).toMatchObject({ controller: 1, power: 2, keywords: [] });
  });
});

describe('ongoing schemes', () => {
  it('The Very Soil Shall Shake makes creatures larger until one of them dies', () => {
    const g = moving(
      'The Very Soil Shall Shake',
      { battlefield: [bears, 'Mountain', 'Mountain', 'Mountain'], hand: ['Lightning Strike', 'Shock'] },
      { battlefield: ['Hill Giant'] },
    );
    expect(g.the(bears)).toMatchObject({ power: 4, toughness: 4, keywords: ['trample'] });
    expect(g.figures('Hill Giant')).toBe('3/3');
    expect(g.happened('SCHEME_ABANDONED')).toEqual([]);
    done(g.cast(0, 'Shock', { card: bears }));
    expect(g.all('The Very Soil Shall Shake', 'command')).toHaveLength(1);
    done(g.cast(0, 'Lightning Strike', { card: bears }));
    expect([g.zones(bears), g.all('The Very Soil Shall Shake', 'command')]).toEqual([['graveyard'], []]);
    expect(g.happened('SCHEME_ABANDONED')).toMatchObject([{ seat: 0, card: 'The Very Soil Shall Shake' }]);
  });
});

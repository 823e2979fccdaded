/** What is active of the texts of attached cards, their own and what they were given, and what “this” is in them (135, 136). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, unit, withKeyword } from '../support/own-cards.js';
import { position } from '../support/position.js';
import { aims, draw, GEAR, status, T0, UNIT } from '../support/rites.js';
import { attaches, blade, smithy } from '../support/smithy.js';

describe('what is attached', () => {
  const give = (...abilities: JsonObject[]) =>
    aims(GEAR, { do: 'modify', what: T0, mods: abilities.map((ability): JsonObject => ({ mod: 'ability', ability })) });
  it('riftbound:135.4.b a keyword and an ability that an attached card has been given are active, its own are not', () => {
    const own = activated(draw(5));
    const game = smithy({
      blade: withKeyword(blade('Test Blade', 1, { ...own, cost: [] }), 'temporary'),
      hand: ['Test Rite'],
      definitions: [give({ kind: 'keyword', keyword: 'deflect' }, activated(draw(1)))],
    });
    attaches(game, 'Test Blade', 'Test Soldier').play(0, 'Test Rite').settle();
    expect(game.unit('Test Blade').keywords).toContain('deflect');
    const before = game.hand(0);
    expect(game.offered().filter((one) => one === 'ACTIVATE Test Blade')).toHaveLength(1);
    expect(game.use(0, 'Test Blade').settle().hand(0)).toBe(before + 1);
  });
  it('riftbound:135.4.b with Temporary that it has been given an attached card is killed', () => {
    const lasting = {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'temporary' } }],
    };
    const game = smithy({
      hand: ['Test Rite'],
      definitions: [aims(GEAR, { ...lasting, until: { kind: 'permanent' } })],
    });
    attaches(game, 'Test Blade', 'Test Soldier').play(0, 'Test Rite').settle();
    game.until({ turn: 5, step: 'main' });
    expect([game.zones('Test Blade'), game.might('Test Soldier')]).toEqual([['trash'], 3]);
  });
  it('riftbound:136.2.b effect text is active while its card is attached, and neither before nor afterwards', () => {
    const game = smithy({
      blade: blade('Test Blade', 0, {
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'add', stat: 'might', value: 4 }],
      }),
    });
    expect(game.might('Test Soldier')).toBe(3);
    expect(attaches(game, 'Test Blade', 'Test Soldier').might('Test Soldier')).toBe(7);
    game.play(0, 'Test Detach').settle();
    expect(game.might('Test Soldier')).toBe(3);
  });
  it('riftbound:136.2.b of a card that is a unit itself effect text does nothing for it while it lies alone', () => {
    const squire = unit('Test Squire', 2, {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'add', stat: 'might', value: 4 }],
    });
    const game = position([{ base: ['Test Squire'] }, {}], { definitions: [squire] });
    expect(game.might('Test Squire')).toBe(2);
  });
  it('riftbound:136.2.d “if this is exhausted” asks for the attached card, not for the one that bears it', () => {
    const text = {
      kind: 'static',
      affects: 'attached',
      if: { is: ['self', { status: 'exhausted' }] },
      mods: [{ mod: 'add', stat: 'might', value: 4 }],
    };
    const tire = (what: JsonObject) => aims(what, status('exhausted'));
    const might = (what: JsonObject) =>
      attaches(
        smithy({ blade: blade('Test Blade', 0, text), hand: ['Test Rite'], definitions: [tire(what)] }),
        'Test Blade',
        'Test Soldier',
      )
        .play(0, 'Test Rite')
        .settle()
        .might('Test Soldier');
    expect([might(UNIT), might(GEAR)]).toEqual([3, 7]);
  });
});

/** Layers: what is changed in which of them, how often they are applied, and in what order within one (473–480). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, unit } from '../support/own-cards.js';
import { PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { aims, foe, giveMight, recruit, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const MIGHTY: JsonObject = { stat: ['might', '>=', 5] };
const plus = (value: number): JsonObject => ({ mod: 'add', stat: 'might', value });
const keyword = (name: string): JsonObject => ({ mod: 'ability', ability: { kind: 'keyword', keyword: name } });
const passive = (mods: JsonObject[], more: JsonObject = {}): JsonObject => ({ kind: 'static', mods, ...more });
const has = (game: RiftboundPlay, name: string, word: string): boolean =>
  JSON.stringify(game.unit(name).keywords).includes(word);
const rite = (name: string, ...mods: JsonObject[]): JsonObject =>
  spell(name, { targets: [{ what: UNIT }], effects: [{ do: 'modify', what: T0, mods }] });
const table = (base: (string | JsonObject)[], definitions: JsonObject[], more: PlayerSetup = {}) =>
  position([{ base, ...more }, {}], {
    battlefields: [{ card: PATH }, { card: PEAK }],
    definitions: [recruit, ...definitions],
  });

describe('what is given gives something', () => {
  const squire = unit('Test Squire', 1);
  const plume = card(
    'Test Plume',
    { types: ['Gear'], tags: ['Equipment'], mightBonus: 0 },
    { kind: 'keyword', keyword: 'equip', cost: [] },
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        {
          mod: 'ability',
          ability: passive([keyword('tank'), keyword('assault')], {
            affects: [UNIT, { controller: 'you' }, { is: 'here' }],
          }),
        },
      ],
    },
  );
  it('riftbound:478.1.a an ability that a given ability gives is had in the same layer, and does what it says', () => {
    const game = position([{ base: ['Test Bearer', 'Test Plume', 'Test Squire'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
      definitions: [recruit, squire, unit('Test Bearer', 2), plume],
    });
    const all = () => ['Test Bearer', 'Test Squire'].map((name) => has(game, name, 'tank'));
    expect(all()).toEqual([false, false]);
    game.use(0, 'Test Plume').choose(0, { card: 'Test Bearer' }).settle();
    expect(all()).toEqual([true, true]);
    // Assault is more Might as long as they attack.
    game.move(0, 'Test Bearer', PATH, ['Test Squire']);
    expect(['Test Bearer', 'Test Squire'].map((name) => game.might(name))).toEqual([3, 2]);
  });
});

describe('layers are applied again', () => {
  /** Fiora defends against a recruit. */
  const fiora = (buffed: boolean) =>
    position([{ base: ['Test Recruit'], hand: ['Test Rite'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Fiora, Victorious', { buffed })] }, { card: PEAK }],
      definitions: [
        recruit,
        aims({ named: 'Fiora, Victorious' }, { do: 'counters', what: T0, kind: 'buff', amount: -1 }),
      ],
    });
  it('riftbound:476 until all that applies has been applied: a buff makes Fiora Mighty, and that gives her Shield', () => {
    const game = fiora(true);
    expect([game.might('Fiora, Victorious'), has(game, 'Fiora, Victorious', 'deflect')]).toEqual([5, true]);
    expect(game.move(0, 'Test Recruit', PATH).might('Fiora, Victorious')).toBe(6);
  });
  it('riftbound:476.1 each effect once: what makes a Mighty unit mightier does so one time', () => {
    const proud = unit('Test Proud', 5, passive([plus(1)], { if: { is: ['self', MIGHTY] } }));
    expect(table(['Test Proud'], [proud]).might('Test Proud')).toBe(6);
  });
  it('riftbound:476.2 what applies only then is looked at from the first layer on', () => {
    const first = unit(
      'Test First',
      4,
      passive([plus(1)]),
      passive([keyword('tank')], { if: { is: ['self', MIGHTY] } }),
      passive([plus(3)], { if: { is: ['self', { keyword: 'tank' }] } }),
    );
    const game = table(['Test First'], [first]);
    expect([game.might('Test First'), has(game, 'Test First', 'tank')]).toEqual([8, true]);
  });
  it('riftbound:476.1 as soon as it can be: a tag is had though its layer had passed as the ability was appended', () => {
    const elder = unit('Test Elder', 1, passive([plus(2)], { affects: [UNIT, { has: ['tags', 'Mech'] }] }));
    const game = table(['Test Elder', 'Test Recruit', 'Experimental Hexplate'], [elder]);
    game.use(0, 'Experimental Hexplate').choose(0, { card: 'Test Recruit' }).settle();
    expect([game.unit('Test Recruit').tags, game.might('Test Recruit'), game.might('Test Elder')]).toEqual([
      ['Mech'],
      4,
      1,
    ]);
  });
  it('riftbound:476.3 what no longer applies is gone with all that came of it', () => {
    const game = fiora(true).move(0, 'Test Recruit', PATH);
    const spellGone = fiora(true).play(0, 'Test Rite').settle();
    expect([
      game.might('Fiora, Victorious'),
      spellGone.might('Fiora, Victorious'),
      has(spellGone, 'Fiora, Victorious', 'deflect'),
    ]).toEqual([6, 4, false]);
  });
});

describe('what is changed in which layer', () => {
  const set = (value: number): JsonObject => ({ mod: 'set', prop: 'might', value });
  const after = (first: JsonObject, second: JsonObject, name = 'Test Recruit', more: JsonObject[] = []) => {
    const game = table([name], [rite('Test One', first), rite('Test Two', second), ...more], {
      hand: ['Test One', 'Test Two'],
    });
    return game.play(0, 'Test One').settle().play(0, 'Test Two').settle();
  };
  it('riftbound:477.1.a traits first: a tag that is gained counts for what asks for it, whichever came first', () => {
    const elder = unit('Test Elder', 1, passive([keyword('tank')], { affects: [UNIT, { has: ['tags', 'Elf'] }] }));
    const game = table(
      ['Test Elder', 'Test Recruit'],
      [
        elder,
        spell('Test Rite', {
          targets: [{ what: { named: 'Test Recruit' } }],
          effects: [{ do: 'modify', what: T0, mods: [{ mod: 'gain', prop: 'tags', values: ['Elf'] }] }],
        }),
      ],
      { hand: ['Test Rite'] },
    );
    expect(has(game, 'Test Recruit', 'tank')).toBe(false);
    expect(has(game.play(0, 'Test Rite').settle(), 'Test Recruit', 'tank')).toBe(true);
  });
  it('riftbound:477.1.a.1 Might is set before anything is added to it', () => {
    expect([after(plus(2), set(4)).might('Test Recruit'), after(set(4), plus(2)).might('Test Recruit')]).toEqual([
      6, 6,
    ]);
  });
  it('riftbound:477.2.a then abilities are gained and lost', () => {
    expect([
      has(after(keyword('tank'), plus(1)), 'Test Recruit', 'tank'),
      has(after(keyword('tank'), { mod: 'loseAbilities' }), 'Test Recruit', 'tank'),
    ]).toEqual([true, false]);
  });
  const attach = spell('Test Attach', {
    targets: [{ what: { has: ['types', 'Gear'] } }, { what: UNIT }],
    effects: [{ do: 'attach', what: T0, to: { target: 1 } }],
  });
  const blade = card(
    'Test Blade',
    { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 },
    { kind: 'static', affects: 'attached', mods: [keyword('tank')] },
  );
  const armed = (...mods: JsonObject[]) =>
    table(['Test Blade', 'Test Recruit'], [blade, attach, rite('Test Rite', ...mods)], {
      hand: ['Test Attach', 'Test Rite'],
    })
      .play(0, 'Test Attach')
      .settle()
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
  it('riftbound:477.2.c among these the effect text of what is attached, which later effects take away', () => {
    expect([
      has(armed(plus(1)), 'Test Recruit', 'tank'),
      has(armed({ mod: 'loseKeyword', keyword: 'tank' }), 'Test Recruit', 'tank'),
    ]).toEqual([true, false]);
  });
  it('riftbound:477.3.a then numbers are added up', () => {
    expect(after(plus(2), plus(-1)).might('Test Recruit')).toBe(2);
  });
  it('riftbound:477.3.d among these Might bonuses: they are added to a Might that was set', () => {
    expect(armed(set(4)).might('Test Recruit')).toBe(6);
  });
  it('riftbound:477.3.e.2.b how far a decrease goes is fixed as it begins', () => {
    const weaken = spell('Test One', {
      targets: [{ what: UNIT }],
      effects: [
        giveMight(0),
        {
          do: 'modify',
          what: T0,
          mods: [
            {
              mod: 'add',
              stat: 'might',
              value: { negative: { least: [4, { sum: [{ stat: 'might', of: T0 }, -1] }] } },
            },
          ],
        },
      ],
    });
    const game = table(['Test Big'], [unit('Test Big', 3), weaken, rite('Test Two', plus(2))], {
      hand: ['Test One', 'Test Two'],
    });
    game.play(0, 'Test One').settle();
    expect(game.might('Test Big')).toBe(1);
    // It goes on taking away two, and not four.
    expect(game.play(0, 'Test Two').settle().might('Test Big')).toBe(3);
  });
  it('riftbound:477.3.e.1.b nor how far an increase does', () => {
    const raise = spell('Test One', {
      targets: [{ what: UNIT }],
      effects: [
        {
          do: 'modify',
          what: T0,
          mods: [
            { mod: 'add', stat: 'might', value: { least: [4, { sum: [5, { negative: { stat: 'might', of: T0 } }] }] } },
          ],
        },
      ],
    });
    const game = table(['Test Big'], [unit('Test Big', 3), raise, rite('Test Two', plus(-2))], {
      hand: ['Test One', 'Test Two'],
    });
    game.play(0, 'Test One').settle();
    expect(game.might('Test Big')).toBe(5);
    expect(game.play(0, 'Test Two').settle().might('Test Big')).toBe(3);
  });
  /** One makes all units Elves, the other all Elves Heroes; the latter came first. */
  const elves = (order: string[]) =>
    table(order, [
      unit(
        'Test Maker',
        1,
        passive([{ mod: 'gain', prop: 'tags', values: ['Elf'] }], { affects: [UNIT, { named: 'Test Recruit' }] }),
      ),
      unit(
        'Test Bard',
        1,
        passive([{ mod: 'gain', prop: 'tags', values: ['Hero'] }], { affects: [UNIT, { has: ['tags', 'Elf'] }] }),
      ),
    ]);
  const tags = (game: RiftboundPlay): unknown => game.unit('Test Recruit').tags;
  it('riftbound:478 where effects of one layer depend on each other, that says in which order they apply', () => {
    expect([
      tags(elves(['Test Maker', 'Test Bard', 'Test Recruit'])),
      tags(elves(['Test Bard', 'Test Maker', 'Test Recruit'])),
    ]).toEqual([
      ['Elf', 'Hero'],
      ['Elf', 'Hero'],
    ]);
  });
  it('riftbound:478.1.b one depends on another that changes how many objects it applies to', () => {
    expect(tags(elves(['Test Bard', 'Test Maker', 'Test Recruit']))).toEqual(['Elf', 'Hero']);
  });
  it('riftbound:478.1.a or whether it is there at all', () => {
    const elder = unit('Test Elder', 1, passive([keyword('tank')], { affects: [UNIT, { named: 'Test Recruit' }] }));
    const hush = unit(
      'Test Hush',
      1,
      passive([{ mod: 'loseAbilities' }], { affects: [UNIT, { named: 'Test Elder' }] }),
    );
    const game = (order: string[]) => table(order, [elder, hush]);
    expect([
      has(game(['Test Elder', 'Test Hush', 'Test Recruit']), 'Test Recruit', 'tank'),
      has(game(['Test Elder', 'Test Recruit']), 'Test Recruit', 'tank'),
    ]).toEqual([false, true]);
  });
  it('riftbound:480 otherwise the earlier one is applied first', () => {
    expect([after(set(4), set(2)).might('Test Recruit'), after(set(2), set(4)).might('Test Recruit')]).toEqual([2, 4]);
  });
  it('riftbound:480.1 which is earlier, is when each began to apply', () => {
    const late = unit('Test Late', 1, passive([set(7)], { affects: [UNIT, { named: 'Test Recruit' }] }));
    const game = table(['Test Recruit'], [rite('Test One', set(4)), late], { hand: ['Test One', 'Test Late'] })
      .play(0, 'Test One')
      .settle();
    expect([game.might('Test Recruit'), game.play(0, 'Test Late').settle().might('Test Recruit')]).toEqual([4, 7]);
  });
  it('riftbound:480.3 in each layer by itself, from the earliest to the latest', () => {
    const game = table(
      ['Test Recruit'],
      [
        rite('Test One', keyword('tank'), set(4)),
        rite('Test Two', { mod: 'loseKeyword', keyword: 'tank' }),
        rite('Test Three', keyword('tank')),
      ],
      { hand: ['Test One', 'Test Two', 'Test Three'] },
    );
    game.play(0, 'Test One').settle().play(0, 'Test Two').settle();
    expect(has(game, 'Test Recruit', 'tank')).toBe(false);
    game.play(0, 'Test Three').settle();
    expect([has(game, 'Test Recruit', 'tank'), game.might('Test Recruit')]).toEqual([true, 4]);
  });
});

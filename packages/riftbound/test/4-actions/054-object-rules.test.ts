/** Rules that cards state about objects and players: what can't be chosen, deals no damage, enters ready, or enters elsewhere. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type Setup } from '../support/position.js';

const PATH = 'Rockfall Path';
const foe = (card: string) => ({ card, controller: 1 });
const rule = (name: string, more: JsonObject = {}): JsonObject => ({
  kind: 'static',
  mods: [{ mod: 'rule', rule: name, ...more }],
});
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const UNIT = { has: ['types', 'Unit'] };
const cub: JsonObject = {
  name: 'Test Cub',
  props: { name: 'Test Cub', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
  abilities: [],
};
const fights = (mine: JsonObject, theirs: JsonObject[], setup: Setup = {}) =>
  position([{ base: [String(mine.name)] }, {}], {
    battlefields: [{ card: PATH, controller: 1, units: theirs.map(({ name }) => foe(String(name))) }, { card: PEAK }],
    definitions: [mine, ...theirs],
    ...setup,
  })
    .move(0, String(mine.name), PATH)
    .pass()
    .pass();

describe('what cards say of objects', () => {
  it('riftbound:757.1 enemy spells can’t choose what is untargetable, its own player’s can', () => {
    const bolt = spell('Test Bolt', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const odd = unit('Test Odd', 3, rule('cantBeChosenByEnemies'));
    const offered = (owner: number): unknown[] => {
      const mine = { hand: ['Test Bolt'], base: ['Test Plain', 'Test Other', ...(owner === 0 ? ['Test Odd'] : [])] };
      const game = position([mine, { base: owner === 1 ? ['Test Odd'] : [] }], {
        definitions: [bolt, odd, unit('Test Plain', 3), unit('Test Other', 3)],
      }).choose(0, { kind: 'PLAY', card: 'Test Bolt' });
      return game.decision().options.map((o) => o.card);
    };
    expect(offered(0)).toContain('Test Odd');
    expect(offered(1)).toEqual(['Test Plain', 'Test Other']);
  });
  it('riftbound:757 what becomes untargetable meanwhile is unaffected', () => {
    const bolt = spell('Test Bolt', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const shroud = {
      ...spell('Test Shroud', {
        targets: [{ what: UNIT }],
        effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] }],
      }),
    };
    const quick = {
      ...shroud,
      abilities: [{ kind: 'keyword', keyword: 'reaction' }, ...(shroud.abilities as JsonObject[])],
    };
    const game = position([{ hand: ['Test Bolt'] }, { base: ['Test Plain'], hand: ['Test Shroud'] }], {
      definitions: [bolt, quick, unit('Test Plain', 3)],
    });
    game.play(0, 'Test Bolt', { targets: [[{ card: 'Test Plain' }]] }).pass();
    game.play(1, 'Test Shroud', { targets: [[{ card: 'Test Plain' }]] }).settle();
    expect(game.unit('Test Plain').damage).toBe(0);
  });
  it('riftbound:054 a unit that deals no combat damage adds none', () => {
    const game = fights(unit('Test Giant', 5, rule('dealsNoCombatDamage')), [unit('Test Plain', 2)]).settle();
    expect(game.onBoard('Test Plain')).toHaveLength(1);
    const other = fights(unit('Test Giant', 5), [unit('Test Plain', 2)]).settle();
    expect(other.onBoard('Test Plain')).toHaveLength(0);
  });
  it('riftbound:826.3 what is assigned combat damage last gets none before others have all', () => {
    const game = fights(unit('Test Giant', 3), [
      unit('Test Odd', 2, rule('assignedDamageLast')),
      unit('Test Plain', 2),
    ]);
    const first = (card: string) => ({
      distribute: [
        { option: { card }, amount: 2 },
        { option: { card: card === 'Test Odd' ? 'Test Plain' : 'Test Odd' }, amount: 1 },
      ],
    });
    expect(game.refused(0, first('Test Odd')).rules).toContain('riftbound:465.2.c.3');
    game.answer(0, first('Test Plain')).settle();
    expect([game.zones('Test Odd'), game.zones('Test Plain')]).toEqual([['battlefield'], ['trash']]);
  });
  it('riftbound:425.1 what can’t be countered resolves', () => {
    const drawn = (...own: JsonObject[]): number => {
      const insight = spell('Test Insight', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
      const denial = spell('Test Denial', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      });
      const game = position([{ hand: ['Test Insight'] }, { hand: ['Test Denial'] }], {
        definitions: [
          { ...insight, abilities: [...(insight.abilities as JsonObject[]), ...own] },
          { ...denial, abilities: [{ kind: 'keyword', keyword: 'reaction' }, ...(denial.abilities as JsonObject[])] },
        ],
      });
      game.play(0, 'Test Insight').pass();
      return game
        .play(1, 'Test Denial', { targets: [[{ card: 'Test Insight' }]] })
        .settle()
        .hand(0);
    };
    expect(drawn()).toBe(0);
    expect(drawn({ ...rule('cantBeCountered'), zone: 'chain' })).toBe(1);
  });
});

describe('where and how units enter', () => {
  it('riftbound:355.2.b a unit may be played where something permits it besides', () => {
    const places = (at: JsonObject): unknown[] =>
      position([{ hand: ['Test Scout'] }, {}], {
        battlefields: [
          { card: PEAK },
          { card: GROVE, units: [foe('Test Plain')], controller: 1 },
          { card: PATH, controller: 1 },
        ],
        definitions: [
          unit('Test Scout', 2, { ...rule('playableAt', { at: [at, BATTLEFIELD] }), zone: 'chain' }),
          unit('Test Plain', 2),
        ],
      })
        .choose(0, { kind: 'PLAY', card: 'Test Scout' })
        .decision()
        .options.map((o) => o.card ?? o.label);
    expect(places({ is: 'open' })).toEqual(['Base', PEAK]);
    expect(places({ is: 'occupied' })).toEqual(['Base', GROVE]);
    expect(places({ is: 'hasEnemies' })).toEqual(['Base', GROVE]);
    // 054.1: no unit may be played to Rockfall Path, whatever permits it.
    expect(places({ controller: 'opponent' })).toEqual(['Base', GROVE]);
  });
  it('riftbound:369.3 units of a player enter ready where something says so, other players’ don’t', () => {
    const host = (of: JsonObject[]) =>
      gear('Test Banner', {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'rule', rule: 'unitsEnterReady', of }],
      });
    const entered = (of: JsonObject[], owner: number): boolean => {
      const banner = { base: ['Test Banner'] };
      const game = position([{ hand: ['Pouty Poro'], ...(owner === 0 ? banner : {}) }, owner === 1 ? banner : {}], {
        definitions: [host(of)],
      });
      return game.play(0, 'Pouty Poro').settle().ready('Pouty Poro');
    };
    expect(entered([UNIT], 0)).toBe(true);
    expect(entered([UNIT], 1)).toBe(false);
    expect(entered([{ is: 'token' }], 0)).toBe(false);
  });
  it('riftbound:369.3 and for one turn where an instruction says so', () => {
    const haste = spell('Test Haste', {
      effects: [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'rule', rule: 'unitsEnterReady', of: [UNIT] }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = position([{ hand: ['Test Haste', 'Pouty Poro', 'Watchful Sentry'] }, {}], { definitions: [haste] });
    game.play(0, 'Pouty Poro').settle().play(0, 'Test Haste').settle().play(0, 'Watchful Sentry').settle();
    expect([game.ready('Pouty Poro'), game.ready('Watchful Sentry')]).toEqual([false, true]);
  });
  it('riftbound:185.2.d tokens among them', () => {
    const banner = gear('Test Banner', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'unitsEnterReady', of: [{ is: 'token' }] }],
    });
    const call = spell('Test Call', { effects: [{ do: 'playToken', token: cub, to: 'base' }] });
    const ready = (...base: string[]): boolean =>
      position([{ hand: ['Test Call'], base }, {}], { definitions: [banner, call] })
        .play(0, 'Test Call')
        .settle()
        .ready('Test Cub');
    expect([ready(), ready('Test Banner')]).toEqual([false, true]);
  });
  it('riftbound:185.2.a a token is played where the effect says, though its player doesn’t control it', () => {
    const scout = unit(
      'Test Scout',
      2,
      triggered({ on: 'moved', object: 'self' }, { do: 'playToken', token: cub, to: 'self' }),
    );
    const game = position([{ base: ['Test Scout'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 0, units: ['Pouty Poro'] },
        { card: GROVE, controller: 1, units: [foe('Honest Broker')] },
      ],
      definitions: [scout],
    });
    game.move(0, 'Test Scout', GROVE).pass().pass();
    expect(game.where('Test Cub')).toBe(GROVE);
  });
  it('riftbound:054.1 and not where no unit may be played', () => {
    const scout = unit(
      'Test Scout',
      2,
      triggered({ on: 'moved', object: 'self' }, { do: 'playToken', token: cub, to: 'self' }),
    );
    const game = position([{ base: ['Test Scout'] }, {}], {
      battlefields: [{ card: PATH }, { card: GROVE }],
      definitions: [scout],
    });
    game.move(0, 'Test Scout', PATH).pass().pass();
    expect(game.onBoard('Test Cub')).toEqual([]);
  });
});

describe('resources on a condition', () => {
  it('riftbound:429.2 one amount or another is added, and payments count on what is added now', () => {
    const egg = gear('Test Egg', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      immediate: true,
      timing: 'reaction',
      effects: [
        {
          do: 'if',
          if: { exists: [UNIT, { controller: 'you' }] },
          then: [{ do: 'add', energy: 2 }],
          else: [{ do: 'add', energy: 1 }],
        },
      ],
    });
    const dear = { ...unit('Test Dear', 2), props: { ...(unit('Test Dear', 2).props as JsonObject), energy: 2 } };
    const playable = (accompanied: boolean): boolean => {
      const base = ['Test Egg', ...(accompanied ? ['Pouty Poro'] : [])];
      const game = position([{ hand: ['Test Dear'], base, runes: [] }, {}], { definitions: [egg, dear] });
      return game.offered().includes('PLAY Test Dear');
    };
    expect([playable(false), playable(true)]).toEqual([false, true]);
  });
});

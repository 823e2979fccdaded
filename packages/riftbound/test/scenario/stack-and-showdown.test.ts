import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { GROVE, PEAK, position, type RiftboundPlay, type Setup } from '../support/position.js';

type Units = (string | JsonObject)[];
const sentry = (more: JsonObject = {}): JsonObject => ({ card: 'Watchful Sentry', as: 'sentry', ...more });
const poro = (more: JsonObject = {}): JsonObject => ({ card: 'Pouty Poro', as: 'poro', controller: 1, ...more });

const at = (units: Units, showdown?: JsonObject, more: Setup = {}): RiftboundPlay =>
  position([{}, {}], {
    battlefields: [{ card: PEAK, controller: 1, units, ...(showdown ? { showdown } : {}) }, { card: GROVE }],
    ...more,
  });
const faults = (more: object) => {
  const made = riftbound.createScenario({
    ruleset: 'riftbound',
    edition: '2026-07',
    players: [{ base: [sentry()] }, { base: [poro()] }],
    ...more,
  });
  if (made.ok) throw new Error('this should have been refused');
  return made.error.errors?.map(({ path }) => path);
};

describe('the chain in a scenario', () => {
  it('Spells lie there, final; the controller of the newest has priority, and they resolve from the top', () => {
    const game = at([{ card: 'Watchful Sentry', as: 'sentry', controller: 1 }], undefined, {
      stack: [
        { card: 'Stupefy', controller: 1, targets: [{ as: 'sentry' }] },
        { card: 'Hextech Ray', controller: 0, targets: [{ as: 'sentry' }] },
      ],
    });
    expect([game.chain(), game.decision().seat, game.turnState()]).toEqual([
      ['Stupefy', 'Hextech Ray'],
      1,
      'neutralClosed',
    ]);
    const held = game.hand(1);
    expect(game.resolve().hand(1)).toBe(held + 1);
    expect(game.resolve().zones('Watchful Sentry')).toContain('trash');
  });

  it('It is the same as if it had been played there', () => {
    const shape = (game: RiftboundPlay): unknown => {
      const { objects, marks, players } = game.state as unknown as {
        objects: { [id: string]: JsonObject };
        marks: JsonObject;
        players: JsonObject[];
      };
      const item = Object.values(objects).find((o) => o.zone === 'chain') as JsonObject;
      return [
        { ...item, id: 0, def: 0, ts: 0, play: { ...(item.play as JsonObject), targets: [] } },
        { ...marks, paid: 0 },
        players.map(({ stats, marks: own }) => [stats, own]),
      ];
    };
    // Choosing a unit without Deflect, so that the printed cost is paid and no more.
    const sentry = { card: 'Watchful Sentry', as: 'sentry', controller: 1 };
    const played = position([{ hand: ['Hextech Ray'] }, {}], { battlefields: [{ card: PEAK, units: [sentry] }] });
    played.play(0, 'Hextech Ray');
    const given = position([{}, {}], {
      battlefields: [{ card: PEAK, units: [sentry] }],
      stack: [{ card: 'Hextech Ray', targets: [{ as: 'sentry' }] }],
    });
    expect(shape(given)).toEqual(shape(played));
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const cases: [JsonObject, string][] = [
      [{ card: 'Stupefy' }, '$.stack[0].targets'],
      [{ card: 'Hextech Ray', targets: [{ as: 'poro' }] }, '$.stack[0].targets[0]'],
      [{ card: 'Stupefy', targets: [{ stack: 1 }] }, '$.stack[0].targets[0].stack'],
      [{ card: 'Pouty Poro' }, '$.stack[0].card'],
      [{ card: 'Fury Rune' }, '$.stack[0].card'],
      [{ card: 'Stupefi', targets: [{ as: 'poro' }] }, '$.stack[0].card'],
      [{ source: { as: 'poro' }, ability: 9 }, '$.stack[0].ability'],
      [{ card: 'Stupefy', x: 1, targets: [{ as: 'poro' }] }, '$.stack[0].x'],
    ];
    for (const [entry, path] of cases) expect([entry, faults({ stack: [entry] })]).toEqual([entry, [path]]);
  });
});

describe('a showdown in a scenario', () => {
  it('It goes on: who has focus acts, units attack and defend, and combat follows', () => {
    const game = at([sentry({ controller: 0 }), poro()], { contester: 0, focus: 1 });
    expect([game.turnState(), game.focus, game.decision().seat]).toEqual(['showdownOpen', 1, 1]);
    expect(game.events.some(({ type }) => /SHOWDOWN|COMBAT|DESIGNATED/.test(type))).toBe(false);
    game.settle();
    expect(game.turnState()).toBe('neutralOpen');
    expect(game.happened('COMBAT_ENDED').length).toBe(1);
  });

  it('It is the same as if a unit had moved there', () => {
    const shape = (game: RiftboundPlay): unknown => {
      const { objects, marks } = game.state as unknown as {
        objects: { [id: string]: JsonObject };
        marks: { showdown: JsonObject };
      };
      const board = Object.values(objects).filter((o) => o.zone === 'board' && o.marks);
      const name = (id: unknown) => game.view().objects[`ob${String(id)}`]?.card;
      const { battlefield, designated, ...rest } = marks.showdown;
      return [
        rest,
        (designated as number[]).map(name).sort(),
        name(battlefield),
        board
          .map((o) => [
            (o.marks as JsonObject).role,
            (o.marks as JsonObject).contested,
            (o.marks as JsonObject).control,
          ])
          .map(String)
          .sort(),
        { ...(game.view().turn as JsonObject), number: 0, battlefield: 0, showdown: 0 },
      ];
    };
    const moved = position([{ base: ['Watchful Sentry'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [poro()] }],
    }).move(0, 'Watchful Sentry', PEAK);
    const given = position([{}, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [poro(), sentry({ controller: 0 })], showdown: { contester: 0 } },
      ],
    });
    expect(shape(given)).toEqual(shape(moved));
  });

  it('Without a defender it is no combat, and the chain takes part in it', () => {
    const game = at(
      [sentry({ controller: 0 })],
      { contester: 0 },
      {
        stack: [{ card: 'Hextech Ray', controller: 1, targets: [{ as: 'sentry' }] }],
      },
    );
    expect([game.turnState(), game.view().turn.phase]).toEqual(['showdownClosed', 'main']);
    const read: unknown = JSON.parse(JSON.stringify(game.state));
    expect(riftbound.hash(read as typeof game.state)).toBe(riftbound.hash(game.state));
    const [sample] = riftbound.sample?.(game.state, 0, { samples: 1, seed: 's', decklists: 'hidden' }) ?? [];
    expect(sample && riftbound.view(sample, 0).stack.length).toBe(1);
    game.resolve().settle();
    expect([game.turnState(), game.holder(PEAK)]).not.toContain(0);
    const alone = at([sentry({ controller: 0 })], { contester: 0 });
    alone.settle();
    expect(alone.holder(PEAK)).toBe(0);
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const battlefield = (showdown: JsonObject, units: Units = [sentry({ as: 'a', controller: 0 })], card = PEAK) => ({
      card,
      controller: 1,
      units,
      showdown,
    });
    const cases: [object[], string][] = [
      [[battlefield({ contester: 0 }, [poro({ as: 'p' })])], '$.battlefields[0].showdown.contester'],
      [[battlefield({ contester: 1 }, [poro({ as: 'p' })])], '$.battlefields[0].showdown.contester'],
      [[battlefield({ contester: 3 })], '$.battlefields[0].showdown.contester'],
      [[battlefield({ contester: 0, focus: 2 })], '$.battlefields[0].showdown.focus'],
      [[battlefield({})], '$.battlefields[0].showdown.contester'],
      [
        [battlefield({ contester: 0 }), battlefield({ contester: 0 }, [sentry({ as: 'b', controller: 0 })], GROVE)],
        '$.battlefields[1].showdown',
      ],
    ];
    for (const [battlefields, path] of cases)
      expect([battlefields, faults({ battlefields })]).toEqual([battlefields, [path]]);
  });
});

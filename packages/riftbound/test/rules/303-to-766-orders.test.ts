/** In which order players choose, new choices for groups of targets, and keywords that are ignored for all that is chosen. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { foe, giveMight, T0, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const POUTY = 'Pouty Poro';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';

describe('orders', () => {
  const edict = spell('Test Edict', {
    effects: [
      {
        do: 'choose',
        who: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
        each: 'chooser',
        apart: true,
        from: [UNIT, { not: { controller: 'you' } }],
        min: 1,
        max: 1,
        save: 'chosen',
      },
      { do: 'kill', what: { saved: 'chosen' } },
    ],
  });
  it('riftbound:303.2.a players choose in turn order, beginning with the next one', () => {
    const game = position(
      [{ base: [SENTRY, SENTRY] }, { hand: ['Test Edict'], base: [REARGUARD] }, { base: [SENTRY, SENTRY] }],
      {
        definitions: [edict],
        turn: { number: 5, active: 1 },
        battlefields: [
          { card: PEAK, owner: 0 },
          { card: GROVE, owner: 1 },
          { card: 'Sunken Temple', owner: 2 },
        ],
      },
    ).play(1, 'Test Edict');
    const seats: number[] = [];
    for (let i = 0; i < 30 && !isCalm(game); i++) {
      const d = game.decision();
      if (d.kind === 'CHOOSE_OBJECTS') {
        seats.push(d.seat);
        // What was chosen is not chosen again, and none of whoever plays it.
        expect(d.options.map((o) => o.card)).toEqual(Array(seats.length === 1 ? 4 : 3).fill(SENTRY));
        game.answer(d.seat, { choose: d.options.slice(0, 1).map(({ id }) => id) });
      } else game.answer(d.seat, d.default);
    }
    expect(seats).toEqual([2, 0]);
    expect([game.onBoard(SENTRY).length, game.onBoard(REARGUARD).length]).toEqual([2, 1]);
  });
  it('riftbound:303.2.a instructions for each player are carried out in turn order', () => {
    const each = spell('Test Each', {
      effects: [
        {
          do: 'forEach',
          of: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
          as: 'player',
          effects: [{ do: 'may', who: { saved: 'player' }, then: [] }],
        },
      ],
    });
    const asked: number[] = [];
    const game = position([{}, { hand: ['Test Each'] }, {}], {
      definitions: [
        {
          ...each,
          abilities: JSON.parse(
            JSON.stringify(each.abilities).replace(
              '"then":[]',
              '"then":[{"do":"draw","who":{"saved":"player"},"count":1}]',
            ),
          ),
        },
      ],
      turn: { number: 5, active: 1 },
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1 },
        { card: 'Sunken Temple', owner: 2 },
      ],
    }).play(1, 'Test Each');
    for (let i = 0; i < 30 && !isCalm(game); i++) {
      const d = game.decision();
      if (d.kind === 'MAY') asked.push(d.seat);
      game.answer(d.seat, d.default);
    }
    expect(asked).toEqual([2, 0]);
  });
});

describe('new choices', () => {
  it('riftbound:753.1 of a group are such as its new controller may choose, and fit together', () => {
    const pair = withKeyword(
      spell('Test Pair', {
        targets: [{ what: [UNIT, { controller: 'opponent' }], min: 0, max: 2, together: 'samePlace' }],
        effects: [giveMight(-1)],
      }),
      'action',
    );
    const turn = withKeyword(
      spell('Test Turn', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
        effects: [
          { do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
          { do: 'changeTargets', what: T0, anew: true },
        ],
      }),
      'reaction',
    );
    const tall = (name: string): JsonObject => unit(name, 4);
    const start = () => {
      const game = position(
        [
          { hand: ['Test Pair'], base: ['Test A'] },
          { hand: ['Test Turn'], base: ['Test C', 'Test D'] },
        ],
        {
          definitions: [pair, turn, ...['Test A', 'Test B', 'Test C', 'Test D'].map(tall)],
          battlefields: [
            { card: PEAK, owner: 0, controller: 0, units: ['Test B'] },
            { card: GROVE, owner: 1 },
          ],
        },
      ).play(0, 'Test Pair', { targets: [[{ card: 'Test C' }, { card: 'Test D' }]] });
      while (game.decision().seat === 0) game.pass();
      return game.play(1, 'Test Turn', { targets: [[{ card: 'Test Pair' }]] });
    };
    const game = start();
    const seen: unknown[] = [];
    for (let i = 0; i < 40 && !isCalm(game); i++) {
      const d = game.decision();
      if (d.kind === 'PRIORITY') game.answer(d.seat, d.default);
      else {
        const names = d.options.map((o) => String(o.card));
        seen.push([d.kind, d.seat, d.min, d.max, names.filter((name) => name.startsWith('Test')).sort()]);
        const own = d.options.find((o) => o.card === 'Test A');
        if (d.shape === 'CONFIRM') game.answer(d.seat, { confirm: true });
        else game.answer(d.seat, own ? { choose: [own.id] } : d.default);
      }
    }
    // Whoever has it now chooses among units of their opponent, and no more of them than are at one place.
    expect(seen.every((one) => (one as unknown[])[1] === 1)).toBe(true);
    expect([game.might('Test A'), game.might('Test B'), game.might('Test C')]).toEqual([3, 4, 4]);
  });
});

describe('ignoring', () => {
  it('riftbound:766 a keyword is ignored for all that is chosen, where something here is', () => {
    const shell = card(
      'Test Shell',
      { types: ['Battlefield'] },
      {
        kind: 'static',
        affects: { players: 'all' },
        mods: [{ mod: 'rule', rule: 'ignores', keyword: 'deflect', choosing: [{ is: 'here' }] }],
      },
    );
    const two = spell('Test Two', { targets: [{ what: [UNIT], min: 1, max: 2 }], effects: [giveMight(-1)] });
    const power = (...targets: string[]): number => {
      const game = position([{ hand: ['Test Two'], runes: ALL }, { base: [POUTY] }], {
        definitions: [shell, two],
        battlefields: [
          { card: 'Test Shell', owner: 0, controller: 1, units: [foe(SENTRY)] },
          { card: GROVE, owner: 1 },
        ],
      }).play(0, 'Test Two', { targets: [targets.map((name) => ({ card: name }))] });
      const spent = game.happened('COST_PAID').at(-1)?.power ?? {};
      return Object.values(spent as { [domain: string]: number }).reduce((sum, n) => sum + n, 0);
    };
    expect([power(POUTY), power(SENTRY), power(POUTY, SENTRY)]).toEqual([1, 0, 0]);
  });
});

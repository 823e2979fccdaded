/** Abilities that wait for what players do, and for moves by where they come from, as they are read and played. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIENDLY = { controller: 'team' };
const _YOURS = { controller: 'you' };
const ENEMY = { controller: 'opponent' };
const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';

describe('what players do', () => {
  it('is stunning, readying, buffing and empowering somebody, or just hiding and spending', () => {
    const waits = (text: string): unknown => meant(unit(`${text}, draw 1.`));
    const did = (act: string, more: object = {}) => [
      { kind: 'triggered', on: { on: 'did', player: 'you', match: { act }, ...more }, effects: [{ do: 'draw' }] },
    ];
    expect(waits('When you stun an enemy unit')).toMatchObject(did('stun', { object: [ENEMY, UNIT] }));
    expect(waits('When you stun one or more enemy units')).toMatchObject(
      did('stun', { object: [ENEMY, UNIT], batch: true }),
    );
    expect(waits('When you ready another friendly unit')).toMatchObject(
      did('ready', { object: [FRIENDLY, UNIT, { other: true }] }),
    );
    expect(waits('When you buff me')).toMatchObject(did('buff', { object: 'self' }));
    expect(waits('When you empower something else')).toMatchObject(did('empower'));
    expect(waits('When you spend a buff')).toMatchObject(did('spendBuff'));
    expect(waits('When you hide a card')).toMatchObject(did('hide'));
  });

  it('happens once where one instruction stuns several, and not by others (423.1)', () => {
    const watcher = gear('When you stun one or more enemy units, draw 1.');
    const stun = spell('Stun any number of enemy units.');
    const drawn = (by: 0 | 1): number => {
      const base = [PORO, MONK];
      const mine = { hand: [stun.name], base: by === 0 ? [watcher.name] : [] };
      return table([watcher, stun], [mine, { base: by === 0 ? base : [watcher.name, ...base] }])
        .play(0, stun.name, [{ card: PORO }, { card: MONK }])
        .settle()
        .count(by, 'hand');
    };
    expect([drawn(0), drawn(1)]).toEqual([1, 0]);
  });
});

describe('choosing', () => {
  const wheel = gear('When you choose a friendly unit, draw 1.');
  it('with spells counts where what is chosen is on the board (355.10)', () => {
    const ready = spell('Ready a unit.');
    const fetch = spell('Return a unit from your trash to your hand.', 'Kindled Memory');
    const drawn = (card: string, chosen: string): number =>
      table(
        [wheel, ready, fetch],
        [{ hand: [card], base: [wheel.name, PORO], trash: ['Chemtech Enforcer'] }, { base: [MONK] }],
      )
        .play(0, card, [{ card: chosen }])
        .settle()
        .count(0, 'mainDeck');
    const all = drawn(ready.name, MONK);
    expect([drawn(ready.name, PORO), drawn(fetch.name, 'Chemtech Enforcer')]).toEqual([all - 1, all]);
  });
  it('with abilities counts as well, and with those of opponents not', () => {
    const captain = unit('When you play me, ready a unit.');
    const drawn = (owner: 0 | 1): number => {
      const game = table(
        [wheel, captain],
        [
          { hand: [captain.name], base: owner === 0 ? [wheel.name, PORO] : [PORO] },
          { base: owner === 1 ? [wheel.name, MONK] : [MONK] },
        ],
      );
      const before = game.count(owner, 'mainDeck');
      game.play(0, captain.name).settle();
      if (game.decision().kind === 'TARGETS') game.choose(0, [{ card: owner === 0 ? PORO : MONK }]);
      return before - game.settle().count(owner, 'mainDeck');
    };
    expect([drawn(0), drawn(1)]).toEqual([1, 0]);
  });
  it('or readying somebody gives both', () => {
    expect(meant(unit('When you choose or ready me, draw 1.'))).toMatchObject([
      { on: { on: 'target', player: 'you', object: 'self' } },
      { on: { on: 'did', match: { act: 'ready' }, object: 'self' } },
    ]);
  });
});

describe('moves', () => {
  it('from here are waited for by a battlefield, whoever makes them (447)', () => {
    const row = battlefield('When a unit moves from here, give it +1 [M] this turn.');
    expect(meant(row)).toMatchObject([{ on: { on: 'moved', source: 'self', object: [UNIT] } }]);
    const might = (from: 'row' | 'base'): unknown => {
      const game = table(
        [row],
        [from === 'base' ? { base: [PORO] } : {}, {}],
        [{ card: row.name, ...(from === 'row' ? { units: [PORO], controller: 0 } : {}) }, { card: GROVE }],
      );
      const printed = Number(game.unit(PORO).might);
      return (
        Number(
          game
            .move(0, PORO, from === 'row' ? 'base' : row.name)
            .settle()
            .unit(PORO).might,
        ) - printed
      );
    };
    expect([might('row'), might('base')]).toEqual([1, 0]);
  });
  it('to a battlefield bring others to where they went', () => {
    const leader = unit('When I move to a battlefield, you may move an enemy unit to that battlefield.');
    const game = table([leader], [{ base: [leader.name] }, { base: [MONK] }], [{ card: PEAK }, { card: GROVE }]);
    game.move(0, leader.name, GROVE);
    game.answer(0, { confirm: true });
    for (let d = game.decision(); game.unit(MONK).zone === 'base'; d = game.decision()) game.answer(d.seat, d.default);
    expect([game.unit(leader.name), game.unit(MONK)]).toMatchObject([{ attacker: true }, { defender: true }]);
    expect(game.unit(MONK)).toMatchObject({ zone: 'battlefield', battlefield: game.unit(leader.name).battlefield });
    expect(meant(leader)).toMatchObject([{ effects: [{ do: 'moveTo', to: { event: 'destination' } }] }]);
  });
  it('play tokens to where the source has come, and what is printed of that in parentheses says no more (135.2.d)', () => {
    const drummer = unit(
      'When I move to a battlefield, play a 1 [M] Recruit unit token here. (It is also at the battlefield.)',
    );
    const game = table([drummer], [{ base: [drummer.name] }, {}], [{ card: PEAK }, { card: GROVE }]);
    game.move(0, drummer.name, GROVE).settle();
    expect(game.unit('Recruit')).toMatchObject({
      zone: 'battlefield',
      exhausted: true,
      battlefield: game.unit(drummer.name).battlefield,
    });
  });
  it('heals what is chosen', () => {
    const heal = spell('Heal a unit.');
    const game = table([heal], [{ hand: [heal.name], base: [{ card: MONK, damage: 2 }] }, {}])
      .play(0, heal.name, [{ card: MONK }])
      .settle();
    expect(game.unit(MONK).damage ?? 0).toBe(0);
  });
});

/** Abilities of battlefields that whoever did something controls (190.6.c), as they are read and played. */
import { describe, expect, it } from 'vitest';
import { battlefield, meant, spell, unit, why } from './cards.js';
import { GROVE, table } from './played.js';

const MONK = 'Kinkou Monk';
const PORO = 'Pouty Poro';
const hall = battlefield('When a player plays a spell, they may give a unit they control here +1 [M] this turn.');
const small = { ...spell('[Reaction]\nDraw 1.', 'Small'), cost: '[0]' };

describe('whoever plays something', () => {
  it('controls the ability, on whosever battlefield it is, and needs somebody there (190.6.c)', () => {
    const might = (seat: 0 | 1): [gained: number, asked: number[]] => {
      const game = table(
        [hall, small],
        [{ hand: [small.name, small.name] }, { hand: [small.name] }],
        [{ card: hall.name, controller: seat, units: [MONK] }, { card: GROVE }],
      );
      const before = Number(game.unit(MONK).might);
      const asked: number[] = [];
      game.play(0, small.name).choose(0, [{ kind: 'PASS' }]);
      if (seat === 1) game.play(1, small.name);
      for (
        let d = game.decision();
        d.kind !== 'PRIORITY' || game.view().turn.state !== 'neutralOpen';
        d = game.decision()
      ) {
        if (d.shape === 'CONFIRM') asked.push(d.seat);
        game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
      }
      return [Number(game.unit(MONK).might) - before, asked];
    };
    expect(might(0)).toEqual([1, [0]]);
    // Seat 0 may have it, too, and has nobody there.
    expect(might(1)).toEqual([1, [1, 0]]);
  });
  it('pays for it and speaks of what was played, or of another one there', () => {
    expect(meant(battlefield('When a player plays a unit here, they may pay [1] to [Buff] it.'))).toMatchObject([
      {
        on: { on: 'play', player: 'any', object: [{}, { is: 'here' }] },
        by: 'player',
        may: true,
        cost: [{ energy: 1 }],
        effects: [{ do: 'counters', what: { event: 'object' } }],
      },
    ]);
    const spring = battlefield(
      'When a player plays a non-token unit here, they may move another unit they control here to its base.',
    );
    expect(meant(spring)).toMatchObject([
      {
        by: 'player',
        targets: [{ what: [{}, { controller: 'you' }, { is: 'here' }, { not: { in: { event: 'object' } } }] }],
      },
    ]);
    const game = table(
      [spring],
      [{ hand: [PORO, PORO] }, {}],
      [{ card: spring.name, controller: 0, units: [MONK] }, { card: GROVE }],
    );
    game.choose(0, { kind: 'PLAY', card: PORO }).choose(0, { card: spring.name });
    for (
      let d = game.decision();
      d.kind !== 'PRIORITY' || game.view().turn.state !== 'neutralOpen';
      d = game.decision()
    )
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    expect([game.unit(MONK).zone, game.unit(PORO).zone]).toEqual(['base', 'battlefield']);
  });
  it('is nobody else: "they" are known nowhere else', () => {
    expect(why(battlefield('The first time a player plays a unit here each turn, they may draw 1.'))).toContain(
      'unsupported',
    );
    expect(why(unit('When I attack, kill a unit they control.'))).toContain('unsupported');
  });
});

/** The turn and mana of 2003: each difference from today, by the rule that had it so. */
import { ownCards, Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import { card, gainLife, loseLife, triggered } from '../../../src/language/builders.js';

ownCards(
  card('Test Untapper', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: false } }, { effects: [gainLife(1)] }),
    ],
  }),
  card('Test Dawn', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', player: 'any', match: { step: 'upkeep' } }, { effects: [loseLife(1, 'you')] })],
  }),
);

const stack = (game: Play): unknown[] => game.view().stack.map(({ card: name, text }) => name || text);
const tapFor = (game: Play, seat: number, name: string): Play =>
  game.choose(seat, { kind: 'ACTIVATE', card: name, mana: true });

describe('mana burn', () => {
  it('mtg-2003:300.4 mana stays from one step to the next, and what is left as the phase ends costs its player as much life', () => {
    const game = position2003([{ battlefield: ['Forest', 'Forest'] }, { battlefield: ['Mountain'] }], {
      turn: { step: 'upkeep' },
    });
    tapFor(game, 0, 'Forest').pass();
    tapFor(game, 1, 'Mountain').pass().until({ step: 'draw' });
    expect([game.view().players[0]?.resources, game.life(0), game.life(1)]).toMatchObject([{ mana: { G: 1 } }, 20, 20]);
    game.until({ step: 'precombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([19, 19]);
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect(game.events.find(({ type }) => type === 'MANA_BURNED')?.rules).toContain('mtg-2003:300.4');
  });

  it('mtg-2003:300.4 the phase ends with the upkeep where the draw step is skipped', () => {
    const game = position2003([{ battlefield: ['Forest'] }, {}], { turn: { number: 1, step: 'upkeep' } });
    tapFor(game, 0, 'Forest').until({ step: 'precombatMain' });
    expect(game.life(0)).toBe(19);
  });

  it('mtg-2003:408.2g the loss is no use of the stack, and the next check may end the game', () => {
    const game = position2003([{ life: 1, battlefield: ['Forest'] }, {}]);
    tapFor(game, 0, 'Forest').pass().pass();
    expect([game.result()?.winners, game.view().stack]).toEqual([[1], []]);
  });
});

describe('the beginning phase', () => {
  it('mtg-2003:304.1 the draw for the turn is on the stack above what triggered, controlled by nobody', () => {
    const game = position2003([{ battlefield: ['Howling Mine'] }, { hand: ['Shock'], battlefield: ['Mountain'] }], {
      turn: { step: 'upkeep' },
    });
    const hand = game.hand(0);
    game.until({ step: 'draw' });
    expect([game.view().stack.length, stack(game)[1], game.hand(0)]).toEqual([2, 'Howling Mine', hand]);
    expect(game.decision().prompt).toContain('The draw for the turn is on top of the stack');
    game.pass().castAt(1, 'Shock', { player: 0 }).resolve();
    expect([game.hand(0), game.life(0)]).toEqual([hand, 18]);
    game.resolve();
    expect([game.hand(0), stack(game)]).toEqual([hand + 1, ['Howling Mine']]);
  });

  it('mtg-2003:101.4 who has the first turn skips its draw step', () => {
    const game = position2003([{}, {}], { turn: { number: 1, step: 'upkeep' } }).until({ step: 'precombatMain' });
    expect([game.hand(0), game.happened('DRAW_SKIPPED')]).toEqual([0, [{ seat: 0 }]]);
    expect(game.happened('STEP_BEGAN').map(({ step }) => step)).not.toContain('draw');
    expect(game.until({ turn: 2, step: 'precombatMain' }).hand(1)).toBe(1);
  });

  it('mtg-2003:303.1 what triggered in the untap step is above what triggers in the upkeep', () => {
    const game = position2003(
      [{ battlefield: [{ card: 'Test Untapper', tapped: true }] }, { battlefield: ['Test Dawn'] }],
      { turn: { step: 'untap' } },
    ).until({ step: 'upkeep' });
    expect(stack(game)).toEqual(['Test Untapper', 'Test Dawn']);
  });
});

describe('mulligans', () => {
  const deck = { main: [{ card: 'Plains', count: 60 }] };
  const begun = (): Play => {
    const created = magic.create({
      ruleset: 'mtg',
      edition: '2003',
      seed: 'mulligans',
      options: { payment: 'auto', autoPass: 'none' },
      seats: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    return new Play(magic, created.value.state);
  };

  it('mtg-2003:101.5 one card fewer each, and the second player decides once the first keeps', () => {
    const game = begun();
    const first = game.decision().seat;
    const take = (yes: boolean): Play => game.answer(game.decision().seat, { confirm: yes });
    take(true);
    expect([game.decision().kind, game.decision().seat, game.hand(first)]).toEqual(['MULLIGAN', first, 6]);
    take(true);
    expect([game.decision().seat, game.hand(first)]).toEqual([first, 5]);
    take(false);
    expect([game.decision().kind, game.decision().seat]).toEqual(['MULLIGAN', 1 - first]);
    take(false);
    expect([game.decision().kind, game.hand(first), game.hand(1 - first)]).toEqual(['PRIORITY', 5, 7]);
  });

  it('mtg-2003:101.5 nobody mulligans a hand of none', () => {
    const game = begun();
    const first = game.decision().seat;
    for (let n = 0; n < 7; n++) game.answer(first, { confirm: true });
    expect([game.hand(first), game.decision().seat]).toEqual([0, 1 - first]);
  });
});

describe('combat without attackers', () => {
  it('mtg-2003:308.4 the rest of the declare attackers step is skipped as well', () => {
    const game = position2003([{ battlefield: ['Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [] });
    expect([game.view().turn.step, game.decision().kind]).toEqual(['endOfCombat', 'PRIORITY']);
  });

  it('mtg-2003:308.1 Walls cannot attack, whatever abilities they have', () => {
    const game = position2003([{ battlefield: ['Wall of Swords', 'Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Grizzly Bears']);
    const refused = game.refused(0, { assign: [{ from: { card: 'Wall of Swords' }, to: { player: 1 } }] });
    expect([refused.rules?.includes('mtg-2003:308.1'), game.the('Wall of Swords').keywords]).toEqual([
      true,
      ['flying'],
    ]);
  });
});

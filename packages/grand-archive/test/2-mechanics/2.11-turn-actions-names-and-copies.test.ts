/** Turn actions that nobody answers, whichever player's they are, objects of one name, and what copies have chosen (2.11.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, DRAW, play, triggered } from '../support/own-cards.js';
import { shuffledUp, some } from '../support/play.js';
import { table } from '../support/table.js';

describe('turn actions', () => {
  it('ga:2.11.7.7.2 leave Opportunity to nobody: placing a champion, waking up, drawing, of either player', () => {
    const game = shuffledUp('quiet').to('main', 5);
    let phase = '';
    const passed = game.events.flatMap((event) => {
      if (event.type === 'PHASE_BEGAN') phase = String(event.data.phase);
      return event.type === 'OPPORTUNITY_PASSED' ? [phase] : [];
    });
    expect(passed.filter((one) => ['wakeUp', 'draw'].includes(one))).toEqual([]);
    // Each Spirit's own trigger is passed on by both, and nothing else.
    expect(passed.filter((one) => one === 'start')).toHaveLength(4);
    expect(passed).toEqual(expect.arrayContaining(['recollection', 'main', 'end']));
    // Nor where something rested wakes up, and something is materialized or drawn that could be answered.
    const think = action('Think', { effects: [DRAW] });
    const side = { hand: ['Think', ...some(1)], field: [{ card: 'Blitz Mage', rested: true }] };
    const full = play([think], side, side).to('end').pass().pass();
    expect([full.view().turn, full.decision()]).toMatchObject([
      { phase: 'recollection', number: 4 },
      { kind: 'OPPORTUNITY', seat: 1 },
    ]);
    expect(full.all('Blitz Mage').map(({ rested }) => rested)).toEqual([true, false]);
    full.pass().pass();
    expect([full.view().turn, full.decision().seat]).toMatchObject([{ phase: 'main', number: 4 }, 1]);
  });

  it('ga:2.11.7.7.3.2 in each draw phase its turn player draws one card, and nobody else does', () => {
    const game = table([{}, {}, {}]);
    const hands = () => [0, 1, 2].map((seat) => game.count(seat, 'hand'));
    expect(hands()).toEqual([0, 0, 0]);
    expect([4, 5, 6, 7].map((turn) => game.to('main', turn) && hands())).toEqual([
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
  });
});

describe('objects of one name', () => {
  it('ga:2.11.7.11.3.1 what waits for what its source does hears nothing of another of that name, whoever controls it', () => {
    const wolf = ally('Wolf', { power: 1, life: 2 }, triggered('on attack', { on: 'attack', object: 'self' }), {
      kind: 'triggered',
      keyword: 'on death',
      on: { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
      effects: [DRAW, DRAW],
    });
    const slay = action('Slay', {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'opponent' }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const game = play([wolf, slay], { field: ['Wolf', 'Wolf'], hand: ['Slay'] }, { field: ['Wolf'] });
    game.choose(0, { kind: 'ATTACK', nth: 1 }).aim('Spirit of Fire');
    expect(game.stack()).toEqual(['Wolf']);
    game.fight();
    game.activateCard(0, 'Slay', { card: 'Wolf' }).resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Wolf', controller: 1 }]);
  });

  it('ga:2.11.7.11.3.2 what a static ability says of its source holds for that one alone', () => {
    const guard = ally(
      'Guard',
      { power: 1, life: 3 },
      { kind: 'static', if: { is: ['self', { status: 'rested' }] }, mods: [{ mod: 'add', stat: 'power', value: 4 }] },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [{ do: 'counters', what: { each: [{ zone: 'field' }, { named: 'Guard' }] }, kind: 'buff', amount: 1 }],
      },
    );
    const game = play([guard], { field: ['Guard', { card: 'Guard', rested: true }] }, { field: ['Guard'] });
    const powers = () => game.all('Guard').map(({ controller, rested, power }) => [controller, rested, power]);
    expect(powers()).toEqual([
      [0, false, 1],
      [0, true, 5],
      [1, false, 1],
    ]);
    // Where it speaks of all of that name it says so.
    game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Guard', nth: 0 }).resolve();
    expect(game.all('Guard').map(({ counters }) => counters)).toEqual([{ buff: 1 }, { buff: 1 }]);
  });
});

describe('copies', () => {
  const entering: JsonObject = { on: 'move', object: 'self', match: { to: 'field' } };
  const shape = ally(
    'Shape',
    { power: 0, life: 1 },
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'field' },
      entering: true,
      copy: { of: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
    },
  );
  const copying = (card: JsonObject, field: (string | JsonObject)[]) =>
    play([card, shape], { hand: ['Shape', ...some(1)], field }, {})
      .activateCard(0, 'Shape')
      .resolve();

  it('ga:2.11.7.13.2.1.1 what enters as a copy has nothing of what was chosen for the original, and chooses for itself', () => {
    const nia = ally('Nia', {}, { kind: 'triggered', on: entering, effects: [{ do: 'chooseName' }] });
    const game = copying(nia, [{ card: 'Nia', chosen: { cardName: 'Fireball' } }]);
    expect([game.the('Shape').name, game.the('Shape').chosen]).toEqual(['Nia', {}]);
    game.resolve().answer(0, { name: 'Blitz Mage' });
    expect([game.the('Nia').chosen, game.the('Shape').chosen]).toEqual([
      { cardName: 'Fireball' },
      { cardName: 'Blitz Mage' },
    ]);
  });

  it('ga:2.11.7.13.3.1.1 it is a copy as it enters: abilities on entering of what it copies trigger, and that alone waits', () => {
    const herald = ally('Herald', { power: 2, life: 3 }, triggered('on enter', entering));
    const game = copying(herald, ['Herald']);
    expect([game.stack(), game.happened('ABILITY_TRIGGERED').length]).toEqual([['Shape'], 1]);
    expect(game.the('Shape')).toMatchObject({ name: 'Herald', power: 2, life: 3 });
    const before = game.count(0, 'hand');
    expect(game.resolve().count(0, 'hand')).toBe(before + 1);
    expect(game.stack()).toEqual([]);
  });
});

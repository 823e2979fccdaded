/** States of objects, copies with choices of their own, and cards that are activated for a memory cost (2.11.7.13, 2.11.7.14, 2.3.1.12). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, on, play } from '../support/own-cards.js';
import { position, some } from '../support/play.js';

const judge = (status: JsonObject): JsonObject =>
  action('Judge', {
    effects: [
      {
        do: 'counters',
        what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }, status] },
        kind: 'buff',
        amount: 1,
      },
    ],
  });
const buffed = (game: ReturnType<typeof play>, name: string): boolean =>
  (game.the(name).counters as { buff?: number }).buff === 1;

describe('states of objects', () => {
  const field = ['Banner Knight', { card: 'Blitz Mage', rested: true }];

  it('ga:2.11.7.14.6.4 an object is rested, and found by what asks for that', () => {
    const game = play([judge({ status: 'rested' })], { hand: ['Judge'], field }, {})
      .activateCard(0, 'Judge')
      .resolve();
    expect([buffed(game, 'Blitz Mage'), buffed(game, 'Banner Knight'), game.the('Blitz Mage').rested]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('ga:2.11.7.14.6.3 or it is awake', () => {
    const game = play([judge({ not: { status: 'rested' } })], { hand: ['Judge'], field }, {})
      .activateCard(0, 'Judge')
      .resolve();
    expect([buffed(game, 'Blitz Mage'), buffed(game, 'Banner Knight'), game.the('Banner Knight').rested]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('ga:2.11.7.14.6.2 what is attacked defends until combat ends, ga:2.11.7.14.6.9 and what strikes back retaliates', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: ['Banner Knight', 'Esteemed Knight'] }]);
    game.declare(0, 'Blitz Mage', 'Banner Knight');
    expect([game.the('Banner Knight').defending, game.the('Esteemed Knight').defending]).toEqual([true, false]);
    game
      .pass()
      .pass()
      .choose(1, [{ card: 'Banner Knight' }]);
    expect([game.the('Banner Knight').retaliating, game.the('Esteemed Knight').retaliating]).toEqual([true, false]);
    game.fight();
    expect(game.the('Esteemed Knight')).toMatchObject({ defending: false, retaliating: false });
  });

  const fighters = ['Banner Knight', 'Esteemed Knight'];
  const judged = (is: string, step: string, units: { card: string }[] = []): string[] => {
    const game = play([judge({ is })], { field: ['Swift Recruit'], hand: ['Judge'] }, { field: fighters });
    game.declare(0, 'Swift Recruit', 'Banner Knight');
    if (step === 'damage') game.pass().pass().choose(1, units);
    if (step === 'main') game.fight(units);
    game.activateCard(0, 'Judge').resolve();
    return ['Swift Recruit', ...fighters].filter((name) => game.all(name).length > 0 && buffed(game, name));
  };
  it('ga:2.11.7.14.6.2 that alone is found by what asks for defenders, as long as combat lasts', () => {
    expect([judged('defending', 'retaliation'), judged('defending', 'damage'), judged('defending', 'main')]).toEqual([
      ['Banner Knight'],
      ['Banner Knight'],
      [],
    ]);
  });
  it('ga:2.11.7.14.6.9 by what asks for retaliating units those that strike back', () => {
    const knight = [{ card: 'Banner Knight' }];
    expect([judged('retaliating', 'retaliation'), judged('retaliating', 'damage')]).toEqual([[], []]);
    expect([judged('retaliating', 'damage', knight), judged('retaliating', 'main', knight)]).toEqual([
      ['Banner Knight'],
      [],
    ]);
  });

  const turn = (name: string, on: boolean) =>
    action(name, {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on }],
    });
  const turned = (name: string, status: JsonObject, card: string): boolean[] => {
    const game = play([judge(status), turn('Rouse', false), turn('Lull', true)], { hand: ['Judge', name], field }, {});
    game.activateCard(0, name, { card }).resolve().activateCard(0, 'Judge').resolve();
    return [buffed(game, 'Blitz Mage'), buffed(game, 'Banner Knight')];
  };
  it('ga:2.11.7.14.6.3 again once it has woken up', () => {
    expect(turned('Rouse', { not: { status: 'rested' } }, 'Blitz Mage')).toEqual([true, true]);
  });
  it('ga:2.11.7.14.6.4 by an effect as well as by attacking', () => {
    expect(turned('Lull', { status: 'rested' }, 'Banner Knight')).toEqual([true, true]);
    const game = position([{ field }, {}]).declare(0, 'Banner Knight', 'Spirit of Fire');
    expect([game.the('Banner Knight').rested, game.fight().the('Banner Knight').rested]).toEqual([true, true]);
  });
});

describe('copies of activations', () => {
  const echo = (more: JsonObject): JsonObject =>
    action('Echo', {
      targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', ['Action']] }] }],
      effects: [{ do: 'copy', what: { target: 0 }, ...more }],
    });
  const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] });

  it('ga:2.11.7.13.7 where a copy may have new targets its player chooses them, and the original keeps its own', () => {
    const start = (more: JsonObject) =>
      play([echo(more), spark], { hand: ['Spark', 'Echo'] }, { field: ['Banner Knight', 'Esteemed Knight'] })
        .activateCard(0, 'Spark', { card: 'Banner Knight' })
        .activateCard(0, 'Echo', { card: 'Spark' })
        .resolve();
    const anew = start({ newTargets: true });
    expect(anew.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    anew.choose(0, { card: 'Esteemed Knight' }).resolveAll();
    expect([anew.the('Banner Knight').damage, anew.the('Esteemed Knight').damage]).toEqual([1, 1]);
    const same = start({}).resolveAll();
    expect([same.the('Banner Knight').damage, same.the('Esteemed Knight').damage]).toEqual([2, 0]);
  });

  it('ga:2.11.7.13.4.1.1 what is chosen on resolution is chosen for the copy by itself', () => {
    const pick = action('Pick', {
      effects: [
        { do: 'choose', save: 'it', from: [{ zone: 'field' }, { has: ['types', 'Ally'] }], min: 1, max: 1 },
        { do: 'damage', amount: 1, to: { saved: 'it' } },
      ],
    });
    const game = play([echo({}), pick], { hand: ['Pick', 'Echo'] }, { field: ['Banner Knight', 'Esteemed Knight'] });
    game.activateCard(0, 'Pick').activateCard(0, 'Echo', { card: 'Pick' }).resolve();
    game.resolve().choose(0, { card: 'Esteemed Knight' }).resolve().choose(0, { card: 'Banner Knight' });
    expect([game.the('Banner Knight').damage, game.the('Esteemed Knight').damage]).toEqual([1, 1]);
  });
});

describe('activating for a memory cost', () => {
  const recall = action('Recall', {
    effects: [
      {
        do: 'play',
        what: { each: [{ zone: 'hand' }, { owner: 'you' }, { named: 'Spark' }] },
        cost: [{ pay: 'memory', amount: 2 }],
      },
    ],
  });
  const spark = action('Spark', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
  const start = (memory: number) =>
    play([recall, spark], { hand: ['Recall', 'Spark', ...some(1)], memory: some(memory) }, {})
      .activateCard(0, 'Recall')
      .resolve();

  it('ga:2.3.1.12 an effect may let a player activate a card for a memory cost, ga:2.3.1.12.1 which is paid as any memory cost', () => {
    const game = start(3);
    game.choose(0, { card: 'Spark' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment'), game.stack()]).toEqual([1, 2, ['Spark']]);
    expect(game.view().stack).toMatchObject([{ kind: 'ACTIVATION' }]);
    expect(
      start(1)
        .decision()
        .options.filter((option) => option.card === 'Spark'),
    ).toEqual([]);
  });

  it('ga:2.3.1.12.2 whether the player has materialized a card this turn does not matter', () => {
    const mine = { hand: ['Recall', 'Spark'], memory: some(3), materialDeck: ['Bauble of Abundance'] };
    const game = play([recall, spark], mine, {}).to('materialize', 5).choose(0, { card: 'Bauble of Abundance' });
    game.resolve();
    expect(game.view().turn.phase).toBe('recollection');
    game.activateCard(0, 'Recall').resolve().choose(0, { card: 'Spark' });
    expect([game.stack(), game.count(0, 'memory')]).toEqual([['Spark'], 1]);
  });
});

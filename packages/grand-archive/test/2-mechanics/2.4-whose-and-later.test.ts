/** Triggers, targets and copies where there are several, or where it is another player’s turn (2.3.4, 2.4, 2.11.7.13). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';

const draw = (count: unknown, who = 'you'): JsonObject => ({ do: 'draw', who, count }) as JsonObject;
const imp = ally('Imp', { power: 1, life: 4 });
const pup = ally('Pup', { power: 1, life: 4 });
const atEnd: JsonObject = { on: 'step', match: { step: 'end' } };
const steal = action('Steal', {
  targets: [on('Ally')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
const away = action('Away', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
});
const hits = (at: number, amount = 1): JsonObject => ({ do: 'damage', amount, to: { target: at } });

describe('delayed triggers', () => {
  const later = action('Later', { effects: [{ do: 'delayed', on: atEnd, effects: [draw(1)] }] });
  const inTheirTurn = () =>
    play([later], {}, { hand: ['Later'] })
      .pass()
      .activateCard(1, 'Later')
      .resolve()
      .to('end');

  it('ga:2.4.2.5 are controlled by whoever made them, in the turn of another too', () => {
    const game = inTheirTurn();
    expect(game.view().stack).toMatchObject([{ controller: 1 }]);
    expect([game.resolve().count(1, 'hand'), game.count(0, 'hand')]).toEqual([1, 0]);
  });

  it('ga:2.4.2.5.2 come once, whoever made them', () => {
    const game = inTheirTurn().resolve();
    game.to('main', 4).to('end', 4);
    expect([game.stack(), game.count(1, 'hand')]).toEqual([[], 2]);
  });

  it('ga:2.4.2.5 are about all that was targeted', () => {
    const both = action('Both', {
      targets: [{ ...on('Ally'), min: 2, max: 2 }],
      effects: [
        { do: 'delayed', on: atEnd, effects: [{ do: 'move', what: { saved: 'target' }, to: 'hand', cause: 'return' }] },
      ],
    });
    const game = play([both, imp, pup], { hand: ['Both'], field: ['Imp', 'Pup'] }, {});
    game.activateCard(0, 'Both').resolve().to('end').resolve();
    expect([game.zones('Imp'), game.zones('Pup')]).toEqual([['hand'], ['hand']]);
  });
});

describe('triggered abilities', () => {
  it('ga:2.4.2.2.3 are under the condition of their own player in the turn of another', () => {
    const owl = ally('Owl', {}, { kind: 'triggered', on: atEnd, if: { turnOf: 'you' }, effects: [draw(1)] });
    const ends = (mine: string[], theirs: string[]) =>
      play([owl], { field: mine }, { field: theirs }).to('end').stack();
    expect([ends(['Owl'], []), ends([], ['Owl'])]).toEqual([['Owl'], []]);
  });

  it('ga:2.4.2.1 trigger for each of several things that happen at one moment', () => {
    const watcher = card(
      'Watcher',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      {
        kind: 'triggered',
        on: { on: 'move', object: [{ has: ['types', ['Ally']] }], match: { from: 'field', to: 'graveyard' } },
        effects: [draw(1)],
      },
    );
    const rain = action('Rain', { effects: [{ do: 'damage', amount: 4, to: { each: [{ has: ['types', 'Ally'] }] } }] });
    const game = play([watcher, rain, imp, pup], { hand: ['Rain'], field: ['Watcher'] }, { field: ['Imp', 'Pup'] });
    game.activateCard(0, 'Rain').resolve();
    while (game.decision().kind !== 'OPPORTUNITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.stack()).toEqual(['Watcher', 'Watcher']);
  });

  it('ga:2.4.0.12.1 of what dies are controlled by who controlled it last', () => {
    const martyr = ally(
      'Martyr',
      { life: 1 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
        effects: [draw(1)],
      },
    );
    const bolt = action('Bolt', { targets: [on('Ally')], effects: [hits(0)] });
    const dead = play([martyr, steal, bolt], { hand: ['Steal', 'Bolt'] }, { field: ['Martyr'] });
    dead.activateCard(0, 'Steal', { card: 'Martyr' }).resolve();
    dead.activateCard(0, 'Bolt', { card: 'Martyr' }).resolve();
    expect(dead.view().stack).toMatchObject([{ card: 'Martyr', controller: 0 }]);
  });

  it('ga:2.3.4.7.1 know what they are about in the turn of another', () => {
    const trap = ally(
      'Trap',
      { life: 9 },
      {
        kind: 'triggered',
        on: { on: 'attack', object: [{ controller: 'opponent' }] },
        effects: [{ do: 'damage', amount: 2, to: { event: 'object' } }],
      },
    );
    const game = play([trap, imp], { field: ['Imp'] }, { field: ['Trap'] }).declare(0, 'Imp', 'Spirit of Fire');
    expect(game.resolve().the('Imp').damage).toBe(2);
  });
});

describe('targets of several clauses', () => {
  const optional = action('Volley', {
    targets: [{ ...on('Ally'), min: 0, max: 1 }, on('Champion')],
    effects: [hits(0), hits(1)],
  });
  const required = (first: JsonObject, second: JsonObject) =>
    action('Volley', { targets: [first, second], effects: [hits(0), hits(1)] });
  const OURS: JsonObject = { what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'opponent' }] };

  it('ga:2.3.4.3 one that need not be there stops nothing beside one that must', () => {
    const game = play([optional, imp, away], { hand: ['Volley'] }, { hand: ['Away'], field: ['Imp'] });
    game.activateCard(0, 'Volley', { card: 'Imp' }, { card: 'Spirit of Fire' }).pass();
    game.activateCard(1, 'Away', { card: 'Imp' }).resolveAll();
    expect([game.zones('Imp'), game.damage(1)]).toEqual([['banishment'], 1]);
  });

  it('ga:2.3.4.4.2 one of the second clause that is gone stops all of it', () => {
    const cards = [required(on('Champion'), on('Ally')), imp, away];
    const game = play(cards, { hand: ['Volley'] }, { hand: ['Away'], field: ['Imp'] });
    game.activateCard(0, 'Volley', { card: 'Spirit of Fire' }, { card: 'Imp' }).pass();
    game.activateCard(1, 'Away', { card: 'Imp' }).resolveAll();
    expect([game.happened('ILLEGAL_TARGETS').length, game.damage(1)]).toEqual([1, 0]);
  });

  it('ga:2.3.4.4.1 one of the second clause that has changed sides is no legal target any more', () => {
    const cards = [required(on('Champion'), OURS), imp, steal];
    const game = play(cards, { hand: ['Volley', 'Steal'] }, { field: ['Imp'] });
    game.activateCard(0, 'Volley', { card: 'Spirit of Fire' }, { card: 'Imp' });
    game.activateCard(0, 'Steal', { card: 'Imp' }).resolveAll();
    expect([game.the('Imp'), game.damage(1)]).toMatchObject([{ controller: 0, damage: 0 }, 0]);
  });

  it('ga:2.3.4.6.1 of several in one clause each is affected', () => {
    const pair = action('Pair', { targets: [{ ...on('Ally'), min: 2, max: 2 }], effects: [hits(0)] });
    const game = play([pair, imp, pup], { hand: ['Pair'] }, { field: ['Imp', 'Pup'] });
    game.activateCard(0, 'Pair').resolve();
    expect([game.the('Imp').damage, game.the('Pup').damage]).toEqual([1, 1]);
  });
});

describe('copies', () => {
  const waiting: JsonObject = { what: [{ zone: 'effectsStack' }, { has: ['types', ['Action']] }] };
  const echo = (more: JsonObject = {}) =>
    action('Echo', { targets: [waiting], effects: [{ do: 'copy', what: { target: 0 }, ...more }] });

  it('ga:2.11.7.13.4.1 of what has several targets have each of them', () => {
    const volley = action('Volley', { targets: [on('Champion'), on('Ally')], effects: [hits(0), hits(1)] });
    const game = play([volley, echo(), imp], { hand: ['Volley', 'Echo'] }, { field: ['Imp'] });
    game
      .activateCard(0, 'Volley', { card: 'Spirit of Fire' }, { card: 'Imp' })
      .activateCard(0, 'Echo', { card: 'Volley' });
    expect([game.resolveAll().damage(1), game.the('Imp').damage]).toEqual([2, 2]);
  });

  it('ga:2.11.7.13.1 are as many as are made', () => {
    const game = play([echo({ count: 2 }), action('Gift', { effects: [draw(1)] })], { hand: ['Gift', 'Echo'] }, {});
    game.activateCard(0, 'Gift').activateCard(0, 'Echo', { card: 'Gift' });
    expect([game.resolve().stack(), game.resolveAll().count(0, 'hand')]).toEqual([['Gift', 'Gift', 'Gift'], 3]);
  });

  const again = action('Again', {
    targets: [{ what: [{ zone: 'effectsStack' }, { is: 'trigger' }] }],
    effects: [{ do: 'copy', what: { target: 0 } }],
  });
  const herald = ally(
    'Herald',
    { cost: 0 },
    {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { to: 'field' } },
      effects: [draw(1), { do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
    },
  );
  const copied = () => {
    const game = play([herald, again], { hand: ['Herald', 'Again'] }, {})
      .activateCard(0, 'Herald')
      .resolve();
    return game.activateCard(0, 'Again', { card: 'Herald' }).resolve();
  };
  it('ga:2.11.7.13.4.1 of a triggered ability resolve like it', () => {
    expect([copied().stack(), copied().resolveAll().count(0, 'hand')]).toEqual([['Herald', 'Herald'], 2]);
  });

  it('ga:2.11.7.13.6 of a triggered ability have its source', () => {
    const game = copied();
    const { id } = game.the('Herald');
    expect(game.view().stack).toMatchObject([{ source: id }, { source: id }]);
    expect(game.resolveAll().the('Herald').counters).toEqual({ buff: 2 });
  });
});

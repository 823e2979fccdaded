/** What copies take of what they copy, and what they do not (2.11.7.13), with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });
const echo = action('Echo', {
  targets: [{ what: [{ zone: 'effectsStack' }] }],
  effects: [{ do: 'copy', what: { target: 0 } }],
});
const bless = action('Bless', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'modify',
      what: { target: 0 },
      mods: [{ mod: 'add', stat: 'power', value: 3 }],
      until: { kind: 'permanent' },
    },
  ],
});
const entering: JsonObject = { on: 'move', object: 'self', match: { to: 'field' } };
const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const herald = ally(
  'Herald',
  { power: 2, life: 3 },
  { kind: 'triggered', keyword: 'on enter', on: entering, effects: [draw] },
);
const shape = ally(
  'Shape',
  { power: 0, life: 1, cost: 1 },
  {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'field' },
    entering: true,
    copy: { of: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
  },
);
const definitions = [mirror, echo, bless, herald, shape];
const tokens = (game: ReturnType<typeof play>, name: string) => game.all(name).filter((o) => o.token);

describe('copies of objects', () => {
  it('ga:2.11.7.13.1 a copy is an object or a card on the Effects Stack that has what another one has', () => {
    const game = play(definitions, { hand: ['Mirror'], field: ['Herald'] }, {});
    game.activateCard(0, 'Mirror', { card: 'Herald' }).resolve().resolve();
    expect(tokens(game, 'Herald')).toMatchObject([{ name: 'Herald', power: 2, life: 3, types: ['Ally'], token: true }]);
    const twice = play(definitions, { hand: ['Mirror', 'Echo'], field: ['Herald'] }, {});
    twice.activateCard(0, 'Mirror', { card: 'Herald' }).activateCard(0, 'Echo', { card: 'Mirror' }).resolve();
    expect(twice.stack()).toEqual(['Mirror', 'Mirror']);
    // Such a copy is no card: it leaves nothing behind.
    twice.resolveAll();
    expect([tokens(twice, 'Herald').length, twice.zones('Mirror'), twice.count(0, 'graveyard')]).toEqual([
      2,
      ['graveyard'],
      2,
    ]);
  });

  it('ga:2.11.7.13.2.3 of a copy only that copy is looked at: a copy of it is what it is', () => {
    const game = play(definitions, { hand: ['Mirror', 'Mirror', 'Bless'], field: ['Herald'] }, {});
    game.activateCard(0, 'Mirror', { card: 'Herald' }).resolveAll();
    const [first] = tokens(game, 'Herald');
    game.activateCard(0, 'Bless', { object: first?.id as string }).resolve();
    game.activateCard(0, 'Mirror', { object: first?.id as string }).resolveAll();
    // Another copy with what the first one is by itself, and not with what was done to it.
    expect(
      tokens(game, 'Herald')
        .map((o) => o.power)
        .sort(),
    ).toEqual([2, 5]);
    // The original may have gone meanwhile.
    expect(game.all('Herald')).toHaveLength(3);
    // What entered as a copy is copied as what it is by now.
    const again = play(definitions, { hand: ['Shape', 'Mirror', ...some(1)], field: ['Herald'] }, {});
    again.activateCard(0, 'Shape').resolve();
    if (again.decision().kind === 'COPY') again.choose(0, { card: 'Herald' });
    again.resolveAll().activateCard(0, 'Mirror', { card: 'Shape' }).resolveAll();
    const names = Object.values(again.view().objects).flatMap((o) => (o.zone === 'field' && o.token ? [o.name] : []));
    expect(names).toEqual(['Herald']);
  });

  it('ga:2.11.7.13.2.1.1 what was chosen for the original is not chosen for the copy, which chooses itself', () => {
    const judge = ally(
      'Judge',
      { power: 1, life: 1 },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: entering,
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'learn', effects: [draw] },
            { label: 'grow', effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }] },
          ],
        },
      },
    );
    const game = play([judge, mirror], { hand: ['Judge', 'Mirror', ...some(1)] }, {}).activateCard(0, 'Judge');
    game.resolve().choose(0, { index: 1 }).resolve();
    game.activateCard(0, 'Mirror', { card: 'Judge' }).resolve();
    expect(game.decision().kind).toBe('MODES');
    game.choose(0, { index: 0 }).resolve();
    expect(game.all('Judge').map(({ counters, token }) => [counters, token])).toEqual([
      [{ buff: 1 }, false],
      [{}, true],
    ]);
    expect(game.count(0, 'hand')).toBe(1);
    const nia = ally('Nia', {}, { kind: 'triggered', on: entering, effects: [{ do: 'chooseName' }] });
    const named = play([nia, mirror], { hand: ['Nia', 'Mirror', ...some(1)] }, {})
      .activateCard(0, 'Nia')
      .resolve();
    named.resolve().answer(0, { name: 'Fireball' });
    named.activateCard(0, 'Mirror', { card: 'Nia' }).resolve();
    expect(named.all('Nia').map(({ chosen, token }) => [chosen, token])).toEqual([
      [{ cardName: 'Fireball' }, false],
      [{}, true],
    ]);
  });
});

describe('entering as a copy', () => {
  it('ga:2.11.7.13.3.1 it enters as though it were the other card, whose enter abilities trigger', () => {
    const game = play(definitions, { hand: ['Shape', ...some(1)], field: ['Herald'] }, {}).activateCard(0, 'Shape');
    game.resolve();
    if (game.decision().kind === 'COPY') game.choose(0, { card: 'Herald' });
    expect(game.stack()).toEqual(['Shape']);
    const before = game.count(0, 'hand');
    expect(game.resolve().count(0, 'hand')).toBe(before + 1);
    expect(game.the('Shape')).toMatchObject({ name: 'Herald', power: 2, life: 3 });
  });

  it('ga:2.11.7.13.3.1.1 to enter so is no triggered ability: it is asked before, and nobody can answer', () => {
    const plain = ally('Plain', { power: 3, life: 3 });
    const game = play([...definitions, plain], { hand: ['Shape', ...some(1)], field: ['Herald', 'Plain'] }, {});
    game.activateCard(0, 'Shape').resolve();
    expect([game.decision().kind, game.zones('Shape')]).toEqual(['COPY', ['effectsStack']]);
    game.choose(0, { card: 'Plain' });
    // Without power and with 1 life by itself it has the figures of the other at once, and nothing waits to resolve.
    expect(game.the('Shape')).toMatchObject({ name: 'Plain', power: 3, life: 3 });
    expect([game.stack(), game.happened('ABILITY_ON_STACK')]).toEqual([[], []]);
  });
});

describe('copies of abilities', () => {
  it('ga:2.11.7.13.6 a copied ability has the same source as the original: it names that', () => {
    const sage = ally(
      'Sage',
      { power: 2, life: 2 },
      {
        kind: 'activated',
        cost: [{ pay: 'rest' }],
        effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
      },
    );
    const again = action('Again', {
      targets: [{ what: [{ zone: 'effectsStack' }] }],
      effects: [{ do: 'copy', what: { target: 0 } }],
    });
    const game = play([sage, again], { field: ['Sage'] }, { hand: ['Again'] })
      .use(0, 'Sage')
      .pass();
    game.choose(1, { kind: 'ACTIVATE_CARD', card: 'Again' });
    if (game.decision().kind === 'TARGETS') game.answer(1, game.decision().default);
    game.resolve();
    const [copy, original] = game.view().stack as unknown as { source: string; controller: number }[];
    expect([copy?.source, original?.source]).toEqual([game.the('Sage').id, game.the('Sage').id]);
    expect([copy?.controller, original?.controller]).toEqual([1, 0]);
    expect(game.resolveAll().the('Sage').counters).toEqual({ buff: 2 });
  });
});

/** The monarch, day and night, and tokens known by their names (725, 731, 111.10). */
import type { Ability, Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, tells, UNSAID } from './printing.js';

const draw: Effect = { do: 'draw', who: 'you', count: 1 };
const spell = (effects: object[], more: object = {}): Ability => ({ kind: 'spell', effects, ...more }) as Ability;
const triggered = (on: object, more: object = {}): Ability =>
  ({ kind: 'triggered', on, effects: [draw], ...more }) as Ability;

describe('the monarch (725)', () => {
  const becomes = (who: unknown, more: object = {}): Ability => spell([{ do: 'becomeMonarch', who }], more);
  const monarch = { is: 'monarch' };
  const upkeep = { on: 'step', player: 'you', match: { step: 'upkeep' } };
  const asked = (condition: object): Ability => triggered(upkeep, { if: condition });

  it('is one player', () => {
    const target = { targets: [{ what: { player: 'any' } }] };
    tells('you become the monarch', becomes('you'), becomes({ target: 0 }, target));
    tells('target player becomes the monarch', becomes({ target: 0 }, target), becomes('you'));
    expect(printed(becomes('players'))).toContain(UNSAID);
    expect(printed(becomes('opponents'))).toContain(UNSAID);
  });
  it('is asked about', () => {
    const text = (condition: string): string => `at the beginning of your upkeep, if ${condition}, draw a card`;
    const you = { is: ['you', monarch] };
    const there = (player: string, more: object = {}): object => ({ exists: [{ player }, monarch], ...more });
    tells(text("you're the monarch"), asked(you), asked({ not: you }), asked(there('opponent')));
    tells(text("you aren't the monarch"), asked({ not: you }), asked(you));
    tells(text('an opponent is the monarch'), asked(there('opponent')), asked(there('any')));
    tells(
      text('there is no monarch'),
      asked({ not: there('any') }),
      asked(there('any')),
      asked({ not: there('opponent') }),
    );
    expect(printed(asked(there('any')))).toContain(UNSAID);
    expect(printed(asked(there('opponent', { atLeast: 2 })))).toContain(UNSAID);
    expect(printed(asked({ is: ['opponents', monarch] }))).toContain(UNSAID);
  });
  it('is waited for', () => {
    const did = (player: unknown, more: object = {}): Ability =>
      triggered({ on: 'did', player, match: { what: 'becomeMonarch' }, ...more });
    tells('whenever you become the monarch, draw a card', did('you'), did('opponent'), did('any'));
    tells('whenever an opponent becomes the monarch, draw a card', did('opponent'), did('you'));
    expect(printed(did(undefined))).toContain(UNSAID);
    expect(printed(did('you', { object: 'self' }))).toContain(UNSAID);
  });
});

describe('day and night (731)', () => {
  const neither = { not: { any: [{ time: 'day' }, { time: 'night' }] } };
  const become = (time: string): object => ({ do: 'becomeTime', time });
  it('begin and are asked about', () => {
    tells('it becomes night', spell([become('night')]), spell([become('day')]));
    const branch = (time: string): Ability =>
      spell([{ do: 'if', if: { time }, then: [become('day')], else: [become('night')] }]);
    tells("if it's night, it becomes day. otherwise, it becomes night", branch('night'), branch('day'));
    const not = (condition: object): Ability => spell([{ do: 'if', if: condition, then: [draw] }]);
    tells("if it's neither day nor night, draw a card", not(neither), not({ not: { any: [{ time: 'day' }] } }));
    expect(printed(not({ not: { time: 'day' } }))).toBe("draw a card unless it's day");
    expect(says("if it isn't day, draw a card", not({ not: { time: 'day' } }))).toBe(false);
  });
  it('are there once the first card says so (731.1)', () => {
    const enters = (more: object): Ability =>
      ({
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        if: neither,
        before: [become('day')],
        ...more,
      }) as Ability;
    tells(
      "if it's neither day nor night, it becomes day as this creature enters",
      enters({}),
      enters({ before: [become('night')] }),
      enters({ if: undefined }),
      enters({ if: { time: 'night' } }),
      enters({ object: [creature] }),
      enters({ change: { status: { tapped: true } } }),
    );
  });
  it('turn into each other (731.1a)', () => {
    const turns = (match: object | undefined, more: object = {}): Ability => triggered({ on: 'time', match, ...more });
    tells(
      'whenever day becomes night or night becomes day, draw a card',
      turns({ changed: true }),
      turns(undefined),
      turns({ time: 'day', changed: true }),
      turns({ changed: false }),
      turns({ changed: true }, { player: 'you' }),
    );
  });
});

describe('tokens that are known by their names (111.10)', () => {
  const create = (name: string, ability: object, props: object = {}): Ability =>
    spell([
      {
        do: 'create',
        count: 1,
        token: {
          name,
          props: { name, supertypes: [], types: ['Artifact'], subtypes: [name], colors: [], ...props },
          abilities: [ability],
        },
      },
    ]);
  const sacrifice = { pay: 'sacrifice', what: 'self' };
  it('are Maps (111.10s)', () => {
    const explores = {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{1}' }, { pay: 'tap' }, sacrifice],
      targets: [{ what: [{ zone: 'battlefield' }, creature, { controller: 'you' }] }],
      effects: [{ do: 'explore', what: { target: 0 } }],
      timing: 'sorcery',
    };
    tells(
      'create a Map token',
      create('Map', explores),
      create('Map', { ...explores, timing: undefined }),
      create('Map', { ...explores, cost: [{ pay: 'tap' }, sacrifice] }),
      create('Map', { ...explores, targets: [{ what: [{ zone: 'battlefield' }, creature] }] }),
      create('Map', explores, { colors: ['R'] }),
    );
  });
  it('are Junk (111.10t)', () => {
    const play = (until: string, top = 1): object[] => [
      { do: 'move', what: { top }, to: 'exile', cause: 'exile', save: 'found' },
      { do: 'modify', what: { saved: 'found' }, mods: [{ mod: 'play' }], until: { kind: until } },
    ];
    const junk = {
      kind: 'activated',
      cost: [{ pay: 'tap' }, sacrifice],
      effects: play('endOfTurn'),
      timing: 'sorcery',
    };
    tells(
      'create a Junk token',
      create('Junk', junk),
      create('Junk', { ...junk, timing: undefined }),
      create('Junk', { ...junk, effects: play('permanent') }),
      create('Junk', { ...junk, effects: play('endOfTurn', 2) }),
      create('Junk', { ...junk, cost: [sacrifice] }),
      create('Map', junk),
    );
    expect(says('create a Map token', create('Junk', junk))).toBe(false);
  });
});

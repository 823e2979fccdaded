import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  manaAbility,
  plus,
  returnToHand,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { scenarioOf } from '../language/play.js';

const any = { player: 'any' } as const;
const definitions = [
  instant('Test Blaze', '{X}{R}', { targets: [target({ any: [creature, any] })], effects: [damage('x', t(0))] }),
  instant('Test Choice', '{R}', {
    modes: {
      min: 1,
      max: 2,
      choices: [
        { targets: [target(any)], effects: [damage(3, t(0))] },
        { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(2, 2))] },
        { effects: [gainLife(4)] },
      ],
    },
  }),
  instant('Test Forks', '{R}', {
    targets: [target({ any: [creature, any] }, { min: 1, max: 3 })],
    divide: 4,
    effects: [damage({ division: true }, t(0))],
  }),
  instant('Test No', '{U}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  instant('Test Pair', '{R}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [untilEndOfTurn(t(0), plus(1, 1)), untilEndOfTurn(t(1), plus(5, 5))],
  }),
  creatureCard(
    'Test Sage',
    '{G}',
    'Elf',
    '1/1',
    keyword('flying'),
    manaAbility('{G}'),
    activated([mana('{X}'), tap], { effects: [gainLife('x')], limit: { perTurn: 1 } }),
    triggered(dies, { effects: [draw(2)] }),
    continuous([creature], plus(0, 0)),
  ),
  creatureCard(
    'Test Ghost',
    '{W}',
    'Spirit',
    '2/2',
    keyword('protection', { from: { has: ['colors', 'R'] }, label: 'red' }),
  ),
  faces(
    'split',
    card('Test Left', { cost: '{R}', type: 'Instant', abilities: [{ kind: 'spell', effects: [gainLife(1)] }] }),
    card('Test Right', { cost: '{U}', type: 'Instant', abilities: [{ kind: 'spell', effects: [gainLife(5)] }] }),
  ),
  instant('Test Recall', '{B}', { targets: [target([{ zone: 'graveyard' }])], effects: [returnToHand(t(0))] }),
  creatureCard(
    'Test Caller',
    '{G}',
    'Elf',
    '1/1',
    triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(7)] }),
  ),
];
const PLAYERS: [{ battlefield: (string | JsonObject)[] }, { battlefield: (string | JsonObject)[] }] = [
  { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }, { card: 'Test Sage', as: 'sage' }, 'Test Caller'] },
  { battlefield: [{ card: 'Hill Giant', as: 'giant' }, { card: 'Test Ghost', as: 'ghost' }, ...lands(3, 'Island')] },
];

const position = (stack: JsonObject[], turn = {}): Play => magicPosition(PLAYERS, { definitions, stack, turn });
const refusal = (stack: unknown, more: JsonObject = {}, players: readonly JsonObject[] = PLAYERS) => {
  const made = magic.createScenario({ ...scenarioOf(definitions, [{}, {}]), players: [...players], stack, ...more });
  if (made.ok) throw new Error('this should have been refused');
  return made.error.errors?.map(({ path, rules = [] }) => [path, ...rules]);
};

describe('a stack in a scenario', () => {
  it('Spells lie there, top first, with targets, X and modes; the active player has priority, and they resolve', () => {
    const game = position([
      { card: 'Test Blaze', controller: 1, x: 2, targets: [{ as: 'bears' }] },
      { card: 'Test Choice', controller: 0, modes: [0, 2], targets: [{ player: 1 }] },
    ]);
    expect(game.view().stack).toMatchObject([
      { card: 'Test Blaze', controller: 1, x: 2, targets: [{ object: game.the('Grizzly Bears').id }] },
      { card: 'Test Choice', controller: 0, modes: [0, 2] },
    ]);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([24, 17]);
    expect(game.zones('Test Choice')).toEqual(['graveyard']);
  });

  it('A target on the stack is named by its place, and an ability lies there with its source', () => {
    const game = position([
      { card: 'Test No', controller: 1, targets: [{ stack: 1 }] },
      { card: 'Shock', controller: 0, targets: [{ as: 'giant' }] },
      { source: { as: 'sage' }, ability: 3 },
      { source: { as: 'sage' }, ability: 2, x: 6 },
    ]);
    game.resolve();
    expect([game.zones('Shock'), game.view().stack.length]).toEqual([['graveyard'], 2]);
    const held = game.hand(0);
    expect(game.resolve().hand(0)).toBe(held + 2);
    expect(game.resolve().life(0)).toBe(26);
  });

  it('What it was played for is over: nothing triggers on it, it is counted as cast, and its limit is used', () => {
    const game = position([
      { card: 'Shock', controller: 0, targets: [{ player: 1 }] },
      { source: { as: 'sage' }, ability: 2 },
    ]);
    expect([
      game.view().stack.length,
      game.events.map((e) => e.type).filter((type) => /MOVED|CAST/.test(type)),
    ]).toEqual([2, []]);
    expect(game.decision().options?.some((o) => o.kind === 'ACTIVATE' && o.mana === undefined)).toBe(false);
  });

  it('A half of a split card is named, and a division is given', () => {
    const game = position([
      { card: 'Test Right', controller: 0 },
      { card: 'Test Forks', controller: 0, targets: [{ as: 'giant' }, { player: 1 }], division: [3, 1] },
    ]);
    expect(game.resolve().life(0)).toBe(25);
    expect(game.resolve().life(1)).toBe(19);
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('What lies in a graveyard or in exile is named like a permanent', () => {
    const game = magicPosition([{ graveyard: [{ card: 'Grizzly Bears', as: 'dead' }, 'Hill Giant'] }, {}], {
      definitions,
      stack: [{ card: 'Test Recall', targets: [{ as: 'dead' }] }],
    });
    expect([game.resolve().zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['hand'], ['graveyard']]);
    const twice: JsonObject[] = [
      { graveyard: [{ card: 'Shock', as: 'one' }], exile: [{ card: 'Shock', as: 'one', count: 2 }] },
      {},
    ];
    expect(refusal([], {}, twice)).toEqual([['$.players[0].exile[0].as']]);
  });

  it('It is the same as if it had been cast there', () => {
    const shape = (game: Play): unknown => {
      const { view, state } = {
        view: game.view(),
        state: game.state as unknown as { objects: { [id: string]: JsonObject } },
      };
      const item = view.stack[0] as JsonObject;
      const object = Object.values(state.objects).find((o) => o.zone === 'stack') as JsonObject;
      const { id: _id, ts: _ts, ...rest } = object;
      return [
        { ...item, id: 0, targets: [] },
        { ...rest, def: 0, play: { ...(rest.play as JsonObject), targets: [] } },
      ];
    };
    const cast = magicPosition([{ battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Shock'] }, {}]);
    cast.cast(0, 'Shock', { card: 'Grizzly Bears' });
    const given = magicPosition(
      [
        {
          battlefield: [
            { card: 'Mountain', tapped: true },
            { card: 'Grizzly Bears', as: 'b' },
          ],
        },
        {},
      ],
      {
        stack: [{ card: 'Shock', targets: [{ as: 'b' }] }],
      },
    );
    expect(shape(given)).toEqual(shape(cast));
  });

  it('It survives as text, and in what a seat imagines', () => {
    const game = position([
      { source: { as: 'sage' }, ability: 3 },
      { card: 'Test Blaze', x: 3, targets: [{ as: 'giant' }] },
    ]);
    const read: unknown = JSON.parse(JSON.stringify(game.state));
    expect(magic.hash(read as typeof game.state)).toBe(magic.hash(game.state));
    for (const sample of magic.sample?.(game.state, 1, { samples: 2, seed: 's', decklists: 'hidden' }) ?? [])
      expect(magic.view(sample, 1).stack).toMatchObject([{ controller: 0 }, { card: 'Test Blaze', x: 3 }]);
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const shock = (...targets: JsonObject[]) => [{ card: 'Shock', targets }];
    const cases: [unknown, string][] = [
      [[{ card: 'Shock' }], '$.stack[0].targets'],
      [[{ card: 'Shok', targets: [{ player: 0 }] }], '$.stack[0].card'],
      [shock({ as: 'nobody' }), '$.stack[0].targets[0].as'],
      [shock({ player: 5 }), '$.stack[0].targets[0].player'],
      [shock({ player: 1 }, { player: 0 }), '$.stack[0].targets[1]'],
      [[{ card: 'Test Choice', modes: [1], targets: [{ player: 1 }] }], '$.stack[0].targets[0]'],
      [[{ card: 'Test Choice', targets: [{ player: 1 }] }], '$.stack[0].modes'],
      [[{ card: 'Test Choice', modes: [2, 2] }], '$.stack[0].modes[1]'],
      [[{ card: 'Test Choice', modes: [3] }], '$.stack[0].modes[0]'],
      [[{ card: 'Shock', modes: [0], targets: [{ player: 1 }] }], '$.stack[0].modes'],
      [[{ card: 'Shock', x: 1, targets: [{ player: 1 }] }], '$.stack[0].x'],
      [[{ card: 'Shock', division: [2], targets: [{ player: 1 }] }], '$.stack[0].division'],
      [[{ card: 'Test Forks', targets: [{ as: 'giant' }, { player: 1 }] }], '$.stack[0].division'],
      [[{ card: 'Test Forks', targets: [{ as: 'giant' }, { player: 1 }], division: [4, 0] }], '$.stack[0].division'],
      [[{ card: 'Shock', paid: ['kicker'], targets: [{ player: 1 }] }], '$.stack[0].paid[0]'],
      [[{ card: 'Test Pair', targets: [{ as: 'bears' }, { as: 'bears' }] }], '$.stack[0].targets[1]'],
      [[{ card: 'Test No', targets: [{ stack: 0 }] }], '$.stack[0].targets[0].stack'],
      [[{ card: 'Test No', targets: [{ stack: 7 }] }], '$.stack[0].targets[0].stack'],
      [[...shock({ player: 1 }), { card: 'Test No', targets: [{ stack: 0 }] }], '$.stack[1].targets[0].stack'],
      [[{ card: 'Test No', targets: [{ as: 'bears' }] }], '$.stack[0].targets[0]'],
      [[{ card: 'Mountain' }], '$.stack[0].card'],
      [[{ card: 'Test Left // Test Right' }], '$.stack[0].card'],
      [[{}], '$.stack[0]'],
      [[{ card: 'Shock', source: { as: 'sage' }, ability: 2 }], '$.stack[0]'],
      [[{ card: 'Shock', ability: 0, targets: [{ player: 1 }] }], '$.stack[0].ability'],
      [[{ source: { as: 'sage' } }], '$.stack[0].ability'],
      [[{ source: { as: 'noone' }, ability: 2 }], '$.stack[0].source.as'],
      [[{ source: { as: 'sage' }, ability: 0 }], '$.stack[0].ability'],
      [[{ source: { as: 'sage' }, ability: 1 }], '$.stack[0].ability'],
      [[{ source: { as: 'sage' }, ability: 4 }], '$.stack[0].ability'],
      [[{ source: { as: 'sage' }, ability: 5 }], '$.stack[0].ability'],
      [[{ card: 'Shock', controller: 4, targets: [{ player: 1 }] }], '$.stack[0].controller'],
      ['Shock', '$.stack'],
    ];
    for (const [stack, path] of cases) expect([stack, refusal(stack)?.map(([at]) => at)]).toEqual([stack, [path]]);
    expect(refusal(shock({ as: 'ghost' }))?.[0]).toEqual([
      '$.stack[0].targets[0]',
      'mtg:601.2c',
      'mtg:115.1',
      'mtg:702.16b',
    ]);
  });

  it('In a step in which nobody gets priority nothing is on the stack', () => {
    const shock = [{ card: 'Shock', targets: [{ player: 1 }] }];
    for (const step of ['untap', 'cleanup', 'firstStrikeDamage', 'declareBlockers'])
      expect(refusal(shock, { turn: { step } })?.map(([path]) => path)).toEqual(['$.stack']);
    expect(position(shock, { step: 'upkeep' }).resolve().life(1)).toBe(18);
  });
});

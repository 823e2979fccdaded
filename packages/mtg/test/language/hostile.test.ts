/**
 * Cards made to do harm: each ends soon, in a clear refusal or in a game that goes on, and the position in which it was
 * played is as good as before.
 */
import type { Ability, Effect, Json, Refusal, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  create,
  creature,
  creatureCard,
  draw,
  each,
  enters,
  gainLife,
  instant,
  subtype,
  token,
  triggered,
} from '../../src/language/builders.js';
import { own, scenarioOf } from './play.js';

const MANY = /more steps than one action may/;
const FULL = /more objects than it can/;
const LARGE = /larger than the engine holds/;

const bee = token('Bee', 'Creature — Insect', [], '1/1');
const nested = (depth: number, inner: Json, wrap: (inner: Json) => Json): Json =>
  depth === 0 ? inner : nested(depth - 1, wrap(inner), wrap);
const json = (value: unknown): Json => value as Json;

/** Casts an instant with these instructions; what becomes of it, and whether the position is still there. */
function cast(...effects: Effect[]): Refusal | null {
  const game = own(
    [instant('Test Harm', '{R}', { effects })],
    [{ hand: ['Test Harm'], battlefield: ['Mountain', ...Array(20).fill('Grizzly Bears')] }, {}],
  );
  game.cast(0, 'Test Harm');
  const { state } = game;
  const before = magic.hash(state);
  const done = magic.submit(
    state,
    [0, 1].map((seat) => ({ seat, choose: [{ kind: 'PASS' }] })),
  );
  expect(magic.hash(state)).toBe(before);
  expect(magic.decisions(state, 'judge')).toHaveLength(1);
  return done.ok ? null : done.error;
}

/** Begins with such creatures on the battlefield. */
function begin(abilities: (Ability | Ability[])[], count = 1, more = {}): Refusal | null {
  const card = creatureCard('Test Host', '{G}', 'Bear', '1/1', ...abilities);
  const done = magic.createScenario(scenarioOf([card], [{ battlefield: [{ card: 'Test Host', count }] }, {}], more));
  if (done.ok) for (const seat of [0, 1]) magic.view(done.value.state, seat);
  return done.ok ? null : done.error;
}

describe('instructions without end are refused, by the name of the card', () => {
  // Values of these are nested deeper than types follow.
  const life = (amount: Json): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount: amount as Value });
  const counters = (amount: Json): Effect => ({
    do: 'counters',
    what: each(creature),
    kind: 'charge',
    amount: amount as Value,
  });
  it.each<[string, RegExp, Effect[]]>([
    [
      'loops in loops',
      MANY,
      [
        nested(12, json(draw(1)), (inner) => ({
          do: 'forEach',
          of: json(each(creature)),
          as: 'one',
          effects: [inner],
        })) as Effect,
      ],
    ],
    ['a million tokens', MANY, [create(bee, 1_000_000)]],
    ['a battlefield overfull', FULL, Array(10).fill(create(bee, 900))],
    ['a million cards', MANY, [draw(1_000_000, 'players')]],
    ['a million copies', FULL, [{ do: 'copy', what: 'self', count: 1_000_000 }]],
    ['a number that grows', LARGE, [life(nested(6, 999_999, (v) => ({ times: [v, v] })))]],
    ['life doubled again and again', LARGE, Array(60).fill(life({ stat: 'life', of: 'you' }))],
    [
      'counters doubled again and again',
      LARGE,
      [counters(1_000_000), ...Array(60).fill(counters(json({ counters: 'charge', of: each(creature) })))],
    ],
    [
      'questions in questions',
      MANY,
      [life(nested(7, 1, (v) => json({ count: [{ zone: 'battlefield' }, { stat: ['power', '<=', v] }] })))],
    ],
  ])('%s', (_, why, effects) => {
    const refusal = cast(...effects);
    expect(refusal).toMatchObject({ code: 'ILLEGAL_ACTION', detail: expect.stringMatching(why) });
    expect(refusal?.detail).toContain('"Test Harm"');
  });

  it('What asks for nothing, for less than nothing or for more than there is does what it can', () => {
    expect(
      cast(
        { do: 'divide', among: { each: { named: 'Nobody' } }, total: -5 },
        { do: 'number', as: 'n', min: 5, max: -5 },
        { do: 'choose', from: creature, min: 90, max: -1, save: 'none' },
        { do: 'discard', who: 'players', count: -3 },
        { do: 'search', count: 1_000_000, to: 'hand' },
        { do: 'arrange', kind: 'SCRY', count: 1_000_000, piles: ['top', 'bottom'] },
        create(bee, -7),
      ),
    ).toBeNull();
  });
});

describe('abilities without end', () => {
  const grow: Ability = { kind: 'static', affects: creature, mods: [{ mod: 'add', stat: 'power', value: 1 }] };
  const turns = (from: string, to: string): Ability => ({
    kind: 'static',
    affects: subtype(from),
    mods: [
      { mod: 'gain', prop: 'subtypes', values: [to] },
      { mod: 'lose', prop: 'subtypes', values: [from] },
    ],
  });
  const smart = { options: { autoPass: 'smart', payment: 'auto' } };
  const now = { on: 'step', match: { step: 'precombatMain' } };
  it.each<[string, RegExp, Ability[], number, object]>([
    [
      'what dies, and does not',
      MANY,
      [
        { kind: 'replacement', on: 'move', object: 'self', match: { to: 'graveyard' }, instead: [] },
        { kind: 'static', affects: 'self', mods: [{ mod: 'set', prop: 'toughness', value: 0 }] },
      ],
      1,
      {},
    ],
    [
      'a token for every token',
      MANY,
      [
        triggered(now, { effects: [create(bee)] }),
        triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [create(bee)] }),
      ],
      1,
      smart,
    ],
    [
      'each gives all of them an ability',
      MANY,
      [{ kind: 'static', affects: creature, mods: [{ mod: 'ability', ability: grow }] }],
      100,
      {},
    ],
    ['types that hang on each other', MANY, [turns('Bear', 'Elf'), turns('Elf', 'Bear')], 100, {}],
    [
      'power that counts power',
      LARGE,
      [
        {
          kind: 'static',
          affects: creature,
          mods: [{ mod: 'add', stat: 'power', value: { stat: 'power', of: each(creature) } }],
        },
      ],
      100,
      {},
    ],
  ])('%s', (_, why, abilities, count, more) => {
    expect(begin(abilities, count, more)).toMatchObject({ detail: expect.stringMatching(why) });
  });

  it('Turns that everybody skips go by, and thousands of triggers wait for their order', () => {
    const skip = { mod: 'rule', rule: 'skip', what: 'turn' } as const;
    expect(begin([{ kind: 'static', affects: { players: 'all' }, mods: [skip] }])).toBeNull();
    expect(begin(Array(20).fill(triggered({ on: 'step' }, { effects: [] })), 50)).toBeNull();
  });

  it('Where an answer would begin a loop that never ends it is refused, and others are not', () => {
    const counted = { do: 'counters', what: 'self', kind: 'charge', amount: 1 } as const;
    const loop = creatureCard(
      'Test Loop',
      '{G}',
      'Bear',
      '1/1',
      triggered({ on: 'stat', match: { stat: 'life' } }, { effects: [counted] }),
      triggered({ on: 'counters', object: 'self' }, { effects: [counted] }),
    );
    const game = own([loop], [{ battlefield: ['Test Loop', 'Mountain'], hand: ['Shock'] }, { life: 5 }], smart);
    const burn = [{ choose: [{ kind: 'CAST', card: 'Shock' }] }, { choose: [{ player: 1 }] }];
    expect(game.refused(0, ...burn).detail).toMatch(MANY);
    expect(game.choose(0, [{ kind: 'PASS' }]).life(1)).toBe(5);
  });
});

describe('large games of honest cards', () => {
  it('Hundreds of creatures and a dozen effects on each other are no runaway', () => {
    const lord = (from: string, to: string) =>
      creatureCard(`Test ${to}`, '{G}', 'Bear', '2/2', {
        kind: 'static',
        affects: subtype(from),
        mods: [
          { mod: 'gain', prop: 'subtypes', values: [to] },
          { mod: 'add', stat: 'power', value: 1 },
        ],
      });
    const kinds = ['Bear', 'Elf', 'Goblin', 'Zombie', 'Knight', 'Wizard', 'Cleric'];
    const lords = kinds.slice(1).map((to, i) => lord(kinds[i] as string, to));
    const guest = creatureCard('Test Guest', '{G}', 'Bear', '1/1', triggered(enters, { effects: [gainLife(1)] }));
    const battlefield = ['Forest', ...lords.flatMap((l) => [l.name, l.name]), { card: 'Grizzly Bears', count: 100 }];
    const game = own(
      [...lords, guest],
      [{ hand: ['Test Guest'], battlefield }, { battlefield: battlefield.slice(-1) }],
    );
    game.cast(0, 'Test Guest').resolve().resolve();
    expect([game.life(0), game.figures('Test Guest')]).toEqual([21, '13/1']);
  });
});

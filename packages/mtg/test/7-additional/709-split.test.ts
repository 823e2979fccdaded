import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, damage, draw, faces, instant, sorcery, t, target } from '../../src/language/builders.js';

const spark = instant('Test Spark', '{1}{R}', { targets: [target(creature)], effects: [damage(2, t(0))] });
const glance = sorcery('Test Glance', '{2}{U}', { effects: [draw(1)] });
const definitions = [
  faces('split', spark, glance),
  card('Test Reader', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        targets: [{ what: [{ zone: 'graveyard' }, { has: ['types', 'Sorcery'] }, { named: 'Test Spark' }] }],
        effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
      },
    ],
  }),
];
const BOTH = 'Test Spark // Test Glance';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}, more: object = {}) =>
  magicPosition([mine, theirs], { definitions, ...more });
const casts = (game: ReturnType<typeof play>) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'CAST').map((o) => [o.label, o.card, o.index, o.cost]);

describe('split cards (709)', () => {
  it('mtg:709.3 each half is offered by itself, for its own cost', () => {
    const game = play(
      { hand: [BOTH], battlefield: [...lands(2, 'Mountain'), ...lands(2, 'Island')] },
      { battlefield: ['Grizzly Bears'] },
    );
    expect(casts(game)).toEqual([
      ['Cast Test Spark', BOTH, 0, '{1}{R}'],
      ['Cast Test Glance', BOTH, 1, '{2}{U}'],
    ]);
  });

  it('mtg:709.3 the half that was chosen is what lies on the stack', () => {
    const lying = (name: string, targets: object[]) =>
      play(
        {},
        { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
        { stack: [{ card: name, controller: 0, targets }] },
      )
        .view()
        .stack.map(({ name }) => name);
    expect([lying('Test Glance', []), lying('Test Spark', [{ as: 'bears' }])]).toEqual([
      ['Test Glance'],
      ['Test Spark'],
    ]);
  });

  it('mtg:709.3a only the chosen half is looked at: its time, its cost, its targets', () => {
    const rich = { hand: [BOTH], battlefield: [...lands(2, 'Mountain'), ...lands(3, 'Island')] };
    // Nothing to aim Spark at.
    expect(casts(play(rich)).map(([label]) => label)).toEqual(['Cast Test Glance']);
    // Mana for Spark alone.
    const poor = { hand: [BOTH], battlefield: lands(2, 'Mountain') };
    expect(casts(play(poor, { battlefield: ['Grizzly Bears'] })).map(([label]) => label)).toEqual(['Cast Test Spark']);
    // In an opponent's turn a sorcery has no time.
    const theirs = play(rich, { battlefield: ['Grizzly Bears'] }, { turn: { active: 1, step: 'upkeep' } }).pass();
    expect(casts(theirs).map(([label]) => label)).toEqual(['Cast Test Spark']);
    expect(theirs.refused(0, { choose: [{ kind: 'CAST', card: 'Test Glance' }] }).rules).toContain('mtg:307.1');
  });

  it('mtg:709.3b on the stack there is only the half that was cast', () => {
    const game = play({ hand: [BOTH], battlefield: [...lands(2, 'Mountain'), ...lands(1, 'Island')] });
    game.choose(0, { kind: 'CAST', card: 'Test Glance' });
    expect(game.view().stack).toMatchObject([{ card: BOTH, name: 'Test Glance', targets: [] }]);
    expect(game.the(BOTH, 'stack')).toMatchObject({
      name: 'Test Glance',
      manaCost: '{2}{U}',
      manaValue: 3,
      types: ['Sorcery'],
      colors: ['U'],
      face: 1,
    });
    const [before] = [game.hand(0)];
    game.resolve();
    expect([game.hand(0) - before, game.zones(BOTH)]).toEqual([1, ['graveyard']]);
  });

  it('mtg:709.4 one half alone on the stack, both again in the graveyard', () => {
    const game = play({ hand: [BOTH], battlefield: lands(3, 'Island') });
    game.choose(0, { kind: 'CAST', card: 'Test Glance' });
    expect(game.the(BOTH, 'stack')).toMatchObject({ name: 'Test Glance', types: ['Sorcery'] });
    expect(game.resolve().the(BOTH, 'graveyard')).toMatchObject({ name: BOTH, types: ['Instant', 'Sorcery'] });
  });

  it('mtg:709.4 mtg-2003:505.2 in every other zone it is both halves together', () => {
    const game = play({ hand: [BOTH] });
    expect(game.the(BOTH, 'hand')).toMatchObject({
      name: BOTH,
      types: ['Instant', 'Sorcery'],
      colors: ['R', 'U'],
      manaValue: 5,
      face: null,
    });
    expect((game.the(BOTH, 'hand').faces as { name: string }[]).map((f) => f.name)).toEqual([
      'Test Spark',
      'Test Glance',
    ]);
  });

  it('mtg:709.4c it has the card types of both halves', () => {
    expect(play({ graveyard: [BOTH] }).the(BOTH, 'graveyard').types).toEqual(['Instant', 'Sorcery']);
  });

  it('mtg:709.4a it has two names, and what asks for either finds it', () => {
    const game = play({ battlefield: ['Test Reader'], graveyard: [BOTH, 'Shock'] });
    game.activate(0, 'Test Reader').resolve();
    expect(game.zones(BOTH)).toEqual(['hand']);
  });

  it('mtg:709.4b mtg-2003:505.5 its mana cost is that of both halves, and so are its colors and mana value', () => {
    expect(play({ exile: [BOTH] }).the(BOTH, 'exile')).toMatchObject({
      manaCost: '{3}{R}{U}',
      colors: ['R', 'U'],
      manaValue: 5,
    });
  });

  it('mtg:709.2 mtg-2003:505.4 it is one card: a player who casts a half has cast the card', () => {
    const game = play({ hand: [BOTH], battlefield: [...lands(2, 'Mountain')] }, { battlefield: ['Grizzly Bears'] });
    game.choose(0, { kind: 'CAST', card: BOTH }).resolve();
    expect([game.hand(0), game.zones(BOTH), game.zones('Grizzly Bears')]).toEqual([0, ['graveyard'], ['graveyard']]);
  });

  it('mtg:202.3d its mana value counts both halves, and on the stack the half that was cast', () => {
    const game = play(
      { hand: [BOTH], graveyard: [BOTH], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Grizzly Bears'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Test Spark' });
    expect([game.the(BOTH, 'stack').manaValue, game.the(BOTH, 'graveyard').manaValue]).toEqual([2, 5]);
  });
});

import type { JsonObject, Viewer } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  creature,
  creatureCard,
  draw,
  enters,
  faces,
  gainLife,
  instant,
  keyword,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const turn = (on: boolean) => ({ do: 'status', what: t(0), status: 'faceDown', on }) as const;
const definitions = [
  creatureCard(
    'Test Giant',
    '{5}{G}',
    'Giant',
    '7/7',
    keyword('trample'),
    triggered(enters, { effects: [gainLife(5)] }),
    activated([], { effects: [draw(1)] }),
  ),
  faces(
    'transform',
    creatureCard('Test Day', '{W}', 'Human', '1/1'),
    card('Test Night', { type: 'Creature — Wolf', power: 3, toughness: 3 }),
  ),
  card('Test Walker', { cost: '{3}', type: 'Legendary Planeswalker — Jace', loyalty: 4 }),
  creatureCard(
    'Test Bargainer',
    '{2}{B}',
    'Imp',
    '2/3',
    keyword('morph', { cost: [{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }] }),
  ),
  instant('Test Unmask', '{0}', { targets: [target(creature)], effects: [turn(false)] }),
  instant('Test Mask', '{0}', { targets: [target(creature)], effects: [turn(true)] }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  instant('Test Growth', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 3 }] }],
  }),
  instant('Test Bounce', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  sorcery('Test Manifest', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', status: { faceDown: true } }],
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  sorcery('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
const hidden = { card: 'Test Giant', faceDown: true };
const seen = (game: ReturnType<typeof play>, viewer: Viewer): JsonObject =>
  Object.values(game.view(viewer).objects).find((o) => o.zone === 'battlefield' && o.faceDown) as JsonObject;

describe('face-down permanents (708)', () => {
  it('mtg:708.2a it is a 2/2 creature without name, cost, subtypes or text', () => {
    const game = play({ battlefield: [hidden, ...lands(8, 'Forest')] });
    expect(seen(game, 0)).toMatchObject({
      name: '',
      types: ['Creature'],
      subtypes: [],
      colors: [],
      manaCost: null,
      manaValue: 0,
      power: 2,
      toughness: 2,
      keywords: [],
      abilities: [],
      faceDown: true,
    });
    expect(game.decision().options?.filter((o) => o.kind === 'ACTIVATE' && !o.mana)).toEqual([]);
  });

  it('mtg:708.5 its controller may look at it, and nobody else', () => {
    const game = play({ battlefield: [hidden] });
    expect([seen(game, 0).card, seen(game, 'judge').card]).toEqual(['Test Giant', 'Test Giant']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(game, viewer)).toMatchObject({ name: '', power: 2, faceDown: true });
      expect(JSON.stringify(game.view(viewer))).not.toContain('Test Giant');
    }
  });

  it('mtg:708.5 who gains control of it may look at it, and who lost it no more', () => {
    const game = play({ hand: ['Test Theft'] }, { battlefield: [hidden] });
    expect(JSON.stringify(game.decision())).not.toContain('Test Giant');
    game.cast(0, 'Test Theft');
    expect(JSON.stringify([game.view(0), game.decisions(), game.events])).not.toContain('Test Giant');
    game.resolve();
    expect([seen(game, 0).card, seen(game, 1).card]).toEqual(['Test Giant', undefined]);
  });

  it('mtg:708.8 mtg-2003:504.5 turned face up it is what it is, what applied to it still does, and nothing enters', () => {
    const game = play({ hand: ['Test Growth', 'Test Unmask'], battlefield: [hidden] });
    game.cast(0, 'Test Growth').resolve().cast(0, 'Test Unmask').resolve();
    expect(game.the('Test Giant')).toMatchObject({
      name: 'Test Giant',
      power: 10,
      toughness: 7,
      keywords: ['trample'],
      faceDown: false,
    });
    expect([game.life(0), game.view().stack]).toEqual([20, []]);
    expect(game.happened('FACE_CHANGED')).toMatchObject([{ card: 'Test Giant', how: 'not faceDown' }]);
  });

  it('mtg:708.2b a face-down permanent is not turned face down again', () => {
    const game = play({ hand: ['Test Mask'], battlefield: [hidden] })
      .cast(0, 'Test Mask')
      .resolve();
    expect(game.happened('FACE_CHANGED')).toEqual([]);
  });

  it('mtg:708.2a mtg-2003:502.26e so is one that enters face down', () => {
    const game = play({ hand: ['Test Manifest'], graveyard: ['Test Giant'] })
      .cast(0, 'Test Manifest')
      .resolve();
    const looks = { name: '', types: ['Creature'], subtypes: [], colors: [], power: 2, toughness: 2, keywords: [] };
    expect(seen(game, 0)).toMatchObject(looks);
  });

  it('mtg:708.2a one that is turned face down by an effect is a 2/2 as well', () => {
    const game = play({ hand: ['Test Mask'], battlefield: ['Test Giant'] })
      .cast(0, 'Test Mask')
      .resolve();
    expect(game.the('Test Giant')).toMatchObject({ name: '', power: 2, faceDown: true, keywords: [] });
    expect(game.view(1).objects).not.toHaveProperty([game.the('Test Giant').id, 'card']);
  });

  it('mtg:708.3 put onto the battlefield face down it has no abilities that see it enter', () => {
    const game = play({ hand: ['Test Manifest'], graveyard: ['Test Giant'] })
      .cast(0, 'Test Manifest')
      .resolve();
    expect([game.life(0), game.view().stack, game.figures('Test Giant')]).toEqual([20, [], '2/2']);
  });

  it('mtg:708.3 nothing that is printed says what it enters with: a planeswalker has no loyalty counters', () => {
    const game = play({ hand: ['Test Manifest'], graveyard: ['Test Walker'] })
      .cast(0, 'Test Manifest')
      .resolve();
    const { counters, power, types } = game.the('Test Walker');
    expect({ counters, power, types }).toEqual({ counters: {}, power: 2, types: ['Creature'] });
  });

  it('mtg:708.9 leaving the battlefield it is shown to all', () => {
    const game = play({ hand: ['Test Bounce'], battlefield: [hidden] })
      .cast(0, 'Test Bounce')
      .resolve();
    const move = game.events.filter((e) => e.type === 'OBJECT_MOVED').find((e) => e.data.to === 'hand');
    expect(move?.data).toMatchObject({ card: 'Test Giant', from: 'battlefield' });
  });

  it('mtg:708.9 at the end of the game what lies face down is shown to all', () => {
    const game = play({ battlefield: [hidden] });
    const conceded = game.service.concede(game.state, 1);
    if (!conceded.ok) throw new Error('refused');
    const { state, events } = conceded.value;
    expect(JSON.stringify(game.service.redactEvents(events, 'spectator'))).toContain('Test Giant');
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(game.service.view(state, viewer))).toContain('Test Giant');
  });

  it('mtg:708.9 and that of a player who leaves the game, which goes on, and nobody else’s', () => {
    const created = magic.createScenario({
      ruleset: 'mtg',
      edition: 'current',
      turn: { number: 5, active: 0, step: 'precombatMain' },
      definitions,
      players: [
        { library: ['Forest'] },
        { library: ['Forest'], battlefield: [hidden, { card: 'Test Walker', faceDown: true, controller: 2 }] },
        { library: ['Forest'], battlefield: [{ card: 'Grizzly Bears', faceDown: true }] },
      ],
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const left = magic.concede(created.value.state, 1);
    if (!left.ok) throw new Error('refused');
    const told = JSON.stringify(magic.redactEvents(left.value.events, 0));
    expect(['Test Giant', 'Test Walker', 'Grizzly Bears'].map((card) => told.includes(card))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('mtg:702.37e what is turned face up is shown to all before its cost is paid', () => {
    const game = play({ battlefield: [{ card: 'Test Bargainer', faceDown: true }, 'Grizzly Bears', 'Hill Giant'] });
    expect(seen(game, 1).card).toBeUndefined();
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'morph' });
    expect(game.decision().seat).toBe(0);
    expect([seen(game, 1).card, seen(game, 'spectator').card]).toEqual(['Test Bargainer', 'Test Bargainer']);
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Test Bargainer')).toMatchObject({ power: 2, toughness: 3, faceDown: false });
  });

  it('mtg:707.2 a copy of it is a 2/2 without name, and not face down itself', () => {
    const game = play({ hand: ['Test Clone'], battlefield: [hidden] })
      .cast(0, 'Test Clone')
      .resolve();
    game.choose(0, { object: String(game.the('Test Giant').id) });
    expect(game.the('Test Clone')).toMatchObject({ name: '', power: 2, toughness: 2, faceDown: false });
  });

  it('mtg:708.10 one that becomes a copy stays what it looks like, and is the copy when it is turned face up', () => {
    const hand = ['Test Mimicry', 'Test Clone', 'Test Unmask'];
    const game = play({ hand, battlefield: [hidden, 'Grizzly Bears'] });
    const { id } = game.the('Test Giant');
    game.cast(0, 'Test Mimicry', { object: id }, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Giant')).toMatchObject({ name: '', power: 2, subtypes: [] });
    // What it looks like are its copiable values.
    game.cast(0, 'Test Clone').resolve().choose(0, { object: id });
    expect(game.the('Test Clone')).toMatchObject({ name: '', power: 2, subtypes: [], faceDown: false });
    game.cast(0, 'Test Unmask', { object: id }).resolve();
    expect(game.the('Test Giant')).toMatchObject({ name: 'Grizzly Bears', subtypes: ['Bear'] });
  });

  it('mtg:712.16 a double-faced permanent is not turned face down; mtg:712.15 one may lie face down', () => {
    const game = play({ hand: ['Test Mask'], battlefield: ['Test Day'] })
      .cast(0, 'Test Mask')
      .resolve();
    expect(game.the('Test Day // Test Night')).toMatchObject({ name: 'Test Day', faceDown: false });
  });

  it('mtg:712.15a a face-down double-faced permanent does not transform, and is turned up with its front face', () => {
    const game = play({ hand: ['Test Turn', 'Test Unmask'], battlefield: [{ card: 'Test Day', faceDown: true }] });
    game.cast(0, 'Test Turn').resolve();
    expect(game.the('Test Day // Test Night')).toMatchObject({ name: '', power: 2 });
    game.cast(0, 'Test Unmask').resolve();
    expect(game.the('Test Day // Test Night')).toMatchObject({ name: 'Test Day', power: 1 });
  });

  it('What differs in nothing that a player may see is interchangeable for them', () => {
    const game = play({ hand: ['Test Bounce'] }, { battlefield: [hidden, { card: 'Grizzly Bears', faceDown: true }] });
    game.cast(0, 'Test Bounce', { card: 'Face-down creature' });
    expect(game.view().stack).toHaveLength(1);
  });
});

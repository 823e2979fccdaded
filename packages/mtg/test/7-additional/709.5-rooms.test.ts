import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creatureCard,
  draw,
  faces,
  gainLife,
  instant,
  permanent,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { refusedScenario } from '../language/play.js';

const unlocks = (half: 'left' | 'right') => ({ on: 'unlock', object: 'self', player: 'you', match: { half } }) as const;
const room = (name: string, cost: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost, type: 'Enchantment — Room', abilities });
const ROOM = 'Test Attic // Test Cellar';
const definitions: CardDefinition[] = [
  faces(
    'room',
    room(
      'Test Attic',
      '{1}{W}',
      triggered(unlocks('left'), { effects: [gainLife(3)] }),
      continuous([{ has: ['types', 'Creature'] }, { controller: 'you' }], [plus(1, 1)].flat()),
    ),
    room(
      'Test Cellar',
      '{2}{B}',
      triggered(unlocks('right'), { effects: [draw(1)] }),
      activated([{ pay: 'life', amount: 2 }], { effects: [gainLife(1)] }),
    ),
  ),
  creatureCard(
    'Test Eerie',
    '{W}',
    'Spirit',
    '1/1',
    triggered({ on: 'unlock', player: 'you', match: { fully: true } }, { effects: [gainLife(10)] }),
  ),
  faces(
    'room',
    room('Test Loft', '{0}', activated([{ pay: 'life', amount: 1 }], { effects: [draw(1)] })),
    room(
      'Test Vault',
      '{0}',
      activated([{ pay: 'life', amount: 2 }], { effects: [gainLife(3)], limit: { perTurn: 1 } }),
    ),
  ),
  card('Test Stone', { cost: '{2}', type: 'Artifact' }),
  instant('Test Key', '{0}', { targets: [target(permanent)], effects: [{ do: 'unlock', what: t(0) }] }),
  instant('Test Bolt Door', '{0}', { targets: [target(permanent)], effects: [{ do: 'lock', what: t(0) }] }),
  sorcery('Test Recall', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return' }],
  }),
  instant('Test Bounce', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Twin', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'create', copy: t(0) }],
  }),
  instant('Test Mimicry', '{0}', {
    targets: [target(permanent), target(permanent)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Echo', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Theft', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
];
type Seats = Parameters<typeof magicPosition>[0];
const RICH = [...lands(6, 'Plains'), ...lands(6, 'Swamp')];
const play = (mine: Seats[0], theirs: Seats[1] = {}, more: object = {}) =>
  magicPosition([mine, theirs], { definitions, ...more });
const unlockable = (game: ReturnType<typeof play>): unknown[] =>
  (game.decision().options ?? []).filter((o) => o.kind === 'UNLOCK').map((o) => [o.label, o.index, o.cost]);
const texts = (o: JsonObject): number => (o.abilities as unknown[]).length;

describe('Rooms (709.5)', () => {
  it('mtg:709.5 a locked half has neither name, mana cost nor rules text: with both locked the type line is left', () => {
    const game = play({ battlefield: [ROOM, 'Grizzly Bears'] });
    expect(game.the(ROOM)).toMatchObject({
      name: '',
      manaCost: null,
      manaValue: 0,
      colors: [],
      types: ['Enchantment'],
      subtypes: ['Room'],
      abilities: [],
      face: null,
      leftUnlocked: false,
      rightUnlocked: false,
    });
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:709.5 an unlocked half has its name, mana cost and rules text, and both together have both', () => {
    const game = play({ battlefield: ['Test Cellar', 'Grizzly Bears'] });
    expect(game.the(ROOM)).toMatchObject({
      name: 'Test Cellar',
      manaCost: '{2}{B}',
      manaValue: 3,
      colors: ['B'],
      face: 1,
      leftUnlocked: false,
      rightUnlocked: true,
    });
    expect([texts(game.the(ROOM)), game.figures('Grizzly Bears')]).toEqual([2, '2/2']);
    const both = play({ battlefield: [{ card: ROOM, unlocked: ['left', 'right'] }, 'Grizzly Bears'] });
    expect(both.the(ROOM)).toMatchObject({ name: ROOM, manaValue: 5, colors: ['W', 'B'], face: null });
    expect([texts(both.the(ROOM)), both.figures('Grizzly Bears')]).toEqual([4, '3/3']);
  });

  it('mtg:709.4 off the battlefield it is both halves together', () => {
    const game = play({ hand: ['Test Bounce'], battlefield: [ROOM], graveyard: [ROOM] });
    expect(game.the(ROOM, 'graveyard')).toMatchObject({ name: ROOM, manaValue: 5, colors: ['W', 'B'] });
    game.cast(0, 'Test Bounce').resolve();
    expect(game.the(ROOM, 'hand')).toMatchObject({ name: ROOM, manaValue: 5 });
  });

  it('mtg:709.3b on the stack it is the half that is cast; mtg:709.5a each half has the shared type line', () => {
    const game = play({ hand: [ROOM], battlefield: RICH }).cast(0, 'Test Cellar');
    expect(game.the(ROOM, 'stack')).toMatchObject({ name: 'Test Cellar', manaValue: 3, subtypes: ['Room'] });
    const apart = structuredClone(definitions[0]) as CardDefinition & { faces: { props: JsonObject }[] };
    (apart.faces[1] as { props: JsonObject }).props.subtypes = ['Shrine'];
    expect(refusedScenario([apart]).errors).toMatchObject([{ path: '$.definitions[0].faces[1].props.subtypes' }]);
  });

  it('mtg:709.5d the half that was cast is unlocked as it enters, and the other is not', () => {
    for (const [name, half] of [
      ['Test Attic', 0],
      ['Test Cellar', 1],
    ] as const) {
      const game = play({ hand: [ROOM], battlefield: RICH })
        .cast(0, name)
        .resolve();
      expect(game.the(ROOM)).toMatchObject({ name, leftUnlocked: half === 0, rightUnlocked: half === 1 });
    }
  });

  it('mtg:709.5d one that enters without being cast has no half unlocked, and neither has a token copy', () => {
    const game = play({ hand: ['Test Recall', 'Test Twin'], graveyard: [ROOM] })
      .cast(0, 'Test Recall')
      .resolve();
    expect(game.the(ROOM)).toMatchObject({ name: '', leftUnlocked: false, rightUnlocked: false });
    expect(game.view().stack).toEqual([]);
    const twin = play({ hand: ['Test Twin'], battlefield: ['Test Attic'] })
      .cast(0, 'Test Twin')
      .resolve();
    expect(twin.all(ROOM).map((o) => o.name)).toEqual(['Test Attic', '']);
  });

  it('mtg:709.5d a copy of the spell was not cast: the token enters locked', () => {
    const game = play({ hand: [ROOM, 'Test Echo'], battlefield: RICH })
      .cast(0, 'Test Attic')
      .cast(0, 'Test Echo');
    game.resolve().resolve();
    expect(game.the(ROOM)).toMatchObject({ token: true, name: '' });
    game.resolveAll();
    expect(game.all(ROOM).map((o) => o.name)).toEqual(['', 'Test Attic']);
  });

  it('mtg:709.5e mtg:116.2m a locked half is unlocked for its mana cost, without the stack', () => {
    const game = play({ battlefield: ['Test Attic', ...RICH, 'Grizzly Bears'] });
    expect(unlockable(game)).toEqual([['Unlock Test Cellar ({2}{B})', 1, '{2}{B}']]);
    game.choose(0, { kind: 'UNLOCK' });
    expect(game.the(ROOM)).toMatchObject({ name: ROOM, leftUnlocked: true, rightUnlocked: true });
    expect(game.happened('UNLOCKED')).toMatchObject([{ seat: 0, card: ROOM, half: 'Test Cellar', cost: '{2}{B}' }]);
    // What it says happens when it is unlocked uses the stack, as any trigger does.
    expect(game.view().stack).toHaveLength(1);
    expect(unlockable(game)).toEqual([]);
  });

  it('mtg:709.5e both halves may be unlocked where both are locked, each if it can be paid', () => {
    expect(unlockable(play({ battlefield: [ROOM, ...RICH] }))).toHaveLength(2);
    expect(unlockable(play({ battlefield: [ROOM, ...lands(3, 'Plains')] }))).toEqual([
      ['Unlock Test Attic ({1}{W})', 0, '{1}{W}'],
    ]);
  });

  it('mtg:116.2m only its controller, in a main phase of theirs, while the stack is empty', () => {
    const rooms = { battlefield: ['Test Attic', ...RICH] };
    const theirs = play({}, rooms).pass();
    expect([theirs.decision().seat, unlockable(theirs)]).toEqual([1, []]);
    const upkeep = play(rooms, {}, { turn: { step: 'upkeep' } });
    expect(unlockable(upkeep)).toEqual([]);
    expect(upkeep.refused(0, { choose: [{ kind: 'UNLOCK', card: ROOM }] }).rules).toContain('mtg:116.2m');
    const busy = play({ hand: ['Test Key'], ...rooms }).cast(0, 'Test Key', { card: ROOM });
    expect(unlockable(busy)).toEqual([]);
    const stolen = play({ hand: ['Test Theft'], battlefield: RICH }, { battlefield: ['Test Attic'] });
    expect(unlockable(stolen)).toEqual([]);
    stolen.cast(0, 'Test Theft', { card: ROOM }).resolve();
    expect(unlockable(stolen)).toHaveLength(1);
    expect(unlockable(play(rooms, {}, { turn: { step: 'postcombatMain' } }))).toHaveLength(1);
  });

  it('mtg:116.2m the mana cost of the half is paid', () => {
    const game = play({ battlefield: ['Test Attic', ...lands(3, 'Swamp')] }).choose(0, { kind: 'UNLOCK' });
    expect(game.all('Swamp').filter((o) => o.tapped)).toHaveLength(3);
    expect(unlockable(play({ battlefield: ['Test Attic', ...lands(2, 'Swamp')] }))).toEqual([]);
  });

  it('mtg:709.5h a half that says so triggers when it is unlocked, also as the permanent enters, and the other does not', () => {
    const game = play({ hand: [ROOM], battlefield: RICH })
      .cast(0, 'Test Attic')
      .resolve()
      .resolveAll();
    expect([game.life(0), game.hand(0)]).toEqual([23, 0]);
    game.choose(0, { kind: 'UNLOCK' }).resolveAll();
    expect([game.life(0), game.hand(0)]).toEqual([23, 1]);
  });

  it('mtg:709.5f an instruction unlocks a half that the player chooses among those that are locked', () => {
    const game = play({ hand: ['Test Key', 'Test Key'], battlefield: [ROOM] });
    game.cast(0, 'Test Key').resolve();
    expect(game.decision()).toMatchObject({
      kind: 'HALF',
      options: [{ label: 'Test Attic' }, { label: 'Test Cellar' }],
    });
    game.choose(0, { index: 1 }).resolveAll();
    expect(game.the(ROOM)).toMatchObject({ name: 'Test Cellar' });
    game.cast(0, 'Test Key').resolve().resolveAll();
    expect([game.the(ROOM).name, game.life(0)]).toEqual([ROOM, 23]);
    const none = play({ hand: ['Test Key'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Key')
      .resolve();
    expect([none.happened('FACE_CHANGED'), none.decision().kind]).toEqual([[], 'PRIORITY']);
  });

  it('mtg:709.5g an instruction locks a half that is unlocked, and what it said is gone', () => {
    const game = play({ hand: ['Test Bolt Door'], battlefield: ['Test Attic', 'Grizzly Bears', ...RICH] });
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.cast(0, 'Test Bolt Door', { card: ROOM }).resolve();
    expect([game.the(ROOM).name, game.figures('Grizzly Bears')]).toEqual(['', '2/2']);
    expect(unlockable(game)).toHaveLength(2);
  });

  it('mtg:709.5i what triggers on fully unlocking does so when the second half is unlocked, whichever that is', () => {
    const game = play({ hand: [ROOM], battlefield: [...RICH, 'Test Eerie'] })
      .cast(0, 'Test Cellar')
      .resolve()
      .resolveAll();
    expect(game.life(0)).toBe(20);
    game.choose(0, { kind: 'UNLOCK' }).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.life(0)).toBe(33);
  });

  it('mtg:709.5b a permanent that becomes a copy has both halves too, locked unless it has the designation itself', () => {
    const game = play({
      hand: ['Test Mimicry'],
      battlefield: [{ card: ROOM, unlocked: ['left', 'right'] }, 'Test Stone', ...RICH],
    });
    game.cast(0, 'Test Mimicry', { card: 'Test Stone' }, { card: ROOM }).resolve();
    expect(game.the('Test Stone')).toMatchObject({
      name: '',
      types: ['Enchantment'],
      subtypes: ['Room'],
      abilities: [],
    });
    expect(unlockable(game)).toHaveLength(2);
    game.choose(0, { kind: 'UNLOCK', index: 0 }).resolveAll();
    expect([game.the('Test Stone').name, game.life(0)]).toEqual(['Test Attic', 23]);
  });

  it('mtg:709.5c a designation is for what has such halves', () => {
    const game = play({ battlefield: [{ card: ROOM, faceDown: true }, ...RICH] });
    expect(unlockable(game)).toEqual([]);
    const refused = () => play({ battlefield: [{ card: 'Grizzly Bears', unlocked: ['left'] }] });
    expect(refused).toThrow('only a Room has halves to unlock');
  });

  it('mtg:400.7 one that left and came back has no half unlocked', () => {
    const game = play({
      hand: ['Test Bounce', ROOM],
      battlefield: [{ card: ROOM, unlocked: ['left', 'right'] }, ...RICH],
    });
    game.cast(0, 'Test Bounce', { card: ROOM }).resolve();
    game.cast(0, 'Test Cellar').resolve();
    expect(game.the(ROOM)).toMatchObject({ name: 'Test Cellar', leftUnlocked: false });
  });

  it('A Room goes on from its state as text, and all players see which halves are unlocked', () => {
    const game = play({ battlefield: ['Test Attic', 'Grizzly Bears', ...RICH] });
    game.state = JSON.parse(JSON.stringify(game.state));
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(viewer).objects[game.the(ROOM).id]).toMatchObject({ name: 'Test Attic', leftUnlocked: true });
    game.choose(0, { kind: 'UNLOCK' });
    expect(game.the(ROOM)).toMatchObject({ name: ROOM });
  });
});

describe('uses of the abilities of a Room', () => {
  it('mtg:602.5b mtg-2003:403.3 an ability that may be activated once each turn stays the same as the other half is unlocked', () => {
    const card = 'Test Loft // Test Vault';
    const uses = (game: ReturnType<typeof magicPosition>): number =>
      (game.decision().options ?? []).filter((o) => o.kind === 'ACTIVATE').length;
    const game = magicPosition([{ battlefield: [{ card, unlocked: ['right'] }] }, {}], { definitions });
    expect(uses(game)).toBe(1);
    game.activate(0, card).resolve();
    expect(uses(game)).toBe(0);
    game.choose(0, { kind: 'UNLOCK' });
    expect(uses(game)).toBe(1);
    expect(game.until({ turn: 5, step: 'precombatMain' }) && uses(game)).toBe(2);
  });
});

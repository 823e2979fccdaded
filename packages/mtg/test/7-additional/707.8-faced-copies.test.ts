import type { Ability, CardDefinition, CopyExcept } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  create,
  creature,
  creatureCard,
  draw,
  entersTapped,
  faces,
  flip,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  sorcery,
  t,
  target,
  transform,
  triggered,
} from '../../src/language/builders.js';

const entersAsCopy = (except?: CopyExcept): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  copy: { of: creature, may: true, ...(except ? { except } : {}) },
});

const wolf = faces(
  'transform',
  creatureCard('Test Villager', '{1}{G}', 'Human Werewolf', '1/1'),
  card('Test Howler', {
    type: 'Creature — Werewolf',
    colors: ['G'],
    power: 4,
    toughness: 4,
    abilities: [keyword('trample')],
  }),
);
const glade = faces(
  'modal',
  sorcery('Test Sowing', '{G}', { effects: [gainLife(3)] }),
  card('Test Glade', { type: 'Land', abilities: [entersTapped] }),
);
const twofold = faces(
  'modal',
  creatureCard('Test Dawn', '{0}', 'Bird', '1/1'),
  creatureCard('Test Dusk', '{0}', 'Bat', '3/3'),
);
const student = faces(
  'flip',
  creatureCard('Test Student', '{1}{W}', 'Human', '1/2'),
  card('Test Master', { type: 'Creature — Human Monk', power: 4, toughness: 4, abilities: [keyword('vigilance')] }),
);
const knight = faces(
  'adventure',
  creatureCard('Test Knight', '{1}{W}', 'Human Knight', '2/2'),
  card('Test Errand', {
    cost: '{W}',
    type: 'Instant — Adventure',
    abilities: [{ kind: 'spell', effects: [gainLife(2)] }],
  }),
);
const halves = faces(
  'split',
  instant('Test Left', '{R}', { effects: [gainLife(1)] }),
  instant('Test Right', '{U}', { effects: [draw(1)] }),
);
const counted: Ability = {
  kind: 'static',
  defining: true,
  mods: [
    { mod: 'set', prop: 'power', value: { count: [{ zone: 'graveyard' }] } },
    { mod: 'set', prop: 'toughness', value: { count: [{ zone: 'graveyard' }] } },
  ],
};
const larva = faces(
  'transform',
  card('Test Larva', {
    type: 'Artifact — Incubator',
    abilities: [activated([mana('{2}')], { effects: [transform('self')] })],
  }),
  card('Test Hatchling', {
    type: 'Artifact Creature — Phyrexian',
    power: 2,
    toughness: 2,
    abilities: [triggered({ on: 'transform', object: 'self' }, { effects: [gainLife(5)] })],
  }),
);
const tokenOf = (name: string, except?: CopyExcept): CardDefinition =>
  sorcery(name, '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'create', copy: t(0), ...(except ? { except } : {}) }],
  });
const definitions: CardDefinition[] = [
  wolf,
  glade,
  twofold,
  student,
  knight,
  halves,
  creatureCard('Test Tally', '{G}', 'Elemental', '0/0', counted),
  tokenOf('Test Twins'),
  tokenOf('Test Small Twins', { props: { power: 1, toughness: 1 }, gain: { types: ['Artifact'] } }),
  instant('Test Turn', '{0}', { targets: [target(permanent)], effects: [transform(t(0))] }),
  instant('Test Flip', '{0}', { targets: [target(creature)], effects: [flip(t(0))] }),
  instant('Test Fork', '{0}', { targets: [target([{ is: 'spell' }])], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Odd Fork', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), except: { gain: { subtypes: ['Spirit'] } } }],
  }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', entersAsCopy()),
  creatureCard('Test Phantom', '{0}', 'Shapeshifter', '0/0', entersAsCopy({ gain: { subtypes: ['Spirit'] } })),
  sorcery('Test Brood', '{0}', { effects: [create(larva)] }),
];
const WOLF = 'Test Villager // Test Howler';
const GLADE = 'Test Sowing // Test Glade';
const STUDENT = 'Test Student // Test Master';
const KNIGHT = 'Test Knight // Test Errand';
const HALVES = 'Test Left // Test Right';
type Seats = Parameters<typeof magicPosition>[0];
type Game = ReturnType<typeof magicPosition>;
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
const token = (game: Game, name: string) => {
  const found = game.all(name).filter((o) => o.token);
  expect(found).toHaveLength(1);
  return { object: String(found[0]?.id), now: found[0] };
};

describe('copies of double-faced permanents (707.8)', () => {
  it('mtg:707.8 what becomes or enters as a copy of one has the face that is up, and no other', () => {
    for (const [up, name] of [
      ['Test Villager', 'Test Villager'],
      ['Test Howler', 'Test Howler'],
    ] as const) {
      const game = play({ hand: ['Test Clone', 'Test Turn'], battlefield: [up] });
      game.cast(0, 'Test Clone').resolve().choose(0, { card: WOLF });
      expect(game.the('Test Clone')).toMatchObject({ name });
      game.cast(0, 'Test Turn', { card: 'Test Clone' }).resolve();
      expect(game.the('Test Clone')).toMatchObject({ name });
    }
  });

  it('mtg:707.8a a token that copies one has both faces, whichever is up', () => {
    const game = play({ hand: ['Test Twins', 'Test Turn'], battlefield: ['Test Howler'] });
    game.cast(0, 'Test Twins').resolve();
    expect(token(game, WOLF).now).toMatchObject({ name: 'Test Howler', power: 4, transformed: true });
    game.cast(0, 'Test Turn', { object: token(game, WOLF).object }).resolve();
    expect(token(game, WOLF).now).toMatchObject({ name: 'Test Villager', power: 1, transformed: false, manaValue: 2 });
  });

  it('mtg:707.8a exceptions are of each face of the token', () => {
    const game = play({ hand: ['Test Small Twins', 'Test Turn'], battlefield: ['Test Howler'] });
    game.cast(0, 'Test Small Twins').resolve();
    game.state = JSON.parse(JSON.stringify(game.state));
    expect(token(game, WOLF).now).toMatchObject({ name: 'Test Howler', power: 1, types: ['Creature', 'Artifact'] });
    game.cast(0, 'Test Turn', { object: token(game, WOLF).object }).resolve();
    expect(token(game, WOLF).now).toMatchObject({ name: 'Test Villager', types: ['Creature', 'Artifact'] });
  });

  it('mtg:707.8a one that is a copy of something else makes a token whose faces are both that', () => {
    const game = play({
      hand: ['Test Mimicry', 'Test Twins', 'Test Turn'],
      battlefield: ['Test Howler', 'Grizzly Bears'],
    });
    game.cast(0, 'Test Mimicry', { card: WOLF }, { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Twins', { card: WOLF }).resolve();
    const made = token(game, 'Grizzly Bears // Grizzly Bears');
    expect(made.now).toMatchObject({ name: 'Grizzly Bears', transformed: true, manaValue: 2 });
    game.cast(0, 'Test Turn', { object: made.object }).resolve();
    expect(token(game, 'Grizzly Bears // Grizzly Bears').now).toMatchObject({
      name: 'Grizzly Bears',
      transformed: false,
    });
    game.until({ step: 'upkeep' });
    expect(token(game, 'Grizzly Bears // Grizzly Bears').now).toMatchObject({ name: 'Grizzly Bears', power: 2 });
  });

  it('mtg:707.8a a token that copies a copy of a double-faced permanent is as single-faced as that copy', () => {
    const game = play({ hand: ['Test Clone', 'Test Twins', 'Test Turn'], battlefield: ['Test Villager'] });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: WOLF });
    game.cast(0, 'Test Twins', { card: 'Test Clone' }).resolve();
    const made = token(game, 'Test Villager');
    game.cast(0, 'Test Turn', { object: made.object }).resolve();
    expect(token(game, 'Test Villager').now).toMatchObject({ name: 'Test Villager', power: 1 });
  });

  it('mtg:111.5 a token that copies a land whose other face is a sorcery is made; mtg:712.10 and does not turn over', () => {
    const game = play({ hand: ['Test Twins', 'Test Turn'], battlefield: ['Test Glade'] });
    game.cast(0, 'Test Twins').resolve();
    const made = token(game, GLADE);
    expect(made.now).toMatchObject({ name: 'Test Glade', tapped: true });
    game.cast(0, 'Test Turn', { object: made.object }).resolve();
    expect(token(game, GLADE).now).toMatchObject({ name: 'Test Glade' });
  });

  it('mtg:707.5 a token that copies a Clone is whatever its controller chooses', () => {
    const game = play({ hand: ['Test Clone', 'Test Fork'], battlefield: ['Test Howler'] });
    game.cast(0, 'Test Clone').cast(0, 'Test Fork').resolve();
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'COPY' });
    game.choose(0, { card: WOLF });
    expect(token(game, 'Test Clone').now).toMatchObject({ name: 'Test Howler', manaValue: 0 });
  });
});

describe('copies of other cards with several faces', () => {
  it('mtg:707.3 a copy of a flipped permanent is not flipped, and is the other half once it is', () => {
    const game = play({ hand: ['Test Twins', 'Test Flip'], battlefield: ['Test Master'] });
    game.cast(0, 'Test Twins').resolve();
    const made = token(game, STUDENT);
    expect(made.now).toMatchObject({ name: 'Test Student', flipped: false });
    game.cast(0, 'Test Flip', { object: made.object }).resolve();
    expect(token(game, STUDENT).now).toMatchObject({ name: 'Test Master', power: 4, flipped: true });
  });

  it('mtg:707.3 a flipped permanent that becomes a copy of a flip card has the other half of it', () => {
    const other = play({
      hand: ['Test Clone', 'Test Mimicry', 'Test Flip'],
      battlefield: ['Test Student', 'Grizzly Bears'],
    });
    other.cast(0, 'Test Mimicry', { card: 'Grizzly Bears' }, { card: STUDENT }).resolve();
    expect(other.the('Grizzly Bears')).toMatchObject({ name: 'Test Student' });
    other.cast(0, 'Test Flip', { card: 'Grizzly Bears' }).resolve();
    expect(other.the('Grizzly Bears')).toMatchObject({ name: 'Test Master', power: 4 });
    expect(other.the(STUDENT)).toMatchObject({ name: 'Test Student' });
  });

  it('mtg:707.9 mtg-2003:503.9 a copy with an exception flips too, and keeps the exception', () => {
    const game = play({ hand: ['Test Phantom', 'Test Flip'], battlefield: ['Test Student'] });
    game.cast(0, 'Test Phantom').resolve().choose(0, { card: STUDENT });
    game.cast(0, 'Test Flip', { card: 'Test Phantom' }).resolve();
    expect(game.the('Test Phantom')).toMatchObject({
      name: 'Test Master',
      power: 4,
      subtypes: ['Human', 'Monk', 'Spirit'],
    });
  });

  it('mtg:707.9d what a copy has otherwise is not defined by the abilities of what is copied', () => {
    const game = play({
      hand: ['Test Small Twins'],
      battlefield: ['Test Tally'],
      graveyard: ['Shock', 'Shock', 'Shock'],
    });
    game.cast(0, 'Test Small Twins').resolve();
    expect(token(game, 'Test Tally').now).toMatchObject({ power: 1, toughness: 1 });
    expect(game.all('Test Tally').find((o) => !o.token)).toMatchObject({ power: 4, toughness: 4 });
  });

  it('mtg:715.2b a token that copies a permanent with an Adventure has it, and mtg:707.9 exceptions are not of that', () => {
    const game = play({ hand: ['Test Small Twins'], battlefield: ['Test Knight'] });
    game.cast(0, 'Test Small Twins').resolve();
    const { now } = token(game, KNIGHT);
    expect(now).toMatchObject({ name: 'Test Knight', power: 1, types: ['Creature', 'Artifact'] });
    expect(now?.faces).toMatchObject([{ power: 1 }, { name: 'Test Errand', types: ['Instant'], power: null }]);
  });
});

describe('copies of spells with several faces (707.10)', () => {
  it('mtg:709.3b mtg:707.10 a copy of one half of a split card is that half', () => {
    const game = play({ hand: [HALVES, 'Test Fork'], battlefield: ['Mountain'] });
    game.choose(0, { kind: 'CAST', card: 'Test Left' }).cast(0, 'Test Fork').resolve();
    expect(game.view().stack).toHaveLength(2);
    expect(game.all(HALVES, 'stack').map((o) => o.name)).toEqual(['Test Left', 'Test Left']);
    game.resolveAll();
    expect([game.life(0), game.hand(0)]).toEqual([22, 0]);
  });

  it('mtg:715.3c a copy of an Adventure is an Adventure; mtg:707.10a and ceases to exist as it is exiled', () => {
    const game = play({ hand: [KNIGHT, 'Test Fork'], battlefield: ['Plains'] });
    game.choose(0, { kind: 'CAST', card: 'Test Errand' }).cast(0, 'Test Fork').resolve();
    expect(game.all(KNIGHT, 'stack').map((o) => [o.name, o.copy])).toEqual([
      ['Test Errand', true],
      ['Test Errand', false],
    ]);
    game.resolve();
    expect([game.life(0), game.zones(KNIGHT)]).toEqual([22, ['stack']]);
    game.resolve();
    expect([game.life(0), game.zones(KNIGHT)]).toEqual([24, ['exile']]);
  });

  it('mtg:707.10g the copy of a double-faced permanent spell becomes a token with both faces', () => {
    const game = play({ hand: [WOLF, 'Test Fork', 'Test Turn'], battlefield: lands(2, 'Forest') });
    game.cast(0, WOLF).cast(0, 'Test Fork').resolve();
    game.resolve();
    const made = token(game, WOLF);
    expect(made.now).toMatchObject({ name: 'Test Villager', transformed: false });
    game.cast(0, 'Test Turn', { object: made.object });
    game.resolve();
    expect(token(game, WOLF).now).toMatchObject({ name: 'Test Howler', transformed: true });
  });
  it('mtg:707.10g of a spell with its back face up the copy has its back face up, with exceptions as well', () => {
    const name = 'Test Dawn // Test Dusk';
    for (const fork of ['Test Fork', 'Test Odd Fork']) {
      const game = play({ hand: [name, fork] }).choose(0, { kind: 'CAST', card: 'Test Dusk' });
      game.cast(0, fork).resolve();
      game.resolve();
      const made = game.all('Test Dusk').find((o) => o.token) ?? game.all(name).find((o) => o.token);
      expect(made).toMatchObject({ name: 'Test Dusk', power: 3 });
      expect(made?.faces).toMatchObject([{ name: 'Test Dawn' }, { name: 'Test Dusk' }]);
    }
  });
});

describe('double-faced tokens', () => {
  it('mtg:111.10i mtg:701.27a a token with two faces is made with its front face up, and transforms', () => {
    const game = play({ hand: ['Test Brood'], battlefield: lands(2, 'Forest') });
    game.cast(0, 'Test Brood').resolve();
    const name = 'Test Larva // Test Hatchling';
    expect(token(game, name).now).toMatchObject({ name: 'Test Larva', types: ['Artifact'], power: null });
    game.activate(0, name).resolve();
    expect(token(game, name).now).toMatchObject({ name: 'Test Hatchling', power: 2, transformed: true });
    expect(game.resolve().life(0)).toBe(25);
  });
});

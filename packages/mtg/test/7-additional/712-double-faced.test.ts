import type { Ability } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const turnsItself = activated([mana('{1}')], { effects: [{ do: 'transform', what: 'self' }] });
const wolf = faces(
  'transform',
  creatureCard('Test Villager', '{1}{G}', 'Human Werewolf', '1/1', turnsItself),
  card('Test Howler', {
    type: 'Creature — Werewolf',
    colors: ['G'],
    power: 4,
    toughness: 4,
    abilities: [
      keyword('trample'),
      turnsItself,
      triggered({ on: 'transform', object: 'self' }, { effects: [gainLife(1)] }),
    ],
  }),
);
const trick = faces(
  'modal',
  creatureCard('Test Scholar', '{2}{U}', 'Human', '2/3'),
  instant('Test Lesson', '{U}', { effects: [gainLife(2)] }),
);
const path = faces(
  'modal',
  instant('Test Regrowth', '{G}', { effects: [gainLife(3)] }),
  card('Test Glade', {
    type: 'Land',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change: { status: { tapped: true } },
      },
    ],
  }),
);
const hermit = faces(
  'modal',
  creatureCard('Test Hermit', '{U}', 'Human', '1/1'),
  creatureCard('Test Recluse', '{1}{U}', 'Human', '3/3'),
);
const turn = instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] });
const convert = instant('Test Convert', '{0}', {
  targets: [target(creature)],
  effects: [{ do: 'convert', what: t(0) }],
});
const entersAsCopy: Ability = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  copy: { of: creature, may: true },
};
const definitions = [
  faces(
    'transform',
    creatureCard('Test Doppel', '{0}', 'Shapeshifter', '0/0', entersAsCopy),
    card('Test Shade', { type: 'Creature — Shade', power: 9, toughness: 9 }),
  ),
  wolf,
  trick,
  path,
  hermit,
  turn,
  convert,
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', entersAsCopy),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Growth', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 3 }] }],
  }),
  sorcery('Test Return', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return' }],
  }),
  instant('Test Bounce', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
];
const WOLF = 'Test Villager // Test Howler';
const TRICK = 'Test Scholar // Test Lesson';
const HERMIT = 'Test Hermit // Test Recluse';
const PATH = 'Test Regrowth // Test Glade';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
const wolfGame = (...hand: string[]) => play({ hand, battlefield: ['Test Villager', ...lands(4, 'Forest')] });
const labels = (game: ReturnType<typeof play>) =>
  (game.decision().options ?? []).map((o) => o.label).filter((l) => /^(Cast|Play)/.test(String(l)));

describe('double-faced cards (712)', () => {
  it('mtg:712.8a in other zones it has only the characteristics of its front face', () => {
    const game = play({ hand: [WOLF], graveyard: [PATH] });
    expect(game.the(WOLF, 'hand')).toMatchObject({ name: 'Test Villager', power: 1, manaValue: 2, face: 0 });
    expect(game.the(PATH, 'graveyard')).toMatchObject({ name: 'Test Regrowth', types: ['Instant'] });
  });

  it('mtg:712.11 a nonmodal one is cast with its front face up', () => {
    const game = play({ hand: [WOLF], battlefield: lands(2, 'Forest') });
    expect(labels(game)).toEqual(['Cast Test Villager']);
    game.cast(0, WOLF).resolve();
    expect(game.the(WOLF)).toMatchObject({ name: 'Test Villager', transformed: false });
  });

  it('mtg:712.8d mtg:712.8e a permanent has only the characteristics of the face that is up', () => {
    const game = wolfGame().activate(0, 'Test Villager').resolve();
    expect(game.the(WOLF)).toMatchObject({
      name: 'Test Howler',
      power: 4,
      toughness: 4,
      subtypes: ['Werewolf'],
      keywords: ['trample'],
      manaCost: null,
      transformed: true,
      face: 1,
    });
    game.resolve().activate(0, 'Test Howler').resolve();
    expect(game.the(WOLF)).toMatchObject({ name: 'Test Villager', power: 1, keywords: [], transformed: false });
  });

  it('mtg:202.3b the mana value of a back face is that of the front; of a copy of it, 0', () => {
    const game = play({ hand: ['Test Clone'], battlefield: ['Test Howler'] });
    expect(game.the(WOLF).manaValue).toBe(2);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: WOLF });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Test Howler', manaValue: 0, power: 4 });
  });

  it('mtg:202.3b so it is where what copies it is itself double-faced with its back face up', () => {
    const copying = (model: string) => {
      const game = play({ hand: ['Test Mimicry'], battlefield: ['Test Howler', model] });
      game.cast(0, 'Test Mimicry', { card: WOLF }, { card: model }).resolve();
      return game.all(WOLF).map((o) => [o.name, o.manaValue]);
    };
    expect(copying('Hill Giant')).toEqual([['Hill Giant', 4]]);
  });

  it('mtg:701.27a transforming turns it over, and says so', () => {
    const game = wolfGame('Test Turn').cast(0, 'Test Turn').resolve();
    expect(game.happened('FACE_CHANGED')).toMatchObject([
      { card: 'Test Villager // Test Howler', name: 'Test Howler', how: 'transform' },
    ]);
  });

  it('mtg:701.28a converting is the same', () => {
    const game = wolfGame('Test Convert').cast(0, 'Test Convert').resolve();
    expect(game.the(WOLF).name).toBe('Test Howler');
    expect(game.happened('FACE_CHANGED')).toMatchObject([{ how: 'convert' }]);
  });

  it('mtg:701.27e what triggers on transforming sees the permanent as it is then', () => {
    const there = wolfGame('Test Turn').cast(0, 'Test Turn').resolveAll();
    expect(there.life(0)).toBe(21);
    const back = play({ hand: ['Test Turn'], battlefield: ['Test Howler'] })
      .cast(0, 'Test Turn')
      .resolveAll();
    expect(back.life(0)).toBe(20);
  });

  it('mtg:701.27c nothing happens to a permanent that is no double-faced card, though it is a copy of one', () => {
    const bears = play({ hand: ['Test Turn'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Turn')
      .resolve();
    expect([bears.figures('Grizzly Bears'), bears.happened('FACE_CHANGED')]).toEqual(['2/2', []]);
    const clone = play({ hand: ['Test Clone', 'Test Turn'], battlefield: ['Test Howler'] });
    clone
      .cast(0, 'Test Clone')
      .resolve()
      .choose(0, { card: WOLF })
      .cast(0, 'Test Turn', { card: 'Test Clone' })
      .resolve();
    expect(clone.the('Test Clone').name).toBe('Test Howler');
  });

  it('mtg:701.27d mtg:712.10 one whose other face is an instant or sorcery stays as it is', () => {
    const game = play({ hand: ['Test Turn'], battlefield: ['Test Scholar'] })
      .cast(0, 'Test Turn')
      .resolve();
    expect(game.the(TRICK)).toMatchObject({ name: 'Test Scholar', transformed: false });
  });

  it('mtg:701.27f an ability of the permanent turns it only if nothing has since the ability was put on the stack', () => {
    const game = wolfGame().activate(0, 'Test Villager').activate(0, 'Test Villager').resolve();
    expect(game.the(WOLF).name).toBe('Test Howler');
    game.resolveAll();
    expect([game.the(WOLF).name, game.happened('FACE_CHANGED').length]).toEqual(['Test Howler', 1]);
  });

  it('mtg:712.18 it stays the same object, and what applied to it goes on applying', () => {
    const game = wolfGame('Test Growth', 'Test Turn').cast(0, 'Test Growth').resolve();
    const { id } = game.the(WOLF);
    game.cast(0, 'Test Turn').resolve();
    expect([game.the(WOLF).id, game.figures(WOLF)]).toEqual([id, '7/4']);
  });

  it('mtg:712.9 one that is a copy of something else turns over, and is still that copy', () => {
    const game = play({ hand: ['Test Mimicry', 'Test Turn'], battlefield: ['Test Villager', 'Grizzly Bears'] });
    game.cast(0, 'Test Mimicry', { card: WOLF }, { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Turn', { card: WOLF }).resolve();
    expect(game.the(WOLF)).toMatchObject({ name: 'Grizzly Bears', power: 2, transformed: true });
    game.until({ step: 'upkeep' });
    expect(game.the(WOLF)).toMatchObject({ name: 'Test Howler', power: 4 });
  });

  it('mtg:712.9 so does one that entered as a copy', () => {
    const game = play({ hand: ['Test Doppel', 'Test Turn'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Doppel').resolve().choose(0, { card: 'Grizzly Bears' });
    game.cast(0, 'Test Turn', { card: 'Test Doppel' }).resolve();
    expect(game.the('Test Doppel // Test Shade')).toMatchObject({ name: 'Grizzly Bears', power: 2, transformed: true });
  });

  it('mtg:707.8 a copy is of the face that is up; mtg:707.8a a token that copies it has both faces', () => {
    const game = play({ hand: ['Test Twins', 'Test Turn'], battlefield: ['Test Howler'] })
      .cast(0, 'Test Twins')
      .resolve();
    const token = () => game.all(WOLF).find((o) => o.token);
    expect(token()).toMatchObject({ name: 'Test Howler', transformed: true });
    game.cast(0, 'Test Turn', { object: String(token()?.id) }).resolve();
    expect(token()).toMatchObject({ name: 'Test Villager', transformed: false });
  });

  it('mtg:712.14 put onto the battlefield from elsewhere it has its front face up', () => {
    const game = play({ hand: ['Test Return'], graveyard: [WOLF] })
      .cast(0, 'Test Return')
      .resolve();
    expect(game.the(WOLF)).toMatchObject({ name: 'Test Villager', face: 0 });
  });

  it('mtg:712.8a what leaves the battlefield with its back face up is the front again', () => {
    const game = play({ hand: ['Test Bounce'], battlefield: ['Test Howler'] })
      .cast(0, 'Test Bounce')
      .resolve();
    expect(game.the(WOLF, 'hand')).toMatchObject({ name: 'Test Villager', manaValue: 2 });
  });
});

describe('modal double-faced cards', () => {
  it('mtg:712.11b its player chooses the face that is cast; mtg:712.8f only that face counts', () => {
    const game = play({ hand: [TRICK], battlefield: lands(3, 'Island') });
    expect(labels(game)).toEqual(['Cast Test Scholar', 'Cast Test Lesson']);
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' });
    expect(game.the(TRICK, 'stack')).toMatchObject({ name: 'Test Lesson', types: ['Instant'], manaValue: 1 });
    game.resolve();
    expect([game.life(0), game.zones(TRICK)]).toEqual([22, ['graveyard']]);
  });

  it('mtg:712.11c only the face that will be up is looked at', () => {
    expect(labels(play({ hand: [TRICK], battlefield: ['Island'] }))).toEqual(['Cast Test Lesson']);
    const theirs = magicPosition([{ hand: [TRICK], battlefield: lands(3, 'Island') }, {}], {
      definitions,
      turn: { active: 1, step: 'upkeep' },
    }).pass();
    expect(labels(theirs)).toEqual(['Cast Test Lesson']);
  });

  it('mtg:712.12 a face that is a land is played as one, and enters with that face up', () => {
    const game = play({ hand: [PATH, 'Forest'], battlefield: ['Forest'] });
    expect(labels(game)).toEqual(['Play Test Glade', 'Play Forest', 'Cast Test Regrowth']);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Test Glade' });
    expect(game.the(PATH)).toMatchObject({ name: 'Test Glade', types: ['Land'], face: 1 });
    expect(labels(game)).toEqual([]);
  });

  it('mtg:712.13 a spell becomes a permanent with the face up that it had; abilities of that face apply as it enters', () => {
    const game = play({ hand: [PATH] }).choose(0, { kind: 'PLAY_LAND', card: PATH });
    expect(game.the(PATH)).toMatchObject({ tapped: true });
    const cast = play({ hand: [TRICK], battlefield: lands(3, 'Island') })
      .choose(0, { kind: 'CAST', card: TRICK, index: 0 })
      .resolve();
    expect(cast.the(TRICK)).toMatchObject({ name: 'Test Scholar', face: 0 });
    const back = play({ hand: [HERMIT], battlefield: lands(3, 'Island') });
    back.choose(0, { kind: 'CAST', card: 'Test Recluse' }).resolve();
    expect(back.the(HERMIT)).toMatchObject({ name: 'Test Recluse', face: 1, power: 3 });
  });

  it('mtg:712.14b one whose front is no permanent is not put onto the battlefield', () => {
    const game = play({ hand: ['Test Return'], graveyard: [PATH] })
      .cast(0, 'Test Return')
      .resolve();
    expect(game.zones(PATH)).toEqual(['graveyard']);
  });
});

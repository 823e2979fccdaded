/** Copies: what is chosen for them, linked abilities, exceptions (707); what face-down permanents show and may do (708). */
import type { CopyExcept, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  instant,
  keyword,
  mana,
  putCounters,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';

const twin = (name: string, except: CopyExcept) =>
  sorcery(name, '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0), except }] });

ownCards(
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  creatureCard('Test Grower', '{G}', 'Beast', '1/1', activated([], { effects: [putCounters(1, 'self')] })),
  creatureCard('Test Shifter', '{G}', 'Shapeshifter', '1/1', keyword('changeling')),
  creatureCard('Test Husk', '{G}', 'Eldrazi', '1/1', keyword('devoid')),
  twin('Test Frog', { props: { power: 3, toughness: 3, colors: ['G'], subtypes: ['Frog'] } }),
  twin('Test Spirit', { gain: { subtypes: ['Spirit'] } }),
  sorcery('Test Cloak', '{0}', { effects: [{ do: 'cloak' }] }),
  sorcery('Test Manifest', '{0}', { effects: [{ do: 'manifest' }] }),
  creatureCard('Test Morpher', '{3}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
);

describe('copies and choices (707.6, 707.7, 707.11)', () => {
  it('mtg:707.6 mtg-2003:503.6 a choice is not copied: who controls the copy makes one of their own as it enters', () => {
    const game = magicPosition([
      { hand: ['Adaptive Automaton', 'Clone'], battlefield: [...lands(7, 'Island'), 'Llanowar Elves'] },
      { battlefield: ['Goblin Piker'] },
    ]);
    game.cast(0, 'Adaptive Automaton').resolve().answer(0, { name: 'Goblin' });
    game.cast(0, 'Clone').resolve().choose(0, { card: 'Adaptive Automaton' });
    expect(game.decision()).toMatchObject({ kind: 'NAME', seat: 0 });
    game.answer(0, { name: 'Elf' });
    expect(game.the('Clone')).toMatchObject({ name: 'Adaptive Automaton', subtypes: ['Construct', 'Elf'] });
    expect(game.the('Adaptive Automaton').subtypes).toEqual(['Construct', 'Goblin']);
    expect(game.figures('Llanowar Elves')).toBe('2/2');
  });

  it('mtg:707.7 mtg-2003:503.7 abilities that were copied together are linked to one another, and to those of nothing else', () => {
    const game = magicPosition([
      { hand: ['Fiend Hunter', 'Clone', 'Unsummon'], battlefield: [...lands(3, 'Plains'), ...lands(8, 'Island')] },
      { battlefield: ['Memnite', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Fiend Hunter').resolve().choose(0, { card: 'Memnite' }).resolve().answer(0, { confirm: true });
    game.cast(0, 'Clone').resolve().choose(0, { card: 'Fiend Hunter' }).choose(0, { card: 'Grizzly Bears' });
    game.resolve().answer(0, { confirm: true });
    expect([game.zones('Memnite'), game.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
    game.cast(0, 'Unsummon', { card: 'Clone' }).resolveAll();
    expect([game.zones('Memnite'), game.zones('Grizzly Bears')]).toEqual([['exile'], ['battlefield']]);
  });

  it('mtg:707.11 an ability that names its permanent finds it, although it is a copy of something else by then', () => {
    const game = magicPosition([{ hand: ['Test Mimicry'], battlefield: ['Test Grower', 'Grizzly Bears'] }, {}]);
    game.activate(0, 'Test Grower').cast(0, 'Test Mimicry', { card: 'Test Grower' }, { card: 'Grizzly Bears' });
    game.resolve();
    expect(game.the('Test Grower')).toMatchObject({ name: 'Grizzly Bears' });
    expect(game.resolve().the('Test Grower')).toMatchObject({ name: 'Grizzly Bears', counters: { '+1/+1': 1 } });
    expect(game.all('Grizzly Bears').map((o) => o.counters)).toEqual([{}]);
  });
});

describe('exceptions of copies (707.9)', () => {
  it('mtg:707.9b what an exception makes of a characteristic is copied from the copy', () => {
    const game = magicPosition([
      { hand: ['Copy Artifact', 'Sculpting Steel'], battlefield: [...lands(5, 'Island'), 'Ornithopter'] },
      {},
    ]);
    game.cast(0, 'Copy Artifact').resolve().choose(0, { card: 'Ornithopter' });
    expect(game.the('Copy Artifact').types).toEqual(['Artifact', 'Creature', 'Enchantment']);
    game.cast(0, 'Sculpting Steel').resolve().choose(0, { card: 'Copy Artifact' });
    expect(game.the('Sculpting Steel')).toMatchObject({
      name: 'Ornithopter',
      types: ['Artifact', 'Creature', 'Enchantment'],
    });
  });

  const made = (spell: string, model: string): JsonObject => {
    const game = magicPosition([{ hand: [spell], battlefield: [model] }, {}]);
    const tokens = game
      .cast(0, spell)
      .resolve()
      .all(model)
      .filter((o) => o.token);
    expect(tokens).toHaveLength(1);
    return tokens[0] as JsonObject;
  };
  it('mtg:707.9d an ability that defines colors or subtypes is not copied where the exception says these', () => {
    expect(made('Test Frog', 'Test Husk')).toMatchObject({ colors: ['G'], keywords: [] });
    expect(made('Test Frog', 'Test Shifter')).toMatchObject({ subtypes: ['Frog'], keywords: [], power: 3 });
  });
  it('mtg:707.9d it is copied where the exception only adds to them', () => {
    const spirit = made('Test Spirit', 'Test Shifter');
    expect(spirit.keywords).toEqual(['changeling']);
    expect(spirit.subtypes).toEqual(expect.arrayContaining(['Shapeshifter', 'Spirit', 'Frog', 'Goblin']));
  });
});

describe('face-down spells and permanents (708)', () => {
  const down = (game: Play, viewer: 0 | 1): JsonObject[] =>
    Object.values(game.view(viewer).objects).filter((o) => o.zone === 'battlefield' && o.faceDown) as JsonObject[];
  const ups = (game: Play): unknown[] => game.decision().options.filter((o) => o.kind === 'TURN_FACE_UP');

  it('mtg:708.2 mtg-2003:504.2 it has what the rule lists by which it lies face down and no more, and that is what is copied', () => {
    const game = magicPosition([
      { hand: ['Test Cloak', 'Clone'], library: ['Hill Giant', 'Shock'], battlefield: lands(4, 'Island') },
      {},
    ]);
    game.cast(0, 'Test Cloak').resolve();
    const [cloaked] = down(game, 0);
    const listed = { name: '', types: ['Creature'], subtypes: [], colors: [], manaCost: null, power: 2, toughness: 2 };
    expect(cloaked).toMatchObject({ ...listed, keywords: ['ward {2}'] });
    game
      .cast(0, 'Clone')
      .resolve()
      .choose(0, { object: String(game.the('Hill Giant').id) });
    expect(game.the('Clone')).toMatchObject({ ...listed, keywords: ['ward {2}'], faceDown: false });
  });

  it('mtg:708.6 everybody tells face-down permanents apart: each has its own id, in the order in which they came', () => {
    const game = magicPosition([
      {
        hand: ['Test Manifest', 'Test Cloak', 'Test Manifest'],
        library: ['Hill Giant', 'Shock', 'Memnite'],
        battlefield: ['Forest'],
      },
      {},
    ]);
    game.cast(0, 'Test Manifest').resolve();
    const [first] = Object.entries(game.view(1).objects).filter(([, o]) => o.faceDown);
    game.cast(0, 'Test Cloak').resolve().cast(0, 'Test Manifest').resolve();
    const theirs = Object.entries(game.view(1).objects).filter(([, o]) => o.zone === 'battlefield' && o.faceDown);
    expect(new Set(theirs.map(([id]) => id)).size).toBe(3);
    expect(theirs[0]?.[0]).toBe(first?.[0]);
    // How the second came to lie there is seen by what it has.
    expect(down(game, 1).map((o) => o.keywords)).toEqual([[], ['ward {2}'], []]);
    expect(JSON.stringify(game.view(1))).not.toMatch(/Hill Giant|Memnite/);
  });

  it('mtg:708.7 mtg-2003:408.2h what lets a permanent lie face down lets its controller turn it up, and nobody turns up a spell', () => {
    const game = magicPosition([
      { hand: ['Test Morpher'], battlefield: lands(4, 'Forest') },
      { battlefield: lands(4, 'Forest') },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Morpher', method: 'morph' });
    expect([game.view().stack.length, ups(game)]).toEqual([1, []]);
    game.resolve();
    expect(ups(game)).toMatchObject([{ card: 'Test Morpher', method: 'morph' }]);
    game.pass();
    expect([game.decision().seat, ups(game)]).toEqual([1, []]);
  });
});

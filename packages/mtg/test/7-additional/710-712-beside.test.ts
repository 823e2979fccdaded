/** Flip cards, levelers and double-faced cards beside their first case: tapped, copied, elsewhere, by the other player (710–712). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { classLevel, levelSymbol } from '../../src/language/frames.js';
import {
  activated,
  card,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  permanent,
  putCounters,
  sorcery,
  t,
  tapIt,
  target,
} from '../6-spells/test-cards.js';

ownCards(
  faces(
    'flip',
    creatureCard(
      'Test Pupil',
      '{0}',
      'Human',
      '1/1',
      activated([], { effects: [{ do: 'status', what: 'self', status: 'flipped' }] }),
    ),
    card('Test Sage', { type: 'Legendary Creature — Human', power: 4, toughness: 4 }),
  ),
  instant('Test Tap', '{0}', { targets: [target(permanent)], effects: [tapIt(t(0))] }),
  creatureCard(
    'Test Student',
    '{0}',
    'Human',
    '1/1',
    keyword('level up', { cost: [mana('{1}')] }),
    levelSymbol([1, 2], '2/2', keyword('flying')),
    levelSymbol([3], '4/4', keyword('trample')),
  ),
  card('Test Class', {
    cost: '{0}',
    type: 'Enchantment — Class',
    abilities: [
      ...classLevel(2, '{1}', activated([], { effects: [gainLife(1)] })),
      ...classLevel(3, '{1}', activated([], { effects: [gainLife(2)] })),
    ],
  }),
  instant('Test Teach', '{0}', { targets: [target(permanent)], effects: [putCounters(1, t(0), 'level')] }),
  instant('Test Raise', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'status', what: t(0), status: 'level2' }],
  }),
  faces(
    'transform',
    creatureCard(
      'Test Robot',
      '{4}',
      'Robot',
      '3/3',
      keyword('flash'),
      keyword('trample'),
      keyword('more than meets the eye', { cost: [mana('{1}')] }),
      activated([], { effects: [{ do: 'convert', what: 'self' }] }),
    ),
    card('Test Coupe', {
      type: 'Artifact Creature — Vehicle',
      power: 5,
      toughness: 2,
      abilities: [
        keyword('flying'),
        {
          kind: 'replacement',
          on: 'transform',
          object: 'self',
          entering: true,
          before: [loseLife(2, 'you')],
        },
        activated([], { effects: [{ do: 'transform', what: 'self' }] }),
      ],
    }),
  ),
  faces(
    'transform',
    creatureCard('Test Hider', '{4}', 'Human', '3/3', keyword('morph', { cost: [mana('{1}')] })),
    card('Test Seeker', { type: 'Creature — Human', power: 6, toughness: 6 }),
  ),
  faces('transform', creatureCard('Test Seed', '{4}', 'Plant', '3/3'), card('Test Grove', { type: 'Land' })),
  faces(
    'modal',
    creatureCard('Test Scholar', '{2}', 'Human', '2/3'),
    instant('Test Lesson', '{1}', { effects: [gainLife(2)] }),
  ),
  sorcery('Test Recall', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'copyCard', what: t(0), save: 'copy' },
      { do: 'play', what: { saved: 'copy' }, cost: [] },
    ],
  }),
  sorcery('Test Upturn', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', face: 1 }],
  }),
  creatureCard('Test Beast', '{0}', 'Beast', '2/2'),
  instant('Test Convert', '{0}', { targets: [target(creature)], effects: [{ do: 'convert', what: t(0) }] }),
);
const ROBOT = 'Test Robot // Test Coupe';
const HIDER = 'Test Hider // Test Seeker';
const MODAL = 'Test Scholar // Test Lesson';
const waste = (n: number): string[] => lands(n, 'Forest');
const at = (mine: object, theirs: object = {}, more: object = {}): Play => magicPosition([mine, theirs], more);
const casts = (game: Play, name: string): [unknown, unknown][] =>
  game
    .decision()
    .options.flatMap((o) => (o.card === name && o.kind === 'CAST' ? [[o.method, o.label] as [unknown, unknown]] : []));
const abilities = (game: Play, name: string): number =>
  game.decision().options.filter((o) => o.card === name && o.kind === 'ACTIVATE').length;

describe('flip cards', () => {
  it('mtg:710.3 it is clear at all times whether a permanent is flipped, untapped and tapped, to each player', () => {
    const PUPIL = 'Test Pupil // Test Sage';
    const game = at({ hand: ['Test Tap', 'Test Tap'], battlefield: [PUPIL] }, { battlefield: [PUPIL] });
    const shown = (viewer: 0 | 1 | 'judge') =>
      [0, 1].map((seat) => {
        const found = Object.values(game.view(viewer).objects).find((o) => o.card === PUPIL && o.controller === seat);
        return [found?.flipped, found?.tapped, found?.name];
      });
    game.activate(0, 'Test Pupil').resolve();
    for (const tapped of [false, true]) {
      if (tapped) for (const { id } of game.all(PUPIL)) game.castAt(0, 'Test Tap', { object: id }).resolve();
      for (const viewer of [0, 1, 'judge'] as const)
        expect(shown(viewer)).toEqual([
          [true, tapped, 'Test Sage'],
          [false, tapped, 'Test Pupil'],
        ]);
    }
  });
});

describe('levelers and Classes', () => {
  it('mtg:711.4 level up is had and may be activated however many level counters there are', () => {
    const game = at({ battlefield: ['Test Student', ...waste(6)] });
    const figures = [1, 2, 3, 4, 5].map(() => {
      expect(abilities(game, 'Test Student')).toBe(1);
      return game.activate(0, 'Test Student').resolve().figures('Test Student');
    });
    expect(figures).toEqual(['2/2', '2/2', '4/4', '4/4', '4/4']);
    expect([game.the('Test Student').counters, abilities(game, 'Test Student')]).toEqual([{ level: 5 }, 1]);
  });
  it('mtg:711.6 in each other zone it has the figures of its uppermost box, and nothing of its level symbols', () => {
    const game = at({
      hand: ['Test Student'],
      graveyard: ['Test Student'],
      exile: ['Test Student'],
      library: ['Test Student'],
    });
    for (const zone of ['hand', 'graveyard', 'exile', 'library'])
      expect(game.the('Test Student', zone)).toMatchObject({ power: 1, toughness: 1, keywords: ['level up {1}'] });
  });
  it('mtg:711.7 class levels and level counters do nothing for each other', () => {
    const game = at({
      hand: ['Test Teach', 'Test Teach', 'Test Raise'],
      battlefield: ['Test Class', 'Test Student', ...waste(2)],
    });
    for (let i = 0; i < 2; i++) game.castAt(0, 'Test Teach', { card: 'Test Class' }).resolve();
    expect([game.the('Test Class').counters, game.the('Test Class').designations]).toEqual([{ level: 2 }, undefined]);
    // Only the way to level 2 is there.
    expect(abilities(game, 'Test Class')).toBe(1);
    game.activate(0, 'Test Class').resolve();
    expect([game.the('Test Class').counters, abilities(game, 'Test Class')]).toEqual([{ level: 2 }, 2]);
    game.castAt(0, 'Test Raise', { card: 'Test Student' }).resolve();
    expect(game.the('Test Student')).toMatchObject({
      power: 1,
      toughness: 1,
      keywords: ['level up {1}'],
      counters: {},
    });
  });
});

describe('nonmodal double-faced cards', () => {
  it('mtg:712.2 its abilities let it turn over, or be cast with its back face up, and nothing else does', () => {
    const plain = at({ hand: [HIDER], battlefield: waste(5) });
    expect(casts(plain, HIDER).map(([, label]) => label)).toEqual(['Cast Test Hider', 'Cast Test Hider (morph)']);
    expect(plain.choose(0, { kind: 'CAST', card: HIDER, method: 'normal' }).resolve().the(HIDER)).toMatchObject({
      name: 'Test Hider',
      face: 0,
    });
    const seed = at({ hand: ['Test Seed // Test Grove'], battlefield: waste(4) });
    const offered = seed.decision().options.filter((o) => o.card === 'Test Seed // Test Grove');
    expect(offered.map((o) => o.label)).toEqual(['Cast Test Seed']);
    const game = at({ hand: [ROBOT], battlefield: waste(1) });
    game.choose(0, { kind: 'CAST', card: ROBOT });
    expect(game.the(ROBOT, 'stack')).toMatchObject({ name: 'Test Coupe', face: 1 });
    expect(game.resolve().the(ROBOT)).toMatchObject({ name: 'Test Coupe', face: 1, power: 5 });
    game.activate(0, 'Test Coupe').resolve();
    expect(game.the(ROBOT)).toMatchObject({ name: 'Test Robot', face: 0, power: 3 });
    game.activate(0, 'Test Robot').resolve();
    expect(game.the(ROBOT)).toMatchObject({ name: 'Test Coupe', transformed: true });
  });
  it('mtg:712.8a in each other zone it has neither name, figures nor abilities of its back face', () => {
    const game = at({ hand: [ROBOT], graveyard: [ROBOT], library: [ROBOT] }, { hand: [HIDER] });
    for (const zone of ['hand', 'graveyard', 'library']) {
      const found = game.the(ROBOT, zone);
      expect(found).toMatchObject({ name: 'Test Robot', power: 3, types: ['Creature'], subtypes: ['Robot'] });
      expect(found.keywords).toEqual(['flash', 'trample', 'more than meets the eye {1}']);
      expect(found.abilities).toHaveLength(4);
    }
  });
  it('mtg:712.11d of the abilities of its front the one that lets it be cast so is looked at, and no other', () => {
    const mine = at({ hand: [ROBOT], battlefield: waste(4) });
    expect(casts(mine, ROBOT).map(([method]) => method)).toEqual(['normal', 'more than meets the eye']);
    // The front has flash, the back has not.
    const theirs = at({ hand: [ROBOT], battlefield: waste(4) }, {}, { turn: { active: 1, step: 'upkeep' } }).pass();
    expect(casts(theirs, ROBOT).map(([method]) => method)).toEqual(['normal']);
  });
  it('mtg:712.15 cast face down it enters face down as what that makes of it, and stays hidden', () => {
    const game = at({ hand: [HIDER], battlefield: waste(3) });
    game.choose(0, { kind: 'CAST', card: HIDER, method: 'morph' }).resolve();
    const found = (viewer: 0 | 1 | 'judge') =>
      Object.values(game.view(viewer).objects).filter((o) => o.zone === 'battlefield' && o.faceDown === true);
    expect(found('judge')).toMatchObject([{ faceDown: true, power: 2, toughness: 2, name: '', types: ['Creature'] }]);
    expect(found(1)).toHaveLength(1);
    expect(JSON.stringify(found(1))).not.toMatch(/Test Hider|Test Seeker/);
    expect(found(1)[0]?.faces).toBeUndefined();
  });
  it('mtg:712.20 what it has to do as it transforms is done as it transforms and as it converts, once, and not as it turns back', () => {
    const game = at({ battlefield: [ROBOT], hand: ['Test Convert'] });
    game.activate(0, 'Test Robot').resolve();
    expect([game.the(ROBOT).name, game.life(0), game.view().stack]).toEqual(['Test Coupe', 18, []]);
    game.activate(0, 'Test Coupe').resolve();
    expect([game.the(ROBOT).name, game.life(0)]).toEqual(['Test Robot', 18]);
    const theirs = at({ hand: ['Test Convert'] }, { battlefield: [ROBOT] });
    theirs.castAt(0, 'Test Convert', { card: ROBOT }).resolve();
    expect([theirs.the(ROBOT).name, theirs.life(0), theirs.life(1)]).toEqual(['Test Coupe', 20, 18]);
  });
});

describe('modal double-faced and meld cards', () => {
  it('mtg:712.11b who casts a copy of a modal double-faced card chooses which face as well', () => {
    const copied = (): Play =>
      at({ hand: ['Test Recall'], graveyard: [MODAL], battlefield: waste(1) })
        .castAt(0, 'Test Recall', { card: MODAL })
        .resolve();
    const options = copied().decision().options;
    expect(options.map((o) => o.label)).toEqual(['Cast Test Scholar', 'Cast Test Lesson']);
    const lesson = copied().choose(0, { card: MODAL, index: 1 });
    expect([lesson.resolveAll().life(0), lesson.all(MODAL)]).toEqual([22, []]);
    const scholar = copied().choose(0, { card: MODAL, index: 0 }).resolveAll();
    expect(scholar.the(MODAL)).toMatchObject({ name: 'Test Scholar', token: true, power: 2 });
  });
  it('mtg:712.4a melded with its counterpart it is one permanent that both cards represent, with the face that they have together', () => {
    const pair = ['Hanweir Garrison', 'Hanweir Battlements'];
    const game = at({ battlefield: [...pair, 'Graf Rats', ...lands(6, 'Mountain')] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Hanweir Battlements', ability: 2 }).resolve();
    const melded = Object.values(game.view().objects).filter(
      (o) => o.zone === 'battlefield' && o.name === 'Hanweir, the Writhing Township',
    );
    expect(melded).toMatchObject([{ power: 7, toughness: 4 }]);
    expect([melded[0]?.card, melded[0]?.meldedWith].sort()).toEqual([...pair].sort());
    expect(game.zones('Graf Rats')).toEqual(['battlefield']);
    expect(pair.flatMap((name) => game.all(name, 'exile'))).toEqual([]);
  });
  it('mtg:712.4b a card of a meld pair alone has no back face that could be turned up, nor counts it anywhere', () => {
    const game = at({ hand: ['Test Upturn'], graveyard: ['Hanweir Garrison'] });
    game.castAt(0, 'Test Upturn', { card: 'Hanweir Garrison' }).resolve();
    expect(game.the('Hanweir Garrison', 'graveyard')).toMatchObject({ name: 'Hanweir Garrison', power: 2 });
    const other = at({ hand: ['Test Upturn'], graveyard: [ROBOT] });
    expect(other.castAt(0, 'Test Upturn', { card: ROBOT }).resolve().the(ROBOT)).toMatchObject({ name: 'Test Coupe' });
    const facts = at({ hand: ['Hanweir Garrison'] }).the('Hanweir Garrison', 'hand') as JsonObject;
    expect([facts.name, facts.power]).toEqual(['Hanweir Garrison', 2]);
  });
});

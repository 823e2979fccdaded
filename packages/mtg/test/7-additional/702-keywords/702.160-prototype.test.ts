import type { Ability, CardDefinition } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  enters,
  gainLife,
  instant,
  keyword,
  prototype,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { refusedScenario } from '../../language/play.js';

const whole = card('Test Colossus', {
  cost: '{7}',
  type: 'Artifact Creature — Golem',
  power: 7,
  toughness: 6,
  abilities: [keyword('trample'), triggered(enters, { effects: [gainLife(2)] })],
});
const colossus = prototype(whole, '{1}{G}', '2/1');
const entersAsCopy: Ability = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  copy: { of: creature, may: true },
};
const definitions: CardDefinition[] = [
  colossus,
  card('Test Clone', {
    cost: '{0}',
    type: 'Creature — Shapeshifter',
    power: 0,
    toughness: 0,
    abilities: [entersAsCopy],
  }),
  instant('Test Fork', '{0}', { targets: [target([{ is: 'spell' }])], effects: [{ do: 'copy', what: t(0) }] }),
  sorcery('Test Twins', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'create', copy: t(0), except: { gain: { subtypes: ['Spirit'] } } }],
  }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { has: ['types', 'Creature'] }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return' }],
  }),
  instant('Test Bounce', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
];
const CARD = 'Test Colossus';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0]) => magicPosition([mine, {}], { definitions });
const casts = (game: ReturnType<typeof play>) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'CAST').map((o) => [o.label, o.method, o.cost]);
const prototyped = (...hand: string[]) =>
  play({ hand: [CARD, ...hand], battlefield: lands(2, 'Forest') }).choose(0, { kind: 'CAST', method: 'prototype' });
const SMALL = { name: CARD, power: 2, toughness: 1, manaCost: '{1}{G}', manaValue: 2, colors: ['G'] };
const LARGE = { name: CARD, power: 7, toughness: 6, manaCost: '{7}', manaValue: 7, colors: [] };

describe('prototype (702.160, 718)', () => {
  it('mtg:702.160a mtg:718.3 its player chooses whether it is cast prototyped', () => {
    expect(casts(play({ hand: [CARD], battlefield: lands(7, 'Forest') }))).toEqual([
      ['Cast Test Colossus', 'normal', '{7}'],
      ['Cast Test Colossus (prototype)', 'prototype', '{1}{G}'],
    ]);
  });

  it('mtg:718.3a only the other mana cost is looked at to see whether it can be cast so', () => {
    expect(casts(play({ hand: [CARD], battlefield: lands(2, 'Forest') }))).toEqual([
      ['Cast Test Colossus (prototype)', 'prototype', '{1}{G}'],
    ]);
    expect(casts(play({ hand: [CARD], battlefield: lands(7, 'Island') })).map(([, method]) => method)).toEqual([
      'normal',
    ]);
  });

  it('mtg:718.3b the spell and the permanent have that mana cost, its color, and that power and toughness', () => {
    const game = prototyped();
    expect(game.the(CARD, 'stack')).toMatchObject(SMALL);
    expect(game.resolve().the(CARD)).toMatchObject({ ...SMALL, face: 1 });
  });

  it('mtg:718.5 all else is as printed', () => {
    const game = prototyped().resolveAll();
    expect(game.the(CARD)).toMatchObject({ keywords: ['prototype', 'trample'], types: ['Artifact', 'Creature'] });
    expect(game.life(0)).toBe(22);
  });

  it('mtg:718.4 cast normally, and in every other zone, it has its normal characteristics', () => {
    const game = play({ hand: [CARD], graveyard: [CARD], battlefield: lands(7, 'Forest') });
    expect([game.the(CARD, 'hand'), game.the(CARD, 'graveyard')]).toMatchObject([LARGE, LARGE]);
    game.choose(0, { kind: 'CAST', method: 'normal' });
    expect(game.the(CARD, 'stack')).toMatchObject(LARGE);
    expect(game.resolve().the(CARD)).toMatchObject(LARGE);
    const back = prototyped('Test Bounce').resolveAll().cast(0, 'Test Bounce').resolve();
    expect(back.the(CARD, 'hand')).toMatchObject(LARGE);
  });

  it('mtg:718.4 put onto the battlefield without being cast it has its normal characteristics, whoever does it', () => {
    for (const graveyard of [0, 1]) {
      const seats = [{ hand: ['Test Raise'] }, {}].map((one, i) =>
        i === graveyard ? { ...one, graveyard: [CARD] } : one,
      );
      const game = magicPosition(seats as never, { definitions })
        .castAt(0, 'Test Raise')
        .resolveAll();
      expect(game.the(CARD)).toMatchObject({ ...LARGE, controller: graveyard });
    }
  });

  it('A prototyped permanent goes on from its state as text, and its ability triggers once', () => {
    const game = prototyped();
    game.state = JSON.parse(JSON.stringify(game.state));
    game.resolve();
    game.state = JSON.parse(JSON.stringify(game.state));
    expect(game.resolveAll().life(0)).toBe(22);
    expect(game.the(CARD)).toMatchObject(SMALL);
  });

  it('mtg:718.3c a copy of a prototyped spell is prototyped', () => {
    const game = prototyped('Test Fork').cast(0, 'Test Fork').resolveAll();
    expect(game.all(CARD)).toMatchObject([SMALL, SMALL]);
    expect(game.all(CARD).map((o) => o.token)).toContain(true);
  });

  it('mtg:718.3d so is a copy of a permanent that was a prototyped spell', () => {
    const game = prototyped('Test Clone', 'Test Twins').resolveAll();
    game.cast(0, 'Test Clone').resolve().choose(0, { card: CARD });
    expect(game.the('Test Clone')).toMatchObject({ ...SMALL, keywords: ['prototype', 'trample'] });
    game.resolveAll().cast(0, 'Test Twins', { card: CARD }).resolve();
    const token = game.all(CARD).find((o) => o.token);
    expect(token).toMatchObject({ ...SMALL, subtypes: ['Golem', 'Spirit'], keywords: ['prototype', 'trample'] });
  });

  it('mtg:718.2 the other set of characteristics is a mana cost, power and toughness: all else is refused', () => {
    const [first, second] = colossus.faces;
    const faults = (faces: unknown[]) =>
      (refusedScenario([{ ...colossus, faces }]).errors ?? []).map(({ path }) => path.replace('$.definitions[0].', ''));
    expect(faults([first, { ...second, props: { ...second?.props, subtypes: ['Bird'] } }])).toEqual([
      'faces[1].props.subtypes',
    ]);
    expect(faults([first, { ...second, props: { ...second?.props, types: ['Creature'] } }])).toEqual([
      'faces[1].props.types',
    ]);
    expect(faults([first, { ...second, props: { ...second?.props, colors: [] } }])).toEqual(['faces[1].props.colors']);
    expect(faults([first, { ...second, abilities: [keyword('flying')] }])).toEqual(['faces[1].abilities']);
    expect(faults([{ ...first, abilities: [] }, second])).toEqual(['faces[0].abilities']);
  });
});

/** Copies, face-down cards and split cards (503–505), each rule in the positions that show its clauses one by one. */
import type { Ability, Effects } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  enters,
  entersWith,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { choosing, many, offers, onStack, position } from './table.js';

const chosenAsItComes = (of: 'color' | 'creatureType'): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  before: [{ do: 'chooseWord', of, entering: true }],
});
const ofChosenColor: Ability = {
  kind: 'activated',
  cost: [tap],
  effects: [{ do: 'addMana', chosen: true }],
  immediate: true,
};
/** What a Doppelganger has besides what it copies. */
const lasting = activated([], { effects: [gainLife(7)] });
const onSpell = (name: string, ...effects: Effects) =>
  instant(name, '{0}', { targets: [target({ is: 'spell' })], effects });

ownCards(
  creatureCard('Test Doppelganger', '{3}{U}{U}', 'Shapeshifter', '0/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true, except: { keep: ['colors'], abilities: [lasting] } },
  }),
  card('Test Staff', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      activated([], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'gain', prop: 'types', values: ['Creature'] },
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
          ),
        ],
      }),
    ],
  }),
  card('Test Hero', { cost: '{1}{W}', type: 'Legendary Creature — Elf', power: 1, toughness: 1 }),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  sorcery('Test Lasting Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), except: { abilities: [lasting] } }],
  }),
  creatureCard(
    'Test Parting',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'move', object: 'self', match: { from: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Tinter',
    '{0}',
    'Elf',
    '1/1',
    chosenAsItComes('color'),
    continuous('self', [{ mod: 'gainChosen', of: 'color' }]),
  ),
  creatureCard('Test Namer', '{0}', 'Elf', '1/1', chosenAsItComes('creatureType')),
  creatureCard('Test Prism', '{0}', 'Elf', '1/1', ofChosenColor),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  onSpell('Test Copy', { do: 'copy', what: t(0) }),
  onSpell('Test No', counterSpell(t(0))),
  instant('Test Flame', '{X}', { targets: [target({ player: 'any' })], effects: [damage('x', t(0))] }),
  card('Test Charm', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'one', effects: [gainLife(1)] },
            { label: 'ten', effects: [gainLife(10)] },
          ],
        },
      },
    ],
  }),
  card('Test Boon', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      keyword('kicker', { cost: [mana('{1}')] }),
      { kind: 'spell', effects: [{ do: 'if', if: { paid: 'kicker' }, then: [gainLife(5)], else: [gainLife(1)] }] },
    ],
  }),
  card('Test Scribe', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'cast', object: [], player: 'you' }, { effects: [damage(1, { each: { player: 'opponent' } })] }),
    ],
  }),
  creatureCard(
    'Test Lurker',
    '{4}{G}',
    'Beast',
    '4/4',
    keyword('morph', { cost: [mana('{G}')] }),
    triggered(enters, { effects: [gainLife(5)] }),
    entersWith({ '+1/+1': 2 }),
  ),
  card('Test Rebate', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'you' }, [
        { mod: 'cost', of: [{ has: ['colors', 'G'] }], less: [{ pay: 'mana', cost: '{2}' }] },
      ]),
    ],
  }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  sorcery('Test Toll', '{0}', { effects: [{ do: 'discard', who: 'you', count: 2 }] }),
  sorcery('Test Lesson', '{0}', { effects: [{ do: 'draw', who: 'you', count: 1 }] }),
  sorcery('Test Genesis', '{0}', {
    effects: [
      create(token('Minion', 'Creature — Minion', ['B'], '1/1'), { stat: 'manaValue', of: { top: 1, of: 'you' } }),
    ],
  }),
);

const disguise = (game: Play, spell: string, what: string, as: string): Play => {
  game.cast(0, spell).choose(0, { card: what });
  while (!game.waiting()) game.choose(0, { card: as });
  return game.resolve();
};
/** Says yes to what may be copied, chooses this, and goes on. */
const cloned = (mine: object, model: string, theirs: object = {}, spell = 'Clone'): Play =>
  choosing(position(mine, theirs).cast(0, spell).resolve(), model);

describe('copies of permanents', () => {
  it('mtg-2003:503.2 the name, cost, colors, types and figures are copied, and whether it is a legend', () => {
    const game = cloned({ hand: ['Clone'], battlefield: ['Test Prism', ...many('Island', 4)] }, 'Hypnotic Specter', {
      battlefield: ['Hypnotic Specter'],
    });
    expect(game.the('Clone')).toMatchObject({
      name: 'Hypnotic Specter',
      manaCost: '{1}{B}{B}',
      colors: ['B'],
      types: ['Creature'],
      subtypes: ['Specter'],
      power: 2,
      toughness: 2,
    });
    const legend = cloned({ hand: ['Clone'], battlefield: many('Island', 4) }, 'Test Hero', {
      battlefield: ['Test Hero'],
    });
    // Of two of one name the younger goes.
    expect([legend.zones('Clone'), legend.zones('Test Hero')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:503.2 an artifact that an effect made a creature is copied as the artifact that it is', () => {
    const game = position({ hand: ['Clone'], battlefield: ['Test Staff', ...many('Island', 4)] });
    game.activate(0, 'Test Staff').resolve().cast(0, 'Clone').resolve();
    choosing(game, 'Test Staff');
    expect(game.the('Clone')).toMatchObject({ name: 'Test Staff', types: ['Artifact'] });
    expect(game.the('Test Staff').types).toContain('Creature');
  });

  const doppelganger = (...hand: string[]) =>
    cloned(
      { hand: ['Test Doppelganger', ...hand], battlefield: [...many('Island', 9), 'Grizzly Bears', 'Craw Wurm'] },
      'Grizzly Bears',
      {},
      'Test Doppelganger',
    );
  const blueBears = { name: 'Grizzly Bears', colors: ['U'], subtypes: ['Bear'], power: 2 };

  it('mtg-2003:503.3 a copy of a copy is of what that has become, with what it has otherwise', () => {
    const game = doppelganger('Clone');
    const double = String(game.the('Test Doppelganger').id);
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ object: double }] });
    expect(game.the('Clone')).toMatchObject(blueBears);
    expect(game.activate(0, 'Clone').resolve().life(0)).toBe(27);
  });

  it('mtg-2003:503.9 it keeps what is not copied, and has the ability that its text gives the copy, as a part of the copy', () => {
    const game = doppelganger('Test Guise');
    expect(game.the('Test Doppelganger')).toMatchObject(blueBears);
    expect(game.activate(0, 'Test Doppelganger').resolve().life(0)).toBe(27);
    disguise(game, 'Test Guise', 'Craw Wurm', 'Test Doppelganger');
    expect(game.the('Craw Wurm')).toMatchObject(blueBears);
    expect(game.activate(0, 'Craw Wurm').resolve().life(0)).toBe(34);
  });

  it('mtg-2003:503.9 what becomes a copy with an ability besides has both, and a copy of it as well', () => {
    const game = position({
      hand: ['Test Lasting Guise', 'Test Guise'],
      battlefield: ['Hill Giant', 'Craw Wurm', 'Test Prism'],
    });
    disguise(game, 'Test Lasting Guise', 'Hill Giant', 'Test Prism');
    expect(game.activate(0, 'Hill Giant').resolve().life(0)).toBe(27);
    disguise(game, 'Test Guise', 'Craw Wurm', 'Hill Giant');
    expect([game.the('Craw Wurm').name, game.activate(0, 'Craw Wurm').resolve().life(0)]).toEqual(['Test Prism', 34]);
  });

  it('mtg-2003:503.4 becoming a copy is no leaving of play, and what is added to figures is added to those of the new copy', () => {
    const game = position({
      hand: ['Test Guise', 'Test Guise', 'Test Swell'],
      battlefield: ['Test Parting', 'Hill Giant', 'Craw Wurm'],
    });
    game.castAt(0, 'Test Swell', { card: 'Test Parting' }).resolve();
    disguise(game, 'Test Guise', 'Test Parting', 'Hill Giant');
    expect([onStack(game), game.figures('Test Parting')]).toEqual([[], '6/6']);
    disguise(game, 'Test Guise', 'Test Parting', 'Craw Wurm');
    expect(game.figures('Test Parting')).toBe('9/7');
  });

  it('mtg-2003:503.6 a choice is not copied: who controls the copy makes one as it comes into play', () => {
    const game = position({ hand: ['Test Tinter', 'Clone'], battlefield: many('Island', 4) });
    game.cast(0, 'Test Tinter').resolve().choose(0, { value: 'G' });
    game.cast(0, 'Clone').resolve();
    while (game.decision().options?.some(({ value }) => value === 'W') !== true)
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ card: 'Test Tinter' }] });
    game.choose(0, { value: 'R' });
    expect([game.the('Clone').colors, game.the('Test Tinter').colors]).toEqual([['R'], ['G']]);
  });

  const manaOf = (game: Play): unknown =>
    (game.view().players[0] as { resources?: { mana?: object } }).resources?.mana ?? {};

  it('mtg-2003:503.8 a choice of another kind is no color, by which no mana is made', () => {
    const namer = position({ hand: ['Test Namer', 'Test Guise'], battlefield: ['Test Prism'] }).cast(0, 'Test Namer');
    namer.resolve();
    namer.answer(0, namer.decision().shape === 'CHOOSE' ? { choose: [{ value: 'Elf' }] } : { name: 'Elf' });
    disguise(namer, 'Test Guise', 'Test Namer', 'Test Prism').until({ turn: 5, step: 'precombatMain' });
    const options = () =>
      (namer.decision().options ?? []).filter(
        (one) => one.kind === 'ACTIVATE' && one.object === namer.the('Test Namer').id,
      );
    for (const one of options()) namer.answer(0, { choose: [String(one.id)] });
    expect(Object.values(manaOf(namer) as { [color: string]: number }).reduce((sum, n) => sum + n, 0)).toBe(0);
  });

  it('mtg-2003:503.8 what was chosen is remembered, though what it became next did not ask for it', () => {
    const game = position({
      hand: ['Test Tinter', 'Test Guise', 'Test Guise'],
      battlefield: ['Test Prism', 'Hill Giant'],
    });
    game.cast(0, 'Test Tinter').resolve().choose(0, { value: 'B' });
    disguise(game, 'Test Guise', 'Test Tinter', 'Hill Giant');
    disguise(game, 'Test Guise', 'Test Tinter', 'Test Prism').until({ turn: 5, step: 'precombatMain' });
    game.choose(0, { kind: 'ACTIVATE', object: game.the('Test Tinter').id });
    expect(manaOf(game)).toMatchObject({ B: 1 });
  });
});

describe('copies of spells', () => {
  const copied = (spell: string, played: (game: Play) => Play, islands = 3): Play =>
    played(position({ hand: [spell, 'Test Copy'], battlefield: many('Island', islands) }))
      .castAt(0, 'Test Copy', { card: spell })
      .resolve();

  it('mtg-2003:503.10 the mode, the number for X and what was paid besides are copied', () => {
    const charm = copied('Test Charm', (game) => game.cast(0, 'Test Charm', { index: 1 }));
    expect(charm.resolve().life(0)).toBe(30);
    const flame = copied('Test Flame', (game) => {
      game.cast(0, 'Test Flame');
      while (!game.waiting())
        game.answer(0, game.decision().shape === 'NUMBER' ? { number: 3 } : { choose: [{ player: 1 }] });
      return game;
    });
    expect([flame.resolve().life(1), flame.resolve().life(1)]).toEqual([17, 14]);
    const boon = copied('Test Boon', (game) => game.cast(0, 'Test Boon').answer(0, { confirm: true }));
    expect([boon.resolve().life(0), boon.resolve().life(0)]).toEqual([25, 30]);
  });

  it('mtg-2003:503.10 a copy is not played, and is a spell that may be countered', () => {
    const game = position({ hand: ['Test Charm', 'Test Copy', 'Test No'], battlefield: ['Test Scribe'] });
    game.cast(0, 'Test Charm', { index: 0 }).resolve().castAt(0, 'Test Copy', { card: 'Test Charm' }).resolve();
    const before = game.life(1);
    game.resolve();
    // Two spells were played, and neither ability is of the copy.
    expect([before, onStack(game)]).toEqual([18, ['Test Charm', 'Test Charm']]);
    const copy = String(game.view().stack[0]?.id);
    game.castAt(0, 'Test No', { object: copy });
    while (onStack(game).length > 1) game.resolve();
    expect([game.life(0), onStack(game)]).toEqual([20, ['Test Charm']]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg-2003:503.10a a copy that has left the stack is nowhere, resolved or countered', () => {
    const resolved = copied('Test Charm', (game) => game.cast(0, 'Test Charm', { index: 0 })).resolve();
    expect(resolved.zones('Test Charm')).toEqual(['stack']);
    const game = position({ hand: ['Test Charm', 'Test Copy', 'Test No'] }).cast(0, 'Test Charm', { index: 0 });
    game.castAt(0, 'Test Copy', { card: 'Test Charm' }).resolve();
    game.castAt(0, 'Test No', { object: String(game.view().stack[0]?.id) }).resolve();
    expect([game.zones('Test Charm'), game.zones('Test No')]).toEqual([['stack'], ['graveyard']]);
  });
});

describe('face-down cards', () => {
  const down = { card: 'Test Lurker', faceDown: true };

  it('mtg-2003:504.2 what comes into play face down does none of what its text says of that', () => {
    const game = position({ hand: ['Test Lurker'], battlefield: many('Forest', 3) });
    game.choose(0, { kind: 'CAST', card: 'Test Lurker', method: 'morph' }).resolve();
    expect([game.figures('Test Lurker'), onStack(game), game.life(0)]).toEqual(['2/2', [], 20]);
    expect(game.the('Test Lurker')).toMatchObject({ name: '', subtypes: [], colors: [], keywords: [] });
  });

  it('mtg-2003:504.2 what is about green spells is not about a green card that is played face down', () => {
    const ways = (forests: number) =>
      (
        position({ hand: ['Test Lurker'], battlefield: ['Test Rebate', ...many('Forest', forests)] }).decision()
          .options ?? []
      )
        .filter(({ kind }) => kind === 'CAST')
        .map(({ method }) => method);
    expect([ways(2), ways(3).sort()]).toEqual([[], ['morph', 'normal']]);
  });

  const sees = (game: Play, viewer: number): boolean =>
    JSON.stringify(game.view(viewer).objects).includes('Test Lurker');

  it('mtg-2003:504.3 whoever controls it may look at it, as a spell and in play, and nobody else', () => {
    const game = position({ hand: ['Test Lurker'], battlefield: many('Forest', 3) });
    game.choose(0, { kind: 'CAST', card: 'Test Lurker', method: 'morph' });
    expect([sees(game, 0), sees(game, 1)]).toEqual([true, false]);
    game.resolve();
    expect([sees(game, 0), sees(game, 1)]).toEqual([true, false]);
  });

  it('mtg-2003:504.3 who gains control of it may look at it, and may turn it up', () => {
    const game = position({ hand: ['Test Theft'], battlefield: ['Forest'] }, { battlefield: [down, 'Forest'] });
    expect([sees(game, 0), sees(game, 1)]).toEqual([false, true]);
    expect(offers(game, 'TURN_FACE_UP', 'Test Lurker')).toBe(false);
    game.castAt(0, 'Test Theft', { object: game.the('Test Lurker').id }).resolve();
    expect(sees(game, 0)).toBe(true);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Lurker')).toMatchObject({ name: 'Test Lurker', controller: 0 });
  });

  it('mtg-2003:504.6 what dies is shown, and what phases out is not', () => {
    const at = (spell: string) => position({ hand: [spell], battlefield: ['Mountain'] }, { battlefield: [down] });
    const dead = at('Shock');
    dead.castAt(0, 'Shock', { object: dead.the('Test Lurker').id }).resolve();
    expect(sees(dead, 0)).toBe(true);
    const out = at('Test Shift');
    out.castAt(0, 'Test Shift', { object: out.the('Test Lurker').id }).resolve();
    expect([out.zones('Test Lurker'), sees(out, 0)]).toEqual([['phasedOut'], false]);
  });

  it('mtg-2003:504.6 a spell that is countered is shown, and one that comes into play is not', () => {
    const game = position({ hand: ['Test Lurker'], battlefield: many('Forest', 3) }, { hand: ['Test No'] });
    game.choose(0, { kind: 'CAST', card: 'Test Lurker', method: 'morph' }).pass();
    game.castAt(1, 'Test No').resolve();
    expect(sees(game, 1)).toBe(true);
  });

  it('mtg-2003:504.6 as the game ends all that are face down are shown', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2, battlefield: [down] });
    expect(sees(game, 0)).toBe(false);
    game.castAt(0, 'Shock', { player: 1 }).resolve();
    expect([
      game.result()?.kind,
      JSON.stringify(game.service.redactEvents(game.events, 0)).includes('Test Lurker'),
    ]).toEqual(['WIN', true]);
  });
});

describe('split cards', () => {
  const FIRE_ICE = 'Fire // Ice';

  it('mtg-2003:505.2 on the stack it has the characteristics of the half that is played, and those of the other nowhere', () => {
    const game = position({ hand: [FIRE_ICE], battlefield: many('Mountain', 2) }, { battlefield: ['Hill Giant'] });
    expect(game.the(FIRE_ICE, 'hand')).toMatchObject({ name: FIRE_ICE, colors: ['R', 'U'], manaValue: 4 });
    game.choose(0, { kind: 'CAST', card: 'Fire' });
    while (!game.waiting())
      game.answer(0, game.decision().shape === 'DISTRIBUTE' ? game.decision().default : { choose: [{ player: 1 }] });
    expect(game.the(FIRE_ICE, 'stack')).toMatchObject({
      name: 'Fire',
      colors: ['R'],
      manaValue: 2,
      manaCost: '{1}{R}',
    });
    game.resolve();
    expect(game.the(FIRE_ICE, 'graveyard')).toMatchObject({ name: FIRE_ICE, colors: ['R', 'U'], manaValue: 4 });
  });

  it('mtg-2003:505.4 it is one card to draw, and one card to discard', () => {
    const drawn = position({ hand: ['Test Lesson'], library: [FIRE_ICE, 'Forest'] })
      .cast(0, 'Test Lesson')
      .resolve();
    expect([drawn.hand(0), drawn.zones('Forest')]).toEqual([1, ['library']]);
    const game = position({ hand: ['Test Toll', FIRE_ICE, 'Forest', 'Swamp'] })
      .cast(0, 'Test Toll')
      .resolve();
    game.refused(0, { choose: [{ card: FIRE_ICE }] });
    game.answer(0, { choose: [{ card: FIRE_ICE }, { card: 'Forest' }] });
    expect([game.hand(0), game.zones(FIRE_ICE), game.zones('Swamp')]).toEqual([1, ['graveyard'], ['hand']]);
  });

  it('mtg-2003:505.5 what counts by the cost of a split card counts both halves', () => {
    const game = position({ hand: ['Test Genesis'], library: ['Assault // Battery'] })
      .cast(0, 'Test Genesis')
      .resolve();
    expect(game.all('Minion')).toHaveLength(5);
  });
});

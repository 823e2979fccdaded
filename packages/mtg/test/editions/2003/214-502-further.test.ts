/**
 * Lands, zones, phasing, combat and triggers (214–217, 302, 308, 404, 413, 502): further clauses of their rules, whoever has what they
 * speak of, in positions by the rules of 2003.
 */
import type { Ability, Effect, Filter } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  control,
  counterSpell,
  creature,
  creatureCard,
  destroy,
  each,
  enchant,
  gainLife,
  instant,
  keyword,
  mana,
  mayPay,
  plus,
  putOntoBattlefield,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position } from './table.js';

const onTarget = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });
const colored: Ability = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  before: [{ do: 'chooseWord', of: 'color', entering: true }],
};
const walk = (type: string): Ability =>
  keyword('landwalk', { from: { has: ['subtypes', type] }, label: `${type.toLowerCase()}walk` });
const typed = (name: string, mod: 'set' | 'gain', type: string) =>
  instant(name, '{0}', {
    targets: [target({ has: ['types', 'Land'] })],
    effects: [
      untilEndOfTurn(
        t(0),
        mod === 'set' ? { mod, prop: 'subtypes', value: [type] } : { mod, prop: 'subtypes', values: [type] },
      ),
    ],
  });
const hush = (name: string, ...whose: Filter[]) =>
  instant(name, '{0}', {
    targets: [target([{ zone: 'stack' }, { not: { is: 'spell' } }, ...(whose as never[])])],
    effects: [counterSpell(t(0))],
  });
const dead: Filter = [creature, { zone: 'graveyard' }];

ownCards(
  onTarget('Test Shift', { do: 'phaseOut', what: t(0) }),
  onTarget('Test Charm', untilEndOfTurn(t(0), control)),
  onTarget('Test Slay', destroy(t(0))),
  instant('Test Wrath', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Raise', '{0}', {
    targets: [target([...dead, { controller: 'you' }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  typed('Test Flood', 'set', 'Island'),
  typed('Test Grove', 'gain', 'Forest'),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  creatureCard('Test Tinter', '{0}', 'Elf', '1/1', colored, continuous('self', [{ mod: 'gainChosen', of: 'color' }])),
  creatureCard('Test Lurker', '{4}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  creatureCard('Test Phaser', '{0}', 'Spirit', '2/2', keyword('phasing')),
  creatureCard('Test Walker', '{0}', 'Nomad', '2/2', walk('Island'), walk('Swamp')),
  card('Test Mourner', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  hush('Test Hush'),
  hush('Test Own Hush', { controller: 'you' }),
  hush('Test Other Hush', { controller: 'opponent' }),
  sorcery('Test Toll', '{0}', { effects: [mayPay([mana('{1}')], [gainLife(3)], [])] }),
);

/** What lies in a zone for who looks. */
const lying = (game: Play, zone: string, viewer: 0 | 1 | 'spectator' = 0): unknown[] => {
  const view = game.view(viewer);
  return view.zones.flatMap((one) =>
    one.id === zone && 'objects' in one ? one.objects.map((id) => view.objects[id]?.card ?? null) : [],
  );
};
const colorsOf = (game: Play, name: string): unknown[] =>
  (game.decision().options ?? []).flatMap(({ kind, card: of, value }) =>
    kind === 'ACTIVATE' && of === name && value ? [value] : [],
  );
const blocked = (game: Play): unknown[] => (game.decision().from ?? []).map(({ card: name }) => name);

describe('lands and zones', () => {
  it('mtg-2003:214.9f a land that is made a basic type loses its own abilities, and one that is a type besides keeps them', () => {
    const abilities = (spell: string): unknown[] => {
      const game = position(
        { hand: [spell], battlefield: ['Rishadan Port', ...many('Plains', 2)] },
        { battlefield: ['Swamp'] },
      );
      game.castAt(0, spell, { card: 'Rishadan Port' }).resolve();
      const { abilities: has, supertypes } = game.the('Rishadan Port');
      return [colorsOf(game, 'Rishadan Port'), (has as unknown[]).length, supertypes];
    };
    expect(abilities('Test Flood')).toEqual([['U'], 1, ['Basic']]);
    expect(abilities('Test Grove')).toEqual([['C', 'G'], 3, []]);
  });

  it('mtg-2003:217.4b what lay face down in play lies face up in the graveyard of its owner, for all to see', () => {
    const game = position(
      { hand: ['Test Slay', 'Test Slay'], battlefield: [{ card: 'Test Lurker', faceDown: true }] },
      { battlefield: [{ card: 'Exalted Angel', faceDown: true, controller: 0 }] },
    );
    const hidden = game
      .view('judge')
      .zones.flatMap((zone) => (zone.id === 'battlefield' && 'objects' in zone ? zone.objects : []));
    for (const object of hidden) game.castAt(0, 'Test Slay', { object }).resolve();
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(lying(game, 'graveyard', viewer)).toEqual(expect.arrayContaining(['Test Lurker', 'Exalted Angel']));
      const { objects } = game.view(viewer);
      const seen = Object.values(objects).filter(
        ({ card: name }) => name === 'Test Lurker' || name === 'Exalted Angel',
      );
      expect(seen.map(({ power, faceDown }) => [power, faceDown])).toEqual([
        [4, false],
        [4, false],
      ]);
    }
  });

  it('mtg-2003:217.5d who borrowed a creature controls its card in the graveyard no more', () => {
    const raised = (caster: 0 | 1): boolean => {
      const hand = ['Test Raise'];
      const game = position(
        { hand: ['Test Slay', ...(caster === 0 ? hand : [])] },
        { battlefield: [{ card: 'Hill Giant', controller: 0 }], hand: caster === 1 ? hand : [] },
      );
      game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
      expect(game.the('Hill Giant', 'graveyard')).toMatchObject({ owner: 1, tapped: false });
      return offers(caster === 1 ? game.pass() : game, 'CAST', 'Test Raise');
    };
    expect([raised(0), raised(1)]).toEqual([false, true]);
  });

  it('mtg-2003:217.6b everybody sees a spell on the stack, and each that is there above it', () => {
    const game = position({ hand: ['Test Toll'] }, { hand: ['Test Wrath'] });
    game.cast(0, 'Test Toll').pass().cast(1, 'Test Wrath');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(lying(game, 'stack', viewer)).toEqual(['Test Wrath', 'Test Toll']);
      expect(game.view(viewer).stack.map(({ card: name, controller }) => [name, controller])).toEqual([
        ['Test Wrath', 1],
        ['Test Toll', 0],
      ]);
    }
  });
});

describe('phasing', () => {
  it('mtg-2003:217.8a what is attached to what phases out is moved with it, whoever has either', () => {
    const game = position(
      { hand: ['Test Shift'], battlefield: [{ card: 'Test Mantle', attachedTo: 'bears' }] },
      {
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Test Mantle', attachedTo: 'bears' },
          'Hill Giant',
        ],
      },
    );
    game.castAt(0, 'Test Shift', { card: 'Grizzly Bears' }).resolve();
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(lying(game, 'phasedOut', viewer).sort()).toEqual(['Grizzly Bears', 'Test Mantle', 'Test Mantle']);
      expect(lying(game, 'battlefield', viewer)).toEqual(['Hill Giant']);
    }
  });

  it('mtg-2003:217.8c what was chosen for it and the form that it has are remembered while something is phased out', () => {
    const game = position({
      hand: ['Test Tinter', 'Test Shift', 'Test Shift'],
      battlefield: [{ card: 'Test Lurker', faceDown: true, as: 'lurker' }],
    });
    game.cast(0, 'Test Tinter').resolve();
    game.choose(0, { value: 'B' });
    const [lurker] = game
      .view('judge')
      .zones.flatMap((zone) => (zone.id === 'battlefield' && 'objects' in zone ? zone.objects : []));
    const before = game.the('Test Tinter');
    expect(before.colors).toContain('B');
    game.castAt(0, 'Test Shift', { card: 'Test Tinter' }).resolve();
    game.castAt(0, 'Test Shift', { object: lurker ?? '' }).resolve();
    expect(lying(game, 'battlefield')).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' });
    const after = game.the('Test Tinter');
    expect([after.id, after.chosen, after.colors]).toEqual([before.id, before.chosen, before.colors]);
    expect(game.view(0).objects[lurker ?? '']).toMatchObject({ faceDown: true, power: 2, toughness: 2, name: '' });
  });

  it('mtg-2003:302.3 permanents phase before the others untap: what comes back tapped untaps, what goes tapped stays so', () => {
    const game = position(
      {
        battlefield: [
          { card: 'Test Phaser', tapped: true },
          { card: 'Grizzly Bears', tapped: true },
        ],
      },
      { hand: ['Test Shift'], battlefield: ['Hill Giant'] },
    );
    game.pass().castAt(1, 'Test Shift', { card: 'Grizzly Bears' }).resolve();
    expect(lying(game, 'phasedOut')).toEqual(['Grizzly Bears']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(lying(game, 'phasedOut')).toEqual(['Test Phaser']);
    expect(game.the('Grizzly Bears').tapped).toBe(false);
    const gone = Object.values(game.view('judge').objects).find(({ card: name }) => name === 'Test Phaser');
    expect(gone?.tapped).toBe(true);
    game.until({ turn: 7, step: 'upkeep' });
    expect([lying(game, 'phasedOut'), game.the('Test Phaser').tapped]).toEqual([[], false]);
  });
});

describe('combat and abilities', () => {
  it('mtg-2003:304.1 what is about abilities that a player controls is not about the draw, which nobody does', () => {
    const found = (seat: 0 | 1, spell: string): unknown => {
      const hand = [spell];
      const game = position(
        { battlefield: ['Howling Mine'], hand: seat === 0 ? hand : [] },
        { hand: seat === 1 ? hand : [] },
        { turn: { step: 'upkeep' } },
      ).until({ step: 'draw' });
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'CAST', card: spell });
      return game.decision().kind === 'TARGETS' ? (game.decision().options ?? []).length : onStack(game).length - 2;
    };
    expect([found(0, 'Test Hush'), found(1, 'Test Hush')]).toEqual([2, 2]);
    expect([found(0, 'Test Own Hush'), found(1, 'Test Other Hush')]).toEqual([1, 1]);
    const theirs = position({ hand: ['Test Other Hush'] }, {}, { turn: { number: 4, active: 1, step: 'upkeep' } });
    theirs.until({ step: 'draw' }).pass();
    expect([onStack(theirs).length, offers(theirs, 'CAST', 'Test Other Hush')]).toEqual([1, false]);
  });

  it('mtg-2003:308.5 an attacker of which the other player gains control attacks no more, and the other attacker does', () => {
    const game = fight({ battlefield: ['Hill Giant', 'Grizzly Bears'] }, { hand: ['Test Charm'] }, [
      'Hill Giant',
      'Grizzly Bears',
    ]);
    while (game.decision().seat !== 1) game.pass();
    game.castAt(1, 'Test Charm', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').attacking, game.the('Grizzly Bears').attacking]).toEqual([null, { player: 1 }]);
    game.until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  });

  it('mtg-2003:404.2 what triggers several times before anybody has priority goes on the stack as often, of either player', () => {
    for (const whose of [0, 1] as const) {
      const mourner = { battlefield: ['Test Mourner'] };
      const mine = {
        hand: ['Test Wrath'],
        battlefield: ['Grizzly Bears', 'Hill Giant', ...(whose === 0 ? mourner.battlefield : [])],
      };
      const game = position(
        mine,
        whose === 1 ? { battlefield: ['Gray Ogre', 'Test Mourner'] } : { battlefield: ['Gray Ogre'] },
      );
      game.cast(0, 'Test Wrath').pass().pass();
      while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
      expect([game.view().stack.length, asked(game)]).toEqual([3, '0:PRIORITY']);
      game.resolveAll();
      expect(game.life(whose)).toBe(23);
    }
  });

  it('mtg-2003:413.2e whoever may pay as something resolves taps for mana then, and plays nothing else', () => {
    const game = position({ hand: ['Test Toll', 'Test Wrath'], battlefield: ['Plains'] });
    game.cast(0, 'Test Toll').pass().pass();
    expect(game.decision().kind).not.toBe('PRIORITY');
    expect(offers(game, 'CAST', 'Test Wrath')).toBe(false);
    game.answer(0, { confirm: true });
    expect([game.life(0), game.the('Plains').tapped]).toEqual([23, true]);
    const bare = position({ hand: ['Test Toll'] });
    bare.cast(0, 'Test Toll').resolve();
    expect(bare.life(0)).toBe(20);
  });

  it('mtg-2003:502.6a of two kinds of landwalk each counts by itself, and the lands of whoever is attacked', () => {
    const blockers = (mine: string[], theirs: string[]): unknown[] => {
      const game = position({ battlefield: ['Test Walker', ...mine] }, { battlefield: ['Hill Giant', ...theirs] });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Walker').until({ step: 'declareBlockers' });
      return game.decision().kind === 'BLOCKERS' ? blocked(game) : [];
    };
    expect([blockers([], ['Island']), blockers([], ['Swamp']), blockers([], ['Island', 'Swamp'])]).toEqual([
      [],
      [],
      [],
    ]);
    expect([blockers(['Island', 'Swamp'], ['Forest']), blockers([], [])]).toEqual([['Hill Giant'], ['Hill Giant']]);
  });
});

/** Cards and permanents (206–217, 503, 504): what stays with them as they change hands, forms and zones, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  control,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  instant,
  keyword,
  mana,
  putOntoBattlefield,
  sorcery,
  t,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { choosing, many, onStack, position } from './table.js';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

ownCards(
  ...BASICS.map((type) =>
    instant(`Test ${type}`, '{0}', {
      targets: [target({ has: ['types', 'Land'] })],
      effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: [type] })],
    }),
  ),
  instant('Test Erase', '{0}', {
    effects: [destroy({ each: [creature, { firstPrinted: 'Arabian Nights' } as never] })],
  }),
  sorcery('Test Ape', '{0}', { effects: [create(token('Kird Ape', 'Creature — Ape', ['R'], '1/1'))] }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  instant('Test Second Sting', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Salvage', '{0}', {
    targets: [target(and({ has: ['types', ['Artifact', 'Enchantment', 'Land']] }, { zone: 'graveyard' }))],
    effects: [putOntoBattlefield(t(0))],
  }),
  card('Test Vial', { cost: '{0}', type: 'Artifact', abilities: [] }),
  card('Test Glade', { cost: '{0}', type: 'Enchantment', abilities: [] }),
  card('Test Mantle', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Purge', '{0}', {
    effects: [destroy({ each: [{ has: ['types', 'Enchantment'] }, { controller: 'you' }] })],
  }),
  sorcery('Test Passing Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Bolt', '{0}', { targets: [target({ player: 'any' })], effects: [damage(3, t(0))] }),
  instant('Test Fork', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  creatureCard('Test Lurker', '{4}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
);

describe('cards and creatures', () => {
  it('mtg-2003:206.3 what is called like a card of an expansion is meant, a token and a copy as well', () => {
    const game = position({
      hand: ['Test Ape', 'Clone', 'Test Erase'],
      battlefield: ['Kird Ape', 'Hill Giant', ...many('Island', 4)],
    });
    choosing(game.cast(0, 'Clone').resolve(), 'Kird Ape').cast(0, 'Test Ape').resolve();
    game.cast(0, 'Test Erase').resolve();
    expect([game.zones('Clone'), game.zones('Kird Ape'), game.zones('Hill Giant')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:208.1 the damage of several sources together destroys a creature, whoever has the turn', () => {
    const dead = (seat: number): unknown => {
      const cards = { battlefield: ['Wall of Wood', { card: 'Wall of Air', damage: 1 }] };
      const hand = { hand: ['Test Sting', 'Test Second Sting'] };
      const game = position({ ...hand, ...(seat === 0 ? cards : {}) }, seat === 1 ? cards : {});
      for (const name of hand.hand) game.castAt(0, name, { card: 'Wall of Air' }).resolve();
      return game.zones('Wall of Air');
    };
    expect([dead(0), dead(1)]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg-2003:214.1 artifact, enchantment and land cards are put into play by effects', () => {
    const raised = (name: string): string[] =>
      position({ hand: ['Test Salvage'], graveyard: [name] })
        .castAt(0, 'Test Salvage', { card: name })
        .resolve()
        .zones(name);
    expect(['Test Vial', 'Test Glade', 'Forest'].map(raised)).toEqual([
      ['battlefield'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:214.1 artifact and enchantment spells become permanents as creature spells do', () => {
    const played = (name: string): string[] =>
      position({ hand: [name] })
        .cast(0, name)
        .resolve()
        .zones(name);
    expect(['Test Vial', 'Test Glade', 'Ornithopter'].map(played)).toEqual(many('x', 3).map(() => ['battlefield']));
  });

  it('mtg-2003:214.9d a land that is made a basic type is called by that, whichever it is', () => {
    const named = (type: string): unknown => {
      const game = position({ hand: [`Test ${type}`], battlefield: ['Karplusan Forest'] });
      return game.castAt(0, `Test ${type}`, { card: 'Karplusan Forest' }).resolve().the('Karplusan Forest').name;
    };
    expect(BASICS.map(named)).toEqual(BASICS);
  });

  it('mtg-2003:214.8e an Aura stays on a creature that somebody else takes', () => {
    const game = position(
      { hand: ['Test Charm'] },
      {
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Test Mantle', attachedTo: 'bears' },
        ],
      },
    );
    game.castAt(0, 'Test Charm', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').controller).toBe(0);
    expect(game.the('Test Mantle')).toMatchObject({ controller: 1, attachedTo: game.the('Grizzly Bears').id });
  });

  it('mtg-2003:214.8i who takes the creature has not the Auras on it', () => {
    const game = position(
      { hand: ['Test Charm', 'Test Purge'] },
      {
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Test Mantle', attachedTo: 'bears' },
        ],
      },
    );
    game.castAt(0, 'Test Charm', { card: 'Grizzly Bears' }).resolve();
    expect(game.cast(0, 'Test Purge').resolve().the('Test Mantle').controller).toBe(1);
  });

  it('mtg-2003:217.1c no counters are on a card in a graveyard that were on the permanent', () => {
    const game = position({
      hand: ['Test Blast'],
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
    });
    game.castAt(0, 'Test Blast', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears', 'graveyard').counters ?? {}).toEqual({});
  });
});

describe('copies and face-down creatures', () => {
  it('mtg-2003:503.3 a copy of what is a copy for a turn is of that, and stays so', () => {
    const game = position({
      hand: ['Test Passing Guise', 'Clone'],
      battlefield: ['Grizzly Bears', 'Craw Wurm', ...many('Island', 4)],
    });
    game.cast(0, 'Test Passing Guise').choose(0, { card: 'Grizzly Bears' });
    while (!game.waiting()) game.choose(0, { card: 'Craw Wurm' });
    choosing(game.resolve().cast(0, 'Clone').resolve(), 'Grizzly Bears');
    expect(game.the('Clone').name).toBe('Craw Wurm');
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.the('Grizzly Bears').name, game.the('Clone').name]).toEqual(['Grizzly Bears', 'Craw Wurm']);
  });

  it('mtg-2003:503.10 who copies an opponent’s spell may choose another target for the copy', () => {
    const game = position({ hand: ['Test Fork'] }, { hand: ['Test Bolt'] });
    game.pass().cast(1, 'Test Bolt').choose(1, { player: 0 }).pass().castAt(0, 'Test Fork', { card: 'Test Bolt' });
    while (game.decision().kind === 'PRIORITY' && onStack(game)[0] === 'Test Fork') game.pass();
    expect([game.decision().seat, game.decision().kind]).toEqual([0, 'TARGETS']);
    game.choose(0, { player: 1 }).resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([17, 17]);
  });

  it('mtg-2003:504.5 Auras and damage stay on what is turned up', () => {
    const game = position({
      hand: ['Test Sting'],
      battlefield: [
        { card: 'Test Lurker', faceDown: true, as: 'lurker', counters: { '+1/+1': 1 } },
        { card: 'Test Mantle', attachedTo: 'lurker' },
        'Forest',
      ],
    });
    const id = (): unknown => game.the('Test Lurker').id;
    game.castAt(0, 'Test Sting', { object: String(id()) }).resolve();
    const up: Play = game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(up.the('Test Lurker')).toMatchObject({ power: 5, toughness: 5, damage: 2, counters: { '+1/+1': 1 } });
    expect(up.the('Test Mantle').attachedTo).toBe(id());
  });
});

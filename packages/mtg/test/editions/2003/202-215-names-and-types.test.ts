/** Names, colors and types (202–215): what has several of them, and what they change to, in positions by the rules of 2003. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  counterSpell,
  create,
  creature,
  creatureCard,
  destroy,
  enchant,
  gainLife,
  instant,
  returnToHand,
  sorcery,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { many, offers, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

const hush = (list: string, word: string) =>
  instant(`Test Hush ${word}`, '{0}', {
    targets: [target(and({ is: 'spell' }, { has: [list, word] }))],
    effects: [counterSpell(t(0))],
  });

ownCards(
  sorcery('Test Sappers', '{0}', {
    effects: [create(token('Soldier Goblin', 'Creature — Soldier Goblin', ['R'], '1/1'))],
  }),
  instant('Test Animate', '{0}', {
    targets: [target({ has: ['types', 'Enchantment'] })],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ),
    ],
  }),
  instant('Test Crown', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Legend'] })],
  }),
  instant('Test Either', '{0}', {
    targets: [target({ has: ['types', ['Artifact', 'Creature']] })],
    effects: [destroy(t(0))],
  }),
  card('Test Engineer', { cost: '{0}', type: 'Artifact Creature — Goblin Wizard', power: 1, toughness: 1 }),
  hush('types', 'Artifact'),
  hush('types', 'Creature'),
  hush('subtypes', 'Goblin'),
  hush('subtypes', 'Wizard'),
  hush('subtypes', 'Wall'),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Gloom', { cost: '{B}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  instant('Test Hang', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  card('Test Nobody', { cost: '{0}', type: 'Creature — Legend', power: 1, toughness: 1 }),
  card('Test Idol', {
    cost: '{0}',
    type: 'Legendary Artifact',
    abilities: [
      activated([], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'types', value: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Golem', 'Soldier'] },
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
          ),
        ],
      }),
    ],
  }),
  instant('Test Cull', '{0}', { effects: [destroy({ each: [creature, { named: 'Grizzly Bears' }] })] }),
  sorcery('Test Bears', '{0}', { effects: [create(token('Grizzly Bears', 'Creature — Bear', ['G'], '2/2'))] }),
  creatureCard('Test Three', '{W}{U}{B}', 'Soldier', '1/1'),
  instant('Test Recall', '{0}', { targets: [target({ is: 'multicolored' })], effects: [returnToHand(t(0))] }),
  instant('Test Plain', '{0}', { targets: [target({ is: 'colorless' })], effects: [returnToHand(t(0))] }),
  instant('Test Bleach', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: [] })],
  }),
  card('Test Vial', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  enchantment('Test Glade'),
);

describe('names and colors', () => {
  it('mtg-2003:202.3 of one name are all that are called so, tokens and copies among them, whoever owns them', () => {
    const game = position(
      { hand: ['Test Cull', 'Test Bears', 'Clone'], battlefield: ['Grizzly Bears', ...many('Island', 4)] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    );
    game.cast(0, 'Test Bears').resolve();
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY') {
      const bears = { choose: [{ card: 'Grizzly Bears', nth: 0 } as never] };
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : bears);
    }
    game.cast(0, 'Test Cull').resolve();
    expect(
      game.view().zones.flatMap((zone) => (zone.id === 'battlefield' && 'objects' in zone ? zone.objects : [])),
    ).toHaveLength(5);
    expect([game.zones('Clone'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:203.2 of three colors is multicolored, of none is colorless, and what an effect colors is of that color', () => {
    const open = (spell: string, ...hand: string[]): unknown => {
      const battlefield = ['Test Three', 'Hill Giant', 'Shivan Zombie', 'Ornithopter', 'Forest'];
      const game = position({ hand: [spell, ...hand], battlefield });
      for (const name of hand) game.castAt(0, name, { card: 'Hill Giant' }).resolve();
      game.choose(0, { kind: 'CAST', card: spell });
      return (game.decision().options ?? []).map(({ card: name }) => name);
    };
    expect(open('Test Recall')).toEqual(['Test Three', 'Shivan Zombie']);
    expect(open('Test Plain')).toEqual(['Ornithopter', 'Forest']);
    expect(open('Test Plain', 'Test Bleach')).toEqual(['Hill Giant', 'Ornithopter', 'Forest']);
  });
});

describe('types', () => {
  it('mtg-2003:212.1 what is about artifacts and creatures is about what is both, and about what is one', () => {
    const game = position({ hand: ['Test Either'], battlefield: ['Ornithopter', 'Hill Giant', 'Test Vial', 'Forest'] });
    game.choose(0, { kind: 'CAST', card: 'Test Either' });
    expect((game.decision().options ?? []).map(({ card: name }) => name)).toEqual([
      'Ornithopter',
      'Hill Giant',
      'Test Vial',
    ]);
  });

  it('mtg-2003:212.2c a land of two basic types has the abilities of both', () => {
    const game = position({ battlefield: ['Taiga'] });
    const made = (game.decision().options ?? []).filter(({ kind }) => kind === 'ACTIVATE').map(({ value }) => value);
    expect(made.sort()).toEqual(['G', 'R']);
  });

  it('mtg-2003:213.2 a spell is of each of its types and of each of its subtypes', () => {
    const hushed = (hush: string): boolean => {
      const game = position({ hand: ['Test Engineer'] }, { hand: [hush] });
      return offers(game.cast(0, 'Test Engineer').pass(), 'CAST', hush);
    };
    const words = ['Artifact', 'Creature', 'Goblin', 'Wizard', 'Wall'];
    expect(words.map((word) => hushed(`Test Hush ${word}`))).toEqual([true, true, true, true, false]);
  });
});

describe('types that change', () => {
  it('mtg-2003:212.2a a token is of each of its creature types', () => {
    const game = position({ hand: ['Test Sappers'], battlefield: ['Goblin King'] });
    game.cast(0, 'Test Sappers').resolve();
    expect([game.the('Soldier Goblin').subtypes, game.figures('Soldier Goblin')]).toEqual([
      ['Soldier', 'Goblin'],
      '2/2',
    ]);
  });

  it('mtg-2003:214.4 an enchantment that becomes an artifact creature is no enchantment any more', () => {
    const game = position({ hand: ['Test Animate'], battlefield: ['Test Glade'] });
    game.castAt(0, 'Test Animate', { card: 'Test Glade' }).resolve();
    expect([...(game.the('Test Glade').types as string[])].sort()).toEqual(['Artifact', 'Creature']);
  });

  it('mtg-2003:215.3 what an effect gave the type Legend in the place of others is not legendary when it is no creature', () => {
    const game = position({ hand: ['Test Crown', 'Test Petrify'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Crown', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').subtypes).toEqual(['Legend']);
    game.castAt(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ supertypes: [], subtypes: [] });
  });

  it('mtg-2003:214.4 counters stay on what is no creature for a turn', () => {
    const game = position({
      hand: ['Test Petrify'],
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }],
    });
    game.castAt(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Artifact'], counters: { '+1/+1': 1 } });
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:214.8d an Aura is not moved to what is protected from its color', () => {
    const game = position({
      hand: ['Test Gloom', 'Test Hang'],
      battlefield: ['Grizzly Bears', 'White Knight', 'Swamp'],
    });
    game.castAt(0, 'Test Gloom', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Hang', { card: 'White Knight' }).resolve();
    expect(game.the('Test Gloom').attachedTo).toBe(game.the('Grizzly Bears').id);
  });

  it('mtg-2003:215.2 a Legend of no other type is legendary as it is no creature, and a legend that becomes a creature keeps its other types', () => {
    const game = position({ hand: ['Test Petrify'], battlefield: ['Test Nobody', 'Test Idol'] });
    game.castAt(0, 'Test Petrify', { card: 'Test Nobody' }).resolve();
    expect(game.the('Test Nobody')).toMatchObject({ supertypes: ['Legendary'], subtypes: [] });
    game.activate(0, 'Test Idol').resolve();
    expect([game.the('Test Idol').supertypes, [...(game.the('Test Idol').subtypes as string[])].sort()]).toEqual([
      [],
      ['Golem', 'Legend', 'Soldier'],
    ]);
  });
});

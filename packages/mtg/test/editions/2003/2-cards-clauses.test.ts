/** Cards, spells and permanents (2, but for 214): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  has,
  instant,
  mana,
  permanent,
  plus,
  putCounters,
  sorcery,
  subtype,
  t,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, choosing, fight, many, offers, onStack, position } from './table.js';

const spell = { is: 'spell' } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const targetsOf = (game: Play): unknown[] => (game.decision().options ?? []).map(({ card: name }) => name);

ownCards(
  creatureCard('Test Twin', '{0}', 'Soldier', '1/1', activated([], { effects: [putCounters(1, 'self')] })),
  instant('Test Recall', '{0}', {
    targets: [target({ is: 'multicolored' })],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Single', '{0}', {
    targets: [target({ is: 'monocolored' })],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Kin', '{0}', {
    targets: [target(creature)],
    effects: [destroy({ each: and(creature, { sameName: t(0) }) })],
  }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(0, 2))] }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(3, t(0))] }),
  instant('Test Weigh', '{0}', {
    targets: [target(permanent)],
    effects: [gainLife({ stat: 'manaValue', of: t(0) })],
  }),
  instant('Test Weigh Spell', '{0}', {
    targets: [target(spell)],
    effects: [gainLife({ stat: 'manaValue', of: t(0) })],
  }),
  instant('Test Rite', '{G}', {
    additional: [{ pay: 'sacrifice', what: creature }],
    effects: [gainLife(1)],
  } as never),
  creatureCard(
    'Test Idol',
    '{0}',
    'Wall',
    '0/3',
    continuous(and(creature, subtype('Soldier')), [
      { mod: 'add', stat: 'power', value: { stat: 'toughness', of: 'self' } },
    ]),
  ),
  instant('Test Cut', '{0}', {
    targets: [target({ has: ['types', ['Artifact', 'Enchantment']] })],
    effects: [destroy(t(0))],
  }),
  creatureCard('Test Gold', '{1}{R}{W}', 'Soldier', '1/1'),
  enchantment('Test Banner', continuous(creature, [has(activated([], { effects: [destroy('grantor')] }))])),
  instant('Test Hush', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  instant('Test Hush Wizards', '{0}', {
    targets: [target(and(spell, subtype('Wizard')))],
    effects: [counterSpell(t(0))],
  }),
  instant('Test Hush Creatures', '{0}', { targets: [target(and(spell, creature))], effects: [counterSpell(t(0))] }),
  creatureCard('Test Clockwork', '{0}', 'Soldier Wizard', '1/1'),
  creatureCard('Test Sapper', '{0}', 'Soldier Goblin', '1/1'),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 1, toughness: 1 }),
  sorcery('Test Golems', '{0}', {
    effects: [create(token('Golem', 'Artifact Creature — Golem', [], '1/1'))],
  }),
  activatedOgre(),
);

/** It destroys itself by its name, and so itself alone. */
function activatedOgre() {
  return creatureCard('Test Ogre', '{0}', 'Ogre', '2/2', activated([mana('{0}')], { effects: [destroy('self')] }));
}

describe('characteristics', () => {
  it('mtg-2003:201.2 counters and being tapped are no characteristics: what copies it has neither', () => {
    const game = position({
      hand: ['Clone'],
      battlefield: [{ card: 'Grizzly Bears', tapped: true, counters: { '+1/+1': 1 } }, ...many('Island', 4)],
    });
    choosing(game.cast(0, 'Clone').pass().pass(), 'Grizzly Bears');
    const clone = game.the('Clone');
    expect([clone.name, clone.tapped ?? false, `${clone.power}/${clone.toughness}`]).toEqual([
      'Grizzly Bears',
      false,
      '2/2',
    ]);
  });

  it('mtg-2003:202.2 what speaks of itself by its name means none of the others that are called so', () => {
    const game = position({ battlefield: ['Test Ogre', 'Test Ogre'] }, { battlefield: ['Test Ogre'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Ogre', nth: 0 } as never).resolve();
    expect(game.zones('Test Ogre').sort()).toEqual(['battlefield', 'battlefield', 'graveyard']);
  });

  it('mtg-2003:202.2 an ability that it gives to others and that names it is about it alone', () => {
    const game = position({ battlefield: ['Test Banner', 'Test Sapper'] });
    game.activate(0, 'Test Sapper').resolve();
    expect([game.zones('Test Banner'), game.zones('Test Sapper')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:202.2 what it gives to others by its own figures goes by these, and not by theirs', () => {
    const game = position({ battlefield: ['Test Idol', 'Test Sapper'] });
    expect([game.figures('Test Sapper'), game.figures('Test Idol')]).toEqual(['4/1', '0/3']);
  });

  it('mtg-2003:202.3 of one name are also those that differ in all else', () => {
    const game = position(
      { hand: ['Test Grow', 'Test Kin'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    );
    game
      .cast(0, 'Test Grow')
      .choose(0, { card: 'Grizzly Bears', controller: 0 } as never)
      .resolve();
    game
      .cast(0, 'Test Kin')
      .choose(0, { card: 'Grizzly Bears', controller: 0 } as never)
      .resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([
      ['graveyard', 'graveyard'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:203.1 colored mana symbols count for the mana value, and lands and tokens have none', () => {
    const life = (name: string): number => {
      const game = position({ hand: ['Test Golems', 'Test Weigh'], battlefield: ['Grizzly Bears', 'Forest'] });
      game.cast(0, 'Test Golems').resolve();
      return game.castAt(0, 'Test Weigh', { card: name }).resolve().life(0);
    };
    expect(['Grizzly Bears', 'Forest', 'Golem'].map(life)).toEqual([22, 20, 20]);
  });

  it('mtg-2003:203.1 a colored symbol is paid with mana of that color alone', () => {
    const may = (name: string): boolean =>
      offers(position({ hand: ['Grizzly Bears'], battlefield: many(name, 2) }), 'CAST', 'Grizzly Bears');
    expect([may('Island'), may('Forest')]).toEqual([false, true]);
  });

  it('mtg-2003:203.4 what a spell costs besides is paid with it, and counts for no mana value', () => {
    const may = (...battlefield: string[]): boolean =>
      offers(position({ hand: ['Test Rite'], battlefield }), 'CAST', 'Test Rite');
    expect([may('Forest'), may('Grizzly Bears'), may('Forest', 'Grizzly Bears')]).toEqual([false, false, true]);
    const game = position({ hand: ['Test Rite', 'Test Weigh Spell'], battlefield: ['Forest', 'Grizzly Bears'] });
    game.castAt(0, 'Test Rite', { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.the('Forest').tapped]).toEqual([['graveyard'], true]);
    expect(game.cast(0, 'Test Weigh Spell').resolve().life(0)).toBe(21);
  });

  it('mtg-2003:203.2 of two colors is multicolored, and of one it is not', () => {
    const game = position({
      hand: ['Test Recall', 'Test Single'],
      battlefield: ['Grizzly Bears', 'Shivan Zombie', 'Hill Giant', 'Ornithopter', 'Forest'],
    });
    game.castAt(0, 'Test Recall', { card: 'Shivan Zombie' }).resolve();
    expect(game.zones('Shivan Zombie')).toEqual(['hand']);
    expect(position({ battlefield: ['Test Gold'] }).the('Test Gold').colors).toEqual(['W', 'R']);
    expect(targetsOf(game.choose(0, { kind: 'CAST', card: 'Test Single' }))).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  it('mtg-2003:206.3 a spell about an expansion leaves cards of the others', () => {
    const game = position({
      hand: ['City in a Bottle'],
      battlefield: ['Kird Ape', 'Serra Paladin', 'Ornithopter', ...many('Forest', 2)],
    });
    game.cast(0, 'City in a Bottle').resolve().resolveAll();
    expect(['Kird Ape', 'Serra Paladin', 'Ornithopter'].map((name) => game.zones(name))).toEqual([
      ['graveyard'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:208.1 toughness may be changed by effects, and counts as it is then', () => {
    const game = position({ hand: ['Test Grow', 'Test Sting'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Grow', { card: 'Grizzly Bears' }).resolve();
    expect(game.castAt(0, 'Test Sting', { card: 'Grizzly Bears' }).resolve().zones('Grizzly Bears')).toEqual([
      'battlefield',
    ]);
  });

  it('mtg-2003:212.1 an artifact creature is a target of what is about artifacts and of what is about creatures', () => {
    const open = (name: string): boolean =>
      offers(
        position({ hand: [name], battlefield: ['Ornithopter', ...many('Mountain', 2), 'Island', 'Plains'] }),
        'CAST',
        name,
      );
    expect([open('Shatter'), open('Unsummon'), open('Test Cut')]).toEqual([true, true, true]);
  });

  it('mtg-2003:212.2a a creature is of each of its creature types', () => {
    const led = position({ battlefield: ['Test Sapper', 'Goblin King'] });
    expect([led.the('Test Sapper').subtypes, led.figures('Test Sapper')]).toEqual([['Soldier', 'Goblin'], '2/2']);
    const game = position({ hand: ['Test Clockwork'] }, { hand: ['Test Hush Wizards'] })
      .cast(0, 'Test Clockwork')
      .pass();
    expect(offers(game, 'CAST', 'Test Hush Wizards')).toBe(true);
  });
});

describe('spells', () => {
  it('mtg-2003:213.1 a creature card is a spell on the stack, and neither in hand nor in play', () => {
    const game = position({ hand: ['Test Twin', 'Test Twin'], battlefield: ['Test Twin'] }, { hand: ['Test Hush'] });
    game.choose(0, { kind: 'CAST', card: 'Test Twin', nth: 0 } as never).pass();
    game.cast(1, 'Test Hush');
    // There is one target: it is taken.
    expect(asked(game)).toBe('1:PRIORITY');
    expect(game.resolve().zones('Test Twin').sort()).toEqual(['battlefield', 'graveyard', 'hand']);
  });

  it('mtg-2003:213.2 a spell has all types and subtypes of its card', () => {
    const hushed = (hush: string): boolean => {
      const game = position({ hand: ['Test Clockwork', 'Test Golem'] }, { hand: [hush] });
      game.cast(0, hush === 'Test Hush Creatures' ? 'Test Golem' : 'Test Clockwork').pass();
      return offers(game, 'CAST', hush);
    };
    expect([hushed('Test Hush Wizards'), hushed('Test Hush Creatures')]).toEqual([true, true]);
  });
});

describe('power', () => {
  it('mtg-2003:208.1 power as an effect has changed it is what is dealt', () => {
    const game = fight({ hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Forest'] }, {}, ['Grizzly Bears']);
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect([game.life(1), onStack(game)]).toEqual([15, []]);
  });
});

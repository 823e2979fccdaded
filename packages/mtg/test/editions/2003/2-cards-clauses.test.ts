/** Cards, spells and permanents (2): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  asItEnters,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  gainLife,
  has,
  instant,
  land,
  mana,
  permanent,
  plus,
  protectionFrom,
  putCounters,
  putOntoBattlefield,
  sorcery,
  subtype,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, choosing, fight, many, offers, onStack, position } from './table.js';

const spell = { is: 'spell' } as const;
const inGraveyard = { zone: 'graveyard' } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const aura = (name: string, cost: string, what: Parameters<typeof enchant>[0], ...abilities: never[]) =>
  card(name, { cost, type: 'Enchantment — Aura', abilities: [enchant(what), ...abilities] });
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
  instant('Test Raise', '{0}', {
    targets: [target({ any: [[inGraveyard, { owner: 'you' }]] } as never)],
    effects: [putOntoBattlefield(t(0))],
  }),
  aura('Test Mantle', '{0}', creature),
  aura('Test Shroud', '{B}', creature),
  enchantment('Test Choir', continuous(and(creature, { bears: subtype('Aura') }), plus(1, 1))),
  aura('Test Garland', '{0}', creature, continuous('attached', plus(1, 1)) as never),
  aura('Test Sheen', '{0}', { has: ['types', 'Enchantment'] } as never),
  instant('Test Curl', '{0}', {
    targets: [target(subtype('Aura'))],
    effects: [{ do: 'attach', what: t(0), to: t(0) }],
  }),
  instant('Test Hang', '{0}', {
    targets: [target(subtype('Aura')), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  instant('Test Wither', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(protectionFrom({ has: ['colors', 'B'] }, 'black')))],
  }),
  enchantment('Test Roads', continuous({ players: 'you' }, [{ mod: 'rule', rule: 'additionalLands', count: 1 }])),
  enchantment('Test Drought', continuous({ players: 'you' }, [{ mod: 'rule', rule: 'cantPlayLands' }])),
  instant('Test Bridge', '{0}', {
    targets: [target(and(land, { zone: 'hand' }, { owner: 'you' }) as never)],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Sow', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: and(land, { zone: 'graveyard' }, { owner: 'you' }) },
        to: 'battlefield',
        cause: 'return',
      },
    ],
  }),
  instant('Test Sink', '{0}', {
    targets: [target(and(land, { not: { has: ['supertypes', 'Basic'] } }))],
    effects: [destroy(t(0))],
  }),
  enchantment('Test Call', asItEnters({ do: 'chooseWord', of: 'creatureType', entering: true })),
  instant('Test Paint', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['R'] })],
  }),
  instant('Test Blot', '{0}', { targets: [target({ has: ['colors', 'R'] })], effects: [destroy(t(0))] }),
  enchantment('Test Kick', triggered({ on: 'cast', object: spell }, { effects: [gainLife(1)] })),
  instant('Test Tithe', '{1}', { effects: [gainLife(1)] }),
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
      offers(position({ hand: [name], battlefield: ['Ornithopter', ...many('Mountain', 2), 'Island'] }), 'CAST', name);
    expect([open('Shatter'), open('Unsummon')]).toEqual([true, true]);
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

describe('permanents', () => {
  it('mtg-2003:214.1 neither an instant nor a sorcery card can be put into play', () => {
    const raised = (name: string): string[] =>
      position({ hand: ['Test Raise'], graveyard: [name] })
        .castAt(0, 'Test Raise', { card: name })
        .resolve()
        .zones(name);
    expect(['Shock', 'Volcanic Hammer', 'Grizzly Bears', 'Forest'].map(raised)).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:214.2 a token has all types that its maker says', () => {
    const game = position({ hand: ['Test Golems'] })
      .cast(0, 'Test Golems')
      .resolve();
    expect([game.the('Golem').types, game.the('Golem').subtypes]).toEqual([['Artifact', 'Creature'], ['Golem']]);
  });

  it('mtg-2003:214.6a an effect gives a color to an artifact', () => {
    const game = position({ hand: ['Test Paint', 'Test Blot'], battlefield: ['Ornithopter'] });
    expect([game.the('Ornithopter').colors, offers(game, 'CAST', 'Test Blot')]).toEqual([[], false]);
    game.castAt(0, 'Test Paint', { card: 'Ornithopter' }).resolve();
    expect(game.castAt(0, 'Test Blot', { card: 'Ornithopter' }).resolve().zones('Ornithopter')).toEqual(['graveyard']);
  });

  it('mtg-2003:214.7a what is chosen is one creature type that there is', () => {
    const game = position({ hand: ['Test Call'] }).cast(0, 'Test Call');
    while (game.decision().kind === 'PRIORITY') game.pass();
    for (const name of ['Merfolk/Wizard', 'Artifact', 'Swamp', 'Opponent', 'Truck']) game.refused(0, { name } as never);
    game.answer(0, { name: 'Merfolk' } as never);
    expect(game.zones('Test Call')).toEqual(['battlefield']);
  });
});

describe('local enchantments', () => {
  it('mtg-2003:214.8c one that is put into play otherwise is put onto something that it may enchant, or stays where it is', () => {
    const game = position({
      hand: ['Test Raise'],
      graveyard: ['Test Mantle'],
      battlefield: ['Forest', 'Grizzly Bears'],
    });
    game.castAt(0, 'Test Raise', { card: 'Test Mantle' }).resolve();
    expect(game.the('Test Mantle').attachedTo).toBe(game.the('Grizzly Bears').id);
    const alone = position({ hand: ['Test Raise'], graveyard: ['Test Mantle'], battlefield: ['Forest'] });
    alone.castAt(0, 'Test Raise', { card: 'Test Mantle' }).resolve();
    expect(alone.zones('Test Mantle')).toEqual(['graveyard']);
  });

  it('mtg-2003:214.8c nor is one put onto what is protected from it', () => {
    const game = position({ hand: ['Test Raise'], graveyard: ['Test Shroud'], battlefield: ['White Knight'] });
    game.castAt(0, 'Test Raise', { card: 'Test Shroud' }).resolve();
    expect(game.zones('Test Shroud')).toEqual(['graveyard']);
  });

  it('mtg-2003:214.8e one goes to its owner’s graveyard when its creature leaves, and when it may not be on it', () => {
    const game = position(
      {
        hand: ['Test Mantle', 'Test Shroud', 'Unsummon', 'Test Wither'],
        battlefield: ['Swamp', 'Island', 'Hill Giant'],
      },
      { battlefield: ['Grizzly Bears'] },
    );
    game.castAt(0, 'Test Mantle', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Test Mantle')).toEqual(['graveyard']);
    game.castAt(0, 'Test Shroud', { card: 'Hill Giant' }).resolve();
    game.castAt(0, 'Test Wither', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Test Shroud'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:214.8f one is never put onto itself', () => {
    const game = position({ hand: ['Test Sheen', 'Test Curl'], battlefield: ['Test Choir'] });
    game.castAt(0, 'Test Sheen', { card: 'Test Choir' }).resolve();
    game.castAt(0, 'Test Curl', { card: 'Test Sheen' }).resolve();
    expect(game.the('Test Sheen').attachedTo).toBe(game.the('Test Choir').id);
  });

  it('mtg-2003:214.8g enchanted is what it is on now, also where it was moved there', () => {
    const game = position({
      hand: ['Test Garland', 'Test Hang'],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Test Choir'],
    });
    game.castAt(0, 'Test Garland', { card: 'Grizzly Bears' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['4/4', '3/3']);
    game.castAt(0, 'Test Hang', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '5/5']);
  });
});

describe('lands', () => {
  const plays = (game: Play): boolean => offers(game, 'PLAY_LAND', 'Forest');
  const land1 = { kind: 'PLAY_LAND', card: 'Forest', nth: 0 } as never;

  it('mtg-2003:214.9b what lets one play another land leaves the usual one', () => {
    const game = position({ hand: many('Forest', 3), battlefield: ['Test Roads'] }).choose(0, land1);
    expect(plays(game)).toBe(true);
    expect(plays(game.choose(0, land1))).toBe(false);
  });

  it('mtg-2003:214.9b each of two effects lets one play another land', () => {
    const game = position({ hand: many('Forest', 4), battlefield: ['Test Roads', 'Test Roads'] });
    for (const _ of [1, 2, 3]) game.choose(0, land1);
    expect([game.all('Forest').length, plays(game)]).toEqual([3, false]);
  });

  it('mtg-2003:214.9b in each turn anew, and none where an effect forbids it', () => {
    const game = position({ hand: many('Forest', 2) }).choose(0, land1);
    expect(plays(game)).toBe(false);
    expect(plays(game.until({ turn: 5, step: 'precombatMain' }))).toBe(true);
    expect(plays(position({ hand: ['Forest'], battlefield: ['Test Drought'] }))).toBe(false);
  });

  it('mtg-2003:214.9b a land that an effect puts into play is not played', () => {
    const game = position({ hand: ['Test Sow', 'Forest'], graveyard: ['Swamp'] })
      .cast(0, 'Test Sow')
      .resolve();
    expect([game.zones('Swamp'), plays(game)]).toEqual([['battlefield'], true]);
  });

  it('mtg-2003:214.9c a land is nonbasic that has a basic land type, or two, or none', () => {
    const game = position({ hand: ['Test Sink'], battlefield: ['Forest', 'Taiga', 'Karplusan Forest'] });
    expect(targetsOf(game.choose(0, { kind: 'CAST', card: 'Test Sink' }))).toEqual(['Taiga', 'Karplusan Forest']);
  });
});

describe('what is looked at in the other files', () => {
  it('mtg-2003:208.1 power as an effect has changed it is what is dealt', () => {
    const game = fight({ hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Forest'] }, {}, ['Grizzly Bears']);
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect([game.life(1), onStack(game)]).toEqual([15, []]);
  });
});

/** Permanents, local enchantments and lands (214): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  asItEnters,
  card,
  continuous,
  create,
  creature,
  destroy,
  enchant,
  has,
  instant,
  land,
  permanent,
  plus,
  protectionFrom,
  putOntoBattlefield,
  sorcery,
  subtype,
  t,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { many, offers, position } from './table.js';

const inGraveyard = { zone: 'graveyard' } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const aura = (name: string, cost: string, what: Parameters<typeof enchant>[0], ...abilities: never[]) =>
  card(name, { cost, type: 'Enchantment — Aura', abilities: [enchant(what), ...abilities] });
const targetsOf = (game: Play): unknown[] => (game.decision().options ?? []).map(({ card: name }) => name);

ownCards(
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
);

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

  it('mtg-2003:214.7a the creature types that there are are those of then: of cards, of tokens, and of legends', () => {
    const asked = (): Play => {
      const game = position({ hand: ['Test Call'] }).cast(0, 'Test Call');
      while (game.decision().kind === 'PRIORITY') game.pass();
      return game;
    };
    const game = asked();
    // Some came later, and some are called otherwise since.
    for (const name of ['Human', 'Ninja', 'Eldrazi', 'Myr', 'Vedalken']) game.refused(0, { name } as never);
    for (const name of [
      'Hound',
      'Cephalid',
      'Viashino',
      'Lord',
      'Townsfolk',
      'Legend',
      'Carnivore',
      'Saproling',
      'Bird',
    ])
      expect(
        asked()
          .answer(0, { name } as never)
          .zones('Test Call'),
        name,
      ).toEqual(['battlefield']);
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

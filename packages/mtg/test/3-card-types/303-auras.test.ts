import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attach,
  card,
  continuous,
  creature,
  enchant,
  enchantment,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  mana,
  permanent,
  player,
  plus,
  putOntoBattlefield,
  subtype,
  t,
  target,
} from '../6-spells/test-cards.js';
import { own, refusedScenario } from '../language/play.js';

const aura = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities });
for (const definition of [
  aura('Test Mantle', enchant(creature), continuous('attached', plus(1, 1))),
  aura('Test Hex', enchant(player)),
  aura(
    'Test Gift',
    enchant(creature),
    continuous('attached', [has(activated([mana('{0}')], { effects: [gainLife(1)] }))]),
  ),
  aura('Test Self Aura', enchant(enchantment)),
  instant('Test Raise Aura', '{0}', {
    targets: [target([...inYourGraveyard, subtype('Aura')])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Move Aura', '{0}', {
    targets: [target(subtype('Aura')), target(permanent)],
    effects: [attach(t(0), t(1))],
  }),
  instant('Test Raise Spell', '{0}', {
    targets: [target([...inYourGraveyard, { has: ['types', ['Instant', 'Sorcery']] }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Wake', '{0}', {
    targets: [target(subtype('Aura'))],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [
          { mod: 'gain', prop: 'types', values: ['Creature'] },
          { mod: 'set', prop: 'power', value: 1 },
          { mod: 'set', prop: 'toughness', value: 1 },
        ],
      },
    ],
  }),
])
  ownCards(definition);
const bear = { card: 'Grizzly Bears', as: 'bear' };
const on = (card: string) => ({ card, attachedTo: 'bear' });

describe('Auras (303.4)', () => {
  it('mtg:303.4a the spell has a target, and resolves attached to it', () => {
    const game = magicPosition([{ hand: ['Test Mantle'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}])
      .cast(0, 'Test Mantle', { card: 'Hill Giant' })
      .resolve();
    expect([game.the('Test Mantle').attachedTo, game.figures('Hill Giant')]).toEqual([
      game.the('Hill Giant').id,
      '4/4',
    ]);
  });
  it('mtg:303.4a without a target left it goes to the graveyard from the stack', () => {
    const game = magicPosition([
      { hand: ['Test Mantle'], battlefield: ['Grizzly Bears'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ])
      .cast(0, 'Test Mantle')
      .pass()
      .cast(1, 'Shock', { card: 'Grizzly Bears' })
      .resolveAll();
    expect(game.zones('Test Mantle')).toEqual(['graveyard']);
    expect(game.happened('OBJECT_MOVED').some((e) => e.card === 'Test Mantle' && e.to === 'battlefield')).toBe(false);
  });
  it('mtg:303.4c it goes to the graveyard when what it enchants is gone', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain', { ...bear, damage: 1 }, on('Test Mantle')] },
      {},
    ])
      .cast(0, 'Shock', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Test Mantle')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:303.4c mtg-2003:214.8e it goes to the graveyard when what it enchants is nothing any more that it may enchant', () => {
    const still = instant('Test Still', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
    });
    const mine = { hand: ['Test Still'], battlefield: [bear, on('Oakenform')] };
    const game = own([still], [mine, {}]).cast(0, 'Test Still').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Oakenform')]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:303.4d an Aura that becomes a creature enchants nothing and goes to the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Wake'], battlefield: [bear, on('Test Mantle')] }, {}])
      .cast(0, 'Test Wake')
      .resolve();
    expect([game.zones('Test Mantle'), game.figures('Grizzly Bears')]).toEqual([['graveyard'], '2/2']);
  });
  it('mtg:303.4d mtg-2003:214.8f an Aura can’t enchant itself', () => {
    const game = magicPosition([
      { hand: ['Test Raise Aura'], graveyard: ['Test Self Aura'] },
      { battlefield: ['Glorious Anthem'] },
    ])
      .cast(0, 'Test Raise Aura')
      .resolve();
    expect(game.the('Test Self Aura').attachedTo).toBe(game.the('Glorious Anthem').id);
  });
  it('mtg:303.4d an effect that would attach it to itself leaves it where it is', () => {
    const attached = { card: 'Test Self Aura', attachedTo: 'anthem' };
    const battlefield = [{ card: 'Glorious Anthem', as: 'anthem' }, attached];
    const game = magicPosition([{ hand: ['Test Move Aura'], battlefield }, {}]);
    game.cast(0, 'Test Move Aura', { card: 'Test Self Aura' }).resolve();
    expect(game.the('Test Self Aura').attachedTo).toBe(game.the('Glorious Anthem').id);
  });
  it('mtg:303.4e mtg-2003:214.8i control of the Aura and of the creature are apart; what it grants the creature’s controller uses', () => {
    const game = magicPosition([{ battlefield: [] }, { hand: ['Test Gift'], battlefield: ['Grizzly Bears'] }], {
      turn: { active: 1 },
    })
      .cast(1, 'Test Gift')
      .resolve();
    expect(game.the('Test Gift').controller).toBe(1);
    const other = magicPosition([{ hand: ['Test Gift'] }, { battlefield: ['Grizzly Bears'] }])
      .cast(0, 'Test Gift')
      .resolve();
    other.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Grizzly Bears' }] });
    other.pass().activate(1, 'Grizzly Bears').resolve();
    expect([other.the('Test Gift').controller, other.life(1)]).toEqual([0, 21]);
  });
  it('mtg:303.4f put onto the battlefield its controller chooses what it enchants: no target, so also what can’t be targeted', () => {
    const game = magicPosition([
      { hand: ['Test Raise Aura'], graveyard: ['Test Mantle'], battlefield: ['Hill Giant'] },
      { battlefield: ['Gladecover Scout', 'Forest'] },
    ])
      .cast(0, 'Test Raise Aura')
      .resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CHOOSE_OBJECTS', min: 1, max: 1 });
    expect(game.decision().options?.map((o) => o.card)).toEqual(['Hill Giant', 'Gladecover Scout']);
    game.choose(0, { card: 'Gladecover Scout' });
    expect([game.figures('Gladecover Scout'), game.the('Test Mantle').controller]).toEqual(['2/2', 0]);
  });
  it('mtg:303.4f mtg-2003:214.8d an Aura for players is put on a player', () => {
    const game = magicPosition([{ hand: ['Test Raise Aura'], graveyard: ['Test Hex'] }, {}])
      .cast(0, 'Test Raise Aura')
      .resolve();
    game.choose(0, { player: 1 });
    expect(game.the('Test Hex').attachedTo).toEqual({ player: 1 });
  });
  it('mtg:303.4f nobody may choose what has protection from it', () => {
    const game = magicPosition([
      { hand: ['Test Raise Aura'], graveyard: ['Infernal Scarring'], battlefield: ['White Knight', 'Grizzly Bears'] },
      {},
    ])
      .cast(0, 'Test Raise Aura')
      .resolve();
    expect(game.the('Infernal Scarring').attachedTo).toBe(game.the('Grizzly Bears').id);
  });
  it('mtg:303.4g with nothing to enchant it stays where it is', () => {
    const game = magicPosition([{ hand: ['Test Raise Aura'], graveyard: ['Test Mantle'] }, {}])
      .cast(0, 'Test Raise Aura')
      .resolve();
    expect([game.zones('Test Mantle'), game.decision().kind]).toEqual([['graveyard'], 'PRIORITY']);
  });
  it('mtg:303.4j an effect can’t move it to what it can’t enchant', () => {
    const game = magicPosition([
      { hand: ['Test Move Aura'], battlefield: [bear, on('Test Mantle'), 'Forest', 'Hill Giant'] },
      {},
    ])
      .cast(0, 'Test Move Aura', { card: 'Forest' })
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });
  it('mtg:701.3a an effect moves it to another creature, with a new timestamp', () => {
    const game = magicPosition([{ hand: ['Test Move Aura'], battlefield: [bear, on('Test Mantle'), 'Hill Giant'] }, {}])
      .cast(0, 'Test Move Aura', { card: 'Hill Giant' })
      .resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
  });
  it('mtg:704.5m the Aura of a creature that changed hands stays, if it may enchant it', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: lands(4, 'Island') },
      { battlefield: [bear, on('Test Mantle')] },
    ])
      .cast(0, 'Control Magic')
      .resolve();
    expect([game.the('Grizzly Bears').controller, game.figures('Grizzly Bears')]).toEqual([0, '3/3']);
  });
});

describe('Auras enter attached (303.4)', () => {
  const broad = (name: string) =>
    card(name, {
      cost: '{0}',
      type: 'Enchantment — Aura',
      // Its spell may be aimed at more than the permanent may enchant.
      abilities: [
        { kind: 'keyword', keyword: 'enchant', from: creature },
        { kind: 'spell', targets: [target(permanent)], effects: [] },
      ],
    });

  it('mtg:303.4 an Aura spell enters attached to what it was aimed at, without another question', () => {
    const game = magicPosition([{ hand: ['Test Mantle'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Mantle', { card: 'Hill Giant' }).resolve();
    expect([game.decision().kind, game.the('Test Mantle').attachedTo]).toEqual(['PRIORITY', game.the('Hill Giant').id]);
  });
  it('mtg:303.4 it stays only on what its enchant ability allows', () => {
    const still = instant('Test Still', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
    });
    const mine = { hand: ['Test Still'], battlefield: [{ card: 'Memnite', as: 'bear' }, on('Oakenform')] };
    const game = own([still], [mine, {}]).cast(0, 'Test Still').resolve();
    expect([game.zones('Oakenform'), game.zones('Memnite')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:303.4 no position has an Aura that is attached to nothing', () => {
    const players: [JsonObject, JsonObject] = [{ battlefield: ['Control Magic'] }, {}];
    expect(refusedScenario([], players).errors).toMatchObject([{ rules: ['mtg:303.4'] }]);
  });
  it('mtg:303.4a mtg-2003:214.8c an Aura whose target is no creature any more goes to the graveyard', () => {
    const still = instant('Test Still', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
    });
    const game = own([still], [{ hand: ['Control Magic', 'Test Still'], mana: 'UUUU' }, { battlefield: ['Memnite'] }]);
    game.cast(0, 'Control Magic').castAt(0, 'Test Still').resolveAll();
    expect([game.zones('Control Magic'), game.happened('ILLEGAL_TARGETS').length]).toEqual([['graveyard'], 1]);
  });
  it('mtg:303.4f who puts it onto the battlefield chooses, also where another player owns it', () => {
    const raise = instant('Test Loot', '{0}', {
      targets: [target([{ zone: 'graveyard' }, subtype('Aura')])],
      effects: [putOntoBattlefield(t(0))],
    });
    const mine = { hand: ['Test Loot'], battlefield: ['Hill Giant'] };
    const game = own([raise], [mine, { graveyard: ['Control Magic'], battlefield: ['Grizzly Bears'] }]);
    game.cast(0, 'Test Loot').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CHOOSE_OBJECTS' });
    expect(game.choose(0, { card: 'Grizzly Bears' }).the('Grizzly Bears').controller).toBe(0);
  });
  it('mtg:303.4g an Aura spell that can enchant nothing as it resolves goes to the graveyard', () => {
    const game = own([broad('Test Wide')], [{ hand: ['Test Wide'], battlefield: ['Forest'] }, {}]);
    game.castAt(0, 'Test Wide', { card: 'Forest' }).resolve();
    expect([game.zones('Test Wide'), game.view().stack]).toEqual([['graveyard'], []]);
  });
  it('mtg:303.4i an Aura aimed at what it can’t enchant goes to the graveyard, and not onto anything else', () => {
    const mine = { hand: ['Test Wide'], battlefield: ['Forest', 'Grizzly Bears'] };
    const game = own([broad('Test Wide')], [mine, {}]);
    game.cast(0, 'Test Wide', { card: 'Forest' }).resolve();
    expect([game.zones('Test Wide'), game.decision().kind]).toEqual([['graveyard'], 'PRIORITY']);
    expect(game.happened('OBJECT_MOVED').filter((e) => e.to === 'battlefield')).toEqual([]);
  });
});

describe('what can’t enter the battlefield (304.4, 307.4, 400.4a)', () => {
  const refusal = (card: string) => refusedScenario([], [{ battlefield: [card] }, {}]).errors;
  it('mtg:304.4 no position has an instant on the battlefield', () => {
    expect(refusal('Shock')).toMatchObject([{ rules: ['mtg:304.4', 'mtg:307.4'] }]);
  });
  it('mtg:307.4 no position has a sorcery on the battlefield', () => {
    expect(refusal('Divination')).toMatchObject([{ rules: ['mtg:304.4', 'mtg:307.4'] }]);
  });
  it('mtg:304.4 an instant or sorcery stays where it is', () => {
    const game = magicPosition([{ hand: ['Test Raise Spell'], graveyard: ['Divination'] }, {}])
      .cast(0, 'Test Raise Spell')
      .resolve();
    expect(game.zones('Divination')).toEqual(['graveyard']);
  });
});

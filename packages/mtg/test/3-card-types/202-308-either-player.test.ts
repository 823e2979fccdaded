/** What holds for either player, for the other types and in the other main phase (202–308). */
import type { Ability, JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { colorsOfCost, manaValue, parseManaCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import {
  activated,
  artifact,
  attach,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  enchant,
  enchantment,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  land,
  loyalty,
  manaAbility,
  permanent,
  player,
  plus,
  protectionFrom,
  putOntoBattlefield,
  rule,
  sorcery,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const flash = keyword('flash');
const set = (prop: string, ...values: string[]) => ({ mod: 'set', prop, value: values }) as const;
const shape = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), ...mods)] });
const relic = (name: string, type: string, ...abilities: Ability[]) => card(name, { cost: '{0}', type, abilities });

ownCards(
  card('Test Rock', { cost: '{2}{C}{S}', type: 'Artifact' }),
  card('Test Prism', { cost: '{G}{W}{U}', type: 'Artifact' }),
  card('Test Sprite', { cost: '{R}', colors: ['U', 'B'], type: 'Creature — Faerie', power: 1, toughness: 1 }),
  instant('Test Blast', '{X}', { effects: [gainLife('x')] }),
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
  instant('Test Reshape', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [untilEndOfTurn(t(0), set('types', 'Artifact'))],
  }),
  card('Test Idol', { cost: '{0}', type: 'Enchantment Creature — Shrine Bear', power: 2, toughness: 2 }),
  card('Test Hero', { cost: '{0}', type: 'Legendary Artifact Creature — Human', power: 2, toughness: 3 }),
  card('Test Heroine', { cost: '{0}', type: 'Legendary Creature — Human', power: 2, toughness: 2 }),
  card('Test Legacy', {
    cost: '{0}',
    type: 'Legendary Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
  }),
  shape('Test Beastly', set('types', 'Creature')),
  shape('Test Holy', set('types', 'Enchantment')),
  shape('Test Iron', { mod: 'gain', prop: 'types', values: ['Artifact'] }),
  shape('Test Steel', { mod: 'gain', prop: 'subtypes', values: ['Food'] }),
  shape('Test Alive', { mod: 'gain', prop: 'types', values: ['Creature'] }),
  creatureCard('Test Pure', '{0}', 'Angel', '2/2', protectionFrom(enchantment, 'enchantments')),
  instant('Test Shift', '{0}', { targets: [target(enchantment), target(creature)], effects: [attach(t(0), t(1))] }),
  shape('Test Still', { mod: 'lose', prop: 'types', values: ['Creature'] }),
  shape('Test Blunt', { mod: 'lose', prop: 'subtypes', values: ['Equipment'] }),
  shape('Test Spectre', set('types', 'Enchantment'), set('subtypes', 'Aura')),
  shape('Test Cavern', set('subtypes', 'Cave')),
  shape('Test Marsh', { mod: 'gain', prop: 'subtypes', values: ['Swamp'] }),
  instant('Test Weigh', '{0}', {
    targets: [target(permanent)],
    effects: [gainLife({ stat: 'toughness', of: t(0) })],
  }),
  card('Test Ambush', {
    cost: '{0}',
    type: 'Kindred Instant — Goblin',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }],
  }),
  relic('Test Flash Rock', 'Artifact', flash),
  relic('Test Flash Aura', 'Enchantment', flash),
  card('Test Flash Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 2, abilities: [flash] }),
  relic(
    'Test Blade',
    'Artifact — Equipment',
    continuous('attached', plus(2, 0)),
    activated([], { effects: [gainLife(1)] }),
  ),
  instant('Test Move', '{0}', { targets: [target(artifact), target(player)], effects: [attach(t(0), t(1))] }),
  creatureCard('Test Tapper', '{0}', 'Human', '1/1', activated([tap], { effects: [gainLife(1)] })),
  creatureCard('Test Stretch', '{0}', 'Elf', '1/1', activated([{ pay: 'untap' }], { effects: [gainLife(1)] })),
  relic('Test Curse', 'Enchantment — Aura', ...enchant(player)),
  relic('Test Coat', 'Enchantment — Aura', ...enchant(creature), activated([], { effects: [gainLife(1)] })),
  instant('Test Theft', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] })],
    effects: [untilEndOfTurn(t(0), control)],
  }),
  instant('Test Raise', '{0}', { targets: [target(inYourGraveyard)], effects: [putOntoBattlefield(t(0))] }),
  relic('Test Roads', 'Enchantment', continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])),
  instant('Test Path', '{0}', {
    effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, land] } }],
  }),
  card('Test Mill', { type: 'Artifact Land', abilities: [manaAbility('{C}')] }),
  card('Test Field', { type: 'Land', abilities: [activated([], { effects: [gainLife(1)] }), manaAbility('{C}')] }),
  card('Test Beast Walker', {
    cost: '{0}',
    type: 'Legendary Creature Planeswalker — Test',
    power: 3,
    toughness: 9,
    loyalty: 5,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  card('Test Other Walker', {
    cost: '{0}',
    type: 'Planeswalker — Other',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  instant('Test Free', '{0}', {
    effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, cost: [] }],
  }),
  instant('Test Admire', '{0}', { targets: [target(permanent)], effects: [gainLife({ stat: 'loyalty', of: t(0) })] }),
  instant('Test Praise', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [untilEndOfTurn(t(0), set('colors', 'U')), gainLife({ stat: 'loyalty', of: t(0) })],
  }),
  instant('Test Zap', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [damage(2, t(0))],
  }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
);

const offers = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const later = { turn: { step: 'postcombatMain' } };
/** What is on the field after such spells were cast at it, one by one. */
const shaped = (name: string, ...spells: string[]): Play => {
  const game = magicPosition([{ hand: spells, battlefield: [name] }, {}]);
  for (const one of spells) game.castAt(0, one, { card: name }).resolve();
  return game;
};
const CASTERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
/** A card cast by a seat in the turn of another, as it has resolved. */
function castBy(active: number, seat: number, name: string): JsonObject {
  const hand = { hand: [name] };
  const game = magicPosition([seat === 0 ? hand : {}, seat === 1 ? hand : {}], { turn: { active } });
  if (seat !== active) game.pass();
  return game.cast(seat, name).resolve().the(name);
}

describe('colors, values and types (202, 205, 208)', () => {
  it('mtg:202.2b colorless and snow mana give no color either', () => {
    expect(magicPosition([{ battlefield: ['Test Rock'] }, {}]).the('Test Rock').colors).toEqual([]);
    expect(['{C}', '{S}', '{0}', '{X}', ''].map((cost) => colorsOfCost(parseManaCost(cost)))).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('mtg:202.2c of any number of colors all count, wherever they stand', () => {
    const { colors } = magicPosition([{ battlefield: ['Test Prism'] }, {}]).the('Test Prism');
    expect([...(colors as string[])].sort()).toEqual(['G', 'U', 'W']);
    expect(colorsOfCost(parseManaCost('{2}{G}{R}{B}{U}{W}'))).toHaveLength(5);
  });

  it('mtg:202.2e a color indicator may have several colors, and it is what says them', () => {
    expect(magicPosition([{ battlefield: ['Test Sprite'] }, {}]).the('Test Sprite').colors).toEqual(['U', 'B']);
  });

  it('mtg:202.3e X counts on the stack for a spell of either player', () => {
    const game = magicPosition([{}, { hand: ['Test Blast'], mana: '{C}{C}' }]).pass();
    game.cast(1, 'Test Blast').answer(1, { number: 2 });
    expect(game.the('Test Blast', 'stack').manaValue).toBe(2);
  });

  it('mtg:202.3f a hybrid symbol that is Phyrexian too counts as one', () => {
    expect(manaValue(parseManaCost('{1}{W/U/P}{2/W}'))).toBe(4);
  });

  it('mtg:205.1a a sorcery stays one whatever types it is given', () => {
    const game = magicPosition([{ hand: ['Test Rite', 'Test Reshape'] }, {}]).cast(0, 'Test Rite');
    game.castAt(0, 'Test Reshape', { card: 'Test Rite' }).resolve();
    expect(game.the('Test Rite', 'stack').types).toEqual(['Sorcery', 'Artifact']);
  });

  it('mtg:205.1b what gains a type keeps the subtypes of the one that it had, and may gain those of the other', () => {
    const game = shaped('Grizzly Bears', 'Test Iron', 'Test Steel');
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Creature', 'Artifact'], subtypes: ['Bear', 'Food'] });
  });

  it('mtg:205.3c of the subtypes of two types each goes with its own', () => {
    expect(shaped('Test Idol', 'Test Beastly').the('Test Idol').subtypes).toEqual(['Bear']);
    expect(shaped('Test Idol', 'Test Holy').the('Test Idol').subtypes).toEqual(['Shrine']);
    expect(shaped('Grizzly Bears', 'Test Iron').the('Grizzly Bears').subtypes).toEqual(['Bear']);
  });

  it('mtg:205.4b what loses a type keeps its supertypes', () => {
    expect(shaped('Test Hero', 'Test Still').the('Test Hero')).toMatchObject({
      supertypes: ['Legendary'],
      types: ['Artifact'],
    });
  });

  it('mtg:205.4d the legend rule is for either player, in whosever turn, and for each name apart', () => {
    const two = magicPosition([{ battlefield: ['Test Hero', 'Test Heroine'] }, {}]);
    expect([two.decision().kind, two.all('Test Hero').length]).toEqual(['PRIORITY', 1]);
    const theirs = magicPosition([{}, { battlefield: ['Test Hero', 'Test Hero'] }]);
    expect(theirs.decision()).toMatchObject({ kind: 'LEGEND', seat: 1 });
  });

  it('mtg:205.4e a legendary instant needs a legend as well, and a legendary permanent needs none', () => {
    const hand = ['Test Legacy', 'Test Heroine'];
    expect(offers(magicPosition([{ hand }, {}]), 'CAST')).toEqual(['Test Heroine']);
    expect(offers(magicPosition([{ hand, battlefield: ['Test Hero'] }, {}]), 'CAST')).toEqual(hand);
  });

  it('mtg:208.3 no effect finds toughness in a permanent that is no creature', () => {
    const game = magicPosition([{ hand: ['Test Weigh', 'Test Still', 'Test Weigh'], battlefield: ['Test Hero'] }, {}]);
    expect(game.castAt(0, 'Test Weigh', { card: 'Test Hero' }).resolve().life(0)).toBe(23);
    game.castAt(0, 'Test Still', { card: 'Test Hero' }).resolve();
    expect(game.castAt(0, 'Test Weigh', { card: 'Test Hero' }).resolve().life(0)).toBe(23);
  });
});

describe('card types (300–304)', () => {
  it('mtg:300.2b a kindred instant is cast when an instant is', () => {
    const game = magicPosition([{}, { hand: ['Test Ambush'] }])
      .pass()
      .cast(1, 'Test Ambush')
      .resolve();
    expect([game.life(1), game.zones('Test Ambush')]).toEqual([23, ['graveyard']]);
  });

  it.each(CASTERS)(
    'mtg:301.2 in the turn of %i an artifact of %i enters under the control of who cast it',
    (active, seat) => {
      expect(castBy(active, seat, 'Test Flash Rock')).toMatchObject({ controller: seat, owner: seat });
    },
  );

  it.each(CASTERS)(
    'mtg:303.2 in the turn of %i an enchantment of %i enters under the control of who cast it',
    (active, seat) => {
      expect(castBy(active, seat, 'Test Flash Aura')).toMatchObject({ controller: seat, owner: seat });
    },
  );

  it.each(CASTERS)(
    'mtg:306.2 in the turn of %i a planeswalker of %i enters under the control of who cast it',
    (active, seat) => {
      expect(castBy(active, seat, 'Test Flash Walker')).toMatchObject({ controller: seat, owner: seat });
    },
  );

  it('mtg:301.5 an Equipment is never attached to a player', () => {
    const game = magicPosition([{ hand: ['Test Move'], battlefield: ['Test Blade'] }, {}]);
    game.castAt(0, 'Test Move', { player: 1 }).resolve();
    expect(game.the('Test Blade').attachedTo).toBeNull();
  });

  it('mtg:301.5a the equipped creature may be another player’s', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Blade', attachedTo: 'bear' }] },
      { battlefield: [{ card: 'Grizzly Bears', as: 'bear' }, 'Memnite'] },
    ]);
    expect([game.figures('Grizzly Bears'), game.figures('Memnite')]).toEqual(['4/2', '1/1']);
  });

  it('mtg:301.5 an Equipment stays on another player’s creature, mtg:301.5a which is equipped in whosever turn', () => {
    const equipped = { battlefield: [{ card: 'Grizzly Bears', as: 'bear' }] };
    for (const active of [0, 1]) {
      const blade = { battlefield: [{ card: 'Test Blade', attachedTo: 'bear' }] };
      const game = magicPosition([blade, equipped], { turn: { active } }).pass();
      expect([game.figures('Grizzly Bears'), game.the('Test Blade').attachedTo]).toEqual([
        '4/2',
        game.the('Grizzly Bears').id,
      ]);
    }
  });

  it('mtg:301.5c what is no Equipment any more comes off', () => {
    const battlefield: JsonObject[] = [
      { card: 'Grizzly Bears', as: 'bear' },
      { card: 'Test Blade', attachedTo: 'bear' },
    ];
    const game = magicPosition([{ hand: ['Test Blunt'], battlefield }, {}]);
    game.castAt(0, 'Test Blunt', { card: 'Test Blade' }).resolve();
    expect([game.figures('Grizzly Bears'), game.the('Test Blade').attachedTo]).toEqual(['2/2', null]);
  });

  it('mtg:301.5d an Equipment’s controller activates its abilities in another player’s turn, too', () => {
    const game = magicPosition([{ battlefield: ['Memnite'] }, { battlefield: ['Test Blade'] }]);
    expect(offers(game, 'ACTIVATE')).toEqual([]);
    expect(game.pass().activate(1, 'Test Blade').resolve().life(1)).toBe(21);
  });

  it('mtg:302.6 the beginning of another player’s turn does not help', () => {
    const game = magicPosition([{ hand: ['Test Tapper'] }, {}])
      .cast(0, 'Test Tapper')
      .resolve();
    game.until({ turn: 4, step: 'precombatMain' }).pass();
    expect([game.decision().seat, offers(game, 'ACTIVATE')]).toEqual([0, []]);
  });

  it('mtg:302.6 an ability with {Q} waits as one with {T} does', () => {
    const at = (sick: boolean) =>
      offers(magicPosition([{ battlefield: [{ card: 'Test Stretch', tapped: true, sick }] }, {}]), 'ACTIVATE');
    expect([at(true), at(false)]).toEqual([[], ['Test Stretch']]);
  });

  it('mtg:302.6 what has just come attacks no planeswalker either', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Hill Giant', sick: true }, 'Memnite'] },
      { battlefield: ['Test Beast Walker'] },
    ]);
    expect(
      game
        .until({ kind: 'ATTACKERS' })
        .decision()
        .from?.map((o) => o.card),
    ).toEqual(['Memnite']);
  });

  it('mtg:302.7 lethal damage destroys a tapped creature, too', () => {
    const game = magicPosition([{}, { battlefield: [{ card: 'Hill Giant', damage: 3, tapped: true }] }]);
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:303.4 an Aura may enchant a player', () => {
    const game = magicPosition([{ hand: ['Test Curse'] }, {}])
      .cast(0, 'Test Curse', { player: 1 })
      .resolve();
    expect(game.the('Test Curse')).toMatchObject({ zone: 'battlefield', attachedTo: { player: 1 } });
  });

  it('mtg:303.4c an Aura of the player whose turn it isn’t falls off as well', () => {
    const game = magicPosition([
      { hand: ['Test Still'], battlefield: [{ card: 'Test Hero', as: 'hero' }] },
      { battlefield: [{ card: 'Test Coat', attachedTo: 'hero' }] },
    ]);
    game.castAt(0, 'Test Still', { card: 'Test Hero' }).resolve();
    expect([game.zones('Test Hero'), game.zones('Test Coat')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg:303.4c what becomes an Aura and is attached to nothing goes to the graveyard', () => {
    expect(shaped('Test Rock', 'Test Spectre').zones('Test Rock')).toEqual(['graveyard']);
  });

  it('mtg:303.4d an Aura of either player that becomes a creature goes to the graveyard', () => {
    for (const seat of [0, 1]) {
      const coat = { battlefield: [{ card: 'Test Coat', attachedTo: 'bear' }] };
      const bear = { card: 'Grizzly Bears', as: 'bear' };
      const game = magicPosition([
        { hand: ['Test Alive'], battlefield: [bear, ...(seat === 0 ? coat.battlefield : [])] },
        seat === 1 ? coat : {},
      ]);
      game.castAt(0, 'Test Alive', { card: 'Test Coat' }).resolve();
      expect(game.zones('Test Coat')).toEqual(['graveyard']);
    }
  });

  it('mtg:303.4j an Aura does not move to what has protection from it', () => {
    const battlefield: JsonObject[] = [
      { card: 'Grizzly Bears', as: 'bear' },
      { card: 'Test Coat', attachedTo: 'bear' },
    ];
    const game = magicPosition([{ hand: ['Test Shift'], battlefield: [...battlefield, 'Test Pure'] }, {}]);
    game.castAt(0, 'Test Shift', { card: 'Test Pure' }).resolve();
    expect(game.the('Test Coat').attachedTo).toBe(game.the('Grizzly Bears').id);
  });

  it('mtg:303.4e who has gained control of an Aura activates its abilities', () => {
    const game = magicPosition([
      { hand: ['Test Theft'], battlefield: [{ card: 'Grizzly Bears', as: 'bear' }] },
      { battlefield: [{ card: 'Test Coat', attachedTo: 'bear' }] },
    ]);
    expect(offers(game, 'ACTIVATE')).toEqual([]);
    game.castAt(0, 'Test Theft', { card: 'Test Coat' }).resolve();
    expect(game.activate(0, 'Test Coat').resolve().life(0)).toBe(21);
  });

  it('mtg:304.1 an instant is cast in every step in which its player has priority', () => {
    for (const step of ['upkeep', 'draw', 'precombatMain', 'beginningOfCombat', 'endOfCombat', 'postcombatMain', 'end'])
      for (const seat of [0, 1]) {
        const hand = { hand: ['Test Note'] };
        const game = magicPosition([seat === 0 ? hand : {}, seat === 1 ? hand : {}], { turn: { step: 'upkeep' } });
        game.until({ step, kind: 'PRIORITY' });
        if (seat === 1) game.pass();
        expect(offers(game, 'CAST')).toEqual(['Test Note']);
      }
  });

  it('mtg:304.4 an instant in a graveyard stays there where it would enter the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Raise'], graveyard: ['Test Note'] }, {}]);
    expect(game.castAt(0, 'Test Raise', { card: 'Test Note' }).resolve().zones('Test Note')).toEqual(['graveyard']);
  });
});

describe('lands (305)', () => {
  it('mtg:305.2 two effects that each add a land add two', () => {
    const hand = ['Forest', 'Forest', 'Forest', 'Forest'];
    const game = magicPosition([{ hand, battlefield: ['Test Roads', 'Test Roads'] }, {}]);
    for (let i = 0; i < 3; i++) game.choose(0, { kind: 'PLAY_LAND', nth: 0 });
    expect([game.all('Forest').length, offers(game, 'PLAY_LAND')]).toEqual([3, []]);
  });

  it('mtg:305.2a in each of either player’s turns the count begins anew', () => {
    const hand = ['Forest', 'Forest', 'Forest'];
    const game = magicPosition([{ hand }, { hand }]);
    for (const turn of [3, 4, 5, 6]) {
      const seat = (turn + 1) % 2;
      game.until({ turn, step: 'precombatMain' }).choose(seat, { kind: 'PLAY_LAND', nth: 0 });
      expect(offers(game, 'PLAY_LAND')).toEqual([]);
    }
  });

  it('mtg:305.2a a land played as something resolves counts', () => {
    const game = magicPosition([{ hand: ['Test Path', 'Forest', 'Island'] }, {}])
      .cast(0, 'Test Path')
      .resolve();
    game.choose(0, { card: 'Forest' });
    expect([game.zones('Forest'), offers(game, 'PLAY_LAND')]).toEqual([['battlefield'], []]);
  });

  it('mtg:305.7 a land whose subtypes are set to no basic land type keeps its abilities', () => {
    expect(shaped('Test Field', 'Test Cavern').activate(0, 'Test Field').resolve().life(0)).toBe(21);
  });

  it('mtg:305.7 a land that gains a type has each of its mana abilities once', () => {
    expect(shaped('Forest', 'Test Marsh').the('Forest').abilities).toHaveLength(2);
  });

  it('mtg:305.9 a land that is an artifact too is played and not cast, also where that would be free', () => {
    const game = magicPosition([{ hand: ['Test Mill', 'Test Free'] }, {}]);
    expect([offers(game, 'CAST'), offers(game, 'PLAY_LAND')]).toEqual([['Test Free'], ['Test Mill']]);
    game.cast(0, 'Test Free').resolve();
    expect(game.decision().options.map((o) => [o.kind, o.card])).toEqual([['PLAY_LAND', 'Test Mill']]);
  });
});

describe('planeswalkers (306)', () => {
  it('mtg:306.5c an effect finds as much loyalty as there are counters on either player’s planeswalker', () => {
    const walker = { card: 'Test Beast Walker', counters: { loyalty: 2 } };
    const game = magicPosition([{ hand: ['Test Admire'] }, { battlefield: [walker] }]);
    expect(game.castAt(0, 'Test Admire', { card: 'Test Beast Walker' }).resolve().life(0)).toBe(22);
  });

  it('mtg:306.5c on the stack it finds the loyalty that is printed', () => {
    const game = magicPosition([{ hand: ['Test Beast Walker', 'Test Praise'] }, {}]).cast(0, 'Test Beast Walker');
    expect(game.castAt(0, 'Test Praise', { card: 'Test Beast Walker' }).resolve().life(0)).toBe(25);
  });

  it('mtg:306.5d loyalty abilities wait for an empty stack, and are there in the second main phase', () => {
    const mine = { hand: ['Test Note'], battlefield: ['Test Beast Walker'] };
    expect(offers(magicPosition([mine, {}], later), 'ACTIVATE')).toEqual(['Test Beast Walker']);
    expect(offers(magicPosition([mine, {}]).cast(0, 'Test Note'), 'ACTIVATE')).toEqual([]);
  });

  it('mtg:306.5d of each of two planeswalkers an ability is activated in a turn', () => {
    const game = magicPosition([{ battlefield: ['Test Beast Walker', 'Test Other Walker'] }, {}]);
    game.activate(0, 'Test Beast Walker').resolve().activate(0, 'Test Other Walker').resolve();
    expect([game.life(0), offers(game, 'ACTIVATE')]).toEqual([22, []]);
  });

  it('mtg:306.6 the first player’s planeswalkers are attacked in the second player’s turn', () => {
    const game = magicPosition([{ battlefield: ['Test Beast Walker'] }, { battlefield: ['Memnite'] }], {
      turn: { active: 1 },
    }).until({ kind: 'ATTACKERS' });
    game.answer(1, { assign: [{ from: { card: 'Memnite' }, to: { card: 'Test Beast Walker' } }] });
    game.until({ kind: 'BLOCKERS' }).answer(0, { assign: [] }).until({ step: 'postcombatMain' });
    expect([game.the('Test Beast Walker').loyalty, game.life(0)]).toEqual([4, 20]);
  });

  it('mtg:306.8 damage takes loyalty from a planeswalker that is something else first', () => {
    const game = magicPosition([{ hand: ['Test Zap'], battlefield: ['Test Beast Walker'] }, {}]);
    expect(game.castAt(0, 'Test Zap', { card: 'Test Beast Walker' }).resolve().the('Test Beast Walker').loyalty).toBe(
      3,
    );
  });
});

import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  instant,
  land,
  permanent,
  plus,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const setTypes = (name: string, ...value: string[]) =>
  instant(name, '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value })],
  });
for (const definition of [
  card('Test Relic', { cost: '{1}', type: 'Artifact' }),
  card('Test Charm of Peace', { cost: '{1}', type: 'Enchantment' }),
  card('Test Ray', { cost: '{1}', type: 'Sorcery — Lesson', abilities: [{ kind: 'spell', effects: [] }] }),
  card('Test Vault', { type: 'Artifact Land' }),
  card('Test Elfhood', { cost: '{1}', type: 'Kindred Enchantment — Elf' }),
  card('Test Explorer', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('additionalLands', { count: 1 })] }],
  }),
  creatureCard('Test Growing', '{0}', 'Ooze', '2/2'),
  instant('Test Ramp', '{0}', {
    effects: [{ do: 'search', who: 'you', filter: land, to: 'battlefield' }],
  }),
  instant('Test Elf Hunt', '{0}', { targets: [target({ has: ['subtypes', 'Elf'] })], effects: [] }),
  instant('Test Snow', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'supertypes', values: ['Legendary'] })],
  }),
  setTypes('Test Animate', 'Artifact', 'Creature'),
  setTypes('Test Landify', 'Land'),
  instant('Test Two Types', '{0}', {
    targets: [target(creature), target({ has: ['types', 'Artifact'] })],
    effects: [],
  }),
  instant('Test Grow', '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
])
  ownCards(definition);

const kinds = (game: Play): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind !== 'PASS')
    .map((o) => o.card);

describe('when cards of each type are cast (301–307)', () => {
  const hand = ['Test Relic', 'Grizzly Bears', 'Test Charm of Peace', 'Test Ray', 'Shock'];
  const sides = { hand, battlefield: lands(2, 'Taiga') };
  const castable = (step: string): unknown[] => {
    const game = magicPosition([sides, {}], { turn: { step } });
    return kinds(game).filter((c) => c !== 'Taiga');
  };

  it('mtg:301.1 an artifact, mtg:302.1 a creature, mtg:303.1 an enchantment, mtg:307.1 a sorcery: in a main phase', () => {
    const main = castable('precombatMain');
    expect(hand.map((card) => main.includes(card))).toEqual([true, true, true, true, true]);
    expect(castable('upkeep')).toEqual(['Shock']);
    const upkeep = magicPosition([sides, {}], { turn: { step: 'upkeep' } });
    const forbids = (card: string) => upkeep.refused(0, { choose: [{ kind: 'CAST', card }] }).rules;
    expect(hand.slice(0, 4).map((card) => forbids(card)[0])).toEqual([
      'mtg:301.1',
      'mtg:302.1',
      'mtg:303.1',
      'mtg:307.1',
    ]);
  });

  it('mtg:304.1 an instant whenever its player has priority', () => {
    const game = magicPosition([{}, sides]).pass();
    expect(kinds(game).filter((c) => c !== 'Taiga')).toEqual(['Shock']);
  });

  it('mtg:301.2 mtg:302.2 permanent spells enter under their controller’s control', () => {
    const game = magicPosition([{ hand, battlefield: lands(4, 'Taiga') }, {}]);
    game.cast(0, 'Test Relic').resolve().cast(0, 'Grizzly Bears').resolve().cast(0, 'Test Charm of Peace').resolve();
    for (const name of ['Test Relic', 'Grizzly Bears', 'Test Charm of Peace'])
      expect(game.the(name)).toMatchObject({ zone: 'battlefield', controller: 0 });
  });

  it('mtg:304.2 mtg:307.2 an instant or sorcery does what it says and goes to the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Ray', 'Shock'], battlefield: lands(2, 'Mountain') }, {}]);
    game.cast(0, 'Test Ray').resolve().cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.zones('Test Ray'), game.zones('Shock')]).toEqual([18, ['graveyard'], ['graveyard']]);
  });

  it('mtg:308.1 mtg:300.2b a kindred card is cast as its other type says, mtg:308.2 and has creature types', () => {
    const game = magicPosition([{ hand: ['Test Elfhood', 'Test Elf Hunt'], battlefield: ['Forest'] }, {}]);
    game.cast(0, 'Test Elfhood').resolve();
    expect(game.the('Test Elfhood')).toMatchObject({ types: ['Kindred', 'Enchantment'], subtypes: ['Elf'] });
    expect(kinds(game)).toContain('Test Elf Hunt');
  });
});

describe('kindreds (308)', () => {
  it('mtg:308.2 creature types belong to kindreds: they stay with the type, and go with it', () => {
    const shape = (value: string[]) => {
      const spell = setTypes('Test Shape', ...value);
      const mine = { hand: ['Test Shape'], battlefield: ['Test Elfhood'] };
      const game = magicPosition([mine, {}], { definitions: [spell] })
        .castAt(0, 'Test Shape')
        .resolve();
      return game.the('Test Elfhood').subtypes;
    };
    expect([shape(['Kindred', 'Artifact']), shape(['Artifact'])]).toEqual([['Elf'], []]);
  });
});

describe('lands (305)', () => {
  const lots = { hand: lands(3, 'Forest') };

  it('mtg:305.2 one land a turn, mtg:305.2b and no other; mtg:116.3 its player has priority afterwards, and nothing was on the stack', () => {
    const game = magicPosition([lots, {}]).choose(0, { kind: 'PLAY_LAND', card: 'Forest', nth: 0 });
    expect(game.view().stack).toEqual([]);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(game.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(false);
    game.refused(0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest', nth: 0 }] });
    game.until({ turn: 5, step: 'precombatMain' });
    expect(game.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(true);
  });

  it('mtg:305.2a what adds to the number counts together with what was played', () => {
    const game = magicPosition([{ ...lots, battlefield: ['Test Explorer', 'Test Explorer'] }, {}]);
    for (let i = 0; i < 3; i++) game.choose(0, { kind: 'PLAY_LAND', card: 'Forest', nth: 0 });
    expect(game.all('Forest')).toHaveLength(3);
  });

  it('mtg:305.3 not in another player’s turn; mtg:305.1 not with something on the stack', () => {
    const theirs = magicPosition([{}, lots]).pass();
    expect(theirs.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(false);
    const busy = magicPosition([{ hand: ['Forest', 'Test Ramp'] }, {}]).cast(0, 'Test Ramp');
    expect(busy.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(false);
  });

  it('mtg:305.4 a land that an effect puts onto the battlefield was not played', () => {
    const game = magicPosition([{ hand: ['Test Ramp', 'Forest'], library: ['Island'] }, {}]);
    game.cast(0, 'Test Ramp').resolve().choose(0, { card: 'Island' });
    expect(game.decision().options.some((o) => o.kind === 'PLAY_LAND')).toBe(true);
  });

  it('mtg:305.9 what is a land and something else is played, not cast', () => {
    const game = magicPosition([{ hand: ['Test Vault'], battlefield: ['Plains'] }, {}]);
    expect(
      game
        .decision()
        .options.filter((o) => o.card === 'Test Vault')
        .map((o) => o.kind),
    ).toEqual(['PLAY_LAND']);
  });

  it('mtg:305.6 mtg-2003:214.9e a land with a basic land type taps for its mana, whatever its text', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Taiga'] }, {}]);
    expect(
      game
        .decision()
        .options.filter((o) => o.mana)
        .map((o) => o.value),
    ).toEqual(['R', 'G']);
  });
});

describe('types, subtypes, supertypes (205)', () => {
  const shaped = (name: string, ...spells: string[]): Play => {
    const game = magicPosition([{ hand: spells, battlefield: [name] }, {}]);
    for (const spell of spells) game.castAt(0, spell, { card: name }).resolve();
    return game;
  };

  it('mtg:205.2b what has two types is what either means', () => {
    const game = magicPosition([{ hand: ['Test Two Types'], battlefield: ['Ornithopter'] }, {}]);
    expect(kinds(game)).toEqual(['Test Two Types']);
  });

  it('mtg:205.2c tokens have types too', () => {
    const golem = { name: 'Golem', types: ['Artifact', 'Creature'], power: 1, toughness: 1 };
    const game = magicPosition([{ hand: ['Disenchant'], battlefield: [...lands(2, 'Plains'), { token: golem }] }, {}]);
    expect(game.the('Golem').types).toEqual(['Artifact', 'Creature']);
    expect(game.cast(0, 'Disenchant').resolve().zones('Golem')).toEqual([]);
  });

  it('mtg:205.3c each subtype belongs to its type', () => {
    expect(shaped('Dryad Arbor', 'Test Landify').the('Dryad Arbor').subtypes).toEqual(['Forest']);
  });

  it('mtg:205.4b supertypes have nothing to do with types: changed types leave them', () => {
    const game = shaped('Test Growing', 'Test Snow', 'Test Landify');
    expect(game.the('Test Growing')).toMatchObject({ supertypes: ['Legendary'], types: ['Land'], subtypes: [] });
  });

  it('mtg:205.3j planeswalker types belong to planeswalkers, and are no creature types', () => {
    ownCards(card('Test Jace', { cost: '{1}', type: 'Planeswalker — Jace', loyalty: 3 }));
    ownCards(
      instant('Test Elfing', '{0}', {
        targets: [target(permanent)],
        effects: [
          untilEndOfTurn(
            t(0),
            { mod: 'gain', prop: 'types', values: ['Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Elf'] },
            { mod: 'set', prop: 'power', value: 1 },
            { mod: 'set', prop: 'toughness', value: 1 },
          ),
        ],
      }),
    );
    expect(shaped('Test Jace', 'Test Elfing').the('Test Jace').subtypes).toEqual(['Jace', 'Elf']);
    expect(shaped('Test Jace', 'Test Landify').the('Test Jace').subtypes).toEqual([]);
  });

  it('mtg:208.3a an effect on the figures of what is no creature shows as soon as it is one', () => {
    const game = shaped('Ornithopter', 'Test Landify', 'Test Grow');
    expect(game.the('Ornithopter')).toMatchObject({ power: null, toughness: null });
    const later = magicPosition([
      { hand: ['Test Landify', 'Test Grow', 'Test Animate'], battlefield: ['Ornithopter'] },
      {},
    ]);
    later.cast(0, 'Test Landify').resolve().cast(0, 'Test Grow').resolve().cast(0, 'Test Animate').resolve();
    expect(later.figures('Ornithopter')).toBe('2/4');
  });

  it('mtg:302.4c figures begin with what is printed; mtg:208.4b the base ones are those before additions', () => {
    const grown = shaped('Grizzly Bears', 'Test Grow').the('Grizzly Bears');
    expect(grown).toMatchObject({ power: 4, toughness: 4, basePower: 2, baseToughness: 2 });
  });

  it('mtg:205.4d what becomes legendary obeys the legend rule', () => {
    const game = magicPosition([
      { hand: ['Test Snow', 'Test Snow'], battlefield: ['Grizzly Bears', 'Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Test Snow', { card: 'Grizzly Bears', nth: 0 }).resolve();
    game.cast(0, 'Test Snow', { card: 'Grizzly Bears', nth: 1 }).resolve();
    expect(game.decision().kind).toBe('LEGEND');
  });
});

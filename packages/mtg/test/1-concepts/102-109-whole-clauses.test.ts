/** Rules 103 to 109 with what stands beside their main clause: both commanders, both players, the second of several. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, ownMagic, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  type activated,
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  emblem,
  gainLife,
  instant,
  keyword,
  manaAbility,
  opponentControls,
  permanent,
  putCounters,
  sorcery,
  t,
  tap,
  target,
  triggered,
  yourUpkeep,
} from '../../src/language/builders.js';
import { chapter, classLevel, levelSymbol } from '../../src/language/frames.js';

const leader = (name: string): CardDefinition => {
  const made = creatureCard(name, '{1}{W}', 'Knight', '2/2', keyword('partner'));
  return { ...made, props: { ...made.props, supertypes: ['Legendary'] } };
};
const land = (name: string, ...abilities: Parameters<typeof activated>[1][] | never[]): CardDefinition =>
  card(name, { type: 'Land', abilities: abilities as never });
const copies: Effect[] = [
  { do: 'copyCard', what: t(0), save: 'copy' },
  { do: 'play', what: { saved: 'copy' }, cost: [] },
];
const emblemFor = (who: string): Effect =>
  ({ ...emblem(triggered(yourUpkeep, { effects: [gainLife(3)] })), who }) as never;

ownCards(
  leader('Test First Leader'),
  leader('Test Second Leader'),
  instant('Test Anew', '{0}', { effects: [{ do: 'restart' }] }),
  instant('Test Oath', '{0}', { effects: [emblemFor('you')] }),
  instant('Test Gift of an Oath', '{0}', { effects: [emblemFor('opponents')] }),
  // Lands of several types, and one that adds as much as there are artifacts of its controller's.
  land('Test Fork', manaAbility('{B}') as never, manaAbility('{W}', '{U}') as never),
  land('Test Spring', manaAbility('{G}{U}') as never),
  land('Test Forge', {
    kind: 'activated',
    cost: [tap],
    immediate: true,
    effects: [
      { do: 'addMana', choices: ['{R}'], times: { count: [{ has: ['types', 'Artifact'] }, { controller: 'you' }] } },
    ],
  } as never),
  land('Test Mirror', {
    kind: 'activated',
    cost: [tap],
    immediate: true,
    effects: [{ do: 'addMana', could: { what: [{ has: ['types', 'Land'] }, opponentControls] } }],
  } as never),
  card('Test Tithe', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'tapForMana', object: [permanent] as never }, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Echo', '{0}', 'Spirit', '1/1', {
    ...triggered(
      { on: 'cast', object: [{ is: 'hasX' }], player: 'you' },
      { effects: [gainLife({ xOf: { event: 'object' } })] },
    ),
  } as never),
  instant('Test Blaze', '{X}', { effects: [damage('x', 'opponents')] }),
  instant('Test No', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  creatureCard(
    'Test Student',
    '{W}',
    'Human',
    '1/1',
    levelSymbol([2, 6], '3/3', keyword('first strike'), keyword('vigilance')),
    levelSymbol([7], '4/4', keyword('double strike'), keyword('trample')),
  ),
  card('Test Red Mark', { type: 'Creature — Elf', colors: ['R'], power: 1, toughness: 1 }),
  card('Test Two Marks', { type: 'Creature — Elf', colors: ['W', 'B'], power: 1, toughness: 1 }),
  card('Test Other Color', { cost: '{G}', type: 'Creature — Elf', colors: ['R'], power: 1, toughness: 1 }),
  card('Test Tale', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [...chapter([2], { effects: [gainLife(2)] }), ...chapter([4], { effects: [gainLife(100)] })],
  }),
  instant('Test Page', '{0}', { targets: [target([permanent])], effects: [putCounters(2, t(0), 'lore')] }),
  instant('Test Stain', '{0}', { targets: [target([permanent])], effects: [putCounters(4, t(0), 'charge')] }),
  card('Test School', {
    cost: '{1}',
    type: 'Enchantment — Class',
    abilities: [
      ...classLevel(2, '{1}', triggered(yourUpkeep, { effects: [gainLife(1)] })),
      ...classLevel(3, '{1}', triggered(yourUpkeep, { effects: [draw(1)] })),
    ],
  }),
  instant('Test Verdict', '{0}', {
    targets: [target(creature)],
    effects: [
      destroy(t(0)),
      { do: 'if', if: { is: [t(0), { not: { is: 'token' } }] }, then: [gainLife(5)], else: [gainLife(1)] } as never,
    ],
  }),
  sorcery('Test Retell', '{0}', {
    targets: [target([{ zone: 'graveyard' }] as never)],
    effects: copies,
  }),
  card('Test Audience', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(1)] })],
  }),
  card('Test Encore', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'cast', player: 'you', match: { nth: 3 } }, { effects: [gainLife(50)] })],
  }),
  instant('Test Tally', '{0}', { effects: [gainLife({ happened: { on: 'cast', player: 'you' } })] }),
);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const pool = (game: Play, seat = 0) =>
  (game.view().players as unknown as { resources: { mana: object } }[])[seat]?.resources.mana;

describe('as a game begins, and begins anew', () => {
  it('mtg:103.2c each commander of each player lies face up in the command zone, where all see which it is', () => {
    const deck = {
      main: [{ card: 'Plains', count: 98 }],
      commander: [
        { card: 'Test First Leader', count: 1 },
        { card: 'Test Second Leader', count: 1 },
      ],
    };
    const service = ownMagic();
    const made = service.create({
      edition: 'current',
      seed: 'leaders',
      options: { autoPass: 'none', payment: 'auto', format: 'commander' },
      seats: ['Ann', 'Ben'].map((name) => ({ name, deck })),
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    for (const viewer of [0, 1] as const) {
      const view = service.view(made.value.state, viewer);
      const lying = Object.values(view.objects).filter(({ zone }) => zone === 'command');
      expect(lying.map(({ card: name, owner }) => `${String(name)} ${String(owner)}`).sort()).toEqual([
        'Test First Leader 0',
        'Test First Leader 1',
        'Test Second Leader 0',
        'Test Second Leader 1',
      ]);
      expect(view.players.map(({ zones }) => zones)).toMatchObject([{ library: 91 }, { library: 91 }]);
    }
  });

  it('mtg:104.6 the game that begins then is a new one: lives, hands and permanents are none of those before', () => {
    const library = [{ card: 'Wall of Mist', count: 9 }];
    const game = magicPosition([
      { life: 3, hand: ['Test Anew'], library, battlefield: ['Memnite'], graveyard: ['Shock'] },
      { life: 40, library, battlefield: ['Hill Giant', { card: 'Grizzly Bears', controller: 0 }], exile: ['Forest'] },
    ]);
    game.cast(0, 'Test Anew').resolve();
    while (!game.waiting()) game.takeDefault('MULLIGAN');
    expect([life(game), game.hand(0), game.hand(1)]).toEqual([[20, 20], 7, 7]);
    const objects = Object.values(game.view().objects);
    expect(objects.filter(({ zone }) => !['library', 'hand'].includes(String(zone)))).toEqual([]);
    for (const [name, owner] of [
      ['Memnite', 0],
      ['Shock', 0],
      ['Hill Giant', 1],
      ['Grizzly Bears', 1],
      ['Forest', 1],
    ])
      expect(objects.filter((one) => one.card === name).map((one) => one.owner)).toEqual([owner]);
  });

  it('mtg:114.5 an emblem is no card: a game that begins anew has none among its cards', () => {
    const library = [{ card: 'Wall of Mist', count: 9 }];
    const game = magicPosition([{ hand: ['Test Oath', 'Test Anew'], library }, { library }]);
    game.cast(0, 'Test Oath').resolve().cast(0, 'Test Anew').resolve();
    while (!game.waiting()) game.takeDefault('MULLIGAN');
    expect(Object.values(game.view().objects).filter(({ owner }) => owner === 0).length).toBe(11);
    expect(game.view().emblems ?? []).toEqual([]);
    expect(game.until({ turn: 3, step: 'draw' }).life(0)).toBe(20);
  });
});

describe('mana', () => {
  it('mtg:106.7 all types of each land count, also of a tapped one, but none that an ability would add nothing of', () => {
    const could = (...theirs: (string | object)[]): string[] => {
      const game = magicPosition([{ battlefield: ['Test Mirror'] }, { battlefield: theirs as never }]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Test Mirror' });
      const { kind, options } = game.decision();
      if (kind === 'COLOR') return options.map(({ label }) => String(label));
      return Object.entries(pool(game) ?? {}).flatMap(([type, n]) => (n ? [`{${type}}`] : []));
    };
    expect(could('Test Fork')).toEqual(['{W}', '{U}', '{B}']);
    expect(could({ card: 'Test Fork', tapped: true }, 'Forest')).toEqual(['{W}', '{U}', '{B}', '{G}']);
    expect(could('Test Spring')).toEqual(['{U}', '{G}']);
    expect(could('Test Forge')).toEqual([]);
    expect(could('Test Forge', 'Ornithopter')).toEqual(['{R}']);
    expect(could('Test Forge', 'Swamp')).toEqual(['{B}']);
  });

  it('mtg:106.12 who taps a land to pay taps it for mana, whoever that is and however it is paid', () => {
    for (const seat of [0, 1]) {
      const side = { hand: ['Shock'], battlefield: [...lands(1, 'Mountain'), 'Test Tithe'] };
      const game = magicPosition([seat === 0 ? side : {}, seat === 1 ? side : {}], { turn: { active: seat } });
      game.cast(seat, 'Shock', { player: 1 - seat });
      expect(game.view().stack).toHaveLength(2);
      expect(game.resolveAll().life(seat)).toBe(21);
    }
    const game = magicPosition([{ battlefield: ['Mountain', 'Test Tithe'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Mountain' });
    expect(game.resolveAll().life(0)).toBe(21);
  });
});

describe('X, symbols and frames', () => {
  it('mtg:107.3e it is the X of the spell also where that has left the stack meanwhile', () => {
    for (const x of [2, 3]) {
      const hand = ['Test Blaze', 'Test No'];
      const game = magicPosition([{ hand, battlefield: ['Test Echo', ...lands(4, 'Wastes')] }, {}]);
      game.cast(0, 'Test Blaze').answer(0, { number: x }).cast(0, 'Test No', { card: 'Test Blaze' }).resolve();
      expect(game.zones('Test Blaze')).toEqual(['graveyard']);
      expect(life(game.resolveAll())).toEqual([20 + x, 20]);
    }
  });

  it('mtg:107.8 all that stands beside a level symbol comes and goes with it: each ability, and the figures', () => {
    const at = (level: number) => {
      const { power, toughness, keywords } = magicPosition([
        { battlefield: [{ card: 'Test Student', counters: { level } }] },
        {},
      ]).the('Test Student');
      return [`${String(power)}/${String(toughness)}`, keywords];
    };
    expect([0, 1, 2, 6, 7, 9].map(at)).toEqual([
      ['1/1', []],
      ['1/1', []],
      ['3/3', ['first strike', 'vigilance']],
      ['3/3', ['first strike', 'vigilance']],
      ['4/4', ['double strike', 'trample']],
      ['4/4', ['double strike', 'trample']],
    ]);
  });

  it('mtg:107.13 the color indicator says what colors there are, whatever the mana cost', () => {
    const names = ['Test Red Mark', 'Test Two Marks', 'Test Other Color'];
    const game = magicPosition([{ battlefield: names }, {}]);
    expect(names.map((name) => game.the(name).colors)).toEqual([['R'], ['W', 'B'], ['R']]);
  });

  it('mtg:107.15a a chapter waits for lore counters alone, and not again once it is reached', () => {
    const game = magicPosition(
      [{ hand: ['Test Stain', 'Test Page'], battlefield: [{ card: 'Test Tale', counters: { lore: 1 } }] }, {}],
      { turn: { step: 'postcombatMain' } },
    );
    game.cast(0, 'Test Stain').resolve();
    expect([game.view().stack, game.the('Test Tale').counters]).toEqual([[], { lore: 1, charge: 4 }]);
    game.cast(0, 'Test Page').resolve();
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(22);
    const later = magicPosition(
      [{ hand: ['Test Page'], battlefield: [{ card: 'Test Tale', counters: { lore: 2 } }] }, {}],
      { turn: { step: 'postcombatMain' } },
    );
    expect(later.cast(0, 'Test Page').resolve().resolveAll().life(0)).toBe(120);
  });

  it('mtg:107.16a each level is gained from the one before, once, and as a sorcery alone', () => {
    const offered = (game: Play) =>
      game.decision().options.filter(({ kind, card: name }) => kind === 'ACTIVATE' && name === 'Test School');
    const game = magicPosition([{ hand: ['Test Tally'], battlefield: ['Test School', ...lands(3, 'Wastes')] }, {}]);
    expect(offered(game)).toHaveLength(1);
    game.cast(0, 'Test Tally');
    expect(offered(game)).toEqual([]);
    game.resolve().activate(0, 'Test School').resolve();
    expect(offered(game)).toHaveLength(1);
    game.activate(0, 'Test School').resolve();
    expect(offered(game)).toEqual([]);
    const theirs = magicPosition([{ battlefield: ['Test School', ...lands(3, 'Wastes')] }, {}], {
      turn: { active: 1 },
    });
    theirs.pass();
    expect([theirs.decision().seat, offered(theirs)]).toEqual([0, []]);
  });
});

describe('cards, copies, and who controls what', () => {
  it('mtg:108.2b a token is no card, also when it is there no more', () => {
    const elf = { token: { name: 'Elf', types: ['Creature'], power: 1, toughness: 1 } };
    const game = magicPosition([{ hand: ['Test Verdict', 'Test Verdict'], battlefield: [elf, 'Memnite'] }, {}]);
    game.cast(0, 'Test Verdict', { card: 'Elf' }).resolve();
    expect(game.life(0)).toBe(21);
    game.castAt(0, 'Test Verdict', { card: 'Memnite' });
    expect(game.resolve().life(0)).toBe(26);
  });

  it('mtg:109.4c an emblem is controlled by whoever gets it, though another player’s spell says so', () => {
    const given = (spell: string, seat: number) => {
      const game = magicPosition([{ hand: [spell] }, { hand: [spell] }]);
      if (seat === 1) game.pass();
      game.cast(seat, spell).resolve();
      return life(game.until({ turn: 5, step: 'draw' }));
    };
    expect([given('Test Oath', 0), given('Test Oath', 1)]).toEqual([
      [23, 20],
      [20, 23],
    ]);
    expect([given('Test Gift of an Oath', 0), given('Test Gift of an Oath', 1)]).toEqual([
      [20, 23],
      [23, 20],
    ]);
  });

  it('mtg:112.1b a copy of a card that is cast is a spell: it triggers what waits for one, and counts as one', () => {
    const own = { hand: ['Test Retell', 'Test Tally'], battlefield: ['Test Audience', 'Test Encore'] };
    const game = magicPosition([own, { graveyard: ['Test Oath'], battlefield: ['Test Audience'] }]);
    game.cast(0, 'Test Retell').resolve().resolve();
    expect(life(game)).toEqual([21, 20]);
    game.choose(0, { card: 'Test Oath' });
    expect(game.view().stack).toHaveLength(2);
    game.resolve();
    expect([life(game), game.view().stack.length]).toEqual([[22, 20], 1]);
    game.resolveAll();
    // The third spell: the copy was the second.
    game.cast(0, 'Test Tally');
    expect(life(game.takeDefault('ORDER_TRIGGERS').resolveAll())).toEqual([76, 20]);
  });
});

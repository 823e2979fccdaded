/** Clauses of keyword abilities that stand beside their main rule: what counts, when, and in which zone. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  faces,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  player,
  plus,
  protectionFrom,
  putCounters,
  rule,
  sorcery,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
const gains = gainLife(1);
/** From the graveyard it deals 1 damage to a target. */
const stings = activated([], {
  zone: 'graveyard',
  targets: [target({ any: [player, [{ zone: 'battlefield' }, creature]] })],
  effects: [damage(1, t(0))],
});
ownCards(
  creatureCard('Test Dead Deadly', '{B}', 'Snake', '1/1', keyword('deathtouch'), stings),
  creatureCard('Test Dead Withering', '{B}', 'Snake', '1/1', keyword('wither'), stings),
  creatureCard('Test Dead Infectious', '{B}', 'Snake', '1/1', keyword('infect'), stings),
  ...['wither', 'infect'].map((name) =>
    creatureCard(
      `Test Last ${name}`,
      '{B}',
      'Snake',
      '1/1',
      keyword(name),
      activated([{ pay: 'sacrifice', what: 'self' }], {
        targets: [target({ any: [player, [{ zone: 'battlefield' }, creature]] })],
        effects: [damage(1, t(0))],
      }),
    ),
  ),
  creatureCard(
    'Test Evolver',
    '{1}',
    'Mutant',
    '1/1',
    keyword('evolve'),
    triggered({ on: 'did', object: 'self', match: { what: 'evolve' } }, { effects: [gains] }),
  ),
  creatureCard(
    'Test Trainee',
    '{1}',
    'Human',
    '1/1',
    keyword('training'),
    triggered({ on: 'did', object: 'self', match: { what: 'train' } }, { effects: [gains] }),
  ),
  card('Test Stillness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'counters', match: { kind: '+1/+1' }, change: { amount: 0 } }],
  }),
  instant('Test Stoning', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
  }),
  creatureCard(
    'Test Mentor',
    '{1}',
    'Human',
    '3/3',
    keyword('mentor'),
    triggered(
      { on: 'did', object: 'self', match: { what: 'mentor' } },
      { effects: [gains, putCounters(1, { event: 'other' }, 'charge')] },
    ),
  ),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(5, 5))] }),
  creatureCard('Test Cycler', '{1}', 'Beast', '1/1', keyword('cycling', { cost: one })),
  creatureCard('Test Transmuter', '{1}', 'Beast', '1/1', keyword('transmute', { cost: one })),
  creatureCard('Test Reinforcer', '{1}', 'Beast', '1/1', keyword('reinforce', { cost: one, value: 1 })),
  ...['cycling', 'transmute', 'reinforce'].map((name) =>
    instant(`Test Count ${name}`, '{0}', {
      effects: [
        gainLife({
          sum: [
            { count: [{ zone: 'battlefield' }, { keyword: name }] },
            { count: [{ zone: 'graveyard' }, { keyword: name }] },
          ],
        }),
      ],
    }),
  ),
  creatureCard('Test Morph', '{1}', 'Elf', '3/3', keyword('morph', { cost: one })),
  creatureCard('Test Disguise', '{1}', 'Elf', '3/3', keyword('disguise', { cost: one })),
  creatureCard('Test Plain', '{1}', 'Elf', '3/3'),
  instant('Test Unmask', '{0}', {
    effects: [{ do: 'modify', what: { each: [{ zone: 'hand' }, creature] }, mods: [{ mod: 'loseAbilities' }] }],
  }),
  card('Test Rebound', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [keyword('rebound'), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  card('Test Tax', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ mod: 'cost', more: one }])],
  }),
  card('Test Bestowed', {
    cost: '{1}',
    type: 'Enchantment Creature — Spirit',
    power: 1,
    toughness: 1,
    abilities: [keyword('bestow', { cost: one }), continuous('attached', plus(1, 1))],
  }),
  card('Test No Creatures', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [rule('cantCast', { of: creature as never })])],
  }),
  card('Test No Auras', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [rule('cantCast', { of: subtype('Aura') as never })])],
  }),
  card('Test Horde', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([{ zone: 'graveyard' }, { owner: 'you' }, creature], [{ mod: 'play' }])],
  }),
  creatureCard('Test Suspended', '{5}', 'Beast', '4/4', keyword('suspend', { cost: one, value: 1 })),
  creatureCard('Test Motley', '{1}', 'Human', '1/1', protectionFrom(color('W', 'U', 'B', 'R', 'G'), 'each color')),
  creatureCard(
    'Test Wary',
    '{1}',
    'Human',
    '1/1',
    protectionFrom([{ any: [subtype('Goblin'), artifact] }], 'each of these'),
  ),
  creatureCard('Test Guarded', '{1}', 'Human', '1/1', ...['W', 'U', 'G'].map((c) => protectionFrom([color(c)], c))),
  ...['W', 'U', 'B', 'R', 'G'].map((c) =>
    instant(`Test ${c} Bolt`, `{${c}}`, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  instant('Test Colorless Bolt', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Goblin Dart', {
    cost: '{R}',
    type: 'Kindred Instant — Goblin',
    abilities: [{ kind: 'spell', targets: [target(creature)], effects: [damage(1, t(0))] }],
  }),
  creatureCard('Test Warped', '{5}', 'Drone', '2/2', keyword('warp', { cost: one })),
  sorcery('Test Void', '{0}', {
    effects: [
      {
        do: 'if',
        if: { compare: [{ happened: { on: 'cast', match: { method: 'warp' } } }, '>', 0] },
        then: [gainLife(5)],
      },
    ],
  }),
  card('Test Wings', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [has('flying')])],
  }),
  sorcery('Test Hurricane', '{0}', { effects: [damage(4, { each: [creature, { keyword: 'flying' }] })] }),
  instant('Test Grounding', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  creatureCard(
    'Test Kicked',
    '{1}',
    'Elf',
    '1/1',
    keyword('kicker', { cost: [mana('{2}')] }),
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      { if: { paid: 'kicker' }, effects: [gainLife(4)] },
    ),
  ),
  card('Test Two Kickers', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [
      keyword('kicker', { cost: [mana('{W}')], label: 'kicker {W}' }),
      keyword('kicker', { cost: [mana('{B}')], label: 'kicker {B}' }),
      {
        kind: 'spell',
        effects: [
          { do: 'if', if: { paid: 'kicker {W}' }, then: [gainLife(5)] },
          { do: 'if', if: { paid: 'kicker' }, then: [{ do: 'draw', who: 'you', count: 1 }] },
          { do: 'if', if: { paid: 'kicker {B}' }, then: [{ do: 'stat', stat: 'life', who: 'opponents', amount: -5 }] },
        ],
      },
    ],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Sting', '{0}', { effects: [damage(2, 'opponents')] }),
  creatureCard('Test Thirsty', '{0}', 'Beast', '1/1', keyword('bloodthirst')),
  creatureCard(
    'Test Other Kicked',
    '{1}',
    'Elf',
    '1/1',
    keyword('kicker', { cost: [mana('{2}')] }),
    activated([], { effects: [{ do: 'if', if: { paid: 'kicker' }, then: [gainLife(7)] }] }),
  ),
  instant('Test Likeness', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  faces(
    'split',
    instant('Test Left', '{1}{R}', { effects: [gainLife(1)] }),
    instant('Test Right', '{1}{U}', { effects: [gainLife(2)] }),
  ),
  sorcery('Test Flames', '{0}', {
    effects: [{ do: 'modify', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, mods: [has('flashback')] }],
  }),
);
const at = (mine: object, theirs: object = {}): Play =>
  magicPosition([mine, theirs] as Parameters<typeof magicPosition>[0]);
const ways = (game: Play, name: string): string[] =>
  game.decision().options.flatMap((o) => (o.card === name ? [`${o.kind}${o.method ? ` ${o.method}` : ''}`] : []));
const poison = (game: Play): number =>
  (game.view().players[1] as { counters?: { poison?: number } }).counters?.poison ?? 0;

describe('damage in other forms, from wherever its source is', () => {
  it('mtg:702.2d deathtouch kills also from the graveyard', () => {
    const game = at({ graveyard: ['Test Dead Deadly'] }, { battlefield: ['Craw Wurm'] });
    game.activate(0, 'Test Dead Deadly', { card: 'Craw Wurm' }).resolve();
    expect(game.zones('Craw Wurm')).toEqual(['graveyard']);
  });
  it('mtg:702.80c wither wounds from the graveyard; mtg:702.80b what has left had it as it last was', () => {
    const dead = at({ graveyard: ['Test Dead Withering'] }, { battlefield: ['Craw Wurm'] });
    dead.activate(0, 'Test Dead Withering', { card: 'Craw Wurm' }).resolve();
    expect(dead.the('Craw Wurm').counters).toEqual({ '-1/-1': 1 });
    const last = at({ battlefield: ['Test Last wither'] }, { battlefield: ['Craw Wurm'] });
    last.activate(0, 'Test Last wither', { card: 'Craw Wurm' }).resolve();
    expect([last.zones('Test Last wither'), last.the('Craw Wurm').counters]).toEqual([['graveyard'], { '-1/-1': 1 }]);
  });
  it('mtg:702.90e infect poisons from the graveyard; mtg:702.90d what has left had it as it last was', () => {
    const dead = at({ graveyard: ['Test Dead Infectious'] })
      .activate(0, 'Test Dead Infectious', { player: 1 })
      .resolve();
    expect([poison(dead), dead.life(1)]).toEqual([1, 20]);
    const last = at({ battlefield: ['Test Last infect'] })
      .activate(0, 'Test Last infect', { player: 1 })
      .resolve();
    expect([poison(last), last.life(1)]).toEqual([1, 20]);
  });
});

describe('growing', () => {
  const evolving = (more: string[], answer: (game: Play) => unknown = () => undefined): Play => {
    const game = at({ hand: ['Test Plain', 'Test Stoning'], battlefield: ['Test Evolver', 'Island', ...more] });
    game.cast(0, 'Test Plain').resolve();
    answer(game);
    return game.resolveAll();
  };
  it('mtg:702.100b it evolves as counters are put on it so, and not where none can be', () => {
    expect([evolving([]).life(0), evolving(['Test Stillness']).life(0)]).toEqual([21, 20]);
  });
  it('mtg:702.100c a creature is not greater than what is no creature any more', () => {
    const game = evolving([], (playing) => playing.cast(0, 'Test Stoning', { card: 'Test Evolver' }).resolve());
    expect([game.the('Test Evolver').counters, game.life(0)]).toEqual([{}, 20]);
  });
  it('mtg:702.149c it trains as counters are put on it so, and not where none can be', () => {
    const training = (...more: string[]): number =>
      at({ battlefield: ['Test Trainee', 'Hill Giant', ...more] })
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Trainee', 'Hill Giant')
        .resolveAll()
        .life(0);
    expect([training(), training('Test Stillness')]).toEqual([21, 20]);
  });
  it('mtg:702.134c it mentors its target as the ability resolves, and not where that is illegal by then', () => {
    const mentoring = (spell?: string): number => {
      const game = at({ hand: ['Test Swell'], battlefield: ['Test Mentor', 'Grizzly Bears'] })
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Mentor', 'Grizzly Bears');
      if (spell) game.cast(0, spell, { card: 'Grizzly Bears' }).resolve();
      return game.resolveAll().life(0);
    };
    expect([mentoring(), mentoring('Test Swell')]).toEqual([21, 20]);
  });
});

describe('abilities of cards in the hand are there in every zone', () => {
  const count = (name: string, what: string): number =>
    at({ hand: [`Test Count ${what}`], battlefield: [name], graveyard: [name] })
      .cast(0, `Test Count ${what}`)
      .resolve()
      .life(0);
  it('mtg:702.29b mtg-2003:502.18b cycling', () => {
    expect(count('Test Cycler', 'cycling')).toBe(22);
  });
  it('mtg:702.53b transmute', () => {
    expect(count('Test Transmuter', 'transmute')).toBe(22);
  });
  it('mtg:702.77b reinforce', () => {
    expect(count('Test Reinforcer', 'reinforce')).toBe(22);
  });
});

describe('casting', () => {
  const hand = (name: string) => at({ hand: [name, 'Test Unmask'], battlefield: lands(3, 'Forest') });
  it('mtg:702.37d mtg-2003:502.26c by a morph ability a card is cast face down, and without one it is not', () => {
    expect(ways(hand('Test Morph'), 'Test Morph')).toEqual(['CAST morph', 'CAST normal']);
    expect(ways(hand('Test Plain'), 'Test Plain')).toEqual(['CAST normal']);
  });
  it('mtg:702.168c by a disguise ability a card is cast face down, and without one it is not', () => {
    expect(ways(hand('Test Disguise'), 'Test Disguise')).toEqual(['CAST disguise', 'CAST normal']);
    expect(ways(hand('Test Plain'), 'Test Plain')).toEqual(['CAST normal']);
  });
  it('mtg:702.88b what is cast by rebound costs what effects add, and is not cast where that can’t be paid', () => {
    const rebound = (islands: number): number => {
      const game = at({ hand: ['Test Rebound'], battlefield: [...lands(islands, 'Island'), 'Test Tax'] });
      game.cast(0, 'Test Rebound').resolve().until({ turn: 5, step: 'upkeep' });
      const tapped = game.all('Island').filter((island) => island.tapped).length;
      game.resolve();
      if (!game.waiting()) game.choose(0, { card: 'Test Rebound' });
      const paid = game.all('Island').filter((island) => island.tapped).length - tapped;
      return game.resolveAll().life(0) + paid;
    };
    expect(rebound(3)).toBe(27);
  });
  it('mtg:702.103d what it would be as it is cast counts: no creature spell bestowed, and an Aura alone then', () => {
    const bestowing = (other: string) =>
      ways(at({ hand: ['Test Bestowed'], battlefield: ['Plains', 'Grizzly Bears', other] }), 'Test Bestowed');
    expect(bestowing('Test No Creatures')).toEqual(['CAST bestow']);
    expect(bestowing('Test No Auras')).toEqual(['CAST normal']);
  });
  it('mtg:702.103d who may cast creature spells from elsewhere may not cast it bestowed from there', () => {
    const game = at({ graveyard: ['Test Bestowed'], battlefield: ['Plains', 'Grizzly Bears', 'Test Horde'] });
    expect(ways(game, 'Test Bestowed')).toEqual(['CAST normal']);
  });
  it('mtg:702.62c what effects keep from being cast is not suspended', () => {
    const suspends = (...more: string[]) =>
      ways(at({ hand: ['Test Suspended'], battlefield: ['Plains', ...more] }), 'Test Suspended');
    expect([suspends(), suspends('Test No Creatures'), suspends('Test No Auras')]).toEqual([
      ['SPECIAL'],
      [],
      ['SPECIAL'],
    ]);
  });
  it('mtg:702.33a mtg-2003:502.21a kicker is a cost besides its own, paid or not as its player announces', () => {
    const cast = (confirm: boolean): number[] => {
      const game = at({ hand: ['Test Kicked'], battlefield: lands(3, 'Plains') }).cast(0, 'Test Kicked');
      game.answer(0, { confirm });
      const tapped = game.all('Plains').filter((plains) => plains.tapped).length;
      return [tapped, game.resolve().resolveAll().life(0)];
    };
    expect([cast(true), cast(false)]).toEqual([
      [3, 24],
      [1, 20],
    ]);
  });
  it('mtg:702.33b with two kickers either may be paid, or both', () => {
    const cast = (first: boolean, second: boolean): number[] => {
      const game = at({ hand: ['Test Two Kickers'], battlefield: ['Plains', 'Swamp', 'Island'] });
      game.cast(0, 'Test Two Kickers').answer(0, { confirm: first }, { confirm: second }).resolve();
      return [game.life(0), game.life(1), game.hand(0)];
    };
    // Either way it was kicked.
    expect([cast(true, false), cast(false, true), cast(true, true), cast(false, false)]).toEqual([
      [25, 20, 1],
      [20, 15, 1],
      [25, 15, 1],
      [20, 20, 0],
    ]);
  });
  it('mtg:702.33e mtg-2003:502.21b what was paid for its own kicker is not paid for that of what it becomes a copy of', () => {
    const game = at({
      hand: ['Test Kicked', 'Test Other Kicked', 'Test Likeness'],
      battlefield: lands(6, 'Plains'),
    });
    game.cast(0, 'Test Kicked').answer(0, { confirm: true }).resolve().resolveAll();
    game.cast(0, 'Test Other Kicked').answer(0, { confirm: true }).resolve();
    expect(game.activate(0, 'Test Other Kicked').resolve().life(0)).toBe(31);
    game.cast(0, 'Test Likeness', { card: 'Test Kicked' }).resolve();
    game.choose(0, { kind: 'ACTIVATE', object: game.the('Test Kicked').id }).resolve();
    expect(game.life(0)).toBe(31);
  });
  it('mtg:702.1b a flashback cost by the mana cost is that of the half which is cast', () => {
    const game = at({
      hand: ['Test Flames'],
      graveyard: ['Test Left // Test Right'],
      battlefield: ['Mountain', 'Mountain', 'Island'],
    });
    game.cast(0, 'Test Flames').resolve();
    const offered = game.decision().options.filter((o) => o.method === 'flashback');
    expect(offered.map(({ index, cost }) => [index, cost])).toEqual([
      [0, '{1}{R}'],
      [1, '{1}{U}'],
    ]);
  });
  it('mtg:702.54b bloodthirst X: as many counters as damage was dealt to opponents this turn', () => {
    const entered = (...before: string[]): string => {
      const game = at({ hand: ['Test Thirsty', ...before] });
      for (const spell of before) game.cast(0, spell).resolve();
      return game.cast(0, 'Test Thirsty').resolve().figures('Test Thirsty');
    };
    expect([entered(), entered('Test Sting'), entered('Test Sting', 'Test Sting')]).toEqual(['1/1', '3/3', '5/5']);
  });
  it('mtg:702.185c that a spell was warped this turn is that it was cast for its warp cost', () => {
    const cast = (method: string): number => {
      const game = at({ hand: ['Test Warped', 'Test Void'], battlefield: lands(5, 'Island') });
      game.choose(0, { card: 'Test Warped', method }).resolve();
      return game.cast(0, 'Test Void').resolve().life(0);
    };
    expect([cast('warp'), cast('normal')]).toEqual([25, 20]);
  });
});

describe('qualities', () => {
  const aimedAt = (name: string, spell: string): boolean => {
    const all = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    const game = at({ hand: [spell], battlefield: [...all, 'Grizzly Bears'] }, { battlefield: [name] });
    game.choose(0, { kind: 'CAST', card: spell });
    return !game.waiting() && game.decision().options.some((o) => o.card === name);
  };
  it('mtg:702.16h protection from each color is protection from every one of the five', () => {
    const spells = ['W', 'U', 'B', 'R', 'G', 'Colorless'].map((c) => `Test ${c} Bolt`);
    expect(spells.map((spell) => aimedAt('Test Motley', spell))).toEqual([false, false, false, false, false, true]);
  });
  it('mtg:702.16i from each of several qualities is protection from every one of them', () => {
    expect(['Test Goblin Dart', 'Test R Bolt'].map((spell) => aimedAt('Test Wary', spell))).toEqual([false, true]);
    const game = at({ battlefield: ['Test Wary'] }, { battlefield: ['Memnite', 'Goblin Piker', 'Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Wary').until({ kind: 'BLOCKERS' });
    expect((game.decision().from ?? []).map((o) => o.card)).toEqual(['Grizzly Bears']);
    // As separate abilities each of them counts, from the first to the last.
    const bolts = ['W', 'U', 'G', 'R'].map((c) => `Test ${c} Bolt`);
    expect(bolts.map((spell) => aimedAt('Test Guarded', spell))).toEqual([false, false, false, true]);
  });
  it('mtg:702.1d a creature with flying is one that has it now, printed or given', () => {
    const game = at(
      { hand: ['Test Wings', 'Test Grounding', 'Test Hurricane'] },
      { battlefield: ['Hill Giant', 'Air Elemental', 'Grizzly Bears'] },
    );
    game.cast(0, 'Test Wings', { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Test Grounding', { card: 'Air Elemental' }).resolve();
    game.cast(0, 'Test Hurricane').resolve();
    expect(['Hill Giant', 'Air Elemental', 'Grizzly Bears'].map((name) => game.zones(name))).toEqual([
      ['graveyard'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });
});

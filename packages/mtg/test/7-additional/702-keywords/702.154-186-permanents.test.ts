/** Enlist, backup, craft, Cases that are solved, station and the Infinity symbol (702.154, 702.165, 702.167 … 702.186). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { infinity, solved, stationSymbol } from '../../../src/language/frames.js';
import {
  activated,
  attacks,
  card,
  continuous,
  creatureCard,
  draw,
  faces,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const waste = (n: number): string[] => lands(n, 'Forest');
const creature = { has: ['types', 'Creature'] as [string, string] };
const artifact = { has: ['types', 'Artifact'] as [string, string] };
ownCards(
  creatureCard('Test Enlister', '{2}', 'Soldier', '1/1', keyword('enlist')),
  creatureCard('Test Twice Enlister', '{2}', 'Soldier', '1/1', keyword('enlist'), keyword('enlist')),
  creatureCard(
    'Test Exerter',
    '{2}',
    'Warrior',
    '2/2',
    continuous('self', [{ mod: 'rule', rule: 'mayExert' }]),
    triggered({ on: 'did', object: 'self', match: { what: 'exert', instance: 0 } }, { effects: [gainLife(1)] }),
    activated([], { effects: [{ do: 'exert', what: 'self' }] }),
  ),
  creatureCard(
    'Test Backer',
    '{2}',
    'Wolf',
    '1/1',
    keyword('reach'),
    keyword('backup', { value: 2 }),
    keyword('vigilance'),
    triggered(attacks, { effects: [gainLife(3)] }),
  ),
  card('Test Wings', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous([creature, { controller: 'you' }], [has('flying')])],
  }),
  creatureCard('Test Clone', '{2}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature },
  }),
  instant('Test Blank', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'loseAbilities' }], until: { kind: 'endOfTurn' } }],
  }),
  faces(
    'transform',
    card('Test Lump', {
      cost: '{1}',
      type: 'Artifact',
      abilities: [keyword('craft', { cost: [mana('{2}')], from: artifact, value: 1, label: 'artifact' })],
    }),
    card('Test Golem', {
      type: 'Artifact Creature — Golem',
      power: 2,
      toughness: 2,
      abilities: [
        continuous('self', [{ mod: 'add', stat: 'power', value: { count: [{ zone: 'exile' }, { linked: true }] } }]),
      ],
    }),
  ),
  faces(
    'transform',
    card('Test Heap', {
      cost: '{1}',
      type: 'Artifact',
      abilities: [keyword('craft', { cost: [mana('{1}')], from: artifact, value: 1, label: 'one or more artifacts' })],
    }),
    card('Test Tower', {
      type: 'Artifact Creature — Golem',
      power: 0,
      toughness: 5,
      abilities: [
        continuous('self', [{ mod: 'add', stat: 'power', value: { count: [{ zone: 'exile' }, { linked: true }] } }]),
      ],
    }),
  ),
  card('Test Case', {
    cost: '{1}',
    type: 'Enchantment — Case',
    abilities: [
      solved(
        continuous([creature, { controller: 'you' }], plus(1, 1)),
        triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] }),
        activated([mana('{1}')], { effects: [draw(1)] }),
      ),
    ],
  }),
  sorcery('Test Verdict', '{0}', {
    effects: [{ do: 'status', what: { each: { has: ['subtypes', 'Case'] } }, status: 'solved' }],
  }),
  sorcery('Test Draw', '{0}', { effects: [draw(1)] }),
  card('Test Ship', {
    cost: '{2}',
    type: 'Artifact — Spacecraft',
    power: 4,
    toughness: 4,
    abilities: [keyword('station'), stationSymbol(4, '4/4', keyword('flying'))],
  } as never),
  creatureCard('Test Warden', '{1}', 'Elf', '1/4'),
  card('Test Foundry', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous([creature, { controller: 'you' }], [{ mod: 'rule', rule: 'stationsByToughness' }])],
  }),
  card('Test Stone', {
    cost: '{1}',
    type: 'Legendary Artifact — Infinity Stone',
    abilities: [
      activated([], { effects: [{ do: 'status', what: 'self', status: 'harnessed' }] }),
      infinity(activated([mana('{1}')], { effects: [gainLife(4)] })),
    ],
  }),
  card('Test Lesson', {
    cost: '{2}',
    type: 'Sorcery — Lesson',
    abilities: [{ kind: 'spell', effects: [gainLife(2)] }, keyword('paradigm')],
  }),
);
const game = (mine: object, theirs: object = {}): Play =>
  magicPosition([
    { library: waste(6), ...mine },
    { library: waste(6), ...theirs },
  ]);
const abilitiesOf = (play: Play, name: string): number[] =>
  play
    .decision()
    .options.filter((o) => o.card === name && o.kind === 'ACTIVATE')
    .map((o) => Number(o.ability));

describe('enlist (702.154)', () => {
  const attacking = (battlefield: unknown[], name = 'Test Enlister'): Play =>
    game({ battlefield }).until({ kind: 'ATTACKERS' }).attack(0, name);
  it('mtg:702.154a a creature that does not attack is tapped, and its power is added until end of turn', () => {
    const play = attacking(['Test Enlister', 'Craw Wurm', 'Grizzly Bears']).choose(0, { card: 'Craw Wurm' });
    expect([play.the('Craw Wurm').tapped, play.figures('Test Enlister')]).toEqual([true, '1/1']);
    expect(play.resolveAll().figures('Test Enlister')).toBe('7/1');
    expect(play.until({ turn: 4 }).figures('Test Enlister')).toBe('1/1');
  });
  it('mtg:508.1g nobody need pay an optional cost to attack', () => {
    const play = attacking(['Test Enlister', 'Craw Wurm']).answer(0, { choose: [] });
    expect([play.the('Craw Wurm').tapped, play.resolveAll().figures('Test Enlister')]).toEqual([false, '1/1']);
  });
  it('mtg:702.154a what came this turn without haste, or is tapped, can’t be tapped for it', () => {
    const play = attacking([
      'Test Enlister',
      { card: 'Craw Wurm', sick: true },
      { card: 'Grizzly Bears', tapped: true },
    ]);
    expect(play.waiting()).toBe(true);
  });
  it('mtg:702.154b its ability triggers only as that cost is paid', () => {
    const play = attacking(['Test Enlister', 'Craw Wurm']).answer(0, { choose: [] });
    expect(play.view().stack).toHaveLength(0);
  });
  it('mtg:702.154c a creature does not enlist itself, nor another attacker', () => {
    const play = game({ battlefield: ['Test Enlister', 'Grizzly Bears'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Enlister', 'Grizzly Bears');
    expect(play.waiting()).toBe(true);
  });
  it('mtg:702.154d each instance is paid for by itself, and triggers for its own cost alone', () => {
    const play = attacking(['Test Twice Enlister', 'Craw Wurm', 'Grizzly Bears'], 'Test Twice Enlister');
    play.choose(0, { card: 'Craw Wurm' }).choose(0, { card: 'Grizzly Bears' });
    expect(play.until({ step: 'declareBlockers' }).figures('Test Twice Enlister')).toBe('9/1');
    const once = attacking(['Test Twice Enlister', 'Craw Wurm', 'Grizzly Bears'], 'Test Twice Enlister');
    once.choose(0, { card: 'Craw Wurm' }).answer(0, { choose: [] });
    expect(once.resolveAll().figures('Test Twice Enlister')).toBe('7/1');
  });
  it('mtg:701.43d a creature that may be exerted as it attacks is so if its player wants, and what is linked to that triggers', () => {
    const exerted = attacking(['Test Exerter'], 'Test Exerter').answer(0, { confirm: true }).resolveAll();
    expect(exerted.life(0)).toBe(21);
    expect(exerted.until({ turn: 5, step: 'upkeep' }).the('Test Exerter').tapped).toBe(true);
    const spared = attacking(['Test Exerter'], 'Test Exerter').answer(0, { confirm: false });
    expect(spared.resolveAll().life(0)).toBe(20);
    expect(spared.until({ turn: 5, step: 'upkeep' }).the('Test Exerter').tapped).toBe(false);
    // Exerted otherwise it is no cost to attack.
    const otherwise = game({ battlefield: ['Test Exerter'] })
      .activate(0, 'Test Exerter')
      .resolveAll();
    expect(otherwise.life(0)).toBe(20);
  });
});

describe('backup (702.165)', () => {
  const backing = (more: string[] = [], hand: string[] = []): Play =>
    game({ hand: ['Test Backer', ...hand], battlefield: ['Grizzly Bears', ...more, ...waste(2)] })
      .cast(0, 'Test Backer')
      .resolve();
  const keywordsOf = (play: Play, name: string) => play.the(name).keywords;
  it('mtg:702.165a another creature gets the counters, and what is printed below until end of turn', () => {
    const play = backing().choose(0, { card: 'Grizzly Bears' }).resolve();
    expect([play.figures('Grizzly Bears'), keywordsOf(play, 'Grizzly Bears')]).toEqual(['4/4', ['vigilance']]);
    play.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').resolveAll();
    expect(play.life(0)).toBe(23);
    expect(keywordsOf(play.until({ turn: 4 }), 'Grizzly Bears')).toEqual([]);
  });
  it('mtg:702.165a itself it gets the counters alone', () => {
    const play = backing().choose(0, { card: 'Test Backer' }).resolve();
    expect([play.figures('Test Backer'), keywordsOf(play, 'Grizzly Bears')]).toEqual(['3/3', []]);
    expect(play.the('Test Backer').abilities).toHaveLength(4);
  });
  it('mtg:702.165b a copy gives what is printed below backup on what it copies', () => {
    const play = game(
      { hand: ['Test Clone'], battlefield: ['Test Backer', ...waste(2)] },
      { battlefield: ['Hill Giant'] },
    );
    play.cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Backer' });
    play.choose(0, { card: 'Hill Giant' }).resolve();
    expect([play.figures('Hill Giant'), keywordsOf(play, 'Hill Giant')]).toEqual(['5/5', ['vigilance']]);
  });
  it('mtg:702.165c what it has gained it does not give', () => {
    const play = backing(['Test Wings']).choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(keywordsOf(play, 'Grizzly Bears')).toEqual(['flying', 'vigilance']);
    const theirs = game(
      { hand: ['Test Backer'], battlefield: ['Test Wings', ...waste(2)] },
      { battlefield: ['Hill Giant'] },
    ).cast(0, 'Test Backer');
    theirs.resolve().choose(0, { card: 'Hill Giant' }).resolve();
    expect(keywordsOf(theirs, 'Hill Giant')).toEqual(['vigilance']);
  });
  it('mtg:702.165d what it loses meanwhile it still gives', () => {
    const play = backing([], ['Test Blank']).choose(0, { card: 'Grizzly Bears' });
    play.castAt(0, 'Test Blank', { card: 'Test Backer' }).resolve().resolve();
    expect(keywordsOf(play, 'Grizzly Bears')).toEqual(['vigilance']);
  });
});

describe('craft (702.167)', () => {
  const lump = (more: string[], graveyard: string[] = []): Play =>
    game({ battlefield: ['Test Lump // Test Golem', ...more, ...waste(2)], graveyard });
  it('mtg:702.167a it is exiled with its materials, and comes back as its other face', () => {
    const play = lump(['Memnite']).activate(0, 'Test Lump // Test Golem');
    expect([play.zones('Memnite'), play.all('Test Golem')]).toEqual([['exile'], []]);
    play.resolve();
    expect(play.the('Test Lump // Test Golem')).toMatchObject({ name: 'Test Golem' });
    expect(abilitiesOf(lump([]), 'Test Lump // Test Golem')).toEqual([]);
  });
  it('mtg:702.167b materials are permanents, or cards in the graveyard, that fit', () => {
    const play = lump([], ['Memnite', 'Grizzly Bears']).activate(0, 'Test Lump // Test Golem').resolve();
    expect([play.zones('Memnite'), play.zones('Grizzly Bears')]).toEqual([['exile'], ['graveyard']]);
    const theirs = game(
      { battlefield: ['Test Lump // Test Golem', ...waste(2)] },
      { battlefield: ['Memnite'], graveyard: ['Memnite'] },
    );
    expect(abilitiesOf(theirs, 'Test Lump // Test Golem')).toEqual([]);
  });
  it('mtg:702.167c what was exiled to craft it is what its abilities speak of', () => {
    const play = lump(['Memnite']).activate(0, 'Test Lump // Test Golem').resolve();
    expect(play.figures('Test Lump // Test Golem')).toBe('3/2');
    const heap = game({
      battlefield: ['Test Heap // Test Tower', 'Memnite', ...waste(1)],
      graveyard: ['Ornithopter', 'Memnite'],
    });
    heap.activate(0, 'Test Heap // Test Tower', [
      { card: 'Ornithopter' },
      { card: 'Memnite', zone: 'graveyard' },
    ] as never);
    expect(heap.resolve().figures('Test Heap // Test Tower')).toBe('2/5');
  });
});

describe('Cases that are solved (702.169)', () => {
  const inCase = (isSolved: boolean): Play => {
    const play = game({
      hand: ['Test Verdict', 'Test Draw'],
      battlefield: ['Test Case', 'Grizzly Bears', ...waste(1)],
    });
    return isSolved ? play.cast(0, 'Test Verdict').resolve() : play;
  };
  it('mtg:702.169a what stands after it is an ability of its kind', () => {
    expect(inCase(true).the('Test Case').abilities).toHaveLength(4);
    expect(inCase(false).the('Test Case').abilities).toHaveLength(1);
  });
  it('mtg:702.169b a static one holds as long as the Case is solved', () => {
    expect([inCase(false).figures('Grizzly Bears'), inCase(true).figures('Grizzly Bears')]).toEqual(['2/2', '3/3']);
  });
  it('mtg:702.169c a triggered one triggers only then', () => {
    const drawn = (isSolved: boolean): number => inCase(isSolved).cast(0, 'Test Draw').resolve().resolveAll().life(0);
    expect([drawn(false), drawn(true)]).toEqual([20, 21]);
  });
  it('mtg:702.169d an activated one is activated only then', () => {
    expect([abilitiesOf(inCase(false), 'Test Case').length, abilitiesOf(inCase(true), 'Test Case').length]).toEqual([
      0, 1,
    ]);
  });
});

describe('station and the Infinity symbol (702.184, 702.186)', () => {
  it('mtg:702.184a another creature is tapped for as many charge counters as its power, as a sorcery', () => {
    const play = game({ battlefield: ['Test Ship', 'Craw Wurm'] });
    play.activate(0, 'Test Ship').resolve();
    expect([play.the('Craw Wurm').tapped, play.the('Test Ship').counters]).toEqual([true, { charge: 6 }]);
    expect(play.the('Test Ship')).toMatchObject({ types: ['Artifact', 'Creature'], keywords: ['station', 'flying'] });
    // It is a creature now, and still not tapped for itself.
    expect(abilitiesOf(play, 'Test Ship')).toEqual([]);
    const upkeep = game({ battlefield: ['Test Ship', 'Craw Wurm'] }).until({ turn: 5, step: 'upkeep' });
    expect(abilitiesOf(upkeep, 'Test Ship')).toEqual([]);
  });
  it('mtg:702.184c an effect may have another figure count', () => {
    const by = (more: string[]) =>
      game({ battlefield: ['Test Ship', 'Test Warden', ...more] })
        .activate(0, 'Test Ship')
        .resolve()
        .the('Test Ship').counters;
    expect([by([]), by(['Test Foundry'])]).toEqual([{ charge: 1 }, { charge: 4 }]);
  });
  it('mtg:702.186b harnessed it has what stands after the symbol, and not before', () => {
    const play = game({ battlefield: ['Test Stone', ...waste(1)] });
    expect(abilitiesOf(play, 'Test Stone')).toEqual([0]);
    play.activate(0, 'Test Stone').resolve();
    expect(abilitiesOf(play, 'Test Stone')).toEqual([0, 2]);
    expect(play.choose(0, { kind: 'ACTIVATE', card: 'Test Stone', ability: 2 }).resolve().life(0)).toBe(24);
  });
  it('mtg:702.186a the symbol and what follows it are one static ability', () => {
    const play = game({ battlefield: ['Test Stone'] });
    const kinds = () => (play.the('Test Stone').abilities as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds()).toEqual(['activated', 'static']);
    play.activate(0, 'Test Stone').resolve();
    expect(kinds()).toEqual(['activated', 'static', 'activated']);
  });
});

describe('paradigm (702.192)', () => {
  const main = { step: 'precombatMain' };
  it('mtg:702.192a it is exiled, and in each precombat main phase its player may cast a copy for nothing', () => {
    const play = game({ hand: ['Test Lesson'], battlefield: waste(2) })
      .cast(0, 'Test Lesson')
      .resolve();
    expect([play.life(0), play.zones('Test Lesson')]).toEqual([22, ['exile']]);
    play.until({ turn: 5, kind: 'PLAY_CARD' }).choose(0, { card: 'Test Lesson' }).resolveAll();
    expect([play.life(0), play.zones('Test Lesson')]).toEqual([24, ['exile']]);
    play.until({ turn: 7, kind: 'PLAY_CARD' }).answer(0, { choose: [] });
    expect([play.life(0), play.zones('Test Lesson')]).toEqual([24, ['exile']]);
    expect(play.until({ turn: 8, ...main }).life(0)).toBe(24);
  });
  it('mtg:702.192a only the first spell of its name brings such an ability', () => {
    const play = game({ hand: ['Test Lesson', 'Test Lesson'], battlefield: waste(4) });
    play.cast(0, 'Test Lesson').resolve().cast(0, 'Test Lesson').resolve();
    play.until({ turn: 5, kind: 'PLAY_CARD' }).choose(0, { card: 'Test Lesson' }).resolveAll();
    expect([play.life(0), play.waiting()]).toEqual([26, true]);
  });
});

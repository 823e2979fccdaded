/** Layers, replacement and prevention (613–616): what comes before what, for whom, and for how many. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  artifact,
  card,
  color,
  continuous,
  control,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  keyword,
  mana,
  not,
  opponentControls,
  plus,
  regenerate,
  rule,
  sorcery,
  t,
  target,
  token,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from './test-cards.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Enchantment', abilities });
const set = (prop: string, value: number | string | string[]) => ({ mod: 'set', prop, value }) as const;
const gain = (prop: string, ...values: string[]) => ({ mod: 'gain', prop, values }) as const;
const aimed = (name: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, '{0}', { targets: [target(creature)], effects });

ownCards(
  relic('Test Namer', continuous(creature, [set('name', 'Nobody')])),
  relic('Test Maker', continuous({ named: 'Nobody' }, [gain('types', 'Artifact')])),
  relic('Test Crown', continuous(creature, [gain('supertypes', 'Legendary')])),
  relic('Test Court', continuous({ has: ['supertypes', 'Legendary'] }, [has('flying')])),
  relic('Test Azure', continuous({ has: ['supertypes', 'Legendary'] }, [set('colors', ['U'])])),
  relic('Test Heavy', continuous(and(creature, not(withKeyword('flying'))), [set('power', 9)])),
  relic('Test Walkers', continuous(and(creature, not(withKeyword('flying'))), plus(1, 1))),
  relic('Test Clipper', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  relic('Test Growth', continuous(creature, plus(2, 0))),
  relic('Test Level', continuous(creature, [set('power', 2), set('toughness', 2)])),
  relic('Test Twist', continuous(creature, [{ mod: 'switch', stats: ['power', 'toughness'] }])),
  relic('Test Breath', continuous([...inYourGraveyard, artifact], [gain('types', 'Creature')])),
  relic('Test Return', continuous([...inYourGraveyard, creature], [{ mod: 'play' }])),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  relic('Test Teacher', continuous(creature, [has(continuous('self', [set('power', 3)]))])),
  relic('Test Tax', continuous({ players: 'opponents' }, [{ mod: 'cost', more: [mana('{1}')] }])),
  relic('Test Ease', continuous({ players: 'you' }, [{ mod: 'cost', less: [mana('{1}')] }])),
  instant('Test One', '{1}', { effects: [gainLife(1)] }),
  aimed('Test Feather', { do: 'counters', what: t(0), kind: 'flying', amount: 1 }),
  aimed('Test Pluck', { do: 'counters', what: t(0), kind: 'flying', amount: { negative: 1 } }),
  aimed('Test Ground', untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })),
  relic('Test Weak', continuous(creature, [set('power', 0)])),
  relic('Test Titan', continuous(creature, [set('power', 7)])),
  relic('Test Angels', continuous(artifact, [set('subtypes', ['Angel'])])),
  relic('Test Birds', continuous(artifact, [set('subtypes', ['Bird'])])),
  relic('Test Machines', continuous(creature, [gain('types', 'Artifact')])),
  aimed('Test Plating', untilEndOfTurn(t(0), gain('types', 'Artifact'))),
  relic('Test Flight', continuous('self', []), continuous(creature, [has('flying')])),
  aimed('Test Double', { do: 'create', copy: t(0) }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature },
  }),
  instant('Test Turn', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
);

const enchanted = (...battlefield: (string | object)[]) =>
  magicPosition([{ battlefield: battlefield as string[] }, {}]);
const texts = (game: Play, name: string) => (game.the(name).abilities as { text: string }[]).map((a) => a.text);
const offered = (game: Play): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST')
    .map((o) => [o.card, o.cost]);

describe('what comes before what (613)', () => {
  it('mtg:613.1c names change before types do', () => {
    const game = enchanted('Hill Giant', 'Test Maker', 'Test Namer');
    expect(game.the('Hill Giant').types).toEqual(['Creature', 'Artifact']);
  });
  it('mtg:613.1d supertypes change with the other types, before abilities', () => {
    const game = enchanted('Hill Giant', 'Test Azure', 'Test Court', 'Test Crown');
    expect(texts(game, 'Hill Giant')).toEqual(['flying']);
    expect(game.the('Hill Giant').colors).toEqual(['U']);
  });
  it('mtg:613.1f a keyword is lost before figures are changed', () => {
    expect(enchanted('Air Elemental', 'Test Walkers', 'Test Clipper').figures('Air Elemental')).toBe('5/5');
    expect(enchanted('Air Elemental', 'Test Heavy', 'Test Clipper').figures('Air Elemental')).toBe('9/4');
  });
  it('mtg:613.4 mtg:613.4d set, then added to, then switched, whatever came first', () => {
    const game = enchanted('Test Twist', 'Test Growth', 'Test Level', 'Hill Giant');
    expect(game.the('Hill Giant').power).toBe(2);
    expect(game.the('Hill Giant').toughness).toBe(4);
  });
  it('mtg:613.11 what may be played is asked after all that changes what the card is', () => {
    const game = magicPosition([{ graveyard: ['Test Vase'], battlefield: ['Test Return', 'Test Breath'] }, {}]);
    expect(offered(game)).toEqual([['Test Vase', '{0}']]);
  });
  it('mtg:613.7 mtg:613.7a what a gained ability does takes its place by the timestamp of what gave it', () => {
    expect(enchanted('Hill Giant', 'Test Teacher', 'Test Level').the('Hill Giant').power).toBe(2);
    expect(enchanted('Hill Giant', 'Test Level', 'Test Teacher').the('Hill Giant').power).toBe(3);
  });
  it('mtg:613.7c a further counter gives all of its kind a new timestamp, a removed one none', () => {
    const game = magicPosition([
      {
        hand: ['Test Feather', 'Test Feather', 'Test Ground', 'Test Ground', 'Test Pluck'],
        battlefield: ['Hill Giant'],
      },
      {},
    ]);
    const after = (name: string) =>
      texts(game.castAt(0, name, { card: 'Hill Giant' }).resolve(), 'Hill Giant').includes('flying');
    expect([after('Test Feather'), after('Test Ground'), after('Test Feather')]).toEqual([true, false, true]);
    expect([after('Test Ground'), after('Test Pluck')]).toEqual([false, false]);
  });
  it('mtg:613.7d an object’s timestamp is from when it entered the zone', () => {
    const game = magicPosition([{ hand: ['Test Titan'], battlefield: ['Hill Giant', 'Test Weak'] }, {}]);
    expect(game.the('Hill Giant').power).toBe(0);
    expect(game.cast(0, 'Test Titan').resolve().the('Hill Giant').power).toBe(7);
  });
  it('mtg:613.8a an effect depends on what a resolved spell changes as well', () => {
    const game = magicPosition([{ hand: ['Test Plating'], battlefield: ['Hill Giant', 'Test Angels'] }, {}]);
    expect(game.castAt(0, 'Test Plating', { card: 'Hill Giant' }).resolve().the('Hill Giant').subtypes).toContain(
      'Angel',
    );
  });
  it('mtg:613.8b several that wait for the same effect follow each other by their timestamps', () => {
    expect(enchanted('Hill Giant', 'Test Angels', 'Test Birds', 'Test Machines').the('Hill Giant').subtypes).toEqual([
      'Bird',
    ]);
    expect(enchanted('Hill Giant', 'Test Birds', 'Test Angels', 'Test Machines').the('Hill Giant').subtypes).toEqual([
      'Angel',
    ]);
  });
  it('mtg:613.9 of two effects that do not depend on each other the later one overrides', () => {
    expect(texts(enchanted('Hill Giant', 'Test Flight', 'Test Clipper'), 'Hill Giant')).toEqual([]);
    expect(texts(enchanted('Hill Giant', 'Test Clipper', 'Test Flight'), 'Hill Giant')).toEqual(['flying']);
  });
  it('mtg:613.9 what one effect makes of a permanent decides whether another applies', () => {
    const names = ['Test Walkers', 'Test Flight'];
    expect([
      enchanted('Hill Giant', ...names).figures('Hill Giant'),
      enchanted('Hill Giant', names[0] ?? '').figures('Hill Giant'),
    ]).toEqual(['3/3', '4/4']);
  });
  it('mtg:613.2a what entered as a copy is what it becomes a copy of later', () => {
    const game = magicPosition([
      { hand: ['Test Clone', 'Test Turn', 'Test Double'], battlefield: ['Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
    ]);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Hill Giant' });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Hill Giant' });
    game.castAt(0, 'Test Turn', { card: 'Test Clone' }, { card: 'Craw Wurm' }).resolve();
    expect(game.the('Test Clone')).toMatchObject({ name: 'Craw Wurm', power: 6 });
    game.castAt(0, 'Test Double', { card: 'Test Clone' }).resolve();
    expect(
      Object.values(game.view().objects).filter((o) => o.name === 'Craw Wurm' && o.zone === 'battlefield'),
    ).toHaveLength(3);
  });
  it('mtg:613.10 what costs players more or less is for those whom it names, as seen by who controls it', () => {
    const position = (mine: (string | object)[]) =>
      offered(magicPosition([{ hand: ['Test One'], battlefield: [...mine, 'Island', 'Island'] as string[] }, {}]));
    expect(position(['Test Tax'])).toEqual([['Test One', '{1}']]);
    const lent = magicPosition([
      { hand: ['Test One'], battlefield: lands(2, 'Island') },
      {
        battlefield: [
          { card: 'Test Tax', controller: 0 },
          { card: 'Test Ease', controller: 0 },
        ],
      },
    ]);
    expect(offered(lent)).toEqual([['Test One', '{0}']]);
  });
});

const enters = (more: object) => ({ kind: 'replacement' as const, on: 'move', match: { to: 'battlefield' }, ...more });
const SOLDIER = token('Test Soldier', 'Creature — Soldier', ['W'], '1/1');
ownCards(
  instant('Test Peace', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: each({ any: [{ player: 'any' }, [{ zone: 'battlefield' }, creature]] }),
        replaces: { on: 'damage', prevent: true },
      },
    ],
  }),
  instant('Test Quake', '{0}', {
    effects: [damage(2, each({ any: [{ player: 'any' }, [{ zone: 'battlefield' }, creature]] }))],
  }),
  relic('Test Fortune', { kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(1), gainLife(2)] }),
  sorcery('Test All Draw', '{0}', { effects: [draw(2, 'players')] }),
  relic('Test Yoke', enters({ object: and(creature, opponentControls), change: { status: { tapped: true } } })),
  instant('Test Recruit', '{0}', { effects: [create(SOLDIER)] }),
  relic('Test Bounty', enters({ object: and(creature, youControl), change: { counters: { '+1/+1': 1 } } })),
  relic('Test Blank', continuous(creature, [{ mod: 'loseAbilities' }])),
  creatureCard(
    'Test Dozer',
    '{0}',
    'Human',
    '1/1',
    enters({ object: 'self', entering: true, change: { status: { tapped: true } } }),
    enters({ object: 'self', entering: true, change: { counters: { '+1/+1': 2 } } }),
  ),
  instant('Test Save', '{0}', { effects: [regenerate(each(creature))] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  relic('Test Pall', continuous({ players: 'all' }, [rule('cantGainLife')])),
  creatureCard('Test Vampire', '{0}', 'Vampire', '3/3', keyword('lifelink')),
  relic('Test Twice', {
    kind: 'replacement',
    on: 'counters',
    object: and(youControl, { zone: 'battlefield' }),
    change: { amount: { times: [{ event: 'amount' }, 2] } as never },
  }),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 3 }),
  creatureCard(
    'Test Two Kinds',
    '{0}',
    'Human',
    '1/1',
    enters({ object: 'self', entering: true, change: { counters: { '+1/+1': 1, charge: 2 } } }),
  ),
  instant('Test Balm', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        entities: t(0),
        shield: 2,
        replaces: { on: 'damage', prevent: true, also: [gainLife({ event: 'prevented' })] },
      },
    ],
  }),
  aimed('Test Bolt', damage(3, t(0))),
  instant('Test Cover', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: each(creature),
        apart: true,
        shield: 1,
        replaces: { on: 'damage', prevent: true },
      },
    ],
  }),
  relic('Test Wake', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    instead: [create(SOLDIER)],
  }),
  instant('Test Steal', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [untilEndOfTurn(t(0), control)],
  }),
  relic('Test Thrift', {
    kind: 'replacement',
    on: 'stat',
    player: 'you',
    match: { stat: 'life' },
    if: { compare: [{ event: 'amount' }, '>', 0] },
    instead: [draw(1)],
  } as never),
  aimed('Test Red', damage(2, t(0)), untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['R'] })),
  relic('Test Guard', { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 }),
  relic(
    'Test Haven',
    { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: true },
    { kind: 'replacement', on: 'damage', target: and(creature, youControl), prevent: true },
  ),
  relic('Test Red Guard', {
    kind: 'replacement',
    on: 'damage',
    target: { player: 'you' },
    source: color('R'),
    prevent: true,
  }),
);
const damageOn = (game: Play, ...names: string[]) => names.map((n) => game.the(n).damage);

describe('replacement and prevention (614–616)', () => {
  it('mtg:614.1 mtg:615.1 mtg:615.1a an effect for several players and permanents is for each of them', () => {
    const game = magicPosition([
      { hand: ['Test Peace', 'Test Quake'], battlefield: ['Hill Giant', 'Craw Wurm'] },
      { battlefield: ['Air Elemental'] },
    ]);
    game.cast(0, 'Test Peace').resolve().cast(0, 'Test Quake').resolve();
    expect(damageOn(game, 'Hill Giant', 'Craw Wurm', 'Air Elemental')).toEqual([0, 0, 0]);
    expect(game.life(0)).toBe(20);
    expect(game.life(1)).toBe(20);
  });
  it('mtg:615.1 mtg:615.1a what a static ability prevents is prevented for a player as for a permanent', () => {
    const game = magicPosition([
      { hand: ['Test Quake'], battlefield: ['Hill Giant'] },
      { battlefield: ['Test Haven', 'Craw Wurm'] },
    ]);
    game.cast(0, 'Test Quake').resolve();
    expect(game.life(1)).toBe(20);
    expect([...damageOn(game, 'Hill Giant', 'Craw Wurm'), game.life(0)]).toEqual([2, 0, 18]);
  });
  it('mtg:614.1a mtg:614.6 all that stands in its place is done, and only for whom it says', () => {
    const game = magicPosition([{ hand: ['Test All Draw'], battlefield: ['Test Fortune'] }, {}])
      .cast(0, 'Test All Draw')
      .resolve();
    expect(game.life(0)).toBe(26);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
  it('mtg:614.11a each draw of a sequence is replaced, and the others go on', () => {
    const game = magicPosition([
      { hand: ['Test All Draw'], battlefield: ['Test Fortune'] },
      { battlefield: ['Test Fortune'] },
    ])
      .cast(0, 'Test All Draw')
      .resolve();
    expect([game.life(0), game.life(1), game.hand(0) + game.hand(1)]).toEqual([26, 26, 0]);
  });
  it('mtg:614.1d permanents enter so that are of the kind, tokens as well', () => {
    const after = (seat: number) => {
      const game = magicPosition([
        { hand: seat === 0 ? ['Test Recruit'] : [], battlefield: ['Test Yoke'] },
        { hand: ['Test Recruit'] },
      ]);
      if (seat === 1) game.pass();
      return game.cast(seat, 'Test Recruit').resolve().the('Test Soldier').tapped;
    };
    expect([after(0), after(1)]).toEqual([false, true]);
  });
  it('mtg:614.1c mtg:603.6d all of its own ways to enter apply, beside those that others give it', () => {
    const game = magicPosition([{ hand: ['Test Dozer'], battlefield: ['Test Bounty'] }, {}])
      .cast(0, 'Test Dozer')
      .resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect(game.the('Test Dozer').tapped).toBe(true);
    expect(game.the('Test Dozer').counters).toEqual({ '+1/+1': 3 });
  });
  it('mtg:614.12 mtg:614.1c what will have no abilities enters without what they say', () => {
    const game = magicPosition([{ hand: ['Test Dozer'], battlefield: ['Test Blank'] }, {}])
      .cast(0, 'Test Dozer')
      .resolve();
    expect(game.the('Test Dozer').tapped).toBe(false);
    expect(game.the('Test Dozer').counters ?? {}).toEqual({});
  });
  it('mtg:614.3 mtg:701.19a what is used up is one shield: that of another creature, and a second one, are there still', () => {
    const both = magicPosition([
      { hand: ['Test Save', 'Test Doom'], battlefield: ['Hill Giant', 'Craw Wurm', 'Memnite'] },
      {},
    ]);
    both.cast(0, 'Test Save').resolve().cast(0, 'Test Doom').resolve();
    expect(['Hill Giant', 'Craw Wurm', 'Memnite'].map((n) => both.the(n).tapped)).toEqual([true, true, true]);
    const twice = magicPosition([
      { hand: ['Test Save', 'Test Save', 'Test Doom', 'Test Doom', 'Test Doom'], battlefield: ['Hill Giant'] },
      {},
    ]);
    for (const name of ['Test Save', 'Test Save', 'Test Doom', 'Test Doom']) {
      twice.cast(0, name).resolve();
      while (!twice.waiting()) twice.answer(0, twice.decision().default);
    }
    expect(twice.zones('Hill Giant')).toEqual(['battlefield']);
    expect(twice.cast(0, 'Test Doom').resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });
  it('mtg:614.17 mtg:614.6 what can’t happen does not happen as a result of something else either', () => {
    const game = magicPosition([{ battlefield: ['Test Vampire', 'Test Pall'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Vampire')
      .until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(20);
    expect(game.life(1)).toBe(17);
  });
  it('mtg:614.17 what can’t happen to one of several happens to the others', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Darksteel Myr', 'Hill Giant', 'Craw Wurm'] },
      {},
    ]);
    game.cast(0, 'Test Doom').resolve();
    expect(['Darksteel Myr', 'Hill Giant', 'Craw Wurm'].map((n) => game.zones(n)[0])).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ]);
  });
  it('mtg:614.16 counters of each kind, and printed loyalty, are put on as something enters', () => {
    const game = magicPosition([{ hand: ['Test Walker', 'Test Two Kinds'], battlefield: ['Test Twice'] }, {}]);
    expect(game.cast(0, 'Test Walker').resolve().the('Test Walker').counters).toEqual({ loyalty: 6 });
    expect(game.cast(0, 'Test Two Kinds').resolve().the('Test Two Kinds').counters).toEqual({ '+1/+1': 2, charge: 4 });
  });
  it('mtg:615.5 mtg:615.6 what follows from preventing follows where only a part was prevented, too', () => {
    const game = magicPosition([{ hand: ['Test Balm', 'Test Bolt'], battlefield: ['Craw Wurm'] }, {}]);
    game
      .castAt(0, 'Test Balm', { card: 'Craw Wurm' })
      .resolve()
      .castAt(0, 'Test Bolt', { card: 'Craw Wurm' })
      .resolve();
    expect(damageOn(game, 'Craw Wurm')).toEqual([1]);
    expect(game.life(0)).toBe(22);
  });
  it('mtg:615.7 a shield counts the damage that it prevents, of whatever source', () => {
    const game = magicPosition([{ hand: ['Test Balm', 'Test Bolt', 'Test Bolt'], battlefield: ['Wall of Mist'] }, {}]);
    game.castAt(0, 'Test Balm', { card: 'Wall of Mist' }).resolve();
    for (const _ of [1, 2]) game.castAt(0, 'Test Bolt', { card: 'Wall of Mist' }).resolve();
    expect(damageOn(game, 'Wall of Mist')).toEqual([4]);
  });
  const guarded = (shield: number, ...attackers: string[]) => {
    const game = magicPosition([{ battlefield: attackers }, { hand: ['Test Screen'] }], {
      definitions: [
        instant('Test Screen', '{0}', {
          effects: [{ do: 'createReplacement', entities: 'you', shield, replaces: { on: 'damage', prevent: true } }],
        }),
      ],
    });
    game
      .pass()
      .cast(1, 'Test Screen')
      .resolve()
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...attackers);
    while (game.waiting() && game.view().turn.step !== 'combatDamage') game.pass();
    return game;
  };
  it('mtg:615.7 mtg-2003:419.7b who is damaged by several sources at once chooses which damage the shield prevents', () => {
    const game = guarded(3, 'Test Vampire', 'Hill Giant');
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Vampire', 'Hill Giant']);
    const [vampire, giant] = ['Test Vampire', 'Hill Giant'].map((card) =>
      guarded(3, 'Test Vampire', 'Hill Giant').choose(1, { card }),
    );
    expect([vampire?.life(0), vampire?.life(1), giant?.life(0), giant?.life(1)]).toEqual([20, 17, 23, 17]);
  });
  it('mtg:615.7 what is left of it after that prevents of the next; nothing is asked where it prevents all', () => {
    const part = guarded(4, 'Test Vampire', 'Hill Giant').choose(1, { card: 'Hill Giant' });
    expect([part.life(0), part.life(1)]).toEqual([22, 18]);
    const all = guarded(6, 'Test Vampire', 'Hill Giant');
    expect([all.decision().kind, all.life(0), all.life(1)]).toEqual(['PRIORITY', 20, 20]);
  });
  it('mtg:615.10 it prevents its amount of each damage, at the same time and by whatever way', () => {
    const game = magicPosition([{ hand: ['Test Quake'] }, { battlefield: ['Test Guard'] }])
      .cast(0, 'Test Quake')
      .resolve();
    expect(game.life(1)).toBe(19);
    const fought = magicPosition([
      { battlefield: ['Hill Giant', 'Memnite', 'Ornithopter'] },
      { battlefield: ['Test Guard'] },
    ]);
    fought.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant', 'Memnite').until({ step: 'postcombatMain' });
    expect(fought.life(1)).toBe(18);
  });
  it('mtg:615.11 each of the creatures has a shield of its own', () => {
    const game = magicPosition([
      { hand: ['Test Cover', 'Test Quake', 'Test Quake'], battlefield: ['Hill Giant', 'Craw Wurm'] },
      { battlefield: ['Air Elemental', 'Wall of Mist'] },
    ]);
    game.cast(0, 'Test Cover').resolve().cast(0, 'Test Quake').resolve();
    expect(damageOn(game, 'Hill Giant', 'Craw Wurm', 'Air Elemental', 'Wall of Mist')).toEqual([1, 1, 1, 1]);
  });
  it('mtg:616.1 who controls what is affected chooses between like effects of two players', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Test Wake'] },
      { battlefield: ['Test Wake', 'Hill Giant'] },
    ])
      .cast(0, 'Test Doom')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    game.choose(
      1,
      game.decision().options.find((o) => o.object === game.all('Test Wake').find((w) => w.controller === 1)?.id)
        ?.id as never,
    );
    expect(game.the('Test Soldier')).toMatchObject({ controller: 1 });
  });
  it('mtg:616.1 who controls it chooses, not who owns it, and the affected player in anybody’s turn', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Test Wake'] },
      { battlefield: ['Test Wake', { card: 'Hill Giant', controller: 0 }] },
    ])
      .cast(0, 'Test Doom')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
    const hit = magicPosition([{ hand: ['Test Quake'] }, { battlefield: ['Test Guard', 'Test Balmer'] }], {
      definitions: [
        relic('Test Balmer', {
          kind: 'replacement',
          on: 'damage',
          target: { player: 'you' },
          prevent: true,
          also: [gainLife({ event: 'prevented' })],
        }),
      ],
    })
      .cast(0, 'Test Quake')
      .resolve();
    expect(hit.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    expect(hit.choose(1, { card: 'Test Guard' }).life(1)).toBe(21);
  });
});

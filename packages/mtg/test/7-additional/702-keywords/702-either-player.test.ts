/** Keyword abilities (702): given as well as printed, twice, of attackers and blockers, of either player. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  faces,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  player,
  prototype,
  rule,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const onCreature = (name: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, '{0}', { targets: [target(creature)], effects });
const gives = (name: string, word: string) => relic(name, continuous(creature, [has(word)]));
const loses = (name: string, word: string) =>
  onCreature(name, untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: word }));
const GIVEN = [
  'defender',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'intimidate',
  'reach',
  'shroud',
  'trample',
  'vigilance',
];

for (const word of GIVEN) ownCards(gives(`Test all ${word}`, word), loses(`Test no ${word}`, word));
ownCards(
  loses('Test no double strike', 'double strike'),
  onCreature('Test Hush', untilEndOfTurn(t(0), { mod: 'loseAbilities' })),
  onCreature('Test Twice', untilEndOfTurn(t(0), has('double strike'))),
  gives('Test all double strike', 'double strike'),
  creatureCard('Test Duelist', '{0}', 'Human', '2/9', keyword('double strike')),
  creatureCard('Test Fencer', '{0}', 'Human', '2/9', keyword('first strike')),
  creatureCard('Test Target', '{0}', 'Human', '2/9'),
  creatureCard('Test Healer', '{0}', 'Human', '1/1', activated([tap], { effects: [gainLife(1)] })),
  creatureCard('Test Runner', '{0}', 'Human', '2/2', keyword('haste'), activated([tap], { effects: [gainLife(1)] })),
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'control', to: 'you' }),
      { do: 'status', what: t(0), status: 'tapped', on: false },
    ],
  }),
  relic('Test Aegis', continuous({ players: 'you' }, [rule('hexproof')])),
  relic('Test Cowl', continuous({ players: 'you' }, [rule('shroud')])),
  instant('Test Prick', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  onCreature('Test Kill', destroy(t(0))),
  onCreature('Test Bolt', damage(9, t(0))),
  ...[
    ['Test Plainswalker', [{ has: ['supertypes', 'Basic'] }], 'basic landwalk'],
    ['Test Artificer', [artifact], 'artifact landwalk'],
    ['Test Islander', [{ has: ['subtypes', ['Island']] }], 'islandwalk'],
  ].map(([name, from, label]) =>
    creatureCard(
      String(name),
      '{0}',
      'Scout',
      '2/2',
      keyword('landwalk', { from: from as never, label: String(label) }),
    ),
  ),
  card('Test Foundry', { type: 'Artifact Land', abilities: [] }),
  card('Test Isle', { type: 'Land — Island', abilities: [] }),
  card('Test Rebounder', {
    cost: '{0}',
    type: 'Instant',
    abilities: [keyword('rebound'), keyword('rebound'), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  card('Test Frenzy', {
    cost: '{6}',
    type: 'Instant',
    abilities: [keyword('madness', { cost: [mana('{2}{R}')] }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  instant('Test Drop', '{0}', { effects: [{ do: 'discard', who: 'players', count: 1 }] }),
  relic('Test Ease', continuous({ players: 'you' }, [{ mod: 'cost', less: [mana('{1}')] }])),
  relic('Test Tax', continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])),
  creatureCard(
    'Test Broodmite',
    '{9}',
    'Thopter',
    '2/2',
    keyword('affinity', { from: artifact, label: 'artifacts' }),
    keyword('affinity', { from: creature, label: 'creatures' }),
    keyword('flash'),
  ),
  ...[
    ['Test Convoked', 'convoke'],
    ['Test Delved', 'delve'],
    ['Test Improvised', 'improvise'],
  ].map(([name, word]) =>
    card(String(name), {
      cost: '{3}',
      type: 'Instant',
      abilities: [keyword(String(word)), keyword(String(word)), { kind: 'spell', effects: [gainLife(1)] }],
    }),
  ),
  faces('split', instant('Test Snap', '{1}{R}', { effects: [gainLife(2)] }), {
    ...instant('Test Lesson', '{U}', { effects: [draw(1)] }),
    abilities: [keyword('fuse'), ...instant('Test Lesson', '{U}', { effects: [draw(1)] }).abilities],
  }),
  relic('Test Grave', continuous([{ zone: 'graveyard' }, { owner: 'you' }], [{ mod: 'play' }])),
  relic('Test Exile', continuous([{ zone: 'exile' }, { owner: 'you' }], [{ mod: 'play' }])),
  prototype(creatureCard('Test Colossus', '{7}', 'Construct', '7/6', keyword('flash')), '{1}{G}', '2/1'),
  onCreature('Test Blink', { do: 'move', what: t(0), to: 'hand', cause: 'return' }),
  instant('Test No', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  creatureCard('Test Mega', '{3}{G}', 'Beast', '4/4', keyword('megamorph', { cost: [mana('{G}')] })),
  creatureCard('Test Lurker', '{3}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  creatureCard('Test Sleuth', '{3}{G}', 'Beast', '4/4', keyword('disguise', { cost: [mana('{1}{G}')] })),
  instant('Test Make', '{0}', {
    effects: [{ do: 'create', token: token('Test Soldier', 'Creature — Soldier', ['W'], '1/1'), count: 1 }],
  }),
  instant('Test Burn All', '{0}', { effects: [damage(2, each(and(creature)))] }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const attackers = (game: Play) => {
  game.until({ step: 'beginningOfCombat' }).until({ kind: 'ATTACKERS' });
  return game.decision().from?.map((o) => o.card);
};
/** Which of these may block what attacks. */
const mayBlock = (attacker: string, blockers: string[], more: Side = {}, spell?: string): (string | undefined)[] => {
  const game = inTheirTurn({ battlefield: [attacker], hand: spell ? [spell] : [] }, { battlefield: blockers, ...more });
  if (spell) game.castAt(1, spell, { card: attacker }).resolve();
  game.until({ kind: 'ATTACKERS' }).attack(1, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? (game.decision().from ?? []).map((o) => o.card) : [];
};
const offered = (game: Play): unknown[][] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [[o.card, o.method, o.cost]] : []));

describe('of attackers and blockers', () => {
  it('mtg:702.3b a creature of the other player, and one that was given defender, can’t attack', () => {
    expect(attackers(inTheirTurn({ battlefield: ['Wall of Mist', 'Hill Giant'] }))).toEqual(['Hill Giant']);
    const given = inTheirTurn(
      { battlefield: ['Hill Giant'], hand: ['Test no defender'] },
      { battlefield: ['Test all defender'] },
    );
    expect(given.castAt(1, 'Test no defender').resolve().until({ kind: 'ATTACKERS' }).decision().from?.length).toBe(1);
    const held = inTheirTurn({ battlefield: ['Hill Giant'] }, { battlefield: ['Test all defender'] });
    expect(held.until({ step: 'postcombatMain' }).happened('ATTACKERS_DECLARED')).toEqual([]);
  });
  it('mtg:702.3c defender that is printed and given is defender, and losing it takes both', () => {
    const side = { battlefield: ['Wall of Mist', 'Test all defender'], hand: ['Test no defender'] };
    expect(inTheirTurn(side).until({ step: 'postcombatMain' }).happened('ATTACKERS_DECLARED')).toEqual([]);
    const freed = inTheirTurn(side).castAt(1, 'Test no defender', { card: 'Wall of Mist' }).resolve();
    expect(attackers(freed)).toEqual(['Wall of Mist']);
  });
  const duel = (mine: string, other: string, hand: string[], seat: 0 | 1) => {
    const game = magicPosition([
      { hand: seat === 0 ? hand : [], battlefield: [mine] },
      { hand: seat === 1 ? hand : [], battlefield: [other] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, mine).until({ kind: 'BLOCKERS' }).block(1, [other, mine]);
    return game.until({ step: 'firstStrikeDamage' });
  };
  it('mtg:702.4c mtg-2003:502.28c a blocker that loses it, or all abilities, deals damage once, and so does a blocked attacker', () => {
    for (const spell of ['Test no double strike', 'Test Hush']) {
      const blocking = duel('Test Target', 'Test Duelist', [spell], 0);
      blocking.castAt(0, spell, { card: 'Test Duelist' }).resolve().until({ step: 'endOfCombat' });
      expect([spell, blocking.the('Test Target').damage]).toEqual([spell, 2]);
      const attacking = duel('Test Duelist', 'Test Target', [spell], 1).pass();
      attacking.castAt(1, spell, { card: 'Test Duelist' }).resolve().until({ step: 'endOfCombat' });
      expect([spell, attacking.the('Test Target').damage]).toEqual([spell, 2]);
    }
  });
  it('mtg:702.4d a first striker that blocks strikes again once it has it, by a spell or by what all have', () => {
    const game = duel('Test Target', 'Test Fencer', ['Test Twice'], 1).pass();
    game.castAt(1, 'Test Twice', { card: 'Test Fencer' }).resolve().until({ step: 'endOfCombat' });
    expect([game.the('Test Target').damage, game.the('Test Fencer').damage]).toEqual([4, 2]);
  });
  it('mtg:702.4e printed and given it is two blows, of a blocker too', () => {
    const game = magicPosition([
      { battlefield: ['Test Target'] },
      { battlefield: ['Test Duelist', 'Test all double strike'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Target').until({ kind: 'BLOCKERS' });
    game.block(1, ['Test Duelist', 'Test Target']).until({ step: 'endOfCombat' });
    expect([game.the('Test Target').damage, game.the('Test Duelist').damage]).toEqual([4, 4]);
  });
  it('mtg:702.9c mtg-2003:502.4c flying that is printed and given is flying, lost at once', () => {
    const all = ['Hill Giant', 'Air Elemental'];
    expect(mayBlock('Ornithopter', all)).toEqual(['Air Elemental']);
    expect(mayBlock('Ornithopter', all, {}, 'Test no flying')).toEqual(all);
    const twice = inTheirTurn(
      { battlefield: ['Ornithopter', 'Test all flying'], hand: ['Test no flying'] },
      { battlefield: ['Hill Giant'] },
    );
    twice.castAt(1, 'Test no flying', { card: 'Ornithopter' }).resolve();
    expect(twice.the('Ornithopter').keywords).toEqual([]);
  });
  it('mtg:702.17c reach that is printed and given is reach, lost at once', () => {
    const side = { battlefield: ['Test Spider', 'Test all reach'], hand: ['Test no reach'] };
    const definitions = [creatureCard('Test Spider', '{0}', 'Spider', '1/3', keyword('reach'), keyword('reach'))];
    const game = magicPosition([side, { battlefield: ['Air Elemental'] }], {
      turn: { active: 1, number: 4 },
      definitions,
    });
    const blocks = (g: Play) => {
      g.until({ kind: 'ATTACKERS' }).attack(1, 'Air Elemental').until({ step: 'declareBlockers' });
      return g.decision().kind;
    };
    expect(blocks(game)).toBe('BLOCKERS');
    const lost = magicPosition([side, { battlefield: ['Air Elemental'] }], {
      turn: { active: 1, number: 4 },
      definitions,
    });
    lost.pass().castAt(0, 'Test no reach', { card: 'Test Spider' }).resolve();
    expect(blocks(lost)).toBe('PRIORITY');
  });
  it('mtg:702.13c intimidate that is printed and given: only artifacts and what shares a color block', () => {
    const definitions = [
      creatureCard('Test Bully', '{1}{R}', 'Ogre', '2/2', keyword('intimidate'), keyword('intimidate')),
    ];
    const game = magicPosition(
      [
        { battlefield: ['Grizzly Bears', 'Hill Giant', 'Ornithopter'] },
        { battlefield: ['Test Bully', 'Test all intimidate'] },
      ],
      { turn: { active: 1, number: 4 }, definitions },
    );
    game.until({ kind: 'ATTACKERS' }).attack(1, 'Test Bully').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Hill Giant', 'Ornithopter']);
  });
  it('mtg:702.19g mtg-2003:502.9g trample that is printed and given lets through what is too much, and nothing once lost', () => {
    const definitions = [
      creatureCard('Test Elephant', '{0}', 'Elephant', '5/5', keyword('trample'), keyword('trample')),
    ];
    const attack = (spell?: string) => {
      const game = magicPosition(
        [
          { battlefield: ['Grizzly Bears'] },
          { battlefield: ['Test Elephant', 'Test all trample'], hand: ['Test no trample'] },
        ],
        { turn: { active: 1, number: 4 }, definitions },
      );
      if (spell) game.castAt(1, spell, { card: 'Test Elephant' }).resolve();
      game.until({ kind: 'ATTACKERS' }).attack(1, 'Test Elephant').until({ kind: 'BLOCKERS' });
      return game.block(0, ['Grizzly Bears', 'Test Elephant']).until({ step: 'endOfCombat' }).life(0);
    };
    expect([attack(), attack('Test no trample')]).toEqual([17, 20]);
  });
  it('mtg:702.20c vigilance that is printed and given leaves it untapped, and once lost it taps', () => {
    const definitions = [creatureCard('Test Guard', '{0}', 'Human', '2/2', keyword('vigilance'), keyword('vigilance'))];
    const attack = (spell?: string) => {
      const side = { battlefield: ['Test Guard', 'Test all vigilance'], hand: ['Test no vigilance'] };
      const game = magicPosition([{}, side], { turn: { active: 1, number: 4 }, definitions });
      if (spell) game.castAt(1, spell, { card: 'Test Guard' }).resolve();
      return game.until({ kind: 'ATTACKERS' }).attack(1, 'Test Guard').the('Test Guard').tapped;
    };
    expect([attack(), attack('Test no vigilance')]).toEqual([false, true]);
  });
  it('mtg:702.10b mtg-2003:502.5b what has it by an effect, or came under another’s control, attacks at once', () => {
    const game = inTheirTurn(
      { battlefield: ['Test all haste'], hand: ['Test Steal', 'Memnite'] },
      { battlefield: ['Hill Giant'] },
    );
    game.cast(1, 'Memnite').resolve().castAt(1, 'Test Steal', { card: 'Hill Giant' }).resolve();
    expect(attackers(game)).toEqual(expect.arrayContaining(['Memnite', 'Hill Giant']));
    const bare = inTheirTurn({ hand: ['Test Steal', 'Test Runner', 'Memnite'] }, { battlefield: ['Hill Giant'] });
    bare.cast(1, 'Memnite').resolve().cast(1, 'Test Runner').resolve();
    bare.castAt(1, 'Test Steal', { card: 'Hill Giant' }).resolve();
    expect(attackers(bare)).toEqual(['Test Runner']);
  });
  it('mtg:702.10d haste that is printed and given is haste, and losing it takes both', () => {
    const side = { battlefield: ['Test all haste'], hand: ['Test Runner', 'Test no haste'] };
    const game = inTheirTurn(side).cast(1, 'Test Runner').resolve();
    const may = () => game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Test Runner');
    expect(may()).toBe(true);
    game.castAt(1, 'Test no haste', { card: 'Test Runner' }).resolve();
    expect(may()).toBe(false);
  });
  const mayTarget = (of: string, more: Side = {}, hand: string[] = []) => {
    const game = theirs({ hand: ['Test Kill', ...hand] }, { battlefield: [of, 'Test Target'], ...more });
    game.choose(1, { kind: 'CAST', card: 'Test Kill' });
    return game.decision().kind === 'TARGETS' && game.decision().options.some((o) => o.card === of);
  };
  it('mtg:702.11h hexproof twice, printed or given, of a permanent or a player, is hexproof: its controller may', () => {
    const definitions = [creatureCard('Test Sly', '{0}', 'Human', '2/2', keyword('hexproof'), keyword('hexproof'))];
    const game = magicPosition(
      [
        { battlefield: ['Test Sly', 'Test Target'], hand: ['Test Kill'] },
        { hand: ['Test Kill'], battlefield: [] },
      ],
      { definitions },
    );
    expect(
      game
        .choose(0, { kind: 'CAST', card: 'Test Kill' })
        .decision()
        .options.map((o) => o.card),
    ).toContain('Test Sly');
    expect(mayTarget('Hill Giant')).toBe(true);
    const player0 = (...battlefield: string[]) => {
      const at = theirs({ hand: ['Test Prick'] }, { battlefield }).choose(1, { kind: 'CAST', card: 'Test Prick' });
      return at.waiting() ? at.resolve().life(0) : 'asked';
    };
    expect([player0('Test Aegis', 'Test Aegis'), player0()]).toEqual([20, 'asked']);
  });
  it('mtg:702.18b shroud twice, printed or given, of a permanent or a player, is shroud', () => {
    const game = magicPosition([
      { battlefield: ['Test Target', 'Test all shroud', 'Test all shroud'], hand: ['Test Kill'] },
      {},
    ]);
    expect(offered(game)).toEqual([]);
    const covered = theirs({ hand: ['Test Prick'], battlefield: ['Test Cowl', 'Test Cowl'] }).choose(1, {
      kind: 'CAST',
      card: 'Test Prick',
    });
    expect(covered.resolve().life(0)).toBe(19);
  });
  it('mtg:702.12c indestructible that is printed and given survives damage and destruction, until it is lost', () => {
    const definitions = [
      creatureCard('Test Eternal', '{0}', 'Wall', '0/3', keyword('indestructible'), keyword('indestructible')),
    ];
    for (const spell of ['Test Kill', 'Test Bolt']) {
      const at = (first?: string) => {
        const game = magicPosition(
          [{ battlefield: ['Test Eternal', 'Test all indestructible'] }, { hand: [spell, 'Test no indestructible'] }],
          { definitions },
        ).pass();
        if (first) game.castAt(1, first, { card: 'Test Eternal' }).resolve();
        if (game.decision().seat === 0) game.pass();
        return game.castAt(1, spell, { card: 'Test Eternal' }).resolve().zones('Test Eternal');
      };
      expect([spell, at(), at('Test no indestructible')]).toEqual([spell, ['battlefield'], ['graveyard']]);
    }
  });
  it('mtg:702.14a mtg-2003:502.6a of a supertype, of a card type, of a land type that is not basic', () => {
    const blocked = (name: string, land: string) => mayBlock(name, ['Hill Giant', land]).length > 0;
    expect([blocked('Test Plainswalker', 'Forest'), blocked('Test Plainswalker', 'Test Isle')]).toEqual([false, true]);
    expect([blocked('Test Artificer', 'Test Foundry'), blocked('Test Artificer', 'Forest')]).toEqual([false, true]);
    expect([blocked('Test Artificer', 'Ornithopter'), blocked('Test Islander', 'Test Isle')]).toEqual([true, false]);
  });
  it('mtg:702.14d mtg-2003:502.6d nor that of another creature of the defending player', () => {
    expect(mayBlock('Test Islander', ['Test Islander', 'Test Plainswalker', 'Island', 'Hill Giant'])).toEqual([]);
    expect(mayBlock('Test Islander', ['Test Islander', 'Hill Giant', 'Forest'])).toEqual([
      'Test Islander',
      'Hill Giant',
    ]);
  });
});

describe('of spells', () => {
  it('mtg:702.35b reduced as other costs are, in any turn and for its owner, and nothing of the mana cost is paid', () => {
    const drop = (n: number, ...more: string[]) => {
      const game = theirs({ hand: ['Test Frenzy', 'Test Drop'], battlefield: [...more, ...lands(n, 'Mountain')] });
      game.cast(1, 'Test Drop').resolve().resolve();
      return game;
    };
    const cost = (game: Play) => game.decision().options.flatMap((o) => (o.card === 'Test Frenzy' ? [o.cost] : []));
    expect([cost(drop(2)), cost(drop(3)), cost(drop(2, 'Test Ease'))]).toEqual([[], ['{2}{R}'], ['{1}{R}']]);
    const game = drop(5).choose(1, { card: 'Test Frenzy' });
    expect([game.all('Mountain').filter((o) => o.tapped).length, game.resolve().life(1)]).toEqual([3, 23]);
  });
  it('mtg:702.41b affinities for different things each count, what is both counts for each, in any turn', () => {
    const cost = (...battlefield: string[]) =>
      offered(
        theirs(
          { hand: ['Test Broodmite'], battlefield: [...battlefield, ...lands(9, 'Forest')] },
          { battlefield: ['Memnite'] },
        ),
      )[0]?.[2];
    expect([cost(), cost('Memnite'), cost('Hill Giant', 'Test Ease'), cost('Memnite', 'Hill Giant')]).toEqual([
      '{9}',
      '{7}',
      '{6}',
      '{6}',
    ]);
  });
  const helped = (name: string, battlefield: string[], graveyard: string[] = []) =>
    offered(theirs({ hand: [name], battlefield, graveyard })).length > 0;
  it('mtg:702.51d twice each creature helps once, in another’s turn too', () => {
    expect([helped('Test Convoked', lands(2, 'Memnite')), helped('Test Convoked', lands(3, 'Memnite'))]).toEqual([
      false,
      true,
    ]);
    const game = theirs({ hand: ['Test Convoked'], battlefield: [...lands(2, 'Memnite'), ...lands(3, 'Forest')] });
    game.cast(1, 'Test Convoked').choose(1, [{ card: 'Memnite' }]);
    expect([game.decision().kind, game.all('Forest').filter((o) => o.tapped).length]).toEqual(['PRIORITY', 2]);
  });
  it('mtg:702.126c twice each artifact helps once, in another’s turn too', () => {
    expect([helped('Test Improvised', lands(2, 'Memnite')), helped('Test Improvised', lands(3, 'Memnite'))]).toEqual([
      false,
      true,
    ]);
    const game = theirs({ hand: ['Test Improvised'], battlefield: [...lands(2, 'Memnite'), ...lands(3, 'Forest')] });
    game.cast(1, 'Test Improvised').choose(1, [{ card: 'Memnite' }]);
    expect([game.decision().kind, game.all('Forest').filter((o) => o.tapped).length]).toEqual(['PRIORITY', 2]);
  });
  it('mtg:702.66c twice each card helps once, in another’s turn too', () => {
    expect([
      helped('Test Delved', [], ['Shock', 'Opt']),
      helped('Test Delved', [], ['Shock', 'Opt', 'Forest']),
    ]).toEqual([false, true]);
    const game = theirs({ hand: ['Test Delved'], graveyard: ['Shock', 'Opt'], battlefield: lands(3, 'Forest') });
    game.cast(1, 'Test Delved').choose(1, [{ card: 'Shock' }]);
    expect([game.decision().kind, game.zones('Shock'), game.zones('Opt')]).toEqual([
      'PRIORITY',
      ['exile'],
      ['graveyard'],
    ]);
  });
  it('mtg:702.126b what costs less needs fewer artifacts', () => {
    expect(helped('Test Improvised', ['Test Ease', 'Memnite'])).toBe(true);
    expect(helped('Test Improvised', ['Test Tax', ...lands(2, 'Memnite')])).toBe(false);
    expect(helped('Test Improvised', ['Test Tax', ...lands(3, 'Memnite')])).toBe(true);
  });
  it('mtg:702.88c cast in another’s turn it comes back once, in its player’s next upkeep', () => {
    const game = theirs({ hand: ['Test Rebounder'] })
      .cast(1, 'Test Rebounder')
      .resolve();
    expect([game.life(1), game.zones('Test Rebounder')]).toEqual([23, ['exile']]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.view().stack.length).toBe(1);
    game.resolve().choose(1, { card: 'Test Rebounder' }).resolveAll();
    expect([game.life(1), game.zones('Test Rebounder')]).toEqual([26, ['graveyard']]);
    expect(game.until({ turn: 6, step: 'upkeep' }).view().stack).toEqual([]);
  });
});

describe('of cards with more than one way', () => {
  const SPLIT = 'Test Snap // Test Lesson';
  const rich = [...lands(2, 'Mountain'), 'Island'];
  it('mtg:702.102a from the graveyard and from exile each half alone, of the other player’s hand both', () => {
    const methods = (game: Play) => offered(game).map(([, method]) => method);
    expect(methods(theirs({ hand: [SPLIT], battlefield: rich }))).toEqual(['normal', 'normal', 'fuse']);
    expect(methods(theirs({ graveyard: [SPLIT], battlefield: ['Test Grave', ...rich] }))).toEqual(['normal', 'normal']);
    expect(methods(theirs({ exile: [SPLIT], battlefield: ['Test Exile', ...rich] }))).toEqual(['normal', 'normal']);
  });
  it('mtg:702.102b a fused spell has both names, costs and colors, and does what both say, in turn', () => {
    const game = theirs({ hand: [SPLIT], battlefield: rich }).choose(1, { kind: 'CAST', method: 'fuse' });
    expect(game.the(SPLIT, 'stack')).toMatchObject({
      name: SPLIT,
      manaCost: '{1}{R}{U}',
      manaValue: 3,
      colors: ['R', 'U'],
    });
    game.resolve();
    expect([game.life(1), game.hand(1), game.zones(SPLIT)]).toEqual([22, 1, ['graveyard']]);
  });
  it('mtg:702.102c more and less than that where effects say so, once', () => {
    const cost = (...more: string[]) =>
      offered(theirs({ hand: [SPLIT], battlefield: [...more, ...rich, ...lands(3, 'Mountain')] })).find(
        ([, m]) => m === 'fuse',
      )?.[2];
    expect([cost(), cost('Test Tax'), cost('Test Ease')]).toEqual(['{1}{R}{U}', '{2}{R}{U}', '{R}{U}']);
    const game = theirs({ hand: [SPLIT], battlefield: rich }).choose(1, { kind: 'CAST', method: 'fuse' });
    expect([...game.all('Mountain'), ...game.all('Island')].map((o) => o.tapped)).toEqual([true, true, true]);
  });
  const COLOSSUS = 'Test Colossus';
  const prototyped = (more: Side = {}) =>
    theirs({ hand: [COLOSSUS], battlefield: lands(2, 'Forest'), ...more }).choose(1, {
      kind: 'CAST',
      method: 'prototype',
    });
  it('mtg:702.160a mtg:718.3a as quickly as it may be cast at all, from any zone, by whoever may', () => {
    const both = [
      [COLOSSUS, 'normal', '{7}'],
      [COLOSSUS, 'prototype', '{1}{G}'],
    ];
    expect(offered(theirs({ hand: [COLOSSUS], battlefield: lands(7, 'Forest') }))).toEqual(both);
    expect(offered(theirs({ graveyard: [COLOSSUS], battlefield: ['Test Grave', ...lands(7, 'Forest')] }))).toEqual(
      both,
    );
  });
  it('mtg:718.3a what makes it cost more or less does so to that mana cost', () => {
    const costs = (...more: string[]) =>
      offered(theirs({ hand: [COLOSSUS], battlefield: [...more, ...lands(3, 'Forest')] }));
    expect([costs('Test Tax'), costs('Test Ease')]).toEqual([
      [[COLOSSUS, 'prototype', '{2}{G}']],
      [[COLOSSUS, 'prototype', '{G}']],
    ]);
  });
  it('mtg:718.3 prototyped two lands are tapped for it and it is small, normally seven and it is large', () => {
    const game = prototyped();
    expect(game.all('Forest').map((o) => o.tapped)).toEqual([true, true]);
    expect(game.resolve().the(COLOSSUS)).toMatchObject({ power: 2, toughness: 1, controller: 1 });
    const large = theirs({ hand: [COLOSSUS], battlefield: lands(7, 'Forest') }).choose(1, {
      kind: 'CAST',
      method: 'normal',
    });
    expect(large.resolve().the(COLOSSUS)).toMatchObject({ power: 7, toughness: 6 });
  });
  it('mtg:718.3b the spell and the permanent are green, with mana value 2, and stay so in the next turn', () => {
    const small = { power: 2, toughness: 1, manaCost: '{1}{G}', manaValue: 2, colors: ['G'] };
    const game = prototyped();
    expect(game.the(COLOSSUS, 'stack')).toMatchObject(small);
    expect(game.resolve().the(COLOSSUS)).toMatchObject(small);
    expect(game.until({ turn: 5, step: 'upkeep' }).the(COLOSSUS)).toMatchObject(small);
  });
  it('mtg:718.4 back in the hand, countered, and dead it is large, colorless and costs {7}', () => {
    const large = { power: 7, toughness: 6, manaCost: '{7}', manaValue: 7, colors: [] };
    const back = prototyped({ hand: [COLOSSUS, 'Test Blink'] }).resolve();
    if (back.decision().seat === 0) back.pass();
    expect(back.castAt(1, 'Test Blink', { card: COLOSSUS }).resolve().the(COLOSSUS, 'hand')).toMatchObject(large);
    const dead = prototyped({ hand: [COLOSSUS, 'Test Kill'] }).resolve();
    if (dead.decision().seat === 0) dead.pass();
    expect(dead.castAt(1, 'Test Kill', { card: COLOSSUS }).resolve().the(COLOSSUS, 'graveyard')).toMatchObject(large);
    const normal = theirs({ hand: [COLOSSUS], battlefield: lands(7, 'Forest'), exile: [COLOSSUS] });
    normal.choose(1, { kind: 'CAST', method: 'normal' });
    expect([normal.the(COLOSSUS, 'stack'), normal.the(COLOSSUS, 'exile')]).toMatchObject([large, large]);
  });
  it('mtg:718.5 its name, types and abilities are the same, as a spell and as a permanent', () => {
    const same = { name: COLOSSUS, types: ['Creature'], subtypes: ['Construct'], keywords: ['prototype', 'flash'] };
    const game = prototyped();
    expect(game.the(COLOSSUS, 'stack')).toMatchObject(same);
    expect(game.resolve().the(COLOSSUS)).toMatchObject(same);
  });
  it('mtg:702.37a megamorph too, from any zone from which it may be cast, at sorcery speed', () => {
    const side = {
      battlefield: ['Test Grave', ...lands(3, 'Island')],
      graveyard: ['Test Lurker'],
      hand: ['Test Mega'],
    };
    expect(offered(inTheirTurn(side))).toEqual(
      expect.arrayContaining([
        ['Test Lurker', 'morph', '{3}'],
        ['Test Mega', 'morph', '{3}'],
      ]),
    );
    expect(offered(inTheirTurn(side))).toHaveLength(2);
    expect(offered(theirs(side))).toEqual([]);
    const down = inTheirTurn(side).choose(1, { kind: 'CAST', card: 'Test Mega' }).resolve();
    expect(down.the('Test Mega')).toMatchObject({ name: '', power: 2, toughness: 2, keywords: [], controller: 1 });
  });
  it('mtg:702.168a mtg:702.168b disguised from any zone from which it may be cast, for {3}, more where all costs more', () => {
    const ways = (...more: string[]) =>
      offered(inTheirTurn({ battlefield: ['Test Grave', ...more, ...lands(4, 'Island')], graveyard: ['Test Sleuth'] }));
    expect([ways(), ways('Test Tax')]).toEqual([
      [['Test Sleuth', 'disguise', '{3}']],
      [['Test Sleuth', 'disguise', '{4}']],
    ]);
  });
  it('mtg:702.168b the permanent keeps those characteristics, ward as well, in later turns', () => {
    const looks = {
      name: '',
      types: ['Creature'],
      subtypes: [],
      colors: [],
      manaCost: null,
      power: 2,
      toughness: 2,
      keywords: ['ward {2}'],
    };
    const game = inTheirTurn({ hand: ['Test Sleuth'], battlefield: lands(3, 'Island') }).choose(1, {
      kind: 'CAST',
      method: 'disguise',
    });
    expect(game.the('Test Sleuth', 'stack')).toMatchObject(looks);
    expect(game.resolve().until({ turn: 5, step: 'upkeep' }).the('Test Sleuth')).toMatchObject(looks);
  });
  it('mtg:702.168a turned face up it has its ability no longer: what is aimed at it is not countered', () => {
    const game = magicPosition([
      { hand: ['Test Bolt'] },
      { battlefield: [{ card: 'Test Sleuth', faceDown: true }, ...lands(2, 'Forest')] },
    ]).pass();
    game.choose(1, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Sleuth')).toMatchObject({ name: 'Test Sleuth', power: 4 });
    game.pass();
    expect(game.all('Forest').map((o) => o.tapped)).toEqual([true, true]);
  });
});

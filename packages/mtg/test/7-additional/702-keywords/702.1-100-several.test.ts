/** Keyword abilities: several instances that differ, several attackers, several players, and who is no creature (702). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  keyword,
  plus,
  putCounters,
  spell,
  subtype,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';
import { leave, table } from '../../8-multiplayer/table.js';

const both = (name: string, figures: string, one: number, other: number) =>
  creatureCard(`Both ${name}`, '{0}', 'Human', figures, keyword(name, { value: one }), keyword(name, { value: other }));
const walks = (name: string, type: string) =>
  creatureCard(
    name,
    '{0}',
    'Fish',
    '1/1',
    keyword('landwalk', { from: subtype(type), label: `${type.toLowerCase()}walk` }),
  );

ownCards(
  both('amplify', '1/1', 1, 2),
  both('soulshift', '1/1', 1, 3),
  both('graft', '0/0', 1, 2),
  both('frenzy', '2/2', 1, 2),
  both('annihilator', '2/2', 1, 2),
  both('fabricate', '1/1', 1, 2),
  creatureCard('Twice evolve', '{0}', 'Human', '1/1', keyword('evolve'), keyword('evolve')),
  creatureCard('Twice extort', '{0}', 'Human', '1/1', keyword('extort'), keyword('extort')),
  creatureCard('Test Human', '{0}', 'Human', '1/1'),
  creatureCard('Test Spirit', '{2}', 'Spirit', '2/2'),
  creatureCard('Test Great Spirit', '{3}', 'Spirit', '2/2'),
  creatureCard('Test Oak', '{0}', 'Treefolk', '2/3'),
  creatureCard('Test Giant', '{0}', 'Giant', '5/5'),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  walks('Test Eel', 'Island'),
  walks('Test Toad', 'Swamp'),
  instant('Test Bless Walkers', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { each: [{ zone: 'battlefield' }, { keyword: 'landwalk', label: 'islandwalk' }] },
        mods: plus(3, 3),
      },
    ],
  }),
  card('Test Thinker', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  creatureCard('Test Roamer', '{0}', 'Dinosaur', '7/7', keyword('trample over planeswalkers')),
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  card('Test Blade', { cost: '{0}', type: 'Artifact — Equipment', abilities: [continuous('attached', plus(1, 0))] }),
  card('Test Alarm', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'unattach', object: [] }, { effects: [gainLife(10)] })],
  }),
  creatureCard(
    'Test Bonded',
    '{0}',
    'Bear',
    '2/2',
    keyword('soulbond'),
    activated([], { effects: [putCounters(1, 'paired')] }),
  ),
  card('Test Code', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ effects: [gainLife(3)] }), keyword('cipher')],
  }),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  card('Test Car', {
    cost: '{0}',
    type: 'Artifact — Vehicle',
    power: 6,
    toughness: 6,
    abilities: [keyword('crew', { value: 1 })],
  }),
  card('Test Last Song', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ effects: [gainLife(5)] }), keyword('epic')],
  }),
);

const attack = (mine: string, theirs: string[] = []): Play =>
  magicPosition([{ battlefield: [mine] }, { battlefield: theirs }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, mine);
/** Answers which of several abilities goes on the stack first. */
const ordered = (game: Play): Play => {
  while (!game.waiting() && game.decision().shape === 'ORDER')
    game.answer(game.decision().seat, game.decision().default);
  return game;
};
const settle = (game: Play): Play => {
  while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
  return game;
};

describe('instances of one keyword that differ', () => {
  it('mtg:702.38b amplify: each by its own number', () => {
    const game = magicPosition([{ hand: ['Both amplify', 'Test Human'] }, {}])
      .cast(0, 'Both amplify')
      .resolve();
    while (!game.waiting())
      game.answer(
        0,
        game.decision().options.some((o) => o.card === 'Test Human')
          ? { choose: [{ card: 'Test Human' }] }
          : game.decision().default,
      );
    expect(game.figures('Both amplify')).toBe('4/4');
  });

  it('mtg:702.46b soulshift: each for a Spirit of its own mana value', () => {
    const game = magicPosition([
      { hand: ['Test Slay'], battlefield: ['Both soulshift'], graveyard: ['Test Spirit', 'Test Great Spirit'] },
      {},
    ])
      .castAt(0, 'Test Slay')
      .resolve();
    ordered(game);
    // The first finds no Spirit that is cheap enough, so that it isn't put on the stack.
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Great Spirit', 'Test Spirit']);
    game.choose(0, { card: 'Test Great Spirit' }).resolve().answer(0, { confirm: true });
    expect([game.zones('Test Great Spirit'), game.zones('Test Spirit'), game.view().stack.length]).toEqual([
      ['hand'],
      ['graveyard'],
      0,
    ]);
  });

  it('mtg:702.58b graft: the counters of both', () => {
    const game = magicPosition([{ hand: ['Both graft'] }, {}])
      .cast(0, 'Both graft')
      .resolve();
    expect(settle(game).figures('Both graft')).toBe('3/3');
  });

  it('mtg:702.68b frenzy: the bonus of both', () => {
    expect(ordered(attack('Both frenzy')).until({ step: 'endOfCombat' }).life(1)).toBe(15);
  });

  it('mtg:702.86b annihilator: as many as both say', () => {
    const game = attack('Both annihilator', lands(5, 'Swamp')).until({ step: 'endOfCombat' });
    expect(game.all('Swamp')).toHaveLength(2);
  });

  it('mtg:702.123b fabricate: each by its own number', () => {
    const game = ordered(
      magicPosition([{ hand: ['Both fabricate'] }, {}])
        .cast(0, 'Both fabricate')
        .resolve(),
    );
    for (let i = 0; i < 2; i++) game.resolve().answer(0, { confirm: true });
    expect(game.figures('Both fabricate')).toBe('4/4');
  });

  it('mtg:702.100d evolve: both trigger each time that a greater creature enters', () => {
    const game = magicPosition([{ hand: ['Test Giant', 'Test Giant'], battlefield: ['Twice evolve'] }, {}]);
    for (let i = 0; i < 2; i++)
      ordered(game.choose(0, { kind: 'CAST', card: 'Test Giant', nth: 0 }).resolve()).resolveAll();
    expect(game.figures('Twice evolve')).toBe('5/5');
  });

  it('mtg:702.101b extort: both trigger for each spell', () => {
    const game = magicPosition([
      { hand: ['Test Human', 'Test Human'], battlefield: ['Twice extort', ...lands(4, 'Swamp')] },
      {},
    ]);
    for (let i = 0; i < 2; i++) {
      ordered(game.choose(0, { kind: 'CAST', card: 'Test Human', nth: 0 }));
      for (let n = 0; n < 2; n++) game.resolve().answer(0, { confirm: true });
      game.resolve();
    }
    expect([game.life(0), game.life(1)]).toEqual([24, 16]);
  });
});

describe('keywords that are spoken of, and trample', () => {
  it('mtg:702.1d an object with islandwalk has that, and not another landwalk', () => {
    const game = magicPosition([{ hand: ['Test Bless Walkers'], battlefield: ['Test Eel', 'Test Toad'] }, {}]);
    game.cast(0, 'Test Bless Walkers').resolve();
    expect([game.figures('Test Eel'), game.figures('Test Toad')]).toEqual(['4/4', '1/1']);
  });

  const deal = (...shares: [string | number, number][]) => ({
    distribute: shares.map(([to, amount]) => ({
      option: typeof to === 'number' ? { player: to } : { card: to },
      amount,
    })),
  });
  const atThinker = (mine: string[], ...blocks: [string, string][]): Play => {
    const game = magicPosition([{ battlefield: mine }, { battlefield: ['Test Thinker', 'Test Oak'] }]).until({
      kind: 'ATTACKERS',
    });
    game.answer(0, { assign: mine.map((name) => ({ from: { card: name }, to: { card: 'Test Thinker' } })) });
    return game
      .until({ kind: 'BLOCKERS' })
      .block(1, ...blocks)
      .until({ kind: 'COMBAT_DAMAGE' });
  };

  it('mtg:702.19c damage of each of several others to the planeswalker counts', () => {
    const game = atThinker(['Test Human', 'Test Eel', 'Test Roamer']);
    expect(game.refused(0, deal(['Test Thinker', 0], [1, 7])).rules).toContain('mtg:702.19c');
    expect(game.answer(0, deal(['Test Thinker', 1], [1, 6])).life(1)).toBe(14);
    expect(game.zones('Test Thinker')).toEqual(['graveyard']);
  });

  it('mtg:702.19c what blocks it is assigned lethal damage before anything goes further', () => {
    const game = atThinker(['Test Roamer'], ['Test Oak', 'Test Roamer']);
    game.refused(0, deal(['Test Oak', 0], ['Test Thinker', 3], [1, 4]));
    game.refused(0, deal(['Test Oak', 3], ['Test Thinker', 0], [1, 4]));
    expect(game.answer(0, deal(['Test Oak', 3], ['Test Thinker', 3], [1, 1])).life(1)).toBe(19);
    // So it is where others see to the planeswalker.
    const last = atThinker(['Test Human', 'Test Eel', 'Test Toad', 'Test Roamer'], ['Test Oak', 'Test Roamer']);
    last.refused(0, deal(['Test Oak', 2], ['Test Thinker', 0], [1, 5]));
    expect(last.answer(0, deal(['Test Oak', 3], ['Test Thinker', 0], [1, 4])).life(1)).toBe(16);
  });
});

describe('phasing of either player', () => {
  it('mtg:702.26b a blocker that phases out is removed from combat as well', () => {
    const game = magicPosition([{ hand: ['Test Shift'], battlefield: ['Test Giant'] }, { battlefield: ['Test Oak'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Oak', 'Test Giant']);
    game.cast(0, 'Test Shift', { card: 'Test Oak' }).resolve();
    expect(game.happened('REMOVED_FROM_COMBAT').map((e) => e.card)).toEqual(['Test Oak']);
    game.until({ step: 'postcombatMain' });
    expect([game.the('Test Giant').damage, game.life(1)]).toEqual([0, 20]);
  });

  it('mtg:702.26c whoever’s it is, it phases in as its controller’s untap step begins', () => {
    const game = magicPosition([{ hand: ['Test Shift'] }, { battlefield: ['Test Oak'] }]);
    game.castAt(0, 'Test Shift', { card: 'Test Oak' }).resolve();
    expect(game.the('Test Oak').phasedOut).toBe(true);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Test Oak').phasedOut).toBe(false);
  });

  it('mtg:702.26j as a permanent phases out what is attached to it has not become unattached', () => {
    const game = magicPosition([
      {
        hand: ['Test Shift'],
        battlefield: [{ card: 'Test Oak', as: 'oak' }, { card: 'Test Blade', attachedTo: 'oak' }, 'Test Alarm'],
      },
      {},
    ]);
    game.castAt(0, 'Test Shift', { card: 'Test Oak' }).resolve();
    expect([game.the('Test Blade').phasedOut, game.view().stack.length, game.life(0)]).toEqual([true, 0, 20]);
  });

  it('mtg:702.26n it waits for the turn that would have followed, of whoever it phased out under', () => {
    const gift = instant('Test Gift', '{0}', {
      targets: [target(creature), target({ player: 'opponent' })],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: t(1) }], until: { kind: 'permanent' } }],
    });
    const shift = instant('Test Shift', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'phaseOut', what: t(0) }],
    });
    const game = table([{ hand: ['Test Gift', 'Test Shift'], battlefield: ['Hill Giant'] }, {}, {}, {}], {
      definitions: [gift, shift] as never,
    });
    game.castAt(0, 'Test Gift', { player: 2 }).resolve().castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    leave(game, 2);
    const out = (active: number): unknown => {
      for (let i = 0; i < 5 && game.view().turn.active !== active; i++)
        game.until({ turn: game.view().turn.number + 1, step: 'upkeep' });
      return game.the('Hill Giant').phasedOut;
    };
    expect([out(1), out(3)]).toEqual([true, false]);
  });
});

describe('paired, encoded, evolving, epic', () => {
  it('mtg:702.95b an ability that speaks of the paired creature means the other one', () => {
    const game = magicPosition([{ hand: ['Test Bonded'], battlefield: ['Test Oak', 'Test Human'] }, {}])
      .cast(0, 'Test Bonded')
      .resolve()
      .resolve()
      .choose(0, { card: 'Test Oak' });
    game.activate(0, 'Test Bonded').resolve();
    expect(['Test Bonded', 'Test Oak', 'Test Human'].map((name) => game.figures(name))).toEqual(['2/2', '3/4', '1/1']);
  });

  it('mtg:702.99c it stays encoded where that is no creature for a while', () => {
    const game = magicPosition([{ hand: ['Test Code', 'Test Stone'], battlefield: ['Test Giant', 'Test Human'] }, {}])
      .cast(0, 'Test Code')
      .resolve()
      .choose(0, { card: 'Test Giant' });
    game.cast(0, 'Test Stone', { card: 'Test Giant' }).resolve();
    expect([game.the('Test Giant').types, game.zones('Test Code')]).toEqual([['Artifact'], ['exile']]);
    const encodedOn = () => JSON.stringify(game.the('Test Giant').abilities ?? game.the('Test Giant'));
    expect(encodedOn()).toContain('encoded');
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Test Giant').until({ step: 'combatDamage' }).resolve();
    expect(game.choose(0, { card: 'Test Code' }).resolveAll().life(0)).toBe(26);
  });

  it('mtg:702.100c what enters and is no creature has no greater power than a creature', () => {
    const game = magicPosition([{ hand: ['Test Car'], battlefield: ['Twice evolve'] }, {}])
      .cast(0, 'Test Car')
      .resolve();
    expect([game.view().stack.length, game.figures('Twice evolve')]).toEqual([0, '1/1']);
  });

  it('mtg:702.50b effects put copies on the stack for a player who can’t cast spells', () => {
    const game = magicPosition([{ hand: ['Test Last Song', 'Test Human'] }, {}])
      .cast(0, 'Test Last Song')
      .resolve();
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Human' }] }).code).toBeDefined();
    game.until({ turn: 5, step: 'draw' });
    expect(game.life(0)).toBe(30);
  });
});

/** Keywords where another time, another object or another player could be meant (702). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  exile,
  faces,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  mana,
  rule,
  sorcery,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const from = (color: string, label: string) =>
  keyword('protection', { from: [{ has: ['colors', color] }] as never, label });
const saga = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{1}', type: 'Enchantment — Saga', abilities });
const chapter = (reached: number) =>
  triggered({ on: 'counters', object: 'self', match: { kind: 'lore' }, reached } as never, { effects: [gainLife(1)] });
ownCards(
  creatureCard('Test Neutral', '{0}', 'Angel', '2/2', from('R', 'red'), from('G', 'green')),
  creatureCard('Test Rising', '{0}', 'Human', '2/2', keyword('renown', { value: 1 })),
  creatureCard(
    'Test Leech',
    '{0}',
    'Drone',
    '1/1',
    keyword('ingest'),
    activated([], { effects: [damage(1, 'opponents')] }),
  ),
  card('Test Later', { cost: '{3}', type: 'Instant', abilities: [{ kind: 'spell', effects: [gainLife(1)] }] }),
  instant('Test Heist', '{0}', {
    targets: [target(inYourGraveyard)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'it' },
      { do: 'becomePlotted', what: { saved: 'it' } },
    ],
  }),
  faces(
    'transform',
    creatureCard('Test Villager', '{0}', 'Human Werewolf', '2/2', keyword('daybound')),
    card('Test Howler', {
      type: 'Creature — Werewolf',
      power: 5,
      toughness: 5,
      colors: ['G'],
      abilities: [keyword('nightbound')],
    }),
  ),
  creatureCard('Test Moon', '{0}', 'Werewolf', '3/3', keyword('nightbound')),
  instant('Test Dusk', '{0}', { effects: [{ do: 'becomeTime', time: 'night' }] }),
  instant('Test Dawn', '{0}', { effects: [{ do: 'becomeTime', time: 'day' }] }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  sorcery('Test Rise', '{0}', {
    effects: [
      { do: 'move', what: each(...inYourGraveyard, creature), to: 'battlefield', cause: 'return', controller: 'you' },
    ],
  }),
  card('Test Blade', {
    cost: '{1}',
    type: 'Artifact Creature — Equipment',
    power: 2,
    toughness: 2,
    abilities: [keyword('reconfigure', { cost: [] })],
  }),
  creatureCard('Test Enlister', '{0}', 'Soldier', '1/1', keyword('enlist')),
  creatureCard('Test Recruiter', '{0}', 'Soldier', '2/2', keyword('enlist')),
  saga('Test Ahead', keyword('read ahead'), chapter(1), chapter(2), chapter(3)),
  faces(
    'transform',
    card('Test Ore', {
      cost: '{1}',
      type: 'Artifact',
      abilities: [keyword('craft', { cost: [], from: [{ has: ['types', 'Artifact'] }] as never, label: 'artifact' })],
    }),
    card('Test Golem', { type: 'Artifact Creature — Golem', power: 3, toughness: 3, colors: [] }),
  ),
  card('Test Range', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('plotsTop')] }],
  }),
  card('Test Plot', {
    cost: '{3}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('plot', { cost: [] })],
  }),
  card('Test Omen', {
    cost: '{3}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('foretell', { cost: [] })],
  }),
  creatureCard('Test Generous Bird', '{0}', 'Bird', '1/1', keyword('gift', { label: 'a card' })),
  creatureCard(
    'Test Grateful Bird',
    '{0}',
    'Bird',
    '1/1',
    keyword('gift', { label: 'a card' }),
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      { if: { paid: 'gift' }, effects: [gainLife(3)] },
    ),
  ),
  card('Test Mayhem', {
    cost: '{3}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('mayhem')],
  }),
  sorcery('Test Loot', '{0}', { effects: [draw(1), { do: 'discard', who: 'you', count: 1 }] }),
  sorcery('Test Exile', '{0}', { targets: [target(inYourGraveyard)], effects: [exile(t(0))] }),
  creatureCard('Test Sneak', '{5}', 'Ninja', '4/4', keyword('sneak', { cost: [] })),
  card('Test Sneak Relic', { cost: '{5}', type: 'Artifact', abilities: [keyword('sneak', { cost: [] })] }),
  creatureCard('Test Student', '{0}', 'Wizard', '1/1', keyword('increment')),
  card('Test Two', { cost: '{2}', type: 'Instant', abilities: [{ kind: 'spell', effects: [gainLife(1)] }] }),
  instant('Test Ask', '{0}', { effects: [gainLife({ count: [creature, { is: 'attacking' }] })] }),
  creatureCard(
    'Test Warden',
    '{0}',
    'Soldier',
    '2/2',
    keyword('ward', {
      cost: [mana('{1}')],
      effects: [{ do: 'remember', as: 'X', value: { count: [{ has: ['types', 'Creature'] }] } }],
    }),
  ),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  card('Test Gift', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip planeswalker', { cost: [] })],
  }),
  card('Test Mage', { cost: '{3}', type: 'Legendary Planeswalker — Test', loyalty: 3 }),
  card('Test Code', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('cipher')],
  }),
  creatureCard('Test Bonded', '{0}', 'Bear', '2/2', keyword('soulbond')),
  card('Test Sword', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [triggered({ on: 'unattach', object: 'self' }, { effects: [gainLife(9)] }), keyword('phasing')],
  }),
  creatureCard('Test Coast', '{0}', 'Bird', '1/1', keyword('cycling', { cost: [mana('{1}')] })),
);
const VILLAGER = 'Test Villager // Test Howler';
const methods = (game: Play, name: string): string[] =>
  game.decision().options.flatMap((o) => (o.card === name ? [String(o.kind === 'CAST' ? o.method : o.kind)] : []));

describe('each of several', () => {
  it('mtg:702.16h what has protection from two qualities has it from the one and from the other', () => {
    const game = magicPosition([{ battlefield: ['Test Neutral'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Neutral');
    // Neither of them could block, so that nobody is asked.
    expect(game.until({ step: 'declareBlockers' }).decision().kind).toBe('PRIORITY');
  });

  it('mtg:702.112b renowned it stays, and becomes that once', () => {
    const game = magicPosition([{ battlefield: ['Test Rising'] }, {}]);
    for (const turn of [3, 5])
      game.until({ turn, kind: 'ATTACKERS' }).attack(0, 'Test Rising').until({ step: 'endOfCombat' });
    expect([game.figures('Test Rising'), game.the('Test Rising').designations]).toEqual(['3/3', ['renowned']]);
  });

  it('mtg:702.115a damage that is no combat damage ingests nothing', () => {
    const game = magicPosition([{ battlefield: ['Test Leech'] }, { library: lands(3, 'Forest') }]);
    game.activate(0, 'Test Leech').resolveAll();
    expect([game.life(1), game.zones('Forest')]).toEqual([19, ['library', 'library', 'library']]);
  });

  it('mtg:702.154b another creature’s enlisting triggers nothing', () => {
    const game = magicPosition([{ battlefield: ['Test Enlister', 'Test Recruiter', 'Craw Wurm'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Enlister', 'Test Recruiter').choose(0, { card: 'Craw Wurm' });
    game.resolveAll();
    expect([game.figures('Test Enlister'), game.figures('Test Recruiter')]).toContain('7/1');
    expect(['1/1', '2/2']).toContain(
      game.figures('Test Recruiter').startsWith('8') ? game.figures('Test Enlister') : game.figures('Test Recruiter'),
    );
  });

  it('mtg:702.155b any of its chapters may be chosen, the final one too', () => {
    const game = magicPosition([{ hand: ['Test Ahead'], battlefield: ['Forest'] }, {}])
      .cast(0, 'Test Ahead')
      .resolve();
    expect(game.decision()).toMatchObject({ min: 1, max: 3 });
  });

  it('mtg:702.167a it is no material of its own', () => {
    const offered = (...more: string[]): string[] =>
      methods(magicPosition([{ battlefield: ['Test Ore // Test Golem', ...more] }, {}]), 'Test Ore // Test Golem');
    expect([offered(), offered('Memnite')]).toEqual([[], ['ACTIVATE']]);
  });

  it('mtg:702.170f the top card alone is plotted from there, and nothing else is done with it', () => {
    const top = (...library: string[]): string[] => {
      const game = magicPosition([{ battlefield: ['Test Range', ...lands(3, 'Forest')], library }, {}]);
      return game.decision().options.flatMap((o) => (o.kind === 'SPECIAL' ? [String(o.card)] : []));
    };
    expect(top('Test Plot', 'Forest')).toEqual(['Test Plot']);
    expect(top('Forest', 'Test Plot')).toEqual([]);
    expect(top('Test Omen', 'Forest')).toEqual([]);
  });
});

describe('when, and only then', () => {
  it('mtg:702.170c what an effect made plotted is cast as a sorcery, though it is an instant', () => {
    const game = magicPosition([{ hand: ['Test Heist'], graveyard: ['Test Later'] }, {}]);
    game.castAt(0, 'Test Heist', { card: 'Test Later' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect(methods(game, 'Test Later')).toEqual([]);
    expect(methods(game.until({ turn: 5, step: 'precombatMain' }), 'Test Later')).toEqual(['plot']);
  });

  it('mtg:702.145b at night it is never there with its front up, and by day nothing else turns it', () => {
    const night = magicPosition([{ hand: ['Test Dusk', 'Test Villager'] }, {}])
      .cast(0, 'Test Dusk')
      .resolve();
    night.cast(0, 'Test Villager').resolve();
    expect([night.the(VILLAGER).name, night.happened('FACE_CHANGED')]).toEqual(['Test Howler', []]);
    const day = magicPosition([{ hand: ['Test Turn'], battlefield: [VILLAGER] }, {}]);
    day.castAt(0, 'Test Turn', { card: VILLAGER }).resolve();
    expect([day.the(VILLAGER).name, day.happened('FACE_CHANGED')]).toEqual(['Test Villager', []]);
  });

  it('mtg:702.145g where a permanent with daybound comes along it does not become night', () => {
    const time = (...graveyard: string[]): unknown => {
      const game = magicPosition([{ hand: ['Test Rise'], graveyard }, {}])
        .cast(0, 'Test Rise')
        .resolve();
      return (game.view().turn as { time?: unknown }).time;
    };
    expect([time('Test Moon'), time('Test Moon', VILLAGER)]).toEqual(['night', 'day']);
  });

  it('mtg:702.151a it is attached to a creature of its player alone, and as a sorcery', () => {
    const game = magicPosition([{ battlefield: ['Test Blade', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
    expect(methods(game, 'Test Blade')).toContain('ACTIVATE');
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade' });
    if (!game.waiting()) expect(game.decision().options?.map((o) => o.card)).toEqual(['Grizzly Bears']);
    const upkeep = magicPosition([{ battlefield: ['Test Blade', 'Grizzly Bears'] }, {}], { turn: { step: 'upkeep' } });
    expect(methods(upkeep, 'Test Blade')).not.toContain('ACTIVATE');
  });

  it('mtg:702.174b where no gift was promised nothing triggers', () => {
    const game = magicPosition([{ hand: ['Test Generous Bird'] }, {}]).cast(0, 'Test Generous Bird');
    game.answer(0, { confirm: false }).resolve();
    expect([game.zones('Test Generous Bird'), game.view().stack]).toEqual([['battlefield'], []]);
  });

  it('mtg:702.174k a gift that was announced was promised', () => {
    const life = (confirm: boolean): number =>
      magicPosition([{ hand: ['Test Grateful Bird'] }, {}])
        .cast(0, 'Test Grateful Bird')
        .answer(0, { confirm })
        .resolve()
        .takeDefault('ORDER_TRIGGERS')
        .resolveAll()
        .life(0);
    expect(life(true)).toBe(23);
  });

  it('mtg:702.187c without a cost its mana cost is paid', () => {
    const loot = (forests: number): string[] => {
      const game = magicPosition([
        { hand: ['Test Loot', 'Test Mayhem'], battlefield: lands(forests, 'Forest'), library: lands(3, 'Forest') },
        {},
      ]);
      return methods(game.cast(0, 'Test Loot').resolve().choose(0, { card: 'Test Mayhem' }), 'Test Mayhem');
    };
    expect([loot(2), loot(3)]).toEqual([[], ['mayhem']]);
  });

  it('mtg:702.190a in no other step, and in nobody else’s turn', () => {
    const game = magicPosition([{ hand: ['Test Sneak'], battlefield: ['Grizzly Bears'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(methods(game.until({ step: 'declareBlockers' }), 'Test Sneak')).toEqual(['sneak']);
    expect(methods(game.until({ step: 'combatDamage' }), 'Test Sneak')).toEqual([]);
  });

  it('mtg:702.190b what is no creature is never attacking, and so never leaves combat', () => {
    const game = magicPosition([{ hand: ['Test Sneak Relic'], battlefield: ['Grizzly Bears'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'declareBlockers' });
    game.choose(0, { kind: 'CAST', card: 'Test Sneak Relic', method: 'sneak' }).resolve();
    expect(game.happened('REMOVED_FROM_COMBAT')).toEqual([]);
  });

  it('mtg:702.191a a spell that another player casts lets it not grow', () => {
    const game = magicPosition([
      { battlefield: ['Test Student'] },
      { hand: ['Test Two'], battlefield: lands(2, 'Forest') },
    ]);
    game.pass().cast(1, 'Test Two').resolveAll();
    expect(game.figures('Test Student')).toBe('1/1');
  });
});

describe('whose, and where', () => {
  it('mtg:702.21b X may be more than one as the ability resolves', () => {
    const game = magicPosition([
      { battlefield: ['Test Warden', 'Grizzly Bears'] },
      { hand: ['Test Zap'], battlefield: lands(3, 'Mountain') },
    ]);
    game.pass().cast(1, 'Test Zap', { card: 'Test Warden' }).resolve().answer(1, { confirm: true });
    expect(game.all('Mountain').filter((o) => o.tapped)).toHaveLength(2);
  });

  it('mtg:702.6e another player’s planeswalker is not equipped', () => {
    const offered = (mine: string[], theirs: string[]): string[] =>
      methods(magicPosition([{ battlefield: ['Test Gift', ...mine] }, { battlefield: theirs }]), 'Test Gift');
    expect([offered([], ['Test Mage']), offered(['Test Mage'], [])]).toEqual([[], ['ACTIVATE']]);
  });

  it('mtg:702.95c nothing is paired with what somebody else controls by then', () => {
    const game = magicPosition([{ hand: ['Test Coast'], battlefield: ['Test Bonded'] }, { hand: ['Test Theft'] }]).cast(
      0,
      'Test Coast',
    );
    game.resolve().pass().cast(1, 'Test Theft', { card: 'Test Coast' }).resolve().resolveAll();
    expect([game.the('Test Coast').controller, game.happened('PAIRED')]).toEqual([1, []]);
  });

  it('mtg:702.99a it is encoded on a creature of its player alone', () => {
    const game = magicPosition([{ hand: ['Test Code'] }, { battlefield: ['Hill Giant'] }])
      .cast(0, 'Test Code')
      .resolve();
    expect([game.decision().kind, game.zones('Test Code')]).toEqual(['PRIORITY', ['graveyard']]);
  });

  it('mtg:702.26i an Equipment that comes back to nothing has not become unattached', () => {
    const game = magicPosition([
      {
        hand: ['Test Zap'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'host' },
          { card: 'Test Sword', attachedTo: 'host' },
        ],
      },
      {},
    ]).until({ turn: 5, step: 'upkeep' });
    game.castAt(0, 'Test Zap', { card: 'Grizzly Bears' }).resolve().until({ turn: 7, step: 'upkeep' });
    expect([game.the('Test Sword').attachedTo, game.resolveAll().life(0)]).toEqual([null, 20]);
  });
});

/** Cards of preconstructed decks that change costs, forbid, choose words or counter, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  instant,
  mana,
  manaAbility,
  spell,
  t,
  target,
} from '../../src/language/builders.js';
import { choices, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Dart', '{R}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Pair', '{R}', { targets: [target(creature, { min: 1, max: 2 })], effects: [damage(1, t(0))] }),
  creatureCard(
    'Test Archer',
    '{R}',
    'Human',
    '1/1',
    activated([mana('{1}')], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Bowman',
    '{R}',
    'Human',
    '1/1',
    activated([mana('{1}')], {
      targets: [{ what: [{ has: ['types', 'Creature'] }, { controller: 'opponent' }] }],
      effects: [damage(1, t(0))],
    }),
  ),
  creatureCard('Test Bull', '{2}{B}{R}', 'Minotaur', '4/4'),
  creatureCard('Test Calf', '{2}', 'Minotaur', '1/1'),
  creatureCard('Test Cow', '{B/R}{B/R}', 'Minotaur', '2/2'),
  card('Test Rock', { cost: '{0}', type: 'Artifact', abilities: [manaAbility('{C}')] }),
  card('Test Wastes', { type: 'Land' }),
  instant('Test Green', '{0}', { effects: [] }),
  card('Test Teal', { cost: '{0}', type: 'Instant', colors: ['U', 'G'], abilities: [spell({ effects: [] })] }),
);

describe('Auriok Steelshaper', () => {
  const shaper = (attached: boolean, theirs: string[] = []) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Auriok Steelshaper', as: 'smith' },
          { card: 'Hankyu', ...(attached ? { attachedTo: 'smith' } : {}) },
          'Elite Vanguard',
          'White Knight',
          'Grizzly Bears',
          ...lands(3, 'Plains'),
        ],
      },
      { battlefield: ['Elite Vanguard', ...theirs] },
    ]);

  it('Auriok Steelshaper (mtg:601.2f) makes equipping cost {1} less, and nothing else', () => {
    const game = shaper(false);
    expect(offered(game, 'ACTIVATE')).toEqual(['Hankyu']);
    game.activate(0, 'Hankyu', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Hankyu').attachedTo).toBe(game.the('Grizzly Bears').id);
    expect(game.all('Plains').filter((l) => l.tapped)).toHaveLength(3);
    const other = magicPosition([{ battlefield: ['Auriok Steelshaper', 'Test Archer'] }, {}]);
    expect(offered(other, 'ACTIVATE')).toEqual([]);
    const theirs = magicPosition([
      { battlefield: ['Hankyu', 'Grizzly Bears', ...lands(3, 'Plains')] },
      { battlefield: ['Auriok Steelshaper'] },
    ]);
    expect(offered(theirs, 'ACTIVATE')).toEqual([]);
  });

  it('Auriok Steelshaper (mtg:613.4c) gives each Soldier and Knight of its controller +1/+1 while it is equipped', () => {
    const game = shaper(true);
    expect(['Auriok Steelshaper', 'White Knight', 'Grizzly Bears'].map((name) => game.figures(name))).toEqual([
      '2/2',
      '3/3',
      '2/2',
    ]);
    expect(game.all('Elite Vanguard').map((o) => o.power)).toEqual([3, 2]);
    expect(shaper(false).figures('White Knight')).toBe('2/2');
  });
});

describe('Alhammarret, High Arbiter', () => {
  const arbiter = (theirs: string[]) =>
    magicPosition([
      { battlefield: lands(7, 'Island'), hand: ['Alhammarret, High Arbiter', 'Test Blade', 'Shock'] },
      { hand: theirs, battlefield: [...lands(3, 'Mountain'), ...lands(3, 'Forest')] },
    ])
      .cast(0, 'Alhammarret, High Arbiter')
      .resolve();

  it('Alhammarret, High Arbiter (mtg:614.12a) sees the hands of its opponents, and names a nonland card of them', () => {
    const game = arbiter(['Shock', 'Grizzly Bears', 'Forest']);
    expect(game.happened('REVEALED').length).toBe(1);
    expect(game.decision()).toMatchObject({ kind: 'NAME', seat: 0 });
    for (const name of ['Forest', 'Hill Giant']) expect(game.refused(0, { name }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, { name: 'Shock' });
    expect(game.the('Alhammarret, High Arbiter').keywords).toEqual(['flying']);
    expect([stack(game), offered(game.pass())]).toEqual([[], []]);
    const named = arbiter(['Shock', 'Grizzly Bears']).answer(0, { name: 'Grizzly Bears' }).pass();
    expect(offered(named)).toEqual(['Shock']);
    expect(offered(named.until({ turn: 4, step: 'precombatMain' }))).toEqual(['Shock']);
  });

  it('Alhammarret, High Arbiter (mtg:101.2) binds opponents alone, as long as it is there', () => {
    const game = arbiter(['Shock']).answer(0, { name: 'Shock' });
    const own = magicPosition([
      { battlefield: [...lands(7, 'Island'), 'Mountain'], hand: ['Alhammarret, High Arbiter', 'Shock'] },
      { hand: ['Shock'] },
    ])
      .cast(0, 'Alhammarret, High Arbiter')
      .resolve()
      .answer(0, { name: 'Shock' });
    expect(offered(own)).toEqual(['Shock']);
    game.castAt(0, 'Test Blade', { card: 'Alhammarret, High Arbiter' }).resolve();
    expect(offered(game.pass())).toEqual(['Shock']);
  });

  it('Alhammarret, High Arbiter (mtg:607.2d) stops nothing where no nonland card is there', () => {
    expect(arbiter(['Forest']).waiting()).toBe(true);
  });

  it('Alhammarret, High Arbiter (mtg:708.4) does not keep a card from being cast face down', () => {
    const game = arbiter(['Battering Craghorn']).answer(0, { name: 'Battering Craghorn' });
    game.until({ turn: 4, step: 'precombatMain' });
    expect(
      game
        .decision()
        .options.filter((o) => o.kind === 'CAST')
        .map((o) => o.method),
    ).toEqual(['morph']);
  });
});

describe('Kopala, Warden of Waves', () => {
  const wave = (mountains: number, hand: string[], more: string[] = []) =>
    magicPosition(
      [
        {
          battlefield: ['Kopala, Warden of Waves', 'Coral Merfolk', 'Grizzly Bears'],
          hand: ['Test Dart'],
          mana: '{R}',
        },
        { battlefield: [...lands(mountains, 'Mountain'), 'Hill Giant', ...more], hand },
      ],
      { turn: { active: 1 } },
    );

  it('Kopala, Warden of Waves (mtg:601.2f) makes opponents’ spells that target a Merfolk cost {2} more', () => {
    const game = wave(3, ['Test Dart']).cast(1, 'Test Dart', { card: 'Coral Merfolk' });
    expect(game.all('Mountain').filter((l) => l.tapped)).toHaveLength(3);
    const other = wave(3, ['Test Dart']).cast(1, 'Test Dart', { card: 'Grizzly Bears' });
    expect(other.all('Mountain').filter((l) => l.tapped)).toHaveLength(1);
    const poor = wave(2, ['Test Dart']).cast(1, 'Test Dart');
    expect(poor.refused(1, { choose: [{ card: 'Coral Merfolk' }] }).rules).toContain('mtg:601.2f');
    expect(poor.choose(1, { card: 'Hill Giant' }).resolve().the('Hill Giant').damage).toBe(1);
    const both = wave(3, ['Test Pair']).cast(1, 'Test Pair', [
      { card: 'Coral Merfolk' },
      { card: 'Kopala, Warden of Waves' },
    ]);
    expect(both.all('Mountain').filter((l) => l.tapped)).toHaveLength(3);
  });

  it('Kopala, Warden of Waves (mtg:602.2b) does the same to abilities that they activate', () => {
    const game = wave(3, [], ['Test Archer']).activate(1, 'Test Archer', { card: 'Coral Merfolk' });
    expect(game.all('Mountain').filter((l) => l.tapped)).toHaveLength(3);
    const other = wave(3, [], ['Test Archer']).activate(1, 'Test Archer', { card: 'Grizzly Bears' });
    expect(other.all('Mountain').filter((l) => l.tapped)).toHaveLength(1);
    const poor = wave(2, [], ['Test Archer']).activate(1, 'Test Archer');
    expect(poor.refused(1, { choose: [{ card: 'Coral Merfolk' }] }).rules).toContain('mtg:601.2f');
    // Where all that there is costs more, so does the ability that is offered.
    const only = (mountains: number) =>
      magicPosition(
        [
          { battlefield: ['Kopala, Warden of Waves'] },
          { battlefield: [...lands(mountains, 'Mountain'), 'Test Bowman'] },
        ],
        { turn: { active: 1 } },
      )
        .decision()
        .options.some(({ kind, card: name }) => kind === 'ACTIVATE' && name === 'Test Bowman');
    expect([only(2), only(3)]).toEqual([false, true]);
  });

  it('Kopala, Warden of Waves (mtg:109.5) leaves its controller’s spells alone, and Merfolk of others', () => {
    const own = wave(0, []).pass().cast(0, 'Test Dart', { card: 'Coral Merfolk' });
    expect(stack(own)).toEqual(['Test Dart']);
    const theirs = wave(1, ['Test Dart'], ['Merfolk of the Pearl Trident']);
    theirs.cast(1, 'Test Dart', { card: 'Merfolk of the Pearl Trident' });
    expect(stack(theirs)).toEqual(['Test Dart']);
  });
});

describe('Ragemonger', () => {
  const costs = (monsters: number, mine: boolean, hand: string[], mana: string) =>
    offered(
      magicPosition([
        { hand, mana, battlefield: mine ? lands(monsters, 'Ragemonger') : [] },
        { battlefield: mine ? [] : lands(monsters, 'Ragemonger') },
      ]),
    );

  it('Ragemonger (mtg:118.7c) takes {B}{R} off Minotaur spells, and colored mana alone', () => {
    expect(costs(1, true, ['Test Bull', 'Test Calf', 'Test Cow', 'Hill Giant'], '{C}{C}')).toEqual([
      'Test Bull',
      'Test Calf',
      'Test Cow',
    ]);
    expect(costs(1, true, ['Test Calf'], '{C}')).toEqual([]);
    expect(costs(1, true, ['Test Bull'], '{C}')).toEqual([]);
    expect(costs(2, true, ['Test Bull'], '{C}')).toEqual([]);
    expect(costs(1, false, ['Test Bull'], '{C}{C}')).toEqual([]);
  });

  it('Ragemonger (mtg:118.7e) takes off the halves that are chosen of hybrid mana, and adds up', () => {
    expect(costs(1, true, ['Test Cow'], '')).toEqual(['Test Cow']);
    expect(costs(0, true, ['Test Cow'], '{C}{C}')).toEqual([]);
    const game = magicPosition([{ hand: ['Test Bull'], battlefield: ['Ragemonger', ...lands(4, 'Swamp')] }, {}]);
    game.cast(0, 'Test Bull');
    expect(game.all('Swamp').filter((l) => l.tapped)).toHaveLength(2);
  });
});

describe('Tablet of the Guilds', () => {
  const tablet = (hand: string[]) =>
    magicPosition([
      { hand: ['Tablet of the Guilds', ...hand], battlefield: [...lands(3, 'Island'), ...lands(3, 'Forest')] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ])
      .cast(0, 'Tablet of the Guilds')
      .resolve();

  it('Tablet of the Guilds (mtg:105.4) has two different colors chosen as it enters', () => {
    const game = tablet([]);
    expect(game.decision()).toMatchObject({ kind: 'COLOR', min: 2, max: 2 });
    expect(game.decision().options).toHaveLength(5);
    game.choose(0, [{ value: 'U' }, { value: 'R' }]);
    expect(game.zones('Tablet of the Guilds')).toEqual(['battlefield']);
  });

  it('Tablet of the Guilds (mtg:603.4) gains 1 life for each of these colors that a spell of its controller is', () => {
    const after = (spell: string, ...colors: string[]) => {
      const game = tablet([spell]).choose(
        0,
        colors.map((value) => ({ value })),
      );
      game.cast(0, spell);
      return [stack(game).length, game.resolveAll().life(0)];
    };
    expect(after('Test Teal', 'U', 'G')).toEqual([2, 22]);
    expect(after('Test Teal', 'U', 'R')).toEqual([2, 21]);
    expect(after('Test Teal', 'W', 'R')).toEqual([1, 20]);
    expect(after('Test Green', 'G', 'R')).toEqual([1, 20]);
    const theirs = tablet([])
      .choose(0, [{ value: 'R' }, { value: 'U' }])
      .pass()
      .cast(1, 'Shock', { player: 1 });
    expect(stack(theirs)).toEqual(['Shock']);
  });
});

describe('Aluren', () => {
  const aluren = (mine: string[], theirs: string[], more: string[] = []) =>
    magicPosition([{ battlefield: ['Aluren', ...more], hand: mine }, { hand: theirs }]);

  it('Aluren (mtg:118.9a) lets any player cast creature spells of mana value 3 or less for nothing', () => {
    const game = aluren(['Grizzly Bears', 'Hill Giant', 'Shock', 'Wall of Mist'], ['Runeclaw Bear']);
    expect(offered(game)).toEqual(['Grizzly Bears', 'Wall of Mist']);
    game.choose(0, { kind: 'CAST', card: 'Grizzly Bears', method: 'aluren' }).resolve();
    expect(game.the('Grizzly Bears').controller).toBe(0);
    expect(offered(game.pass())).toEqual(['Runeclaw Bear']);
    game.choose(1, { kind: 'CAST', card: 'Runeclaw Bear' }).resolve();
    expect(game.the('Runeclaw Bear').controller).toBe(1);
  });

  it('Aluren (mtg:702.8a) lets them do so whenever they could cast an instant, also their opponents’ turns', () => {
    const game = aluren(['Grizzly Bears'], ['Runeclaw Bear']).until({ turn: 4, step: 'end' });
    expect(offered(game)).toContain('Runeclaw Bear');
    expect(offered(game.pass())).toContain('Grizzly Bears');
  });

  it('Aluren (mtg:118.9a) is the one or the other: for the mana cost a creature is cast at its usual time', () => {
    const game = aluren(['Grizzly Bears'], [], lands(2, 'Forest'));
    const methods = () =>
      game
        .decision()
        .options.filter((o) => o.kind === 'CAST')
        .map((o) => o.method);
    expect(methods().sort()).toEqual(['aluren', 'normal']);
    game.until({ step: 'end' });
    expect(methods()).toEqual(['aluren']);
  });

  it('Aluren (mtg:107.3b) has an X be 0, and cards in other zones stay there', () => {
    const game = magicPosition([
      { battlefield: ['Aluren', 'Glorious Anthem'], hand: ['Genesis Hydra'], graveyard: ['Grizzly Bears'] },
      {},
    ]);
    expect(offered(game)).toEqual(['Genesis Hydra']);
    game.choose(0, { kind: 'CAST', card: 'Genesis Hydra' });
    expect(game.waiting()).toBe(true);
    expect(game.resolveAll().the('Genesis Hydra').counters ?? {}).toEqual({});
  });
});

describe('Power Sink', () => {
  const sink = (x: number, theirs: string[]) =>
    magicPosition(
      [
        { hand: ['Power Sink'], battlefield: lands(4, 'Island') },
        { hand: ['Shock'], battlefield: ['Mountain', 'Test Wastes', 'Test Rock', ...theirs], mana: '{G}' },
      ],
      { turn: { active: 1 } },
    )
      .choose(1, { kind: 'ACTIVATE', card: 'Mountain', mana: true, nth: 0 })
      .cast(1, 'Shock', { player: 0 })
      .pass()
      .cast(0, 'Power Sink')
      .answer(0, { number: x });

  it('Power Sink (mtg:118.12) lets the spell be where its controller pays {X}', () => {
    const game = sink(2, ['Forest']);
    if (!game.waiting()) game.choose(0, { card: 'Shock' });
    game.resolve();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.answer(1, { confirm: true });
    expect(stack(game)).toEqual(['Shock']);
    expect(game.view().players[1]?.resources).toEqual({ mana: {} });
    expect(game.the('Test Wastes').tapped).toBe(false);
    expect(game.resolveAll().life(0)).toBe(18);
  });

  it('Power Sink (mtg:106.4) counters it else, taps the lands with mana abilities and empties the pool', () => {
    const game = sink(2, ['Forest', 'Treetop Village']);
    if (!game.waiting()) game.choose(0, { card: 'Shock' });
    game.resolve().answer(1, { confirm: false });
    expect([stack(game), game.zones('Shock')]).toEqual([[], ['graveyard']]);
    expect(
      ['Mountain', 'Forest', 'Treetop Village', 'Test Wastes', 'Test Rock'].map((name) => game.the(name).tapped),
    ).toEqual([true, true, true, false, false]);
    expect(game.view().players[1]?.resources).toEqual({ mana: {} });
    expect(game.all('Island').filter((l) => !l.tapped)).toHaveLength(1);
  });

  it('Power Sink (mtg:118.12) counters outright where X can’t be paid', () => {
    const game = sink(3, []);
    if (!game.waiting()) game.choose(0, { card: 'Shock' });
    game.resolve();
    if (!game.waiting()) game.answer(1, { confirm: false });
    expect([stack(game), game.view().players[1]?.resources]).toEqual([[], { mana: {} }]);
  });
});

describe("Silumgar's Scorn", () => {
  const scorn = (mine: string[], hand: string[], more: string[] = []) => {
    const game = magicPosition(
      [
        { hand: ["Silumgar's Scorn", 'Test Blade', ...hand], battlefield: [...lands(2, 'Island'), ...mine] },
        { hand: ['Shock'], battlefield: ['Mountain', ...more] },
      ],
      { turn: { active: 1 } },
    );
    return game.cast(1, 'Shock', { player: 0 }).pass().cast(0, "Silumgar's Scorn");
  };
  const settle = (game: Play) => {
    while (!game.waiting())
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: false } : { choose: [{ card: 'Shock' }] });
    return game;
  };

  it("Silumgar's Scorn (mtg:118.12) counters a spell unless its controller pays {1}", () => {
    const game = settle(scorn([], [], ['Forest'])).resolve();
    expect(game.decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
    expect(stack(game.answer(1, { confirm: true }))).toEqual(['Shock']);
    expect(game.the('Forest').tapped).toBe(true);
    const unpaid = settle(scorn([], [], ['Forest']))
      .resolve()
      .answer(1, { confirm: false });
    expect([stack(unpaid), unpaid.zones('Shock')]).toEqual([[], ['graveyard']]);
    const poor = settle(scorn([], [])).resolve();
    if (!poor.waiting()) poor.answer(1, { confirm: false });
    expect(stack(poor)).toEqual([]);
  });

  it("Silumgar's Scorn (mtg:601.2b) counters it outright where a Dragon card was revealed from the hand", () => {
    const game = scorn([], ['Shivan Dragon', 'Hill Giant'], ['Forest']);
    expect(game.decision().shape).toBe('CONFIRM');
    game.answer(0, { confirm: true });
    while (!game.waiting())
      game.answer(0, {
        choose: [{ card: stack(game).length > 0 && choices(game).includes('Shock') ? 'Shock' : 'Shivan Dragon' }],
      });
    expect(game.happened('REVEALED').length).toBe(1);
    game.resolve();
    expect([stack(game), game.zones('Shock')]).toEqual([[], ['graveyard']]);
    const kept = settle(scorn([], ['Shivan Dragon'], ['Forest'])).resolve();
    expect(kept.decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
  });

  it("Silumgar's Scorn (mtg:608.2i) counters it outright where its player controlled a Dragon as it was cast", () => {
    const game = settle(scorn(['Shivan Dragon'], [], ['Forest']));
    game.castAt(0, 'Test Blade', { card: 'Shivan Dragon' }).resolve().resolve();
    expect([stack(game), game.zones('Shock')]).toEqual([[], ['graveyard']]);
    const theirs = settle(scorn([], [], ['Forest', 'Shivan Dragon'])).resolve();
    expect(theirs.decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
  });

  it("Silumgar's Scorn (mtg:707.10) is not cast where it is copied: the copy goes by what was revealed alone", () => {
    const copied = (reveals: boolean) => {
      const game = magicPosition(
        [
          {
            hand: ["Silumgar's Scorn", 'Twincast', ...(reveals ? ['Shivan Dragon'] : [])],
            battlefield: [...lands(4, 'Island'), ...(reveals ? [] : ['Shivan Dragon'])],
          },
          { hand: ['Shock', 'Shock'], battlefield: ['Mountain', 'Mountain', 'Forest', 'Forest'] },
        ],
        { turn: { active: 1 } },
      );
      game.cast(1, 'Shock', { player: 0 }).pass().cast(0, "Silumgar's Scorn");
      if (reveals) game.answer(0, { confirm: true });
      while (!game.waiting()) game.answer(0, game.decision().default);
      game.castAt(0, 'Twincast', { card: "Silumgar's Scorn" }).resolve();
      while (!game.waiting()) game.answer(0, game.decision().default);
      game.resolve();
      return game;
    };
    expect(copied(false).decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
    expect(copied(true).zones('Shock').sort()).toEqual(['graveyard', 'hand']);
  });
});

describe('Counterbalance', () => {
  const balance = (top: string, spell = 'Shock', x?: number) => {
    const game = magicPosition(
      [
        { battlefield: ['Counterbalance'], library: top === '' ? [] : [top, 'Hill Giant'] },
        { hand: [spell], battlefield: lands(3, 'Mountain') },
      ],
      { turn: { active: 1 } },
    ).cast(1, spell);
    if (x !== undefined) game.answer(1, { number: x });
    if (!game.waiting()) game.choose(1, { player: 0 });
    return game;
  };

  it('Counterbalance (mtg:202.3b) counters a spell of an opponent with the mana value of the card that it reveals', () => {
    const game = balance('Lightning Bolt').resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect([game.happened('REVEALED').length, stack(game), game.zones('Lightning Bolt')]).toEqual([1, [], ['library']]);
    expect(game.happened('REVEALED')[0]?.cards).toHaveLength(1);
    // Of a library without cards nothing is revealed.
    expect(balance('').resolve().waiting()).toBe(true);
    const other = balance('Grizzly Bears').resolve().answer(0, { confirm: true });
    expect([other.happened('REVEALED').length, stack(other)]).toEqual([1, ['Shock']]);
    const hidden = balance('Lightning Bolt').resolve().answer(0, { confirm: false });
    expect([hidden.happened('REVEALED').length, stack(hidden)]).toEqual([0, ['Shock']]);
  });

  it('Counterbalance (mtg:202.3e) takes X as chosen for the spell, and as 0 for the card', () => {
    const claws = balance('Grizzly Bears', "Crater's Claws", 1).resolve().answer(0, { confirm: true });
    expect(stack(claws)).toEqual([]);
    const own = balance("Crater's Claws", "Crater's Claws", 1).resolve().answer(0, { confirm: true });
    expect(stack(own)).toEqual(["Crater's Claws"]);
  });

  it('Counterbalance (mtg:603.2) does not trigger on its controller’s spells', () => {
    const own = magicPosition([{ battlefield: ['Counterbalance', 'Mountain'], hand: ['Shock'] }, {}]);
    expect(stack(own.cast(0, 'Shock', { player: 1 }))).toEqual(['Shock']);
  });
});

describe('Gaddock Teeg', () => {
  const teeg = (hand: string[], mine = true) =>
    offered(
      magicPosition([
        { hand, battlefield: mine ? ['Gaddock Teeg'] : [], mana: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}{C}{C}' },
        { battlefield: mine ? [] : ['Gaddock Teeg'] },
      ]),
    );
  const hand = [
    'Wrath of God',
    'Day of Judgment',
    'Shivan Dragon',
    "Crater's Claws",
    'Genesis Hydra',
    'Shock',
    'Murder',
  ];

  it('Gaddock Teeg (mtg:101.2) keeps everybody from noncreature spells of mana value 4 or greater, or with {X}', () => {
    expect(teeg(hand).sort()).toEqual(['Genesis Hydra', 'Murder', 'Shivan Dragon', 'Shock']);
    expect(teeg(hand, false).sort()).toEqual(['Genesis Hydra', 'Murder', 'Shivan Dragon', 'Shock']);
  });

  it('Gaddock Teeg (mtg:709.3b) lets a half of a split card be cast that is no such spell', () => {
    const game = magicPosition([
      {
        hand: ['Flesh // Blood'],
        battlefield: ['Gaddock Teeg'],
        mana: '{R}{R}{G}{G}{B}{C}{C}{C}',
        graveyard: ['Memnite'],
      },
      {},
    ]);
    const ways = game.decision().options.filter((o) => o.kind === 'CAST');
    expect(ways.map((o) => [o.method, o.index])).toEqual([['normal', 1]]);
  });
});

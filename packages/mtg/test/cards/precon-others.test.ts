/** Artifacts, enchantments, lands and planeswalkers of preconstructed decks, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  each as eachOf,
  instant,
  putOntoBattlefield,
  t,
  target,
  token,
} from '../../src/language/builders.js';
import { attackWith, choices, mayBlock, offered, stack } from './support.js';

const blade = { targets: [target(creature)], effects: [destroy(t(0))] };
ownCards(
  instant('Test Blade', '{0}', blade),
  instant('Test Wrath', '{0}', { effects: [destroy(eachOf({ zone: 'battlefield' }))] }),
  instant('Test Summons', '{0}', { effects: [create(token('Bear', 'Creature — Bear', ['G'], '2/2'))] }),
  instant('Test Removal', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', ['Artifact', 'Land']] }])],
    effects: [destroy(t(0))],
  }),
  instant('Test Raising', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  creatureCard('Test Standing', '{0}', 'Giant', '-1/3'),
  card('Test Animation', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              { mod: 'gain', prop: 'types', values: ['Creature'] },
              { mod: 'set', prop: 'power', value: 1 },
              { mod: 'set', prop: 'toughness', value: 1 },
            ],
          },
        ],
      }),
    ],
  }),
  instant('Test Volley', '{0}', { effects: [damage(3, eachOf(creature))] }),
);

describe('Angrath, Minotaur Pirate', () => {
  const angrath = (theirs: (string | { card: string; counters: { loyalty: number } })[], graveyard: string[] = []) =>
    magicPosition([
      {
        battlefield: [{ card: 'Angrath, Minotaur Pirate', counters: { loyalty: 11 } }, 'Grizzly Bears'],
        graveyard,
      },
      { battlefield: theirs, graveyard: ['Skymarch Bloodletter', 'Fathom Fleet Captain'] },
    ]);
  const use = (game: Play, loyalty: string) =>
    game.choose(0, { kind: 'ACTIVATE', card: 'Angrath, Minotaur Pirate', loyalty });

  it('Angrath, Minotaur Pirate (mtg:606.4) for +2 damages an opponent and each creature that they control', () => {
    const game = use(angrath(['Hill Giant', 'Runeclaw Bear']), '+2');
    if (!game.waiting()) game.choose(0, { player: 1 });
    game.resolve();
    expect([game.life(1), game.life(0), game.the('Hill Giant').damage, game.the('Runeclaw Bear').damage]).toEqual([
      19, 20, 1, 1,
    ]);
    expect(game.the('Grizzly Bears').damage).toBe(0);
    expect(game.the('Angrath, Minotaur Pirate').counters).toEqual({ loyalty: 13 });
  });

  it('Angrath, Minotaur Pirate (mtg:115.1) for +2 damages a planeswalker and the creatures of its controller', () => {
    const game = use(angrath([{ card: 'Chandra Nalaar', counters: { loyalty: 6 } }, 'Hill Giant']), '+2');
    expect(choices(game).sort()).toEqual(['Angrath, Minotaur Pirate', 'Chandra Nalaar', 'seat 1']);
    game.choose(0, { card: 'Chandra Nalaar' }).resolve();
    expect([game.life(1), game.the('Chandra Nalaar').counters, game.the('Hill Giant').damage]).toEqual([
      20,
      { loyalty: 5 },
      1,
    ]);
    expect(game.the('Grizzly Bears').damage).toBe(0);
  });

  it('Angrath, Minotaur Pirate (mtg:606.3) for -3 returns a Pirate card of its controller', () => {
    const game = angrath(['Hill Giant'], ['Fathom Fleet Firebrand', 'Hill Giant']);
    use(game, '-3');
    if (!game.waiting()) expect(choices(game)).toEqual(['Fathom Fleet Firebrand']);
    game.resolve();
    expect(game.the('Fathom Fleet Firebrand').controller).toBe(0);
    expect(game.the('Angrath, Minotaur Pirate').counters).toEqual({ loyalty: 8 });
  });

  it('Angrath, Minotaur Pirate (mtg:608.2h) for -11 destroys all and deals their total power, also of what stays', () => {
    const game = use(angrath(['Hill Giant', 'Darksteel Myr', 'Test Standing', 'Forest']), '-11');
    if (!game.waiting()) game.choose(0, { player: 1 });
    game.resolve();
    expect([game.life(1), game.zones('Hill Giant'), game.zones('Darksteel Myr'), game.zones('Forest')]).toEqual([
      18,
      ['graveyard'],
      ['battlefield'],
      ['battlefield'],
    ]);
    expect([game.zones('Grizzly Bears'), game.zones('Angrath, Minotaur Pirate')]).toEqual([
      ['battlefield'],
      ['graveyard'],
    ]);
    const weak = use(angrath(['Test Standing']), '-11');
    if (!weak.waiting()) weak.choose(0, { player: 1 });
    expect(weak.resolve().life(1)).toBe(20);
  });

  it('Angrath, Minotaur Pirate (mtg:608.2h) counts what is not destroyed as it is then', () => {
    const game = use(angrath(['Darksteel Myr', 'Benalish Marshal']), '-11');
    expect(game.figures('Darksteel Myr')).toBe('1/2');
    if (!game.waiting()) game.choose(0, { player: 1 });
    // The Marshal had a power of 3, and the Myr has none without it.
    expect(game.resolve().life(1)).toBe(17);
  });
});

describe('Profane Memento', () => {
  const at = (mine: string[], theirs: (string | object)[], hand: string[] = []) =>
    magicPosition([
      { battlefield: ['Profane Memento', ...mine], hand: ['Test Blade', 'Test Wrath', 'Test Summons', ...hand] },
      {
        battlefield: theirs as string[],
        hand: ['Hill Giant', 'Shock', 'Test Summons'],
        library: lands(3, 'Hill Giant'),
      },
    ]);

  it("Profane Memento (mtg:603.6c) gains 1 life for a creature card that is put into an opponent's graveyard", () => {
    const game = at([], ['Grizzly Bears']).castAt(0, 'Test Blade', { card: 'Grizzly Bears' }).resolve();
    expect(stack(game)).toEqual(['Profane Memento']);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('Profane Memento (mtg:603.6c) sees it come from hand and library as well', () => {
    const mills = at(lands(2, 'Island'), [], ['Mind Sculpt']).castAt(0, 'Mind Sculpt', { player: 1 });
    mills.resolve();
    while (!mills.waiting()) mills.answer(mills.decision().seat, mills.decision().default);
    expect(mills.resolveAll().life(0)).toBe(23);
    const discards = at(lands(3, 'Swamp'), [], ['Mind Rot']).castAt(0, 'Mind Rot', { player: 1 }).resolve();
    discards.choose(1, [{ card: 'Hill Giant' }, { card: 'Shock' }]);
    while (!discards.waiting()) discards.answer(discards.decision().seat, discards.decision().default);
    expect(discards.resolveAll().life(0)).toBe(21);
  });

  it('Profane Memento (mtg:111.6) does not trigger on tokens, own cards and what is no creature card', () => {
    const own = at(['Grizzly Bears'], []).castAt(0, 'Test Blade', { card: 'Grizzly Bears' }).resolve();
    expect(stack(own)).toEqual([]);
    const made = at([], []).cast(0, 'Test Summons').resolve().pass();
    made.cast(1, 'Test Summons').resolve();
    made.until({ turn: 3, step: 'precombatMain' });
    const [, theirs] = made.all('Bear').map((o) => o.id);
    made.cast(0, 'Test Blade', { object: theirs ?? '' }).resolve();
    expect([stack(made), made.all('Bear').length]).toEqual([[], 1]);
    const land = at([], ['Forest'], ['Test Removal']).castAt(0, 'Test Removal', { card: 'Forest' }).resolve();
    expect(stack(land)).toEqual([]);
  });

  it('Profane Memento (mtg:603.10) looks at the card in the graveyard: what was animated is none there', () => {
    const game = magicPosition(
      [{ battlefield: ['Profane Memento'] }, { battlefield: ['Test Animation'], hand: ['Test Blade'] }],
      { turn: { active: 1 } },
    );
    game.activate(1, 'Test Animation').resolve().castAt(1, 'Test Blade', { card: 'Test Animation' }).resolve();
    expect([game.zones('Test Animation'), stack(game)]).toEqual([['graveyard'], []]);
  });

  it('Profane Memento (mtg:400.3) goes by whose graveyard it is, not by who controlled the creature', () => {
    const game = magicPosition([
      {
        battlefield: ['Profane Memento', { card: 'Control Magic', attachedTo: 'bears' }],
        hand: ['Test Blade'],
      },
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
    ]).castAt(0, 'Test Blade', { card: 'Grizzly Bears' });
    expect(game.resolveAll().life(0)).toBe(21);
  });

  it('Profane Memento (mtg:603.6c) does not look back: what goes at the same time as it is not seen', () => {
    const game = at([], ['Grizzly Bears']).cast(0, 'Test Wrath').resolve();
    expect([game.zones('Profane Memento'), game.zones('Grizzly Bears'), stack(game)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      [],
    ]);
  });
});

describe('Nivix, Aerie of the Firemind', () => {
  const nivix = (top: string) =>
    magicPosition([
      {
        battlefield: ['Nivix, Aerie of the Firemind', ...lands(4, 'Island'), ...lands(4, 'Mountain')],
        library: [top, ...lands(4, 'Forest')],
      },
      {},
    ]).activate(0, 'Nivix, Aerie of the Firemind');

  it('Nivix, Aerie of the Firemind (mtg:605.1a) makes colorless mana', () => {
    const game = magicPosition([{ battlefield: ['Nivix, Aerie of the Firemind'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Nivix, Aerie of the Firemind', mana: true });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { C: 1 } } });
    expect(game.the('Nivix, Aerie of the Firemind').tapped).toBe(true);
  });

  it('Nivix, Aerie of the Firemind (mtg:601.3) exiles the top card, an instant or sorcery of which may be cast for its cost', () => {
    const game = nivix('Lightning Bolt').resolve();
    expect([game.the('Nivix, Aerie of the Firemind').tapped, game.all('Forest', 'library').length]).toEqual([true, 4]);
    expect([game.zones('Lightning Bolt'), offered(game)]).toEqual([['exile'], ['Lightning Bolt']]);
    expect(
      game
        .all('Island')
        .concat(game.all('Mountain'))
        .filter((land) => land.tapped),
    ).toHaveLength(4);
    game.choose(0, { kind: 'CAST', card: 'Lightning Bolt' }, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Lightning Bolt')]).toEqual([17, ['graveyard']]);
    expect(
      game
        .all('Island')
        .concat(game.all('Mountain'))
        .filter((land) => land.tapped),
    ).toHaveLength(5);
    expect(offered(nivix('Memnite').resolve())).toEqual([]);
    expect(
      nivix('Island')
        .resolve()
        .decision()
        .options.map((o) => o.kind),
    ).not.toContain('PLAY_LAND');
  });

  it('Nivix, Aerie of the Firemind (mtg:611.2a) lets that be done until their next turn, and the card stays exiled', () => {
    const game = nivix('Lightning Bolt').resolve().until({ turn: 4, step: 'end' }).pass();
    expect(offered(game)).toEqual(['Lightning Bolt']);
    game.until({ turn: 5, step: 'upkeep' });
    expect([offered(game), game.zones('Lightning Bolt')]).toEqual([[], ['exile']]);
  });
});

describe('Portcullis', () => {
  const gate = (battlefield: string[], hand: string[] = [], theirs: string[] = []) =>
    magicPosition([
      { battlefield: ['Portcullis', ...battlefield], hand: ['Memnite', 'Test Removal', 'Test Blade', ...hand] },
      { battlefield: theirs },
    ]);

  it('Portcullis (mtg:603.4) exiles a creature that enters beside two others, of whomever', () => {
    const game = gate(['Grizzly Bears'], [], ['Hill Giant']).cast(0, 'Memnite').resolve();
    expect(stack(game)).toEqual(['Portcullis']);
    expect(game.resolve().zones('Memnite')).toEqual(['exile']);
    expect(stack(gate(['Grizzly Bears']).cast(0, 'Memnite').resolve())).toEqual([]);
  });

  it('Portcullis (mtg:603.4) asks again as it resolves', () => {
    const game = gate(['Grizzly Bears', 'Hill Giant']).cast(0, 'Memnite').resolve();
    game.cast(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
    expect(game.zones('Memnite')).toEqual(['battlefield']);
  });

  it('Portcullis (mtg:603.7) returns the card under its owner’s control once it leaves', () => {
    const game = gate(['Grizzly Bears', 'Hill Giant'], ['Test Raising']).cast(0, 'Memnite').resolveAll();
    expect(game.zones('Memnite')).toEqual(['exile']);
    game.castAt(0, 'Test Removal', { card: 'Portcullis' }).resolve();
    expect(stack(game)).toEqual(['Portcullis']);
    expect(game.resolve().the('Memnite')).toMatchObject({ controller: 0, owner: 0 });
  });

  it('Portcullis (mtg:400.7) does nothing to a creature that is gone by then', () => {
    const game = gate(['Grizzly Bears', 'Hill Giant']).cast(0, 'Memnite').resolve();
    game.cast(0, 'Test Blade', { card: 'Memnite' }).resolve().resolve();
    expect(game.zones('Memnite')).toEqual(['graveyard']);
  });
});

describe('Blade of the Bloodchief', () => {
  const armed = (host: string) =>
    magicPosition([
      {
        battlefield: [
          { card: host, as: 'host' },
          { card: 'Blade of the Bloodchief', attachedTo: 'host' },
          'Runeclaw Bear',
          'Mountain',
        ],
        hand: ['Test Blade', 'Test Blade', 'Test Volley', 'Test Removal'],
      },
      { battlefield: ['Grizzly Bears'] },
    ]);

  it('Blade of the Bloodchief (mtg:702.6a) is equipped for {1}', () => {
    const game = magicPosition([{ battlefield: ['Blade of the Bloodchief', 'Hill Giant', 'Mountain'] }, {}]);
    game.activate(0, 'Blade of the Bloodchief').resolve();
    expect(game.the('Blade of the Bloodchief').attachedTo).toBe(game.the('Hill Giant').id);
    expect(game.the('Mountain').tapped).toBe(true);
  });

  it('Blade of the Bloodchief (mtg:603.2) puts a counter on the equipped creature whoever’s creature dies', () => {
    const game = armed('Hill Giant').cast(0, 'Test Blade', { card: 'Grizzly Bears' }).resolve();
    expect(stack(game)).toEqual(['Blade of the Bloodchief']);
    expect(game.resolve().the('Hill Giant').counters).toEqual({ '+1/+1': 1 });
    game.cast(0, 'Test Blade', { card: 'Runeclaw Bear' }).resolve();
    expect(game.resolve().the('Hill Giant').counters).toEqual({ '+1/+1': 2 });
  });

  it('Blade of the Bloodchief (mtg:700.4) waits for creatures that die, not for any that leave', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Hill Giant', as: 'host' },
          { card: 'Blade of the Bloodchief', attachedTo: 'host' },
          'Island',
        ],
        hand: ['Unsummon', 'Memnite'],
      },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(stack(game.cast(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve())).toEqual([]);
    expect(stack(game.cast(0, 'Memnite').resolve())).toEqual([]);
  });

  it('Blade of the Bloodchief (mtg:608.2c) puts two on a Vampire instead', () => {
    const game = armed('Vampire Nighthawk').cast(0, 'Test Blade', { card: 'Grizzly Bears' }).resolveAll();
    expect(game.the('Vampire Nighthawk').counters).toEqual({ '+1/+1': 2 });
  });

  it('Blade of the Bloodchief (mtg:608.2h) speaks of the last creature it was on where it has left itself', () => {
    const game = armed('Hill Giant').cast(0, 'Test Blade', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Removal', { card: 'Blade of the Bloodchief' }).resolve().resolve();
    expect(game.the('Hill Giant').counters).toEqual({ '+1/+1': 1 });
  });

  it('Blade of the Bloodchief (mtg:704.3) does not save a creature that dies with others', () => {
    const game = armed('Hill Giant').cast(0, 'Test Volley').resolveAll();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });
});

describe('Blazing Torch', () => {
  const armed = (mine: (string | object)[] = [], theirs: (string | object)[] = ['Vampire Noble']) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Hill Giant', as: 'host' },
          { card: 'Blazing Torch', attachedTo: 'host' },
          'Mountain',
          ...mine,
        ] as string[],
      },
      { battlefield: theirs as string[] },
    ]);

  it('Blazing Torch (mtg:509.1b) keeps Vampires and Zombies from blocking its creature', () => {
    const game = attackWith(armed([], ['Vampire Noble', 'Walking Corpse', 'Grizzly Bears']), 'Hill Giant');
    expect(mayBlock(game)).toEqual(['Grizzly Bears: Hill Giant']);
  });

  it('Blazing Torch (mtg:201.5a) is given up itself, of several the one that gave the ability, and deals the damage', () => {
    const game = armed(['Blazing Torch'], ['White Knight', { card: 'Pillarfield Ox', as: 'ox' }]);
    game.activate(0, 'Hill Giant');
    expect(choices(game)).toContain('Pillarfield Ox');
    game.choose(0, { player: 1 });
    expect(game.the('Hill Giant').tapped).toBe(true);
    expect([game.all('Blazing Torch').length, game.all('Blazing Torch')[0]?.attachedTo ?? null]).toEqual([1, null]);
    game.resolve();
    expect([game.life(1), game.happened('DAMAGE_DEALT').map((e) => e.card)]).toEqual([18, ['Blazing Torch']]);
  });

  it('Blazing Torch (mtg:113.7) has the red creature target: not what has protection from red', () => {
    expect(choices(armed([], ['Silver Knight']).activate(0, 'Hill Giant'))).not.toContain('Silver Knight');
  });

  it('Blazing Torch (mtg:701.21a) can’t be given up by who controls the creature alone', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Blazing Torch', attachedTo: 'giant' }] },
      { battlefield: [{ card: 'Hill Giant', as: 'giant' }] },
    ]);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    expect(offered(game.pass(), 'ACTIVATE')).toEqual([]);
  });

  it('Blazing Torch (mtg:702.6a) is equipped for {1}', () => {
    const game = magicPosition([{ battlefield: ['Blazing Torch', 'Hill Giant', 'Mountain'] }, {}]);
    game.activate(0, 'Blazing Torch').resolve();
    expect(game.the('Blazing Torch').attachedTo).toBe(game.the('Hill Giant').id);
    expect(game.the('Mountain').tapped).toBe(true);
  });
});

describe('Hankyu', () => {
  const bow = (counters: number, more: (string | object)[] = []) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Hill Giant', as: 'host' },
          { card: 'Hankyu', attachedTo: 'host', ...(counters > 0 ? { counters: { aim: counters } } : {}) },
          ...more,
        ] as string[],
      },
      { battlefield: ['Silver Knight'] },
    ]);

  it('Hankyu (mtg:201.5a) has its creature put an aim counter on it', () => {
    const game = bow(0, ['Hankyu']).choose(0, { kind: 'ACTIVATE', card: 'Hill Giant', ability: 0 }).resolve();
    expect(game.the('Hill Giant').tapped).toBe(true);
    expect(game.all('Hankyu').map((o) => o.counters ?? {})).toEqual([{ aim: 1 }, {}]);
  });

  it('Hankyu (mtg:118.3) deals as much damage from the creature as aim counters are removed', () => {
    const game = bow(3).choose(0, { kind: 'ACTIVATE', card: 'Hill Giant', ability: 1 });
    expect(choices(game).sort()).toEqual(['Hill Giant', 'seat 0', 'seat 1']);
    game.choose(0, { player: 1 });
    expect([game.the('Hankyu').counters ?? {}, game.the('Hill Giant').tapped]).toEqual([{}, true]);
    game.resolve();
    expect([game.life(1), game.happened('DAMAGE_DEALT').map((e) => e.card)]).toEqual([17, ['Hill Giant']]);
    const none = bow(0).choose(0, { kind: 'ACTIVATE', card: 'Hill Giant', ability: 1 }, { player: 1 }).resolve();
    expect(none.life(1)).toBe(20);
  });

  it('Hankyu (mtg:109.5) serves whoever controls the creature', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Hankyu', attachedTo: 'giant', counters: { aim: 2 } }] },
      { battlefield: [{ card: 'Hill Giant', as: 'giant' }] },
    ]).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Hill Giant', ability: 1 }, { player: 0 });
    expect(game.resolve().life(0)).toBe(18);
  });

  it('Hankyu (mtg:702.6a) is equipped for {4}', () => {
    const able = (mana: number) =>
      offered(magicPosition([{ battlefield: ['Hankyu', 'Hill Giant', ...lands(mana, 'Mountain')] }, {}]), 'ACTIVATE');
    expect([able(3), able(4)]).toEqual([[], ['Hankyu']]);
  });
});

/** Keyword abilities of other players, of the second of several, from other zones, and at other times (702). */
import type { Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  sorcery,
  spell,
  t,
  target,
  token,
  triggered,
} from '../../6-spells/test-cards.js';

const there: Filter = { zone: 'battlefield' };
const countActive = {
  sum: [
    { count: [{ zone: 'battlefield' }, { is: 'hasActivatedAbility' }] },
    { count: [{ zone: 'graveyard' }, { is: 'hasActivatedAbility' }] },
    { count: [{ zone: 'exile' }, { is: 'hasActivatedAbility' }] },
  ] as never,
};
const ARCANE = { from: { has: ['subtypes', 'Arcane'] as ['subtypes', string] }, label: 'Arcane', cost: [mana('{0}')] };
const pings = activated([], {
  targets: [target({ any: [[creature], [{ player: 'any' }]] })],
  effects: [damage(1, t(0))],
});

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Hero', '{0}', 'Human', '1/1', keyword('banding')),
  creatureCard('Test Bander', '{0}', 'Human', '2/3', keyword('banding')),
  instant('Test Fog Path', '{0}', { targets: [target(creature)], effects: [{ do: 'becomeBlocked', what: t(0) }] }),
  card('Test Blade', { cost: '{0}', type: 'Artifact — Equipment', abilities: [continuous('attached', plus(1, 1))] }),
  card('Test Rune', { cost: '{0}', type: 'Enchantment — Aura', abilities: enchant({ has: ['types', 'Artifact'] }) }),
  instant('Test Shift', '{0}', { targets: [target(there)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  creatureCard(
    'Test Grower',
    '{0}',
    'Ooze',
    '1/1',
    activated([], { effects: [{ do: 'modify', what: 'self', mods: plus(2, 2), until: { kind: 'permanent' } }] }),
  ),
  creatureCard('Test Cycler', '{1}', 'Beast', '1/1', keyword('cycling', { cost: [mana('{1}')] })),
  creatureCard('Test Transmuter', '{1}', 'Beast', '1/1', keyword('transmute', { cost: [mana('{1}')] })),
  creatureCard('Test Reinforcer', '{1}', 'Beast', '1/1', keyword('reinforce', { cost: [mana('{1}')], value: 1 })),
  instant('Test Count', '{0}', { effects: [gainLife(countActive)] }),
  card('Test Rite', { cost: '{0}', type: 'Sorcery — Arcane', abilities: [spell({ effects: [gainLife(1)] })] }),
  card('Test Verse', {
    cost: '{R}',
    type: 'Instant — Arcane',
    abilities: [spell({ effects: [gainLife(3)] }), keyword('splice', ARCANE)],
  }),
  card('Test Doom', {
    cost: '{B}',
    type: 'Instant — Arcane',
    abilities: [spell({ targets: [target(creature)], effects: [destroy(t(0))] }), keyword('splice', ARCANE)],
  }),
  creatureCard('Test Thirsty', '{0}', 'Vampire', '1/1', keyword('bloodthirst')),
  instant('Test Sting', '{0}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  card('Test Garrison', {
    cost: '{0}',
    type: 'Artifact — Fortification',
    abilities: [keyword('fortify', { cost: [mana('{0}')] })],
  }),
  creatureCard('Test Champion', '{0}', 'Giant', '5/5', keyword('champion', { from: creature, label: 'a creature' })),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test Prowler', '{9}', 'Faerie Rogue', '2/2', keyword('prowl', { cost: [mana('{0}')] })),
  creatureCard('Test Rogue', '{0}', 'Rogue', '1/1', pings),
  creatureCard('Test Human', '{0}', 'Human Soldier', '1/1'),
  creatureCard('Test Dead Blight', '{0}', 'Horror', '1/1', keyword('infect'), { ...pings, zone: 'graveyard' }),
  card('Test Wellspring', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'you' }, [
        {
          mod: 'rule',
          rule: 'asYouCascade',
          effects: [gainLife({ count: [{ zone: 'exile' }, { in: { saved: 'exiled' } }] })],
        },
      ]),
    ],
  }),
  creatureCard('Test Snubhorn', '{0}', 'Dinosaur', '2/2', keyword('ascend')),
  instant('Test Litter', '{0}', { effects: [create(token('Egg', 'Creature — Egg', ['G'], '0/1'))] }),
  sorcery('Test Code', '{0}', { effects: [] }),
  creatureCard('Test Bonded', '{0}', 'Bear', '2/2', keyword('soulbond'), triggered(enters, { effects: [gainLife(1)] })),
);

const named = (...names: string[]) => names.map((name) => ({ card: name }));

describe('bands and phasing', () => {
  it('mtg:702.22i where one of three becomes blocked by an effect, each of the band does', () => {
    const names = ['Test Hero', 'Test Bander', 'Test Cub'];
    const game = magicPosition([{ hand: ['Test Fog Path'], battlefield: names }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names)
      .choose(0, { card: 'Test Hero' }, named('Test Bander', 'Test Cub'));
    game.until({ step: 'declareBlockers' }).cast(0, 'Test Fog Path', { card: 'Test Bander' }).resolve();
    expect(
      game
        .happened('BECAME_BLOCKED')
        .map((e) => e.card)
        .sort(),
    ).toEqual([...names].sort());
    expect(game.until({ step: 'end' }).life(1)).toBe(20);
  });

  it('mtg:702.26g what is attached to what goes along goes along too, and all of it comes back together', () => {
    const game = magicPosition([
      {
        hand: ['Test Shift'],
        battlefield: [
          { card: 'Test Cub', as: 'cub' },
          { card: 'Test Blade', as: 'blade', attachedTo: 'cub' },
          { card: 'Test Rune', attachedTo: 'blade' },
        ],
      },
      {},
    ]);
    const names = ['Test Cub', 'Test Blade', 'Test Rune'];
    const out = () => names.map((name) => game.all(name).map((o) => o.phasedOut));
    game.cast(0, 'Test Shift', { card: 'Test Cub' }).resolve();
    expect(out()).toEqual([[true], [true], [true]]);
    game.until({ turn: 5, step: 'upkeep' });
    expect([out(), game.the('Test Rune').attachedTo]).toEqual([[[false], [false], [false]], game.the('Test Blade').id]);
  });

  it('mtg:702.26e its own ability that resolves meanwhile doesn’t change it, not even once it is back', () => {
    const game = magicPosition([{ hand: ['Test Shift'], battlefield: ['Test Grower'] }, {}]).activate(0, 'Test Grower');
    game.castAt(0, 'Test Shift', { card: 'Test Grower' }).resolve().resolve();
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Test Grower')).toBe('1/1');
  });
});

describe('abilities of cards in the hand count everywhere as activated abilities', () => {
  const count = (name: string) =>
    magicPosition([{ hand: ['Test Count'], battlefield: [name], graveyard: [name], exile: [name] }, {}])
      .cast(0, 'Test Count')
      .resolve()
      .life(0);
  it('mtg:702.29b cycling', () => {
    expect([count('Test Cycler'), count('Test Cub')]).toEqual([23, 20]);
  });
  it('mtg:702.53b transmute', () => {
    expect(count('Test Transmuter')).toBe(23);
  });
  it('mtg:702.77b reinforce', () => {
    expect(count('Test Reinforcer')).toBe(23);
  });
});

describe('splice (702.47)', () => {
  const rite = (...hand: string[]) => magicPosition([{ hand: ['Test Rite', ...hand] }, {}]).cast(0, 'Test Rite');
  it('mtg:702.47c the spell is of its own types, colors and name alone', () => {
    const game = rite('Test Verse').choose(0, { card: 'Test Verse' });
    expect(game.the('Test Rite', 'stack')).toMatchObject({ types: ['Sorcery'], colors: [], name: 'Test Rite' });
    expect(game.resolve().life(0)).toBe(24);
  });

  it('mtg:702.47d text for which no target could be chosen isn’t added', () => {
    expect(
      rite('Test Doom', 'Test Verse')
        .decision()
        .options.map((o) => o.card),
    ).toEqual(['Test Verse']);
  });
});

describe('entering, fortifying, championing', () => {
  it('mtg:702.54b damage to its own player doesn’t count, and all damage to several opponents does', () => {
    const entered = (...players: number[]) => {
      const game = magicPosition([{ hand: ['Test Thirsty', ...players.map(() => 'Test Sting')] }, {}, {}]);
      for (const player of players) game.choose(0, { kind: 'CAST', card: 'Test Sting', nth: 0 }, { player }).resolve();
      return game.cast(0, 'Test Thirsty').resolve().figures('Test Thirsty');
    };
    expect([entered(0), entered(0, 1), entered(1, 2)]).toEqual(['1/1', '3/3', '5/5']);
  });

  it('mtg:702.67a it is attached to a land of its controller, at the time of a sorcery', () => {
    const at = (mine: string[], theirs: string[] = []) =>
      magicPosition([{ battlefield: ['Test Garrison', ...mine] }, { battlefield: theirs }]);
    const offers = (game: Play) => game.decision().options.filter((o) => o.card === 'Test Garrison').length;
    expect([offers(at(['Forest'])), offers(at(['Test Cub'], ['Forest'])), offers(at([]))]).toEqual([1, 0, 0]);
    expect(offers(at(['Forest']).until({ step: 'beginningOfCombat' }))).toBe(0);
    const game = at(['Forest', 'Island'], ['Swamp']).activate(0, 'Test Garrison');
    expect(game.decision().options.map((o) => o.card)).toEqual(['Forest', 'Island']);
    game.choose(0, { card: 'Island' }).resolve();
    expect(game.the('Test Garrison').attachedTo).toBe(game.the('Island').id);
    // It may go on to another land.
    game.activate(0, 'Test Garrison');
    if (!game.waiting()) game.choose(0, { card: 'Forest' });
    expect(game.resolve().the('Test Garrison').attachedTo).toBe(game.the('Forest').id);
  });

  it('mtg:702.72a when it leaves, what it exiled returns to the battlefield under its owner’s control', () => {
    const game = magicPosition([
      { hand: ['Test Champion', 'Test Kill'] },
      { battlefield: [{ card: 'Test Cub', controller: 0 }] },
    ]);
    game.cast(0, 'Test Champion').resolve().resolve().choose(0, { card: 'Test Cub' });
    expect(game.zones('Test Cub')).toEqual(['exile']);
    game.castAt(0, 'Test Kill', { card: 'Test Champion' }).resolve().resolve();
    expect(game.the('Test Cub')).toMatchObject({ controller: 1, owner: 1 });
  });
});

describe('prowl (702.76)', () => {
  const castable = (game: Play) => game.decision().options.some((o) => o.kind === 'CAST' && o.card === 'Test Prowler');
  const after = (attackers: string[]) =>
    magicPosition([{ hand: ['Test Prowler'], battlefield: attackers }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...attackers)
      .until({ step: 'postcombatMain' });
  it('mtg:702.76a each that dealt combat damage counts', () => {
    expect(
      [['Test Human', 'Test Rogue'], ['Test Rogue', 'Test Human'], ['Test Human']].map((names) =>
        castable(after(names)),
      ),
    ).toEqual([true, true, false]);
  });

  it('mtg:702.76a who controlled it as it dealt the damage may prowl, whoever owns it', () => {
    const hand = ['Test Prowler'];
    const game = magicPosition([{ hand }, { hand, battlefield: [{ card: 'Test Rogue', controller: 0, sick: false }] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Rogue')
      .until({ step: 'postcombatMain' });
    expect([game.life(1), castable(game)]).toEqual([19, true]);
  });

  it('mtg:702.76a damage that is no combat damage doesn’t count', () => {
    const game = magicPosition([{ hand: ['Test Prowler'], battlefield: ['Test Rogue'] }, {}]);
    expect(castable(game.activate(0, 'Test Rogue', { player: 1 }).resolve())).toBe(false);
  });
});

describe('infect, cascade and ascend', () => {
  it('mtg:702.90e infect withers creatures from the graveyard, too', () => {
    const game = magicPosition([{ graveyard: ['Test Dead Blight'] }, { battlefield: ['Test Cub'] }]);
    game.activate(0, 'Test Dead Blight', { card: 'Test Cub' }).resolve();
    expect([game.the('Test Cub').counters, game.the('Test Cub').damage]).toEqual([{ '-1/-1': 1 }, 0]);
  });

  it('mtg:702.85b each of several effects is used, once all is exiled and before the card is cast or put back', () => {
    const game = magicPosition([
      {
        hand: ['Bloodbraid Elf'],
        battlefield: ['Test Wellspring', 'Test Wellspring', ...lands(3, 'Mountain'), 'Forest'],
        library: ['Island', 'Swamp', 'Memnite', 'Shock'],
      },
      {},
    ])
      .cast(0, 'Bloodbraid Elf')
      .resolve();
    expect([game.decision().kind, game.life(0)]).toEqual(['PLAY_CARD', 26]);
    const nothing = magicPosition([
      {
        hand: ['Bloodbraid Elf'],
        battlefield: ['Test Wellspring', ...lands(3, 'Mountain'), 'Forest'],
        library: ['Island', 'Swamp'],
      },
      {},
    ])
      .cast(0, 'Bloodbraid Elf')
      .resolve();
    expect([nothing.life(0), nothing.zones('Island')]).toEqual([22, ['library']]);
  });

  it('mtg:702.131b in whosever turn, who has it and ten permanents of their own gets the blessing', () => {
    const game = magicPosition([
      { battlefield: lands(12, 'Forest') },
      { hand: ['Test Litter', 'Test Litter'], battlefield: ['Test Snubhorn', ...lands(7, 'Island')] },
    ]).pass();
    const blessed = () => game.view().players.map(({ designations }) => designations);
    game.cast(1, 'Test Litter').resolve();
    expect(blessed()).toEqual([[], []]);
    if (game.decision().seat === 0) game.pass();
    game.cast(1, 'Test Litter').resolve();
    expect(blessed()).toEqual([[], ['citysBlessing']]);
  });
});

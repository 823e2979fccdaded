import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  plus,
  sorcery,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const forests = (n: number) => lands(n, 'Forest');
for (const definition of [
  sorcery('Test Doom', '{B}', {
    targets: [target(creature), target(creature, { min: 0, max: 1 })],
    effects: [destroy(t(0)), destroy(t(1)), gainLife(2)],
  }),
  instant('Test Pair', '{W}', {
    targets: [target(creature, { max: 2 })],
    effects: [untilEndOfTurn(t(0), plus(1, 1)), draw(1)],
  }),
  // "Another target": not the creature chosen first.
  sorcery('Test Swap', '{U}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  creatureCard(
    'Test Archer',
    '{G}',
    'Elf',
    '2/2',
    activated([tap], { targets: [target(creature)], effects: [damage({ stat: 'power', of: 'self' }, t(0))] }),
  ),
])
  ownCards(definition);

const zone = (game: Play, card: string): string[] => game.zones(card);

describe('targets on resolution (608.2b)', () => {
  it('mtg:608.2b a spell whose only target is gone does nothing at all, and goes to the graveyard', () => {
    const game = magicPosition([
      { hand: ['Befuddle'], battlefield: lands(3, 'Island') },
      { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Befuddle').pass().cast(1, 'Unsummon').resolveAll();
    expect(game.hand(0)).toBe(0);
    expect(zone(game, 'Befuddle')).toEqual(['graveyard']);
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
  });

  it('mtg:608.2b Rabid Bite deals no damage when either of its targets is illegal', () => {
    const bite = (shot: string) => {
      const game = magicPosition([
        { hand: ['Rabid Bite'], battlefield: [...forests(2), 'Hill Giant'] },
        { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Air Elemental', 'Grizzly Bears'] },
      ]);
      return game
        .cast(0, 'Rabid Bite', { card: shot === 'Hill Giant' ? 'Air Elemental' : shot })
        .pass()
        .cast(1, 'Lightning Bolt', { card: shot })
        .resolveAll();
    };
    const biterGone = bite('Hill Giant');
    expect([zone(biterGone, 'Hill Giant'), biterGone.the('Air Elemental').damage]).toEqual([['graveyard'], 0]);
    const bittenGone = bite('Grizzly Bears');
    expect(bittenGone.happened('ILLEGAL_TARGETS')).toEqual([]);
    expect(zone(bittenGone, 'Rabid Bite')).toEqual(['graveyard']);
    expect(bittenGone.happened('DAMAGE_DEALT')).toHaveLength(1);
  });

  it('mtg:608.2b a divided spell deals its share to the target that is left, and no more', () => {
    const game = magicPosition([
      { hand: ['Forked Bolt'], battlefield: ['Mountain'] },
      { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears'] },
    ]);
    game
      .cast(0, 'Forked Bolt', [{ card: 'Grizzly Bears' }, { player: 1 }])
      .pass()
      .cast(1, 'Unsummon')
      .resolveAll();
    expect([game.life(1), zone(game, 'Grizzly Bears')]).toEqual([19, ['hand']]);
  });

  it('mtg:608.2b with one of two targets gone the rest of the spell happens', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Swamp'] },
      { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears', 'Hill Giant'] },
    ]);
    game
      .cast(0, 'Test Doom', { card: 'Grizzly Bears' }, { card: 'Hill Giant' })
      .pass()
      .cast(1, 'Unsummon', { card: 'Grizzly Bears' })
      .resolveAll();
    expect([zone(game, 'Hill Giant'), zone(game, 'Grizzly Bears'), game.life(0)]).toEqual([
      ['graveyard'],
      ['hand'],
      22,
    ]);
  });

  it('mtg:115.6 a spell that chose no target at all resolves', () => {
    const game = magicPosition([{ hand: ['Test Pair'], battlefield: ['Plains'] }, {}]);
    ownCards(
      instant('Test Any', '{W}', {
        targets: [target(creature, { min: 0, max: 2 })],
        effects: [untilEndOfTurn(t(0), plus(1, 1)), draw(1)],
      }),
    );
    expect(game.decision().options.some((o) => o.kind === 'CAST')).toBe(false);
    const any = magicPosition([{ hand: ['Test Any'], battlefield: ['Plains', 'Walking Corpse'] }, {}])
      .cast(0, 'Test Any', [])
      .resolve();
    expect([any.hand(0), any.figures('Walking Corpse')]).toEqual([1, '2/2']);
  });

  it('mtg:608.2b a target that no longer fits the words is illegal', () => {
    const game = magicPosition([
      { hand: ['Take Vengeance'], battlefield: lands(2, 'Plains') },
      { battlefield: [{ card: 'Llanowar Elves', tapped: true }] },
    ]);
    game.cast(0, 'Take Vengeance');
    expect(game.resolve().zones('Llanowar Elves')).toEqual(['graveyard']);
  });

  it('mtg:608.2b a target that has gained hexproof or protection is illegal', () => {
    ownCards(
      instant('Test Veil', '{G}', {
        targets: [target(creature)],
        effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: { kind: 'keyword', keyword: 'hexproof' } })],
      }),
    );
    const game = magicPosition([
      { hand: ['Murder'], battlefield: lands(3, 'Swamp') },
      { hand: ['Test Veil'], battlefield: ['Forest', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Murder').pass().cast(1, 'Test Veil').resolveAll();
    expect(zone(game, 'Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg:115.3 "another target" must differ from the first, two clauses may otherwise share one', () => {
    const swap = () =>
      magicPosition([
        { hand: ['Test Swap'], battlefield: ['Island'] },
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ]).cast(0, 'Test Swap', { card: 'Grizzly Bears' });
    // Only the other creature is left: the second choice is forced.
    expect(swap().resolve().the('Hill Giant').damage).toBe(2);
    const one = magicPosition([{ hand: ['Test Swap'], battlefield: ['Island'] }, { battlefield: ['Grizzly Bears'] }]);
    expect(one.decision().options.map((o) => o.kind)).not.toContain('CAST');
    const doom = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Swamp'] },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Test Doom', { card: 'Grizzly Bears' });
    expect(doom.resolve().life(0)).toBe(22);
  });
});

describe('instructions (608.2c–h)', () => {
  it('mtg:608.2h a number that depends on the source is read as the ability resolves', () => {
    const game = magicPosition([
      { hand: ['Giant Growth'], battlefield: ['Forest', 'Test Archer'] },
      { battlefield: ['Hill Giant'] },
    ]).activate(0, 'Test Archer', { card: 'Hill Giant' });
    game.cast(0, 'Giant Growth', { card: 'Test Archer' }).resolve();
    expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:608.2h and from what it last was when the source has left', () => {
    const game = magicPosition([
      { hand: ['Giant Growth'], battlefield: ['Forest', 'Test Archer'] },
      { hand: ['Unsummon'], battlefield: ['Hill Giant', 'Island'] },
    ]).activate(0, 'Test Archer', { card: 'Hill Giant' });
    game
      .cast(0, 'Giant Growth', { card: 'Test Archer' })
      .resolve()
      .pass()
      .cast(1, 'Unsummon', { card: 'Test Archer' })
      .resolve();
    expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:608.2n mtg-2003:413.2h an instant or sorcery goes to the graveyard last, a permanent spell becomes a permanent', () => {
    const game = magicPosition([{ hand: ['Revitalize', 'Silvercoat Lion'], battlefield: lands(4, 'Plains') }, {}])
      .cast(0, 'Revitalize')
      .resolve();
    expect(zone(game, 'Revitalize')).toEqual(['graveyard']);
    expect(game.life(0)).toBe(23);
    game.cast(0, 'Silvercoat Lion').resolve();
    expect(game.the('Silvercoat Lion')).toMatchObject({ controller: 0, sick: true });
  });

  it('mtg:608.3c an Aura enters attached to what it targeted', () => {
    const game = magicPosition([
      { hand: ['Oakenform'], battlefield: [...forests(3), 'Grizzly Bears', 'Hill Giant'] },
      {},
    ])
      .cast(0, 'Oakenform', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Oakenform').attachedTo).toBe(game.the('Grizzly Bears').id);
    expect(game.figures('Grizzly Bears')).toBe('5/5');
  });

  it('mtg:608.2b an Aura spell whose target is gone never enters', () => {
    const game = magicPosition([
      { hand: ['Oakenform'], battlefield: [...forests(3), 'Grizzly Bears'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ]);
    game.cast(0, 'Oakenform').pass().cast(1, 'Lightning Bolt', { card: 'Grizzly Bears' }).resolveAll();
    expect(zone(game, 'Oakenform')).toEqual(['graveyard']);
  });

  it('mtg:608.2f damage to several is dealt at the same time', () => {
    const game = magicPosition([
      { hand: ['Radiating Lightning'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['Test Archer', 'Elite Vanguard'] },
    ])
      .cast(0, 'Radiating Lightning', { player: 1 })
      .resolve();
    expect([game.life(1), zone(game, 'Elite Vanguard'), game.the('Test Archer').damage]).toEqual([
      17,
      ['graveyard'],
      1,
    ]);
  });
});

describe('keyword actions (701)', () => {
  it('mtg:701.9a each player chooses what to discard', () => {
    const game = magicPosition([
      { hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') },
      { hand: ['Shock', 'Plains', 'Opt'] },
    ])
      .cast(0, 'Mind Rot', { player: 1 })
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 1, min: 2, max: 2 });
    game.choose(1, [{ card: 'Shock' }, { card: 'Plains' }]);
    expect([game.hand(1), zone(game, 'Opt')]).toEqual([1, ['hand']]);
  });

  it('mtg:701.9a with fewer cards than to be discarded all of them go, unasked', () => {
    const game = magicPosition([{ hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') }, { hand: ['Shock'] }])
      .cast(0, 'Mind Rot', { player: 1 })
      .resolve();
    expect([game.hand(1), game.decision().kind]).toEqual([0, 'PRIORITY']);
  });

  it('mtg:701.20a a revealed hand is seen by all, and the chooser chooses from it', () => {
    const game = magicPosition([{ hand: ['Duress'], battlefield: ['Swamp'] }, { hand: ['Shock', 'Plains', 'Opt'] }])
      .cast(0, 'Duress')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Shock', 'Opt']);
    for (const viewer of [0, 'spectator'] as const)
      expect(Object.values(game.view(viewer).objects).map((o) => o.card)).toContain('Plains');
    expect(game.choose(0, { card: 'Opt' }).zones('Opt')).toEqual(['graveyard']);
  });

  it('mtg:701.22a scry puts each card on the top or the bottom, and the draw sees it', () => {
    const game = magicPosition([{ hand: ['Opt'], library: ['Shock', 'Murder', 'Plains'], battlefield: ['Island'] }, {}])
      .cast(0, 'Opt')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SCRY', shape: 'ASSIGN', seat: 0 });
    game.answer(0, { assign: [{ from: { card: 'Shock' }, to: { value: 'bottom' } }] });
    expect([zone(game, 'Murder'), game.view().zones.find((z) => z.id === 'library' && z.owner === 0)]).toMatchObject([
      ['hand'],
      { objects: { length: 2 } },
    ]);
  });

  it('mtg:701.8b an indestructible permanent is not destroyed, but sacrificing and -X/-X still end it', () => {
    const game = magicPosition([
      {
        hand: ['Wrath of God', 'Strangling Spores'],
        battlefield: [...lands(4, 'Plains'), ...lands(4, 'Swamp'), 'Darksteel Myr', 'Grizzly Bears'],
      },
      {},
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    expect([zone(game, 'Darksteel Myr'), zone(game, 'Grizzly Bears')]).toEqual([['battlefield'], ['graveyard']]);
    expect(game.cast(0, 'Strangling Spores').resolve().zones('Darksteel Myr')).toEqual(['graveyard']);
  });
});

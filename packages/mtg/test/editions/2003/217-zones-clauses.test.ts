/** Tokens and the zones of the game (216, 217): clauses that other tests leave out, each in a position by the rules of 2003. */
import { olderMagic, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  enchant,
  exile,
  gainLife,
  instant,
  loseLife,
  plus,
  putCounters,
  putOntoBattlefield,
  returnToHand,
  rule,
  sorcery,
  t,
  target,
  token,
  triggered,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position } from './table.js';

const spell = { is: 'spell' } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const toGraveyard = { from: 'battlefield', to: 'graveyard' };

ownCards(
  sorcery('Test Scout', '{0}', { effects: [create(token('Scout', 'Creature — Scout', ['G'], '1/1'))] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  enchantment(
    'Test Cards',
    triggered(
      { on: 'move', object: { not: { is: 'token' } }, match: toGraveyard },
      { effects: [loseLife(1, 'opponents')] },
    ),
  ),
  enchantment(
    'Test Creatures',
    triggered({ on: 'move', object: creature, match: toGraveyard }, { effects: [gainLife(1)] }),
  ),
  instant('Test Flicker', '{0}', {
    targets: [target(creature)],
    effects: [exile(t(0), 'it'), putOntoBattlefield({ now: { saved: 'it' } })],
  }),
  instant('Test Strengthen', '{0}', {
    targets: [target(spell)],
    effects: [{ do: 'modify', what: t(0), mods: plus(2, 2), until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Ghost', '{0}', 'Spirit', '1/1', triggered(dies, { effects: [returnToHand({ event: 'became' })] })),
  creatureCard('Test Squire', '{0}', 'Soldier', '1/1'),
  instant('Test Bloom', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(3, 3), until: { kind: 'permanent' } }, putCounters(1, t(0))],
  }),
  instant('Test Return', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  card('Test Mantle', { cost: '{0}', type: 'Enchantment — Aura', abilities: [enchant(creature)] }),
  instant('Test Topple', '{0}', {
    effects: [{ do: 'move', what: { each: creature }, to: 'library', position: 'top', cause: 'effect' }],
  }),
  enchantment('Test Window', continuous({ players: 'you' }, [rule('topRevealed')]), {
    kind: 'static',
    affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }],
    mods: [{ mod: 'play' }],
  } as never),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Bolt', '{R}', { effects: [gainLife(1)] }),
  instant('Test Unearth', '{0}', {
    targets: [target(and(creature, { zone: 'graveyard' }))],
    effects: [returnToHand(t(0))],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  enchantment('Test Bell', triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] })),
  instant('Test Banish', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  creatureCard(
    'Test Wisp',
    '{0}',
    'Illusion',
    '2/2',
    { kind: 'keyword', keyword: 'phasing' },
    continuous('self', [rule('doesntUntap')]),
  ),
  creatureCard('Test Well', '{0}', 'Wall', '0/4', activated([], { effects: [gainLife(1)] })),
);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const lying = (game: Play, zone: string, owner: number, viewer: 'judge' | number = 'judge'): unknown[] => {
  const view = game.view(viewer);
  const pile = view.zones.find(({ id, owner: whose }) => id === zone && whose === owner);
  return (pile && 'objects' in pile ? pile.objects : []).map((id) => view.objects[id]?.card);
};

describe('tokens', () => {
  it('mtg-2003:216.2 a token dies like any creature, but is no card that is put into a graveyard', () => {
    const dead = (name: string, watching: string): number[] => {
      const game = position({ hand: ['Test Scout', 'Test Blast'], battlefield: [watching, 'Test Squire'] });
      game.cast(0, 'Test Scout').resolve();
      return life(game.castAt(0, 'Test Blast', { card: name }).resolve().resolveAll());
    };
    expect([dead('Test Squire', 'Test Creatures'), dead('Scout', 'Test Creatures')]).toEqual([
      [21, 20],
      [21, 20],
    ]);
    expect([dead('Test Squire', 'Test Cards'), dead('Scout', 'Test Cards')]).toEqual([
      [20, 19],
      [20, 20],
    ]);
  });

  it('mtg-2003:216.3 what triggers as a token leaves play triggers, and nothing brings it back', () => {
    const game = position({
      hand: ['Test Scout', 'Test Flicker', 'Test Scout', 'Test Blast'],
      battlefield: ['Test Creatures'],
    });
    game.choose(0, { kind: 'CAST', card: 'Test Scout', nth: 0 } as never).resolve();
    game.castAt(0, 'Test Flicker', { card: 'Scout' }).resolve();
    expect(game.zones('Scout')).toEqual([]);
    game.cast(0, 'Test Scout').resolve().castAt(0, 'Test Blast', { card: 'Scout' }).resolve();
    expect([onStack(game), game.zones('Scout')]).toEqual([['Test Creatures'], []]);
  });
});

describe('zones', () => {
  it('mtg-2003:217.1c what was done to a creature spell is so for the creature that it becomes', () => {
    const game = position({ hand: ['Test Squire', 'Test Strengthen'] });
    game.cast(0, 'Test Squire').castAt(0, 'Test Strengthen', { card: 'Test Squire' }).resolve().resolve();
    expect(game.figures('Test Squire')).toBe('3/3');
  });

  it('mtg-2003:217.1c what triggers as a card goes to a graveyard finds it there', () => {
    const game = position({ hand: ['Test Blast'], battlefield: ['Test Ghost'] });
    game.castAt(0, 'Test Blast', { card: 'Test Ghost' }).resolve();
    expect(game.all('Test Ghost', 'graveyard')).toHaveLength(1);
    expect(game.resolve().zones('Test Ghost')).toEqual(['hand']);
  });

  it('mtg-2003:217.1c a card that comes back attacks no longer', () => {
    const game = fight({ hand: ['Test Flicker'], battlefield: ['Test Squire'] }, {}, ['Test Squire']);
    game.castAt(0, 'Test Flicker', { card: 'Test Squire' }).resolve();
    expect([game.the('Test Squire').attacking ?? null, game.until({ step: 'endOfCombat' }).life(1)]).toEqual([
      null,
      20,
    ]);
  });

  it('mtg-2003:217.1c what was to last for good is no longer so for a card that has been in hand', () => {
    const game = position({ hand: ['Test Bloom', 'Test Return'], battlefield: ['Test Squire'] });
    game.castAt(0, 'Test Bloom', { card: 'Test Squire' }).resolve();
    expect(game.figures('Test Squire')).toBe('5/5');
    game.castAt(0, 'Test Return', { card: 'Test Squire' }).resolve().cast(0, 'Test Squire').resolve();
    expect(game.figures('Test Squire')).toBe('1/1');
  });

  it('mtg-2003:217.2a each player’s own deck is their library, and the sideboard is no part of it', () => {
    const service = olderMagic('2003');
    const deck = (name: string, side: string) => ({
      main: [{ card: name, count: 60 }],
      sideboard: [{ card: side, count: 15 }],
    });
    const created = service.create({
      edition: '2003',
      seed: 'a',
      options: {},
      seats: [
        { name: 'A', deck: deck('Forest', 'Swamp') },
        { name: 'B', deck: deck('Island', 'Swamp') },
      ],
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new Play(service, created.value.state);
    const cards = (seat: number): unknown[] => [...lying(game, 'library', seat), ...lying(game, 'hand', seat)];
    expect([cards(0), cards(1)]).toEqual([many('Forest', 60), many('Island', 60)]);
  });

  it('mtg-2003:217.2c a player may count the opponent’s library', () => {
    const game = position({}, { library: many('Swamp', 7) });
    const seen = (viewer: number, owner: number): unknown =>
      game.view(viewer).zones.find((zone) => zone.id === 'library' && zone.owner === owner);
    expect([seen(0, 1), seen(1, 1)]).toMatchObject([{ count: 7 }, { count: 7 }]);
  });

  it('mtg-2003:217.2d cards that come onto a library at the same time lie as their owner says, and nobody else knows how', () => {
    const game = position(
      { hand: ['Test Topple'] },
      { battlefield: ['Test Squire', 'Test Ghost'], library: ['Swamp'] },
    ).cast(0, 'Test Topple');
    while (game.decision().kind === 'PRIORITY') game.pass();
    expect(asked(game)).toBe('1:ORDER');
    game.answer(1, { order: [{ card: 'Test Ghost' }, { card: 'Test Squire' }] } as never);
    expect(lying(game, 'library', 1)).toEqual(['Test Ghost', 'Test Squire', 'Swamp']);
    expect(lying(game, 'library', 1, 0)).toEqual([]);
  });

  it('mtg-2003:217.2e the next card is not shown before what was on top has been played', () => {
    const game = position(
      { battlefield: ['Test Window', 'Test Squire', 'Test Ghost'], library: ['Test Sting', 'Swamp', 'Plains'] },
      {},
    );
    const shown = (): unknown[] =>
      Object.values(game.view(1).objects).flatMap((one) => (one.zone === 'library' && one.card ? [one.card] : []));
    expect(shown()).toEqual(['Test Sting']);
    game.choose(0, { kind: 'CAST', card: 'Test Sting' });
    expect([game.decision().kind, shown()]).toEqual(['TARGETS', []]);
    game.choose(0, { card: 'Test Squire' });
    expect(shown()).toEqual(['Swamp']);
  });

  it('mtg-2003:217.2e nor while mana is being paid for that', () => {
    const game = position({ battlefield: ['Test Window', 'Mountain'], library: ['Test Bolt', 'Swamp', 'Plains'] });
    game.choose(0, { kind: 'CAST', card: 'Test Bolt' });
    const told = game.events.filter(({ type }) => type === 'SPELL_CAST' || type === 'REVEALED').map(({ type }) => type);
    expect(told.slice(-2)).toEqual(['SPELL_CAST', 'REVEALED']);
  });

  it('mtg-2003:217.5b a target creature is one in play, unless the text names another zone', () => {
    const may = (name: string, cards: object): unknown[] => {
      const game = position({ hand: [name], ...cards }).choose(0, { kind: 'CAST', card: name });
      return (game.decision().kind === 'TARGETS' ? game.decision().options : []).map(({ zone }) => zone);
    };
    const everywhere = { battlefield: ['Test Squire', 'Test Well'], graveyard: ['Test Ghost', 'Test Squire'] };
    expect([may('Test Blast', everywhere), may('Test Unearth', everywhere)]).toEqual([
      ['battlefield', 'battlefield'],
      ['graveyard', 'graveyard'],
    ]);
    const none = position({ hand: ['Test Blast'], graveyard: ['Test Ghost'] });
    expect(offers(none, 'CAST', 'Test Blast')).toBe(false);
    const all = position({ hand: ['Test Topple'], battlefield: ['Test Squire'], graveyard: ['Test Ghost'] });
    all.cast(0, 'Test Topple').resolve();
    expect([all.zones('Test Squire'), all.zones('Test Ghost')]).toEqual([['library'], ['graveyard']]);
  });

  it('mtg-2003:217.5c a card that comes back is a new permanent: without counters and Auras, and it can’t attack yet', () => {
    const game = position({
      hand: ['Test Flicker', 'Test Mantle'],
      battlefield: [{ card: 'Test Squire', tapped: true, counters: { '+1/+1': 2 } }, 'Grizzly Bears'],
    });
    game.castAt(0, 'Test Mantle', { card: 'Test Squire' }).resolve();
    game.castAt(0, 'Test Flicker', { card: 'Test Squire' }).resolve();
    expect([game.figures('Test Squire'), game.zones('Test Mantle')]).toEqual(['1/1', ['graveyard']]);
    expect(game.the('Test Squire').tapped ?? false).toBe(false);
    game.until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Grizzly Bears']);
  });

  it('mtg-2003:217.6b what responds lies on top of what it responds to, open to both players', () => {
    const game = position({ hand: ['Test Squire', 'Test Gain'] }, { hand: ['Test Gain'] });
    game.cast(0, 'Test Squire').pass().cast(1, 'Test Gain');
    const seen = (viewer: number): unknown[] =>
      game.view(viewer).stack.map(({ card: name, controller }) => [name, controller]);
    expect([seen(0), seen(1)]).toEqual([
      [
        ['Test Gain', 1],
        ['Test Squire', 0],
      ],
      [
        ['Test Gain', 1],
        ['Test Squire', 0],
      ],
    ]);
  });

  it('mtg-2003:217.6b an ability that triggers in the turn of another is controlled by who controls its source', () => {
    const game = position({ battlefield: [] }, { battlefield: ['Test Bell'] }, { turn: { step: 'upkeep' } });
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([1]);
    expect(life(game.resolve())).toEqual([20, 21]);
  });

  it('mtg-2003:217.6c what was played last resolves, and then the active player has priority before the next does', () => {
    const game = position({ hand: ['Test Squire'] }, { hand: ['Test Gain'] });
    game.cast(0, 'Test Squire').pass().cast(1, 'Test Gain').pass().pass();
    expect([life(game), onStack(game), asked(game)]).toEqual([[20, 21], ['Test Squire'], '0:PRIORITY']);
    game.pass().pass();
    expect([game.zones('Test Squire'), onStack(game)]).toEqual([['battlefield'], []]);
  });

  it('mtg-2003:217.7b what is removed from the game lies face up, for the opponent to see as well', () => {
    const game = position({ hand: ['Test Banish'] }, { battlefield: ['Test Squire'] });
    game.castAt(0, 'Test Banish', { card: 'Test Squire' }).resolve();
    for (const viewer of [0, 1])
      expect(Object.values(game.view(viewer).objects).filter(({ zone }) => zone === 'exile')).toMatchObject([
        { card: 'Test Squire' },
      ]);
  });

  it('mtg-2003:217.8c what phased out tapped is tapped as it is back, and untaps only where it may', () => {
    const game = position({ battlefield: [{ card: 'Test Wisp', tapped: true }] }, {}, { turn: { step: 'untap' } });
    expect(game.zones('Test Wisp')).toEqual(['phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.zones('Test Wisp'), game.the('Test Wisp').tapped]).toEqual([['battlefield'], true]);
  });

  it('mtg-2003:217.8c what phased out is still of whoever had it then', () => {
    const theirs = { battlefield: [{ card: 'Test Wisp', controller: 0 }] };
    const game = position({}, theirs, { turn: { step: 'untap' } });
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Test Wisp')).toMatchObject({ controller: 0, owner: 1 });
  });
});

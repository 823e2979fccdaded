/** Rules 400 to 406 with what stands beside their main clause: each card of a zone, the other player, what is in the middle. */
import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards, ownMagic, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  has,
  instant,
  permanent,
  plus,
  rule,
  sorcery,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';
import { leave, table } from '../8-multiplayer/table.js';

const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const moving = (name: string, what: unknown, to: string, more: object = {}): CardDefinition =>
  sorcery(name, '{0}', { effects: [{ do: 'move', what, to, ...more } as never] });
const topCards = {
  affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }],
  kind: 'static',
  mods: [{ mod: 'play' }],
};
const CARDS: CardDefinition[] = [
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Ping', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } } as never],
  }),
  enchantment('Test Refuge', {
    kind: 'replacement',
    on: 'move',
    object: [permanent, creature],
    match: { from: 'battlefield', to: 'graveyard' },
    instead: [gainLife(3)],
  }),
  sorcery('Test Encore', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'play', what: t(0), cost: [], save: 'it' } as never,
      {
        do: 'modify',
        what: { now: { saved: 'it' } },
        mods: [has('haste'), ...plus(1, 0)],
        until: { kind: 'permanent' },
      } as never,
    ],
  }),
  moving('Test Sweep', { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, 'exile'),
  moving('Test Recall', { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, 'library'),
  moving('Test Lose All', { each: [{ zone: 'hand' }, { owner: 'you' }] }, 'graveyard'),
  instant('Test Fourth', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'move', what: t(0), to: 'library', position: 4 } as never],
  }),
  enchantment('Test Window', continuous({ players: 'you' } as never, [rule('topRevealed')]), topCards),
  enchantment('Test Lens', continuous({ players: 'you' } as never, [rule('topSeen')]), topCards),
  creatureCard(
    'Test Miller',
    '{0}',
    'Rogue',
    '1/1',
    activated([{ pay: 'mill', count: 1 } as never], { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Bell',
    '{0}',
    'Construct',
    '1/1',
    activated([tap], { effects: [gainLife(5)] }),
    triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(7)] }),
  ),
  card('Test Grinder', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        additional: [
          { pay: 'mill', count: 1 },
          { pay: 'discard', what: [], count: 1 },
        ],
        effects: [gainLife(1)],
      } as never,
    ],
  }),
  creatureCard('Test Vulture', '{9}', 'Bird', '3/3', continuous('self', [rule('discardedAnyTime')])),
  creatureCard('Test Captain', '{0}', 'Soldier', '1/1', continuous([permanent, creature, { other: true }], plus(0, 1))),
  creatureCard('Test Recruit', '{0}', 'Soldier', '1/0'),
  sorcery('Test Stash', '{0}', {
    effects: [
      { do: 'move', what: { top: 1 }, to: 'exile', status: { faceDown: true }, save: 'card' } as never,
      { do: 'look', what: { saved: 'card' } } as never,
    ],
  }),
  moving('Test Blind Stash', { top: 1 }, 'exile', { status: { faceDown: true } }),
];
ownCards(...CARDS);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const seen = (game: Play, viewer: number | 'spectator', zone: string): string[] =>
  Object.values(game.view(viewer as never).objects).flatMap((one) =>
    one.zone === zone && one.card ? [String(one.card)] : [],
  );

describe('zones and what moves between them', () => {
  it('mtg:400.6 what happens instead of a move happens in its place, and nothing moves', () => {
    const game = magicPosition([
      { hand: ['Test Kill', 'Test Kill'], battlefield: ['Test Refuge', 'Memnite'] },
      { battlefield: ['Hill Giant'] },
    ]);
    const { id } = game.the('Hill Giant');
    game.castAt(0, 'Test Kill', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').id, life(game)]).toEqual([id, [23, 20]]);
    game.castAt(0, 'Test Kill', { card: 'Memnite' }).resolve();
    expect([game.zones('Memnite'), life(game)]).toEqual([['battlefield'], [26, 20]]);
  });

  it('mtg:400.7h what else the effect says is about the spell that the card became, and what that becomes', () => {
    const game = magicPosition([{ hand: ['Test Encore'], graveyard: ['Memnite'] }, { graveyard: ['Hill Giant'] }]);
    game.castAt(0, 'Test Encore', { card: 'Hill Giant' }).resolve().choose(0, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ owner: 1, controller: 0, keywords: ['haste'], power: 4 });
    expect(game.the('Memnite', 'graveyard').keywords).toEqual([]);
  });

  it('mtg:400.12 what is done to a zone is done to each card there, of that player alone', () => {
    const cards = ['Shock', 'Forest', 'Memnite'];
    const game = magicPosition([
      { hand: ['Test Sweep', 'Test Recall', 'Test Lose All', ...cards], graveyard: cards },
      { hand: cards, graveyard: cards, library: [] },
    ]);
    game.cast(0, 'Test Sweep').resolve();
    expect(seen(game, 0, 'exile').sort()).toEqual([...cards].sort());
    game.cast(0, 'Test Recall').resolve();
    if (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    const zones = () => game.view().players.map((one) => (one as unknown as { zones: object }).zones);
    expect(zones()).toMatchObject([{ hand: 4 }, { hand: 3, library: 3 }]);
    game.cast(0, 'Test Lose All').resolve();
    if (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    expect(zones()).toMatchObject([{ hand: 0 }, { hand: 3, library: 3 }]);
    expect(game.all('Shock', 'graveyard').map(({ owner }) => owner)).toEqual([0]);
  });

  it('mtg:401.1 the library is the deck and nothing else: no card of a sideboard is in it', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }], sideboard: [{ card: 'Hill Giant', count: 15 }] };
    const made = ownMagic().create({
      edition: 'current',
      seed: 'decks',
      options: { autoPass: 'none', payment: 'auto' },
      seats: ['Ann', 'Ben'].map((name) => ({ name, deck })),
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const view = ownMagic().view(made.value.state, 'judge');
    expect(view.players.map(({ zones }) => zones)).toMatchObject([
      { library: 53, hand: 7 },
      { library: 53, hand: 7 },
    ]);
    expect(Object.values(view.objects).filter((one) => one.card !== 'Forest')).toEqual([]);
  });

  it('mtg:401.7 fourth from the top where there are three or more, else at the bottom', () => {
    const put = (count: number) => {
      const game = magicPosition([
        { hand: ['Test Fourth'], battlefield: ['Memnite'], library: lands(count, 'Forest') },
        {},
      ]);
      game.castAt(0, 'Test Fourth', { card: 'Memnite' }).resolve();
      const pile = game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0) as unknown as {
        objects: string[];
      };
      return pile.objects.map((id) => game.view().objects[id]?.card).indexOf('Memnite');
    };
    expect([0, 1, 2, 3, 6].map(put)).toEqual([0, 1, 2, 3, 3]);
  });
});

describe('the top card of a library', () => {
  it('mtg:401.5 while a spell or an ability is in the middle of being played, the next card is not shown', () => {
    for (const [seer, viewer] of [
      ['Test Window', 1],
      ['Test Window', 0],
      ['Test Lens', 0],
    ] as const) {
      const library = ['Shock', 'Forest', 'Island'];
      const game = magicPosition([{ battlefield: [seer, 'Mountain'], library }, { battlefield: ['Memnite'] }]);
      expect(seen(game, viewer, 'library')).toEqual(['Shock']);
      game.choose(0, { kind: 'CAST', card: 'Shock' });
      expect([game.decision().kind, seen(game, viewer, 'library')]).toEqual(['TARGETS', []]);
      game.choose(0, { player: 1 });
      expect(seen(game, viewer, 'library')).toEqual(['Forest']);
    }
    // A spell whose costs mill the top card.
    const ground = magicPosition([
      {
        battlefield: ['Test Window'],
        hand: ['Test Grinder', 'Swamp', 'Plains'],
        library: ['Shock', 'Forest', 'Island'],
      },
      {},
    ]).cast(0, 'Test Grinder');
    while (!ground.waiting()) ground.answer(0, ground.decision().default);
    const told = ground.events.map(({ type }) => type);
    expect(seen(ground, 1, 'library')).toEqual(['Forest']);
    expect(told.lastIndexOf('REVEALED')).toBeGreaterThan(told.lastIndexOf('SPELL_CAST'));
    const lens = magicPosition([{ battlefield: ['Test Lens'], library: ['Shock', 'Forest'] }, {}]);
    expect(seen(lens, 1, 'library')).toEqual([]);
    const game = magicPosition([{ battlefield: ['Test Window', 'Test Miller'], library: ['Shock', 'Forest'] }, {}]);
    game.activate(0, 'Test Miller');
    const types = game.events.map(({ type }) => type);
    expect(seen(game, 1, 'library')).toEqual(['Forest']);
    expect(types.lastIndexOf('REVEALED')).toBeGreaterThan(types.lastIndexOf('ABILITY_ACTIVATED'));
  });
});

describe('the stack', () => {
  it('mtg:405.1 whatever is put there goes on top: spells, abilities that are activated, and those that trigger', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Ping'], battlefield: ['Test Bell', 'Hill Giant'] }, {}]);
    const stack = () => game.view().stack.map(({ card: name, kind }) => [name, kind]);
    game.activate(0, 'Test Bell').cast(0, 'Test Sip');
    expect(stack()).toEqual([
      ['Test Bell', 'ABILITY'],
      ['Test Sip', 'SPELL'],
      ['Test Bell', 'ABILITY'],
    ]);
    game.resolve();
    expect([game.life(0), stack()]).toEqual([
      27,
      [
        ['Test Sip', 'SPELL'],
        ['Test Bell', 'ABILITY'],
      ],
    ]);
    const late = magicPosition([{ hand: ['Test Sip'] }, { battlefield: ['Test Bell'] }]);
    late.cast(0, 'Test Sip').pass().activate(1, 'Test Bell');
    expect(late.view().stack.map(({ card: name }) => name)).toEqual(['Test Bell', 'Test Sip']);
  });

  it('mtg:405.4 spells and abilities are controlled by who cast or activated them or had what triggered, whoever owns it', () => {
    const game = magicPosition([
      { hand: ['Test Encore', 'Test Sip'], battlefield: [] },
      { graveyard: ['Hill Giant'], battlefield: [{ card: 'Test Bell', controller: 0 }] },
    ]);
    game.activate(0, 'Test Bell');
    expect(game.view().stack).toMatchObject([{ controller: 0 }]);
    expect(life(game.resolve())).toEqual([25, 20]);
    game.castAt(0, 'Test Encore', { card: 'Hill Giant' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Bell', controller: 0 }, { controller: 0 }]);
    game.resolve().resolve().choose(0, { card: 'Hill Giant' });
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([0, 0]);
    expect(life(game.resolveAll())).toEqual([39, 20]);
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('mtg:405.6d a special action happens at once while other things wait on the stack', () => {
    const game = magicPosition([{ hand: ['Test Sip'] }, { hand: ['Test Vulture'] }]);
    game.cast(0, 'Test Sip').pass().choose(1, { kind: 'SPECIAL', card: 'Test Vulture' });
    expect([game.zones('Test Vulture'), game.view().stack.length, game.decision().seat]).toEqual([['graveyard'], 1, 1]);
  });

  it('mtg:405.6f state-based actions come at once, again and again, whatever waits on the stack', () => {
    const game = magicPosition([
      { hand: ['Test Sip', 'Test Ping'], battlefield: ['Test Captain', 'Test Recruit', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Test Sip').castAt(0, 'Test Ping', { card: 'Test Captain' }).resolve();
    // The captain had 1 toughness, and without it the recruit has none.
    expect([game.zones('Test Captain'), game.zones('Test Recruit')]).toEqual([['graveyard'], ['graveyard']]);
    expect([game.view().stack.length, game.decision().kind, game.life(0)]).toEqual([1, 'PRIORITY', 20]);
  });

  it('mtg:405.6g whoever concedes leaves at once with all that they own, wherever that is and whoever has it', () => {
    const game = table(
      [
        { hand: ['Test Sip'], battlefield: ['Memnite'] },
        {
          hand: ['Shock'],
          battlefield: ['Forest', { card: 'Hill Giant', controller: 0 }, 'Grizzly Bears'],
          graveyard: ['Island'],
          exile: ['Swamp'],
        },
        {},
      ],
      { definitions: CARDS as never },
    );
    game.cast(0, 'Test Sip');
    leave(game, 1);
    expect(Object.values(game.view().objects).filter(({ owner }) => owner === 1)).toEqual([]);
    expect([game.view().stack.length, game.zones('Memnite'), game.result()]).toEqual([1, ['battlefield'], null]);
    expect(game.resolve().life(0)).toBe(21);
  });
});

describe('exile', () => {
  it('mtg:406.3 exiled cards are seen by all, and face down by nobody but who has looked at them', () => {
    const game = magicPosition([
      { hand: ['Test Stash', 'Test Blind Stash'], exile: ['Swamp'], library: ['Shock', 'Forest', 'Island'] },
      { exile: ['Plains'] },
    ]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seen(game, viewer, 'exile').sort()).toEqual(['Plains', 'Swamp']);
    game.cast(0, 'Test Stash').resolve();
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    expect([seen(game, 0, 'exile').sort(), seen(game, 1, 'exile').sort()]).toEqual([
      ['Plains', 'Shock', 'Swamp'],
      ['Plains', 'Swamp'],
    ]);
    game.cast(0, 'Test Blind Stash').resolve();
    expect([seen(game, 0, 'exile').sort(), seen(game, 1, 'exile').sort()]).toEqual([
      ['Plains', 'Shock', 'Swamp'],
      ['Plains', 'Swamp'],
    ]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(seen(game, 0, 'exile')).toContain('Shock');
  });
});

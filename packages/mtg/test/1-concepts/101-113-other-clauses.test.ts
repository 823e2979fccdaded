/** What else a rule says: exceptions, both players, every kind of object (101–113). */
import type { Ability } from '@arbiter/engine';
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  addMana,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  draw,
  gainLife,
  instant,
  loseLife,
  mana,
  mill,
  putOntoBattlefield,
  rule,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const CUB = { name: 'Cub', types: ['Creature'], power: 1, toughness: 1 };

ownCards(
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  enchantment('Test Roads', continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])),
  instant('Test Mill', '{0}', { effects: [mill(3, 'players')] }),
  instant('Test Loss', '{0}', { effects: [discard(1, 'players')] }),
  instant('Test End', '{0}', { effects: [loseLife(30, 'players')] }),
  creatureCard('Test King', '{0}', 'Human', '1/1'),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Human', power: 1, toughness: 1 }),
  instant('Test Crown', '{0}', {
    effects: [
      {
        do: 'create',
        copy: { each: [creature, { has: ['supertypes', 'Legendary'] }, { controller: 'you' }] },
        who: 'players',
      },
    ],
  }),
  enchantment(
    'Test Envy',
    triggered({ on: 'stat', player: 'opponent', match: { stat: 'life', gain: true } }, { effects: [draw(1)] }),
  ),
  card('Test Font', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{R}')], { effects: [addMana('{G}')] })],
  }),
  instant('Test Many', '{0}', { targets: [target(creature, { min: 0, max: null })], effects: [damage(1, t(0))] }),
  instant('Test Rise', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  card('Test Rally', {
    cost: '{0}',
    type: 'Kindred Sorcery — Elf',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
  }),
  instant('Test Retreat', '{0}', { targets: [target(creature)], effects: [{ do: 'removeFromCombat', what: t(0) }] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  // It triggers while its controller still has it, and is taken away by the same instructions.
  creatureCard(
    'Test Moody',
    '{0}',
    'Imp',
    '1/4',
    triggered({ on: 'damage', object: 'self' }, { effects: [gainLife(5)] }),
  ),
  instant('Test Lure', '{0}', {
    targets: [target(creature)],
    effects: [damage(1, t(0)), { do: 'modify', what: t(0), mods: [control] }],
  }),
);

const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];
const three = (...players: object[]): Play => {
  const created = magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    seed: 'three',
    turn: { number: 7, active: 0, step: 'precombatMain' },
    definitions: [instant('Test End', '{0}', { effects: [loseLife(30, 'players')] })],
    players: players.map((p) => ({ library: LIBRARY, ...p })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(magic, created.value.state);
};
const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const names = (game: Play): unknown[] => game.view().stack.map((s) => s.card);

describe('other clauses: players and numbers (101–107)', () => {
  it('mtg:101.1 conceding is never overridden: a player may at any time', () => {
    const game = magicPosition([{ hand: ['Test Note'] }, {}]).cast(0, 'Test Note');
    const conceded = game.service.concede(game.state, 1);
    expect(conceded.ok && conceded.value.state.result).toMatchObject({ kind: 'WIN', winners: [0] });
    const own = game.service.concede(game.state, 0);
    expect(own.ok && own.value.state.result).toMatchObject({ winners: [1] });
  });
  it('mtg:101.1 what a card allows its controller it does not allow the others', () => {
    const mine = { hand: lands(3, 'Forest'), battlefield: ['Test Roads'] };
    const game = magicPosition([mine, { hand: lands(3, 'Island') }]).until({ turn: 4, step: 'precombatMain' });
    game.choose(1, { kind: 'PLAY_LAND', nth: 0 });
    expect(offered(game, 'PLAY_LAND')).toEqual([]);
  });

  it('mtg:101.3 who has fewer cards than are to be milled mills those', () => {
    const game = magicPosition([{ hand: ['Test Mill'], library: ['Forest', 'Island'] }, {}]);
    game.cast(0, 'Test Mill').resolve();
    expect([game.zones('Forest'), game.zones('Island')]).toEqual([['graveyard'], ['graveyard']]);
    expect([game.all('Wall of Mist', 'graveyard').length, game.result()]).toEqual([3, null]);
  });

  it('mtg:101.4 each chooses which legend to keep, the active player first, and then all others go at once', () => {
    const queens = ['Test Queen'];
    const game = magicPosition([{ battlefield: queens }, { hand: ['Test Crown'], battlefield: queens }]);
    game.pass().cast(1, 'Test Crown').resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 0 });
    game.takeDefault('LEGEND');
    expect([game.decision().seat, game.all('Test Queen').length]).toEqual([1, 4]);
    expect(game.takeDefault('LEGEND').all('Test Queen')).toHaveLength(2);
  });
  it('mtg:101.4 what all have chosen to discard is discarded at the same time', () => {
    const game = magicPosition([{ hand: ['Test Loss', 'Forest', 'Island'] }, { hand: ['Swamp', 'Plains'] }]);
    game.cast(0, 'Test Loss').resolve().choose(0, { card: 'Forest' });
    expect([game.decision().seat, game.zones('Forest')]).toEqual([1, ['hand']]);
    game.choose(1, { card: 'Swamp' });
    expect([game.zones('Forest'), game.zones('Swamp')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:102.2 what waits for an opponent does not wait for oneself', () => {
    const game = magicPosition([{ hand: ['Test Note'], battlefield: ['Test Envy'] }, { hand: ['Test Note'] }]);
    game.cast(0, 'Test Note').resolve();
    expect(names(game)).toEqual([]);
    game.pass().cast(1, 'Test Note').resolve();
    expect(names(game)).toEqual(['Test Envy']);
  });

  it('mtg:104.4a three players who lose at once draw', () => {
    const game = three({ hand: ['Test End'] }, {}, {})
      .cast(0, 'Test End')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg:106.1 mtg:106.3 abilities are paid with mana, and what they add comes from their source', () => {
    const game = magicPosition([{ battlefield: ['Test Font', 'Mountain'] }, {}]).choose(0, {
      kind: 'ACTIVATE',
      card: 'Test Font',
    });
    expect(game.the('Mountain').tapped).toBe(true);
    if (game.view().stack.length > 0) game.resolve();
    expect(game.happened('MANA_ADDED').map((e) => e.source)).toEqual([
      game.the('Mountain').id,
      game.the('Test Font').id,
    ]);
    expect((game.view().players[0] as { resources?: unknown }).resources).toEqual({ mana: { G: 1 } });
    expect(offered(game, 'ACTIVATE')).toEqual([]);
  });

  it('mtg:107.1c any number of targets is as many as there are', () => {
    const battlefield = ['Hill Giant', 'Craw Wurm', 'Air Elemental', 'Test Moody'];
    const game = magicPosition([{ hand: ['Test Many'] }, { battlefield }]).choose(0, {
      kind: 'CAST',
      card: 'Test Many',
    });
    expect(game.decision()).toMatchObject({ min: 0, max: 4 });
    game.choose(0, [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }, { card: 'Air Elemental' }]).resolve();
    expect(battlefield.map((name) => game.the(name).damage)).toEqual([1, 1, 1, 0]);
  });
});

describe('other clauses: objects (110–113)', () => {
  it('mtg:110.4 a kindred card that is a sorcery can’t come onto the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Rise'], graveyard: ['Test Rally'] }, {}])
      .castAt(0, 'Test Rise')
      .resolve();
    expect(game.zones('Test Rally')).toEqual(['graveyard']);
  });

  it('mtg:110.5b a land that is played and a creature that is cast enter untapped', () => {
    const game = magicPosition([{ hand: ['Forest', 'Test King'] }, {}]).choose(0, {
      kind: 'PLAY_LAND',
      card: 'Forest',
    });
    game.cast(0, 'Test King').resolve();
    expect([game.the('Forest').tapped, game.the('Test King').tapped, game.the('Test King').faceDown]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('mtg:110.5c what leaves combat stays tapped', () => {
    const mine = { hand: ['Test Retreat'], battlefield: ['Hill Giant', 'Grizzly Bears'] };
    const game = magicPosition([mine, {}]).until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant', 'Grizzly Bears');
    game.castAt(0, 'Test Retreat', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ attacking: null, tapped: true });
    expect(game.until({ step: 'postcombatMain' }).the('Grizzly Bears').tapped).toBe(true);
  });

  it('mtg:111.6 mtg-2003:216.2 a token is destroyed, milled over and chosen like any creature, and is no card', () => {
    const mine = {
      hand: ['Test Kill', 'Test Many'],
      battlefield: [{ token: CUB }, { token: { ...CUB, name: 'Pup' } }],
    };
    const game = magicPosition([mine, {}]).castAt(0, 'Test Kill', { card: 'Cub' }).resolve();
    expect([game.zones('Cub'), game.zones('Pup')]).toEqual([[], ['battlefield']]);
    game.choose(0, { kind: 'CAST', card: 'Test Many' }, [{ card: 'Pup' }]).resolve();
    expect(game.zones('Pup')).toEqual([]);
  });

  it('mtg:113.8 mtg-2003:217.6b who controlled the source when the ability triggered controls it, whoever has it since', () => {
    const game = magicPosition([{ hand: ['Test Lure'] }, { battlefield: ['Test Moody'] }])
      .castAt(0, 'Test Lure')
      .resolve();
    expect(game.the('Test Moody').controller).toBe(0);
    expect(game.view().stack).toMatchObject([{ card: 'Test Moody', controller: 1 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([20, 25]);
  });
});

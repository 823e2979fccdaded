/** Keywords of newer sets: what they bring, what they cost, and when they may be used. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { boasts } from '../../../src/7-additional/702-keywords/702.142-boast.js';
import { exhausts } from '../../../src/7-additional/702-keywords/702.177-exhaust.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  enters,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  putCounters,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { leave, table } from '../../8-multiplayer/table.js';

const one = [mana('{1}')];
const equipment = (name: string, word: string) =>
  card(name, {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [keyword(word), continuous('attached', plus(1, 1))],
  });
ownCards(
  equipment('Test Rebel Gear', 'for mirrodin!'),
  equipment('Test Hero Gear', 'job select'),
  creatureCard('Test Mobilizer', '{1}', 'Human', '1/1', keyword('mobilize', { value: 2 })),
  creatureCard('Test Ingester', '{1}', 'Drone', '1/1', keyword('ingest')),
  creatureCard('Test Ingester Twice', '{1}', 'Drone', '1/1', keyword('ingest'), keyword('ingest')),
  creatureCard('Test Viper', '{1}', 'Snake', '1/1', keyword('poisonous', { value: 2 })),
  creatureCard(
    'Test Viper Twice',
    '{1}',
    'Snake',
    '1/1',
    keyword('poisonous', { value: 2 }),
    keyword('poisonous', { value: 1 }),
  ),
  card('Test Undaunted', {
    cost: '{4}',
    type: 'Instant',
    abilities: [keyword('undaunted'), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  card('Test Undaunted Twice', {
    cost: '{4}',
    type: 'Instant',
    abilities: [keyword('undaunted'), keyword('undaunted'), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard(
    'Test Slinger',
    '{4}',
    'Spider',
    '3/3',
    keyword('web-slinging', { cost: one }),
    triggered(enters, { effects: [gainLife(1)] }),
  ),
  faces(
    'transform',
    card('Test Robot', {
      cost: '{4}',
      type: 'Artifact Creature — Robot',
      power: 3,
      toughness: 3,
      abilities: [keyword('more than meets the eye', { cost: one })],
    }),
    card('Test Coupe', {
      type: 'Artifact — Vehicle',
      colors: [],
      power: 2,
      toughness: 2,
      abilities: [keyword('living metal')],
    }),
  ),
  card('Test Bargain', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('bargain'),
      {
        kind: 'spell',
        targets: [target(creature), { ...target(creature), if: { paid: 'bargain' } }],
        effects: [damage(1, t(0)), { do: 'if', if: { paid: 'bargain' }, then: [destroy(t(1))] }],
      },
    ],
  }),
  creatureCard('Test Assassin', '{1}', 'Assassin', '1/1'),
  creatureCard(
    'Test Poisoner',
    '{1}',
    'Assassin',
    '1/1',
    activated([], { targets: [target({ player: 'opponent' })], effects: [damage(1, t(0))] }),
  ),
  card('Test Chief', { cost: '{2}', type: 'Legendary Creature — Warrior', power: 2, toughness: 2 }),
  card('Test Freerunning', {
    cost: '{4}',
    type: 'Instant',
    abilities: [keyword('freerunning', { cost: one }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard('Test Exhausting', '{1}', 'Goblin', '1/1', exhausts(one, { effects: [putCounters(1, 'self')] })),
  creatureCard('Test Boaster', '{1}', 'Dwarf', '1/1', boasts(one, { effects: [gainLife(1)] })),
  instant('Test Bite', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'damage', from: t(0), to: 'opponents', amount: 1 }],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'away' },
      { do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return' },
    ],
  }),
);
const at = (mine: object, theirs: object = {}): Play =>
  magicPosition([mine, theirs] as Parameters<typeof magicPosition>[0]);
const hit = (attacker: string, theirs: object = {}): Play => {
  const game = at({ battlefield: [attacker] }, theirs)
    .until({ kind: 'ATTACKERS' })
    .attack(0, attacker);
  return game.until({ step: 'postcombatMain' });
};
const poison = (game: Play): number =>
  (game.view().players[1] as { counters?: { poison?: number } }).counters?.poison ?? 0;
const ways = (game: Play, name: string) =>
  game.decision().options.flatMap((o) => (o.card === name ? [[o.method, o.cost]] : []));
const abilities = (game: Play, name: string) =>
  game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === name).length;

describe('what comes with it', () => {
  it('mtg:702.163a For Mirrodin! brings a Rebel that carries the Equipment', () => {
    const game = at({ hand: ['Test Rebel Gear'], battlefield: ['Plains'] })
      .cast(0, 'Test Rebel Gear')
      .resolve()
      .resolve();
    expect([game.figures('Rebel'), game.the('Rebel').colors]).toEqual(['3/3', ['R']]);
  });
  it('mtg:702.182a job select brings a Hero that carries the Equipment', () => {
    const game = at({ hand: ['Test Hero Gear'], battlefield: ['Plains'] })
      .cast(0, 'Test Hero Gear')
      .resolve()
      .resolve();
    expect([game.figures('Hero'), game.the('Hero').colors]).toEqual(['2/2', []]);
  });
  it('mtg:702.181a mobilize: Warriors attack with it, and are sacrificed at the next end step', () => {
    const game = at({ battlefield: ['Test Mobilizer'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Mobilizer')
      .resolve();
    expect(game.all('Warrior').map(({ tapped, colors, power }) => [tapped, colors, power])).toEqual([
      [true, ['R'], 1],
      [true, ['R'], 1],
    ]);
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(17);
    expect(game.until({ turn: 4 }).all('Warrior')).toEqual([]);
  });
});

describe('hitting players', () => {
  it('mtg:702.115a ingest exiles the top card of the library of whom it hits', () => {
    const game = hit('Test Ingester', { library: ['Shock', 'Opt'] });
    expect([game.zones('Shock'), game.zones('Opt')]).toEqual([['exile'], ['library']]);
  });
  it('mtg:702.115b each instance of ingest triggers', () => {
    const game = hit('Test Ingester Twice', { library: ['Shock', 'Opt', 'Plains'] });
    expect([game.zones('Shock'), game.zones('Opt'), game.zones('Plains')]).toEqual([['exile'], ['exile'], ['library']]);
  });
  it('mtg:702.70a poisonous gives poison counters besides the damage', () => {
    const game = hit('Test Viper');
    expect([game.life(1), poison(game)]).toEqual([19, 2]);
    const bite = at({ hand: ['Test Bite'], battlefield: ['Test Viper'] })
      .cast(0, 'Test Bite')
      .resolveAll();
    expect([bite.life(1), poison(bite)]).toEqual([19, 0]);
  });
  it('mtg:702.70b each instance of poisonous triggers', () => {
    expect(poison(hit('Test Viper Twice'))).toBe(3);
  });
});

describe('costs', () => {
  const call = card('Test Call', {
    cost: '{4}',
    type: 'Instant',
    abilities: [keyword('undaunted'), { kind: 'spell', effects: [gainLife(1)] }],
  });
  it('mtg:702.125a undaunted: {1} less for each opponent', () => {
    const game = at({ hand: ['Test Undaunted'], battlefield: lands(4, 'Island') });
    expect(ways(game, 'Test Undaunted')).toEqual([['normal', '{3}']]);
    const four = table([{ hand: ['Test Call'], battlefield: lands(4, 'Island') }, {}, {}, {}], {
      definitions: [call] as never,
    });
    expect(ways(four, 'Test Call')).toEqual([['normal', '{1}']]);
  });
  it('mtg:702.125c each instance of undaunted applies', () => {
    const game = at({ hand: ['Test Undaunted Twice'], battlefield: lands(4, 'Island') });
    expect(ways(game, 'Test Undaunted Twice')).toEqual([['normal', '{2}']]);
  });
  it('mtg:702.125b who has left the game is not counted', () => {
    const game = table([{ hand: ['Test Call'], battlefield: lands(4, 'Island') }, {}, {}], {
      definitions: [call] as never,
    });
    expect(ways(game, 'Test Call')).toEqual([['normal', '{2}']]);
    expect(ways(leave(game, 2), 'Test Call')).toEqual([['normal', '{3}']]);
  });
  it('mtg:702.188a web-slinging: for its cost and a tapped creature returned to its owner’s hand', () => {
    const game = at({
      hand: ['Test Slinger'],
      battlefield: ['Plains', 'Grizzly Bears', { card: 'Hill Giant', tapped: true }],
    });
    game.choose(0, { card: 'Test Slinger', method: 'web-slinging' });
    expect([game.zones('Hill Giant'), game.zones('Grizzly Bears'), game.the('Plains').tapped]).toEqual([
      ['hand'],
      ['battlefield'],
      true,
    ]);
    expect(game.resolve().figures('Test Slinger')).toBe('3/3');
    const none = at({ hand: ['Test Slinger'], battlefield: ['Plains', 'Grizzly Bears'] });
    expect(ways(none, 'Test Slinger')).toEqual([]);
  });
  it('mtg:702.173a freerunning: after combat damage of an Assassin to a player', () => {
    const after = (attacker: string): unknown[] => {
      const game = at({ hand: ['Test Freerunning'], battlefield: ['Plains', attacker] });
      game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ step: 'postcombatMain' });
      return ways(game, 'Test Freerunning');
    };
    expect([after('Test Assassin'), after('Grizzly Bears')]).toEqual([[['freerunning', '{1}']], []]);
    // Combat damage alone counts, and that of a creature that one controls.
    const poisoned = at({ hand: ['Test Freerunning'], battlefield: ['Plains', 'Test Poisoner'] });
    poisoned.activate(0, 'Test Poisoner').resolve();
    expect([poisoned.life(1), ways(poisoned, 'Test Freerunning')]).toEqual([19, []]);
    const hunted = at({ battlefield: ['Test Assassin'] }, { hand: ['Test Freerunning'], battlefield: ['Plains'] });
    hunted.until({ kind: 'ATTACKERS' }).attack(0, 'Test Assassin').until({ step: 'postcombatMain' }).pass();
    expect([hunted.life(1), ways(hunted, 'Test Freerunning')]).toEqual([19, []]);
    const leader = { card: 'Test Chief', commander: true };
    const led = magicPosition([{ hand: ['Test Freerunning'], battlefield: ['Plains', leader] }, {}], {
      options: { format: 'commander' } as object,
    });
    led.until({ kind: 'ATTACKERS' }).attack(0, 'Test Chief').until({ step: 'postcombatMain' });
    expect(ways(led, 'Test Freerunning')).toEqual([['freerunning', '{1}']]);
  });
});

describe('bargain', () => {
  const cast = (what?: string): Play => {
    const game = at(
      { hand: ['Test Bargain'], battlefield: ['Plains', 'Memnite', 'Test Rebel Gear'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ).cast(0, 'Test Bargain');
    game.answer(0, { confirm: what !== undefined }).choose(0, { card: 'Grizzly Bears' });
    if (what === undefined) return game;
    return game.choose(0, { card: 'Hill Giant' }).choose(0, { card: what });
  };
  it('mtg:702.166a an artifact, enchantment or token is sacrificed besides', () => {
    expect(cast('Test Rebel Gear').zones('Test Rebel Gear')).toEqual(['graveyard']);
    const poor = at({ hand: ['Test Bargain'], battlefield: ['Plains', 'Llanowar Elves'] }).cast(0, 'Test Bargain');
    expect(poor.waiting()).toBe(true);
  });
  it('mtg:702.166b bargained is what was announced to be, also for the card; mtg:702.166c not where it was not', () => {
    expect(cast('Test Rebel Gear').resolve().zones('Hill Giant')).toEqual(['graveyard']);
    expect(cast().resolve().zones('Hill Giant')).toEqual(['battlefield']);
  });
  it('mtg:702.166d a target for a bargained spell alone is chosen only then', () => {
    expect((cast().view().stack[0] as { targets?: unknown[] }).targets).toHaveLength(1);
    expect((cast('Memnite').view().stack[0] as { targets?: unknown[] }).targets).toHaveLength(2);
  });
});

describe('two-faced Robots', () => {
  it('mtg:702.162a More Than Meets the Eye: cast converted for that cost', () => {
    const game = at({ hand: ['Test Robot // Test Coupe'], battlefield: ['Plains'] });
    expect(ways(game, 'Test Robot // Test Coupe')).toEqual([['more than meets the eye', '{1}']]);
    game.choose(0, { card: 'Test Robot // Test Coupe' }).resolve();
    expect(game.the('Test Robot // Test Coupe')).toMatchObject({ name: 'Test Coupe', subtypes: ['Vehicle'] });
  });
  it('mtg:702.161a living metal: a creature in its controller’s turn, besides what it is', () => {
    const game = at({ battlefield: ['Test Coupe'] });
    expect(game.the('Test Robot // Test Coupe').types).toEqual(['Artifact', 'Creature']);
    expect(game.until({ turn: 4 }).the('Test Robot // Test Coupe').types).toEqual(['Artifact']);
    expect(game.until({ turn: 5 }).the('Test Robot // Test Coupe').types).toEqual(['Artifact', 'Creature']);
  });
});

describe('abilities that are used seldom', () => {
  it('mtg:702.177a exhaust: once, in whatever turn, as long as it stays the same permanent', () => {
    const game = at({ hand: ['Test Blink'], battlefield: ['Test Exhausting', ...lands(2, 'Mountain')] });
    game.activate(0, 'Test Exhausting').resolve();
    expect([game.figures('Test Exhausting'), abilities(game, 'Test Exhausting')]).toEqual(['2/2', 0]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(abilities(game, 'Test Exhausting')).toBe(0);
    game.cast(0, 'Test Blink').resolve();
    expect(abilities(game, 'Test Exhausting')).toBe(1);
  });
  it('mtg:702.142a boast: in a turn in which it attacked, once', () => {
    const game = at({ battlefield: ['Test Boaster', ...lands(2, 'Mountain')] });
    expect(abilities(game, 'Test Boaster')).toBe(0);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Boaster');
    game.activate(0, 'Test Boaster').resolve();
    expect([game.life(0), abilities(game, 'Test Boaster')]).toEqual([21, 0]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(abilities(game, 'Test Boaster')).toBe(0);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Boaster');
    expect(abilities(game, 'Test Boaster')).toBe(1);
  });
});

describe('umbra armor', () => {
  ownCards(
    card('Test Umbra', {
      cost: '{0}',
      type: 'Enchantment — Aura',
      abilities: [...enchant(creature), keyword('umbra armor'), continuous('attached', plus(1, 1))],
    }),
    instant('Test Burn', '{0}', { targets: [target(creature)], effects: [damage(3, t(0))] }),
    instant('Test Final Slay', '{0}', {
      targets: [target(creature)],
      effects: [destroy(t(0), { noRegeneration: true })],
    }),
  );
  const armored = (...hand: string[]): Play =>
    at({ hand: ['Test Umbra', ...hand], battlefield: ['Grizzly Bears'] })
      .castAt(0, 'Test Umbra')
      .resolve();
  it('mtg:702.89a the Aura is destroyed in the place of what it enchants', () => {
    const game = armored('Test Slay', 'Test Slay').castAt(0, 'Test Slay').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Test Umbra')]).toEqual([['battlefield'], ['graveyard']]);
    expect(game.castAt(0, 'Test Slay').resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:702.89a damage is removed then: lethal damage destroys the Aura alone', () => {
    const game = armored('Test Burn').castAt(0, 'Test Burn').resolve();
    expect([game.zones('Test Umbra'), game.figures('Grizzly Bears'), game.the('Grizzly Bears').damage]).toEqual([
      ['graveyard'],
      '2/2',
      0,
    ]);
  });
  it('mtg:702.89a it is no regeneration: what can’t be regenerated is spared as well', () => {
    const game = armored('Test Final Slay').castAt(0, 'Test Final Slay').resolve();
    expect([game.zones('Grizzly Bears'), game.the('Grizzly Bears').tapped]).toEqual([['battlefield'], false]);
  });
});

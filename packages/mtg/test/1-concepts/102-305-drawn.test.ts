/** Rules that were drawn by lot and broken: what their tests did not say yet (102–305). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  card,
  creature,
  creatureCard,
  damage,
  gainLife,
  has,
  instant,
  keyword,
  land,
  player,
  t,
  tapIt,
  target,
  token,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const cub = card('Test Cub King', { type: 'Legendary Creature — Bear', power: 1, toughness: 1, colors: ['G'] });
ownCards(
  creatureCard('Test Trio', '{W}{U}{B}', 'Drake', '3/3'),
  creatureCard('Test Ooze', '{X}{G}', 'Ooze', '2/2'),
  creatureCard('Test Frog', '{G/P}{G/P}{1}', 'Frog', '1/1'),
  card('Test Artifact', { cost: '{0}', type: 'Artifact' }),
  card('Test Enchantment', { cost: '{0}', type: 'Enchantment' }),
  card('Test Battle', { cost: '{0}', type: 'Battle — Siege', defense: 4 }),
  card('Test Planeswalker', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  creatureCard('Test Creature', '{0}', 'Elf', '1/1'),
  instant('Test Pups', '{0}', {
    effects: [{ do: 'create', token: token('Test Pup', 'Creature — Dog', ['W'], '1/1'), count: 3 }],
  }),
  { ...cub, props: { ...cub.props, manaCost: '{0}' } },
  instant('Test Crown', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Spur', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('haste'))] }),
  instant('Test Bite', '{0}', {
    targets: [target(creature), target(player)],
    effects: [damage(2, t(1), t(0))],
  }),
  creatureCard('Test Bat', '{0}', 'Bat', '1/1', keyword('lifelink')),
  instant('Test Storm', '{0}', { effects: [damage(2, 'players')] }),
  instant('Test Venom', '{0}', { effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount: 1 }] }),
  card('Test Ice', { type: 'Snow Land' }),
  card('Test Peak', { type: 'Basic Snow Land — Mountain' }),
  instant('Test Dig', '{0}', { targets: [target([land, { has: ['supertypes', 'Basic'] }])], effects: [tapIt(t(0))] }),
  instant('Test Join', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Pirate'] })],
  }),
);

const pools = (game: Play): unknown[] =>
  game.view().players.map((p) => (p as { resources?: { mana: unknown } }).resources?.mana);

describe('drawn rules: players, mana and numbers (102–107)', () => {
  it('mtg:102.1 as a turn begins it is told whose it is', () => {
    const game = magicPosition([{}, {}]).until({ turn: 6 });
    expect(game.happened('TURN_BEGAN').map((e) => [e.turn, e.active])).toEqual([
      [4, 1],
      [5, 0],
      [6, 1],
    ]);
  });
  it('mtg:105.2b an object of three colors has them all', () => {
    expect(magicPosition([{ battlefield: ['Test Trio'] }, {}]).the('Test Trio').colors).toEqual(['W', 'U', 'B']);
  });
  it('mtg:106.4 mana goes to the pool of the player whose ability adds it', () => {
    const game = magicPosition([{}, { battlefield: ['Forest'] }]).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Forest' });
    expect(pools(game)).toEqual([{}, { G: 1 }]);
  });
  it('mtg:107.3g an X in a mana cost is 0 in every zone but the stack', () => {
    const everywhere = {
      hand: ['Test Ooze'],
      graveyard: ['Test Ooze'],
      exile: ['Test Ooze'],
      battlefield: ['Test Ooze'],
    };
    const game = magicPosition([everywhere, {}]);
    for (const zone of Object.keys(everywhere)) expect(game.the('Test Ooze', zone).manaValue).toBe(1);
  });
});

describe('drawn rules: objects and abilities (110–117)', () => {
  it('mtg:110.4 there are six types of permanents', () => {
    for (const type of ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Planeswalker']) {
      const name = `Test ${type}`;
      const game = magicPosition([{ hand: [name] }, {}])
        .cast(0, name)
        .resolve();
      expect(game.the(name)).toMatchObject({ types: [type], zone: 'battlefield' });
    }
    const game = magicPosition([{ hand: ['Forest'] }, {}]).choose(0, { kind: 'PLAY_LAND' });
    expect(game.the('Forest').types).toEqual(['Land']);
  });
  it('mtg:111.1 as many tokens are put onto the battlefield as are said', () => {
    const game = magicPosition([{ hand: ['Test Pups'] }, {}])
      .cast(0, 'Test Pups')
      .resolve();
    expect(game.all('Test Pup').map((o) => o.token)).toEqual([true, true, true]);
  });
  it('mtg:111.9 of a legendary card and a legendary token either may be the one that stays', () => {
    const kept = (isToken: boolean) => {
      const game = magicPosition([{ hand: ['Test Crown'], battlefield: ['Test Cub King'] }, {}]);
      game.castAt(0, 'Test Crown').resolve();
      const wanted = game.all('Test Cub King').find((o) => o.token === isToken);
      game.choose(0, { object: String(wanted?.id) });
      return game.all('Test Cub King').map((o) => o.token);
    };
    expect([kept(true), kept(false)]).toEqual([[true], [false]]);
  });
  it('mtg:113.10 an ability that is gained comes to those that are there', () => {
    const game = magicPosition([{ hand: ['Test Spur'], battlefield: ['Serra Angel'] }, {}]).castAt(0, 'Test Spur');
    expect(game.resolve().the('Serra Angel').keywords).toEqual(['flying', 'vigilance', 'haste']);
  });
  it('mtg:117.1 who has priority may cast a spell in response to another', () => {
    const game = magicPosition([{ hand: ['Test Note'] }, { hand: ['Test Note'] }])
      .cast(0, 'Test Note')
      .pass();
    expect(
      game
        .cast(1, 'Test Note')
        .view()
        .stack.map((s) => s.controller),
    ).toEqual([1, 0]);
  });
  it('mtg:117.2c the damage of each combat damage step is dealt before anybody has priority', () => {
    const game = magicPosition([{ battlefield: ['Youthful Knight', 'Hill Giant'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Youthful Knight', 'Hill Giant').until({ step: 'firstStrikeDamage' });
    expect([game.decision().kind, game.life(1)]).toEqual(['PRIORITY', 18]);
    expect(game.until({ step: 'combatDamage' }).life(1)).toBe(15);
  });
});

describe('drawn rules: damage and counters (120–122)', () => {
  it('mtg:120.1 the object that is said to deal damage deals it, and not what says so', () => {
    const game = magicPosition([{ hand: ['Test Bite'], battlefield: ['Test Bat'] }, {}]);
    game.castAt(0, 'Test Bite', { player: 1 }).resolve();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ source: game.the('Test Bat').id, amount: 2 }]);
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });
  it('mtg:120.3a each player who is dealt damage loses that much life', () => {
    const game = magicPosition([{ hand: ['Test Storm'] }, {}])
      .cast(0, 'Test Storm')
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([18, 18]);
  });
  it('mtg:122.1 counters on players add up as well', () => {
    const game = magicPosition([{ hand: ['Test Venom', 'Test Venom'] }, {}])
      .cast(0, 'Test Venom')
      .resolve();
    game.cast(0, 'Test Venom').resolve();
    expect(game.view().players.map((p) => p.counters)).toEqual([{}, { poison: 2 }]);
  });
});

describe('drawn rules: parts and types of cards (202–305)', () => {
  it('mtg:202.3g each of several Phyrexian symbols counts 1', () => {
    expect(magicPosition([{ battlefield: ['Test Frog'] }, {}]).the('Test Frog').manaValue).toBe(3);
  });
  it('mtg:205.1b a subtype in addition leaves the others', () => {
    const game = magicPosition([{ hand: ['Test Join'], battlefield: ['Grizzly Bears'] }, {}]).castAt(0, 'Test Join');
    expect(game.resolve().the('Grizzly Bears').subtypes).toEqual(['Bear', 'Pirate']);
  });
  it('mtg:205.4c a land is basic by that supertype and no other', () => {
    const battlefield = ['Test Ice', 'Taiga', 'Test Peak', 'Forest'];
    const game = magicPosition([{ hand: ['Test Dig'], battlefield }, {}]).choose(0, { kind: 'CAST', card: 'Test Dig' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Peak', 'Forest']);
  });
  it('mtg:302.4 a card that is no creature is not written with power, nor with toughness', () => {
    const faults = (figures: object) => {
      const relic = card('Test Relic', { cost: '{1}', type: 'Artifact', ...figures });
      const players = [{}, {}].map((p) => ({ ...p, library: [{ card: 'Forest', count: 5 }] }));
      const made = magic.createScenario({
        ruleset: 'mtg',
        edition: 'current',
        seed: 's',
        turn: { number: 1, active: 0, step: 'upkeep' },
        definitions: [relic],
        players,
      });
      return made.ok;
    };
    expect([faults({}), faults({ power: 1 }), faults({ toughness: 1 })]).toEqual([true, false, false]);
  });
  it('mtg:305.1 a land is played in either main phase', () => {
    const game = magicPosition([{ hand: lands(1, 'Forest') }, {}]).until({ step: 'postcombatMain' });
    expect(game.choose(0, { kind: 'PLAY_LAND' }).the('Forest')).toMatchObject({ controller: 0 });
    expect(game.view().stack).toEqual([]);
  });
});

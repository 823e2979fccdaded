/** Spells for a whole side of the table: soldiers made, strengthened, protected, put to sleep. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  control,
  creature,
  each,
  instant,
  permanent,
  skipsNextUntap,
  sorcery,
  t,
  tapIt,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { aims, named, printed } from './printed.js';

for (const definition of [
  card('Test Walker', { cost: '{2}', type: 'Legendary Planeswalker — Test', loyalty: 5 }),
  card('Test Shrine', { cost: '{2}', type: 'Enchantment' }),
  card('Test Engine', { cost: '{2}', type: 'Artifact' }),
  instant('Test Seduction', '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Theft', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
])
  ownCards(definition);

const start = (hand: string[], own: (string | object)[], theirs: (string | object)[] = [], their: object = {}) =>
  magicPosition([
    { hand, battlefield: own as string[], mana: 'WWWWUUUURRRBBB' },
    { battlefield: theirs as string[], ...their },
  ]);
const walker = { card: 'Test Walker', counters: { loyalty: 4 } };

describe('Raise the Alarm', () => {
  it('mtg:111.3 Raise the Alarm creates two white 1/1 Soldier creature tokens', () => {
    printed('Raise the Alarm', '{1}{W}', 'Instant');
    const game = start(['Raise the Alarm'], []).cast(0, 'Raise the Alarm').resolve();
    expect(game.all('Soldier')).toHaveLength(2);
    for (const token of game.all('Soldier'))
      expect(token).toMatchObject({
        name: 'Soldier',
        ...{ token: true, owner: 0, controller: 0, colors: ['W'], manaValue: 0, abilities: [], tapped: false },
        ...{ types: ['Creature'], subtypes: ['Soldier'], supertypes: [], power: 1, toughness: 1, sick: true },
      });
    expect(game.happened('TOKEN_CREATED')).toHaveLength(2);
    // They may attack from their controller's next turn on.
    expect(game.until({ turn: 5, kind: 'ATTACKERS' }).decision().from).toHaveLength(2);
  });

  it('Raise the Alarm (mtg:509.1a) in the declare attackers step makes blockers', () => {
    const game = magicPosition([
      { battlefield: ['Memnite', 'Grizzly Bears'] },
      { hand: ['Raise the Alarm'], battlefield: lands(2, 'Plains') },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Memnite', 'Grizzly Bears');
    game.pass().cast(1, 'Raise the Alarm').resolve().until({ kind: 'BLOCKERS' });
    game.answer(1, {
      assign: [
        { from: { card: 'Soldier', nth: 0 }, to: { card: 'Memnite' } },
        { from: { card: 'Soldier', nth: 1 }, to: { card: 'Grizzly Bears' } },
      ],
    });
    game.until({ step: 'postcombatMain' });
    expect([game.life(1), game.zones('Soldier'), game.zones('Memnite')]).toEqual([20, [], ['graveyard']]);
  });
});

describe('Boros Charm', () => {
  const charm = (mode: number, own: (string | object)[], theirs: (string | object)[] = [], more: string[] = []) =>
    start(['Boros Charm', ...more], own, theirs).cast(0, 'Boros Charm', { index: mode });

  it('Boros Charm (mtg:700.2a) is one of three: 4 damage to a player or planeswalker', () => {
    printed('Boros Charm', '{R}{W}', 'Instant');
    const modes = start(['Boros Charm'], ['Grizzly Bears']).cast(0, 'Boros Charm').decision();
    expect(modes).toMatchObject({ kind: 'MODES', min: 1, max: 1 });
    expect(modes.options.map((o) => o.index)).toEqual([0, 1, 2]);
    const game = charm(0, ['Grizzly Bears'], ['Hill Giant', walker, 'Test Shrine']);
    expect(named(game).sort()).toEqual([0, 1, 'Test Walker']);
    expect(game.choose(0, { player: 1 }).resolve().life(1)).toBe(16);
    const dead = charm(0, [], [walker]).choose(0, { card: 'Test Walker' }).resolve();
    expect([dead.zones('Test Walker'), dead.life(1)]).toEqual([['graveyard'], 20]);
  });

  it('Boros Charm (mtg:702.12b) or permanents of its caster are indestructible until end of turn', () => {
    const own = ['Grizzly Bears', 'Test Shrine', 'Forest'];
    const game = charm(1, own, ['Hill Giant'], ['Wrath of God', 'Memnite', 'Disenchant']).resolve();
    expect(game.view().stack).toEqual([]);
    for (const name of own) expect([name, game.the(name).keywords]).toEqual([name, ['indestructible']]);
    expect(game.the('Hill Giant').keywords).toEqual([]);
    // What comes later isn't protected (611.2c).
    game.cast(0, 'Memnite').resolve().cast(0, 'Wrath of God').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Memnite'), game.zones('Hill Giant')]).toEqual([
      ['battlefield'],
      ['graveyard'],
      ['graveyard'],
    ]);
    game.cast(0, 'Disenchant').resolve();
    expect(game.zones('Test Shrine')).toEqual(['battlefield']);
    expect(game.until({ turn: 4 }).the('Grizzly Bears').keywords).toEqual([]);
  });

  it('Boros Charm (mtg:704.5i) does not save a planeswalker without loyalty', () => {
    const game = start(['Boros Charm', 'Lightning Bolt'], [{ card: 'Test Walker', counters: { loyalty: 3 } }]);
    game.cast(0, 'Boros Charm', { index: 1 }).resolve();
    expect(game.the('Test Walker').keywords).toEqual(['indestructible']);
    game.cast(0, 'Lightning Bolt', { card: 'Test Walker' }).resolve();
    expect(game.zones('Test Walker')).toEqual(['graveyard']);
  });

  it('Boros Charm (mtg:702.4b) or a creature has double strike until end of turn', () => {
    const aimed = magicPosition([
      { hand: ['Boros Charm'], battlefield: ['Mountain', 'Plains', 'Grizzly Bears', 'Test Engine'] },
      { battlefield: ['Hill Giant'] },
    ]).cast(0, 'Boros Charm', { index: 2 });
    expect(named(aimed)).toEqual(['Grizzly Bears', 'Hill Giant']);
    const game = aimed.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').keywords).toEqual(['double strike']);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' }).answer(1, { assign: [] });
    game.until({ step: 'postcombatMain' });
    expect([game.life(1), game.the('Grizzly Bears').keywords]).toEqual([16, ['double strike']]);
    expect(game.until({ turn: 4 }).the('Grizzly Bears').keywords).toEqual([]);
  });
});

describe('Sleep', () => {
  const asleep = { card: 'Silvercoat Lion', tapped: true };

  it("Sleep (mtg:502.3) taps a player's creatures, and none of them untaps in that player's next untap step", () => {
    printed('Sleep', '{2}{U}{U}', 'Sorcery');
    expect(aims(start(['Sleep'], []), 'Sleep')).toEqual([0, 1]);
    const land = { card: 'Forest', tapped: true };
    const game = start(['Sleep'], ['Memnite'], ['Hill Giant', 'Gladecover Scout', asleep, land, 'Test Engine'])
      .cast(0, 'Sleep', { player: 1 })
      .resolve();
    const tapped = () => ['Hill Giant', 'Gladecover Scout', 'Silvercoat Lion'].map((c) => game.the(c).tapped);
    expect([tapped(), game.the('Memnite').tapped, game.the('Test Engine').tapped]).toEqual([
      [true, true, true],
      false,
      false,
    ]);
    game.until({ turn: 4, step: 'upkeep' });
    // Those that were tapped already stay tapped as well; a land untaps.
    expect([tapped(), game.the('Forest').tapped]).toEqual([[true, true, true], false]);
    expect(game.until({ turn: 6, step: 'upkeep' }) && tapped()).toEqual([false, false, false]);
  });

  it('Sleep (mtg:611.2c) says nothing about creatures that come later', () => {
    const game = start(['Sleep'], [], ['Hill Giant'], { hand: ['Memnite'] })
      .cast(0, 'Sleep', { player: 1 })
      .resolve();
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Memnite').resolve();
    expect([game.the('Memnite').tapped, game.the('Hill Giant').tapped]).toEqual([false, true]);
  });

  it("Sleep (mtg:502.3) binds only in that player's untap step: one who takes such a creature untaps it", () => {
    // Cast at oneself; the opponent takes the creature for good and untaps first.
    const game = start(['Sleep'], ['Hill Giant'], [], { hand: ['Test Theft'] })
      .cast(0, 'Sleep', { player: 0 })
      .resolve();
    game.pass().cast(1, 'Test Theft').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 1, tapped: true });
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').tapped).toBe(false);
  });
});

describe('creatures of several players that skip an untap step', () => {
  it('mtg:502.3 each stays tapped through the next untap step of its own controller only', () => {
    ownCards(
      sorcery('Test Frost', '{0}', { effects: [tapIt(each(creature), 'all'), skipsNextUntap({ saved: 'all' })] }),
    );
    const game = start(['Test Frost'], ['Grizzly Bears'], ['Hill Giant']).cast(0, 'Test Frost').resolve();
    const tapped = () => [game.the('Grizzly Bears').tapped, game.the('Hill Giant').tapped];
    const after = (turn: number) => game.until({ turn, step: 'upkeep' }) && tapped();
    expect([after(4), after(5), after(6)]).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(after(7)).toEqual([false, false]);
  });
});

describe('Glorious Anthem', () => {
  it('Glorious Anthem (mtg:611.3a) gives creatures of its controller +1/+1 while it is on the battlefield', () => {
    printed('Glorious Anthem', '{1}{W}{W}', 'Enchantment');
    const game = start(
      ['Glorious Anthem', 'Memnite', 'Disenchant', 'Glorious Anthem'],
      ['Grizzly Bears', 'Test Engine'],
      ['Hill Giant'],
    )
      .choose(0, { kind: 'CAST', card: 'Glorious Anthem', nth: 0 })
      .resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '3/3']);
    expect(game.the('Test Engine').power).toBe(null);
    expect(game.cast(0, 'Memnite').resolve().figures('Memnite')).toBe('2/2');
    expect(game.the('Grizzly Bears')).toMatchObject({ basePower: 2, baseToughness: 2 });
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('Glorious Anthem (mtg:704.5g) leaving kills what it kept alive; two of them add up', () => {
    const anthems = ['Glorious Anthem', 'Glorious Anthem'];
    const game = start(['Disenchant'], [...anthems, { card: 'Memnite', damage: 2 }]);
    expect(game.figures('Memnite')).toBe('3/3');
    game.cast(0, 'Disenchant', { card: 'Glorious Anthem', nth: 0 }).resolve();
    expect([game.zones('Memnite'), game.all('Glorious Anthem').length]).toEqual([['graveyard'], 1]);
  });

  it('Glorious Anthem (mtg:109.4) works for whoever controls it', () => {
    const game = start(['Test Seduction'], ['Grizzly Bears'], ['Glorious Anthem', 'Hill Giant']);
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
    game.cast(0, 'Test Seduction', { card: 'Glorious Anthem' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '3/3']);
  });
});

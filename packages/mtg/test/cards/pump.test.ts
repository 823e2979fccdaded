import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  control,
  damage,
  instant,
  permanent,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { aims, printed } from './printed.js';

for (const definition of [
  card('Test Engine', { cost: '{2}', type: 'Artifact' }),
  instant('Test Awaken', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 3 },
        {
          mod: 'set',
          prop: 'toughness',
          value: 3,
        },
      ),
    ],
  }),
  instant('Test Seduction', '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), control)] }),
  card('Test Pinger', {
    cost: '{1}',
    type: 'Artifact Creature — Construct',
    power: 1,
    toughness: 1,
    abilities: [activated([tap], { targets: [target({ player: 'any' })], effects: [damage(1, t(0))] })],
  }),
])
  ownCards(definition);

/** Enough mana of each color for any of these. */
const MANA = 'WWUUURRRGG';
const start = (hand: string[], own: (string | object)[], theirs: (string | object)[] = [], step = 'precombatMain') =>
  magicPosition(
    [
      { hand, battlefield: own as string[], mana: MANA },
      { battlefield: theirs as string[], hand: ['Unsummon'], mana: 'U' },
    ],
    { turn: { step } },
  );

describe('one creature until end of turn', () => {
  const PUMPS: [card: string, cost: string, after: string, more: string][] = [
    ['Titanic Growth', '{1}{G}', '6/6', 'gives a creature +4/+4'],
    ['Giant Growth', '{G}', '5/5', 'gives a creature +3/+3'],
    ['Mighty Leap', '{1}{W}', '4/4', 'gives a creature +2/+2 and flying'],
    ['Befuddle', '{2}{U}', '-2/2', 'gives a creature -4/-0, and a card to its caster'],
  ];
  for (const [name, cost, after, what] of PUMPS)
    it(`${name} (mtg:514.2) ${what} until end of turn`, () => {
      printed(name, cost, 'Instant');
      const all = start([name], ['Grizzly Bears', 'Test Engine'], ['Hill Giant', 'Forest']);
      expect(aims(all, name)).toEqual(['Grizzly Bears', 'Hill Giant']);
      const game = start([name], ['Grizzly Bears']).cast(0, name);
      expect(game.figures('Grizzly Bears')).toBe('2/2');
      game.resolve();
      const keywords = name === 'Mighty Leap' ? ['flying'] : [];
      expect(game.the('Grizzly Bears')).toMatchObject({ keywords, basePower: 2, baseToughness: 2 });
      expect([game.figures('Grizzly Bears'), game.hand(0)]).toEqual([after, name === 'Befuddle' ? 1 : 0]);
      expect(game.until({ step: 'end' }).figures('Grizzly Bears')).toBe(after);
      expect(game.until({ turn: 4 }).the('Grizzly Bears')).toMatchObject({ power: 2, toughness: 2, keywords: [] });
    });

  it('Befuddle (mtg:608.2b) draws nothing when its creature is gone', () => {
    const game = start(['Befuddle'], ['Grizzly Bears']).cast(0, 'Befuddle').pass().cast(1, 'Unsummon').resolveAll();
    // The Bears alone came to hand.
    expect([game.hand(0), game.happened('CARD_DRAWN')]).toEqual([1, []]);
  });

  it('Befuddle (mtg:510.1a) makes a creature with less than no power deal no combat damage', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Befuddle'], battlefield: lands(3, 'Island') },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
    game.pass().cast(1, 'Befuddle').resolve().until({ step: 'postcombatMain' });
    expect([game.life(1), game.hand(1)]).toEqual([20, 1]);
  });

  it('Titanic Growth (mtg:608.2b) does nothing to a creature that left and came back', () => {
    const game = start(['Titanic Growth', 'Cloudshift'], ['Grizzly Bears']).cast(0, 'Titanic Growth');
    expect(game.cast(0, 'Cloudshift').resolveAll().figures('Grizzly Bears')).toBe('2/2');
  });

  it('Mighty Leap (mtg:702.9b) takes an attacker out of reach of those without flying, unless it is blocked already', () => {
    const attack = (leapFirst: boolean) => {
      const game = magicPosition([
        { hand: ['Mighty Leap'], battlefield: [...lands(2, 'Plains'), 'Grizzly Bears'] },
        { battlefield: ['Pillarfield Ox'] },
      ])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears');
      if (leapFirst) return game.cast(0, 'Mighty Leap', { card: 'Grizzly Bears' }).resolve();
      game.until({ kind: 'BLOCKERS' }).block(1, ['Pillarfield Ox', 'Grizzly Bears']);
      return game.cast(0, 'Mighty Leap', { card: 'Grizzly Bears' }).resolve();
    };
    expect(attack(true).until({ step: 'postcombatMain' }).life(1)).toBe(16);
    const late = attack(false).until({ step: 'postcombatMain' });
    expect([late.life(1), late.zones('Pillarfield Ox')]).toEqual([20, ['graveyard']]);
  });
});

describe('many creatures until end of turn', () => {
  it('Inspired Charge (mtg:611.2c) gives +2/+1 to the creatures its caster controls as it resolves', () => {
    printed('Inspired Charge', '{2}{W}{W}', 'Instant');
    const game = start(
      ['Inspired Charge', 'Memnite', 'Test Awaken', 'Test Seduction'],
      [...['Grizzly Bears', 'Hill Giant', 'Test Engine']],
      ['Silvercoat Lion'],
    ).cast(0, 'Inspired Charge');
    expect(game.view().stack[0]?.targets).toEqual([]);
    game.resolve();
    const figures = ['Grizzly Bears', 'Hill Giant', 'Silvercoat Lion'].map((c) => game.figures(c));
    expect(figures).toEqual(['4/3', '5/4', '2/2']);
    // Whatever comes, or becomes a creature, or comes over later gets nothing.
    game.cast(0, 'Memnite').resolve().cast(0, 'Test Awaken', { card: 'Test Engine' }).resolve();
    game.cast(0, 'Test Seduction', { card: 'Silvercoat Lion' }).resolve();
    expect(['Memnite', 'Test Engine', 'Silvercoat Lion'].map((c) => game.figures(c))).toEqual(['1/1', '3/3', '2/2']);
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('Trumpet Blast (mtg:611.2c) gives +2/+0 to what attacks as it resolves, for the rest of the turn', () => {
    printed('Trumpet Blast', '{2}{R}', 'Instant');
    const setup = () =>
      magicPosition([
        { hand: ['Trumpet Blast'], battlefield: [...lands(3, 'Mountain'), 'Grizzly Bears', 'Hill Giant'] },
        { battlefield: ['Silvercoat Lion'] },
      ]);
    const early = setup().cast(0, 'Trumpet Blast').resolve().until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(early.figures('Grizzly Bears')).toBe('2/2');
    const game = setup().until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').cast(0, 'Trumpet Blast').resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Silvercoat Lion'].map((c) => game.figures(c))).toEqual([
      '4/2',
      '3/3',
      '2/2',
    ]);
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(16);
    expect(game.figures('Grizzly Bears')).toBe('4/2');
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('2/2');
  });

  it("Trumpet Blast (mtg:109.2) helps the opponent's attackers as well", () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Trumpet Blast'], battlefield: lands(3, 'Mountain') },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .pass()
      .cast(1, 'Trumpet Blast')
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/2');
  });

  it("Uncomfortable Chill (mtg:611.2c) gives -2/-0 to the opponents' creatures there are, and draws a card", () => {
    printed('Uncomfortable Chill', '{2}{U}', 'Instant');
    const game = start(
      ['Uncomfortable Chill', 'Test Awaken'],
      ['Grizzly Bears'],
      ['Hill Giant', 'Ornithopter', 'Forest'],
    )
      .cast(0, 'Uncomfortable Chill')
      .resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Ornithopter'].map((c) => game.figures(c))).toEqual(['2/2', '1/3', '-2/2']);
    expect([game.hand(0), game.hand(1)]).toEqual([2, 1]);
    game.cast(0, 'Test Awaken', { card: 'Forest' }).resolve();
    expect(game.figures('Forest')).toBe('3/3');
    expect(game.until({ turn: 4 }).figures('Hill Giant')).toBe('3/3');
    // It has no target: without creatures one still draws.
    expect(start(['Uncomfortable Chill'], []).cast(0, 'Uncomfortable Chill').resolve().hand(0)).toBe(1);
  });
});

describe('combat damage prevented', () => {
  it('mtg:615.1a Fog prevents all combat damage of the turn, to players and creatures, and no other', () => {
    printed('Fog', '{G}', 'Instant');
    const game = start(
      ['Fog'],
      ['Vampire Nighthawk', 'Hill Giant', 'Boros Swiftblade', 'Test Pinger'],
      ['Pillarfield Ox'],
    )
      .cast(0, 'Fog')
      .resolve()
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Vampire Nighthawk', 'Hill Giant', 'Boros Swiftblade')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Pillarfield Ox', 'Hill Giant'])
      .until({ step: 'postcombatMain' });
    // No damage, and so no lifelink either.
    expect([game.life(0), game.life(1)]).toEqual([20, 20]);
    expect([game.the('Hill Giant').damage, game.the('Pillarfield Ox').damage]).toEqual([0, 0]);
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect(game.activate(0, 'Test Pinger', { player: 1 }).resolve().life(1)).toBe(19);
    // The next turn's combat is ordinary again.
    game.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Pillarfield Ox').until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(18);
  });

  it('Fog (mtg:514.2) cast after blocks saves those that fight', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Fog'], battlefield: ['Forest', 'Memnite'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Memnite', 'Grizzly Bears']);
    game.pass().cast(1, 'Fog').resolve().until({ step: 'postcombatMain' });
    expect([game.zones('Memnite'), game.zones('Grizzly Bears')]).toEqual([['battlefield'], ['battlefield']]);
  });
});

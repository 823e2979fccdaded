/** Further rules of chapters 6 and 7 drawn by lot: costs, loyalty, blocking, equipping, tokens. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  artifact,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  loyalty,
  mana,
  protectionFrom,
  returnToHand,
  subtype,
  t,
  target,
  token,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });

ownCards(
  relic('Test Tax', continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])),
  instant('Test Sip', '{1}', { effects: [gainLife(1)] }),
  card('Test Sage', {
    cost: '{0}',
    type: 'Planeswalker',
    loyalty: 3,
    abilities: [loyalty(2, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Bully', '{R}', 'Ogre', '2/2', keyword('intimidate')),
  relic('Test Red', continuous({ named: 'Grizzly Bears' }, [{ mod: 'set', prop: 'colors', value: ['R'] }])),
  creatureCard('Test Guarded', '{W}', 'Human', '2/2', keyword('vigilance'), protectionFrom(color('G'), 'green')),
  relic('Test Lesson', {
    ...continuous(and(creature, youControl), [{ mod: 'ability', ability: protectionFrom(artifact, 'artifacts') }]),
  }),
  creatureCard('Test Fencer', '{0}', 'Human', '2/9', keyword('first strike')),
  creatureCard('Test Target', '{0}', 'Human', '2/9'),
  card('Test Sword', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [
      keyword('equip', { cost: [mana('{3}')] }),
      keyword('equip', { cost: [mana('{1}')], from: subtype('Bear'), label: 'Bear' }),
    ],
  }),
  card('Test Bear Idol', { cost: '{0}', type: 'Kindred Artifact — Bear', abilities: [] }),
  instant('Test Ward', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(protectionFrom(artifact, 'artifacts')))],
  }),
  instant('Test Make', '{0}', { effects: [create(token('Test Soldier', 'Creature — Soldier', ['W'], '1/1'))] }),
  instant('Test Exile', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Bounce', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const mayBlock = (game: Play, attacker: string) => {
  game.until({ kind: 'ATTACKERS' }).attack(1, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? (game.decision().from ?? []).map((o) => o.card) : [];
};

describe('drawn by lot once more', () => {
  it('mtg:601.2f what makes spells cost more is paid in another’s turn as well', () => {
    const game = theirs({ hand: ['Test Sip'], battlefield: ['Test Tax', ...lands(3, 'Forest')] }).cast(1, 'Test Sip');
    expect(game.all('Forest').filter((o) => o.tapped).length).toBe(2);
    expect(
      theirs({ hand: ['Test Sip'], battlefield: ['Test Tax', 'Forest'] })
        .decision()
        .options.some((o) => o.kind === 'CAST'),
    ).toBe(false);
  });
  it('mtg:606.4 as many counters are put on as the symbol says', () => {
    const game = inTheirTurn({ battlefield: ['Test Sage'] }).activate(1, 'Test Sage');
    expect([game.the('Test Sage').counters, game.view().stack.length]).toEqual([{ loyalty: 5 }, 1]);
  });
  it('mtg:702.13b the colors count that they have now', () => {
    const blockers = { battlefield: ['Grizzly Bears', 'Craw Wurm'] };
    expect(mayBlock(inTheirTurn({ battlefield: ['Test Bully', 'Test Red'] }, blockers), 'Test Bully')).toEqual([
      'Grizzly Bears',
    ]);
    const bare = inTheirTurn({ battlefield: ['Test Bully'] }, blockers)
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Test Bully');
    expect(bare.until({ step: 'declareBlockers' }).decision().kind).toBe('PRIORITY');
  });
  it('mtg:702.16f protection that comes after another ability, and that is given', () => {
    const blockers = { battlefield: ['Grizzly Bears', 'Hill Giant', 'Memnite'] };
    expect(mayBlock(inTheirTurn({ battlefield: ['Test Guarded'] }, blockers), 'Test Guarded')).toEqual([
      'Hill Giant',
      'Memnite',
    ]);
    expect(mayBlock(inTheirTurn({ battlefield: ['Test Guarded', 'Test Lesson'] }, blockers), 'Test Guarded')).toEqual([
      'Hill Giant',
    ]);
  });
  it('mtg:702.4b who has first strike alone strikes in the first of the two steps only', () => {
    for (const [attacker, blocker] of [
      ['Test Fencer', 'Test Target'],
      ['Test Target', 'Test Fencer'],
    ] as const) {
      const game = inTheirTurn({ battlefield: [attacker] }, { battlefield: [blocker] });
      game.until({ kind: 'ATTACKERS' }).attack(1, attacker).until({ kind: 'BLOCKERS' }).block(0, [blocker, attacker]);
      game.until({ step: 'endOfCombat' });
      expect([game.the('Test Target').damage, game.the('Test Fencer').damage]).toEqual([2, 2]);
    }
  });
  const equipping = (n: number, ...more: string[]) =>
    inTheirTurn({ battlefield: ['Test Sword', ...more, ...lands(n, 'Forest')] });
  const offers = (game: Play) =>
    game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' && !o.mana ? [o.cost] : []));
  it('mtg:702.6c what has the quality and is no creature, and creatures without it, are not equipped so', () => {
    expect(offers(equipping(1, 'Test Bear Idol', 'Hill Giant'))).toEqual([]);
    expect(offers(equipping(1, 'Grizzly Bears'))).toEqual(['{1}']);
  });
  it('mtg:702.6d each for its own cost', () => {
    const paid = (cost: string) => {
      const game = equipping(4, 'Grizzly Bears').choose(1, { kind: 'ACTIVATE', card: 'Test Sword', cost } as never);
      const tapped = game.all('Forest').filter((o) => o.tapped).length;
      return [tapped, game.resolve().the('Test Sword').attachedTo === game.the('Grizzly Bears').id];
    };
    expect([paid('{1}'), paid('{3}')]).toEqual([
      [1, true],
      [3, true],
    ]);
  });
  it('mtg:704.5n of the player whose turn it is not, too', () => {
    const battlefield = [{ card: 'Test Target', as: 'b' }, 'Memnite'];
    const game = theirs(
      { hand: ['Test Ward'] },
      { battlefield: [...battlefield, { card: 'Test Sword', attachedTo: 'b' }] },
    );
    game.castAt(1, 'Test Ward', { card: 'Test Target' }).resolve();
    expect(game.the('Test Sword').attachedTo ?? null).toBe(null);
    const mine = magicPosition([
      { hand: ['Test Ward'] },
      { battlefield: [...battlefield, { card: 'Test Sword', attachedTo: 'b' }] },
    ]);
    mine.castAt(0, 'Test Ward', { card: 'Test Target' }).resolve();
    expect([mine.the('Test Sword').attachedTo ?? null, mine.zones('Test Sword')]).toEqual([null, ['battlefield']]);
  });
  it('mtg:704.5d in exile and in a hand, in any turn', () => {
    for (const spell of ['Test Exile', 'Test Bounce']) {
      const game = theirs({ hand: ['Test Make', spell] })
        .cast(1, 'Test Make')
        .resolve();
      if (game.decision().seat === 0) game.pass();
      game.castAt(1, spell, { card: 'Test Soldier' }).resolve();
      expect([spell, game.zones('Test Soldier')]).toEqual([spell, []]);
    }
  });
});

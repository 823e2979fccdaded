/** Rules of chapter 1 drawn by lot a third time: mana symbols, reductions and damage, played by the other player. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  creatureCard,
  damage,
  gainLife,
  instant,
  keyword,
  mana,
  manaAbility,
  permanent,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const sip = (name: string, cost: string) => instant(name, cost, { effects: [gainLife(1)] });
const REDUCTIONS = ['{U}{U}', '{C}{C}', '{W/U}', '{2/W}', '{G/P}', '{S}{S}', '{W}', '{C}'];
const less = (by: string) => `Test Less ${by}`;

ownCards(
  sip('Test Null', '{0}'),
  sip('Test Pure', '{C}'),
  sip('Test Deep', '{1}{C}{C}'),
  relic('Test Free', activated([mana('{0}')], { effects: [gainLife(1)] })),
  relic('Test Pump', activated([mana('{C}')], { effects: [gainLife(1)] })),
  relic('Test Well', manaAbility('{C}')),
  ...['{3}{U}', '{3}{C}', '{3}{U}{U}', '{2}{W}', '{2}{R}', '{3}{G}', '{3}{S}', '{C}{W}', '{U}{U}{U}', '{1}{W}{U}'].map(
    (cost) => sip(`Test Sip ${cost}`, cost),
  ),
  ...REDUCTIONS.map((by) => relic(less(by), continuous({ players: 'you' }, [{ mod: 'cost', less: [mana(by)] }]))),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  relic('Test Double', {
    kind: 'replacement',
    on: 'damage',
    change: { amount: { times: [{ event: 'amount' }, 2] } },
  } as never),
  relic('Test Shield', { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: true } as never),
  relic(
    'Test Tally',
    triggered({ on: 'damage', player: 'you' } as never, { effects: [gainLife({ event: 'amount' })] }),
  ),
  relic('Test Sieve', {
    kind: 'replacement',
    on: 'stat',
    player: 'you',
    match: { stat: 'life' },
    if: { compare: [{ event: 'amount' }, '<', 0] },
    change: { amount: -1 },
  } as never),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker', loyalty: 9, abilities: [] }),
  relic('Test Anchor', {
    kind: 'replacement',
    on: 'counters',
    object: permanent,
    match: { kind: 'loyalty', removed: true },
    change: { amount: -1 },
  } as never),
  creatureCard('Test Leech', '{0}', 'Leech', '3/3', keyword('lifelink')),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const costs = (game: Play, kind: string) =>
  game.decision().options.flatMap((o) => (o.kind === kind && !o.mana ? [String(o.cost)] : []));
const castable = (side: Side, kind = 'CAST') => costs(theirs(side), kind).length > 0;
/** What the other player is asked to pay for a spell of this cost, where such things reduce it. */
const reduced = (cost: string, ...by: string[]): string | undefined =>
  costs(
    theirs({ hand: [`Test Sip ${cost}`], battlefield: by.map(less), mana: '{C}{C}{C}{C}{W}{W}{U}{U}{U}{R}{G}' }),
    'CAST',
  )[0];

describe('mana symbols', () => {
  it('mtg:107.4c for spells and abilities of the other player only colorless mana pays for {C}, and one for each', () => {
    for (const mana of ['{W}', '{U}', '{B}', '{R}', '{G}', ''])
      for (const [side, kind] of [
        [{ hand: ['Test Pure'] }, 'CAST'],
        [{ battlefield: ['Test Pump'] }, 'ACTIVATE'],
      ] as const) {
        expect([mana, kind, castable({ ...side, mana } as never, kind)]).toEqual([mana, kind, false]);
        expect(castable({ ...side, mana: `${mana}{C}` } as never, kind)).toBe(true);
      }
    expect([
      castable({ hand: ['Test Deep'], mana: '{C}{C}' }),
      castable({ hand: ['Test Deep'], mana: '{C}{R}' }),
    ]).toEqual([false, false]);
    expect([
      castable({ hand: ['Test Deep'], mana: '{C}{R}{G}' }),
      castable({ hand: ['Test Deep'], mana: '{C}{R}{C}' }),
    ]).toEqual([false, true]);
  });
  it('mtg:107.4c what adds {C} adds one colorless mana', () => {
    const game = theirs({ battlefield: ['Test Well'] }).choose(1, { kind: 'ACTIVATE', card: 'Test Well' });
    expect(game.view().players[1]).toMatchObject({ resources: { mana: { C: 1 } } });
  });
  it('mtg:107.4d a spell or ability for {0} asks for nothing, of either player and with no mana at all', () => {
    for (const seat of [0, 1]) {
      const side = { hand: ['Test Null'], battlefield: ['Test Free'] };
      const game = seat === 0 ? magicPosition([side, {}]) : theirs(side);
      expect([costs(game, 'CAST'), costs(game, 'ACTIVATE')]).toEqual([['{0}'], ['{0}']]);
      game.cast(seat, 'Test Null').resolve();
      if (game.decision().seat !== seat) game.pass();
      expect(game.activate(seat, 'Test Free').resolve().life(seat)).toBe(22);
    }
    const rich = theirs({ hand: ['Test Null'], battlefield: lands(3, 'Forest') }).cast(1, 'Test Null');
    expect(rich.all('Forest').filter((o) => o.tapped)).toEqual([]);
  });
});

describe('reductions, in the costs that are asked for', () => {
  it('mtg:118.7c colored mana beyond what the cost has reduces generic mana, and nothing else', () => {
    expect(reduced('{3}{U}', '{U}{U}')).toBe('{2}');
    expect([reduced('{3}{U}{U}', '{U}{U}'), reduced('{U}{U}{U}', '{U}{U}')]).toEqual(['{3}', '{U}']);
    expect([reduced('{C}{W}', '{U}{U}'), reduced('{1}{W}{U}', '{U}{U}')]).toEqual(['{C}{W}', '{W}']);
  });
  it('mtg:118.7d colorless mana beyond what the cost has reduces generic mana, and nothing else', () => {
    expect([reduced('{3}{C}', '{C}{C}'), reduced('{C}{W}', '{C}{C}'), reduced('{2}{R}', '{C}')]).toEqual([
      '{2}',
      '{W}',
      '{1}{R}',
    ]);
  });
  it('mtg:118.7e one half of a hybrid symbol: the one that the cost has, either of them, or generic mana', () => {
    expect([reduced('{2}{W}', '{W/U}'), reduced('{3}{U}', '{W/U}'), reduced('{2}{R}', '{W/U}')]).toEqual([
      '{2}',
      '{3}',
      '{1}{R}',
    ]);
    expect(reduced('{1}{W}{U}', '{W/U}')).toMatch(/^\{1\}\{[WU]\}$/);
    expect([reduced('{3}{G}', '{2/W}'), reduced('{2}{W}', '{2/W}')]).toEqual(['{1}{G}', '{2}']);
  });
  it('mtg:118.7f a Phyrexian symbol takes off one mana of its color, or generic mana where there is none', () => {
    expect([reduced('{3}{G}', '{G/P}'), reduced('{2}{R}', '{G/P}'), reduced('{U}{U}{U}', '{G/P}')]).toEqual([
      '{3}',
      '{1}{R}',
      '{U}{U}{U}',
    ]);
    const game = theirs({ hand: ['Test Sip {3}{G}'], battlefield: [less('{G/P}'), ...lands(3, 'Island')] });
    expect(game.cast(1, 'Test Sip {3}{G}').life(1)).toBe(20);
  });
  it('mtg:118.7g snow mana takes off as much generic mana, and neither snow nor colored mana', () => {
    expect([reduced('{3}{G}', '{S}{S}'), reduced('{2}{W}', '{S}{S}'), reduced('{1}{W}{U}', '{S}{S}')]).toEqual([
      '{1}{G}',
      '{W}',
      '{W}{U}',
    ]);
    expect(reduced('{U}{U}{U}', '{S}{S}')).toBe('{U}{U}{U}');
  });
});

describe('damage is dealt, then has its results', () => {
  const bolt = (side: Side, at: JsonObject, mine: Side = {}) =>
    theirs({ hand: ['Test Bolt'], ...side }, mine)
      .castAt(1, 'Test Bolt', at)
      .resolve();
  it('mtg:120.4b the ability sees doubled damage and none that was prevented, in combat as well', () => {
    const doubled = bolt({ battlefield: ['Test Double'] }, { player: 0 }, { battlefield: ['Test Tally'] });
    expect([doubled.life(0), doubled.view().stack.length, doubled.resolve().life(0)]).toEqual([14, 1, 20]);
    const none = bolt({}, { player: 0 }, { battlefield: ['Test Tally', 'Test Shield'] });
    expect([none.life(0), none.view().stack]).toEqual([20, []]);
    const fight = inTheirTurn({ battlefield: ['Hill Giant', 'Test Double'] }, { battlefield: ['Test Tally'] });
    fight.until({ kind: 'ATTACKERS' }).attack(1, 'Hill Giant').until({ step: 'combatDamage' });
    expect([fight.life(0), fight.view().stack.length, fight.resolve().life(0)]).toEqual([14, 1, 20]);
  });
  it('mtg:120.4c the loss of life by damage is changed after it was dealt, the damage stays', () => {
    const sieve = { battlefield: ['Test Sieve', 'Test Tally'] };
    const game = bolt({}, { player: 0 }, sieve);
    expect([game.life(0), game.happened('DAMAGE_DEALT').map((e) => e.amount), game.resolve().life(0)]).toEqual([
      19,
      [3],
      22,
    ]);
    const fight = inTheirTurn({ battlefield: ['Test Leech'] }, sieve);
    fight.until({ kind: 'ATTACKERS' }).attack(1, 'Test Leech').until({ step: 'combatDamage' });
    expect([fight.life(0), fight.life(1)]).toEqual([19, 23]);
  });
  it('mtg:120.4c counters of a planeswalker of either player, by combat damage as well', () => {
    const loyalty = (game: Play) => game.the('Test Walker').loyalty;
    const walker = (...more: string[]) => ({ battlefield: ['Test Walker', ...more] });
    const at = { card: 'Test Walker' };
    expect([loyalty(bolt({}, at, walker())), loyalty(bolt({}, at, walker('Test Anchor')))]).toEqual([6, 8]);
    expect(loyalty(bolt(walker('Test Anchor'), at))).toBe(8);
    const game = inTheirTurn({ battlefield: ['Hill Giant'] }, walker('Test Anchor')).until({ kind: 'ATTACKERS' });
    game.answer(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Test Walker' } }] });
    expect([loyalty(game.until({ step: 'combatDamage' })), game.life(0)]).toEqual([8, 20]);
  });
});

/** Domains, kinds of cards, tokens and points, each by itself and for both players (108–343). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { choices } from '../support/kinds.js';
import { activated, card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { PEAK, position, runes } from '../support/position.js';
import { does, draw, energy, GEAR, giant, recruit, T0, UNIT } from '../support/rites.js';

const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];
const SEATS = [0, 1] as const;
type Mine = { [zone: string]: unknown };
/** The same for the seat that is meant, and nothing for the other one. */
const only = (seat: number, mine: Mine) => SEATS.map((one) => (one === seat ? mine : {})) as [Mine, Mine];

describe('domains and runes', () => {
  /** How Power of a domain is written, and which runes pay for it. */
  const written = (domain: string) => {
    const dear = card('Test Dear', {
      types: ['Unit'],
      might: 1,
      domains: [domain],
      energy: 2,
      power: [domain, domain],
    });
    const begin = (other: string) =>
      position([{ hand: ['Test Dear'], runes: [runes(2, other)] }, {}], { definitions: [dear] });
    return [
      begin(domain).the('Test Dear', 'hand').cost,
      DOMAINS.filter((other) => begin(other).offered().includes('PLAY Test Dear')),
    ];
  };
  it('riftbound:134.2.a Fury is written [R], and Fury runes pay for it', () => {
    expect(written('Fury')).toEqual(['[2][R][R]', ['Fury']]);
  });
  it('riftbound:134.2.b Calm is written [G], and Calm runes pay for it', () => {
    expect(written('Calm')).toEqual(['[2][G][G]', ['Calm']]);
  });
  it('riftbound:134.2.d Body is written [O], and Body runes pay for it', () => {
    expect(written('Body')).toEqual(['[2][O][O]', ['Body']]);
  });
  it('riftbound:134.2.f Order is written [Y], and Order runes pay for it', () => {
    expect(written('Order')).toEqual(['[2][Y][Y]', ['Order']]);
  });
  it('riftbound:164.2.b.1 a rune of either player that is recycled adds Power of its domain to that player’s pool', () => {
    for (const seat of SEATS)
      for (const domain of DOMAINS) {
        const game = position(only(seat, { runes: [`${domain} Rune`] }), { turn: { active: seat } });
        game.choose(seat, { kind: 'ACTIVATE', card: `${domain} Rune`, ability: 1 });
        expect([game.pool(seat).power, game.pool(1 - seat).power]).toEqual([{ [domain]: 1 }, {}]);
      }
  });
  it('riftbound:108.5.c the rune decks of both players lie face down for everybody', () => {
    const game = position([
      { runeDeck: ['Fury Rune'], runes: [] },
      { runeDeck: ['Order Rune'], runes: [] },
    ]);
    expect([game.pile(0, 'runeDeck'), game.pile(1, 'runeDeck')]).toEqual([['Fury Rune'], ['Order Rune']]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { zones, objects } = game.view(viewer);
      for (const owner of SEATS)
        expect(zones.find((z) => z.id === 'runeDeck' && z.owner === owner)).toEqual({
          id: 'runeDeck',
          owner,
          count: 1,
        });
      expect(JSON.stringify(objects)).not.toContain(' Rune');
    }
  });
  it('riftbound:161.2.b runes of either player that are recycled go under their owner’s rune deck', () => {
    for (const seat of SEATS) {
      const game = position(only(seat, { runes: ['Mind Rune'], runeDeck: ['Fury Rune'], mainDeck: [] }), {
        turn: { active: seat },
      });
      game.choose(seat, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
      expect([game.pile(seat, 'runeDeck'), game.count(1 - seat, 'runeDeck'), game.count(seat, 'mainDeck')]).toEqual([
        ['Fury Rune', 'Mind Rune'],
        0,
        0,
      ]);
    }
    const later = position([{ hand: ['Test Rite'] }, { runes: ['Mind Rune'], runeDeck: ['Fury Rune'], mainDeck: [] }], {
      definitions: [does(draw(1))],
    });
    later.play(0, 'Test Rite').pass().choose(1, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect([later.pile(1, 'runeDeck'), later.count(1, 'mainDeck')]).toEqual([['Fury Rune', 'Mind Rune'], 0]);
    const sweep = does({
      do: 'move',
      what: { each: { has: ['types', 'Rune'] } },
      to: 'runeDeck',
      position: 'bottom',
      cause: 'recycle',
    });
    const both = position([{ hand: ['Test Rite'], runes: ['Mind Rune'] }, { runes: ['Order Rune'] }], {
      definitions: [sweep],
    });
    both.play(0, 'Test Rite').settle();
    expect([both.pile(0, 'runeDeck'), both.pile(1, 'runeDeck')]).toEqual([['Mind Rune'], ['Order Rune']]);
  });
});

describe('kinds of cards', () => {
  it('riftbound:133.4.a.2 units and gear of either player stay on the board once they are played', () => {
    for (const seat of SEATS) {
      const game = position(only(seat, { hand: ['Test Giant', 'Test Tool'] }), {
        turn: { active: seat },
        definitions: [giant, gear('Test Tool')],
      });
      game.play(seat, 'Test Giant').play(seat, 'Test Tool').settle().until({ turn: 5, step: 'main' });
      expect([game.zones('Test Giant'), game.zones('Test Tool'), game.count(seat, 'trash')]).toEqual([
        ['base'],
        ['base'],
        0,
      ]);
    }
  });
  const both = { runes: [runes(1, 'Mind')] };
  /** An ability goes through what playing a card does: choices on the chain, cost, and then it waits. */
  const steps = (source: JsonObject) => {
    const game = position([{ ...both, base: ['Test Source', 'Gold'] }, { base: ['Gold'] }], {
      definitions: [source],
    }).use(0, 'Test Source');
    const kinds = [game.decision().kind, game.view().stack[0]?.pending, choices(game).length];
    expect(game.runes(0).map(({ exhausted }) => exhausted)).toEqual([false]);
    game.choose(0, [{ card: 'Gold', controller: 1 }]);
    return [
      ...kinds,
      game.view().stack[0]?.pending,
      game.runes(0)[0]?.exhausted,
      game.decision().kind,
      game.settle().onBoard('Gold').length,
    ];
  };
  const kills = { ...activated({ do: 'kill', what: T0 }), cost: energy(1), targets: [{ what: { named: 'Gold' } }] };
  const poor = (source: JsonObject, mine: Mine) =>
    position([{ base: ['Test Source', 'Gold'], ...mine }, {}], { definitions: [source] })
      .offered()
      .includes('ACTIVATE Test Source');
  it('riftbound:145.2.a a unit’s ability is chosen for, paid for and finalized as a card is, and not used where that cannot be', () => {
    const source = unit('Test Source', 2, kills);
    expect(steps(source)).toEqual(['TARGETS', true, 2, false, true, 'PRIORITY', 1]);
    expect([poor(source, { runes: [] }), poor(source, { base: ['Test Source'] }), poor(source, both)]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('riftbound:151.2.a a gear’s ability is chosen for, paid for and finalized as a card is, and not used where that cannot be', () => {
    const source = gear('Test Source', kills);
    expect(steps(source)).toEqual(['TARGETS', true, 2, false, true, 'PRIORITY', 1]);
    expect([poor(source, { runes: [] }), poor(source, { base: ['Test Source'] }), poor(source, both)]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('riftbound:148.2.b gear of either player is known as gear in hands, trashes and banishments', () => {
    for (const zone of ['hand', 'trash', 'banishment'])
      for (const seat of SEATS) {
        const gather = does({ do: 'move', what: { each: [GEAR, { zone }] }, to: 'mainDeck', position: 'bottom' });
        const there = ['Test Tool', 'Test Giant'];
        const players = SEATS.map((one): Mine => {
          const hand = [...(one === 0 ? ['Test Rite'] : []), ...(one === seat && zone === 'hand' ? there : [])];
          return { mainDeck: [], hand, ...(one === seat && zone !== 'hand' ? { [zone]: there } : {}) };
        }) as [Mine, Mine];
        const game = position(players, { definitions: [gather, giant, gear('Test Tool')] });
        game.play(0, 'Test Rite').settle();
        expect([game.pile(seat, 'mainDeck'), game.zones('Test Giant')]).toEqual([['Test Tool'], [zone]]);
      }
  });
  it('riftbound:343.1.a in a showdown neither player plays a unit, a gear, a spell or their champion without more', () => {
    const hero = card('Test Hero', { types: ['Unit'], might: 2, supertypes: ['Champion'] });
    const mine = {
      hand: ['Test Recruit', 'Test Tool', 'Test Plain'],
      championZone: ['Test Hero'],
      base: ['Noxus Hopeful'],
    };
    const game = position([mine, mine], {
      definitions: [hero, recruit, gear('Test Tool'), spell('Test Plain', { effects: [draw(1)] })],
    });
    const plays = () => game.offered().filter((one) => one.startsWith('PLAY')).length;
    expect(plays()).toBe(4);
    game.move(0, { card: 'Noxus Hopeful', controller: 0 }, PEAK);
    expect([game.turnState(), game.decision().seat, plays()]).toEqual(['showdownOpen', 0, 0]);
    game.pass();
    expect([game.turnState(), game.decision().seat, plays()]).toEqual(['showdownOpen', 1, 0]);
  });
});

describe('the tokens that cards make', () => {
  /** All that is so of a token of either player. */
  const facts = (token: string) => {
    const [one, other] = SEATS.map((seat) => {
      const {
        types,
        domain,
        tags,
        might,
        keywords,
        energy: cost,
        token: is,
      } = position(only(seat, { base: [{ token }] })).unit(token);
      return { types, domain, tags, might, keywords, cost, is };
    });
    expect(one).toEqual(other);
    return one;
  };
  const plain = { types: ['Unit'], domain: [], keywords: [], cost: null, is: true };
  it('riftbound:187.1 a Recruit is a unit of 1 Might with that tag, and nothing else', () => {
    expect(facts('Recruit')).toEqual({ ...plain, might: 1, tags: ['Recruit'] });
  });
  it('riftbound:187.3 a Sand Soldier is a unit of 2 Might of Shurima, and nothing else', () => {
    expect(facts('Sand Soldier')).toEqual({ ...plain, might: 2, tags: ['Shurima'] });
  });
  it('riftbound:187.4 a Mech is a unit of 3 Might with that tag, and nothing else', () => {
    expect(facts('Mech')).toEqual({ ...plain, might: 3, tags: ['Mech'] });
  });
  it('riftbound:187.6 a Reflection is a unit of no Might without a tag, and nothing else', () => {
    expect(facts('Reflection')).toEqual({ ...plain, might: 0, tags: [] });
  });
  it('riftbound:187.7 a Bird is a unit of 1 Might with that tag and Deflect, and nothing else', () => {
    expect(facts('Bird')).toEqual({ ...plain, might: 1, tags: ['Bird'], keywords: ['deflect'] });
    const peck = card(
      'Test Peck',
      { types: ['Spell'] },
      { kind: 'spell', targets: [{ what: UNIT }], effects: [{ do: 'kill', what: T0 }] },
    );
    const game = position([{ hand: ['Test Peck'], runes: [runes(2, 'Mind')] }, { base: [{ token: 'Bird' }] }], {
      definitions: [peck],
    });
    game.play(0, 'Test Peck').settle();
    expect([game.runes(0).length, game.onBoard('Bird').length]).toEqual([1, 0]);
  });
  it('riftbound:187.10 a Tentacle is a unit of 1 Might of Bilgewater, and nothing else', () => {
    expect(facts('Tentacle')).toEqual({ ...plain, might: 1, tags: ['Bilgewater'] });
  });
});

describe('points', () => {
  const gain = (who: string, amount: number): JsonObject => ({ do: 'stat', who, stat: 'points', amount });
  it('riftbound:194.1.c spells and abilities of both kinds give as many points as they say, to whom they say, in either turn', () => {
    const kinds: [JsonObject, 'hand' | 'base'][] = [
      [spell('Test Gain', { effects: [gain('you', 2), gain('opponents', 1)] }), 'hand'],
      [gear('Test Gain', activated(gain('you', 2), gain('opponents', 1))), 'base'],
      [unit('Test Gain', 1, triggered({ on: 'play', object: 'self' }, gain('you', 2), gain('opponents', 1))), 'hand'],
    ];
    for (const seat of SEATS)
      for (const [definition, zone] of kinds) {
        const game = position(only(seat, { [zone]: ['Test Gain'] }), {
          turn: { active: seat },
          definitions: [definition],
        });
        if (zone === 'hand') game.play(seat, 'Test Gain').settle();
        else game.use(seat, 'Test Gain').settle();
        expect([game.points(seat), game.points(1 - seat)]).toEqual([2, 1]);
      }
    const watch = gear('Test Watch', triggered({ on: 'play', player: 'opponent', object: UNIT }, gain('you', 3)));
    const other = position([{ hand: ['Test Recruit'] }, { base: ['Test Watch'] }], { definitions: [watch, recruit] });
    other.play(0, 'Test Recruit').settle();
    expect([other.points(0), other.points(1)]).toEqual([0, 3]);
  });
  it('riftbound:194.3 either player wins with eight points, and neither with seven', () => {
    for (const seat of SEATS)
      for (const points of [6, 7]) {
        const game = position(only(seat, { hand: ['Test Rite'], points }), {
          turn: { active: seat },
          definitions: [does(gain('you', 1))],
        });
        game.play(seat, 'Test Rite').settle();
        expect(game.result()?.winners ?? null).toEqual(points === 7 ? [seat] : null);
      }
  });
  it('riftbound:194.4 neither player has less than no points, whoever takes them', () => {
    for (const seat of SEATS) {
      const players = SEATS.map(
        (one): Mine => ({
          ...(one === 0 ? { hand: ['Test Rite'] } : {}),
          ...(one === seat ? { points: 2 } : { points: 1 }),
        }),
      ) as [Mine, Mine];
      const game = position(players, { definitions: [does(gain('players', -2))] });
      game.play(0, 'Test Rite').settle();
      expect([game.points(0), game.points(1)]).toEqual([0, 0]);
    }
  });
});

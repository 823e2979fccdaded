/** What pays for costs: cards reserved, and the memory by lot (2.3.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, position, rai, some } from '../support/play.js';

const materializing = (mine: JsonObject, random: number[] = []): ArchivePlay =>
  position([mine as never, {}], { turn: { step: 'materialize' }, random });

describe('costs and memory', () => {
  it('ga:2.3.3.1 reserve costs are paid out of the hand', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)], memory: some(3) }, {}]).activateCard(
      0,
      'Banner Knight',
    );
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([0, 5]);
  });

  it('ga:2.3.3.1.4 reserved cards stay in memory though the card does nothing', () => {
    const hand = [...some(2, 'Ignite the Soul'), ...some(2)];
    const game = position([{ champion: rai(1), hand }, { field: ['Blitz Mage'] }]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' });
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolveAll();
    expect([game.happened('ILLEGAL_TARGETS').length, game.count(0, 'memory')]).toEqual([1, 2]);
  });

  it('ga:1.6.4.2.6 nobody sacrifices what another player controls, whatever a cost would take', () => {
    const tool = card(
      'Tool',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: [{ has: ['types', ['Ally']] }] }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const usable = (mine: string[], theirs: string[]): boolean =>
      play([tool, ally('Friend', {})], { field: ['Tool', ...mine] }, { field: theirs })
        .decision()
        .options.some(({ kind, card: name }) => kind === 'ACTIVATE_ABILITY' && name === 'Tool');
    expect([usable([], ['Friend']), usable(['Friend'], [])]).toEqual([false, true]);
  });

  it('ga:2.3.3.2 memory costs banish cards of the memory, ga:2.3.3.2.2 all at the same time', () => {
    const game = materializing({ champion: rai(1), memory: some(4), materialDeck: ['Rai, Archmage'] });
    game.choose(0, { card: 'Rai, Archmage' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([2, 2]);
  });

  it('ga:2.3.3.2 a memory with just as many cards as the cost asks pays it, one with fewer does not', () => {
    const materialDeck = ['Rai, Archmage', 'Tome of Knowledge'];
    const asked = materializing({ champion: rai(1), memory: some(1), materialDeck });
    expect(asked.choices()).not.toContain('Rai, Archmage');
    const game = materializing({ champion: rai(1), memory: some(2), materialDeck: ['Rai, Archmage'] });
    game.choose(0, { card: 'Rai, Archmage' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([0, 2]);
  });

  it('ga:2.3.3.2 which ones is left to chance', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch', 'Reclaim'];
    const paid = (at: number) => {
      const game = materializing({ champion: rai(1), memory, materialDeck: ['Tome of Knowledge'] }, [at]);
      game.choose(0, { card: 'Tome of Knowledge' });
      return memory.filter((card) => game.zones(card)[0] === 'banishment');
    };
    expect([0, 1, 2, 3].flatMap(paid).sort()).toEqual([...memory].sort());
  });

  it('ga:2.3.3.2.2 what triggers on it sees all of it gone, whether it paid out of the memory or the graveyard', () => {
    const gone = (zone: string): JsonObject => ({ not: { exists: [{ zone }, { owner: 'you' }] } });
    const owl = ally(
      'Owl',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', match: { to: 'banishment' } },
        if: { all: [gone('memory'), gone('graveyard')] },
        effects: [],
      },
    );
    const game = play(
      [owl],
      { champion: rai(1), field: ['Owl'], memory: some(1), graveyard: ['Reclaim'], materialDeck: ['Rai, Archmage'] },
      {},
    ).to('materialize', 5);
    game.choose(0, { card: 'Rai, Archmage' });
    expect([game.count(0, 'banishment'), game.happened('ABILITY_TRIGGERED').length]).toEqual([2, 2]);
  });

  it('ga:2.3.3.2.1 each card of the memory is as likely as any other, ga:2.11.7.4.4 which is a fair choice', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch', 'Reclaim'];
    const banished = new Map<string, number>();
    for (let n = 0; n < 120; n++) {
      const game = position([{ champion: rai(1), memory, materialDeck: ['Tome of Knowledge'] }, {}], {
        turn: { step: 'materialize' },
        seed: `lot ${n}`,
      }).choose(0, { card: 'Tome of Knowledge' });
      const card = memory.find((name) => game.zones(name)[0] === 'banishment') ?? '';
      banished.set(card, (banished.get(card) ?? 0) + 1);
    }
    expect([...banished.keys()].sort()).toEqual([...memory].sort());
    for (const count of banished.values()) expect(count).toBeGreaterThan(12);
  });

  it('ga:2.3.3.3 floating memory pays out of the graveyard, one each, though the memory is empty', () => {
    const game = materializing({
      champion: rai(1),
      graveyard: ['Reclaim', 'Idle Thoughts', 'Fireball'],
      materialDeck: ['Rai, Archmage'],
    }).choose(0, { card: 'Rai, Archmage' });
    expect([game.zones('Reclaim'), game.zones('Idle Thoughts'), game.zones('Fireball')]).toEqual([
      ['banishment'],
      ['banishment'],
      ['graveyard'],
    ]);
  });

  it('ga:2.3.3.4 a card without a memory cost is never in the material deck (ga:1.3.1.1)', () => {
    const scenario = {
      ruleset: 'grand-archive',
      edition: '4.1',
      players: [{ champion: 'Spirit of Wind', materialDeck: ['Fireball'] }, { champion: 'Spirit of Fire' }],
    };
    const created = grandArchive.createScenario(scenario);
    expect(created).toMatchObject({ ok: false, error: { errors: [{ path: '$.players[0].materialDeck[0]' }] } });
  });

  it('ga:2.3.3.4 a card that has no cost is not played for 0: neither for a reserve cost nor for a memory cost', () => {
    const relic = (cost: object) => card('Relic', { types: ['Item'], subtypes: ['Artifact'], ...cost });
    const activated = (cost: object) => play([relic(cost)], { hand: ['Relic'] }, {}).offers();
    expect(activated({ costKind: 'reserve', cost: 0 })).toEqual(['PASS', 'ACTIVATE_CARD Relic']);
    expect(activated({})).toEqual(['PASS']);
    const materialized = (cost: object) =>
      play([relic({ ...cost, supertypes: ['Regalia'] })], { materialDeck: ['Relic', 'Sword of Seeking'] }, {})
        .to('materialize', 5)
        .choices();
    expect(materialized({ costKind: 'memory', cost: 0 })).toEqual(['Relic', 'Sword of Seeking']);
    expect(materialized({})).toEqual(['Sword of Seeking']);
  });

  it('ga:2.3.3.1 as many as the cost says, no more and no fewer', () => {
    const game = position([{ hand: ['Banner Knight', ...some(3)] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Banner Knight' });
    const all = game.decision().options.map((o) => o.id);
    expect(all).toHaveLength(3);
    game.refused(0, { choose: all });
    game.refused(0, { choose: all.slice(0, 1) });
    expect(game.answer(0, { choose: all.slice(1) }).count(0, 'memory')).toBe(2);
    const free = play([action('Free', { effects: [] })], { hand: ['Free', ...some(2)] }, {}).activateCard(0, 'Free');
    expect([free.stack(), free.count(0, 'memory')]).toEqual([['Free'], 0]);
  });

  it('ga:2.3.3.1.4 so do those reserved for an ability that does nothing', () => {
    const bow = card(
      'Bow',
      { types: ['Item'], subtypes: ['Artifact'] },
      { kind: 'activated', cost: [{ pay: 'reserve', amount: 2 }], targets: [on('Ally')], effects: [] },
    );
    const hand = ['Ignite the Soul', ...some(3)];
    const game = play([bow], { champion: rai(1), hand, field: ['Bow'] }, { field: ['Blitz Mage'] });
    game.use(0, 'Bow', { card: 'Blitz Mage' }).activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolveAll();
    expect([game.happened('ILLEGAL_TARGETS').length, game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([
      1, 3, 0,
    ]);
  });

  it('ga:2.3.3.2.1 so is each of several that pay together', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch'];
    const kept = new Map<string, number>();
    for (let n = 0; n < 90; n++) {
      const game = position([{ champion: rai(1), memory, materialDeck: ['Rai, Archmage'] }, {}], {
        turn: { step: 'materialize' },
        seed: `lot ${n}`,
      }).choose(0, { card: 'Rai, Archmage' });
      const card = memory.find((name) => game.zones(name)[0] === 'memory') ?? '';
      kept.set(card, (kept.get(card) ?? 0) + 1);
    }
    expect([...kept.keys()].sort()).toEqual([...memory].sort());
    for (const count of kept.values()) expect(count).toBeGreaterThan(12);
  });

  it('ga:2.3.3.3 whether it pays is its player’s choice', () => {
    const start = () =>
      materializing({
        champion: rai(1),
        memory: some(2),
        graveyard: ['Reclaim', 'Idle Thoughts', 'Swift Recruit'],
        materialDeck: ['Rai, Archmage'],
      }).choose(0, { card: 'Rai, Archmage' });
    expect(start().decision()).toMatchObject({ kind: 'FLOATING_MEMORY', seat: 0, min: 0, max: 2 });
    const game = start().choose(0, []);
    expect([game.zones('Reclaim'), game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([
      ['graveyard'],
      0,
      2,
    ]);
  });

  it('ga:2.3.3.3 each card pays for 1, for its own player, and out of the graveyard only', () => {
    const choices = (mine: JsonObject, theirs: JsonObject = {}) =>
      position([{ champion: rai(1), materialDeck: ['Rai, Archmage'], ...mine } as never, theirs as never], {
        turn: { step: 'materialize' },
      }).choices();
    expect(choices({ graveyard: ['Reclaim', 'Idle Thoughts'] })).toEqual(['Rai, Archmage']);
    expect(choices({ graveyard: ['Reclaim'] })).toEqual([]);
    expect(choices({ graveyard: ['Reclaim'], banishment: ['Idle Thoughts'] })).toEqual([]);
    expect(choices({ graveyard: ['Reclaim'] }, { graveyard: ['Idle Thoughts'] })).toEqual([]);
    const spent = position([{ hand: ['Banner Knight', ...some(1)], graveyard: ['Reclaim', 'Idle Thoughts'] }, {}]);
    expect(spent.offers()).toEqual(['PASS']);
  });

  it('ga:2.3.3.3 where it is restricted, only while that holds', () => {
    const drifting = card(
      'Drifting',
      { types: ['Action'], subtypes: ['Mage'], classes: ['Mage'], costKind: 'reserve', cost: 1, speed: 'fast' },
      {
        kind: 'static',
        if: { is: ['self', { is: 'classBonus' }] },
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'floating memory' } }],
      },
    );
    const adept = (classes: string[]) =>
      card('Adept', { types: ['Champion'], level: 0, life: 15, subtypes: ['Mage'], classes });
    const choices = (...classes: string[]) =>
      play(
        [drifting, adept(classes)],
        { champion: 'Adept', graveyard: ['Drifting'], materialDeck: ['Tome of Knowledge'] },
        {},
      )
        .to('materialize', 5)
        .choices();
    expect([choices('Mage'), choices()]).toEqual([['Tome of Knowledge'], []]);
  });
});

describe('what a card that is played gives up', () => {
  const fire: JsonObject = { has: ['elements', ['fire']] };
  const automaton = ally(
    'Automaton',
    { cost: 1, elements: ['fire'] },
    { kind: 'spell', additional: [{ pay: 'discardCards', what: [{ zone: 'hand' }, { owner: 'you' }, fire] }] },
  );
  const ember = ally('Ember', { elements: ['fire'] });
  const ring = card(
    'Ring',
    { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 },
    { kind: 'spell', additional: [{ pay: 'banish', what: [{ zone: 'materialDeck' }, { owner: 'you' }] }] },
  );
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
  it('ga:2.3.1.8 is never the card itself, which has left the hand by then', () => {
    const offered = (...hand: string[]) =>
      play([automaton, ember], { champion: rai(1), hand: ['Automaton', ...hand, ...some(1)] }, {})
        .choices()
        .includes('Automaton');
    expect([offered(), offered('Ember')]).toEqual([false, true]);
  });
  it('ga:2.3.2.9 nor what is materialized', () => {
    const offered = (...others: string[]) =>
      play([ring, rush], { champion: rai(1), hand: ['Rush'], materialDeck: ['Ring', ...others] }, {})
        .activateCard(0, 'Rush')
        .resolve()
        .choices()
        .includes('Ring');
    expect([offered(), offered('Tome of Knowledge')]).toEqual([false, true]);
  });
});

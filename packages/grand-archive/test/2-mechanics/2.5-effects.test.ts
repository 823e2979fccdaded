import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on, play } from '../support/own-cards.js';
import { lorraine, newGame, position, rai, some } from '../support/play.js';

describe('game effects', () => {
  it('ga:2.5.1.1.3 allies with as much damage as life are destroyed', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { field: [{ card: 'Esteemed Knight', damage: 2 }] },
    ]).activateCard(0, 'Ignite the Soul', { card: 'Esteemed Knight' });
    expect(game.resolve().zones('Esteemed Knight')).toEqual(['graveyard']);
  });

  it('ga:2.11.7.8.3 losing life counts as well: an effect ends and the damage is too much', () => {
    const game = position([
      { hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]).activateCard(0, 'Favorable Winds');
    game.resolve().pass().activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve();
    expect(game.figures('Blitz Mage')).toBe('3/2');
    // Damage and the effect end at the same time: it lives.
    expect(game.to('main', 4).zones('Blitz Mage')).toEqual(['field']);
  });

  it('ga:2.5.1.1.5 drawing from an empty deck loses the game', () => {
    const game = position([{ mainDeck: [] }, {}], { turn: { step: 'draw' } });
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('ga:2.5.1.1.6 a token is nowhere but on the field', () => {
    const token = { name: 'Spark', types: ['Ally'], power: 1, life: 1 };
    const game = position([{ champion: lorraine(1), hand: ['Reclaim', ...some(2)], field: [{ token }] }, {}]);
    game.activateCard(0, 'Reclaim', { card: 'Spark' }).resolve();
    expect(game.zones('Spark')).toEqual([]);
    expect(game.count(0, 'hand')).toBe(0);
  });

  it('ga:2.5.1.1.6 and what left the field does not come back to it by the same effect', () => {
    const blink = action('Blink', {
      targets: [on('Ally')],
      effects: [
        { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' },
        { do: 'move', what: { each: [{ zone: 'banishment' }] }, to: 'field', cause: 'return' },
      ],
    });
    const token = { name: 'Spark', types: ['Ally'], power: 1, life: 1 };
    const blinked = (field: (string | JsonObject)[], name: string) =>
      play([blink], { hand: ['Blink'], field }, {})
        .activateCard(0, 'Blink', { card: name })
        .resolve()
        .zones(name);
    expect(blinked(['Blitz Mage'], 'Blitz Mage')).toEqual(['field']);
    expect(blinked([{ token }], 'Spark')).toEqual([]);
  });

  it('ga:2.5.1.1.2 a weapon is destroyed as its durability falls to 0 in the damage step', () => {
    const field = [{ card: "Warrior's Longsword", durability: 1 }, 'Sword of Seeking'];
    const game = position([{ champion: lorraine(1), field }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', "Warrior's Longsword").pass().pass();
    expect(game.zones("Warrior's Longsword")).toEqual(['field']);
    game.pass().pass();
    expect([game.zones("Warrior's Longsword"), game.zones('Sword of Seeking')]).toEqual([['banishment'], ['field']]);
    expect(game.happened('OBJECT_MOVED').at(-1)).toMatchObject({ card: "Warrior's Longsword", cause: 'destroy' });
  });

  it('ga:2.5.1.4 nobody acts while game effects happen', () => {
    const game = position([{ champion: lorraine(1), field: ['Ornamental Greatsword'] }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Ornamental Greatsword').fight();
    const types = game.events.map((e) => e.type);
    const hit = types.indexOf('DAMAGE_DEALT');
    const moved = types.indexOf('OBJECT_MOVED', hit);
    expect([hit > 0, moved > hit]).toEqual([true, true]);
    expect(types.slice(hit, moved)).not.toContain('OPPORTUNITY_PASSED');
    // What an action deals is done with as well before anybody is asked: the ally is gone by then.
    const mine = { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] };
    const burnt = position([mine, { field: ['Blitz Mage'] }]).activateCard(0, 'Ignite the Soul', {
      card: 'Blitz Mage',
    });
    expect(burnt.pass().pass().decision().kind).toBe('OPPORTUNITY');
    expect(burnt.zones('Blitz Mage')).toEqual(['graveyard']);
  });

  it('ga:2.5.1.5.4 what forbids beats what permits, ga:2.11.7.2.1 where a player may not do what an ability lets them do', () => {
    const champion = rai(1, { counters: { enlighten: 3 } });
    expect(position([{ champion }, {}]).offers()).toContain('ACTIVATE_ABILITY Rai, Spellcrafter');
    expect(position([{ champion, field: ['Mana Limiter'] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:2.11.7.2.1 what can not be done is not done though something permits it', () => {
    const rule = (name: string, rule: string, more: JsonObject = {}) =>
      card(
        name,
        { types: ['Item'], costKind: 'reserve', cost: 0 },
        { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule, of: ALLY, ...more }] },
      );
    const ALLY = { has: ['types', ['Ally']] };
    const calm = card(
      'Calm',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      { kind: 'static', affects: [ALLY, { controller: 'you' }], mods: [{ mod: 'rule', rule: 'cantAttack' }] },
    );
    const cards = [rule('Haste', 'asThoughFast'), rule('Ban', 'cantActivate'), calm];
    const offers = (step: string, ...field: string[]) =>
      play(cards, { hand: ['Banner Knight', ...some(2)], field: [...field, 'Blitz Mage'] }, {})
        .to(step)
        .offers()
        .slice(1);
    expect([offers('end'), offers('end', 'Haste'), offers('end', 'Haste', 'Ban')]).toEqual([
      [],
      ['ACTIVATE_CARD Banner Knight'],
      [],
    ]);
    expect(offers('main', 'Ban', 'Calm')).toEqual([]);
  });

  it('ga:2.5.1.6 what waits for a destruction does not see a banishment', () => {
    const gone = (to: string, cause: string): JsonObject =>
      action('Gone', { targets: [on('Ally')], effects: [{ do: 'move', what: { target: 0 }, to, cause }] });
    const mourner = card(
      'Mourner',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      {
        kind: 'triggered',
        on: { on: 'move', object: { has: ['types', ['Ally']] }, match: { from: 'field', to: 'graveyard' } },
        effects: [],
      },
    );
    const after = (to: string, cause: string) =>
      play([gone(to, cause), mourner], { hand: ['Gone'], field: ['Mourner', 'Blitz Mage'] }, {})
        .activateCard(0, 'Gone', { card: 'Blitz Mage' })
        .resolve()
        .stack();
    expect([after('banishment', 'banish'), after('graveyard', 'destroy')]).toEqual([[], ['Mourner']]);
  });

  it('ga:2.5.2.2 of several replacements the player of the unit chooses the order (ga:2.9.1.2, ga:2.2.7.2.2.4)', () => {
    const game = position([
      { champion: rai(1), field: ['Blitz Mage', 'Impassioned Tutor'] },
      { champion: rai(3), hand: ['Spellshield: Arcane', 'Deflecting Edge', ...some(3)] },
    ]).declare(0, 'Blitz Mage', 'Rai, Storm Seer');
    game.pass().activateCard(1, 'Spellshield: Arcane');
    game.pass().activateCard(1, 'Deflecting Edge', { card: 'Rai, Storm Seer' }).resolveAll();
    game.pass().pass().pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    const before = (game.champion(1).counters as { enlighten?: number }).enlighten ?? 0;
    game.choose(1, { card: 'Deflecting Edge' });
    // ga:2.5.2.2.1: with nothing left to prevent the other one waits for the next damage.
    expect([game.damage(1), (game.champion(1).counters as { enlighten?: number }).enlighten ?? 0]).toEqual([0, before]);
    game.fight().declare(0, 'Impassioned Tutor', 'Rai, Storm Seer').fight();
    expect((game.champion(1).counters as { enlighten?: number }).enlighten).toBe(before + 1);
  });

  it('ga:2.5.1.1.3 of the turn player as of others', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)], field: ['Blitz Mage'] }, {}]);
    expect(game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve().zones('Blitz Mage')).toEqual([
      'graveyard',
    ]);
  });
});

describe('drawing', () => {
  it('ga:2.10.1 a card drawn goes into the hand or the memory, as the effect says', () => {
    const game = position([{ hand: ['Inspiring Call', ...some(3)], field: ['Bauble of Abundance'] }, {}]);
    game.activateCard(0, 'Inspiring Call').resolve();
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([0, 4]);
    expect(game.use(0, 'Bauble of Abundance').resolve().count(0, 'hand')).toBe(1);
    // It is the top card of the deck, wherever it goes.
    for (const to of ['hand', 'memory']) {
      const study = action('Study', { effects: [{ do: 'draw', who: 'you', count: 1, to }] });
      const drawn = play([study], { hand: ['Study'], mainDeck: ['Fireball', 'Reclaim', 'Blitz Mage'] }, {});
      expect(drawn.activateCard(0, 'Study').resolve().zones('Fireball')).toEqual([to]);
    }
  });

  it('ga:2.10.2 what asks how things are asks that before each of them', () => {
    const cap = card(
      'Cap',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'replacement',
        on: 'draw',
        player: 'you',
        if: { exists: [{ zone: 'hand' }, { owner: 'you' }], atLeast: 2 },
        instead: [{ do: 'counters', what: 'self', kind: 'age', amount: 1 }],
      },
    );
    const study = action('Study', { effects: [{ do: 'draw', who: 'you', count: 5 }] });
    const game = play([cap, study], { field: ['Cap'], hand: ['Study'] }, {})
      .activateCard(0, 'Study')
      .resolve();
    expect([game.count(0, 'hand'), game.the('Cap').counters]).toEqual([2, { age: 3 }]);
  });

  it('ga:2.10.2 every card drawn is an event of its own', () => {
    const game = newGame().resolve();
    expect(game.happened('CARD_DRAWN')).toHaveLength(7);
  });

  it('ga:2.10.2.1 nobody acts in between', () => {
    const game = position([{ champion: rai(1), hand: ['Cremation Ritual', ...some(3)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Cremation Ritual').resolve();
    const types = game.events.map((e) => e.type);
    const first = types.indexOf('CARD_DRAWN');
    expect(types.slice(first, first + 2)).toEqual(['CARD_DRAWN', 'CARD_DRAWN']);
  });

  it('ga:2.10.5 a card put into a hand otherwise is not drawn', () => {
    const game = position([{ champion: lorraine(1), hand: ['Reclaim', ...some(2)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Reclaim', { card: 'Blitz Mage' }).resolve();
    expect([game.zones('Blitz Mage'), game.happened('CARD_DRAWN')]).toEqual([['hand'], []]);
    // Nor is one of the deck, into the hand or the memory, whatever waits for draws.
    const reader = card(
      'Reader',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      { kind: 'triggered', on: { on: 'draw', player: 'you' }, effects: [] },
    );
    for (const to of ['hand', 'memory']) {
      const take = action('Take', { effects: [{ do: 'move', what: { top: 1 }, to }] });
      const taken = play([reader, take], { field: ['Reader'], hand: ['Take'] }, {})
        .activateCard(0, 'Take')
        .resolve();
      expect([taken.count(0, to), taken.stack(), taken.happened('CARD_DRAWN')]).toEqual([1, [], []]);
    }
  });
});

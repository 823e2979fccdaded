/** What nobody can answer, what is refused, and attacks that are declared (2.11.7.7, 2.11.7.9, 2.6.2), by cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, position, shuffledUp, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const watch = card(
  'Watch',
  { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
  { kind: 'activated', cost: [], effects: [draw] },
);
/** The kinds of what was asked, and the phases, from here until a step is reached. */
const asked = (game: ReturnType<typeof play>, step: string): string[] => {
  const kinds: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { phase } = game.view().turn;
    if (phase === step) return kinds;
    const d = game.decision();
    kinds.push(`${phase} ${d.kind}`);
    game.answer(d.seat, d.default);
  }
  throw new Error('never there');
};

describe('special actions and turn actions', () => {
  // Both players could act at any time: they have a fast ability that costs nothing.
  const turn = () =>
    play(
      [watch],
      { field: [{ card: 'Watch', rested: true }] },
      { field: ['Watch'], memory: some(2), materialDeck: [] },
    ).to('end');

  it('ga:2.11.7.7.1 nobody answers waking up, recollecting or drawing: Opportunity comes before, or after', () => {
    const kinds = asked(turn(), 'main');
    expect(kinds.filter((k) => k.startsWith('wakeUp') || k.startsWith('draw'))).toEqual([]);
    expect(kinds.filter((k) => k.startsWith('recollection'))).toEqual([
      'recollection OPPORTUNITY',
      'recollection OPPORTUNITY',
    ]);
  });

  it('ga:2.11.7.7.2 while the memory returns to the hand nobody gets Opportunity: after all have passed it is there', () => {
    const game = turn().until({ step: 'recollection' });
    expect([game.count(1, 'memory'), game.count(1, 'hand')]).toEqual([2, 0]);
    game.pass().pass();
    // The next that is asked is in the main phase, with the cards of the memory and the one that was drawn.
    expect(game.view().turn.phase).toBe('main');
    expect([game.count(1, 'memory'), game.count(1, 'hand')]).toEqual([0, 3]);
  });

  it('ga:2.11.7.7.3.2 nobody gets Opportunity after the card of the draw phase', () => {
    const game = position([{}, {}], { turn: { step: 'recollection' } })
      .pass()
      .pass();
    expect([game.view().turn.phase, game.count(0, 'hand')]).toEqual(['main', 1]);
  });

  it('ga:2.11.7.7.3.2 drawing is one: nobody gets Opportunity between the cards, or in the draw phase', () => {
    const three = action('Three', { effects: [{ do: 'draw', who: 'you', count: 3 }] });
    const game = play([watch, three], { hand: ['Three'], field: ['Watch'] }, { field: ['Watch'] }).activateCard(
      0,
      'Three',
    );
    game.pass();
    const at = game.events.length;
    game.pass();
    const types = game.events.slice(at).map((e) => e.type);
    expect(types.filter((t) => t === 'CARD_DRAWN')).toHaveLength(3);
    expect(types.slice(types.indexOf('CARD_DRAWN'), types.lastIndexOf('CARD_DRAWN'))).not.toContain(
      'OPPORTUNITY_PASSED',
    );
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
  });

  it('ga:2.11.7.7.3.3 conceding is one: it needs no Opportunity, and nobody answers it', () => {
    const game = table([{ field: ['Blitz Mage'] }, {}, {}]);
    // Seat 2 does not have Opportunity now.
    expect(game.decision().seat).toBe(0);
    concede(game, 2);
    expect(game.view().players[2]).toMatchObject({ lost: true });
    expect([game.stack(), game.decision().seat, game.result()]).toEqual([[], 0, null]);
  });

  it('ga:2.11.7.4.1 what is left to chance is drawn by lot: memory that is banished, and shuffled decks', () => {
    const banished = (seed: string): string => {
      const cards = ['Blitz Mage', 'Esteemed Knight', 'Fireball', 'Reclaim', 'Veteran Soldier'];
      const game = position(
        [{}, { champion: lorraine(0), memory: cards, materialDeck: ['Lorraine, Wandering Warrior'] }],
        { seed },
      ).until({ kind: 'MATERIALIZE' });
      game.choose(1, { card: 'Lorraine, Wandering Warrior' });
      return cards.filter((name) => game.zones(name).includes('banishment')).join();
    };
    const lots = Array.from({ length: 24 }, (_, i) => banished(`lot ${i}`));
    // Each of the five is as likely as any other: of 24 lots at least three fall otherwise.
    expect(new Set(lots).size).toBeGreaterThan(2);
    expect(banished('lot 1')).toBe(lots[1]);
    expect(shuffledUp().happened('SHUFFLED').length).toBe(2);
  });
});

describe('what is refused', () => {
  it('ga:2.11.7.9.1 what the rules forbid is not done: the game is as it was, and says why', () => {
    const game = position([
      { hand: ['Esteemed Knight', ...some(3)] },
      { hand: ['Esteemed Knight', ...some(3)] },
    ]).pass();
    const decision = game.decision();
    expect(() => game.choose(1, { kind: 'ACTIVATE_CARD', card: 'Esteemed Knight' })).toThrow(/ga:2\.8\.1\.2\.2/);
    expect([game.count(1, 'hand'), game.stack(), game.decision().id]).toEqual([4, [], decision.id]);
  });
});

describe('attacks', () => {
  it('ga:2.6.2.1 every attack is declared, by an ally, with a weapon or with an attack card', () => {
    const declared = (game: ReturnType<typeof play>): number => game.fight().happened('ATTACK_DECLARED').length;
    const brute = ally('Brute', { power: 1, life: 3 });
    expect(declared(play([brute], { field: ['Brute'] }, {}).declare(0, 'Brute', 'Spirit of Fire'))).toBe(1);
    const armed = position([{ champion: lorraine(1), field: ["Warrior's Longsword"] }, {}]);
    expect(declared(armed.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', "Warrior's Longsword"))).toBe(1);
    const slash = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(3)] }, {}]).activateCard(
      0,
      'Savage Slash',
    );
    expect(slash.happened('ATTACK_DECLARED')).toEqual([]);
    expect(declared(slash.resolve())).toBe(1);
  });
});

describe('sources of damage', () => {
  it('ga:2.9.0.11 what deals damage is its source: the object or the card, and never a player', () => {
    const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] });
    const turret = card(
      'Turret',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      { kind: 'activated', cost: [], targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] },
    );
    const brute = ally('Brute', { power: 1, life: 9 });
    const game = play([spark, turret, brute], { hand: ['Spark'], field: ['Turret', 'Brute'] }, { field: ['Brute'] });
    const target = game.all('Brute').find((o) => o.controller === 1)?.id as string;
    game.activateCard(0, 'Spark', { object: target }).resolve();
    game.use(0, 'Turret', { object: target }).resolve();
    game
      .choose(0, { kind: 'ATTACK', card: 'Brute' })
      .answer(0, { choose: [{ object: target }] })
      .fight();
    const [bySpell, byItem, byUnit] = game.happened('DAMAGE_DEALT');
    expect([bySpell?.card, byItem?.card, byUnit?.card]).toEqual(['Spark', 'Turret', 'Brute']);
    expect(byItem?.source).toBe(game.the('Turret').id);
  });
});

describe('resolving', () => {
  const strike = (min: number): JsonObject =>
    action('Strike', {
      targets: [{ ...on('Ally'), min, max: 2 }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
  const away = action('Away', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
  });
  const resolved = (min: number) => {
    const field = ['Esteemed Knight', 'Veteran Soldier'];
    const game = play([strike(min), away], { hand: ['Strike'], field }, { hand: ['Away'] });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Strike' });
    if (game.decision().kind === 'TARGETS')
      game.answer(0, { choose: [{ card: 'Esteemed Knight' }, { card: 'Veteran Soldier' }] });
    game.pass().activateCard(1, 'Away', { card: 'Veteran Soldier' }).resolve().resolve();
    return game.the('Esteemed Knight').damage;
  };

  it('ga:2.3.4.2 as something resolves it is checked whether all that it needs is there', () => {
    expect(resolved(2)).toBe(0);
    // A target that is there still, but is no longer such as was asked for, is as bad as one that has left.
    const small = action('Snipe', {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { stat: ['power', '<=', 1] }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const grow = action('Grow', {
      targets: [on('Ally')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
    });
    const sniped = (...answer: string[]) => {
      const prey = ally('Prey', { power: 1, life: 5 });
      const game = play([small, grow, prey], { hand: ['Snipe'], field: [] }, { field: ['Prey'], hand: answer });
      game.activateCard(0, 'Snipe', { card: 'Prey' });
      if (answer.length > 0) game.pass().activateCard(1, 'Grow', { card: 'Prey' });
      return game.resolveAll().the('Prey').damage;
    };
    expect([sniped(), sniped('Grow')]).toEqual([1, 0]);
  });

  it('ga:2.3.4.4 each target that had to be chosen must be legal still, and those that could be need not', () => {
    expect([resolved(2), resolved(0)]).toEqual([0, 1]);
  });

  it('ga:2.7.7.1 what a choice depends on only resolving tells, is chosen then and not before', () => {
    // Creative Shock draws two cards and discards one; only then it is known whether there is something to choose.
    const blast = action('Blast', {
      effects: [
        { do: 'discard', who: 'you', count: 1, save: 'gone' },
        {
          do: 'if',
          if: { is: [{ saved: 'gone' }, { has: ['elements', 'fire'] }] },
          then: [
            { do: 'choose', from: [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }], save: 'one' },
            { do: 'damage', to: { saved: 'one' }, amount: 2 },
          ],
        },
      ],
    });
    const ember = ally('Ember', { elements: ['fire'] });
    const start = (hand: string[]) =>
      play([blast, ember], { hand: ['Blast', ...hand] }, { field: ['Veteran Soldier'] }).activateCard(0, 'Blast');
    const game = start(['Ember']);
    expect([game.decision().kind, game.view().stack[0]]).toMatchObject(['OPPORTUNITY', { targets: [] }]);
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 0 });
    expect(game.decision().rules).toContain('ga:2.7.7.1');
    game.choose(0, { card: 'Veteran Soldier' });
    expect(game.the('Veteran Soldier').damage).toBe(2);
    const none = start(['Veteran Soldier']).resolve();
    expect(none.decision().kind).toBe('OPPORTUNITY');
  });

  it('ga:2.3.3.1.1 which cards are reserved is settled as the card is activated, all of them together', () => {
    const game = position([{ hand: ['Esteemed Knight', 'Fireball', 'Reclaim', 'Blitz Mage', 'Veteran Soldier'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Esteemed Knight' });
    const { min, max, options } = game.decision();
    expect(min).toBe(max);
    // One too few, and the question is still open with nothing moved.
    expect(() => game.answer(0, { choose: [] })).toThrow();
    expect([game.count(0, 'memory'), game.decision().kind]).toEqual([0, 'RESERVE']);
    game.answer(0, { choose: options.slice(0, min).map((o) => o.id) });
    expect([game.count(0, 'memory'), game.stack()]).toEqual([min, ['Esteemed Knight']]);
  });
});

describe('counters', () => {
  it('ga:2.11.1 a counter has a kind and a number, and belongs to an object', () => {
    const put = action('Put', {
      targets: [on('Ally')],
      effects: [
        { do: 'counters', what: { target: 0 }, kind: 'music', amount: 2 },
        { do: 'counters', what: { target: 0 }, kind: 'gem', amount: 1 },
      ],
    });
    const game = play([put], { hand: ['Put', 'Put'], field: ['Veteran Soldier', 'Blitz Mage'] }, {});
    for (let i = 0; i < 2; i++) game.activateCard(0, 'Put', { card: 'Veteran Soldier' }).resolve();
    expect([game.the('Veteran Soldier').counters, game.the('Blitz Mage').counters]).toEqual([{ music: 4, gem: 2 }, {}]);
  });
});

/** Costs and elements where the card, the object or the turn is another player's, and of several things each (1.6). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const reserve = (amount: number): JsonObject => ({ pay: 'reserve', amount });
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const using = (cost: JsonObject[], more: JsonObject = {}): JsonObject => ({
  kind: 'activated',
  cost,
  effects: [DRAW],
  ...more,
});
const ALLY: JsonObject[] = [{ zone: 'field' }, { has: ['types', ['Ally']] }];
const imp = ally('Imp', {});
const costing = (name: string, cost: number, more: JsonObject = {}): JsonObject => {
  const free = action(name, { effects: [] });
  return { ...free, props: { ...(free.props as JsonObject), cost, ...more } };
};

describe('reserve and memory costs', () => {
  it('ga:1.6.4.2.4 are paid by reserving in the turn of another player too, and for abilities', () => {
    const game = play([costing('Spark', 1)], {}, { hand: ['Spark', ...some(1)] })
      .pass()
      .activateCard(1, 'Spark');
    expect([game.count(1, 'memory'), game.count(1, 'hand')]).toEqual([1, 0]);
    const lamp = play([item('Lamp', using([reserve(2)]))], { hand: some(3), field: ['Lamp'] }, {}).use(0, 'Lamp');
    expect([lamp.count(0, 'memory'), lamp.count(0, 'hand')]).toEqual([2, 1]);
  });

  it('ga:1.6.4.2.4.1 of a higher cost every card that is chosen is put into memory', () => {
    const game = play([costing('Blaze', 4)], { hand: ['Blaze', ...some(6)] }, {}).activateCard(0, 'Blaze');
    expect([game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([4, 2]);
  });

  it('ga:1.6.4.2.5 as many cards of the memory are banished as the cost says, however many that are', () => {
    const relic = card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 4 });
    const game = play([relic], { materialDeck: ['Relic'], memory: some(6) }, {}).to('materialize', 5);
    game.choose(0, { card: 'Relic' });
    expect([game.count(0, 'banishment'), game.count(0, 'memory')]).toEqual([4, 2]);
  });
});

describe('what is given up for a cost', () => {
  const altar = item('Altar', using([{ pay: 'sacrifice', what: ALLY, label: 'an ally' }]));

  it('ga:1.6.4.2.6 who controls an ally sacrifices it, and not who owns it', () => {
    const game = play([altar, imp], { field: ['Altar'] }, { field: [{ card: 'Imp', controller: 0 }] });
    expect(game.offers()).toContain('ACTIVATE_ABILITY Altar');
    game.use(0, 'Altar');
    expect([game.zones('Imp'), game.count(1, 'graveyard')]).toEqual([['graveyard'], 1]);
    const lent = play([altar, imp], { field: ['Altar', { card: 'Imp', controller: 1 }] }, {});
    expect(lent.offers()).not.toContain('ACTIVATE_ABILITY Altar');
  });

  it('ga:1.6.4.2.6 of several things each goes', () => {
    const greedy = item('Greedy Altar', using([{ pay: 'sacrifice', what: ALLY, count: 2, label: 'two allies' }]));
    const game = play([greedy, imp], { field: ['Greedy Altar', { card: 'Imp', count: 2 }] }, {});
    expect(game.use(0, 'Greedy Altar').zones('Imp')).toEqual(['graveyard', 'graveyard']);
  });

  const SACRIFICE: JsonObject = { pay: 'sacrifice', what: 'self' };
  const steal = action('Steal', {
    targets: [on('Ally', 'Item')],
    effects: [
      { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
    ],
  });

  it('ga:1.6.4.2.6 the source itself is sacrificed by whoever controls it then, and by nobody else', () => {
    // As its ability resolves another player has it: its own player can't pay with it any more.
    const pact = item('Pact', {
      kind: 'activated',
      cost: [],
      effects: [{ do: 'pay', who: 'you', cost: [SACRIFICE], then: [DRAW] }],
    });
    const game = play([pact, steal], { field: ['Pact'] }, { hand: ['Steal'] })
      .use(0, 'Pact')
      .pass();
    game.activateCard(1, 'Steal', { card: 'Pact' }).resolveAll();
    expect([game.the('Pact').controller, game.count(0, 'hand')]).toEqual([1, 0]);
    const kept = play([pact], { field: ['Pact'] }, {})
      .use(0, 'Pact')
      .resolve();
    expect(kept.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    kept.answer(0, { confirm: true });
    expect([kept.zones('Pact'), kept.count(0, 'hand')]).toEqual([['graveyard'], 1]);
  });

  it('ga:1.6.4.2.6 so what any player may use is sacrificed by its controller alone', () => {
    const bowl = item('Bowl', using([SACRIFICE], { anyone: true }));
    const offers = (mine: object, theirs: object) => play([bowl], mine, theirs).offers();
    expect(offers({}, { field: ['Bowl'] })).not.toContain('ACTIVATE_ABILITY Bowl');
    expect(offers({}, { field: [{ card: 'Bowl', controller: 0 }] })).toContain('ACTIVATE_ABILITY Bowl');
  });
});

describe('what changes costs', () => {
  const cheaper = (more: JsonObject = {}): JsonObject => ({
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'cost', less: [reserve(1)], ...more }],
  });

  it('ga:1.6.4.2.8 is for whoever activates, also a card or an ability of what another player owns', () => {
    const crown = item('Crown', cheaper({ abilities: true }));
    const lamp = item('Lamp', using([reserve(2)]));
    const setup = (mine: object[], theirs: object[]) =>
      play([crown, lamp], { hand: some(3), field: mine as [] }, { field: theirs as [] });
    const game = setup([{ card: 'Crown' }], [{ card: 'Lamp', controller: 0 }]).use(0, 'Lamp');
    expect(game.count(0, 'memory')).toBe(1);
    expect(
      setup([], [{ card: 'Lamp', controller: 0 }, { card: 'Crown' }])
        .use(0, 'Lamp')
        .count(0, 'memory'),
    ).toBe(2);
    const borrow = action('Borrow', {
      effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] } }],
    });
    const borrowed = (mine: string[], theirs: string[]) => {
      const hat = item('Hat', cheaper());
      const both = [borrow, hat, costing('Blaze', 3)];
      const it = play(both, { hand: ['Borrow', ...some(4)], field: mine }, { graveyard: ['Blaze'], field: theirs });
      it.activateCard(0, 'Borrow').resolve().choose(0, { card: 'Blaze' }).answering([]);
      return it.count(0, 'memory');
    };
    expect([borrowed(['Hat'], []), borrowed([], ['Hat']), borrowed([], [])]).toEqual([2, 3, 3]);
  });

  it('ga:1.6.4.2.8.1 of an ability all that lowers its cost counts together', () => {
    const crown = item('Crown', cheaper({ abilities: true }));
    const lamp = item('Lamp', using([reserve(4)], { less: { cost: [reserve(1)] } }));
    const paid = (field: string[]) =>
      play([crown, lamp], { hand: some(5), field }, {})
        .use(0, 'Lamp')
        .count(0, 'memory');
    expect([paid(['Lamp']), paid(['Lamp', 'Crown']), paid(['Lamp', 'Crown', 'Crown'])]).toEqual([3, 2, 1]);
    const plain = play([crown, item('Oven', using([reserve(3)]))], { hand: some(5), field: ['Oven', 'Crown'] }, {});
    expect(plain.use(0, 'Oven').count(0, 'memory')).toBe(2);
  });

  it('ga:1.6.4.2.9.3 abilities of an object know the X of its card: as it enters, and after it has died', () => {
    const move = (match: JsonObject): JsonObject => ({ on: 'move', object: 'self', match });
    const hydra = ally(
      'Hydra',
      { cost: 0, variable: true },
      { kind: 'triggered', on: move({ to: 'field' }), effects: [{ do: 'draw', who: 'you', count: 'x' }] },
      {
        kind: 'triggered',
        on: move({ from: 'field', to: 'graveyard' }),
        effects: [{ do: 'draw', who: 'you', count: 'x' }],
      },
    );
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const game = play([hydra, slay], { hand: ['Hydra', 'Slay', ...some(2)] }, {}).activateCard(0, 'Hydra', {
      number: 2,
    });
    expect(game.resolveAll().count(0, 'hand')).toBe(3);
    expect(game.activateCard(0, 'Slay', { card: 'Hydra' }).resolveAll().count(0, 'hand')).toBe(4);
  });
});

describe('elements and speed', () => {
  const borrow = action('Borrow', {
    effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
  });

  it('ga:1.6.6.2 the elements of who activates a card count, and not those of its owner', () => {
    const choices = (champion: string, other: string) => {
      const game = play(
        [borrow, costing('Ember', 0, { elements: ['fire'] })],
        { champion, hand: ['Borrow'] },
        { champion: other, graveyard: ['Ember'] },
      );
      game.activateCard(0, 'Borrow').resolve();
      return game.decision().kind === 'OPPORTUNITY' ? [] : game.choices();
    };
    expect(choices('Spirit of Fire', 'Spirit of Wind')).toEqual(['Ember']);
    expect(choices('Spirit of Wind', 'Spirit of Fire')).toEqual([]);
  });

  it('ga:1.6.7.2 a slow action answers nothing, not even in one’s own main phase', () => {
    const slow = action('Ponder', { effects: [DRAW] }, 'slow');
    const game = play([slow, action('Flash', { effects: [DRAW] })], { hand: ['Flash', 'Ponder'] }, {});
    expect(game.offers()).toContain('ACTIVATE_CARD Ponder');
    expect(game.activateCard(0, 'Flash').offers()).toEqual(['PASS']);
    expect(game.resolve().offers()).toContain('ACTIVATE_CARD Ponder');
  });

  it('ga:1.6.9.2 without any counter left an object has a durability of 0', () => {
    const wear = action('Wear', {
      targets: [on('Item')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: -2 }],
    });
    const shield = card('Shield', { types: ['Item'], costKind: 'reserve', cost: 1, durability: 2 });
    const game = play([wear, shield], { champion: lorraine(1), hand: ['Wear'], field: ['Shield'] }, {});
    expect(game.the('Shield').durability).toBe(2);
    expect(game.activateCard(0, 'Wear', { card: 'Shield' }).resolve().the('Shield').durability).toBe(0);
  });
});

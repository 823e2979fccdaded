/** The order of phases and steps, what a first turn leaves out with two, three and four players, and when a player may act (2.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, newGame, position, some } from '../support/play.js';

const phases = (game: ArchivePlay, turn: number): unknown[] =>
  game.events.filter((e) => e.type === 'PHASE_BEGAN' && e.data.turn === turn).map((e) => e.data.phase);
const WHOLE = ['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'];
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);

describe('first turns', () => {
  it.each([
    [2, ['start', 'main', 'end']],
    [3, ['start', 'draw', 'main', 'end']],
    [4, ['start', 'draw', 'main', 'end']],
  ])(
    'ga:2.2.0.1.1 with %i players the first turn has these phases, and each later first turn draws',
    (seats, first) => {
      const decks = ['lorraine', 'rai', 'lorraine', 'rai'].slice(0, seats);
      const game = newGame(`players ${seats}`, decks)
        .resolve()
        .to('main', seats + 1);
      expect(phases(game, 1)).toEqual(first);
      for (let turn = 2; turn <= seats; turn++) expect(phases(game, turn)).toEqual(['start', 'draw', 'main', 'end']);
      expect(phases(game, seats + 1)).toEqual(WHOLE.slice(0, -1));
    },
  );

  it('ga:2.2.0.1.2 with more than two players everybody draws in their first turn, the first player too', () => {
    const hands = (decks: string[]) => {
      const game = newGame('hands', decks).resolve();
      const { first } = { first: game.view().turn.active };
      return game.to('main', 1).count(first, 'hand');
    };
    expect([
      hands(['lorraine', 'rai']),
      hands(['lorraine', 'rai', 'rai']),
      hands(['lorraine', 'rai', 'rai', 'lorraine']),
    ]).toEqual([7, 8, 8]);
  });
});

describe('phases in order', () => {
  const turn = () =>
    position([{ memory: some(1) }, {}], { turn: { step: 'end', active: 1, number: 2 } })
      .to('end', 3)
      .to('main', 4);

  it('ga:2.2.1.2 after waking up comes the materialize phase', () => {
    const order = phases(turn(), 3);
    expect([order[0], order[1]]).toEqual(['wakeUp', 'materialize']);
    // Everything that is rested has woken up by then.
    const rested = ['Blitz Mage', 'Banner Knight'].map((name) => ({ card: name, rested: true }));
    const mine = {
      champion: { card: 'Spirit of Wind', rested: true },
      field: rested,
      materialDeck: ['Sword of Seeking'],
    };
    const game = position([mine, {}], { turn: { step: 'end', active: 1, number: 2 } }).until({ kind: 'MATERIALIZE' });
    expect([game.the('Blitz Mage'), game.the('Banner Knight'), game.champion(0)].map((o) => o.rested)).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('ga:2.2.3.3 after recollecting comes the draw phase', () => {
    const game = turn();
    const order = phases(game, 3);
    expect(order.slice(2, 4)).toEqual(['recollection', 'draw']);
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('RECOLLECTED')).toBeLessThan(types.indexOf('CARD_DRAWN'));
  });
  it('ga:2.2.4.2 after drawing comes the main phase', () => {
    const game = turn();
    expect(phases(game, 3).slice(3, 5)).toEqual(['draw', 'main']);
    const main = game.events.findIndex(({ type, data }) => type === 'PHASE_BEGAN' && data.phase === 'main');
    expect(game.events.findIndex(({ type }) => type === 'CARD_DRAWN')).toBeLessThan(main);
    // Where nothing triggered nobody acts in between.
    const next = position([{}, {}], { turn: { step: 'recollection' } })
      .pass()
      .pass();
    expect([next.view().turn.phase, next.count(0, 'hand')]).toEqual(['main', 1]);
  });

  it('ga:2.2.3.1.1 what triggers as the recollection phase begins resolves before the memory returns', () => {
    const well = item('Well', {
      kind: 'triggered',
      on: { on: 'step', match: { step: 'recollection' }, player: 'you' },
      effects: [
        { do: 'counters', what: 'self', kind: 'charge', amount: { count: [{ zone: 'memory' }, { owner: 'you' }] } },
      ],
    });
    const game = play([well], { field: ['Well'], memory: some(3) }, {}).to('recollection', 5);
    expect([game.stack(), game.decision()]).toMatchObject([['Well'], { kind: 'OPPORTUNITY', seat: 0 }]);
    game.resolve();
    expect([game.the('Well').counters, game.count(0, 'memory'), game.view().turn.phase]).toEqual([
      { charge: 3 },
      3,
      'recollection',
    ]);
    expect(game.to('main', 5).count(0, 'memory')).toBe(0);
  });

  it('ga:2.2.6.1 the end phase begins as its player and all others have passed in the main phase', () => {
    const game = position([{}, {}]);
    expect(game.pass().view().turn.phase).toBe('main');
    expect(game.pass().view().turn).toMatchObject({ phase: 'end', number: 3 });
  });

  it('ga:2.2.6.3.1 the only time to act before the turn ends is the Opportunity of the end phase', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand, field: ['Blitz Mage'] }, {}], { turn: { step: 'end' } });
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Favorable Winds']);
    game.activateCard(0, 'Favorable Winds').resolve();
    expect([game.view().turn.phase, game.figures('Blitz Mage')]).toEqual(['end', '3/2']);
    game.pass().pass();
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
  });

  it('ga:2.2.0.5 what lasts until a phase ends is over before the next one begins', () => {
    const haste = action('Haste', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'power', value: 4 }],
          until: { kind: 'nextStep', step: 'recollection', of: 'you' },
        },
      ],
    });
    const mark = item('Mark', {
      kind: 'triggered',
      on: { on: 'step', match: { step: 'draw' }, player: 'you' },
      effects: [
        {
          do: 'counters',
          what: 'self',
          kind: 'charge',
          amount: { stat: 'power', of: { each: [{ zone: 'field' }, { named: 'Blitz Mage' }] } },
        },
      ],
    });
    const game = play([haste, mark], { hand: ['Haste'], field: ['Blitz Mage', 'Mark'] }, {}).to('recollection', 5);
    game.activateCard(0, 'Haste', { card: 'Blitz Mage' }).resolve();
    expect(game.figures('Blitz Mage')).toBe('7/1');
    game.to('main', 5);
    expect([game.figures('Blitz Mage'), game.the('Mark').counters]).toEqual(['3/1', { charge: 3 }]);
  });
});

describe('who may act', () => {
  it('ga:2.2.5.4 others act only at fast speed, and with Opportunity, ga:2.8.1.2.2 never at slow speed', () => {
    const theirs = {
      champion: 'Spirit of Wind',
      hand: ['Favorable Winds', 'Banner Knight', ...some(3)],
      field: ['Blitz Mage'],
    };
    const game = position([{}, theirs]);
    game.refused(1, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Favorable Winds' }] });
    game.pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Favorable Winds']);
    expect(game.refused(1, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Banner Knight' }] }).rules).toContain(
      'ga:2.2.5.4',
    );
  });

  it('ga:2.2.7.1.1.1 the only time to act before the damage step is the Opportunity before retaliation', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand, field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }]);
    game.declare(0, 'Blitz Mage', 'Esteemed Knight');
    expect([game.view().turn.step, game.offers()]).toEqual(['retaliation', ['PASS', 'ACTIVATE_CARD Favorable Winds']]);
    game.pass().pass();
    expect(game.decision().kind).toBe('RETALIATE');
    game.choose(1, [{ card: 'Esteemed Knight' }]);
    // Nobody may act between the retaliation and the damage step.
    expect(game.view().turn).toMatchObject({ step: 'damage' });
  });

  it('ga:2.2.7.2.1.1 the only time to act before combat ends is the Opportunity before damage', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand, field: ['Blitz Mage'] }, {}])
      .declare(0, 'Blitz Mage', 'Spirit of Fire')
      .pass()
      .pass();
    expect([game.view().turn.step, game.offers(), game.damage(1)]).toEqual([
      'damage',
      ['PASS', 'ACTIVATE_CARD Favorable Winds'],
      0,
    ]);
    game.pass().pass();
    expect([game.view().turn.phase, game.damage(1)]).toEqual(['main', 3]);
  });
});

describe('the damage step', () => {
  const doubled = (amount: JsonObject | JsonObject[]): JsonObject => ({
    kind: 'replacement',
    on: 'damage',
    source: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
    change: { amount },
  });

  it('ga:2.2.7.2.2.3 what a weapon changes of the damage applies to the sum, as the damage is dealt', () => {
    const axe = card(
      'Axe',
      { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 1, durability: 3 },
      doubled({ times: [2, { event: 'amount' }] } as unknown as JsonObject),
    );
    const mine = { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Axe'] };
    const game = play([axe], mine, {}).activateCard(0, 'Savage Slash').resolve().aim('Spirit of Fire', 'Axe');
    expect(game.combat().power).toBe(3);
    expect(game.fight().happened('DAMAGE_DEALT')).toMatchObject([{ amount: 6 }]);
  });

  it('ga:2.2.7.2.2.4 three changes of the same damage apply in the order that its player chooses, one after another', () => {
    const ward = item('Ward', {
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      change: { amount: { sum: [{ event: 'amount' }, -1] } },
    });
    const rage = item('Rage', doubled({ sum: [{ event: 'amount' }, 1] } as unknown as JsonObject));
    const blaze = item('Blaze', doubled({ times: [2, { event: 'amount' }] } as unknown as JsonObject));
    const dealt = (...order: string[]) => {
      const game = play(
        [ward, rage, blaze],
        { field: ['Rage', 'Blaze', 'Sword of Seeking'], champion: lorraine(1) },
        { field: ['Ward'] },
      );
      game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking');
      while (game.decision().kind !== 'REPLACEMENT') game.pass();
      for (const name of order) {
        if (game.decisions()[0]?.kind !== 'REPLACEMENT') break;
        expect(game.decision().seat).toBe(1);
        game.choose(1, { card: name });
      }
      return game.fight().damage(1);
    };
    expect(dealt('Ward', 'Blaze', 'Rage')).toBe(1);
    expect(dealt('Rage', 'Blaze', 'Ward')).toBe(3);
    expect(dealt('Blaze', 'Ward', 'Rage')).toBe(2);
  });

  it('ga:2.2.7.2.2.5.1 damage that depends on the durability of a weapon counts it before the wear', () => {
    const flail = card(
      'Flail',
      { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 0, durability: 3 },
      { kind: 'static', mods: [{ mod: 'add', stat: 'power', value: { counters: 'durability', of: 'self' } }] },
    );
    const game = play([flail], { champion: lorraine(1), field: ['Flail'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Flail').fight();
    expect([game.damage(1), game.the('Flail').durability, game.the('Flail').power]).toEqual([3, 2, 2]);
  });

  it('ga:2.2.7.3.1.2 as combat ends state-based effects are looked for', () => {
    const frail = ally(
      'Frail',
      { power: 3, life: 1 },
      {
        kind: 'static',
        if: { is: ['self', { is: 'attacking' }] },
        mods: [{ mod: 'add', stat: 'life', value: 5 }],
      },
    );
    const game = play([frail], { field: ['Frail'] }, { field: ['Banner Knight'] }).declare(0, 'Frail', 'Banner Knight');
    game
      .pass()
      .pass()
      .choose(1, [{ card: 'Banner Knight' }]);
    expect(game.figures('Frail')).toBe('3/6');
    game.fight();
    expect(game.zones('Frail')).toEqual(['graveyard']);
    expect(game.happened('OBJECT_MOVED').filter(({ card: name }) => name === 'Frail')).toMatchObject([
      { cause: 'destroy' },
    ]);
  });

  it('ga:2.2.7.3.1.2 that is before attack cards leave the intent: their kill abilities trigger', () => {
    const finale = card(
      'Finale',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3 },
      {
        kind: 'triggered',
        zone: 'intent',
        keyword: 'on kill',
        on: { on: 'kill', source: 'self' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const game = play([finale], { champion: lorraine(1), hand: ['Finale'] }, { field: ['Blitz Mage'] })
      .activateCard(0, 'Finale')
      .resolve();
    game.aim('Blitz Mage').fight([]).resolveAll();
    expect([game.zones('Blitz Mage'), game.zones('Finale'), game.count(0, 'hand')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      1,
    ]);
  });
});

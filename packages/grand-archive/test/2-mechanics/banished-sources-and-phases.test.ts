/** Where cards go, what ends with a phase, and what sources are where these have left or strike back (2.1, 2.2, 2.4, 2.9, 2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, DRAW, on, play, scenarioWith, triggered } from '../support/own-cards.js';
import { ArchivePlay, lorraine, some } from '../support/play.js';

const think = action('Think', { effects: [DRAW] });
const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 });
const negating = (name: string, more: JsonObject = {}) =>
  action(name, {
    targets: [{ what: [{ zone: 'effectsStack' }] }],
    effects: [{ do: 'counterOnStack', what: { target: 0 }, ...more }],
  });

describe('where cards go', () => {
  it('ga:2.1.6.1 to the graveyard: used and negated actions, what is destroyed and what is sacrificed, of either player', () => {
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const altar = card(
      'Altar',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [DRAW],
      },
    );
    const mine = { hand: ['Think', 'Slay'], field: ['Altar'] };
    const game = play([think, slay, altar, negating('Deny')], mine, { hand: ['Deny'], field: ['Blitz Mage'] });
    game.activateCard(0, 'Think').pass().activateCard(1, 'Deny', { card: 'Think' }).resolve();
    game.activateCard(0, 'Slay', { card: 'Blitz Mage' }).resolve().use(0, 'Altar').resolve();
    expect(['Think', 'Deny', 'Slay', 'Blitz Mage', 'Altar'].map((name) => game.zones(name))).toEqual(
      Array.from({ length: 5 }, () => ['graveyard']),
    );
    expect([game.count(0, 'graveyard'), game.count(1, 'graveyard')]).toEqual([3, 2]);
  });

  it('ga:2.1.7.2 a card is banished to its owner’s banishment, from the field, the Effects Stack and a graveyard', () => {
    const borrow = action('Borrow', {
      effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const freeze = negating('Freeze', { to: 'banishment' });
    const game = play([think, borrow, freeze], { hand: ['Borrow'] }, { hand: ['Freeze'], graveyard: ['Think'] });
    game.activateCard(0, 'Borrow').resolve().choose(0, { card: 'Think' }).pass();
    game.activateCard(1, 'Freeze', { card: 'Think' }).resolve();
    expect([game.zones('Think'), game.count(0, 'banishment'), game.count(1, 'banishment')]).toEqual([
      ['banishment'],
      0,
      1,
    ]);
    const away = action('Away', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
          to: 'banishment',
          cause: 'banish',
        },
      ],
    });
    const field = play([away], { hand: ['Away'] }, { field: [{ card: 'Blitz Mage', controller: 0 }] })
      .activateCard(0, 'Away')
      .resolve();
    expect([field.count(0, 'banishment'), field.count(1, 'banishment')]).toEqual([0, 1]);
  });

  it('ga:2.1.7.6 what an effect banishes lies in banishment, objects and cards of other zones', () => {
    for (const zone of ['field', 'graveyard', 'hand', 'memory']) {
      const purge = action('Purge', {
        effects: [
          {
            do: 'move',
            what: { each: [{ zone }, { owner: 'you' }, { has: ['types', ['Ally']] }] },
            to: 'banishment',
            cause: 'banish',
          },
        ],
      });
      const places: { [zone: string]: string[] } = { hand: ['Purge'] };
      places[zone] = [...(places[zone] ?? []), 'Blitz Mage'];
      const game = play([purge], places, {}).activateCard(0, 'Purge').resolve();
      expect([zone, game.zones('Blitz Mage')]).toEqual([zone, ['banishment']]);
    }
  });

  it('ga:2.4.0.14 what is banished face down is shown to nobody, and is of no type to what asks for one', () => {
    const count = action('Count', {
      effects: [
        {
          do: 'draw',
          who: 'you',
          count: { count: [{ zone: 'banishment' }, { owner: 'you' }, { has: ['types', ['Ally']] }] },
        },
      ],
    });
    const banishment = [{ card: 'Blitz Mage', faceDown: true }, 'Banner Knight'];
    const game = play([count], { hand: ['Count'], banishment }, {});
    for (const viewer of [0, 1] as const) {
      const seen = Object.values(game.view(viewer).objects).filter((one) => one.zone === 'banishment');
      expect([viewer, seen.map((one) => one.card).includes('Blitz Mage')]).toEqual([viewer, false]);
      expect(seen.filter((one) => (one.types as string[] | undefined)?.includes('Ally'))).toHaveLength(1);
    }
    expect(game.activateCard(0, 'Count').resolve().count(0, 'hand')).toBe(1);
    // So it is of what an effect banishes face down.
    const hide = action('Hide', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
          to: 'banishment',
          status: { faceDown: true },
        },
      ],
    });
    const hidden = play([count, hide], { hand: ['Count', 'Hide'], field: ['Blitz Mage'] }, {});
    hidden.activateCard(0, 'Hide').resolve();
    expect([hidden.count(0, 'banishment'), hidden.activateCard(0, 'Count').resolve().count(0, 'hand')]).toEqual([1, 0]);
  });
});

describe('phases', () => {
  it('ga:2.2.0.5 what lasts until combat ends is over as the main phase goes on, for the next attack as well', () => {
    const rage = action('Rage', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ zone: 'field' }, { is: 'attacking' }] },
          mods: [{ mod: 'add', stat: 'power', value: 3 }],
          until: { kind: 'endOfFight' },
        },
      ],
    });
    const game = play([rage, ally('Wolf', { power: 1, life: 9 })], { hand: ['Rage'], field: ['Wolf', 'Wolf'] }, {});
    game.choose(0, { kind: 'ATTACK', nth: 0 }).aim('Spirit of Fire').activateCard(0, 'Rage').resolve();
    expect(game.combat().power).toBe(4);
    game.fight();
    expect([game.damage(1), game.all('Wolf').map(({ power }) => power), game.view().turn.phase]).toEqual([
      4,
      [1, 1],
      'main',
    ]);
    expect(game.declare(0, 'Wolf', 'Spirit of Fire').fight().damage(1)).toBe(5);
  });

  it('ga:2.2.5.6 once all have passed with an empty Effects Stack the end phase follows at once, in each player’s turn', () => {
    const game = play([], {}, {});
    for (const turn of [3, 4, 5]) {
      game.to('main', turn).pass();
      expect(game.view().turn.phase).toBe('main');
      game.pass();
      expect(game.view().turn).toMatchObject({ phase: 'end', number: turn, active: turn % 2 === 0 ? 1 : 0 });
    }
  });

  it('ga:1.7.4.6.1 from the damage of an attack card on nobody acts until it has left the intent and combat is over', () => {
    const game = play([cut, think], { champion: lorraine(1), hand: ['Cut', 'Think'] }, { hand: ['Think'] });
    game.activateCard(0, 'Cut').resolve().aim('Spirit of Fire');
    while (game.happened('DAMAGE_DEALT').length === 0) game.pass();
    expect([game.view().turn.phase, game.zones('Cut'), game.decision().seat]).toEqual(['main', ['graveyard'], 0]);
    const since = game.events
      .slice(game.events.findIndex(({ type }) => type === 'DAMAGE_DEALT'))
      .map(({ type }) => type);
    expect([since.includes('COMBAT_ENDED'), since.includes('OPPORTUNITY_PASSED')]).toEqual([true, false]);
  });

  it('ga:2.2.7.2.2.3 what changes the damage of an attack applies once, to all of it: champion, weapon and attack card together', () => {
    const hone = action('Hone', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
          mods: [{ mod: 'add', stat: 'attackPower', value: 2 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const blade = card('Blade', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 3, durability: 2 });
    const twice = card(
      'Twice',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'replacement',
        on: 'damage',
        source: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
        change: { amount: { times: [2, { event: 'amount' }] } },
      },
    );
    const struck = (field: string[], how: 'weapon' | 'card' | 'both') => {
      const game = play([hone, blade, twice, cut], { champion: lorraine(1), hand: ['Hone', 'Cut'], field }, {})
        .activateCard(0, 'Hone')
        .resolve();
      if (how === 'weapon') game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Blade');
      else
        game
          .activateCard(0, 'Cut')
          .resolve()
          .aim('Spirit of Fire', how === 'both' ? 'Blade' : undefined);
      return game.fight().damage(1);
    };
    expect([struck(['Blade'], 'weapon'), struck([], 'card'), struck(['Blade'], 'both')]).toEqual([5, 4, 7]);
    expect(struck(['Blade', 'Twice'], 'both')).toBe(14);
  });
});

describe('abilities and their sources', () => {
  it('ga:2.3.4.4.1 an ability resolves only if its target is legal still: gone, or otherwise than it must be', () => {
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [],
        targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { not: { status: 'rested' } }] }],
        effects: [{ do: 'damage', amount: 1, to: { target: 0 } }, DRAW],
      },
    );
    const rest = action('Rest', {
      targets: [on('Ally')],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on: true }],
    });
    const away = action('Away', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const start = () =>
      play([lamp, rest, away], { field: ['Lamp'] }, { field: ['Blitz Mage'], hand: ['Rest', 'Away'] }).use(0, 'Lamp', {
        card: 'Blitz Mage',
      });
    expect(start().resolve().count(0, 'hand')).toBe(1);
    for (const name of ['Rest', 'Away'])
      expect([
        name,
        start().pass().activateCard(1, name, { card: 'Blitz Mage' }).resolveAll().count(0, 'hand'),
      ]).toEqual([name, 0]);
  });

  it('ga:2.4.0.11.1 an ability of what has died knows its power and its counters as it last was there', () => {
    const martyr = ally(
      'Martyr',
      { power: 1, life: 3 },
      triggered('on death', { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } }, [
        { do: 'draw', who: 'you', count: { stat: 'power', of: 'self' } },
        { do: 'draw', who: 'you', count: { counters: 'gem', of: 'self' } },
      ]),
    );
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const drawn = (counters: JsonObject) =>
      play([martyr, slay], { hand: ['Slay'], field: [{ card: 'Martyr', counters }] }, {})
        .activateCard(0, 'Slay', { card: 'Martyr' })
        .resolveAll()
        .count(0, 'hand');
    expect([drawn({}), drawn({ gem: 3 }), drawn({ buff: 1, gem: 2 })]).toEqual([1, 4, 4]);
  });

  it('ga:2.9.0.3 no shield prevents the damage of a source that says so, while it does that of another', () => {
    const sure = ally(
      'Sure',
      { power: 2, life: 9 },
      { kind: 'static', mods: [{ mod: 'rule', rule: 'damageUnpreventable' }] },
    );
    const guard = action('Guard', {
      effects: [
        {
          do: 'createReplacement',
          entities: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const hit = (name: string) =>
      play([sure, guard, ally('Wolf', { power: 2, life: 9 })], { field: [name] }, { hand: ['Guard'] })
        .pass()
        .activateCard(1, 'Guard')
        .resolve()
        .declare(0, name, 'Spirit of Fire')
        .fight()
        .damage(1);
    expect([hit('Wolf'), hit('Sure')]).toEqual([0, 2]);
  });

  it('ga:2.9.0.11.1 the source of an attack’s damage is the unit that attacks, and of a retaliation the unit that retaliates', () => {
    const eye = (name: string) =>
      ally(name, { power: 1, life: 9 }, { kind: 'triggered', on: { on: 'damage', source: 'self' }, effects: [DRAW] });
    const game = play([eye('Hunter'), eye('Prey')], { field: ['Hunter'] }, { field: ['Prey'] }).declare(
      0,
      'Hunter',
      'Prey',
    );
    while (game.decision().kind !== 'RETALIATE') game.pass();
    game.answer(1, { choose: [{ card: 'Prey' }] }).fight();
    expect(
      game
        .happened('DAMAGE_DEALT')
        .map((e) => e.card)
        .sort(),
    ).toEqual(['Hunter', 'Prey']);
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 1]);
  });

  it('ga:2.11.7.11.1 the object that has an activated or a triggered ability is the source of what that does', () => {
    const to: JsonObject = { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] };
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [],
        effects: [
          { do: 'damage', amount: 1, to },
          { do: 'counters', what: 'self', kind: 'gem', amount: 1 },
        ],
      },
    );
    const herald = ally(
      'Herald',
      { cost: 0 },
      triggered('on enter', { on: 'move', object: 'self', match: { to: 'field' } }, [
        { do: 'damage', amount: 2, to },
        { do: 'counters', what: 'self', kind: 'gem', amount: 1 },
      ]),
    );
    const game = play([lamp, herald], { field: ['Lamp'], hand: ['Herald'] }, {})
      .use(0, 'Lamp')
      .resolve();
    game.activateCard(0, 'Herald').resolve().resolve();
    expect(game.happened('DAMAGE_DEALT').map((e) => [e.source, e.amount])).toEqual([
      [game.the('Lamp').id, 1],
      [game.the('Herald').id, 2],
    ]);
    expect([game.the('Lamp').counters, game.the('Herald').counters]).toEqual([{ gem: 1 }, { gem: 1 }]);
  });

  it('ga:2.11.7.4.1 a deck that an effect shuffles is in an order of chance afterwards', () => {
    const mix = action('Mix', {
      effects: [
        { do: 'shuffle', who: 'you' },
        { do: 'draw', who: 'you', count: 2 },
      ],
    });
    const mainDeck = ['Fireball', 'Reclaim', 'Blitz Mage', 'Banner Knight', 'Library Witch', 'Esteemed Knight'];
    const drawn = (seed: string) => {
      const created = grandArchive.createScenario({ ...scenarioWith([mix], { hand: ['Mix'], mainDeck }, {}), seed });
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      const game = new ArchivePlay(grandArchive, created.value.state).activateCard(0, 'Mix').resolve();
      return mainDeck.filter((name) => game.zones(name).includes('hand')).join();
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(drawn)).size).toBeGreaterThan(1);
    expect(drawn('a')).toBe(drawn('a'));
  });

  it('ga:2.11.7.14.6.4 what is rested is shown so, champions as well, and rests for nothing more', () => {
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', cost: [{ pay: 'rest' }], effects: [DRAW] },
    );
    const game = play(
      [lamp, cut],
      { champion: lorraine(1), hand: ['Cut', 'Cut', ...some(1)], field: ['Lamp', 'Blitz Mage'] },
      {},
    );
    game.use(0, 'Lamp').resolve().declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    game.activateCard(0, 'Cut').resolve().aim('Spirit of Fire').fight();
    expect([
      game.the('Lamp').rested,
      game.the('Blitz Mage').rested,
      game.champion(0).rested,
      game.champion(1).rested,
    ]).toEqual([true, true, true, false]);
    expect(game.offers()).toEqual(['PASS']);
  });
});

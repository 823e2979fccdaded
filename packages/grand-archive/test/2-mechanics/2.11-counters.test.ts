import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

describe('counters', () => {
  it('ga:2.11.4 counters are got by effects and lost as costs', () => {
    const game = position([{ champion: rai(1), hand: ['Peer into Mana', ...some(4)] }, {}]);
    game.activateCard(0, 'Peer into Mana').resolve();
    expect(game.champion(0).counters).toEqual({ enlighten: 3 });
    expect(game.use(0, 'Rai, Spellcrafter').champion(0).counters).toEqual({});
  });

  it('ga:2.11.5.1 a card that changes its zone loses its counters', () => {
    const game = position([
      {
        champion: lorraine(1),
        hand: ['Reclaim', ...some(4)],
        field: [{ card: 'Swift Recruit', counters: { buff: 2 } }],
      },
      {},
    ]).activateCard(0, 'Reclaim', { card: 'Swift Recruit' });
    expect(game.resolve().the('Swift Recruit', 'hand').counters).toEqual({});
    expect(game.activateCard(0, 'Swift Recruit').resolve().figures('Swift Recruit')).toBe('1/2');
  });

  it('ga:2.11.6.1.1 each buff counter gives 1 power and 1 life', () => {
    const game = position([{ field: [{ card: 'Blitz Mage', counters: { buff: 2 } }] }, {}]);
    expect(game.figures('Blitz Mage')).toBe('5/3');
  });

  it('ga:2.11.6.1.2 it gives neither to what has none', () => {
    const game = position([{ field: [{ card: 'Bauble of Abundance', counters: { buff: 1 } }] }, {}]);
    expect(game.the('Bauble of Abundance')).toMatchObject({ power: null, life: null });
  });

  it('ga:2.11.6.1.3 buff counters are added to what else changed the figures', () => {
    const game = position([
      { champion: lorraine(2), field: ['Banner Knight', { card: 'Swift Recruit', counters: { buff: 1 } }] },
      {},
    ]);
    expect(game.figures('Swift Recruit')).toBe('3/3');
  });

  it('ga:2.11.6.2.3 damage equal to the life defeats a champion', () => {
    const champion = { card: 'Spirit of Fire', damage: 12 };
    const game = position([{ field: ['Blitz Mage'] }, { champion }])
      .declare(0, 'Blitz Mage', 'Spirit of Fire')
      .fight();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0], reason: 'all champions are defeated' });
  });

  it('ga:2.11.6.3.4 what has no durability gets none by counters', () => {
    const polish = action('Polish', {
      targets: [on('Item')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: 2 }],
    });
    const game = play([polish], { hand: ['Polish'], field: ['Bauble of Abundance'] }, {})
      .activateCard(0, 'Polish', { card: 'Bauble of Abundance' })
      .resolve();
    expect(game.the('Bauble of Abundance').durability).toBe(null);
    const set = { field: [{ card: 'Bauble of Abundance', durability: 1 }] };
    expect(() => position([set, {}])).toThrow('ga:2.11.6.3.4');
  });

  it('ga:2.11.7.8.4 a weapon without durability counters is destroyed, however it came to that', () => {
    const rust = action('Rust', {
      targets: [on('Weapon')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: -2 }],
    });
    const game = play([rust], { hand: ['Rust'] }, { field: ['Sword of Seeking'] });
    game.activateCard(0, 'Rust', { card: 'Sword of Seeking' }).resolve();
    expect(game.zones('Sword of Seeking')).toEqual(['banishment']);
    const copy = { token: { name: 'Phantom Blade', types: ['Weapon'], power: 1 } };
    expect(position([{ field: [copy] }, {}]).zones('Phantom Blade')).toEqual([]);
  });

  it('ga:2.11.6.2.1 every damage a champion takes is marked on it for good, ga:2.11.6.2.2 counted up from 0', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)], field: ['Blitz Mage'] },
      { champion: 'Spirit of Fire' },
    ]);
    expect(game.damage(1)).toBe(0);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Fire' }).resolve();
    expect(game.damage(1)).toBe(1);
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect([game.damage(1), game.to('main', 5).damage(1)]).toEqual([4, 4]);
  });

  it('ga:2.11.6.3.2 durability may be more than printed, ga:2.11.6.3.3 and at 0 the weapon is destroyed', () => {
    const game = position([{ champion: lorraine(1), field: [{ card: 'Sword of Seeking', durability: 3 }] }, {}]);
    expect(game.the('Sword of Seeking').counters).toEqual({ durability: 3 });
    for (const turn of [5, 7, 9]) {
      expect(game.zones('Sword of Seeking')).toEqual(['field']);
      game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking').fight();
      if (turn < 9) game.to('main', turn);
    }
    expect(game.zones('Sword of Seeking')).toEqual(['banishment']);
  });

  it('ga:2.11.6.3.2 effects put on more of them as well', () => {
    const hone = action('Hone', {
      targets: [on('Weapon')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: 3 }],
    });
    const game = play([hone], { hand: ['Hone'], field: ['Sword of Seeking'] }, {});
    game.activateCard(0, 'Hone', { card: 'Sword of Seeking' }).resolve();
    expect(game.the('Sword of Seeking').counters).toEqual({ durability: 5 });
  });

  it('ga:2.11.6.4.1 three enlighten counters make a card, for any champion', () => {
    const game = position([{ champion: lorraine(1, { counters: { enlighten: 4 } }) }, {}]);
    game.use(0, 'Lorraine, Wandering Warrior');
    expect(game.champion(0).counters).toEqual({ enlighten: 1 });
    expect(game.resolve().count(0, 'hand')).toBe(1);
    expect(position([{ champion: lorraine(1, { counters: { enlighten: 2 } }) }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:2.11.6.5.1 a level counter gives one level', () => {
    const game = position([{ champion: rai(1, { counters: { level: 2 } }), hand: ['Careful Study'] }, {}]);
    expect([game.champion(0).level, game.the('Careful Study', 'hand').costNow]).toEqual([3, 5]);
  });

  it('ga:2.11.4 fewer than a cost asks for do not pay it', () => {
    expect(position([{ champion: rai(1, { counters: { enlighten: 2 } }) }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:2.11.6.1.1 a weapon has power to be buffed, too', () => {
    const blade = { card: 'Sword of Seeking', counters: { buff: 2, durability: 2 } };
    expect(position([{ field: [blade] }, {}]).the('Sword of Seeking')).toMatchObject({ power: 3, life: null });
  });

  it('ga:2.11.5 counters stay on an object as long as it stays where it is', () => {
    const recruit = { card: 'Swift Recruit', counters: { buff: 2 } };
    const game = position([{ champion: rai(1, { counters: { enlighten: 2 } }), field: [recruit] }, {}]).to('main', 5);
    expect([game.the('Swift Recruit').counters, game.champion(0).counters]).toEqual([{ buff: 2 }, { enlighten: 2 }]);
  });
});

describe('searching and choosing', () => {
  it('ga:2.11.7.6.1 with nothing to find the effect resolves and nothing happens', () => {
    const game = position(
      [{ memory: some(1), materialDeck: ['Lorraine, Wandering Warrior', "Warrior's Longsword"] }, {}],
      { turn: { step: 'materialize' } },
    ).choose(0, { card: 'Lorraine, Wandering Warrior' });
    game.resolve().resolve();
    expect(game.decision().kind).toBe('MATERIALIZE');
    game.choose(0, []);
    expect([game.view().turn.phase, game.zones("Warrior's Longsword")]).toEqual(['recollection', ['materialDeck']]);
  });

  it('ga:2.11.7.6.2 what fits need not be found', () => {
    const dowse = action('Dowse', {
      effects: [{ do: 'search', who: 'you', zone: 'mainDeck', filter: { has: ['types', ['Action']] }, to: 'hand' }],
    });
    const game = play([dowse], { hand: ['Dowse'], mainDeck: ['Fireball', 'Reclaim'] }, {}).activateCard(0, 'Dowse');
    expect(game.resolve().decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 1, options: { length: 2 } });
    expect(game.choose(0, []).count(0, 'hand')).toBe(0);
  });

  it('ga:2.11.7.6.1 nor is anything found of another kind', () => {
    const dowse = action('Dowse', {
      effects: [{ do: 'search', who: 'you', zone: 'mainDeck', filter: { has: ['types', ['Item']] }, to: 'hand' }],
    });
    const game = play([dowse], { hand: ['Dowse'], mainDeck: ['Fireball', 'Reclaim'] }, {}).activateCard(0, 'Dowse');
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', options: [] });
    game.choose(0, []);
    expect([game.count(0, 'hand'), game.count(0, 'mainDeck'), game.decision().kind]).toEqual([0, 2, 'OPPORTUNITY']);
  });

  it('ga:2.11.7.6.3 what is a target must be chosen', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 1 });
    game.refused(0, { choose: [] });
  });

  it('ga:2.11.7.6.2 a legal card need not be chosen', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Spirit Blade: Ascension', ...some(1)],
        field: ['Sword of Seeking'],
      },
      {},
    ]).activateCard(0, 'Spirit Blade: Ascension');
    game.resolve().choose(0, []);
    expect(game.zones('Sword of Seeking')).toEqual(['materialDeck']);
  });

  it('ga:2.11.7.6.2 nor in the materialize phase, ga:2.11.7.6.3 for that is no target', () => {
    const materialDeck = ['Sword of Seeking', 'Bauble of Abundance'];
    const game = position([{ champion: lorraine(1), materialDeck }, {}], { turn: { step: 'materialize' } });
    expect(game.decision()).toMatchObject({ kind: 'MATERIALIZE', min: 0 });
    game.choose(0, []);
    expect([game.zones('Sword of Seeking'), game.zones('Bauble of Abundance')]).toEqual([
      ['materialDeck'],
      ['materialDeck'],
    ]);
  });

  it('ga:2.11.7.12.2 what a player may do is decided as it resolves', () => {
    const game = position([{ field: ['Library Witch'] }, { field: ['Blitz Mage'] }], { turn: { active: 1 } }).declare(
      1,
      'Blitz Mage',
      'Spirit of Wind',
    );
    expect(game.decision().kind).toBe('OPPORTUNITY');
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    // And nothing is done that the player does not want.
    const ponder = action('Ponder', {
      effects: [{ do: 'may', prompt: 'Draw?', then: [{ do: 'draw', who: 'you', count: 1 }] }],
    });
    const drawn = (confirm: boolean) =>
      play([ponder], { hand: ['Ponder'] }, {})
        .activateCard(0, 'Ponder')
        .resolve()
        .answer(0, { confirm })
        .count(0, 'hand');
    expect([drawn(false), drawn(true)]).toEqual([0, 1]);
  });

  it('ga:2.11.7.11.2 a card that names itself means itself, ga:2.11.7.11.3.2 and no other of its name', () => {
    const game = position([{ champion: rai(1), field: ['Tome of Knowledge', 'Tome of Knowledge'] }, {}]);
    game.use(0, 'Tome of Knowledge');
    expect(game.zones('Tome of Knowledge').sort()).toEqual(['banishment', 'field']);
  });

  it('ga:2.11.7.14.6.8 interception redirects the attack to the ally', () => {
    const game = position([{ field: ['Swift Recruit'] }, { field: ['Blitz Mage'] }], { turn: { active: 1 } });
    game.declare(1, 'Blitz Mage', 'Spirit of Wind').resolve().answer(0, { confirm: true });
    const targets = game.combat().targets as string[];
    expect(targets.map((id) => game.view().objects[id]?.card)).toEqual(['Swift Recruit']);
    expect((game.the('Swift Recruit') as JsonObject).defending).toBe(true);
  });

  it('ga:2.11.7.14.6.8 if the ally is awake, and if a champion of its player is attacked', () => {
    const attacking = (target: string, field: (string | JsonObject)[]) =>
      position([{ field: ['Banner Knight', ...field] }, { field: ['Blitz Mage'] }], { turn: { active: 1 } })
        .declare(1, 'Blitz Mage', target)
        .stack();
    expect(attacking('Spirit of Wind', ['Swift Recruit'])).toEqual(['Swift Recruit']);
    expect(attacking('Spirit of Wind', [{ card: 'Swift Recruit', rested: true }])).toEqual([]);
    expect(attacking('Banner Knight', ['Swift Recruit'])).toEqual([]);
  });

  it('ga:2.11.7.14.6.8 not for the champion of another player', () => {
    const game = table([{ field: ['Blitz Mage'] }, { champion: rai(1) }, { field: ['Swift Recruit'] }]);
    expect(game.declare(0, 'Blitz Mage', 'Rai, Spellcrafter').stack()).toEqual([]);
  });
});

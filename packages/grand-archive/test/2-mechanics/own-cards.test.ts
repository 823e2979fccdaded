/** Rules that the starter decks do not show, played with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const triggered = (trigger: JsonObject, ...effects: JsonObject[]): JsonObject => ({
  kind: 'triggered',
  on: trigger,
  effects,
});
const buff = { do: 'counters', what: 'self', kind: 'charge', amount: 1 };
const DRAW = { do: 'draw', who: 'you', count: 1 };

describe('triggers in phases that give no Opportunity by themselves', () => {
  const bell = (step: string) => item('Bell', triggered({ on: 'step', player: 'you', match: { step } }, buff));

  it.each(['materialize', 'draw'])('ga:2.2.0.6 what triggers as the %s phase begins is resolved in it', (step) => {
    const game = play([bell(step)], { field: ['Bell'] }, {}).to(step, 5);
    expect([game.stack(), game.decision()]).toMatchObject([['Bell'], { kind: 'OPPORTUNITY', seat: 0 }]);
    game.resolve();
    expect(game.the('Bell').counters).toEqual({ charge: 1 });
    expect(game.view().turn.phase).not.toBe(step);
  });

  it('ga:2.2.2.2 triggers of the materialize phase come before materializing', () => {
    const game = play([bell('materialize')], { field: ['Bell'], materialDeck: ['Sword of Seeking'] }, {}).to(
      'materialize',
      5,
    );
    expect([game.stack(), game.decision().kind]).toEqual([['Bell'], 'OPPORTUNITY']);
    expect(game.resolve().decision().kind).toBe('MATERIALIZE');
    expect([game.stack(), game.the('Bell').counters]).toEqual([[], { charge: 1 }]);
  });

  it('ga:2.2.1.1.1 what triggers on waking up is resolved in the wake up phase', () => {
    const early = ally(
      'Early Bird',
      {},
      triggered({ on: 'status', object: 'self', match: { status: 'rested', on: false } }, DRAW),
    );
    const game = play([early], { field: [{ card: 'Early Bird', rested: true }] }, {}).to('wakeUp', 5);
    expect([game.view().turn.phase, game.stack()]).toEqual(['wakeUp', ['Early Bird']]);
    expect(game.resolve().view().turn.phase).toBe('recollection');
  });

  it('ga:2.2.4.1.1 what triggers on the draw of the draw phase is resolved in it', () => {
    const reader = item('Reader', triggered({ on: 'draw', player: 'you' }, buff));
    const game = play([reader], { field: ['Reader'] }, {}).to('draw', 5);
    expect(game.stack()).toEqual(['Reader']);
    expect(game.resolve().view().turn.phase).toBe('main');
  });
});

describe('drawing and dying', () => {
  it('ga:2.10.3 what triggers on draws goes on the Effects Stack after all of them', () => {
    const reader = item('Reader', triggered({ on: 'draw', player: 'you' }, buff));
    const study = action('Study', { effects: [{ do: 'draw', who: 'you', count: 3 }] });
    const game = play([reader, study], { hand: ['Study'], field: ['Reader'] }, {})
      .activateCard(0, 'Study')
      .resolve();
    expect(game.decision().kind).toBe('ORDER_TRIGGERS');
    game.answer(0, game.decision().default);
    expect([game.count(0, 'hand'), game.stack()]).toEqual([3, ['Reader', 'Reader', 'Reader']]);
  });

  const cinder = action('Cinder', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
  });

  it('ga:2.1.7.3 a banished ally has not died, ga:2.1.7.3.1 and its death ability does not trigger', () => {
    const game = play([cinder], { hand: ['Cinder'] }, { field: ['Library Witch', 'Blitz Mage'] });
    game.activateCard(0, 'Cinder', { card: 'Library Witch' }).resolve();
    expect([game.zones('Library Witch'), game.stack()]).toEqual([['banishment'], []]);
  });

  it('ga:2.4.0.11.1 an ability that asks for its source looks at it as it last was', () => {
    const bomb = ally(
      'Ember Golem',
      { power: 2, life: 1 },
      triggered(
        { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
        {
          do: 'damage',
          amount: { stat: 'power', of: 'self' },
          to: { each: [{ zone: 'field' }, { has: ['types', 'Champion'] }, { controller: 'opponent' }] },
        },
      ),
    );
    const game = play(
      [bomb],
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { field: [{ card: 'Ember Golem', counters: { buff: 1 }, damage: 1 }] },
    );
    game.activateCard(0, 'Ignite the Soul', { card: 'Ember Golem' }).resolveAll();
    expect(game.damage(0)).toBe(3);
  });

  it('ga:1.4.3.2 a player whose champion is gone from the field loses', () => {
    const exile = action('Exile', {
      targets: [on('Champion')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const game = play([exile], { hand: ['Exile'] }, { champion: rai(2) });
    game.activateCard(0, 'Exile', { card: 'Rai, Archmage' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.result()?.rules).toContain('ga:1.4.2.2');
  });

  it('ga:1.4.3.2 in their own turn as well', () => {
    const exile = action('Exile', {
      targets: [on('Champion')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const game = play([exile], { hand: ['Exile'] }, {})
      .activateCard(0, 'Exile', { card: 'Spirit of Wind' })
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('ga:1.4.3.3 so does who draws into the memory, ga:2.5.1.1.5 from an empty deck all the same', () => {
    const dream = action('Dream', { effects: [{ do: 'draw', who: 'you', count: 1, to: 'memory' }] });
    const ends = (mainDeck: string[]) =>
      play([dream], { hand: ['Dream'], mainDeck }, {})
        .activateCard(0, 'Dream')
        .resolve()
        .result();
    expect([ends([])?.winners, ends(['Fireball'])]).toEqual([[1], null]);
  });

  it('ga:2.10.6 of several draws the first one that finds no card loses the game', () => {
    const study = action('Study', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
    const ends = (cards: number) =>
      play([study], { hand: ['Study', ...some(1)], mainDeck: some(cards) }, {})
        .activateCard(0, 'Study')
        .resolve()
        .result();
    expect([ends(1)?.winners, ends(2)]).toEqual([[1], null]);
  });
});

describe('several champions', () => {
  const second = action('Second', {
    effects: [{ do: 'move', what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }] }, to: 'field' }],
  });
  const bolt = action('Bolt', {
    targets: [on('Champion')],
    effects: [{ do: 'damage', to: { target: 0 }, amount: 30 }],
  });

  it('ga:2.11.7.8.3 a defeated champion dies, ga:2.11.6.2.3 and its player loses with the last one', () => {
    const game = play(
      [second, bolt],
      { champion: rai(1), materialDeck: ['Spirit of Wind'], hand: ['Second', 'Bolt', 'Bolt'] },
      {},
    );
    game.activateCard(0, 'Second').resolveAll().activateCard(0, 'Bolt', { card: 'Rai, Spellcrafter' }).resolve();
    expect([game.zones('Rai, Spellcrafter'), game.result()]).toEqual([['graveyard'], null]);
    expect(game.champion(0).name).toBe('Spirit of Wind');
    game.activateCard(0, 'Bolt', { card: 'Spirit of Wind' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('ga:1.4.2.1 only when all of them are defeated, ga:1.7.1.4.4 and each has a lineage of its own', () => {
    const game = play(
      [second, bolt],
      { champion: rai(1), materialDeck: ['Spirit of Wind'], hand: ['Second', 'Bolt'] },
      {},
    );
    game.activateCard(0, 'Second').resolveAll();
    expect([game.the('Spirit of Wind').lineage, (game.the('Rai, Spellcrafter').lineage as string[]).length]).toEqual([
      [],
      1,
    ]);
    expect(game.activateCard(0, 'Bolt', { card: 'Spirit of Wind' }).resolve().result()).toBeNull();
  });
});

describe('paying with counters', () => {
  it('ga:2.11.7.9.2.1 what forbids paying with counters of the champion holds for its own ability too', () => {
    const ranger = card(
      'Spirit of Thought',
      { types: ['Champion'], level: 0, life: 15, subtypes: ['Spirit'], classes: ['Spirit'] },
      { kind: 'activated', cost: [{ pay: 'removeCounters', kind: 'enlighten', amount: 1 }], effects: [DRAW] },
    );
    const offers = (...field: string[]) =>
      play([ranger], { champion: { card: 'Spirit of Thought', counters: { enlighten: 2 } }, field }, {}).offers();
    expect(offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Spirit of Thought']);
    expect(offers('Mana Limiter')).toEqual(['PASS']);
  });
});

describe('characteristics', () => {
  const setPower = (name: string, value: number): JsonObject =>
    item(name, { kind: 'static', affects: [{ has: ['types', 'Ally'] }], mods: [{ mod: 'set', prop: 'power', value }] });

  it('ga:2.4.3.3 of two effects that exclude each other the newer one holds, ga:2.4.3.3.1 by when their objects came onto the field', () => {
    const field = (...items: string[]) =>
      play([setPower('Small', 1), setPower('Great', 7)], { field: [...items, 'Blitz Mage'] }, {}).the('Blitz Mage')
        .power;
    expect([field('Small', 'Great'), field('Great', 'Small')]).toEqual([7, 1]);
  });

  it('ga:2.4.3.3.1 what comes onto the field later is newer', () => {
    const entered = (...items: string[]) => {
      const hand = [...items, ...Array.from({ length: 4 }, () => 'Veteran Soldier')];
      const game = play([setPower('Small', 1), setPower('Great', 7)], { hand, field: ['Blitz Mage'] }, {});
      for (const name of items) game.activateCard(0, name).resolve();
      return game.the('Blitz Mage').power;
    };
    expect([entered('Small', 'Great'), entered('Great', 'Small')]).toEqual([7, 1]);
  });

  it('ga:2.11.7.10.1.1 a type that is given takes the place of the old one; subtypes stay', () => {
    const relic = item('Relic', {
      kind: 'static',
      affects: [{ has: ['types', 'Ally'] }],
      mods: [{ mod: 'set', prop: 'types', value: ['Item'] }],
    });
    const game = play([relic], { field: ['Relic', 'Blitz Mage'] }, {});
    expect(game.the('Blitz Mage')).toMatchObject({ types: ['Item'], subtypes: ['Mage', 'Human'] });
    expect(game.offers()).toEqual(['PASS']);
  });

  it('ga:2.11.7.10.3.1 an additional type adds what belongs to it', () => {
    const armory = item('Armory', {
      kind: 'static',
      affects: [{ has: ['types', 'Ally'] }],
      mods: [{ mod: 'gain', prop: 'types', values: ['Item'] }],
    });
    const game = play([armory], { field: ['Armory', 'Blitz Mage'] }, {});
    expect(game.the('Blitz Mage').types).toEqual(['Ally', 'Item']);
    expect(game.offers()).toContain('ATTACK Blitz Mage');
  });

  it('ga:2.11.6.1.3 buff counters come after what sets the power', () => {
    const game = play([setPower('Small', 1)], { field: ['Small', { card: 'Blitz Mage', counters: { buff: 2 } }] }, {});
    expect(game.figures('Blitz Mage')).toBe('3/3');
  });

  it('ga:2.4.0.9 abilities may be given by effects, for a while (ga:2.5.1.1.1)', () => {
    const lend = action('Lend', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'stealth' } }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([lend], { hand: ['Lend'], field: ['Blitz Mage'] }, {}).activateCard(0, 'Lend', {
      card: 'Blitz Mage',
    });
    expect(game.resolve().the('Blitz Mage').keywords).toEqual(['stealth']);
    expect(game.to('main', 4).the('Blitz Mage').keywords).toEqual([]);
  });
});

describe('costs and prevention', () => {
  it('ga:1.6.4.2.8.1 all that lowers a cost counts, ga:1.6.4.2.8.3.1 down to 0', () => {
    const cheap = { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 2 }] }] };
    const twice = ally('Bargain', { cost: 3 }, cheap, cheap);
    const once = ally('Sale', { cost: 3 }, cheap);
    const game = play([twice, once], { hand: ['Bargain', 'Sale', ...some(1)] }, {});
    expect([game.the('Bargain', 'hand').costNow, game.the('Sale', 'hand').costNow]).toEqual([0, 1]);
  });

  it('ga:2.9.1.9 a prevention of a number takes so much off the damage', () => {
    const game = play(
      [],
      { champion: rai(1), field: [{ card: 'Blitz Mage', counters: { buff: 2 } }] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    );
    game.declare(0, 'Blitz Mage', 'Lorraine, Wandering Warrior').pass();
    game.activateCard(1, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' }).fight();
    expect(game.damage(1)).toBe(2);
  });

  it('ga:2.4.1.1.1 an ability without a legal choice cannot be activated', () => {
    const bow = item('Bow', {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      targets: [on('Ally')],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    expect(play([bow], { field: ['Bow'] }, {}).offers()).toEqual(['PASS']);
    expect(play([bow], { field: ['Bow'] }, { field: ['Blitz Mage'] }).offers()).toHaveLength(2);
  });
});

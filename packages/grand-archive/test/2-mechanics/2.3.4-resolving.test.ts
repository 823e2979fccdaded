/** Resolving: when, with which targets, and what becomes of the card (2.3.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

describe('resolving', () => {
  const upTo = { ...on('Ally'), min: 0, max: 2 };
  const hurt = (amount: number) => ({ do: 'damage', to: { target: 0 }, amount });
  const DRAW = { do: 'draw', who: 'you', count: 1 };
  const shot = action('Shot', { targets: [on('Ally')], effects: [hurt(5)] });

  it('ga:2.3.4.3 of "up to" targets illegal ones stop nothing, ga:2.3.4.4.1 even if all of them are', () => {
    const flare = action('Flare', { targets: [upTo], effects: [hurt(1), DRAW] });
    const game = play(
      [flare, shot],
      { champion: rai(1), hand: ['Flare', 'Shot'] },
      { field: ['Blitz Mage', 'Esteemed Knight'] },
    );
    game.activateCard(0, 'Flare', { card: 'Blitz Mage' }).activateCard(0, 'Shot', { card: 'Blitz Mage' });
    game.resolve().resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toEqual([]);
    expect(game.count(0, 'hand')).toBe(1);
  });

  it('ga:2.3.4.4.2 one required target that is illegal stops the whole', () => {
    const both = action('Both', {
      targets: [on('Ally'), { ...on('Ally'), notIn: [0] }],
      effects: [hurt(1), { do: 'damage', to: { target: 1 }, amount: 1 }, DRAW],
    });
    const game = play(
      [both, shot],
      { champion: rai(1), hand: ['Both', 'Shot'] },
      { field: ['Blitz Mage', 'Esteemed Knight'] },
    );
    game.activateCard(0, 'Both', { card: 'Blitz Mage' }, { card: 'Esteemed Knight' });
    game.activateCard(0, 'Shot', { card: 'Blitz Mage' }).resolve().resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
    expect([game.the('Esteemed Knight').damage, game.count(0, 'hand')]).toEqual([0, 0]);
  });

  it('ga:2.3.4.8 an attack card in the intent knows what was paid for it', () => {
    const slash = card(
      'Prepared Slash',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
      {
        kind: 'spell',
        optional: [
          { name: 'prepared', cost: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 2 }] },
        ],
      },
      {
        kind: 'triggered',
        zone: 'intent',
        on: { on: 'hit', source: 'self' },
        if: { paid: 'prepared' },
        effects: [DRAW],
      },
      {
        kind: 'static',
        zone: 'intent',
        if: { paid: 'prepared' },
        mods: [{ mod: 'add', stat: 'power', value: 2 }],
      },
    );
    const attack = (confirm: boolean) => {
      const champion = lorraine(1, { counters: { preparation: 2 } });
      const game = play([slash], { champion, hand: ['Prepared Slash'] }, {});
      game.activateCard(0, 'Prepared Slash', { confirm }).resolve();
      game.fight();
      return [game.damage(1), game.count(0, 'hand')];
    };
    expect([attack(true), attack(false)]).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('ga:2.3.4.1 the top of the Effects Stack resolves once all have passed (ga:2.8.2.1.5)', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Favorable Winds').pass();
    expect([game.stack(), game.figures('Blitz Mage')]).toEqual([['Favorable Winds'], '3/1']);
    expect(game.pass().figures('Blitz Mage')).toBe('3/2');
  });

  it('ga:2.3.4.4.2 with an illegal target nothing happens, ga:2.3.4.4.2.1 and the card goes to the graveyard', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Training Session', ...some(2)], field: ['Blitz Mage'] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]).activateCard(0, 'Training Session', { card: 'Blitz Mage' });
    game.pass().activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve().resolve();
    expect(game.zones('Training Session')).toEqual(['graveyard']);
    expect(game.happened('COUNTERS_CHANGED')).toEqual([]);
  });

  it('ga:2.3.4.4.1 a target that is legal again or still is affected', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] },
    ]).activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' });
    game.pass().activateCard(1, 'Favorable Winds').resolveAll();
    expect(game.the('Blitz Mage').damage).toBe(1);
  });

  it('ga:2.3.4.5 objects enter under the control of who played them', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, {}])
      .activateCard(0, 'Banner Knight')
      .resolve();
    expect(game.the('Banner Knight')).toMatchObject({ controller: 0, owner: 0 });
  });

  it('ga:2.3.4.5 also in the turn of another player', () => {
    const relic = card('Relic', {
      types: ['Item'],
      subtypes: ['Artifact'],
      costKind: 'reserve',
      cost: 0,
      speed: 'fast',
    });
    const game = play([relic], {}, { hand: ['Relic'] })
      .pass()
      .activateCard(1, 'Relic')
      .resolve();
    expect(game.the('Relic')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('ga:2.3.4.2.1 as a champion resolves its level is checked once more, and its lineage', () => {
    const rise = (name: string, level: number, ...more: JsonObject[]) =>
      card(name, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20, subtypes: ['Mage'] }, ...more);
    const haste = action('Haste', {
      effects: [{ do: 'materialize', filter: [{ has: ['types', 'Champion'] }] }],
    });
    const [first, second] = [rise('Rai, Adept', 2), rise('Rai, Magus', 2)];
    const game = play(
      [first, second, haste],
      { champion: rai(1), hand: ['Haste'], materialDeck: ['Rai, Adept', 'Rai, Magus'] },
      {},
    ).to('materialize', 5);
    game.choose(0, { card: 'Rai, Adept' }).activateCard(0, 'Haste').resolve().choose(0, { card: 'Rai, Magus' });
    expect(game.stack()).toEqual(['Rai, Magus', 'Rai, Adept']);
    game.resolveAll();
    expect([game.champion(0).name, game.zones('Rai, Adept')]).toEqual(['Rai, Magus', ['graveyard']]);
    expect(game.happened('MATERIALIZATION_FAILED')).toMatchObject([{ card: 'Rai, Adept' }]);
  });

  it('ga:2.3.4.8 an attack card resolves into the intent of its player', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    game.activateCard(0, 'Savage Slash').resolve();
    expect(game.the('Savage Slash', 'intent').controller).toBe(0);
    expect((game.view().players[0] as JsonObject).intent).toHaveLength(1);
  });

  it('ga:2.3.4.1 each resolves at a moment of its own: the one on top, and then there is Opportunity again', () => {
    const game = play([shot], { hand: ['Shot', 'Shot'] }, { field: ['Blitz Mage', 'Esteemed Knight'] });
    game.activateCard(0, 'Shot', { card: 'Blitz Mage' }).activateCard(0, 'Shot', { card: 'Esteemed Knight' });
    game.pass().pass();
    expect([game.zones('Esteemed Knight'), game.zones('Blitz Mage')]).toEqual([['graveyard'], ['field']]);
    expect([game.stack(), game.decision()]).toMatchObject([['Shot'], { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.3.4.3 and the legal ones are affected', () => {
    const flare = action('Flare', { targets: [upTo], effects: [hurt(1)] });
    const game = play([flare, shot], { hand: ['Flare', 'Shot'] }, { field: ['Blitz Mage', 'Esteemed Knight'] });
    game.activateCard(0, 'Flare', [{ card: 'Blitz Mage' }, { card: 'Esteemed Knight' }]);
    game.activateCard(0, 'Shot', { card: 'Blitz Mage' }).resolveAll();
    expect(game.the('Esteemed Knight').damage).toBe(1);
  });

  it('ga:2.3.4.4.1 a target must still be what was aimed at, ga:2.3.4.4.2 or nothing at all happens', () => {
    const turn = action('Turn', {
      targets: [on('Ally')],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'set', prop: 'types', value: ['Item'] }] }],
    });
    const praise = action('Praise', {
      targets: [on('Ally')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }, DRAW],
    });
    const game = play([turn, praise], { hand: ['Praise', 'Turn'] }, { field: ['Blitz Mage'] });
    game.activateCard(0, 'Praise', { card: 'Blitz Mage' }).activateCard(0, 'Turn', { card: 'Blitz Mage' }).resolveAll();
    expect([game.the('Blitz Mage').types, game.the('Blitz Mage').counters, game.count(0, 'hand')]).toEqual([
      ['Item'],
      {},
      0,
    ]);
    expect(game.happened('ILLEGAL_TARGETS')).toMatchObject([{ card: 'Praise' }]);
  });

  it('ga:2.3.4.4.2 the same is so of abilities', () => {
    const wand = card(
      'Wand',
      { types: ['Item'], subtypes: ['Artifact'] },
      { kind: 'activated', cost: [{ pay: 'rest' }], targets: [on('Ally')], effects: [DRAW] },
    );
    const game = play([wand, shot], { hand: ['Shot'], field: ['Wand'] }, { field: ['Blitz Mage'] });
    game.use(0, 'Wand', { card: 'Blitz Mage' }).activateCard(0, 'Shot', { card: 'Blitz Mage' }).resolveAll();
    expect([game.happened('ILLEGAL_TARGETS').length, game.count(0, 'hand')]).toEqual([1, 0]);
  });

  it('ga:2.3.4.4.2.1 a regalia that does not resolve is banished', () => {
    const deny = action('Deny', {
      targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', 'Weapon'] }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const game = play([deny], { champion: lorraine(1), hand: ['Deny'], materialDeck: ['Sword of Seeking'] }, {});
    game.to('materialize', 5).choose(0, { card: 'Sword of Seeking' });
    game.activateCard(0, 'Deny', { card: 'Sword of Seeking' }).resolve();
    expect(game.zones('Sword of Seeking')).toEqual(['banishment']);
  });

  it('ga:2.3.4.5 so do objects that an effect makes', () => {
    const call = action('Call', { effects: [{ do: 'create', token: ally('Squire', {}), count: 1 }] });
    const game = play([call], {}, { hand: ['Call'] })
      .pass()
      .activateCard(1, 'Call')
      .resolve();
    expect(game.the('Squire')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('ga:2.3.4.2.1 a champion that has come to belong to another lineage is not levelled up', () => {
    const second = action('Second', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'materialDeck' }, { named: 'Lorraine, Wandering Warrior' }] },
          to: 'field',
        },
      ],
    });
    const away = action('Away', {
      targets: [on('Champion')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const mine = {
      champion: rai(1),
      hand: ['Second', 'Away'],
      memory: some(2),
      materialDeck: ['Lorraine, Wandering Warrior', 'Rai, Archmage'],
    };
    const game = play([second, away], mine, {}).to('materialize', 5).choose(0, { card: 'Rai, Archmage' });
    game.activateCard(0, 'Second').resolve();
    while (game.stack().length > 1) game.resolve();
    game.activateCard(0, 'Away', { card: 'Rai, Spellcrafter' }).resolve().resolve();
    expect([game.champion(0).name, game.zones('Rai, Archmage')]).toEqual([
      'Lorraine, Wandering Warrior',
      ['graveyard'],
    ]);
    expect(game.happened('MATERIALIZATION_FAILED')).toHaveLength(1);
  });
});

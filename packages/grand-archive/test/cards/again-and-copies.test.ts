import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero, thing } from './hero.js';

describe('once more', () => {
  it('Spirit Blade: Retribution is dear once, and then costs nothing from hand or graveyard', () => {
    const play = game(
      hero('Warrior', 'crux', 1, 'Lorraine, Test'),
      10,
      {
        hand: ['Spirit Blade: Retribution', 'Rouse', 'Spirit Blade: Retribution'],
        banishment: ['Wolf', 'Hound'],
      },
      { field: [{ card: 'Wall' }], champion: { card: 'Spirit of Fire' } },
      {
        definitions: [
          ally('Wall', { life: 40 }),
          action('Rouse', {
            effects: [{ do: 'status', what: { each: [{ has: ['types', 'Champion'] }] }, status: 'rested', on: false }],
          }),
        ],
      },
    );
    const cards = play.decision().options.filter((o) => o.card === 'Spirit Blade: Retribution');
    expect(cards.map(({ cost }) => cost)).toEqual(expect.arrayContaining([expect.stringContaining('10')]));
    play
      .answer(0, { choose: [String(cards[0]?.id)] })
      .answering([])
      .resolve()
      .fight();
    // Wolf and Hound have 1 power each, and it attacks everything.
    expect([play.the('Wall').damage, play.damage(1)]).toEqual([5, 5]);
    play.activateCard(0, 'Rouse').resolve();
    const before = play.count(0, 'memory');
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Spirit Blade: Retribution', zone: 'graveyard' }).answering([]);
    play.resolve().fight();
    expect([
      play.damage(1),
      play.count(0, 'memory'),
      play.all('Spirit Blade: Retribution', 'graveyard').length,
    ]).toEqual([10, before, 1]);
    const fresh = game(hero('Warrior', 'crux', 1, 'Other, Test'), 9, {
      hand: ['Spirit Blade: Retribution'],
      graveyard: ['Spirit Blade: Retribution'],
    });
    expect(fresh.offers()).not.toContain('ACTIVATE_CARD Spirit Blade: Retribution');
  });
});

describe('copies', () => {
  it('Starlit Apothecary copies a Potion or Herb, brewed, unless an opponent pays 4', () => {
    const tonic = thing(
      'Tonic',
      { types: ['Item'], subtypes: ['Potion'], costKind: 'reserve', cost: 2 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [
          {
            do: 'if',
            if: { is: ['self', { played: 'brew' }] },
            then: [{ do: 'draw', who: 'you', count: 3 }],
            else: [{ do: 'draw', who: 'you', count: 1 }],
          },
        ],
      },
    );
    const setup = (name: string, hands: number[]) =>
      table(
        [
          { champion: { card: name }, field: ['Starlit Apothecary', 'Tonic'] },
          ...hands.map((n) => ({ hand: some(n) })),
        ],
        {
          definitions: [hero('Cleric', 'astra', 1, name), tonic],
          turn: { number: 5, active: 0, step: 'recollection' },
        },
      );
    const play = setup('Arisanna, Test', [0, 0]);
    expect(play.stack()).toEqual(['Starlit Apothecary']);
    play.resolve();
    const [made] = play.all('Tonic').filter(({ token }) => token === true);
    expect(play.all('Tonic')).toHaveLength(2);
    const before = play.count(0, 'hand');
    play.choose(0, { kind: 'ACTIVATE_ABILITY', object: String(made?.id) }).resolve();
    expect(play.count(0, 'hand') - before).toBe(3);
    play.use(0, 'Tonic').resolve();
    expect(play.count(0, 'hand') - before).toBe(4);
    // Each opponent in turn may pay, until one does.
    const paid = setup('Arisanna, Test', [4, 4]).resolve();
    expect([paid.decision().seat, paid.decision().shape]).toEqual([1, 'CONFIRM']);
    paid.answer(1, { confirm: false });
    expect([paid.decision().seat, paid.decision().shape]).toEqual([2, 'CONFIRM']);
    paid.answer(2, { confirm: true }).answering([]);
    expect([paid.all('Tonic').length, paid.count(1, 'hand'), paid.count(2, 'memory')]).toEqual([1, 4, 4]);
    expect(setup('Other, Test', [0, 0]).stack()).toEqual([]);
  });

  it('Meteoric Volley doubles the Aethercharges of the attack', () => {
    const wing = thing('Wing', {
      supertypes: ['Regalia'],
      types: ['Weapon'],
      subtypes: ['Aetherwing'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 3,
    });
    const charge = card(
      'Charge',
      { types: ['Action'], subtypes: ['Aethercharge', 'Spell'], costKind: 'reserve', cost: 0, speed: 'fast', power: 2 },
      {
        kind: 'triggered',
        zone: 'intent',
        keyword: 'on hit',
        on: { on: 'hit', source: 'self' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const setup = () =>
      game(
        hero('Ranger', 'astra'),
        3,
        { hand: ['Meteoric Volley'], field: [{ card: 'Wing', loaded: ['Charge', 'Charge'] }] },
        {},
        { definitions: [wing, charge] },
      );
    expect(setup().offers()).not.toContain('ACTIVATE_CARD Meteoric Volley');
    const play = setup().declare(0, 'Hero', 'Spirit of Fire', 'Wing');
    while (play.decision().seat !== 0) play.pass();
    play.activateCard(0, 'Meteoric Volley').resolve();
    expect((play.combat().intent as string[]).length).toBe(4);
    const before = play.count(0, 'hand');
    play.fight();
    expect([play.damage(1), play.count(0, 'hand') - before]).toEqual([9, 4]);
    expect([play.all('Charge', 'graveyard').length, play.zones('Charge').length]).toEqual([2, 2]);
  });
});

describe('potions', () => {
  const jab = thing(
    'Jab',
    { types: ['Item'], subtypes: ['Potion'], costKind: 'reserve', cost: 2 },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
    },
  );
  it('Enhance Potency copies the next ability of the Potion that it rested', () => {
    const setup = (rested: boolean, classes = 'Cleric', pay = 2) =>
      game(
        hero(classes, 'wind'),
        pay,
        { hand: ['Enhance Potency'], field: [{ card: 'Jab', rested }] },
        { field: ['Wolf', 'Hound'] },
        { definitions: [jab] },
      );
    expect(setup(false, 'Mage').offers()).not.toContain('ACTIVATE_CARD Enhance Potency');
    const play = setup(false).activateCard(0, 'Enhance Potency').resolve();
    expect(play.the('Jab').rested).toBe(true);
    play.use(0, 'Jab', { card: 'Wolf' }).resolve();
    if (!play.waiting()) play.choose(0, { card: 'Hound' });
    while (play.view().stack.length > 0) play.resolve();
    expect([play.the('Wolf').damage, play.the('Hound').damage]).toEqual([2, 2]);
    const late = setup(true).activateCard(0, 'Enhance Potency').resolve().use(0, 'Jab', { card: 'Wolf' });
    expect(late.stack()).toEqual(['Jab']);
  });

  it('Soothing Potion is brewed of two Herbs of one name, and draws another card then', () => {
    const herb = (name: string) => thing(name, { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const setup = (...field: string[]) =>
      game(
        hero('Cleric', 'water'),
        6,
        { hand: ['Soothing Potion'], field, champion: { damage: 5 } },
        {},
        { definitions: [herb('Sage'), herb('Mint')] },
      );
    const ways = (...field: string[]) =>
      setup(...field)
        .decision()
        .options.filter((o) => o.card === 'Soothing Potion').length;
    expect([ways('Sage', 'Mint'), ways('Sage', 'Mint', 'Sage')]).toEqual([1, 2]);
    const play = setup('Sage', 'Mint', 'Sage').choose(0, {
      kind: 'ACTIVATE_CARD',
      card: 'Soothing Potion',
      method: 'brew',
    });
    if (!play.waiting())
      play.choose(0, [
        { card: 'Sage', nth: 0 },
        { card: 'Sage', nth: 1 },
      ] as never);
    play.resolve();
    expect([play.zones('Mint'), play.all('Sage').length, play.count(0, 'memory')]).toEqual([['field'], 0, 0]);
    const before = play.count(0, 'hand');
    play.use(0, 'Soothing Potion').resolve();
    expect([play.count(0, 'hand') - before, play.damage(0)]).toEqual([2, 2]);
    const paid = setup('Sage').choose(0, { kind: 'ACTIVATE_CARD', card: 'Soothing Potion' }).answering([]).resolve();
    paid.use(0, 'Soothing Potion').resolve();
    expect([paid.count(0, 'hand'), paid.damage(0)]).toEqual([1, 2]);
  });
});

describe('the next attack', () => {
  const slash = card('Slash', { types: ['Attack'], subtypes: ['Sword'], costKind: 'reserve', cost: 0, power: 2 });
  const order = card(
    'Order',
    { types: ['Attack'], subtypes: ['Command'], costKind: 'reserve', cost: 0, power: 2 },
    { kind: 'keyword', keyword: 'command', label: 'Human' },
  );
  const setup = (rested: boolean, more: JsonObject = {}) =>
    game(
      hero('Warrior', 'water', 1, 'Mordred, Test'),
      2,
      { hand: ['Regulus Blitz', 'Slash', 'Slash', 'Order'], champion: { rested }, field: ['Squire'], ...more },
      { hand: ['Bolt', ...some(1)] },
      { definitions: [slash, order, ally('Squire', { power: 0 })] },
    );
  it('Regulus Blitz has the next attack card rest nobody, and attack all the same', () => {
    const play = setup(true);
    expect(play.offers()).not.toContain('ACTIVATE_CARD Slash');
    play.use(0, 'Regulus Blitz').resolve();
    expect(play.zones('Regulus Blitz')).toEqual(['graveyard']);
    play.activateCard(0, 'Slash').resolve().fight();
    expect([play.damage(1), play.champion(0).rested]).toEqual([2, true]);
    expect(play.offers()).not.toContain('ACTIVATE_CARD Slash');
    // Awake it stays so, and may attack once more.
    const awake = setup(false).use(0, 'Regulus Blitz').resolve().activateCard(0, 'Order').resolve();
    awake.fight().activateCard(0, 'Slash').resolve().fight();
    expect([awake.damage(1), awake.champion(0).rested, awake.the('Squire').rested]).toEqual([4, false, true]);
    awake.activateCard(0, 'Slash').resolve().fight();
    expect([awake.damage(1), awake.champion(0).rested]).toEqual([6, true]);
  });

  it('Regulus Blitz negates what others activate while it is in the intent, unless they pay 2', () => {
    const play = setup(false, { graveyard: ['Reed', 'Wolf'] })
      .activateCard(0, 'Regulus Blitz')
      .resolve();
    while (play.decision().seat !== 1) play.pass();
    play.activateCard(1, 'Bolt', { card: 'Squire' });
    play.use(0, 'Regulus Blitz');
    expect(play.zones('Reed')).toEqual(['banishment']);
    play.resolve();
    // One card is not enough to pay with.
    expect([play.stack(), play.zones('Bolt'), play.offers().includes('ACTIVATE_ABILITY Regulus Blitz')]).toEqual([
      [],
      ['graveyard'],
      false,
    ]);
  });
});

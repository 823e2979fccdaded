/** Abilities that work in graveyards and intents, and what is dealt, counted or paid otherwise because of them (2.4.0.4, 2.5.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, some } from '../support/play.js';

const relic = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 }, ...abilities);
const hurt = (amount: number): JsonObject =>
  action('Hurt', { targets: [on('Ally', 'Champion')], effects: [{ do: 'damage', amount, to: { target: 0 } }] });

describe('a card that is banished from the graveyard to pay', () => {
  const paid = (match: JsonObject): JsonObject => ({
    kind: 'triggered',
    zone: 'graveyard',
    on: { on: 'move', object: 'self', match: { from: 'graveyard', to: 'banishment', ...match } },
    effects: [{ do: 'move', what: { event: 'became' }, to: 'field', cause: 'effect', controller: 'you' }],
  });
  const float = ally('Float', {}, keyword('floating memory'), paid({ cause: 'memoryCost' }));
  const hare = ally('Hare', { elements: ['fire'] }, paid({ paying: 'kindle' }));
  const blaze = ally('Blaze', { cost: 1 }, { ...keyword('kindle'), value: 1 });
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
  const banish = action('Banish', {
    effects: [
      { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, to: 'banishment', cause: 'banish' },
    ],
  });
  const ring = { ...relic('Ring'), props: { ...(relic('Ring').props as JsonObject), cost: 1 } };
  const definitions = [float, hare, blaze, rush, ring, banish];
  const finish = (game: ArchivePlay): ArchivePlay => {
    for (let i = 0; i < 20 && (game.decision().kind !== 'OPPORTUNITY' || game.stack().length > 0); i++) {
      const { kind, seat, default: usual } = game.decision();
      if (kind === 'OPPORTUNITY') game.pass();
      else game.answer(seat, usual);
    }
    return game;
  };
  it('ga:2.4.2.1 triggers by a memory cost', () => {
    const game = play(
      definitions,
      { champion: lorraine(1), hand: ['Rush'], graveyard: ['Float'], materialDeck: ['Ring'] },
      {},
    );
    game
      .activateCard(0, 'Rush')
      .resolve()
      .answer(0, { choose: [{ card: 'Ring' }] });
    expect(finish(game).zones('Float')).toEqual(['field']);
  });
  it('ga:2.4.2.1 triggers by a reserve cost that kindle pays', () => {
    const game = play(definitions, { hand: ['Blaze'], graveyard: ['Hare'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Blaze' });
    expect(finish(game).zones('Hare')).toEqual(['field']);
  });
  it('ga:2.4.2.1 and not as it is banished for anything else', () => {
    const game = play(definitions, { hand: ['Banish'], graveyard: ['Float', 'Hare'] }, {}).activateCard(0, 'Banish');
    const done = finish(game.resolve());
    expect([done.zones('Float'), done.zones('Hare')]).toEqual([['banishment'], ['banishment']]);
  });
});

describe('damage that is dealt to something else', () => {
  const thorns = relic(
    'Thorns',
    {
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      change: { dealtTo: 'attached' },
    },
    { ...keyword('link'), from: [{ has: ['types', ['Ally']] }] },
  );
  const barrier = card(
    'Barrier',
    { types: ['Domain'], subtypes: ['Siegeable'], costKind: 'reserve', cost: 1, durability: 5 },
    {
      kind: 'replacement',
      on: 'damage',
      target: [{ controller: 'you' }, { other: true }],
      change: { dealtTo: 'self' },
    },
  );
  const wall = ally('Wall', { life: 9 });
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
  it('ga:2.5.2.2 to what the card is linked to', () => {
    const game = play(
      [thorns, wall, rush, hurt(3)],
      { field: ['Wall'], hand: ['Rush', 'Hurt'], materialDeck: ['Thorns'] },
      {},
    );
    game
      .activateCard(0, 'Rush')
      .resolve()
      .answer(0, { choose: [{ card: 'Thorns' }] });
    for (let i = 0; i < 9 && game.zones('Thorns')[0] !== 'field'; i++) {
      const { kind, seat, default: usual } = game.decision();
      if (kind === 'OPPORTUNITY') game.pass();
      else game.answer(seat, usual);
    }
    game.activateCard(0, 'Hurt', { card: 'Spirit of Wind' }).resolve();
    expect([game.champion(0).damage ?? 0, game.the('Wall').damage]).toEqual([0, 3]);
  });
  it('ga:2.5.2.2 or to the object itself, which loses durability for it', () => {
    const game = play([barrier, wall, hurt(3)], { field: ['Wall', 'Barrier'], hand: ['Hurt'] }, {});
    game.activateCard(0, 'Hurt', { card: 'Wall' }).resolve();
    expect([game.the('Wall').damage ?? 0, game.the('Barrier').counters]).toEqual([0, { durability: 2 }]);
  });
});

describe('damage that is prevented if something is given up', () => {
  const mantle = relic('Mantle', {
    kind: 'replacement',
    on: 'damage',
    target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
    may: true,
    prevent: 2,
    also: [
      { do: 'move', what: 'self', to: 'banishment', cause: 'banish' },
      { do: 'draw', who: 'you', count: 1 },
    ],
  });
  const after = (confirm: boolean) =>
    play([mantle, hurt(3)], { field: ['Mantle'], hand: ['Hurt'] }, {})
      .activateCard(0, 'Hurt', { card: 'Spirit of Wind' })
      .resolve()
      .answer(0, { confirm });
  it('ga:2.5.2.2 only if it is, and all that hangs on it happens then', () => {
    const given = after(true);
    expect([given.champion(0).damage, given.zones('Mantle'), given.count(0, 'hand')]).toEqual([1, ['banishment'], 1]);
    const kept = after(false);
    expect([kept.champion(0).damage, kept.zones('Mantle'), kept.count(0, 'hand')]).toEqual([3, ['field'], 0]);
  });
});

describe('counters that can’t be placed', () => {
  const castle = card(
    'Castle',
    { types: ['Domain'], costKind: 'reserve', cost: 1 },
    {
      kind: 'replacement',
      on: 'counters',
      object: [{ not: { controller: 'you' } }],
      match: { kind: 'buff' },
      instead: [],
    },
  );
  const grown = ally(
    'Grown',
    {},
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'field' },
      entering: true,
      change: { counters: { buff: 1 } },
    },
  );
  const grow = action('Grow', {
    targets: [on('Ally')],
    effects: [
      { do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 },
      { do: 'counters', what: { target: 0 }, kind: 'age', amount: 1 },
    ],
  });
  it('ga:2.11.4 of that kind alone, on what others control', () => {
    const game = play(
      [castle, grow, ally('Mine', {}), ally('Theirs', {})],
      { field: ['Castle', 'Mine'], hand: ['Grow', 'Grow'] },
      { field: ['Theirs'] },
    );
    game.activateCard(0, 'Grow', { card: 'Mine' }).resolve().activateCard(0, 'Grow', { card: 'Theirs' }).resolve();
    expect([game.the('Mine').counters, game.the('Theirs').counters]).toEqual([{ buff: 1, age: 1 }, { age: 1 }]);
  });
  it('ga:2.11.6.3 nor with what enters', () => {
    const game = play([castle, grown], { field: ['Castle'] }, { hand: ['Grown', ...some(1)] });
    game.to('main', 4).activateCard(1, 'Grown').resolve();
    expect(game.the('Grown').counters ?? {}).toEqual({});
  });
});

describe('an attack card in the intent', () => {
  const strike = card(
    'Strike',
    { types: ['Attack'], costKind: 'reserve', cost: 0, speed: 'slow', power: 4 },
    {
      kind: 'activated',
      zone: 'intent',
      cost: [{ pay: 'reserve', amount: 0 }],
      limit: { inAll: 1 },
      effects: [
        { do: 'modify', what: 'self', mods: [{ mod: 'add', stat: 'power', value: -2 }], until: { kind: 'permanent' } },
      ],
    },
  );
  const flames = card(
    'Flames',
    { types: ['Attack'], costKind: 'reserve', cost: 0, speed: 'slow', power: 2 },
    {
      kind: 'triggered',
      keyword: 'on attack',
      zone: 'intent',
      on: { on: 'attack', object: 'self' },
      effects: [
        {
          do: 'modify',
          what: 'self',
          mods: [
            {
              mod: 'ability',
              ability: {
                kind: 'replacement',
                on: 'damage',
                source: [{ is: 'attacking' }],
                match: { combat: true },
                change: { amount: { times: [2, { event: 'amount' }] } },
                zone: 'intent',
              },
            },
          ],
          until: { kind: 'permanent' },
        },
      ],
    },
  );
  const wall = ally('Wall', { life: 9, power: 1 });
  const attacks = (name: string) =>
    play([strike, flames, wall], { champion: lorraine(1), hand: [name] }, { field: ['Wall'] })
      .activateCard(0, name)
      .resolve()
      .aim('Wall');
  it('ga:2.4.0.6 has its abilities there, and its power counts as it is then', () => {
    const game = attacks('Strike');
    const used = game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Strike' }).resolve();
    expect(used.choices()).not.toContain('Strike');
    expect([used.fight().the('Wall').damage, attacks('Strike').fight().the('Wall').damage]).toEqual([2, 4]);
  });
  it('ga:2.9.0.3 what it is given in the intent holds there: the damage can’t be prevented', () => {
    const lunge = card(
      'Lunge',
      { types: ['Attack'], costKind: 'reserve', cost: 0, speed: 'slow', power: 3 },
      {
        kind: 'activated',
        zone: 'intent',
        cost: [{ pay: 'reserve', amount: 0 }],
        limit: { inAll: 1 },
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              {
                mod: 'ability',
                ability: { kind: 'static', mods: [{ mod: 'rule', rule: 'combatUnpreventable' }], zone: 'intent' },
              },
            ],
            until: { kind: 'permanent' },
          },
        ],
      },
    );
    const shielded = ally(
      'Shielded',
      { life: 9, power: 0 },
      { kind: 'replacement', on: 'damage', target: 'self', prevent: true },
    );
    const start = () =>
      play([lunge, shielded], { champion: lorraine(1), hand: ['Lunge'] }, { field: ['Shielded'] })
        .activateCard(0, 'Lunge')
        .resolve()
        .aim('Shielded');
    expect(start().fight().the('Shielded').damage ?? 0).toBe(0);
    const used = start().choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Lunge' }).resolve();
    expect(used.fight().the('Shielded').damage).toBe(3);
  });
  it('ga:2.2.7.2.2.3 doubles what its attack deals, and nothing that retaliates', () => {
    const game = attacks('Flames').fight({ choose: [{ card: 'Wall' }] });
    expect([game.the('Wall').damage, game.champion(0).damage]).toEqual([4, 1]);
  });
});

describe('abilities of cards in a graveyard', () => {
  const haunt = card(
    'Haunt',
    { types: ['Action'], subtypes: ['Specter'], costKind: 'reserve', cost: 1, speed: 'fast' },
    { kind: 'spell', effects: [] },
    {
      kind: 'activated',
      zone: 'graveyard',
      cost: [{ pay: 'reserve', amount: 2 }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    },
  );
  const ticket = relic('Ticket', {
    kind: 'static',
    affects: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['subtypes', ['Specter']] }],
    mods: [{ mod: 'cost', abilities: true, less: [{ pay: 'reserve', amount: 1 }] }],
  });
  const price = (field: string[]) => {
    const game = play([haunt, ticket], { field, graveyard: ['Haunt'], hand: some(2) }, {});
    return game.use(0, 'Haunt').count(0, 'memory');
  };
  it('ga:1.6.4.2.8 cost less where something says so', () => {
    expect([price([]), price(['Ticket'])]).toEqual([2, 1]);
  });
  const visits: JsonObject = {
    ...card(
      'Visits',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Skill'] },
      { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 1 }] },
      {
        kind: 'play',
        method: 'elsewhere',
        zone: 'banishment',
        exit: { to: 'mainDeck', position: 'bottom', resolved: true },
      },
    ),
  };
  it('ga:2.3.4.4 an activation from the banishment goes where it says as it resolves', () => {
    const game = play([visits], { banishment: ['Visits'] }, {})
      .activateCard(0, 'Visits')
      .resolve();
    expect([game.zones('Visits'), game.count(0, 'hand')]).toEqual([['mainDeck'], 1]);
    expect(game.count(0, 'banishment')).toBe(0);
  });
});

describe('a curse in a lineage', () => {
  const grasp = card(
    'Grasp',
    { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'fast' },
    { kind: 'spell', effects: [] },
    {
      kind: 'static',
      zone: 'lineage',
      affects: { players: 'you' },
      if: { compare: [{ happened: { on: 'activate', player: 'you' } }, '=', 0] },
      mods: [{ mod: 'cost', more: [{ pay: 'reserve', amount: 1 }] }],
    },
  );
  const bind = action('Bind', {
    effects: [
      {
        do: 'generate',
        named: 'Grasp',
        to: 'lineage',
        attached: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] },
      },
    ],
  });
  const free = action('Free', { effects: [] });
  it('ga:1.7.1.4.4.5 makes the first card dearer that the player of the champion activates each turn', () => {
    const game = play([grasp, bind, free], { hand: ['Bind', 'Free'] }, { hand: ['Free', 'Free', ...some(2)] });
    game.activateCard(0, 'Bind').resolve().activateCard(0, 'Free').resolve();
    expect(game.count(0, 'memory')).toBe(0);
    game.to('main', 4).activateCard(1, 'Free').resolve();
    const once = game.count(1, 'memory');
    game.activateCard(1, 'Free').resolve();
    expect([once, game.count(1, 'memory')]).toEqual([1, 1]);
  });
});

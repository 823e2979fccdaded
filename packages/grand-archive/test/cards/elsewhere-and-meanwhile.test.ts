import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const fire = (name: string): JsonObject => ally(name, { elements: ['fire'], power: 3, life: 3 });

const calm = action('Calm', {
  effects: [
    {
      do: 'modify',
      what: { each: [{ named: 'Ember' }] },
      mods: [{ mod: 'add', stat: 'power', value: { negative: 3 } }],
    },
  ],
});

describe('for a while', () => {
  it('Lesser Boon of Rakko does what its dice say, twice a game', () => {
    const own = hero('Warrior', 'norm');
    const setup = (...dice: number[]) =>
      table(
        [
          { champion: 'Hero', pantheon: ['Lesser Boon of Rakko'], hand: some(8) },
          { champion: { card: 'Lorraine, Wandering Warrior' }, hand: some(2) },
          {},
        ],
        { definitions: [own], options: { format: 'pantheon' }, random: dice },
      );
    const held = (...dice: number[]) => {
      const play = setup(...dice)
        .use(0, 'Lesser Boon of Rakko')
        .resolve();
      for (let d = play.decision(); !isWindow(d); d = play.decision()) play.answer(d.seat, d.default);
      return [0, 1].map((seat) => play.count(seat, 'hand'));
    };
    expect([held(0, 0), held(0, 1), held(2, 1), held(2, 2), held(3, 3), held(4, 3), held(4, 5), held(5, 5)]).toEqual([
      [4, 1],
      [5, 2],
      [5, 2],
      [6, 3],
      [6, 3],
      [6, 2],
      [6, 2],
      [7, 2],
    ]);
    const twice = setup(1, 1, 1, 1).use(0, 'Lesser Boon of Rakko').resolve();
    expect(twice.offers()).toContain('ACTIVATE_ABILITY Lesser Boon of Rakko');
    twice.use(0, 'Lesser Boon of Rakko').resolve();
    expect(twice.offers()).not.toContain('ACTIVATE_ABILITY Lesser Boon of Rakko');
  });

  it('Nullifying Mirror makes what lies in that memory norm, and what comes there later', () => {
    const count = action('Count', {
      effects: [
        {
          do: 'counters',
          what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
          kind: 'seen',
          amount: { count: [{ zone: 'memory' }, { owner: 'opponent' }, { has: ['elements', 'fire'] }] },
        },
      ],
    });
    const gift = action('Gift', {
      effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, to: 'memory' }],
    });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Nullifying Mirror'], hand: ['Count', 'Count', 'Gift', 'Count', 'Count'], memory: ['Ember'] },
      { memory: ['Ember', 'Ember'], graveyard: ['Ember'] },
      { definitions: [fire('Ember'), count, gift] },
    );
    const seen = () => Number(counters(play.champion(0)).seen ?? 0);
    play.activateCard(0, 'Count').resolve();
    expect(seen()).toBe(2);
    play.use(0, 'Nullifying Mirror').resolve();
    play.activateCard(0, 'Count').resolve();
    expect(seen()).toBe(2);
    play.activateCard(0, 'Gift').resolve();
    play.activateCard(0, 'Count').resolve();
    expect(seen()).toBe(2);
    // It is over with the turn.
    play.to('recollection', 4);
    if (play.decision().seat === 1) play.pass();
    play.activateCard(0, 'Count').resolve();
    expect(seen()).toBe(5);
  });

  it('Peaceful Reunion keeps you and a player from attacking until your next turn, later units as well', () => {
    const setup = () =>
      game(
        hero('Cleric', 'norm'),
        4,
        { hand: ['Peaceful Reunion'], field: ['Wolf'] },
        { field: ['Wolf'], hand: ['Hound'] },
      );
    const play = setup();
    play.activateCard(0, 'Peaceful Reunion', { player: 1 } as never).resolve();
    expect(play.zones('Peaceful Reunion')).toEqual(['banishment']);
    expect(play.offers()).not.toContain('ATTACK Wolf');
    play.to('main', 4);
    expect(play.offers()).not.toContain('ATTACK Wolf');
    play.activateCard(1, 'Hound').resolve();
    expect(play.offers()).not.toContain('ATTACK Hound');
    expect(play.to('main', 5).offers()).toContain('ATTACK Wolf');
    const attacked = setup().declare(0, 'Wolf', 'Spirit of Fire').fight();
    expect(attacked.offers()).not.toContain('ACTIVATE_CARD Peaceful Reunion');
  });

  it('Oppressive Presence has attacks of allies cost the power of your strongest fire ally', () => {
    const setup = (cards: number) => {
      const play = game(
        hero('Warrior', 'fire'),
        2,
        { hand: ['Oppressive Presence', 'Calm'], field: ['Ember', 'Golem'] },
        { field: ['Wolf'], hand: some(cards) },
        {
          definitions: [fire('Ember'), ally('Golem', { power: 5, life: 5 }), calm],
          turn: { active: 1, step: 'recollection' },
        },
      );
      if (play.decision().seat === 1) play.pass();
      play.activateCard(0, 'Oppressive Presence').resolve();
      // What its power becomes afterwards is nothing to it.
      play.pass().activateCard(0, 'Calm').resolve();
      return play.to('main');
    };
    // Another card is drawn before the main phase.
    expect(setup(1).offers()).not.toContain('ATTACK Wolf');
    const paid = setup(2);
    expect(paid.offers()).toContain('ATTACK Wolf');
    paid.choose(1, { kind: 'ATTACK', card: 'Wolf' });
    paid.answer(1, { choose: [{ card: 'Hero' }] }).answering([]);
    expect([paid.count(1, 'hand'), paid.count(1, 'memory')]).toEqual([0, 3]);
    const own = game(hero('Warrior', 'fire'), 2, { hand: ['Oppressive Presence'] });
    expect(own.offers()).not.toContain('ACTIVATE_CARD Oppressive Presence');
  });
});

describe('what becomes an ally', () => {
  it('Scepter of Awakening makes a phantasia an ally with its cost as figures, and a buff counter', () => {
    const mist = thing('Mist', { types: ['Phantasia'], costKind: 'reserve', cost: 3 });
    const play = game(
      hero('Cleric', 'tera', 1, 'Diao Chan, Test'),
      2,
      { materialDeck: ['Scepter of Awakening'], field: [{ card: 'Mist', count: 4 }] },
      {},
      { definitions: [mist] },
    );
    expect(play.offers()).toContain('ACTIVATE_CARD Scepter of Awakening');
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Scepter of Awakening' }).resolve();
    play.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Scepter of Awakening' });
    const [first] = play.decision().options;
    play.answer(0, { choose: [first?.id ?? ''] as never }).answering([]);
    play.resolve();
    const became = play.all('Mist').filter((o) => (o.types as string[]).includes('Ally'));
    expect(became.map((o) => `${String(o.power)}/${String(o.life)}`)).toEqual(['4/4']);
    play.to('main', 4);
    expect(play.all('Mist').filter((o) => (o.types as string[]).includes('Ally'))).toEqual([]);
    for (const [name, many] of [
      ['Diao Chan, Test', 3],
      ['Hero', 4],
    ] as const)
      expect(
        game(
          hero('Cleric', 'tera', 1, name),
          0,
          { materialDeck: ['Scepter of Awakening'], field: [{ card: 'Mist', count: many }] },
          {},
          { definitions: [mist] },
        ).offers(),
      ).not.toContain('ACTIVATE_CARD Scepter of Awakening');
  });

  it("Humpty Dumpty, Fate's Fall lives as long as it has a buff counter", () => {
    const play = game(hero('Cleric', 'astra'), 4, { field: ["Humpty Dumpty, Fate's Fall"] });
    const use = (ability: number) => {
      const open = play.decision().options.find((o) => o.ability === ability);
      return play
        .answer(0, { choose: [open?.id ?? ''] as never })
        .answering([])
        .resolve();
    };
    use(0);
    expect(play.decision().kind).toBe('GLIMPSE');
    play.answer(0, play.decision().default);
    expect(counters(play.the("Humpty Dumpty, Fate's Fall")).buff).toBe(1);
    expect(play.the("Humpty Dumpty, Fate's Fall").power).toBe(null);
    use(1);
    expect([play.figures("Humpty Dumpty, Fate's Fall"), play.zones("Humpty Dumpty, Fate's Fall")]).toEqual([
      '1/1',
      ['field'],
    ]);
    const bare = game(hero('Cleric', 'astra'), 2, { field: ["Humpty Dumpty, Fate's Fall"] });
    const second = bare.decision().options.find((o) => o.ability === 1);
    bare
      .answer(0, { choose: [second?.id ?? ''] as never })
      .answering([])
      .resolve();
    expect(bare.zones("Humpty Dumpty, Fate's Fall")).toEqual(['graveyard']);
  });
});

describe('cards that are played later', () => {
  it('Quicksilver Grail materializes the card that it banished face down', () => {
    const cup = card('Cup', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { materialDeck: ['Quicksilver Grail', 'Cup'] },
      {},
      { definitions: [cup], turn: { step: 'materialize' } },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Quicksilver Grail' }] });
    play.resolveAll();
    play.answer(0, { choose: [{ card: 'Cup' }] });
    expect([play.count(0, 'banishment'), play.zones('Cup')]).toEqual([1, []]);
    play.to('main').use(0, 'Quicksilver Grail').resolve();
    play.answer(0, { confirm: true } as never).answering([]);
    expect(play.stack()).toEqual(['Cup']);
    play.resolve();
    expect(play.zones('Cup')).toEqual(['field']);
  });

  it('Quicksilver Grail has a card of the main deck activated, and not materialized', () => {
    const note = action('Note', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
    const hide = action('Hide', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Note' }] },
          to: 'materialDeck',
          status: { preserved: true },
        },
      ],
    });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { materialDeck: ['Quicksilver Grail'], hand: ['Hide'], graveyard: ['Note'] },
      {},
      { definitions: [note, hide], turn: { step: 'recollection' } },
    );
    play.activateCard(0, 'Hide').resolve();
    play.until({ kind: 'MATERIALIZE' }).answer(0, { choose: [{ kind: 'MATERIALIZE', card: 'Quicksilver Grail' }] });
    play.resolveAll();
    play.answer(
      0,
      play.decision().options.length > 0
        ? { choose: [play.decision().options[0]?.id ?? ''] as never }
        : play.decision().default,
    );
    play.to('main', 5).use(0, 'Quicksilver Grail').resolve();
    play.answer(0, { confirm: true } as never);
    expect(play.decision().kind).toBe('PLAY_CARD');
    const held = play.count(0, 'hand');
    play.choose(0, { card: 'Note' }).resolve();
    expect(play.count(0, 'hand')).toBe(held + 2);
  });

  it('Waited Accord has the first advanced card of each player each turn cost 2 more', () => {
    const gleam = card(
      'Gleam',
      { types: ['Action'], elements: ['crux'], costKind: 'reserve', cost: 1, speed: 'fast' },
      { kind: 'spell', effects: [] },
    );
    const relic = (n: number) =>
      card(`Relic ${n}`, { types: ['Item'], supertypes: ['Regalia'], elements: ['crux'], costKind: 'memory', cost: 1 });
    const setup = (relics: number, own: JsonObject[] = []) =>
      game(
        hero('Cleric', 'crux', 2),
        6,
        {
          hand: ['Waited Accord', 'Gleam', 'Gleam', ...own.map(({ name }) => String(name))],
          materialDeck: [1, 2, 3].slice(0, relics).map((n) => `Relic ${n}`),
        },
        { hand: [{ card: 'Gleam' }], graveyard: own.length > 0 ? ['Gleam'] : [] },
        { definitions: [gleam, relic(1), relic(2), relic(3), ...own] },
      );
    const play = setup(3);
    play.activateCard(0, 'Waited Accord').resolve();
    play.resolve();
    play.answer(0, { confirm: true } as never).answer(0, play.decision().default);
    const cost = (seat: number) => Number(play.all('Gleam', 'hand').filter((o) => o.owner === seat)[0]?.costNow);
    expect(cost(0)).toBe(3);
    play.activateCard(0, 'Gleam').resolve();
    expect(cost(0)).toBe(1);
    // Whoever activates it counts, and not whose card it is.
    const lent = action('Lent', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] },
          mods: [{ mod: 'play' }],
          until: { kind: 'permanent' },
        },
      ],
    });
    const lending = setup(3, [lent]);
    lending.activateCard(0, 'Waited Accord').resolve();
    lending.resolve();
    lending.answer(0, { confirm: true } as never).answer(0, lending.decision().default);
    lending.activateCard(0, 'Lent').resolve();
    const prices = () =>
      lending.decision().options.flatMap(({ kind, zone, cost }) => (kind === 'ACTIVATE_CARD' ? [[zone, cost]] : []));
    expect(prices()).toContainEqual(['graveyard', '(3)']);
    lending.choose(0, { kind: 'ACTIVATE_CARD', card: 'Gleam', zone: 'graveyard' } as never).answering([]);
    lending.resolve();
    expect(prices()).toContainEqual(['hand', '(1)']);
    const few = setup(2).activateCard(0, 'Waited Accord').resolve().resolve();
    few.answer(0, { confirm: false } as never);
    expect(Number(few.all('Gleam', 'hand')[0]?.costNow)).toBe(1);
    few.use(0, 'Waited Accord').resolve();
    expect(few.zones('Waited Accord')).toEqual(['graveyard']);
  });
});

describe('champions of a material deck', () => {
  it('Vanitas, Dominus Rex is activated for 1 less for every 3 damage that your champion has dealt, and taxes materializing', () => {
    const burn = action('Burn', {
      effects: [
        {
          do: 'damage',
          amount: 4,
          to: { each: [{ has: ['types', 'Champion'] }, { controller: 'opponent' }] },
          from: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
        },
      ],
    });
    const setup = (level: number, name: string, cards: number) =>
      game(
        hero('Cleric', 'wind', level, name),
        0,
        { hand: ['Burn', 'Burn'], memory: some(cards), materialDeck: ['Vanitas, Dominus Rex'] },
        {},
        { definitions: [burn] },
      );
    const offered = (play: ReturnType<typeof game>) => play.offers().includes('ACTIVATE_CARD Vanitas, Dominus Rex');
    expect([offered(setup(2, 'Vanitas, Test', 3)), offered(setup(2, 'Vanitas, Test', 2))]).toEqual([true, false]);
    expect([offered(setup(1, 'Vanitas, Test', 3)), offered(setup(2, 'Hero', 3))]).toEqual([false, false]);
    const cost = (play: ReturnType<typeof game>) =>
      play.decision().options.find(({ card }) => card === 'Vanitas, Dominus Rex')?.cost;
    const three = setup(2, 'Vanitas, Test', 3);
    expect([cost(three), cost(three.activateCard(0, 'Burn').resolve())]).toEqual(['memory 3', 'memory 2']);
    // Materializing it costs what it did.
    expect(three.the('Vanitas, Dominus Rex', 'materialDeck').costNow).toBe(3);
    const play = setup(2, 'Vanitas, Test', 2).activateCard(0, 'Burn').resolve();
    expect(offered(play)).toBe(true);
    play.activateCard(0, 'Burn').resolve();
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Vanitas, Dominus Rex' }).resolve();
    expect([play.champion(0).card, play.count(0, 'memory')]).toEqual(['Vanitas, Dominus Rex', 1]);
  });

  it('Vanitas, Dominus Rex has what the hit player materializes cost 1 more until your next turn', () => {
    const club = thing('Club', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 9,
    });
    const play = game(
      hero('Cleric', 'wind'),
      0,
      { champion: { card: 'Vanitas, Dominus Rex' }, field: ['Club'] },
      { materialDeck: ['Club'], hand: some(1) },
      { definitions: [club] },
    );
    const cost = () => play.the('Club', 'materialDeck').costNow;
    expect(cost()).toBe(0);
    play.declare(0, 'Vanitas, Dominus Rex', 'Spirit of Fire', 'Club').fight();
    expect(cost()).toBe(1);
    expect([play.to('main', 4) && cost(), play.to('main', 5) && cost()]).toEqual([1, 0]);
  });

  it('Mordred, Fated Luminary levels up within his level, draws for it once, and lets attack cards be played once more', () => {
    const heir = (name: string, level: number) => hero('Warrior', 'norm', level, name);
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 2, power: 2 });
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const play = game(
      hero('Warrior', 'norm'),
      2,
      {
        champion: { card: 'Mordred, Fated Luminary' },
        hand: ['Up', 'Up'],
        graveyard: ['Cut', 'Hound'],
        materialDeck: ['Mordred, Heir', 'Mordred, King'],
      },
      {},
      { definitions: [heir('Mordred, Heir', 3), heir('Mordred, King', 4), cut, up] },
    );
    expect(play.offers()).toContain('ACTIVATE_CARD Cut');
    expect(play.the('Cut', 'graveyard').keywords).toEqual(expect.arrayContaining(['floating memory']));
    expect(play.offers()).not.toContain('ACTIVATE_CARD Hound');
    const hand = () => play.count(0, 'hand');
    const before = hand();
    play.activateCard(0, 'Up').resolve();
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, { choose: [{ card: 'Mordred, Heir' }] });
    play.resolveAll();
    expect([play.champion(0).card, hand()]).toEqual(['Mordred, Heir', before + 1]);
    play.activateCard(0, 'Up').resolve();
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, { choose: [{ card: 'Mordred, King' }] });
    play.resolveAll();
    expect([play.champion(0).card, hand()]).toEqual(['Mordred, King', before]);
    const attack = game(
      hero('Warrior', 'norm'),
      2,
      { champion: { card: 'Mordred, Fated Luminary' }, graveyard: ['Cut'] },
      {},
      { definitions: [cut] },
    );
    attack.choose(0, { kind: 'ACTIVATE_CARD', card: 'Cut' }).answering([]).resolve();
    attack.fight();
    expect([attack.damage(1), attack.zones('Cut')]).toEqual([2, ['banishment']]);
  });
});

describe('cards of others', () => {
  it('Devised Conspiracy lets you play what its attacks banish, whatever elements it has', () => {
    const ember = card(
      'Ember',
      { types: ['Action'], elements: ['water'], costKind: 'reserve', cost: 1, speed: 'fast' },
      { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 3 }] },
    );
    const club = thing('Club', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 9,
    });
    const setup = (prepared: boolean) => {
      const play = game(
        hero('Assassin', 'umbra', 1, 'Tristan, Test'),
        3,
        { hand: ['Devised Conspiracy'], champion: { counters: { preparation: 2 } }, field: ['Club'] },
        { mainDeck: ['Ember', ...some(5)] },
        { definitions: [ember, club] },
      );
      play.activateCard(0, 'Devised Conspiracy', { confirm: prepared } as never).resolve();
      return play.declare(0, 'Tristan, Test', 'Spirit of Fire', 'Club').fight();
    };
    const play = setup(true);
    expect([play.damage(1), play.count(1, 'banishment')]).toEqual([3, 1]);
    expect(play.offers()).toContain('ACTIVATE_CARD Ember');
    play.activateCard(0, 'Ember').resolve();
    expect(play.count(0, 'hand')).toBe(4);
    const bare = setup(false);
    expect([bare.damage(1), bare.count(1, 'banishment'), bare.offers().includes('ACTIVATE_CARD Ember')]).toEqual([
      3,
      0,
      false,
    ]);
  });
});

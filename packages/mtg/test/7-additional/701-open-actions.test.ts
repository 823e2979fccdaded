/** Voting, clashing, airbending, time travel, villainous choices, beholding, collecting evidence, blighting for a cost (701). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  continuous,
  creature,
  draw,
  exile,
  gainLife,
  instant,
  keyword,
  mayPay,
  player,
  rule,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';
import { own } from '../language/play.js';

const heard = (name: string, what: string, amount = 10): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what } }, { effects: [gainLife(amount)] })],
  });
const forPlayers = (name: string, which: 'you' | 'opponents', mod: JsonObject): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: which }, [{ mod: 'rule', ...mod } as never])],
  });

describe('votes', () => {
  const CARDS = [
    instant('Test Council', '{0}', {
      effects: [
        {
          do: 'vote',
          options: [
            { label: 'life', as: 'life' },
            { label: 'cards', as: 'cards' },
          ],
        },
        gainLife({ times: [10, { number: 'life' }] }),
        draw({ number: 'cards' }),
      ],
    }),
    instant('Test Judgment', '{0}', {
      effects: [
        { do: 'vote', among: { each: and({ zone: 'battlefield' }, creature) }, save: 'most' },
        exile({ saved: 'most' }),
      ],
    }),
    forPlayers('Test Delegate', 'you', { rule: 'votesMore', count: 1 }),
    forPlayers('Test Lobby', 'you', { rule: 'votesMore', count: 1, may: true }),
    heard('Test Reporter', 'vote'),
  ];
  const game = (...players: JsonObject[]) => table(players, { definitions: CARDS as never, turn: { active: 0 } });

  it('mtg:701.38a each player votes in turn order, whoever’s spell it is first', () => {
    const g = game({}, { hand: ['Test Council'] }, {})
      .pass()
      .cast(1, 'Test Council')
      .resolve();
    const asked: number[] = [];
    for (const value of ['life', 'cards', 'cards']) {
      asked.push(g.decision().seat);
      g.choose(g.decision().seat, { value });
    }
    expect(asked).toEqual([1, 2, 0]);
    expect([g.life(1), g.hand(1)]).toEqual([30, 2]);
  });

  it('mtg:701.38b what is voted for may be objects: those with the most votes, or tied for them', () => {
    const field = { battlefield: ['Grizzly Bears', 'Hill Giant', 'Wall of Wood'] };
    const vote = (...names: string[]) => {
      const g = game({ hand: ['Test Judgment'], ...field }, {}, {})
        .cast(0, 'Test Judgment')
        .resolve();
      for (const name of names) g.choose(g.decision().seat, { card: name });
      return field.battlefield.map((name) => g.zones(name)[0]);
    };
    expect(vote('Hill Giant', 'Grizzly Bears', 'Hill Giant')).toEqual(['battlefield', 'exile', 'battlefield']);
    expect(vote('Hill Giant', 'Grizzly Bears', 'Wall of Wood')).toEqual(['exile', 'exile', 'exile']);
  });

  it('mtg:701.38d a player with more votes casts them before the next player votes; some need not be cast', () => {
    const g = game({ hand: ['Test Council'], battlefield: ['Test Delegate', 'Test Lobby'] }, {});
    g.cast(0, 'Test Council').resolve().choose(0, { value: 'life' }).choose(0, { value: 'life' });
    expect(g.decision()).toMatchObject({ seat: 0, min: 0, max: 1 });
    g.choose(0, []).choose(1, { value: 'cards' });
    expect([g.life(0), g.hand(0)]).toEqual([40, 1]);
  });

  it('abilities trigger as players finish voting', () => {
    const g = game({ hand: ['Test Council'], battlefield: ['Test Reporter'] }, {})
      .cast(0, 'Test Council')
      .resolve();
    g.choose(0, { value: 'cards' });
    expect(g.view().stack).toHaveLength(1);
    g.choose(1, { value: 'cards' });
    expect(g.resolveAll().life(0)).toBe(30);
  });
});

describe('clashes', () => {
  const CARDS = [
    instant('Test Clash', '{0}', {
      effects: [
        { do: 'clash', won: 'won' },
        { do: 'if', if: { compare: [{ number: 'won' }, '=', 1] }, then: [gainLife(1)] },
      ],
    }),
    heard('Test Fighter', 'clash'),
    heard('Test Winner', 'winClash', 100),
  ];
  const game = (one: JsonObject, two: JsonObject, ...more: JsonObject[]) =>
    table([{ hand: ['Test Clash'], ...one }, two, ...more], { definitions: CARDS as never })
      .cast(0, 'Test Clash')
      .resolve();
  const top = (name: string) => ({ library: [name, 'Forest'] });

  it('mtg:701.30a each may put the card on the bottom; mtg:701.30c they say so in turn order and it goes at once', () => {
    const g = game(top('Hill Giant'), top('Shock'));
    expect(g.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    g.answer(0, { confirm: true });
    expect(g.decision()).toMatchObject({ kind: 'MAY', seat: 1 });
    g.answer(1, { confirm: false });
    const order = (seat: number) =>
      g
        .view()
        .zones.flatMap((zone) =>
          zone.id === 'library' && zone.owner === seat
            ? ((zone as JsonObject).objects ?? (zone as JsonObject).known ?? [])
            : [],
        );
    expect([order(0).length, order(1).length]).toEqual([2, 2]);
    expect(g.view().objects[order(0)[1] as string]?.card).toBe('Hill Giant');
    expect(g.view().objects[order(1)[0] as string]?.card).toBe('Shock');
  });

  it('mtg:701.30c the active player says first where the card goes, whoever’s spell it is', () => {
    const g = table([top('Hill Giant'), { hand: ['Test Clash'], ...top('Shock') }], { definitions: CARDS as never });
    g.pass().cast(1, 'Test Clash').pass().pass();
    expect(g.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    expect(g.answer(0, { confirm: false }).decision()).toMatchObject({ kind: 'MAY', seat: 1 });
  });

  it('mtg:701.30b with several opponents one is chosen to clash with', () => {
    const g = game(top('Hill Giant'), top('Shock'), top('Shock'));
    expect(g.decision().options?.map(({ player: seat }) => seat)).toEqual([1, 2]);
    g.choose(0, { player: 2 }).answer(0, { confirm: false });
    expect(g.decision()).toMatchObject({ seat: 2 });
  });

  it('mtg:701.30d who revealed the higher mana value wins; with equal ones nobody does', () => {
    const life = (mine: string, theirs: string) => {
      const g = game(top(mine), top(theirs));
      return g.answer(0, { confirm: false }).answer(1, { confirm: false }).life(0);
    };
    expect([life('Hill Giant', 'Shock'), life('Shock', 'Hill Giant'), life('Shock', 'Shock')]).toEqual([21, 20, 20]);
  });

  it('abilities trigger on clashing and on winning a clash', () => {
    const g = game({ ...top('Hill Giant'), battlefield: ['Test Fighter', 'Test Winner'] }, top('Shock'));
    g.answer(0, { confirm: false }).answer(1, { confirm: false });
    g.answer(0, g.decision().default).resolveAll();
    expect(g.life(0)).toBe(131);
  });
});

describe('airbending', () => {
  const CARDS = [
    instant('Test Gust', '{0}', { targets: [target(creature)], effects: [{ do: 'airbend', what: t(0) }] }),
    heard('Test Monk', 'airbend'),
  ];

  it('mtg:701.65a the owner, and nobody else, may cast the exiled card for two mana as long as it is there', () => {
    const g = own(CARDS, [{ hand: ['Test Gust'] }, { battlefield: ['Craw Wurm', 'Forest', 'Forest'] }]);
    g.castAt(0, 'Test Gust', { card: 'Craw Wurm' }).resolve();
    expect(g.zones('Craw Wurm')).toEqual(['exile']);
    const offered = (seat: number) => {
      while (g.decision().seat !== seat || !g.waiting()) g.answer(g.decision().seat, g.decision().default);
      return g.decision().options?.filter(({ kind, card: name }) => kind === 'CAST' && name === 'Craw Wurm').length;
    };
    expect(offered(0)).toBe(0);
    g.until({ step: 'precombatMain', turn: 4 });
    expect(offered(1)).toBe(1);
    g.choose(1, { kind: 'CAST', card: 'Craw Wurm' }).resolve();
    expect(g.figures('Craw Wurm')).toBe('6/4');
    expect(g.all('Forest').map(({ tapped }) => tapped)).toEqual([true, true]);
  });

  it('mtg:701.65b abilities trigger on airbending where something was exiled', () => {
    const g = own(CARDS, [{ hand: ['Test Gust'], battlefield: ['Test Monk'] }, { battlefield: ['Craw Wurm'] }]);
    expect(g.castAt(0, 'Test Gust', { card: 'Craw Wurm' }).resolveAll().life(0)).toBe(30);
  });
});

describe('time travel', () => {
  it('mtg:701.56a time counters come and go on permanents and suspended cards, as their player chooses', () => {
    const CARDS = [
      instant('Test Travel', '{0}', { effects: [{ do: 'timeTravel' }] }),
      instant('Test Later', '{5}', {
        effects: [gainLife(5)],
      }),
      card('Test Clock', { cost: '{0}', type: 'Artifact', abilities: [keyword('vanishing')] }),
    ];
    const clock = (as: string) => ({ card: 'Test Clock', as, counters: { time: 2 } });
    const g = own(CARDS, [
      { hand: ['Test Travel'], battlefield: [clock('a'), clock('b'), 'Hill Giant'] },
      { battlefield: [clock('c')] },
    ]);
    g.cast(0, 'Test Travel').resolve();
    expect(g.decision().options).toHaveLength(2);
    g.choose(0, [{ card: 'Test Clock', nth: 0 }]);
    expect(g.decision().options).toHaveLength(1);
    g.choose(0, [{ card: 'Test Clock' }]);
    expect(g.all('Test Clock').map(({ counters }) => counters)).toEqual([{ time: 3 }, { time: 1 }, { time: 2 }]);
  });

  it('mtg:701.56a suspended cards in exile are among them', () => {
    const CARDS = [instant('Test Travel', '{0}', { effects: [{ do: 'timeTravel' }] })];
    const g = own(CARDS, [{ hand: ['Test Travel', 'Rift Bolt'], battlefield: ['Mountain'] }, {}]);
    g.choose(0, { kind: 'SPECIAL', card: 'Rift Bolt' });
    g.cast(0, 'Test Travel')
      .resolve()
      .choose(0, [{ card: 'Rift Bolt' }]);
    g.answer(0, g.decision().default);
    expect(g.the('Rift Bolt', 'exile').counters).toEqual({ time: 2 });
  });
});

describe('villainous choices', () => {
  const CARDS = [
    instant('Test Villain', '{0}', {
      effects: [
        {
          do: 'villainousChoice',
          who: 'opponents',
          as: 'them',
          choices: [
            { label: 'pain', effects: [{ do: 'stat', who: { saved: 'them' }, stat: 'life', amount: -3 }] },
            { label: 'profit', effects: [gainLife(5)] },
          ],
        },
      ],
    }),
    forPlayers('Test Tyrant', 'opponents', { rule: 'facesAgain' }),
  ];

  it('mtg:701.55d players face it one after another in turn order, each doing what they chose before the next', () => {
    const g = table([{}, { hand: ['Test Villain'] }, {}], { definitions: CARDS as never });
    g.pass().cast(1, 'Test Villain').resolve();
    expect(g.decision().seat).toBe(0);
    g.choose(0, { index: 0 });
    expect([g.life(0), g.decision().seat]).toEqual([17, 2]);
    expect([g.choose(2, { index: 1 }).life(1), g.life(2)]).toEqual([25, 20]);
  });

  it('mtg:701.55c who faces it an additional time chooses once more', () => {
    const g = own(CARDS, [{ hand: ['Test Villain'], battlefield: ['Test Tyrant'] }, {}])
      .cast(0, 'Test Villain')
      .resolve();
    expect(g.choose(1, { index: 0 }).life(1)).toBe(17);
    expect([g.choose(1, { index: 1 }).life(0), g.decision().kind]).toEqual([25, 'PRIORITY']);
  });
});

describe('costs that are keyword actions', () => {
  const paying = (name: string, cost: JsonObject): CardDefinition =>
    instant(name, '{0}', { effects: [mayPay([cost as never], [gainLife(7)])] });
  const CARDS = [
    paying('Test Sleuth', { pay: 'collectEvidence', amount: 4 }),
    paying('Test Blight', { pay: 'blight', count: 2 }),
    paying('Test Behold', { pay: 'behold', what: { has: ['subtypes', 'Bear'] }, label: 'a Bear' }),
    heard('Test Detective', 'collectEvidence'),
    heard('Test Witherer', 'blight'),
  ];
  const cast = (name: string, one: JsonObject) =>
    own(CARDS, [{ ...one, hand: [name, ...((one.hand as string[]) ?? [])] }, {}])
      .cast(0, name)
      .resolve();

  it('mtg:701.59a cards with total mana value 4 or greater are exiled from the own graveyard', () => {
    const g = cast('Test Sleuth', { graveyard: ['Hill Giant', 'Shock', 'Forest'], battlefield: ['Test Detective'] });
    g.answer(0, { confirm: true });
    g.choose(0, [{ card: 'Shock' }]);
    expect(g.decision()).toMatchObject({ kind: 'COST' });
    g.choose(0, [{ card: 'Hill Giant' }]).resolveAll();
    expect([g.zones('Hill Giant'), g.zones('Shock'), g.zones('Forest')]).toEqual([['exile'], ['exile'], ['graveyard']]);
    expect(g.life(0)).toBe(37);
  });

  it('mtg:701.59b who has too little in the graveyard can’t choose to collect evidence', () => {
    const g = cast('Test Sleuth', { graveyard: ['Shock', 'Shock', 'Forest'] });
    expect([g.decision().kind, g.life(0)]).toEqual(['PRIORITY', 20]);
    expect(
      cast('Test Sleuth', { graveyard: ['Hill Giant', 'Forest'] })
        .answer(0, { confirm: true })
        .zones('Hill Giant'),
    ).toEqual(['graveyard']);
  });

  it('mtg:701.68b who controls no creature can’t choose to blight', () => {
    const g = cast('Test Blight', { battlefield: ['Forest'] });
    expect([g.decision().kind, g.life(0)]).toEqual(['PRIORITY', 20]);
    const paid = cast('Test Blight', { battlefield: ['Hill Giant', 'Test Witherer'] }).answer(0, { confirm: true });
    expect([paid.figures('Hill Giant'), paid.resolveAll().life(0)]).toEqual(['1/1', 37]);
  });

  it('mtg:701.4a a card of the hand is revealed, or a permanent is chosen', () => {
    const g = cast('Test Behold', { hand: ['Grizzly Bears', 'Shock'], battlefield: ['Grizzly Bears', 'Hill Giant'] });
    g.answer(0, { confirm: true });
    expect(g.decision().options?.map(({ card: name }) => name)).toEqual(['Grizzly Bears', 'Grizzly Bears']);
    expect(g.choose(0, { card: 'Grizzly Bears', nth: 0 }).life(0)).toBe(27);
    const shown = g.view(1).zones.find(({ id, owner }) => id === 'hand' && owner === 0) as JsonObject;
    expect((shown.known as string[]).map((id) => g.view(1).objects[id]?.card)).toEqual(['Grizzly Bears']);
  });
});

describe('exchanging life totals', () => {
  const CARDS = [
    instant('Test Mirror', '{0}', {
      targets: [target([player])],
      effects: [{ do: 'exchangeLifeTotals', who: 'you', with: t(0) }],
    }),
    card('Test Seal', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [continuous({ players: 'opponents' }, [rule('cantGainLife')])],
    }),
  ];
  const swap = (battlefield: string[]) => {
    const g = own(CARDS, [
      { hand: ['Test Mirror'], life: 3 },
      { life: 15, battlefield },
    ]);
    g.cast(0, 'Test Mirror', { player: 1 }).resolve();
    return [g.life(0), g.life(1)];
  };
  it('mtg:701.12a where one of them can’t gain the life, the other loses none', () => {
    expect(swap(['Test Seal'])).toEqual([3, 15]);
  });
  it('mtg:701.12c each gains or loses so much, unless one of them can’t', () => {
    expect(swap([])).toEqual([15, 3]);
    expect(swap(['Test Seal'])).toEqual([3, 15]);
  });
});

describe('what abilities trigger on', () => {
  const CARDS = [
    instant('Test Riffle', '{0}', { effects: [{ do: 'shuffle', who: 'players' }] }),
    card('Test Dealer', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [triggered({ on: 'shuffle', player: 'opponent' }, { effects: [gainLife(10)] })],
    }),
    card('Test Smith', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [triggered({ on: 'unattach', source: creature }, { effects: [gainLife(10)] })],
    }),
    instant('Test Disarm', '{0}', {
      effects: [{ do: 'unattach', what: { each: { has: ['subtypes', 'Equipment'] } } }],
    }),
    card('Test Robot', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [continuous(creature, [rule('cantTransform')])],
    }),
    instant('Test Conversion', '{0}', { effects: [{ do: 'convert', what: { each: creature } }] }),
  ];

  it('mtg:701.24e they trigger on shuffling a library of one card, or of none', () => {
    const shuffled = (library: string[]) =>
      own(CARDS, [{ hand: ['Test Riffle'], battlefield: ['Test Dealer'] }, { library }])
        .cast(0, 'Test Riffle')
        .resolve();
    expect([shuffled([]), shuffled(['Forest'])].map((g) => g.resolveAll().life(0))).toEqual([30, 30]);
  });

  it('mtg:701.24f each shuffle of a library is one to trigger on', () => {
    const g = table([{ hand: ['Test Riffle'], battlefield: ['Test Dealer'] }, {}, {}], { definitions: CARDS as never });
    g.cast(0, 'Test Riffle').resolve();
    while (!g.waiting()) g.answer(g.decision().seat, g.decision().default);
    expect(g.resolveAll().life(0)).toBe(40);
  });

  it('mtg:701.3d what is unattached stays and equips nothing; also a creature that leaves lets it become unattached', () => {
    const armed = (hand: string[]) =>
      own(CARDS, [
        {
          hand,
          battlefield: [
            'Test Smith',
            'Mountain',
            { card: 'Grizzly Bears', as: 'bear' },
            { card: 'Bonesplitter', attachedTo: 'bear' },
          ],
        },
        {},
      ]);
    const g = armed(['Test Disarm']).cast(0, 'Test Disarm').resolveAll();
    expect([g.figures('Grizzly Bears'), g.the('Bonesplitter').attachedTo, g.life(0)]).toEqual(['2/2', null, 30]);
    const dead = armed(['Shock']).cast(0, 'Shock', { card: 'Grizzly Bears' }).resolveAll();
    expect([dead.zones('Grizzly Bears'), dead.the('Bonesplitter').attachedTo, dead.life(0)]).toEqual([
      ['graveyard'],
      null,
      30,
    ]);
  });

  it('mtg:701.28f what can’t transform can’t convert', () => {
    const front = (battlefield: string[]) =>
      own(CARDS, [{ hand: ['Test Conversion'], battlefield: ['Delver of Secrets', ...battlefield] }, {}])
        .cast(0, 'Test Conversion')
        .resolve()
        .all('Delver of Secrets // Insectile Aberration')
        .map(({ name }) => name);
    expect([front([]), front(['Test Robot'])]).toEqual([['Insectile Aberration'], ['Delver of Secrets']]);
  });
});

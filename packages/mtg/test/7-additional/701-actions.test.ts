import type { Effect, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  attach,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  draw,
  enchant,
  fight,
  gainLife,
  instant,
  keyword,
  land,
  mana,
  mill,
  plus,
  regenerate,
  scry,
  surveil,
  t,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const lifeTo = (to: number): Effect => ({ do: 'stat', stat: 'life', who: 'you', to });
for (const definition of [
  instant('Test Mill', '{0}', { effects: [mill(3, 'opponents')] }),
  instant('Test Brawl', '{0}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [fight(t(0), t(1))],
  }),
  instant('Test Solo', '{0}', { targets: [target(creature)], effects: [fight(t(0), t(0))] }),
  instant('Test Kill It', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Tap', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Scry Two', '{0}', { effects: [scry(2)] }),
  instant('Test Scry None', '{0}', { effects: [scry(0), gainLife(1)] }),
  instant('Test Surveil', '{0}', { effects: [surveil(2)] }),
  instant('Test Fetch', '{0}', {
    effects: [
      { do: 'search', who: 'you', filter: land, to: 'hand', reveal: true },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  instant('Test Tutor', '{0}', {
    effects: [
      { do: 'search', who: 'you', to: 'hand' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  instant('Test Double Power', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: { stat: 'power', of: t(0) } })],
  }),
  instant('Test Double Life', '{0}', { effects: [gainLife({ stat: 'life', of: 'you' })] }),
  instant('Test Double Counters', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: { counters: '+1/+1', of: t(0) } }],
  }),
  instant('Test Seven', '{0}', { effects: [lifeTo(7)] }),
  instant('Test Thirty', '{0}', { effects: [lifeTo(30)] }),
  card('Test Drainer', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        { effects: [damage(1, 'opponents')] },
      ),
    ],
  }),
  card('Test Static Troll', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: and(creature, youControl),
        match: { from: 'battlefield', cause: 'destroy', final: null },
        instead: [{ do: 'regenerate', what: { event: 'object' } }, tapIt({ event: 'object' })],
      },
    ],
  }),
  instant('Test Move Aura', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
  card('Test Badge', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  ...[0, 7].map((value) =>
    card(value === 0 ? 'Test Shrink' : 'Test Swell', {
      cost: '{0}',
      type: 'Enchantment — Aura',
      abilities: [...enchant(creature), continuous('attached', [{ mod: 'set', prop: 'power', value }])],
    }),
  ),
  creatureCard('Test Untapper', '{0}', 'Human', '1/1', activated([{ pay: 'untap' }], { effects: [gainLife(1)] })),
  instant('Test Make', '{0}', { effects: [create(token('Cub', 'Creature — Cat', ['W'], '1/1'))] }),
  card('Test Anthem', { type: 'Enchantment', abilities: [continuous(creature, plus(1, 1))] }),
  instant('Test Drop', '{0}', { effects: [discard(1, 'you'), draw(1)] }),
  instant('Test Red Mana', '{0}', { effects: [addMana('{R}{R}')] }),
  creatureCard(
    'Test Reg',
    '{0}',
    'Troll',
    '2/2',
    activated([mana('{0}')], { effects: [regenerate('self')] }),
    keyword('haste'),
  ),
])
  ownCards(definition);

const library = (game: Play, seat: number): unknown[] =>
  ((game.view().zones.find((z) => z.id === 'library' && z.owner === seat) as { objects?: string[] }).objects ?? []).map(
    (id) => game.view().objects[id]?.card,
  );
const alone = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('keyword actions (701)', () => {
  it('mtg:701.3c what is attached to something else gets a new timestamp', () => {
    const game = alone(
      ['Test Move Aura'],
      ['Hill Giant', 'Grizzly Bears'].flatMap((host, i) => [
        { card: host, as: `h${i}` },
        { card: ['Test Shrink', 'Test Swell'][i] as string, attachedTo: `h${i}` },
      ]),
    );
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['0/3', '7/2']);
    game.cast(0, 'Test Move Aura', { card: 'Test Shrink' }, { card: 'Grizzly Bears' }).resolve();
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['3/3', '0/2']);
  });

  it('mtg:701.3a attaching elsewhere takes it from where it was', () => {
    const game = alone(
      ['Test Move Aura'],
      [{ card: 'Grizzly Bears', as: 'b' }, 'Hill Giant', { card: 'Test Badge', attachedTo: 'b' }],
    );
    game.castAt(0, 'Test Move Aura', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
  });

  it('mtg:701.3a nothing is attached to what it can’t enchant', () => {
    const band = card('Test Band', {
      cost: '{0}',
      type: 'Enchantment — Aura',
      abilities: [...enchant(and(creature, youControl)), continuous('attached', plus(1, 1))],
    });
    const battlefield: JsonObject[] = [
      { card: 'Grizzly Bears', as: 'b' },
      { card: 'Test Band', attachedTo: 'b' },
    ];
    const game = magicPosition([{ hand: ['Test Move Aura'], battlefield }, { battlefield: ['Hill Giant'] }], {
      definitions: [band],
    });
    game.cast(0, 'Test Move Aura', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '3/3']);
  });

  it('mtg:701.6b costs of a countered spell stay paid', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Counterspell').resolve();
    expect([game.the('Mountain').tapped, game.zones('Shock'), game.life(1)]).toEqual([true, ['graveyard'], 20]);
  });

  it('mtg:701.7a a token is created with what it is given, and continuous effects apply to it', () => {
    expect(alone(['Test Make'], ['Test Anthem']).cast(0, 'Test Make').resolve().figures('Cub')).toBe('2/2');
  });

  it('mtg:701.10b doubling power adds as much as it is', () => {
    const game = alone(['Giant Growth', 'Test Double Power'], ['Forest', 'Grizzly Bears']);
    game.cast(0, 'Giant Growth').resolve().cast(0, 'Test Double Power').resolve();
    expect(game.figures('Grizzly Bears')).toBe('10/5');
  });

  it('mtg:701.10d doubling life is gaining as much; mtg:701.10e doubling counters is putting on as many', () => {
    expect(alone(['Test Double Life']).cast(0, 'Test Double Life').resolve().life(0)).toBe(40);
    const game = alone(['Test Double Counters'], [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }]);
    expect(game.cast(0, 'Test Double Counters').resolve().figures('Grizzly Bears')).toBe('6/6');
  });

  it('mtg:119.5 a life total that is set is reached by gaining or losing', () => {
    const game = alone(['Test Seven', 'Test Thirty'], ['Test Drainer']).cast(0, 'Test Seven').resolve();
    expect([game.life(0), game.view().stack.length]).toEqual([7, 0]);
    game.cast(0, 'Test Thirty').resolve();
    expect([game.life(0), game.view().stack.length]).toEqual([30, 1]);
    expect(game.resolve().life(1)).toBe(19);
  });

  it('mtg:701.14a creatures that fight deal each other damage mtg:701.14d that is no combat damage', () => {
    const game = magicPosition([
      { hand: ['Test Brawl'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Brawl', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').damage, game.zones('Grizzly Bears')]).toEqual([2, ['graveyard']]);
    expect(game.happened('DAMAGE_DEALT').map((d) => d.combat)).toEqual([false, false]);
  });

  it('mtg:701.14b when one is gone neither deals damage', () => {
    const game = magicPosition([
      { hand: ['Test Brawl'], battlefield: ['Hill Giant'] },
      { hand: ['Test Kill It'], battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Brawl', { card: 'Hill Giant' }).pass().cast(1, 'Test Kill It', { card: 'Grizzly Bears' });
    expect(game.resolveAll().the('Hill Giant').damage).toBe(0);
  });

  it('mtg:701.14c a creature that fights itself deals itself twice its power', () => {
    const game = alone(['Test Solo'], [{ card: 'Air Elemental', counters: { '+0/+9': 1 } }]);
    expect(game.cast(0, 'Test Solo').resolve().the('Air Elemental').damage).toBe(8);
  });

  it('mtg:701.17a milling takes from the top and is no draw, mtg:701.17b and takes as many as there are', () => {
    const game = magicPosition([{ hand: ['Test Mill'] }, { library: ['Shock', 'Island'] }])
      .cast(0, 'Test Mill')
      .resolve();
    expect([game.zones('Shock'), game.zones('Island'), game.result()]).toEqual([['graveyard'], ['graveyard'], null]);
  });

  it('mtg:701.19b a static ability that regenerates does so every time', () => {
    const game = alone(['Test Kill It', 'Test Kill It', 'Test Kill It'], ['Grizzly Bears', 'Test Static Troll']);
    for (let i = 0; i < 3; i++) game.cast(0, 'Test Kill It').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ tapped: true, damage: 0 });
    const fight = magicPosition([
      { battlefield: ['Grizzly Bears', 'Test Static Troll'] },
      { battlefield: ['Hill Giant'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(fight.the('Grizzly Bears')).toMatchObject({ damage: 0, attacking: null, tapped: true });
  });

  it('mtg:701.22a cards put on the bottom go there in the order that their player chooses', () => {
    const game = alone(['Test Scry Two'], [], { library: ['Shock', 'Murder', 'Plains'] })
      .cast(0, 'Test Scry Two')
      .resolve();
    game.answer(0, {
      assign: [
        { from: { card: 'Shock' }, to: { value: 'bottom' } },
        { from: { card: 'Murder' }, to: { value: 'bottom' } },
      ],
    });
    expect(game.decision()).toMatchObject({ kind: 'ORDER', seat: 0 });
    game.answer(0, { order: [{ card: 'Murder' }, { card: 'Shock' }] });
    expect(library(game, 0)).toEqual(['Plains', 'Murder', 'Shock']);
  });

  it('mtg:701.22b scry 0 asks nothing', () => {
    const game = alone(['Test Scry None']).cast(0, 'Test Scry None').resolve();
    expect([game.life(0), game.happened('LOOKED_AT')]).toEqual([21, []]);
  });

  it('mtg:701.25a surveil puts each card on top or into the graveyard', () => {
    const game = alone(['Test Surveil'], [], { library: ['Shock', 'Island', 'Forest'] })
      .cast(0, 'Test Surveil')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SURVEIL', shape: 'ASSIGN' });
    game.answer(0, {
      assign: [
        { from: { card: 'Shock' }, to: { value: 'graveyard' } },
        { from: { card: 'Island' }, to: { value: 'top' } },
      ],
    });
    expect([game.zones('Shock'), library(game, 0)]).toEqual([['graveyard'], ['Island', 'Forest']]);
  });

  it('mtg:701.23b who searches for cards of a kind may fail to find one; mtg:701.23a only what fits can be found', () => {
    const game = alone(['Test Fetch'], [], { library: ['Shock', 'Island'] })
      .cast(0, 'Test Fetch')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 1 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Island']);
    expect(game.choose(0, []).hand(0)).toBe(0);
  });

  it('mtg:701.20a a card that is revealed by itself is shown to all, and no other', () => {
    const show = instant('Test Show', '{0}', {
      effects: [{ do: 'reveal', what: { each: [{ zone: 'hand' }, { owner: 'you' }, creature] } }],
    });
    const game = magicPosition([{ hand: ['Test Show', 'Memnite', 'Shock'] }, {}], { definitions: [show] });
    game.cast(0, 'Test Show').resolve();
    for (const viewer of [1, 'spectator'] as const)
      expect(Object.values(game.view(viewer).objects).flatMap((o) => (o.zone === 'hand' ? [o.card] : []))).toEqual([
        'Memnite',
      ]);
  });

  it('mtg:701.23a who searches looks at all cards of the library, and finds one that fits', () => {
    const game = alone(['Test Fetch'], [], { library: ['Shock', 'Island', 'Murder'] })
      .cast(0, 'Test Fetch')
      .resolve();
    const seen = Object.values(game.view(0).objects).filter((o) => o.zone === 'library');
    expect(seen.map((o) => o.card).sort()).toEqual(['Island', 'Murder', 'Shock']);
    expect(Object.values(game.view(1).objects).filter((o) => o.zone === 'library' && o.owner === 0)).toEqual([]);
    expect(game.choose(0, { card: 'Island' }).zones('Island')).toEqual(['hand']);
  });

  it('mtg:701.23d who searches for just a card must find one; mtg:701.23e it is not revealed unless that is said', () => {
    const game = alone(['Test Tutor'], [], { library: ['Shock', 'Island'] })
      .cast(0, 'Test Tutor')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 1, max: 1 });
    game.choose(0, { card: 'Shock' });
    expect([game.hand(0), game.happened('REVEALED')]).toEqual([1, []]);
    expect(Object.values(game.view(1).objects).some((o) => o.card === 'Shock')).toBe(false);
  });

  it('mtg:701.24a a shuffled library is in an order that nobody knows: no card keeps its id', () => {
    const game = alone(['Test Fetch'], [], { library: lands(9, 'Plains') });
    const ids = (): unknown[] =>
      (game.view().zones.find((z) => z.id === 'library' && z.owner === 0) as { objects: string[] }).objects;
    const before = ids();
    game.cast(0, 'Test Fetch').resolve().choose(0, []);
    expect(ids().filter((id) => before.includes(id))).toEqual([]);
  });

  it('mtg:701.24a nobody knows any more which card is which, not even who had seen them', () => {
    const known = (game: Play) => Object.values(game.view(0).objects).filter((o) => o.zone === 'library').length;
    const game = alone(['Test Fetch'], [], { library: ['Shock', 'Murder', 'Opt'] })
      .cast(0, 'Test Fetch')
      .resolve();
    expect(known(game)).toBe(3);
    expect(known(game.choose(0, []))).toBe(0);
  });

  it('mtg:701.24a the same cards are in a random order afterwards', () => {
    const cards = ['Shock', 'Murder', 'Opt', 'Plains', 'Swamp', 'Mountain', 'Forest', 'Memnite', 'Unsummon'];
    const order = (seed: string) => {
      const game = magicPosition([{ hand: ['Test Fetch'], library: cards }, {}], { seed });
      game.cast(0, 'Test Fetch').resolve().choose(0, []);
      return library(game, 0).map(String);
    };
    expect(order('a').toSorted()).toEqual(cards.toSorted());
    expect(new Set(['a', 'b', 'c'].map((seed) => order(seed).join()).concat(cards.join())).size).toBe(4);
  });

  it('mtg:701.26a only what is untapped is tapped', () => {
    const game = alone(['Test Tap'], [{ card: 'Grizzly Bears', tapped: true }])
      .cast(0, 'Test Tap')
      .resolve();
    expect(game.happened('STATUS_CHANGED').filter((e) => e.card === 'Grizzly Bears')).toEqual([]);
  });

  it('mtg:107.6 {Q} untaps: a creature that is tapped and not sick pays it', () => {
    const uses = (more: object): number =>
      alone([], [{ card: 'Test Untapper', ...more }])
        .decision()
        .options.filter((o) => o.card === 'Test Untapper').length;
    expect([uses({}), uses({ tapped: true, sick: true }), uses({ tapped: true })]).toEqual([0, 0, 1]);
    const game = alone([], [{ card: 'Test Untapper', tapped: true }]).activate(0, 'Test Untapper');
    expect([game.the('Test Untapper').tapped, game.resolve().life(0)]).toEqual([false, 21]);
  });

  it('mtg:605.5b mtg-2003:406.1b a spell that adds mana uses the stack', () => {
    const game = alone(['Test Red Mana']).cast(0, 'Test Red Mana');
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().view().players[0]).toMatchObject({ resources: { mana: { R: 2 } } });
  });
});

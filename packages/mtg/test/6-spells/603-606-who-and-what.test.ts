/** Triggered, static, mana and loyalty abilities (603–606): whose they are, what they tell apart, and how often. */
import type { Effect, TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  artifact,
  card,
  color,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  discard,
  each,
  enchant,
  exile,
  gainLife,
  has,
  instant,
  loseLife,
  loyalty,
  mana,
  mayPay,
  mill,
  or,
  player,
  plus,
  putOntoBattlefield,
  returnToHand,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  whenYouDo,
} from './test-cards.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const later = (on: TriggerPattern, effects: Effect[], more: object = {}): Effect => ({
  do: 'delayed',
  on,
  effects,
  ...more,
});
const end: TriggerPattern = { on: 'step', match: { step: 'end' } };
const creatureDies: TriggerPattern = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } };

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  relic('Test Own Casts', triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(1)] })),
  relic('Test Their Casts', triggered({ on: 'cast', player: 'opponent' }, { effects: [gainLife(1)] })),
  relic('Test All Casts', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] })),
  relic(
    'Test Ends',
    triggered({ on: 'step', match: { step: ['upkeep', 'end'] } } as TriggerPattern, { effects: [gainLife(1)] }),
  ),
  relic('Test Red Pain', triggered({ on: 'damage', source: color('R') }, { effects: [gainLife(1)] })),
  relic('Test Each Pain', triggered({ on: 'damage', source: creature }, { effects: [gainLife({ event: 'amount' })] })),
  instant('Test Red Spark', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  card('Test Ember', {
    cost: '{0}',
    type: 'Instant',
    colors: ['R'],
    abilities: [{ kind: 'spell', targets: [target(player)], effects: [damage(1, t(0))] }],
  }),
  card('Test Leaver', {
    cost: '{9}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'move', object: 'self', match: { from: 'graveyard', to: 'exile' } },
        { zone: 'graveyard', effects: [gainLife(3)] },
      ),
    ],
  }),
  instant('Test Purge', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [exile(t(0))] }),
  card('Test Memory', {
    cost: '{9}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'move', object: 'self', match: { to: 'graveyard' } },
        { if: { is: ['you', { stat: ['life', '>=', 20] }] }, effects: [gainLife(2)] },
      ),
    ],
  }),
  instant('Test Erode', '{0}', { targets: [target(player)], effects: [mill(1, t(0))] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(or(creature, { has: ['subtypes', 'Aura'] })))] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  relic('Test Mourner', triggered(creatureDies, { effects: [gainLife(1)] })),
  card('Test Grip', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(artifact), continuous('attached', [control])],
  }),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Human',
    '1/9',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  creatureCard(
    'Test Stinger',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      { targets: [target(creature)], effects: [damage(1, t(0))] },
    ),
  ),
  relic(
    'Test Threefold',
    triggered({ on: 'cast' }, { effects: [gainLife(1)] }),
    triggered({ on: 'cast' }, { effects: [gainLife(10)] }),
    triggered({ on: 'cast' }, { effects: [gainLife(100)] }),
  ),
  instant('Test Two Waits', '{0}', { effects: [later(creatureDies, [gainLife(1)]), later(end, [gainLife(10)])] }),
  instant('Test Wake', '{0}', {
    effects: [later(creatureDies, [gainLife(1)], { repeat: true, until: { kind: 'endOfTurn' } })],
  }),
  instant('Test Vow', '{0}', {
    effects: [
      later({ on: 'damage', source: creature }, [gainLife(10)], { repeat: true, until: { kind: 'endOfTurn' } }),
    ],
  }),
  instant('Test Slow X', '{X}', { effects: [later(end, [gainLife('x')])] }),
  creatureCard('Test Delayer', '{0}', 'Human', '1/1', activated([], { effects: [later(end, [gainLife(7)])] })),
  instant('Test Steal', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [untilEndOfTurn(t(0), control)],
  }),
  relic(
    'Test Poor',
    triggered({ on: 'state', when: { is: ['you', { stat: ['life', '<', 10] }] } }, { effects: [gainLife(1)] }),
  ),
  relic(
    'Test Very Poor',
    triggered({ on: 'state', when: { is: ['you', { stat: ['life', '<', 10] }] } }, { effects: [gainLife(1)] }),
    triggered({ on: 'state', when: { is: ['you', { stat: ['life', '<', 11] }] } }, { effects: [gainLife(20)] }),
  ),
  instant('Test Bleed', '{0}', { effects: [loseLife(12, 'opponents')] }),
  instant('Test Offering', '{0}', {
    effects: [
      { do: 'sacrifice', who: 'you', filter: and(creature, { controller: 'you' }), save: 'lost' },
      whenYouDo({
        targets: [target(player)],
        effects: [damage({ stat: 'power', of: { saved: 'lost' } }, t(0))],
      }),
    ],
  }),
  relic('Test Banner', continuous(creature, plus(1, 1))),
  relic('Test Teacher', continuous(creature, [has(continuous('self', plus(2, 0)))])),
  relic(
    'Test Taxer',
    triggered(
      { on: 'cast', player: 'opponent' },
      { effects: [mayPay([mana('{1}')], [], [gainLife(5)], { event: 'player' } as never)] },
    ),
  ),
  creatureCard('Test Entering', '{0}', 'Human', '1/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    change: { counters: { '+1/+1': 2 }, status: { tapped: true } },
  }),
  instant('Test Rise', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  creatureCard(
    'Test Returner',
    '{0}',
    'Human',
    '1/1',
    triggered(dies, { effects: [returnToHand({ event: 'became' }), gainLife(1)] }),
  ),
  sorcery('Test Forget', '{0}', { effects: [discard(1, 'opponents')] }),
);

const triggers = (game: Play): unknown[] => game.happened('ABILITY_TRIGGERED').map((e) => [e.card, e.controller]);
const onStack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);

describe('what triggers (603.2)', () => {
  const listeners = ['Test Own Casts', 'Test Their Casts', 'Test All Casts'];
  it('mtg:603.2 what is said of players is matched: one’s own doing, an opponent’s, anybody’s', () => {
    const mine = magicPosition([{ hand: ['Test Sip'], battlefield: listeners }, {}]).cast(0, 'Test Sip');
    const names = (game: Play) => triggers(game).map((x) => (x as unknown[])[0]);
    expect(names(mine).sort()).toEqual(['Test All Casts', 'Test Own Casts']);
    const theirs = magicPosition([{ battlefield: listeners }, { hand: ['Test Sip'] }])
      .pass()
      .cast(1, 'Test Sip');
    expect(names(theirs).sort()).toEqual(['Test All Casts', 'Test Their Casts']);
  });
  it('mtg:603.2a abilities trigger in anybody’s turn, whoever may act', () => {
    const game = magicPosition([{ hand: ['Test Sip'] }, { battlefield: listeners }]).cast(0, 'Test Sip');
    expect(triggers(game)).toEqual([
      ['Test Their Casts', 1],
      ['Test All Casts', 1],
    ]);
  });
  it('mtg:603.2 one of several events that an ability names is enough, and its source has to fit', () => {
    const game = magicPosition([{ battlefield: ['Test Ends'] }, {}]);
    game.until({ step: 'end' });
    game.until({ turn: 4, step: 'upkeep' });
    expect(triggers(game)).toHaveLength(2);
    const hurt = (name: string) =>
      triggers(
        magicPosition([{ hand: [name], battlefield: ['Test Red Pain'] }, {}])
          .cast(0, name, { player: 1 })
          .resolve(),
      );
    expect([hurt('Test Red Spark'), hurt('Test Ember')]).toEqual([[], [['Test Red Pain', 0]]]);
  });
  it('mtg:603.2c damage of two creatures at the same time is two occurrences for what asks for a creature', () => {
    const game = magicPosition([{ battlefield: ['Test Each Pain', 'Memnite', 'Hill Giant'] }, {}]).until({
      kind: 'ATTACKERS',
    });
    game.attack(0, 'Memnite', 'Hill Giant').until({ step: 'postcombatMain' });
    expect(triggers(game)).toHaveLength(2);
    expect(game.life(0)).toBe(24);
  });
  it('mtg:603.2f mtg:603.10a what leaves a graveyard is looked back at there', () => {
    const game = magicPosition([{ hand: ['Test Purge'] }, { graveyard: ['Test Leaver'] }]).castAt(0, 'Test Purge', {
      card: 'Test Leaver',
    });
    expect(triggers(game.resolve())).toEqual([['Test Leaver', 1]]);
    expect(game.resolve().life(1)).toBe(23);
  });
});

describe('whose it is, and where it goes (603.3)', () => {
  it('mtg:603.3 all that has triggered goes onto the stack', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Threefold'] }, {}]).cast(0, 'Test Sip');
    game.answer(0, game.decision().default);
    expect(onStack(game)).toEqual(['Test Threefold', 'Test Threefold', 'Test Threefold', 'Test Sip']);
    expect(game.resolveAll().life(0)).toBe(132);
  });
  it('mtg:603.3b the active player’s go first, whichever seat that is, each player’s in the order they choose', () => {
    const game = magicPosition(
      [{ battlefield: ['Test All Casts'] }, { hand: ['Test Sip'], battlefield: ['Test Threefold'] }],
      {
        turn: { active: 1, number: 4 },
      },
    ).cast(1, 'Test Sip');
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 1 });
    const [a, b, c] = game.decision().options.map((o) => o.id) as [string, string, string];
    game.answer(1, { order: [b, c, a] });
    expect(onStack(game)).toEqual(['Test All Casts', 'Test Threefold', 'Test Threefold', 'Test Threefold', 'Test Sip']);
    expect(game.resolve().life(0)).toBe(21);
    expect([game.resolve().life(1), game.resolve().life(1), game.resolve().life(1)]).toEqual([21, 121, 131]);
  });
  it('mtg:603.3a what triggers on going to the graveyard belongs to its owner, in anybody’s turn', () => {
    const game = magicPosition([{ hand: ['Test Erode'] }, { library: ['Test Memory', 'Forest', 'Forest'] }]);
    expect(triggers(game.cast(0, 'Test Erode', { player: 1 }).resolve())).toEqual([['Test Memory', 1]]);
    expect(game.resolve().life(1)).toBe(22);
  });
  it('mtg:603.3a mtg:603.10a who controlled it just before controls what triggers, though control ends with the event', () => {
    const game = magicPosition([
      { battlefield: ['Memnite', { card: 'Test Mourner', as: 'm' }] },
      { hand: ['Test Doom'], battlefield: [{ card: 'Test Grip', attachedTo: 'm' }] },
    ]).pass();
    expect(triggers(game.cast(1, 'Test Doom').resolve())).toEqual([['Test Mourner', 1]]);
    expect([game.zones('Test Grip'), game.resolve().life(1)]).toEqual([['graveyard'], 21]);
  });
  it('mtg:603.3d what an ability chooses as its target becomes a target', () => {
    const game = magicPosition([{ hand: ['Test Stinger'], battlefield: ['Test Nervous'] }, {}])
      .cast(0, 'Test Stinger')
      .resolve();
    game.choose(0, { card: 'Test Nervous' });
    expect(onStack(game)).toEqual(['Test Nervous', 'Test Stinger']);
  });
  it('mtg:603.4 the condition is asked of what triggers by its own move, too', () => {
    const after = (life: number) =>
      triggers(
        magicPosition([{ hand: ['Test Erode'] }, { life, library: ['Test Memory', 'Forest', 'Forest'] }])
          .cast(0, 'Test Erode', { player: 1 })
          .resolve(),
      );
    expect([after(19), after(20)]).toEqual([[], [['Test Memory', 1]]]);
  });
  it('mtg:603.5 "unless that player pays" is asked of that player as it resolves', () => {
    const game = magicPosition([
      { battlefield: ['Test Taxer'] },
      { hand: ['Test Sip'], battlefield: lands(1, 'Island') },
    ])
      .pass()
      .cast(1, 'Test Sip');
    expect(onStack(game)).toEqual(['Test Taxer', 'Test Sip']);
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
    expect(game.answer(1, { confirm: false }).life(0)).toBe(25);
  });
});

describe('what moves (603.6)', () => {
  const dying = () =>
    magicPosition([{ hand: ['Test Slay', 'Test Purge'], battlefield: ['Test Returner'] }, {}])
      .castAt(0, 'Test Slay', { card: 'Test Returner' })
      .resolve();
  it('mtg:603.6 mtg-2003:410.10 it is found in the zone that it moved to', () => {
    const game = dying().resolve();
    expect([game.zones('Test Returner'), game.life(0)]).toEqual([['hand'], 21]);
  });
  it('mtg:603.6 what has left that zone is not found, also where it is back again; the rest is done', () => {
    const gone = dying().castAt(0, 'Test Purge', { card: 'Test Returner' }).resolve();
    expect(gone.zones('Test Returner').sort()).toEqual(['exile', 'stack']);
    expect([gone.resolve().zones('Test Returner'), gone.life(0)]).toEqual([['exile'], 21]);
    const back = magicPosition([{ hand: ['Test Slay', 'Test Rise', 'Test Slay'], battlefield: ['Test Returner'] }, {}]);
    back
      .castAt(0, 'Test Slay', { card: 'Test Returner' })
      .resolve()
      .castAt(0, 'Test Rise', { card: 'Test Returner' })
      .resolve();
    back.castAt(0, 'Test Slay', { card: 'Test Returner' }).resolve();
    expect(onStack(back)).toEqual(['Test Returner', 'Test Returner']);
    // The second death’s ability finds the card; the first one’s has lost it.
    back.resolve();
    expect(back.zones('Test Returner').sort()).toEqual(['hand', 'stack']);
    expect([back.resolve().zones('Test Returner'), back.life(0)]).toEqual([['hand'], 22]);
  });
  it('mtg:603.6d mtg-2003:410.10e it enters so however it comes: cast, or put there', () => {
    const cast = magicPosition([{ hand: ['Test Entering'] }, {}])
      .cast(0, 'Test Entering')
      .resolve();
    const put = magicPosition([{ hand: ['Test Rise'], graveyard: ['Test Entering'] }, {}])
      .castAt(0, 'Test Rise', { card: 'Test Entering' })
      .resolve();
    for (const game of [cast, put]) {
      expect(game.the('Test Entering')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 }, power: 3 });
      expect(game.view().stack).toEqual([]);
    }
  });
});

describe('later (603.7–603.12)', () => {
  it('mtg:603.7 mtg-2003:406.2a mtg:603.7a each delayed ability waits for its own event', () => {
    const game = magicPosition([{ hand: ['Test Two Waits', 'Test Slay'], battlefield: ['Memnite'] }, {}])
      .cast(0, 'Test Two Waits')
      .resolve();
    game.castAt(0, 'Test Slay', { card: 'Memnite' }).resolve();
    expect([game.view().stack.length, game.resolve().life(0)]).toEqual([1, 21]);
    game.until({ step: 'end' });
    expect([game.view().stack.length, game.resolve().life(0)]).toEqual([1, 31]);
  });
  it('mtg:603.7b mtg:610.2 with a duration it triggers for each occurrence of one event, and no longer than that', () => {
    const game = magicPosition([
      { hand: ['Test Wake', 'Test Doom'], battlefield: ['Memnite', 'Ornithopter', 'Hill Giant'] },
      { hand: ['Test Slay'], battlefield: [] },
    ]);
    game.cast(0, 'Test Wake').resolve().cast(0, 'Test Doom').resolve();
    expect(triggers(game)).toHaveLength(3);
    const next = magicPosition([{ hand: ['Test Wake', 'Test Slay'], battlefield: ['Memnite'] }, {}])
      .cast(0, 'Test Wake')
      .resolve()
      .until({ turn: 4 });
    while (next.decision().seat !== 0) next.pass();
    expect(triggers(next.castAt(0, 'Test Slay', { card: 'Memnite' }).resolve())).toEqual([]);
  });
  it('mtg:603.7b with a duration it triggers for each of several sources that deal damage together', () => {
    const game = magicPosition([{ hand: ['Test Vow'], battlefield: ['Memnite', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Vow').resolve().until({ kind: 'ATTACKERS' }).attack(0, 'Memnite', 'Hill Giant');
    expect(game.until({ step: 'postcombatMain' }).life(0)).toBe(40);
  });
  it('mtg:610.2 it tells a player to do something later, not as the spell resolves', () => {
    const game = magicPosition([{ hand: ['Test Slow X'], battlefield: lands(2, 'Island') }, {}])
      .cast(0, 'Test Slow X')
      .answer(0, { number: 2 })
      .resolve();
    expect(game.life(0)).toBe(20);
    game.until({ step: 'end' });
    expect([game.view().stack.length, game.life(0)]).toEqual([1, 20]);
    expect(game.resolve().life(0)).toBe(22);
  });
  it('mtg:603.7c it knows what the spell knew, such as X', () => {
    const game = magicPosition([{ hand: ['Test Slow X'], battlefield: lands(3, 'Island') }, {}])
      .cast(0, 'Test Slow X')
      .answer(0, { number: 3 })
      .resolve();
    expect(game.until({ step: 'end' }).resolve().life(0)).toBe(23);
  });
  it('mtg:603.7e who controlled the ability as it resolved controls what is delayed, and its source is the permanent', () => {
    const game = magicPosition([{}, { hand: ['Test Steal'] }]);
    const stolen = magicPosition([{ battlefield: ['Test Delayer'] }, { hand: ['Test Steal'] }])
      .pass()
      .castAt(1, 'Test Steal', { card: 'Test Delayer' })
      .resolve();
    while (stolen.decision().seat !== 1) stolen.pass();
    stolen.activate(1, 'Test Delayer').resolve().until({ step: 'end' });
    expect(stolen.view().stack).toMatchObject([
      { card: 'Test Delayer', controller: 1, source: stolen.the('Test Delayer').id },
    ]);
    expect([stolen.resolve().life(1), game.life(1)]).toEqual([27, 20]);
  });
  it('mtg:603.8 mtg-2003:410.8a each ability of each permanent triggers by itself, for whoever controls it', () => {
    const poor = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Bleed'] }, { battlefield }])
        .cast(0, 'Test Bleed')
        .resolve();
    expect(triggers(poor('Test Poor', 'Test Poor'))).toEqual([
      ['Test Poor', 1],
      ['Test Poor', 1],
    ]);
    expect(triggers(poor('Test Very Poor'))).toHaveLength(2);
    // One of them on the stack keeps no other from triggering.
    const again = (...battlefield: string[]) => {
      const game = poor(...battlefield);
      const [first, second] = game.decision().options.map((o) => o.id) as [string, string];
      return game.answer(1, { order: [second, first] }).resolve();
    };
    expect(onStack(again('Test Poor', 'Test Poor'))).toEqual(['Test Poor', 'Test Poor']);
    expect(onStack(again('Test Very Poor'))).toEqual(['Test Very Poor', 'Test Very Poor']);
  });
  it('mtg:603.12 it knows what was done, and belongs to whoever did it in anybody’s turn', () => {
    const game = magicPosition([{}, { hand: ['Test Offering'], battlefield: ['Hill Giant'] }])
      .pass()
      .cast(1, 'Test Offering')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    expect(game.choose(1, { player: 0 }).view().stack).toMatchObject([{ card: 'Test Offering', controller: 1 }]);
    expect(game.resolve().life(0)).toBe(17);
  });
});

ownCards(
  card('Test Grove', {
    type: 'Land',
    abilities: [
      activated([tap], {
        immediate: true,
        effects: [
          { do: 'forEach', of: each(and(creature, { controller: 'you' })), as: 'one', effects: [addMana('{G}')] },
        ],
      }),
    ],
  }),
  relic(
    'Test Filter',
    activated([mana('{1}'), { pay: 'life', amount: 1 }], {
      immediate: true,
      effects: [addMana('{R}', '{G}'), gainLife(3)],
    }),
  ),
  relic(
    'Test Still',
    activated(
      [
        { pay: 'life', amount: 1 },
        { pay: 'sacrifice', what: 'self' },
      ],
      { immediate: true, effects: [addMana('{G}')] },
    ),
  ),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(0, { effects: [gainLife(1)] }), loyalty('-x', { effects: [gainLife('x')] })],
  }),
);

ownCards(
  relic(
    'Test Leveller',
    continuous(creature, [
      { mod: 'set', prop: 'power', value: 2 },
      { mod: 'set', prop: 'toughness', value: 2 },
    ]),
  ),
  relic('Test Painter', continuous(creature, [{ mod: 'set', prop: 'colors', value: ['U'] }])),
  creatureCard('Test Boundless', '{0}', 'Elemental', '0/0', {
    kind: 'static',
    defining: true,
    mods: [
      { mod: 'set', prop: 'power', value: { count: creature } },
      { mod: 'set', prop: 'toughness', value: { count: creature } },
    ],
  }),
  creatureCard('Test Chameleon', '{0}', 'Elemental', '1/1', {
    kind: 'static',
    defining: true,
    mods: [{ mod: 'set', prop: 'colors', value: ['R', 'G'] }],
  }),
);

describe('static, mana and loyalty abilities (604–606)', () => {
  it('mtg:604.3 mtg:613.4a what defines itself does so before all that changes it, however new it is', () => {
    const game = magicPosition([
      { hand: ['Test Boundless', 'Test Chameleon'], battlefield: ['Test Leveller', 'Test Painter'] },
      {},
    ]);
    game.cast(0, 'Test Boundless').resolve().cast(0, 'Test Chameleon').resolve();
    expect([game.figures('Test Boundless'), game.the('Test Chameleon').colors]).toEqual(['2/2', ['U']]);
    const free = magicPosition([{ battlefield: ['Test Boundless', 'Test Chameleon'] }, {}]);
    expect([free.figures('Test Boundless'), free.the('Test Chameleon').colors]).toEqual(['2/2', ['R', 'G']]);
  });
  it('mtg:604.2 mtg:611.3b a static ability works while its permanent is tapped', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Banner', tapped: true }, 'Memnite'] },
      { battlefield: ['Test Banner'] },
    ]);
    expect(game.the('Memnite').power).toBe(3);
    expect(game.the('Memnite').toughness).toBe(3);
  });
  it('mtg:604.2 an ability that is gained has its effect as long as it is there', () => {
    const game = magicPosition([{ hand: ['Test Steal'], battlefield: ['Test Teacher', 'Memnite'] }, {}]);
    expect(game.figures('Memnite')).toBe('3/1');
    expect(magicPosition([{ battlefield: ['Memnite'] }, {}]).figures('Memnite')).toBe('1/1');
  });
  it('mtg:605.2 mtg-2003:406.1c it is a mana ability still where it makes none, or is tapped', () => {
    const game = magicPosition([{ battlefield: ['Test Grove'] }, {}]);
    const option = () => game.decision().options.find((o) => o.card === 'Test Grove');
    expect(option()).toMatchObject({ mana: true });
    game.choose(0, { card: 'Test Grove', mana: true });
    expect([game.view().stack, game.the('Test Grove').tapped, option()]).toEqual([[], true, undefined]);
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
  });
  it('mtg:605.1a mtg:605.3b one that costs mana is one for whoever has priority, and does all that it says at once', () => {
    const game = magicPosition([{}, { battlefield: ['Test Filter', ...lands(1, 'Island')] }]).pass();
    game.choose(1, { card: 'Test Filter' });
    if (game.decision().kind === 'COLOR') game.choose(1, { value: 'R' });
    expect([game.view().stack, game.life(1), game.the('Island').tapped]).toEqual([[], 22, true]);
  });
  it('mtg:605.3a all of its cost is paid', () => {
    const game = magicPosition([{ battlefield: ['Test Still'] }, {}]).choose(0, { card: 'Test Still' });
    expect([game.life(0), game.zones('Test Still')]).toEqual([19, ['graveyard']]);
  });
  it('mtg:606.4 zero puts on and removes nothing; -X removes what was chosen', () => {
    const position = () => magicPosition([{ battlefield: ['Test Walker'] }, {}]);
    const zero = position().choose(0, { kind: 'ACTIVATE', card: 'Test Walker', loyalty: '0' });
    expect(zero.the('Test Walker').counters).toEqual({ loyalty: 3 });
    const x = position().choose(0, { kind: 'ACTIVATE', card: 'Test Walker', loyalty: '-X' }).answer(0, { number: 2 });
    expect([x.the('Test Walker').counters, x.resolve().life(0)]).toEqual([{ loyalty: 1 }, 22]);
  });
});

/** Triggers that are told apart, mana abilities that are none, and abilities that belong together (603–607). */
import type { Ability } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  enters,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  loyalty,
  mana,
  opponent,
  plus,
  sorcery,
  spell,
  subtype,
  t,
  target,
  triggered,
  whenYouDo,
} from './test-cards.js';

const entersAnother = (what: object[], effects: object[]) =>
  triggered({ on: 'move', object: [...what, { other: true }], match: { to: 'battlefield' } } as never, {
    effects: effects as never,
  });
const linked = (name: string) =>
  card(name, {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(enters, {
        targets: [target(creature)],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
      }),
      activated([{ pay: 'sacrifice', what: 'self' }], {
        effects: [
          {
            do: 'move',
            what: { each: [{ zone: 'exile' }, { linked: true }] as never },
            to: 'battlefield',
            cause: 'return',
          },
        ],
      }),
    ],
  });

ownCards(
  creatureCard(
    'Test Chooser',
    '{R}',
    'Goblin',
    '1/1',
    triggered(enters, {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'an Elf', targets: [target(subtype('Elf'))], effects: [destroy(t(0))] },
          { label: 'a Giant', targets: [target(subtype('Giant'))], effects: [destroy(t(0))] },
          {
            label: 'an opponent',
            targets: [target([opponent, { controls: [[subtype('Wall')], '>=', 1] }])],
            effects: [damage(1, t(0))],
          },
        ],
      },
    }),
  ),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{G}', 'Elf', '1/1'),
  creatureCard('Test Giant', '{G}', 'Giant', '1/1'),
  card('Test Banner', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, plus(1, 1))] }),
  card('Test Measure', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [entersAnother([creature, { stat: ['power', '>=', 3] }], [gainLife(1)])],
  }),
  card('Test Small Measure', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [entersAnother([creature, { stat: ['power', '<', 3] }], [gainLife(1)])],
  }),
  creatureCard('Test Warden', '{W}', 'Cleric', '1/1', entersAnother([creature], [gainLife(1)])),
  sorcery('Test Rise', '{0}', {
    effects: [
      { do: 'move', what: each(...inYourGraveyard, creature), to: 'battlefield', cause: 'return', controller: 'you' },
    ],
  }),
  sorcery('Test Round', '{0}', {
    effects: [
      {
        do: 'forEach',
        of: 'players',
        as: 'one',
        effects: [gainLife(1), whenYouDo({ effects: [draw(1)] })],
      },
    ],
  }),
  card('Test Late', {
    cost: '{2}',
    type: 'Instant',
    abilities: [
      spell({ effects: [gainLife(1)] }),
      { kind: 'play', method: 'again', zone: 'graveyard', cost: [mana('{1}')], exit: { to: 'exile' } },
      {
        kind: 'static',
        mods: [{ mod: 'rule', rule: 'castOnly', if: { exists: [subtype('Elf'), { controller: 'you' }] } }],
      } as Ability,
    ],
  }),
  creatureCard(
    'Test Dork',
    '{G}',
    'Elf',
    '1/1',
    activated([{ pay: 'tap' }], { effects: [addMana('{G}')], immediate: true, limit: { perTurn: 1 } }),
  ),
  instant('Test Untap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
  }),
  instant('Test Vivid', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [has(loyalty(0, { effects: [gainLife(1)] }))] }],
  }),
  linked('Test Jar'),
  linked('Test Urn'),
  card('Test Jar Gift', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous({ has: ['types', 'Land'] }, [
        has(
          activated([], {
            targets: [target(creature)],
            effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
          }),
        ),
        has(
          activated([{ pay: 'tap' }], {
            effects: [
              {
                do: 'move',
                what: { each: [{ zone: 'exile' }, { linked: true }] as never },
                to: 'hand',
                cause: 'return',
              },
            ],
          }),
        ),
      ]),
    ],
  }),
  sorcery('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  creatureCard(
    'Test Twice',
    '{0}',
    'Bear',
    '2/2',
    {
      kind: 'spell',
      optional: [
        { name: 'kicker', cost: [mana('{1}')] },
        { name: 'other kicker', cost: [mana('{2}')] },
      ],
    },
    triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife(1)] } as never),
    triggered(enters, { if: { paid: 'other kicker' }, effects: [gainLife(10)] } as never),
  ),
);

const offered = (game: Play, kind: string): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => o.card);

/** Several triggers at once go on the stack as they come. */
const ordered = (game: Play): void => {
  if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
};

describe('triggers (603)', () => {
  it('mtg:603.3c a mode that can’t be chosen is not offered, and with none the ability is taken off the stack', () => {
    const enter = (theirs: string[]) =>
      magicPosition([{ hand: ['Test Chooser'], battlefield: ['Mountain'] }, { battlefield: theirs }])
        .cast(0, 'Test Chooser')
        .resolve();
    const two = enter(['Test Elf', 'Test Giant']);
    expect(two.decision()).toMatchObject({ kind: 'MODES' });
    expect(two.decision().options.map((o) => o.index)).toEqual([0, 1]);
    const none = enter(['Test Cub']);
    expect(none.view().stack).toEqual([]);
    expect(none.decision().kind).toBe('PRIORITY');
  });

  it('mtg:603.6b mtg-2003:410.10b a permanent is never there without what modifies it', () => {
    const game = magicPosition([
      { hand: ['Test Cub'], battlefield: ['Test Banner', 'Test Measure', 'Test Small Measure'] },
      {},
    ])
      .cast(0, 'Test Cub')
      .resolve();
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Measure']);
  });

  it('mtg:603.10 mtg-2003:410.10d what exists right after an event looks at it, and what it shows up with as well', () => {
    const game = magicPosition([{ hand: ['Test Rise'], graveyard: ['Test Warden', 'Test Cub', 'Test Elf'] }, {}])
      .cast(0, 'Test Rise')
      .resolve();
    ordered(game);
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:603.12a “when you do” triggers once for each time that it was done', () => {
    const game = magicPosition([{ hand: ['Test Round'] }, {}])
      .cast(0, 'Test Round')
      .resolve();
    ordered(game);
    expect([game.view().stack.length, game.hand(0)]).toEqual([2, 0]);
    expect(game.resolveAll().hand(0)).toBe(2);
  });
});

describe('static and mana abilities (604, 605)', () => {
  it('mtg:604.6 what a card says of casting itself holds in each zone from which it could be cast', () => {
    const at = (side: object) => offered(magicPosition([{ battlefield: lands(2, 'Plains'), ...side }, {}]), 'CAST');
    const elves = { battlefield: ['Test Elf', ...lands(2, 'Plains')] };
    expect(at({ ...elves, graveyard: ['Test Late'] })).toEqual(['Test Late']);
    expect(at({ ...elves, hand: ['Test Late'] })).toEqual(['Test Late']);
    expect(at({ graveyard: ['Test Late'] })).toEqual([]);
    expect(at({ hand: ['Test Late'] })).toEqual([]);
  });

  it('mtg:605.3 mtg-2003:406.1d a mana ability is activated by the rules for all others, but for the stack', () => {
    const game = magicPosition([{ hand: ['Test Untap'], battlefield: ['Test Dork'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Dork' });
    expect([game.view().stack.length, game.the('Test Dork').tapped]).toEqual([0, true]);
    game.castAt(0, 'Test Untap', { card: 'Test Dork' }).resolve();
    // Once a turn, as any other ability that says so.
    expect(game.the('Test Dork').tapped).toBe(false);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
  });

  it('mtg:605.5a an ability with a target is no mana ability, though it adds mana', () => {
    const game = magicPosition([{ battlefield: ['Deathrite Shaman'], graveyard: ['Forest'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Deathrite Shaman', ability: 0 });
    if (!game.waiting()) game.choose(0, { card: 'Forest' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Deathrite Shaman']);
    expect(game.view().players[0]?.resources).toEqual({ mana: {} });
  });

  it('mtg:605.5 nor is an ability without mana in it, and a spell never is', () => {
    const game = magicPosition([{ battlefield: ['Test Priest Of Nothing', 'Mountain'], hand: ['Seething Song'] }, {}], {
      definitions: [
        creatureCard(
          'Test Priest Of Nothing',
          '{R}',
          'Goblin',
          '1/1',
          activated([{ pay: 'tap' }], { effects: [gainLife(1)] }),
        ),
      ],
    });
    game.activate(0, 'Test Priest Of Nothing');
    expect(game.view().stack).toHaveLength(1);
    const song = magicPosition([{ battlefield: lands(3, 'Mountain'), hand: ['Seething Song'] }, {}]).cast(
      0,
      'Seething Song',
    );
    expect(song.view().stack).toHaveLength(1);
  });

  it('mtg:606.2 an ability with a loyalty symbol is a loyalty ability, on whatever it is', () => {
    const game = magicPosition([{ hand: ['Test Vivid'], battlefield: ['Test Cub'] }, {}])
      .castAt(0, 'Test Vivid', { card: 'Test Cub' })
      .resolve();
    game.activate(0, 'Test Cub').resolve();
    expect(game.life(0)).toBe(21);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
  });
});

describe('linked abilities (607)', () => {
  it('mtg:607.2a an ability speaks of what its own other ability exiled, and of nothing that another did', () => {
    const game = magicPosition([{ hand: ['Test Jar', 'Test Urn'] }, { battlefield: ['Test Elf', 'Test Giant'] }]);
    game.cast(0, 'Test Jar').resolve().choose(0, { card: 'Test Elf' }).resolve();
    game.cast(0, 'Test Urn').resolve();
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Giant' });
    game.resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['exile'], ['exile']]);
    game.activate(0, 'Test Urn').resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['exile'], ['battlefield']]);
  });

  it('mtg:607.2a another copy of the same card does not either', () => {
    const game = magicPosition([{ hand: ['Test Jar', 'Test Jar'] }, { battlefield: ['Test Elf', 'Test Giant'] }]);
    game.cast(0, 'Test Jar').resolve().choose(0, { card: 'Test Elf' }).resolve();
    const [first] = game.all('Test Jar');
    game.cast(0, 'Test Jar').resolve();
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Giant' });
    game.resolve();
    game.choose(0, { kind: 'ACTIVATE', object: first?.id }).resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['battlefield'], ['exile']]);
  });

  it('mtg:607.1a abilities that another ability grants are linked on what has them', () => {
    const game = magicPosition([
      { battlefield: ['Test Jar Gift', 'Wastes', 'Radiant Fountain'] },
      { battlefield: ['Test Elf', 'Test Giant'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Wastes', ability: 1 }, { card: 'Test Elf' }).resolve();
    game.choose(0, { kind: 'ACTIVATE', card: 'Radiant Fountain', ability: 2 });
    if (!game.waiting()) game.choose(0, { card: 'Test Giant' });
    game.resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['exile'], ['exile']]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Wastes', ability: 2 }).resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['hand'], ['exile']]);
  });

  it('mtg:607.2d each of two cards goes by the choice that was made for itself', () => {
    const game = magicPosition([
      { hand: ['Meddling Mage', 'Meddling Mage'], battlefield: [...lands(2, 'Plains'), ...lands(2, 'Island')] },
      { hand: ['Shock', 'Opt', 'Divination'], battlefield: [...lands(2, 'Mountain'), ...lands(3, 'Island')] },
    ]);
    game.cast(0, 'Meddling Mage').resolve().answer(0, { name: 'Shock' });
    game.cast(0, 'Meddling Mage').resolve().answer(0, { name: 'Divination' });
    game.pass();
    expect(offered(game, 'CAST')).toEqual(['Opt']);
  });

  it('mtg:607.5a what copies an ability that speaks of a choice without having made one keeps nothing from anybody', () => {
    const game = magicPosition([
      { hand: ['Meddling Mage', 'Test Mimicry'], battlefield: ['Test Cub', 'Plains', 'Island'] },
      { hand: ['Shock', 'Opt'], battlefield: ['Mountain', 'Island'] },
    ]);
    game.cast(0, 'Meddling Mage').resolve().answer(0, { name: 'Shock' });
    game.cast(0, 'Test Mimicry', { card: 'Test Cub' });
    if (!game.waiting()) game.choose(0, { card: 'Meddling Mage' });
    game.resolve();
    expect(game.the('Test Cub').name).toBe('Meddling Mage');
    game.pass();
    expect(offered(game, 'CAST')).toEqual(['Opt']);
  });

  it('mtg:607.2i each ability asks for the cost that it is linked to', () => {
    const enter = (...pays: boolean[]) => {
      const game = magicPosition([{ hand: ['Test Twice'], battlefield: lands(3, 'Forest') }, {}]).cast(0, 'Test Twice');
      for (const pay of pays) game.answer(0, { confirm: pay });
      ordered(game.resolve());
      return game.resolveAll().life(0);
    };
    expect([enter(true, false), enter(false, true), enter(true, true), enter(false, false)]).toEqual([21, 30, 31, 20]);
  });
});

/** Effects whose source has left, in the other player's turn, and on what lies elsewhere (406–420), by the rules of 2003. */
import type { Mod } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  gainLife,
  instant,
  land,
  loseLife,
  mana,
  manaAbility,
  permanent,
  player,
  plus,
  rule,
  t,
  tap,
  target,
  youControl,
} from '../../../src/language/builders.js';
import { asked, offers, onStack, position, relic } from './table.js';

const endOfTurn = { kind: 'endOfTurn' } as const;
const sacrificing = [mana('{0}'), { pay: 'sacrifice' as const, what: 'self' as const }];
const haveBears = { exists: [creature, youControl, { named: 'Grizzly Bears' }], atLeast: 1 };
const noLands = { do: 'modify', what: 'opponents', mods: [rule('cantPlayLands')], until: endOfTurn } as never;
const onAll = (...mods: Mod[]) => continuous([creature], mods);

ownCards(
  creatureCard('Test Herald', '{0}', 'Elf', '1/1', { ...continuous('self', plus(2, 2)), if: haveBears } as never),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Wreck', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Spark', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Still', '{0}', { effects: [noLands] }),
  relic('Test Idol of Stillness', activated(sacrificing, { effects: [noLands] })),
  relic(
    'Test Buckler',
    activated([mana('{0}')], {
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'damage', prevent: true },
          entities: 'you',
          until: endOfTurn,
        } as never,
      ],
    }),
  ),
  relic('Test Shield', { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 } as never),
  relic('Test Mirror', {
    kind: 'replacement',
    on: 'stat',
    player: 'you',
    match: { stat: 'life', gain: true },
    instead: [loseLife(1, 'opponents')],
  } as never),
  relic('Test Wary Stone', { ...manaAbility('{U}'), if: haveBears } as never),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Lapse', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'move', what: t(0), to: 'library', cause: 'effect' } as never],
  }),
  instant('Test Echo', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  creatureCard(
    'Test Forge',
    '{0}',
    'Smith',
    '1/1',
    onAll({ mod: 'gain', prop: 'types', values: ['Artifact'] }),
    onAll({ mod: 'lose', prop: 'subtypes', values: ['Giant'] } as never),
  ),
  creatureCard('Test Breeder', '{0}', 'Smith', '1/1', onAll({ mod: 'set', prop: 'subtypes', value: ['Goblin'] })),
  card('Test Hush', { cost: '{0}', type: 'Enchantment', abilities: [onAll({ mod: 'loseAbilities' })] }),
  instant('Test Font', '{0}', {
    targets: [target(land)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'ability', ability: activated([tap], { effects: [gainLife(3)] }) }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  instant('Test Marsh', '{0}', {
    targets: [target(land)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'subtypes', value: ['Swamp'] }],
        until: { kind: 'permanent' },
      },
    ],
  }),
);

/** Seat 1 has priority in the turn of seat 0. */
const other = (theirs: object, mine: object = {}): Play => position(mine, theirs).pass();

describe('static and mana abilities', () => {
  it('mtg-2003:412.5 a condition is looked at in the turn of the other player as well, whenever it comes or goes', () => {
    const figures = (...more: string[]) =>
      position({}, { battlefield: ['Test Herald', ...more] }).figures('Test Herald');
    expect([figures(), figures('Grizzly Bears')]).toEqual(['1/1', '3/3']);
    const game = position({ hand: ['Test Slay'] }, { battlefield: ['Test Herald', 'Grizzly Bears'] });
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' });
    expect(game.figures('Test Herald')).toBe('3/3');
    expect(game.resolve().figures('Test Herald')).toBe('1/1');
  });

  it('mtg-2003:406.1d the condition of a mana ability is about who has it, in whoever’s turn', () => {
    const may = (mine: string[], theirs: string[]): boolean =>
      offers(
        other({ battlefield: ['Test Wary Stone', ...theirs] }, { battlefield: mine }),
        'ACTIVATE',
        'Test Wary Stone',
      );
    expect([may([], []), may(['Grizzly Bears'], []), may([], ['Grizzly Bears'])]).toEqual([false, false, true]);
  });
});

describe('continuous effects', () => {
  it('mtg-2003:418.1 an effect on players lasts though what made it has left, a spell or a permanent', () => {
    const land = (game: Play): boolean => offers(game.until({ turn: 4, step: 'precombatMain' }), 'PLAY_LAND', 'Forest');
    const before = () =>
      position({ hand: ['Test Still'], battlefield: ['Test Idol of Stillness'] }, { hand: ['Forest'] });
    expect(land(before())).toBe(true);
    const upkeep = () => before().until({ turn: 4, step: 'upkeep' }).pass();
    expect(land(upkeep().cast(0, 'Test Still').resolve())).toBe(false);
    const used = upkeep().activate(0, 'Test Idol of Stillness').resolve();
    expect([used.zones('Test Idol of Stillness'), land(used)]).toEqual([['graveyard'], false]);
  });

  it('mtg-2003:418.5e what a creature says of types counts though its abilities are lost among all other effects', () => {
    for (const battlefield of [
      ['Test Hush', 'Test Forge', 'Test Breeder', 'Hill Giant'],
      ['Test Forge', 'Test Breeder', 'Test Hush', 'Hill Giant'],
    ]) {
      const game = position({ battlefield });
      expect(game.the('Hill Giant').types).toEqual(['Creature', 'Artifact']);
    }
    const set = position({ battlefield: ['Test Hush', 'Test Breeder', 'Hill Giant'] });
    const lost = position({ battlefield: ['Test Hush', 'Test Forge', 'Hill Giant'] });
    expect([set.the('Hill Giant').subtypes, lost.the('Hill Giant').subtypes]).toEqual([['Goblin'], []]);
  });

  it('mtg-2003:418.5e an older effect gives its ability after a younger one that makes a land a Swamp', () => {
    const game = position({ hand: ['Test Font', 'Test Marsh'], battlefield: ['Forest'] });
    game.castAt(0, 'Test Font', { card: 'Forest' }).resolve().castAt(0, 'Test Marsh', { card: 'Forest' }).resolve();
    const costs = (game.decision().options ?? []).filter(({ kind }) => kind === 'ACTIVATE');
    expect(costs).toHaveLength(2);
    expect(costs.some(({ label }) => label.includes('{B}'))).toBe(true);
  });
});

describe('replacing and preventing', () => {
  it('mtg-2003:419.2 a shield that an ability of a permanent made lasts though the permanent is gone', () => {
    const game = position({ hand: ['Test Wreck', 'Test Spark'] }, { battlefield: ['Test Buckler'] });
    game.pass().activate(1, 'Test Buckler').resolve();
    game.castAt(0, 'Test Wreck', { card: 'Test Buckler' }).resolve();
    expect(game.zones('Test Buckler')).toEqual(['graveyard']);
    expect(game.castAt(0, 'Test Spark', { player: 1 }).resolve().life(1)).toBe(20);
  });

  it('mtg-2003:419.1 what a permanent prevents or replaces it does in the turn of the other player as well', () => {
    const game = position({ hand: ['Test Spark'] }, { battlefield: ['Test Shield'] });
    expect(game.castAt(0, 'Test Spark', { player: 1 }).resolve().life(1)).toBe(19);
    const replaced = other({ hand: ['Test Sip'], battlefield: ['Test Mirror'] })
      .cast(1, 'Test Sip')
      .resolve();
    expect([replaced.life(1), replaced.life(0)]).toEqual([20, 19]);
  });
});

describe('state-based effects', () => {
  it('mtg-2003:420.5d an Aura whose creature has gone goes to its owner’s graveyard in the turn of either player', () => {
    for (const [owner, turn] of [
      [0, 0],
      [1, 0],
    ] as const) {
      const aura = {
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Test Mantle', attachedTo: 'bears' },
        ],
      };
      const game =
        owner === turn ? position({ hand: ['Test Slay'], ...aura }) : position({ hand: ['Test Slay'] }, aura);
      expect(game.figures('Grizzly Bears')).toBe('3/3');
      game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
      expect(game.all('Test Mantle', 'graveyard').map((one) => one.owner)).toEqual([owner]);
    }
  });

  it('mtg-2003:420.5d an Aura that somebody else controls goes to its owner’s graveyard when its creature has gone', () => {
    const theirs = { battlefield: [{ card: 'Test Mantle', attachedTo: 'bears', controller: 0 }] };
    const game = position({ hand: ['Test Slay'], battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] }, theirs);
    expect(game.the('Test Mantle')).toMatchObject({ owner: 1, controller: 0 });
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect(game.all('Test Mantle', 'graveyard').map(({ owner }) => owner)).toEqual([1]);
  });

  it('mtg-2003:420.5i a copy of a spell that is put into a library is nowhere', () => {
    const game = position({ hand: ['Test Sip', 'Test Echo', 'Test Lapse'] }).cast(0, 'Test Sip');
    const library = (): unknown => game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0);
    const before = library();
    game.castAt(0, 'Test Echo', { card: 'Test Sip' }).resolve();
    game.castAt(0, 'Test Lapse', { object: String(game.view().stack[0]?.id) }).resolve();
    expect(onStack(game)).toEqual(['Test Sip']);
    expect(library()).toEqual(before);
    expect(asked(game)).toBe('0:PRIORITY');
  });
});

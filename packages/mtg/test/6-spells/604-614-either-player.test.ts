/** Resolving, static abilities, delayed effects and layers (604–614): for either player, in any turn and step. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  artifact,
  attach,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enchant,
  fight,
  gainLife,
  has,
  instant,
  keyword,
  loyalty,
  not,
  plus,
  regenerate,
  subtype,
  t,
  tapIt,
  target,
  untilEndOfTurn,
  withKeyword,
} from './test-cards.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Enchantment', abilities });
const set = (prop: string, value: number | string | string[]) => ({ mod: 'set', prop, value }) as const;
const gain = (prop: string, ...values: string[]) => ({ mod: 'gain', prop, values }) as const;
const onCreature = (name: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, '{0}', { targets: [target(creature)], effects });
const flash = keyword('flash');
const later = (step: string) => ({ on: 'step', match: { step } }) as const;

ownCards(
  card('Test Vase', { cost: '{0}', type: 'Artifact', abilities: [flash] }),
  card('Test Gathering', { cost: '{0}', type: 'Kindred Enchantment — Elf', abilities: [flash] }),
  card('Test Sage', {
    cost: '{0}',
    type: 'Planeswalker',
    loyalty: 3,
    abilities: [flash, loyalty(1, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Scout', '{0}', 'Scout', '2/2', flash),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', [has('flying'), ...plus(1, 1)])],
  }),
  card('Test Hat', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', [has('vigilance')])],
  }),
  instant('Test Move', '{0}', {
    targets: [target({ any: [subtype('Aura'), subtype('Equipment')] }), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
  instant('Test Promise', '{0}', { effects: [{ do: 'delayed', on: later('upkeep'), effects: [gainLife(2)] }] }),
  onCreature('Test Doom Later', { do: 'delayed', on: later('endOfCombat'), effects: [destroy({ saved: 'target' })] }),
  card('Test Bell', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([], { effects: [{ do: 'delayed', on: later('end'), effects: [draw(1)] }] })],
  }),
  relic('Test Namer', continuous(creature, [set('name', 'Nobody')])),
  relic('Test Maker', continuous({ named: 'Nobody' }, [gain('types', 'Artifact')])),
  relic('Test Painter', continuous({ named: 'Nobody' }, [set('colors', ['U'])])),
  relic('Test Renamer', continuous(artifact, [set('name', 'Nobody')])),
  relic('Test Drill', continuous({ named: 'Nobody' }, [...plus(1, 1), has('haste')])),
  onCreature('Test Alias', untilEndOfTurn(t(0), set('name', 'Nobody'))),
  relic('Test Thieves', continuous(and(creature, { named: 'Hill Giant' }), [{ mod: 'control', to: 'you' }])),
  relic('Test Weak', flash, continuous(creature, [set('power', 0)])),
  relic('Test Strong', flash, continuous(creature, [set('power', 7)])),
  onCreature('Test Nine', untilEndOfTurn(t(0), set('power', 9))),
  onCreature('Test Blink', { do: 'move', what: t(0), to: 'exile', save: 'gone' }, {
    do: 'move',
    what: { now: { saved: 'gone' } },
    to: 'battlefield',
  } as never),
  relic('Test Elves', continuous(creature, [gain('subtypes', 'Elf')])),
  relic('Test Bards', continuous(subtype('Elf'), [gain('subtypes', 'Bard')])),
  relic('Test Machines', continuous(creature, [gain('types', 'Artifact')])),
  relic('Test Angels', continuous(artifact, [gain('subtypes', 'Angel')])),
  relic('Test Azure', continuous(creature, [set('colors', ['U'])])),
  relic('Test Tide', continuous({ has: ['colors', 'U'] }, [set('colors', ['B'])])),
  relic('Test Flight', continuous(creature, [has('flying')])),
  relic('Test Walkers', continuous(and(creature, not(withKeyword('flying'))), plus(1, 1))),
  relic('Test Clip', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  onCreature('Test Clip Once', untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })),
  onCreature('Test Lift Once', untilEndOfTurn(t(0), has('flying'))),
  relic('Test White', continuous({ has: ['colors', 'W'] }, plus(1, 1))),
  relic('Test Bleach', continuous(creature, [set('colors', ['W'])])),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([], { effects: [regenerate('self')] })),
  onCreature('Test Kill', destroy(t(0))),
  onCreature('Test Kill Twice', destroy(t(0)), destroy(t(0))),
  onCreature('Test Bolt', damage(3, t(0))),
  relic('Test Spite', {
    kind: 'replacement',
    on: 'damage',
    change: { amount: { sum: [1, { event: 'amount' }] } },
  } as never),
  instant('Test Duel', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [fight(t(0), t(1))],
  }),
  onCreature('Test Nothing', damage({ stat: 'power', of: t(0) }, t(0)), tapIt(t(0))),
);
const texts = (game: Play, name: string) => (game.the(name).abilities as { text: string }[]).map((a) => a.text);
const with0 = (...battlefield: (string | object)[]) => magicPosition([{ battlefield: battlefield as string[] }, {}]);
const by1 = (hand: string[], battlefield: (string | object)[] = [], mine: (string | object)[] = []) =>
  magicPosition([
    { battlefield: mine as string[] },
    { hand, battlefield: [...(battlefield as string[]), ...lands(4, 'Forest')] },
  ]).pass();

describe('permanent spells (608.3)', () => {
  it('mtg:608.3 a permanent spell of any type becomes a permanent of who cast it, in another’s turn as well', () => {
    for (const name of ['Test Vase', 'Test Gathering', 'Test Sage', 'Test Scout']) {
      const game = by1([name]).cast(1, name).resolve();
      expect([name, game.the(name).controller, game.zones(name)]).toEqual([name, 1, ['battlefield']]);
    }
  });
  it('mtg:608.3 each of two on the stack comes in as it resolves, the other stays there', () => {
    const game = by1(['Test Vase', 'Test Scout']).cast(1, 'Test Vase').cast(1, 'Test Scout').resolve();
    expect([game.zones('Test Scout'), game.zones('Test Vase')]).toEqual([['battlefield'], ['stack']]);
    expect(game.resolve().zones('Test Vase')).toEqual(['battlefield']);
  });
});

describe('static abilities of what is attached (604.4)', () => {
  it('mtg:604.4 all that an Aura gives moves with it to another player’s creature, as does what Equipment gives', () => {
    const battlefield: JsonObject[] = [
      { card: 'Memnite', as: 'm' },
      { card: 'Test Halo', attachedTo: 'm' },
      { card: 'Test Hat', attachedTo: 'm' },
    ];
    const game = magicPosition([{ hand: ['Test Move', 'Test Move'], battlefield }, { battlefield: ['Hill Giant'] }]);
    const said = () => ['Memnite', 'Hill Giant'].map((n) => [game.figures(n), texts(game, n)]);
    expect(said()).toEqual([
      ['2/2', ['flying', 'vigilance']],
      ['3/3', []],
    ]);
    game.cast(0, 'Test Move', { card: 'Test Halo' }, { card: 'Hill Giant' }).resolve();
    expect(said()).toEqual([
      ['1/1', ['vigilance']],
      ['4/4', ['flying']],
    ]);
    game.cast(0, 'Test Move', { card: 'Test Hat' }, { card: 'Hill Giant' }).resolve();
    expect(said()).toEqual([
      ['1/1', []],
      ['4/4', ['flying', 'vigilance']],
    ]);
  });
});

describe('effects that make delayed abilities (610.2)', () => {
  it('mtg:610.2 what is said for the next upkeep is done there once, in the other player’s turn too', () => {
    const game = magicPosition([{ hand: ['Test Promise'] }, {}])
      .cast(0, 'Test Promise')
      .resolve();
    expect(game.until({ step: 'end' }).life(0)).toBe(20);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.view().stack.length, game.resolve().life(0), game.life(1)]).toEqual([1, 22, 20]);
    expect(game.until({ turn: 6, step: 'draw' }).life(0)).toBe(22);
  });
  it('mtg:610.2 an ability makes one for its controller, and each activation one of its own; what it is about stays', () => {
    const game = by1([], ['Test Bell']).activate(1, 'Test Bell').resolve();
    if (game.decision().seat === 0) game.pass();
    game.activate(1, 'Test Bell').resolve().until({ step: 'end' });
    const before = game.hand(1);
    while (game.decisions().some((d) => d.kind === 'ORDER_TRIGGERS')) game.takeDefault('ORDER_TRIGGERS');
    expect([game.view().stack.length, game.resolveAll().hand(1) - before]).toEqual([2, 2]);
    const doomed = by1(['Test Doom Later'], ['Grizzly Bears'], ['Hill Giant', 'Memnite'])
      .cast(1, 'Test Doom Later', { card: 'Hill Giant' })
      .resolve();
    expect(doomed.zones('Hill Giant')).toEqual(['battlefield']);
    doomed.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite').until({ step: 'postcombatMain' });
    expect([doomed.zones('Hill Giant'), doomed.zones('Memnite')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('layers and timestamps (613)', () => {
  it('mtg:613.1c a name that a spell gives is asked for by what changes types, colors, abilities and figures', () => {
    const game = by1(['Test Alias'], ['Test Maker', 'Test Painter', 'Test Drill'], ['Hill Giant', 'Memnite'])
      .cast(1, 'Test Alias', { card: 'Hill Giant' })
      .resolve();
    expect(game.the('Hill Giant')).toMatchObject({
      types: ['Creature', 'Artifact'],
      colors: ['U'],
      power: 4,
      keywords: ['haste'],
    });
    expect(game.the('Memnite')).toMatchObject({ colors: [], power: 1, keywords: [] });
  });
  it('mtg:613.1c names change after control does', () => {
    const game = magicPosition([{ battlefield: ['Test Thieves', 'Test Namer'] }, { battlefield: ['Hill Giant'] }]);
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, name: 'Nobody' });
  });
  it('mtg:613.1c what gives a name asks for types as they were before they change', () => {
    expect(with0('Test Machines', 'Test Renamer', 'Hill Giant').the('Hill Giant')).toMatchObject({
      name: 'Hill Giant',
      types: ['Creature', 'Artifact'],
    });
  });
  it('mtg:613.7d what comes in a turn of another player has the later timestamp, and so what comes back', () => {
    const power = (...hand: string[]) => {
      const game = by1(hand, [], ['Memnite']);
      for (const name of hand) game.castAt(1, name, { card: 'Memnite' }).resolve().pass();
      return game.the('Memnite').power;
    };
    expect([power('Test Weak', 'Test Strong'), power('Test Strong', 'Test Weak')]).toEqual([7, 0]);
    expect([power('Test Nine', 'Test Weak'), power('Test Weak', 'Test Nine')]).toEqual([0, 9]);
    const battlefield = [{ card: 'Test Scout', sick: false }, 'Test Strong', 'Test Weak'];
    const game = magicPosition([{ hand: ['Test Return'], battlefield }, {}], {
      definitions: [
        instant('Test Return', '{0}', {
          targets: [target({ named: 'Test Strong' })],
          effects: [
            { do: 'move', what: t(0), to: 'exile', save: 'gone' },
            { do: 'move', what: { saved: 'gone' }, to: 'battlefield' },
          ],
        }),
      ],
    });
    expect(game.the('Test Scout').power).toBe(0);
    expect(game.castAt(0, 'Test Return', { card: 'Test Strong' }).resolve().the('Test Scout').power).toBe(7);
  });
  it('mtg:613.8 an effect waits for another player’s, of subtypes, of types and of colors', () => {
    const after = (older: string, newer: string, active = 0, step = 'precombatMain') => {
      const game = magicPosition([{ battlefield: [older, 'Grizzly Bears'] }, { battlefield: [newer] }], {
        turn: { active, step },
      });
      const { subtypes, colors } = game.the('Grizzly Bears');
      return { subtypes, colors };
    };
    expect(after('Test Bards', 'Test Elves').subtypes).toEqual(['Bear', 'Elf', 'Bard']);
    expect(after('Test Angels', 'Test Machines').subtypes).toEqual(['Bear', 'Angel']);
    expect(after('Test Tide', 'Test Azure').colors).toEqual(['B']);
    expect(after('Test Tide', 'Test Azure', 1).colors).toEqual(['B']);
    expect(after('Test Tide', 'Test Azure', 0, 'endOfCombat').colors).toEqual(['B']);
    expect(after('Test Elves', 'Test Bards', 1).subtypes).toEqual(['Bear', 'Elf', 'Bard']);
  });
  it('mtg:613.9 of an effect of a spell and one of a permanent the later overrides', () => {
    const game = magicPosition([
      { hand: ['Test Clip Once', 'Test Flight', 'Test Lift Once'], battlefield: ['Air Elemental'] },
      { hand: [] },
    ]);
    expect(texts(game.castAt(0, 'Test Clip Once', { card: 'Air Elemental' }).resolve(), 'Air Elemental')).toEqual([]);
    expect(texts(game.cast(0, 'Test Flight').resolve(), 'Air Elemental')).toEqual(['flying']);
    const later = by1(['Test Clip Once'], [], ['Test Flight', 'Hill Giant']).castAt(1, 'Test Clip Once', {
      card: 'Hill Giant',
    });
    expect(texts(later.resolve(), 'Hill Giant')).toEqual([]);
    const clipped = magicPosition([
      { hand: ['Test Lift Once'], battlefield: ['Hill Giant'] },
      { battlefield: ['Test Clip'] },
    ]);
    expect(texts(clipped, 'Hill Giant')).toEqual([]);
    expect(texts(clipped.castAt(0, 'Test Lift Once', { card: 'Hill Giant' }).resolve(), 'Hill Giant')).toEqual([
      'flying',
    ]);
  });
  it('mtg:613.9 what is white by another effect gets what white creatures get, whichever came first', () => {
    expect(with0('Test White', 'Test Bleach', 'Hill Giant').figures('Hill Giant')).toBe('4/4');
    expect(with0('Test Bleach', 'Test White', 'Hill Giant').figures('Hill Giant')).toBe('4/4');
    expect(with0('Test Flight', 'Test Walkers', 'Hill Giant').figures('Hill Giant')).toBe('3/3');
  });
});

describe('replacement effects exist before (614.4, 614.7a)', () => {
  it('mtg:614.4 mtg-2003:419.4 a shield serves for what comes after it, once each, whoever’s turn it is', () => {
    const game = by1(['Test Kill'], [], ['Test Troll', 'Hill Giant']).cast(1, 'Test Kill', { card: 'Test Troll' });
    game.pass().activate(0, 'Test Troll').resolveAll();
    expect([game.zones('Test Troll'), game.the('Test Troll').tapped]).toEqual([['battlefield'], true]);
    const late = by1(['Test Bolt'], [], ['Test Troll']).castAt(1, 'Test Bolt', { card: 'Test Troll' }).resolve();
    expect(late.zones('Test Troll')).toEqual(['graveyard']);
    const twice = by1(['Test Kill Twice'], [], ['Test Troll']).castAt(1, 'Test Kill Twice', { card: 'Test Troll' });
    twice.pass().activate(0, 'Test Troll').resolveAll();
    expect(twice.zones('Test Troll')).toEqual(['graveyard']);
  });
  it('mtg:614.7a what deals 0 damage deals none, to a creature of either player, and what deals some deals more', () => {
    const game = by1(['Test Nothing'], ['Test Spite'], ['Ornithopter', 'Hill Giant'])
      .cast(1, 'Test Nothing', { card: 'Ornithopter' })
      .resolve();
    expect(game.the('Ornithopter')).toMatchObject({ damage: 0, tapped: true });
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    const duel = by1(['Test Duel'], ['Test Spite', 'Wall of Mist'], ['Hill Giant']);
    duel.castAt(1, 'Test Duel', { card: 'Wall of Mist' }, { card: 'Hill Giant' }).resolve();
    expect([duel.the('Hill Giant').damage, duel.the('Wall of Mist').damage]).toEqual([0, 4]);
    const some = by1(['Test Nothing'], ['Test Spite'], ['Ornithopter', 'Grizzly Bears', 'Craw Wurm']);
    expect(some.cast(1, 'Test Nothing', { card: 'Grizzly Bears' }).resolve().zones('Grizzly Bears')).toEqual([
      'graveyard',
    ]);
  });
});

/** Situations in which one rule, and no other, says what happens. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  another,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  destroy,
  each,
  enters,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  mana,
  manaAbility,
  plus,
  preventCombatDamage,
  putOntoBattlefield,
  subtype,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from './test-cards.js';

const artifact = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const affecting = (what: object, mods: Parameters<typeof continuous>[1]) => continuous(what as never, mods);

ownCards(
  card('Test Void', { type: 'Artifact' }),
  artifact('Test Rod', activated([mana('{1}'), tap], { effects: [gainLife(1)] })),
  artifact(
    'Test Lamp',
    activated([{ pay: 'life', amount: 1 }], { effects: [gainLife(3)], limit: { perTurn: 1 } }),
    activated([{ pay: 'life', amount: 2 }], {
      effects: [gainLife(3)],
      if: { exists: [{ zone: 'battlefield' }, creature] },
    } as never),
  ),
  creatureCard(
    'Test Twofold',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { effects: [gainLife(1)] }),
    triggered(enters, { effects: [gainLife(2)] }),
  ),
  creatureCard(
    'Test Greeter',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: [creature, another], match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Rouse', '{0}', { effects: [putOntoBattlefield(each(...inYourGraveyard, creature))] }),
  instant('Test Cull', '{0}', {
    targets: [target([creature, { stat: ['power', '<=', 2] }])],
    effects: [destroy(t(0))],
  }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(1, 1))] }),
  creatureCard(
    'Test Mourner',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature }] }),
  instant('Test Great Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'opponents', filter: creature, count: 2 }] }),
  artifact('Test Banner', affecting([creature, youControl], plus(1, 1))),
  artifact(
    'Test Sentinel',
    triggered(
      { on: 'move', object: [creature, { stat: ['power', '>=', 3] }], match: { to: 'battlefield' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Plating', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Artifact'] })],
  }),
  instant('Test Mimic', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Paint', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['W'] })],
  }),
  artifact('Test White Banner', affecting([creature, color('W')], plus(1, 1))),
  instant('Test Shrink', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'set', prop: 'power', value: 0 }, { mod: 'set', prop: 'toughness', value: 1 }),
    ],
  }),
  artifact(
    'Test Goblins to Elves',
    affecting([creature, subtype('Goblin')], [{ mod: 'set', prop: 'subtypes', value: ['Elf'] }]),
  ),
  artifact(
    'Test Elves to Goblins',
    affecting([creature, subtype('Elf')], [{ mod: 'set', prop: 'subtypes', value: ['Goblin'] }]),
  ),
  creatureCard(
    'Test Silence',
    '{0}',
    'Human',
    '3/3',
    affecting(creature, [
      { mod: 'loseAbilities' },
      { mod: 'set', prop: 'power', value: 1 },
      { mod: 'set', prop: 'toughness', value: 1 },
    ]),
  ),
  artifact(
    'Test Spring',
    manaAbility('{C}'),
    activated([mana('{1}'), tap], { effects: [addMana('{C}{C}')], immediate: true }),
  ),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] }],
  }),
  creatureCard('Test Chameleon', '{0}', 'Lizard', '1/1', {
    kind: 'static',
    defining: true,
    affects: 'self',
    mods: [{ mod: 'set', prop: 'colors', value: ['W', 'U', 'B', 'R', 'G'] }],
  } as never),
  instant('Test Enlarge', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        has(
          affecting(creature, [
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
          ]),
        ),
      ),
    ],
  }),
  artifact('Test Gloat', triggered({ on: 'damage', source: creature }, { effects: [gainLife(1)] })),
  instant('Test Fog', '{0}', { effects: [preventCombatDamage] }),
  instant('Test Rename', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'name', value: 'Test Hero' })],
  }),
  artifact('Test Anthem of Heroes', affecting([creature, { named: 'Test Hero' }], plus(1, 1))),
  instant('Test Shield', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        entities: t(0),
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  artifact('Test Slumber', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  } as never),
);

const offered = (game: Play, kind = 'CAST'): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const onStack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);

describe('one rule each: casting and activating (601, 602)', () => {
  it('mtg:601.2a mtg-2003:409.1a the spell that is cast becomes the topmost object on the stack', () => {
    const game = magicPosition([{ hand: ['Test Growth', 'Shock'], mana: '{R}', battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Shock', { player: 1 }).cast(0, 'Test Growth');
    expect([onStack(game), game.zones('Test Growth')]).toEqual([['Test Growth', 'Shock'], ['stack']]);
  });

  it('mtg:601.3 a card without a mana cost is not cast', () => {
    expect(offered(magicPosition([{ hand: ['Test Void', 'Ornithopter'] }, {}]))).toEqual(['Ornithopter']);
  });

  it('mtg:602.1 the cost of an activated ability is paid as it is activated', () => {
    const game = magicPosition([{ battlefield: ['Test Rod', 'Plains'] }, {}]).activate(0, 'Test Rod');
    expect([game.the('Test Rod').tapped, game.the('Plains').tapped, game.life(0)]).toEqual([true, true, 20]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:602.5 an ability beyond its limit, or whose condition does not hold, is not activated', () => {
    const abilities = (game: Play) =>
      game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' ? [o.ability] : []));
    const game = magicPosition([{ hand: ['Ornithopter'], battlefield: ['Test Lamp'] }, {}]);
    expect(abilities(game)).toEqual([0]);
    expect(abilities(game.choose(0, { kind: 'ACTIVATE', ability: 0 }).resolve())).toEqual([]);
    expect(abilities(game.cast(0, 'Ornithopter').resolve())).toEqual([1]);
  });
});

describe('one rule each: whose abilities (602)', () => {
  it('mtg:602.2 mtg-2003:403.2 only its controller activates an ability of a permanent', () => {
    const game = magicPosition([{ battlefield: ['Plains'] }, { battlefield: ['Test Rod', 'Plains'] }]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Plains']);
    expect(offered(game.pass(), 'ACTIVATE')).toContain('Test Rod');
  });
});

describe('one rule each: mana abilities (605)', () => {
  it('mtg:605.3c a permanent that is tapped for one mana ability is not tapped for another, nor again', () => {
    const abilities = (battlefield: (string | { card: string; tapped: boolean })[]) =>
      magicPosition([{ battlefield }, {}])
        .decision()
        .options.flatMap((o) => (o.kind === 'ACTIVATE' && o.card === 'Test Spring' ? [o.ability] : []));
    // Its own {C} cannot pay for what taps it.
    expect(abilities(['Test Spring'])).toEqual([0]);
    expect(abilities(['Test Spring', 'Plains'])).toEqual([0, 1]);
    expect(abilities([{ card: 'Test Spring', tapped: true }, 'Plains'])).toEqual([]);
  });
  it('mtg:605.3c a permanent is not tapped for the mana that its own ability costs', () => {
    const game = magicPosition([{ battlefield: ['Test Spring', 'Llanowar Elves'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Spring', ability: 1 });
    expect([game.the('Test Spring').tapped, game.the('Llanowar Elves').tapped]).toEqual([true, true]);
  });
});

describe('one rule each: triggers (603)', () => {
  it('mtg:603.2g damage that is prevented triggers nothing', () => {
    const life = (hand: string[]) => {
      const game = magicPosition([{ hand, battlefield: ['Test Gloat', 'Grizzly Bears'] }, {}]);
      for (const card of hand) game.cast(0, card).resolve();
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'postcombatMain' });
      return [game.life(0), game.life(1)];
    };
    expect([life([]), life(['Test Fog'])]).toEqual([
      [21, 18],
      [20, 20],
    ]);
  });

  it('mtg:603.3a an ability of a creature under another player’s control is that player’s', () => {
    const borrowed = { card: 'Test Greeter', controller: 1 };
    const game = magicPosition([{ hand: ['Ornithopter'], battlefield: [borrowed] }, {}]).cast(0, 'Ornithopter');
    expect(game.resolve().view().stack).toMatchObject([{ card: 'Test Greeter', controller: 1 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([20, 21]);
  });

  it('mtg:603.7d a delayed ability of a spell is controlled by who cast that, in whose turn ever', () => {
    const game = magicPosition([{}, { hand: ['Test Later'] }])
      .pass()
      .cast(1, 'Test Later')
      .resolve();
    game.until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Later', controller: 1 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([20, 21]);
  });

  it('mtg:603.2 mtg-2003:404.1 every ability that an event matches triggers', () => {
    const game = magicPosition([{ hand: ['Test Twofold'] }, {}])
      .cast(0, 'Test Twofold')
      .resolve();
    game.takeDefault('ORDER_TRIGGERS');
    expect([onStack(game), game.resolveAll().life(0)]).toEqual([['Test Twofold', 'Test Twofold'], 23]);
  });

  it('mtg:603.6a creatures that enter together see each other enter', () => {
    const game = magicPosition([{ hand: ['Test Rouse'], graveyard: ['Test Greeter', 'Test Greeter'] }, {}]);
    game.cast(0, 'Test Rouse').resolve().takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });
});

describe('one rule each: resolving (608, 609)', () => {
  it('mtg:608.2b a target that has come not to fit is illegal', () => {
    const game = magicPosition([
      { hand: ['Test Cull'] },
      { hand: ['Test Growth'], battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Test Cull');
    game.pass().cast(1, 'Test Growth').resolveAll();
    expect([game.zones('Grizzly Bears'), game.happened('ILLEGAL_TARGETS').length]).toEqual([['battlefield'], 1]);
  });

  it('mtg:608.2e what all players were to choose is sacrificed at the same time', () => {
    const game = magicPosition([
      { hand: ['Test Edict'], battlefield: ['Test Mourner'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Edict').resolve().takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:609.3 who is to sacrifice two creatures and has one sacrifices that', () => {
    const game = magicPosition([{ hand: ['Test Great Edict'] }, { battlefield: ['Grizzly Bears'] }]);
    expect(game.cast(0, 'Test Great Edict').resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
  });
});

describe('one rule each: continuous effects (611, 613)', () => {
  it('mtg:611.3c a static effect counts before it is asked what triggers on entering', () => {
    const life = (battlefield: string[]) =>
      magicPosition([{ hand: ['Grizzly Bears'], battlefield, mana: '{G}{G}' }, {}])
        .cast(0, 'Grizzly Bears')
        .resolveAll()
        .life(0);
    expect([life(['Test Sentinel']), life(['Test Sentinel', 'Test Banner'])]).toEqual([20, 21]);
  });

  it('mtg:611.2a an effect "until end of turn" is over in the next turn', () => {
    const game = magicPosition([{ hand: ['Test Growth'], battlefield: ['Grizzly Bears'] }, {}]).cast(0, 'Test Growth');
    expect(game.resolve().until({ step: 'end' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:612.8 a name that an effect sets is there for effects of later layers', () => {
    const game = magicPosition([
      { hand: ['Test Rename'], battlefield: ['Test Anthem of Heroes', 'Grizzly Bears'] },
      {},
    ]).cast(0, 'Test Rename');
    expect([game.resolve().the('Grizzly Bears').name, game.figures('Grizzly Bears')]).toEqual(['Test Hero', '3/3']);
  });

  it('mtg:613.1a a copy effect applies before an older effect on types', () => {
    const game = magicPosition([
      { hand: ['Test Plating', 'Test Mimic'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Test Plating', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Mimic', { card: 'Grizzly Bears' }, { card: 'Hill Giant' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Hill Giant', types: ['Creature', 'Artifact'] });
  });

  it('mtg:613.1e colors are settled before what depends on them changes power and toughness', () => {
    const game = magicPosition([{ hand: ['Test Paint'], battlefield: ['Test White Banner', 'Grizzly Bears'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.cast(0, 'Test Paint').resolve().figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:613.4c additions apply to what power and toughness were set to, though they are older', () => {
    const game = magicPosition([{ hand: ['Test Growth', 'Test Shrink'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Growth').resolve().cast(0, 'Test Shrink').resolve();
    expect(game.figures('Hill Giant')).toBe('1/2');
  });

  it('mtg:613.3 what defines characteristics applies before all other effects of its layer', () => {
    const game = magicPosition([{ hand: ['Test Paint', 'Test Paint'], battlefield: ['Test Chameleon'] }, {}]);
    expect(game.the('Test Chameleon').colors).toHaveLength(5);
    game.cast(0, 'Test Paint').resolve().cast(0, 'Test Paint').resolve();
    expect(game.the('Test Chameleon').colors).toEqual(['W']);
  });

  it('mtg:613.7a an ability that was given has the timestamp of what gave it, where that is later', () => {
    const game = magicPosition([
      { hand: ['Test Shrink', 'Test Enlarge'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Test Shrink', { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Test Enlarge', { card: 'Grizzly Bears' }).resolve();
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['5/5', '5/5']);
  });

  it('mtg:613.6 an effect that began in layer 6 goes on in layer 7 though it took its own ability away', () => {
    const game = magicPosition([{ battlefield: ['Test Silence', 'Air Elemental'] }, {}]);
    expect([game.the('Air Elemental').keywords, game.figures('Air Elemental'), game.figures('Test Silence')]).toEqual([
      [],
      '1/1',
      '1/1',
    ]);
  });

  it('mtg:613.8b effects that depend on each other apply in the order of their timestamps', () => {
    const types = (...battlefield: string[]) =>
      magicPosition([{ battlefield: [...battlefield, 'Llanowar Elves', 'Raging Goblin'] }, {}]);
    const kinds = (game: Play) =>
      ['Llanowar Elves', 'Raging Goblin'].map((name) => (game.the(name).subtypes as string[])[0]);
    expect(kinds(types('Test Goblins to Elves', 'Test Elves to Goblins'))).toEqual(['Goblin', 'Goblin']);
    expect(kinds(types('Test Elves to Goblins', 'Test Goblins to Elves'))).toEqual(['Elf', 'Elf']);
  });
});

describe('one rule each: replacement (614, 616)', () => {
  it('mtg:614.1 what enters is changed by an effect that says how it enters', () => {
    const game = magicPosition([{ hand: ['Ornithopter'], battlefield: ['Test Slumber'] }, {}]);
    expect(game.cast(0, 'Ornithopter').resolve().the('Ornithopter').tapped).toBe(true);
  });

  it('mtg:615.1 mtg-2003:419.7a all damage that an effect says is prevented', () => {
    const game = magicPosition([{ hand: ['Test Shield', 'Shock'], mana: '{R}' }, { battlefield: ['Hill Giant'] }]);
    game.cast(0, 'Test Shield').resolve().cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').damage, game.happened('DAMAGE_PREVENTED').map((d) => d.amount)]).toEqual([0, [2]]);
  });

  it('mtg:616.1c of several effects on what enters the one that makes it a copy is not a matter of choice', () => {
    const game = magicPosition([{ hand: ['Test Clone'], battlefield: ['Test Slumber', 'Hill Giant'] }, {}]);
    expect(game.cast(0, 'Test Clone').resolve().decision().kind).toBe('COPY');
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Hill Giant', tapped: true });
  });
});

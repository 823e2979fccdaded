/** Clauses of the rules of 2003 that a usual position does not show: each in one that does. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  attacks,
  blocks,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  player,
  plus,
  protectionFrom,
  rule,
  sorcery,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../../../src/language/builders.js';
import { asked, fight, free, lives, many, offers, onStack, position } from './table.js';

const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const types = (...value: string[]) => ({ mod: 'set' as const, prop: 'types', value });

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Sting', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  instant('Test Blow', '{0}', { targets: [target(anyTarget)], effects: [damage(5, t(0))] }),
  instant('Test Balm', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: t(0), shield: 2 }],
  }),
  instant('Test Petrify', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), types('Artifact'))] }),
  instant('Test Quicken', '{0}', {
    targets: [target({ has: ['types', 'Artifact'] })],
    effects: [untilEndOfTurn(t(0), types('Artifact', 'Creature'))],
  }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Fate', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [destroy({ saved: 'target' })] }],
  }),
  instant('Test Maze', '{0}', { targets: [target(creature)], effects: [{ do: 'regenerate', what: t(0) }] }),
  sorcery('Test Wish', '{0}', { effects: [gainLife(3)] }),
  card('Test Rite', {
    cost: '{5}',
    type: 'Sorcery',
    abilities: [
      keyword('flashback', { cost: free }),
      { kind: 'spell', additional: [{ pay: 'sacrifice', what: creature }], effects: [gainLife(4)] },
    ],
  }),
  sorcery('Test Seizure', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  card('Test Window', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('topRevealed')])],
  }),
  card('Test Scroll', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'mill', count: 1 }], { targets: [target(player)], effects: [gainLife(1, t(0))] })],
  }),
  creatureCard('Test Bellman', '{0}', 'Elf', '1/1', triggered(yourUpkeep, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Hermit',
    '{0}',
    'Elf',
    '1/6',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered({ ...blocks, match: { alone: true, first: true } }, { effects: [gainLife(3)] }),
  ),
  creatureCard('Test Duelist', '{0}', 'Elf', '2/2', keyword('first strike')),
  creatureCard('Test Mourner', '{0}', 'Elf', '1/9', triggered(creatureDies, { effects: [gainLife(1)] })),
  creatureCard('Test Lodger', '{0}', 'Elf', '1/1', activated(free, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Red Crier',
    '{R}',
    'Elf',
    '1/1',
    triggered(attacks, { targets: [target(creature)], effects: [tapIt(t(0))] }),
  ),
  creatureCard('Test White Ward', '{W}', 'Elf', '1/1', protectionFrom({ has: ['colors', 'R'] }, 'red')),
  creatureCard('Test Phaser', '{0}', 'Elf', '1/1', keyword('phasing')),
  creatureCard(
    'Test Savant',
    '{0}',
    'Elf',
    '1/1',
    continuous('self', plus(2, 2), { exists: inYourGraveyard, atLeast: 7 }),
  ),
  card('Test Vault', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated(free, {
        effects: [{ do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile', status: { faceDown: true } }],
      }),
    ],
  }),
);

const out = (game: Play): unknown[] =>
  Object.values(game.view().objects).flatMap((one) => (one.zone === 'phasedOut' ? [one.card] : []));

describe('cards and zones', () => {
  it('mtg-2003:203.4 what a spell costs besides is paid with an alternative cost as well', () => {
    const without = position({ graveyard: ['Test Rite'] });
    expect(offers(without, 'CAST', 'Test Rite')).toBe(false);
    const game = position({ graveyard: ['Test Rite'], battlefield: ['Grizzly Bears'] });
    game.choose(0, { kind: 'CAST', card: 'Test Rite', method: 'flashback' }).resolve();
    expect([lives(game), game.zones('Grizzly Bears'), game.zones('Test Rite')]).toEqual([
      [24, 20],
      ['graveyard'],
      ['exile'],
    ]);
  });

  it('mtg-2003:214.4 damage stays on what is no creature for a while', () => {
    const game = position({
      hand: ['Test Sting', 'Test Petrify', 'Test Quicken', 'Test Sting'],
      battlefield: ['Hill Giant'],
    });
    for (const name of ['Test Sting', 'Test Petrify', 'Test Quicken'])
      game.castAt(0, name, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ types: ['Artifact', 'Creature'], damage: 2 });
    game.castAt(0, 'Test Sting', { card: 'Hill Giant' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg-2003:217.2e nor is the next card shown while an ability is being played', () => {
    const game = position({ battlefield: ['Test Window', 'Test Scroll'], library: ['Swamp', 'Forest', 'Plains'] });
    game.activate(0, 'Test Scroll', { player: 0 });
    const told = game.events.filter(({ type }) => ['ABILITY_ACTIVATED', 'REVEALED'].includes(type));
    expect(told.slice(-2).map(({ type }) => type)).toEqual(['ABILITY_ACTIVATED', 'REVEALED']);
    expect(game.zones('Swamp')).toEqual(['graveyard']);
  });

  it('mtg-2003:217.5b a creature spell is no creature that an effect destroys', () => {
    const game = position({ hand: ['Test Lodger'], battlefield: ['Grizzly Bears'] }, { hand: ['Test Doom'] });
    game.cast(0, 'Test Lodger').pass().cast(1, 'Test Doom').resolve();
    expect([game.zones('Grizzly Bears'), onStack(game)]).toEqual([['graveyard'], ['Test Lodger']]);
    expect(game.resolve().zones('Test Lodger')).toEqual(['battlefield']);
  });

  it('mtg-2003:217.6b an ability that triggers is controlled by who has taken its source, and not by its owner', () => {
    const theirs = { battlefield: [{ card: 'Test Bellman', controller: 0 }] };
    const game = position({}, theirs, { turn: { step: 'upkeep' } });
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([0]);
    expect(lives(game.resolve())).toEqual([21, 20]);
  });

  it('mtg-2003:217.7b nobody looks at what was removed face down, not even its owner', () => {
    const game = position({ battlefield: ['Test Vault'], library: ['Shivan Dragon', 'Plains'] });
    game.activate(0, 'Test Vault').resolve();
    expect(game.zones('Shivan Dragon')).toEqual(['exile']);
    for (const viewer of [0, 1]) expect(JSON.stringify(game.view(viewer))).not.toContain('Shivan Dragon');
  });
});

describe('combat', () => {
  it('mtg-2003:309.4a one creature that blocks two attackers blocks alone', () => {
    const both: [string, string][] = [
      ['Test Hermit', 'Grizzly Bears'],
      ['Test Hermit', 'Hill Giant'],
    ];
    const mine = { battlefield: ['Grizzly Bears', 'Hill Giant'] };
    const game = fight(mine, { battlefield: ['Test Hermit', 'Ornithopter'] }, ['Grizzly Bears', 'Hill Giant'], ...both);
    expect(onStack(game)).toEqual(['Test Hermit']);
  });

  it('mtg-2003:310.2 damage of first strike waits on the stack as well', () => {
    const game = fight({ battlefield: ['Test Duelist'] }, { battlefield: ['Ornithopter'] }, ['Test Duelist']);
    game.until({ step: 'firstStrikeDamage' });
    expect([asked(game), game.view().stack.map(({ kind }) => kind), lives(game)]).toEqual([
      '0:PRIORITY',
      ['COMBAT_DAMAGE'],
      [20, 20],
    ]);
    expect(lives(game.resolve())).toEqual([20, 18]);
  });

  it('mtg-2003:310.4 what has been removed from combat is dealt the damage that was assigned to it', () => {
    const game = fight(
      { hand: ['Test Maze'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    ).until({ step: 'combatDamage' });
    game.castAt(0, 'Test Maze', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').attacking ?? null).toBe(null);
    game.resolve();
    expect([game.the('Hill Giant').damage, game.zones('Grizzly Bears')]).toEqual([2, ['graveyard']]);
  });
});

describe('spells, abilities and effects', () => {
  it('mtg-2003:404.1 what waits for whenever something happens triggers for each of several at once', () => {
    const game = position({
      hand: ['Test Doom'],
      battlefield: ['Test Mourner', 'Grizzly Bears', 'Hill Giant'],
    });
    game.cast(0, 'Test Doom').resolve();
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toEqual(many('Test Mourner', 3));
  });

  it('mtg-2003:406.2c what an ability made to happen to "that creature" happens, though it is none by then', () => {
    const game = position({ hand: ['Test Fate', 'Test Petrify'] }, { battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Fate', { card: 'Hill Giant' }).resolve().castAt(0, 'Test Petrify', { card: 'Hill Giant' });
    expect(game.resolve().the('Hill Giant').types).toEqual(['Artifact']);
    game.until({ step: 'end' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg-2003:408.1d a sorcery is not played while an ability is on the stack', () => {
    const game = position({ hand: ['Test Wish', 'Test Sip'], battlefield: ['Test Lodger'] });
    const may = (): boolean[] => ['Test Wish', 'Test Sip'].map((name) => offers(game, 'CAST', name));
    expect(may()).toEqual([true, true]);
    expect([asked(game.activate(0, 'Test Lodger')), may()]).toEqual(['0:PRIORITY', [false, true]]);
    game.resolve();
    expect(may()).toEqual([true, true]);
  });

  it('mtg-2003:409.1a an ability that triggers has the color of its source, from which a creature may be protected', () => {
    const game = position({ battlefield: ['Test Red Crier'] }, { battlefield: ['Test White Ward', 'Hill Giant'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Red Crier');
    expect(
      game
        .decision()
        .options?.map(({ card: name }) => name)
        .sort(),
    ).toEqual(['Hill Giant', 'Test Red Crier']);
  });

  it('mtg-2003:419.1 a shield prevents no more than it says', () => {
    const game = position({ hand: ['Test Balm', 'Test Blow', 'Test Sting'] }, { battlefield: ['Test Hermit'] });
    game.castAt(0, 'Test Balm', { card: 'Test Hermit' }).resolve();
    game.castAt(0, 'Test Blow', { card: 'Test Hermit' }).resolve();
    expect(game.the('Test Hermit').damage).toBe(3);
  });

  it('mtg-2003:419.4 a shield takes no damage away that has been dealt', () => {
    const game = position({ hand: ['Test Sting', 'Test Balm'] }, { battlefield: ['Test Hermit'] });
    game.castAt(0, 'Test Sting', { card: 'Test Hermit' }).resolve();
    game.castAt(0, 'Test Balm', { card: 'Test Hermit' }).resolve();
    expect(game.the('Test Hermit').damage).toBe(2);
  });
});

describe('keywords', () => {
  it('mtg-2003:502.15b what phased out under a player’s control comes back as they untap, whoever owns it', () => {
    const game = position({ hand: ['Test Seizure'] }, { battlefield: ['Test Phaser'] });
    game.castAt(0, 'Test Seizure', { card: 'Test Phaser' }).resolve();
    const at = (turn: number): unknown[] => out(game.until({ turn, step: 'upkeep' }));
    expect([at(4), at(5), at(6), at(7)]).toEqual([[], ['Test Phaser'], ['Test Phaser'], []]);
    expect(game.the('Test Phaser')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('mtg-2003:502.23b threshold counts the graveyard of whoever controls the permanent', () => {
    const seized = (mine: number, theirs: number): [string, string] => {
      const game = position(
        { hand: ['Test Seizure'], graveyard: many('Forest', mine) },
        { battlefield: ['Test Savant'], graveyard: many('Forest', theirs) },
      );
      const before = game.figures('Test Savant');
      return [before, game.castAt(0, 'Test Seizure', { card: 'Test Savant' }).resolve().figures('Test Savant')];
    };
    expect([seized(7, 0), seized(0, 7)]).toEqual([
      ['1/1', '3/3'],
      ['3/3', '1/1'],
    ]);
  });
});

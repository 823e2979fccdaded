/** Further clauses of the rules of 2003 that a usual position does not show: each in one that does. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  discard,
  draw,
  enchant,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  manaAbility,
  plus,
  putOntoBattlefield,
  rule,
  sorcery,
  t,
  tap,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../../../src/language/builders.js';
import { asked, offers, onStack, position } from './table.js';

ownCards(
  card('Test Forest Isle', { type: 'Land', abilities: [manaAbility('{C}')] }),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { owner: 'you' }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  creatureCard(
    'Test Herald',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Jailer',
    '{0}',
    'Elf',
    '1/1',
    triggered(enters, { targets: [target([creature, { other: true }])], effects: [tapIt(t(0))] }),
  ),
  sorcery('Test Reckoning', '{0}', { effects: [discard(1, 'you'), gainLife(2), draw(1)] }),
  creatureCard(
    'Test Bellman',
    '{0}',
    'Elf',
    '1/1',
    activated([tap], { effects: [gainLife(5)] }),
    triggered(yourUpkeep, { effects: [gainLife(1)] }),
  ),
  card('Test Shackles', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [rule('cantBeActivated')])],
  }),
  card('Test Rout', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [
      { kind: 'play', method: 'quick', cost: [mana('{3}')], timing: 'instant' },
      { kind: 'spell', effects: [gainLife(4)] },
    ],
  }),
  instant('Test Fodder', '{0}', {
    effects: [{ do: 'create', token: token('Goblin', 'Creature — Goblin', ['R'], '1/1') }],
  }),
  instant('Test Evolution', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'changeText', what: t(0), of: ['creatureType'] }],
  }),
  card('Test Banner', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ is: 'attackingAlone' }, plus(3, 3))],
  }),
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Late Fate', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'delayed',
        on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
        effects: [destroy({ saved: 'target' })],
      },
    ],
  }),
  creatureCard('Test Dread', '{0}', 'Elf', '2/2', keyword('fear')),
);

const graveyard = (game: Play, owner: number): unknown[] => {
  const view = game.view();
  const pile = view.zones.find((one) => one.id === 'graveyard' && one.owner === owner);
  return (pile && 'objects' in pile ? pile.objects : []).map((id) => view.objects[id]?.card);
};
const names = (game: Play): unknown[] => (game.decision().options ?? []).map(({ card: name }) => name);

describe('cards and permanents', () => {
  it('mtg-2003:212.2c a land with a basic type in its name alone has the abilities of its text and no others', () => {
    const game = position({ battlefield: ['Test Forest Isle', 'Forest'] });
    const made = (name: string): unknown[] =>
      (game.decision().options ?? []).flatMap(({ card: of, label }) => (of === name ? [label] : []));
    expect(made('Test Forest Isle')).toEqual(['Test Forest Isle: add {C}']);
    expect(made('Forest')).toEqual(['Forest: add {G}']);
  });

  it('mtg-2003:214.4b with its type a permanent loses all its subtypes, though none is left then', () => {
    const game = position({ hand: ['Test Petrify'], battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Petrify', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ types: ['Artifact'], subtypes: [] });
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Hill Giant')).toMatchObject({ types: ['Creature'], subtypes: ['Giant'] });
  });

  it('mtg-2003:214.8c whoever puts one into play puts it onto any creature that it may enchant, whoever controls that', () => {
    const game = position(
      { hand: ['Test Raise'], graveyard: ['Test Mantle'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    );
    game.castAt(0, 'Test Raise', { card: 'Test Mantle' }).resolve();
    expect(names(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.choose(0, { card: 'Hill Giant' });
    expect([game.figures('Hill Giant'), game.the('Test Mantle').controller]).toEqual(['4/4', 0]);
  });

  it('mtg-2003:214.9a what waits for spells does not trigger on a land', () => {
    const game = position({ hand: ['Forest', 'Test Fodder'], battlefield: ['Test Herald'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.zones('Forest'), onStack(game), asked(game)]).toEqual([['battlefield'], [], '0:PRIORITY']);
    expect(onStack(game.cast(0, 'Test Fodder'))).toEqual(['Test Herald', 'Test Fodder']);
  });

  it('mtg-2003:217.4a a discarded card lies on top of the graveyard, below the spell that had it discarded', () => {
    const game = position({ hand: ['Test Reckoning', 'Hill Giant'], graveyard: ['Forest', 'Swamp'] });
    game.cast(0, 'Test Reckoning').resolve();
    expect(graveyard(game, 0)).toEqual(['Test Reckoning', 'Hill Giant', 'Forest', 'Swamp']);
  });
});

describe('abilities and effects', () => {
  it('mtg-2003:402.10 an ability that triggers and finds no target is not on the stack', () => {
    const alone = position({ hand: ['Test Jailer'] })
      .cast(0, 'Test Jailer')
      .resolve();
    expect([onStack(alone), alone.zones('Test Jailer')]).toEqual([[], ['battlefield']]);
    const game = position({ hand: ['Test Jailer'] }, { battlefield: ['Hill Giant'] })
      .cast(0, 'Test Jailer')
      .resolve();
    if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    expect(onStack(game)).toEqual(['Test Jailer']);
    expect(game.resolve().the('Hill Giant').tapped).toBe(true);
  });

  it('mtg-2003:408.2a all that a spell says is done as it resolves, also behind what somebody chooses', () => {
    const game = position({ hand: ['Test Reckoning', 'Hill Giant', 'Gray Ogre'] });
    game.cast(0, 'Test Reckoning').resolve().choose(0, { card: 'Gray Ogre' });
    expect([game.zones('Gray Ogre'), game.life(0), game.hand(0), onStack(game)]).toEqual([['graveyard'], 22, 2, []]);
  });

  it('mtg-2003:410.1 an ability of the beginning of a step triggers though those of its permanent can’t be played', () => {
    const theirs = {
      battlefield: [
        { card: 'Test Bellman', as: 'man' },
        { card: 'Test Shackles', attachedTo: 'man' },
      ],
    };
    const game = position({}, theirs, { turn: { active: 1, step: 'upkeep' } });
    expect(onStack(game)).toEqual(['Test Bellman']);
    expect(offers(game, 'ACTIVATE', 'Test Bellman')).toBe(false);
    expect(game.resolve().life(1)).toBe(21);
  });

  it('mtg-2003:412.4 a card in the hand says by itself that it may be played at any time for more', () => {
    const game = position(
      { hand: ['Test Rout'], battlefield: ['Forest', 'Forest', 'Forest'] },
      {},
      { turn: { active: 1 } },
    );
    game.pass();
    expect((game.decision().options ?? []).flatMap(({ kind, method }) => (kind === 'CAST' ? [method] : []))).toEqual([
      'quick',
    ]);
    expect(game.choose(0, { kind: 'CAST', card: 'Test Rout', method: 'quick' }).resolve().life(0)).toBe(24);
  });

  it('mtg-2003:415.4 a token that a spell calls by a creature type is called by the type that takes its place', () => {
    const game = position({ hand: ['Test Fodder', 'Test Evolution'] });
    game.cast(0, 'Test Fodder').castAt(0, 'Test Evolution', { card: 'Test Fodder' }).resolve();
    game.answer(0, { name: 'Goblin' }).answer(0, { name: 'Elf' }).resolve();
    const [made] = Object.values(game.view().objects).filter(({ zone }) => zone === 'battlefield');
    expect(made).toMatchObject({ name: 'Elf', subtypes: ['Elf'] });
  });
});

describe('keywords', () => {
  it('mtg-2003:502.10f each creature of a band attacks by itself, and so not alone', () => {
    const game = position({ battlefield: ['Benalish Hero', 'Hill Giant', 'Test Banner'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Benalish Hero', 'Hill Giant');
    game.answer(0, { choose: [{ card: 'Benalish Hero' }] });
    if (game.decision().kind === 'BAND') game.answer(0, { choose: [{ card: 'Hill Giant' }] });
    expect([game.figures('Benalish Hero'), game.figures('Hill Giant')]).toEqual(['1/1', '3/3']);
    const one = position({ battlefield: ['Hill Giant', 'Test Banner'] }).until({ kind: 'ATTACKERS' });
    expect(one.attack(0, 'Hill Giant').figures('Hill Giant')).toBe('6/6');
  });

  it('mtg-2003:502.15g an ability that was to trigger later is about what phases out no longer', () => {
    const after = (...hand: string[]): string[] => {
      const game = position({ hand, battlefield: ['Hill Giant'] });
      for (const name of hand) game.castAt(0, name, { card: 'Hill Giant' }).resolve();
      game.until({ turn: 5, step: 'upkeep' });
      if (onStack(game).length > 0) game.resolve();
      return game.zones('Hill Giant');
    };
    expect(after('Test Late Fate')).toEqual(['graveyard']);
    expect(after('Test Late Fate', 'Test Shift')).toEqual(['battlefield']);
  });

  it('mtg-2003:502.25b what is black and another color as well blocks a creature with fear', () => {
    const game = position({ battlefield: ['Test Dread'] }, { battlefield: ['Shivan Zombie', 'Gray Ogre'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Dread').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Shivan Zombie']);
  });
});

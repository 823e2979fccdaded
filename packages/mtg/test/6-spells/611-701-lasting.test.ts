/** How long it lasts, where it goes, which may be chosen, and how many of them (611–616, 700–701). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { choices } from '../cards/support.js';
import {
  activated,
  card,
  color,
  create,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  token,
} from './test-cards.js';

const isSpell = [{ zone: 'stack' as const }, { is: 'spell' as const }];
ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Red', '{R}', 'Goblin', '2/2'),
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife(2)] })),
  sorcery('Test Rise Dead', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [
      { do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you', save: 'it' },
      {
        do: 'modify',
        what: { saved: 'it' },
        mods: [{ mod: 'gain', prop: 'subtypes', values: ['Zombie'] }],
        until: { kind: 'permanent' },
        entering: true,
      },
    ],
  }),
  card('Test Gift', {
    cost: '{4}{B}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), keyword('morph', { cost: [mana('{0}')] })],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Sink', '{0}', {
    targets: [target(isSpell)],
    effects: [{ do: 'counterOnStack', what: t(0), to: 'library', position: 'bottom' }],
  }),
  instant('Test Lull', '{0}', {
    targets: [target(isSpell)],
    effects: [{ do: 'counterOnStack', what: t(0), to: 'library', position: 'top' }],
  }),
  instant('Test Hush', '{0}', {
    effects: [{ do: 'counterOnStack', what: { each: [...isSpell, { not: { self: true } }] } }],
  }),
  instant('Test Red Circle', '{0}', {
    effects: [
      { do: 'chooseSource', filter: color('R'), save: 'source' },
      {
        do: 'createReplacement',
        replaces: { on: 'damage', source: [color('R')], prevent: true },
        entities: 'you',
        from: { saved: 'source' },
        once: true,
      },
    ],
  }),
  sorcery('Test Brood', '{0}', { effects: [create(token('Whelp', 'Creature — Dragon', ['R'], '1/1'))] }),
  sorcery('Test Words', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'exchangeText', what: t(0), with: t(1) }],
  }),
  creatureCard('Test Thief', '{0}', 'Rogue', '1/1'),
  card('Test Banner', { cost: '{0}', type: 'Kindred Artifact — Rogue' }),
  creatureCard('Test Leader', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife('party')] })),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
  }),
  sorcery('Test Blight', '{0}', { effects: [{ do: 'blight', count: 2 }] }),
  creatureCard('Test Oak', '{0}', 'Treefolk', '2/5'),
);

describe('how long, and where', () => {
  it('mtg:611.2e what it is said to be as it enters it is for as long as that says', () => {
    const game = magicPosition([{ hand: ['Test Rise Dead'], graveyard: ['Test Cub'] }, {}]);
    game.castAt(0, 'Test Rise Dead', { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').subtypes).toEqual(['Bear', 'Zombie']);
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Test Cub').subtypes).toEqual(['Bear', 'Zombie']);
  });

  it('mtg:614.15 a countered card goes where the spell says, to that place there', () => {
    const library = (spell: string) => {
      const game = magicPosition([{ hand: ['Test Sip', spell], library: ['Forest', 'Island'] }, {}]);
      game.cast(0, 'Test Sip').castAt(0, spell, { card: 'Test Sip' }).resolve();
      const { objects, zones } = game.view();
      const pile = zones.find(({ id, owner }) => id === 'library' && owner === 0);
      return pile && 'objects' in pile ? pile.objects.map((id) => objects[id]?.card) : [];
    };
    expect([library('Test Sink'), library('Test Lull')]).toEqual([
      ['Forest', 'Island', 'Test Sip'],
      ['Test Sip', 'Forest', 'Island'],
    ]);
  });

  it('mtg:701.6a each of several is countered, and goes to the graveyard of its own owner', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Hush'] }, { hand: ['Test Sip'] }])
      .cast(0, 'Test Sip')
      .pass();
    game.cast(1, 'Test Sip').pass().cast(0, 'Test Hush').resolve();
    expect([game.view().stack.length, game.life(0), game.life(1)]).toEqual([0, 20, 20]);
    expect(
      game
        .all('Test Sip', 'graveyard')
        .map((o) => o.owner)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('mtg:701.12h each has the other’s text from then on', () => {
    const game = magicPosition([{ hand: ['Test Words'], battlefield: ['Test Healer', 'Test Cub'] }, {}]);
    game.castAt(0, 'Test Words', { card: 'Test Healer' }, { card: 'Test Cub' }).resolve();
    const able = () =>
      game
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE')
        .map((o) => o.card);
    expect(able()).toEqual(['Test Cub']);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(able()).toEqual(['Test Cub']);
  });
});

describe('which, and how many', () => {
  it('mtg:613.2b a face-down spell has none of its card’s text: an Aura is cast so without a target, and is a creature', () => {
    const game = magicPosition([
      { hand: ['Test Gift'], battlefield: ['Test Cub', 'Test Red', ...lands(3, 'Swamp')] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Gift', method: 'morph' });
    expect(game.waiting()).toBe(true);
    expect(game.resolve().the('Test Gift')).toMatchObject({ types: ['Creature'], power: 2, attachedTo: null });
  });

  it('mtg:615.9 only a source with the property may be chosen', () => {
    const game = magicPosition([
      { hand: ['Test Red Circle'], battlefield: ['Test Cub'] },
      { battlefield: ['Test Red', 'Test Red', 'Test Oak'] },
    ])
      .cast(0, 'Test Red Circle')
      .resolve();
    expect(choices(game)).toEqual(['Test Red', 'Test Red']);
  });

  it('mtg:616.1b a token that is created for one player enters under the control of another who has it so', () => {
    const game = magicPosition([
      { hand: ['Test Brood'] },
      { hand: ['Gather Specimens'], battlefield: lands(6, 'Island') },
    ])
      .cast(0, 'Test Brood')
      .pass();
    game.cast(1, 'Gather Specimens').resolve().resolve();
    expect(game.the('Whelp').controller).toBe(1);
  });

  it('mtg:700.8a what is no creature is in no party', () => {
    const banner = magicPosition([{ battlefield: ['Test Leader', 'Test Banner'] }, {}]);
    expect(banner.activate(0, 'Test Leader').resolve().life(0)).toBe(21);
    const game = magicPosition([{ hand: ['Test Stone'], battlefield: ['Test Leader', 'Test Thief'] }, {}]);
    expect(game.activate(0, 'Test Leader').resolve().life(0)).toBe(22);
    game.cast(0, 'Test Stone', { card: 'Test Thief' }).resolve();
    expect(game.activate(0, 'Test Leader').resolve().life(0)).toBe(23);
  });

  it('mtg:701.68a as many counters as it says are put on the one creature', () => {
    const game = magicPosition([{ hand: ['Test Blight'], battlefield: ['Test Oak', 'Test Cub'] }, {}]);
    game.cast(0, 'Test Blight').resolve().choose(0, { card: 'Test Oak' });
    expect([game.the('Test Oak').counters, game.figures('Test Cub')]).toEqual([{ '-1/-1': 2 }, '2/2']);
  });
});

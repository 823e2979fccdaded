/** What a spell that puts something onto the battlefield says that it is, it is as it enters (611.2e, 613.7n). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { continuous, creatureCard, entering, gainLife, sorcery, t, target, triggered } from './test-cards.js';

const inGraveyard = [{ zone: 'graveyard' as const }, { has: ['types', 'Creature'] as ['types', string] }];
const back = { do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you', save: 'it' } as const;

ownCards(
  creatureCard(
    'Test Herald',
    '{0}',
    'Cleric',
    '1/1',
    triggered(
      { on: 'move', object: [{ has: ['subtypes', 'Zombie'] }], match: { to: 'battlefield' } },
      { effects: [gainLife(3)] },
    ),
  ),
  creatureCard('Test Grave Keeper', '{0}', 'Cleric', '1/1', {
    kind: 'replacement',
    on: 'move',
    object: [{ has: ['subtypes', 'Zombie'] }],
    match: { to: 'battlefield' },
    before: [entering({ '+1/+1': 1 })],
  }),
  creatureCard(
    'Test Chameleon',
    '{0}',
    'Bear',
    '2/2',
    continuous('self', [{ mod: 'set', prop: 'colors', value: ['G'] }]),
  ),
  // Its figures become others by the spell, which is a moment later.
  sorcery('Test Late Rise', '{0}', {
    targets: [target(inGraveyard)],
    effects: [
      back,
      {
        do: 'modify',
        what: { saved: 'it' },
        mods: [{ mod: 'gain', prop: 'subtypes', values: ['Zombie'] }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  sorcery('Test Pale Rise', '{0}', {
    targets: [target(inGraveyard)],
    effects: [
      back,
      {
        do: 'modify',
        what: { saved: 'it' },
        mods: [{ mod: 'set', prop: 'colors', value: ['B'] }],
        until: { kind: 'permanent' },
        entering: true,
      },
    ],
  }),
);

describe('what is put onto the battlefield and is something besides', () => {
  const rise = (...battlefield: string[]) =>
    magicPosition([
      {
        hand: ['Rise from the Grave'],
        graveyard: ['Grizzly Bears'],
        battlefield: [...lands(5, 'Swamp'), ...battlefield],
      },
      {},
    ])
      .castAt(0, 'Rise from the Grave', { card: 'Grizzly Bears' })
      .resolve();

  it('mtg:611.2e it is a Zombie as it enters, and whoever waits for one sees it', () => {
    const game = rise('Test Herald').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ subtypes: ['Bear', 'Zombie'], colors: ['G', 'B'] });
    expect(game.life(0)).toBe(23);
  });

  it('mtg:611.2e what says how Zombies enter applies to it', () => {
    expect(rise('Test Grave Keeper').figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:611.2e what it becomes by the spell it is only once it is there', () => {
    const game = magicPosition([
      { hand: ['Test Late Rise'], graveyard: ['Grizzly Bears'], battlefield: ['Test Herald', 'Test Grave Keeper'] },
      {},
    ])
      .castAt(0, 'Test Late Rise', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Grizzly Bears').subtypes).toEqual(['Bear', 'Zombie']);
    expect([game.figures('Grizzly Bears'), game.view().stack.length]).toEqual(['2/2', 0]);
  });

  it('mtg:613.7n its own static ability has the earlier timestamp', () => {
    const game = magicPosition([{ hand: ['Test Pale Rise'], graveyard: ['Test Chameleon'] }, {}])
      .castAt(0, 'Test Pale Rise', { card: 'Test Chameleon' })
      .resolve();
    expect(game.the('Test Chameleon').colors).toEqual(['B']);
  });
});

/** Clauses of chapters 108 to 122 that hold already: cards and controllers, sources, tokens, symbols, drawn cards, counters. */
import type { Ability, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const permanent = [{ zone: 'battlefield' }] as never;
const treasure = {
  name: 'Treasure',
  props: { name: 'Treasure', supertypes: [], types: ['Artifact'], subtypes: ['Treasure'], colors: [] },
  abilities: [],
};

ownCards(
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] } as unknown as Effect],
  }),
  instant('Test Kill', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  instant('Test Loot', '{0}', {
    effects: [{ do: 'create', token: treasure, status: { tapped: true } } as unknown as Effect],
  }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  instant('Test Circle', '{0}', {
    effects: [
      { do: 'chooseSource', filter: { has: ['colors', 'R'] }, save: 'source' } as unknown as Effect,
      gainLife(1),
    ],
  }),
  instant('Test Red Spell', '{R}', { effects: [gainLife(1)] }),
  creatureCard('Test Red Bear', '{R}', 'Bear', '2/2'),
  card('Test Sore', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'triggered',
        on: { on: 'damage', player: 'you' },
        if: { compare: [{ stat: 'life', of: 'you' }, '<', 20] },
        effects: [gainLife(10)],
      } as unknown as Ability,
    ],
  }),
  instant('Test Toll', '{0}', {
    effects: [{ do: 'pay', cost: [mana('{W/U}')], then: [gainLife(1)], else: [] } as unknown as Effect],
  }),
  creatureCard('Test Morph', '{3}', 'Beast', '4/4', keyword('morph', { cost: [mana('{W/U}')] })),
  card('Test Third', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'counters', object: 'self', match: { kind: 'charge' }, reached: 3 } as never, {
        effects: [gainLife(1)],
      }),
    ],
  }),
  instant('Test Charge', '{0}', { targets: [target(permanent)], effects: [putCounters(2, t(0), 'charge')] }),
  card('Test Urn', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'sacrifice', what: 'self' }], {
        targets: [target(creature)],
        effects: [
          {
            do: 'counters',
            what: t(0),
            kind: 'charge',
            amount: { counters: 'charge', of: 'self' },
          } as unknown as Effect,
        ],
      }),
    ],
  }),
  card('Test Ledger', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'counters', object: [{ zone: 'battlefield' }], match: { kind: 'charge' } } as never, {
        effects: [gainLife(1)],
      }),
    ],
  }),
  sorcery('Test Draw', '{0}', { effects: [draw(1)] }),
);

describe('cards and those who control them', () => {
  it('mtg:108.4 a card that is no permanent any more is not controlled by who controlled the permanent', () => {
    const game = magicPosition([{ hand: ['Test Steal', 'Test Kill'] }, { battlefield: ['Grizzly Bears'] }]);
    game.cast(0, 'Test Steal').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
    game.cast(0, 'Test Kill').resolve();
    expect(game.the('Grizzly Bears', 'graveyard').controller).not.toBe(0);
  });

  it('mtg:111.10 whoever makes a predefined token may add to what it is', () => {
    const game = magicPosition([{ hand: ['Test Loot'] }, {}])
      .cast(0, 'Test Loot')
      .resolve();
    expect(game.the('Treasure')).toMatchObject({ token: true, tapped: true, subtypes: ['Treasure'] });
  });

  it('mtg:109.2c a source is whatever is so, wherever it is', () => {
    const game = magicPosition([
      { hand: ['Test Circle', 'Test Red Spell'], battlefield: ['Test Red Bear', 'Memnite', ...lands(1, 'Mountain')] },
      {},
    ]);
    game.cast(0, 'Test Red Spell').cast(0, 'Test Circle').pass().pass();
    expect(
      game
        .decision()
        .options?.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Red Bear', 'Test Red Spell']);
  });
});

describe('what is dealt', () => {
  it('mtg:120.4d abilities trigger on damage whose results are there', () => {
    const game = magicPosition([{ hand: ['Test Bolt'], battlefield: ['Test Sore'] }, {}]);
    game.cast(0, 'Test Bolt', { player: 0 }).resolve();
    expect([game.life(0), game.view().stack.length]).toEqual([18, 1]);
  });
});

describe('symbols that can be paid in several ways', () => {
  const both = { battlefield: ['Plains', 'Island'] };
  const pays = (game: ReturnType<typeof magicPosition>) =>
    game
      .decision()
      .options?.filter(({ kind }) => kind === 'PAY')
      .map(({ value }) => value);

  it('mtg:118.13b are chosen as the cost is paid while something resolves', () => {
    const game = magicPosition([{ ...both, hand: ['Test Toll'] }, {}], { options: { payment: 'manual' } });
    game.choose(0, { kind: 'ACTIVATE', card: 'Plains' }).choose(0, { kind: 'ACTIVATE', card: 'Island' });
    game.cast(0, 'Test Toll').resolve();
    expect(game.decision().kind).toBe('PAY');
    game.answer(0, { decision: game.decision().id, confirm: true });
    expect(pays(game)).toEqual(['{W}', '{U}']);
  });

  it('mtg:118.13c and for a special action as that is paid for', () => {
    const morph = { card: 'Test Morph', faceDown: true };
    const game = magicPosition([{ battlefield: [...both.battlefield, morph as never] }, {}], {
      options: { payment: 'manual' },
    });
    game.choose(0, { kind: 'ACTIVATE', card: 'Plains' }).choose(0, { kind: 'ACTIVATE', card: 'Island' });
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(pays(game)).toEqual(['{W}', '{U}']);
  });
});

describe('counters', () => {
  const third = (charge: number) =>
    magicPosition([{ hand: ['Test Charge'], battlefield: [{ card: 'Test Third', counters: { charge } } as never] }, {}])
      .cast(0, 'Test Charge')
      .resolve()
      .view().stack.length;
  it('mtg:122.7 the third is put on something that had fewer and has as many or more', () => {
    expect([0, 1, 2, 3, 5].map(third)).toEqual([0, 1, 1, 0, 0]);
  });

  it('mtg:122.9 of what was sacrificed as a cost as many are put, not moved', () => {
    const urn = { card: 'Test Urn', counters: { charge: 3 } };
    const game = magicPosition([{ battlefield: [urn as never, 'Memnite', 'Test Ledger'] }, {}]);
    game.activate(0, 'Test Urn').resolve().resolveAll();
    expect([game.the('Memnite').counters, game.life(0)]).toEqual([{ charge: 3 }, 21]);
  });
});

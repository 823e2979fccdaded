/** Rules of the first chapters that few cards show (113.6c, 113.6f, 118.8c, 400.7c, 400.7i, 401.6, 406.3b). */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  enters,
  land,
  mana,
  sorcery,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';

const fromGraveyard: Effect = {
  do: 'play',
  what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { not: { named: 'Test Command' } }] },
  cost: [],
  must: true,
};
const priced = (name: string, what: object[]) =>
  card(name, {
    cost: '{5}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'discard', what: what as never, count: 1, label: 'a card' }],
        effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 1 }],
      },
    ],
  });
ownCards(
  sorcery('Test Command', '{0}', { effects: [fromGraveyard] }),
  priced('Test Any Price', []),
  priced('Test Creature Price', [creature]),
  card('Test Circle', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      activated([mana('{1}')], {
        effects: [
          { do: 'chooseSource', filter: { has: ['colors', 'R'] }, save: 'source' },
          {
            do: 'createReplacement',
            replaces: { on: 'damage', prevent: true },
            from: { saved: 'source' },
            entities: 'you',
            once: true,
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  creatureCard('Test Burner', '{R}', 'Elemental', '1/1', triggered(enters, { effects: [damage(3, 'opponents')] })),
  card('Test Farseer', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      continuous(
        [{ zone: 'graveyard' }, { owner: 'you' }, land],
        [
          {
            mod: 'play',
            method: 'again',
            entered: [{ do: 'status', what: 'self', status: 'tapped' }],
          },
        ],
      ),
    ],
  }),
  // It is a creature anywhere but on the battlefield.
  card('Test Chrysalis', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        exceptIn: 'battlefield',
        mods: [{ mod: 'gain', prop: 'types', values: ['Creature'] }],
      },
    ],
  }),
  sorcery('Test Recall', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  card('Test Echo', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [
      { kind: 'play', method: 'again', zone: 'graveyard', cost: [] },
      { kind: 'spell', effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 1 }] },
    ],
  }),
  sorcery('Test Grant', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { top: 1 },
        mods: [{ mod: 'play', method: 'granted', cost: [] }],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  sorcery('Test Cover', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { named: 'Memnite' }] },
        to: 'library',
        cause: 'return',
      },
    ],
  }),
  sorcery('Test Uncover', '{0}', {
    effects: [{ do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile' }],
  }),
  card('Test Vault', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([mana('{0}')], {
        effects: [
          {
            do: 'move',
            what: { top: 2 },
            to: 'exile',
            cause: 'exile',
            status: { faceDown: true },
            keep: 'linked',
            save: 'kept',
          },
          { do: 'look', what: { saved: 'kept' } },
        ],
      }),
      continuous([{ zone: 'exile' }, { linked: true }], [{ mod: 'play', fits: creature }]),
    ],
  }),
);
const offered = (game: ReturnType<typeof magicPosition>, kind = 'CAST') =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => o.card);

describe('rules that few cards show', () => {
  it('mtg:118.8c nobody must cast what they would have to discard a card of a kind for', () => {
    const must = (name: string) =>
      magicPosition([{ hand: ['Test Command', 'Memnite'], graveyard: [name] }, {}])
        .cast(0, 'Test Command')
        .resolve()
        .decision();
    expect(must('Test Creature Price')).toMatchObject({ kind: 'PLAY_CARD', min: 0 });
    // Any card would do for this one: that is cast, without a question.
    expect(must('Test Any Price').kind).not.toBe('PLAY_CARD');
  });

  it('mtg:400.7c damage of a permanent is prevented that was chosen as a spell', () => {
    const game = magicPosition([
      { hand: ['Test Burner', 'Test Burner'], mana: '{R}{R}' },
      { battlefield: ['Test Circle', ...lands(1, 'Plains')] },
    ]);
    game.cast(0, 'Test Burner').pass().activate(1, 'Test Circle').resolve();
    if (!game.waiting()) game.choose(1, { card: 'Test Burner', zone: 'stack' });
    game.resolve().resolve();
    expect(game.life(1)).toBe(20);
    // The other one is another source.
    game.cast(0, 'Test Burner').resolve().resolve();
    expect(game.life(1)).toBe(17);
  });

  it('mtg:400.7i what lets a land be played finds the land that it becomes', () => {
    const game = magicPosition([{ battlefield: ['Test Farseer'], graveyard: ['Forest'], hand: ['Mountain'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.the('Forest')).toMatchObject({ tapped: true });
    const plain = magicPosition([{ battlefield: ['Test Farseer'], hand: ['Mountain'] }, {}]);
    plain.choose(0, { kind: 'PLAY_LAND', card: 'Mountain' });
    expect(plain.the('Mountain').tapped ?? false).toBe(false);
  });

  it('mtg:113.6c an ability that says where it does not function does so everywhere else', () => {
    const game = magicPosition([
      {
        hand: ['Test Recall', 'Test Chrysalis'],
        battlefield: ['Test Chrysalis'],
        graveyard: ['Test Chrysalis', 'Shock'],
      },
      {},
    ]);
    expect(game.the('Test Chrysalis').types).toEqual(['Artifact']);
    expect(game.the('Test Chrysalis', 'hand').types).toEqual(['Artifact', 'Creature']);
    // In the graveyard it is a creature card that can be the target.
    game.castAt(0, 'Test Recall', { card: 'Test Chrysalis' }).resolve();
    expect(game.all('Test Chrysalis', 'hand')).toHaveLength(2);
  });

  it('mtg:113.6f what a card says of the zones that it is cast from works where it lies', () => {
    const from = (zone: 'graveyard' | 'exile') => magicPosition([{ [zone]: ['Test Echo'] }, {}]);
    expect([offered(from('graveyard')), offered(from('exile'))]).toEqual([['Test Echo'], []]);
  });

  it('mtg:401.6 a top card that is shown no longer is another object when it is shown again', () => {
    const granted = (...spells: string[]) => {
      const game = magicPosition([
        {
          hand: ['Test Grant', 'Test Cover', 'Test Uncover'],
          battlefield: ['Future Sight'],
          library: ['Grizzly Bears', 'Forest', 'Forest'],
          graveyard: ['Memnite'],
        },
        {},
      ]);
      game.cast(0, 'Test Grant').resolve();
      for (const spell of spells) game.cast(0, spell).resolve();
      return game.decision().options.some((o) => o.card === 'Grizzly Bears' && o.method === 'granted');
    };
    // It was granted for the Bears on top; covered and uncovered again they are other Bears.
    expect([granted(), granted('Test Cover', 'Test Uncover')]).toEqual([true, false]);
  });

  it('mtg:406.3b a spell with a quality is cast from among face-down cards by what it would be', () => {
    const game = magicPosition([
      { battlefield: ['Test Vault'], library: ['Memnite', 'Test Command', 'Forest', 'Forest'] },
      {},
    ]);
    game.activate(0, 'Test Vault').resolve();
    expect(offered(game)).toEqual(['Memnite']);
    game.choose(0, { kind: 'CAST', card: 'Memnite' }).resolve();
    expect(game.zones('Memnite')).toEqual(['battlefield']);
  });
});

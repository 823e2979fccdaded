/** Resolving, continuous effects, prevention (608–616): of several each its own, from another zone, no longer than said. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  draw,
  each,
  gainLife,
  instant,
  inYourGraveyard,
  plus,
  putOntoBattlefield,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const relic = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
ownCards(
  instant('Test Split', '{0}', {
    targets: [target(creature, { max: 3 })],
    divide: 6,
    effects: [{ do: 'damage', amount: 'division', to: t(0) }],
  } as never),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  ...['Test Ox', 'Test Elk', 'Test Yak'].map((name) => creatureCard(name, '{0}', 'Ox', '0/9')),
  instant('Test Herd Shield', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', target: and(creature, youControl), prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Quake', '{0}', { effects: [damage(2, each(creature)), damage(2, 'players')] }),
  instant('Test Aegis', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: and(creature, youControl) },
        apart: true,
        shield: 1,
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  relic('Test Banner', continuous([creature, youControl], plus(1, 1))),
  relic(
    'Test Sentinel',
    triggered(
      { on: 'move', object: [creature, { stat: ['power', '>=', 3] }], match: { to: 'battlefield' } },
      { effects: [gainLife(1)] },
    ),
  ),
  relic('Test Thief', { kind: 'replacement', on: 'draw', player: 'opponent', instead: [gainLife(1)] }),
  instant('Test Study', '{0}', { effects: [draw(1, 'players')] }),
  instant('Test Switch', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'switch', stats: ['power', 'toughness'] })],
  }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 0))] }),
  relic('Test Red Paint', continuous(creature, [{ mod: 'set', prop: 'colors', value: ['R'] }])),
  card('Test Blue Ghost', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ ...continuous(creature, [{ mod: 'set', prop: 'colors', value: ['U'] }]), zone: 'graveyard' }],
  }),
  instant('Test Lose', '{0}', { effects: [discard(1, 'you')] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Raise', '{0}', { targets: [target(inYourGraveyard)], effects: [putOntoBattlefield(t(0))] }),
);

describe('several of them: resolving and continuous effects (608–615)', () => {
  it('mtg:608.2b of three the two that are left get the shares that were announced for them', () => {
    const game = magicPosition([
      { hand: ['Test Split', 'Test Kill'] },
      { battlefield: ['Test Ox', 'Test Elk', 'Test Yak'] },
    ]).choose(0, { kind: 'CAST', card: 'Test Split' });
    game.choose(0, [{ card: 'Test Ox' }, { card: 'Test Elk' }, { card: 'Test Yak' }]);
    const of = (name: string) => String(game.decision().options.find((o) => o.card === name)?.id);
    const shares = [of('Test Ox'), of('Test Elk'), of('Test Yak')];
    game.answer(0, { distribute: shares.map((option, i) => ({ option, amount: i + 1 })) });
    game.castAt(0, 'Test Kill', { card: 'Test Elk' }).resolve().resolve();
    expect([game.the('Test Ox').damage, game.the('Test Yak').damage]).toEqual([1, 3]);
  });
  it('mtg:609.7b a shield for one’s creatures is for nobody else', () => {
    const game = magicPosition([
      { hand: ['Test Herd Shield', 'Test Quake'], battlefield: ['Hill Giant'] },
      { battlefield: ['Test Ox'] },
    ]);
    game.cast(0, 'Test Herd Shield').resolve().cast(0, 'Test Quake').resolve();
    expect([game.the('Hill Giant').damage, game.the('Test Ox').damage]).toEqual([0, 2]);
    expect([game.life(0), game.life(1)]).toEqual([18, 18]);
  });
  it('mtg:611.3c what enters from a graveyard is seen as static effects make it', () => {
    const life = (battlefield: string[]) =>
      magicPosition([{ hand: ['Test Raise'], graveyard: ['Grizzly Bears'], battlefield }, {}])
        .castAt(0, 'Test Raise', { card: 'Grizzly Bears' })
        .resolveAll()
        .life(0);
    expect([life(['Test Sentinel']), life(['Test Sentinel', 'Test Banner'])]).toEqual([20, 21]);
  });
  it('mtg:615.11 the shields of each are gone with the turn', () => {
    const game = magicPosition([{ hand: ['Test Aegis', 'Test Quake'], battlefield: ['Test Ox', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Aegis').resolve().until({ turn: 4, step: 'upkeep' }).pass();
    game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Quake').resolve();
    expect([game.the('Test Ox').damage, game.the('Hill Giant').damage]).toEqual([2, 2]);
  });
  it('mtg:613.1g what is added after a switch is switched as well', () => {
    const game = magicPosition([{ hand: ['Test Switch', 'Test Growth'], battlefield: ['Hill Giant'] }, {}]);
    game.castAt(0, 'Test Switch', { card: 'Hill Giant' }).resolve();
    expect(game.castAt(0, 'Test Growth', { card: 'Hill Giant' }).resolve().figures('Hill Giant')).toBe('3/6');
  });
  it('mtg:614.1 what replaces an opponent’s draw leaves one’s own', () => {
    const game = magicPosition([{ hand: ['Test Study'], battlefield: ['Test Thief'] }, {}])
      .cast(0, 'Test Study')
      .resolve();
    expect([game.hand(0), game.hand(1), game.life(0)]).toEqual([1, 0, 21]);
  });
  it('mtg:704.2 checks are made while much is on the stack', () => {
    const hand = ['Test Sip', 'Test Sip', 'Test Sip', 'Test Sip', 'Test Quake'];
    const game = magicPosition([{ hand, battlefield: ['Grizzly Bears'] }, {}]);
    for (const name of hand) game.cast(0, name);
    expect([game.resolve().zones('Grizzly Bears'), game.view().stack.length]).toEqual([['graveyard'], 4]);
  });
  it('mtg:613.7d what functions in a graveyard has the timestamp of when it was put there', () => {
    const battlefield = ['Grizzly Bears', 'Test Red Paint'];
    const game = magicPosition([{ hand: ['Test Lose', 'Test Blue Ghost'], battlefield }, {}]);
    expect(game.the('Grizzly Bears').colors).toEqual(['R']);
    game.cast(0, 'Test Lose').resolve();
    expect([game.zones('Test Blue Ghost'), game.the('Grizzly Bears').colors]).toEqual([['graveyard'], ['U']]);
  });
});

/** Creatures on the battlefield that an effect says are attacking (508.4b, 506.3g), and what is attacked by them (506.4e). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creatureCard,
  destroy,
  instant,
  keyword,
  permanent,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';
import { attack as attackIn, leave, table, to } from '../8-multiplayer/table.js';
import { attack } from './battles.js';

const lose = (...values: string[]) =>
  instant(`Test No ${values.join(' ')}`, '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values })],
  });
const cards = [
  instant('Test Join', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'becomeAttacking', what: t(0) }],
  }),
  instant('Test Charge At', '{0}', {
    targets: [target(permanent), target({ any: [{ player: 'any' }, [{ zone: 'battlefield' }]] })],
    effects: [
      { do: 'if', if: { is: [t(1), { has: ['types', 'Artifact'] }] }, then: [destroy(t(1))] },
      { do: 'becomeAttacking', what: t(0), defending: t(1) },
    ],
  }),
  instant('Test Armory', '{0}', {
    targets: [target(permanent)],
    effects: [
      { do: 'counters', what: t(0), kind: 'defense', amount: 3 },
      untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Battle'] }),
    ],
  }),
  card('Test Relic Walker', { cost: '{0}', type: 'Artifact Planeswalker — Test', loyalty: 3 }),
  card('Test Bastion', { cost: '{0}', type: 'Battle Planeswalker — Siege', loyalty: 3, defense: 3 }),
  card('Test Citadel', { cost: '{0}', type: 'Battle Planeswalker', loyalty: 3, defense: 3 }),
  creatureCard(
    'Test Late',
    '{0}',
    'Human',
    '2/2',
    keyword('defender'),
    triggered({ on: 'attack', object: 'self' }, { effects: [{ do: 'draw', who: 'you', count: 1 }] }),
  ),
  lose('Battle'),
  lose('Planeswalker'),
  lose('Battle', 'Planeswalker'),
];
ownCards(...cards);

const fight = (mine: object, theirs: object = {}): Play =>
  magicPosition([{ battlefield: ['Grizzly Bears', 'Test Late'], ...mine }, theirs])
    .until({ kind: 'ATTACKERS' })
    .attack(0, 'Grizzly Bears');

describe('creatures that an effect says are attacking', () => {
  it('mtg:508.4 its controller chooses what it attacks, mtg:508.4c and it neither attacked nor is kept from it', () => {
    const game = fight({ hand: ['Test Join'] }, { battlefield: ['Test Relic Walker'] });
    game.castAt(0, 'Test Join', { card: 'Test Late' }).resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ATTACKED' });
    game.choose(0, { card: 'Test Relic Walker' });
    expect([game.the('Test Late').attacking, game.view().stack]).toEqual([
      { object: game.the('Test Relic Walker').id },
      [],
    ]);
    game.until({ step: 'endOfCombat' });
    expect(game.the('Test Relic Walker').counters).toEqual({ loyalty: 1 });
  });

  it('mtg:508.4b it does not become one where the permanent that it would attack is there no more', () => {
    const charge = (at: object): unknown => {
      const game = fight({ hand: ['Test Charge At'] }, { battlefield: ['Test Relic Walker'] });
      game.castAt(0, 'Test Charge At', { card: 'Test Late' }, at).resolve();
      if (!game.waiting()) game.choose(0, at);
      return game.the('Test Late').attacking;
    };
    expect(charge({ card: 'Test Relic Walker' })).toBeNull();
    expect(charge({ player: 1 })).toEqual({ player: 1 });
    // What is no planeswalker and no battle can't be attacked.
    expect(charge({ card: 'Grizzly Bears' })).toBeNull();
  });

  it('mtg:508.4b nor where the player has left the game', () => {
    const begun = () =>
      attackIn(
        table([{ battlefield: ['Grizzly Bears', 'Test Late'], hand: ['Test Charge At'] }, {}, {}], {
          definitions: cards as never,
        }).until({ kind: 'ATTACKERS' }),
        0,
        ['Grizzly Bears', 2],
      ).castAt(0, 'Test Charge At', { card: 'Test Late' }, { player: 1 });
    expect(begun().resolve().the('Test Late').attacking).toEqual({ player: 1 });
    expect(to(leave(begun(), 1), 0).resolveAll().the('Test Late').attacking).toBeNull();
  });

  it('mtg:506.3g for a battle it does nothing', () => {
    const game = fight({ hand: ['Test Armory', 'Test Join'] });
    game.castAt(0, 'Test Armory', { card: 'Test Late' }).resolve();
    game.castAt(0, 'Test Join', { card: 'Test Late' }).resolve();
    expect(game.the('Test Late').attacking).toBeNull();
    const creature = fight({ hand: ['Test Join'] })
      .castAt(0, 'Test Join', { card: 'Test Late' })
      .resolve();
    expect(creature.the('Test Late').attacking).toEqual({ player: 1 });
  });
});

describe('a planeswalker that is a battle as well (506.4e)', () => {
  const attacked = (name: string, owner: 0 | 1, spell: string): unknown => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', ...(owner === 0 ? [name] : [])], hand: [spell] },
      { battlefield: owner === 1 ? [name] : [] },
    ]).until({ kind: 'ATTACKERS' });
    attack(game, 0, ['Grizzly Bears', { card: name }]);
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: game.the(name).id });
    game.castAt(0, spell, { card: name }).resolve();
    return game.the('Grizzly Bears').attacking;
  };
  const still = expect.objectContaining({ object: expect.stringMatching(/^ob/) });

  it('mtg:506.4e is removed from combat where it is neither any more', () => {
    expect(attacked('Test Citadel', 1, 'Test No Battle Planeswalker')).toEqual({ object: null });
  });
  it('mtg:506.4e stays attacked as a planeswalker if its protector controls it, and only then', () => {
    expect(attacked('Test Citadel', 1, 'Test No Battle')).toEqual(still);
    expect(attacked('Test Bastion', 0, 'Test No Battle')).toEqual({ object: null });
  });
  it('mtg:506.4e stays attacked as a battle, whoever controls it', () => {
    expect(attacked('Test Citadel', 1, 'Test No Planeswalker')).toEqual(still);
    expect(attacked('Test Bastion', 0, 'Test No Planeswalker')).toEqual(still);
  });
});

import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { anyTarget, card, create, creature, damage, draw, loyalty, t, target, token } from './test-cards.js';

for (const definition of [
  card('Test Sage', {
    cost: '{2}{U}',
    type: 'Legendary Planeswalker — Jace',
    loyalty: 3,
    abilities: [
      loyalty(1, { effects: [draw(1)] }),
      loyalty(-2, { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
      loyalty(0, { effects: [create(token('Wisp', 'Creature — Illusion', ['U'], '1/1'))] }),
    ],
  }),
  card('Test Pyre', {
    cost: '{2}{R}',
    type: 'Planeswalker — Chandra',
    loyalty: 4,
    abilities: [loyalty('-x', { targets: [target(creature)], effects: [damage('x', t(0))] })],
  }),
])
  ownCards(definition);

const abilities = (game: Play, card = 'Test Sage'): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'ACTIVATE' && o.card === card)
    .map((o) => o.loyalty);
const plus = { kind: 'ACTIVATE', card: 'Test Sage', loyalty: '+1' };
const minus = { kind: 'ACTIVATE', card: 'Test Sage', loyalty: '-2' };
const alone = (more: object = {}): Play => magicPosition([{ battlefield: [{ card: 'Test Sage', ...more }] }, {}]);

describe('planeswalkers (306) and loyalty abilities (606)', () => {
  it('mtg:306.5b a planeswalker enters with as many loyalty counters as are printed; mtg:306.5c they are its loyalty', () => {
    const game = magicPosition([{ hand: ['Test Sage'], battlefield: lands(3, 'Island') }, {}]);
    game.cast(0, 'Test Sage').resolve();
    expect(game.the('Test Sage')).toMatchObject({ loyalty: 3, counters: { loyalty: 3 } });
  });

  it('mtg:306.1 a planeswalker is cast like a sorcery, and mtg:306.2 enters under its caster’s control', () => {
    const position = { hand: ['Test Sage'], battlefield: lands(3, 'Island') };
    const upkeep = magicPosition([position, {}], { turn: { step: 'upkeep' } });
    expect(upkeep.decision().options.some((o) => o.kind === 'CAST')).toBe(false);
    const game = magicPosition([position, {}]).cast(0, 'Test Sage').resolve();
    expect(game.the('Test Sage')).toMatchObject({ controller: 0, types: ['Planeswalker'], subtypes: ['Jace'] });
  });

  it('mtg:606.4 mtg:107.7 the counters are put on or removed as the ability is activated', () => {
    const game = alone().choose(0, plus);
    expect([game.the('Test Sage').loyalty, game.view().stack.length]).toEqual([4, 1]);
    const hand = game.hand(0);
    expect(game.resolve().hand(0)).toBe(hand + 1);
    const down = alone().choose(0, minus, { player: 1 });
    expect([down.the('Test Sage').loyalty, down.life(1)]).toEqual([1, 20]);
    expect(down.resolve().life(1)).toBe(18);
    const x = magicPosition([{ battlefield: ['Test Pyre'] }, { battlefield: ['Hill Giant'] }]);
    x.choose(0, { kind: 'ACTIVATE', card: 'Test Pyre', loyalty: '-X' }).answer(0, { number: 3 });
    expect([x.the('Test Pyre').loyalty, x.view().stack.length]).toEqual([1, 1]);
  });

  it('mtg:606.3 one loyalty ability of a permanent each turn, only in a main phase with an empty stack', () => {
    const game = alone();
    expect(abilities(game)).toEqual(['+1', '-2', '0']);
    game.choose(0, plus);
    expect(abilities(game)).toEqual([]);
    game.resolve();
    expect(abilities(game)).toEqual([]);
    game.until({ step: 'postcombatMain' });
    expect(abilities(game)).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(abilities(game)).toEqual(['+1', '-2', '0']);
  });

  it('mtg:606.3 not in a step, mtg:306.5d or in the opponent’s turn', () => {
    const combat = alone().until({ step: 'beginningOfCombat' });
    expect(abilities(combat)).toEqual([]);
    const theirs = magicPosition([{}, { battlefield: ['Test Sage'] }]).pass();
    expect(abilities(theirs)).toEqual([]);
  });

  it('mtg:606.6 more counters than there are can’t be removed', () => {
    expect(abilities(alone({ counters: { loyalty: 1 } }))).toEqual(['+1', '0']);
    expect(abilities(alone({ counters: { loyalty: 2 } }))).toEqual(['+1', '-2', '0']);
  });

  it('mtg:606.6 X of a cost of -X is at most the loyalty', () => {
    const game = magicPosition([{ battlefield: ['Test Pyre'] }, { battlefield: ['Hill Giant'] }]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Pyre', loyalty: '-X' });
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 4 });
    game.answer(0, { number: 3 }).resolve();
    expect([game.the('Test Pyre').loyalty, game.zones('Hill Giant')]).toEqual([1, ['graveyard']]);
  });

  it('mtg:306.9 mtg:704.5i without loyalty it goes to the graveyard, and its ability still resolves', () => {
    const game = alone({ counters: { loyalty: 2 } }).choose(0, minus, { player: 1 });
    expect(game.all('Test Sage', 'graveyard')).toHaveLength(1);
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:306.8 damage to a planeswalker mtg:120.3c removes as many loyalty counters', () => {
    const game = magicPosition([{ battlefield: ['Test Sage'] }, { hand: ['Shock'], battlefield: ['Mountain'] }]);
    game.pass().cast(1, 'Shock', { card: 'Test Sage' }).resolve();
    expect(game.the('Test Sage')).toMatchObject({ loyalty: 1, damage: 0 });
  });

  it('mtg:306.6 mtg:508.1b a creature may attack a planeswalker instead of its controller', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Sage'] }]);
    game.until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Sage' } }] });
    game.until({ step: 'postcombatMain' });
    expect([game.the('Test Sage').loyalty, game.life(1)]).toEqual([1, 20]);
  });

  it('mtg:205.4d a legendary planeswalker obeys the legend rule', () => {
    const game = magicPosition([{ hand: ['Test Sage'], battlefield: [...lands(3, 'Island'), 'Test Sage'] }, {}]);
    game.cast(0, 'Test Sage').resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 0 });
  });
});

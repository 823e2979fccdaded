/** Two editions of Magic in one process: each game is played by its own, whatever the other one does in between. */
import { drawCards, procedure, replaced } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { prowess } from '../src/7-additional/702-keywords/702.108-prowess.js';
import { defineMagic, magicOf, rules } from '../src/index.js';
import { plus, untilEndOfTurn, youCast } from '../src/language/builders.js';

/** Prowess counts twice and for every spell; the first player draws in the first turn too. */
const other = defineMagic({
  id: 'other',
  name: 'Another edition',
  differs: (base) => ({
    keywords: replaced(base.keywords, {
      ...prowess,
      expand: () => [
        { kind: 'triggered', keyword: 'prowess', on: youCast([]), effects: [untilEndOfTurn('self', plus(2, 2))] },
      ],
    }),
    numbers: { ...base.numbers, startingLife: 30 },
    renumbered: {
      'mtg:117.1': ['mtg-other:1.1', 'mtg-other:1.2'],
      'mtg:121.1': ['mtg-other:4.1'],
      'mtg:305.1': ['mtg-other:2.1'],
      'mtg:104.3a': ['mtg-other:3.1'],
    },
    procedures: replaced(
      base.procedures,
      procedure('drawStep', { draw: (g) => drawCards.call({ draws: [g.active], at: 0 }) }),
    ),
  }),
});
const both = magicOf(rules, other);

function begun(edition: string, turn: object): Play {
  const library = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
  const created = both.createScenario({
    ...{ ruleset: 'mtg', edition, seed: 'editions', turn },
    players: [{ hand: ['Shock', 'Mountain'], battlefield: ['Monastery Swiftspear', 'Mountain'], library }, { library }],
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(both, created.value.state);
}

describe('two editions side by side', () => {
  it('share definitions, and each gives its keywords its own meaning', () => {
    const turn = { number: 3, active: 0, step: 'precombatMain' };
    const [ours, theirs] = [begun('current', turn), begun('other', turn)];
    for (const game of [ours, theirs]) game.cast(0, 'Shock', { player: 1 });
    for (const game of [theirs, ours]) game.resolve();
    expect([ours, theirs].map((game) => game.the('Monastery Swiftspear').power)).toEqual([2, 3]);
    expect(rules.definitions.named('Monastery Swiftspear')?.definition).toBe(
      other.definitions.named('Monastery Swiftspear')?.definition,
    );
  });

  it('each goes by its own procedures and numbers', () => {
    const games = ['current', 'other'].map((edition) => begun(edition, { number: 1, active: 0, step: 'upkeep' }));
    for (const game of games) game.until({ step: 'precombatMain' });
    expect(games.map((game) => game.life(0))).toEqual([20, 30]);
    expect(games.map((game) => game.state.zones)).toMatchObject([
      { 'hand:0': { length: 2 } },
      { 'hand:0': { length: 3 } },
    ]);
  });

  it('what asks for the starting life total gets its own', () => {
    const turned = ['current', 'other'].map((edition) => {
      const created = both.createScenario({
        ...{ ruleset: 'mtg', edition, seed: 'editions', turn: { number: 3, active: 0, step: 'precombatMain' } },
        players: [{ life: 35, battlefield: ['Chalice of Life'] }, {}],
      });
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      const game = new Play(both, created.value.state).activate(0, 'Chalice of Life').resolve();
      return game.the('Chalice of Life // Chalice of Death').name;
    });
    expect(turned).toEqual(['Chalice of Death', 'Chalice of Life']);
  });

  it('each cites its own rulebook: in decisions, events, refusals and results', () => {
    const turn = { number: 2, active: 0, step: 'upkeep' };
    const games = ['current', 'other'].map((edition) => begun(edition, turn));
    const cited = games.map((game) => {
      const decision = game.decision().rules;
      const refused = game.refused(0, { choose: [{ kind: 'PLAY_LAND', card: 'Mountain' }] }).rules;
      game.until({ step: 'precombatMain' });
      const drawn = game.events.find(({ type }) => type === 'CARD_DRAWN')?.rules;
      const conceded = both.concede(game.state, 0);
      return { decision, refused, drawn, result: conceded.ok && conceded.value.state.result?.rules };
    });
    const ended = ['mtg:104.1', 'mtg:104.2a'];
    expect(cited).toEqual([
      {
        decision: ['mtg:117.1'],
        refused: ['mtg:305.1', 'mtg:116.2a'],
        drawn: ['mtg:121.1'],
        result: [...ended, 'mtg:104.3a'],
      },
      {
        decision: ['mtg-other:1.1', 'mtg-other:1.2'],
        refused: ['mtg-other:2.1', 'mtg:116.2a'],
        drawn: ['mtg-other:4.1'],
        result: [...ended, 'mtg-other:3.1'],
      },
    ]);
  });

  it('are both listed, and an edition that there is not is refused', () => {
    expect(both.info.editions).toEqual([
      { ...rules.edition, current: true },
      { ...other.edition, current: false },
    ]);
    const refused = both.createScenario({ ruleset: 'mtg', edition: 'none', players: [{}, {}] });
    expect(refused.ok || refused.error.code).toBe('INVALID_INPUT');
    expect(() => both.validateDeck('none', {})).toThrow(/no edition none/);
  });
});

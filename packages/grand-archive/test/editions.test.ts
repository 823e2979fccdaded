/** Two editions of Grand Archive in one process: each game is played by its own, whatever the other one does in between. */
import { perform, procedure, replaced } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { efficiency } from '../src/2-mechanics/keywords/efficiency.js';
import { cite } from '../src/cite.js';
import { defineGrandArchive, grandArchiveOf, rules } from '../src/index.js';
import { costsLess } from '../src/language/builders.js';
import { ally, keyword } from './support/own-cards.js';
import { ArchivePlay } from './support/play.js';

/** Efficiency takes off three, and two cards are drawn in the draw phase; its rulebook numbers that rule otherwise. */
const other = defineGrandArchive({
  id: 'other',
  name: 'Another edition',
  differs: (base) => ({
    keywords: replaced(base.keywords, { ...efficiency, expand: () => [costsLess(3)] }),
    procedures: replaced(
      base.procedures,
      procedure('drawPhase', {
        draw: (g) =>
          perform(
            g,
            [0, 1].map(() => ({ type: 'draw' as const, player: g.active, $rules: cite('ga:2.2.4.1') })),
          ),
      }),
    ),
    renumbered: { 'ga:2.7.5': ['ga-other:5.1'] },
  }),
});
const both = grandArchiveOf(rules, other);

function begun(edition: string): ArchivePlay {
  const seat = { champion: { card: 'Spirit of Fire' }, mainDeck: Array(10).fill('Honorable Vanguard') };
  const created = both.createScenario({
    ...{ ruleset: 'grand-archive', edition, seed: 'editions' },
    turn: { number: 3, active: 0, step: 'recollection' },
    definitions: [ally('Thrifty', { cost: 7 }, keyword('efficiency'))],
    players: [{ ...seat, hand: ['Thrifty'] }, seat],
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new ArchivePlay(both, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

describe('two editions side by side', () => {
  it('share definitions, and each gives its keywords its own meaning', () => {
    const games = [begun('4.1'), begun('other')];
    expect(games.map((game) => game.the('Thrifty', 'hand').costNow)).toEqual([7, 4]);
    expect(rules.definitions.named('Fireball')?.definition).toBe(other.definitions.named('Fireball')?.definition);
  });

  it('each goes by its own procedures, and cites its own rulebook', () => {
    const games = [begun('4.1'), begun('other')];
    for (const game of games) game.to('main');
    expect(games.map((game) => game.count(0, 'hand'))).toEqual([2, 3]);
    const drawn = games.map(({ events }) => events.filter(({ type }) => type === 'CARD_DRAWN').map((e) => e.rules));
    expect(drawn.map((all) => all.at(-1))).toEqual([
      ['ga:2.7.5', 'ga:2.11.5.1'],
      ['ga-other:5.1', 'ga:2.11.5.1'],
    ]);
  });

  it('are both listed', () => {
    expect(both.info.editions).toEqual([
      { ...rules.edition, current: true },
      { ...other.edition, current: false },
    ]);
  });
});

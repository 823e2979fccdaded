/** Two editions of Riftbound in one process: each game is played by its own, whatever the other one does in between. */
import { replaced } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { assault } from '../src/8-keywords/807-assault.js';
import { defineRiftbound, riftboundOf, rules } from '../src/index.js';
import { PEAK, RiftboundPlay } from './support/position.js';

/** Assault counts five, three runes are channeled a turn, and its rulebook numbers that rule otherwise. */
const other = defineRiftbound({
  id: 'other',
  name: 'Another edition',
  differs: (base) => ({
    keywords: replaced(base.keywords, {
      ...assault,
      expand: () => [
        { kind: 'static', if: { is: ['self', { is: 'attacker' }] }, mods: [{ mod: 'add', stat: 'might', value: 5 }] },
      ],
    }),
    numbers: { ...base.numbers, runesEachTurn: 3 },
    renumbered: { 'riftbound:430.1': ['riftbound-other:12.1'] },
  }),
});
const both = riftboundOf(rules, other);

function begun(edition: string, turn: object = {}): RiftboundPlay {
  const created = both.createScenario({
    ...{ ruleset: 'riftbound', edition, seed: 'editions' },
    turn: { number: 3, active: 0, step: 'main', ...turn },
    battlefields: [{ card: PEAK, owner: 0, controller: 1, units: [{ token: unit('Shield', 9), controller: 1 }] }],
    players: [{ ...seat, base: [{ token: unit('Spear', 1, 'assault') }] }, seat],
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new RiftboundPlay(both, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const seat = { mainDeck: Array(10).fill('Honest Broker'), runeDeck: Array(6).fill('Mind Rune') };
const unit = (name: string, might: number, ...keywords: string[]) => ({ name, types: ['Unit'], might, keywords });

describe('two editions side by side', () => {
  it('share definitions, and each gives its keywords its own meaning', () => {
    const games = [begun('2026-07'), begun('other')];
    for (const game of games) game.move(0, 'Spear', PEAK);
    expect(games.map((game) => game.might('Spear'))).toEqual([2, 6]);
    expect(rules.definitions.named('Cleave')?.definition).toBe(other.definitions.named('Cleave')?.definition);
  });

  it('each goes by its own numbers, and cites its own rulebook', () => {
    const games = [begun('2026-07', { step: 'beginning' }), begun('other', { step: 'beginning' })];
    for (const game of games) game.until({ step: 'main' });
    expect(games.map((game) => game.runes(0).length)).toEqual([2, 3]);
    const channeled = games.map(({ events }) => events.find(({ type }) => type === 'CHANNELED')?.rules);
    expect(channeled.map((all) => all?.[0])).toEqual(['riftbound:430.1', 'riftbound-other:12.1']);
  });

  it('are both listed', () => {
    expect(both.info.editions).toEqual([
      { ...rules.edition, current: true },
      { ...other.edition, current: false },
    ]);
  });
});

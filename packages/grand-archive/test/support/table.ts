/** Positions with more than two players. */
import { grandArchive } from '../../src/index.js';
import { ArchivePlay, scenarioOf } from './play.js';

export function table(players: object[], setup: object = {}): ArchivePlay {
  const [first, second, ...rest] = players;
  const two = scenarioOf([first ?? {}, second ?? {}], setup);
  const more = rest.map((p) => ({
    champion: 'Spirit of Fire',
    mainDeck: [{ card: 'Veteran Soldier', count: 20 }],
    ...p,
  }));
  const created = grandArchive.createScenario({ ...two, players: [...(two.players as object[]), ...more] });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state);
}
export function concede(game: ArchivePlay, seat: number): ArchivePlay {
  const result = grandArchive.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}

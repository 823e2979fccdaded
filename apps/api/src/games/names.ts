/**
 * What players are called is no part of a game: the rules know them by their seats, and names are put in where something is
 * shown. So whoever takes theirs back takes it out of every version, and no hash changes.
 */
import type { Decision, GameView, HiddenDecision, Option } from '@arbiter/engine';
import type { SetupRecord } from './repository.js';

/** By seat; null where nobody has said. */
export type Names = readonly (string | null)[];

/** Stands in for the name of whoever is gone. */
export const SOMEONE = 'someone';

/** What the rules call the player of a seat. */
export const nameInRules = (seat: number): string => `Player ${seat + 1}`;

/** A scenario as it is kept: without what it calls its players. */
export function withoutNames(scenario: Record<string, unknown>): Record<string, unknown> {
  const { players } = scenario;
  if (!Array.isArray(players)) return scenario;
  const unnamed = players.map((player: unknown) => {
    if (player === null || typeof player !== 'object') return player;
    const { name, ...rest } = player as { name?: unknown };
    // What is no name is for the rules to refuse.
    return typeof name === 'string' ? rest : player;
  });
  return { ...scenario, players: unnamed };
}

/** The names that a scenario gives its players. */
export function namesIn(scenario: Record<string, unknown>): (string | undefined)[] {
  const players = Array.isArray(scenario.players) ? scenario.players : [];
  return players.map((player: unknown) => {
    const name = (player as { name?: unknown } | null)?.name;
    return typeof name === 'string' && name.trim() !== '' ? name : undefined;
  });
}

/** A setup as it may be recorded elsewhere. */
export const unnamed = <S extends Pick<SetupRecord, 'seats'>>(setup: S): S => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, name: null })),
});

/** Makes something of a part anew only where the part or the names are others: the engine gives the same parts again. */
function kept<Part extends object>(make: (part: Part, names: Names) => Part): (part: Part, names: Names) => Part {
  const made = new WeakMap<Part, { names: Names; part: Part }>();
  return (part, names) => {
    if (!Object.isFrozen(part)) return make(part, names);
    const known = made.get(part);
    if (known && isSame(known.names, names)) return known.part;
    const one = make(part, names);
    if (one !== part) Object.freeze(one);
    made.set(part, { names, part: one });
    return one;
  };
}

const isSame = (a: Names, b: Names): boolean => a.length === b.length && a.every((name, seat) => name === b[seat]);

const namedPlayers = kept<GameView['players']>((players, names) =>
  players.map((player) => {
    const name = names[Number(player.seat)];
    return name == null ? player : { ...player, name };
  }),
);

/** Options that stand for a player are called as the player is. */
const namedOptions = kept<Option[]>((options, names) => {
  if (!options.some(isCalledByRules)) return options;
  return options.map((option) => {
    const name = isCalledByRules(option) ? names[option.player as number] : undefined;
    return name == null ? option : { ...option, label: name };
  });
});
const isCalledByRules = ({ player, label }: Option): boolean => player !== undefined && label === nameInRules(player);

export const namedView = (view: GameView, names: Names): GameView => ({
  ...view,
  players: namedPlayers(view.players, names),
});

export function namedDecisions(decisions: (Decision | HiddenDecision)[], names: Names): (Decision | HiddenDecision)[] {
  return decisions.map((decision) => {
    if (!('shape' in decision)) return decision;
    const options = namedOptions(decision.options, names);
    const { from, to } = decision;
    if (!from && !to) return options === decision.options ? decision : { ...decision, options };
    return {
      ...decision,
      options,
      ...(from ? { from: namedOptions(from, names) } : {}),
      ...(to ? { to: namedOptions(to, names) } : {}),
    };
  });
}

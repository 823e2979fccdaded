/** The seats that a scenario names must be those of its players. */
import { jsonPath } from '../language/faults.js';
import type { Report } from '../language/report.js';

/** Fields by which scenarios name seats. */
const NAMES = ['active', 'contester', 'controller', 'focus', 'owner', 'player'];

interface Seated {
  players: readonly unknown[];
  options?: { autoPass: string | readonly string[] };
}

/** Reports every seat that nobody sits at, and lists that are not of one for each seat. */
export function reportEmptySeats(scenario: Seated, report: Report): void {
  const seats = scenario.players.length;
  const autoPass = scenario.options?.autoPass;
  if (Array.isArray(autoPass) && autoPass.length !== seats)
    report.add(
      '$.options.autoPass',
      'OUT_OF_RANGE',
      `a list has one for each of the ${seats} seats, not ${autoPass.length}`,
    );
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      if (NAMES.includes(key) && typeof inner === 'number' && inner >= seats)
        report.add(jsonPath(at), 'OUT_OF_RANGE', `there is no seat ${inner}: ${seats} play`);
      else if (key !== 'definitions' && key !== 'chosen' && key !== 'counters') visit(inner, at);
    }
  };
  visit(scenario, []);
}

/** The seats that a scenario names must be those of its players. */
import { jsonPath } from '../language/faults.js';
import type { Report } from '../language/report.js';

/** Fields by which scenarios name seats. */
const NAMES = ['active', 'controller', 'owner', 'player'];

/** Reports every seat that nobody sits at. */
export function reportEmptySeats(scenario: { players: readonly unknown[] }, report: Report): void {
  const seats = scenario.players.length;
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

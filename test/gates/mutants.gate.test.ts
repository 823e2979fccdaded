/**
 * Rules are broken one at a time, and the test named after each must notice. In the everyday form one mutant is tried,
 * of another part of the ledger with each seed; that every entry still applies is checked in test/repository.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../../scripts/mutants/ledger.js';
import { judgeAll } from '../../scripts/mutants.js';
import { figure, full, GATE_TIMEOUT, SEED } from './support/gate.js';

const ledger = readLedger(fileURLToPath(new URL('../..', import.meta.url)));
const parts = [...new Set(ledger.map(({ part }) => part))].map(
  (part) => [part, ledger.filter((entry) => entry.part === part)] as const,
);

describe.each(full ? parts : parts.slice(SEED % parts.length).slice(0, 1))('mutants of %s', (part, entries) => {
  const tried = full ? entries : [entries[SEED % entries.length] as (typeof entries)[number]];

  it(`${tried.length} are noticed by the tests named after their rules`, { timeout: GATE_TIMEOUT }, async () => {
    const left: string[] = [];
    await judgeAll(tried, ({ rule, breaks }, { result }) => {
      if (result !== 'killed') left.push(`${rule} ${result}: ${breaks}`);
    });
    figure(
      'mutants',
      `${part}: killed by the test named after the rule`,
      `${tried.length - left.length} of ${tried.length}`,
    );
    expect(left).toEqual([]);
  });
});

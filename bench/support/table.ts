/** One line of the result. */
export interface Row {
  measure: string;
  figure: number;
  unit: string;
  /** The same by the CPU of the whole process, where the figure counts that of the main thread. */
  process?: number | undefined;
  /** How many times the reference's figure, and what the reference is. */
  ratio?: { of: number; to: string } | undefined;
  /** Whether it was reached is left open by a quick run. */
  aim?: { text: string; reached: boolean | undefined } | undefined;
  /** Proves that two runs did equal work. */
  checksum?: string | undefined;
}

export const HEADINGS = [
  'measure',
  'figure',
  'unit',
  'by process CPU',
  'ratio to its reference',
  'aim',
  'reached',
  'checksum',
] as const;

/** Three significant digits, without exponents. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

function verdict(aim: Row['aim']): string {
  if (!aim) return '';
  if (aim.reached === undefined) return 'not judged';
  return aim.reached ? 'yes' : 'NO';
}

export const cells = (row: Row): string[] => [
  row.measure,
  shown(row.figure),
  row.unit,
  row.process === undefined ? '' : shown(row.process),
  row.ratio ? `${shown(row.ratio.of)} × ${row.ratio.to}` : '',
  row.aim?.text ?? '',
  verdict(row.aim),
  row.checksum ?? '',
];

/** For the terminal: columns side by side. */
export function tableText(rows: Row[]): string {
  const lines = [[...HEADINGS], ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((cell, i) => (i === 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))))
    .map((line) => line.join('  ').trimEnd())
    .join('\n');
}

/** For a document. */
export function tableMarkdown(rows: Row[]): string {
  const line = (of: readonly string[]): string => `| ${of.join(' | ')} |`;
  return [line(HEADINGS), line(HEADINGS.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n');
}

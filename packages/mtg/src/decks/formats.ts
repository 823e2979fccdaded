/** Deck lists as players write them: MTG Arena exports and Magic Online text. */
import { type Deck, Report, type Result } from '@arbiter/engine';

const SECTIONS: { [heading: string]: string } = { deck: 'main', main: 'main', maindeck: 'main', sideboard: 'sideboard', commander: 'commander', companion: 'companion' };
/** `4 Name`, `4x Name`, `4 Name (M19) 152`, `SB: 1 Name`. */
const LINE = /^(SB:\s*)?(\d{1,3})\s*x?\s+(.+?)(?:\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?)?(?:\s+\*F\*)?$/i;

/** Reads a deck list; every line that can't be read is reported with its number. */
export function parseDeckText(text: string): Result<Deck> {
  const report = new Report();
  const deck: { [pile: string]: { card: string; count: number }[] } = { main: [] };
  let pile = 'main';
  let named = false;
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    const path = `$.line[${i + 1}]`;
    if (line === '') {
      // In lists without headings a blank line begins the sideboard.
      if (!named && pile === 'main' && (deck.main ?? []).length > 0) pile = 'sideboard';
      return;
    }
    if (line.startsWith('//') || line.startsWith('#') || /^about$/i.test(line) || /^name /i.test(line)) return;
    const section = SECTIONS[line.toLowerCase().replace(/:$/, '')];
    if (section) {
      pile = section;
      named = true;
      return;
    }
    const found = LINE.exec(line);
    if (!found) {
      report.add(path, 'INVALID_INPUT', `line ${i + 1} is not "<number> <card name>": ${line.slice(0, 80)}`);
      return;
    }
    const count = Number(found[2]);
    if (count < 1 || count > 250) report.add(path, 'INVALID_INPUT', `line ${i + 1}: ${count} copies`);
    const to = found[1] ? 'sideboard' : pile;
    deck[to] ??= [];
    deck[to].push({ card: (found[3] as string).trim(), count });
  });
  if ((deck.main ?? []).length === 0) report.add('$', 'INVALID_INPUT', 'the list names no cards');
  return report.clean ? { ok: true, value: deck } : { ok: false, error: report.refusal('the deck list cannot be read') };
}

/** Text for people in lines of at most 80 columns: what wide scripts and pictures take is counted as two. */
import type { GameView } from '../contract/contract.js';
import { type JsonObject, tableIn, textsIn } from '../contract/json.js';
import { inWords } from './tell.js';

export const COLUMNS = 80;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const NARROW = /^[\u00a9\u00ae\u2122]$/;

const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += /\p{M}/u.test(letter) ? 0 : WIDE.test(letter) && !NARROW.test(letter) ? 2 : 1;
  return width;
};

/** As much of a text as fits into so many columns. */
export function clipped(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const letter of text) {
    width += widthOf(letter);
    if (width > columns - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** A text in lines that fit; all but the first are indented. */
export function wrapped(text: string, indent = '    '): string[] {
  const lines: string[] = [];
  let line = '';
  const start = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.replace(UNSEEN, ' ').trim().split(/ +/)) {
    const next = line === '' ? `${lines.length === 0 ? start : indent}${word}` : `${line} ${word}`;
    if (widthOf(next) <= COLUMNS || line === '') line = next;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].map((one) => clipped(one, COLUMNS));
}

/** Things said alike are said once, with how many there are. */
export function together(things: readonly JsonObject[], said: (o: JsonObject) => string): string {
  const counts = new Map<string, number>();
  for (const o of things) counts.set(said(o), (counts.get(said(o)) ?? 0) + 1);
  const separator = [...counts.keys()].some((name) => name.includes(',')) ? '; ' : ', ';
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(separator);
}

/** A row of the board: what it is, and what lies there. */
export const row = (title: string, content: string): string[] => wrapped(`  ${title}: ${content}`);

/** What lies in a zone, or in one player's part of it, as far as the viewer sees it. */
export function lyingIn(view: GameView, zone: string, owner: number | null): JsonObject[] {
  const there = view.zones.filter((z) => z.id === zone && z.owner === owner).map(tableIn);
  const ids = there.flatMap(({ objects, known }) => [...textsIn(objects), ...textsIn(known)]);
  const lying: JsonObject[] = [];
  for (const id of ids) {
    const object = view.objects[id];
    if (object) lying.push(object);
  }
  return lying;
}

/** What an object is called on the board; a name that the viewer may not know is none. */
export const shownName = (o: JsonObject): string => String(o.name || 'a face-down card');

/**
 * Whose turn it is, where in it, and who may act.
 * @param may what that is called who may act: `priority`
 * @param when the step or phase, unless it is the most exact that there is
 */
export function situationOf({ turn, players, result }: GameView, may: string, when = turn.step ?? turn.phase): string {
  const name = (seat: number): string => String(players[seat]?.name ?? `seat ${seat}`);
  if (result) return `Turn ${turn.number} · the game is over: ${result.reason}`;
  const acting = turn.priority === null ? '' : ` · ${name(turn.priority)} has ${may}`;
  return `Turn ${turn.number}, ${name(turn.active)} · ${inWords(when ?? 'before the game')}${acting}`;
}

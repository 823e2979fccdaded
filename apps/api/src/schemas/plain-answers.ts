/**
 * Most moves are said in the plainest way there is: which decision, and what is chosen by a few texts. Those are recognised
 * here, in a fraction of the time that a schema takes; whatever else comes is the schema's (`actionsInput`) to judge.
 */
import type { ActionsInput } from './games.js';

/** Fields of a matcher that are texts. */
const TEXTS = new Set(['kind', 'card', 'object', 'zone', 'method', 'keyword', 'loyalty']);
const MAX_ANSWERS = 200;
const MAX_PICKS = 1000;
const MAX_ID = 100;
const MAX_TEXT = 500;

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length >= 1 && value.length <= most;

const isNatural = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlainPick(pick: unknown): boolean {
  if (typeof pick === 'string') return isText(pick, MAX_ID);
  if (!isTable(pick)) return false;
  for (const field in pick) {
    const value = pick[field];
    if (TEXTS.has(field) ? !isText(value, MAX_TEXT) : field !== 'nth' || !isNatural(value)) return false;
  }
  return true;
}

const arePlainPicks = (picks: unknown): boolean =>
  Array.isArray(picks) && picks.length <= MAX_PICKS && picks.every(isPlainPick);

function isPlainPair(pair: unknown): boolean {
  if (!isTable(pair)) return false;
  for (const field in pair) if (field !== 'from' && field !== 'to') return false;
  return isPlainPick(pair.from) && isPlainPick(pair.to);
}

function isPlainAnswer(answer: unknown): boolean {
  if (!isTable(answer)) return false;
  let shapes = 0;
  for (const field in answer) {
    const value = answer[field];
    switch (field) {
      case 'decision':
        if (!isText(value, MAX_ID)) return false;
        break;
      case 'choose':
      case 'order':
        if (!arePlainPicks(value)) return false;
        shapes++;
        break;
      case 'assign':
        if (!Array.isArray(value) || value.length > MAX_PICKS || !value.every(isPlainPair)) return false;
        shapes++;
        break;
      case 'confirm':
        if (typeof value !== 'boolean') return false;
        shapes++;
        break;
      default:
        return false;
    }
  }
  return shapes === 1;
}

/** A request's body, if it is as plain as that; it is then what the schema would make of it. */
export function plainAnswers(body: unknown): ActionsInput | undefined {
  if (!isTable(body)) return undefined;
  for (const field in body) if (field !== 'answers' && field !== 'expectedVersion') return undefined;
  const { answers, expectedVersion } = body;
  if (expectedVersion !== undefined && !isNatural(expectedVersion)) return undefined;
  if (!Array.isArray(answers) || answers.length === 0 || answers.length > MAX_ANSWERS) return undefined;
  return answers.every(isPlainAnswer) ? (body as unknown as ActionsInput) : undefined;
}

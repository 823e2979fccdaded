/** The printed facts of a card (1.6.4, 1.6.5): what its type line and its cost say. */
import { CLASSES } from '../language/classes.js';
import { SUPERTYPES, TYPES } from '../language/words.js';

interface TypeLine {
  supertypes: string[];
  types: string[];
  subtypes: string[];
  classes: string[];
  costKind?: 'reserve' | 'memory';
  cost?: number;
  /** Of what is no card: a token that has a name. */
  token?: true;
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * Reads a type line ("Regalia Weapon — Warrior Sword") and a cost ("reserve 2", "memory 1", "(2)" of a reserve cost); null where
 * they are none of a card that can be played.
 */
export function typeLine(line: string, cost?: string): TypeLine | null {
  const [left = '', right = ''] = line.split(/\s+[—–-]\s+/);
  const words = left
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(capital);
  const supertypes = words.filter((word) => SUPERTYPES.some((one) => one === word));
  const token = words.includes('Token');
  const types = words.filter((word) => TYPES.some((one) => one === word));
  if (types.length === 0 || supertypes.length + types.length + Number(token) < words.length) return null;
  const subtypes = right
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(capital);
  const paid = costOf(cost);
  if (paid === null) return null;
  return {
    supertypes,
    types,
    subtypes,
    classes: subtypes.filter((one) => CLASSES.includes(one)),
    ...paid,
    ...(token ? { token } : {}),
  };
}
function costOf(cost: string | undefined): Pick<TypeLine, 'costKind' | 'cost'> | null {
  if (cost === undefined || cost.trim() === '') return {};
  const found = /^(?:(reserve|memory)\s+(\d+)|(\d+)\s+(reserve|memory)|\((\d+)\))$/i.exec(cost.trim());
  if (!found) return null;
  const kind = (found[1] ?? found[4] ?? 'reserve').toLowerCase();
  return { costKind: kind === 'memory' ? 'memory' : 'reserve', cost: Number(found[2] ?? found[3] ?? found[5]) };
}

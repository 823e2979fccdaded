/** What is divided as its controller chooses: damage and counters among targets (601.2d). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { isNoun, type TargetNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { target, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';

/** What an ability does, and the total that it divides. */
export interface Divided {
  effects: Effect[];
  divide?: Value;
}
/** The total stands beside the share until the whole ability is known, whose it is. */
const SHARE = { division: true } as const;
type Share = Value & { total?: Value };
const shareOf = (total: Value): Value => ({ ...SHARE, total }) as Share;

/** Takes the total out of what divides it; what is divided must be for the first targets, and only once. */
export function divisionOf(effects: Effect[]): Divided | undefined {
  const totals: { total: Value; to: Ref | undefined }[] = [];
  const plain = effects.map((effect): Effect => {
    if (!('amount' in effect) || !isShare(effect.amount)) return effect;
    totals.push({
      total: effect.amount.total,
      to: 'to' in effect ? (effect.to as Ref) : 'what' in effect ? (effect.what as Ref) : undefined,
    });
    return { ...effect, amount: SHARE } as Effect;
  });
  if (JSON.stringify(plain).includes('"division":true,"total":')) return undefined;
  const [one] = totals;
  if (!one) return { effects };
  const first = Math.min(...targetsIn(effects).map(({ at }) => at));
  if (totals.length > 1 || !isNoun(one.to) || one.to.at !== first) return undefined;
  return { effects: plain, divide: one.total };
}
const isShare = (amount: unknown): amount is { division: true; total: Value } =>
  typeof amount === 'object' && amount !== null && 'division' in amount && 'total' in amount;
const targetsIn = (part: unknown): TargetNoun[] => {
  if (typeof part !== 'object' || part === null) return [];
  if (isNoun(part) && part.noun === 'target') return [part];
  return Object.values(part).flatMap(targetsIn);
};

const KINDS = ['creature', 'player', 'planeswalker', 'permanent'];
const AMONG: { [words: string]: { min?: number; max: number | null } } = {
  'any number of': { min: 0, max: null },
  'one or two': { min: 1, max: 2 },
  'one , two , or three': { min: 1, max: 3 },
  'up to two': { min: 0, max: 2 },
  'up to three': { min: 0, max: 3 },
  'up to four': { min: 0, max: 4 },
  two: { min: 2, max: 2 },
};

export const dividing = [
  ...Object.entries(AMONG).flatMap(([words, count]) => [
    row('among', `${words} targets`, (_, { from }) => targetOf(from, ANY, KINDS, count)),
    row('among', `${words} target <thing>`, ({ thing }, { from }) => target(from, thing, count)),
  ]),
  row(
    'effect',
    '<object> deals <n> damage divided as you choose among <among>',
    ({ object, n, among }) => [{ do: 'damage', to: among, amount: shareOf(n), from: object }],
    'Inferno Titan',
  ),
  row(
    'effect',
    'distribute <n> <counter> counters among <among>',
    ({ n, counter, among }) => [{ do: 'counters', what: among, kind: counter, amount: shareOf(n) }],
    'Blessings of Nature',
  ),
];

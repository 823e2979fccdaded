/** Sources of damage that are chosen, and what they would deal (609.7a, 615.8, 615.9). */
import { canonical, type Effect, type FilterClause } from '@arbiter/engine';
import { COLOR_NAMES } from '../../1-concepts/105-colors.js';
import { article, UNSAID } from '../say.js';

type Choose = Extract<Effect, { do: 'chooseSource' }>;
type Shield = Extract<Effect, { do: 'createReplacement' }>;

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (615.8). */
export function sourceText([choose, shield]: readonly Effect[]): { said: string; count: number } | undefined {
  if (choose?.do !== 'chooseSource') return undefined;
  return { said: shield?.do === 'createReplacement' ? shieldedText(choose, shield) : UNSAID, count: 2 };
}
function shieldedText({ do: choose, filter, save, ...rest }: Choose, shield: Shield): string {
  const clauses = [filter].flat();
  const source = sourceNoun(clauses);
  // What it is when it deals the damage is asked again (609.7b).
  const asked = clauses.length === 0 ? {} : { source: filter };
  const dealt = { on: 'damage', ...asked, prevent: true };
  const kept = { do: 'createReplacement', replaces: dealt, from: { saved: save }, until: { kind: 'endOfTurn' } };
  if (!choose || source === undefined || canonical(rest) !== '{}') return UNSAID;
  switch (canonical(shield)) {
    case canonical(kept):
      return `prevent all damage ${source} of your choice would deal this turn`;
    case canonical({ ...kept, entities: 'you' }):
      return `prevent all damage that would be dealt to you this turn by ${source} of your choice`;
    case canonical({ ...kept, entities: 'you', once: true }):
      return `the next time ${source} of your choice would deal damage to you this turn, prevent that damage`;
    default:
      return UNSAID;
  }
}
/** "a source", "a black or red source", "an artifact source". */
function sourceNoun([clause, ...more]: readonly FilterClause[]): string | undefined {
  if (clause === undefined) return 'a source';
  if (more.length > 0 || !('has' in clause)) return undefined;
  const [prop, values] = clause.has;
  const words = [values].flat();
  const said =
    prop === 'colors'
      ? words.map((one) => COLOR_NAMES[one] ?? UNSAID)
      : prop === 'types'
        ? words.map((one) => one.toLowerCase())
        : [];
  const last = said.at(-1);
  if (last === undefined || said.length > 2) return undefined;
  return `${article(said[0] ?? '')} ${said.join(' or ')} source`;
}

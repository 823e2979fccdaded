/** When alone a card may be cast (601.3, 113.6e). */
import { type Condition, canonical, type Mod } from '@arbiter/engine';
import { either, type Say, UNSAID, whole } from './say.js';

type Rule = Extract<Mod, { mod: 'rule' }>;
const BEFORE_BLOCKS = ['beginningOfCombat', 'declareAttackers'];
const AFTER_BLOCKS = ['firstStrikeDamage', 'combatDamage', 'endOfCombat'];
const COMBAT = [...BEFORE_BLOCKS, 'declareBlockers', ...AFTER_BLOCKS];
const YOURS = { turnOf: 'you' };
const WHEN: { [condition: string]: string } = {
  [canonical({ during: COMBAT })]: 'during combat',
  [canonical({ all: [YOURS, { during: COMBAT }] })]: 'during combat on your turn',
  [canonical({ all: [{ turnOf: 'opponent' }, { during: COMBAT }] })]: "during combat on an opponent's turn",
  [canonical({ during: BEFORE_BLOCKS })]: 'during combat before blockers are declared',
  [canonical({ during: ['declareAttackers'] })]: 'during the declare attackers step',
  [canonical({ during: ['declareBlockers'] })]: 'during the declare blockers step',
  [canonical({ all: [YOURS, { during: ['declareAttackers'] }] })]: 'during your declare attackers step',
  [canonical({ all: [YOURS, { during: ['upkeep'] }] })]: 'during your upkeep',
  [canonical(YOURS)]: 'during your turn',
};

/** "Cast this spell only during combat", "cast this spell only if you control two or more Vampires". */
export const castOnly = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, if: condition }) => {
    if (!kind || rule !== 'castOnly' || !isCondition(condition)) return UNSAID;
    const when = WHEN[canonical(condition)];
    const said = when ?? `if ${anotherSpell(condition, say) ?? say.condition(condition)}`;
    return `cast ${either('this spell', 'this card')} only ${said}`;
  });
/** "You've cast another green spell this turn": this one is not cast yet. */
function anotherSpell(condition: Condition, say: Say): string | undefined {
  if (!('compare' in condition)) return undefined;
  const [value, op, bound] = condition.compare;
  if (typeof value !== 'object' || !('happened' in value) || op !== '>=' || bound !== 1) return undefined;
  const { object, ...rest } = value.happened;
  if (Object.keys(value).length > 1 || canonical(rest) !== '{"on":"cast","player":"you"}') return undefined;
  if (object === undefined || typeof object === 'string') return undefined;
  return `you've cast another ${say.thing([{ is: 'spell' }, ...[object].flat()])} this turn`;
}
const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null;

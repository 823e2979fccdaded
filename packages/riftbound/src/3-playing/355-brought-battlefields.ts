/** "As you play me, add a battlefield to the board. If you do, I enter there" (369.3, 439.4.b). */
import { type Action, characteristicsOf, defineRule, type Game, known, type Seat } from '@arbiter/engine';
import { battlefields } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

const RULE = 'bringsBattlefield';
/** It replaces where the unit enters, wherever it was to be played; that is no move (369.3, 446.2). @citation */
export const BROUGHT = cite('riftbound:369.3', 'riftbound:370.1.b', 'riftbound:446.2');
export const bringsBattlefieldRule = defineRule(RULE, {
  description:
    'Of a unit on the chain: unless it is there, the battlefield token of this name is added, and the unit enters there.',
  example: { mod: 'rule', rule: RULE, token: 'Baron Pit' },
  params: (p) => ({ token: p.term }),
  intent: 1,
});

/** The battlefield that something brings along as it is played; nothing, where that is on the board already. */
export function broughtBattlefield(g: Game, item: number, seat: Seat): Action | undefined {
  const rule = characteristicsOf(g, item).rules.find((one) => one.rule === RULE);
  const token = rule && editionOf(g).tokens.find(({ name }) => name === rule.mod.token);
  if (!token || battlefields(g).some((id) => characteristicsOf(g, id).props.name === token.name)) return undefined;
  return { type: 'create', player: seat, token: known(g, token).hash };
}

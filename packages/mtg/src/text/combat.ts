/** What is said of combat in sentences of their own: whom all must block, and how damage is assigned (509.1c, 510.1c). */
import type { Mod, Ref } from '@arbiter/engine';
import { type Say, UNSAID, whole } from './say.js';

type Rule = Extract<Mod, { mod: 'rule' }>;
const SENTENCES = ['blockedByAll', 'assignsAsUnblocked', 'untapsWithOthers'];

/** "All creatures able to block this creature do so", "you may have it assign its combat damage as though it weren't blocked". */
export function combatText(ref: Ref, mods: readonly Mod[], lasting: boolean, say: Say): string | undefined {
  const [mod, ...more] = mods;
  if (mod?.mod !== 'rule' || more.length > 0 || !SENTENCES.includes(mod.rule)) return undefined;
  if (mod.rule === 'untapsWithOthers') return lasting ? UNSAID : whole(mod, (watched) => untapText(watched, ref, say));
  const one = typeof ref === 'string' ? ref === 'self' || ref === 'attached' : !('each' in ref);
  return one ? whole(mod, (watched) => sentence(watched, ref, lasting ? ' this turn' : '', say)) : UNSAID;
}
function sentence({ mod, rule }: Rule, ref: Ref, turn: string, say: Say): string {
  if (!mod) return UNSAID;
  const what = say.object(ref, lastingRole(turn));
  return rule === 'blockedByAll'
    ? `all creatures able to block ${what}${turn} do so`
    : `you may have ${what} assign its combat damage${turn} as though it weren't blocked`;
}
/** "Untap all creatures you control during each other player's untap step" (502.3). */
function untapText({ mod, rule }: Rule, ref: Ref, say: Say): string {
  if (!mod || !rule) return UNSAID;
  const during = "during each other player's untap step";
  if (ref === 'self' || ref === 'attached') return `untap ${say.object(ref, 'asked')} ${during}`;
  if (typeof ref !== 'object' || !('each' in ref)) return UNSAID;
  const { each } = ref;
  return say.ways(
    () => `untap all ${say.thing(each, { many: true })} ${during}`,
    () => `untap ${say.thing(each, { determiner: 'each' })} ${during}`,
  );
}
/** What always holds is asked, and what begins is done to what is there (608.2h). */
const lastingRole = (turn: string): 'asked' | 'done' => (turn === '' ? 'asked' : 'done');

/** What rules hold for counters on something as it enters: they look at what it would be on the battlefield (113.6i, 614.17d). */
import {
  type Ability,
  type Action,
  asEntered,
  asMade,
  type Chars,
  characteristicsOf,
  defineCell,
  derive,
  faceOf,
  type Game,
  looksEntering,
  looksOfMade,
} from '@arbiter/engine';

/** The rules by which counters are kept off objects. */
const KEEPING: readonly string[] = ['cantHaveCounters', 'cantGetCounters'];
const keepsOff = (abilities: readonly Ability[]): boolean =>
  abilities.some((a) => a.kind === 'static' && a.mods.some((mod) => mod.mod === 'rule' && KEEPING.includes(mod.rule)));

/** Whether anything there keeps counters off: mostly nothing does, and nobody looks at what enters. */
const isGuarded = defineCell('effects that keep counters off', (g) =>
  [...derive(g).of.values()].some(({ abilities }) => keepsOff(abilities)),
);

const NONE: Chars['rules'] = [];
/** The rules that would hold for what the counters of this action enter with. */
export function rulesAsEntered(g: Game, action: Action): Chars['rules'] {
  const entering = action.$entering;
  if (!entering) return NONE;
  if (entering.type === 'create')
    return isGuarded(g) || keepsOff(looksOfMade(g, entering).abilities)
      ? asMade(g, entering, (id) => characteristicsOf(g, id).rules)
      : NONE;
  const object = g.find(entering.object);
  if (!object) return NONE;
  return isGuarded(g) || keepsOff(faceOf(g, looksEntering(g, entering, object)).abilities)
    ? asEntered(g, entering, (id) => characteristicsOf(g, id).rules)
    : NONE;
}

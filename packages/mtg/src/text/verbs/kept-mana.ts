/** What added mana may be spent on, and what comes of spending it (106.6). */
import { canonical, type Effect, type Filter, type FilterClause } from '@arbiter/engine';
import { either, type Say, UNSAID, whole } from '../say.js';

type Added = Extract<Effect, { do: 'addMana' }>;
type Only = NonNullable<Added['only']>;
type Spent = NonNullable<Added['spent']>;
const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** Whatever is no player: any spell, or an ability of any source. */
const ANYTHING = canonical([{ not: { player: 'any' } }]);
const isAnything = (filter: Filter): boolean => list(filter).length === 0 || canonical(list(filter)) === ANYTHING;

/** "Spend this mana only to cast a creature spell, and that spell can't be countered": a sentence after what is added. */
export function keptText({ only, spent }: Pick<Added, 'only' | 'spent'>, say: Say): string {
  const on = only && whole(only, (watched) => onlyText(watched, say));
  if (spent === undefined) return on === undefined ? '' : `. ${on}`;
  // Whatever it is spent on gets it where it is spent on spells alone.
  const onSpells = only !== undefined && only.activate === undefined && only.other === undefined;
  const what = whole(spent, (watched) => spentText(watched, onSpells, say));
  return on === undefined ? `. ${what}` : onSpells && isAnything(spent.cast ?? []) ? `. ${on}, and ${what}` : UNSAID;
}

/** "Spend this mana only to cast Myr spells or activate abilities of Myr". */
function onlyText({ cast, activate, other }: Only, say: Say): string {
  if (other) return cast && activate && isAnything(activate) ? cantText(cast, say) : UNSAID;
  const ways = (many: boolean): string => {
    const all = [
      ...(cast === undefined ? [] : [`cast ${spellsText(cast, many, say)}`]),
      ...(activate === undefined ? [] : [`activate ${abilitiesText(activate, many, say)}`]),
    ];
    const joint = either(' or ', ' or to ');
    return all.length === 0 ? UNSAID : either(all.join(joint), all.toReversed().join(joint));
  };
  return `spend this mana only to ${say.ways(
    () => ways(false),
    () => ways(true),
  )}`;
}
const spellsText = (cast: Filter, many: boolean, say: Say): string => {
  const spells: Filter = [{ is: 'spell' }, ...(isAnything(cast) ? [] : list(cast))];
  return say.thing(spells, many ? { many } : { determiner: 'a' });
};
/** What is not said to be a source is on the battlefield (109.2). */
function abilitiesText(of: Filter, many: boolean, say: Say): string {
  const abilities = many ? 'abilities' : 'an ability';
  if (isAnything(of)) return abilities;
  const there = list(of).some((clause) => 'zone' in clause && clause.zone === 'battlefield');
  if (there) return `${abilities} of ${say.thing(of, many ? { many } : { determiner: 'a' })}`;
  const kinds = say.thing(of, many ? {} : { determiner: 'a' });
  const source = `${kinds.replace(/ permanent$/, '')} source${many ? 's' : ''}`;
  return kinds.includes('control') ? UNSAID : `${abilities} of ${source}`;
}

/** "This mana can't be spent to cast a nonartifact spell": on all else it may be. */
function cantText(cast: Filter, say: Say): string {
  const [clause, ...more] = list(cast);
  if (!clause || more.length > 0) return UNSAID;
  const others: FilterClause[] = 'not' in clause ? list(clause.not) : [{ not: clause }];
  if (others.length !== 1) return UNSAID;
  return `this mana can't be spent to cast ${say.ways(
    () => spellsText(others, false, say),
    () => spellsText(others, true, say),
  )}`;
}

const UNCOUNTERED = canonical([
  { do: 'modify', what: { event: 'object' }, mods: [{ mod: 'rule', rule: 'cantBeCountered' }] },
]);
/** "That spell can't be countered", "if that mana is spent on an instant spell, that spell can't be countered". */
function spentText({ cast, activate, effects, triggers }: Spent, onSpells: boolean, say: Say): string {
  if (triggers || activate !== undefined || cast === undefined) return UNSAID;
  const then = canonical(effects) === UNCOUNTERED ? "that spell can't be countered" : UNSAID;
  if (onSpells) return isAnything(cast) ? then : UNSAID;
  return `if that mana is spent on ${spellsText(cast, false, say)}, ${then}`;
}

/** How rules are printed that cards make for players and places: what is ignored, taxed, or has more room (107.3, 204.4, 765). */
import { canonical, type Filter, type Mod, type StaticAbility } from '@arbiter/engine';
import { clausesOf, isFirstPerson, joined, type Say, symbols, typesOf, UNSAID, whole } from './say.js';
import { keywordName } from './things.js';

const isFilter = (part: unknown): part is Filter => typeof part === 'object' && part !== null;
const HERE = canonical([{ is: 'here' }]);
const isHere = (filter: unknown): boolean => isFilter(filter) && canonical(clausesOf(filter)) === HERE;
const ALL = '{"players":"all"}';

/** What is said of a rule that an ability makes, where it needs words of its own. */
export function specialRuleText(
  { affects = 'self', mods, if: condition, zone }: StaticAbility,
  say: Say,
): string | undefined {
  const [mod, ...more] = mods;
  if (mod?.mod === 'cost' && more.length === 0) return duringShowdown(mod, canonical(affects), condition, say);
  if (mod?.mod !== 'rule' || more.length > 0) return undefined;
  if (mod.rule === 'cantBePlayed') return affects === 'self' ? unplayableText(mod, condition, say) : UNSAID;
  if (condition !== undefined) return undefined;
  switch (mod.rule) {
    case 'playableOnlyAt':
      return affects === 'self' ? onlyAtText(mod, say) : UNSAID;
    case 'notScoredBefore':
      return affects === 'self' && zone === undefined ? notBeforeText(mod, say) : UNSAID;
    case 'anyNumberInDecks':
      return affects === 'self' && zone === undefined && Object.keys(mod).length === 2
        ? `your deck can have any number of cards named ${say.face.name === '' ? UNSAID : '~'}`
        : UNSAID;
    case 'bonusDamage':
      return affects === 'self' && zone === 'chain' ? ownBonusText(mod, say) : undefined;
    case 'hidesFor':
      return canonical(affects) === '{"players":"you"}' ? hidesText(mod) : UNSAID;
    case 'cantPlay':
      return canonical(affects) === '{"players":"opponents"}' &&
        isFilter(mod.of) &&
        canonical(clausesOf(mod.of)) === HIDDEN_HERE
        ? unrevealedText(mod)
        : undefined;
    case 'facedownRoom':
      return affects === 'self' && zone === undefined ? roomText(mod, say) : UNSAID;
    case 'moveTax':
      return affects === 'self' && zone === undefined ? taxText(mod, say) : UNSAID;
    case 'ignores':
      return ignoresText(mod, affects === 'self' ? 'self' : canonical(affects), zone, say);
    default:
      return undefined;
  }
}
type Rule = Extract<Mod, { mod: 'rule' }>;

/** "This deals 1 Bonus Damage for each card with this name in your trash" (713). */
const ownBonusText = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, amount, each }) =>
    kind && rule && typeof amount === 'number' && isFilter(each) && typesOf(say.face).includes('Spell')
      ? `this deals ${amount} Bonus Damage for each ${say.thing(each, { card: true })}`
      : UNSAID,
  );
const HIDDEN_HERE = canonical([{ is: 'hiddenHere' }]);
/** What is hidden is revealed by being played (811.1.b). */
const unrevealedText = (mod: Rule): string =>
  whole(mod, ({ mod: kind, rule, of }) =>
    kind && rule && of ? "your opponents' [Hidden] cards can't be revealed here" : UNSAID,
  );
/** "You may pay [1] to hide a card with [Hidden] instead of [A]" (811.1.b). */
const hidesText = (mod: Rule): string =>
  whole(mod, ({ mod: kind, rule, energy }) =>
    kind && rule && Number(energy) > 0
      ? `you may pay ${symbols(Number(energy))} to hide a card with [Hidden] instead of [A]`
      : UNSAID,
  );
/** "You may hide an additional card here": there is room for one more. */
const roomText = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, more }) =>
    kind && rule && more === 1 && typesOf(say.face).includes('Battlefield')
      ? 'you may hide an additional card here'
      : UNSAID,
  );
/** "Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield at the same time". */
const taxText = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, energy, power }) => {
    const any = Array.from({ length: Number(power ?? 0) }, () => 'any');
    const price = symbols(Number(energy ?? 0), any);
    if (!kind || !rule || price === '' || !isFirstPerson(say.face)) return UNSAID;
    return `opponents must pay ${price} for each unit beyond the first to move multiple units to my battlefield at the same time`;
  });
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "I can't be played on your first, second, or third turns". */
function unplayableText(mod: Rule, condition: StaticAbility['if'], say: Say): string {
  const [turn, count, ...more] = condition && 'all' in condition ? condition.all : [];
  const [of, op, most] = count && 'compare' in count ? count.compare : [];
  if (Object.keys(mod).length > 2 || more.length > 0 || canonical(turn ?? null) !== '{"turnOf":"you"}') return UNSAID;
  if (canonical(of ?? null) !== canonical({ stat: 'turns', of: 'you' }) || op !== '<=' || typeof most !== 'number')
    return UNSAID;
  const turns = ORDINALS.slice(0, most);
  const self = isFirstPerson(say.face) ? 'I' : 'this';
  return turns.length === most && most > 1 ? `${self} can't be played on your ${joined(turns, 'or')} turns` : UNSAID;
}
const CONQUERED = canonical({ happened: { on: 'conquer', object: 'self', player: 'you' } });
/** "Play me only to a battlefield you conquered this turn". */
const onlyAtText = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, at }) => {
    if (!kind || !rule || !isFilter(at)) return UNSAID;
    const rest = clausesOf(at).filter((clause) => canonical(clause) !== CONQUERED);
    const conquered = rest.length < clausesOf(at).length ? ' you conquered this turn' : '';
    return `play ${say.object('self', 'asked')} only to ${say.thing(rest, { determiner: 'a' })}${conquered}`;
  });
/** "Players can't score here until their third turn". */
const notBeforeText = (mod: Rule, say: Say): string =>
  whole(mod, ({ mod: kind, rule, turn }) => {
    const name = ORDINALS[Number(turn) - 1];
    return kind && rule && name && typesOf(say.face).includes('Battlefield')
      ? `players can't score here until their ${name} turn`
      : UNSAID;
  });
/** "You ignore [Tank] while assigning combat damage here", "ignore [Deflect] while paying this spell's cost" (765–767). */
function ignoresText(mod: Rule, affects: string, zone: string | undefined, say: Say): string {
  return whole(mod, ({ mod: kind, rule, keyword, at, choosing }) => {
    if (!kind || !rule || typeof keyword !== 'string') return UNSAID;
    const word = `[${keywordName(keyword)}]`;
    if (affects === 'self')
      return zone === 'chain' && typesOf(say.face).includes('Spell') && at === undefined && choosing === undefined
        ? `ignore ${word} while paying this spell's cost`
        : UNSAID;
    if (zone !== undefined) return UNSAID;
    if (affects === '{"players":"you"}')
      return isHere(at) && choosing === undefined ? `you ignore ${word} while assigning combat damage here` : UNSAID;
    if (affects !== ALL || !isHere(choosing) || at !== undefined || !typesOf(say.face).includes('Battlefield'))
      return UNSAID;
    return `players ignore ${word} while paying for spells and abilities choosing something here`;
  });
}

/** What is face down has Reaction as it is played from there (811.1.b). */
const REACTIONS = canonical({ is: 'withReaction' });
const IN_SHOWDOWN = canonical({ is: ['self', { is: 'inShowdown' }] });
/** "During showdowns here, cards with [Reaction] cost [A] more to play". */
function duringShowdown(
  mod: Extract<Mod, { mod: 'cost' }>,
  affects: string,
  condition: StaticAbility['if'],
  say: Say,
): string | undefined {
  if (canonical(condition ?? null) !== IN_SHOWDOWN || affects !== ALL || !mod.more) return undefined;
  return whole(mod, ({ mod: kind, of = [], more = [], ...rest }) => {
    const [price, ...others] = more;
    if (!kind || price?.pay !== 'resources' || others.length + Object.keys(rest).length > 0) return UNSAID;
    if (canonical(clausesOf(of)) !== `[${REACTIONS}]` || !typesOf(say.face).includes('Battlefield')) return UNSAID;
    return `during showdowns here, cards with [Reaction] cost ${symbols(price.energy, price.power) || UNSAID} more to play`;
  });
}

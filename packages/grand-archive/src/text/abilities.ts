/** How whole abilities of a card are printed that wait for nothing: static ones, ways to play, and what pays. */
import {
  type Ability,
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type PaymentAbility,
  type PlayAbility,
  type Ref,
  type StaticAbility,
  wordsOf,
} from '@arbiter/engine';
import { AMMUNITION } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { costChangeText, isCostChange, isOfAttacks } from './changes.js';
import { priceText } from './figures.js';
import { onlyIf } from './limits.js';
import { perEach } from './numbers.js';
import { isPrice } from './parts.js';
import { zoneName } from './places.js';
import { clausesOf, either, isBoon, joined, ownNames, type Say, type Subject, UNSAID, whole } from './say.js';
import { zonesOf } from './spoken.js';

const isAttackCard = (say: Say): boolean => wordsOf(say.face.props.types).includes('Attack');
/** What is loaded has its figures where it is used, in the intent. */
const isAmmunition = ({ face }: Say, { affects = 'self', mods }: StaticAbility): boolean =>
  affects === 'self' &&
  mods.every((mod) => mod.mod === 'add') &&
  wordsOf(face.props.subtypes).some((subtype) => AMMUNITION.includes(subtype));

/** It functions nowhere but in the graveyard, which is not said. */
const isEphemerate = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'ephemerate';

/** "As long as …, this card in your graveyard has "Ephemerate — (2)."". */
function buriedText(ability: StaticAbility, condition: Condition | undefined, say: Say): string {
  if (condition === undefined) return plain('self', ability, say);
  const said = say.abilities(ability.mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []))).join(', ');
  return `as long as ${say.condition(condition)}, this card in your graveyard has ${either(said, `"${said}."`)}`;
}

/** A static ability under a condition that is not said before it. */
export function staticText(ability: StaticAbility, condition: Condition | undefined, say: Say): string {
  if (!isBoon(say.face)) return plainStatic(ability, condition, say);
  const { zone: there, ...rest } = ability;
  // What it costs itself is asked as it is bestowed.
  const own = there === undefined && (ability.affects ?? 'self') === 'self' && isCostChange(ability.mods);
  return there === 'pantheon' || own ? plainStatic(rest, condition, say) : UNSAID;
}
function plainStatic(ability: StaticAbility, condition: Condition | undefined, say: Say): string {
  const { affects = 'self', mods, zone, exceptIn, defining } = ability;
  if (exceptIn !== undefined || defining) return UNSAID;
  const [only] = mods;
  if (only?.mod === 'rule' && only.rule === 'ignoresOwnElements') {
    if (mods.length > 1 || affects !== 'self' || zone !== undefined || Object.keys(only).length > 2) return UNSAID;
    const said = `${either('', 'you may ')}ignore this card's elemental requirements as you activate it`;
    return condition === undefined ? said : `as long as ${say.condition(condition)}, ${said}`;
  }
  if (only?.mod === 'rule' && only.rule === 'activateOnly')
    return whole(only, ({ mod, rule, if: asked, ...more }) =>
      mod &&
      rule &&
      isCondition(asked) &&
      mods.length === 1 &&
      affects === 'self' &&
      zone === undefined &&
      condition === undefined &&
      Object.keys(more).length === 0
        ? `activate this card only ${onlyIf(asked, say)}`
        : UNSAID,
    );
  if (zone === 'effectsStack' && canonical(mods) === UNNEGATED && affects === 'self')
    return condition === undefined
      ? "this card's activation can't be negated"
      : `as long as ${say.condition(condition)}, this card's activation can't be negated`;
  if (zone === 'effectsStack')
    return canonical(mods) === BANISHED && affects === 'self' && condition !== undefined
      ? either(`if ${say.condition(condition)}, banish ${either('this card', 'it')} as it resolves`)
      : UNSAID;
  if (zone === 'graveyard' && mods.length === 1 && only?.mod === 'ability' && isEphemerate(only.ability))
    return affects === 'self' ? buriedText(ability, condition, say) : UNSAID;
  // "As long as ~ is an omen": that says where it lies.
  if (condition !== undefined && canonical(condition).includes(AN_OMEN))
    return zone !== 'banishment' ? UNSAID : `as long as ${say.condition(condition)}, ${plain(affects, ability, say)}`;
  // An attack card is in the intent whenever it does anything (2.4.0.5); what it costs is asked before.
  const own = isCostChange(mods) || (mods.length === 1 && only?.mod === 'ability' && only.ability.kind === 'keyword');
  if (
    isAttackCard(say) || isAmmunition(say, ability)
      ? zone !== 'intent' && !(zone === undefined && own)
      : zone !== undefined && zone !== 'graveyard'
  )
    return UNSAID;
  const asked: Condition | undefined = condition;
  const from =
    zone === 'graveyard' && !isAttackCard(say)
      ? `as long as ${either('this card', '~')} is in your graveyard`
      : undefined;
  if (from !== undefined)
    return asked === undefined
      ? `${from}, ${plain(affects, ability, say)}`
      : `${from} and ${say.condition(asked)}, ${plain(affects, ability, say)}`;
  const first = asked === undefined ? undefined : firstEachTurn(affects, mods, asked, say);
  if (first !== undefined) return first;
  if (asked === undefined) return attackingText(affects, ability, say) ?? eachFirst(affects, ability, say);
  const ways = [
    () => `${plain(affects, ability, say)} as long as ${say.condition(asked)}`,
    () => {
      const when = say.condition(asked);
      return `as long as ${when}, ${plain(affects, ability, say)}`;
    },
    () => `${plain(affects, ability, say)} if ${say.condition(asked)}`,
    () => {
      const when = say.condition(asked);
      return `if ${when}, ${plain(affects, ability, say)}`;
    },
    ...('turnOf' in asked && asked.turnOf === 'you' ? [() => `during your turn, ${plain(affects, ability, say)}`] : []),
  ];
  // What a card costs is asked once, and "if" is what most cards say.
  return isCostChange(mods) ? say.ways(...ways.slice(2), ...ways.slice(0, 2)) : say.ways(...ways);
}
/** "The first Herb card you activate each turn costs 1 less to activate": nothing like it was activated before. */
function firstEachTurn(
  affects: NonNullable<StaticAbility['affects']>,
  mods: StaticAbility['mods'],
  condition: Condition,
  say: Say,
): string | undefined {
  const [only, ...more] = mods;
  if (canonical(affects) !== '{"players":"you"}' || only?.mod !== 'cost' || more.length > 0) return undefined;
  const { of, ...change } = only;
  const activated = { on: 'activate', player: 'you', ...(of === undefined ? {} : { object: of }) };
  const none = { compare: [{ happened: activated }, '=', 0] };
  if (canonical(condition) !== canonical(none)) return undefined;
  return costChangeText(
    change,
    false,
    `the first ${of === undefined ? 'card' : say.thing(of, { card: true })} you activate each turn`,
    say,
  );
}
/** "For every five damage counters on your champion, ~ gets +1 POWER." */
function eachFirst(affects: NonNullable<StaticAbility['affects']>, ability: StaticAbility, say: Say): string {
  const [only, ...more] = ability.mods;
  const each = only?.mod === 'add' && more.length === 0 ? perEach(only.value) : undefined;
  if (only?.mod !== 'add' || !each) return plain(affects, ability, say);
  return say.ways(
    () => plain(affects, ability, say),
    () => `for ${each.one(say)}, ${plain(affects, { ...ability, mods: [{ ...only, value: each.times }] }, say)}`,
  );
}
/** "As long as …, this card costs 2 less to activate and you may activate it as though it had fast activation." */
function cheaperAndFast(all: readonly StaticAbility[], condition: Condition | undefined, say: Say): string | undefined {
  const [price, keyword, ...more] = all;
  if (!price || !keyword || more.length > 0 || condition === undefined || !isCostChange(price.mods)) return undefined;
  if (canonical(keyword.mods) !== FAST) return undefined;
  if ([price, keyword].some(({ affects = 'self', zone, exceptIn }) => affects !== 'self' || zone || exceptIn))
    return undefined;
  const costs = say.apart(() => plain('self', price, say));
  return `as long as ${say.condition(condition)}, ${costs} and you may activate it as though it had fast activation`;
}
const FAST = canonical([{ mod: 'ability', ability: { kind: 'keyword', keyword: 'fast activation' } }]);
/** Several under one condition, which is said before them. */
export function togetherText(all: readonly StaticAbility[], condition: Condition | undefined, say: Say): string {
  const fast = cheaperAndFast(all, condition, say);
  if (fast !== undefined) return fast;
  const zones = all.map(({ zone }) => zone ?? '');
  if (zones.some((zone) => zone !== (isAttackCard(say) ? 'intent' : ''))) return UNSAID;
  if (all.some(({ exceptIn, defining, mods }) => exceptIn !== undefined || defining || isCostChange(mods)))
    return UNSAID;
  const said = (): string => all.map((one) => plain(one.affects ?? 'self', one, say)).join(' and ');
  if (condition === undefined) return said();
  return `${either('as long as', 'if')} ${say.condition(condition)}, ${said()}`;
}
const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null;
const AN_OMEN = canonical({ is: ['self', [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }]] });
const UNNEGATED = canonical([{ mod: 'rule', rule: 'cantBeNegated' }]);
const BANISHED = canonical([{ mod: 'rule', rule: 'banishedAsItLeaves' }]);
/** What those that something holds for are, or have done, said after it. */
const STATES: { [clause: string]: string } = {
  [canonical({ is: 'attacking' })]: either("they're attacking", 'they are attacking', "it's attacking"),
  [canonical({ not: { status: 'rested' } })]: either("they're awake", 'they are awake', "it's awake"),
  [canonical({ status: 'rested' })]: either("they're rested", 'they are rested', "it's rested"),
  [canonical({ happened: { on: 'move', object: 'self', match: { to: 'field' } } })]: either(
    'they entered the field this turn',
    'it entered the field this turn',
  ),
};

function stateText(clause: FilterClause, say: Say): string | undefined {
  if ('is' in clause && clause.is === 'attacks' && clause.of !== undefined) {
    const { of } = clause;
    const they = either("they're", 'they are', "it's");
    return say.apart(
      () => `${they} attacking ${either(say.thing(of, { many: true }), say.thing(of, { determiner: 'a' }))}`,
    );
  }
  // "As long as a Pawn ally is attacking with ~, it has …"
  if (canonical(clause) === WITH_IT) return UNSAID;
  return STATES[canonical(clause)];
}
const WITH_IT = canonical({ is: 'attacksUsing', of: { self: true } });

/** "Other Human allies you control get +1 POWER as long as they're attacking": attacking ones do. */
function attackingText(
  affects: NonNullable<StaticAbility['affects']>,
  ability: StaticAbility,
  say: Say,
): string | undefined {
  if (typeof affects === 'string' || 'players' in affects) return undefined;
  const state = clausesOf(affects).find((clause) => stateText(clause, say) !== undefined);
  if (!state) return undefined;
  const rest = clausesOf(affects).filter((clause) => clause !== state);
  if (canonical(state) === WITH_IT) {
    const { mods } = ability;
    const unit = say.thing(rest, { determiner: 'a' });
    return `as long as ${unit} is attacking ${either('with', 'using')} ${say.object('self', 'asked')}, it ${say.mods(mods, { text: 'it', many: false }, false)}`;
  }
  return say.ways(
    () => plain(affects, ability, say),
    () => `${plain(rest, ability, say)} as long as ${stateText(state, say)}`,
  );
}

function plain(affects: NonNullable<StaticAbility['affects']>, { mods }: StaticAbility, say: Say): string {
  if (typeof affects === 'object' && 'players' in affects)
    return affects.that === undefined ? playersText(affects.players, mods, say) : UNSAID;
  const [price, ...besides] = mods;
  if (price?.mod === 'rule' && price.rule === 'attackCost')
    return affects === 'self' && besides.length === 0 ? attackCostText(price, say) : UNSAID;
  if (affects === 'attached' && isCostChange(mods)) return UNSAID;
  if (affects !== 'attached' && isCostChange(mods)) return ownCost(affects, mods[0], say);
  const ref: Ref = affects === 'self' || affects === 'attached' ? affects : { each: affects };
  if (affects !== 'self' && affects !== 'attached' && !isReach(affects)) return UNSAID;
  // A keyword of the card itself under a condition is printed as it is.
  const bare = affects === 'self' && mods.every((mod) => mod.mod === 'ability' && mod.ability.kind === 'keyword');
  const names = bare ? say.abilities(mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []))) : [];
  const attacks = isOfAttacks(mods);
  const [rule] = mods;
  // What a rule is of is what attacks: it may be said of its attacks.
  if (mods.length === 1 && rule?.mod === 'rule' && OF_ATTACKS.includes(rule.rule))
    return say.about(
      ref,
      (s) => {
        const done = say.mods(mods, s, false);
        const weapon = affects === 'self' && wordsOf(say.face.props.types).includes('Weapon');
        return either(
          `${s.text} ${done}`,
          `${s.text}${s.many ? "'" : "'s"} attacks ${done}`,
          ...(weapon ? [`attacks using ${s.text} ${done}`] : []),
        );
      },
      'asked',
    );
  if (mods.length === 1 && rule?.mod === 'rule' && rule.rule === 'combatUnpreventable')
    return affects === 'self' && (isAttackCard(say) || say.face.name === '') && Object.keys(rule).length === 2
      ? 'combat damage dealt by this attack is unpreventable'
      : UNSAID;
  const said = say.about(
    ref,
    (s) => {
      const subject: Subject = attacks ? { text: `${s.text}${s.many ? "'" : "'s"} attacks`, many: true } : s;
      const before = say.own;
      say.own = affects === 'self';
      const done = say.mods(mods, subject, false);
      say.own = before;
      return `${subject.text} ${affects === 'attached' ? either('', 'also ') : ''}${done}`;
    },
    'asked',
  );
  return bare ? either(names.join(', '), said) : said;
}
const OF_ATTACKS = ['cantBeRetaliated', 'cantBeIntercepted'];
type RuleMod = Extract<StaticAbility['mods'][number], { mod: 'rule' }>;
/** "As an additional cost to use this weapon for an attack, pay (2)." */
function attackCostText(mod: RuleMod, say: Say): string {
  return whole(mod, ({ mod: kind, rule, amount }) => {
    if (!kind || !rule || typeof amount !== 'number') return UNSAID;
    const weapon = wordsOf(say.face.props.types).includes('Weapon');
    const own = weapon
      ? either('use this weapon for an attack', 'use ~ for an attack')
      : either('declare an attack with this ally', 'declare an attack with ~');
    return `as an additional cost to ${own}, pay (${amount})`;
  });
}
/** "Players can't declare attacks with allies unless they pay (1) for each attack declaration." */
export function attackTaxText(mod: RuleMod, say: Say): string {
  return whole(mod, ({ mod: kind, rule, amount, of, at }) => {
    if (!kind || !rule || typeof amount !== 'number') return UNSAID;
    const by =
      of === undefined
        ? ''
        : isFilter(of)
          ? ` with ${say.thing(of, { many: true })}${either('', ' they control')}`
          : ` ${UNSAID}`;
    const aim =
      at === undefined
        ? ''
        : canonical(at) === '{"self":true}' || canonical(at) === '[{"self":true}]'
          ? ` targeting ${say.object('self', 'asked')}`
          : ` ${UNSAID}`;
    return `players can't declare attacks${by}${aim} unless they pay (${amount}) for each attack declaration`;
  });
}
/** What is on the field, or cards that the text places. */
const isReach = (filter: Filter): boolean => !zonesOf(clausesOf(filter)).includes('effectsStack');

function ownCost(
  affects: 'self' | Filter,
  mod: Extract<StaticAbility['mods'][number], { mod: 'cost' }>,
  say: Say,
): string {
  if (affects !== 'self')
    return mod.abilities && isReach(affects) && (mod.less ?? mod.more ?? []).every(({ pay }) => pay === 'reserve')
      ? costChangeText(mod, true, `activated abilities of ${say.thing(affects, { many: true })}`, say).replace(
          / costs? /,
          ' cost ',
        )
      : UNSAID;
  const subject = mod.abilities
    ? either('this ability', "this card's abilities")
    : either('this card', ...ownNames(say.face).slice(0, 1), ...(isBoon(say.face) ? ['this boon'] : []));
  return costChangeText(mod, true, subject, say);
}
const CANTS: { [rule: string]: string } = {
  cantActivate: 'activate',
  cantMaterialize: 'materialize',
  cantDraw: 'draw',
  cantGlimpse: 'glimpse',
};
/** "Your opponents can't materialize cards with memory cost 0." */
function cantText(who: string, rule: RuleMod, say: Say): string {
  return whole(rule, ({ mod, rule: name, of, ...more }) => {
    const players = {
      you: 'you',
      opponents: either('your opponents', 'opponents'),
      all: 'players',
      players: 'players',
    }[who];
    if (!mod || players === undefined || Object.keys(more).length > 0) return UNSAID;
    if (name === 'cantGlimpse') return of === undefined ? `${players} can't glimpse` : UNSAID;
    return `${players} can't ${CANTS[name]} ${cardsOf({ of }, say)}`;
  });
}
/** Exalted comes with any advanced one (2.11.7.15.2). */
const ALL_ENABLED = canonical(
  'norm fire water wind arcane astra crux exia luxem neos tera umbra'
    .split(' ')
    .map((element) => ({ mod: 'rule', rule: 'elementEnabled', element })),
);
export function playersText(who: string, mods: StaticAbility['mods'], say: Say): string {
  const [only, ...more] = mods;
  if (who === 'you' && canonical(mods) === ALL_ENABLED) return 'all elements are enabled for you';
  const [one, other] = mods;
  // Who can neither activate nor materialize cards can't play them.
  if (mods.length === 2 && one?.mod === 'rule' && other?.mod === 'rule')
    if (one.rule === 'cantActivate' && canonical({ ...one, rule: 'cantMaterialize' }) === canonical(other))
      return cantText(who, one, say).replace(" can't activate ", " can't play ");
  const enabled = mods.flatMap((mod) =>
    mod.mod === 'rule' && mod.rule === 'elementEnabled' ? [String(mod.element)] : [],
  );
  if (who === 'you' && enabled.length > 1 && enabled.length === mods.length) {
    const basic = enabled.toSorted().join() === 'fire,water,wind' ? ['all basic elements are enabled for you'] : [];
    return either(`${joined(enabled, 'and')} elements are enabled for you`, ...basic);
  }
  if (!only || more.length > 0) return UNSAID;
  if (only.mod === 'rule' && only.rule === 'cantBeNegated')
    return `card activations ${{ you: 'you control', opponents: 'your opponents control', all: '' }[who] ?? UNSAID} can't be negated`;
  if (only.mod === 'rule' && CANTS[only.rule]) return cantText(who, only, say);
  if (only.mod === 'rule' && only.rule === 'attackTax') return who === 'all' ? attackTaxText(only, say) : UNSAID;
  if (only.mod === 'rule' && only.rule === 'ignoresElements')
    return who === 'you'
      ? `ignore the elemental requirements of ${cardsOf(only, say)} you ${only.materializing === true ? 'play' : 'activate'}`
      : UNSAID;
  if (only.mod === 'rule' && (only.rule === 'elementEnabled' || only.rule === 'elementDisabled'))
    return who === 'you' && only.rule === 'elementEnabled'
      ? `${String(only.element)} element is enabled for you`
      : UNSAID;
  if (only.mod === 'rule') {
    const s: Subject =
      who === 'you'
        ? { text: 'you', many: false, you: true }
        : { text: who === 'opponents' ? either('your opponents', 'opponents') : 'players', many: true };
    return `${s.text} ${say.mods(mods, s, false)}`;
  }
  if (only.mod !== 'cost') return UNSAID;
  const from =
    only.of === undefined ? [] : clausesOf(only.of).flatMap((one) => ('playedFrom' in one ? [one.playedFrom] : []));
  const cards = only.of === undefined ? [] : clausesOf(only.of).filter((one) => !('playedFrom' in one));
  const of = only.of === undefined ? 'cards' : say.thing(cards, { many: true, card: true });
  const [zone, ...zones] = from;
  if (zones.length > 0 || (zone !== undefined && who !== 'you')) return UNSAID;
  // Memory costs are paid for what is materialized (2.3.2).
  const act = [...(only.less ?? []), ...(only.more ?? [])].every(({ pay }) => pay === 'memory')
    ? 'materialize'
    : 'activate';
  const does = { you: `you ${act}`, opponents: `your opponents ${act}`, all: '' }[who] ?? UNSAID;
  const { of: _of, ...change } = only;
  const place = zone === undefined ? '' : ` from your ${zoneName(zone)}`;
  const priced = cards.filter(isPrice);
  // "Cards you activate with reserve cost 3 cost 1 more to activate."
  if (priced.length > 0 && who !== 'all') {
    const others = cards.filter((one) => !isPrice(one));
    const which = say.apart(() => say.thing(others, { many: true, card: true }));
    return costChangeText(
      change,
      false,
      either(`${of} ${does}${place}`, `${which} ${does}${place} ${priceText(priced, say)}`),
      say,
    ).replace(/ costs? /g, ' cost ');
  }
  return costChangeText(change, false, `${of} ${does}${place}`.trim(), say).replace(/ costs? /, ' cost ');
}

const isFilter = (value: unknown): value is Filter => typeof value === 'object' && value !== null;
/** The cards that a rule of players is about, in the place of all. */
export const cardsOf = (mod: { readonly [parameter: string]: unknown }, say: Say): string =>
  mod.of === undefined ? 'cards' : isFilter(mod.of) ? say.thing(mod.of, { many: true, card: true }) : UNSAID;
/** One of them. */
export const cardOf = (mod: { readonly [parameter: string]: unknown }, say: Say): string =>
  mod.of === undefined ? 'card' : isFilter(mod.of) ? say.thing(mod.of, { card: true }) : UNSAID;

/** "You may activate this card from your graveyard." */
export function playText(
  { kind, method, face, whole, zone, timing, if: _asked, cost, additional, exit, entered, each, only }: PlayAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !method || face !== undefined || whole || timing || entered || each || only) return UNSAID;
  const under = canonical(exit ?? null) === UNDER_AFTER;
  if (exit !== undefined && (method !== 'elsewhere' || (canonical(exit) !== BANISHED_AFTER && !under))) return UNSAID;
  if (method === 'alternative') {
    if (cost === undefined || zone !== undefined || additional || say.face.props.costKind !== 'reserve') return UNSAID;
    const instead = `you may ${say.costs(cost, 'spoken')} rather than pay this card's reserve cost`;
    return condition === undefined
      ? instead
      : either(`if ${say.condition(condition)}, ${instead}`, `${instead} if ${say.condition(condition)}`);
  }
  if (zone === undefined) return UNSAID;
  // "You may remove a preparation counter … to activate this card from your memory without paying its reserve cost."
  if (cost !== undefined) {
    if (additional || exit || say.face.props.costKind !== 'reserve') return UNSAID;
    const free = `activate this card from your ${zoneName(zone)} without paying its reserve cost`;
    const offer = cost.length === 0 ? `you may ${free}` : `you may ${say.costs(cost, 'spoken')} to ${free}`;
    if (condition === undefined) return offer;
    const asked = `${either('as long as', 'if')} ${say.condition(condition)}`;
    return either(`${asked}, ${offer}`, `${offer} ${asked}`);
  }
  const paid =
    additional === undefined
      ? ''
      : `. as an additional cost to activate it this way, ${say.costs(additional, 'spoken')}`;
  const where = `activate this card from your ${zoneName(zone)}`;
  const said = `you may ${where}`;
  // "You may pay (3) to activate this card from your material deck."
  if (additional !== undefined && exit === undefined) {
    const priced = say.apart(() => `you may ${say.costs(additional, 'spoken')} to ${where}`);
    const plain = `${said}${paid}`;
    if (condition === undefined) return either(priced, plain);
    const asked = `${either('as long as', 'if')} ${say.condition(condition)}`;
    return either(...[priced, plain].flatMap((one) => [`${asked}, ${one}`, `${one} ${asked}`]));
  }
  const after =
    exit === undefined
      ? ''
      : `. if you do, ${under ? 'put it on the bottom of your deck' : 'banish it'} as it resolves`;
  if (condition === undefined) return `${said}${paid}${after}`;
  const when = `${either('as long as', 'if')} ${say.condition(condition)}`;
  return `${either(`${said} ${when}`, `${when}, ${said}`)}${paid}${after}`;
}
const UNDER_AFTER = canonical({ to: 'mainDeck', position: 'bottom', resolved: true });
const BANISHED_AFTER = canonical({ to: 'banishment', resolved: true });

/** "While paying for a memory cost, you may banish this card from your graveyard to pay for 1 of that cost." */
export function paymentText({ kind, of, with: fits, status, to, cause, as, zone, keyword }: PaymentAbility): string {
  if (!kind || fits || status || as !== undefined || keyword !== undefined || zone === undefined || to !== 'banishment')
    return UNSAID;
  if (cause !== 'memoryCost' && cause !== undefined) return UNSAID;
  return of === 'memory' || of === 'reserve'
    ? `while paying for a ${of} cost, you may banish this card from your ${zoneName(zone)} to pay for 1 of that cost`
    : UNSAID;
}

/** How abilities of a card are printed that wait for nothing: static ones, and what happens instead. */
import {
  type Ability,
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type Mod,
  type PlayAbility,
  type ReplacementAbility,
  type StaticAbility,
} from '@arbiter/engine';
import {
  costChangeText,
  costsOf,
  givenText,
  isCostChange,
  optionalCostText,
  othersCostText,
  playableText,
  playersRuleText,
  readyText,
  reducesText,
  teamPlayableText,
} from './changes.js';
import { wouldDieText } from './dying.js';
import { subject } from './events.js';
import { subjectsOf, whoseNames } from './nouns.js';
import { clausesOf, either, listed, type Say, type Subject, typesOf, UNSAID, whole } from './say.js';
import { singularStatic } from './singular.js';
import { specialRuleText } from './special-rules.js';

/** The zone in which the abilities of a card of this type function, where it isn't the board (355.9.a.4). */
export const homeOf = (say: Say): string | undefined =>
  typesOf(say.face).includes('Legend') ? 'legendZone' : undefined;

/** What is asked while a card is on the chain (369.3, 355.2, 425). */
const isOnChain = (mods: readonly Mod[], say: Say): boolean =>
  canonical(mods) === ENTERS ||
  canonical(mods) === ENTERS_THERE ||
  /^\[\{"at":.*"rule":"(playableAt|ambushAt)"\}\]$/.test(canonical(mods)) ||
  (canonical(mods) === UNCOUNTERED && typesOf(say.face).includes('Spell'));
const UNCOUNTERED = canonical([{ mod: 'rule', rule: 'cantBeCountered' }]);
const ENTERS = canonical([{ mod: 'rule', rule: 'entersReady' }]);
const ENTERS_THERE = canonical([{ mod: 'rule', rule: 'entersReady', at: [{ has: ['types', 'Battlefield'] }] }]);
const HOMEWARD = canonical([{ mod: 'rule', rule: 'cantMoveToBase' }]);
/** What battlefields say of all units. */
const OPEN_TO_ALL: { [mods: string]: string } = {
  [canonical([{ mod: 'rule', rule: 'unitsCantBePlayedHere' }])]: "units can't be played here",
  [canonical([{ mod: 'rule', rule: 'reachedFromAnywhere' }])]: 'units can move here from anywhere',
};

export function staticText(
  { kind, affects = 'self', mods, if: condition, zone, exceptIn, defining }: StaticAbility,
  say: Say,
): string {
  if (!kind || exceptIn !== undefined || defining) return UNSAID;
  const single = singularStatic(
    { kind, affects, mods, ...(condition ? { if: condition } : {}), ...(zone ? { zone } : {}) },
    say,
  );
  if (single !== undefined) return single;
  const special = specialRuleText(
    { kind, affects, mods, ...(condition ? { if: condition } : {}), ...(zone ? { zone } : {}) },
    say,
  );
  if (special !== undefined) return special;
  const entering = isOnChain(mods, say) && affects === 'self';
  // What a unit enters like is asked while it is on the chain (369.3); what it costs, wherever it is played from (366.2).
  if (zone !== (entering ? 'chain' : isCostChange(mods) && affects === 'self' ? undefined : homeOf(say))) return UNSAID;
  const open = OPEN_TO_ALL[canonical(mods)];
  if (open !== undefined && affects === 'self')
    return condition === undefined && typesOf(say.face).includes('Battlefield') ? open : UNSAID;
  const first = firstEachTurn(affects, mods, condition, say);
  if (first !== undefined) return first;
  const raised = raisedScore(mods);
  if (raised !== undefined && affects === 'self' && condition === undefined)
    return typesOf(say.face).includes('Battlefield')
      ? `increase the points needed to win the game by ${raised}`
      : UNSAID;
  if (typeof affects === 'object' && !('players' in affects)) {
    const told = whileThere(affects, mods, condition, say);
    if (told !== undefined) return told;
  }
  return asWhile(condition, () => plainText(affects, mods, say), say);
}
/** "While you control this battlefield, the first friendly gear played each turn costs [1] less": none was played before it. */
function firstEachTurn(
  affects: NonNullable<StaticAbility['affects']>,
  mods: readonly Mod[],
  condition: Condition | undefined,
  say: Say,
): string | undefined {
  const [mod, ...more] = mods;
  const asked = condition && 'all' in condition ? condition.all : condition ? [condition] : [];
  const team = canonical(affects) === '{"players":"team"}';
  if (mod?.mod !== 'cost' || more.length > 0 || !mod.of || !mod.less) return undefined;
  if (!team && canonical(affects) !== '{"players":"you"}') return undefined;
  const whose = team ? 'team' : 'you';
  const none = ['play', 'finalized'].map((on) =>
    canonical({ compare: [{ happened: { on, player: whose, object: mod.of } }, '=', 0] }),
  );
  const rest = asked.filter((one) => !none.includes(canonical(one)));
  const [held, ...others] = rest;
  if (rest.length === asked.length || others.length > 0) return undefined;
  return whole(mod, ({ mod: kind, of = [], less, ...other }) => {
    if (!kind || Object.keys(other).length > 0) return UNSAID;
    const what = say.thing(of, { card: true });
    // What is friendly is a teammate's as well (740.1.a).
    const first = team ? `the first friendly ${what} played` : `the first ${what} you play`;
    const said = `${first} each turn ${costsOf({ less: less ?? [] }).replace('cost', 'costs')}`;
    return held ? `while ${say.condition(held)}, ${said}` : said;
  });
}
/** "Spells and abilities affecting units here each deal 1 Bonus Damage" (713). */
function bonusForAll([mod, ...more]: readonly Mod[], say: Say): string {
  if (mod?.mod !== 'rule' || mod.rule !== 'bonusDamage' || more.length > 0) return UNSAID;
  return whole(mod, ({ mod: kind, rule, amount, to }) => {
    if (!kind || !rule || typeof amount !== 'number' || typeof to !== 'object' || to === null) return UNSAID;
    const here = canonical(to) === canonical([{ has: ['types', 'Unit'] }, { is: 'here' }]);
    void say;
    const bonus = `deal ${amount} Bonus Damage`;
    return here
      ? either(`spells and abilities ${bonus} to units here`, `spells and abilities affecting units here each ${bonus}`)
      : UNSAID;
  });
}
/** "If you play me to a battlefield, I enter ready". */
function playedTo([mod, ...more]: readonly Mod[], self: Subject, say: Say): string | undefined {
  if (mod?.mod !== 'rule' || mod.rule !== 'entersReady' || mod.at === undefined || more.length > 0) return undefined;
  if (canonical(mod.at) !== canonical([{ has: ['types', 'Battlefield'] }]) || Object.keys(mod).length > 3)
    return UNSAID;
  return `if you play ${say.object('self', 'asked')} to a battlefield, ${self.text} ${self.plain ? 'enter' : 'enters'} ready`;
}
function raisedScore([mod, ...more]: readonly Mod[]): number | undefined {
  if (mod?.mod !== 'rule' || mod.rule !== 'raisesVictoryScore' || more.length > 0) return undefined;
  return Object.keys(mod).length === 3 && typeof mod.amount === 'number' ? mod.amount : undefined;
}
const ELSEWHERE = canonical({
  not: { is: ['self', { any: [{ zone: 'hand' }, { playedFrom: 'hand' }] }] },
});
/** What is so as long as something holds. */
function asWhile(asked: Condition | undefined, plain: () => string, say: Say): string {
  if (asked === undefined) return plain();
  if (canonical(asked) === ELSEWHERE)
    return `${either(plain(), ...(typesOf(say.face).includes('Spell') ? [plain().replace(/^.*? costs? /, 'I cost ')] : []))} to play from anywhere other than your hand`;
  const denied = 'not' in asked && Object.keys(asked).length === 1 ? asked.not : undefined;
  return say.ways(
    ...(denied === undefined ? [] : [() => `${plain()} unless ${say.condition(denied)}`]),
    () => `${plain()} ${either('while', 'if')} ${say.condition(asked)}`,
    () => {
      const before = say.condition(asked);
      return `${either('while', 'if')} ${before}, ${plain()}`;
    },
  );
}
function plainText(affects: NonNullable<StaticAbility['affects']>, mods: readonly Mod[], say: Say): string {
  if (typeof affects === 'object' && 'players' in affects) {
    if (affects.that !== undefined) return UNSAID;
    if (canonical(affects) === '{"players":"all"}') return bonusForAll(mods, say);
    const theirs = canonical(affects) === '{"players":"opponents"}';
    const [whose] = subjectsOf(theirs ? 'opponents' : 'you', say, 'asked').slice(theirs ? 1 : 0);
    const playable = canonical(affects) === '{"players":"team"}' ? teamPlayableText(mods, say) : undefined;
    if (playable !== undefined) return playable;
    const rule = whose && playersRuleText(mods, whose, '', say);
    if (rule !== undefined) return rule;
    if (theirs) return isCostChange(mods) ? othersCostText(mods[0], say, 'opponents') : UNSAID;
    // Friendly is what teammates control as well (740.1.a).
    const team = canonical(affects) === '{"players":"team"}';
    if (!team && canonical(affects) !== '{"players":"you"}') return UNSAID;
    const whoseUnits = team ? 'team' : 'you';
    return (
      readyText(mods, '', say, whoseUnits) ??
      (isCostChange(mods) ? othersCostText(mods[0], say, team ? 'team' : undefined) : UNSAID)
    );
  }
  if (affects === 'attached') return effectText(mods, say);
  if (affects === 'self') {
    const [self] = subjectsOf('self', say, 'asked');
    if (!self) return UNSAID;
    if (isCostChange(mods))
      return mods[0].optional ? optionalCostText(mods[0], say) : costChangeText(mods[0], self, say);
    return (
      playedTo(mods, self, say) ??
      playableText(mods, self, say) ??
      either(`${self.text} ${say.mods(mods, self)}`, ...increased(mods, say))
    );
  }
  if (isCostChange(mods)) return UNSAID;
  // What works in the legend zone alone is given to legends, and nothing else to them.
  const legends = canonical(clausesOf(affects)).includes(LEGENDS);
  if (mods.some((mod) => mod.mod === 'ability' && worksAsLegend(mod.ability) !== legends)) return UNSAID;
  const said = (filter: Filter, where: string): string =>
    say.about({ each: filter }, (s) => `${s.text} ${say.mods(mods, s)}${where}`, 'asked');
  const everywhere = clausesOf(affects).filter((clause) => canonical(clause) !== EVERYWHERE);
  if (everywhere.length < clausesOf(affects).length) {
    const yours = say.thing(everywhere, { many: true, determiner: 'some' });
    const s = { text: `your ${yours} everywhere`, many: true };
    return `${s.text} ${say.mods(mods, s)}`;
  }
  const gives = givesText(mods, say);
  if (gives !== undefined)
    return say.about(
      { each: affects },
      (s) => `${s.text} ${either('each ', '')}${s.many ? 'give' : 'gives'} ${gives}`,
      'asked',
    );
  const rest = clausesOf(affects).filter((clause) => canonical(clause) !== HERE);
  const isHere = rest.length < clausesOf(affects).length;
  const homeward = canonical(mods) === HOMEWARD;
  return say.ways(
    () => said(affects, ''),
    ...(isHere ? [() => said(rest, ' here')] : []),
    ...(isHere && homeward
      ? [() => say.about({ each: rest }, (s) => `${s.text} can't move from here to base`, 'asked')]
      : []),
  );
}
/** Yours on the board, and in all zones of cards. */
const EVERYWHERE = canonical({
  any: [
    [{ zone: 'board' }, { controller: 'you' }],
    ...['mainDeck', 'hand', 'facedown', 'chain', 'trash', 'banishment'].map((zone) => [{ zone }, { owner: 'you' }]),
  ],
});
/** What Equipment gives to the unit that it is attached to: "your Equipment each give [Assault]". */
function givesText([mod, ...more]: readonly Mod[], say: Say): string | undefined {
  if (mod?.mod !== 'ability' || more.length > 0 || mod.ability.kind !== 'static') return undefined;
  const { affects, mods } = mod.ability;
  const [given, ...others] = mods;
  if (affects !== 'attached' || Object.keys(mod.ability).length !== 3 || others.length > 0) return undefined;
  return given?.mod === 'ability' && given.ability.kind === 'keyword' ? say.ability(given.ability) : undefined;
}
const LEGENDS = canonical({ has: ['types', 'Legend'] });
const worksAsLegend = (ability: Ability): boolean => 'zone' in ability && ability.zone === 'legendZone';
/** The effect text of Equipment is what the card that it is attached to says then (136.2.c). */
function effectText(mods: readonly Mod[], say: Say): string {
  const given = mods.flatMap((mod) => (mod.mod === 'ability' && Object.keys(mod).length === 2 ? [mod.ability] : []));
  return given.length === mods.length ? say.abilities(given).join('. ') : UNSAID;
}
const HERE = canonical({ is: 'here' });
/** "My Might is increased by your points". */
function increased([mod, ...more]: readonly Mod[], say: Say): string[] {
  if (mod?.mod !== 'add' || mod.stat !== 'might' || typeof mod.value !== 'object' || more.length > 0) return [];
  const by = say.value(mod.value);
  return whoseNames('self', say).map((one) => `${one} Might is increased by ${by}`);
}
/** Several things that are so of the card on one condition: "if …, I cost [2] less and enter ready". */
export function staticsText(all: readonly StaticAbility[], say: Say): string {
  const [first] = all;
  if (!first) return UNSAID;
  const said = all.map((one) => say.apart(() => staticText(withoutIf(one), say)));
  const players = all.every(({ affects }) => typeof affects === 'object' && 'players' in affects);
  if (players) return asWhile(first.if, () => listed(said), say);
  const [self] = subjectsOf('self', say, 'asked');
  if (!self || said.some((one) => !one.startsWith(`${self.text} `))) return UNSAID;
  const once = said.map((one, i) => (i === 0 ? one : one.slice(self.text.length + 1)));
  return asWhile(first.if, () => listed(once), say);
}
/** "As you play me, you may discard 1 as an additional cost. If you do, reduce my cost by [2]." */
export function cheaperText(offers: StaticAbility, cheaper: StaticAbility, say: Say): string | undefined {
  const [offer] = offers.mods;
  const [less] = cheaper.mods;
  if (offer?.mod !== 'cost' || less?.mod !== 'cost' || !offer.optional || !less.less) return undefined;
  const [self] = subjectsOf('self', say, 'asked');
  if (canonical(cheaper.if ?? null) !== canonical({ paid: offer.optional.name }) || !self) return undefined;
  const plain = [
    { kind: 'static', mods: [{ mod: 'cost', optional: offer.optional }] },
    { kind: 'static', mods: [{ mod: 'cost', less: less.less }], if: cheaper.if },
  ].map(canonical);
  if (canonical(offers) !== plain[0] || canonical(cheaper) !== plain[1]) return undefined;
  return `${optionalCostText(offer, say)}. if you do, ${either(reducesText(less.less, self), costChangeText(less, self, say))}`;
}
function withoutIf(ability: StaticAbility): StaticAbility {
  const rest = { ...ability };
  delete rest.if;
  return rest;
}

const ROLES: { [clause: string]: string } = {
  [canonical({ is: 'attacker' })]: 'attacking',
  [canonical({ is: 'defender' })]: 'defending',
};
const ALONE = canonical({ is: 'alone' });
/** "While a unit here is defending alone, it has -2 [M]": of each that is so at the moment. */
function whileThere(
  affects: Filter,
  mods: readonly Mod[],
  condition: Condition | undefined,
  say: Say,
): string | undefined {
  const clauses = clausesOf(affects);
  const state = (clause: FilterClause): boolean =>
    ROLES[canonical(clause)] !== undefined || canonical(clause) === ALONE;
  const states = clauses.filter(state);
  if (states.length === 0 || condition !== undefined) return undefined;
  const roles = states.flatMap((clause) => ROLES[canonical(clause)] ?? []);
  const alone = states.some((clause) => canonical(clause) === ALONE);
  const what = say.thing(
    clauses.filter((clause) => !state(clause)),
    { determiner: 'a' },
  );
  const how = [...(roles.length > 0 ? [listed(roles)] : []), ...(alone ? ['alone'] : [])].join(' ');
  const verbs =
    roles.length === 1
      ? either(`is ${how}`, how.replace('attacking', 'attacks').replace('defending', 'defends'))
      : `is ${how}`;
  return `while ${what} ${verbs}, it ${either('has', 'gets')} ${givenText(mods, say)}`;
}

/** "If you've spent [4] or more to play a spell this turn, you may play me for [Mind]": from where it is played in any case. */
export function playText({ kind, method, cost, if: asked, ...rest }: PlayAbility, say: Say): string {
  if (!kind || !method || !cost || Object.keys(rest).length > 0) return UNSAID;
  return asWhile(asked, () => `you may play ${say.object('self', 'asked')} for ${say.costs(cost)}`, say);
}

/** "Can't be dealt damage unless I'm in combat": all of it is prevented as long as it is not. */
export function undamagedText(
  { kind, on, target, prevent, if: asked, ...rest }: ReplacementAbility,
  say: Say,
): string | undefined {
  if (!kind || on !== 'damage' || target !== 'self' || prevent !== true || Object.keys(rest).length > 0)
    return undefined;
  const denied = asked && 'not' in asked && Object.keys(asked).length === 1 ? asked.not : undefined;
  return denied === undefined ? undefined : `can't be dealt damage unless ${say.condition(denied)}`;
}
/** "If I have moved twice this turn, I don't take damage". */
function unharmedText({ kind, on, target, prevent, if: condition, ...rest }: ReplacementAbility, say: Say): string {
  if (!kind || on !== 'damage' || target !== 'self' || !prevent || Object.keys(rest).length > 0) return UNSAID;
  const [self] = subjectsOf('self', say, 'asked');
  return asWhile(condition, () => `${self?.text ?? UNSAID} ${self?.plain ? "don't" : "doesn't"} take damage`, say);
}
/** "Prevent all damage that enemy spells and abilities would deal to me". */
function preventedText(
  { kind, on, target, source, match, prevent, if: condition, ...rest }: ReplacementAbility,
  say: Say,
): string {
  if (!kind || on !== 'damage' || target !== 'self' || prevent !== true || Object.keys(rest).length > 0) return UNSAID;
  if (canonical(source ?? null) !== '{"controller":"opponent"}') return UNSAID;
  if (canonical(match ?? null) !== '{"combat":false,"named":false}') return UNSAID;
  const to = say.object('self', 'asked');
  return asWhile(condition, () => `prevent all damage that enemy spells and abilities would deal to ${to}`, say);
}
/** "Opponents can't gain points". */
function unscoredText(
  { kind, on, player, match, instead, if: condition, ...rest }: ReplacementAbility,
  say: Say,
): string {
  if (!kind || on !== 'stat' || player !== 'opponent' || Object.keys(rest).length > 0) return UNSAID;
  if (canonical(match ?? null) !== '{"gain":true,"stat":"points"}' || canonical(instead ?? null) !== '[]')
    return UNSAID;
  return asWhile(condition, () => "opponents can't gain points", say);
}
/** Of two statics the one is so while something is, and the other while not: "… If this is [Empowered], they have +2 [M] instead". */
export function insteadText(first: StaticAbility, second: StaticAbility, say: Say): string | undefined {
  const [asked, other] = [second.if, first.if];
  if (!asked || canonical(other ?? null) !== canonical({ not: asked })) return undefined;
  if (canonical(first.affects ?? null) !== canonical(second.affects ?? null) || first.affects === undefined)
    return undefined;
  const usual = say.apart(() => staticText(withoutIf(first), say));
  const then = say.apart(() => staticText(withoutIf(second), say));
  if (usual.includes(UNSAID) || then.includes(UNSAID)) return undefined;
  const behind =
    typeof first.affects === 'object' && 'players' in first.affects ? pricedMore(second, say) : givenMore(second, say);
  return behind === undefined ? undefined : `${usual}. if ${say.condition(asked)}, they ${behind} instead`;
}
const givenMore = ({ mods }: StaticAbility, say: Say): string | undefined =>
  mods.every((mod) => mod.mod === 'add' || mod.mod === 'ability') ? `have ${givenText(mods, say)}` : undefined;
function pricedMore({ mods }: StaticAbility, say: Say): string | undefined {
  const [mod, ...others] = mods;
  if (mod?.mod !== 'cost' || others.length > 0 || !mod.of) return undefined;
  const said = mod.more ? othersCostText(mod, say, 'opponents') : othersCostText(mod, say);
  return said.includes(UNSAID) ? undefined : costsOf(mod);
}
const READIED = canonical({ status: 'exhausted', on: false });
/** "I can't be readied", "while I'm at a battlefield, spells and abilities can't ready enemy units": else they ready as the turn begins (314). */
function unreadiedText({ kind, on, object, match, instead, if: asked, ...rest }: ReplacementAbility, say: Say): string {
  if (!kind || !on || Object.keys(rest).length > 0 || canonical(match ?? null) !== READIED) return UNSAID;
  if (canonical(instead ?? null) !== '[]' || object === undefined) return UNSAID;
  if (object === 'self') {
    const [self] = subjectsOf('self', say, 'asked');
    return asked === undefined && self ? `${self.text} can't be readied` : UNSAID;
  }
  const [held, awake, ...more] = asked && 'all' in asked ? asked.all : [];
  if (!held || more.length > 0 || canonical(awake ?? null) !== AWAKENED) return UNSAID;
  const what = say.thing(object, { many: true, determiner: 'some' });
  return asWhile(held, () => `spells and abilities can't ready ${what}`, say);
}
const AWAKENED = canonical({ not: { during: ['awaken'] } });
/** Once each turn one token unit more, if you like. */
const ONE_MORE = canonical({
  kind: 'replacement',
  on: 'create',
  player: 'you',
  object: [{ has: ['types', 'Unit'] }],
  if: { is: ['self', { is: 'atBattlefield' }] },
  may: true,
  limit: { perTurn: 1 },
  change: { count: 2 },
});
const ONE_MORE_TEXT =
  "once each turn, if you would play a token unit while I'm at a battlefield, you may play that token and an additional copy of it instead";
/** "I enter exhausted", which units do anyway: gear says so. */
export function replacementText(ability: ReplacementAbility, say: Say): string {
  if (ability.on === 'damage') return either(unharmedText(ability, say), preventedText(ability, say));
  if (ability.on === 'stat') return unscoredText(ability, say);
  if (ability.on === 'status') return unreadiedText(ability, say);
  if (ability.on === 'create') return canonical(ability) === ONE_MORE ? ONE_MORE_TEXT : UNSAID;
  const dying = wouldDieText(ability, (object) => subject(object, 'object', say), say);
  if (dying !== undefined) return dying;
  const { kind, on, object, match, entering, change, if: condition, ...rest } = ability;
  if (!kind || Object.keys(rest).length > 0 || condition !== undefined) return UNSAID;
  const exhausted = canonical(change ?? null) === canonical({ status: { exhausted: true } });
  if (on !== 'move' || object !== 'self' || !entering || canonical(match ?? {}) !== '{"to":"board"}' || !exhausted)
    return UNSAID;
  const [self] = subjectsOf('self', say, 'asked');
  return self ? `${self.text} ${self.plain ? 'enter' : 'enters'} exhausted` : UNSAID;
}

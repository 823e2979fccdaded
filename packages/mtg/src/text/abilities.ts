/** How whole abilities are printed (112, 113, 602, 603, 604, 614). */
import {
  type Ability,
  type Condition,
  type Cost,
  canonical,
  type Filter,
  type FilterClause,
  type Ref,
  type ReplacementAbility,
  type StaticAbility,
  type Value,
} from '@arbiter/engine';
import { castOnly } from './casting.js';
import { inactiveText, isFilter, isShape, shapeText } from './changes.js';
import { ofChosen } from './chosen.js';
import { combatText } from './combat.js';
import { enteringText } from './entering.js';
import { doubledText, insteadText, preventedToo } from './instead.js';
import { kickerText } from './keywords.js';
import { perEach } from './numbers.js';
import { playerRule } from './players.js';
import { preventedText } from './prevented.js';
import { either, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { spendOnX } from './spent.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

export function staticText(ability: StaticAbility, say: Say): string {
  const { affects = 'self', mods, if: condition, zone, defining } = ability;
  if (zone !== undefined) return zone === 'graveyard' ? fromYard(ability, say) : UNSAID;
  if (defining) return affects === 'self' && !condition ? definingText(ability, say) : UNSAID;
  if (typeof affects === 'object' && 'players' in affects) return playersText(affects.players, ability, say);
  if (canonical(mods) === CONTROLS && affects === 'attached' && !condition)
    return `you control ${say.object('attached')}`;
  if (mods.length === 1 && mods[0]?.mod === 'cost')
    return affects === 'self' ? costChange(mods[0], condition, say) : UNSAID;
  if (canonical(affects) === PAIR) {
    if (condition === undefined || canonical(condition) !== PAIRED) return UNSAID;
    const paired = `as long as ${say.object('self', 'asked')} is paired with another creature`;
    const both = [
      { text: either('both creatures', 'those creatures'), many: true },
      { text: 'each of those creatures', many: false },
    ].map((s) => `${paired}, ${s.text} ${say.mods(mods, s, false)}`);
    return either(...both);
  }
  const elsewhere = typeof affects === 'string' ? undefined : elsewhereText(affects, say);
  if (elsewhere !== undefined)
    return condition === undefined ? `${elsewhere} ${say.mods(mods, { text: elsewhere, many: true }, false)}` : UNSAID;
  const ref = affects === 'self' || affects === 'attached' ? affects : { each: affects };
  const what = canonical(mods);
  if (what === BEGINS) return affects === 'self' && condition === undefined ? beginsText() : UNSAID;
  if (what === CANT_ENTER) return condition === undefined ? barredCards(affects, say) : UNSAID;
  if (what === '[{"mod":"play"}]') return condition === undefined ? playableText(affects, say) : UNSAID;
  if (what === UNHEARD)
    return typeof ref === 'object' && condition === undefined
      ? `${say.thing(ref.each, { many: true })} entering ${either('', 'the battlefield ')}don't cause abilities to trigger`
      : UNSAID;
  const combat = combatText(ref, mods, false, say);
  if (combat !== undefined) return condition === undefined ? combat : UNSAID;
  const [only] = mods;
  if (only?.mod === 'rule' && only.rule === 'castOnly')
    return mods.length === 1 && affects === 'self' && condition === undefined ? castOnly(only, say) : UNSAID;
  if (only?.mod === 'rule' && only.rule === 'spendOnX')
    return mods.length === 1 && affects === 'self' && condition === undefined ? spendOnX(only) : UNSAID;
  if (mods.length === 1 && only?.mod === 'rule' && only.rule === 'cantBeActivated' && condition === undefined)
    return inactive(ref, whole(only, inactiveText), say);
  // What is a creature of its own figures for as long as something holds is said to be that.
  const plain = (): string =>
    typeof ref === 'string' && isShape(mods)
      ? say.about(ref, (s) => shapeText(mods, s, '', say, 'a land', 'is'), 'asked')
      : say.about(ref, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`, 'asked');
  if (condition === undefined)
    return isShunned(ref, mods) ? say.ways(plain, () => shunnedText(ref, mods, say)) : plain();
  return say.ways(
    () => `${plain()} as long as ${say.condition(condition)}`,
    () => `as long as ${say.condition(condition)}, ${plain()}`,
    ...('not' in condition ? [() => `${plain()} unless ${say.condition(condition.not)}`] : []),
    ...('turnOf' in condition && condition.turnOf === 'you' ? [() => `during your turn, ${plain()}`] : []),
  );
}

const isShunned = (ref: Ref, mods: StaticAbility['mods']): boolean =>
  typeof ref === 'string' &&
  mods.length === 1 &&
  mods[0]?.mod === 'rule' &&
  mods[0].rule === 'cantBeBlockedBy' &&
  isFilter(mods[0].by) &&
  !list(mods[0].by).some((clause) => 'not' in clause);
/** "Creatures with power less than this creature's power can't block it": the same, said of those (509.1b). */
function shunnedText(ref: Ref, [mod]: StaticAbility['mods'], say: Say): string {
  if (mod?.mod !== 'rule') return UNSAID;
  return whole(mod, ({ mod: kind, rule, by }) => {
    if (!kind || !rule || !isFilter(by) || list(by).some((clause) => 'not' in clause)) return UNSAID;
    return `${say.thing(by, { many: true })} can't block ${say.object(ref, 'asked')}`;
  });
}

/** "As long as this card is in your graveyard and you control a Forest, creatures you control have trample" (113.6b). */
function fromYard({ zone, if: condition, affects, mods, ...rest }: StaticAbility, say: Say): string {
  if (!zone || typeof affects !== 'object' || 'players' in affects || canonical(rest) !== '{"kind":"static"}')
    return UNSAID;
  const there = `${either('this card', ...ownNames(say.face))} is in your graveyard`;
  const asked = condition === undefined ? there : `${there} and ${say.condition(condition)}`;
  const has = say.about(
    { each: affects },
    (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`,
    'asked',
  );
  return `as long as ${asked}, ${has}`;
}
/** "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block" (604.3). */
export function eitherStaticText([one, other]: readonly StaticAbility[], say: Say): string {
  const ref = one?.affects ?? 'self';
  if (!one || !other || typeof ref !== 'string' || one.if === undefined) return UNSAID;
  const first = whole(one, (watched) => (watched.kind === 'static' ? staticText(watched, say) : UNSAID));
  const rest = whole(other, ({ kind, affects, mods, if: not }) =>
    kind && not && affects === one.affects
      ? say.about(ref, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`, 'asked')
      : UNSAID,
  );
  return `${first}. otherwise, ${rest}`;
}

/** "Creature cards you own that aren't on the battlefield": those of all other zones. */
function elsewhereText(affects: Filter, say: Say): string | undefined {
  const clauses = list(affects);
  const zones = clauses.find((clause) => 'any' in clause);
  if (!zones || canonical(zones.any.flatMap(list).map(canonical).sort()) !== ELSEWHERE) return undefined;
  const what = clauses.filter((clause) => clause !== zones && canonical(clause) !== '{"owner":"you"}');
  if (clauses.length !== what.length + 2) return UNSAID;
  return `${say.thing([{ zone: 'library' }, ...what], { many: true, library: true })} you own that aren't on the battlefield`;
}
const ELSEWHERE = canonical(
  ['hand', 'graveyard', 'library', 'stack', 'exile', 'command'].map((zone) => canonical({ zone })).sort(),
);
const CONTROLS = canonical([{ mod: 'control', to: 'you' }]);
const BEGINS = canonical([{ mod: 'rule', rule: 'beginsInPlay' }]);
const beginsText = (): string =>
  `if this card is in your opening hand, you may begin the game with ${either('it', 'this card')} on the battlefield`;
const UNHEARD = canonical([{ mod: 'rule', rule: 'entersUnheard' }]);
const CANT_ENTER = canonical([{ mod: 'rule', rule: 'cantEnter' }]);
/** "Creature cards in graveyards and libraries can't enter the battlefield." */
function barredCards(affects: StaticAbility['affects'], say: Say): string {
  if (affects === undefined || typeof affects === 'string' || 'players' in affects) return UNSAID;
  const [where, ...what] = list(affects);
  if (canonical(where ?? null) !== canonical({ any: [{ zone: 'graveyard' }, { zone: 'library' }] })) return UNSAID;
  const cards = say.thing([{ zone: 'library' }, ...what], { many: true, library: true });
  return `${cards} in ${either('graveyards and libraries', 'graveyards or libraries')} can't enter the battlefield`;
}

/** "You may play lands and cast spells from among cards exiled with this creature" (607.2a). */
function playableText(affects: StaticAbility['affects'], say: Say): string {
  const top =
    affects !== undefined && (typeof affects === 'string' || 'players' in affects)
      ? undefined
      : topText(affects ?? [], say);
  if (top !== undefined) return top;
  if (canonical(affects) !== '[{"zone":"exile"},{"linked":true}]') return UNSAID;
  const cards = `cards exiled with ${either(...ownNames(say.face))}`;
  return `you may ${either(`play lands and cast spells from among ${cards}`, `play ${cards}`)}`;
}
/** "You may play lands from the top of your library", "you may cast creature spells from the top of your library" (401.5). */
function topText(affects: Filter, say: Say): string | undefined {
  const [zone, owner, place, ...kinds] = list(affects);
  if (canonical([zone, owner, place]) !== '[{"zone":"library"},{"owner":"you"},{"is":"onTop"}]') return undefined;
  const from = 'from the top of your library';
  if (kinds.length === 0) return `you may play lands and cast spells ${from}`;
  if (canonical(kinds) === '[{"has":["types","Land"]}]') return `you may play lands ${from}`;
  const nonland = canonical({ not: { has: ['types', 'Land'] } });
  const spells = kinds.filter((clause) => canonical(clause) !== nonland);
  // A card that is a land is played, and never cast (305.9).
  if (spells.length === kinds.length) return UNSAID;
  return `you may cast ${say.thing([{ is: 'spell' }, ...spells], { many: true })} ${from}`;
}
/** "Enchanted permanent's activated abilities can't be activated", "activated abilities of artifacts can't be activated". */
function inactive(ref: Ref, cant: string, say: Say): string {
  if (typeof ref === 'string') return `${say.object(ref, 'asked')}'s activated abilities ${cant}`;
  return 'each' in ref ? `activated abilities of ${say.thing(ref.each, { many: true })} ${cant}` : UNSAID;
}

/** A creature and the one that it is paired with (702.95). */
const PAIR = canonical([{ any: [{ self: true }, { in: 'paired' }] }]);
const PAIRED = canonical({ is: ['self', { is: 'paired' }] });

function definingText({ mods }: StaticAbility, say: Say): string {
  const [power, toughness] = mods;
  // A card with devoid has no color wherever it is (702.114a).
  if (canonical(mods) === '[{"mod":"set","prop":"colors","value":[]}]')
    return either('devoid', `${say.object('self')} is colorless`);
  if (power?.mod !== 'set' || !isWorkedOut(power.value)) return UNSAID;
  const self = say.object('self');
  if (mods.length === 1 && (power.prop === 'power' || power.prop === 'toughness'))
    return `${self}'s ${power.prop} is equal to ${say.value(power.value)}`;
  if (toughness?.mod !== 'set' || mods.length !== 2 || power.prop !== 'power' || toughness.prop !== 'toughness')
    return UNSAID;
  const same = canonical(power.value) === canonical(toughness.value);
  if (canonical(toughness.value) === canonical({ sum: [power.value, 1] }))
    return `${self}'s power is equal to ${say.value(power.value)} and its toughness is equal to that number plus 1`;
  return same ? `${self}'s power and toughness are each equal to ${say.value(power.value)}` : UNSAID;
}
const isWorkedOut = (value: Set['value']): value is Exclude<Value, string | number> =>
  typeof value === 'object' && !Array.isArray(value);
type Set = Extract<StaticAbility['mods'][number], { mod: 'set' }>;

const SKIPPED: { [what: string]: string } = {
  draw: 'skip your draw step',
  untap: 'skip your untap step',
  upkeep: 'skip your upkeep step',
  combat: 'skip your combat phase',
};
function playersText(who: string, { mods, if: condition }: StaticAbility, say: Say): string {
  const [mod, ...more] = mods;
  const barred = barredText(who, mods, say);
  if (barred !== undefined) {
    if (condition === undefined) return barred;
    return canonical(condition) === '{"turnOf":"you"}'
      ? either(`during your turn, ${barred}`, `${barred} during your turn`)
      : UNSAID;
  }
  if (!mod || more.length > 0 || condition) return UNSAID;
  if (mod.mod === 'cost') return whole(mod, (cost) => spellsCost(cost, who, say));
  if (mod.mod !== 'rule') return UNSAID;
  if (mod.rule === 'additionalLands' && who === 'you')
    return mod.count === 1
      ? 'you may play an additional land on each of your turns'
      : `you may play ${numeral(Number(mod.count))} additional lands on each of your turns`;
  if (mod.rule === 'skip') return (who === 'you' && SKIPPED[String(mod.what)]) || UNSAID;
  return who === 'you' || who === 'opponents' || who === 'all' ? playerRule(mod, who, false, say) : UNSAID;
}

/** "Your opponents can't cast spells or activate abilities of artifacts": what players can't do (101.2). */
function barredText(who: string, mods: StaticAbility['mods'], say: Say): string | undefined {
  const rules = mods.flatMap((mod) => (mod.mod === 'rule' && BARRED.includes(mod.rule) ? [mod] : []));
  if (rules.length === 0) return undefined;
  const subject = { you: 'you', opponents: 'your opponents', all: 'players' }[who];
  const what = rules.map((mod) => whole(mod, (one) => barredFrom(one, say)));
  if (rules.length < mods.length || !subject) return UNSAID;
  const plain = `${subject} can't ${what.join(' or ')}`;
  const [only, ...more] = rules;
  // What nobody can do can't be done (101.2).
  const passive = who === 'all' && only && more.length === 0 ? whole(only, (one) => barredThings(one, say)) : UNSAID;
  return passive === UNSAID ? plain : plain.includes(UNSAID) ? passive : either(plain, passive);
}
const BARRED = ['cantCast', 'cantActivate'];
function barredFrom({ mod, rule, of }: Extract<StaticAbility['mods'][number], { mod: 'rule' }>, say: Say): string {
  if (mod !== 'rule' || (of !== undefined && !isFilter(of))) return UNSAID;
  if (rule === 'cantCast') return castingText(of, say);
  if (of === undefined) return "activate abilities that aren't mana abilities";
  const sources = list(of).filter((clause) => !('zone' in clause && clause.zone === 'battlefield'));
  return `activate abilities of ${say.thing(sources, { many: true })}`;
}
/** "Spells with the chosen name can't be cast", "activated abilities of sources with the chosen name can't be activated". */
function barredThings(
  { mod, rule, of, manaAbilities }: Extract<StaticAbility['mods'][number], { mod: 'rule' }>,
  say: Say,
): string {
  if (!mod || !isFilter(of) || list(of).some((clause) => 'zone' in clause || 'any' in clause || 'not' in clause))
    return UNSAID;
  if (rule === 'cantCast')
    return manaAbilities === undefined
      ? `${say.thing([{ is: 'spell' }, ...list(of)], { many: true })} can't be cast`
      : UNSAID;
  const named = canonical(list(of)) === canonical([{ chosen: 'cardName' }]);
  if (rule !== 'cantActivate' || !named || manaAbilities === true) return UNSAID;
  const unless = manaAbilities === false ? " unless they're mana abilities" : '';
  return `activated abilities of sources ${ofChosen('cardName', say)} can't be activated${unless}`;
}
/** "cast creature spells", "cast spells from graveyards or libraries". */
function castingText(of: Filter | undefined, say: Say): string {
  if (of === undefined) return 'cast spells';
  const clauses = list(of);
  const [clause, ...more] = clauses;
  if (!clause || more.length > 0) return `cast ${say.thing([{ is: 'spell' }, ...clauses], { many: true })}`;
  if (canonical(clause) === '{"not":{"zone":"hand"}}')
    return `cast spells from anywhere other than ${either('their hands', 'your hand')}`;
  const zones = 'any' in clause ? clause.any.flatMap(list) : [clause];
  const all = zones.map((one) => ('zone' in one ? (ZONES[one.zone] ?? UNSAID) : UNSAID));
  if (!all.includes(UNSAID)) return `cast spells from ${all.join(' or ')}`;
  return 'zone' in clause || 'any' in clause
    ? UNSAID
    : `cast ${say.thing([{ is: 'spell' }, ...clauses], { many: true })}`;
}
const ZONES: { [zone: string]: string } = { graveyard: 'graveyards', library: 'libraries', exile: 'exile' };

type CostMod = Extract<StaticAbility['mods'][number], { mod: 'cost' }>;
/** "Creature spells you cast cost {1} less to cast" (601.2f). */
function spellsCost({ mod, of = [], more, less }: CostMod, who: string, say: Say): string {
  const change = less ?? more;
  if (!mod || !change || (less && more)) return UNSAID;
  if (list(of).some((clause) => 'is' in clause && clause.is === 'spell')) return UNSAID;
  const spells = say.thing([{ is: 'spell' }, ...list(of)], { many: true });
  const whose = who === 'you' ? ' you cast' : who === 'opponents' ? ' your opponents cast' : '';
  return `${spells}${whose} cost ${say.costs(change)} ${less ? 'less' : 'more'} to cast`;
}
/** What the card's own cost is, by its own ability. */
function costChange(mod: CostMod, condition: Condition | undefined, say: Say): string {
  const fields = canonical(Object.keys(mod).sort());
  if (mod.optional && fields === '["mod","optional"]' && !condition) return kickerText(mod.optional, say);
  if (mod.more && fields === '["mod","more"]' && !condition) return additionalText(mod.more, say);
  if (mod.more && fields === '["mod","more","times"]' && !condition)
    return canonical(mod.times) === canonical({ sum: ['targets', -1] })
      ? `${say.object('self')} costs ${say.costs(mod.more)} more to cast for each target beyond the first`
      : UNSAID;
  if (!mod.less) return UNSAID;
  const costs = `${say.object('self')} costs ${say.costs(mod.less)} less to cast`;
  if (fields === '["less","mod"]' && condition) return `${costs} if ${say.condition(condition)}`;
  const each = mod.times === undefined ? undefined : perEach(mod.times);
  if (fields !== '["less","mod","times"]' || condition || each?.times !== 1) return UNSAID;
  return `${costs} for each ${each.one(say)}`;
}

/** "As an additional cost to cast this spell, sacrifice a creature" (601.2f): more mana is said otherwise. */
function additionalText(costs: readonly Cost[], say: Say): string {
  if (costs.length === 0 || costs.some(({ pay }) => ADDED_MANA.includes(pay))) return UNSAID;
  return `as an additional cost to cast this spell, ${costs.map((cost) => say.costs([cost])).join(' and ')}`;
}
const ADDED_MANA = ['mana', 'tap', 'untap', 'loyalty'];

/** How a permanent enters (614.1c), and what damage is prevented (615.1). */
export function replacementsText(all: readonly ReplacementAbility[], say: Say): string {
  const [one, ...more] = all;
  if (!one) return UNSAID;
  if (one.on === 'damage' && one.change !== undefined && more.length === 0)
    return whole(one, (watched) => doubledText(watched, say));
  const besides = more.length === 0 ? preventedToo(one, say) : undefined;
  if (besides !== undefined) return besides;
  if (all.every(({ on: event }) => event === 'damage')) return preventedText(all, say);
  if (more.length > 0) return UNSAID;
  const instead = insteadText(one, say);
  if (instead !== undefined) return instead;
  if (one.on === 'stat') return whole(one, lifeText);
  if (canonical(one) === REDIRECTED)
    return `if ${say.object('self', 'asked')} would be put into a graveyard from anywhere, exile it instead`;
  if (one.change?.to === 'exile') return whole(one, (watched) => exiledText(watched, say));
  return whole(one, (watched) => enteringText(watched, say));
}
/** "If you would gain life, you gain twice that much life instead" (614.1a, 119). */
function lifeText({ kind, on, player, match, change, ...rest }: ReplacementAbility): string {
  if (!kind || on !== 'stat' || canonical(rest) !== '{}') return UNSAID;
  const plain = { '{"gain":true,"stat":"life"}': 'gain', '{"gain":false,"stat":"life"}': 'lose' }[
    canonical(match ?? {})
  ];
  const { amount, ...more } = change ?? {};
  const much = muchInstead(amount);
  if (plain === undefined || much === undefined || Object.keys(more).length > 0) return UNSAID;
  if (player === 'you') return `if you would ${plain} life, you ${plain} ${much} instead`;
  return player === 'opponent'
    ? `if an opponent would ${plain} life, ${either(`they ${plain}`, `that player ${plain}s`)} ${much} instead`
    : UNSAID;
}
function muchInstead(amount: unknown): string | undefined {
  const said = canonical(amount ?? null);
  if (said === canonical({ times: [2, { event: 'amount' }] })) return 'twice that much life';
  const plus = /^\{"sum":\[\{"event":"amount"\},(\d+)\]\}$/.exec(said);
  return plus ? `that much life plus ${plus[1]}` : undefined;
}
/** "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead" (614.1a). */
function exiledText({ kind, on, object = [], match, change, ...rest }: ReplacementAbility, say: Say): string {
  if (!kind || on !== 'move' || typeof object === 'string' || canonical(rest) !== '{}') return UNSAID;
  if (canonical(change) !== '{"to":"exile"}') return UNSAID;
  const said = canonical(match ?? {});
  const clauses = list(object);
  const nontoken = canonical(clauses) === canonical([{ not: { is: 'token' } }]);
  const it = `exile ${either('it', 'that card')} instead`;
  if (said === '{"from":"battlefield","to":"graveyard"}' && clauses.length > 0 && !nontoken)
    return isCreature(clauses) ? `if ${say.thing(object, { determiner: 'a' })} would die, ${it}` : UNSAID;
  if (said !== '{"to":"graveyard"}') return UNSAID;
  const whose = clauses.filter((clause) => 'owner' in clause);
  const what = clauses.filter(
    (clause) => !('owner' in clause) && !(canonical(clause) === canonical({ not: { is: 'token' } })),
  );
  const owner = canonical(whose);
  const yard =
    owner === '[]'
      ? 'a graveyard'
      : { '[{"owner":"you"}]': 'your graveyard', '[{"owner":"opponent"}]': "an opponent's graveyard" }[owner];
  if (yard === undefined) return UNSAID;
  const tokens = clauses.length === what.length + whose.length;
  // Tokens are no cards: without a word about them both are meant (111.6, 108.2).
  const one =
    what.length === 0
      ? tokens
        ? 'a card or token'
        : 'a card'
      : tokens
        ? UNSAID
        : say.thing([{ zone: 'library' }, ...what], { determiner: 'a', library: true });
  const spells = canonical(what) === canonical([{ has: ['types', ['Instant', 'Sorcery']] }]);
  const said2 = spells ? 'an instant or sorcery card' : one;
  return `if ${said2} would be put into ${yard} from anywhere, ${it}`;
}
const isCreature = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((clause) => 'has' in clause && canonical(clause.has) === '["types","Creature"]');
const REDIRECTED = canonical({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'graveyard' },
  change: { to: 'exile' },
});
/** Steps and phases in which alone it may be activated. */
const YOUR_TURN = { turnOf: 'you' };
const BEFORE_ATTACKERS = [
  { during: ['untap', 'upkeep', 'draw', 'precombatMain', 'beginningOfCombat'] },
  { compare: [{ happened: { on: 'step', match: { step: 'declareAttackers' } } }, '=', 0] },
];
const DURING: { [condition: string]: string } = {
  [canonical({ all: [YOUR_TURN, { during: ['upkeep'] }] })]: 'during your upkeep',
  [canonical({ during: ['upkeep'] })]: 'during any upkeep step',
  [canonical({ all: [YOUR_TURN, { all: BEFORE_ATTACKERS }] })]: 'during your turn, before attackers are declared',
};

type Limits = Pick<Extract<Ability, { kind: 'activated' }>, 'timing' | 'limit' | 'if'>;
function limitText({ perTurn, inAll }: NonNullable<Limits['limit']>): string {
  if (perTurn === undefined) return inAll === 1 ? 'activate only once' : UNSAID;
  if (inAll !== undefined) return UNSAID;
  return perTurn === 1
    ? 'activate only once each turn'
    : `activate no more than ${perTurn === 2 ? 'twice' : `${numeral(perTurn)} times`} each turn`;
}
/** When an activated ability may be activated, where that is narrowed (602.5). */
export function limitsText({ timing, limit, if: condition }: Limits, say: Say): string {
  const said: string[] = [
    ...(timing === 'sorcery' ? ['activate only as a sorcery'] : timing === undefined ? [] : [UNSAID]),
    ...(limit === undefined ? [] : [limitText(limit)]),
    ...(condition === undefined
      ? []
      : [
          canonical(condition) === '{"turnOf":"you"}'
            ? 'activate only during your turn'
            : `activate only ${DURING[canonical(condition)] ?? `if ${say.condition(condition)}`}`,
        ]),
  ];
  if (said.length < 2) return said.map((one) => `. ${one}`).join('');
  // Several may stand in any order, in sentences of their own or in one.
  const orders = said.length === 2 ? [said, said.toReversed()] : [said];
  const short = (one: string): string => ` and ${one.replace(/^activate /, '')}`;
  return either(
    ...orders.map(([first = '', ...more]) => `. ${first}${more.map((one) => either(short(one), `. ${one}`)).join('')}`),
  );
}

/** How whole abilities are printed (112, 113, 602, 603, 604, 614). */

import {
  type Ability,
  canonical,
  type Filter,
  type FilterClause,
  type Ref,
  type StaticAbility,
  type Value,
} from '@arbiter/engine';
import { barredText } from './barred.js';
import { castOnly } from './casting.js';
import { isShape, shapeText } from './changes.js';
import { combatText } from './combat.js';
import { inactiveText, isFilter } from './object-rules.js';
import { playerRule } from './players.js';
import { either, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { costChange, spellsCost } from './spell-costs.js';
import { spendOnX } from './spent.js';
import { kindsOf } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

export function staticText(ability: StaticAbility, say: Say): string {
  const { affects = 'self', mods, if: condition, zone, defining } = ability;
  if (zone !== undefined) return zone === 'graveyard' ? fromYard(ability, say) : UNSAID;
  if (defining) return affects === 'self' && !condition ? definingText(ability, say) : UNSAID;
  if (typeof affects === 'object' && 'players' in affects)
    return affects.that === undefined ? playersText(affects.players, ability, say) : UNSAID;
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
  if (canonical(affects) === SELF_AND_BEARER) return condition === undefined ? ofBothText(mods, say) : UNSAID;
  const elsewhere = typeof affects === 'string' ? undefined : elsewhereText(affects, say);
  if (elsewhere !== undefined)
    return condition === undefined ? `${elsewhere} ${say.mods(mods, { text: elsewhere, many: true }, false)}` : UNSAID;
  const ref = affects === 'self' || affects === 'attached' ? affects : { each: affects };
  const what = canonical(mods);
  if (what === BEGINS) return affects === 'self' && condition === undefined ? beginsText() : UNSAID;
  if (what === CANT_ENTER) return condition === undefined ? barredCards(affects, say) : UNSAID;
  if (what === '[{"mod":"play"}]') return condition === undefined ? playableText(affects, say) : UNSAID;
  if (what === UNSTOPPABLE)
    return affects === 'self' && condition !== undefined
      ? `if ${say.condition(condition)}, ${say.object('self', 'asked')} can't be countered and the damage can't be prevented`
      : UNSAID;
  if (what === UNHEARD)
    return typeof ref === 'object' && condition === undefined
      ? `${say.thing(ref.each, { many: true })} entering ${either('', 'the battlefield ')}don't cause abilities to trigger`
      : UNSAID;
  const combat = combatText(ref, mods, false, say);
  if (combat !== undefined) return condition === undefined ? combat : UNSAID;
  const [only] = mods;
  if (only?.mod === 'rule' && only.rule === 'castOnly')
    return mods.length === 1 && affects === 'self' && condition === undefined ? castOnly(only, say) : UNSAID;
  if (only?.mod === 'rule' && only.rule === 'deckCopies')
    return mods.length === 1 && affects === 'self' && condition === undefined ? whole(only, deckText) : UNSAID;
  if (only?.mod === 'rule' && only.rule === 'spendOnX')
    return mods.length === 1 && affects === 'self' && condition === undefined ? spendOnX(only) : UNSAID;
  if (mods.length === 1 && only?.mod === 'rule' && only.rule === 'cantBeActivated' && condition === undefined)
    return inactive(ref, whole(only, inactiveText), say);
  // What it gives itself speaks of what was chosen for it (607.2d).
  if (
    affects === 'self' &&
    condition === undefined &&
    canonical(mods) === canonical([{ mod: 'ability', ability: FROM_CHOSEN }])
  )
    return `${say.object('self', 'asked')} has ${say.abilities([FROM_CHOSEN], say.face).join('')}`;
  // What is a creature of its own figures for as long as something holds is said to be that.
  const plain = (): string =>
    typeof ref === 'string' && isShape(mods)
      ? say.about(ref, (s) => shapeText(mods, s, '', say, 'a land', 'is'), 'asked')
      : isShape(mods) && isOfLands(ref)
        ? say.about(
            ref,
            (s) =>
              either(
                shapeText(mods, s, '', say, 'a land', s.many ? 'are' : 'is'),
                `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`,
              ),
            'asked',
          )
        : say.about(ref, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`, 'asked');
  if (condition === undefined)
    return isShunned(ref, mods) ? say.ways(plain, () => shunnedText(ref, mods, say)) : plain();
  return say.ways(
    () => `${plain()} as long as ${say.condition(condition)}`,
    () => `as long as ${say.condition(condition)}, ${plain()}`,
    () => `${plain()} if ${say.condition(condition)}`,
    ...('not' in condition ? [() => `${plain()} unless ${say.condition(condition.not)}`] : []),
    ...('turnOf' in condition && condition.turnOf === 'you' ? [() => `during your turn, ${plain()}`] : []),
  );
}

/** "A deck can have any number of cards named Rat Pack" (100.2a). */
const deckText = ({ mod, rule, count }: Extract<StaticAbility['mods'][number], { mod: 'rule' }>): string =>
  !mod || !rule || (count !== undefined && typeof count !== 'number')
    ? UNSAID
    : `a deck can have ${count === undefined ? 'any number of' : `up to ${numeral(count)}`} cards named ~`;

const isOfLands = (ref: Ref): boolean => typeof ref === 'object' && 'each' in ref && kindsOf(ref.each).includes('land');
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
/** Of a spell that deals damage. */
const UNSTOPPABLE = canonical([
  { mod: 'rule', rule: 'cantBeCountered' },
  { mod: 'rule', rule: 'dealsUnpreventable' },
]);
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

const FROM_CHOSEN: Ability = {
  kind: 'keyword',
  keyword: 'protection',
  from: { controller: { chosenPlayer: true } },
  label: 'the chosen player',
};
const SELF_AND_BEARER = canonical([{ any: [{ self: true }, { in: 'attached' }] }]);
const BLOCKED_BY_ALL = canonical([{ mod: 'rule', rule: 'blockedByAll' }]);
/** "This creature and enchanted creature each get +X/+X", "all creatures able to block this creature or enchanted creature do so" (702.103). */
function ofBothText(mods: StaticAbility['mods'], say: Say): string {
  const [self, bearer] = [say.object('self', 'asked'), say.object('attached', 'asked')];
  if (canonical(mods) === BLOCKED_BY_ALL) return `all creatures able to block ${self} or ${bearer} do so`;
  const both = { text: `${self} and ${bearer}`, many: true };
  return mods.every(({ mod }) => mod === 'add')
    ? `${both.text} ${say.mods(mods, both, false).replaceAll('⁂', ' ')}`
    : UNSAID;
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

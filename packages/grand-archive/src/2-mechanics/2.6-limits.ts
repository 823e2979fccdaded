/** Rules of objects and players that limit attacks and activations, or lift such limits (2.6, 2.8.1, 2.11.7.15.2). */
import {
  type Ability,
  type Action,
  type Condition,
  characteristicsOf,
  controllerOf,
  defineRule,
  filterOf,
  type Game,
  holds,
  matches,
  perAbilities,
  playerRules,
  type RuleRef,
  type RuleWord,
  ruleOn,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';

export const RESTS_NOBODY = 'restsNobody';

export const limitRules: readonly RuleWord[] = [
  defineRule('cantAttack', {
    description: 'Can’t be declared as an attacker.',
    example: { mod: 'rule', rule: 'cantAttack' },
  }),
  defineRule('attacksOnly', {
    description: 'Can be declared as an attacker only against what fits `at`.',
    example: { mod: 'rule', rule: 'attacksOnly', at: { status: 'rested' } },
    params: (p) => ({ at: p.filter }),
  }),
  defineRule('usesWeapons', {
    description: 'Can attack using weapons of its controller that fit `of`.',
    example: { mod: 'rule', rule: 'usesWeapons', of: { has: ['subtypes', ['Sword']] } },
    params: (p) => ({ of: p.filter }),
  }),
  defineRule('cantBeUsed', {
    description: 'A weapon that can’t be used for an attack.',
    example: { mod: 'rule', rule: 'cantBeUsed' },
  }),
  defineRule('cantBeRetaliated', {
    description: 'Nobody retaliates against its attacks, or against attacks that use it.',
    example: { mod: 'rule', rule: 'cantBeRetaliated' },
  }),
  defineRule('cantRetaliate', {
    description: 'A unit that can’t retaliate.',
    example: { mod: 'rule', rule: 'cantRetaliate' },
  }),
  defineRule('cantBeIntercepted', {
    description: 'Its attacks, or those that use it, can’t be intercepted.',
    example: { mod: 'rule', rule: 'cantBeIntercepted' },
  }),
  defineRule('combatUnpreventable', {
    description: 'Combat damage of its attacks, or of those that use it, can’t be prevented.',
    example: { mod: 'rule', rule: 'combatUnpreventable' },
  }),
  defineRule('defenderChosen', {
    description: 'As it is declared as an attacker an opponent, whom its player chooses, chooses what it attacks.',
    example: { mod: 'rule', rule: 'defenderChosen' },
  }),
  defineRule('floatsForOpponents', {
    description:
      'Of players: may banish cards with floating memory of opponents’ graveyards to pay for memory costs; with `if` as that is so.',
    example: { mod: 'rule', rule: 'floatsForOpponents' },
    params: (p) => ({ if: p.condition.optional() }),
  }),
  defineRule(RESTS_NOBODY, {
    description: 'Of an attack card: activating it does not rest the attacker, who attacks as it is.',
    example: { mod: 'rule', rule: RESTS_NOBODY },
  }),
  defineRule('usedAlone', {
    description: 'A weapon that can’t be used for an attack together with attack cards.',
    example: { mod: 'rule', rule: 'usedAlone' },
  }),
  defineRule('untargetedBySpells', {
    description: 'Of players: have spellshroud, so that Spells can’t target them.',
    example: { mod: 'rule', rule: 'untargetedBySpells' },
  }),
  defineRule('recollectsLess', {
    description: 'Of players: recollect so many cards less in their recollection phase, and choose which.',
    example: { mod: 'rule', rule: 'recollectsLess', amount: 1 },
    params: (p) => ({ amount: p.value }),
  }),
  defineRule('doesntWakeUp', {
    description: 'Doesn’t wake up in wake up phases.',
    example: { mod: 'rule', rule: 'doesntWakeUp' },
  }),
  defineRule('activateOnly', {
    description: 'Of the card that says so, wherever it is: can be activated only where a condition holds.',
    example: { mod: 'rule', rule: 'activateOnly', if: { turnOf: 'you' } },
    params: (p) => ({ if: p.condition }),
  }),
  defineRule('ignoresOwnElements', {
    description:
      'Of the card that says so, wherever it is: its elements need not be enabled as it is activated, or so by a `method`.',
    example: { mod: 'rule', rule: 'ignoresOwnElements' },
    params: (p) => ({ method: p.name.optional() }),
  }),
  defineRule('asThoughFast', {
    description: 'Of players: may activate cards at fast speed; with `of` those that fit, where they are before.',
    example: { mod: 'rule', rule: 'asThoughFast', of: { has: ['types', 'Ally'] } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  defineRule('cantActivate', {
    description: 'Of players: can’t activate cards, or those that fit `of` where they are.',
    example: { mod: 'rule', rule: 'cantActivate', of: { has: ['types', 'Ally'] } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  defineRule('cantMaterialize', {
    description: 'Of players: can’t materialize cards, or those that fit `of` where they are.',
    example: { mod: 'rule', rule: 'cantMaterialize', of: { has: ['types', 'Item'] } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  defineRule('cantDraw', {
    description:
      'Of players: can’t draw cards; with `of` as long as the player is such a one, with `if` as that is so.',
    example: { mod: 'rule', rule: 'cantDraw' },
    params: (p) => ({ of: p.filter.optional(), if: p.condition.optional() }),
  }),
  defineRule('doesntObey', {
    description: 'An ally that doesn’t obey its controller: no attacks, intercepts or activated abilities.',
    example: { mod: 'rule', rule: 'doesntObey' },
  }),
  defineRule('ignoresElements', {
    description:
      'Of players: may activate cards whose elements are not enabled, with `of` those that fit; and materialize them, with `materializing`.',
    example: { mod: 'rule', rule: 'ignoresElements', of: { has: ['subtypes', ['Horse']] } },
    params: (p) => ({ of: p.filter.optional(), materializing: p.flag.optional() }),
  }),
];

/** Whether an attack, by what attacks and what it uses, is under such a rule. */
export const isUnderRule = (g: Game, used: readonly number[], rule: string): boolean =>
  used.some((id) => g.find(id) !== undefined && ruleOn(g, id, rule) !== undefined);

/** Whether attacks of something may be declared against another thing, as far as its own rules go. */
export function mayAim(g: Game, attacker: number, at: number): boolean {
  const limit = ruleOn(g, attacker, 'attacksOnly');
  if (limit === undefined) return true;
  const by = { source: limit.source, controller: controllerOf(g, attacker) };
  return matches(g, { object: at }, filterOf(limit.mod.at), by);
}

/** Whether a rule of a player is about a card, where it is. */
export const mayWith = (
  g: Game,
  seat: Seat,
  id: number,
  rule: 'asThoughFast' | 'ignoresElements',
  materializing = false,
): boolean =>
  playerRules(g, seat, rule).some(
    ({ mod, source }) =>
      (!materializing || mod.materializing === true) &&
      matches(g, { object: id }, filterOf(mod.of), { source, controller: seat }),
  );

/** Whether a player may not activate, or materialize, a card that lies where it is (2.5.1.5.4). */
export const mayNot = (g: Game, seat: Seat, id: number, rule: 'cantActivate' | 'cantMaterialize'): boolean =>
  playerRules(g, seat, rule).some(({ mod, source }) =>
    matches(g, { object: id }, filterOf(mod.of), { source, controller: seat }),
  );

/** Who can't draw draws nothing, whatever has them do so (2.5.1.5.4). */
export const cannotDraw = (g: Game, action: Action): RuleRef[] | null =>
  action.type === 'draw' && playerRules(g, action.player, 'cantDraw').some(isAboutPlayer(g, action.player))
    ? cite('ga:2.5.1.5.4')
    : null;
export const isAboutPlayer =
  (g: Game, player: Seat) =>
  ({ mod, source }: ReturnType<typeof playerRules>[number]): boolean =>
    (mod.of === undefined || matches(g, { player }, filterOf(mod.of), { source, controller: player })) &&
    (!isCondition(mod.if) || holds(g, mod.if, { source, controller: player }));

/** Whether a card says of itself, as far as its conditions hold, that it is activated whatever its elements are. */
export const ignoresOwnElements = (
  g: Game,
  seat: Seat,
  id: number,
  abilities: readonly Ability[],
  method?: string,
): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      ability.mods.some(
        (mod) =>
          mod.mod === 'rule' &&
          mod.rule === 'ignoresOwnElements' &&
          (mod.method === undefined || method === undefined || mod.method === method),
      ) &&
      (!ability.if || holds(g, ability.if, { source: id, controller: seat })),
  );

/** Whether a unit that is no champion can attack using a weapon, because something says so. */
export const mayUse = (g: Game, unit: number, weapon: number): boolean => {
  const { rules, controller } = characteristicsOf(g, unit);
  return rules.some(
    ({ rule, mod, source }) =>
      rule === 'usesWeapons' && matches(g, { object: weapon }, filterOf(mod.of), { source, controller }),
  );
};

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null;

/** Whether a card itself says that it is activated only where something is so which is not. */
export const barsItself = (g: Game, seat: Seat, id: number, abilities: Ability[]): boolean =>
  demandedBy(abilities).some((condition) => !holds(g, condition, { source: id, controller: seat }));
/** Most cards demand nothing. */
const demandedBy = perAbilities((abilities) =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.mods.flatMap((mod) =>
          mod.mod === 'rule' && mod.rule === 'activateOnly' && isCondition(mod.if) ? [mod.if] : [],
        )
      : [],
  ),
);

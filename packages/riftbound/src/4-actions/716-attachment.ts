/** What texts do as their cards are attached: rules text is inactive then, and the Might bonus counts (137, 716–721). */
import {
  type Ability,
  asInactive,
  type Characteristics,
  type Game,
  type Obj,
  type StaticAbility,
} from '@arbiter/engine';
import { hostOf } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';

/** Effect text is what says something of the card it is attached to; the rest is rules text (136.2.b, 718.3). */
const isEffectText = (ability: Ability): boolean => ability.kind === 'static' && ability.affects === 'attached';

/** What triggers on its own being attached, or happens as it is, is there as it attaches (725.1). */
const isOfAttaching = (ability: Ability): boolean =>
  (ability.kind === 'triggered' && ability.on.on === 'attach' && ability.on.object === 'self') ||
  (ability.kind === 'replacement' && ability.on === 'attach' && ability.object === 'self');
/** Of an inactive text what its attaching and detaching calls for is processed. @citation */
export const PARTLY_ACTIVE = cite('riftbound:725', 'riftbound:725.1', 'riftbound:725.2', 'riftbound:480.2');

const whileAttached = new WeakMap<Ability[], Ability[]>();
/** While it is attached a card has its effect text; keywords of its rules text can only be asked for (718.2, 722.1). */
export function activeText(g: Game, object: Obj, printed: Ability[]): Ability[] {
  if (object.attachedTo === undefined || hostOf(g, object) === null) return printed;
  let active = whileAttached.get(printed);
  if (!active) {
    active = printed.flatMap((ability): Ability[] => {
      if (isEffectText(ability) || isOfAttaching(ability)) return [ability];
      return ability.kind === 'keyword' ? [asInactive(ability)] : [];
    });
    whileAttached.set(printed, active);
  }
  return active;
}

const bonuses = new Map<number, StaticAbility>();
/** 137.3: a Might bonus changes the Might of what the card is attached to. */
export function mightBonusOf({ mightBonus }: Characteristics): Ability[] {
  const value = Number(mightBonus ?? 0);
  if (value === 0) return [];
  let bonus = bonuses.get(value);
  if (!bonus) {
    bonus = {
      kind: 'static',
      affects: 'attached',
      // 137.3.b: what has no Might, as gear that is no unit, has none of the bonus.
      if: { is: ['attached', { has: ['types', 'Unit'] }] },
      mods: [{ mod: 'add', stat: 'might', value }],
    };
    bonuses.set(value, bonus);
  }
  return [bonus];
}

/** Words whose meaning hangs on what else an ability speaks of: where that may be something else than the filter says, nothing is exact. */
import {
  type Ability,
  type CardDefinition,
  canonical,
  type Effect,
  type Face,
  type Filter,
  facesOf,
} from '@arbiter/engine';

/** "This door" is the half that has the ability (709.5): which one that is, is known of the whole card alone. */
export const unsureHalves = (card: CardDefinition): string[] =>
  card.layout !== 'room'
    ? []
    : facesOf(card).flatMap(({ abilities }, i) =>
        says(abilities, 'half', HALVES[1 - i]) ? [`$.faces[${i}]: "this door" is another half`] : [],
      );
const HALVES = ['left', 'right'];

export const unsure = (face: Face): string[] => [
  ...face.abilities.flatMap((ability, i) => reasons(ability, face).map((reason) => `$.abilities[${i}]: ${reason}`)),
  ...unchosen(face),
];

/** What speaks of a word that was chosen needs an ability of the same card by which that is done (607.2d). */
function unchosen({ abilities }: Face): string[] {
  return ['color', 'creatureType', 'cardName']
    .flatMap((of) => {
      const isSpokenOf =
        says(abilities, 'chosen', of) ||
        (of === 'color' && says(abilities, 'chosen', true)) ||
        (says(abilities, 'mod', 'gainChosen') && says(abilities, 'of', of));
      return isSpokenOf && !choosesWord(abilities, of) ? [`no ${of} is chosen`] : [];
    })
    .concat(says(abilities, 'chosenPlayer', true) && !choosesWord(abilities, 'player') ? ['no player is chosen'] : []);
}
const choosesWord = (part: unknown, of: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'chooseWord' && 'of' in part && part.of === of) ||
    Object.values(part).some((inner) => choosesWord(inner, of)));

function reasons(ability: Ability, face: Face): string[] {
  return [
    ...(otherIsUnsure(ability, face) ? ['"other" may be another than something else than the source'] : []),
    ...(bodiesOf(ability).some((list) => speaksOfLostTop(list))
      ? ['the card on top that was shown may be another by then']
      : []),
    ...(ability.kind === 'keyword' && ability.keyword === 'splice' && !isSpell(face)
      ? ['the abilities of a permanent card would not be spliced']
      : []),
    ...(countsThemTogether(ability) ? ['what is counted on "them" would be that of all of them together'] : []),
    ...(says(ability, 'controller', 'defending') && !isAttack(ability) ? ['no player is defending'] : []),
  ];
}

/** "For each counter on them": what is counted is that of each by itself, of whatever a static ability affects (613.4c). */
function countsThemTogether(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('affects' in part && 'mods' in part && Array.isArray(part.affects) && asks(part.mods, canonical(part.affects)))
    return true;
  return Object.values(part).some(countsThemTogether);
}
/** Whether something is asked of all that a filter fits. */
const asks = (part: unknown, filter: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('of' in part && typeof part.of === 'object' && part.of !== null && 'each' in part.of
    ? canonical(part.of.each) === filter
    : false) ||
    Object.values(part).some((inner) => asks(inner, filter)));

/** What each part of an ability does. */
function bodiesOf(ability: Ability): Effect[][] {
  const bodies: readonly { effects?: Effect[] }[] = [
    ...('effects' in ability ? [{ effects: ability.effects ?? [] }] : []),
    ...('modes' in ability && ability.modes ? ability.modes.choices : []),
  ];
  return bodies.map(({ effects = [] }) => effects);
}

/** After these another card may be on top of a library than the one that was looked at or revealed (401). */
const CHANGING: readonly string[] = ['draw', 'mill', 'shuffle', 'search', 'dig', 'arrange', 'play'];
const changes = (effect: Effect): boolean =>
  CHANGING.includes(effect.do) || (effect.do === 'move' && (hasTop(effect.what) || effect.to === 'library'));
const hasTop = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('top' in part || Object.values(part).some(hasTop));
interface Top {
  shown: boolean;
  changed: boolean;
}
/** Whether instructions speak of the card on top after something that was done to it since it was shown. */
function speaksOfLostTop(effects: readonly Effect[], top: Top = { shown: false, changed: false }): boolean {
  for (const effect of effects) {
    if (effect.do === 'look' || effect.do === 'reveal') Object.assign(top, { shown: hasTop(effect), changed: false });
    const inner = innerOf(effect);
    const own = Object.fromEntries(Object.entries(effect).filter(([, part]) => !inner.includes(part)));
    if (top.shown && top.changed && hasTop(own)) return true;
    const after = inner.map((list) => {
      const then = { ...top };
      return { lost: speaksOfLostTop(list, then), changed: then.changed };
    });
    if (after.some(({ lost }) => lost)) return true;
    if (changes(effect) || after.some(({ changed }) => changed)) top.changed = true;
  }
  return false;
}
/** The instructions within an instruction. */
const innerOf = (effect: Effect): Effect[][] =>
  effect.do === 'if' || effect.do === 'may' || effect.do === 'pay'
    ? [effect.then ?? [], effect.else ?? []]
    : effect.do === 'forEach' || effect.do === 'delayed'
      ? [effect.effects]
      : [];

/** Whether some part of an ability has this key with this value. */
const says = (part: unknown, key: string, value: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([name, inner]) => (name === key && inner === value) || says(inner, key, value));
const speaksOf = (part: unknown, word: string): boolean =>
  part === word ||
  (typeof part === 'object' && part !== null && Object.values(part).some((inner) => speaksOf(inner, word)));

const isSpell = ({ props }: Face): boolean =>
  [props.types].flat().some((type) => type === 'Instant' || type === 'Sorcery');
const isAttack = (ability: Ability): boolean => ability.kind === 'triggered' && ability.on.on === 'attack';

/**
 * "Other" is another than the source only where a text speaks of nothing else: not in a spell, not beside a target, not in
 * what follows from something that happened to another object, and not where the source is attached to what it is about.
 */
function otherIsUnsure(ability: Ability, face: Face): boolean {
  const { what, about } = withoutPlain(ability);
  if (!says(about, 'other', true) && !says(what, 'other', true)) return false;
  const spell = isSpell(face);
  // Of a spell that was cast nothing on the battlefield is another one.
  const happened =
    ability.kind === 'triggered' && typeof ability.on.object === 'object' && !isAimedSpell(ability.on.object);
  if (spell || happened || speaksOf(ability, 'attached')) return true;
  // Among cards the source is another object by then, which "another" leaves out and the filter does not (400.7).
  if (hasLeft(ability) && speaksOf([what, about], 'graveyard')) return true;
  return says(about, 'other', true) && what.length > 0;
}

/** A spell that targets the source: what a text goes on about is its source. */
const isAimedSpell = (object: Filter): boolean =>
  [object].flat().some((clause) => 'targets' in clause && 'self' in clause.targets);

/** Whether the source has left the battlefield when it does something. */
const hasLeft = (ability: Ability): boolean =>
  (ability.kind === 'triggered' && ability.on.match?.from === 'battlefield') ||
  (ability.kind === 'activated' && ability.cost.some((cost) => 'what' in cost && cost.what === 'self'));

/** What an ability aims at, and all the rest of it without the places where "other" is said of the source alone. */
function withoutPlain(ability: Ability): { what: readonly unknown[]; about: unknown } {
  const copy: { [field: string]: unknown } = { ...ability };
  const what = Array.isArray(copy.targets) ? copy.targets : [];
  for (const field of ['targets', 'on', 'affects', 'cost']) delete copy[field];
  return { what, about: copy };
}

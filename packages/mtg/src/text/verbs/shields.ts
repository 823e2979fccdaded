/** What replaces or prevents for a while: regeneration, prevented damage, exile in the place of dying (614.9, 615, 701.19). */
import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOneTarget } from '../nouns.js';
import { either, isPlain, type Say, UNSAID } from '../say.js';

type Shield = Extract<Effect, { do: 'createReplacement' }>;

export function shieldText(effect: Shield, say: Say): string {
  const { entities, replaces, apart, once, shield, until } = effect;
  const what = canonical(replaces);
  if (until?.kind === 'permanent' && what === LEAVES && entities !== undefined)
    return apart || once || shield !== undefined ? UNSAID : leavesText(entities, say);
  if (until?.kind !== 'endOfTurn') return UNSAID;
  if (what === REGENERATION)
    return entities !== undefined && apart && once && shield === undefined
      ? `regenerate ${say.object(entities)}`
      : UNSAID;
  if (apart && !once && shield !== undefined && entities !== undefined && what === DAMAGE)
    return eachNextText(shield, entities, say);
  if (apart || once) return UNSAID;
  const bySources = shield === undefined && entities !== undefined ? fromSources(entities, replaces, say) : undefined;
  if (bySources !== undefined) return bySources;
  const open = openText(replaces, say);
  if (open !== undefined) return entities === undefined && shield === undefined ? open : UNSAID;
  if (what === HURT_EXILED) return entities !== undefined && shield === undefined ? hurtText(entities, say) : UNSAID;
  if (what === EXILED) return entities !== undefined && shield === undefined ? exiledText(entities, say) : UNSAID;
  const kind = { [DAMAGE]: 'damage', [COMBAT_DAMAGE]: 'combat damage' }[what];
  if (kind === undefined) return UNSAID;
  if (entities === undefined)
    return shield === undefined ? `prevent all ${kind} that would be dealt this turn` : UNSAID;
  // What is prevented for all that fit is prevented for those that come later as well (611.2c).
  if (typeof entities === 'object' && 'each' in entities) return UNSAID;
  if (shield === undefined)
    return say.ways(
      () => `prevent all ${kind} that would be dealt to ${say.object(entities)} this turn`,
      () => `prevent all ${kind} that would be dealt this turn to ${say.object(entities)}`,
    );
  return nextText(shield, kind, entities, say);
}
/** "Prevent all damage that would be dealt to that creature this turn by colorless sources." */
function fromSources(
  to: Ref,
  { on, source, match, prevent, ...rest }: Shield['replaces'],
  say: Say,
): string | undefined {
  const [clause, ...more] = typeof source === 'object' ? [source].flat() : [];
  if (on !== 'damage' || prevent !== true || !clause || more.length > 0 || canonical(rest) !== '{}') return undefined;
  const kind = { '{}': 'damage', '{"combat":true}': 'combat damage' }[canonical(match ?? {})];
  const one = typeof to === 'object' && 'target' in to && !isSeveral(to, say);
  if (kind === undefined || !one) return undefined;
  // Whatever deals damage may be one of a color, or of none.
  const colored = canonical(clause).includes('"colors"');
  const by = say.thing([clause], { many: true });
  const sources = colored ? by.replaceAll('permanents', 'sources') : by;
  const what = say.object(to);
  return either(
    `prevent all ${kind} that would be dealt to ${what} this turn by ${sources}`,
    `prevent all ${kind} that would be dealt this turn to ${what} by ${sources}`,
  );
}
/** "Prevent the next 1 damage that would be dealt to each creature you control this turn": a shield for each (615.7). */
function eachNextText(shield: NonNullable<Shield['shield']>, to: Ref, say: Say): string {
  if (typeof to !== 'object' || !('each' in to) || !isPlain(shield)) return UNSAID;
  const parts = [to.each].flat();
  const [clause, ...more] = parts;
  const players = clause && more.length === 0 && 'any' in clause;
  const whom = players ? say.object(to) : say.thing(to.each, { determiner: 'each' });
  return `prevent the next ${say.value(shield)} damage that would be dealt to ${whom} this turn`;
}
/** "Prevent all damage that would be dealt to you and creatures you control this turn": whatever these are then (611.2c). */
function openText({ on, target, source, match, prevent, ...rest }: Shield['replaces'], say: Say): string | undefined {
  if (on !== 'damage' || prevent !== true || (typeof target !== 'object' && typeof source !== 'object'))
    return undefined;
  if (target !== undefined && source !== undefined) return UNSAID;
  const kind = { '{}': 'damage', '{"combat":true}': 'combat damage' }[canonical(match ?? {})];
  if (kind === undefined || canonical(rest) !== '{}') return UNSAID;
  const prevents = `prevent all ${kind} that would be dealt`;
  if (typeof source === 'object') {
    const by = say.thing(source, { many: true });
    return either(`${prevents} this turn by ${by}`, `${prevents} by ${by} this turn`);
  }
  if (typeof target !== 'object') return UNSAID;
  const [clause, ...more] = [target].flat();
  const all: FilterClause[][] =
    clause && more.length === 0 && 'any' in clause ? clause.any.map((one: Filter) => [one].flat()) : [[target].flat()];
  const whom = all.map((one) => {
    if (canonical(one) === '[{"player":"you"}]') return 'you';
    if (canonical(one) === '[{"player":"any"}]') return 'players';
    return one.some((part) => 'player' in part) ? UNSAID : say.thing(one, { many: true });
  });
  const to = whom.join(' and ');
  return either(`${prevents} to ${to} this turn`, `${prevents} this turn to ${to}`);
}
/** "Prevent the next 3 damage that would be dealt to any target this turn": one shield, of one object or player (615.7). */
function nextText(shield: NonNullable<Shield['shield']>, kind: string, to: Ref, say: Say): string {
  const one =
    to === 'you' ||
    to === 'self' ||
    to === 'attached' ||
    (typeof to === 'object' && ('target' in to || 'saved' in to || 'event' in to));
  if (!one || isSeveral(to, say)) return UNSAID;
  const dealt = (): string => `that would be dealt to ${say.object(to)} this turn`;
  if (isPlain(shield)) return `prevent the next ${say.value(shield)} ${kind} ${dealt()}`;
  return `prevent the next X ${kind} ${dealt()} where X is ${say.value(shield)}`;
}
const isSeveral = (to: Ref, say: Say): boolean => {
  const spec = typeof to === 'object' && 'target' in to ? say.targets[to.target] : undefined;
  return spec !== undefined && !isOneTarget(spec);
};
function exiledText(what: Ref, say: Say): string {
  const would = `would ${either('die', 'be put into a graveyard')} this turn`;
  const it = isSeveral(what, say) ? either('it', 'that creature', 'they', 'them') : either('it', 'that creature');
  return say.about(what, (s) => `if ${s.text} ${would}, exile ${it} instead`);
}
/** "If it would leave the battlefield, exile it instead of putting it anywhere else." */
const leavesText = (what: Ref, say: Say): string =>
  say.about(what, (s) => {
    const it = s.many ? 'them' : 'it';
    const would = s.many ? UNSAID : `if ${s.text} would leave the battlefield`;
    return `${would}, exile ${it} instead of putting ${it} anywhere else`;
  });
const LEAVES = canonical({ on: 'move', match: { from: 'battlefield' }, change: { to: 'exile' } });
/** "If a creature dealt damage this way would die this turn, exile it instead." */
function hurtText(who: Ref, say: Say): string {
  if (typeof who !== 'object' || !('saved' in who) || !say.spoken.hurt?.includes(who.saved)) return UNSAID;
  return 'if a creature dealt damage this way would die this turn, exile it instead';
}
const HURT_EXILED = canonical({
  on: 'move',
  object: [{ has: ['types', 'Creature'] }],
  match: { from: 'battlefield', to: 'graveyard' },
  change: { to: 'exile' },
});
const REGENERATION = canonical({
  on: 'move',
  match: { from: 'battlefield', cause: 'destroy', final: null },
  instead: [
    { do: 'regenerate', what: { event: 'object' } },
    { do: 'status', status: 'tapped', what: { event: 'object' } },
  ],
});
const EXILED = canonical({ on: 'move', match: { from: 'battlefield', to: 'graveyard' }, change: { to: 'exile' } });
const DAMAGE = canonical({ on: 'damage', prevent: true });
const COMBAT_DAMAGE = canonical({ on: 'damage', match: { combat: true }, prevent: true });

/** What a card of the right form must be like besides, so that the rules can hold it. */
import { type Ability, type Effect, type Face, type Fault, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What a card of the right form must be like besides. */
export function checkMeaning({ name, props: face, abilities }: Face, fault: Fault): void {
  const types = wordsOf(face.types);
  if (face.name !== name) fault(['props', 'name'], `must be "${name}", the name of the card`);
  if (types.includes('Unit') !== (face.might !== undefined))
    fault(['props', 'might'], 'units, and only they, have Might', cite('riftbound:143.2'));
  if (face.mightBonus !== undefined && !wordsOf(face.tags).includes('Equipment'))
    fault(['props', 'mightBonus'], 'only Equipment has a Might bonus', cite('riftbound:150.2'));
  if (types.includes('Spell') && types.length > 1) fault(['props', 'types'], 'a spell is nothing else');
  if (types.includes('Rune') && wordsOf(face.domains).length !== 1)
    fault(['props', 'domains'], 'a rune has one domain', cite('riftbound:164.2'));
  for (const [i, ability] of abilities.entries()) checkAbility(types, ability, i, fault);
  if (abilities.filter((a) => a.kind === 'spell').length > 1)
    fault(['abilities'], 'a card has at most one spell ability');
}

/** Costs that the object itself pays, where nothing else is said. */
const ITSELF: readonly string[] = ['exhaust', 'recycle', 'kill', 'banish', 'return', 'disempower'];

/** Adds resources, or one of two amounts of them. */
const addsAlone = (effect: Effect): boolean =>
  effect.do === 'add' ||
  (effect.do === 'if' &&
    [effect.then, effect.else ?? effect.then].every(([one, ...more]) => more.length === 0 && !!one && addsAlone(one)));

function checkAbility(types: readonly string[], ability: Ability, i: number, fault: Fault): void {
  // Other cards say with one what they cost besides.
  if (ability.kind === 'spell' && !types.includes('Spell'))
    for (const part of ['effects', 'targets', 'modes', 'divide'] as const)
      if (ability[part] !== undefined) fault(['abilities', i, part], 'only spells have instructions of their own');
  if (ability.kind === 'spell')
    for (const cost of [...(ability.additional ?? []), ...(ability.optional ?? []).flatMap((o) => o.cost)])
      if (ITSELF.includes(cost.pay) && (!('what' in cost) || cost.what === undefined || cost.what === 'self'))
        fault(['abilities', i], `a card on the chain can't pay "${cost.pay}"`, cite('riftbound:414.4'));
  if (ability.kind !== 'activated' || !ability.immediate) return;
  if (ability.effects?.length !== 1 || !ability.effects.every(addsAlone))
    fault(
      ['abilities', i, 'effects'],
      'what resolves at once adds resources, and nothing else',
      cite('riftbound:429.2'),
    );
  if ((ability.targets ?? []).length > 0 || ability.modes)
    fault(['abilities', i], 'adding resources chooses nothing', cite('riftbound:429.2'));
  if (ability.limit) fault(['abilities', i, 'limit'], 'adding resources has no limit but its cost');
  for (const [k, cost] of ability.cost.entries())
    if (cost.pay === 'resources')
      fault(['abilities', i, 'cost', k], 'adding resources costs none', cite('riftbound:429.2'));
  for (const [k, cost] of ability.cost.entries())
    if ('what' in cost && cost.what !== undefined && cost.what !== 'self')
      fault(['abilities', i, 'cost', k], 'adding resources is paid for by its source alone');
  if (!ability.cost.some((cost) => cost.pay !== 'resources'))
    fault(['abilities', i, 'cost'], 'its source is exhausted, recycled or killed for it');
}

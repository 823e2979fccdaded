/** Emblems (114): what an effect has a player get, with abilities that function in the command zone. */
import type { Ability, Effect, Ref } from '@arbiter/engine';
import { NAME } from '../../../reading/lines.js';
import { asAbility, isNoun, isUnsettled, type Unsettled } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { mentioned } from '../../nouns.js';

const EMBLEM_KINDS = ['emblem'];

/**
 * Whether it speaks of its source otherwise than as "this emblem": by its name a text means the card that made the emblem,
 * which the emblem is not, and "other" and "exiled with" depend on that as well.
 */
function speaksOfItsMaker(part: unknown): boolean {
  if (part === 'self' || part === NAME) return true;
  if (typeof part !== 'object' || part === null) return false;
  if ('other' in part || 'linked' in part) return true;
  if (isNoun(part) && part.noun === 'mention' && part.ref === 'self') return part.kinds !== EMBLEM_KINDS;
  // What an emblem gives to others speaks of these as its source.
  if (isUnsettled(part)) return false;
  return Object.values(part).some(speaksOfItsMaker);
}

const inCommandZone = (one: Unsettled): Unsettled[] | undefined =>
  'zone' in one.ability || one.ability.kind === 'keyword' || speaksOfItsMaker([one.ability, one.mentions])
    ? undefined
    : [{ ...one, ability: { ...one.ability, zone: 'command' } as Ability }];

function emblem(who: Ref, told: readonly Unsettled[]): Effect[] | undefined {
  const abilities = told.flatMap((one) => inCommandZone(one) ?? []);
  if (abilities.length < told.length) return undefined;
  const props = { name: 'Emblem', supertypes: [], types: [], subtypes: [], colors: [] };
  const token = { name: 'Emblem', props, abilities: abilities.map(asAbility) };
  return [{ do: 'emblem', token, ...(who === 'you' ? {} : { who }) }];
}

export const emblems = [
  row('source', 'this emblem', (_, { from }) => mentioned(from, 'self', EMBLEM_KINDS)),
  row('quoted', '" <ability> "', ({ ability }) => ability),
  row('quoted', '" <a:ability> " and " <b:ability> "', ({ a, b }) => [...a, ...b]),
  row('quoted', '" <a:ability> " , " <b:ability> , " and " <c:ability> "', ({ a, b, c }) => [...a, ...b, ...c]),
  row(
    'effect',
    '<player> get(s) an emblem with <quoted>',
    ({ player, quoted }) => emblem(player, quoted),
    'Elspeth, Knight-Errant',
  ),
];

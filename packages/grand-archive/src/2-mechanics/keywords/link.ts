/**
 * Link (2.11.7.15.2): the object enters the field linked to what its card targets, or to what is chosen as it enters from
 * elsewhere; whenever the link is broken, or there is none, it is sacrificed.
 */
import {
  type ActionOf,
  characteristicsOf,
  type Entity,
  type Filter,
  type Game,
  isPlayer,
  matches,
  perAbilities,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { abilitiesOfCard } from '../2.4.4-restrictions.js';
import { defineKeyword } from './hooks.js';
import { isImmortal } from './immortality.js';

const LINK = 'link';
const RULES = cite('ga:2.11.7.15.2');

export const link = defineKeyword({
  name: LINK,
  rules: RULES,
  description: 'Enters the field linked to a target that fits `from`, and is sacrificed whenever the link is broken.',
  params: { from: 'must' },
  expand: ({ from = [] }) => [{ kind: 'spell', targets: [{ what: [{ zone: 'field' }, ...[from].flat()] }] }],
});

const linksOf = perAbilities((abilities): readonly Filter[] =>
  abilities.flatMap((a) => (a.kind === 'keyword' && a.keyword === LINK && a.from !== undefined ? [a.from] : [])),
);

/** Whether an object may be linked so to another thing on the field. */
const fits = (g: Game, id: number, links: readonly Filter[], host: Entity, controller: Seat): boolean =>
  !isPlayer(host) &&
  host.object !== id &&
  g.find(host.object)?.zone === 'field' &&
  links.every((from) => matches(g, host, from, { source: id, controller }));

/** What an object with link enters linked to, where its card has not targeted that: its controller chooses. */
export function linkedAsItEnters(
  g: Game,
  action: ActionOf<'move'>,
): { seat: Seat; among: Entity[]; rules: RuleRef[] } | null {
  const object = g.find(action.object);
  if (!object || action.attachedTo !== undefined || action.to !== 'field') return null;
  const seat = action.controller ?? object.owner;
  const links = linksOf(abilitiesOfCard(g, object.id, seat));
  if (links.length === 0) return null;
  const among = g
    .zone('field')
    .map((id): Entity => ({ object: id }))
    .filter((host) => fits(g, object.id, links, host, seat));
  // Without anything to link to it enters all the same, and is sacrificed then.
  return among.length === 0 ? null : { seat, among, rules: RULES };
}

/** Objects whose link is broken. */
export const unlinked = (g: Game): number[] =>
  g.zone('field').filter((id) => {
    const { abilities, controller } = characteristicsOf(g, id);
    const links = linksOf(abilities);
    if (links.length === 0 || isImmortal(g, id)) return false;
    const host = g.object(id).attachedTo;
    return host === undefined || !fits(g, id, links, host, controller);
  });

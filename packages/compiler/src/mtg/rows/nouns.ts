/** Nouns: which objects and players an instruction speaks of (109.5, 115). */
import type { Filter, FilterClause, Ref } from '@arbiter/engine';
import { row } from '../categories.js';
import { anaphor, each, mentioned, playerTarget, self, target, targetOf } from '../nouns.js';

const PERMANENT: FilterClause[] = [{ zone: 'battlefield' }];
const typed = (type: string): FilterClause[] => [{ zone: 'battlefield' }, { has: ['types', type] }];
/** "Any target" (115.4). */
export const ANY: Filter = {
  any: [{ player: 'any' }, [{ zone: 'battlefield' }, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]],
};
const CREATURE_OR_PLAYER: Filter = {
  any: [{ player: 'any' }, [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }]],
};
const orPlaneswalker = (player: 'any' | 'opponent'): Filter => ({ any: [{ player }, typed('Planeswalker')] });

const SELF = ['creature', 'permanent', 'artifact', 'land', 'enchantment', 'planeswalker', 'spell', 'card', 'token'];

export const nouns = [
  row('source', '~', (_, { from }) => self(from)),
  ...[...SELF, 'aura', 'equipment', 'vehicle', 'saga', 'class'].map((kind) =>
    row('source', `this ${kind}`, (_, { from }) => self(from)),
  ),

  // By these a text means whoever its card is named for (201.5).
  row('source', 'he|she|him|her', (_, { from }) => self(from), 'Gideon, Ally of Zendikar'),
  row('object', '<source>', ({ source }) => source),
  row('object', 'it', (_, { from }) => anaphor(from)),
  row('object', 'that|the <kind>', ({ kind }, { from }) => anaphor(from, kind)),
  row('object', 'them|they', (_, { from }) => anaphor(from, undefined, true)),
  row('object', 'those <kind>', ({ kind }, { from }) => anaphor(from, kind, true)),
  row('object', 'enchanted|equipped <kind>', ({ kind }, { from }) => mentioned(from, 'attached', [kind, 'permanent'])),
  row(
    'object',
    'enchanted creature and all <thing> attached to that creature',
    ({ thing }, { from }) => {
      const attached = [...PERMANENT, ...thing.filter, { attachedTo: 'attached' }];
      return mentioned(from, { each: { any: [{ in: 'attached' }, attached] } } as Ref, ['permanent'], true);
    },
    'Mark of Eviction',
  ),
  row('object', 'target <thing>', ({ thing }, { from }) => target(from, thing), 'Murder'),
  row(
    'object',
    'another target <thing>',
    ({ thing }, { from }) => target(from, thing, { other: true }),
    'Pegasus Courser',
  ),
  row('object', 'up to one target <thing>', ({ thing }, { from }) => target(from, thing, { min: 0 })),
  row('object', 'up to one other target <thing>', ({ thing }, { from }) =>
    target(from, thing, { min: 0, other: true }),
  ),
  row('object', 'up to <n> target <thing>', ({ n, thing }, { from }) => several(from, 0, n, thing)),
  row('object', 'each of up to <n> target <thing>', ({ n, thing }, { from }) => several(from, 0, n, thing)),
  row('object', '<n> target <thing>', ({ n, thing }, { from }) => several(from, undefined, n, thing)),
  row('object', 'each of <n> target <thing>', ({ n, thing }, { from }) => several(from, undefined, n, thing)),
  row('object', 'any number of target <thing>', ({ thing }, { from }) =>
    target(from, thing, { min: 0, max: null, ...ofOneOwner(thing.filter) }),
  ),
  // A target without a name is among them as well.
  row(
    'object',
    'target <thing> and each|all other <b:thing> with the same name as that <kind>',
    ({ thing, b }, { from }) => {
      const one = target(from, thing);
      return mentioned(
        from,
        { each: { any: [{ in: one }, [...PERMANENT, ...b.filter, { sameName: one }]] } } as Ref,
        [...thing.kinds],
        true,
      );
    },
    'Maelstrom Pulse',
  ),
  row(
    'object',
    'target <thing> and all <b:thing> attached to it',
    ({ thing, b }, { from }) => {
      const one = target(from, thing);
      const attached = [...PERMANENT, ...b.filter, { attachedTo: one }];
      return mentioned(from, { each: { any: [{ in: one }, attached] } } as Ref, [...thing.kinds], true);
    },
    'Orzhov Charm',
  ),
  row(
    'object',
    'any number of target <thing> and all <b:thing> attached to them',
    ({ thing, b }, { from }) => {
      const those = target(from, thing, { min: 0, max: null });
      const attached = [...PERMANENT, ...b.filter, { attachedTo: those }];
      return mentioned(from, { each: { any: [{ in: those }, attached] } } as Ref, [...thing.kinds], true);
    },
    'Silence the Believers',
  ),
  row(
    'object',
    'up to <n> other target <a:thing> from the battlefield and / or <b:thing> from graveyards',
    ({ n, a, b }, { from }) =>
      typeof n === 'number' && !a.placed && b.kinds.includes('card') && !b.placed
        ? targetOf(
            from,
            {
              any: [
                [...PERMANENT, ...a.filter, { other: true }],
                [{ zone: 'graveyard' }, ...b.filter],
              ],
            },
            [...a.kinds, ...b.kinds],
            { min: 0, max: n },
          )
        : undefined,
    'Angel of Serenity',
  ),
  row('object', 'each|all <thing>', ({ thing }, { from }) => each(from, thing), 'Wrath of God'),
  row('object', 'each|all other <thing>', ({ thing }, { from }) => each(from, thing, true)),
  row('object', 'all other <thing> except for <a:thing> and <b:thing>', ({ thing, a, b }, { from }) => {
    const filter = [...thing.filter, { not: a.filter }, { not: b.filter }];
    return each(from, { ...thing, filter }, true);
  }),
  row('subject', '<object>', ({ object }) => object),
  row('subject', '<thing>', ({ thing }, { from }) => each(from, thing), 'Inspired Charge'),
  row('subject', 'other <thing>', ({ thing }, { from }) => each(from, thing, true)),

  row('player', 'you', () => 'you' as const),
  row('player', 'target player', (_, { from }) => playerTarget(from, 'any')),
  row('player', 'target opponent', (_, { from }) => playerTarget(from, 'opponent')),
  row('player', 'any number of target players each', (_, { from }) => playerTarget(from, 'any', { min: 0, max: null })),
  row('player', 'each player', (_, { from }) => mentioned(from, 'players', ['player'], true)),
  row('player', 'each opponent', (_, { from }) => mentioned(from, 'opponents', ['player', 'opponent'], true)),
  row('player', 'each other player', (_, { from }) =>
    mentioned(from, { each: [{ player: 'any' }, { not: { player: 'you' } }] }, ['player'], true),
  ),
  row('player', 'each opponent who controls <one>', ({ one }, { from }) =>
    mentioned(
      from,
      { each: [{ player: 'opponent' }, { controls: [one.filter, '>=', 1] }] },
      ['player', 'opponent'],
      true,
    ),
  ),
  row(
    'player',
    "each opponent who doesn't control <one>",
    ({ one }, { from }) =>
      mentioned(
        from,
        { each: [{ player: 'opponent' }, { controls: [one.filter, '=', 0] }] },
        ['player', 'opponent'],
        true,
      ),
    'Thornbow Archer',
  ),
  row('player', 'that|the player', (_, { from }) => anaphor(from, 'player')),
  row('player', 'that opponent', (_, { from }) => anaphor(from, 'opponent')),
  row('player', 'they', (_, { from }) => anaphor(from, 'player')),
  row('player', 'defending player', (_, { from }) => mentioned(from, { event: 'defending' }, ['player'])),
  row('player', 'its controller', (_, { from }) => ({ controllerOf: anaphor(from) })),
  // A player is whoever controls what belongs to players: they themselves.
  row(
    'player',
    "that player or that planeswalker 's controller",
    (_, { from }) => ({
      controllerOf: anaphor(from, 'player'),
    }),
    'Blightning',
  ),
  row('player', "that <kind> 's controller", ({ kind }, { from }) => ({ controllerOf: anaphor(from, kind) })),
  row('player', 'its owner', (_, { from }) => ({ ownerOf: anaphor(from) })),
  row('player', "the <kind> 's controller", ({ kind }, { from }) => ({ controllerOf: anaphor(from, kind) })),
  row('player', "that source 's controller", (_, { from }) => ({ controllerOf: anaphor(from, 'source') })),
  row('player', "that <kind> 's owner", ({ kind }, { from }) => ({ ownerOf: anaphor(from, kind) })),
  row('actor', '<player>', ({ player }) => player),

  row('recipient', '<object>', ({ object }) => object),
  row('recipient', '<player>', ({ player }) => player),
  row('recipient', 'any target', (_, { from }) => targetOf(from, ANY, ANYTHING), 'Lightning Bolt'),
  row('recipient', 'another target', (_, { from }) => targetOf(from, ANY, ANYTHING, { other: true }), 'Arc Trail'),
  row('recipient', 'a third target', (_, { from }) => targetOf(from, ANY, ANYTHING, { other: true })),
  row('recipient', 'each of <n> targets', ({ n }, { from }) =>
    typeof n === 'number' && n > 1 ? targetOf(from, ANY, ANYTHING, { min: n, max: n }) : undefined,
  ),
  row('recipient', 'any other target', (_, { from }) => targetOf(from, ANY, ANYTHING, { other: true })),
  row('recipient', 'target player or planeswalker', (_, { from }) => targetOf(from, orPlaneswalker('any'), EITHER)),
  row('recipient', 'that player or planeswalker', (_, { from }) => anaphor(from, 'player'), 'Searing Blaze'),
  row('recipient', 'target opponent or planeswalker', (_, { from }) =>
    targetOf(from, orPlaneswalker('opponent'), EITHER),
  ),
  row(
    'recipient',
    "the player or planeswalker it 's attacking",
    (_, { from }) => mentioned(from, { each: ATTACKED }, ['attacked'], true),
    'Hellrider',
  ),
  row('recipient', 'target creature or player', (_, { from }) => targetOf(from, CREATURE_OR_PLAYER, ANYTHING)),
  row('recipient', 'each <thing> and each player', ({ thing }, { from }) =>
    mentioned(from, { each: { any: [[...PERMANENT, ...thing.filter], { player: 'any' }] } }, ['all'], true),
  ),
  row('recipient', 'each <thing> and each opponent', ({ thing }, { from }) =>
    mentioned(from, { each: { any: [[...PERMANENT, ...thing.filter], { player: 'opponent' }] } }, ['all'], true),
  ),
];

/** What the attack that is spoken of was declared against (508.1b). */
const ATTACKED: Filter = {
  any: [
    [{ player: 'any' }, { in: { event: 'attackedPlayer' } }],
    [...typed('Planeswalker'), { in: { event: 'attackedObject' } }],
  ],
};
/** What may be a player or not is called by neither. */
const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];
const EITHER = ['player', 'planeswalker', 'permanent'];

function several(at: number, min: number | undefined, n: unknown, thing: Parameters<typeof target>[1]) {
  const together = ofOneOwner(thing.filter);
  if (n === 'x') return target(at, thing, { ...(min === undefined ? {} : { min }), count: 'x', ...together });
  if (typeof n !== 'number') return undefined;
  return n === 1 ? undefined : target(at, thing, { min: min ?? n, max: n, ...together });
}
/** Several cards from the graveyard of an opponent come from that one's alone, whoever else is an opponent (102.2, 400.1). */
function ofOneOwner(filter: readonly FilterClause[]): { together?: string } {
  const isThere = filter.some((clause) => 'zone' in clause && clause.zone === 'graveyard');
  return isThere && filter.some((clause) => 'owner' in clause && clause.owner === 'opponent')
    ? { together: 'sameOwner' }
    : {};
}

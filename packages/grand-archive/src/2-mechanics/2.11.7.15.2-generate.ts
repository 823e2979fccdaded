/** Generating (2.11.7.15.2): a card comes from outside the game for the rest of it, into the hand unless another zone is named. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  amountOf,
  defIndex,
  defineRule,
  defineVerb,
  definitionOf,
  type Entity,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  known,
  newObject,
  objectsOf,
  type ParamsOf,
  perform,
  playerRules,
  type RuleRef,
  type Seat,
  savedAs,
  zoneKey,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import { nameChosenFor } from './choosing-names.js';

const params = fields((p) => ({
  named: p.term,
  count: p.value.optional(),
  to: z.enum(['hand', 'memory', 'mainDeck', 'materialDeck', 'lineage', 'banishment']).optional(),
  attached: p.ref.optional(),
  save: p.name.optional(),
}));
type Generating = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    generate: Generating;
  }
  interface Actions {
    generate: { player: Seat; definition: string; to: string; attachedTo?: Entity };
  }
}

/** The card of that name; without one nothing is generated. */
const definitionNamed = (g: Game, named: string) =>
  g.rules.definitions.named(named)?.definition ?? g.s.definitions.find(({ name }) => name === named);

/** It is a card like any other from then on; under others it lies at the bottom. */
export const generateKind: ActionKind<ActionOf<'generate'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, definition, to, attachedTo }) => {
    const zone = zoneKey(g, to, player);
    g.makeRoom(zone);
    const object = newObject({
      id: g.nextId(),
      def: defIndex(g, g.definition(definition)),
      owner: player,
      zone,
      ts: g.nextTimestamp(),
    });
    if (attachedTo) object.attachedTo = attachedTo;
    g.add(object);
    g.j.push(g.zone(zone), object.id, g.channelOf(zone));
    const { name } = definitionOf(g, object);
    g.emit('CARD_GENERATED', cite('ga:2.11.7.15.2'), { card: name, seat: player, zone: to });
    return [
      {
        type: 'move',
        object: object.id,
        became: object.id,
        from: '',
        to,
        cause: 'generate',
        controller: player,
        owner: player,
        name,
      },
    ];
  },
};

/** "You can't generate cards with the chosen name": the one that was chosen for what says so (2.5.1.5.4). */
export const cantGenerate = defineRule('cantGenerate', {
  description: 'Of players: can’t generate cards with the name that was chosen for the source.',
  example: { mod: 'rule', rule: 'cantGenerate' },
});
export function cannotGenerate(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'generate') return null;
  const { name } = g.definition(action.definition);
  return playerRules(g, action.player, 'cantGenerate').some(({ source }) => nameChosenFor(g, source) === name)
    ? cite('ga:2.5.1.5.4')
    : null;
}

/** The champion under which it goes: one of its own player is reached where several are meant. */
const under = (g: Game, { to, attached }: Generating, by: ReturnType<typeof fromContext>): number | undefined =>
  to === 'lineage' && attached !== undefined
    ? objectsOf(entitiesOf(g, attached, by)).find((id) => g.find(id)?.zone === 'field')
    : undefined;

export const generate = defineVerb('generate', {
  description:
    'You add cards of a name from outside the game to your hand, or to the zone `to`; to a lineage under the champion `attached`.',
  example: { do: 'generate', named: 'Lightning Bolt', to: 'memory' },
  params,
  check: ({ to, attached }) =>
    (to === 'lineage') === (attached !== undefined) ? null : 'takes "attached" with a lineage',
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const definition = definitionNamed(g, effect.named);
    const count = Math.max(0, amountOf(g, effect.count ?? 1, by));
    const champion = under(g, effect, by);
    if (!definition || count === 0 || (effect.to === 'lineage' && champion === undefined)) return undefined;
    const { hash } = known(g, definition);
    g.spend(count);
    return perform(
      g,
      Array.from({ length: count }, () => ({
        type: 'generate' as const,
        player: ctx.controller,
        definition: hash,
        to: effect.to ?? 'hand',
        ...(champion === undefined ? {} : { attachedTo: { object: champion } }),
      })),
      savedAs(id, effect),
    );
  },
  text: ({ named, count = 1 }, say) => `generate ${say.value(count)} ${named}`,
  intent: () => 1,
});

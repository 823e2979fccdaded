/** Emblems (114): what an effect leaves in the command zone with abilities, and nothing else about it. */
import {
  type ActionKind,
  type ActionOf,
  type CardDefinition,
  defIndex,
  defineVerb,
  doersOf,
  type Face,
  type Fault,
  facesOf,
  fields,
  fromContext,
  type Game,
  known,
  newObject,
  type Obj,
  type ParamsOf,
  perform,
  publicId,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { isNontraditional } from './108.5-nontraditional.js';

const params = fields((p) => ({ token: p.token, who: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    emblem: ParamsOf<typeof params>;
  }
  interface Actions {
    emblem: { player: Seat; token: string };
  }
}

const COMMAND = 'command';
const EMBLEM_RULES = cite('mtg:114.1', 'mtg:114.2');

export const emblem = defineVerb('emblem', {
  description:
    'Players (you unless `who`) get an emblem: `token` has no types, and each of its abilities the `zone` `command`.',
  example: {
    do: 'emblem',
    token: {
      name: 'Emblem',
      props: { name: 'Emblem', supertypes: [], types: [], subtypes: [], colors: [] },
      abilities: [
        {
          kind: 'static',
          zone: COMMAND,
          affects: [{ has: ['types', 'Creature'] }, { controller: 'you' }],
          mods: [{ mod: 'add', stat: 'power', value: 1 }],
        },
      ],
    },
  },
  params,
  run: (g, effect, ctx) => {
    const token = known(g, effect.token).hash;
    return perform(
      g,
      doersOf(g, effect, fromContext(ctx)).map((player) => ({ type: 'emblem', player, token })),
    );
  },
  text: ({ who }, say) => `${say.doer(who)}get an emblem`,
  intent: () => 1,
});

/** It is owned by whoever gets it, and nobody else ever controls it (114.2). */
export const emblemKind: ActionKind<ActionOf<'emblem'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, token }) => {
    g.makeRoom(COMMAND);
    const def = defIndex(g, g.definition(token));
    const object = newObject({ id: g.nextId(), def, owner: player, zone: COMMAND, ts: g.nextTimestamp() });
    g.add(object);
    g.j.push(g.zone(COMMAND), object.id, g.channelOf(COMMAND));
    g.emit('EMBLEM_CREATED', EMBLEM_RULES, { object: publicId(object.id), controller: player });
    return [];
  },
};

/** Whether an object is an emblem: nothing else is without any type (114.3). */
export const isEmblem = (g: Game, { def }: Obj): boolean => wordsOf(g.defined(def).props.types).length === 0;

/** The emblems of all players. */
export const emblems = (g: Game): number[] => g.zone(COMMAND).filter((id) => isEmblem(g, g.object(id)));

/** What a card makes: emblems are nothing but abilities that function in the command zone (114.3, 114.4), tokens have types. */
export function checkMade({ abilities }: Face, fault: Fault): void {
  const look = (part: unknown, path: readonly (string | number)[]): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('token' in part && isDefinition(part.token)) {
      const made = 'do' in part && part.do === 'emblem' ? checkEmblem : checkToken;
      made(part.token, (inner, detail, rules) => fault([...path, 'token', ...inner], detail, rules));
    }
    for (const [key, inner] of Object.entries(part)) look(inner, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  look(abilities, ['abilities']);
}

const isDefinition = (made: unknown): made is CardDefinition =>
  typeof made === 'object' && made !== null && ('props' in made || 'faces' in made);
const EMPTY = ['supertypes', 'types', 'subtypes', 'colors'];

function checkEmblem(made: CardDefinition, fault: Fault): void {
  if (made.faces) {
    fault(['faces'], 'an emblem has no faces', cite('mtg:114.3'));
    return;
  }
  for (const [name, value] of Object.entries(made.props))
    if (name !== 'name' && !(EMPTY.includes(name) && wordsOf(value).length === 0))
      fault(['props', name], 'an emblem has no characteristics but its abilities', cite('mtg:114.3'));
  for (const [i, ability] of made.abilities.entries())
    if (!('zone' in ability) || ability.zone !== COMMAND)
      fault(['abilities', i], `abilities of emblems have the zone "${COMMAND}"`, cite('mtg:114.4'));
}
function checkToken(made: CardDefinition, fault: Fault): void {
  for (const [i, { props }] of facesOf(made).entries()) {
    const at = made.faces ? ['faces', i, 'props', 'types'] : ['props', 'types'];
    if (wordsOf(props.types).length === 0) fault(at, 'a token has a type', cite('mtg:111.3'));
    if (isNontraditional(props.types))
      fault(at, 'such types are those of cards in the command zone, which are no permanents', cite('mtg:300.1'));
  }
}

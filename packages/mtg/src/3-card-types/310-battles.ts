/** Battles (310): their defense, who protects them, and what becomes of a Siege that is defeated. */
import {
  type Ability,
  type Action,
  areOpponents,
  asks,
  type Base,
  type Characteristics,
  type Chars,
  type Choice,
  characteristicsOf,
  ctxOf,
  defineCell,
  defineFilter,
  defineVerb,
  type Effect,
  type Entity,
  entityChoice,
  faceOf,
  fields,
  type Game,
  isPlayer,
  isToResolve,
  looksEntering,
  looksOfMade,
  moveAction,
  type Obj,
  type ParamsOf,
  procedure,
  type Ref,
  type Replacement,
  type Seat,
  type StateCheck,
  TOKEN_BEING_CREATED,
  UNKNOWN,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { hasType } from './302-creatures.js';

const params = fields((p) => ({ opponents: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Filters {
    protectedBy: { protectedBy: Ref };
  }
  interface Verbs {
    chooseProtector: ParamsOf<typeof params>;
  }
}

type Types = Pick<Chars, 'props'>;
const isBattleFace = ({ props }: Types): boolean => wordsOf(props.types).includes('Battle');
const isSiegeFace = ({ props }: Types): boolean => wordsOf(props.subtypes).includes('Siege');
export const isBattle = (g: Game, id: number): boolean => hasType(g, id, 'Battle');

/** What a battle's defense is. @citation */
export const DEFENSE_RULES = cite('mtg:310.4', 'mtg:310.4c');

/** On the battlefield the defense of a battle is the number of its counters, and nothing else has any (310.4, 310.4c). */
export function defenseByCounters(g: Game, id: number, chars: Chars): void {
  const object = g.find(id);
  if (object?.zone !== 'battlefield') return;
  const defense = isBattleFace(chars) ? (object.counters?.defense ?? 0) : undefined;
  if (chars.props.defense === defense) return;
  const { defense: _printed, ...props } = chars.props;
  chars.props = defense === undefined ? props : { ...props, defense };
}

/** The player who protects a battle, while that one is in the game (310.8). It stays so whatever the permanent becomes (310.8g). */
export function protectorOf(g: Game, id: number): Seat | undefined {
  const seat = g.find(id)?.chosen?.protector;
  return typeof seat === 'number' && !g.player(seat).lost ? seat : undefined;
}
/** Who protects a battle is its protector, whoever controls it. @citation */
export const PROTECTING = cite('mtg:310.8e');
export const protectedBy = defineFilter('protectedBy', {
  description: 'Is a battle that one of the players referred to protects.',
  example: { protectedBy: 'opponents' },
  params: (p) => ({ protectedBy: p.ref }),
  compile({ protectedBy: who }, compiler) {
    const find = compiler.ref(who);
    return (g, entity, by) => {
      const seat = isPlayer(entity) || !isBattle(g, entity.object) ? undefined : protectorOf(g, entity.object);
      return seat !== undefined && find(g, by).some((e) => isPlayer(e) && e.player === seat);
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ protectedBy: who }, say) => `protected by ${say.ref(who)}`,
});
export function protect(g: Game, object: Obj, seat: Seat): void {
  g.change(object, 'chosen', { ...object.chosen, protector: seat });
}

/** Who may protect a battle: of a Siege an opponent of its controller (310.11a), of one without battle types its controller (310.8a). */
const mayProtect = (g: Game, siege: boolean, controller: Seat): Seat[] =>
  siege ? g.seatsFrom(controller).filter((seat) => areOpponents(g, seat, controller)) : [controller];

const protectorAsk = (g: Game, seat: Seat, among: readonly Seat[], source: number | undefined) => ({
  seat,
  kind: 'PROTECTOR',
  shape: 'CHOOSE' as const,
  prompt: 'Choose who protects it',
  rules: cite('mtg:310.8a', 'mtg:310.11a'),
  ...(source === undefined ? {} : { source }),
  options: among.map((player): Choice => entityChoice(g, { player }, { player })),
  min: 1,
  max: 1,
});

/** What enters as a battle, as it will be there; null where it will be none. */
function enteringBattle(g: Game, action: Action): { face: Types; controller: Seat; source: number } | null {
  if (action.type === 'create') {
    const face = looksOfMade(g, action);
    return isBattleFace(face) ? { face, controller: action.player, source: TOKEN_BEING_CREATED } : null;
  }
  const object = action.type === 'move' && action.to === 'battlefield' ? g.find(action.object) : undefined;
  if (action.type !== 'move' || !object) return null;
  const face = faceOf(g, looksEntering(g, action, object));
  const controller = action.controller ?? object.controller ?? object.owner;
  return isBattleFace(face) ? { face, controller, source: object.id } : null;
}

/** As a battle enters, its controller chooses who protects it (310.8a). */
export function choosingProtector(g: Game, action: Action): Replacement[] {
  const battle = enteringBattle(g, action);
  if (!battle) return [];
  const { controller, source, face } = battle;
  const choose: Effect = { do: 'chooseProtector', ...(isSiegeFace(face) ? { opponents: true } : {}) };
  return [{ key: 'protector', source, controller, spec: { on: 'move', before: [choose] } }];
}

const choosing = procedure<Base<ParamsOf<typeof params>>, { picked: Entity[] }>('verb:chooseProtector', {
  ask: (g, l) => {
    const { controller } = ctxOf(g, l);
    const among = mayProtect(g, l.effect.opponents === true, controller);
    return { ask: protectorAsk(g, controller, among, undefined), into: 'picked' };
  },
  chosen: (g, l) => {
    const [one] = l.picked;
    if (!one || !('player' in one)) return;
    const ctx = ctxOf(g, l);
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    g.j.note(ctx, 'entering', { ...entering, chosen: { ...entering.chosen, protector: one.player } });
  },
});

export const chooseProtector = defineVerb('chooseProtector', {
  description:
    'Within `before` of a replacement: the controller of a battle chooses who protects it, of a Siege an opponent.',
  example: { do: 'chooseProtector', opponents: true },
  params,
  run: asks(choosing),
  procedures: [choosing],
  text: () => 'choose who protects it',
});

/** When its last defense counter is removed a Siege is exiled, and its controller may cast it transformed for nothing (310.11b). */
const DEFEATED: Ability = {
  kind: 'triggered',
  on: { on: 'counters', object: 'self', match: { kind: 'defense', last: true } },
  effects: [
    { do: 'move', what: 'self', to: 'exile', cause: 'exile', save: 'siege' },
    { do: 'play', what: { saved: 'siege' }, face: 1, cost: [] },
  ],
};
/** The abilities that a Siege has without their being printed. */
export const siegeAbilities = (props: Characteristics): Ability[] =>
  isBattleFace({ props }) && isSiegeFace({ props }) ? [DEFEATED] : [];

/** Creatures that attack a battle. */
const attackersOf = (g: Game, id: number): number[] =>
  g.zone('battlefield').filter((one) => {
    const { attacking, attacksNothing } = g.object(one).marks ?? {};
    return !attacksNothing && attacking !== undefined && 'object' in attacking && attacking.object === id;
  });

const battles = defineCell('battles', (g) => g.zone('battlefield').filter((id) => isBattle(g, id)));

/** Whether an ability of it has triggered, and has not left the stack yet. */
const isAwaited = (g: Game, id: number): boolean => isToResolve(g, ({ source }) => source === id);

/** Battles whose protector has left, or can't be it: not while they are attacked (310.10), but for one that its own controller protects (704.5x). */
function unprotected(g: Game): number[] {
  return battles(g).filter((id) => {
    const chars = characteristicsOf(g, id);
    const protector = protectorOf(g, id);
    if (protector === undefined) return attackersOf(g, id).length === 0;
    if (isSiegeFace(chars)) return protector === chars.controller;
    return attackersOf(g, id).length === 0 && !mayProtect(g, isSiegeFace(chars), chars.controller).includes(protector);
  });
}
const possible = (g: Game, id: number): Seat[] => {
  const chars = characteristicsOf(g, id);
  return mayProtect(g, isSiegeFace(chars), chars.controller);
};
const toGraveyard = (object: number, cause: string): Action => moveAction({ object, to: 'graveyard', cause });

export const protecting = procedure<{ id: number }, { picked: Entity[] }>('protecting', {
  ask: (g, l) => ({
    ask: protectorAsk(g, characteristicsOf(g, l.id).controller, possible(g, l.id), l.id),
    into: 'picked',
  }),
  chosen: (g, l) => {
    const [one] = l.picked;
    const object = g.find(l.id);
    if (object && one && 'player' in one) protect(g, object, one.player);
  },
});

export const battleChecks: readonly StateCheck[] = [
  {
    name: 'defense 0',
    rules: cite('mtg:704.5v', 'mtg:310.7', 'mtg:122.1g'),
    find: (g) =>
      battles(g)
        .filter((id) => !g.object(id).counters?.defense && !isAwaited(g, id))
        .map((id) => toGraveyard(id, 'defense')),
  },
  {
    name: 'battles that nobody protects',
    rules: cite('mtg:704.5w', 'mtg:704.5x', 'mtg:310.10'),
    find: (g) =>
      unprotected(g)
        .filter((id) => possible(g, id).length === 0)
        .map((id) => toGraveyard(id, 'unprotected')),
    choice: (g) => {
      const id = unprotected(g).find((one) => possible(g, one).length > 0);
      return id === undefined ? null : protecting.call({ id });
    },
  },
];

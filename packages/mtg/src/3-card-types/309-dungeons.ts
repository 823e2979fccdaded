/** Dungeons (309): cards from outside the game whose rooms a player goes through, one after another. */
import {
  type Ability,
  type Action,
  type ActionKind,
  type ActionOf,
  cardOf,
  defIndex,
  defineEvent,
  defineFilter,
  defineValue,
  entitiesOf,
  type Game,
  isPlayer,
  isToResolve,
  type JsonObject,
  known,
  NONE,
  newObject,
  type Obj,
  publicId,
  type Ref,
  type RuleRef,
  type Seat,
  type SingleFaced,
  type StateCheck,
  setMark,
  type TriggeredAbility,
  triggerOn,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { did } from '../7-additional/701-keyword-actions/did.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface TriggerPattern {
    /** Of a room: where the arrows from it point. */
    leads?: string[];
  }
  interface Events {
    /** A player moved their venture marker into a room. */
    room: { object: number; player: Seat; room: string };
  }
  interface Actions {
    leaveDungeon: { object: number };
  }
  interface Filters {
    completedDungeon: { completedDungeon: true | string };
  }
  interface Values {
    dungeonsCompleted: { dungeonsCompleted: Ref };
  }
  interface ObjectMarks {
    /** Of a dungeon card: the room in which its owner's venture marker is. */
    room?: string;
  }
  interface PlayerMarks {
    /** The names of the dungeons that they have completed, each as often as they did. */
    completedDungeons?: string[];
  }
}

const COMMAND = 'command';
const DUNGEON = 'Dungeon';

/** A room of a dungeon card: its ability has a trigger condition that the card doesn't print (309.4c). */
const isRoom = (ability: Ability | undefined): ability is TriggeredAbility =>
  ability?.kind === 'triggered' && ability.on.on === 'room';

/** The dungeon card that a player owns in the command zone: there is never more than one (309.3). */
export const dungeonOf = (g: Game, seat: Seat): number | undefined =>
  g.zone(COMMAND).find((id) => {
    const object = g.object(id);
    return object.owner === seat && isDungeon(g, object);
  });
/** Whether a card is a dungeon. */
export const isDungeon = (g: Game, { def }: Pick<Obj, 'def'>): boolean =>
  wordsOf(g.defined(def).props.types).includes(DUNGEON);

const roomsOf = (g: Game, id: number): TriggeredAbility[] => g.defined(g.object(id).def).abilities.filter(isRoom);
export const roomOf = (g: Game, id: number): string | undefined => g.markOf(g.object(id), 'room');

/** Where the arrows from the room point in which the venture marker is; from the bottommost one none does (309.5a). */
export const exitsOf = (g: Game, id: number): string[] =>
  roomsOf(g, id).find(({ on }) => on.match?.room === roomOf(g, id))?.on.leads ?? [];

/** The marker is moved into a room, and the ability of the room triggers (309.4c). */
export function enterRoom(g: Game, seat: Seat, id: number, room: string): void {
  setMark(g, g.object(id), 'room', room);
  const where = { seat, object: publicId(id), card: cardOf(g, id), room };
  g.emit('ROOM_ENTERED', cite('mtg:309.4c', 'mtg:309.5', 'mtg:309.5a', 'mtg:701.49b'), where);
  triggerOn(g, { type: 'room', object: id, player: seat, room });
}

/** A dungeon card is put into the command zone, with the marker on its topmost room (309.2a, 309.4a). */
export function enterDungeon(g: Game, seat: Seat, card: SingleFaced): void {
  g.makeRoom(COMMAND);
  const def = defIndex(g, known(g, card));
  const object = newObject({ id: g.nextId(), def, owner: seat, zone: COMMAND, ts: g.nextTimestamp() });
  g.add(object);
  g.j.push(g.zone(COMMAND), object.id, g.channelOf(COMMAND));
  const rules = cite('mtg:309.2', 'mtg:309.2a', 'mtg:309.2b', 'mtg:309.3', 'mtg:309.4', 'mtg:309.4a', 'mtg:701.49a');
  g.emit('DUNGEON_ENTERED', rules, { seat, object: publicId(object.id), card: card.name });
  const [first] = roomsOf(g, object.id);
  if (first) enterRoom(g, seat, object.id, String(first.on.match?.room));
}

/** Dungeon cards leave the command zone only as they leave the game, and nothing casts them from there (309.2c). */
export function cannotMoveDungeon(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move') return null;
  const object = g.find(action.object);
  return object?.zone === COMMAND && isDungeon(g, object) ? cite('mtg:309.2c') : null;
}

/** A dungeon card is removed from the game: its owner completes the dungeon (309.7). */
export const leaveDungeonKind: ActionKind<ActionOf<'leaveDungeon'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id }) => {
    const { owner } = g.object(id);
    const card = cardOf(g, id);
    g.j.remove(g.zone(COMMAND), id, g.channelOf(COMMAND));
    g.remove(g.object(id));
    g.markPlayer(owner, 'completedDungeons', [...completed(g, owner), card]);
    g.emit('DUNGEON_COMPLETED', cite('mtg:309.7', 'mtg:701.49c'), { seat: owner, card });
    did(g, 'completeDungeon', owner);
    return [];
  },
};
const completed = (g: Game, seat: Seat): string[] => g.playerMarks(seat).completedDungeons ?? [];

/** Whether a room ability of it has triggered and not left the stack yet. */
const isBeingExplored = (g: Game, id: number): boolean =>
  isToResolve(g, ({ source, ability }) => source === id && isRoom(ability));

/** A dungeon on whose bottommost room the marker is leaves, once no ability of a room of it is to resolve. */
export const dungeonCheck: StateCheck = {
  name: 'dungeons that have come to their end',
  rules: cite('mtg:309.6', 'mtg:704.5t'),
  find: (g) =>
    g.zone(COMMAND).flatMap((id): Action[] => {
      const ended = roomOf(g, id) !== undefined && exitsOf(g, id).length === 0 && !isBeingExplored(g, id);
      return ended ? [{ type: 'leaveDungeon', object: id }] : [];
    }),
};

/** What a viewer sees of how far a player has come. */
export function viewDungeon(g: Game, seat: Seat): JsonObject {
  const id = dungeonOf(g, seat);
  const done = completed(g, seat);
  return {
    ...(id === undefined
      ? {}
      : { dungeon: { id: publicId(id), card: cardOf(g, id), room: roomOf(g, id) ?? null, exits: exitsOf(g, id) } }),
    ...(done.length === 0 ? {} : { completedDungeons: [...done] }),
  };
}

const name = z.string().min(1).max(100);
export const roomEvent = defineEvent('room', {
  description:
    'Of a dungeon card: its owner moved their venture marker into the room of that name; `leads` to these, the last one nowhere.',
  example: { on: 'room', object: 'self', match: { room: 'Gate' }, leads: ['Hall'] },
  match: () => ({ room: name }),
  more: () => ({ leads: z.array(name).min(1).max(4).optional() }),
  refs: ['object', 'player'],
});

export const completedDungeon = defineFilter('completedDungeon', {
  description: 'Is a player who has completed a dungeon, or the one of this name.',
  example: { completedDungeon: true },
  params: (p) => ({ completedDungeon: z.union([p.flag, name]) }),
  fits: 'players',
  compile:
    ({ completedDungeon: which }) =>
    (g, entity) => {
      if (!isPlayer(entity)) return false;
      const done = completed(g, entity.player);
      return which === true ? done.length > 0 : done.includes(which);
    },
  reads: () => NONE,
  text: ({ completedDungeon: which }) => `who has completed ${which === true ? 'a dungeon' : which}`,
});

export const dungeonsCompleted = defineValue('dungeonsCompleted', {
  description: 'How many differently named dungeons a player has completed.',
  example: { dungeonsCompleted: 'you' },
  params: (p) => ({ dungeonsCompleted: p.ref }),
  compile:
    ({ dungeonsCompleted: who }) =>
    (g, by) =>
      new Set(entitiesOf(g, who, by).flatMap((e) => (isPlayer(e) ? completed(g, e.player) : []))).size,
  text: ({ dungeonsCompleted: who }, say) => `the number of differently named dungeons ${say.ref(who)} has completed`,
});
export const dungeonWords = [roomEvent, completedDungeon, dungeonsCompleted] as const;

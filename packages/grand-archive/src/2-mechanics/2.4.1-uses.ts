/** How often abilities of an object have been activated by a player, or have resolved, in the whole game. */
import {
  defineEvent,
  defineValue,
  definitionOf,
  fields,
  type Game,
  type Obj,
  objectsOf,
  type ParamsOf,
  type Seat,
  setMark,
  speaksOfWord,
  triggerOn,
} from '@arbiter/engine';

const asking = fields((p) => ({ uses: p.ref, resolved: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Values {
    uses: ParamsOf<typeof asking>;
  }
  interface ObjectMarks {
    /** How often each player has activated its abilities. */
    activations?: { [seat: string]: number };
    /** How often its abilities have resolved. */
    resolutions?: number;
  }
  /** An ability was activated. */
  interface ActivateAbilityEvent {
    object: number;
    player: Seat;
    item: number;
  }
  interface Events {
    activateAbility: ActivateAbilityEvent;
  }
}

/** Whether the card itself asks how often: of all others nobody counts. */
const asks = speaksOfWord('"uses":');
const isCounted = (g: Game, object: Obj): boolean => asks(g, definitionOf(g, object));

/** An ability has been activated (2.4.1.4): what waits for that triggers, and it counts from now on. */
export function abilityActivated(g: Game, object: number, player: Seat, item: number): void {
  const source = g.find(object);
  if (source && isCounted(g, source)) {
    const before = source.marks?.activations ?? {};
    setMark(g, source, 'activations', { ...before, [player]: (before[player] ?? 0) + 1 });
  }
  triggerOn(g, { type: 'activateAbility', object, player, item });
}

/** An ability of an object has resolved. */
export function abilityResolved(g: Game, { source }: Obj): void {
  const object = g.find(source ?? -1);
  if (object && isCounted(g, object)) setMark(g, object, 'resolutions', (object.marks?.resolutions ?? 0) + 1);
}

export const activateAbilityEvent = defineEvent('activateAbility', {
  description: 'An ability of `object` was activated; `item` is what waits on the Effects Stack.',
  example: { on: 'activateAbility', player: 'you', object: { has: ['types', 'Item'] } },
  refs: ['object', 'player', 'item'],
});

export const uses = defineValue('uses', {
  description:
    'How often you have activated abilities of these objects in this game, or with `resolved` they resolved.',
  example: { uses: 'self' },
  params: asking,
  compile: ({ uses: of, resolved }, compiler) => {
    const find = compiler.ref(of);
    return (g, by) =>
      objectsOf(find(g, by)).reduce((sum, id) => {
        const { activations = {}, resolutions = 0 } = g.find(id)?.marks ?? {};
        return sum + (resolved ? resolutions : (activations[by.controller] ?? 0));
      }, 0);
  },
  text: ({ uses: of, resolved }, say) =>
    `how often abilities of ${say.ref(of)} ${resolved ? 'have resolved' : 'were activated by you'}`,
});

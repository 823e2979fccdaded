/** What happens in Riftbound beside what happens in every game, as abilities may trigger on it. */
import {
  type ActionWord,
  damageAction,
  defineAction,
  defineEvent,
  type EventSpec,
  type EventWord,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';

type Side = 'base' | 'battlefield';
declare module '@arbiter/engine' {
  interface TriggerPattern {
    /** Of what is played: at least so much Energy was paid for it. */
    spent?: number;
    /** Of abilities that are used: their cost has at least so much Energy. */
    energy?: number;
  }
  interface DamageEvent {
    combat?: boolean;
  }
  /** A player attacked a battlefield. */
  interface AttackEvent {
    object: number;
    player: Seat;
  }
  interface Events {
    healed: { object: number; amount: number };
    /** `spent`: the Energy that was paid for it. */
    play: { object: number; player: Seat; card: boolean; nth?: number; hiddenAt?: number; spent?: number };
    finalized: { object: number; player: Seat; card: boolean; nth: number; spent: number };
    /** `object`: the source of an activated ability, as it is finalized, and as it resolves (377.2.a). */
    activated: { object: number; player: Seat };
    used: { object: number; player: Seat; energy: number };
    chooseFriendly: { object: number; source: number; player: Seat; first: boolean };
    /** `source`: the battlefield from which, `destination`: the one to which; bases are none. */
    moved: { object: number; player: Seat; from: Side; to: Side; source?: number; destination?: number };
    /** `excess`: the damage that the player assigned beyond what was lethal in the combat before. */
    conquer: { object: number; player: Seat; excess?: number; uncontrolled?: boolean };
    hold: { object: number; player: Seat };
    control: { object: number };
    showdown: { object: number; player: Seat };
    attack: AttackEvent;
    defend: { object: number; player: Seat };
    combatWon: { object: number; player: Seat };
    combatLost: { object: number; player: Seat };
    combatStarts: { object: number; player: Seat; side: 'attacker' | 'defender' };
    'unit:conquer': { object: number; player: Seat; battlefield: number; excess?: number; uncontrolled?: boolean };
    /** `object`: a unit that was in the combat. */
    'unit:combatEnded': { object: number; player: Seat; battlefield: number };
    'unit:hold': { object: number; player: Seat; battlefield: number };
    'unit:attack': { object: number; player: Seat; battlefield: number };
    'unit:defend': { object: number; player: Seat; battlefield: number };
  }
}

type OfUnit = 'unit:combatEnded' | 'unit:hold' | 'unit:attack' | 'unit:defend';
type AtBattlefield = 'hold' | 'control' | 'showdown' | 'attack' | 'defend' | 'combatWon' | 'combatLost';
const ofUnit = (on: OfUnit, description: string): EventWord =>
  defineEvent(on, { description, example: { on, object: 'self' }, refs: ['object', 'player', 'battlefield'] });
const atBattlefield = (on: AtBattlefield, description: string): EventWord =>
  defineEvent(on, { description, example: { on, object: 'self', player: 'you' }, refs: ['object', 'player'] });

/** "If you spent [4] or more": Energy alone counts (131.2). */
const spending: Pick<EventSpec, 'more' | 'fits'> = {
  more: (p) => ({ spent: p.count.optional() }),
  fits: (_g, { spent }, event) => spent === undefined || Number(event.spent ?? 0) >= spent,
};

export const events: readonly EventWord[] = [
  defineEvent('damage', {
    together: true,
    description: 'Damage was dealt by `source` to a unit; `player` is responsible for it.',
    example: { on: 'damage', object: 'self' },
    match: () => ({ combat: z.boolean() }),
    refs: ['source', 'object', 'player'],
    numbers: ['amount'],
  }),
  defineEvent('healed', {
    description: 'A unit lost its damage.',
    example: { on: 'healed', object: 'self' },
    refs: ['object'],
    numbers: ['amount'],
  }),
  defineEvent('play', {
    description:
      'A card (`card: true`) or token was played; `nth` counts the cards of its player this turn, `spent` the Energy paid for it.',
    example: { on: 'play', player: 'you', match: { card: true, nth: 2 } },
    match: (p) => ({ card: z.boolean(), nth: p.count }),
    ...spending,
    refs: ['object', 'player'],
    numbers: ['nth', 'spent'],
  }),
  defineEvent('finalized', {
    description:
      'A card was finalized on the chain: it counts as played whatever becomes of it; `nth` counts those of its player this turn.',
    example: { on: 'finalized', player: 'you', match: { nth: 2 } },
    match: (p) => ({ card: z.boolean(), nth: p.count }),
    ...spending,
    refs: ['object', 'player'],
    numbers: ['nth', 'spent'],
  }),
  defineEvent('activated', {
    description: 'An activated ability of an object was finalized: it counts as played whatever becomes of it.',
    example: { on: 'activated', player: 'you' },
    refs: ['object', 'player'],
  }),
  // 377.2.a
  defineEvent('used', {
    description:
      'An activated ability of an object was used: it resolved; perhaps with so much `energy` in its cost, or more.',
    example: { on: 'used', player: 'you', object: { has: ['types', 'Gear'] } },
    more: (p) => ({ energy: p.count.optional() }),
    fits: (_g, { energy }, event) => energy === undefined || Number(event.energy) >= energy,
    refs: ['object', 'player'],
    numbers: ['energy'],
  }),
  defineEvent('chooseFriendly', {
    description: 'A player chose a unit of their own with a spell; `first` at its location in this turn.',
    example: { on: 'chooseFriendly', object: 'self', match: { first: true } },
    match: () => ({ first: z.boolean() }),
    refs: ['object', 'source', 'player'],
  }),
  defineEvent('moved', {
    description:
      'A unit moved; a recall is no move. `source`: the battlefield that it left, `destination`: where it came to.',
    example: { on: 'moved', object: 'self', match: { from: 'battlefield' } },
    match: () => ({ from: z.enum(['base', 'battlefield']), to: z.enum(['base', 'battlefield']) }),
    refs: ['object', 'player', 'source', 'destination'],
  }),
  defineEvent('conquer', {
    description:
      'A player conquered a battlefield, perhaps `uncontrolled` before; `excess`: what they assigned beyond lethal damage there.',
    example: { on: 'conquer', object: 'self', player: 'you' },
    match: () => ({ uncontrolled: z.boolean() }),
    refs: ['object', 'player'],
    numbers: ['excess'],
  }),
  atBattlefield('hold', 'A player held a battlefield.'),
  atBattlefield('control', 'Control of a battlefield was gained, or lost.'),
  atBattlefield('showdown', 'A showdown began.'),
  defineEvent('combatStarts', {
    description:
      'A combat starts at a battlefield, told for each `side`: before anything attacks or defends (464.2.b).',
    example: { on: 'combatStarts', object: 'self', player: 'any' },
    match: () => ({ side: z.enum(['attacker', 'defender']) }),
    refs: ['object', 'player'],
  }),
  atBattlefield('attack', 'A player attacked a battlefield.'),
  atBattlefield('defend', 'A player defended a battlefield.'),
  atBattlefield('combatWon', 'A player won a combat.'),
  atBattlefield('combatLost', 'A player lost a combat.'),
  defineEvent('unit:conquer', {
    description:
      'A unit was there as its player conquered what was perhaps `uncontrolled`; `excess`: damage assigned beyond lethal there.',
    example: { on: 'unit:conquer', object: 'self' },
    match: () => ({ uncontrolled: z.boolean() }),
    refs: ['object', 'player', 'battlefield'],
    numbers: ['excess'],
  }),
  ofUnit('unit:combatEnded', 'A combat ended in which the unit was an attacker or a defender.'),
  ofUnit('unit:hold', 'A unit was there as its player held.'),
  ofUnit('unit:attack', 'A unit attacked, once a combat.'),
  ofUnit('unit:defend', 'A unit defended, once a combat.'),
];

export const actions: readonly ActionWord[] = [
  damageAction('combat', 'named'),
  defineAction('attach', {
    description: 'An object would be attached to `target`, or come off what it is attached to.',
    example: { on: 'attach', object: 'self', also: [{ do: 'draw', who: 'you', count: 1 }] },
    refs: ['object', 'target'],
  }),
];

/** What triggered abilities wait for (603). */
import type { FilterClause, Ref, TriggerPattern } from '@arbiter/engine';
import type { Mention } from '../../references/nouns.js';
import { type Described, row, type Trigger } from '../categories.js';
import { mention, SOURCE_KINDS } from '../nouns.js';

const enter = { to: 'battlefield' };
const die = { from: 'battlefield', to: 'graveyard' };
const leave = { from: 'battlefield' };

/** What left is another object where it went (400.7): that is what a text about its leaving does something to. */
const became = (at: number, { on, match }: TriggerPattern, of: Ref, kinds: readonly string[]): Mention[] =>
  on === 'move' && match?.from === 'battlefield'
    ? [{ noun: 'mention', ref: { event: 'became' }, kinds: [...kinds, 'card'], of, at }]
    : [];

/** Something happens to the source itself. */
const toSelf = (at: number, on: TriggerPattern): Trigger => ({
  on: { ...on, object: 'self' },
  mentions: [mention(at, 'self', SOURCE_KINDS), ...became(at, on, 'self', SOURCE_KINDS)],
});
const toAttached = (at: number, kind: string, on: TriggerPattern): Trigger => ({
  on: { ...on, object: 'attached' },
  mentions: [mention(at, 'attached', [kind, 'permanent']), ...became(at, on, 'attached', [kind, 'permanent'])],
});
/**
 * An Aura goes where what it enchants has gone from: what is done to it is done to the card that it became (400.7f). Equipment
 * stays where it is (301.5c), and is nothing to the ability any more once it has left by itself (400.7).
 */
const toEnchanted = (at: number, kind: string, on: TriggerPattern): Trigger => {
  const { mentions, ...trigger } = toAttached(at, kind, on);
  const leaves = on.on === 'move' && on.match?.from === 'battlefield';
  const gone: Mention[] = leaves ? [{ noun: 'mention', ref: { now: 'self' }, kinds: ['#now'], of: 'self', at }] : [];
  return { ...trigger, mentions: [...mentions, ...gone] };
};
const BEARERS = [
  { bearer: 'enchanted', to: toEnchanted },
  { bearer: 'equipped', to: toAttached },
];
/** Something happens to one of those described. */
const toOne = (at: number, { filter, kinds }: Described, on: TriggerPattern, other = false): Trigger => ({
  on: { ...on, object: [...filter, ...(other ? [{ other: true as const }] : [])] },
  mentions: [
    mention(at, { event: 'object' }, kinds),
    ...became(at, on, { event: 'object' }, kinds),
    ...(filter.some(isOpponents) ? [mention(at, whoseIn(on), ['player', 'opponent'])] : []),
  ],
});
/** "That player" is whoever controls what enters as it enters, and of all else whoever controls it (608.2h). */
const whoseIn = ({ on, match }: TriggerPattern): Ref =>
  on === 'move' && match?.to === 'battlefield' ? { event: 'controller' } : { controllerOf: { event: 'object' } };
/** Whoever controls it is an opponent, whom a text may go on about. */
const isOpponents = (clause: FilterClause): boolean => 'controller' in clause && clause.controller === 'opponent';
export const step = (name: string, player?: 'you' | 'opponent', at = 0): Trigger => ({
  on: { on: 'step', ...(player ? { player } : {}), match: { step: name } },
  mentions: player === 'you' ? [] : [mention(at, { event: 'player' }, ['player', ...(player ? ['opponent'] : [])])],
});
const byPlayer = (at: number, on: TriggerPattern, player: 'you' | 'opponent' | 'any'): Trigger => ({
  on: { ...on, ...(player === 'any' ? {} : { player }) },
  mentions:
    player === 'you'
      ? []
      : [mention(at, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])])],
});
/** A spell is described as a spell; the event is about spells anyway. */
const spellOf = ({ filter }: Described): FilterClause[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
export const cast = (at: number, thing: Described, player: 'you' | 'opponent' | 'any'): Trigger | undefined => {
  // Where it was cast from is said of a spell in rows of their own: it is there no more.
  const elsewhere = thing.filter.some((clause) => 'zone' in clause && clause.zone !== 'stack');
  if (!thing.kinds.includes('spell') || elsewhere) return undefined;
  const object = spellOf(thing);
  // A spell is on the stack: where it was cast from is another question.
  if (object.some((clause) => 'zone' in clause)) return undefined;
  const { on, mentions } = byPlayer(at, { on: 'cast', ...(object.length > 0 ? { object } : {}) }, player);
  return { on, mentions: [...mentions, mention(at, { event: 'object' }, ['spell'])] };
};
/** A spell that targets the source, which is what "it" means in such a text (601.2i). */
const aimedAtSource = (at: number, thing: Described, player: 'you' | 'opponent'): Trigger | undefined => {
  const one = cast(at, { ...thing, filter: [...thing.filter, { targets: { self: true } }] }, player);
  if (!one) return undefined;
  // Such a text goes on about its source, not about the spell.
  const others = one.mentions.filter(({ kinds }) => !kinds.includes('spell'));
  return { ...one, mentions: [...others, mention(at, 'self', SOURCE_KINDS)] };
};
const hits = (at: number, on: TriggerPattern, player: 'opponent' | 'any', combat: boolean): Trigger => ({
  on: { ...on, on: 'damage', source: 'self', player, ...(combat ? { match: { combat: true } } : {}) },
  mentions: [
    mention(at, 'self', SOURCE_KINDS),
    mention(at + 1, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])]),
  ],
});

/** Two events of one ability: an ability each, which waits for one of them (603.2). */
export const either = (one: Trigger, or: Trigger): Trigger | undefined => (one.or ? undefined : { ...one, or });
/** What it haunts dies: that is noticed where the card is then, in exile (702.55c). */
const haunted = (at: number): Trigger => ({
  on: { on: 'move', object: [{ hauntedBy: 'self' }], match: die },
  zone: 'exile',
  mentions: [mention(at, 'self', SOURCE_KINDS)],
});
const faceUp: TriggerPattern = { on: 'status', match: { status: 'faceDown', on: false } };
const tapping = (on: boolean): TriggerPattern => ({ on: 'status', match: { status: 'tapped', on } });
const MATCHES: { [verb: string]: { match: { [field: string]: string } } } = {
  enters: { match: enter },
  dies: { match: die },
};
/** The source or another of those described: either is what "it" means. */
const toEither = (at: number, { filter, kinds }: Described, on: TriggerPattern): Trigger => {
  const object: FilterClause[] = [{ any: [{ self: true }, [...filter, { other: true }]] }];
  return {
    on: { ...on, object },
    mentions: [mention(at, { event: 'object' }, kinds), ...became(at, on, { event: 'object' }, kinds)],
  };
};
const hitting = (
  at: number,
  source: FilterClause[] | 'attached',
  dealer: Mention,
  player: 'opponent' | 'any',
  combat: boolean,
): Trigger => ({
  on: { on: 'damage', source, player, ...(combat ? { match: { combat: true } } : {}) },
  mentions: [dealer, mention(at + 1, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])])],
});
const hitsCreature = (at: number, combat: boolean): Trigger => ({
  on: {
    on: 'damage',
    source: 'self',
    object: [{ has: ['types', 'Creature'] }],
    ...(combat ? { match: { combat: true } } : {}),
  },
  mentions: [mention(at, 'self', SOURCE_KINDS), mention(at + 1, { event: 'object' }, ['creature', 'permanent'])],
});
/** Damage to whatever it is: all that one source deals at the same time is one event (603.2c). */
const dealing = (source: FilterClause[] | 'self' | 'attached', dealer: Mention, combat: boolean): Trigger => ({
  on: { on: 'damage', source, ...(combat ? { match: { combat: true } } : {}) },
  mentions: [dealer],
});
/** Only its controller sacrifices a permanent (701.21a). */
const sacrificed = (at: number, { filter, kinds }: Described, other = false): Trigger => {
  const on: TriggerPattern = { on: 'move', match: { from: 'battlefield', cause: 'sacrifice' } };
  const object: FilterClause[] = [...filter, { controller: 'you' }, ...(other ? [{ other: true as const }] : [])];
  return {
    on: { ...on, object },
    mentions: [mention(at, { event: 'object' }, kinds), ...became(at, on, { event: 'object' }, kinds)],
  };
};
/** "One or more": once for all of them, if they are there at the same time (603.2c). */
const together = (one: Trigger | undefined): Trigger | undefined =>
  one && {
    on: { ...one.on, batch: true },
    mentions: one.mentions.map((said) => ({ ...said, many: true as const })),
  };
/** Damage to several players at the same time is an event for each of them: who is hit is one player (603.2c). */
const perPlayer = (one: Trigger): Trigger => ({ ...one, on: { ...one.on, batch: true } });
/** Cards of yours that are discarded, also for a cost (702.29d). */
const ofYours = (match: { [field: string]: string }, other = false): Trigger => ({
  on: { on: 'move', object: [{ owner: 'you' }, ...(other ? [{ other: true as const }] : [])], match },
  mentions: [],
});
/** Only creatures block and are blocked: "a creature" says nothing more of them. */
const unlessAny = (field: 'source' | 'object', { filter }: Described): { [field: string]: FilterClause[] } =>
  JSON.stringify(filter) === '[{"has":["types","Creature"]}]' ? {} : { [field]: filter };
/** Each pair of a blocker and what it blocks is an event (509.3c, 509.3d): the other one is what "that creature" means. */
const blocking = (at: number, on: TriggerPattern, other: string, kinds: readonly string[]): Trigger => ({
  on,
  mentions: [mention(at, 'self', SOURCE_KINDS), mention(at + 1, { event: other }, kinds)],
});
const nth = (number: number): Trigger => ({
  on: { on: 'cast', player: 'you', match: { nth: number } },
  mentions: [],
});

/** Whoever controls what aims is a player whom a text may go on about. */
const withPlayer = (at: number, one: Trigger): Trigger => ({
  ...one,
  mentions: [...one.mentions, mention(at + 1, { event: 'player' }, ['player', 'opponent'])],
});

export const triggers = [
  row('trigger', 'when|whenever <event>', ({ event }) => event),
  row('trigger', 'when|whenever <event> and <trigger>', ({ event, trigger }) => either(event, trigger)),
  row('trigger', 'when|whenever <event> or <trigger>', ({ event, trigger }) => either(event, trigger)),
  row('event', '<source> <a:deed> or <b:deed>', ({ a, b }, { from }) => either(toSelf(from, a), toSelf(from, b))),
  row('event', '<thing:one> <a:deed> or <b:deed>', ({ thing, a, b }, { from }) =>
    either(toOne(from, thing, a), toOne(from, thing, b)),
  ),
  row('event', 'another <thing> <a:deed> or <b:deed>', ({ thing, a, b }, { from }) =>
    either(toOne(from, thing, a, true), toOne(from, thing, b, true)),
  ),
  ...BEARERS.map(({ bearer, to }) =>
    row('event', `${bearer} <kind> <a:deed> or <b:deed>`, ({ kind, a, b }, { from }) =>
      either(to(from, kind, a), to(from, kind, b)),
    ),
  ),
  row('deed', 'enters', () => ({ on: 'move', match: enter })),
  row('deed', 'dies', () => ({ on: 'move', match: die })),
  row('deed', 'leaves the battlefield', () => ({ on: 'move', match: leave })),
  row('deed', 'is put into a graveyard from the battlefield', () => ({ on: 'move', match: die })),
  row('deed', 'attacks', () => ({ on: 'attack' })),
  row('deed', 'blocks', () => ({ on: 'block', match: { first: true } })),
  row('deed', 'becomes blocked', () => ({ on: 'becomesBlocked' })),
  row('deed', 'is turned face up', () => faceUp),
  row('deed', 'becomes tapped', () => tapping(true)),
  row('deed', 'becomes untapped', () => tapping(false)),
  row('deed', 'becomes the target of a spell or ability', () => ({ on: 'target' })),
  row('event', '<source> enters', (_, { from }) => toSelf(from, { on: 'move', match: enter }), 'Highland Game'),
  row('event', '<source> enters or the creature it haunts dies', (_, { from }) =>
    either(toSelf(from, { on: 'move', match: enter }), haunted(from)),
  ),
  row('event', 'the creature <source> haunts dies', (_, { from }) => haunted(from), 'Cry of Contrition'),
  row('event', '<source> dies', (_, { from }) => toSelf(from, { on: 'move', match: die })),
  row('event', '<source> leaves the battlefield', (_, { from }) => toSelf(from, { on: 'move', match: leave })),
  row('event', '<source> is put into a graveyard from the battlefield', (_, { from }) =>
    toSelf(from, { on: 'move', match: die }),
  ),
  row('event', '<source> attacks', (_, { from }) => toSelf(from, { on: 'attack' })),
  row('event', '<source> blocks', (_, { from }) => toSelf(from, { on: 'block', match: { first: true } })),
  row('event', '<source> becomes blocked', (_, { from }) => toSelf(from, { on: 'becomesBlocked' })),
  row('event', "<source> attacks and isn't blocked", (_, { from }) => toSelf(from, { on: 'unblocked' })),
  row('event', '<source> becomes tapped', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'tapped', on: true } }),
  ),
  row('event', '<source> becomes untapped', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'tapped', on: false } }),
  ),
  row('event', '<source> becomes the target of a spell or ability', (_, { from }) => toSelf(from, { on: 'target' })),
  row('event', '<source> deals combat damage to a player', (_, { from }) => hits(from, { on: 'damage' }, 'any', true)),
  row('event', '<source> deals combat damage to an opponent', (_, { from }) =>
    hits(from, { on: 'damage' }, 'opponent', true),
  ),
  row('event', '<source> deals damage to a player', (_, { from }) => hits(from, { on: 'damage' }, 'any', false)),
  row('event', '<source> deals damage to an opponent', (_, { from }) =>
    hits(from, { on: 'damage' }, 'opponent', false),
  ),
  row('event', 'enchanted|equipped <kind> attacks', ({ kind }, { from }) => toAttached(from, kind, { on: 'attack' })),
  row(
    'event',
    '<source> or enchanted creature attacks',
    (_, { from }) => either(toSelf(from, { on: 'attack' }), toAttached(from, 'creature', { on: 'attack' })),
    "Heliod's Emissary",
  ),
  row('event', '<source> or enchanted creature deals combat damage to a player', (_, { from }) =>
    either(
      hits(from, { on: 'damage' }, 'any', true),
      hitting(from, 'attached', mention(from, 'attached', ['creature', 'permanent']), 'any', true),
    ),
  ),
  ...BEARERS.flatMap(({ bearer, to }) => [
    row('event', `${bearer} <kind> dies`, ({ kind }, { from }) => to(from, kind, { on: 'move', match: die })),
    row('event', `${bearer} <kind> leaves the battlefield`, ({ kind }, { from }) =>
      to(from, kind, { on: 'move', match: leave }),
    ),
    row('event', `${bearer} <kind> is put into a graveyard from the battlefield`, ({ kind }, { from }) =>
      to(from, kind, { on: 'move', match: die }),
    ),
  ]),
  row(
    'event',
    '<thing:one> enters',
    ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: enter }),
    'Kazandu Mammoth',
  ),
  row('event', 'another <thing> enters', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: enter }, true),
  ),
  row('event', '<thing:one> dies', ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: die })),
  row('event', 'another <thing> dies', ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: die }, true)),
  row('event', '<thing:one> attacks', ({ thing }, { from }) => toOne(from, thing, { on: 'attack' })),
  row('event', 'you cast <thing:one>', ({ thing }, { from }) => cast(from, thing, 'you'), 'Aven Wind Mage'),
  row('event', 'an opponent casts <thing:one>', ({ thing }, { from }) => cast(from, thing, 'opponent')),
  row('event', 'a player casts <thing:one>', ({ thing }, { from }) => cast(from, thing, 'any')),
  row('event', 'you gain life', () => ({
    on: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
    mentions: [],
  })),
  row('event', 'you draw a card', () => ({ on: { on: 'draw', player: 'you' }, mentions: [] })),
  row('event', 'an opponent draws a card', (_, { from }) => byPlayer(from, { on: 'draw' }, 'opponent')),
  row('event', 'you attack', () => ({ on: { on: 'attackers', player: 'you' }, mentions: [] })),
  ...(
    [
      ['enter', { on: 'move', match: enter }],
      ['die', { on: 'move', match: die }],
      ['leave the battlefield', { on: 'move', match: leave }],
      ['attack', { on: 'attack' }],
      ['are put into a graveyard from the battlefield', { on: 'move', match: die }],
      ['become tapped', tapping(true)],
      ['become untapped', tapping(false)],
    ] as const
  ).flatMap(([verb, on]) => [
    row('event', `one or more <thing> ${verb}`, ({ thing }, { from }) => together(toOne(from, thing, on))),
    row('event', `one or more other <thing> ${verb}`, ({ thing }, { from }) => together(toOne(from, thing, on, true))),
  ]),
  ...(
    [
      ['deal combat damage to a player', 'any', true],
      ['deal combat damage to an opponent', 'opponent', true],
      ['deal damage to a player', 'any', false],
      ['deal damage to an opponent', 'opponent', false],
    ] as const
  ).map(([verb, player, combat]) =>
    row('event', `one or more <thing> ${verb}`, ({ thing }, { from }) =>
      perPlayer(
        hitting(from, thing.filter, { ...mention(from, { event: 'source' }, thing.kinds), many: true }, player, combat),
      ),
    ),
  ),
  row(
    'event',
    'you cycle this card',
    (_, { from }) => toSelf(from, { on: 'move', match: { paying: 'cycling' } }),
    'Choking Tethers',
  ),
  row('event', 'you cycle ~', (_, { from }) => toSelf(from, { on: 'move', match: { paying: 'cycling' } })),
  row(
    'event',
    'a spell or ability an opponent controls causes you to discard this card',
    (_, { from }) => toSelf(from, { on: 'move', player: 'opponent', match: { from: 'hand', cause: 'discard' } }),
    'Guerrilla Tactics',
  ),
  row('event', 'you cycle a card', () => ofYours({ paying: 'cycling' }), 'Astral Drift'),
  row('event', 'you cycle another card', () => ofYours({ paying: 'cycling' }, true)),
  row('event', 'you cycle or discard a card', () => ofYours({ cause: 'discard' }), 'Drake Haven'),
  row('event', 'you cycle or discard another card', () => ofYours({ cause: 'discard' }, true), 'Archfiend of Ifnir'),
  row('event', 'you discard one or more cards', () => together(ofYours({ cause: 'discard' }))),
  row(
    'event',
    'you cast <thing:one> that targets <source>',
    ({ thing }, { from }) => aimedAtSource(from, thing, 'you'),
    'Akroan Skyguard',
  ),
  row('event', 'an opponent casts <thing:one> that targets <source>', ({ thing }, { from }) =>
    aimedAtSource(from, thing, 'opponent'),
  ),
  row('event', 'you draw your second card each turn', () => ({
    on: { on: 'draw', player: 'you', nth: 2 },
    mentions: [],
  })),
  ...['enters', 'dies', 'attacks'].map((verb) =>
    row('event', `<source> or another <thing> ${verb}`, ({ thing }, { from }) =>
      toEither(from, thing, { on: verb === 'attacks' ? 'attack' : 'move', ...MATCHES[verb] }),
    ),
  ),
  row('event', '<source> is turned face up', (_, { from }) => toSelf(from, faceUp)),
  row('event', '<thing:one> is turned face up', ({ thing }, { from }) => toOne(from, thing, faceUp)),
  row(
    'event',
    '<source> enters or transforms into <b:source>',
    (_, { from }) =>
      either(toSelf(from, { on: 'move', match: { to: 'battlefield' } }), toSelf(from, { on: 'transform' })),
    'Huntmaster of the Fells',
  ),
  row(
    'event',
    '<thing:one> deals combat damage to <source>',
    ({ thing: { filter, kinds } }, { from }) => ({
      on: { on: 'damage', source: filter, object: 'self', match: { combat: true } },
      mentions: [mention(from, { event: 'source' }, kinds)],
    }),
    'Vraska the Unseen',
  ),
  row(
    'event',
    'a card is put into your graveyard from anywhere',
    (_, { from }) => ({
      on: { on: 'move', object: [{ owner: 'you' }, { not: { is: 'token' } }], match: { to: 'graveyard' } },
      mentions: [{ ...mention(from, { event: 'became' }, ['card']) }],
    }),
    'Tamiyo, the Moon Sage',
  ),
  row('event', '<source> transforms into <b:source>', (_, { from }) => toSelf(from, { on: 'transform' })),
  row('event', '<source> transforms', (_, { from }) => toSelf(from, { on: 'transform' })),
  // Which half it is shows when both are joined (709.5).
  row('event', 'you unlock this door', (_, { from }) =>
    toSelf(from, { on: 'unlock', player: 'you', match: { half: 'left' } }),
  ),
  row('event', '<source> is dealt damage', (_, { from }) => toSelf(from, { on: 'damage' })),
  row('event', '<source> blocks or becomes blocked by <thing:one>', ({ thing }, { from }) => ({
    ...blocking(from, { on: 'block', object: 'self', ...unlessAny('source', thing) }, 'attacker', thing.kinds),
    or: blocking(from, { on: 'block', source: 'self', ...unlessAny('object', thing) }, 'object', thing.kinds),
  })),
  row('event', '<source> blocks <thing:one>', ({ thing }, { from }) =>
    blocking(from, { on: 'block', object: 'self', ...unlessAny('source', thing) }, 'attacker', thing.kinds),
  ),
  row('event', '<source> becomes blocked by <thing:one>', ({ thing }, { from }) =>
    blocking(from, { on: 'block', source: 'self', ...unlessAny('object', thing) }, 'object', thing.kinds),
  ),
  row('event', '<source> attacks alone', (_, { from }) => toSelf(from, { on: 'attack', match: { count: 1 } })),
  row('event', '<thing:one> attacks alone', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'attack', match: { count: 1 } }),
  ),
  row('event', '<thing:one> blocks', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'block', match: { first: true } }),
  ),
  row('event', '<thing:one> becomes blocked', ({ thing }, { from }) => toOne(from, thing, { on: 'becomesBlocked' })),
  row('event', '<thing:one> becomes tapped', ({ thing }, { from }) => toOne(from, thing, tapping(true))),
  row('event', '<thing:one> becomes untapped', ({ thing }, { from }) => toOne(from, thing, tapping(false))),
  row('event', 'enchanted|equipped <kind> becomes tapped', ({ kind }, { from }) =>
    toAttached(from, kind, tapping(true)),
  ),
  row('event', 'enchanted|equipped <kind> blocks', ({ kind }, { from }) =>
    toAttached(from, kind, { on: 'block', match: { first: true } }),
  ),
  row('event', 'enchanted|equipped <kind> becomes blocked', ({ kind }, { from }) =>
    toAttached(from, kind, { on: 'becomesBlocked' }),
  ),
  row('event', 'enchanted|equipped <kind> is dealt damage', ({ kind }, { from }) =>
    toAttached(from, kind, { on: 'damage' }),
  ),
  row('event', 'enchanted|equipped <kind> becomes the target of a spell or ability', ({ kind }, { from }) =>
    toAttached(from, kind, { on: 'target' }),
  ),
  ...(['a player', 'an opponent'] as const).flatMap((who) =>
    ([true, false] as const).flatMap((combat) => {
      const dealt = `deals ${combat ? 'combat ' : ''}damage to ${who}`;
      const player = who === 'a player' ? ('any' as const) : ('opponent' as const);
      return [
        row('event', `enchanted|equipped <kind> ${dealt}`, ({ kind }, { from }) =>
          hitting(from, 'attached', mention(from, 'attached', [kind, 'permanent']), player, combat),
        ),
        row('event', `<thing:one> ${dealt}`, ({ thing }, { from }) =>
          hitting(from, thing.filter, mention(from, { event: 'source' }, thing.kinds), player, combat),
        ),
      ];
    }),
  ),
  ...([true, false] as const).flatMap((combat) => {
    const dealt = `deals ${combat ? 'combat ' : ''}damage`;
    return [
      row('event', `<source> ${dealt}`, (_, { from }) => dealing('self', mention(from, 'self', SOURCE_KINDS), combat)),
      row('event', `enchanted|equipped <kind> ${dealt}`, ({ kind }, { from }) =>
        dealing('attached', mention(from, 'attached', [kind, 'permanent']), combat),
      ),
      row('event', `<thing:one> ${dealt}`, ({ thing }, { from }) =>
        dealing(thing.filter, mention(from, { event: 'source' }, thing.kinds), combat),
      ),
    ];
  }),
  row('event', '<source> deals combat damage to a creature', (_, { from }) => hitsCreature(from, true)),
  row('event', '<source> deals damage to a creature', (_, { from }) => hitsCreature(from, false)),
  row('event', '<source> becomes the target of a spell', (_, { from }) =>
    toSelf(from, { on: 'target', source: [{ is: 'spell' }] }),
  ),
  row('event', '<thing:one> becomes the target of a spell or ability', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'target' }),
  ),
  row('event', '<thing:one> becomes the target of a spell or ability an opponent controls', ({ thing }, { from }) =>
    withPlayer(from, toOne(from, thing, { on: 'target', player: 'opponent' })),
  ),
  row('event', '<thing:one> is put into a graveyard from the battlefield', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: die }),
  ),
  row('event', 'another <thing> is put into a graveyard from the battlefield', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: die }, true),
  ),
  row('event', '<thing:one> leaves the battlefield', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: leave }),
  ),
  row('event', 'another <thing> leaves the battlefield', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: leave }, true),
  ),
  row('event', 'another <thing> attacks', ({ thing }, { from }) => toOne(from, thing, { on: 'attack' }, true)),
  row('event', 'you sacrifice <thing:one>', ({ thing }, { from }) => sacrificed(from, thing)),
  row('event', 'you sacrifice <source>', (_, { from }) =>
    toSelf(from, { on: 'move', match: { from: 'battlefield', cause: 'sacrifice' } }),
  ),
  row(
    'event',
    "<thing:one> is put into an opponent 's graveyard from the battlefield",
    ({ thing }, { from }) =>
      toOne(from, { ...thing, filter: [...thing.filter, { owner: 'opponent' }] }, { on: 'move', match: die }),
    'Viridian Revel',
  ),
  row(
    'event',
    '<source> attacks for the first time each turn',
    (_, { from }) => toSelf(from, { on: 'attack', nth: 1 }),
    'Aurelia, the Warleader',
  ),
  // What was dealt damage is what "that creature" means; what dealt it is called by what it is.
  row(
    'event',
    '<thing:one> deals combat damage to a creature',
    ({ thing: { filter, kinds } }, { from }) => ({
      on: { on: 'damage', source: filter, object: [{ has: ['types', 'Creature'] }], match: { combat: true } },
      mentions: [
        mention(
          from,
          { event: 'source' },
          kinds.filter((kind) => !['creature', 'permanent'].includes(kind)),
        ),
        mention(from + 1, { event: 'object' }, ['creature', 'permanent']),
      ],
    }),
    'Sosuke, Son of Seshiro',
  ),
  ...(['creature', 'land'] as const).map((type) =>
    row(
      'event',
      `one or more ${type} cards are put into your graveyard from your library`,
      () => ({
        on: {
          on: 'move',
          object: [{ has: ['types', type === 'land' ? 'Land' : 'Creature'] }, { owner: 'you' }],
          match: { from: 'library', to: 'graveyard' },
          batch: true,
        },
        mentions: [],
      }),
      'Sidisi, Brood Tyrant',
    ),
  ),
  row(
    'event',
    "a permanent is put into an opponent 's graveyard",
    (_, { from }) => ({
      on: { on: 'move', object: [{ owner: 'opponent' }], match: die },
      mentions: [mention(from, { ownerOf: { event: 'object' } }, ['player', 'opponent'])],
    }),
    'Patron of the Nezumi',
  ),
  row('event', 'you sacrifice another <thing>', ({ thing }, { from }) => sacrificed(from, thing, true)),
  row('event', 'you discard a card', () => ({
    on: { on: 'move', object: [{ owner: 'you' as const }], match: { cause: 'discard' } },
    mentions: [],
  })),
  row('event', 'an opponent discards a card', (_, { from }) => ({
    on: { on: 'move', object: [{ owner: 'opponent' as const }], match: { cause: 'discard' } },
    mentions: [mention(from, { ownerOf: { event: 'object' } }, ['player', 'opponent'])],
  })),
  row('event', 'you lose life', () => ({
    on: { on: 'stat', player: 'you', match: { stat: 'life', gain: false } },
    mentions: [],
  })),
  row('event', 'an opponent loses life', (_, { from }) =>
    byPlayer(from, { on: 'stat', match: { stat: 'life', gain: false } }, 'opponent'),
  ),
  row('event', 'an opponent gains life', (_, { from }) =>
    byPlayer(from, { on: 'stat', match: { stat: 'life', gain: true } }, 'opponent'),
  ),
  row('event', 'you cast your second spell each turn', () => nth(2)),
  row('event', 'you cast your first spell each turn', () => nth(1)),
  row('event', 'you cast your third spell each turn', () => nth(3)),
  row('trigger', "at the beginning of the upkeep of enchanted <kind> 's controller", ({ kind }, { from }) => ({
    on: { on: 'step', player: 'attachedController', match: { step: 'upkeep' } },
    mentions: [
      mention(from, 'attached', [kind, 'permanent']),
      mention(from + 1, { event: 'player' }, ['player', 'opponent']),
    ],
  })),
  row('trigger', "at the beginning of each player 's draw step", (_, { from }) => step('draw', undefined, from)),
  row('trigger', "at the beginning of each opponent 's draw step", (_, { from }) => step('draw', 'opponent', from)),
  row('trigger', "at the beginning of each player 's end step", (_, { from }) => step('end', undefined, from)),
  row('trigger', 'at the beginning of each combat', (_, { from }) => step('beginningOfCombat', undefined, from)),
  row('trigger', 'at the beginning of your postcombat|second main phase', () => step('postcombatMain', 'you')),
  row('trigger', 'at the beginning of the draw step', (_, { from }) => step('draw', undefined, from)),
  row('trigger', 'at the beginning of your upkeep', () => step('upkeep', 'you')),
  row('trigger', 'at the beginning of each upkeep', (_, { from }) => step('upkeep', undefined, from)),
  row('trigger', "at the beginning of each player 's upkeep", (_, { from }) => step('upkeep', undefined, from)),
  row('trigger', "at the beginning of each opponent 's upkeep", (_, { from }) => step('upkeep', 'opponent', from)),
  row('trigger', 'at the beginning of your draw step', () => step('draw', 'you')),
  row('trigger', 'at the beginning of your end step', () => step('end', 'you')),
  row('trigger', 'at the beginning of each end step', (_, { from }) => step('end', undefined, from)),
  row('trigger', 'at the beginning of the end step', (_, { from }) => step('end', undefined, from)),
  row('trigger', "at the beginning of each opponent 's end step", (_, { from }) => step('end', 'opponent', from)),
  row(
    'trigger',
    'at the beginning of combat on your turn',
    () => step('beginningOfCombat', 'you'),
    'Riling Dawnbreaker',
  ),
  row('trigger', 'at the beginning of your precombat|first main phase', () => step('precombatMain', 'you')),
  row('trigger', 'at end of combat', () => step('endOfCombat')),
];

/** Cards and positions by which the rules of chapter 7 are tried by either player, in either's turn. */
import type { CardDefinition, Effect, Ref } from '@arbiter/engine';
import { magicPosition, type Play } from '@arbiter/test-kit';
import {
  activated,
  and,
  attach,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  enters,
  faces,
  fight,
  gainLife,
  instant,
  keyword,
  player,
  plus,
  regenerate,
  subtype,
  t,
  target,
  transform,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const does = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const onCreature = (name: string, ...effects: Effect[]) =>
  instant(name, '{0}', { targets: [target(creature)], effects });
const turnedOver = (name: string, other: string, type: string) =>
  faces('transform', creatureCard(name, '{0}', 'Human', '1/1'), card(other, { type, colors: [], abilities: [] }));
const unmask = (what: Ref): Effect => ({ do: 'status', what, status: 'faceDown', on: false });

export const CARDS: CardDefinition[] = [
  does('Test Cloak', { do: 'cloak', count: 1 }),
  does('Test Cloak Two', { do: 'cloak', count: 2 }),
  does('Test Cloak All', { do: 'cloak', count: 1, who: 'players' }),
  does('Test Manifest', { do: 'manifest', count: 1 }),
  does('Test Manifest All', { do: 'manifest', count: 1, who: 'players' }),
  does('Test Manifest Two', { do: 'manifest', count: 2 }),
  does('Test Manifest Theirs', { do: 'manifest', count: 2, who: 'opponents' }),
  onCreature('Test Unmask', unmask(t(0))),
  relic(
    'Test Growth',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Greeter', '{1}{G}', 'Human', '3/3', triggered(enters, { effects: [gainLife(4)] })),
  creatureCard('Test Raptor', '{2}{G}', 'Bird', '3/1', keyword('flying')),
  creatureCard('Test Colossal', '{3}', 'Golem', '6/6', {
    kind: 'replacement',
    on: 'status',
    object: 'self',
    match: { status: 'faceDown', on: false },
    change: {},
    also: [{ do: 'counters', what: 'self', kind: '+1/+1', amount: 2 }],
  } as never),
  card('Test Plain Land', { type: 'Land', abilities: [] }),
  turnedOver('Test Scholar', 'Test Verse', 'Instant'),
  turnedOver('Test Odd', 'Test Rite', 'Sorcery'),
  faces(
    'transform',
    creatureCard('Test Turner', '{0}', 'Human', '1/1', activated([], { effects: [{ do: 'convert', what: 'self' }] })),
    card('Test Turned', {
      type: 'Creature — Human',
      colors: [],
      power: 4,
      toughness: 4,
      abilities: [activated([], { effects: [transform('self')] })],
    }),
  ),
  onCreature('Test Convert', { do: 'convert', what: t(0) }),
  onCreature('Test Transform', transform(t(0))),
  does('Test Convert All', { do: 'convert', what: each(creature) }),
  does('Test Turn All', transform(each(creature))),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([], { effects: [regenerate('self')] })),
  does('Test Save', regenerate(each(creature))),
  does('Test Wrath', destroy(each(creature), { noRegeneration: true })),
  onCreature('Test Murder', destroy(t(0), { noRegeneration: true })),
  onCreature('Test Kill', destroy(t(0))),
  does('Test Scry None', { do: 'arrange', kind: 'SCRY', count: 0, piles: ['top', 'bottom'] }, gainLife(1)),
  does('Test Scry', { do: 'arrange', kind: 'SCRY', count: 1, piles: ['top', 'bottom'] }, gainLife(1)),
  does('Test Scry All', {
    do: 'arrange',
    kind: 'SCRY',
    count: 0,
    who: 'opponents',
    piles: ['top', 'bottom'],
  } as Effect),
  does('Test Sip', gainLife(1)),
  onCreature('Test Bolt', damage(3, t(0))),
  does('Test Quake', damage(2, each(creature)), damage(2, { each: { player: 'any' } })),
  relic(
    'Test Dirge',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Brawl', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [fight(t(0), t(1))],
  }),
  onCreature('Test Solo', fight(t(0), t(0))),
  relic('Test Medic', triggered({ on: 'damage', match: { combat: true } }, { effects: [gainLife(10)] })),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', [{ mod: 'set', prop: 'power', value: 7 }])],
  }),
  card('Test Weight', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', [{ mod: 'set', prop: 'power', value: 0 }])],
  }),
  instant('Test Move', '{0}', {
    targets: [target({ any: [subtype('Aura'), subtype('Equipment')] }), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
  does('Test Tutor', { do: 'search', who: 'you', to: 'hand', count: 2 } as Effect),
  does('Test Rifle', { do: 'search', of: 'opponents', to: 'exile', count: 2 } as Effect),
  does(
    'Test Mill Back',
    { do: 'mill', who: 'players', count: 1, save: 'lost' } as Effect,
    {
      do: 'move',
      what: { now: { saved: 'lost' } },
      to: 'exile',
    } as Effect,
  ),
  does('Test Bump', { do: 'counters', what: each(creature), kind: '-1/-1', amount: 1 } as Effect),
  onCreature('Test Become', {
    do: 'become',
    what: t(0),
    copy: { each: and(creature, { named: 'Hill Giant' }) },
  } as Effect),
  onCreature('Test Alter', {
    do: 'become',
    what: t(0),
    copy: { each: and(creature, { named: 'Craw Wurm' }) },
  } as Effect),
  does('Test Twin', { do: 'create', copy: { each: and(creature, { named: 'Grizzly Bears' }) } } as Effect),
  onCreature('Test Pump', untilEndOfTurn(t(0), ...plus(2, 2))),
  relic('Test Pinger', activated([], { targets: [target(player)], effects: [damage(1, t(0))] })),
  instant('Test Copy Ability', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  relic('Test Tally', triggered({ on: 'damage' } as never, { effects: [gainLife(1)] })),
  onCreature('Test Spark', damage(1, t(0))),
];
export const offered = (game: Play, kind = 'CAST') =>
  game
    .decision()
    .options.filter((o) => o.kind === kind && !o.mana)
    .map((o) => o.card);
export const ups = (game: Play) =>
  game.decision().options.flatMap((o) => (o.kind === 'TURN_FACE_UP' ? [[o.card, o.method, o.cost]] : []));
export const down = (game: Play, seat: number) =>
  Object.values(game.view().objects).filter((o) => o.zone === 'battlefield' && o.faceDown && o.controller === seat);
export type Side = Parameters<typeof magicPosition>[0][0];
/** The other player has priority in the main phase of the first. */
export const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
export const LOOKS = { name: '', types: ['Creature'], subtypes: [], manaCost: null, power: 2, toughness: 2 };
export const name = (game: Play, whole: string) => game.the(whole).name;

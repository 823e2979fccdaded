/** Planes and phenomena (311, 312): the cards of planar decks. All of their abilities function in the command zone (901.7). */
import type { Ability, Body, Condition, Effect, Filter, SingleFaced, TriggerPattern, Value } from '@arbiter/engine';
import {
  addMana,
  and,
  card,
  color,
  continuous,
  create,
  creature,
  damage,
  destroy,
  discard,
  draw,
  each,
  gainLife,
  has,
  inCommand,
  land,
  manaAbility,
  may,
  mill,
  not,
  permanent,
  player,
  playerOrPlaneswalker,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

/** `plane('Krosa', 'Dominaria', …)` */
const plane = (name: string, type: string, ...abilities: (Ability | Ability[])[]): SingleFaced =>
  card(name, { type: `Plane — ${type}`, abilities: abilities.flat().map(inCommand) });
/** Its ability triggers when its controller encounters it (312.5). */
const phenomenon = (name: string, ...effects: Effect[]): SingleFaced =>
  card(name, {
    type: 'Phenomenon',
    abilities: [inCommand(triggered({ on: 'encounter', object: 'self', player: 'you' }, { effects }))],
  });

/** The chaos ability (311.7). */
const chaos = (body: Body): Ability => triggered({ on: 'chaos', object: 'self' }, body);
const walkTo: TriggerPattern = { on: 'planeswalkTo', object: 'self', player: 'you' };
const walkFrom: TriggerPattern = { on: 'planeswalkFrom', object: 'self', player: 'you' };
/** "When you planeswalk here and at the beginning of your upkeep" */
const arrivingAndUpkeep = (body: Body): Ability[] => [triggered(walkTo, body), triggered(yourUpkeep, body)];
const yourEndStep: TriggerPattern = { on: 'step', player: 'you', match: { step: 'end' } };

const creatures: Filter = and(permanent, creature);
const yourCreatures: Filter = and(creatures, youControl);
const untapAll = (what: Filter): Effect => ({ do: 'status', what: { each: what }, status: 'tapped', on: false });
/** "Until a player planeswalks" */
const untilPlaneswalk = { kind: 'untilEvent', on: { on: 'planeswalk' }, lasting: true } as const;
const inYourHand: Filter = [{ zone: 'hand' }, { owner: 'you' }];
const handIsEmpty: Condition = { not: { exists: inYourHand } };
const many = (kind: string): Value => ({ counters: kind, of: 'self' });
const planeCard: Filter = { has: ['types', 'Plane'] };
const twoPlanes: Value = { planarDepth: planeCard, nth: 2 };

export const planes: SingleFaced[] = [
  plane(
    'Academy at Tolaria West',
    'Dominaria',
    triggered(yourEndStep, { if: handIsEmpty, effects: [draw(7)] }),
    chaos({ effects: [discard({ countOf: { each: inYourHand } }, 'you')] }),
  ),
  plane(
    'Akoum',
    'Zendikar',
    continuous({ players: 'all' }, [{ mod: 'rule', rule: 'asThoughFlash', of: { has: ['types', 'Enchantment'] } }]),
    chaos({ targets: [target(and(creature, not({ bears: subtype('Aura') })))], effects: [destroy(t(0))] }),
  ),
  plane(
    'Celestine Reef',
    'Luvion',
    continuous(and(creatures, not({ any: [withKeyword('flying'), { keyword: 'landwalk', label: 'islandwalk' }] })), [
      rule('cantAttack'),
    ]),
    chaos({
      effects: [
        { do: 'modify', what: 'you', mods: [rule('cantLose')], until: untilPlaneswalk },
        { do: 'modify', what: 'opponents', mods: [rule('cantWin')], until: untilPlaneswalk },
      ],
    }),
  ),
  plane(
    'Feeding Grounds',
    'Muraganda',
    continuous({ players: 'all' }, [{ mod: 'cost', of: color('R'), less: [{ pay: 'mana', cost: '{1}' }] }]),
    continuous({ players: 'all' }, [{ mod: 'cost', of: color('G'), less: [{ pay: 'mana', cost: '{1}' }] }]),
    chaos({ targets: [target(creature)], effects: [putCounters({ stat: 'manaValue', of: t(0) }, t(0))] }),
  ),
  plane(
    'Fields of Summer',
    'Moag',
    triggered(
      { on: 'cast', player: 'any' },
      { effects: [{ do: 'may', who: { event: 'player' }, then: [gainLife(2, { event: 'player' })] }] },
    ),
    chaos({ effects: [may('Gain 10 life?', gainLife(10))] }),
  ),
  plane(
    'Gavony',
    'Innistrad',
    continuous(creatures, [has('vigilance')]),
    chaos({ effects: [untilEndOfTurn({ each: yourCreatures }, has('indestructible'))] }),
  ),
  plane(
    'Goldmeadow',
    'Lorwyn',
    triggered(
      { on: 'move', object: land, match: { to: 'battlefield' } },
      {
        effects: [
          {
            do: 'create',
            token: token('Goat', 'Creature — Goat', ['W'], '0/1'),
            count: 3,
            who: { controllerOf: { event: 'became' } },
          },
        ],
      },
    ),
    chaos({ effects: [create(token('Goat', 'Creature — Goat', ['W'], '0/1'))] }),
  ),
  plane(
    'Krosa',
    'Dominaria',
    continuous(creatures, plus(2, 2)),
    chaos({ effects: [may('Add {W}{U}{B}{R}{G}?', addMana('{W}{U}{B}{R}{G}'))] }),
  ),
  plane(
    'Lair of the Ashen Idol',
    'Azgol',
    triggered(yourUpkeep, {
      effects: [
        {
          do: 'if',
          if: { exists: yourCreatures },
          then: [{ do: 'sacrifice', who: 'you', filter: creature, count: 1 }],
          else: [{ do: 'planeswalk' }],
        },
      ],
    }),
    chaos({
      targets: [target(player, { min: 0, max: null })],
      effects: [{ do: 'create', token: token('Zombie', 'Creature — Zombie', ['B'], '2/2'), count: 1, who: t(0) }],
    }),
  ),
  plane(
    'Lethe Lake',
    'Arkhos',
    triggered(yourUpkeep, { effects: [mill(10, 'you')] }),
    chaos({ targets: [target(player)], effects: [mill(10, t(0))] }),
  ),
  plane(
    'Llanowar',
    'Dominaria',
    continuous(creatures, [has(manaAbility('{G}{G}'))]),
    chaos({ effects: [untapAll(yourCreatures)] }),
  ),
  plane(
    'Megaflora Jungle',
    'Gargantikar',
    continuous([...[creatures].flat(), { stat: ['manaValue', '<=', 2] }], plus(2, 2)),
    chaos({
      effects: [create(token('Butterfly', 'Creature — Insect', ['G'], '1/1', { kind: 'keyword', keyword: 'flying' }))],
    }),
  ),
  plane(
    'Naar Isle',
    'Wildfire',
    triggered(yourUpkeep, { effects: [putCounters(1, 'self', 'flame'), damage(many('flame'), 'you')] }),
    chaos({ targets: [target(playerOrPlaneswalker)], effects: [damage(3, t(0))] }),
  ),
  plane(
    'Panopticon',
    'Mirrodin',
    triggered(walkTo, { effects: [draw(1)] }),
    triggered({ on: 'step', player: 'you', match: { step: 'draw' } }, { effects: [draw(1)] }),
    chaos({ effects: [draw(1)] }),
  ),
  plane(
    'Pools of Becoming',
    'Bolas’s Meditation Realm',
    triggered(yourEndStep, {
      effects: [
        { do: 'remember', as: 'many', value: { countOf: { each: inYourHand } } },
        { do: 'move', what: { each: inYourHand }, to: 'library', cause: 'return', position: 'bottom' },
        draw({ number: 'many' }),
      ],
    }),
    chaos({
      effects: [
        { do: 'remember', as: 'shown', what: { planarTop: 3 } },
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'chaosEnsues', on: { saved: 'shown' } },
        { do: 'restackPlanes', what: { saved: 'shown' }, to: 'bottom' },
      ],
    }),
  ),
  plane(
    'Quicksilver Sea',
    'Mirrodin',
    arrivingAndUpkeep({ effects: [{ do: 'arrange', kind: 'SCRY', count: 4, piles: ['top', 'bottom'] }] }),
    chaos({
      effects: [
        { do: 'reveal', what: { top: 1 } },
        { do: 'play', what: { top: 1 }, cost: [] },
      ],
    }),
  ),
  plane(
    'Sanctum of Serra',
    'Serra’s Realm',
    triggered(walkFrom, { effects: [destroy(each(permanent, not(land)))] }),
    chaos({
      effects: [may('Have your life total become 20?', { do: 'stat', who: 'you', stat: 'life', to: 20 })],
    }),
  ),
  plane(
    'Shiv',
    'Dominaria',
    continuous(creatures, [
      has({
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{R}' }],
        effects: [untilEndOfTurn('self', plus(1, 0))],
      }),
    ]),
    chaos({
      effects: [create(token('Dragon', 'Creature — Dragon', ['R'], '5/5', { kind: 'keyword', keyword: 'flying' }))],
    }),
  ),
  plane(
    'Stairs to Infinity',
    'Xerex',
    continuous({ players: 'all' }, [rule('noMaximumHandSize')]),
    triggered({ on: 'rollPlanarDie', player: 'you' }, { effects: [draw(1)] }),
    chaos({
      effects: [
        { do: 'remember', as: 'shown', what: { planarTop: 1 } },
        { do: 'reveal', what: { saved: 'shown' } },
        may('Put it on the bottom of your planar deck?', {
          do: 'restackPlanes',
          what: { saved: 'shown' },
          to: 'bottom',
        }),
      ],
    }),
  ),
  plane(
    'Tazeem',
    'Zendikar',
    continuous(creatures, [rule('cantBlock')]),
    chaos({ effects: [draw({ countOf: each(permanent, land, youControl) })] }),
  ),
  plane(
    'Ten Wizards Mountain',
    'Shenmeng',
    triggered(
      { on: 'rollPlanarDie', player: 'you' },
      { targets: [target(creature, { min: 0, max: 1 })], effects: [putCounters(1, t(0))] },
    ),
    chaos({ effects: [untilEndOfTurn({ each: yourCreatures }, has('flying'))] }),
  ),
  plane(
    'The Eon Fog',
    'Equilor',
    continuous({ players: 'all' }, [rule('skip', { what: 'untap' })]),
    chaos({ effects: [untapAll(and(permanent, youControl))] }),
  ),
  plane(
    'The Hippodrome',
    'Segovia',
    continuous(creatures, plus(-5, 0)),
    chaos({
      targets: [target(creature)],
      effects: [
        {
          do: 'if',
          if: { compare: [{ stat: 'power', of: t(0) }, '<=', 0] },
          then: [may('Destroy it?', destroy(t(0)))],
        },
      ],
    }),
  ),
  plane(
    'The Zephyr Maze',
    'Kyneth',
    continuous(and(creatures, withKeyword('flying')), plus(2, 0)),
    continuous(and(creatures, not(withKeyword('flying'))), plus(-2, 0)),
    chaos({ targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  ),
  plane(
    'Turri Island',
    'Ir',
    continuous({ players: 'all' }, [{ mod: 'cost', of: creature, less: [{ pay: 'mana', cost: '{2}' }] }]),
    chaos({
      effects: [
        { do: 'remember', as: 'shown', what: { top: 3 } },
        { do: 'reveal', what: { saved: 'shown' } },
        {
          do: 'move',
          what: { each: [{ zone: 'library' }, { in: { saved: 'shown' } }, creature] },
          to: 'hand',
          cause: 'return',
        },
        {
          do: 'move',
          what: { each: [{ zone: 'library' }, { in: { saved: 'shown' } }] },
          to: 'graveyard',
          cause: 'return',
        },
      ],
    }),
  ),
  plane(
    'Undercity Reaches',
    'Ravnica',
    triggered(
      { on: 'damage', source: creature, player: 'any', match: { combat: true } },
      {
        effects: [
          {
            do: 'may',
            who: { controllerOf: { event: 'source' } },
            then: [draw(1, { controllerOf: { event: 'source' } })],
          },
        ],
      },
    ),
    chaos({
      effects: [{ do: 'modify', what: 'you', mods: [rule('noMaximumHandSize')], until: { kind: 'permanent' } }],
    }),
  ),
];

export const phenomena: SingleFaced[] = [
  phenomenon('Chaotic Aether', {
    do: 'modify',
    what: 'players',
    mods: [rule('blankIsChaos')],
    until: { kind: 'untilEvent', on: { on: 'planeswalkFrom', object: planeCard }, lasting: true },
  }),
  phenomenon(
    'Interplanar Tunnel',
    { do: 'remember', as: 'shown', what: { planarTop: { planarDepth: planeCard, nth: 5 } } },
    { do: 'reveal', what: { saved: 'shown' } },
    { do: 'choose', among: { planarTop: { planarDepth: planeCard, nth: 5 }, that: planeCard }, save: 'next' },
    { do: 'restackPlanes', what: { saved: 'shown' }, to: 'bottom', random: true },
    { do: 'restackPlanes', what: { saved: 'next' }, to: 'top' },
  ),
  phenomenon('Mutual Epiphany', draw(4, 'players')),
  phenomenon('Planewide Disaster', destroy({ each: creatures })),
  phenomenon(
    'Spatial Merging',
    { do: 'remember', as: 'shown', what: { planarTop: twoPlanes } },
    { do: 'remember', as: 'planes', what: { planarTop: twoPlanes, that: planeCard } },
    { do: 'reveal', what: { saved: 'shown' } },
    { do: 'planeswalk', to: { saved: 'planes' } },
    { do: 'restackPlanes', what: { saved: 'shown' }, to: 'bottom' },
  ),
];

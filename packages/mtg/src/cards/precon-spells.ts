/** Instants and sorceries of preconstructed decks. */
import type { Effect, FilterClause } from '@arbiter/engine';
import {
  and,
  anyTarget,
  card,
  control,
  counterSpell,
  creature,
  damage,
  destroy,
  draw,
  each,
  exile,
  faces,
  fight,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  may,
  not,
  opponentControls,
  plus,
  putCounters,
  putOntoBattlefield,
  returnToHand,
  skipsNextUntap,
  sorcery,
  spell,
  subtype,
  t,
  tapIt,
  target,
  token,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const DYING = { from: 'battlefield', to: 'graveyard' } as const;
/** What was blocked this turn by one of the targets, whether both are still there or not. */
const blockedByTargets: FilterClause = {
  happened: { on: 'block', source: 'self' },
  by: { saved: 'target' },
};
const forJace = (where: { zone?: string; also?: string[] }): Effect => ({
  do: 'search',
  filter: { named: 'Jace, Ingenious Mind-Mage' },
  to: 'hand',
  reveal: true,
  ...where,
});
/** As it was cast its player controlled a Dragon; what is copied was not cast (707.10). */
const castBesideDragon: FilterClause = {
  happened: { on: 'cast', object: 'self', player: { each: { controls: [subtype('Dragon'), '>=', 1] } } },
};
const untappedVampires = and(subtype('Vampire'), creature, youControl, { not: { status: 'tapped' } });
const fused = (name: string, cost: string, body: Parameters<typeof spell>[0]) =>
  card(name, { cost, type: 'Sorcery', abilities: [keyword('fuse'), spell(body)] });

export const preconSpells = [
  instant('Urge to Feed', '{B}{B}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), plus(-3, -3)),
      {
        do: 'choose',
        from: untappedVampires,
        min: 0,
        max: { count: untappedVampires },
        prompt: 'Choose Vampires to tap',
        save: 'vampires',
      },
      tapIt({ saved: 'vampires' }, 'tapped'),
      putCounters(1, { saved: 'tapped' }),
    ],
  }),
  faces(
    'split',
    fused('Give', '{2}{G}', { targets: [target(creature)], effects: [putCounters(3, t(0))] }),
    fused('Take', '{2}{U}', {
      targets: [target(and(creature, youControl))],
      effects: [
        { do: 'remember', as: 'before', value: { counters: '+1/+1', of: t(0) } },
        { do: 'clearCounters', what: t(0), kind: '+1/+1' },
        draw({ sum: [{ number: 'before' }, { negative: { counters: '+1/+1', of: t(0) } }] }),
      ],
    }),
  ),
  card('Grab the Reins', {
    cost: '{3}{R}',
    type: 'Instant',
    abilities: [
      spell({
        modes: {
          min: 1,
          max: 1,
          choices: [
            {
              label: 'you gain control of a creature, and it has haste',
              targets: [target(creature)],
              effects: [untilEndOfTurn(t(0), control, has('haste'))],
            },
            {
              label: 'sacrifice a creature for damage equal to its power',
              targets: [target(anyTarget)],
              effects: [
                { do: 'sacrifice', who: 'you', filter: and(creature, youControl), save: 'given' },
                damage({ stat: 'power', of: { was: { saved: 'given' } } }, t(0)),
              ],
            },
          ],
        },
      }),
      keyword('entwine', { cost: [mana('{2}{R}')] }),
    ],
  }),
  sorcery('Time to Feed', '{2}{G}', {
    targets: [target(and(creature, opponentControls)), target(and(creature, youControl))],
    effects: [
      {
        do: 'delayed',
        on: { on: 'move', object: { in: { saved: 'target' } }, match: { from: 'battlefield', to: 'graveyard' } },
        until: { kind: 'endOfTurn' },
        effects: [gainLife(3)],
      },
      fight(t(1), t(0)),
    ],
  }),
  instant('Soul Parry', '{1}{W}', {
    targets: [target(creature, { min: 1, max: 2 })],
    effects: [
      {
        do: 'createReplacement',
        from: t(0),
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Ignorant Bliss', '{1}{R}', {
    effects: [
      {
        do: 'move',
        what: each({ zone: 'hand' }, { owner: 'you' }),
        to: 'exile',
        cause: 'exile',
        status: { faceDown: true },
        save: 'away',
      },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [returnToHand({ saved: 'away' }), draw(1)],
      },
    ],
  }),
  card('Devouring Rage', {
    cost: '{4}{R}',
    type: 'Instant — Arcane',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: subtype('Spirit'), count: 'x', label: 'any number of Spirits' }],
        targets: [target(creature)],
        effects: [
          untilEndOfTurn(t(0), plus(3, 0)),
          untilEndOfTurn(t(0), [{ mod: 'add', stat: 'power', value: { times: [3, 'x'] } }]),
        ],
      },
    ],
  }),
  card("Candles' Glow", {
    cost: '{1}{W}',
    type: 'Instant — Arcane',
    abilities: [
      spell({
        targets: [target(anyTarget)],
        effects: [
          {
            do: 'createReplacement',
            entities: t(0),
            shield: 3,
            replaces: { on: 'damage', prevent: true, also: [gainLife({ event: 'prevented' })] },
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
      keyword('splice', { from: subtype('Arcane'), label: 'Arcane', cost: [mana('{1}{W}')] }),
    ],
  }),
  instant('Triton Tactics', '{U}', {
    targets: [target(creature, { min: 0, max: 2 })],
    effects: [
      untilEndOfTurn(t(0), plus(0, 3)),
      { do: 'status', what: t(0), status: 'tapped', on: false },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'endOfCombat' } },
        until: { kind: 'endOfTurn' },
        effects: [
          { do: 'remember', as: 'blocked', what: each(creature, blockedByTargets) },
          tapIt({ saved: 'blocked' }),
          skipsNextUntap({ saved: 'blocked' }),
        ],
      },
    ],
  }),
  card("Aquitect's Will", {
    cost: '{U}',
    type: 'Kindred Sorcery — Merfolk',
    abilities: [
      spell({
        targets: [target(land)],
        effects: [
          putCounters(1, t(0), 'flood'),
          {
            do: 'modify',
            what: t(0),
            mods: [{ mod: 'gain', prop: 'subtypes', values: ['Island'] }],
            until: { kind: 'asLongAs', if: { is: [t(0), { counters: ['flood', 1] }] } },
          },
          { do: 'if', if: { exists: [subtype('Merfolk'), youControl] }, then: [draw(1)] },
        ],
      }),
    ],
  }),
  sorcery('Caravan Vigil', '{G}', {
    effects: [
      {
        do: 'search',
        filter: [land, { has: ['supertypes', 'Basic'] }],
        reveal: true,
        save: 'found',
      },
      {
        do: 'if',
        if: {
          all: [
            { exists: [{ in: { saved: 'found' } }, { zone: 'library' }] },
            { compare: [{ happened: { on: 'move', object: creature, match: DYING } }, '>=', 1] },
          ],
        },
        then: [may('Put it onto the battlefield?', putOntoBattlefield({ saved: 'found' }))],
      },
      { do: 'move', what: { saved: 'found' }, to: 'hand', cause: 'search' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  sorcery("Crater's Claws", '{X}{R}', {
    targets: [target(anyTarget)],
    effects: [
      {
        do: 'if',
        if: { exists: [creature, youControl, { stat: ['power', '>=', 4] }] },
        then: [damage({ sum: ['x', 2] }, t(0))],
        else: [damage('x', t(0))],
      },
    ],
  }),
  instant('Power Sink', '{X}{U}', {
    targets: [{ what: { is: 'spell' } }],
    effects: [
      {
        do: 'pay',
        who: { controllerOf: t(0) },
        cost: [mana('{1}')],
        times: 'x',
        then: [],
        else: [
          counterSpell(t(0)),
          tapIt(each(land, { controller: { controllerOf: t(0) } }, { is: 'hasManaAbility' })),
          { do: 'loseMana', who: { controllerOf: t(0) } },
        ],
      },
    ],
  }),
  sorcery('Grasping Current', '{4}{U}', {
    targets: [target(creature, { min: 0, max: 2 })],
    effects: [
      returnToHand(t(0)),
      {
        do: 'either',
        choices: [
          { label: 'library', effects: [forJace({}), { do: 'shuffle', who: 'you' }] },
          { label: 'graveyard', effects: [forJace({ zone: 'graveyard' })] },
          {
            label: 'library and graveyard',
            effects: [forJace({ also: ['graveyard'] }), { do: 'shuffle', who: 'you' }],
          },
        ],
      },
    ],
  }),
  sorcery('Decompose', '{1}{B}', {
    targets: [{ what: [{ zone: 'graveyard' }], min: 0, max: 3, together: 'sameOwner' }],
    effects: [exile(t(0))],
  }),
  card("Silumgar's Scorn", {
    cost: '{U}{U}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        optional: [
          { name: 'dragon', cost: [{ pay: 'reveal', what: subtype('Dragon'), count: 1, label: 'a Dragon card' }] },
        ],
        targets: [{ what: { is: 'spell' } }],
        effects: [
          {
            do: 'if',
            if: { any: [{ paid: 'dragon' }, { is: ['self', castBesideDragon] }] },
            then: [counterSpell(t(0))],
            else: [
              {
                do: 'pay',
                who: { controllerOf: t(0) },
                cost: [mana('{1}')],
                then: [],
                else: [counterSpell(t(0))],
              },
            ],
          },
        ],
      },
    ],
  }),
  sorcery('Molten Rain', '{1}{R}{R}', {
    targets: [target(land)],
    effects: [
      destroy(t(0)),
      {
        do: 'if',
        if: { is: [t(0), not({ has: ['supertypes', 'Basic'] })] },
        then: [damage(2, { controllerOf: t(0) })],
      },
    ],
  }),
  faces(
    'split',
    fused('Flesh', '{3}{B}{G}', {
      targets: [target([{ zone: 'graveyard' }, creature]), target(creature)],
      effects: [exile(t(0), 'exiled'), putCounters({ stat: 'power', of: { saved: 'exiled' } }, t(1))],
    }),
    fused('Blood', '{R}{G}', {
      targets: [target(and(creature, youControl)), target(anyTarget)],
      effects: [damage({ stat: 'power', of: t(0) }, t(1), t(0))],
    }),
  ),
  sorcery('Martial Coup', '{X}{W}{W}', {
    effects: [
      { do: 'create', token: token('Soldier', 'Creature — Soldier', ['W'], '1/1'), count: 'x', save: 'made' },
      {
        do: 'if',
        if: { compare: ['x', '>=', 5] },
        then: [destroy(each(creature, not({ in: { saved: 'made' } })))],
      },
    ],
  }),
];

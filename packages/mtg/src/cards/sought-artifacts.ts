/** Artifacts that many decks have and whose text no template of card texts says. */
import type { Ability, CardDefinition } from '@arbiter/engine';
import {
  activated,
  and,
  attach,
  card,
  continuous,
  create,
  creature,
  destroy,
  each,
  enters,
  exile,
  gainLife,
  has,
  keyword,
  land,
  mana,
  manaAbility,
  may,
  not,
  permanent,
  player,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const saproling = token('Saproling', 'Creature — Saproling', ['G'], '1/1');
const sacrificeThis = { pay: 'sacrifice', what: 'self' } as const;
const equip = (cost: string): Ability => keyword('equip', { cost: [mana(cost)] });

export const soughtArtifacts: CardDefinition[] = [
  card('Bubbling Cauldron', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      activated([mana('{1}'), tap, { pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }], {
        effects: [gainLife(4)],
      }),
      activated(
        [
          mana('{1}'),
          tap,
          {
            pay: 'sacrifice',
            what: and(creature, { named: 'Festering Newt' }),
            count: 1,
            label: 'a creature named Festering Newt',
          },
        ],
        {
          effects: [
            { do: 'stat', stat: 'life', who: 'opponents', amount: -4, total: 'lost' },
            gainLife({ number: 'lost' }),
          ],
        },
      ),
    ],
  }),
  card("Illusionist's Bracers", {
    cost: '{2}',
    type: 'Artifact — Equipment',
    abilities: [
      triggered(
        { on: 'activate', object: 'attached' },
        { effects: [{ do: 'copy', what: { event: 'item' }, newTargets: true }] },
      ),
      equip('{3}'),
    ],
  }),
  card('Sword of the Meek', {
    cost: '{2}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', plus(1, 2)),
      equip('{2}'),
      triggered(
        {
          on: 'move',
          object: and(creature, youControl, { stat: ['power', '=', 1] }, { stat: ['toughness', '=', 1] }),
          match: { to: 'battlefield' },
        },
        {
          zone: 'graveyard',
          effects: [
            may(
              'Return it to the battlefield?',
              { do: 'move', what: 'self', to: 'battlefield', cause: 'return', controller: 'you', save: 'sword' },
              attach({ saved: 'sword' }, { event: 'became' }),
            ),
          ],
        },
      ),
    ],
  }),
  card('Defense Grid', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'all', that: and(player, not({ player: 'active' })) }, [
        { mod: 'cost', of: [], more: [mana('{3}')] },
      ]),
    ],
  }),
  card('Oblivion Stone', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      activated([mana('{4}'), tap], { targets: [target(permanent)], effects: [putCounters(1, t(0), 'fate')] }),
      activated([mana('{5}'), tap, sacrificeThis], {
        effects: [
          destroy(each(permanent, not(land), not({ counters: ['fate', 1] }))),
          { do: 'clearCounters', what: each(permanent), kind: 'fate' },
        ],
      }),
    ],
  }),
  card('Druidic Satchel', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      activated([mana('{2}'), tap], {
        effects: [
          { do: 'remember', as: 'top', what: { top: 1 } },
          { do: 'reveal', what: { saved: 'top' } },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, creature]] },
            then: [create(saproling)],
          },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, not(creature), not(land)]] },
            then: [gainLife(2)],
          },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, land]] },
            then: [{ do: 'move', what: { saved: 'top' }, to: 'battlefield', cause: 'return', controller: 'you' }],
          },
        ],
      }),
    ],
  }),
  card('Vedalken Shackles', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous('self', [rule('mayStayTapped')]),
      activated([mana('{2}'), tap], {
        targets: [target(and(creature, { stat: ['power', '<=', { count: and(subtype('Island'), youControl) }] }))],
        effects: [
          {
            do: 'modify',
            what: t(0),
            mods: [{ mod: 'control', to: 'you' }],
            until: { kind: 'asLongAs', if: { exists: [permanent, { self: true }, { status: 'tapped' }] } },
          },
        ],
      }),
    ],
  }),
  card('Dimir Keyrune', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      manaAbility('{U}', '{B}'),
      activated([mana('{U}{B}')], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
            { mod: 'set', prop: 'colors', value: ['U', 'B'] },
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Horror'] },
            rule('cantBeBlocked'),
          ),
        ],
      }),
    ],
  }),
  card('Phyrexian Totem', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      manaAbility('{B}'),
      activated([mana('{2}{B}')], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
            { mod: 'set', prop: 'colors', value: ['B'] },
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Phyrexian', 'Horror'] },
            has('trample'),
          ),
        ],
      }),
      triggered(
        { on: 'damage', object: 'self' },
        {
          if: { is: ['self', creature] },
          effects: [{ do: 'sacrifice', who: 'you', filter: permanent, count: { event: 'amount' } }],
        },
      ),
    ],
  }),
  card('Fleetwheel Cruiser', {
    cost: '{4}',
    type: 'Artifact — Vehicle',
    power: 5,
    toughness: 3,
    abilities: [
      keyword('trample'),
      keyword('haste'),
      triggered(enters, {
        effects: [untilEndOfTurn('self', { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] })],
      }),
      keyword('crew', { value: 2 }),
    ],
  }),
  card('Grafted Wargear', {
    cost: '{3}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', plus(3, 2)),
      triggered(
        { on: 'unattach', object: 'self' },
        {
          effects: [
            {
              do: 'move',
              what: each(permanent, youControl, { in: { event: 'source' } }),
              to: 'graveyard',
              cause: 'sacrifice',
            },
          ],
        },
      ),
      equip('{0}'),
    ],
  }),
  card('Sword of Kaldra', {
    cost: '{4}',
    type: 'Legendary Artifact — Equipment',
    abilities: [
      continuous('attached', plus(5, 5)),
      triggered({ on: 'damage', source: 'attached', object: creature }, { effects: [exile({ event: 'object' })] }),
      equip('{4}'),
    ],
  }),
];

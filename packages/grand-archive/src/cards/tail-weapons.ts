/** Weapons and other things beside the field that are written by hand, each composed of words that other cards have. */
import type { SingleFaced } from '@arbiter/engine';
import {
  activated,
  banishThis,
  champion,
  choose,
  classBonus,
  continuous,
  damage,
  each,
  element,
  levelAtLeast,
  onEnter,
  plus,
  putCounters,
  regaliaItem,
  regaliaWeapon,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  when,
  youControl,
} from '../language/builders.js';
import { printedCard, unique } from './common.js';

const tor = unique(
  printedCard(
    'Tor, Realmwalker Colossus',
    'neos',
    'Unique Domain',
    3,
    'Guardian Siegeable Construct Golem',
    continuous('self', [{ mod: 'rule', rule: 'attacksAsAlly' }]),
    continuous('self', [plus('power', { quotient: [{ counters: 'durability', of: 'self' }, 4], round: 'down' })]),
    classBonus(
      onEnter(
        choose('given', [{ has: ['types', 'Domain'] }, youControl], { min: 0, max: 3 }),
        { do: 'move', what: saved('given'), to: 'graveyard', cause: 'sacrifice', save: 'gone' },
        {
          do: 'forEach',
          of: saved('gone'),
          as: 'one',
          effects: [
            putCounters(2, 'durability', 'self'),
            when(
              { is: [{ was: saved('one') }, { prop: ['costKind', 'reserve'] }] },
              putCounters({ stat: 'cost', of: { was: saved('one') } }, 'durability', 'self'),
            ),
          ],
        },
      ),
    ),
  ),
);

export const tailWeapons: SingleFaced[] = [
  { ...tor, props: { ...tor.props, power: 0, durability: 4 } },
  regaliaWeapon(
    'Palvor Sword',
    'astra',
    1,
    'Guardian Distortion Sword',
    '2/2',
    restricted(
      levelAtLeast(1),
      triggered(
        { on: 'move', object: 'self', match: { to: 'field' } },
        {
          keyword: 'on enter',
          targets: [{ what: { player: 'any' } }],
          effects: [
            {
              do: 'move',
              what: each({ zone: 'graveyard' }, { owner: t(0) }),
              to: 'banishment',
              cause: 'banish',
              status: { faceDown: true },
              keep: 'untilLeaves',
            },
          ],
        },
      ),
    ),
  ),
  regaliaItem(
    'Everflame Staff',
    'fire',
    0,
    'Cleric Mage Staff',
    triggered(
      { on: 'damage', source: [element('fire'), subtype('Spell'), youControl] },
      { effects: [putCounters(1, 'refinement', 'self')] },
    ),
    classBonus(
      activated([banishThis], {
        as: ['subtypes', 'Spell'],
        if: { is: ['self', { counters: ['refinement', 3] }] },
        targets: [target(champion)],
        effects: [damage(4, t(0))],
      }),
    ),
  ),
];

/** Cards that make predefined tokens which are more than artifacts to be given up (111.10). */
import type { Effect, Ref, SingleFaced } from '@arbiter/engine';
import { predefinedTokens as tokens } from '../1-concepts/111.10-predefined-tokens.js';
import {
  activated,
  another,
  attacks,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  enters,
  has,
  instant,
  keyword,
  mana,
  mayPay,
  plus,
  subtype,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const attached = (token: SingleFaced, to: Ref): Effect => ({ do: 'create', token, attached: to });
const legend = (printed: SingleFaced): SingleFaced => ({
  ...printed,
  props: { ...printed.props, supertypes: ['Legendary'] },
});
const yours = [creature, youControl];
const upToOne = { min: 0, max: 1 };

export const predefinedTokenMakers = [
  creatureCard(
    'Cursed Courtier',
    '{2}{W}',
    'Human Noble',
    '3/3',
    keyword('lifelink'),
    triggered(enters, { effects: [attached(tokens['cursed role'].token, 'self')] }),
  ),
  instant('Monstrous Rage', '{R}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), plus(2, 0)), attached(tokens['monster role'].token, t(0))],
  }),
  instant('Royal Treatment', '{G}', {
    targets: [target(yours)],
    effects: [untilEndOfTurn(t(0), has('hexproof')), attached(tokens['royal role'].token, t(0))],
  }),
  creatureCard(
    'Unassuming Sage',
    '{1}{W}',
    'Human Peasant Wizard',
    '2/2',
    triggered(enters, { effects: [mayPay([mana('{2}')], [attached(tokens['sorcerer role'].token, 'self')])] }),
  ),
  legend(
    creatureCard(
      'Ellivere of the Wild Court',
      '{2}{G}{W}',
      'Human Knight',
      '4/4',
      ...[enters, attacks].map((on) =>
        triggered(on, {
          targets: [target([creature, youControl, another])],
          effects: [attached(tokens['virtuous role'].token, t(0))],
        }),
      ),
      triggered(
        {
          on: 'damage',
          source: [creature, youControl, { bears: subtype('Aura') }],
          player: 'any',
          match: { combat: true },
        },
        { effects: [draw(1)] },
      ),
    ),
  ),
  creatureCard(
    'Protective Parents',
    '{2}{W}',
    'Human Peasant',
    '3/2',
    triggered(dies, {
      targets: [target(yours, upToOne)],
      effects: [attached(tokens['young hero role'].token, t(0))],
    }),
  ),
  legend(
    creatureCard(
      'Hansk, Slayer Zealot',
      '{2}{R}{G}',
      'Human Archer',
      '4/4',
      triggered(yourUpkeep, {
        targets: [target({ player: 'opponent' })],
        effects: [{ do: 'create', token: tokens.walker.token, count: 3, who: t(0) }],
      }),
      activated([tap], { targets: [target(creature)], effects: [damage(2, t(0))] }),
      triggered(
        {
          on: 'move',
          object: [subtype('Zombie'), { controller: 'opponent' }],
          match: { from: 'battlefield', to: 'graveyard' },
        },
        { effects: [draw(1)] },
      ),
    ),
  ),
  legend(
    creatureCard(
      'Niko, Light of Hope',
      '{2}{W}{U}',
      'Human Wizard',
      '3/4',
      triggered(enters, { effects: [{ do: 'create', token: tokens.shard.token, count: 2 }] }),
      activated([mana('{2}'), tap], {
        targets: [target([creature, youControl, { not: { has: ['supertypes', 'Legendary'] } }])],
        effects: [
          { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'model' },
          {
            do: 'become',
            what: { each: [subtype('Shard'), youControl] },
            copy: t(0),
            until: { kind: 'untilStep', step: 'end', of: 'players' },
          },
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: 'model' }, to: 'battlefield', cause: 'return' }],
          },
        ],
      }),
    ),
  ),
  creatureCard(
    'Powerstone Engineer',
    '{1}{W}',
    'Human Artificer',
    '2/1',
    triggered(dies, {
      effects: [{ do: 'create', token: tokens.powerstone.token, status: { tapped: true } }],
    }),
  ),
];

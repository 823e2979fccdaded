/** Cards that only the tests of turns and combat have. */
import type { CardDefinition, Effect, Mod, Until } from '@arbiter/engine';
import {
  activated,
  attacks,
  blocks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  permanent,
  plus,
  rule,
  t,
  tap,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const atBeginning = (step: string, player: 'you' | 'any' = 'you') => ({ on: 'step', player, match: { step } }) as const;

const lasting = (until: Until, ...mods: Mod[]): Effect => ({ do: 'modify', what: t(0), mods, until });
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

/** For the tests of turns and combat: each of their files makes them its own. */
export const turnCards: CardDefinition[] = [
  // Beginnings of steps
  enchantment('Test Dawn', triggered(atBeginning('upkeep'), { effects: [gainLife(1)] })),
  enchantment('Test Noon', triggered(atBeginning('beginningOfCombat'), { effects: [gainLife(1)] })),
  enchantment('Test Dusk', triggered(atBeginning('end', 'any'), { effects: [gainLife(1)] })),
  enchantment('Test Truce', triggered(atBeginning('endOfCombat'), { effects: [gainLife(1)] })),
  instant('Test Night', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'cleanup' } }, effects: [gainLife(1)] }],
  }),
  // -2/-2 for good and +0/+2 for this turn.
  instant('Test Masquerade', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), plus(0, 2)), { do: 'counters', what: t(0), kind: '-1/-1', amount: 2 }],
  }),
  enchantment(
    'Test Beggar',
    triggered(atBeginning('draw'), {
      if: { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } },
      effects: [gainLife(1)],
    }),
  ),
  creatureCard(
    'Test Riser',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: false } }, { effects: [gainLife(5)] }),
  ),
  enchantment(
    'Test Regret',
    triggered(
      { on: 'move', object: [{ owner: 'you' }], match: { from: 'hand', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  enchantment(
    'Test Wound',
    triggered({ on: 'damage', source: creature, match: { combat: true } }, { effects: [loseLife(1, 'opponents')] }),
  ),
  // Combat
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 4 }),
  creatureCard('Test Raider', '{0}', 'Human', '2/2', continuous('self', [rule('mustAttack')])),
  creatureCard('Test Pacifist', '{0}', 'Human', '2/2', continuous('self', [rule('cantAttack')])),
  creatureCard('Test Coward', '{0}', 'Human', '2/2', continuous('self', [rule('cantBlock')])),
  creatureCard('Test Bodyguard', '{0}', 'Human', '2/2', continuous('self', [rule('mustBlock')])),
  creatureCard('Test Grunt', '{0}', 'Human', '1/1', triggered(attacks, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Loner',
    '{0}',
    'Human',
    '1/1',
    triggered({ ...attacks, match: { count: 1 } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Sentry',
    '{0}',
    'Human',
    '1/8',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered({ ...blocks, match: { first: true } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Sniper',
    '{0}',
    'Human',
    '1/8',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered(blocks, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Beast',
    '{0}',
    'Beast',
    '3/3',
    triggered({ on: 'becomesBlocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Thorn',
    '{0}',
    'Plant',
    '3/3',
    triggered({ on: 'block', source: 'self', object: creature }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Crowd',
    '{0}',
    'Beast',
    '3/3',
    triggered({ on: 'becomesBlocked', object: 'self', match: { count: 2 } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Sneak',
    '{0}',
    'Rogue',
    '1/1',
    triggered({ on: 'unblocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  enchantment('Test Drums', triggered({ on: 'attackers', player: 'you' }, { effects: [gainLife(1)] })),
  enchantment('Test Alarm', triggered({ on: 'attacked', player: 'you' }, { effects: [gainLife(1)] })),
  enchantment(
    'Test Banner',
    triggered({ on: 'attack', object: [{ has: ['subtypes', 'Bear'] }], player: 'you' }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Duelist', '{0}', 'Knight', '2/2', keyword('first strike')),
  creatureCard('Test Fencer', '{0}', 'Knight', '2/2', keyword('double strike')),
  creatureCard('Test Trampler', '{0}', 'Beast', '3/3', keyword('trample')),
  creatureCard('Test Viper', '{0}', 'Snake', '3/3', keyword('deathtouch'), keyword('trample')),
  creatureCard('Test Leech', '{0}', 'Leech', '3/3', keyword('lifelink')),
  creatureCard(
    'Test Pinger',
    '{0}',
    'Human',
    '1/1',
    activated([tap], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard('Test Bulwark', '{0}', 'Wall', '1/8', continuous('self', [rule('blocksMore', { count: 1 })])),
  creatureCard('Test Weakling', '{0}', 'Human', '0/4'),
  // Instants that change combat
  instant('Test Seize', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  instant('Test Tangle', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Petrify', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  instant('Test Shame', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), rule('cantAttack'), rule('cantBlock'))],
  }),
  instant('Test Edge', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('first strike'))] }),
  instant('Test Twin Edge', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has('double strike'))],
  }),
  instant('Test Blunt', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'loseKeyword', keyword: 'first strike' },
        { mod: 'loseKeyword', keyword: 'double strike' },
      ),
    ],
  }),
  instant('Test Ray', '{0}', {
    targets: [target({ any: [{ player: 'any' }, [permanent]] })],
    effects: [damage(4, t(0))],
  }),
  instant('Test Bear Suit', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Bear'] })],
  }),
  // Durations
  instant('Test Until Upkeep', '{0}', {
    targets: [target(creature)],
    effects: [lasting({ kind: 'untilStep', step: 'upkeep', of: 'you' }, ...plus(2, 2))],
  }),
  instant('Test Skirmish', '{0}', {
    targets: [target(creature)],
    effects: [lasting({ kind: 'endOfFight' }, ...plus(2, 2))],
  }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] }],
  }),
  instant('Test Rush', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(0, -2))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Study', '{0}', { effects: [draw(2)] }),
  instant('Test Flash Mob', '{0}', {
    effects: [
      {
        do: 'create',
        token: token(
          'Test Ghost',
          'Creature — Spirit',
          ['W'],
          '1/1',
          triggered(atBeginning('end'), { effects: [gainLife(1)] }),
        ),
        count: 1,
      },
    ],
  }),
  // Turns and phases
  instant('Test Time', '{0}', { effects: [{ do: 'extraTurn', who: 'you' }] }),
  instant('Test Gift', '{0}', { effects: [{ do: 'extraTurn', who: 'players' }] }),
  instant('Test Assault', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat', 'main'] }] }),
  instant('Test Hush', '{0}', { effects: [{ do: 'skipNext', what: 'combat', who: 'opponents' }] }),
  instant('Test Famine', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'opponents' }] }),
  instant('Test Slumber', '{0}', { effects: [{ do: 'skipNext', what: 'turn', who: 'opponents' }] }),
  enchantment('Test Stasis', continuous({ players: 'all' }, [rule('skip', { what: 'untap' })])),
  // In and out of combat
  instant('Test Ambush', '{0}', {
    effects: [
      {
        do: 'enterAttacking',
        token: token('Test Wolf', 'Creature — Wolf', ['G'], '2/2', triggered(attacks, { effects: [gainLife(1)] })),
      },
    ],
  }),
  instant('Test Retreat', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'removeFromCombat', what: t(0) }],
  }),
];

/** Clauses of effects, layers and replacement that nothing else shows (609–616). */
import type { Ability, Effect, Filter } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  asItEnters,
  continuous,
  creature,
  creatureCard,
  each,
  entering,
  gainLife,
  has,
  instant,
  rule,
  sorcery,
  t,
  target,
  token,
} from './test-cards.js';

const inGraveyard: Filter = [{ zone: 'graveyard' }, { has: ['types', 'Creature'] }];
const back = (what: Effect & { do: 'move' } extends { what: infer R } ? R : never, save?: string): Effect => ({
  do: 'move',
  what,
  to: 'battlefield',
  cause: 'return',
  controller: 'you',
  ...(save ? { save } : {}),
});
const whenEntering = (more: Partial<Ability & { kind: 'replacement' }>, object: Filter = [creature]): Ability => ({
  kind: 'replacement',
  on: 'move',
  object,
  match: { to: 'battlefield' },
  ...more,
});

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Ghoul', '{0}', 'Zombie', '2/2'),
  // Spells that their player casts have an ability as they are cast.
  creatureCard('Test Mentor', '{0}', 'Wizard', '1/1', {
    kind: 'static',
    affects: [{ zone: 'stack' }, { is: 'spell' }, { controller: 'you' }, { has: ['types', 'Instant'] }],
    mods: [has('storm')],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Rise', '{0}', { targets: [target(inGraveyard)], effects: [back(t(0))] }),
  sorcery('Test Rise All', '{0}', {
    effects: [back(each([{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', 'Creature'] }]))],
  }),
  sorcery('Test Rise Dead', '{0}', {
    targets: [target(inGraveyard)],
    effects: [
      back(t(0), 'it'),
      {
        do: 'modify',
        what: { saved: 'it' },
        mods: [{ mod: 'gain', prop: 'subtypes', values: ['Zombie'] }],
        until: { kind: 'permanent' },
        entering: true,
      },
    ],
  }),
  sorcery('Test Open Graves', '{0}', {
    effects: [
      { do: 'create', token: token('Dead', 'Creature — Zombie', ['B'], '2/2') },
      { do: 'create', token: token('Soldier', 'Creature — Soldier', ['W'], '1/1') },
    ],
  }),
  // Zombies can't come.
  creatureCard(
    'Test Ward',
    '{0}',
    'Cleric',
    '1/1',
    continuous([{ zone: 'battlefield' }, { has: ['subtypes', 'Zombie'] }, { other: true }], [rule('cantEnter')]),
  ),
  creatureCard(
    'Test Tollhouse',
    '{0}',
    'Wall',
    '0/4',
    whenEntering(
      { entering: true, unless: [{ pay: 'life', amount: 2 }], change: { status: { tapped: true } } },
      'self' as unknown as Filter,
    ),
  ),
  creatureCard(
    'Test Grave Miller',
    '{0}',
    'Zombie',
    '2/2',
    asItEnters(
      { do: 'mill', who: 'you', count: 2, save: 'milled' },
      entering({ '+1/+1': { countOf: { saved: 'milled' } } }),
    ),
  ),
  creatureCard('Test Counter Smith', '{0}', 'Dwarf', '1/1', {
    kind: 'replacement',
    on: 'counters',
    object: [creature, { controller: 'you' }],
    match: { kind: '+1/+1' },
    change: { amount: { sum: [{ event: 'amount' }, 1] } },
  }),
  creatureCard(
    'Test Mentor of Cubs',
    '{0}',
    'Bear',
    '1/1',
    whenEntering({ change: { counters: { '+1/+1': 1 } } }, [creature, { other: true }]),
  ),
);

describe('effects', () => {
  it('mtg:610.5 a spell has the ability as it is put on the stack, and so as it is cast', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Sip'], battlefield: ['Test Mentor'] }, {}]);
    game.cast(0, 'Test Sip').resolveAll();
    game.cast(0, 'Test Sip');
    // The storm ability triggered on its own casting.
    expect(game.view().stack).toHaveLength(2);
    expect(game.resolveAll().life(0)).toBe(23);
  });

  it('mtg:614.17d what it would be on the battlefield decides whether it can come there', () => {
    const game = magicPosition([
      {
        hand: ['Test Rise', 'Test Rise', 'Test Rise Dead'],
        graveyard: ['Test Cub', 'Test Ghoul'],
        battlefield: ['Test Ward'],
      },
      {},
    ]);
    game.castAt(0, 'Test Rise', { card: 'Test Ghoul' }).resolve();
    expect(game.zones('Test Ghoul')).toEqual(['graveyard']);
    game.castAt(0, 'Test Rise Dead', { card: 'Test Cub' }).resolve();
    expect(game.zones('Test Cub')).toEqual(['graveyard']);
    game.castAt(0, 'Test Rise', { card: 'Test Cub' }).resolve();
    expect(game.zones('Test Cub')).toEqual(['battlefield']);
  });

  it('mtg:111.5 no token is created that would be what an effect keeps from the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Open Graves'], battlefield: ['Test Ward'] }, {}]);
    game.castAt(0, 'Test Open Graves').resolve();
    expect([game.zones('Dead'), game.zones('Soldier')]).toEqual([[], ['battlefield']]);
    expect(game.happened('TOKEN_CREATED')).toHaveLength(1);
  });

  it('mtg:614.12b of two that enter at once no more is paid for than can be', () => {
    const game = magicPosition([
      { life: 3, hand: ['Test Rise All'], graveyard: ['Test Tollhouse', 'Test Tollhouse'] },
      {},
    ]);
    game.cast(0, 'Test Rise All').resolve();
    game.answer(0, { confirm: true });
    if (game.decision().kind === 'PAY') expect(game.refused(0, { confirm: true }).code).toBeDefined();
    while (game.decision().kind === 'PAY') game.answer(0, { confirm: false });
    expect(game.life(0)).toBe(1);
    expect(
      game
        .all('Test Tollhouse')
        .map((o) => o.tapped === true || (o.status as { tapped?: true } | undefined)?.tapped === true)
        .sort(),
    ).toEqual([false, true]);
  });

  it('mtg:614.13c what enters from the library is not among what is milled as it does', () => {
    const game = magicPosition(
      [{ hand: ['Test Dig'], library: ['Test Grave Miller', 'Test Cub', 'Test Ghoul', 'Forest'] }, {}],
      { definitions: [sorcery('Test Dig', '{0}', { effects: [back({ top: 1 })] })] },
    );
    game.cast(0, 'Test Dig').resolve();
    expect(game.figures('Test Grave Miller')).toBe('4/4');
    expect([game.zones('Test Cub'), game.zones('Test Ghoul')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:614.13c nor is what enters from there at the same time, though how it does is settled', () => {
    const game = magicPosition(
      [{ hand: ['Test Dig'], library: ['Test Cub', 'Test Grave Miller', 'Test Ghoul', 'Forest', 'Swamp'] }, {}],
      { definitions: [sorcery('Test Dig', '{0}', { effects: [back({ top: 2 })] })] },
    );
    game.cast(0, 'Test Dig').resolve();
    expect([game.zones('Test Cub'), game.figures('Test Grave Miller')]).toEqual([['battlefield'], '4/4']);
    expect(['Test Ghoul', 'Forest', 'Swamp'].map((name) => game.zones(name))).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['library'],
    ]);
  });

  it('mtg:616.1g what is contained in an event is replaced after what replaces the event', () => {
    const game = magicPosition([
      { hand: ['Test Rise'], graveyard: ['Test Cub'], battlefield: ['Test Counter Smith', 'Test Mentor of Cubs'] },
      {},
    ]);
    game.castAt(0, 'Test Rise', { card: 'Test Cub' }).resolve();
    expect(game.figures('Test Cub')).toBe('4/4');
    expect(game.happened('REPLACED').map((e) => e.action)).toEqual(['move', 'counters']);
  });
});

/** Keyword actions that cards of one group have (701.15–701.58), clause by clause. */
import type { Effect, Ref } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  each,
  enters,
  gainLife,
  instant,
  sorcery,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const spellOf = (name: string, ...effects: Effect[]) => sorcery(name, '{0}', { effects });
const at = (name: string, effect: (ref: Ref) => Effect) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [effect(t(0))] });

const goad = at('Test Goad', (what) => ({ do: 'goad', what }));

ownCards(
  at('Test Vanish', (what) => ({ do: 'move', what, to: 'hand', cause: 'return' })),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  spellOf('Test Manifest', { do: 'manifest' }),
  spellOf('Test Plot', { do: 'connive', what: each(creature, youControl) }),
  spellOf('Test Cloak', { do: 'cloak' }),
  spellOf(
    'Test Amass',
    { do: 'amass', subtype: 'Zombie', count: 0, save: 'army' },
    { do: 'counters', what: { saved: 'army' }, kind: 'charge', amount: 1 },
  ),
  creatureCard(
    'Test Scholar',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { effects: [{ do: 'connive', what: 'self' }] }),
  ),
  creatureCard(
    'Test Listener',
    '{0}',
    'Bird',
    '1/4',
    triggered({ on: 'did', object: creature, match: { what: 'explore' } }, { effects: [gainLife(1)] }),
    triggered({ on: 'did', object: creature, match: { what: 'connive' } }, { effects: [gainLife(10)] }),
  ),
  creatureCard('Test Brood', '{0}', 'Zombie Army', '2/2'),
  creatureCard('Test Giant', '{0}', 'Giant', '3/3', activated([], { effects: [{ do: 'monstrosity', count: 3 }] })),
);

describe('goad (701.15)', () => {
  /** Three players; seat 2's Bears are goaded by these before its turn, and it declares attackers. */
  const goaded = (...by: (0 | 1)[]) => {
    const handOf = (seat: 0 | 1) => by.filter((one) => one === seat).map(() => 'Test Goad');
    const game = table([{ hand: handOf(0) }, { hand: handOf(1) }, { battlefield: ['Grizzly Bears'] }], {
      definitions: [goad] as never,
      turn: { active: 1 },
    });
    for (const seat of by) {
      while (game.decision().seat !== seat) game.pass();
      game.castAt(seat, 'Test Goad', { card: 'Grizzly Bears' }).resolve();
    }
    return game.until({ turn: 6, step: 'declareAttackers' });
  };
  const attack = (player: number) => ({ assign: [{ from: { card: 'Grizzly Bears' }, to: { player } }] });

  it('mtg:701.15c each player who goaded it adds a requirement: of two it obeys one of them, whichever', () => {
    // Goaded by one of them it has no choice.
    expect(goaded(0).the('Grizzly Bears').attacking).toEqual({ player: 1 });
    for (const player of [0, 1])
      expect(goaded(0, 1).answer(2, attack(player)).the('Grizzly Bears').attacking).toEqual({ player });
    goaded(0, 1).refused(2, { assign: [] });
  });

  it('mtg:701.15d being goaded once more by the same player adds nothing', () => {
    for (const player of [0, 1])
      expect(goaded(0, 0, 1).answer(2, attack(player)).the('Grizzly Bears').attacking).toEqual({ player });
  });
});

describe('monstrous (701.37)', () => {
  it('mtg:701.37b it stays monstrous as a copy of something else, and copies of it are not', () => {
    const game = magicPosition([
      { hand: ['Test Mimicry', 'Test Twins'], battlefield: ['Test Giant', 'Grizzly Bears'] },
      {},
    ]);
    game.activate(0, 'Test Giant').resolve();
    game.cast(0, 'Test Twins', { card: 'Test Giant' }).resolve();
    expect(game.all('Test Giant').map((o) => o.designations)).toEqual([['monstrous'], undefined]);
    const [giant] = game.all('Test Giant');
    game.cast(0, 'Test Mimicry', { object: String(giant?.id) }, { card: 'Grizzly Bears' }).resolve();
    expect(game.all('Test Giant')[0]).toMatchObject({ name: 'Grizzly Bears', designations: ['monstrous'], power: 5 });
  });
});

describe('what may not enter face down (701.40, 701.58)', () => {
  const put = (spell: string, library: string[]) =>
    magicPosition([{ hand: [spell], library }, { battlefield: ["Grafdigger's Cage"] }])
      .cast(0, spell)
      .resolve();

  it('mtg:701.40f a card that may not enter is not manifested: it stays what and where it is', () => {
    const game = put('Test Manifest', ['Hill Giant', 'Forest']);
    expect([game.zones('Hill Giant'), game.the('Hill Giant', 'library').name]).toEqual([['library'], 'Hill Giant']);
    expect(JSON.stringify(game.view(0).objects)).not.toContain('Hill Giant');
    expect(put('Test Manifest', ['Forest', 'Forest']).all('Forest')).toMatchObject([{ faceDown: true, power: 2 }]);
  });

  it('mtg:701.58f nor is it cloaked', () => {
    const game = put('Test Cloak', ['Hill Giant', 'Forest']);
    expect(game.zones('Hill Giant')).toEqual(['library']);
    expect(put('Test Cloak', ['Forest', 'Forest']).all('Forest')).toMatchObject([{ faceDown: true, power: 2 }]);
  });
});

describe('what has left before it explores or connives (701.44, 701.50)', () => {
  it('mtg:701.44c who controlled it reveals, and it has explored', () => {
    const game = magicPosition([
      {
        hand: ['Merfolk Branchwalker', 'Test Vanish'],
        library: ['Island', 'Shock'],
        battlefield: ['Test Listener', ...lands(2, 'Forest')],
      },
      {},
    ]);
    game.cast(0, 'Merfolk Branchwalker').resolve();
    game.castAt(0, 'Test Vanish', { card: 'Merfolk Branchwalker' }).resolve().resolve();
    expect([game.zones('Merfolk Branchwalker'), game.zones('Island')]).toEqual([['hand'], ['hand']]);
    expect(game.resolveAll().life(0)).toBe(21);
  });

  it('mtg:701.50c who controlled it draws and discards, and it has connived', () => {
    const game = magicPosition([
      { hand: ['Test Scholar', 'Test Vanish'], library: ['Island', 'Forest'], battlefield: ['Test Listener'] },
      {},
    ]);
    game.cast(0, 'Test Scholar').resolve().castAt(0, 'Test Vanish', { card: 'Test Scholar' }).resolve().resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
    game.choose(0, { card: 'Test Scholar' });
    expect([game.zones('Island'), game.zones('Test Scholar')]).toEqual([['hand'], ['graveyard']]);
    expect(game.resolveAll().life(0)).toBe(30);
  });
});

describe('several that connive (701.50)', () => {
  it('mtg:701.50d they do so one after another, in the order that their controller chooses', () => {
    const game = magicPosition([
      {
        hand: ['Test Plot', 'Forest'],
        library: ['Island', 'Shock', 'Swamp'],
        battlefield: ['Memnite', 'Grizzly Bears'],
      },
      {},
    ]);
    game.cast(0, 'Test Plot').resolve();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 0 });
    game.choose(0, { card: 'Grizzly Bears' });
    // The second draws only when the first has discarded.
    expect([game.decision().kind, game.hand(0)]).toEqual(['DISCARD', 2]);
    game.choose(0, { card: 'Forest' });
    expect([game.decision().kind, game.hand(0)]).toEqual(['DISCARD', 2]);
    game.choose(0, { card: 'Shock' });
    expect([game.figures('Grizzly Bears'), game.figures('Memnite')]).toEqual(['2/2', '2/2']);
  });
});

describe('amass (701.47)', () => {
  it('mtg:701.47c the amassed Army is the one that was chosen, whether or not it got counters', () => {
    const game = magicPosition([{ hand: ['Test Amass'], battlefield: ['Test Brood'] }, {}]);
    game.cast(0, 'Test Amass').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Brood' });
    expect(game.the('Test Brood').counters).toEqual({ charge: 1 });
  });
});

/** Words that cards of many decks need: each plays what its rule says. */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  anyTarget,
  continuous,
  control,
  creature,
  creatureCard,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  opponentControls,
  putCounters,
  returnToHand,
  t,
  target,
  token,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const spellOf = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const denied = (name: string, more: { to?: string; position?: 'top' }) =>
  instant(name, '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'counterOnStack', what: t(0), ...more }],
  });
const at = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });
const exiledInstead: Effect = {
  do: 'createReplacement',
  entities: { saved: 'hurt' },
  replaces: {
    on: 'move',
    object: [{ has: ['types', 'Creature'] }],
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  },
};

ownCards(
  denied('Test Deny', { to: 'exile' }),
  denied('Test Return', { to: 'hand' }),
  denied('Test Lapse', { to: 'library', position: 'top' }),
  spellOf('Test Idea', gainLife(1)),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [{ do: 'damage', to: t(0), amount: 2 }] }),
  instant('Test Sure Bolt', '{0}', {
    targets: [target(anyTarget)],
    effects: [{ do: 'damage', to: t(0), amount: 2, unpreventable: true }],
  }),
  instant('Test Shield', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: t(0), shield: 2 }],
  }),
  spellOf('Test Wildfire', { do: 'damage', to: each(creature), amount: 1, save: 'hurt' }, exiledInstead),
  spellOf(
    'Test Drain',
    { do: 'stat', stat: 'life', who: 'opponents', amount: -3, total: 'lost' },
    { do: 'stat', stat: 'life', who: 'you', amount: { number: 'lost' } },
  ),
  at('Test Strip', { do: 'clearCounters', what: t(0) }),
  at('Test Strip Charge', { do: 'clearCounters', what: t(0), kind: 'charge' }),
  at('Test Charge', putCounters(2, t(0)), putCounters(3, t(0), 'charge')),
  at('Test Oust', { do: 'move', what: t(0), to: 'library', position: 2, cause: 'return' }),
  spellOf('Test Gift', draw(1, 'opponents')),
  spellOf('Test Twins', {
    do: 'create',
    token: token('Wurm', 'Creature — Wurm', ['G'], '1/1'),
    also: [{ token: token('Snake', 'Creature — Snake', ['G'], '1/1'), count: 2 }],
  }),
  creatureCard(
    'Test Herald',
    '{1}',
    'Herald',
    '1/1',
    triggered(
      { on: 'move', object: [{ is: 'token' }], match: { to: 'battlefield' }, batch: true },
      { effects: [gainLife(1)] },
    ),
  ),
  creatureCard(
    'Test Captor',
    '{1}',
    'Captor',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      {
        targets: [target(and(creature, opponentControls))],
        effects: [
          {
            do: 'modify',
            what: t(0),
            mods: [control],
            until: { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } },
          },
        ],
      },
    ),
  ),
  at('Test Vanish', returnToHand(t(0))),
  creatureCard('Test Zealot', '{W/B}{B}{2}', 'Zealot', '2/2'),
  spellOf('Test Devotion', gainLife({ devotion: ['B'] })),
  spellOf('Test Devotion To Two', gainLife({ devotion: ['W', 'B'] })),
  spellOf('Test Share', {
    do: 'damage',
    to: 'opponents',
    amount: { quotient: [7, { count: and(creature, youControl) }], round: 'down' },
  }),
  spellOf('Test Plea', {
    do: 'if',
    if: { exists: [{ player: 'opponent' }, { controls: [creature, '>', { count: and(creature, youControl) }] }] },
    then: [draw(1)],
  }),
  spellOf('Test Uprising', {
    do: 'damage',
    from: each(creature),
    as: 'one',
    to: { controllerOf: { saved: 'one' } },
    amount: { stat: 'power', of: { saved: 'one' } },
  }),
  creatureCard(
    'Test Marshal',
    '{1}',
    'Soldier',
    '2/2',
    triggered(
      { on: 'attack', object: 'self' },
      {
        effects: [
          { do: 'enterAttacking', token: token('Recruit', 'Creature — Soldier', ['W'], '1/1'), untapped: true },
        ],
      },
    ),
  ),
  creatureCard(
    'Test Ward',
    '{1}',
    'Cleric',
    '1/1',
    keyword('protection', { from: { has: ['types', 'Instant'] }, label: 'instants' }),
  ),
  creatureCard(
    'Test Banner',
    '{1}',
    'Cleric',
    '2/2',
    continuous([{ has: ['subtypes', 'Soldier'] }], [has('vigilance')]),
  ),
);

describe('a spell that is countered', () => {
  it('mtg:701.6a goes where the effect says that counters it', () => {
    const countered = (name: string) => {
      const game = magicPosition([{ hand: ['Test Idea'], library: ['Forest'] }, { hand: [name] }]);
      game.cast(0, 'Test Idea').pass().cast(1, name).resolve();
      return [game.zones('Test Idea'), game.life(0)];
    };
    expect(countered('Test Deny')).toEqual([['exile'], 20]);
    expect(countered('Test Return')).toEqual([['hand'], 20]);
    expect(countered('Test Lapse')).toEqual([['library'], 20]);
  });
});

describe('damage', () => {
  it('mtg:615.12 that can’t be prevented is dealt, and uses up no shield', () => {
    const game = magicPosition([{ hand: ['Test Shield', 'Test Sure Bolt', 'Test Bolt'] }, {}]);
    game.cast(0, 'Test Shield', { player: 1 }).resolve();
    expect(game.cast(0, 'Test Sure Bolt', { player: 1 }).resolve().life(1)).toBe(18);
    expect(game.cast(0, 'Test Bolt', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('mtg:120.8 what was dealt none of it is none of what was dealt damage', () => {
    const game = magicPosition([
      { hand: ['Test Wildfire', 'Test Bolt', 'Test Bolt'], battlefield: ['Grizzly Bears', 'Test Ward'] },
      {},
    ]);
    game.cast(0, 'Test Wildfire').resolve();
    expect(game.cast(0, 'Test Bolt', { card: 'Grizzly Bears' }).resolve().zones('Grizzly Bears')).toEqual(['exile']);
  });

  it('mtg:120.1 each of several sources deals its own', () => {
    const game = magicPosition([
      { hand: ['Test Uprising'], battlefield: ['Grizzly Bears', 'Memnite'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Uprising').resolve();
    expect([game.life(0), game.life(1)]).toEqual([17, 18]);
  });
});

describe('numbers of players', () => {
  it('mtg:119.3 what was lost in all is known to what follows', () => {
    const game = magicPosition([{ hand: ['Test Drain'] }, {}]);
    game.cast(0, 'Test Drain').resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });

  it('mtg:107.1a a division is rounded as it says', () => {
    const game = magicPosition([{ hand: ['Test Share'], battlefield: ['Memnite', 'Memnite'] }, {}]);
    expect(game.cast(0, 'Test Share').resolve().life(1)).toBe(17);
  });

  it('mtg:109.5 a player is asked for what they control', () => {
    const drawn = (theirs: string[]) =>
      magicPosition([
        { hand: ['Test Plea'], battlefield: ['Memnite'], library: ['Forest', 'Forest'] },
        { battlefield: theirs },
      ])
        .cast(0, 'Test Plea')
        .resolve()
        .hand(0);
    expect([drawn(['Memnite']), drawn(['Memnite', 'Grizzly Bears'])]).toEqual([0, 1]);
  });
});

describe('counters', () => {
  it('mtg:122.1 all of them are removed, or all of a kind', () => {
    const left = (name: string) => {
      const game = magicPosition([{ hand: ['Test Charge', name], battlefield: ['Memnite'] }, {}]);
      game.cast(0, 'Test Charge').resolve().cast(0, name).resolve();
      return game.the('Memnite').counters ?? {};
    };
    expect([left('Test Strip'), left('Test Strip Charge')]).toEqual([{}, { '+1/+1': 2 }]);
  });
});

describe('a place in a library', () => {
  it('mtg:401.7 is counted from the top, and is the bottom where there are not so many cards', () => {
    const ousted = (library: string[]) => {
      const game = magicPosition([
        { hand: ['Test Oust', 'Test Gift', 'Test Gift'] },
        { battlefield: ['Grizzly Bears'], library },
      ]);
      game.cast(0, 'Test Oust').resolve();
      return [0, 1].map(() => game.cast(0, 'Test Gift').resolve().zones('Grizzly Bears')[0]);
    };
    expect(ousted(['Forest', 'Island', 'Swamp'])).toEqual(['library', 'hand']);
    expect(ousted([])[0]).toBe('hand');
  });
});

describe('several kinds of tokens', () => {
  it('mtg:701.7a are created at the same time', () => {
    const game = magicPosition([{ hand: ['Test Twins'], battlefield: ['Test Herald'] }, {}]);
    game.cast(0, 'Test Twins').resolve().resolveAll();
    expect([game.all('Wurm').length, game.all('Snake').length, game.life(0)]).toEqual([1, 2, 21]);
  });
});

describe('an effect that lasts for as long as something is so', () => {
  const captured = () =>
    magicPosition([
      { hand: ['Test Captor', 'Test Vanish', 'Test Vanish'], battlefield: lands(1, 'Swamp') },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Test Captor');
  it('mtg:611.2b ends once it is not so any more', () => {
    const game = captured().resolve().resolveAll();
    expect(game.the('Grizzly Bears').controller).toBe(0);
    game.cast(0, 'Test Vanish', { card: 'Test Captor' }).resolve();
    expect(game.the('Grizzly Bears').controller).toBe(1);
  });
  it('mtg:611.2b never begins where it is not so', () => {
    const game = captured().resolve();
    game.cast(0, 'Test Vanish', { card: 'Test Captor' }).resolve().resolveAll();
    expect(game.the('Grizzly Bears').controller).toBe(1);
  });
});

describe('devotion', () => {
  it('mtg:700.5 counts the symbols of permanents you control', () => {
    const game = magicPosition([
      { hand: ['Test Devotion', 'Test Devotion To Two'], battlefield: ['Test Zealot', 'Memnite'] },
      { battlefield: ['Test Zealot'] },
    ]);
    expect(game.cast(0, 'Test Devotion').resolve().life(0)).toBe(22);
    expect(game.cast(0, 'Test Devotion To Two').resolve().life(0)).toBe(24);
  });
});

describe('a creature that enters attacking', () => {
  it('mtg:508.4 is untapped where it does not say that it is tapped', () => {
    const game = magicPosition([{ battlefield: ['Test Marshal'] }, {}]).until({ step: 'declareAttackers' });
    game.attack(0, 'Test Marshal').resolve();
    expect(game.the('Recruit').tapped ?? false).toBe(false);
  });
});

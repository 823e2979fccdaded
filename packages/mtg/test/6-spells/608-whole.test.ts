/** Resolving to the end: actions on several at once, choices on the way, and what becomes of the spell (602.2a, 608.2). */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  another,
  card,
  control,
  creature,
  creatureCard,
  destroy,
  discard,
  gainLife,
  instant,
  opponentControls,
  spell,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from './test-cards.js';

const toHand = { do: 'move', what: 'self', to: 'hand', cause: 'return' } as const;
const definitions = [
  creatureCard(
    'Test Mourner',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [creature, another], match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Great Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature }] }),
  instant('Test Rot', '{0}', { effects: [discard(1, 'opponents')] }),
  instant('Test Echo', '{0}', { effects: [toHand, gainLife(3)] }),
  card('Test Twice', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      spell({
        modes: {
          min: 2,
          max: 2,
          choices: [
            { label: 'return', effects: [toHand] },
            { label: 'gain', effects: [gainLife(3)] },
          ],
        },
      }),
    ],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Loan', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard('Test Monk', '{0}', 'Monk', '1/1', activated([], { effects: [gainLife(1)] })),
  creatureCard('Test Captain', '{2}', 'Human', '1/1', {
    kind: 'static',
    affects: [creature, another],
    mods: [{ mod: 'add', stat: 'power', value: 1 }],
  }),
  instant('Test Borrow', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { owner: 'opponent' }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'card' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  card('Test Mercy', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'stat',
        player: 'you',
        match: { stat: 'life' },
        if: { compare: [{ stat: 'life', of: 'you' }, '<', 10] },
        change: { amount: { times: [{ event: 'amount' }, 2] } },
      },
    ],
  }),
  card('Test Kismet', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: [creature, opponentControls],
        match: { to: 'battlefield' },
        change: { status: { tapped: true } },
      },
    ],
  }),
  instant('Test Heal', '{0}', { effects: [gainLife(3)] }),
];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
const inGraveyard = (game: ReturnType<typeof play>, seat: number): unknown[] => {
  const graveyard = game.view().zones.find((z) => z.id === 'graveyard' && z.owner === seat);
  return graveyard && 'objects' in graveyard ? graveyard.objects.map((id) => game.view().objects[id]?.card) : [];
};

describe('activating (602.2a)', () => {
  it('mtg:602.2a the ability is the topmost object, and who activated it controls it, whoever owns its source', () => {
    const game = play({ hand: ['Test Loan'] }, { battlefield: ['Test Monk'] })
      .cast(0, 'Test Loan')
      .resolve();
    game.activate(0, 'Test Monk');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Test Monk', controller: 0 }]);
    expect(game.resolve().life(0)).toBe(21);
    const below = play({ hand: ['Test Rot'], battlefield: ['Test Monk'] }, { hand: ['Shock'] });
    below.cast(0, 'Test Rot').activate(0, 'Test Monk');
    expect(below.view().stack.map((s) => s.card)).toEqual(['Test Monk', 'Test Rot']);
    expect([below.resolve().life(0), below.hand(1)]).toEqual([21, 1]);
  });
});

describe('proposing (601.2a)', () => {
  it('mtg:601.2a who casts a spell controls it, whoever owns the card', () => {
    const game = play({ hand: ['Test Borrow'] }, { graveyard: ['Test Heal'] })
      .cast(0, 'Test Borrow')
      .resolve();
    expect(game.cast(0, 'Test Heal').view().stack).toMatchObject([{ card: 'Test Heal', controller: 0 }]);
  });
});

describe('following instructions (608.2)', () => {
  it('mtg:608.2f what several players sacrifice goes at the same time: each creature sees the others leave', () => {
    const game = play(
      { hand: ['Test Great Edict'], battlefield: ['Test Mourner'] },
      { battlefield: ['Grizzly Bears'] },
    );
    game.cast(0, 'Test Great Edict').resolve();
    expect([game.zones('Grizzly Bears'), game.view().stack.length]).toEqual([['graveyard'], 1]);
    expect(game.view().stack).toMatchObject([{ card: 'Test Mourner' }]);
  });

  it('mtg:608.2d mtg-2003:413.2c who discards chooses what, as the effect is applied', () => {
    const game = play({ hand: ['Test Rot'] }, { hand: ['Shock', 'Murder'] })
      .cast(0, 'Test Rot')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 1, min: 1, max: 1 });
    expect(game.choose(1, { card: 'Murder' }).zones('Murder')).toEqual(['graveyard']);
  });

  it('mtg:608.2m a spell that has left the stack by its own instruction goes on to its end', () => {
    const game = play({ hand: ['Test Echo'] })
      .cast(0, 'Test Echo')
      .resolve();
    expect([game.zones('Test Echo'), game.life(0)]).toEqual([['hand'], 23]);
  });

  it('mtg:608.2m so does a modal one, mode by mode', () => {
    const game = play({ hand: ['Test Twice'] })
      .cast(0, 'Test Twice')
      .resolve();
    expect([game.zones('Test Twice'), game.life(0)]).toEqual([['hand'], 23]);
  });

  it('mtg:608.2n mtg-2003:401.3 a spell goes to its owner’s graveyard, and an ability ceases to exist', () => {
    const game = play({ hand: ['Test Borrow'] }, { graveyard: ['Test Heal'] })
      .cast(0, 'Test Borrow')
      .resolve();
    game.cast(0, 'Test Heal').resolve();
    expect([game.life(0), inGraveyard(game, 1)]).toEqual([23, ['Test Heal']]);
    const monk = play({ battlefield: ['Test Monk'] })
      .activate(0, 'Test Monk')
      .resolve();
    expect([monk.view().stack, monk.life(0)]).toEqual([[], 21]);
  });
});

describe('resolving one after another (608.1, 608.3a)', () => {
  it('mtg:608.1 each time all pass the top of the stack resolves, and no more', () => {
    const game = play({ hand: ['Test Heal'], battlefield: ['Test Monk'] })
      .cast(0, 'Test Heal')
      .activate(0, 'Test Monk');
    game.pass();
    expect([game.view().stack.length, game.decision().seat]).toEqual([2, 1]);
    game.pass();
    expect([game.view().stack.map((s) => s.card), game.life(0), game.decision().seat]).toEqual([['Test Heal'], 21, 0]);
    expect(game.pass().pass().life(0)).toBe(24);
  });

  it('mtg:608.1 who passed before another player acted has to pass again before anything resolves', () => {
    const game = play({ hand: ['Test Heal'] }, { battlefield: ['Test Monk'] })
      .cast(0, 'Test Heal')
      .pass();
    game.activate(1, 'Test Monk').pass();
    expect([game.view().stack.length, game.decision().seat, game.life(1)]).toEqual([2, 0, 20]);
    expect(game.pass().life(1)).toBe(21);
  });

  it('mtg:608.3a mtg-2003:214.8b a permanent spell enters under the control of who cast it, whoever owns it', () => {
    const game = play({ hand: ['Test Borrow'] }, { graveyard: ['Memnite'] })
      .cast(0, 'Test Borrow')
      .resolve();
    expect(game.cast(0, 'Memnite').resolve().the('Memnite')).toMatchObject({ controller: 0, owner: 1 });
  });
});

describe('replacing (614)', () => {
  it('mtg:614.1 mtg-2003:419.1 a replacement effect applies where it says, and only while its condition holds', () => {
    const gained = (life: number) =>
      play({ life, hand: ['Test Heal'], battlefield: ['Test Mercy'] })
        .cast(0, 'Test Heal')
        .resolve()
        .life(0) - life;
    expect([gained(10), gained(9)]).toEqual([3, 6]);
  });

  it('mtg:614.12 what enters is looked at as it will be: whoever will control it, not who owns it', () => {
    const enters = (mine: string[], theirs: string[]) =>
      play({ hand: ['Test Borrow'], battlefield: mine }, { graveyard: ['Memnite'], battlefield: theirs })
        .cast(0, 'Test Borrow')
        .resolve()
        .cast(0, 'Memnite')
        .resolve()
        .the('Memnite').tapped;
    expect([enters([], ['Test Kismet']), enters(['Test Kismet'], [])]).toEqual([true, false]);
  });
});

describe('where things are (701.8a, 611.3b)', () => {
  it('mtg:701.8a a destroyed creature goes to its owner’s graveyard, whoever controls it', () => {
    const game = play(
      { hand: ['Test Slay'], battlefield: [] },
      { battlefield: [{ card: 'Hill Giant', controller: 0 }] },
    );
    expect(game.the('Hill Giant').controller).toBe(0);
    game.cast(0, 'Test Slay').resolve();
    expect([inGraveyard(game, 1), inGraveyard(game, 0)]).toEqual([['Hill Giant'], ['Test Slay']]);
  });

  it('mtg:611.3b a static effect is not there while its source is a spell, nor once it has left', () => {
    const game = play({ hand: ['Test Captain', 'Test Slay'], battlefield: ['Grizzly Bears', ...lands(2, 'Forest')] });
    expect(game.cast(0, 'Test Captain').figures('Grizzly Bears')).toBe('2/2');
    expect(game.resolve().figures('Grizzly Bears')).toBe('3/2');
    expect(game.cast(0, 'Test Slay', { card: 'Test Captain' }).resolve().figures('Grizzly Bears')).toBe('2/2');
  });
});

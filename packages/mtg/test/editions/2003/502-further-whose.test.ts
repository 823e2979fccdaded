/** What the glossary adds to keywords (502): buyback that fails, sacrifices of what somebody else has by then; and several, turned face down. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  discard,
  exile,
  gainLife,
  instant,
  keyword,
  land,
  mana,
  permanent,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position } from './table.js';

const inYours = { exists: [{ zone: 'graveyard' as const }, { owner: 'you' as const }], atLeast: 7 };

ownCards(
  card('Test Parting Gift', {
    cost: '{0}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(1), exile('self')] }, keyword('buyback', { cost: [mana('{1}')] })],
  }),
  card('Test Keepsake', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      { kind: 'spell', targets: [target(creature)], effects: [gainLife(1)] },
      keyword('buyback', { cost: [mana('{1}')] }),
    ],
  }),
  card('Test Memory', {
    cost: '{5}',
    type: 'Instant',
    abilities: [
      { kind: 'spell', targets: [target(creature)], effects: [gainLife(1)] },
      keyword('flashback', { cost: [mana('{0}')] }),
    ],
  }),
  instant('Test Remand', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  card('Test Sting', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      { kind: 'spell', effects: [{ do: 'if', if: { paid: 'kicker' }, then: [gainLife(5)], else: [gainLife(1)] }] },
      keyword('kicker', { cost: [mana('{1}')] }),
    ],
  }),
  instant('Test Mind Rot', '{0}', { effects: [discard(1, 'opponents')] }),
  card('Test Rage', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('madness', { cost: [mana('{0}')] })],
  }),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Veil', '{0}', {
    targets: [target(creature, { min: 2, max: 2 })],
    effects: [{ do: 'status', what: t(0), status: 'faceDown' }],
  }),
  creatureCard('Test Dear', '{0}', 'Elf', '3/3', keyword('cumulative upkeep', { cost: [mana('{1}')] })),
  creatureCard('Test Echo', '{1}', 'Elf', '3/3', keyword('echo', { cost: [mana('{1}')] })),
  creatureCard('Test Fader', '{0}', 'Elf', '3/3', keyword('fading', { value: 1 })),
  creatureCard('Test Masked', '{5}', 'Elf', '4/6', keyword('morph', { cost: [mana('{1}')] })),
  creatureCard('Test Sage', '{0}', 'Druid', '1/1', activated([mana('{0}')], { if: inYours, effects: [gainLife(1)] })),
  card('Test Savant', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        effects: [{ do: 'if', if: inYours, then: [gainLife(4)], else: [gainLife(1)] }],
      },
    ],
  }),
  creatureCard(
    'Test Frost Giant',
    '{0}',
    'Giant',
    '1/1',
    continuous('self', plus(1, 1), {
      exists: [permanent, land, { keyword: 'snow-covered' }],
    }),
  ),
  instant('Test Thaw', '{0}', {
    targets: [target(land, { min: 1, max: 2 })],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'snow-covered' })],
  }),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
const at = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });

describe('buyback', () => {
  it('mtg-2003:502.16a what would go elsewhere as it resolves does not come back to the hand', () => {
    const game = position({ hand: ['Test Parting Gift'], battlefield: ['Island'] }).cast(0, 'Test Parting Gift');
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
    expect(game.resolve().zones('Test Parting Gift')).toEqual(['exile']);
    expect([game.life(0), game.hand(0)]).toEqual([21, 0]);
  });

  it('mtg-2003:502.16a a spell whose only target has left is countered, and goes to the graveyard', () => {
    const game = position({ hand: ['Test Keepsake', 'Test Recall'], battlefield: ['Island', 'Hill Giant'] });
    game.cast(0, 'Test Keepsake').answer(0, { confirm: true });
    expect([game.all('Island').every(({ tapped }) => tapped), onStack(game)]).toEqual([true, ['Test Keepsake']]);
    game.castAt(0, 'Test Recall', { card: 'Hill Giant' }).resolve().resolve();
    expect([game.zones('Test Keepsake'), game.life(0)]).toEqual([['graveyard'], 20]);
  });
});

describe('what somebody else controls by then', () => {
  const stolen = (name: string, mine: object): string[] => {
    const game = at(position(mine, { hand: ['Test Theft'] }), 5);
    expect(onStack(game)).toHaveLength(1);
    game.pass().castAt(1, 'Test Theft', { card: name }).resolve().resolve();
    // Whoever controls the ability is asked.
    expect(asked(game)).toBe('0:PAY');
    game.answer(0, { confirm: false });
    return game.zones(name);
  };

  it('mtg-2003:502.13a is not sacrificed though nobody pays', () => {
    expect(stolen('Test Dear', { battlefield: ['Test Dear', 'Island'] })).toEqual(['battlefield']);
  });

  it('mtg-2003:502.20a is not sacrificed though there is no counter to remove', () => {
    const fader = { card: 'Test Fader', counters: { fade: 1 } };
    const game = at(position({ battlefield: [fader] }, { hand: ['Test Theft'] }), 5).resolve();
    expect(game.the('Test Fader').counters).toEqual({});
    at(game, 7).pass().castAt(1, 'Test Theft', { card: 'Test Fader' }).resolve().resolve();
    expect([game.zones('Test Fader'), onStack(game)]).toEqual([['battlefield'], []]);
  });

  it('mtg-2003:502.19a is not sacrificed though echo is not paid', () => {
    const game = position({ hand: ['Test Echo'], battlefield: ['Island'] }, { hand: ['Test Theft'] });
    at(game.cast(0, 'Test Echo').resolve(), 5);
    expect(onStack(game)).toHaveLength(1);
    game.pass().castAt(1, 'Test Theft', { card: 'Test Echo' }).resolve().resolve();
    if (game.decision().kind === 'PAY') game.answer(game.decision().seat, { confirm: false });
    expect(game.zones('Test Echo')).toEqual(['battlefield']);
  });

  it('mtg-2003:502.20a loses its counters in the upkeep of whoever controls it, and is theirs to sacrifice', () => {
    const fader = { card: 'Test Fader', controller: 1, counters: { fade: 1 } };
    const game = at(position({ battlefield: [fader] }), 4);
    expect(game.resolve().the('Test Fader').counters).toEqual({});
    expect(onStack(at(game, 5))).toEqual([]);
    expect(at(game, 6).resolve().the('Test Fader', 'graveyard').owner).toBe(0);
  });
});

describe('in the other player’s turn', () => {
  const inTheirs = (mine: object): Play => position({}, mine).pass();

  it('mtg-2003:502.16a buyback is paid then as well', () => {
    const game = inTheirs({ hand: ['Test Keepsake'], battlefield: ['Island', 'Hill Giant'] });
    game.cast(1, 'Test Keepsake').answer(1, { confirm: true });
    if (!game.waiting()) game.choose(1, { card: 'Hill Giant' });
    expect([game.resolve().zones('Test Keepsake'), game.life(1)]).toEqual([['hand'], 21]);
  });

  it('mtg-2003:502.21a a kicker is paid then as well', () => {
    const game = inTheirs({ hand: ['Test Sting'], battlefield: ['Island'] }).cast(1, 'Test Sting');
    expect(game.answer(1, { confirm: true }).resolve().life(1)).toBe(25);
  });

  it('mtg-2003:502.22a an instant is played with flashback then as well', () => {
    const game = inTheirs({ graveyard: ['Test Memory'], battlefield: ['Hill Giant'] });
    game.choose(1, { kind: 'CAST', card: 'Test Memory', method: 'flashback' });
    if (!game.waiting()) game.choose(1, { card: 'Hill Giant' });
    expect([game.resolve().zones('Test Memory'), game.life(1)]).toEqual([['exile'], 21]);
  });

  it('mtg-2003:502.26b a creature is not played face down then, nor in response', () => {
    const theirs = inTheirs({ hand: ['Test Masked'], battlefield: many('Island', 3) });
    expect(offers(theirs, 'CAST', 'Test Masked')).toBe(false);
    const mine = position({ hand: ['Test Masked', 'Test Sting'], battlefield: many('Island', 3) });
    expect(offers(mine, 'CAST', 'Test Masked')).toBe(true);
    mine.cast(0, 'Test Sting').answer(0, { confirm: false });
    expect(offers(mine, 'CAST', 'Test Masked')).toBe(false);
  });
});

describe('flashback and madness', () => {
  it('mtg-2003:502.22a what would go back to the hand from the stack, or has lost its target, is removed from the game', () => {
    const after = (spell: string, on: string): string[] => {
      const mine = { graveyard: ['Test Memory'], battlefield: ['Hill Giant'], hand: [spell] };
      const game = position(mine).choose(0, { kind: 'CAST', card: 'Test Memory', method: 'flashback' });
      if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
      game.castAt(0, spell, { card: on }).resolve().resolveAll();
      expect(game.life(0)).toBe(20);
      return game.zones('Test Memory');
    };
    expect([after('Test Remand', 'Test Memory'), after('Test Recall', 'Hill Giant')]).toEqual([['exile'], ['exile']]);
  });

  it('mtg-2003:502.24a what another player’s spell, or the size of the hand, has one discard is removed and may be played', () => {
    const rot = position({ hand: ['Test Mind Rot'] }, { hand: ['Test Rage'] })
      .cast(0, 'Test Mind Rot')
      .resolve();
    expect(asked(rot)).toBe('1:MAY');
    rot.answer(1, { confirm: true }).resolve().pass();
    expect(rot.choose(1, { kind: 'CAST', card: 'Test Rage' }).resolve().life(1)).toBe(23);
    const full = position({ hand: ['Test Rage', ...many('Craw Wurm', 7)] }).until({ kind: 'CLEANUP_DISCARD' });
    full.choose(0, { card: 'Test Rage' });
    expect(asked(full)).toBe('0:MAY');
    full.answer(0, { confirm: true }).resolve();
    expect(full.choose(0, { kind: 'CAST', card: 'Test Rage' }).resolve().life(0)).toBe(23);
  });
});

describe('threshold', () => {
  const sage = (mine: number, theirs: number) =>
    position(
      { battlefield: [owned('Test Sage', 1)], graveyard: many('Forest', mine) },
      { graveyard: many('Forest', theirs) },
    ).pass();

  it('mtg-2003:502.23b whoever controls it plays its ability, by the cards in their own graveyard', () => {
    expect([sage(0, 7), sage(7, 6)].map((game) => offers(game, 'ACTIVATE', 'Test Sage'))).toEqual([true, false]);
  });

  it('mtg-2003:502.23c an instant counts the cards that are there as it resolves, and itself not', () => {
    const savant = (cards: number) =>
      position({ hand: ['Test Savant'], graveyard: many('Forest', cards) })
        .cast(0, 'Test Savant')
        .resolve()
        .life(0);
    expect([savant(6), savant(7)]).toEqual([21, 24]);
  });
});

describe('face down and snow-covered', () => {
  it('mtg-2003:502.26e each of two that an effect turns face down; what has morph may be turned up again, the other not', () => {
    const game = position(
      { hand: ['Test Veil'], battlefield: ['Test Masked', 'Island'] },
      { battlefield: ['Serra Angel', 'Island'] },
    );
    game.castAt(0, 'Test Veil', [{ card: 'Test Masked' }, { card: 'Serra Angel' }]).resolve();
    for (const name of ['Test Masked', 'Serra Angel'])
      expect(game.the(name)).toMatchObject({
        name: '',
        power: 2,
        toughness: 2,
        colors: [],
        subtypes: [],
        keywords: [],
      });
    const turning = (seat: number) => {
      while (game.decision().seat !== seat) game.pass();
      return (game.decision().options ?? []).filter(({ kind }) => kind === 'TURN_FACE_UP').map((one) => one.card);
    };
    expect([turning(0), turning(1)]).toEqual([['Test Masked'], []]);
  });

  it('mtg-2003:502.14a a land that has lost the ability is snow-covered no more, be it called so, and each of several counts', () => {
    const game = position({
      hand: ['Test Thaw'],
      battlefield: ['Test Frost Giant', 'Snow-Covered Forest', 'Snow-Covered Island'],
    });
    expect(game.figures('Test Frost Giant')).toBe('2/2');
    game.cast(0, 'Test Thaw', [{ card: 'Snow-Covered Forest' }, { card: 'Snow-Covered Island' }]).resolve();
    expect([game.figures('Test Frost Giant'), game.the('Snow-Covered Forest').name]).toEqual([
      '1/1',
      'Snow-Covered Forest',
    ]);
    expect(asked(game)).toBe('0:PRIORITY');
  });
});

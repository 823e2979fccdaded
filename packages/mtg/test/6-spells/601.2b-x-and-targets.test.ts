/** X is chosen before targets are (601.2b, 601.2c), and what is on the battlefield is what entered (603.6a, 608.2h). */
import type { Cost, Effect, TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, creature, creatureCard, instant, keyword, t, target, triggered } from './test-cards.js';

const MANA_VALUE_X = { stat: ['manaValue', '=', 'x'] as ['manaValue', '=', 'x'] };
const bounce: Effect = { do: 'move', what: t(0), to: 'hand', cause: 'return' };
const mana = (cost: string): Cost => ({ pay: 'mana', cost });
const OTHERS: TriggerPattern = {
  on: 'move',
  object: [...[creature].flat(), { controller: 'you' }, { other: true }],
  match: { to: 'battlefield' },
};
const ENTERS: TriggerPattern = { on: 'move', object: 'self', match: { to: 'battlefield' } };

ownCards(
  instant('Test Recall', '{X}{U}', { targets: [target([...[creature].flat(), MANA_VALUE_X])], effects: [bounce] }),
  creatureCard(
    'Test Ape',
    '{1}',
    'Ape',
    '1/1',
    activated([mana('{X}')], {
      targets: [target([...[creature].flat(), MANA_VALUE_X])],
      effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
    }),
  ),
  creatureCard(
    'Test Greeter',
    '{1}',
    'Unicorn',
    '2/2',
    triggered(OTHERS, {
      effects: [{ do: 'counters', what: { event: 'object' }, kind: '+1/+1', amount: 1 }],
    }),
  ),
  creatureCard(
    'Test Kicked',
    '{1}',
    'Orc',
    '1/1',
    keyword('kicker', { cost: [mana('{1}')] }),
    triggered(ENTERS, {
      if: { compare: [{ paid: 'kicker' }, '>', 0] },
      effects: [{ do: 'stat', stat: 'life', who: 'you', amount: 3 }],
    }),
  ),
  creatureCard(
    'Test Hydra',
    '{X}{G}',
    'Hydra',
    '1/1',
    triggered(ENTERS, {
      effects: [{ do: 'stat', stat: 'life', who: 'you', amount: 'x' }],
    }),
  ),
  card('Test Lizard', {
    cost: '{3}{R}',
    type: 'Creature — Lizard',
    power: 1,
    toughness: 1,
    abilities: [
      activated([{ pay: 'discard', what: 'self' }], {
        targets: [target(creature)],
        effects: [{ do: 'damage', amount: 2, to: t(0) }],
      }),
    ],
  }),
  instant('Test Ward', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [
          {
            mod: 'ability',
            ability: { kind: 'keyword', keyword: 'protection', from: { has: ['colors', 'R'] }, label: 'red' },
          },
        ],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test End', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

describe('X and targets (601.2b, 601.2c)', () => {
  const position = (hand: string[], theirs: string[], islands: number) =>
    magicPosition([{ hand, battlefield: lands(islands, 'Island') }, { battlefield: theirs }]);

  it('mtg:601.2c a spell can be cast where there is a target for some X that can be paid, and for no other', () => {
    const options = (islands: number) =>
      (position(['Test Recall'], ['Grizzly Bears'], islands).decision().options ?? []).filter((o) => o.kind === 'CAST');
    expect([options(2).length, options(3).length]).toEqual([0, 1]);
  });

  it('mtg:601.2b only an X for which there is a target is chosen', () => {
    const game = position(['Test Recall'], ['Grizzly Bears', 'Craw Wurm'], 7).cast(0, 'Test Recall');
    expect(game.decision()).toMatchObject({ kind: 'X', min: 2, max: 6 });
    expect(game.refused(0, { number: 4 }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, { number: 6 }).resolve();
    expect([game.zones('Craw Wurm'), game.zones('Grizzly Bears')]).toEqual([['hand'], ['battlefield']]);
  });

  it('mtg:602.2b an ability knows its X as its targets are chosen and as they are looked at again', () => {
    const game = magicPosition([
      { battlefield: ['Test Ape', ...lands(3, 'Island')] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    game.activate(0, 'Test Ape').answer(0, { number: 2 }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('what entered and what left (603.6a, 608.2h)', () => {
  it('mtg:603.6a what an ability says of a creature that enters it says of the permanent, not of the spell', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: ['Test Greeter', ...lands(2, 'Forest')] }, {}]);
    game.cast(0, 'Grizzly Bears').resolve().resolveAll();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:608.2h whether it was kicked, and its X, are known where it has left by then', () => {
    const kicked = magicPosition([{ hand: ['Test Kicked'], battlefield: lands(2, 'Forest') }, { hand: ['Test End'] }]);
    kicked.cast(0, 'Test Kicked').answer(0, { confirm: true }).resolve().pass().cast(1, 'Test End').resolveAll();
    expect([kicked.zones('Test Kicked'), kicked.life(0)]).toEqual([['graveyard'], 23]);
    const hydra = magicPosition([{ hand: ['Test Hydra'], battlefield: lands(4, 'Forest') }, { hand: ['Test End'] }]);
    hydra.cast(0, 'Test Hydra').answer(0, { number: 3 }).resolve().pass().cast(1, 'Test End').resolveAll();
    expect([hydra.zones('Test Hydra'), hydra.life(0)]).toEqual([['graveyard'], 23]);
  });

  it('mtg:113.7a mtg-2003:402.6 what was discarded for its ability is still the red source that it was', () => {
    const game = magicPosition([{ hand: ['Test Lizard'] }, { hand: ['Test Ward'], battlefield: ['Hill Giant'] }])
      .activate(0, 'Test Lizard')
      .pass()
      .cast(1, 'Test Ward')
      .resolveAll();
    expect([game.zones('Test Lizard'), game.the('Hill Giant').damage]).toEqual([['graveyard'], 0]);
    const hit = magicPosition([{ hand: ['Test Lizard'] }, { battlefield: ['Hill Giant'] }])
      .activate(0, 'Test Lizard')
      .resolveAll();
    expect(hit.the('Hill Giant').damage).toBe(2);
  });
});

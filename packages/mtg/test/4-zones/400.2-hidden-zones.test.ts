import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and, creature, gainLife, instant, loseLife, mana, mayPay } from '../../src/language/builders.js';

const inHand = [{ zone: 'hand' }, { owner: 'you' as const }];
const creatureCard = { has: ['types', 'Creature'] as [string, string] };
for (const definition of [
  instant('Test Show', '{0}', {
    effects: [
      { do: 'choose', save: 'shown', from: [...inHand, creatureCard], min: 0, max: 1 },
      { do: 'reveal', what: { saved: 'shown' } },
    ],
  }),
  instant('Test Must Show', '{0}', {
    effects: [
      { do: 'choose', save: 'shown', from: [...inHand, creatureCard], min: 1, max: 1 },
      { do: 'reveal', what: { saved: 'shown' } },
    ],
  }),
  instant('Test Pick', '{0}', { effects: [{ do: 'choose', save: 'card', from: inHand, min: 0, max: 1 }] }),
  instant('Test Near', '{0}', { effects: [{ do: 'choose', save: 'near', from: and(creature), min: 0, max: 1 }] }),
  instant('Test Feed', '{0}', {
    effects: [
      mayPay(
        [{ pay: 'discard', what: [creatureCard], count: 1, label: 'a creature card' }],
        [gainLife(5)],
        [loseLife(1, 'you')],
      ),
    ],
  }),
  instant('Test Feast', '{0}', {
    effects: [
      mayPay(
        [mana('{1}'), { pay: 'discard', what: [creatureCard], count: 1, label: 'a creature card' }],
        [gainLife(5)],
        [loseLife(1, 'you')],
      ),
    ],
  }),
])
  ownCards(definition);

/** What the opponent is told of what is pending. */
const toldOpponent = ({ service, state }: Play): unknown[] => service.decisions(state, 1);

describe('hidden zones (400.2)', () => {
  it.each(['Test Show', 'Test Must Show', 'Test Feed'])(
    'mtg:400.2 whether anything in a hand fits %s is not told by whether its owner is asked',
    (spell) => {
      const hands = [
        ['Hill Giant', 'Grizzly Bears'],
        ['Hill Giant', 'Mountain'],
        ['Mountain', 'Forest'],
      ];
      const told = hands.map((hand) =>
        toldOpponent(
          magicPosition([{ hand: [spell, ...hand] }, {}])
            .cast(0, spell)
            .resolve(),
        ),
      );
      expect(told[0]).toMatchObject([{ seat: 0 }]);
      expect(told[0]).not.toMatchObject([{ kind: 'PRIORITY' }]);
      expect([told[1], told[2]]).toEqual([told[0], told[0]]);
    },
  );

  it('mtg:400.2 which card of a hand enters tapped by an effect of its own is told to its owner alone', () => {
    const game = magicPosition([{ hand: ['Bala Ged Recovery // Bala Ged Sanctuary'] }, {}]);
    const id = game.the('Bala Ged Recovery // Bala Ged Sanctuary', 'hand').id;
    const played = game.service.submit(game.state, [{ seat: 0, choose: [{ kind: 'PLAY_LAND' }] }]);
    if (!played.ok) throw new Error(played.error.detail);
    const told = [0, 1, 'spectator' as const].map(
      (viewer) => game.service.redactEvents(played.value.events, viewer).find((e) => e.type === 'REPLACED')?.by,
    );
    expect(told).toEqual([id, null, null]);
  });

  it('mtg:118.3 who is asked so that nobody can tell still cannot pay', () => {
    const game = magicPosition([{ hand: ['Test Feed', 'Mountain'] }, {}])
      .cast(0, 'Test Feed')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', shape: 'CONFIRM', default: { confirm: false } });
    expect(game.service.submit(game.state, [{ seat: 0, confirm: true }])).toMatchObject({
      ok: false,
      error: { code: 'ILLEGAL_ACTION', detail: 'you have nothing to pay this with', rules: ['mtg:701.9a'] },
    });
    game.answer(0, { confirm: false });
    expect([game.life(0), game.hand(0)]).toEqual([19, 1]);
  });

  it('mtg:118.3 who has what it takes may pay', () => {
    const game = magicPosition([{ hand: ['Test Feed', 'Hill Giant', 'Mountain'] }, {}])
      .cast(0, 'Test Feed')
      .resolve();
    game.answer(0, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'COST', options: [{ card: 'Hill Giant' }] });
    game.choose(0, { card: 'Hill Giant' });
    expect([game.life(0), game.hand(0)]).toEqual([25, 1]);
  });

  it('mtg:118.3 who everybody sees cannot pay is not asked', () => {
    for (const [spell, hand] of [
      ['Test Feed', []],
      ['Test Feast', ['Hill Giant']],
    ] as const) {
      const game = magicPosition([{ hand: [spell, ...hand] }, {}])
        .cast(0, spell)
        .resolve();
      expect([game.decision().kind, game.life(0)]).toEqual(['PRIORITY', 19]);
    }
  });

  it('mtg:400.2 how many cards a hand has everybody sees, so that nobody is asked without a card', () => {
    const asked = (hand: string[]): string =>
      magicPosition([{ hand: ['Test Pick', ...hand] }, {}])
        .cast(0, 'Test Pick')
        .resolve()
        .decision().kind;
    expect([asked([]), asked(['Mountain'])]).toEqual(['PRIORITY', 'CHOOSE_OBJECTS']);
  });

  it('mtg:400.2 what lies open needs no question that has one answer', () => {
    const game = magicPosition([{ hand: ['Test Near', 'Mountain'] }, {}])
      .cast(0, 'Test Near')
      .resolve();
    expect(game.decision().kind).toBe('PRIORITY');
  });
});
